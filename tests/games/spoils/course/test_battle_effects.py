"""607, 608 Battles in which cards have a say: covert, unblockable, effects in the windows, demands."""

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import Stage, character, item, location, tactic
from tests.games.spoils.texts import scene

SHADE = character("Shade", "1/1/3", "Covert")
GHOST = character("Ghost", "1/1/3", "This card cannot be blocked.")
REVEAL = tactic("Unmask", "Cost: Pick a character.", "Effect: The character loses covert this turn.")
KILL = tactic("Kill", "Cost: Pick a character.", "Effect: Destroy the character.")
LEAVE = tactic("Retreat", "Cost: Pick a character.", "Effect: Remove the character from battle.")
STEAL = tactic("Steal", "Cost: Pick a location.", "Effect: Take control of the location.")


def to(table: Stage, prompt: str) -> Stage:
    """Go on with whatever is asked in windows until something else is."""
    while prompt not in table.prompt:
        table.do("go on")
    return table


@pytest.mark.rule("spoils:302.11", "spoils:507.3a", "spoils:507.3b", "spoils:507.3c", "spoils:507.3")
def test_covert_parties_and_covert_blockers_go_together() -> None:
    b = {"in_play": ["Shade", "Grunt"]}
    for attackers, blockers in ((["Shade"], ["B's Shade", "no more"]), (["Shade", "Brute"], ["B's Grunt", "no more"])):
        table = plain(SHADE, A={"in_play": ["Shade", "Brute"]}, B=b)
        table.do("attack B's faction", *[f"A's {name}" for name in attackers])
        if len(attackers) == 1:
            table.do("no more")
        assert table.offered == blockers
    assert table.why_not("B's Shade") == "507.3c"


@pytest.mark.rule("spoils:302.11a", "spoils:302.11b")
def test_a_party_whose_member_loses_covert_is_not_covert_any_more() -> None:
    b = {"in_play": ["Shade", "Grunt"], "hand": ["Unmask"]}
    table = plain(SHADE, REVEAL, A={"in_play": ["Shade", "Shade"]}, B=b)
    table.do("attack B's faction", "A's Shade", "B: play Unmask", "A's Shade (1)")
    assert table.offered == ["B's Grunt", "no more"]
    assert table.why_not("B's Shade") == "507.3c"


@pytest.mark.rule("spoils:302.11b")
def test_a_party_that_turns_covert_leaves_the_blocks_that_were_made() -> None:
    b = {"in_play": ["Brute"], "hand": ["Kill"]}
    table = plain(SHADE, KILL, A={"in_play": ["Shade", "Snail"]}, B=b)
    table.do("attack B's faction", "A's Shade", "A's Snail", "B: go on", "B's Brute", "B: play Kill", "A's Snail")
    assert table.A["discard pile"] == ["Shade", "Snail"]  # the plain blocker has struck the covert party


@pytest.mark.rule("spoils:412.1")
def test_a_character_that_cannot_be_blocked_has_it_only_among_its_like() -> None:
    table = plain(GHOST, A={"in_play": ["Ghost", "Brute"]}, B={"in_play": ["Snail"]}, full_control=(1,))
    table.do("attack B's faction", "A's Ghost", "no more")
    assert table.B["influence"] == 19  # nobody could block
    table = plain(GHOST, A={"in_play": ["Ghost", "Brute"]}, B={"in_play": ["Snail"]})
    table.do("attack B's faction", "A's Ghost", "A's Brute")
    assert table.offered == ["B's Snail", "no more"]


@pytest.mark.rule("spoils:O19", "spoils:302.11", "spoils:412.1", "spoils:507.3a")
def test_an_empty_party_is_neither_covert_nor_unblockable() -> None:
    b = {"in_play": ["Grunt", "Shade"], "hand": ["Kill"]}
    table = plain(SHADE, KILL, A={"in_play": ["Shade"]}, B=b)
    table.do("attack B's faction", "B: play Kill", "A's Shade")
    assert table.offered == ["B's Grunt", "no more"]
    table.do("B's Grunt")
    assert table.view().battle is None
    assert table.B["influence"] == 20
    assert table.the("Grunt")["depleted"]  # it blocked, whom ever
    table = plain(GHOST, KILL, A={"in_play": ["Ghost"]}, B={"in_play": ["Grunt"], "hand": ["Kill"]})
    table.do("attack B's faction", "B: play Kill", "A's Ghost")
    assert table.offered == ["B's Grunt", "no more"]


@pytest.mark.rule("spoils:O17", "spoils:608.1e", "spoils:O20")
def test_damage_of_a_character_that_has_gone_is_inflicted_all_the_same() -> None:
    fine = item("Fine", "If a character inflicts damage to your faction, that character's controller draws a card.")
    table = plain(KILL, fine, A={"in_play": ["Brute", "Fine"]}, B={"hand": ["Kill"], "in_play": ["Fine"]})
    table.do("attack B's faction", "go on", "go on")
    assert "before the assigned damage" in table.prompt
    battle = table.view("B").battle
    assert battle is not None
    assert [amount for _, _, amount in battle.damage] == [3]
    table.do("play Kill")
    assert table.A["discard pile"] == ["Brute"]
    assert table.B["influence"] == 17
    assert (len(table.A["hand"]), table.B["hand"]) == (1, []), "by that character, as it was"


@pytest.mark.rule("spoils:O18", "spoils:302.15", "spoils:302.15#2")
def test_damage_assigned_to_a_card_that_is_out_of_the_battle_is_lost() -> None:
    b = {"in_play": ["Grunt"], "hand": ["Retreat"]}
    table = plain(LEAVE, A={"in_play": ["Giant"]}, B=b)
    table.do("attack B's faction", "go on", "B's Grunt", "go on")
    assert "before the assigned damage" in table.prompt
    table.do("play Retreat", "B's Grunt")
    assert table.in_play("B") == ["Grunt"]
    assert table.B["influence"] == 20
    assert "depleted" not in table.the("Grunt")


@pytest.mark.rule("spoils:407.5", "spoils:407.5a", "spoils:O66")
def test_a_location_that_changes_hands_is_no_target_any_more() -> None:
    a = {"in_play": ["Sprinter", "Snail"], "hand": ["Steal"]}
    table = plain(STEAL, A=a, B={"in_play": ["Fort", "Grunt"]})
    table.do("attack B's Fort", "A's Sprinter", "A's Snail", "play Steal", "B: no more")
    assert table.in_play("A")[-1] == "Fort"
    assert table.view().battle is None
    assert "total damage" not in table.the("Fort")
    assert table.B["influence"] == 20
    assert [line for line in table.log() if line.startswith("Speed")] == ["Speed level 4", "Speed level 1"]


@pytest.mark.rule("spoils:607.1c#2", "spoils:607.1c#3", "spoils:302.7", "spoils:O21")
def test_who_is_made_a_blocker_before_blocks_joins_the_party_that_is_formed_or_is_it() -> None:
    call = tactic("Call", "Cost: Pick a character you control.", "Effect: Add the character to the blocking party.")
    horn = item("Horn", "When you form a blocking party, draw a card.")
    for answer, drawn in (("B's Snail", 1), ("no more", 0)):
        b = {"in_play": [{"card": "Grunt", "depleted": True}, "Snail", "Horn"], "hand": ["Call"]}
        table = plain(call, horn, A={"in_play": ["Pacifist"]}, B=b)
        table.do("attack B's faction", "play Call", "B's Grunt")
        before = table.view().battle
        assert before is not None
        assert before.blockers == ()  # not yet
        table.do(answer)
        assert len(table.B["hand"]) == drawn
        assert table.B["influence"] == 20
        assert table.the("Grunt")["depleted"]
        assert table.the("Snail").get("depleted", False) == (answer != "no more")


@pytest.mark.rule("spoils:607.1c#2", "spoils:O70")
def test_who_is_made_a_blocker_is_not_chosen_to_block() -> None:
    """The Snail is, and blocks; the Grunt only comes to stand beside it."""
    call = tactic("Call", "Cost: Pick a character you control.", "Effect: Add the character to the blocking party.")
    drum = item("Drum", "If a character blocks, your faction gains 1 influence.")
    b = {"in_play": [{"card": "Grunt", "depleted": True}, "Snail", "Drum"], "hand": ["Call"]}
    table = plain(call, drum, A={"in_play": ["Pacifist"]}, B=b)
    table.do("attack B's faction", "play Call", "B's Grunt", "B's Snail")
    assert table.B["influence"] == 21
    assert (table.the("Grunt")["depleted"], table.the("Snail")["depleted"]) == (True, True), "both were in the battle"
    assert table.at_rest()


@pytest.mark.rule("spoils:607.1c#2", "spoils:302.13", "spoils:503.1")
def test_who_blocks_with_one_that_an_effect_made_a_blocker_does_not_block_alone() -> None:
    call = tactic("Call", "Cost: Pick a character you control.", "Effect: Add the character to the blocking party.")
    sentry = character("Sentry", "1/9/3", "If this card attacks or blocks alone, draw a card.")
    b = {"in_play": [{"card": "Grunt", "depleted": True}, "Sentry"], "hand": ["Call"]}
    table = plain(call, sentry, A={"in_play": ["Pacifist"]}, B=b)
    table.do("attack B's faction", "go on", "B's Sentry")
    assert table.B["hand"] == ["Call", "Coin"]
    table = plain(call, sentry, A={"in_play": ["Pacifist"]}, B=b)
    table.do("attack B's faction", "play Call", "B's Grunt", "B's Sentry")
    assert table.B["hand"] == []
    assert table.at_rest()


@pytest.mark.rule("spoils:607.1c#2", "spoils:302.15")
def test_who_was_made_a_blocker_cannot_be_chosen_besides_and_blocks_no_more_once_another_has_it() -> None:
    call = tactic("Call", "Cost: Pick a character you control.", "Effect: Add the character to the blocking party.")
    lure = tactic("Lure", "Cost: Pick a character.", "Effect: Your opponent takes control of the character.")
    b = {"in_play": ["Grunt", "Snail"], "hand": ["Call", "Lure"]}
    table = plain(call, lure, A={"in_play": ["Pacifist"], "hand": ["Shed"]}, B=b)
    table.do("attack B's faction", "play Call", "B's Grunt")
    gone = table.fork()
    table.do("go on")
    assert table.offered == ["B's Snail", "no more"]
    assert table.why_not("B's Grunt") == "607.1d"
    gone.do("play Lure", "B's Grunt")
    assert gone.offered == ["B's Snail", "no more"]
    gone.do("no more")
    assert (gone.view().battle, gone.in_play("A")) == (None, ["Pacifist", "Grunt"])
    assert "depleted" not in gone.the("Grunt"), "it took no part in the battle"


@pytest.mark.rule("spoils:407.6", "spoils:314.2")
def test_an_effect_that_would_add_anothers_character_is_terminated() -> None:
    rally = tactic("Rally", "Cost: Pick a character.", "Effect: Add the character to the attacking party. Draw a card.")
    table = plain(rally, A={"in_play": ["Grunt", "Snail"], "hand": ["Rally"]}, B={"in_play": ["Brute"]})
    table.do("attack B's faction", "A's Grunt", "no more", "play Rally", "B's Brute")
    assert table.A["hand"] == []  # no card drawn either
    battle = table.view().battle
    assert battle is None or len(battle.attackers) == 1


@pytest.mark.rule("spoils:505.1", "spoils:505.2a", "spoils:505.2b#2", "spoils:O22")
def test_a_toll_for_attacking_has_to_be_paid_as_the_party_is_formed() -> None:
    gate = location("Gate", 5, "Your opponent must pay 2 for each attacking party they form.")
    for gates, coins, can in ((1, 1, False), (1, 2, True), (2, 2, False), (2, 4, True)):
        a = {"in_play": ["Grunt", f"{coins}x Coin"]}
        table = plain(gate, A=a, B={"in_play": [f"{gates}x Gate"]}, full_control=(0,))
        assert ("attack B's faction" in table.offered) == can
        if not can:
            assert table.why_not("attack B's faction") == "505.1"
            continue
        table.do("attack B's faction", "A's Grunt")
        assert table.free("A") == coins - 2 * gates
        assert table.B["influence"] == 18


@pytest.mark.rule("spoils:O57", "spoils:505.2c")
def test_who_must_attack_has_to_before_the_turn_ends_if_it_can() -> None:
    zealot = character("Zealot", "1/1/3", "This card must attack if able.")
    gate = location("Gate", 5, "Your opponent must pay 2 for each attacking party they form.")
    table = plain(zealot, A={"in_play": ["Zealot", "Grunt"]}, full_control=(0,))
    assert table.offered == ["attack B's faction"]
    assert table.why_not("end the turn") == "505.1"
    table.do("attack B's faction", "A's Zealot", "no more")
    assert "end the turn" in table.offered
    table = plain(zealot, gate, A={"in_play": ["Zealot", "Coin"]}, B={"in_play": ["Gate"]}, full_control=(0,))
    assert table.offered == ["end the turn"]  # it can't be paid for, so nothing is owed


@pytest.mark.rule("spoils:505.2", "spoils:505.2b")
def test_what_demands_to_be_picked_has_to_be() -> None:
    ferret = character("Lure", "1/1/3", "Anything that could pick this card must pick it.")
    table = plain(ferret, KILL, A={"hand": ["Kill"]}, B={"in_play": ["Grunt", "2x Lure"]}, full_control=(0,))
    table.do("play Kill")
    assert table.offered == ["B's Lure (1)"]  # or the other, which is just like it


@pytest.mark.rule("spoils:204.3b", "spoils:O23")
def test_what_is_put_into_play_at_the_start_of_a_turn_cannot_attack_in_it() -> None:
    nest = item("Nest", "At the start of your turn, put a character from your hand into play.")
    table = plain(nest, A={"hand": ["Trick"]}, B={"in_play": ["Nest"], "hand": ["Grunt"]}, full_control=(0, 1))
    table.do("end the turn", "let it happen") if table.asked == "B" else table.do("end the turn")
    while table.prompt != "What do you do?":
        table.do(table.offered[0])
    assert table.in_play("B") == ["Nest", "Grunt"]
    assert not any(words.startswith("attack") for words in table.offered)


@pytest.mark.rule("spoils:302.12", "spoils:302.10", "spoils:302.14")
def test_words_for_parties() -> None:
    drum = character("Drummer", "1/1/3", "BEAT", "Cost: Pick a character in a party with this card.",
                     "Effect: The character gains 1 strength this turn.")  # fmt: skip
    table = plain(drum, A={"in_play": ["Drummer", "Grunt"]}, B={"in_play": ["Snail"]}, full_control=(0,))
    table.do("attack B's faction", "A's Drummer", "no more", "use BEAT of Drummer")
    assert table.offered == ["A's Drummer"]  # itself, and nobody else


@pytest.mark.rule("spoils:208.4")
def test_what_is_no_character_any_more_is_out_of_the_battle() -> None:
    golem = item("Golem", "WAKE", "Cost: Use this only during your turn.",
                 "Effect: This card gains the character type, 2 strength, 2 life, and 3 speed this turn.")  # fmt: skip
    doze = tactic("Doze", "Cost: Pick a character.", "Effect: It loses the character type this turn.")
    table = plain(golem, doze, A={"in_play": ["Golem"]}, B={"hand": ["Doze"]}, full_control=(0,))
    table.do("use WAKE of Golem", "attack B's faction", "A's Golem", "go on")
    table.do("B: play Doze", "A: let it happen")
    to(table, "What do you do")
    assert table.B["influence"] == 20
    assert table.in_play("A") == ["Golem"]


@pytest.mark.rule("spoils:608.1f", "spoils:302.15")
def test_what_a_character_has_assigned_is_inflicted_though_it_has_left_the_battle() -> None:
    bounce = tactic("Bounce", "Cost: Pick a character.", "Effect: Put it into its owner's hand.")
    t = scene(bounce, A={"in play": ["Grunt"]}, B={"hand": ["Bounce"], "in play": ["Brute"]})
    t.do("attack B's faction", "A's Grunt", "B: go on", "B: no more", "B: go on", "B: play Bounce", "B: A's Grunt")
    assert (t.in_play("A"), t.hand("A")) == ([], ["Grunt"])
    assert t.influence("B") == 18
    assert t.at_peace()


@pytest.mark.rule("spoils:607.1a")
def test_a_location_is_attacked_by_who_does_not_control_it_whoever_owns_it() -> None:
    a = {"in_play": ["Grunt", {"card": "Shed", "of": "B"}]}
    table = plain(A=a, B={"in_play": [{"card": "Fort", "of": "A"}, "Snail"]}, full_control=(0,))
    assert table.offered == ["attack B's faction", "attack B's Fort", "end the turn"]
    table.do("attack B's Fort", "A's Grunt", "B: no more")
    assert table.the("Fort")["total damage"] == 2
    assert table.B["influence"] == 20
    assert table.at_rest()


@pytest.mark.rule("spoils:101.1", "spoils:608.1c")
@pytest.mark.parametrize("where", ["to the target of the attack", "to the blocking party"])
def test_what_may_assign_its_damage_past_blockers_chooses_and_nobody_else_does(where: str) -> None:
    text = "While this card is attacking, it may assign its battle damage to the target of the attack instead of the"
    lance = character("Lance", "3/3/3", f"{text} blocking party.")
    a = {"in_play": ["Lance", "Grunt"], "hand": ["Shed"]}
    table = plain(lance, A=a, B={"in_play": ["Pacifist"]})
    table.do("attack B's faction", "A's Lance", "A's Grunt", "B's Pacifist")
    assert table.offered == ["to the target of the attack", "to the blocking party"]
    table.do(where)
    past = where == "to the target of the attack"
    assert table.B["influence"] == (17 if past else 20)
    assert table.in_play("B") == (["Pacifist"] if past else []), "the Grunt strikes it whatever the Lance does"


@pytest.mark.rule("spoils:101.1", "spoils:608.1c")
def test_what_assigns_its_damage_past_blockers_is_not_asked() -> None:
    text = (
        "The character assigns its battle damage to the target of the attack instead of the blocking party this turn."
    )
    dodge = tactic("Dodge", "Cost: Pick an attacking character.", f"Effect: {text}")
    a = {"in_play": ["Giant", "Grunt"], "hand": ["Dodge", "Shed"]}
    table = plain(dodge, A=a, B={"in_play": ["Pacifist"]})
    table.do("attack B's faction", "A's Giant", "A's Grunt", "play Dodge", "A's Giant", "B's Pacifist")
    assert (table.B["influence"], table.the("Pacifist")["damage"]) == (15, 2)


@pytest.mark.rule("spoils:101.1", "spoils:608.1c")
def test_what_must_go_past_blockers_goes_there_though_something_else_only_lets_it() -> None:
    past = "assign its battle damage to the target of the attack instead of the blocking party"
    lance = character("Lance", "3/3/3", f"While this card is attacking, it may {past}.")
    dodge = tactic(
        "Dodge",
        "Cost: Pick an attacking character.",
        f"Effect: The character {past.replace(' its', 's its', 1)} this turn.",
    )
    table = plain(lance, dodge, A={"in_play": ["Lance"], "hand": ["Dodge", "Shed"]}, B={"in_play": ["Pacifist"]})
    table.do("attack B's faction", "play Dodge", "B's Pacifist")
    assert table.B["influence"] == 17, "nobody is asked where it goes"
    assert "damage" not in table.the("Pacifist")


@pytest.mark.rule("spoils:408.6", "spoils:408.6a", "spoils:608.1f", "spoils:408.7")
def test_damage_of_a_battle_is_battle_damage_and_no_other_is() -> None:
    ward = item("Ward", "If battle damage is inflicted to your faction, draw a card.")
    zap = tactic("Zap", "Effect: Inflict 1 damage to your opponent's faction.")
    table = plain(
        ward, zap, A={"in_play": ["Grunt"], "hand": ["Zap", "Shed"]}, B={"in_play": ["Ward"]}, full_control=(0,)
    )
    table.do("play Zap")
    assert (table.B["influence"], len(table.B["hand"])) == (19, 0)
    table.do("attack B's faction", "A's Grunt")
    while table.view().battle is not None:
        table.do("go on")
    assert (table.B["influence"], len(table.B["hand"])) == (17, 1)


@pytest.mark.rule("spoils:607.1", "spoils:608.1", "spoils:302.8")
def test_an_attack_that_an_effect_makes_is_fought_to_its_end_before_the_effect_goes_on() -> None:
    sortie = tactic("Sortie", "Effect: Attack. Draw a card.")
    a = {"in_play": ["Giant", "Grunt"], "hand": ["Sortie", "Trick"], "deck": ["Shed"]}
    table = plain(sortie, A=a, B={"in_play": ["Pacifist"], "hand": ["Trick"]})
    table.do("play Sortie", "B: let it happen", "A's Giant", "no more")
    while table.view().battle is not None:
        assert table.A["hand"] == ["Trick"], "the card is drawn after the battle"
        table.do("go on" if "go on" in table.offered else "B's Pacifist")
    assert (table.A["hand"], table.A["discard pile"]) == (["Trick", "Shed"], ["Sortie"])
    assert table.B["discard pile"] == ["Pacifist"]


@pytest.mark.rule("spoils:608.1h", "spoils:302.8", "spoils:302.13", "spoils:302.9")
def test_the_survivors_are_in_the_battle_still_when_they_are_depleted() -> None:
    tire = item("Tire", "If a blocking character is depleted, draw a card.")
    table = plain(tire, A={"in_play": ["Pacifist"], "hand": ["Shed"]}, B={"in_play": ["Pacifist", "Tire"]})
    table.do("attack B's faction", "B's Pacifist")
    assert (table.view().battle, len(table.B["hand"])) == (None, 1)


@pytest.mark.rule("spoils:505.1", "spoils:608.1c", "spoils:101.1")
def test_who_may_assign_damage_past_blockers_does_where_the_target_demands_it() -> None:
    wall = location("Wall", 9, "Anything that could assign battle damage to this card must assign it to this card.")
    ram = character(
        "Ram",
        "3/9/3",
        "While this card is attacking, it may assign its battle damage to the target of the attack instead of the "
        "blocking party.",
    )
    for target, damage in ("Wall", 3), ("Fort", 0):
        t = scene(wall, ram, A={"in play": ["Ram"]}, B={"in play": ["Wall", "Fort", "Pacifist"]})
        t.do(f"attack B's {target}", "A's Ram", "B: B's Pacifist")
        if target == "Fort":
            assert t.prompt.endswith("Where does it go?")
            t.do("to the blocking party")
        assert t.the(target).get("total damage", 0) == damage


@pytest.mark.rule("spoils:208.4", "spoils:607.1c#2")
@pytest.mark.parametrize(("doze", "through"), [(False, 0), (True, 2)])
def test_who_is_to_join_the_blockers_and_is_no_character_any_more_does_not(doze: bool, through: int) -> None:
    """Nor once it is a character again."""
    golem = item("Golem", "WAKE", "Effect: This card gains the character type, 2 strength, 3 life, and 3 speed.")
    post = item("Post", "POST", "Cost: Pick a character you control.", "Effect: Add it to the blocking party.")
    sleep = tactic("Doze", "Cost: Pick a character you control.", "Effect: It loses the character type.")
    b = {"in_play": ["Golem", "Post"], "hand": ["Doze"]}
    table = plain(golem, post, sleep, A={"in_play": ["Grunt"]}, B=b)
    table.do("attack B's faction", "B: use WAKE of Golem", "B: use POST of Post")
    if doze:
        table.do("B: play Doze", "B: use WAKE of Golem")
    while not table.at_rest():
        table.do(next(one for one in ("no more", "go on", "let it happen") if one in table.offered))
    assert table.B["influence"] == 20 - through
    assert table.in_play("B") == ["Golem", "Post"]
