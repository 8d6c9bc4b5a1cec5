"""What can be typed at the terminal table beside choices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from coven.cli.common import primer_of
from coven.cli.keeping import Keeping
from coven.cli.saves import Talk, is_save, load_game
from coven.cli.screen import Screen, key_of
from coven.files import in_words, typed
from coven.kernel import CovenError, Drawing, Game, Seat, Seated, Table, seat_name
from coven.minds import Mind, Speaking, best_for, mind_of

Renew = Callable[[Table], tuple[Table, str]]
"""From a table to one like it with what a file says now, and words on what became of the position."""

HELP = {
    "1, 2, 3 ...": "take the choice with this number; its words, or how only they begin, do as well",
    "board": "show the board again",
    "log": "all that has happened so far, as you may know it",
    "show NAME": "a card's words",
    "hint": "what the computer would do in your place",
    "why not WORDS": "why something can't be done",
    "why WORDS": "why something happened: the last line of the log with these words, and what it follows from",
    "undo": "take your last decision back, and what followed from it",
    "save FILE": "save the game",
    "load FILE": "go on with a saved game",
    "help": "these lines",
    "quit": "save and leave",
}


PRIMER = {"primer": "how the game is played, on one page"}

RENEWING = {"r": "read the file of cards again, and go on from here with what it says now"}


LONGEST_NAME = 200
"""Of a file's name no more is said again where it can't be one."""

FIRST_HAND_OVER = "First hand over: press Enter when the right person is at the screen."


class Leave(Exception):
    """Somebody wants to leave."""


class Playing(Protocol):
    """What commands are about: a game at the terminal (see `session`)."""

    table: Table
    screen: Screen
    minds: dict[Seat, Mind]
    further: dict[str, Game[Any]]
    renew: Renew | None
    drawing: Drawing
    seen: dict[Seat, int]
    at_screen: Seat | None
    keeping: Keeping

    @property
    def people(self) -> list[Seat]: ...

    @property
    def shared(self) -> bool: ...

    talk: Talk
    listened: dict[Seat, int]

    def ask(self) -> None: ...

    def happened(self, seat: Seat | None) -> list[str]: ...

    def choice(self, words: str) -> int | None: ...

    def which(self, words: str) -> str | None: ...

    def sit_down_at(self, table: Table, talk: Talk | None = None) -> None: ...


class Commands:
    """The commands of a session, by what is typed for them."""

    def __init__(self, session: Playing) -> None:
        self.session = session
        self.named: dict[str, Callable[[str], None]] = {
            "board": self.board,
            "options": self.board,
            "primer": self.primer,
            "log": self.log,
            "show": self.show,
            "hint": self.hint,
            "why": self.why,
            "undo": self.undo,
            "save": self.save,
            "load": self.load,
            "help": self.help,
            "?": self.help,
            "quit": self.quit,
            "exit": self.quit,
        }
        if session.renew is not None:
            self.named["r"] = self.renew

    def carry_out(self, words: str) -> bool:
        """Carry out a command. False if it is none. Between two people only those that show nobody's cards."""
        name, _, rest = words.partition(" ")
        command = self.named.get(name.casefold())
        if command is None:
            return False
        private = (self.board, self.log, self.show, self.hint, self.why)
        if (
            self.session.shared
            and self.session.at_screen is None
            and self.session.table.decision is not None
            and command in private
        ):
            self.say(FIRST_HAND_OVER)
            return True
        try:
            command(rest.strip())
        except (CovenError, OSError, ValueError) as error:
            told = in_words(error) if isinstance(error, OSError) else str(error)
            if len(rest) > LONGEST_NAME:  # what was typed by mistake isn't said again
                told = told.replace(rest.strip(), f"{rest.strip()[:LONGEST_NAME]}...")
            self.say(f"That didn't work: {told}")
        return True

    def say(self, words: str) -> None:
        self.session.screen.say(words)

    def reader(self) -> Seat | None:
        if self.session.at_screen is not None:
            return self.session.at_screen
        return self.session.people[0] if len(self.session.people) == 1 else None

    def board(self, rest: str) -> None:
        self.session.screen.show(self.session.drawing, self.session.table.view(self.reader()), self.session.table.setup)
        self.session.ask()

    def log(self, rest: str) -> None:
        self.session.screen.tell(self.session.happened(self.reader()))

    def show(self, rest: str) -> None:
        if not rest:
            self.board(rest)
            return
        lines = self.session.drawing.about(self.session.table.setup, rest)
        for line in lines or [f"There is nothing called {quoted(rest)} to show."]:
            self.say(line)

    def hint(self, rest: str) -> None:
        table = self.session.table
        decision = table.decision
        if decision is None:
            self.say("The game is over: there is nothing to decide.")
            return
        mind = mind_of(best_for(table.game), 0, table.game)
        index = mind.choose(Seated(table))
        said = mind.says() if isinstance(mind, Speaking) else ""
        self.say(f"Hint: {index + 1}. {decision.words()[index]}{f' ({said})' if said else ''}")

    def primer(self, rest: str) -> None:
        """How to play, in the game's own page."""
        game = self.session.table.game
        page = primer_of(game) or f"{game.title} has no primer; `coven rules {game.name}` has its rules."
        for line in page.splitlines():
            self.say(line)

    def why(self, rest: str) -> None:
        words = rest.rstrip("?").strip()
        first, _, more = words.partition(" ")
        if first.casefold() == "not":
            self.why_not(more.strip())
            return
        said = words.casefold()
        for line in reversed(self.session.table.log(self.reader())):
            if said in line.words.casefold():
                self.say(f"{self.session.table.why(line)}.")
                return
        self.say(f"The log has no line with {quoted(words)}; `why not ...` asks about what can't be done.")

    def why_not(self, words: str) -> None:
        if not words:
            self.say(f"Say what you would like to do{self.such_as()}.")
            return
        decision = self.session.table.decision
        if decision is not None and self.session.choice(words) is not None:
            self.say("You can do that: it is among the choices.")
            return
        several = self.session.which(words) if decision is not None else None
        if several is not None:
            self.say(several)
            return
        reason = self.session.table.why_not(words)
        if reason is None:
            self.say(
                f"Nothing is against {quoted(words)}: it is among the choices in other words, or in several steps."
            )
        elif reason.rule:
            self.say(f"Because {reason}.")
        else:  # no rule forbids it: the words name nothing, or several things
            self.say(f"{reason.words[:1].upper()}{reason.words[1:]}.")

    def such_as(self) -> str:
        """An example in the words of the game that is played, where it has one."""
        example = self.session.table.game.example
        return f", such as `why not {example}`" if example else ""

    def undo(self, rest: str) -> None:
        """Back to a person's decision: what the minds did since then is taken back with it."""
        twin = self.session.table.fork()
        while twin.undo():
            decision = twin.decision
            if decision is not None and decision.seat not in self.session.minds:
                self.session.sit_down_at(twin)
                # At one screen it may be somebody else's; what it was is for that person to see.
                self.say(
                    f"Taken back: {seat_name(decision.seat)}'s decision." if self.session.shared else "Taken back."
                )
                return
        self.say("There is no decision of yours to take back.")

    def save(self, rest: str) -> None:
        if not rest:
            self.say("Say where to: `save FILE`.")
            return
        path = typed(rest)
        if path.exists() and not is_save(path):
            self.say(f"{path} is there already and is no saved game. Choose another name.")
            return
        self.session.keeping.save(self.session.table, path, self.session.talk)

    def load(self, rest: str) -> None:
        if not rest:
            self.say("Say which: `load FILE`.")
            return
        known = {self.session.table.game.name: self.session.table.game, **self.session.further}
        table, talk = load_game(rest, known)
        if table.seats != self.session.table.seats:
            players = "1 player" if len(table.seats) == 1 else f"{len(table.seats)} players"
            self.say(f"That is a game for {players}: start it with `coven play --load {rest}`.")
            return
        self.session.drawing = table.game.drawing()
        self.session.at_screen = None
        self.session.seen = {}
        self.session.listened = {}
        self.session.keeping.saved = table.fingerprint()
        self.session.sit_down_at(table, talk)
        self.say(f"Loaded {rest}: {table.game.title}.")

    def renew(self, rest: str) -> None:
        """Go on with the cards as their file has them now."""
        assert self.session.renew is not None
        table, words = self.session.renew(self.session.table)
        self.session.seen = {}
        self.session.sit_down_at(table)
        self.say(words)

    def help(self, rest: str) -> None:
        lines = HELP if self.session.renew is None else {**RENEWING, **HELP}
        if self.session.table.game.primer() is not None:
            lines = {**PRIMER, **lines}
        for words, meaning in {**lines, "why not WORDS": lines["why not WORDS"] + self.such_as()}.items():
            self.say(f"{words:16}{meaning}")
        for line in key_of(self.session.drawing, self.session.table.setup):
            self.say(line)

    def quit(self, rest: str) -> None:
        raise Leave


def quoted(words: str) -> str:
    """What somebody typed, fit to be shown again: short, and without anything that a terminal would obey."""
    shown = "".join(char if char.isprintable() else "?" for char in words)
    return f"'{shown[:60]}...'" if len(shown) > 60 else f"'{shown}'"
