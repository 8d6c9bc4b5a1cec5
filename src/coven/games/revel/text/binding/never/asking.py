"""Which questions have only one answer: what never holds, and what always does."""

from __future__ import annotations

from typing import Final, NamedTuple

from coven.games.revel.text.binding.never.bounds import Bound, most_measured
from coven.games.revel.text.binding.never.doing import NO_CARDS, not_done_to, not_done_to_kind
from coven.games.revel.text.binding.never.moments import Moment, Now
from coven.games.revel.text.binding.never.subjects import Speaker, contradiction, types_of
from coven.games.revel.text.binding.never.this_way import not_this_way
from coven.games.revel.text.tree import (
    All,
    Amounts,
    Compare,
    Condition,
    CountOf,
    Did,
    DidThisWay,
    Event,
    Is,
    Kind,
    Measure,
    Mood,
    More,
    NextDraws,
    Not,
    Place,
    Same,
    Tense,
    ThisIn,
    TurnOf,
    ValueOf,
    Verb,
    What,
    Who,
    Whose,
)

ACTS: Final = (Verb.PLAY, Verb.STITCH, Verb.OVERPOWER, Verb.SKIP, Verb.USE)
"""2.3.8 What is done by acting, or follows from it."""


class Answer(NamedTuple):
    """The only answer there is, with the reason."""

    holds: bool
    why: str
    rule: str


def answer(condition: Condition, speaker: Speaker, now: Now) -> Answer | None:
    """The only answer that a question has at that time; None if it has both."""
    if isinstance(condition, Not):
        denied = answer(condition.condition, speaker, now)
        return None if denied is None else denied._replace(holds=not denied.holds)
    for known, holds in now.known:
        told = _follows(known, condition, holds=holds)
        if told is not None:
            return Answer(told, "that has just been asked", "0.2.8")
    if _is_of_none(condition, now):
        return Answer(False, "there is none any more", "0.2.12")
    if isinstance(condition, Amounts):
        return _amounts(condition, speaker, now)
    if isinstance(condition, More):
        bound = most_measured(condition.one, speaker, now)
        if condition.one == condition.other:
            return Answer(False, "nothing is more than itself", "1.3.9")
        return Answer(False, bound.why, bound.rule) if bound is not None and bound.most == 0 else None
    if isinstance(condition, Same):
        return Answer(True, "everything is the same as itself", "1.3.9") if condition.one == condition.other else None
    if isinstance(condition, TurnOf):
        if now.turn is None:
            return None
        whose = "your" if now.turn is Who.YOU else "your opponent's"
        return Answer(condition.who is now.turn, f"it can only be {whose} turn then", "3.3.1")
    if isinstance(condition, ThisIn):
        return _in_place(condition, now)
    if isinstance(condition, Is):
        return _is(condition, speaker, now)
    if isinstance(condition, Did | DidThisWay) and condition.noun is not None and condition.verb is not None:
        types = types_of(condition.noun)
        never = not_done_to_kind(condition.verb, condition.noun)
        if never is None and types:
            never = not_done_to(condition.verb, types)
        if never is None and isinstance(condition, DidThisWay) and condition.to is not None:
            never = not_this_way(condition.noun, condition.verb, condition.to, speaker)
        if never is not None:
            return Answer(False, never.problem, never.rule)
    return _did(condition, speaker, now) if isinstance(condition, Did) else None


def _follows(known: Condition, asked: Condition, *, holds: bool) -> bool | None:
    """What an answer tells about another question: the same one, or how much the same measures."""
    if isinstance(known, Not):
        return _follows(known.condition, asked, holds=not holds)
    if known == asked:
        return holds
    if isinstance(known, TurnOf) and isinstance(asked, TurnOf):
        return not holds
    if isinstance(known, ThisIn) and isinstance(asked, ThisIn) and holds:
        return False
    if not isinstance(known, Amounts) or not isinstance(asked, Amounts) or bare(known.measure) != bare(asked.measure):
        return None
    low, high = _range(known, holds=holds)
    least, most = _range(asked, holds=True)
    if low is None or least is None:
        return None
    if (most is not None and low > most) or (high is not None and high < least):
        return False
    inside = low >= least and (most is None or (high is not None and high <= most))
    return True if inside else None


def _is_of_none(condition: Condition, now: Now) -> bool:
    """Whether what is asked about has just been taken away: 'Discard the opposing spell. If the opposing spell has 2 or
    more Power, ...'"""
    about: object = condition.what if isinstance(condition, Is) else None
    if isinstance(condition, Amounts):
        measure = condition.measure
        about = measure.of if isinstance(measure, ValueOf) else getattr(measure, "what", None)
        about = None if isinstance(measure, CountOf) else about
    if not isinstance(about, All):
        return False
    none = Amounts(CountOf(about), Compare.EXACTLY, 0)
    return any(_follows(known, none, holds=holds) is True for known, holds in now.known)


def bare(measure: Measure) -> object:
    """What is measured, whichever way it is worded and whether something points at it or not."""
    if isinstance(measure, CountOf) and isinstance(measure.what, All):
        return measure.what.noun
    return measure


def _range(amounts: Amounts, *, holds: bool) -> tuple[int | None, int | None]:
    """From how much to how much it can be; the first is None if that is no range."""
    amount = amounts.amount
    if amounts.compare is Compare.AT_LEAST:
        return (amount, None) if holds else (0, amount - 1)
    if amounts.compare is Compare.AT_MOST:
        return (0, amount) if holds else (amount + 1, None)
    if holds:
        return amount, amount
    return (1, None) if amount == 0 else (None, None)


def _amounts(condition: Amounts, speaker: Speaker, now: Now) -> Answer | None:
    bound = most_measured(condition.measure, speaker, now)
    amount = condition.amount
    if condition.compare is Compare.AT_LEAST and amount == 0:
        return Answer(True, "there are always 0 or more", "1.3.10")
    if bound is None:
        return None
    if amount > bound.most and condition.compare is not Compare.AT_MOST:
        return _never(bound)
    if condition.compare is Compare.AT_MOST and amount >= bound.most:
        return Answer(True, bound.why, bound.rule)
    if condition.compare is Compare.EXACTLY and amount == bound.most == 0:
        return Answer(True, bound.why, bound.rule)
    return None


def _never(bound: Bound) -> Answer:
    return Answer(False, bound.why, bound.rule)


def _in_place(condition: ThisIn, now: Now) -> Answer | None:
    """4.1.3, 5.7.15 Where the card itself is by then."""
    if now.place is None or (now.place is condition.place):
        return None
    where = {Place.FIELD: "on the field", Place.DECK: "in the deck"}.get(now.place, f"in the {now.place.value}")
    return Answer(False, f"the card is {where} by then", "5.7.15" if now.place is Place.FIELD else "3.2.1")


def _is(condition: Is, speaker: Speaker, now: Now) -> Answer | None:
    """1.3.4 What something is: its types, and the qualities that go with them."""
    where = _is_whose(condition, speaker, now)
    if where is not None:
        return where
    if condition.noun.kind in NO_CARDS:
        return Answer(False, "it can't be that", "1.3.4")
    types = speaker.types_of(condition.what)
    if types is None or (speaker.reading.types is None and speaker.is_own(condition.what)):
        return None
    noun = condition.noun
    if noun.kind is not Kind.ELEMENT or noun.types:
        asked = types_of(noun)
        if asked and not asked & types:
            return Answer(False, "it can't be that", "1.3.4")
        plain = not noun.qualities and noun.kind is not Kind.ELEMENT and not set(noun.types) - {"strike", "shield"}
        if plain and speaker.is_own(condition.what):
            return Answer(True, "its type is printed on it", "1.3.4")
    why = contradiction(noun.qualities, types)
    if why is not None:
        return Answer(False, *why)
    if speaker.is_own(condition.what) and now.gone and condition.tense is Tense.NOW and noun.qualities:
        return Answer(False, "there is no such spell any more: say what it was, or had", "3.2.1")
    return None


def _is_whose(condition: Is, speaker: Speaker, now: Now) -> Answer | None:
    """1.9.2, 4.1.3 Who controls something, and whether it is there: certain of the card itself, and where the words
    that name it say so."""
    asked = condition.noun.whose
    if condition.noun.place is Place.FIELD and _is_elsewhere(condition.what):
        return Answer(False, "what is in a hand, in a deck or in the discards is not on the field", "3.2.1")
    if speaker.is_own(condition.what) and not now.gone:
        if asked is not Whose.ANY:
            return Answer(asked is Whose.YOUR, "you are the one who controls this", "1.9.4")
        if condition.noun.place is Place.FIELD:
            return Answer(True, "what carries this is on the field", "4.1.3")
    noun = speaker.noun_of(condition.what)
    if asked is Whose.ANY or noun is None or noun.whose in (Whose.ANY, Whose.THEIR):
        return None
    yours = noun.whose is Whose.YOUR
    return Answer(yours is (asked is Whose.YOUR), "whose it is has been said", "1.9.2")


def _is_elsewhere(what: What) -> bool:
    """Whether what is named is off the field by the words that name it."""
    if isinstance(what, NextDraws):
        return True
    return isinstance(what, All) and what.noun.place in (Place.HAND, Place.DISCARDS, Place.DECK)


def _did(did: Did, speaker: Speaker, now: Now) -> Answer | None:
    """2.3.8, 2.4.2, 4.7.4 What can't have been done yet in this turn, or not by that player; what just has been."""
    event = speaker.event
    if event is not None and _is_that(did, event):
        return Answer(True, "it has just happened", "4.6.3")
    ones_own = did.verb in (Verb.SKIP, Verb.USE) or did.thing == "play"
    if ones_own and now.turn is not None and did.who not in (now.turn, Who.EACH):
        return Answer(False, "that is done in one's own turn alone", "2.4.4" if did.verb is Verb.USE else "2.4.2")
    if now.moment is Moment.BEGIN and (did.verb in ACTS or did.thing == "play"):
        return Answer(False, "nobody has acted yet as the turn begins", "2.3.8")
    return None


def _is_that(did: Did, event: Event) -> bool:
    """Whether what is asked about is the very event that the effect waits for."""
    if event.mood is not Mood.HAPPENS or did.who is not event.who or did.verb is not event.verb:
        return False
    return did.least <= event.least and did.thing == event.thing and did.noun in (None, event.what)
