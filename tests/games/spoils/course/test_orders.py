"""What players let pass without being asked, and how that ends."""

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import Stage


def ready(**sides: dict[str, object]) -> Stage:
    a = {"hand": ["Grunt", "Shed", "Trick"], "in_play": ["Giant"]}
    b = {"hand": ["Trick", "Trick"], "in_play": ["Sprinter"]}
    return plain(A={**a, **sides.get("A", {})}, B={**b, **sides.get("B", {})}, full_control=(0, 1))


def test_an_order_is_ended_by_one_word_in_the_own_turn() -> None:
    table = ready()
    table.do("play Grunt", "B: let everything happen until something of mine is picked", "play Shed", "end the turn")
    assert table.asked == "B"  # and not for a response
    assert table.view("B").order == "until something of mine is picked"
    assert table.offered[-2:] == ["end the turn", "ask me again"]
    table.do("B: ask me again")
    assert table.asked == "B"
    assert table.view("B").order is None
    assert "ask me again" not in table.offered
    assert table.view("A").order is None


def test_what_waits_for_an_attack_does_not_wait_for_the_own_one() -> None:
    table = ready()
    table.do("play Grunt", "B: let everything happen until an attack", "end the turn")
    table.do("B: attack A's faction", "B: B's Sprinter")
    assert table.view("B").order == "until an attack"
    table = ready()
    table.do("play Grunt", "B: let everything happen until an attack", "attack B's faction", "A: A's Giant")
    table.do("A: go on")
    assert table.asked == "B"
    assert table.view("B").order is None
    assert "let everything happen until an attack" not in table.offered
    assert "let everything happen until the turn ends" in table.offered


def test_until_the_turn_ends_is_over_with_that_turn() -> None:
    table = ready()
    table.do("attack B's faction", "A: A's Giant", "A: let everything happen until the turn ends")
    assert table.view("A").order == "until the turn ends"
    while table.asked == "B":
        table.do("no more" if "no more" in table.offered else "go on")
    assert table.view("A").order == "until the turn ends"
    table.do("A: end the turn", "B: let it happen")
    assert table.asked == "B"
    assert table.view("A").order is None
