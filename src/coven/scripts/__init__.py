"""Scripts: one readable notation for saved games, replays, puzzles, tutorials, tests and bug reports."""

from coven.scripts.read import read_script
from coven.scripts.records import load, read_record, write_record
from coven.scripts.run import follow, further_games, run_script
from coven.scripts.script import Script
from coven.scripts.text import ScriptError

__all__ = [
    "Script",
    "ScriptError",
    "follow",
    "further_games",
    "load",
    "read_record",
    "read_script",
    "run_script",
    "write_record",
]
