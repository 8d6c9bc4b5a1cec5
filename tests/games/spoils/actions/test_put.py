"""402.8 Where effects put cards, under whose control, in which state, and who is told."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

STICK = item("Stick")


@pytest.mark.rule("spoils:402.8", "spoils:407.3", "spoils:303.1", "spoils:205.2")
def test_what_is_put_into_play_enters_as_the_text_says() -> None:
    cards = (
        tactic(
            "Lend",
            "Cost: Pick an item in your discard pile.",
            "Effect: Put it into play under your opponent's control.",
        ),
        tactic("Drag", "Cost: Pick a card in your discard pile.", "Effect: Put it into play depleted."),
        location("Gate", 9, "If an item enters play under your control, draw a card."),
    )
    a = {"hand": ["Lend"], "in play": ["Gate"], "discard pile": ["Stick"]}
    t = scene(*cards, STICK, A=a, B={"in play": ["Gate"]})
    t.do("play Lend", "Stick")
    assert t.in_play("B") == ["Gate", "Stick"]
    assert (t.hand("A"), t.hand("B")) == ([], ["Coin"])
    a = {"hand": ["2x Drag"], "discard pile": ["Stick", "Trick"]}
    t = scene(*cards, STICK, A=a)
    t.do("play Drag", "Stick")
    assert t.the("Stick")["depleted"]
    t.do("play Drag", "Trick")
    assert t.in_play("A") == ["Stick"]  # a tactic is never in play
    assert sorted(t.pile("A")) == ["Drag", "Drag", "Trick"]
    assert t.at_peace()


@pytest.mark.rule("spoils:402.8", "spoils:411.1", "spoils:411.2", "spoils:403.2a")
def test_what_is_put_into_play_face_down_its_controller_may_look_at() -> None:
    cards = (
        tactic("Hide", "Effect: Put a card from your hand into play face-down."),
        tactic("Bank", "Effect: Put the top card of your opponent's deck into play face-down under your control."),
    )
    t = scene(*cards, A={"hand": ["Hide", "Trick", "Grunt"]})
    t.do("play Hide", "Trick")
    assert t.free("A") == 1  # a tactic too
    assert t.x("Trick").known == 1
    assert not any("Trick" in line for line in t.log("B"))
    t = scene(*cards, A={"hand": ["Bank"]}, B={"deck": ["Grunt", "Coin"]})
    t.do("play Bank")
    assert (t.free("A"), t.free("B")) == (1, 0)
    assert t.x("Grunt").known == 1
    assert not any("Grunt" in line for line in [*t.log("B"), *t.log()])
    assert t.at_peace()


@pytest.mark.rule("spoils:402.8", "spoils:O21", "spoils:407.6", "spoils:302.12")
def test_who_is_put_into_play_attacking_is_in_the_party_of_its_controller() -> None:
    cards = (
        item(
            "Horn",
            "CALL",
            "Cost: Use this only during a battle. Pick a character in your discard pile.",
            "Effect: Put it into play attacking.",
        ),
    )
    t = scene(*cards, A={"in play": ["Horn", "Grunt"], "discard pile": ["Brute"]})
    t.do("attack B's faction", "A's Grunt", "use CALL of Horn", "Brute")
    while not t.at_rest():
        t.do("go on")
    assert t.influence("B") == 15
    t = scene(*cards, A={"in play": ["Grunt"]}, B={"in play": ["Horn"], "discard pile": ["Brute"]})
    t.do("attack B's faction", "A's Grunt", "B: use CALL of Horn")
    while not t.at_rest():
        t.do(next((one for one in ("go on", "no more") if one in t.offered), t.offered[0]))
    assert (t.in_play("B"), t.influence("B")) == (["Horn", "Brute"], 18)  # B has no attacking party


@pytest.mark.rule("spoils:402.5", "spoils:403.1a", "spoils:402.8")
def test_cards_go_to_a_deck_in_the_order_that_their_player_wants() -> None:
    cards = (
        tactic("Stack", "Effect: Put all cards from your hand on top of your deck in any order."),
        tactic("Sink", "Effect: Put all cards from your hand on the bottom of your deck."),
    )
    t = scene(*cards, A={"hand": ["Stack", "Grunt", "Shed", "Trick"], "deck": ["Coin"]})
    t.do("play Stack", "Shed", "Trick")
    assert t.deck("A") == ["Grunt", "Trick", "Shed", "Coin"]
    t = scene(*cards, A={"hand": ["Sink", "Grunt"], "deck": ["Coin", "Coin"]}, luck=[])
    t.do("play Sink")
    assert t.deck("A") == ["Coin", "Coin", "Grunt"]  # and nothing is shuffled
    assert t.at_peace()


@pytest.mark.rule("spoils:313.2", "spoils:313.1", "spoils:403.1a", "spoils:407.7")
def test_a_card_is_shuffled_into_its_owners_deck() -> None:
    cards = (
        tactic("Recall", "Cost: Pick a character.", "Effect: Shuffle it into its owner's deck."),
        tactic("Top", "Cost: Pick a character.", "Effect: Put it on top of its owner's deck."),
        tactic("Grab", "Cost: Pick a character.", "Effect: Take control of it."),
        tactic("Rake", "Effect: Shuffle your opponent's discard pile into their deck."),
    )
    t = scene(
        *cards,
        A={"hand": ["Grab", "Recall"], "deck": ["Shed", "Coin"]},
        B={"in play": ["Grunt"], "deck": ["Coin", "Fort"]},
        luck=[(2, 0, 1)],
    )
    t.do("play Grab", "B's Grunt", "play Recall", "A's Grunt")
    assert (sorted(t.deck("B")), t.deck("A")) == (["Coin", "Fort", "Grunt"], ["Shed", "Coin"])
    t = scene(*cards, A={"hand": ["Top"]}, B={"in play": ["Grunt"], "deck": ["Coin", "Fort"]}, luck=[])
    t.do("play Top", "B's Grunt")
    assert t.deck("B") == ["Grunt", "Coin", "Fort"]
    t = scene(
        *cards,
        A={"hand": ["Rake"], "deck": ["Shed", "Coin"]},
        B={"discard pile": ["Grunt"], "deck": ["Coin"]},
        luck=[(1, 0)],
    )
    t.do("play Rake")
    assert (sorted(t.deck("B")), t.deck("A")) == (["Coin", "Grunt"], ["Shed", "Coin"])
    assert t.at_peace()


@pytest.mark.rule("spoils:O64", "spoils:306.1", "spoils:402.8")
def test_only_top_cards_that_come_to_their_owners_hand_are_drawn() -> None:
    cards = (
        tactic("Two", "Effect: Put the top 2 cards of your deck into your hand."),
        tactic("Gift", "Effect: Put the top card of your opponent's deck into their hand."),
        tactic("Sift", "Effect: Look at the top 2 cards of your deck. Put one of them into your hand."),
        location("Bell", 9, "If you draw a card, your faction gains 1 influence."),
    )
    both = {"in play": ["Bell"], "deck": ["Grunt", "Shed", "Coin"]}
    t = scene(*cards, A={"hand": ["Two"], **both}, B=both)
    t.do("play Two")
    assert (t.hand("A"), t.influence("A")) == (["Grunt", "Shed"], 21)
    t = scene(*cards, A={"hand": ["Gift"], **both}, B=both)
    t.do("play Gift")
    assert (t.hand("A"), t.hand("B"), t.influence("A"), t.influence("B")) == ([], ["Grunt"], 20, 21)
    for card in "Grunt", "Shed":  # 403.1a: which of the two lay on top, B isn't told
        t = scene(*cards, A={"hand": ["Sift"], **both}, B=both)
        t.do("play Sift", card)
        assert (t.hand("A"), t.influence("A")) == ([card], 20)
        assert "a card goes to its owner's hand" in t.log("B")
        assert t.at_peace()


@pytest.mark.rule("spoils:402.8", "spoils:503.1", "spoils:403.2a", "spoils:402.4")
def test_what_is_put_somewhere_from_outside_play_is_told() -> None:
    cards = (
        tactic("Save", "Cost: Pick a card in your discard pile.", "Effect: Put it into your hand. Draw a card."),
        tactic("Bin", "Effect: Put the top card of your deck into your discard pile."),
        location("Glad", 9, "If a card is put into your hand, your faction gains 1 influence."),
        location("Heap", 9, "If a card is put into your discard pile from play, your faction gains 10 influence."),
    )
    t = scene(
        *cards,
        A={"hand": ["Save"], "in play": ["Glad", "Heap"], "discard pile": ["Grunt"]},
        B={"in play": ["Glad", "Heap"]},
    )
    t.do("play Save", "Grunt")
    assert t.hand("A") == ["Grunt", "Coin"]
    assert (t.influence("A"), t.influence("B")) == (22, 20)
    t = scene(*cards, A={"hand": ["Bin"], "in play": ["Heap"]})
    t.do("play Bin")
    assert (sorted(t.pile("A")), t.influence("A")) == (["Bin", "Coin"], 20)  # from the deck
    assert t.at_peace()


@pytest.mark.rule("spoils:402.5b", "spoils:301.4", "spoils:402.5")
def test_what_went_along_was_not_put_there_this_way() -> None:
    hat = item("Hat", "Attach to Character", "The character this card is attached to gains 2 strength.")
    sweep = tactic(
        "Sweep", "Effect: You may draw a card and put all characters into their owners' hands. If you do, draw a card."
    )
    t = scene(
        hat,
        sweep,
        A={"hand": ["Sweep"], "in play": [{"card": "Grunt", "number": 9}, {"card": "Hat", "attached to": 9}]},
    )
    t.do("play Sweep", "yes")
    assert sorted(t.hand("A")) == ["Coin", "Coin", "Grunt", "Hat"]
    assert t.at_peace()


@pytest.mark.rule("spoils:403.2a", "spoils:402.8")
def test_who_knows_a_hand_knows_what_goes_from_it_only_where_it_can_be_told() -> None:
    cards = (
        tactic("Peek", "Effect: Look at your opponent's hand."),
        tactic("Tuck", "Effect: Your opponent puts a card from their hand on the bottom of their deck."),
        location("Glass", 9, "Your opponent's hand is revealed."),
    )
    for hand, glass, told in (
        (["Grunt"], [], True),
        (["Grunt", "Shed"], [], False),
        (["Grunt", "Shed"], ["Glass"], True),
    ):
        t = scene(*cards, A={"hand": ["Peek", "Tuck"], "in play": glass}, B={"hand": hand})
        t.do("play Peek", "play Tuck")
        if t.asked == "B":
            t.do("B: Grunt")
        assert any("Grunt goes to its owner's deck" in line for line in t.log("A")) is told
        assert any("Grunt goes to its owner's deck" in line for line in t.log("B"))
        assert t.at_peace()


@pytest.mark.rule("spoils:507.2c", "spoils:402.8")
def test_gear_without_a_target_goes_to_the_pile_from_wherever_it_is() -> None:
    hat = item("Hat", "Attach to Character", "The character this card is attached to gains 2 strength.")
    wear = tactic("Wear", "Effect: Put an item from your hand into play.")
    t = scene(hat, wear, A={"hand": ["Wear", "Hat"]})
    t.do("play Wear")
    assert (t.hand("A"), t.pile("A"), t.in_play("A")) == ([], ["Hat", "Wear"], [])
    assert t.at_peace()


@pytest.mark.rule("spoils:407.1", "spoils:402.8", "spoils:O29")
def test_a_card_enters_as_its_own_text_says_unless_it_is_face_down() -> None:
    cards = (
        character("Traitor", "1/1/3", "This card enters play under your opponent's control."),
        character("Sleeper", "1/1/3", "This card enters play depleted."),
        tactic("Hide", "Effect: Put a card from your hand into play face-down."),
    )
    t = scene(*cards, A={"hand": ["Traitor", "Sleeper"]})
    t.do("play Traitor", "play Sleeper")
    assert (t.in_play("A"), t.in_play("B")) == (["Sleeper"], ["Traitor"])
    assert t.the("Sleeper")["depleted"]
    for name in ("Traitor", "Sleeper"):
        t = scene(*cards, A={"hand": ["Hide", name]})
        t.do("play Hide")
        while not t.at_rest():
            t.do(t.offered[0])
        assert (t.free("A"), t.free("B"), t.x(name).depleted) == (1, 0, False)
        assert t.at_peace()


@pytest.mark.rule("spoils:403.6a", "spoils:402.8", "spoils:402.4")
def test_what_an_effect_removed_from_the_game_it_can_put_back() -> None:
    blink = tactic(
        "Blink",
        "Cost: Pick a character.",
        "Effect: Remove it from the game. At the end of this turn, put it into play.",
    )
    t = scene(blink, A={"hand": ["Blink"], "in play": ["Brute"]}, B={"in play": ["Grunt"]})
    t.do("play Blink", "B's Grunt")
    assert (t.B["out of game"], t.in_play("B")) == (["Grunt"], [])
    t.do("end the turn")
    assert (t.B["out of game"], t.in_play("A"), t.in_play("B")) == ([], ["Brute", "Grunt"], [])


@pytest.mark.rule("spoils:403.1a", "spoils:401.2a")
def test_a_card_that_is_revealed_on_top_of_a_deck_is_seen_to_leave_it() -> None:
    glass = location("Glass", 9, "The top card of your deck is revealed.")
    sink = tactic("Sink", "Effect: Put the top card of your deck on the bottom of your deck.")
    for cards, told in ([], "a card"), (["Glass"], "Grunt"):
        t = scene(glass, sink, A={"hand": ["Sink"], "in play": cards, "deck": ["Grunt", "Coin"]})
        t.do("play Sink")
        assert t.deck("A") == ["Coin", "Grunt"]
        assert [line for line in t.log("B") if "owner's deck" in line] == [f"{told} goes to its owner's deck"]


@pytest.mark.rule("spoils:402.8a", "spoils:402.8")
def test_a_card_that_enters_under_the_opponents_control_goes_to_that_of_whoever_would_have_it() -> None:
    spy = character("Spy", "1/1/3", "This card enters play under your opponent's control.")
    loot = tactic("Loot", "Effect: Put a character from your opponent's discard pile into play under your control.")
    call = tactic("Call", "Effect: Put a character from your discard pile into play.")
    t = scene(spy, loot, A={"hand": ["Loot"]}, B={"discard pile": ["Spy"]})
    t.do("play Loot")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.in_play("A"), t.in_play("B")) == ([], ["Spy"])
    t = scene(spy, call, A={"hand": ["Call"], "discard pile": ["Spy"]})
    t.do("play Call")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.in_play("A"), t.in_play("B")) == ([], ["Spy"])
    assert t.at_peace()


@pytest.mark.rule("spoils:402.8a", "spoils:507.4a")
def test_tokens_for_flip_up_are_for_who_was_played_so() -> None:
    mole = character(
        "Mole", "1/1/3", "Flip Up 0", "If this card was played using Flip Up, it enters play with 2 tokens."
    )
    call = tactic("Call", "Effect: Put a character from your discard pile into play.")
    t = scene(mole, call, A={"hand": ["Call"], "discard pile": ["Mole"]})
    t.do("play Call")
    while not t.at_rest():
        t.do(t.offered[0])
    assert t.x("Mole").tokens == 0
    assert t.at_peace()


@pytest.mark.rule("spoils:507.2c", "spoils:507.2b", "spoils:310.1#2")
def test_gear_is_not_put_onto_what_its_player_cannot_pick() -> None:
    ghost = character("Ghost", "1/1/3", "Your opponent cannot pick this card.")
    call = tactic("Call", "Effect: Put an item from your hand into play.")
    for there, pile in (["Ghost"], ["Call", "Hat"]), (["Ghost", "Grunt"], ["Call"]):
        t = scene(ghost, call, item("Hat", "Attach to Character"), A={"hand": ["Call", "Hat"]}, B={"in play": there})
        t.do("play Call")
        while not t.at_rest():
            assert "B's Ghost" not in t.offered
            t.do(t.offered[0])
        assert sorted(t.pile("A")) == pile
        assert t.at_peace()


@pytest.mark.rule("spoils:507.2b", "spoils:402.8")
def test_who_is_told_to_put_gear_into_play_picks_what_it_is_attached_to() -> None:
    lend = tactic("Lend", "Effect: Your opponent puts an item from their hand into play.")
    a, b = {"hand": ["Lend"], "in play": ["Brute"]}, {"hand": ["Hat"], "in play": ["Grunt"]}
    t = scene(lend, item("Hat", "Attach to Character"), A=a, B=b)
    t.do("play Lend")
    assert (t.asked, t.offered) == ("B", ["A's Brute", "B's Grunt"])
    t.do("B's Grunt")
    assert t.x("Hat").attached_to == t.x("Grunt").id
    assert t.at_peace()


@pytest.mark.rule("spoils:507.2b", "spoils:407.2", "spoils:402.8")
def test_gear_that_is_put_into_play_under_the_others_control_is_read_and_attached_by_them() -> None:
    cards = (
        item("Badge", "Attach to Character you control"),
        tactic("Lend", "Effect: Put an item from your hand into play under your opponent's control."),
    )
    for mine, theirs, hosts in (["Brute"], ["Grunt", "Giant"], ["B's Grunt", "B's Giant"]), (["Brute"], [], []):
        t = scene(*cards, A={"hand": ["Lend", "Badge"], "in play": mine}, B={"in play": theirs})
        t.do("play Lend")
        if hosts:
            assert (t.asked, t.offered) == ("B", hosts)
            t.do("B: B's Giant")
            assert t.x("Badge").attached_to == t.x("Giant").id
            assert t.in_play("B") == ["Grunt", "Giant", "Badge"]
        else:
            assert sorted(t.pile("A")) == ["Badge", "Lend"]
        assert t.at_peace()


@pytest.mark.rule("spoils:402.5", "spoils:403.1")
def test_a_card_of_a_deck_can_go_to_the_other_end_of_it() -> None:
    dig = tactic("Dig", "Effect: Put the top card of your deck on the bottom of your deck.")
    t = scene(dig, A={"hand": ["Dig"], "deck": ["Grunt", "Shed", "Fort"]})
    t.do("play Dig")
    assert t.deck("A") == ["Shed", "Fort", "Grunt"]
    assert t.at_peace()


@pytest.mark.rule("spoils:403.2a")
def test_who_takes_a_card_from_a_hand_that_is_known_knows_which() -> None:
    cards = (
        tactic("Peek", "Effect: Look at your opponent's hand."),
        tactic("Snatch", "Effect: Put a card from your opponent's hand on the bottom of their deck."),
    )
    t = scene(*cards, A={"hand": ["Peek", "Snatch"]}, B={"hand": ["Grunt", "Shed"]})
    t.do("play Peek", "play Snatch", "B's Grunt")
    assert "Grunt goes to its owner's deck" in t.log("A")
    assert "Grunt goes to its owner's deck" in t.log("B")
    assert t.at_peace()


@pytest.mark.rule("spoils:313.2", "spoils:306.1")
def test_what_is_shuffled_into_a_deck_is_shuffled_into_its_owners() -> None:
    """Though another has it, whose own deck stays in its order."""
    lose = tactic("Lose", "Cost: Pick a character.", "Effect: Shuffle it into its owner's deck.")
    cards = ["Coin", "Shed", "Fort", "Grunt", "Brute", "Snail", "Trick"]
    a = {"hand": ["Lose"], "in play": [{"card": "Giant", "of": "B"}], "deck": cards}
    t = scene(lose, A=a, B={"deck": cards})
    t.do("play Lose", "A's Giant")
    assert t.deck("A") == cards
    assert sorted(t.deck("B")) == sorted([*cards, "Giant"])
    assert [one for one in t.deck("B") if one != "Giant"] != cards
    assert t.at_peace()


@pytest.mark.rule("spoils:402.8", "spoils:403.5a")
def test_a_card_that_is_where_it_is_to_be_put_has_not_been_put_there() -> None:
    cards = (
        tactic("Stir", "Effect: Put all items from your discard pile into your discard pile."),
        tactic("Drop", "Effect: Put all items from your hand into your discard pile."),
        location("Heap", 9, "If an item is put into a discard pile, your faction gains 1 influence."),
    )
    for name, influence in ("Stir", 20), ("Drop", 22):
        a = {"hand": [name, "Stick", "Stick"], "in play": ["Heap"], "discard pile": ["Stick", "Grunt"]}
        t = scene(*cards, STICK, A=a)
        t.do(f"play {name}")
        while not t.at_rest():
            t.do(t.offered[0])
        assert t.influence("A") == influence  # for each that came there
        assert t.pile("A").count("Stick") == influence - 19
        assert t.at_peace()


@pytest.mark.rule("spoils:506.1", "spoils:402.8")
def test_of_cards_that_are_put_somewhere_together_something_else_may_happen_to_one() -> None:
    cards = (
        tactic("Drop", "Effect: Put all cards from your hand into your discard pile."),
        location("Rift", 9, "If an item is put into your discard pile, remove it from the game instead."),
    )
    t = scene(*cards, STICK, A={"hand": ["Drop", "Stick", "Grunt"], "in play": ["Rift"]})
    t.do("play Drop")
    assert (t.hand("A"), sorted(t.pile("A")), t.A["out of game"]) == ([], ["Drop", "Grunt"], ["Stick"])
    assert t.at_peace()


@pytest.mark.rule("spoils:304.1", "spoils:305.1", "spoils:402.8")
def test_to_put_a_card_into_the_discard_pile_is_neither_to_destroy_nor_to_discard_it() -> None:
    cards = (
        tactic("Retire", "Cost: Pick a character.", "Effect: Put it into its owner's discard pile."),
        tactic("Drop", "Effect: Put a card from your hand into your discard pile."),
        location("Wail", 9, "If a character is destroyed, your faction gains 1 influence."),
        location("Sigh", 9, "If you discard a card, your faction gains 10 influence."),
        location("Heap", 9, "If a character is put into a discard pile, your faction gains 100 influence."),
        location("Peace", 9, "Characters cannot be destroyed."),
    )
    a = {"hand": ["Retire", "Drop", "Brute"], "in play": ["Wail", "Sigh", "Heap", "Peace"]}
    t = scene(*cards, A=a, B={"in play": ["Grunt"]})
    t.do("play Retire", "B's Grunt")
    assert (t.pile("B"), t.influence("A")) == (["Grunt"], 120)
    t.do("play Drop")
    assert (sorted(t.pile("A")), t.influence("A")) == (["Brute", "Drop", "Retire"], 220)
    assert t.at_peace()


@pytest.mark.rule("spoils:411.1", "spoils:402.8", "spoils:507.2b")
def test_gear_that_is_put_into_play_face_down_is_a_resource_and_attached_to_nothing() -> None:
    hide = tactic("Hide", "Effect: Put a card from your hand into play face-down.")
    eye = location("Eye", 9, "If a character is picked, draw a card.")
    t = scene(hide, eye, item("Hat", "Attach to Character"), A={"hand": ["Hide", "Hat"], "in play": ["Eye", "Grunt"]})
    t.do("play Hide")
    assert (t.x("Hat").attached_to, t.free("A"), t.hand("A")) == (0, 1, [])
    t = scene(hide, item("Hat", "Attach to Character"), A={"hand": ["Hide", "Hat"]})
    t.do("play Hide")  # and there need be nothing to attach it to
    assert (t.free("A"), t.pile("A")) == (1, ["Hide"])
    assert t.at_peace()


@pytest.mark.rule("spoils:407.6", "spoils:402.8", "spoils:302.13")
def test_who_is_put_into_play_blocking_blocks_in_the_other_players_turn() -> None:
    horn = item(
        "Horn",
        "CALL",
        "Cost: Use this only during a battle. Pick a character in your discard pile.",
        "Effect: Put it into play blocking.",
    )
    a = {"hand": ["Trick"], "in play": ["Brute"]}
    t = scene(horn, A=a, B={"in play": ["Horn", "Pacifist"], "discard pile": ["Giant"]})
    t.do("attack B's faction", "A's Brute", "A: go on", "B: use CALL of Horn", "A: let it happen", "B: no more")
    assert t.state.battle is not None
    assert t.state.battle.blockers == (t.x("Giant").id,)
    while not t.at_rest():
        t.do("go on" if "go on" in t.offered else t.offered[0])
    assert (t.pile("A"), t.influence("B")) == (["Brute"], 20)


@pytest.mark.rule("spoils:303.1", "spoils:402.8")
def test_what_is_put_into_play_depleted_under_anothers_control_is_both() -> None:
    lend = tactic(
        "Lend", "Effect: Put an item from your discard pile into play depleted under your opponent's control."
    )
    t = scene(lend, STICK, A={"hand": ["Lend"], "discard pile": ["Stick"]}, B={"in play": ["Grunt"]})
    t.do("play Lend")
    assert (t.in_play("A"), t.in_play("B")) == ([], ["Grunt", "Stick"])
    assert (t.x("Stick").depleted, t.x("Stick").owner, t.x("Grunt").depleted) == (True, 0, False)
    assert t.at_peace()
