"""505, 402.7 What effects demand of battle parties: of whose, of which, and of how many."""

import pytest

from tests.games.spoils.course.test_attack import over
from tests.games.spoils.plain import plain
from tests.games.spoils.stage import character, item, location, tactic
from tests.games.spoils.texts import scene


def party(*texts: str, could: int = 4, by: str = "A") -> list[int]:
    """The sizes that an attacking party of A's can have with texts of a card of this player's."""
    rule = item("Rule", *texts)
    a, b = (["Rule"], []) if by == "A" else ([], ["Rule"])
    names = ["Grunt", "Brute", "Snail", "Giant"][:could]
    table = plain(rule, A={"in_play": [*a, *names], "hand": ["Shed"]}, B={"in_play": b}, full_control=(0,))
    if "attack B's faction" not in table.offered:
        return []
    table.do("attack B's faction")
    found, chosen = [], 0
    while table.prompt == "Which character attacks?":
        if "no more" in table.offered:
            found.append(chosen)
        members = [words for words in table.offered if words != "no more"]
        if not members:
            break
        table.do(members[0])
        chosen += 1
    return found if chosen in found else [*found, chosen]


@pytest.mark.rule("spoils:505.1", "spoils:302.5", "spoils:302.6", "spoils:410.1", "spoils:402.7")
@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        ("Each attacking party must contain 3 or more characters.", [3, 4]),
        ("Each battle party must contain 3 or more characters.", [3, 4]),
        ("Each blocking party must contain 3 or more characters.", [1, 2, 3, 4]),
        ("Each battle party must contain an even number of characters.", [2, 4]),
        ("Each attacking party cannot contain more than 2 characters.", [1, 2]),
        ("Each battle party cannot contain more than 1 character.", [1]),
        ("Each blocking party cannot contain more than 1 character.", [1, 2, 3, 4]),
    ],
)
def test_what_is_demanded_of_the_size_of_a_party(text: str, sizes: list[int]) -> None:
    assert party(text) == sizes
    assert party(text, by="B") == sizes, "of every such party, whoever has the card"


@pytest.mark.rule("spoils:505.1", "spoils:407.2", "spoils:302.6")
def test_what_is_demanded_of_ones_own_parties_is_not_demanded_of_the_opponents() -> None:
    text = "Each attacking party you control must contain 3 or more characters."
    assert party(text) == [3, 4]
    assert party(text, by="B") == [1, 2, 3, 4]


@pytest.mark.rule("spoils:505.1", "spoils:505.2c", "spoils:607.1a#3")
def test_where_no_party_meets_any_demand_there_is_no_attack() -> None:
    text = "Each attacking party must contain 3 or more characters."
    assert party(text, could=2) == []
    assert party(text, could=3) == [3]


@pytest.mark.rule("spoils:402.7", "spoils:505.1")
def test_of_several_bounds_the_least_holds() -> None:
    three = "Each attacking party cannot contain more than 3 characters."
    one = "Each attacking party cannot contain more than 1 character."
    assert party(one, three) == party(three, one) == [1]


@pytest.mark.rule("spoils:505.2", "spoils:505.2b", "spoils:505.2c", "spoils:410.1")
def test_the_party_that_meets_most_demands_is_the_legal_one() -> None:
    even = "Each attacking party must contain an even number of characters."
    three = "Each attacking party must contain 3 or more characters."
    assert party(even, three) == [4], "it meets both"
    assert party(even, three, could=3) == [2, 3], "either meets one, and none both"
    assert party(even, three, could=2) == [2]
    assert party(even, three, could=1) == [], "alone meets neither"


@pytest.mark.rule("spoils:505.1", "spoils:O22", "spoils:505.2a", "spoils:302.5")
@pytest.mark.parametrize(
    ("text", "attacking", "blocking"),
    [
        ("Your opponent must pay 1 for each attacking party they form.", 1, 0),
        ("Your opponent must pay 1 for each blocking party they form.", 0, 1),
        ("Your opponent must pay 1 for each battle party they form.", 1, 1),
    ],
)
def test_a_toll_is_for_the_parties_that_it_names(text: str, attacking: int, blocking: int) -> None:
    rule = item("Rule", text)
    both = {"in_play": ["Rule", "Grunt", "Giant", "2x Coin"]}
    table = plain(rule, A=both, B=both, full_control=(0,))
    table.do("attack B's faction", "A's Grunt", "no more")
    while "B's Grunt" not in table.offered:
        table.do("go on" if "go on" in table.offered else "A's Coin")
    assert (table.free("A"), table.free("B")) == (2 - attacking, 2)
    over(table.do("B's Grunt", "no more"))
    assert (table.free("A"), table.free("B")) == (2 - attacking, 2 - blocking)


@pytest.mark.rule("spoils:505.2a", "spoils:505.1", "spoils:607.1d", "spoils:O22")
def test_a_block_that_cannot_be_paid_for_is_not_chosen() -> None:
    gate = item("Gate", "Your opponent must pay 1 for each blocking party they form.")
    for gates, blocks in (1, True), (2, False):
        a = {"in_play": ["Grunt", f"{gates}x Gate"], "hand": ["Trick"]}
        table = plain(gate, A=a, B={"in_play": ["Giant", "Coin"]}, full_control=(0,))
        table.do("attack B's faction", "A's Grunt", "go on")
        assert ("B's Giant" in table.offered) is blocks
        over(table.do("B's Giant") if blocks else table)
        assert (table.free("B"), table.B["influence"]) == ((0, 20) if blocks else (1, 18))


@pytest.mark.rule("spoils:O22", "spoils:505.2a", "spoils:406.5a", "spoils:505.1")
def test_a_toll_that_a_reduction_makes_payable_can_be_paid() -> None:
    gate = item("Gate", "Your opponent must pay 2 for each attacking party they form.")
    thrift = item("Thrift", "THRIFT", "Effect: Reduce the next numeric cost you pay this turn by 1.")
    table = plain(gate, thrift, A={"in_play": ["Grunt", "Coin", "Thrift"]}, B={"in_play": ["Gate"]}, full_control=(0,))
    assert table.why_not("attack B's faction") == "505.1"
    over(table.do("use THRIFT of Thrift", "attack B's faction", "A's Grunt"))
    assert (table.free("A"), table.B["influence"]) == (0, 18)


@pytest.mark.rule("spoils:503.3#2", "spoils:O22")
def test_what_paying_a_toll_sets_off_happens_before_anybody_has_attacked() -> None:
    gate = item("Gate", "Your opponent must pay 1 for each attacking party they form.")
    rust = item("Rust", "If a resource is attached to your faction, destroy each character.")
    drum = item("Drum", "If a character attacks, draw a card.")
    a = {"in_play": ["Grunt", "Coin", "Rust", "Drum"], "hand": ["Trick"]}
    table = plain(gate, rust, drum, A=a, B={"in_play": ["Gate", "Snail"]}, full_control=(0,))
    over(table.do("attack B's faction", "A's Grunt"))
    assert (table.in_play("A"), table.in_play("B")) == (["Rust", "Drum"], ["Gate"])
    assert (table.A["hand"], table.B["influence"]) == (["Trick"], 20), "no one was left to attack"


@pytest.mark.rule("spoils:505.1", "spoils:402.7", "spoils:505.2")
@pytest.mark.parametrize("text", ["This card must attack alone.", "This card can attack only alone."])
def test_who_must_or_can_only_be_alone_is(text: str) -> None:
    hermit = character("Hermit", "2/2/3", text)
    table = plain(hermit, A={"in_play": ["Hermit", "Grunt", "Brute"], "hand": ["Shed"]}, full_control=(0,))
    table.do("attack B's faction")
    with_others = table.fork()
    table.do("A's Hermit")
    assert "A's Grunt" not in table.offered
    with_others.do("A's Grunt")
    assert with_others.offered == ["A's Brute", "no more"]
    assert with_others.why_not("A's Hermit") in ("402.7", "505.1")


@pytest.mark.rule("spoils:O57", "spoils:505.1")
def test_nothing_is_owed_by_who_must_only_be_alone_nor_by_who_fits_no_legal_party() -> None:
    hermit = character("Hermit", "2/2/3", "This card must attack alone.")
    pup = character("Pup", "1/1/3", "This card must attack if able.")
    pairs = item("Pairs", "Each attacking party must contain an even number of characters.")
    table = plain(hermit, A={"in_play": ["Hermit", "Grunt"]}, full_control=(0,))
    assert table.why_not("end the turn") is None
    table = plain(pup, pairs, A={"in_play": ["Pup", "Pairs"]}, full_control=(0,))
    assert table.why_not("end the turn") is None, "it can't attack by itself"
    table = plain(pup, pairs, A={"in_play": ["Pup", "Grunt", "Pairs"]}, full_control=(0,))
    assert table.why_not("end the turn") == "505.1"
    table.do("attack B's faction", "A's Pup")
    assert table.offered == ["A's Grunt"]


@pytest.mark.rule("spoils:O57", "spoils:505.1", "spoils:402.7")
def test_who_fits_no_legal_party_owes_no_attack_though_others_can_attack() -> None:
    loner = character("Loner", "1/1/3", "This card must attack if able.", "This card can attack only alone.")
    pairs = item("Pairs", "Each attacking party must contain an even number of characters.")
    table = plain(loner, pairs, A={"in_play": ["Loner", "Grunt", "Brute", "Pairs"]}, full_control=(0,))
    assert "attack B's faction" in table.offered
    assert table.why_not("end the turn") is None
    table = plain(loner, pairs, A={"in_play": ["Loner", "Grunt", "Brute"]}, full_control=(0,))
    assert table.why_not("end the turn") == "505.1"


@pytest.mark.rule("spoils:505.1", "spoils:505.2", "spoils:O57")
def test_who_must_block_and_must_be_alone_does_not_join_another_who_must_block() -> None:
    """Either by itself leaves one demand unfulfilled; together they are no party at all."""
    hermit = character("Hermit", "1/4/3", "This card must block if able.", "This card must block alone.")
    guard = character("Guard", "1/4/3", "This card must block if able.")
    b = {"in_play": ["Hermit", "Guard"]}
    table = plain(hermit, guard, A={"in_play": ["Pacifist"], "hand": ["Shed"]}, B=b, full_control=(1,))
    table.do("attack B's faction")
    while "go on" in table.offered:
        table.do("go on")
    assert sorted(table.offered) == ["B's Guard", "B's Hermit"]
    for first, other in (("Hermit", "Guard"), ("Guard", "Hermit")):
        alone = table.fork()
        alone.do(f"B's {first}")
        assert f"B's {other}" not in alone.offered


@pytest.mark.rule("spoils:505.1", "spoils:505.2", "spoils:O57", "spoils:402.7")
def test_who_must_block_leaves_no_room_for_others_and_is_not_left_out() -> None:
    guard = character("Guard", "1/4/3", "While you are being attacked, this card must block if able.")
    lane = location("Lane", 9, "Each blocking party cannot contain more than 1 character.")
    b = {"in play": ["Guard", "Brute"]}
    t = scene(guard, lane, A={"in play": ["Grunt", "Lane"]}, B=b, full_control=(0, 1))
    t.do("attack B's faction", "A's Grunt")
    while t.prompt != "Which character blocks?":
        t.do("go on")
    assert t.offered == ["B's Guard"]
    assert (t.why_not("no more"), t.why_not("B's Brute")) == ("505.1", "505.1")
    t.do("B's Guard")
    assert (t.the("Guard")["depleted"], "depleted" in t.the("Brute")) == (True, False)


@pytest.mark.rule("spoils:402.7", "spoils:504.1", "spoils:507.3b")
def test_a_ban_on_blocking_holds_while_it_is_active_and_a_leave_is_for_what_it_says() -> None:
    ban = location("Ban", 9, "While you control an item, characters cannot block.")
    for mine, blocks in ([], True), (["Stick"], False):
        t = scene(ban, item("Stick"), A={"in play": ["Grunt", "Ban", *mine]}, B={"in play": ["Brute"]})
        t.do("attack B's faction", "A's Grunt")
        assert (t.prompt == "Which character blocks?") is blocks
    cards = (
        character("Sneak", "1/1/1", "Covert"),
        character("Haste", "1/1/1", "This card can attack the turn it enters play."),
        character("Eye", "1/1/1", "This card can block covert parties."),
    )
    t = scene(*cards, A={"in play": ["Sneak"]}, B={"in play": ["Haste", "Eye"]})
    t.do("attack B's faction", "A's Sneak")
    assert t.offered == ["B's Eye", "no more"]


@pytest.mark.rule("spoils:505.2", "spoils:O57", "spoils:505.2b")
def test_of_two_that_must_block_and_cannot_both_the_one_with_more_demands_does() -> None:
    guard = character("Guard", "1/4/3", "This card must block if able.")
    zealot = character("Zealot", "1/4/3", "This card must block if able.", types="Rogue Character - zealot")
    horn = item("Horn", 'Each "zealot" character must block if able.')
    gap = item("Gap", "Each blocking party cannot contain more than 1 character.")
    for horns, blockers in (0, ["B's Guard", "B's Zealot"]), (1, ["B's Zealot"]):
        a = {"in_play": ["Grunt", "Gap", f"{horns}x Horn"], "hand": ["Shed"]}
        table = plain(guard, zealot, horn, gap, A=a, B={"in_play": ["Guard", "Zealot"]}, full_control=(0, 1))
        table.do("attack B's faction", "A's Grunt")
        assert table.offered == blockers
        over(table.do("B's Zealot"))
        assert table.B["influence"] == 20


@pytest.mark.rule("spoils:607.1c#3", "spoils:O22")
def test_who_has_only_blockers_that_an_effect_has_added_forms_no_party_and_pays_no_toll() -> None:
    gate = item("Gate", "Your opponent must pay 1 for each blocking party they form.")
    rally = tactic("Rally", "Cost: Pick a character you control.", "Effect: Add it to the blocking party.")
    for chosen, free in ("no more", 2), ("B's Giant", 1):
        b = {"in_play": ["Grunt", "Giant", "2x Coin"], "hand": ["Rally"]}
        table = plain(gate, rally, A={"in_play": ["Gate", "Brute"]}, B=b)
        table.do("attack B's faction", "play Rally", "B's Grunt")
        assert table.offered == ["B's Giant", "no more"]
        table.do(chosen)
        assert (table.free("B"), table.B["influence"]) == (free, 20)


@pytest.mark.rule("spoils:505.1", "spoils:O22", "spoils:505.2b#2")
def test_a_toll_is_paid_for_each_party_and_not_for_each_of_its_members() -> None:
    gate = item("Gate", "Your opponent must pay 1 for each attacking party they form.")
    a = {"in_play": ["Grunt", "Brute", "Snail", "4x Coin"]}
    table = plain(gate, A=a, B={"in_play": ["Gate"]}, full_control=(0,))
    over(table.do("attack B's faction", "A's Grunt", "A's Brute", "no more", "A's Coin"))
    assert (table.free("A"), table.B["influence"]) == (3, 15)
    over(table.do("attack B's faction", "A's Snail", "A's Coin"))
    assert (table.free("A"), table.B["influence"]) == (2, 11), "and for the second one again"
