"""Reading a script: from its text to what it says, with every mistake named by file and line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml

from coven.kernel import Seat, near
from coven.kernel.seat import SEAT_NAMES
from coven.scripts.course import START
from coven.scripts.grounds import Grounds
from coven.scripts.names import OWN
from coven.scripts.paths import changed
from coven.scripts.play import read_play
from coven.scripts.script import OtherPosition, RefusedSetup, Script
from coven.scripts.text import Text, line_of, read_source, shown

FIELDS = (
    "game",
    "title",
    "about",
    "rules",
    "data",
    "options",
    "components",
    "seats",
    "brings",
    "seed",
    "full control",
    "position",
    "other positions",
    "refused setup",
    "play",
)
OWN_WORDS = {"decks": "brings", "colours": "brings", "cards": "components"}
"""What games call that which seats bring and that which lies on the table; `run` asks whether the game does."""


def read_script(source: str | Path) -> Script:
    """Read a script from its text, or from the file at a path. ScriptError names the line of what is wrong."""
    return script_of(Text(*read_source(source)))


def script_of(text: Text) -> Script:
    """The script that a text is."""
    if not _names_a_game(text.root):  # what else it is may be anything, so nothing of it is shown
        raise text.error(text.root, "this is no script: a script is a list of `name: value` and has `game: revel`")
    fields: dict[str, yaml.Node] = {}
    lines: dict[str, int] = {}
    called: dict[str, str] = {}
    for name, key, value in text.pairs(text.root, "a script"):
        field = OWN_WORDS.get(name, name)
        if field not in FIELDS:
            known = (*FIELDS, *OWN_WORDS)
            raise text.error(key, f"a script has no {name!r}{near(name, known)}; it has: {', '.join(known)}")
        if field in fields:
            raise text.error(key, f"{name!r} and {called[field]!r} are the same, and one of them is enough")
        fields[field] = value
        lines[field] = line_of(key)
        called[field] = name
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
        components=text.word(fields["components"], f"`{called['components']}`") if "components" in fields else None,
        seats=seat_count,
        brings=_brings(text, fields["brings"], called["brings"]) if "brings" in fields else (),
        seed=text.number(fields["seed"], "`seed`") if "seed" in fields else 0,
        data=text.word(fields["data"], "`data`") if "data" in fields else None,
        full_control=_seats(text, fields["full control"]) if "full control" in fields else (),
        position=position,
        others=others,
        refused=_refused(text, fields["refused setup"], lines) if "refused setup" in fields else None,
        play=read_play(text, fields["play"], others) if "play" in fields else (),
        lines=lines,
        called=called,
    )


def _names_a_game(root: yaml.Node) -> bool:
    return isinstance(root, yaml.MappingNode) and any(key.value == "game" for key, _ in root.value)


def _brings(text: Text, node: yaml.Node, called: str) -> tuple[Any, ...]:
    return tuple(text.plain(item) for item in text.items(node, f"`{called}`"))


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
    return RefusedSetup(
        lines["refused setup"], Grounds(given.get("rule", ""), given.get("section", ""), given.get("because", ""))
    )


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
