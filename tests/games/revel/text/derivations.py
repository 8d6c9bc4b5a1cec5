"""Texts derived from the rules of the card grammar: for each of its choices, texts that differ in that choice only.

A choice is an optional part, or one of several alternatives, at its place in `grammar.lark`, or one of the phrases that
the lexicon has for a terminal. `pairs` makes two texts that take a choice in two ways and are the same in all else, but
for the forms that must agree (1 spell, 2 spells). What the grammar allows and the reading refuses is left out.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from lark import Tree
from lark.grammar import NonTerminal, Terminal
from lark.load_grammar import load_grammar

from coven.games.revel.text.binding.never import check_together
from coven.games.revel.text.reading import compile_effect
from coven.games.revel.text.reading.effects import STARTS, check_above, grammar_source
from coven.games.revel.text.tree import Effect
from coven.games.revel.text.words.lexicon import KINDS, NAMING, PHRASES, PUT, RETURN, SHUFFLE, STOP, SWAP, VERBS
from coven.language import TextError

# The grammar as a graph


@dataclass(frozen=True, eq=False)
class Word:
    """A terminal: one of its lexemes is chosen."""

    terminal: str


@dataclass(frozen=True, eq=False)
class Rule:
    name: str


@dataclass(frozen=True, eq=False)
class Row:
    parts: tuple[Part, ...]


@dataclass(frozen=True, eq=False)
class Fork:
    """Alternatives; an optional part is one beside nothing, and what may be repeated one beside itself and more."""

    site: str
    ways: tuple[Part, ...]
    labels: tuple[str, ...]


Part = Word | Rule | Row | Fork
NOTHING = Row(())


def _spelled(tree: Any) -> str:
    """A piece of the grammar, as it is written there."""
    if isinstance(tree, Terminal | NonTerminal):
        return str(tree.name)
    kids = [_spelled(kid) for kid in tree.children if isinstance(kid, Tree | Terminal | NonTerminal)]
    if tree.data == "expansions":
        return " | ".join(kids) if len(kids) == 1 else f"({' | '.join(kids)})"
    if tree.data == "expr":
        return f"({kids[0]}){tree.children[1]}" if " " in kids[0].strip("()") else f"{kids[0]}{tree.children[1]}"
    return kids[0] if tree.data == "alias" else " ".join(kids)


def _part(tree: Any, rule: str) -> Part:
    if tree.data in ("expansions",):
        ways = tuple(_part(kid, rule) for kid in tree.children)
        return ways[0] if len(ways) == 1 else Fork(rule, ways, tuple(_spelled(kid) for kid in tree.children))
    if tree.data == "alias":
        return _part(tree.children[0], rule)
    if tree.data == "expansion":
        return Row(tuple(_part(kid, rule) for kid in tree.children))
    if tree.data == "expr":
        inner, operator = _part(tree.children[0], rule), str(tree.children[1])
        spelled = _spelled(tree.children[0])
        if operator == "+":
            return Row((inner, Fork(rule, (NOTHING, inner), ("once", f"({spelled}) again"))))
        return Fork(rule, (NOTHING, inner), ("nothing", spelled))
    (symbol,) = tree.children
    if isinstance(symbol, Terminal):
        return Word(str(symbol.name))
    if isinstance(symbol, NonTerminal):
        return Rule(str(symbol.name))
    return _part(symbol, rule)


@cache
def rules() -> dict[str, Part]:
    # Lark's own reader of grammars, which it leaves untyped: a second one would have to be held to it
    grammar, _ = load_grammar(  # type: ignore[no-untyped-call]
        grammar_source(), "grammar.lark", [], False
    )
    return {str(name): _part(tree, str(name)) for name, _, tree, _ in grammar.rule_defs}


# Words


class Lexeme(NamedTuple):
    """A word and its forms; which of them is right is for the reading to say."""

    forms: tuple[str, ...]


IN_CONTEXT = {
    "AND_WHAT": "and",
    "AND_WITH": "and",
    "EQUAL_HERE": "equal to",
    "HAD_HERE": "had",
    "OR_NOUN": "or",
    "WITH_WHAT": "with",
    "OF_PLUS_ONES": "+1s",
}
FORMS: tuple[str, ...] = (
    "A",
    "ALLOTTED",
    "CHECK",
    "CHOOSE_1",
    "COPY",
    "DO",
    "DONT",
    "HAND",
    "HAVE",
    "IS",
    "ISNT",
    "WAS",
    "WASNT",
)
FORMS += ("MARK_COUNTER", "ITS_PLAYERS")
GIVEN = {
    "INT": ("1", "2", "3"),
    "SIGNED": ("+2", "-1"),
    "STRING": ('"Plain Spark"', '"Thread"'),
}


@cache
def lexemes(terminal: str) -> tuple[Lexeme, ...]:
    if terminal in IN_CONTEXT:
        return (Lexeme((IN_CONTEXT[terminal],)),)
    if terminal in GIVEN:
        return tuple(Lexeme((word,)) for word in GIVEN[terminal])
    if terminal in ("NAME", "NAME_TOPIC"):
        return (Lexeme(("Passion",)), Lexeme(("Familiar", "Familiars")))
    if terminal == "DONE":
        return tuple(Lexeme(tuple(dict.fromkeys(forms[2:]))) for forms in VERBS.values())
    phrases = [phrase for phrase, of in PHRASES.items() if of == terminal]
    if terminal in FORMS:
        return (Lexeme(tuple(phrases)),)
    found: list[Lexeme] = []
    for group in (*KINDS.values(), *(forms[:2] for forms in _all_verbs())):
        forms = tuple(form for form in group if form in phrases)
        if forms:
            found.append(Lexeme(forms))
            phrases = [phrase for phrase in phrases if phrase not in forms]
    if terminal == "THAT_ISNT":
        return (Lexeme(tuple(phrases[:2])), Lexeme(tuple(phrases[2:])))
    return (*found, *(Lexeme((phrase,)) for phrase in phrases))


def _all_verbs() -> tuple[tuple[str, ...], ...]:
    return (*VERBS.values(), PUT, SHUFFLE, STOP, RETURN, SWAP, NAMING)


# How many words a part takes at least, and how far it is to a choice


@cache
def _sizes() -> dict[str, int]:
    sizes = dict.fromkeys(rules(), 99)
    for _ in range(20):
        for name, part in rules().items():
            sizes[name] = min(sizes[name], _size(part, sizes))
    return sizes


def _size(part: Part, sizes: dict[str, int]) -> int:
    if isinstance(part, Word):
        return 1
    if isinstance(part, Rule):
        return sizes[part.name]
    if isinstance(part, Row):
        return sum(_size(each, sizes) for each in part.parts)
    return min(_size(way, sizes) for way in part.ways)


class Choice(NamedTuple):
    """A place of the grammar at which a way is chosen."""

    site: Fork | Word
    way: int

    @property
    def label(self) -> str:
        """Its name: the rule and the alternative, or the terminal and the phrase."""
        if isinstance(self.site, Fork):
            return f"{self.site.site}: {self.site.labels[self.way]}"
        return f"{self.site.terminal}: {lexemes(self.site.terminal)[self.way].forms[0]}"


def choices() -> list[Choice]:
    """Every choice of the grammar, and every phrase of the lexicon that has another beside it."""
    found: dict[str, Choice] = {}
    for part in rules().values():
        for choice in _choices(part):
            found.setdefault(choice.label, choice)
    return [choice for label, choice in found.items() if not label.endswith((": nothing", ": once"))]


def _choices(part: Part) -> Iterator[Choice]:
    if isinstance(part, Row):
        for each in part.parts:
            yield from _choices(each)
    elif isinstance(part, Fork):
        for way, inner in enumerate(part.ways):
            yield Choice(part, way)
            yield from _choices(inner)
    elif isinstance(part, Word) and len(lexemes(part.terminal)) > 1:
        for way in range(len(lexemes(part.terminal))):
            yield Choice(part, way)


def _same_site(one: Part, other: Part) -> bool:
    return one is other or (isinstance(one, Word) and isinstance(other, Word) and one.terminal == other.terminal)


@cache
def _distances(site: Fork | Word) -> dict[str, int]:
    """Through how many rules one gets from each to a site."""
    far = dict.fromkeys(rules(), 99)
    reached, steps = {name for name, within in _within().items() if any(_same_site(part, site) for part in within)}, 0
    while reached:
        steps += 1
        far.update(dict.fromkeys(reached, steps))
        lead = {name for name, within in _within().items() if any(_is_one_of(part, reached) for part in within)}
        reached = {name for name in lead if far[name] == 99}
    return far


def _is_one_of(part: Part, names: set[str]) -> bool:
    return isinstance(part, Rule) and part.name in names


@cache
def _within() -> dict[str, list[Part]]:
    """All that each rule is made of."""
    return {name: [*_parts(part)] for name, part in rules().items()}


def _parts(part: Part) -> Iterator[Part]:
    yield part
    if isinstance(part, Row | Fork):
        for inner in part.parts if isinstance(part, Row) else part.ways:
            yield from _parts(inner)


def _distance(part: Part, site: Part, far: dict[str, int]) -> int:
    if _same_site(part, site):
        return 0
    if isinstance(part, Rule):
        return far[part.name]
    if isinstance(part, Row):
        return min((_distance(each, site, far) for each in part.parts), default=99)
    if isinstance(part, Fork):
        return min(_distance(way, site, far) for way in part.ways)
    return 99


# Deriving

STOCK: dict[str, tuple[str, ...]] = {
    "core": ("draw/draws 1 card", "gain/gains 1 Passion", "discard/discards 1 card"),
    "_series": ("draw/draws 1 card", "gain/gains 1 Passion", "discard/discards 1 spell"),
    "clause": ("draw/draws 1 card", "gain/gains 1 Passion", "stash/stashes 1 card"),
    "_cost": ("spend/spends 1 Passion", "discard/discards 1 card"),
    "_lasting_statement": ("this spell has +1 Power", "your opponent can't draw"),
    "what": ("1 spell", "this spell", "the opposing spell", "your spells", "1 of your spells", "it", "2 cards", "them"),
    "noun": ("spell/spells", "strike spell/strike spells", "card/cards", "stance/stances", "card/cards from your hand"),
    "head": ("spell/spells", "card/cards", "stance/stances"),
    "owned": ("your spells", "your opponent's spells", "your stance", "your opponent's cards"),
    "poss": ("your", "your opponent's", "their"),
    "kind": ("spell/spells", "card/cards"),
    "backs": ("them", "those spells", "those cards"),
    "back": ("it", "that spell"),
    "_done": ("discarded", "drawn/drew", "played", "chosen/chose", "added", "removed", "spent"),
    "condition": ("you control a stance", "it is your turn", "you have 2 or more Passion"),
    "_conditions": ("you control a stance", "you have 2 or more Passion"),
    "some": ("a stance", "2 or more spells", "a card", "no stance", "a spell"),
    "having": ("2 or more Power", "a +1"),
    "compared": ("2 or more", "exactly 1", "2 or less"),
    "measure": ("Passion you have", "of your spells"),
    "total": ("the Power of this spell", "the Passion you have"),
    "_total_here": ("the Passion you have",),
    "tally_amount": ("1", "2"),
    "_thing": ("Passion", "Passion", "Stamina"),
    "_value": ("Power", "Power", "Resistance"),
    "counters": ("a +1", "2 +1s"),
    "doer": ("you", "your opponent", "each player"),
    "until": ("until the turn ends", "this turn"),
    "_area": ("hand", "discards"),
    "_act_verb": ("discard/discards", "stash/stashes", "reveal/reveals", "choose/chooses"),
    "_statement": ("your spells have +1 Power", "your opponent can't draw"),
    "_plain": ("this spell has +1 Power", "your opponent can't discard cards"),
    "_topic": ("this spell", "your spells", "the opposing spell"),
    "_event_verb": ("draw/draws", "discard/discards", "play/plays"),
    "_happening": ("you play/plays a card", "your turn ends"),
    "target": ("a card", "a spell", "this spell"),
    "element": ("a spell", "this spell", "1 of your spells"),
    "_figure": ("+1 Power", "+2 Power"),
}
"""Ready words for what is not looked at, so that most texts make sense; each part has its derivations besides."""


def _stocked(phrase: str) -> list[str]:
    """'strike spell/strike spells' is one word with two forms; elsewhere a space parts words."""
    return [phrase] if phrase.startswith("strike") else phrase.split(" ")


Leaves = list[Lexeme | None]
"""The words of a text; None is where the choice that is looked at puts its own."""


class Deriver:
    """Random derivations that pass through a choice."""

    def __init__(self, choice: Choice, rng: random.Random, noise: float) -> None:
        self.choice, self.rng, self.noise = choice, rng, noise
        self.far = _distances(choice.site)

    def through(self, part: Part) -> Leaves:
        """Words with the choice among them."""
        site = self.choice.site
        if _same_site(part, site):
            return [None]
        if isinstance(part, Rule):
            return self.through(rules()[part.name])
        if isinstance(part, Row):
            near = self._nearest([_distance(each, site, self.far) for each in part.parts])
            return [
                word
                for at, each in enumerate(part.parts)
                for word in (self.through(each) if at == near else self.free(each))
            ]
        assert isinstance(part, Fork)
        steps = [_distance(way, site, self.far) for way in part.ways]
        sizes = [_size(way, _sizes()) for way in part.ways]
        return self.through(part.ways[self._nearest([2 * far + size for far, size in zip(steps, sizes, strict=True)])])

    def _nearest(self, far: list[int]) -> int:
        possible = [at for at, steps in enumerate(far) if steps < 99]
        weights = [2.0 ** -(far[at] - min(far)) + self.noise / 4 for at in possible]
        return self.rng.choices(possible, weights)[0]

    def free(self, part: Part, depth: int = 0) -> Leaves:
        """Any words, seldom many."""
        rng = self.rng
        if isinstance(part, Word):
            return [rng.choice(lexemes(part.terminal))]
        if isinstance(part, Rule):
            if part.name in STOCK and rng.random() > self.noise:
                return [Lexeme(tuple(word.split("/"))) for word in _stocked(rng.choice(STOCK[part.name]))]
            return self.free(rules()[part.name], depth + 1)
        if isinstance(part, Row):
            return [word for each in part.parts for word in self.free(each, depth)]
        sizes = [_size(way, _sizes()) for way in part.ways]
        least = min(sizes)
        if part.ways[0] is NOTHING:
            way = 1 if depth < 12 and rng.random() < self.noise / 2 else 0
        elif depth < 12 and rng.random() < self.noise * 2:
            way = rng.randrange(len(sizes))
        else:
            way = rng.choice([at for at, size in enumerate(sizes) if size <= least + (2 if depth < 12 else 0)])
        return self.free(part.ways[way], depth)

    def taking(self, way: int) -> Leaves:
        """The words of one way to take the choice."""
        if isinstance(self.choice.site, Word):
            return [lexemes(self.choice.site.terminal)[way]]
        return self.free(self.choice.site.ways[way])


# Writing them down

HEADS = (
    *(6 * ("On Play",)),
    *(4 * ("This Spell's Power Is",)),
    "When Your Turn Ends",
    "When Your Opponent Plays A Spell",
    "When This Spell Is Discarded",
    "When You Would Draw",
    "When Your Opponent Would Gain Passion",
    "When Your Opponent Would Discard A Card",
    "When This Spell Would Be Discarded",
    "When Your Opponent Tries To Overpower",
    "To Play",
)
BEFORE = (
    *(10 * ("",)),
    "Choose 1 spell. ",
    "Choose 2 spells. ",
    "Discard 1 card. ",
    "Draw 2 cards. ",
    "Discard any 1 spell. ",
    "Choose 1 of your opponent's spells. ",
    "You may discard 1 card. ",
    "Your opponent may discard 1 card. ",
    "Reveal your next 3 draws. ",
    "Stash 2 cards from your hand. ",
    "Choose 3 cards from your hand and stash 1 of them. ",
    "Spend any amount of Passion. ",
    "Remove all +1s from this spell. ",
    "Name a card. ",
    "If it is your turn, gain 1 Passion. ",
)
AFTER = ("Draw 1 card.", "Gain 1 Passion.", "Gain 1 Passion instead.", "Stop it.", "Add a +1 to this spell.")
PAID = ("Spend 1 Passion.", "Discard 1 card.")
MOST_FORMS = 8


def _with_articles(words: Sequence[str]) -> list[str]:
    out = list(words)
    for at, word in enumerate(words[:-1]):
        if word in ("a", "an"):
            out[at] = "an" if words[at + 1][0] in "aeiou" else "a"
    return out


def _joined(words: Sequence[str]) -> str:
    text = " ".join(_with_articles(words))
    for mark in (",", ";", "."):
        text = text.replace(f" {mark}", mark)
    return text


def _sentences(text: str) -> str:
    out = [sentence[:1].upper() + sentence[1:] for sentence in text.split(". ")]
    return ". ".join(out)


def _titled(text: str) -> str:
    return " ".join(word[:1].upper() + word[1:] for word in text.split(" "))


class Around(NamedTuple):
    """What stands before and after the derived part, to make a paragraph of it."""

    start: str
    before: str
    after: str

    def text(self, words: Sequence[str]) -> str:
        said = _joined(words)
        if self.start in ("event", "cost"):
            return f"{_titled(said)}: {self.after}"
        return f"{self.before}{_sentences(said)}"


def _around(start: str, rng: random.Random) -> Around:
    if start == "body":
        return Around(start, f"{rng.choice(HEADS)}: {rng.choice(BEFORE)}", "")
    return Around(start, "", rng.choice(PAID if start == "cost" else AFTER) if start != "ongoing" else "")


TYPES: dict[str, tuple[str, ...]] = {
    "A Strike Spell": ("strike spell",),
    "A Stance": ("stance",),
    "She's a Witch of Passion": ("witch",),
}


class Said(NamedTuple):
    """A text that is accepted, as printed by what card it is on."""

    text: str
    effects: dict[str, Effect]
    """What it is on each type of card that it makes sense on."""


def accepted(text: str, above: tuple[str, ...] = ()) -> Said | None:
    """A text, if it is accepted on a card on which `above` is printed before it."""
    effects: dict[str, Effect] = {}
    for line, types in TYPES.items():
        try:
            effect = compile_effect.__wrapped__(text, types)
            check_above(effect, text, above)
            printed = (*above, text)
            card = [*(compile_effect(one, types) for one in above), effect]
            for number in range(len(card)):
                check_together(number, card, printed, types)
            effects[line] = effect
        except TextError as error:
            if not effects and error.rule is None and not _bound_by_card(error):
                return None
    return Said(text, effects) if effects else None


def _bound_by_card(error: TextError) -> bool:
    """Whether another type of card could make sense of it."""
    return "spell" in error.problem or "point" in error.problem or "card" in error.problem


ONE = frozenset(["1", "a", "an", "another", "each", "this", "that", "the opposing", "the"])
MANY = frozenset(
    ["2", "3", "all", "those", "any number of", "or more", "or less", "no", "each of", "of", "more", "fewer"]
)
MANY |= {"0", "than"}
OTHERS = frozenset(
    ["your opponent", "each player", "its player", "a player", "that spell's player", "that card's player"]
)


def _likely_first(forms: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """The forms of each word, first the one that what stands before it asks for."""
    many, third, plural = False, False, False
    out = []
    for at, several in enumerate(forms):
        word = several[0]
        if word in ONE:
            many = False
        elif word in MANY or (word == "each of"):
            many = True
        elif word in OTHERS:
            third = True
        elif word in (
            "you",
            "they",
            "players",
            "may",
            "to",
            "can't",
            "would",
            "didn't",
            "tries to",
            ".",
            ",",
            ";",
            "and",
        ):
            third = third and word in (",", "and")
        elif word in ("your", "your opponent's", "their") and (at == 0 or forms[at - 1][0] not in ("in", "from", "on")):
            many = True
        if len(several) == 2:
            noun = any(several == kinds for kinds in KINDS.values()) or several[0].endswith(("spell", "Familiar"))
            if noun:
                several, plural = (several[::-1] if many else several), many
            elif (word in ("is", "has", "was", "isn't", "wasn't") and plural) or (
                third and word not in ("is", "has", "was", "isn't", "wasn't", "drew", "chose")
            ):
                several = several[::-1]
        out.append(several)
    return out


def _first_accepted(around: Around, leaves: Leaves, rng: random.Random) -> Said | None:
    forms = _likely_first([leaf.forms for leaf in leaves if leaf is not None])
    for words in itertools.islice(itertools.product(*forms), MOST_FORMS):
        said = accepted(around.text(words))
        if said is not None:
            return said
    return None


def written(rng: random.Random) -> Said:
    """A random text that is accepted, derived through a random choice of the grammar."""
    while True:
        choice = rng.choice(choices())
        starts = [start for start in STARTS if _distances(choice.site)[start] < 99]
        start = rng.choices(starts, [2.0 ** -_distances(choice.site)[start] for start in starts])[0]
        deriver = Deriver(choice, rng, 0.05 + 0.3 * rng.random())
        leaves = deriver.through(Rule(start))
        at = leaves.index(None)
        around = _around(start, rng)
        said = _first_accepted(around, [*leaves[:at], *deriver.taking(choice.way), *leaves[at + 1 :]], rng)
        if said is not None:
            return said


class Pair(NamedTuple):
    """Two texts that differ in one choice."""

    choice: Choice
    other: int
    one: Said
    two: Said

    @property
    def labels(self) -> tuple[str, str]:
        return self.choice.label, Choice(self.choice.site, self.other).label


def pairs(choice: Choice, rng: random.Random, tries: int) -> Iterator[Pair]:
    """Pairs of accepted texts, of which one takes the choice, and the other takes it otherwise."""
    ways = len(choice.site.ways) if isinstance(choice.site, Fork) else len(lexemes(choice.site.terminal))
    starts = [start for start in STARTS if _distances(choice.site)[start] < 99]
    nearness = [2.0 ** -_distances(choice.site)[start] for start in starts]
    for attempt in range(tries):
        start = rng.choices(starts, nearness)[0]
        deriver = Deriver(choice, rng, 0.05 + 0.3 * (attempt / tries))
        around = _around(start, rng)
        leaves = deriver.through(Rule(start))
        at = leaves.index(None)
        one = _first_accepted(around, [*leaves[:at], *deriver.taking(choice.way), *leaves[at + 1 :]], rng)
        if one is None:
            continue
        others = [way for way in range(ways) if way != choice.way]
        for other in rng.sample(others, min(4, len(others))):
            two = _first_accepted(around, [*leaves[:at], *deriver.taking(other), *leaves[at + 1 :]], rng)
            if two is not None and set(one.effects) & set(two.effects):
                yield Pair(choice, other, one, two)
