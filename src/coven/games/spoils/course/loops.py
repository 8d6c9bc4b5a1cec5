"""414.2, 414.3 Loops of voluntary actions: shown once, and then repeated as often as is said.

What can be repeated are abilities that the active player uses as actions of the turn. It gives what doing it by hand
gives (O45): each repetition takes every step anew, and whoever else has something to say is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from coven.games.spoils.areas.areas import opponent
from coven.games.spoils.areas.moments import Moment, is_same_in_sight
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.choices import LET, NUMBERS, Attack, Choice, Play, PlayFlipped, Repeat, Use
from coven.games.spoils.course.playable import Timing, possible_plays
from coven.games.spoils.course.responses import WHICH_RESPONSE
from coven.games.spoils.effects.numbers import NOT_WHOLE, Numbers
from coven.games.spoils.effects.records import Loop, Said, Shown
from coven.games.spoils.text.tree import Place
from coven.kernel import Chance, Decision, Flow, Question, Reason, Seat, choose, player

HOW_OFTEN: Final = Question("how often", "How often do you repeat it?", "414.2b", "a number: `40`", declines=("0",))
HOW_OFTEN_AT_MOST: Final = Question(
    "how often at most",
    "What both of you have done leads back to where it began. How often is it repeated at most?{0}",
    "414.3b",
    "a number: `3`; `0`: not at all",
    declines=("0",),
)
WHERE_TO_STOP: Final = Question(
    "where to stop",
    "After how many actions of the last repetition do you stop?",
    "414.3c",
    "a number: `2`; `0`: before",
    declines=("0",),
)

LONGEST: Final = 8
"""So many abilities that were used one after the other are kept in mind."""

ENDLESS: Final = Reason("414.2b", "say a number of times: infinity is none")
NOT_AT_ONCE: Final = Reason("414.2b", "not so often at once: what has been repeated can be repeated again")
NOT_AT_ALL: Final = Reason("414.2b", "it is repeated once or more often: 0 times is not to repeat it")
NOT_SHOWN: Final = Reason("414.2a", "only what you have just done in this turn can be repeated, and without loss")
AGREED: Final = Reason("414.3b", "it has been repeated as often as was agreed")


# 414.2


class Complete(NamedTuple):
    """414.3a A choice that would begin a loop of both players again, which both have shown."""

    series: tuple[Shown, ...]


def unless_complete(s: SpoilsState, asked: Flow[Choice]) -> Flow[Choice | Complete]:
    """414.3 What a player chooses to do in the turn; if a loop of both players is complete with it, that loop."""
    what = yield from asked
    series = completes(s, what)
    return Complete(series) if series else what


def take_and_show(s: SpoilsState, seat: Seat, ask: Callable[[], Flow[Any]]) -> Flow[Any]:
    """414.2a An action of the turn is chosen and taken, and kept in mind if it can be repeated. Gives what it was."""
    showing = Showing()
    what = yield from _noting(s, s.rulings.take(s, seat, ask), showing)
    if isinstance(what, Use):
        assert showing.before is not None
        shown = Shown(what, tuple(showing.said), showing.before, showing.deeds)
        s.shown = (*s.shown[-LONGEST + 1 :], shown)
    elif isinstance(what, (Play, PlayFlipped, Attack)):
        s.shown = ()
    return what


class Showing:
    """An action of the turn while it is being taken."""

    __slots__ = ("before", "deeds", "said")

    def __init__(self) -> None:
        self.said: list[Said] = []
        self.before: Moment | None = None
        """How everything stood when it was chosen, if it is one that can be repeated."""
        self.deeds = 0


def _noting(s: SpoilsState, flow: Flow[Any], showing: Showing) -> Flow[Any]:
    """Have an action taken, and note what is answered after it was chosen; 605.1d: if that was undone and another is
    chosen, what is answered after that."""
    try:
        ask = next(flow)
        while True:
            answer = yield ask
            if isinstance(ask, Decision):
                if len(s.being_played) == 0 and ask.seat == s.active and isinstance(answer, Use):
                    showing.said = []
                    showing.before, showing.deeds = Moment(s), len(s.did)
                else:
                    showing.said.append(Said(ask.seat, ask.question.kind, answer, len(s.being_played) > 1))
            ask = flow.send(answer)
    except StopIteration as done:
        return done.value


def is_same_use(one: Any, other: Any) -> bool:
    """414.3a Whether two actions are identical: the same ability of the same card."""
    return (
        isinstance(one, Use)
        and isinstance(other, Use)
        and one.id == other.id
        and one.copy is other.copy
        and one.place == other.place
    )


def repeatable(s: SpoilsState, seat: Seat, choices: Sequence[Choice]) -> list[Choice]:
    """414.2, 414.2a The series that can be repeated: what was shown last, if it can begin again and has cost its player
    nothing. (What costs something ends by itself soon, and is repeated by hand.)"""
    found: list[Choice] = []
    for size in range(1, len(s.shown) + 1):
        first = s.shown[-size]
        if not any(is_same_use(first.what, choice) for choice in choices):
            continue
        if _is_without_loss(first.before, s, seat) and not any(
            isinstance(one, Repeat) and _is_made_of(s.shown[-size:], one.size) for one in found
        ):
            found.append(Repeat(size))
    return found


def _is_made_of(series: Sequence[Shown], size: int) -> bool:
    """Whether a series is nothing but a shorter one several times."""
    return len(series) % size == 0 and all(
        is_same_use(one.what, other.what) for one, other in zip(series, series[size:], strict=False)
    )


def _is_without_loss(before: Moment, s: SpoilsState, seat: Seat) -> bool:
    """Whether a player has as much influence and as many cards in hand and ready in play as before."""
    then, now = before.sides[seat], s.sides[seat]
    if now.influence < then.influence or len(now.hand) < len(then.hand):
        return False
    ready = [x for x in s.in_play.values() if x.controller == seat and not x.depleted and not x.attached_to]
    were = [x for x in before.in_play.values() if x.controller == seat and not x.depleted and not x.attached_to]
    return len(ready) >= len(were)


def why_not_so_often(number: object) -> Reason | None:
    """410.2, 414.2b Why something is no number of times that can be said."""
    if isinstance(number, str):
        return ENDLESS
    if number == 0:
        return NOT_AT_ALL
    return NOT_AT_ONCE if isinstance(number, int) and number >= 0 else Reason("410.2", NOT_WHOLE)


def begin_to_repeat(s: SpoilsState, seat: Seat, repeat: Repeat) -> Flow[None]:
    """414.2b A number of repetitions is chosen."""
    times = yield from choose(s, seat, HOW_OFTEN, NUMBERS, why_not=why_not_so_often)
    s.loop = Loop(s.shown[-repeat.size :], times)
    s.note("414.2b", "{0} repeats it: {1} times", player(seat), times)


def repeat_on(s: SpoilsState) -> Flow[bool]:
    """414.2, 414.2c, 414.3b, O45 The next action of what is being repeated is taken, with the answers that were given
    before. Gives False if there is none: it has been repeated often enough, or can't be repeated any further."""
    loop = s.loop
    if loop is None:
        return False
    seat = s.active
    left: int | None = None
    if loop.by_both and loop.number == loop.times:
        if loop.stop is None:
            most = sum([_actions(shown) for shown in loop.series])
            where = tuple(range(most + 1))
            why_not = Numbers("414.3c", where)
            loop = loop.stopping((yield from choose(s, seat, WHERE_TO_STOP, where, why_not=why_not)))
            s.loop = loop
        assert loop.stop is not None
        left = loop.stop - sum([_actions(shown) for shown in loop.series[: loop.place]])
    again: Choice | None = None
    if loop.number <= loop.times and (left is None or left > 0):
        shown = loop.series[loop.place]
        possible = possible_plays(s, seat, Timing.TURN)
        again = next((choice for choice in possible if is_same_use(choice, shown.what)), None)
        if again is None:
            s.note("414.2", "It can't be repeated any further")
    if again is None:
        s.loop = None
        return False
    said = shown.said if loop.by_both else [one for one in shown.said if one.seat == seat and not one.within]
    done = yield from _as_before(s, s.rulings.take(s, seat, lambda: _chosen(again)), list(said), left)
    if s.loop is not None:
        s.loop = None if done is None else s.loop.further()
    return True


def _chosen(what: Choice) -> Flow[Choice]:
    """What is to be done without anybody being asked."""
    yield from ()
    return what


def _as_before(s: SpoilsState, flow: Flow[Any], said: list[Said], left: int | None) -> Flow[Any]:
    """Have an action taken with the answers that were given before. Whoever can't give theirs again is asked, and what
    is being repeated ends with this action. `left`: after so many actions, this one being the first, nobody takes
    another (414.3c)."""
    taken = 1
    try:
        ask = next(flow)
        while True:
            answer: Any
            if isinstance(ask, Chance) or not _is_foreseen(s, ask):
                answer = yield ask
            elif (
                said
                and said[0].seat == ask.seat
                and said[0].kind == ask.question.kind
                and said[0].choice in ask.choices
            ):
                answer = ask.choices[ask.choices.index(said.pop(0).choice)]
                if _is_action(answer, ask):
                    if left is not None and taken >= left:
                        answer = LET
                        said.clear()
                    taken += 1
            elif left is not None and ask.question.kind == WHICH_RESPONSE.kind:
                answer = LET
            else:
                s.loop = None
                answer = yield ask
            ask = flow.send(answer)
    except StopIteration as done:
        return done.value


def _is_foreseen(s: SpoilsState, ask: Decision) -> bool:
    """Whether somebody is asked what was answered when the series was shown: in a loop of one player, the other player
    answers freely (414.2c), and so do both in the midst of a response."""
    loop = s.loop
    if loop is None:
        return False
    return loop.by_both or (ask.seat == s.active and len(s.being_played) < 2)


def _is_action(answer: Any, ask: Decision) -> bool:
    return ask.question.kind == WHICH_RESPONSE.kind and isinstance(answer, tuple)


def _actions(shown: Shown) -> int:
    """414.3a How many actions of both players an action and the responses to it are."""
    return 1 + len([one for one in shown.said if one.kind == WHICH_RESPONSE.kind and isinstance(one.choice, tuple)])


# 414.3


def completes(s: SpoilsState, what: Any) -> tuple[Shown, ...]:
    """414.3, 414.3a, O45 The loop of both players that is complete, since the active player is about to do what it
    began with, in the same position; () if there is none."""
    for size in range(1, len(s.shown) + 1):
        series = s.shown[-size:]
        if _is_back(s, series[0], what) and any(_actions(shown) > 1 for shown in series):
            return series
    return ()


def _is_back(s: SpoilsState, first: Shown, what: Any) -> bool:
    """O45 Whether an action would be the same as one before, in the same position; what has gone through a hand or deck
    since makes it another."""
    return (
        is_same_use(first.what, what)
        and is_same_in_sight(first.before, s)
        and not any(
            deed.origin in (Place.HAND, Place.DECK) or deed.to in (Place.HAND, Place.DECK)
            for deed in s.did.since(first.deeds)
        )
    )


def is_closed(s: SpoilsState, what: Any) -> bool:
    """414.3b Whether this would begin a loop anew that has been repeated as often as was agreed."""
    return any(_is_back(s, first, what) for first in s.closed)


def agree(s: SpoilsState, series: tuple[Shown, ...]) -> Flow[None]:
    """414.3b Both choose a number, the active player first, and the lesser one counts."""
    seat = s.active
    offered = (0, *NUMBERS)
    times = yield from choose(s, seat, HOW_OFTEN_AT_MOST, offered, about=("",), why_not=why_not_so_often)
    s.note("414.3b", "{0} would repeat it {1} times", player(seat), times)
    if times:
        other = opponent(seat)
        about = (f" ({player(seat)} says {times}.)",)
        lesser = yield from choose(s, other, HOW_OFTEN_AT_MOST, offered, about=about, why_not=why_not_so_often)
        s.note("414.3b", "{0} would repeat it {1} times", player(other), lesser)
        times = min(times, lesser)
    s.closed = (*s.closed, series[0])
    s.shown = ()
    s.loop = Loop(series, times, by_both=True) if times else None
