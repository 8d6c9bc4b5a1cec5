"""Where rules end: what a new turn makes new, what another player's things don't do, and what decides at once."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.stage import Plain, Stage, stage, stance, strike, witch

rule = pytest.mark.rule

SPARK = "Plain Spark"
LOW = strike("Low", 1)
MID = strike("Mid", 2)
BIG = strike("Big", 5)
LONG = "until the turn ends"


@rule("revel:4.6.4")
def test_the_first_time_each_turn_comes_again_with_the_next_turn() -> None:
    first = stance("First", "The First Time You Draw A Card Each Turn: Gain 1 Passion.")
    t = stage(first, A={"stance": "First"}, B={"stance": "First"}, plays=3)
    passion = []
    for answer in ("draw a card", "draw a card", "A: pass", "B: pass"):
        t.do(answer)
        passion.append((t.A["resources"]["Passion"], t.B["resources"]["Passion"]))
    assert passion == [(1, 0), (1, 0), (1, 1), (2, 1)], "once in each turn, for whoever draws in it"
    assert t.at_rest()


@rule("revel:2.5.9", "revel:2.5.4", "revel:4.9.2")
@pytest.mark.parametrize(("current", "other"), [("A", "B"), ("B", "A")])
def test_a_check_is_due_for_what_either_player_has_revealed(current: str, other: str) -> None:
    """There is nothing else for it to look at, and the card is hidden again all the same."""
    words = "If this card is in your hand, gain 1 Passion."
    watch = stance("Watch", f"When Your Opponent Would Draw: {words}")
    told: Plain = {other: {"hand": ["Watch", SPARK]}}
    t = stage(watch, **told, current=current, plays=2)
    t.do("draw a card", f"{other}: reveal Watch")
    assert t.log()[-2:] == [f"{current} draws a card", "Cleanup check"]
    assert (t.truth[other]["hand"], t.truth[other]["resources"]) == (["Watch", SPARK], {"Passion": 1})
    assert "revealed" not in t.truth[other]
    assert t.at_rest()


@rule("revel-starter:domination.2")
def test_a_spell_played_in_an_earlier_turn_is_no_spell_played_in_this_one() -> None:
    t = stage(edition="starter", A={"hand": [SPARK]}, B={"spells": dict.fromkeys((1, 2, 3), SPARK)})
    t.do("play a card", "space 4")
    assert (t.asked, t.A["stamina"]) == ("B", 4)
    t.do("B: pass", "A: pass")
    assert (t.A["stamina"], t.B["stamina"]) == (3, 4)
    assert t.at_rest()


@rule("revel:2.7.1", "revel:2.9.1")
@pytest.mark.parametrize("winner", ["A", "B"])
def test_the_result_is_good_for_the_winner_and_bad_for_the_other(winner: str) -> None:
    told: Plain = {winner: {"spells": dict.fromkeys(range(1, 6), SPARK)}}
    scores = (1.0, -1.0) if winner == "A" else (-1.0, 1.0)
    dominated = stage(**told, current=winner).do("pass")
    exhausted = stage(**told, final_turn=1).do("pass")
    for t in (dominated, exhausted):
        assert t.table.result is not None
        assert (str(t.table.result)[0], t.table.result.scores) == (winner, scores)
        assert t.at_rest()


def five(*cards: str, **told: Any) -> Stage:
    """A has five strikes in the starter edition, and B what keeps one of them from winning."""
    return stage(LOW, MID, BIG, *cards, edition="starter", **told)


@rule("revel-starter:win.1")
def test_five_winning_spells_win_when_what_lasted_is_over() -> None:
    weak = {"of": "A", "says": f"This spell has -4 Power {LONG}.", "on": ["A 1"]}
    spells = {1: "Big", **dict.fromkeys(range(2, 6), SPARK)}
    t = five(A={"spells": spells}, B={"spells": {1: "Mid"}}, lasting=[weak])
    assert t.table.result is None
    t.do("pass")
    assert str(t.table.result).startswith("A wins by having five winning spells")
    assert t.at_rest()


@rule("revel-starter:win.1")
@pytest.mark.parametrize(
    ("words", "answers"),
    [
        ("Move 2 +1s from 1 of your spells to another of your spells.", ("A's Low in space 1",)),
        ("Swap 1 of your spells with another of your spells.", ("A's Low in space 1", "A's Big in space 2")),
        ("Add 2 +1s to 1 of your spells.", ("A's Low in space 1",)),
        ("Discard 1 opposing spell.", ()),
        ("Your opponent discards 1 of their spells.", ()),
        ("Stash 1 opposing spell.", ()),
        (f"Any 1 of your spells has +2 Power {LONG}.", ("A's Low in space 1",)),
        ("Put 1 opposing spell on top of its player's deck.", ()),
    ],
)
def test_five_winning_spells_win_whatever_made_them_win(words: str, answers: tuple[str, ...]) -> None:
    """Space 1 is all that is missing; what would have come next doesn't."""
    wren = witch("Wren", f"Her Power Is: {words} Draw 1 card.")
    spells = {1: "Low", 2: {"cards": ["Big"], "+1s": 2}, **dict.fromkeys((3, 4, 5), SPARK)}
    t = five(wren, A={"witch": "Wren", "spells": spells}, B={"spells": {1: "Mid"}})
    assert t.table.result is None
    t.do("use Wren", *answers)
    assert str(t.table.result).startswith("A wins by having five winning spells")
    assert t.A["hand"] == []
    assert t.at_rest()


@rule("revel:2.4.2", "revel:4.9.10")
@pytest.mark.parametrize(("whose", "plays"), [("A", 2), ("B", 1)])
def test_what_stops_skipping_stops_only_whom_it_speaks_of(whose: str, plays: int) -> None:
    idle = stance("Idle", "When You Would Skip A Play: Stop it.")
    told: Plain = {whose: {"stance": "Idle"}}
    t = stage(idle, **told, plays=2)
    t.do("draw a card")
    assert (t.A["hand"], t.view().plays) == ([SPARK], plays)
    assert t.at_rest()


@rule("revel:0.2.4", "revel:0.2.5")
@pytest.mark.parametrize("hand", [["Dear", "Low"], ["Low", "Dear"]])
def test_of_several_cards_that_all_see_one_that_can_be_played_is_enough(hand: list[str]) -> None:
    dear = strike("Dear", 5, "To Play: Spend 2 Passion.")
    t = stage(LOW, dear, A={"hand": hand, "revealed": dict.fromkeys(hand, LONG)})
    assert "play a card" in t.offered
    t = stage(LOW, dear, A={"hand": ["Dear", "Dear"], "revealed": {"Dear": LONG, "Dear (2)": LONG}})
    assert t.why_not("play a card") == "4.3.1"
    assert t.at_rest()


@rule("revel:2.5.10")
def test_what_a_check_has_resolved_it_holds_no_more() -> None:
    glow = stance("Glow", "When You Draw A Card: Gain 1 Passion.")
    t = stage(glow, A={"stance": "Glow"}, B={"stance": "Glow"}, plays=3).do("draw a card")
    assert t.A["resources"] == {"Passion": 1}
    assert t.state.held == ()
    assert t.at_rest()


@rule("revel:2.5.12", "revel:4.6.4")
def test_an_effect_that_waits_for_two_things_is_two_consequences_to_choose_from() -> None:
    wane = stance("Wane", "When A Spell Gains Power: Discard it.")
    wren = witch("Wren", "Her Power Is: Add a +1 to each of your spells.")
    t = stage(LOW, MID, wane, wren, A={"witch": "Wren", "stance": "Wane", "spells": {1: "Low", 2: "Mid"}})
    t.do("use Wren")
    assert t.offered == ["Wane: When A Spell Gains Power", "Wane: When A Spell Gains Power (2)"]
    t.do("Wane: When A Spell Gains Power (2)")
    assert t.A["discards"] == ["Mid", "Low"]
    assert t.at_rest()


@rule("revel:S28", "revel:5.7.10")
def test_whoever_would_have_to_pay_for_a_card_with_itself_is_warned() -> None:
    tithe = strike("Tithe", 2, "To Play: Discard 1 card from your hand.")
    t = stage(tithe, A={"hand": ["Tithe"]})
    warned = {option.words: option.warning and option.warning.rule for option in t.table.options}
    assert warned == {"play a card": "4.3.1", "draw a card": None, "pass": None}
    t = stage(tithe, A={"hand": ["Tithe", SPARK]})
    assert [option.warning for option in t.table.options] == [None] * 3
    assert t.at_rest()


@rule("revel:4.6.4", "revel:4.6.2")
def test_choosing_something_is_an_event_for_each_thing_chosen() -> None:
    keen = stance("Keen", "When You Choose A Spell: Gain 1 Passion.")
    wren = witch("Wren", "Her Power Is: Choose 2 spells.", "Her Power Is: Choose 1 card from your hand.")
    told = {"witch": "Wren", "stance": "Keen", "spells": {1: "Low"}, "hand": ["Mid"]}
    t = stage(LOW, MID, keen, wren, A=told, B={"stance": "Keen", "spells": {1: "Mid"}})
    t.do("use Wren: Choose 2 spells", "Keen: When You Choose A Spell")
    assert (t.A["resources"], t.B["resources"]) == ({"Passion": 2}, {"Passion": 0})
    t.do("use Wren")
    assert t.A["resources"] == {"Passion": 2}, "a card in hand is no spell"
    assert t.at_rest()


@rule("revel:3.4.12", "revel:1.6.2")
@pytest.mark.parametrize(("sides", "left"), [(4, []), (5, ["Low"])])
def test_a_card_can_be_put_on_a_side_only_while_one_is_empty(sides: int, left: list[str]) -> None:
    words = "Put 1 spell card from your discards onto an empty side of yours."
    told = {"discards": ["Low"], "spells": dict.fromkeys(range(1, sides + 1), SPARK)}
    t = stage(LOW, witch("Wren", f"Her Power Is: {words}"), A={"witch": "Wren", **told})
    assert ("use Wren" in t.offered) is (sides == 4)
    t = stage(LOW, witch("Wren", f"Her Power Is: {words} Draw 1 card."), A={"witch": "Wren", **told}).do("use Wren")
    assert len(t.A["spells"]) == 5
    assert (t.A["discards"], t.A["hand"]) == (left, [SPARK])
    assert t.at_rest()


@rule("revel:S24")
@pytest.mark.parametrize(("verb", "gained", "lost"), [("Add a +1 to", 1, 0), ("Remove a +1 from", 0, 1)])
def test_a_counter_more_is_power_gained_and_one_less_is_power_lost(verb: str, gained: int, lost: int) -> None:
    wren = witch("Wren", f"Her Power Is: {verb} 1 spell.")
    waxing = stance("Waxing", "When A Spell Gains Power: Gain 1 Passion.")
    waning = stance("Waning", "When A Spell Loses Power: Gain 1 Passion.")
    spells = {1: {"cards": ["Low"], "+1s": 2}}
    t = stage(
        LOW, wren, waxing, waning, A={"witch": "Wren", "stance": "Waxing", "spells": spells}, B={"stance": "Waning"}
    )
    t.do("use Wren")
    assert (t.A["resources"]["Passion"], t.B["resources"]["Passion"]) == (gained, lost)
    assert t.at_rest()


@rule("revel:0.3.4", "revel:0.3.10", "revel:4.10.15")
@pytest.mark.parametrize(
    ("words", "passion"),
    [
        ("Discard 1 card from your hand to draw 1 card.", 4),
        ("You may discard 1 card from your hand to draw 1 card.", 4),
        ("Spend 1 Passion and discard 1 card from your hand to draw 1 card.", 3),
        ("Each player may discard 1 card from their hand to draw 1 card.", 4),
    ],
)
def test_whoever_has_paid_a_cost_has_done_it(words: str, passion: int) -> None:
    """'If you do' holds for who pays, also where paying takes a choice, and not for who declines."""
    wren = witch("Wren", f"Her Power Is: {words} If you do, gain 3 Passion.")
    told = {"witch": "Wren", "hand": ["Low", "Mid"], "resources": {"Passion": 1}}
    t = stage(LOW, MID, wren, A=told).do("use Wren", "pay", "Low")
    assert (t.A["hand"], t.A["discards"], t.A["resources"]) == (["Mid", SPARK], ["Low"], {"Passion": passion})
    t = stage(LOW, MID, wren, A=told).do("use Wren", "decline")
    assert (t.A["hand"], t.A["resources"]) == (["Low", "Mid"], {"Passion": 1})
    assert t.B["resources"] == {"Passion": 0}
    assert t.at_rest()


@rule("revel-starter:win.1")
def test_a_card_put_on_a_side_can_be_the_fifth_to_win() -> None:
    wren = witch("Wren", "Her Power Is: Put 1 spell card from your discards onto an empty side of yours. Draw 1 card.")
    t = five(wren, A={"witch": "Wren", "discards": ["Low"], "spells": dict.fromkeys(range(1, 5), SPARK)})
    t.do("use Wren")
    assert str(t.table.result).startswith("A wins by having five winning spells")
    assert t.A["hand"] == []
    assert t.at_rest()


@rule("revel:0.2.3", "revel:4.4.1")
def test_what_can_not_be_done_for_a_while_can_not_be_done_to_what_was_meant() -> None:
    wren = witch(
        "Wren", f"Her Power Is: Choose 1 spell. It can't be discarded {LONG}.", "Her Power Is: Discard 1 spell."
    )
    t = stage(LOW, MID, wren, A={"witch": "Wren", "spells": {1: "Low", 2: "Mid"}}, B={"spells": {3: "Mid"}})
    t.do("use Wren", "A's Low in space 1", "use Wren: Discard 1 spell")
    assert t.offered == ["A's Mid in space 2", "B's Mid in space 3"]
    t.do("B's Mid in space 3")
    assert (sorted(t.A["spells"]), t.B["spells"], t.B["discards"]) == ([1, 2], {}, ["Mid"])
    t.do("A: pass", "B: pass", "use Wren: Discard 1 spell")
    assert t.offered == ["A's Low in space 1", "A's Mid in space 2"], "that was for a turn"
    t.do("A's Low in space 1")
    assert t.at_rest()


@rule("revel:4.7.4", "revel:0.1.1")
@pytest.mark.parametrize("order", [("twice", "3 times"), ("3 times", "twice")])
def test_of_several_leaves_to_use_powers_more_often_the_widest_counts(order: tuple[str, str]) -> None:
    says = "You may use each of your Powers {} each turn."
    leave, other = stance("Leave", says.format(order[0])), strike("Other", 1, says.format(order[1]))
    wren = witch("Wren", "Her Power Is: Draw 1 card.")
    t = stage(wren, leave, other, A={"witch": "Wren", "stance": "Leave", "spells": {1: "Other"}}, B={"witch": "Wren"})
    t.do("use Wren", "use Wren", "use Wren")
    assert (len(t.A["hand"]), t.offered) == (3, ["play a card", "draw a card", "pass"])
    t.do("pass", "use Wren")
    assert "use Wren" not in t.offered, "B has no such leave"
    assert t.at_rest()


@rule("revel:3.2.3", "revel:1.7.5")
def test_a_witch_or_a_resource_that_leaves_takes_no_other_with_it() -> None:
    gold = "Gold\nA Resource\n"
    wren = witch("Wren", "Her Power Is: Discard 1 witch.", "Her Power Is: Discard 1 resource.")
    glow = witch("Glow", "Her Power Is: Draw 1 card.")
    told = {"witch": "Wren", "resources": {"Passion": 2, "Gold": 0}}
    t = stage(wren, glow, gold, A=told, B={"witch": "Glow"})
    t.do("use Wren", "B's Glow", "use Wren: Discard 1 resource", "A's Passion")
    assert (t.B["witch"], t.B["discards"], t.A["discards"]) == (None, ["Glow"], ["Passion"])
    assert t.A["resources"] == {"Gold": 0}
    assert t.B["resources"] == {"Passion": 0}
    t.do("A: pass")
    assert "use Glow" not in t.offered
    assert t.at_rest()


@rule("revel:6.2.4", "revel:6.4.4")
def test_a_marker_sent_anywhere_is_stamina_lost() -> None:
    wren = witch("Wren", "Her Power Is: Discard 1 of your Stamina markers.")
    grief = stance("Grief", "When You Lose Stamina: Gain 1 Passion.")
    t = stage(wren, grief, A={"witch": "Wren", "stance": "Grief"}, B={"stance": "Grief"})
    t.do("use Wren", "A's Stamina marker 1")
    assert (t.A["stamina"], t.A["resources"]) == (3, {"Passion": 1})
    assert (t.B["stamina"], t.B["resources"]) == (4, {"Passion": 0})
    assert t.at_rest()


@rule("revel:5.7.4", "revel:0.2.3")
@pytest.mark.parametrize(
    ("says", "offered"),
    [
        ("This spell can't be stitched.", ["space 2, stitching onto Soft", "space 3", "space 4", "space 5"]),
        ("You can't stitch.", ["space 3", "space 4", "space 5"]),
        (
            "Your opponent can't stitch.",
            [f"space {n}, stitching onto {there}" for n, there in ((1, "Base"), (2, "Soft"))],
        ),
    ],
)
def test_stitching_is_forbidden_where_and_to_whom_it_is_said(says: str, offered: list[str]) -> None:
    cards = (
        strike("Top", 2, icons="flames"),
        strike("Base", 1, says, icons="flames"),
        strike("Soft", 1, icons="flames"),
    )
    t = stage(*cards, A={"hand": ["Top"], "spells": {1: "Base", 2: "Soft"}}).do("play a card")
    assert t.offered[: len(offered)] == offered
    assert len(t.offered) == (5 if "opponent" in says else len(offered))


@rule("revel:1.4b.2", "revel:0.3.6")
@pytest.mark.parametrize(("plus", "payable"), [(2, True), (1, False)])
def test_so_many_counters_from_each_are_paid_by_each_or_not_at_all(plus: int, payable: bool) -> None:
    wren = witch("Wren", "Her Power Is: Remove 2 +1s from each of your spells to draw 1 card.")
    spells = {1: {"cards": ["Low"], "+1s": plus}, 2: {"cards": ["Mid"], "+1s": 3}}
    t = stage(LOW, MID, wren, A={"witch": "Wren", "spells": spells})
    assert ("use Wren" in t.offered) is payable
    if payable:
        t.do("use Wren", "pay")
        assert (t.A["spells"][1], t.A["spells"][2]["+1s"], t.A["hand"]) == ("Low", 1, [SPARK])
    assert t.at_rest()


@rule("revel:3.6.7")
@pytest.mark.parametrize(("kind", "left"), [("strike", ["Calm"]), ("shield", ["Low", "Calm", SPARK])])
def test_a_set_is_shuffled_in_be_it_empty_and_what_is_not_of_it_stays(kind: str, left: list[str]) -> None:
    words = f"Shuffle all {kind} spell cards from your discards into your deck."
    told = {"witch": "Wren", "discards": ["Low", "Calm", SPARK], "deck": ["Mid", "Mid"]}
    t = stage(LOW, MID, stance("Calm"), witch("Wren", f"Her Power Is: {words}"), A=told, B={"discards": ["Low"]})
    t.do("use Wren")
    assert (sorted(t.A["discards"]), len(t.A["deck"])) == (sorted(left), 5 - len(left))
    assert "A shuffles" in t.log()
    assert t.B["discards"] == ["Low"]
    assert t.at_rest()


@rule("revel:0.4.6", "revel:0.3.8")
@pytest.mark.parametrize(
    ("option", "told", "number"),
    [
        ("Discard 1 stance.", {}, "0.4.6"),
        ("Lose 1 Passion.", {}, "0.4.6"),
        ("Remove a +1 from 1 spell.", {}, "0.4.6"),
        ("Spend 1 Passion.", {}, "5.10.5"),
        ("Spend 1 Passion to draw 2 cards.", {}, "0.3.8"),
        ("Spend 1 Passion and discard 1 spell to draw 2 cards.", {"A": {"spells": {1: "Low"}}}, "0.3.8"),
        ("Draw 1 card.", {"A": {"deck": []}}, "5.2.4"),
        ("Draw 1 card.", {"B": {"stance": "Drought"}}, "0.2.3"),
        ("Draw 1 card.", {"A": {"stance": "Toll"}}, "0.3.3"),
        ("Discard 1 spell.", {"A": {"spells": {1: "Low"}}, "B": {"stance": "Hold"}}, "0.2.3"),
    ],
)
def test_an_option_of_a_choice_is_refused_by_what_makes_it_impossible(
    option: str, told: dict[str, Plain], number: str
) -> None:
    words = f"Choose 1: gain 3 Passion; or {option[0].lower()}{option[1:]}"
    cards = (
        stance("Drought", "Your opponent can't draw cards."),
        stance("Toll", "To Draw: Spend 1 Passion."),
        stance("Hold", "Spells can't be discarded."),
    )
    mine = {"witch": "Wren", **told.get("A", {})}
    t = stage(LOW, witch("Wren", f"Her Power Is: {words}"), *cards, A=mine, B=told.get("B"), full_control=(0,))
    t.do("use Wren")
    assert t.offered == ["Gain 3 Passion."]
    assert t.why_not(option) == number
    drawing = option.startswith("Draw")  # what is like no option here is an act at another time
    assert t.why_not("draw 7 cards") == ("0.4.2" if drawing else "2.3.9")
    t.do("Gain 3 Passion.")
    assert t.A["resources"] == {"Passion": 3}
    assert t.at_rest()
