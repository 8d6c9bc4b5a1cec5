"""302.15, 407.6, 310.1 Joining and leaving parties, and what is picked."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import Scene, scene

CALL = item("Horn", "CALL", "Cost: Pick a card you control.", "Effect: Add it to the attacking party.")


def through(t: Scene) -> Scene:
    """Nobody does anything more in this battle."""
    while not t.at_rest():
        t.do(next((one for one in ("go on", "no more", "let it happen") if one in t.offered), t.offered[0]))
    return t


@pytest.mark.rule("spoils:302.9", "spoils:302.12", "spoils:O21", "spoils:407.6")
def test_only_a_character_joins_a_party_and_only_once() -> None:
    t = scene(CALL, A={"in play": ["Horn", "Grunt", "Brute"]})
    t.do("attack B's faction", "A's Grunt", "no more")
    t.do("use CALL of Horn", "A's Horn")  # an item
    t.do("use CALL of Horn", "A's Grunt")  # who attacks already
    battle = t.state.battle
    assert battle is not None
    assert battle.attackers == (t.x("Grunt").id,)
    t.do("use CALL of Horn", "A's Brute")
    assert through(t).influence("B") == 15
    assert "depleted" not in t.the("Horn")


@pytest.mark.rule("spoils:302.8", "spoils:302.15", "spoils:401.2")
def test_outside_a_battle_nobody_joins_or_leaves_one() -> None:
    cards = (
        item("Flag", "RALLY", "Cost: Add a character you control to the attacking party.", "Effect: Draw a card."),
        item("Whistle", "BACK", "Cost: Remove a character you control from battle.", "Effect: Draw a card."),
        tactic("Calm", "Cost: Pick a character.", "Effect: Remove it from battle."),
    )
    t = scene(*cards, A={"hand": ["Calm"], "in play": ["Flag", "Whistle", "Grunt"]}, B={"in play": ["Brute"]})
    assert (t.why_not("use RALLY of Flag"), t.why_not("use BACK of Whistle")) == ("302.8", "302.8")
    t.do("attack B's faction", "A's Grunt", "A: go on", "B: B's Brute", "A: play Calm", "B's Brute")
    battle = t.state.battle
    assert battle is not None
    assert battle.blockers == ()  # a blocker drops out like an attacker
    assert through(t).pile("B") == []


@pytest.mark.rule("spoils:407.3", "spoils:407.1")
def test_a_card_that_is_being_played_may_enter_under_another_players_control() -> None:
    lure = tactic(
        "Lure",
        "Cost: Play this only in response to a character.",
        "Effect: The character enters play under your control.",
    )
    t = scene(lure, A={"hand": ["Grunt"]}, B={"hand": ["Lure"]})
    t.do("play Grunt", "B: play Lure")
    assert (t.in_play("A"), t.in_play("B")) == ([], ["Grunt"])
    assert t.x("Grunt").owner == 0
    assert t.at_peace()


@pytest.mark.rule("spoils:310.1", "spoils:402.5b")
def test_each_of_two_picks_is_what_its_own_words_say() -> None:
    cards = (
        tactic("Raid", "Cost: Pick a character. Pick an item.", "Effect: Destroy the character. Destroy the item."),
        item("Stick"),
    )
    t = scene(*cards, A={"hand": ["Raid"]}, B={"in play": ["Grunt", "Brute", "Stick"]})
    t.do("play Raid", "B's Grunt", "B's Stick")
    assert (sorted(t.pile("B")), t.in_play("B")) == (["Grunt", "Stick"], ["Brute"])
    assert t.at_peace()


@pytest.mark.rule("spoils:310.1", "spoils:503.1", "spoils:407.2")
def test_each_card_that_is_picked_knows_who_picked_it() -> None:
    cards = (
        tactic("Point", "Cost: Your opponent picks 2 characters.", "Effect: Deplete them."),
        tactic("Mark", "Cost: Pick 2 characters.", "Effect: Deplete them."),
        character("Shy", "1/1/3", "If this card is picked, your faction gains 1 influence."),
        location("Eye", 9, "If you pick a character, your faction gains 10 influence."),
    )
    for name, seat, influences in ("Mark", "A", (41, 21)), ("Point", "B", (21, 41)):
        a, b = {"hand": [name], "in play": ["Eye", "Shy"]}, {"in play": ["Shy", "Eye"]}
        t = scene(*cards, A=a, B=b)
        t.do(f"play {name}", f"{seat}: A's Shy", "B's Shy")
        while not t.at_rest():
            t.do(t.offered[0])
        assert (t.influence("A"), t.influence("B")) == influences  # for each, whoever's it is, and for who picked
        assert t.at_peace()


@pytest.mark.rule("spoils:507.2b", "spoils:310.1", "spoils:503.1")
def test_the_target_of_gear_that_is_put_into_play_has_been_picked() -> None:
    cards = (
        item("Hat", "Attach to Character", "The character this card is attached to gains 2 strength."),
        character("Shy", "1/1/3", "If this card is picked, your faction gains 1 influence."),
        tactic("Wear", "Effect: Put an item from your hand into play."),
    )
    t = scene(*cards, A={"hand": ["Wear", "Hat"], "in play": ["Shy"]})
    t.do("play Wear")
    while not t.at_rest():
        t.do(t.offered[0])
    assert (t.stats("Shy"), t.influence("A")) == ("3/1/3", 21)
    assert t.at_peace()


@pytest.mark.rule("spoils:402.7", "spoils:401.2", "spoils:302.8", "spoils:O21")
def test_who_cannot_attack_is_not_added_as_a_cost() -> None:
    rush = character(
        "Rush", "1/1/1", "GO", "Cost: Add this card to the attacking party.", "Effect: Draw a card.",
        types="Rogue Character - imp",
    )  # fmt: skip
    ban = location("Ban", 9, '"imp" cards cannot attack.')
    t = scene(rush, A={"in play": ["Rush", "Grunt"]})
    assert t.why_not("use GO of Rush") == "302.8"
    for cards, usable in ([], True), (["Ban"], False):
        t = scene(rush, ban, A={"in play": ["Rush", "Grunt", *cards], "hand": ["Trick"]})
        t.do("attack B's faction", "A's Grunt")
        if "no more" in t.offered:
            t.do("no more")
        assert ("use GO of Rush" in t.offered) is usable
        if not usable:
            assert t.why_not("use GO of Rush") == "402.7"


@pytest.mark.rule("spoils:607.1c#2", "spoils:302.13")
def test_who_joins_the_blocking_party_as_the_attack_begins_blocks_only_once_blockers_are_chosen() -> None:
    guard = character("Guard", "1/4/3", "If you are attacked, add this card to the blocking party.")
    t = scene(guard, A={"in play": ["Grunt"]}, B={"in play": ["Guard", "Brute"]})
    t.do("attack B's faction", "A's Grunt")
    battle = t.state.battle
    assert battle is not None
    assert (battle.blockers, battle.blocking) == ((), (t.x("Guard").id,))
    assert (t.asked, t.offered) == ("B", ["B's Brute", "no more"])
    t.do("B's Brute")
    battle = t.state.battle
    assert battle is not None
    assert set(battle.blockers) == {t.x("Guard").id, t.x("Brute").id}
    assert through(t).influence("B") == 20


@pytest.mark.rule("spoils:607.1c#2", "spoils:O21")
def test_who_is_to_join_the_blocking_party_joins_it_once() -> None:
    horn = item("Horn", "CALL", "Cost: Pick a character you control.", "Effect: Add it to the blocking party.")
    t = scene(horn, A={"in play": ["Giant"]}, B={"in play": ["Horn", "Grunt"]})
    t.do("attack B's faction", "A's Giant")
    for _ in range(2):
        t.do("B: use CALL of Horn")
    assert t.state.battle is not None
    assert t.state.battle.blocking == (t.x("Grunt").id,)
    assert through(t).the("Giant")["damage"] == 2
    assert t.pile("B") == ["Grunt"]


@pytest.mark.rule("spoils:402.7", "spoils:O21", "spoils:302.12")
@pytest.mark.parametrize("text", ["This card can attack only alone.", "This card can attack only once each turn."])
def test_nobody_is_added_who_could_not_attack_so(text: str) -> None:
    """An effect need not meet what is asked of those who are chosen, but what cannot be cannot be (402.7)."""
    t = scene(CALL, character("Hermit", "2/2/3", text), A={"in play": ["Horn", "Hermit", "Grunt", "Brute"]})
    t.do("attack B's faction", "A's Hermit")
    if t.prompt == "Which character attacks?":
        t.do("no more")
    assert through(t).influence("B") == 18
    t.do("attack B's faction", "A's Grunt", "no more", "use CALL of Horn", "A's Hermit")
    battle = t.state.battle
    assert battle is not None
    assert battle.attackers == (t.x("Grunt").id,)
    t.do("use CALL of Horn", "A's Brute")
    assert through(t).influence("B") == 13


@pytest.mark.rule("spoils:310.1", "spoils:606.2")
def test_all_that_a_card_has_picked_counts_and_not_only_the_last() -> None:
    cards = (
        tactic("Barter", "Cost: Pick a character. Pick an item.", "Effect: Draw a card."),
        tactic("Appraise", "Cost: Pick an item.", "Effect: Draw a card."),
        tactic(
            "Object",
            "Cost: Play this only in response to a card or ability that picked a character.",
            "Effect: Draw a card.",
        ),
    )
    for name, asked in ("Barter", "B"), ("Appraise", "A"):
        t = scene(*cards, CALL, A={"hand": [name], "in play": ["Grunt", "Horn"]}, B={"hand": ["Object"]})
        t.do(f"play {name}")
        while "play Object" not in t.offered and not t.at_rest():
            t.do(t.offered[0])
        assert t.asked == asked


@pytest.mark.rule("spoils:O21", "spoils:608.1h", "spoils:303.1")
def test_who_joins_a_party_is_depleted_as_the_battle_ends_and_not_before() -> None:
    """Nor is one who had left it by then."""
    calm = tactic("Calm", "Cost: Pick a character.", "Effect: Remove it from battle.")
    a = {"hand": ["Calm"], "in play": ["Horn", "Grunt", "Brute", "Sprinter"]}
    t = scene(CALL, calm, A=a)
    t.do("attack B's faction", "A's Grunt", "no more")
    t.do("use CALL of Horn", "A's Brute", "use CALL of Horn", "A's Sprinter")
    assert [t.x(name).depleted for name in ("Grunt", "Brute", "Sprinter")] == [True, False, False]
    t.do("play Calm", "A's Sprinter")
    assert through(t).influence("B") == 15
    assert [t.x(name).depleted for name in ("Grunt", "Brute", "Sprinter")] == [True, True, False]


@pytest.mark.rule("spoils:310.1", "spoils:310.1#2")
def test_who_is_chosen_has_not_been_picked() -> None:
    shy = character("Shy", "1/1/3", "If this card is picked, your faction gains 1 influence.")
    for verb, influence in ("Pick", 21), ("Choose", 20):
        point = tactic("Point", f"Cost: {verb} a character.", "Effect: Deplete it.")
        t = scene(point, shy, A={"hand": ["Point"]}, B={"in play": ["Shy", "Grunt"]})
        t.do("play Point", "B's Shy")
        assert (t.x("Shy").depleted, t.influence("B")) == (True, influence)
        assert t.at_peace()


@pytest.mark.rule("spoils:310.1", "spoils:606.2")
def test_what_picks_another_instead_has_not_picked_the_first_any_more() -> None:
    cards = (
        tactic("Bolt", "Cost: Pick a character or location.", "Effect: Inflict 2 damage to it."),
        tactic(
            "Deflect",
            "Cost: Play this only in response to a card or ability that picked a character.",
            "Effect: Choose a location. The card or ability picks the chosen location instead.",
        ),
        tactic(
            "Spite",
            "Cost: Play this only in response to a card or ability that picked a character.",
            "Effect: Draw a card.",
        ),
        tactic(
            "Guard",
            "Cost: Play this only in response to a card or ability that picked a location.",
            "Effect: Draw a card.",
        ),
    )
    b = {"hand": ["Deflect", "Spite", "Guard"], "in play": ["Fort", "Giant"]}
    t = scene(*cards, A={"hand": ["Bolt"]}, B=b, full_control=(1,))
    t.do("play Bolt", "B's Giant")
    assert [one for one in t.offered if "play" in one] == ["play Deflect", "play Spite"]
    t.do("play Deflect")
    assert [one for one in t.offered if "play" in one] == ["play Guard"]
    t.do("let it happen")
    assert (t.x("Giant").damage, t.x("Fort").total_damage) == (0, 2)
