"""What is kept of a game of The Spoils: positions and records of whatever cards somebody writes."""

from __future__ import annotations

import copy
import json
import random
from functools import cache

import pytest

from coven.games.spoils.cards.files import read_cards
from coven.games.spoils.course.loops import HOW_OFTEN
from coven.kernel import PositionError, Table
from coven.language import TextError
from coven.scripts import load, write_record
from tests.games.spoils.stage import GAME, Plain, Stage, character, item, location, resource, stage, tactic
from tests.games.spoils.text.telling_apart import CARDS, IN_PLAY, RESOURCES, TACTICS
from tests.games.spoils.text.templates import TABLE
from tests.games.spoils.text.test_forms import SENTENCES
from tests.lockstep import told

DECISIONS = 40
NODE = "Rogue Character - node"


def read_back(table: Table) -> None:
    """A position is the same when it is read again, through JSON."""
    position = json.loads(json.dumps(table.position()))
    again = GAME.position(GAME.place(table.setup, position))
    assert json.loads(json.dumps(again)) == position


def saved_and_loaded(table: Table) -> None:
    assert load(write_record(table.record())).fingerprint() == table.fingerprint()


# Games with cards that nobody wrote


@cache
def paragraphs() -> tuple[str, ...]:
    """Texts in every form that the rulebook has."""
    return tuple(dict.fromkeys([*(template.text for template in TABLE), *SENTENCES]))


def written(rng: random.Random, name: str) -> str:
    """A card with one or two paragraphs by chance, if there is such a card."""
    while True:
        lines = [line for text in rng.sample(paragraphs(), rng.choice((1, 1, 2))) for line in text.split("\n")]
        stats = f"{rng.randint(0, 4)}/{rng.randint(1, 4)}/{rng.randint(1, 5)}"
        card = rng.choice(
            (
                character(name, stats, *lines, cost=rng.choice("012"), types=NODE),
                tactic(name, *lines, cost=rng.choice("012")),
                item(name, *lines, types="Rogue Item - gear"),
                item(name, "Attach to Character", *lines, types="Rogue Item - gear"),
                location(name, 4, *lines),
                resource(name, *lines),
            )
        )
        try:
            assert read_cards(card, "cards")[0].text
        except TextError:
            continue
        return card


def side(rng: random.Random, names: list[str], number: int) -> Plain:
    """What a player has, some of it depleted, with tokens or face-down."""
    every = [*TACTICS, *IN_PLAY, *RESOURCES, *names, *names]
    there: list[Plain] = []
    for name in rng.sample(IN_PLAY, rng.choice((1, 3, 5))):
        one: Plain = {"card": name, "number": number + len(there)}
        one |= {"depleted": True} if rng.random() < 0.25 else {}
        one |= {"tokens": rng.choice((1, 2))} if rng.random() < 0.2 else {}
        one |= {"face": "face-down"} if rng.random() < 0.1 else {}
        there.append(one)
    there += [{"card": rng.choice(RESOURCES), "number": number + 20 + at} for at in range(rng.choice((2, 5, 8)))]
    there.append({"card": "Prism", "number": number + 40})
    return {
        "faction": "Inn",
        "in play": there,
        "hand": rng.choices([*names, *every], k=rng.choice((2, 4, 6))),
        "deck": rng.choices(every, k=rng.choice((3, 9, 20))),
        "discard pile": rng.choices(every, k=rng.choice((0, 2, 5))),
    }


def game(seed: int) -> Plain:
    """A game with such cards, in plain values."""
    rng = random.Random(seed)
    names = [f"Card {number}" for number in range(rng.choice((4, 8, 12)))]
    cards = [written(rng, name) for name in names]
    setup: Plain = {"components": "----\n".join([*CARDS, *cards]), "options": {"bluff": rng.random() < 0.4}}
    position = {"A": side(rng, names, 100), "B": side(rng, names, 200), "turn": 3, "active": rng.choice("AB")}
    return {"game": "spoils", "seed": seed, "setup": setup, "position": position, "decisions": DECISIONS}


def keep_all(seed: int) -> None:
    """Play such a game and keep it at every decision: its position, and now and then the whole of it."""
    one = game(seed)
    rng = random.Random(seed)
    table = Table(GAME, GAME.settle(**one["setup"]), seed, origin=one["position"])
    for _ in range(DECISIONS):
        if table.decision is None:
            break
        read_back(table)
        if rng.random() < 0.1:
            assert copy.copy(table).fingerprint() == table.fingerprint()
            begin_here(table, rng)
        often = table.decision.kind == HOW_OFTEN.kind  # what is repeated takes as long as what is done by hand
        table.choose(rng.randrange(3 if often else len(table.decision.choices)))
    saved_and_loaded(table)


def begin_here(table: Table, rng: random.Random) -> None:
    """A game can begin with any position, also with one of the middle of something."""
    twin = Table(GAME, table.setup, 0, origin=table.position())
    for _ in range(4):
        if twin.decision is not None:
            twin.choose(rng.randrange(len(twin.decision.choices)))
    read_back(twin)


@pytest.mark.parametrize("seed", range(6))
def test_any_game_can_be_kept_at_any_decision(seed: int) -> None:
    keep_all(seed)


@pytest.mark.long
@pytest.mark.parametrize("start", range(1000, 3000, 100))
def test_any_game_can_be_kept_at_any_decision_at_length(start: int) -> None:
    for seed in range(start, start + 100):
        keep_all(seed)


def in_lockstep(seeds: range) -> None:
    games = [game(seed) for seed in seeds]
    one, other = told(games, "1", 1), told(games, "4242", 2)
    differing = [seed for seed, a, b in zip(seeds, one, other, strict=True) if a != b]
    assert not differing, f"{len(differing)} of {len(games)} games differ, the first: game({differing[0]})"


def test_games_with_any_cards_go_in_lockstep() -> None:
    in_lockstep(range(100, 104))


@pytest.mark.long
def test_hundreds_of_games_with_any_cards_go_in_lockstep() -> None:
    in_lockstep(range(5000, 5400))


# Names


ANSWERS = ("no more", "none", "nothing", "yes", "A", "B's faction", "2", "face-down card", "option 1", "let it happen")


@pytest.mark.parametrize("name", [*ANSWERS, "A's Twig", "Twig (2)", "whichever", "end the turn", "Twig face-up", "Ü ²"])
def test_a_card_named_like_an_answer_can_be_meant(name: str) -> None:
    """It is in hands, decks and in play, beside others, and is picked, searched for, discarded, attacked and named."""
    seek = tactic(
        "Seek", "Cost: Pick 2 cards.", "Effect: Search your deck for 2 or fewer cards and put them into your hand."
    )
    toss = tactic("Toss", "Effect: Each player discards 2 cards. Name a card. Choose a player.")
    cards = [
        *(seek, toss, character("Twig", "1/1/1"), resource("Coin")),
        location(name, 3, "TOLL", "Cost: Pay 1.", "Effect: Draw a card."),
    ]
    own: Plain = {
        "in play": [name, name, "Twig", "Twig", "4x Coin", {"card": name, "face": "face-down"}],
        "hand": ["2x Seek", "2x Toss", name, "Twig", name],
        "deck": [name, "Twig", name, "Coin"],
    }
    t = stage(*cards, A=own, B=own)
    rng = random.Random(name)
    for _ in range(40):
        if t.table.decision is None:
            break
        assert len(set(t.offered)) == len(t.offered)
        t.do(rng.choice(t.offered))
        read_back(t.table)
    saved_and_loaded(t.table)


def test_two_abilities_of_one_name_are_told_apart() -> None:
    """502.1 An ability has a name, and nothing keeps whoever writes a card from giving it twice."""
    bell = item(
        "Bell", "RING", "Cost: Pay 0.", "Effect: Draw a card.", "RING", "Cost: Pay 0.", "Effect: Discard a card."
    )
    t = stage(bell, A={"in play": ["Bell"], "hand": ["Greed"]})
    assert {"use RING of Bell", "use RING of Bell (2)"} <= set(t.offered)
    t.do("use RING of Bell (2)")
    assert (t.A["hand"], t.A["discard pile"]) == ([], ["Greed"])
    saved_and_loaded(t.table)


# Positions


@pytest.mark.rule("spoils:403.3a", "spoils:602.2")
def test_a_game_that_begins_in_the_middle_of_an_action_goes_on_with_the_next() -> None:
    """A position tells what is being played, and not what has been picked for it: the card is in the discard pile."""
    smite = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy the character.")
    bell = item("Bell", "RING", "Cost: Pay 0.", "Effect: Draw a card.")
    t = stage(
        smite,
        bell,
        character("Twig", "1/1/1"),
        A={"hand": ["Smite"], "in play": ["Bell"]},
        B={"in play": ["Twig", "Bell"]},
    )
    t.do("play Smite")
    assert t.asked == "B"
    assert [one["card"] for one in t.truth["being played"]] == ["Smite"]
    read_back(t.table)
    twin = Stage(Table(GAME, t.table.setup, 0, origin=t.truth))
    assert twin.at_rest()
    assert "being played" not in twin.truth
    assert twin.A["discard pile"] == ["Smite"]
    assert "Twig" in twin.in_play("B")
    twin.do("use RING of Bell")
    assert twin.asked == "B"


def test_what_has_grown_without_measure_is_written_and_read() -> None:
    """However often something is repeated, a position holds it."""
    grown = {
        "card": "Greed",
        "number": 700_000,
        "tokens": 5_000_000,
        "gained": [{"keyword": "covert", "number": 800_000}],
    }
    t = stage(A={"influence": 99_900_000, "in play": [grown]}, next_number=900_000)
    read_back(t.table)
    assert (t.A["influence"], t.the("Greed")["tokens"]) == (99_900_000, 5_000_000)


@pytest.mark.rule("spoils:414.1a")
def test_after_a_thousand_turns_there_is_no_other() -> None:
    """Also where a position begins later than that; the one before the thousandth is followed by it."""
    assert stage(turn=999, full_control=(0,)).do("end the turn").table.result is None
    for turn in (1000, 4000):
        t = stage(turn=turn, full_control=(0,)).do("end the turn")
        assert t.table.result is not None
        assert t.table.result.words == f"{turn} turns have been taken"


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"A": {"in play": ["The Tournament Faction"]}}, "more factions in play than players"),
        ({"A": {"in play": [{"card": "Greed", "number": 7, "attached to": 7}]}}, "which is attached to it"),
        ({"A": {"in play": [{"card": "Greed", "used": ["first"]}]}}, "used must be a whole number"),
        ({"A": {"deck": 100_001}}, "A's deck can't be more than 100000"),
        ({"battle": {"attackers": [[7]]}}, "attackers must be a whole number"),
        ({"battle": {"assigned": ["x"]}}, "assigned must be a whole number"),
        ({"battle": {"speed": "fast"}}, "speed must be a whole number"),
        ({"battle": {"damage": [7]}}, "by whom, to whom and how much, not 7"),
        ({"battle": {"damage": [[1, 2]]}}, "by whom, to whom and how much"),
    ],
)
def test_what_can_be_in_no_position_is_refused_in_words(position: Plain, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        Table(GAME, GAME.settle(), 1, origin=position)
