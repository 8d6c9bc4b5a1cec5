"""Who does what to which kinds of things: what can't be done is refused, with the rule."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from coven.games.spoils.text.binding import kinds
from coven.games.spoils.text.tree import (
    All,
    AttachedTo,
    Back,
    Can,
    Cannot,
    Did,
    DidThisWay,
    HasTokens,
    Host,
    InPartyWith,
    Is,
    Kind,
    Lacks,
    Must,
    Noun,
    OneOf,
    Only,
    Place,
    PlayerEvent,
    Some,
    State,
    Target,
    ThingEvent,
    This,
    Verb,
    Was,
    What,
    Who,
    Wording,
    is_single,
)
from coven.games.spoils.text.tree.events import Subject
from coven.games.spoils.text.words.lexicon import KINDS
from coven.games.spoils.text.words.vocabulary import REMEMBERED
from coven.language import TextError
from coven.language.binding import NOWHERE, Span

OFF_PLAY: Final = (Place.HAND, Place.DECK, Place.DISCARD_PILE, Place.OUT_OF_GAME)
DAMAGED: Final = (Kind.CHARACTER, Kind.LOCATION, Kind.FACTION, Kind.CARD, Kind.MICROMAJIG)
"""O58 What can receive damage."""


class Doing:
    """Checks kinds; knows the text, for errors."""

    def __init__(self, text: str) -> None:
        self.text = text

    def wrong(self, at: Span, problem: str, rule: str) -> TextError:
        start, end = at if at != NOWHERE else (0, len(self.text))
        return TextError(problem, self.text, start, max(end, start + 1), rule=rule)

    def _kinds(self, noun: Noun, allowed: frozenset[Kind], problem: str, rule: str) -> None:
        for kind in (noun.kind, *noun.also):
            if kind not in allowed and not (kind is Kind.TACTIC and Is(State.FACE_DOWN) in noun.qualities):
                raise self.wrong(noun.at, problem, rule)

    def _of_kind(self, what: What, allowed: frozenset[Kind], problem: str, rule: str) -> None:
        noun = noun_of(what)
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
        if subject is Who.ANY:
            raise self.wrong(at, "say 'players'", "402.7")
        self._heeded(it, at)
        if isinstance(subject, Who):
            if any(verb not in kinds.PLAYERS_DO - {Verb.LOSE, Verb.WIN} for verb in verbs):
                raise self.wrong(at, "players play, pick, draw, use, discard, form parties and attack", "602.2")
        elif undergone:
            noun = noun_of(subject)
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
        if isinstance(it, Cannot) and it.by is not None:
            self._done_by(it.verbs[0], it.by)
        if target is not None:
            noun = noun_of(target)
            if noun is not None:
                self._done_to(verbs[-1], noun, noun.at)
                if verbs[-1] in kinds.THINGS_DO and noun.place in OFF_PLAY:
                    raise self.wrong(noun.at, "what is attacked or blocked is in play", "607.1a")
                if isinstance(subject, Who) and noun.kind is Kind.FACTION and noun.whose is subject:
                    raise self.wrong(noun.at, "nobody attacks what they control", "607.1a")
            elif isinstance(target, All) and target.area and verbs[-1] is not Verb.DISCARD:
                rule = "607.1a" if verbs[-1] in kinds.THINGS_DO else "402.7"
                raise self.wrong(at_of(target), f"nobody can {verbs[-1].value} a whole area: say which cards", rule)
            elif isinstance(target, Host | Target) and verbs[-1] in kinds.THINGS_DO:
                raise self.wrong(target.at, f"nobody can {verbs[-1].value} this", "607.1a")
            elif isinstance(target, Host) and verbs[-1] in kinds.FROM_HAND:
                raise self.wrong(target.at, f"what one can {verbs[-1].value} is not in play yet", "402.3")
            elif isinstance(target, Back) and verbs[-1] in kinds.THINGS_DO and target.kind is None:
                raise self.wrong(target.at, "say what: 'your faction', 'covert parties'", "607.1a")

    def _done_by(self, verb: Verb, by: What) -> None:
        """By what something is done to a card: damage destroys (408.8), cards and abilities pick (310.1)."""
        allowed = kinds.ANY_CARD | {Kind.ABILITY, Kind.EFFECT, Kind.FACTION}
        if verb is Verb.DESTROY:
            allowed |= {Kind.DAMAGE}
        self._of_kind(by, allowed, f"this doesn't {verb.value} anything", kinds.DONE_TO[verb][1])

    def _heeded(self, it: Cannot | Can | Only | Must, at: Span) -> None:
        """402.7, 505.1 What can, must and only are about: nothing else is ever asked."""
        player = isinstance(it.subject, Who)
        match it:
            case Can(_, Verb.ATTACK, None, True) if not player:
                return
            case Can(_, Verb.BLOCK, All(Noun(Kind.PARTY, qualities=(Is(State.COVERT),)))) if not player:
                return
            case Can():
                problem = "a card can attack the turn it enters play, or block covert parties; all else needs no leave"
                raise self.wrong(at, problem, "402.7")
            case Only(_, verb, times) if verb is not Verb.ATTACK and (player or times is not None):
                raise self.wrong(at, "how often is said of attacks", "402.7")
            case Only(_, _, None) | Must(_, _, alone=True) if player:
                raise self.wrong(at, "it is a character that attacks or blocks alone", "505.1")
            case Must(_, verb) if player and verb is not Verb.ATTACK:
                raise self.wrong(at, "players must attack; characters must attack or block", "505.1")
            case Cannot(_, verbs) if Verb.FORM in verbs:
                raise self.wrong(at, "say who cannot attack or block", "402.7")

    def _fighter(self, subject: What) -> None:
        self._of_kind(subject, kinds.FIGHTERS, "only characters attack and block", "204.3")

    def _at_of(self, subject: Who | What) -> Span:
        return NOWHERE if isinstance(subject, Who) else at_of(subject)

    def _did(self, it: Did) -> None:
        if it.verb not in REMEMBERED:
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

    def _did_this_way(self, it: DidThisWay) -> None:
        if it.verb not in kinds.DONE_TO:
            raise self.wrong(it.at, "this is not kept in mind", "402.5b")
        if it.noun is None:
            raise self.wrong(it.at, "say what it was done to: 'you discarded a card this way'", "402.5b")
        self._done_to(it.verb, it.noun, it.noun.at)

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
        typed = noun is not None and noun.kind not in (Kind.CARD, Kind.RESOURCE)
        if noun is not None and typed and Is(State.FACE_DOWN) in noun.qualities:
            raise self.wrong(noun.at, "face-down, a card is a resource and nothing else", "411.1")
        for verb in it.verbs:
            if noun is not None and (not it.undergone or verb is Verb.BLOCK):
                allowed, rule = kinds.HAPPENS_TO[verb]
                self._kinds(noun, allowed, f"this doesn't {verb.value}", rule)
            elif noun is not None and verb is Verb.ATTACH:
                self._kinds(noun, kinds.IN_PLAY, "this is never attached to anything", "301.2")
            elif noun is not None:
                self._done_to(verb, noun, noun.at)
            elif isinstance(what, This) and it.undergone and verb in (Verb.FORM, Verb.ATTACH):
                raise self.wrong(what.at, "nothing waits for this", "503.1")
        if it.object is not None and it.verbs == (Verb.BLOCK,) and Is(State.BLOCKING) in it.object.qualities:
            raise self.wrong(it.object.at, "what is blocked attacks", "607.1d")
        if it.object is not None and it.verbs != (Verb.ATTACH,):
            self._done_to(it.verbs[-1], it.object, it.object.at)

    def _damage_event(self, source: Subject | None, to: Subject | None) -> None:
        for what, allowed in ((source, kinds.ANY_CARD), (to, frozenset(DAMAGED))):
            noun = what if isinstance(what, Noun) else Noun(what.kind, at=what.at) if isinstance(what, Host) else None
            if noun is not None:
                self._kinds(noun, allowed, "characters, locations and factions receive damage from cards", "O58")


def noun_of(what: What) -> Noun | None:
    if isinstance(what, Some | All):
        return None if isinstance(what, All) and what.area else what.noun
    return what.noun if isinstance(what, OneOf) else None


def at_of(what: What) -> Span:
    at: Span = getattr(what, "at", NOWHERE)
    return at
