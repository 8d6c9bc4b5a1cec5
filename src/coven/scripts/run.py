"""Playing a script: its answers, its luck and its demands, one line after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from coven.games import find
from coven.kernel import CovenError, Game, SetupError, Table, seat_name
from coven.outside import module_named
from coven.scripts.cited import check_rules
from coven.scripts.course import Course, NoSuchSeat, Other
from coven.scripts.demands import Fingerprint, Pending
from coven.scripts.read import read_script
from coven.scripts.script import Answered, Came, Demand, Line, Marked, Script, Told
from coven.scripts.seating import Player, refuse
from coven.scripts.text import ScriptError, Unfinished
from coven.scripts.words import offered


def run_script(source: Script | str | Path, *, game: Game[Any] | None = None) -> Table | None:
    """Play a script to its end and return the table. ScriptError if anything in it doesn't hold.

    `source` is a script, its text or its path. `game` is for games that `coven.games` doesn't know. A script that shows
    a setup being refused has no table: it gives None.
    """
    script = source if isinstance(source, Script) else read_script(source)
    tables = [table for _, table in follow(script, game=game)]
    return tables[-1] if tables else None


def follow(script: Script, *, game: Game[Any] | None = None) -> Iterator[tuple[Line | None, Table]]:
    """Play a script line by line: gives the table at the beginning, and after each line that line and the table.

    It is the same table every time, further on. After the last line it checks that nothing is left pending. A script
    that shows a setup being refused gives nothing.
    """
    rules = game_of(script) if game is None else game
    if game is not None and script.game != game.name:
        raise ScriptError(script.file, script.lines["game"], f"this is a script of {script.game}, not of {game.name}")
    if script.data is not None and script.data != rules.data:
        raise ScriptError(script.file, script.lines["data"], other_data(rules, script.data))
    _check_words(script, rules)
    check_rules(script, rules)
    if script.refused is not None:
        refuse(script, rules, script.refused)
        return
    own = Player(script, rules)
    others = {other.name: Player(script, rules, other) for other in script.others}
    course = Course(own.table, {name: Other(player.table) for name, player in others.items()})
    # Whoever only takes a saved game up asks nothing of its log, so nobody need keep one.
    looked_at = not all(isinstance(line, Answered | Came | Told | Fingerprint) for line in script.play)
    yield None, own.table
    for place, line in enumerate(script.play):
        if isinstance(line, Answered):
            if looked_at:
                course.answered = own.table.log_size
            for player in (own, *others.values()):
                player.answer(place, line)
            course.look_around()
        elif isinstance(line, Marked):
            course.mark(line.name)
        elif not isinstance(line, Came | Told):
            _demand(script, course, line)
        yield line, own.table
    _check_the_end(script, own.table)


def game_of(script: Script) -> Game[Any]:
    """The game of a script, among those that ship."""
    try:
        return find(script.game)
    except SetupError as error:
        raise ScriptError(script.file, script.lines["game"], str(error)) from None


def further_games(modules: Iterable[str]) -> dict[str, Game[Any]]:
    """The games that these Python modules declare as GAME, by name: for games that `coven.games` doesn't know.

    A module is looked for in the current folder first. SetupError if one has no game.
    """
    games: dict[str, Game[Any]] = {}
    for module in modules:
        try:
            game = getattr(module_named(module), "GAME", None)
        except CovenError as error:
            raise SetupError(f"{module} has no game: {error}") from error.__cause__
        if not isinstance(game, Game):
            raise SetupError(f"{module} has no game: a module declares it as GAME, an instance of its kind of Game")
        games[game.name] = game
    return games


def _check_words(script: Script, rules: Game[Any]) -> None:
    """What seats bring and what lies on the table goes by the game's own word for it, or by the general one."""
    for field, own in (("brings", rules.brings), ("components", rules.components)):
        word = script.called.get(field, field)
        if word not in (field, own):
            instead = " or ".join(f"`{name}`" for name in dict.fromkeys((own, field)))
            if not own:
                instead = f"nothing like it: a script of {rules.name} has no `{word}`"
            raise ScriptError(script.file, script.lines[field], f"{rules.title} calls `{word}` {instead}")


def other_data(rules: Game[Any], data: str) -> str:
    """What to say of a record that was played with other cards or components."""
    return (
        f"this was played with version {data or 'none'!r} of the cards and components of {rules.title}, and here is "
        f"version {rules.data or 'none'!r}; it can be played again with that version of Coven only"
    )


def _demand(script: Script, course: Course, line: Demand) -> None:
    try:
        wrong = line.unmet(course)
    except NoSuchSeat as error:
        wrong = str(error)
    if wrong is not None:
        raise ScriptError(script.file, line.line, wrong)


def _check_the_end(script: Script, table: Table) -> None:
    """A script stops where nothing is pending, or says by its last line that it means to stop in the middle."""
    if table.at_rest or (script.play and isinstance(script.play[-1], Pending | Fingerprint)):
        return
    assert table.decision is not None
    line = script.play[-1].line if script.play else script.lines["game"]
    who = seat_name(table.decision.seat)
    way_out = f"answer this, or end with `- pending: {who}` if it is meant to stop here"
    raise Unfinished(script.file, line, f"the play ends with something pending: {offered(table)}\n  {way_out}", table)
