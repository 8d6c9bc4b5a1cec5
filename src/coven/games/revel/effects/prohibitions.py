"""What effects say can't be done (0.2.3), and what players are able to do with resources (5.10)."""

from __future__ import annotations

from coven.games.revel.areas.elements import Card, Ref
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning import measuring
from coven.games.revel.effects.meaning.matching import card_matches, element_matches
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.records import Resolving, Stated
from coven.games.revel.text.tree import Able, All, Cannot, Noun, Statement, This, Verb, While, Who
from coven.games.revel.text.words.vocabulary import CARD
from coven.kernel import Reason, Seat


def forbidden(s: RevelState, seat: Seat, verb: Verb, ref: Ref | None = None, thing: str | None = None) -> Reason | None:
    """0.P.2, 0.2.3 Why an effect keeps a player from doing this, or None."""
    cannot = (s.active or active(s)).cannot
    if not cannot and not s.lasting:
        return None
    stated = cannot.get(verb)
    if stated:
        for one in stated:
            if _forbids(s, one, one.statement, seat, ref, thing):
                return Reason("0.2.3", f"{one.card} says that it can't be done")
    for lasting in s.lasting:
        statement = lasting.statement
        if isinstance(statement, Cannot) and statement.verb is verb:
            if not _is_bound(statement.who, seat, lasting.seat) or statement.thing not in (None, thing):
                continue
            if (
                ref in lasting.on
                if lasting.on is not None
                else _covers(s, statement, lasting.seat, lasting.element, ref)
            ):
                return Reason("0.2.3", f"{lasting.source} says that it can't be done now")
    return None


def _forbids(s: RevelState, one: Stated, statement: Statement, seat: Seat, ref: Ref | None, thing: str | None) -> bool:
    if isinstance(statement, While):
        r = Resolving(one.seat, one.card, one.element, one.place)
        return measuring.holds(s, r, statement.condition) and _forbids(s, one, statement.statement, seat, ref, thing)
    if not isinstance(statement, Cannot) or not _is_bound(statement.who, seat, one.seat):
        return False
    if statement.thing is not None and statement.thing != thing:
        return False
    if isinstance(statement.what, This):
        return ref == one.element or ref is one.card
    return _covers(s, statement, one.seat, one.element, ref, one.card)


def _covers(
    s: RevelState, statement: Cannot, you: Seat, element: int, ref: Ref | None, own: Card | None = None
) -> bool:
    """Whether what can't be done is what a prohibition speaks of. Without `ref`: whatever it is done to."""
    what = statement.what
    if what is None:
        return True
    if not isinstance(what, All):
        return False
    noun = what.noun
    if ref is None:  # 0.2.6: whatever it may be, it is bound only if all are
        return noun == Noun(noun.kind) and (noun.kind is CARD or statement.verb is Verb.STITCH)
    if isinstance(ref, Card):
        # 1.7.4: a card off the field is no spell yet, but a spell is played as a card
        if noun.kind is not CARD and statement.verb is not Verb.PLAY:
            return False
        return not (noun.other and ref is own) and card_matches(s, ref, noun, you)
    here = s.element(ref)
    if statement.verb is Verb.STITCH and noun.kind is CARD:
        return False
    return here is not None and element_matches(s, here, noun, you, element)


def _is_bound(who: Who, seat: Seat, you: Seat) -> bool:
    if who is Who.YOU:
        return seat == you
    if who is Who.OPPONENT:
        return seat != you
    return True


def able(s: RevelState, seat: Seat, verb: Verb, resource: str) -> bool:
    """1.11.3, 5.10.1 Whether an ongoing effect lets a player gain, lose or spend a named resource."""
    for one in (s.active or active(s)).able:
        if one.seat == seat:
            statement: Statement | None = one.statement
            if isinstance(statement, While):
                statement = while_true(s, one, statement)
            if isinstance(statement, Able) and statement.resource == resource and verb in statement.verbs:
                return True
    return False


def while_true(s: RevelState, one: Stated, statement: Statement) -> Statement | None:
    """What a statement with a condition states now; None if its condition doesn't hold."""
    r = Resolving(one.seat, one.card, one.element, one.place)
    while isinstance(statement, While):
        if not measuring.holds(s, r, statement.condition):
            return None
        statement = statement.statement
    return statement
