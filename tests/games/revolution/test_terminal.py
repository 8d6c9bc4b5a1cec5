"""At the terminal: the table in words and drawn, with the danger first."""

from __future__ import annotations

from typing import Any

from rich.console import Console

from coven.games.revolution import GAME
from coven.games.revolution.seen.terminal import about, draw, key, plain
from coven.kernel import Table
from tests.games.revolution.tale import a, cards, play, situation


def middle(**told: Any) -> Table:
    told = {
        "cards": None,
        "event_line": {1: "Taxes Come Due", 2: "Rats in the Granary", 4: "Great Fire in New York"},
        "recruits": {1: "Goody Alder", 2: "The Ferryman", 3: "The Tin Lantern"},
        "A": {"hand": ["Seeker FH", "Seeker HB", "Old Cuffe"], "trophies": ["Hexes"]},
        "B": {"hand": ["Seeker FH"]},
        "liberty": 4,
        **told,
    }
    return situation(**told)


def words(table: Table, seat: int | None = 0) -> list[str]:
    return plain(table.view(seat), table.setup)


def drawn(table: Table, width: int = 110) -> str:
    console = Console(width=width, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(draw(table.view(0), table.setup, width))
    return captured.get()


def test_the_table_in_words() -> None:
    table = middle()
    lines = words(table)
    assert lines[0] == "Turn 2, A: act and/or recruit. 1 Act and a Recruit left."
    assert (
        "Event Line, space 1: Taxes Come Due (Unaligned, Liberty) costs 5 icons; the next push: Liberty falls." in lines
    )
    rats = "Rats in the Granary (Familiars/Hexes, Peril) costs 3 Familiars or 3 Hexes"
    assert f"Event Line, space 2: {rats}; the next push: a Recruit is banished." in lines
    assert any(line.startswith("Event Line, space 4: Great Fire") and "not pushed next" in line for line in lines)
    assert f"Event Line, space {table.view(0).loss_space}: the loss space." in lines
    assert (
        "Recruit space 2: The Ferryman (Celebrant HCCC) costs 3 stars, 1 less with a card that shares an icon." in lines
    )
    assert any(line.startswith("A (Raven): Raven Seeker FH, Raven Seeker HB, Old Cuffe; deck 13") for line in lines)
    assert any(line.startswith("Liberty 4 of 7 (no effect). Moon 1 of 10") for line in lines)


def test_the_danger_comes_first() -> None:
    names = [
        "Rats in the Granary",
        "Curse on the Plough",
        "Salt Lines Broken",
        "Deserters Lose Heart",
        "Mud on the Post Road",
        "Tea Chests Guarded",
    ]
    board = cards(events={}, loss=[9, 9, 9, 9])[cards(events={}).index("[board]") :]
    table = middle(event_line={1: "Taxes Come Due", **dict(enumerate(names, 2))}, liberty=1, cards=board)
    lines = words(table)
    assert lines[1:4] == [
        "2 more pushes of the Event Line lose the game.",
        "1 more space toward Tyranny loses the game.",
        "The next push would reach maximum Tyranny.",
    ]
    assert "2 more pushes" in drawn(table)
    last = middle(event_deck=["Mud on the Post Road"])
    assert words(last)[1].startswith("1 Event left")
    out = middle(event_deck=[])
    assert words(out)[1] == "The last Event is out: win in this turn, or lose."


def test_nothing_is_warned_of_once_it_is_over() -> None:
    """Before the last push all warnings are there, and after it none."""
    fixture = cards(loss=[3, 3, 3, 3], events={"U1": {"sign": "Liberty"}})
    table = situation(cards=fixture, event_line={1: "U1", 2: "FH1"}, liberty=1)
    before = "\n".join(words(table)) + drawn(table)
    for warning in ("1 more push ", "1 more space toward Tyranny", "the next push: the loss of the game"):
        assert warning in before
    while table.result is None:
        table.choose(len(table.options) - 1)
    after = words(table)
    assert after[0].endswith(": the game is over.")
    for shown in ("\n".join(after), drawn(table)):
        assert "FH1" in shown
        for warning in ("more push", "toward Tyranny", "next push:", "would reach", "left: when", "stays", " left."):
            assert warning not in shown


def test_the_letters_are_explained() -> None:
    setup = GAME.settle(seats=2)
    legend = "Icons: F Familiars, H Hexes, B Brewing, R Rituals, E Enchanting, C Channeling."
    assert key(setup) == [legend]
    assert about(setup, "f") == about(setup, "Familiars") == ["F is an icon: Familiars.", legend]
    assert about(setup, "X") is None


def test_what_is_under_way_is_told() -> None:
    table = play(middle(), "act against Taxes Come Due", "play Old Cuffe")
    assert words(table)[-1].startswith("Acting against Taxes Come Due: 3 of 5 icons, with Old Cuffe. Raven Seeker FH")
    play(table, "call it off", "recruit Goody Alder", f"spend {a('FH')}")
    assert words(table)[-1] == f"Recruiting Goody Alder, with {a('FH')}."


def test_what_is_paid_already_is_not_said_to_be_paid_then() -> None:
    """A card that would be wasted says so; one that pays, or pays twice, says that; and one too few says neither."""
    easy = cards(events={"HR1": {"cost": "2 Hexes or 9 Rituals"}})
    hand = ["Seeker FH", "Seeker HB", "Seeker HE", "Seeker HC", "Seeker HR"]
    table = play(situation(cards=easy, event_line={1: "HR1"}, A={"hand": hand}), "act against HR1")

    def of(icons: str) -> str:
        return next(str(one.brings) for one in table.options if one.words == f"play {a(icons)}")

    assert of("HC") == "doesn't pay yet"
    play(table, f"play {a('FH')}")
    assert of("HC") == "then it is paid"
    play(table, f"play {a('HB')}")
    assert of("HC") == "it is paid without"
    play(table, f"play {a('HE')}")
    assert of("HC") == "then it is paid twice"
    play(table, f"play {a('HC')}")
    assert of("HR") == "it is paid twice without"


def test_an_act_more_is_no_use_without_an_event() -> None:
    for line, brings in (({1: "HR1"}, "one more Act"), ({}, "one more Act, but no Event is in the line")):
        table = situation(event_line=line, A={"hand": ["Seeker FH"]})
        again = next(one for one in table.options if one.words == f"play {a('FH')} to Act again")
        assert str(again.brings) == brings


def test_closed_hands_stay_closed() -> None:
    lines = words(middle(options={"hands": "closed"}))
    assert any(line.startswith("B (Hare): 1 hidden card;") for line in lines)


def test_the_drawing_has_everything() -> None:
    text = drawn(middle())
    for part in ("Taxes Come Due", "Goody Alder", "boon:", "Raven Seeker FH", "the loss space", "F Familiars"):
        assert part in text


def test_cards_are_explained() -> None:
    setup = GAME.settle(seats=2)
    fire = about(setup, "great fire in new york")
    assert fire is not None
    assert fire == [
        "Great Fire in New York: easy Event, Catastrophe, Peril",
        "6 icons plus the number of players.",
        "As long as this is in force: Hand size is 1 smaller.",
        "“It spared the inns, and asked for beds.”",
    ]
    goody = about(setup, "Goody Alder")
    assert goody is not None
    assert goody[:2] == ["Goody Alder: Dedicant, BBR: 2 Brewing, 1 Rituals", "2 stars."]
    franklin = about(setup, "Resurrect Benjamin Franklin")
    assert franklin is not None
    assert franklin[:2] == ["Resurrect Benjamin Franklin: Objective", "3 Brewing, 4 Rituals."]
    blessing = about(setup, "Town Meeting")
    assert blessing is not None
    assert blessing[:2] == ["Town Meeting: Blessing", "Move the Liberty marker 1 space toward Liberty."]
    assert about(setup, "Nobody") is None


def test_a_card_is_found_by_a_part_of_its_name() -> None:
    setup = GAME.settle(seats=2)
    for part in ("great fi", "GREAT  FIRE", "new york"):
        assert about(setup, part) == about(setup, "Great Fire in New York")
    several = about(setup, "keeper")
    assert several is not None
    assert several[0].startswith("Which one? Keeper of the ")
    assert about(setup, "ire in") is None, "a piece of a word is none"
    assert about(setup, "") is None


def test_what_is_over_is_not_said_to_be_left() -> None:
    """step3.1, end.6 Acts and Recruits are of step 3; with the last Event out, nothing is pushed any more."""
    table = middle()
    assert words(table)[0].endswith("1 Act and a Recruit left.")
    play(table, "done")
    assert words(table)[0] == "Turn 2, A: discard."
    play(table, "keep the rest")
    assert words(table)[0] == "Turn 2, A: draw."
    assert any("the next push" in one for one in words(table))
    out = middle(event_deck=[])
    assert not any("next push" in one or "pushed next" in one for one in words(out))
    assert "Liberty falls" not in drawn(out)


def test_overcoming_warns_of_what_would_be_used_up_for_nothing() -> None:
    """act.10 All that was put together is used up: what counts for nothing is named, with the remedy."""
    table = situation(
        event_line={1: "FH1"},
        recruits={},
        A={"hand": ["Seeker HB", "Seeker HE", "Seeker HC", "Seeker HR", "Seeker FE"]},
        B={"hand": ["Seeker FB"]},
    )
    play(table, "act against FH1", f"play {a('HB')}", f"play {a('HE')}", f"play {a('HC')}", f"play {a('HR')}")
    assert table.options[0].words == "overcome it"
    assert table.options[0].warning is None
    play(table, f"play {a('FE')}", "ask B to assist", "assist with Hare Seeker FB as Familiars")
    told = str(table.options[0].warning)
    assert f"{a('FE')} of your own" in told
    assert "B's Hare Seeker FB (`send back B's help`)" in told
    play(table, "send back B's help")
    assert "Hare" not in str(table.options[0].warning)


def test_acting_again_warns_where_no_event_could_be_paid() -> None:
    table = situation(event_line={1: "HR1"}, recruits={}, A={"hand": ["Seeker FH", "Old Cuffe"]}, B={"hand": []})
    by_words = {option.words: option for option in table.options}
    assert "no Event could be paid for then" in str(by_words[f"play {a('FH')} to Act again"].warning)
    rich = situation(
        event_line={1: "HR1"}, recruits={}, A={"hand": ["Seeker FB", *[f"Seeker H{n}" for n in "BREC"]]}, B={"hand": []}
    )
    by_words = {option.words: option for option in rich.options}
    assert by_words[f"play {a('FB')} to Act again"].warning is None
