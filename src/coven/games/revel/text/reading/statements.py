"""From parse trees to statements: what ongoing effects say."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from typing import Any

from lark import Token

from coven.games.revel.text.reading.amounts import OWNERS, TALLIES
from coven.games.revel.text.reading.conditions import AGREEING, Judging
from coven.games.revel.text.tree import (
    Able,
    All,
    Allotted,
    Back,
    Becomes,
    Bonus,
    Cannot,
    Condition,
    Copies,
    Kind,
    Not,
    Noun,
    Statement,
    This,
    UsesEach,
    Value,
    Verb,
    What,
    While,
    Who,
    Whose,
)
from coven.games.revel.text.tree.joining import Join
from coven.games.revel.text.tree.statements import stands_alone
from coven.games.revel.text.words.forms import Number, number_of
from coven.games.revel.text.words.lexicon import KINDS, NO_NOUN, OBJECTLESS, VERBS
from coven.language.nodes import Node, subtrees, tokens

DONE_TO = frozenset(
    {Verb.DRAW, Verb.DISCARD, Verb.STASH, Verb.REVEAL, Verb.PLAY, Verb.STITCH, Verb.CHOOSE, Verb.OVERPOWER}
)
"""0.2.3 What is asked about before it is done to something."""


def in_its_own_words(condition: Condition) -> Condition:
    """A condition that names the card itself, where it said 'it'."""
    named: Condition = _named(condition)
    return named


def _named(node: Any) -> Any:
    if isinstance(node, This):
        return replace(node, again=False)
    if isinstance(node, tuple):
        return tuple(_named(part) for part in node)
    if not is_dataclass(node) or isinstance(node, type):
        return node
    return replace(node, **{field.name: _named(getattr(node, field.name)) for field in fields(node)})


class Stating(Judging):
    """Builds what is stated."""

    def statements(self, node: Node) -> tuple[Statement, ...]:
        """What is stated: one thing, or two said at once."""
        data = node.data
        if data in ("while", "while_after"):
            return self._while(node)
        if data == "unless_stated":
            return self._unless(node)
        if data in ("becoming", "becoming_number"):
            return (self._becomes(node),)
        if data in ("bonus", "gaining"):
            return self._bonuses(node)
        if data in ("cannot_overpower", "cannot_be_by"):
            return (self._cannot_overpower(node),)
        if data == "cannot":
            return self._cannot(node)
        if data == "cannot_be":
            return self._cannot_be(node)
        return (self._other(node),)

    def _other(self, node: Node) -> Statement:
        data, inner, parts = node.data, subtrees(node), tokens(node)
        if data == "copies":
            most = self.integer(next(part for part in parts if part.type == "INT"))
            if (parts[1].type == "UP_TO") is not (most > 1) or str(parts[-1]).startswith("copy") is not (most == 1):
                raise self.wrong(node, "say 'Only 1 copy of this card per deck' or 'Only up to 3 copies of ...'")
            return Copies(most)
        who = self.subject(inner[0])
        if data == "able":
            verbs = tuple(Verb[part.type] for part in parts if part.type in ("GAIN", "LOSE", "SPEND"))
            self._check_able(node, who, verbs)
            return Able(verbs, str(parts[-1]))
        if data == "allotted":
            return self._allotted(node, who)
        times = 2 if any(part.type == "TWICE" for part in parts) else int(next(p for p in parts if p.type == "INT"))
        if who is not Who.YOU or tokens(inner[1])[0].type != "YOUR" or (times < 3 and parts[-2].type == "TIMES"):
            raise self.wrong(node, "say 'You may use each of your Powers twice each turn', or '3 times'")
        return UsesEach(times)

    def _while(self, node: Node) -> tuple[Statement, ...]:
        """'While A and B, ...' holds while both do."""
        asked, said = subtrees(node)
        if node.data == "while_after":
            said, asked = asked, said
            self.statements(said)  # what is spoken of first is what 'it' stands for in the condition
        how, conditions = self.conditions(asked)
        if node.data == "while_after":  # it is printed first, where 'it' has nothing to stand for yet
            conditions = tuple(in_its_own_words(condition) for condition in conditions)
        if how is Join.ANY:
            raise self.wrong(asked, "what holds in either case is said in two paragraphs, each with its own 'while'")
        statements = self.statements(said)
        for condition in reversed(conditions):
            statements = tuple(While(condition, statement) for statement in statements)
        return statements

    def _unless(self, node: Node) -> tuple[Statement, ...]:
        """'This card can't be played unless you control a stance.': while it is not so."""
        said, asked = subtrees(node)
        self.statements(said)
        condition = self.condition(asked)
        denied = condition.condition if isinstance(condition, Not) else Not(condition)
        return tuple(While(denied, statement) for statement in self.statements(said))

    def topic(self, node: Node) -> What:
        """What a statement is about. A bare plural means all of them: 'Opposing spells'."""
        if node.data != "every":
            return self.what(node, Who.YOU)
        noun = self.noun(subtrees(node)[0], Number.MANY, Who.YOU)
        return All(noun)

    def _check_able(self, node: Node, who: Who, verbs: tuple[Verb, ...]) -> None:
        words = [str(part) for part in tokens(node) if part.type in ("GAIN", "LOSE", "SPEND")]
        if who is not Who.YOU or len(set(verbs)) < len(verbs) or any(word.endswith("s") for word in words):
            raise self.wrong(node, "say it as in 'You can gain, lose and spend Passion'")

    def _allotted(self, node: Node, who: Who) -> Allotted:
        parts = tokens(node)
        self.check_agreement(parts[0], who is Who.YOU, "is allotted", "are allotted")
        amount = self.integer(parts[1])
        self.check_form(parts[3], KINDS[Kind.PLAY], number_of(amount))
        return Allotted(who, amount if parts[2].type == "MORE" else -amount)

    def _bonuses(self, node: Node) -> tuple[Bonus, ...]:
        """'This spell has +1 Power and +1 Resistance.'"""
        inner, parts = subtrees(node), tokens(node)
        what = self.topic(inner[0])
        self.check_agreement(parts[0], self.in_plural(inner[0], what), *AGREEING[parts[0].type])
        measure = self.per(inner[1], Who.YOU) if len(inner) > 1 else None
        bonuses = tuple(
            Bonus(what, self.value(value), int(figure), measure)
            for figure, value in zip(parts[1::3], parts[2::3], strict=True)
        )
        if len(bonuses) > 1 and {bonus.value for bonus in bonuses} != {Value.POWER, Value.RESISTANCE}:
            raise self.wrong(parts[-1], "what is said at once is a bonus to Power and one to Resistance")
        return bonuses

    def _becomes(self, node: Node) -> Becomes:
        """'The Power of this spell becomes equal to ...'"""
        owned, *total = subtrees(node)
        value = self._value_of(owned, Who.YOU)
        if value.value is Value.EITHER:
            raise self.wrong(owned, "say 'Power' or 'Resistance': one value becomes equal to something")
        amount = self.equal(total[0], Who.YOU) if total else self.integer(tokens(node)[-1], 0)
        return Becomes(value.of, value.value, amount)

    def _cannot_be(self, node: Node) -> tuple[Cannot, ...]:
        """ "This spell can't be discarded or overpowered." """
        topic, parts = subtrees(node)[0], tokens(node)
        what = self.topic(topic)
        if not isinstance(what, All | This | Back):
            raise self.wrong(topic, "say all of what, as in 'your shield spells'")
        verbs = [self.participle(part) for part in parts[2::2]]
        for part, verb in zip(parts[2::2], verbs, strict=True):
            if verb not in DONE_TO:
                raise self.wrong(part, "no rule asks whether this can be done to something")
        self._check_twice(parts[-1], verbs)
        return tuple(Cannot(Who.EACH, verb, what) for verb in verbs)

    def _cannot_overpower(self, node: Node) -> Cannot:
        """5.8.8 "This spell can't overpower shield spells.", "This spell can't be overpowered by stitched spells." """
        inner, parts = subtrees(node), tokens(node)
        first = self.topic(inner[0])
        what: What | None
        if node.data == "cannot_be_by":
            if self.participle(parts[2]) is not Verb.OVERPOWER:
                raise self.wrong(parts[2], "what spells do to spells is to overpower them: 'overpowered by'", "5.8.3")
            by, what = self.topic(inner[1]), first
        else:
            by, what = first, self._overpowered_by(inner[1]) if len(inner) > 1 else None
        for one in (what, by):
            if one is not None and not isinstance(one, All | This | Back):
                raise self.wrong(node, "say all of what, as in 'your strike spells'")
        assert what is None or isinstance(what, All | This | Back)
        assert isinstance(by, All | This | Back)
        return Cannot(Who.EACH, Verb.OVERPOWER, what, by=by)

    def _overpowered_by(self, node: Node) -> What:
        if node.data == "noun":
            return All(self.noun(node, Number.MANY, Who.YOU))
        if node.data == "owned":
            return All(self.owned(node, Number.ONE if self._is_single(node) else Number.MANY, Who.YOU))
        return self.what(node, Who.YOU)

    def _check_twice(self, last: Token, verbs: list[Verb]) -> None:
        if len(set(verbs)) < len(verbs):
            raise self.wrong(last, "this is said already")

    def _cannot(self, node: Node) -> tuple[Cannot, ...]:
        """ "Your opponent can't draw or discard cards.": the object is that of both verbs."""
        inner, parts = subtrees(node), tokens(node)
        who = self.subject(inner[0])
        verbs = [self.verb(part) for part in parts[1::2]]
        self._check_twice(parts[-1], verbs)
        for part, verb in zip(parts[1::2], verbs, strict=True):
            self.check_verb(part, VERBS[verb].base)
            if len(inner) == 1 and verb not in OBJECTLESS:
                raise self.wrong(part, 'say what, as in "can\'t play cards"')
            if len(verbs) > 1 and verb in NO_NOUN:
                raise self.wrong(part, "this has an object of its own: say it in a sentence of its own")
        if len(inner) == 1:
            return tuple(Cannot(who, verb) for verb in verbs)
        stated = tuple(self._cannot_do(node, who, verb, inner[1]) for verb in verbs)
        if len(stated) > 1 and stands_alone(stated[0]):
            raise self.wrong(
                parts[1], f"whether '{parts[1]}' stands alone is not clear: say it in a sentence of its own"
            )
        return stated

    def _cannot_do(self, node: Node, who: Who, verb: Verb, what: Node) -> Cannot:
        if what.data == "noun":
            thing = self.thing(what)
            if verb in TALLIES:
                if thing is None:
                    raise self.wrong(what, "say which resource, Stamina or plays")
                if thing == "play":
                    self.noun(what, Number.MANY, who)
                return Cannot(who, verb, None, thing)
            if verb in NO_NOUN:
                noun = self.noun(what, Number.MANY, who)
                if noun != Noun(NO_NOUN[verb]):
                    raise self.wrong(what, f"say {KINDS[NO_NOUN[verb]][1]!r}")
                return Cannot(who, verb)
            return Cannot(who, verb, All(self.noun(what, Number.MANY, who)))
        if verb is Verb.USE and what.data == "owned":
            own = Noun(Kind.POWER, (), OWNERS.get(who, Whose.THEIR))
            if self.owned(what, Number.MANY, who) == own:
                return Cannot(who, verb)
        if verb in TALLIES or verb in NO_NOUN:
            raise self.wrong(what, "this can't be done to such a thing")
        if what.data == "owned":
            number = Number.ONE if self._is_single(what) else Number.MANY
            return Cannot(who, verb, All(self.owned(what, number, who)))
        found = self.what(what, who)
        assert isinstance(found, This | Back)
        return Cannot(who, verb, found)
