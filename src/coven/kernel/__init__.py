"""The kernel: flows, tables, chance, records, views and repair. It knows no game."""

from coven.kernel.ask import Answer, Ask, Chance, Decision, Flow, Seat, choose, pick, seat_name, shuffle
from coven.kernel.game import BLUFF, Choosable, Game, Setup
from coven.kernel.log import Event, Log, LogLine, Secret
from coven.kernel.luck import GivenLuck, Luck
from coven.kernel.reason import (
    CovenError,
    Illegal,
    NotOffered,
    PositionError,
    Reason,
    RecordError,
    SetupError,
    Stuck,
)
from coven.kernel.record import Entry, Record
from coven.kernel.repair import Attempts, Impossible, attempt
from coven.kernel.result import Result
from coven.kernel.state import State
from coven.kernel.table import Option, Table

__all__ = [
    "BLUFF",
    "Answer",
    "Ask",
    "Attempts",
    "Chance",
    "Choosable",
    "CovenError",
    "Decision",
    "Entry",
    "Event",
    "Flow",
    "Game",
    "GivenLuck",
    "Illegal",
    "Impossible",
    "Log",
    "LogLine",
    "Luck",
    "NotOffered",
    "Option",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "Result",
    "Seat",
    "Secret",
    "Setup",
    "SetupError",
    "State",
    "Stuck",
    "Table",
    "attempt",
    "choose",
    "pick",
    "seat_name",
    "shuffle",
]
