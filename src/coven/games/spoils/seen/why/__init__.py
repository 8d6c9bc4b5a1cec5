"""Why not? The rule that really forbids whatever a seat might try, from what that seat knows.

Words are read whole (`tried`), and what they name is found for the seat that says them, its own things first
(`things`). Words that name nothing, or several things, are told so without a rule. What is no answer to the question at
hand gets the clause that leaves it out (`answers`); another act gets what forbids it to this seat at this moment
(`moments`) or what it lacks (`acts`).
"""

from coven.games.spoils.seen.why.judging import names_nothing, why_not
from coven.games.spoils.seen.why.together import in_the_open, why_only_one

__all__ = ["in_the_open", "names_nothing", "why_not", "why_only_one"]
