"""Whether something that happens is what a trigger, a replacement or an adjustment waits for (503.1, 506.1, O14)."""

from __future__ import annotations

from typing import Any, Final

from coven.games.spoils.areas.in_play import Copy, InPlay, LastKnown
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.facts import Said
from coven.games.spoils.effects.meaning import nouns, qualities, references
from coven.games.spoils.effects.records import Happening, Share, Thing
from coven.games.spoils.text.tree import (
    Back,
    DamageEvent,
    Event,
    Host,
    InfluenceEvent,
    Is,
    Kind,
    MoveEvent,
    Noun,
    PlayerEvent,
    PlayerOf,
    State,
    Subject,
    ThingEvent,
    This,
    TokenEvent,
    Verb,
    Who,
)
from coven.games.spoils.text.words.vocabulary import IN_PLAY, UNSAID
from coven.kernel import Seat

LEAVING: Final = frozenset({Verb.DESTROY, Verb.PUT, Verb.REMOVE, Verb.FLIP_DOWN, Verb.FLIP_UP})
"""What makes a card in play leave it (301.4a, 411.3, 411.4)."""


def heard_as(what: Happening) -> tuple[Verb, ...]:
    """All that something that happens can be called: to be destroyed is to leave play, and to be put into a pile."""
    verb = what.verb
    leaves = what.origin is IN_PLAY and verb in LEAVING
    moves = what.to is not UNSAID and verb is not Verb.PUT and verb is not Verb.PLAY
    if leaves:
        return (verb, Verb.LEAVE, Verb.PUT) if moves else (verb, Verb.LEAVE)
    return (verb, Verb.PUT) if moves else (verb,)


def fits(s: SpoilsState, said: Said[Any], event: Event, what: Happening) -> bool:
    """503.1 Whether what happens is what an event of a text speaks of."""
    if isinstance(event, ThingEvent):
        return _fits_thing(s, said, event, what)
    if isinstance(event, MoveEvent):
        return _fits_move(s, said, event, what)
    if isinstance(event, PlayerEvent):
        return _fits_player(s, said, event, what)
    if isinstance(event, DamageEvent):
        return _fits_damage(s, said, event, what)
    if isinstance(event, InfluenceEvent):
        return what.verb is event.verb and any(is_subject(s, said, event.faction, thing) for thing in what.things)
    assert isinstance(event, TokenEvent)
    if what.verb is not event.verb or what.to is not UNSAID or what.origin is not UNSAID:
        return False
    return is_subject(s, said, event.what, what.things[0])


def _fits_thing(s: SpoilsState, said: Said[Any], event: ThingEvent, what: Happening) -> bool:
    """'this card enters play', 'a character is destroyed', 'this card attacks'."""
    if event.undergone and Verb.BLOCK in event.verbs:
        return _is_blocked(s, said, event, what)
    if event.alone and not _is_alone(s, what):
        return False
    if event.by is not None and not is_source(s, said, event.by, what):
        return False
    if event.object is not None and not _is_object(s, said, event.object, what):
        return False
    for thing in what.things:
        if _is_done_to(s, said, event.what, what, thing):
            return event.under is None or _is_under(s, said, event.under, thing)
    return False


def _is_alone(s: SpoilsState, what: Happening) -> bool:
    """302.5, 302.12, 302.13 Whether whoever attacks or blocks is all of its party."""
    assert s.battle is not None, "parties attack and block in battles"
    return len(s.battle.blockers if what.verb is Verb.BLOCK else s.battle.attackers) == 1


def _is_object(s: SpoilsState, said: Said[Any], noun: Noun, what: Happening) -> bool:
    """'blocks a covert party', 'is attached to your faction': what else is spoken of."""
    if noun.kind is not Kind.PARTY:
        return what.other is not None and is_subject(s, said, noun, what.other)
    assert s.battle is not None, "parties block in battles"
    party = s.battle.attackers
    r = said.resolving()
    return bool(party) and all(qualities.has_qualities(s, r, s.in_play[id], noun.qualities) for id in party)


def told_as(s: SpoilsState, said: Said[Any], event: Event, what: Happening) -> tuple[Happening, ...]:
    """503.1 What happens, in the words of an event that it fits: that a party blocks is, of each character in the other
    party, that it is blocked."""
    if not isinstance(event, ThingEvent) or not event.undergone or Verb.BLOCK not in event.verbs:
        return (what,)
    assert s.battle is not None, "whoever is blocked is in a battle"
    attackers = [s.in_play[id] for id in s.battle.attackers]
    return tuple(
        [
            Happening(what.verb, what.seat, things=(x,), amount=what.amount, by_effect=what.by_effect)
            for x in attackers
            if is_subject(s, said, event.what, x)
        ]
    )


def _is_blocked(s: SpoilsState, said: Said[Any], event: ThingEvent, what: Happening) -> bool:
    """'this card is blocked': a blocking party has been formed against its party (607.1d)."""
    battle = s.battle
    if what.verb is not Verb.FORM or battle is None or what.seat != battle.defending:
        return False
    return any(is_subject(s, said, event.what, s.in_play[id]) for id in battle.attackers)


def _is_under(s: SpoilsState, said: Said[Any], under: Who, thing: Thing) -> bool:
    return isinstance(thing, InPlay) and thing.controller in references.players(s, said.resolving(), under)


def _fits_move(s: SpoilsState, said: Said[Any], event: MoveEvent, what: Happening) -> bool:
    """'a card is put into a discard pile from play'. A Micromajig Token arrives nowhere (409.3b, O55)."""
    if what.to is not event.to or (event.from_ is not UNSAID and event.from_ is not what.origin):
        return False
    for thing in what.things:
        copy = _copy_of(thing)
        if copy.is_token and event.to is not IN_PLAY:
            continue
        if is_subject(s, said, event.what, thing):
            if event.whose is None or isinstance(event.whose, PlayerOf):
                return True  # its owner's: no card ever goes to another's hand, deck or pile (304.1, 306.1)
            return copy.owner in references.players(s, said.resolving(), event.whose)
    return False


def _copy_of(thing: Thing) -> Copy:
    if isinstance(thing, Copy):
        return thing
    return thing.was.copy if isinstance(thing, LastKnown) else thing.copy


def _fits_player(s: SpoilsState, said: Said[Any], event: PlayerEvent, what: Happening) -> bool:
    """'you play a tactic', 'your opponent picks this card', 'you are attacked'."""
    seats = references.players(s, said.resolving(), event.who)
    if event.verb is Verb.ATTACK:
        return what.verb is Verb.FORM and _fits_party(s, event, what, seats)
    if event.verb is not what.verb or what.seat not in seats:
        return False
    if event.verb is Verb.FORM:
        return isinstance(event.what, Noun) and _is_party(s, event.what, what)
    if event.verb is Verb.WIN or event.verb is Verb.LOSE:  # a coin flip, and no influence
        return not what.things
    subject = event.what
    if isinstance(subject, Noun) and subject.kind is Kind.ABILITY:
        return True
    return subject is None or any(_is_done_to(s, said, subject, what, thing) for thing in what.things)


def _is_done_to(s: SpoilsState, said: Said[Any], subject: Subject | Back, what: Happening, thing: Thing) -> bool:
    """O50 Whether what happens to a thing happens to what an event's words name."""
    if isinstance(subject, Noun):
        return nouns.is_done_to(s, said.resolving(), what, thing, subject)
    return is_subject(s, said, subject, thing)


def _fits_party(s: SpoilsState, event: PlayerEvent, what: Happening, seats: tuple[Seat, ...]) -> bool:
    """'you attack', 'you are attacked' (302.2): once for each party that is formed."""
    battle = s.battle
    assert battle is not None, "parties are formed in battles"
    if what.seat != battle.attacking:
        return False
    if not event.undergone:
        return what.seat in seats
    target = s.in_play.get(battle.target)
    return target is not None and target.controller in seats


def _is_party(s: SpoilsState, noun: Noun, what: Happening) -> bool:
    """'an attacking party', 'a blocking party', 'a battle party'."""
    assert s.battle is not None, "parties are formed in battles"
    attacking = what.seat == s.battle.attacking
    if Is(State.ATTACKING) in noun.qualities:
        return attacking
    return not attacking if Is(State.BLOCKING) in noun.qualities else True


def _fits_damage(s: SpoilsState, said: Said[Any], event: DamageEvent, what: Happening) -> bool:
    """'this card inflicts damage to a faction', 'battle damage is inflicted to a character' (408.6, 408.7)."""
    if what.verb is not Verb.INFLICT or (event.battle and not what.in_battle):
        return False
    if event.to is not None and not is_subject(s, said, event.to, what.things[0]):
        return False
    return event.source is None or is_source(s, said, event.source, what)


def is_source(s: SpoilsState, said: Said[Any], subject: Subject, what: Happening) -> bool:
    """408.7, O16 Whether a card is what inflicts damage, be it a share of it."""
    if not what.shares:
        return what.source is not None and is_subject(s, said, subject, what.source)
    return any(is_share(s, said, subject, share) for share in what.shares)


def is_share(s: SpoilsState, said: Said[Any], subject: Subject, share: Share) -> bool:
    """O16 Whether a card that an event's words name inflicts this share of damage; there is none of it if it has come
    down to nothing."""
    source = s.in_play.get(share.source) or s.last_known.get(share.source)
    return share.amount > 0 and source is not None and is_subject(s, said, subject, source)


def is_subject(s: SpoilsState, said: Said[Any], subject: Subject | Back, thing: Thing) -> bool:
    """Whether something is what an event's words name: this card, the attached character, or whatever a noun says."""
    if isinstance(subject, This):
        if isinstance(thing, Copy):
            return thing is said.copy
        return (thing.was.id if isinstance(thing, LastKnown) else thing.id) == said.source
    if isinstance(subject, Noun):
        return nouns.is_such(s, said.resolving(), thing, subject, anywhere=True)
    assert isinstance(subject, (Host, Back))
    return any(nouns.is_same(thing, ref) for ref in references.refs_of(s, said.resolving(), subject, gone=True))
