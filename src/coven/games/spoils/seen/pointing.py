"""What options are about: where in a view, and what they cost."""

from __future__ import annotations

from typing import Any, Final

from coven.games.spoils.actions.chance import HOW_HIGH, WHICH_PLAYER
from coven.games.spoils.actions.damage import HOW_MUCH
from coven.games.spoils.areas import paths
from coven.games.spoils.areas.areas import Area
from coven.games.spoils.areas.in_play import Copy, InPlay
from coven.games.spoils.areas.moving import area_of
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs.extra_costs import steps_of
from coven.games.spoils.course.battle import HOW_MUCH_DAMAGE
from coven.games.spoils.course.choices import Attack, Play, PlayFlipped, Use
from coven.games.spoils.course.loops import HOW_OFTEN, HOW_OFTEN_AT_MOST, WHERE_TO_STOP
from coven.games.spoils.course.play_card import WHICH_OPTION
from coven.games.spoils.course.play_resource import Facing
from coven.games.spoils.course.responses import HOW_MANY_PASS
from coven.games.spoils.course.setup import WHO_GOES_FIRST
from coven.games.spoils.effects.choosing import HOW_MANY
from coven.games.spoils.effects.quoted import cost_of
from coven.games.spoils.effects.structure import WHICH_NUMBER
from coven.games.spoils.text.tree import Pay
from coven.kernel import Amount, Brings, Decision, Path, Seat, seat_name


def points(s: SpoilsState, decision: Decision, choice: Any) -> tuple[Path, ...]:
    """What a choice is about, as places in the view of the seat that decides."""
    seat = decision.seat
    thing: object = choice
    if isinstance(choice, (Play, Facing)):
        thing = choice.copy
    elif isinstance(choice, PlayFlipped):
        thing = s.in_play[choice.id]
    elif isinstance(choice, Use):
        thing = s.in_play[choice.id] if choice.id else choice.copy
    elif isinstance(choice, Attack):
        thing = s.in_play[choice.target]
    elif isinstance(choice, int) and decision.kind not in NUMBERS:
        thing = s.in_play.get(choice)
    path = place_of(s, seat, thing)
    return () if path is None else (path,)


NUMBERS: Final = frozenset(
    question.kind
    for question in (
        *(HOW_MUCH_DAMAGE, WHICH_OPTION, WHO_GOES_FIRST, WHICH_PLAYER),
        *(WHICH_NUMBER, HOW_MANY, HOW_MUCH, HOW_HIGH),
        *(HOW_OFTEN, HOW_MANY_PASS, HOW_OFTEN_AT_MOST, WHERE_TO_STOP),
    )
)
"""The questions that are answered by numbers and not by cards in play."""


def source(s: SpoilsState, decision: Decision) -> Path | None:
    """Where that is which asks; None if the rules of the game do."""
    return place_of(s, decision.seat, decision.source)


def place_of(s: SpoilsState, seat: Seat, thing: object) -> Path | None:
    """Where something is in a seat's view; None for what is in none."""
    if isinstance(thing, InPlay):
        return paths.place_of(s, thing) if thing.id in s.in_play else None
    if not isinstance(thing, Copy):
        return None
    area = area_of(s, thing)
    side = s.sides[thing.owner]
    if area is Area.IN_PLAY:
        return paths.place_of(s, next(x for x in s.in_play.values() if x.copy is thing))
    if area is Area.BEING_PLAYED:
        return next((("being_played", one.id) for one in s.being_played if one.copy is thing), None)
    if area is Area.HAND and thing.owner == seat:
        return (*paths.area(thing.owner, area), _place(thing, side.hand))
    if area is Area.DISCARD_PILE:
        return (*paths.area(thing.owner, area), _place(thing, side.discard_pile))
    if area is Area.OUT_OF_GAME:
        return (*paths.area(thing.owner, area), _place(thing, side.out_of_game))
    return (seat_name(thing.owner), paths.AREAS[area])


def _place(copy: Copy, copies: tuple[Copy, ...]) -> int:
    """The place of a card among others in alphabetical order, as views list them."""
    return sorted([str(other) for other in copies]).index(str(copy))


def outlook(s: SpoilsState, decision: Decision, choice: Any) -> Brings | None:
    """What a choice costs, as far as the seat that decides can know."""
    if isinstance(choice, Play):
        return _costs(choice.copy.card.cost or 0)
    if isinstance(choice, PlayFlipped):
        flip_up = s.in_play[choice.id].copy.sheet.flip_up
        return None if flip_up is None else _costs(flip_up.cost)
    if isinstance(choice, Use) and choice.ability.cost is not None:
        steps = steps_of(choice.ability.cost)
        paid = sum([step.amount for step in steps if isinstance(step, Pay) and isinstance(step.amount, int)])
        return Brings(f"costs: {cost_of(choice.ability.cost)}", (Amount(paid, "resource"),) if paid else ())
    return None


def _costs(number: int) -> Brings:
    return Brings(f"costs {number}", (Amount(number, "resource"),))
