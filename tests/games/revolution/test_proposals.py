"""Proposals: another player says what they would give for an Act, and whoever acts accepts it or not."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import Table
from tests.games.revolution.tale import (
    a,
    asked,
    b,
    c,
    cards,
    log,
    now,
    offered,
    own,
    play,
    player,
    rule_against,
    seen,
    situation,
)


def turn(**told: Any) -> Table:
    """A is to act; B and C could help against Hexes and Rituals."""
    usual: dict[str, Any] = {
        "seats": 3,
        "A": {"hand": ["Old Cuffe", "Seeker FH"]},
        "B": {"hand": ["Seeker HB", "Widow Harrow", "Seeker HE"]},
        "C": {"hand": ["Seeker FB"]},
        "event_line": {1: "HR1", 2: "BR1"},
        "recruits": {},
    }
    return situation(**{**usual, **told})


@pytest.mark.rule("revolution:faq.1")
def test_a_proposal_is_asked_for_made_and_accepted() -> None:
    table = turn()
    play(table, "hear B's proposal")
    assert asked(table) == "B"
    assert offered(table) == ["propose to act against HR1", "propose to act against BR1", "propose nothing"]
    play(table, "propose to act against HR1")
    assert f"pledge {b('HB')} as Hexes" in offered(table)
    assert f"pledge {b('HB')} as Brewing" not in offered(table)
    play(table, f"pledge {b('HB')} as Hexes")
    assert asked(table) == "A"
    for seat in (0, 1, 2, None):
        assert seen(table, seat).proposals == {"B": {"event": "HR1", "cards": [b("HB")], "icons": {"Hexes": 1}}}
    assert log(table)[-1] == f"B proposes to act against HR1, and pledges {b('HB')}"
    play(table, "act against HR1", "play Old Cuffe", f"play {a('FH')}", "accept B's proposal")
    assert seen(table).act["standing"].startswith("4 of 4 Hexes")  # type: ignore[index]
    assert not seen(table).proposals
    play(table, "overcome it", "take none")
    assert own(table, "B")["discard"] == [b("HB")]
    assert own(table, "C")["hand"] == [c("FB")], "nobody else has given anything"


@pytest.mark.rule("revolution:trophies.13", "revolution:assist.1")
def test_a_proposal_binds_nobody() -> None:
    table = turn()
    play(table, "hear B's proposal", "propose to act against HR1", f"pledge {b('HB')} as Hexes")
    play(table, "act against HR1", "decline B's proposal")
    assert log(table)[-1] == "A declines the proposal of B"
    assert rule_against(table, "accept B's proposal") == "trophies.13"
    assert seen(table).act["help"] == {}  # type: ignore[index]
    play(table, "ask B to assist", "assist with Widow Harrow as Rituals", "decline", "call it off")
    assert own(table, "B")["hand"] == [b("HB"), "Widow Harrow", b("HE")]
    other = turn(A={"hand": ["Goody Alder", "Brother Thorne", "Old Cuffe", "Seeker FB"]})
    play(other, "hear B's proposal", "propose to act against HR1", f"pledge {b('HB')} as Hexes", "act against BR1")
    assert rule_against(other, "accept B's proposal") == "trophies.13", "it was for another Event"
    assert "B" in seen(other).proposals


@pytest.mark.rule("revolution:faq.1")
def test_each_is_heard_once_until_something_is_done() -> None:
    table = turn(A={"hand": ["Old Cuffe", "Deacon Pell", "Seeker HR", "Seeker FH"]})
    play(table, "hear C's proposal", "propose nothing")
    assert log(table)[-1] == "C proposes nothing"
    assert rule_against(table, "hear C's proposal") == "faq.1"
    assert "hear B's proposal" in offered(table)
    play(table, f"play {a('FH')} to Act again")
    assert "hear C's proposal" in offered(table)
    assert rule_against(table, "hear A's proposal") == "assist.7"
    assert rule_against(table, "propose to act against HR1", 1) == "faq.1", "the one whose turn it is asks first"
    assert rule_against(table, "propose to act against HR1") == "assist.7", "nobody assists on the own turn"
    assert rule_against(situation(seats=1, event_line={1: "HR1"}), "hear B's proposal") != "faq.1"


@pytest.mark.rule("revolution:faq.1")
def test_a_proposal_lapses_with_its_event_its_card_and_its_turn() -> None:
    easy = cards(events={name: {"cost": "2 Hexes or 2 Rituals"} for name in ("HR1", "HR2")})
    line = {1: "HR1", 2: "HR2"}
    hands: dict[str, Any] = {"A": {"hand": ["Old Cuffe", "Seeker FH"]}, "B": {"hand": ["Seeker HB"]}}
    gone = situation(cards=easy, event_line=line, recruits={}, **hands)
    play(gone, "hear B's proposal", "propose to act against HR1", f"pledge {b('HB')} as Hexes")
    play(gone, "act against HR1", "play Old Cuffe", "overcome it", "take none")
    assert not seen(gone).proposals, "its Event has gone"
    spent = situation(cards=easy, event_line=line, recruits={}, **hands)
    play(spent, "hear B's proposal", "propose to act against HR1", f"pledge {b('HB')} as Hexes")
    play(spent, "act against HR2", f"play {a('FH')}", "ask B to assist", f"assist with {b('HB')} as Hexes")
    play(spent, "overcome it")
    assert not seen(spent).proposals, "its card has gone, before the marker is chosen"
    late = situation(cards=easy, event_line=line, recruits={}, **hands)
    play(late, "hear B's proposal", "propose to act against HR1", f"pledge {b('HB')} as Hexes", "done")
    assert not seen(late).proposals
    assert not seen(late).heard


@pytest.mark.rule("revolution:assist.5")
@pytest.mark.rule("revolution:abilities.3")
def test_a_dedicant_that_is_pledged_may_bring_a_seeker() -> None:
    table = turn()
    play(table, "hear B's proposal", "propose to act against HR1", "pledge Widow Harrow as Hexes")
    assert offered(table) == [f"also assist with {b('HB')} as Hexes", f"also assist with {b('HE')} as Hexes", "decline"]
    play(table, f"also assist with {b('HE')} as Hexes")
    assert seen(table).proposals["B"]["icons"] == {"Hexes": 2}


@pytest.mark.rule("revolution:faq.2")
def test_what_an_event_forbids_cannot_be_proposed() -> None:
    special = cards(
        events={
            "HR1": {"text": ["Players can't assist against this Event."]},
            "BR1": {"text": ["Seekers can't be played against this Event."]},
            "X1": {"text": ["Only one player can assist."]},
        }
    )
    table = turn(cards=special, A={"hand": ["Old Cuffe", "Deacon Pell", "Goody Alder", "Brother Thorne"]})
    play(table, "hear B's proposal")
    assert offered(table) == ["propose to act against BR1", "propose nothing"]
    assert rule_against(table, "propose to act against HR1") == "faq.2"
    play(table, "propose to act against BR1")
    assert offered(table) == ["pledge Widow Harrow as Rituals", "propose nothing"]
    assert rule_against(table, f"pledge {b('HB')} as Brewing") == "faq.2"
    both = turn(cards=special, event_line={1: "HR2", 2: "X1"}, C={"hand": ["Seeker HB"]})
    play(both, "hear B's proposal", "propose to act against HR2", f"pledge {b('HB')} as Hexes")
    play(both, "hear C's proposal", "propose to act against HR2", f"pledge {c('HB')} as Hexes")
    play(both, "act against HR2", "accept B's proposal")
    assert rule_against(both, "accept C's proposal") == "faq.2", "one player can assist, and no more"


@pytest.mark.rule("revolution:visibility.1#2")
def test_what_is_proposed_from_a_closed_hand_has_been_seen() -> None:
    table = turn(options={"hands": "closed"})
    assert player(table, "B", 0).hand == (None, None, None)
    play(table, "hear B's proposal", "propose to act against HR1", f"pledge {b('HB')} as Hexes")
    assert player(table, "B", 2).hand == (b("HB"), None, None)


def test_proposals_are_part_of_a_position() -> None:
    table = turn()
    play(table, "hear C's proposal", "propose nothing")
    play(table, "hear B's proposal", "propose to act against HR1", f"pledge {b('HB')} as Hexes")
    told = now(table)
    assert told["heard"] == ["B", "C"]
    twin = Table(table.game, table.setup, 1, origin=told)
    assert twin.position() == told
    play(twin, "act against HR1", "accept B's proposal")
