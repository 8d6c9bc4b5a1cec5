"""Cards are played at the table and followed by the second reading: whatever differs is a `Disagreement`.

`python -m tests.games.spoils.text.reference.judging FILE ...` tells what becomes of each card of a file.
"""

from __future__ import annotations

import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from coven.games.spoils.cards import Card as CardDef
from coven.games.spoils.cards.files import read_cards
from coven.games.spoils.cards.index import shipped
from coven.games.spoils.text.telling import tell_card
from coven.language import TextError
from tests.games.spoils.stage import Plain, Stage, stage
from tests.games.spoils.text.reference.board import AREAS, MICROMAJIG, OTHER, TOKEN, Card, Printed
from tests.games.spoils.text.reference.carrying_out import Illegal
from tests.games.spoils.text.reference.happening import Over
from tests.games.spoils.text.reference.positions import CARDS, position
from tests.games.spoils.text.reference.table import Table
from tests.games.spoils.text.reference.words import Beyond, Unread, told

ACTS = 5
MOST_GUESSES = 40
"""So many outcomes of chance are tried for one that agrees."""
ORDERS = ("let everything", "ask me", "repeat the last", "let it be repeated", "whichever")
"""Answers that spare a player further questions; none of them is given."""


UNTOLD = re.compile(
    r"\b[Tt]he (?:other )?(?:chosen|picked|discarded|revealed|destroyed) "
    r"(?:item|character|location|tactic|resource)s?\b"
)
"""208.2 A noun that says less than what was chosen leaves the rest of it alone; the read-back doesn't tell that."""


class Disagreement(AssertionError):
    pass


# What is printed on cards


def printed_on(card: CardDef) -> Printed:
    stats = card.stats
    return Printed(
        card.name,
        frozenset(one.value for one in card.types),
        frozenset(card.subtypes),
        card.trade.value,
        card.staple,
        card.cost or 0,
        card.threshold.letters,
        *((0, 0, 0) if stats is None else (stats.strength, stats.life, stats.speed)),
        card.structure or 0,
        told(tell_card(card.text)),
    )


# Following a game


class Asked(NamedTuple):
    seat: str
    kind: str
    offered: list[tuple[str, int]]
    """The words, and the number of the card in play that it is about; 0 for none."""
    answer: int


def put_to(t: Stage) -> list[tuple[str, int]]:
    """What is offered."""
    found = []
    for option in t.table.options:
        numbers = [path[2] for path in option.points if len(path) == 3 and path[1] == "in_play"]
        faction = [str(path[0]) for path in option.points if path[1:] == ("faction",)]
        number = numbers[0] if numbers else t.truth[faction[0]]["faction"]["number"] if faction else 0
        found.append((option.words, int(number)))
    return found


class Following:
    """One act followed by the second reading, given the answers that were given at the table."""

    def __init__(self, table: Table, asked: list[Asked], guesses: list[int]) -> None:
        self.table = table
        self.left = list(asked)
        self.guesses = guesses
        self.taken: list[tuple[int, int]] = []
        """What was guessed, and of how many."""

    def ask(self, seat: str, kind: str, options: list[Any], soft: bool) -> Any:
        if not self.left or (soft and (self.left[0].kind != kind or self.left[0].seat != seat)):
            if soft:
                return None
            raise Disagreement(f"{seat} should be asked: {kind}: {options}")
        who, asked, offered, answer = self.left.pop(0)
        if who != seat or asked != kind:
            raise Disagreement(f"{who} was asked: {asked}: {words(offered)}; {seat} should be: {kind}: {options}")
        return self.answer(seat, kind, options, offered, answer)

    def answer(self, seat: str, kind: str, options: list[Any], offered: list[tuple[str, int]], answer: int) -> Any:
        if kind == "which of these":
            if len(options) != len(offered):
                raise Disagreement(f"{kind}: {words(offered)}, should be {len(options)} ways")
            return options[answer]
        if kind == "which number":
            return offered[answer][0]
        meant = [self.which(options, one) for one in offered if not one[0].startswith(ORDERS)]
        if None in meant:
            raise Disagreement(f"{seat} was asked: {kind}: {words(offered)}; should be: {options}")
        for option in options:
            if option not in meant and not any(alike(self.table, option, other) for other in meant):
                raise Disagreement(f"{seat} was asked: {kind}: {words(offered)}; should be: {options}")
        return self.which(options, offered[answer])

    def which(self, options: list[Any], offered: tuple[str, int]) -> Any:
        """The option that the table's one stands for; None if there is none."""
        said, number = offered
        plain = re.sub(r" \(\d+\)$| from the discard pile$", "", said)
        for option in options:
            card = option[1] if isinstance(option, tuple) else option
            if isinstance(option, str):
                if option == said:
                    return option
            elif isinstance(option, tuple) and (option[0] != plain and option[0] != "attack"):
                continue
            elif card is not None and card.in_play:
                if number and card.number == number:
                    return option
            elif isinstance(option, tuple) or plain in (card.name, f"{card.owner}'s {card.name}"):
                return option
        for option in options:
            card = option[1] if isinstance(option, tuple) else option
            if isinstance(card, Card) and card.in_play and card.number < 0 and number:
                named = plain.endswith(card.name) or (card.down and "face-down" in plain)
                named = named and not plain.startswith(f"{OTHER[card.controller]}'s ")
                if named and not any(one.number == number for one in self.table.cards):
                    if isinstance(option, tuple) and option[0] != plain:
                        continue
                    card.number = number
                    return option
        return None

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


def words(offered: list[tuple[str, int]]) -> list[str]:
    return [said for said, _ in offered if not said.startswith(ORDERS)]


def alike(table: Table, option: Any, other: Any) -> bool:
    """Whether nobody could find a difference between two options: one of them is offered."""
    if isinstance(option, tuple) and isinstance(other, tuple):
        return option[0] == other[0] and alike(table, option[1], other[1])
    if not isinstance(option, Card) or not isinstance(other, Card):
        return False
    if not option.in_play or not other.in_play:
        return option.name == other.name and option.area == other.area
    return look(table, option) == look(table, other)


def look(table: Table, card: Card) -> tuple[Any, ...]:
    host = None if card.host is None else (card.host.controller, card.host.name)
    return (
        *(card.name, card.controller, card.owner, card.down, card.depleted, card.tokens, card.damage, card.total),
        host,
        table.party_of(card),
    )


def followed(table: Table, act: tuple[str, int], asked: list[Asked], after: Stage) -> None:
    """The reading's table comes to where the table is; whatever chance may have brought, it agrees for one outcome."""
    saved = table.save()
    guesses: list[int] | None = []
    first: Disagreement | None = None
    for _ in range(MOST_GUESSES):
        assert guesses is not None
        following = Following(table, asked, guesses)
        table.ask, table.luck = following.ask, following.luck
        try:
            _act(table, following, act)
            if following.left:
                who, kind, offered, _answer = following.left[0]
                raise Disagreement(f"{who} should not be asked: {kind}: {words(offered)}")
            compare(table, after, following)
            return
        except Over as over:
            if after.table.decision is None:
                return
            first = first or Disagreement(f"the game should be over, lost by {over}")
        except Disagreement as wrong:
            first = first or wrong
        guesses = following.next_guesses()
        table.restore(saved)
        if guesses is None:
            break
    assert first is not None
    raise first


def _act(table: Table, following: Following, act: tuple[str, int]) -> None:
    options = table.acts()
    said = "attack" if act[0].startswith("attack") else act[0]
    chosen = following.which(options, (said, act[1]) if said != "attack" else (act[0], act[1]))
    if chosen is None:
        raise Disagreement(f"{act[0]} should not be offered")
    try:
        table.act(*chosen)
    except Illegal:
        raise Beyond("costs that fail half-way") from None
    except RecursionError:
        raise Beyond("a chain of effects without end") from None


def compare(table: Table, after: Stage, following: Following) -> None:
    if after.table.decision is None:
        raise Disagreement("the game is over")
    truth = after.truth
    for key, value in (("turn", table.turn), ("active", table.current)):
        if truth[key] != value:
            raise Disagreement(f"{key}: {truth[key]}, should be {value}")
    for seat in "AB":
        if truth[seat]["influence"] != table.influence[seat]:
            raise Disagreement(f"{seat}'s influence: {truth[seat]['influence']}, should be {table.influence[seat]}")
        for area in AREAS:
            mine = [card.name for card in table.zones[seat, area]]
            theirs = list(truth[seat][area])
            if area != "deck" or seat in table.shuffled:
                mine, theirs = sorted(mine), sorted(theirs)
            if mine != theirs:
                raise Disagreement(f"{seat}'s {area}: {theirs}, should be {mine}")
    compare_in_play(table, after, truth)
    resync(table, truth)
    compare_offered(table, put_to(after), following)


def compare_in_play(table: Table, after: Stage, truth: Plain) -> None:
    entries = {
        int(one["number"]): (seat, one) for seat in "AB" for one in (truth[seat]["faction"], *truth[seat]["in play"])
    }
    known = {card.number for card in table.table if card.number > 0}
    unknown = [number for number in sorted(entries) if number not in known]
    for card in table.table:
        if card.number < 0:
            for number in unknown:
                seat, one = entries[number]
                if seat == card.controller and one["card"] == card.name and told_of(one) == shown(card):
                    card.number = number
                    unknown.remove(number)
                    break
            else:
                raise Disagreement(f"{card} should be in play: {shown(card)}")
    numbers = {card.number for card in table.table}
    if extra := [entries[number] for number in entries if number not in numbers]:
        raise Disagreement(f"should not be in play: {extra}")
    views = {number: one for seat in "AB" for number, one in getattr(after.view("A"), seat).in_play.items()}
    for card in table.table:
        if card.number not in entries:
            raise Disagreement(f"{card} should be in play")
        seat, one = entries[card.number]
        should = (card.controller, card.name, *shown(card), host_of(card))
        attached = one.get("attached to", 0)
        attached = truth[seat]["faction"]["number"] if attached == "faction" else attached
        seen = (seat, one["card"], *told_of(one), attached)
        if seen != should:
            raise Disagreement(f"in play: {seen}, should be {should}")
        if card.number in views:
            compare_view(table, card, views[card.number])


def compare_view(table: Table, card: Card, view: Any) -> None:
    types = table.types(card)
    if set(view.types) != set(types):
        raise Disagreement(f"{card} is {view.types}, should be {sorted(types)}")
    if view.owner != card.owner or view.covert != table.is_covert(card):
        raise Disagreement(f"{card} is covert: {view.covert}, owned by {view.owner}")
    for stat in ("strength", "life", "speed", "structure"):
        should = table.stat(card, stat) if table.has_stat(card, stat) else None
        if getattr(view, stat) != should:
            raise Disagreement(f"{card}'s {stat}: {getattr(view, stat)}, should be {should}")


def told_of(one: Plain) -> tuple[Any, ...]:
    return (
        one.get("face") == "face-down",
        *(one.get("depleted", False), one.get("tokens", 0), one.get("damage", 0), one.get("total damage", 0)),
    )


def shown(card: Card) -> tuple[Any, ...]:
    return card.down, card.depleted, card.tokens, card.damage, card.total


def host_of(card: Card) -> int:
    return 0 if card.host is None else card.host.number


def resync(table: Table, truth: Plain) -> None:
    """What was shuffled lies by now as it lies at the table."""
    for seat in table.shuffled:
        left = table.zones[seat, "deck"]
        deck = []
        for name in truth[seat]["deck"]:
            own = next(one for one in left if one.name == name)
            left.remove(own)
            deck.append(own)
        table.zones[seat, "deck"] = deck
    table.shuffled = set()


def compare_offered(table: Table, offered: list[tuple[str, int]], following: Following) -> None:
    options = table.acts()
    following.answer(table.current, "what to do", [_flat(one) for one in options], offered, len(offered) - 1)


def _flat(option: tuple[str, Card | None, Any]) -> Any:
    return option[0] if option[1] is None else option


def play(source: str, card: CardDef, seed: int) -> int:
    """A game of a few acts with a card in it. How many of them were followed, all without a difference."""
    rng = random.Random(seed)
    plain = position(card, rng)
    t = stage(*CARDS, *([source] if source else []), seed=seed, full_control=(0, 1), **plain)
    if t.table.decision is None or not t.at_rest():
        return 0  # the table has gone on by itself: to where it asks something else than what to do, or to the end
    printed = {one.name: printed_on(one) for one in defined(t)}
    printed[MICROMAJIG] = TOKEN
    table = Table(t.truth, printed)
    story = [f"{plain}"]
    acts = 0
    try:
        following = Following(table, [], [])
        compare(table, t, following)
        while acts < ACTS and t.table.decision is not None:
            offered = put_to(t)
            good = [at for at, one in enumerate(offered) if not one[0].startswith(ORDERS)]
            about = [at for at in good if card.name in offered[at][0]]
            busy = [at for at in good if offered[at][0] != "end the turn"]
            act = rng.choice(about if about and rng.random() < 0.6 else busy if busy and rng.random() < 0.8 else good)
            story.append(f"{t.asked}: {offered[act][0]}")
            t.table.choose(act)
            asked = []
            while t.table.decision is not None and not t.at_rest():
                assert t.asked is not None
                options = put_to(t)
                good = [at for at, one in enumerate(options) if not one[0].startswith(ORDERS)]
                quiet = [at for at in good if options[at][0] in ("let it happen", "go on")]
                answer = quiet[0] if quiet and rng.random() < 0.7 else rng.choice(good)
                asked.append(Asked(t.asked, t.table.decision.kind, options, answer))
                story.append(f"  {t.asked}: {options[answer][0]}   of {words(options)}")
                t.table.choose(answer)
            followed(table, offered[act], asked, t)
            acts += 1
            if t.table.decision is None:
                break
    except Beyond as why:
        BEYOND[str(why)] += 1
        return acts
    except Disagreement as wrong:
        read_back = "\n".join(tell_card(card.text))
        raise Disagreement(f"{wrong}\n{source or card.name}\n{read_back}\nseed {seed}\n" + "\n".join(story)) from None
    return acts


BEYOND: Counter[str] = Counter()


def defined(t: Stage) -> list[CardDef]:
    """All cards of a game, as they are printed."""
    found: dict[str, CardDef] = {}
    for side in t.state.sides:
        for copy in (*side.hand, *side.deck, *side.discard_pile, *side.out_of_game):
            found[copy.card.name] = copy.card
    for one in t.state.in_play.values():
        found[one.card.name] = one.card
    return list(found.values())


class Verdict(NamedTuple):
    card: str
    became: str
    """agreed, refused, unread or differs."""
    why: str = ""
    acts: int = 0


def judge(source: str, positions: int, first: int = 0) -> Verdict:
    """What becomes of a card: it is refused, can't be judged, or is played so many times as the second reading says."""
    name = source.strip().splitlines()[0]
    try:
        (card,) = read_cards(source, "cards")
        _ = card.text  # which is read only now
    except TextError as error:
        return Verdict(name, "refused", error.problem)
    return _judge(name, source, card, positions, first)


def _judge(name: str, source: str, card: CardDef, positions: int, first: int) -> Verdict:
    acts = 0
    if any(UNTOLD.search(text) for text in card.texts):
        return Verdict(name, "unread", "a kind that the read-back doesn't tell")
    try:
        for seed in range(first, first + positions):
            acts += play(source, card, seed)
    except Unread as unread:
        return Verdict(name, "unread", str(unread))
    except Disagreement as wrong:
        return Verdict(name, "differs", str(wrong))
    return Verdict(name, "agreed", f"{acts} acts", acts) if acts else Verdict(name, "unread", "nothing was followed")


def judge_shipped(name: str, positions: int, first: int = 0) -> Verdict:
    """The same for a card that ships."""
    return _judge(name, "", shipped()[name], positions, first + 1000 * list(shipped()).index(name))


def judge_file(path: str | Path, positions: int = 20) -> Iterator[Verdict]:
    """What becomes of each card of a file. One that is named as a card that ships is played under another name."""
    for source in re.split(r"^-+$", Path(path).read_text(encoding="utf-8"), flags=re.MULTILINE):
        text = re.sub(r"^#.*\n", "", source.strip(), flags=re.MULTILINE)
        name = text.partition("\n")[0]
        yield judge(text.replace(name, f"Another {name}" if name in shipped() else name) + "\n", positions)


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
