"""Readings of open points that meet several rules of effects: O39, O40, O50, O56, O57, O60, O36, and 307.2, 302.10,
401.2a."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

THEFT = tactic("Theft", "Cost: Pick a card.", "Effect: Take control of it.")


@pytest.mark.rule("spoils:O39")
def test_a_stolen_resource_stays_attached_and_pays_for_its_new_controller_once_it_is_free() -> None:
    spent = {"card": "Coin", "attached to": "faction"}
    t = scene(THEFT, A={"hand": ["Theft", "Brute"], "in play": ["Coin"]}, B={"in play": [spent]})
    t.do("play Theft", "B's Coin")
    assert t.free("A") == 1
    assert "play Brute" not in t.offered
    t = scene(THEFT, A={"hand": ["Theft", "Brute"], "in play": ["Coin"]}, B={"in play": ["Coin"]})
    t.do("play Theft", "B's Coin")
    assert t.free("A") == 2
    assert "play Brute" in t.offered
    assert t.at_peace()


@pytest.mark.rule("spoils:O40")
def test_a_location_that_comes_back_has_no_damage() -> None:
    t = scene(
        tactic("Lift", "Cost: Pick a location.", "Effect: Put it into its owner's hand."),
        tactic("Ram", "Cost: Pick a location.", "Effect: Inflict 2 damage to it."),
        A={"hand": ["Lift", "Ram"], "in play": [{"card": "Fort", "total damage": 4}]},
    )
    t.do("play Lift", "A's Fort", "play Fort", "play Ram", "A's Fort")
    assert t.the("Fort")["total damage"] == 2
    assert t.at_peace()


@pytest.mark.rule("spoils:O50")
def test_to_play_a_resource_is_not_to_play_a_card() -> None:
    t = scene(
        location("Gong", 5, "If you play a card, your faction gains 1 influence."),
        location("Chime", 5, "If you play a resource, your faction gains 10 influence."),
        tactic("Grow Rich", "Effect: Play a resource."),
        A={"hand": ["Grow Rich", "Coin"], "in play": ["Gong", "Chime"]},
    )
    t.do("play Grow Rich", "Coin face-up")
    assert t.influence("A") == 31  # the tactic was a card, and the Coin a resource
    assert t.at_peace()


@pytest.mark.rule("spoils:O50", "spoils:603.2", "spoils:604.2")
def test_a_resource_that_is_played_is_no_card_that_was_played() -> None:
    t = scene(
        character("Clerk", "1/9/3", "While you played 2 or more cards this turn, this card gains 1 strength."),
        character("Miser", "1/9/3", "While a resource was played this turn, this card gains 1 strength."),
        location("Bell", 5, "If a card is played, your faction gains 1 influence."),
        location("Harp", 5, "If a resource or item is played, your faction gains 10 influence."),
        tactic("Grow Rich", "Effect: Play a resource."),
        A={"hand": ["Grow Rich", "Grunt", "Coin"], "in play": ["Clerk", "Miser", "Bell", "Harp"]},
    )
    t.do("play Grow Rich", "Coin face-up")
    assert t.influence("A") == 31  # the tactic rang the Bell, and the Coin the Harp
    assert t.stats("Clerk") == "1/9/3"
    assert t.stats("Miser") == "2/9/3"
    t.do("play Grunt")
    assert t.influence("A") == 32
    assert t.stats("Clerk") == "2/9/3"
    assert t.at_peace()


@pytest.mark.rule("spoils:O50")
def test_the_last_card_played_is_no_resource() -> None:
    t = scene(
        tactic("Grow Rich", "Effect: Play a resource."),
        item(
            "Hook",
            "TUG",
            "Cost: Deplete this card.",
            "Effect: Put the last card played this turn into its owner's hand.",
        ),
        A={"hand": ["Grow Rich", "Coin"], "in play": ["Hook"]},
    )
    t.do("play Grow Rich", "Coin face-up", "use TUG of Hook")
    assert t.hand("A") == ["Grow Rich"]
    assert t.the("Coin")
    assert t.at_peace()


@pytest.mark.rule("spoils:O50", "spoils:402.7")
def test_a_ban_on_cards_leaves_resources_and_a_ban_on_resources_leaves_cards() -> None:
    spade = item("Spade", "DIG", "Cost: Deplete this card.", "Effect: Play a resource.")
    hand = ["Trick", "Coin"]
    t = scene(spade, item("Gag", "You cannot play cards."), A={"hand": hand, "in play": ["Spade", "Gag"]})
    t.do("use DIG of Spade")
    assert t.offered == ["Trick face-down", "Coin face-up", "Coin face-down"]
    t.do("Coin face-down")
    assert t.why_not("play Trick") == "402.7"
    t = scene(spade, item("Fence", "Resources cannot be played."), A={"hand": hand, "in play": ["Spade", "Fence"]})
    t.do("use DIG of Spade")
    assert t.hand("A") == ["Trick", "Coin"]  # nothing can be played as a resource, either way up
    t.do("play Trick")
    assert t.at_peace()


@pytest.mark.rule("spoils:O60", "spoils:407.5a", "spoils:608.2")
def test_a_target_that_leaves_play_is_not_exchanged_for_the_faction() -> None:
    t = scene(
        tactic("Lift", "Cost: Pick a location.", "Effect: Put it into its owner's hand."),
        A={"in play": ["Sprinter", "Grunt"]},
        B={"in play": ["Fort"], "hand": ["Lift"]},
    )
    t.do("attack B's Fort", "A's Sprinter", "A's Grunt")
    while t.asked == "A":
        t.do("no more" if "no more" in t.offered else "go on")
    t.do("B: play Lift")
    while not t.at_rest():
        t.do("go on" if "go on" in t.offered else "no more")
    assert t.influence("B") == 20
    assert t.hand("B") == ["Fort"]
    assert t.the("Grunt")["depleted"]
    assert t.the("Sprinter")["depleted"]


@pytest.mark.rule("spoils:O60", "spoils:608.2")
def test_a_target_that_is_no_location_any_more_is_hit_no_more_than_the_faction() -> None:
    hide = tactic("Hide", "Cost: Pick a location.", "Effect: It loses the location type this turn.")
    t = scene(hide, A={"in play": ["Sprinter", "Grunt"]}, B={"in play": ["Fort"], "hand": ["Hide"]})
    t.do("attack B's Fort", "A's Sprinter", "A's Grunt")
    while t.asked == "A":
        t.do("no more" if "no more" in t.offered else "go on")
    t.do("B: play Hide")
    while not t.at_rest():
        t.do("go on" if "go on" in t.offered else "no more")
    assert not [line for line in t.log() if " assigns " in line], "there is nothing to assign damage to"
    assert "total damage" not in t.the("Fort")
    assert t.influence("B") == 20
    assert (t.the("Grunt")["depleted"], t.the("Sprinter")["depleted"]) == (True, True)


@pytest.mark.rule("spoils:307.2")
def test_a_duplicate_may_have_another_option() -> None:
    essence = tactic(
        "Essence",
        "Choose one of the following as this card's rules text:",
        "OPTION 1",
        "Effect: Draw a card.",
        "OPTION 2",
        "Effect: Your faction gains 5 influence.",
    )
    t = scene(
        essence,
        item("Mirror", "ECHO", "Cost: Deplete this card.", "Effect: Duplicate the last tactic played this turn."),
        A={"hand": ["Essence"], "in play": ["Mirror"]},
    )
    t.do("play Essence")
    assert t.offered == ["option 1", "option 2"]
    t.do("option 1", "use ECHO of Mirror")
    assert t.offered == ["option 1", "option 2"]
    t.do("option 2")
    assert t.hand("A") == ["Coin"]
    assert t.influence("A") == 25
    assert t.at_peace()


@pytest.mark.rule("spoils:302.10")
def test_the_opposing_party_is_that_of_the_opponent() -> None:
    trip = tactic("Trip", "Cost: Pick an opposing character.", "Effect: Destroy it.")
    t = scene(
        trip,
        A={"in play": ["Grunt", "Brute", "Snail"], "hand": ["Trip"]},
        B={"hand": ["Trip"], "in play": ["Giant", "Sprinter"]},
        full_control=(0, 1),
    )
    assert "play Trip" not in t.offered  # there is no party
    t.do("attack B's faction", "A's Grunt", "A's Brute", "no more")
    assert t.asked == "B"  # A's own party is none that opposes A, who has nothing to play
    t.do("B: play Trip")
    assert t.offered == ["A's Grunt", "A's Brute"]  # neither those at home nor B's own
    t.do("A's Grunt", "B: B's Giant", "B: no more")
    t.do("A: play Trip")
    assert t.offered == ["B's Giant"]
    t.do("B's Giant")
    while not t.at_rest():
        t.do("go on" if "go on" in t.offered else "no more")
    assert (t.pile("A"), t.pile("B")) == (["Grunt", "Trip"], ["Giant", "Trip"])
    assert (t.in_play("A"), t.in_play("B")) == (["Brute", "Snail"], ["Sprinter"])


AS_THOUGH = "You may use abilities on cards your opponent controls as though you were your opponent."


@pytest.mark.rule("spoils:401.2a")
@pytest.mark.parametrize("hand", [["Grunt", "Coin"], ["2x Coin"], ["2x Grunt"]])
def test_in_anothers_stead_only_what_one_knows_counts(hand: list[str]) -> None:
    cards = (
        character("Double", "1/1/3", AS_THOUGH),
        item("Altar", "OFFER", "Cost: Discard a character.", "Effect: Your faction gains 3 influence."),
        location("Window", 5, "Your opponent's hand is revealed."),
    )
    b = {"in play": ["Altar"], "hand": hand}
    t = scene(*cards, A={"in play": ["Double"]}, B=b)
    assert t.offered == ["attack B's faction", "end the turn"]  # whatever the hidden hand holds
    assert t.why_not("use OFFER of B's Altar") == "401.2a"
    t = scene(*cards, A={"in play": ["Double", "Window"]}, B=b)
    assert ("use OFFER of B's Altar" in t.offered) == ("2x Coin" not in hand)
    if "2x Coin" in hand:
        assert t.why_not("use OFFER of B's Altar") == "401.2"
        return
    t.do("use OFFER of B's Altar", *["B's Grunt"] * ("2x Grunt" in hand))
    while not t.at_rest():
        t.do("B: let it happen")
    assert t.pile("B") == ["Grunt"]
    assert (t.influence("A"), t.influence("B")) == (20, 23)  # it was done as though by B
    assert t.at_peace()


@pytest.mark.rule("spoils:O36")
def test_in_anothers_stead_a_card_without_criteria_is_taken_unseen() -> None:
    cards = (
        character("Double", "1/1/3", AS_THOUGH),
        item("Altar", "OFFER", "Cost: Discard a card.", "Effect: Your faction gains 3 influence."),
    )
    t = scene(*cards, A={"in play": ["Double"]}, B={"in play": ["Altar"], "hand": ["Shed", "Fort", "Grunt"]}, luck=[1])
    t.do("use OFFER of B's Altar")
    while not t.at_rest():
        t.do("let it happen")
    assert t.pile("B") == ["Fort"]
    t = scene(*cards, A={"in play": ["Double"], "hand": ["Grunt"]}, B={"in play": ["Altar"], "hand": []})
    assert "use OFFER of B's Altar" not in t.offered


@pytest.mark.rule("spoils:O56")
def test_a_payment_is_not_replaced() -> None:
    leak = location("Leak", 5, "If a resource is attached to your faction, destroy it instead.")
    gift = tactic("Gift", "Effect: Attach a resource to a faction.")
    sip = item("Well", "SIP", "Cost: Pay 1.", "Effect: Draw a card.")
    t = scene(leak, gift, sip, A={"hand": ["Brute", "Gift"], "in play": ["Leak", "Well", "4x Coin"]})
    t.do("play Brute", "A's Coin", "A's Coin", "use SIP of Well", "A's Coin")
    assert t.pile("A") == []
    assert len([x for x in t.A["in play"] if x.get("attached to")]) == 3
    t.do("play Gift", "A's Coin (4)", "A's Camp")  # an effect attaches it, and that is replaced
    assert t.pile("A") == ["Coin", "Gift"]
    assert t.at_peace()


@pytest.mark.rule("spoils:402.1", "spoils:407.1")
def test_what_an_effect_does_is_told_with_its_card() -> None:
    t = scene(
        location("Drum", 5, "If you draw a card, your faction gains 1 influence."),
        tactic("Learn", "Effect: Draw a card."),
        A={"hand": ["Learn"], "in play": ["Drum"]},
    )
    t.do("play Learn")
    (gains,) = [line for line in t.lines("A") if line.words.startswith("A's faction gains")]
    chain = []
    cause = gains.cause
    while cause is not None:
        chain.append(cause.words)
        cause = cause.cause
    assert chain == ["Drum says so", "A draws Coin", "A plays Learn"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O57", "spoils:505.1")
def test_whoever_must_attack_and_must_pay_for_it_does_both_if_possible() -> None:
    berserk = character("Berserker", "2/2/3", "This card must attack if able.")
    toll = location("Tollgate", 9, "Your opponent must pay 2 for each attacking party they form.")
    t = scene(berserk, toll, A={"in play": ["Berserker", "2x Coin"]}, B={"in play": ["Tollgate"]})
    assert "end the turn" not in t.offered
    t = scene(berserk, toll, A={"in play": ["Berserker", "Coin"]}, B={"in play": ["Tollgate"]})
    assert t.offered == ["end the turn"]
