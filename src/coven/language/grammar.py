"""Card grammars: LALR tables made by Lark, kept between runs, and errors in the reader's words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from lark import Lark, Token, Tree, UnexpectedToken
from lark import __version__ as lark_version
from lark.grammar import Rule
from lark.lexer import Lexer, LexerState, TerminalDef
from lark.parsers.lalr_analysis import Shift

from coven.language.errors import TextError, TooLong
from coven.language.kept import keep, named_by, recall

MOST_EXPECTED = 2
"""How many expected words an error names; a longer list helps nobody."""


END = "$END"


class Stack:
    """Where a parser stands in the middle of a text. Of all that came of one beginning, equal ones are the same one."""

    __slots__ = ("_above", "after", "below", "state")

    def __init__(self, state: int, below: Stack | None = None) -> None:
        self.state = state
        self.below = below
        self._above: dict[int, Stack] = {}
        self.after: dict[str, Stack | None] = {}
        """Where it goes with each terminal that has been tried."""

    def on_top(self, state: int) -> Stack:
        above = self._above.get(state)
        if above is None:
            above = self._above[state] = Stack(state, self)
        return above


MOST_WORDS = 800
"""So many words, numbers and signs a paragraph of card text may have."""
MOST_NESTED = 60
"""So deep may parts of a sentence be within each other; whoever reads the tree goes as deep."""


class Given(Lexer):
    """Hands on tokens that have been made already."""

    __future_interface__ = True

    def __init__(self, conf: object) -> None:
        pass

    def lex(self, lexer_state: LexerState, parser_state: Any) -> Iterator[Token]:
        given: Any = lexer_state.text
        return iter(given)


class Grammar:
    """A grammar without conflicts, so that a text has one reading or none."""

    __slots__ = ("_lark", "_shown")

    def __init__(self, source: str, starts: Sequence[str], shown: Mapping[str, str]) -> None:
        self._lark = _tables(source, starts)
        self._shown = shown

    def parse(self, tokens: Sequence[Token], start: str, text: str) -> Tree[Token]:
        """The parse tree of tokens made from a text. TextError under the first word that can't stand where it does."""
        if len(tokens) > MOST_WORDS:
            first = tokens[MOST_WORDS].start_pos
            raise TooLong(f"this is too long: a paragraph has {MOST_WORDS} words at most", text, first or 0)
        try:
            tree: Tree[Token] = self._lark.parse(tokens, start=start)
        except UnexpectedToken as error:
            raise self._unexpected(error, tokens, text) from None
        if _depth(tree) > MOST_NESTED:
            raise TextError("too much of this is within something else", text, 0, len(text))
        return tree

    # Going through the tables without building anything: for what could be said instead (see `nearest`)

    def begin(self, start: str) -> Stack:
        """Where a parser stands before a text."""
        return Stack(self._table.start_states[start])

    def expected(self, stack: Stack) -> list[str]:
        """The terminals that may come next, in alphabetical order; a few may prove wrong when they are taken."""
        # The tables have them in an order that is another one each time they are made.
        return sorted(name for name in self._table.states[stack.state] if name.isupper())

    def advance(self, stack: Stack, terminal: str) -> Stack | None:
        """Where a parser stands after one more terminal; None if that can't come next."""
        if terminal not in stack.after:
            top, action = self._reduced(stack, terminal)
            stack.after[terminal] = None if action is None else top.on_top(action[1])
        return stack.after[terminal]

    def may_end(self, stack: Stack) -> bool:
        """Whether a text may end here."""
        top, _ = self._reduced(stack, END)
        return top.state in self._table.end_states.values()

    def _reduced(self, stack: Stack, terminal: str) -> tuple[Stack, Any]:
        """What a terminal that comes next finds, and the shift it then makes: none if it can't come, or ends all."""
        states = self._table.states
        while True:
            action = states[stack.state].get(terminal)
            if action is None or action[0] is Shift:
                return stack, action
            rule = action[1]
            for _ in rule.expansion:
                assert stack.below is not None, "there is something below whatever was shifted"
                stack = stack.below
            stack = stack.on_top(states[stack.state][rule.origin.name][1])

    @property
    def _table(self) -> Any:
        parser: Any = self._lark.parser
        return parser.parser._parse_table

    def _unexpected(self, error: UnexpectedToken, tokens: Sequence[Token], text: str) -> TextError:
        names = sorted({self._shown.get(name, name) for name in error.accepts or error.expected})
        if len(names) > MOST_EXPECTED:
            names = []
        if error.token.type == "$END":
            end = tokens[-1].end_pos if tokens else 0
            at = len(text.rstrip()) if end is None else end
            return TextError("something is missing here", text, at, expected=tuple(names))
        start = error.token.start_pos or 0
        return TextError(f"{str(error.token)!r} can't stand here", text, start, error.token.end_pos, tuple(names))


def _depth(tree: Tree[Token]) -> int:
    """How deep a tree is, found without going down it by calls."""
    depth, level = 0, [tree]
    while level:
        depth += 1
        level = [part for node in level for part in node.children if isinstance(part, Tree)]
    return depth


def _tables(source: str, starts: Sequence[str]) -> Lark:
    """The parser's tables: made from the grammar, which takes a while, or as they were kept."""
    options: dict[str, Any] = {
        "parser": "lalr",
        "lexer": Given,
        "start": list(starts),
        "maybe_placeholders": False,
    }
    name = named_by("tables", str(FORM), lark_version, str(starts), source)
    kept = _from_plain(recall(name))
    if kept is not None:
        return kept
    made = Lark(source, **options)
    keep(name, _plain(made))
    return made


FORM = 4
"""The form in which tables are kept."""


def _plain(lark: Lark) -> Any:
    """Tables as data."""
    data, memo = lark.memo_serialize([TerminalDef, Rule])
    data["options"].pop("lexer")  # ours, which no text could name
    data["parser"]["lexer_conf"].pop("lexer_type")
    return {"data": data, "memo": memo}


def _from_plain(plain: Any) -> Lark | None:
    """Tables that were kept; None if there are none, or what is there is something else."""
    try:
        data, memo = plain["data"], _numbered(plain["memo"])
        table = data["parser"]["parser"]
        table["tokens"] = _numbered(table["tokens"])
        table["states"] = {int(state): _numbered(actions) for state, actions in table["states"].items()}
        data["options"]["lexer"] = data["parser"]["lexer_conf"]["lexer_type"] = Given
        return Lark.load({"data": data, "memo": memo})
    except Exception:  # whatever it is, it is no tables of ours, and they can be made anew
        return None


def _numbered(named: Mapping[str, Any]) -> dict[int, Any]:
    """A mapping whose keys were numbers before they were written."""
    return {int(key): value for key, value in named.items()}


def conflicts(source: str, starts: Sequence[str]) -> list[str]:
    """The conflicts of a grammar, each of which would be a second reading that nobody sees. For tests."""
    import logging

    from lark import logger

    heard: list[str] = []

    class Ear(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(record.getMessage())

    ear, level = Ear(), logger.level
    logger.addHandler(ear)
    logger.setLevel(logging.DEBUG)
    try:
        Lark(source, parser="lalr", lexer=Given, start=list(starts), maybe_placeholders=False, debug=True)
    finally:
        logger.removeHandler(ear)
        logger.setLevel(level)
    return [line for line in heard if "onflict" in line]
