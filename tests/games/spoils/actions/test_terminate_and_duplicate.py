"""307 Duplicating, 314 terminating, 308 and 603.2 playing by an effect, 310 picking, 411 flipping."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import Plain, character, item, location, tactic
from tests.games.spoils.texts import scene

NO = tactic("No", "Cost: Play this only in response to a card.", "Effect: Terminate the card.")
HUSH = tactic("Hush", "Cost: Play this only in response to an ability.", "Effect: Terminate the ability.")
HERALD = location("Herald", 5, "If a character enters play, your faction gains 1 influence.")
MOURN = location("Mourn", 5, "If a character leaves play, your faction gains 10 influence.")
SIGH = location("Sigh", 5, "If you discard a card, your faction gains 100 influence.")


@pytest.mark.rule("spoils:314.1", "spoils:314.1#2", "spoils:305.1", "spoils:O51")
def test_a_terminated_card_goes_to_the_pile_and_never_was_in_play() -> None:
    t = scene(
        NO,
        HERALD,
        MOURN,
        SIGH,
        A={"hand": ["Brute"], "in play": ["Herald", "Mourn", "Sigh", "Coin", "Coin"]},
        B={"hand": ["No", "No"]},
    )
    t.do("play Brute", "B: play No")
    assert t.pile("A") == ["Brute"]
    assert t.pile("B") == ["No"]
    assert t.free("A") == 0  # what was paid stays paid
    assert t.influence("A") == 20
    assert t.at_peace()  # B gets no second response to what is gone


@pytest.mark.rule("spoils:314.1")
def test_a_terminated_ability_does_nothing() -> None:
    t = scene(
        HUSH,
        item("Urn", "POUR", "Cost: Deplete this card.", "Effect: Draw 2 cards."),
        A={"in play": ["Urn"]},
        B={"hand": ["Hush"]},
    )
    t.do("use POUR of Urn", "B: play Hush")
    assert t.hand("A") == []
    assert t.the("Urn")["depleted"]
    assert t.at_peace()


ECHO = tactic("Echo", "Effect: Duplicate the last tactic played this turn.")
STUDY = tactic("Ponder", "Effect: Draw 2 cards.", cost="2 GGG")
PRICE = tactic("Price", "Cost: Pay 2. Discard a card.", "Effect: Your faction gains 5 influence.")


@pytest.mark.rule("spoils:307.1", "spoils:O33")
def test_a_duplicate_costs_nothing_asks_no_threshold_and_is_no_card() -> None:
    t = scene(
        STUDY,
        item("Mirror", "ECHO", "Cost: Deplete this card.", "Effect: Duplicate the last tactic played this turn."),
        A={"hand": ["Ponder"], "in play": ["Mirror", "Greed", "Greed", "Greed"]},
    )
    t.do("play Ponder", "A's Greed", "A's Greed", "use ECHO of Mirror")
    assert t.hand("A") == ["Coin"] * 4
    assert t.pile("A") == ["Ponder"]
    assert t.free("A") == 1
    assert t.at_peace()


@pytest.mark.rule("spoils:O33")
def test_a_duplicate_is_played_as_a_tactic_of_its_own() -> None:
    t = scene(
        STUDY,
        item("Mirror", "ECHO", "Cost: Deplete this card.", "Effect: Duplicate the last tactic played this turn."),
        location("Gong", 5, "If you play a tactic, your faction gains 1 influence."),
        A={"hand": ["Ponder"], "in play": ["Mirror", "Gong", "Greed", "Greed", "Greed"]},
        B={"in play": ["Gong"]},
    )
    t.do("play Ponder", "A's Greed", "A's Greed")
    assert t.influence("A") == 21
    t.do("use ECHO of Mirror")
    assert (t.influence("A"), t.influence("B")) == (22, 20)
    assert t.hand("A") == ["Coin"] * 4
    assert t.at_peace()


@pytest.mark.rule("spoils:307.1#2", "spoils:307.1#3")
def test_the_extra_costs_of_a_duplicate_have_to_be_met() -> None:
    mirror = item("Mirror", "ECHO", "Cost: Deplete this card.", "Effect: Duplicate the last tactic played this turn.")
    coins = ["Coin"] * 4
    t = scene(PRICE, mirror, A={"hand": ["Price", "Grunt", "Shed"], "in play": ["Mirror", *coins]})
    t.do("play Price", "Shed", "A's Coin", "A's Coin", "use ECHO of Mirror")
    assert t.influence("A") == 30
    assert t.free("A") == 0
    assert t.hand("A") == []
    t = scene(PRICE, mirror, A={"hand": ["Price", "Grunt"], "in play": ["Mirror", *coins]})
    t.do("play Price", "A's Coin", "A's Coin", "use ECHO of Mirror")
    assert t.influence("A") == 25
    assert t.free("A") == 2  # nothing is paid for a duplicate that is terminated
    assert t.at_peace()


@pytest.mark.rule("spoils:307.3")
def test_who_cannot_play_tactics_makes_duplicates_in_vain() -> None:
    t = scene(
        tactic("Ponder", "Effect: Draw 2 cards."),
        item("Mirror", "ECHO", "Cost: Deplete this card.", "Effect: Duplicate the last tactic played this turn."),
        item("Gag", "HUSH", "Cost: Deplete this card.", "Effect: Your opponent cannot play tactics this turn."),
        A={"hand": ["Ponder", "Ponder"], "in play": ["Mirror"]},
        B={"in play": ["Gag"]},
    )
    t.do("play Ponder", "B: use HUSH of Gag", "A: let it happen")
    assert t.hand("A") == ["Ponder", "Coin", "Coin"]
    assert "play Ponder" not in t.offered
    t.do("use ECHO of Mirror")
    assert t.hand("A") == ["Ponder", "Coin", "Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:308.1", "spoils:O59", "spoils:204.1#2", "spoils:603.2")
def test_a_card_played_for_free_within_an_effect_runs_through_all_steps() -> None:
    gift = tactic("Gift", "Effect: Play a character from your hand for free. Draw a card.")
    t = scene(gift, A={"hand": ["Gift", "Brute"]}, B={"hand": ["Trick"]})
    t.do("play Gift", "B: let it happen")
    assert t.asked == "B"  # to the character
    assert t.hand("A") == []
    t.do("B: let it happen")
    assert t.in_play("A") == ["Brute"]
    assert t.hand("A") == ["Coin"]
    assert t.x("Brute").card.numeric_cost == 2
    assert t.at_peace()


@pytest.mark.rule("spoils:308.1a")
def test_free_waives_neither_the_threshold_nor_extra_costs() -> None:
    gift = tactic("Gift", "Effect: Play a character from your hand for free.")
    snob = character("Snob", "1/1/3", cost="6 G")
    miser = character("Miser", "1/1/3", "Cost: Pay 2.", cost="6")
    t = scene(gift, snob, miser, A={"hand": ["Gift", "Snob", "Miser"], "in play": ["Coin"]})
    t.do("play Gift")
    assert sorted(t.hand("A")) == ["Miser", "Snob"]
    t = scene(gift, snob, miser, A={"hand": ["Gift", "Snob", "Miser"], "in play": ["Greed", "Coin"]})
    t.do("play Gift", "Miser")
    assert t.in_play("A") == ["Miser"]
    assert t.free("A") == 0
    assert t.at_peace()


@pytest.mark.rule("spoils:310.1", "spoils:310.1#2", "spoils:O53")
def test_what_cannot_be_picked_can_be_hit_otherwise() -> None:
    ghost = character("Ghost", "1/1/3", "Your opponent cannot pick this card.")
    t = scene(
        ghost,
        tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it."),
        tactic("Doom", "Effect: Destroy all characters."),
        A={"hand": ["Smite", "Doom"]},
        B={"in play": ["Ghost", "Grunt"]},
    )
    t.do("play Smite")
    assert t.offered == ["B's Grunt"]
    t.do("B's Grunt", "play Doom")
    assert t.pile("B") == ["Ghost", "Grunt"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O53")
def test_you_cannot_pick_binds_only_whoever_controls_the_card() -> None:
    shy = character("Shy One", "1/1/3", "You cannot pick this card.")
    smite = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it.")
    t = scene(shy, smite, A={"hand": ["Smite"], "in play": ["Shy One"]})
    assert t.offered == ["attack B's faction", "end the turn"]
    t = scene(shy, smite, A={"hand": ["Smite"]}, B={"in play": ["Shy One"]})
    t.do("play Smite", "B's Shy One")
    assert t.pile("B") == ["Shy One"]
    assert t.at_peace()


@pytest.mark.rule("spoils:310.1")
def test_picking_is_an_event_of_its_own() -> None:
    t = scene(
        character("Ferret", "1/1/3", "If this card is picked, put a token on it."),
        tactic("Poke", "Cost: Pick a character.", "Effect: Deplete it."),
        tactic("Wave", "Effect: Deplete all characters."),
        A={"hand": ["Poke", "Wave"], "in play": ["Ferret"]},
    )
    t.do("play Poke", "A's Ferret")
    assert t.the("Ferret")["tokens"] == 1
    t.do("play Wave")
    assert t.the("Ferret")["tokens"] == 1
    assert t.at_peace()


@pytest.mark.rule("spoils:402.3a")
def test_a_pick_is_bound_to_cards_in_play() -> None:
    smite = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it.")
    t = scene(smite, A={"hand": ["Smite", "Brute"], "discard pile": ["Grunt"]})
    assert t.offered == ["end the turn"]


BURY = tactic("Bury", "Cost: Pick a character.", "Effect: Flip it face-down.")
MOURNER = character("Mourner", "2/3/3", "If this card leaves play, draw a card.")


@pytest.mark.rule("spoils:411.4", "spoils:409.2", "spoils:O28")
def test_a_card_that_is_flipped_down_has_left_play_and_a_new_resource_enters() -> None:
    hat = item("Hat", "Attach to Character")
    loose = item("Rope")
    mourner = {"card": "Mourner", "number": 9, "damage": 2, "tokens": 1}
    t = scene(
        BURY,
        MOURNER,
        hat,
        loose,
        A={
            "hand": ["Bury"],
            "in play": [mourner, {"card": "Hat", "attached to": 9}, {"card": "Rope", "attached to": 9}],
        },
    )
    t.do("play Bury", "A's Mourner")
    assert t.hand("A") == ["Coin"]
    down = [x for x in t.A["in play"] if x.get("face") == "face-down"]
    assert [x["card"] for x in down] == ["Mourner", "Rope"]
    assert all("attached to" not in x and "damage" not in x and "tokens" not in x for x in down)
    assert t.pile("A") == ["Bury", "Hat"]
    assert t.at_peace()


@pytest.mark.rule("spoils:411.3", "spoils:O30")
def test_a_card_that_is_flipped_up_enters_play_as_a_new_one_unless_it_is_a_tactic() -> None:
    dig = tactic("Dig", "Cost: Pick a face-down resource.", "Effect: Flip it face-up.")
    herald = location("Herald", 5, "If a character enters play, your faction gains 1 influence.")
    hidden = {"card": "Brute", "face": "face-down", "attached to": "faction"}
    t = scene(dig, herald, A={"hand": ["Dig"], "in play": ["Herald", hidden]})
    t.do("play Dig", t.offered[0] if "Brute" in t.offered[0] else "A's face-down Brute")
    assert t.in_play("A") == ["Herald", "Brute"]
    assert t.the("Brute")["since"] == 3
    assert "attached to" not in t.the("Brute")
    assert t.influence("A") == 21
    t = scene(dig, herald, A={"hand": ["Dig"], "in play": [{"card": "Trick", "face": "face-down"}]})
    t.do("play Dig", "A's face-down Trick")
    assert t.pile("A") == ["Dig", "Trick"]
    assert t.at_peace()


@pytest.mark.rule("spoils:314.1", "spoils:O51", "spoils:603.1f")
def test_a_trigger_of_its_play_can_terminate_a_card() -> None:
    hush = item("Hush", "When your opponent plays a tactic, terminate it.")
    scroll = tactic("Scroll", "Effect: Draw 2 cards.", cost="2")
    for where, hand in (("B", []), ("A", ["Coin", "Coin"])):  # one's own is not the opponent's
        sides: Plain = {"A": {"hand": ["Scroll"], "in play": ["2x Coin"]}, "B": {"in play": ["Grunt"]}}
        sides[where]["in play"] = [*sides[where]["in play"], "Hush"]
        t = scene(hush, scroll, **sides)
        t.do("play Scroll")
        assert (t.hand("A"), t.pile("A"), t.free("A")) == (hand, ["Scroll"], 0)  # what was paid stays paid
        assert t.at_peace()


@pytest.mark.rule("spoils:314.1", "spoils:O51", "spoils:605.1e")
def test_a_trigger_of_its_use_can_terminate_an_ability() -> None:
    hush = item("Hush", "When your opponent uses an ability, you may terminate it.")
    urn = item("Urn", "POUR", "Effect: Draw 2 cards.")
    t = scene(hush, urn, A={"in play": ["Urn"]}, B={"in play": ["Hush"]})
    t.do("use POUR of Urn", "B: yes")
    assert t.hand("A") == []
    assert t.in_play("A") == ["Urn"]
    t.do("use POUR of Urn", "B: no")
    assert t.hand("A") == ["Coin", "Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:406.3", "spoils:403.3a")
def test_a_card_that_is_being_played_has_the_numeric_cost_that_it_is_played_for() -> None:
    toll = item(
        "Toll",
        "When your opponent plays a tactic, inflict damage equal to its numeric cost to your opponent's faction.",
    )
    thrift = location("Thrift", 5, "The numeric cost of tactics you play is reduced by 1.")
    scroll = tactic("Scroll", "Effect: Draw 2 cards.", cost="3")
    t = scene(toll, thrift, scroll, A={"hand": ["Scroll"], "in play": ["2x Coin", "Thrift"]}, B={"in play": ["Toll"]})
    t.do("play Scroll")
    assert (t.influence("A"), t.free("A")) == (18, 0)
    assert t.at_peace()


@pytest.mark.rule("spoils:401.3a", "spoils:606.1#2", "spoils:O51")
def test_what_an_effect_has_one_play_is_no_response_to_the_card_that_says_so() -> None:
    snuff = tactic(
        "Snuff", "Cost: Play this only in response to a card or ability.", "Effect: Terminate it. Draw a card."
    )
    relay = tactic("Relay", "Effect: Play a tactic. Draw 2 cards.")
    t = scene(snuff, relay, A={"hand": ["Relay", "Snuff", "Trick"]}, B={"hand": ["Snuff"]})
    t.do("play Relay", "B: let it happen")
    assert t.log()[-1] == "A plays Trick"  # there was no other to be played
    t.do("B: play Snuff", "A: let it happen")  # a response to that, which A could answer with the other
    assert sorted(t.hand("A")) == ["Coin", "Coin", "Snuff"]
    assert t.hand("B") == ["Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:307.1#3", "spoils:307.2", "spoils:401.2")
def test_a_duplicate_none_of_whose_options_can_be_met_is_terminated() -> None:
    fork = tactic(
        "Fork",
        "Choose one of the following as this card's rules text:",
        "OPTION 1",
        "Cost: Destroy an item you control.",
        "Effect: Draw a card.",
        "OPTION 2",
        "Cost: Destroy a location you control.",
        "Effect: Draw 2 cards.",
    )
    echo = tactic("Echo", "Effect: Duplicate the last other tactic played this turn.")
    for cards, drawn in (["Stick"], 1), (["Stick", "Shed"], 3):
        t = scene(fork, echo, item("Stick"), A={"hand": ["Fork", "Echo"], "in play": cards})
        t.do("play Fork", "option 1", "play Echo")
        while not t.at_rest():
            t.do(t.offered[0])
        assert (t.hand("A"), sorted(t.pile("A"))[:2]) == (["Coin"] * drawn, ["Echo", "Fork"])
        assert t.at_peace()


@pytest.mark.rule("spoils:307.3")
def test_a_duplicate_that_is_terminated_at_once_has_been_made() -> None:
    says = "Effect: You may duplicate the last tactic played this turn. If you do, draw a card."
    gag = tactic("Gag", "Effect: Your opponent cannot play tactics this turn.")
    a = {"hand": ["Trick"], "in play": ["Mirror"]}
    for gagged in False, True:
        t = scene(gag, item("Mirror", "ECHO", says), A=a, B={"hand": ["Gag"]})
        t.do("play Trick", "B: play Gag" if gagged else "B: let it happen")
        while not t.at_rest():
            t.do("let it happen")
        t.do("use ECHO of Mirror")
        while not t.at_rest():
            t.do("yes" if "yes" in t.offered else "let it happen")
        assert any("is made and terminated" in line for line in t.log()) is gagged
        assert t.hand("A") == ["Coin"]
        assert t.at_peace()
