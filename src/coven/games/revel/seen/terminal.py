"""How a game of Witches' Revel is drawn for a terminal: as lines of plain words, or with boxes and colours.

Whoever looks sits at the bottom. Who is winning where is told by letters and symbols; colour only repeats it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from coven.cards import CardError
from coven.games.revel.cards import CardDef, CardIndex
from coven.games.revel.cards.shipped_decks import index_of
from coven.games.revel.seen.view import ElementView, RevelView, SideView
from coven.kernel import Setup
from coven.kernel.naming import meant, which_one

STYLES = {"A": "red", "B": "blue"}


def plain(view: RevelView, setup: Setup) -> list[str]:
    """The whole view in lines of words, for screen readers and pipes."""
    top, bottom = _sides(view)
    lines = [_heading(view), _side_words(view, top), _side_words(view, bottom)]
    for space, leader in view.winning.items():
        lines.append(_space_words(view, space, bottom, top, leader))
    if bottom.seat == view.seat:
        hand = _named(bottom)
        lines.append(f"Your hand: {_cards(len(hand))}." if hand else "Your hand is empty.")
        lines += [f"  {line}" for name in dict.fromkeys(hand) for line in _in_hand(name, hand, setup)]
    lines += _notices(view)
    return lines


def draw(view: RevelView, setup: Setup, width: int) -> RenderableType:
    """The board with boxes: the other side at the top, the spell spaces between, one's own side and hand below."""
    top, bottom = _sides(view)
    parts: list[RenderableType] = [
        Text(_heading(view), style="bold"),
        _side_line(view, top),
        _board(view, top, bottom, width),
        _side_line(view, bottom),
    ]
    if bottom.seat == view.seat:
        parts.append(_hand(_named(bottom), setup))
    parts += [Text(line, style="italic") for line in _notices(view)]
    return Group(*parts)


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
    return [card.name, card.type_line, *_figures(card), *card.text]


@lru_cache(maxsize=8)
def _index(cards: str | None) -> CardIndex:
    """The cards that ship and those brought along, read once for each text."""
    return index_of(Setup(2, {}, (), cards))


def _sides(view: RevelView) -> tuple[SideView, SideView]:
    """Who is drawn at the top, and who at the bottom: the one who looks, or A."""
    return (view.A, view.B) if view.seat == "B" else (view.B, view.A)


def _count(view: RevelView) -> str:
    """What an edition counts in a turn (D15)."""
    return "basic action" if view.edition == "starter" else "play"


def _heading(view: RevelView) -> str:
    if view.result is not None:
        return f"The game is over: {view.result}."
    if view.turn == 0:
        return f"Before the first turn; {view.first} goes first."
    count = _count(view)
    plays = f"1 {count}" if view.plays == 1 else f"{view.plays} {count}s"
    final = ", the Final Turn" if view.final_turn else ""
    return f"Turn {view.turn}, {view.current}'s{final}: {plays} left. {view.edition.capitalize()} edition."


def _facts(view: RevelView, side: SideView) -> list[str]:
    """What there is to say about a player, apart from the spell spaces."""
    facts = [f"witch {_element_words(view, side.witch)}" if side.witch else "no witch"]
    facts.append(f"Stamina {side.stamina}")
    facts += [f"{resource.name} {resource.marks}" for resource in side.resources.values()]
    facts.append(f"stance {_element_words(view, side.stance)}" if side.stance else "no stance")
    facts += [f"hand {len(side.hand)}", f"deck {side.deck_size}", f"discards {len(side.discards)}"]
    facts.append(f"wins {_cards(side.spaces_won, 'space')}")
    if side.set_apart:
        facts.append(f"{side.set_apart} set apart")
    return facts


def _name(view: RevelView, side: SideView) -> str:
    return f"{side.seat} (you)" if side.seat == view.seat else side.seat


def _side_words(view: RevelView, side: SideView) -> str:
    return f"{_name(view, side)}: {', '.join(_facts(view, side))}."


def _space_words(view: RevelView, space: int, own: SideView, other: SideView, leader: str | None) -> str:
    mine, theirs = own.spells[space], other.spells[space]
    if mine is None and theirs is None:
        return f"Space {space}: empty."
    there = [
        f"{side.seat} has {_element_words(view, spell)}"
        for side, spell in ((own, mine), (other, theirs))
        if spell is not None
    ]
    return f"Space {space}: {'; '.join(there)}. {'Nobody' if leader is None else leader} is winning."


def _element_words(view: RevelView, element: ElementView) -> str:
    """An element with its figures: 'Ember & Spark, stitched, Power 5, +1 +1'."""
    parts = [element.name]
    if element.stitched:
        parts.append("stitched")
    parts += _values(element)
    if element.plus:
        parts.append(f"with {counters(view.edition, element.plus)}")
    if element.used:
        parts.append("Power used" if len(element.cards) == 1 else f"Power of {' and '.join(element.used)} used")
    return ", ".join(parts)


def _values(element: ElementView) -> list[str]:
    values = [("Power", element.power), ("Resistance", element.resistance)]
    return [f"{name} {value}" for name, value in values if value is not None]


def counters(edition: str, plus: int) -> str:
    """+1 counters as they lie on the table: the starter edition has tokens for five and for one.

    >>> counters("starter", 7), counters("comprehensive", 7)
    ('+5 +1 +1', '+1 x7')
    """
    if edition == "starter":
        return " ".join(["+5"] * (plus // 5) + ["+1"] * (plus % 5))
    return "+1" if plus == 1 else f"+1 x{plus}"


def _named(side: SideView) -> tuple[str, ...]:
    """The cards in a hand that aren't face down."""
    return tuple(name for name in side.hand if name is not None)


def _in_hand(name: str, hand: Sequence[str], setup: Setup) -> list[str]:
    """A card of the hand: its name, how often it is there, its figures and its text."""
    card = _known(name, setup)
    copies = hand.count(name)
    times = f" x{copies}" if copies > 1 else ""
    if card is None:
        return [f"{name}{times}"]
    figures = "".join(f", {figure}" for figure in _figures(card))
    return [f"{name}{times}: {card.type_line}{figures}.", *(f"  {paragraph}" for paragraph in card.text)]


def _known(name: str, setup: Setup) -> CardDef | None:
    try:
        return _index(setup.components).find(name)
    except CardError:
        return None


def _figures(card: CardDef) -> list[str]:
    figures = [f"Power {card.power}"] if card.power is not None else []
    figures += [f"Resistance {card.resistance}"] if card.resistance is not None else []
    return figures + list(card.icons)


def _notices(view: RevelView) -> list[str]:
    """What else everybody should have in mind."""
    lines = [f"Waiting: {waiting}." for waiting in view.waiting]
    lines += [f"For now: {lasting}" for lasting in view.lasting]
    for side in (view.A, view.B):
        if side.revealed:
            lines.append(f"{side.seat} has revealed: {', '.join(side.revealed)}.")
    if view.final_plays is not None and not view.final_turn:
        lines.append(f"A Final Turn is coming, with {_cards(view.final_plays, _count(view))}.")
    return lines


def _cards(count: int, what: str = "card") -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


# With boxes


def _side_line(view: RevelView, side: SideView) -> Text:
    """A player in one line, the name in front."""
    line = Text(f"{_name(view, side)}  ", style=f"bold {STYLES[side.seat]}")
    facts = _facts(view, side)
    facts[1] = f"Stamina {'●' * side.stamina or '-'} {side.stamina}"
    line.append(" · ".join(facts), style="not bold default")
    return line


def _board(view: RevelView, top: SideView, bottom: SideView, width: int) -> Table:
    """The five spell spaces: the other's spell, who is winning, one's own spell."""
    grid = Table(box=box.ROUNDED, expand=False, show_lines=True, padding=(0, 0 if width < 100 else 1))
    inside = max(8, (width - 6) // 5 - (0 if width < 100 else 2))
    for space in view.winning:
        grid.add_column(f"{space}", justify="center", width=inside, overflow="fold")
    grid.add_row(*(_box(view, top, space) for space in view.winning))
    grid.add_row(*(_winner(top, bottom, space, leader) for space, leader in view.winning.items()))
    grid.add_row(*(_box(view, bottom, space) for space in view.winning))
    return grid


def _box(view: RevelView, side: SideView, space: int) -> Text:
    """A spell on the board: its names, its figures, what lies on it."""
    spell = side.spells[space]
    if spell is None:
        return Text("-", style="dim")
    text = Text(justify="center")
    joined = " ⧓\n" if spell.stitched else "\n"
    text.append(joined.join(spell.cards), style=f"bold {STYLES[side.seat]}")
    for value in _values(spell):
        text.append(f"\n{value}")
    if spell.plus:
        text.append(f"\n{counters(view.edition, spell.plus)}", style="green")
    if spell.stitched:
        text.append("\nstitched", style="dim")
    if spell.used:
        text.append("\nPower used", style="dim")
    return text


def _winner(top: SideView, bottom: SideView, space: int, leader: str | None) -> Text:
    """Who is winning in a spell space, with an arrow towards that side."""
    if leader is None:
        empty = top.spells[space] is None and bottom.spells[space] is None
        return Text("" if empty else "= nobody =", style="dim")
    arrow = "▲" if leader == top.seat else "▼"
    return Text(f"{arrow} {leader} {arrow}", style=f"bold {STYLES[leader]}")


def _hand(hand: Sequence[str], setup: Setup) -> Panel:
    """One's own hand, with the cards' texts."""
    return Panel(
        Group(*_hand_lines(hand, setup)) if hand else Text("empty", style="dim"),
        title=f"your hand: {_cards(len(hand))}",
        title_align="left",
        box=box.ROUNDED,
    )


def _hand_lines(hand: Sequence[str], setup: Setup) -> Iterator[RenderableType]:
    for name in dict.fromkeys(hand):
        first, *rest = _in_hand(name, hand, setup)
        text = Text(first)
        text.stylize("bold", 0, len(name))
        yield text
        for paragraph in rest:
            yield Padding(Text(paragraph.strip()), (0, 0, 0, 3))
