"""From parse trees to conditions."""

from __future__ import annotations

from dataclasses import replace

from lark import Token

from coven.games.revel.text.reading.amounts import OWNERS, TALLIES, Counting, Some
from coven.games.revel.text.reading.nouns import PLACES
from coven.games.revel.text.tree import (
    All,
    Amounts,
    Compare,
    Condition,
    CountersOn,
    CountOf,
    Did,
    DidThisWay,
    FinalTurn,
    HasCounters,
    HasIcon,
    HasThatName,
    HasValue,
    Held,
    Is,
    Kind,
    Measure,
    More,
    Not,
    Noun,
    OneOf,
    Pick,
    Place,
    Quality,
    Same,
    SpacesWon,
    Stitched,
    Tense,
    This,
    ThisIn,
    TurnOf,
    Unopposed,
    ValueOf,
    Verb,
    What,
    Who,
    Whose,
    Winning,
)
from coven.games.revel.text.tree.joining import Join
from coven.games.revel.text.words.forms import Number
from coven.games.revel.text.words.lexicon import KINDS, NO_NOUN, OBJECTLESS, VERBS
from coven.language.nodes import Node, subtrees, tokens

NOT_KEPT_IN_MIND = frozenset({Verb.MOVE, Verb.ADD, Verb.REMOVE, Verb.PASS})
"""What is done to no card and no spell as such, so that no turn remembers having it done to one."""
BEING: dict[str, Quality] = {
    "WINNING": Winning(),
    "STITCHED": Stitched(),
    "UNOPPOSED": Unopposed(),
    "OPPOSED": Unopposed(),
}
"""What is said of a spell after 'is'. To be opposed is not to be unopposed."""


class Judging(Counting):
    """Builds conditions."""

    def conditions(self, node: Node) -> tuple[Join, tuple[Condition, ...]]:
        """One condition, or several joined by 'and' or by 'or'."""
        if node.data not in ("all_hold", "any_holds"):
            return Join.ALL, (self.condition(node),)
        joined = tuple(self.condition(inner) for inner in subtrees(node))
        return (Join.ALL if node.data == "all_hold" else Join.ANY), joined

    def condition(self, node: Node) -> Condition:
        data, inner, parts = node.data, subtrees(node), tokens(node)
        if data == "turn_of":
            if "Final" in parts[0]:
                return FinalTurn()
            return TurnOf(Who.OPPONENT if "opponent" in parts[0] else Who.YOU)
        if data in ("did", "did_not", "do", "do_not", "did_this_way", "did_not_this_way"):
            return self._doing(node)
        if data in ("controls", "controls_more", "lacks", "there"):
            return self._controlling(node)
        if data in ("controls_it", "lacks_it", "controlled_it"):
            return self._controlling_it(node)
        if data in ("has_some", "has_more"):
            return self._holding(node)
        if data == "wins":
            some = self.some(inner[0])
            self.check_form(parts[-1], KINDS[Kind.SPACE], some.number)
            return Amounts(SpacesWon(self.holder(parts[0])), some.compare, some.amount)
        if data == "wins_more":
            holder = self.holder(parts[0])
            self.check_form(parts[2], KINDS[Kind.SPACE], Number.MANY)
            return self._more(parts[1], SpacesWon(holder), SpacesWon(self._than(inner[0], holder)))
        if data == "this_in":
            what = self.what(inner[0], Who.YOU)
            self.check_agreement(parts[0], False, "is", "are")
            if what != This(Kind.CARD) or self.whose(inner[1], Who.YOU) is not Whose.YOUR:
                raise self.wrong(node, "what can be asked is whether this card is in your hand, discards or deck")
            return ThisIn(PLACES[parts[-1].type])
        if data == "value_is":
            return self._value_is(node)
        return self._being(node)

    def _value_is(self, node: Node) -> Amounts:
        """'its Power is 3 or more': that it has 3 or more Power."""
        inner, verb = subtrees(node), tokens(node)[0]
        self.check_agreement(verb, False, *AGREEING[verb.type])
        if inner[0].data == "value_of":
            self._asked_about(subtrees(inner[0])[0])
        value = self._value_of(inner[0], Who.YOU, Tense.HAD if verb.type == "WAS" else Tense.NOW)
        return Amounts(value, *self.compared(inner[1]))

    def _more(self, word: Token, one: Measure, other: Measure) -> More:
        """Two measures compared; to have less is that the other has more."""
        return More(one, other) if word.type == "MORE" else More(other, one)

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
            if parts[0].type == "CANT":  # 'If they can't': of what was no order it would say something else
                return Not(DidThisWay(who=who, ordered=True, at=self.span(node)))
            self.check_agreement(parts[0], True, third, base)
            done = DidThisWay(who=who, at=self.span(node))
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
        if verb in TALLIES:
            return Did(who, verb, None, some.amount, self._tallied(node, who, some))
        if verb in NO_NOUN:
            if some.bare or self.some_noun(some, who) != Noun(NO_NOUN[verb]):
                raise self.wrong(node, "what is skipped is a play, and what is used a Power")
            return Did(who, verb, None, some.amount)
        if some.bare:
            raise self.wrong(node, "say how many, as in 'a card' or '2 or more cards'")
        noun = self.some_noun(some, who)
        if verb in NOT_KEPT_IN_MIND or (verb is Verb.CHOOSE and noun.kind is Kind.POWER):
            raise self.wrong(
                node, "of a turn is kept in mind what was done to cards, spells and stances, and nothing else"
            )
        return Did(who, verb, noun, some.amount)

    def _tallied(self, node: Node, who: Who, some: Some) -> str:
        """What was gained, lost or spent, however much: 'Passion', or '2 or more Stamina'."""
        assert some.noun is not None
        thing = self.thing(some.noun)
        if thing is None or (some.amount == 1 and not some.bare):
            raise self.wrong(node, "say it as in 'you gained Passion' or 'you lost 2 or more Stamina'")
        if thing == "play":
            self.some_noun(some, who)
        return thing

    def _did_this_way(self, node: Node, who: Who, verb: Verb, some: Some | None) -> DidThisWay:
        if some is not None and verb in TALLIES and some.compare is Compare.AT_LEAST:
            return DidThisWay(verb, None, who, some.amount, self._tallied(node, who, some), at=self.span(node))
        if some is None or some.noun is None or some.compare is not Compare.AT_LEAST or some.bare:
            raise self.wrong(node, "say it as in 'you played a card this way', or '2 or more cards this way'")
        return DidThisWay(verb, self.some_noun(some, who), who, some.amount, at=self.span(node))

    def _controlling(self, node: Node) -> Condition:
        inner, parts = subtrees(node), tokens(node)
        if node.data == "there":
            some = self.some(inner[0])
            if parts[0].type == "THERE_IS" and inner[0].data == "some_no":
                some = some._replace(number=Number.ONE)
            if some.bare or (parts[0].type == "THERE_ARE") is not (some.number is Number.MANY):
                raise self.wrong(node, "say 'there is a ...', 'there is no ...' or 'there are 2 or more ...'")
            noun = self.some_noun(some, Who.YOU)
            if noun.kind is Kind.SPELL and noun.whose is Whose.OPPOSING:
                raise self.wrong(
                    node,
                    "this could be the one across or any of your opponent's: say 'this spell is opposed' "
                    "(or 'unopposed'), or what 'your opponent controls'",
                    "1.10",
                )
            return Amounts(CountOf(All(noun)), some.compare, some.amount)
        who = self.holder(parts[0])
        some = Some(Compare.AT_LEAST, 1, inner[0], Number.MANY, False, False)
        if node.data == "controls":
            some = self.some(inner[0])
        elif node.data == "lacks":
            self.check_article(parts[1], inner[0])
            some = Some(Compare.EXACTLY, 0, inner[0], Number.ONE, False, False)
        noun = self.some_noun(some, who)
        if some.bare or noun.whose is not Whose.ANY or noun.place is not Place.UNSAID:
            raise self.wrong(node, "say it as in 'you control a stance' or 'you control 2 or more strike spells'")
        mine = self._count(noun, OWNERS[who])
        if node.data != "controls_more":
            return Amounts(mine, some.compare, some.amount)
        return self._more(parts[1], mine, self._count(noun, OWNERS[self._than(inner[1], who)]))

    def _controlling_it(self, node: Node) -> Condition:
        """1.9.2 'you control it', "your opponent doesn't control that spell", 'you controlled it'."""
        inner, parts = subtrees(node), tokens(node)
        if node.data == "controlled_it":
            who, tense = self.subject(inner[0]), Tense.HAD
        else:
            who, tense = self.holder(parts[0]), Tense.NOW
        held = Is(self._asked_about(inner[-1]), Noun(Kind.ELEMENT, whose=OWNERS[who]), tense)
        return Not(held) if node.data == "lacks_it" else held

    def _count(self, noun: Noun, whose: Whose) -> CountOf:
        return CountOf(All(replace(noun, whose=whose)))

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
            if inner[1].data in ("some_a", "some_other"):
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
            right = "less" if thing not in (None, "play") else "fewer"
            if parts[1].type != "MORE" and parts[1] != right:
                raise self.wrong(parts[1], f"here it is {right!r}")
            return self._more(parts[1], mine, other)
        return Amounts(mine, some.compare, some.amount)

    def _being(self, node: Node) -> Condition:
        data, inner, parts = node.data, subtrees(node), tokens(node)
        what = self._asked_about(inner[0])
        tense = Tense.HAD if data in ("thing_had", "thing_was") else Tense.NOW
        verb = parts[0]
        if verb.type != "HAD":
            self.check_agreement(verb, self.in_plural(inner[0], what), *AGREEING[verb.type])
        if data == "thing_has_more":
            other = self._asked_about(inner[1])
            if parts[2].type == "PLUS_ONES":
                return self._more(parts[1], CountersOn(what), CountersOn(other))
            value = self.value(parts[2])
            return self._more(parts[1], ValueOf(value, what), ValueOf(value, other))
        if data == "thing_has_same":
            value = self.value(parts[2])
            return Same(ValueOf(value, what), ValueOf(value, self._asked_about(inner[1])))
        if data == "thing_empty":
            if not isinstance(what, All) or not what.area:
                raise self.wrong(node, "what can be empty is a hand or discards")
            return Amounts(CountOf(All(what.noun)), Compare.EXACTLY, 0)
        if data in ("thing_has", "thing_had", "thing_lacks"):
            having = self._having(what, self.having(inner[1]), tense)
            if data != "thing_lacks":
                return having
            self.check_verb(parts[1], "have")
            return Not(having)
        if data == "thing_there":
            being = Is(what, Noun(Kind.ELEMENT, place=Place.FIELD), tense)
            return Not(being) if any(part.type in ("NOT", "ISNT") for part in parts) else being
        being = Is(what, self._being_noun(inner[1]), tense)
        denials = [*parts[1:], *tokens(inner[1])[:1], parts[0]]
        denied = sum(part.type in ("NOT", "ISNT", "WASNT", "OPPOSED") for part in denials)
        return Not(being) if denied == 1 else being

    def _asked_about(self, node: Node) -> What:
        """What a condition is about: nothing is chosen to ask about it."""
        what = self.what(node, Who.YOU)
        if isinstance(what, Pick | OneOf):
            raise self.wrong(node, "a condition picks nothing: say which, or 'there is a spell with ...'")
        return what

    def _having(self, what: What, quality: Quality, tense: Tense) -> Is | Amounts:
        if isinstance(quality, HasValue) and quality.amount is not None:
            return Amounts(ValueOf(quality.value, what, tense), quality.compare, quality.amount)
        assert isinstance(quality, HasValue | HasCounters | HasIcon | HasThatName)
        return Is(what, Noun(Kind.ELEMENT, qualities=(quality,)), tense)

    def _being_noun(self, node: Node) -> Noun:
        word = tokens(node)[0]
        if word.type in BEING:
            return Noun(Kind.ELEMENT, qualities=(BEING[word.type],))
        inner = subtrees(node)[0]
        self.check_article(word, inner)
        noun = self.noun(inner, Number.ONE, Who.YOU)
        if noun.whose is not Whose.ANY or noun.place is not Place.UNSAID or noun.other or noun.qualities:
            raise self.wrong(inner, "what something is is asked by its type, as in 'it is a strike spell'")
        if noun.also:
            raise self.wrong(inner, "one type is asked for at a time: 'if it is a spell or it is a stance'")
        if noun.kind is Kind.CARD and not noun.types:
            raise self.wrong(inner, "everything is a card; ask for a type, as in 'it is a strike spell card'")
        if noun.kind in (Kind.SPELL, Kind.STANCE, Kind.WITCH, Kind.RESOURCE) and not noun.types:
            return Noun(noun.kind, (noun.kind.value,))
        return noun


AGREEING = {
    "HAVE": ("has", "have"),
    "GAIN": ("gains", "gain"),
    "IS": ("is", "are"),
    "ISNT": ("isn't", "aren't"),
    "WAS": ("was", "were"),
    "WASNT": ("wasn't", "weren't"),
    "DONT": ("doesn't", "don't"),
}
"""Verbs after one thing, and after several."""
