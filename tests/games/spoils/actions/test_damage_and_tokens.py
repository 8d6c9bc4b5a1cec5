"""408 Damage by effects, 409 tokens, 413 bidding."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import item, location, tactic
from tests.games.spoils.texts import scene

SCATTER = tactic(
    "Scatter",
    "Cost: Pick 2 or fewer characters.",
    "Effect: Inflict 3 damage divided however you want among the picked characters.",
)


@pytest.mark.rule("spoils:O15", "spoils:408.7", "spoils:408.1")
def test_divided_damage_goes_as_its_player_wants_in_whole_shares() -> None:
    t = scene(SCATTER, A={"hand": ["Scatter"]}, B={"in play": ["Giant", "Brute"]})
    t.do("play Scatter", "B's Giant", "B's Brute")
    assert t.offered == ["0", "1", "2", "3"]
    none = t.fork().do("0")  # which is no damage
    assert [line for line in none.log() if "damage is inflicted" in line] == ["3 damage is inflicted to Brute"]
    t.do("1")
    assert t.the("Giant")["damage"] == 1
    assert t.the("Brute")["damage"] == 2
    assert t.at_peace()


@pytest.mark.rule("spoils:408.3", "spoils:202.4", "spoils:408.3a")
def test_damage_to_a_faction_is_a_loss_of_influence() -> None:
    t = scene(
        tactic("Pelt", "Effect: Inflict 3 damage to your opponent's faction."),
        location("Widow", 5, "If your faction loses influence, draw a card."),
        A={"hand": ["Pelt", "Pelt"]},
        B={"in play": ["Widow"], "influence": 5},
    )
    t.do("play Pelt")
    assert t.influence("B") == 2
    assert t.hand("B") == ["Coin"]
    t.do("play Pelt")
    assert t.influence("B") == 0  # and not -1
    assert t.state.result is not None


@pytest.mark.rule("spoils:408.6", "spoils:408.6a")
def test_damage_of_an_effect_is_no_battle_damage() -> None:
    t = scene(
        tactic("Bolt", "Cost: Pick a character.", "Effect: Inflict 2 damage to it."),
        location("Truce", 9, "If battle damage is inflicted, reduce the amount to 0."),
        A={"hand": ["Bolt"], "in play": ["Truce"]},
        B={"in play": ["Brute"]},
    )
    t.do("play Bolt", "B's Brute")
    assert t.the("Brute")["damage"] == 2
    assert t.at_peace()


CANNON = item(
    "Cannon",
    "This card enters play with 2 tokens.",
    "LOAD",
    "Effect: Put a token on this card.",
)


@pytest.mark.rule("spoils:409.1", "spoils:409.2")
def test_tokens_go_with_the_card() -> None:
    t = scene(
        item("Box", "This card enters play with 2 tokens."),
        tactic("Fill", "Cost: Pick an item.", "Effect: Put 3 tokens on it."),
        tactic("Lift", "Cost: Pick an item.", "Effect: Put it into its owner's hand."),
        A={"hand": ["Box", "Fill", "Lift"], "in play": ["Grunt"]},
    )
    t.do("play Box", "play Fill", "A's Box")
    assert t.the("Box")["tokens"] == 5
    t.do("play Lift", "A's Box", "play Box")
    assert t.the("Box")["tokens"] == 2
    assert "tokens" not in t.the("Grunt")
    assert t.at_peace()


@pytest.mark.rule("spoils:401.2", "spoils:409.1")
def test_tokens_that_are_not_there_cannot_be_paid_with() -> None:
    gun = item("Gun", "FIRE", "Cost: Remove 2 tokens from this card.", "Effect: Draw a card.")
    t = scene(gun, A={"in play": [{"card": "Gun", "tokens": 1}]})
    assert t.offered == ["end the turn"]
    t = scene(gun, A={"in play": [{"card": "Gun", "tokens": 3}]})
    t.do("use FIRE of Gun")
    assert t.the("Gun")["tokens"] == 1
    assert t.hand("A") == ["Coin"]
    assert t.at_peace()


MAKE = tactic("Make", "Effect: Create a Micromajig Token.")


@pytest.mark.rule("spoils:409.3", "spoils:409.3a")
def test_a_micromajig_token_counts_as_a_character_card() -> None:
    t = scene(
        MAKE,
        location("Workshop", 5, 'Each "majig" card you control gains 1 strength.'),
        A={"hand": ["Make"], "in play": ["Workshop"]},
    )
    t.do("play Make")
    assert t.stats("Micromajig Token") == "2/1/3"
    assert t.x("Micromajig Token").card.numeric_cost == 0
    assert "attack B's faction" not in t.offered  # 204.3
    assert t.at_peace()


@pytest.mark.rule("spoils:409.3b", "spoils:O55")
@pytest.mark.parametrize("how", ["Destroy it.", "Put it into its owner's hand.", "Shuffle it into its owner's deck."])
def test_a_micromajig_token_that_leaves_play_is_nowhere(how: str) -> None:
    t = scene(
        MAKE,
        tactic("Away", "Cost: Pick a character.", f"Effect: {how}"),
        location("Grave", 5, "If a card is put into a discard pile from play, your faction gains 100 influence."),
        location("Porter", 5, "If a character leaves play, your faction gains 1 influence."),
        A={"hand": ["Make", "Away"], "in play": ["Grave", "Porter"]},
        luck=[],
    )
    t.do("play Make", "play Away", "A's Micromajig Token")
    assert t.in_play("A") == ["Grave", "Porter"]
    assert t.hand("A") == []
    assert t.deck("A") == ["Coin"] * 10
    assert t.pile("A") == ["Away", "Make"]
    assert t.influence("A") == 21
    assert t.at_peace()


@pytest.mark.rule("spoils:O55", "spoils:313.2")
def test_a_micromajig_token_adds_nothing_to_a_deck_so_that_it_is_not_shuffled() -> None:
    away = tactic("Away", "Cost: Pick a character.", "Effect: Shuffle it into its owner's deck.")
    deck = ["Coin", "Shed", "Fort"]
    t = scene(MAKE, away, A={"hand": ["Make", "Away"], "in play": ["Grunt"], "deck": deck}, luck=[(3, 2, 1, 0)])
    t.do("play Make", "play Away", "A's Micromajig Token")
    assert (t.deck("A"), t.in_play("A")) == (deck, ["Grunt"])
    other = scene(MAKE, away, A={"hand": ["Away"], "in play": ["Grunt"], "deck": deck}, luck=[(3, 2, 1, 0)])
    other.do("play Away", "A's Grunt")
    assert other.deck("A") == ["Grunt", "Fort", "Shed", "Coin"], "what is a card has it shuffled"
    assert t.at_peace()


@pytest.mark.rule("spoils:409.3c")
def test_a_micromajig_token_is_owned_by_whoever_controlled_the_effect() -> None:
    lab = item("Lab", "MAKE", "Cost: Deplete this card.", "Effect: Create a Micromajig Token.")
    t = scene(lab, A={"in play": [{"card": "Lab", "of": "B"}]})
    t.do("use MAKE of Lab")
    assert t.x("Micromajig Token").owner == 0
    assert t.at_peace()


@pytest.mark.rule("spoils:409.3c")
@pytest.mark.parametrize(
    ("words", "controllers"),
    [("Create", [0]), ("Your opponent creates", [1]), ("Each player creates", [0, 1])],
)
def test_a_micromajig_token_that_another_is_told_to_create_is_owned_by_whose_effect_it_is(
    words: str, controllers: list[int]
) -> None:
    t = scene(tactic("Gift", f"Effect: {words} a Micromajig Token."), A={"hand": ["Gift"]})
    t.do("play Gift")
    made = [x for x in t.state.in_play.values() if x.copy.is_token]
    assert [x.controller for x in made] == controllers
    assert [x.owner for x in made] == [0] * len(made)
    assert t.at_peace()


AUCTION = tactic(
    "Auction", "Effect: Each player may bid. The winner pays the bid. If they do, the winner draws 2 cards."
)


@pytest.mark.rule("spoils:410.2", "spoils:410.2a", "spoils:O61")
def test_a_chosen_number_is_whole_and_may_be_0() -> None:
    spell = tactic("Spend", "Cost: Choose a number for X. Pay X.", "Effect: Draw X cards.")
    t = scene(spell, A={"hand": ["Spend"], "in play": ["Coin", "Coin"]})
    t.do("play Spend")
    assert t.offered[:3] == ["0", "1", "2"]
    assert all(option.isdigit() for option in t.offered)
    t.do("2")
    assert t.free("A") == 0
    assert t.hand("A") == ["Coin", "Coin"]
    t = scene(spell, A={"hand": ["Spend"], "in play": ["Coin", "Coin"]})
    t.do("play Spend", "0")
    assert t.free("A") == 2
    assert t.hand("A") == []
    assert t.at_peace()


@pytest.mark.rule("spoils:O26")
def test_life_for_a_turn_does_not_kill_when_it_ends() -> None:
    t = scene(
        tactic("Brace", "Cost: Pick a character.", "Effect: It gains 2 life this turn."),
        tactic("Blast", "Cost: Pick a character.", "Effect: Inflict 3 damage to it."),
        A={"hand": ["Brace", "Blast"], "in play": ["Grunt"]},
    )
    t.do("play Brace", "A's Grunt", "play Blast", "A's Grunt", "end the turn")
    assert t.in_play("A") == ["Grunt"]
    assert "damage" not in t.the("Grunt")
