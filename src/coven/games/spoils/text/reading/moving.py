"""Reading instructions that move cards, tokens and damage."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from lark import Token

from coven.games.spoils.text.reading.events import UNDER
from coven.games.spoils.text.reading.nouns import AREAS
from coven.games.spoils.text.reading.statements import Statements
from coven.games.spoils.text.tree import (
    Act,
    All,
    Amount,
    Attach,
    Doer,
    EqualTo,
    Every,
    Face,
    Instruction,
    Kind,
    LeaveBattle,
    Noun,
    Place,
    Put,
    RemoveDamage,
    RevealUntil,
    Search,
    Shuffle,
    Side,
    Some,
    State,
    Tokens,
    UpTo,
    Verb,
    What,
    Who,
    Wording,
)
from coven.language.nodes import Node, subtrees, tokens


class Voice(NamedTuple):
    """How an instruction is given: to whom, and in which form its verbs stand."""

    who: Doer
    infinitive: bool
    """After 'may' verbs stand in their base form whoever does it."""


TELLING: Final = Voice(Who.YOU, False)


class Moving(Statements):
    """Reads what is put somewhere, removed, searched for, shuffled and attached."""

    def _verb(self, node: Node, voice: Voice) -> Token:
        token = tokens(node)[0]
        self.check_verb(token, voice.who, infinitive=voice.infinitive)
        return token

    def _do_put(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        thing, to = subtrees(node)
        put = self._to(voice.who, self.what(thing), to)
        return replace(put, any_order=tokens(node)[-1].type == "IN_ANY_ORDER")

    def _do_put_instead(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        thing, to, *_ = subtrees(node)
        put = self._to(voice.who, self.what(thing), to)
        _, place = self.area(node)
        return replace(put, instead_of=place)

    def _to(self, who: Doer, what: What, node: Node) -> Put:
        if node.data == "into_area":
            whose, place = self.area(node)
            if place is Place.DECK:
                raise self.wrong(node, "say 'on top of' or 'on the bottom of' a deck, or shuffle it in")
            if whose is None:
                raise self.wrong(node, f"say whose {place.value}")
            return Put(who, what, place, whose)
        if node.data == "on_deck":
            whose, place = self.area(node)
            if whose is None:
                raise self.wrong(node, "say whose deck")
            side = Side.TOP if tokens(node)[0].type == "ON_TOP_OF" else Side.BOTTOM
            return Put(who, what, place, whose, side)
        put = Put(who, what, Place.IN_PLAY)
        for entry in subtrees(node):
            put = self._entry(put, entry)
        return put

    def _entry(self, put: Put, node: Node) -> Put:
        token = tokens(node)[0]
        if token.type == "DEPLETED":
            return replace(put, depleted=True)
        if token.type == "FACE_DOWN":
            return replace(put, face=Face.DOWN)
        if token.type == "UNDER":
            under = UNDER.get(str(token))
            if token == "under their control":
                return replace(put, under=put.who)
            if under is None:
                raise self.wrong(token, "say 'under your control' or \"under your opponent's control\"")
            return replace(put, under=under)
        if token.type == "ATTACHED":
            return replace(put, attached_to=self.what(subtrees(node)[0]))
        return replace(put, party=State.ATTACKING if token.type == "ATTACKING" else State.BLOCKING)

    def _do_put_tokens(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        thing, on = subtrees(node)
        return Tokens(voice.who, Verb.PUT, self._tokens(thing), self.what(on))

    def _do_put_tokens_equal(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        total, on = subtrees(node)
        self.kind(tokens(node)[2], plural=True)
        return Tokens(voice.who, Verb.PUT, EqualTo(self.measure(total)), self.what(on))

    def _tokens(self, node: Node) -> Amount:
        what = self.what(node)
        noun = what.noun if isinstance(what, Some | All) else None
        if noun != Noun(Kind.TOKEN):
            raise self.wrong(node, "only tokens are put on a card", "409.1")
        return self._quantity(node, what)

    def _quantity(self, node: Node, what: What) -> Amount:
        """How many tokens, how much damage."""
        if isinstance(what, All) and what.wording is Wording.ALL:
            return Every()
        if isinstance(what, Some) and what.least == what.most:
            return what.least
        if isinstance(what, Some) and what.least == 0 and (what.most is None or isinstance(what.most, int)):
            return UpTo(what.most)
        raise self.wrong(node, "say how many")

    def _do_remove(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        what = self.what(subtrees(node)[0])
        if tokens(node)[-1].type == "FROM_BATTLE":
            return LeaveBattle(what)
        return Put(voice.who, what, Place.OUT_OF_GAME)

    def _do_remove_from(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        thing, from_ = subtrees(node)
        what = self.what(thing)
        noun = what.noun if isinstance(what, Some | All) else None
        if noun == Noun(Kind.DAMAGE):
            return RemoveDamage(self._quantity(thing, what), self.what(from_))
        return Tokens(voice.who, Verb.REMOVE, self._tokens(thing), self.what(from_))

    def _do_flip(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        verb = Verb.FLIP_UP if tokens(node)[-1].type == "FACE_UP" else Verb.FLIP_DOWN
        return Act(voice.who, verb, self.what(subtrees(node)[0]))

    def _do_search(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        *_, found = subtrees(node)
        owner, token = node.children[1], node.children[2]
        assert isinstance(token, Token)
        whose = self.whose(owner)
        what = self.what(found)
        if whose is None or not isinstance(what, Some):
            raise self.wrong(node, "say 'search your deck for a card'", "312.1")
        return Search(voice.who, whose, what, AREAS[token.type])

    def _do_shuffle(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        whose, _ = self.area(node)
        if whose is None:
            raise self.wrong(node, "say whose deck")
        return Shuffle(voice.who, whose)

    def _do_shuffle_in(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        whose, place = self.area(node)
        if whose is None:
            raise self.wrong(node, "say whose deck")
        return Put(voice.who, self.what(subtrees(node)[0]), place, whose)

    def _do_attach(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        what, to = (self.what(part) for part in subtrees(node))
        return Attach(voice.who, what, to)

    def _do_reveal_until(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        words = tokens(node)
        *_, found = subtrees(node)
        whose = self.whose(node.children[2])
        until = self.what(found)
        self.check(words[-1], f"until {'you' if voice.who is Who.YOU else 'they'} reveal")
        if whose is None or not isinstance(until, Some) or (until.least, until.most) != (1, 1):
            raise self.wrong(node, "say 'until you reveal a character'")
        return RevealUntil(voice.who, whose, until)
