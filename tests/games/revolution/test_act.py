"""Step 3: acting against Events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from coven.kernel import Table
from tests.games.revolution.tale import (
    a,
    asked,
    b,
    c,
    cards,
    in_order,
    line,
    log,
    markers,
    now,
    offered,
    own,
    play,
    refused,
    rule_against,
    situation,
)

# Witches of the set that ships: Goody Alder BBR, Brother Thorne BRR, Mercy Vane EEC, Josiah Quill CCE, Tabitha Grey
# FFH, Old Cuffe FHH, Patience Rook BBE, Widow Harrow HHR, Deacon Pell RRH; Annis of the Bonfire BBBC; The Cracked
# Kettle BBB.


def acting(
    event: str,
    hand: list[str],
    special: Mapping[str, Any] | None = None,
    *,
    seats: int = 1,
    trophies: list[str] | None = None,
    **told: Any,
) -> Table:
    """A acts against an Event in space 1."""
    told = {"event_line": {1: event}, "recruits": {}, **told}
    boons = told.pop("boons", None)
    board = told.pop("board", {})
    options = told.pop("options", None)
    table = situation(
        seats=seats,
        cards=cards(events=special, boons=boons, **board),
        options=options,
        A={"hand": hand, "trophies": trophies or []},
        **told,
    )
    return play(table, f"act against {event}")


def put_in(table: Table, *names: str) -> Table:
    return play(table, *(f"play {name}" for name in names))


@pytest.mark.rule("revolution:act.2")
def test_the_cost_has_to_be_reached_or_exceeded() -> None:
    table = acting("BR1", ["Goody Alder", "Seeker FB", "Seeker HB", "Patience Rook"])
    put_in(table, "Patience Rook", a("FB"))
    reason = refused(table, "overcome it")
    assert reason == ("act.2", "the cost has to be reached: there are 3 of 4 Brewing or 0 of 4 Rituals")
    exact = put_in(table.fork(), a("HB"))
    assert "overcome it" in offered(exact)
    over = put_in(table, "Goody Alder")
    assert "overcome it" in offered(over)


@pytest.mark.rule("revolution:act.2")
def test_what_could_never_be_paid_is_not_begun() -> None:
    hand = {"hand": ["Goody Alder", "Brother Thorne"]}
    table = situation(seats=1, event_line={1: "BR1", 2: "FH1"}, recruits={}, A=hand, full_control=(0,))
    assert rule_against(table, "act against BR1") == "act.2"
    assert rule_against(table, "act against FH1") == "act.2"


@pytest.mark.rule("revolution:act.1")
def test_an_empty_space_is_no_target() -> None:
    table = situation(
        seats=1, event_line={1: "U1", 3: "U2", 5: "U3"}, recruits={}, A={"hand": ["Old Cuffe", "Mercy Vane"]}
    )
    acts = [word for word in offered(table) if word.startswith("act against")]
    assert acts == ["act against U1", "act against U2", "act against U3"]
    assert rule_against(table, "act against U4") == "act.1"


@pytest.mark.rule("revolution:act.3")
def test_icons_beyond_the_cost_are_lost() -> None:
    table = acting("BR1", ["Goody Alder", "Patience Rook", "Seeker FB", "Seeker FH"], event_line={1: "BR1", 2: "BR2"})
    put_in(table, "Goody Alder", "Patience Rook", a("FB"))
    play(table, "overcome it", "take Brewing")
    assert markers(table, "Brewing") == 2, "five for four brings one marker"
    assert own(table)["discard"] == ["Goody Alder", "Patience Rook", a("FB")]
    assert now(table)["acts"] == 0


@pytest.mark.rule("revolution:act.4")
def test_the_two_costs_are_alternatives() -> None:
    hand = ["Mercy Vane", "Josiah Quill", "Seeker EC", "Seeker FE"]
    table = acting("EC1", hand)
    put_in(table, "Mercy Vane", "Josiah Quill")
    assert rule_against(table, "overcome it") == "act.4", "three and three are not four of a kind"
    one_kind = put_in(acting("EC1", ["The Ferryman", "Mercy Vane"], {"EC1": {"cost": "2 Enchanting or 5 Channeling"}}))
    put_in(one_kind, "The Ferryman")
    assert rule_against(one_kind, "overcome it") == "act.2", "three Channeling alone mix nothing"
    assert "overcome it" in offered(put_in(table, a("FE")))


@pytest.mark.rule("revolution:act.5")
def test_the_two_costs_need_not_be_equal() -> None:
    wendigo = {"FH1": {"cost": "5 Familiars or 4 Hexes"}}
    hand = ["Tabitha Grey", "Obadiah Fenn", "Old Cuffe", "Widow Harrow", "Seeker FB"]
    table = acting("FH1", hand, wendigo)
    four = put_in(table.fork(), "Tabitha Grey", "Obadiah Fenn")
    assert "overcome it" not in offered(four)
    assert "overcome it" in offered(put_in(four, a("FB")))
    assert "overcome it" in offered(put_in(table, "Old Cuffe", "Widow Harrow"))


@pytest.mark.rule("revolution:act.6")
def test_only_icons_of_the_kind_being_paid_count() -> None:
    table = acting("EC1", ["Hannah Lark", "Seeker EC", "Seeker BC", "Seeker FH"])
    put_in(table, "Hannah Lark", a("EC"))
    assert rule_against(table, "overcome it") == "act.4"
    assert rule_against(table, f"play {a('FH')}") == "act.6"
    put_in(table, a("BC"))
    assert table.view(0).act["standing"] == "1 of 4 Enchanting or 4 of 4 Channeling"
    assert "overcome it" in offered(table)


@pytest.mark.rule("revolution:act.7")
def test_an_unaligned_event_takes_any_icons() -> None:
    table = acting("U1", ["Seeker FH", "Seeker BR", "Seeker EC", "Seeker FB"])
    put_in(table, a("FH"), a("BR"))
    assert "overcome it" not in offered(table)
    assert "overcome it" in offered(put_in(table, a("EC")))


@pytest.mark.rule("revolution:act.8")
@pytest.mark.parametrize(("seats", "cost"), [(1, 10), (3, 12), (4, 13)])
def test_a_catastrophe_costs_its_number_plus_the_players(seats: int, cost: int) -> None:
    hand = ["Annis of the Bonfire", "Lady Foxglove", "Mother Crossroads", "Seeker FH"]
    table = acting("X1", hand, {"X1": {"cost": "9+P"}}, seats=seats, trophies=["Hexes", "Hexes"])
    assert table.view(0).event_line["1"].costs == (f"{cost} icons",)
    put_in(table, *hand[:2])
    icons = 8
    more = ["play Raven Seeker FH", "spend Hexes trophy", "spend Hexes trophy", "play Mother Crossroads"]
    if cost > 12:
        more = ["play Mother Crossroads", "spend Hexes trophy"]
    for word in more:
        assert ("overcome it" in offered(table)) == (icons >= cost)
        play(table, word)
        icons += {"play Mother Crossroads": 4, "play Raven Seeker FH": 2}.get(word, 1)
    assert "overcome it" in offered(table)
    assert icons >= cost


@pytest.mark.rule("revolution:act.9")
@pytest.mark.rule("revolution:open.23")
def test_an_act_called_off_costs_nothing_and_leaves_nothing() -> None:
    table = acting(
        "BR1", ["Goody Alder", "Seeker FB", "Seeker HB"], seats=2, trophies=["Brewing"], B={"hand": ["Seeker FB"]}
    )
    before = now(table)
    play(table, "play Goody Alder", "spend Brewing trophy", "ask B to assist", f"assist with {b('FB')} as Brewing")
    assert rule_against(table, "act against BR1") == "open.23"
    play(table, "call it off")
    after = now(table)
    for key in ("event line", "acts", "liberty", "objectives", "recruit discard"):
        assert after[key] == before[key]
    for name in "AB":
        for pile in ("hand", "deck", "discard", "trophies"):
            assert own(table, name)[pile] == before["players"][name][pile]
    play(table, "act against BR1")
    assert table.view(0).act["standing"] == "0 of 4 Brewing or 0 of 4 Rituals"


@pytest.mark.rule("revolution:act.10")
@pytest.mark.rule("revolution:objectives.5")
@pytest.mark.rule("revolution:open.22")
def test_cards_played_lie_in_their_owners_discards_before_the_marker_is_taken() -> None:
    table = acting(
        "BR1",
        ["Goody Alder", "Seeker FB", "Seeker FH"],
        seats=3,
        boons={"Cellar 1": "Each player may freely reshuffle their Coven deck."},
        objectives={"Cellar 1": {"markers": {"Brewing": 1}}},
        event_deck=["U4", "U5"],
        B={"hand": ["Seeker FB"], "deck": ["Seeker FH", "Seeker FR", "Seeker FE", "Seeker FC"]},
        C={"hand": ["Seeker HB"]},
    )
    put_in(table, "Goody Alder", a("FB"))
    play(table, "ask B to assist", f"assist with {b('FB')} as Brewing")
    play(table, "ask C to assist", f"assist with {c('HB')} as Brewing")
    play(table, "overcome it")
    discards = [own(table, name)["discard"] for name in "ABC"]
    assert discards == [["Goody Alder", a("FB")], [b("FB")], [c("HB")]]
    play(table, "take Brewing")
    assert asked(table) == "A"
    play(table, "freely reshuffle")
    assert own(table)["discard"] == []
    assert {"Goody Alder", a("FB")} <= set(own(table)["deck"]), "deck and discard together"
    play(table, "freely reshuffle", "don't")
    assert (len(own(table, "B")["deck"]), own(table, "B")["discard"]) == (5, [])
    assert own(table, "C")["discard"] == [c("HB")]
    assert (now(table)["moon"], len(now(table)["event deck"])) == (1, 2), "free: no Moon, no Event"


@pytest.mark.rule("revolution:act.11")
@pytest.mark.rule("revolution:assist.4")
@pytest.mark.rule("revolution:banish.1")
def test_a_relic_used_is_banished_whoever_used_it() -> None:
    table = acting("BR1", ["The Cracked Kettle", "Seeker FB"])
    put_in(table, "The Cracked Kettle", a("FB"))
    play(table, "overcome it", "take none")
    assert (now(table)["recruit discard"], own(table)["discard"]) == (["The Cracked Kettle"], [a("FB")])
    helped = acting("BR1", ["Seeker FB"], seats=2, B={"hand": ["The Cracked Kettle", "Seeker FH"]})
    put_in(helped, a("FB"))
    play(helped, "ask B to assist", "assist with The Cracked Kettle")
    assert helped.view(0).act["standing"].startswith("4 of 4 Brewing"), "all of its icons"
    play(helped, "overcome it", "take none")
    assert now(helped)["recruit discard"] == ["The Cracked Kettle"]
    assert (own(helped, "B")["discard"], own(helped, "B")["hand"]) == ([], [b("FH")])


@pytest.mark.rule("revolution:act.12")
@pytest.mark.rule("revolution:act.13")
@pytest.mark.rule("revolution:act.16")
@pytest.mark.rule("revolution:open.9")
def test_one_marker_matching_any_icon_of_the_event_or_none() -> None:
    table = acting("EC1", ["Josiah Quill", "Hannah Lark"])
    put_in(table, "Josiah Quill", "Hannah Lark")
    play(table, "overcome it")
    assert asked(table) == "A"
    assert offered(table) == ["take Enchanting", "take Channeling", "take none"], "whatever it was paid with"
    assert rule_against(table, "take Hexes") == "act.13"
    before = now(table)["objectives"]
    assert now(play(table.fork(), "take none"))["objectives"] == before
    play(table, "take Enchanting")
    assert (markers(table, "Enchanting"), markers(table, "Channeling")) == (2, 3)
    assert own(table)["trophies"] == ["Enchanting"]


@pytest.mark.rule("revolution:act.14")
def test_unaligned_events_and_catastrophes_give_only_their_own_markers() -> None:
    brewing = ["Annis of the Bonfire", "Goody Alder", "Patience Rook"]
    table = acting("X1", brewing, {"X1": {"cost": "9+P"}})
    put_in(table, *brewing)
    play(table, "overcome it")
    assert offered(table) == ["take Catastrophe", "take none"]
    assert rule_against(table, "take Brewing") == "act.14"
    assert rule_against(table, "take Unaligned") == "act.14"
    unaligned = put_in(acting("U1", brewing), *brewing[:2])
    play(unaligned, "overcome it")
    assert offered(unaligned) == ["take Unaligned", "take none"]


@pytest.mark.rule("revolution:act.15")
@pytest.mark.rule("revolution:act.18")
def test_without_a_matching_marker_the_event_is_overcome_all_the_same() -> None:
    table = acting(
        "BR1",
        ["Goody Alder", "Patience Rook"],
        {"BR1": {"sign": "Liberty"}},
        objectives={"Cellar 1": {"achieved": True}},
        liberty=3,
    )
    put_in(table, "Goody Alder", "Patience Rook")
    play(table, "overcome it")
    assert (own(table)["trophies"], now(table)["liberty"], now(table)["event discard"]) == ([], 5, ["BR1"])
    peril = acting("BR1", ["Goody Alder", "Patience Rook"], {"BR1": {"sign": "Peril"}}, liberty=3)
    put_in(peril, "Goody Alder", "Patience Rook")
    play(peril, "overcome it", "take Brewing")
    assert now(peril)["liberty"] == 3
    neither = acting("BR1", ["Goody Alder", "Patience Rook"], liberty=3)
    put_in(neither, "Goody Alder", "Patience Rook")
    play(neither, "overcome it", "take Brewing")
    assert now(neither)["liberty"] == 3, "an Event without a sign is no Liberty Event"


@pytest.mark.rule("revolution:act.17")
@pytest.mark.rule("revolution:faq.4")
def test_others_may_supply_everything_and_the_trophy_is_the_active_players() -> None:
    special = {"HR1": {"cost": "3 Hexes or 9 Rituals"}}
    helpers: dict[str, Any] = {name: {"hand": ["Seeker FH", "Seeker FB"]} for name in "BCD"}
    table = acting("HR1", [], special, seats=4, first="D", current="A", **helpers)
    for name, bird in zip("BCD", ("Hare", "Toad", "Moth"), strict=True):
        play(table, f"ask {name} to assist", f"assist with {bird} Seeker FH as Hexes")
    play(table, "overcome it", "take Hexes")
    assert own(table)["trophies"] == ["Hexes"]
    assert [own(table, name)["trophies"] for name in "BCD"] == [[], [], []]
    assert now(table)["acts"] == 0


@pytest.mark.rule("revolution:act.20")
@pytest.mark.rule("revolution:objectives.2")
def test_the_printed_order_after_payment() -> None:
    table = acting(
        "BR1",
        ["Goody Alder", "Seeker FB", "The Cracked Kettle"],
        {"BR1": {"sign": "Liberty"}},
        boons={"Cellar 1": "Move the Liberty marker 1 space toward Tyranny."},
        objectives={"Cellar 1": {"markers": {"Brewing": 1}}},
    )
    put_in(table, "Goody Alder", a("FB"), "The Cracked Kettle")
    play(table, "overcome it", "take Brewing")
    assert in_order(
        log(table),
        "A overcomes BR1",
        "played Goody Alder",
        "played Raven Seeker FB",
        "played The Cracked Kettle",
        "takes the marker Brewing",
        "Cellar 1 is achieved",
        "The boon of Cellar 1",
        "toward Tyranny, to 3",
        "Cellar 1 is turned face down",
        "toward Liberty, to 5",
        "BR1 is discarded",
    )
    overcame = next(line for line in table.log(None) if line.words == "A overcomes BR1")
    last = next(line for line in table.log(None) if line.words == "BR1 is discarded")
    assert table.why(last).chain[-1] == overcame


@pytest.mark.rule("revolution:act.21")
@pytest.mark.rule("revolution:act.22")
@pytest.mark.rule("revolution:open.26")
def test_twice_the_cost_brings_two_markers_of_any_that_match() -> None:
    hand = ["Widow Harrow", "Old Cuffe", "Mother Crossroads", "Seeker FH"]
    table = acting("HR1", hand)
    put_in(table, "Widow Harrow", "Old Cuffe", "Mother Crossroads")
    seven = play(table.fork(), "overcome it", "take Hexes")
    assert own(seven)["trophies"] == ["Hexes"], "seven are not twice four"
    assert seven.decision is None or seven.decision.kind != "which marker"
    put_in(table, a("FH"))
    play(table, "overcome it")
    for two in (["Hexes", "Rituals"], ["Hexes", "Hexes"], ["Rituals", "Rituals"]):
        taken = play(table.fork(), *(f"take {icon}" for icon in two))
        assert own(taken)["trophies"] == two
    one = play(table.fork(), "take Hexes", "take none")
    assert own(one)["trophies"] == ["Hexes"]
    unaligned = acting("U1", ["Annis of the Bonfire", "Lady Foxglove", "Mother Crossroads"])
    put_in(unaligned, "Annis of the Bonfire", "Lady Foxglove", "Mother Crossroads")
    play(unaligned, "overcome it", "take Unaligned")
    assert offered(unaligned) == ["take Unaligned", "take none"]


@pytest.mark.rule("revolution:act.23")
def test_a_double_payment_takes_no_more_than_is_left() -> None:
    hand = ["Widow Harrow", "Old Cuffe", "Mother Crossroads", "Seeker FH"]
    left = {"Wilds 1": {"markers": {"Hexes": 1, "Familiars": 2}}, "Cellar 1": {"achieved": True}}
    table = acting("HR1", hand, objectives=left)
    put_in(table, *hand[:3], a("FH"))
    play(table, "overcome it", "take Hexes")
    assert own(table)["trophies"] == ["Hexes"]
    assert line(table) == {}
    none = acting("HR1", hand, objectives={"Wilds 1": {"achieved": True}, "Cellar 1": {"achieved": True}})
    put_in(none, *hand[:3], a("FH"))
    play(none, "overcome it")
    assert (own(none)["trophies"], line(none)) == ([], {})


@pytest.mark.rule("revolution:act.24")
def test_a_triple_payment_is_a_double_one() -> None:
    hand = ["Widow Harrow", "Old Cuffe", "Mother Crossroads", "Seeker FH", "Seeker HB"]
    table = acting("HR1", hand, {"HR1": {"cost": "3 Hexes or 3 Rituals", "sign": "Liberty"}}, liberty=3)
    put_in(table, *hand[:3], a("FH"), a("HB"))
    play(table, "overcome it", "take Hexes", "take Hexes")
    assert (own(table)["trophies"], now(table)["liberty"]) == (["Hexes", "Hexes"], 5)
    assert line(table) == {}


@pytest.mark.rule("revolution:act.25")
def test_help_and_trophies_count_toward_double() -> None:
    special = {"HR1": {"cost": "2 Hexes or 2 Rituals"}}
    table = acting("HR1", ["Old Cuffe"], special, seats=2, trophies=["Hexes"], B={"hand": ["Seeker FH"]})
    play(table, "play Old Cuffe", "spend Hexes trophy", "ask B to assist", f"assist with {b('FH')} as Hexes")
    assert table.view(0).act["pays"] == 2
    play(table, "overcome it", "take Hexes", "take Hexes")
    assert own(table)["trophies"] == ["Hexes", "Hexes"]


@pytest.mark.rule("revolution:act.26")
def test_trophies_won_are_available_at_once() -> None:
    special = {f"HR{n}": {"cost": "2 Hexes or 2 Rituals"} for n in (1, 2)}
    table = acting("HR1", ["Old Cuffe", "Seeker FH", "Seeker FB"], special, event_line={1: "HR1", 2: "HR2"})
    play(table, "play Old Cuffe", "overcome it", "take Hexes", f"play {a('FB')} to Act again", "act against HR2")
    play(table, "spend Hexes trophy", f"play {a('FH')}", "overcome it", "take none")
    assert own(table)["trophies"] == []
    assert line(table) == {}


# What Events cost


@pytest.mark.rule("revolution:costs.1")
@pytest.mark.rule("revolution:costs.2")
@pytest.mark.rule("revolution:moon.3")
@pytest.mark.rule("revolution:moon.4")
@pytest.mark.rule("revolution:open.2")
def test_an_increase_is_of_the_kind_of_the_base_cost() -> None:
    hand = ["Old Cuffe", "Widow Harrow", "Deacon Pell", "Brother Thorne", "Seeker FH"]
    table = acting(
        "HR1",
        hand,
        {"U1": {"cost": "5"}},
        board={"moon": [0, 1, 1, 2]},
        moon=4,
        event_line={1: "HR1", 2: "U1", 3: "X1"},
    )
    view = table.view(0).event_line
    assert [view[space].costs for space in "123"] == [("6 Hexes", "6 Rituals"), ("7 icons",), ("12 icons",)]
    put_in(table, "Old Cuffe", "Widow Harrow", "Deacon Pell")
    assert table.view(0).act["standing"] == "5 of 6 Hexes or 3 of 6 Rituals"
    assert rule_against(table, "overcome it") == "act.4"
    assert "overcome it" in offered(put_in(table, a("FH")))
    early = acting("HR1", hand, board={"moon": [0, 1, 1, 2]}, moon=2)
    assert early.view(0).event_line["1"].costs == ("5 Hexes", "5 Rituals")


@pytest.mark.rule("revolution:costs.3")
def test_moon_events_and_players_add_up() -> None:
    special = {"X1": {"cost": "9+P"}, "X2": {"text": ["Other Events cost 1 more."]}}
    table = situation(seats=3, cards=cards(events=special), event_line={1: "X1", 2: "X2", 3: "U1"}, moon=4)
    assert [table.view(0).event_line[space].costs for space in "123"] == [("14 icons",), ("13 icons",), ("8 icons",)]


@pytest.mark.rule("revolution:open.6")
def test_double_is_twice_the_full_cost_or_by_a_switch_the_printed_one() -> None:
    special = {"X1": {"text": ["Other Events cost 1 more."]}}
    hand = ["Old Cuffe", "Widow Harrow", "Mother Crossroads", "Seeker FH", "Seeker HB", "Seeker HR"]
    for switch, pays in ((False, 1), (True, 2)):
        told: dict[str, Any] = {"event_line": {1: "HR1", 2: "X1"}, "moon": 4, "options": {"printed-double": switch}}
        table = acting("HR1", hand, special, **told)
        put_in(table, *hand[:3], a("FH"), a("HB"), a("HR"))
        assert table.view(0).act["standing"].startswith("10 of 6 Hexes")
        assert table.view(0).act["pays"] == pays


@pytest.mark.rule("revolution:open.7")
def test_once_the_one_cost_and_once_the_other_is_no_double() -> None:
    hand = ["Mercy Vane", "Josiah Quill", "Seeker EC", "Lady Foxglove", "The Ferryman"]
    table = acting("EC1", hand)
    put_in(table, "Lady Foxglove", "The Ferryman", a("EC"))
    assert table.view(0).act["standing"] == "4 of 4 Enchanting or 4 of 4 Channeling"
    assert table.view(0).act["pays"] == 1


@pytest.mark.rule("revolution:faq.2")
@pytest.mark.parametrize(
    ("text", "try_", "hand"),
    [
        ("Relics can't be played against this Event.", "play The Cracked Kettle", ["The Cracked Kettle"]),
        ("Seekers can't be played against this Event.", f"play {a('FB')}", ["Seeker FB"]),
        ("Players can't assist against this Event.", "ask B to assist", []),
        ("Trophies can't be spent on this Event.", "spend Brewing trophy", []),
    ],
)
def test_the_text_of_an_event_limits_what_may_be_used_against_it(text: str, try_: str, hand: list[str]) -> None:
    """The other Event of the line, a bystander, is not concerned."""
    told: dict[str, Any] = {
        "seats": 2,
        "trophies": ["Brewing"],
        "B": {"hand": ["Seeker FB"]},
        "event_line": {1: "BR1", 2: "BR2"},
    }
    whole = ["Goody Alder", "Patience Rook", *hand]
    table = acting("BR1", whole, {"BR1": {"text": [text]}}, **told)
    assert rule_against(table, try_) == "faq.2"
    play(table, "call it off", "act against BR2")
    assert try_ in offered(table)


@pytest.mark.rule("revolution:faq.2")
def test_a_helper_too_is_bound_by_the_events_text() -> None:
    special = {"BR1": {"text": ["Relics can't be played against this Event."]}}
    hand = ["Goody Alder", "Patience Rook"]
    table = acting("BR1", hand, special, seats=2, B={"hand": ["The Cracked Kettle", "Seeker FB"]})
    play(table, "ask B to assist")
    assert offered(table) == [f"assist with {b('FB')} as Brewing", "decline"]
    assert rule_against(table, "assist with The Cracked Kettle") == "faq.2"


@pytest.mark.rule("revolution:faq.2")
def test_costs_grow_with_others_in_the_line_and_past_a_space() -> None:
    special = {
        "FH1": {"text": ["This Event costs 1 more for each other Hexes Event in the line."]},
        "FH2": {"text": ["This Event costs 2 more past space 3."]},
        "FH3": {"text": ["This Event costs 2 more past space 3."]},
        "BR1": {"text": ["This Event costs 1 more for each other Liberty Event in the line."], "sign": "Liberty"},
        "U1": {"text": ["This Event costs 1 more for each other Event in the line."]},
        "BE1": {"text": ["This Event costs 1 more for each other Catastrophe in the line."]},
    }
    events = {1: "FH1", 2: "HR1", 3: "FH2", 4: "FH3", 5: "BR1", 6: "U1", 7: "BE1", 8: "X1"}
    table = situation(seats=1, cards=cards(events=special), event_line=events)
    costs = [view.costs[0] for view in table.view(0).event_line.values() if view is not None]
    assert costs == [
        "7 Familiars", "4 Hexes", "4 Familiars", "6 Familiars", "4 Brewing", "13 icons", "5 Brewing", "10 icons",
    ]  # fmt: skip
    assert "4 Rituals" in table.view(0).event_line["2"].costs


@pytest.mark.rule("revolution:faq.2")
def test_lasting_effects_of_catastrophes_bind_everybody() -> None:
    special = {
        "X1": {"text": ["Seekers can't be played to Act again."]},
        "X2": {"text": ["Trophies can't be spent."]},
        "X3": {"text": ["Only one player can assist."]},
    }
    told: dict[str, Any] = {
        "seats": 3,
        "trophies": ["Brewing"],
        "B": {"hand": ["Seeker FB"]},
        "C": {"hand": ["Seeker FB"]},
    }
    again = acting(
        "BR1", ["Goody Alder", "Patience Rook", "Seeker FB"], special, event_line={1: "BR1", 2: "X1"}, **told
    )
    assert rule_against(play(again, "call it off"), f"play {a('FB')} to Act again") == "faq.2"
    spent = acting("BR1", ["Goody Alder", "Patience Rook"], special, event_line={1: "BR1", 2: "X2"}, **told)
    assert rule_against(spent, "spend Brewing trophy") == "faq.2"
    helped = acting("BR1", ["Goody Alder", "Patience Rook"], special, event_line={1: "BR1", 2: "X3"}, **told)
    play(helped, "ask B to assist", f"assist with {b('FB')} as Brewing")
    assert rule_against(helped, "ask C to assist") == "faq.2"
    play(helped, "send back B's help")
    assert "ask C to assist" in offered(helped)
