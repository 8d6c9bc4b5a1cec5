"""What the nouns and references of card text mean at this moment (4.10)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace
from typing import Final

from coven.games.revel.areas.areas import Side, knows, opponent
from coven.games.revel.areas.elements import ON_FIELD, Card, Element, Kept, LastKnown, Pin, Ref, Zone
from coven.games.revel.areas.knowledge import knows_place, looked_among, taken_up
from coven.games.revel.areas.markers import STAMINA
from coven.games.revel.areas.spells import has_types
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning import measuring
from coven.games.revel.effects.meaning.matching import ZONES, card_is, compares, element_matches
from coven.games.revel.effects.records import LastingEffect, Resolving, ThisWay
from coven.games.revel.text.tree import (
    Above,
    Actor,
    All,
    Back,
    Cannot,
    Carrier,
    Doer,
    Done,
    HasCounters,
    Kind,
    Meant,
    Named,
    NextDraws,
    Noun,
    OfEvent,
    OneOf,
    Pick,
    Place,
    PlayerOf,
    Rest,
    Things,
    This,
    Verb,
    What,
)
from coven.games.revel.text.words.vocabulary import (
    ANY,
    CARD,
    EACH,
    FIELD,
    HAND,
    OPPONENT,
    SPELL,
    THEIR,
    UNSAID,
    YOU,
    YOUR,
)
from coven.kernel import Seat

FROM_HAND: Final = frozenset({Verb.DISCARD, Verb.STASH, Verb.REVEAL, Verb.PLAY})
"""Verbs for which plain cards without a place are meant to come from the hand: nothing else could be."""


def standing(s: RevelState, ref: Ref) -> Element | LastKnown | None:
    """The element a reference means, or what is last known of it once it has left (4.10.14)."""
    if isinstance(ref, Card):
        return None
    element = s.element(ref)
    return s.last_known.get(ref) if element is None else element


def player_of(s: RevelState, ref: Ref) -> Seat:
    """4.10.5 'Its player': the controller on the field, elsewhere the owner. Control never changes, so it is one."""
    if isinstance(ref, Card):
        return ref.owner
    last = s.last_known.get(ref)
    return s.owner_of(ref) if last is None else last.element.owner  # 4.10.14


def who_is(s: RevelState, r: Resolving, who: Doer) -> Seat:
    """The one player that card text names."""
    if who is YOU:
        return r.you
    if who is OPPONENT:
        return opponent(r.you)
    if isinstance(who, PlayerOf):
        found = refs_of(s, r, who.of)
        return player_of(s, found[0]) if found else r.you  # 4.10.4: what has no player isn't carried out at all
    if isinstance(who, Actor):
        by = r.you if r.occasion.by is None else r.occasion.by
        return opponent(by) if who.opponent else by
    return r.each if who is EACH and r.each is not None else r.you


def players(s: RevelState, r: Resolving, who: Doer) -> tuple[Seat, ...]:
    """All players that card text names, the current player first."""
    if who is EACH and r.each is None:
        return (s.current, opponent(s.current))
    return (who_is(s, r, who),)


def place_of(noun: Noun, verb: Verb | None) -> Place:
    """4.10.1, 4.10.2 Where a noun's things are: on the field, unless it says otherwise or could not mean that."""
    if noun.place is not UNSAID:
        return noun.place
    return HAND if noun.kind is CARD and verb in FROM_HAND else FIELD


def everything(
    s: RevelState, r: Resolving, noun: Noun, verb: Verb | None = None, seat: Seat | None = None
) -> list[Ref]:
    """All that a noun names. `seat` is who carries the instruction out; plain cards in hand are that player's."""
    if noun.qualities:
        noun = measuring.settled(s, r, noun)
    place = place_of(noun, verb)
    if seat is None:
        seat = r.you if r.each is None else r.each
    if place is FIELD:
        return _on_field(s, r, noun, seat)
    found: list[Ref] = []
    for owner in owners(s, r, noun, place, seat):
        side = s.sides[owner]
        cards = side.hand if place is HAND else side.discards if place is Place.DISCARDS else side.deck
        found.extend([card for card in cards if card_is(card, noun)])
        if place is HAND and verb is not None and s.playing:
            found = [ref for ref in found if ref not in s.playing]  # 5.7.10: it can't pay for itself
    if noun.other:
        return _others(s, r, noun, found)
    return found


def _others(s: RevelState, r: Resolving, noun: Noun, found: list[Ref]) -> list[Ref]:
    """What is 'other' than what was named before it in the same effect, or else than the card itself."""
    than = noun.than
    if isinstance(than, Things):
        named = recall(s, kept(r, than.slot), True)
        return [ref for ref in found if ref not in named]
    return [ref for ref in found if ref is not r.card and ref != r.element]


def owners(s: RevelState, r: Resolving, noun: Noun, place: Place, seat: Seat) -> Sequence[Seat]:
    """4.10.4, 4.10.5 Whose areas a noun means; 'their' means the player who carries the instruction out."""
    whose = noun.whose
    if whose is YOUR:
        return (r.you,)
    if whose is ANY and place is not HAND:
        return (s.current, opponent(s.current))
    if whose is ANY or whose is THEIR:
        return (seat,)
    return (opponent(r.you),)  # 1.10.1


def own_place(s: RevelState, r: Resolving, noun: Noun, verb: Verb, seat: Seat) -> Place | None:
    """The place that a noun's things come from, if it is that of the player who carries the instruction out."""
    place = place_of(noun, verb)
    return place if tuple(owners(s, r, noun, place, seat)) == (seat,) else None


def _on_field(s: RevelState, r: Resolving, noun: Noun, doer: Seat) -> list[Ref]:
    """4.10.5 What a noun names on the field."""
    found: list[Ref] = []
    for seat in owners(s, r, noun, FIELD, doer):
        if noun.kind is SPELL and not noun.also:
            for spell in s.sides[seat].spells:
                if spell is not None and element_matches(s, spell, noun, r.you, r.element):
                    found.append(spell.id)
        elif noun.kind is Kind.MARKER:  # 4.10.3, 1.2.2: nothing else names one, for it is no card
            found.extend(marker for marker in s.sides[seat].stamina if _marker_matches(s, seat, marker, noun))
        else:  # 6.2.2: markers are not among the elements that have cards
            found.extend([e.id for e in s.elements_of(seat) if element_matches(s, e, noun, r.you, r.element)])
    if noun.than is not None:
        return _others(s, r, noun, found)
    return found


def _marker_matches(s: RevelState, seat: Seat, marker: int, noun: Noun) -> bool:
    """6.4.1 A Stamina marker has its name and nothing else, so it can only be told by that and by +1s put on it."""
    plus = s.sides[seat].marker_plus
    return all(
        (isinstance(quality, HasCounters) and compares(plus.count(marker), quality.compare, quality.amount))
        or (isinstance(quality, Named) and quality.name == STAMINA.name)
        for quality in noun.qualities
    )


def whose_draws(s: RevelState, r: Resolving, seat: Seat, what: NextDraws) -> Seat:
    """5.2.3 Whose next draws are meant by what a player is to do: of each player's, that player's own."""
    return seat if what.who is EACH else who_is(s, r, what.who)


def next_draws(s: RevelState, seat: Seat, amount: int) -> tuple[Card, ...]:
    """5.2.3 The top cards of a deck, the first to be drawn first."""
    deck = s.sides[seat].deck
    return deck[: -amount - 1 : -1]


def refs_of(s: RevelState, r: Resolving, what: What, *, gone: bool = True) -> tuple[Ref, ...]:
    """What is meant, where nothing has to be chosen. With `gone` also what has left: for values and the past."""
    if isinstance(what, This):
        return _this(s, r, what.kind, gone)
    if isinstance(what, Back):
        return _back(s, r, what, gone)
    if isinstance(what, OneOf):
        return refs_of(s, r, what.back, gone=gone)
    if isinstance(what, Pick):
        return recall(s, kept(r, what.slot), gone)
    refs: tuple[Ref, ...]
    if isinstance(what, All):
        refs = tuple(everything(s, r, what.noun))
    else:
        refs = next_draws(s, who_is(s, r, what.who), what.amount)
    if what.slot:
        pins: list[Kept] = [Pin(ref, 0) if isinstance(ref, Card) else ref for ref in refs]
        if r.place in r.card.sheet.puts_off:
            pins = [_marked(s, one, drawn=False) if isinstance(one, Pin) else one for one in pins]
        r.memory().things[what.slot] = tuple(pins)
    return refs


def all_of_them(s: RevelState, r: Resolving, what: OneOf) -> tuple[Ref, ...]:
    """Of '1 stance card among them' all of them that are there, of whatever types."""
    return refs_of(s, r, replace(what.back, types=()), gone=False)


def kept(r: Resolving, slot: int) -> tuple[Kept, ...]:
    """What a noun with this number named."""
    return () if r.kept is None else r.kept.things.get(slot, ())


def keep(s: RevelState, refs: Iterable[Ref]) -> tuple[Kept, ...]:
    """4.10.10, 4.10.12 References to keep: to elements by their ids, to cards where they are now."""
    found: list[Kept] = []
    for ref in refs:
        here = _as_element(s, ref)
        if isinstance(here, Card):
            token = s.referred.get(here)
            if token is None:
                token = s.new_id()
                s.referred = {**s.referred, here: token}
            found.append(Pin(here, token))
        else:
            found.append(here)
    return tuple(found)


def keep_for_long(s: RevelState, refs: Iterable[Ref], *, drawn: bool = False) -> tuple[Kept, ...]:
    """The same for longer than a step: what each seat can tell of the cards is kept with them (`traces`)."""
    return tuple([_marked(s, one, drawn) if isinstance(one, Pin) else one for one in keep(s, refs)])


def _marked(s: RevelState, pin: Pin, drawn: bool) -> Pin:
    area = s.zone_of(pin.card) if pin.token else None
    return Pin(pin.card, pin.token, s.speak_of(pin.card, area, drawn=drawn))


def name(s: RevelState, r: Resolving, refs: Iterable[Ref], *, drawn: bool = False) -> tuple[Kept, ...]:
    """4.10.8 What the words of an effect name, for those that point at it later: much later, if it puts them off."""
    return keep_for_long(s, refs, drawn=drawn) if r.place in r.card.sheet.puts_off else keep(s, refs)


def done_this_way(s: RevelState, r: Resolving, slot: int, seat: Seat, refs: Iterable[Ref], amount: int = 0) -> None:
    """4.10.15 An instruction that later words point at has been carried out by a player, to these things."""
    acts = r.memory().acts
    acts[slot] = (*acts.get(slot, ()), ThisWay(seat, keep(s, refs), amount))


def lost(s: RevelState) -> list[int]:
    """4.10.14 The elements that have left the field and that something still refers to."""
    refs: list[Ref | Kept] = [ref for element in s.elements() for _, _, chosen in element.chosen for ref in chosen]
    refs += [ref for lasting in s.lasting for ref in (*(lasting.on or ()), *said_by(lasting))]
    waits = (*s.relevant, *s.later)
    refs += [ref for waiting in waits for ref in (waiting.element, *waiting.occasion.it, *waiting.chosen)]
    kept = [delayed.memory for delayed in s.later if delayed.memory is not None]
    refs += [ref for memory in kept for things in memory.things.values() for ref in things]
    left = [ref for ref in refs if isinstance(ref, int) and ref in s.last_known and s.element(ref) is None]
    return list(dict.fromkeys(left))


def said_by(lasting: LastingEffect) -> tuple[int, ...]:
    """The element that says what can't be done: 'other' spells are others than this one, as long as it lasts."""
    return (lasting.element,) if lasting.element and isinstance(lasting.statement, Cannot) else ()


def recall(s: RevelState, what: tuple[Kept, ...], gone: bool) -> tuple[Ref, ...]:
    """4.10.12 What kept references still refer to; with `gone` also what they referred to and is lost."""
    found: list[Ref] = []
    for one in what:
        if isinstance(one, Pin):
            if gone or not one.token or s.referred.get(one.card) == one.token:
                found.append(_as_element(s, one.card) if not one.token else one.card)
        elif gone or is_there(s, one):
            found.append(one)
    return tuple(found)


def may_be_there(s: RevelState, r: Resolving, what: What) -> bool:
    """0.2.4 Whether somebody can't tell that what was kept for long is gone: then nobody can prove it."""
    for one in _kept_for_long(s, r, what):
        traces = s.sides[one.card.owner].traces.get(one.mark, ())
        if any(trace.places or (trace.gone and trace.cards) for trace in traces):
            return True
    return False


def tell_whether_there(s: RevelState, r: Resolving, what: What) -> None:
    """4.10.12 Something is about to be done to what was kept for long. Whether that is there still, everybody sees by
    that, though not everybody may see the cards."""
    pins = _kept_for_long(s, r, what)
    if pins and any(isinstance(ref, Card) for ref in refs_of(s, r, what)):
        there = refs_of(s, r, what, gone=False)
        s.tell(len(there))
        for side in s.sides:
            own = [one for one in pins if one.card.owner == side.seat]
            _look_for_again(s, side, own, there)
            if len(there) == len(pins):
                _take_up(s, side, own)


def is_plain(s: RevelState, r: Resolving, what: What) -> bool:
    """S51 Whether both players can tell which cards are meant, or that they are gone."""
    return all(s.is_plain(one.card, one.mark) for one in _kept_for_long(s, r, what))


def _kept_for_long(s: RevelState, r: Resolving, what: What) -> list[Pin]:
    """The cards that are meant by what was kept for longer than a step, if anything was."""
    if not any(side.traces for side in s.sides):
        return []
    back = what.back if isinstance(what, OneOf) else what
    if not isinstance(back, Back) or not isinstance(back.to, (Above, Things, Rest)):
        return []
    return [one for one in _kept_by(s, r, back.to) if isinstance(one, Pin)]


def _look_for_again(s: RevelState, side: Side, pins: list[Pin], there: Collection[Ref]) -> None:
    """3.6.1 Cards in a deck of which others can't tell where they lie are looked for there, and they see as little: not
    even which of those that are meant are still there, for they see no more than how many."""
    traces = [side.traces[one.mark][opponent(side.seat)] for one in pins if one.mark in side.traces]
    places = frozenset([place for trace in traces for place in (*trace.places, *trace.cards) if place in side.deck])
    found = [one.card for one in pins if one.card in there and one.card in side.deck and not s.is_public(one.card)]
    if found and len(places) > 1:
        s.found = (*s.found, *found)
        for card in found:
            known = knows_place(side, card.owner, card)
            s.sought = {**s.sought, card: places if known else frozenset(side.deck)}
        looked_among(side, places)


def _take_up(s: RevelState, side: Side, pins: list[Pin]) -> None:
    """3.6.1 The player of a deck takes up the cards there that are meant, and so sees of each whether it is one that
    lies where the player knew it to lie."""
    for one in pins:
        if one.card in side.deck and one.mark in side.traces:
            taken_up(side, one.card, one.mark)
            known = knows_place(side, side.seat, one.card)
            s.tell(side.deck.index(one.card) if known else None, knows(side.seat))


def is_unknown(r: Resolving, what: What) -> bool:
    """Whether possibility is judged before what is pointed at has been named or done."""
    if not r.unknown:
        return False
    if isinstance(what, OneOf):
        what = what.back
    if not isinstance(what, Back):
        return False
    to = what.to
    if isinstance(to, (Things, Rest)):
        return to.slot in r.unknown
    return isinstance(to, Done) and not r.unknown.isdisjoint(to.acts)


def is_there(s: RevelState, ref: Ref) -> bool:
    """Whether what is referred to is still where it was (4.10.12)."""
    if isinstance(ref, Card):
        return True
    return s.element(ref) is not None or any(ref in side.stamina for side in s.sides)


def _this(s: RevelState, r: Resolving, kind: Kind, gone: bool) -> tuple[Ref, ...]:
    """4.10.6 The element that carries the effect, where it is now."""
    if kind is CARD:
        return (_as_element(s, r.card),)
    if s.element(r.element) is not None or (gone and r.element in s.last_known):
        return (r.element,)
    return ()


def _as_element(s: RevelState, ref: Ref) -> Ref:
    """1.7.9 A card on the field is acted on as the element it is part of."""
    if isinstance(ref, Card) and s.zone_of(ref) in ON_FIELD:
        return next(element.id for element in s.elements_of(ref.owner) if ref in element.cards)
    return ref


def _back(s: RevelState, r: Resolving, what: Back, gone: bool) -> tuple[Ref, ...]:
    """4.10.8 What a back reference means; with types only those of them."""
    refs = _antecedent(s, r, what, gone)
    return tuple([ref for ref in refs if _has_types(s, ref, what.types)]) if what.types else refs


def _has_types(s: RevelState, ref: Ref, types: tuple[str, ...]) -> bool:
    if isinstance(ref, Card):
        return has_types((ref,), types)
    element = standing(s, ref)
    here = element.element if isinstance(element, LastKnown) else element
    return here is not None and has_types(here.cards, types)


def _antecedent(s: RevelState, r: Resolving, what: Back, gone: bool) -> tuple[Ref, ...]:
    """What was found when the card was read."""
    to = what.to
    if isinstance(to, Things):
        return recall(s, kept(r, to.slot), gone)
    if isinstance(to, OfEvent):
        found = tuple([_as_element(s, ref) for ref in r.occasion.it])
        return found if gone else tuple([ref for ref in found if is_there(s, ref)])
    if isinstance(to, Carrier):
        return _this(s, r, SPELL if r.element else CARD, gone)
    if isinstance(to, Done):
        return _of_kind(s, recall(s, done(r, to), gone), what.kind)
    if isinstance(to, Meant):
        return refs_of(s, r, to.what, gone=gone)
    assert isinstance(to, (Rest, Above)), "an effect is bound before it is carried out"
    return recall(s, _kept_by(s, r, to), gone)


def _kept_by(s: RevelState, r: Resolving, to: Things | Rest | Above) -> tuple[Kept, ...]:
    """What an effect keeps in mind of what it, or one above it, has named."""
    if isinstance(to, Things):
        return kept(r, to.slot)
    if isinstance(to, Rest):
        return () if r.kept is None else r.kept.rests.get(to.slot, ())
    if r.chosen:
        return r.chosen
    element = s.element(r.element)
    return () if element is None else element.chosen_above(r.card, r.place)


def done(r: Resolving, to: Done) -> tuple[Kept, ...]:
    """4.10.15 All that was done this way."""
    found: list[Kept] = []
    for way in ways(r, to):
        found.extend(way.refs)
    return tuple(found)


def ways(r: Resolving, to: Done) -> list[ThisWay]:
    """What the instructions meant by 'this way' did, and what made the effect relevant, if that is meant as well."""
    found: list[ThisWay] = []
    if to.event and r.occasion.by is not None:
        occasion = r.occasion
        elements = [ref for ref in occasion.it if not isinstance(ref, Card)]
        refs: list[Kept] = [*elements, *[Pin(card, 0) for card in occasion.cards]]
        found.append(ThisWay(r.occasion.by, tuple(refs), occasion.amount))
    if r.kept is not None:
        for slot in to.acts:
            found.extend(r.kept.acts.get(slot, ()))
    return found


def _of_kind(s: RevelState, refs: tuple[Ref, ...], kind: Kind | None) -> tuple[Ref, ...]:
    """4.10.15 An element that was moved is remembered together with its cards: the words say which are meant."""
    cards = tuple([ref for ref in refs if isinstance(ref, Card)])
    if kind is CARD:
        return cards or refs
    assert kind is not None, "what was done this way is called by what it is"
    found: list[Ref] = []
    for ref in refs:
        if not isinstance(ref, Card):
            element = standing(s, ref)
            here = element.element if isinstance(element, LastKnown) else element
            zone = Zone.STAMINA if here is None else here.zone
            if (kind is Kind.MARKER) is (zone is Zone.STAMINA) and ZONES.get(kind, zone) is zone:
                found.append(ref)  # 6.2.2: a marker is no element with cards
    return tuple(found)
