"""Refusals while somebody is asked something: what forbids in any case comes before what has to be done first."""

from __future__ import annotations

from typing import Any

import pytest

from coven.kernel import Table, called
from tests.games.revolution.tale import a, b, c, cards, play, refused, rule_against, situation

RATS = "act against Rats in the Granary"
ANNIS = "recruit Annis of the Bonfire"


def printed(**told: Any) -> Table:
    return situation(**{"cards": None, "recruits": {}, **told})


def granary(**told: Any) -> Table:
    people: dict[str, Any] = {
        "A": {"hand": ["Seeker FH", "Seeker HB"]},
        "B": {"hand": ["Seeker HB"], "trophies": ["Hexes"]},
    }
    return printed(**{"event_line": {1: "Rats in the Granary"}, **people, **told})


def bonfire() -> Table:
    hand = ["Seeker FH", "Seeker HB", "Seeker HE", "Seeker FR"]
    return granary(recruits={1: "Annis of the Bonfire"}, A={"hand": hand, "trophies": ["Brewing", "Hexes"]})


def flipped(event: str) -> Table:
    people: dict[str, Any] = {"A": {"hand": ["Seeker FH", "Seeker HB"]}, "B": {"hand": ["Seeker HB", "Seeker HE"]}}
    deck = [event, "Rats in the Granary", "Mud on the Post Road"]
    return printed(step="add an event", event_deck=deck, **people)


def blessed(blessing: str, **told: Any) -> Table:
    people: dict[str, Any] = {
        "A": {"hand": ["Seeker FH"], "discard": ["Seeker FR"]},
        "B": {"hand": ["Seeker HB"], "discard": ["Seeker FR"]},
    }
    return printed(**{"turn": 3, "step": "add a recruit", "recruit_deck": [blessing], **people, **told})


def test_a_recruit_taken_for_nothing_is_told_how_that_is_called() -> None:
    table = blessed("A Stranger Knocks", recruits={1: "Old Cuffe", 2: "Tabitha Grey"})
    assert refused(table, "recruit Old Cuffe") == ("", "it is called 'take Old Cuffe' here")
    assert rule_against(table, "recruit Goody Alder") == "recruit.1", "it doesn't lie there"


@pytest.mark.rule("revolution:faq.2")
def test_to_discard_and_to_banish_are_two_things_and_the_card_says_which() -> None:
    banish = play(flipped("The Witch Trials Return"), "A")
    assert rule_against(banish, f"discard {a('FH')}") == "faq.2"
    assert rule_against(flipped("Ghost Lights on the Marsh"), f"banish {a('FH')}") == "faq.2"


@pytest.mark.rule("revolution:open.35")
def test_who_waits_for_the_own_share_is_told_of_the_order() -> None:
    assert rule_against(blessed("Open Doors"), "draw a card", 1) == "open.35"
    assert rule_against(blessed("Night of Rest"), "freely reshuffle", 1) == "open.35"
    assert rule_against(blessed("Night of Rest"), "draw a card", 1) == "draw.9", "which is nobody's share"
    lights = flipped("Ghost Lights on the Marsh")
    assert rule_against(lights, f"discard {b('HB')}", 1) == "open.35"
    play(lights, f"discard {a('FH')}")
    assert rule_against(lights, f"discard {a('HB')}", 0) == "open.35", "A has had the own share"
    assert rule_against(lights, "act against Ghost Lights on the Marsh", 0) == "turn.1"
    trials = play(flipped("The Witch Trials Return"), "A")
    assert rule_against(trials, f"banish {b('HB')}", 1) == "faq.5", "A was chosen, and alone"


@pytest.mark.rule("revolution:recruit.5")
def test_a_recruit_that_is_paid_for_has_only_its_deck_left() -> None:
    table = printed(recruits={1: "Old Cuffe"}, A={"hand": ["Seeker HB", "Seeker HE", "Seeker FR"]})
    play(table, "recruit Old Cuffe", f"spend {a('HB')}")
    assert rule_against(table, "done") == "recruit.1", "half of it is paid"
    play(table, f"spend {a('HE')}")
    assert rule_against(table, "draw") == "turn.1"
    for words in ("call it off", "done", "take Old Cuffe", f"play {a('FR')}", "recruit Old Cuffe"):
        assert rule_against(table, words) == "recruit.5", words


@pytest.mark.rule("revolution:trophies.5", "revolution:draw.9", "revolution:discard.3", "revolution:assist.7")
def test_who_is_asked_to_assist_is_told_what_is_never_theirs() -> None:
    table = play(granary(), RATS)
    assert rule_against(table, "spend Hexes trophy", 1) == "trophies.5"
    play(table, "ask B to assist")
    assert rule_against(table, "spend Hexes trophy", 1) == "trophies.5", "asked or not"
    assert rule_against(table, "draw", 1) == "draw.9"
    assert rule_against(table, f"discard {b('HB')}", 1) == "discard.3"
    assert rule_against(table, "take Hexes", 1) == "open.9"
    assert refused(table, f"play {b('HB')}", 1) == called(f"assist with {b('HB')} as Hexes"), "that is what is asked"
    assert rule_against(table, f"assist with {a('FH')} as Hexes", 0) == "assist.7"
    assert rule_against(table, f"play {a('FH')}", 0) == "trophies.13", "but for B's answer A could"


@pytest.mark.rule("revolution:assist.5", "revolution:assist.1")
def test_who_assists_with_a_seeker_can_give_nothing_besides() -> None:
    table = play(granary(B={"hand": ["Seeker HB", "Seeker HE"]}), RATS, "ask B to assist")
    play(table, f"assist with {b('HB')} as Hexes")
    assert rule_against(table, f"also assist with {b('HE')} as Hexes", 1) == "assist.5"
    assert rule_against(table, f"assist with {b('HE')} as Hexes", 1) == "assist.1"


@pytest.mark.rule("revolution:faq.2")
def test_where_a_text_bars_helpers_nobody_is_told_to_wait_to_be_asked() -> None:
    def helpers(event: str, text: str) -> Table:
        told: dict[str, Any] = {"cards": cards(events={event: {"text": [text]}}), "event_line": {1: "HR1", 2: "X1"}}
        told |= {seat: {"hand": ["Seeker HB"]} for seat in "BC"}
        hand = {"hand": ["Seeker HR", "Seeker HB", "Seeker HE", "Seeker HC"]}
        return play(situation(seats=3, A=hand, **told), "act against HR1")

    none = helpers("HR1", "Players can't assist against this Event.")
    assert rule_against(none, f"assist with {b('HB')} as Hexes", 1) == "faq.2"
    assert rule_against(none, "decline", 1) == "assist.1", "nobody was asked"
    one = helpers("X1", "Only one player can assist.")
    assert rule_against(one, f"assist with {b('HB')} as Hexes", 1) == "assist.1", "B may still be asked"
    play(one, "ask C to assist", f"assist with {c('HB')} as Hexes")
    assert rule_against(one, f"assist with {b('HB')} as Hexes", 1) == "faq.2"


@pytest.mark.rule("revolution:step3.3", "revolution:open.23")
def test_a_recruit_that_is_used_up_is_so_in_an_act_as_well() -> None:
    hand = {"hand": ["Seeker FH", "Seeker HB", "Seeker HE"]}
    table = play(granary(recruits={1: "The Salt Chalice"}, recruited=True, A=hand), RATS)
    assert rule_against(table, "recruit The Salt Chalice") == "step3.3"
    assert rule_against(table, RATS) == "open.23"
    assert rule_against(table, "act against Mud on the Post Road") == "act.1", "which isn't in the line"


def test_a_card_whose_text_gives_no_other_marker_is_told_so() -> None:
    table = granary()
    for seat, card in enumerate((a("FH"), b("HB"))):
        words = f"play {card} for another marker"
        assert refused(table, words, seat) == ("abilities.1", "its text gives no other marker")
    steward = granary(A={"hand": ["Keeper of the Common"]})
    assert "when an Event has been overcome" in refused(steward, "play Keeper of the Common for another marker").words


@pytest.mark.rule("revolution:open.15", "revolution:assist.8")
def test_for_a_recruit_trophies_come_before_cards_and_nobody_assists() -> None:
    table = play(bonfire(), ANNIS)
    assert rule_against(table, "ask B to assist") == "assist.8"
    assert rule_against(table, f"assist with {b('HB')} as Hexes", 1) == "assist.8"
    asked = play(table.fork(), "ask B for trophies")
    assert rule_against(asked, f"spend {b('HB')}", 1) == "assist.8"
    play(table, f"spend {a('FH')}")
    assert rule_against(table, "spend Hexes trophy") == "open.15"
    assert rule_against(table, "ask B for trophies") == "open.15"


@pytest.mark.rule("revolution:abilities.1", "revolution:turn.1")
def test_an_ability_that_was_played_is_carried_out_before_anything_else() -> None:
    caller = {"class": "Celebrant", "text": ["Play to put a Recruit on top of any Coven deck."]}
    told: dict[str, Any] = {"recruits": {1: "Recruit 1", 2: "Recruit 2"}, "event_line": {1: "U1"}}
    told |= {"A": {"hand": ["Caller", "Seeker FH"]}, "B": {"hand": ["Seeker HB"]}}
    table = play(situation(cards=cards(recruits={"Caller": caller}), **told), "play Caller")
    assert rule_against(table, "draw") == "turn.1"
    for words in ("act against U1", "done", "don't", f"play {a('FH')} to Act again"):
        assert rule_against(table, words) == "abilities.1", words
    assert rule_against(table, "take U1") == "recruit.1", "a wrong answer to what is asked"
