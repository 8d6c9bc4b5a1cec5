"""605 Using an ability: what it is to others that it was used, from where it can be, and whose it is."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

BELL = item("Bell", "BELL", "Cost: Deplete this card.", "Effect: Your faction gains 1 influence.")


@pytest.mark.rule("spoils:605.1a", "spoils:503.1", "spoils:605.1e", "spoils:503.3")
def test_using_an_ability_is_something_that_happens_once_its_costs_are_met() -> None:
    ear = item("Ear", "If you use an ability, draw a card.")
    table = plain(BELL, ear, A={"in_play": ["Bell", "Ear"], "hand": []}, B={"in_play": ["Ear"], "hand": ["Trick"]})
    table.do("use BELL of Bell")
    assert (table.asked, len(table.A["hand"]), len(table.B["hand"])) == ("B", 1, 1), "before the opponent responds"
    table.do("let it happen")
    assert table.A["influence"] == 21


@pytest.mark.rule("spoils:605.1g", "spoils:503.1#2", "spoils:605.1")
def test_what_an_ability_sets_off_has_happened_when_it_has_resolved() -> None:
    cheer = item("Cheer", "If your faction gains influence, draw a card.")
    table = plain(BELL, cheer, A={"in_play": ["Bell", "Cheer"], "deck": ["Shed"]}, full_control=(0,))
    table.do("use BELL of Bell")
    assert (table.prompt, table.A["hand"]) == ("What do you do?", ["Shed"])


@pytest.mark.rule("spoils:605.1a", "spoils:402.4", "spoils:201.5b", "spoils:605.1")
def test_an_ability_that_works_from_the_pile_is_its_owners_and_loses_its_card_if_that_moves() -> None:
    rise = character(
        "Riser",
        "2/2/2",
        "RISE",
        "Cost: Use this only if this card is in your discard pile. Use this only during your turn.",
        "Effect: Put this card into its owner's hand.",
    )
    purge = tactic(
        "Purge", "Cost: Pick a card in your opponent's discard pile.", "Effect: Remove the card from the game."
    )
    a = {"discard_pile": ["Riser"]}
    table = plain(rise, purge, A=a, B={"discard_pile": ["Riser"]}, full_control=(0,))
    assert [words for words in table.offered if "use" in words] == ["use RISE of Riser from the discard pile"]
    table.do("use RISE of Riser from the discard pile")
    assert (table.A["hand"], table.A["discard pile"], table.B["discard pile"]) == (["Riser"], [], ["Riser"])
    table = plain(rise, purge, A=a, B={"hand": ["Purge"]}, full_control=(0,))
    table.do("use RISE of Riser from the discard pile", "B: play Purge", "A: let it happen")
    assert (table.A["hand"], table.A["out of game"]) == ([], ["Riser"])


@pytest.mark.rule("spoils:605.1a", "spoils:101.1", "spoils:407.1", "spoils:407.1a")
def test_an_ability_is_used_by_who_controls_its_card_unless_the_card_lends_that_one() -> None:
    inn = item(
        "Inn",
        "HIRE",
        "Effect: Draw a card.",
        "SACK",
        "Effect: Your faction gains 1 influence.",
        "Your opponent may use this card's HIRE ability.",
    )
    hall = item("Hall", "HIRE", "Effect: Your faction gains 2 influence.")
    both = {"in_play": ["Inn", "Hall"]}
    table = plain(inn, hall, A={"in_play": ["Hall"]}, B=both, full_control=(0,))
    assert sorted(words for words in table.offered if "use" in words) == ["use HIRE of B's Inn", "use HIRE of Hall"]
    table.do("use HIRE of B's Inn")
    while table.prompt != "What do you do?":
        table.do("let it happen")
    assert (len(table.A["hand"]), len(table.B["hand"])) == (1, 0), "who uses it controls what it does"


@pytest.mark.rule("spoils:407.1a", "spoils:407.2", "spoils:407.1")
def test_whoever_takes_the_card_while_its_ability_waits_is_you() -> None:
    swipe = tactic("Swipe", "Cost: Pick an item.", "Effect: Take control of the item.")
    table = plain(BELL, swipe, A={"in_play": ["Bell"]}, B={"hand": ["Swipe"]})
    table.do("use BELL of Bell", "B: play Swipe")
    assert (table.A["influence"], table.B["influence"]) == (20, 21)
    assert table.in_play("B") == ["Bell"]


@pytest.mark.rule("spoils:401.2a", "spoils:605.1a", "spoils:605.1b", "spoils:405.3")
@pytest.mark.parametrize("yourself", [False, True])
def test_who_uses_anothers_cards_in_their_stead_needs_their_icons_and_their_resources(yourself: bool) -> None:
    """Only if that is said they pay themselves."""
    text = "You may use abilities on cards your opponent controls as though you were your opponent."
    mask = item("Mask", f"{text} You pay the numeric costs of those abilities yourself." if yourself else text)
    cannon = item("Cannon", "FIRE [G]", "Cost: Pay 1.", "Effect: Your faction gains 3 influence.")
    for a, b, may in (
        (["Coin"], ["Greed"], True),
        (["Greed"], ["Coin"], False),
        ([], ["Greed"], not yourself),
    ):
        table = plain(mask, cannon, A={"in_play": ["Mask", *a]}, B={"in_play": ["Cannon", *b]}, full_control=(0,))
        uses = [words for words in table.offered if "FIRE" in words]
        assert bool(uses) is may
        if may:
            table.do(uses[0])
            while table.prompt != "What do you do?":
                table.do("let it happen" if "let it happen" in table.offered else table.offered[0])
            assert (table.A["influence"], table.B["influence"]) == (20, 23)
            assert (table.free("A"), table.free("B")) == ((0, 1) if yourself else (len(a), 0))
    bystander = plain(
        mask,
        cannon,
        A={"in_play": ["Cannon", "Coin", "Greed"]},
        B={"in_play": ["Mask", "Cannon", "2x Greed"]},
        full_control=(0,),
    )
    assert [words for words in bystander.offered if "FIRE" in words] == ["use FIRE of Cannon"]


@pytest.mark.rule("spoils:401.2a", "spoils:605.1a")
def test_that_the_other_player_pays_themselves_is_nothing_to_who_does_not() -> None:
    text = "You may use abilities on cards your opponent controls as though you were your opponent."
    mask, veil = item("Mask", text), item("Veil", f"{text} You pay the numeric costs of those abilities yourself.")
    cannon = item("Cannon", "FIRE", "Cost: Pay 1.", "Effect: Your faction gains 3 influence.")
    b = {"in_play": ["Veil", "Cannon", "Coin"]}
    table = plain(mask, veil, cannon, A={"in_play": ["Mask", "Coin"]}, B=b, full_control=(0,))
    table.do("use FIRE of B's Cannon")
    assert (table.free("A"), table.free("B"), table.B["influence"]) == (1, 0, 23)


@pytest.mark.rule("spoils:402.7", "spoils:605.1")
def test_who_cannot_use_abilities_uses_none_and_the_other_player_does() -> None:
    gag = item("Gag", "Your opponent cannot use abilities.")
    table = plain(BELL, gag, A={"in_play": ["Bell"]}, B={"in_play": ["Gag", "Bell"]}, full_control=(0,))
    assert table.offered == ["end the turn"]
    assert table.why_not("use BELL of Bell") == "402.7"
    table.do("end the turn")
    assert "use BELL of Bell" in table.offered


@pytest.mark.rule("spoils:411.1", "spoils:O29", "spoils:605.1a")
def test_a_face_down_card_has_no_abilities() -> None:
    table = plain(BELL, A={"in_play": [{"card": "Bell", "face": "face-down"}]}, full_control=(0,))
    assert table.offered == ["end the turn"]


@pytest.mark.rule("spoils:401.2a", "spoils:101.1", "spoils:312.2")
def test_who_uses_an_ability_in_anothers_stead_finds_for_them() -> None:
    eye = location(
        "Eye",
        9,
        "You may use abilities on cards your opponent controls as though you were your opponent. You pay the numeric "
        "costs of those abilities yourself.",
    )
    box = item("Box", "SEEK", "Cost: Pay 0.", "Effect: Search your deck for a character and put it into your hand.")
    t = scene(eye, box, A={"in play": ["Eye"]}, B={"in play": ["Box"], "deck": ["Grunt", "Brute", "Coin"]})
    t.do("use SEEK of B's Box", "B: let it happen")
    assert (t.asked, t.offered) == ("A", ["Brute", "Grunt", "nothing"])
    t.do("A: Brute")
    assert (t.hand("A"), t.hand("B")) == ([], ["Brute"])


@pytest.mark.rule("spoils:401.3a", "spoils:605.1a", "spoils:101.1")
def test_what_can_be_used_only_once_each_turn_is_used_up_by_whoever_uses_it() -> None:
    text = "Your opponent may use this card's HIRE ability."
    inn = item("Inn", "HIRE", "Cost: Use this only once each turn.", "Effect: Draw a card.", text)
    table = plain(inn, A={"hand": ["Trick"]}, B={"in_play": ["2x Inn"]}, full_control=(0,))
    table.do("play Trick", "B: let it happen", "use HIRE of B's Inn (1)", "B: let it happen")
    assert [words for words in table.offered if "HIRE" in words] == ["use HIRE of B's Inn"], "the other one"
    table.do("use HIRE of B's Inn")
    assert table.offered == ["end the turn"], "and B could not use either in response"
    table.do("end the turn")
    assert (table.asked, len(table.A["hand"])) == ("B", 2)
    assert len([words for words in table.offered if "HIRE" in words]) == 2


@pytest.mark.rule("spoils:605.1c", "spoils:309.1", "spoils:407.1a", "spoils:406.3a")
def test_who_gives_a_card_away_as_a_cost_of_its_ability_pays_the_rest_of_it() -> None:
    gift = item("Gift", "GIVE", "Cost: Your opponent takes control of this card. Pay 1.", "Effect: Draw a card.")
    for mine, theirs, may in ("Coin", "Coin", True), ("Gift", "Coin", False):
        table = plain(gift, A={"in_play": ["Gift", mine]}, B={"in_play": [theirs]}, full_control=(0,))
        assert any("GIVE" in words for words in table.offered) is may
        if may:
            table.do("use GIVE of Gift")
            assert (table.free("A"), table.free("B"), table.in_play("B")) == (0, 1, ["Gift"])
            table.do(*["let it happen"] * ("let it happen" in table.offered))
            assert (len(table.A["hand"]), len(table.B["hand"])) == (0, 1), "and whoever has it then has its effect"


@pytest.mark.rule("spoils:401.2a", "spoils:406.3#3", "spoils:O69")
def test_what_lessens_the_next_cost_that_one_pays_waits_where_another_pays() -> None:
    mask = item("Mask", "You may use abilities on cards your opponent controls as though you were your opponent.")
    cannon = item("Cannon", "FIRE", "Cost: Pay 1.", "Effect: Draw a card.")
    haste = tactic("Haste", "Effect: Reduce the next numeric cost you pay this turn by 1.")
    a = {"in_play": ["Mask", "Coin"], "hand": ["Haste", "Brute"]}
    for coins, may in (0, False), (1, True):
        b = {"in_play": ["Cannon", f"{coins}x Coin"]}
        table = plain(mask, cannon, haste, A=a, B=b, full_control=(0,))
        table.do("play Haste", *["B: let it happen"] * coins)
        assert ("use FIRE of B's Cannon" in table.offered) is may
        if may:
            table.do("use FIRE of B's Cannon")
            assert (table.free("A"), table.free("B")) == (1, 0)
        table.do("play Brute", *["A's Coin"] * ("A's Coin" in table.offered))
        assert (table.in_play("A"), table.free("A")) == (["Mask", "Brute"], 0), "2 less 1"
