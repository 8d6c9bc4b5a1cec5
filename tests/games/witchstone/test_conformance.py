from coven.games.witchstone import GAME
from coven.kernel.conformance import conform


def test_witchstone_conforms() -> None:
    setups = [{"seats": seats, "options": {"level": level}} for seats in (2, 3, 4) for level in ("normal", "harder")]
    conform(GAME, games=6, setups=setups, thorough=150)
