"""From a paragraph of card text to its tree. Text that isn't understood is an error under the word; nothing is
skipped."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import resources
from typing import Any, Final, TypeVar

from lark import Token, Tree

from coven.games.revolution.text.binding import bind_ability, bind_instructions
from coven.games.revolution.text.lexing import CLASSES, ICONS, LEXICON, SHOWN, tokens_of, written
from coven.games.revolution.text.printing import say
from coven.games.revolution.text.tree import (
    ABOUT_ITSELF,
    ALL,
    Ability,
    AddEvent,
    BanishRecruits,
    Can,
    DiscardEvent,
    Effect,
    Flipped,
    GiveRecruit,
    Instruction,
    MoveEvent,
    MoveLiberty,
    MoveMoon,
    PlayersDo,
    Says,
    Statement,
    Verb,
    Who,
)
from coven.language import TextError, TooLong
from coven.language.binding import Ambiguous, Span, Unbound
from coven.language.grammar import Grammar
from coven.language.nearest import first_that_reads, mended, nearest

STARTS: Final = ("event", "instructions", "board", "ability")

T = TypeVar("T", bound=Effect)


def grammar_source() -> str:
    """The text of the grammar."""
    return (resources.files("coven.games.revolution.text") / "grammar.lark").read_text(encoding="utf-8")


@cache
def _grammar() -> Grammar:
    return Grammar(grammar_source(), STARTS, SHOWN)


def read_event(text: str, catastrophe: bool) -> Flipped | Statement:
    """anatomy.8, event-step.7 A paragraph of an Event. Only a Catastrophe speaks of more than itself for as long as it
    lies in the line."""

    def sensible(effect: Effect) -> Flipped | Statement:
        assert isinstance(effect, Flipped | Statement)
        if isinstance(effect, Statement):
            if effect.says is Says.NO_REDUCTIONS or (effect.says is Says.RECRUITS_COST and effect.number < 0):
                raise TextError("only a space of the Liberty Track says this", text, 0, len(text))
            if effect.says not in ABOUT_ITSELF and not catastrophe:
                why = "only a Catastrophe has effects on more than itself while it lies in the line"
                raise TextError(why, text, 0, len(text), rule="anatomy.8")
        return effect

    return _read(text, "event", sensible)


def read_instructions(text: str) -> tuple[Instruction, ...]:
    """recruit-step.3, objectives.2 The text of a Blessing or a boon."""

    def sensible(effect: Effect) -> tuple[Instruction, ...]:
        assert isinstance(effect, tuple)
        return effect

    return _read(text, "instructions", sensible)


def read_space(text: str) -> Statement:
    """liberty.2 The effect of a space of the Liberty Track."""

    def sensible(effect: Effect) -> Statement:
        assert isinstance(effect, Statement)
        if effect.says not in (Says.HAND_SIZE, Says.RECRUITS_COST, Says.NO_REDUCTIONS):
            why = "a space of the Liberty Track speaks of hand size and of what Recruits cost"
            raise TextError(why, text, 0, len(text))
        return effect

    return _read(text, "board", sensible)


def read_ability(text: str, on: str) -> Ability:
    """abilities.1 The ability of a Witch of some class."""

    def sensible(effect: Effect) -> Ability:
        assert isinstance(effect, Ability)
        if effect.about and effect.about != on:
            at = text.index(effect.about)
            raise TextError(f"this card is no {effect.about}", text, at, at + len(effect.about), instead=on)
        return effect

    return _read(text, "ability", sensible)


def _read(text: str, start: str, sensible: Callable[[Effect], T]) -> T:
    tokens = tokens_of(text)

    def reread(other: str) -> str:
        return say(sensible(_bound(other, start)))

    try:
        return sensible(_bound(text, start))
    except (Unbound, Ambiguous) as error:
        reworded = [error.put_right(words) for words in error.wordings]
        raise error.with_ways_out(lambda: [way for way in reworded if mended(way, reread) is not None]) from None
    except TooLong:
        raise
    except TextError as error:
        mistake = error.start

        def ways_out() -> list[str]:
            found = nearest(_grammar(), start, tokens, mistake, LEXICON)
            way_out = first_that_reads((written(words) for words in found), reread)
            return [] if way_out is None else [way_out]

        raise error.with_ways_out(ways_out) from None


def _bound(text: str, start: str) -> Effect:
    tree = _grammar().parse(tokens_of(text), start, text)
    if start == "ability":
        return _ability(tree, text)
    if start == "instructions":
        return _instructions(tree, text)
    (inner,) = tree.children
    assert isinstance(inner, Tree)
    return Flipped(_instructions(inner, text)) if inner.data == "flipped" else _statement(inner)


def _instructions(tree: Tree[Token], text: str) -> tuple[Instruction, ...]:
    found = [one for one in _within(tree) if str(one.data) in INSTRUCTIONS]
    does = [INSTRUCTIONS[str(one.data)](one) for one in found]
    return bind_instructions(does, text, [_spans(one) for one in found])


def _within(tree: Tree[Token]) -> list[Tree[Token]]:
    """A tree and all in it, in the order of the text."""
    found = [tree]
    for child in tree.children:
        if isinstance(child, Tree):
            found += _within(child)
    return found


def _tokens(tree: Tree[Token]) -> list[Token]:
    return [token for child in tree.children for token in (_tokens(child) if isinstance(child, Tree) else [child])]


def _spans(tree: Tree[Token]) -> dict[str, Span]:
    """Where its pointing words stand."""
    words = {"THEIR": "their", "THAT": "that", "IT": "it", "ITS": "its"}
    return {
        words[token.type]: (token.start_pos or 0, token.end_pos or 0) for token in _tokens(tree) if token.type in words
    }


def _numbers(tree: Tree[Token]) -> list[int]:
    return [int(token) for token in _tokens(tree) if token.type == "NUMBER"]


def _has(tree: Tree[Token], terminal: str) -> bool:
    return any(token.type == terminal for token in _tokens(tree))


def _signed(tree: Tree[Token], less: str) -> int:
    (number,) = _numbers(tree)
    return -number if _has(tree, less) else number


def _players_do(tree: Tree[Token]) -> PlayersDo:
    types = [token.type for token in _tokens(tree)]
    who = {"EACH": Who.EACH, "ONE": Who.ONE, "THAT": Who.THAT}[types[0]]
    verbs = {
        "DISCARDS": Verb.DISCARD,
        "DISCARD": Verb.DISCARD,
        "BANISHES": Verb.BANISH,
        "BANISH": Verb.BANISH,
        "DRAWS": Verb.DRAW,
        "DRAW": Verb.DRAW,
        "RESHUFFLE": Verb.RESHUFFLE,
    }
    verb = next(verbs[one] for one in types if one in verbs)
    return PlayersDo(who, verb, (_numbers(tree) or [1])[0], "MAY" in types)


def _discard_event(tree: Tree[Token]) -> DiscardEvent:
    first, last = _numbers(tree)
    return DiscardEvent(first, last, _has(tree, "CATASTROPHE"))


INSTRUCTIONS: Final[dict[str, Callable[[Tree[Token]], Instruction]]] = {
    "players_do": _players_do,
    "you_draw": lambda tree: PlayersDo(Who.YOU, Verb.DRAW, (_numbers(tree) or [1])[0]),
    "banish_recruits": lambda tree: BanishRecruits((_numbers(tree) or [1])[0]),
    "move_moon": lambda tree: MoveMoon(_signed(tree, "BACK")),
    "move_liberty": lambda tree: MoveLiberty(_signed(tree, "TYRANNY")),
    "add_event": lambda tree: AddEvent(),
    "discard_rightmost": lambda tree: DiscardEvent(),
    "discard_event": _discard_event,
    "move_event": lambda tree: MoveEvent(_signed(tree, "LEFT")),
    "give_recruit": lambda tree: GiveRecruit(),
}


def _statement(tree: Tree[Token]) -> Statement:
    kind, numbers = str(tree.data), _numbers(tree)
    if kind == "others_cost":
        return Statement(Says.OTHERS_COST, numbers[0])
    if kind == "hand_size":
        return Statement(Says.HAND_SIZE, _signed(tree, "SMALLER"))
    if kind == "recruits_cost":
        return Statement(Says.RECRUITS_COST, _signed(tree, "LESS"))
    if kind == "no_class":
        return Statement(Says.NO_CLASS, about=_spelled(_tokens(tree)[0])[:-1])
    if kind == "grows":
        counted = next(one for one in _within(tree) if one.data == "kind")
        return Statement(Says.GROWS, numbers[0], " ".join(_spelled(token) for token in _tokens(counted)))
    if kind == "past":
        return Statement(Says.PAST, numbers[0], space=numbers[1])
    return Statement(Says[kind.upper()])


def _spelled(word: Any) -> str:
    """A name as it is spelled on cards."""
    said = str(word).casefold()
    names = (
        *ICONS,
        *(f"{name}s" for name in CLASSES),
        *CLASSES,
        "Event",
        "Catastrophe",
        "Unaligned",
        "Liberty",
        "Peril",
    )
    return next(name for name in names if name.casefold() == said)


def _ability(tree: Tree[Token], text: str) -> Ability:
    kind = str(tree.data)
    tokens = _tokens(tree)
    classes = [token for token in tokens if token.type == "CLASS"]
    if kind == "act_again":
        return Ability(Can.ACT_AGAIN)
    if kind == "play_to":
        return Ability(Can.PLAY_TO, does=_instructions(tree, text))
    if kind == "also_assist":
        also = classes[1]
        if _spelled(also) != "Seeker":
            start, end = also.start_pos or 0, also.end_pos or 0
            raise TextError("a Seeker is what can assist as well", text, start, end, rule="assist.5", instead="Seeker")
        return Ability(Can.ALSO_ASSIST, about=_spelled(classes[0]))
    if kind == "give":
        ability = Ability(Can.GIVE, (_numbers(tree) or [ALL])[0], _spelled(classes[0]))
    else:
        ability = Ability(Can.ANOTHER_MARKER, _numbers(tree)[0])
    return bind_ability(ability, text, _spans(tree))
