"""Records as text: every saved game is a script, and a script of answers alone is a record."""

from __future__ import annotations

import json
import re
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import yaml

from coven.files import MOST_BYTES
from coven.games import find, names
from coven.kernel import Answer, Entry, Game, GivenLuck, Record, RecordError, Table, seat_name
from coven.scripts.demands import Fingerprint, NothingPending
from coven.scripts.read import script_of
from coven.scripts.run import other_data, run_script
from coven.scripts.script import Answered, Came, Script, Told
from coven.scripts.text import ScriptError, Text, read_source

WAYPOINTS = 25
"""A written record has a fingerprint after every so many answers."""

_SAFE = re.compile(r"[\w(+/][^:#]*$")
"""Words that YAML takes as they are, in a line of their own."""


def read_record(source: str | Path | Mapping[str, Any]) -> Record:
    """The record in a text, in the file at a path, or in a record's plain form. RecordError says what is wrong."""
    if isinstance(source, Mapping):
        return _plain_record(source)
    text, file = read_source(source)
    if _is_json(text):
        return _plain_record(_json(text, file))
    return record_of(script_of(Text(text, file)))


def record_of(script: Script) -> Record:
    """The record that a script is. RecordError if it leaves open what only playing it tells: then run it."""
    entries: list[Entry] = []
    digest = ""
    for line in script.play:
        digest = ""
        if isinstance(line, Answered):
            entries.append(Entry(line.seat, line.words, None))
        elif isinstance(line, Came):
            entries.append(Entry(None, line.what, _nature(script, line)))
        elif isinstance(line, Fingerprint):
            digest = line.digest
        elif not isinstance(line, Told | NothingPending):
            raise ScriptError(script.file, line.line, _NO_RECORD)
    if script.refused is not None:
        raise ScriptError(script.file, script.refused.line, _NO_RECORD)
    if script.seats is None:
        raise ScriptError(script.file, 1, "a record has to say how many seats there are: `seats: 2`")
    return Record(
        game=script.game,
        data=script.data or "",
        seed=script.seed,
        seats=script.seats,
        options=script.options,
        brings=script.brings,
        components=script.components,
        full_control=script.full_control,
        position=script.position,
        entries=tuple(entries),
        fingerprint=digest,
    )


_NO_RECORD = "a saved game has answers and numbered chances only, no demands; play a script with `coven run`"


def _nature(script: Script, line: Came) -> Answer:
    if line.numbers is None:
        raise ScriptError(script.file, line.line, f"{_NO_RECORD} (here: `{line}`)")
    return line.numbers if len(line.numbers) != 1 else line.numbers[0]


def _is_json(text: str) -> bool:
    return text.lstrip().startswith("{")


def _json(text: str, file: str) -> Mapping[str, Any]:
    if len(text) > MOST_BYTES:
        raise ScriptError(file, 1, f"this is no record: it is longer than {MOST_BYTES:,} signs")
    try:
        plain = json.loads(text)
    except json.JSONDecodeError as error:
        raise ScriptError(file, error.lineno, f"this is no JSON: {error.msg}") from None
    except (RecursionError, ValueError):
        raise ScriptError(file, 1, "this is no record: it is nested too deeply, or has a number too large") from None
    if not isinstance(plain, dict):
        raise ScriptError(file, 1, "this is no record: a record is an object with `game`, `seats` and so on")
    return plain


def _plain_record(plain: Mapping[str, Any]) -> Record:
    try:
        return Record.from_json(dict(plain))
    except KeyError as error:
        raise RecordError(f"this is no record: it has no {error.args[0]!r}") from None
    except (TypeError, ValueError) as error:
        raise RecordError(f"this is no record: {error}") from None


def load(source: Record | str | Path | Mapping[str, Any], *, game: Game[Any] | None = None) -> Table:
    """Take up a saved game, checking its data version and its fingerprints along the way.

    A script that demands things or names its luck in words can be taken up as well: it is run.
    """
    if isinstance(source, str | Path):
        text, file = read_source(source)
        if not _is_json(text):
            script = script_of(Text(text, file))
            table = run_script(script, game=game)
            if table is None:
                raise ScriptError(
                    file, script.lines["refused setup"], "this setup is refused: there is no game to take up"
                )
            return table
        source = _json(text, file)
    record = source if isinstance(source, Record) else _plain_record(source)
    begun = _begin(record, game)
    begun.play(record)
    return begun


def _begin(record: Record, game: Game[Any] | None) -> Table:
    """The table at the beginning of a record, with its luck ahead."""
    rules = find(record.game) if game is None else game
    if record.data != rules.data:
        raise RecordError(other_data(rules, record.data))
    setup = rules.settle(
        seats=record.seats,
        options=record.options,
        brings=record.brings,
        components=record.components,
        full_control=record.full_control,
    )
    luck = GivenLuck(record.seed, [entry.chance for entry in record.entries if entry.chance is not None])
    return Table(rules, setup, record.seed, luck=luck, origin=record.position)


def write_record(
    record: Record,
    *,
    game: Game[Any] | None = None,
    title: str = "",
    about: str = "",
    waypoints: int = WAYPOINTS,
    talk: Sequence[tuple[int, str]] = (),
) -> str:
    """A record as the text of a script, which `coven run` plays and `read_record` reads.

    After every `waypoints` answers it has a fingerprint, for which a long record is played through; 0 leaves them out.
    `game` is for games that `coven.games` doesn't know. `talk` is what was said at the table, each with how many lines
    the log had then: it is written as `say`.
    """
    head: dict[str, Any] = {"game": record.game}
    if title:
        head["title"] = title
    if about:
        head["about"] = about
    if record.data:
        head["data"] = record.data
    if record.options:
        head["options"] = record.options
    head["seats"] = record.seats
    if record.brings:
        head[_word_for(record, game, "brings")] = list(record.brings)
    head["seed"] = record.seed
    if record.components is not None:
        head[_word_for(record, game, "components")] = record.components
    if record.full_control:
        head["full control"] = [seat_name(seat) for seat in record.full_control]
    if record.position is not None:
        head["position"] = record.position
    text = dump(head)
    play = "\n".join(_play_lines(record, game, waypoints, talk))
    return f"{text}play:\n{play}\n" if play else f"{text}play: []\n"


def _word_for(record: Record, game: Game[Any] | None, field: str) -> str:
    """What the game calls a field; what it is called in general, if nobody knows the game here."""
    if game is None and record.game in names():
        game = find(record.game)
    own: str = "" if game is None else getattr(game, field)
    return own or field


def _play_lines(
    record: Record, game: Game[Any] | None, waypoints: int, talk: Sequence[tuple[int, str]]
) -> Iterator[str]:
    answers = sum(entry.seat is not None for entry in record.entries)
    table = _begin(record, game) if talk or 0 < waypoints < answers else None
    count = 0
    told = deque(talk)
    for entry in record.entries:
        if entry.seat is None:
            numbers = entry.chance if isinstance(entry.chance, tuple) else (entry.chance,)
            yield f"- {_word(f'chance {entry.words}'.rstrip())}: numbered {' '.join(map(str, numbers))}"
            continue
        # Chances belong to the answer before them, so a fingerprint has its place just before an answer.
        if table is not None and waypoints and count and count % waypoints == 0:
            yield f"- fingerprint: {_word(table.fingerprint())}"
        while table is not None and told and told[0][0] <= table.log_size:
            yield f"- say: {_word(told.popleft()[1])}"
        yield f"- {seat_name(entry.seat)}: {_word(entry.words)}"
        count += 1
        if table is not None:
            table.choose(entry.words)
    if record.fingerprint:
        yield f"- fingerprint: {_word(record.fingerprint)}"


def _word(words: str) -> str:
    """Words as a script writes them: with quotes only where YAML would take them for something else."""
    if not words.isprintable():
        escaped = "".join(c if c.isprintable() and c not in '"\\' else f"\\U{ord(c):08x}" for c in words)
        return f'"{escaped}"'
    if _SAFE.match(words) and words == words.strip():
        return words
    return "'" + words.replace("'", "''") + "'"


def dump(fields: Mapping[str, Any]) -> str:
    """Fields as a script writes them: one per line, with what is inside them in one line where that is simple."""
    nested = any(isinstance(value, list | dict) for value in fields.values())
    flow = None if nested else False
    return str(
        yaml.dump(dict(fields), Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=120, default_flow_style=flow)
    )


class _Dumper(yaml.SafeDumper):
    """Writes texts of several lines as such, since people read and edit them."""

    def ignore_aliases(self, data: Any) -> bool:
        """Always: a script has no references, even where one list is in two places."""
        return True


def _text(dumper: yaml.SafeDumper, text: str) -> yaml.Node:
    style = "|" if "\n" in text else None
    if not text.replace("\n", "").isprintable() or text[:1].isspace():
        style = '"'  # some of these YAML would take for the end of a line, or for the depth of the text
    return dumper.represent_scalar("tag:yaml.org,2002:str", text, style=style)


def _as_list(dumper: yaml.SafeDumper, items: tuple[Any, ...]) -> yaml.Node:
    return dumper.represent_list(items)


_Dumper.add_representer(str, _text)
_Dumper.add_representer(tuple, _as_list)
