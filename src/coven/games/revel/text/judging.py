"""From parse trees to measures, amounts, conditions and statements."""

from __future__ import annotations

from typing import NamedTuple

from lark import Token

from coven.games.revel.text.lexicon import DOERS, KINDS, VERBS
from coven.games.revel.text.naming import (
    PLACES,
    SUBJECTS,
    Naming,
    Node,
    Number,
    is_plural,
    number_of,
    subtrees,
    tokens,
)
from coven.games.revel.text.tree import (
    Able,
    All,
    Allotted,
    Amount,
    Amounts,
    Back,
    Bonus,
    Cannot,
    Compare,
    Condition,
    Copies,
    CountersOn,
    CountOf,
    Did,
    DidThisWay,
    EqualTo,
    ForEach,
    HasCounters,
    HasIcon,
    HasValue,
    Held,
    Is,
    Kind,
    Measure,
    More,
    Not,
    Noun,
    Place,
    Pointer,
    Quality,
    SpacesWon,
    Statement,
    Stitched,
    Tense,
    This,
    ThisIn,
    TurnOf,
    Unopposed,
    UpTo,
    UsesEach,
    ValueOf,
    Verb,
    What,
    While,
    Who,
    Whose,
    Winning,
)

TALLIES = (Verb.GAIN, Verb.LOSE, Verb.SPEND)
OWNERS = {Who.YOU: Whose.YOUR, Who.OPPONENT: Whose.OPPONENTS}
BEING: dict[str, Quality] = {"WINNING": Winning(), "STITCHED": Stitched(), "UNOPPOSED": Unopposed()}


class Some(NamedTuple):
    """So many of something: 'a spell', '2 or more cards', 'no stance', 'Passion'."""

    compare: Compare
    amount: int
    noun: Node | None
    number: Number
    other: bool
    bare: bool


class Judging(Naming):
    """Builds what is counted, asked and stated."""

    def subject(self, node: Node) -> Who:
        return SUBJECTS[tokens(node)[0].type]

    def check_agreement(self, token: Token, plural: bool, one: str, many: str) -> None:
        right = many if plural else one
        if token != right:
            raise self.wrong(token, f"here it is {right!r}")

    def check_has(self, token: Token, who: Who) -> None:
        self.check_agreement(token, who is Who.YOU, "has", "have")

    def holder(self, token: Token) -> Who:
        """Who controls, or wins in, something, where subject and verb are one phrase."""
        return Who.YOU if token.type in ("YOU_CONTROL", "YOU_WIN") else Who.OPPONENT

    def verb(self, token: Token) -> Verb:
        """The verb that a word is a form of."""
        if str(token) not in DOERS:
            raise self.wrong(token, "this verb can't stand here")
        return DOERS[str(token)]

    def check_verb(self, token: Token, right: str) -> None:
        if token != right:
            raise self.wrong(token, f"here it is {right!r}")

    # Measures and amounts

    def measure(self, node: Node, who: Who, number: Number = Number.ONE) -> Measure:
        data, inner = node.data, subtrees(node)
        if data == "count_each":
            return CountOf(All(self.noun(inner[0], number, who)))
        if data == "count_owned":
            return CountOf(All(self.owned(inner[0], Number.MANY, who)))
        if data == "count_backs":
            return CountOf(self.back(inner[0]))
        if data == "count_done":
            kind = self.kind(inner[0], Number.ONE)
            return CountOf(Back(Pointer.THIS_WAY, kind, True, self.participle(tokens(node)[0])))
        if data == "count_controlled":
            noun = self.noun(inner[0], Number.ONE, who)
            if noun.whose is not Whose.ANY or noun.place is not Place.UNSAID:
                raise self.wrong(inner[0], "whose it is has been said already")
            whose = OWNERS[self.holder(tokens(node)[-1])]
            return CountOf(All(Noun(noun.kind, noun.types, whose, noun.place, noun.other, noun.qualities)))
        if data == "held":
            holder = self.subject(inner[0])
            things = tokens(node)
            self.check_has(things[-1], holder)
            return Held(holder, self.thing_for(things[-2], number))
        if data == "counters_on":
            return CountersOn(self.what(inner[0], who))
        if data == "spaces":
            self.check_form(tokens(node)[-2], KINDS[Kind.SPACE], number)
            return SpacesWon(self.holder(tokens(node)[-1]))
        return self._value_of(node, who)

    def _value_of(self, node: Node, who: Who) -> ValueOf:
        parts, inner = tokens(node), subtrees(node)
        if node.data == "value_its":
            return ValueOf(self.value(parts[1]), Back(Pointer.IT))
        if node.data == "value_possessed":
            word, kind = str(parts[0]).removesuffix("'s").split(" ")
            of: What = This(Kind(kind)) if word == "this" else Back(Pointer.IT, Kind(kind))
            return ValueOf(self.value(parts[1]), of)
        tense = Tense.HAD if node.data == "value_had" else Tense.NOW
        return ValueOf(self.value(parts[1]), self.what(inner[0], who), tense)

    def thing_for(self, token: Token, number: Number) -> str:
        """A resource, Stamina or plays; only plays have a plural."""
        if token.type == "PLAY":
            self.check_form(token, KINDS[Kind.PLAY], number)
            return "play"
        return str(token)

    def times(self, amount: Amount, for_each: Node | None, who: Who) -> Amount:
        """An amount, as many times as something counts."""
        if for_each is None:
            return amount
        if not isinstance(amount, int):
            raise self.wrong(for_each, "only a plain number can be multiplied")
        return ForEach(amount, self.measure(subtrees(for_each)[0], who))

    def equal(self, node: Node, who: Who) -> EqualTo:
        return EqualTo(self.measure(subtrees(node)[0], who, Number.MANY))

    def amount(self, node: Node) -> int | UpTo:
        """'2' or 'up to 2'."""
        if node.data == "one":
            self.check_article(tokens(node)[0], tokens(node)[1])
            return 1
        number = self.integer(next(token for token in tokens(node) if token.type == "INT"))
        last = tokens(node)[-1]
        if last.type.startswith("PLUS_ONE"):
            self.check_form(last, ("+1", "+1s"), number_of(number))
        return UpTo(number) if node.data == "up_to" else number

    # Conditions

    def some(self, node: Node) -> Some:
        data, inner = node.data, subtrees(node)
        noun = inner[-1] if inner and inner[-1].data == "noun" else None
        if data == "some_a":
            if noun is not None:
                self.check_article(tokens(node)[0], noun)
            return Some(Compare.AT_LEAST, 1, noun, Number.ONE, False, False)
        if data == "some_other":
            return Some(Compare.AT_LEAST, 1, noun, Number.ONE, True, False)
        if data == "some_compared":
            compare, amount = self.compared(inner[0])
            exact = compare is Compare.EXACTLY
            return Some(compare, amount, noun, number_of(amount) if exact else Number.MANY, False, False)
        if data == "some_no":
            return Some(Compare.EXACTLY, 0, noun, self._number_of_none(noun), False, False)
        return Some(Compare.AT_LEAST, 1, noun, Number.MANY, False, True)

    def _number_of_none(self, noun: Node | None) -> Number:
        """'no stance', but 'no spells'."""
        if noun is None:
            return Number.MANY
        head = next(part for part in subtrees(noun) if part.data == "head")
        return Number.ONE if tokens(head)[-1].type in ("STANCE", "WITCH") else Number.MANY

    def some_noun(self, some: Some, who: Who) -> Noun:
        assert some.noun is not None
        noun = self.noun(some.noun, some.number, who)
        if not some.other:
            return noun
        return Noun(noun.kind, noun.types, noun.whose, noun.place, True, noun.qualities)

    def condition(self, node: Node) -> Condition:
        data, inner, parts = node.data, subtrees(node), tokens(node)
        if data == "turn_of":
            return TurnOf(Who.OPPONENT if "opponent" in parts[0] else Who.YOU)
        if data in ("did", "did_not", "do", "do_not", "did_this_way", "did_not_this_way"):
            return self._doing(node)
        if data in ("controls", "controls_more", "there"):
            return self._controlling(node)
        if data in ("has_some", "has_more"):
            return self._holding(node)
        if data == "wins":
            some = self.some(inner[0])
            self.check_form(parts[-1], KINDS[Kind.SPACE], some.number)
            return Amounts(SpacesWon(self.holder(parts[0])), some.compare, some.amount)
        if data == "wins_more":
            holder = self.holder(parts[0])
            self.check_form(parts[2], KINDS[Kind.SPACE], Number.MANY)
            return More(SpacesWon(holder), SpacesWon(self._than(inner[0], holder)))
        if data == "this_in":
            what = self.what(inner[0], Who.YOU)
            self.check_agreement(parts[0], False, "is", "are")
            if what != This(Kind.CARD) or self.whose(inner[1], Who.YOU) is not Whose.YOUR:
                raise self.wrong(node, "what can be asked is whether this card is in your hand, discards or deck")
            return ThisIn(PLACES[parts[-1].type])
        return self._being(node)

    def _than(self, node: Node, who: Who) -> Who:
        other = self.subject(node)
        if other is who:
            raise self.wrong(node, "nobody has more than themselves")
        return other

    def _doing(self, node: Node) -> Condition:
        data, inner, parts = node.data, subtrees(node), tokens(node)
        who, word = self.subject(inner[0]), tokens(inner[0])[0]
        if data == "do" or data == "do_not":
            base, third = ("do", "does") if data == "do" else ("don't", "doesn't")
            if word.type in ("OPPONENT", "A_PLAYER"):
                raise self.wrong(word, "after 'your opponent may ...' it is 'they do'")
            self.check_agreement(parts[0], True, third, base)
            done = DidThisWay(who=who)
            return done if data == "do" else Not(done)
        this_way = data in ("did_this_way", "did_not_this_way")
        denied = data in ("did_not", "did_not_this_way")
        if word.type == "THEY" and not this_way:
            raise self.wrong(word, "say who: 'you', 'your opponent' or 'a player'")
        token = parts[1] if denied else parts[0]
        verb = self.verb(token)
        self.check_verb(token, VERBS[verb].base if denied else VERBS[verb].past)
        some = self.some(inner[1]) if len(inner) > 1 else None
        did = (self._did_this_way if this_way else self._did)(node, who, verb, some)
        return Not(did) if denied else did

    def _did(self, node: Node, who: Who, verb: Verb, some: Some | None) -> Did:
        if some is None:
            if verb not in OBJECTLESS:
                raise self.wrong(node, "say what, as in 'you played a card this turn'")
            return Did(who, verb)
        if some.compare is not Compare.AT_LEAST:
            raise self.wrong(node, "what happened is counted as 'a card' or '2 or more cards'")
        assert some.noun is not None
        thing = self.thing(some.noun)
        if verb in TALLIES:
            if thing is None or (some.amount == 1 and not some.bare):
                raise self.wrong(node, "say it as in 'you gained Passion' or 'you lost 2 or more Stamina'")
            if thing == "play":
                self.some_noun(some, who)
            return Did(who, verb, None, some.amount, thing)
        if verb in NO_NOUN:
            if some.bare or self.some_noun(some, who) != Noun(NO_NOUN[verb]):
                raise self.wrong(node, "what is skipped is a play, and what is used a Power")
            return Did(who, verb, None, some.amount)
        if some.bare:
            raise self.wrong(node, "say how many, as in 'a card' or '2 or more cards'")
        return Did(who, verb, self.some_noun(some, who), some.amount)

    def _did_this_way(self, node: Node, who: Who, verb: Verb, some: Some | None) -> DidThisWay:
        if some is None or some.noun is None or (some.compare, some.amount, some.bare) != (Compare.AT_LEAST, 1, False):
            raise self.wrong(node, "say it as in 'you played a card this way'")
        noun = self.some_noun(some, who)
        if noun != Noun(noun.kind):
            raise self.wrong(node, "say just 'a card', 'a spell' or 'a stance' this way")
        return DidThisWay(verb, noun.kind, who)

    def _controlling(self, node: Node) -> Condition:
        inner, parts = subtrees(node), tokens(node)
        if node.data == "there":
            some = self.some(inner[0])
            if some.bare or (parts[0].type == "THERE_ARE") is not (some.number is Number.MANY):
                raise self.wrong(node, "say 'there is a ...', 'there is no ...' or 'there are 2 or more ...'")
            return Amounts(CountOf(All(self.some_noun(some, Who.YOU))), some.compare, some.amount)
        who = self.holder(parts[0])
        some = Some(Compare.AT_LEAST, 1, inner[0], Number.MANY, False, False)
        if node.data == "controls":
            some = self.some(inner[0])
        noun = self.some_noun(some, who)
        if some.bare or noun.whose is not Whose.ANY or noun.place is not Place.UNSAID:
            raise self.wrong(node, "say it as in 'you control a stance' or 'you control 2 or more strike spells'")
        mine = self._count(noun, OWNERS[who])
        if node.data == "controls":
            return Amounts(mine, some.compare, some.amount)
        return More(mine, self._count(noun, OWNERS[self._than(inner[1], who)]))

    def _count(self, noun: Noun, whose: Whose) -> CountOf:
        return CountOf(All(Noun(noun.kind, noun.types, whose, noun.place, noun.other, noun.qualities)))

    def _holding(self, node: Node) -> Condition:
        inner, parts = subtrees(node), tokens(node)
        who = self.subject(inner[0])
        self.check_has(parts[0], who)
        if node.data == "has_more":
            some = Some(Compare.AT_LEAST, 1, inner[1], Number.MANY, False, False)
        else:
            some = self.some(inner[1])
        assert some.noun is not None
        thing = self.thing(some.noun)
        mine: Measure
        other: Measure | None = None
        than = self._than(inner[2], who) if node.data == "has_more" else None
        if thing is not None:
            if inner[1].data in ("some_bare", "some_a", "some_other"):
                raise self.wrong(node, "say how much, as in 'you have 1 or more Passion'")
            if thing == "play":
                self.noun(some.noun, some.number, who)
            mine = Held(who, thing)
            other = Held(than, thing) if than is not None else None
        else:
            noun = self.some_noun(some, who)
            if noun.place in (Place.UNSAID, Place.FIELD) or noun.whose is not OWNERS[who] or some.bare:
                raise self.wrong(
                    node, "what a player has is a resource, Stamina, plays, or cards in that player's hand"
                )
            mine = CountOf(All(noun))
            other = self._count(noun, OWNERS[than]) if than is not None else None
        if other is not None:
            return More(mine, other)
        return Amounts(mine, some.compare, some.amount)

    def _being(self, node: Node) -> Condition:
        data, inner, parts = node.data, subtrees(node), tokens(node)
        what = self.what(inner[0], Who.YOU)
        plural = is_plural(what)
        tense = Tense.HAD if data in ("thing_had", "thing_was") else Tense.NOW
        verb = next(part for part in parts if part.type in ("HAVE", "HAD", "IS", "WAS"))
        if verb.type != "HAD":
            forms = {"HAVE": ("has", "have"), "IS": ("is", "are"), "WAS": ("was", "were")}[verb.type]
            self.check_agreement(verb, plural, *forms)
        if data == "thing_has_more":
            value = self.value(next(part for part in parts if part.type in ("POWER", "RESISTANCE", "EITHER_VALUE")))
            return More(ValueOf(value, what), ValueOf(value, self.what(inner[1], Who.YOU)))
        if data in ("thing_has", "thing_had"):
            quality = self.having(inner[1])
            if isinstance(quality, HasValue) and quality.amount is not None:
                return Amounts(ValueOf(quality.value, what, tense), quality.compare, quality.amount)
            assert isinstance(quality, HasValue | HasCounters | HasIcon)
            return Is(what, Noun(Kind.ELEMENT, qualities=(quality,)), tense)
        being = Is(what, self._being_noun(inner[1]), tense)
        return Not(being) if any(part.type == "NOT" for part in parts) else being

    def _being_noun(self, node: Node) -> Noun:
        word = tokens(node)[0]
        if word.type in BEING:
            return Noun(Kind.ELEMENT, qualities=(BEING[word.type],))
        inner = subtrees(node)[0]
        self.check_article(word, inner)
        noun = self.noun(inner, Number.ONE, Who.YOU)
        if noun.whose is not Whose.ANY or noun.place is not Place.UNSAID or noun.other or noun.qualities:
            raise self.wrong(inner, "what something is is asked by its type, as in 'it is a strike spell'")
        if noun.kind is Kind.CARD and not noun.types:
            raise self.wrong(inner, "everything is a card; ask for a type, as in 'it is a strike spell card'")
        if noun.kind in (Kind.SPELL, Kind.STANCE, Kind.WITCH, Kind.RESOURCE) and not noun.types:
            return Noun(noun.kind, (noun.kind.value,))
        return noun

    # Statements

    def statement(self, node: Node) -> Statement:
        data, inner, parts = node.data, subtrees(node), tokens(node)
        if data == "while":
            return While(self.condition(inner[0]), self.statement(inner[1]))
        if data == "bonus":
            return self._bonus(node)
        if data == "cannot":
            return self._cannot(node)
        if data == "cannot_be":
            what = self.what(inner[0], Who.YOU)
            if not isinstance(what, All | This | Back):
                raise self.wrong(inner[0], "say all of what, as in 'your shield spells'")
            return Cannot(Who.EACH, self.participle(parts[-1]), what)
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

    def _bonus(self, node: Node) -> Bonus:
        inner, parts = subtrees(node), tokens(node)
        what = self.what(inner[0], Who.YOU)
        self.check_agreement(parts[0], is_plural(what), "has", "have")
        measure = self.measure(subtrees(inner[1])[0], Who.YOU) if len(inner) > 1 else None
        return Bonus(what, self.value(parts[2]), int(parts[1]), measure)

    def _cannot(self, node: Node) -> Cannot:
        inner, parts = subtrees(node), tokens(node)
        who = self.subject(inner[0])
        verb = self.verb(parts[1])
        self.check_verb(parts[1], VERBS[verb].base)
        if len(inner) == 1:
            if verb not in OBJECTLESS:
                raise self.wrong(parts[1], 'say what, as in "can\'t play cards"')
            return Cannot(who, verb)
        return self._cannot_do(node, who, verb, inner[1])

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
        if verb in TALLIES or verb in NO_NOUN:
            raise self.wrong(what, "this can't be done to such a thing")
        if what.data == "owned":
            number = Number.ONE if self._is_single(what) else Number.MANY
            return Cannot(who, verb, All(self.owned(what, number, who)))
        found = self.what(what, who)
        assert isinstance(found, This | Back)
        return Cannot(who, verb, found)


OBJECTLESS = (Verb.DRAW, Verb.OVERPOWER, Verb.STITCH)
"""Verbs that can be said alone."""
NO_NOUN = {Verb.SKIP: Kind.PLAY, Verb.USE: Kind.POWER}
"""Verbs that have one kind of object only, which the tree leaves out."""
