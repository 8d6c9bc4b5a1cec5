"""A game at the terminal: who sits where, what is typed, and what becomes of it."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from enum import Enum
from typing import Any

from coven.cli.commands import FIRST_HAND_OVER, Commands, Leave, Renew, quoted
from coven.cli.journal import Journal
from coven.cli.keeping import Keeping
from coven.cli.offers import offers
from coven.cli.saves import Talk
from coven.cli.screen import Screen
from coven.kernel import Drawing, Game, Seat, Seated, Table, seat_name
from coven.kernel.naming import meant, which_one
from coven.minds import Mind, MindError, Speaking


class Left(Enum):
    """How a session ended."""

    FINISHED = 0
    QUIT = 1
    BROKEN_OFF = 2
    FAILED = 3


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
        talk: Talk | None = None,
    ) -> None:
        self.table = table
        self.screen = screen
        self.minds = dict(minds)
        """Who plays for the seats that no person sits in."""
        self.further = dict(further or {})
        """Games that don't ship, for loading."""
        self.renew = renew
        """Takes up what was changed in a file of cards, where one is being tried."""
        self.moments = 0
        """Counts every change of the table: an answer, one taken back, another game."""
        self.drawing: Drawing = table.game.drawing()
        self.talk: Talk = talk or []
        """What minds have said, each with how much of the log there was before it."""
        self.listened: dict[Seat, int] = {}
        """How much of that each seat has been told."""
        self.seen: dict[Seat, int] = {}
        """How much of the log each seat has been told."""
        self.at_screen: Seat | None = None
        """Who is looking at the screen; None while it is being handed over."""
        self.fresh = True
        """The board is to be shown before the next question, whatever the question is."""
        self.keeping = Keeping(screen, journal, again, table)
        self.commands = Commands(self)

    @property
    def people(self) -> list[Seat]:
        """The seats that people sit in."""
        return [seat for seat in self.table.seats if seat not in self.minds]

    @property
    def shared(self) -> bool:
        """Whether several people share the screen and see different things, so that it has to be handed over."""
        return len(self.people) > 1 and not self.table.game.open_to_all(self.table.setup)

    # Playing

    def run(self) -> Left:
        """Play until the game is over or somebody leaves."""
        left = self._run()
        self.keeping.end(needed=left is not Left.FINISHED)
        return left

    def _run(self) -> Left:
        try:
            while True:
                decision = self.table.decision
                if decision is None:
                    self._over()
                elif decision.seat in self.minds:
                    if not self._answered(self.minds[decision.seat]):
                        self.keeping.save_on_leaving(self.table, self.talk)
                        return Left.FAILED
                else:
                    self._turn_to(decision.seat)
        except Leave:
            if self.table.decision is None:
                return Left.FINISHED
            self.keeping.save_on_leaving(self.table, self.talk)
            return Left.QUIT
        except EOFError:
            self.screen.say()
            if self.table.decision is None:
                return Left.FINISHED
            self.screen.say("That is the end of the input.")
            self.keeping.save_on_leaving(self.table, self.talk)
            return Left.QUIT
        except KeyboardInterrupt:
            with _undisturbed():
                self.screen.say()
                self.keeping.save_on_leaving(self.table, self.talk)
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
        told = f"{seat_name(seat)}: {said}" if said else ""
        before = self.table.log_size if said else 0
        if not self._chosen(index, told):
            return False
        self.fresh = True
        if said:
            self.talk.append((before, told))
        return True

    def _take(self, index: int, said: str) -> None:
        """Answer the decision at hand. If it fails or is broken off, the table stays as it was."""
        self.keeping.note_down(self.table, index, said, self.talk)
        try:
            self.table.choose(index)
        except BaseException:
            self.keeping.begin_anew(self.table, self.talk)
            raise
        self.moments += 1

    def _turn_to(self, seat: Seat) -> None:
        """Show a person what there is to decide, and hear the answer."""
        if self.shared and self.at_screen != seat:
            self._hand_over(seat)
            return
        self.fresh = self.fresh or self.at_screen != seat
        self.at_screen = seat
        self._tell_news(seat)
        decision = self.table.decision
        assert decision is not None
        if self.fresh or self.table.at_rest:
            self.screen.show(self.drawing, self.table.view(seat), self.table.setup)
            self.fresh = False
        self.ask()
        moment = self.moments
        while self.moments == moment:
            self._hear(self.screen.read(f"{seat_name(seat)}> "))

    def ask(self) -> None:
        """The decision at hand, each choice with what it would bring where the game can tell."""
        decision = self.table.decision
        if decision is None:
            return
        self.screen.ask(decision.text, decision.rule, offers(list(self.table.options)))

    def _tell_news(self, seat: Seat) -> None:
        """What has happened since this seat was last told."""
        start = self.seen.get(seat, 0)
        self.screen.tell(self.happened(seat, start, self.listened.get(seat, 0)))
        self.seen[seat] = self.table.log_size
        self.listened[seat] = len(self.talk)

    def happened(self, seat: Seat | None, start: int = 0, heard: int = 0) -> list[str]:
        """What has happened since the log had so many lines, and in between what minds have said since so much."""
        said = deque(self.talk[heard:])
        told: list[str] = []
        for number, line in enumerate(self.table.log(seat, start), start):
            while said and said[0][0] <= number:
                told.append(said.popleft()[1])
            told.append(str(line))
        return [*told, *[words for _, words in said]]

    def _hand_over(self, seat: Seat) -> None:
        """Wait until the right person is at the screen, with nothing of the other's to be seen on it."""
        self.at_screen = None
        self.fresh = True
        self.screen.forget()
        moment = self.moments
        while self.moments == moment:
            self.screen.say(f"{seat_name(seat)} is to decide. Hand over to {seat_name(seat)}, then press Enter.")
            words = self.screen.read("Enter> ").strip()
            if not words:
                self.screen.forget()
                self.at_screen = seat
                return
            if not self.commands.carry_out(words):
                self.screen.say(FIRST_HAND_OVER)  # whoever typed that may be the one who has just had the screen

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
            raise Leave
        if not self.commands.carry_out(line):
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
        index = self.choice(words)
        if index is not None:
            self._chosen(index)
        elif not self.commands.carry_out(words):
            self._refuse(words)

    def choice(self, words: str) -> int | None:
        """The choice that the words mean: its number, its words, or a beginning that no other has."""
        offered = self._offered()
        said = words.casefold()
        if said in offered:
            return offered.index(said)
        if words.isdecimal() and len(words) < 7:
            return int(words) - 1 if 1 <= int(words) <= len(offered) else None
        if said.split(" ", 1)[0] in self.commands.named or len(said) < 2:
            return None
        begun = self._begun(said)
        return begun[0] if len(begun) == 1 else None

    def which(self, words: str) -> str | None:
        """Words for asking which choice is meant, where several begin like this; None if not."""
        assert self.table.decision is not None
        begun = self._begun(words.casefold()) if len(words) > 1 else []
        if len(begun) < 2:
            return None
        return self._which_of(begun)

    def _which_of(self, several: list[int]) -> str:
        assert self.table.decision is not None
        offered = self.table.decision.words()
        listed = [f"{index + 1}. {offered[index]}" for index in several]
        return which_one(listed) if len(listed) > 1 else f"Did you mean {listed[0]}?"

    def _offered(self) -> list[str]:
        assert self.table.decision is not None
        return [" ".join(option.split()).casefold() for option in self.table.decision.words()]

    def _begun(self, said: str) -> list[int]:
        """The choices that begin with these words."""
        return [index for index, option in enumerate(self._offered()) if option.startswith(said)]

    def _chosen(self, index: int, said: str = "") -> bool:
        """Answer the decision at hand, of which a mind may have said something. False if that failed: by a mistake in
        the game's rules, nobody else's."""
        try:
            self._take(index, said)
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
        several = self.which(words)
        if several is not None:
            self.screen.say(several)
            return
        reason = self.table.why_not(words)
        if reason is None or not reason.rule:  # they name nothing, unless they are in what is offered
            offered = self._offered()
            fits = meant(words, offered) if len(words) > 1 else []
            if fits:
                self.screen.say(self._which_of([index for index, one in enumerate(offered) if one in fits]))
                return
        because = f"That can't be: {reason}" if reason is not None else f"{quoted(words)} is not among the choices"
        first = words.split(" ", 1)[0].casefold()
        near = get_close_matches(first, self.commands.named, n=1, cutoff=0.75)
        hint = f"Did you mean `{near[0]}`?" if near else f"Type a number from 1 to {count}, or `help`."
        self.screen.say(f"{because}. {hint}")

    def sit_down_at(self, table: Table, talk: Talk | None = None) -> None:
        """Go on at another table: an earlier point of the game, or a loaded one with what was said at it."""
        self.table = table
        self.moments += 1
        self.fresh = True
        self.talk = [one for one in self.talk if one[0] < table.log_size] if talk is None else talk
        self.keeping.begin_anew(self.table, self.talk)
        for seat in self.seen:
            self.seen[seat] = min(self.seen[seat], table.log_size)
        for seat in self.listened:
            self.listened[seat] = min(self.listened[seat], len(self.talk))
