"""Setting up situations of Witches' Revel in a line or two, and playing them in the game's words."""

from __future__ import annotations

import re
from typing import Any

from coven.games.revel import GAME
from coven.games.revel.areas.state import RevelState
from coven.games.revel.seen.view import ElementView, RevelView
from coven.kernel import GivenLuck, LogLine, Table
from coven.kernel.ask import Answer

Plain = dict[str, Any]


def strike(name: str, power: int, *effects: str, icons: str = "", types: str = "") -> str:
    """A strike spell card, as a card file has it."""
    return _card(name, "A Strike Spell" + types, [f"Power {power}", *([f"Icons: {icons}"] if icons else [])], effects)


def shield(name: str, resistance: int, *effects: str) -> str:
    """A shield spell card."""
    return _card(name, "A Shield Spell", [f"Resistance {resistance}"], effects)


def stance(name: str, *effects: str) -> str:
    """A stance card."""
    return _card(name, "A Stance", [], effects)


def witch(name: str, *effects: str, of: str | None = "Passion") -> str:
    """A witch, of Passion unless said otherwise."""
    return _card(name, f"She's a Witch of {of}" if of else "A Witch", [], effects)


def resource(name: str, *effects: str) -> str:
    """A resource card."""
    return _card(name, "A Resource", [], effects)


def _card(name: str, types: str, header: list[str], effects: tuple[str, ...]) -> str:
    return "\n".join([name, types, *header, "", *effects, ""])


class Stage:
    """A table in a given position, played by the words of its options."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def do(self, *answers: str) -> Stage:
        """Answer one decision after the other; 'B: pay' also demands that it is B who is asked."""
        for answer in answers:
            seat, colon, words = answer.partition(": ")
            if colon and seat in ("A", "B"):
                assert self.asked == seat, f"{self.asked} is asked, not {seat}: {self.offered}"
                answer = words
            self.table.choose(self._meant(answer))
        return self

    def _meant(self, words: str) -> str:
        """Of a card with several effects that begin alike, 'use Tess' is short for the first one offered, and
        'use Tess (2)' for the second."""
        short = re.fullmatch(r"(.*?)(?: \((\d)\))?", words)
        assert short is not None
        several = [option for option in self.offered if option.startswith(f"{short[1]}: ")]
        place = int(short[2] or 1) - 1
        return several[place] if words not in self.offered and place < len(several) else words

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
    def undoable(self) -> Plain:
        """The whole position but for what people know, which nothing takes back (0.5.6)."""
        truth = self.truth
        return {**truth, **{seat: {k: v for k, v in truth[seat].items() if k != "known"} for seat in "AB"}}

    @property
    def state(self) -> RevelState:
        """The state itself, for what no position says: ids, and what the engine's own functions answer."""
        state: RevelState = self.table.state
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

    def view(self, seat: str | None = None) -> RevelView:
        """What A, B or a spectator sees."""
        view: RevelView = self.table.view(None if seat is None else "AB".index(seat))
        return view

    def spell(self, side: str, space: int) -> ElementView:
        """A spell on the field as everybody sees it."""
        spell = getattr(self.view(), side).spells[space]
        assert isinstance(spell, ElementView), f"{side} has no spell in space {space}"
        return spell

    def log(self, seat: str | None = None) -> list[str]:
        """The log as A, B or a spectator reads it, without rule numbers."""
        return [line.words for line in self.lines(seat)]

    def lines(self, seat: str | None = None) -> list[LogLine]:
        return self.table.log(None if seat is None else "AB".index(seat))

    def at_rest(self) -> bool:
        """Nothing is pending but the current player's next act, or the game is over."""
        return self.table.at_rest

    def fork(self) -> Stage:
        return Stage(self.table.fork())


def stage(
    *cards: str,
    A: Plain | None = None,
    B: Plain | None = None,
    edition: str = "comprehensive",
    bluff: bool = False,
    luck: list[Answer] | None = None,
    seed: int = 0,
    full_control: tuple[int, ...] = (),
    **position: Any,
) -> Stage:
    """A game in the position given: `A` and `B` say what each player has, everything else as `docs/scripts.md` has it.

    What is left out is as usual: A's turn with 1 play, a witch of Passion without effects, 4 Stamina, empty sides, an
    empty hand, and ten cards called Plain Spark as the deck. `cards` are further cards, made by `strike` and so on.
    """
    setup = GAME.settle(
        options={"edition": edition, "bluff": bluff},
        components="----\n".join(cards) if cards else None,
        full_control=full_control,
    )
    plain = {**{key.replace("_", " "): value for key, value in position.items()}, "A": A or {}, "B": B or {}}
    given = None if luck is None else GivenLuck(seed, luck)
    return Stage(Table(GAME, setup, seed, luck=given, origin=plain))
