"""Where things are at each point of a paragraph, and what they are: what can never be done to them there is refused.

A bound paragraph is followed from its event or its costs to its last step. Of each thing that words point at, and of
the card itself, it is known in which areas it may be by then (402.3, 402.4) and of which kinds it may be; where no
possibility is left, the text says something that never happens. What isn't certain is let pass.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from coven.games.spoils.text.binding import kinds
from coven.games.spoils.text.binding.doing import DAMAGED, at_of
from coven.games.spoils.text.binding.standings import (
    ANYWHERE,
    DECK,
    GONE,
    HAND,
    IN_PLAY,
    OFF_PLAY,
    PILE,
    PLAYED,
    Known,
    Places,
    Standing,
    Standings,
    in_words,
    kinds_named,
    named,
    pointed_at,
)
from coven.games.spoils.text.tree import (
    Ability,
    Act,
    All,
    AllHold,
    Antecedent,
    AnyHolds,
    Attach,
    Back,
    Bonus,
    Both,
    Brawl,
    Can,
    Cannot,
    CardType,
    Carrier,
    Condition,
    Controls,
    Create,
    Damage,
    DamageEvent,
    DevelopRule,
    DidThisWay,
    Draw,
    Either,
    EntersUnder,
    Event,
    Exchanged,
    Face,
    FlipUp,
    Gains,
    If,
    In,
    InResponseTo,
    Instruction,
    Is,
    Join,
    Keyword,
    Kind,
    Last,
    Lasting,
    LastingText,
    Later,
    LeaveBattle,
    Loses,
    May,
    Menu,
    MoveEvent,
    Must,
    Not,
    Noun,
    OfEvent,
    OneOf,
    Only,
    Options,
    Paragraph,
    Part,
    Place,
    PlayCard,
    Played,
    PlayerEvent,
    Put,
    Redirect,
    RemoveDamage,
    Replacement,
    RestoreRule,
    Restriction,
    RevealUntil,
    Search,
    Sequence,
    Some,
    Stat,
    Statement,
    Static,
    Such,
    TakeControl,
    Tense,
    ThingEvent,
    Things,
    This,
    Threshold,
    Together,
    TokenEvent,
    Tokens,
    Top,
    Trigger,
    Verb,
    What,
    While,
    Who,
)
from coven.games.spoils.text.tree.events import Subject

CAME_TO: Final[dict[Verb, Places]] = {
    Verb.ENTER: IN_PLAY,
    Verb.LEAVE: OFF_PLAY,
    Verb.DESTROY: PILE,
    Verb.DISCARD: PILE,
    Verb.TERMINATE: OFF_PLAY,
    Verb.DEPLETE: IN_PLAY,
    Verb.RESTORE: IN_PLAY,
    Verb.ATTACK: IN_PLAY,
    Verb.BLOCK: IN_PLAY,
    Verb.ATTACH: IN_PLAY,
    Verb.DRAW: HAND,
    Verb.PLAY: PLAYED,
    Verb.USE: PLAYED,
}
"""Where something is once this has happened to it, or it has done it."""
WAS_IN: Final[dict[Verb, Places]] = CAME_TO | {
    Verb.LEAVE: IN_PLAY,
    Verb.TERMINATE: PLAYED,
    Verb.DESTROY: IN_PLAY,
    Verb.DISCARD: HAND,
    Verb.DRAW: DECK,
}
"""Where it is as long as something else may take the place of that (506.1)."""
NEEDS: Final[dict[Verb, Places]] = {
    Verb.DESTROY: IN_PLAY,
    Verb.DEPLETE: IN_PLAY,
    Verb.RESTORE: IN_PLAY,
    Verb.DETACH: IN_PLAY,
    Verb.FLIP_DOWN: IN_PLAY,
    Verb.DISCARD: HAND,
    Verb.TERMINATE: PLAYED,
}
"""Where something has to be for this to be done to it."""
TAKEN_FROM: Final[dict[Verb, Places]] = {Verb.DISCARD: HAND, Verb.PLAY: HAND}
"""402.3 Where things are that a noun names without saying where; with all else, in play."""
RULES: Final = {Verb.DISCARD: "305.1", Verb.TERMINATE: "314.1"}
TYPES: Final = {one: Kind[one.name] for one in CardType}
FIGURES: Final[dict[Stat, tuple[frozenset[Kind], str, str]]] = {
    Stat.STRENGTH: (kinds.FIGHTERS, "only characters have strength", "201.7a"),
    Stat.LIFE: (kinds.FIGHTERS, "only characters have life", "201.7a"),
    Stat.SPEED: (kinds.FIGHTERS, "only characters have speed", "201.7a"),
    Stat.STRUCTURE: (frozenset({Kind.LOCATION, Kind.CARD}), "only locations have structure", "201.8a"),
}
ATTACKED: Final = frozenset({Kind.LOCATION, Kind.FACTION, Kind.CARD})
DEPLETING: Final = kinds.IN_PLAY - {Kind.RESOURCE}


class Whereabouts(Known):
    """Follows one paragraph."""

    def __init__(self, text: str, types: frozenset[CardType] | None = None, becomes: frozenset[CardType] = frozenset()):
        super().__init__(text)
        self.own = frozenset({Kind.CARD}) if types is None else frozenset(TYPES[one] for one in types | becomes)
        """What the card with the text is or can become by it."""
        self.after: dict[int, tuple[Standings, Standings]] = {}
        """What may be done, by its number: how things stood before and after."""
        self.paying = False

    def check(self, paragraph: Paragraph) -> None:
        self._paragraph(paragraph, {Carrier(): Standing(IN_PLAY, self.own)})

    def _paragraph(self, it: Paragraph, now: Standings) -> None:
        match it:
            case Trigger(_, event, body):
                self._do(body, self._event(event, now, CAME_TO))
            case Replacement(event, body):
                self._do(body, self._event(event, now, WAS_IN))
            case Static(statements):
                self._state(statements, now)
            case While(condition, text):
                self._paragraph(text, self._given(condition, now))
            case Threshold(_, text) | Menu(_, text) | RestoreRule(text) | DevelopRule(text):
                self._paragraph(text, now)
            case FlipUp(_, _, extra) if extra is not None:
                self._costs(extra, {Carrier(): Standing(PLAYED, self.own)})
            case Played(cost, effect):
                now = {Carrier(): Standing(PLAYED, self.own)}
                if cost is not None:
                    now = self._costs(cost, now)
                if effect is not None:
                    self._do(effect, now)
            case Ability(_, _, cost, effect):
                if cost is not None:
                    now = self._costs(cost, now)
                self._do(effect, now)
            case Options(_, options):
                for option in options:
                    self._paragraph(option, now)

    def _costs(self, cost: Instruction, now: Standings) -> Standings:
        for step in cost.steps if isinstance(cost, Sequence) else (cost,):
            if isinstance(step, Restriction):  # 605.1a an ability that is used elsewhere says so anywhere in its costs
                now = self._given(step.condition, now)
        self.paying = True
        now = self._do(cost, now)
        self.paying = False
        return {one: replace(standing, depleted=False) for one, standing in now.items()}

    # Events

    def _event(self, event: Event, now: Standings, where: dict[Verb, Places]) -> Standings:
        match event:
            case ThingEvent(what, verbs, undergone, by=by):
                if undergone and Verb.ATTACK in verbs:
                    self._is(self._standing(what, now), ATTACKED, what, "what is attacked is a location", "607.1a")
                elif Verb.ATTACK in verbs or Verb.BLOCK in verbs:
                    self._fights(what, now)
                places = _union(where.get(verb, ANYWHERE) for verb in verbs)
                now = self._happens(what, Part.SUBJECT, places, now)
                return now if by is None else self._happens(by, Part.OTHER, _source(by), now)
            case MoveEvent(what, to, from_):
                gone = frozenset({from_}) if from_ is not Place.UNSAID else ANYWHERE - {to}
                return self._happens(what, Part.SUBJECT, frozenset({to}) if where is CAME_TO else gone, now)
            case PlayerEvent(_, verb, what) if what is not None:
                resource = isinstance(what, Noun) and what.kind is Kind.RESOURCE
                places = IN_PLAY if verb is Verb.PLAY and resource else where.get(verb, ANYWHERE)
                return self._happens(what, Part.SUBJECT, places, now)
            case DamageEvent(source, to, battle):
                if to is not None:
                    self._is(self._standing(to, now), frozenset(DAMAGED), to, "this receives no damage", "O58")
                    now = self._happens(to, Part.SUBJECT, IN_PLAY if where is WAS_IN else IN_PLAY | PILE, now)
                if source is not None:
                    if battle:
                        self._fights(source, now)
                    now = self._happens(source, Part.OTHER, ANYWHERE, now)
            case TokenEvent(_, what):
                return self._happens(what, Part.SUBJECT, IN_PLAY, now)
        return now

    def _happens(self, what: Subject, part: Part, places: Places, now: Standings) -> Standings:
        """What an event is about, and where that is then."""
        if isinstance(what, This):
            return {**now, Carrier(): replace(now[Carrier()], places=places)} if places != ANYWHERE else now
        if isinstance(what, Noun):
            vanished = what.kind is Kind.MICROMAJIG and Place.IN_PLAY not in places  # 409.3b
            return {**now, OfEvent(part): named(what, GONE if vanished else places)}
        return now

    def _fights(self, what: Subject | What, now: Standings) -> None:
        self._is(self._standing(what, now), kinds.FIGHTERS, what, "only characters attack and block", "204.3")

    # Conditions

    def _asked(self, condition: Condition, now: Standings) -> None:
        """What is asked can be so: a card that isn't in play is not depleted, and not elsewhere."""
        match condition:
            case Not(inner):
                self._asked(inner, now)
            case AllHold(conditions) | AnyHolds(conditions):
                for one in conditions:
                    self._asked(one, now)
            case In(what, place):
                self._there(what, now, frozenset({place}), "402.4")
            case Such(what, noun, Tense.NOW) if any(
                isinstance(one, Is) and one.state in kinds.ONLY_IN_PLAY for one in noun.qualities
            ):
                self._there(what, now, IN_PLAY, "402.3")

    def _given(self, condition: Condition, now: Standings) -> Standings:
        """What is so where a condition holds."""
        match condition:
            case In(what, place) if (to := pointed_at(what)) is not None and to in now:
                return {**now, to: replace(now[to], places=frozenset({place}))}
            case Such(what, noun, Tense.NOW) if (to := pointed_at(what)) is not None and to in now:
                return {**now, to: replace(now[to], kinds=kinds_named(noun))}
            case InResponseTo(noun, slot):
                return {**now, Things(slot): named(noun, PLAYED)}
            case AllHold(conditions):
                for one in conditions:
                    now = self._given(one, now)
            case DidThisWay(verb=None, to=to) if to is not None:
                for act in to.acts:
                    before, after = self.after.get(act, ({}, {}))
                    done = {one: after[one] for one in after if before.get(one) != after[one]}
                    now = {
                        **now,
                        **{one: new for one, new in done.items() if one not in now or _is_open(one, before, new, now)},
                    }
        return now

    # Instructions

    def _do(self, it: Instruction, now: Standings) -> Standings:
        match it:
            case Sequence(steps) | Both(steps):
                for step in steps:
                    now = self._do(step, now)
                return now
            case May(_, body, slot):
                after = self._do(body, now)
                self.after[slot] = now, after
                return _joined(now, after)
            case If(condition, then, otherwise):
                self._asked(condition, now)
                done = self._do(then, self._given(condition, now))
                return _joined(done, now if otherwise is None else self._do(otherwise, now))
            case Either(_, options):
                ways = [self._do(option, now) for option in options]
                found = ways[0]
                for way in ways[1:]:
                    found = _joined(found, way)
                return found
            case Later(_, body):
                self._do(body, now)
                return now
            case Restriction(_, condition):
                return self._given(condition, now)
            case Lasting(statements):
                return self._state(statements, now)
            case LastingText(text=text):
                if isinstance(text, Replacement):
                    self._do(text.body, self._event(text.event, now, WAS_IN))
                return now
            case Draw(slot=slot):
                return {**now, Things(slot): Standing(HAND)}
            case Create(slot=slot):
                return {**now, Things(slot): Standing(IN_PLAY, frozenset({Kind.MICROMAJIG}))}
            case Search(what=what) | RevealUntil(until=what):
                return self._take(what, now, DECK)
            case Act():
                return self._act(it, now)
            case Put():
                return self._put(it, now)
            case PlayCard(_, what):
                return self._play(what, now)
            case EntersUnder(what):
                self._there(what, now, PLAYED, "314.1")
                return now
        return self._use(it, now)

    def _use(self, it: Instruction, now: Standings) -> Standings:
        """What is done to cards in play, and leaves them where they are."""
        match it:
            case Attach(_, what, to):
                now = self._in_play(what, now)
                return self._in_play(to, now) if not isinstance(to, All) else now
            case TakeControl(_, what) | Tokens(_, _, _, what):
                return self._in_play(what, now)
            case Damage(to=what) | RemoveDamage(_, what):
                self._is(self._standing(what, now), frozenset(DAMAGED), what, "this receives no damage", "O58")
                return self._in_play(what, now)
            case Redirect(_, from_, to):
                for what in (from_, to):
                    self._is(self._standing(what, now), frozenset(DAMAGED), what, "this receives no damage", "O58")
                return self._in_play(to, now)
            case Join(what) | LeaveBattle(what):
                self._is(self._standing(what, now), kinds.FIGHTERS, what, "only characters are in a battle", "302.9")
                return self._in_play(what, now)
            case Brawl(one, other):
                return self._in_play(other, self._in_play(one, now))
        return now

    def _act(self, it: Act, now: Standings) -> Standings:
        verb, what = it.verb, it.what
        if isinstance(what, Together):
            for part in what.parts:
                now = self._act(replace(it, what=part), now)
            return now
        standing = self._standing(what, now)
        if verb in NEEDS:
            self._there(what, now, NEEDS[verb], RULES.get(verb, "402.4"))
        if verb in (Verb.DEPLETE, Verb.RESTORE):
            self._is(standing, DEPLETING, what, "resources never deplete", "203.7")
        if verb is Verb.DUPLICATE:
            self._is(standing, frozenset({Kind.CARD, Kind.TACTIC}), what, "only a tactic is duplicated", "307.1")
        if verb in (Verb.REVEAL, Verb.LOOK) and isinstance(what, This | Back):
            self._hidden_from_somebody(standing, what)
        if verb is Verb.DEPLETE and self.paying and standing is not None and standing.depleted:
            raise self.wrong(at_of(what), "it is depleted already", "303.2")
        now = self._take(what, now, TAKEN_FROM.get(verb, IN_PLAY))
        to = _meant(what)
        if to is None or to not in now:
            return now
        standing = now[to]
        match verb:
            case Verb.DESTROY | Verb.DISCARD:
                vanished = standing.kinds == {Kind.MICROMAJIG}
                return {**now, to: replace(standing, places=GONE if vanished else PILE)}
            case Verb.TERMINATE:
                return {**now, to: replace(standing, places=OFF_PLAY)}
            case Verb.FLIP_DOWN:
                return {**now, to: Standing(IN_PLAY, frozenset({Kind.RESOURCE}), face_down=True)}
            case Verb.FLIP_UP:
                return {**now, to: Standing(ANYWHERE)}
            case Verb.DEPLETE | Verb.RESTORE:
                return {**now, to: replace(standing, depleted=verb is Verb.DEPLETE)}
        return now

    def _hidden_from_somebody(self, standing: Standing | None, what: This | Back) -> None:
        if standing is None or standing.face_down or not standing.places <= IN_PLAY | PLAYED:
            return
        if isinstance(what, This) or not standing.kinds & {Kind.CARD, Kind.RESOURCE}:
            raise self.wrong(at_of(what), f"what is {in_words(standing.places)} is seen by everybody", "403.2a")

    def _put(self, it: Put, now: Standings) -> Standings:
        what, to = it.what, it.to
        standing = self._standing(what, now)
        if standing is not None and isinstance(what, This | Back):
            if standing.places == frozenset({to}) and to is not Place.DECK and not standing.face_down:
                raise self.wrong(at_of(what), f"it is {in_words(standing.places)} already", "403.1")
            if not standing.places:
                raise self._not_there(what, standing, "402.4")
            if to is Place.IN_PLAY and it.face is Face.UP and standing.kinds == {Kind.TACTIC}:
                raise self.wrong(at_of(what), "a tactic is never in play", "205.2")
        now = self._take(what, now, IN_PLAY)
        found = _meant(what)
        if found is None or found not in now:
            return now
        down = to is Place.IN_PLAY and it.face is Face.DOWN
        return {**now, found: replace(now[found], places=frozenset({to}), face_down=down)}

    def _play(self, what: What, now: Standings) -> Standings:
        """603.1h What was played has entered play or is in a discard pile."""
        standing = self._standing(what, now)
        if (
            standing is not None
            and isinstance(what, This | Back)
            and standing.places == IN_PLAY
            and not standing.face_down
        ):
            raise self.wrong(at_of(what), "what is in play isn't played", "603.1a")
        now = self._take(what, now, HAND)
        to = _meant(what)
        if to is None or to not in now:
            return now
        return {
            **now,
            to: replace(now[to], places=PILE if now[to].kinds == {Kind.TACTIC} else IN_PLAY | PILE, face_down=False),
        }

    # Statements

    def _state(self, statements: Iterable[Statement], now: Standings) -> Standings:
        """What is made true, or is true: types first, since they come with their figures."""
        found = tuple(statements)
        for one in found:
            if isinstance(one, Gains) and isinstance(one.thing, CardType):
                now = self._in_play(one.on, now)
                to = _meant(one.on)
                if to is not None and to in now:
                    now = {**now, to: replace(now[to], kinds=now[to].kinds | {TYPES[one.thing]})}
        for one in found:
            now = self._statement(one, now)
        return now

    def _statement(self, it: Statement, now: Standings) -> Standings:
        match it:
            case Bonus(on, changes):
                for change in changes:
                    if change.stat in FIGURES:
                        self._is(self._standing(on, now), FIGURES[change.stat][0], on, *FIGURES[change.stat][1:])
                return self._in_play(on, now)
            case Gains(on, thing):
                if thing is Keyword.COVERT:
                    self._is(self._standing(on, now), kinds.FIGHTERS, on, "only characters have covert", "507.3")
                return self._in_play(on, now)
            case Loses(on) | Controls(_, on) | Exchanged(on):
                return self._in_play(on, now)
            case Cannot(subject, verbs) if not isinstance(subject, Who):
                if Verb.ATTACK in verbs or Verb.BLOCK in verbs:
                    self._fights(subject, now)
                    return self._in_play(subject, now)
            case Can(subject) | Must(subject) | Only(subject) if not isinstance(subject, Who):
                self._fights(subject, now)
                return self._in_play(subject, now)
        return now


def _source(by: Subject) -> Places:
    """Where that is by which something is done to a card."""
    return PLAYED if isinstance(by, Noun) and kinds_named(by) <= {Kind.TACTIC, Kind.ABILITY, Kind.EFFECT} else ANYWHERE


def _meant(what: What) -> Antecedent | None:
    """By which something is known from now on."""
    if isinstance(what, Some | All | OneOf | Top | Last):
        return Things(what.slot) if what.slot else None
    return pointed_at(what)


def _union(found: Iterable[Places]) -> Places:
    return frozenset().union(*found)


def _joined(one: Standings, other: Standings) -> Standings:
    """How things stand after one of two ways was taken: of what only one of them has named nothing more is said."""
    return {at: standing.either(other[at]) for at, standing in one.items() if at in other}


def _is_open(one: Antecedent, before: Standings, after: Standing, now: Standings) -> bool:
    """Whether nothing has happened to a thing since it was open whether something is done to it."""
    return one in before and now[one] == before[one].either(after)
