"""Binding statements."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace

from coven.games.spoils.text.binding.conditions import Conditions
from coven.games.spoils.text.binding.scope import ANYTHING, CARDS
from coven.games.spoils.text.tree import (
    AssignsPast,
    Bonus,
    Can,
    Cannot,
    CardType,
    Change,
    Controls,
    CostChange,
    Exchanged,
    Gains,
    Keyword,
    Loses,
    Must,
    MustPay,
    NotRestored,
    Only,
    Paragraph,
    Provides,
    Revealed,
    Statement,
    TextOf,
    What,
    Who,
)
from coven.language.binding import There


class Statements(Conditions):
    """Binds statements."""

    def statement(self, it: Statement) -> Statement:
        match it:
            case Bonus(on, changes):
                bound, _ = self.thing(on, CARDS, there=There.YES)
                return Bonus(bound, tuple(Change(c.stat, c.direction, self.amount(c.amount)) for c in changes))
            case Gains(on, what):
                bound, _ = self.thing(on, CARDS, there=There.YES)
                return Gains(bound, self._gained(what))
            case Loses(on, what):
                return Loses(self.thing(on, CARDS, there=There.YES)[0], what)
            case Cannot(subject, _, target):
                return replace(it, subject=self._subject(subject), object=self._maybe(target), by=self._maybe(it.by))
            case Can(subject, _, target):
                return replace(it, subject=self._subject(subject), object=self._maybe(target))
            case Only(subject):
                return replace(it, subject=self._subject(subject))
            case Must(subject, _, target):
                return replace(it, subject=self._subject(subject), object=self._maybe(target))
            case MustPay(_, amount, _, noun):
                return replace(it, amount=self.amount(amount), noun=self.noun(noun))
            case CostChange(noun, _, amount):
                of = None if it.of is None else replace(it.of, noun=self.noun(it.of.noun))
                return replace(it, noun=self.noun(noun), amount=self.amount(amount), of=of)
            case Provides(what):
                return replace(it, what=self.thing(what)[0])
            case Revealed(what):
                bound, _ = self.thing(what)
                assert isinstance(bound, type(what))
                return Revealed(bound)
            case Controls(who, what):
                return Controls(who, self.thing(what)[0])
            case Exchanged(what):
                return Exchanged(self.thing(what)[0])
            case NotRestored(what, by):
                bound, _ = self.thing(what)
                return NotRestored(bound, self.doer(by))
            case AssignsPast(what):
                return replace(it, what=self.thing(what)[0])
        return it

    def _gained(
        self, what: Keyword | CardType | Paragraph | TextOf | str
    ) -> Keyword | CardType | Paragraph | TextOf | str:
        if isinstance(what, TextOf):
            return TextOf(self.thing(what.of)[0])
        return what if isinstance(what, Keyword | CardType | str) else self.gained(what)

    @abstractmethod
    def gained(self, paragraph: Paragraph) -> Paragraph:
        """Rules text that a card gains: in it 'this card' is that card, and nothing outside is in reach."""

    def _subject(self, subject: Who | What) -> Who | What:
        return subject if isinstance(subject, Who) else self.thing(subject, ANYTHING)[0]

    def _maybe(self, what: What | None) -> What | None:
        return None if what is None else self.thing(what)[0]
