"""What options are about: where in a view, what they cost, and what can't come of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from coven.games.revel.actions.play import WHICH_CARD, why_unplayable
from coven.games.revel.actions.play_spell import WHICH_SPACE
from coven.games.revel.actions.put import WHICH_EMPTY_SPACE
from coven.games.revel.areas import paths
from coven.games.revel.areas.elements import Card, Element, Zone
from coven.games.revel.areas.state import RevelState
from coven.games.revel.course.acts import PASS, PLAY, SKIP
from coven.games.revel.effects.cost_effects import costs_to_play
from coven.games.revel.effects.records import Resolving, Standing, Use, Waiting
from coven.games.revel.instructions.costs import PAY, WHETHER_TO_PAY
from coven.games.revel.seen.words import Offered, Text
from coven.games.revel.text.tree import Act, Both, Instruction, Pay, Pick, Sequence, Tally
from coven.kernel import Amount, Brings, Decision, Path, Reason, Seat, seat_name


def points(s: RevelState, decision: Decision, choice: Any) -> tuple[Path, ...]:
    """What a choice is about, as places in the view of the seat that decides."""
    seat = decision.seat
    if decision.kind == WHICH_SPACE.kind or decision.kind == WHICH_EMPTY_SPACE.kind:
        return (paths.space(seat, choice),)
    thing = decision.say.things[choice] if isinstance(decision.say, Offered) else choice
    if thing == PLAY:
        return (paths.area(seat, Zone.HAND),)
    if thing == SKIP:
        return (paths.area(seat, Zone.DECK),)
    if thing == PASS:
        return (("plays",),)
    path = place_of(s, seat, thing)
    return () if path is None else (path,)


def source(s: RevelState, decision: Decision) -> Path | None:
    """Where that is which asks; None if the rules of the game do."""
    return place_of(s, decision.seat, decision.source)


def place_of(s: RevelState, seat: Seat, thing: object) -> Path | None:
    """Where something is in a seat's view; None for what is in none."""
    if isinstance(thing, (Waiting, Standing, Resolving)):
        element = s.element(thing.element)
        return _card(s, seat, thing.card) if element is None else paths.place_of(element)
    if isinstance(thing, Card):
        return _card(s, seat, thing)
    if isinstance(thing, Element):
        return paths.place_of(thing)
    if isinstance(thing, int):
        element = s.element(thing)
        return _marker(s, thing) if element is None else paths.place_of(element)
    return None


def _card(s: RevelState, seat: Seat, card: Card) -> Path:
    """A card by its place in the list that the seat sees it in; where it sees none, the area the card is in."""
    side = s.sides[card.owner]
    zone = s.zone_of(card)
    if zone is Zone.DISCARDS:
        return (*paths.area(card.owner, zone), _place(card, side.discards))
    if zone is Zone.HAND and card.owner == seat:
        return (*paths.area(card.owner, zone), _place(card, side.hand))
    if card in side.revealed:
        return (seat_name(card.owner), "revealed", _place(card, tuple(side.revealed)))
    if zone is Zone.HAND or zone is Zone.DECK:
        return paths.area(card.owner, zone)
    element = next(element for element in s.elements_of(card.owner) if card in element.cards)
    return paths.place_of(element)


def _place(card: Card, cards: tuple[Card, ...]) -> int:
    """The place of a card among others in alphabetical order, as views list them."""
    return sorted(other.defn.name for other in cards).index(card.defn.name)


def _marker(s: RevelState, marker: int) -> Path | None:
    owners = [seat for seat, side in enumerate(s.sides) if marker in side.stamina]
    return paths.area(Seat(owners[0]), Zone.STAMINA) if owners else None


def outlook(s: RevelState, decision: Decision, choice: Any) -> Brings | None:
    """What a choice costs and brings, as far as the seat that decides can know."""
    seat = decision.seat
    count = "basic action" if s.rulings.edition.manual else "play"
    if choice == PLAY:
        return Brings(f"costs 1 {count}", (Amount(1, count),))
    if choice == SKIP:
        return Brings(f"costs 1 {count}, draws a card", (Amount(1, count),), (Amount(1, "card"),))
    if decision.kind == WHICH_CARD.kind and isinstance(choice, Card):
        return _priced(s, seat, choice, None)
    if decision.kind == WHICH_SPACE.kind and isinstance(decision.source, Card):
        there = s.sides[seat].spells[choice]
        return _priced(s, seat, decision.source, None if there is None or there.is_shield else there)
    if isinstance(choice, Use) and isinstance(choice.power.body, Pay):
        return _costs([Text(choice.power.body.cost)])
    if decision.kind == WHETHER_TO_PAY.kind and choice == PAY and isinstance(decision.about[1], Text):
        return _costs([decision.about[1]])
    return None


def _priced(s: RevelState, seat: Seat, card: Card, onto: Element | None) -> Brings | None:
    """4.3, 5.7.14 What playing a card costs: what cost effects ask, and 1 Stamina for stitching it."""
    asked = _costs([Text(cost) for _, cost in costs_to_play(s, seat, card, onto)])
    if onto is None:
        return asked
    words = "costs 1 Stamina" if asked is None else f"{asked.words}, and 1 Stamina"
    return Brings(words, (*(() if asked is None else asked.costs), Amount(1, "Stamina")))


def _costs(costs: list[Text]) -> Brings | None:
    if not costs:
        return None
    words = "; ".join(str(cost).rstrip(".") for cost in costs)
    return Brings(f"costs: {words}", tuple(amount for cost in costs for amount in _counted(cost.instruction)))


def _counted(cost: Instruction) -> Iterator[Amount]:
    """What of a cost can be counted before it is paid."""
    if isinstance(cost, (Sequence, Both)):
        for step in cost.steps:
            yield from _counted(step)
    elif isinstance(cost, Tally) and isinstance(cost.amount, int):
        yield Amount(cost.amount, cost.thing)
    elif isinstance(cost, Act) and isinstance(cost.what, Pick) and cost.what.least == cost.what.most:
        yield Amount(cost.what.least, cost.what.noun.kind.value)


def warning(s: RevelState, decision: Decision, choice: Any) -> Reason | None:
    """0.5 A card that the others can't see may be chosen although its player sees that it can't be played."""
    reason = _warning(s, decision, choice)
    return None if reason is None else s.ruling(reason)


def _warning(s: RevelState, decision: Decision, choice: Any) -> Reason | None:
    seat = decision.seat
    if decision.kind == WHICH_CARD.kind and isinstance(choice, Card):
        return why_unplayable(s, seat, choice)
    if choice == PLAY:
        reasons = [why_unplayable(s, seat, card) for card in s.sides[seat].hand]
        return None if None in reasons else reasons[0]
    return None
