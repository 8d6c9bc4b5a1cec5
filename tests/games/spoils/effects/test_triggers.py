"""503 Triggers."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

DOOM = tactic("Doom", "Effect: Destroy all characters. Draw a card.")
WAIL = location("Wail", 5, "If a character is destroyed, your faction gains 1 influence.")
KEEPSAKE = character("Keepsake", "1/1/3", "If this card leaves play, draw a card.")


@pytest.mark.rule("spoils:503.1#2", "spoils:O03")
def test_a_trigger_happens_at_once_between_two_instructions() -> None:
    t = scene(DOOM, WAIL, A={"hand": ["Doom"], "in play": ["Wail", "Grunt", "Grunt"]}, B={"in play": ["Brute"]})
    t.do("play Doom", "Wail", "Wail")
    gains, draws = "A's faction gains 1 influence and has 23", "A draws a card"
    assert t.said(gains, draws) == [gains, draws]  # all are destroyed, three triggers, and then the draw
    assert t.influence("A") == 23
    assert t.hand("A") == ["Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:503.1#4", "spoils:O37")
def test_a_trigger_works_though_its_card_has_left_play() -> None:
    t = scene(KEEPSAKE, DOOM, A={"hand": ["Doom"]}, B={"in play": ["Keepsake", "Grunt"]})
    t.do("play Doom")
    assert t.hand("B") == ["Coin"]  # its last controller draws
    assert t.hand("A") == ["Coin"]
    assert t.pile("B") == ["Grunt", "Keepsake"]
    assert t.at_peace()


@pytest.mark.rule("spoils:503.1#4")
def test_a_trigger_whose_source_an_earlier_one_destroys_still_happens() -> None:
    t = scene(
        location("Bonfire", 5, "If a character enters play, destroy all items."),
        item("Bell", "If a character enters play, your faction gains 1 influence."),
        A={"hand": ["Grunt"], "in play": ["Bonfire", "Bell"]},
    )
    t.do("play Grunt", "Bonfire")
    assert t.pile("A") == ["Bell"]
    assert t.influence("A") == 21
    assert t.at_peace()


@pytest.mark.rule("spoils:503.1#3")
def test_a_trigger_is_optional_only_if_it_says_so() -> None:
    must = location("Toll", 5, "If you draw a card, discard a card.")
    may = location("Sieve", 5, "If you draw a card, you may discard a card.")
    learn = tactic("Learn", "Effect: Draw a card.")
    t = scene(must, may, learn, A={"hand": ["Learn", "Trick"], "in play": ["Toll"]})
    t.do("play Learn")
    assert t.offered == ["Trick", "Coin"]
    t.do("Trick")
    assert t.pile("A") == ["Learn", "Trick"]
    t = scene(must, may, learn, A={"hand": ["Learn", "Trick"], "in play": ["Sieve"]})
    t.do("play Learn")
    assert t.offered == ["yes", "no"]
    t.do("no")
    assert t.pile("A") == ["Learn"]
    assert t.at_peace()


@pytest.mark.rule("spoils:503.2")
def test_nobody_can_respond_to_a_trigger() -> None:
    t = scene(
        location("Thorns", 5, "If a character enters play, your opponent's faction loses 1 influence."),
        A={"hand": ["Grunt", "Trick"], "in play": ["Thorns"]},
        B={"hand": ["Trick"]},
    )
    t.do("play Grunt")
    assert t.asked == "B"  # to the card itself
    t.do("B: let it happen")
    assert t.influence("B") == 19
    assert t.at_peace()


@pytest.mark.rule("spoils:503.3", "spoils:603.1f")
def test_triggers_wait_while_costs_are_satisfied() -> None:
    t = scene(
        item("Forge", "SMELT", "Cost: Destroy a resource you control. Pay 2.", "Effect: Draw a card."),
        location("Mint", 5, "If a resource you control is destroyed, detach all resources from your faction."),
        A={"in play": ["Forge", "Mint", "Coin", "Coin", {"card": "Coin", "attached to": "faction"}]},
    )
    assert "use SMELT of Forge" in t.offered  # the one that has been spent can be destroyed
    t.do("use SMELT of Forge")
    spent = [words for words in t.offered if t.offered]
    assert len(spent) == 2  # a free one, and the spent one
    t.do(spent[1])
    if t.prompt.startswith("Which resource do you attach"):
        t.do("whichever")
    assert t.free("A") == 2  # all were detached after the payment
    assert t.hand("A") == ["Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:503.3")
def test_what_a_waiting_trigger_brings_cannot_help_to_pay() -> None:
    t = scene(
        item("Forge", "SMELT", "Cost: Destroy a resource you control. Pay 2.", "Effect: Draw a card."),
        location("Mint", 5, "If a resource you control is destroyed, detach all resources from your faction."),
        A={"in play": ["Forge", "Mint", "Coin", "Coin"], "hand": ["Trick"]},
    )
    t.do("use SMELT of Forge") if "use SMELT of Forge" in t.offered else None
    assert t.free("A") == 2  # whichever is destroyed, one is left to pay 2
    assert t.hand("A") == ["Trick"]


ANGEL = location("Angel", 5, "If a character enters play, your faction gains 1 influence.")
DEVIL = location("Devil", 5, "If a character enters play, your faction loses 1 influence.")
IMP = location("Imp", 5, "If a character enters play, your faction loses 2 influence.")


@pytest.mark.rule("spoils:503.4")
def test_the_triggers_of_one_player_are_ordered_by_that_player() -> None:
    t = scene(ANGEL, DEVIL, A={"hand": ["Grunt"]}, B={"in play": ["Angel", "Devil"]})
    t.do("play Grunt")
    assert t.asked == "B"
    assert t.offered == ["Angel", "Devil"]
    t.do("B: Devil")
    assert t.said("B's faction loses 1 influence and has 19", "B's faction gains 1 influence and has 20") == [
        "B's faction loses 1 influence and has 19",
        "B's faction gains 1 influence and has 20",
    ]
    assert t.at_peace()


@pytest.mark.rule("spoils:503.4#2", "spoils:503.4a")
def test_the_active_player_orders_triggers_of_both_step_by_step() -> None:
    b = {"in play": [{"card": "Angel", "number": 1}, {"card": "Devil", "number": 2}]}  # they came first
    t = scene(ANGEL, DEVIL, IMP, A={"hand": ["Grunt"], "in play": ["Imp"]}, B=b)
    t.do("play Grunt")
    assert t.asked == "A"
    assert sorted(t.offered) == ["Angel", "Devil", "Imp"]
    t.do("A: Devil")
    assert t.influence("B") == 19
    assert t.asked == "A"  # B's pair included
    assert sorted(t.offered) == ["Angel", "Imp"]
    t.do("A: Imp")
    assert (t.influence("A"), t.influence("B")) == (18, 20)
    assert t.at_peace()


@pytest.mark.rule("spoils:503.4#2", "spoils:503.4a")
def test_the_active_player_goes_on_ordering_when_only_the_others_triggers_are_left() -> None:
    b = {"in play": [{"card": "Angel", "number": 1}, {"card": "Devil", "number": 2}]}
    t = scene(ANGEL, DEVIL, IMP, A={"hand": ["Grunt"], "in play": ["Imp"]}, B=b)
    t.do("play Grunt", "A: Imp")
    assert t.asked == "A"
    assert t.offered == ["Angel", "Devil"]
    t.do("A: Devil")
    assert t.said("B's faction loses 1 influence and has 19", "B's faction gains 1 influence and has 20") == [
        "B's faction loses 1 influence and has 19",
        "B's faction gains 1 influence and has 20",
    ]
    assert t.at_peace()


@pytest.mark.rule("spoils:503.4", "spoils:503.4a", "spoils:O04")
def test_what_one_of_them_sets_off_for_one_player_alone_is_that_players_to_order() -> None:
    drum = location("Drum", 5, "If your faction gains influence, draw a card.")
    horn = location("Horn", 5, "If your faction gains influence, your opponent discards a card.")
    b = {"hand": ["Brute"], "in play": ["Angel", "Drum", "Horn"]}
    t = scene(ANGEL, IMP, drum, horn, A={"hand": ["Grunt", "Brute"], "in play": ["Imp"]}, B=b)
    t.do("play Grunt")
    assert t.asked == "A"
    t.do("A: Angel")
    assert (t.asked, t.offered) == ("B", ["Drum", "Horn"])
    t.do("B: Horn")
    assert t.influence("A") == 18  # A's own is the last of A's order
    assert t.at_peace()


@pytest.mark.rule("spoils:O04")
def test_what_a_trigger_sets_off_comes_before_the_rest_of_the_batch() -> None:
    t = scene(
        location("First", 5, "If a character enters play, draw a card."),
        location("Second", 5, "If a character enters play, your faction gains 5 influence."),
        location("Third", 5, "If you draw a card, your faction loses 1 influence."),
        A={"hand": ["Grunt"], "in play": ["First", "Second", "Third"]},
    )
    t.do("play Grunt", "First")
    assert t.said("A's faction loses 1 influence and has 19", "A's faction gains 5 influence and has 24") == [
        "A's faction loses 1 influence and has 19",
        "A's faction gains 5 influence and has 24",
    ]
    assert t.at_peace()


@pytest.mark.rule("spoils:201.5b")
def test_text_of_a_card_that_is_not_in_play_says_nothing() -> None:
    ghost = character("Ghost", "1/1/3", "If you draw a card, your faction gains 1 influence.")
    learn = tactic("Learn", "Effect: Draw a card.")
    side = {"hand": ["Learn", "Ghost"], "discard pile": ["Ghost"]}
    t = scene(ghost, learn, A=side)
    t.do("play Learn")
    assert t.influence("A") == 20
    t = scene(ghost, learn, A={**side, "in play": ["Ghost"]})
    t.do("play Learn")
    assert t.influence("A") == 21
    assert t.at_peace()


@pytest.mark.rule("spoils:O34")
def test_a_group_of_cards_is_one_draw() -> None:
    t = scene(
        location("Drum", 5, "If you draw a card, your faction gains 1 influence."),
        tactic("Learn", "Effect: Draw 3 cards."),
        A={"hand": ["Learn"], "in play": ["Drum"]},
    )
    t.do("play Learn")
    assert t.influence("A") == 21
    assert t.hand("A") == ["Coin"] * 3
    assert t.at_peace()


@pytest.mark.rule("spoils:503.4#2", "spoils:506.4#2")
def test_in_bs_turn_b_decides_among_what_both_players_cards_do() -> None:
    exile = location("Exile", 5, "If a character is destroyed, remove it from the game instead.")
    back = location("Return", 5, "If a character is destroyed, put it into its owner's hand instead.")
    smite = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it.")
    t = scene(
        ANGEL,
        IMP,
        exile,
        back,
        smite,
        A={"in play": ["Angel", "Exile"]},
        B={"in play": ["Imp", "Return", "Brute"], "hand": ["Grunt", "Smite"]},
        active="B",
    )
    t.do("B: play Grunt", "B: Imp")
    assert t.said("A's faction gains 1 influence and has 21", "B's faction loses 2 influence and has 18") == [
        "B's faction loses 2 influence and has 18",
        "A's faction gains 1 influence and has 21",
    ]
    t.do("B: play Smite", "B: B's Grunt", "B: Return")
    assert (t.hand("B"), t.B["out of game"]) == (["Grunt"], [])
    assert t.at_peace()


@pytest.mark.rule("spoils:504.1")
def test_a_condition_holds_for_what_ends_it() -> None:
    """The last character of A's is destroyed while A has one; B's is after that."""
    smite = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it.")
    wake = location("Wake", 5, "If a character is destroyed while you control a character, draw a card.")
    t = scene(smite, wake, A={"hand": ["2x Smite"], "in play": ["Wake", "Grunt"]}, B={"in play": ["Brute"]})
    t.do("play Smite", "A's Grunt")
    assert t.hand("A") == ["Smite", "Coin"]
    t.do("play Smite", "B's Brute")
    assert t.hand("A") == ["Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:609.1a", "spoils:O26")
def test_what_lasts_this_turn_lasts_through_the_triggers_of_its_end() -> None:
    ward = tactic("Ward", "Cost: Pick a character.", "Effect: It cannot be destroyed this turn.")
    dusk = location("Dusk", 5, "At the end of your turn, destroy all characters.")
    t = scene(ward, dusk, A={"hand": ["Ward"], "in play": ["Dusk", "Grunt", "Brute"]})
    t.do("play Ward", "A's Grunt", "end the turn")
    assert (t.in_play("A"), t.pile("A")) == (["Dusk", "Grunt"], ["Brute", "Ward"])
    t.do("end the turn", "end the turn")
    assert t.in_play("A") == ["Dusk"]  # a turn later it can be
    assert t.at_rest()


@pytest.mark.rule("spoils:503.1", "spoils:503.1#4", "spoils:402.6")
def test_a_trigger_that_waits_happens_though_its_card_has_lost_its_text_meanwhile() -> None:
    """Its words are as they were when it was set off; the next time it says nothing any more."""
    t = scene(
        location("Hush", 9, "If a character is destroyed, each item loses its rules text this turn."),
        item("Bell", "If a character is destroyed, your faction gains 1 influence."),
        tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it."),
        A={"hand": ["2x Smite"], "in play": ["Hush", "Bell"]},
        B={"in play": ["Grunt", "Brute"]},
    )
    t.do("play Smite", "B's Grunt", "Hush")
    assert t.influence("A") == 21
    t.do("play Smite", "B's Brute")
    assert t.influence("A") == 21
    assert t.at_peace()


@pytest.mark.rule("spoils:503.1#4", "spoils:609.1a", "spoils:503.4")
def test_what_the_end_of_the_turn_set_off_happens_though_its_card_is_gone() -> None:
    t = scene(
        location("Bonfire", 9, "At the end of your turn, destroy all items."),
        item("Bell", "At the end of your turn, your faction gains 1 influence."),
        A={"in play": ["Bonfire", "Bell"]},
        B={"in play": ["Bell"]},
    )
    t.do("end the turn", "Bonfire")
    assert (t.pile("A"), t.pile("B")) == (["Bell"], ["Bell"])
    assert (t.influence("A"), t.influence("B")) == (21, 20)  # B's speaks of B's turn


@pytest.mark.rule("spoils:503.1#4", "spoils:503.3", "spoils:O03")
def test_what_leaves_together_as_a_cost_sees_each_other_leave() -> None:
    mourner = character("Mourner", "1/1/3", "If a character is destroyed, your faction gains 1 influence.")
    altar = item("Altar", "BURN", "Cost: Destroy all characters you control.", "Effect: Draw a card.")
    t = scene(mourner, altar, A={"in play": ["2x Mourner", "Altar"]}, B={"in play": ["Mourner"]})
    t.do("use BURN of Altar")
    while not t.at_peace():
        t.do(t.offered[0])
    assert (t.influence("A"), t.influence("B")) == (24, 22)
    assert (t.hand("A"), t.in_play("B")) == (["Coin"], ["Mourner"])


@pytest.mark.rule("spoils:503.1")
def test_each_thing_that_happens_sets_a_trigger_off_also_at_one_instant() -> None:
    wail = location("Wail", 9, "If a character is destroyed, your faction gains 1 influence.")
    t = scene(wail, DOOM, A={"hand": ["Doom"], "in play": ["Wail", "2x Grunt"]}, B={"in play": ["Brute"]})
    t.do("play Doom")
    while not t.at_peace():
        t.do(t.offered[0])
    assert (t.influence("A"), t.influence("B")) == (23, 20)
