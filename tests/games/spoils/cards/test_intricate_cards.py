"""Cards that ship at work: those whose words reach far, into battles, other cards and other players' hands."""

from __future__ import annotations

import pytest

from tests.games.spoils.cards.scene import Scene, scene, shows
from tests.games.spoils.stage import character, location

SOLDIER, MACHINE = "Stalwart Soldier", "Legacy Warmachine"
"""3/3/3 and 4/5/1, without words."""


@shows("Ectypal Stave")
def test_ectypal_stave_duplicates_the_last_tactic() -> Scene:
    t = scene("Pinch", "Bask Bile", A=["Ectypal Stave"], B=[MACHINE])
    assert "use REPLICATE of Ectypal Stave" not in t.offered  # no tactic was played this turn
    t.play("Pinch").use("REPLICATE", "Ectypal Stave")
    assert t.the(MACHINE)["damage"] == 2
    assert (t.pile("A"), t.free("A"), t.the("Ectypal Stave")["depleted"]) == (["Pinch"], 12 - 2, True)
    return t


@shows("Spiky Atlasphere")
def test_spiky_atlasphere_destroys_who_blocks_and_lets_nothing_through() -> Scene:
    t = scene("Spiky Atlasphere", A=[MACHINE, "Scout"], B=[SOLDIER, "Gnat"])
    t.play("Spiky Atlasphere", f"A's {MACHINE}")
    t.do("attack B's faction", f"A's {MACHINE}")
    assert (t.asked, t.prompt) == ("B", "Which character blocks?")  # it attacks alone
    t.do(f"B's {SOLDIER}", "no more")
    assert (t.in_play("B"), t.pile("B"), t.influence("B")) == (["Gnat"], [SOLDIER], 25)
    t = scene("Spiky Atlasphere", A=[MACHINE], B=[SOLDIER]).play("Spiky Atlasphere", f"A's {MACHINE}")
    t.do("attack B's faction", "no more")
    assert (t.in_play("B"), t.influence("B")) == ([SOLDIER], 25 - 5)
    return t


@shows("Incriminating Photograph")
def test_the_card_that_incriminating_photograph_names_cannot_be_played() -> Scene:
    t = scene("Incriminating Photograph", "Scout", "Gnat", b={"in play": ["Bench", "12x Rage"], "hand": ["Scout"]})
    t.play("Incriminating Photograph", "Scout")
    assert ("play Scout" in t.offered, "play Gnat" in t.offered) == (False, True)
    assert t.why_not("play Scout") == "402.7"
    t.do("end the turn")
    t.rest()
    assert t.asked == "B"
    assert "play Scout" not in t.offered
    return t


@shows("Emergency Obfuscation")
@pytest.mark.rule("spoils:407.3a", "spoils:407.4", "spoils:409.1")
def test_emergency_obfuscation_has_the_players_change_sides_for_two_turns() -> Scene:
    name = "Emergency Obfuscation"
    t = scene(name, A=[SOLDIER, "Hidden Sandwich"], B=[MACHINE], b={"hand": ["Gnat"]})
    t.play(name)
    free, hands = t.free("A"), (t.hand("A"), t.hand("B"))
    assert (t.in_play("A"), t.in_play("B")) == ([MACHINE, name], [SOLDIER, "Hidden Sandwich"])
    assert (free, t.free("B"), hands, t.influence("A"), t.influence("B")) == (12 - 3, 0, ([], ["Gnat"]), 25, 25)
    assert t.the(name)["tokens"] == 2
    t.do("end the turn")
    assert (t.asked, t.the(name)["tokens"]) == ("B", 1)
    t.do("attack A's faction").rest("no more", "go on")
    assert (t.influence("A"), t.in_play("A")) == (25 - 3, [MACHINE, name])
    t.do("end the turn")
    assert (t.asked, t.the(name)["tokens"]) == ("A", 1)  # B's turn doesn't count
    t.do("attack B's faction").rest("no more", "go on")
    assert t.influence("B") == 25 - 4
    t.do("end the turn")
    assert (t.in_play("A"), t.in_play("B"), t.pile("A")) == ([SOLDIER, "Hidden Sandwich"], [MACHINE], [name])
    return t


@pytest.mark.rule("spoils:407.4", "spoils:507.4d")
def test_emergency_obfuscation_turns_an_attack_away() -> None:
    name = "Emergency Obfuscation"
    t = scene(A=[MACHINE], B=[SOLDIER], b={"in play": ["Bench", "6x Deception", SOLDIER], "hand": [name]})
    t.do("attack B's faction")
    while f"play {name}" not in t.offered:
        t.do("go on")
    t.play(name)
    t.rest("go on", "no more", "let it happen")
    assert (t.in_play("A"), t.in_play("B")) == ([SOLDIER], [MACHINE, name])
    assert (t.influence("A"), t.influence("B"), t.the(name)["tokens"]) == (25, 25, 2)
    for tokens in 2, 1, 1:
        t.rest("let it happen")
        t.do("end the turn")
        t.rest("let it happen")
        assert t.the(name)["tokens"] == tokens
    t.do("end the turn")
    t.rest("let it happen")
    assert (t.in_play("A"), t.in_play("B"), t.pile("B")) == ([MACHINE], [SOLDIER], [name])


@shows("Vander Malagut")
@pytest.mark.rule("spoils:408.7", "spoils:506.1")
def test_vander_malagut_takes_those_it_would_have_destroyed() -> Scene:
    t = scene(A=["Vander Malagut"], B=[SOLDIER, MACHINE]).do("attack B's faction", f"B's {SOLDIER}", "no more")
    assert (t.in_play("A"), t.in_play("B"), t.pile("B")) == (["Vander Malagut", SOLDIER], [MACHINE], [])
    assert t.stats(SOLDIER) == (3, 3, 4)  # a "sarcophyle" card now
    assert "damage" not in t.the(SOLDIER)
    t = scene("Bask Bile", A=["Vander Malagut"], B=[SOLDIER]).play("Bask Bile", f"B's {SOLDIER}")
    assert t.pile("B") == [SOLDIER]  # it had inflicted no damage to it
    return t


@shows("Penetrate", "Raging Bask")
def test_damage_gets_past_a_blocking_party() -> Scene:
    t = scene("Penetrate", A=[MACHINE], B=[SOLDIER])
    t.do("attack B's faction", "play Penetrate").pay()
    t.do(f"B's {SOLDIER}")
    assert (t.influence("B"), t.in_play("B"), t.the(MACHINE)["damage"]) == (21, [SOLDIER], 3)
    for where, lost, left in (("to the target of the attack", 4, [SOLDIER]), ("to the blocking party", 0, [])):
        t = scene(A=["Raging Bask"], B=[SOLDIER]).do("attack B's faction", f"B's {SOLDIER}", where)
        assert (t.influence("B"), t.in_play("B")) == (25 - lost, left)
    return t


@shows("Drowned Catacombs")
def test_drowned_catacombs_sneaks_the_weak_past() -> Scene:
    name = "Drowned Catacombs"
    t = scene(a={"faction": name, "influence": 20}, A=["Gnat", MACHINE], B=["Scout", SOLDIER])
    t.use("SNEAK", name)  # X is 2, and only the Gnat is that weak
    assert (t.covert("Gnat"), t.covert(MACHINE), t.free("A")) == (True, False, 12 - 2)
    t = scene(a={"faction": name, "influence": 20, "in play": ["Greed", "Gnat", "Bench"]}, B=["Scout", SOLDIER])
    assert f"use SNEAK of {name}" not in t.offered  # 2 has to be paid
    return t


@shows("Arcana Experiment")
def test_arcana_experiment_finds_five_cards_and_the_opponent_chooses() -> Scene:
    deck = ["Scout", "Gnat", "Forget", "Spackle", "Greed", "Rage"]
    t = scene("Arcana Experiment", A=[SOLDIER, MACHINE, "Hub Node"], a={"deck": deck})
    t.play("Arcana Experiment", f"A's {SOLDIER}", f"A's {MACHINE}", "no more", *deck[:5])
    t.do("B: A's Gnat", "B: A's Greed")
    assert (sorted(t.hand("A")), t.A["deck"]) == (["Gnat", "Greed"], ["Rage"])
    assert sorted(t.pile("A")) == ["Arcana Experiment", "Forget", "Scout", "Spackle"]
    assert "depleted" not in t.the("Hub Node")
    t = scene("Arcana Experiment", a={"deck": deck[:4]})
    assert "play Arcana Experiment" not in t.offered
    return t


@shows("Auction House")
def test_auction_house_sells_the_next_character() -> Scene:
    t = scene(A=["Auction House"], b={"deck": ["Rage", "Greed", "Gnat", "Scout"], "in play": ["3x Greed", "Bench"]})
    t.do("end the turn", "B: 1", "A: 2", "B: no more").pay()
    assert (t.in_play("A"), t.free("A")) == (["Auction House", "Gnat"], 12 - 2)
    t.do("A: B's Greed")
    assert t.B["deck"] == ["Scout", "Greed", "Rage"]
    assert (t.in_play("B"), t.free("B")) == ([], 3)
    return t


@shows("Bask Bomb")
@pytest.mark.rule("spoils:302.5", "spoils:401.3a")
def test_bask_bomb_blows_up_an_attacker() -> Scene:
    t = scene("Bask Bomb", A=[MACHINE, SOLDIER], B=["Really Big Barduse", "Gnat"])
    t.do("attack B's faction", f"A's {MACHINE}", f"A's {SOLDIER}")
    assert "play Bask Bomb" not in t.offered  # nobody blocks yet
    t.do("B's Really Big Barduse", "B's Gnat", "play Bask Bomb", f"A's {SOLDIER}", "5")
    assert (t.pile("A"), sorted(t.pile("B"))) == (["Bask Bomb", SOLDIER], ["Gnat", "Really Big Barduse"])
    assert (t.the(MACHINE)["damage"], t.influence("B")) == (3, 21)
    return t


@shows("Clockman Skydocks")
def test_clockman_skydocks_make_a_threshold_easier_to_meet() -> Scene:
    mine = ["Bench", "Clockman Skydocks", "Rage", "4x Whim"]
    t = scene("Bask Bomb", "Pinch", "Gnat", a={"in play": mine}, B=[MACHINE])  # Pinch wants 2 rage
    assert ("play Pinch" in t.offered, "use LAUNCH of Clockman Skydocks" in t.offered) == (False, False)
    t.use("DOCK", "Clockman Skydocks", "greed")
    assert "play Pinch" not in t.offered
    t = scene("Pinch", "Pinch", a={"in play": mine}, B=[MACHINE]).use("DOCK", "Clockman Skydocks", "rage")
    t.play("Pinch")
    assert ("play Pinch" in t.offered, t.the(MACHINE)["damage"]) == (False, 1)  # the next card, and no other
    t = scene("Skin Suit", a={"in play": [*mine, "Whim", SOLDIER]}, B=[MACHINE])
    t.use("LAUNCH", "Clockman Skydocks", "3", "rage")
    assert "play Skin Suit" in t.offered  # it wants 4 rage
    return t


@shows("Free Trade Agreement")
@pytest.mark.rule("spoils:604.1", "spoils:604.1a", "spoils:407.2")
def test_free_trade_agreement_lets_whoever_is_on_turn_choose() -> Scene:
    each = ["each player draws a card", "each player may play a resource"]
    mine, theirs = "that player draws a card and the other player", "the other player draws a card and that player"
    all_four = [*each, f"{mine} may play a resource", f"{theirs} may play a resource"]
    hands = ((all_four[0], 2, 2), (all_four[1], 0, 0), (all_four[2], 0, 2), (all_four[3], 2, 0))
    for chosen, a, b in hands:
        t = scene(A=["Free Trade Agreement"], a={"hand": ["Greed"]}, b={"hand": ["Greed"]})
        t.do("end the turn")
        assert (t.asked, t.offered) == ("B", all_four)
        t.do(chosen)
        t.rest("yes", "Greed face-up")
        assert (len(t.hand("A")), len(t.hand("B"))) == (a, b)
    return t


@shows("LeoKaiser")
@pytest.mark.rule("spoils:504.1", "spoils:508.1")
def test_leokaiser_combines() -> Scene:
    panther = character("PantherKaiser", "2/2/2", types="Gearsmith Character - kaiser")
    kaisers = ["LeoKaiser", "PantherKaiser", "TigerKaiser"]
    t = scene(A=kaisers, B=[SOLDIER, MACHINE], cards=(panther,)).use("COMBINE", "LeoKaiser")
    assert t.stats("LeoKaiser") == (11, 11, 5)
    assert (t.the("PantherKaiser")["depleted"], t.the("TigerKaiser")["depleted"]) == (True, True)
    t.do("attack B's faction")  # two characters are too few to block
    assert (t.influence("B"), t.in_play("B")) == (14, [SOLDIER, MACHINE])
    t = scene(A=kaisers, B=[SOLDIER, MACHINE, "Gnat"], cards=(panther,)).use("COMBINE", "LeoKaiser")
    t.do("attack B's faction", f"B's {SOLDIER}")
    assert "no more" not in t.offered
    t.do(f"B's {MACHINE}")
    t.rest("3", "5", "11")
    assert t.influence("B") == 25
    t = scene(A=["LeoKaiser", "TigerKaiser"])
    assert "use COMBINE of LeoKaiser" not in t.offered
    return t


@shows("Manifest")
@pytest.mark.rule("spoils:603.2", "spoils:411.1", "spoils:403.2a")
def test_manifest_plays_a_hidden_tactic() -> Scene:
    hidden = {"card": "Pinch", "face": "face-down"}
    t = scene("Manifest", A=[hidden, {"card": "Scout", "face": "face-down"}, "2x Rage"], B=[MACHINE])
    t.play("Manifest", "yes")
    assert (t.the(MACHINE)["damage"], t.pile("A"), t.hand("A")) == (1, ["Manifest", "Pinch"], ["Greed"])
    t = scene(
        "Basic Node", a={"discard pile": ["Manifest"], "hand": ["Obsession"], "faction": "The Tournament Faction"}
    )
    t.use("RESOURCE", "The Tournament Faction", "Obsession face-up", "yes")
    assert (t.pile("A"), t.free("A")) == ([], 12 + 2 - 4 - 2)
    return t


@pytest.mark.rule("spoils:402.4")
def test_manifest_comes_back_once_however_often_it_is_called() -> None:
    """Three resources enter play together and each calls the card in the discard pile. The first brings it into play,
    where it is another card: the other calls find nothing, and may be paid for in vain."""
    deck = ["Obsession"] * 3
    t = scene("Research Investment", a={"discard pile": ["Manifest"], "deck": deck, "hand": ["Research Investment"]})
    t.play("Research Investment").rest("yes", "whichever")
    assert t.pile("A") == ["Research Investment"]
    down = [x for x in t.state.in_play.values() if x.face_down]
    assert [str(x.copy) for x in down] == ["Manifest"]
    assert t.log().count("A pays 2") == 3
    assert t.at_rest()


@shows("Skin Suit")
@pytest.mark.rule("spoils:402.5b", "spoils:508.1")
def test_skin_suit_is_worn_by_the_survivor() -> Scene:
    t = scene("Skin Suit", A=[MACHINE], B=["Swashbuckler"]).play("Skin Suit")
    assert (t.pile("B"), t.B["out of game"]) == ([], ["Swashbuckler"])
    assert t.covert(MACHINE) == scene(B=["Swashbuckler"]).covert("Swashbuckler")
    t = scene("Skin Suit", A=[SOLDIER], B=[{"card": "Stalwart Soldier"}]).play("Skin Suit")
    assert (t.pile("A"), t.pile("B")) == (["Skin Suit", SOLDIER], [SOLDIER])  # both were destroyed
    return t


@pytest.mark.rule("spoils:402.4")
def test_who_has_come_back_is_not_skinned() -> None:
    """The Apparition is destroyed and comes back before the tactic goes on: it is another card now and stays, while the
    one that died in an equal case without coming back is removed."""
    mine = [*["Rage"] * 4, *["Greed"] * 3, "Bench", "Recapitulating Apparition"]
    t = scene("Skin Suit", a={"in play": mine}, B=[MACHINE]).play("Skin Suit", "yes")
    assert (t.in_play("A"), t.A["out of game"], t.pile("A")) == (["Recapitulating Apparition"], [], ["Skin Suit"])
    assert len(t.found(MACHINE).gained) == 1  # exactly one was destroyed, so the other has its text
    t = scene("Skin Suit", a={"in play": mine}, B=[MACHINE]).play("Skin Suit", "no")
    assert (t.in_play("A"), t.A["out of game"]) == ([], ["Recapitulating Apparition"])
    assert t.at_rest()


@shows("Time to Retire")
def test_time_to_retire_turns_a_character_into_a_resource() -> Scene:
    t = scene("Time to Retire", A=[SOLDIER], B=[MACHINE])
    t.play("Time to Retire", "no")
    assert (t.in_play("A"), t.in_play("B"), t.free("A")) == ([], [MACHINE], 12 - 2 + 1)
    t = scene("Time to Retire", A=[SOLDIER, "Rage"]).play("Time to Retire", "yes", "A's Rage")
    assert (t.hand("A"), t.in_play("A"), t.free("A")) == (["Rage"], [], 12 - 2 + 1)
    return t


@shows("Two-Headed Coin")
@pytest.mark.rule("spoils:503.1", "spoils:402.1")
def test_two_headed_coin_makes_up_for_a_lost_flip() -> Scene:
    lost, won, order = 1, 0, tuple(range(11))
    t = scene("Card Counter", A=["Two-Headed Coin"], luck=[lost, order, won]).play("Card Counter", "yes")
    assert (len(t.pile("B")), len(t.hand("A")), t.in_play("A")) == (3, 1, ["Card Counter"])
    t = scene("Card Counter", A=["Two-Headed Coin"], luck=[lost]).play("Card Counter", "no")
    assert (len(t.pile("B")), t.in_play("A")) == (2, ["Two-Headed Coin", "Card Counter"])
    t = scene("Card Counter", A=["Two-Headed Coin"], luck=[won]).play("Card Counter")
    assert (len(t.pile("B")), t.in_play("A")) == (3, ["Two-Headed Coin", "Card Counter"])
    return t


@shows("Wyrmfang Deathskull")
@pytest.mark.rule("spoils:503.1", "spoils:607.1d")
def test_wyrmfang_deathskull_has_blockers_named_at_once() -> Scene:
    t = scene(A=["Wyrmfang Deathskull"], B=["Scout", "Gnat", SOLDIER]).do("attack B's faction")
    t.do("B: B's Scout", "B: no more")
    assert (t.pile("B"), t.in_play("B"), t.influence("B")) == (["Scout"], ["Gnat", SOLDIER], 25)
    t = scene(A=["Wyrmfang Deathskull"], B=["Scout", "Gnat"]).do("attack B's faction", "B: no more")
    assert (t.in_play("B"), t.influence("B")) == (["Scout", "Gnat"], 19)
    return t


@shows("Mercenary's Creed")
def test_mercenarys_creed_serves_who_pays() -> Scene:
    creed = "Mercenary's Creed"
    t = scene(creed, B=[MACHINE]).play(creed).use("RETAIN", creed)
    assert (t.in_play("A"), t.free("A")) == ([MACHINE, creed], 12 - 3 - 2)
    t = scene(creed, A=[MACHINE], B=["3x Greed"]).play(creed).do("end the turn")
    assert "use RETAIN of A's Mercenary's Creed" not in t.offered  # that one is not lent
    t.do("B: use HIRE of A's Mercenary's Creed", "A: let it happen")
    assert (t.in_play("A"), t.in_play("B"), t.free("B")) == ([creed], [MACHINE], 0)
    t.rest("let it happen")
    return t


@shows("The Billionaire")
def test_the_billionaire_uses_what_others_have() -> Scene:
    t = scene(A=["The Billionaire"], B=["Befuddling Beggar", MACHINE])
    t.use("BEFUDDLE", "B's Befuddling Beggar", f"B's {MACHINE}", "A: the character loses 1 speed this turn")
    assert (t.stats(MACHINE), t.the("Befuddling Beggar")["depleted"]) == ((4, 5, 0), True)
    hidden = location("Vault", 3, "SELL", "Cost: Pay 2. Discard a card.", "Effect: Draw 2 cards.")
    picky = location("Den", 3, "SELL", "Cost: Discard a character.", "Effect: Draw 2 cards.")
    theirs = {"hand": ["Scout", "Gnat"], "in play": ["Bench", "Vault", "Den", "3x Greed"]}
    t = scene(A=["The Billionaire"], b=theirs, cards=(hidden, picky), luck=[1])
    assert "use SELL of B's Den" not in t.offered  # nobody can know that there is a character
    t.use("SELL", "B's Vault", "B: let it happen")
    assert (t.free("A"), t.free("B")) == (12 - 2, 3)
    assert (t.pile("B"), t.hand("B"), t.hand("A")) == (["Gnat"], ["Scout", "Greed", "Greed"], [])
    t = scene(A=["The Billionaire"], a={"deck": ["Scout", "The Billionaire", "Greed"]})
    t.use("SHAPESHIFT", "The Billionaire")
    t.rest("The Billionaire")
    assert (t.in_play("A"), t.free("A")) == (["The Billionaire"], 12 - 3)
    return t
