"""A card's effects, sorted by when the game asks for them. Made once per card definition."""

from __future__ import annotations

from functools import cache
from typing import Final

from coven.games.revel.cards.card import CardDef
from coven.games.revel.text.tree import (
    Condition,
    Consequence,
    CostEffect,
    Did,
    Event,
    If,
    Instruction,
    Interruption,
    Kind,
    Later,
    Mood,
    Ongoing,
    Place,
    PlayerOf,
    Power,
    Sequence,
    Shorthand,
    Statement,
    This,
    ThisIn,
    Verb,
    While,
)
from coven.language.walking import nodes


class Sheet:
    """The effects of one card, sorted. Each stands with its place among the card's effects."""

    __slots__ = (
        "asked_about",
        "costs",
        "elsewhere",
        "from_discards",
        "from_hand",
        "hand_verbs",
        "if_overpowers",
        "its_player",
        "leaving",
        "on_field",
        "on_play",
        "powers",
        "puts_off",
        "statements",
        "to_play",
        "to_stitch",
        "tries",
        "triggers",
        "waits",
    )

    def __init__(self) -> None:
        self.on_play: list[tuple[int, Consequence]] = []
        self.if_overpowers: list[tuple[int, Consequence]] = []
        self.powers: list[tuple[int, Power]] = []
        self.to_play: list[tuple[int, CostEffect]] = []
        """4.3.3 'To Play:' of the card itself, which works before it is on the field."""
        self.to_stitch: list[tuple[int, CostEffect]] = []
        """'To Stitch This Card:', which works before it is on the field as well."""
        self.costs: list[tuple[int, CostEffect]] = []
        self.triggers: list[tuple[int, Event, Consequence]] = []
        """Consequences that work while the card is on the field."""
        self.leaving: list[tuple[int, Event, Consequence]] = []
        """Consequences of the card's own leaving, wherever it leaves from (0.1.4, 4.10)."""
        self.elsewhere: list[tuple[int, Event, Consequence, Place]] = []
        """Consequences that say of themselves that they work in hand or in discards (4.1.4), and where."""
        self.waits: list[tuple[int, Event]] = []
        """What the consequences of both sorts wait for, each by the place of the effect."""
        self.tries: list[tuple[int, Interruption]] = []
        self.from_hand: list[tuple[int, Interruption]] = []
        self.hand_verbs: frozenset[Verb] = frozenset()
        """What it can interrupt from the hand."""
        self.statements: list[tuple[int, Statement]] = []
        self.from_discards: list[tuple[int, Statement]] = []
        """Statements that say of themselves that they work from discards (0.1.3)."""
        self.on_field = False
        """Whether it makes anything true, or offers a Power, for as long as it is on the field."""
        self.asked_about: frozenset[Verb] = frozenset()
        """What its conditions ask whether somebody did this turn: 'if you played a strike spell this turn'."""
        self.puts_off: frozenset[int] = frozenset()
        """The places of effects that put something off, and have to keep in mind until then what they speak of."""
        self.its_player = False
        """Whether it speaks to 'its player'."""


OWN_LEAVING: Final = frozenset({Verb.DISCARD, Verb.LEAVE, Verb.STASH, Verb.OVERPOWER, Verb.DRAW})
"""What, done to a card's own element, takes it off the field."""


@cache
def sheet_of(defn: CardDef) -> Sheet:
    """4.1.2, revel-starter:effects.1 The effects of a card, sorted by when they matter; to a game, limits never do."""
    sheet = Sheet()
    sheet.asked_about = frozenset([node.verb for node in nodes(defn.effects) if isinstance(node, Did)])
    sheet.puts_off = frozenset(
        [place for place, effect in enumerate(defn.effects) if any(isinstance(node, Later) for node in nodes(effect))]
    )
    sheet.its_player = any(isinstance(node, PlayerOf) for node in nodes(defn.effects))
    sheet.hand_verbs = frozenset(
        effect.event.verb for effect in defn.effects if isinstance(effect, Interruption) and effect.from_hand
    )
    for place, effect in enumerate(defn.effects):
        if isinstance(effect, Consequence):
            if effect.event is Shorthand.ON_PLAY:
                sheet.on_play.append((place, effect))
            elif isinstance(effect.event, Shorthand) or effect.event.playing:
                sheet.if_overpowers.append((place, effect))
            elif works_in(effect.body) is not None:
                sheet.elsewhere.append((place, effect.event, effect, works_in(effect.body) or Place.HAND))
            elif _is_own_leaving(effect.event):
                sheet.leaving.append((place, effect.event, effect))
            else:
                sheet.triggers.append((place, effect.event, effect))
        elif isinstance(effect, Power):
            sheet.powers.append((place, effect))
        elif isinstance(effect, CostEffect):
            own = isinstance(effect.what, This)  # 4.3.2
            if own and effect.verb is Verb.PLAY:
                sheet.to_play.append((place, effect))
            elif isinstance(effect.what, This) and effect.verb is Verb.STITCH and effect.what.kind is Kind.CARD:
                sheet.to_stitch.append((place, effect))
            else:
                sheet.costs.append((place, effect))
        elif isinstance(effect, Interruption):
            (sheet.from_hand if effect.from_hand else sheet.tries).append((place, effect))
        elif isinstance(effect, Ongoing):
            for statement in (effect.statement, *effect.more):
                if works_from_discards(statement):
                    sheet.from_discards.append((place, statement))
                else:
                    sheet.statements.append((place, statement))
    sheet.waits = [(place, event) for place, event, _ in sheet.triggers]
    sheet.waits += [(place, event) for place, event, _, _ in sheet.elsewhere]
    sheet.on_field = bool(sheet.powers or sheet.triggers or sheet.tries or sheet.costs or sheet.statements)
    return sheet


def works_from_discards(statement: Statement) -> bool:
    """0.1.3 Whether an ongoing effect says that it works while its card is in discards."""
    while isinstance(statement, While):
        condition: Condition = statement.condition
        if isinstance(condition, ThisIn) and condition.place is Place.DISCARDS:
            return True
        statement = statement.statement
    return False


def works_in(body: Instruction) -> Place | None:
    """4.1.4 Where a consequence says that it works, if not on the field: 'If this card is in your hand, ...'."""
    first = body.steps[0] if isinstance(body, Sequence) else body
    condition = first.condition if isinstance(first, If) and not first.after else None
    return condition.place if isinstance(condition, ThisIn) and condition.place is not Place.DECK else None


def _is_own_leaving(event: Event) -> bool:
    if event.mood is not Mood.HAPPENS or not isinstance(event.what, This):
        return False
    if event.verb is Verb.OVERPOWER and not event.passive:
        return False
    return event.verb in OWN_LEAVING or (event.what.kind is Kind.CARD and event.place is not Place.UNSAID)
