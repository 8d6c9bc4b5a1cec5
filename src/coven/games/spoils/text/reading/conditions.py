"""Reading conditions: what has to be true (O46)."""

from __future__ import annotations

from typing import Final

from lark import Token

from coven.games.spoils.text.reading.events import THING_VERBS, Events
from coven.games.spoils.text.reading.nouns import COMPARES, CONTROLS
from coven.games.spoils.text.tree import (
    All,
    AllHold,
    Amounts,
    AnyHolds,
    AttachedTo,
    Back,
    Compare,
    Condition,
    CountOf,
    Did,
    DidThisWay,
    Doer,
    Even,
    ExactlyOne,
    FlippedUp,
    HasKeyword,
    In,
    InBattle,
    Is,
    Keyword,
    Kind,
    Measure,
    Meets,
    More,
    Not,
    Noun,
    Owns,
    Place,
    Pointer,
    SinceStart,
    Some,
    StatOf,
    Such,
    Tense,
    TokensOn,
    TurnOf,
    Verb,
    What,
    Who,
    WonFlip,
    is_plural,
)
from coven.games.spoils.text.words.lexicon import STATES, VERBS
from coven.language.nodes import Node, subtrees, tokens

NO_CONDITION: Final = "this is something that happens; what is checked here has to be true or not at that moment"


class Conditions(Events):
    """Reads conditions."""

    before: What | None = None
    """What the condition before was about: 'if this card ... and did not attack this turn'."""

    def condition(self, node: Node) -> Condition:
        """What has to be true."""
        if node.data == "all_facts":
            return AllHold(tuple(self.condition(part) for part in subtrees(node) if part.data != "_and"))
        if node.data == "any_fact":
            return AnyHolds(tuple(self.condition(part) for part in subtrees(node)))
        return self._condition(node)

    def _condition(self, node: Node) -> Condition:
        words, inner = tokens(node), subtrees(node)
        match node.data:
            case "is_so" | "is_not_so" | "was_so":
                return self._such(node)
            case "was_done" | "is_done":
                return self._was_done(node)
            case "thing_has" | "thing_has_stat" | "thing_has_covert":
                return self._thing_has(node)
            case "started":
                self.before = self.what(inner[0])
                return SinceStart(self.before)
            case "thing_did":
                return Did(self.what(inner[0]), self._acted(words[0]))
            case "thing_did_not":
                self.check_verb(words[1], None, infinitive=True)
                return Not(Did(self.what(inner[0]), self._acting(words[1])))
            case "did_not_too":
                if self.before is None:
                    raise self.wrong(node, "say what did not")
                self.check_verb(words[1], None, infinitive=True)
                return Not(Did(self.before, self._acting(words[1])))
            case "did" | "did_not":
                return self._did(node)
            case "wins":
                who = self.doer(inner[0])
                self.check_verb(words[0], who)
                return WonFlip(who, at=self.span(node))
            case "player_is":
                return self._player_is(node)
            case "do" | "do_not":
                return self._does(node)
            case "controls":
                return self._controls(node)
            case "controls_more":
                noun = self.noun(inner[0], plural=True)
                who = CONTROLS[str(words[0])]
                other = self.doer(inner[1])
                return More(CountOf(_all(noun, who)), CountOf(_all(noun, other)))
            case "meets":
                return Meets(CONTROLS[str(words[0])], self.icons(words[1]))
            case "has":
                return self._has(node)
            case "owns":
                who = self.doer(inner[0])
                self.check(words[0], "own" if who is Who.YOU else "owns")
                return Owns(who, self.what(inner[1]))
            case "there" | "there_on":
                return self._there(node)
            case "turn_is":
                return TurnOf(Who.YOU if words[0] == "it is your turn" else Who.OPPONENT)
            case "measured":
                compare = next((COMPARES[token.type] for token in words if token.type in COMPARES), Compare.EXACTLY)
                return Amounts(self.measure(inner[0]), compare, self.num(inner[1]))
            case "even":
                return Even(self.measure(inner[0]), words[-1].type == "ODD")
            case "exactly_one":
                verb = self.done(words[3])
                return ExactlyOne(Back(Pointer.IT, plural=True, at=self.span(words[1])), verb)
        raise self.wrong(node, NO_CONDITION, "O46")

    def _such(self, node: Node) -> Condition:
        """'this card is attacking', 'it is a character', 'this card is in your discard pile'."""
        inner = subtrees(node)
        what = self.what(inner[0])
        self.before = what
        negative = node.data == "is_not_so"
        tense = Tense.WAS if node.data == "was_so" else Tense.NOW
        right = {Tense.NOW: ("are", "is"), Tense.WAS: ("were", "was")}[tense]
        self.check(tokens(node)[0], right[0] if is_plural(what) else right[1])
        found = self._being(node, what, tense)
        return Not(found) if negative else found

    def _being(self, node: Node, what: What, tense: Tense) -> Condition:
        words, inner = tokens(node), subtrees(node)
        being = [part for part in inner[1:] if part.data != "when"]
        states = [token for token in words if token.type in STATES]
        if being and being[0].data == "being_in":
            whose, place = self.area(being[0])
            return In(what, place, whose)
        if being and being[0].data == "being_a":
            return Such(what, self._kind_of(being[0], what), tense)
        if any(token.type == "IN_PLAY" for token in words):
            return In(what, Place.IN_PLAY)
        kind = what.noun.kind if isinstance(what, Some | All) else Kind.CARD
        if being:
            return Such(what, Noun(kind, qualities=(AttachedTo(self.what(being[0])),)), tense)
        return Such(what, Noun(kind, qualities=tuple(Is(STATES[token.type]) for token in states)), tense)

    def _kind_of(self, node: Node, what: What) -> Noun:
        """'a character', 'a "dragon" card'."""
        article, *_ = tokens(node)
        (inner,) = subtrees(node)
        self.check_article(article, inner)
        return self.noun(inner, plural=False)

    def _was_done(self, node: Node) -> Condition:
        """'a tactic was played this turn', 'it was destroyed this way', 'this card was played using Flip Up',
        'damage was inflicted to the character this turn'."""
        words, inner = tokens(node), subtrees(node)
        done = next(token for token in words if token.type == "DONE")
        verb = self.done(done)
        tails = [token.type for token in words if token.type not in ("IS", "WAS", "DONE")]
        past = words[0].type == "WAS"
        if past and tails == ["USING"] and verb is Verb.PLAY and inner[0].data == "this":
            return FlippedUp()
        if past and tails == ["THIS_TURN"] and verb is Verb.INFLICT and inner[1:]:
            if self._damage(inner[0]):
                raise self.wrong(inner[0], "say 'damage'", instead="damage")
            return Did(self.what(subtrees(inner[1])[0]), Verb.RECEIVE)
        what = self.what(inner[0])
        if past and tails == ["THIS_TURN"] and len(inner) == 1 and isinstance(what, Some):
            least = what.least if isinstance(what.least, int) else 1
            return Did(Who.ANY, verb, what.noun, least)
        if past and tails == ["THIS_TURN"] and len(inner) == 1:
            return Did(what, verb, Noun(Kind.CARD))
        if tails == ["THIS_WAY"] and len(inner) == 1 and isinstance(what, Some):
            least = what.least if isinstance(what.least, int) else 1
            return DidThisWay(Who.ANY, verb, what.noun, least, at=self.span(node))
        raise self.wrong(node, NO_CONDITION, "O46")

    def _acted(self, token: Token) -> Verb:
        verb = self.done(token)
        if verb not in THING_VERBS:
            raise self.wrong(token, "a card attacked or blocked; all else was done to it, or by a player")
        return verb

    def _acting(self, token: Token) -> Verb:
        if Verb[token.type] not in THING_VERBS:
            raise self.wrong(token, "a card attacks or blocks; all else is done to it, or by a player")
        return Verb[token.type]

    def _thing_has(self, node: Node) -> Condition:
        words, inner = tokens(node), subtrees(node)
        what = self.what(inner[0])
        self.before = what
        self.check(words[0], "have" if is_plural(what) else "has")
        if node.data == "thing_has_covert":
            return Such(what, Noun(Kind.CARD, qualities=(HasKeyword(Keyword.COVERT),)))
        if node.data == "thing_has_stat":
            return Amounts(StatOf(self.stat(words[-1]), what), COMPARES[words[1].type], self.num(inner[1]))
        had = self.what(inner[1])
        if isinstance(what, All) and what.noun.kind is Kind.FACTION:
            raise self.wrong(node, 'say "your faction\'s influence is ..."')
        if not isinstance(had, Some) or had.noun != Noun(Kind.TOKEN):
            raise self.wrong(inner[1], "what a card has is tokens, strength, life, speed or covert")
        return _counted(TokensOn(what), had)

    def _did(self, node: Node) -> Condition:
        words, inner = tokens(node), subtrees(node)
        who = self.doer(inner[0])
        negative = node.data == "did_not"
        token = words[1] if negative else words[0]
        verb = Verb[token.type] if negative else self.done(token)
        if not negative:
            self.check(token, VERBS[verb].past)
        noun, least = None, 1
        if len(inner) > 1:
            what = self.what(inner[1])
            if not isinstance(what, Some) or not isinstance(what.least, int) or what.least < 1:
                raise self.wrong(inner[1], "say 'a card' or '2 or more cards'")
            if what.most is not None and what.least != 1:
                raise self.wrong(inner[1], "say 'or more': what is asked is whether it was so many at least")
            noun, least = what.noun, what.least
        if words[-1].type == "THIS_WAY":
            return DidThisWay(who, verb, noun, least, at=self.span(node))
        found = Did(who, verb, noun, least)
        return Not(found) if negative else found

    def _player_is(self, node: Node) -> Condition:
        words, inner = tokens(node), subtrees(node)
        who = self.doer(inner[0])
        self.check(words[0], "are" if who is Who.YOU else "is")
        if words[1].type == "DONE":
            raise self.wrong(node, NO_CONDITION, "O46")
        return InBattle(who, words[1].type == "BEING_ATTACKED")

    def _does(self, node: Node) -> Condition:
        words, inner = tokens(node), subtrees(node)
        who = self.doer(inner[0])
        third = not (who is Who.YOU or type(who).__name__ == "They")
        if node.data == "do":
            self.check(words[0], "does" if third else "do")
            return DidThisWay(who, at=self.span(node))
        self.check(words[0], "doesn't" if third else "don't")
        return Not(DidThisWay(who, at=self.span(node)))

    def _controls(self, node: Node) -> Condition:
        who = CONTROLS[str(tokens(node)[0])]
        (inner,) = subtrees(node)
        what = self.what(inner)
        if not isinstance(what, Some) or what.noun.whose is not None:
            raise self.wrong(inner, "say 'a character', '3 or more items', 'no locations'")
        return _counted(CountOf(_all(what.noun, who)), what)

    def _has(self, node: Node) -> Condition:
        (_, inner) = subtrees(node)
        what = self.what(inner)
        if not isinstance(what, Some) or what.noun.place is Place.UNSAID:
            raise self.wrong(inner, "say 'there are 6 or more cards in your hand'")
        return _counted(CountOf(All(what.noun)), what)

    def _there(self, node: Node) -> Condition:
        """'there are 10 or more cards in your hand', 'there is a token on this card'."""
        words, inner = tokens(node), subtrees(node)
        what = self.what(inner[0])
        if not isinstance(what, Some):
            raise self.wrong(inner[0], "say 'a token', '3 or more cards', 'no tokens'")
        single = (what.least, what.most) == (1, 1)
        self.check(words[0], "there is" if single else "there are")
        if node.data == "there":
            if what.noun.kind is Kind.TOKEN:
                raise self.wrong(inner[0], "say on which card the tokens are")
            return _counted(CountOf(All(what.noun)), what)
        if what.noun != Noun(Kind.TOKEN):
            raise self.wrong(inner[0], "only tokens are on a card", "409.1")
        on = self.what(inner[1])
        self.before = on
        return _counted(TokensOn(on), what)


def _all(noun: Noun, who: Doer) -> All:
    return All(Noun(noun.kind, who, noun.place, noun.other, noun.qualities, noun.also, at=noun.at), at=noun.at)


def _counted(measure: Measure, what: Some) -> Condition:
    """How many there have to be: 'a token' is at least one, '2 characters' exactly so many."""
    if what.most is None:
        return Amounts(measure, Compare.AT_LEAST, what.least)
    if (what.least, what.most) == (1, 1):
        return Amounts(measure, Compare.AT_LEAST, 1)
    if what.least == what.most:
        return Amounts(measure, Compare.EXACTLY, what.most)
    return Amounts(measure, Compare.AT_MOST, what.most)
