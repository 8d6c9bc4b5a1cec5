"""What is kept in mind of an effect while it is carried out, and what cards have gained by one."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from coven.games.spoils.areas.copies import Copy, Kept, pinned_to
from coven.games.spoils.cards.parts import MOST_PARAGRAPHS
from coven.games.spoils.text.words.vocabulary import Kind, Until
from coven.kernel import Seat


class ThisWay:
    """What an instruction did, by one player: what 'this way' points at."""

    __slots__ = ("refs", "seat")

    def __init__(self, seat: Seat, refs: tuple[Kept, ...]) -> None:
        self.seat = seat
        self.refs = refs


class Among:
    """Cards of a deck or a hand of which somebody chose some, and others couldn't see which."""

    __slots__ = ("chooser", "refs")

    def __init__(self, chooser: Seat | None, refs: tuple[Kept, ...]) -> None:
        self.chooser = chooser
        """Who saw which of them it was; None: they were taken unseen (O36)."""
        self.refs = refs


class Memory:
    """What is kept in mind of an effect while it is carried out, by the numbers that its bound text has.

    The costs of a card or an ability and its effect share one: what was picked as a cost, the effect speaks of.
    """

    __slots__ = (
        "acts",
        "among",
        "carried",
        "found",
        "kinds",
        "lost",
        "moved",
        "names",
        "numbers",
        "picked",
        "picks",
        "rests",
        "shown",
        "things",
    )

    def __init__(self) -> None:
        self.kinds: dict[int, tuple[Kind, ...]] = {}
        """208.2 Of which kinds that had to be which nouns named."""
        self.moved: dict[int, Kept] = {}
        """Where the effect itself has moved cards that were in play; by 0 the card out of play that its text stands on,
        where it was when the text began to work."""
        self.lost: dict[int, tuple[int, ...]] = {}
        """402.4 Of what nouns in a cost named: what another cost has moved out of play since."""
        self.found: tuple[Copy, ...] = ()
        """312.1 The cards that were found by searching: wherever the shuffle has left them, nobody draws them (O64)."""
        self.among: tuple[Among, ...] = ()
        """403.1a, 403.2a The cards among which somebody chose unseen: which of them it was, and whether it lay on top,
        others can't tell."""
        self.shown: tuple[tuple[Kept, int], ...] = ()
        """403.1a, 403.2a The cards of decks and hands that were looked at or revealed, each with a bit for each seat
        that saw it."""
        self.picked: tuple[Kept, ...] = ()
        """310.1 All that has been picked."""
        self.picks: tuple[tuple[Any, Seat], ...] = ()
        """The nouns that had something picked, and by whom."""
        self.things: dict[int, tuple[Kept, ...]] = {}
        """What nouns named or picked: 'it', 'that character'."""
        self.rests: dict[int, tuple[Kept, ...]] = {}
        """What was left where some of several were taken: 'the rest'."""
        self.acts: dict[int, tuple[ThisWay, ...]] = {}
        """What instructions did: 'this way'."""
        self.carried: dict[int, tuple[Seat, ...]] = {}
        """Who carried an instruction out: 'if you do'."""
        self.numbers: dict[int, int] = {}
        """O61 The numbers chosen for variables, and what was counted: X."""
        self.names: dict[int, str] = {}
        """Names of cards that were named, options that were chosen."""

    def copy(self) -> Memory:
        twin = Memory()
        twin.things, twin.rests = dict(self.things), dict(self.rests)
        twin.acts, twin.carried = dict(self.acts), dict(self.carried)
        twin.numbers, twin.names = dict(self.numbers), dict(self.names)
        twin.kinds, twin.moved = dict(self.kinds), dict(self.moved)
        twin.lost = dict(self.lost)
        twin.picked, twin.picks = self.picked, self.picks
        twin.found, twin.among, twin.shown = self.found, self.among, self.shown
        return twin

    def of_others(self, cards: Mapping[int, Copy]) -> Memory:
        """The same of other cards, as somebody imagines it who can't see which they are (see `pinned_to`)."""
        twin = self.copy()
        twin.things = {slot: _all_pinned_to(kept, cards) for slot, kept in self.things.items()}
        twin.rests = {slot: _all_pinned_to(kept, cards) for slot, kept in self.rests.items()}
        twin.acts = {
            slot: tuple([ThisWay(one.seat, _all_pinned_to(one.refs, cards)) for one in ways])
            for slot, ways in self.acts.items()
        }
        twin.moved = {id: pinned_to(kept, cards) for id, kept in self.moved.items()}
        twin.picked = _all_pinned_to(self.picked, cards)
        twin.among = tuple([Among(one.chooser, _all_pinned_to(one.refs, cards)) for one in self.among])
        twin.shown = tuple([(pinned_to(kept, cards), seats) for kept, seats in self.shown])
        return twin


def _all_pinned_to(all_kept: Iterable[Kept], cards: Mapping[int, Copy]) -> tuple[Kept, ...]:
    return tuple([pinned_to(kept, cards) for kept in all_kept])


TEXTS: Final = 24
"""So many texts does one statement give to a card at most: that of each card it speaks of."""
GAINED: Final = 10_000
"""All that a card gains at one time has places between this times the time and the next."""


def place_of_gained(stamp: int, given: int = 0) -> int:
    """Where the first paragraph stands of a text that a card has gained: after all those printed on it, at a place that
    stays the same whatever else the card gains and loses. `given`: which one it is of those with one stamp."""
    return GAINED * stamp + MOST_PARAGRAPHS * given


def given_by(place: int, number: int) -> int:
    """Which one a text is of those that came with one stamp: the so-and-so-many-th that the statement at a place
    gives."""
    return 1 + TEXTS * (place % MOST_PARAGRAPHS) + number


def is_same_text(place: int, other: int) -> bool:
    """Whether two paragraphs of a card are of one text: of that printed on it, or of one that it has gained."""
    return place // MOST_PARAGRAPHS == other // MOST_PARAGRAPHS


def place_beside(place: int, paragraph: int) -> int:
    """Where a paragraph stands of the same text as the one at a place."""
    return place - place % MOST_PARAGRAPHS + paragraph


def is_gained(place: int) -> bool:
    """Whether a paragraph is none of those printed on its card."""
    return place >= GAINED


def stamp_of(place: int) -> int:
    """407.3a When a card gained the paragraph at this place."""
    return place // GAINED


class Gained:
    """508 Temporary rules text of a card in play."""

    __slots__ = ("as_character", "seat", "since", "source", "stamp", "text", "until")

    def __init__(
        self, text: Any, seat: Seat, source: str, stamp: int, until: Until, since: int, as_character: bool
    ) -> None:
        self.text = text
        """The paragraph or statement it has gained, compiled."""
        self.seat = seat
        """Who controlled the effect that added it."""
        self.source = source
        """The name of the card that added it."""
        self.stamp = stamp
        """When it was gained: later ones have higher stamps."""
        self.until = until
        self.since = since
        """The turn, or for a battle the battle, in which it was gained."""
        self.as_character = as_character
        """508.3 Whether the card was a character when it gained it."""
