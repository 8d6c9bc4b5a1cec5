"""A game of Witchstone in words: what a screen reader reads, and what a component is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from coven.games.witchstone.components import (
    ACTION_NAMES,
    ANY,
    CRITERION_NAMES,
    ROMAN,
    ROUNDS,
    Board,
    Criterion,
    Dark,
    Kind,
    Silver,
)
from coven.games.witchstone.components_reading import read_board
from coven.games.witchstone.prophecies import ROW_VP
from coven.games.witchstone.scoring import UNUSED_SPELL_VP
from coven.games.witchstone.seen.view import ConnectionView, PlayerView, ShelfView, WitchstoneView
from coven.kernel import Setup


def plain(view: WitchstoneView, setup: Setup) -> list[str]:
    """The whole view in short lines of words, for screen readers and pipes."""
    lines = [heading(view)]
    lines += [f"{name_of(player)}: {', '.join(facts(view, player))}." for player in view.players]
    for player in view.players:
        lines += _holdings(player)
    lines += [_cauldron(player) for player in view.players]
    lines += _ball(view)
    lines.append(
        f"Pentagram: {'; '.join(ring_rewards(view))}. {_many(view.special_stack, 'special tile')} in the stack."
    )
    lines.append(f"Wand ahead: {'; '.join(wand_bonuses(read_board(setup.components), _furthest_behind(view)))}.")
    lines.append(f"Scrolls: {', '.join(scroll_row(view))}. {view.scroll_pile} in the pile.")
    lines.append(f"Rack: {'; '.join(_shelf(shelf) for shelf in view.rack)}.")
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
        return ["The wand:", *wand_bonuses(board, 0)]
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
    """The player who looks: the one whose tiles can be seen."""
    return next((player for player in view.players if player.hand is not None), None)


def name_of(player: PlayerView) -> str:
    return f"{player.seat} ({'you, ' if player.hand is not None else ''}{player.colour})"


def facts(view: WitchstoneView, player: PlayerView) -> list[str]:
    """What there is to say of a player in figures."""
    standing = [place for place in player.standing if place != player.tower]
    ahead = " and ahead" if view.wand_order[:1] == (player.seat,) else ""
    return [
        f"{player.vp} VP",
        f"tower {player.tower}" if player.tower else "no tower",
        f"wand {player.wand}{ahead}",
        f"pentagram {player.pentagram}",
        f"witches {len(standing)} standing {player.lying} lying {player.witches} left",
        f"energy {player.energy} left",
        f"tiles {player.hand_size} + {player.supply}",
        _many(player.chip_count, "chip"),
        _many(player.owl_tile_count, "owl tile"),
        *([f"{player.removals} removed"] if player.removals else []),
    ]


def holdings(player: PlayerView) -> list[tuple[str, str]]:
    """What lies before a player and, as far as it can be seen, behind the screen: what it is, and the things."""
    found: list[tuple[str, Sequence[object] | None]] = [
        ("tiles in hand", player.hand),
        ("spells", player.spells),
        ("prophecies", [name.removeprefix("prophecy ") for name in player.prophecies]),
        ("chips", player.chips),
        ("owl tiles", player.owl_tiles),
        ("special tiles used", player.used_specials),
        ("tiles discarded", player.discarded),
        ("beside the screen", player.beside_the_screen),
    ]
    return [(what, listed(things)) for what, things in found if things]


def _holdings(player: PlayerView) -> list[str]:
    whose = "Your" if player.hand is not None else f"{player.seat}'s"
    return [f"{whose} {what}: {things}." for what, things in holdings(player)]


def _cauldron(player: PlayerView) -> str:
    """What lies where in a cauldron; a vacant space is named as such."""
    by_kind: dict[str, list[str]] = {}
    for space in player.cauldron:
        by_kind.setdefault(space.holds or "vacant", []).append(space.name)
    # A crystal and the crystal action go by one name; only the symbol lies on an icon or a tile.
    crystals = [space.name for space in player.cauldron if space.holds == "crystal" and not space.on]
    by_kind["crystal"] = [name for name in by_kind.get("crystal", []) if name not in crystals]
    parts = [f"{kind} {' '.join(by_kind[kind])}" for kind in ACTION_NAMES if by_kind.get(kind)]
    parts += [f"crystals lie on {' '.join(crystals)}"] if crystals else []
    parts += [f"{kind} {' '.join(by_kind[kind])}" for kind in ("black crystal", "vacant") if by_kind.get(kind)]
    whose = "Your" if player.hand is not None else f"{player.seat}'s"
    return f"{whose} cauldron: {', '.join(parts)}."


def _ball(view: WitchstoneView) -> list[str]:
    """The crystal ball: what is where, and whose connections there are."""
    chips = [f"{place.name} {place.chip}" for place in view.locations if place.chip]
    lines = [f"Chips on the crystal ball: {listed(chips)}."]
    witches = [f"{place.name} {' '.join(place.witches)}" for place in view.locations if place.witches]
    lines.append(f"Witches: {listed(witches)}.")
    for player in view.players:
        own = [connection_words(c) for c in view.connections if c.owner == player.seat]
        lines.append(f"{player.seat}'s connections: {listed(own)}.")
    free = [f"{c.name} {c.length}" for c in view.connections if not c.owner]
    lines.append(f"Free connections with their spaces: {listed(free)}.")
    return lines


def connection_words(connection: ConnectionView) -> str:
    """A connection with units on it."""
    if connection.units == connection.length:
        return connection.name
    return f"{connection.name} begun, {connection.units} of {connection.length}"


def ring_rewards(view: WitchstoneView) -> list[str]:
    """The spaces of the ring that give something, and what."""
    tiles, stacks = iter(view.special_tiles), iter(view.owl_stacks)
    found = []
    for place, colour in enumerate(view.ring):
        if colour == "blue":
            found.append(f"space {place} blue {next(tiles) or 'without a tile'}")
        elif colour == "gold":
            found.append(f"space {place} gold {' '.join(map(str, next(stacks))) or 'empty'}")
    return found


def wand_bonuses(board: Board, beyond: int) -> list[str]:
    """The dark and silver spaces of the wand beyond a space."""
    found = []
    for space in range(beyond + 1, board.wand_end + 1):
        bonus = board.wand[space]
        if isinstance(bonus, Dark):
            found.append(f"{space} dark {bonus.actions} {ACTION_NAMES[bonus.action]}")
        elif bonus is not None:
            found.append(f"{space} silver {silver_words(bonus)}")
    return found or ["nothing"]


def silver_words(bonus: Silver) -> str:
    """What a silver space pays.

    >>> silver_words(Silver(2, Criterion.OWL_TILES)), silver_words(Silver(8, Criterion.ONCE))
    ('2 VP each for owl tiles', '8 VP')
    """
    if bonus.for_each == Criterion.ONCE:
        return f"{bonus.vp} VP"
    return f"{bonus.vp} VP each for {CRITERION_NAMES[bonus.for_each]}"


def _furthest_behind(view: WitchstoneView) -> int:
    return min(player.wand for player in view.players)


def scroll_row(view: WitchstoneView) -> list[str]:
    """The open scrolls with their positions."""
    return [f"{ROMAN[place]} {scroll}" for place, scroll in enumerate(view.scroll_row)] or ["none"]


def _shelf(shelf: ShelfView) -> str:
    return f"{shelf.name} {' '.join(shelf.crystals) or 'empty'} of {shelf.vials}"


def listed(things: Iterable[object]) -> str:
    return ", ".join(map(str, things)) or "none"


def _many(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"
