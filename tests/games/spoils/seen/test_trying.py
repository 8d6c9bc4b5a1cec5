"""What words name for whoever says them, read whole; and what is under way when they are said."""

import re

import pytest

from coven.kernel import NotOffered, first_said
from tests.games.spoils.plain import attacked
from tests.games.spoils.stage import Stage, character, item, tactic
from tests.games.spoils.texts import scene

DRAW = "Effect: Draw a card."


def reason(table: Stage, words: str, seat: int | None = None) -> tuple[str, str]:
    found = table.table.why_not(words, seat)
    return ("", "allowed") if found is None else (found.rule, found.words)


def begun_by(words: str) -> tuple[str, str]:
    """It takes several answers, of which this is the first."""
    told = first_said(words)
    return told.rule, told.words


def test_ones_own_is_meant_before_the_others() -> None:
    drum = item("Drum", "BEAT\nCost: Deplete this card.\nEffect: Draw a card.")
    a, b = {"in play": ["Drum"]}, {"in play": [{"card": "Drum", "depleted": True}]}
    assert reason(scene(drum, A=a, B=b), "use BEAT of Drum") == ("", "allowed")
    assert reason(scene(drum, A=b, B=a), "use BEAT of Drum")[0] == "303.2"
    assert reason(scene(drum, A=b, B=a), "use BEAT of B's Drum")[0] == "605.1a"
    assert reason(scene(drum, A={}, B=a), "use BEAT of Drum")[0] == "605.1a"


def test_several_that_are_offered_are_asked_back() -> None:
    table = scene(A={"in play": ["Grunt", {"card": "Grunt", "damage": 1}, "Giant"]})
    table.do("attack B's faction")
    assert reason(table, "Grunt") == ("", "that could mean A's Grunt (1), or A's Grunt (2)")
    assert reason(table, "A's Grunt (2)") == ("", "allowed")
    assert reason(table, "Grunt (2)") == ("", 'it is called "A\'s Grunt (2)" here')
    assert reason(table, "Grunt (3)") == ("", "no such card: 'grunt (3)'")


def test_of_those_between_which_there_is_no_difference_one_stands_for_all() -> None:
    table = scene(tactic("Dear", "Effect: Draw a card.", cost="1"), A={"hand": ["Dear"], "in play": ["3x Coin"]})
    table.do("play Dear")
    assert table.offered == ["A's Coin"]
    assert reason(table, "A's Coin (3)") == ("", 'it is called "A\'s Coin" here')


@pytest.mark.rule("spoils:309.1", "spoils:309.1a")
def test_a_face_up_card_is_meant_by_its_name_where_a_face_down_one_is_called_otherwise() -> None:
    dear = tactic("Dear", "Effect: Draw a card.", cost="1")
    down = [{"card": name, "face": "face-down"} for name in ("Coin", "Grunt", "Brute")]
    a = {"hand": ["Dear"], "in play": [{"card": "Coin", "attached to": "faction"}, "Grunt", *down]}
    table = scene(dear, A=a).do("play Dear")
    assert reason(table, "A's Coin") == ("309.1a", "it is attached to something already")
    assert reason(table, "A's Coin (1)")[0] == "309.1a"
    assert reason(table, "A's Grunt") == ("309.1", "only resources you control can be attached to pay")
    assert reason(table, "Coin")[1].startswith("it is called \"A's face-down Coin")
    assert reason(table, "A's Brute")[1].startswith("it is called \"A's face-down Brute")  # there is no other


@pytest.mark.parametrize("more", ["loudly", "and sing", "of", "(x)"])
def test_whatever_is_left_over_is_told(more: str) -> None:
    table = scene(A={"hand": ["Trick"], "in play": ["Grunt"]})
    for words in ("play Trick", "attack B's faction", "attack with Grunt", "end the turn", "play a resource"):
        rule, told = reason(table, f"{words} {more}")
        assert (rule, told.startswith("no such")) == ("", True), words


def test_a_face_down_card_is_named_by_those_who_know_it() -> None:
    mole = character("Mole", "1/1/1", "Flip Up 0")
    hidden = {"card": "Mole", "face": "face-down", "known to": "A"}
    table = scene(mole, A={"in play": [hidden], "hand": ["Mole"]})
    assert reason(table, "flip up Mole") == ("", "allowed")
    assert reason(scene(mole, A={"hand": ["Mole"]}), "flip up Mole")[0] == "507.4a"
    blast = tactic("Blast", "Cost: Pick a character.", "Effect: Destroy it.")
    theirs = {"card": "Mole", "face": "face-down", "known to": "B"}
    table = scene(mole, blast, A={"hand": ["Blast"]}, B={"in play": [theirs, "Grunt", "Giant"]})
    table.do("play Blast")
    assert reason(table, "B's face-down card")[0] == "411.1"
    assert reason(table, "B's face-down Mole")[0] == "402.3a"  # A doesn't know of it


def test_costs_and_effects_and_triggers_are_told_apart() -> None:
    loot = tactic("Loot", "Cost: Discard a card.", "Effect: Choose a character. Destroy it.")
    a = {"hand": ["Loot", "Trick", "Coin", "Brute"]}
    table = scene(loot, A=a, B={"in play": ["Grunt", "Giant"], "hand": ["Trick"]}).do("play Loot")
    assert reason(table, "play Trick")[0] == "603.1d"
    assert reason(table, "play Trick", 1)[0] == "603.1g"
    assert reason(table, "Coin", 1)[0] == "603.1d"
    assert reason(table, "Grunt")[0] == "305.1"
    table.do("Coin")
    assert table.asked == "B"
    assert reason(table, "play Trick", 0)[0] == "606.1"
    assert reason(table, "play Brute", 0) == (
        "606.2",
        "Loot resolves first, once your opponent's responses are finished",
    )
    table.do("let it happen")
    assert reason(table, "play Trick")[0] == "603.1h"
    assert reason(table, "play Trick", 1)[0] == "603.1h"
    assert reason(table, "none") == ("402.5", "an effect is carried out as far as it can be")
    gift = character("Gift", "1/1/1", "If this card enters play, discard a card.")
    table = scene(gift, A={"hand": ["Gift", "Trick", "Coin"]}, B={"hand": ["Trick"]}).do("play Gift", "let it happen")
    assert reason(table, "play Trick")[0] == "503.2"
    assert reason(table, "play Trick", 1)[0] == "503.2"
    assert reason(table, "end the turn")[0] == "503.1"
    assert reason(table, "end the turn", 1)[0] == "602.2"


def test_a_window_is_the_attacking_players_first() -> None:
    a, b = {"in_play": ["Giant"], "hand": ["Trick"]}, {"in_play": ["Grunt"], "hand": ["Trick"]}
    table = attacked("Giant", A=a, B=b)
    assert table.asked == "A"
    assert reason(table, "play Trick", 1) == (
        "607.1c",
        "the attacking player comes first, and then the defending player",
    )
    assert reason(table, "B's Grunt", 1)[0] == "607.1d"
    table.do("go on")
    assert "no second round" in reason(table, "play Trick", 0)[1]
    table.do("B: go on", "B: B's Grunt")
    assert reason(table, "play Trick", 1)[0] == "608.1a"
    assert "have been chosen" in reason(table, "block with Grunt", 1)[1]


def test_a_cannot_is_quoted() -> None:
    wall = item("Wall", "Your opponent cannot attack your faction.")
    table = scene(wall, A={"in play": ["Grunt"]}, B={"in play": ["Wall"]})
    assert reason(table, "attack B's faction") == ("402.7", "Wall says: your opponent cannot attack your faction")
    assert reason(table, "attack") == ("402.7", "Wall says: your opponent cannot attack your faction")


def test_what_is_asked_for_and_not_there_is_quoted() -> None:
    blast = tactic("Blast", "Cost: Pick a character your opponent controls.", "Effect: Destroy it.")
    table = scene(blast, A={"hand": ["Blast"], "in play": ["Grunt"]})
    told = "a character your opponent controls is asked for, and there is nothing of that"
    assert reason(table, "play Blast") == ("401.2", told)


def test_a_card_can_be_played_on_what_could_be_picked_for_it() -> None:
    blast = tactic("Blast", "Cost: Pick a character your opponent controls.", "Effect: Destroy it.")
    table = scene(blast, A={"hand": ["Blast"], "in play": ["Brute"]}, B={"in play": ["Grunt", "Shed"]})
    assert reason(table, "play Blast on Grunt") == begun_by("play Blast")
    assert reason(table, "play Blast on Brute")[0] == "310.1"
    assert reason(table, "play Blast on Shed")[0] == "310.1"


def test_an_ability_can_be_used_on_what_could_be_picked_or_taken_for_it() -> None:
    drum = item("Drum", "BEAT\nCost: Deplete this card. Pick a character your opponent controls.\nEffect: Destroy it.")
    whip = item("Whip", "CRACK\nCost: Deplete a character you control.\nEffect: Draw a card.")
    a, b = {"in play": ["Drum", "Whip", "Brute"], "hand": ["Giant"]}, {"in play": ["Grunt", "Shed"]}
    table = scene(drum, whip, A=a, B=b)
    for words in ("use BEAT of Drum", "use BEAT", "use Drum"):
        assert reason(table, f"{words} on Grunt") == begun_by("use BEAT of Drum")
        assert reason(table, f"{words} on Brute")[0] == "310.1"
        assert reason(table, f"{words} on Shed")[0] == "310.1"
        assert reason(table, f"{words} on Giant")[0] == "402.3a"
        assert reason(table, f"{words} on Grunt", 1)[0] == "605.1a"
        assert reason(table, f"{words} on top")[1].startswith("no such answer")
    assert reason(table, "use CRACK on Brute") == begun_by("use CRACK of Whip")
    assert reason(table, "use CRACK on Grunt")[0] == "401.3"


def test_numbers_point_at_nothing() -> None:
    surge = tactic("Surge", "Cost: Choose a number for X. Pay X+X.", "Effect: Draw X cards.")
    table = scene(surge, A={"hand": ["Surge"], "in play": ["4x Coin"]}).do("play Surge")
    assert table.offered == ["0", "1", "2"]
    assert all(option.points == () for option in table.table.options)


def test_abilities_tell_what_they_cost() -> None:
    drum = item("Drum", "BEAT\nCost: Deplete this card. Pay 2.\nEffect: Draw a card.")
    table = scene(drum, A={"in play": ["Drum", "2x Coin"]})
    (use,) = [option for option in table.table.options if option.words == "use BEAT of Drum"]
    assert str(use.brings) == "costs: deplete this card, pay 2"
    dice = item("Dice", "ROLL\nCost: Flip a coin. If you win, X is 2. Otherwise, X is 1. Pay X.\nEffect: Draw a card.")
    table = scene(dice, A={"in play": ["Dice", "2x Coin"]})
    (use,) = [option for option in table.table.options if option.words == "use ROLL of Dice"]
    assert str(use.brings) == "costs: Flip a coin. If you win, X is 2. Otherwise, X is 1. Pay X."


def test_a_list_of_attackers_is_read_whole() -> None:
    table = scene(A={"in play": ["Grunt", "Giant", {"card": "Brute", "depleted": True}]})
    assert reason(table, "attack with Grunt and Giant") == begun_by("attack B's faction")
    assert reason(table, "attack with Grunt, Giant and Brute") == ("607.1b", "it is depleted")
    assert reason(table, "attack with Grunt and everybody")[0] == ""
    assert reason(table, "attack with a card")[0] == ""


def test_what_card_text_says_is_no_action() -> None:
    table = scene(A={"hand": ["Coin", "Trick"]})
    assert reason(table, "draw a card")[0] == "602.2"
    assert reason(table, "draw a rabbit") == ("", "no such answer: 'draw a rabbit'")
    assert reason(table, "Coin face-up")[0] == "203.1"
    assert reason(table, "Coin face-up", 1)[0] == "203.1"


def test_the_same_name_on_both_sides_is_ones_own_to_b_as_well() -> None:
    table = attacked("Grunt", A={"in_play": ["Grunt"]}, B={"in_play": [{"card": "Grunt", "depleted": True}, "Giant"]})
    assert table.asked == "B"
    assert reason(table, "Grunt") == ("607.1d", "it is depleted")


def test_a_card_by_its_name_alone_is_played_and_one_in_play_is_not() -> None:
    table = scene(A={"hand": ["Grunt", "Brute"], "in play": ["Grunt"]})
    assert reason(table, "Grunt") == ("", "it is called 'play Grunt' here")
    assert reason(table, "Brute")[0] == "309.1a"
    assert reason(table, "A's Grunt")[0] == "602.2"


def called(table: Stage, words: str) -> str:
    """How that which the words mean is called, which are no answer themselves; '' if they are told otherwise."""
    with pytest.raises(NotOffered):
        table.table.fork().choose(words)
    rule, told = reason(table, words)
    found = re.fullmatch("it is called (?P<quote>['\"])(?P<words>.+)(?P=quote) here", told)
    if rule or found is None:
        return ""
    table.table.fork().choose(found["words"])
    return found["words"]


def test_what_is_offered_under_another_name_is_told_how_it_is_called() -> None:
    drum = item("Drum", "BEAT\nCost: Deplete this card.\nEffect: Draw a card.")
    mole = character("Mole", "1/1/1", "Flip Up 0")
    hidden = {"card": "Mole", "face": "face-down", "known to": "A"}
    table = scene(drum, mole, A={"in play": ["Drum", "Giant", hidden], "hand": ["Grunt", "Coin"]})
    for words in ("use BEAT", "use Drum", "use BEAT of my Drum"):
        assert called(table, words) == "use BEAT of Drum"
    for words in ("Grunt", "play my Grunt", "play Grunt from hand"):
        assert called(table, words) == "play Grunt"
    for words in ("flip Mole", "flip up A's face-down Mole", "flip up my face-down card"):
        assert called(table, words) == "flip up Mole"
    for words in ("attack B", "attack the faction"):
        assert called(table, words) == "attack B's faction"
    assert called(table, "end my turn") == "end the turn"
    assert reason(table, "attack B with Giant") == begun_by("attack B's faction")  # the attack, and then who attacks


def test_of_a_question_it_is_told_as_well() -> None:
    table = scene(A={"in play": ["Giant", "Grunt"]}, B={"in play": ["Brute"]}, full_control=())
    table.do("attack B's faction")
    for words in ("Giant", "my Giant", "attack with Giant", "Giant face-up"):
        assert called(table, words) == "A's Giant"
    table.do("A's Giant", "no more")
    for words in ("Brute", "block with Brute", "block Giant with Brute"):
        assert called(table, words) == "B's Brute"
    grow = scene(tactic("Grow", "Effect: Play a resource."), A={"hand": ["Grow", "Coin", "Grunt"]}).do("play Grow")
    assert called(grow, "Grunt") == "Grunt face-down"
    assert reason(grow, "Coin") == ("", "that could mean Coin face-up, or Coin face-down")


def test_what_one_may_do_is_allowed_where_it_is_asked_whether() -> None:
    gift = tactic("Gift", "Effect: You may play a character.")
    table = scene(gift, A={"hand": ["Gift", "Grunt", "Giant", "Trick"]}).do("play Gift")
    assert table.offered == ["yes", "no"]
    assert reason(table, "play Grunt") == begun_by("yes")  # by 'yes', and then its name
    assert reason(table, "play Trick")[0] not in ("", "603.1h")


def test_what_is_said_together_with_an_act_is_refused_by_its_own_clause() -> None:
    table = scene(A={"hand": ["Trick", "Brute"], "in play": ["Grunt"]})
    assert reason(table, "play Trick and win")[0] == "602.2", "which is no action of a turn"
    assert reason(table, "play Trick and Giant")[0] == reason(table, "play Giant")[0] == "603.1a"
    assert reason(table, "play Trick and end the turn") == ("", "one is said at a time: 'play Trick' first")


@pytest.mark.rule("spoils:310.1", "spoils:401.3")
def test_what_a_card_is_played_on_are_its_picks_in_whichever_order() -> None:
    duel = tactic("Duel", "Cost: Pick a character you control. Pick a character your opponent controls.", DRAW)
    spray = tactic("Spray", "Cost: Pick 2 or fewer characters.", DRAW)
    blast = tactic("Blast", "Cost: Pick a character.", DRAW)
    horn = item("Horn", "BLOW", "Cost: Deplete a character you control.", DRAW)
    a = {"hand": ["Duel", "Spray", "Blast"], "in play": ["Grunt", "Giant", "Horn"]}
    table = scene(duel, spray, blast, horn, A=a, B={"in play": ["Brute", "Snail", "Shed"]})
    theirs = ("310.1", "Duel asks for a character your opponent controls")
    assert reason(table, "play Duel on Grunt and Giant") == theirs
    assert reason(table, "play Duel on Brute and Snail") == ("310.1", "Duel asks for a character you control")
    for both in ("Grunt and Brute", "Brute and Grunt", "Grunt"):
        assert reason(table, f"play Duel on {both}") == begun_by("play Duel")
    assert reason(table, "play Duel on Grunt, Giant and Brute") == theirs
    assert reason(table, "play Spray on Grunt and Brute") == begun_by("play Spray")
    assert reason(table, "play Spray on Grunt, Giant and Brute") == ("310.1", "Spray asks for 2 or fewer characters")
    assert reason(table, "play Spray on Grunt and Shed") == ("310.1", "Spray asks for 2 or fewer characters")
    assert reason(table, "play Spray on Grunt and Grunt") == ("310.1", "that has been taken already")
    assert reason(table, "play Blast on Grunt and Brute") == ("310.1", "Blast asks for a character")
    assert reason(table, "use BLOW of Horn on Grunt and Giant") == ("401.3", "Horn asks for a character you control")
    assert reason(table, "play Blast on Grunt and sing")[0] == ""
