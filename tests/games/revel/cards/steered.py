"""Random games steered towards what has been shown least, until every card and every effect has been seen often.

A run depends on its seed alone. When it fails it prints the command that repeats it up to the game that failed:

    python -m tests.games.revel.cards.steered 1 --games 37
"""

from __future__ import annotations

import argparse
import random
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field

from coven.games.revel import GAME
from coven.games.revel.cards import CardDef, shipped
from coven.games.revel.cards.printed_effects import works_from_discards
from coven.games.revel.seen.view import RevelView, SideView
from coven.games.revel.text.tree import CostEffect, Interruption, Limit, Ongoing, Verb
from coven.kernel import Decision, Table

ENOUGH = 20
"""So often every card is to be played and every effect to be applied."""
MOST_GAMES = 1500
"""If it takes more games than this, something can't be reached."""
MOST_ANSWERS = 3000
"""A game that takes longer than this is stuck."""

POOL = [card for card in shipped().values() if card.is_spell or card.is_stance]
WITCHES = [card for card in shipped().values() if card.is_witch and card.text]

Feat = tuple[str, str]
"""A card's name and what it did: 'played', or the paragraph that was applied."""

RESOLVED = re.compile(r"[AB] resolves (.+): ([^:]+)")
INTERRUPTED = re.compile(r"(.+) interrupts: .+")
PLAYED = re.compile(r"[AB] (?:plays the stance (.+)|plays (.+) in space \d|stitches (.+) onto .+ in space \d)")
PAID = re.compile(r"(.+?): pay\? .+")


def wanted() -> list[Feat]:
    """Everything that a run has to show. Limits apply in deckbuilding only (4.5)."""
    feats = [(card.name, "played") for card in POOL]
    for card in (*POOL, *WITCHES, *(card for card in shipped().values() if card.is_resource)):
        for text, effect in zip(card.text, card.effects, strict=True):
            if not isinstance(effect, Limit):
                feats.append((card.name, text))
    return feats


@dataclass
class Run:
    """A series of steered games, and what they have shown so far."""

    seed: int
    seen: Counter[Feat] = field(default_factory=Counter)
    games: int = 0
    answers: int = 0

    @property
    def missing(self) -> dict[Feat, int]:
        """What has not been shown often enough yet, and how often it was."""
        return {feat: self.seen[feat] for feat in WANTED if self.seen[feat] < ENOUGH}

    def need(self, card: CardDef) -> int:
        """How much a card still has to show."""
        return sum(max(0, ENOUGH - self.seen[feat]) for feat in FEATS[card.name])

    def calling(self, witch: CardDef) -> int:
        """How much a witch has to show herself, and the cards that ask for her resource."""
        return self.need(witch) + sum(self.need(card) for card in POOL if asks_for(card) & set(witch.resources))

    def command(self) -> str:
        return f"python -m tests.games.revel.cards.steered {self.seed} --games {self.games}"

    def game(self) -> Table:
        """Play one game to its end and count what it shows."""
        self.games += 1
        rng = random.Random(f"{self.seed} {self.games}")
        edition = rng.choice(("comprehensive", "comprehensive", "starter"))
        decks = (self.deck(rng), self.deck(rng))
        table = Table(GAME, GAME.settle(brings=decks, options={"edition": edition}), self.games)
        turn = 0
        for _ in range(MOST_ANSWERS):
            decision = table.decision
            if decision is None:
                break
            view: RevelView = table.view(decision.seat)
            if view.turn != turn:
                turn = view.turn
                self.seen.update(standing(view))
            index = self.steer(rng, decision, view)
            paid = PAID.fullmatch(decision.text)
            if paid and decision.words()[index] == "pay":
                self.seen.update((paid[1], text) for text in CHARGES.get(paid[1], ()))
            table.choose(index)
            self.answers += 1
        assert table.decision is None, f"the game doesn't end; repeat it with: {self.command()}"
        self.seen.update(told(table))
        return table

    def deck(self, rng: random.Random) -> str:
        """A legal deck of the cards that have most to show, round one of the witches they need."""
        witch = rng.choices(WITCHES, [1 + self.calling(witch) for witch in WITCHES])[0]
        cards = [card for card in POOL if fits(card, witch)]
        cards.sort(key=lambda card: (self.need(card) + 1) * rng.random(), reverse=True)
        lines = [f"Witch: {witch.name}"]
        places = 25
        for card in cards:
            most = 1 if card.is_stance or "Only 1 copy of this card per deck." in card.text else 2
            lines.append(f"{min(most, places)} {card.name}")
            places -= min(most, places)
            if not places:
                break
        return "\n".join(lines)

    def steer(self, rng: random.Random, decision: Decision, view: RevelView) -> int:
        """Which option to take: mostly one that makes something happen."""
        words = decision.words()
        weights = [self.weight(word, decision, view) for word in words]
        return rng.choices(range(len(words)), weights)[0]

    def weight(self, word: str, decision: Decision, view: RevelView) -> float:
        if word in FAINT:
            return FAINT[word]
        name = word.removeprefix("use ").removeprefix("reveal ")
        if name in FEATS:
            return 1 + self.need(shipped()[name])
        space = re.match(r"space (\d)", word)
        if space and decision.rule == "5.7.1":
            # Facing a spell there may be an overpower, and stitching is rare enough.
            facing = (view.B if decision.seat == 0 else view.A).spells[int(space[1])]
            needs = 0 if facing is None else 1 + sum(self.need(shipped()[name]) for name in facing.cards)
            return 1 + needs + ("stitching" in word)
        return 2


FAINT = {"pass": 0.3, "draw a card": 1, "decline": 0.3, "no": 0.3, "none": 0.2, "done": 0.5, "reveal nothing": 0.5}
"""Options that make little happen, and how often they are taken all the same."""


def fits(card: CardDef, witch: CardDef) -> bool:
    """Whether a deck of this witch has the resource that a card asks for."""
    return asks_for(card) <= set(witch.resources)


def asks_for(card: CardDef) -> set[str]:
    """The resources that a card speaks of."""
    return {name for name in ("Passion", "Patience") if any(name in text for text in card.text)}


def standing(view: RevelView) -> Iterator[Feat]:
    """The ongoing effects that apply now."""
    for side in (view.A, view.B):
        for name in on_field(side):
            yield from ((name, text) for text in ONGOING.get(name, ()))
        for name in side.discards:
            yield from ((name, text) for text in FROM_DISCARDS.get(name, ()))


def on_field(side: SideView) -> Iterator[str]:
    for element in (side.witch, side.stance, *side.resources.values(), *side.spells.values()):
        if element is not None:
            yield from element.cards


def told(table: Table) -> Iterator[Feat]:
    """What the log tells: cards played with their costs paid, consequences resolved, interruptions."""
    for line in table.log(None):
        played, resolved, interrupted = (form.fullmatch(line.words) for form in (PLAYED, RESOLVED, INTERRUPTED))
        if played:
            name = next(group for group in played.groups() if group)
            yield name, "played"
            yield from ((name, text) for text in shipped()[name].text if text.startswith("To Play: "))
        elif resolved:
            yield resolved[1], effect_of(resolved[1], resolved[2])
        elif interrupted:
            yield from ((interrupted[1], text) for text in INTERRUPTIONS[interrupted[1]])


def effect_of(card: str, head: str) -> str:
    """The paragraph of a card that begins with these words."""
    return next(text for text in shipped()[card].text if text.startswith(f"{head}: "))


def paragraphs(*kinds: type) -> dict[str, list[str]]:
    """The paragraphs of the cards that are of a kind."""
    return {
        card.name: [text for text, effect in zip(card.text, card.effects, strict=True) if isinstance(effect, kinds)]
        for card in shipped().values()
    }


WANTED = wanted()
FEATS = {name: [feat for feat in WANTED if feat[0] == name] for name, _ in WANTED}
INTERRUPTIONS = paragraphs(Interruption)
CHARGES = {
    card.name: [
        text
        for text, effect in zip(card.text, card.effects, strict=True)
        if isinstance(effect, CostEffect) and effect.verb is not Verb.PLAY
    ]
    for card in POOL
}
FROM_DISCARDS = {
    card.name: [
        text
        for text, effect in zip(card.text, card.effects, strict=True)
        if isinstance(effect, Ongoing) and works_from_discards(effect.statement)
    ]
    for card in POOL
}
ONGOING = {
    name: [text for text in texts if text not in FROM_DISCARDS.get(name, ())]
    for name, texts in paragraphs(Ongoing).items()
}


def play_on(run: Run, most: int = MOST_GAMES) -> Run:
    """Play until everything has been shown often enough."""
    while run.missing and run.games < most:
        try:
            run.game()
        except Exception as error:
            error.add_note(f"repeat it with: {run.command()}")
            raise
    return run


def main() -> None:
    parser = argparse.ArgumentParser(description="Steered random games of Witches' Revel.")
    parser.add_argument("seed", type=int)
    parser.add_argument("--games", type=int, default=MOST_GAMES)
    asked = parser.parse_args()
    run = play_on(Run(asked.seed), asked.games)
    print(f"{run.games} games, {run.answers} answers")
    for (card, text), count in sorted(run.missing.items(), key=lambda item: item[1]):
        print(f"{count:3} {card}: {text}")


if __name__ == "__main__":
    main()
