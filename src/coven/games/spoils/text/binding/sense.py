"""What can never apply is refused, with the rule: single phrases wherever they stand, and then whole cards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from coven.games.spoils.text.binding import kinds
from coven.games.spoils.text.binding.doing import DAMAGED, OFF_PLAY, at_of, noun_of
from coven.games.spoils.text.binding.in_place import InPlace
from coven.games.spoils.text.tree import (
    Act,
    Adjustment,
    All,
    Amounts,
    Attach,
    Back,
    Bonus,
    Can,
    Cannot,
    CardType,
    Carrier,
    Compare,
    Controls,
    CostChange,
    CountOf,
    Create,
    Damage,
    DamageEvent,
    Did,
    DidThisWay,
    Draw,
    Exchanged,
    Gains,
    HasKeyword,
    HasStat,
    Host,
    In,
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
    NameCard,
    Noun,
    OneOf,
    Only,
    Owns,
    Paragraph,
    Place,
    PlayCard,
    PlayerEvent,
    PlayerOf,
    Put,
    Redirect,
    ReduceNext,
    ReduceThreshold,
    RemoveDamage,
    RevealUntil,
    Role,
    Search,
    SinceStart,
    Some,
    Stat,
    State,
    StatOf,
    Such,
    TakeControl,
    Target,
    ThatPicked,
    ThingEvent,
    This,
    Together,
    TokenEvent,
    Tokens,
    TokensOn,
    Top,
    TurnEvent,
    UseAs,
    Verb,
    What,
    Who,
)
from coven.games.spoils.text.words.lexicon import KINDS
from coven.language.binding import NOWHERE
from coven.language.walking import nodes

BATTLE_STATS: Final = (Stat.STRENGTH, Stat.LIFE, Stat.SPEED)
FIGHTING: Final = (State.ATTACKING, State.BLOCKING, State.FIGHTING, State.IN_BATTLE, State.OPPOSING)
NO_CHARACTERS: Final = (Kind.ITEM, Kind.LOCATION, Kind.TACTIC, Kind.RESOURCE, Kind.FACTION)
"""What has no battle stats as such: a card that is also a character is called one (208.1)."""
LOOKED_FOR: Final = (Verb.REVEAL, Verb.LOOK, Verb.PICK, Verb.CHOOSE, Verb.FLIP_UP)
"""What is done to a face-down card by what it is on its other side, which its player knows."""
ANYBODYS: Final = (PlayerEvent, TurnEvent, CostChange, Did, DidThisWay)
"""What may be said without saying of which player."""


class Sense(InPlace):
    """Looks through a bound paragraph for what can never apply."""

    def check(self, paragraph: Paragraph) -> None:
        for node in nodes(paragraph):
            if getattr(node, "who", None) is Who.ANY and not isinstance(node, ANYBODYS):
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
                case RemoveDamage(_, to):
                    self._damaged(to)
                case Redirect(_, from_, to):
                    self._damaged(from_)
                    self._turned_away(from_)
                    self._damaged(to)
                case ReduceNext(noun=Noun() as noun) | ReduceThreshold(noun=noun):
                    self._kinds(noun, kinds.PLAYED, "what is played is a card", "603.1")
                case ThatPicked(noun):
                    self._kinds(noun, kinds.TAKEN, "what is picked is a card or a faction", "310.1")
                case UseAs(_, noun):
                    self._kinds(noun, kinds.IN_PLAY, "abilities are on cards", "502.1")
                case NameCard(_, noun):
                    self._kinds(
                        noun, kinds.ANY_CARD - {Kind.MICROMAJIG}, "what is named is a card that decks have", "201.1a"
                    )
                case Such(what, noun):
                    self._of_kind(what, kinds.TAKEN, "what is looked at is a card or a faction", "201.4")
                    self._kinds(noun, kinds.TAKEN, "what a thing can be is a card or a faction", "201.4")
                case Damage(_, _, to, divider):
                    self._damaged(to)
                    self._counted(to, plain=divider is not None)
                case Tokens(_, _, 0, on):
                    raise self.wrong(at_of(on), "this does nothing", "402.5")
                case Draw(_, 0) | Create(_, 0):
                    raise self.wrong(node.at, "this does nothing", "402.5")
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
                case Put(_, what, to, any_order=ordered):
                    self._put(what, to)
                    if isinstance(node.whose, PlayerOf) and node.whose.role is Role.CONTROLLER:
                        raise self.wrong(at_of(what), "a card goes to its owner's hand, deck or discard pile", "403.1")
                    if ordered and (to is Place.IN_PLAY or (isinstance(what, Some) and what.most == 1)):
                        raise self.wrong(at_of(what), "there is no order to choose here", "403.1a")
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
                case In(Host() as what):
                    raise self.wrong(what.at, "what this card is attached to is always in play", "301.1")
                case In(what) | SinceStart(what) | Owns(_, what):
                    if not isinstance(what, This | Host | Back):
                        raise self.wrong(at_of(what), "say which card: 'this card', 'it'", "402.3")
                case Lasting(found) if any(isinstance(one, Controls | Exchanged) for one in found):
                    raise self.wrong(NOWHERE, "what is done once is 'take control of'", "407.3")
                case Controls(_, what) | Exchanged(what):
                    self._controlled(what)
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
                    if verb not in (Verb.FORM, Verb.PLAY, Verb.USE):
                        raise self.wrong(noun.at, "one pays for parties, cards and abilities", "505.1")
                    self._done_to(verb, noun, noun.at)
                case CostChange(noun, of=None):
                    may = kinds.PLAYED | {Kind.ABILITY}
                    self._kinds(noun, may, "what has a numeric cost is played or used", "406.1")
                    if noun.kind is not Kind.ABILITY:
                        self._hidden(noun)
                case Did():
                    self._did(node)
                case DidThisWay(verb=Verb()):
                    self._did_this_way(node)
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
        self.check_in_place(paragraph)

    # Nouns

    def _noun(self, noun: Noun) -> None:
        cards = noun.kind in kinds.ANY_CARD or any(kind in kinds.ANY_CARD for kind in noun.also)
        states = {one.state for one in noun.qualities if isinstance(one, Is)}
        for quality in noun.qualities:
            inner = quality.quality if isinstance(quality, Lacks) else quality
            fights = isinstance(inner, Is) and inner.state in kinds.PARTY_STATES
            if not cards and not (fights and noun.kind in (Kind.PARTY, Kind.DAMAGE)):
                raise self.wrong(noun.at, f"{KINDS[noun.kind][1]} are not told apart like this", "201.4b")
            if isinstance(inner, Is):
                self._state(noun, inner.state)
            elif isinstance(inner, HasKeyword) and inner.keyword is Keyword.COVERT:
                self._needs(noun, None, "only characters have covert", "507.3")
            elif isinstance(inner, HasStat):
                self._figure(noun, inner.stat)
                self._bound(noun, inner)
            elif isinstance(inner, IsNot):
                self._is_not(noun, inner)
        if any(one <= states for one in kinds.CONTRARY):
            raise self.wrong(noun.at, "nothing is all of this", "302.12")
        if Kind.MICROMAJIG in (noun.kind, *noun.also) and noun.place in OFF_PLAY:
            raise self.wrong(noun.at, "a Micromajig Token is in play, or gone", "409.3b")
        if len(states) + sum(not isinstance(one, Is) for one in noun.qualities) < len(noun.qualities):
            raise self.wrong(noun.at, "this is said twice", "201.4b")
        nameless = noun.kind is Kind.PARTY and noun.than in (None, Carrier())
        if noun.other and not cards and (nameless or noun.kind not in (Kind.PARTY, Kind.FACTION)):
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

    def _bound(self, noun: Noun, quality: HasStat) -> None:
        """410.4 No number is less than 0."""
        if quality.amount == 0 and quality.compare is Compare.AT_MOST:
            raise self.wrong(noun.at, f"no number is less than 0: say 'with 0 {quality.stat.value}'", "410.4")
        if quality.amount == 0 and quality.compare is Compare.AT_LEAST:
            raise self.wrong(noun.at, "every number is 0 or more: leave it out", "410.4")

    # Deeds

    def _act(self, act: Act) -> None:
        noun = noun_of(act.what)
        at = at_of(act.what)
        self._counted(act.what)
        if act.verb in (Verb.PICK, Verb.CHOOSE) and not isinstance(act.what, Some | OneOf):
            raise self.wrong(at, "say what to pick or choose from: 'a character', 'one of them'", "310.1")
        match act.verb:
            case Verb.PICK | Verb.CHOOSE if noun is not None and isinstance(act.what, Some):
                self._picked(noun)
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
            case Verb.LOOK | Verb.REVEAL if isinstance(act.what, All) and act.what.noun.place is Place.DISCARD_PILE:
                raise self.wrong(at, "what lies there is seen by everybody", "403.5a")
            case Verb.LOOK | Verb.REVEAL if noun is not None and isinstance(act.what, Some | All):
                if noun.place in (Place.DISCARD_PILE, Place.OUT_OF_GAME):
                    raise self.wrong(at, "what lies there is seen by everybody", "403.5a")
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
        typed = noun is not None and noun.kind not in (Kind.CARD, Kind.RESOURCE)
        if noun is not None and typed and Is(State.FACE_DOWN) in noun.qualities and act.verb not in LOOKED_FOR:
            raise self.wrong(at, "face-down, a card is a resource and nothing else", "411.1")
        if act.verb is Verb.DEPLETE and noun is not None and Is(State.DEPLETED) in noun.qualities:
            raise self.wrong(at, "it is depleted already", "303.2")
        if noun is not None:
            self._done_to(act.verb, noun, at)
        elif isinstance(act.what, Target) or (isinstance(act.what, Host) and act.verb is Verb.DUPLICATE):
            raise self.wrong(at, f"nobody can {act.verb.value} this", "402.1")

    def _picked(self, noun: Noun) -> None:
        """402.3a What is picked without saying where is in play."""
        tactic = {noun.kind, *noun.also} == {Kind.TACTIC} and Is(State.FACE_DOWN) not in noun.qualities
        if tactic and noun.place in (Place.UNSAID, Place.IN_PLAY):
            problem = "a tactic is never in play: say where it is, or 'Play this only in response to a tactic.'"
            raise self.wrong(noun.at, problem, "205.2")

    def _damaged(self, to: What) -> None:
        noun = noun_of(to)
        if noun is None:
            return
        if not any(kind in DAMAGED for kind in (noun.kind, *noun.also)):
            raise self.wrong(at_of(to), f"{KINDS[noun.kind][1]} cannot receive damage", "O58")
        self._in_play(to, "what receives damage is in play", "402.3")

    def _turned_away(self, from_: What) -> None:
        """506.3 What the next damage is inflicted to is whatever is such: nobody chooses it, and nobody counts it."""
        counted = isinstance(from_, Some) and (from_.least, from_.most) != (1, 1)
        if isinstance(from_, (Target, Top)) or (isinstance(from_, All) and from_.area) or counted:
            raise self.wrong(at_of(from_), "say what would receive it: 'your faction', 'a character', 'it'", "506.3")

    def _in_play(self, what: What, problem: str, rule: str) -> None:
        noun = noun_of(what)
        if isinstance(what, Top) or (noun is not None and noun.place in OFF_PLAY):
            raise self.wrong(at_of(what), problem, rule)
        if isinstance(what, All) and noun is not None and noun.kind is Kind.TACTIC:
            raise self.wrong(at_of(what), "a tactic is never in play", "205.2")

    def _played(self, what: What) -> None:
        noun = noun_of(what)
        if noun is None or not isinstance(what, Some | All):
            return
        if noun.kind is Kind.FACTION:
            raise self.wrong(at_of(what), "a faction is in play from the start", "202.2")
        there = noun.place is Place.IN_PLAY or (noun.whose is not None and noun.place is Place.UNSAID)
        if there and Is(State.FACE_DOWN) not in noun.qualities:
            raise self.wrong(at_of(what), "what somebody controls is in play already", "603.1a")

    def _put(self, what: What, to: Place) -> None:
        self._of_kind(what, kinds.ANY_CARD, "what is put somewhere is a card", "403.1")
        self._counted(what)
        noun = noun_of(what)
        if isinstance(what, Host) and what.before:
            raise self.wrong(what.at, "say 'is attached to'", "301.1")
        if to is not Place.IN_PLAY or noun is None or not isinstance(what, Some | All):
            return
        if noun.kind is Kind.TACTIC:
            raise self.wrong(at_of(what), "a tactic is never in play", "205.2")
        if noun.place in (Place.UNSAID, Place.IN_PLAY):
            raise self.wrong(at_of(what), "say where it is put into play from: 'from your hand'", "402.3")

    def _controlled(self, what: What) -> None:
        """407.3a What a text gives to a player as long as it is active."""
        self._in_play(what, "what somebody controls is in play", "407.1")
        self._of_kind(what, kinds.IN_PLAY, "what can change its controller is a card", "407.3")
        if isinstance(what, All) and what.area:
            raise self.wrong(what.at, "what somebody controls is in play", "407.1")
        noun = noun_of(what)
        if noun is not None and noun.whose is not None:
            raise self.wrong(at_of(what), "who controls it is for this text to say: leave that out", "407.3a")

    # Figures

    def _stats(self, on: What, bonus: Bonus) -> None:
        noun = noun_of(on)
        if noun is None:
            return
        if noun.place in OFF_PLAY:
            raise self.wrong(at_of(on), "what gains or loses something is in play", "508.1")
        for change in bonus.changes:
            self._figure(noun, change.stat)

    def _characters(self, on: What, problem: str, rule: str) -> None:
        noun = noun_of(on)
        if noun is not None:
            self._needs(noun, None, problem, rule)

    def _has(self, stat: Stat, of: What) -> None:
        if isinstance(of, Back) and of.kind is not None:
            self._figure(Noun(of.kind, also=of.also, at=of.at), stat)
        noun = noun_of(of)
        if noun is not None and isinstance(of, Some | All):
            self._figure(noun, stat)
