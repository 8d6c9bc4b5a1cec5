"""Why a thing that words name can't be chosen now, where an instruction asks for things."""

from __future__ import annotations

from typing import Final

from coven.games.revel.actions.play import why_unplayable
from coven.games.revel.areas.areas import BOTH, opponent
from coven.games.revel.areas.elements import Card, Element, Ref, Zone
from coven.games.revel.areas.markers import STAMINA
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.matching import card_is, element_matches
from coven.games.revel.effects.meaning.references import everything, owners, place_of
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.records import from_where
from coven.games.revel.instructions.possibility import can_do, cards_of, charges_payable, leaves_possible
from coven.games.revel.seen.tried import SPACE, SPACE_SAID, Thing, are_named, known_names, named_defns, read_thing
from coven.games.revel.seen.why_unpaid import why_uncharged
from coven.games.revel.seen.words import Selecting, Speaking, named
from coven.games.revel.text.tree import Kind, Noun, OneOf, Pick, Place, Verb, Whose
from coven.kernel import Decision, Reason, Seat, called, could_mean, named_in, no_such, seat_name

TOO_MANY: Final = Reason("0.4.3", "those are more than are asked for")
ALREADY_TAKEN: Final = Reason("0.4.3", "that has been picked already")
OTHER_THING: Final = Reason("4.10.8", "the effect speaks of what was chosen or done before, and that is not it")
OTHER_TYPE: Final = Reason("4.10.2", "that is not of the type that is asked for")
NOT_ON_FIELD: Final = Reason("4.10.1", "what is asked for is on the field, and that is not")
OTHER_AREA: Final = Reason("4.10.4", "what is asked for is in another area")
YOURS_ASKED: Final = Reason("4.10.5", "what is asked for is yours, and that is not")
OPPONENTS_ASKED: Final = Reason("4.10.5", "what is asked for is your opponent's, and that is not")
NOT_OPPOSING: Final = Reason("1.10.2", "that spell is not on the opposing side of the same space")
NO_QUALITY: Final = Reason("0.4.3", "that doesn't have the quality which is asked for")
UNPAYABLE: Final = Reason("0.3.3", "what doing that would cost can't be paid")
FOR_ALL_TO_SEE: Final = Reason("5.4.2", "that card is there for all to see already")
NO_ROOM: Final = Reason("3.4.12", "there is no empty side of its player's that it could go to")
PAYS_FOR_ITSELF: Final = Reason("S28", "the card that is being played can't pay for itself")
NO_COUNTERS: Final = Reason("0.4.6", "there is nothing to take from it")
LEAVES_NOTHING: Final = Reason("0.4.8", "nothing that the effect says about it could then be done")
BARRED: Final = Reason("0.5.5", "choosing that here has just led to an illegal state")
ILLEGAL: Final = Reason("0.4.6", "nothing could be done to that")


def things(s: RevelState, seat: Seat, place: Place) -> dict[str, Ref]:
    """All that a seat can name, by its words: what is on the field, what both see, and what only that seat sees.

    What is in a deck can be named by whoever is looking through it.
    """
    say = Speaking(s, seat)
    found: dict[str, Ref] = {}
    for owner in (seat, opponent(seat)):
        side = s.sides[owner]
        for element in s.elements_of(owner):
            found.setdefault(named(s, element.id), element.id)
        for marker in side.stamina:
            found.setdefault(named(s, marker), marker)
        for card in (*(side.hand if owner == seat else ()), *side.discards, *side.revealed):
            found.setdefault(say(card), card)
        if place is Place.DECK and owner == seat:
            for card in sorted(side.deck, key=str):
                found.setdefault(say(card), card)
    return found


def meant(s: RevelState, seat: Seat, said: str, place: Place = Place.UNSAID) -> list[str]:
    """The words of the things that words could mean: by name, and by owner and space where they are said. What is
    called just so comes first."""
    thing = read_thing(s, said)
    if thing is None or thing.rest:
        return []
    there = things(s, seat, place)
    found = [words for words, ref in there.items() if _is_named(s, said, ref)]
    if thing.owner:
        found = [words for words in found if seat_name(s.owner_of(there[words])).casefold() == thing.owner]
    found = [words for words in found if thing.space in ("", _space_of(words))]
    found = [words for words in found if thing.area in ("", _area_of(s, there[words]))]
    return sorted(found, key=lambda words: words.casefold() != said)


def _space_of(words: str) -> str:
    """The space that the words of a thing name, or ''."""
    found = SPACE_SAID.search(words)
    return "" if found is None else found["space"]


def _area_of(s: RevelState, ref: Ref) -> str:
    """The area that a card is in, off the field; else ''."""
    return from_where(s.zone_of(ref)).value if isinstance(ref, Card) else ""


def _elsewhere(s: RevelState, seat: Seat, thing: Thing, place: Place) -> list[str]:
    """The words of what the words name, but not in the space or area they say, or not that player's."""
    named = " & ".join(thing.names).casefold()
    if thing.area:
        return meant(s, seat, named, place)
    return [words for words in meant(s, seat, named, place) if _space_of(words)] if thing.space or thing.owner else []


def _is_named(s: RevelState, said: str, ref: Ref) -> bool:
    if isinstance(ref, int) and s.element(ref) is None:  # a marker: by its number, or as any of them
        return named_in(said, known_names(s)) in ([named(s, ref).partition("'s ")[2]], [STAMINA.name])
    return are_named(named_in(said, known_names(s)), cards_of(s, (ref,)))


def why_not_this(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """Why what the words name can't be picked; None if they name what can, in other words than its own."""
    seat, say = decision.seat, decision.say
    assert isinstance(say, Selecting)
    place = place_of(say.what.noun, say.verb) if isinstance(say.what, Pick) else Place.UNSAID
    there = things(s, seat, place)
    thing, names = read_thing(s, said), _meant_here(s, seat, said, place)
    if _is_space(said):
        if not names:
            return no_such("spell", said, decision.words())
    elif thing is None:
        return no_such("card", said, known_names(s))
    elif thing.rest or thing.number:
        return no_such("answer", said, decision.words())
    if not names and thing is not None:
        if not isinstance(say.what, Pick):
            return OTHER_THING
        if is_elsewhere(s, say, say.what.noun, place, thing):
            return OTHER_AREA
        elsewhere = _elsewhere(s, seat, thing, place)
        return no_such_there(said, elsewhere) if elsewhere else not_there(s, said, place)
    offered = [words for words in names if words in decision.words()]
    if offered:
        return None if len(offered) == 1 else could_mean(offered)
    reasons = {words: _why_not_ref(s, decision, say, there[words]) for words in names}
    nearer = {words: why for words, why in reasons.items() if why.rule not in OFF_PLACE} or reasons
    several = len({str(why) for why in nearer.values()}) > 1 and said not in [words.casefold() for words in nearer]
    return could_mean(list(nearer)) if several else next(iter(nearer.values()))


def _is_space(said: str) -> bool:
    space = SPACE.fullmatch(said)
    return space is not None and space["spell"] is None


def _meant_here(s: RevelState, seat: Seat, said: str, place: Place) -> list[str]:
    """The words of what the words could mean: a spell by its space alone, anything else by its name."""
    space, there = SPACE.fullmatch(said), things(s, seat, place)
    if space is None or not _is_space(said):
        return meant(s, seat, said, place)
    owner, names = space["owner"], [words for words in there if _space_of(words) == space["space"]]
    return [words for words in names if owner in (None, seat_name(s.owner_of(there[words])).casefold())]


def called_here(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """What that is called here which the words name and which can be picked: a stitched spell by one of its cards."""
    say = decision.say
    assert isinstance(say, Selecting)
    place = place_of(say.what.noun, say.verb) if isinstance(say.what, Pick) else Place.UNSAID
    offered = [words for words in _meant_here(s, decision.seat, said, place) if words in decision.words()]
    return called(offered[0]) if offered else None


def why_not_picked(s: RevelState, say: Selecting, what: Pick, said: str) -> Reason | None:
    """0.4.3 Why what the words name couldn't be picked, were it asked for; None if it could."""
    place = place_of(what.noun, say.verb)
    there, thing = things(s, say.seat, place), read_thing(s, said)
    named = [there[words] for words in meant(s, say.seat, said, place)]
    if not named:
        said_elsewhere = thing is not None and is_elsewhere(s, say, what.noun, place, thing)
        return OTHER_AREA if said_elsewhere else not_there(s, said, place)
    reasons = [why_not_meant(s, say, what.noun, ref) or why_not_done(s, say, ref) for ref in named]
    nearer = [reason for reason in reasons if reason is None or reason.rule not in OFF_PLACE] or reasons
    return None if None in nearer else nearer[0]


def is_elsewhere(s: RevelState, say: Selecting, noun: Noun, place: Place, thing: Thing) -> bool:
    """4.10.4 Whether words place a thing somewhere else than in the area, off the field, that is asked for."""
    asked = [seat_name(owner).casefold() for owner in owners(s, say.r, noun, place, say.seat)]
    others = bool(thing.owner) and thing.owner not in asked
    return place in (Place.HAND, Place.DECK, Place.DISCARDS) and bool(thing.space or thing.area or others)


def why_not_several(s: RevelState, decision: Decision, parts: list[str]) -> Reason:
    """0.4.3 Why several things can't be picked at once: because so many are not asked for, or because one of them can't
    be picked; else that they are picked one by one."""
    say = decision.say
    assert isinstance(say, Selecting)
    most = say.what.most if isinstance(say.what, (Pick, OneOf)) else 1
    if most is not None and len(parts) > most - len(say.taken):
        return TOO_MANY
    reasons = [why_not_this(s, decision, part) for part in parts]
    return next(filter(None, reasons), None) or one_at_a_time(parts)


def one_at_a_time(parts: list[str]) -> Reason:
    """Words that name together what is asked for one by one."""
    return Reason("", f"one is picked at a time: {parts[0]!r} first, and then the next")


def has_none(s: RevelState, said: str) -> Reason | None:
    """3.5.2 That words name a resource which that player doesn't have: it is nowhere, for resources are on the field
    alone. None for other words."""
    thing = read_thing(s, said)
    if thing is None or thing.rest or not thing.owner:
        return None
    defns = named_defns(s, thing.names)
    if not defns or not all(defn.is_resource for defn in defns):
        return None
    whose = next((owner for owner in BOTH if seat_name(owner).casefold() == thing.owner), None)
    has = whose is not None and any(are_named(thing.names, one.cards) for one in s.elements_of(whose))
    return None if has else Reason("", f"{thing.owner.upper()} has no {' & '.join(thing.names)}")


OFF_PLACE: Final = (NOT_ON_FIELD.rule, OTHER_AREA.rule)
"""By these something is refused for where it is. Of several things called so, others come nearer to what is asked."""


def no_such_there(said: str, elsewhere: list[str]) -> Reason:
    """Words that name something which isn't where they say."""
    return Reason("", f"nothing like that there: {said!r}; there is {' and '.join(elsewhere)}")


def not_there(s: RevelState, said: str, place: Place) -> Reason:
    """Words that name a card which isn't anywhere the seat can see it, or nothing at all."""
    known = known_names(s)
    found = named_in(said, known)
    if not found:
        return no_such("card", said, known)
    thing = read_thing(s, said)
    none = has_none(s, said)
    if none is not None:
        return none
    whose = f"{thing.owner.upper()}'s " if thing is not None and thing.owner else ""
    name = f"{whose}{' & '.join(found)}"
    if place in (Place.HAND, Place.DECK, Place.DISCARDS):
        return Reason(OTHER_AREA.rule, f"{name} is not in the {place.value}")
    return Reason(NOT_ON_FIELD.rule, f"{name} is not on the field")


def _why_not_ref(s: RevelState, decision: Decision, say: Selecting, ref: Ref) -> Reason:
    if ref in say.taken:
        return ALREADY_TAKEN
    if not isinstance(say.what, Pick):
        return OTHER_THING
    reason = why_not_meant(s, say, say.what.noun, ref) or why_not_done(s, say, ref)
    if reason is not None:
        return reason
    return BARRED if s.attempts is not None and s.attempts.bars(decision.seat, ref) is not None else ILLEGAL


def why_not_meant(s: RevelState, say: Selecting, noun: Noun, ref: Ref) -> Reason | None:
    """Why a thing is not what a noun names, or None."""
    r, place = say.r, place_of(noun, say.verb)
    if isinstance(ref, Card):
        if place is Place.FIELD:
            return NOT_ON_FIELD
        if from_where(s.zone_of(ref)) is not place or ref.owner not in owners(s, r, noun, place, say.seat):
            return OTHER_AREA
        if not card_is(ref, Noun(noun.kind, noun.types)):
            return OTHER_TYPE
        return None if card_is(ref, noun) else NO_QUALITY
    if place is not Place.FIELD:
        return OTHER_AREA
    element = s.element(ref)
    if element is None:
        return _why_other_marker(s, say, noun, ref)
    if not element_matches(s, element, Noun(noun.kind, noun.types), r.you, r.element):
        return OTHER_TYPE
    return _why_other(s, say, noun, element)


def _why_other_marker(s: RevelState, say: Selecting, noun: Noun, marker: int) -> Reason | None:
    """4.10.3 Why a marker is not what a noun names, or None."""
    if noun.kind is not Kind.MARKER:
        return OTHER_TYPE
    if s.owner_of(marker) not in owners(s, say.r, noun, Place.FIELD, say.seat):
        return _not_whose(say, noun)
    return None if marker in everything(s, say.r, noun, say.verb, say.seat) else NO_QUALITY


def _not_whose(say: Selecting, noun: Noun) -> Reason:
    """4.10.5 That something is not that player's whose is asked for."""
    if noun.whose is Whose.THEIR:
        return YOURS_ASKED
    asked_for = say.r.you if noun.whose is Whose.YOUR else opponent(say.r.you)
    return YOURS_ASKED if asked_for == say.seat else OPPONENTS_ASKED


def _why_other(s: RevelState, say: Selecting, noun: Noun, element: Element) -> Reason | None:
    r = say.r
    if noun.whose is Whose.THEIR and element.owner != say.seat:
        return YOURS_ASKED
    if not element_matches(s, element, Noun(noun.kind, noun.types, noun.whose), r.you, r.element):
        opposing = noun.whose is Whose.ACROSS and element.zone is Zone.SIDE and element.owner != r.you
        return NOT_OPPOSING if opposing else _not_whose(say, noun)
    if noun.other and element.id not in everything(s, r, Noun(noun.kind, other=True, than=noun.than)):
        return Reason("4.10.2", "another one is asked for")
    return None if element_matches(s, element, noun, r.you, r.element) else NO_QUALITY


def why_not_done(s: RevelState, say: Selecting, ref: Ref) -> Reason | None:
    """Why a verb can't be done to what is asked for, or None."""
    seat, verb = say.seat, say.verb
    reason = forbidden(s, seat, verb, ref) or forbidden(s, seat, Verb.CHOOSE, ref)  # 0.4.3: it would be chosen
    if reason is not None:
        return reason
    if isinstance(ref, Card) and ref in s.playing:
        return PAYS_FOR_ITSELF
    if verb is Verb.PLAY and isinstance(ref, Card):
        return why_unplayable(s, seat, ref)
    if verb in active(s).charges and not charges_payable(s, seat, verb, *cards_of(s, (ref,))):
        return why_uncharged(s, seat, verb, UNPAYABLE, *cards_of(s, (ref,)))
    picks = isinstance(say.what, Pick) and verb is Verb.CHOOSE and bool(say.r.rest)
    if picks and isinstance(say.what, Pick) and not leaves_possible(s, say.r, ref, say.what):
        return LEAVES_NOTHING
    if can_do(s, seat, verb, ref):
        return None
    if verb is Verb.REVEAL:
        return FOR_ALL_TO_SEE
    return NO_ROOM if verb is Verb.PLACE else NO_COUNTERS if verb in (Verb.REMOVE, Verb.MOVE) else ILLEGAL
