"""What can never apply is refused, with the rule: single phrases wherever they stand, and then whole cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.text.tree import (
    Ability,
    Act,
    Adjustment,
    All,
    Amounts,
    Attach,
    AttachTo,
    Back,
    Bonus,
    CardType,
    Compare,
    Condition,
    CountOf,
    Covert,
    Damage,
    DevelopRule,
    Enters,
    FlipUp,
    Gains,
    HasKeyword,
    HasStat,
    Host,
    In,
    InBattle,
    Is,
    IsNot,
    Keyword,
    Kind,
    Lacks,
    Loses,
    Not,
    Noun,
    OneOf,
    Paragraph,
    Place,
    PlayCard,
    Played,
    Put,
    Replacement,
    RestoreRule,
    Restriction,
    Search,
    Some,
    StartingDraw,
    StartingResources,
    Stat,
    State,
    Static,
    StatOf,
    Tactical,
    Target,
    This,
    Threshold,
    Tokens,
    Top,
    Trigger,
    TurnOf,
    Verb,
    What,
    While,
)
from coven.language import TextError
from coven.language.binding import NOWHERE, Span
from coven.language.walking import nodes

BATTLE_STATS: Final = (Stat.STRENGTH, Stat.LIFE, Stat.SPEED)
FIGHTING: Final = (State.ATTACKING, State.BLOCKING, State.FIGHTING, State.IN_BATTLE, State.OPPOSING)
NO_CHARACTERS: Final = (Kind.ITEM, Kind.LOCATION, Kind.TACTIC, Kind.RESOURCE, Kind.FACTION)
"""What has no battle stats as such: a card that is also a character is called one (208.1)."""
OFF_PLAY: Final = (Place.HAND, Place.DECK, Place.DISCARD_PILE, Place.OUT_OF_GAME)
DAMAGED: Final = (Kind.CHARACTER, Kind.LOCATION, Kind.FACTION, Kind.CARD, Kind.MICROMAJIG)
"""O58 What can receive damage."""
SECTIONS: Final = (StartingResources, StartingDraw, RestoreRule, DevelopRule)


class Sense:
    """Looks through a bound paragraph for what can never apply."""

    def __init__(self, text: str) -> None:
        self.text = text

    def wrong(self, at: Span, problem: str, rule: str) -> TextError:
        start, end = at if at != NOWHERE else (0, len(self.text))
        return TextError(problem, self.text, start, max(end, start + 1), rule=rule)

    def check(self, paragraph: Paragraph) -> None:
        for node in nodes(paragraph):
            match node:
                case Noun():
                    self._noun(node)
                case Act():
                    self._act(node)
                case Damage(_, _, to):
                    self._damaged(to)
                case Tokens(_, _, _, on):
                    self._in_play(on, "tokens are on cards in play", "409.1")
                case Search(_, _, what, place) if place is not Place.DECK:
                    raise self.wrong(what.at, "only a deck is searched", "312.1")
                case PlayCard(_, what):
                    self._played(what)
                case Put(_, what, Place.IN_PLAY):
                    self._put_into_play(what)
                case Attach(_, what):
                    self._in_play(what, "only what is in play is attached", "301.1")
                case Bonus(on):
                    self._stats(on, node)
                case Gains(on, Keyword.COVERT) | Loses(on, Keyword.COVERT):
                    self._characters(on, "only characters have covert", "507.3")
                case StatOf(stat, of):
                    self._has(stat, of)
                case Amounts(CountOf(All() as what), Compare.AT_LEAST, 0):
                    raise self.wrong(what.at, "there are always 0 or more", "410.2")
        self._restrictions(paragraph)

    # Nouns

    def _noun(self, noun: Noun) -> None:
        for quality in noun.qualities:
            inner = quality.quality if isinstance(quality, Lacks) else quality
            if isinstance(inner, Is) and inner.state in FIGHTING:
                self._needs(noun, Kind.PARTY, f"only characters are {inner.state.value}", "302.12")
            elif isinstance(inner, Is) and inner.state is State.COVERT:
                self._needs(noun, Kind.PARTY, "only characters and parties are covert", "507.3")
            elif isinstance(inner, HasKeyword) and inner.keyword is Keyword.COVERT:
                self._needs(noun, None, "only characters have covert", "507.3")
            elif isinstance(inner, Is) and inner.state is State.DEPLETED and noun.kind is Kind.RESOURCE:
                raise self.wrong(noun.at, "a resource is never depleted", "203.7")
            elif isinstance(inner, Is) and inner.state is State.STAPLE and noun.kind is not Kind.RESOURCE:
                raise self.wrong(noun.at, "only resources are staples", "203.5")
            elif isinstance(inner, HasStat):
                self._figure(noun, inner.stat)
            elif isinstance(inner, IsNot) and noun.kind.value == inner.type.value:
                raise self.wrong(noun.at, f"no {noun.kind.value} is a {inner}", "201.4a")
            if isinstance(inner, Is) and noun.place in OFF_PLAY and inner.state is not State.STAPLE:
                raise self.wrong(noun.at, f"what is {inner.state.value} is in play", "402.3")
        faces = {one.state for one in noun.qualities if isinstance(one, Is)}
        if {State.FACE_DOWN, State.FACE_UP} <= faces:
            raise self.wrong(noun.at, "nothing is face-up and face-down", "411.1")

    def _needs(self, noun: Noun, also: Kind | None, problem: str, rule: str) -> None:
        if all(kind in NO_CHARACTERS and kind is not also for kind in (noun.kind, *noun.also)):
            raise self.wrong(noun.at, problem, rule)

    def _figure(self, noun: Noun, stat: Stat) -> None:
        if stat in BATTLE_STATS:
            self._needs(noun, None, f"only characters have {stat.value}", "201.7a")
        if stat is Stat.STRUCTURE and noun.kind not in (Kind.LOCATION, Kind.CARD):
            raise self.wrong(noun.at, "only locations have structure", "201.8a")
        if stat is Stat.INFLUENCE and noun.kind is not Kind.FACTION:
            raise self.wrong(noun.at, "only a faction has influence", "202.3")

    # Deeds

    def _act(self, act: Act) -> None:
        noun = _noun_of(act.what)
        at = _at(act.what)
        match act.verb:
            case Verb.DEPLETE | Verb.RESTORE if noun is not None and noun.kind is Kind.RESOURCE:
                raise self.wrong(at, "resources never deplete", "203.7")
            case Verb.DEPLETE | Verb.RESTORE | Verb.DESTROY | Verb.DETACH:
                self._in_play(act.what, f"what one can {act.verb.value} is in play", "402.3")
            case Verb.DISCARD if isinstance(act.what, Top | This | Target | Host):
                raise self.wrong(at, "what is discarded is in a hand", "305.1")
            case Verb.DISCARD if noun is not None and isinstance(act.what, Some | All):
                shown = any(isinstance(one, Is) for one in noun.qualities)
                controlled = noun.place is Place.UNSAID and noun.whose is not None
                if noun.place not in (Place.UNSAID, Place.HAND) or controlled or shown:
                    raise self.wrong(at, "what is discarded is in a hand", "305.1")
            case Verb.TERMINATE if isinstance(act.what, Some | All | This | Host):
                raise self.wrong(at, "what is terminated is being played or used: say 'in response to' it", "314.1")
            case Verb.DUPLICATE if noun is not None and noun.kind is not Kind.TACTIC:
                raise self.wrong(at, "only a tactic is duplicated", "307.1")
            case Verb.FLIP_DOWN | Verb.FLIP_UP if noun is not None:
                state = State.FACE_DOWN if act.verb is Verb.FLIP_DOWN else State.FACE_UP
                if Is(state) in noun.qualities:
                    raise self.wrong(at, f"it is {state.value} already", "411.1")

    def _damaged(self, to: What) -> None:
        noun = _noun_of(to)
        if noun is None:
            return
        if not any(kind in DAMAGED for kind in (noun.kind, *noun.also)):
            raise self.wrong(_at(to), f"a {noun.kind.value} cannot receive damage", "O58")
        self._in_play(to, "what receives damage is in play", "402.3")

    def _in_play(self, what: What, problem: str, rule: str) -> None:
        noun = _noun_of(what)
        if isinstance(what, Top) or (noun is not None and noun.place in OFF_PLAY):
            raise self.wrong(_at(what), problem, rule)
        if isinstance(what, All) and noun is not None and noun.kind is Kind.TACTIC:
            raise self.wrong(_at(what), "a tactic is never in play", "205.2")

    def _played(self, what: What) -> None:
        noun = _noun_of(what)
        if noun is None or not isinstance(what, Some | All):
            return
        if noun.kind is Kind.FACTION:
            raise self.wrong(_at(what), "a faction is in play from the start", "202.2")
        if noun.whose is not None and noun.place is Place.UNSAID and Is(State.FACE_DOWN) not in noun.qualities:
            raise self.wrong(_at(what), "what somebody controls is in play already", "603.1a")

    def _put_into_play(self, what: What) -> None:
        noun = _noun_of(what)
        if noun is None or not isinstance(what, Some | All):
            return
        if noun.kind is Kind.TACTIC and not isinstance(what, Back):
            raise self.wrong(_at(what), "a tactic is never in play", "205.2")
        if noun.place in (Place.UNSAID, Place.IN_PLAY):
            raise self.wrong(_at(what), "say where it is put into play from: 'from your hand'", "402.3")

    # Figures

    def _stats(self, on: What, bonus: Bonus) -> None:
        noun = _noun_of(on)
        if noun is None:
            return
        if noun.place in OFF_PLAY:
            raise self.wrong(_at(on), "what gains or loses something is in play", "508.1")
        for change in bonus.changes:
            self._figure(noun, change.stat)

    def _characters(self, on: What, problem: str, rule: str) -> None:
        noun = _noun_of(on)
        if noun is not None:
            self._needs(noun, None, problem, rule)

    def _has(self, stat: Stat, of: What) -> None:
        if isinstance(of, Back) and of.kind is not None:
            self._figure(Noun(of.kind, also=of.also, at=of.at), stat)
        noun = _noun_of(of)
        if noun is not None and isinstance(of, Some | All):
            self._figure(noun, stat)

    # Restrictions

    def _restrictions(self, paragraph: Paragraph) -> None:
        """401.3a Costs that can never be met together."""
        found = [node for node in nodes(paragraph) if isinstance(node, Restriction)]
        conditions = [one.condition for one in found]
        turns = {one.who for one in conditions if isinstance(one, TurnOf)}
        if len(turns) > 1:
            raise self.wrong(NOWHERE, "it is never both players' turn", "602.1")
        if InBattle() in conditions and Not(InBattle()) in conditions:
            raise self.wrong(NOWHERE, "no time is both during and outside of a battle", "302.8")
        if len(set(map(repr, conditions))) < len(conditions):
            raise self.wrong(NOWHERE, "this restriction is said twice", "401.3a")
        verb = Verb.USE if isinstance(_inmost(paragraph), Ability) else Verb.PLAY
        for one in found:
            if one.verb is not verb:
                problem = "a card says 'Play this only', an ability 'Use this only'"
                raise self.wrong(NOWHERE, problem, "401.3a")


def _noun_of(what: What) -> Noun | None:
    if isinstance(what, Some | All):
        return None if isinstance(what, All) and what.area else what.noun
    return what.noun if isinstance(what, OneOf) else None


def _at(what: What) -> Span:
    at: Span = getattr(what, "at", NOWHERE)
    return at


def _inmost(paragraph: Paragraph) -> Paragraph:
    while isinstance(paragraph, While | Threshold):
        paragraph = paragraph.text
    return paragraph


# Whole cards


def check_card(paragraphs: Sequence[Paragraph], texts: Sequence[str], types: frozenset[CardType]) -> None:
    """Refuse what a card of these types can never do."""
    attached = any(isinstance(one, AttachTo) for one in paragraphs)
    attached = attached or any(
        isinstance(node, Attach) and isinstance(node.what, This) for one in paragraphs for node in nodes(one)
    )
    becomes = any(
        isinstance(node, Gains) and node.thing is CardType.CHARACTER for one in paragraphs for node in nodes(one)
    )
    for paragraph, text in zip(paragraphs, texts, strict=True):
        sense = Sense(text)
        _check_kind(paragraph, sense, types)
        for node in nodes(paragraph):
            if isinstance(node, Host) and not attached:
                raise sense.wrong(node.at, "this card is attached to nothing", "507.2")
        if CardType.CHARACTER not in types and not becomes:
            _check_no_character(paragraph, sense, types)


def _check_kind(paragraph: Paragraph, sense: Sense, types: frozenset[CardType]) -> None:
    whole = (0, len(sense.text.split("\n")[0]))
    inside = _inmost(paragraph)
    tactic = types == {CardType.TACTIC}
    if isinstance(paragraph, SECTIONS) and CardType.FACTION not in types:
        raise sense.wrong(whole, "only a faction has this section", "202.5")
    if isinstance(paragraph, AttachTo | Covert | Enters) and tactic:
        raise sense.wrong(whole, "a tactic is never in play", "205.2")
    if isinstance(paragraph, FlipUp | Tactical) and types & {CardType.FACTION, CardType.RESOURCE}:
        raise sense.wrong(whole, "this card is never played by its costs", "203.1")
    if isinstance(paragraph, Tactical) and tactic:
        raise sense.wrong(whole, "a tactic may be played then anyhow", "205.1")
    if isinstance(paragraph, Played) and not tactic and paragraph.effect is not None:
        raise sense.wrong(whole, "only a tactic has an effect when it resolves", "603.1h")
    if isinstance(paragraph, Played) and types & {CardType.FACTION, CardType.RESOURCE}:
        raise sense.wrong(whole, "this card is never played by its costs", "203.1")
    if tactic and isinstance(inside, Trigger | Replacement | Adjustment | Static) and not _elsewhere(paragraph):
        raise sense.wrong(whole, "a tactic is never in play, so this text is never active", "201.5b")
    if tactic and isinstance(inside, Ability) and not _usable_elsewhere(inside):
        raise sense.wrong(whole, "a tactic is never in play, so this ability is never used", "201.5b")
    if CardType.RESOURCE in types and isinstance(inside, Ability):
        for node in nodes(inside.cost):
            if isinstance(node, Act) and node.verb is Verb.DEPLETE and isinstance(node.what, This):
                raise sense.wrong(node.what.at, "resources never deplete", "203.7")


def _elsewhere(paragraph: Paragraph) -> bool:
    """Whether text says itself that it is active where its card isn't in play."""
    while isinstance(paragraph, While | Threshold):
        if isinstance(paragraph, While) and _is_off_play(paragraph.condition):
            return True
        paragraph = paragraph.text
    return False


def _usable_elsewhere(ability: Ability) -> bool:
    """605.1a 'Use this only while this card is in your discard pile.'"""
    return any(isinstance(node, Restriction) and _is_off_play(node.condition) for node in nodes(ability.cost))


def _is_off_play(condition: Condition) -> bool:
    return isinstance(condition, In) and isinstance(condition.what, This) and condition.place in OFF_PLAY


def _check_no_character(paragraph: Paragraph, sense: Sense, types: frozenset[CardType]) -> None:
    """201.7a A card that never is a character has no battle stats, doesn't fight and is not covert."""
    kind = next(iter(types)).value
    if isinstance(paragraph, Covert):
        raise sense.wrong((0, len(sense.text)), "only characters have covert", "507.3")
    for node in nodes(paragraph):
        match node:
            case Bonus(This() as on, changes) if any(one.stat in BATTLE_STATS for one in changes):
                raise sense.wrong(on.at, f"this {kind} has no battle stats", "201.7a")
            case Gains(This() as on, Keyword.COVERT):
                raise sense.wrong(on.at, "only characters have covert", "507.3")
            case StatOf(stat, This() as of) if stat in BATTLE_STATS:
                raise sense.wrong(of.at, f"this {kind} has no {stat.value}", "201.7a")
