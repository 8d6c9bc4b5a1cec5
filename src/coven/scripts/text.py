"""Script text: YAML whose every value knows its line.

What a plain word means is kept simple on purpose. Only `true` and `false` are truth values, only decimal numbers are
numbers, and answers, rule numbers and the like are always taken as they are written: `5.10` is a rule and `no` a word.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from coven.files import MOST_BYTES, read_text
from coven.kernel import CovenError, RecordError, Table, visible

_STANDARD = "tag:yaml.org,2002:"
_TAGS = {
    _STANDARD + kind for kind in ("str", "int", "float", "bool", "null", "timestamp", "merge", "value", "seq", "map")
}
"""What YAML itself takes plain words, lists and mappings for."""
_INT = re.compile(r"[-+]?(0|[1-9][0-9]*)$")
_FLOAT = re.compile(r"[-+]?(\.[0-9]+|[0-9]+\.[0-9]*|[0-9]+)([eE][-+]?[0-9]+)?$")
_BEGINNING = re.compile(r"^[ \t?:-]+", re.MULTILINE)
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
MOST_NESTED = 40
"""So deep may lists and mappings be within each other; positions need a handful."""
MOST_DIGITS = 80
"""So many digits may a number have; a seed of 128 bits has 39."""
MOST_SHOWN = 60
"""So much of a value is shown in an error."""
NO_FILE = "script"
"""What errors call a text of no file."""
_NAMED = {"": None, "~": None, "null": None, "true": True, "false": False}


class ScriptError(RecordError):
    """A script that can't be read, or whose play or demands don't hold. It says in which file and line."""

    def __init__(self, file: str, line: int, words: str) -> None:
        super().__init__(visible(f"{file}:{line}: {words}"))
        self.file = file
        self.line = line
        self.words = words


class Unfinished(ScriptError):
    """A script whose play holds, but stops in the middle of something without saying that it means to."""

    def __init__(self, file: str, line: int, words: str, table: Table) -> None:
        super().__init__(file, line, words)
        self.table = table
        """Where it stops."""


class Text:
    """The text of one script, and where it is from."""

    __slots__ = ("file", "root")

    file: str
    """What errors call it: the file's path, or 'script' for a text of no file."""
    root: yaml.Node

    def __init__(self, text: str, file: str = NO_FILE) -> None:
        self.file = file
        if len(text) > MOST_BYTES:
            raise ScriptError(file, 1, f"this is no script: it is longer than {MOST_BYTES:,} signs")
        try:
            if nests_at_most(text) > MOST_NESTED:
                self._refuse_depth(text)
            root = yaml.compose(text, Loader=_LOADER)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            problem = error.problem or error.context or "it can't be read"
            line = 1 if mark is None else mark.line + 1
            raise ScriptError(file, line, f"this is no YAML: {problem}{_remedy(text, line)}") from None
        except yaml.YAMLError as error:
            # Such an error quotes what it is about, and that may be anything.
            raise ScriptError(file, 1, f"this is no YAML: {getattr(error, 'reason', 'it can not be read')}") from None
        except UnicodeError:
            raise ScriptError(file, 1, "this is no YAML: it has signs that are no text") from None
        if root is None:
            raise ScriptError(file, 1, "there is nothing in it; a script begins with `game:`")
        self.root = root
        self._refuse_references(root, set())

    def _refuse_depth(self, text: str) -> None:
        """Refuse what is nested too deeply before anything goes down into it: Python itself would fall over it."""
        depth = 0
        for event in yaml.parse(text, Loader=_LOADER):
            if isinstance(event, yaml.CollectionStartEvent):
                depth += 1
                if depth > MOST_NESTED:
                    mark = event.start_mark
                    line = 1 if mark is None else mark.line + 1
                    raise ScriptError(self.file, line, f"this is nested more than {MOST_NESTED} deep")
            elif isinstance(event, yaml.CollectionEndEvent):
                depth -= 1

    def error(self, at: yaml.Node | int, words: str) -> ScriptError:
        """An error about a value, or about a line."""
        return ScriptError(self.file, at if isinstance(at, int) else line_of(at), words)

    def pairs(self, node: yaml.Node, what: str) -> list[tuple[str, yaml.Node, yaml.Node]]:
        """The entries of a mapping: each key as it is written, its node, and its value's node."""
        if not isinstance(node, yaml.MappingNode):
            raise self.error(node, f"{what} has to be a list of `name: value`, not {shown(node)}")
        found: dict[str, tuple[str, yaml.Node, yaml.Node]] = {}
        for key, value in node.value:
            name = self.word(key, f"a name in {what}")
            if name in found:
                raise self.error(key, f"{name!r} is there twice in {what}, first in line {line_of(found[name][1])}")
            found[name] = (name, key, value)
        return list(found.values())

    def items(self, node: yaml.Node, what: str) -> list[yaml.Node]:
        """The values of a list."""
        if not isinstance(node, yaml.SequenceNode):
            raise self.error(node, f"{what} has to be a list, not {shown(node)}")
        items: list[yaml.Node] = node.value
        return items

    def word(self, node: yaml.Node, what: str) -> str:
        """A value as it is written."""
        if not isinstance(node, yaml.ScalarNode):
            raise self.error(node, f"{what} has to be in words, not {shown(node)}; words with : or , need quotes")
        word: str = node.value
        return word

    def words(self, node: yaml.Node, what: str) -> tuple[str, ...]:
        """One value or a list of values, each as it is written."""
        if isinstance(node, yaml.SequenceNode):
            return tuple(self.word(item, f"each of {what}") for item in node.value)
        return (self.word(node, what),)

    def number(self, node: yaml.Node, what: str) -> int:
        word = self.word(node, what)
        if not _INT.match(word):
            raise self.error(node, f"{what} has to be a whole number, not {shown(node)}")
        if len(word) > MOST_DIGITS:
            raise self.error(node, f"{what} can't be so large: a number has {MOST_DIGITS} digits at most")
        return int(word)

    def plain(self, node: yaml.Node) -> Any:
        """A value of any form, in Python's own types."""
        if isinstance(node, yaml.ScalarNode):
            if _INT.match(node.value):
                return self.number(node, "a number") if node.tag != _STANDARD + "str" else node.value
            return _scalar(node)
        if isinstance(node, yaml.SequenceNode):
            return [self.plain(item) for item in node.value]
        return {self.plain(key): self.plain(value) for _, key, value in self.pairs(node, "this")}

    def _refuse_references(self, node: yaml.Node, seen: set[int]) -> None:
        """Refuse YAML's references and tags: a short file could stand for an endless one, or for what is no text."""
        if id(node) in seen:
            raise self.error(node, "a script can't refer to another part of itself with *")
        if node.tag not in _TAGS:
            raise self.error(node, f"a script can't use tags such as {node.tag}; put quotes around the word")
        if isinstance(node, yaml.ScalarNode):
            return
        seen.add(id(node))
        if isinstance(node, yaml.SequenceNode):
            for item in node.value:
                self._refuse_references(item, seen)
        elif isinstance(node, yaml.MappingNode):
            for key, value in node.value:
                self._refuse_references(key, seen)
                self._refuse_references(value, seen)


def nests_at_most(text: str) -> int:
    """A bound on how deep anything in a text can lie, quickly told: most texts needn't be looked through for it.

    What is written in brackets goes one deeper with each of them. What is written in lines begins further to the right
    than what it is in, behind nothing but spaces and the signs - ? and : (a list within a mapping may begin right below
    it: hence twice). Tags and anchors could stand before it as well, so with these nothing is known.
    """
    if "&" in text or "!" in text:
        return len(text)
    return text.count("[") + text.count("{") + 2 * max(map(len, _BEGINNING.findall(text)), default=0) + 2


def read_source(source: str | Path) -> tuple[str, str]:
    """The words of a script and what errors call it, from the words themselves, a path, or what is plainly a path."""
    if isinstance(source, str) and "\n" not in source and source.endswith((".yaml", ".yml", ".json")):
        source = Path(source)
    if isinstance(source, str):
        return source, NO_FILE
    try:
        return read_text(source), str(source)
    except CovenError as error:
        raise RecordError(str(error)) from None


def _remedy(text: str, line: int) -> str:
    """What to do about text that is no YAML, by what stands in the line where it was noticed."""
    lines = text.splitlines()
    there = lines[line - 1] if line <= len(lines) else ""
    if "\t" in there[: len(there) - len(there.lstrip())]:
        return "; there is a tab before the words, and a line is indented with spaces"
    return (
        "; words with `: ` or ` #` in them, or that begin with a sign, need quotes, and what is opened is to be closed"
    )


def line_of(node: yaml.Node) -> int:
    """The line a value begins in, counted from 1."""
    return int(node.start_mark.line) + 1


def shown(node: yaml.Node) -> str:
    """A value as an error shows it."""
    if isinstance(node, yaml.SequenceNode):
        return "a list"
    if isinstance(node, yaml.MappingNode):
        return "a mapping"
    word: str = node.value
    return repr(word) if len(word) <= MOST_SHOWN else f"{word[:MOST_SHOWN]!r} and so on"


def _scalar(node: yaml.ScalarNode) -> Any:
    word: str = node.value
    if node.tag == _STANDARD + "str":
        return word
    if word in _NAMED:
        return _NAMED[word]
    return float(word) if _FLOAT.match(word) else word
