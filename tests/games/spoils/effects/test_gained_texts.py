"""508 Texts that cards gain: each is one of its own, for as long as the card has it; 402.6 what beats them."""

from __future__ import annotations

import pytest

from tests.games.spoils.stage import Stage, character, item, location, tactic
from tests.games.spoils.texts import Scene, scene

SAGE = item(
    "Sage",
    "READ\nCost: Use this only once each turn.\nEffect: Draw a card.",
    "WRITE\nCost: Use this only once each turn.\nEffect: Your faction gains 1 influence.",
)
MIMIC = tactic("Mimic", "Cost: Pick an item.", "Effect: A character you control gains the item's rules text.")


def uses(t: Stage) -> list[str]:
    """The abilities of characters that may be used."""
    return [words for words in t.offered if words.startswith("use ") and "Sage" not in words]


@pytest.mark.rule("spoils:508.1", "spoils:401.3a", "spoils:502.1")
def test_each_ability_of_a_gained_text_is_used_for_itself() -> None:
    t = scene(SAGE, MIMIC, A={"in play": ["2x Grunt", "Sage"], "hand": ["2x Mimic"]})
    t.do("play Mimic", "A's Sage", "A's Grunt (1)", "play Mimic", "A's Sage", "A's Grunt (2)")
    t.do("use READ of Grunt (1)")
    assert uses(t) == ["use WRITE of Grunt (1)", "use READ of Grunt", "use WRITE of Grunt (2)"]
    again = scene(SAGE, MIMIC, **{key.replace(" ", "_"): value for key, value in t.truth.items()})
    assert again.offered == t.offered
    t.do("use WRITE of Grunt (1)", "use READ of Grunt", "use WRITE of Grunt")
    assert uses(t) == []
    assert (len(t.hand("A")), t.influence("A")) == (2, 22)
    t.do("use READ of Sage", "use WRITE of Sage")  # its own uses are others
    assert t.at_peace()


@pytest.mark.rule("spoils:508.1", "spoils:401.3a")
def test_what_a_card_has_gained_is_used_no_second_time_because_something_else_is_gone() -> None:
    pump = tactic("Pump", "Effect: A character you control gains 1 strength this battle.")
    t = scene(SAGE, MIMIC, pump, A={"in play": ["Grunt", "Sage"], "hand": ["Mimic", "Pump"]})
    t.do("attack B's faction", "A's Grunt", "play Pump", "play Mimic", "A's Sage")
    assert t.stats("Grunt") == "3/2/3"
    t.do("use READ of Grunt")
    while t.state.battle is not None:
        t.do("go on")
    assert t.stats("Grunt") == "2/2/3"
    assert uses(t) == ["use WRITE of Grunt"]
    assert t.at_peace()


@pytest.mark.rule("spoils:508.1", "spoils:401.3a", "spoils:508.2")
def test_what_a_card_has_by_anothers_text_is_used_no_second_time_because_it_gains_something() -> None:
    cards = (
        location(
            "Hall",
            5,
            "Characters you control gain this card's rules text.",
            "REST\nCost: Use this only once each turn.\nEffect: Draw a card.",
        ),
        tactic("Pump", "Effect: A character you control gains 1 strength this turn."),
    )
    t = scene(*cards, A={"hand": ["2x Hall", "Pump"], "in play": ["Grunt"]})
    t.do("play Hall", "use REST of Grunt")
    assert uses(t) == ["use REST of Hall"]
    t.do("play Pump")
    assert uses(t) == ["use REST of Hall"]
    t.do("play Hall")  # which is another text
    assert len([words for words in uses(t) if "Grunt" in words]) == 1
    t.do(next(words for words in uses(t) if "Grunt" in words))
    assert not [words for words in uses(t) if "Grunt" in words]
    assert t.at_peace()


@pytest.mark.rule("spoils:508.1", "spoils:402.5b", "spoils:402.7")
def test_paragraphs_of_a_gained_text_point_at_each_other() -> None:
    cards = (
        item("Idol", "At the start of your turn, name a card.", "The named card cannot be played."),
        MIMIC,
        tactic("Bin", "Cost: Pick an item.", "Effect: Destroy it."),
    )
    t = scene(*cards, A={"in play": ["Grunt", "Idol"], "hand": ["Mimic", "Bin", "Trick", "Dear Trick", "2x Coin"]})
    t.do("play Mimic", "A's Idol", "play Bin", "A's Idol", "end the turn")
    while t.asked != "A" or t.prompt != "Which card do you name?":
        t.do("let it happen" if "let it happen" in t.offered else "end the turn")
    t.do("Trick")
    assert t.why_not("play Trick") == "402.7"
    assert t.at_peace()


@pytest.mark.rule("spoils:508.1", "spoils:402.5b", "spoils:402.7")
def test_what_one_paragraph_of_a_gained_text_has_picked_another_speaks_of() -> None:
    cards = (
        item("Stare", "At the start of your turn, pick a character.", "The picked character cannot block."),
        MIMIC,
        tactic("Bin", "Cost: Pick an item.", "Effect: Destroy it."),
    )
    a = {"in play": ["Brute", "Stare"], "hand": ["Mimic", "Bin"]}
    t = scene(*cards, A=a, B={"in play": ["Grunt", "Giant"]})
    t.do("play Mimic", "A's Stare", "play Bin", "A's Stare", "end the turn", "B: end the turn", "B's Giant")
    t.do("attack B's faction", "A's Brute")
    while t.asked != "B":
        t.do("go on" if "go on" in t.offered else "no more")
    assert t.offered == ["B's Grunt", "no more"]
    t.do("no more")
    while t.state.battle is not None:
        t.do("go on")
    assert t.at_peace()


@pytest.mark.rule("spoils:508.1", "spoils:402.5b", "spoils:402.7")
def test_what_a_gained_text_has_named_is_forgotten_with_it() -> None:
    cards = (
        item("Oracle", "If you draw a card, name a card.", "The named card cannot be played."),
        character("Prophet", "1/1/3", "At the end of your turn, name a card.", "The named card cannot be played."),
        tactic("Loan", "Cost: Pick an item.", "Effect: A character you control gains the item's rules text this turn."),
        tactic("Bin", "Cost: Pick an item.", "Effect: Destroy it. Draw a card."),
    )
    t = scene(*cards, A={"in play": ["Prophet", "Oracle"], "hand": ["Loan", "Bin", "Grunt", "Trick"]})
    t.do("play Loan", "A's Oracle", "play Bin", "A's Oracle", "Trick")
    assert t.why_not("play Trick") == "402.7"
    t.do("end the turn", "Grunt", "let it happen")
    assert t.state.active == 0
    assert [t.why_not(f"play {name}") for name in ("Trick", "Grunt")] == [None, "402.7"]
    assert t.at_peace()


BLANK = tactic("Blank", "Cost: Pick a character.", "Effect: It loses its rules text this turn.")
MIST = location("Mist", 5, "Characters you control gain covert.")
WILL = location("Will", 5, 'Characters you control gain "If this card is destroyed, draw a card."')
DOOM = tactic("Doom", "Effect: Destroy all characters.")


@pytest.mark.rule("spoils:402.6", "spoils:508.2", "spoils:502.1")
def test_who_has_lost_all_text_has_none_that_another_card_gives() -> None:
    gift = location("Gift", 5, "Characters you control gain this card's rules text.", "REST\nEffect: Draw a card.")
    for first in ("Blank", "Mist"):  # whichever comes first
        a = {"in play": ["Grunt", "Brute"], "hand": ["Blank", "Mist", "Gift"]}
        t = scene(BLANK, MIST, gift, A=a)
        for name in (first, "Mist" if first == "Blank" else "Blank", "Gift"):
            t.do(f"play {name}", *(["A's Grunt"] if name == "Blank" else []))
        assert (t.covert("Grunt"), t.covert("Brute")) == (False, True)
        assert uses(t) == ["use REST of Brute", "use REST of Gift"]
        t.do("end the turn")
        while t.state.turn == 3:
            t.do("let it happen" if "let it happen" in t.offered else t.offered[0])
        assert (t.covert("Grunt"), t.covert("Brute")) == (True, True)
    for there, drawn in (["Grunt"], 0), (["Grunt", "Brute"], 1):
        t = scene(BLANK, WILL, DOOM, A={"in play": [*there, "Will"], "hand": ["Blank", "Doom"]})
        t.do("play Blank", "A's Grunt", "play Doom")
        assert len(t.hand("A")) == drawn
        assert t.at_peace()


@pytest.mark.rule("spoils:402.6", "spoils:508.1")
@pytest.mark.parametrize("before", [True, False])
def test_what_is_gained_after_all_text_was_lost_once_and_for_no_time_is_had(before: bool) -> None:
    cards = (
        tactic("Wipe", "Cost: Pick a character.", "Effect: It loses its rules text."),
        tactic("Veil", "Effect: A character you control gains covert."),
        tactic("Vow", 'Effect: A character you control gains "If this card is destroyed, draw a card."'),
        MIST,
        WILL,
        DOOM,
        SAGE,
        MIMIC,
    )

    def after(*answers: str) -> Stage:
        names = [answer.removeprefix("play ") for answer in answers if answer.startswith("play ")]
        t = scene(*cards, A={"in play": ["Grunt", "Sage"], "hand": ["Wipe", "Doom", *names]})
        wipe = ("play Wipe", "A's Grunt")
        return t.do(*answers, *wipe) if before else t.do(*wipe, *answers)

    for words in "play Veil", "play Mist":
        t = after(words)
        assert isinstance(t, Scene)
        assert t.covert("Grunt") is not before
        assert t.at_peace()
    assert bool(uses(after("play Mimic", "A's Sage"))) is not before
    for words in "play Vow", "play Will":
        t = after(words)
        assert isinstance(t, Scene)
        t.do("play Doom")
        assert t.hand("A") == ([] if before else ["Coin"])
        assert t.at_peace()


@pytest.mark.rule("spoils:508.1", "spoils:O29", "spoils:411.1")
def test_whose_text_is_gained_is_looked_at_as_it_is_or_was_last_in_play() -> None:
    """What lies face-down has none; what has left play had it."""
    bin_ = tactic("Bin", "Cost: Pick an item.", "Effect: Destroy it.")
    read = tactic("Read", "Cost: Pick a resource.", "Effect: A character you control gains the resource's rules text.")
    for gone in (False, True):
        t = scene(SAGE, MIMIC, bin_, A={"in play": ["Grunt", "Sage"], "hand": ["Mimic"]}, B={"hand": ["Bin"]})
        t.do("play Mimic", "A's Sage", *(["B: play Bin"] if gone else []))
        while not t.at_rest():
            t.do("let it happen" if "let it happen" in t.offered else t.offered[0])
        assert t.in_play("A") == (["Grunt"] if gone else ["Grunt", "Sage"])
        assert uses(t) == ["use READ of Grunt", "use WRITE of Grunt"]
        assert t.at_peace()
    hidden = {"card": "Sage", "face": "face-down"}
    t = scene(SAGE, read, A={"in play": ["Grunt", hidden], "hand": ["Read"]})
    t.do("play Read", "A's face-down Sage")
    assert uses(t) == []
    assert t.at_peace()


@pytest.mark.rule("spoils:402.6", "spoils:311.1", "spoils:508.1")
def test_a_card_that_has_lost_all_text_provides_none_of_the_icons_that_it_gained() -> None:
    cards = (
        tactic("Gild", 'Effect: A character you control gains "This card provides [G]."'),
        BLANK,
        character("Noble", "1/1/3", cost="0 G"),
    )
    for last in (), ("play Blank", "A's Grunt"):
        t = scene(*cards, A={"in play": ["Grunt"], "hand": ["Gild", "Blank", "Noble"]})
        t.do("play Gild", *last)
        assert ("play Noble" in t.offered) is not bool(last)
        assert t.at_peace()


@pytest.mark.rule("spoils:508.3", "spoils:508.1")
def test_what_a_card_has_gained_for_a_while_before_it_was_a_character_it_keeps_when_it_is_none() -> None:
    cards = (
        item("Golem", "RUNE\nEffect: While this card is depleted this turn, it cannot be destroyed."),
        tactic("Wake", "Cost: Pick an item.", "Effect: It gains the character type and 4 life this turn."),
        tactic("Sleep", "Cost: Pick a character.", "Effect: It loses the character type."),
        tactic("Bin", "Cost: Pick an item.", "Effect: Destroy it."),
    )
    golem = {"card": "Golem", "depleted": True}
    for before, stays in (True, True), (False, False):
        t = scene(*cards, A={"in play": [golem], "hand": ["Wake", "Sleep", "Bin"]})
        if before:
            t.do("use RUNE of Golem")
        t.do("play Wake", "A's Golem")
        if not before:
            t.do("use RUNE of Golem")
        t.do("play Sleep", "A's Golem")
        if "play Bin" in t.offered:
            t.do("play Bin")
        while not t.at_rest():
            t.do(t.offered[0])
        assert (t.in_play("A") == ["Golem"]) is stays
        assert t.at_peace()
