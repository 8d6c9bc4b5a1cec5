"""506 Replacements."""

from __future__ import annotations

import pytest

from coven.language import TextError
from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene

SMITE = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it.")
CRASH = tactic("Crash", "Cost: Pick an item.", "Effect: Destroy it.")
MARTYR = character(
    "Martyr", "1/1/3", "If this card is put into your discard pile from play, remove it from the game instead."
)
GATE = location("Gate", 5, "If a card is destroyed, put it into its owner's hand instead.")
PIT = location("Pit", 5, "If a card is put into its owner's hand from play, destroy it instead.")
MOURNER = location("Mourner", 5, "If a character is destroyed, your faction gains 1 influence.")
PORTER = location("Porter", 5, "If a character leaves play, your faction gains 10 influence.")


@pytest.mark.rule("spoils:506.1")
def test_what_is_replaced_never_happens() -> None:
    t = scene(
        MARTYR,
        SMITE,
        location("Grave", 5, "If a card is put into a discard pile from play, your faction gains 1 influence."),
        A={"hand": ["Smite"], "in play": ["Grave"]},
        B={"in play": ["Martyr", "Grunt"]},
    )
    t.do("play Smite", "B's Martyr")
    assert t.B["out of game"] == ["Martyr"]
    assert t.pile("B") == []
    assert t.influence("A") == 20  # nothing came to a pile from play
    assert t.in_play("B") == ["Grunt"]
    assert t.at_peace()


@pytest.mark.rule("spoils:O12", "spoils:506.1")
def test_triggers_look_at_what_really_happened() -> None:
    t = scene(SMITE, GATE, MOURNER, PORTER, A={"hand": ["Smite"], "in play": ["Gate", "Mourner", "Porter", "Grunt"]})
    t.do("play Smite", "A's Grunt")
    assert t.hand("A") == ["Grunt"]
    assert t.influence("A") == 30  # it left play, and was not destroyed
    assert t.at_peace()


@pytest.mark.rule("spoils:506.2")
def test_nothing_that_is_part_of_a_cost_is_replaced() -> None:
    relic = item("Relic", "If this card is put into your discard pile from play, remove it from the game instead.")
    altar = item("Altar", "BURN", "Cost: Destroy an item you control.", "Effect: Draw a card.")
    t = scene(relic, altar, CRASH, A={"in play": ["Relic", "Altar"], "hand": ["Crash"]})
    twin = t.fork()
    t.do("use BURN of Altar", "A's Relic")
    assert t.pile("A") == ["Relic"]
    assert t.hand("A") == ["Crash", "Coin"]
    twin.do("play Crash", "A's Relic")
    assert twin.A["out of game"] == ["Relic"]


@pytest.mark.rule("spoils:506.3")
def test_a_delayed_replacement_waits_for_the_next_such_thing() -> None:
    ward = tactic("Ward", "Effect: The next time a character is destroyed this turn, deplete it instead.")
    t = scene(ward, SMITE, A={"hand": ["Ward", "Smite", "Smite"]}, B={"in play": ["Grunt", "Brute"]})
    t.do("play Ward", "play Smite", "B's Grunt")
    assert t.the("Grunt")["depleted"]
    t.do("play Smite", "B's Brute")
    assert t.in_play("B") == ["Grunt"]
    assert t.pile("B") == ["Brute"]
    assert t.at_peace()


EXILE = location("Exile", 5, "If a character is destroyed, remove it from the game instead.")
RETURN = location("Return", 5, "If a character is destroyed, put it into its owner's hand instead.")


@pytest.mark.rule("spoils:506.4")
def test_one_player_chooses_among_own_replacements_and_the_others_are_passed_over() -> None:
    t = scene(SMITE, EXILE, RETURN, A={"hand": ["Smite"]}, B={"in play": ["Exile", "Return", "Grunt"]})
    t.do("play Smite", "B's Grunt")
    assert t.asked == "B"
    assert sorted(t.offered) == ["Exile", "Return"]
    t.do("B: Return")
    assert t.hand("B") == ["Grunt"]
    assert t.B["out of game"] == []
    assert t.at_peace()


@pytest.mark.rule("spoils:506.4#2")
def test_the_active_player_chooses_among_replacements_of_both() -> None:
    t = scene(SMITE, EXILE, RETURN, A={"hand": ["Smite"], "in play": ["Return"]}, B={"in play": ["Exile", "Grunt"]})
    t.do("play Smite", "B's Grunt")
    assert t.asked == "A"
    t.do("A: Exile")
    assert t.B["out of game"] == ["Grunt"]
    assert t.hand("B") == []
    assert t.at_peace()


@pytest.mark.rule("spoils:506.4#3")
def test_a_delayed_replacement_that_is_not_chosen_goes_on_waiting() -> None:
    ward = tactic("Ward", "Effect: The next time a character is destroyed this turn, deplete it instead.")
    t = scene(
        ward,
        SMITE,
        character("Saint", "1/1/3", "If this card is destroyed, put it into its owner's hand instead."),
        A={"hand": ["Ward", "Smite", "Smite"], "in play": ["Saint"]},
        B={"in play": ["Grunt"]},
    )
    t.do("play Ward", "play Smite", "A's Saint")
    assert sorted(t.offered) == ["Saint", "Ward"]
    t.do("Saint")
    assert t.hand("A") == ["Smite", "Saint"]
    t.do("play Smite", "B's Grunt")
    assert t.the("Grunt")["depleted"]
    assert t.at_peace()


@pytest.mark.rule("spoils:506.5", "spoils:O13")
def test_each_replacement_applies_to_one_event_only_once() -> None:
    t = scene(SMITE, GATE, PIT, A={"hand": ["Smite"], "in play": ["Gate", "Pit"]}, B={"in play": ["Grunt"]})
    t.do("play Smite", "B's Grunt")
    assert t.pile("B") == ["Grunt"]
    assert t.hand("B") == []
    assert t.at_peace()


@pytest.mark.rule("spoils:506.5#2", "spoils:O13")
def test_identical_replacements_on_two_cards_each_apply_once() -> None:
    t = scene(SMITE, GATE, PIT, A={"hand": ["Smite"], "in play": ["Gate", "Pit", "Gate"]}, B={"in play": ["Grunt"]})
    t.do("play Smite", "B's Grunt", "Gate")
    assert t.hand("B") == ["Grunt"]
    assert t.pile("B") == []
    assert t.at_peace()


@pytest.mark.rule("spoils:O11", "spoils:402.7a")
def test_what_cannot_happen_is_not_there_to_be_replaced() -> None:
    peace = location("Peace", 5, "Characters cannot be destroyed.")
    t = scene(SMITE, GATE, peace, A={"hand": ["Smite"], "in play": ["Gate", "Peace"]}, B={"in play": ["Grunt"]})
    t.do("play Smite", "B's Grunt")
    assert t.in_play("B") == ["Grunt"]
    assert t.hand("B") == []
    assert t.at_peace()


@pytest.mark.rule("spoils:506.3")
def test_the_next_damage_goes_elsewhere_and_only_so_much_of_it() -> None:
    t = scene(
        tactic(
            "Shield",
            "Cost: Pick a location.",
            "Effect: The next 2 damage inflicted to your faction this turn is inflicted to the location instead.",
        ),
        tactic("Bolt", "Effect: Inflict 3 damage to your faction."),
        A={"hand": ["Shield", "Bolt", "Bolt"], "in play": ["Fort"]},
    )
    t.do("play Shield", "A's Fort", "play Bolt")
    assert t.influence("A") == 19
    assert t.the("Fort")["total damage"] == 2
    t.do("play Bolt")
    assert t.influence("A") == 16
    assert t.the("Fort")["total damage"] == 2
    assert t.at_peace()


@pytest.mark.rule("spoils:506.3")
def test_the_next_damage_to_whatever_is_such_goes_elsewhere() -> None:
    """Nobody has chosen which character it is: the first that receives damage. A faction is none."""
    shield = tactic(
        "Shield",
        "Cost: Pick a location.",
        "Effect: The next 2 damage inflicted to a character this turn is inflicted to the location instead.",
    )
    t = scene(
        *(shield, tactic("Sting", "Effect: Inflict 1 damage to your faction.")),
        tactic("Bolt", "Cost: Pick a character.", "Effect: Inflict 3 damage to the character."),
        A={"hand": ["Shield", "Sting", "Bolt", "Bolt"], "in play": ["Fort", "Giant", "Grunt"]},
    )
    t.do("play Shield", "A's Fort", "play Sting", "play Bolt", "A's Giant")
    assert t.influence("A") == 19
    assert (t.the("Giant")["damage"], t.the("Fort")["total damage"]) == (1, 2)
    t.do("play Bolt", "A's Grunt")
    assert t.in_play("A") == ["Fort", "Giant"]
    assert t.at_peace()


@pytest.mark.rule("spoils:506.3")
@pytest.mark.parametrize(
    "from_", ["2 characters", "the target of the attack", "the top card of your deck", "your hand"]
)
def test_damage_is_turned_away_from_what_can_receive_it(from_: str) -> None:
    text = f"Effect: The next 1 damage inflicted to {from_} this turn is inflicted to your faction instead."
    with pytest.raises(TextError):
        scene(tactic("Shield", text), A={"hand": ["Shield"]})


@pytest.mark.rule("spoils:506.3")
def test_what_waits_for_something_this_turn_waits_no_longer() -> None:
    ward = tactic("Ward", "Effect: The next time a character is destroyed this turn, deplete it instead.")
    t = scene(ward, SMITE, A={"hand": ["Ward", "Smite"], "in play": ["Grunt"]})
    t.do("play Ward", "end the turn", "let it happen", "play Smite", "A's Grunt")
    assert t.pile("A") == ["Grunt", "Smite", "Ward"]
    assert t.at_peace()


@pytest.mark.rule("spoils:506.3")
def test_a_delayed_replacement_takes_all_that_happens_at_once() -> None:
    t = scene(
        tactic("Veil", "Effect: The next time damage is inflicted to your faction this turn, draw a card instead."),
        tactic("Bolt", "Cost: Pick a faction.", "Effect: Inflict 3 damage to it."),
        A={"hand": ["Veil", "2x Bolt"]},
    )
    t.do("play Veil", "play Bolt", "A's Camp")
    assert (t.hand("A"), t.influence("A")) == (["Bolt", "Coin"], 20)
    t.do("play Bolt", "A's Camp")
    assert (t.hand("A"), t.influence("A")) == (["Coin"], 17)
    assert t.at_peace()


@pytest.mark.rule("spoils:506.5", "spoils:408.7")
def test_damage_is_turned_on_and_on_by_any_number_of_effects() -> None:
    """Each twin turns a point of the other's damage to itself, two hundred times: the point goes to and fro until
    nothing turns it any more, and ends where it began. The other points stay, and so does the bystander unhurt."""
    catch = "The next 1 damage inflicted to the character this turn is inflicted to this card instead."
    left = character("Left", "1/9/3", "CATCH", "Cost: Pick a character.", f"Effect: {catch}")
    right = character("Right", "1/9/3", "SNATCH", "Cost: Pick a character.", f"Effect: {catch}")
    bolt = tactic("Bolt", "Cost: Pick a character.", "Effect: Inflict 3 damage to it.")
    t = scene(left, right, bolt, A={"hand": ["Bolt"], "in play": ["Left", "Right", "Grunt"]})
    t.do("use CATCH of Left", "A's Right", "repeat the last ability", "200")
    t.do("use SNATCH of Right", "A's Left", "repeat the last ability", "200")
    t.do("play Bolt", "A's Left")
    while not t.at_peace():
        t.do(t.offered[0])
    assert (t.the("Left")["damage"], "damage" in t.the("Right"), "damage" in t.the("Grunt")) == (3, False, False)
    last = [line for line in t.lines() if line.words == "1 damage is inflicted to Left"][-1]
    assert t.table.why(last).chain[1].words == "Left puts something else in its place"


REPLACED = {
    "a character leaves play": ("Cost: Pick a character.\nEffect: Put it into its owner's hand.", "B's Grunt"),
    "a character is destroyed": ("Cost: Pick a character.\nEffect: Destroy it.", "B's Grunt"),
    "a character is put into a discard pile from play": ("Cost: Pick a character.\nEffect: Destroy it.", "B's Grunt"),
    "a character is removed from the game": ("Cost: Pick a character.\nEffect: Remove it from the game.", "B's Grunt"),
    "a character is put into your opponent's hand": (
        "Cost: Pick a character.\nEffect: Put it into its owner's hand.",
        "B's Grunt",
    ),
    "a character is flipped face-down": ("Cost: Pick a character.\nEffect: Flip it face-down.", "B's Grunt"),
    "a character is depleted": ("Cost: Pick a character.\nEffect: Deplete it.", "B's Grunt"),
    "a character is restored": ("Cost: Pick a character.\nEffect: Restore it.", "B's Brute"),
    "a player draws any number of cards": ("Effect: Draw a card.",),
    "you draw a card": ("Effect: Draw a card.",),
    "your opponent discards a card": ("Effect: Your opponent discards a card.",),
    "your opponent's faction gains influence": ("Effect: Your opponent's faction gains 3 influence.",),
    "your opponent's faction loses influence": ("Effect: Your opponent's faction loses 3 influence.",),
    "damage is inflicted to your opponent's faction": ("Effect: Inflict 2 damage to your opponent's faction.",),
    "a location receives damage": ("Cost: Pick a location.\nEffect: Inflict 2 damage to it.", "B's Fort"),
    "a token is put on a character": ("Cost: Pick a character.\nEffect: Put a token on it.", "B's Grunt"),
    "an item is attached to a character": (
        "Cost: Pick an item. Pick a character.\nEffect: Attach the item to the character.",
        "A's Crowbar",
        "B's Grunt",
    ),
    "an item is detached": ("Cost: Pick an item.\nEffect: Detach it.", "B's Lamp"),
}
"""What can happen, and a tactic that makes it, with what it picks."""


@pytest.mark.rule("spoils:506.1", "spoils:506.3")
@pytest.mark.parametrize("event", REPLACED)
def test_whatever_is_made_to_happen_can_be_replaced_once(event: str) -> None:
    """The first time something else takes its place, and who listens hears nothing; the second time it happens."""
    text, *picks = REPLACED[event]
    t = scene(
        tactic("Omen", f"Effect: The next time {event} this turn, your faction gains 7 influence instead."),
        location("Ear", 5, f"If {event}, your faction gains 100 influence."),
        tactic("Deed", *text.split("\n")),
        item("Crowbar"),
        item("Lamp"),
        A={"hand": ["Omen", "2x Deed", "Grunt"], "in play": ["Ear", "Crowbar"]},
        B={
            "in play": [
                {"card": "Grunt", "number": 9},
                {"card": "Lamp", "attached to": 9},
                {"card": "Brute", "depleted": True},
                "Fort",
            ],
            "hand": ["2x Coin"],
        },
    )
    t.do("play Omen", "play Deed", *picks)
    assert t.influence("A") == 27
    t.do("play Deed", *picks)
    assert t.influence("A") == 127


@pytest.mark.rule("spoils:506.1", "spoils:O03")
def test_all_that_takes_the_place_of_something_happens_at_that_instant() -> None:
    """The Grunt has its token though it dies of the damage that came first: nothing follows in between."""
    ward = location(
        "Ward",
        9,
        "If damage is inflicted to your faction, inflict 2 damage to all characters and put a token on all characters "
        "instead.",
    )
    pelt = tactic("Pelt", "Effect: Inflict 3 damage to your opponent's faction.")
    t = scene(ward, pelt, A={"hand": ["Pelt"], "in play": ["Giant"]}, B={"in play": ["Ward", "Grunt"]})
    t.do("play Pelt")
    assert t.said("a token is put on Grunt", "Grunt is destroyed") == ["a token is put on Grunt", "Grunt is destroyed"]
    assert (t.the("Giant")["tokens"], t.the("Giant")["damage"]) == (1, 2)
    assert (t.influence("B"), t.in_play("B")) == (20, ["Ward"])
    assert t.at_peace()


@pytest.mark.rule("spoils:506.1")
def test_a_tactic_on_its_way_to_the_pile_can_be_sent_elsewhere() -> None:
    """By the rules it would go there (205.2). What is destroyed is no tactic, and does."""
    furnace = item("Furnace", "If a tactic is put into a discard pile, remove it from the game instead.")
    doom = tactic("Doom", "Cost: Pick a character.", "Effect: Destroy it.")
    t = scene(furnace, doom, A={"hand": ["Doom"], "in play": ["Furnace"]}, B={"in play": ["Grunt"]})
    t.do("play Doom", "B's Grunt")
    assert (t.pile("A"), t.A["out of game"]) == ([], ["Doom"])
    assert t.pile("B") == ["Grunt"]
    assert t.at_peace()


SPENT = {
    "damage is inflicted to a character": (
        "inflict 1 damage to a character",
        "Cost: Pick a character.\nEffect: Inflict 1 damage to it.",
        "Grunt",
        "Brute",
    ),
    "a token is put on a character": (
        "put a token on a character",
        "Cost: Pick a character.\nEffect: Put a token on it.",
        "Grunt",
        "Brute",
    ),
    "a character is depleted": (
        "deplete a character",
        "Cost: Pick a character.\nEffect: Deplete it.",
        "Grunt",
        "Brute",
    ),
    "a character is restored": (
        "restore a character",
        "Cost: Pick a character.\nEffect: Restore it.",
        "Giant",
        "Snail",
    ),
    "a character is flipped face-down": (
        "flip a character face-down",
        "Cost: Pick a character.\nEffect: Flip it face-down.",
        "Grunt",
        "Brute",
    ),
    "a character is destroyed": (
        "destroy a character",
        "Cost: Pick a character.\nEffect: Destroy it.",
        "Grunt",
        "Brute",
    ),
    "a character is put into its owner's hand": (
        "put a character into its owner's hand",
        "Cost: Pick a character.\nEffect: Put it into its owner's hand.",
        "Grunt",
        "Brute",
    ),
    "a character is removed from the game": (
        "remove a character from the game",
        "Cost: Pick a character.\nEffect: Remove it from the game.",
        "Grunt",
        "Brute",
    ),
    "a card is put into your hand": (
        "put a card from your discard pile into your hand",
        "Cost: Pick a card in your discard pile.\nEffect: Put it into your hand.",
        "Shed",
        "Fort",
    ),
    "you discard a card": ("discard a card", "Effect: Discard a card.", "Shed", "Fort"),
}
"""What can happen, what takes its place and is the same again, a tactic that begins it, on whom, and on whom else."""


@pytest.mark.rule("spoils:506.5")
@pytest.mark.parametrize("event", SPENT)
def test_what_takes_the_place_of_its_like_is_not_replaced_again(event: str) -> None:
    """A chooses another one instead, once; a second such thing is another event, and is replaced in its turn."""
    instead, text, first, other = SPENT[event]
    depleted = [{"card": name, "depleted": True} for name in ("Giant", "Snail")]
    a = {
        "hand": ["2x Deed", "Shed", "Fort", "Trick"],
        "discard pile": ["Shed", "Fort", "Trick"],
        "in play": ["Prism", "Grunt", "Brute", "Sprinter", *depleted, {"card": "Pacifist", "depleted": True}],
    }
    t = scene(location("Prism", 9, f"If {event}, {instead} instead."), tactic("Deed", *text.split("\n")), A=a)
    t.do("play Deed")
    t.do(next(words for words in t.offered if first in words))
    t.do(next(words for words in t.offered if other in words))
    assert t.at_peace()
    t.do("play Deed")
    t.do(next(words for words in t.offered if first in words))
    assert not t.at_peace(), "it is another event"
    t.do(next(words for words in t.offered if "Trick" in words or "Sprinter" in words or "Pacifist" in words))
    assert t.at_peace()


@pytest.mark.rule("spoils:506.5#2", "spoils:506.5")
def test_a_chain_of_replacements_goes_on_as_long_as_one_is_unspent() -> None:
    """Two of each: out and back twice over, and the last one counts."""
    a = {"hand": ["Smite"], "in play": ["2x Gate", "2x Pit", "Brute"]}
    t = scene(SMITE, GATE, PIT, A=a, B={"in play": ["Grunt"]})
    t.do("play Smite", "B's Grunt", "Gate (1)" if "Gate (1)" in t.offered else "Gate")
    while not t.at_peace():
        t.do(t.offered[0])
    assert (t.hand("B"), t.pile("B")) == ([], ["Grunt"])
    assert t.in_play("A").count("Brute") == 1


@pytest.mark.rule("spoils:506.4#3", "spoils:506.3")
def test_of_two_delayed_replacements_one_is_used_for_each_event() -> None:
    """Both of the same Shrine; what is destroyed after them is destroyed."""
    shrine = item("Shrine", "PRAY", "Effect: The next time a character is destroyed this turn, deplete it instead.")
    t = scene(
        shrine, SMITE, A={"hand": ["3x Smite"], "in play": ["Shrine"]}, B={"in play": ["Grunt", "Brute", "Giant"]}
    )
    t.do("use PRAY of Shrine", "use PRAY of Shrine")
    t.do("play Smite", "B's Grunt")
    while not t.at_peace():
        t.do(t.offered[0])
    assert (t.the("Grunt")["depleted"], t.pile("B")) == (True, [])
    t.do("play Smite", "B's Brute")
    assert (t.the("Brute")["depleted"], t.pile("B")) == (True, [])
    t.do("play Smite", "B's Giant")
    assert t.pile("B") == ["Giant"]
    assert t.at_peace()


PAID = {
    "a character is destroyed": ("Destroy a character you control.", "A's Grunt"),
    "a character is put into your hand": ("Put a character you control into its owner's hand.", "A's Grunt"),
    "a card is removed from the game": ("Remove a card in your hand from the game.", "Trick"),
    "damage is inflicted to a character": ("Inflict 1 damage to a character you control.", "A's Brute"),
    "you discard a card": ("Discard a card.", "Trick"),
    "a character is depleted": ("Deplete a character you control.", "A's Grunt"),
    "a character is flipped face-down": ("Flip a character you control face-down.", "A's Grunt"),
    "a token is put on a character": ("Put a token on a character you control.", "A's Grunt"),
    "your faction loses influence": ("Your faction loses 1 influence.",),
    "your faction gains influence": ("Your faction gains 1 influence.",),
    "you draw a card": ("Draw a card.",),
    "a player draws a card": ("Put the top card of your deck into your hand.",),  # O64
    "a character is restored": ("Restore a character you control.",),
    "a resource is detached": ("Detach a resource you control.",),
}
"""What can happen, and an instruction by which it does, with what is chosen for it."""


@pytest.mark.rule("spoils:506.2")
@pytest.mark.parametrize("event", PAID)
def test_whatever_is_paid_as_an_extra_cost_happens_as_it_is(event: str) -> None:
    """The same instruction in an effect is replaced."""
    instruction, *choices = PAID[event]
    spent = [{"card": "Giant", "depleted": True}, {"card": "Coin", "attached to": 90}]
    altar = {"card": "Altar", "number": 90}
    a = {"hand": ["Deed", "2x Trick"], "in play": [altar, "Omen", "Grunt", "Brute", *spent]}
    t = scene(
        item("Altar", "BURN", f"Cost: {instruction}", "Effect: Put 2 tokens on this card."),
        tactic("Deed", f"Effect: {instruction}"),
        location("Omen", 9, f"If {event}, your opponent's faction gains 7 influence instead."),
        A=a,
    )
    twin = t.fork()
    t.do("use BURN of Altar", *choices)
    assert (t.influence("B"), t.the("Altar")["tokens"]) == (20, 2)
    assert t.at_rest()
    twin.do("play Deed", *choices)
    assert twin.B["influence"] == 27
    assert twin.at_rest()


@pytest.mark.rule("spoils:506.1", "spoils:O03", "spoils:408.1", "spoils:304.1", "spoils:305.1")
def test_what_takes_the_place_of_one_may_move_another_of_the_same_instant() -> None:
    """Neither is damage inflicted to what has gone, nor is it destroyed or discarded once more."""
    idol = character(
        "Idol", "5/5/1", "If damage is inflicted to this card, destroy a character your opponent controls instead."
    )
    quake = tactic("Quake", "Effect: Inflict 1 damage to each character.")
    t = scene(idol, quake, A={"hand": ["Quake"], "in play": ["Giant"]}, B={"in play": ["Idol"]})
    t.do("play Quake")
    assert (t.pile("A"), "damage" in t.the("Idol")) == (["Giant", "Quake"], False)
    assert not any("damage is inflicted" in line for line in t.log())
    crate = item("Crate", "If this card is destroyed, put another item you control into its owner's hand instead.")
    raze = tactic("Raze", "Effect: Destroy all items.")
    t = scene(item("Stick"), crate, raze, A={"hand": ["Raze"], "in play": ["Stick", "Crate"]})
    t.do("play Raze")
    assert (t.pile("A"), t.hand("A"), t.in_play("A")) == (["Raze"], ["Stick"], ["Crate"])
    den = location("Den", 9, "If you discard a character, remove a card in your hand from the game instead.")
    purge = tactic("Purge", "Effect: Discard 2 cards.")
    t = scene(den, purge, A={"hand": ["Purge", "Coin", "Grunt"], "in play": ["Den"]})
    t.do("play Purge", "Coin")
    assert (t.pile("A"), t.hand("A"), t.A["out of game"]) == (["Purge"], ["Grunt"], ["Coin"])
    assert t.at_peace()


@pytest.mark.rule("spoils:506.3", "spoils:408.7")
def test_no_more_damage_is_turned_aside_than_there_is() -> None:
    shield = "The next 2 damage inflicted to your faction this turn is inflicted to the location instead."
    t = scene(
        tactic("Shield", "Cost: Pick a location.", f"Effect: {shield}"),
        tactic("Sting", "Effect: Inflict 1 damage to your faction."),
        A={"hand": ["Shield", "Sting"], "in play": ["Fort", "Shed"]},
    )
    t.do("play Shield", "A's Fort", "play Sting")
    assert (t.influence("A"), t.the("Fort")["total damage"], "total damage" in t.the("Shed")) == (20, 1, False)
    assert t.at_peace()


@pytest.mark.rule("spoils:506.1", "spoils:102.1#2")
def test_what_takes_the_place_of_something_happens_all_of_it_in_that_instant() -> None:
    pact = "your faction loses 2 influence and your faction gains 3 influence"
    cards = (
        item("Pact", f"If this card is destroyed, {pact} instead."),
        tactic("Bin", "Cost: Pick an item.", "Effect: Destroy it."),
        tactic("Deal", "Effect: Your faction loses 2 influence. Your faction gains 3 influence."),
    )
    t = scene(*cards, A={"in play": ["Pact"], "hand": ["Bin"], "influence": 2})
    t.do("play Bin", "A's Pact")
    assert (t.influence("A"), t.in_play("A")) == (3, ["Pact"])
    assert t.at_peace()
    t = scene(*cards, A={"hand": ["Deal"], "influence": 2})
    t.do("play Deal")
    assert t.state.result is not None, "between two instructions of an effect it is too late"


@pytest.mark.rule("spoils:405.4", "spoils:506.1", "spoils:201.5d")
def test_a_replacement_headed_by_icons_applies_with_them_only() -> None:
    cards = (
        location("Chapel", 5, "[RR]: If a character you control is destroyed, put it into its owner's hand instead."),
        tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it."),
    )
    for icons in range(3):
        t = scene(*cards, A={"in play": ["Chapel", "Grunt", f"{icons}x Rage"], "hand": ["Smite"]})
        t.do("play Smite", "A's Grunt")
        assert t.hand("A") == (["Grunt"] if icons == 2 else [])
        assert t.at_peace()
