"""0.4 Legal and illegal choices."""

from __future__ import annotations

import pytest

from coven.kernel import NotOffered
from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

rule = pytest.mark.rule

FREE = strike("Free", 1)
WALL = shield("Wall", 2)
CALM = stance("Calm")
FIRM = shield("Firm", 2, "This spell can't be discarded.")


def using(words: str, *cards: str, full_control: tuple[int, ...] = (), **sides: Plain) -> Stage:
    """A has a witch whose Power is these words, and uses it."""
    power = witch("Wren", f"Her Power Is: {words}")
    mine = {"witch": "Wren", **sides.get("A", {})}
    return stage(power, *cards, A=mine, B=sides.get("B"), full_control=full_control).do("use Wren")


@rule("revel:0.4.1")
def test_what_one_may_do_one_may_leave() -> None:
    whim = strike("Whim", 1, "On Play: You may draw 1 card.")
    for answer, hand in (("yes", ["Plain Spark"]), ("no", [])):
        t = stage(whim, A={"hand": ["Whim"]}, plays=2)
        t.do("play a card", "space 1")
        assert t.offered == ["yes", "no"]
        t.do(answer)
        assert t.A["hand"] == hand
        assert t.at_rest()


@rule("revel:0.4.5")
def test_what_one_may_do_is_offered_though_only_a_part_of_it_can_be_done() -> None:
    whim = "You may draw 2 cards."
    for answer, hand in (("yes", ["Free"]), ("no", [])):
        t = using(whim, FREE, A={"deck": ["Free"]})
        assert t.offered == ["yes", "no"]
        t.do(answer)
        assert (t.A["hand"], len(t.B["deck"])) == (hand, 10)
        assert t.at_rest()
    power = witch("Wren", f"Her Power Is: {whim}")
    assert "use Wren" not in stage(power, A={"witch": "Wren", "deck": 0}).offered  # no part of it can


@rule("revel:0.4.2")
def test_each_alternative_is_an_option() -> None:
    t = using("Gain 1 Passion or draw 1 card.")
    assert t.offered == ["Gain 1 Passion.", "Draw 1 card."]
    t.do("Gain 1 Passion.")
    assert t.A["resources"] == {"Passion": 1}
    assert t.A["hand"] == []
    assert t.at_rest()


@rule("revel:3.8.1")
def test_who_may_bluff_is_asked_even_if_all_cards_in_hand_are_alike() -> None:
    power = witch("Wren", "Her Power Is: Discard 1 card from your hand.")
    a: Plain = {"witch": "Wren", "hand": ["Free", "Free"]}
    t = stage(power, FREE, A=a, B={"hand": ["Free"]}, bluff=True).do("use Wren")
    assert (t.asked, t.offered) == ("A", ["Free"])  # so that B doesn't learn that they are
    t.do("Free")
    assert (t.A["hand"], t.A["discards"], t.B["hand"]) == (["Free"], ["Free"], ["Free"])
    assert t.at_rest()
    assert stage(power, FREE, A=a).do("use Wren").at_rest()  # not asked where nobody bluffs
    open_cards = witch("Wren", "Her Power Is: Stash 1 card from your discards.")
    u = stage(open_cards, FREE, A={"witch": "Wren", "discards": ["Free", "Free"]}, bluff=True).do("use Wren")
    assert (u.at_rest(), u.A["discards"]) == (True, ["Free"])  # nor about what everybody sees


@rule("revel:0.4.2")
def test_an_explicit_choose_is_a_choice() -> None:
    t = using("Choose 1 spell. Discard it.", FREE, WALL, A={"spells": {1: "Free"}}, B={"spells": {4: "Wall"}})
    assert t.offered == ["A's Free in space 1", "B's Wall in space 4"]
    t.do("B's Wall in space 4")
    assert t.B["discards"] == ["Wall"]
    assert t.A["spells"] == {1: "Free"}
    assert t.at_rest()


@rule("revel:0.4.3")
def test_a_reference_by_quality_makes_the_player_choose() -> None:
    t = using("Play 1 card from your hand.", FREE, WALL, CALM, A={"hand": ["Free", "Wall", "Calm"]})
    assert t.asked == "A"
    assert t.offered == ["Free", "Wall", "Calm"]
    t.do("Calm")
    assert t.A["stance"] == "Calm"
    assert t.A["hand"] == ["Free", "Wall"]
    assert t.at_rest()


@rule("revel:0.4.4", "revel:0.4.6")
def test_an_option_of_nothing_but_impossible_instructions_is_illegal() -> None:
    words = "Discard your stance or discard 1 card from your hand."
    t = using(words, FREE, CALM, A={"hand": ["Free"]}, full_control=(0,))
    assert t.offered == ["Discard 1 card from your hand."]
    assert t.why_not("Discard your stance.") == "0.4.6"
    with pytest.raises(NotOffered, match="not offered"):
        t.do("Discard your stance.")
    assert t.offered == ["Discard 1 card from your hand."], "the decision stays open"
    t.do("Discard 1 card from your hand.", "Free")
    assert t.A["discards"] == ["Free"]
    assert t.at_rest()

    t = using(words, FREE, CALM, A={"hand": ["Free"], "stance": "Calm"})
    assert t.offered == ["Discard your stance.", "Discard 1 card from your hand."]


@rule("revel:0.P.6")
def test_what_is_wholly_impossible_is_not_offered() -> None:
    t = using("Discard your stance or draw 1 card.")
    assert t.A["hand"] == ["Plain Spark"], "the draw was all that was offered"
    assert t.at_rest()
    t = using("Discard your stance or draw 1 card.", CALM, A={"stance": "Calm"})
    assert t.offered == ["Discard your stance.", "Draw 1 card."]


@rule("revel:0.4.5")
def test_an_option_that_is_partly_possible_is_legal() -> None:
    t = using("Draw 2 cards or gain 1 Passion.", A={"deck": 1})
    assert t.offered == ["Draw 2 cards.", "Gain 1 Passion."]
    t.do("Draw 2 cards.")
    assert t.A["hand"] == ["Plain Spark"]
    assert t.A["resources"] == {"Passion": 0}
    assert t.at_rest()


@rule("revel:0.4.7", "revel:0.4.6", "revel:0.P.6")
def test_a_choice_without_a_legal_option_is_skipped() -> None:
    words = "Choose 1: discard your stance, or spend 2 Passion to draw 1 card. Gain 1 Passion."
    t = using(words, full_control=(0,))
    assert t.prompt == "What do you do?", "nobody was asked which"
    assert t.A["resources"] == {"Passion": 1}
    assert t.A["hand"] == []
    assert t.at_rest()

    t = stage(
        witch("Wren", "Her Power Is: Choose 1: discard your stance, or spend 2 Passion to draw 1 card."),
        A={"witch": "Wren"},
    )
    assert t.why_not("use Wren") == "4.7.7"


@rule("revel:0.4.8")
def test_a_pick_has_to_leave_what_depends_on_it_possible() -> None:
    words = "Choose 1 spell. Its player draws it."
    anchor = stance("Anchor", "Your spells can't be drawn.")
    mine: Plain = {"spells": {1: "Free", 2: "Wall"}}
    t = using(words, FREE, WALL, anchor, A=mine, B={"spells": {3: "Wall"}, "stance": "Anchor"})
    assert t.offered == ["A's Free in space 1", "A's Wall in space 2"]
    assert t.why_not("B's Wall in space 3") == "0.4.8"
    t.do("A's Wall in space 2")
    assert t.A["hand"] == ["Wall"]
    assert t.at_rest()
    t = using(words, FREE, WALL, anchor, A=mine, B={"spells": {3: "Wall"}})
    assert "B's Wall in space 3" in t.offered


@rule("revel:0.4.8")
def test_only_what_is_visible_keeps_a_pick_from_being_made() -> None:
    dear = strike("Dear", 5, "To Play: Spend 2 Passion.")
    t = using("Choose 1 card from your hand. Play it.", dear, FREE, A={"hand": ["Dear", "Free"]})
    assert t.offered == ["Dear", "Free"]
    t.do("Dear")
    assert t.A["hand"] == ["Dear", "Free"], "it could not be played, and the choice stands"
    assert t.A["spells"] == {}
    assert t.at_rest()


@rule("revel:0.4.9")
def test_announcing_a_space_weighs_the_costs_of_the_same_step() -> None:
    tithe = strike("Tithe", 3, "To Play: Discard 1 of your shield spells.")
    t = stage(tithe, WALL, FIRM, A={"hand": ["Tithe"], "spells": {2: "Wall", 4: "Firm"}}, plays=2)
    t.do("play a card")
    assert t.offered == ["space 1", "space 3", "space 5"]
    assert t.why_not("space 2") == "4.3.1", "replacing the Wall leaves no shield to pay with"
    assert t.why_not("space 4") == "5.7.9", "and the Firm one can't be replaced"
    t.do("space 1", "pay")
    assert t.A["spells"] == {1: "Tithe", 4: "Firm"}
    assert t.at_rest()

    t = stage(tithe, WALL, A={"hand": ["Tithe"], "spells": {2: "Wall", 4: "Wall"}}, plays=2)
    t.do("play a card")
    assert "space 2, replacing Wall" in t.offered, "the other Wall can pay"
    t.do("space 2, replacing Wall", "pay")
    assert t.A["spells"] == {2: "Tithe"}
    assert t.at_rest()


@rule("revel:0.4.9")
def test_the_stamina_lost_for_stitching_is_not_weighed() -> None:
    red = strike("Red", 2, icons="flames")
    t = stage(
        red,
        stance("Stern", "Players can't lose Stamina."),
        A={"hand": ["Red"], "spells": {1: "Red"}, "stamina": 0},
        B={"stance": "Stern"},
        plays=2,
    )
    t.do("play a card")
    assert "space 1, stitching onto Red" in t.offered
    t.do("space 1, stitching onto Red")
    assert t.A["spells"] == {1: {"cards": ["Red", "Red"]}}
    assert t.A["stamina"] == 0
    assert t.at_rest()


@rule("revel:0.4.10", "revel:0.P.10")
def test_another_effect_has_no_say_in_what_may_be_chosen() -> None:
    """The primer would forbid a choice that leads only to what is impossible; 0.4 looks at the same effect only."""
    grudge = strike(
        "Grudge",
        1,
        "On Play: Choose any 1 other spell.",
        "When This Spell Is Discarded: Discard the spell chosen above.",
    )
    t = stage(
        grudge,
        FIRM,
        WALL,
        witch("Wren", "Her Power Is: Discard any 1 of your spells."),
        A={"witch": "Wren", "hand": ["Grudge"]},
        B={"spells": {3: "Firm", 4: "Wall"}},
        plays=2,
    )
    t.do("play a card", "space 1")
    assert t.offered == ["B's Firm in space 3", "B's Wall in space 4"]
    t.do("B's Firm in space 3", "use Wren")
    assert t.A["discards"] == ["Grudge"]
    assert t.B["spells"] == {3: "Firm", 4: "Wall"}
    assert t.at_rest()


@rule("revel:0.4.10")
def test_an_instruction_that_does_not_depend_on_a_choice_has_no_say_in_it() -> None:
    words = "Choose 1 spell. Choose any 1 other spell. Discard it."
    t = using(words, FIRM, WALL, B={"spells": {3: "Firm", 4: "Wall"}})
    assert t.offered == ["B's Firm in space 3", "B's Wall in space 4"]
    t.do("B's Firm in space 3")
    assert t.B["spells"] == {3: "Firm"}, "of the second choice only the Wall was legal"
    assert t.at_rest()

    t = using("Choose 1 spell. Discard your stance.", FIRM, WALL, B={"spells": {3: "Firm", 4: "Wall"}})
    assert t.offered == ["B's Firm in space 3", "B's Wall in space 4"], "the stance has no say"
    t.do("B's Wall in space 4")
    assert t.B["spells"] == {3: "Firm", 4: "Wall"}
    assert t.at_rest()

    t = using("Choose 1 spell. Discard it. Draw 1 card.", FIRM, WALL, B={"spells": {1: "Wall", 3: "Firm", 4: "Wall"}})
    assert t.offered == ["B's Wall in space 1", "B's Wall in space 4"], "nor does a draw make up for the discard"
    t.do("B's Wall in space 4")
    assert t.B["spells"] == {1: "Wall", 3: "Firm"}
    assert t.A["hand"] == ["Plain Spark"]
    assert t.at_rest()


@rule("revel:0.4.11")
def test_an_option_is_judged_before_it_is_taken() -> None:
    t = using("Play 1 stance card from your hand or draw 1 card.", FREE, A={"hand": ["Free"]})
    assert t.offered == ["Play 1 stance card from your hand.", "Draw 1 card."]
    t.do("Play 1 stance card from your hand.")
    assert t.A["hand"] == ["Free"]
    assert len(t.A["deck"]) == 10
    assert t.at_rest()


@rule("revel:0.4.12")
def test_an_inner_choice_without_options_makes_the_outer_option_illegal() -> None:
    words = "Choose 1: draw 1 card; or choose 1 opposing spell and discard it."
    t = using(words, WALL, A={"spells": {1: "Wall"}})
    assert t.A["hand"] == ["Plain Spark"], "drawing was the only legal option"
    assert t.at_rest()
    t = using(words, FIRM, B={"spells": {1: "Firm"}})
    assert t.A["hand"] == ["Plain Spark"], "nor is choosing what can't be discarded one"
    assert t.B["spells"] == {1: "Firm"}
    assert t.at_rest()
    t = using(words, FIRM, WALL, B={"spells": {1: "Firm", 2: "Wall"}})
    assert t.offered == ["Draw 1 card.", "Choose 1 opposing spell and discard it."]
    t.do("Choose 1 opposing spell and discard it.")
    assert t.B["spells"] == {1: "Firm"}
    assert t.at_rest()


@rule("revel:0.4.13")
def test_accepting_what_is_impossible_is_not_offered() -> None:
    t = using("You may discard your stance. Draw 1 card.", full_control=(0,))
    assert t.prompt == "What do you do?", "declining was the only option left"
    assert t.A["hand"] == ["Plain Spark"]
    assert t.at_rest()
    t = using("You may discard your stance. Draw 1 card.", CALM, A={"stance": "Calm"})
    assert t.offered == ["yes", "no"]


@rule("revel:0.4.4")
@pytest.mark.parametrize(("deck", "offered"), [(0, []), (1, ["Draw 3 cards.", "Gain 1 Passion."])])
def test_an_option_that_is_possible_in_part_is_legal(deck: int, offered: list[str]) -> None:
    wren = witch("Wren", "Her Power Is: Draw 3 cards, or gain 1 Passion.")
    t = stage(wren, A={"witch": "Wren", "deck": deck, "stamina": 0}).do("use Wren")
    if offered:
        assert t.offered == offered
        t.do("Draw 3 cards.")
    assert (len(t.A["hand"]), t.A["resources"]) == ((1, {"Passion": 0}) if deck else (0, {"Passion": 1}))
    assert t.at_rest()


# What can't be chosen


NOBODYS = strike("Aloof", 1, "Players can't choose spells.")


@rule("revel:0.2.3", "revel:0.4.3", "revel:4.7.7")
@pytest.mark.parametrize(
    "words",
    [
        "Add a +1 to any 1 spell.",
        "Remove a +1 from any 1 spell.",
        "Move a +1 from this witch to any 1 spell.",
        "Any 1 spell has +1 Power until the turn ends.",
        "Check for overpower for any 1 spell.",
        "Discard any 1 spell.",
    ],
)
def test_what_can_only_be_done_to_a_choice_is_impossible_where_nothing_can_be_chosen(words: str) -> None:
    """To pick is to choose, whatever is done to what is picked; and everybody sees that it can't be done."""
    power = witch("Wren", f"Her Power Is: {words}")
    spells = {1: {"card": "Free", "+1s": 1}}
    mine: Plain = {"witch": {"card": "Wren", "+1s": 1}, "spells": spells}
    t = stage(power, FREE, NOBODYS, A=mine, B={"spells": {2: "Aloof"}})
    assert "use Wren" not in t.offered
    assert t.why_not("use Wren") == "4.7.7"
    assert "use Wren" in stage(power, FREE, A=mine, B={"spells": {2: "Free"}}).offered
    assert t.at_rest()


@rule("revel:0.4.5", "revel:0.4.8")
@pytest.mark.parametrize(
    ("first", "power"), [("Add a +1 to any 1 spell.", 2), ("Any 1 spell has +2 Power until the turn ends.", 3)]
)
def test_what_can_be_done_to_it_itself_is_a_legal_choice_whatever_follows(first: str, power: int) -> None:
    """B's spells can't be drawn, but something can be done to them: that is partly possible. To choose and no more
    is not."""
    held = strike("Held", 1, "Your spells can't be drawn.")
    mine: Plain = {"spells": {1: "Free"}}
    t = using(f"{first} Draw it.", FREE, held, A=mine, B={"spells": {2: "Held"}})
    assert t.offered == ["A's Free in space 1", "B's Held in space 2"]
    t.do("B's Held in space 2")
    assert t.spell("B", 2).power == power
    assert (t.A["hand"], t.B["hand"]) == ([], [])
    assert t.at_rest()
    u = using("Choose any 1 spell. Draw it.", FREE, held, A=mine, B={"spells": {2: "Held"}})
    assert u.A["hand"] == ["Free"]
    assert sorted(u.B["spells"]) == [2]
    assert u.at_rest()


@rule("revel:0.4.3", "revel:0.2.12")
@pytest.mark.parametrize("words", ["Add a +1 to up to 2 spells.", "Up to 2 spells have +1 Power until the turn ends."])
def test_of_up_to_2_none_may_be_taken_and_then_it_was_not_done(words: str) -> None:
    t = using(f"{words} If you do, draw 1 card.", FREE, A={"spells": {1: "Free", 2: "Free"}})
    u = t.fork()
    t.do("done")
    assert (t.spell("A", 1).power, t.spell("A", 2).power, t.A["hand"]) == (1, 1, [])
    u.do("A's Free in space 1", "done")
    assert (u.spell("A", 1).power, u.spell("A", 2).power, u.A["hand"]) == (2, 1, ["Plain Spark"])
    assert t.at_rest()
    assert u.at_rest()


@rule("revel:0.2.2", "revel:0.4.12")
def test_what_is_swapped_may_be_chosen_first() -> None:
    """As long as nothing is chosen, whatever could be chosen can be swapped; a lone spell couldn't."""
    words = "Choose 1 of your spells. Swap it with another of your spells."
    t = using(words, FREE, WALL, A={"spells": {1: "Free", 2: "Wall"}}, B={"spells": {3: "Wall", 4: "Wall"}})
    assert t.offered == ["A's Free in space 1", "A's Wall in space 2"]
    t.do("A's Free in space 1")
    assert t.A["spells"] == {1: "Wall", 2: "Free"}
    assert sorted(t.B["spells"]) == [3, 4]
    assert t.at_rest()
    power = witch("Wren", f"Her Power Is: {words}")
    lone = stage(power, FREE, WALL, A={"witch": "Wren", "spells": {1: "Free"}}, B={"spells": {3: "Wall", 4: "Wall"}})
    assert lone.why_not("use Wren") == "4.7.7"


@rule("revel:5.10.5", "revel:0.2.12")
def test_who_has_none_spends_none_of_1_or_more() -> None:
    t = using("Spend 1 or more Passion. Draw 1 card for each Passion spent this way.", A={"resources": {"Passion": 0}})
    assert t.A["resources"] == {"Passion": 0}
    assert t.A["hand"] == []
    assert t.at_rest()


@rule("revel:3.4.3", "revel:3.6.1")
def test_of_cards_that_could_not_be_revealed_nobody_can_choose() -> None:
    """They lie face down still: one is as good as the other, so the next is drawn and nothing is asked."""
    veil = stance("Veil", "Players can't reveal cards.")
    t = using(
        "Reveal your next 2 draws. Draw 1 of them.",
        FREE,
        WALL,
        veil,
        A={"deck": ["Free", "Wall", "Wall"]},
        B={"stance": "Veil"},
    )
    assert t.A["hand"] == ["Free"]
    assert t.view("B").A.revealed == ()
    assert t.at_rest()
    u = using("Reveal your next 2 draws. Draw 1 of them.", FREE, WALL, A={"deck": ["Free", "Wall", "Wall"]})
    u.do("Wall (revealed)")
    assert u.A["hand"] == ["Wall"]
    assert u.at_rest()
