"""0.2 How possible an instruction is, judged only by what both players see (0.2.4)."""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from coven.games.revel.areas.elements import Card, Ref, Zone
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.matching import card_matches
from coven.games.revel.effects.meaning.measuring import amount_of, counted, counters_on, held, resource_card
from coven.games.revel.effects.meaning.references import (
    everything,
    is_anything,
    is_there,
    next_draws,
    owners,
    place_of,
    player,
    players,
    refs_of,
)
from coven.games.revel.effects.prohibitions import able, forbidden
from coven.games.revel.effects.resolving import Resolving
from coven.games.revel.effects.standing import Charge, active
from coven.games.revel.instructions.dependence import depends
from coven.games.revel.text.tree import (
    Act,
    All,
    Back,
    Bonus,
    Both,
    Cannot,
    CheckOverpower,
    Counters,
    Draw,
    Either,
    If,
    Instead,
    Instruction,
    Lasting,
    May,
    NextDraws,
    Noun,
    OneOf,
    Pass,
    Pay,
    Pick,
    Place,
    Sequence,
    Shuffle,
    Statement,
    Stop,
    Tally,
    This,
    Verb,
    What,
)
from coven.games.revel.text.words.often import CARD, DRAW, EACH, GAIN, HAND, PLAY, SPEND, USE
from coven.kernel import Seat


class Grade(IntEnum):
    """0.2.1 The three grades of possibility; also how far an instruction was in fact carried out."""

    NOT = 0
    PARTLY = 1
    WHOLLY = 2


NOT: Final = Grade.NOT
PARTLY: Final = Grade.PARTLY
WHOLLY: Final = Grade.WHOLLY


def possible(s: RevelState, r: Resolving, instruction: Instruction) -> Grade:
    """0.2 How possible an instruction is now, as far as both players can tell."""
    if isinstance(instruction, Pay):
        return possible(s, r, instruction.body) if payable(s, r, instruction.cost) else NOT
    if isinstance(instruction, Tally):
        if instruction.who is not EACH:
            return _tally(s, r, player(s, r, instruction.who), instruction)
        return together([_tally(s, r, seat, instruction) for seat in players(s, r, EACH)])
    if isinstance(instruction, Counters):
        return _counters(s, r, instruction)
    if isinstance(instruction, (Sequence, Both)):
        return _steps(s, r, instruction.steps)
    if isinstance(instruction, Act):
        if instruction.who is not EACH:
            return _act(s, r, player(s, r, instruction.who), instruction)
        return together([_act(s, r, seat, instruction) for seat in players(s, r, EACH)])
    if isinstance(instruction, Draw):
        return together([_draw(s, r, seat, instruction) for seat in players(s, r, instruction.who)])
    if isinstance(instruction, May):
        return possible(s, r, instruction.body)
    if isinstance(instruction, If):  # 0.2.8: supposing the condition held
        then = possible(s, r, instruction.then)
        return then if instruction.otherwise is None else max(then, possible(s, r, instruction.otherwise))
    if isinstance(instruction, Either):  # 0.4.7
        return max(possible(s, r, option) for option in instruction.options)
    if isinstance(instruction, Pass):  # 5.11.4
        return WHOLLY if player(s, r, instruction.who) == s.current and s.turn else NOT
    if isinstance(instruction, CheckOverpower):
        return WHOLLY if _there(s, r, instruction.what) else NOT
    if isinstance(instruction, Lasting):
        on = spoken_of(instruction.statement)
        return WHOLLY if on is None or _there(s, r, on) else NOT
    if isinstance(instruction, Instead):
        return possible(s, r, instruction.body)
    assert isinstance(instruction, (Shuffle, Stop))  # 3.6.6; 4.9.12
    return WHOLLY


def together(grades: list[Grade]) -> Grade:
    """0.2.2 A group of instructions: impossible if all are, wholly possible if all are, else partly."""
    if len(grades) == 1:
        return grades[0]
    if all(grade is WHOLLY for grade in grades):
        return WHOLLY
    return PARTLY if any(grade is not NOT for grade in grades) else NOT


def payable(s: RevelState, r: Resolving, cost: Instruction) -> bool:
    """0.3.6 A cost can be paid only if every instruction of it is wholly possible."""
    return possible(s, r, cost) is WHOLLY


def spoken_of(statement: Statement) -> What | None:
    """The elements that a statement made for a while is about, if it names any."""
    if isinstance(statement, Bonus):
        return statement.on
    return statement.what if isinstance(statement, Cannot) else None


def _steps(s: RevelState, r: Resolving, steps: tuple[Instruction, ...]) -> Grade:
    """Instructions in a row. What a later one refers back to is there if the one that chooses it is possible."""
    grades = []
    before = (r.unknown, r.it, r.rest)
    after = r.rest
    for place, step in enumerate(steps):
        r.rest = (*steps[place + 1 :], *after)
        grade = possible(s, r, step)
        grades.append(grade)
        if chooses(step):
            r.unknown = grade is not NOT
            if grade is NOT:
                r.it = ()
    r.unknown, r.it, r.rest = before
    return together(grades)


def chooses(instruction: Instruction) -> bool:
    """Whether later instructions may refer back to what this one acts on."""
    if isinstance(instruction, (May, Pay, Instead)):
        return chooses(instruction.body)
    if isinstance(instruction, If):
        return chooses(instruction.then)
    if isinstance(instruction, (Sequence, Both)):
        return any(chooses(step) for step in instruction.steps)
    return isinstance(instruction, (Act, Counters)) and not isinstance(_object(instruction), Back)


def _object(instruction: Act | Counters) -> What:
    return instruction.what if isinstance(instruction, Act) else instruction.on


def charges_payable(s: RevelState, seat: Seat, verb: Verb, *cards: Card) -> bool:
    """0.3.3 Whether the cost effects on an action could be paid; without payment it can't be carried out."""
    if verb not in active(s).charges:
        return True
    for one in charges(s, seat, verb, *cards):
        if one in s.weighed:
            return False  # what has to be paid so that it can be paid can't be paid
        before = s.weighed
        s.weighed = (*before, one)
        can_pay = payable(s, charged(one, seat), one.effect.cost)
        s.weighed = before
        if not can_pay:
            return False
    return True


def charges(s: RevelState, seat: Seat, verb: Verb, *cards: Card) -> list[Charge]:
    """4.3.1 The cost effects on the field that apply to an action done to these cards, or to whatever cards."""
    found = active(s).charges.get(verb)
    if not found:
        return []
    return [one for one in found if _is_charged(s, one, cards)]


def _is_charged(s: RevelState, one: Charge, cards: tuple[Card, ...]) -> bool:
    what = one.effect.what
    if what is None:
        return True
    if isinstance(what, This):
        return one.card in cards
    if not cards:
        return what.kind is CARD and not has_quality(what)
    wanted = Noun(what.kind, what.types, qualities=what.qualities)
    return any(card_matches(s, card, wanted, one.seat) for card in cards)


def cards_of(s: RevelState, refs: Iterable[Ref]) -> tuple[Card, ...]:
    """The cards that are meant, those of elements on the field included."""
    cards: list[Card] = []
    for ref in refs:
        if isinstance(ref, Card):
            cards.append(ref)
        else:
            element = s.element(ref)
            cards.extend(() if element is None else element.cards)
    return tuple(cards)


def charged(one: Charge, payer: Seat) -> Resolving:
    """A cost effect is paid by whoever acts: 'you' in it is the one who pays."""
    return Resolving(payer, one.card, one.element, one.place)


def _draw(s: RevelState, r: Resolving, seat: Seat, instruction: Draw) -> Grade:
    if forbidden(s, seat, DRAW) is not None or not charges_payable(s, seat, DRAW):
        return NOT
    deck = len(s.sides[seat].deck)
    wanted = amount_of(s, r, instruction.amount, deck)
    return drawable(s, deck, wanted)


def drawable(s: RevelState, deck: int, wanted: int) -> Grade:
    """5.2.4 How far so many cards can be drawn. In the starter edition one may overdraw (D09)."""
    if wanted <= deck or s.rulings.edition.overdraw:
        return WHOLLY
    return PARTLY if deck else NOT


def can_do(s: RevelState, r: Resolving, seat: Seat, verb: Verb, ref: Ref) -> bool:
    """Whether a verb can be done to something that both players see."""
    if forbidden(s, seat, verb, ref) is not None:
        return False
    if verb in active(s).charges and verb is not PLAY and not charges_payable(s, seat, verb, *cards_of(s, (ref,))):
        return False
    if isinstance(ref, Card):
        if verb is Verb.REVEAL:  # 5.4.2
            return not s.is_public(ref)
        if ref in s.playing:
            return False
        if verb is PLAY:
            from coven.games.revel.actions.play import why_unplayable

            return why_unplayable(s, seat, ref) is None
        if verb is Verb.PLACE:  # 3.4.12
            return ref.owner == seat and ref.defn.is_spell and _has_empty_side(s, seat)
        if verb is DRAW:
            return s.zone_of(ref) is not Zone.HAND
        return True
    if verb in (Verb.REVEAL, PLAY):
        return False
    if verb in (Verb.REMOVE, Verb.MOVE):  # 0.4.6: what has no +1 is no choice for taking one off
        return counters_on(s, ref) > 0
    if verb is Verb.PLACE:
        element = s.element(ref)
        return element is not None and element.owner == seat and element.zone is Zone.SIDE and _has_empty_side(s, seat)
    return True


def _has_empty_side(s: RevelState, seat: Seat) -> bool:
    return any(spell is None for spell in s.sides[seat].spells)


def candidates(s: RevelState, r: Resolving, seat: Seat, verb: Verb, noun: Noun) -> tuple[list[Ref], int]:
    """What a noun could mean for a verb, as far as both players see: the visible matches, and how many cards that
    are hidden from somebody might match as well (0.2.6)."""
    place = place_of(noun, verb)
    found = everything(s, r, noun, verb, seat)
    hides = place in (HAND, Place.DECK)
    visible = [ref for ref in found if not (hides and isinstance(ref, Card) and not s.is_public(ref))]
    visible = [ref for ref in visible if can_do(s, r, seat, verb, ref)]
    if verb is Verb.CHOOSE and r.rest:
        visible = [ref for ref in visible if _leaves_possible(s, r, ref)]
    if not hides:
        return visible, 0
    whole = everything(s, r, Noun(CARD, whose=noun.whose, place=place), verb, seat)
    hidden = sum(1 for ref in whole if isinstance(ref, Card) and not s.is_public(ref) and ref not in s.playing)
    if hidden and verb is not Verb.REVEAL and forbidden(s, seat, verb) is not None:
        hidden = 0
    return visible, hidden


def _leaves_possible(s: RevelState, r: Resolving, ref: Ref) -> bool:
    """0.4.8 Whether a pick leaves something possible of the instructions of this effect that depend on it."""
    later = []
    for step in r.rest:
        if depends(step):
            later.append(step)
        if chooses(step):  # from there on 'it' is something else
            break
    if not later:
        return True
    supposed = r.supposing((ref,))
    return any(possible(s, supposed, step) is not NOT for step in later)


def has_quality(noun: Noun) -> bool:
    """0.6 Whether a noun asks for particular cards and not just for a number of them."""
    return bool(noun.types or noun.qualities)


def _act(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Grade:
    if instruction.times is not None:
        instruction = counted(s, r, instruction)
    verb, what = instruction.verb, instruction.what
    if verb is not PLAY and not charges_payable(s, seat, verb):
        return NOT
    if verb is USE:
        from coven.games.revel.effects.powers import has_power_to_use

        return WHOLLY if has_power_to_use(s, seat) else NOT
    if isinstance(what, Pick):
        if what.most == 0:  # for each of nothing
            return WHOLLY
        if _plenty_hidden(s, r, seat, verb, what):
            return WHOLLY
        visible, hidden = candidates(s, r, seat, verb, what.noun)
        return _enough(len(visible) + hidden, what.least, verb, what.noun)
    if isinstance(what, All):
        if verb is Verb.SHUFFLE_IN:  # 3.6.7
            return WHOLLY
        visible, hidden = candidates(s, r, seat, verb, what.noun)
        if not visible and not hidden:
            return NOT
        return WHOLLY if len(everything(s, r, what.noun, verb, seat)) <= len(visible) + hidden else PARTLY
    if isinstance(what, NextDraws):
        return graded(len(next_draws(s, player(s, r, what.who), what.amount)), what.amount)
    if r.unknown and isinstance(what, (Back, OneOf)):
        return WHOLLY
    refs = refs_of(s, r, what, gone=False)
    doable = [ref for ref in refs if can_do(s, r, seat, verb, ref)]
    if not doable:
        return NOT
    return WHOLLY if len(doable) == len(refs) or isinstance(what, OneOf) else PARTLY


def _plenty_hidden(s: RevelState, r: Resolving, seat: Seat, verb: Verb, what: Pick) -> bool:
    """0.2.6 Whether a hand hides enough cards anyhow, whatever they are: nobody can prove that they don't match."""
    if place_of(what.noun, verb) is not HAND or forbidden(s, seat, verb) is not None:
        return False
    hidden = -len(s.playing)
    for owner in owners(s, r, what.noun, HAND, seat):
        side = s.sides[owner]
        if side.revealed:
            return False
        hidden += len(side.hand)
    return hidden >= max(1, what.least)


def graded(there: int, wanted: int) -> Grade:
    """How far something can be done so many times if it can be done as often as there is something to do it to."""
    if there >= wanted:
        return WHOLLY
    return PARTLY if there else NOT


def _enough(there: int, least: int, verb: Verb, noun: Noun) -> Grade:
    if not there:
        return NOT
    if there >= least:
        return WHOLLY
    return NOT if verb is Verb.STASH and has_quality(noun) else PARTLY  # 5.3.4


def _there(s: RevelState, r: Resolving, what: What) -> bool:
    """Whether there is anything that is meant."""
    if isinstance(what, Pick):
        return is_anything(s, r, what.noun)
    if r.unknown and isinstance(what, (Back, OneOf)):
        return True
    return any(is_there(s, ref) for ref in refs_of(s, r, what, gone=False))


def _tally(s: RevelState, r: Resolving, seat: Seat, instruction: Tally) -> Grade:
    verb, thing = instruction.verb, instruction.thing
    has = held(s, seat, thing)
    wanted = amount_of(s, r, instruction.amount, has)
    return tallied(s, seat, verb, thing, wanted, has)


def tallied(s: RevelState, seat: Seat, verb: Verb, thing: str, wanted: int, has: int) -> Grade:
    """How far a player can gain, lose or spend so much of something (5.9, 5.10)."""
    if forbidden(s, seat, verb, thing=thing) is not None:
        return NOT
    if thing == "play":
        if seat != s.current:
            return NOT
    elif thing != "Stamina" and not able(s, seat, verb, thing):  # 5.10.6
        return NOT
    if verb is GAIN:
        return WHOLLY
    if verb is SPEND:  # 5.10.5
        return WHOLLY if has >= wanted else NOT
    return graded(has, wanted)


def _counters(s: RevelState, r: Resolving, instruction: Counters) -> Grade:
    if instruction.mark is not None:
        card = resource_card(s, player(s, r, instruction.who), instruction.mark)
        return NOT if card is None or (instruction.verb is Verb.REMOVE and not card.marks) else WHOLLY
    on = instruction.on
    if instruction.verb is Verb.ADD:
        return WHOLLY if _there(s, r, on) else NOT
    if r.unknown and isinstance(on, (Back, OneOf)):
        return WHOLLY
    refs = everything(s, r, on.noun) if isinstance(on, Pick) else list(refs_of(s, r, on, gone=False))
    most = max((counters_on(s, ref) for ref in refs), default=0)
    if isinstance(on, All):
        most = sum(counters_on(s, ref) for ref in refs)
    if not most:
        return NOT
    if instruction.verb is Verb.MOVE and (instruction.to is None or not _there(s, r, instruction.to)):
        return NOT
    return graded(most, amount_of(s, r, instruction.amount, most))
