"""4.2 Kinds of effects: from a paragraph of card text to the effect that its wording makes it."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from importlib import resources

from coven.games.revel.text.binding import bind
from coven.games.revel.text.binding.effects import bind_instruction
from coven.games.revel.text.reading.events import Reader
from coven.games.revel.text.reading.nouns import Part
from coven.games.revel.text.tree import (
    Above,
    Act,
    Back,
    Consequence,
    Copies,
    CostEffect,
    Effect,
    Event,
    If,
    Instruction,
    Interruption,
    Kind,
    Later,
    Limit,
    Mood,
    Noun,
    Once,
    Ongoing,
    Place,
    Power,
    Sequence,
    Shorthand,
    Statement,
    This,
    ThisIn,
    Verb,
    Who,
)
from coven.games.revel.text.tree.joining import asked
from coven.games.revel.text.words.lexicon import terminal_words
from coven.games.revel.text.words.lexing import body_tokens, head_tokens
from coven.language import TextError, TooLong
from coven.language.binding import Ambiguous, Unbound
from coven.language.grammar import Grammar
from coven.language.nodes import subtrees, tokens
from coven.language.walking import nodes

STARTS = ("body", "ongoing", "event", "cost")
AREAS = ("in_area", "in_own_area", "in_any_area", "in_opposing_area")
"""Words that say from where."""
LABEL = re.compile(r"This (?:Spell|Stance|Witch|Card)'s|Her|His|Their|Its|[A-Z][\w-]*(?: [A-Z][\w-]*)*'s")
"""What may stand before 'Power Is:'."""
INTERRUPTIBLE = frozenset(
    {
        Verb.DRAW,
        Verb.DISCARD,
        Verb.STASH,
        Verb.REVEAL,
        Verb.PLAY,
        Verb.STITCH,
        Verb.OVERPOWER,
        Verb.GAIN,
        Verb.LOSE,
        Verb.SPEND,
        Verb.ADD,
        Verb.REMOVE,
        Verb.SKIP,
        Verb.USE,
        Verb.ENTER,
        Verb.LEAVE,
    }
)
"""4.9 What the engine lets interruptions change; text about anything else would do nothing, so it is declined."""
SHORTHANDS = {shorthand.value: shorthand for shorthand in Shorthand} | {
    "Each Time This Spell Overpowers Another Spell, If That Overpower Check Occurred As Part Of Playing This Card": (
        Shorthand.IF_OVERPOWERS_A_SPELL
    ),
    "Each Time This Spell Overpowers, If The Check For Overpower Was Caused By Playing (Or Stitching) This Card": (
        Shorthand.IF_OVERPOWERS
    ),
}
"""4.8, 5.8.6 The shorthands of consequences, and what they are short for."""
POWER_USED = "The First Time You Use This Power During Each Of Your Turns"
"""4.8.2 What '... Power Is' is short for."""


def grammar_source() -> str:
    """The text of the grammar."""
    return (resources.files("coven.games.revel.text.words") / "grammar.lark").read_text(encoding="utf-8")


@cache
def _grammar() -> Grammar:
    return Grammar(grammar_source(), STARTS, terminal_words())


@cache
def compile_effect(text: str, types: tuple[str, ...] | None = None, name: str | None = None) -> Effect:
    """4.2.1 The effect that a paragraph of card text is, with what its pointing words stand for. TextError if it can't
    be read. `types` and `name`: those of the card it is on. Each text is compiled once."""
    try:
        _check_names_itself(text, types, name)
        return bind(_effect(text), text, types)
    except TooLong:
        raise
    except TextError as error:
        return _in_other_words(text, types, error, name=name)


def _check_names_itself(text: str, types: tuple[str, ...] | None, name: str | None) -> None:
    """4.10.6 A card that names itself says 'this spell' in house words; its name is no type."""
    if name is None or name.partition(" - ")[0].lower() not in text.lower():
        return
    from coven.games.revel.text.words.wordings import names_itself

    if names_itself(text, name, _kind_of(types)):
        start = text.lower().find(name.partition(" - ")[0].lower())
        raise TextError("a card speaks of itself as 'this spell' or 'this card'", text, start, rule="4.10.6")


def read_effect(text: str) -> Effect:
    """The effect that a paragraph is, before its pointing words are bound."""
    try:
        return _effect(text)
    except TooLong:
        raise
    except TextError as error:
        return _in_other_words(text, None, error, bound=False)


def _in_other_words(
    text: str, types: tuple[str, ...] | None, wrong: TextError, *, bound: bool = True, name: str | None = None
) -> Effect:
    """What can't be read as it stands may be another wording of what can. TextError, with a way out, if it isn't."""
    # What house words need not wait for: most texts are read without.
    from coven.games.revel.text.reading.advice import no_notion, ways_out
    from coven.games.revel.text.words.wordings import in_house_words

    house = in_house_words(text, name, _kind_of(types))
    if house.text != text:
        try:
            effect = _effect(house.text)
            return bind(effect, house.text, types) if bound else effect
        except TextError as error:
            wrong = house.shown(error)

    def reread(other: str) -> str:
        """A text as it is printed, if it makes sense on such a card."""
        from coven.games.revel.text.printing import say

        printed = say(compile_effect(other, types, name))
        compile_effect(printed, types)
        return printed

    told = no_notion(wrong)
    # What points at nothing says itself what to write, and a text that is near would mean something else.
    pointing = isinstance(wrong, Unbound | Ambiguous)
    raise told.with_ways_out(lambda: ways_out(told, reread, None if pointing else _grammar())) from None


def _kind_of(types: tuple[str, ...] | None) -> str:
    """What a card calls itself."""
    words = {"stance": "stance", "witch": "witch", "resource": "resource"}
    return next((words[kind] for kind in types or () if kind in words), "spell")


def _effect(text: str) -> Effect:
    head, colon, _ = text.partition(":")  # 4.2.6: what comes after the colon decides nothing
    if not colon:
        return _ongoing(text)
    if not head:
        raise TextError("nothing stands before the colon", text, 0)
    after = len(head) + 1
    if not text[after:].startswith(" ") or not text[after:].strip():
        raise TextError("a space and then the instructions come after the colon", text, after)
    if head.endswith("Power Is") or head == POWER_USED:
        label = "Its" if head == POWER_USED else _label(text, head)
        return Power(label, _more_than_once(text, _body(text, after + 1), "a Power is used once each turn", "4.7.4"))
    if head.startswith("To ") or head == "To":
        return _cost_effect(text, len(head), after + 1)
    return _conditional(text, head, after + 1)


def read_instruction(text: str) -> Instruction:
    """The instructions that sentences give, before their pointing words are bound."""
    return _body(text, 0)


@cache
def compile_instruction(text: str) -> Instruction:
    """The instructions that sentences give, without an initial part."""
    return bind_instruction(_body(text, 0), text)


def _body(text: str, offset: int, event: Event | None = None) -> Instruction:
    tree = _grammar().parse(body_tokens(text, offset), "body", text)
    reader = Reader(text)
    reader.occasion = event
    return reader.body(tree)


def _is_body(text: str) -> bool:
    """Whether a text gives instructions, although it doesn't say when."""
    try:
        _body(text, 0)
    except TextError:
        return False
    return True


def _ongoing(text: str) -> Effect:
    """4.2.7, 4.4.5 No initial part: an ongoing effect, or with 'Only' a limit."""
    try:
        tree = _grammar().parse(body_tokens(text), "ongoing", text)
    except TextError:
        if not _is_body(text):
            raise
        problem = "these are instructions: say before a colon when they are carried out, as in 'On Play: ...'"
        raise TextError(problem, text, 0, len(text), rule="4.2.7") from None
    builder = Reader(text, Part.ONGOING)
    parts = subtrees(tree)
    if len(parts) > 1 and any(token.type in ("AND", "AND_WHAT") for token in tokens(tree)):
        for part in parts:
            if part.data in ("while", "while_after"):
                raise builder.wrong(part, "what 'while' covers is not clear: say it in sentences of their own")
    statements: list[Statement] = []
    for part in parts:
        said = builder.statements(part)
        if any(isinstance(node, Copies) for node in nodes(said)):
            if part.data != "copies":
                raise builder.wrong(part, "a limit depends on nothing: decks are built before the game", "4.5.1")
            if len(parts) > 1:
                raise builder.wrong(part, "a limit is an effect of its own", "4.4.5")
        statements.extend(said)
        builder.next_sentence()
    first, *more = statements
    return Limit(first) if isinstance(first, Copies) else Ongoing(first, tuple(more))


def _label(text: str, head: str) -> str:
    """4.2.3, revel-starter:effects.2 What stands before 'Power Is'."""
    label = head.removesuffix("Power Is").rstrip(" ")
    if not LABEL.fullmatch(label) or head != f"{label} Power Is":
        right = ("This Spell's Power Is", "This Stance's Power Is", "Her Power Is")
        raise TextError("this can't stand before 'Power Is'", text, 0, len(head), wordings=right)
    return label


def _more_than_once(text: str, body: Instruction, why: str, rule: str | None = None) -> Instruction:
    """What can be done again and again; a limit on what happens once would say nothing."""
    if isinstance(body, Once):
        start = text.rfind(". ") + 2
        raise TextError(f"{why}: this says nothing", text, start, len(text), rule=rule, instead="")
    return body


def _cost_effect(text: str, end: int, offset: int) -> CostEffect:
    """4.2.2, 4.3 'To [Action]:'."""
    tree = _grammar().parse(head_tokens(text, end), "cost", text)
    builder = Reader(text, Part.INITIAL)
    verb_token = tokens(tree)[1]
    verb = builder.verb(verb_token)
    builder.check_verb(verb_token, verb.value)
    inner = subtrees(tree)
    if verb is Verb.PLAY and not inner:  # 4.8.1
        return CostEffect(verb, This(Kind.CARD), _cost(text, offset))
    where = next((part for part in tree.iter_subtrees() if part.data in AREAS), None)
    if where is not None:
        raise builder.wrong(where, "a cost is asked for wherever from it is done: leave this out", "4.3.1", "")
    what, thing, place = builder.target(tree, verb, inner[0] if inner else None, Who.EACH)
    if thing is None and inner and inner[0].data == "so_much":
        raise builder.wrong(inner[0], "a cost is asked for each of them: say 'A Card'", "4.3.1")
    if thing is not None or place is not Place.UNSAID or isinstance(what, Back):
        raise builder.wrong(inner[0], "a cost effect says just what is done, as in 'To Play A Strike Spell'")
    return CostEffect(verb, what, _cost(text, offset))


def _cost(text: str, offset: int) -> Instruction:
    """0.3.5 What is paid, at once and each time."""
    body = _more_than_once(text, _body(text, offset), "a cost is paid each time", "0.3.5")
    if any(isinstance(part, Later) for part in nodes(body)):
        raise TextError("a cost is paid at once, not later", text, offset, len(text), rule="0.3.5")
    return body


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
    asks = re.search(r", If\b", head)
    if asks:
        problem = "what is asked comes after the colon: 'If ..., ...'"
        raise TextError(problem, text, asks.start(), len(head))
    tree = _grammar().parse(head_tokens(text, len(head)), "event", text)
    event = Reader(text, Part.INITIAL).event(tree)
    body = _body(text, offset, event if isinstance(event, Event) else None)
    if isinstance(event, Shorthand) or event.mood is Mood.HAPPENS:  # 4.6.1
        return Consequence(event, body)
    if not can_be_interrupted(event):
        problem = "nothing can interrupt this; say 'When ...' without 'would' or 'tries'"
        if event.verb is Verb.ENTER:
            problem = "what is about to enter the field is a card yet: say 'A Card', 'A Strike Spell Card'"
        raise TextError(problem, text, 0, len(head), wordings=(_once_it_has_happened(event),))
    return _interruption(Interruption(event, body), text, offset)


def _once_it_has_happened(event: Event) -> str:
    """The initial part of a consequence, for what nothing can interrupt."""
    from coven.games.revel.text.printing.events import initial_part  # for a message, and nothing else here is said

    return initial_part(replace(event, mood=Mood.HAPPENS))


def can_be_interrupted(event: Event) -> bool:
    """4.9.1 Whether an event is an instruction that interruptions are asked about before it is carried out."""
    if event.verb is Verb.ENTER:  # 4.1.3: it is no spell yet, and has no effects of its own
        return isinstance(event.what, Noun) and event.what.kind is Kind.CARD
    if event.thing is not None and event.what is not None:
        return (event.verb, event.thing) == (Verb.LOSE, "Power")
    return event.verb in INTERRUPTIBLE


def _interruption(effect: Interruption, text: str, offset: int) -> Interruption:
    """4.9.13 'If this card is in your hand, ...' at the beginning makes it work from the hand."""
    body = effect.body
    if isinstance(body, Once) and ThisIn(Place.HAND) in nodes(body):
        raise TextError("from the hand it works once anyhow: this says nothing", text, text.rfind(". ") + 2, len(text))
    first = body.steps[0] if isinstance(body, Sequence) else body
    if not isinstance(first, If) or ThisIn(Place.HAND) not in asked(first).conditions:
        return effect
    if first.after or first.otherwise is not None or first.condition != ThisIn(Place.HAND):
        problem = "to work from the hand it begins with 'If this card is in your hand, ...', without 'Otherwise'"
        raise TextError(problem, text, offset, len(text), rule="4.9.13")
    rest = body.steps[1:] if isinstance(body, Sequence) else ()
    return Interruption(effect.event, Sequence((first.then, *rest)) if rest else first.then, from_hand=True)


def check_above(effect: Effect, text: str, above: tuple[str, ...]) -> None:
    """4.10.9 'chosen above' points at what an effect printed above on the same card chooses: there has to be one."""
    for node in nodes(effect):
        if isinstance(node, Back) and isinstance(node.to, Above) and not any(_chooses(other) for other in above):
            raise Unbound(
                f"{text[slice(*node.at)]!r} has nothing to point at: no effect above this one chooses anything",
                text,
                *node.at,
                rule="4.10.9",
            )


def _chooses(text: str) -> bool:
    try:
        return any(isinstance(node, Act) and node.verb is Verb.CHOOSE for node in nodes(read_effect(text)))
    except TextError:
        return True  # that text has an error of its own
