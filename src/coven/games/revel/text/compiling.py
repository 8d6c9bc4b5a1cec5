"""4.2 Kinds of effects: from a paragraph of card text to the effect that its wording makes it."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources

from coven.games.revel.text.happenings import Happenings
from coven.games.revel.text.lexicon import terminal_words
from coven.games.revel.text.lexing import body_tokens, head_tokens
from coven.games.revel.text.naming import subtrees, tokens
from coven.games.revel.text.tree import (
    Consequence,
    Copies,
    CostEffect,
    Effect,
    Event,
    If,
    Instruction,
    Interruption,
    Kind,
    Limit,
    Mood,
    Ongoing,
    Place,
    Power,
    Sequence,
    Shorthand,
    This,
    ThisIn,
    Verb,
    Who,
)
from coven.language import TextError
from coven.language.grammar import Grammar

STARTS = ("body", "ongoing", "event", "cost")
LABEL = re.compile(r"This (?:Spell|Stance|Witch|Card)'s|Her|His|Their|Its|[A-Z][\w-]*(?: [A-Z][\w-]*)*'s")
"""What may stand before 'Power Is:'."""
INTERRUPTIBLE = frozenset(
    {
        Verb.DRAW,
        Verb.DISCARD,
        Verb.STASH,
        Verb.REVEAL,
        Verb.PLAY,
        Verb.OVERPOWER,
        Verb.GAIN,
        Verb.LOSE,
        Verb.SPEND,
    }
)
"""4.9 What the engine lets interruptions change; text about anything else would do nothing, so it is declined."""
SHORTHANDS = {shorthand.value: shorthand for shorthand in Shorthand}


def grammar_source() -> str:
    """The text of the grammar."""
    return (resources.files(__package__) / "grammar.lark").read_text(encoding="utf-8")


@cache
def _grammar() -> Grammar:
    return Grammar(grammar_source(), STARTS, terminal_words())


@cache
def compile_effect(text: str) -> Effect:
    """The effect that a paragraph of card text is. TextError if it can't be read. Each text is compiled once."""
    head, colon, _ = text.partition(":")
    if not colon:
        return _ongoing(text)
    if not head:
        raise TextError("nothing stands before the colon", text, 0)
    after = len(head) + 1
    if not text[after:].startswith(" ") or not text[after:].strip():
        raise TextError("a space and then the instructions come after the colon", text, after)
    if head.endswith("Power Is"):
        return Power(_label(text, head), _body(text, after + 1))
    if head.startswith("To ") or head == "To":
        return _cost_effect(text, len(head), after + 1)
    return _conditional(text, head, after + 1)


@cache
def compile_instruction(text: str) -> Instruction:
    """The instructions that sentences give, without an initial part."""
    return _body(text, 0)


def _body(text: str, offset: int) -> Instruction:
    tree = _grammar().parse(body_tokens(text, offset), "body", text)
    return Happenings(text).body(tree)


def _ongoing(text: str) -> Effect:
    """4.2.7, 4.4.5 No initial part: an ongoing effect, or with 'Only' a limit."""
    tree = _grammar().parse(body_tokens(text), "ongoing", text)
    statement = Happenings(text).statement(subtrees(tree)[0])
    return Limit(statement) if isinstance(statement, Copies) else Ongoing(statement)


def _label(text: str, head: str) -> str:
    """4.2.3 What stands before 'Power Is'."""
    label = head.removesuffix("Power Is").rstrip(" ")
    if not LABEL.fullmatch(label) or head != f"{label} Power Is":
        expected = ('"This Spell\'s"', "'Her'", "'His'", "'Their'", "a name with 's")
        raise TextError("this can't stand before 'Power Is'", text, 0, len(head), expected)
    return label


def _cost_effect(text: str, end: int, offset: int) -> CostEffect:
    """4.2.2, 4.3 'To [Action]:'."""
    tree = _grammar().parse(head_tokens(text, end), "cost", text)
    builder = Happenings(text)
    verb_token = tokens(tree)[1]
    verb = builder.verb(verb_token)
    builder.check_verb(verb_token, verb.value)
    inner = subtrees(tree)
    if verb is Verb.PLAY and not inner:
        return CostEffect(verb, This(Kind.CARD), _body(text, offset))
    what, thing, place = builder.target(tree, verb, inner[0] if inner else None, Who.EACH)
    if thing is not None or place is not Place.UNSAID:
        raise builder.wrong(inner[0], "a cost effect says just what is done, as in 'To Play A Strike Spell'")
    return CostEffect(verb, what, _body(text, offset))


def _conditional(text: str, head: str, offset: int) -> Consequence | Interruption:
    """4.2.4, 4.2.5 '[Condition]:', which 'would' or 'tries' makes an interruption."""
    tried = re.search(r"\b(tried|try)\b", head, re.IGNORECASE)
    if tried:
        raise TextError(
            "the rules contradict themselves about 'tried', and know 'try' not at all: say 'Tries To' or 'Would'",
            text,
            *tried.span(),
            rule="S10",
        )
    if head in SHORTHANDS:
        return Consequence(SHORTHANDS[head], _body(text, offset))
    tree = _grammar().parse(head_tokens(text, len(head)), "event", text)
    event = Happenings(text).event(tree)
    body = _body(text, offset)
    if isinstance(event, Shorthand) or event.mood is Mood.HAPPENS:
        return Consequence(event, body)
    if not can_be_interrupted(event):
        raise TextError("nothing can interrupt this; say 'When ...' without 'would' or 'tries'", text, 0, len(head))
    return _interruption(Interruption(event, body), text, offset)


def can_be_interrupted(event: Event) -> bool:
    """4.9.1 Whether an event is an instruction that interruptions are asked about before it is carried out."""
    return event.verb in INTERRUPTIBLE and not (event.thing is not None and event.what is not None)


def _interruption(effect: Interruption, text: str, offset: int) -> Interruption:
    """4.9.13 'If this card is in your hand, ...' at the beginning makes it work from the hand."""
    body = effect.body
    first = body.steps[0] if isinstance(body, Sequence) else body
    if not isinstance(first, If) or first.condition != ThisIn(Place.HAND):
        return effect
    if first.after or first.otherwise is not None:
        problem = "to work from the hand it begins with 'If this card is in your hand, ...', without 'Otherwise'"
        raise TextError(problem, text, offset, len(text), rule="4.9.13")
    rest = body.steps[1:] if isinstance(body, Sequence) else ()
    return Interruption(effect.event, Sequence((first.then, *rest)) if rest else first.then, from_hand=True)
