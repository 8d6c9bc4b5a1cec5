"""Printing what text speaks of."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.text.tree import (
    Actor,
    All,
    Amount,
    AttachedTo,
    Back,
    Compare,
    CouldBePicked,
    Doer,
    HasKeyword,
    HasStat,
    HasSubtype,
    HasTokens,
    Host,
    Icon,
    InPartyWith,
    Is,
    IsNot,
    Kind,
    Lacks,
    Last,
    Most,
    Named,
    Noun,
    OfTrade,
    OneOf,
    Place,
    PlayerOf,
    Pointer,
    Providing,
    Quality,
    SameType,
    Some,
    Stat,
    State,
    Target,
    ThatPicked,
    They,
    This,
    Together,
    Top,
    Variable,
    Verb,
    Was,
    What,
    Who,
    Wording,
)
from coven.games.spoils.text.words.lexicon import KINDS, STAPLES, VERBS
from coven.language import a_or_an

ADJECTIVES: Final = (
    State.ATTACKING,
    State.BLOCKING,
    State.FIGHTING,
    State.OPPOSING,
    State.COVERT,
    State.DEPLETED,
    State.FACE_DOWN,
    State.FACE_UP,
    State.ATTACHED,
    State.STAPLE,
    State.BATTLE,
)
"""The states that stand before a noun; the others stand behind it."""
ORDINALS: Final = {1: "first", 2: "second"}
CONTROLS: Final[dict[Doer, str]] = {
    Who.YOU: "you control",
    Who.OPPONENT: "your opponent controls",
    Actor(): "that player controls",
}
DOERS: Final[dict[Doer, str]] = {
    Who.YOU: "you",
    Who.OPPONENT: "your opponent",
    Who.EACH: "each player",
    Who.ANY: "a player",
    Actor(): "that player",
    Actor(other=True): "the other player",
}
POSSESSIVES: Final[dict[Doer, str]] = {
    Who.YOU: "your",
    Who.OPPONENT: "your opponent's",
    Actor(): "that player's",
}
VERBS_OF: Final = {
    Verb.CHOOSE: "chosen",
    Verb.NAME: "named",
    Verb.INFLICT: "damaged",
}


def doer(who: Doer) -> str:
    """A player as the one who does something."""
    if isinstance(who, PlayerOf):
        return f"{possessor(who.of)} {who.role.value}"
    if isinstance(who, They):
        return "they"
    return DOERS.get(who, "the winner")


def possessor(what: What) -> str:
    """'its', "this card's", "the character's"."""
    if isinstance(what, This):
        return "this card's"
    if isinstance(what, Back) and what.pointer is Pointer.IT:
        return "its"
    return f"{thing(what)}'s"


def whose(who: Doer | None) -> str:
    """A player as the one whose something is; None: 'a'."""
    if who is None:
        return "a"
    if isinstance(who, They):
        return "their"
    if isinstance(who, PlayerOf):
        if isinstance(who.of, Back) and who.of.plural:
            return "their owners'"
        return f"{possessor(who.of)} {who.role.value}'s"
    return POSSESSIVES[who]


def area(who: Doer | None, place: Place) -> str:
    """'your hand', 'a discard pile', "their owners' hands"."""
    many = isinstance(who, PlayerOf) and isinstance(who.of, Back) and who.of.plural
    return f"{whose(who)} {place.value}{'s' if many else ''}"


def deck(who: Doer | None) -> str:
    """The deck that something is put on: 'that deck' of a player who was spoken of."""
    return "that deck" if who == Actor() else area(who, Place.DECK)


def number(amount: Amount) -> str:
    """'3', 'X', 'X+X', 'X+1'."""
    if isinstance(amount, Variable):
        return "X+X" if amount.times == 2 else f"X+{amount.plus}" if amount.plus else "X"
    return str(amount)


def icons(found: tuple[Icon, ...]) -> str:
    return f"[{''.join(icon.value for icon in found)}]"


def noun(it: Noun, *, plural: bool, away: bool = False) -> str:
    """A noun with all that narrows it; `away`: it is taken 'from' where it is."""
    named = next((one.name for one in it.qualities if isinstance(one, Named)), None)
    words = ["other"] if it.other else []
    words += [said for said in map(_before, it.qualities) if said]
    if named in STAPLES and it.kind is Kind.RESOURCE:
        words.append(named)
    else:
        words.append(" or ".join(kind(one, plural=plural) for one in (it.kind, *it.also)))
        words += [f"named {named}"] if named is not None else []
    if it.place in (Place.HAND, Place.DECK, Place.DISCARD_PILE):
        words.append(f"{'from' if away else 'in'} {area(it.whose, it.place)}")
    elif it.whose is not None:
        words.append("they control" if isinstance(it.whose, They) else CONTROLS[it.whose])
    if it.place is Place.IN_PLAY:
        words.append("in play")
    words += [said for said in map(_after, it.qualities) if said]
    return " ".join(words)


def kind(it: Kind, *, plural: bool) -> str:
    return KINDS[it][plural]


def _before(quality: Quality) -> str:
    if isinstance(quality, Is) and quality.state in ADJECTIVES:
        return str(quality.state.value)
    if isinstance(quality, HasSubtype):
        return f'"{quality.subtype}"'
    if isinstance(quality, OfTrade):
        return quality.trade.value.capitalize()
    return f"non-{quality.type.value}" if isinstance(quality, IsNot) else ""


def _after(quality: Quality) -> str:
    match quality:
        case Is(State.IN_BATTLE):
            return "in a battle"
        case HasStat():
            return _stat(quality)
        case HasTokens(Compare.EXACTLY, 0):
            return "with no tokens"
        case HasTokens(Compare.AT_LEAST, 1):
            return "with a token"
        case HasTokens(compare, amount):
            said = counted(amount, compare)
            return f"with {said} {kind(Kind.TOKEN, plural=said != '1')}"
        case HasKeyword(keyword):
            return f"with {keyword.value}"
        case Most(stat, lowest):
            return f"with the {'lowest' if lowest else 'greatest'} {stat.value}"
        case Providing(found):
            return f"that provides at least {icons(found)}"
        case AttachedTo(what):
            return f"attached to {thing(what)}"
        case InPartyWith(what):
            return f"in a party with {thing(what)}"
        case SameType(what):
            return f"that shares a type with {thing(what)}"
        case ThatPicked(it):
            said = noun(it, plural=False)
            return f"that picked {a_or_an(said)} {said}"
        case CouldBePicked():
            return "that could have been picked"
        case Was():
            return _was(quality)
        case Lacks(HasKeyword(keyword)):
            return f"without {keyword.value}"
        case Lacks(Is(state)):
            return f"that is not {state.value}"
    return ""


def _stat(quality: HasStat) -> str:
    said = counted(quality.amount, quality.compare)
    if quality.stat is Stat.NUMERIC_COST:
        return f"with a numeric cost of {said}"
    return f"with {said} {quality.stat.value}"


def _was(quality: Was) -> str:
    if quality.by is not None:
        return f"that {thing(quality.by)} inflicted damage to this turn"
    if quality.verb is Verb.RECEIVE:
        return "that received damage this turn"
    return "that entered play this turn" if quality.verb is Verb.ENTER else f"that {VERBS[quality.verb].past} this turn"


def counted(amount: Amount, compare: Compare, fewer: str = "less") -> str:
    """'3 or more', 'X or less', '2'."""
    tail = {Compare.AT_LEAST: " or more", Compare.AT_MOST: f" or {fewer}", Compare.EXACTLY: ""}[compare]
    return f"{number(amount)}{tail}"


# What takes or points at things


def thing(what: What, *, away: bool = False) -> str:
    """What is acted on, or spoken of."""
    match what:
        case Some():
            return some(what, away=away)
        case OneOf():
            return _one_of(what)
        case All():
            return _all(what, away=away)
        case Top(owner, amount, side):
            many = "" if amount == 1 else f"{number(amount)} "
            return f"the {side.value} {many}{kind(Kind.CARD, plural=amount != 1)} of {area(owner, Place.DECK)}"
        case This():
            return "this card"
        case Host(of, before):
            return f"the {of.value} this card {'was' if before else 'is'} attached to"
        case Target():
            return "the target of the attack"
        case Last(it, verb):
            return f"the last {noun(it, plural=False)} {VERBS[verb].participle} this turn"
        case Together(parts):
            return " and ".join(thing(part) for part in parts)
        case Back():
            return _back(what)


def some(what: Some, *, away: bool = False) -> str:
    """'a character', '2 or fewer characters', 'another card', 'no items'."""
    said = _quantity(what.noun, what.least, what.most, away=away)
    return f"{said} at random" if what.random else said


def _quantity(it: Noun, least: Amount, most: Amount | None, *, away: bool = False) -> str:
    if (least, most) == (1, 1) and it.other:
        plain = Noun(it.kind, it.whose, it.place, False, it.qualities, it.also)
        return f"another {noun(plain, plural=False, away=away)}"
    if (least, most) == (1, 1) and it.kind is not Kind.DAMAGE and not _is_staple_name(it):
        said = noun(it, plural=False, away=away)
        return f"{a_or_an(said.lstrip(chr(34)))} {said}"
    if (least, most) == (0, 0):
        return f"no {noun(it, plural=True, away=away)}"
    if (least, most) == (0, None):
        return f"any number of {noun(it, plural=True, away=away)}"
    if most is None:
        return f"{number(least)} or more {noun(it, plural=True, away=away)}"
    if least == 0:
        return f"{number(most)} or fewer {noun(it, plural=True, away=away)}"
    return f"{number(most)} {noun(it, plural=most != 1, away=away)}"


def _is_staple_name(it: Noun) -> bool:
    return any(isinstance(one, Named) and one.name in STAPLES for one in it.qualities)


def _one_of(what: OneOf) -> str:
    if what.noun is not None:
        within = "among them" if what.back.plural else "in it"
        return f"{_quantity(what.noun, what.least, what.most)} {within}"
    back = thing(what.back)
    if (what.least, what.most) == (1, 1):
        return f"one of {back}"
    if (what.least, what.most) == (0, None):
        return f"any number of {back}"
    assert what.most is not None
    few = " or fewer" if what.least == 0 else ""
    return f"{number(what.most)}{few} of {back}"


def _all(what: All, *, away: bool = False) -> str:
    it = what.noun
    if what.area:
        return area(it.whose, it.place)
    if what.wording is Wording.EACH:
        return f"each {noun(it, plural=False, away=away)}"
    if what.wording is Wording.ALL:
        return f"all {noun(it, plural=True, away=away)}"
    if it.kind is Kind.FACTION and it.whose is not None:
        return f"{whose(it.whose)} faction"
    if it.kind is Kind.PARTY and it.qualities in ((Is(State.ATTACKING),), (Is(State.BLOCKING),)):
        return f"the {noun(it, plural=False, away=away)}"
    return noun(it, plural=True, away=away)


def _back(back: Back) -> str:
    if back.pointer is Pointer.IT:
        return "them" if back.plural else "it"
    if back.pointer is Pointer.REST:
        return "the rest"
    assert back.kind is not None
    heads = " or ".join(kind(one, plural=back.plural and not back.each) for one in (back.kind, *back.also))
    if back.pointer is Pointer.THAT:
        return f"{'those' if back.plural else 'that'} {heads}"
    if back.pointer is Pointer.THIS_WAY:
        assert back.verb is not None
        return f"the {heads} {VERBS[back.verb].participle} this way"
    words = ["each" if back.each else "the"]
    words += ["other"] if back.other else []
    words += [ORDINALS[back.ordinal]] if back.ordinal else []
    if back.verb is not None:
        words.append(VERBS_OF.get(back.verb) or VERBS[back.verb].participle)
    return " ".join([*words, heads])
