"""Reading a script: from its text to what it says, with every mistake named by file and line."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

from coven.kernel import Seat
from coven.kernel.seat import SEAT_NAMES
from coven.scripts.demands import (
    Asked,
    Ended,
    Expect,
    ExpectSeen,
    Fingerprint,
    Logged,
    LoggedNot,
    NothingPending,
    Offers,
    OffersNot,
    Options,
    Pending,
    Refuses,
    near,
)
from coven.scripts.script import Answered, Came, Line, Script, Told
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
    "play",
)
OWN_WORDS = {"decks": "brings", "colours": "brings", "cards": "components"}
"""What games call that which seats bring and that which lies on the table; `run` asks whether the game does."""
SPECTATOR = "spectator"
_NUMBERED = re.compile(r"numbered( \d+)+$")


def read_script(source: str | Path) -> Script:
    """Read a script from its text, or from the file at a path. ScriptError names the line of what is wrong."""
    return script_of(Text(*read_source(source)))


def script_of(text: Text) -> Script:
    """The script that a text is."""
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
    if "game" not in fields:
        raise text.error(text.root, "a script has to name its game: `game: revel`")
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
        position=_mapping(text, fields["position"], "`position`") if "position" in fields else None,
        play=_play(text, fields["play"]) if "play" in fields else (),
        lines=lines,
        called=called,
    )


def _brings(text: Text, node: yaml.Node, called: str) -> tuple[Any, ...]:
    return tuple(text.plain(item) for item in text.items(node, f"`{called}`"))


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


def _play(text: Text, node: yaml.Node) -> tuple[Line, ...]:
    lines: list[Line] = []
    for item in text.items(node, "`play`"):
        if isinstance(item, yaml.ScalarNode):
            lines.append(_bare(text, item))
            continue
        pairs = text.pairs(item, "a line of play")
        if len(pairs) != 1:
            raise text.error(item, "each line of play says one thing, and the next begins with - again")
        name, key, value = pairs[0]
        seat = _SEATS.get(name)
        if seat is None:
            lines.extend(_demand(text, name, key, value))
        else:
            lines.append(Answered(line_of(key), seat, text.word(value, "an answer")))
    return tuple(lines)


def _bare(text: Text, node: yaml.ScalarNode) -> Line:
    """A line of play that is words alone."""
    words = " ".join(node.value.split())
    if words == "nothing pending":
        return NothingPending(line_of(node))
    if words == "over":
        return Ended(line_of(node), "")
    raise text.error(node, f"{words!r} is no line of play; an answer is `- A: words`, and " + _known(words))


_SEATS = {name: Seat(place) for place, name in enumerate(SEAT_NAMES)}


def _demand(text: Text, name: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    """A line of play that isn't an answer: its first words say what it is, the rest for whom or about what."""
    for verb in _VERBS_LONGEST_FIRST:
        if name == verb or name.startswith(verb + " "):
            return _VERBS[verb](text, name[len(verb) :].strip(), key, value)
    raise text.error(key, f"{name!r} is no line of play; " + _known(name))


def _known(words: str) -> str:
    return f"the others are: over, nothing pending, {', '.join(sorted(_VERBS))}{near(words, sorted(_VERBS))}"


def _seat(text: Text, node: yaml.Node, name: str) -> Seat:
    if name not in _SEATS:
        raise text.error(node, f"{name!r} is no seat; seats are {', '.join(SEAT_NAMES[:4])} and so on")
    return _SEATS[name]


def _whose(text: Text, node: yaml.Node, name: str) -> Seat | None:
    return None if name in ("", SPECTATOR) else _seat(text, node, name)


def _nothing_more(text: Text, rest: str, key: yaml.Node) -> None:
    if rest:
        raise text.error(key, f"{rest!r} is too much here: this line of play has no {rest!r}")


def _chance(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    if isinstance(value, yaml.ScalarNode) and _NUMBERED.match(value.value):
        return [Came(line_of(key), rest, (), tuple(map(int, value.value.split()[1:])))]
    return [Came(line_of(key), rest, text.words(value, "`chance`"))]


def _expect(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    pairs = text.pairs(value, "`expect`")
    if not pairs:
        raise text.error(key, "`expect` names nothing to expect")
    if not rest:
        return [Expect(line_of(at), path, text.plain(node)) for path, at, node in pairs]
    whose = _whose(text, key, rest)
    return [ExpectSeen(line_of(at), whose, path, text.plain(node)) for path, at, node in pairs]


def _options(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    _nothing_more(text, rest, key)
    return [Options(line_of(key), text.words(value, "`options`"))]


def _offers(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    _nothing_more(text, rest, key)
    return [Offers(line_of(key), text.words(value, "`offers`"))]


def _offers_not(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    _nothing_more(text, rest, key)
    return [OffersNot(line_of(key), text.words(value, "`offers not`"))]


def _refuses(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    _nothing_more(text, rest, key)
    given = {name: text.word(node, f"`{name}`") for name, _, node in text.pairs(value, "`refuses`")}
    if not {"words", "rule"} <= given.keys() <= {"words", "rule", "because"}:
        raise text.error(key, "`refuses` needs `words` and `rule`, and may have `because`: {words: ..., rule: 5.7.4}")
    return [Refuses(line_of(key), given["words"], given["rule"], given.get("because", ""))]


def _asked(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    word = text.word(value, "`asked`")
    seat = _seat(text, key, rest or word)
    return [Asked(line_of(key), seat, word if rest else "")]


def _pending(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    word = text.word(value, "`pending`")
    seat = _seat(text, key, rest or word)
    return [Pending(line_of(key), seat, word if rest else "")]


def _log(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    whose = _whose(text, key, rest)
    return [Logged(line_of(key), whose, words) for words in text.words(value, "`log`")]


def _log_not(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    whose = _whose(text, key, rest)
    return [LoggedNot(line_of(key), whose, words) for words in text.words(value, "`log not`")]


def _result(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    """`result: words`, or `result A B: words` to say as well who won, or `result nobody: words`."""
    if not rest:
        return [Ended(line_of(key), text.word(value, "`result`"))]
    winners = () if rest == "nobody" else tuple(_seat(text, key, name) for name in rest.split())
    return [Ended(line_of(key), text.word(value, "`result`"), winners)]


def _fingerprint(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    _nothing_more(text, rest, key)
    return [Fingerprint(line_of(key), text.word(value, "`fingerprint`"))]


def _say(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    _nothing_more(text, rest, key)
    return [Told(line_of(key), text.word(value, "`say`"))]


_VERBS: dict[str, Callable[[Text, str, yaml.Node, yaml.Node], list[Line]]] = {
    "asked": _asked,
    "chance": _chance,
    "expect": _expect,
    "fingerprint": _fingerprint,
    "log": _log,
    "log not": _log_not,
    "offers": _offers,
    "offers not": _offers_not,
    "options": _options,
    "pending": _pending,
    "refuses": _refuses,
    "result": _result,
    "say": _say,
}
_VERBS_LONGEST_FIRST = sorted(_VERBS, key=len, reverse=True)
