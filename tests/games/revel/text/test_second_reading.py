"""Random cards are played, and a second reading of their read-back says what must have changed.

The read-back is what `coven cards show` prints; the second reading (`reference`) knows neither the tree nor the table's
code. It covers drawing, discarding, stashing and choosing, gaining, losing and spending, adding and removing +1s, by
you, your opponent, each player or something's player; conditions on Power, Resistance, +1s, types, winning, counts,
what was done this way and if you do; may, costs, alternatives, otherwise; it, them, another, 1 of them, for each, equal
to, that many, had. Everything is checked: who was asked, what was offered, what came of it.

Three readings of the rulebook are taken over, not checked: a cost of which nothing was done wasn't paid; nobody is
asked to pay for what is impossible; 'the opposing spell' and values of a spell that is gone are those it had (4.10.14).

Not covered: events, lasting and ongoing effects, playing, revealing, next draws, what is put off, stitched spells.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from coven.games.revel.text.reading import compile_effect
from coven.games.revel.text.telling import tell
from coven.language import TextError
from tests.games.revel.stage import Plain, Stage, shield, stage, stance, strike
from tests.games.revel.text.reference.board import Board, Printed, board
from tests.games.revel.text.reference.carrying_out import Reading
from tests.games.revel.text.reference.words import Unread, lines

PRINTED = {
    "Tess": Printed(("strike spell",), power=3),
    "Spark": Printed(("strike spell",), power=1),
    "Blaze": Printed(("strike spell",), power=5),
    "Wall": Printed(("shield spell",), resistance=2),
    "Tower": Printed(("shield spell",), resistance=4),
    "Calm": Printed(("stance",)),
}
OTHERS = [strike("Spark", 1), strike("Blaze", 5), shield("Wall", 2), shield("Tower", 4), stance("Calm")]
NAMES = ["Spark", "Blaze", "Wall", "Tower", "Calm"]

# Writing cards

ORDERS = """
draw {n}
discard {hand}
stash {hand}
gain {k} Passion
lose {k} Passion
spend {k} Passion
lose 1 Stamina
gain 1 play
discard {spell}
discard {all}
choose {spell}
choose {stance}
add {plus} to {spell}
add {plus} to this spell
add {plus} to {all}
remove a +1 from {spell}
remove {plus} from this spell
remove all +1s from {all}
discard 1 spell or stance
""".strip().split("\n")
FILLED = {
    "n": ["1 card", "2 cards", "3 cards"],
    "k": ["1", "2", "3"],
    "hand": ["1 card", "2 cards", "up to 2 cards", "any number of cards from your hand", "1 or more cards"],
    "plus": ["a +1", "2 +1s"],
    "spell": [
        "1 spell",
        "1 of your spells",
        "1 of your opponent's spells",
        "1 other spell",
        "another of your spells",
        "1 spell with {quality}",
        "1 strike spell",
        "1 winning spell",
        "1 unopposed spell",
        "1 spell that is not winning",
        "2 spells",
        "up to 2 spells",
    ],
    "stance": ["1 stance", "your stance", "your opponent's stance"],
    "all": [
        "the opposing spell",
        "your spells",
        "each of your opponent's spells with {quality}",
        "all shield spells",
        "each spell with a +1",
        "your stance",
        "your other spells",
    ],
    "quality": ["2 or less Power", "3 or more Power", "Resistance", "a +1", "exactly 5 Power", "2 or more Resistance"],
    "measure": [
        "of your spells",
        "of your opponent's winning spells",
        "Passion you have",
        "Passion your opponent has",
        "card in your hand",
        "+1 on this spell",
        "of your +1s",
        "spell space you are winning in",
        "of your other spells",
        "stance",
    ],
    "condition": [
        "this spell has {quality}",
        "the opposing spell has {quality}",
        "you have {k} or more Passion",
        "you have exactly {k} Passion",
        "your opponent has more Passion than you",
        "you control {k} or more spells",
        "you control no stance",
        "your opponent controls a stance",
        "this spell is winning",
        "the opposing spell is winning",
        "this spell is not winning",
        "this spell is unopposed",
        "the opposing spell is a shield spell",
        "you have {k} or more cards in your hand",
        "there are 2 or more spells with {quality}",
        "this spell has more Power than the opposing spell",
        "you are winning in 2 or more spell spaces",
        "it is your turn",
        "it is your opponent's turn",
        "your hand is empty",
    ],
}
SENTENCES = """
{Order}.
{Order}.
{Order} and {order}.
If {condition}, {order}.
If {condition}, {order}. Otherwise, {order}.
{Order} if {condition}.
{Order} unless {condition}.
You may {order}.
You may {order}. If you do, {order}.
You may {order}. If you don't, {order}.
{Order}. If you do, {order}.
Your opponent may discard 1 card from their hand. If they don't, {order}.
Spend {k} Passion to {order}.
Discard {hand} to {order}.
{Order}, or {order}.
Draw 1 card for each {measure}.
Gain 1 Passion for each {measure}.
Add a +1 to this spell for each {measure}.
Draw 1 card for every 2 Passion you have.
Gain Passion equal to the Power of this spell.
Gain Passion equal to the total Power of your spells.
Your opponent discards 1 card from their hand.
Your opponent loses {k} Passion.
Your opponent draws {n} and loses 1 Stamina.
Each player discards 1 card from their hand.
Each player loses {k} Passion.
Each player may draw 1 card.
Choose {spell}. Discard it.
Choose {spell}. Discard them.
Choose {spell}. Add a +1 to it.
Choose {spell}. Add a +1 to them.
Choose {spell}. If it has {quality}, discard it.
Choose {spell}. Its player draws 1 card.
Choose {spell}. Its player discards 1 card from their hand.
Choose 2 spells. Discard 1 of them.
Discard {spell}. Gain Passion equal to the Power it had.
Discard {spell}. Draw 1 card for each +1 it had.
Discard {hand}. Draw that many cards.
Discard {hand}. If you discarded a card this way, draw 1 card.
Discard {hand}. Add a +1 to this spell for each card discarded this way.
Lose {k} Passion. Draw 1 card for each Passion lost this way.
Spend any amount of Passion. Draw 1 card for each Passion spent this way.
Remove up to 2 +1s from this spell. Gain 1 Passion for each +1 removed this way.
If the opposing spell has {quality}, discard it.
Discard the opposing spell if it has {quality}.
Draw 2 cards, then stash 1 of them.
Draw 1 card. If it is a strike spell, gain 1 Passion.
Each player discards 1 card from their hand. Draw 1 card for each card discarded this way.
""".strip().split("\n")


def filled(words: str, rng: random.Random) -> str:
    while "{" in words:
        start, end = words.index("{"), words.index("}")
        key = words[start + 1 : end]
        new = rng.choice(ORDERS if key.lower() == "order" else FILLED[key])
        new = new[0].upper() + new[1:] if key == "Order" else new
        words = words[:start] + new + words[end + 1 :]
    return words


def written(rng: random.Random) -> str:
    """A text of one to three sentences."""
    several = rng.choices(SENTENCES, k=rng.choice([1, 1, 2, 3]))
    return f"This Spell's Power Is: {' '.join(filled(one, rng) for one in several)}"


# Playing them


def _side(rng: random.Random) -> Plain:
    spells: dict[int, Plain] = {}
    for space in rng.sample(range(1, 6), rng.choice([0, 1, 2, 3])):
        spells[space] = {"cards": [rng.choice(NAMES[:4])], "+1s": rng.choice([0, 0, 1, 2])}
    return {
        "hand": rng.choices(NAMES, k=rng.choice([0, 1, 2, 4])),
        "deck": rng.choices(NAMES, k=30),
        "resources": {"Passion": rng.choice([0, 1, 2, 4])},
        "spells": spells,
        "stance": rng.choice([None, "Calm"]),
    }


def table(text: str, rng: random.Random) -> Stage:
    mine, theirs = _side(rng), _side(rng)
    mine["spells"][rng.choice([1, 2])] = {"cards": ["Tess"], "+1s": rng.choice([0, 1, 3])}
    return stage(strike("Tess", 3, text), *OTHERS, A=mine, B=theirs)


Asked = tuple[str, list[str], int]


def played(t: Stage, rng: random.Random) -> list[Asked]:
    """Use the Power and answer at random until all is done: who was asked what, and the answer."""
    asked: list[Asked] = []
    t.do("use Tess")
    while not t.at_rest():
        assert t.asked is not None
        answer = rng.randrange(len(t.offered))
        asked.append((t.asked, t.offered, answer))
        t.table.choose(answer)
    return asked


class Disagreement(AssertionError):
    pass


def expected(before: Board, text: str, asked: list[Asked]) -> Board:
    """The board as the second reading leaves it, given the same answers."""
    left = list(asked)

    def ask(seat: str, options: list[str]) -> str:
        if not left:
            raise Disagreement(f"{seat} should be asked: {options}")
        who, offered, answer = left.pop(0)
        alternatives = options[0].startswith("option ")
        alike = len(offered) == len(options) if alternatives else sorted(set(offered)) == sorted(options)
        if who != seat or not alike:
            raise Disagreement(f"{who} was asked: {offered}; {seat} should be: {options}")
        return options[answer] if alternatives else offered[answer]

    this = next(it for it in before.field if it.cards == ["Tess"])
    Reading(before, "A", this, ask).carry_out(lines(tell(compile_effect(text, ("strike spell",)))))
    if left:
        raise Disagreement(f"{left[0][0]} should not be asked: {left[0][1]}")
    return before


def check(text: str, seed: int) -> None:
    rng = random.Random(seed)
    t = table(text, rng)
    if not any(words.startswith("use Tess") for words in t.offered):
        return  # 4.7: what is wholly impossible isn't used
    before = t.truth
    asked = played(t, rng)
    told = "\n".join(tell(compile_effect(text, ("strike spell",))))
    story = f"{text}\n{told}\nbefore: {before}\nasked: {asked}"
    try:
        must = expected(board(before, PRINTED), text, asked)
    except Disagreement as wrong:
        raise AssertionError(f"{wrong}\n{story}") from None
    assert board(t.truth, PRINTED).plain() == must.plain(), story


def readable(text: str) -> bool:
    try:
        compile_effect(text, ("strike spell",))
    except TextError:
        return False
    return True


def check_cards(seeds: range, positions: int) -> Counter[str]:
    """So many random cards in so many positions each. How many were checked, refused, or aren't covered."""
    counted: Counter[str] = Counter()
    for seed in seeds:
        text = written(random.Random(seed))
        if not readable(text):
            counted["refused"] += 1
            continue
        try:
            for number in range(positions):
                check(text, 1000 * seed + number)
            counted["checked"] += 1
        except Unread:
            counted["not covered"] += 1
    return counted


def test_the_second_reading_agrees() -> None:
    counted = check_cards(range(250), 3)
    assert counted["checked"] > 150, counted


@pytest.mark.long
def test_the_second_reading_agrees_at_length() -> None:
    check_cards(range(1000, 21000), 4)
