"""The boards of Witchstone, drawn: letters say everything, and colours only repeat it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from coven.games.witchstone.components import ACTION_NAMES, CHIP_NAMES, NONE, Board, Dark
from coven.games.witchstone.components_reading import ICON_LETTERS, read_board
from coven.games.witchstone.seen.position import NOTHING
from coven.games.witchstone.seen.terminal.telling import (
    facts,
    furthest_behind,
    heading,
    holdings,
    listed,
    name_of,
    ring_rewards,
    scroll_row,
    viewer,
    wand_bonuses,
)
from coven.games.witchstone.seen.view import ConnectionView, PlayerView, SpaceView, WitchstoneView
from coven.kernel import Setup

LETTERS = dict(zip(CHIP_NAMES, [*ICON_LETTERS, "3"], strict=True))
"""The letter of each action, and the points of a chip."""
STYLES = dict(zip(CHIP_NAMES, ["yellow", "magenta", "blue", "cyan", "red", "green", "bold white"], strict=True))
NEXT_BONUSES = 4
"""So many bonuses of the wand are put into words under it; `show wand` tells all."""
SIDE_BY_SIDE = 98
"""From this width on cauldron and crystal ball are drawn beside each other."""
WAY = 6
"""Columns of a connection on the crystal ball."""
CELL = 6
"""Columns of a space of the cauldron."""


def draw(view: WitchstoneView, setup: Setup, width: int) -> RenderableType:
    """Everything on the table, for a terminal of this width: one's own cauldron large, the others' small."""
    board = read_board(setup.components)
    own = viewer(view) or view.players["A"]
    cauldron = _panel(Text("\n").join(_cauldron(board, own)), f"{own.seat}'s cauldron")
    ball = _panel(_ball(view), "crystal ball: chips, witches, connections")
    parts: list[RenderableType] = [Text(heading(view), style="bold"), _players(view)]
    if width >= SIDE_BY_SIDE:
        beside = Table.grid(padding=(0, 1))
        others = _others(board, view, own)
        beside.add_row(Group(cauldron, others), ball)
        parts.append(beside)
    else:
        parts += [cauldron, _others(board, view, own), ball]
    parts += [
        _panel(_wand(board, view), "wand"),
        _panel(_ring(view), "pentagram"),
        _panel(_scrolls(view), "scroll rack and vial rack"),
    ]
    if view.owed:
        parts.append(Text(f"Under way: {' > '.join(view.owed)}", style="italic"))
    return Group(*parts, _legend())


def _panel(inside: RenderableType, title: str) -> Panel:
    return Panel(inside, title=title, title_align="left", box=box.ROUNDED, expand=False, padding=(0, 1))


def _colour(view: WitchstoneView, seat: str) -> str:
    return f"bold {view.players[seat].colour}" if seat in view.players else "bold"


def _players(view: WitchstoneView) -> RenderableType:
    """Every player in a line of figures and one of holdings."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(no_wrap=True)
    for player in view.players.values():
        turn = ">" if player.seat == view.current else " "
        text = Text(" · ".join(facts(view, player)))
        for what, things in holdings(player):
            text.append(f"\n{what}: ", style="dim")
            text.append(things)
        grid.add_row(Text(f"{turn} {name_of(view, player)}", style=f"bold {player.colour}"), text)
    return grid


# The cauldron


def _cauldron(board: Board, player: PlayerView) -> list[Text]:
    """The hexes in rows, each space with its name and what is on it, exits on the rim."""
    rows = _rows(player.cauldron)
    widest = max(len(row) for row in rows)
    exits = {board.spaces[n]: ICON_LETTERS[exit] for n, exit in enumerate(board.exits) if exit != NONE}
    lines = [_rim(rows[0], widest, exits, "^")]
    for row in rows:
        at_the_side = exits if row not in (rows[0], rows[-1]) else {}
        line = Text(" " * ((widest - len(row)) * CELL // 2))
        line.append(f"{at_the_side[row[0]]}<" if row[0] in at_the_side else "  ")
        for name in row:
            line.append_text(_space(name, player.cauldron[name]))
        if row[-1] in at_the_side:
            line.append(f">{at_the_side[row[-1]]}")
        lines.append(line)
    lines.append(_rim(rows[-1], widest, exits, "v"))
    return lines


def _rows(cauldron: Iterable[str]) -> list[list[str]]:
    """The names of the spaces, row by row."""
    rows: dict[str, list[str]] = {}
    for name in cauldron:
        rows.setdefault(name[0], []).append(name)
    return list(rows.values())


def _rim(row: Sequence[str], widest: int, exits: Mapping[str, str], arrow: str) -> Text:
    """The exits of the top or the bottom row."""
    line = " " * ((widest - len(row)) * CELL // 2 + 2)
    for name in row:
        line += f"  {arrow}{exits[name]}  " if name in exits else " " * CELL
    return Text(line.rstrip())


def _space(name: str, space: SpaceView) -> Text:
    """A space in six columns: its name, and (E) an icon, [E] a tile, {E} a special tile, o or x a crystal."""
    text = Text(name, style="dim")
    mark, style = _mark(space)
    text.append(mark.ljust(CELL - len(name)), style=style)
    return text


def _mark(space: SpaceView) -> tuple[str, str]:
    if space.on != NOTHING:
        letter = LETTERS[space.holds]
        style = f"not dim bold {STYLES[space.holds]}"
        if space.on == "icon":
            return f"({letter})", style
        return (f"[{letter}]" if space.on == "tile" else f"{{{letter}}}"), f"{style} reverse"
    if space.holds != NOTHING:
        return (" x " if space.holds == "black crystal" else " o "), "not dim bold"
    return " . ", "dim"


def _others(board: Board, view: WitchstoneView, own: PlayerView) -> RenderableType:
    """The other cauldrons, small: a letter a space."""
    grid = Table.grid(padding=(0, 1))
    small = []
    for player in view.players.values():
        if player is own:
            continue
        rows = _rows(player.cauldron)
        widest = max(len(row) for row in rows)
        picture = Text()
        for row in rows:
            picture.append(" " * (widest - len(row)))
            for name in row:
                mark, style = _mark(player.cauldron[name])
                picture.append(f"{mark.strip('()[]{} ')} ", style=style.replace(" reverse", ""))
            picture.append("\n")
        picture.rstrip()
        small.append(_panel(picture, f"{player.seat}'s"))
    grid.add_row(*small)
    return grid


# The crystal ball


def _ball(view: WitchstoneView) -> Table:
    """Every location: its chip, whose witches stand there, and the connections from it with their units."""
    grid = Table.grid(padding=(0, 1))
    for size in (2, 2, len(view.players)):
        grid.add_column(no_wrap=True, min_width=size)
    for name, place in view.crystal_ball.items():
        witches = Text()
        for seat in place.witches:
            witches.append(seat, style=_colour(view, seat))
        ways = [
            _way(view, other if name == one else one, way)
            for (one, other), way in _ends(view.connections)
            if name in (one, other)
        ]
        lines = [Text(" ").join(ways[at : at + 5]) for at in range(0, len(ways), 5)]
        grid.add_row(Text(name, style="bold"), _chip(view, name), witches, Text("\n").join(lines))
    return grid


def _ends(connections: Mapping[str, ConnectionView]) -> Iterator[tuple[tuple[str, str], ConnectionView]]:
    """The connections by the locations that they join."""
    for name, way in connections.items():
        one, other = name.split("-")
        yield (one, other), way


def _chip(view: WitchstoneView, location: str) -> Text:
    if view.crystal_ball[location].kind == "witchstone":
        left = view.witchstone_vp[len(view.witchstone) :]
        return Text(f"+{left[0]}" if left else "-")
    chip = view.chips[location]
    return Text("-", style="dim") if chip == NOTHING else Text(LETTERS[chip], style=STYLES[chip])


def _way(view: WitchstoneView, where: str, way: ConnectionView) -> Text:
    """A connection: where it leads, a letter for each unit on it, a dot for each free space."""
    text = Text(where)
    text.append(" ")
    text.append("" if way.owner == NOTHING else way.owner * way.units, style=_colour(view, way.owner))
    text.append("·" * (way.length - way.units), style="dim")
    text.pad_right(max(0, WAY - len(text)))
    return text


# The tracks


def _wand(board: Board, view: WitchstoneView) -> Group:
    """The wand as a strip: who stands where above it, what each space gives below."""
    above, strip = Text(), Text()
    for space in range(board.wand_end + 1):
        here = [seat for seat, player in view.players.items() if player.wand == space]
        size = 5 if space == 0 else 3
        above.append_text(_owners(view, here, size))
        strip.append_text(_wand_space(board, space, size))
    bonuses = wand_bonuses(view.wand, furthest_behind(view))
    told = Text("next: " + "; ".join(bonuses[:NEXT_BONUSES]), style="dim")
    return Group(above, strip, told)


def _owners(view: WitchstoneView, here: Sequence[str], size: int) -> Text:
    text = Text()
    for seat in here[:size]:
        text.append(seat, style=_colour(view, seat))
    text.append(" " * (size - len(here[:size])))
    return text


def _wand_space(board: Board, space: int, size: int) -> Text:
    bonus = board.wand[space]
    if space == 0:
        return Text("hilt".ljust(size), style="dim")
    if isinstance(bonus, Dark):
        name = ACTION_NAMES[bonus.action]
        return Text(f"{LETTERS[name]}{bonus.actions}".ljust(size), style=f"bold {STYLES[name]}")
    if bonus is not None:
        return Text(f"*{bonus.vp}".ljust(size), style="bold")
    return Text("·".ljust(size), style="dim")


def _ring(view: WitchstoneView) -> Group:
    """The ring as a strip, with what its spaces give."""
    above, strip = Text(), Text()
    styles = {"grey": "dim", "blue": "bold blue", "gold": "bold yellow"}
    for place, colour in enumerate(view.pentagram):
        here = [seat for seat, player in view.players.items() if player.pentagram == place]
        words = str(place) if colour == "grey" else f"{place} {colour}"
        size = max(len(view.players), len(words)) + 1
        above.append_text(_owners(view, here, size))
        strip.append(words.ljust(size), style=styles[colour])
    return Group(
        above, strip, Text("; ".join(ring_rewards(view)) + f"; {len(view.special_stack)} in the stack", style="dim")
    )


def _scrolls(view: WitchstoneView) -> Group:
    rack = Text("  ").join(_shelf(view, shelf) for shelf in view.rack)
    row = Text(f"scrolls: {' · '.join(scroll_row(view))} · {len(view.scroll_pile)} in the pile")
    return Group(row, Text("vials: ").append_text(rack), Text(f"cloth: {listed(view.cloth)}"))


def _shelf(view: WitchstoneView, shelf: str) -> Text:
    """A shelf: a letter for each crystal, with x for a black one, and a dot for each free vial."""
    text = Text(f"{LETTERS.get(shelf, shelf)} ")
    for crystal in view.rack[shelf]:
        seat, _, sort = crystal.partition(" ")
        text.append(f"{seat}{'x' if sort == 'black' else ''}", style=_colour(view, seat))
    text.append("·" * (view.vials[shelf] - len(view.rack[shelf])), style="dim")
    return text


def _legend() -> Text:
    """What the letters and signs mean."""
    text = Text()
    for part, style in _signs():
        text.append(part, style=style)
    return text


def _signs() -> Iterator[tuple[str, str]]:
    for name in ACTION_NAMES:
        yield LETTERS[name], f"bold {STYLES[name]}"
        yield f" {name}  ", "dim"
    yield "(E) icon  [E] tile  {E} special tile  o crystal  x black crystal  . vacant  ", "dim"
    yield "<E exit  E3 dark  *1 silver  3 points  T V F C W tower village forest castle Witchstone", "dim"
