"""Moving cards between areas: the one place where anything changes area (304.1, 305.1, 306.1, 402.4, 403)."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.spoils.areas import knowledge, paths
from coven.games.spoils.areas.areas import BOTH, EVERYBODY, PLAYERS, Area, knows, opponent
from coven.games.spoils.areas.in_play import DOWN, UP, Copy, InPlay, LastKnown
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.standing import has_covert, number_of, subtypes_of, types_of
from coven.games.spoils.text.words.vocabulary import Face, Stat, State
from coven.kernel import Flow, Seat, seat_name, shuffle


def without(copies: tuple[Copy, ...], copy: Copy) -> tuple[Copy, ...]:
    """An area once a card has been taken out of it."""
    place = copies.index(copy)
    return copies[:place] + copies[place + 1 :]


def in_no_order(copies: tuple[Copy, ...], copy: Copy) -> tuple[Copy, ...]:
    """403.5b An area whose order says nothing, once a card has come there: it is kept by names, so that nothing can
    depend on which card came when."""
    place = len(copies)
    while place and copies[place - 1].card.name > copy.card.name:
        place -= 1
    return (*copies[:place], copy, *copies[place:])


def area_of(s: SpoilsState, copy: Copy) -> Area:
    """403.1 The area a card is in: there is always exactly one."""
    side = s.sides[copy.owner]
    if copy in side.hand:
        return Area.HAND
    if copy in side.discard_pile:
        return Area.DISCARD_PILE
    if copy in side.deck:
        return Area.DECK
    if copy in side.out_of_game:
        return Area.OUT_OF_GAME
    if any(x.copy is copy for x in s.in_play.values()):
        return Area.IN_PLAY
    return Area.BEING_PLAYED


def take(s: SpoilsState, copy: Copy, seen: int = EVERYBODY) -> Area:
    """Take a card out of the hand, deck, discard pile or out-of-game area it is in. Gives that area.

    `seen`: a bit for each seat that sees which card it is; its owner sees what leaves the own hand.
    """
    side = s.sides[copy.owner]
    if s.referred:
        s.lose_track(copy)
    if copy in side.hand:
        other = opponent(copy.owner)
        if not seen & knows(other):
            knowledge.left_unseen(side, other)
        else:
            s.saw(copy, seen, Area.HAND)
            if side.known[other]:
                knowledge.came_to_light(side, other, copy)
        side.hand = without(side.hand, copy)
        area = Area.HAND
    elif copy in side.discard_pile:
        side.discard_pile = without(side.discard_pile, copy)
        area = Area.DISCARD_PILE
        if copy.sheet.elsewhere:
            s.standing = None
    elif copy in side.out_of_game:
        side.out_of_game = without(side.out_of_game, copy)
        area = Area.OUT_OF_GAME
    else:
        side.deck = without(side.deck, copy)
        for seat in BOTH:
            if side.known[seat]:
                knowledge.taken_from_deck(side, seat, copy)
        area = Area.DECK
    if s.log is not None:
        s.lift(copy, paths.area(copy.owner, area))
    return area


def to_hand(s: SpoilsState, copies: Sequence[Copy], seen: int = 0) -> None:
    """Into their owners' hands. `seen`: a bit for each seat that sees which cards they are, besides the owner."""
    for copy in copies:
        side = s.sides[copy.owner]
        side.hand = (*side.hand, copy)
        other = opponent(copy.owner)
        if seen & knows(other):
            knowledge.seen_there(side, other, copy)
        s.saw(copy, seen | knows(copy.owner), Area.HAND)
        if s.log is not None:
            s.lay(copy, paths.area(copy.owner, Area.HAND), paths.seats(seen | knows(copy.owner)))


def draw(s: SpoilsState, seat: Seat, number: int) -> tuple[Copy, ...]:
    """306.1, 306.2, 306.3 The top cards of a deck come into its owner's hand together, as many as there are."""
    side = s.sides[seat]
    number = min(number, len(side.deck))
    if number <= 0:
        return ()
    drawn = side.deck[: -number - 1 : -1]
    side.deck = side.deck[:-number]
    side.hand = side.hand + drawn
    knowledge.drawn(side, drawn)
    mine = knows(seat)
    for copy in drawn:
        s.saw(copy, mine, Area.HAND)
    if s.referred:
        for copy in drawn:
            s.lose_track(copy)
    if s.log is not None:
        for copy in drawn:
            s.move(copy, paths.area(seat, Area.DECK), paths.area(seat, Area.HAND), (seat,))
    return drawn


def to_discard_pile(s: SpoilsState, copy: Copy) -> None:
    """403.5a Into its owner's discard pile, face-up for both to see."""
    s.in_the_open(copy, Area.DISCARD_PILE)
    side = s.sides[copy.owner]
    side.discard_pile = in_no_order(side.discard_pile, copy)
    if copy.sheet.elsewhere:  # 201.5b
        s.standing = None
    if s.log is not None:
        s.lay(copy, paths.area(copy.owner, Area.DISCARD_PILE), paths.ALL)


def out_of_game(s: SpoilsState, copy: Copy) -> None:
    """403.6a Set aside face-up for the rest of the game."""
    s.in_the_open(copy, Area.OUT_OF_GAME)
    side = s.sides[copy.owner]
    side.out_of_game = in_no_order(side.out_of_game, copy)
    if s.log is not None:
        s.lay(copy, paths.area(copy.owner, Area.OUT_OF_GAME), paths.ALL)


def to_top(s: SpoilsState, copy: Copy, seen: int) -> None:
    """On top of its owner's deck. `seen`: a bit for each seat that sees which card it is."""
    s.sides[copy.owner].deck = (*s.sides[copy.owner].deck, copy)
    _in_deck(s, copy, seen)


def to_bottom(s: SpoilsState, copy: Copy, seen: int) -> None:
    """To the bottom of its owner's deck. `seen`: a bit for each seat that sees which card it is."""
    s.sides[copy.owner].deck = (copy, *s.sides[copy.owner].deck)
    _in_deck(s, copy, seen)


def _in_deck(s: SpoilsState, copy: Copy, seen: int) -> None:
    side = s.sides[copy.owner]
    if seen:
        s.saw(copy, seen, Area.DECK)
        for seat in BOTH:
            if seen & knows(seat):
                knowledge.seen_there(side, seat, copy)
    if s.log is not None:
        s.lay(copy, paths.area(copy.owner, Area.DECK), paths.seats(seen))


def shuffle_deck(s: SpoilsState, seat: Seat, rule: str = "313.1") -> Flow[None]:
    """313.1 A deck is put in random order; nobody knows the place of any card in it after that."""
    side = s.sides[seat]
    shuffled = yield from shuffle(rule, f"{seat_name(seat)}'s deck", side.deck[::-1])
    s.mark = None  # 414.1: luck could have ended what goes on
    side = s.sides[seat]
    side.deck = tuple(reversed(shuffled))
    s.was_shuffled(side)
    knowledge.mixed(side)
    if s.referred:
        for copy in side.deck:
            s.lose_track(copy)


def look_through(s: SpoilsState, copies: Sequence[Copy], seat: Seat) -> None:
    """312.1 A seat looks through a deck that will be shuffled: it sees what is in it."""
    for copy in sorted(copies, key=_name):
        s.saw(copy, knows(seat), Area.DECK, placed=False)


def _name(copy: Copy) -> tuple[str, int]:
    return copy.card.name, copy.number


def enter_play(
    s: SpoilsState, copy: Copy, controller: Seat, face: Face = UP, *, known: int = EVERYBODY, attached_to: int = 0
) -> InPlay:
    """A card comes into play as a completely new card. `known`: of a face-down one, a bit for each seat that has seen
    it."""
    known &= PLAYERS
    x = InPlay(s.new_id(), copy, controller, s.turn, face, known=known, attached_to=attached_to)
    if face is UP:
        s.in_the_open(copy, Area.IN_PLAY)
    else:
        s.saw(copy, known, Area.IN_PLAY, x.id)
    s.in_play[x.id] = x
    s.standing = None
    if s.log is not None:
        s.lay(copy, paths.area(controller, Area.IN_PLAY), paths.ALL if face is UP else paths.seats(known))
    return x


def leave_play(s: SpoilsState, x: InPlay, seen: int = EVERYBODY) -> LastKnown:
    """A card leaves play, and all that is kept of it there is gone with it (409.2, 508.1); what it was is remembered.
    It is out of its battle, and the target of no attack any more (302.15, O60). `seen`: of a face-down card, a bit for
    each seat that sees then which it was."""
    if x.face is DOWN:
        s.saw(x.copy, seen, Area.IN_PLAY, x.id)
        x = x.changed(known=x.known | seen & PLAYERS)
    last = last_known(s.as_it_stood(), x)
    s.last_known = {**s.last_known, x.id: last}
    if s.log is not None:
        s.lift(x.copy, paths.area(x.controller, Area.IN_PLAY))
    del s.in_play[x.id]
    s.standing = None
    if s.battle is not None:
        remove_from_battle(s, x.id)
    return last


def last_known(s: SpoilsState, x: InPlay) -> LastKnown:
    """What a card is as it leaves play: as it was before any of those left that leave with it."""
    party: State | None = None
    if s.battle is not None:
        party = State.ATTACKING if x.id in s.battle.attackers else party
        party = State.BLOCKING if x.id in s.battle.blockers else party
    return LastKnown(
        x,
        number_of(s, x, Stat.STRENGTH),
        number_of(s, x, Stat.LIFE),
        number_of(s, x, Stat.SPEED),
        types_of(s, x),
        subtypes_of(s, x),
        has_covert(s, x),
        party,
    )


def remove_from_battle(s: SpoilsState, id: int) -> None:
    """302.15, 302.15#2, 407.4, 407.4a, 407.5, 407.5a, 208.4 A card drops out of its battle party, and damage assigned
    to it is lost (302.15#2, O18). As the target of the attack it stops being it (407.5, O60)."""
    battle = s.battle
    if battle is None:
        return
    if id == battle.target:
        s.battle = battle = battle.changed(target=0, shares=tuple([one for one in battle.shares if one.target != id]))
    if id in battle.attackers or id in battle.blockers or id in battle.blocking:
        s.battle = battle.changed(
            attackers=_other(battle.attackers, id),
            blockers=_other(battle.blockers, id),
            blocking=_other(battle.blocking, id),
            shares=tuple([one for one in battle.shares if one.target != id]),
        )


def _other(ids: tuple[int, ...], id: int) -> tuple[int, ...]:
    return tuple([one for one in ids if one != id])


def attach(s: SpoilsState, x: InPlay, to: int) -> None:
    """301.2, 301.2#2 Attach a card to another; it is detached in the same moment from what held it."""
    s.put(x.changed(attached_to=to))


def detach(s: SpoilsState, x: InPlay) -> None:
    """O27 Only the link goes: the card stays in play."""
    s.put(x.changed(attached_to=0))


def give_control(s: SpoilsState, x: InPlay, to: Seat) -> None:
    """407.3, 407.4, 407.5 Another player controls a card: it is out of its battle at once, and no target any more."""
    if x.controller == to:
        return
    if s.log is not None:
        s.lift(x.copy, paths.area(x.controller, Area.IN_PLAY))
    known = x.known | knows(to) if x.face is DOWN else x.known  # 411.2
    if known != x.known:
        s.saw(x.copy, known, Area.IN_PLAY, x.id)
    changed = x.changed(controller=to, since=s.turn, known=known)
    s.put(changed)
    if s.log is not None:
        s.lay(x.copy, paths.area(to, Area.IN_PLAY), paths.ALL if x.face is UP else paths.seats(known))
    remove_from_battle(s, x.id)
