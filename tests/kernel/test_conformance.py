"""The conformance suite: a game that keeps the contract passes it, and games that break one of its clauses fail."""

from __future__ import annotations

import dataclasses
import itertools
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Self, cast

import pytest

from coven.kernel import (
    BLUFF,
    Brings,
    Decision,
    End,
    Flow,
    Path,
    Question,
    Reason,
    Result,
    Seat,
    Secret,
    Setup,
    Table,
    choose,
    no_such,
    player,
    tie,
)
from coven.kernel.conformance import Nonconformity, conform
from coven.kernel.refusals import untrue
from coven.kernel.secrecy import Leak, keeps_secrets
from tests.kernel.tiny import GAME, WHICH_CARD, Tiny, TinyState, TinyView, deal, turn


def test_the_tiny_game_conforms() -> None:
    conform(GAME, games=100, thorough=1)


BROKEN: dict[str, type[Tiny]] = {}
"""Games that break the contract, each by what the suite is to say."""


def broken(says: str) -> Callable[[type[Tiny]], type[Tiny]]:
    def keep(game: type[Tiny]) -> type[Tiny]:
        BROKEN[says] = game
        return game

    return keep


@pytest.mark.parametrize("says", BROKEN)
def test_a_game_that_breaks_the_contract_is_found_out(says: str) -> None:
    with pytest.raises(Nonconformity) as found:
        conform(BROKEN[says](), games=12, thorough=1)
    assert says in str(found.value)
    assert "to repeat: conform(GAME, games=1, start=" in str(found.value)


# What is asked


@broken("two options read alike")
class Alike(Tiny):
    def step(self, state: TinyState) -> Flow[None]:
        return deal(state) if not state.dealt else self.ask(state)

    def ask(self, s: TinyState) -> Flow[None]:
        yield from choose(s, Seat(0), WHICH_CARD, (1, 2), say=lambda card: "a card")


@broken("an option with bad words")
class Untidy(Alike):
    def ask(self, s: TinyState) -> Flow[None]:
        yield from choose(s, Seat(0), WHICH_CARD, (1, 2), say=lambda card: f" {card}")


@broken("a needless decision")
class Needless(Alike):
    def ask(self, s: TinyState) -> Flow[None]:
        yield Decision(Seat(0), WHICH_CARD, (1,))


@broken("a decision without options")
class Nothing(Alike):
    def ask(self, s: TinyState) -> Flow[None]:
        yield Decision(Seat(0), WHICH_CARD, ())


@broken("a decision without a prompt")
class Mute(Alike):
    def ask(self, s: TinyState) -> Flow[None]:
        yield from choose(s, Seat(0), Question("which card", "", "T1", "a card"), (1, 2))


@broken("the question 'whether to pay' is not declared")
class Undeclared(Tiny):
    def questions(self) -> tuple[Question, ...]:
        return (WHICH_CARD,)


@broken("two questions of one kind")
class Twice(Tiny):
    def questions(self) -> tuple[Question, ...]:
        return (*super().questions(), Question("which card", "Which?", "T1", "a card"))


@broken("the chance 'the first player' is not declared")
class SecretChance(Tiny):
    chances = ("the cards",)


class Endless(Alike):
    def ask(self, s: TinyState) -> Flow[None]:
        yield from choose(s, Seat(0), WHICH_CARD, tuple(s.hands[0]))


def test_a_game_without_end_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coven.kernel.conformance.MOST_DECISIONS", 20)
    with pytest.raises(Nonconformity, match="no end after 20 decisions"):
        conform(Endless(), games=1)


# What is shown of it


@broken("which is not in the view")
class Nowhere(Tiny):
    def points(self, state: TinyState, decision: Decision, choice: Any) -> tuple[Path, ...]:
        return (("hand", 7),)


@broken("what asks is said to be at ('table',)")
class NobodyAsks(Tiny):
    def source(self, state: TinyState, decision: Decision) -> Path | None:
        return ("table",)


@broken("brings something without words")
class Speechless(Tiny):
    def outlook(self, state: TinyState, decision: Decision, choice: Any) -> Brings | None:
        return Brings("")


@broken("has a warning without words")
class Unwarned(Tiny):
    def warning(self, state: TinyState, decision: Decision, choice: Any) -> Reason | None:
        return Reason("T2", "")


def other_hand(state: TinyState, decision: Decision) -> int:
    return state.hands[1 - decision.seat][0] if state.hands[1 - decision.seat] else 0


@broken("points at tells 0 something hidden")
class Pointing(Tiny):
    """It points more often the higher the other player's cards are."""

    def points(self, state: TinyState, decision: Decision, choice: Any) -> tuple[Path, ...]:
        return (("hand",),) * other_hand(state, decision)


@broken("brings tells 0 something hidden")
class Boasting(Tiny):
    def outlook(self, state: TinyState, decision: Decision, choice: Any) -> Brings | None:
        return Brings(f"more than {other_hand(state, decision)}")


@broken("the warning of 'pay' tells 0 something hidden")
class Warning(Tiny):
    def warning(self, state: TinyState, decision: Decision, choice: Any) -> Reason | None:
        return Reason("T2", f"beware of {other_hand(state, decision)}")


@broken("imagining changed what asks")
class Betraying(Tiny):
    def source(self, state: TinyState, decision: Decision) -> Path | None:
        return (("hand",), ("laid",), ("paid",), None)[other_hand(state, decision) % 4]


@broken("is no plain value")
class Unspeakable(Tiny):
    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        view: Any = {1, 2}  # a set has no order that two processes would agree on
        return TinyView(0, view, 0, (), ())

    def points(self, state: TinyState, decision: Decision, choice: Any) -> tuple[Path, ...]:
        return ()

    def source(self, state: TinyState, decision: Decision) -> Path | None:
        return None


@broken("a view that JSON can't carry")
class Unheard(Tiny):
    """A spectator sees a number that is none."""

    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        view = super().view(state, seat)
        return view if seat is not None else dataclasses.replace(view, others=cast(int, float("nan")))


# What is told


class Telling(Tiny):
    def step(self, state: TinyState) -> Flow[None]:
        return deal(state) if not state.dealt else self.tell(state)

    def tell(self, s: TinyState) -> Flow[None]:
        yield from turn(s)


@broken("('drawer',) is not in the view")
class Lost(Telling):
    def tell(self, s: TinyState) -> Flow[None]:
        s.move(1, ("hand",), ("drawer",), (Seat(0),))
        s.note("T1", "Something is lost")
        yield from turn(s)


@broken("a line of the log without words")
class Blank(Telling):
    def tell(self, s: TinyState) -> Flow[None]:
        s.note("T1", "")
        yield from turn(s)


@broken("why B can't")
class Telltale(Tiny):
    def why_not(self, state: TinyState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        return Reason("T1", f"the other holds {other_hand(state, decision)}")


@broken("is let through with any words after it")
class Gullible(Tiny):
    """B may say anything."""

    def why_not(self, state: TinyState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        return None if seat == 1 else super().why_not(state, decision, words, seat)


@broken("can't '")
class Overheard(Tiny):
    """Who isn't asked is told what the other may answer."""

    def why_not(self, state: TinyState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        if seat != decision.seat:
            return Reason("T1", f"the other holds {state.hands[decision.seat]}")
        return super().why_not(state, decision, words, seat)


@broken("is let through, which is the beginning of")
class HalfHeard(Alike):
    """B may begin what A is asked."""

    def ask(self, s: TinyState) -> Flow[None]:
        yield from choose(s, Seat(0), WHICH_CARD, tuple(s.hands[0]), say=lambda card: f"low, {card}")
        s.result = tie(2, "that was all", "T3")

    def points(self, state: TinyState, decision: Decision, choice: Any) -> tuple[Path, ...]:
        return ()

    def why_not(self, state: TinyState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        return None if words == "low" and seat == 1 else super().why_not(state, decision, words, seat)


@broken("is not refused by 'T3' after the end")
class Deaf(Tiny):
    """What was offered a moment ago names nothing any more."""

    def names_nothing(self, state: TinyState, words: str, seat: Seat | None) -> Reason | None:
        return no_such("card", words)


@broken("is not refused, and not taken either")
class Lenient(Tiny):
    """What was played before isn't refused."""

    def why_not(self, state: TinyState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        own = seat == decision.seat and words.isdigit()
        return None if own else super().why_not(state, decision, words, seat)


@broken("is refused for one reason, and then for another")
class Wavering(Tiny):
    """Its reasons are never twice the same."""

    told = 0

    def why_not(self, state: TinyState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        self.told += 1
        return Reason("T1", f"for the reason {self.told}")


class Denying(Table):
    """It refuses what it takes."""

    def why_not(self, words: str, seat: Seat | int | None = None) -> Reason | None:
        return Reason("T1", "not that")


def test_a_table_that_refuses_what_it_takes_is_found_out() -> None:
    table = Denying(GAME, GAME.settle(), 3)
    words = table.options.words()[0]
    assert untrue(table, words) == f"{words!r} is refused, and taken: not that (T1)"
    assert untrue(Table(GAME, GAME.settle(), 3), words) is None


@broken("is refused without a reason")
class Curt(Tiny):
    """It says nothing of numbers that aren't in hand."""

    def why_not(self, state: TinyState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        reason = super().why_not(state, decision, words, seat)
        return Reason("T1", " ") if reason is not None and reason.rule else reason


@broken("who isn't asked")
class EitherSeat(Tiny):
    """Either seat may play what one of them holds."""

    def why_not(self, state: TinyState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        return None if words in decision.words() else super().why_not(state, decision, words, seat)


@broken("the question to")
class Leading(Alike):
    """The prompt speaks of the other hand."""

    def questions(self) -> tuple[Question, ...]:
        return (Question("which card", "You have it, against {0}?", "T1", "a card"),)

    def ask(self, s: TinyState) -> Flow[None]:
        yield from choose(s, Seat(0), self.questions()[0], tuple(s.hands[0]), about=(s.hands[1][0],))
        s.result = tie(2, "that was all", "T3")


@broken("a view that can be changed: Loose is not frozen")
class Thawed(Tiny):
    def view(self, state: TinyState, seat: Seat | None) -> Any:
        return Loose(super().view(state, seat))

    def points(self, state: TinyState, decision: Decision, choice: Any) -> tuple[Path, ...]:
        return ()

    def source(self, state: TinyState, decision: Decision) -> Path | None:
        return None


@dataclass
class Loose:
    inside: TinyView


class Bluffing(Tiny):
    """The other player is asked whether to look, but only with a high card."""

    options = (BLUFF,)

    def questions(self) -> tuple[Question, ...]:
        return (*super().questions(), WHETHER_TO_LOOK)

    def step(self, state: TinyState) -> Flow[None]:
        return deal(state) if not state.dealt else self.look(state)

    def look(self, s: TinyState) -> Flow[None]:
        other = Seat(1 - s.current)
        if max(s.hands[other], default=0) > 6:
            yield from choose(s, other, WHETHER_TO_LOOK, ("look",), always=True)
        yield from turn(s)


WHETHER_TO_LOOK = Question("whether to look", "Look?", "T1", "`look`")


def test_with_bluff_being_asked_may_not_depend_on_what_is_hidden() -> None:
    with pytest.raises(Nonconformity, match="who is asked depends on what can't be known"):
        conform(Bluffing(), games=12, thorough=1, setups=[{"options": {"bluff": True}}])
    conform(Bluffing(), games=12, thorough=1)  # without the option that is how it is


@broken("the log of")
class Gossip(Telling):
    """Everybody hears of the hand of whoever's turn it is not."""

    def tell(self, s: TinyState) -> Flow[None]:
        s.note("T1", "{0} has {1}", player(Seat(1 - s.current)), str(s.hands[1 - s.current]))
        yield from turn(s)


@broken("depends on what")
class Whisper(Telling):
    """A secret goes to the wrong ear."""

    def tell(self, s: TinyState) -> Flow[None]:
        hand = str(s.hands[1 - s.current])
        s.note("T1", "{0} has {1}", player(Seat(1 - s.current)), Secret(hand, (s.current,), "some cards"))
        yield from turn(s)


@broken("the log of B depends on what can't be known")
class Afterthought(Telling):
    """A secret is told when the step is over, to everybody: the next step knows nothing of it."""

    def tell(self, s: TinyState) -> Flow[None]:
        seat = s.current
        yield from turn(s)
        s.note("T1", "{0} still has {1}", player(seat), str(s.hands[seat]))


# How it ends


class Ending(Tiny):
    """It ends after the deal."""

    def step(self, state: TinyState) -> Flow[None]:
        return deal(state) if not state.dealt else self.finish(state)

    def finish(self, s: TinyState) -> Flow[None]:
        yield from choose(s, Seat(0), WHICH_CARD, tuple(s.hands[0]))
        s.result = self.end()

    def end(self) -> Result:
        raise AssertionError("each of the games below says how it ends")


@broken("1 ends for 2 seats")
class HalfEnded(Ending):
    def end(self) -> Result:
        return Result((End.LOST,), "somebody lost", "T3")


@broken("1 scores for 2 seats")
class HalfScored(Ending):
    def end(self) -> Result:
        return Result((End.LOST, End.WON), "somebody lost", "T3", (1.0,))


@broken("a result without words")
class Silent(Ending):
    def end(self) -> Result:
        return Result((End.LOST, End.LOST), "", "T3")


# Copies, records and deals


class Sharing(TinyState):
    """A copy shares the cards that were laid."""

    __slots__ = ()

    def copy(self) -> Sharing:
        twin = Sharing()
        twin.restore(self)
        twin.hands, twin.paid = [hand[:] for hand in self.hands], [paid[:] for paid in self.paid]
        twin.rest, twin.full_control = self.rest[:], self.full_control
        return twin


@broken("playing on a fork changed the original")
class Shared(Tiny):
    def start(self, setup: Setup) -> TinyState:
        return Sharing()


@broken("a fork with another fingerprint")
class Restless(Tiny):
    def position(self, state: TinyState) -> dict[str, Any]:
        return {**super().position(state), "now": random.random()}


@broken("a position that is another one when it is read again: rest")
class Forgetful(Tiny):
    def place(self, setup: Setup, position: Mapping[str, Any]) -> TinyState:
        state = super().place(setup, position)
        state.rest = []
        return state


@broken("imagined deals are always the truth: `redeal` deals nothing")
class Trusting(Tiny):
    def redeal(self, state: TinyState, now: TinyState, seat: Seat, rng: random.Random) -> None:
        pass


@broken("imagines with the same dice depends on what can't be known")
class Stirring(Tiny):
    """What is dealt anew depends on how it lay: the dice say what changes places."""

    def redeal(self, state: TinyState, now: TinyState, seat: Seat, rng: random.Random) -> None:
        hand = [*state.hands[1 - seat], *state.rest]
        rng.shuffle(hand)
        size = len(state.hands[1 - seat])
        state.hands[1 - seat], state.rest = sorted(hand[:size]), hand[size:]


@broken("imagining changed what 0 sees: hand.0: 2 and 1")
class Reshuffled(Tiny):
    def redeal(self, state: TinyState, now: TinyState, seat: Seat, rng: random.Random) -> None:
        state.hands[0] = [1, 2, 3]


@broken("what B may answer depends on")
class Peeked(Tiny):
    """The view keeps a seat's own hand back, and so does every reason; and the redeal takes it away."""

    def why_not(self, state: TinyState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        return super(Tiny, self).why_not(state, decision, words, seat)

    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        return TinyView(0, tuple(0 for _ in range(9)), 0, ((0,) * 9, (0,) * 9), ((), ()))

    def points(self, state: TinyState, decision: Decision, choice: Any) -> tuple[Path, ...]:
        return ()

    def redeal(self, state: TinyState, now: TinyState, seat: Seat, rng: random.Random) -> None:
        if seat == 1 and len(state.hands[1]) == 3:
            state.hands[1] = sorted(rng.sample(range(1, 10), 3))


@broken("imagining changed the original")
class Meddling(Tiny):
    """It deals anew from the cards on the real table."""

    def redeal(self, state: TinyState, now: TinyState, seat: Seat, rng: random.Random) -> None:
        now.rest.append(0)


class Lone(Alike):
    """In each of four steps one card is named, and nothing else happens."""

    def ask(self, s: TinyState) -> Flow[None]:
        card = yield from choose(s, self.seat(s), self.question(s), self.cards(s))
        self.after(s, card)
        s.laid[0].append(card)
        if len(s.laid[0]) == 4:
            s.result = tie(2, "nobody wins", "T3")

    def seat(self, s: TinyState) -> Seat:
        return Seat(0)

    def question(self, s: TinyState) -> Question:
        return WHICH_CARD

    def cards(self, s: TinyState) -> tuple[int, ...]:
        return tuple(s.hands[self.seat(s)])

    def after(self, s: TinyState, card: int) -> None:
        """Each of the games below says what comes of it."""


@broken("who is asked")
class Lowest(Lone):
    """Whoever holds the lowest card names one: to be asked, or not, tells of the other's cards."""

    def seat(self, s: TinyState) -> Seat:
        return Seat(s.hands.index(min(s.hands)))


@broken("the question to A depends on")
class Hinting(Lone):
    """The prompt names a card of the other player's."""

    def question(self, s: TinyState) -> Question:
        return Question("which card", f"Which card, against {s.hands[1][0]}?", "T1", "a card")


class Fixed(Lone):
    """The cards that nobody has are known to it, and it imagines others: nothing that it deals can have been."""

    def redeal(self, state: TinyState, now: TinyState, seat: Seat, rng: random.Random) -> None:
        super().redeal(state, now, seat, rng)
        state.rest = [0] * len(state.rest)

    def points(self, state: TinyState, decision: Decision, choice: Any) -> tuple[Path, ...]:
        return ()


@broken("imagining told 0 who is asked: 0 and 1")
class Elsewhere(Fixed):
    def seat(self, s: TinyState) -> Seat:
        return Seat(0 if sum(s.rest) else 1)


@broken("imagining changed what 0 may choose")
class Otherwise(Fixed):
    def cards(self, s: TinyState) -> tuple[int, ...]:
        return (1, 2) if sum(s.rest) else (1, 3)


@broken("imagining changed what 0 is asked")
class Reworded(Fixed):
    def question(self, s: TinyState) -> Question:
        return Question("which card", f"Which card, of {sum(s.rest)}?", "T1", "a card")


@broken("the log of 0 depends on what 0 can't know")
class Retold(Fixed):
    def cards(self, s: TinyState) -> tuple[int, ...]:
        s.note("T1", "The others come to {0}", str(sum(s.rest)))
        return (1, 2)


@broken("two forks given the same answer differ")
class Dicing(Lone):
    """It makes its own luck."""

    def after(self, s: TinyState, card: int) -> None:
        s.rest.append(random.getrandbits(60))


class Shy(int):
    """A card that isn't itself any more once it was called by its name."""

    named = False

    def __str__(self) -> str:
        self.named = True
        return str(int(self))


@broken("means another option")
class Fickle(Lone):
    """To name the highest card is not the same as to point at it."""

    def cards(self, s: TinyState) -> tuple[int, ...]:
        *others, highest = s.hands[0]
        return (*others, Shy(highest))

    def after(self, s: TinyState, card: int) -> None:
        if isinstance(card, Shy) and card.named:
            s.rest.append(0)


# States that aren't copied as they should be


class Odd(TinyState):
    """A state with something in it that its position doesn't tell of. What copies make of it is said below."""

    __slots__ = ("kept", "live", "lost")

    def __init__(self) -> None:
        super().__init__()
        self.lost = 0
        """Copies don't have it."""
        self.kept = 0
        """Copies have it too."""
        self.live = False
        """Whether it is the one that the game began with."""

    def copy(self) -> Self:
        twin = type(self)()
        twin.restore(super().copy())
        twin.full_control, twin.kept, twin.shown = self.full_control, self.kept, self.shown
        return twin


class Oddly(Telling):
    """A game of such states, nothing of which is dealt anew."""

    def start(self, setup: Setup) -> TinyState:
        state = self.state()
        state.live = True
        state.lost = 7
        return state

    def state(self) -> Odd:
        return Odd()

    def place(self, setup: Setup, position: Mapping[str, Any]) -> TinyState:
        """Another of such states, so that a position can be played on from."""
        placed, state = super().place(setup, position), self.state()
        for name in TinyState.__slots__:
            setattr(state, name, getattr(placed, name))
        return state

    def tell(self, s: TinyState) -> Flow[None]:
        assert isinstance(s, Odd)
        self.before(s)
        yield from turn(s)
        self.after(s)

    def before(self, s: Odd) -> None:
        """What some of the games below do before a turn."""

    def after(self, s: Odd) -> None:
        """What some of the games below do after a turn."""

    def redeal(self, state: TinyState, now: TinyState, seat: Seat, rng: random.Random) -> None:
        """Nothing: what is looked for here has nothing to do with it."""


GAMES = itertools.count()
"""How many games have begun."""


@broken("a record leads to another log")
class Storyteller(Oddly):
    """The log says how many games have been played today."""

    def start(self, setup: Setup) -> TinyState:
        state = Odd()
        state.kept = next(GAMES)
        return state

    def before(self, s: Odd) -> None:
        s.note("T1", "The game is number {0}", s.kept)


@broken("lead to another position than they did")
class Counted(Storyteller):
    """So does the position."""

    def position(self, state: TinyState) -> dict[str, Any]:
        assert isinstance(state, Odd)
        return {**super().position(state), "game": state.kept}


@broken("a fork with another log")
class Mumbling(Oddly):
    """The log speaks of what copies have lost."""

    def before(self, s: Odd) -> None:
        s.note("T1", "Seven is {0}", s.lost)


class InTheEnd(Oddly):
    """What its states hide comes out when the game is over."""

    def position(self, state: TinyState) -> dict[str, Any]:
        position = super().position(state)
        if isinstance(state, Odd) and state.result is not None:
            position |= {"lost": state.lost, "kept": state.kept}
        return position


@broken("a position that is read again leads to another question")
class Unwritten(Oddly):
    """Nobody who reads a position knows how many turns there have been, and three are enough."""

    def after(self, s: Odd) -> None:
        s.kept += 1
        if s.kept == 3 and s.result is None:
            s.result = tie(2, "enough", "T2")


@broken("a position that is read again leads to another view")
class Unread(Oddly):
    """Everybody sees how many turns there have been."""

    def after(self, s: Odd) -> None:
        s.kept += 1

    def view(self, state: TinyState, seat: Seat | None) -> TinyView:
        assert isinstance(state, Odd)
        return dataclasses.replace(super().view(state, seat), others=state.kept)


@broken("a position that is read again leads to another one")
class Untold(InTheEnd):
    """How many turns there were comes out in the end."""

    def after(self, s: Odd) -> None:
        s.kept += 1


@broken("a fork of a finished game with another fingerprint")
class Surprising(InTheEnd):
    """What copies have lost is missed in the end."""


@broken("playing forward again leads to another end")
class Absentminded(InTheEnd):
    """What copies have lost was needed in the first turn, and is told of in the end."""

    def before(self, s: Odd) -> None:
        s.kept = s.kept or s.lost or 1
        s.lost = 0

    def place(self, setup: Setup, position: Mapping[str, Any]) -> TinyState:
        """After that turn all know what it was."""
        state = super().place(setup, position)
        assert isinstance(state, Odd)
        state.kept = 7 if state.shown else 0
        return state


class Lending(Odd):
    """A copy shares the rest with its original, and takes one of its own before it writes. The original doesn't."""

    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        twin.rest = self.rest
        return twin


@broken("playing on changed an earlier fork")
class Lent(Oddly):
    def state(self) -> Odd:
        return Lending()

    def after(self, s: Odd) -> None:
        if s.result is None:
            s.rest = s.rest if s.live else s.rest[:]
            s.rest.append(0)


class LendingOnce(Odd):
    """Only the state that the game began with shares the rest with its copies."""

    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        if self.live:
            twin.rest = self.rest
        return twin


@broken("undo leads to another position at decision")
class LentOnce(Oddly):
    def state(self) -> Odd:
        return LendingOnce()

    def after(self, s: Odd) -> None:
        if s.result is None:
            s.rest.append(0)


class LendingOn(Odd):
    """Only copies share the rest with their copies."""

    __slots__ = ()

    def copy(self) -> Self:
        twin = super().copy()
        if not self.live:
            twin.rest = self.rest
        return twin


@broken("a decision taken back left a trace")
class LentOn(Lone):
    def start(self, setup: Setup) -> TinyState:
        state = LendingOn()
        state.live = True
        return state

    def after(self, s: TinyState, card: int) -> None:
        s.rest.append(0)

    def redeal(self, state: TinyState, now: TinyState, seat: Seat, rng: random.Random) -> None:
        """Nothing: that is not what is wrong with it."""


# What is played


class Moody(Tiny):
    """It breaks the contract only if it is set up in a certain way."""

    def outlook(self, state: TinyState, decision: Decision, choice: Any) -> Brings | None:
        return Brings("") if state.full_control else None


def test_setups_take_turns_and_a_failure_says_how_to_repeat_it() -> None:
    setups: tuple[dict[str, Any], ...] = ({}, {}, {"full_control": (1,)})
    conform(Moody(), games=2, setups=setups)
    conform(Moody(), games=2, start=3, setups=setups)
    with pytest.raises(Nonconformity) as found:
        conform(Moody(), games=12, start=3, setups=setups, thorough=5)
    again = "conform(GAME, games=1, start=5, setups=({'full_control': (1,)},), thorough=5)"
    assert str(found.value).splitlines()[1] == f"  to repeat: {again}"
    with pytest.raises(Nonconformity) as repeated:
        eval(again, {"conform": conform, "GAME": Moody()})
    assert str(repeated.value) == str(found.value)


# Pairs of tables


class Glimpse(Telling):
    """A line says nothing of a hand, but everybody sees a card move with it."""

    def tell(self, s: TinyState) -> Flow[None]:
        for card in s.hands[1 - s.current][:1]:
            s.move(card, ("hand",), ("hand",), (None, Seat(0), Seat(1)))
        s.note("T1", "{0} sorts the cards", player(Seat(1 - s.current)))
        yield from turn(s)


@pytest.mark.parametrize(
    ("game", "says"),
    [
        (Gossip, "the log of . depends on"),
        (Glimpse, "the log of . depends on"),
        (Lowest, "who is asked depends on"),
        (Leading, "the question to A depends on"),
        (Peeked, "what B may answer depends on"),
        (Betraying, "what asks . depends on"),
        (Pointing, "what '.' points at depends on"),
        (Boasting, "what '.' brings depends on"),
        (Warning, "the warning of '.' depends on"),
        (Telltale, "why . can't '.*' depends on"),
        (Overheard, "why . can't '.*' depends on"),
        (Stirring, "what . imagines with the same dice depends on"),
    ],
)
def test_two_tables_that_differ_in_what_is_hidden_show_who_tells_of_it(game: type[Tiny], says: str) -> None:
    with pytest.raises(Leak, match=says) as found:
        keeps_secrets(game(), pairs=60)
    assert "to repeat: keeps_secrets(GAME, pairs=60, start=" in str(found.value)


def test_two_tables_of_a_game_that_keeps_its_secrets_look_the_same() -> None:
    assert keeps_secrets(GAME, pairs=60) > 40
