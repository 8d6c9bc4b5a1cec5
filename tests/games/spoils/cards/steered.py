"""Random games steered towards what has been shown least, until every card and every effect has been seen often.

A game begins in a position in which both players have resources enough for the cards that have most to show, and these
cards in their hands and decks. From there on everything is played at the table. What is to be shown of a card is that
it is played, and of each of its paragraphs:

- of a trigger, a replacement, an ability, the effect of a tactic: everything it says to do, done to the full
- of text that is always on, or on while something is so: a turn in which it was
- of what increases or reduces an amount: that it did
- of how a card is played or enters play: that it was and did so

A run depends on its seed alone. When it fails it prints the command that repeats it up to the game that failed:

    python -m tests.games.spoils.cards.steered 1 --games 37
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from itertools import combinations
from typing import Any, Final

from coven.games.spoils import game
from coven.games.spoils.actions.verbs import INSTRUCTIONS
from coven.games.spoils.areas.in_play import UP
from coven.games.spoils.areas.rulings import InstructionRules, Rulings
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import Card
from coven.games.spoils.cards.index import shipped
from coven.games.spoils.cards.printed_text import Gated, Sheet, sheet_of
from coven.games.spoils.course.choices import END_TURN, LET, Attack, Play, PlayFlipped, Repeat, Use
from coven.games.spoils.course.costs import options_of
from coven.games.spoils.course.play_resource import Facing
from coven.games.spoils.effects.carry_out import JOINED
from coven.games.spoils.effects.facts import Said
from coven.games.spoils.effects.records import Order, Resolving, What
from coven.games.spoils.effects.standing import about, is_active
from coven.games.spoils.effects.standing import standing as what_stands
from coven.games.spoils.text.printing import print_text
from coven.games.spoils.text.printing.instructions import sentences
from coven.games.spoils.text.tree import (
    Adjustment,
    Bonus,
    CardText,
    ChooseNumber,
    Covert,
    Enters,
    FlipUp,
    Gains,
    Let,
    Loses,
    Paragraph,
    Restriction,
    StartingDraw,
    StartingResources,
    Static,
    Tactical,
    Unique,
)
from coven.kernel import Decision, Flow, Setup, Table
from tests.games.spoils.cards.scene import STAPLES, WHIM
from tests.games.spoils.stage import character

ENOUGH = 20
"""So often every card is to be played and every effect to be carried out."""
MOST_GAMES = 400
"""If it takes more games than this, something can't be reached."""
MOST_TURNS = 14
"""A game is left after so many turns: by then the decks are used up."""
MOST_ANSWERS = 3000
"""A game that takes longer than this is stuck."""

Feat = tuple[str, str]
"""A card's name and what it did: 'played', or what its paragraph says."""

POOL: Final = [card for name, card in shipped().items() if name != "Micromajig Token"]
"""All cards but the token, which is created and never played (409.3)."""
FACTIONS: Final = [card for card in POOL if card.is_faction]
CARDS: Final = [card for card in POOL if not card.is_faction]
LEFT_OUT: Final = (Let, Restriction, ChooseNumber)
"""Instructions that do nothing by themselves."""
BEGINNINGS: Final = (StartingResources, StartingDraw)


def words_of(paragraph: Paragraph) -> str:
    """A paragraph in its own words."""
    return "\n".join(print_text(CardText((paragraph,))))


def deeds_of(node: Any) -> Iterator[Any]:
    """Everything that a paragraph says to do, but for its cost."""
    if type(node) in INSTRUCTIONS and not isinstance(node, JOINED):
        if not isinstance(node, LEFT_OUT):
            yield node
    elif isinstance(node, tuple):
        for one in node:
            yield from deeds_of(one)
    elif is_dataclass(node):
        for field in fields(node):
            if field.name != "cost":
                yield from deeds_of(getattr(node, field.name))


DOUBLE: Final = {"O": "Neurosis", "G": "Exploitation", "E": "Arrogance", "D": "Treachery", "R": "Violence", "V": "Whim"}
RESOURCES: Final = {letter: [*[STAPLES[letter]] * 4, *[DOUBLE[letter]] * 2] for letter in STAPLES}
"""What a player has in play of a trade: enough for any threshold."""


def letters_of(card: Card) -> set[str]:
    """The icons that a card asks for, also those that its text counts."""
    return set(card.threshold.letters) | ({"V"} if any("[V" in text for text in card.texts) else set())


@cache
def fitting(letters: tuple[str, ...]) -> list[Card]:
    """The cards that can be played with such resources."""
    return [card for card in CARDS if letters_of(card) <= set(letters)]


class Shown:
    """What a card has to show, by how that is noticed."""

    def __init__(self, card: Card) -> None:
        sheet = sheet_of(card)
        self.card: Final = card
        self.deeds: dict[int, list[tuple[Any, Feat]]] = {}
        """By the place of their paragraph: what is done."""
        self.standing: list[tuple[Feat, list[Gated[Any]]]] = []
        """What is on while the card is in play, or while something is so besides."""
        self.as_played: list[Feat] = [] if card.is_faction else [(card.name, "played")]
        self.as_begun: list[Feat] = []
        self.flipped: list[Feat] = []
        self.at_any_time: list[Feat] = []
        self.adjusting: list[Feat] = []
        for place, paragraph in enumerate(sheet.paragraphs):
            self._sort(sheet, place, paragraph)
        self.attaches: Final = sheet.attach_to is not None
        self.feats: Final = [
            *self.as_played,
            *self.as_begun,
            *self.adjusting,
            *self.flipped,
            *self.at_any_time,
            *(feat for feat, _ in self.standing),
            *dict.fromkeys(feat for deeds in self.deeds.values() for _, feat in deeds),
        ]

    def _sort(self, sheet: Sheet, place: int, paragraph: Paragraph) -> None:
        feat = (self.card.name, words_of(paragraph))
        deeds = list(deeds_of(paragraph))
        inner: Any = paragraph
        while hasattr(inner, "text"):
            inner = inner.text
        if isinstance(inner, (Static, Covert, Unique)):
            gated: list[Gated[Any]] = [*sheet.statements, *sheet.keywords]
            self.standing.append((feat, [one for one in gated if one.place == place]))
        elif deeds:
            self.deeds[place] = [(deed, (feat[0], f"{feat[1]} > {sentences(deed)}")) for deed in deeds]
        elif isinstance(inner, Adjustment):
            self.adjusting.append(feat)
        elif isinstance(inner, FlipUp) or (isinstance(inner, Enters) and inner.flipped_up):
            self.flipped.append(feat)
        elif isinstance(inner, Tactical):
            self.at_any_time.append(feat)
        elif isinstance(inner, BEGINNINGS):
            self.as_begun.append(feat)
        else:
            self.as_played.append(feat)


SHOWN: Final = {card.name: Shown(card) for card in POOL}


class Watched(game.Spoils):
    """The Spoils, with a tally of what is carried out."""

    def __init__(self) -> None:
        self.done: Counter[Feat] = Counter()
        self.instructions: Final = {kind: self._watched(rules) for kind, rules in INSTRUCTIONS.items()}

    def place(self, setup: Setup, position_: Any) -> SpoilsState:
        s = super().place(setup, position_)
        s.rulings = Rulings(s.rulings.index, self.instructions, s.rulings.take)
        return s

    def _watched(self, rules: InstructionRules[SpoilsState]) -> InstructionRules[SpoilsState]:
        return InstructionRules(rules.why_impossible, lambda s, r, it: self._watch(rules.do(s, r, it), r, it))

    def _watch(self, doing: Flow[bool], r: Resolving, instruction: Any) -> Flow[bool]:
        done = yield from doing
        if done and not r.costs and (shown := SHOWN.get(r.copy.card.name)) is not None:
            is_card = r.action is not None and r.action.what is What.CARD
            if is_card and any(way.effect is instruction for way in options_of(r.copy.sheet)):
                self.done.update(shown.as_played)  # a tactic
            for deed, feat in shown.deeds.get(r.copy.sheet.played_place if is_card else r.place, ()):
                if deed == instruction:
                    self.done[feat] += 1
                    break
        return done


GAME: Final = Watched()
PANTHER: Final = character("PantherKaiser", "2/2/2", types="Gearsmith Character - kaiser")
BROUGHT: Final = f"{WHIM}----\n{PANTHER}"
"""No card that ships provides volition, and of the cards that LeoKaiser needs one has no text here."""


class Run:
    """A series of steered games, and what they have shown so far."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed
        self.seen: Final[Counter[Feat]] = Counter()
        self.games = 0
        self.needs: dict[str, int] = {}
        self.openings = 0
        self.answers = 0

    @property
    def missing(self) -> dict[Feat, int]:
        """What has not been shown often enough yet, and how often it was."""
        return {feat: self.seen[feat] for feat in WANTED if self.seen[feat] < ENOUGH}

    def need(self, card: Card) -> int:
        """How much a card still has to show: as often as what it has shown least."""
        return max(max(0, ENOUGH - self.seen[feat]) for feat in SHOWN[card.name].feats)

    def command(self) -> str:
        return f"python -m tests.games.spoils.cards.steered {self.seed} --games {self.games}"

    def game(self) -> Table:
        """Play one game to its end and count what it shows."""
        self.games += 1
        rng = random.Random(f"{self.seed} {self.games}")
        self.needs = {name: self.need(shown.card) for name, shown in SHOWN.items()}
        position: dict[str, Any] = {"turn": 3, "A": self.side(rng), "B": self.side(rng)}
        for side, other in (("A", "B"), ("B", "A")):
            for name in [name for name in position[side]["hand"] if name in FACING]:
                position[other]["in play"].extend(FACING[name])
        table = Table(GAME, GAME.settle(components=BROUGHT), self.games, origin=position)
        GAME.done.clear()
        table.log(None)  # it is kept from now on
        standing: set[tuple[int, int, Feat]] = set()
        for _ in range(MOST_ANSWERS):
            decision = table.decision
            if decision is None or table.state.turn > MOST_TURNS:
                break
            self.look(table.state, standing)
            table.choose(self.steer(rng, decision, table.state))
            self.answers += 1
        else:
            raise AssertionError(f"the game is stuck; repeat it with: {self.command()}")
        self.seen.update(feat for _, _, feat in standing)
        self.seen.update(GAME.done)
        self.seen.update(told(table))
        return table

    def opening(self) -> None:
        """Play the opening of a game with every faction, to the first turn."""
        self.openings += 1
        for card in FACTIONS:
            staple = next((word for word in STAPLES.values() if f"1 {word}" in card.texts[0]), "Greed")
            deck = f"Faction: {card.name}\n75 {staple}"
            table = Table(GAME, GAME.settle(brings=(deck, deck)), self.openings)
            while table.decision is not None and not table.state.turn:
                table.choose(0)
            self.seen.update(told_of_opening(table, card))

    def side(self, rng: random.Random) -> dict[str, Any]:
        """What a player has: resources of two trades and the cards of these that have most to show."""
        pairs = list(combinations(STAPLES, 2))
        pair = rng.choices(pairs, [1 + sum(self.needs[card.name] for card in fitting(pair)) for pair in pairs])[0]
        cards = sorted(fitting(pair), key=lambda card: (self.needs[card.name] + 1) * rng.random(), reverse=True)
        needy = sum(self.needs[card.name] > 0 for card in cards)
        chosen = cards[: min(20, max(10, needy))]
        several = [card.name for card in chosen for _ in range(40 // len(chosen))]
        rng.shuffle(several)
        several.sort(key=lambda name: self.needs[name] <= 0)
        faction = rng.choices(FACTIONS, [1 + self.needs[card.name] for card in FACTIONS])[0]
        beside = [name for card in chosen for name in COMPANIONS.get(card.name, ())]
        hidden = [{"card": card.name, "face": "face-down"} for card in chosen if SHOWN[card.name].flipped]
        there = [card.name for card in chosen if card.is_character][:3]
        there += [card.name for card in chosen if card.is_location or (card.is_item and not SHOWN[card.name].attaches)][
            :2
        ]
        return {
            "faction": faction.name,
            "in play": [*(name for letter in pair for name in RESOURCES[letter]), *hidden, *there, *beside],
            "hand": several[:14],
            "deck": rng.sample(several[14:], len(several) - 14),
            "discard pile": [card.name for card in rng.sample(CARDS, 6)],
        }

    def look(self, s: SpoilsState, standing: set[tuple[int, int, Feat]]) -> None:
        """Note the texts that are on now."""
        for x in s.in_play.values():
            shown = SHOWN.get(x.card.name)
            if x.face is not UP or shown is None:
                continue
            for feat, gated in shown.standing:
                if self.seen[feat] >= ENOUGH or (s.turn, x.id, feat) in standing or x.id in what_stands(s).blank:
                    continue
                said: list[Said[Any]] = [Said(g.text, x.controller, x.copy, x.id, g.place, g.gates) for g in gated]
                if not said or any(is_on(s, one) for one in said):
                    standing.add((s.turn, x.id, feat))

    def steer(self, rng: random.Random, decision: Decision, s: SpoilsState) -> int:
        """Which option to take: mostly one that makes something happen."""
        choices = decision.choices
        if decision.kind == "how high to bid":
            return rng.randrange(len(choices))
        weigh = self.in_battle if decision.kind in IN_BATTLE else self.weight
        index = rng.choices(range(len(choices)), [weigh(choice, s) for choice in choices])[0]
        if isinstance(choices[index], Play):
            self.needs[choices[index].copy.card.name] = self.needs.get(choices[index].copy.card.name, 0) - 1
        return index

    def in_battle(self, choice: Any, s: SpoilsState) -> float:
        """How much an attacker or blocker has to show."""
        if isinstance(choice, str):
            return 1
        name = s.in_play[choice].card.name
        return 1 if name in STAYING else self.wish(name)

    def wish(self, name: str) -> float:
        """How much a card has to show, but something in any case."""
        return max(1, self.needs.get(name, 0))

    def weight(self, choice: Any, s: SpoilsState) -> float:
        if isinstance(choice, Play):
            return self.wish(choice.copy.card.name)
        if isinstance(choice, PlayFlipped):
            return 2 * self.wish(s.in_play[choice.id].card.name)
        if isinstance(choice, Use):
            shown = SHOWN.get(choice.copy.card.name)
            if choice.copy.card.name in HELPERS:
                return 5
            feats = [] if shown is None else [feat for _, feat in shown.deeds.get(choice.place, ())]
            return max([0.1, *(ENOUGH - self.seen[feat] - GAME.done[feat] for feat in feats)])
        if isinstance(choice, Facing):
            return 1 + (10 if choice.face is UP and self.needs.get(choice.copy.card.name) else 0)
        if isinstance(choice, Attack):
            return 8
        if isinstance(choice, (Order, Repeat)):
            return 0.01
        if isinstance(choice, str):
            return FAINT.get(choice, 2)
        x = s.in_play.get(choice) if isinstance(choice, int) else None
        return 2 if x is None else 2 + 4 * x.damage


FAINT: Final = {END_TURN: 2, LET: 2, "no": 1, "no more": 1, "nothing": 0.3, "whichever": 200}
"""Options that make little happen, and how often they are taken all the same."""


IN_BATTLE: Final = ("which attacker", "which blocker")
STAYING: Final = ("Reckless Challenger",)
"""Cards that have something to show if they don't attack."""
COMPANIONS: Final = {
    "Hammer Smash": ("Spackle", "Runic Cannon"),
    "Heirloom Incinerator": ("Spackle",),
    "LeoKaiser": ("PantherKaiser", "TigerKaiser"),
    "Snake Eyes": ("Hidden Sniper", "Hidden Sniper"),
}
"""What a player with such a card has in play besides."""
FACING: Final = {
    "Securitymajig": ("Puddle of Goo", "Kinky Asp"),
    "Snake Eyes": ("Union Leader", "Union Leader"),
}
"""What the opponent of a player with such a card in hand has in play besides."""
HELPERS: Final = {name for names in COMPANIONS.values() for name in names}


def is_on(s: SpoilsState, said: Said[Any]) -> bool:
    """Whether a text is active, and if it is about cards there are such cards."""
    if not is_active(s, said):
        return False
    return not isinstance(said.text, (Bonus, Gains, Loses)) or bool(about(s, said, said.text.on))


def told(table: Table) -> Iterator[Feat]:
    """What the log tells: cards played, and amounts changed."""
    active = ""
    for line in table.log(None):
        names = [part.words for part in line.parts if part.names and part.names.startswith("card ")]
        if line.rule == "602.1":
            active = line.words[-1]
        elif line.rule == "410.3":
            yield from (feat for name in names for feat in SHOWN[name].adjusting)
        elif line.rule == "604.1c" and names and names[0] in SHOWN:
            yield from SHOWN[names[0]].as_played
        elif line.rule in ("603.1h", "205.2") and names and names[0] in SHOWN:
            shown = SHOWN[names[0]]
            if line.rule == "603.1h":
                yield from shown.as_played
            cause = line.cause
            while cause is not None and cause.rule not in ("603.1c", "507.4a"):
                cause = cause.cause
            if cause is not None and cause.rule == "507.4a":
                yield from shown.flipped
            if cause is not None and cause.words[0] != active:
                yield from shown.at_any_time


def told_of_opening(table: Table, faction: Card) -> Iterator[Feat]:
    """What the log tells of each player's opening: resources put into play, and cards drawn."""
    lines = table.log(None)
    for feat in SHOWN[faction.name].as_begun:
        words = " puts a resource into play" if feat[1].startswith("Starting Resources") else " draws "
        for seat in "AB":
            if any(line.words.startswith(f"{seat}{words}") for line in lines):
                yield feat


WANTED: Final = [feat for shown in SHOWN.values() for feat in shown.feats]


def play_on(run: Run, most: int = MOST_GAMES) -> Run:
    """Play until everything has been shown often enough."""
    while run.missing and run.games < most:
        try:
            if run.openings < ENOUGH:
                run.opening()
            run.game()
        except Exception as error:
            error.add_note(f"repeat it with: {run.command()}")
            raise
    return run


def main() -> None:
    parser = argparse.ArgumentParser(description="Steered random games of The Spoils.")
    parser.add_argument("seed", type=int)
    parser.add_argument("--games", type=int, default=MOST_GAMES)
    asked = parser.parse_args()
    run = play_on(Run(asked.seed), asked.games)
    print(f"{run.games} games, {run.answers} answers")
    for (card, text), count in sorted(run.missing.items(), key=lambda item: item[1]):
        print(f"{count:3} {card}: {text}")


if __name__ == "__main__":
    main()
