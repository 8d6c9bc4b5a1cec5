"""The kernel: flows, tables, chance, records, views and repair. It knows no game."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from coven.kernel.ask import NEEDLESS, Answer, Ask, Chance, Decision, Flow, WhyNot, choose, pick, shuffle
from coven.kernel.attempts import Attempts
from coven.kernel.brings import Amount, Brings
from coven.kernel.declining import AGREEING, DECLINING, otherwise_called
from coven.kernel.game import Game
from coven.kernel.log import Event, Log, LogLine, Move, Moved, Part, Player, Secret, Why, player
from coven.kernel.luck import GivenLuck, Luck, new_seed
from coven.kernel.naming import (
    begun,
    called,
    continued,
    could_mean,
    first_said,
    left_over,
    meaning,
    named_in,
    nearest,
    no_such,
    said_after,
)
from coven.kernel.options import Option, Options
from coven.kernel.plain import Path, at, in_lines, near, plain, step_into
from coven.kernel.question import Question
from coven.kernel.reason import CovenError, Illegal, NotOffered, PositionError, Reason, RecordError, SetupError, Stuck
from coven.kernel.record import Entry, Record
from coven.kernel.repair import GIVE_UP, Impossible, attempt, attempt_choice, give_up_question, why_unfinishable
from coven.kernel.result import End, GameOver, Result, read_result, tie, won_by, write_result
from coven.kernel.seat import Seat, seat_name
from coven.kernel.seated import Imagined, Seated
from coven.kernel.setup import BLUFF, Choosable, Setup
from coven.kernel.spelling import spelled, visible
from coven.kernel.state import State
from coven.kernel.table import Table

if TYPE_CHECKING:
    from coven.kernel.capabilities import (
        Decks,
        Drawing,
        Evaluation,
        Judged,
        Keyed,
        Library,
        Paragraph,
        Rulebook,
        Shown,
        Source,
        Swap,
        ValueDrawing,
        Workshop,
    )

__all__ = [
    "AGREEING",
    "BLUFF",
    "DECLINING",
    "GIVE_UP",
    "NEEDLESS",
    "Amount",
    "Answer",
    "Ask",
    "Attempts",
    "Brings",
    "Chance",
    "Choosable",
    "CovenError",
    "Decision",
    "Decks",
    "Drawing",
    "End",
    "Entry",
    "Evaluation",
    "Event",
    "Flow",
    "Game",
    "GameOver",
    "GivenLuck",
    "Illegal",
    "Imagined",
    "Impossible",
    "Judged",
    "Keyed",
    "Library",
    "Log",
    "LogLine",
    "Luck",
    "Move",
    "Moved",
    "NotOffered",
    "Option",
    "Options",
    "Paragraph",
    "Part",
    "Path",
    "Player",
    "PositionError",
    "Question",
    "Reason",
    "Record",
    "RecordError",
    "Result",
    "Rulebook",
    "Seat",
    "Seated",
    "Secret",
    "Setup",
    "SetupError",
    "Shown",
    "Source",
    "State",
    "Stuck",
    "Swap",
    "Table",
    "ValueDrawing",
    "Why",
    "WhyNot",
    "Workshop",
    "at",
    "attempt",
    "attempt_choice",
    "begun",
    "called",
    "choose",
    "continued",
    "could_mean",
    "first_said",
    "give_up_question",
    "in_lines",
    "left_over",
    "meaning",
    "named_in",
    "near",
    "nearest",
    "new_seed",
    "no_such",
    "otherwise_called",
    "pick",
    "plain",
    "player",
    "read_result",
    "said_after",
    "seat_name",
    "shuffle",
    "spelled",
    "step_into",
    "tie",
    "visible",
    "why_unfinishable",
    "won_by",
    "write_result",
]


def __getattr__(name: str) -> Any:
    """What games may have besides their rules is imported when somebody asks for it: a table has no use for it."""
    if name in __all__:  # and hasn't been imported above
        return getattr(import_module("coven.kernel.capabilities"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
