"""How good a state is for a seat, for computer players: a quick judgement, without looking ahead.

The figures are worths in one common measure, a card in hand being 3. They were set by playing: see `coven arena`.
"""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.areas import SPACES, opponent
from coven.games.revel.areas.elements import Element
from coven.games.revel.areas.knowledge import knows_place
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.power_and_resistance import power, resistance
from coven.games.revel.effects.meaning.winning import winner
from coven.kernel import Seat

WON: Final = 1000.0
"""A game won."""
SPACE: Final = 10.0
"""A spell space one is winning in."""
LEAD: Final = 0.5
"""A point of Power ahead in a spell space, which makes the space harder to take."""
MOST_LEAD: Final = 6
"""More Power ahead than this is of no further use there."""
TOTAL: Final = 0.1
"""A point of Power anywhere: it breaks a tie in the end (2.9.2)."""
GUARD: Final = 0.3
"""A point of Resistance that stands in the way."""
CARD: Final = 3.0
"""A card in hand, up to FULL_HAND of them; more can hardly be played."""
FULL_HAND: Final = 6
SPARE_CARD: Final = 1.0
POTENTIAL: Final = 0.15
"""A point of Power or Resistance on a card in hand."""
TOLD: Final = 0.1
"""What it costs that the other player knows a card in hand: enough for not showing one that can't be played anyway."""
PLAY: Final = 4.0
"""A play that is left."""
STAMINA: Final = 2.5
"""A Stamina marker: a stitch, or a play of the Final Turn."""
MARK: Final = 1.2
"""A point of a resource, up to MANY of them."""
MANY: Final = 6
SPARE_MARK: Final = 0.3
STANCE: Final = 3.0
DECK: Final = 0.1
"""A card in the deck: an empty deck loses all Stamina (2.5.7)."""
FOUR: Final = 6.0
"""Winning in all spell spaces but one: domination is near."""
FIVE: Final = 40.0
"""Winning in all of them: domination, if the own turn ends like this (2.7)."""
FINAL: Final = 14.0
"""A spell space of lead when the Final Turn is there: it decides the game (2.9.1)."""
TAKEN: Final = 0.8
"""How many spell spaces a play of the Final Turn takes, about."""


def evaluate(s: RevelState, seat: Seat) -> float:
    """How good the state is for a seat. What is good for one is as bad for the other."""
    if s.result is not None:
        winners = s.result.won
        return 0.0 if not winners else WON if seat in winners else -WON
    other = opponent(seat)
    worth = _field(s, seat, other)
    worth += _means(s, seat) - _means(s, other)
    tempo = PLAY * s.plays - (CARD + PLAY) / 2  # half of what the next player's turn will bring: ending a turn is free
    return worth + tempo if s.current == seat else worth - tempo


def _field(s: RevelState, seat: Seat, other: Seat) -> float:
    """What the spell spaces are worth, and how near the end they bring the game."""
    worth = 0.0
    mine = theirs = 0
    ahead = 0
    for space in range(SPACES):
        own, facing = s.sides[seat].spells[space], s.sides[other].spells[space]
        if own is None and facing is None:
            continue
        lead = _power(s, own) - _power(s, facing)
        ahead += lead
        worth += LEAD * max(-MOST_LEAD, min(MOST_LEAD, lead)) + GUARD * (_guard(s, own) - _guard(s, facing))
        winning = winner(s, space)
        if winning == seat:
            mine += 1
        elif winning == other:
            theirs += 1
    worth += SPACE * (mine - theirs) + TOTAL * ahead + _domination(mine) - _domination(theirs)
    return worth + _ending(s, seat, other, mine - theirs, ahead)


def _ending(s: RevelState, seat: Seat, other: Seat, lead: int, ahead: int) -> float:
    """2.8, 2.9 What the lead is worth when the end is in sight: the Final Turn, or a player without Stamina."""
    if s.final_turn:
        to_come = TAKEN * s.plays
        return FINAL * (lead + (to_come if s.current == seat else -to_come)) + LEAD * ahead
    # Whoever ends a turn without Stamina gives the other a Final Turn of one play for each Stamina of theirs.
    own, facing = len(s.sides[seat].stamina), len(s.sides[other].stamina)
    if not own:
        return FINAL * (lead - TAKEN * max(1, facing)) / 2
    if not facing:
        return FINAL * (lead + TAKEN * own) / 2
    return 0.0


def _domination(spaces: int) -> float:
    return FIVE if spaces == SPACES else FOUR if spaces == SPACES - 1 else 0.0


def _power(s: RevelState, spell: Element | None) -> int:
    return 0 if spell is None else power(s, spell)


def _guard(s: RevelState, spell: Element | None) -> int:
    """The Resistance of a spell without Power."""
    return 0 if spell is None or power(s, spell) else resistance(s, spell)


def _means(s: RevelState, seat: Seat) -> float:
    """What a player has to go on with."""
    side = s.sides[seat]
    cards = len(side.hand)
    worth = CARD * min(cards, FULL_HAND) + SPARE_CARD * max(0, cards - FULL_HAND)
    worth += POTENTIAL * sum(max(card.defn.power or 0, card.defn.resistance or 0) for card in side.hand)
    worth += STAMINA * len(side.stamina) + DECK * len(side.deck)
    worth -= TOLD * sum(1 for card in side.hand if knows_place(side, opponent(seat), card))
    for resource in side.resources:
        worth += MARK * min(resource.marks, MANY) + SPARE_MARK * max(0, resource.marks - MANY)
    return worth if side.stance is None else worth + STANCE
