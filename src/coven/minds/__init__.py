"""Computer players. They sit at the same table as people and know what their seat knows, no more."""

from coven.minds.arena import Match, Matrix, Played, arena, matrix
from coven.minds.evaluation import Worth, evaluation
from coven.minds.greedy import Greedy, blind
from coven.minds.mind import Mind, MindError, Speaking
from coven.minds.random import Random
from coven.minds.roster import MINDS, best_for, dice_of, mind_of, minds_for
from coven.minds.score import Interval, Mean, Score, mean, wilson

__all__ = [
    "MINDS",
    "Greedy",
    "Interval",
    "Match",
    "Matrix",
    "Mean",
    "Mind",
    "MindError",
    "Played",
    "Random",
    "Score",
    "Speaking",
    "Worth",
    "arena",
    "best_for",
    "blind",
    "dice_of",
    "evaluation",
    "matrix",
    "mean",
    "mind_of",
    "minds_for",
    "wilson",
]
