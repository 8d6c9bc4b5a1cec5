"""Reading statements: what static text says, and what instructions can make true for a while."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from coven.games.spoils.text.reading.conditions import Conditions
from coven.games.spoils.text.reading.nouns import CONTROLS
from coven.games.spoils.text.tree import (
    All,
    Amount,
    AssignsPast,
    Bonus,
    Brawl,
    Can,
    Cannot,
    CannotLose,
    CardType,
    Change,
    Compare,
    Controls,
    CostChange,
    Direction,
    Enters,
    EntersUnder,
    Exchanged,
    Gains,
    Influence,
    Instruction,
    Keyword,
    Kind,
    Loses,
    Measure,
    Must,
    MustPay,
    MustTake,
    NotRestored,
    Noun,
    Only,
    Paragraph,
    PartySize,
    PaysYourself,
    Provides,
    Redirect,
    Repick,
    Revealed,
    Some,
    Stat,
    Statement,
    TextOf,
    This,
    Together,
    Top,
    Verb,
    What,
    Who,
    is_plural,
)
from coven.games.spoils.text.words.lexicon import HEADS, KEYWORDS, VERBS
from coven.language.nodes import Node, subtrees, tokens

TYPED: Final = {kind: CardType(kind.value) for kind in Kind if kind.value in {one.value for one in CardType}}
"""What a card can be, by the nouns that name it."""


@dataclass(frozen=True, slots=True)
class Entering:
    """'This card enters play with 2 tokens.': a paragraph of its own, and no instruction."""

    enters: Enters


Stated: TypeAlias = "tuple[Statement, ...] | Instruction | Entering"
"""What a clause without a player says: statements, something that is done at once, or how the card enters play."""


class Statements(Conditions):
    """Reads statements."""

    paragraph: Callable[[str, int, int], Paragraph]
    """Reads rules text that something gains, in quotes."""

    def stated(self, node: Node) -> Stated:
        words, inner = tokens(node), subtrees(node)
        match node.data:
            case "gains" | "loses":
                return self._gains(node)
            case "cannot" | "cannot_be":
                return (self._cannot(node),)
            case "can" | "can_at_once":
                return (self._can(node),)
            case "only":
                return (self._only(node),)
            case "must":
                return (self._must(node),)
            case "must_pay":
                return (self._must_pay(node),)
            case "must_take":
                return (MustTake(Verb.PICK if words[1].type == "PICK" else Verb.ASSIGN, This()),)
            case "cost_of":
                return (self._cost_of(node),)
            case "not_restored":
                return (self._not_restored(node),)
            case "provides":
                what = self.what(inner[0])
                self.check(words[0], "provide" if is_plural(what) else "provides")
                return (Provides(what, self.icons(words[1])),)
            case "is_revealed":
                return (self._revealed(node),)
            case "at_most":
                self.kind(words[-1], plural=words[-2] != "1")
                return (PartySize(self._parties(inner[0]), Compare.AT_MOST, self.integer(words[-2])),)
            case "has_to_contain":
                return (self._contains(node),)
            case "assigns":
                return (self._assigns(node),)
            case "brawl":
                return self._brawl(node)
            case "next_damage":
                return self._redirect(node)
            case "enters":
                return self._enters(node)
            case "not_lose":
                return (CannotLose(Who.YOU),)
            case "controlled":
                who = CONTROLS[str(words[0])]
                if not isinstance(who, Who):
                    raise self.wrong(words[0], "say 'you control' or 'your opponent controls'")
                return (Controls(who, self.what(inner[0])),)
            case "exchanged":
                return (Exchanged(self.what(inner[0])),)
            case "numeric_costs":
                return (PaysYourself(),)
        return self._repick(node)

    # Gains and losses

    def _gains(self, node: Node) -> Stated:
        inner = subtrees(node)
        what = self.what(inner[0])
        token = tokens(node)[0]
        verb = Verb[token.type]
        self.check(token, VERBS[verb].base if is_plural(what) else VERBS[verb].third)
        measure = next((self.for_each(part) for part in inner if part.data == "for_each"), None)
        things = [part for part in inner[1:] if part.data != "for_each"]
        self._check_list(node)
        if self._is_influence(things):
            return self._influence_change(node, what, verb, things, measure)
        direction = Direction.INCREASE if verb is Verb.GAIN else Direction.REDUCE
        stats = [part for part in things if part.data == "stat"]
        changes = tuple(
            Change(self.stat(tokens(part)[0]), direction, self.times(part, self.num(subtrees(part)[0]), measure))
            for part in stats
        )
        if measure is not None and len(stats) < len(things):
            raise self.wrong(node, "'for each' goes with strength, life and speed")
        for part, change in zip(stats, changes, strict=True):
            if change.stat not in (Stat.STRENGTH, Stat.LIFE, Stat.SPEED, Stat.STRUCTURE):
                raise self.wrong(part, "what cards gain and lose is strength, life, speed and structure", "201.7")
            if change.amount == 0:
                raise self.wrong(part, "this changes nothing")
        others = tuple(self._thing(what, verb, part) for part in things if part.data != "stat")
        bonus = (Bonus(what, changes),) if changes else ()
        first = things[0].data == "stat"
        return (*bonus, *others) if first else (*others, *bonus)

    def _check_list(self, node: Node) -> None:
        """'a and b', 'a, b, and c'."""
        marks = [token for token in tokens(node) if token.type in ("AND_STAT", "COMMA_STAT", "COMMA_AND_STAT")]
        right = ["AND_STAT"] if len(marks) < 2 else ["COMMA_STAT"] * (len(marks) - 1) + ["COMMA_AND_STAT"]
        for mark, kind in zip(marks, right, strict=False):
            if mark.type != kind:
                words = {"AND_STAT": "and", "COMMA_STAT": ",", "COMMA_AND_STAT": ", and"}[kind]
                raise self.wrong(mark, "a list is 'a and b' or 'a, b, and c'", instead=words)

    def _is_influence(self, things: list[Node]) -> bool:
        return any(part.data == "stat" and tokens(part)[0] == "influence" for part in things)

    def _influence_change(
        self, node: Node, what: What, verb: Verb, things: list[Node], measure: Measure | None
    ) -> Influence:
        if len(things) > 1:
            raise self.wrong(node, "influence is gained and lost in a sentence of its own")
        if not isinstance(what, All) or what.noun.kind is not Kind.FACTION:
            raise self.wrong(subtrees(node)[0], "only a faction has influence", "202.3")
        amount = self.times(things[0], self.num(subtrees(things[0])[0]), measure)
        if amount == 0:
            raise self.wrong(things[0], "this changes nothing")
        return Influence(what, verb, amount)

    def _thing(self, what: What, verb: Verb, node: Node) -> Gains | Loses:
        words, inner = tokens(node), subtrees(node)
        thing: Keyword | CardType | Paragraph | TextOf | str
        if node.data == "keyword":
            thing = KEYWORDS[words[0].type]
        elif node.data == "type":
            kind = HEADS[str(words[1])]
            if kind not in TYPED:
                raise self.wrong(words[1], "this is no card type", "201.4a")
            thing = TYPED[kind]
        elif node.data == "subtype":
            thing = words[1].strip('"')
        elif node.data == "its_text":
            of = self.possessor(inner[0])
            if verb is Verb.LOSE:
                return Loses(what, None)
            thing = TextOf(of)
        else:
            start, end = self.span(words[0])
            thing = self.paragraph(self.text, start + 1, end - 1)
        if verb is Verb.GAIN:
            return Gains(what, thing)
        if isinstance(thing, Keyword | CardType):
            return Loses(what, thing)
        raise self.wrong(node, "what a card loses is a keyword, a type, or its rules text", "402.6")

    # What is forbidden, allowed, demanded

    def _who_or_what(self, node: Node) -> Who | What:
        if node.data != "doer":
            return self.what(node)
        who = self.doer(node)
        if not isinstance(who, Who):
            raise self.wrong(node, "say 'you', 'your opponent', 'each player' or 'players'")
        return who

    def _cannot(self, node: Node) -> Cannot:
        words, inner = tokens(node), subtrees(node)
        subject = self._who_or_what(inner[0])
        if node.data == "cannot_be":
            if isinstance(subject, Who):
                raise self.wrong(inner[0], "say which cards cannot")
            done = next(token for token in words if token.type == "DONE")
            by = self.what(inner[1]) if len(inner) > 1 else None
            return Cannot(subject, (self.done(done),), undergone=True, by=by)
        verbs = [token for token in words if token.type in Verb.__members__]
        for token in verbs:
            self.check_verb(token, None, infinitive=True)
        target = self.what(inner[1]) if len(inner) > 1 else None
        return Cannot(subject, tuple(Verb[token.type] for token in verbs), target)

    def _can(self, node: Node) -> Can:
        words, inner = tokens(node), subtrees(node)
        subject = self._who_or_what(inner[0])
        self.check_verb(words[1], None, infinitive=True)
        verb = Verb[words[1].type]
        if node.data == "can_at_once":
            if verb is not Verb.ATTACK:
                raise self.wrong(words[1], "say 'can attack the turn it enters play'", "204.3")
            return Can(subject, verb, at_once=True)
        return Can(subject, verb, self.what(inner[1]) if len(inner) > 1 else None)

    def _only(self, node: Node) -> Only:
        words, inner = tokens(node), subtrees(node)
        self.check_verb(words[1], None, infinitive=True)
        times = None if words[-1].type == "ALONE" else 1 if words[-1].type == "ONCE" else self.integer(words[-2])
        return Only(self._who_or_what(inner[0]), Verb[words[1].type], times)

    def _must(self, node: Node) -> Must:
        words, inner = tokens(node), subtrees(node)
        self.check_verb(words[1], None, infinitive=True)
        return Must(self._who_or_what(inner[0]), Verb[words[1].type], alone=words[-1].type == "ALONE")

    def _must_pay(self, node: Node) -> MustPay:
        words, inner = tokens(node), subtrees(node)
        who = self._who_or_what(inner[0])
        if not isinstance(who, Who):
            raise self.wrong(inner[0], "it is a player who pays", "309.1")
        pronoun = words[3]
        self.check(pronoun, "you" if who is Who.YOU else "they")
        self.check_verb(words[4], None, infinitive=True)
        return MustPay(who, self.num(inner[1]), Verb[words[4].type], self.noun(inner[2], plural=False))

    def _cost_of(self, node: Node) -> CostChange:
        """406.3 'The numeric cost of items you play is reduced by 1, to a minimum of 1.'"""
        words, inner = tokens(node), subtrees(node)
        done = self.done(next(token for token in words if token.type == "DONE"))
        direction = {Verb.REDUCE: Direction.REDUCE, Verb.INCREASE: Direction.INCREASE}.get(done)
        if direction is None:
            raise self.wrong(node, "a numeric cost is reduced or increased", "406.3")
        least = next((self.integer(tokens(part)[1]) for part in inner if part.data == "minimum"), 0)
        amount = self.num(next(part for part in inner if part.data == "num"))
        first = next(part for part in inner if part.data in ("noun", "poss"))
        possessive = first.data == "poss" and inner[1].data == "noun"
        if possessive or not any(token.type in ("YOU", "OPPONENT", "PLAYERS", "POSSESSED") for token in words):
            return self._cost_of_kind(inner, direction, amount, least)
        if inner[0].data == "noun":
            named = {"YOU": Who.YOU, "OPPONENT": Who.OPPONENT, "PLAYERS": Who.EACH}
            who = next(named[token.type] for token in words if token.type in named)
            noun = self.noun(inner[0], plural=True)
            verb = next(token for token in words if token.type in ("PLAY", "USE"))
            told = "use" if noun.kind is Kind.ABILITY else "play"
            self.check(verb, f"{told}s" if who is Who.OPPONENT else told)
            return CostChange(noun, direction, amount, least, who=who)
        whose = self.whose(inner[0])
        possessed = next(token for token in words if token.type == "POSSESSED")
        if possessed != "faction's":
            raise self.wrong(possessed, 'say "your faction\'s abilities"')
        self.kind(next(token for token in words if token.type == "ABILITY"), plural=True)
        return CostChange(Noun(Kind.ABILITY), direction, amount, least, All(Noun(Kind.FACTION, whose)))

    def _cost_of_kind(self, inner: list[Node], direction: Direction, amount: Amount, least: int) -> CostChange:
        """406.3, 406.5b 'The numeric cost of your items is ...', 'The numeric cost of tactics is ...'"""
        if inner[0].data == "noun":
            return CostChange(self.noun(inner[0], plural=True), direction, amount, least, who=Who.ANY)
        whose = self.whose(inner[0])
        if not isinstance(whose, Who):
            raise self.wrong(inner[0], "say 'your' or \"your opponent's\"", "406.3")
        noun = replace(self.noun(inner[1], plural=True), whose=whose)
        return CostChange(noun, direction, amount, least, who=whose)

    def _not_restored(self, node: Node) -> NotRestored:
        words, inner = tokens(node), subtrees(node)
        what = self.what(inner[0])
        self.check(words[0], "are" if is_plural(what) else "is")
        if self.done(words[2]) is not Verb.RESTORE:
            raise self.wrong(words[2], "here it is 'restored'", instead="restored")
        by = self.whose(inner[1])
        if by is None:
            raise self.wrong(inner[1], "say whose Restore Rule")
        return NotRestored(what, by)

    def _revealed(self, node: Node) -> Revealed:
        words, inner = tokens(node), subtrees(node)
        what = self.what(inner[0])
        shown = isinstance(what, Top) or (isinstance(what, All) and what.area)
        if not shown or self.done(words[1]) is not Verb.REVEAL:
            raise self.wrong(node, "what can be stated like this is that a hand or the top of a deck is revealed")
        self.check(words[0], "are" if is_plural(what) else "is")
        assert isinstance(what, All | Top)
        return Revealed(what)

    def _parties(self, node: Node) -> Noun:
        what = self.what(node)
        if not isinstance(what, All) or what.noun.kind is not Kind.PARTY or is_plural(what):
            raise self.wrong(node, "say 'each attacking party', 'each blocking party' or 'each battle party'", "302.5")
        return what.noun

    def _contains(self, node: Node) -> PartySize:
        words, inner = tokens(node), subtrees(node)
        self.kind(words[-1], plural=True)
        party = self._parties(inner[0])
        if any(token.type == "EVEN_NUMBER_OF" for token in words):
            return PartySize(party, even=True)
        return PartySize(party, Compare.AT_LEAST, self.integer(words[2], 2))

    def _assigns(self, node: Node) -> AssignsPast:
        words, inner = tokens(node), subtrees(node)
        what = self.what(inner[0])
        may = words[0].type == "MAY"
        verb = words[1] if may else words[0]
        self.check(verb, "assign" if may or is_plural(what) else "assigns")
        return AssignsPast(what, may)

    # What is done at once

    def _brawl(self, node: Node) -> Brawl:
        (inner,) = subtrees(node)
        what = self.what(inner)
        if not isinstance(what, Together):
            raise self.wrong(inner, "say who and who: 'this card and the character each inflict ...'")
        return Brawl(what.parts[0], what.parts[1])

    def _redirect(self, node: Node) -> Redirect:
        words, inner = tokens(node), subtrees(node)
        for token in words:
            if token.type == "DONE" and self.done(token) is not Verb.INFLICT:
                raise self.wrong(token, "here it is 'inflicted'", instead="inflicted")
        return Redirect(self.integer(words[1]), self.what(inner[0]), self.what(inner[1]))

    def _enters(self, node: Node) -> Stated:
        words, inner = tokens(node), subtrees(node)
        what = self.what(inner[0])
        self.check(words[0], "enter play" if is_plural(what) else "enters play")
        last = words[-1]
        if last.type == "UNDER" and not isinstance(what, This):
            return EntersUnder(what, self.under(last))
        if last.type == "UNDER":
            if self.under(last) is not Who.OPPONENT:
                raise self.wrong(last, "it does so anyhow: this says nothing")
            return Entering(Enters(under=Who.OPPONENT))
        if last.type == "DEPLETED":
            return Entering(Enters(depleted=True))
        had = self.what(inner[1])
        if not isinstance(had, Some) or had.noun != Noun(Kind.TOKEN) or had.least != had.most:
            raise self.wrong(inner[1], "say 'with 2 tokens'", "409.1")
        if not isinstance(had.least, int) or had.least < 1:
            raise self.wrong(inner[1], "say with how many tokens")
        return Entering(Enters(tokens=had.least))

    def _repick(self, node: Node) -> Repick:
        one, other = subtrees(node)
        what = self.what(one)
        self.check(tokens(node)[0], "pick" if is_plural(what) else "picks")
        return Repick(what, self.what(other))
