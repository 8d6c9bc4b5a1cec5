"""Setting up situations of The Spoils in a line or two, and playing them in the game's words."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.game import Spoils
from coven.games.spoils.seen.view import SpoilsView
from coven.kernel import GivenLuck, LogLine, Table
from coven.kernel.ask import Answer

Plain = dict[str, Any]
GAME = Spoils()
SEVERAL = re.compile(r"(\d{1,2})x (.+)")


def character(name: str, stats: str, *texts: str, cost: str = "0", types: str = "Rogue Character") -> str:
    """A character card, as a card file has it."""
    return _card(name, types, [f"Cost {cost}", f"Stats {stats}"], texts)


def item(name: str, *texts: str, cost: str = "0", stats: str = "", types: str = "Rogue Item") -> str:
    """An item; `stats` is what its corner adds."""
    return _card(name, types, [f"Cost {cost}", *([f"Stats {stats}"] if stats else [])], texts)


def location(name: str, structure: int, *texts: str, cost: str = "0", types: str = "Rogue Location") -> str:
    """A location."""
    return _card(name, types, [f"Cost {cost}", f"Structure {structure}"], texts)


def tactic(name: str, *texts: str, cost: str = "0", types: str = "Rogue Tactic") -> str:
    """A tactic."""
    return _card(name, types, [f"Cost {cost}"], texts)


def resource(name: str, *texts: str, types: str = "Rogue Resource") -> str:
    """A resource."""
    return _card(name, types, [], texts)


def faction(name: str, influence: int, *texts: str) -> str:
    """A faction."""
    return _card(name, "Universal Faction", [f"Influence {influence}"], texts)


def _card(name: str, types: str, header: list[str], texts: tuple[str, ...]) -> str:
    return "\n".join([name, types, *header, "", *texts, ""])


class Stage:
    """A table in a given position, played by the words of its options."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def do(self, *answers: str) -> Stage:
        """Answer one decision after the other; 'B: let it happen' also demands that it is B who is asked."""
        for answer in answers:
            seat, colon, words = answer.partition(": ")
            if colon and seat in ("A", "B"):
                assert self.asked == seat, f"{self.asked} is asked, not {seat}: {self.prompt} {self.offered}"
                answer = words
            self.table.choose(answer)
        return self

    @property
    def asked(self) -> str | None:
        """Who decides now."""
        return None if self.table.decision is None else "AB"[self.table.decision.seat]

    @property
    def prompt(self) -> str:
        assert self.table.decision is not None
        return self.table.decision.text

    @property
    def offered(self) -> list[str]:
        """What may be answered now."""
        return [option.words for option in self.table.options]

    def why_not(self, words: str) -> str | None:
        """The number of the rule that keeps the seat to decide from this; None if none does."""
        reason = self.table.why_not(words)
        return None if reason is None else reason.rule

    @property
    def truth(self) -> Plain:
        """The whole position."""
        return self.table.position()

    @property
    def state(self) -> SpoilsState:
        """The state itself, for what no position says: ids, and what the engine's own functions answer."""
        state: SpoilsState = self.table.state
        return state

    @property
    def A(self) -> Plain:
        """A's areas, in truth."""
        side: Plain = self.truth["A"]
        return side

    @property
    def B(self) -> Plain:
        """B's areas, in truth."""
        side: Plain = self.truth["B"]
        return side

    def in_play(self, seat: str) -> list[str]:
        """The names of the cards that a player has in play, face-down ones as 'face-down', resources left out."""
        return [str(x.copy) for x in self.state.in_play.values() if _seat(x.controller) == seat and _counts(x)]

    def the(self, name: str) -> Plain:
        """What the position says of the one card of this name in play."""
        found = [x for seat in "AB" for x in [*self.truth[seat]["in play"]] if x["card"] == name]
        assert len(found) == 1, f"{len(found)} cards called {name} are in play"
        entry: Plain = found[0]
        return entry

    def free(self, seat: str) -> int:
        """How many resources a player has that are attached to nothing."""
        return sum(
            1
            for x in self.state.in_play.values()
            if _seat(x.controller) == seat and not _counts(x) and not x.attached_to and not x.card.is_faction
        )

    def view(self, seat: str | None = None) -> SpoilsView:
        """What A, B or a spectator sees."""
        view: SpoilsView = self.table.view(None if seat is None else "AB".index(seat))
        return view

    def log(self, seat: str | None = None) -> list[str]:
        """The log as A, B or a spectator reads it, without rule numbers."""
        return [line.words for line in self.lines(seat)]

    def lines(self, seat: str | None = None) -> list[LogLine]:
        return self.table.log(None if seat is None else "AB".index(seat))

    def at_rest(self) -> bool:
        """Nothing is pending but the active player's next action, or the game is over."""
        return self.table.at_rest

    def fork(self) -> Stage:
        return Stage(self.table.fork())


def _seat(seat: int) -> str:
    return "AB"[seat]


def _counts(x: Any) -> bool:
    """Whether a card in play is neither a resource nor a faction."""
    return x.face.value == "face-up" and not x.card.is_resource and not x.card.is_faction


def stage(
    *cards: str,
    A: Plain | None = None,
    B: Plain | None = None,
    bluff: bool = False,
    luck: list[Answer] | None = None,
    seed: int = 0,
    full_control: tuple[int, ...] = (),
    options: Plain | None = None,
    **position: Any,
) -> Stage:
    """A game in the position given: `A` and `B` say what each player has, everything else as positions have it.

    In lists '3x Rage' is three of them. What is left out is as usual: A's turn, The Tournament Faction, nothing in play
    and in hand, ten Greed as the deck. `cards` are further cards, made by `character` and so on.
    """
    setup = GAME.settle(
        options={"bluff": bluff, **(options or {})},
        components="----\n".join(cards) if cards else None,
        full_control=full_control,
    )
    plain = {**{key.replace("_", " "): value for key, value in position.items()}, "A": _side(A), "B": _side(B)}
    given = None if luck is None else GivenLuck(seed, luck)
    return Stage(Table(GAME, setup, seed, luck=given, origin=plain))


def _side(plain: Plain | None) -> Plain:
    return {
        key.replace("_", " "): [one for entry in value for one in _several(entry)] if isinstance(value, list) else value
        for key, value in (plain or {}).items()
    }


def _several(entry: Any) -> Iterable[Any]:
    """'3x Rage' as three entries."""
    several = SEVERAL.fullmatch(entry) if isinstance(entry, str) else None
    return [several[2]] * int(several[1]) if several else [entry]
