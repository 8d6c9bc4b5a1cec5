"""1.8, 1.11, 2.1, 2.2 Setting up, and who goes first."""

from __future__ import annotations

import pytest

from coven.games.revel import GAME
from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.markers import STAMINA
from coven.games.revel.cards import shipped
from coven.games.revel.cards.shipped_decks import deck_of, default_decks
from coven.games.revel.course.turn import step
from coven.games.revel.editions import COMPREHENSIVE
from coven.kernel import Chance, Luck, SetupError, Table
from tests.games.revel.stage import Stage, stage, strike, witch

COLOURS, BEASTS = ("Red", "Blue", "Gold", "Grey", "Pale"), ("Fox", "Owl", "Hare", "Wolf", "Toad")
NAMES = [f"{colour} {beast}" for colour in COLOURS for beast in BEASTS]
CARDS = "----\n".join([*(strike(name, 1) for name in NAMES), witch("Lone", of=None)])
DECK = "\n".join(["Witch: Novice", *(f"1 {name}" for name in NAMES)])
WITHOUT_RESOURCE = DECK.replace("Novice", "Lone")


def game(seed: int = 0, deck: str = DECK) -> Stage:
    """A whole game from its beginning."""
    return Stage(Table(GAME, GAME.settle(brings=[deck, DECK], components=CARDS), seed))


def opening(t: Stage) -> tuple[str, str]:
    """Who goes first and who goes second."""
    first: str = t.truth["first"]
    return first, "B" if first == "A" else "A"


def kept(t: Stage) -> Stage:
    """Both keep their opening cards."""
    return t.do("keep the rest", "keep the rest")


@pytest.mark.rule("revel:1.8.1")
def test_who_goes_first_is_random_but_settled_by_the_seed() -> None:
    firsts = [game(seed).truth["first"] for seed in range(20)]
    assert set(firsts) == {"A", "B"}
    assert [game(seed).truth["first"] for seed in range(20)] == firsts


@pytest.mark.rule("revel:1.8.2")
def test_both_seats_go_first_equally_often() -> None:
    flow = step(GAME.start(GAME.settle(brings=[DECK, DECK], components=CARDS)))
    ask, nth = next(flow), 0
    while isinstance(ask, Chance) and ask.ordering:  # the two decks are shuffled before
        ask, nth = flow.send(list(ask.items)), nth + 1
    assert isinstance(ask, Chance)
    assert list(ask.items) == list(BOTH)
    firsts = [ask.outcome(Luck(seed).answer(ask, nth)) for seed in range(10_000)]
    assert abs(sum(firsts) - 5_000) < 130, "more than 2.6 standard deviations off"
    assert ["AB"[seat] for seat in firsts[:20]] == [game(seed).truth["first"] for seed in range(20)]


@pytest.mark.rule("revel:2.1.1")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_game_is_for_two(seats: int) -> None:
    with pytest.raises(SetupError, match=f"for 2 players, not {seats}"):
        GAME.settle(seats=seats)
    assert GAME.settle(seats=2).seats == 2


@pytest.mark.rule("revel:2.1.2")
def test_a_deck_that_breaks_a_rule_can_not_be_brought() -> None:
    too_many = DECK.replace("1 Red Fox", "3 Red Fox")
    with pytest.raises(SetupError) as error:
        game(deck=too_many)
    assert "7.1.2" in str(error.value)
    assert "7.1.4" in str(error.value)
    with pytest.raises(SetupError, match="needs two decks"):
        Table(GAME, GAME.settle(brings=[DECK] * 3, components=CARDS), 0)


def test_one_deck_alone_plays_the_box() -> None:
    for named, other in (("hellebore", "Celosia"), ("Celosia", "Nymphaea"), ("nymphaea", "Celosia"), (DECK, "Celosia")):
        table = Table(GAME, GAME.settle(brings=[named], components=CARDS), 0)
        assert str(table.position()["B"]["witch"]).startswith(other)


@pytest.mark.rule("revel:2.2.1", "revel:2.2.2", "revel:1.11.1", "revel:S30")
def test_witch_resource_and_stamina_are_placed_first() -> None:
    s = GAME.start(GAME.settle(brings=[DECK, WITHOUT_RESOURCE], components=CARDS))
    seen = GAME.view(s, None)
    assert (seen.A.hand, seen.B.hand) == ((), ())
    assert (seen.A.stamina, seen.B.stamina) == (4, 4)
    assert seen.A.witch is not None
    assert seen.B.witch is not None
    assert (seen.A.witch.name, seen.B.witch.name) == ("Novice", "Lone")
    assert list(seen.A.resources) == ["Passion"]
    assert seen.B.resources == {}
    assert seen.A.stance is None
    assert set(seen.A.spells.values()) == {None}
    assert seen.A.discards == ()


@pytest.mark.rule("revel:0.1.1", "revel:2.2.2")
def test_a_witch_who_says_how_much_stamina_she_has_starts_with_that_and_her_opponent_with_four() -> None:
    cards = CARDS.replace("Lone\nA Witch\n", "Lone\nA Witch\nStamina 6\n")
    s = GAME.start(GAME.settle(brings=[DECK, WITHOUT_RESOURCE], components=cards))
    assert [len(side.stamina) for side in s.sides] == [4, 6]


@pytest.mark.rule("revel:2.2.3")
def test_the_rest_is_shuffled_into_a_deck_that_nobody_sees() -> None:
    s = GAME.start(GAME.settle(brings=[DECK, DECK], components=CARDS))
    assert [len(side.deck) for side in s.sides] == [25, 25]
    decks = [game(seed).A["deck"] for seed in (0, 0, 1)]
    assert decks[0] == decks[1]
    assert decks[0] != decks[2]
    one, other = game(0), game(0)
    for side in other.state.sides:
        side.deck = side.deck[::-1]
    assert one.A["deck"] != other.A["deck"]
    for seat in ("A", "B"):
        assert one.view(seat) == other.view(seat)


@pytest.mark.rule("revel:2.2.4", "revel:2.2.5", "revel:S39")
def test_setup_goes_in_its_order() -> None:
    t = game()
    first, second = opening(t)
    rules = [line.rule for line in t.lines()]
    assert rules == ["2.2.1", "2.2.2", "2.2.1", "2.2.2", "2.2.3", "2.2.3", "2.2.4", "5.2.2", "5.2.2"]
    assert t.log()[-3:] == [f"{first} goes first", f"{first} draws 3 cards", f"{second} draws 3 cards"]
    for side in (t.A, t.B):
        assert (len(side["hand"]), len(side["deck"])) == (3, 22)


@pytest.mark.rule("revel:2.2.6", "revel:2.2.7", "revel:2.2.9")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_each_player_in_turn_may_exchange_any_number_of_opening_cards(count: int) -> None:
    t = game(seed=4)
    first, second = opening(t)
    assert t.asked == first
    hand, deck = list(t.truth[first]["hand"]), list(t.truth[first]["deck"])
    others = t.truth[second]
    stashed = hand[:count][::-1]
    for name in stashed:
        assert t.asked == first
        assert t.truth[second] == others
        t.do(name)
    if count < 3:
        t.do("keep the rest")
    assert t.truth[first]["hand"] == hand[count:] + deck[:count]
    assert t.truth[first]["deck"] == deck[count:] + stashed
    assert t.asked == second, "and nobody is asked a second time"
    assert t.truth[second] == others
    t.do("keep the rest")
    assert t.asked == first
    assert t.at_rest()


@pytest.mark.rule("revel:2.2.7")
def test_the_order_of_stashing_is_the_order_at_the_bottom() -> None:
    t = game(seed=4)
    first, _ = opening(t)
    x, y, z = t.truth[first]["hand"]
    other = t.fork()
    t.do(x, y, "keep the rest")
    other.do(y, x, "keep the rest")
    assert t.truth[first]["deck"][-2:] == [x, y]
    assert other.truth[first]["deck"][-2:] == [y, x]
    assert t.truth[first]["hand"][0] == z
    assert len(t.truth[first]["hand"]) == 3
    assert not any(line.rule == "3.6.6" for line in t.lines())
    assert t.do("keep the rest").at_rest()


@pytest.mark.rule("revel:2.2.7")
def test_nothing_is_drawn_before_all_that_is_to_be_stashed_is_stashed() -> None:
    t = game(seed=4)
    first, second = opening(t)
    (x, y, z), deck, others = t.truth[first]["hand"], list(t.truth[first]["deck"]), t.truth[second]
    t.do(x)
    assert (t.truth[first]["hand"], t.truth[first]["deck"]) == ([y, z], [*deck, x])
    assert sorted(t.offered) == sorted([y, z, "keep the rest"])
    t.do(y)
    assert (t.truth[first]["hand"], t.truth[first]["deck"]) == ([z], [*deck, x, y])
    t.do("keep the rest")
    assert (t.truth[first]["hand"], t.truth[first]["deck"]) == ([z, *deck[:2]], [*deck[2:], x, y])
    assert t.truth[second] == others


@pytest.mark.rule("revel:2.2.8")
def test_the_opponent_sees_only_how_many_were_exchanged() -> None:
    t = game(seed=4)
    first, second = opening(t)
    x, y, _ = t.truth[first]["hand"]
    before = len(t.log(second))
    t.do(x, y, "keep the rest")
    seen = getattr(t.view(second), first)
    assert (seen.hand, seen.deck_size, seen.revealed) == ((None,) * 3, 22, ())
    told = t.log(second)[before:]
    assert told == [f"{first} stashes 2 of the opening cards", f"{first} draws 2 cards"]
    assert t.do("keep the rest").at_rest()


@pytest.mark.rule("revel:2.2.10", "revel:2.3.1", "revel:2.3.3")
@pytest.mark.parametrize("seed", range(3))
def test_the_first_player_takes_the_opening_turn_and_turns_alternate(seed: int) -> None:
    t = kept(game(seed))
    first, second = opening(t)
    seen = t.view(first)
    assert (seen.turn, seen.current, seen.plays) == (1, first, 1)
    assert len(t.truth[first]["hand"]) == 4
    assert len(t.truth[second]["hand"]) == 3
    current = []
    for _ in range(4):
        current.append(t.asked)
        t.do("pass")
    assert current == [first, second, first, second]
    assert [line for line in t.log() if line.startswith("Turn ")][:3] == [
        f"Turn 1: {first}", f"Turn 2: {second}", f"Turn 3: {first}",
    ]  # fmt: skip
    assert t.at_rest()


@pytest.mark.rule("revel:2.2.2")
def test_a_position_too_has_four_stamina_unless_it_says_otherwise() -> None:
    t = stage()
    assert (t.A["stamina"], t.B["stamina"]) == (4, 4)
    assert t.at_rest()


@pytest.mark.rule("revel:1.5.5", "revel:2.2.2")
@pytest.mark.parametrize("name", default_decks())
def test_each_preconstructed_deck_comes_with_four_stamina_besides_its_cards(name: str) -> None:
    deck = deck_of(name, shipped(), COMPREHENSIVE)
    assert len(deck.cards) == 25
    assert STAMINA.name not in {card.title for card in (deck.witch, *deck.resources, *deck.cards)}
    s = GAME.start(GAME.settle(brings=[name, name]))
    assert [len(side.stamina) for side in s.sides] == [4, 4]
    assert [len(side.deck) for side in s.sides] == [25, 25]
