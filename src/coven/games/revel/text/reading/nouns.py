"""From parse trees to nouns and to what instructions act on."""

from __future__ import annotations

from typing import NamedTuple

from lark import Token

from coven.games.revel.text.tree import (
    All,
    Back,
    Beside,
    Compare,
    HasCounters,
    HasIcon,
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
    This,
    Unopposed,
    Value,
    Verb,
    What,
    Who,
    Whose,
    Winning,
    Wording,
)
from coven.games.revel.text.words.lexicon import DOERS, KINDS, VERBS
from coven.games.revel.text.words.nodes import Node, Number, first_token, last_token, number_of, subtrees, tokens
from coven.language import TextError, a_or_an, singulars, title_case

SUBJECTS: dict[str, Who] = {
    "YOU": Who.YOU,
    "OPPONENT": Who.OPPONENT,
    "EACH_PLAYER": Who.EACH,
    "A_PLAYER": Who.EACH,
    "PLAYERS": Who.EACH,
    "ITS_PLAYER": Who.ITS_PLAYER,
    "THEY": Who.OPPONENT,
}
PLACES = {"HAND": Place.HAND, "DISCARDS": Place.DISCARDS, "DECK": Place.DECK}
VALUES = {"POWER": Value.POWER, "RESISTANCE": Value.RESISTANCE, "EITHER_VALUE": Value.EITHER}
BEFORE: dict[str, Quality] = {"WINNING": Winning(), "STITCHED": Stitched(), "UNOPPOSED": Unopposed()}
SINGLE = (Kind.STANCE, Kind.WITCH)
"""What a player has one of at most, so that 'your stance' is said of all of them."""


class Site(NamedTuple):
    """A place and whose it is."""

    place: Place
    whose: Whose


class Naming:
    """Builds nouns; knows the text, for errors, and who 'their' stands for."""

    def __init__(self, text: str, *, stating: bool = False) -> None:
        self.text = text
        self.stating = stating
        """An ongoing effect is read. Nothing is carried out there, so nothing is picked and pointed back to."""
        self.named: What | None = None
        """What a sentence of such an effect named first, which 'it' then stands for."""
        self.named_before: What | None = None
        """The same of the sentence before."""

    def wrong(self, node: Node | Token, problem: str, rule: str | None = None) -> TextError:
        """An error with the caret under a part of the text."""
        start, end = first_token(node).start_pos, last_token(node).end_pos
        return TextError(problem, self.text, start or 0, end, rule=rule)

    # Small parts

    def integer(self, token: Token, least: int = 1) -> int:
        if int(token) < least:
            raise self.wrong(token, f"a number here is at least {least}")
        return int(token)

    def kind(self, node: Node, number: Number) -> Kind:
        token = tokens(node)[0]
        kind = Kind[token.type]
        self.check_form(token, KINDS[kind], number)
        return kind

    def check_form(self, token: Token, forms: tuple[str, str], number: Number) -> None:
        right = forms[0] if number is Number.ONE else forms[1]
        if token != right:
            raise self.wrong(token, f"the {number.value} is {right!r}")

    def check_article(self, article: Token, after: Node | Token) -> None:
        token = first_token(after)
        right = "a" if token.type == "PLUS_ONE" else a_or_an(token)
        if article != right:
            raise self.wrong(article, f"before {str(token)!r} it is {right!r}")

    def whose(self, node: Node, who: Who) -> Whose:
        """Whose, said by 'your', 'their' or 'your opponent's' about what a player does."""
        token = tokens(node)[0]
        if token.type == "YOUR":
            return Whose.YOUR
        if token.type == "OPPONENTS" or who is Who.OPPONENT:
            return Whose.OPPONENTS
        if who is Who.YOU:
            raise self.wrong(token, f"{str(token)!r} needs somebody else who does it; of yourself it is 'your'")
        return Whose.THEIR

    def value(self, token: Token) -> Value:
        return VALUES[token.type]

    def compared(self, node: Node) -> tuple[Compare, int]:
        token = next(token for token in tokens(node) if token.type == "INT")
        amount = self.integer(token, 0)
        if node.data == "exactly":
            return Compare.EXACTLY, amount
        if amount == 0:
            raise self.wrong(token, "0 or more is always true, and 0 or less is none")
        return (Compare.AT_LEAST if node.data == "at_least" else Compare.AT_MOST), amount

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
            return Beside(self.value(parts[1]), more=parts[0].type == "MORE")
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

    def site(self, node: Node, who: Who) -> Site:
        """Where: 'from your hand', 'on your side of the field'."""
        last = tokens(node)[-1]
        inner = subtrees(node)
        whose = self.whose(inner[0], who) if inner else Whose.ANY
        if node.data in ("in_opposing_area", "on_opposing_side"):
            whose = Whose.OPPOSING
        return Site(PLACES.get(last.type, Place.FIELD), whose)

    # Nouns

    def noun(self, node: Node, number: Number, who: Who, poss: Node | None = None) -> Noun:
        """A noun of a number; `poss` is the 'your' before it."""
        other = False
        whose = Whose.ANY if poss is None else self.whose(poss, who)
        place = Place.UNSAID
        qualities: list[Quality] = []
        kind = Kind.ELEMENT
        types: tuple[str, ...] = ()
        rank, seen = -1, set[int]()
        for part in subtrees(node):
            step = self._rank(part)
            late = rank == PLACE_RANK and step in AFTER_PLACE and step not in seen
            if (step < rank and not late) or (step in seen and step != 2):
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
                kind, types = self._head(part, number)
            elif step == PLACE_RANK:
                if whose is not Whose.ANY:
                    raise self.wrong(part, "whose it is has been said already")
                place, whose = self.site(part, who)
            else:
                for quality in self._qualities(part, number):
                    if quality in qualities:
                        raise self.wrong(part, "this is said already")
                    qualities.append(quality)
        if place not in (Place.UNSAID, Place.FIELD) and any(isinstance(quality, Beside) for quality in qualities):
            raise self.wrong(node, "cards off the field are not compared with this spell")
        return Noun(kind, types, whose, place, other, tuple(qualities))

    def _rank(self, part: Node) -> int:
        if part.data == "before":
            return {"OTHER": 0, "OPPOSING": 1}.get(tokens(part)[0].type, 2)
        return RANKS.get(part.data, PLACE_RANK)

    def _qualities(self, part: Node, number: Number) -> list[Quality]:
        """What is said after the noun: 'with a +1 and 3 or less Power', 'named "Ember"'."""
        if part.data == "with":
            return [self.having(having) for having in subtrees(part)]
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
            if word.type == "NAME":
                types.append(self.type_name(word, str(word)))
            elif word.type == "STAMINA":
                types.append("Stamina")
            else:
                if word != word.lower() or word.endswith("s"):
                    raise self.wrong(word, f"{word.type.lower()!r} is singular here")
                types.append(str(word))
        if last.type == "NAME":
            return Kind.ELEMENT, (self.type_name(last, self.singular(last, number)),)
        if last.type == "STAMINA":
            return Kind.MARKER, ("Stamina",)
        kind = Kind.POWER if last.type == "POWERS" else Kind[last.type]
        self.check_form(last, KINDS[kind], number)
        if kind is Kind.CARD and types[-1:] == ["spell"] and types[-2:-1] in (["strike"], ["shield"]):
            del types[-1]
        return kind, tuple(types)

    def singular(self, token: Token, number: Number) -> str:
        if number is Number.ONE:
            return str(token)
        stems = singulars(token)
        if not stems:
            raise self.wrong(token, "a plural is needed here")
        if len(stems) > 1:
            raise self.wrong(
                token, f"this could be several of {' or of '.join(stems)}; say 'cards' or 'spells' after it"
            )
        return stems[0]

    def type_name(self, token: Token, name: str) -> str:
        if title_case(name.lower()) != name:
            raise self.wrong(token, f"a type is written {title_case(name.lower())!r}")
        return name.lower()

    def thing(self, node: Node) -> str | None:
        """The resource, 'Stamina' or 'play' that a bare noun names; None if it is no such thing."""
        parts = subtrees(node)
        if len(parts) != 1 or len(tokens(parts[0])) != 1:
            return None
        return self.thing_word(tokens(parts[0])[0])

    def thing_word(self, token: Token) -> str | None:
        if token.type == "PLAY":
            return "play"
        return str(token) if token.type in ("NAME", "STAMINA") else None

    # What is acted on

    def what(self, node: Node, who: Who) -> What:
        """What an instruction acts on, or a statement is about."""
        found = self._what(node, who)
        if self.named is None:
            self.named = found
        return found

    def next_sentence(self) -> None:
        """'it' may still stand for what the sentence before spoke of."""
        self.named_before, self.named = self.named or self.named_before, None

    def _what(self, node: Node, who: Who) -> What:
        data = node.data
        if self.stating and data in PICKED:
            raise self.wrong(node, "an ongoing effect picks nothing; say all of what, as in 'your spells'")
        if self.stating and data in BACKS:
            return self._again(node)
        if data == "pick" or data == "pick_of":
            return self._pick(node, who)
        if data == "one_of":
            least, most, _ = self._quantity(tokens(node))
            back = self.back(subtrees(node)[0])
            if not back.plural:
                raise self.wrong(node, "one of several is picked; this is one only")
            return OneOf(back, least, most)
        if data == "nexts":
            return self._nexts(node, who)
        if data == "this":
            return This(self.kind(subtrees(node)[0], Number.ONE))
        if data == "each_back":
            back = self.back(subtrees(node)[0])
            if not back.plural:
                raise self.wrong(node, "'each of' takes several; this is one only")
            return back
        if data in BACKS:
            return self.back(node)
        return self.all(node, who)

    def possessor(self, token: Token) -> What:
        """Whose Power 'its Power' is, or "this spell's Power", "that spell's Power"."""
        word, _, kind = str(token).removesuffix("'s").partition(" ")
        if word == "this":
            this = This(Kind(kind))
            self.named = self.named or this
            return this
        if self.stating:
            return self._again(token)
        return Back(Pointer.IT, Kind(kind) if kind else None)

    def _again(self, node: Node | Token) -> This:
        """'it' in an ongoing effect: the element that carries it, if that is what was spoken of first."""
        named = self.named_before if self.named is None else self.named
        pronoun = node.type == "ITS" if isinstance(node, Token) else node.data == "it"
        if pronoun and isinstance(named, This):
            return This(named.kind, again=True)
        raise self.wrong(node, "in an ongoing effect this points to nothing; name it, as in 'this spell'")

    def _quantity(self, parts: list[Token]) -> tuple[int, int | None, Wording]:
        types = [part.type for part in parts]
        if "ANY_NUMBER_OF" in types:
            return 0, None, Wording.PLAIN
        if "ANOTHER" in types:
            return 1, 1, Wording.PLAIN
        amount = self.integer(next(part for part in parts if part.type == "INT"))
        if "UP_TO" in types:
            return 0, amount, Wording.PLAIN
        return amount, amount, Wording.ANY if "ANY" in types else Wording.PLAIN

    def _pick(self, node: Node, who: Who) -> Pick:
        parts = tokens(node)
        least, most, wording = self._quantity(parts)
        inner = subtrees(node)[0]
        if node.data == "pick_of":
            wording = Wording.ANY_OF if wording is Wording.ANY else Wording.OF
            noun = self.owned(inner, Number.MANY, who)
        else:
            noun = self.noun(inner, Number.MANY if most is None else number_of(most), who)
        if any(part.type == "ANOTHER" for part in parts):
            if noun.other:
                raise self.wrong(inner, "'another' says 'other' already")
            noun = Noun(noun.kind, noun.types, noun.whose, noun.place, True, noun.qualities)
        return Pick(noun, least, most, wording)

    def owned(self, node: Node, number: Number, who: Who) -> Noun:
        poss, noun = subtrees(node)
        return self.noun(noun, number, who, poss)

    def _nexts(self, node: Node, who: Who) -> NextDraws:
        parts = tokens(node)
        amount = self.integer(parts[1]) if len(parts) == 3 else 1
        if len(parts) == 3 and amount == 1:
            raise self.wrong(parts[1], "of one it is 'next draw'")
        self.check_form(parts[-1], ("draw", "draws"), number_of(amount))
        whose = self.whose(subtrees(node)[0], who)
        return NextDraws({Whose.YOUR: Who.YOU, Whose.OPPONENTS: Who.OPPONENT}.get(whose, who), amount)

    def all(self, node: Node, who: Who) -> All:
        """Everything that a noun names."""
        data = node.data
        if data == "area" or data == "opposing_area":
            whose = Whose.OPPOSING if data == "opposing_area" else self.whose(subtrees(node)[0], who)
            return All(Noun(Kind.CARD, (), whose, PLACES[tokens(node)[-1].type]), area=True)
        inner = subtrees(node)[0]
        if data == "all_of_them":
            noun = self.noun(inner, Number.MANY, who)
            one_only = noun.whose is Whose.OPPOSING and noun.place is Place.UNSAID
            return All(noun, Wording.EACH if one_only else Wording.PLAIN)
        if data == "each":
            return All(self.noun(inner, Number.ONE, who), Wording.EACH)
        if data == "each_of":
            return All(self.owned(inner, Number.MANY, who), Wording.EACH)
        if data == "the_opposing":
            noun = self.noun(inner, Number.ONE, who)
            if noun.whose is not Whose.ANY or noun.other:
                raise self.wrong(inner, "this is said to be the opposing one already")
            return All(Noun(noun.kind, noun.types, Whose.OPPOSING, noun.place, False, noun.qualities))
        single = self._is_single(inner) and not tokens(node)
        return All(self.owned(inner, Number.ONE if single else Number.MANY, who))

    def _is_single(self, owned: Node) -> bool:
        head = next(part for part in subtrees(subtrees(owned)[1]) if part.data == "head")
        return tokens(head)[-1].type in ("STANCE", "WITCH")

    def back(self, node: Node) -> Back:
        """A back reference (4.10.8, 4.10.9)."""
        data = node.data
        if self.stating:
            raise self.wrong(node, "an ongoing effect has nothing to point back to")
        if data == "rest":
            return Back(Pointer.REST, plural=True)
        if data == "it" or data == "them":
            return Back(Pointer.IT, plural=data == "them")
        inner = subtrees(node)[0]
        if data == "that" or data == "those":
            plural = data == "those"
            return Back(Pointer.IT, self.kind(inner, Number.MANY if plural else Number.ONE), plural)
        done = next(token for token in tokens(node) if token.type in ("DONE", "STITCHED"))
        each = tokens(node)[0].type == "EACH"
        plural = not each and tokens(inner)[0] == KINDS[Kind[tokens(inner)[0].type]][1]
        kind = self.kind(inner, Number.MANY if plural else Number.ONE)
        pointer = Pointer.ABOVE if data == "done_above" else Pointer.THIS_WAY
        return Back(pointer, kind, plural or each, self.participle(done))

    def participle(self, token: Token) -> Verb:
        verb = DOERS[str(token)]
        if token != VERBS[verb].participle:
            raise self.wrong(token, f"here it is {VERBS[verb].participle!r}")
        return verb


RANKS = {
    "head": 3,
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
PLACE_RANK = 7
AFTER_PLACE = (4, 5)
"""What may also be said last: '1 card from your discards with a flames icon'."""
BACKS = ("it", "them", "that", "those", "done_this_way", "done_above", "each_back", "rest")
PICKED = ("pick", "pick_of", "one_of", "nexts")


def is_plural(what: What) -> bool:
    """Whether the verb after it is in the plural: 'your spells have', '1 of your spells has'."""
    if isinstance(what, Pick):
        return what.most != 1
    if isinstance(what, All):
        if what.wording is Wording.EACH:
            return False
        return what.noun.place is Place.DISCARDS if what.area else not is_single(what)
    if isinstance(what, NextDraws):
        return what.amount != 1
    if isinstance(what, OneOf):
        return what.most != 1
    return isinstance(what, Back) and what.plural


def is_single(what: All) -> bool:
    """Whether all that is meant is one thing: a stance, a witch, 'the opposing spell'."""
    noun = what.noun
    if noun.place is not Place.UNSAID or noun.whose is Whose.ANY:
        return False
    return noun.whose is Whose.OPPOSING or noun.kind in SINGLE
