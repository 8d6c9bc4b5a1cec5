"""Every card that ships has a scenario: Events are flipped, priced and overcome, Witches used, boons resolved."""

from __future__ import annotations

from typing import Any

import pytest

from coven.games.revolution.components import ANY, CLASS_NAMES, ICON_NAMES, Event, Objective, Witch
from coven.games.revolution.components_reading import read_board
from coven.games.revolution.text.tree import MoveLiberty, MoveMoon, PlayersDo, Verb
from coven.kernel import Table
from tests.games.revolution.tale import asked, line, now, offered, own, play, rule_against, situation

BOARD = read_board(None)
ALONE = ["Annis of the Bonfire", "The Ferryman", "Mother Crossroads", "Lady Foxglove", "The Midnight Preacher"]
EVERY_ICON = [*ALONE, "Wolf-Nurse Agnes"]
"""The six Celebrants: three of an icon and one of the next, four of every icon in all."""
MORE = ["Goody Alder", "Brother Thorne", "Mercy Vane", "Josiah Quill", "Tabitha Grey", "Old Cuffe"]


def ids(cards: Any) -> list[str]:
    return [card.name for card in cards]


def settle(table: Table) -> list[str]:
    """Answer all that is asked before step 3, by the first option; gives who was asked."""
    people = []
    while table.decision is not None and table.decision.kind != "what now":
        people.append(asked(table))
        play(table, offered(table)[0])
    return people


@pytest.mark.parametrize("event", BOARD.events, ids=ids(BOARD.events))
def test_an_event_is_flipped_does_what_it_says_and_is_overcome(event: Event) -> None:
    others = [one.name for one in BOARD.events if one is not event and one.plain and not one.flipped][:2]
    table = situation(
        cards=None,
        options={"difficulty": "random"},
        step="add an event",
        event_deck=[event.name, *others],
        event_line={},
        recruits={1: "Widow Harrow", 2: "Deacon Pell", 3: "Hannah Lark"},
        moon=2,
        liberty=5,
        A={"hand": [*EVERY_ICON, *MORE], "discard": [], "trophies": []},
        B={"hand": ["Seeker FH", "Seeker FB"]},
        full_control=(0,),
    )
    people = settle(table)
    hands = (len(own(table)["hand"]), len(own(table, "B")["hand"]))
    recruits = sum(name is not None for name in now(table)["recruits"].values())
    flipped = " ".join(text for text in event.texts if text.startswith("When Flipped"))
    lost = flipped.count("Each player discards a card") + flipped.count("One player")
    assert hands == (12 - lost, 2 - flipped.count("Each player discards a card"))
    assert recruits == 3 - flipped.count("Banish a Recruit") - 2 * flipped.count("Banish 2 Recruits")
    assert now(table)["moon"] == 2 + flipped.count("Move the Moon marker 1 space on")
    assert now(table)["liberty"] == 5 - flipped.count("1 space toward Tyranny")
    assert bool(people) == any(word in flipped for word in ("discards", "banishes", "Banish"))
    assert line(table) == {1: event.name}

    extra = 2 if event.catastrophe else 0
    view = table.view(0)
    assert [int(cost.split()[0]) for cost in view.event_line["1"].costs] == [
        number + extra for _, number in event.costs
    ]
    sign = "Liberty" if event.liberty else "Peril"
    assert view.event_line["1"].sign == sign
    assert view.hand_size == 5 - ("Hand size is 1 smaller." in event.texts)
    more = "Recruits cost 1 star more." in event.texts
    assert all(one.costs == 2 + more - (space == "3") for space, one in view.recruits.items() if one is not None)

    play(table, f"act against {event.name}")
    forbidden = any("can't assist" in text for text in event.texts)
    assert ("ask B to assist" in offered(table)) == (not forbidden and bool(own(table, "B")["hand"]))
    while "overcome it" not in offered(table):
        words = next(word for word in offered(table) if word.startswith("play "))
        play(table, words)
    icon = next(name for n, name in enumerate(ICON_NAMES) if event.icons >> n & 1)
    liberty = now(table)["liberty"]
    play(table, "overcome it", f"take {icon}")
    while table.decision is not None and table.decision.kind in ("which marker", "another marker"):
        play(table, offered(table)[-1])
    assert own(table)["trophies"] == [icon]
    assert now(table)["event discard"] == [event.name]
    assert now(table)["liberty"] == min(7, liberty + 2 * event.doubled * event.liberty)


GROWING = [event for event in BOARD.events if event.grows or event.past]


@pytest.mark.parametrize("event", GROWING, ids=ids(GROWING))
def test_an_event_that_grows_costs_more_by_as_much_as_it_says(event: Event) -> None:
    told: dict[str, Any] = {"cards": None, "options": {"difficulty": "random"}, "seats": 1, "recruits": {}}
    if event.past:
        costs = []
        for space in (event.past, event.past + 1):
            table = situation(event_line={space: event.name}, **told)
            costs.append([int(cost.split()[0]) for cost in table.view(0).event_line[str(space)].costs])
        assert costs[1] == [number + event.past_by for number in costs[0]]
        return
    like: list[str] = []
    unlike: list[str] = []
    for one in BOARD.events:
        if one is not event and one.plain:
            matches = event.grows == "Event" or event.grows.removesuffix(" Event") in (
                ["Liberty"] * one.liberty + ["Peril"] * one.peril + BOARD.glyphs[one.type].split("/")
            )
            (like if matches else unlike).append(one.name)
    base = [number for _, number in event.costs]
    table = situation(event_line={2: event.name, 4: like[0], 5: like[1], **({6: unlike[0]} if unlike else {})}, **told)
    grown = [int(cost.split()[0]) for cost in table.view(0).event_line["2"].costs]
    assert grown == [number + 2 * event.grows_by for number in base]


LASTING = [event for event in BOARD.events if event.catastrophe]


@pytest.mark.parametrize("event", LASTING, ids=ids(LASTING))
def test_a_catastrophe_does_to_the_table_what_it_says(event: Event) -> None:
    table = situation(
        cards=None,
        options={"difficulty": "random"},
        event_line={2: event.name, 4: "Taxes Come Due"},
        recruits={1: "Widow Harrow"},
        seats=3,
        A={"hand": ["Seeker FH", *ALONE], "trophies": ["Hexes"]},
        B={"hand": ["Seeker FH"]},
        C={"hand": ["Seeker FH"]},
    )
    view = table.view(0)
    assert view.event_line["4"].costs == (f"{5 + event.others} icons",)
    assert view.hand_size == 5 + event.hand
    assert view.recruits["1"].costs == 2 + event.recruits
    assert ("play Raven Seeker FH to Act again" in offered(table)) == (not event.no_extra)
    play(table, "act against Taxes Come Due")
    assert ("spend Hexes trophy" in offered(table)) == (not event.no_trophies)
    play(table, "ask B to assist", "assist with Hare Seeker FH")
    assert ("ask C to assist" in offered(table)) == (not event.one_helper)
    assert any((event.others, event.hand, event.recruits, event.no_extra, event.no_trophies, event.one_helper))


LIMITED = [event for event in BOARD.events if event.bars or event.no_trophies_here]


@pytest.mark.parametrize("event", LIMITED, ids=ids(LIMITED))
def test_an_event_with_a_limit_bars_what_it_says(event: Event) -> None:
    icon = event.costs[0][0] if event.costs[0][0] != ANY else 0
    relic = next(card.name for card in BOARD.recruits if card.gives > 5 and card.icons[icon])
    pair = next(card.name for card in BOARD.seekers[0] if card.icons[icon])
    table = situation(
        cards=None,
        options={"difficulty": "random"},
        event_line={1: event.name},
        recruits={},
        seats=1,
        A={"hand": [relic, pair, *EVERY_ICON, *MORE], "trophies": [ICON_NAMES[icon]]},
    )
    play(table, f"act against {event.name}")
    tried = {
        "Relics can't be played against this Event.": f"play {relic}",
        "Seekers can't be played against this Event.": f"play {pair}",
        "Trophies can't be spent on this Event.": f"spend {ICON_NAMES[icon]} trophy",
    }
    for text, words in tried.items():
        if text in event.texts:
            assert rule_against(table, words) == "faq.2"
        else:
            assert words in offered(table)


@pytest.mark.parametrize("card", BOARD.recruits, ids=ids(BOARD.recruits))
def test_a_recruit_is_bought_and_used(card: Witch) -> None:
    pay = ["Keeper of the Green Cellar", "Keeper of the Bell Tower"]
    payer = pay[card.name == pay[0]]
    table = situation(
        cards=None,
        seats=2,
        recruits={1: card.name},
        recruit_deck=[],
        event_line={1: "Taxes Come Due"},
        event_deck=["Mud on the Post Road", "Winter Comes Early"],
        moon=5,
        A={"hand": [payer, "Seeker FH", "Seeker BR", "Seeker EC"], "deck": []},
        B={"hand": ["Seeker FH", "Seeker BR", "Seeker EC"], "deck": []},
    )
    assert table.view(0).recruits["1"].costs == card.stars
    play(table, f"recruit {card.name}")
    if card.stars:
        play(table, f"spend {payer}")
    play(table, "on B's deck")
    assert own(table, "B")["deck"] == [card.name]
    position = now(table)
    position["players"]["B"]["deck"], position["players"]["B"]["known"] = [], 0
    position["players"]["B"]["hand"].append(card.name)
    told = {key.replace(" ", "_"): value for key, value in position.items() if key != "players"}
    helped = situation(cards=None, **told, **position["players"])
    play(helped, "act against Taxes Come Due", "ask B to assist", f"assist with {card.name}")
    if card.also_assist:
        play(helped, "also assist with Hare Seeker FH")
    gives = min(card.gives, card.total) + card.also_assist
    assert helped.view(0).act["standing"] == f"{gives} of 6 icons"
    kind = CLASS_NAMES[card.kind]
    assert gives == {"Dedicant": 2, "Celebrant": 2, "Steward": 1, "Relic": 3}[kind]
    moves = [one.spaces for one in card.play_to if isinstance(one, MoveMoon | MoveLiberty)]
    if card.play_to:
        told["current"] = "B"
        owner = situation(cards=None, **told, **position["players"])
        before = now(owner)
        play(owner, f"play {card.name}")
        after = now(owner)
        assert after["moon"] + after["liberty"] == before["moon"] + before["liberty"] + moves[0]
        assert card.name in after["recruit discard"], "a Relic is banished after any use"


def resolved(does: Any, before: dict[str, Any], after: dict[str, Any]) -> None:
    """What a boon or a Blessing says has come true."""
    for one in does:
        if isinstance(one, MoveLiberty):
            assert after["liberty"] == before["liberty"] + one.spaces
        elif isinstance(one, MoveMoon):
            assert after["moon"] == before["moon"] + one.spaces
        elif isinstance(one, PlayersDo) and one.verb is Verb.DRAW:
            for name in "AB":
                old, new = before["players"][name], after["players"][name]
                assert len(new["hand"]) == len(old["hand"]) + 1
        elif isinstance(one, PlayersDo):
            assert [len(after["players"][name]["deck"]) for name in "AB"] == [3, 3]
            assert [after["players"][name]["discard"] for name in "AB"] == [[], []]
        else:
            gone = len(after["event discard"]) - len(before["event discard"])
            joined = after["players"]["A"]["deck"][:1] == ["Widow Harrow"]
            assert gone == 1 or joined


PEOPLE: dict[str, Any] = {
    "A": {"hand": ["Seeker EC"], "deck": ["Seeker FH", "Seeker FB"], "discard": ["Seeker FR"]},
    "B": {"hand": ["Seeker EC"], "deck": ["Seeker FH", "Seeker FB"], "discard": ["Seeker FR"]},
}


@pytest.mark.parametrize("card", BOARD.blessings, ids=ids(BOARD.blessings))
def test_a_blessing_does_what_it_says_and_is_discarded(card: Witch) -> None:
    told: dict[str, Any] = {
        "cards": None,
        "recruits": {1: "Widow Harrow"},
        "event_line": {2: "Taxes Come Due"},
        "event_deck": ["Mud on the Post Road", "Winter Comes Early"],
        "moon": 5,
        **PEOPLE,
    }
    before = now(situation(step="add a recruit", recruit_deck=[], **told))
    table = situation(step="add a recruit", recruit_deck=[card.name], **told)
    settle(table)
    after = now(table)
    assert after["recruit discard"] == [card.name]
    resolved(card.play_to, before, after)


@pytest.mark.parametrize("card", BOARD.objectives, ids=ids(BOARD.objectives))
def test_a_boon_does_what_it_says(card: Objective) -> None:
    """Its last marker is taken for an Event that matches; the bystanders, three other Objectives, are as they were."""
    icon = next(n for n in range(8) if card.markers[n])
    fitting = [one for one in BOARD.events if one.icons >> icon & 1 and not one.hard and not one.flipped]
    event = next((one for one in fitting if not one.texts), fitting[0])
    bystander = next(name for name in ("Mud on the Post Road", "Winter Comes Early") if name != event.name)
    people = {**PEOPLE, "A": {**PEOPLE["A"], "hand": [*EVERY_ICON, *MORE, "Seeker EC"]}}
    table = situation(
        cards=None,
        event_line={1: event.name, 3: bystander},
        recruits={1: "Widow Harrow"},
        objectives={card.name: {"markers": {ICON_NAMES[icon]: 1}}},
        moon=5,
        liberty=3,
        **people,
    )
    play(table, f"act against {event.name}")
    while "overcome it" not in offered(table):
        play(table, next(word for word in offered(table) if word.startswith("play ")))
    play(table, "overcome it")
    before = now(table)
    if "reshuffle" in card.text:
        before["players"]["A"]["discard"] = []
    play(table, f"take {ICON_NAMES[icon]}")
    while table.decision is not None and table.decision.kind in ("whether to", "which recruit joins", "whose deck"):
        play(table, offered(table)[0])
    after = now(table)
    assert after["objectives"][card.name]["achieved"]
    assert sum(one["achieved"] for one in after["objectives"].values()) == 1
    after["event discard"] = [name for name in after["event discard"] if name != event.name]
    if event.liberty:
        after["liberty"] -= min(7, before["liberty"] + 2) - before["liberty"]
    if "reshuffle" in card.text:
        assert (own(table)["discard"], own(table, "B")["discard"]) == ([], [])
        assert len(own(table, "B")["deck"]) == 3
        return
    resolved(card.boon, before, after)
