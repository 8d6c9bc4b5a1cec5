"""What is known of things in the course of a paragraph: in which areas they may be, and of which kinds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from coven.games.spoils.text.binding.doing import Doing, at_of
from coven.games.spoils.text.tree import (
    All,
    Antecedent,
    Back,
    Carrier,
    Host,
    Is,
    Kind,
    Last,
    Meant,
    Noun,
    OneOf,
    Place,
    Some,
    State,
    Things,
    This,
    Together,
    Top,
    What,
)
from coven.games.spoils.text.tree.events import Subject
from coven.language.binding import Span

Places: TypeAlias = frozenset[Place]

ANYWHERE: Final[Places] = frozenset(Place) - {Place.UNSAID}
IN_PLAY: Final[Places] = frozenset({Place.IN_PLAY})
HAND: Final[Places] = frozenset({Place.HAND})
DECK: Final[Places] = frozenset({Place.DECK})
PILE: Final[Places] = frozenset({Place.DISCARD_PILE})
PLAYED: Final[Places] = frozenset({Place.BEING_PLAYED})
OFF_PLAY: Final[Places] = frozenset({Place.HAND, Place.DECK, Place.DISCARD_PILE, Place.OUT_OF_GAME})
GONE: Final[Places] = frozenset()


@dataclass(frozen=True, slots=True)
class Standing:
    """Where something may be, and what it may be."""

    places: Places
    kinds: frozenset[Kind] = frozenset({Kind.CARD})
    """What it is by its noun; CARD: whatever a card can be."""
    face_down: bool = False
    """411 It is a resource, and something else on its other side."""
    depleted: bool = False
    """A cost has depleted it: nothing happens in between (503.3)."""

    def either(self, other: Standing) -> Standing:
        """One of two, whichever way was taken."""
        both = self.face_down or other.face_down, self.depleted and other.depleted
        return Standing(self.places | other.places, self.kinds | other.kinds, *both)


Standings: TypeAlias = dict[Antecedent, Standing]


class Known(Doing):
    """Knows where things are, and refuses what can't be done there, or to what they are."""

    def _standing(self, what: Subject | What, now: Standings) -> Standing | None:
        """Where and what something is that words point at; None: that is for its noun to say."""
        to = pointed_at(what)
        if isinstance(to, Meant) and isinstance(to.what, Host):
            what = to.what
        if isinstance(what, Host):
            return Standing(ANYWHERE if what.before else IN_PLAY, frozenset({what.kind}))
        if isinstance(what, Some | All | OneOf | Top | Last):
            return None
        return None if to is None else now.get(to)

    def _take(self, what: What, now: Standings, unsaid: Places) -> Standings:
        """What a noun takes can be pointed at from now on."""
        match what:
            case Some(noun, slot=slot) | All(noun, slot=slot):
                places = unsaid if noun.place is Place.UNSAID else frozenset({noun.place})
                return {**now, Things(slot): named(noun, places)}
            case Top(slot=slot):
                return {**now, Things(slot): Standing(DECK)}
            case OneOf(back, noun=noun, slot=slot):
                whole = self._standing(back, now) or Standing(ANYWHERE)
                return {**now, Things(slot): whole if noun is None else replace(whole, kinds=kinds_named(noun))}
            case Last(noun, slot=slot):
                return {**now, Things(slot): Standing(ANYWHERE, kinds_named(noun))}
        return now

    def _in_play(self, what: What, now: Standings) -> Standings:
        if isinstance(what, Together):
            for part in what.parts:
                now = self._in_play(part, now)
            return now
        self._there(what, now, IN_PLAY, "402.4")
        return self._take(what, now, IN_PLAY)

    def _there(self, what: What, now: Standings, places: Places, rule: str) -> None:
        standing = self._standing(what, now)
        if standing is not None and not standing.places & places:
            raise self._not_there(what, standing, rule, places)

    def _not_there(self, what: What, standing: Standing, rule: str, places: Places = IN_PLAY) -> Exception:
        return self.wrong(at_of(what), f"this is {in_words(standing.places)} then, and not {in_words(places)}", rule)

    def _is(
        self, standing: Standing | None, may: frozenset[Kind], what: Subject | What, problem: str, rule: str
    ) -> None:
        if standing is not None and not standing.face_down and not standing.kinds & may:
            at: Span = what.at if isinstance(what, Noun) else at_of(what)
            raise self.wrong(at, problem, rule)


def kinds_named(noun: Noun) -> frozenset[Kind]:
    return frozenset({noun.kind, *noun.also})


def named(noun: Noun, places: Places) -> Standing:
    return Standing(places, kinds_named(noun), face_down=Is(State.FACE_DOWN) in noun.qualities)


def pointed_at(what: Subject | What) -> Antecedent | None:
    if isinstance(what, This):
        return Carrier()
    return what.to if isinstance(what, Back) else None


def in_words(places: Places) -> str:
    """Some places, in words."""
    if places == PLAYED:
        return "being played"
    if len(places) == 1:
        (place,) = places
        return {
            Place.IN_PLAY: "in play",
            Place.HAND: "in a hand",
            Place.DECK: "in a deck",
            Place.DISCARD_PILE: "in a discard pile",
            Place.OUT_OF_GAME: "out of the game",
        }[place]
    return "out of play" if places else "gone"
