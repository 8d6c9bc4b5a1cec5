"""Refusals name the clause; options say what they are about, cost and bring; warnings come before."""

from __future__ import annotations

from typing import Any

import pytest

import coven
from coven.kernel import Table
from tests.games.revolution.tale import a, b, cards, offered, own, play, refused, rule_against, seen, situation

TWO = ["Seeker HB", "Keeper of the Common"]
HAND = ["Old Cuffe", "Widow Harrow", "Seeker FB", "The Tin Lantern"]


def table_(**told: Any) -> Table:
    told = {"event_line": {1: "HR1", 2: "U1"}, "recruits": {1: "Goody Alder"}, "B": {"hand": ["Seeker FH"]}, **told}
    return situation(A={"hand": HAND, "trophies": ["Hexes"]}, **told)


@pytest.mark.rule("revolution:step3.4", "revolution:act.1", "revolution:open.23")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("act against U2", "act.1"),
        ("recruit Mercy Vane", "recruit.1"),
        ("play Widow Harrow to Act again", "step3.4"),
        (f"play {a('EC')} to Act again", "step3.4"),
        ("play Old Cuffe", "act.1"),
        (f"play {b('FH')}", "trophies.13"),
        ("spend Hexes trophy", "act.1"),
        ("spend Old Cuffe", "recruit.1"),
        ("overcome it", "act.1"),
        ("ask B to assist", "act.1"),
        ("ask B for trophies", "trophies.6"),
        ("send back B's help", "assist.1"),
        ("take Hexes", "act.12"),
        ("on A's deck", "recruit.4"),
        (f"discard {a('FB')}", "turn.1"),
        ("draw", "turn.1"),
        ("draw a card", "turn.1"),
        ("draw 2", "turn.1"),
        ("don't draw", "turn.1"),
        ("keep the rest", "turn.1"),
        ("take none", "act.12"),
        ("no more", ""),
        ("take Goody Alder", "open.29"),
        ("call it off", "open.23"),
        ("decline", ""),
        ("give Hexes trophy", "trophies.6"),
        ("give no more", "trophies.6"),
        ("discard Hexes trophy", "trophies.10"),
        ("discard HR1", "open.33"),
        ("discard a card", "turn.1"),
        ("banish Goody Alder", "event-step.10"),
        ("B", "faq.5"),
        ("reshuffle freely", "easier.2"),
        ("keep it for later", "easier.2"),
        ("freely reshuffle", "objectives.5"),
        ("don't", ""),
        ("pay with Old Cuffe", "act.1"),
        ("assist with Old Cuffe as Hexes", "assist.7"),
        ("play Old Cuffe for another marker", "abilities.1"),
    ],
)
def test_before_anything_is_begun(words: str, rule: str) -> None:
    assert rule_against(table_(), words) == rule


@pytest.mark.rule("revolution:open.23")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("act against U1", "open.23"),
        ("recruit Goody Alder", "open.23"),
        (f"play {a('FB')}", "act.6"),
        ("play Old Cuffe", "act.6"),
        ("spend Brewing trophy", "trophies.1"),
        ("overcome it", "act.2"),
        ("pay with Widow Harrow, The Tin Lantern", "act.6"),
        (f"pay with {a('FB')}", "act.6"),
        (f"pay with Widow Harrow, {a('EC')}", "act.2"),
        ("keep the rest", "turn.1"),
        ("take none", "act.12"),
        ("done", "open.23"),
        ("spend Old Cuffe", "open.23"),
    ],
)
def test_in_the_middle_of_an_act(words: str, rule: str) -> None:
    table = play(table_(), "act against HR1", "play Old Cuffe")
    assert rule_against(table, words) == rule


@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("act against U1", "recruit.1"),
        ("play Old Cuffe", ""),
        ("play The Tin Lantern", "recruit.1"),
        ("spend The Tin Lantern", "open.13"),
        (f"spend {a('EC')}", "recruit.1"),
        ("spend Brewing trophy", "trophies.6"),
        ("give Hexes trophy", "trophies.6"),
        ("ask A for trophies", "trophies.6"),
        (f"spend {b('FH')}", "assist.8"),
        ("spend Hexes trophy", "trophies.7"),
        ("ask B for trophies", "trophies.6"),
        ("done", "recruit.1"),
    ],
)
def test_in_the_middle_of_a_recruit(words: str, rule: str) -> None:
    table = play(table_(), "recruit Goody Alder")
    assert rule_against(table, words) == rule


@pytest.mark.rule("revolution:open.9", "revolution:recruit.5", "revolution:trophies.10", "revolution:step3.8")
@pytest.mark.parametrize(
    ("words", "rule"),
    [
        ("act against HR1", "step3.8"),
        ("recruit Goody Alder", "step3.8"),
        ("ask A for trophies", "step3.8"),
        ("spend Old Cuffe", "step3.8"),
        ("spend Hexes trophy", "trophies.5"),
        ("give Hexes trophy", "trophies.6"),
        ("assist with Hare Seeker FH as Hexes", "assist.1"),
        ("decline", "assist.1"),
        ("take Hexes", "open.9"),
        ("take none", "open.9"),
        ("banish Goody Alder", "open.9"),
        ("discard HR1", "open.9"),
        ("on B's deck", "recruit.5"),
        ("A", "faq.5"),
        ("discard Hare Seeker FH", "discard.3"),
        ("keep the rest", "discard.3"),
        ("draw", "draw.9"),
        ("reshuffle freely", "draw.9"),
        ("discard Hexes trophy", "trophies.10"),
        (f"play {b('FH')} to Act again", "abilities.2"),
        ("done", "turn.2"),
    ],
)
def test_on_somebody_elses_turn(words: str, rule: str) -> None:
    assert rule_against(table_(), words, 1) == rule


@pytest.mark.rule(
    "revolution:trophies.6", "revolution:trophies.13", "revolution:faq.6", "revolution:assist.8", "revolution:recruit.1"
)
def test_trophies_are_given_when_asked_for_and_where_they_count() -> None:
    told: dict[str, Any] = {
        "recruits": {1: "Goody Alder", 2: "The Ferryman"},
        "A": {"hand": ["Seeker HB", "Seeker EC", "Old Cuffe"], "trophies": ["Hexes"]},
        "B": {"trophies": ["Hexes"]},
        "C": {"trophies": ["Hexes"]},
        "seats": 3,
    }
    table = play(situation(**told), "recruit Goody Alder")
    assert rule_against(table, "give Hexes trophy", 1) == "trophies.6"
    assert rule_against(table, "spend Hexes trophy", 1) == "trophies.6", "for a Recruit they may be spent, when asked"
    assert rule_against(table, "spend Old Cuffe", 1) == "assist.8"
    play(table, "spend Hexes trophy", "ask B for trophies")
    assert rule_against(table, "give Brewing trophy", 1) == "trophies.6"
    assert refused(table, "spend Hexes trophy", 1) == ("", "it is called 'give Hexes trophy' here")
    assert rule_against(table, "give Hexes trophy", 0) == "trophies.13", "it is for B to answer"
    assert rule_against(table, "recruit The Ferryman", 0) == "recruit.1", "and no trophy of B's decides that"
    assert rule_against(table, "draw a card", 0) == "turn.1", "whoever is asked"
    assert rule_against(table, "recruit The Ferryman", 1) == "step3.8"
    play(table, "give no more")
    assert rule_against(table, "give Hexes trophy", 1) == "trophies.13", "B has answered"
    assert rule_against(table, "ask B for trophies") == "trophies.13"
    banned = play(situation(liberty=1, **told), "recruit Goody Alder")
    assert rule_against(banned, "give Hexes trophy", 1) == "faq.6"
    assert rule_against(banned, "spend Hexes trophy") == "faq.6"
    assert rule_against(banned, "ask B for trophies") == "faq.6"


@pytest.mark.rule("revolution:recruit.15")
@pytest.mark.rule("revolution:faq.6")
def test_where_only_the_ban_keeps_a_recruit_away_it_is_the_reason() -> None:
    """Annis costs 3 stars: two Seekers and four trophies would do, and in space 3 two Seekers alone."""

    def reason(space: int, trophies: int, **told: Any) -> str:
        told = {"liberty": 1, **told}
        hand = {"hand": ["Seeker FH", "Seeker EC"], "trophies": ["Hexes"] * trophies}
        return rule_against(situation(recruits={space: "Annis of the Bonfire"}, A=hand, **told), RECRUIT)

    assert reason(1, 4) == "faq.6"
    assert reason(3, 0) == "recruit.15"
    assert reason(2, 0) == "recruit.15", "a Seeker with Channeling would match"
    assert reason(1, 1) == "recruit.1", "one trophy takes off nothing anyway"
    assert reason(1, 0, liberty=4) == "recruit.1"
    silent = cards(events={"X1": {"text": ["Trophies can't be spent."]}})
    assert reason(1, 4, liberty=4, cards=silent, event_line={1: "X1"}) == "faq.2"
    assert reason(1, 0, liberty=4, cards=silent, event_line={1: "X1"}) == "recruit.1"


RECRUIT = "recruit Annis of the Bonfire"


@pytest.mark.rule("revolution:faq.2")
def test_where_only_a_text_keeps_an_event_from_being_overcome_it_is_the_reason() -> None:
    def reason(text: str, hand: list[str], trophies: list[str]) -> str:
        special = cards(events={"HR1": {"text": [text]}})
        people: dict[str, Any] = {"A": {"hand": hand, "trophies": trophies}, "B": {"hand": ["Seeker HB"]}}
        return rule_against(situation(cards=special, event_line={1: "HR1"}, recruits={}, **people), "act against HR1")

    three = ["Old Cuffe", "Seeker FH"]
    assert reason("Players can't assist against this Event.", three, []) == "faq.2"
    assert reason("Trophies can't be spent on this Event.", ["Old Cuffe", "Seeker EC"], ["Hexes"]) == "faq.2"
    assert reason("Dedicants can't be played against this Event.", three, []) == "faq.2"
    assert reason("Players can't assist against this Event.", ["Seeker FH"], []) == "act.2", "B would not be enough"


@pytest.mark.rule("revolution:assist.1")
@pytest.mark.rule("revolution:assist.2")
@pytest.mark.rule("revolution:assist.5")
def test_why_a_card_is_not_lent_like_that() -> None:
    hand = ["Old Cuffe", "Seeker FH", "Seeker HR", "Seeker FB", "The Hangman's Nail", "Widow Harrow"]
    table = situation(event_line={1: "HR1", 2: "U1"}, recruits={}, A={"hand": TWO}, B={"hand": hand})
    play(table, "act against HR1", "ask B to assist")

    def why(words: str) -> tuple[str, str]:
        reason = refused(table, words, 1)
        return reason.rule, reason.words

    assert why("assist with Mercy Vane as Hexes")[0] == "assist.1"
    assert why("assist with Old Cuffe as Familiars") == ("act.6", "Familiars icons don't count against this Event")
    assert why("assist with Old Cuffe as Rituals")[0] == "assist.2"
    assert why("assist with Old Cuffe") == ("", "it is called 'assist with Old Cuffe as Hexes' here")
    assert why("assist with Hare Seeker HR")[1] == (
        "that could mean assist with Hare Seeker HR as Hexes, or assist with Hare Seeker HR as Rituals"
    )
    assert why("assist with The Hangman's Nail as Hexes")[1] == 'it is called "assist with The Hangman\'s Nail" here'
    assert why("assist with Hare Seeker FB")[0] == "act.6"
    assert why("also assist with Hare Seeker FH as Hexes")[0] == "assist.5"
    assert why("also assist with Widow Harrow as Hexes")[0] == "assist.5"
    assert why("draw")[0] == "draw.9", "whatever is asked"
    assert why("act against U1")[0] == "step3.8"
    play(table, "assist with Old Cuffe as Hexes")
    assert why("assist with Hare Seeker FH as Hexes")[0] == "assist.1"
    assert why("also assist with Widow Harrow as Hexes")[0] == "assist.5"
    assert why("also assist with Hare Seeker EC as Hexes")[0] == "assist.1", "it isn't in the hand"
    assert why("also assist with Hare Seeker FH as Familiars")[0] == "act.6"
    play(table, "also assist with Hare Seeker FH as Hexes")
    assert why("also assist with Hare Seeker HR as Hexes")[0] == "assist.1"
    play(table, "call it off", "act against U1", "ask B to assist")
    assert why("assist with Old Cuffe as Hexes")[1] == "it is called 'assist with Old Cuffe' here"


def test_only_the_fewest_cards_that_pay_are_offered_together_and_no_rule_is_blamed() -> None:
    table = play(table_(), "act against HR1")
    assert "pay with Old Cuffe, Widow Harrow" in offered(table)
    more = situation(event_line={1: "HR1"}, recruits={}, A={"hand": ["Mother Crossroads", "Old Cuffe", "Widow Harrow"]})
    play(more, "act against HR1")
    fewest = next(words for words in offered(more) if words.startswith("pay with"))
    assert refused(more, "pay with Mother Crossroads, Old Cuffe, Widow Harrow") == (
        "",
        f"only the fewest cards that pay are offered together (here {fewest[9:]}); play these one by one",
    )


@pytest.mark.rule("revolution:draw.2")
def test_so_many_cards_as_are_missing_are_the_whole_draw() -> None:
    table = situation(step="draw", A={"hand": ["Seeker FH"]}, B={"hand": ["Seeker FH"]})
    for number in (1, 2, 3, 5):
        assert rule_against(table, f"draw {number}") == "draw.2"
    assert rule_against(table, "draw a card") == "draw.2"
    assert refused(table, "draw 4") == ("", "it is called 'draw' here")
    assert refused(table, "draw 0") == ("", 'it is called "don\'t draw" here')
    full = situation(step="draw", A={"hand": [f"Seeker F{i}" for i in "HBREC"]}, full_control=(0,))
    assert offered(full) == ["don't draw"]
    assert rule_against(full, "draw") == "draw.10"


@pytest.mark.rule("revolution:easier.2")
def test_a_free_reshuffle_waits_for_an_empty_deck() -> None:
    told: dict[str, Any] = {"options": {"free-reshuffles": True}, "recruits": {}}
    hand = {"hand": ["Seeker FH"]}
    assert rule_against(situation(A=hand, **told), "reshuffle freely") == "draw.4"
    used = situation(A={**hand, "free reshuffle": False}, **told)
    assert refused(used, "reshuffle freely").words.endswith("yours has been used")


def test_what_is_asked_in_the_middle_of_something_has_reasons_of_its_own() -> None:
    special = cards(events={"FH2": {"sign": "Peril"}})
    peril = situation(
        cards=special,
        step="add an event",
        event_line={1: "FH1", 2: "FH2"},
        event_deck=["U1", "U2"],
        recruits={1: "Goody Alder", 2: "Mercy Vane"},
        A={"hand": ["Seeker FH"]},
    )
    assert rule_against(peril, "banish The Tin Lantern") == "event-step.13"
    assert rule_against(peril, f"banish {a('FH')}") == "event-step.13"
    assert rule_against(peril, "banish Goody Alder", 1) == "open.9"
    assert rule_against(peril, "draw") == "turn.1", "whatever is asked"
    flip = cards(events={"U1": {"text": ["When Flipped: Each player discards a card."]}})
    told: dict[str, Any] = {"cards": flip, "step": "add an event", "event_deck": ["U1", "U2"], "recruits": {}}
    lose = situation(A={"hand": ["Seeker FH", "Seeker FB"], "trophies": ["Hexes"]}, **told)
    assert rule_against(lose, f"discard {a('EC')}") == "open.35"
    assert rule_against(lose, "discard Hexes trophy") == "trophies.10"
    assert rule_against(lose, f"banish {a('FH')}") == "faq.2", "the card's text says which of the two it is"
    steward = situation(
        event_line={1: "U1"}, recruits={}, A={"hand": ["Keeper of the Common", "Old Cuffe", "Widow Harrow"]}
    )
    play(steward, "act against U1", "play Old Cuffe", "play Widow Harrow", "overcome it")
    assert rule_against(steward, "take Catastrophe") == "act.14"
    play(steward, "take Unaligned")
    assert rule_against(steward, "take Unaligned") == "act.12"
    assert rule_against(steward, "play Old Cuffe for another marker") == "abilities.1"
    paid = situation(recruits={3: "Goody Alder"}, A={"hand": ["Seeker FH", "Seeker FB"]})
    play(paid, "recruit Goody Alder", f"spend {a('FH')}")
    assert rule_against(paid, f"spend {a('FB')}") == "open.15"
    assert rule_against(paid, "on A's deck", 1) == "recruit.5"


def test_words_that_name_nothing_are_told_so_without_a_rule() -> None:
    table = table_()
    assert refused(table, "act against HR99") == ("", "no such Event: 'hr99'")
    assert refused(table, "recruit Goody Elder").words == "no such card: 'goody elder' (did you mean 'Goody Alder'?)"
    assert refused(table, "spend Hexxes trophy").rule == ""
    assert refused(table, "sing").rule == ""
    assert refused(table, "ask D to assist") == ("", "there is no seat D at this table")


def test_a_refusal_depends_on_nothing_that_the_seat_cannot_know() -> None:
    """With closed hands, whose card it is isn't told."""
    table = table_(options={"hands": "closed"})
    assert rule_against(table, f"play {b('FH')}") == "act.2"
    assert rule_against(table, f"play {b('FB')}") == "act.2"


def test_options_point_at_what_they_are_about() -> None:
    table = table_()
    points = {option.words: option.points for option in table.options}
    assert points["act against HR1"] == (("event_line", "1"),)
    assert points["recruit Goody Alder"] == (("recruits", "1"),)
    assert points[f"play {a('FB')} to Act again"] == (("players", "A", "hand", 2),)
    play(table, "act against HR1")
    assert table.source == ("event_line", "1")
    points = {option.words: option.points for option in table.options}
    assert points["ask B to assist"] == (("players", "B"),)
    assert points["spend Hexes trophy"] == (("players", "A", "trophies"),)


def test_options_say_what_they_cost_and_bring() -> None:
    table = table_()
    brings = {option.words: str(option.brings) for option in table.options}
    assert brings["act against HR1"] == "costs 4 Hexes or 4 Rituals; Old Cuffe, Widow Harrow would pay"
    assert brings["act against U1"] == "costs 6 icons; Old Cuffe, Widow Harrow would pay"
    assert brings["recruit Goody Alder"] == "costs 2 stars; Widow Harrow would pay"
    assert brings[f"play {a('FB')} to Act again"] == "one more Act"
    play(table, "act against HR1", "play Old Cuffe")
    brings = {option.words: str(option.brings) for option in table.options}
    assert brings["play Widow Harrow"] == "then it is paid"
    assert brings["spend Hexes trophy"] == "doesn't pay yet"
    play(table, "play Widow Harrow")
    assert {option.words: str(option.brings) for option in table.options}["overcome it"] == "up to 1 marker"
    assert table.view(0).act["pays"] == 1


def test_the_view_says_what_would_pay() -> None:
    table = play(table_(), "act against HR1")
    assert table.view(0).act["would_pay"] == ["Old Cuffe", "Widow Harrow"]
    assert table.view(1).act["would_pay"] == [], "for the one who acts"
    assert "pay with Old Cuffe, Widow Harrow" in offered(table)


def test_the_rest_that_pays_is_offered_after_cards_have_been_picked() -> None:
    table = play(table_(), "act against HR1", "play Old Cuffe")
    assert "pay with Widow Harrow" in offered(table)
    assert refused(table, f"pay with Widow Harrow, {a('HR')}") is not None
    done = play(table.fork(), "pay with Widow Harrow", "take none")
    assert {"Old Cuffe", "Widow Harrow"} <= set(own(done)["discard"])
    play(table, "play Widow Harrow")
    assert not [words for words in offered(table) if words.startswith("pay with")], "it is paid"


@pytest.mark.rule("revolution:trophies.5")
def test_what_would_pay_counts_trophies_where_the_hand_does_not_suffice() -> None:
    trophies = ["Familiars", "Hexes", "Hexes", "Rituals", "Rituals"]
    some = {"hand": ["Old Cuffe", "Seeker HB", "Seeker EC"], "trophies": trophies}

    def advice(**told: Any) -> str:
        table = situation(**{"event_line": {1: "HR1"}, "recruits": {}, "A": some, "B": {"hand": ["Seeker FH"]}, **told})
        return str(next(option.brings for option in table.options if option.words == "act against HR1"))

    cost = "costs 4 Hexes or 4 Rituals; "
    assert advice() == f"{cost}Old Cuffe, {a('HB')}, Hexes trophy would pay"
    hand = {**some, "hand": ["Seeker HB", "Seeker HR"]}
    assert advice(A=hand) == f"{cost}{a('HB')}, {a('HR')}, Hexes trophy, Hexes trophy would pay"
    assert advice(A={**hand, "trophies": trophies[:2]}) == f"{cost}your hand alone doesn't pay"
    none = cards(events={"HR1": {"text": ["Trophies can't be spent on this Event."]}})
    assert advice(cards=none) == f"{cost}your hand alone doesn't pay"
    table = situation(event_line={1: "HR1"}, recruits={}, A=some, B={"hand": []})
    play(table, "act against HR1", "play Old Cuffe", "spend Hexes trophy")
    assert table.view(0).act["would_pay"] == [a("HB")]
    assert f"pay with {a('HB')}" in offered(table)


def test_warnings_come_before_what_cannot_be_done_alone_or_would_lose() -> None:
    needs = situation(
        event_line={1: "HR1"}, A={"hand": ["Old Cuffe", "Seeker HB"]}, B={"hand": ["Seeker FH"]}, recruits={}
    )
    warnings = {option.words: option.warning for option in needs.options}
    assert warnings["act against HR1"] == (
        "faq.4",
        "your own cards and trophies don't pay; others would have to assist",
    )
    assert {option.words: option.warning for option in table_().options}["act against HR1"] is None
    full = {n: f"FH{n}" if n < 6 else f"BR{n}" for n in range(1, 8)}
    coven: dict[str, Any] = {"hand": [], "deck": [], "discard": [f"Seeker {i}" for i in ("FH", "FB", "FR", "FE", "FC")]}
    lost = situation(step="draw", event_line=full, A=coven, event_deck=["U1", "U2"])
    drawing = next(option for option in lost.options if option.words == "draw")
    assert drawing.warning is not None
    assert drawing.warning.rule == "event-step.5"
    assert "with a reshuffle" in str(drawing.brings)
    last = situation(step="draw", A=coven, event_deck=["U1"])
    warning = next(option.warning for option in last.options if option.words == "draw")
    assert warning is not None
    assert warning.rule == "end.8"


def test_the_danger_is_visible() -> None:
    special = cards(events={"BR1": {"sign": "Liberty"}, "BR2": {"sign": "Peril"}})
    table = situation(cards=special, event_line={1: "BR1", 2: "BR2", 4: "FH1", 7: "FH2"}, A={"hand": ["Seeker FH"]})
    view = seen(table)
    told = {space: (one.moves_next, one.next_push) for space, one in view.event_line.items() if one is not None}
    assert told == {
        "1": (True, "Liberty"),
        "2": (True, "Peril"),
        "4": (False, "nothing"),
        "7": (False, "the loss of the game"),
    }
    assert view.pushes_left == 4, "three gaps swallow a push each"
    full = situation(event_line={n: f"FH{n}" if n < 6 else f"BR{n}" for n in range(1, 8)}, A={"hand": ["Seeker FH"]})
    assert seen(full).pushes_left == 1


def test_a_name_may_be_begun() -> None:
    """As answers may: a beginning that only one card has, or words in its name; else what could be meant is told."""
    table = situation(
        cards=None,
        event_line={1: "Rats in the Granary"},
        recruits={1: "Mother Crossroads", 2: "Goody Alder"},
        A={"hand": ["Seeker FH"], "trophies": ["Hexes", "Hexes"]},
    )
    whole = table.why_not("recruit Mother Crossroads")
    assert str(whole) == "it costs 3 stars, and your cards have 1 star, and all trophies take off 1 star (recruit.1)"
    assert table.why_not("recruit mother cross") == whole
    assert table.why_not("recruit crossroads") == whole
    far = table.why_not("act against great fire in new")
    assert far == table.why_not("act against Great Fire in New York")
    near = table.why_not("act against rats")
    assert near is not None
    assert "act against Rats in the Granary" in near.words, "which can be done"
    several = table.why_not("recruit keeper")
    assert several is not None
    assert several.rule == ""


def test_seekers_that_are_called_alike_are_asked_back() -> None:
    """A begins with Seekers alone, and all of them have the same art."""
    table = coven.new("revolution", seats=2, seed=1)
    hand = list(table.view(0).players["A"].hand)
    art = hand[0].rpartition(" ")[0]
    assert len([name for name in hand if name.startswith(art)]) > 1
    reason = table.why_not(f"play {art} to Act again", 0)
    assert reason is not None
    assert not reason.rule
    assert str(reason).startswith(f"that could mean {art} ")


@pytest.mark.rule("revolution:trophies.1", "revolution:trophies.5")
def test_a_trophy_that_is_not_there_is_told_before_what_it_would_be_for() -> None:
    table = table_(B={"hand": ["Seeker FH"], "trophies": ["Rituals"]})
    assert rule_against(table, "spend Hexes trophy") == "act.1", "there is one"
    assert rule_against(table, "spend Brewing trophy") == "trophies.1"
    assert rule_against(table, "spend Rituals trophy") == "trophies.5", "B's"


def test_nothing_after_a_verb_declines() -> None:
    table = play(table_(), "done")
    for words in ("discard nothing", "discard none", "Discard no more."):
        assert refused(table, words) == ("", "it is called 'keep the rest' here")
    assert refused(table, "sing nothing").words.startswith("no such answer")
    assert rule_against(play(table_(), "recruit Goody Alder"), "spend nothing") == "recruit.1"
