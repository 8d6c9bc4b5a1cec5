"""The planner: a computer player and partner that plans its turn from what its seat knows."""

from __future__ import annotations

import random
from itertools import pairwise
from typing import Any

import pytest

from coven.games.revolution import GAME
from coven.games.revolution.plans.planner import Planner
from coven.kernel import End, Seated, Table
from coven.minds import best_for, mind_of
from tests.games.revolution.tale import a, asked, b, cards, log, new, now, own, play, situation

BRINGS = "it brings us Hexes or Rituals for an Objective"


def answer(table: Table, mind: Planner | None = None) -> str:
    """What a planner answers where the table stands."""
    return table.options.words()[(mind or Planner(0)).choose(Seated(table))]


def carry_on(table: Table, minds: list[Planner], until: str) -> list[str]:
    """Let planners play until they are asked something of a kind. Gives all that they answered."""
    said: list[str] = []
    while table.decision is not None and table.decision.kind != until:
        words = answer(table, minds[table.decision.seat])
        said.append(f"{asked(table)}: {words}")
        table.choose(words)
    return said


def turn(**told: Any) -> Table:
    usual: dict[str, Any] = {"A": {"hand": ["Old Cuffe", "Seeker FH"]}, "B": {"hand": ["Seeker HB", "Seeker EC"]}}
    return situation(**{"event_line": {1: "HR1"}, "recruits": {}, **usual, **told})


def test_it_is_the_mind_of_this_game() -> None:
    assert best_for(GAME) == "planner"
    assert isinstance(mind_of("planner", 3, GAME), Planner)


def test_an_act_is_paid_with_own_cards_and_with_help_that_is_asked_for() -> None:
    table = turn()
    minds = [Planner(0), Planner(1)]
    assert answer(table, minds[0]) == "act against HR1"
    assert minds[0].says() == f"I act against HR1: {BRINGS}. I will ask B for help."
    said = carry_on(table, minds, "which marker")
    assert sorted(said[1:3]) == ["A: play Old Cuffe", f"A: play {a('FH')}"]
    assert said[3:] == ["A: ask B to assist", f"B: assist with {b('HB')} as Hexes", "A: overcome it"]


def test_it_declines_with_a_reason_of_its_own() -> None:
    table = turn(B={"hand": ["Seeker EC"]}, A={"hand": ["Old Cuffe", "Seeker FH", "Seeker HB"]})
    play(table, "act against HR1", "play Old Cuffe", "ask B to assist")
    partner = Planner(1)
    assert answer(table, partner) == "decline"
    assert partner.says() == "I decline: I have no Hexes or Rituals that counts against HR1."
    hopeless = turn(A={"hand": ["Old Cuffe", "Seeker FH"]}, B={"hand": ["Seeker HB"]}, event_line={1: "HR1", 2: "HR2"})
    play(hopeless, "act against HR1", "ask B to assist")
    assert answer(hopeless, partner) == f"assist with {b('HB')} as Hexes", "A's hand is open, and has the rest"
    short = turn(options={"hands": "closed"}, B={"hand": ["Seeker HB"]}, A={"hand": ["Old Cuffe", "Seeker FH"]})
    play(short, "act against HR1", "ask B to assist")
    assert answer(short, partner) == "decline"
    assert partner.says() == "I decline: 4 Hexes are missing, I could give 1, and I don't see who gives the rest."


def test_what_was_declined_is_paid_otherwise_or_called_off() -> None:
    table = turn()
    mind = Planner(0)
    play(table, "act against HR1", "play Old Cuffe", f"play {a('FH')}", "ask B to assist", "decline")
    assert log(table)[-1] == "A calls the Act off", "there was nothing else to be done"
    assert not answer(table, mind).startswith("act"), "and it isn't begun again"
    more = turn(A={"hand": ["Old Cuffe", "Seeker FH", "Seeker RE"]})
    play(more, "act against HR1", "play Old Cuffe", f"play {a('FH')}", "ask B to assist", "decline")
    assert answer(more, mind) == "call it off"
    rich = turn(A={"hand": ["Old Cuffe", "Seeker FH", "Seeker HR"]})
    play(rich, "act against HR1", "play Old Cuffe", f"play {a('FH')}", "ask B to assist", "decline")
    assert answer(rich, mind) == f"play {a('HR')}"


def test_the_event_that_would_lose_the_game_comes_first() -> None:
    line = dict(enumerate(["U2", "HR1", "FH1", "EC1", "FC1", "BE1", "BR1"], 1))
    easy = cards(events={"U2": {"cost": "2"}, "BR1": {"cost": "2 Brewing or 2 Rituals"}})
    hand = {"hand": ["Seeker BR", "Goody Alder"]}
    table = turn(cards=easy, event_line=line, A=hand, B={"hand": []})
    mind = Planner(0)
    assert answer(table, mind).startswith("act against")
    last = turn(cards=easy, event_line={1: "U2", 2: "BR1"}, liberty=1, A={"hand": ["Seeker BR"]}, B={"hand": []})
    assert answer(last, mind) == "act against U2"
    special = cards(events={"U2": {"cost": "2"}, "BR1": {"cost": "1 Brewing or 1 Rituals", "sign": "Liberty"}})
    doomed = turn(cards=special, event_line={1: "BR1", 3: "U2"}, liberty=1, A={"hand": ["Seeker BR"]}, B={"hand": []})
    assert answer(doomed, mind) == "act against BR1", "the next push would reach maximum Tyranny"
    assert "Liberty" in mind.says()


def test_a_free_relic_is_taken_and_a_reshuffle_that_loses_is_not() -> None:
    table = turn(recruits={1: "The Tin Lantern"}, event_line={}, A={"hand": ["Seeker FH"]})
    assert answer(table) == "recruit The Tin Lantern"
    line = dict(enumerate(["U1", "HR1", "FH1", "EC1", "FC1", "BE1", "BR1"], 1))
    deck = {"hand": [], "deck": ["Seeker FH"], "discard": ["Seeker HB", "Seeker FB", "Seeker FR", "Seeker FE"]}
    full = turn(event_line=line, A=deck, step="draw")
    assert answer(full) == "don't draw"
    assert answer(turn(event_line={}, A=deck, step="draw")) == "draw"


@pytest.mark.parametrize("hands", ["open", "closed"])
def test_it_answers_by_nothing_that_its_seat_cannot_know(hands: str) -> None:
    compared = 0
    for seed in range(3):
        table = new(seats=3, seed=seed, hands=hands, difficulty="random")
        minds = [Planner(seat) for seat in range(3)]
        rng = random.Random(seed)
        for _ in range(120):
            if table.decision is None:
                break
            if rng.random() < 0.25:
                one, two = table.side_by_side(table.decision.seat, rng)
                same = asked(one) == asked(two) == asked(table)
                if same and one.options.words() == two.options.words():
                    assert answer(one) == answer(two)
                    compared += 1
            table.choose(minds[table.decision.seat].choose(Seated(table)))
    assert compared > 20


def test_where_hands_are_closed_it_hears_the_others_first() -> None:
    some = {"hand": ["Seeker HB", "Seeker EC", "Seeker FC"]}
    table = turn(options={"hands": "closed"}, A={"hand": ["Old Cuffe", "Seeker FH", "Seeker EC"]}, B=some)
    minds = [Planner(0), Planner(1)]
    said = carry_on(table, minds, "what for the act")
    assert said == ["A: hear B's proposal", "B: propose nothing", "A: act against HR1"]
    known = turn(options={"hands": "closed"}, A={"hand": ["Old Cuffe", "Seeker FH"], "shown": ["Old Cuffe", a("FH")]})
    partner = Planner(1)
    play(known, "hear B's proposal")
    assert answer(known, partner) == "propose to act against HR1"
    assert partner.says() == f"Act against HR1, and I give {b('HB')}: {BRINGS}."
    said = carry_on(known, [Planner(0), partner], "which marker")
    assert "A: accept B's proposal" in said


def test_whole_games_come_to_an_end_and_some_are_won() -> None:
    ends = []
    for seed in range(8):
        table = new(seats=2, seed=seed)
        minds = [Planner(0), Planner(1)]
        carry_on(table, minds, "never")
        assert table.result is not None
        ends.append(table.result.ends[0])
    assert End.WON in ends
    assert End.LOST in ends


def test_partners_do_not_win_alone() -> None:
    """A seat that does nothing but decline loses the game for a team that wins with everybody."""
    won = 0
    for seed in range(8):
        table = new(seats=2, seed=seed)
        mind = Planner(1)
        while table.decision is not None:
            idle = table.decision.seat == 0
            table.choose(len(table.options) - 1 if idle else mind.choose(Seated(table)))
        assert table.result is not None
        won += table.result.ends[0] is End.WON
        assert not [line for line in log(table) if line.startswith("A overcomes")]
        assert own(table, "A")["trophies"] == []
        assert now(table)["turn"] > 1
    assert won <= 1


def finished_by_fresh_minds(seats: int, seed: int, hands: str) -> list[str]:
    """All the answers of a game in which whoever is asked has just sat down, and knows nothing but the position."""
    table = new(seats=seats, seed=seed, hands=hands)
    said: list[str] = []
    while table.decision is not None:
        said.append(answer(table))
        table.choose(said[-1])
        assert len(said) < 2000, f"it goes round in circles: {said[-10:]}"
    return said


@pytest.mark.parametrize("hands", ["open", "closed"])
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_it_needs_no_memory_to_finish_what_it_has_begun(seats: int, hands: str) -> None:
    for seed in range(20):
        said = finished_by_fresh_minds(seats, seed, hands)
        for one, then in pairwise(said):
            assert not (one.startswith("recruit ") and then == "call it off"), f"{one}, seed {seed}"
            assert not (one.startswith("propose to ") and then == "propose nothing"), f"{one}, seed {seed}"
            assert not (one.startswith("act against ") and then == "call it off"), f"{one}, seed {seed}"
            assert not (one.startswith("spend ") and then == "call it off"), f"{one}, seed {seed}"


def test_it_pays_for_a_recruit_and_pledges_for_a_proposal_that_somebody_else_began() -> None:
    table = new(seats=1, seed=5)
    play(table, "recruit The Ferryman")
    assert answer(table).startswith("spend ")
    known = turn(options={"hands": "closed"}, A={"hand": ["Old Cuffe", "Seeker FH"], "shown": ["Old Cuffe", a("FH")]})
    play(known, "hear B's proposal", "propose to act against HR1")
    assert answer(known) == f"pledge {b('HB')} as Hexes"
    useless = turn(options={"hands": "closed"}, B={"hand": ["Seeker HB", "Seeker EC"]})
    play(useless, "hear B's proposal", "propose to act against HR1")
    mind = Planner(1)
    assert answer(useless, mind) == "propose nothing"
    assert mind.says().startswith("I propose nothing: I see nothing that I could give against HR1")


def test_a_recruit_that_costs_more_than_it_is_worth_is_called_off_with_a_reason() -> None:
    poor = cards(recruits={"Nobody": {"class": "Dedicant", "stars": 2, "icons": "B"}})
    table = turn(cards=poor, recruits={1: "Nobody"}, event_line={}, A={"hand": ["Recruit 1", "Seeker FH"]})
    play(table, "recruit Nobody")
    mind = Planner(0)
    assert answer(table, mind) == "call it off"
    assert mind.says() == "I call it off: what I would have to spend is worth more to my Coven than Nobody."


def test_trophies_are_given_where_they_are_worth_it_and_always_with_a_word() -> None:
    def wanted(stars: int, **told: Any) -> Table:
        dear = cards(recruits={"Somebody": {"class": "Dedicant", "stars": stars, "icons": "BBBRRREE"}})
        usual = {"cards": dear, "recruits": {1: "Somebody"}, "event_line": {}, "A": {"hand": ["Seeker FH"]}}
        return play(turn(**{**usual, **told}), "recruit Somebody", "ask B for trophies")

    mind = Planner(1)
    rich = wanted(2, B={"hand": [], "trophies": ["Hexes", "Hexes", "Rituals"]})
    assert answer(rich, mind) == "give Hexes trophy"
    assert mind.says() == "I give 2 trophies: Somebody is worth it to us."
    play(rich, "give Hexes trophy")
    assert answer(rich) == "give Hexes trophy", "the other of the pair"
    play(rich, "give Hexes trophy")
    assert answer(rich, mind) == "give no more"
    assert mind.says() == "I give no more: the rest of my trophies are worth more against Events."
    play(rich, "give no more")
    assert "B gives 2 trophies for the Recruit" in log(rich)
    assert answer(rich) == f"spend {a('FH')}"


def test_a_helper_says_why_it_keeps_its_trophies() -> None:
    def wanted(**told: Any) -> tuple[str, str]:
        poor = cards(recruits={"Nobody": {"class": "Dedicant", "stars": 1, "icons": "B"}})
        usual = {"cards": poor, "recruits": {1: "Nobody"}, "event_line": {}, "A": {"hand": ["Seeker FH"]}}
        table = play(turn(**{**usual, **told}), "recruit Nobody", "ask B for trophies")
        mind = Planner(1)
        return answer(table, mind), mind.says()

    two = {"hand": [], "trophies": ["Hexes", "Rituals"]}
    words = "I give none: my trophies are worth more against Events than a cheaper Nobody."
    assert wanted(B=two) == ("give no more", words)
    one = {"hand": [], "trophies": ["Hexes"]}
    own = {"hand": ["Seeker FH"], "trophies": ["Hexes"]}
    words = "I give none: I have only 1, and it takes 2 to take off a star."
    assert wanted(A=own, B=one) == ("give no more", words)
    said, why = wanted(B=two, options={"hands": "closed"})
    assert said == "give no more"
    assert why.startswith("I give none: I can't see A's hand")


def test_with_closed_hands_it_says_that_it_cannot_see_the_others() -> None:
    table = turn(options={"hands": "closed"}, A={"hand": ["Old Cuffe", "Seeker FH", "Seeker HR"]})
    play(table, "hear B's proposal")
    mind = Planner(1)
    assert answer(table, mind) == "propose nothing"
    assert mind.says() == (
        "I propose nothing: I can't see A's hand, and by what I see no Act needs a card of mine. "
        "Ask me to assist, and I see what is missing."
    )
