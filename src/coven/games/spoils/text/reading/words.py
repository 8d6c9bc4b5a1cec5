"""Single words of a parse tree: what they stand for, and whether they stand in the right form."""

from __future__ import annotations

from typing import Final

from lark import Token

from coven.games.spoils.text.tree import Doer, Kind, Stat, They, Verb, Who
from coven.games.spoils.text.words.lexicon import DOERS, HEADS, KINDS, PUT, VERBS
from coven.language import TextError, a_or_an
from coven.language.binding import Span
from coven.language.nodes import Node, first_token, last_token

STATS: Final = {stat.value: stat for stat in Stat}


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

    def check(self, token: Token, right: str) -> None:
        """Refuse a word in another form than the one that stands here."""
        if token != right:
            raise self.wrong(token, f"here it is {right!r}", instead=right)

    def check_verb(self, token: Token, who: Doer | None, *, infinitive: bool = False) -> None:
        """'draw' or 'draws', by who does it."""
        forms = PUT if token.type == "PUT" else VERBS[Verb[token.type]]
        base = infinitive or who is Who.YOU or isinstance(who, They)
        self.check(token, forms.base if base else forms.third)

    def check_article(self, article: Token, after: Node | Token) -> None:
        token = first_token(after)
        right = a_or_an(token.strip('"'))
        if article != right:
            raise self.wrong(article, f"before {str(token)!r} it is {right!r}", instead=right)

    def kind(self, token: Token, *, plural: bool) -> Kind:
        """What a noun names; its form has to agree."""
        kind = HEADS[str(token)]
        one, many = KINDS[kind]
        right = many if plural else one
        if token != right:
            raise self.wrong(token, f"the {'plural' if plural else 'singular'} is {right!r}", instead=right)
        return kind

    def done(self, token: Token) -> Verb:
        """The verb of which a word is the past."""
        if token == "chosen":
            return Verb.CHOOSE
        return DOERS[str(token)]

    def stat(self, token: Token) -> Stat:
        return STATS[str(token)]

    def integer(self, token: Token, least: int = 1) -> int:
        if int(token) < least:
            raise self.wrong(token, f"a number here is at least {least}")
        return int(token)
