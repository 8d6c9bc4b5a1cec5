"""What stays the same throughout a game: the rules of each instruction and verb, and what its cards make matter.

The rules act on a state, and a state knows the rules that it is played by; `S` stands for it here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from coven.games.revel.areas.elements import Ref
from coven.games.revel.cards import CardDef, CardIndex
from coven.games.revel.cards.printed_effects import sheet_of
from coven.games.revel.editions import Edition
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.grades import Grade
from coven.games.revel.text.tree import Act, Interruption, Verb
from coven.kernel import Flow, Seat

S = TypeVar("S")
"""The state."""


class InstructionRules(Generic[S]):
    """What the rules say about one kind of instruction."""

    __slots__ = ("do", "possible")

    def __init__(
        self,
        possible: Callable[[S, Resolving, Any], Grade],
        do: Callable[[S, Resolving, Any], Flow[Grade]],
    ) -> None:
        self.possible = possible
        """How possible such an instruction is now, as far as both players can tell (0.2)."""
        self.do = do
        """Carries it out (0.0)."""


class VerbRules(Generic[S]):
    """What the rules say about a verb that a player does to things: 'Discard 1 card.'"""

    __slots__ = ("do", "possible")

    def __init__(
        self,
        possible: Callable[[S, Resolving, Seat, Act], Grade],
        do: Callable[[S, Resolving, Seat, Act], Flow[Grade]],
    ) -> None:
        self.possible = possible
        """How possible it is now that a player does this, as far as both players can tell (0.2)."""
        self.do = do
        """Has a player do it (5)."""


class Rulebook(Generic[S]):
    """Everything that instructions can say, with its rules. It is declared in `actions.verbs`."""

    __slots__ = ("can_be", "instructions", "verbs")

    def __init__(
        self,
        instructions: dict[type[Any], InstructionRules[S]],
        verbs: dict[Verb, VerbRules[S]],
        can_be: dict[Verb, Callable[[S, Seat, Ref], bool]],
    ) -> None:
        self.instructions = instructions
        """By kind."""
        self.verbs = verbs
        self.can_be = can_be
        """What a verb can be done to, as far as both players see, where that isn't anything."""


class Rulings(Generic[S]):
    """What stays the same throughout a game: the rulebook and its edition, the options, the cards there are."""

    __slots__ = (
        "_names",
        "at_once",
        "bluff",
        "can_be",
        "edition",
        "elsewhere",
        "firsts",
        "hand_effects",
        "heard",
        "index",
        "instructions",
        "its_player",
        "remembered",
        "verbs",
        "work_from_discards",
    )

    def __init__(
        self, rulebook: Rulebook[S], edition: Edition, index: CardIndex, bluff: bool, pool: Iterable[CardDef]
    ) -> None:
        """`pool`: all cards that may be met in this game; with `bluff`, as far as an opponent can know."""
        self.instructions = rulebook.instructions
        self.verbs = rulebook.verbs
        self.can_be = rulebook.can_be
        self.edition = edition
        self.index = index
        self.bluff = bluff
        self._names: tuple[str, ...] = ()
        self.hand_effects: dict[Verb, list[tuple[CardDef, int, Interruption]]] = {}
        """The interruptions that work from the hand, by what they interrupt."""
        self.work_from_discards = False
        """Whether any card works from discards (0.1.3)."""
        self.at_once = False
        """Whether any card asks for what happens to several cards at once."""
        self.firsts = False
        """Whether any card asks for the first time that something happens in a turn."""
        self.its_player = False
        """Whether any card speaks to 'its player', who may be nobody (4.10.4)."""
        elsewhere: set[Verb] = set()
        remembered = {Verb.PLAY, Verb.USE}
        for defn in pool:
            sheet = sheet_of(defn)
            remembered |= sheet.asked_about
            self.its_player |= sheet.its_player
            self.work_from_discards |= bool(sheet.from_discards)
            for _, event, _, _ in sheet.elsewhere:
                elsewhere.add(event.verb)
            for _, event in sheet.waits:
                self.at_once |= event.together
                self.firsts |= event.first
            for place, effect in sheet.from_hand:
                self.hand_effects.setdefault(effect.event.verb, []).append((defn, place, effect))
        self.elsewhere = frozenset(elsewhere)
        """What consequences wait for that work in hand or in discards (4.1.4)."""
        self.remembered = frozenset(remembered)
        """What is kept in mind for the rest of a turn: what rules or cards ask about later."""
        self.heard = self.remembered | self.elsewhere
        """What matters whatever is on the field."""

    def names(self) -> tuple[str, ...]:
        """The names and titles of all cards there are, gathered when somebody first asks for them."""
        if not self._names:
            self._names = tuple(
                dict.fromkeys([name for card in self.index.values() for name in (card.name, card.title)])
            )
        return self._names
