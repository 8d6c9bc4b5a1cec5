"""What cards tell players to do with cards: draw, put, attach, search, play (401, 402)."""

from __future__ import annotations

from dataclasses import dataclass, field

from coven.games.spoils.text.tree.amounts import Amount
from coven.games.spoils.text.tree.nouns import Doer, Some, What
from coven.games.spoils.text.words.vocabulary import Face, Place, Side, State, Verb
from coven.language.binding import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class Act:
    """A verb done to things, with nothing more to say: PICK 'Pick a character.', DESTROY, DEPLETE, RESTORE, DETACH,
    DISCARD 'Discard a card.', REVEAL, LOOK 'Look at your opponent's hand.', CHOOSE 'Choose a card.', TERMINATE
    'Terminate it.', DUPLICATE 'Duplicate it.', FLIP_UP, FLIP_DOWN 'Flip it face-down.'"""

    who: Doer
    verb: Verb
    what: What
    from_: What | None = None
    """'Detach all resources from your faction.'"""
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Draw:
    """306 'Draw a card.', 'Your opponent draws 2 cards.', 'Draw X+1 cards.'"""

    who: Doer
    amount: Amount
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Put:
    """402.8 'Put it into its owner's hand.', 'Put a character from your discard pile into play.', 'Put the top 2
    cards of your deck into your discard pile.', 'Put it on the bottom of your deck.', 'Put it into play depleted.',
    '... into play under your control', '... into play attached to this card', '... into play face-down', 'Remove it
    from the game.' (OUT_OF_GAME), 'Shuffle it into its owner's deck.' (DECK with Side.ANY)."""

    who: Doer
    what: What
    to: Place
    whose: Doer | None = None
    """Whose area; None: in play, or out of the game. 'That deck' is that of the player who was spoken of (Actor)."""
    side: Side = Side.ANY
    depleted: bool = False
    face: Face = Face.UP
    attached_to: What | None = None
    party: State | None = None
    """'into play blocking', 'into play attacking': it joins that party."""
    under: Doer | None = None
    """'into play under your control'; None: under the control of whoever puts it there."""
    any_order: bool = False
    """'in any order'."""
    instead_of: Place | None = None
    """"into its owner's hand instead of their discard pile": of a card that is terminated (314.1)."""
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Attach:
    """301 'Attach this card to it.'"""

    who: Doer
    what: What
    to: What
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Search:
    """312 'Search your deck for an item.', "Search your opponent's deck for 2 cards." What is found can be pointed
    at."""

    who: Doer
    whose: Doer
    what: Some
    place: Place = Place.DECK
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Shuffle:
    """313.1 'Shuffle your deck.'"""

    who: Doer
    whose: Doer
    slot: int = 0


@dataclass(frozen=True, slots=True)
class PlayCard:
    """603.2, 308 'Play a character.', 'Play it for free.', 'Play a non-resource card with numeric cost X or less
    from your hand for free.'"""

    who: Doer
    what: What
    free: bool = False
    no_threshold: bool = False
    """'without meeting its threshold'."""
    slot: int = 0


@dataclass(frozen=True, slots=True)
class PlayResource:
    """604 'Play a resource.', 'Play 2 resources.'"""

    who: Doer
    amount: Amount = 1
    slot: int = 0


@dataclass(frozen=True, slots=True)
class Create:
    """409.3 'Create a Micromajig Token.', 'Create X Micromajig Tokens.'"""

    who: Doer
    amount: Amount = 1
    slot: int = 0
    at: Span = field(default=NOWHERE, compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class RevealUntil:
    """'Reveal cards from the top of your deck until you reveal a character.' That card can be pointed at, and the
    others are 'the rest'."""

    who: Doer
    whose: Doer
    until: Some
    slot: int = 0
