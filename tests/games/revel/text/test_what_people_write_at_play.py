"""What people write who know the rulebook alone, at play: what it says happens, and what it doesn't say doesn't."""

from __future__ import annotations

import pytest

from coven.games.revel.cards import read_cards
from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect
from coven.language import TextError
from tests.games.revel.stage import Stage, resource, shield, stage, stance, strike, witch

GALE, GUST, VEIL = strike("Gale", 5), strike("Gust", 2), shield("Veil", 2)
CALM = stance("Calm")


# What is put off, with what speaks of it


DEBT = "On Play: When your next turn begins, discard this spell. Draw 1 card for each card discarded this way."


@pytest.mark.rule("revel:2.3.4", "revel:4.10.8")
def test_what_speaks_of_what_is_put_off_is_put_off_with_it() -> None:
    t = stage(strike("Debt", 1, DEBT), A={"hand": ["Debt"], "deck": 5}, B={"deck": 5})
    t.do("play a card", "space 1")
    assert (t.A["hand"], sorted(t.A["spells"])) == ([], [1])
    t.do("B: pass")
    assert t.A["spells"] == {}
    assert len(t.A["hand"]) == 2  # 1 for the turn, and 1 for the card
    assert t.at_rest()


@pytest.mark.rule("revel:2.3.4", "revel:4.10.8")
@pytest.mark.parametrize("pays", [True, False])
@pytest.mark.parametrize("words", ["When your next turn begins", "The next time your turn begins"])
def test_what_is_put_off_can_be_bought_off_when_it_comes(words: str, pays: bool) -> None:
    text = f"On Play: {words}, discard this spell unless you spend 2 Passion."
    a = {"hand": ["Debt"], "deck": 5, "resources": {"Passion": 2}}
    t = stage(strike("Debt", 1, text), A=a, B={"deck": 5})
    t.do("play a card", "space 1", "B: pass")
    t.do("yes" if pays else "no")
    assert sorted(t.A["spells"]) == ([1] if pays else [])
    assert t.A["resources"] == {"Passion": 0 if pays else 2}
    t.do("A: pass", "B: pass")
    assert (t.asked, t.at_rest()) == ("A", True)  # once, and never again
    assert sorted(t.A["spells"]) == ([1] if pays else [])


def test_whether_now_or_later_is_meant_has_to_be_clear() -> None:
    now, later = "On Play: Discard 1 card.", "At the end of this turn, discard 1 card."
    text = f"{now} {later} Draw 1 card for each card discarded this way."
    with pytest.raises(TextError, match="put off"):
        compile_effect(text)


def test_what_speaks_of_nothing_put_off_happens_at_once() -> None:
    text = "On Play: When your next turn begins, discard this spell. Draw 1 card."
    t = stage(strike("Haste", 1, text), A={"hand": ["Haste"], "deck": 5}, B={"deck": 5})
    t.do("play a card", "space 1")
    assert len(t.A["hand"]) == 1


# During whose turn


@pytest.mark.rule("revel:4.6.2")
@pytest.mark.parametrize(("whose", "mine", "theirs"), [("Your", 1, 0), ("Your Opponent's", 0, 1)])
def test_an_initial_part_may_say_in_whose_turn(whose: str, mine: int, theirs: int) -> None:
    ledger = stance("Ledger", f"Each Time A Spell Is Discarded During {whose} Turn: Gain 1 Passion.")
    drill = witch("Drill", "Her Power Is: Discard 1 spell.")
    a = {"stance": "Ledger", "witch": "Drill", "resources": {"Passion": 0}, "spells": {1: "Veil"}, "deck": 5}
    b = {"witch": "Drill", "deck": 5, "spells": {2: "Veil"}}
    t = stage(ledger, drill, VEIL, A=a, B=b)
    t.do("use Drill", "A's Veil in space 1")
    assert t.A["resources"] == {"Passion": mine}
    t.do("pass", "B: use Drill")
    assert t.A["resources"] == {"Passion": mine + theirs}


@pytest.mark.rule("revel:4.9.1")
@pytest.mark.parametrize("mine", [True, False])
def test_what_would_happen_during_your_turn_is_not_stopped_in_another(mine: bool) -> None:
    pose = stance(
        "Pose", "When Your Opponent Would Draw Cards During Your Turn: You may discard this stance to stop that draw."
    )
    gift = witch("Gift", "Her Power Is: Each player draws 1 card.")
    a = {"stance": "Pose", "deck": 5, **({"witch": "Gift"} if mine else {})}
    b = {"deck": 5, "hand": [], **({} if mine else {"witch": "Gift"})}
    t = stage(pose, gift, A=a, B=b, current="A" if mine else "B")
    before = len(t.B["hand"])
    t.do("use Gift")
    if mine:
        t.do("A: pay")
    assert t.A.get("stance") == (None if mine else "Pose")
    assert len(t.B["hand"]) == before + (0 if mine else 1)


@pytest.mark.rule("revel:4.6.2")
def test_the_first_time_during_each_of_your_turns_is_once_in_your_turn() -> None:
    encore = stance("Encore", "The First Time You Play A Shield Spell Card During Each Of Your Turns: Gain 1 Passion.")
    a = {"stance": "Encore", "hand": ["Veil", "Veil"], "resources": {"Passion": 0}}
    t = stage(encore, VEIL, A=a, plays=2)
    t.do("play a card", "space 1")
    assert t.A["resources"] == {"Passion": 1}
    t.do("play a card", "space 2")
    assert t.A["resources"] == {"Passion": 1}


# Which


@pytest.mark.rule("revel:4.10.2")
def test_a_relative_clause_narrows_what_a_player_controls() -> None:
    tide = strike("Tide", 1, "On Play: Discard each strike spell your opponent controls that has 2 or less Power.")
    t = stage(
        tide, GALE, GUST, VEIL,
        A={"hand": ["Tide"], "spells": {2: "Gust"}}, B={"spells": {1: "Gale", 2: "Gust", 3: "Veil"}},
    )  # fmt: skip
    t.do("play a card", "space 4")
    assert t.B["spells"] == {1: "Gale", 3: "Veil"}
    assert t.A["spells"] == {2: "Gust", 4: "Tide"}


@pytest.mark.rule("revel:1.3.1")
def test_copies_of_a_card_are_the_cards_with_its_name() -> None:
    moths = strike("Moths", 1, "This spell has +1 Power for each copy of this card in your discards.")
    t = stage(
        moths, GUST, A={"spells": {1: "Moths"}, "discards": ["Moths", "Gust", "Moths"]}, B={"discards": ["Moths"]}
    )
    assert t.spell("A", 1).power == 3


@pytest.mark.rule("revel:1.3.1")
def test_other_copies_of_a_card_on_ones_own_side_are_counted() -> None:
    moths = strike("Moths", 1, "This spell has +1 Power for each other copy of this card you control.")
    t = stage(moths, GUST, A={"spells": {1: "Moths", 2: "Moths", 3: "Gust"}}, B={"spells": {1: "Moths", 4: "Moths"}})
    assert (t.spell("A", 1).power, t.spell("A", 2).power, t.spell("B", 1).power) == (2, 2, 2)
    t = stage(moths, GUST, A={"spells": {1: "Moths", 3: "Gust"}}, B={"spells": {1: "Moths", 4: "Moths"}})
    assert t.spell("A", 1).power == 1


@pytest.mark.rule("revel:1.3.1")
def test_a_name_needs_no_quotes_where_it_ends_with_the_sentence() -> None:
    swarm = shield(
        "Swarm of Moths", 1, "This spell has +1 Resistance for each other spell you control named Swarm of Moths."
    )
    spells = {1: "Swarm of Moths", 2: "Swarm of Moths", 3: "Veil"}
    t = stage(swarm, VEIL, A={"spells": spells}, B={"spells": {1: "Swarm of Moths"}})
    assert (t.spell("A", 1).resistance, t.spell("B", 1).resistance) == (2, 1)


# Searching


def _attic(text: str) -> Stage:
    attic = shield("Attic", 1, text)
    return stage(attic, GUST, CALM, A={"hand": ["Attic"], "deck": ["Gust", "Calm", "Gust"]}).do(
        "play a card", "space 1"
    )


@pytest.mark.rule("revel:0.6.1")
def test_what_is_searched_for_is_revealed_and_drawn_and_the_deck_shuffled() -> None:
    t = _attic("On Play: Search your deck for 1 stance card, reveal it and draw it. Then shuffle your deck.")
    t.do("Calm")
    assert t.A["hand"] == ["Calm"]
    assert sorted(t.A["deck"]) == ["Gust", "Gust"]
    assert any("reveals Calm" in line for line in t.log("B"))
    assert any("shuffles" in line for line in t.log("B"))


@pytest.mark.rule("revel:0.6.1")
@pytest.mark.parametrize("may", [False, True])
def test_who_finds_nothing_shuffles_all_the_same(may: bool) -> None:
    text = (
        "On Play: You may search your deck for 1 stance card. If you do, reveal it, draw it, then shuffle your deck."
        if may
        else "On Play: Search your deck for 1 stance card, reveal it and draw it. Then shuffle your deck."
    )
    t = _attic(text)
    if may:
        t.do("yes")
    t.do("none")
    assert t.A["hand"] == []
    assert any("shuffles" in line for line in t.log("B"))


# Statements


@pytest.mark.rule("revel:5.8.8")
@pytest.mark.parametrize("stitched", [False, True])
def test_an_exception_is_no_prohibition(stitched: bool) -> None:
    order = stance("Order", "Your strike spells can't be overpowered, except by stitched spells.")
    b = {"stance": "Order", "spells": {1: "Gust"}}
    a = {"hand": ["Storm"], "spells": {1: "Breeze"} if stitched else {}}
    cards = [strike("Storm", 5, icons="flames"), strike("Breeze", 1, icons="flames")]
    t = stage(order, *cards, GUST, A=a, B=b)
    t.do("play a card", "space 1, stitching onto Breeze" if stitched else "space 1")
    assert t.B["spells"] == ({} if stitched else {1: "Gust"})


@pytest.mark.rule("revel:4.4.1")
def test_what_is_said_of_one_thing_in_two_statements_depends_as_a_whole() -> None:
    aria = strike("Aria", 1, "During your turn, this spell has +3 Power and can't be discarded.")
    t = stage(aria, A={"spells": {1: "Aria"}, "deck": 5}, B={"deck": 5})
    assert t.spell("A", 1).power == 4
    t.do("pass")
    assert t.spell("A", 1).power == 1
    with pytest.raises(TextError, match="not clear"):
        compile_effect("While it is your turn, this spell has +3 Power and this spell can't be discarded.")


# Headers and names


@pytest.mark.rule("revel:1.11.2")
def test_a_resource_may_be_called_like_a_stitch_icon() -> None:
    moon = resource("Moonlight", "You are able to gain, lose and spend Moonlight.")
    tide = witch("Tide", "Her Power Is: Gain 2 Moonlight.", of="Moonlight")
    t = stage(moon, tide, A={"witch": "Tide", "resources": {"Moonlight": 0}})
    t.do("use Tide")
    assert t.A["resources"] == {"Moonlight": 2}
    lit = compile_effect("When You Gain Moonlight: Discard 1 spell with a moonlight icon.")
    assert say(lit) == "When You Gain Moonlight: Discard 1 spell with a moonlight icon."


@pytest.mark.rule("revel:1.3.11")
@pytest.mark.parametrize(
    "line", ["Stitch Icons: flames, currents", "Stitch Icon Flames, Currents", "Icons: flames currents"]
)
def test_stitch_icons_are_given_in_a_line_of_the_header(line: str) -> None:
    (card,) = read_cards(f"Twin\nA Strike Spell\nPower 1\n{line}\n")
    assert card.icons == ("flames", "currents")


@pytest.mark.rule("revel:1.3.11")
def test_a_card_may_have_a_stitch_icon_of_its_own() -> None:
    """5.7.4 The rules name no icons: Briar goes onto Rose, and not onto Thorn; none is no icon."""
    t = stage(
        strike("Rose", 1, icons="rose"),
        strike("Briar", 2, "On Play: Add a +1 to each spell with a rose icon.", icons="rose, thorns"),
        strike("Thorn", 3, icons="flames"),
        strike("Bare", 3, icons="none"),
        A={"hand": ["Briar"], "spells": {1: "Rose", 2: "Thorn", 3: "Bare"}},
    )
    t.do("play a card")
    assert t.why_not("space 2") == t.why_not("space 3") == "5.7.4"
    t.do("space 1, stitching onto Rose")
    assert t.A["spells"] == {1: {"cards": ["Rose", "Briar"], "+1s": 1}, 2: "Thorn", 3: "Bare"}
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.11")
def test_a_stitch_icon_is_one_word() -> None:
    with pytest.raises(TextError, match="a stitch icon is one word"):
        read_cards("Twin\nA Strike Spell\nPower 1\nStitch Icon 7\n")


@pytest.mark.rule("revel:0.1.1")
def test_a_witch_may_say_how_much_stamina_she_starts_with_and_nothing_else_does() -> None:
    (hale,) = read_cards("Hale\nA Witch\nStamina 5\n")
    (plain,) = read_cards("Plain\nA Witch\n")
    assert (hale.stamina, plain.stamina) == (5, None)
    assert hale != plain
    with pytest.raises(TextError, match="on the witch") as wrong:
        read_cards("Twin\nA Strike Spell\nPower 1\nStamina 5\n")
    assert wrong.value.rule == "2.2.2"


# Where what can't be done would come from


CRYPT = witch("Crypt", "Her Power Is: Play 1 shield spell card from your discards.")


@pytest.mark.rule("revel:0.2.3")
@pytest.mark.parametrize(
    ("where", "by_hand", "from_discards"),
    [("", False, False), (" from their hand", False, True), (" from their discards", True, False)],
)
def test_what_cannot_be_played_from_one_place_is_played_from_another(
    where: str, by_hand: bool, from_discards: bool
) -> None:
    ban = stance("Ban", f"Your opponent can't play shield spell cards{where}.")
    a = {"witch": "Crypt", "hand": ["Veil"], "discards": ["Veil"]}
    t = stage(ban, CRYPT, VEIL, A=a, B={"stance": "Ban"})
    assert any(option.startswith("use Crypt") for option in t.offered) is from_discards
    t.do("play a card")  # hidden, so nobody can prove that it is barred (0.2.6)
    assert ("space 1" in t.offered) is by_hand
    assert t.A["hand"] == ["Veil"]


@pytest.mark.rule("revel:0.2.3", "revel:0.2.6")
@pytest.mark.parametrize(("where", "is_barred"), [("hand", True), ("discards", False)])
def test_no_card_is_offered_from_a_place_that_none_is_played_from(where: str, is_barred: bool) -> None:
    ban = stance("Ban", f"Your opponent can't play cards from their {where}.")
    mine, theirs = {"hand": ["Gust"]}, {"hand": ["Gust"], "stance": "Ban", "deck": 5}
    t = stage(ban, GUST, A=mine, B=theirs)
    assert ("play a card" not in t.offered) is is_barred
    t.do("pass", "B: play a card")  # the one who says so is free
    assert "space 1" in t.offered or "Gust" in t.offered


@pytest.mark.rule("revel:0.2.3", "revel:5.2.2")
@pytest.mark.parametrize(("where", "drawn"), [("deck", []), ("discards", ["Gust"])])
def test_draws_come_from_the_deck(where: str, drawn: list[str]) -> None:
    ban = stance("Ban", f"Your opponent can't draw cards from their {where}.")
    drill = witch("Drill", "Her Power Is: Draw 1 card. Gain 1 Passion.")
    t = stage(ban, drill, GUST, A={"witch": "Drill", "deck": ["Gust", "Gust"]}, B={"stance": "Ban"})
    t.do("use Drill")
    assert (t.A["hand"], t.A["resources"]) == (drawn, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.3", "revel:0.3.6")
def test_who_cannot_discard_from_hand_discards_from_the_field() -> None:
    ban = stance("Ban", "Your opponent can't discard cards from their hand.")
    drill = witch(
        "Drill",
        "Her Power Is: Discard 1 of your spells to gain 1 Passion.",
        "Her Power Is: Discard 1 card from your hand to gain 2 Passion.",
    )
    a = {"witch": "Drill", "hand": ["Gust"], "spells": {1: "Veil"}}
    t = stage(ban, drill, GUST, VEIL, A=a, B={"stance": "Ban"})
    assert [option for option in t.offered if option.startswith("use ")] == [
        "use Drill: Discard 1 of your spells to gain 1 Passion"
    ]
    t.do("use Drill", "pay")
    assert (t.A["hand"], t.A["discards"], t.A["resources"]) == (["Gust"], ["Veil"], {"Passion": 1})
    assert t.at_rest()


# Two sentences in one


AFTER = [
    "and this spell has +2 Power until the turn ends",
    "and you may play 1 stance card",
    "then you may discard 1 card",
]


@pytest.mark.parametrize("after", AFTER)
@pytest.mark.parametrize(
    "covered",
    [
        "If you control a stance, draw 1 card",
        "You may draw 1 card",
        "Spend 1 Passion to draw 1 card",
        "When your next turn begins, draw 1 card",
        "Draw 1 card unless you control a stance",
        "Draw 1 card, or gain 1 Passion",
    ],
)
def test_what_covers_a_sentence_is_not_lost_on_its_second_half(covered: str, after: str) -> None:
    assert compile_effect(f"On Play: Draw 1 card, {after}.")
    with pytest.raises(TextError):
        compile_effect(f"On Play: {covered}, {after}.")


def test_nor_is_what_ends_it_lost_on_its_first_half() -> None:
    assert compile_effect("This spell has +3 Power and this spell can't be discarded.")
    with pytest.raises(TextError):
        compile_effect("This spell has +3 Power and this spell can't be discarded during your turn.")


@pytest.mark.rule("revel:0.4.1")
@pytest.mark.parametrize(("does", "may", "chooser"), [("Your opponent draws", "they", "B"), ("Draw", "you", "A")])
def test_whoever_then_may_is_asked(does: str, may: str, chooser: str) -> None:
    gift = strike("Gift", 1, f"On Play: {does} 1 card, then {may} may discard 1 card.")
    t = stage(gift, GUST, A={"hand": ["Gift", "Gust"]}, B={"hand": ["Gust"]}, plays=2)
    t.do("play a card", "Gift", "space 1", f"{chooser}: yes", f"{chooser}: Gust")
    assert (t.A["discards"], t.B["discards"]) == ((["Gust"], []) if chooser == "A" else ([], ["Gust"]))
    assert t.at_rest()


def test_who_they_are_that_may_has_to_be_said() -> None:
    with pytest.raises(TextError, match="who 'they' are"):
        compile_effect("On Play: Draw 1 card, then they may discard 1 card.")
