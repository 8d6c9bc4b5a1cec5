"""Why not? The rule that really forbids whatever a seat might try, from what that seat knows.

Words that name nothing, or several things, are told so without a rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from math import isinf
from typing import Final

from coven.games.spoils.areas.in_play import Copy, InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs.paying import WHICH_RESOURCE
from coven.games.spoils.course.attack import (
    why_no_attack,
    why_not_attacker,
    why_not_blocker,
    why_not_end,
    why_not_target,
)
from coven.games.spoils.course.battle import HOW_MUCH_DAMAGE, WHAT_IN_BATTLE, WHICH_ATTACKER, WHICH_BLOCKER
from coven.games.spoils.course.choices import Use
from coven.games.spoils.course.loops import AGREED, HOW_OFTEN, HOW_OFTEN_AT_MOST, NOT_SHOWN, is_closed
from coven.games.spoils.course.play_resource import NOT_A_RESOURCE, WHICH_TO_PLAY_AS_RESOURCE
from coven.games.spoils.course.playable import (
    Timing,
    is_in_stead,
    is_lent,
    why_unflippable,
    why_unplayable,
    why_unusable,
)
from coven.games.spoils.course.responses import HOW_MANY_PASS, WHICH_RESPONSE
from coven.games.spoils.course.turn import WHAT_TO_DO
from coven.games.spoils.effects.standing import abilities_of, is_resource
from coven.games.spoils.seen.words import called
from coven.kernel import Decision, Reason, Seat, could_mean, left_over, named_in, no_such, seat_name

OWN_ACTION: Final = Reason("606.1", "you cannot respond to your own actions")
NOT_YOUR_TURN: Final = Reason("602.2", "only the active player takes actions of the turn")
ALREADY_ENDING: Final = Reason("602.2d", "only the active player ends the turn, as an action of its own")
NOT_IN_HAND: Final = Reason("603.1a", "only a card in your hand can be played")
NOT_IN_HAND_AS_RESOURCE: Final = Reason("604.1a", "only a card in your hand can be played as a resource")
NO_RESOURCE_NOW: Final = Reason("203.1", "a resource can be played only when an effect instructs you to do so")
NOT_YOUR_ABILITY: Final = Reason("605.1a", "you can only use abilities of cards you control")
ATTACHED: Final = Reason("309.1a", "it is attached to something already")
NO_RESOURCE: Final = Reason("309.1", "only resources you control can be attached to pay")
TOO_MUCH: Final = Reason("608.1c", "it assigns damage equal to its strength, no more")
ENDLESS: Final = Reason("414.2b", "say a number of times: infinity is none")
NOT_OFFERED_AT_ONCE: Final = Reason("414.2b", "not so often at once: what has been repeated can be repeated again")
NO_WHOLE_NUMBER: Final = Reason("410.2", "a number of times is a whole number")
NO_TIME_TO_REPEAT: Final = Reason("414.2", "what is repeated are your actions of the turn")
NO_TIME_TO_ATTACK: Final = Reason("602.2c", "attacking is an action of the turn, not of a response or a battle")


def why_not(s: SpoilsState, decision: Decision, words: str, seat: Seat) -> Reason | None:
    """Why a seat can't do what the words say, by the rule that forbids it."""
    told = " ".join(words.casefold().split())
    if decision.kind in REPETITIONS and seat == decision.seat:
        return _number(told)
    if not _is_understood(s, decision.words(), told):
        return no_such("answer", words, decision.words())
    if seat != decision.seat:
        return _not_asked(s, decision, seat)
    kind = decision.kind
    if kind in TIMINGS:
        return _action(s, decision, seat, told, TIMINGS[kind])
    if kind == WHICH_ATTACKER.kind:
        return _in_play(s, decision, seat, told, lambda x: why_not_attacker(s, seat, x))
    if kind == WHICH_BLOCKER.kind:
        return _in_play(s, decision, seat, told, lambda x: why_not_blocker(s, x))
    if kind == WHICH_RESOURCE.kind:
        return _in_play(s, decision, seat, told, lambda x: _why_not_paid(s, seat, x))
    if kind == HOW_MUCH_DAMAGE.kind and told.isdecimal():
        return TOO_MUCH
    if kind == WHICH_TO_PLAY_AS_RESOURCE.kind:
        return _as_resource(s, decision, seat, told)
    return no_such("answer", words, decision.words())


WORD: Final = re.compile(r"[\w'-]+")
SPOKEN: Final = frozenset(
    (
        *("play", "use", "flip", "up", "attack", "end", "turn", "as", "resource"),
        *("repeat", "last", "ability", "abilities"),
        *("the", "of", "a", "my", "with", "from", "hand", "faction", "face-up", "face-down", "a's", "b's"),
    )
)
"""What can be said of any moment of the game, besides names."""


def names_nothing(s: SpoilsState, words: str, answers: Sequence[str]) -> Reason | None:
    """That words name nothing in the game, by the answers that it ever takes; None if they name something."""
    return None if _is_understood(s, answers, " ".join(words.casefold().split())) else no_such("answer", words)


def _is_understood(s: SpoilsState, answers: Sequence[str], told: str) -> bool:
    """Whether all that is said means something: names of cards and abilities, numbers, and words that are used here."""
    abilities = [ability.name for x in s.in_play.values() for _, ability in abilities_of(s, x)]
    left = WORD.findall(left_over(told, named_in(told, [*s.rulings.index, *abilities])))
    known = SPOKEN.union(*[WORD.findall(words.casefold()) for words in answers])
    return all(word in known or word.isdecimal() for word in left)


TIMINGS: Final = {
    WHAT_TO_DO.kind: Timing.TURN,
    WHICH_RESPONSE.kind: Timing.TACTIC,
    WHAT_IN_BATTLE.kind: Timing.TACTIC,
}


REPETITIONS: Final = frozenset({HOW_OFTEN.kind, HOW_OFTEN_AT_MOST.kind, HOW_MANY_PASS.kind})


def _number(told: str) -> Reason:
    """410.2, 414.2b Why something is no number of times."""
    if told.isdecimal():
        return NOT_OFFERED_AT_ONCE
    try:
        number = float(told)
    except ValueError:
        return ENDLESS
    return ENDLESS if isinf(number) else NO_WHOLE_NUMBER


def _not_asked(s: SpoilsState, decision: Decision, seat: Seat) -> Reason:
    """606.1#2, 602.1 Why a seat has nothing to say now."""
    if decision.kind == WHICH_RESPONSE.kind:
        return OWN_ACTION
    if decision.kind == WHAT_TO_DO.kind:
        return NOT_YOUR_TURN
    return Reason("", f"it is {seat_name(decision.seat)}'s decision")


def _action(s: SpoilsState, decision: Decision, seat: Seat, told: str, timing: Timing) -> Reason | None:
    verb, _, rest = told.partition(" ")
    if verb == "attack":
        return _attack(s, decision, seat, rest, timing)
    if verb == "use":
        return _use(s, decision, seat, rest)
    if told.startswith("flip up "):
        return _flip(s, decision, seat, told.removeprefix("flip up "), timing)
    if verb == "play":
        return _play(s, decision, seat, rest, timing)
    if verb == "repeat":
        return NOT_SHOWN if timing is Timing.TURN else NO_TIME_TO_REPEAT
    if verb == "end":
        return why_not_end(s, seat) if timing is Timing.TURN else ALREADY_ENDING
    return no_such("answer", told, decision.words())


def _play(s: SpoilsState, decision: Decision, seat: Seat, rest: str, timing: Timing) -> Reason | None:
    names = named_in(rest, s.rulings.index)
    if not names:
        return NO_RESOURCE_NOW if "resource" in rest else no_such("card", rest, decision.words())
    copy = _held(s.sides[seat].hand, names[0])
    return NOT_IN_HAND if copy is None else why_unplayable(s, seat, copy, timing)


def _held(hand: Iterable[Copy], name: str) -> Copy | None:
    return next((copy for copy in hand if copy.card.name == name), None)


def _flip(s: SpoilsState, decision: Decision, seat: Seat, rest: str, timing: Timing) -> Reason | None:
    found = [x for x in s.in_play.values() if x.controller == seat and named_in(rest, [x.card.name])]
    if not found:
        return no_such("card", rest, decision.words())
    reasons = [why_unflippable(s, seat, x, timing) for x in found]
    return None if None in reasons else reasons[0]


def _use(s: SpoilsState, decision: Decision, seat: Seat, rest: str) -> Reason | None:
    reasons: list[Reason | None] = []
    for x in s.in_play.values():
        for place, ability in abilities_of(s, x):
            if not named_in(rest, [ability.name]) or (" of " in rest and not named_in(rest, [x.card.name])):
                continue
            own = x.controller == seat or is_lent(s, seat, x, ability) or is_in_stead(s, seat, x)
            reasons.append(_why_not_used(s, seat, Use(x.id, x.copy, place, ability)) if own else NOT_YOUR_ABILITY)
    if not reasons:
        return no_such("ability", rest, decision.words())
    return None if None in reasons else reasons[0]


def _why_not_used(s: SpoilsState, seat: Seat, use: Use) -> Reason | None:
    return why_unusable(s, seat, use) or (AGREED if is_closed(s, use) else None)


def _attack(s: SpoilsState, decision: Decision, seat: Seat, rest: str, timing: Timing) -> Reason | None:
    if timing is not Timing.TURN:
        return NO_TIME_TO_ATTACK
    for other in s.sides:
        named = f"{seat_name(other.seat).casefold()}'s faction"
        if rest == named or (rest in ("", "faction") and other.seat != seat):  # 607.1a#2
            return why_not_target(s, seat, s.in_play[other.faction]) or why_no_attack(s, seat)
    return _in_play(s, decision, seat, rest, lambda x: why_not_target(s, seat, x) or why_no_attack(s, seat))


def _why_not_paid(s: SpoilsState, seat: Seat, x: InPlay) -> Reason | None:
    if x.controller != seat or not is_resource(s, x):
        return NO_RESOURCE
    return ATTACHED if x.attached_to else None


def _in_play(
    s: SpoilsState, decision: Decision, seat: Seat, told: str, why: Callable[[InPlay], Reason | None]
) -> Reason | None:
    """Why a card in play that the words name can't be chosen."""
    names = {called(s, seat, x): x for x in s.in_play.values()}
    exact = [x for name, x in names.items() if name.casefold() == told]
    found = exact or [x for name, x in names.items() if named_in(told, [x.card.name]) and _known_as(name, x)]
    if not found:
        return no_such("card in play", told, [*decision.words(), *names])
    reasons = [why(x) for x in found]
    if None in reasons and len(found) > 1 and not exact:
        return could_mean([name for name, x in names.items() if x in found])
    return None if None in reasons else reasons[0]


def _known_as(name: str, x: InPlay) -> bool:
    """Whether a seat that calls a card so knows which it is."""
    return x.card.name in name


def _as_resource(s: SpoilsState, decision: Decision, seat: Seat, told: str) -> Reason | None:
    names = named_in(told, s.rulings.index)
    if not names:
        return no_such("card", told, decision.words())
    copy = _held(s.sides[seat].hand, names[0])
    if copy is None:
        return NOT_IN_HAND_AS_RESOURCE
    if "up" in told and not copy.card.is_resource:
        return NOT_A_RESOURCE
    return no_such("answer", told, decision.words())
