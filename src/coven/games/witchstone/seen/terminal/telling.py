"""A game of Witchstone in words: what a screen reader reads, and what a component is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from coven.games.witchstone.components import (
    ACTION_NAMES,
    ANY,
    CRITERION_NAMES,
    ROUNDS,
    Board,
    Kind,
)
from coven.games.witchstone.components_reading import read_board
from coven.games.witchstone.prophecies import ROW_VP
from coven.games.witchstone.scoring import UNUSED_SPELL_VP
from coven.games.witchstone.seen.position import NOTHING
from coven.games.witchstone.seen.view import ConnectionView, PlayerView, WitchstoneView, wand_spaces
from coven.kernel import Setup


def plain(view: WitchstoneView, setup: Setup) -> list[str]:
    """The whole view in short lines of words, for screen readers and pipes."""
    lines = [heading(view)]
    players = view.players.values()
    lines += [f"{name_of(view, player)}: {', '.join(facts(view, player))}." for player in players]
    for player in players:
        lines += [f"{_whose(view, player)} {what}: {things}." for what, things in holdings(player)]
    lines += [_cauldron(view, player) for player in players]
    lines += _ball(view)
    lines.append(
        f"Pentagram: {'; '.join(ring_rewards(view))}. {_many(len(view.special_stack), 'special tile')} in the stack."
    )
    lines.append(f"Wand ahead: {'; '.join(wand_bonuses(view.wand, furthest_behind(view)))}.")
    lines.append(f"Scrolls: {', '.join(scroll_row(view))}. {len(view.scroll_pile)} in the pile.")
    lines.append(f"Rack: {'; '.join(_shelf(view, shelf) for shelf in view.rack)}.")
    lines.append(f"Cloth: {listed(view.cloth)}.")
    if view.owed:
        lines.append(f"Under way: {'; '.join(view.owed)}.")
    return lines


def about(setup: Setup, name: str) -> list[str] | None:
    """A location, a connection, a scroll, a wand space or an action in words; None if nothing is called so."""
    board = read_board(setup.components)
    wanted = " ".join(name.casefold().split())
    for location, called in enumerate(board.locations):
        if called.casefold() == wanted:
            kind = Kind(board.kinds[location]).name.lower()
            return [
                f"{called}: the Witchstone" if kind == "witchstone" else f"{called}: a {kind}",
                *_from(board, location),
            ]
    for connection in board.connections:
        if connection.name.casefold() == wanted:
            return [f"{connection.name}: {_many(connection.length, 'space')}, {connection.pays} VP when complete"]
    for spell in board.spells:
        if wanted in (spell.name.casefold(), f"spell {spell.name}".casefold()):
            what = "any action" if spell.reinforces == ANY else f"{ACTION_NAMES[spell.reinforces]} actions"
            return [f"{spell.name}: a spell, {spell.adds} more for {what}; unused {UNUSED_SPELL_VP} VP at the end"]
    for prophecy in board.prophecies:
        if wanted in (prophecy.name.casefold(), prophecy.name.casefold().removeprefix("prophecy ")):
            rows = [f"{vp} VP from {needed}" for vp, needed in zip(ROW_VP[1:], prophecy.rows, strict=True)]
            counted = CRITERION_NAMES[prophecy.counts]
            return [f"{prophecy.name}: at the end, for {counted}: {', '.join(rows)}, else {ROW_VP[0]} VP"]
    if wanted == "wand":
        return ["The wand:", *wand_bonuses(wand_spaces(board), 0)]
    return None


def _from(board: Board, location: int) -> list[str]:
    return [
        f"{connection.name}: {_many(connection.length, 'space')}, {connection.pays} VP when complete"
        for connection in board.connections
        if location in (connection.one, connection.other)
    ]


def heading(view: WitchstoneView) -> str:
    """What part of the game it is, and whose turn."""
    if view.phase == "over":
        return "The game is over."
    if view.phase == "turns":
        return f"Round {view.round} of {ROUNDS}, {view.current}'s turn. {view.first} is the starting player."
    return f"Before the first round: {view.current} chooses a tower. {view.first} will be the starting player."


def viewer(view: WitchstoneView) -> PlayerView | None:
    """The player who looks; None for a spectator."""
    return None if view.seat is None else view.players[view.seat]


def name_of(view: WitchstoneView, player: PlayerView) -> str:
    return f"{player.seat} ({'you, ' if player.seat == view.seat else ''}{player.colour})"


def _whose(view: WitchstoneView, player: PlayerView) -> str:
    return "Your" if player.seat == view.seat else f"{player.seat}'s"


def facts(view: WitchstoneView, player: PlayerView) -> list[str]:
    """What there is to say of a player in figures."""
    ahead = " and ahead" if view.wand_order[:1] == (player.seat,) else ""
    return [
        f"{player.vp} VP",
        "no tower" if player.tower == NOTHING else f"tower {player.tower}",
        f"wand {player.wand}{ahead}",
        f"pentagram {player.pentagram}",
        f"witches {len(player.standing)} standing {player.lying} lying {player.witches} left",
        f"energy {player.energy} left",
        f"tiles {len(player.hand)} + {len(player.supply)}",
        _many(len(player.chips), "chip"),
        _many(len(player.owl_tiles), "owl tile"),
        *([f"{player.removals} removed"] if player.removals else []),
    ]


def holdings(player: PlayerView) -> list[tuple[str, str]]:
    """What lies before a player and, as far as it can be seen, behind the screen: what it is, and the things."""
    found: list[tuple[str, Sequence[object]]] = [
        ("tiles in hand", player.hand),
        ("spells", player.spells),
        ("prophecies", [name.removeprefix("prophecy ") for name in player.prophecies]),
        ("chips", player.chips),
        ("owl tiles", player.owl_tiles),
        ("special tiles used", player.used_specials),
        ("tiles discarded", player.discarded),
        ("beside the screen", ["crystal" if sort == "coloured" else "black crystal" for sort in player.aside]),
    ]
    seen = [(what, [thing for thing in things if thing is not None]) for what, things in found]
    return [(what, listed(things)) for what, things in seen if things]


def _cauldron(view: WitchstoneView, player: PlayerView) -> str:
    """What lies where in a cauldron; a vacant space is named as such."""
    names = {"coloured crystal": "crystals lie on", "black crystal": "black crystal", NOTHING: "vacant"}
    by_kind: dict[str, list[str]] = {kind: [] for kind in (*ACTION_NAMES, *names)}
    for name, space in player.cauldron.items():
        by_kind[space.holds].append(name)
    parts = [f"{names.get(kind, kind)} {' '.join(spaces)}" for kind, spaces in by_kind.items() if spaces]
    return f"{_whose(view, player)} cauldron: {', '.join(parts)}."


def _ball(view: WitchstoneView) -> list[str]:
    """The crystal ball: what is where, and whose connections there are."""
    chips = [f"{name} {chip}" for name, chip in view.chips.items() if chip != NOTHING]
    lines = [f"Chips on the crystal ball: {listed(chips)}."]
    witches = [f"{name} {' '.join(place.witches)}" for name, place in view.crystal_ball.items() if place.witches]
    lines.append(f"Witches: {listed(witches)}.")
    for seat in view.players:
        own = [connection_words(name, way) for name, way in view.connections.items() if way.owner == seat]
        lines.append(f"{seat}'s connections: {listed(own)}.")
    free = [f"{name} {way.length}" for name, way in view.connections.items() if way.owner == NOTHING]
    lines.append(f"Free connections with their spaces: {listed(free)}.")
    return lines


def connection_words(name: str, connection: ConnectionView) -> str:
    """A connection with units on it."""
    if connection.units == connection.length:
        return name
    return f"{name} begun, {connection.units} of {connection.length}"


def ring_rewards(view: WitchstoneView) -> list[str]:
    """The spaces of the ring that give something, and what."""
    tiles, stacks = iter(view.special_tiles), iter(view.owl_stacks)
    found = []
    for place, colour in enumerate(view.pentagram):
        if colour == "blue":
            tile = next(tiles)
            found.append(f"space {place} blue {'without a tile' if tile == NOTHING else tile}")
        elif colour == "gold":
            found.append(f"space {place} gold {' '.join(map(str, next(stacks))) or 'empty'}")
    return found


def wand_bonuses(wand: Sequence[str], beyond: int) -> list[str]:
    """The dark and silver spaces of the wand beyond a space."""
    found = [f"{space} {words}" for space, words in enumerate(wand) if space > beyond and words != "light"]
    return found or ["nothing"]


def furthest_behind(view: WitchstoneView) -> int:
    """The space of the wand that all have reached."""
    return min(player.wand for player in view.players.values())


def scroll_row(view: WitchstoneView) -> list[str]:
    """The open scrolls with their positions."""
    return [f"{roman} {scroll}" for roman, scroll in view.scrolls.items() if scroll != NOTHING] or ["none"]


def _shelf(view: WitchstoneView, shelf: str) -> str:
    crystals = [crystal.removesuffix(" coloured") for crystal in view.rack[shelf]]
    return f"{shelf} {' '.join(crystals) or 'empty'} of {view.vials[shelf]}"


def listed(things: Iterable[object]) -> str:
    return ", ".join(map(str, things)) or "none"


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
