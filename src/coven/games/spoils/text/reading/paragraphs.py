"""Section 5: from a paragraph of rules text to the kind of text that its wording makes it (O46)."""

from __future__ import annotations

import re
from functools import cache
from importlib import resources
from typing import Final

from coven.games.spoils.text.reading.events import TURNS
from coven.games.spoils.text.reading.instructions import Instructions
from coven.games.spoils.text.tree import (
    Ability,
    Adjustment,
    AttachTo,
    Condition,
    Covert,
    Cue,
    DevelopRule,
    Direction,
    Enters,
    Event,
    FlippedUp,
    FlipUp,
    Icon,
    If,
    Instruction,
    Kind,
    Lasting,
    LastingText,
    Later,
    Menu,
    NoResponse,
    Not,
    Noun,
    Paragraph,
    Played,
    PlayerEvent,
    Provides,
    Redirect,
    Repick,
    Replacement,
    RestoreRule,
    Restriction,
    Sequence,
    Some,
    StartingDraw,
    StartingResources,
    Statement,
    Static,
    Tactical,
    This,
    Threshold,
    Trigger,
    Unique,
    Until,
    When,
    While,
    Who,
)
from coven.games.spoils.text.words.lexicon import terminal_words
from coven.games.spoils.text.words.lexing import LETTERS, body_tokens, clause_tokens
from coven.language import TextError
from coven.language.grammar import Grammar
from coven.language.nodes import Node, first_token, subtrees, tokens

STARTS: Final = ("body", "extra", "starting")
PREFIXES: Final = frozenset(
    ("if_prefix", "when_prefix", "while_prefix", "at_prefix", "later_prefix", "otherwise_prefix", "next_prefix")
)
SUFFIXES: Final = frozenset(("if_suffix", "while_suffix", "unless_suffix", "instead_suffix"))
CUES: Final = {"if_prefix": Cue.IF, "when_prefix": Cue.WHEN}
ATTACH: Final = re.compile(r"Attach to (Card|Character|Item|Location|Resource)( you control| your opponent controls)?")
FLIP_UP: Final = re.compile(rf"Flip Up (\d+)(?: \[([{LETTERS}]+)\])?(?: and (.+))?")
PROVIDES: Final = re.compile(rf"Provides \[([{LETTERS}]+)\]")
UNIQUE: Final = re.compile(r"Unique (\S.*)")
THRESHOLD: Final = re.compile(rf"\[([{LETTERS}]+)\]: ")
MENU: Final = re.compile(r"(\d+) tokens?: ")
SECTION: Final = re.compile(r"(Starting Resources|Starting Draw|Restore Rule|Develop Rule): ")
DRAWS: Final = re.compile(r"(\d+) cards? if you go first, (\d+) cards? if you go second\.")
HEADING: Final = re.compile(rf"((?=.*[A-Z])[^a-z:\[\]\n]+?)(?: \[([{LETTERS}]+)\])?\n")
CHOICE_LINE: Final = re.compile(r"(Choose|Your opponent chooses) one of the following as this card's rules text:")
"""307.2 What stands above options."""
LABEL: Final = re.compile(r"(Cost|Effect): ")
TACTICAL: Final = "You may play this card whenever you could play a tactic."
NO_RESPONSE: Final = "Your opponent cannot respond to this card."
WHOSE: Final = {None: None, " you control": Who.YOU, " your opponent controls": Who.OPPONENT}
INSTRUCTS: Final = "these are instructions: say when they are carried out, as in 'If this card enters play, ...'"


def grammar_source() -> str:
    """The text of the grammar, with its terminals declared."""
    source = (resources.files("coven.games.spoils.text.words") / "grammar.lark").read_text(encoding="utf-8")
    rules = re.sub(r"//.*", "", source).replace("DECLARED", "")
    return source.replace("DECLARED", " ".join(sorted(set(re.findall(r"\b[A-Z][A-Z_]*\b", rules)))))


@cache
def grammar() -> Grammar:
    return Grammar(grammar_source(), STARTS, terminal_words())


class Reader(Instructions):
    """Reads one paragraph, before its pointing words are bound."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.paragraph = self._gained

    def read(self) -> Paragraph:
        """The paragraph. TextError if it can't be read."""
        text = self.text
        if heading := HEADING.match(text):
            return self._ability(heading)
        if LABEL.match(text):
            return self._played(0)
        return self._line(0, len(text))

    # Lines

    def _line(self, start: int, end: int) -> Paragraph:
        """What stands on one line from `start` on."""
        line = self.text[start:end]
        if line == "Covert":
            return Covert()
        if line in ("Tactical", TACTICAL):
            return Tactical(line == "Tactical")
        if line == NO_RESPONSE:
            return NoResponse()
        if unique := UNIQUE.fullmatch(line):
            return Unique(unique[1])
        if provides := PROVIDES.fullmatch(line):
            return Static((Provides(This(), _icons(provides[1]), line=True),))
        if attach := ATTACH.fullmatch(line):
            return AttachTo(Noun(Kind(attach[1].lower()), WHOSE[attach[2]]))
        if flip := FLIP_UP.fullmatch(line):
            extra = None if flip[3] is None else self._extra(start + flip.start(3), end)
            return FlipUp(self._small(int(flip[1]), start + flip.start(1)), _icons(flip[2] or ""), extra)
        if threshold := THRESHOLD.match(line):
            return Threshold(_icons(threshold[1]), self._line(start + threshold.end(), end))
        if menu := MENU.match(line):
            return Menu(int(menu[1]), self._line(start + menu.end(), end))
        if section := SECTION.match(line):
            return self._section(section[1], start + section.end(), end)
        return self._text(start, end)

    def _small(self, number: int, at: int) -> int:
        if number > 99:
            raise TextError("a Flip Up cost has two digits at most", self.text, at)
        return number

    def _section(self, label: str, start: int, end: int) -> Paragraph:
        """202.5 to 202.8"""
        if label == "Starting Resources":
            tree = grammar().parse(body_tokens(self.text, start, end), "starting", self.text)
            found = [self.what(part) for part in subtrees(tree)]
            return StartingResources(tuple(one for one in found if isinstance(one, Some)))
        if label == "Starting Draw":
            draws = DRAWS.fullmatch(self.text, start, end)
            if draws is None:
                problem = "say '8 cards if you go first, 9 cards if you go second.'"
                raise TextError(problem, self.text, start, end, rule="202.6")
            return StartingDraw(int(draws[1]), int(draws[2]))
        inside = self._text(start, end)
        return RestoreRule(inside) if label == "Restore Rule" else DevelopRule(inside)

    def _extra(self, start: int, end: int) -> Instruction:
        """507.4c What Flip Up costs besides its number."""
        tree = grammar().parse(clause_tokens(self.text, start, end), "extra", self.text)
        return self.core(subtrees(tree)[0])

    def _gained(self, text: str, start: int, end: int) -> Paragraph:
        """508.1 What stands in quotes, as something that a card gains."""
        return self._text(start, end)

    # Costs and effects

    def _ability(self, heading: re.Match[str]) -> Paragraph:
        played = self._played(heading.end())
        name, icons = heading[1], _icons(heading[2] or "")
        if re.fullmatch(r"OPTION \d", name):
            return played
        if played.effect is None:
            raise TextError("an ability has an effect", self.text, 0, len(name), rule="502.1")
        return Ability(name, icons, played.cost, played.effect)

    def _played(self, start: int) -> Played:
        """401.1a 'Cost: ...' and 'Effect: ...', each on a line of its own."""
        parts: dict[str, Instruction] = {}
        while start < len(self.text):
            end = self.text.find("\n", start)
            end = len(self.text) if end < 0 else end
            label = LABEL.match(self.text, start)
            if label is None or label[1] in parts or (label[1] == "Cost" and "Effect" in parts):
                raise TextError("here stands 'Cost: ...' or 'Effect: ...'", self.text, start, end, rule="401.1a")
            parts[label[1]] = self._list(label.end(), end, cost=label[1] == "Cost")
            start = end + 1
        return Played(parts.get("Cost"), parts.get("Effect"))

    def _list(self, start: int, end: int, *, cost: bool) -> Instruction:
        tree = grammar().parse(body_tokens(self.text, start, end), "body", self.text)
        steps = self._steps(subtrees(tree))
        if self.entering is not None:
            raise self.wrong(tree, "how this card enters play is said in a paragraph of its own")
        for sentence, step in zip(subtrees(tree), steps, strict=False):
            if isinstance(step, Restriction) and not cost:
                raise self.wrong(sentence, "a restriction is a cost", "401.3a")
        return steps[0] if len(steps) == 1 else Sequence(tuple(steps))

    # Sentences

    def _steps(self, sentences: list[Node]) -> list[Instruction]:
        """Sentences one after the other; 'Otherwise' belongs to the one before."""
        steps: list[Instruction] = []
        for sentence in sentences:
            prefixes, _, _ = _split(sentence)
            if prefixes and prefixes[0].data == "otherwise_prefix":
                steps[-1:] = [self._otherwise(steps, sentence, prefixes)]
            else:
                steps.append(self._step(sentence, prefixes))
        return steps

    def _otherwise(self, steps: list[Instruction], sentence: Node, prefixes: list[Node]) -> Instruction:
        before = steps[-1] if steps else None
        if not isinstance(before, If) or before.otherwise is not None:
            raise self.wrong(prefixes[0], "'Otherwise' comes after a sentence with 'If'")
        return If(before.condition, before.then, self._step(sentence, prefixes[1:]), before.after)

    def _step(self, sentence: Node, prefixes: list[Node]) -> Instruction:
        """One sentence of a list of instructions."""
        _, core, suffix = _split(sentence)
        if not prefixes:
            return self._plain(core, suffix)
        first, rest = prefixes[0], prefixes[1:]
        match first.data:
            case "if_prefix" | "when_prefix" | "next_prefix" if _is_adjustment(core) or _is_instead(suffix):
                return self._for_a_while(sentence, first, core, suffix)
            case "if_prefix" if len(subtrees(first)) == 1:
                condition = self.condition(subtrees(first)[0])
                return If(condition, self._step(sentence, rest))
            case "while_prefix":
                return self._while_it_lasts(sentence, first, rest)
            case "later_prefix":
                return Later(When(str(tokens(first)[0])), self._step(sentence, rest))
        raise self.wrong(first, "a trigger is a paragraph of its own", "503.1")

    def _plain(self, core: Node, suffix: Node | None) -> Instruction:
        instruction = self.core(core)
        if suffix is None:
            if isinstance(instruction, Redirect | Repick):
                raise self.wrong(core, "say 'instead' at the end", "506.1")
            return instruction
        if suffix.data == "if_suffix":
            return If(self.condition(subtrees(suffix)[0]), instruction, after=True)
        if suffix.data == "unless_suffix":
            return If(Not(self.condition(subtrees(suffix)[0])), instruction, after=True)
        if suffix.data == "instead_suffix" and isinstance(instruction, Redirect | Repick):
            return instruction
        if suffix.data == "instead_suffix":
            raise self.wrong(suffix, "'instead' needs what it takes the place of: 'If ..., ... instead.'", "506.1")
        raise self.wrong(suffix, "say 'while' at the beginning of the sentence", "504.1")

    def _for_a_while(self, sentence: Node, first: Node, core: Node, suffix: Node | None) -> LastingText:
        """506.3 Replacements and adjustments that an effect makes for a turn or a battle."""
        fact, *rest = subtrees(first)
        if rest:
            raise self.wrong(rest[0], "what lasts for a while depends on nothing more")
        event, until = self.event(fact)
        if until is Until.ALWAYS:
            raise self.wrong(fact, "say for how long: 'this turn' or 'this battle'", "506.3")
        if _is_adjustment(core):
            return LastingText(self._adjustment(event, core), until)
        body = self.core(core)
        return LastingText(Replacement(event, body, next=first.data == "next_prefix"), until)

    def _while_it_lasts(self, sentence: Node, first: Node, rest: list[Node]) -> LastingText:
        fact = subtrees(first)[0]
        until = next((self._until(part) for part in (fact, *subtrees(fact)) if self._until(part)), Until.ALWAYS)
        if until is Until.ALWAYS:
            raise self.wrong(fact, "say for how long: 'this turn' or 'this battle'", "506.3")
        said = self._step(sentence, rest)
        if not isinstance(said, Lasting) or said.until is not Until.ALWAYS:
            raise self.wrong(sentence, "what holds 'while' something is true is a statement", "504.1")
        return LastingText(While(self.condition(fact), Static(said.statements)), until)

    def _adjustment(self, event: Event, core: Node) -> Adjustment:
        """O14"""
        (adjust,) = [part for part in subtrees(core) if part.data == "adjust"]
        words = tokens(adjust)
        self.check_verb(words[0], Who.YOU)
        direction = Direction.REDUCE if words[0].type == "REDUCE" else Direction.INCREASE
        amount = self.num(subtrees(adjust)[0])
        to = words[2].type == "TO"
        drawn = isinstance(event, PlayerEvent)
        self.check(words[1], "the number" if drawn else "the amount")
        if amount == 0 and not to:
            raise self.wrong(adjust, "this changes nothing")
        return Adjustment(event, direction, amount, to)

    # Paragraphs

    def _text(self, start: int, end: int) -> Paragraph:
        """503 to 506 A paragraph of sentences."""
        tree = grammar().parse(body_tokens(self.text, start, end), "body", self.text)
        sentences = subtrees(tree)
        prefixes, _, _ = _split(sentences[0])
        if not prefixes:
            return self._static(sentences)
        return self._headed(sentences, prefixes)

    def _headed(self, sentences: list[Node], prefixes: list[Node]) -> Paragraph:
        first, rest = prefixes[0], prefixes[1:]
        match first.data:
            case "while_prefix":
                inside = self._headed(sentences, rest) if rest else self._static(sentences, bare=True)
                return While(self.condition(subtrees(first)[0]), inside)
            case "at_prefix":
                event = TURNS[str(tokens(first)[0])]
                return Trigger(Cue.AT, event, self._body(sentences, rest))
            case "if_prefix" | "when_prefix":
                return self._if(sentences, first, rest)
            case "next_prefix":
                raise self.wrong(first, "what waits for the next time is said by an instruction", "506.3")
        raise self.wrong(first, "a paragraph doesn't begin like this")

    def _if(self, sentences: list[Node], first: Node, rest: list[Node]) -> Paragraph:
        """O46 With 'instead' a replacement, with 'reduce the amount' an adjustment, otherwise a trigger."""
        _, core, suffix = _split(sentences[0])
        fact, *more = subtrees(first)
        if fact.data == "was_done" and self._condition(fact) == FlippedUp():
            return self._flipped_up(sentences, rest)
        event, until = self.event(fact)
        if until is not Until.ALWAYS:
            raise self.wrong(fact, "a paragraph lasts as long as its card: leave out 'this turn'", "503.1")
        found: Paragraph
        if _is_adjustment(core):
            if len(sentences) > 1 or rest:
                raise self.wrong(sentences[-1], "an adjustment is a paragraph of its own", "O14")
            found = self._adjustment(event, core)
        elif _is_instead(suffix):
            found = Replacement(event, self._body(sentences, rest, instead=True))
        else:
            found = Trigger(CUES[str(first.data)], event, self._body(sentences, rest))
        if not more:
            return found
        return While(self.condition(subtrees(more[0])[0]), found)

    def _flipped_up(self, sentences: list[Node], rest: list[Node]) -> Paragraph:
        _, core, _ = _split(sentences[0])
        if len(sentences) == 1 and not rest and core.data == "clause":
            words = first_token(core)
            said = subtrees(core)[0]
            if said.data == "enters" and words.type == "IT":
                with_ = subtrees(said)[1:]
                tokens_ = self.what(with_[0]) if with_ else None
                if isinstance(tokens_, Some) and tokens_.noun == Noun(Kind.TOKEN) and isinstance(tokens_.least, int):
                    return Enters(tokens=tokens_.least, flipped_up=True)
        raise self.wrong(sentences[0], "say 'If this card was played using Flip Up, it enters play with 1 token.'")

    def _body(self, sentences: list[Node], rest: list[Node], *, instead: bool = False) -> Instruction:
        """What a trigger or a replacement says to do."""
        _, _, suffix = _split(sentences[0])
        first = self._step_of(sentences[0], rest, None if instead else suffix)
        steps = [first, *self._steps_after(first, sentences[1:])]
        return steps[0] if len(steps) == 1 else Sequence(tuple(steps))

    def _steps_after(self, first: Instruction, sentences: list[Node]) -> list[Instruction]:
        found: list[Instruction] = [first]
        for sentence in sentences:
            prefixes, _, _ = _split(sentence)
            if prefixes and prefixes[0].data == "otherwise_prefix":
                found[-1:] = [self._otherwise(found, sentence, prefixes)]
            else:
                found.append(self._step(sentence, prefixes))
        return found[1:]

    def _step_of(self, sentence: Node, prefixes: list[Node], suffix: Node | None) -> Instruction:
        if prefixes:
            return self._step(sentence, prefixes)
        _, core, _ = _split(sentence)
        return self._plain(core, suffix)

    def _static(self, sentences: list[Node], *, bare: bool = False) -> Paragraph:
        """Always-on text."""
        found: list[Statement] = []
        condition: Condition | None = None
        for number, sentence in enumerate(sentences):
            prefixes, core, suffix = _split(sentence)
            if prefixes and not (bare and number == 0):
                raise self.wrong(prefixes[0], "this is a paragraph of its own")
            if suffix is not None:
                if suffix.data != "while_suffix" or len(sentences) > 1 or bare:
                    raise self.wrong(suffix, "static text says this with 'while'", "504.1")
                condition = self.condition(subtrees(suffix)[0])
            said = self.core(core)
            if self.entering is not None:
                if len(sentences) > 1 or condition is not None or bare:
                    raise self.wrong(sentence, "how this card enters play is a paragraph of its own")
                return self.entering.enters
            if not isinstance(said, Lasting):
                raise self.wrong(sentence, INSTRUCTS, "503.1")
            if said.until is not Until.ALWAYS:
                raise self.wrong(sentence, "static text lasts as long as its card: leave out how long", "402.1")
            found.extend(said.statements)
        static = Static(tuple(found))
        return static if condition is None else While(condition, static)


def _split(sentence: Node) -> tuple[list[Node], Node, Node | None]:
    """What stands before a sentence's core, the core, and what stands behind it."""
    parts = subtrees(sentence)
    prefixes = [part for part in parts if part.data in PREFIXES]
    suffix = parts[-1] if parts[-1].data in SUFFIXES else None
    core = next(part for part in parts if part.data not in PREFIXES and part.data not in SUFFIXES)
    return prefixes, core, suffix


def _is_adjustment(core: Node) -> bool:
    return core.data == "clause" and any(part.data == "adjust" for part in subtrees(core))


def _is_instead(suffix: Node | None) -> bool:
    return suffix is not None and suffix.data == "instead_suffix"


def _icons(letters: str) -> tuple[Icon, ...]:
    return tuple(Icon(letter) for letter in letters)
