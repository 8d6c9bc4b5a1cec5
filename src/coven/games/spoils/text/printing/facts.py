"""Printing amounts, events and conditions."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.text.printing.nouns import (
    CONTROLS,
    area,
    counted,
    doer,
    icons,
    noun,
    possessor,
    some,
    thing,
    whose,
)
from coven.games.spoils.text.tree import (
    All,
    AllHold,
    Amounts,
    AnyHolds,
    AttachedTo,
    Back,
    Compare,
    Condition,
    CountOf,
    DamageEvent,
    Did,
    DidThisWay,
    Doer,
    Even,
    Event,
    ExactlyOne,
    FlippedUp,
    HasKeyword,
    IconsOf,
    In,
    InBattle,
    InfluenceEvent,
    Is,
    Kind,
    Measure,
    Meets,
    More,
    MoveEvent,
    Multiple,
    Not,
    Noun,
    OfTheEvent,
    Once,
    Owns,
    Place,
    PlayerEvent,
    PlayerOf,
    Point,
    SinceStart,
    Some,
    StatOf,
    Such,
    Tense,
    TheBid,
    They,
    ThingEvent,
    This,
    TokenEvent,
    TokensOn,
    TurnEvent,
    TurnOf,
    Until,
    Verb,
    What,
    Who,
    is_plural,
)
from coven.games.spoils.text.tree.conditions import InResponseTo, WonFlip
from coven.games.spoils.text.tree.events import Subject
from coven.games.spoils.text.tree.nouns import Actor, Winner
from coven.games.spoils.text.words.lexicon import VERBS

# Amounts


def measure(it: Measure) -> str:
    """'its strength', 'the number of tokens on this card', 'half its numeric cost, rounded up'."""
    match it:
        case StatOf(stat, of):
            if isinstance(of, This) or (isinstance(of, Back) and not of.plural and not of.also):
                return f"{possessor(of)} {stat.value}"
            return f"the {stat.value} of {thing(of)}"
        case CountOf(what):
            return f"the number of {_counted_things(what)}"
        case TokensOn(what):
            return f"the number of tokens on {thing(what)}"
        case Multiple(inner, 2, 1):
            return f"twice {measure(inner)}"
        case Multiple(inner, 1, 2, up):
            return f"half {measure(inner)}, rounded {'up' if up else 'down'}"
        case TheBid():
            return "the bid"
        case IconsOf(icon, who):
            return f"the number of {icons((icon,))} {CONTROLS[who]}"
        case OfTheEvent() | Multiple():
            raise AssertionError(f"no text says so: {it}")


def _counted_things(what: All | Back) -> str:
    return thing(what) if isinstance(what, Back) else noun(what.noun, plural=True)


def each(it: Measure) -> str:
    """What stands behind 'for each'."""
    match it:
        case CountOf(All() as what):
            return noun(what.noun, plural=False)
        case TokensOn(what):
            return f"token on {thing(what)}"
        case IconsOf(icon, who):
            return f"{icons((icon,))} {CONTROLS[who]}"
    raise AssertionError(f"no text says so: {it}")


# Events

TURNS: Final = {Who.YOU: "your", Who.OPPONENT: "your opponent's", Who.EACH: "each player's", Who.ANY: "each"}


def subject(it: Subject) -> str:
    """What an event happens to."""
    if not isinstance(it, Noun):
        return thing(it)
    if it.kind is Kind.FACTION and it.whose is not None:
        return thing(All(it))
    return some(Some(it))


def event(it: Event, until: Until = Until.ALWAYS) -> str:
    """What a trigger waits for, with the word that begins it left out but for 'at ...'."""
    lasts = "" if until is Until.ALWAYS else f" {until.value}"
    match it:
        case TurnEvent(who, point):
            return f"at the {'start' if point is Point.START else 'end'} of {TURNS[who]} turn"
        case ThingEvent():
            return _thing_event(it) + lasts
        case MoveEvent(what, Place.OUT_OF_GAME):
            return f"{subject(what)} is removed from the game{lasts}"
        case MoveEvent(what, to, from_, owner):
            play = " from play" if from_ is Place.IN_PLAY else ""
            return f"{subject(what)} is put into {area(owner, to)}{play}{lasts}"
        case PlayerEvent():
            return _player_event(it) + lasts
        case DamageEvent():
            return _damage_event(it) + lasts
        case InfluenceEvent(faction, verb):
            return f"{subject(faction)} {VERBS[verb].third} influence{lasts}"
        case TokenEvent(_, what):
            return f"a token is put on {subject(what)}{lasts}"


def _thing_event(it: ThingEvent) -> str:
    what = subject(it.what)
    if it.verbs == (Verb.ENTER, Verb.LEAVE):
        return f"{what} enters or leaves play"
    if it.verbs == (Verb.ENTER,):
        under = f" under {whose(it.under)} control" if it.under is not None else ""
        return f"{what} enters play{under}"
    if it.verbs == (Verb.LEAVE,):
        return f"{what} leaves play"
    if it.undergone:
        faces = {Verb.FLIP_UP: "flipped face-up", Verb.FLIP_DOWN: "flipped face-down"}
        done = faces.get(it.verbs[0]) or VERBS[it.verbs[0]].participle
        by = f" by {subject(it.by)}" if it.by is not None else ""
        to = f" to {subject(it.object)}" if it.object is not None else ""
        return f"{what} is {done}{to}{by}"
    verbs = " or ".join(VERBS[verb].third for verb in it.verbs)
    target = f" {some(Some(it.object))}" if it.object is not None else ""
    return f"{what} {verbs}{target}{' alone' if it.alone else ''}"


def _player_event(it: PlayerEvent) -> str:
    if it.who is Who.ANY and it.verb is Verb.FLIP:
        return "a coin is flipped"
    who = doer(it.who)
    if it.undergone:
        return f"{who} {'are' if it.who is Who.YOU else 'is'} attacked"
    verb = VERBS[it.verb].base if it.who is Who.YOU else VERBS[it.verb].third
    if it.verb is Verb.FLIP:
        return f"{who} {verb} a coin"
    if it.what is None:
        return f"{who} {verb}"
    if it.any_number:
        assert isinstance(it.what, Noun)
        return f"{who} {verb} any number of {noun(it.what, plural=True)}"
    return f"{who} {verb} {subject(it.what)}"


def _damage_event(it: DamageEvent) -> str:
    damage = "battle damage" if it.battle else "damage"
    if it.received:
        assert it.to is not None
        return f"{subject(it.to)} receives {damage}"
    to = f" to {subject(it.to)}" if it.to is not None else ""
    if it.source is not None:
        return f"{subject(it.source)} inflicts {damage}{to}"
    return f"{damage} is inflicted{to}"


# Conditions


def condition(it: Condition, until: Until = Until.ALWAYS) -> str:
    """What has to be true."""
    lasts = "" if until is Until.ALWAYS else f" {until.value}"
    match it:
        case Amounts():
            return _amounts(it)
        case More(one, other):
            return _more(one, other)
        case Even(inner, odd):
            return f"{measure(inner)} is {'odd' if odd else 'even'}"
        case Such():
            return _such(it) + lasts
        case In(what, Place.IN_PLAY):
            return f"{thing(what)} is in play"
        case In(what, place, owner):
            return f"{thing(what)} is in {area(owner, place)}"
        case TurnOf(who):
            return f"it is {whose(who)} turn"
        case InBattle(who, attacked):
            assert who is not None
            return f"{doer(who)} {'are' if who is Who.YOU else 'is'} {'being attacked' if attacked else 'attacking'}"
        case Did():
            return _did(it)
        case DidThisWay():
            return _this_way(it)
        case WonFlip(who):
            return f"{doer(who)} {'win' if _is_base(who) else 'wins'}"
        case ExactlyOne(back, verb):
            return f"exactly one of {thing(back)} was {VERBS[verb].participle} this way"
        case Owns(who, what):
            return f"{doer(who)} {'own' if _is_base(who) else 'owns'} {thing(what)}"
        case FlippedUp():
            return "this card was played using Flip Up"
        case Meets(who, found):
            return f"{CONTROLS[who]} {icons(found)}"
        case SinceStart(what):
            return f"{thing(what)} started the turn in play under your control"
        case Not(inner):
            return _not(inner)
        case AllHold(conditions):
            return _all_hold(conditions)
        case AnyHolds(conditions):
            return " or ".join(condition(one) for one in conditions)
        case InResponseTo() | Once():
            raise AssertionError(f"no text says so: {it}")


def _is_base(who: Doer) -> bool:
    return who is Who.YOU or isinstance(who, They)


def _amounts(it: Amounts) -> str:
    inner = it.measure
    if isinstance(inner, TokensOn):
        return f"{_there(Noun(Kind.TOKEN), it)} on {thing(inner.what)}"
    if isinstance(inner, CountOf) and isinstance(inner.what, All):
        it_noun = inner.what.noun
        if it_noun.whose is not None and it_noun.place is Place.UNSAID:
            plain = Noun(it_noun.kind, None, it_noun.place, it_noun.other, it_noun.qualities, it_noun.also)
            controls = "they control" if isinstance(it_noun.whose, They) else CONTROLS[it_noun.whose]
            return f"{controls} {_so_many(plain, it)}"
        return _there(it_noun, it)
    return f"{measure(inner)} is {counted(it.amount, it.compare)}"


def _there(what: Noun, it: Amounts) -> str:
    single = (it.compare, it.amount) in ((Compare.AT_LEAST, 1), (Compare.EXACTLY, 1))
    return f"there {'is' if single else 'are'} {_so_many(what, it)}"


def _so_many(what: Noun, it: Amounts) -> str:
    if (it.compare, it.amount) == (Compare.AT_LEAST, 1):
        return some(Some(what))
    if it.compare is Compare.AT_LEAST:
        return some(Some(what, it.amount, None))
    if it.compare is Compare.AT_MOST:
        return some(Some(what, 0, it.amount))
    return some(Some(what, it.amount, it.amount))


def _more(one: Measure, other: Measure) -> str:
    assert isinstance(one, CountOf)
    assert isinstance(other, CountOf)
    assert isinstance(one.what, All)
    assert isinstance(other.what, All)
    it, against = one.what.noun, other.what.noun.whose
    assert it.whose is not None
    assert against is not None
    plain = Noun(it.kind, None, it.place, it.other, it.qualities, it.also)
    return f"{CONTROLS[it.whose]} more {noun(plain, plural=True)} than {doer(against)}"


def _such(it: Such, negative: str = "") -> str:
    forms = ("are", "is") if it.tense is Tense.NOW else ("were", "was")
    what = f"{thing(it.what)} {forms[0] if is_plural(it.what) else forms[1]}{negative}"
    qualities = it.noun.qualities
    if len(qualities) == 1 and isinstance(qualities[0], HasKeyword) and it.noun.kind is Kind.CARD:
        return f"{thing(it.what)} {'have' if is_plural(it.what) else 'has'} {qualities[0].keyword.value}"
    if len(qualities) == 1 and isinstance(qualities[0], AttachedTo):
        return f"{what} attached to {thing(qualities[0].what)}"
    states = [one.state for one in qualities if isinstance(one, Is)]
    if states and len(states) == len(qualities) and (it.noun.kind is Kind.CARD or not isinstance(it.what, Back)):
        return f"{what} {' '.join(state.value for state in states)}"
    return f"{what} {some(Some(it.noun))}"


def _did(it: Did, negative: bool = False) -> str:
    if not isinstance(it.subject, Who | PlayerOf | Actor | They | Winner):
        return _thing_did(it, it.subject, negative)
    what = "" if it.noun is None else f" {some(Some(it.noun, it.least, None if it.least > 1 else 1))}"
    if it.subject is Who.ANY and it.noun is not None:
        return f"{what.strip()} {'was' if it.least == 1 else 'were'} {VERBS[it.verb].participle} this turn"
    if negative:
        return f"{doer(it.subject)} did not {VERBS[it.verb].base}{what} this turn"
    return f"{doer(it.subject)} {VERBS[it.verb].past}{what} this turn"


def _thing_did(it: Did, what: What, negative: bool) -> str:
    if it.verb is Verb.RECEIVE:
        return f"damage was inflicted to {thing(what)} this turn"
    if negative:
        return f"{thing(what)} did not {VERBS[it.verb].base} this turn"
    return f"{thing(what)} {VERBS[it.verb].past} this turn"


def _this_way(it: DidThisWay) -> str:
    if it.verb is None:
        return f"{doer(it.who)} {'do' if _is_base(it.who) else 'does'}"
    what = "" if it.noun is None else f" {some(Some(it.noun, it.least, None if it.least > 1 else 1))}"
    if it.who is Who.ANY:
        return f"{what.strip()} {'was' if it.least == 1 else 'were'} {VERBS[it.verb].participle} this way"
    return f"{doer(it.who)} {VERBS[it.verb].past}{what} this way"


def _not(inner: Condition) -> str:
    match inner:
        case Such():
            return _such(inner, " not")
        case Did():
            return _did(inner, negative=True)
        case In(what, place, owner):
            where = "play" if place is Place.IN_PLAY else area(owner, place)
            return f"{thing(what)} is not in {where}"
        case DidThisWay(who, None):
            return f"{doer(who)} {'don' if _is_base(who) else 'doesn'}'t"
    raise AssertionError(f"no text says so: {inner}")


def _all_hold(conditions: tuple[Condition, ...]) -> str:
    """'A and B'; a second thing that the same card did not do leaves out the card."""
    said = [condition(one) for one in conditions]
    for place in range(1, len(conditions)):
        one, before = conditions[place], conditions[place - 1]
        match one, before:
            case Not(Did(what, verb)), SinceStart(same) if what == same:
                said[place] = f"did not {VERBS[verb].base} this turn"
    return " and ".join(said)
