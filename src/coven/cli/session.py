"""A game at the terminal: who sits where, what is typed, and what becomes of it."""

from __future__ import annotations

import signal
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from enum import Enum
from pathlib import Path
from typing import Any

from coven.cli.journal import Journal
from coven.cli.screen import Screen
from coven.files import read_text, write_text
from coven.kernel import CovenError, Drawing, Game, Option, Seat, Seated, Table, seat_name
from coven.minds import Mind, MindError, Speaking, best_for, mind_of
from coven.scripts import load, write_record
from coven.scripts.text import Unfinished

HELP = {
    "1, 2, 3 ...": "take the choice with this number; its words, or how only they begin, do as well",
    "board": "show the board again",
    "log": "all that has happened so far, as you may know it",
    "show NAME": "a card's words",
    "hint": "what the computer would do in your place",
    "why not WORDS": "why something can't be done, such as `why not play Ember in space 2`",
    "why WORDS": "why something happened: the last line of the log with these words, and what it follows from",
    "undo": "take your last decision back, and what followed from it",
    "save FILE": "save the game",
    "load FILE": "go on with a saved game",
    "help": "these lines",
    "quit": "save and leave",
}


RENEWING = {"r": "read the file of cards again, and go on from here with what it says now"}

Renew = Callable[[Table], tuple[Table, str]]
"""From a table to one like it with what a file says now, and words on what became of the position."""


class Left(Enum):
    """How a session ended."""

    FINISHED = 0
    QUIT = 1
    BROKEN_OFF = 2
    FAILED = 3


class _Leave(Exception):
    """Somebody wants to leave."""


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Pressing Ctrl-C again does nothing while what the first one asked for is done."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Session:
    """One game at one terminal, of people and minds."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        minds: Mapping[Seat, Mind],
        further: Mapping[str, Game[Any]] | None = None,
        again: str = "coven play --load",
        renew: Renew | None = None,
        journal: Journal | None = None,
    ) -> None:
        self.table = table
        self.screen = screen
        self.minds = dict(minds)
        """Who plays for the seats that no person sits in."""
        self.further = dict(further or {})
        """Games that don't ship, for loading."""
        self.again = again
        """What to type to go on with a saved game, but for the file."""
        self.renew = renew
        """Takes up what was changed in a file of cards, where one is being tried."""
        self.journal = journal
        """Where every answer is kept as it is given; None if nothing can be kept."""
        self.moments = 0
        """Counts every change of the table: an answer, one taken back, another game."""
        self.drawing: Drawing = table.game.drawing()
        self.talk: list[tuple[int, str]] = []
        """What minds have said, each with how much of the log there was before it."""
        self.listened: dict[Seat, int] = {}
        """How much of that each seat has been told."""
        self.seen: dict[Seat, int] = {}
        """How much of the log each seat has been told."""
        self.at_screen: Seat | None = None
        """Who is looking at the screen; None while it is being handed over."""
        self.fresh = True
        """The board is to be shown before the next question, whatever the question is."""
        self.saved = table.fingerprint()
        """The fingerprint of what need not be saved: it was, or nothing has been decided yet."""
        self.kept = False
        """Whether the game as it was left is in a file, or wasn't worth one."""
        self.commands: dict[str, Callable[[str], None]] = {
            "board": self._board,
            "options": self._board,
            "log": self._log,
            "show": self._show,
            "hint": self._hint,
            "why": self._why,
            "undo": self._undo,
            "save": self._save,
            "load": self._load,
            "help": self._help,
            "?": self._help,
            "quit": self._quit,
            "exit": self._quit,
        }
        if renew is not None:
            self.commands["r"] = self._renew

    @property
    def people(self) -> list[Seat]:
        """The seats that people sit in."""
        return [seat for seat in self.table.seats if seat not in self.minds]

    @property
    def shared(self) -> bool:
        """Whether several people share the screen, so that it has to be handed over."""
        return len(self.people) > 1

    # Playing

    def run(self) -> Left:
        """Play until the game is over or somebody leaves. The journal stays where the game is kept nowhere else."""
        left = self._run()
        if self.journal is not None:
            if self.kept or left is Left.FINISHED:
                self.journal.remove()
            else:
                self.journal.close()
                self.screen.say("The game is kept all the same: `coven play --resume` goes on with it.")
        return left

    def _run(self) -> Left:
        try:
            while True:
                decision = self.table.decision
                if decision is None:
                    self._over()
                elif decision.seat in self.minds:
                    if not self._answered(self.minds[decision.seat]):
                        self._keep()
                        return Left.FAILED
                else:
                    self._turn_to(decision.seat)
        except _Leave:
            if self.table.decision is None:
                return Left.FINISHED
            self._keep()
            return Left.QUIT
        except EOFError:
            self.screen.say()
            if self.table.decision is None:
                return Left.FINISHED
            self.screen.say("That is the end of the input.")
            self._keep()
            return Left.QUIT
        except KeyboardInterrupt:
            with _undisturbed():
                self.screen.say()
                self._keep()
            return Left.BROKEN_OFF

    def _answered(self, mind: Mind) -> bool:
        """Let a mind decide for its seat. False if it can't: by a mistake of its own, or in the game's rules."""
        try:
            index = mind.choose(Seated(self.table))
        except MindError as error:
            self.screen.say(f"The game can't go on: {error}.")
            return False
        except Exception as error:
            self.screen.say(f"The computer can't decide; the game's own rules failed when it looked ahead: {error!r}")
            return False
        seat = Seated(self.table).seat
        said = mind.says() if isinstance(mind, Speaking) else ""
        before = self.table.log_size if said else 0
        if not self._chosen(index):
            return False
        if said:
            self.talk.append((before, f"{seat_name(seat)}: {said}"))
        return True

    def _take(self, index: int) -> None:
        """Answer the decision at hand. If it fails or is broken off, the table stays as it was."""
        self._note_down(index)
        try:
            self.table.choose(index)
        except BaseException:
            self._begin_journal()
            raise
        self.moments += 1

    def _note_down(self, index: int) -> None:
        """Keep an answer before it has any effect, so that whatever ends the program loses nothing."""
        decision = self.table.decision
        if self.journal is not None and decision is not None and 0 <= index < len(decision.choices):
            try:
                self.journal.answer(decision.words()[index])
            except CovenError as error:
                self._without_journal(error)

    def _begin_journal(self) -> None:
        """The journal begins anew where it no longer leads to the table."""
        if self.journal is not None:
            try:
                self.journal.begin_with(self.table)
            except CovenError as error:
                self._without_journal(error)

    def _without_journal(self, error: CovenError) -> None:
        assert self.journal is not None
        self.screen.say(f"From here on nothing is kept but what you save: {error}")
        self.journal.close()
        self.journal = None

    def _turn_to(self, seat: Seat) -> None:
        """Show a person what there is to decide, and hear the answer."""
        if self.shared and self.at_screen != seat:
            self._hand_over(seat)
            return
        self.at_screen = seat
        self._tell_news(seat)
        decision = self.table.decision
        assert decision is not None
        if self.fresh or self.table.at_rest:
            self.screen.show(self.drawing, self.table.view(seat), self.table.setup)
            self.fresh = False
        self._ask()
        moment = self.moments
        while self.moments == moment:
            self._hear(self.screen.read(f"{seat_name(seat)}> "))

    def _ask(self) -> None:
        """The decision at hand, each choice with what it would bring where the game can tell."""
        decision = self.table.decision
        if decision is None:
            return
        self.screen.ask(decision.text, decision.rule, [_offer(option) for option in self.table.options])

    def _tell_news(self, seat: Seat) -> None:
        """What has happened since this seat was last told."""
        start = self.seen.get(seat, 0)
        lines = self.table.log(seat, start)
        said = self.talk[self.listened.get(seat, 0) :]
        told: list[str] = []
        for number, line in enumerate(lines, start):
            while said and said[0][0] <= number:
                told.append(said.pop(0)[1])
            told.append(str(line))
        self.screen.tell([*told, *[words for _, words in said]])
        self.seen[seat] = start + len(lines)
        self.listened[seat] = len(self.talk)

    def _hand_over(self, seat: Seat) -> None:
        """Wait until the right person is at the screen, with nothing of the other's to be seen on it."""
        self.at_screen = None
        self.fresh = True
        self.screen.forget()
        self.screen.say(f"{seat_name(seat)} is to decide. Hand over to {seat_name(seat)}, then press Enter.")
        moment = self.moments
        line = self.screen.read("Enter> ")
        self.screen.forget()
        words = line.strip()
        if words and self._command(words):
            return
        if self.moments == moment:
            self.at_screen = seat

    def _over(self) -> None:
        """Tell how it ended, and let people look back."""
        reader = self.people[0] if len(self.people) == 1 else None
        if self.fresh or self.at_screen is not None:
            self.screen.tell([str(line) for line in self.table.log(reader, self._told(reader))])
            self.screen.show(self.drawing, self.table.view(reader), self.table.setup)
            self.screen.say(f"The game is over: {self.table.result}.")
            self.at_screen, self.fresh = None, False
        line = self.screen.read("Enter to leave, or undo, log, save FILE, load FILE> ").strip()
        if not line:
            raise _Leave
        if not self._command(line):
            self.screen.say("There is nothing left to decide.")

    def _told(self, reader: Seat | None) -> int:
        """How much of the log may be left out: of several people, as much as all have been told."""
        told = [self.seen.get(seat, 0) for seat in self.people]
        return self.seen.get(reader, 0) if reader is not None else min(told, default=0)

    # What is typed

    def _hear(self, line: str) -> None:
        """Carry out a typed line: a choice, by number or words, or a command."""
        words = " ".join(line.split())
        if not words:
            return
        index = self._choice(words)
        if index is not None:
            self._chosen(index)
        elif not self._command(words):
            self._refuse(words)

    def _choice(self, words: str) -> int | None:
        """The choice that the words mean: its number, its words, or a beginning that no other has."""
        assert self.table.decision is not None
        offered = [" ".join(option.split()).casefold() for option in self.table.decision.words()]
        said = words.casefold()
        if said in offered:
            return offered.index(said)
        if words.isdecimal() and len(words) < 7:
            return int(words) - 1 if 1 <= int(words) <= len(offered) else None
        if said.split(" ", 1)[0] in self.commands or len(said) < 2:
            return None
        begun = [index for index, option in enumerate(offered) if option.startswith(said)]
        return begun[0] if len(begun) == 1 else None

    def _chosen(self, index: int) -> bool:
        """Answer the decision at hand. False if that failed: by a mistake in the game's rules, nobody else's."""
        try:
            self._take(index)
        except Exception as error:
            # The position before it still stands, so the game can be saved, and something else may be chosen.
            self.screen.say(f"The game's own rules failed over this choice, so it is not taken: {error!r}")
            return False
        return True

    def _refuse(self, words: str) -> None:
        """Say why what was typed is no answer."""
        assert self.table.decision is not None
        count = len(self.table.decision.choices)
        if words.isdecimal():
            self.screen.say(f"There is no choice {words[:12]}; they are numbered 1 to {count}.")
            return
        reason = self.table.why_not(words)
        because = f"That can't be: {reason}" if reason is not None else f"{_quoted(words)} is not among the choices"
        first = words.split(" ", 1)[0].casefold()
        near = get_close_matches(first, self.commands, n=1, cutoff=0.75)
        hint = f"Did you mean `{near[0]}`?" if near else f"Type a number from 1 to {count}, or `help`."
        self.screen.say(f"{because}. {hint}")

    # Commands

    def _command(self, words: str) -> bool:
        """Carry out a command. False if it is none. Between two people only those that show nobody's cards."""
        name, _, rest = words.partition(" ")
        command = self.commands.get(name.casefold())
        if command is None:
            return False
        private = (self._board, self._log, self._show, self._hint, self._why)
        if self.shared and self.at_screen is None and self.table.decision is not None and command in private:
            self.screen.say("First hand over: press Enter when the right person is at the screen.")
            return True
        try:
            command(rest.strip())
        except (CovenError, OSError, ValueError) as error:
            self.screen.say(f"That didn't work: {error}")
        return True

    def _reader(self) -> Seat | None:
        if self.at_screen is not None:
            return self.at_screen
        return self.people[0] if len(self.people) == 1 else None

    def _board(self, rest: str) -> None:
        self.screen.show(self.drawing, self.table.view(self._reader()), self.table.setup)
        self._ask()

    def _log(self, rest: str) -> None:
        self.screen.tell([str(line) for line in self.table.log(self._reader())])

    def _show(self, rest: str) -> None:
        if not rest:
            self._board(rest)
            return
        lines = self.drawing.about(self.table.setup, rest)
        for line in lines or [f"There is nothing called {_quoted(rest)} to show."]:
            self.screen.say(line)

    def _hint(self, rest: str) -> None:
        decision = self.table.decision
        if decision is None:
            self.screen.say("The game is over: there is nothing to decide.")
            return
        mind = mind_of(best_for(self.table.game), 0, self.table.game)
        index = mind.choose(Seated(self.table))
        said = mind.says() if isinstance(mind, Speaking) else ""
        self.screen.say(f"Hint: {index + 1}. {decision.words()[index]}{f' ({said})' if said else ''}")

    def _why(self, rest: str) -> None:
        words = rest.rstrip("?").strip()
        first, _, more = words.partition(" ")
        if first.casefold() == "not":
            self._why_not(more.strip())
            return
        said = words.casefold()
        for line in reversed(self.table.log(self._reader())):
            if said in line.words.casefold():
                self.screen.say(f"{self.table.why(line)}.")
                return
        self.screen.say(f"The log has no line with {_quoted(words)}; `why not ...` asks about what can't be done.")

    def _why_not(self, words: str) -> None:
        if not words:
            self.screen.say("Say what you would like to do, such as `why not pass`.")
            return
        decision = self.table.decision
        if decision is not None and self._choice(words) is not None:
            self.screen.say("You can do that: it is among the choices.")
            return
        reason = self.table.why_not(words)
        if reason is None:
            self.screen.say(f"The rules have nothing to say against {_quoted(words)}; it just isn't asked here.")
        else:
            self.screen.say(f"Because {reason}.")

    def _undo(self, rest: str) -> None:
        """Back to a person's decision: what the minds did since then is taken back with it."""
        twin = self.table.fork()
        while twin.undo():
            decision = twin.decision
            if decision is not None and decision.seat not in self.minds:
                self._sit_down_at(twin)
                self.screen.say("Taken back.")
                return
        self.screen.say("There is no decision of yours to take back.")

    def _sit_down_at(self, table: Table) -> None:
        """Go on at another table: an earlier point of the game, or a loaded one."""
        self.table = table
        self.moments += 1
        self.fresh = True
        self._begin_journal()
        for seat in self.seen:
            self.seen[seat] = min(self.seen[seat], table.log_size)
        self.talk = [one for one in self.talk if one[0] < table.log_size]
        for seat in self.listened:
            self.listened[seat] = min(self.listened[seat], len(self.talk))

    def _save(self, rest: str) -> None:
        if not rest:
            self.screen.say("Say where to: `save FILE`.")
            return
        path = Path(rest).expanduser()
        if path.exists() and not is_save(path):
            self.screen.say(f"{path} is there already and is no saved game. Choose another name.")
            return
        self._write(path)

    def _write(self, path: Path) -> None:
        record = self.table.record()
        write_text(path, write_record(record, game=self.table.game))
        self.saved = record.fingerprint
        self.screen.say(f"Saved to {path}")

    def _load(self, rest: str) -> None:
        if not rest:
            self.screen.say("Say which: `load FILE`.")
            return
        table = load_game(rest, {self.table.game.name: self.table.game, **self.further})
        if table.seats != self.table.seats:
            self.screen.say(f"That is a game for {len(table.seats)} players: start it with `coven play`.")
            return
        self.drawing = table.game.drawing()
        self.at_screen = None
        self.seen = {}
        self.saved = table.fingerprint()
        self._sit_down_at(table)
        self.screen.say(f"Loaded {rest}: {table.game.title}.")

    def _renew(self, rest: str) -> None:
        """Go on with the cards as their file has them now."""
        assert self.renew is not None
        table, words = self.renew(self.table)
        self.seen = {}
        self._sit_down_at(table)
        self.screen.say(words)

    def _help(self, rest: str) -> None:
        for words, meaning in (HELP if self.renew is None else {**RENEWING, **HELP}).items():
            self.screen.say(f"{words:16}{meaning}")

    def _quit(self, rest: str) -> None:
        raise _Leave

    def _keep(self) -> None:
        """Save the game to a file of its own before leaving, unless that isn't needed."""
        record = self.table.record()
        self.kept = True
        if record.fingerprint == self.saved:
            self.screen.say("There is nothing to save that hasn't been saved.")
            return
        for folder in (Path.cwd(), Path(tempfile.gettempdir())):
            try:
                path = _free_name(folder, self.table)
                self._write(path)
            except CovenError as error:
                self.screen.say(str(error))
            else:
                self.screen.say(f"Go on with it by: {self.again} {path}")
                return
        self.kept = False


def _offer(option: Option) -> str:
    """An option with what it would bring, and a warning where it can't be finished."""
    words = option.words if option.brings is None else f"{option.words} ({option.brings})"
    return words if option.warning is None else f"{words} [!] {option.warning}"


def _free_name(folder: Path, table: Table) -> Path:
    """A name for a save that nothing has yet."""
    stem = f"{table.game.name}-{table.seed % 10**10}"  # enough of a long seed to tell files apart
    path = folder / f"{stem}.yaml"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.yaml"
        number += 1
    return path


def is_save(path: Path) -> bool:
    """Whether a file looks like a saved game, which may be written over."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(5) == "game:"
    except (OSError, ValueError):
        return False


def load_game(name: str, games: Mapping[str, Game[Any]]) -> Table:
    """Take up the game saved in a file, of one of these games or of one that ships."""
    path = Path(name).expanduser()
    text = read_text(path)
    called = next((line[5:].strip() for line in text.splitlines() if line.startswith("game:")), "")
    try:
        return load(path, game=games.get(called))
    except Unfinished as unfinished:
        return unfinished.table  # it stops in the middle of something, and there it goes on


def _quoted(words: str) -> str:
    """What somebody typed, fit to be shown again: short, and without anything that a terminal would obey."""
    shown = "".join(char if char.isprintable() else "?" for char in words)
    return f"'{shown[:60]}...'" if len(shown) > 60 else f"'{shown}'"
