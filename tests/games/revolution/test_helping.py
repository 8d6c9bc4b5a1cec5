"""The planner as a partner: it goes by what is played and by all that can still be given, and says what is true."""

from __future__ import annotations

from typing import Any

from coven.games.revolution.plans.planner import Planner
from coven.kernel import Seated, Table
from tests.games.revolution.tale import a, b, c, play, situation


def answer(table: Table, mind: Planner | None = None) -> str:
    """What a planner answers where the table stands."""
    return table.options.words()[(mind or Planner(0)).choose(Seated(table))]


def fever(**told: Any) -> Table:
    """Fever in the Barracks costs four Brewing; A could pay it alone, but only with all that it has."""
    usual: dict[str, Any] = {
        "A": {"hand": ["Keeper of the Bell Tower", "Seeker BR", "Seeker HB", "Seeker BE"]},
        "B": {"hand": ["Seeker BE", "Seeker HC"]},
        "C": {"hand": ["Seeker HB", "Seeker HE"]},
    }
    table = situation(
        cards=None, seats=3, liberty=5, event_line={1: "Fever in the Barracks"}, recruits={}, **{**usual, **told}
    )
    return play(table, "act against Fever in the Barracks")


def test_a_partner_who_is_asked_counts_what_others_can_still_give() -> None:
    table = play(fever(), f"play {a('BE')}", f"play {a('HB')}", "ask C to assist")
    partner = Planner(2)
    assert answer(table, partner) == f"assist with {c('HB')} as Brewing"
    assert partner.says().startswith(f"I give {c('HB')} as Brewing: ")
    play(table, f"assist with {c('HB')} as Brewing", "ask B to assist")
    assert answer(table) == f"assist with {b('BE')} as Brewing"
    play(table, f"assist with {b('BE')} as Brewing")
    assert "overcome it" in table.options.words()


def test_a_partner_who_sees_no_end_says_how_much_is_missing_of_what() -> None:
    table = play(fever(), f"play {a('BE')}", "ask C to assist", "decline")
    play(table, "ask B to assist")
    partner = Planner(1)
    assert answer(table, partner).startswith("assist"), "A's open hand has the rest"
    table = play(fever(options={"hands": "closed"}), "ask C to assist", "decline", "ask B to assist")
    assert answer(table, partner) == "decline"
    assert partner.says() == "I decline: 4 Brewing are missing, I could give 1, and I don't see who gives the rest."


def test_a_dedicant_and_a_seeker_are_counted_together() -> None:
    """assist.5 lets a helper give both."""
    table = situation(
        cards=None,
        options={"hands": "closed"},
        event_line={1: "Fever in the Barracks"},
        recruits={},
        A={"hand": ["Brother Thorne", "Seeker BR"]},
        B={"hand": ["Goody Alder", "Seeker FB", "Seeker HB"]},
    )
    play(table, "act against Fever in the Barracks", "ask B to assist")
    partner = Planner(1)
    assert answer(table, partner) == "decline"
    assert partner.says() == "I decline: 4 Brewing are missing, I could give 2, and I don't see who gives the rest."


def test_help_for_an_act_that_is_paid_goes_by_what_is_played() -> None:
    table = situation(
        cards=None,
        seats=3,
        liberty=5,
        event_line={1: "Rats in the Granary"},
        recruits={},
        A={"hand": ["Mother Crossroads", "Seeker FE", "Seeker BC"], "trophies": ["Hexes"]},
        B={"hand": ["Keeper of the Lost Letters", "Seeker FE", "Seeker HB", "Seeker BR", "Seeker FH"]},
        C={"hand": ["Goody Alder", "Seeker FB", "Seeker HR", "Seeker FR", "Seeker FH", "Seeker BE"]},
    )
    play(table, "act against Rats in the Granary", "play Mother Crossroads", "spend Hexes trophy", "ask C to assist")
    partner = Planner(2)
    said = answer(table, partner)
    assert said == "decline" or said.endswith(" as Hexes"), "Familiars would be wasted"
    assert "Rats in the Granary is paid for" in partner.says()


def test_cards_that_no_longer_count_are_taken_back_before_paying_otherwise() -> None:
    """open.23 An Act is called off at no cost: what was played for Rituals isn't used up for Hexes."""
    table = situation(
        event_line={1: "HR1"},
        recruits={},
        A={"hand": ["Seeker RE", "Seeker RC", "Seeker FR", "Seeker FH", "Seeker HB", "Seeker HE", "Seeker HC"]},
        B={"hand": ["Seeker HR"]},
    )
    play(table, "act against HR1", f"play {a('RE')}", f"play {a('RC')}", f"play {a('FR')}")
    play(table, "ask B to assist", "decline")
    mind = Planner(0)
    assert answer(table, mind) == "call it off"
    assert (
        mind.says() == f"I begin anew, for {a('RE')}, {a('RC')} and {a('FR')} count for nothing if we pay with Hexes."
    )
    play(table, "call it off")
    while table.decision is not None and table.decision.kind != "which marker":
        said = answer(table, mind)
        assert not said.startswith(("play Raven Seeker R", "play Raven Seeker FR"))
        table.choose(said)


def test_a_plan_takes_up_what_others_have_proposed() -> None:
    """faq.1, trophies.13 Help that is offered comes before help that would have to be asked for."""
    table = situation(
        seats=3,
        event_line={1: "FH1"},
        recruits={},
        A={"hand": ["Seeker FH", "Seeker FE", "Seeker HB"]},
        B={"hand": ["Seeker FH"]},
        C={"hand": ["Seeker FH", "Seeker EC"]},
        proposals={
            "B": {"event": "FH1", "cards": [b("FH")], "icons": {"Familiars": 1}},
            "C": {"event": "FH1", "cards": [c("FH")], "icons": {"Familiars": 1}},
        },
    )
    play(table, "act against FH1")
    for _ in range(4):
        said = answer(table)
        assert said in (f"play {a('FH')}", f"play {a('FE')}", "accept B's proposal", "accept C's proposal")
        table.choose(said)
    assert answer(table) == "overcome it"


def test_a_proposal_of_what_does_not_count_is_not_taken_for_help() -> None:
    table = situation(
        event_line={1: "FH1"},
        recruits={},
        A={"hand": ["Seeker HB", "Seeker HE", "Seeker HC"]},
        B={"hand": ["Seeker FB", "Seeker HR"]},
        proposals={"B": {"event": "FH1", "cards": [b("FB")], "icons": {"Familiars": 1}}},
    )
    play(table, "act against FH1", f"play {a('HB')}", f"play {a('HE')}", f"play {a('HC')}")
    mind = Planner(0)
    assert answer(table, mind) == "ask B to assist"
    assert mind.says() == f"We pay with Hexes, and what B proposes, {b('FB')}, doesn't count for that."
