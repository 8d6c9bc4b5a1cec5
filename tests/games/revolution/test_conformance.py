from coven.games.revolution import GAME
from coven.kernel.conformance import conform
from coven.kernel.secrecy import keeps_secrets


def test_revolution_conforms() -> None:
    kinds = (("open", "easiest", False, 3), ("closed", "random", True, 6), ("closed", "hardest", False, 3))
    setups = [
        {"seats": seats, "options": {"hands": h, "difficulty": d, "free-reshuffles": f, "blessings": b}}
        for seats in (1, 2, 3, 4)
        for h, d, f, b in kinds
    ]
    conform(GAME, games=12, setups=setups, thorough=40)


def test_what_a_blessing_brings_to_light_is_no_secret() -> None:
    """A Blessing that is being carried out has been flipped for all to see."""
    options = {"hands": "closed", "difficulty": "random", "free-reshuffles": True, "blessings": 6}
    assert keeps_secrets(GAME, pairs=50, start=1006, setups=[{"seats": 4, "options": options}]) > 50
