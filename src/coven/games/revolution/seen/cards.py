"""Cards to be looked at: what is printed on them, and what the table understands by it."""

from __future__ import annotations

from coven.games.revolution.components import (
    ANY,
    CLASS_NAMES,
    ICON_NAMES,
    Board,
    Class,
    Event,
    Objective,
    Witch,
)
from coven.games.revolution.seen.view import letters_of, sign_of
from coven.games.revolution.text.printing import say
from coven.games.revolution.text.reading import read_ability
from coven.games.revolution.text.telling import tell
from coven.games.revolution.text.tree import Ability, Can, Effect, Flipped, Says, Statement
from coven.kernel import Paragraph, Shown

Card = Witch | Event | Objective


def cards_of(board: Board) -> dict[str, Card]:
    """All cards by name: witches, Events, Objectives."""
    return {**board.witches_named, **board.events_named, **board.objectives_named}


def shown(board: Board, card: Card, footer: str = "") -> Shown:
    """A card with its numbers, its kind, its texts and what is understood by each."""
    flavour = [Paragraph(f"“{card.flavour}”", ())] if card.flavour else []
    return Shown(
        name=card.name,
        corner=corner_of(card),
        type_line=type_of(board, card),
        paragraphs=(
            *[Paragraph(text, (tell(effect), kind_of(card, effect))) for text, effect in effects_of(card)],
            *flavour,
        ),
        footer=footer,
    )


def corner_of(card: Card) -> str:
    """act.4, act.7, act.8, recruit.2, setup.11 The numbers of a card: costs, stars, markers."""
    if isinstance(card, Event):
        costs = " or ".join(f"{number} {'icons' if icon == ANY else ICON_NAMES[icon]}" for icon, number in card.costs)
        return f"{costs} plus the number of players" if card.catastrophe else costs
    if isinstance(card, Objective):
        return ", ".join(f"{number} {ICON_NAMES[icon]}" for icon, number in enumerate(card.markers) if number)
    if card.kind == Class.BLESSING:
        return ""
    return f"{card.stars} star{'' if card.stars == 1 else 's'}"


def type_of(board: Board, card: Card) -> str:
    """anatomy.2, anatomy.10, difficulty.1 What kind of card it is, with its icons or its sign."""
    if isinstance(card, Event):
        return f"{'hard' if card.hard else 'easy'} Event, {board.glyphs[card.type]}, {sign_of(card)}"
    if isinstance(card, Objective):
        return "Objective"
    if card.kind == Class.BLESSING:
        return "Blessing"
    icons = [f"{number} {ICON_NAMES[icon]}" for icon, number in enumerate(card.icons) if number]
    return f"{CLASS_NAMES[card.kind]}, {letters_of(card)}: {', '.join(icons)}"


def effects_of(card: Card) -> list[tuple[str, Effect]]:
    """Each of the texts of a card, and what it means."""
    if isinstance(card, Event):
        return list(zip(card.texts, card.effects, strict=True))
    if isinstance(card, Objective):
        return [(card.text, card.boon)]
    if card.kind == Class.BLESSING:
        return [(say(card.play_to), card.play_to)]
    return [(text, read_ability(text, CLASS_NAMES[card.kind])) for text in card.texts]


COSTS = frozenset((Says.GROWS, Says.PAST))
LIMITS = frozenset((Says.NO_CLASS, Says.NO_ASSISTANCE, Says.NO_TROPHIES_HERE))


def kind_of(card: Card, effect: Effect) -> str:
    """What kind of effect it is, with the rule that lets a card have it."""
    if isinstance(effect, Flipped):
        return "when flipped (event-step.7)"
    if isinstance(effect, Ability):
        if effect.can in (Can.GIVE, Can.ALSO_ASSIST):
            return "ability of a helper (abilities.3)"
        return "ability (abilities.1)"
    if isinstance(effect, Statement):
        if effect.says in COSTS:
            return "growth of its cost (costs.1)"
        if effect.says in LIMITS:
            return "limit (faq.2)"
        if effect.says is Says.DOUBLED:
            return "doubled moves (faq.2)"
        return "lasting effect (anatomy.9)"
    return "boon (objectives.2)" if isinstance(card, Objective) else "blessing (recruit-step.3)"
