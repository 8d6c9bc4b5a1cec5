"""503 Triggers: what has happened sets them off, and they happen one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from coven.games.spoils.areas.in_play import LastKnown
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects import events
from coven.games.spoils.effects.commuting import order_matters
from coven.games.spoils.effects.facts import Said
from coven.games.spoils.effects.meaning import references
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.effects.records import Batch, Deed, Happening, Resolving, Waiting
from coven.games.spoils.effects.standing import is_active, standing
from coven.games.spoils.seen.words import ToldApart
from coven.games.spoils.text.tree import Trigger, TurnEvent, When
from coven.games.spoils.text.words.vocabulary import Point
from coven.kernel import DECLINING, Flow, Question, Reason, Seat, choose

WHICH_TRIGGER: Final = Question(
    "which trigger",
    "Several things are set off at the same time. Which happens next?",
    "503.4",
    "the name of the card; `A's NAME` where both players have one, `NAME (2)` where several are called so;"
    " `Restore Rule`, `Develop Rule` of a faction",
)

OBLIGATORY: Final = Reason("503.1", "a trigger happens, unless its own words make it optional")
NOT_SET_OFF: Final = Reason("503.4", "only what has been set off is put in order")

T = TypeVar("T")


def happened(s: SpoilsState, what: Happening) -> None:
    """503.1 Something has happened: it is kept in mind for this turn, and the triggers that look for it wait. What
    happens at one instant is told when all of it has happened (O03)."""
    s.did = s.did.and_then(Deed(what))
    if s.turn == 0 and not s.rulings.setup_triggers:  # O49
        return
    if s.before is None:
        _tell(s, what, s)
    else:
        s.untold = (*s.untold, what)


def at_once(s: SpoilsState, doing: Flow[T]) -> Flow[T]:
    """503.1, 506.1, O03 What one instruction does to several cards is one instant, whichever of them is named first.
    What it was like before decides what can happen to each and what takes its place (506.1); when everything has
    happened, it is told: what entered play or changed there, to the cards that are in play then; what left it, to those
    that were (503.1#4). What takes the place of something happens in the same instant."""
    if s.before is not None:
        return (yield from doing)
    begin_instant(s)
    done = yield from doing
    end_instant(s)
    return done


def in_its_own_time(s: SpoilsState, doing: Flow[T]) -> Flow[T]:
    """O59 What is played or fought while something else is under way takes its own course, with instants of its own."""
    before, untold = s.before, s.untold
    s.before, s.untold = None, ()
    done = yield from doing
    s.before, s.untold = before, untold
    return done


def begin_instant(s: SpoilsState) -> None:
    """From here on everything happens at one instant."""
    standing(s)
    s.before = s.copy()


def end_instant(s: SpoilsState) -> None:
    """It is over, and what has happened is told."""
    before, untold = s.before, s.untold
    s.before, s.untold = None, ()
    assert before is not None, "an instant ends that has begun"
    for what in untold:
        _tell(s, what, before)


def _tell(s: SpoilsState, what: Happening, before: SpoilsState) -> None:
    """503.1, 503.1#4, 405.4, 508.1a The triggers that look for something wait. A card that has left play still tells of
    its own leaving, and of whatever left together with it, with the text and the icons that were there before."""
    then = s
    for thing in what.things:
        if isinstance(thing, LastKnown):
            then = before
    now = standing(then).triggers
    if not now:
        return
    for key in events.heard_as(what):
        for said in now.get(key, ()):
            if events.fits(then, said, said.text.event, what) and is_active(then, said):
                for told in events.told_as(then, said, said.text.event, what):
                    _wait(s, said, told)


def _wait(s: SpoilsState, said: Said[Trigger], what: Happening | None) -> None:
    if what is not None and not what.pins and what.to is not what.origin:
        what.pins = tuple([_pin(s, thing) for thing in what.things])
    memory = None
    if not said.source:  # 402.4
        memory = Memory()
        memory.moved[0] = s.keep(said.copy)
    waiting = Waiting(said.seat, said.copy, said.source, said.place, said.text, what, memory)
    if s.log is not None and s.log.events:
        waiting.cause = s.log.events[-1] if what is None or what.line is None else what.line
    s.waiting = (*s.waiting, waiting)


def _pin(s: SpoilsState, thing: Any) -> Any:
    """402.4 What has happened to a card is referred to where the card is by then."""
    if isinstance(thing, LastKnown):
        copy = thing.was.copy
        return thing.was.id if copy.is_token else s.keep(copy)
    kept = references.keep_thing(thing)
    return kept if isinstance(kept, int) else s.keep(kept.copy)


def reached(s: SpoilsState, point: Point) -> None:
    """503.1, 204.3b, 609.1a The turn has reached a point: the triggers that look for it wait."""
    for said in standing(s).triggers.get(point, ()):
        event = said.text.event
        assert isinstance(event, TurnEvent)
        if s.active in references.players(s, said.resolving(), event.who) and is_active(s, said):
            _wait(s, said, None)
    wait_later(s, When.THIS_TURN_ENDS if point is Point.END else When.YOUR_NEXT_TURN_STARTS)


def wait_later(s: SpoilsState, when: When) -> bool:
    """What effects have put off until this point waits its turn now. Whether there was anything."""
    found = False
    for later in s.later:
        if later.when is when and (when is not When.YOUR_NEXT_TURN_STARTS or later.waiting.seat == s.active):
            s.later = tuple([one for one in s.later if one is not later])
            s.waiting = (*s.waiting, later.waiting)
            found = True
    return found


def next_trigger(s: SpoilsState, below: int) -> Flow[Waiting | None]:
    """503.4, 503.4a The trigger that happens next is chosen; None if none waits.

    Those that were set off last come first (O04): `s.waiting` has what was set off since, `s.batches` what waited
    before that, of which the first ones, `below`, are none of ours. Who decides is settled when they are set off
    (503.4#2), and doesn't change when what is left is one player's.
    """
    while len(s.batches) > below and not s.batches[-1].left:
        s.batches = s.batches[:-1]
    if s.waiting:
        s.batches = (*s.batches, Batch(decider(s, [waiting.seat for waiting in s.waiting]), s.waiting))
        s.waiting = ()
    if len(s.batches) == below:
        return None
    seat, batch = s.batches[-1]
    one = batch[0]
    if len(batch) > 1 and order_matters(s, batch):
        told = ToldApart([(_called(waiting), waiting.seat) for waiting in batch], why_not_next)
        names = dict(zip(told.cards, batch, strict=True))
        chosen = yield from choose(s, seat, WHICH_TRIGGER, tuple(names), why_not=told)
        one = names[chosen]
    s.batches = (*s.batches[:-1], Batch(seat, tuple([waiting for waiting in batch if waiting is not one])))
    return one


def why_not_next(one: object) -> Reason:
    """503.1#3, 503.4 Why something doesn't happen next, or nothing can't."""
    return OBLIGATORY if one in DECLINING else NOT_SET_OFF


def decider(s: SpoilsState, seats: Sequence[Seat]) -> Seat:
    """503.4, 503.4#2, 506.4, 506.4#2 Who decides among things of these players' cards: the one player, or if they are
    both players' the active player."""
    return seats[0] if all(seat == seats[0] for seat in seats) else s.active


def _called(waiting: Waiting) -> str:
    """A trigger by its card, or by the name that the rules of a faction have (202.7, 202.8)."""
    sheet = waiting.copy.sheet
    if waiting.place in sheet.restore_rules:
        return "Restore Rule"
    return "Develop Rule" if waiting.place in sheet.develop_rules else waiting.copy.card.name


def resolving(waiting: Waiting) -> Resolving:
    """503.1 A trigger whose turn it is, as its words are read: 407.1a, O37 by whoever controls its card by then, which
    is looked at as it is carried out."""
    kept = None if waiting.memory is None else waiting.memory.copy()
    return Resolving(waiting.seat, waiting.copy, waiting.source, waiting.place, occasion=waiting.occasion, kept=kept)
