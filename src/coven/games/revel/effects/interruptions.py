"""4.9 Interruptions: effects that change or stop what is about to happen."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.areas import opponent
from coven.games.revel.areas.elements import Card, Element, LastKnown, Ref
from coven.games.revel.areas.moving import reveal
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import occasion_of, occasions
from coven.games.revel.effects.meaning.measuring import amount_of
from coven.games.revel.effects.meaning.references import next_draws, who_is
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.records import Happening, Interrupter, Resolving, from_where
from coven.games.revel.instructions.carry_out import carry_out
from coven.games.revel.instructions.chains import deeper
from coven.games.revel.instructions.grades import WHOLLY, Grade
from coven.games.revel.instructions.possibility import possible
from coven.games.revel.seen.words import Offered, begins, told_apart, unlike
from coven.games.revel.text.tree import Act, Draw, Every, Instead, Instruction, Stop, Tally, UpTo, Verb
from coven.kernel import GIVE_UP, Flow, Illegal, Question, Seat, choose, player, seat_name

WHICH_INTERRUPTION: Final = Question(
    "which interruption",
    "{0}. Which interruption?",
    "4.9.3",
    "of what is on the field `NAME`; from the hand `reveal NAME`, or `reveal nothing` (where one's own play has failed "
    "without, `give it up`); with how the effect begins "
    "where the card has several: `NAME: When You Would Lose Stamina`",
    declines=("reveal nothing", "give it up"),
    whether=True,
)

NOTHING: Final = "reveal nothing"

Key = tuple[Card, int]
"""An interruption: its card and the place of the effect on it."""


def may_be_interrupted(s: RevelState, verb: Verb) -> bool:
    """Whether anything could interrupt such an event: a quick look before the steps of 4.9 are gone through."""
    if verb in (s.active or active(s)).tries:
        return True
    if verb not in s.rulings.hand_effects:
        return False
    if s.rulings.bluff:
        return True
    for side in s.sides:
        for card in side.hand:
            verbs = card.sheet.hand_verbs
            if verbs and verb in verbs:
                return True
    return False


def interrupt(s: RevelState, what: Happening) -> Flow[None]:
    """4.9 Resolve the interruptions that an event makes relevant. They may stop or change it."""
    before = s.spent
    kept: set[Key] = set()
    """4.9.14 Those in hand that their player didn't reveal for this event."""
    asked: dict[tuple[Seat, Verb], tuple[Card, ...]] = {}
    """Who has revealed nothing for this event, as it was then, and with what hand."""
    s.depth += 1  # 4.9.7: no cleanup check until the event is through
    going = True
    while going:  # 4.9.9: what one has changed may make others relevant
        going = False
        for seat in (s.current, opponent(s.current)):  # 4.9.6: steps 1 to 3, then step 4
            while not what.stopped:  # 4.9.5
                there = _on_field(s, what, seat)
                hidden = _in_hand(s, what, seat, kept)
                could = _could_answer(s, what, seat, asked.get((seat, what.verb), ()))
                if not there and not hidden and not could:
                    break
                relevant = [*there, *_on_field(s, what, opponent(seat))]
                one = yield from _select(s, what, seat, there, hidden, could)
                if one is None:
                    asked[seat, what.verb] = s.sides[seat].hand
                    kept.update((other.card, other.place) for other in hidden)
                    break
                going = True
                s.spent |= {(one.card, one.place)}  # 4.9.8
                yield from _resolve(s, what, one)
                dropped = [other for other in relevant if not _still_fits(s, what, other)]  # step 2
                s.spent |= {(other.card, other.place) for other in dropped}  # 4.9.8
    s.depth -= 1
    s.spent = before  # 4.9.10


def _on_field(s: RevelState, what: Happening, seat: Seat) -> list[Interrupter]:
    return [
        one
        for one in active(s).tries.get(what.verb, ())
        if one.seat == seat and (one.card, one.place) not in s.spent and _fits(s, one, what)
    ]


def _in_hand(s: RevelState, what: Happening, seat: Seat, kept: set[Key]) -> list[Interrupter]:
    """4.9.13, revel-starter:shield.5 Those that can become relevant from the hand."""
    if what.verb not in s.rulings.hand_effects:
        return []
    found = []
    for card in s.sides[seat].hand:
        for place, effect in card.sheet.from_hand:
            if effect.event.verb is what.verb and (card, place) not in kept and (card, place) not in s.spent:
                one = Interrupter(seat, card, 0, place, effect)
                if _fits(s, one, what):
                    found.append(one)
    return found


def _could_answer(s: RevelState, what: Happening, seat: Seat, asked: tuple[Card, ...]) -> bool:
    """With `bluff`: whether the others can't know that a seat has nothing to reveal, so that it is asked anyway.

    They know it of a hand that is revealed, and of the cards in hand when the seat was `asked` before and kept them.
    """
    if not s.rulings.bluff:
        return False
    side = s.sides[seat]
    if all(card in side.revealed or card in asked for card in side.hand):
        return False
    return any(
        _fits(s, Interrupter(seat, Card(defn, seat, 0), 0, place, effect), what)
        for defn, place, effect in s.rulings.hand_effects.get(what.verb, ())
    )


def _fits(s: RevelState, one: Interrupter, what: Happening) -> bool:
    return bool(occasions(s, one.effect.event, what, one.seat, one.element, one.card, one.place))


def _still_fits(s: RevelState, what: Happening, one: Interrupter) -> bool:
    return one in active(s).tries.get(what.verb, ()) and _fits(s, one, what)


def _select(
    s: RevelState, what: Happening, seat: Seat, there: list[Interrupter], hidden: list[Interrupter], could: bool
) -> Flow[Interrupter | None]:
    """4.9.3, 4.9.14 The player picks one of theirs. Revealing one from hand is optional. `could`: the others can't
    know that there is none in hand."""
    if len(there) == 1 and not hidden and not could:  # no choice at all, so none that a repair could bar (0.5)
        return there[0]
    offered: dict[str, Interrupter | None] = {}
    for one in there:
        offered[unlike(_say(one, there, one.card.defn.called), offered)] = one
    for one in hidden:
        offered.setdefault(f"reveal {_say(one, hidden, told_apart(s, seat, one.card))}", one)
    barred = None
    if not there:
        # 0.5.8: whose play has failed without revealing may still give that up instead
        barred = None if s.attempts is None else s.attempts.bars(seat, NOTHING)
        offered[NOTHING if barred is None else GIVE_UP] = None
    words = yield from choose(
        s,
        seat,
        WHICH_INTERRUPTION,
        tuple(offered),
        say=Offered(offered),
        about=(Saying(what),),
        always=could,
    )
    if barred is not None and words == GIVE_UP and s.attempts is not None:
        s.attempts.taken.pop()  # what is barred is all that led here, and not giving it up
        raise Illegal(barred)
    return offered[words]


def _say(one: Interrupter, among: list[Interrupter], name: str) -> str:
    """An interruption by the name of its card, and by how it begins where that card has several."""
    if all(other.card is not one.card or other.place == one.place for other in among):
        return name
    return f"{name}: {begins(one)}"


def _resolve(s: RevelState, what: Happening, one: Interrupter) -> Flow[None]:
    """4.9.1 Carry out an interruption's instructions, at once."""
    if not one.element:
        if not s.is_public(one.card):  # 5.4.4: what is revealed for longer stays so
            reveal(s, one.card)
        s.note("4.9.2", "{0} reveals {1} from hand", player(one.seat), one.card)
    before = s.after(s.note("4.9.1", "{0} interrupts: {1}", one.card, Saying(what)))
    found = occasions(s, one.effect.event, what, one.seat, one.element, one.card, one.place)
    it: tuple[Ref, ...] = found[0] if found else ()
    if what.verb is Verb.DRAW and not it:
        it = next_draws(s, what.seat, what.amount)  # 5.2.3: what is about to be drawn
    occasion = occasion_of(s, one.card, one.place, it, what, what.done_to())
    r = Resolving(one.seat, one.card, one.element, one.place, occasion, event=what)
    deeper(s)
    yield from carry_out(s, r, one.effect.body)
    s.nested -= 1
    s.cause = before


def prevented(s: RevelState, what: Happening) -> Flow[bool]:
    """4.9 Let interruptions have their say. Whether they stopped the event, or had another one happen instead."""
    yield from interrupt(s, what)
    if what.stopped:
        s.note("4.9.11", "It is stopped")
        return True
    yield from happen_instead(s, what)
    return what.instead is not None


def happen_instead(s: RevelState, what: Happening) -> Flow[None]:
    """4.9.3 What interruptions made of an event happens; it is the same event still, so they don't come up again."""
    if what.instead is not None and what.changed_by is not None and not what.stopped:
        what.changed_by.settled = True
        before = s.because("4.9.4", "{0} takes the place of what was to happen", what.changed_by.card)
        deeper(s)
        yield from carry_out(s, what.changed_by, what.instead)
        s.nested -= 1
        s.cause = before


def kept_out(s: RevelState, seat: Seat, card: Card, verb: Verb) -> Flow[bool]:
    """4.9 Whether interruptions keep a card from entering the field, or from being stitched; it stays where it is."""
    if not may_be_interrupted(s, verb):
        return False
    return (yield from prevented(s, Happening(verb, seat, cards=(card,), place=from_where(s.zone_of(card)))))


def stop_possible(s: RevelState, r: Resolving, instruction: Stop) -> Grade:
    """4.9.12 An event can always be stopped."""
    return WHOLLY


def stop(s: RevelState, r: Resolving, instruction: Stop) -> Flow[Grade]:
    """4.9.11 The event interrupted does not happen."""
    yield from ()
    assert r.event is not None, "only an interruption's text is read with this in it"
    r.event.stopped = True
    return WHOLLY


def instead_possible(s: RevelState, r: Resolving, instruction: Instead) -> Grade:
    """4.9.4 What takes an event's place is as possible as it is by itself."""
    return possible(s, r, instruction.body)


def instead(s: RevelState, r: Resolving, instruction: Instead) -> Flow[Grade]:
    """4.9.4 Something else takes the place of the event interrupted."""
    yield from ()
    assert r.event is not None, "only an interruption's text is read with this in it"
    body = instruction.body
    actor = who_is(s, r, body.who) if isinstance(body, (Draw, Tally, Act)) else r.you
    _become(s, r.event, actor, r, body)
    return WHOLLY


def _become(s: RevelState, what: Happening, seat: Seat, r: Resolving, instruction: Instruction) -> None:
    """4.9.4 The event becomes another one, which the other interruptions are then held against."""
    what.instead = instruction
    what.changed_by = r
    what.element = what.subject = None
    what.cards = ()
    what.seat = seat
    what.through = None
    if isinstance(instruction, Draw):
        what.verb, what.thing = Verb.DRAW, None
    elif isinstance(instruction, Tally):
        what.verb, what.thing = instruction.verb, instruction.thing
    if isinstance(instruction, (Draw, Tally)) and not isinstance(instruction.amount, (UpTo, Every)):
        what.amount = amount_of(s, r, instruction.amount, 0)  # another one changes what this one has made of it
    if isinstance(instruction, Act):
        what.verb, what.thing = instruction.verb, None


class Saying:
    """What is about to happen, put into words only when somebody reads it."""

    __slots__ = ("on", "seat", "thing", "verb")

    def __init__(self, what: Happening) -> None:
        self.verb = what.verb
        self.seat = what.seat
        self.thing = what.thing
        self.on = what.element if what.subject is None else what.subject

    def __str__(self) -> str:
        on: Element | LastKnown | None = self.on
        named = on.element if isinstance(on, LastKnown) else on
        if self.verb is Verb.LEAVE and named is not None:
            return f"{named} is about to leave the field"
        rest = f" {self.thing}" if self.thing else f" {named}" if named is not None else ""
        return f"{seat_name(self.seat)} is about to {self.verb.value}{rest}"
