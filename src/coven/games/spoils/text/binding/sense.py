"""What can never apply is refused, with the rule: single phrases wherever they stand, and then whole cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from coven.games.spoils.text.binding import kinds
from coven.games.spoils.text.tree import (
    Ability,
    Act,
    Adjustment,
    All,
    Amounts,
    Attach,
    AttachedTo,
    Back,
    Bonus,
    Can,
    Cannot,
    CardType,
    Compare,
    Controls,
    CostChange,
    CountOf,
    Damage,
    DamageEvent,
    Did,
    DidThisWay,
    Gains,
    HasKeyword,
    HasStat,
    HasTokens,
    Host,
    In,
    InBattle,
    InPartyWith,
    InResponseTo,
    Is,
    IsNot,
    Join,
    Keyword,
    Kind,
    Lacks,
    Last,
    Lasting,
    LeaveBattle,
    Loses,
    More,
    MoveEvent,
    Must,
    MustPay,
    Not,
    Noun,
    OneOf,
    Only,
    Owns,
    Paragraph,
    Place,
    PlayCard,
    PlayerEvent,
    Put,
    Restriction,
    RevealUntil,
    Search,
    SinceStart,
    Some,
    Stat,
    State,
    StatOf,
    TakeControl,
    Target,
    ThingEvent,
    This,
    Threshold,
    Together,
    TokenEvent,
    Tokens,
    TokensOn,
    Top,
    TurnOf,
    Verb,
    Was,
    What,
    While,
    Who,
    Wording,
    is_single,
)
from coven.games.spoils.text.tree.events import Subject
from coven.games.spoils.text.words.lexicon import KINDS
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


class Sense:
    """Looks through a bound paragraph for what can never apply."""

    def __init__(self, text: str) -> None:
        self.text = text

    def wrong(self, at: Span, problem: str, rule: str) -> TextError:
        start, end = at if at != NOWHERE else (0, len(self.text))
        return TextError(problem, self.text, start, max(end, start + 1), rule=rule)

    def check(self, paragraph: Paragraph) -> None:
        for node in nodes(paragraph):
            if getattr(node, "who", None) is Who.ANY and not isinstance(node, PlayerEvent | Did | DidThisWay):
                raise self.wrong(NOWHERE, "say which player: 'you', 'your opponent', 'each player'", "407.2")
            match node:
                case Noun():
                    self._noun(node)
                case Back():
                    self._back(node)
                case Act(what=Together(parts)):
                    for part in parts:
                        self._act(replace(node, what=part))
                case Act():
                    self._act(node)
                case Damage(_, _, to, divider):
                    self._damaged(to)
                    self._counted(to, plain=divider is not None)
                case Tokens(_, _, _, on):
                    self._in_play(on, "tokens are on cards in play", "409.1")
                    self._of_kind(on, kinds.IN_PLAY, "tokens are on cards", "409.1")
                    self._counted(on)
                case Search(_, _, what, place):
                    if place is not Place.DECK:
                        raise self.wrong(what.at, "only a deck is searched", "312.1")
                    self._hidden(what.noun)
                case RevealUntil(_, _, what):
                    self._hidden(what.noun)
                case OneOf(noun=Noun() as noun):
                    self._hidden(noun)
                case PlayCard(_, what):
                    self._played(what)
                    if isinstance(what, Some) and Is(State.FACE_DOWN) not in what.noun.qualities:
                        self._hidden(what.noun)
                    self._of_kind(what, kinds.PLAYED, "what is played is a card", "603.1")
                    self._counted(what)
                case Put(_, what, to):
                    self._put(what, to)
                case Attach(_, _, All(area=False) as to):
                    raise self.wrong(to.at, "a card is attached to one thing at a time", "301.3")
                case Attach(_, what):
                    self._in_play(what, "only what is in play is attached", "301.1")
                    self._of_kind(what, kinds.IN_PLAY, "what is attached is a card", "301.1")
                case TakeControl(_, what):
                    self._of_kind(what, kinds.IN_PLAY, "what one takes control of is a card", "407.3")
                    self._counted(what)
                case Join(what) | LeaveBattle(what):
                    self._of_kind(what, kinds.FIGHTERS, "only characters are in a battle", "302.9")
                case Bonus(on):
                    self._of_kind(on, kinds.IN_PLAY, "what gains or loses something is a card in play", "508.1")
                    self._stats(on, node)
                case Gains(on, thing) | Loses(on, thing):
                    self._of_kind(on, kinds.IN_PLAY, "what gains or loses something is a card in play", "508.1")
                    if thing is Keyword.COVERT:
                        self._characters(on, "only characters have covert", "507.3")
                case StatOf(stat, of):
                    self._has(stat, of)
                case CountOf(All(noun)):
                    self._countable(noun)
                case TokensOn(what):
                    self._of_kind(what, kinds.IN_PLAY, "tokens are on cards", "409.1")
                case In(what) | SinceStart(what) | Owns(_, what):
                    if not isinstance(what, This | Host | Back):
                        raise self.wrong(_at(what), "say which card: 'this card', 'it'", "402.3")
                case Lasting(found) if any(isinstance(one, Controls) for one in found):
                    raise self.wrong(NOWHERE, "what is done once is 'take control of'", "407.3")
                case InResponseTo(noun):
                    self._kinds(noun, kinds.PLAYED | {Kind.ABILITY}, "what is responded to is played or used", "606.1")
                case Last(noun, verb):
                    self._hidden(noun)
                    self._kinds(noun, kinds.PLAYED, "what was played is a card", "603.1")
                    if verb is not Verb.PLAY:
                        raise self.wrong(node.at, "what is kept in mind is what was played", "603.1")
                case Cannot() | Can() | Only() | Must():
                    self._modal(node)
                case MustPay(_, _, verb, noun):
                    self._done_to(verb, noun, noun.at)
                case CostChange(noun, of=None):
                    self._kinds(noun, kinds.PLAYED, "what has a numeric cost is played or used", "406.1")
                case Did(_, verb, noun):
                    self._did(node)
                case More(CountOf(All(one)), CountOf(All(other))) if Who.EACH in (one.whose, other.whose):
                    raise self.wrong(one.at, "say 'than your opponent' or 'than you'", "407.2")
                case PlayerEvent():
                    self._player_event(node)
                case ThingEvent():
                    self._thing_event(node)
                case MoveEvent(Noun() as noun):
                    self._kinds(noun, kinds.ANY_CARD, "what goes somewhere is a card", "403.1")
                case TokenEvent(_, Noun() as noun):
                    self._kinds(noun, kinds.IN_PLAY, "tokens are on cards", "409.1")
                case DamageEvent(source, to):
                    self._damage_event(source, to)
                case Adjustment(PlayerEvent(_, verb)) if verb is not Verb.DRAW:
                    raise self.wrong(NOWHERE, "what can be reduced or increased is damage, influence or a draw", "O14")
                case Amounts(CountOf(All() as what), Compare.AT_LEAST, 0):
                    raise self.wrong(what.at, "there are always 0 or more", "410.2")
        self._restrictions(paragraph)

    # Kinds

    def _kinds(self, noun: Noun, allowed: frozenset[Kind], problem: str, rule: str) -> None:
        for kind in (noun.kind, *noun.also):
            if kind not in allowed and not (kind is Kind.TACTIC and Is(State.FACE_DOWN) in noun.qualities):
                raise self.wrong(noun.at, problem, rule)

    def _of_kind(self, what: What, allowed: frozenset[Kind], problem: str, rule: str) -> None:
        noun = _noun_of(what)
        if noun is not None:
            self._kinds(noun, allowed, problem, rule)
        if isinstance(what, Host) and what.kind not in allowed:
            raise self.wrong(what.at, problem, rule)
        if isinstance(what, Target):
            raise self.wrong(what.at, problem, rule)

    def _done_to(self, verb: Verb, noun: Noun, at: Span) -> None:
        allowed, rule = kinds.DONE_TO.get(verb, (kinds.NOTHING, "402.1"))
        self._kinds(replace(noun, at=at), allowed, f"nobody can {verb.value} this", rule)

    def _counted(self, what: What, *, plain: bool = False) -> None:
        """An instruction says how many: 'all characters', 'each character'."""
        match what:
            case Some(_, 0, 0):
                raise self.wrong(what.at, "this does nothing", "402.5")
            case All(noun, Wording.PLAIN, False) if not plain and not is_single(what):
                raise self.wrong(what.at, f"say 'all' or 'each {noun.kind.value}'", "402.5")

    def _hidden(self, noun: Noun) -> None:
        """What is in a hand or a deck has printed parts, and nothing else."""
        for quality in noun.qualities:
            inner = quality.quality if isinstance(quality, Lacks) else quality
            shown = isinstance(inner, Is) and inner.state in kinds.ONLY_IN_PLAY
            if shown or isinstance(inner, HasTokens | AttachedTo | InPartyWith | Was):
                raise self.wrong(noun.at, "only what is in play can be so", "402.3")
        self._kinds(noun, kinds.ANY_CARD - {Kind.MICROMAJIG}, "in a hand or a deck are cards", "403.1a")

    def _countable(self, noun: Noun) -> None:
        parties = kinds.ANY_CARD | {Kind.PARTY}
        if noun.place in OFF_PLAY:
            self._hidden(noun)
        self._kinds(noun, parties, "what is counted is cards or parties", "410.2")

    def _back(self, back: Back) -> None:
        if back.kind is None:
            return
        if back.ordinal and back.plural:
            raise self.wrong(back.at, "the first and the second are one each", "402.5b")
        if back.kind not in kinds.TAKEN | {Kind.ABILITY, Kind.EFFECT}:
            raise self.wrong(back.at, f"nothing is done to {KINDS[back.kind][1]} that were spoken of", "402.5b")

    # What players and things do

    def _modal(self, it: Cannot | Can | Only | Must) -> None:
        verbs = it.verbs if isinstance(it, Cannot) else (it.verb,)
        target = None if isinstance(it, Only) else it.object
        undergone = isinstance(it, Cannot) and it.undergone
        subject = it.subject
        at = self._at_of(subject)
        if isinstance(subject, Who):
            if any(verb not in kinds.PLAYERS_DO - {Verb.LOSE, Verb.WIN} for verb in verbs):
                raise self.wrong(at, "players play, pick, draw, use, discard, form parties and attack", "602.2")
        elif undergone:
            noun = _noun_of(subject)
            if verbs[0] not in kinds.UNDERGONE:
                raise self.wrong(at, "nothing is said like this of cards", "402.7")
            if noun is not None:
                self._done_to(verbs[0], noun, noun.at) if verbs[0] is not Verb.BLOCK else self._fighter(subject)
            elif verbs[0] not in kinds.DONE_TO:
                raise self.wrong(at, f"nobody can {verbs[0].value} this", "402.1")
        else:
            if any(verb not in kinds.THINGS_DO for verb in verbs):
                raise self.wrong(at, "cards attack and block; players do all else", "204.3")
            self._fighter(subject)
        if target is not None:
            noun = _noun_of(target)
            if noun is not None:
                self._done_to(verbs[-1], noun, noun.at)
                if isinstance(subject, Who) and noun.kind is Kind.FACTION and noun.whose is subject:
                    raise self.wrong(noun.at, "nobody attacks what they control", "607.1a")
            elif isinstance(target, Host | Target) and verbs[-1] in kinds.THINGS_DO:
                raise self.wrong(target.at, f"nobody can {verbs[-1].value} this", "607.1a")
            elif isinstance(target, Back) and verbs[-1] in kinds.THINGS_DO and target.kind is None:
                raise self.wrong(target.at, "say what: 'your faction', 'covert parties'", "607.1a")

    def _fighter(self, subject: What) -> None:
        self._of_kind(subject, kinds.FIGHTERS, "only characters attack and block", "204.3")

    def _at_of(self, subject: Who | What) -> Span:
        return NOWHERE if isinstance(subject, Who) else _at(subject)

    def _did(self, it: Did) -> None:
        if it.verb not in kinds.REMEMBERED:
            raise self.wrong(NOWHERE, "this is not kept in mind", "402.5b")
        if it.noun is not None and it.verb is not Verb.RECEIVE:
            self._done_to(it.verb, it.noun, it.noun.at)
            if it.verb in kinds.FROM_HAND:
                self._hidden(it.noun)
        if it.noun is None and it.verb not in (*kinds.ALONE, Verb.RECEIVE):
            raise self.wrong(NOWHERE, "say what it was done to", "402.5b")
        subject = it.subject
        if isinstance(subject, Host | Some | All) and it.verb in kinds.THINGS_DO:
            self._fighter(subject)

    def _player_event(self, it: PlayerEvent) -> None:
        if it.who is Who.EACH:
            raise self.wrong(NOWHERE, "say 'a player'", "503.1")
        if it.verb not in kinds.PLAYERS_DO | {Verb.FLIP}:
            raise self.wrong(NOWHERE, "nothing waits for this", "503.1")
        if isinstance(it.what, Noun):
            self._done_to(it.verb, it.what, it.what.at)
            if it.verb in kinds.FROM_HAND:
                self._hidden(it.what)
        if isinstance(it.what, Host) and it.verb is Verb.ATTACK and it.what.kind is not Kind.LOCATION:
            raise self.wrong(it.what.at, "what is attacked is a faction or a location", "607.1a")
        if it.any_number and it.verb is not Verb.DRAW:
            raise self.wrong(NOWHERE, "one waits for one at a time; of draws say 'any number of cards'", "O34")

    def _thing_event(self, it: ThingEvent) -> None:
        what = it.what
        noun = what if isinstance(what, Noun) else Noun(what.kind, at=what.at) if isinstance(what, Host) else None
        for verb in it.verbs:
            if noun is not None and (not it.undergone or verb is Verb.BLOCK):
                allowed, rule = kinds.HAPPENS_TO[verb]
                self._kinds(noun, allowed, f"this doesn't {verb.value}", rule)
            elif noun is not None:
                self._done_to(verb, noun, noun.at)
            elif isinstance(what, This) and it.undergone and verb in (Verb.FORM, Verb.ATTACH):
                raise self.wrong(what.at, "nothing waits for this", "503.1")
        if it.object is not None:
            self._done_to(it.verbs[-1], it.object, it.object.at)

    def _damage_event(self, source: Subject | None, to: Subject | None) -> None:
        for what, allowed in ((source, kinds.ANY_CARD), (to, frozenset(DAMAGED))):
            noun = what if isinstance(what, Noun) else Noun(what.kind, at=what.at) if isinstance(what, Host) else None
            if noun is not None:
                self._kinds(noun, allowed, "characters, locations and factions receive damage from cards", "O58")

    # Nouns

    def _noun(self, noun: Noun) -> None:
        cards = noun.kind in kinds.ANY_CARD or any(kind in kinds.ANY_CARD for kind in noun.also)
        states = {one.state for one in noun.qualities if isinstance(one, Is)}
        for quality in noun.qualities:
            inner = quality.quality if isinstance(quality, Lacks) else quality
            if not cards and not (isinstance(inner, Is) and inner.state in kinds.PARTY_STATES):
                raise self.wrong(noun.at, f"{KINDS[noun.kind][1]} are not told apart like this", "201.4b")
            if isinstance(inner, Is):
                self._state(noun, inner.state)
            elif isinstance(inner, HasKeyword) and inner.keyword is Keyword.COVERT:
                self._needs(noun, None, "only characters have covert", "507.3")
            elif isinstance(inner, HasStat):
                self._figure(noun, inner.stat)
            elif isinstance(inner, IsNot):
                self._is_not(noun, inner)
        if any(one <= states for one in kinds.CONTRARY):
            raise self.wrong(noun.at, "nothing is all of this", "302.12")
        if len(states) + sum(not isinstance(one, Is) for one in noun.qualities) < len(noun.qualities):
            raise self.wrong(noun.at, "this is said twice", "201.4b")
        if noun.other and not cards and noun.kind not in (Kind.PARTY, Kind.FACTION):
            raise self.wrong(noun.at, f"{KINDS[noun.kind][1]} are not told apart like this", "201.4b")

    def _state(self, noun: Noun, state: State) -> None:
        if state in FIGHTING:
            self._needs(noun, Kind.PARTY, f"only characters are {state.value}", "302.12")
        if state is State.COVERT:
            self._needs(noun, Kind.PARTY, "only characters and parties are covert", "507.3")
        if state is State.BATTLE and noun.kind not in (Kind.PARTY, Kind.DAMAGE):
            raise self.wrong(noun.at, "only parties and damage are of a battle", "302.5")
        if state is State.DEPLETED and noun.kind is Kind.RESOURCE:
            raise self.wrong(noun.at, "a resource is never depleted", "203.7")
        if state is State.STAPLE and noun.kind is not Kind.RESOURCE:
            raise self.wrong(noun.at, "only resources are staples", "203.5")
        if noun.place in OFF_PLAY and state in kinds.ONLY_IN_PLAY:
            raise self.wrong(noun.at, f"what is {state.value} is in play", "402.3")
        if noun.kind is Kind.PARTY and state not in kinds.PARTY_STATES:
            raise self.wrong(noun.at, f"a party is not {state.value}", "302.5")

    def _is_not(self, noun: Noun, quality: IsNot) -> None:
        if noun.kind is not Kind.CARD:
            raise self.wrong(noun.at, f"'non-{quality.type}' goes with 'card'", "201.4a")
        if quality.type is CardType.FACTION:
            raise self.wrong(noun.at, "no card that isn't called one is a faction", "202.9")

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
        self._counted(act.what)
        if act.verb in (Verb.PICK, Verb.CHOOSE) and not isinstance(act.what, Some | OneOf):
            raise self.wrong(at, "say what to pick or choose from: 'a character', 'one of them'", "310.1")
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
            case Verb.LOOK | Verb.REVEAL if noun is not None and isinstance(act.what, Some | All):
                if noun.place not in OFF_PLAY and Is(State.FACE_DOWN) not in noun.qualities:
                    raise self.wrong(at, "say where it is: what is in play is seen by everybody", "403.2a")
            case Verb.TERMINATE if isinstance(act.what, Some | All | This | Host):
                raise self.wrong(at, "what is terminated is being played or used: say 'in response to' it", "314.1")
            case Verb.DUPLICATE if noun is not None and noun.kind is not Kind.TACTIC:
                raise self.wrong(at, "only a tactic is duplicated", "307.1")
            case Verb.FLIP_DOWN | Verb.FLIP_UP if noun is not None:
                state = State.FACE_DOWN if act.verb is Verb.FLIP_DOWN else State.FACE_UP
                if Is(state) in noun.qualities:
                    raise self.wrong(at, f"it is {state.value} already", "411.1")
        if act.verb is Verb.DEPLETE and noun is not None and Is(State.DEPLETED) in noun.qualities:
            raise self.wrong(at, "it is depleted already", "303.2")
        if noun is not None:
            self._done_to(act.verb, noun, at)
        elif isinstance(act.what, Target) or (isinstance(act.what, Host) and act.verb is Verb.DUPLICATE):
            raise self.wrong(at, f"nobody can {act.verb.value} this", "402.1")

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
        there = noun.place is Place.IN_PLAY or (noun.whose is not None and noun.place is Place.UNSAID)
        if there and Is(State.FACE_DOWN) not in noun.qualities:
            raise self.wrong(_at(what), "what somebody controls is in play already", "603.1a")

    def _put(self, what: What, to: Place) -> None:
        self._of_kind(what, kinds.ANY_CARD, "what is put somewhere is a card", "403.1")
        self._counted(what)
        noun = _noun_of(what)
        if isinstance(what, Host) and what.before:
            raise self.wrong(what.at, "say 'is attached to'", "301.1")
        if to is not Place.IN_PLAY or noun is None or not isinstance(what, Some | All):
            return
        if noun.kind is Kind.TACTIC:
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
        verb = Verb.USE if isinstance(inmost(paragraph), Ability) else Verb.PLAY
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


def inmost(paragraph: Paragraph) -> Paragraph:
    """A paragraph without what it depends on."""
    while isinstance(paragraph, While | Threshold):
        paragraph = paragraph.text
    return paragraph
