import importlib
import pkgutil

from coven.games import spoils
from coven.games.spoils import GAME
from coven.kernel import Question


def test_every_question_of_the_game_is_declared() -> None:
    asked = set()
    for module in pkgutil.walk_packages(spoils.__path__, f"{spoils.__name__}."):
        if ".text." not in module.name:
            found = vars(importlib.import_module(module.name)).values()
            asked |= {one.kind for one in found if isinstance(one, Question)}
    assert asked <= {question.kind for question in GAME.questions()}
    assert len(asked) > 20
