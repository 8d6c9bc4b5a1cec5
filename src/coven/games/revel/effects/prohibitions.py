"""What effects say can't be done (0.2.3), and what players are able to do with resources (5.10)."""

from __future__ import annotations

from dataclasses import replace

from coven.games.revel.areas.elements import Card, Ref
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning import measuring
from coven.games.revel.effects.meaning.matching import card_matches, chosen_above, element_matches
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.records import Resolving, Stated, from_where
from coven.games.revel.text.tree import Able, All, Back, Cannot, Noun, Place, Statement, This, Verb, What, While, Who
from coven.games.revel.text.words.vocabulary import CARD, PLAY, STITCH, UNSAID, Whose
from coven.kernel import Reason, Seat

Object = Ref | Place | None
"""What something is done to: this; whatever comes from a place of whoever does it; whatever it is."""


def forbidden(
    s: RevelState, seat: Seat, verb: Verb, ref: Object = None, thing: str | None = None, by: int | None = None
) -> Reason | None:
    """0.P.2, 0.2.3 Why an effect keeps a player from doing this, or None. `by`: the spell that would overpower."""
    if (verb is PLAY or verb is STITCH) and isinstance(ref, Card):
        own = _own_words(s, seat, verb, ref)
        if own is not None:
            return own
    cannot = (s.active or active(s)).cannot
    if not cannot and not s.lasting:
        return None
    stated = cannot.get(verb)
    if stated:
        for one in stated:
            if _forbids(s, one, one.statement, seat, ref, thing, by):
                return Reason("0.2.3", f"{one.card} says that it can't be done")
    for lasting in s.lasting:
        statement = lasting.statement
        if isinstance(statement, Cannot) and statement.verb is verb:
            if not _is_bound(statement.who, seat, lasting.seat) or statement.thing not in (None, thing):
                continue
            if statement.by is not None:
                bound = lasting.on is not None and by in lasting.on
                if bound and _is_covered(s, statement, seat, lasting.seat, lasting.element, ref):
                    return Reason("0.2.3", f"{lasting.source} says that it can't be done now")
            elif (
                ref in lasting.on
                if lasting.on is not None
                else _covers(s, statement, seat, lasting.seat, lasting.element, ref)
            ):
                return Reason("0.2.3", f"{lasting.source} says that it can't be done now")
    return None


def _own_words(s: RevelState, seat: Seat, verb: Verb, card: Card) -> Reason | None:
    """0.1.3, 4.4.3 "This card can't be played unless you control a stance.", "This card can't be stitched.": said by a
    card that is about to be played, for once it is on the field that could say nothing."""
    for place, statement in card.sheet.statements:
        kernel = statement
        while isinstance(kernel, While):
            kernel = kernel.statement
        of_itself = isinstance(kernel, Cannot) and kernel.verb is verb and _is_this_card(kernel)
        if of_itself and _forbids(s, Stated(seat, card, 0, place, statement), statement, seat, card, None, None):
            return Reason("0.2.3", f"{card} says that it can't be {'played' if verb is Verb.PLAY else 'stitched'}")
    return None


def _is_this_card(cannot: Cannot) -> bool:
    """1.7.4 Whether a card speaks of itself where it is played from: there it is no spell that could be stitched."""
    what = cannot.what
    return isinstance(what, This) and (cannot.verb is Verb.PLAY or what.kind is CARD)


def _forbids(
    s: RevelState, one: Stated, statement: Statement, seat: Seat, ref: Object, thing: str | None, by: int | None
) -> bool:
    if isinstance(statement, While):
        r = Resolving(one.seat, one.card, one.element, one.place)
        return measuring.holds(s, r, statement.condition, openly=True) and _forbids(
            s, one, statement.statement, seat, ref, thing, by
        )
    if not isinstance(statement, Cannot) or not _is_bound(statement.who, seat, one.seat):
        return False
    if statement.thing is not None and statement.thing != thing:
        return False
    if statement.by is not None and not _is_by(s, statement.by, one, by):
        return False
    if isinstance(statement.what, Back):
        return ref in chosen_above(s, statement.what, one.element, one.card, one.place)
    return _is_covered(s, statement, seat, one.seat, one.element, ref, one.card)


def _is_by(s: RevelState, what: What, one: Stated, by: int | None) -> bool:
    """5.8.8 Whether the spell that would overpower is one of those that can't."""
    spell = None if by is None else s.element(by)
    assert spell is not None, "only a spell on the field is asked about"
    if isinstance(what, This):
        return spell.id == one.element
    if isinstance(what, Back):
        return spell.id in chosen_above(s, what, one.element, one.card, one.place)
    return isinstance(what, All) and element_matches(s, spell, what.noun, one.seat, one.element)


def _is_covered(
    s: RevelState, statement: Cannot, seat: Seat, you: Seat, element: int, ref: Object, own: Card | None = None
) -> bool:
    if isinstance(statement.what, This):
        if own is not None and ref is own:
            return True
        return ref == element and not (statement.verb is Verb.STITCH and statement.what.kind is CARD)
    return _covers(s, statement, seat, you, element, ref, own)


def _covers(
    s: RevelState, statement: Cannot, seat: Seat, you: Seat, element: int, ref: Object, own: Card | None = None
) -> bool:
    """Whether what can't be done is what a prohibition speaks of."""
    what = statement.what
    if what is None:
        return True
    assert isinstance(what, All)
    noun = what.noun
    if ref is None or isinstance(ref, Place):  # 0.2.6: whatever it may be, it is bound only if all are
        if noun.place is not UNSAID and noun.place is not ref:
            return False
        all_of = Noun(noun.kind, whose=noun.whose, place=noun.place)
        is_any = noun == all_of and _is_all_of(noun.whose, seat, you)
        return is_any and (noun.kind is CARD or statement.verb is Verb.STITCH)
    if noun.place is not UNSAID and noun.place is not _place_of(s, ref):
        return False
    if noun.whose is Whose.THEIR:  # of whoever would do it
        noun, you = replace(noun, whose=Whose.YOUR), seat
    if isinstance(ref, Card):
        # 1.7.4: a card off the field is no spell yet, but a spell is played as a card
        if noun.kind is not CARD and statement.verb is not Verb.PLAY:
            return False
        return not (noun.other and ref is own) and card_matches(s, ref, noun, you)
    here = s.element(ref)
    if statement.verb is Verb.STITCH and noun.kind is CARD:
        return False
    return here is not None and element_matches(s, here, noun, you, element)


def _place_of(s: RevelState, ref: Ref) -> Place:
    return from_where(s.zone_of(ref)) if isinstance(ref, Card) else Place.FIELD


def _is_all_of(whose: Whose, seat: Seat, you: Seat) -> bool:
    """Whether everything that a player has is something of this owner."""
    if whose is Whose.YOUR:
        return seat == you
    if whose is Whose.OPPONENTS:
        return seat != you
    return whose in (Whose.ANY, Whose.THEIR)


def _is_bound(who: Who, seat: Seat, you: Seat) -> bool:
    if who is Who.YOU:
        return seat == you
    if who is Who.OPPONENT:
        return seat != you
    return True


def able(s: RevelState, seat: Seat, verb: Verb, resource: str) -> bool:
    """1.11.3, 5.10.1 Whether an ongoing effect lets a player gain, lose or spend a named resource."""
    stated = (s.active or active(s)).able.get(resource)
    if stated is not None:
        for one in stated:
            if one.seat != seat:
                continue
            statement: Statement | None = one.statement
            if isinstance(statement, While):
                statement = while_true(s, one, statement)
            if isinstance(statement, Able) and verb in statement.verbs:
                return True
    return False


def while_true(s: RevelState, one: Stated, statement: Statement) -> Statement | None:
    """What a statement with a condition states now; None if its condition doesn't hold."""
    r = Resolving(one.seat, one.card, one.element, one.place)
    while isinstance(statement, While):
        if not measuring.holds(s, r, statement.condition, openly=True):
            return None
        statement = statement.statement
    return statement
