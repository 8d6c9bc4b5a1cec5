"""A card's rules text, sorted by when the game asks for it. Made once per card, and once per text that cards gain."""

from __future__ import annotations

from functools import cache
from typing import Final, Generic, TypeVar

from coven.games.spoils.cards.card import Card
from coven.games.spoils.cards.parts import NO_ICONS, Icons, icons_of
from coven.games.spoils.text.tree import (
    Ability,
    Above,
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
    HasThatName,
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
)
from coven.games.spoils.text.words.vocabulary import IN_PLAY, YOU, Icon
from coven.language.walking import nodes

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
    """The paragraphs of one text, sorted. Each stands with its place among them."""

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
        "keywords",
        "no_response",
        "options",
        "paragraphs",
        "plain",
        "played",
        "played_place",
        "replacements",
        "restore_rules",
        "starting_draw",
        "starting_resources",
        "statements",
        "tactical",
        "triggers",
        "unique",
    )

    def __init__(self, text: CardText) -> None:
        self.paragraphs: tuple[Paragraph, ...] = text.paragraphs
        self.abilities: list[Gated[Ability]] = []
        """502 Those that work in play."""
        self.triggers: list[Gated[Trigger]] = []
        """503"""
        self.replacements: list[Gated[Replacement]] = []
        """506"""
        self.adjustments: list[Gated[Adjustment]] = []
        """O14"""
        self.statements: list[Gated[Statement]] = []
        self.keywords: list[Gated[Covert | Unique]] = []
        """507.3, 507.5 Those that need something to be true."""
        self.elsewhere: list[tuple[Place, Gated[Trigger | Ability | Statement]]] = []
        """201.5b What says that it works in another area, and in which."""
        self.icons: Icons = NO_ICONS
        """311 What the card provides, whatever else is true."""
        self.played: Played | None = None
        """401.1a The cost and effect of the card itself."""
        self.played_place = 0
        self.options: Options | None = None
        """307.2"""
        self.attach_to: AttachTo | None = None
        """507.2"""
        self.flip_up: FlipUp | None = None
        """507.4"""
        self.unique: Unique | None = None
        """507.5"""
        self.covert = False
        """507.3"""
        self.tactical = False
        """Whether it may be played whenever a tactic could be (101.1, 204.1)."""
        self.no_response = False
        """606 Whether nobody can respond to it."""
        self.enters: Enters | None = None
        self.starting_resources: StartingResources | None = None
        """202.5"""
        self.starting_draw: StartingDraw | None = None
        """202.6"""
        self.restore_rules: set[int] = set()
        """202.7 The places of its Restore Rules."""
        self.develop_rules: set[int] = set()
        """202.8"""
        for place, paragraph in enumerate(text.paragraphs):
            _sort(self, place, (), paragraph)
        self.plain = _is_plain(self)
        """Whether nothing that it says in play matters, but for the icons it provides."""


def _is_plain(sheet: Sheet) -> bool:
    """See `Sheet.plain`. Within `__init__` a type checker takes parts for what they were set to first."""
    if sheet.covert or sheet.unique is not None or sheet.attach_to is not None:
        return False
    gated = (
        sheet.keywords,
        sheet.triggers,
        sheet.replacements,
        sheet.adjustments,
        sheet.statements,
        sheet.abilities,
    )
    return not any(gated)


STAPLES: Final = {icon.name.title(): icons_of(icon.value) for icon in Icon if icon is not Icon.VOLITION}
"""203.5a, 203.5c, 311.2 The five staples, and the one icon that each provides by default."""

_SHEETS: Final[dict[Card, Sheet]] = {}


def sheet_of(card: Card) -> Sheet:
    """201.5 A card's rules text, sorted by when it matters."""
    sheet = _SHEETS.get(card)
    if sheet is None:
        sheet = _SHEETS[card] = Sheet(card.text)
        if card.staple and sheet.icons is NO_ICONS:
            sheet.icons = STAPLES.get(card.name, NO_ICONS)
    return sheet


@cache
def sheet_of_gained(paragraph: Paragraph) -> Sheet:
    """508 A paragraph that a card gains, sorted."""
    return Sheet(CardText((paragraph,)))


_POINTED_AT: Final[dict[Sheet, frozenset[int]]] = {}


def pointed_at(sheet: Sheet) -> frozenset[int]:
    """The places of those paragraphs of a text that others of it speak of: what they pick and name is kept in mind."""
    known = _POINTED_AT.get(sheet)
    if known is None:
        found = list(nodes(sheet.paragraphs))
        every = range(len(sheet.paragraphs)) if any(isinstance(node, HasThatName) for node in found) else ()
        known = frozenset([*every, *[node.paragraph for node in found if isinstance(node, Above)]])
        _POINTED_AT[sheet] = known
    return known


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
    if isinstance(text, (Covert, Unique)) and gates:
        sheet.keywords.append(Gated(place, gates, text))
    elif isinstance(text, Covert):
        sheet.covert = True
    elif isinstance(text, Unique):
        sheet.unique = text
    elif isinstance(text, AttachTo):
        sheet.attach_to = text
    elif isinstance(text, FlipUp):
        sheet.flip_up = text
    elif isinstance(text, Tactical):
        sheet.tactical = True
    elif isinstance(text, NoResponse):
        sheet.no_response = True
    elif isinstance(text, Enters):
        sheet.enters = text
    elif isinstance(text, Played):
        sheet.played, sheet.played_place = text, place
    elif isinstance(text, Options):
        sheet.options, sheet.played_place = text, place
    elif isinstance(text, StartingResources):
        sheet.starting_resources = text
    elif isinstance(text, StartingDraw):
        sheet.starting_draw = text


def _state(sheet: Sheet, place: int, gates: tuple[Condition, ...], statement: Statement) -> None:
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
