"""302, 402.3 What is asked of a card in a battle, and of what was done to it this turn."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import Scene, scene


def probe(noun: str) -> str:
    """An item that tells which cards a noun names, by what can be picked."""
    return item("Probe", "ASK", f"Cost: Pick {noun}.", "Effect: Draw a card.")


def picked(t: Scene) -> list[str]:
    """What could be picked for it now."""
    if "use ASK of Probe" not in t.offered:
        return []
    twin = t.fork()
    twin.do("use ASK of Probe")
    return sorted(twin.offered)


def going_on(t: Scene, *answers: str) -> Scene:
    """These answers; where nobody wants to do anything, it goes on."""
    for answer in answers:
        while answer not in t.offered and "go on" in t.offered:
            t.do("go on")
        t.do(answer)
    return t


BATTLE = {
    "an attacking character": ["A's Brute", "A's Grunt"],
    "a blocking character": ["B's Giant"],
    "a character in a battle": ["A's Brute", "A's Grunt", "B's Giant"],
    "an opposing character": ["B's Giant"],
    "a character that is not in a battle": ["A's Sprinter", "B's Pacifist"],
    "an attacking or blocking character": ["A's Brute", "A's Grunt", "B's Giant"],
}


@pytest.mark.rule("spoils:302.9", "spoils:302.10", "spoils:302.12", "spoils:302.13", "spoils:302.6", "spoils:302.7")
@pytest.mark.parametrize("noun", BATTLE)
def test_who_is_what_in_a_battle(noun: str) -> None:
    t = scene(probe(noun), A={"in play": ["Probe", "Grunt", "Brute", "Sprinter"]}, B={"in play": ["Giant", "Pacifist"]})
    going_on(t, "attack B's faction", "A's Grunt", "A's Brute", "no more", "B's Giant", "no more")
    assert t.asked == "A"
    assert picked(t) == BATTLE[noun]


@pytest.mark.rule("spoils:302.12", "spoils:302.14", "spoils:302.5", "spoils:504.1")
def test_alone_and_in_a_party_with_this_card() -> None:
    cards = (
        character("Loner", "1/4/3", "While this card is attacking alone, this card gains 2 strength."),
        character("Mate", "1/4/3", "This card gains 1 strength for each other character in a party with this card."),
        character("Idler", "1/4/3", "While this card is not attacking, this card gains 3 strength."),
    )
    t = scene(
        *cards, A={"in play": ["Loner", "Mate", "Idler"]}, B={"in play": ["Giant", "Pacifist"]}, full_control=(0, 1)
    )
    assert [t.stats(name)[0] for name in ("Loner", "Mate", "Idler")] == ["1", "1", "4"]
    t.do("attack B's faction", "A's Loner", "no more")
    assert [t.stats(name)[0] for name in ("Loner", "Mate", "Idler")] == ["3", "1", "4"]
    t = scene(
        *cards, A={"in play": ["Loner", "Mate", "Idler"]}, B={"in play": ["Giant", "Pacifist"]}, full_control=(0, 1)
    )
    t.do("attack B's faction", "A's Loner", "A's Mate", "A's Idler")
    assert t.stats("Loner")[0] == "1"  # before anybody has blocked
    going_on(t, "B's Giant", "no more")
    assert [t.stats(name)[0] for name in ("Loner", "Mate", "Idler")] == ["1", "3", "1"]


@pytest.mark.rule("spoils:602.1", "spoils:302.2", "spoils:302.3", "spoils:302.8", "spoils:504.1", "spoils:O66")
def test_whose_turn_it_is_and_who_attacks_or_is_attacked() -> None:
    says = {
        "Mine": "While it is your turn, this card gains 1 strength.",
        "Theirs": "While it is your opponent's turn, this card gains 1 strength.",
        "Raider": "While you are attacking, this card gains 1 strength.",
        "Guard": "While you are being attacked, this card gains 1 strength.",
    }
    cards = [character(name, "1/4/3", text) for name, text in says.items()]
    for seat, before, within in ("A", "2111", "2121"), ("B", "1211", "1212"):
        sides = {"A": ["Grunt"], "B": ["Giant"]}
        sides[seat] += list(says)
        t = scene(*cards, A={"in play": sides["A"]}, B={"in play": sides["B"]}, full_control=(0, 1))
        assert "".join(t.stats(name)[0] for name in says) == before
        t.do("attack B's faction", "A's Grunt")
        if t.asked == "A" and "no more" in t.offered:
            t.do("no more")
        assert "".join(t.stats(name)[0] for name in says) == within


DONE = {
    "a character that received damage this turn": ["B's Giant"],
    "a character that entered play this turn": ["A's Grunt"],
}


@pytest.mark.rule("spoils:402.3", "spoils:408.7", "spoils:310.1")
@pytest.mark.parametrize("noun", DONE)
def test_what_was_done_to_one_was_not_done_to_others(noun: str) -> None:
    hit = tactic("Hit", "Cost: Pick a character.", "Effect: Inflict 1 damage to it.")
    t = scene(
        probe(noun), hit, A={"hand": ["Hit", "Grunt"], "in play": ["Probe", "Brute"]}, B={"in play": ["Giant", "Snail"]}
    )
    assert picked(t) == []
    t.do("play Grunt", "play Hit", "B's Giant")
    assert picked(t) == DONE[noun]


@pytest.mark.rule("spoils:401.2", "spoils:O05", "spoils:301.1", "spoils:402.5b")
def test_what_is_attached_to_what_was_picked_can_be_picked_next() -> None:
    strip = tactic("Strip", "Cost: Pick a character. Pick an item attached to it.", "Effect: Destroy the item.")
    worn = [{"card": "Grunt", "number": 9}, {"card": "Hat", "attached to": 9}, "Brute", "Stick"]
    t = scene(strip, item("Hat"), item("Stick"), A={"hand": ["Strip"]}, B={"in play": worn})
    t.do("play Strip", "B's Grunt")
    assert t.offered == ["B's Hat"]
    t.do("B's Hat")
    assert t.pile("B") == ["Hat"]
    assert t.at_peace()
    t = scene(strip, item("Stick"), A={"hand": ["Strip"]}, B={"in play": ["Grunt", "Stick"]})
    assert "play Strip" not in t.offered  # nothing is attached to anything


@pytest.mark.rule("spoils:208.1", "spoils:402.3", "spoils:402.5b", "spoils:401.2")
def test_only_cards_of_one_type_share_a_type() -> None:
    twin = tactic("Twin", "Cost: Pick a card. Pick another card that shares a type with it.", "Effect: Draw a card.")
    t = scene(
        twin,
        item("Stick"),
        A={"hand": ["Twin"], "in play": ["Grunt", "Stick", "Shed"]},
        B={"in play": ["Brute", "Fort"]},
    )
    t.do("play Twin", "A's Shed")
    assert t.offered == ["B's Fort"]
    t.do("B's Fort")
    assert t.at_peace()


@pytest.mark.rule("spoils:401.3a", "spoils:605.1c", "spoils:606.1#2", "spoils:204.3")
def test_how_often_an_ability_is_used_is_counted_for_itself() -> None:
    lamp = item(
        "Lamp", "GLOW", "Cost: Use this only once each turn. Pick a character.", "Effect: Draw a card.", "SHINE",
        "Cost: Use this only 2 times each turn. Pick a character.", "Effect: Draw a card.",
    )  # fmt: skip
    t = scene(lamp, location("Hall", 9), A={"in play": ["Lamp", "Grunt"]})
    t.do("use SHINE of Lamp", "A's Grunt")
    assert ("use GLOW of Lamp" in t.offered, "use SHINE of Lamp" in t.offered) == (True, True)
    t.do("use GLOW of Lamp", "A's Grunt")
    assert t.why_not("use GLOW of Lamp") == "401.3a"
    t.do("use SHINE of Lamp", "A's Grunt")
    assert t.why_not("use SHINE of Lamp") == "401.3a"


LURK = character("Lurk", "1/1/1", "Flip Up 1 [D]")
SNEAK = character("Sneak", "1/1/1", "Covert")
WYRM = character("Wyrm", "1/1/1", types="Banker Character - dragon")
MINE = item("Mine", "Provides [G]")
SLAY = tactic("Slay", "Cost: Pick a card.", "Effect: Destroy it.")
SPENT = {"card": "Brute", "depleted": True}

LAST_SEEN: dict[str, tuple[object, str]] = {
    "a covert character": ("Sneak", "Grunt"),
    "a character with covert": ("Sneak", "Grunt"),
    "a card with Flip Up": ("Lurk", "Grunt"),
    'a "dragon" card': ("Wyrm", "Grunt"),
    "a Banker card": ("Wyrm", "Grunt"),
    "a depleted character": (SPENT, "Grunt"),
    "a card that provides at least [G]": ("Mine", "Grunt"),
}
"""What a noun asks of a card that has just left play, and a card that was so and one that wasn't."""


@pytest.mark.rule("spoils:503.1#4", "spoils:503.1", "spoils:201.4b", "spoils:311.1", "spoils:507.3", "spoils:303.1")
@pytest.mark.parametrize("noun", LAST_SEEN)
def test_what_has_left_play_is_called_what_it_was_there_last(noun: str) -> None:
    was, was_not = LAST_SEEN[noun]
    watch = location("Watch", 9, f"If {noun} is destroyed, your faction gains 1 influence.")
    name = was["card"] if isinstance(was, dict) else was
    for victim, influence in (name, 21), (was_not, 20):
        t = scene(
            *(LURK, SNEAK, WYRM, MINE, SLAY, watch),
            A={"hand": ["Slay"], "in play": ["Watch"]},
            B={"in play": [was, was_not]},
        )
        t.do("play Slay", f"B's {victim}")
        assert (t.pile("B"), t.influence("A")) == ([victim], influence)
        assert t.at_peace()


@pytest.mark.rule("spoils:302.12", "spoils:302.13", "spoils:302.15", "spoils:503.1#4")
def test_who_was_in_a_battle_is_called_so_when_destroyed_in_it() -> None:
    watch = location("Watch", 9, "If a character in a battle is destroyed, your faction gains 1 influence.")
    for victim, influence in ("A's Grunt", 21), ("A's Brute", 20):
        t = scene(watch, SLAY, A={"in play": ["Watch", "Grunt", "Brute"], "hand": ["Slay"]})
        t.do("attack B's faction", "A's Grunt", "no more", "play Slay", victim)
        assert (t.pile("A"), t.influence("A")) == ([victim.removeprefix("A's "), "Slay"], influence)


@pytest.mark.rule("spoils:402.4", "spoils:403.1", "spoils:503.1")
def test_a_card_from_a_hand_is_not_the_one_that_was_in_play() -> None:
    attacked = "If a character that attacked this turn is put into a discard pile, your faction gains 1 influence."
    depleted = "If a depleted character is put into a discard pile, your faction gains 1 influence."
    home = tactic("Home", "Cost: Pick a character.", "Effect: Put it into its owner's hand.")
    drop = tactic("Drop", "Effect: Discard a card.")
    for text in attacked, depleted:
        cards = (location("Watch", 9, text), SLAY, home, drop)
        for hand, influence in (["Slay"], 21), (["Home", "Drop"], 20):
            t = scene(*cards, A={"in play": ["Watch", "Grunt"], "hand": hand})
            t.do("attack B's faction", "A's Grunt")
            while not t.at_rest():
                t.do("go on")
            t.do(f"play {hand[0]}", "A's Grunt")
            if len(hand) > 1:
                t.do("play Drop")
            assert "Grunt" in t.pile("A")
            assert t.influence("A") == influence


SOUGHT = {
    "a card with Flip Up": "Lurk",
    "a character with covert": "Sneak",
    "a card that provides at least [G]": "Mine",
    "a Banker card": "Wyrm",
}


@pytest.mark.rule("spoils:312.2", "spoils:311.1", "spoils:507.3", "spoils:507.4", "spoils:401.3a", "spoils:606.2")
@pytest.mark.parametrize("noun", SOUGHT)
def test_what_is_printed_counts_in_a_deck_and_while_it_is_played(noun: str) -> None:
    seek = tactic("Seek", f"Effect: Search your deck for {noun} and put it into your hand.")
    stop = tactic("Stop", f"Cost: Play this only in response to {noun}.", "Effect: Terminate it.")
    cards = (LURK, SNEAK, WYRM, MINE, seek, stop)
    names = ["Lurk", "Sneak", "Mine", "Wyrm"]
    t = scene(*cards, A={"hand": ["Seek"], "deck": names})
    t.do("play Seek")
    assert t.offered == [SOUGHT[noun], "nothing"]
    for name in names:
        t = scene(*cards, A={"hand": [name]}, B={"hand": ["Stop"]})
        t.do(f"play {name}")
        assert (t.asked == "B") is (name == SOUGHT[noun])


@pytest.mark.rule("spoils:507.4", "spoils:O29", "spoils:402.3", "spoils:409.3", "spoils:411.1")
def test_what_lies_face_down_has_no_keyword_and_a_token_is_called_so() -> None:
    down = {"card": "Lurk", "face": "face-down", "known to": "AB"}
    for noun, offered in (
        ("a card with Flip Up", ["A's Lurk"]),
        ("a face-up resource", ["A's Coin"]),
    ):
        t = scene(probe(noun), LURK, A={"in play": ["Probe", "Lurk", "Coin"]}, B={"in play": [down]})
        assert picked(t) == offered
    purge = tactic("Purge", "Effect: Destroy all Micromajig Tokens.")
    tokens = ["Micromajig Token", "Grunt"]
    t = scene(purge, A={"hand": ["Purge"], "in play": tokens}, B={"in play": tokens})
    t.do("play Purge")
    assert (t.in_play("A"), t.in_play("B")) == (["Grunt"], ["Grunt"])


@pytest.mark.rule("spoils:402.5b", "spoils:402.3", "spoils:401.2", "spoils:310.1")
def test_another_card_of_a_pile_and_the_greatest_of_none() -> None:
    pair = tactic(
        "Pair",
        "Cost: Pick a card in your discard pile. Pick another card in your discard pile.",
        "Effect: Remove the second card from the game.",
    )
    t = scene(pair, A={"hand": ["Pair"], "discard pile": ["Grunt", "Brute", "Giant"]})
    t.do("play Pair", "Brute")
    assert t.offered == ["Grunt", "Giant"]
    t.do("Giant")
    assert (t.A["out of game"], t.pile("A")) == (["Giant"], ["Brute", "Grunt", "Pair"])
    king = tactic("King", "Cost: Pick a character with the greatest strength.", "Effect: Destroy it.")
    t = scene(king, A={"hand": ["King"], "in play": ["Shed"]})
    assert t.why_not("play King") == "401.2"


@pytest.mark.rule("spoils:401.2", "spoils:410.2", "spoils:O61", "spoils:O05")
def test_x_still_to_be_chosen_may_be_any_strength_there_is() -> None:
    size = tactic(
        "Size", "Cost: Choose a number for X. Pay X. Pick a character with X strength.", "Effect: Destroy it."
    )
    t = scene(size, A={"hand": ["Size"], "in play": ["3x Coin"]}, B={"in play": ["Grunt", "Brute", "Giant"]})
    t.do("play Size")
    assert t.offered == ["2", "3"]  # 5 can't be paid, and nobody has 0 or 1
    t.do("3", "B's Brute")
    assert t.pile("B") == ["Brute"]
    t = scene(size, A={"hand": ["Size"], "in play": ["3x Coin"]}, B={"in play": ["Shed"]})
    assert t.why_not("play Size") == "401.2"


@pytest.mark.rule("spoils:O16", "spoils:608.1f#2")
def test_of_several_who_inflict_one_amount_each_has_inflicted_its_share() -> None:
    mark = ("MARK", "Cost: Pick a character that this card inflicted damage to this turn.", "Effect: Draw a card.")
    marker, idler = character("Marker", "2/2/3", *mark), character("Idler", "0/2/3", *mark)
    t = scene(marker, idler, A={"in play": ["Grunt", "Idler", "Marker"]}, B={"in play": ["Giant"]})
    t.do("attack B's faction", "A's Grunt", "A's Idler", "A's Marker")
    t.do("B's Giant", "5")
    while not t.at_rest():
        t.do("go on")
    assert t.in_play("A") == ["Idler", "Marker"]
    assert "use MARK of Marker" in t.offered
    assert "use MARK of Idler" not in t.offered, "who has inflicted nothing"


@pytest.mark.rule("spoils:201.7", "spoils:402.3")
def test_what_has_no_strength_is_not_asked_how_little_it_has() -> None:
    t = scene(
        probe("a card with 2 or less strength"),
        A={"in play": ["Probe", "Grunt", "Shed"]},
        B={"in play": ["Pacifist", "Giant"]},
    )
    assert picked(t) == ["A's Grunt", "B's Pacifist"]


@pytest.mark.rule("spoils:208.1", "spoils:402.3")
def test_a_character_that_is_an_item_as_well_is_no_non_character_card() -> None:
    clay = item("Clay", "WAKE", "Effect: This card gains the character type and 4 life this turn.")
    for noun in "a non-character card", "a non-item card":
        t = scene(probe(noun), clay, A={"in play": ["Probe", "Clay"]}, B={"in play": ["Shed"]})
        asleep = picked(t)
        t.do("use WAKE of Clay")
        assert "B's Shed" in picked(t)
        assert ("A's Clay" in asleep, "A's Clay" in picked(t)) == (noun == "a non-character card", False)


@pytest.mark.rule("spoils:507.3d", "spoils:503.1#4")
def test_covert_that_was_gained_is_remembered_of_a_card_that_has_left() -> None:
    fog = location("Fog", 9, "Depleted characters gain covert.")
    watch = location("Watch", 9, "If a character with covert is destroyed, your faction gains 1 influence.")
    for name, influence in ("Brute", 21), ("Grunt", 20):
        t = scene(fog, watch, SLAY, A={"hand": ["Slay"], "in play": ["Watch", "Fog"]}, B={"in play": ["Grunt", SPENT]})
        t.do("play Slay", f"B's {name}")
        assert (t.pile("B"), t.influence("A")) == ([name], influence)
        assert t.at_peace()


@pytest.mark.rule("spoils:O29", "spoils:311.1", "spoils:503.1#4")
def test_a_face_down_card_that_has_left_provided_nothing() -> None:
    watch = location("Watch", 9, "If a card that provides at least [G] is destroyed, your faction gains 1 influence.")
    down = {"card": "Greed", "face": "face-down", "known to": "AB"}
    for entry, name, influence in ("Greed", "Greed", 21), (down, "face-down Greed", 20):
        t = scene(watch, SLAY, A={"hand": ["Slay"], "in play": ["Watch"]}, B={"in play": [entry]})
        t.do("play Slay", f"B's {name}")
        assert (t.pile("B"), t.influence("A")) == (["Greed"], influence)
        assert t.at_peace()


@pytest.mark.rule("spoils:O16", "spoils:408.7")
def test_who_assigned_none_of_it_has_damaged_nobody() -> None:
    text = "Cost: Pick a character that this card inflicted damage to this turn."
    hunter = character("Hunter", "2/20/3", "FINISH", text, "Effect: Destroy it.")
    t = scene(
        hunter,
        A={"in play": ["Hunter", "Brute"], "hand": ["Trick"]},
        B={"in play": ["Snail", "Giant"]},
        full_control=(),
    )
    going_on(t, "attack B's faction", "A's Hunter", "A's Brute", "B's Snail", "B's Giant")
    shares = {("Hunter", "Snail"): "0", ("Hunter", "Giant"): "2", ("Brute", "Snail"): "2", ("Brute", "Giant"): "1"}
    while not t.at_rest():
        found = [n for (by, to), n in shares.items() if f"{by} assigns" in t.prompt and f"{to}?" in t.prompt]
        t.do(*found or ["go on" if "go on" in t.offered else t.offered[-1]])
    assert [t.the(name)["damage"] for name in ("Snail", "Giant")] == [2, 3]
    t.do("use FINISH of Hunter")  # the Snail is not to be picked
    assert t.pile("B") == ["Giant"]
    assert t.at_peace()


@pytest.mark.rule("spoils:302.5", "spoils:504.1")
def test_there_are_two_parties_at_most_however_many_are_in_them() -> None:
    drum = character("Drum", "1/9/3", "This card gains 1 strength for each battle party.")
    t = scene(drum, A={"in play": ["Drum", "Grunt", "Brute"]}, B={"in play": ["Giant", "Snail"]}, full_control=(0, 1))
    assert t.stats("Drum")[0] == "1"
    t.do("attack B's faction", "A's Grunt", "A's Brute", "no more")
    assert t.stats("Drum")[0] == "2"
    going_on(t, "B's Giant", "B's Snail")
    assert t.stats("Drum")[0] == "3"
