"""Tables of what a script writer looks up, made from the games themselves, so that they can't fall behind them.

A page asks for one by a comment before and after its place: `<!-- questions of revel -->` and `<!-- made -->`.
`python -m coven.scripts.tables docs/*.md` renews what is between them.
"""

from __future__ import annotations

import ast
import re
import sys
import types
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from coven.files import write_text
from coven.games import find
from coven.kernel import Game, Table

PLACE: Final = re.compile(r"(<!-- (?P<what>\w+) of (?P<game>[\w-]+) -->\n).*?(<!-- made -->)", re.DOTALL)
GAP: Final = re.compile(r"\{\d+\}")
CITED: Final = re.compile(r"(?:(?:[\w-]+:)?[\w-]+\.\w[\w.]*,? )+(?:by construction: )?")
"""The rules that a sentence cites before it begins."""
WORDS: Final = {
    str: "words",
    int: "number",
    float: "number",
    bool: "true or false",
    None: "null",
    type(None): "null",
    Any: "anything",
}


def questions(game: Game[Any]) -> Iterator[str]:
    """All that a game ever asks, with how the answers are worded."""
    rows = [
        (f"`{one.kind}`", GAP.sub("[...]", one.prompt), ", ".join(one.rules), one.answers) for one in game.questions()
    ]
    return table(("kind", "question", "rule", "answers"), rows)


def chances(game: Game[Any]) -> Iterator[str]:
    """What nature settles in a game."""
    return table(("what a `chance` line names",), [(f"`{what}`",) for what in game.chances])


def views(game: Game[Any]) -> Iterator[str]:
    """The fields of a game's view by their paths. A path through a mapping has one of its keys as an example."""
    kind = get_type_hints(type(game).view)["return"]
    looked_at = Table(game, game.settle(), seed=0).view(0)
    return table(("path", "value", "what it is"), _fields(kind, looked_at, "", {}))


MADE: Final = {"questions": questions, "chances": chances, "views": views}


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown, line by line."""
    yield f"| {' | '.join(head)} |"
    yield "|---" * len(head) + "|"
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', '&#124;') for cell in row)} |"


def renewed(page: str) -> str:
    """A page with its tables made anew."""

    def made(place: re.Match[str]) -> str:
        lines = "\n".join(MADE[place["what"]](find(place["game"])))
        return f"{place[1]}\n{lines}\n\n{place[4]}"

    return PLACE.sub(made, page)


def _fields(kind: type, here: Any, above: str, told: dict[type, str]) -> Iterator[tuple[str, str, str]]:
    """The fields of a view class and of those in it. A class is told once; where it comes again, it says where."""
    hints, said = get_type_hints(kind), sentences(kind)
    for field in fields(kind):
        hint, value, path = hints[field.name], getattr(here, field.name, None), f"{above}{field.name}"
        while get_origin(hint) is not None and issubclass(get_origin(hint), Mapping):
            key, hint = get_args(hint)
            example = next(iter(value), WORDS[key]) if isinstance(value, Mapping) else WORDS[key]
            value = value.get(example) if isinstance(value, Mapping) else None
            path = f"{path}.{example}"
        inside = next((one for one in (hint, *get_args(hint)) if is_dataclass(one)), None)
        if isinstance(inside, type) and inside not in told:
            told[inside] = path
            yield f"`{path}`", _in_words(hint, {}), f"{inside.__doc__} {said.get(field.name, '')}".strip()
            yield from _fields(inside, value, f"{path}.", told)
        else:
            yield f"`{path}`", _in_words(hint, told), said.get(field.name, "")


def _in_words(hint: Any, told: Mapping[type, str]) -> str:
    """A type as people who write scripts call it."""
    if hint in WORDS:
        return WORDS[hint]
    if hint in told:
        return f"as `{told[hint]}`"
    inner = get_args(hint)
    if get_origin(hint) in (Union, types.UnionType):
        return ", or ".join(_in_words(one, told) for one in inner)
    if get_origin(hint) is tuple:
        return f"list of {_several(inner[0], told)}"
    return "with fields"


def _several(hint: Any, told: Mapping[type, str]) -> str:
    """A type as people call several things of it."""
    if get_origin(hint) in (Union, types.UnionType):
        return " and ".join(_several(one, told) for one in get_args(hint))
    if get_origin(hint) is tuple:
        return f"lists of {_several(get_args(hint)[0], told)}"
    one = WORDS.get(hint, "mappings")
    return one if one.endswith("s") else f"{one}s"


def sentences(kind: type) -> dict[str, str]:
    """The sentence under each attribute of a class, without the rules it cites. Python itself doesn't keep it."""
    found: dict[str, str] = {}
    file = Path(str(sys.modules[kind.__module__].__file__))
    source = file.with_name(f"{file.name.partition('.')[0]}.py")  # it lies beside a module that is compiled
    classes = [node for node in ast.parse(source.read_text(encoding="utf-8")).body if isinstance(node, ast.ClassDef)]
    tree = next(node for node in classes if node.name == kind.__name__)
    for line, below in zip(tree.body, tree.body[1:], strict=False):
        match line, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(words))):
                plain = " ".join(words.split()).replace("None", "null")
                begun = CITED.match(plain)
                rest = plain[begun.end() :] if begun else plain
                found[name] = rest[:1].upper() + rest[1:]
    return found


def main(pages: Sequence[str]) -> None:
    """Renew the tables of these pages."""
    for page in map(Path, pages):
        write_text(page, renewed(page.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main(sys.argv[1:])
