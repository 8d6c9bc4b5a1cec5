"""Reading what text speaks of: nouns with their qualities, and what takes or points at things."""

from __future__ import annotations

from typing import Final

from lark import Token

from coven.games.spoils.text.reading.words import Spelling
from coven.games.spoils.text.tree import (
    Actor,
    All,
    Amount,
    AttachedTo,
    Back,
    CardType,
    Compare,
    CouldBePicked,
    Doer,
    HasKeyword,
    HasStat,
    HasSubtype,
    HasTokens,
    Host,
    Icon,
    InPartyWith,
    Is,
    IsNot,
    Kind,
    Lacks,
    Last,
    Most,
    Named,
    Noun,
    OfTrade,
    OneOf,
    Place,
    PlayerOf,
    Pointer,
    Providing,
    Quality,
    Role,
    SameType,
    Side,
    Some,
    Stat,
    State,
    Target,
    ThatPicked,
    They,
    This,
    Together,
    Top,
    Trade,
    Variable,
    Verb,
    Was,
    What,
    Who,
    Winner,
    Wording,
)
from coven.games.spoils.text.words.lexicon import HEADS, KEYWORDS, KINDS, NON, STATES
from coven.language.nodes import Node, subtrees, tokens

AREAS: Final = {"HAND": Place.HAND, "DECK": Place.DECK, "DISCARD_PILE": Place.DISCARD_PILE}
CONTROLS: Final[dict[str, Doer]] = {
    "you control": Who.YOU,
    "your opponent controls": Who.OPPONENT,
    "they control": They(),
    "that player controls": Actor(),
}
DOERS: Final[dict[str, Doer]] = {
    "YOU": Who.YOU,
    "OPPONENT": Who.OPPONENT,
    "EACH_PLAYER": Who.EACH,
    "A_PLAYER": Who.ANY,
    "PLAYERS": Who.EACH,
    "THAT_PLAYER": Actor(),
    "OTHER_PLAYER": Actor(other=True),
    "WINNER": Winner(),
}
COMPARES: Final = {"OR_MORE": Compare.AT_LEAST, "OR_LESS": Compare.AT_MOST, "OR_FEWER": Compare.AT_MOST}
SINGULAR: Final = (Kind.DAMAGE,)
"""What has no plural of its own."""


class Nouns(Spelling):
    """Reads nouns."""

    # Players

    def doer(self, node: Node) -> Doer:
        token = tokens(node)[0] if tokens(node) else None
        inner = subtrees(node)
        if inner:
            assert token is not None
            return PlayerOf(self.possessor(inner[0]), Role.OWNER if token.type == "OWNER" else Role.CONTROLLER)
        assert token is not None
        if token.type == "THEY":
            return They(at=self.span(token))
        return DOERS[token.type]

    def possessor(self, node: Node) -> What:
        """'its', "this card's", "the character's"."""
        first, *rest = tokens(node)
        at = self.span(node)
        if first.type == "ITS":
            return Back(Pointer.IT, at=at)
        if first.type == "THIS_CARDS":
            return This(at=at)
        kind = HEADS[rest[0].removesuffix("'s")]
        return Back(Pointer.THE if first.type == "THE" else Pointer.THAT, kind, at=at)

    def whose(self, node: Node | Token) -> Doer | None:
        """'your', 'their', "its owner's", 'a' (anybody's), 'that' ('that deck')."""
        if isinstance(node, Token):
            return None if node.type == "A" else Actor()
        inner, words = subtrees(node), tokens(node)
        if inner:
            self.check(words[0], "owner's" if words[0].type == "OWNERS" else "controller's")
            return PlayerOf(self.possessor(inner[0]), Role.OWNER if words[0].type == "OWNERS" else Role.CONTROLLER)
        token = words[0]
        if token.type == "THEIR" and len(words) > 1:
            self.check(words[1], "owners'")
            return PlayerOf(Back(Pointer.IT, plural=True, at=self.span(node)), Role.OWNER)
        if token.type == "THEIR":
            return They(at=self.span(token))
        named: dict[str, Doer] = {"YOUR": Who.YOU, "OPPONENTS": Who.OPPONENT, "THAT_PLAYERS": Actor()}
        return named[token.type]

    def area(self, node: Node) -> tuple[Doer | None, Place]:
        """Whose area, and which: of a node that ends with them."""
        *_, owner, token = node.children
        assert isinstance(token, Token)
        whose = self.whose(owner)
        plural = isinstance(whose, PlayerOf) and isinstance(whose.of, Back) and whose.of.plural
        place = AREAS[token.type]
        self.check(token, place.value + "s" if plural else place.value)
        return whose, place

    # Nouns

    def noun(self, node: Node, *, plural: bool) -> Noun:
        """A noun with all that narrows it."""
        qualities: list[Quality] = []
        kinds: list[Kind] = []
        whose: Doer | None = None
        place = Place.UNSAID
        other = False
        for part in node.children:
            if isinstance(part, Token):
                if part.type == "STAPLE_NAME":
                    kinds.append(Kind.RESOURCE)
                    qualities.append(Named(str(part)))
                elif part.type != "OR_NOUN":
                    kinds.append(self.kind(part, plural=plural and HEADS[str(part)] not in SINGULAR))
            elif part.data == "adjective":
                token = tokens(part)[0]
                if token.type == "OTHER":
                    other = True
                else:
                    qualities.append(self._adjective(part, token))
            elif part.data == "controlled_by":
                if whose is not None:
                    raise self.wrong(part, "whose it is was said before")
                whose = CONTROLS[str(tokens(part)[0])]
            elif part.data == "in_area":
                whose, place = self.area(part)
            elif part.data == "in_play":
                place = Place.IN_PLAY
            elif part.data == "in_it":
                continue  # see `some`
            else:
                qualities.append(self._post(part))
        kind, *also = kinds
        return Noun(kind, whose, place, other, tuple(qualities), tuple(also), at=self.span(node))

    def _adjective(self, node: Node, token: Token) -> Quality:
        if token.type == "NON":
            return IsNot(CardType(NON[str(token)]))
        if token.type == "STRING":
            return HasSubtype(token.strip('"'))
        if token.type == "TRADE":
            return OfTrade(Trade(token.lower()))
        if len(tokens(node)) > 1:
            return Is(State.FIGHTING)
        return Is(STATES[token.type])

    def _post(self, node: Node) -> Quality:
        words, inner = tokens(node), subtrees(node)
        match node.data:
            case "in_battle":
                return Is(State.IN_BATTLE)
            case "in_party":
                return InPartyWith(self.what(inner[0]))
            case "attached_to":
                return AttachedTo(self.what(inner[0]))
            case "with_stat":
                return self._with(node)
            case "with_token":
                return HasTokens()
            case "with_no_tokens":
                return HasTokens(Compare.EXACTLY, 0)
            case "with_cost":
                stat = self.stat(words[2])
                if stat is not Stat.NUMERIC_COST:
                    raise self.wrong(words[2], f"say 'with 2 or less {stat.value}'")
                return HasStat(stat, self._compared(words), self.num(inner[0]))
            case "with_most":
                return Most(self.stat(words[-1]), words[2] == "lowest")
            case "with_keyword":
                return HasKeyword(KEYWORDS[words[1].type])
            case "without_keyword":
                return Lacks(HasKeyword(KEYWORDS[words[1].type]))
            case "named":
                if not words[1][0].isupper() and not words[1][0].isdigit():
                    raise self.wrong(words[1], "a card's name begins with a capital letter", "201.1a")
                return Named(str(words[1]))
            case "providing":
                if len(words) < 3:
                    raise self.wrong(words[-1], "say 'at least' before the icons", instead=f"at least {words[-1]}")
                return Providing(self.icons(words[-1]))
            case "shares":
                return SameType(self.what(inner[0]))
            case "that_is_not":
                return Lacks(Is(STATES[words[1].type]))
            case "that_did":
                return self._that_did(node)
            case "damaged_by_this":
                return Was(Verb.RECEIVE, This(at=self.span(words[1])))
            case "that_picked":
                kinds = [self.kind(token, plural=False) for token in tokens(inner[0]) if token.type != "OR_NOUN"]
                self.check_article(words[1], inner[0])
                return ThatPicked(Noun(kinds[0], also=tuple(kinds[1:]), at=self.span(inner[0])))
            case _:
                return CouldBePicked()

    def _with(self, node: Node) -> Quality:
        words = tokens(node)
        amount = self.num(subtrees(node)[0])
        if words[-1].type == "TOKEN":
            if not isinstance(amount, int):
                raise self.wrong(node, "say how many tokens by a number")
            self.kind(words[-1], plural=amount != 1 or len(words) > 2)
            return HasTokens(self._compared(words), amount)
        return HasStat(self.stat(words[-1]), self._compared(words), amount)

    def _that_did(self, node: Node) -> Quality:
        words = tokens(node)
        if words[1].type == "ENTERED_PLAY":
            return Was(Verb.ENTER)
        verb = self.done(words[1])
        damage = any(token.type == "DAMAGE" for token in words)
        if damage != (verb is Verb.RECEIVE) or verb not in (Verb.ATTACK, Verb.BLOCK, Verb.RECEIVE):
            raise self.wrong(words[1], "say 'that attacked', 'that blocked' or 'that received damage this turn'")
        return Was(verb)

    def _compared(self, words: list[Token]) -> Compare:
        return next((COMPARES[token.type] for token in words if token.type in COMPARES), Compare.EXACTLY)

    def icons(self, token: Token) -> tuple[Icon, ...]:
        return tuple(Icon(letter) for letter in token.strip("[]"))

    def num(self, node: Node) -> int | Variable:
        """'3', 'X', 'X+X', 'X+1'."""
        token = tokens(node)[0]
        if token.type == "INT":
            return self.integer(token, 0)
        _, _, more = token.partition("+")
        if more == "X":
            return Variable(2, at=self.span(token))
        return Variable(1, int(more or 0), at=self.span(token))

    # What takes or points at things

    def what(self, node: Node) -> What:
        """What is acted on, or spoken of."""
        at = self.span(node)
        match node.data:
            case "some":
                return self.some(node)
            case "of_them":
                return self._of_them(node)
            case "all":
                first = tokens(node)[0]
                each = first.type == "EACH"
                noun = self.noun(subtrees(node)[0], plural=not each)
                return All(noun, Wording.EACH if each else Wording.ALL, at=at)
            case "owned":
                token = tokens(node)[-1]
                self.kind(token, plural=False)
                return All(Noun(Kind.FACTION, self.whose(subtrees(node)[0]), at=at), at=at)
            case "area":
                whose, place = self.area(node)
                return All(Noun(Kind.CARD, whose, place, at=at), area=True, at=at)
            case "top":
                return self._top(node)
            case "this":
                return This(at=at)
            case "host":
                said = str(tokens(node)[0])
                return Host(HEADS[said.split(" ")[1]], " was " in said, at=at)
            case "target":
                return Target(at=at)
            case "last":
                words = tokens(node)
                return Last(self.noun(subtrees(node)[0], plural=False), self.done(words[2]), at=at)
            case "together":
                one, other = subtrees(node)
                return Together((self.what(one), self.what(other)))
            case "every":
                return All(self.noun(subtrees(node)[0], plural=True), at=at)
            case "the" if any(token.type in STATES for token in tokens(node)):
                return self._party(node)
            case _:
                return self.back(node)

    def some(self, node: Node) -> What:
        """'a character', '2 or fewer characters', 'no items', 'any number of cards', 'a card in it'."""
        words, inner = tokens(node), subtrees(node)
        at = self.span(node)
        noun_node = inner[-1]
        first = words[0].type if words else "NUM"
        least: Amount
        most: Amount | None
        if first in ("A", "ANOTHER"):
            if first == "A":
                self.check_article(words[0], noun_node)
            least, most, plural = 1, 1, False
        elif first == "NO":
            least, most, plural = 0, 0, True
        elif first == "ANY_NUMBER_OF":
            least, most, plural = 0, None, True
        else:
            amount = self.num(inner[0])
            compare = next((token.type for token in words if token.type in ("OR_FEWER", "OR_MORE")), "")
            least = 0 if compare == "OR_FEWER" else amount
            most = None if compare == "OR_MORE" else amount
            plural = amount != 1 or bool(compare)
        noun = self.noun(noun_node, plural=plural)
        if first == "ANOTHER":
            if noun.other:
                raise self.wrong(node, "'another' says 'other' already")
            noun = Noun(noun.kind, noun.whose, noun.place, True, noun.qualities, noun.also, at=noun.at)
        within = [part for part in subtrees(noun_node) if part.data == "in_it"]
        if within:
            many = len(tokens(within[0])) > 1
            back = Back(Pointer.IT, plural=many, at=self.span(within[0]))
            return OneOf(back, least, most, noun, at=at)
        return Some(noun, least, most, at=at)

    def _of_them(self, node: Node) -> What:
        words, inner = tokens(node), subtrees(node)
        heads = [part for part in inner if part.data == "heads"]
        nums = [part for part in inner if part.data == "num"]
        if heads:
            kind = self.kind(tokens(heads[0])[0], plural=True)
            start = next(token for token in words if token.type == "THOSE").start_pos or 0
            back = Back(Pointer.THAT, kind, plural=True, at=(start, self.span(heads[0])[1]))
        else:
            back = Back(Pointer.IT, plural=True, at=self.span(words[-1]))
        least: Amount
        most: Amount | None
        if words[0].type == "ONE_OF":
            least, most = 1, 1
        elif words[0].type == "ANY_NUMBER_OF":
            least, most = 0, None
        else:
            amount = self.num(nums[0])
            least = 0 if any(token.type == "OR_FEWER" for token in words) else amount
            most = amount
        return OneOf(back, least, most, at=self.span(node))

    def _top(self, node: Node) -> Top:
        words, inner = tokens(node), subtrees(node)
        nums = [part for part in inner if part.data == "num"]
        amount = self.num(nums[0]) if nums else 1
        card = next(token for token in words if token.type == "CARD")
        self.kind(card, plural=amount != 1)
        whose, place = self.area(node)
        assert place is Place.DECK
        if whose is None:
            raise self.wrong(node, "say whose deck it is")
        return Top(whose, amount, Side.TOP if words[1] == "top" else Side.BOTTOM, at=self.span(node))

    def back(self, node: Node) -> Back:
        """'it', 'that card', 'the second character', 'the picked characters', 'the rest'."""
        words = tokens(node)
        at = self.span(node)
        if node.data == "it":
            return Back(Pointer.IT, plural=words[0].type == "THEM", at=at)
        if node.data == "rest":
            return Back(Pointer.REST, plural=True, at=at)
        heads = [token for token in tokens(subtrees(node)[0]) if token.type != "OR_NOUN"]
        many = not _is_singular(heads[0])
        each = node.data == "each_done"
        kinds = [self.kind(token, plural=many) for token in heads]
        also = tuple(kinds[1:])
        if node.data == "that":
            if many != (words[0].type == "THOSE"):
                right = "those" if many else "that"
                raise self.wrong(words[0], f"here it is {right!r}", instead=right)
            return Back(Pointer.THAT, kinds[0], plural=many, also=also, at=at)
        if node.data == "this_way":
            verb = self.done(words[1])
            return Back(Pointer.THIS_WAY, kinds[0], plural=many, also=also, verb=verb, at=at)
        other, ordinal = False, 0
        verb_: Verb | None = None
        for token in words[1:]:
            if token.type == "OTHER":
                other = True
            elif token.type in ("FIRST", "SECOND"):
                ordinal = 1 if token.type == "FIRST" else 2
            else:
                verb_ = {"NAMED": Verb.NAME, "DAMAGED": Verb.INFLICT}.get(token.type) or self.done(token)
        pointer = Pointer.DONE if verb_ is not None else Pointer.THE
        return Back(pointer, kinds[0], many or each, also, other, ordinal, verb_, each, at=at)

    def _party(self, node: Node) -> All:
        """302 'the blocking party' is the one there is, whether it was spoken of or not."""
        words, at = tokens(node), self.span(node)
        heads = tokens(subtrees(node)[0])
        if len(words) != 2 or len(heads) != 1 or heads[0].type != "PARTY":
            raise self.wrong(node, "say 'the blocking party', or point at something by its kind alone")
        self.kind(heads[0], plural=False)
        return All(Noun(Kind.PARTY, qualities=(Is(STATES[words[1].type]),), at=at), at=at)


def _is_singular(token: Token) -> bool:
    return str(token) == KINDS[HEADS[str(token)]][0]
