"""What a seat may know (403, 411.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from coven.games.spoils.areas.areas import Side, knows
from coven.games.spoils.areas.in_play import DOWN, InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards import CardType
from coven.games.spoils.costs.paying import free_resources
from coven.games.spoils.effects.records import Action, Battle, What
from coven.games.spoils.effects.standing import (
    has_covert,
    icons_of,
    life_of,
    speed_of,
    strength_of,
    structure_of,
    types_of,
)
from coven.kernel import Seat, seat_name


@dataclass(frozen=True, slots=True)
class InPlayView:
    """A card in play as a seat may see it."""

    name: str | None
    """None for a face-down card whose front face the seat has not seen."""
    face: str
    types: tuple[str, ...]
    owner: str
    controller: str
    depleted: bool
    attached_to: int
    """The card it is attached to, by its number; 0 for none."""
    attached: tuple[int, ...]
    """The cards attached to it."""
    strength: int | None
    """201.7, 204.4 None for what is no character."""
    life: int | None
    speed: int | None
    structure: int | None
    """201.8b None for what is no location."""
    damage: int
    """408.4 The damage received this turn."""
    total_damage: int
    """408.5 The damage that a location has received in all."""
    tokens: int
    covert: bool
    fresh: bool
    """204.3 Whether it came under its controller in this turn."""
    gained: int
    """508 How many temporary rules texts it has."""


@dataclass(frozen=True, slots=True)
class SideView:
    """One player's areas as a seat may see them."""

    seat: str
    influence: int
    faction: InPlayView
    in_play: Mapping[int, InPlayView]
    """The cards the player controls, but for the faction, by their numbers."""
    hand: tuple[str | None, ...]
    """By name for who holds them; None for each to all others."""
    known: tuple[str, ...]
    """The cards of this hand that the seat knows though it doesn't see them."""
    deck_size: int
    """403.1a#2 How many cards is all that anybody is shown of a deck."""
    known_in_deck: Mapping[int, str]
    """The cards of this deck whose place the seat knows, by how many lie above them."""
    discard_pile: tuple[str, ...]
    """403.5b In alphabetical order, since their order says nothing."""
    out_of_game: tuple[str, ...]
    icons: str
    """405.1 The icons that the cards the player controls provide."""
    free_resources: int
    """203.3a How many resources are attached to nothing."""


@dataclass(frozen=True, slots=True)
class ActionView:
    """A card being played, an ability being used, or the end of a turn that is responded to."""

    what: str
    name: str
    """Of the card, or the ability's own."""
    card: str
    seat: str
    numeric_cost: int | None
    picked: tuple[int, ...]
    """The cards in play that it has picked."""


@dataclass(frozen=True, slots=True)
class BattleView:
    """302 A battle."""

    attacking: str
    defending: str
    target: int
    """The target of the attack, by its number; 0 once it is none."""
    stage: str
    attackers: tuple[int, ...]
    blockers: tuple[int, ...]
    assigned: tuple[int, ...]
    """Who has assigned damage."""
    damage: tuple[tuple[int, int, int], ...]
    """The damage assigned and not inflicted: by whom, to whom, how much."""
    speed: int | None
    """608.1b The speed level under way."""


@dataclass(frozen=True, slots=True)
class SpoilsView:
    """A game of The Spoils as one seat may see it."""

    seat: str | None
    """Who looks; None for a spectator."""
    turn: int
    active: str
    first: str
    step: str
    A: SideView
    B: SideView
    being_played: Mapping[int, ActionView]
    """403.3 The outermost first, by their numbers."""
    battle: BattleView | None
    lasting: tuple[str, ...]
    """What has been made true for a while."""
    order: str | None
    """What the seat lets pass without being asked."""
    result: str | None


def view(s: SpoilsState, seat: Seat | None) -> SpoilsView:
    """The game as a seat may see it."""
    return SpoilsView(
        seat=None if seat is None else seat_name(seat),
        turn=s.turn,
        active=seat_name(s.active),
        first=seat_name(s.first),
        step=s.step.value,
        A=_side(s, s.sides[0], seat),
        B=_side(s, s.sides[1], seat),
        being_played={action.id: _action(s, action) for action in s.being_played},
        battle=None if s.battle is None else _battle(s.battle),
        lasting=tuple([str(one.source) for one in s.lasting]),
        order=None if seat is None or s.orders[seat] is s.rulings.usual else s.orders[seat].value,
        result=None if s.result is None else str(s.result),
    )


def _side(s: SpoilsState, side: Side, seat: Seat | None) -> SideView:
    owner = side.seat
    known = side.known[seat] if seat is not None else frozenset()
    attached: dict[int, tuple[int, ...]] = {}
    for x in s.in_play.values():
        if x.attached_to:
            attached[x.attached_to] = (*attached.get(x.attached_to, ()), x.id)
    return SideView(
        seat=seat_name(owner),
        influence=side.influence,
        faction=_in_play(s, s.in_play[side.faction], seat, attached),
        in_play={
            x.id: _in_play(s, x, seat, attached)
            for x in s.in_play.values()
            if x.controller == owner and x.id != side.faction
        },
        hand=tuple(sorted([str(copy) for copy in side.hand])) if seat == owner else (None,) * len(side.hand),
        known=tuple(sorted([str(copy) for copy in side.hand if copy in known])),
        deck_size=len(side.deck),
        known_in_deck={above: str(copy) for above, copy in enumerate(reversed(side.deck)) if copy in known},
        discard_pile=tuple(sorted([str(copy) for copy in side.discard_pile])),
        out_of_game=tuple(sorted([str(copy) for copy in side.out_of_game])),
        icons=icons_of(s, owner).letters,
        free_resources=len(free_resources(s, owner)),
    )


@cache
def _told(types: frozenset[CardType]) -> tuple[str, ...]:
    """Card types in words, always in the same order."""
    return tuple([str(one.value) for one in CardType if one in types])


def _in_play(s: SpoilsState, x: InPlay, seat: Seat | None, attached: Mapping[int, tuple[int, ...]]) -> InPlayView:
    """`attached`: the cards attached to each card, where there are any."""
    known = x.face is not DOWN or (seat is not None and bool(x.known & knows(seat)))
    types = types_of(s, x)
    character = CardType.CHARACTER in types
    return InPlayView(
        name=x.card.name if known else None,
        face=x.face.value,
        types=_told(types),
        owner=seat_name(x.owner),
        controller=seat_name(x.controller),
        depleted=x.depleted,
        attached_to=x.attached_to,
        attached=attached.get(x.id, ()),
        strength=strength_of(s, x) if character else None,
        life=life_of(s, x) if character else None,
        speed=speed_of(s, x) if character else None,
        structure=structure_of(s, x) if CardType.LOCATION in types else None,
        damage=x.damage,
        total_damage=x.total_damage,
        tokens=x.tokens,
        covert=has_covert(s, x),
        fresh=x.since >= s.turn,
        gained=len(x.gained),
    )


def _action(s: SpoilsState, action: Action) -> ActionView:
    picked = [kept for things in action.kept.things.values() for kept in things if isinstance(kept, int)]
    return ActionView(
        what=action.what.value,
        name=action.ability.name if action.what is What.ABILITY else str(action.copy),
        card=str(action.copy),
        seat=seat_name(action.seat),
        numeric_cost=action.numeric_cost,
        picked=tuple([id for id in picked if id in s.in_play]),
    )


def _battle(battle: Battle) -> BattleView:
    return BattleView(
        attacking=seat_name(battle.attacking),
        defending=seat_name(battle.defending),
        target=battle.target,
        stage=battle.stage.value,
        attackers=battle.attackers,
        blockers=battle.blockers,
        assigned=battle.assigned,
        damage=tuple([(share.source, share.target, share.amount) for share in battle.shares]),
        speed=None if battle.speed < 0 else battle.speed,
    )
