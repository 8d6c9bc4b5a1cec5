"""How a game of The Spoils is drawn for a terminal: as lines of plain words, or with boxes and colours.

Whoever looks sits at the bottom. A card is drawn with its figures; > before it says that it is depleted, * that it came
this turn, and what is attached to it stands below it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from coven.games.spoils.cards.index import CardIndex
from coven.games.spoils.cards.shipped_decks import index_of
from coven.games.spoils.course.choices import ASK_AGAIN, END_WITH_ORDER
from coven.games.spoils.course.orders import RESPONSES, USUAL
from coven.games.spoils.effects.records import Order
from coven.games.spoils.seen.view import BattleView, InPlayView, SideView, SpoilsView
from coven.kernel import Setup
from coven.kernel.naming import meant, which_one

STYLES = {"A": "red", "B": "blue"}


def plain(view: SpoilsView, setup: Setup) -> list[str]:
    """The whole view in lines of words, for screen readers and pipes."""
    top, bottom = _sides(view)
    lines = [_heading(view)]
    for side in (top, bottom):
        lines.append(_side_words(side))
        lines += [f"  {line}" for line in _cards_words(view, side)]
    if view.battle is not None:
        lines += list(_battle_words(view, view.battle))
    lines += [f"{one.seat}: {one.what} {one.name}" for one in view.being_played.values()]
    if bottom.seat == view.seat:
        hand = [name for name in bottom.hand if name is not None]
        lines.append("Your hand: " + (", ".join(hand) if hand else "empty") + ".")
    if view.order is not None:
        lines.append(_order_words(view.order))
    return lines


def draw(view: SpoilsView, setup: Setup, width: int) -> RenderableType:
    """The board with boxes: the other side at the top, a battle between, one's own side and hand below."""
    top, bottom = _sides(view)
    parts: list[RenderableType] = [Text(_heading(view), style="bold"), _side_box(view, top)]
    if view.battle is not None:
        parts.append(_battle_box(view, view.battle))
    for one in view.being_played.values():
        parts.append(Text(f"{one.seat}: {one.what} {one.name}", style="bold italic"))
    parts.append(_side_box(view, bottom))
    if bottom.seat == view.seat:
        hand = [name for name in bottom.hand if name is not None]
        parts.append(Panel(Columns(hand or ["empty"], padding=(0, 2)), title="your hand", box=box.SQUARE))
    if view.order is not None:
        parts.append(Text(_order_words(view.order), style="italic"))
    return Group(*parts)


def _order_words(order: str) -> str:
    """What a player wants to be asked, and how that is ended."""
    return f"Your order: {order}. `{ASK_AGAIN}` ends it."


ASKED: Final = {
    Order.ASK: ["You are asked to respond whenever you can."],
    Order.MATTERS: [
        "You are asked to respond when it matters: in battles, to what picks something of yours, and if you have what",
        f"is meant for what is being played. `{END_WITH_ORDER}` has you asked more, or less.",
    ],
    Order.WINDOWS: ["You are asked in every window, whether you can respond or not."],
}
"""What players are asked, by the order that they have if they leave none."""


def key(setup: Setup) -> list[str]:
    """What the signs stand for."""
    return [
        "3/2/4 is a character's strength, life and speed; -2 after it is the damage it received this turn.",
        "> before a card says that it is depleted, * that it came under its controller this turn.",
        "[5-2] is a location's structure and the damage it has received; what is attached to a card follows after +.",
        *ASKED[USUAL[setup.options[RESPONSES.name]]],
        f"Orders such as `{Order.MY_TURN.value}` are offered with responses; the board shows",
        f"yours, and `{ASK_AGAIN}` ends it. You are always asked for blockers and for whatever effects ask of you.",
    ]


def about(setup: Setup, name: str) -> list[str] | None:
    """A card in words, line by line. The beginning of a name will do, or words in it; where several have them, they
    are listed. None if none has."""
    index = _index(setup.components)
    card = index.get_folded(name)
    if card is None:
        names = meant(name, [known.name for known in index.values()])
        if len(names) != 1:
            return [which_one(names)] if names else None
        card = index[names[0]]
    figures = []
    if card.cost is not None:
        figures.append(f"cost {card.cost} {card.threshold.letters}".rstrip())
    if card.strength is not None:
        figures.append(f"{card.strength}/{card.life}/{card.speed}")
    if card.structure is not None:
        figures.append(f"structure {card.structure}")
    if card.influence is not None:
        figures.append(f"influence {card.influence}")
    return [card.name, card.type_line, *([", ".join(figures)] if figures else []), *card.texts]


@lru_cache(maxsize=8)
def _index(cards: str | None) -> CardIndex:
    """The cards that ship and those brought along, read once for each text."""
    return index_of(Setup(2, {}, (), cards))


def _sides(view: SpoilsView) -> tuple[SideView, SideView]:
    """Who is drawn at the top, and who at the bottom: the one who looks, or A."""
    return (view.A, view.B) if view.seat == "B" else (view.B, view.A)


def _heading(view: SpoilsView) -> str:
    if view.result is not None:
        return f"The game is over: {view.result}."
    if view.turn == 0:
        return "Before the first turn."
    return f"Turn {view.turn}: {view.active}."


def _side_words(side: SideView) -> str:
    icons = side.icons or "no icons"
    return (
        f"{side.seat}: {side.faction.name}, {side.influence} influence; hand {len(side.hand)}, deck {side.deck_size}, "
        f"discard pile {len(side.discard_pile)}; {icons}, {_counted(side.free_resources, 'free resource')}."
    )


def _is_resource(x: InPlayView) -> bool:
    return x.types == ("resource",)


def _top_level(view: SpoilsView, side: SideView) -> Mapping[int, InPlayView]:
    """The cards of a side that are drawn by themselves: not those attached to another card in play."""
    hosts = {id for one in (view.A, view.B) for id in one.in_play}
    return {id: x for id, x in side.in_play.items() if x.attached_to not in hosts}


def _cards_words(view: SpoilsView, side: SideView) -> Iterator[str]:
    shown = _top_level(view, side)
    for id, x in shown.items():
        if not _is_resource(x):
            yield _card_words(view, id, x)
    resources = [x for x in shown.values() if _is_resource(x)]
    if resources:
        yield f"resources: {', '.join(_resources(resources))}"


def _resources(resources: list[InPlayView]) -> list[str]:
    """The resources by name, with how many of them are free."""
    counts: dict[str, list[int]] = {}
    for x in resources:
        name = x.name if x.face == "face-up" and x.name is not None else f"face-down {x.name or 'card'}"
        count = counts.setdefault(name, [0, 0])
        count[0] += 1
        count[1] += x.attached_to == 0
    return [
        f"{_counted(total, name) if name.endswith('card') else f'{total} {name}'} ({free} free)"
        for name, (total, free) in counts.items()
    ]


def _counted(number: int, what: str) -> str:
    """'1 free resource', '2 free resources'."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def _card_words(view: SpoilsView, id: int, x: InPlayView) -> str:
    return f"{_figures(x)}{_attached(view, x)}{_role(view, id)}"


def _figures(x: InPlayView) -> str:
    signs = ("> " if x.depleted else "") + ("* " if x.fresh else "")
    name = x.name or "face-down card"
    if x.strength is not None:
        name += f" {x.strength}/{x.life}/{x.speed}"
        if x.damage:
            name += f" -{x.damage}"
        if x.covert:
            name += " covert"
    if x.structure is not None:
        name += f" [{x.structure}-{x.total_damage}]" if x.total_damage else f" [{x.structure}]"
    if x.tokens:
        name += f", {x.tokens} tokens" if x.tokens > 1 else ", 1 token"
    return signs + name


def _attached(view: SpoilsView, x: InPlayView) -> str:
    names = [_name(view, id) for id in x.attached]
    return f" + {', '.join(names)}" if names else ""


def _name(view: SpoilsView, id: int) -> str:
    for side in (view.A, view.B):
        if id in side.in_play:
            return side.in_play[id].name or "face-down card"
    return "the faction"


def _role(view: SpoilsView, id: int) -> str:
    battle = view.battle
    if battle is None:
        return ""
    if id in battle.attackers:
        return ", attacking"
    return ", blocking" if id in battle.blockers else ""


def _battle_words(view: SpoilsView, battle: BattleView) -> Iterator[str]:
    yield f"Battle: {battle.attacking} attacks {_name(view, battle.target) if battle.target else 'nothing any more'}."
    for level, attackers, blockers in _levels(view, battle):
        yield f"  speed {level}: {', '.join(attackers) or 'nobody'} against {', '.join(blockers) or 'nobody'}"
    for source, target, amount in battle.damage:
        yield f"  {_name(view, source)} has assigned {amount} damage to {_name(view, target)}"


def _levels(view: SpoilsView, battle: BattleView) -> Iterator[tuple[int, list[str], list[str]]]:
    """608.1b The members of both parties by their speed, the fastest first."""
    parties = [battle.attackers, battle.blockers]
    members = {id: x for side in (view.A, view.B) for id, x in side.in_play.items()}
    speeds = sorted({members[id].speed or 0 for party in parties for id in party if id in members}, reverse=True)
    for speed in speeds:
        attackers, blockers = (
            [
                _figures(members[id]) + (" (done)" if id in battle.assigned else "")
                for id in party
                if id in members and (members[id].speed or 0) == speed
            ]
            for party in parties
        )
        yield speed, attackers, blockers


def _side_box(view: SpoilsView, side: SideView) -> Panel:
    cards = [Text(line) for line in _cards_words(view, side)]
    body: RenderableType = Group(*cards) if cards else Text("nothing in play")
    title = f"{side.seat}: {side.faction.name} - influence {side.influence}"
    below = (
        f"hand {len(side.hand)} - deck {side.deck_size} - pile {len(side.discard_pile)} - "
        f"icons {side.icons or 'none'} - free {side.free_resources}"
    )
    return Panel(body, title=title, subtitle=below, border_style=STYLES[side.seat], box=box.ROUNDED)


def _battle_box(view: SpoilsView, battle: BattleView) -> Panel:
    """608 The battle laid out by speed levels, attackers left and blockers right."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("speed")
    table.add_column(f"{battle.attacking} attacks")
    table.add_column(f"{battle.defending} blocks")
    for level, attackers, blockers in _levels(view, battle):
        table.add_row(str(level), "\n".join(attackers), "\n".join(blockers))
    lines = [
        Text(f"{_name(view, source)} -> {_name(view, target)}: {amount}") for source, target, amount in battle.damage
    ]
    target = _name(view, battle.target) if battle.target else "nothing any more"
    return Panel(Group(table, *lines), title=f"battle for {target} ({battle.stage})", box=box.HEAVY)
