"""Reading a position: from plain values to a state, checked against the components and the rules.

A position may leave out whatever is as at the start of a game, or what follows from the rest: face-down piles are then
all that is not elsewhere, chips go where none is named, and a turn begins with its tile to be laid.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coven.games.witchstone.agenda import Group, Laying, SpecialTile, Vial
from coven.games.witchstone.cauldron import crystals_of
from coven.games.witchstone.components import (
    BOTTOM,
    CHIP_NAMES,
    ENERGY_UNITS,
    NONE,
    ROUNDS,
    ROW,
    SHELF_NAMES,
    SMALL_WITCHES,
    bits,
)
from coven.games.witchstone.crystals import capacity
from coven.games.witchstone.scoring import final_scoring
from coven.games.witchstone.seen.position import CRYSTALS, NOTHING
from coven.games.witchstone.seen.position_agenda import read_agenda, read_won
from coven.games.witchstone.seen.position_parts import Reader, Supply
from coven.games.witchstone.state import Phase, Player, WitchstoneState
from coven.kernel import PositionError, Seat, seat_name

LEFT_OVER = 4
"""Tiles that each player has left after the last round."""


POSITION_KEYS = (
    "phase", "round", "first", "current", "players", "chips", "cloth", "witchstone", "owl stacks", "special tiles",
    "special stack", "scroll row", "scroll pile", "rack", "wand order", "won", "agenda",
)  # fmt: skip
PLAYER_KEYS = (
    "vp", "tower", "hand", "supply", "discarded", "lying", "standing", "connections", "begun", "begun units",
    "pentagram", "wand", "tiles", "crystals", "black", "aside", "removals", "chips", "owl tiles", "used specials",
    "spells", "prophecies", "used spells",
)  # fmt: skip


def read_position(s: WitchstoneState, position: Mapping[str, Any]) -> None:
    """Make a fresh state the one that the position describes. PositionError if it can't be."""
    top = Reader("position", position, POSITION_KEYS)
    seats = [seat_name(Seat(n)) for n in range(len(s.players))]
    phases = [phase.name.lower() for phase in Phase]
    s.phase = Phase(top.word("phase", "turns", phases))
    s.first = Seat(top.word("first", "A", seats))
    s.current = Seat(top.word("current", seat_name(s.first), seats))
    if s.phase == Phase.SETUP:
        return
    in_rounds = s.phase != Phase.TOWERS
    s.round = top.number("round", int(in_rounds), int(in_rounds), ROUNDS * int(in_rounds), "turn.1")
    players = Reader("players", top.table.get("players", {}), seats)
    readers = [Reader(f"player {name}", players.table.get(name, {}), PLAYER_KEYS) for name in seats]
    s.witchstone = tuple(Seat(n) for n in top.words("witchstone", (), seats))
    _read_rack(s, Reader("rack", top.table.get("rack", {}), SHELF_NAMES), seats)
    for player, reader in zip(s.players, readers, strict=True):
        _read_ball(s, player, reader)
        _read_tracks(s, player, reader)
        _read_cauldron(s, player, reader)
    _check_ball(s)
    s.agenda = read_agenda(s, top)
    _check_crystals(s, readers)
    _read_tiles(s, top, readers)
    _read_scrolls(s, top, readers)
    _read_chips(s, top, readers)
    _read_owls(s, top, readers)
    _read_wand_order(s, top, seats)
    if s.phase == Phase.TOWERS:
        _check_order_of_towers(s)
    if s.phase == Phase.OVER:
        final_scoring(s)


def _read_rack(s: WitchstoneState, reader: Reader, seats: list[str]) -> None:
    """crystal.13, crystal.14 No shelf holds more crystals than it has vials."""
    crystals = [f"{seat} {sort}" for seat in seats for sort in CRYSTALS]
    shelves = []
    for shelf, name in enumerate(SHELF_NAMES):
        held = reader.words(name, (), crystals)
        if len(held) > capacity(s, shelf):
            rule = "crystal.14" if shelf == BOTTOM else "crystal.13"
            raise reader.wrong(name, f"{len(held)} crystals, but the shelf has {capacity(s, shelf)} vials", rule)
        shelves.append(held)
    s.rack = tuple(shelves)


def _read_ball(s: WitchstoneState, player: Player, reader: Reader) -> None:
    """tower.2, witch.7, witch.8, setup.8, energy.7 A player's tower, witches and connections."""
    board = s.board
    towers = [board.locations[n] for n in board.towers]
    choice = reader.word("tower", NOTHING, towers, "tower.2")
    player.tower = NONE if choice == NONE else board.towers[choice]
    if player.tower == NONE:
        if s.phase != Phase.TOWERS:
            raise reader.wrong("tower", f"a tower is expected: one of {', '.join(towers)}", "tower.2")
        return
    player.lying = reader.number("lying", 0, 0, SMALL_WITCHES, "setup.8")
    standing = reader.words("standing", (), board.locations)
    player.witches = SMALL_WITCHES - player.lying - len(standing)
    player.standing = 1 << player.tower
    for location in standing:
        name = board.locations[location]
        if location == player.tower:
            raise reader.wrong("standing", f"no small witch stands on {name}, the own tower", "witch.8")
        if player.standing >> location & 1:
            raise reader.wrong("standing", f"one witch of a player stands on {name} at most", "witch.7")
        player.standing |= 1 << location
    if player.witches < 0:
        words = f"with {player.lying} lying, that is more than {SMALL_WITCHES} small witches"
        raise reader.wrong("standing", words, "setup.8")
    names = [connection.name for connection in board.connections]
    for number in reader.words("connections", (), names):
        player.complete |= 1 << number
    player.begun = reader.word("begun", NOTHING, names)
    if player.begun != NONE:
        length = board.connections[player.begun].length
        player.begun_units = reader.number("begun units", 1, 1, length - 1, "energy.1")
    player.energy = ENERGY_UNITS - player.begun_units - sum(board.connections[n].length for n in bits(player.complete))
    if player.energy < 0:
        words = f"{-player.energy} more energy units than the {ENERGY_UNITS} there are"
        raise reader.wrong("connections", words, "setup.8")
    player.network, player.touching = 1 << player.tower, board.at[player.tower]
    rest = bits(player.complete)
    while rest:
        joined = [n for n in rest if player.touching >> n & 1]
        if not joined:
            lost = ", ".join(board.connections[n].name for n in rest)
            raise reader.wrong("connections", f"{lost} not joined to the tower over own connections (energy.7)")
        for n in joined:
            rest.remove(n)
            connection = board.connections[n]
            player.network |= 1 << connection.one | 1 << connection.other
            player.touching |= board.at[connection.one] | board.at[connection.other]
    if player.begun != NONE and not player.touching >> player.begun & 1:
        raise reader.wrong("begun", "it doesn't touch the player's network (energy.7)")


def _check_ball(s: WitchstoneState) -> None:
    """No connection and no tower has two owners, and the Witchstone's spaces are those of the witches there."""
    seen = 0
    for n, player in enumerate(s.players):
        mine = player.complete | (0 if player.begun == NONE else 1 << player.begun)
        if player.begun != NONE and player.complete >> player.begun & 1:
            raise PositionError(f"player {seat_name(Seat(n))}, begun: that connection is complete (energy.2)")
        for number in bits(seen & mine):
            raise PositionError(f"players: {s.board.connections[number].name} belongs to two of them (energy.6)")
        seen |= mine
    towers = [player.tower for player in s.players if player.tower != NONE]
    if len(set(towers)) < len(towers):
        raise PositionError("players: two of them have the same tower (tower.4)")
    there = [Seat(n) for n, player in enumerate(s.players) if player.standing >> s.board.witchstone & 1]
    if not s.witchstone:
        s.witchstone = tuple(there)
    if sorted(s.witchstone) != there:
        words = "those whose witches stand there, in the order of arrival, expected"
        raise PositionError(f"position, witchstone: {words} (witch.14)")


def _check_order_of_towers(s: WitchstoneState) -> None:
    """tower.1 In reverse order, the first player last: those who have had their choice have a tower, the rest none."""
    seats = len(s.players)
    order = [Seat((s.first - 1 - n) % seats) for n in range(seats)]
    chosen = order.index(s.current)
    for n, seat in enumerate(order):
        if n != chosen and (s.players[seat].tower != NONE) != (n < chosen):
            has = "has a tower before its turn" if n > chosen else "has no tower, but has had its turn"
            raise PositionError(f"player {seat_name(seat)}, tower: {seat_name(seat)} {has} to choose one (tower.1)")


def _read_tracks(s: WitchstoneState, player: Player, reader: Reader) -> None:
    player.vp = reader.number("vp", 0, -1000, 10000)
    player.pentagram = reader.number("pentagram", s.board.start, 0, len(s.board.ring) - 1, "pentagram.2")
    player.wand = reader.number("wand", 0, 0, s.board.wand_end, "wand.10")
    player.removals = reader.number("removals", 0, 0, 7, "setup.8")


def _read_cauldron(s: WitchstoneState, player: Player, reader: Reader) -> None:
    board = s.board
    seat = s.players.index(player)
    free = board.vacant | board.bubbles | 1 << board.black
    symbols = list(board.icons)
    laid = []
    for item in reader.items("tiles", ()):
        words = str(item).split()
        special = int(words[:1] == ["special"])
        words = words[special:]
        if len(words) != 3:
            raise reader.wrong("tiles", f"{item!r} is not of the form 'energy/wand a2 a3', or that after 'special'")
        tile = reader.number_of("tiles", words[0], board.tile_names)
        one = reader.number_of("tiles", words[1], board.spaces)
        other = reader.number_of("tiles", words[2], board.spaces)
        if not board.near[one] >> other & 1:
            raise reader.wrong("tiles", f"{item!r}: {words[1]} and {words[2]} are no neighbours (turn.3)")
        if not free >> one & 1 or not free >> other & 1:
            raise reader.wrong("tiles", f"{item!r} lies on a printed icon or on another tile (turn.4)")
        free &= ~(1 << one | 1 << other)
        symbols[board.tiles[tile][0]] |= 1 << one
        symbols[board.tiles[tile][1]] |= 1 << other
        laid.append((special, tile, one, other))
    player.laid, player.symbols = tuple(laid), tuple(symbols)
    player.aside = reader.words("aside", (), CRYSTALS)
    gone = sum(shelf.count(2 * seat) for shelf in s.rack) + player.aside.count(0)
    black_gone = any(2 * seat + 1 in shelf for shelf in s.rack) or 1 in player.aside
    bubbles = [board.spaces[n] for n in bits(board.bubbles & free)]
    player.black = reader.word("black", NOTHING if black_gone else board.spaces[board.black], board.spaces)
    player.crystals = 0
    for space in reader.words("crystals", bubbles[gone:], board.spaces):
        player.crystals |= 1 << space
    if player.black != NONE and player.crystals >> player.black & 1:
        raise reader.wrong("black", f"another crystal lies on {board.spaces[player.black]}", "crystal.1")
    for space in bits(crystals_of(player) & ~free):
        raise reader.wrong("crystals", f"a tile or an icon is on {board.spaces[space]} (crystal.1)")
    player.vacant = free & ~crystals_of(player)


def _check_crystals(s: WitchstoneState, readers: list[Reader]) -> None:
    """Six coloured crystals and a black one per player, wherever they are."""
    for seat, player in enumerate(s.players):
        coloured = player.crystals.bit_count() + player.aside.count(0) + sum(x.count(2 * seat) for x in s.rack)
        black = int(player.black != NONE) + player.aside.count(1) + sum(x.count(2 * seat + 1) for x in s.rack)
        if seat == s.current:
            for task in s.agenda:
                if isinstance(task, Group):
                    coloured += sum(1 - sort for sort, _ in task.out)
                    black += sum(sort for sort, _ in task.out)
                elif isinstance(task, Vial) and task.shelf == NONE:
                    coloured += 1 - task.black
                    black += task.black
        if coloured != s.board.bubbles.bit_count() or black != 1:
            raise readers[seat].wrong(
                "crystals", f"{coloured} coloured and {black} black in all places together; there are 6 and 1 (setup.8)"
            )


def _read_tiles(s: WitchstoneState, top: Reader, readers: list[Reader]) -> None:
    """The ordinary tiles of each player, and the special ones."""
    board = s.board
    names = board.tile_names
    special = Supply("special tiles", board.special, names, "setup.4")
    s.blue = tuple(
        NONE if tile == NOTHING else top.number_of("special tiles", tile, names)
        for tile in top.items("special tiles", [NOTHING] * 3)
    )
    if len(s.blue) != 3:
        raise top.wrong("special tiles", "one is expected for each of the 3 blue spaces, or 'none'", "setup.4")
    special.take("special tiles", [tile for tile in s.blue if tile != NONE])
    for seat, (player, reader) in enumerate(zip(s.players, readers, strict=True)):
        player.specials = reader.words("used specials", (), names)
        special.take(f"{reader.place}, used specials", player.specials)
        special.take(f"{reader.place}, tiles", [tile for is_special, tile, _, _ in player.laid if is_special])
        own = Supply("tiles", board.ordinary, names, "setup.13")
        own.take(f"{reader.place}, tiles", [tile for is_special, tile, _, _ in player.laid if not is_special])
        player.discarded = reader.words("discarded", (), names)
        own.take(f"{reader.place}, discarded", player.discarded)
        _read_hand(s, Seat(seat), reader, own)
    for task in s.agenda:
        if isinstance(task, Group):
            special.take("agenda", task.specials)
        elif isinstance(task, SpecialTile):
            special.take("agenda", [task.tile])
        elif isinstance(task, Laying) and task.tile != NONE and task.tile not in s.players[s.current].hand:
            raise PositionError(f"agenda: the tile {names[task.tile]} is not in hand (turn.3)")
    s.stack = top.words("special stack", (), names)
    special.take("special stack", s.stack)
    if "special tiles" not in top.table:
        rest = special.rest()
        s.blue = (*rest[:3], *[NONE] * (3 - len(rest[:3])))
        special.left.update(rest[3:])
    if "special stack" not in top.table:
        s.stack = special.rest()


def _read_hand(s: WitchstoneState, seat: Seat, reader: Reader, own: Supply) -> None:
    """A player's hand and supply; left out, they hold what the turns still to come and the end need."""
    player = s.players[seat]
    names = s.board.tile_names
    turns = _turns_left(s, seat)
    acting = s.phase == Phase.TURNS and seat == s.current and not any(isinstance(t, Laying) for t in s.agenda)
    wanted = min(s.hand_size - int(acting), turns + LEFT_OVER)
    player.hand = reader.words("hand", (), names)
    own.take(f"{reader.place}, hand", player.hand)
    player.supply = reader.words("supply", (), names)
    own.take(f"{reader.place}, supply", player.supply)
    if len(player.hand) > s.hand_size:
        raise reader.wrong("hand", f"{len(player.hand)} tiles; {s.hand_size} are on offer (setup.11)")
    if acting and len(player.hand) == s.hand_size:
        raise reader.wrong("hand", f"{s.hand_size} tiles, though this turn's tile is laid and none drawn yet (turn.7)")
    if "hand" not in reader.table:
        rest = own.rest()
        player.hand = rest[:wanted]
        own.left.update(rest[wanted:])
    if "supply" not in reader.table:
        player.supply = own.rest()[: max(0, turns + LEFT_OVER - len(player.hand))]
    if len(player.hand) + len(player.supply) < turns:
        raise reader.wrong("hand", f"with the supply it has to last for {turns} turns", "turn.8")


def _turns_left(s: WitchstoneState, seat: Seat) -> int:
    """How many tiles the player still has to lay."""
    if s.phase == Phase.TOWERS:
        return ROUNDS
    if s.phase == Phase.OVER:
        return 0
    count = len(s.players)
    place, now = (seat - s.first) % count, (s.current - s.first) % count
    laid_now = not any(isinstance(task, Laying) for task in s.agenda)
    had_turn = place < now or (place == now and laid_now)
    return ROUNDS - s.round + int(not had_turn)


def _read_scrolls(s: WitchstoneState, top: Reader, readers: list[Reader]) -> None:
    board = s.board
    names = board.scroll_names
    spells = names[: len(board.spells)]
    scrolls = Supply("scrolls", board.scrolls, names, "setup.3")
    for player, reader in zip(s.players, readers, strict=True):
        player.spells = reader.words("spells", (), spells)
        player.used_spells = reader.words("used spells", (), spells)
        player.prophecies = tuple(
            reader.number_of("prophecies", word, names[len(spells) :]) + len(spells)
            for word in reader.items("prophecies", ())
        )
        scrolls.take(reader.place, (*player.spells, *player.used_spells, *player.prophecies))
    s.row = top.words("scroll row", (), names)
    if len(s.row) > ROW:
        raise top.wrong("scroll row", f"{len(s.row)} scrolls for {ROW} positions", "setup.3")
    scrolls.take("scroll row", s.row)
    s.pile = top.words("scroll pile", (), names)
    scrolls.take("scroll pile", s.pile)
    if "scroll row" not in top.table:
        rest = scrolls.rest()
        s.row = rest[:ROW]
        scrolls.left.update(rest[ROW:])
    if "scroll pile" not in top.table:
        s.pile = scrolls.rest()


def _read_chips(s: WitchstoneState, top: Reader, readers: list[Reader]) -> None:
    board = s.board
    chips = Supply("magic chips", board.chips, CHIP_NAMES, "setup.5")
    for player, reader in zip(s.players, readers, strict=True):
        player.chips = reader.words("chips", (), CHIP_NAMES)
        chips.take(f"{reader.place}, chips", player.chips)
    s.won = read_won(s, top)
    s.cloth = top.words("cloth", (), CHIP_NAMES)
    chips.take("cloth", s.cloth)
    reader = Reader("chips", top.table.get("chips", {}), board.locations)
    visited = 1 << board.witchstone
    for player in s.players:
        visited |= player.standing
    at = [NONE] * len(board.locations)
    for location, name in enumerate(board.locations):
        if name in reader.table:
            at[location] = reader.word(name, NOTHING, CHIP_NAMES)
            if at[location] != NONE and visited >> location & 1:
                raise reader.wrong(name, "no chip lies at the Witchstone or where a witch stands (witch.13)")
    chips.take("chips", [chip for chip in at if chip != NONE])
    rest = list(chips.rest())
    choosing = sum(1 for task in s.agenda if isinstance(task, Vial) and task.shelf == BOTTOM)
    on_cloth = 0 if "cloth" in top.table else max(0, board.cloth - len(s.rack[BOTTOM]) + choosing)
    for location, name in enumerate(board.locations):
        if name not in reader.table and not visited >> location & 1 and len(rest) > on_cloth:
            at[location] = rest.pop(0)
    s.chips_at = tuple(at)
    if "cloth" not in top.table:
        s.cloth = tuple(rest[:on_cloth])
    needed = capacity(s, BOTTOM) - len(s.rack[BOTTOM]) + choosing
    if len(s.cloth) < needed:
        free = "each crystal that the bottom shelf still takes brings one"
        raise top.wrong("cloth", f"{len(s.cloth)} chips, but {needed} are needed: {free} (crystal.12)")


def _read_owls(s: WitchstoneState, top: Reader, readers: list[Reader]) -> None:
    board = s.board
    values = board.owl_tiles
    stacks = top.items("owl stacks", [list(values), list(values)])
    taken = []
    for stack in stacks:
        tiles = list(stack) if isinstance(stack, list | tuple) else None
        if tiles is None or tiles != list(values[len(values) - len(tiles) :]):
            raise top.wrong("owl stacks", f"{stack!r} is not the rest of a stack of {list(values)} (setup.2)")
        taken.append(len(values) - len(tiles))
    if len(taken) != 2:
        raise top.wrong("owl stacks", "two stacks are expected (setup.1)")
    s.owls_taken = tuple(taken)
    names = [str(value) for value in values]
    gone = Supply("owl tiles", [n for stack in taken for n in range(stack)], names, "setup.1")
    for player, reader in zip(s.players, readers, strict=True):
        found = tuple(reader.number_of("owl tiles", str(tile), names) for tile in reader.items("owl tiles", ()))
        gone.take(f"{reader.place}, owl tiles", found)
        player.owls = tuple(values[n] for n in found)


def _read_wand_order(s: WitchstoneState, top: Reader, seats: list[str]) -> None:
    moved = [Seat(n) for n, player in enumerate(s.players) if player.wand]
    ahead = sorted(moved, key=lambda seat: -s.players[seat].wand)
    order = [Seat(n) for n in top.words("wand order", [seat_name(seat) for seat in ahead], seats)]
    places = [s.players[seat].wand for seat in order]
    if sorted(order) != moved or places != sorted(places, reverse=True):
        raise top.wrong("wand order", "all who have left the hilt, from the furthest ahead down, are expected")
    s.wand_order = tuple(order)
