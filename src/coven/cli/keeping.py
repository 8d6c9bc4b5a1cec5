"""Keeping a game at the terminal: every answer in a journal, the whole of it where somebody saves it or leaves."""

from __future__ import annotations

import tempfile
from pathlib import Path

from coven.cli.journal import Journal
from coven.cli.saves import free_name
from coven.cli.screen import Screen
from coven.files import write_text
from coven.kernel import CovenError, Table
from coven.scripts import write_record


class Keeping:
    """What is kept of one session, and where."""

    def __init__(self, screen: Screen, journal: Journal | None, again: str, table: Table) -> None:
        self.screen = screen
        self.journal = journal
        """Where every answer is kept as it is given; None if nothing can be kept."""
        self.behind = False
        """Whether the journal couldn't be written any more, so that it tells of an earlier moment."""
        self.again = again
        """What to type to go on with a saved game, but for the file."""
        self.saved = table.fingerprint()
        """The fingerprint of what need not be saved: it was, or nothing has been decided yet."""
        self.kept = False
        """Whether the game as it was left is in a file, or wasn't worth one."""

    # The journal

    def note_down(self, table: Table, index: int) -> None:
        """Keep an answer before it has any effect, so that whatever ends the program loses nothing."""
        decision = table.decision
        if self.journal is None or decision is None or not 0 <= index < len(decision.choices):
            return
        try:
            if self.behind:
                self.journal.begin_with(table)
            self.journal.answer(decision.words()[index])
        except CovenError as error:
            self._fall_behind(error)
        else:
            self._catch_up()

    def begin_anew(self, table: Table) -> None:
        """The journal begins anew where it no longer leads to the table."""
        if self.journal is not None:
            try:
                self.journal.begin_with(table)
            except CovenError as error:
                self._fall_behind(error)
            else:
                self._catch_up()

    def _fall_behind(self, error: CovenError) -> None:
        if not self.behind:
            self.screen.say(f"As long as this is so, nothing is kept but what you save: {error}")
        self.behind = True

    def _catch_up(self) -> None:
        if self.behind:
            self.screen.say("Every answer is kept again.")
        self.behind = False

    def end(self, *, needed: bool) -> None:
        """The session is over. The journal stays where the game is still needed and kept nowhere else."""
        if self.journal is None:
            return
        if self.kept or not needed:
            self.journal.remove()
        else:
            self.journal.close()
            far = "as far as that could be written" if self.behind else "all the same"
            self.screen.say(f"The game is kept {far}: `coven play --resume` goes on with it.")

    # Saved games

    def save(self, table: Table, path: Path) -> None:
        """Save the game to a file. CovenError if that can't be written."""
        record = table.record()
        write_text(path, write_record(record, game=table.game))
        self.saved = record.fingerprint
        self.screen.say(f"Saved to {path}")

    def save_on_leaving(self, table: Table) -> None:
        """Save the game to a file of its own, unless that isn't needed."""
        self.kept = True
        if table.fingerprint() == self.saved:
            self.screen.say("There is nothing to save that hasn't been saved.")
            return
        for folder in (Path.cwd(), Path(tempfile.gettempdir())):
            try:
                path = free_name(folder, table)
                self.save(table, path)
            except CovenError as error:
                self.screen.say(str(error))
            else:
                self.screen.say(f"Go on with it by: {self.again} {path}")
                return
        self.kept = False
