"""What can never be, or never makes a difference, is refused: nouns, events and conditions that nothing can meet."""

from __future__ import annotations

from typing import Final

from coven.games.revel.text.binding.kinds import DONE_TO, WHY, kinds_of
from coven.games.revel.text.binding.scope import Reading
from coven.games.revel.text.tree import (
    Act,
    All,
    Amounts,
    Beside,
    Bonus,
    Cannot,
    CheckOverpower,
    Compare,
    Counters,
    CountOf,
    Draw,
    Event,
    HasCounters,
    HasEqual,
    HasValue,
    Instead,
    Is,
    Kind,
    Lacks,
    Mood,
    Noun,
    Ongoing,
    Pick,
    Place,
    Quality,
    SpacesWon,
    Stitched,
    This,
    Unopposed,
    Value,
    ValueOf,
    Verb,
    What,
    Whose,
    Winning,
)
from coven.games.revel.text.tree.walking import nodes
from coven.language.binding import NOWHERE, Span

OFF_FIELD: Final = (Place.HAND, Place.DISCARDS, Place.DECK)
NO_SPELL: Final = (Kind.STANCE, Kind.WITCH, Kind.RESOURCE, Kind.MARKER)
STARTING: Final = (Kind.WITCH, Kind.RESOURCE)
"""7.1.2 What a game begins with, and no deck has."""
THEIRS: Final = (Whose.OPPOSING, Whose.OPPONENTS, Whose.ACROSS)
SPACES: Final = 5
"""3.4.6 The sides of spell spaces that a player has."""
RULES_TYPES: Final = ("strike", "shield", "stance", "witch", "resource", "spell")
NEEDS: Final = {Value.POWER: "strike spell", Value.RESISTANCE: "shield spell"}
"""1.3.8 The type that has a value."""


def check_never(tree: object, reading: Reading, event: Event | None) -> None:
    """Refuse what can never come about or make a difference."""
    for node in nodes(tree):
        if isinstance(node, Noun):
            _check_noun(node, reading)
        elif isinstance(node, Act):
            _check_act(node, reading)
        elif isinstance(node, Counters) and node.to is not None:
            if isinstance(node.on, This) and isinstance(node.to, This):
                raise reading.wrong(node.to.at, "it stays where it is: nothing is moved", "1.4b.2")
        elif isinstance(node, CheckOverpower):
            _check_done_to(node.what, Verb.OVERPOWER, reading)
        elif isinstance(node, Cannot):
            _check_cannot(node, reading)
        elif isinstance(node, Amounts):
            _check_amounts(node, reading)
        elif isinstance(node, Is):
            _check_is(node, reading)
        elif isinstance(node, ValueOf):
            _check_value(node.of, reading)
        elif isinstance(node, Instead) and event is not None:
            _check_instead(node, event, reading)
        elif isinstance(node, Ongoing):
            _check_bonuses(node, reading)


# Nouns


def _check_noun(noun: Noun, reading: Reading) -> None:
    """1.3.8, 3.2.3, 3.10.2, 5.7.4 What a noun names has to be able to have the qualities that it asks for."""
    if noun.also:
        return
    for quality in noun.qualities:
        why = _never_has(noun, quality)
        if why is not None:
            raise reading.wrong(noun.at, *why)
    starting = noun.kind in STARTING or (noun.kind is Kind.CARD and {"witch", "resource"} & {*noun.types})
    if starting and noun.place in (Place.HAND, Place.DECK):
        raise reading.wrong(noun.at, "witches and resources are on the field from the start, and in no deck", "7.1.2")
    if noun.kind is Kind.MARKER and noun.place in OFF_FIELD:
        raise reading.wrong(noun.at, "a marker that leaves the field goes to the reserve and nowhere else", "6.2.4")


def _never_has(noun: Noun, quality: Quality) -> tuple[str, str] | None:
    """Why nothing that a noun names has a quality, with the rule; None if something may have it."""
    asked = quality.quality if isinstance(quality, Lacks) else quality
    of_values = isinstance(asked, HasValue | Beside | HasEqual)
    in_spaces = isinstance(asked, Winning | Unopposed | Stitched)
    if noun.kind in NO_SPELL and of_values:
        return "only spells have Power and Resistance", "1.3.8"
    if noun.kind in NO_SPELL and in_spaces:
        return "only spells are in spell spaces", "3.4.6"
    if noun.place in OFF_FIELD and (in_spaces or isinstance(asked, Beside)):
        return "only what is on the field can be so", "3.2.3"
    if noun.place in OFF_FIELD and isinstance(asked, HasCounters):
        return "a card that leaves the field has no +1s any more", "3.2.4"
    shield = "shield" in noun.types and "strike" not in noun.types
    if shield and isinstance(asked, Stitched):
        return "only strike spells are stitched", "5.7.4"
    if shield and isinstance(asked, Winning):
        return "only a spell with Power is winning", "3.10.2"
    if isinstance(asked, HasValue) and asked.amount is not None and not isinstance(quality, Lacks):
        if shield and asked.value is Value.POWER:
            return "shield spells have no Power", "5.8.1"
        if "strike" in noun.types and "shield" not in noun.types and asked.value is Value.RESISTANCE:
            return "strike spells have no Resistance", "1.3.8"
    return None


def _kinds(what: What, reading: Reading) -> frozenset[Kind] | None:
    """What something can be called; None if its words don't say."""
    if isinstance(what, Pick | All):
        return kinds_of(what.noun)
    return frozenset({what.kind}) if isinstance(what, This) else None


def _check_done_to(what: What, verb: Verb, reading: Reading) -> None:
    """Refuse what a verb is never done to."""
    demand, kinds = DONE_TO.get(verb), _kinds(what, reading)
    if demand is None or kinds is None or kinds & demand:
        return
    if isinstance(what, This) and what.kind is Kind.CARD:
        return
    at = what.noun.at if isinstance(what, Pick | All) and what.at == NOWHERE else what.at
    raise reading.wrong(at, WHY[verb], {Verb.REVEAL: "5.4.2", Verb.PLAY: "5.5"}.get(verb))


def _check_act(act: Act, reading: Reading) -> None:
    """5.2 to 5.5 Cards are drawn, stashed, revealed and played; what stays where it is isn't moved."""
    what, verb = act.what, act.verb
    if verb in (Verb.REVEAL, Verb.PLAY, Verb.PLACE):
        _check_done_to(what, verb, reading)
    if not isinstance(what, Pick | All):
        return
    noun = what.noun
    if noun.kind is Kind.MARKER and verb in (Verb.DRAW, Verb.STASH, Verb.REVEAL, Verb.PLAY, Verb.LOOK):
        raise reading.wrong(what.at, "a marker is no card: it is discarded, and goes to the reserve", "6.2.4")
    if (verb, noun.place) in ((Verb.DRAW, Place.HAND), (Verb.DISCARD, Place.DISCARDS)):
        raise reading.wrong(what.at, "it is there already: this moves nothing", "3.4")
    if verb is Verb.REVEAL and noun.place is Place.DISCARDS:
        raise reading.wrong(what.at, "what everybody sees can't be revealed", "5.4.2")
    if verb is Verb.PLAY and noun.kind is Kind.CARD and {"witch", "resource"} & {*noun.types}:
        raise reading.wrong(what.at, "only spells and stances are played", "5.5.6")


def _check_cannot(cannot: Cannot, reading: Reading) -> None:
    """5.8.1, 5.8.2 Only spells overpower and are overpowered, and shield spells never overpower."""
    if cannot.verb is not Verb.OVERPOWER:
        return
    for what in (cannot.what, cannot.by):
        if what is not None:
            _check_done_to(what, Verb.OVERPOWER, reading)
    by = cannot.by
    shields = isinstance(by, All) and "shield" in by.noun.types
    own = isinstance(by, This) and reading.types is not None and "strike spell" not in reading.types
    if by is not None and (shields or own):
        raise reading.wrong(by.at, "a shield spell has no Power, so it never overpowers anything", "5.8.1")


# Conditions


def _check_amounts(amounts: Amounts, reading: Reading) -> None:
    """3.4.6, 3.9.3 No player has so many of them."""
    if amounts.compare is Compare.AT_MOST:
        return
    measure, at, most = amounts.measure, NOWHERE, None
    if isinstance(measure, SpacesWon):
        most, what = SPACES, "spell spaces"
    elif isinstance(measure, CountOf) and isinstance(measure.what, All):
        noun = measure.what.noun
        at = noun.at
        if noun.place not in (Place.UNSAID, Place.FIELD) or noun.kind not in (Kind.SPELL, Kind.STANCE, Kind.WITCH):
            return
        sides = 2 if noun.whose is Whose.ANY else 1
        most = sides * (SPACES if noun.kind is Kind.SPELL else 1)
        what = "spells" if noun.kind is Kind.SPELL else f"{noun.kind.value}s"
    if most is not None and amounts.amount > most:
        said = _number_at(reading, amounts.amount, at)
        raise reading.wrong(
            said, f"there are never more than {most} {what}", "3.4.6" if most % SPACES == 0 else "3.9.3"
        )


def _number_at(reading: Reading, number: int, at: Span) -> Span:
    """Where a number is written."""
    start = reading.text.find(str(number))
    return (start, start + len(str(number))) if start >= 0 else at


def _check_is(condition: Is, reading: Reading) -> None:
    """1.3.4 What this card is, is printed on it: to ask makes no difference."""
    if not isinstance(condition.what, This) or reading.types is None or condition.noun.qualities:
        return
    asked = {*condition.noun.types, *([condition.noun.kind.value] if condition.noun.kind in NO_SPELL else [])}
    if asked and asked <= {*RULES_TYPES}:
        raise reading.wrong(condition.what.at, "its type is printed on it, and is always the same", "1.3.4")


def _check_value(what: What, reading: Reading) -> None:
    kinds = _kinds(what, reading)
    if kinds is not None and kinds <= {*NO_SPELL}:
        raise reading.wrong(what.at, "only spells have Power and Resistance", "1.3.8")


# Statements and replacements


def _check_bonuses(effect: Ongoing, reading: Reading) -> None:
    """1.4b.5 A bonus to a value that is not there makes no difference."""
    bonuses = [node for node in nodes(effect) if isinstance(node, Bonus)]
    for bonus in bonuses:
        if any(other.on == bonus.on and _may_have(other, reading) for other in bonuses):
            continue
        raise reading.wrong(bonus.on.at, f"it has no {bonus.value.value} that this could change", "1.3.10")


def _may_have(bonus: Bonus, reading: Reading) -> bool:
    need = NEEDS.get(bonus.value)
    if need is None:
        return True
    if isinstance(bonus.on, This):
        return reading.types is None or need in reading.types or not reading.types & {*NEEDS.values()}
    if isinstance(bonus.on, Pick | All):
        kinds = {"strike", "shield"} & {*bonus.on.noun.types}
        return not kinds or need.partition(" ")[0] in kinds
    return True


def _check_instead(instead: Instead, event: Event, reading: Reading) -> None:
    """4.9.4 What takes the place of an event is something else."""
    body = instead.body
    same = isinstance(body, Draw) and event.verb is Verb.DRAW and body.who is event.who and body.amount == 1
    if same and event.mood is Mood.TRIES and not (isinstance(event.what, Noun) and event.what.types):
        raise reading.wrong(instead.at, "that is what would happen anyhow", "4.9.4")
