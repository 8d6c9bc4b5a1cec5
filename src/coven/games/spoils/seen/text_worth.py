"""What the text of a card tells a computer player, beyond its figures: a rough reading that carries nothing out."""

from __future__ import annotations

from functools import cache
from typing import Final

from coven.games.spoils.cards.printed_text import Sheet
from coven.games.spoils.text.tree import (
    Act,
    All,
    Amounts,
    Back,
    Bonus,
    Carrier,
    Compare,
    Direction,
    Gains,
    Host,
    Is,
    Stat,
    State,
    ThingEvent,
    This,
    Tokens,
    TokensOn,
    Trigger,
    Verb,
)
from coven.language.walking import nodes


class TextWorth:
    """What a text has in it for whoever controls the card."""

    __slots__ = ("blocked", "blocking", "fells_attackers", "shows", "tokens")

    def __init__(self, sheet: Sheet) -> None:
        self.tokens: Final = _use_of_tokens(sheet)
        """409 Whether its abilities want tokens on it: 1; or wait for them to be gone: -1; 0 if they don't ask."""
        self.shows: Final = any(_shows(gated.text) for gated in sheet.statements)
        """410, 501.1 Whether what it brings shows on the card that it is attached to: numbers, keywords, texts."""
        battles = [gated.text for gated in sheet.triggers if not gated.gates and _is_blocking(gated.text)]
        blocking = [one for one in battles if not _is_undergone(one)]
        self.blocking: Final = _gained(blocking)
        """503 The strength and the life that it gains if it blocks."""
        self.blocked: Final = _gained([one for one in battles if _is_undergone(one)])
        """The same if it is blocked."""
        self.fells_attackers: Final = any(_fells_attackers(one) for one in blocking)
        """503 Whether it destroys the attackers if it blocks."""


@cache
def text_worth(sheet: Sheet) -> TextWorth:
    """What a text has in it, read once."""
    return TextWorth(sheet)


def _use_of_tokens(sheet: Sheet) -> int:
    wanted = 0
    for gated in sheet.abilities:
        for node in nodes(gated.text):
            if isinstance(node, Amounts) and isinstance(node.measure, TokensOn):
                if node.compare is Compare.EXACTLY and node.amount == 0:
                    return -1
            elif isinstance(node, Tokens) and node.verb is Verb.REMOVE and isinstance(node.on, This):
                wanted = 1
    return wanted


def _shows(statement: object) -> bool:
    return isinstance(statement, (Bonus, Gains)) and isinstance(statement.on, Host)


def _is_blocking(trigger: Trigger) -> bool:
    """Whether a trigger is set off by the card blocking, or being blocked, whatever it meets."""
    event = trigger.event
    return (
        isinstance(event, ThingEvent)
        and isinstance(event.what, This)
        and event.verbs == (Verb.BLOCK,)
        and event.object is None
    )


def _is_undergone(trigger: Trigger) -> bool:
    return isinstance(trigger.event, ThingEvent) and trigger.event.undergone


def _gained(triggers: list[Trigger]) -> tuple[int, int]:
    """The strength and the life that the card gains by triggers."""
    total = {Stat.STRENGTH: 0, Stat.LIFE: 0}
    for bonus in nodes(tuple(triggers)):
        if isinstance(bonus, Bonus) and _is_the_card(bonus.on):
            for change in bonus.changes:
                if change.stat in total and isinstance(change.amount, int) and change.direction is Direction.INCREASE:
                    total[change.stat] += change.amount
    return total[Stat.STRENGTH], total[Stat.LIFE]


def _is_the_card(what: object) -> bool:
    return isinstance(what, This) or (isinstance(what, Back) and isinstance(what.to, Carrier))


def _fells_attackers(trigger: Trigger) -> bool:
    for act in nodes(trigger.body):
        if isinstance(act, Act) and act.verb is Verb.DESTROY:
            for each in nodes(act.what):
                if isinstance(each, All) and Is(State.ATTACKING) in each.noun.qualities:
                    return True
    return False
