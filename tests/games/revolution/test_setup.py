"""Preparing to play, card anatomy and difficulty."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from coven.games.revolution import GAME
from coven.games.revolution.components import CLASS_NAMES, ICON_NAMES, OBJECTIVE_TYPES, Class
from coven.games.revolution.components_reading import read_board
from coven.games.revolution.setup import MIXES
from coven.kernel import SetupError
from tests.games.revolution.tale import (
    PLAIN,
    a,
    asked,
    cards,
    end_turn,
    line,
    log,
    new,
    now,
    offered,
    own,
    play,
    player,
    row,
    seen,
    situation,
)

BOARD = read_board(None)
SEEDS = range(40)


@pytest.mark.rule("revolution:setup.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_markers_begin_on_the_start_spaces_of_the_board_data(seats: int) -> None:
    table = new(seats=seats, cards=cards(moon_start=3, liberty_start=5))
    assert (now(table)["moon"], now(table)["liberty"]) == (3, 5)
    shipped = new(seats=seats)
    assert (now(shipped)["moon"], now(shipped)["liberty"]) == (BOARD.moon_start + 1, BOARD.liberty_start)


@pytest.mark.rule("revolution:setup.2")
@pytest.mark.rule("revolution:setup.2#2")
def test_each_player_has_fifteen_seekers_of_a_set_of_the_own() -> None:
    table = new(seats=2)
    covens = [own(table, name)["hand"] + own(table, name)["deck"] for name in "AB"]
    assert [len(set(coven)) for coven in covens] == [15, 15]
    assert [{name.split()[0] for name in coven} for coven in covens] == [{"Raven"}, {"Hare"}]
    everywhere = str(now(table))
    assert "Toad Seeker" not in everywhere
    assert "Moth Seeker" not in everywhere
    four = new(seats=4)
    assert [player(four, name, None).illustration for name in "ABCD"] == ["Raven", "Hare", "Toad", "Moth"]


@pytest.mark.rule("revolution:setup.3")
@pytest.mark.rule("revolution:solo.1")
def test_the_opening_hand_is_five_cards_or_six_alone() -> None:
    table = new(seats=3)
    for name in "ABC":
        assert [len(own(table, name)[pile]) for pile in ("hand", "deck", "discard")] == [5, 10, 0]
    solo = new(seats=1)
    assert [len(own(solo)[pile]) for pile in ("hand", "deck", "discard")] == [6, 9, 0]
    orders = {tuple(own(new(seats=2, seed=seed))["deck"]) for seed in SEEDS}
    assert len(orders) == len(SEEDS), "decks are shuffled"


@pytest.mark.rule("revolution:setup.4")
def test_cards_never_mix_between_players() -> None:
    table = situation(step="discard", A={"hand": ["Seeker FH", "Seeker FB"]}, B={"hand": ["Seeker FH"]})
    before = own(table, "B")
    play(table, f"discard {a('FH')}", f"discard {a('FB')}")
    assert own(table)["discard"] == [a("FH"), a("FB")]
    assert own(table, "B") == before


@pytest.mark.rule("revolution:setup.5")
@pytest.mark.rule("revolution:setup.6")
@pytest.mark.rule("revolution:setup.7")
@pytest.mark.rule("revolution:setup.9")
def test_every_ten_cards_of_the_recruit_deck_have_one_blessing() -> None:
    blessings = {card.name for card in BOARD.blessings}
    assert len(BOARD.recruits) == 30
    for seed in SEEDS:
        table = new(seed=seed)
        deck = now(table)["recruit deck"]
        assert len(set(row(table))) == 3
        assert not blessings & set(row(table))
        assert [sum(name in blessings for name in deck[n : n + 10]) for n in (0, 10, 20)] == [1, 1, 1]
        assert len(deck) == 30
        assert not set(row(table)) & set(deck)


@pytest.mark.rule("revolution:setup.8")
@pytest.mark.rule("revolution:setup.8#2")
@pytest.mark.rule("revolution:visibility.3")
def test_three_random_blessings_are_used_and_nobody_knows_which() -> None:
    blessings = {card.name for card in BOARD.blessings}
    used: Counter[str] = Counter()
    places: set[int] = set()
    for seed in SEEDS:
        table = new(seed=seed)
        deck = now(table)["recruit deck"]
        there = [name for name in deck if name in blessings]
        used.update(there)
        places.update(place for place, name in enumerate(deck) if name in blessings)
        for seat in (None, 0, 1):
            told = str(seen(table, seat)) + str(log(table, seat))
            assert not any(name in told for name in blessings)
    assert set(used) == blessings
    assert all(8 <= used[name] <= 32 for name in blessings)
    assert len(places) > 15, "shuffled into the stacks"


@pytest.mark.rule("revolution:setup.10")
def test_one_objective_of_each_type_and_over_many_games_every_one() -> None:
    used: set[str] = set()
    for seed in SEEDS:
        chosen = [BOARD.objectives_named[name] for name in now(new(seed=seed))["objectives"]]
        assert [one.type for one in chosen] == [0, 1, 2, 3]
        used.update(one.name for one in chosen)
    assert used == set(BOARD.objectives_named)


@pytest.mark.rule("revolution:setup.11")
def test_objectives_begin_with_the_markers_printed_on_them() -> None:
    franklin = BOARD.objectives_named["Resurrect Benjamin Franklin"]
    for seed in SEEDS:
        told = now(new(seed=seed))["objectives"]
        for name, one in told.items():
            printed = BOARD.objectives_named[name].markers
            assert one["markers"] == {ICON_NAMES[icon]: printed[icon] for icon in range(8) if printed[icon]}
            assert not one["achieved"]
        if franklin.name in told:
            assert told[franklin.name]["markers"] == {"Brewing": 3, "Rituals": 4}


@pytest.mark.rule("revolution:setup.12")
@pytest.mark.rule("revolution:difficulty.2")
def test_the_first_game_has_forty_easy_events() -> None:
    table = new(first="A")
    events = [BOARD.events_named[name] for name in (*now(table)["event deck"], *line(table).values())]
    assert {event.name for event in events} == {event.name for event in BOARD.events if not event.hard}
    assert len(events) == 40
    orders = {tuple(now(new(seed=seed))["event deck"]) for seed in SEEDS}
    assert len(orders) == len(SEEDS), "the deck is shuffled"


@pytest.mark.rule("revolution:setup.13")
@pytest.mark.rule("revolution:event-step.1")
def test_the_first_event_arrives_in_step_2_of_turn_1() -> None:
    table = new(cards=PLAIN)
    assert [line for line in log(table) if "is added to the Event Line" in line] == [
        f"{line(table)[1]} is added to the Event Line"
    ]
    assert list(line(table)) == [1]
    assert len(now(table)["event deck"]) == 39
    assert now(table)["turn"] == 1


@pytest.mark.rule("revolution:setup.14")
@pytest.mark.rule("revolution:open.16")
def test_any_seat_can_take_the_first_turn_and_play_goes_round() -> None:
    order = []
    table = new(seats=3, first="B", cards=PLAIN)
    for _ in range(5):
        order.append(now(table)["current"])
        end_turn(table)
    assert order == ["B", "C", "A", "B", "C"]
    assert {now(new(seats=2, first="random", seed=seed))["first"] for seed in SEEDS} == {"A", "B"}
    with pytest.raises(SetupError, match=r"C can't take the first turn in a game of 2"):
        new(seats=2, first="C")


@pytest.mark.rule("revolution:setup.15")
def test_nobody_owns_a_trophy_at_the_start_and_discards_are_empty() -> None:
    table = new(seats=4)
    assert [own(table, name)["trophies"] for name in "ABCD"] == [[], [], [], []]
    assert now(table)["recruit discard"] == []
    assert now(table)["event discard"] == []


@pytest.mark.rule("revolution:setup.16")
def test_one_to_four_players() -> None:
    for seats in (0, 5):
        with pytest.raises(SetupError, match=rf"1 or 2 or 3 or 4 players, not {seats} \(setup.16\)"):
            new(seats=seats)
    assert [len(now(new(seats=seats))["players"]) for seats in (1, 2, 3, 4)] == [1, 2, 3, 4]


@pytest.mark.rule("revolution:anatomy.1")
@pytest.mark.rule("revolution:anatomy.1#2")
def test_a_card_is_a_recruit_on_the_board_and_a_witch_in_a_coven() -> None:
    table = situation(
        seats=1,
        cards=cards(events={"BR1": {"text": ["When Flipped: Banish a Recruit."]}}),
        recruits={1: "Goody Alder", 2: "Mercy Vane"},
        A={"hand": ["Seeker FH", "Seeker FB", "Brother Thorne"], "deck": ["Silas Marsh"], "discard": ["Tabitha Grey"]},
        event_deck=["BR1", "U1"],
    )
    play(table, "recruit Goody Alder", f"spend {a('FH')}", f"spend {a('FB')}")
    assert own(table)["deck"] == ["Goody Alder", "Silas Marsh"]
    assert row(table) == [None, "Mercy Vane", None]
    end_turn(table)
    # Of what banishes a Recruit, Witches in hands, decks and discards are no part: the row holds two by now.
    assert asked(table) == "A"
    assert all(word.removeprefix("banish ") in row(table) for word in offered(table))
    assert len(offered(table)) == 2


@pytest.mark.rule("revolution:anatomy.2")
@pytest.mark.rule("revolution:anatomy.3")
@pytest.mark.rule("revolution:anatomy.11")
@pytest.mark.rule("revolution:open.17")
def test_the_cards_are_as_many_and_of_such_kinds_as_the_box_has() -> None:
    witches = list(BOARD.witches_named.values())
    kinds = Counter(CLASS_NAMES[card.kind] for card in witches)
    assert len(witches) == 96
    assert kinds["Seeker"] == 60
    assert kinds["Blessing"] == 6
    assert sum(kinds[name] for name in ("Dedicant", "Celebrant", "Steward", "Relic")) == 30
    assert set(kinds) <= {"Seeker", "Dedicant", "Celebrant", "Steward", "Relic", "Blessing"}
    assert all(len(card.icons) == 6 for card in witches), "no Witch has Unaligned or Catastrophe"
    for coven in BOARD.seekers:
        assert len(coven) == 15
        assert all((card.stars, card.total, max(card.icons)) == (1, 2, 1) for card in coven)
        assert len({card.mask for card in coven}) == 15
    assert len(BOARD.events) == 80
    assert all(max(one.markers) <= 4 for one in BOARD.objectives)
    assert ICON_NAMES[:6] == ("Familiars", "Hexes", "Brewing", "Rituals", "Enchanting", "Channeling")
    assert CLASS_NAMES.index("Dedicant") == Class.DEDICANT


@pytest.mark.rule("revolution:anatomy.4")
@pytest.mark.rule("revolution:anatomy.6")
def test_objectives_have_a_name_the_two_icons_of_their_type_and_a_boon() -> None:
    assert Counter(one.type for one in BOARD.objectives) == {0: 4, 1: 4, 2: 4, 3: 4}
    for one in BOARD.objectives:
        assert {icon for icon in range(8) if one.markers[icon]} == set(OBJECTIVE_TYPES[one.type])
        assert one.name
        assert one.boon
    wrong = cards().replace("3 Familiars, 3 Hexes", "3 Familiars, 3 Brewing", 1)
    with pytest.raises(SetupError, match="both icons of one type"):
        GAME.settle(seats=1, components=wrong)


@pytest.mark.rule("revolution:anatomy.5")
def test_the_icons_of_an_event_may_belong_to_two_objectives() -> None:
    table = situation(
        seats=1, event_line={1: "HR1"}, A={"hand": ["Old Cuffe", "Widow Harrow", "Seeker FH"]}, recruits={}
    )
    play(table, "act against HR1", "play Widow Harrow", "play Old Cuffe", "overcome it")
    assert offered(table) == ["take Hexes", "take Rituals", "take none"]
    assert table.options[0].points == (("objectives", "Wilds 1", "markers", "Hexes"),)
    assert table.options[1].points == (("objectives", "Cellar 1", "markers", "Rituals"),)


@pytest.mark.rule("revolution:anatomy.7")
def test_unaligned_events_have_one_number_and_no_magic_icon() -> None:
    unaligned = [event for event in BOARD.events if BOARD.glyphs[event.type] == "Unaligned"]
    assert len(unaligned) == 10
    assert all(event.icons == 1 << ICON_NAMES.index("Unaligned") and len(event.costs) == 1 for event in unaligned)
    with pytest.raises(SetupError, match="is not a number"):
        GAME.settle(seats=1, components=cards(events={"U1": {"cost": "4 Hexes or 4 Rituals"}}))


@pytest.mark.rule("revolution:difficulty.1")
def test_eight_types_of_five_easy_and_five_hard_events() -> None:
    assert Counter((event.type, event.hard) for event in BOARD.events) == {
        (type, hard): 5 for type in range(8) for hard in (False, True)
    }
    assert len(set(BOARD.glyphs)) == 8


def _mix(seed: int, **options: Any) -> Counter[tuple[int, bool]]:
    table = new(seed=seed, **options)
    events = [BOARD.events_named[name] for name in (*now(table)["event deck"], *line(table).values())]
    assert len(set(events)) == 40
    return Counter((event.type, event.hard) for event in events)


@pytest.mark.rule("revolution:difficulty.3")
def test_the_hardest_game_has_hard_events_only() -> None:
    assert _mix(1, difficulty="hardest") == {(type, True): 5 for type in range(8)}


@pytest.mark.rule("revolution:difficulty.4")
@pytest.mark.rule("revolution:difficulty.5")
@pytest.mark.rule("revolution:open.20")
def test_a_mix_takes_so_many_hard_events_of_each_type() -> None:
    names: set[str] = set()
    for seed in range(60):
        assert _mix(seed, difficulty="1 hard") == {(t, h): 1 if h else 4 for t in range(8) for h in (False, True)}
        names.update(now(new(seed=seed, difficulty="1 hard"))["event deck"])
    assert names == set(BOARD.events_named), "which cards these are is random"
    for mix, hard in MIXES.items():
        if hard >= 0:
            assert sum(number for (_, level), number in _mix(1, difficulty=mix).items() if level) == 8 * hard
    each = _mix(1, difficulty=[0, 1, 2, 3, 4, 5, 0, 1])
    assert [each[type, True] for type in range(8)] == [0, 1, 2, 3, 4, 5, 0, 1]
    assert all(each[type, True] + each[type, False] == 5 for type in range(8))
    for wrong, words in (
        ("6 hard", "or eight numbers of 0 to 5, one for each type"),
        ("1,2,3", r"each of the 8 types of Events is expected, not 3 \(difficulty.4\)"),
        ([3, 3, 3, 3, 3, 3, 3, 6], r"each type gives 5 Events, so 6 of them can't be hard \(difficulty.5\)"),
        ([3, 3, 3, 3, 3, 3, 3, -1], r"so -1 of them can't be hard \(difficulty.5\)"),
    ):
        with pytest.raises(SetupError, match=f"difficulty.*{words}"):
            new(difficulty=wrong)


@pytest.mark.rule("revolution:difficulty.6")
def test_a_random_difficulty_takes_any_five_of_each_type() -> None:
    hard: set[int] = set()
    for seed in range(120):
        mix = _mix(seed, difficulty="random")
        assert all(mix[type, True] + mix[type, False] == 5 for type in range(8))
        hard.update(mix[type, True] for type in range(8))
    assert hard == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("revolution:easier.1")
def test_six_blessings_are_shuffled_two_into_each_stack() -> None:
    blessings = {card.name for card in BOARD.blessings}
    for seed in SEEDS:
        deck = now(new(seed=seed, blessings=6))["recruit deck"]
        assert len(deck) == 33
        assert [sum(name in blessings for name in deck[n : n + 11]) for n in (0, 11, 22)] == [2, 2, 2]


@pytest.mark.rule("revolution:easier.4")
@pytest.mark.rule("revolution:easier.5")
def test_the_adjustments_are_independent_of_each_other_and_of_the_difficulty() -> None:
    for difficulty in MIXES:
        for blessings in (3, 6):
            for free in (False, True):
                table = new(difficulty=difficulty, blessings=blessings, free_reshuffles=free)
                assert len(now(table)["recruit deck"]) == 27 + blessings
                assert [own(table, name)["free reshuffle"] for name in "AB"] == [free, free]
                assert len(now(table)["event deck"]) == 39
