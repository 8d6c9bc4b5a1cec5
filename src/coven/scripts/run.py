"""Playing a script: its answers, its luck and its demands, one line after the other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from coven.games import find
from coven.kernel import CovenError, Game, NotOffered, PositionError, RecordError, SetupError, Stuck, Table, seat_name
from coven.outside import module_named
from coven.scripts.demands import Fingerprint, Pending, near, offered
from coven.scripts.luck import ScriptedLuck, Unlikely
from coven.scripts.read import read_script
from coven.scripts.script import Answered, Came, Line, Script, Told
from coven.scripts.text import ScriptError


def run_script(source: Script | str | Path, *, game: Game[Any] | None = None) -> Table:
    """Play a script to its end and return the table. ScriptError if anything in it doesn't hold.

    `source` is a script, its text or its path. `game` is for games that `coven.games` doesn't know.
    """
    script = source if isinstance(source, Script) else read_script(source)
    *_, (_, table) = follow(script, game=game)
    return table


def follow(script: Script, *, game: Game[Any] | None = None) -> Iterator[tuple[Line | None, Table]]:
    """Play a script line by line: gives the table at the beginning, and after each line that line and the table.

    It is the same table every time, further on. After the last line it checks that nothing is left pending.
    """
    rules = game_of(script) if game is None else game
    if game is not None and script.game != game.name:
        raise ScriptError(script.file, script.lines["game"], f"this is a script of {script.game}, not of {game.name}")
    luck = ScriptedLuck(script.seed)
    luck.expected = _chances_from(script, 0)
    table = _begin(script, rules, luck)
    _nothing_left(script, luck)
    yield None, table
    log_start = 0
    for place, line in enumerate(script.play):
        if isinstance(line, Answered):
            log_start = table.log_size
            luck.expected = _chances_from(script, place + 1)
            _answer(script, table, line)
            _nothing_left(script, luck)
        elif not isinstance(line, Came | Told):
            wrong = line.unmet(table, log_start)
            if wrong is not None:
                raise ScriptError(script.file, line.line, wrong)
        yield line, table
    _check_the_end(script, table)


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


def _begin(script: Script, rules: Game[Any], luck: ScriptedLuck) -> Table:
    """Set the table up as the script says."""
    if script.data is not None and script.data != rules.data:
        raise ScriptError(script.file, script.lines["data"], other_data(rules, script.data))
    _check_words(script, rules)
    try:
        setup = rules.settle(
            seats=script.seats,
            options=script.options,
            brings=script.brings,
            components=script.components,
            full_control=script.full_control,
        )
        return Table(rules, setup, script.seed, luck=luck, origin=script.position)
    except Unlikely as unlikely:
        raise ScriptError(script.file, unlikely.line, unlikely.words) from None
    except PositionError as error:
        raise ScriptError(script.file, script.lines.get("position", 1), str(error)) from None
    except CovenError as error:
        raise ScriptError(script.file, script.lines["game"], str(error)) from None


def _check_words(script: Script, rules: Game[Any]) -> None:
    """What seats bring and what lies on the table goes by the game's own word for it, or by the general one."""
    for field, own in (("brings", rules.brings), ("components", rules.components)):
        word = script.called.get(field, field)
        if word not in (field, own):
            instead = f"`{own}`, or `{field}`" if own else f"nothing like it: a script of {rules.name} has no `{word}`"
            raise ScriptError(script.file, script.lines[field], f"{rules.title} calls `{word}` {instead}")


def other_data(rules: Game[Any], data: str) -> str:
    """What to say of a record that was played with other cards or components."""
    return (
        f"this was played with version {data or 'none'!r} of the cards and components of {rules.title}, and here is "
        f"version {rules.data or 'none'!r}; it can be played again with that version of Coven only"
    )


def _chances_from(script: Script, start: int) -> list[Came]:
    """The chances that come up before the next answer."""
    chances: list[Came] = []
    for line in script.play[start:]:
        if isinstance(line, Answered):
            break
        if isinstance(line, Came):
            chances.append(line)
    return chances


def _nothing_left(script: Script, luck: ScriptedLuck) -> None:
    if luck.expected:
        came = luck.expected[0]
        about = f" for {came.what}" if came.what else ""
        raise ScriptError(script.file, came.line, f"nothing comes up{about} before the next decision: {came}")


def _answer(script: Script, table: Table, line: Answered) -> None:
    decision = table.decision
    if decision is None:
        raise ScriptError(script.file, line.line, f"there is nothing to answer with `{line}`: {offered(table)}")
    if decision.seat != line.seat:
        it_is = f"`{line}` answers, but it is {seat_name(decision.seat)}'s decision"
        raise ScriptError(script.file, line.line, f"{it_is}: {offered(table)}")
    try:
        table.choose(line.words)
    except NotOffered:
        reason = table.why_not(line.words)
        because = near(line.words, decision.words()) if reason is None else f": {reason}"
        raise ScriptError(script.file, line.line, f"{line.words!r} is not offered{because}; {offered(table)}") from None
    except Unlikely as unlikely:
        raise ScriptError(script.file, unlikely.line, unlikely.words) from None
    except (RecordError, Stuck) as error:
        raise ScriptError(script.file, line.line, f"the rules can't go on from here: {error}") from error


def _check_the_end(script: Script, table: Table) -> None:
    """A script stops where nothing is pending, or says by its last line that it means to stop in the middle."""
    if table.at_rest or (script.play and isinstance(script.play[-1], Pending | Fingerprint)):
        return
    assert table.decision is not None
    line = script.play[-1].line if script.play else script.lines["game"]
    who = seat_name(table.decision.seat)
    way_out = f"answer this, or end with `- pending: {who}` if it is meant to stop here"
    raise ScriptError(script.file, line, f"the play ends with something pending: {offered(table)}\n  {way_out}")
