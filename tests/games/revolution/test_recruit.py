"""Step 3: recruiting."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import Table
from tests.games.revolution.tale import (
    a,
    asked,
    cards,
    end_turn,
    log,
    now,
    offered,
    own,
    play,
    row,
    rule_against,
    situation,
)

ONE = {
    "One": {"class": "Dedicant", "stars": 1, "icons": "BBR"},
    "Three": {"class": "Celebrant", "stars": 3, "icons": "BRE"},
}
ONE |= {"Four": {"class": "Steward", "stars": 4, "icons": "HH"}, "Free": {"class": "Relic", "stars": 0, "icons": "BBB"}}
ONE |= {"Hex": {"class": "Relic", "stars": 0, "icons": "HHH"}, "Two": {"class": "Dedicant", "stars": 2, "icons": "HHR"}}
ONE |= {
    "Both": {"class": "Dedicant", "stars": 2, "icons": "BBR"},
    "Pair": {"class": "Dedicant", "stars": 2, "icons": "EEC"},
}


def recruiting(spaces: dict[int, str], hand: list[str], *, seats: int = 1, **told: Any) -> Table:
    events = told.pop("events", None)
    board = told.pop("board", {})
    special = cards(events=events, recruits=ONE, **board)
    told = {"recruit_deck": [], **told}
    people: dict[str, Any] = {"A": {"hand": hand, **told.pop("own", {})}}
    return situation(seats=seats, cards=special, recruits=spaces, full_control=(0,), **people, **told)


def buys(table: Table, name: str, *pay: str) -> Table | None:
    """The table after such a payment; None if it isn't possible."""
    table = table.fork()
    for word in (f"recruit {name}", *pay):
        if word not in offered(table):
            return None
        table.choose(word)
    if table.decision is not None and table.decision.kind == "whose deck":
        table.choose("on A's deck")
    return table if now(table)["recruited"] else None


def with_(*seekers: str) -> list[str]:
    return [f"spend {a(icons)}" for icons in seekers]


@pytest.mark.rule("revolution:recruit.1")
@pytest.mark.rule("revolution:recruit.3")
@pytest.mark.rule("revolution:recruit.4")
@pytest.mark.rule("revolution:recruit.18")
def test_two_seekers_pay_for_a_two_star_card() -> None:
    table = recruiting({1: "Two"}, ["Seeker FH", "Seeker FB"], own={"deck": ["Seeker EC"], "discard": ["Seeker FR"]})
    assert buys(table, "Two", *with_("FH")) is None
    bought = buys(table, "Two", *with_("FH", "FB"))
    assert bought is not None
    assert now(bought)["recruit discard"] == [a("FH"), a("FB")]
    assert own(bought)["discard"] == [a("FR")], "not on the owner's discard"
    assert own(bought)["deck"] == ["Two", a("EC")]
    assert (own(bought)["hand"], row(bought)) == ([], [None] * 3)
    one = recruiting({1: "Two"}, ["Seeker FH"])
    assert rule_against(one, "recruit Two") == "recruit.1"
    assert rule_against(one, "recruit Four") == "recruit.1"


@pytest.mark.rule("revolution:recruit.2")
@pytest.mark.rule("revolution:recruit.17")
def test_a_cards_stars_are_its_price_and_its_worth() -> None:
    table = recruiting({1: "Two", 2: "One"}, ["Both"])
    bought = buys(table, "Two", "spend Both")
    assert bought is not None
    assert now(bought)["recruit discard"] == ["Both"]
    over = buys(table, "One", "spend Both")
    assert over is not None
    assert own(over)["hand"] == [], "no change is given"


@pytest.mark.rule("revolution:recruit.5")
@pytest.mark.rule("revolution:open.31")
@pytest.mark.rule("revolution:recruit.18")
@pytest.mark.rule("revolution:recruit.19")
def test_the_recruit_goes_on_any_players_deck() -> None:
    decks: dict[str, Any] = {"B": {"hand": [], "deck": ["Seeker FH"]}, "C": {"hand": [], "deck": ["Seeker FH"]}}
    special = {"seats": 3, "own": {"deck": ["Seeker FC"]}, "event_deck": ["U4", "U5", "U3"], **decks}
    table = recruiting({1: "Free", 2: "Hex"}, ["Seeker EC"], **special)
    play(table, "recruit Free")
    assert offered(table) == ["on A's deck", "on B's deck", "on C's deck"]
    play(table, "on C's deck")
    assert [own(table, name)["deck"] for name in "ABC"] == [[a("FC")], ["Hare Seeker FH"], ["Free", "Toad Seeker FH"]]
    end_turn(table)
    play(table, "recruit Hex", "on C's deck")
    assert own(table, "C")["deck"] == ["Hex", "Free", "Toad Seeker FH"], "the last put there is drawn first"


@pytest.mark.rule("revolution:recruit.6")
def test_on_an_empty_deck_the_recruit_is_drawn_before_any_reshuffle() -> None:
    discard = [f"Seeker {icons}" for icons in ("FH", "FB", "FR", "FE", "FC", "HB", "HR", "HE")]
    hand = ["Seeker HC", "Seeker BR", "Seeker BE", "Seeker BC"]
    own_cards = {"deck": [], "discard": discard}
    table = recruiting({1: "Free"}, hand, own=own_cards, seats=2, event_deck=["U4", "U5"])
    play(table, "recruit Free", "on A's deck")
    play(table, "done", "keep the rest", "draw")
    assert own(table)["hand"][-1] == "Free"
    assert (now(table)["moon"], len(own(table)["discard"])) == (1, 8)
    assert len(now(table)["event deck"]) == 1, "one for the next turn, none for a reshuffle"


@pytest.mark.rule("revolution:recruit.7")
def test_space_3_is_a_star_cheaper() -> None:
    table = recruiting({3: "Two"}, ["Seeker EC"])
    assert buys(table, "Two", *with_("EC")) is not None
    assert buys(recruiting({1: "Two"}, ["Seeker EC"]), "Two", *with_("EC")) is None
    assert buys(recruiting({3: "One"}, []), "One") is not None, "a 1-star card is free there"


@pytest.mark.rule("revolution:recruit.8")
def test_space_2_is_a_star_cheaper_with_a_card_that_shares_an_icon() -> None:
    table = recruiting({2: "Both"}, ["Seeker FB", "Seeker EC", "Seeker FH"])
    assert buys(table, "Both", *with_("FB")) is not None
    assert buys(table, "Both", *with_("EC")) is None
    assert buys(table, "Both", *with_("EC", "FH")) is not None
    unlike = recruiting({2: "Both"}, ["Seeker EC"])
    assert rule_against(unlike, "recruit Both") == "recruit.1"


@pytest.mark.rule("revolution:recruit.9")
def test_one_matching_card_is_enough_and_takes_off_one_star() -> None:
    table = recruiting({2: "Three"}, ["Seeker FB", "Seeker FH", "Seeker RE"])
    assert buys(table, "Three", *with_("FB", "FH")) is not None
    assert buys(table, "Three", *with_("RE")) is None
    assert buys(table, "Three", *with_("FB", "RE")) is not None, "and no star more for the second match"


@pytest.mark.rule("revolution:recruit.9")
def test_however_many_cards_match_the_rest_is_owed() -> None:
    """Four costs 3 in space 2: three Seekers pay that, whether one of them matches or all do, and two never."""
    for hand in (["FH", "HB", "HR"], ["FH", "FB", "FR"]):
        table = recruiting({2: "Four"}, [f"Seeker {icons}" for icons in hand])
        assert buys(table, "Four", *with_(*hand[:2])) is None
        assert buys(table, "Four", *with_(*hand)) is not None


@pytest.mark.rule("revolution:recruit.10")
def test_the_discount_of_space_2_needs_a_card_that_really_pays() -> None:
    assert buys(recruiting({2: "One"}, []), "One") is None
    two = {"trophies": ["Hexes", "Hexes"]}
    assert buys(recruiting({2: "Both"}, [], own=two), "Both", "spend Hexes trophy", "spend Hexes trophy") is None
    three = recruiting({2: "Three"}, ["Seeker FB", "Seeker FH"], own=two)
    trophies = ["spend Hexes trophy"] * 2
    assert buys(three, "Three", *trophies, *with_("FB")) is not None
    assert buys(three, "Three", *trophies, *with_("FH")) is None
    unlike = recruiting({2: "Three"}, ["Seeker FH"], own=two)
    assert rule_against(unlike, "recruit Three") == "recruit.1", "with a card that doesn't match, another star is owed"


@pytest.mark.rule("revolution:recruit.11")
@pytest.mark.rule("revolution:liberty.2")
def test_on_score_2_every_recruit_is_a_star_dearer_and_only_there() -> None:
    def prices(liberty: int) -> list[int]:
        table = recruiting({1: "Two", 3: "Both"}, ["Seeker FH"], liberty=liberty)
        return [table.view(0).recruits[space].costs for space in "13"]

    assert (prices(2), prices(3)) == ([3, 2], [2, 1])
    hand = ["Seeker FH", "Seeker FB", "Seeker FR", "Seeker BR", "Seeker EC"]
    events = {"U1": {"sign": "Liberty"}}
    table = recruiting({1: "Two"}, hand, liberty=2, event_line={1: "U1"}, events=events)
    play(table, "act against U1", *(f"play {a(icons)}" for icons in ("FR", "BR", "EC")), "overcome it", "take none")
    assert now(table)["liberty"] == 4
    assert buys(table, "Two", *with_("FH", "FB")) is not None, "the effect ended with the move, in the same step"


@pytest.mark.rule("revolution:recruit.12")
@pytest.mark.rule("revolution:recruit.13")
@pytest.mark.rule("revolution:trophies.12")
def test_a_cost_is_never_below_zero_and_zero_needs_no_card() -> None:
    table = recruiting({1: "Free", 3: "Hex"}, [])
    assert [table.view(0).recruits[space].costs for space in "13"] == [0, 0]
    assert buys(table, "Free") is not None
    cheap = recruiting({3: "One"}, [], own={"trophies": ["Hexes", "Hexes"]})
    play(cheap, "recruit One")
    assert own(cheap)["trophies"] == ["Hexes", "Hexes"], "nothing is asked for what costs nothing"
    assert now(cheap)["recruited"] or asked(cheap) == "A"
    four = {"trophies": ["Hexes", "Hexes", "Brewing", "Unaligned"]}
    paid = recruiting({1: "Two"}, [], own=four)
    trophies = ["spend Hexes trophy", "spend Hexes trophy", "spend Brewing trophy", "spend Unaligned trophy"]
    bought = buys(paid, "Two", *trophies)
    assert bought is not None
    assert (now(bought)["recruit discard"], own(bought)["trophies"]) == ([], [])


@pytest.mark.rule("revolution:recruit.14")
@pytest.mark.rule("revolution:step3.3")
def test_a_free_card_uses_up_the_turns_recruit() -> None:
    table = recruiting({1: "Free", 2: "One"}, ["Seeker FB"])
    bought = buys(table, "Free")
    assert bought is not None
    assert rule_against(bought, "recruit One") == "recruit.14"


@pytest.mark.rule("revolution:recruit.15")
@pytest.mark.rule("revolution:faq.6")
@pytest.mark.rule("revolution:open.3")
@pytest.mark.rule("revolution:open.30")
def test_where_nothing_reduces_costs_no_space_and_no_trophy_does() -> None:
    own_trophies = {"trophies": ["Hexes", "Hexes"]}
    table = recruiting({1: "Two", 2: "Both", 3: "Pair"}, ["Seeker BR", "Seeker FB"], liberty=1, own=own_trophies)
    assert [table.view(0).recruits[space].costs for space in "123"] == [2, 2, 2]
    for name in ("Both", "Pair"):
        assert buys(table, name, *with_("BR")) is None
        assert buys(table, name, *with_("BR", "FB")) is not None
    play(table, "recruit Two")
    assert rule_against(table, "spend Hexes trophy") == "faq.6"
    assert own(table)["trophies"] == ["Hexes", "Hexes"]
    elsewhere: dict[str, Any] = {"board": {"liberty": {"3": ["No effects reduce recruiting costs."]}}}
    for liberty, cost in ((1, 1), (2, 1), (3, 2), (4, 1)):
        other = recruiting({3: "Two"}, ["Seeker FB"], liberty=liberty, **elsewhere)
        assert other.view(0).recruits["3"].costs == cost, "with the marker on that space, and on no other"


@pytest.mark.rule("revolution:recruit.16")
def test_increases_still_apply_where_nothing_reduces() -> None:
    free = recruiting({1: "Free"}, [], liberty=1)
    assert buys(free, "Free") is not None
    dear = {"X1": {"text": ["Recruits cost 1 star more."]}}
    table = recruiting({1: "Free", 2: "Two", 3: "Both"}, ["Seeker FH"], liberty=1, event_line={1: "X1"}, events=dear)
    assert [table.view(0).recruits[space].costs for space in "123"] == [1, 3, 3]
    assert rule_against(recruiting({1: "Free"}, [], event_line={1: "X1"}, events=dear), "recruit Free") == "recruit.1"
    both = ["No effects reduce recruiting costs.", "Recruits cost 1 star more."]
    track = recruiting({1: "Free", 3: "Two"}, ["Seeker FH"], liberty=3, board={"liberty": {"3": both}})
    assert [track.view(0).recruits[space].costs for space in "13"] == [1, 3], "an increase of the track itself, too"
    assert buys(track, "Free") is None
    assert buys(track, "Free", *with_("FH")) is not None


@pytest.mark.rule("revolution:open.13")
def test_a_card_worth_no_stars_is_none_of_the_paying_cards() -> None:
    table = recruiting({2: "Two"}, ["Seeker FB", "Hex", "Seeker EC"])
    assert buys(table, "Two", *with_("FB")) is None
    play(table, "recruit Two")
    assert rule_against(table, "spend Hex") == "open.13"
    # So it can't be what makes a Recruit affordable either, though a Seeker with the same icon would.
    assert rule_against(recruiting({2: "Two"}, ["Seeker FB", "Hex"]), "recruit Two") == "recruit.1"
    assert buys(recruiting({2: "Two"}, ["Seeker HE", "Hex"]), "Two", *with_("HE")) is not None


@pytest.mark.rule("revolution:open.14")
def test_modifiers_are_summed_before_the_cut_at_zero() -> None:
    table = recruiting({1: "Free", 3: "Hex"}, [], liberty=2)
    assert [table.view(0).recruits[space].costs for space in "13"] == [1, 0]
    assert rule_against(table, "recruit Free") == "recruit.1"
    assert buys(table, "Hex") is not None


@pytest.mark.rule("revolution:open.15")
def test_every_card_spent_has_to_be_needed() -> None:
    table = recruiting({1: "One", 2: "Four"}, ["Seeker FB", "Seeker FH", "Both"])
    one = buys(table, "One", *with_("FB"))
    assert one is not None
    assert own(one)["hand"] == [a("FH"), "Both"], "taken at once: a second Seeker can't be added"
    assert buys(table, "One", "spend Both") is not None
    three = recruiting({1: "Three"}, ["Seeker FB", "Seeker FH", "Both"])
    play(three, "recruit Three", *with_("FB"))
    assert rule_against(three, f"spend {a('FH')}") == "open.15", "two Seekers and the two stars: one is needless"
    play(three, "spend Both", "on A's deck")
    assert now(three)["recruit discard"] == [a("FB"), "Both"]


@pytest.mark.rule("revolution:open.29")
def test_a_recruit_given_by_an_effect_leaves_the_turns_own() -> None:
    table = situation(
        seats=1,
        cards=cards(boons={"Cellar 1": "Put a Recruit on top of any Coven deck."}),
        event_line={1: "BR1"},
        recruits={1: "The Ferryman", 2: "The Tin Lantern"},
        objectives={"Cellar 1": {"markers": {"Brewing": 1}}},
        A={"hand": ["Goody Alder", "Patience Rook"], "deck": ["Seeker FH"]},
    )
    play(table, "act against BR1", "pay with Goody Alder, Patience Rook", "take Brewing")
    free = table.options[0]
    assert (free.words, free.brings, free.points) == ("take The Ferryman", None, (("recruits", "1"),)), (
        "it costs nothing"
    )
    play(table, "take The Ferryman")
    assert own(table)["deck"] == ["The Ferryman", a("FH")]
    assert (now(table)["recruited"], now(table)["turn"]) == (False, 2)
    play(table, "recruit The Tin Lantern")
    assert own(table)["deck"][0] == "The Tin Lantern"


@pytest.mark.rule("revolution:open.29")
def test_no_recruit_is_given_where_none_is_there() -> None:
    table = situation(
        seats=1,
        cards=cards(boons={"Cellar 1": "Put a Recruit on top of any Coven deck."}),
        event_line={1: "BR1"},
        recruits={},
        recruit_deck=["The Ferryman"],
        objectives={"Cellar 1": {"markers": {"Brewing": 1}}},
        A={"hand": ["Goody Alder", "Patience Rook"], "deck": ["Seeker FH"]},
    )
    play(table, "act against BR1", "pay with Goody Alder, Patience Rook", "take Brewing")
    assert "No Recruit is there to be taken" in log(table)
    assert own(table)["deck"] == [a("FH")], "nor is it one of the Recruit deck"


@pytest.mark.rule("revolution:recruit.8")
@pytest.mark.rule("revolution:trophies.6")
def test_the_table_says_what_a_recruit_costs_what_there_is_and_what_would_pay() -> None:
    def told(table: Table) -> str:
        assert table.decision is not None
        return table.decision.text

    def brings(table: Table, words: str) -> str:
        return str(next(option.brings for option in table.options if option.words == words))

    hand = ["Seeker FH", "Seeker EC", "Seeker FC", "One"]
    table = recruiting({2: "Three"}, hand, own={"trophies": ["Hexes", "Hexes"]})
    cost = "3 stars, or 2 if a card that pays shares an icon"
    assert brings(table, "recruit Three").startswith(f"costs {cost}; ")
    assert brings(table, "recruit Three").endswith(" would pay")
    play(table, "recruit Three")
    assert told(table) == f"Three costs {cost}. What do you spend?"
    assert brings(table, f"spend {a('FH')}") == "then 1 of 3 stars"
    assert brings(table, "spend One") == "then 1 of 2 stars", "it shares an icon"
    assert brings(table, "spend Hexes trophy") == "half a pair: two trophies take off a star"
    cards = play(table.fork(), f"spend {a('FH')}")
    assert told(cards) == f"Three costs {cost}: 1 of 3 stars so far. What do you spend?"
    assert brings(cards, "spend One") == "then it is paid"
    matched = play(table.fork(), "spend One")
    assert told(matched) == "Three costs 2 stars, as a card shares an icon: 1 of 2 stars so far. What do you spend?"
    play(table, "spend Hexes trophy")
    half = "one trophy is half a pair, and another takes off a star"
    assert told(table) == f"Three costs {cost}: {half}. What do you spend?"
    assert brings(table, "spend Hexes trophy") == "then it costs 2 stars"
    poor = recruiting({1: "Four"}, ["Seeker FH"], own={"trophies": ["Hexes"] * 6})
    assert brings(poor, "recruit Four") == "costs 4 stars; your hand alone doesn't pay"
