"""A card's rules text, sorted by when the game asks for it. Made once per card, and once per text that cards gain."""

from __future__ import annotations

from functools import cache
from typing import Final, Generic, TypeVar

from coven.games.spoils.cards.card import Card
from coven.games.spoils.cards.parts import NO_ICONS, Icons, icons_of
from coven.games.spoils.text.tree import (
    Ability,
    Adjustment,
    AllHold,
    Amounts,
    AttachTo,
    CardText,
    Compare,
    Condition,
    Covert,
    DevelopRule,
    Enters,
    FlipUp,
    In,
    Instruction,
    Meets,
    Menu,
    NoResponse,
    Options,
    Paragraph,
    Place,
    Played,
    Provides,
    Replacement,
    RestoreRule,
    Restriction,
    Sequence,
    StartingDraw,
    StartingResources,
    Statement,
    Static,
    Tactical,
    This,
    Threshold,
    TokensOn,
    Trigger,
    Unique,
    While,
    WhileStated,
)
from coven.games.spoils.text.words.vocabulary import IN_PLAY, YOU

T = TypeVar("T")


class Gated(Generic[T]):
    """A text together with what has to be true for it to be active."""

    __slots__ = ("gates", "place", "text")

    def __init__(self, place: int, gates: tuple[Condition, ...], text: T) -> None:
        self.place = place
        """The place of its paragraph on the card."""
        self.gates = gates
        """What 'while', a threshold or a number of tokens asks for (405.4, 504.1)."""
        self.text = text


class Sheet:
    """The rules text of one card, sorted."""

    __slots__ = (
        "abilities",
        "adjustments",
        "attach_to",
        "covert",
        "develop_rules",
        "elsewhere",
        "enters",
        "flip_up",
        "icons",
        "no_response",
        "options",
        "plain",
        "played",
        "replacements",
        "restore_rules",
        "starting_draw",
        "starting_resources",
        "statements",
        "tactical",
        "triggers",
        "unique",
    )

    def __init__(self) -> None:
        self.plain = True
        """Whether nothing it says matters to anything else in play, but for the icons it provides."""
        self.icons: Icons = NO_ICONS
        """311 What it provides, whatever else is true."""
        self.covert: list[tuple[Condition, ...]] = []
        """507.3 Each time that it says so: what has to be true for that."""
        self.unique: list[Gated[Unique]] = []
        self.attach_to: AttachTo | None = None
        """507.2"""
        self.flip_up: FlipUp | None = None
        """507.4"""
        self.tactical: list[tuple[Condition, ...]] = []
        """204.1, 507.4d Whether it may be played whenever a tactic could."""
        self.no_response = False
        """606"""
        self.enters: list[Enters] = []
        self.triggers: list[Gated[Trigger]] = []
        """503"""
        self.replacements: list[Gated[Replacement]] = []
        """506"""
        self.adjustments: list[Gated[Adjustment]] = []
        """O14"""
        self.statements: list[Gated[Statement]] = []
        self.abilities: list[Gated[Ability]] = []
        """502 Those that work in play."""
        self.elsewhere: list[tuple[Place, Gated[Trigger | Ability | Statement]]] = []
        """201.5b What says that it works in another area, and in which."""
        self.played: Played | None = None
        """401.1a The card's own cost and effect."""
        self.options: Options | None = None
        """307.2"""
        self.starting_resources: StartingResources | None = None
        """202.5"""
        self.starting_draw: StartingDraw | None = None
        """202.6"""
        self.restore_rules: set[int] = set()
        """202.7 The places of its Restore Rules."""
        self.develop_rules: set[int] = set()
        """202.8"""


@cache
def sheet_of(card: Card) -> Sheet:
    """201.5 The rules text of a card, sorted."""
    return sorted_text(card.text)


@cache
def sorted_text(text: CardText) -> Sheet:
    """What a text says, sorted: printed on a card, or gained by one (508)."""
    sheet = Sheet()
    for place, paragraph in enumerate(text.paragraphs):
        _sort(sheet, place, (), paragraph)
    sheet.plain = not (
        sheet.covert
        or sheet.unique
        or sheet.attach_to
        or sheet.triggers
        or sheet.replacements
        or sheet.adjustments
        or sheet.statements
        or sheet.abilities
        or sheet.elsewhere
    )
    return sheet


def _sort(sheet: Sheet, place: int, gates: tuple[Condition, ...], text: Paragraph) -> None:
    if isinstance(text, While):  # 504.1
        where, rest = _elsewhere(text.condition)
        if where is not None:
            _sort_elsewhere(sheet, where, place, (*gates, *rest), text.text)
        else:
            _sort(sheet, place, (*gates, text.condition), text.text)
    elif isinstance(text, Threshold):  # 201.5d, 405.4
        _sort(sheet, place, (*gates, Meets(YOU, text.icons)), text.text)
    elif isinstance(text, Menu):
        _sort(sheet, place, (*gates, Amounts(TokensOn(This()), Compare.AT_LEAST, text.tokens)), text.text)
    elif isinstance(text, RestoreRule):  # O25: plain text, by its words
        sheet.restore_rules.add(place)
        _sort(sheet, place, gates, text.text)
    elif isinstance(text, DevelopRule):
        sheet.develop_rules.add(place)
        _sort(sheet, place, gates, text.text)
    elif isinstance(text, Trigger):
        sheet.triggers.append(Gated(place, gates, text))
    elif isinstance(text, Replacement):
        sheet.replacements.append(Gated(place, gates, text))
    elif isinstance(text, Adjustment):
        sheet.adjustments.append(Gated(place, gates, text))
    elif isinstance(text, Static):
        for statement in text.statements:
            _state(sheet, place, gates, statement)
    elif isinstance(text, Ability):
        where = _used_from(text.cost)
        if where is None or where is IN_PLAY:
            sheet.abilities.append(Gated(place, gates, text))
        else:
            sheet.elsewhere.append((where, Gated(place, gates, text)))
    else:
        _sort_keyword(sheet, place, gates, text)


def _sort_keyword(sheet: Sheet, place: int, gates: tuple[Condition, ...], text: Paragraph) -> None:
    """507 and the lines that speak of the card as it is played."""
    if isinstance(text, Covert):
        sheet.covert.append(gates)
    elif isinstance(text, Unique):
        sheet.unique.append(Gated(place, gates, text))
    elif isinstance(text, AttachTo):
        sheet.attach_to = text
    elif isinstance(text, FlipUp):
        sheet.flip_up = text
    elif isinstance(text, Tactical):
        sheet.tactical.append(gates)
    elif isinstance(text, NoResponse):
        sheet.no_response = True
    elif isinstance(text, Enters):
        sheet.enters.append(text)
    elif isinstance(text, Played):
        sheet.played = text
    elif isinstance(text, Options):
        sheet.options = text
    elif isinstance(text, StartingResources):
        sheet.starting_resources = text
    elif isinstance(text, StartingDraw):
        sheet.starting_draw = text


def _state(sheet: Sheet, place: int, gates: tuple[Condition, ...], statement: Statement) -> None:
    while isinstance(statement, WhileStated):
        gates = (*gates, statement.condition)
        statement = statement.statement
    if isinstance(statement, Provides) and not gates and isinstance(statement.what, This):
        sheet.icons = sheet.icons.plus(icons_of([icon.value for icon in statement.icons]))
    else:
        sheet.statements.append(Gated(place, gates, statement))


def _sort_elsewhere(sheet: Sheet, where: Place, place: int, gates: tuple[Condition, ...], text: Paragraph) -> None:
    """201.5b Text that says that it works in an area other than play."""
    if where is IN_PLAY:
        _sort(sheet, place, gates, text)
    elif isinstance(text, (Trigger, Ability)):
        sheet.elsewhere.append((where, Gated(place, gates, text)))
    elif isinstance(text, Static):
        for statement in text.statements:
            sheet.elsewhere.append((where, Gated(place, gates, statement)))


def _elsewhere(condition: Condition) -> tuple[Place | None, tuple[Condition, ...]]:
    """The area that a condition says this card is in, if it does, and what else it asks for."""
    if isinstance(condition, In) and isinstance(condition.what, This):
        return condition.place, ()
    if isinstance(condition, AllHold):
        for one in condition.conditions:
            where, _ = _elsewhere(one)
            if where is not None:
                return where, tuple([other for other in condition.conditions if other is not one])
    return None, ()


def _used_from(cost: Instruction | None) -> Place | None:
    """605.1a The area from which an ability is used, if a restriction of it says so."""
    steps: Final = cost.steps if isinstance(cost, Sequence) else (cost,)
    for step in steps:
        if isinstance(step, Restriction):
            where, _ = _elsewhere(step.condition)
            if where is not None:
                return where
    return None
