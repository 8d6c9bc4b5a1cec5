"""What can be read is carried out: nothing that card text can say is read and then left aside.

All is derived from the tree itself. A kind of node is carried out where the rules tell it from others: they ask what
it is, look for statements of its kind, or have it in a table. A field of a node is carried out where they look at it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Final, get_args

import pytest

from coven.games import spoils
from coven.games.spoils.actions.act import DEEDS
from coven.games.spoils.actions.verbs import INSTRUCTIONS
from coven.games.spoils.cards.index import shipped
from coven.games.spoils.text import tree
from coven.games.spoils.text.tree import Act, amounts, conditions, effects, events, instructions, nouns, statements

CARRIERS: Final = ("actions", "cards", "costs", "course", "effects")
"""The folders that carry text out."""

UNIONS: Final[dict[str, Any]] = {
    "instruction": instructions.Instruction,
    "statement": statements.Statement,
    "condition": conditions.Condition,
    "event": events.Event,
    "amount": amounts.Amount,
    "measure": amounts.Measure,
    "quality": nouns.Quality,
    "thing": nouns.What,
    "player": nouns.Doer,
    "antecedent": nouns.Antecedent,
    "paragraph": effects.Paragraph,
}
KINDS: Final[list[type[Any]]] = [
    node for union in UNIONS.values() for node in get_args(union) if isinstance(node, type) and is_dataclass(node)
]
NODES: Final = [pytest.param(node, id=node.__name__) for node in KINDS]
WORDING: Final = {
    "any_number": "a draw is one event however many are drawn (306.3)",
    "after": "the same check, said after what depends on it",
    "area": "how an area is named",
    "at": "where it stands in the text",
    "cue": "another wording: if, when, at",
    "each": "another wording for all of them",
    "line": "another wording for the same",
    "listed": "how the options are set out",
    "ordinal": "bound: `to` says which",
    "pointer": "bound: `to` says which",
    "plural": "how many are spoken of",
    "received": "another wording for the same",
    "while_": "another wording for the same",
    "wording": "another wording for all of them",
}
"""Fields that tell how something is worded: the same is carried out either way."""


def _modules() -> list[ast.Module]:
    root = Path(spoils.__file__).parent
    return [ast.parse(path.read_text()) for folder in CARRIERS for path in sorted((root / folder).rglob("*.py"))]


def _names(node: ast.AST) -> set[str]:
    return {one.id for one in ast.walk(node) if isinstance(one, ast.Name)}


def _told_apart(module: ast.Module) -> set[str]:
    """The kinds that a module asks for, by whatever means."""
    found: set[str] = set()
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("isinstance", "stated"):
            found |= _names(node.args[1])
        elif isinstance(node, ast.Dict):
            found |= {name for key in node.keys if key is not None for name in _names(key)}
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
            found |= _names(node.args[0])
        elif isinstance(node, ast.MatchClass):
            found |= _names(node.cls)
    return found


MODULES: Final = _modules()
TOLD_APART: Final = {name for module in MODULES for name in _told_apart(module)}
LOOKED_AT: Final = {node.attr for module in MODULES for node in ast.walk(module) if isinstance(node, ast.Attribute)}


def test_the_tree_has_unions_of_many_kinds() -> None:
    assert len(KINDS) > 120
    assert {node.__name__ for node in KINDS} <= set(tree.__all__)


@pytest.mark.parametrize("node", NODES)
def test_every_kind_of_node_is_carried_out(node: type[Any]) -> None:
    assert node.__name__ in TOLD_APART


@pytest.mark.parametrize("node", NODES)
def test_every_field_of_a_node_is_looked_at(node: type[Any]) -> None:
    assert {field.name for field in fields(node)} - set(WORDING) <= LOOKED_AT


def test_the_table_of_instructions_has_them_all() -> None:
    assert set(INSTRUCTIONS) == set(get_args(instructions.Instruction))


def test_only_fields_that_there_are_count_as_wording() -> None:
    assert set(WORDING) <= {field.name for node in KINDS for field in fields(node)}


def test_every_verb_that_shipped_text_does_to_cards_has_a_deed() -> None:
    verbs = {node.verb for card in shipped().values() for node in _nodes(card.text) if isinstance(node, Act)}
    assert verbs
    assert verbs <= set(DEEDS)


def _nodes(node: Any) -> Iterator[Any]:
    """A node and all that it is made of."""
    if isinstance(node, tuple):
        for one in node:
            yield from _nodes(one)
    elif is_dataclass(node):
        yield node
        for field in fields(node):
            yield from _nodes(getattr(node, field.name))
