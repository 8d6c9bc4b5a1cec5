"""403.1a, 403.2a Looking at cards and revealing them: who sees what."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.spoils.areas.areas import BOTH, EVERYBODY, PLAYERS, Area, knows
from coven.games.spoils.areas.copies import Cards
from coven.games.spoils.areas.in_play import DOWN, Copy, Ref
from coven.games.spoils.areas.knowledge import is_hidden, seen_there, shown_in_hand
from coven.games.spoils.areas.moving import area_of
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning import nouns
from coven.games.spoils.effects.meaning.references import done_this_way, remember, who_is
from coven.games.spoils.effects.records import Happening, Resolving
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.tree import Act, RevealUntil, Top, Verb
from coven.kernel import Flow, Reason, Seat, Secret, player


def why_not(s: SpoilsState, r: Resolving, seat: Seat, ref: Ref) -> Reason | None:
    """Anything can be looked at."""
    return None


def show(s: SpoilsState, copies: Sequence[Copy], seats: int) -> None:
    """Some seats see cards where they are, and know them there from now on."""
    for copy in copies:
        x = next((x for x in s.in_play.values() if x.copy is copy and x.face is DOWN), None)
        s.saw(copy, seats, area_of(s, copy), 0 if x is None else x.id)
    for side in s.sides:
        for seat in BOTH if copies else ():
            if not seats & knows(seat):
                continue
            hidden = [copy for copy in copies if copy.owner == side.seat and is_hidden(side, seat, copy)]
            for copy in hidden:
                if copy in side.deck:
                    seen_there(side, seat, copy)
            shown_in_hand(side, seat, [copy for copy in hidden if copy in side.hand])


def _keep_shown(s: SpoilsState, r: Resolving, copies: Sequence[Copy], seats: int) -> None:
    """What was seen of decks and hands lies before those seats until the effect has put it somewhere."""
    hidden = [copy for copy in copies if any(is_hidden(s.sides[copy.owner], seat, copy) for seat in BOTH)]
    if hidden:
        memory = r.memory()
        memory.shown = (*memory.shown, *[(s.keep(copy), seats) for copy in hidden])


def do_look(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], act: Act) -> Flow[list[Ref]]:
    """'Look at your opponent's hand.': whoever does it sees the cards, and nobody else."""
    yield from ()
    copies = cards_seen(s, refs, knows(seat))
    show(s, copies, knows(seat))
    _keep_shown(s, r, copies, knows(seat))
    told = "a card" if len(copies) == 1 else f"{len(copies)} cards"
    s.note("403.2a", "{0} looks at {1}", player(seat), Secret(Cards(tuple(copies)), (seat,), told))
    return list(refs)


def do_reveal(s: SpoilsState, r: Resolving, seat: Seat, refs: Sequence[Ref], act: Act) -> Flow[list[Ref]]:
    """'Reveal it.': everybody sees the cards."""
    yield from ()
    copies = cards_seen(s, refs, EVERYBODY)
    found = [] if isinstance(act.what, Top) else [copy for copy in copies if _was_searched_for(s, copy)]
    show(s, [copy for copy in copies if copy not in found], EVERYBODY)
    _keep_shown(s, r, copies, EVERYBODY)
    for copy in found:  # 312.1: what it is, and not where the shuffled deck has it
        s.saw(copy, EVERYBODY, Area.DECK, placed=False)
    s.note("403.2a", "{0} reveals {1}", player(seat), Cards(tuple(copies)))
    happened(s, Happening(Verb.REVEAL, seat, things=tuple(copies), amount=len(copies), cost=r.costs))
    return list(refs)


def _was_searched_for(s: SpoilsState, copy: Copy) -> bool:
    """312.1, 312.2 Whether a card of a deck was found in it in the step under way, and stays there until it is put
    somewhere: it was first seen as the deck was looked through."""
    if copy not in s.sides[copy.owner].deck:
        return False
    placed = True
    sight = s.seen
    while sight is not None and sight is not s.seen_before:
        if sight.copy is copy:
            placed = sight.placed
        sight = sight.before
    return not placed


def cards_seen(s: SpoilsState, refs: Sequence[Ref], seats: int) -> list[Copy]:
    """The cards meant; a face-down card in play is known from now on to those who see it (411.2)."""
    found: list[Copy] = []
    for ref in refs:
        if isinstance(ref, Copy):
            found.append(ref)
        elif ref in s.in_play:
            x = s.in_play[ref]
            if x.face is DOWN:
                s.put(x.changed(known=x.known | (seats & PLAYERS)))
            found.append(x.copy)
    return found


def do_until(s: SpoilsState, r: Resolving, seat: Seat, instruction: RevealUntil) -> Flow[bool]:
    """'Reveal cards from the top of your deck until you reveal a character.'"""
    yield from ()
    whose = who_is(s, r, instruction.whose)
    if whose is None:
        return False
    revealed: list[Copy] = []
    found: list[Copy] = []
    for copy in reversed(s.sides[whose].deck):
        revealed.append(copy)
        if nouns.is_such(s, r, copy, instruction.until.noun, anywhere=True):
            found.append(copy)
            break
    show(s, revealed, EVERYBODY)
    _keep_shown(s, r, revealed, EVERYBODY)
    s.note("403.1a", "{0} reveals {1}", player(seat), Cards(tuple(revealed)))
    if revealed:
        happened(s, Happening(Verb.REVEAL, seat, things=tuple(revealed), amount=len(revealed), cost=r.costs))
    slot = instruction.until.slot
    if slot:
        remember(s, r, slot, found)
        r.memory().rests[slot] = tuple([s.keep(copy) for copy in revealed if copy not in found])
    done_this_way(s, r, instruction.slot, seat, found)
    return bool(found)
