"""What a seat may know (3.4 to 3.8)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from coven.games.revel.areas.areas import BOTH, SPACES
from coven.games.revel.areas.elements import Element, Zone
from coven.games.revel.areas.markers import MARKER_KINDS
from coven.games.revel.areas.state import RevelState
from coven.games.revel.editions import Edition
from coven.games.revel.effects.meaning.power_and_resistance import value_of
from coven.games.revel.effects.meaning.winning import dominating, winner
from coven.games.revel.effects.powers import used_powers
from coven.games.revel.seen.words import Text, named, say_waiting
from coven.games.revel.text.tree import Lasting, Value
from coven.kernel import Seat, seat_name


@dataclass(frozen=True, slots=True)
class ElementView:
    """A spell, stance, witch or resource on the field, as everybody sees it."""

    name: str
    cards: tuple[str, ...]
    """The names of its cards; two for a stitched spell."""
    power: int | None
    """Current Power; None if it has none."""
    resistance: int | None
    plus: int
    """How many +1s are on it."""
    tokens: tuple[int, ...]
    """The counters that show its +1s: by the starter manual, tokens worth 5 and 1 (D27)."""
    marks: int
    stitched: bool
    used: tuple[str, ...]
    """The cards of it whose Powers were used this turn."""
    chosen: tuple[str, ...]
    """What on the field its effects have chosen and still refer to (4.10.10)."""
    chosen_by: tuple[str, ...]
    """What on the field has chosen it and still refers to it."""
    winning: bool


@dataclass(frozen=True, slots=True)
class SideView:
    """One player's areas as a seat may see them."""

    seat: str
    witch: ElementView | None
    resources: Mapping[str, ElementView]
    """By name."""
    stamina: int
    reserve: tuple[str, ...]
    """6.2.5 The kinds of marker that are known to be in reserve, each with its text."""
    stance: ElementView | None
    spells: Mapping[int, ElementView | None]
    """By spell space, 1 to 5."""
    hand: tuple[str | None, ...]
    """All cards in hand, those set apart included: by name for who holds them, None for each to all others."""
    revealed: tuple[str, ...]
    """The cards of hand and deck that are revealed to everybody."""
    set_apart: int
    """Cards in hand that a repair has barred from being tried again: face down, but set apart (3.8.2)."""
    deck_size: int
    """3.4.3, 3.6.1 by construction: how many cards is all that anybody is shown of a deck, but for revealed ones."""
    discards: tuple[str, ...]
    """3.4.4 In alphabetical order, since their order doesn't matter."""
    spaces_won: int
    dominating: bool
    """revel-starter:domination.1 With three or more winning spells. Never by the comprehensive rules (D05)."""


@dataclass(frozen=True, slots=True)
class RevelView:
    """A game of Witches' Revel as one seat may see it."""

    edition: str
    seat: str | None
    """Who looks; None for a spectator."""
    current: str
    first: str
    turn: int
    step: str
    plays: int
    passed: bool
    final_turn: bool
    final_plays: int | None
    winning: Mapping[int, str | None]
    """1.4a.1, 1.4a.2, 1.9.6, 3.10.7, revel-starter:goal.3 by construction: who is winning in spaces 1 to 5, where the
    victory tokens lie, which are nowhere but here."""
    A: SideView
    B: SideView
    waiting: tuple[str, ...]
    """Consequences that are relevant and wait for a cleanup check."""
    lasting: tuple[str, ...]
    """What has been made true for a while."""
    result: str | None


def view(s: RevelState, seat: Seat | None) -> RevelView:
    """The game as a seat may see it."""
    leaders = [winner(s, space) for space in range(SPACES)]
    choosers = [other for other in s.elements() if other.chosen]
    return RevelView(
        edition=s.rulings.edition.name,
        seat=None if seat is None else seat_name(seat),
        current=seat_name(s.current),
        first=seat_name(s.first),
        turn=s.turn,
        step=s.step.value,
        plays=s.plays,
        passed=s.passed,
        final_turn=s.final_turn,
        final_plays=s.final_plays,
        winning={space: None if leader is None else seat_name(leader) for space, leader in enumerate(leaders, 1)},
        A=_side(s, BOTH[0], seat, leaders, choosers),
        B=_side(s, BOTH[1], seat, leaders, choosers),
        waiting=tuple(f"{seat_name(waiting.seat)}: {say_waiting(waiting)}" for waiting in s.relevant),
        lasting=tuple(f"{one.source}: {Text(Lasting(one.statement, one.until))}" for one in s.lasting),
        result=None if s.result is None else str(s.result),
    )


def _side(
    s: RevelState, owner: Seat, seat: Seat | None, leaders: list[Seat | None], choosers: list[Element]
) -> SideView:
    side = s.sides[owner]
    return SideView(
        seat=seat_name(owner),
        # 3.5.4: for whoever looks
        witch=_element(s, side.witch, leaders, choosers),
        resources={str(r): shown for r in side.resources if (shown := _element(s, r, leaders, choosers)) is not None},
        stamina=len(side.stamina),
        reserve=tuple(str(kind) for kind in MARKER_KINDS),
        stance=_element(s, side.stance, leaders, choosers),
        spells={space: _element(s, spell, leaders, choosers) for space, spell in enumerate(side.spells, 1)},
        hand=tuple(sorted(card.defn.name for card in side.hand))
        if seat == owner
        else (None,) * len(side.hand),  # 3.4.5
        revealed=tuple(sorted(card.defn.name for card in side.revealed)),
        set_apart=len(s.set_apart(owner)),
        deck_size=len(side.deck),
        discards=tuple(sorted(card.defn.name for card in side.discards)),
        spaces_won=sum(1 for leader in leaders if leader == owner),
        dominating=dominating(s, owner),
    )


def tokens(plus: int, edition: Edition) -> tuple[int, ...]:
    """revel-starter:kit.2 The fewest tokens that show so many +1s."""
    shown: list[int] = []
    for worth in edition.tokens:
        shown += [worth] * (plus // worth)
        plus %= worth
    return tuple(shown)


def _chosen(element: Element) -> set[int]:
    """The elements that an element's effects chose; a chosen card may be one that is hidden."""
    return {ref for _, _, refs in element.chosen for ref in refs if isinstance(ref, int)}


def _element(
    s: RevelState, element: Element | None, leaders: list[Seat | None], choosers: list[Element]
) -> ElementView | None:
    if element is None:
        return None
    return ElementView(
        name=str(element),
        cards=tuple(card.defn.name for card in element.cards),
        power=value_of(s, element, Value.POWER),
        resistance=value_of(s, element, Value.RESISTANCE),
        plus=element.plus,
        tokens=tokens(element.plus, s.rulings.edition),
        marks=element.marks,
        stitched=element.stitched,
        used=tuple(str(card) for card, _ in used_powers(s, element)),
        chosen=tuple(named(s, ref) for ref in sorted(_chosen(element)) if s.element(ref) is not None),
        chosen_by=tuple([named(s, other.id) for other in choosers if element.id in _chosen(other)]),
        winning=element.zone is Zone.SIDE and leaders[element.space] == element.owner,
    )
