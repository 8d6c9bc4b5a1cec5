"""407 Control."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, tactic
from tests.games.spoils.texts import scene

THEFT = tactic("Theft", "Cost: Pick a non-resource card.", "Effect: Take control of it.")
LOAN = tactic("Loan", "Cost: Pick a non-resource card.", "Effect: Take control of it this turn.")
BOUNCE = tactic("Bounce", "Cost: Pick a character.", "Effect: Put it into its owner's hand.")


@pytest.mark.rule("spoils:407.3", "spoils:407.7", "spoils:407.8")
def test_taken_control_lasts_until_the_card_leaves_play() -> None:
    t = scene(THEFT, BOUNCE, A={"hand": ["Theft", "Bounce"]}, B={"in play": ["Grunt"]})
    t.do("play Theft", "B's Grunt", "end the turn", "let it happen")
    assert t.in_play("A") == ["Grunt"]
    assert "attack B's faction" in t.offered
    t.do("play Bounce", "A's Grunt")
    assert t.hand("B")[0] == "Grunt"
    assert t.at_peace()


@pytest.mark.rule("spoils:407.3", "spoils:O38")
def test_control_for_a_turn_goes_back_with_its_end() -> None:
    t = scene(LOAN, A={"hand": ["Loan"]}, B={"in play": ["Grunt", "Brute"]})
    t.do("play Loan", "B's Grunt")
    assert t.in_play("A") == ["Grunt"]
    assert "attack B's faction" not in t.offered  # 204.3
    t.do("end the turn")
    assert t.in_play("A") == []
    assert sorted(t.in_play("B")) == ["Brute", "Grunt"]


@pytest.mark.rule("spoils:O38", "spoils:407.3a")
def test_untimed_control_is_over_as_soon_as_another_effect_takes_the_card() -> None:
    t = scene(
        THEFT,
        LOAN,
        A={"hand": ["Theft", "Trick"]},
        B={"hand": ["Loan"], "in play": ["Grunt"]},
    )
    t.do("play Theft", "B's Grunt", "B: let it happen")
    assert t.in_play("A") == ["Grunt"]
    t.do("play Trick", "B: play Loan")
    assert t.in_play("B") == ["Grunt"]
    t.do("end the turn")
    assert t.in_play("B") == ["Grunt"]  # who brought it into play


@pytest.mark.rule("spoils:407.3a", "spoils:O38")
def test_of_timed_and_static_control_the_newest_in_force_rules() -> None:
    leash = item("Leash", "Attach to Character", "You control the character this card is attached to.")
    t = scene(
        leash,
        LOAN,
        A={"hand": ["Leash", "Trick"]},
        B={"hand": ["Loan"], "in play": ["Grunt"]},
    )
    t.do("play Leash", "B's Grunt", "B: let it happen")
    assert "Grunt" in t.in_play("A")
    t.do("play Trick", "B: play Loan")
    if t.asked == "B":
        t.do("B: A's Grunt")
    assert t.in_play("B") == ["Grunt"]
    t.do("end the turn")
    assert "Grunt" in t.in_play("A")  # the static effect is in force still


@pytest.mark.rule("spoils:407.1a")
def test_an_ability_in_progress_follows_its_card() -> None:
    t = scene(
        item("Urn", "POUR", "Effect: Draw 2 cards."),
        THEFT,
        A={"in play": ["Urn"]},
        B={"hand": ["Theft"]},
    )
    t.do("use POUR of Urn", "B: play Theft", "A: let it happen", "B: let it happen")
    assert t.in_play("B") == ["Urn"]
    assert t.hand("B") == ["Coin", "Coin"]
    assert t.hand("A") == []
    assert t.at_peace()


@pytest.mark.rule("spoils:O37", "spoils:502.4")
def test_an_ability_resolves_though_its_card_is_gone() -> None:
    t = scene(
        item("Urn", "POUR", "Effect: Draw 2 cards."),
        tactic("Crash", "Cost: Pick an item.", "Effect: Destroy it."),
        A={"in play": ["Urn"]},
        B={"hand": ["Crash"]},
    )
    t.do("use POUR of Urn", "B: play Crash", "A: let it happen")
    assert t.pile("A") == ["Urn"]
    assert t.hand("A") == ["Coin", "Coin"]
    assert t.at_peace()


@pytest.mark.rule("spoils:502.4")
def test_an_ability_resolves_though_its_text_is_lost() -> None:
    t = scene(
        character("Sage", "1/1/3", "TEACH", "Effect: Draw 2 cards."),
        tactic("Blank", "Cost: Pick a character.", "Effect: It loses its rules text this turn."),
        A={"in play": ["Sage"]},
        B={"hand": ["Blank"]},
    )
    t.do("use TEACH of Sage", "B: play Blank", "A: let it happen")
    assert t.hand("A") == ["Coin", "Coin"]
    assert "use TEACH of Sage" not in t.offered
    assert t.at_peace()


@pytest.mark.rule("spoils:407.4", "spoils:407.4a", "spoils:302.15", "spoils:302.15#2")
def test_a_character_that_changes_hands_is_out_of_its_battle() -> None:
    t = scene(
        THEFT,
        A={"in play": ["Grunt"], "hand": ["Theft"]},
        B={"in play": ["Giant"]},
    )
    t.do("attack B's faction", "A's Grunt", "go on", "B: B's Giant", "A: play Theft", "B's Giant")
    while t.asked == "A" and "go on" in t.offered:
        t.do("go on")
    assert sorted(t.in_play("A")) == ["Giant", "Grunt"]
    assert t.influence("B") == 18  # nobody blocks any more
    assert "depleted" not in t.the("Giant")
    assert t.at_peace()


@pytest.mark.rule("spoils:407.4", "spoils:407.3")
def test_who_takes_control_of_an_own_character_keeps_it_in_the_battle() -> None:
    t = scene(THEFT, A={"in play": ["Grunt"], "hand": ["Theft"]})
    t.do("attack B's faction", "A's Grunt", "play Theft", "A's Grunt")
    while not t.at_rest():
        t.do("go on")
    assert (t.in_play("A"), t.influence("B")) == (["Grunt"], 18)
    assert t.at_peace()


@pytest.mark.rule("spoils:407.5", "spoils:O66")
def test_a_location_that_changes_hands_is_no_target_any_more() -> None:
    t = scene(THEFT, A={"in play": ["Grunt"], "hand": ["Theft"]}, B={"in play": ["Fort"]})
    t.do("attack B's Fort", "A's Grunt", "play Theft", "B's Fort")
    while t.asked == "A" and "go on" in t.offered:
        t.do("go on")
    assert t.in_play("A") == ["Grunt", "Fort"]
    assert "total damage" not in t.the("Fort")
    assert t.influence("B") == 20
    assert t.at_peace()


@pytest.mark.rule("spoils:407.1a", "spoils:407.2")
def test_you_is_looked_at_anew_for_each_instruction() -> None:
    t = scene(
        item("Hot Potato", "PASS", "Effect: Your opponent takes control of this card. Draw a card."),
        A={"in play": ["Hot Potato"]},
    )
    t.do("use PASS of Hot Potato")
    assert t.in_play("B") == ["Hot Potato"]
    assert t.hand("B") == ["Coin"]
    assert t.hand("A") == []
    assert t.at_peace()


@pytest.mark.rule("spoils:204.3#2", "spoils:O23")
def test_a_character_that_was_taken_this_turn_does_not_attack_in_it() -> None:
    t = scene(THEFT, A={"hand": ["Theft"], "in play": ["Brute"]}, B={"in play": ["Grunt"]})
    t.do("play Theft", "B's Grunt", "attack B's faction")
    assert t.offered == ["A's Brute"]
    t.do("A's Brute")
    assert t.influence("B") == 17
    t.do("end the turn", "attack B's faction", "A's Grunt")  # A's next turn: Brute is depleted still
    assert t.influence("B") == 15
    assert t.at_peace()


@pytest.mark.rule("spoils:411.2")
def test_who_takes_a_face_down_card_may_look_at_it() -> None:
    take = tactic("Take", "Cost: Pick a resource.", "Effect: Take control of it.")
    hidden = [{"card": name, "face": "face-down"} for name in ("Giant", "Snail")]
    t = scene(take, A={"hand": ["Take"]}, B={"in play": hidden})
    giant, snail = t.the("Giant")["number"], t.the("Snail")["number"]
    assert t.view("A").B.in_play[giant].name is None
    t.do("play Take", "B's face-down card (1)")
    assert t.view("A").A.in_play[giant].name == "Giant"
    assert t.view("A").B.in_play[snail].name is None
    assert t.view(None).A.in_play[giant].name is None
    assert t.at_peace()


@pytest.mark.rule("spoils:411.2", "spoils:203.2a")
def test_who_looks_at_anothers_face_down_card_does_not_look_alone() -> None:
    """Its controller can look at it as before; of the other one A knows no more than a spectator."""
    peek = tactic("Peek", "Cost: Pick a resource.", "Effect: Look at it.")
    hidden = [{"card": name, "face": "face-down"} for name in ("Giant", "Snail")]
    t = scene(peek, A={"hand": ["Peek"]}, B={"in play": hidden})
    giant, snail = t.the("Giant")["number"], t.the("Snail")["number"]
    t.do("play Peek", "B's face-down card (1)")
    assert [t.view(seat).B.in_play[giant].name for seat in ("A", "B", None)] == ["Giant", "Giant", None]
    assert [t.view(seat).B.in_play[snail].name for seat in ("A", "B", None)] == [None, "Snail", None]
    assert t.at_peace()


@pytest.mark.rule("spoils:O38", "spoils:407.3a")
def test_control_for_a_turn_goes_on_when_a_later_one_for_a_battle_is_over() -> None:
    grab = tactic("Grab", "Cost: Pick a character.", "Effect: Take control of it this battle.")
    t = scene(LOAN, grab, A={"hand": ["Loan"], "in play": ["Brute"]}, B={"hand": ["Grab"], "in play": ["Grunt"]})
    t.do("play Loan", "B's Grunt", "B: let it happen", "attack B's faction", "A's Brute")
    t.do("B: play Grab", "A's Grunt")
    assert t.in_play("B") == ["Grunt"]
    t.do("B: no more")
    assert sorted(t.in_play("A")) == ["Brute", "Grunt"]
    t.do("end the turn")
    assert t.in_play("A") == ["Brute"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O37")
def test_what_a_stolen_card_sets_off_as_it_leaves_is_its_last_controllers() -> None:
    ghoul = character("Ghoul", "2/2/3", "When this card is destroyed, draw a card.")
    doom = tactic("Doom", "Cost: Pick a character.", "Effect: Destroy it.")
    t = scene(THEFT, doom, ghoul, A={"hand": ["Theft", "Doom"]}, B={"in play": ["Ghoul", "Grunt"]})
    t.do("play Theft", "B's Ghoul", "play Doom", "A's Ghoul")
    assert (t.hand("A"), t.hand("B")) == (["Coin"], [])
    assert t.pile("B") == ["Ghoul"]
    assert t.at_peace()


@pytest.mark.rule("spoils:407.2", "spoils:503.1#4")
def test_a_stolen_character_is_one_of_its_controllers_to_the_end() -> None:
    urn = item("Urn", "When a character you control is destroyed, draw a card.")
    doom = tactic("Doom", "Cost: Pick a character.", "Effect: Destroy it.")
    t = scene(THEFT, doom, urn, A={"hand": ["Theft", "Doom"], "in play": ["Urn"]}, B={"in play": ["Grunt", "Urn"]})
    t.do("play Theft", "B's Grunt", "play Doom", "A's Grunt")
    assert (t.hand("A"), t.hand("B")) == (["Coin"], [])
    assert t.at_peace()


@pytest.mark.rule("spoils:411.4")
def test_a_stolen_card_that_is_turned_down_is_a_resource_of_who_controlled_it() -> None:
    turn = tactic("Turn", "Cost: Pick a character.", "Effect: Flip it face-down.")
    t = scene(THEFT, turn, A={"hand": ["Theft", "Turn"]}, B={"in play": ["Grunt", "Coin"]})
    t.do("play Theft", "B's Grunt", "play Turn", "A's Grunt")
    assert (t.free("A"), t.free("B")) == (1, 1)
    assert t.at_peace()


@pytest.mark.rule("spoils:407.1", "spoils:407.7")
def test_whoever_puts_a_card_into_play_controls_it_whoever_owns_it() -> None:
    t = scene(
        tactic(
            "Dig",
            "Cost: Pick a character in your opponent's discard pile.",
            "Effect: Put it into play under your control.",
        ),
        tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it."),
        A={"hand": ["Dig", "Smite"], "discard pile": ["Brute"]},
        B={"discard pile": ["Grunt"]},
    )
    t.do("play Dig", "B's Grunt")
    assert (t.in_play("A"), t.in_play("B")) == (["Grunt"], [])
    t.do("play Smite", "B's Grunt" if "B's Grunt" in t.offered else "A's Grunt")
    assert (t.pile("A"), t.pile("B")) == (["Brute", "Dig", "Smite"], ["Grunt"])
    assert t.at_peace()


@pytest.mark.rule("spoils:204.3#2", "spoils:O23")
def test_who_gets_an_own_character_back_does_not_attack_with_it_that_turn() -> None:
    b = {"hand": ["Theft", "Trick"], "in play": ["Grunt", "Brute", "Snail"]}
    t = scene(THEFT, A={"hand": ["Theft"]}, B=b)
    t.do("play Theft", "B's Grunt", "let it happen", "end the turn", "let it happen")
    assert (t.in_play("A"), t.in_play("B")) == (["Grunt"], ["Brute", "Snail"])
    t.do("B: play Theft", "A's Grunt", "attack A's faction")
    assert t.offered == ["B's Brute", "B's Snail"], "Grunt has come back this turn"


@pytest.mark.rule("spoils:O38", "spoils:407.3")
def test_with_no_effect_left_a_card_is_controlled_by_who_put_it_into_play_and_not_by_its_owner() -> None:
    rise = tactic("Rise", "Cost: Pick a character in your opponent's discard pile.", "Effect: Put it into play.")
    a = {"hand": ["Rise", "Trick"], "in play": ["Snail"]}
    t = scene(rise, LOAN, A=a, B={"hand": ["Loan"], "discard pile": ["Grunt"]})
    t.do("play Rise", "B's Grunt", "let it happen", "play Trick", "B: play Loan", "A's Grunt")
    assert (t.in_play("A"), t.in_play("B")) == (["Snail"], ["Grunt"])
    t.do("end the turn")
    assert (t.in_play("A"), t.in_play("B")) == (["Snail", "Grunt"], [])
    assert t.at_peace()


RUSE = item(
    "Ruse",
    "You may play this card whenever you could play a tactic.",
    "Control of all other non-resource cards is exchanged.",
)
CRASH = tactic("Crash", "Cost: Pick an item.", "Effect: Destroy it.")


@pytest.mark.rule("spoils:407.3a", "spoils:407.7", "spoils:202.9")
def test_an_exchange_is_of_what_lies_on_the_table_and_ends_with_its_card() -> None:
    t = scene(
        RUSE,
        CRASH,
        A={"hand": ["Ruse", "Crash", "Trick"], "in play": ["Grunt", "Fort", "Coin"], "discard pile": ["Brute"]},
        B={"hand": ["Trick"], "in play": ["Giant", "Shed"], "deck": ["Snail", "Coin"]},
    )
    before = t.truth
    t.do("play Ruse", "B: let it happen")
    assert (t.in_play("A"), t.in_play("B")) == (["Giant", "Shed", "Ruse"], ["Grunt", "Fort"])
    assert {x.card.name: x.owner for x in t.state.in_play.values() if not x.card.is_faction} == {
        **dict.fromkeys(("Grunt", "Fort", "Coin", "Ruse"), 0),
        **dict.fromkeys(("Giant", "Shed"), 1),
    }
    assert (t.hand("A"), t.hand("B"), t.pile("A"), t.deck("B")) == (
        ["Crash", "Trick"],
        ["Trick"],
        ["Brute"],
        ["Snail", "Coin"],
    )
    assert (t.free("A"), t.free("B"), t.influence("A"), t.influence("B")) == (1, 0, 20, 20)
    assert {x.controller for x in t.state.in_play.values() if x.card.is_faction} == {0, 1}
    t.do("play Crash", "A's Ruse", "B: let it happen")
    assert (t.in_play("A"), t.in_play("B")) == (["Grunt", "Fort"], ["Giant", "Shed"])
    assert before["B"] | {"in play": t.B["in play"]} == t.B
    assert t.at_peace()


@pytest.mark.rule("spoils:407.3a", "spoils:407.1", "spoils:407.7")
def test_what_enters_under_an_exchange_is_the_opponents_at_once_and_its_owners_when_it_leaves() -> None:
    urn = item("Urn", "If this card enters play, draw a card.")
    slay = tactic("Slay", "Cost: Pick a character.", "Effect: Destroy it.")
    t = scene(RUSE, urn, slay, A={"in play": ["Ruse"], "hand": ["Urn", "Grunt", "Slay"]})
    t.do("play Urn")
    assert (t.in_play("A"), t.in_play("B"), t.hand("B")) == (["Ruse"], ["Urn"], ["Coin"])  # 407.2
    t.do("play Grunt")
    assert t.in_play("B") == ["Urn", "Grunt"]
    t.do("play Slay", "B's Grunt")
    assert (t.pile("A"), t.pile("B")) == (["Grunt", "Slay"], [])
    assert t.at_peace()


@pytest.mark.rule("spoils:407.3a", "spoils:O38")
def test_two_exchanges_leave_everything_where_it_was_but_for_each_other() -> None:
    t = scene(
        RUSE,
        CRASH,
        A={"hand": ["2x Ruse", "Crash"], "in play": ["Grunt"]},
        B={"in play": ["Giant"]},
    )
    t.do("play Ruse", "play Ruse")
    assert (t.in_play("A"), t.in_play("B")) == (["Grunt"], ["Giant", "Ruse", "Ruse"])
    t.do("play Crash", "B's Ruse (1)")
    assert (t.in_play("A"), t.in_play("B")) == (["Giant", "Ruse"], ["Grunt"])
    assert t.at_peace()


@pytest.mark.rule("spoils:407.3a", "spoils:O38")
def test_a_card_that_was_taken_is_exchanged_from_there_and_goes_back_there() -> None:
    for first, last in (["Theft", "Ruse"], "B"), (["Ruse", "Theft"], "A"):
        t = scene(THEFT, RUSE, CRASH, A={"hand": ["Theft", "Ruse", "Crash"]}, B={"in play": ["Grunt", "Giant"]}, turn=3)
        for name in first:
            t.do(f"play {name}")
            if name == "Theft":
                t.do("B's Grunt" if "B's Grunt" in t.offered else "A's Grunt")
        assert ("Grunt" in t.in_play(last), "Giant" in t.in_play("A")) == (True, True)
        t.do("play Crash", "A's Ruse")
        assert (t.in_play("A"), t.in_play("B")) == (["Grunt"], ["Giant"])
        assert t.at_peace()


@pytest.mark.rule("spoils:407.3a", "spoils:O38")
def test_control_for_a_turn_outlasts_no_exchange() -> None:
    """While it lasts the newer effect rules, and with its end the exchange does again."""
    t = scene(LOAN, RUSE, A={"hand": ["Ruse", "Loan"], "in play": ["Grunt"]}, B={"in play": ["Shed"]})
    t.do("play Ruse", "play Loan", "B's Grunt")
    assert t.in_play("A") == ["Grunt", "Shed", "Ruse"]
    t.do("end the turn")
    assert (t.in_play("A"), t.in_play("B")) == (["Shed", "Ruse"], ["Grunt"])


@pytest.mark.rule("spoils:407.4", "spoils:407.4a", "spoils:407.5", "spoils:407.3a")
def test_who_is_exchanged_in_a_battle_is_out_of_it() -> None:
    t = scene(
        RUSE,
        A={"in play": ["Grunt"], "hand": ["Trick"]},
        B={"in play": ["Giant", "Fort"], "hand": ["Ruse"]},
    )
    t.do("attack B's Fort", "A's Grunt")
    while "play Ruse" not in t.offered:
        t.do("go on")
    t.do("B: play Ruse", "A: let it happen")
    assert (t.in_play("A"), t.in_play("B")) == (["Giant", "Fort"], ["Grunt", "Ruse"])
    assert t.state.battle is None or (t.state.battle.target, t.state.battle.attackers) == (0, ())
    while not t.at_rest():
        t.do(next(words for words in ("go on", "no more", "let it happen") if words in t.offered))
    assert (t.influence("A"), t.influence("B"), "total damage" in t.the("Fort")) == (20, 20, False)
    assert t.pile("A") == t.pile("B") == []


@pytest.mark.rule("spoils:407.2", "spoils:O39", "spoils:301.3")
def test_what_is_attached_goes_with_its_host_and_stays_attached() -> None:
    blade = item("Blade", "Attach to Character", "The character this card is attached to gains 1 strength.")
    t = scene(RUSE, blade, A={"hand": ["Blade", "Ruse"], "in play": ["Grunt"]}, B={"in play": ["Giant"]})
    t.do("play Blade", "A's Grunt", "play Ruse")
    assert (t.in_play("A"), t.in_play("B")) == (["Giant", "Ruse"], ["Grunt", "Blade"])
    assert (t.the("Blade")["attached to"], t.stats("Grunt")) == (t.the("Grunt")["number"], "3/2/3")
    assert t.at_peace()


@pytest.mark.rule("spoils:407.2", "spoils:407.3a")
def test_who_has_the_leash_under_an_exchange_is_who_it_speaks_for() -> None:
    """A's Leash is B's now, so that the Grunt would be B's, and is exchanged: it has been A's all along."""
    leash = item("Leash", "Attach to Character", "You control the character this card is attached to.")
    t = scene(RUSE, leash, A={"hand": ["Leash", "Ruse"]}, B={"in play": ["Grunt", "Shed"]})
    t.do("play Leash", "B's Grunt", "end the turn", "A: let it happen", "play Ruse")
    assert (t.in_play("A"), t.in_play("B")) == (["Grunt", "Shed", "Ruse"], ["Leash"])
    t.do("attack B's faction", "A's Grunt")
    assert t.influence("B") == 18


@pytest.mark.rule("spoils:507.5a", "spoils:407.3a")
def test_of_unique_cards_that_come_together_by_an_exchange_one_is_kept() -> None:
    ring, bride = item("Ring", "Unique Ring"), character("Bride", "1/1/3", "Unique Ring")
    veil = item("Veil", "Control of each character is exchanged.")
    t = scene(RUSE, ring, bride, A={"hand": ["Ruse"], "in play": ["Ring"]}, B={"in play": ["Bride"]})
    t.do("play Ruse")
    assert (t.in_play("A"), t.in_play("B")) == (["Bride", "Ruse"], ["Ring"])  # each has one still
    assert t.at_peace()
    t = scene(veil, ring, bride, A={"hand": ["Veil"], "in play": ["Ring"]}, B={"in play": ["Bride"]})
    t.do("play Veil")
    assert (t.asked, t.offered) == ("A", ["A's Ring", "A's Bride"])
    t.do("A's Ring")
    assert (t.in_play("A"), t.in_play("B"), t.pile("A"), t.pile("B")) == (["Ring", "Veil"], [], [], ["Bride"])
    assert t.at_peace()


@pytest.mark.rule("spoils:204.3", "spoils:O23", "spoils:407.3a")
def test_who_was_exchanged_this_turn_does_not_attack_in_it() -> None:
    t = scene(RUSE, A={"hand": ["Ruse"], "in play": ["Grunt"]}, B={"in play": ["Brute"]})
    t.do("play Ruse")
    assert "attack B's faction" not in t.offered
    t.do("end the turn")
    while t.asked == "B":
        t.do(next(words for words in ("end the turn", "let it happen") if words in t.offered))
    t.do("attack B's faction", "A's Brute")
    while not t.at_rest():
        t.do(t.offered[-1])
    assert t.influence("B") == 17


@pytest.mark.rule("spoils:407.3a", "spoils:504.1")
def test_an_exchange_that_hangs_on_the_turn_ends_and_begins_with_it() -> None:
    tide = item("Tide", "While it is your turn, control of all other items is exchanged.")
    t = scene(tide, item("Ring"), A={"hand": ["Tide", "Trick"], "in play": ["Ring"]}, B={"hand": ["Trick"]})
    t.do("play Tide", "B: let it happen")
    assert (t.in_play("A"), t.in_play("B")) == (["Tide"], ["Ring"])
    t.do("end the turn")
    while t.asked == "A" or "end the turn" not in t.offered:
        t.do("let it happen")
    assert (t.state.active, t.in_play("A"), t.in_play("B")) == (1, ["Ring", "Tide"], [])
    t.do("B: end the turn")
    while "end the turn" not in t.offered:
        t.do("let it happen")
    assert (t.state.active, t.in_play("A"), t.in_play("B")) == (0, ["Tide"], ["Ring"])
