"""How cards are named to the person who chooses, and in the log."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from coven.games.spoils.areas.areas import knows
from coven.games.spoils.areas.in_play import DOWN, UP, Copy, InPlay, Ref
from coven.games.spoils.areas.state import SpoilsState
from coven.kernel import Reason, Seat, seat_name


def look_of(seat: Seat, x: InPlay) -> str:
    """203.2a, 411.2 What a seat calls a card in play, not counting others that it calls the same."""
    if x.face is UP:
        return x.card.name
    return f"face-down {x.card.name}" if x.known & knows(seat) else "face-down card"


def called(s: SpoilsState, seat: Seat, x: InPlay, among: Collection[int] | None = None) -> str:
    """A card in play as a seat calls it: by who controls it, its name, and where several are called so its number
    among them. `among`: only these have to be told apart. The number of a face-down card is that among all of its
    controller's, as everybody sees them lie."""
    name = look_of(seat, x)
    whose = f"{seat_name(x.controller)}'s {name}"
    alike = _alike(s, x)
    if x.face is UP and among is not None and not any(one in among for one in alike if one != x.id):
        return whose
    return whose if len(alike) == 1 else f"{whose} ({alike.index(x.id) + 1})"


def in_sight(s: SpoilsState, x: InPlay) -> str:
    """A card in play as everybody may call it: a face-down one by its number among those of its controller."""
    alike = _alike(s, x)
    if x.face is DOWN:
        return "a face-down card" if len(alike) == 1 else f"face-down card ({alike.index(x.id) + 1})"
    return x.card.name if len(alike) == 1 else f"{x.card.name} ({alike.index(x.id) + 1})"


def _alike(s: SpoilsState, x: InPlay) -> list[int]:
    """The cards in play that everybody has to tell from this one by a number: those of its controller that lie face
    down like it, or have its name."""
    controller, name = x.controller, x.card.name
    in_play = s.in_play.values()
    if x.face is DOWN:
        return [one.id for one in in_play if one.face is DOWN and one.controller == controller]
    return [one.id for one in in_play if one.card.name == name and one.face is UP and one.controller == controller]


def as_said(choice: object) -> object:
    """What everybody sees of a choice that speaks of nothing hidden, and that is said, or carried out at once."""
    return choice


def told_apart(cards: Sequence[tuple[str, Seat]]) -> list[str]:
    """Cards by their names: with whose they are where both players' are called the same, and numbered where several of
    one player are."""
    found: list[str] = []
    for name, seat in cards:
        both = any(other == name and whose != seat for other, whose in cards)
        called = f"{seat_name(seat)}'s {name}" if both else name
        told, number = called, 1
        while told in found:
            number += 1
            told = f"{called} ({number})"
        found.append(told)
    return found


class ToldApart:
    """What is chosen by the names of cards, and why something else isn't among it."""

    __slots__ = ("cards", "why")

    def __init__(self, cards: Sequence[tuple[str, Seat]], why: Callable[[object], Reason]) -> None:
        self.cards = dict(zip(told_apart(cards), cards, strict=True))
        """The name and the player of each, by what it is called."""
        self.why = why

    def __call__(self, one: object) -> Reason:
        return self.why(one)


class Speaking:
    """Puts what a seat may choose into words, no two of which are alike."""

    __slots__ = ("among", "s", "seat")

    def __init__(self, s: SpoilsState, seat: Seat, among: Collection[object] | None = None) -> None:
        self.s = s
        self.seat = seat
        self.among = None if among is None else frozenset([one for one in among if isinstance(one, int)])
        """The cards in play that are offered, by their numbers: only these have to be told apart. None: all are."""

    def __call__(self, choice: object) -> str:
        if isinstance(choice, str):
            return choice
        if isinstance(choice, Copy):
            name = choice.card.name
            return name if choice.owner == self.seat else f"{seat_name(choice.owner)}'s {name}"
        if isinstance(choice, int):
            x = self.s.in_play.get(choice)
            if x is not None:
                return called(self.s, self.seat, x, self.among)
            action = self.s.action(choice)
            assert action is not None, "what is offered is in play or being played"
            return str(action.copy) if action.ability is None else f"{action.ability.name} of {action.copy}"
        return str(choice)

    def unlike(self, copies: Sequence[Copy]) -> list[Copy]:
        """Of cards that look alike one each, the first."""
        found: dict[object, Copy] = {}
        for copy in copies:
            found.setdefault((copy.owner, copy.card.name), copy)
        return list(found.values())

    def unlike_refs(self, refs: Sequence[Ref]) -> list[Ref]:
        """Of things between which nobody could find a difference one each, the first."""
        found: list[Ref] = []
        in_play = {
            x.id
            for x in self.unlike_in_play(
                [self.s.in_play[r] for r in refs if isinstance(r, int) and r in self.s.in_play]
            )
        }
        copies = self.unlike([ref for ref in refs if isinstance(ref, Copy)])
        for ref in refs:
            if isinstance(ref, Copy):
                if ref in copies:
                    found.append(ref)
            elif ref in in_play or ref not in self.s.in_play:
                found.append(ref)
        return found

    def unlike_in_play(self, xs: Sequence[InPlay]) -> list[InPlay]:
        """Of cards in play between which nobody could find a difference one each, the first."""
        if len(xs) < 2:
            return list(xs)
        s = self.s
        marked = {x.attached_to for x in s.in_play.values()}  # what is about one of them tells it from the others
        for one in s.lasting:
            marked.update(one.on or ())
        if s.battle is not None:
            for share in s.battle.shares:
                marked.update((share.source, share.target))
        found: dict[object, InPlay] = {}
        for x in xs:
            found.setdefault(x.id if x.id in marked or x.gained else _state_of(s, self.seat, x), x)
        return list(found.values())


def _state_of(s: SpoilsState, seat: Seat, x: InPlay) -> object:
    if x.face is DOWN and not x.known & knows(seat):
        return x.id  # each may be another card
    battle = s.battle
    place = None
    if battle is not None:
        place = (x.id in battle.attackers, x.id in battle.blockers, x.id in battle.assigned)
    return (
        x.card.name,
        x.owner,
        x.controller,
        x.face,
        x.known,
        x.depleted,
        x.attached_to,
        x.damage,
        x.total_damage,
        x.tokens,
        x.since < s.turn,
        x.uses,
        x.flipped_up,
        place,
    )
