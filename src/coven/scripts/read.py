"""Reading a script: from its text to what it says, with every mistake named by file and line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from coven.kernel import Seat
from coven.kernel.ask import SEAT_NAMES
from coven.scripts.course import START
from coven.scripts.grounds import Grounds
from coven.scripts.names import OWN
from coven.scripts.play import read_play
from coven.scripts.positions import changed
from coven.scripts.script import OtherPosition, RefusedSetup, Script
from coven.scripts.text import Text, line_of, read_source, shown
from coven.scripts.words import near

FIELDS = (
    "game",
    "title",
    "about",
    "rules",
    "data",
    "options",
    "cards",
    "seats",
    "decks",
    "seed",
    "full control",
    "position",
    "other positions",
    "refused setup",
    "play",
)


def read_script(source: str | Path) -> Script:
    """Read a script from its text, or from the file at a path. ScriptError names the line of what is wrong."""
    return script_of(Text(*read_source(source)))


def script_of(text: Text) -> Script:
    """The script that a text is."""
    fields: dict[str, yaml.Node] = {}
    lines: dict[str, int] = {}
    for name, key, value in text.pairs(text.root, "a script"):
        if name not in FIELDS:
            raise text.error(key, f"a script has no {name!r}{near(name, FIELDS)}; it has: {', '.join(FIELDS)}")
        fields[name] = value
        lines[name] = line_of(key)
    if "game" not in fields:
        raise text.error(text.root, "a script has to name its game: `game: revel`")
    position = _mapping(text, fields["position"], "`position`") if "position" in fields else None
    others = _others(text, fields["other positions"], lines, position) if "other positions" in fields else ()
    seat_count = text.number(fields["seats"], "`seats`") if "seats" in fields else None
    return Script(
        file=text.file,
        game=text.word(fields["game"], "`game`"),
        title=_word(text, fields, "title"),
        about=_word(text, fields, "about"),
        rules=text.words(fields["rules"], "`rules`") if "rules" in fields else (),
        options=_mapping(text, fields["options"], "`options`") if "options" in fields else {},
        cards=text.word(fields["cards"], "`cards`") if "cards" in fields else None,
        seats=seat_count,
        decks=tuple(text.plain(deck) for deck in text.items(fields["decks"], "`decks`")) if "decks" in fields else (),
        seed=text.number(fields["seed"], "`seed`") if "seed" in fields else 0,
        data=text.word(fields["data"], "`data`") if "data" in fields else None,
        full_control=_seats(text, fields["full control"]) if "full control" in fields else (),
        position=position,
        others=others,
        refused=_refused(text, fields["refused setup"], lines) if "refused setup" in fields else None,
        play=read_play(text, fields["play"], others) if "play" in fields else (),
        lines=lines,
    )


def _others(
    text: Text, node: yaml.Node, lines: dict[str, int], position: dict[str, Any] | None
) -> tuple[OtherPosition, ...]:
    """Other positions to begin at: each has a name, and paths at which it differs from the script's own position."""
    line = lines["other positions"]
    if position is None or "play" not in lines:
        raise text.error(
            line, "`other positions` differ from a `position`, and the same `play` begins there: both are needed"
        )
    others: list[OtherPosition] = []
    for name, key, changes in text.pairs(node, "`other positions`"):
        if name in (START, OWN):
            raise text.error(key, f"no other position can be called {name!r}: that is where the play itself begins")
        there = position
        for path, at, value in text.pairs(changes, f"the other position {name!r}"):
            try:
                there = changed(there, path, text.plain(value))
            except LookupError as error:
                raise text.error(at, f"{path}: {error.args[0]}") from None
        others.append(OtherPosition(line_of(key), name, there))
    return tuple(others)


def _refused(text: Text, node: yaml.Node, lines: dict[str, int]) -> RefusedSetup:
    if "play" in lines:
        raise text.error(lines["play"], "a refused setup leaves nothing to play: there is `refused setup` or `play`")
    given = {name: text.word(value, f"`{name}`") for name, _, value in text.pairs(node, "`refused setup`")}
    if not any(given.values()) or given.keys() - {"rule", "section", "because"} or {"rule", "section"} <= given.keys():
        may = "needs one of `rule` and `section`, or `because`, and may have both: {rule: 7.1.2, because: ...}"
        raise text.error(node, f"`refused setup` {may}")
    return RefusedSetup(lines["refused setup"], Grounds(**given))


def _seats(text: Text, node: yaml.Node) -> tuple[Seat, ...]:
    """Seats by their letters: `full control: [A, B]`."""
    letters = text.words(node, "`full control`")
    for letter in letters:
        if letter not in SEAT_NAMES:
            raise text.error(node, f"`full control` lists seats by their letters, and {letter!r} is none")
    return tuple(Seat(SEAT_NAMES.index(letter)) for letter in letters)


def _word(text: Text, fields: dict[str, yaml.Node], name: str) -> str:
    return text.word(fields[name], f"`{name}`") if name in fields else ""


def _mapping(text: Text, node: yaml.Node, what: str) -> dict[str, Any]:
    plain = text.plain(node)
    if not isinstance(plain, dict):
        raise text.error(node, f"{what} has to be a list of `name: value`, not {shown(node)}")
    return plain
