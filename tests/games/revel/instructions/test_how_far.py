"""0.2, 0.3, 0.4 How far something can be done, where words depend on each other; seen where a cost has to be wholly
possible, or a Power not impossible."""

from __future__ import annotations

from typing import Any

import pytest

from coven.language import TextError
from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike, witch

SPARK = "Plain Spark"
WARD = shield("Ward", 2)
BIG = strike("Big", 5)
CALM = stance("Calm")


def ready(text: str, *cards: str, B: Plain | None = None, luck: list[Any] | None = None, **a: Any) -> Stage:
    """A may use a witch's Power, if it is possible."""
    return stage(witch("Wendy", f"Her Power Is: {text}"), *cards, A={"witch": "Wendy", **a}, B=B, luck=luck)


def using(text: str, *cards: str, B: Plain | None = None, luck: list[Any] | None = None, **a: Any) -> Stage:
    return ready(text, *cards, B=B, luck=luck, **a).do("use Wendy")


def usable(t: Stage) -> bool:
    return "use Wendy" in t.offered


@pytest.mark.rule("revel:0.2.2", "revel:0.3.6", "revel:0.2.5")
@pytest.mark.parametrize(("spells", "can"), [({1: SPARK}, True), ({}, False)])
def test_what_points_back_is_as_possible_as_what_it_points_at(spells: Plain, can: bool) -> None:
    t = ready("Choose any 1 opposing spell and discard it to draw 1 card.", B={"spells": spells})
    assert usable(t) is can
    if can:
        t.do("use Wendy", "pay")
        assert (t.B["spells"], len(t.A["hand"])) == ({}, 1)
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.5", "revel:5.2.3", "revel:0.3.6")
@pytest.mark.parametrize(("deck", "can"), [(2, False), (3, True)])
def test_so_many_next_draws_are_there_or_not(deck: int, can: bool) -> None:
    t = ready("Stash your next 3 draws to gain 1 Passion.", deck=deck)
    assert usable(t) is can
    assert t.at_rest()


@pytest.mark.rule("revel:5.2.4", "revel:0.3.6")
@pytest.mark.parametrize(("deck", "can"), [(1, False), (2, True)])
def test_a_draw_of_more_than_there_is_pays_nothing(deck: int, can: bool) -> None:
    assert usable(ready("Draw 2 cards to gain 1 Passion.", deck=deck)) is can


@pytest.mark.rule("revel:5.2.4", "revel:0.2.12")
def test_a_draw_from_an_empty_deck_is_no_event() -> None:
    keen = stance("Keen", "When You Would Draw: Gain 1 Passion.")
    t = using("Gain 1 Stamina. Draw 1 card.", keen, stance="Keen", deck=[], stamina=0)
    assert t.A["resources"] == {"Passion": 0}
    u = using("Gain 1 Stamina. Draw 1 card.", keen, stance="Keen", deck=[SPARK, SPARK])
    assert u.A["resources"] == {"Passion": 1}
    assert t.at_rest()
    assert u.at_rest()


@pytest.mark.rule("revel:0.2.8", "revel:0.2.9")
@pytest.mark.parametrize(
    ("stands", "deck", "can"), [("Calm", [SPARK], True), ("Calm", [], True), (None, [SPARK], True), (None, [], False)]
)
def test_of_two_alternatives_one_that_can_be_done_is_enough(stands: str | None, deck: list[str], can: bool) -> None:
    text = "If you have 3 or more Passion, draw 1 card. Otherwise, discard your stance."
    a: Plain = {"deck": deck, "stamina": 0, **({"stance": stands} if stands else {})}
    assert usable(ready(text, CALM, **a)) is can


@pytest.mark.rule("revel:5.11.4")
def test_only_the_current_player_can_be_told_to_pass() -> None:
    with pytest.raises(TextError, match="only the player whose turn it is"):
        ready("Your opponent passes the turn.")
    t = using("Pass the turn.")
    assert t.asked == "B"
    assert t.at_rest()


@pytest.mark.rule("revel:5.11.1", "revel-starter:turn.7")
@pytest.mark.parametrize("edition", ["comprehensive", "starter"])
def test_a_pass_can_be_waited_for(edition: str) -> None:
    vigil = stance("Vigil", "When Your Opponent Passes The Turn: Gain 1 Passion.")
    t = stage(vigil, A={"stance": "Vigil"}, B={"stance": "Vigil"}, edition=edition).do("pass")
    assert (t.asked, t.A["resources"], t.B["resources"]) == ("B", {"Passion": 0}, {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.6", "revel:1.7.4")
def test_what_forbids_spells_to_be_discarded_does_not_bind_a_hidden_hand() -> None:
    ban = stance("Ban", "Your opponent can't discard spells.")
    t = ready("Discard 1 card from your hand.", ban, hand=[SPARK], spells={1: SPARK}, B={"stance": "Ban"})
    assert usable(t)
    t.do("use Wendy")
    assert (t.A["hand"], t.A["spells"]) == ([], {1: SPARK})
    assert not usable(ready("Discard any 1 of your spells.", ban, spells={1: SPARK}, B={"stance": "Ban"}))
    assert t.at_rest()


@pytest.mark.rule("revel:4.10.8", "revel:0.P.4")
def test_the_rest_is_what_was_not_taken_though_nothing_has_moved() -> None:
    text = "Choose 2 cards from your hand. Reveal 1 of them and discard the rest."
    t = using(text, WARD, BIG, hand=["Ward", "Big"])
    t.do("Big")
    assert (t.A["hand"], t.A["discards"]) == (["Big"], ["Ward"])
    assert t.at_rest()


@pytest.mark.rule("revel:3.8.1", "revel:3.4.5")
def test_cards_taken_blindly_are_different_ones() -> None:
    t = using("Discard 2 cards from your opponent's hand.", WARD, BIG, B={"hand": ["Ward", "Big", SPARK]}, luck=[0, 0])
    assert (len(t.B["hand"]), len(t.B["discards"])) == (1, 2)
    assert t.at_rest()


@pytest.mark.rule("revel:5.5.3", "revel:4.10.8")
def test_what_was_played_can_be_pointed_at() -> None:
    t = using("Play 1 card from your hand. Add a +1 to it.", hand=[SPARK], spells={2: SPARK}).do("space 1")
    assert (t.spell("A", 1).plus, t.spell("A", 2).plus) == (1, 0)
    assert t.at_rest()


@pytest.mark.rule("revel:5.5.3", "revel:0.6.1")
def test_up_to_1_card_may_be_none() -> None:
    t = using("Play up to 1 card from your hand. Gain 1 Passion.", WARD, hand=[SPARK, "Ward"])
    assert t.offered == [SPARK, "Ward", "none"]
    t.do("none")
    assert (t.A["spells"], t.A["hand"], t.A["resources"]) == ({}, [SPARK, "Ward"], {"Passion": 1})
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.10")
def test_the_power_of_several_spells_is_added_up_though_one_has_none() -> None:
    t = using("If your spells have 6 or more Power, draw 1 card.", BIG, WARD, spells={1: "Big", 2: SPARK, 3: "Ward"})
    assert len(t.A["hand"]) == 1
    u = using("If your spells have 2 or less Power, draw 1 card.", WARD, spells={3: "Ward"})
    assert u.A["hand"] == []
    assert t.at_rest()
    assert u.at_rest()


@pytest.mark.rule("revel:3.2.3", "revel:1.3.10")
@pytest.mark.parametrize(("value", "found"), [("1 or more Resistance", "Ward"), ("1 or more Power", "Big")])
def test_a_card_off_the_field_has_the_values_printed_on_it_and_no_others(value: str, found: str) -> None:
    t = using(f"Draw 1 card with {value} from your discards.", WARD, BIG, CALM, discards=["Calm", "Ward", "Big"])
    assert t.A["hand"] == [found]
    assert t.at_rest()


@pytest.mark.rule("revel:1.3.9", "revel:4.4.3")
def test_a_bonus_asks_about_values_without_bonuses() -> None:
    more = stance("More", "Your strike spells have +1 Power.")
    most = strike("Most", 1, "Your spells with 2 or more Power have +3 Power.")
    t = stage(more, most, A={"stance": "More", "spells": {1: "Most", 2: {"card": SPARK, "+1s": 1}}})
    assert (t.spell("A", 1).power, t.spell("A", 2).power) == (2, 6)
    assert t.at_rest()


ROCK = strike("Rock", 1, "While this spell has a +1, it can't be discarded.")


@pytest.mark.rule("revel:0.4.8", "revel:0.4.5", "revel:0.4.3")
def test_a_pick_is_legal_if_what_it_is_picked_for_can_be_done_whatever_comes_after() -> None:
    text = "Add a +1 to any 1 opposing spell. Discard it."
    t = using(text, strike("Stone", 1, "This spell can't be discarded."), B={"spells": {1: "Stone", 2: SPARK}})
    assert t.offered == ["B's Stone in space 1", "B's Plain Spark in space 2"]
    t.do("B's Stone in space 1")
    assert (t.B["spells"], t.B["discards"]) == ({1: {"cards": ["Stone"], "+1s": 1}, 2: SPARK}, [])
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.5", "revel:0.3.6", "revel:4.10.9")
def test_of_two_things_pointed_at_both_have_to_be_had_for_a_cost() -> None:
    grudge = strike(
        "Grudge",
        1,
        "This Spell's Power Is: Choose any 2 of your opponent's spells.",
        "This Spell's Power Is: Discard the spells chosen above to draw 2 cards.",
    )
    text = "Add a +1 to any 1 of your opponent's spells."
    t = ready(text, grudge, ROCK, spells={5: "Grudge"}, B={"spells": {1: "Rock", 2: SPARK}})
    t.do("use Grudge")
    paying = next(words for words in t.offered if "chosen above" in words)
    free = t.fork().do("use Wendy", "B's Plain Spark in space 2")
    assert paying in free.offered
    t.do("use Wendy", "B's Rock in space 1")
    assert paying not in t.offered
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.6", "revel:0.2.7")
def test_a_hidden_card_that_was_chosen_may_be_tried_though_its_player_knows_better() -> None:
    dear = strike("Dear", 5, "To Play: Spend 3 Passion.")
    keen = strike(
        "Keen",
        1,
        "This Spell's Power Is: Choose 1 card from your hand.",
        "This Spell's Power Is: Play the card chosen above.",
    )
    t = stage(dear, keen, A={"spells": {1: "Keen"}, "hand": ["Dear"]}).do("use Keen")
    trying = "use Keen: Play the card chosen above"
    assert trying in t.offered
    t.do(trying)
    assert (t.A["hand"], list(t.A["spells"])) == (["Dear"], [1])
    assert t.at_rest()
    seen = stage(dear, keen, A={"spells": {1: "Keen"}, "hand": ["Dear"], "revealed": {"Dear": "until your next turn"}})
    seen.do("use Keen")
    assert trying not in seen.offered


@pytest.mark.rule("revel:5.7.10", "revel:S28")
def test_a_card_alone_in_hand_has_nothing_to_be_paid_with() -> None:
    price = strike("Price", 1, "To Play: Discard 1 card from your hand.")
    t = stage(price, A={"hand": ["Price"]}).do("play a card")
    assert t.at_rest(), t.prompt
    assert (t.A["hand"], t.A["spells"], "play a card" in t.offered) == (["Price"], {}, False)
    t = stage(price, A={"hand": ["Price", SPARK]}, plays=2).do("play a card", "Price", "space 1", "pay")
    assert (t.A["spells"], t.A["discards"]) == ({1: "Price"}, [SPARK])
    assert t.at_rest()


@pytest.mark.rule("revel:0.3.9", "revel:0.3.2")
@pytest.mark.parametrize(("answer", "left"), [("pay", ([SPARK, SPARK], 0)), ("decline", (["Ward"], 1))])
def test_a_cost_of_several_parts_is_agreed_to_by_who_pays_it(answer: str, left: tuple[list[str], int]) -> None:
    text = "Your opponent may discard 1 card and spend 1 Passion to draw 2 cards."
    rich: Plain = {"resources": {"Passion": 1}}
    t = using(text, WARD, B={"hand": ["Ward"], **rich}, **rich).do(f"B: {answer}")
    assert (t.B["hand"], t.B["resources"]["Passion"], t.A["hand"], t.A["resources"]["Passion"]) == (*left, [], 1)
    assert t.at_rest()


@pytest.mark.rule("revel:0.2.11", "revel:0.P.3")
@pytest.mark.parametrize(("deck", "passion"), [([SPARK, SPARK, SPARK], 1), ([SPARK], 1), ([], 0)])
def test_what_was_done_in_part_was_done(deck: list[str], passion: int) -> None:
    t = using("Gain 1 Stamina. Draw 2 cards. If you do, gain 1 Passion.", deck=deck, stamina=0)
    assert (len(t.A["hand"]), t.A["resources"]) == (min(2, len(deck)), {"Passion": passion})
    assert t.at_rest()


@pytest.mark.rule("revel:3.8.1", "revel:0.P.4")
@pytest.mark.parametrize(("luck", "taken"), [(0, "Ward"), (1, "Big"), (2, SPARK)])
def test_a_card_that_is_not_seen_is_taken_at_random_and_ones_own_is_chosen(luck: int, taken: str) -> None:
    hand = ["Ward", "Big", SPARK]
    t = using("Discard 1 card from your opponent's hand.", WARD, BIG, B={"hand": hand}, luck=[luck])
    assert t.B["discards"] == [taken]
    assert t.at_rest()
    u = using("Your opponent discards 1 card from their hand.", WARD, BIG, B={"hand": hand}, luck=[luck])
    assert (u.asked, u.offered) == ("B", hand)
    u.do("B: Big")
    assert u.B["discards"] == ["Big"]
    assert u.at_rest()


@pytest.mark.rule("revel:2.4.7", "revel:0.2.3")
@pytest.mark.parametrize(
    ("ban", "barred", "left"),
    [("play cards", "play a card", "draw a card"), ("draw cards", "draw a card", "play a card")],
)
def test_an_act_that_can_not_be_is_no_option(ban: str, barred: str, left: str) -> None:
    t = stage(stance("Ban", f"Your opponent can't {ban}."), A={"hand": [SPARK]}, B={"stance": "Ban"})
    assert (barred in t.offered, left in t.offered) == (False, True)
    assert t.why_not(barred) == "0.2.3"
    assert t.at_rest()


@pytest.mark.rule("revel:0.4.1", "revel:4.10.15", "revel:0.0.1")
@pytest.mark.parametrize(("a", "b"), [("yes", "no"), ("no", "yes"), ("yes", "yes"), ("no", "no")])
def test_who_did_what_each_player_may_do_is_each_players_matter(a: str, b: str) -> None:
    share = "Each player may draw 1 card. If you do, gain 1 Passion."
    t = using(share).do(f"A: {a}", f"B: {b}")
    assert t.A["resources"] == {"Passion": int(a == "yes")}
    ours = stance("Ours", f"When Your Opponent Uses A Power: {share}")
    u = using("Gain 1 Stamina.", ours, B={"stance": "Ours"}).do(f"A: {a}", f"B: {b}")
    assert (u.A["resources"], u.B["resources"]) == ({"Passion": 0}, {"Passion": int(b == "yes")})
    assert t.at_rest()
    assert u.at_rest()


@pytest.mark.rule("revel:0.4.13", "revel:4.10.15")
@pytest.mark.parametrize("hand", [[], [SPARK]])
@pytest.mark.parametrize(
    ("share", "yes"),
    [
        ("Each player may discard 1 card from their hand. If you do, gain 1 Passion.", "yes"),
        ("Each player discards 1 card to draw 1 card. If you do, gain 1 Passion.", "pay"),
    ],
)
def test_who_can_not_do_what_each_player_may_is_not_asked_and_has_not_done_it(
    share: str, yes: str, hand: list[str]
) -> None:
    t = using(share, hand=hand, B={"hand": [SPARK]})
    if hand:
        t.do(f"A: {yes}")
    t.do(f"B: {yes}")
    assert (t.A["resources"], t.B["discards"]) == ({"Passion": len(hand)}, [SPARK])
    assert t.at_rest()
