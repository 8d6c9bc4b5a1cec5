"""Single words of a parse tree: what they stand for, and whether they stand in the right form."""

from __future__ import annotations

from lark import Token

from coven.games.revel.text.tree import Compare, Doer, Kind, Value, Verb, Who, Whose
from coven.games.revel.text.words.forms import Number
from coven.games.revel.text.words.lexicon import DOERS, KINDS, VERBS
from coven.language import TextError, a_or_an, plural, singulars, title_case
from coven.language.binding import Span
from coven.language.nodes import Node, first_token, last_token, tokens

VALUES = {"POWER": Value.POWER, "RESISTANCE": Value.RESISTANCE, "EITHER_VALUE": Value.EITHER}


class Spelling:
    """Reads single words; knows the text, for errors."""

    def __init__(self, text: str) -> None:
        self.text = text

    def wrong(self, node: Node | Token, problem: str, rule: str | None = None, instead: str | None = None) -> TextError:
        """An error with the caret under a part of the text; `instead`: the words that are right there."""
        return TextError(problem, self.text, *self.span(node), rule=rule, instead=instead)

    def span(self, node: Node | Token) -> Span:
        """Where a part of the text stands."""
        start = first_token(node).start_pos or 0
        return start, last_token(node).end_pos or start

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
            raise self.wrong(token, f"the {number.value} is {right!r}", instead=right)

    def check_article(self, article: Token, after: Node | Token) -> None:
        token = first_token(after)
        right = "a" if token.type == "PLUS_ONE" else a_or_an(token)
        if article != right:
            raise self.wrong(article, f"before {str(token)!r} it is {right!r}", instead=right)

    def singular(self, token: Token, number: Number) -> str:
        if number is Number.ONE:
            return str(token)
        stems = singulars(token)
        if not stems:
            raise self.wrong(token, "a plural is needed here", instead=plural(token))
        if len(stems) > 1:
            raise self.wrong(
                token, f"this could be several of {' or of '.join(stems)}; say 'cards' or 'spells' after it"
            )
        return stems[0]

    def type_name(self, token: Token, name: str) -> str:
        if title_case(name.lower()) != name:
            raise self.wrong(token, f"a type is written {title_case(name.lower())!r}")
        return name.lower()

    def thing_word(self, token: Token) -> str | None:
        if token.type == "PLAY":
            return "play"
        return str(token) if token.type in ("NAME", "STAMINA") else None

    def value(self, token: Token) -> Value:
        return VALUES[token.type]

    def compared(self, node: Node) -> tuple[Compare, int]:
        token = next(token for token in tokens(node) if token.type == "INT")
        amount = self.integer(token, 0)
        if node.data == "exactly":
            return Compare.EXACTLY, amount
        if node.data == "more_than":
            return Compare.AT_LEAST, amount + 1
        if node.data == "less_than" and amount > 1:
            return Compare.AT_MOST, amount - 1
        if amount == 0 or node.data == "less_than":
            raise self.wrong(token, "0 or more is always true, and 0 or less is none")
        return (Compare.AT_LEAST if node.data == "at_least" else Compare.AT_MOST), amount

    def whose(self, node: Node, who: Doer) -> Whose:
        """Whose, said by 'your', 'their' or 'your opponent's' about what a player does."""
        token = tokens(node)[0]
        if token.type == "YOUR":
            return Whose.YOUR
        if token.type == "OPPONENTS" or who is Who.OPPONENT:
            return Whose.OPPONENTS
        if who is Who.YOU:
            problem = f"{str(token)!r} needs somebody else who does it; of yourself it is 'your'"
            raise self.wrong(token, problem, instead="your")
        return Whose.THEIR

    def own(self, who: Doer) -> Whose:
        """The things of whoever does it."""
        if who is Who.YOU:
            return Whose.YOUR
        return Whose.OPPONENTS if who is Who.OPPONENT else Whose.THEIR

    def participle(self, token: Token) -> Verb:
        verb = DOERS[str(token)]
        if token != VERBS[verb].participle:
            right = VERBS[verb].participle
            raise self.wrong(token, f"here it is {right!r}", instead=right)
        return verb

    def verb(self, token: Token) -> Verb:
        """The verb that a word is a form of."""
        if str(token) not in DOERS:
            raise self.wrong(token, "this verb can't stand here")
        return DOERS[str(token)]

    def check_verb(self, token: Token, right: str) -> None:
        if token != right:
            raise self.wrong(token, f"here it is {right!r}", instead=right)

    def check_agreement(self, token: Token, plural: bool, one: str, many: str) -> None:
        right = many if plural else one
        if token != right:
            raise self.wrong(token, f"here it is {right!r}", instead=right)
