"""From parse trees to what instructions act on and statements are about: nouns with how many of them, and back
references."""

from __future__ import annotations

from dataclasses import replace

from lark import Token

from coven.games.revel.text.reading.nouns import PLACES, Naming, Part
from coven.games.revel.text.tree import (
    All,
    Back,
    Doer,
    Kind,
    NextDraws,
    Noun,
    OneOf,
    Pick,
    Place,
    Pointer,
    This,
    Verb,
    What,
    Who,
    Whose,
    Wording,
)
from coven.games.revel.text.words.forms import Number, number_of
from coven.games.revel.text.words.lexicon import UNDERGONE
from coven.language.nodes import Node, subtrees, tokens

BACKS = ("it", "it_from", "them", "both_of_them", "that", "those", "done_this_way", "done_above", "each_back", "rest")
PICKED = ("pick", "pick_of", "one_of", "one_among", "nexts")


class Meaning(Naming):
    """Builds what is acted on, and knows what 'it' stands for in an ongoing effect."""

    def __init__(self, text: str, part: Part = Part.BODY) -> None:
        super().__init__(text, part)
        self.named: What | None = None
        """What a sentence of an ongoing effect named first, which 'it' then stands for."""
        self.named_before: What | None = None
        """The same of the sentence before."""
        self.picked: int | None = None
        """How many things were picked last, where that is a certain number."""

    def what(self, node: Node, who: Doer) -> What:
        """What an instruction acts on, or a statement is about."""
        found = replace(self._what(node, who), at=self.span(node))
        if self.named is None:
            self.named = found
        return found

    def next_sentence(self) -> None:
        """'it' may still stand for what the sentence before spoke of."""
        self.named_before, self.named = self.named or self.named_before, None

    def _what(self, node: Node, who: Doer) -> What:
        data = node.data
        if self.stating and data in PICKED:
            raise self.wrong(node, "an ongoing effect picks nothing; say all of what, as in 'your spells'")
        if self.stating and data in BACKS and data != "done_above":
            return self._again(node)
        if data == "pick" or data == "pick_of":
            return self._pick(node, who)
        if data == "one_of":
            least, most, _ = self._quantity(tokens(node))
            back = self.back(subtrees(node)[0])
            if not back.plural:
                raise self.wrong(node, "one of several is picked; this is one only")
            return OneOf(back, least, most)
        if data == "one_among":
            return self._among(node)
        if data == "nexts":
            return self._nexts(node, who)
        if data == "this":
            return This(self.kind(subtrees(node)[0], Number.ONE))
        if data == "both_of_them":
            return self._both(node)
        if data == "each_back":
            back = self.back(subtrees(node)[0])
            if not back.plural:
                raise self.wrong(node, "'each of' takes several; this is one only")
            return back
        if data in BACKS:
            return self.back(node)
        return self.all(node, who)

    def _among(self, node: Node) -> OneOf:
        """'1 strike spell card among them'."""
        least, most, _ = self._quantity(tokens(node))
        inner = subtrees(node)[0]
        if tokens(node)[0].type == "A":
            self.check_article(tokens(node)[0], inner)
        kind, types = self._head(inner, Number.MANY if most is None else number_of(most))
        if kind is not Kind.CARD or not types:
            raise self.wrong(inner, "say which cards, as in '1 strike spell card among them', or '1 of them'")
        return OneOf(Back(Pointer.IT, None, True, types=types, at=self.span(node)), least, most)

    def possessor(self, token: Token) -> What:
        """Whose Power 'its Power' is, or "this spell's Power", "that spell's Power"."""
        word, _, kind = str(token).removesuffix("'s").partition(" ")
        if word == "this":
            this = This(Kind(kind), at=self.span(token))
            self.named = self.named or this
            return this
        if self.stating:
            return self._again(token)
        return Back(Pointer.IT, Kind(kind) if kind else None, at=self.span(token))

    def _again(self, node: Node | Token) -> This:
        """'it' in an ongoing effect: the element that carries it, if that is what was spoken of first."""
        named = self.named_before if self.named is None else self.named
        pronoun = node.type == "ITS" if isinstance(node, Token) else node.data == "it"
        if pronoun and isinstance(named, This):
            return This(named.kind, again=True, at=self.span(node))
        raise self.wrong(node, "in an ongoing effect this points to nothing; name it, as in 'this spell'")

    def _both(self, node: Node) -> Back:
        """'both': them, of whom there are two."""
        if self.picked != 2:
            raise self.wrong(node, "'both' are two that were spoken of before: say 'them' or which", instead="them")
        inner = subtrees(node)
        return Back(Pointer.IT, self.kind(inner[0], Number.MANY) if inner else None, plural=True)

    def _quantity(self, parts: list[Token]) -> tuple[int, int | None, Wording]:
        types = [part.type for part in parts]
        if "A" in types:
            return 1, 1, Wording.PLAIN
        if "ANY_NUMBER_OF" in types:
            return 0, None, Wording.PLAIN
        if "ANOTHER" in types:
            return 1, 1, Wording.PLAIN
        amount = self.integer(next(part for part in parts if part.type == "INT"))
        if "UP_TO" in types:
            return 0, amount, Wording.PLAIN
        if "OR_MORE" in types:
            return amount, None, Wording.PLAIN
        return amount, amount, Wording.ANY if "ANY" in types else Wording.PLAIN

    def _pick(self, node: Node, who: Doer) -> Pick:
        parts = tokens(node)
        least, most, wording = self._quantity(parts)
        inner = subtrees(node)[0]
        if node.data == "pick_of":
            wording = Wording.ANY_OF if wording is Wording.ANY else Wording.OF
            noun = self.owned(inner, Number.MANY, who)
        else:
            noun = self.noun(inner, Number.MANY if most is None else number_of(most), who)
            if parts[0].type == "A":
                self.check_article(parts[0], inner)
            if noun.whose in (Whose.YOUR, Whose.OPPONENTS) and noun.place is Place.UNSAID:  # '1 spell you control'
                wording = Wording.ANY_OF if wording is Wording.ANY else Wording.OF
        if any(part.type == "ANOTHER" for part in parts):
            if noun.other:
                raise self.wrong(inner, "'another' says 'other' already")
            noun = replace(noun, other=True)
        self.picked = most if least == most else None
        at_random = parts[-1].type == "AT_RANDOM"
        if at_random and (noun.kind is not Kind.CARD or noun.types or noun.qualities or noun.place is not Place.HAND):
            raise self.wrong(
                parts[-1], "what is taken at random is plain cards from a hand, which is in no order", "3.8.1"
            )
        return Pick(noun, least, most, wording, random=at_random)

    def owned(self, node: Node, number: Number, who: Doer) -> Noun:
        poss, noun = subtrees(node)
        return self.noun(noun, number, who, poss)

    def _nexts(self, node: Node, who: Doer) -> NextDraws:
        parts = tokens(node)
        amount = self.integer(parts[1]) if len(parts) == 3 else 1
        if len(parts) == 3 and amount == 1:
            raise self.wrong(parts[1], "of one it is 'next draw'")
        self.check_form(parts[-1], ("draw", "draws"), number_of(amount))
        whose = self.whose(subtrees(node)[0], who)
        self.picked = amount
        return NextDraws({Whose.YOUR: Who.YOU, Whose.OPPONENTS: Who.OPPONENT}.get(whose, who), amount)

    def all(self, node: Node, who: Doer) -> All:
        """Everything that a noun names."""
        data = node.data
        if data == "area" or data == "opposing_area":  # 3.4.14
            whose = Whose.OPPOSING if data == "opposing_area" else self.whose(subtrees(node)[0], who)
            if tokens(node)[-1] == "hands" and whose is not Whose.THEIR:
                raise self.wrong(tokens(node)[-1], "the singular is 'hand'", instead="hand")
            return All(Noun(Kind.CARD, (), whose, PLACES[tokens(node)[-1].type]), area=True)
        inner = subtrees(node)[0]
        if data == "all_of_them":
            return All(self.noun(inner, Number.MANY, who))
        if data == "each":
            return All(self.noun(inner, Number.ONE, who), Wording.EACH)
        if data == "each_of":
            return All(self.owned(inner, Number.MANY, who), Wording.EACH)
        if data == "the_opposing":
            noun = self.noun(inner, Number.ONE, who)
            if noun.whose is not Whose.ANY or noun.other:
                raise self.wrong(inner, "this is said to be the opposing one already")
            return All(replace(noun, whose=Whose.ACROSS, other=False))
        single = self._is_single(inner) and not tokens(node)
        return All(self.owned(inner, Number.ONE if single else Number.MANY, who))

    def _is_single(self, owned: Node) -> bool:
        head = next(part for part in subtrees(subtrees(owned)[1]) if part.data == "head")
        return tokens(head)[-1].type in ("STANCE", "WITCH")

    def back(self, node: Node) -> Back:
        """A back reference (4.10.8, 4.10.9)."""
        return replace(self._back(node), at=self.span(node))

    def _back(self, node: Node) -> Back:
        data = node.data
        if self.stating and data != "done_above":  # 4.10.10: what was chosen above stays so
            raise self.wrong(node, "an ongoing effect has nothing to point back to")
        if data == "rest":
            return Back(Pointer.REST, plural=True)
        if data == "it_from":
            if self.whose(subtrees(node)[0], Who.EACH) is Whose.OPPONENTS:
                raise self.wrong(node, "what 'it' is was said before, and where it is: say just 'it'", instead="it")
            return Back(Pointer.IT, place=PLACES[tokens(node)[-1].type])
        if data == "it" or data == "them":
            return Back(Pointer.IT, plural=data == "them")
        inner = subtrees(node)[0]
        if data == "that" or data == "those":
            plural = data == "those"
            kind, types = self._done_kind(inner, Number.MANY if plural else Number.ONE)
            return Back(Pointer.IT, kind, plural, types=types)
        done = next(token for token in tokens(node) if token.type in ("DONE", "STITCHED"))
        each = tokens(node)[0].type == "EACH"
        plural = not each and str(tokens(inner)[-1]).endswith("s")
        kind, types = self._done_kind(inner, Number.MANY if plural else Number.ONE)
        pointer = Pointer.ABOVE if data == "done_above" else Pointer.THIS_WAY
        verb = self.participle(done)
        if pointer is Pointer.ABOVE and verb is not Verb.CHOOSE:
            raise self.wrong(done, "'above' points at what was chosen: say 'chosen above'", "4.10.9", instead="chosen")
        if verb not in UNDERGONE and verb is not Verb.LOOK:
            raise self.wrong(done, f"no {kind.value} is {done}: say what was done to it, as in 'discarded this way'")
        return Back(pointer, kind, plural or each, verb, types)

    def _done_kind(self, node: Node, number: Number) -> tuple[Kind, tuple[str, ...]]:
        """What something was done to: a kind of thing, or cards of some types."""
        if node.data == "kind":
            return self.kind(node, number), ()
        kind, types = self._head(node, number)
        if kind in (Kind.ELEMENT, Kind.POWER, Kind.PLAY):
            raise self.wrong(node, "say 'cards', as in 'the Familiar cards discarded this way'")
        return kind, types
