"""301, 403, 407, 411 The areas of the game, and what is seen of them."""

import pytest

from tests.games.spoils.plain import attacked, plain
from tests.games.spoils.stage import item, tactic


@pytest.mark.rule("spoils:403.1a#2", "spoils:403.2a", "spoils:403.2", "spoils:403.1")
def test_nobody_sees_a_deck_and_only_its_player_a_hand() -> None:
    table = plain(A={"hand": ["Grunt", "Trick"]}, B={"deck": ["Grunt", "Shed"]}, full_control=(0,))
    mine, theirs, others = table.view("A"), table.view("B"), table.view()
    assert mine.A.hand == ("Grunt", "Trick")
    assert theirs.A.hand == others.A.hand == (None, None)
    for view in (mine, theirs, others):
        assert (view.B.deck_size, dict(view.B.known_in_deck)) == (2, {})
    assert not any("shuffle" in words for words in table.offered)


@pytest.mark.rule("spoils:403.5a", "spoils:403.5", "spoils:403.6", "spoils:403.6a", "spoils:403.5b")
def test_discard_pile_and_what_is_out_of_the_game_are_for_all_to_see() -> None:
    a = {"discard_pile": ["Trick", "Grunt"], "out_of_game": ["Shed"]}
    table = plain(A=a, full_control=(0,))
    for seat in ("A", "B", None):
        assert table.view(seat).A.discard_pile == ("Grunt", "Trick")  # in no order that says anything
        assert table.view(seat).A.out_of_game == ("Shed",)
    other = plain(A={**a, "discard_pile": ["Grunt", "Trick"]}, full_control=(0,))
    assert table.table.position() == other.table.position()


@pytest.mark.rule("spoils:411.1", "spoils:411.2", "spoils:203.2a", "spoils:O29")
def test_a_face_down_card_is_a_resource_that_its_controller_alone_knows() -> None:
    giant = {"card": "Giant", "face": "face-down"}
    table = plain(A={"in_play": [giant, "Coin"], "hand": ["Brute"]}, full_control=(0,))
    number = table.the("Giant")["number"]
    assert table.view("A").A.in_play[number].name == "Giant"
    for seat in ("B", None):
        shown = table.view(seat).A.in_play[number]
        assert (shown.name, shown.types, shown.strength, shown.life) == (None, ("resource",), None, None)
    assert table.offered == ["play Brute", "end the turn"]  # it doesn't attack
    table.do("play Brute")
    assert table.the("Giant")["attached to"] == table.A["faction"]["number"]  # it pays


@pytest.mark.rule("spoils:304.1", "spoils:407.7", "spoils:407.1")
def test_what_is_destroyed_goes_to_its_owners_discard_pile() -> None:
    b = {"in_play": [{"card": "Grunt", "of": "A"}]}
    table = attacked("Giant", A={"in_play": ["Giant"]}, B=b)
    table.do("B's Grunt")
    assert table.A["discard pile"] == ["Grunt"]
    assert table.B["discard pile"] == []


@pytest.mark.rule("spoils:301.4", "spoils:301.4a", "spoils:301.3#2")
def test_what_is_attached_is_destroyed_with_its_host_and_goes_to_its_own_owner() -> None:
    b = {
        "in_play": [
            {"card": "Grunt", "number": 50},
            {"card": "Hat", "attached to": 50},
            {"card": "Hat", "of": "A", "attached to": 50},
            {"card": "Hat", "number": 60},
        ]
    }
    table = plain(item("Hat"), A={"in_play": ["Giant"]}, B=b)
    table.do("attack B's faction", "B: B's Grunt")
    assert table.B["discard pile"] == ["Grunt", "Hat"]
    assert table.A["discard pile"] == ["Hat"]
    assert [x["number"] for x in table.B["in play"]] == [60]  # attached to nothing, it stays


@pytest.mark.rule("spoils:303.1", "spoils:302.3", "spoils:302.4", "spoils:302.5", "spoils:302.2", "spoils:302.13")
def test_everybody_sees_who_is_depleted_and_who_fights_whom() -> None:
    table = attacked("Grunt", "Brute", A={"in_play": ["Grunt", "Brute", "Snail"]}, B={"in_play": ["Giant", "Shed"]})
    for seat in ("A", "B", None):
        view = table.view(seat)
        assert [x.name for x in view.A.in_play.values() if x.depleted] == ["Grunt", "Brute"]
        battle = view.battle
        assert battle is not None
        assert (battle.attacking, battle.defending) == ("A", "B")
        assert battle.target == table.B["faction"]["number"]
        assert [view.A.in_play[number].name for number in battle.attackers] == ["Grunt", "Brute"]
        assert battle.blockers == ()


@pytest.mark.rule("spoils:403.2a")
def test_who_has_seen_a_hand_knows_none_of_it_once_a_card_has_left_unseen() -> None:
    fold = tactic("Fold", "Effect: Your opponent puts a card from their hand on top of their deck.")
    show = tactic("Show", "Effect: Your opponent discards a card.")
    known = [{"hand": 1, "to": "A"}, {"hand": 2, "to": "A"}, {"hand": 3, "to": "A"}]
    b = {"hand": ["Grunt", "Brute", "Coin"], "known": known}
    table = plain(fold, show, A={"hand": ["Fold", "Show"]}, B=b, full_control=(0,))
    assert table.view("A").B.known == ("Brute", "Coin", "Grunt")
    openly = table.fork().do("play Show", "B: Grunt")
    assert openly.view("A").B.known == ("Brute", "Coin")
    table.do("play Fold", "B: Grunt")
    assert table.view("A").B.known == ()
    assert table.view("A").B.hand == (None, None)
    assert table.at_rest()
