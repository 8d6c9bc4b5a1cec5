"""402.5 How instructions hang together: one after the other, by one player or each, if something is so, or at will."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from coven.games.spoils.areas.areas import BOTH
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.carry_out import carry_out, why_impossible
from coven.games.spoils.effects.choosing import is_own_secret
from coven.games.spoils.effects.meaning import amounts, conditions, references
from coven.games.spoils.effects.numbers import Numbers
from coven.games.spoils.effects.quoted import restriction_of
from coven.games.spoils.effects.records import Resolving, stands_for
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.seen.words import as_said
from coven.games.spoils.text.printing import print_options
from coven.games.spoils.text.tree import (
    Act,
    Bid,
    Both,
    ChooseNumber,
    Either,
    If,
    Instruction,
    Let,
    May,
    PlayCard,
    Put,
    Restriction,
    Verb,
    Who,
)
from coven.games.spoils.text.tree import Sequence as Steps
from coven.kernel import Flow, Question, Reason, Seat, choose

WHETHER: Final = Question(
    "whether to do it",
    "{0}: do you do it?",
    "503.1",
    "`yes`, `no`",
    declines=("no",),
    whether=True,
    also=("402.5", "506.1"),
)
WHICH_ONE: Final = Question(
    "which of these",
    "{0}: which do you choose?",
    "402.5",
    "the option in the words of the card: `draw a card`",
    only_one=(("", Reason("", "one of these is chosen")),),
    also=("401.3",),
)
WHICH_NUMBER: Final = Question(
    "which number", "Which number do you choose for X?", "410.2", "a number: `2`", declines=("0",)
)

YES: Final = "yes"
NO: Final = "no"

NOBODY: Final = Reason("402.5b", "there is nobody to do it")

# One after the other


def steps(s: SpoilsState, r: Resolving, instruction: Steps | Both) -> Flow[bool]:
    """402.5, O03 Instructions in a row, each as far as it can be done; what follows from one comes before the next."""
    completed = True
    last = len(instruction.steps) - 1
    for place, step in enumerate(instruction.steps):
        r.following = instruction.steps[place + 1] if place < last else None
        if not (yield from carry_out(s, r, step)):
            completed = False
        r.following = None
        if r.terminated:  # 314.2
            return False
        if place < last:
            yield from between(s, r)
    return completed


def between(s: SpoilsState, r: Resolving) -> Flow[None]:
    """O03 What comes between two instructions: all that follows from the first. What takes the place of something else
    happens at the same instant as that would have (506.1)."""
    if r.replacing is None:
        yield from settle(s)


def why_not_steps(s: SpoilsState, r: Resolving, instruction: Steps | Both) -> Reason | None:
    """401.2 Why not all of several instructions can be completed, or None."""
    for step in instruction.steps:
        reason = why_impossible(s, r, step)
        if reason is not None:
            return reason
    return None


# By one player, or each


Deed = Callable[[SpoilsState, Resolving, Seat, Any], Flow[bool]]


def by_doer(do: Deed) -> Callable[[SpoilsState, Resolving, Any], Flow[bool]]:
    """402.2 An instruction that a player carries out, or each player, the active player first."""

    def by_whom(s: SpoilsState, r: Resolving, instruction: Any) -> Flow[bool]:
        return _by(s, r, instruction, do)

    return by_whom


def _by(s: SpoilsState, r: Resolving, instruction: Any, do: Deed) -> Flow[bool]:
    seats = references.players(s, r, instruction.who)
    completed = bool(seats)
    outer, in_turn = r.each, r.in_turn
    r.in_turn = in_turn or instruction.who is Who.EACH
    done: list[Seat] = []
    for number, seat in enumerate(seats):
        if number:
            yield from between(s, r)  # O01: they act in turn
        r.each = seat
        if (yield from do(s, r, seat, instruction)):
            done.append(seat)
        else:
            completed = False
    r.each, r.in_turn = outer, in_turn
    carried(r, instruction, tuple(done))
    return completed


def carried(r: Resolving, instruction: Any, seats: tuple[Seat, ...]) -> None:
    """Who has carried an instruction out: 'if you do'."""
    if instruction.slot:
        r.memory().carried[instruction.slot] = seats


def by_nobody(
    do: Callable[[SpoilsState, Resolving, Any], Flow[bool]],
) -> Callable[[SpoilsState, Resolving, Any], Flow[bool]]:
    """An instruction that names no player who carries it out: 'you' do, if anybody asks."""

    def done(s: SpoilsState, r: Resolving, instruction: Any) -> Flow[bool]:
        return _done(s, r, instruction, do)

    return done


def _done(
    s: SpoilsState, r: Resolving, instruction: Any, do: Callable[[SpoilsState, Resolving, Any], Flow[bool]]
) -> Flow[bool]:
    completed = yield from do(s, r, instruction)
    carried(r, instruction, BOTH if completed else ())
    return completed


# If, at will, one of several


def conditional(s: SpoilsState, r: Resolving, instruction: If) -> Flow[bool]:
    """O46 A check at this moment: what is said to be done if it is so, or otherwise."""
    if conditions.holds(s, r, instruction.condition):
        return (yield from carry_out(s, r, instruction.then))
    if instruction.otherwise is not None:
        return (yield from carry_out(s, r, instruction.otherwise))
    return True


def why_not_conditional(s: SpoilsState, r: Resolving, instruction: If) -> Reason | None:
    if conditions.holds(s, r, instruction.condition):
        return why_impossible(s, r, instruction.then)
    return None if instruction.otherwise is None else why_impossible(s, r, instruction.otherwise)


def optional(s: SpoilsState, r: Resolving, instruction: May) -> Flow[bool]:
    """503.1#3, O07 What a player may do, the player says whether; what can't be done isn't asked about, unless that
    would tell what is in a hand."""
    if isinstance(instruction.body, Bid):  # 413.1: how one may bid and decline, the rule itself says
        return (yield from carry_out(s, r, instruction.body))
    accepted: list[Seat] = []
    seats = references.players(s, r, instruction.who)
    outer, in_turn = r.each, r.in_turn
    r.in_turn = in_turn or instruction.who is Who.EACH
    for number, seat in enumerate(seats):
        if number:
            yield from between(s, r)
        r.each = seat
        first = first_of(instruction.body)
        why_not = why_impossible(s, r, first)
        if why_not is not None and not _is_secret(s, r, seat, first):
            continue
        rule = "506.1" if r.replacing is not None else "503.1" if r.action is None else "402.5"
        answer = yield from choose(
            s,
            stands_for(r, seat),
            WHETHER.by(rule),
            (YES, NO) if why_not is None else (NO,),
            about=(r.copy,),
            always=why_not is not None,
            source=r.copy,
            why_not=Whether(r, seat, first, why_not),
            shows=_shows_whether,
        )
        if answer == YES and (yield from carry_out(s, r, instruction.body)):
            accepted.append(seat)
    r.each, r.in_turn = outer, in_turn
    carried(r, instruction, tuple(accepted))
    return True


def _is_secret(s: SpoilsState, r: Resolving, seat: Seat, instruction: Instruction) -> bool:
    """403.2a Whether it is a player's own secret, who bluffs, that this can't be done for want of such a card in hand:
    the player is asked all the same."""
    if stands_for(r, seat) != seat or not isinstance(instruction, (Act, Put, PlayCard)):
        return False
    verb = instruction.verb if isinstance(instruction, Act) else Verb.PUT if isinstance(instruction, Put) else Verb.PLAY
    return is_own_secret(s, r, seat, verb, instruction.what)


def _shows_whether(answer: str) -> str | None:
    """That something is done everybody sees; that it isn't, nobody needs to have been asked for."""
    return YES if answer == YES else None


class Whether:
    """What a player may do, while it is asked whether: what else is said may answer what would be asked next."""

    __slots__ = ("body", "r", "seat", "why_not")

    def __init__(self, r: Resolving, seat: Seat, body: Instruction, why_not: Reason | None) -> None:
        self.r = r
        self.seat = seat
        """Who may do it."""
        self.body = body
        """What would be done first."""
        self.why_not = why_not
        """Why it can't be, where that is only asked because nobody else can know."""

    def __call__(self, one: object) -> Reason | None:
        """It is done or not: nothing else is known of here."""
        return self.why_not if one == YES else None


def first_of(body: Instruction) -> Instruction:
    """What has to be possible for several instructions to begin: the others speak of what the first one finds."""
    return body.steps[0] if isinstance(body, (Steps, Both)) else body


def either(s: SpoilsState, r: Resolving, instruction: Either) -> Flow[bool]:
    """402.5, O01 One of several instructions, as a player chooses; each player after the other."""
    completed = True
    seats = references.players(s, r, instruction.who)
    outer, in_turn = r.each, r.in_turn
    r.in_turn = in_turn or instruction.who is Who.EACH
    for number, seat in enumerate(seats):
        if number:
            yield from between(s, r)
        r.each = seat
        options = dict(zip(print_options(instruction), instruction.options, strict=True))
        offered = options
        if r.costs:
            offered = {words: option for words, option in options.items() if why_impossible(s, r, option) is None}
        words = yield from choose(
            s,
            stands_for(r, seat),
            WHICH_ONE.by("401.3" if r.costs else "402.5"),
            tuple(offered),
            about=(r.copy,),
            source=r.copy,
            why_not=OneOfThese(s, r, options),
            shows=as_said,
        )
        chosen = offered[words]
        if not (yield from carry_out(s, r, chosen)):
            completed = False
    r.each, r.in_turn = outer, in_turn
    carried(r, instruction, BOTH if completed else ())
    return completed


class OneOfThese:
    """402.5, 401.2 Why one of several instructions isn't offered."""

    __slots__ = ("options", "r", "s")

    def __init__(self, s: SpoilsState, r: Resolving, options: dict[str, Instruction]) -> None:
        self.s = s
        self.r = r
        self.options = options
        """All that the text lists, by their words."""

    def __call__(self, one: object) -> Reason | None:
        option = next((self.options[words] for words in self.options if words.casefold() == one), None)
        if option is not None:
            return why_impossible(self.s, self.r, option)
        rule = "401.3" if self.r.costs else "402.5"
        return Reason(rule, f"{self.r.copy} lets you choose one of these: {'; '.join(self.options)}")


def why_not_either(s: SpoilsState, r: Resolving, instruction: Either) -> Reason | None:
    reasons = [why_impossible(s, r, option) for option in instruction.options]
    return reasons[0] if None not in reasons else None


# Numbers and restrictions


def choose_number(s: SpoilsState, r: Resolving, seat: Seat, instruction: ChooseNumber) -> Flow[bool]:
    """410.2, 410.2a, O61 A whole number from 0 up is chosen for X."""
    most = _all_there_is(s) if instruction.most is None else instruction.most
    numbers = tuple(range(instruction.least, most + 1))
    why_not = r.why_not_x
    if why_not is not None:  # 401.2, O05: what could never be met isn't offered
        numbers = tuple([number for number in numbers if why_not(number) is None]) or numbers[:1]
    number = yield from choose(
        s, seat, WHICH_NUMBER, numbers, source=r.copy, why_not=ForX(r.why_not_x, instruction, numbers), shows=as_said
    )
    r.memory().numbers[amounts.X] = number
    s.note("410.2", "X is {0}", number)
    return True


def _all_there_is(s: SpoilsState) -> int:
    """410.2 A number that bounds every choice: there is no more of anything, cards, influence or tokens, that could be
    paid, taken, lost or removed."""
    areas = [area for side in s.sides for area in (side.hand, side.deck, side.discard_pile, side.out_of_game)]
    cards = len(s.in_play) + sum(map(len, areas))
    return max(cards, *[side.influence for side in s.sides], sum([x.tokens for x in s.in_play.values()]))


class ForX:
    """410.2, 401.2 Why a number can't be chosen for X."""

    __slots__ = ("instruction", "numbers", "why_not")

    def __init__(
        self, why_not: Callable[[int], Reason | None] | None, instruction: ChooseNumber, numbers: tuple[int, ...]
    ) -> None:
        self.why_not = why_not
        self.instruction = instruction
        self.numbers = numbers

    def __call__(self, one: object) -> Reason | None:
        least, most = self.instruction.least, self.instruction.most
        fits = isinstance(one, int) and one >= least and (most is None or one <= most)
        if isinstance(one, int) and fits and self.why_not is not None:
            reason = self.why_not(one)
            if reason is not None:
                return reason
        if fits:
            return Reason("401.2", "nobody could pay or take so many")
        return Numbers("410.2", self.numbers)(one)


def let(s: SpoilsState, r: Resolving, instruction: Let) -> Flow[bool]:
    """O61 'X is its strength.': as it is now."""
    yield from ()
    measure = instruction.measure
    number = measure if isinstance(measure, int) else max(0, amounts.measure(s, r, measure))
    r.memory().numbers[amounts.X] = number
    amounts.remember_measured(s, r, measure)
    return True


def why_not_let(s: SpoilsState, r: Resolving, instruction: Let) -> Reason | None:
    """401.2, O61 X always has a value. Where a cost is only weighed, what comes after it asks for that value, if it can
    be told before anything has been chosen."""
    if r.weighing and amounts.is_known(r, instruction.measure):
        measure = instruction.measure
        number = measure if isinstance(measure, int) else max(0, amounts.measure(s, r, measure))
        r.memory().numbers[amounts.X] = number
    return None


def never_impossible(s: SpoilsState, r: Resolving, instruction: Instruction) -> Reason | None:
    """What can always be completed."""
    return None


def restriction(s: SpoilsState, r: Resolving, instruction: Restriction) -> Flow[bool]:
    """401.3a A cost that is a condition: it is met if that is so."""
    yield from ()
    return why_restricted(s, r, instruction) is None


def why_restricted(s: SpoilsState, r: Resolving, instruction: Restriction) -> Reason | None:
    """401.3a Why a restriction isn't met, or None."""
    if conditions.holds(s, r, instruction.condition):
        return None
    return Reason("401.3a", f"{r.copy} says: {restriction_of(instruction)}")


def why_nobody(s: SpoilsState, r: Resolving, instruction: Any) -> Reason | None:
    """402.5b Why there is nobody to carry an instruction out, or None."""
    return None if references.players(s, r, instruction.who) else NOBODY
