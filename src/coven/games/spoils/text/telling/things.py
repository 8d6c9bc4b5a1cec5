"""The read-back of players, nouns, references, amounts and conditions."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.text.printing.facts import condition as printed_condition
from coven.games.spoils.text.tree import (
    Above,
    Actor,
    All,
    AllHold,
    Amount,
    Amounts,
    Antecedent,
    AnyHolds,
    AttachedTo,
    Back,
    Carrier,
    Compare,
    Condition,
    CouldBePicked,
    CountOf,
    Did,
    DidThisWay,
    Doer,
    Done,
    EqualTo,
    Even,
    Every,
    ExactlyOne,
    ForEach,
    HasKeyword,
    HasStat,
    HasSubtype,
    HasThatName,
    HasTokens,
    Host,
    IconsOf,
    In,
    InBattle,
    InPartyWith,
    InResponseTo,
    Is,
    IsNot,
    Kind,
    Lacks,
    Last,
    Meant,
    Measure,
    Meets,
    More,
    Most,
    Multiple,
    Named,
    Not,
    Noun,
    OfEvent,
    OfTheEvent,
    OfTrade,
    Once,
    OneOf,
    Owns,
    Part,
    Place,
    PlayerOf,
    Providing,
    Quality,
    Rest,
    SameType,
    SinceStart,
    Some,
    StatOf,
    Such,
    Target,
    ThatPicked,
    TheBid,
    They,
    Things,
    This,
    Together,
    TokensOn,
    Top,
    TurnOf,
    UpTo,
    Variable,
    Was,
    What,
    Who,
    Winner,
    WonFlip,
)
from coven.games.spoils.text.words.lexicon import VERBS

CARDS: Final = (
    Kind.CARD,
    Kind.CHARACTER,
    Kind.ITEM,
    Kind.LOCATION,
    Kind.TACTIC,
    Kind.RESOURCE,
    Kind.MICROMAJIG,
)
PLACES: Final = {
    Place.UNSAID: "in play",
    Place.IN_PLAY: "in play",
    Place.HAND: "in the hand",
    Place.DECK: "in the deck",
    Place.DISCARD_PILE: "in the discard pile",
    Place.OUT_OF_GAME: "out of the game",
    Place.BEING_PLAYED: "being played",
}
MOVED: Final = frozenset({"discard", "play"})
"""What is done to cards in a hand."""
ANYWHERE: Final = "anywhere"
"""Instead of a verb: where something is follows from what is said of it."""


def who_is(who: Doer | None) -> str:
    """A player."""
    match who:
        case None:
            return "anybody"
        case Who.EACH:
            return "each player, the active player first"
        case Who():
            return str(who.value)
        case PlayerOf(of, role):
            return f"the {role.value} of {what_is(of)}"
        case Actor(other):
            return "the opponent of the player who was spoken of" if other else "the player who was spoken of"
        case They(None):
            return "whoever does it"
        case They(to):
            return who_is(to)
        case Winner():
            return "the winner of the bidding"


def to_is(to: Antecedent | None) -> str:
    """What a pointing word stands for."""
    match to:
        case Things(slot):
            return f"#{slot}"
        case Done(acts):
            return f"what was done in {' and '.join(f'#{slot}' for slot in acts)}"
        case OfEvent(part):
            return "what the event happens to" if part is Part.SUBJECT else "the source of the event"
        case Carrier():
            return "this card"
        case Rest(slot):
            return f"those that #{slot} left"
        case Above(paragraph, slot):
            return f"#{slot} of paragraph {paragraph + 1}"
        case Meant(what):
            return what_is(what)
    return "nothing"


def numbered(words: str, slot: int) -> str:
    return f"{words} (#{slot})" if slot else words


def noun_is(noun: Noun, verb: str = "") -> str:
    """'character in play, anybody's, attacking'."""
    kinds = " or ".join(kind.value for kind in (noun.kind, *noun.also))
    words = [kinds]
    place = noun.place
    if verb == ANYWHERE and place is Place.UNSAID:
        words += [] if noun.whose is None else [f"controlled by {who_is(noun.whose)}"]
    elif any(kind in CARDS for kind in (noun.kind, *noun.also)):
        words[0] += " in the hand" if place is Place.UNSAID and verb in MOVED else f" {PLACES[place]}"
        if place is Place.UNSAID and verb in MOVED:
            words.append("of whoever does it")
        elif noun.whose is not None:
            words.append(f"controlled by {who_is(noun.whose)}" if _in_play(place) else f"of {who_is(noun.whose)}")
        else:
            words.append("anybody's")
    elif noun.whose is not None:
        words.append(f"of {who_is(noun.whose)}")
    words += [quality_is(one) for one in noun.qualities]
    if noun.other:
        words.append(f"other than {to_is(noun.than)}")
    return ", ".join(words)


def _in_play(place: Place) -> bool:
    return place in (Place.UNSAID, Place.IN_PLAY)


def quality_is(quality: Quality) -> str:
    match quality:
        case Is(state):
            return str(state.value)
        case HasSubtype(subtype):
            return f'with the subtype "{subtype}"'
        case OfTrade(trade):
            return f"of the {trade.value} trade"
        case IsNot(kind):
            return f"no {kind.value}"
        case HasStat(stat, compare, amount):
            return f"with {stat.value} {compared(compare, amount)}"
        case HasTokens(compare, amount):
            return f"with tokens {compared(compare, amount)}"
        case HasKeyword(keyword):
            return f"with {keyword.value}"
        case Most(stat, lowest):
            return f"with the {'lowest' if lowest else 'highest'} {stat.value} of them"
        case Named(name):
            return f"named {name}"
        case Providing(icons):
            return f"providing at least {''.join(icon.value for icon in icons)}"
        case AttachedTo(what):
            return f"attached to {what_is(what)}"
        case InPartyWith(what):
            return f"in the party of {what_is(what)}"
        case SameType(what):
            return f"with a type that {what_is(what)} has"
        case Was(verb, by):
            return f"that did {verb.value} this turn" + (f" by {what_is(by)}" if by is not None else "")
        case HasThatName():
            return "with the name that was named"
        case ThatPicked(noun):
            return f"that picked a {noun.kind.value}"
        case CouldBePicked():
            return "that could have been picked instead"
        case Lacks(inner):
            return f"not {quality_is(inner)}"


def compared(compare: Compare, amount: Amount) -> str:
    words = {Compare.AT_LEAST: "at least", Compare.AT_MOST: "at most", Compare.EXACTLY: "exactly"}
    return f"{words[compare]} {amount_is(amount)}"


def what_is(what: What, verb: str = "") -> str:
    """What is acted on or spoken of."""
    match what:
        case Some(noun, least, most, random):
            lot = ", by chance" if random else ""
            return numbered(f"{_span(least, most)} {noun_is(noun, verb)}{lot}", what.slot)
        case All(noun, _, area):
            said = f"the {noun.place.value} of {who_is(noun.whose)}" if area else f"every {noun_is(noun, verb)}"
            return numbered(said, what.slot)
        case Top(whose, amount, side):
            return numbered(f"the {side.value} {amount_is(amount)} of the deck of {who_is(whose)}", what.slot)
        case This():
            return "this card"
        case Host(kind, before):
            return f"the {kind.value} that this card {'was' if before else 'is'} attached to"
        case Target():
            return "the target of the attack"
        case Last(noun, done, _):
            return numbered(
                f"the last {noun_is(noun, ANYWHERE)} that was {VERBS[done].participle} this turn", what.slot
            )
        case Back(to=to):
            return to_is(to)
        case OneOf(back, least, most, noun):
            said = "" if noun is None else ", ".join((noun.kind.value, *map(quality_is, noun.qualities)))
            return numbered(f"{_span(least, most)} {said} of {what_is(back)}".replace("  ", " "), what.slot)
        case Together(parts):
            return " and ".join(what_is(part) for part in parts)


def _span(least: Amount, most: Amount | None) -> str:
    if least == most:
        return amount_is(least)
    return f"{amount_is(least)} to {'any number of' if most is None else amount_is(most)}"


def amount_is(amount: Amount) -> str:
    match amount:
        case int():
            return str(amount)
        case Variable(times, plus):
            return "X" + (f" times {times}" if times != 1 else "") + (f" and {plus} more" if plus else "")
        case ForEach(times, measure):
            return f"{times} times ({measure_is(measure)})"
        case EqualTo(measure):
            return f"({measure_is(measure)})"
        case UpTo(most, least):
            return f"{least} to {'any number' if most is None else most}"
        case Every():
            return "all"


def counted(amount: Amount, one: str) -> str:
    """So many of a thing: one alone is named in the singular."""
    return f"{amount_is(amount)} {one if amount == 1 else f'{one}s'}"


def measure_is(measure: Measure) -> str:
    match measure:
        case CountOf(what):
            return f"the number of {what_is(what)}"
        case StatOf(stat, of, _):
            return f"the {stat.value} of {what_is(of)}"
        case TokensOn(what):
            return f"the number of tokens on {what_is(what)}"
        case IconsOf(icon, who):
            return f"the number of {icon.value} icons of {who_is(who)}"
        case OfTheEvent():
            return "the amount of the event"
        case TheBid():
            return "the bid that won"
        case Multiple(inner, times, parts, up):
            return f"{times}/{parts} of {measure_is(inner)}, rounded {'up' if up else 'down'}"


def condition_is(it: Condition) -> str:
    """What has to be true."""
    match it:
        case Amounts(measure, compare, amount):
            return f"{measure_is(measure)} is {compared(compare, amount)}"
        case More(one, other):
            return f"{measure_is(one)} is more than {measure_is(other)}"
        case Even(measure, odd):
            return f"{measure_is(measure)} is {'odd' if odd else 'even'}"
        case Such(what, noun, tense):
            if noun.qualities and noun.kind is Kind.CARD:
                return f"{what_is(what)} {tense.value} {' and '.join(map(quality_is, noun.qualities))}"
            return f"{what_is(what)} {tense.value} a {noun_is(noun)}"
        case In(what, place, whose):
            return f"{what_is(what)} is {PLACES[place]}" + (f" of {who_is(whose)}" if whose is not None else "")
        case TurnOf(who):
            return f"it is the turn of {who_is(who)}"
        case InBattle(None):
            return "there is a battle"
        case InBattle(who, attacked):
            return f"{who_is(who)} is the {'defending' if attacked else 'attacking'} player"
        case Did(subject, verb, noun, least):
            doer = who_is(subject) if isinstance(subject, Who | PlayerOf | Actor | They | Winner) else what_is(subject)
            done = "" if noun is None else f" at least {least} {noun_is(noun, ANYWHERE)}"
            return f"this turn {doer} did {verb.value}{done}"
        case DidThisWay(_, verb, noun, least, to):
            done = "" if noun is None else f", {verb.value if verb else ''} at least {least} {noun_is(noun)}"
            return f"{to_is(to)} was done{done}"
        case WonFlip(who, to):
            return f"{who_is(who)} won {to_is(to)}"
        case ExactlyOne(_, verb, to, slot):
            return numbered(f"exactly one of two had {verb.value} done to it by {to_is(to)}", slot)
        case Owns(who, what):
            return f"{who_is(who)} owns {what_is(what)}"
        case Meets(who, icons):
            return f"{who_is(who)} has the icons {''.join(icon.value for icon in icons)}"
        case SinceStart(what):
            return f"{what_is(what)} has been in play under your control since the turn began"
        case InResponseTo(noun, slot):
            return f"it answers {numbered(f'a {noun_is(noun, ANYWHERE)}, being played or used', slot)}"
        case Once(times):
            return f"it was used less than {times} times this turn"
        case Not(inner):
            return f"not: {condition_is(inner)}"
        case AllHold(conditions):
            return "; and ".join(condition_is(one) for one in conditions)
        case AnyHolds(conditions):
            return "; or ".join(condition_is(one) for one in conditions)
    return printed_condition(it)
