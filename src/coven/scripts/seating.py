"""Sitting down at the tables of a script, and playing its answers with its luck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from coven.bringing import read_brings, read_components
from coven.kernel import (
    CovenError,
    Game,
    NotOffered,
    PositionError,
    RecordError,
    Seat,
    SetupError,
    Stuck,
    Table,
    near,
    seat_name,
)
from coven.scripts.luck import ScriptedLuck, Unlikely
from coven.scripts.script import Answered, Came, OtherPosition, RefusedSetup, Script
from coven.scripts.text import NO_FILE, ScriptError
from coven.scripts.words import offered


class Player:
    """Plays a script's answers at one table: the script's own, or one that begins at another position."""

    __slots__ = ("luck", "other", "script", "table")

    def __init__(self, script: Script, rules: Game[Any], other: OtherPosition | None = None) -> None:
        self.script = script
        self.other = other
        self.luck = ScriptedLuck(script.seed)
        self.luck.expected = self._chances_from(0)
        self.table = self._begin(rules)
        self._nothing_left()

    def answer(self, place: int, line: Answered) -> None:
        """Give the answer at this place of the play, with the luck that follows it."""
        self.luck.expected = self._chances_from(place + 1)
        self._answer(line, line.words if self.other is None else line.elsewhere.get(self.other.name, line.words))
        self._nothing_left()

    def _begin(self, rules: Game[Any]) -> Table:
        script, other = self.script, self.other
        try:
            return set_up(script, rules, self.luck, script.position if other is None else other.position)
        except Unlikely as unlikely:
            raise self._error(unlikely.line, unlikely.words) from None
        except PositionError as error:
            line = script.lines.get("position", 1) if other is None else other.line
            raise self._error(line, str(error)) from None
        except CovenError as error:
            raise self._error(script.lines[_wrong_field(script, rules)], str(error)) from None

    def _answer(self, line: Answered, words: str) -> None:
        table = self.table
        decision = table.decision
        answer = f"{seat_name(line.seat)}: {words}"
        if decision is None:
            raise self._error(line.line, f"there is nothing to answer with `{answer}`: {offered(table)}")
        if decision.seat != line.seat:
            it_is = f"`{answer}` answers, but it is {seat_name(decision.seat)}'s decision"
            raise self._error(line.line, f"{it_is}: {offered(table)}")
        try:
            table.choose(words)
        except NotOffered as refused:
            reason = refused.reason
            because = near(words, decision.words()) if reason is None else f": {reason}"
            raise self._error(line.line, f"{words!r} is not offered{because}; {offered(table)}") from None
        except Unlikely as unlikely:
            raise self._error(unlikely.line, unlikely.words) from None
        except (RecordError, Stuck) as error:
            raise self._error(line.line, f"the rules can't go on from here: {error}") from error

    def _chances_from(self, start: int) -> list[Came]:
        """The chances that come up before the next answer."""
        chances: list[Came] = []
        play = self.script.play
        for place in range(start, len(play)):
            line = play[place]
            if isinstance(line, Answered):
                break
            if isinstance(line, Came):
                chances.append(line)
        return chances

    def _nothing_left(self) -> None:
        if self.luck.expected:
            came = self.luck.expected[0]
            about = f" for {came.what}" if came.what else ""
            raise self._error(came.line, f"nothing comes up{about} before the next decision: {came}")

    def _error(self, line: int, words: str) -> ScriptError:
        where = "" if self.other is None else f"from the other position {self.other.name!r}: "
        return ScriptError(self.script.file, line, f"{where}{words}")


def set_up(script: Script, rules: Game[Any], luck: ScriptedLuck, position: dict[str, Any] | None) -> Table:
    """Set a table up as the script says. CovenError if that can't be."""
    _check_seats(script, rules)
    return Table(rules, rules.settle(**_settings(script, rules)), script.seed, luck=luck, origin=position)


def _settings(script: Script, rules: Game[Any]) -> dict[str, Any]:
    """What a script says of the setup, as `Game.settle` calls it. What it names is read from its own folder."""
    folder = None if script.file == NO_FILE else Path(script.file).parent
    return {
        "seats": script.seats,
        "options": script.options,
        "components": script.components if folder is None else read_components(script.components, folder),
        "brings": script.brings if folder is None else read_brings(rules, script.brings, folder),
        "full_control": script.full_control,
    }


def _wrong_field(script: Script, rules: Game[Any]) -> str:
    """The field that a refused setup comes from: the first with which, and with those before it, it is refused."""
    so_far: dict[str, Any] = {}
    try:
        settings = _settings(script, rules)
    except CovenError:  # a file that is named in it; decks come after what lies on the table
        if script.components is not None:
            try:
                read_components(script.components, Path(script.file).parent)
            except CovenError:
                return "components"
        return "brings"
    for name, value in settings.items():
        field = name.replace("_", " ")
        if field in script.lines:
            so_far[name] = value
            try:
                rules.start(rules.settle(**so_far))
            except CovenError:
                return field
    return "game"


def _check_seats(script: Script, rules: Game[Any]) -> None:
    """Scripts call seats by their letters, and so is one that isn't there."""
    count = rules.seats.start if script.seats is None else script.seats
    for seat in script.full_control:
        if count in rules.seats and seat >= count:
            seats = ", ".join(seat_name(Seat(n)) for n in range(count))
            raise SetupError(f"full control: nobody sits at {seat_name(seat)}; the seats are {seats}")


def refuse(script: Script, rules: Game[Any], refused: RefusedSetup) -> None:
    """Check that no table can be set up like this, for the reason that the script demands."""
    refusal: CovenError | None = None
    try:
        set_up(script, rules, ScriptedLuck(script.seed), script.position)
    except CovenError as error:
        refusal = error
    wrong = refused.unmet(refusal)
    if wrong is not None:
        raise ScriptError(script.file, refused.line, wrong)
