"""Binding whole cards: paragraph by paragraph, and numbers only for what is pointed at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from coven.games.spoils.text.binding.instructions import Binding
from coven.games.spoils.text.tree import (
    Ability,
    Above,
    Adjustment,
    Condition,
    DevelopRule,
    Done,
    FlipUp,
    Gains,
    Instruction,
    Menu,
    Paragraph,
    Played,
    Replacement,
    Rest,
    RestoreRule,
    Static,
    TextOf,
    Things,
    Threshold,
    Trigger,
    Verb,
    While,
)


class CardBinding(Binding):
    """Binds the paragraphs of a card."""

    def gained(self, paragraph: Paragraph) -> Paragraph:
        """508.1 It is numbered for itself."""
        return bind_card([paragraph], [self.text])[0]


def bind_paragraph(paragraph: Paragraph, text: str) -> Paragraph:
    """A paragraph that stands alone, with what its pointing words stand for."""
    return bind_card([paragraph], [text])[0]


def bind_card(
    paragraphs: Sequence[Paragraph], texts: Sequence[str], places: Sequence[int] | None = None
) -> tuple[Paragraph, ...]:
    """A card's paragraphs, with what their pointing words stand for; of each, the text for errors, and its place on the
    card. What several have in common is the place of options, into which nothing points."""
    above: tuple[Binding, ...] = ()
    bound: list[Paragraph] = []
    places = range(len(paragraphs)) if places is None else places
    for place, paragraph, text in zip(places, paragraphs, texts, strict=True):
        reading = CardBinding(text, place, above, option=list(places).count(place) > 1)
        bound.append(_paragraph(paragraph, reading))
        _check_x(reading)
        above = (*above, reading)
    return tuple(_numbered(one, reading, above) for one, reading in zip(bound, above, strict=True))


def _check_x(reading: Binding) -> None:
    if reading.defined and not reading.x_used:
        at = reading.text.find("X")
        raise reading.wrong((at, at + 1), "X is never used", "410.2")


def _paragraph(it: Paragraph, reading: Binding) -> Paragraph:
    match it:
        case FlipUp(cost, icons, extra) if extra is not None:
            return FlipUp(cost, icons, reading.body(extra))
        case Trigger(cue, event, body):
            bound = reading.begin(event)
            return Trigger(cue, bound, reading.body(body))
        case Replacement(event, body):
            bound = reading.begin(event)
            return replace(it, event=bound, body=reading.body(body))
        case Adjustment(event, _, amount):
            bound = reading.begin(event)
            return replace(it, event=bound, amount=reading.amount(amount))
        case Static(statements):
            found = []
            for one in statements:
                reading.next_sentence()
                found.append(reading.statement(one))
            return Static(tuple(found))
        case While(condition, Trigger() | Replacement() as text):
            return _paragraph_of_event(text, reading, condition)
        case While(condition, text):
            reading.next_sentence()
            asked = reading.condition(condition)
            reading.next_clause()
            return While(asked, _paragraph(text, reading))
        case Threshold(icons, text):
            return Threshold(icons, _paragraph(text, reading))
        case Menu(tokens, text):
            return Menu(tokens, _paragraph(text, reading))
        case RestoreRule(text):
            return RestoreRule(_paragraph(text, reading))
        case DevelopRule(text):
            return DevelopRule(_paragraph(text, reading))
        case Played(cost, effect):
            paid = _cost(cost, reading)
            return Played(paid, None if effect is None else reading.body(effect))
        case Ability(name, icons, cost, effect):
            paid = _cost(cost, reading)
            return Ability(name, icons, paid, reading.body(effect))
    return it


def _cost(cost: Instruction | None, reading: Binding) -> Instruction | None:
    """401.2 Costs are satisfied in full before there is an effect: nothing there asks whether they were paid."""
    if cost is None:
        return None
    bound = reading.body(cost)
    reading.said = [replace(one, order=True) if one.verb is Verb.PAY else one for one in reading.said]
    return bound


def _paragraph_of_event(it: Trigger | Replacement, reading: Binding, condition: Condition) -> While:
    """'If this card is destroyed while there are no tokens on it, ...': the event comes first."""
    event = reading.begin(it.event)
    asked = reading.condition(condition)
    return While(asked, replace(it, event=event, body=reading.body(it.body)))


def _numbered(it: Paragraph, own: Binding, readings: tuple[Binding, ...]) -> Paragraph:
    """A paragraph in which what is pointed at is numbered from 1, and nothing else."""
    numbers = {one.place: _numbers(one) for one in readings if not one.option}
    found: Paragraph = _renumber(it, _numbers(own), numbers)
    return found


def _numbers(reading: Binding) -> dict[int, int]:
    return {slot: number for number, slot in enumerate(sorted(reading.used), 1)}


def _renumbered_text(thing: Any, own: dict[int, int], all_: dict[int, dict[int, int]]) -> Any:
    """Of what is gained, another card's text points out of itself; a paragraph in quotes has its own numbers."""
    return _renumber(thing, own, all_) if isinstance(thing, TextOf) else thing


def _renumber(node: Any, own: dict[int, int], all_: dict[int, dict[int, int]]) -> Any:
    if isinstance(node, Gains):
        return replace(node, on=_renumber(node.on, own, all_), thing=_renumbered_text(node.thing, own, all_))
    if isinstance(node, tuple):
        return tuple(_renumber(part, own, all_) for part in node)
    if isinstance(node, Things | Rest):
        return replace(node, slot=own[node.slot])
    if isinstance(node, Done):
        return Done(tuple(own[slot] for slot in node.acts))
    if isinstance(node, Above):
        return Above(node.paragraph, all_[node.paragraph][node.slot])
    if not is_dataclass(node) or isinstance(node, type):
        return node
    changed = {one.name: _renumber(getattr(node, one.name), own, all_) for one in fields(node) if one.name != "at"}
    if "slot" in changed:
        changed["slot"] = own.get(changed["slot"], 0)
    return replace(node, **changed)
