"""Who and what the words of a text mean: you, its owner, it, that character, this card (402.4, 402.5b, 407.2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from coven.games.spoils.areas.areas import opponent
from coven.games.spoils.areas.in_play import Copy, InPlay, Kept, LastKnown, Pin, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning import amounts, nouns
from coven.games.spoils.effects.memory import Memory, ThisWay, place_beside
from coven.games.spoils.effects.records import Action, Resolving, Thing, Used
from coven.games.spoils.effects.records import What as ActionKind
from coven.games.spoils.text.tree import (
    Above,
    Actor,
    All,
    Antecedent,
    Back,
    Carrier,
    Doer,
    Done,
    Host,
    Kind,
    Last,
    Meant,
    OfEvent,
    OneOf,
    Part,
    PlayerOf,
    Rest,
    Role,
    Side,
    Some,
    Target,
    They,
    Things,
    This,
    Together,
    Top,
    Verb,
    What,
    Winner,
)
from coven.games.spoils.text.words.vocabulary import ANY, EACH, OPPONENT, YOU
from coven.kernel import Seat

Seen: TypeAlias = InPlay | LastKnown | Copy | Action
"""What can be looked at: a card in play, one as it was last there, one elsewhere, or one being played."""

NOTHING: Final[tuple[Ref, ...]] = ()


def controller(s: SpoilsState, r: Resolving) -> Seat:
    """407.1a, 407.2 Who controls the effects of a text: whoever controls its card; of an ability that a card lends,
    whoever uses it."""
    if r.action is not None and r.action.used is Used.LENT:
        return r.action.seat
    return controller_of(s, r.source, r.you)


def controller_of(s: SpoilsState, source: int, you: Seat) -> Seat:
    """407.1a, O37 Whoever controls the card with this number in play now, or did last; of a text that is none's,
    whoever reads it."""
    x = s.in_play.get(source)
    if x is not None:
        return x.controller
    last = s.last_known.get(source)
    return you if last is None else last.was.controller


def who_is(s: SpoilsState, r: Resolving, who: Doer) -> Seat | None:
    """The one player that a text names; None if it speaks of something that isn't there (402.5b)."""
    if who is YOU:
        return r.you
    if who is OPPONENT:
        return opponent(r.you)
    if isinstance(who, PlayerOf):
        found = refs_of(s, r, who.of, gone=True)
        return player_of(s, found[0], who.role) if found else None
    if isinstance(who, Actor):
        seat = _actor(s, r)
        return opponent(seat) if who.other and seat is not None else seat
    if isinstance(who, They) and who.to is not None:
        return who_is(s, r, who.to)
    if isinstance(who, Winner):
        won = () if r.kept is None else r.kept.carried.get(WINNER, ())
        return won[0] if won else None
    return r.you if r.each is None else r.each  # whoever does it, or EACH while it is one player's turn to


WINNER: Final = -1
"""413.1 Where a memory keeps who has won the bidding."""

CHOSEN_PLAYER: Final = -2
"""Where a memory keeps which player was chosen."""


def _actor(s: SpoilsState, r: Resolving) -> Seat | None:
    """'that player': who was chosen, who did what set a trigger off, or whose turn it is."""
    chosen = () if r.kept is None else r.kept.carried.get(CHOSEN_PLAYER, ())
    if chosen:
        return chosen[0]
    return s.active if r.occasion is None else r.occasion.seat


def players(s: SpoilsState, r: Resolving, who: Doer) -> tuple[Seat, ...]:
    """402.2 All players that a text names, the active player first."""
    if (who is EACH and not r.in_turn) or who is ANY:
        return (s.active, opponent(s.active))
    seat = who_is(s, r, who)
    return () if seat is None else (seat,)


def player_of(s: SpoilsState, ref: Ref, role: Role) -> Seat:
    """407 Whose a card is: its owner, or its controller in play, and elsewhere its owner."""
    seen = look(s, ref)
    if isinstance(seen, LastKnown):
        seen = seen.was
    if isinstance(seen, InPlay):
        return seen.owner if role is Role.OWNER else seen.controller
    if isinstance(seen, Action):
        return seen.copy.owner if role is Role.OWNER else seen.seat
    assert seen is not None, "what has been named can be looked at"
    return seen.owner


def look(s: SpoilsState, ref: Ref) -> Seen | None:
    """What a reference means, as it is now or as it was last in play."""
    if isinstance(ref, Copy):
        return ref
    x = s.in_play.get(ref)
    if x is not None:
        return x
    last = s.last_known.get(ref)
    return s.action(ref) if last is None else last


def refs_of(s: SpoilsState, r: Resolving, what: What, *, gone: bool = False) -> tuple[Ref, ...]:
    """What is meant, where nothing has to be chosen. With `gone`, also what has left: for its numbers and its owner."""
    if isinstance(what, This):
        return _this(s, r, what.kind, gone)
    if isinstance(what, Back):
        return _back(s, r, what, gone)
    if isinstance(what, Host):
        return _host(s, r, what.kind, gone)
    if isinstance(what, (Some, OneOf)):
        return recall(s, r, named(r, what.slot, gone), gone) if what.slot else NOTHING
    if isinstance(what, Target):
        return (s.battle.target,) if s.battle is not None and s.battle.target else NOTHING
    if isinstance(what, Together):
        return tuple([ref for part in what.parts for ref in refs_of(s, r, part, gone=gone)])
    if isinstance(what, All):
        found = nouns.everything(s, r, what.noun)
        if r.costs and nouns.asks_for_more(what.noun):  # 401.2a: what a cost measures, its player has to know
            found = [ref for ref in found if nouns.is_known_to(s, payer(r), ref, what.noun)]
        return tuple(found)
    if isinstance(what, Top):
        return tuple(top_of(s, r, what))
    return _last(s, r, what)


def payer(r: Resolving) -> Seat:
    """401.2a By whose knowledge costs are met."""
    return r.you if r.action is None else r.action.seat


def top_of(s: SpoilsState, r: Resolving, what: Top) -> list[Copy]:
    """The top or bottom cards of a deck, the outermost first."""
    seat = who_is(s, r, what.whose)
    if seat is None:
        return []
    deck = s.sides[seat].deck
    number = min(amounts.amount_of(s, r, what.amount, len(deck)), len(deck))
    if what.side is Side.BOTTOM:
        return list(deck[:number])
    return list(deck[: -number - 1 : -1])


def _this(s: SpoilsState, r: Resolving, kind: Kind, gone: bool) -> tuple[Ref, ...]:
    """The card that the text stands on, where it was when the text began to work (402.4); or the ability itself."""
    if kind is Kind.ABILITY:
        return NOTHING if r.action is None else (r.action.id,)
    if r.source:
        if r.source in s.in_play or gone:
            return (r.source,)
        return _left(s, r) or moved_to(s, r, r.source)
    action = r.action
    if action is not None and action.what is ActionKind.CARD and s.action(action.id) is not None:
        return (action.id,)
    if action is not None and action.what is ActionKind.CARD:
        return moved_to(s, r, action.id)
    if r.kept is not None and 0 in r.kept.moved:  # it stands on a card out of play, which may have gone since
        return moved_to(s, r, 0)
    return (r.copy,)


def _left(s: SpoilsState, r: Resolving) -> tuple[Ref, ...]:
    """503.1#4 The card that the text stands on, where its own leaving has put it, if that is what set the text off."""
    occasion = r.occasion
    if occasion is None or not occasion.pins:
        return NOTHING
    own = [pin for thing, pin in zip(occasion.things, occasion.pins, strict=True) if _ref_of(thing) == r.source]
    return recall(s, r, tuple(own), False)


def _host(s: SpoilsState, r: Resolving, kind: Kind, gone: bool) -> tuple[Ref, ...]:
    """301.1 What this card is attached to."""
    x = s.in_play.get(r.source)
    if x is None:
        last = s.last_known.get(r.source)
        x = None if last is None else last.was
    if x is None or not x.attached_to:
        return NOTHING
    host = x.attached_to
    if host in s.in_play:
        return (host,) if nouns.is_kind(s, host, kind) else NOTHING
    return (host,) if gone and host in s.last_known else NOTHING


def _last(s: SpoilsState, r: Resolving, what: Last) -> tuple[Ref, ...]:
    """The last card played this turn that a noun names; one that is still being played as that (403.3a)."""
    for deed in s.did.latest_first():
        if deed.verb is what.verb and (what.whose is ANY or deed.seat == who_is(s, r, what.whose)):
            for thing in deed.things:
                if what.noun.other and thing is r.copy:  # which was played itself
                    continue
                if nouns.is_done_to(s, r, deed, thing, what.noun):
                    return (_under_way(s, _ref_of(thing)),)
    return NOTHING


def _ref_of(thing: Thing) -> Ref:
    if isinstance(thing, Copy):
        return thing
    return thing.id if isinstance(thing, InPlay) else thing.was.id


def _back(s: SpoilsState, r: Resolving, what: Back, gone: bool) -> tuple[Ref, ...]:
    """402.5b What a back reference means; 208.2 a card that has ceased to be what the words say isn't meant."""
    assert what.to is not None, "a text is bound before it is carried out"
    found = antecedent(s, r, what.to, gone)
    if what.kind is not None and not gone:
        kinds = (what.kind, *what.also)
        found = tuple([ref for ref in found if nouns.is_any_kind(s, ref, kinds)])
    return found


def antecedent(s: SpoilsState, r: Resolving, to: Antecedent, gone: bool) -> tuple[Ref, ...]:
    """What was found when the card was read."""
    if isinstance(to, Things):
        found = recall(s, r, named(r, to.slot, gone), gone)
        kinds = None if gone or r.kept is None else r.kept.kinds.get(to.slot)
        return found if kinds is None else tuple([ref for ref in found if nouns.is_any_kind(s, ref, kinds)])
    if isinstance(to, OfEvent):
        return _of_event(s, r, to.part, gone)
    if isinstance(to, Carrier):
        return _this(s, r, Kind.CARD, gone)
    if isinstance(to, Done):
        return recall(s, r, tuple([kept for way in ways(r, to) for kept in way.refs]), gone)
    if isinstance(to, Rest):
        return () if r.kept is None else recall(s, r, r.kept.rests.get(to.slot, ()), gone)
    if isinstance(to, Above):
        memory = memory_above(s, r, to.paragraph)
        return () if memory is None else recall(s, r, memory.things.get(to.slot, ()), gone)
    assert isinstance(to, Meant)
    return refs_of(s, r, to.what, gone=gone)


def memory_above(s: SpoilsState, r: Resolving, paragraph: int) -> Memory | None:
    """What is kept in mind of another paragraph of the same text, in this stay of its card in play."""
    x = s.in_play.get(r.source) or s.last_known[r.source].was
    above = place_beside(r.place, paragraph)
    return next((memory for place, memory in x.said if place == above), None)


def _of_event(s: SpoilsState, r: Resolving, part: Part, gone: bool) -> tuple[Ref, ...]:
    """503.1 What set a trigger off: in play by its number there, and where it has gone since it happened nowhere."""
    occasion = r.occasion
    if occasion is None:
        return NOTHING
    if part is Part.OTHER:
        other = occasion.source if occasion.other is None else occasion.other
        return NOTHING if other is None else recall(s, r, (keep_thing(other),), gone)
    if occasion.verb is Verb.USE:
        return _used(s, occasion.things[0])
    if gone:
        found = tuple([_ref_of(thing) for thing in occasion.things])
    else:
        found = recall(s, r, occasion.pins or _kept_things(occasion.things), gone)
    return tuple([_under_way(s, ref) for ref in found])


def _used(s: SpoilsState, of: Thing) -> tuple[Ref, ...]:
    """605.1e The ability of a card that is being used, by the number of the use."""
    uses = [one for one in reversed(s.being_played) if one.what is ActionKind.ABILITY]
    for action in uses:
        if action.source == _ref_of(of) or action.copy is _ref_of(of):
            return (action.id,)
    return NOTHING


def _under_way(s: SpoilsState, ref: Ref) -> Ref:
    """403.3a A card that is being played is meant as that, so that it can be terminated (O51) and has the numeric cost
    that it is played for (406.3)."""
    if isinstance(ref, Copy):
        for action in reversed(s.being_played):
            if action.copy is ref and action.what is ActionKind.CARD:
                return action.id
    return ref


def _kept_things(things: tuple[Thing, ...]) -> tuple[Kept, ...]:
    return tuple([keep_thing(thing) for thing in things])


def keep_thing(thing: Thing) -> Kept:
    """A reference to what something happened to."""
    if isinstance(thing, Copy):
        return Pin(thing, 0, 0)
    return thing.id if isinstance(thing, InPlay) else thing.was.id


def ways(r: Resolving, to: Done) -> list[ThisWay]:
    """What the instructions meant by 'this way' did."""
    if r.kept is None:
        return []
    return [way for slot in to.acts for way in r.kept.acts.get(slot, ())]


def _slot_of(what: What) -> int:
    """The number under which these words have named something, or mean what was named; 0: none."""
    if isinstance(what, (Some, OneOf, All, Top)):
        return what.slot
    return what.to.slot if isinstance(what, Back) and isinstance(what.to, Things) else 0


def named(r: Resolving, slot: int, gone: bool) -> tuple[Kept, ...]:
    """What a noun with this number named; with `gone`, also what a later cost has moved (402.4)."""
    if r.kept is None:
        return ()
    kept = r.kept.things.get(slot, ())
    lost = () if gone else r.kept.lost.get(slot, ())
    return tuple([one for one in kept if one not in lost]) if lost else kept


def recall(s: SpoilsState, r: Resolving, kept: Iterable[Kept], gone: bool) -> tuple[Ref, ...]:
    """402.4 What kept references mean now: a card that has left its area is lost to them, unless this very effect moved
    it. With `gone`, cards that were in play are meant as they were last there."""
    found: list[Ref] = []
    for one in kept:
        if isinstance(one, int) and one not in s.in_play:
            if (gone and one in s.last_known) or s.action(one) is not None:
                found.append(one)
            else:
                found.extend(moved_to(s, r, one))
            continue
        ref = s.kept(one)
        if ref is not None:
            found.append(ref)
        elif gone and isinstance(one, Pin):
            found.append(one.copy)
    return tuple(found)


def moved_to(s: SpoilsState, r: Resolving, id: int) -> tuple[Ref, ...]:
    """Where an effect has moved a card that was in play, if it is there still."""
    kept = None if r.kept is None else r.kept.moved.get(id)
    if kept is None:
        return NOTHING
    ref = s.kept(kept)
    return NOTHING if ref is None else (ref,)


def keep(s: SpoilsState, refs: Iterable[Ref]) -> tuple[Kept, ...]:
    """402.4 References to keep in mind: to cards in play by their numbers, to others where they are now."""
    return tuple([s.keep(ref) for ref in refs])


def remember(s: SpoilsState, r: Resolving, slot: int, refs: Iterable[Ref]) -> None:
    """What a noun has named, for later words to point at."""
    if slot:
        r.memory().things[slot] = keep(s, refs)


def done_this_way(s: SpoilsState, r: Resolving, slot: int, seat: Seat, refs: Iterable[Ref]) -> None:
    """An instruction that later words point at has been carried out by a player, to these things."""
    if slot:
        acts = r.memory().acts
        acts[slot] = (*acts.get(slot, ()), ThisWay(seat, keep(s, refs)))


def has_moved(s: SpoilsState, r: Resolving, before: Ref, after: Ref, what: What) -> None:
    """A text has itself moved a card: its later words still mean it (402.4 is about what others do to it). But what one
    cost has picked and another moves is lost to the effect, which comes after both. `what`: the words by which the card
    was moved."""
    memory = r.memory()
    if isinstance(before, int):
        memory.moved[before] = s.keep(after)
        if r.costs:
            for slot, kept in memory.things.items():
                if before in kept and slot != _slot_of(what):
                    memory.lost[slot] = (*memory.lost.get(slot, ()), before)
        return
    new = s.keep(after)
    for id, moved in memory.moved.items():
        if isinstance(moved, Pin) and moved.copy is before:
            memory.moved[id] = new
    for slot, kept in memory.things.items():
        if r.costs and slot != _slot_of(what):
            continue
        if any(isinstance(one, Pin) and one.copy is before for one in kept):
            memory.things[slot] = tuple([new if isinstance(one, Pin) and one.copy is before else one for one in kept])
