"""Binding whole effects, and numbering what is pointed at."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from typing import Any

from coven.games.revel.text.binding.instructions import Binding
from coven.games.revel.text.binding.never import check_never
from coven.games.revel.text.binding.sense import check_sense
from coven.games.revel.text.tree import (
    Both,
    Consequence,
    CostEffect,
    Effect,
    Event,
    Instruction,
    Interruption,
    Limit,
    Noun,
    Ongoing,
    Power,
    Sequence,
    Shorthand,
    This,
)


def bind(effect: Effect, text: str, types: Iterable[str] | None = None) -> Effect:
    """The bound tree of an effect. `types`: those of the card it is on; None: of any card. TextError if a word points
    at nothing or at two things, or if the effect could never do what it says."""
    binding = Binding(text, types)
    check_sense(effect, binding)
    bound = _bind(effect, binding)
    numbered: Effect = _numbered(bound, _numbers(binding))
    check_never(numbered, binding)
    return numbered


def bind_instruction(instruction: Instruction, text: str) -> Instruction:
    """The same for instructions without an initial part."""
    binding = Binding(text, None)
    bound = binding.body(instruction)
    numbered: Instruction = _numbered(bound, _numbers(binding))
    return numbered


def _numbers(binding: Binding) -> dict[int, int]:
    """The numbers that something points at, counted from 1."""
    return {old: new for new, old in enumerate(sorted(set(binding.used)), 1)}


def _bind(effect: Effect, binding: Binding) -> Effect:
    if isinstance(effect, CostEffect):
        what = _named(effect.what, binding)
        binding.begin_cost(effect)
        return replace(effect, what=what, cost=binding.body(effect.cost))
    if isinstance(effect, Power):
        if effect.label.startswith("This "):
            binding.begin_itself()
        return replace(effect, body=binding.body(effect.body))
    if isinstance(effect, Consequence | Interruption):
        event = effect.event
        if isinstance(event, Event):
            event = replace(event, what=_named(event.what, binding))
        binding.begin(effect.event)
        if isinstance(effect, Interruption) and effect.from_hand:
            binding.begin_in_hand()
        body = binding.body(effect.body)
        if isinstance(effect, Consequence):
            return Consequence(event, body)
        assert not isinstance(event, Shorthand)
        return replace(effect, event=event, body=body)
    if isinstance(effect, Limit):
        return effect
    statements = []
    for statement in (effect.statement, *effect.more):
        binding.next_sentence()
        statements.append(binding.statement(statement))
    return Ongoing(statements[0], tuple(statements[1:]))


def _named(what: Noun | This | None, binding: Binding) -> Noun | This | None:
    """What an initial part speaks of."""
    if isinstance(what, This):
        binding.check_this(what)
        return what
    if isinstance(what, Noun):
        if binding.words(what.at).startswith("The Opposing"):
            binding.check_opposing(what, what.at)
        return binding.noun(what)
    return None


def _numbered(node: Any, numbers: dict[int, int]) -> Any:
    """The tree with numbers only where something points, counted from 1."""
    if isinstance(node, tuple):
        return tuple(_numbered(part, numbers) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    changed: dict[str, Any] = {}
    for field in fields(node):
        if not field.compare:
            continue
        part = getattr(node, field.name)
        if field.name == "slot":
            new: Any = numbers.get(part, 0)
        elif field.name == "acts":
            new = tuple(numbers[slot] for slot in part)
        elif field.name in ("named", "points"):
            new = tuple(tuple(numbers[slot] for slot in step if slot in numbers) for step in part)
        else:
            new = _numbered(part, numbers)
        if (new is not part and new != part) or (new is not part and is_dataclass(new)):
            changed[field.name] = new
    if isinstance(node, Sequence | Both) and not any(changed.get("named", node.named)):
        changed["named"] = changed["points"] = ()
    return replace(node, **changed) if changed else node
