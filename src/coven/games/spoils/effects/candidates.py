"""402.3, 310.1 Which cards an instruction speaks of where some of several are taken, and why another is not one of
them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from coven.games.spoils.areas.in_play import DOWN, Copy, InPlay, LastKnown, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.keywords import ATTACH_SLOT
from coven.games.spoils.effects.meaning import amounts, nouns, references
from coven.games.spoils.effects.prohibitions import why_cannot
from coven.games.spoils.effects.quoted import asked_for, asked_now, says
from coven.games.spoils.effects.records import Action, Resolving, stands_for
from coven.games.spoils.effects.requirements import demands_for, most_required
from coven.games.spoils.text.tree import (
    Act,
    Back,
    CouldBePicked,
    Face,
    Instruction,
    Kind,
    OneOf,
    Place,
    Put,
    Some,
    Things,
    Verb,
    What,
)
from coven.kernel import Reason, Seat

NO_FACTION: Final = Reason("202.9a", "a faction is picked only where the text names factions")
IS_FACE_DOWN: Final = Reason("411.1", "a face-down card is a resource and nothing else")
IN_PLAY_ONLY: Final = "a text that names no area speaks of cards in play"
NOT_IN_HAND: Final = Reason("603.1a", "only a card in your hand can be played")
DISCARDED: Final = Reason("305.1", "only a card in hand is discarded, and by its owner")
TAKEN: Final = "that has been taken already"
MUST_COMPLETE: Final = Reason("401.2", "a cost is met whole or not at all")
HAS_TO: Final = Reason("402.5", "an effect is carried out as far as it can be")

UNSEEN_VERBS: Final = (Verb.CHOOSE, Verb.LOOK)
"""What is done to a card without anything happening to it."""
SHOWING_VERBS: Final = (Verb.DISCARD, Verb.DUPLICATE, Verb.PLAY, Verb.REVEAL)
"""What shows everybody which card of a hand or deck it is done to."""

WhyNot: TypeAlias = Callable[[SpoilsState, Resolving, Seat, Ref], Reason | None]
"""Why something can't be done to a card, or None."""


def rule_of(r: Resolving, verb: Verb) -> str:
    """310.1, 401.3, 402.5 The clause by which a player takes some of several: to pick is an act of its own, an extra
    cost has to be completed, and an effect is carried out as far as it can be."""
    if verb is Verb.PICK:
        return "310.1"
    return "401.3" if r.costs else "402.5"


def candidates(s: SpoilsState, r: Resolving, seat: Seat, verb: Verb, what: Some | OneOf) -> list[Ref]:
    """What may be taken where some of several are. 310.1#2 Only what is picked can be kept from being picked."""
    if isinstance(what, OneOf):
        found = list(references.refs_of(s, r, what.back))
        if what.noun is not None:
            noun = what.noun
            found = [ref for ref in found if _is(s, r, ref, what)]
            assert noun is not None
    else:
        found = nouns.everything(s, r, what.noun, verb, seat)
        if CouldBePicked() in what.noun.qualities:
            instead = _could_be_picked(s)
            found = [ref for ref in found if ref in instead]
    if verb is Verb.PICK:
        found = [ref for ref in found if why_not_picked(s, seat, ref) is None]
    return found


def _could_be_picked(s: SpoilsState) -> list[Ref]:
    """310.1, 402.7, 505.2 What the card or ability that is responded to could have picked in place of what it did pick:
    what its words name and its player may pick; where something demands to be picked, only that."""
    action = nouns.picking(s)
    if action is None:
        return []
    kept = action.kept
    r = Resolving(action.seat, action.copy, action.source, action.place, action=action, kept=kept)
    found: list[Ref] = []
    for noun, seat in kept.picks:
        there = [ref for ref in nouns.everything(s, r, noun, Verb.PICK, seat) if why_not_picked(s, seat, ref) is None]
        found.extend(most_required(s, Verb.PICK, there, 1))
    picked = references.keep(s, found)
    return [ref for ref, one in zip(found, picked, strict=True) if one not in kept.picked]


def _is(s: SpoilsState, r: Resolving, ref: Ref, what: OneOf) -> bool:
    seen = references.look(s, ref)
    return seen is not None and what.noun is not None and nouns.is_such(s, r, seen, what.noun, anywhere=True)


def why_not_picked(s: SpoilsState, seat: Seat, ref: Ref) -> Reason | None:
    """310.1, 402.7, O53 Why a player can't pick a card, or None."""
    seen = references.look(s, ref)
    if seen is None or isinstance(seen, (Action, LastKnown)):
        return None
    return why_cannot(s, seat, Verb.PICK, seen)


def why_not_asked_for(
    s: SpoilsState, r: Resolving, seat: Seat, verb: Verb, what: Some | OneOf, ref: Ref
) -> Reason | None:
    """402.3, 402.3a, 202.9a, 507.2a, 310.1 Why a card is not among those that an instruction speaks of, or None: what
    `candidates` leaves out, by the clause that leaves it out."""
    unknown = isinstance(what, Some) and nouns.is_hidden_from(s, stands_for(r, seat), ref, what.noun)
    if not unknown and ref in candidates(s, r, seat, verb, what):
        return None
    other = Reason(rule_of(r, verb), f"{r.copy} asks for {asked_now(what, amounts.known_variable(r))}")
    seen = references.look(s, ref)
    if isinstance(what, OneOf) or seen is None or unknown:
        return other
    noun, place = what.noun, nouns.place_of(what.noun, verb)
    if not nouns.is_in(s, seen, place):
        return _elsewhere(noun.place, place, verb, other)
    if nouns.is_kind(s, ref, Kind.FACTION) and noun.kind is not Kind.FACTION:
        return NO_FACTION
    if nouns.is_such(s, r, seen, noun, anywhere=True):
        return why_not_picked(s, seat, ref) or other
    if any(nouns.is_kind(s, ref, kind) for kind in (noun.kind, *noun.also)):
        return other
    if what.slot == ATTACH_SLOT:
        return Reason("507.2a", f"{r.copy} is attached to {asked_for(what)}")
    return IS_FACE_DOWN if isinstance(seen, InPlay) and seen.face is DOWN else other


def _elsewhere(said: Place, place: Place, verb: Verb, other: Reason) -> Reason:
    """305.1, 603.1a, 402.3, 402.3a A card in another area than an instruction speaks of: one that it names (`other`),
    or one that goes without saying."""
    if verb is Verb.DISCARD:
        return DISCARDED
    if said is not Place.UNSAID:
        return other
    if verb is Verb.PLAY:
        return NOT_IN_HAND
    return Reason("402.3a" if verb is Verb.PICK else "402.3", IN_PLAY_ONLY) if place is Place.IN_PLAY else other


def comes_to_light(following: Instruction | None, slot: int) -> bool:
    """305.1, 312.2 Whether the next thing that is done shows everybody what was found or chosen: it is revealed or
    discarded, or put where it lies in the open."""
    if isinstance(following, Act):
        return following.verb in (Verb.REVEAL, Verb.DISCARD) and _is_meant(following.what, slot)
    if not isinstance(following, Put) or not _is_meant(following.what, slot):
        return False
    in_play = following.to is Place.IN_PLAY and following.face is Face.UP
    return in_play or following.to in (Place.DISCARD_PILE, Place.OUT_OF_GAME)


def _is_meant(what: What, slot: int) -> bool:
    return isinstance(what, Back) and what.to == Things(slot)


class Taking:
    """What a player takes some of, and for what; and why something can't be taken."""

    __slots__ = ("least", "offered", "r", "s", "seat", "taken", "verb", "what", "why_not")

    def __init__(
        self,
        s: SpoilsState,
        r: Resolving,
        seat: Seat,
        verb: Verb,
        what: Some | OneOf,
        least: int,
        why_not: WhyNot | None,
    ) -> None:
        self.s = s
        self.r = r
        self.seat = seat
        """Who carries the instruction out."""
        self.verb = verb
        self.what = what
        self.least = least
        """So many have to be taken."""
        self.why_not = why_not
        """Why it can't be done to one."""
        self.taken: tuple[Ref, ...] = ()
        """What has been taken so far."""
        self.offered: tuple[Ref, ...] = ()
        """What is offered next."""

    def __call__(self, one: object) -> Reason | None:
        """310.1, 401.3, 402.5, 505.1, 505.2 Why a card isn't offered, or why no more can't be said; None if this
        doesn't know."""
        if isinstance(one, str):
            if self.least > len(self.taken):
                return MUST_COMPLETE if self.r.costs else HAS_TO
            return self._demand()
        if not isinstance(one, (int, Copy)):
            return None
        if one in self.taken:
            return Reason(rule_of(self.r, self.verb), TAKEN)
        reason = why_not_asked_for(self.s, self.r, self.seat, self.verb, self.what, one)
        if reason is None and self.why_not is not None:
            reason = self.why_not(self.s, self.r, self.seat, one)
        return self._demand() if reason is None and one not in self.offered else reason

    def means(self, one: object) -> bool:
        """402.3, 402.3a Whether a card is where this looks, so that of several that are called alike it is the one that
        is meant, whether it can be taken or not."""
        if not isinstance(one, (int, Copy)) or isinstance(self.what, OneOf):
            return one in self.offered
        seen = references.look(self.s, one)
        return seen is not None and nouns.is_in(self.s, seen, nouns.place_of(self.what.noun, self.verb))

    def shows(self, one: object) -> object:
        """310.1, 402.5 What everybody sees of what is taken, as it is done to it: something in play, a card that lay in
        the open, or one that comes to light thereby or at once after. What is only chosen or looked at, nobody need
        see."""
        shown = self.verb in SHOWING_VERBS or (self.verb is Verb.CHOOSE and self._comes_to_light())
        if self.verb in UNSEEN_VERBS and not shown:
            return None
        if isinstance(one, Copy):
            side = self.s.sides[one.owner]
            is_open = one in side.discard_pile or one in side.out_of_game
            return (one.owner, one.card.name) if is_open or shown else None
        return one

    def _comes_to_light(self) -> bool:
        return comes_to_light(self.r.following, self.what.slot)

    def _demand(self) -> Reason | None:
        """505.1, 505.2 What demands that one of those be taken which are offered, or None."""
        picked = self.offered if self.verb is Verb.PICK else ()
        demands = [said for ref in picked for said in demands_for(self.s, self.verb, ref)]
        return says("505.1", demands[0].copy, demands[0].text) if demands else None
