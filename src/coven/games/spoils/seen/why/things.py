"""What words name for the seat that says them: cards in play, in sight elsewhere, and of its own hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from coven.games.spoils.actions.search import NotFound
from coven.games.spoils.areas.areas import knows, opponent
from coven.games.spoils.areas.in_play import DOWN, UP, Copy, InPlay, Ref
from coven.games.spoils.areas.state import SpoilsState, Step
from coven.games.spoils.seen.why.tried import Thing
from coven.games.spoils.seen.words import ToldApart, called
from coven.games.spoils.text.words.vocabulary import Face
from coven.kernel import Decision, Seat, seat_name

NOWHERE = 0
"""The number of a card that is nowhere in sight: no copy in a game has it."""


class Found(NamedTuple):
    """Something that words name."""

    words: str
    """What the seat calls it."""
    ref: Ref


def find(s: SpoilsState, decision: Decision, seat: Seat, thing: Thing) -> list[Found]:
    """All that a thing's words could mean to a seat: its own first, and what is in play before what is elsewhere."""
    return [*in_play(s, seat, thing), *_being_played(s, thing), *_elsewhere(s, decision, seat, thing)]


def is_there(s: SpoilsState, decision: Decision, seat: Seat, thing: Thing) -> bool:
    """Whether a seat sees anything that a thing's words could mean, or is told of it by what is to be chosen."""
    told = decision.why_not
    return bool(find(s, decision, seat, thing)) or (isinstance(told, ToldApart) and bool(among(seat, told, thing)))


def nearest(s: SpoilsState, found: Sequence[Found], means: Callable[[Ref], bool]) -> list[Found]:
    """Of several things that words could mean, those first that are such as is asked for (`means`), then what is in
    play, and of that last what lies face-down: who means that calls it so."""
    return sorted(found, key=lambda one: (not means(one.ref), not isinstance(one.ref, int), lies(s, one.ref, DOWN)))


def lies(s: SpoilsState, ref: Ref, face: Face) -> bool:
    """Whether it is a card in play that lies so."""
    x = s.in_play.get(ref) if isinstance(ref, int) else None
    return x is not None and x.face is face


def in_play(s: SpoilsState, seat: Seat, thing: Thing) -> list[Found]:
    """The cards in play that a thing's words could mean to a seat, its own first."""
    if thing.place not in ("", "play") or thing.facing is not None:
        return []
    found = [x for x in s.in_play.values() if _is_called(seat, x, thing) and _is_whose(seat, x.controller, thing.owner)]
    named = [Found(called(s, seat, x), x.id) for x in sorted(found, key=lambda x: x.controller != seat)]
    return [one for one in named if thing.number in (0, _number(one.words))]


def _is_called(seat: Seat, x: InPlay, thing: Thing) -> bool:
    """203.2a, 411.2 Whether a seat that says this may mean a card in play: it knows a face-down one if it has seen
    it."""
    if thing.faction:
        return x.card.is_faction
    if x.face is UP:
        return thing.face is not DOWN and x.card.name == thing.name
    if thing.face is UP:
        return False
    return x.card.name == thing.name if x.known & knows(seat) and thing.name else not thing.name


def _is_whose(seat: Seat, controller: Seat, owner: str) -> bool:
    return not owner or (controller == seat if owner == "my" else seat_name(controller) == owner)


def among(seat: Seat, told: ToldApart, thing: Thing) -> list[str]:
    """What is chosen by its card's name, of all that a thing's words could mean."""
    return [
        words
        for words, (name, whose) in told.cards.items()
        if name == thing.name and _is_whose(seat, whose, thing.owner) and thing.number in (0, _number(words))
    ]


def _number(words: str) -> int:
    """The number among cards called alike that words end with; of the only one 1."""
    return int(words[:-1].rpartition("(")[2]) if words.endswith(")") and words[-2].isdecimal() else 1


def _being_played(s: SpoilsState, thing: Thing) -> Iterator[Found]:
    for action in s.being_played:
        if thing.name == action.copy.card.name and action.ability is None and not thing.place:
            yield Found(action.copy.card.name, action.id)


def _elsewhere(s: SpoilsState, decision: Decision, seat: Seat, thing: Thing) -> list[Found]:
    """The cards in no play that a seat sees: its hand, the discard piles, what is out of the game, a deck that it looks
    through, and what it is offered."""
    if thing.face is not None or thing.number or not thing.name:
        return []  # so only cards in play are spoken of
    other = opponent(seat)
    own, others = s.sides[seat], s.sides[other]
    areas: list[tuple[str, Seat, Iterable[Copy]]] = [
        ("hand", seat, own.hand),
        ("discard pile", seat, own.discard_pile),
        ("discard pile", other, others.discard_pile),
        ("", seat, own.out_of_game),
        ("", other, others.out_of_game),
        ("deck", seat, looked_through(s, decision, seat)),
        ("", other, [one for one in decision.choices if isinstance(one, Copy)] if seat == decision.seat else []),
    ]
    found: dict[str, Found] = {}
    for place, owner, copies in areas:
        if thing.place not in ("", place):
            continue
        for copy in copies:  # the deck that a seat looks through may be the other's
            if copy.card.name == thing.name and _is_whose(seat, copy.owner, thing.owner):
                found.setdefault(f"{owner} {place} {copy.owner}", Found(_told(seat, copy), copy))
    return list(found.values())


def _told(seat: Seat, copy: Copy) -> str:
    return copy.card.name if copy.owner == seat else f"{seat_name(copy.owner)}'s {copy.card.name}"


def looked_through(s: SpoilsState, decision: Decision, seat: Seat) -> tuple[Copy, ...]:
    """312.1, 601.1b The deck that a seat looks through just now, if any."""
    if seat != decision.seat:
        return ()
    if isinstance(decision.why_not, NotFound):
        return decision.why_not.there
    return s.sides[seat].deck if s.step is Step.SETUP else ()


def held(s: SpoilsState, seat: Seat, name: str) -> Copy | None:
    """A card of this name in a seat's hand, or None."""
    return next((copy for copy in s.sides[seat].hand if copy.card.name == name), None)


def unseen(s: SpoilsState, seat: Seat, thing: Thing) -> list[Found]:
    """A card that a seat names and doesn't see: as one that is in none of the areas it sees."""
    return [Found(thing.name, Copy(s.rulings.index[thing.name], seat, NOWHERE))] if thing.name else []
