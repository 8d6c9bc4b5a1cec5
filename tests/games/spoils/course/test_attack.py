"""607.1a, 607.1b, 607.1d Who can attack whom, who can block, and what effects say to that."""

import pytest

from tests.games.spoils.plain import attacked, plain
from tests.games.spoils.stage import Stage, character, item, location, tactic

STEAL = tactic("Steal", "Cost: Pick a character.", "Effect: Take control of the character this turn.")
SHADE = character("Shade", "1/1/3", "Covert")
CHARGE = tactic("Charge", "Effect: Attack.")
WATCH = character("Watch", "1/1/3", "This card can block covert parties.")
SUMMON = tactic("Summon", "Effect: Put a character from your hand into play.")


def over(table: Stage) -> Stage:
    """Go on until the battle is over."""
    while table.view().battle is not None:
        table.do("go on" if "go on" in table.offered else "no more")
    return table


@pytest.mark.rule("spoils:607.1b", "spoils:302.6", "spoils:607.1a#3")
def test_only_ones_own_characters_attack_and_without_any_there_is_no_attack() -> None:
    table = plain(A={"in_play": ["Grunt", "Shed"]}, B={"in_play": ["Brute", "Snail"]}, full_control=(0,))
    table.do("attack B's faction")
    assert table.offered == ["A's Grunt"]
    reasons = [table.table.why_not(words) for words in ("B's Brute", "A's Shed")]
    assert [(reason.rule, reason.words) for reason in reasons if reason is not None] == [
        ("607.1b", "only characters under your control attack for you"),
        ("607.1b", "only characters in play attack"),
    ]
    table = plain(A={"in_play": ["Shed"]}, B={"in_play": ["Brute"]}, full_control=(0,))
    assert table.offered == ["end the turn"]
    assert table.why_not("attack B's faction") == "607.1a"


@pytest.mark.rule("spoils:607.1b", "spoils:407.1", "spoils:607.1d")
def test_who_controls_a_character_attacks_and_blocks_with_it_whoever_owns_it() -> None:
    theirs = {"card": "Snail", "of": "B"}
    table = plain(A={"in_play": [theirs, "Grunt"]}, B={"in_play": [{"card": "Giant", "of": "A"}]}, full_control=(0, 1))
    table.do("attack B's faction")
    assert table.offered == ["A's Snail", "A's Grunt"]
    table.do("A's Snail")
    reason = table.table.why_not("A's Snail")
    assert reason is not None
    assert (reason.rule, reason.words) == ("607.1b", "it is chosen to attack already")
    table.do("no more")
    assert table.offered == ["B's Giant", "no more"]
    over(table.do("B's Giant"))
    assert (table.in_play("A"), table.in_play("B")) == (["Grunt"], ["Giant"])


@pytest.mark.rule("spoils:204.3#2", "spoils:607.1b", "spoils:O23", "spoils:204.3")
def test_a_character_that_came_in_the_opponents_turn_attacks_in_the_next_one() -> None:
    a = {"in_play": ["Brute"], "hand": ["Summon", "Grunt"]}
    table = plain(SUMMON, A=a, active="B", turn=2, full_control=(1,))
    table.do("end the turn", "A: play Summon")
    assert table.view().turn == 3
    table.do("attack B's faction")
    assert table.offered == ["A's Brute", "A's Grunt"]


@pytest.mark.rule("spoils:204.3#2", "spoils:607.1b", "spoils:O23", "spoils:204.3b")
def test_a_character_that_enters_or_comes_back_in_a_turn_does_not_attack_in_it() -> None:
    a = {"in_play": ["Brute"], "hand": ["Summon", "Grunt", "Giant"]}
    table = plain(SUMMON, character("Jester", "1/1/1"), A=a, full_control=(0,))
    table.do("play Grunt", "play Summon", "attack B's faction")
    assert table.in_play("A") == ["Brute", "Grunt", "Giant"]
    assert table.offered == ["A's Brute"]
    assert table.why_not("A's Grunt") == "204.3"
    assert table.why_not("A's Giant") == "204.3"


@pytest.mark.rule("spoils:204.3#2", "spoils:607.1b", "spoils:O23", "spoils:407.3")
def test_a_character_that_was_lent_and_is_back_has_not_been_ones_own_since_the_turn_began() -> None:
    lend = tactic(
        "Lend", "Cost: Pick a character you control.", "Effect: Your opponent takes control of the character."
    )
    a = {"in_play": ["Brute", "Grunt"], "hand": ["Lend", "Fetch"]}
    fetch = tactic("Fetch", "Cost: Pick a character.", "Effect: Take control of the character.")
    table = plain(lend, fetch, A=a, full_control=(0,))
    table.do("play Lend", "A's Grunt", "play Fetch", "B's Grunt", "attack B's faction")
    assert table.in_play("A") == ["Brute", "Grunt"]
    assert table.offered == ["A's Brute"]


@pytest.mark.rule("spoils:101.1", "spoils:204.3#2", "spoils:607.1b")
def test_a_character_whose_text_lets_it_attacks_in_the_turn_it_comes() -> None:
    swift = character("Swift", "2/2/3", "This card can attack the turn it enters play.")
    table = plain(swift, A={"hand": ["Swift", "Grunt"]}, full_control=(0,))
    table.do("play Swift", "play Grunt", "attack B's faction")
    assert table.offered == ["A's Swift"]
    tired = {"card": "Swift", "since": 3, "depleted": True}
    table = plain(swift, A={"in_play": [tired, "Brute"]}, full_control=(0,))
    table.do("attack B's faction")
    assert table.offered == ["A's Brute"], "but not depleted"


@pytest.mark.rule("spoils:402.7", "spoils:607.1b")
def test_who_cannot_attack_does_not_and_whoever_else_can_does() -> None:
    monk = character("Monk", "2/2/3", "This card cannot attack.")
    table = plain(monk, A={"in_play": ["Monk", "Grunt"]}, full_control=(0,))
    table.do("attack B's faction")
    assert table.offered == ["A's Grunt"]
    assert table.why_not("A's Monk") == "402.7"


@pytest.mark.rule("spoils:402.7", "spoils:607.1b", "spoils:607.1a#3")
def test_what_attacks_only_once_each_turn_is_counted_for_itself() -> None:
    lazy = character("Lazy", "2/2/3", "This card can attack only once each turn.")
    rouse = tactic("Rouse", "Cost: Pick a character.", "Effect: Restore the character.")
    a = {"in_play": ["Lazy", "Grunt"], "hand": ["3x Rouse"]}
    table = plain(lazy, rouse, A=a, full_control=(0,))
    table.do("attack B's faction", "A's Grunt", "no more")
    over(table).do("play Rouse", "A's Grunt", "attack B's faction")
    assert table.offered == ["A's Lazy", "A's Grunt"], "another's attack is not its own"
    table.do("A's Lazy", "no more")
    over(table).do("play Rouse", "A's Lazy", "attack B's faction")
    assert table.offered == ["A's Grunt"]
    assert table.why_not("A's Lazy") == "402.7"


@pytest.mark.rule("spoils:402.7", "spoils:607.1a#3")
def test_how_often_a_player_attacks_goes_by_the_own_attacks_and_not_by_blocks() -> None:
    truce = item("Truce", "Each player can attack only once each turn.")
    a = {"in_play": ["Pacifist", "Brute", "Truce"]}
    b = {"in_play": ["Giant", "Snail", "Grunt"], "hand": ["2x Charge"]}
    table = plain(truce, CHARGE, A=a, B=b, full_control=(0,))
    table.do("attack B's faction", "A's Pacifist", "no more")
    while "B's Giant" not in table.offered:
        table.do("go on")
    over(table.do("B's Giant", "no more"))
    assert table.why_not("attack B's faction") == "402.7"
    table.do("end the turn", "B: play Charge")
    assert (table.asked, table.prompt) == ("B", "Which character attacks?"), "B has blocked in this turn, not attacked"
    over(table.do("B's Snail", "no more"))
    assert table.A["influence"] == 16
    table.do("play Charge")
    assert table.A["influence"] == 16, "and now B has"


@pytest.mark.rule("spoils:607.1a", "spoils:207.3", "spoils:302.1")
def test_locations_are_attacked_by_who_does_not_control_them_whoever_owns_them() -> None:
    usurp = tactic("Usurp", "Cost: Pick a location.", "Effect: Take control of the location.")
    a = {"in_play": ["Grunt", "Shed"], "hand": ["Usurp"]}
    table = plain(usurp, A=a, B={"in_play": ["Fort"], "hand": ["Usurp"]}, full_control=(0, 1))
    table.do("end the turn", "B: play Usurp", "A's Shed")
    table.do(*["let it happen"] * ("let it happen" in table.offered))
    while table.view().active != "A" or table.prompt != "What do you do?":
        table.do("let it happen" if "let it happen" in table.offered else "end the turn")
    targets = [words for words in table.offered if "attack" in words]
    assert sorted(targets) == ["attack B's Fort", "attack B's Shed", "attack B's faction"]
    table.do("play Usurp", "B's Fort")
    targets = [words for words in table.offered if "attack" in words]
    assert sorted(targets) == ["attack B's Shed", "attack B's faction"]
    assert table.why_not("attack A's Fort") == "607.1a"
    over(table.do("attack B's Shed", "A's Grunt"))
    assert table.the("Shed")["total damage"] == 2


@pytest.mark.rule("spoils:402.7", "spoils:607.1a")
def test_what_cannot_be_attacked_is_no_target_and_everything_else_is() -> None:
    wall = item("Wall", "Your opponent cannot attack your faction.")
    table = plain(wall, A={"in_play": ["Grunt"]}, B={"in_play": ["Wall", "Shed"]})
    assert [words for words in table.offered if "attack" in words] == ["attack B's Shed"]
    assert table.why_not("attack B's faction") == "402.7"
    table = plain(wall, A={"in_play": ["Grunt", "Wall"]}, B={"in_play": ["Shed"]})
    assert [words for words in table.offered if "attack" in words] == ["attack B's faction", "attack B's Shed"]


@pytest.mark.rule("spoils:607.1a#3", "spoils:402.7")
def test_while_an_effect_prevents_attacking_none_is_announced_and_nothing_triggers() -> None:
    hush = item("Hush", "Your opponent cannot attack.")
    drum = item("Drum", "If you attack, draw a card.")
    table = plain(hush, drum, A={"in_play": ["Grunt", "Drum"]}, B={"in_play": ["Hush", "Grunt"]}, full_control=(0, 1))
    assert table.offered == ["end the turn"]
    assert table.why_not("attack B's faction") == "402.7"
    assert table.A["hand"] == []
    table.do("end the turn")
    assert "attack A's faction" in table.offered, "it speaks of the opponent"


@pytest.mark.rule("spoils:505.1", "spoils:O57")
def test_a_player_who_must_attack_has_done_so_with_one_attack() -> None:
    horn = item("Horn", "You must attack if able.")
    table = plain(horn, A={"in_play": ["Horn", "Grunt", "Brute"]}, full_control=(0,))
    assert table.why_not("end the turn") == "505.1"
    over(table.do("attack B's faction", "A's Grunt", "no more"))
    assert table.why_not("end the turn") is None
    assert "attack B's faction" in table.offered
    table = plain(horn, A={"in_play": ["Horn", {"card": "Grunt", "depleted": True}]}, full_control=(0,))
    assert table.why_not("end the turn") is None, "nobody is able to"


@pytest.mark.rule("spoils:302.3", "spoils:302.4", "spoils:O66", "spoils:608.1a", "spoils:608.1e", "spoils:607.1c")
def test_an_attack_in_the_opponents_turn_makes_its_player_the_attacking_one_in_every_window() -> None:
    b = {"in_play": ["Sprinter"], "hand": ["Charge", "2x Trick"]}
    table = plain(CHARGE, A={"in_play": ["Snail"], "hand": ["2x Trick"]}, B=b)
    table.do("end the turn", "B: play Charge", "A: let it happen")
    windows = []
    while table.view().battle is not None:
        if "tactic" in table.prompt:
            windows.append((table.asked, table.prompt.partition("(")[2]))
        elif "blocks" in table.prompt:
            assert (table.asked, table.offered) == ("A", ["A's Snail", "no more"])
        table.do("go on" if "go on" in table.offered else "A's Snail")
    assert windows == [
        (seat, when)
        for when in (
            "before blockers are chosen)",
            *("before damage is assigned)", "before the assigned damage is inflicted)") * 2,
        )
        for seat in "BA"
    ]
    assert table.view().active == "A", "the turn has not ended yet"
    assert (table.A["influence"], table.B["discard pile"]) == (20, ["Charge", "Sprinter"])


@pytest.mark.rule("spoils:607.1d", "spoils:302.7", "spoils:204.3", "spoils:204.3#2")
def test_the_defending_players_characters_block_also_new_ones_and_no_others() -> None:
    b = {"in_play": ["Grunt", {"card": "Brute", "since": 3}, {"card": "Giant", "depleted": True}, "Shed"]}
    table = attacked("Snail", A={"in_play": ["Snail", "Sprinter"]}, B=b)
    assert table.offered == ["B's Grunt", "B's Brute", "no more"]
    assert table.why_not("A's Sprinter") == "607.1d"
    assert table.why_not("B's Giant") == "607.1d"
    assert table.why_not("B's Shed") == "607.1d"


@pytest.mark.rule("spoils:507.3b", "spoils:101.1", "spoils:507.3c")
def test_a_text_may_let_characters_block_a_covert_party() -> None:
    table = plain(SHADE, WATCH, A={"in_play": ["Shade", "Grunt"]}, B={"in_play": ["Watch", "Grunt", "Shade"]})
    both = table.fork()
    table.do("attack B's faction", "A's Shade", "no more")
    assert table.offered == ["B's Watch", "B's Shade", "no more"]
    assert table.why_not("B's Grunt") == "507.3b"
    both.do("attack B's faction", "A's Shade", "A's Grunt")
    assert both.offered == ["B's Watch", "B's Grunt", "no more"], "one who is not covert uncovers the party"
    assert both.why_not("B's Shade") == "507.3c"


@pytest.mark.rule("spoils:402.7", "spoils:607.1d")
def test_who_cannot_block_does_not_be_it_anybody_or_this_attacker() -> None:
    monk = character("Monk", "2/2/3", "This card cannot attack or block.")
    sly = character("Sly", "1/1/3", "This card cannot be blocked by characters with 2 or less strength.")
    table = plain(monk, sly, A={"in_play": ["Sly"]}, B={"in_play": ["Monk", "Grunt", "Brute"]})
    table.do("attack B's faction")
    assert table.offered == ["B's Brute", "no more"]
    assert table.why_not("B's Monk") == "402.7"
    assert table.why_not("B's Grunt") == "402.7"


@pytest.mark.rule("spoils:412.1", "spoils:504.1")
def test_what_cannot_be_blocked_while_something_is_true_can_be_otherwise() -> None:
    wisp = character("Wisp", "1/1/3", "While you control a location, this card cannot be blocked.")
    for sheds, blockable in ([], True), (["Shed"], False):
        a = {"in_play": ["Wisp", *sheds], "hand": ["Fort"]}
        table = plain(wisp, A=a, B={"in_play": ["Grunt"]}, full_control=(0,))
        table.do("attack B's faction", "A's Wisp")
        assert ("B's Grunt" in table.offered) is blockable
        over(table)
        assert table.B["influence"] == 19


@pytest.mark.rule("spoils:412.1", "spoils:302.11", "spoils:507.3a")
def test_one_who_is_covert_and_one_who_cannot_be_blocked_are_neither_kind_of_party() -> None:
    ghost = character("Ghost", "1/1/3", "This card cannot be blocked.")
    table = plain(SHADE, ghost, A={"in_play": ["Shade", "Ghost"]}, B={"in_play": ["Grunt", "Shade"]})
    both = table.fork()
    table.do("attack B's faction", "A's Shade", "A's Ghost")
    assert table.offered == ["B's Grunt", "no more"]
    assert table.why_not("B's Shade") == "507.3c"
    both.do("attack B's faction", "A's Shade", "no more")
    assert both.offered == ["B's Shade", "no more"], "the covert one by itself"


@pytest.mark.rule("spoils:412.1", "spoils:507.3b", "spoils:507.3c")
def test_neither_the_covert_nor_those_who_see_them_block_who_cannot_be_blocked() -> None:
    ghost = character("Ghost", "1/1/3", "This card cannot be blocked.")
    veiled = character("Veiled", "1/1/3", "Covert", "This card cannot be blocked.")
    for name in ("Ghost", "Veiled"):
        b = {"in_play": ["Shade", "Watch", "Grunt"]}
        table = plain(SHADE, WATCH, ghost, veiled, A={"in_play": [name]}, B=b, full_control=(1,))
        table.do("attack B's faction")
        while table.view().battle is not None:
            assert "blocks" not in table.prompt
            table.do("go on")
        assert table.B["influence"] == 19


@pytest.mark.rule("spoils:507.3c", "spoils:101.1")
def test_a_covert_character_that_may_block_covert_parties_blocks_no_others_for_that() -> None:
    owl = character("Owl", "1/1/3", "Covert", "This card can block covert parties.")
    for name, blockers in ("Grunt", ["B's Brute"]), ("Shade", ["B's Owl"]):
        table = plain(SHADE, owl, A={"in_play": [name]}, B={"in_play": ["Owl", "Brute"]})
        table.do("attack B's faction")
        assert table.offered == [*blockers, "no more"]


@pytest.mark.rule("spoils:207.3", "spoils:208.1", "spoils:607.1a")
def test_a_location_that_is_a_character_too_can_be_attacked_and_one_that_is_not_as_well() -> None:
    tower = location("Tower", 5, "RISE", "Effect: This card gains the character type, 2 strength, 2 life, and 3 speed.")
    table = plain(tower, A={"in_play": ["Grunt"]}, B={"in_play": ["2x Tower", "Brute"]}, active="B", turn=2)
    table.do("use RISE of Tower (1)", "end the turn")
    while table.prompt != "What do you do?":
        table.do("let it happen")
    targets = [words for words in table.offered if words.startswith("attack")]
    assert len(targets) == 3, "the faction and both Towers, and not the Brute"
    assert table.why_not("attack B's Brute") == "607.1a"


@pytest.mark.rule("spoils:204.3#2", "spoils:O23", "spoils:607.1b")
def test_in_the_opponents_turn_too_a_character_attacks_only_if_it_was_there_when_that_began() -> None:
    b = {"in_play": [{"card": "Grunt", "since": 3}, "Brute", "Giant"], "hand": ["Charge"]}
    table = plain(CHARGE, A={"in_play": ["Shed"]}, B=b, full_control=(0,))
    table.do("end the turn", "B: play Charge", "B: A's Camp")
    assert table.offered == ["B's Brute", "B's Giant"]
    assert table.why_not("B's Grunt") == "204.3"


@pytest.mark.rule("spoils:505.1", "spoils:O57")
def test_who_must_attack_has_not_done_so_when_the_opponent_has() -> None:
    horn = item("Horn", "You must attack if able.")
    a = {"in_play": ["Horn", "Grunt"], "hand": ["Trick"]}
    table = plain(horn, CHARGE, A=a, B={"in_play": ["Brute"], "hand": ["Charge"]}, full_control=(0,))
    over(table.do("play Trick", "B: play Charge", "A: no more"))
    assert (table.prompt, table.A["influence"]) == ("What do you do?", 17)
    assert table.why_not("end the turn") == "505.1"
    over(table.do("attack B's faction", "A's Grunt"))
    assert table.why_not("end the turn") is None


@pytest.mark.rule("spoils:402.7", "spoils:O24")
def test_an_attack_in_the_opponents_turn_is_none_of_the_next_turn() -> None:
    truce = item("Truce", "Each player can attack only once each turn.")
    b = {"in_play": ["Brute", "Giant", "Truce"], "hand": ["Charge", "Trick"]}
    for first in "AB":
        table = plain(truce, CHARGE, A={"hand": ["Trick"]}, B=b, full_control=(0,), first=first)
        over(table.do("play Trick", "B: play Charge", "B: B's Brute", "B: no more"))
        table.do("let it happen")
        assert (table.prompt, table.A["influence"]) == ("What do you do?", 17)
        table.do("end the turn", "B: let it happen")
        assert "attack A's faction" in table.offered
