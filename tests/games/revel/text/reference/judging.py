"""Cards are played at the table and followed by the second reading: whatever differs is a `Disagreement`.

`judge_file` does so with any file of cards: `python -m tests.games.revel.text.reference.judging FILE ...` tells what
became of each.
"""

from __future__ import annotations

import copy
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from coven.games.revel.cards import read_cards, shipped
from coven.games.revel.cards.card import CardDef
from coven.games.revel.text.telling import tell
from coven.language import TextError
from tests.games.revel.stage import Plain, Stage, shield, stage, strike, witch
from tests.games.revel.text import boards
from tests.games.revel.text.reference.board import Board, Card, Printed, board
from tests.games.revel.text.reference.records import Beyond
from tests.games.revel.text.reference.table import Table
from tests.games.revel.text.reference.words import Unread, told

OTHERS = (*boards.CARDS, strike("Spark", 1), shield("Screen", 1), witch("Quiet"))
LOT = boards.Lot(
    cards=("Thread", "Needle", "Wall", "Spark", "Calm", "Storm", "Screen", "Both"),
    spells=("Thread", "Needle", "Wall", "Spark", "Screen", "Thread", "Both"),
    witches=("Worker", "Mover", "Quiet"),
    hands=(0, 1, 2, 3, 4),
    decks=(2, 8, 8, 8),
    stamina=(1, 2, 3, 4, 4),
    further={},
)
ACTS = 5
MOST_GUESSES = 40
"""So many outcomes of chance are tried for one that agrees."""


class Disagreement(AssertionError):
    pass


# Positions


def position(card: CardDef, rng: random.Random) -> Plain:
    """A position with the card in it, A's: in hand or on the field, seldom in the discards."""
    sides = {"A": LOT.side(rng), "B": LOT.side(rng)}
    owner = sides["A"]
    if card.is_witch:
        owner["witch"] = card.name
        owner["resources"] = {name: rng.choice([0, 2, 4, 6]) for name in card.resources}
    elif card.is_resource:
        owner["resources"][card.name] = rng.choice([0, 1, 2, 4])
    elif rng.random() < 0.45:
        owner["hand"].append(card.name)
    elif rng.random() < 0.15:
        owner["discards"].append(card.name)
    elif "stance" in card.types:
        owner["stance"] = card.name
    else:
        owner["spells"][rng.choice([1, 2, 3])] = {"cards": [card.name], "+1s": rng.choice([0, 0, 1, 2])}
    return {**sides, "plays": rng.choice([1, 2, 3]), "current": rng.choice("AAB")}


# Following a game


def printed_on(card: CardDef) -> Printed:
    effects = tuple(
        told(tell(effect), text, place)
        for place, (effect, text) in enumerate(zip(card.effects, card.text, strict=True))
    )
    icons = frozenset(card.icons)
    return Printed(tuple(card.types), card.power, card.resistance, icons, effects)


class Asked(NamedTuple):
    seat: str
    offered: list[str]
    answer: int


class Following:
    """One act followed by the second reading, given the answers that were given at the table."""

    def __init__(self, asked: list[Asked], guesses: list[int]) -> None:
        self.left = list(asked)
        self.guesses = guesses
        self.taken: list[tuple[int, int]] = []
        """What was guessed, and of how many."""

    def ask(self, seat: str, options: list[str]) -> str:
        if not self.left:
            raise Disagreement(f"{seat} should be asked: {options}")
        who, offered, answer = self.left.pop(0)
        if options[0] == "any name":
            alike = True
        elif options[0].startswith("option "):
            alike = len(offered) == len(options)
        elif any(option.endswith(": later") for option in options):
            raise Beyond("an order of what was put off")
        else:
            alike = sorted(set(offered)) == sorted(options)
        if who != seat or not alike:
            raise Disagreement(f"{who} was asked: {offered}; {seat} should be: {options}")
        return options[answer] if options[0].startswith("option ") else offered[answer]

    def luck(self, several: int) -> int:
        at = len(self.taken)
        guess = self.guesses[at] if at < len(self.guesses) else 0
        self.taken.append((guess, several))
        return guess

    def next_guesses(self) -> list[int] | None:
        """The next outcome of chance to try; None if there is none left."""
        taken = list(self.taken)
        while taken:
            guess, several = taken.pop()
            if guess + 1 < several:
                return [*(one for one, _ in taken), guess + 1]
        return None


def followed(table: Table, act: str, asked: list[Asked], after: Stage) -> Table:
    """The reading's table after an act; whatever chance may have brought, it has to agree for one outcome."""
    guesses: list[int] | None = []
    first: Disagreement | None = None
    for _ in range(MOST_GUESSES):
        assert guesses is not None
        following = Following(asked, guesses)
        new = copy.deepcopy(table)
        new.ask, new.luck = following.ask, following.luck
        try:
            _act(new, act)
            if following.left:
                who, offered, _answer = following.left[0]
                raise Disagreement(f"{who} should not be asked: {offered}")
            compare(new, after)
            return new
        except Disagreement as wrong:
            first = first or wrong
        guesses = following.next_guesses()
        if guesses is None:
            break
    assert first is not None
    raise first


def _act(table: Table, act: str) -> None:
    try:
        table.act(act)
    except RecursionError:
        raise Beyond("a chain of effects without end") from None


def compare(table: Table, after: Stage) -> None:
    over = after.table.decision is None
    if table.over != over:
        raise Disagreement(f"the game is {'' if over else 'not '}over")
    printed = {card.name: card.printed for card in all_cards(table)}
    truth = board(after.truth, printed)
    if over:
        truth.current, truth.plays = table.board.current, table.board.plays
    for seat, side in table.board.sides.items():
        truth.sides[seat].shuffled = side.shuffled
    mine, theirs = table.board.plain(), truth.plain()
    for key, value in mine.items():
        if isinstance(value, dict):
            for part in value:
                if value[part] != theirs[key][part]:
                    raise Disagreement(f"{key}'s {part}: {theirs[key][part]}, should be {value[part]}")
        elif value != theirs[key]:
            raise Disagreement(f"{key}: {theirs[key]}, should be {value}")
    resync(table, truth)
    if over:
        return
    for element in table.board.field:
        if element.kind == "spell":
            seen = after.spell(element.side, element.space)
            should = tuple(table.value(element, name) for name in ("Power", "Resistance"))
            if (seen.power, seen.resistance) != should:
                raise Disagreement(f"{table.say(element, '')}: {seen.power}, {seen.resistance}, should be {should}")
            if seen.winning != table.quality(element, "winning"):
                raise Disagreement(f"{table.say(element, '')} is winning: {seen.winning}")
    should_be, offered = sorted(table.offered()), sorted(after.offered)
    if should_be != offered:
        raise Disagreement(f"offered: {offered}, should be: {should_be}")


def all_cards(table: Table) -> Iterator[Card]:
    for side in table.board.sides.values():
        yield from (*side.hand, *side.deck, *side.discards)
    for element in table.board.field:
        yield from element.cards


def resync(table: Table, truth: Board) -> None:
    """What was shuffled lies by now as it lies at the table."""
    for seat, side in table.board.sides.items():
        if side.shuffled:
            left = list(side.deck)
            side.deck = []
            for card in truth.sides[seat].deck:
                own = next(one for one in left if one.name == card.name)
                left.remove(own)
                side.deck.append(own)
            side.shuffled = False


def play(source: str, card: CardDef, seed: int, more: tuple[str, ...] = ()) -> int:
    """A game of a few acts with a card in it. How many of them were followed, all without a difference."""
    rng = random.Random(seed)
    plain = position(card, rng)
    t = stage(*OTHERS, *more, source, seed=seed, **plain)
    printed = {one.name: printed_on(one) for one in defined(t)}
    if t.table.decision is None or not t.at_rest():
        return 0  # the table has gone on by itself: to where it asks something else than what to do, or to the end
    table = Table(board(t.truth, printed), lambda seat, options: options[0], lambda several: 0, ["any name", "other"])
    story = [f"{plain}"]
    acts = 0
    try:
        compare(table, t)
        while acts < ACTS and t.table.decision is not None:
            offered = t.offered
            about = [at for at, words in enumerate(offered) if card.name in words or "play" in words]
            act = rng.choice(about) if about and rng.random() < 0.6 else rng.randrange(len(offered))
            words = offered[act]
            story.append(f"{t.asked}: {words}")
            t.table.choose(act)
            asked = []
            while t.table.decision is not None and not t.at_rest():
                assert t.asked is not None
                answer = rng.randrange(len(t.offered))
                if t.offered[answer] == "decline" and rng.random() < 0.6:
                    answer = t.offered.index("pay")
                asked.append(Asked(t.asked, t.offered, answer))
                story.append(f"  {t.asked}: {t.offered[answer]}   of {t.offered}")
                t.table.choose(answer)
            table = followed(table, words, asked, t)
            acts += 1
    except Beyond:
        return acts
    except Disagreement as wrong:
        read_back = "\n".join(line for effect in card.effects for line in tell(effect))
        raise Disagreement(f"{wrong}\n{source}\n{read_back}\nseed {seed}\n" + "\n".join(story)) from None
    return acts


def defined(t: Stage) -> list[CardDef]:
    """All cards of a game, as they are printed."""
    found = {}
    for side in t.state.sides:
        for card in (*side.hand, *side.deck, *side.discards):
            found[card.defn.name] = card.defn
    for element in t.state.elements():
        for card in element.cards:
            found[card.defn.name] = card.defn
    return list(found.values())


class Verdict(NamedTuple):
    card: str
    became: str
    """agreed, refused, unread or differs."""
    why: str = ""


def judge(source: str, positions: int, first: int = 0, more: tuple[str, ...] = ()) -> Verdict:
    """What becomes of a card: it is refused, can't be judged, or is played so many times as the second reading says.
    `more`: cards that it needs beside it."""
    name = source.strip().splitlines()[0]
    try:
        (card,) = read_cards(source)
        _ = card.effects  # which are read only now
    except TextError as error:
        return Verdict(name, "refused", error.problem)
    acts = 0
    try:
        for seed in range(first, first + positions):
            acts += play(source, card, seed, more)
    except Unread as words:
        return Verdict(name, "unread", str(words))
    except Disagreement as wrong:
        return Verdict(name, "differs", str(wrong))
    except Beyond as why:
        return Verdict(name, "unread", str(why))
    return Verdict(name, "agreed" if acts else "unread", f"{acts} acts")


def judge_file(path: str | Path, positions: int = 20, which: slice = slice(None)) -> Iterator[Verdict]:
    """What becomes of each card of a file, or of some of them. One that is named as a card that ships is played under
    another name."""
    sources = []
    for source in re.split(r"^---$", Path(path).read_text(encoding="utf-8"), flags=re.MULTILINE):
        name = source.strip().partition("\n")[0]
        sources.append(source.strip().replace(name, f"Another {name}" if name in shipped() else name) + "\n")
    resources = tuple(source for source in sources if source.splitlines()[1:2] == ["A Resource"])
    for source in sources[which]:
        yield judge(source, positions, more=tuple(one for one in resources if one != source))


def main(paths: list[str]) -> int:
    counted: Counter[str] = Counter()
    for path in paths:
        for verdict in judge_file(path):
            counted[verdict.became] += 1
            print(f"{verdict.became:8} {verdict.card}: {verdict.why}", flush=True)
    print(", ".join(f"{number} {became}" for became, number in sorted(counted.items())))
    return 1 if counted["differs"] else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
