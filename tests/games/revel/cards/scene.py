"""Scenes: one for each shipped card, which shows it doing what it says."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from itertools import groupby
from typing import Any

from tests.games.revel.stage import Plain, Stage, stage

SHOWN: dict[str, str] = {}
"""Which test shows which card."""

PLAYED: Plain = {"plays": 1, "A.hand": ""}
"""What playing A's only card changes anyhow."""

UNTOLD = ("did", "known")
"""What a position also remembers, and no scene is about."""


class Scene(Stage):
    """A situation that remembers how it began."""

    def __init__(self, begun: Stage) -> None:
        super().__init__(begun.table)
        self.begun = _flat(self.truth)

    def play(self, card: str, where: str | int | None = None) -> Scene:
        """Play a card from hand as an act of the turn; `where` is a space or the words of one."""
        self.do("play a card")
        if self.prompt == "Which card do you play?":
            self.do(card)
        if where is not None:
            self.do(f"space {where}" if isinstance(where, int) else where)
        return self

    @property
    def changed(self) -> Plain:
        """Everything that is not as it was at the beginning; what is gone is None."""
        now = _flat(self.truth)
        paths = [*now, *[path for path in self.begun if path not in now]]
        return {path: now.get(path) for path in paths if now.get(path) != self.begun.get(path)}

    def power(self, seat: str, space: int) -> int | None:
        """The current Power of a spell; None if it has none."""
        spell = self._side(seat).spells[space]
        return None if spell is None else spell.power

    def resistance(self, seat: str, space: int) -> int | None:
        spell = self._side(seat).spells[space]
        return None if spell is None else spell.resistance

    def _side(self, seat: str) -> Any:
        return getattr(self.view(seat), seat)


def scene(**situation: Any) -> Scene:
    """A situation with shipped cards: `A`, `B` and everything else as `stage` has it, but with 2 plays.

    With a play left a turn doesn't pass by itself, so that a scene can look around after the first.
    """
    return Scene(stage(**{"plays": 2, **situation}))


def shows(*cards: str) -> Callable[[Callable[[], Scene]], Callable[[], None]]:
    """Says which cards a scene shows. It ends at rest: nothing is pending but the next act."""

    def mark(scene: Callable[[], Scene]) -> Callable[[], None]:
        for card in cards:
            SHOWN[card] = scene.__name__

        @wraps(scene)
        def test() -> None:
            assert scene().at_rest()

        # Without its annotations, which promise a scene: a test gives nothing back.
        test.__annotations__ = {"return": None}
        return test

    return mark


def _flat(plain: Plain, before: str = "") -> Plain:
    """A position by the paths of its parts; piles in one line, copies counted."""
    flat: Plain = {}
    for key, part in plain.items():
        if key in UNTOLD:
            continue
        path = f"{before}{key}"
        if isinstance(part, dict) and "cards" not in part:
            flat.update(_flat(part, f"{path}."))
        elif key in ("hand", "deck", "discards"):
            flat[path] = pile(part)
        elif isinstance(part, dict):
            flat.update(_flat({**part, "cards": " & ".join(part["cards"])}, f"{path}."))
            flat[path] = flat.pop(f"{path}.cards")
        else:
            flat[path] = part
    return flat


def pile(names: list[str]) -> str:
    """'Ember, 3 Plain Spark'."""
    runs = [(name, len(list(run))) for name, run in groupby(names)]
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in runs)
