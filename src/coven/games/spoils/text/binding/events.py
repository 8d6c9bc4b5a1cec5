"""Binding events: what a trigger or a replacement is about can be pointed at."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from coven.games.spoils.text.binding.nouns import Nouns
from coven.games.spoils.text.binding.scope import Kinds, kinds_of
from coven.games.spoils.text.tree import (
    Back,
    DamageEvent,
    Event,
    InfluenceEvent,
    Kind,
    MoveEvent,
    Noun,
    OfEvent,
    Part,
    PlayerEvent,
    ThingEvent,
    This,
    TokenEvent,
    TurnEvent,
    Verb,
    Who,
)
from coven.games.spoils.text.tree.events import Subject
from coven.language.binding import Number, There

NO_THINGS: Final[Kinds] = frozenset({Kind.COIN, Kind.COIN_FLIP, Kind.DAMAGE, Kind.TOKEN})
"""What an event may be about, and nothing can be done to."""


class Events(Nouns):
    """Binds events."""

    def begin(self, event: Event) -> Event:
        """What the event is about can be pointed at."""
        match event:
            case TurnEvent(who):
                self.actor = who in (Who.EACH, Who.ANY)
            case ThingEvent():
                what = self._event_thing(event.what, Part.SUBJECT)
                there = event.verbs[-1] in (Verb.LEAVE, Verb.DESTROY) and not event.under
                self._about(event.what, Part.SUBJECT, There.MAYBE if there else There.YES)
                noun = None if event.object is None else self.noun(event.object)
                if noun is not None:  # one of several perhaps, so that nothing can point at it
                    self.scope.shut(self.candidate(kinds_of(noun), Number.ONE, noun.at, OfEvent(Part.OTHER)))
                by = None if event.by is None else self._event_thing(event.by, Part.OTHER)
                if event.by is not None:
                    self._about(event.by, Part.OTHER, There.YES)
                return replace(event, what=what, object=noun, by=by)
            case MoveEvent():
                what = self._event_thing(event.what, Part.SUBJECT)
                self._about(event.what, Part.SUBJECT, There.YES)
                return replace(event, what=what, whose=self.whose(event.whose))
            case PlayerEvent(who, _, what):
                self.actor = who is Who.ANY
                if who is Who.OPPONENT:
                    self.player = who
                if what is not None:
                    bound = self._event_thing(what, Part.SUBJECT)
                    self._about(what, Part.SUBJECT, There.YES, many=event.any_number)
                    return replace(event, what=bound)
            case DamageEvent(source, to):
                if source is not None:
                    source = self._event_thing(source, Part.OTHER)
                    self._about(source, Part.OTHER, There.YES)
                if to is not None:
                    to = self._event_thing(to, Part.SUBJECT)
                    self._about(to, Part.SUBJECT, There.YES)
                return replace(event, source=source, to=to)
            case InfluenceEvent(faction, verb):
                return InfluenceEvent(self.noun(faction), verb)
            case TokenEvent(_, what):
                bound = self._event_thing(what, Part.SUBJECT)
                self._about(what, Part.SUBJECT, There.YES)
                return replace(event, what=bound)
        return event

    def _event_thing(self, what: Subject, part: Part) -> Subject:
        if isinstance(what, Noun):
            return self.noun(what)
        if isinstance(what, Back):
            return self.back(what)[0]
        return what

    def _about(self, what: Subject, part: Part, there: There, *, many: bool = False) -> None:
        own = self.scope.carrier
        assert own is not None
        if isinstance(what, This):
            self.scope.event.append(replace(own, there=There.YES))
            return
        if isinstance(what, Back):
            return
        kinds = kinds_of(what) if isinstance(what, Noun) else frozenset({what.kind, Kind.CARD})
        if kinds <= NO_THINGS:
            return
        number = Number.MANY if many else Number.ONE
        words = self.words(what.at, "what it is about")
        found = self.candidate(kinds, number, what.at, OfEvent(part), words)
        self.scope.event.append(replace(found, clause=-1, sentence=-1, there=there))
