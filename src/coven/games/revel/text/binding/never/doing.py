"""What can't be done to what, whatever the position: each verb with what it is never done to, and the rule."""

from __future__ import annotations

from typing import Final, NamedTuple

from coven.games.revel.text.binding.never.subjects import CARDS, MARKER, PLAYED, SPELLS, STRIKE, Speaker, Types
from coven.games.revel.text.tree import Act, All, Kind, NextDraws, Noun, Pick, Place, Verb


class Why(NamedTuple):
    """Why something can't be done, the rule, and what could be said."""

    problem: str
    rule: str
    ways: tuple[str, ...] = ()


MOVED: Final = (Verb.DRAW, Verb.STASH, Verb.TOP, Verb.SHUFFLE_IN, Verb.REVEAL, Verb.PLACE, Verb.LOOK)
"""6.2.2 What is done to cards, and never to markers."""


NO_CARDS: Final = {
    Kind.POWER: Why("a Power is used, and nothing else is done to it", "4.8.2", ("'use a Power'",)),
    Kind.PLAY: Why("plays are gained, spent, lost or skipped", "2.3.6", ("'skip a play'",)),
    Kind.SPACE: Why("nothing is done to spell spaces, only to what is in them", "3.4.12"),
}
"""What is no element and no card, and so can't be moved, played or shown."""
TO_CARDS: Final = frozenset({*MOVED, Verb.DISCARD, Verb.PLAY, Verb.STITCH, Verb.OVERPOWER, Verb.SWAP, Verb.ENTER})


def not_done_to_kind(verb: Verb, noun: Noun) -> Why | None:
    """Why a verb is never done to what is no card."""
    return NO_CARDS.get(noun.kind) if verb in TO_CARDS else None


def not_done_to(verb: Verb, types: Types) -> Why | None:
    """Why a verb is never done to what has only these types."""
    if types == MARKER and verb is Verb.PLAY:
        return Why("markers are never played", "6.4.2")
    if types == MARKER and verb in MOVED:
        return Why("a marker is no card: it is added to the field and leaves it, and that is all", "6.2.2")
    if verb is Verb.PLAY and not types & PLAYED:
        return Why("only spell cards and stance cards are played", "5.5.6")
    if verb is Verb.ENTER and types <= CARDS - PLAYED:
        return Why("witches and resources are on the field from the start", "3.5.1")
    if verb is Verb.STITCH and not types & STRIKE:
        return Why("only strike spells are stitched", "5.7.4")
    if verb is Verb.OVERPOWER and not types & SPELLS:
        return Why("only spells are overpowered", "5.8.2")
    if verb in (Verb.PLACE, Verb.SWAP) and not types & SPELLS:
        return Why("only spell cards are in spell spaces", "3.4.12")
    return None


def not_done_by(types: Types) -> Why | None:
    """5.8.1 Why what has only these types never overpowers."""
    return None if types & STRIKE else Why("only a spell with Power overpowers", "5.8.1")


def not_acted(act: Act, speaker: Speaker) -> Why | None:
    """Why an instruction with a verb can never be carried out."""
    what = act.what
    types = speaker.types_of(what)
    never = None if not types else not_done_to(act.verb, types)
    if never is not None:
        return never
    if isinstance(what, NextDraws):
        return Why("it is on top of the deck already", "5.2.3") if act.verb is Verb.TOP else None
    return not_from(act.verb, what.noun) if isinstance(what, Pick | All) else None


def not_from(verb: Verb, noun: Noun) -> Why | None:
    """What can't be done to things where they are."""
    field = noun.place is Place.FIELD or (noun.place is Place.UNSAID and noun.kind is not Kind.CARD)
    word = "card" if noun.kind is Kind.CARD else f"{noun.kind.value} card"
    from_hand = (f"1 {word} from your hand",)
    if verb is Verb.OVERPOWER:
        return not_off_field(noun)
    if noun.also:
        return None
    if verb is Verb.REVEAL and field:
        return Why("what is on the field is visible to everybody", "5.4.2", from_hand)
    if verb is Verb.PLAY and field:
        return Why("what is on the field has been played: a card is played from somewhere else", "5.5.2", from_hand)
    why = not_where(verb, noun.place)
    return why._replace(ways=from_hand) if why is not None and verb is Verb.REVEAL else why


def not_where(verb: Verb, place: Place | None) -> Why | None:
    """What can't be done to what lies somewhere: it is there already."""
    if verb is Verb.REVEAL and place is Place.DISCARDS:
        return Why("what is in discards is visible to everybody", "5.4.2")
    if verb is Verb.DRAW and place is Place.HAND:
        return Why("what is in a hand has been drawn", "3.8.3")
    if verb is Verb.DISCARD and place is Place.DISCARDS:
        return Why("what is in discards has been discarded", "3.7.1")
    return None


def not_off_field(noun: Noun) -> Why | None:
    """5.8.2 Why what a noun names neither overpowers nor is overpowered."""
    return None if noun.place in (Place.FIELD, Place.UNSAID) else Why("only spells on the field are compared", "5.8.2")
