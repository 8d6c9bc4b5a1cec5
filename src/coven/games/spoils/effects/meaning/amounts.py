"""How much: amounts and measures of a text as numbers (410)."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.in_play import InPlay, LastKnown, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import Card
from coven.games.spoils.cards.parts import Icons
from coven.games.spoils.effects import standing
from coven.games.spoils.effects.meaning import nouns, qualities, references
from coven.games.spoils.effects.records import Action, Resolving
from coven.games.spoils.text.tree import (
    All,
    Amount,
    Back,
    Carrier,
    CountOf,
    EqualTo,
    Every,
    ForEach,
    IconsOf,
    Kind,
    Last,
    Meant,
    Measure,
    Multiple,
    OfEvent,
    OfTheEvent,
    Stat,
    StatOf,
    TheBid,
    Things,
    TokensOn,
    Top,
    UpTo,
    Variable,
)

MOST_AT_ONCE: Final = 999
"""So much of anything one instruction does at most: cards that count each other know no other end."""

X: Final = 0
"""The number under which the value of a text's variable is kept: a paragraph has one at most."""

BID: Final = -1
"""413 The number under which the bid that won is kept."""

BATTLE_STATS: Final = (Stat.STRENGTH, Stat.LIFE, Stat.SPEED, Stat.STRUCTURE)


def amount_of(s: SpoilsState, r: Resolving, amount: Amount, most: int) -> int:
    """An amount as a number; `most` is all there is, for 'all' and 'or fewer'."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, Variable):
        return _bounded(amount.times * variable(r) + amount.plus)
    if isinstance(amount, ForEach):
        return _bounded(amount.times * measure(s, r, amount.measure))
    if isinstance(amount, EqualTo):
        return _bounded(measure(s, r, amount.measure))
    if isinstance(amount, UpTo):
        return most if amount.most is None else min(amount.most, most)
    assert isinstance(amount, Every)
    return most


def _bounded(number: int) -> int:
    """No more than one instruction does. Nothing that is counted or measured is below 0 (410.4)."""
    return min(number, MOST_AT_ONCE)


def variable(r: Resolving) -> int:
    """O61 The value of X: fixed for this play or use, and 0 everywhere else."""
    return 0 if r.kept is None else r.kept.numbers.get(X, 0)


def is_variable_known(r: Resolving) -> bool:
    """O61 Whether X has a value yet."""
    return known_variable(r) is not None


def known_variable(r: Resolving) -> int | None:
    """O61 The value of X; None if it has none yet."""
    return None if r.kept is None else r.kept.numbers.get(X)


def is_known(r: Resolving, what: Measure | int) -> bool:
    """401.2 Whether a measure can be taken before anything has been chosen or done."""
    if isinstance(what, Multiple):
        return is_known(r, what.measure)
    if isinstance(what, TheBid):
        return False
    of = what.of if isinstance(what, StatOf) else what.what if isinstance(what, (CountOf, TokensOn)) else None
    if not isinstance(of, Back):
        return True
    return isinstance(of.to, (Carrier, OfEvent, Meant)) or (isinstance(of.to, Things) and has_named(r, of.to.slot))


def has_named(r: Resolving, slot: int) -> bool:
    return r.kept is not None and slot in r.kept.things


def remember_measured(s: SpoilsState, r: Resolving, what: Measure | int) -> None:
    """What a measure speaks of, for later words to point at: 'X is the numeric cost of the last tactic played this
    turn. Duplicate the tactic.'"""
    if isinstance(what, Multiple):
        remember_measured(s, r, what.measure)
        return
    of = what.of if isinstance(what, StatOf) else what.what if isinstance(what, (CountOf, TokensOn)) else None
    if isinstance(of, (All, Top, Last)):
        references.remember(s, r, of.slot, references.refs_of(s, r, of))


def measure(s: SpoilsState, r: Resolving, what: Measure) -> int:
    """How much there is of what a measure names."""
    if isinstance(what, CountOf):
        refs = references.refs_of(s, r, what.what, gone=True)
        if isinstance(what.what, All) and what.what.noun.kind is Kind.PARTY:  # 302.5: its members are found
            return len({qualities.party_of(s.battle, ref) for ref in refs if isinstance(ref, int)})
        return len(refs)
    if isinstance(what, StatOf):
        return sum([_figure(s, ref, what.stat) for ref in references.refs_of(s, r, what.of, gone=True)])
    if isinstance(what, TokensOn):
        seen = [references.look(s, ref) for ref in references.refs_of(s, r, what.what, gone=True)]
        return sum([tokens_on(one) for one in seen if one is not None and not _gone_before(r, one)])
    if isinstance(what, IconsOf):
        return sum([_icons(s, seat).of(what.icon) for seat in references.players(s, r, what.who)])
    if isinstance(what, OfTheEvent):
        return 0 if r.occasion is None else r.occasion.amount
    if isinstance(what, TheBid):
        return 0 if r.kept is None else r.kept.numbers.get(BID, 0)
    assert isinstance(what, Multiple)
    number = measure(s, r, what.measure) * what.times
    return -(-number // what.parts) if what.up else number // what.parts


def _gone_before(r: Resolving, seen: references.Seen) -> bool:
    """409.2 Whether a card has left play, and its tokens have disappeared, before these words speak of it: neither was
    that what set them off (503.1) nor did their own cost or effect do it."""
    if not isinstance(seen, LastKnown):
        return False
    if r.occasion is not None and any(thing is seen for thing in r.occasion.things):
        return False
    return r.kept is None or seen.was.id not in r.kept.moved


def _icons(s: SpoilsState, seat: int) -> Icons:
    return standing.standing(s).icons[seat]


def _figure(s: SpoilsState, ref: Ref, stat: Stat) -> int:
    seen = references.look(s, ref)
    return 0 if seen is None else stat_of(s, seen, stat) or 0


def stat_of(s: SpoilsState, seen: references.Seen, stat: Stat) -> int | None:
    """201.7, 406.1 A number of a card: as it is, or was when the card was last in play; elsewhere as printed. None if
    it has none."""
    if isinstance(seen, LastKnown):
        last = {Stat.STRENGTH: seen.strength, Stat.LIFE: seen.life, Stat.SPEED: seen.speed}
        if stat in last:
            return last[stat]
        seen = seen.was
    if isinstance(seen, InPlay):
        if stat is Stat.INFLUENCE:
            return s.sides[seen.owner].influence if seen.id == s.sides[seen.owner].faction else None
        if stat in BATTLE_STATS:
            return standing.number_of(s, seen, stat)
    if isinstance(seen, Action) and stat is Stat.NUMERIC_COST and seen.numeric_cost is not None:
        return seen.numeric_cost
    card = nouns.card_seen(seen)
    if stat is Stat.NUMERIC_COST:
        return 0 if card is None else card.numeric_cost
    return None if card is None else printed(card, stat)


def printed(card: Card, stat: Stat) -> int | None:
    """What is printed on a card."""
    if stat is Stat.STRENGTH:
        return card.strength
    if stat is Stat.LIFE:
        return card.life
    if stat is Stat.SPEED:
        return card.speed
    return card.structure if stat is Stat.STRUCTURE else card.influence


def tokens_on(seen: references.Seen) -> int:
    """409.1, 409.2 The tokens on a card: none anywhere but in play."""
    if isinstance(seen, LastKnown):
        seen = seen.was
    return seen.tokens if isinstance(seen, InPlay) else 0
