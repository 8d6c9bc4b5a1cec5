"""402.8 Putting cards into a hand, a deck, play or a discard pile, and removing them from the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.actions.draw import draw
from coven.games.spoils.actions.enter import enter, into_discard_pile, why_no_host
from coven.games.spoils.actions.joining import controller_of, join
from coven.games.spoils.actions.leave import NO_APPLIED, Way, leave
from coven.games.spoils.areas import knowledge, moving, paths
from coven.games.spoils.areas.areas import BOTH, EVERYBODY, Area, knows, opponent
from coven.games.spoils.areas.in_play import DOWN, UP, Copy, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.choosing import (
    at_random,
    could_differ,
    is_revealed,
    is_unseen,
    seen_by_this,
    select,
    why_not_enough_for,
)
from coven.games.spoils.effects.meaning.references import has_moved, players, refs_of, who_is
from coven.games.spoils.effects.records import Happening, Resolving, stands_for
from coven.games.spoils.effects.replacements import comes_about
from coven.games.spoils.effects.structure import NOBODY
from coven.games.spoils.effects.triggers import at_once, happened
from coven.games.spoils.seen.words import Speaking
from coven.games.spoils.text.tree import Face, Place, Put, Side, Verb
from coven.kernel import Flow, Question, Reason, Seat, Secret, choose

WHICH_FIRST: Final = Question("which card goes first", "Which card goes to the deck next?", "402.5", "the card's name")
NOT_PUT: Final = Reason("402.5", "only the order of the cards that go to the deck is chosen")

ORIGINS: Final = {
    Area.HAND: Place.HAND,
    Area.DECK: Place.DECK,
    Area.DISCARD_PILE: Place.DISCARD_PILE,
    Area.OUT_OF_GAME: Place.OUT_OF_GAME,
    Area.BEING_PLAYED: Place.BEING_PLAYED,
    Area.IN_PLAY: Place.IN_PLAY,
}

IN_THE_OPEN: Final = (Place.DISCARD_PILE, Place.OUT_OF_GAME)
NOTHING_LOST: Final[Sequence[frozenset[Copy]]] = (frozenset(), frozenset())

WORDS: Final = {
    Place.HAND: ("403.2", "{0} goes to its owner's hand"),
    Place.DECK: ("403.1", "{0} goes to its owner's deck"),
    Place.DISCARD_PILE: ("403.5a", "{0} goes to its owner's discard pile"),
    Place.OUT_OF_GAME: ("403.6a", "{0} is removed from the game"),
}


def why_impossible(s: SpoilsState, r: Resolving, instruction: Put) -> Reason | None:
    """Why cards can't be put somewhere, or None."""
    seats = players(s, r, instruction.who)
    return why_not_enough_for(s, r, seats[0], Verb.PUT, instruction.what) if seats else NOBODY


def do(s: SpoilsState, r: Resolving, seat: Seat, instruction: Put) -> Flow[bool]:
    """'Put it into its owner's hand.', 'Put a character from your discard pile into play.', 'Remove it from the
    game.', 'Shuffle it into its owner's deck.'"""
    refs = yield from select(s, r, seat, Verb.PUT, instruction.what)
    if instruction.instead_of is not None and refs and not any(_is_under_way(s, ref) for ref in refs):
        return True  # 314.1: as it was terminated it went there at once
    if instruction.any_order and instruction.to is Place.DECK:
        refs = yield from _in_order(s, r, stands_for(r, seat), refs)
    putting = _into_play if instruction.to is Place.IN_PLAY else _elsewhere
    done = yield from at_once(s, putting(s, r, seat, refs, instruction))  # O03
    return bool(refs) and len(done) == len(refs)


def _is_under_way(s: SpoilsState, ref: Ref) -> bool:
    return isinstance(ref, int) and s.action(ref) is not None


def _in_order(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref]) -> Flow[tuple[Ref, ...]]:
    """'in any order': whoever puts them there says which goes first; the last one is left. Nobody is shown cards by
    having to order them: what can't be told apart lies anyhow (O36). Nor is anybody else shown the order, unless the
    cards lie open."""
    if any(is_unseen(s, seat, ref) for ref in refs):
        return tuple((yield from at_random(s, refs, len(refs))))
    left, ordered = list(refs), []
    everybody = _lie_open(s, r, seat, refs)
    while len(left) > 1:
        speaking = Speaking(s, seat)
        offered = speaking.unlike_refs(left)
        first = yield from choose(
            s,
            seat,
            WHICH_FIRST,
            offered,
            say=speaking,
            always=could_differ(s, seat, left),
            why_not=lambda one: NOT_PUT,
            shows=_shows_next if everybody else None,
        )
        left = [ref for ref in left if ref is not first]
        ordered.append(first)
    return (*ordered, *left)


def _lie_open(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref]) -> bool:
    """Whether everybody sees which of these cards goes where: what once was seen need not lie open now."""
    return all(
        not isinstance(ref, Copy) or EVERYBODY in (_seen_by(s, ref, seat), seen_by_this(s, r, ref)) for ref in refs
    )


def _shows_next(ref: Ref) -> object:
    """What everybody sees of the card that goes next, where they can tell which cards these are."""
    return (ref.owner, ref.card.name) if isinstance(ref, Copy) else ref


def _elsewhere(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], put: Put) -> Flow[list[Ref]]:
    """O03 All of them together, those in play with what is attached to them (301.4)."""
    done: list[Ref] = []
    in_play = [ref for ref in refs if isinstance(ref, int) and ref in s.in_play]
    applied = NO_APPLIED if r.replacing is None else r.replacing.applied
    decks: set[Seat] = set()
    if in_play:
        rule, words = WORDS[put.to]
        way = Way(Verb.PUT, put.to, rule, words, Arrival(put), seat=seat, cost=r.costs, applied=applied)
        for last in (yield from leave(s, in_play, way)):
            if not last.was.copy.is_token:
                has_moved(s, r, last.was.id, last.was.copy, put.what)
                decks.add(last.was.owner)
            if last.was.id in in_play:
                done.append(last.was.id)
    copies = [ref if isinstance(ref, Copy) else _being_played(s, ref) for ref in refs if ref not in in_play]
    moved = yield from _put_copies(s, r, seat, [copy for copy in copies if copy is not None], put, applied)
    done.extend(moved)
    decks.update([copy.owner for copy in moved])
    if put.to is Place.DECK and put.side is Side.ANY:  # 313.2: only if something was added
        for owner in BOTH:
            if owner in decks:
                yield from moving.shuffle_deck(s, owner, "313.2")
    return done


def _being_played(s: SpoilsState, ref: Ref) -> Copy | None:
    """A card that is being played: what moves it ends that."""
    action = s.action(ref) if isinstance(ref, int) else None
    return None if action is None or action.duplicate else action.copy


class Arrival:
    """Puts a card where an instruction says."""

    __slots__ = ("put",)

    def __init__(self, put: Put) -> None:
        self.put = put

    def __call__(self, s: SpoilsState, copy: Copy, seen: int) -> None:
        to, side = self.put.to, self.put.side
        if to is Place.HAND:
            moving.to_hand(s, (copy,), seen)
        elif to is Place.DISCARD_PILE:
            moving.to_discard_pile(s, copy)
        elif to is Place.OUT_OF_GAME:
            moving.out_of_game(s, copy)
        elif side is Side.TOP:
            moving.to_top(s, copy, seen)
        else:
            moving.to_bottom(s, copy, seen)


def _put_copies(
    s: SpoilsState, r: Resolving, seat: Seat, copies: Sequence[Copy], put: Put, applied: frozenset[object]
) -> Flow[list[Copy]]:
    """Cards that are not in play. O64 To put the top cards of a deck into its owner's hand is to draw them; what a
    search has found is taken from wherever it was (312.1), and so is what was chosen among others unseen (403.1a)."""
    if put.to is Place.HAND and copies and _are_on_top(s, copies) and not _could_be_others(s, r, copies):
        seen = {copy: _seen_by(s, copy, seat) for copy in copies}
        drawn = yield from draw(s, copies[0].owner, len(copies), "O64", cost=r.costs, applied=applied)
        for copy in drawn:
            if seen.get(copy):
                s.saw(copy, seen[copy], Area.HAND)
            has_moved(s, r, copy, copy, put.what)
        return list(drawn)
    by = stands_for(r, seat)
    lost = NOTHING_LOST if put.to in IN_THE_OPEN else _lose_sight(s, r, by, copies, put.any_order)
    going: list[tuple[Copy, Happening]] = []
    for copy in copies:
        origin = ORIGINS[moving.area_of(s, copy)]
        what = Happening(Verb.PUT, seat, things=(copy,), origin=origin, to=put.to, cost=r.costs)
        what.applied = applied
        moves = origin is not put.to or put.to is Place.DECK
        if moves and (yield from comes_about(s, what)):
            going.append((copy, what))
    arrival = Arrival(put)
    for copy, what in going:
        seen_by = _seen_by(s, copy, by, lost)
        _take(s, copy, seen_by)
        public = put.to in IN_THE_OPEN
        arrival(s, copy, seen_by)
        rule, words = WORDS[put.to]
        told = copy if public or seen_by == EVERYBODY else Secret(copy, paths_seats(seen_by), "a card")
        what.line = s.note(rule, words, told)
        has_moved(s, r, copy, copy, put.what)
    for _, what in going:
        happened(s, what)
    return [copy for copy, _ in going]


def paths_seats(seen: int) -> tuple[Seat, ...]:
    """The seats whose bits are set."""
    return tuple([seat for seat in BOTH if seen & knows(seat)])


def _take(s: SpoilsState, copy: Copy, seen: int) -> None:
    """Take a card from where it is, also one that is being played."""
    for action in s.being_played:
        if action.copy is copy and not action.duplicate and action.ability is None:
            s.end_action(action.id)
            if s.log is not None:
                s.lift(copy, paths.BEING_PLAYED)
            return
    moving.take(s, copy, seen)


def _lose_sight(
    s: SpoilsState, r: Resolving, by: Seat, copies: Sequence[Copy], any_order: bool
) -> Sequence[frozenset[Copy]]:
    """403.1a, 403.2a For each seat, the cards that it can't tell from each other as some of them are put somewhere
    unseen: `by` has put them in order, or somebody has chosen among them, or they were taken unseen. Who has once seen
    such cards in a deck knows their places no more."""
    lost: list[set[Copy]] = [set(), set()]
    if any_order and len(copies) > 1 and not _lie_open(s, r, by, copies):
        lost[opponent(by)].update(copies)
    for among in () if r.kept is None else r.kept.among:
        there = [one for one in map(s.kept, among.refs) if isinstance(one, Copy)]
        going = [one for one in there if one in copies]
        if not going or len(going) == len(there):
            continue
        for seat in BOTH:
            seen = EVERYBODY if seat != by else knows(seat)
            follows = seat == among.chooser or (seat == by and among.chooser is not None)
            if not follows and any(seen_by_this(s, r, one) & seen != seen for one in going):
                lost[seat].update([one for one in there if one not in s.sides[seat].hand])
    for seat in BOTH:
        for side in s.sides if lost[seat] else ():
            knowledge.told_apart_no_more(side, seat, lost[seat])
    return [frozenset(one) for one in lost]


def _seen_by(s: SpoilsState, copy: Copy, by: Seat, lost: Sequence[frozenset[Copy]] = NOTHING_LOST) -> int:
    """403.2a A bit for each seat that can tell which card this is, and one for whoever looks on if it lies in the open
    or is being shown. Who has once seen a hand can't tell which of its cards its owner takes from it now. `lost`: for
    each seat, the cards of which it can't tell any more which is which."""
    side = s.sides[copy.owner]
    hidden = copy in side.hand or copy in side.deck
    if not hidden or is_revealed(s, copy) or s.was_found_and_shown(copy):
        return EVERYBODY
    secretly = copy in side.hand and by == copy.owner and len(side.hand) > 1
    return sum(
        [
            knows(seat)
            for seat in BOTH
            if not is_unseen(s, seat, copy) and copy not in lost[seat] and (seat == copy.owner or not secretly)
        ]
    )


def _are_on_top(s: SpoilsState, copies: Sequence[Copy]) -> bool:
    deck = s.sides[copies[0].owner].deck
    return len(copies) <= len(deck) and set(deck[-len(copies) :]) == set(copies)


def _could_be_others(s: SpoilsState, r: Resolving, copies: Sequence[Copy]) -> bool:
    """O64, 312.1, 403.1a Whether nobody else can tell that these lay on top: they were found by a search, or chosen
    unseen among cards of which others are there still."""
    if r.kept is None:
        return False
    if any(copy in r.kept.found for copy in copies):
        return True
    groups = [[s.kept(one) for one in among.refs] for among in r.kept.among]
    return any(
        any(one in copies for one in there) and any(one is not None and one not in copies for one in there)
        for there in groups
    )


def _into_play(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], put: Put) -> Flow[list[Ref]]:
    """402.8, 507.2b to 507.2d Put cards into play: what attaches to another enters after it."""
    controller = seat if put.under is None else who_is(s, r, put.under)
    if controller is None:
        return []
    copies = [ref if isinstance(ref, Copy) else _being_played(s, ref) for ref in refs]
    done: list[Ref] = []
    for copy in sorted([one for one in copies if one is not None], key=_attaches):
        entered = yield from _one_into_play(s, r, seat, controller, copy, put)
        if entered:
            has_moved(s, r, copy, entered, put.what)
            done.append(entered)
    return done


def _attaches(copy: Copy) -> bool:
    return copy.sheet.attach_to is not None


def _one_into_play(s: SpoilsState, r: Resolving, seat: Seat, controller: Seat, copy: Copy, put: Put) -> Flow[int]:
    """One card is put into play. Gives its number there; 0 if it couldn't enter."""
    origin = ORIGINS[moving.area_of(s, copy)]
    face = DOWN if put.face is Face.DOWN else UP
    host: int | Reason = 0
    if put.attached_to is not None:
        hosts = refs_of(s, r, put.attached_to)
        host = hosts[0] if hosts and isinstance(hosts[0], int) and hosts[0] in s.in_play else NO_TARGET
    elif face is UP:
        host = yield from why_no_host(s, r, controller, copy)
    if face is UP and copy.card.is_tactic:
        host = A_TACTIC
    if isinstance(host, Reason):  # 507.2c: to the discard pile, and it stays there if it is in it
        if origin is not Place.DISCARD_PILE:
            _take(s, copy, EVERYBODY)
            into_discard_pile(s, copy, host.rule)
        return 0
    by = stands_for(r, seat)
    lost = NOTHING_LOST if face is UP else _lose_sight(s, r, by, (copy,), any_order=False)
    seen = EVERYBODY if face is UP else _seen_by(s, copy, by, lost) | knows(controller)
    _take(s, copy, seen)
    x = yield from enter(
        s, copy, controller, face=face, known=seen, attached_to=host, depleted=put.depleted, origin=origin
    )
    if put.party is not None and s.battle is not None and x.controller == controller_of(s.battle, put.party):
        join(s, x, put.party)
    return x.id


NO_TARGET: Final = Reason("507.2c", "what it would be attached to is not in play")
A_TACTIC: Final = Reason("205.2", "a tactic is never in play")
