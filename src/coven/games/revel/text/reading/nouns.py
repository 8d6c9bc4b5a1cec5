"""From parse trees to nouns and to what instructions act on."""

from __future__ import annotations

import re
from abc import abstractmethod
from dataclasses import replace
from typing import NamedTuple

from lark import Token

from coven.games.revel.text.reading.nodes import Node, subtrees, tokens
from coven.games.revel.text.reading.words import Spelling
from coven.games.revel.text.tree import (
    All,
    Back,
    Beside,
    Compare,
    Doer,
    HasCounters,
    HasIcon,
    HasThatName,
    HasValue,
    Icon,
    Kind,
    Lacks,
    Named,
    NextDraws,
    Noun,
    OneOf,
    Pick,
    Place,
    Pointer,
    Quality,
    Stitched,
    Than,
    This,
    Unopposed,
    Verb,
    What,
    Who,
    Whose,
    Winning,
    Wording,
)
from coven.games.revel.text.words.forms import Number, number_of
from coven.games.revel.text.words.lexicon import KINDS, UNDERGONE
from coven.language import TextError

SUBJECTS: dict[str, Who] = {
    "YOU": Who.YOU,
    "OPPONENT": Who.OPPONENT,
    "EACH_PLAYER": Who.EACH,
    "A_PLAYER": Who.EACH,
    "PLAYERS": Who.EACH,
    "THEY": Who.OPPONENT,
}
PLACES = {"HAND": Place.HAND, "DISCARDS": Place.DISCARDS, "DECK": Place.DECK}
BEFORE: dict[str, Quality] = {"WINNING": Winning(), "STITCHED": Stitched(), "UNOPPOSED": Unopposed()}


class Site(NamedTuple):
    """A place and whose it is."""

    place: Place
    whose: Whose


class Naming(Spelling):
    """Builds nouns; knows who 'their' stands for."""

    def __init__(self, text: str, *, stating: bool = False) -> None:
        super().__init__(text)
        self.stating = stating
        """An ongoing effect is read. Nothing is carried out there, so nothing is picked and pointed back to."""
        self.named: What | None = None
        """What a sentence of such an effect named first, which 'it' then stands for."""
        self.named_before: What | None = None
        """The same of the sentence before."""
        self.card_named = False
        """Whether a card was named, which 'that name' then is."""
        self.picked: int | None = None
        """How many things were picked last, where that is a certain number."""

    # Small parts

    def having(self, node: Node) -> Quality:
        """What comes after 'with', 'has' or 'had'."""
        parts = tokens(node)
        if node.data == "have_no_counters":
            return HasCounters(Compare.EXACTLY, 0)
        if node.data == "have_value":
            return HasValue(self.value(parts[0]))
        if node.data == "beside":
            if parts[1].type == "EITHER_VALUE":
                raise self.wrong(parts[1], "say 'Power' or 'Resistance': one value is compared with the same")
            return Beside(self.value(parts[1]), THAN[parts[0].type])
        if node.data == "have_that_name":
            return self._that_name(node)
        if node.data == "have_icon":
            self.check_article(parts[0], parts[1])
            return HasIcon(Icon(str(parts[1])))
        if not subtrees(node):
            self.check_article(parts[0], parts[1])
            return HasCounters()
        compare, amount = self.compared(subtrees(node)[0])
        if node.data == "have_counters":
            return HasCounters(compare, amount)
        return HasValue(self.value(parts[0]), compare, amount)

    def _that_name(self, node: Node) -> Quality:
        """'with that name': of a card that was named before."""
        if not self.card_named:
            raise self.wrong(node, "no card was named before: say 'Name a card.', or which, as in 'named \"Ember\"'")
        return HasThatName()

    @abstractmethod
    def having_equal(self, node: Node, who: Doer) -> Quality:
        """'with Power equal to ...': what is measured is read where amounts are."""

    def site(self, node: Node, who: Doer) -> Site:
        """Where: 'from your hand', 'on your side of the field'."""
        last = tokens(node)[-1]
        inner = subtrees(node)
        whose = self.whose(inner[0], who) if inner else Whose.ANY
        if last.type == "HAND" and last != "hand":
            raise self.wrong(last, "the singular is 'hand'", instead="hand")
        if node.data == "in_own_area":
            whose = self.own(who)
        if node.data in ("in_opposing_area", "on_opposing_side"):
            whose = Whose.OPPOSING
        return Site(PLACES.get(last.type, Place.FIELD), whose)

    # Nouns

    def noun(self, node: Node, number: Number, who: Doer, poss: Node | None = None) -> Noun:
        """A noun of a number; `poss` is the 'your' before it."""
        other = False
        whose = Whose.ANY if poss is None else self.whose(poss, who)
        place = Place.UNSAID
        qualities: list[Quality] = []
        kind = Kind.ELEMENT
        types: tuple[str, ...] = ()
        also: list[tuple[Kind, tuple[str, ...]]] = []
        rank, seen, headed = -1, set[int](), False
        for part in subtrees(node):
            step = self._rank(part)
            late = rank >= CONTROLLED_RANK and step in AFTER_PLACE and step not in seen
            if (step < rank and not late) or (step in seen and step not in (2, 3)):
                raise self.wrong(part, "this can't stand here: other, opposing, winning, the noun, with, named, where")
            seen.add(step)
            rank = max(rank, step)
            if part.data == "before":
                token = tokens(part)[0]
                if token.type == "OTHER":
                    other = True
                elif token.type == "OPPOSING":
                    if poss is not None:
                        raise self.wrong(part, "this is said to be somebody's already")
                    whose = Whose.OPPOSING
                elif BEFORE[token.type] in qualities:
                    raise self.wrong(part, "this is said already")
                else:
                    qualities.append(BEFORE[token.type])
            elif part.data == "head":
                if headed:
                    also.append(self._another_head(part, number, [(kind, types), *also]))
                else:
                    (kind, types), headed = self._head(part, number), True
            elif part.data == "controlled":
                if whose is not Whose.ANY:
                    raise self.wrong(part, "whose it is has been said already")
                whose = Whose.YOUR if tokens(part)[0].type == "YOU_CONTROL" else Whose.OPPONENTS
            elif step == PLACE_RANK:
                if whose is not Whose.ANY:
                    raise self.wrong(part, "whose it is has been said already")
                place, whose = self.site(part, who)
            else:
                for quality in self._qualities(part, number, who):
                    if quality in qualities:
                        raise self.wrong(part, "this is said already")
                    qualities.append(quality)
        if place not in (Place.UNSAID, Place.FIELD) and any(isinstance(quality, Beside) for quality in qualities):
            raise self.wrong(node, "cards off the field are not compared with this spell")
        if also:
            self._check_heads(node, [(kind, types), *also], place)
        return Noun(kind, types, whose, place, other, tuple(qualities), tuple(also), at=self.span(node))

    def _another_head(
        self, part: Node, number: Number, before: list[tuple[Kind, tuple[str, ...]]]
    ) -> tuple[Kind, tuple[str, ...]]:
        """'1 spell or stance': the second of two nouns that it may be."""
        kind, types = self._head(part, number)
        if (kind, types) in before:
            raise self.wrong(part, "this is said already")
        if any(one in JOINED_NEVER for one in (kind, before[0][0])):
            raise self.wrong(part, "what is joined by 'or' here is a kind of card, as in '1 spell or stance'")
        return kind, types

    def _check_heads(self, node: Node, heads: list[tuple[Kind, tuple[str, ...]]], place: Place) -> None:
        """That each of several nouns joined by 'or' adds something, and that all of them are cards or none is: a spell
        is discarded from the field alone, a spell card from anywhere."""
        spans = [self.span(part) for part in subtrees(node) if part.data == "head"]
        start, end = spans[0][0], spans[-1][1]
        idle = [at for at, head in enumerate(heads) if any(one is not head and _includes(one, head) for one in heads)]
        if idle:
            left = " or ".join(self.text[slice(*span)] for at, span in enumerate(spans) if at not in idle)
            said = self.text[slice(*spans[idle[0]])]
            problem = f"the other noun names every {said.lower()} as well, so that this adds nothing"
            raise TextError(problem, self.text, start, end, instead=left)
        cards = sum(kind is Kind.CARD for kind, _ in heads)
        if place in (Place.UNSAID, Place.FIELD) and 0 < cards < len(heads):
            plain = re.sub(r"(?i) card(s?)", lambda found: found[1].lower(), self.text[start:end])
            problem = (
                "one of these is on the field, the other a card that may be anywhere: say 'card' of all or of none"
            )
            raise TextError(problem, self.text, start, end, rule="1.7.4", instead=plain)

    def _rank(self, part: Node) -> int:
        if part.data == "before":
            return {"OTHER": 0, "OPPOSING": 1}.get(tokens(part)[0].type, 2)
        return RANKS.get(part.data, PLACE_RANK)

    def _qualities(self, part: Node, number: Number, who: Doer) -> list[Quality]:
        """What is said after the noun: 'with a +1 and 3 or less Power', 'named "Ember"'."""
        if part.data == "with":
            return [
                self.having_equal(having, who) if having.data == "have_equal" else self.having(having)
                for having in subtrees(part)
            ]
        if part.data == "without":
            return [HasCounters(Compare.EXACTLY, 0)]
        if part.data == "without_value":
            return [Lacks(HasValue(self.value(tokens(part)[1])))]
        if part.data == "that_is_not":
            verb = str(tokens(part)[0]).removeprefix("that ")
            right = "is" if number is Number.ONE else "are"
            if not verb.startswith(right):
                raise self.wrong(part, f"here it is 'that {right} not'")
            word = tokens(part)[1].type
            return [Unopposed() if word == "OPPOSED" else Lacks(DENIED[word])]
        if part.data == "named":
            return [Named(str(tokens(part)[1])[1:-1])]
        bonus = int(tokens(part)[1])
        if bonus < 1:
            raise self.wrong(tokens(part)[1], "this asks for a bonus, such as +1")
        return [Winning(bonus)]

    def _head(self, part: Node, number: Number) -> tuple[Kind, tuple[str, ...]]:
        words = tokens(part)
        last = words[-1]
        types: list[str] = []
        for word in words[:-1]:
            if word.type in ("NAME", "NAME_TOPIC"):
                types.append(self.type_name(word, str(word)))
            elif word.type == "STAMINA":
                types.append("Stamina")
            else:
                if word != word.lower() or word.endswith("s"):
                    raise self.wrong(word, f"{word.type.lower()!r} is singular here")
                types.append(str(word))
        if last.type in ("NAME", "NAME_TOPIC"):
            return Kind.ELEMENT, (self.type_name(last, self.singular(last, number)),)
        if last.type == "STAMINA":  # 6.1.3
            return Kind.MARKER, ("Stamina",)
        kind = Kind.POWER if last.type == "POWERS" else Kind[last.type]
        self.check_form(last, KINDS[kind], number)
        if kind is Kind.CARD and types[-1:] == ["spell"] and types[-2:-1] in (["strike"], ["shield"]):
            del types[-1]
        return kind, tuple(types)

    def thing(self, node: Node) -> str | None:
        """The resource, 'Stamina' or 'play' that a bare noun names; None if it is no such thing."""
        parts = subtrees(node)
        if len(parts) != 1 or len(tokens(parts[0])) != 1:
            return None
        return self.thing_word(tokens(parts[0])[0])

    # What is acted on

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
        return Pick(noun, least, most, wording)

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
            return Back(Pointer.IT, self.kind(inner, Number.MANY if plural else Number.ONE), plural)
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


THAN = {"MORE": Than.MORE, "LESS": Than.LESS, "THE_SAME": Than.SAME}
JOINED_NEVER = (Kind.POWER, Kind.PLAY, Kind.SPACE, Kind.MARKER)
"""What is no card, so that nothing is either it or a card."""
CONTROLLED_RANK, PLACE_RANK = 7, 8
RANKS = {
    "head": 3,
    "controlled": CONTROLLED_RANK,
    "with": 4,
    "without": 4,
    "without_value": 4,
    "named": 5,
    "would_win": 6,
    "that_is_not": 6,
}
DENIED: dict[str, Winning | Stitched | Unopposed] = {
    "WINNING": Winning(),
    "STITCHED": Stitched(),
    "UNOPPOSED": Unopposed(),
}
"""What can be said not to be: 'that is not winning'."""
AFTER_PLACE = (4, 5, 6)
"""What may also be said last: '1 card from your discards with a flames icon', '1 spell you control that is not
winning'."""
BACKS = ("it", "it_from", "them", "both_of_them", "that", "those", "done_this_way", "done_above", "each_back", "rest")
PICKED = ("pick", "pick_of", "one_of", "one_among", "nexts")


def _includes(one: tuple[Kind, tuple[str, ...]], other: tuple[Kind, tuple[str, ...]]) -> bool:
    """Whether one noun names all that another does: 'a spell' all strike spells, 'a spell card' all spells."""
    (kind, types), (its_kind, its_types) = one, other
    if kind is not Kind.CARD and kind is not its_kind:
        return False
    return set(types) <= {*its_types, its_kind.value}
