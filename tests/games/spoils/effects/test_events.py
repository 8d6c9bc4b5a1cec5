"""503.1 What an event of a text is about: whose, where from, by what, with whom."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import Scene, scene

SLAY = tactic("Slay", "Cost: Pick a character.", "Effect: Destroy it.")
HAT = item("Hat", "Attach to Character", "If the character this card is attached to leaves play, draw a card.")


def through(t: Scene) -> Scene:
    """Nobody does anything more in this battle."""
    while not t.at_rest():
        t.do(next((one for one in ("go on", "no more", "let it happen") if one in t.offered), t.offered[0]))
    return t


@pytest.mark.rule("spoils:302.12", "spoils:503.1", "spoils:607.1b")
def test_who_attacks_with_others_does_not_attack_alone() -> None:
    loner = character("Loner", "1/4/3", "If this card attacks alone, draw a card.")
    for party, drawn in (["A's Loner"], ["Coin"]), (["A's Loner", "A's Grunt"], []):
        t = scene(loner, A={"in play": ["Loner", "Grunt"]})
        t.do("attack B's faction", *party)
        through(t)
        assert t.hand("A") == drawn


@pytest.mark.rule("spoils:302.13", "spoils:503.1", "spoils:302.7")
def test_who_blocks_alone_is_the_only_blocker_however_many_attack() -> None:
    sentry = character("Sentry", "1/9/3", "If this card attacks or blocks alone, draw a card.")
    blocks = ["B's Sentry", "no more"], ["B's Sentry", "B's Giant"]
    for party in ["A's Grunt", "no more"], ["A's Grunt", "A's Brute"]:
        for blockers, drawn in zip(blocks, (["Coin"], []), strict=True):
            t = scene(sentry, A={"in play": ["Grunt", "Brute"]}, B={"in play": ["Sentry", "Giant"]})
            t.do("attack B's faction", *party)
            while t.asked != "B":
                t.do("go on")
            t.do(*blockers)
            assert t.hand("B") == drawn, (party, blockers)
            assert through(t).hand("B") == drawn


@pytest.mark.rule("spoils:408.8", "spoils:503.1", "spoils:408.7")
def test_what_another_destroys_this_card_has_not_destroyed() -> None:
    hunter = character("Hunter", "2/2/3", "If a character is destroyed by this card, draw a card.")
    t = scene(hunter, SLAY, A={"hand": ["Slay"], "in play": ["Hunter"]}, B={"in play": ["Grunt"]})
    t.do("play Slay", "B's Grunt")
    assert (t.pile("B"), t.hand("A")) == (["Grunt"], [])
    t = scene(hunter, A={"in play": ["Hunter", "Brute"]}, B={"in play": ["Grunt"]})
    t.do("attack B's faction", "A's Brute", "no more", "B: B's Grunt")
    assert (t.pile("B"), t.hand("A")) == (["Grunt"], [])
    assert through(t).hand("A") == []


@pytest.mark.rule("spoils:408.8", "spoils:O16", "spoils:O41")
def test_of_damage_that_several_inflict_who_assigned_none_has_destroyed_nothing() -> None:
    hunter = character("Hunter", "2/2/3", "If a character is destroyed by this card, draw a card.")
    t = scene(hunter, A={"in play": ["Hunter", "Brute"]}, B={"in play": ["Grunt", "Giant"]}, full_control=())
    t.do("attack B's faction", "A's Hunter", "A's Brute", "B's Grunt", "B's Giant")
    shares = {("Hunter", "Grunt"): "0", ("Hunter", "Giant"): "2", ("Brute", "Grunt"): "3", ("Brute", "Giant"): "0"}
    while not t.at_rest():
        found = [n for (by, to), n in shares.items() if f"{by} assigns" in t.prompt and f"{to}?" in t.prompt]
        t.do(*found or ["go on" if "go on" in t.offered else t.offered[-1]])
    assert "Grunt" in t.pile("B")
    assert t.hand("A") == []


@pytest.mark.rule("spoils:407.2", "spoils:503.1", "spoils:402.8")
def test_under_whose_control_a_card_enters_play_is_looked_at() -> None:
    gate = location("Gate", 9, "If a character enters play under your opponent's control, draw a card.")
    t = scene(gate, A={"hand": ["Grunt"], "in play": ["Gate"]}, B={"in play": ["Gate"]})
    t.do("play Grunt")
    assert (t.hand("A"), t.hand("B")) == ([], ["Coin"])
    assert t.at_peace()


@pytest.mark.rule("spoils:607.1d", "spoils:302.13", "spoils:503.1")
def test_a_character_is_blocked_by_the_party_that_blocks_it() -> None:
    bull = character("Bull", "3/3/3", "If this card is blocked, draw a card.")
    for answer, drawn in ("B: B's Grunt", ["Coin"]), ("B: no more", []):
        t = scene(bull, A={"in play": ["Bull"]}, B={"in play": ["Grunt"]})
        t.do("attack B's faction", "A's Bull", answer)
        assert through(t).hand("A") == drawn


@pytest.mark.rule("spoils:403.5a", "spoils:503.1", "spoils:305.1", "spoils:403.2a")
def test_where_a_card_comes_from_and_whose_area_it_goes_to_is_looked_at() -> None:
    cards = (
        tactic("Toll", "Effect: Each player discards a card."),
        location("Grave", 9, "If a card is put into your discard pile from play, your faction gains 1 influence."),
        location("Glad", 9, "If a card is put into your hand, your faction gains 10 influence."),
        tactic("Recall", "Cost: Pick a character.", "Effect: Put it into its owner's hand."),
    )
    t = scene(
        *cards,
        SLAY,
        A={"hand": ["Toll", "Slay", "Trick"], "in play": ["Grave"]},
        B={"hand": ["Trick"], "in play": ["Grunt", "Grave"]},
    )
    t.do("play Toll", "B: let it happen", "A: Trick")
    assert (t.influence("A"), t.influence("B")) == (20, 20)  # from hands
    t.do("play Slay", "B's Grunt")
    assert (t.influence("A"), t.influence("B")) == (20, 21)  # from play, into B's pile
    t = scene(*cards, A={"hand": ["Recall"], "in play": ["Glad"]}, B={"in play": ["Grunt", "Glad"]})
    t.do("play Recall", "B's Grunt")
    assert (t.influence("A"), t.influence("B")) == (20, 30)
    assert t.at_peace()


@pytest.mark.rule("spoils:302.2", "spoils:503.1", "spoils:407.5")
def test_who_controls_the_target_is_attacked_whoever_owns_it() -> None:
    cards = (
        location("Alarm", 9, "If you are attacked, draw a card."),
        tactic("Grab", "Cost: Pick a location.", "Effect: Take control of it."),
    )
    t = scene(
        *cards, A={"hand": ["Grab"], "in play": ["Grunt", "Alarm", "Shed"]}, B={"hand": ["Grab"], "in play": ["Alarm"]}
    )
    t.do("end the turn", "B: let it happen")
    while t.asked != "B" or "play Grab" not in t.offered:
        t.do(t.offered[0])
    t.do("play Grab", "A's Shed")
    while t.asked != "A" or "attack B's Shed" not in t.offered:
        t.do(next(one for one in ("let it happen", "end the turn") if one in t.offered))
    before = len(t.hand("A")), len(t.hand("B"))
    t.do("attack B's Shed", "A's Grunt")
    assert (len(t.hand("A")), len(t.hand("B"))) == (before[0], before[1] + 1)


@pytest.mark.rule("spoils:201.1b", "spoils:503.1", "spoils:407.2")
def test_another_card_of_the_same_name_is_not_this_card() -> None:
    bug = character("Bug", "1/1/3", "If this card is destroyed, draw a card.")
    t = scene(bug, SLAY, A={"hand": ["Slay"], "in play": ["Bug"]}, B={"in play": ["Bug"]})
    t.do("play Slay", "B's Bug")
    assert (t.hand("A"), t.hand("B")) == ([], ["Coin"])
    assert t.at_peace()


@pytest.mark.rule("spoils:507.3a", "spoils:302.11", "spoils:503.1")
def test_a_party_with_one_covert_character_is_no_covert_party() -> None:
    sneak = character("Sneak", "1/4/3", "Covert")
    lens = character(
        "Lens", "0/9/3", "This card can block covert parties.", "If this card blocks a covert party, draw a card."
    )
    for party, drawn in (["A's Sneak"], ["Coin"]), (["A's Sneak", "A's Grunt"], []):
        t = scene(sneak, lens, A={"in play": ["Sneak", "Grunt"]}, B={"in play": ["Lens"]})
        t.do("attack B's faction", *party)
        while t.asked != "B":
            t.do("no more" if "no more" in t.offered else "go on")
        t.do("B: B's Lens")
        through(t)
        assert t.hand("B") == drawn


@pytest.mark.rule("spoils:503.1#4", "spoils:301.4", "spoils:503.1")
def test_gear_that_leaves_with_its_character_tells_of_it() -> None:
    t = scene(
        HAT,
        SLAY,
        A={"hand": ["Slay"]},
        B={"in play": [{"card": "Grunt", "number": 9}, {"card": "Hat", "attached to": 9}, "Brute"]},
    )
    t.do("play Slay", "B's Grunt")
    assert (sorted(t.pile("B")), t.hand("B")) == (["Grunt", "Hat"], ["Coin"])
    assert t.at_peace()


@pytest.mark.rule("spoils:408.6", "spoils:503.1", "spoils:408.7")
def test_damage_outside_battle_is_no_battle_damage() -> None:
    zap = tactic("Zap", "Effect: Inflict 1 damage to your opponent's faction.")
    sore = location("Sore", 9, "If battle damage is inflicted to your faction, draw a card.")
    t = scene(zap, sore, A={"hand": ["Zap"], "in play": ["Grunt"]}, B={"in play": ["Sore"]})
    t.do("play Zap")
    assert (t.influence("B"), t.hand("B")) == (19, [])
    t.do("attack B's faction", "A's Grunt")
    assert through(t).hand("B") == ["Coin"]


@pytest.mark.rule("spoils:503.1", "spoils:102.1")
def test_who_loses_influence_has_lost_no_coin_flip() -> None:
    luck = location("Luck", 9, "If you lose a coin flip, draw a card.")
    bleed = tactic("Bleed", "Effect: Your faction loses 1 influence.")
    t = scene(luck, bleed, A={"hand": ["Bleed"], "in play": ["Luck"]})
    t.do("play Bleed")
    assert (t.influence("A"), t.hand("A")) == (19, [])
    assert t.at_peace()


@pytest.mark.rule("spoils:409.1", "spoils:503.1")
def test_a_card_that_is_put_somewhere_is_no_token_that_is_put_on_it() -> None:
    ear = location("Ear", 9, "If a token is put on a character, your faction gains 1 influence.")
    bounce = tactic("Bounce", "Cost: Pick a character.", "Effect: Put a token on it. Put it into its owner's hand.")
    t = scene(ear, bounce, A={"hand": ["Bounce"], "in play": ["Ear", "Grunt", "Brute"]})
    t.do("play Bounce", "A's Grunt")
    assert (t.influence("A"), t.hand("A"), t.in_play("A")) == (21, ["Grunt"], ["Ear", "Brute"])
    assert t.at_peace()
