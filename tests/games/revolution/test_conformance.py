from coven.games.revolution import GAME
from coven.kernel.conformance import conform


def test_revolution_conforms() -> None:
    kinds = (("open", "easiest", False, 3), ("closed", "random", True, 6), ("closed", "hardest", False, 3))
    setups = [
        {"seats": seats, "options": {"hands": h, "difficulty": d, "free-reshuffles": f, "blessings": b}}
        for seats in (1, 2, 3, 4)
        for h, d, f, b in kinds
    ]
    conform(GAME, games=12, setups=setups, thorough=40)
