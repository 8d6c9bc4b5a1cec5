"""3.6 to 3.9 Deck, discards, hand and stance area."""

from __future__ import annotations

import pytest

from tests.games.revel.stage import shield, stage, stance, strike

WARD = shield("Ward", 2)
PURGE = strike("Purge", 1, "This Spell's Power Is: Discard any 1 other spell.")
ON_TOP = stance("Lift", "This Stance's Power Is: Put any 1 spell on top of your deck.")
RECALL = stance("Recall", "This Stance's Power Is: Draw any 1 spell.")


@pytest.mark.rule("revel:3.6.2")
def test_what_is_stashed_later_lies_below() -> None:
    t = stage(
        WARD,
        PURGE,
        stance("Tuck", "This Stance's Power Is: Stash 1 card from your hand."),
        strike("Hide", 1, "This Spell's Power Is: Stash 1 card from your hand."),
        A={"stance": "Tuck", "spells": {1: "Hide"}, "hand": ["Ward", "Purge"], "deck": 2},
    )
    t.do("use Tuck", "Ward")
    assert t.A["deck"] == ["Plain Spark", "Plain Spark", "Ward"]
    t.do("use Hide")
    assert t.A["deck"] == ["Plain Spark", "Plain Spark", "Ward", "Purge"]
    assert t.A["hand"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.2")
def test_what_is_put_on_top_is_the_next_draw() -> None:
    t = stage(WARD, ON_TOP, A={"stance": "Lift", "spells": {1: "Ward"}, "deck": 2}, plays=2)
    t.do("use Lift")
    assert t.A["deck"] == ["Ward", "Plain Spark", "Plain Spark"]
    assert t.A["spells"] == {}
    t.do("draw a card")
    assert t.A["hand"] == ["Ward"]
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.2")
@pytest.mark.parametrize("which", ["all your spells", "2 of your spells"])
def test_several_spells_go_on_top_in_the_order_their_player_chooses(which: str) -> None:
    lift = stance("Lift", f"This Stance's Power Is: Put {which} on top of your deck.")
    t = stage(WARD, PURGE, lift, A={"stance": "Lift", "spells": {1: "Ward", 3: "Purge"}, "deck": 1}, plays=2)
    t.do("use Lift", "A's Purge in space 3")
    assert t.A["deck"] == ["Ward", "Purge", "Plain Spark"]
    assert t.A["spells"] == {}
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.3")
def test_a_card_sent_to_the_wrong_deck_goes_to_the_same_place_in_its_owners() -> None:
    t = stage(
        WARD,
        ON_TOP,
        A={"stance": "Lift", "spells": {1: "Plain Spark"}, "deck": 2},
        B={"spells": {4: "Ward"}, "deck": 3},
    )
    t.do("use Lift", "B's Ward in space 4")
    assert t.B["deck"] == ["Ward", "Plain Spark", "Plain Spark", "Plain Spark"]
    assert t.B["spells"] == {}
    assert t.A["deck"] == ["Plain Spark", "Plain Spark"]
    assert t.A["spells"] == {1: "Plain Spark"}
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.3")
def test_stashing_an_opposing_spell_goes_to_the_bottom_of_its_owners_deck() -> None:
    t = stage(
        WARD,
        stance("Sink", "This Stance's Power Is: Stash any 1 spell."),
        A={"stance": "Sink", "deck": 2},
        B={"spells": {4: "Ward"}, "deck": 2},
    )
    t.do("use Sink")
    assert t.B["deck"] == ["Plain Spark", "Plain Spark", "Ward"]
    assert t.A["deck"] == ["Plain Spark", "Plain Spark"]
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.4")
def test_a_deck_empty_at_a_cleanup_check_costs_all_stamina() -> None:
    t = stage(A={"deck": 1, "stamina": 3}, B={"deck": 2}, plays=2)
    t.do("draw a card")
    assert t.A["deck"] == []
    assert t.A["stamina"] == 0
    assert t.B["stamina"] == 4
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.5")
def test_a_deck_empty_for_a_moment_does_no_harm() -> None:
    t = stage(
        WARD,
        stance("Sift", "This Stance's Power Is: Draw 2 cards. Stash 1 card from your hand."),
        A={"stance": "Sift", "deck": ["Ward", "Plain Spark"]},
    )
    t.do("use Sift")
    assert t.A["deck"] == []
    assert t.A["stamina"] == 4  # in between
    t.do("Ward")
    assert t.A["deck"] == ["Ward"]
    assert t.A["hand"] == ["Plain Spark"]
    assert t.A["stamina"] == 4
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.6")
def test_an_empty_deck_can_be_shuffled() -> None:
    t = stage(
        stance("Mix", "This Stance's Power Is: Shuffle your deck."),
        A={"stance": "Mix", "deck": 0, "stamina": 0, "hand": ["Plain Spark"]},
    )
    assert "use Mix" in t.offered
    t.do("use Mix")
    assert t.A["deck"] == []
    assert t.A["stance"] == {"cards": ["Mix"], "used": [[1, 1]]}
    assert "use Mix" not in t.offered
    assert t.why_not("use Mix") == "4.7.4"
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.7")
def test_shuffling_in_no_cards_still_shuffles() -> None:
    t = stage(
        WARD,
        PURGE,
        stance("Renew", "This Stance's Power Is: Shuffle all stance cards in your discards into your deck."),
        A={"stance": "Renew", "deck": ["Ward", "Purge", "Plain Spark"], "discards": ["Ward"]},
        luck=[(1, 2, 0)],
    )
    assert "use Renew" in t.offered
    t.do("use Renew")
    assert t.A["deck"] != ["Ward", "Purge", "Plain Spark"]
    assert sorted(t.A["deck"]) == ["Plain Spark", "Purge", "Ward"]
    assert t.A["discards"] == ["Ward"]
    assert "A shuffles" in t.log("B")
    assert t.at_rest()


@pytest.mark.rule("revel:3.6.7")
def test_shuffling_in_the_cards_that_there_are() -> None:
    t = stage(
        WARD,
        stance("Calm"),
        stance("Renew", "This Stance's Power Is: Shuffle all stance cards in your discards into your deck."),
        A={"stance": "Renew", "deck": 2, "discards": ["Calm", "Ward"]},
        B={"discards": ["Calm"]},
    )
    t.do("use Renew")
    assert sorted(t.A["deck"]) == ["Calm", "Plain Spark", "Plain Spark"]
    assert t.A["discards"] == ["Ward"]
    assert t.B["discards"] == ["Calm"]
    assert t.at_rest()


@pytest.mark.rule("revel:3.7.1", "revel:1.7.5", "revel:3.4.10")
def test_a_discarded_spell_is_seen_by_both_and_has_no_effects_any_more() -> None:
    t = stage(PURGE, strike("Heat", 2, "Your spells have +2 Power."), A={"spells": {1: "Heat", 2: "Purge"}})
    purge = t.view().A.spells[2]
    assert purge is not None
    assert purge.power == 3
    t.do("use Purge")
    for seat in ("A", "B"):
        assert t.view(seat).A.discards == ("Heat",)
    purge = t.view().A.spells[2]
    assert purge is not None
    assert purge.power == 1
    assert t.at_rest()


@pytest.mark.rule("revel:3.7.2")
def test_what_is_discarded_goes_to_its_owners_discards() -> None:
    t = stage(
        PURGE,
        strike("Over", 2, icons="flames"),
        A={"spells": {1: "Purge"}},
        B={"spells": {1: {"cards": ["Over", "Over"]}}},
    )
    t.do("use Purge")
    assert t.B["discards"] == ["Over", "Over"]
    assert t.A["discards"] == []
    assert t.at_rest()


@pytest.mark.rule("revel:3.8.1")
def test_a_card_back_in_hand_can_not_be_told_from_the_others() -> None:
    views = []
    for drawn in (["Ward", "Purge"], ["Purge", "Ward"]):
        t = stage(
            WARD,
            PURGE,
            RECALL,
            A={"stance": "Recall", "spells": {1: "Plain Spark"}, "hand": drawn[:1], "deck": [*drawn[1:], "Ward"]},
            plays=2,
        )
        t.do("use Recall", "draw a card")
        assert sorted(t.A["hand"]) == ["Plain Spark", "Purge", "Ward"]
        assert t.at_rest()
        views.append(t.view("B"))
    # Whatever the order in which they came, B sees three cards and nothing that tells one from another.
    assert views[0] == views[1]
    assert views[0].A.hand == (None, None, None)
    assert views[0].A.revealed == ()


@pytest.mark.rule("revel:3.8.1")
def test_a_card_taken_unseen_from_a_hand_is_a_random_one() -> None:
    taken = set()
    for seed in range(12):
        t = stage(
            WARD,
            stance("Pry", "This Stance's Power Is: Your opponent discards 1 card from their hand."),
            strike("Grope", 1, "This Spell's Power Is: Discard 1 card from your opponent's hand."),
            A={"stance": "Pry", "spells": {1: "Grope"}},
            B={"hand": ["Ward", "Plain Spark"]},
            seed=seed,
        )
        t.do("use Grope")
        assert len(t.B["discards"]) == 1
        assert t.at_rest()
        taken.add(t.B["discards"][0])
    assert taken == {"Ward", "Plain Spark"}


@pytest.mark.rule("revel:3.8.2")
def test_a_card_barred_by_a_repair_lies_apart_until_something_else_is_played() -> None:
    t = stage(
        WARD,
        strike("Costly", 4, "To Play: Spend 2 Passion."),
        A={"hand": ["Costly", "Ward", "Plain Spark"]},
        plays=2,
    )
    assert t.view("B").A.set_apart == 0
    t.do("play a card", "Costly")
    assert t.offered == ["Ward", "Plain Spark"]
    for seat in ("A", "B"):
        side = t.view(seat).A
        assert (len(side.hand), side.set_apart, side.revealed) == (3, 1, ())
    assert set(t.view("B").A.hand) == {None}
    t.do("Ward", "space 1")
    side = t.view("B").A
    assert (len(side.hand), side.set_apart) == (2, 0)
    assert t.A["hand"] == ["Costly", "Plain Spark"]
    assert t.at_rest()


@pytest.mark.rule("revel:3.8.3")
def test_drawing_takes_a_card_to_hand_from_wherever_it_is() -> None:
    t = stage(
        WARD,
        stance("Calm"),
        stance("Again", "This Stance's Power Is: Draw 1 stance card from your discards."),
        A={"stance": "Again", "discards": ["Ward", "Calm"], "deck": 3},
        B={"discards": ["Calm"]},
    )
    t.do("use Again")
    assert t.A["hand"] == ["Calm"]
    assert t.A["discards"] == ["Ward"]
    assert len(t.A["deck"]) == 3
    assert t.B["discards"] == ["Calm"]
    assert t.at_rest()


@pytest.mark.rule("revel:3.8.4")
def test_a_card_drawn_by_another_goes_to_its_owners_hand() -> None:
    t = stage(
        WARD,
        RECALL,
        A={"stance": "Recall", "spells": {1: "Plain Spark"}},
        B={"spells": {2: {"card": "Ward", "+1s": 1}}},
    )
    t.do("use Recall", "B's Ward in space 2")
    assert t.B["hand"] == ["Ward"]
    assert t.B["spells"] == {}
    assert t.A["hand"] == []
    assert t.A["spells"] == {1: "Plain Spark"}
    assert t.at_rest()


@pytest.mark.rule("revel:3.9.1")
def test_a_stance_played_goes_to_the_stance_area_and_applies() -> None:
    t = stage(
        stance("Heat", "Your strike spells have +1 Power."),
        A={"hand": ["Heat"], "spells": {1: "Plain Spark"}},
        plays=2,
    )
    assert "stance" not in t.A
    t.do("play a card")
    assert t.A["stance"] == "Heat"
    assert t.A["hand"] == []
    spell = t.view().A.spells[1]
    assert spell is not None
    assert spell.power == 2
    assert t.at_rest()


@pytest.mark.rule("revel:3.9.2", "revel:3.4.7")
def test_the_old_stance_is_gone_before_the_new_one_is_there() -> None:
    t = stage(
        stance("Calm", "Your strike spells have +1 Power."),
        stance("Storm", "To Play: Discard 1 card from your hand.", "Your strike spells have +3 Power."),
        WARD,
        A={"stance": "Calm", "hand": ["Storm", "Ward", "Plain Spark"], "spells": {1: "Plain Spark"}},
        plays=2,
    )
    t.do("play a card", "Storm")
    assert t.offered == ["pay", "decline"]
    assert "stance" not in t.A
    assert t.A["discards"] == ["Calm"]  # neither of them is on the field now
    spell = t.view().A.spells[1]
    assert spell is not None
    assert spell.power == 1
    t.do("pay", "Ward")
    assert t.A["stance"] == "Storm"
    assert t.A["discards"] == ["Calm", "Ward"]
    assert t.A["hand"] == ["Plain Spark"]
    assert t.at_rest()
