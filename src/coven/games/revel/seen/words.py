"""How cards and elements are named to the person who chooses, and in the log."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import TypeVar

from coven.games.revel.areas.elements import Card, Ref, Zone, in_parts
from coven.games.revel.areas.markers import STAMINA
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.records import Delayed, Resolving, Standing, Waiting
from coven.games.revel.text.tree import Doer, Instruction, Later, Verb, What
from coven.games.revel.text.words.vocabulary import EACH, YOU
from coven.kernel import Part, Seat, seat_name

OneRef = TypeVar("OneRef", Card, Ref)


class Cards:
    """Several cards, named when somebody reads."""

    __slots__ = ("cards",)

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = tuple(cards)

    def __str__(self) -> str:
        return ", ".join(card.defn.name for card in self.cards) or "nothing"

    def parts(self) -> tuple[Part, ...]:
        return in_parts(self.cards, ", ") or (Part("nothing"),)


class Speaking:
    """Puts what a seat may choose into words, no two of which are alike."""

    __slots__ = ("s", "seat")

    def __init__(self, s: RevelState, seat: Seat) -> None:
        self.s = s
        self.seat = seat

    def __call__(self, choice: Ref | str) -> str:
        if isinstance(choice, str):
            return choice
        if isinstance(choice, Card):
            called = told_apart(self.s, self.seat, choice)
            return called if choice.owner == self.seat else f"{seat_name(choice.owner)}'s {called}"
        return named(self.s, choice)

    def unlike(self, things: Sequence[OneRef]) -> list[OneRef]:
        """Of things that look alike one each, the first."""
        a, b = self.s.sides
        found: dict[object, OneRef] = {}
        if a.revealed or b.revealed:
            for ref in reversed(things):
                found[self(ref)] = ref
        else:
            for ref in reversed(things):
                found[_look(ref)] = ref
        return list(found.values())[::-1]


def _look(ref: Ref) -> object:
    return (ref.owner, ref.defn.name) if isinstance(ref, Card) else ref


def told_apart(s: RevelState, seat: Seat, card: Card) -> str:
    """5.4.3 The name of a card; and that it is revealed, where there is another of that name which the seat sees isn't,
    or isn't for as long. Copies that look alike are called alike."""
    side = s.sides[card.owner]
    name = card.defn.called
    shown = side.revealed.get(card)
    if shown is None:
        return name
    for other in side.hand if card in side.hand else side.deck:
        until = side.revealed.get(other)
        if other.defn is card.defn and until != shown and (until is not None or card.owner == seat):
            how = f"revealed {shown[0].value}".rstrip()
            return f"{name} ({how})"
    return name


class Selecting(Speaking):
    """The same where an instruction asks for things, and what it asks for: whoever wants another is told why not."""

    __slots__ = ("r", "taken", "verb", "what")

    def __init__(self, s: RevelState, seat: Seat, r: Resolving, verb: Verb, what: What) -> None:
        super().__init__(s, seat)
        self.r = r
        self.verb = verb
        self.what = what
        self.taken: list[Ref] = []
        """What has been picked so far."""


def _say(instruction: Instruction, *, to_opponent: bool = False, who: Doer = YOU) -> str:
    """An instruction in words, to its player or to the other; to one of each player, where it is for each. The printer
    is imported when somebody reads them."""
    from coven.games.revel.text.printing import say, say_to_each, say_to_opponent

    if who is EACH:
        return say_to_each(instruction, to_opponent=to_opponent)
    return say_to_opponent(instruction) if to_opponent else say(instruction)


class OneOfThese:
    """Puts instructions to choose among into words, the illegal ones too: whoever wants one is told why not."""

    __slots__ = ("options", "r", "seat", "who")

    def __init__(self, r: Resolving, seat: Seat, options: Sequence[Instruction], who: Doer = YOU) -> None:
        self.r = r
        self.seat = seat
        """Who chooses, and is spoken to (1.9.4)."""
        self.options = options
        self.who = who
        """The same as the card names them; of each player the one who is asked."""

    def __call__(self, option: Instruction) -> str:
        alike = [other for other in self.options if self._words(other) == self._words(option)]
        # 'their spells' and 'your spells' may be the same to who is asked
        return self._words(option) if len(alike) == 1 else _say(option)

    def _words(self, option: Instruction) -> str:
        return _say(option, to_opponent=self.seat != self.r.you, who=self.who)


class Offered:
    """Names what is offered by words that stand for it: effects that wait, or that could interrupt."""

    __slots__ = ("things",)

    def __init__(self, things: Mapping[str, Waiting | Standing | None]) -> None:
        self.things = things
        """What the words stand for; None for doing nothing."""

    def __call__(self, words: str) -> str:
        return words


def unlike(words: str, taken: Container[str]) -> str:
    """Words that aren't taken yet: 'Ember', and then 'Ember (2)'."""
    told, number = words, 1
    while told in taken:
        number += 1
        told = f"{words} ({number})"
    return told


def named(s: RevelState, ref: int) -> str:
    """An element or marker on the field by its player, its name and its place."""
    element = s.element(ref)
    if element is not None:
        whose = f"{seat_name(element.owner)}'s {element}"
        return f"{whose} in space {element.space + 1}" if element.zone is Zone.SIDE else whose
    for owner in (Seat(0), Seat(1)):
        if ref in s.sides[owner].stamina:
            kind = "card" if s.rulings.edition.manual else "marker"  # D18
            return f"{seat_name(owner)}'s {STAMINA.name} {kind} {s.sides[owner].stamina.index(ref) + 1}"
    return "what has left the field"


class Text:
    """Card text, put into words only when somebody reads it."""

    __slots__ = ("instruction", "to_opponent", "who")

    def __init__(self, instruction: Instruction, *, to_opponent: bool = False, who: Doer = YOU) -> None:
        self.instruction = instruction
        self.to_opponent = to_opponent
        """Whether it is the opponent of its player who is asked (1.9.4)."""
        self.who = who
        """The one who is asked as the card names them; of each player one."""

    def __str__(self) -> str:
        return _say(self.instruction, to_opponent=self.to_opponent, who=self.who)


def say_waiting(waiting: Waiting) -> str:
    """A waiting consequence in words: its card and how the effect begins."""
    return f"{waiting.card}: {begins(waiting)}"


def begins(effect: Waiting | Standing) -> str:
    """How an effect begins: its initial part; all of it, where another effect of its card begins alike; and of what was
    put off, what that is."""
    if isinstance(effect, Delayed):
        return _say(Later(effect.when, effect.effect.body)).rstrip(".")
    texts = effect.card.defn.text
    initial = texts[effect.place].partition(":")[0]
    alike = [text for text in texts if text.partition(":")[0] == initial]
    return initial if len(alike) == 1 else texts[effect.place].rstrip(".")


class Said:
    """A consequence, put into words only when somebody reads the log."""

    __slots__ = ("waiting",)

    def __init__(self, waiting: Waiting) -> None:
        self.waiting = waiting

    def __str__(self) -> str:
        return say_waiting(self.waiting)

    def parts(self) -> tuple[Part, ...]:
        card = self.waiting.card
        return (*card.parts(), Part(str(self).removeprefix(str(card))))
