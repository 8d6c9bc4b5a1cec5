"""Setting up a game from a position in words. What can't be is refused with the place and the reason."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, Final, TypeVar

from coven.cards import CardError
from coven.cards.positions import MOST_THINGS, count_of, list_of, only_these, seat_of, whole_number
from coven.games.spoils.areas.areas import BOTH, PLAYERS, Side, knows, opponent
from coven.games.spoils.areas.in_play import DOWN, Copy, InPlay
from coven.games.spoils.areas.rulings import Rulings
from coven.games.spoils.areas.state import SpoilsState, Step, new_game
from coven.games.spoils.cards import Card
from coven.games.spoils.cards.index import CardIndex
from coven.games.spoils.cards.tokens import MICROMAJIG
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.effects.records import Action, Battle, Order, Share, Stage, What
from coven.games.spoils.seen.position_gained import read_gained
from coven.games.spoils.text.words.vocabulary import Face
from coven.kernel import PositionError, Seat, read_result, seat_name

KEYS: Final = {
    "turn", "active", "first", "step", "next number", "opened", "battles", "being played", "battle", "orders", "result",
    "A", "B",
}  # fmt: skip
SIDE_KEYS: Final = {"faction", "influence", "in play", "hand", "deck", "discard pile", "out of game", "known"}
IN_PLAY_KEYS: Final = {
    "number", "card", "of", "brought by", "face", "known to", "since", "attached to", "damage", "total damage",
    "tokens", "depleted", "flipped up", "used", "gained",
}  # fmt: skip
ACTION_KEYS: Final = {
    "number", "what", "by", "card", "of", "source", "place", "flipped", "duplicate", "resolving", "numeric cost",
}  # fmt: skip
BATTLE_KEYS: Final = {
    "number", "attacking", "target", "stage", "acting", "attackers", "blockers", "blocking", "assigned", "damage",
    "speed",
}  # fmt: skip

PRACTICE_FACTION: Final = "The Tournament Faction"
PRACTICE_CARD: Final = "Greed"
PRACTICE_DECK: Final = 10
"""What a player has in a position that doesn't say otherwise."""

E = TypeVar("E", bound=Enum)


class Placing:
    """A position being read: the cards it names become copies, numbered in the order in which they are named."""

    __slots__ = ("attached", "index", "number", "s", "unnumbered")

    def __init__(self, s: SpoilsState, index: CardIndex) -> None:
        self.s = s
        self.index = index
        self.number = 0
        self.unnumbered: list[tuple[InPlay, bool]] = []
        """Cards in play that the position gives no number, and whether they are factions."""
        self.attached: list[tuple[InPlay, Any]] = []

    def card(self, name: Any, where: str) -> Card:
        if not isinstance(name, str):
            raise PositionError(f"{where}: {name!r} is no name of a card")
        try:
            return self.index.find(name)
        except CardError as error:
            raise PositionError(f"{where}: {error}") from None

    def copy(self, name: Any, owner: Seat, where: str) -> Copy:
        if name == MICROMAJIG.name:
            raise PositionError(f"{where}: a {name} is in play or nowhere (409.3b)")
        self.number += 1
        return Copy(self.card(name, where), owner, self.number)

    def copy_in_play(self, name: Any, owner: Seat, where: str) -> Copy:
        """409.3 A card in play, or the token that this is the name of."""
        if name != MICROMAJIG.name:
            return self.copy(name, owner, where)
        self.number += 1
        return Copy(MICROMAJIG, owner, -self.number)


def place(plain: Mapping[str, Any], index: CardIndex, rulings: Rulings[SpoilsState]) -> SpoilsState:
    """The game that a position describes. PositionError, naming the place, if there can be none."""
    only_these(plain, KEYS, "the position")
    s = new_game(rulings)
    p = Placing(s, index)
    s.turn = count_of(plain, "turn", 1, "the position")
    s.active = seat_of(plain.get("active", "A"), "active")
    s.first = seat_of(plain.get("first", "A"), "first")
    s.step = _one_of(Step, plain.get("step", Step.ACTION.value), "step")
    s.opened = count_of(plain, "opened", 0 if s.step in (Step.SETUP, Step.OPENING) else 2, "the position")
    s.battles = count_of(plain, "battles", 0, "the position")
    found: list[InPlay] = []
    for seat in BOTH:
        found += _place_side(p, seat, plain.get(seat_name(seat)) or {})
    _lay_down(p, found, count_of(plain, "next number", 0, "the position"))
    s.being_played = tuple([_action(p, entry) for entry in list_of(plain, "being played", "the position")])
    if plain.get("battle") is not None:
        s.battle = _battle(s, plain["battle"])
    orders = plain.get("orders") or {}
    only_these(orders, {"A", "B"}, "orders")
    usual = rulings.usual.value
    s.orders = tuple([_one_of(Order, orders.get(seat_name(seat), usual), "orders") for seat in BOTH])
    if "result" in plain:
        s.result = read_result(plain["result"], len(BOTH))
    return s


def _place_side(p: Placing, seat: Seat, plain: Mapping[str, Any]) -> list[InPlay]:
    who = seat_name(seat)
    only_these(plain, SIDE_KEYS, who)
    side = p.s.sides[seat]
    faction = _place_in_play(p, seat, plain.get("faction", PRACTICE_FACTION), f"{who}'s faction")
    if not faction.card.is_faction:
        raise PositionError(f"{who}'s faction: {faction.card.name} is no faction")
    side.faction = faction.id
    side.influence = count_of(plain, "influence", faction.card.influence or 0, who)
    found = [faction]
    for entry in list_of(plain, "in play", who):
        found.append(_place_in_play(p, seat, entry, f"{who}'s cards in play"))
    side.hand = tuple([p.copy(name, seat, f"{who}'s hand") for name in list_of(plain, "hand", who)])
    side.discard_pile = _pile(p, seat, plain, "discard pile", who)
    side.out_of_game = _pile(p, seat, plain, "out of game", who)
    deck = plain.get("deck", PRACTICE_DECK)
    names = _practice_cards(deck, f"{who}'s deck") if isinstance(deck, int) else list_of(plain, "deck", who)
    side.deck = tuple([p.copy(name, seat, f"{who}'s deck") for name in reversed(names)])
    for entry in list_of(plain, "known", who):
        _place_known(side, entry, who)
    return found


def _practice_cards(number: int, where: str) -> list[str]:
    return [PRACTICE_CARD] * whole_number(number, where, MOST_THINGS)


def _pile(p: Placing, seat: Seat, plain: Mapping[str, Any], key: str, who: str) -> tuple[Copy, ...]:
    return tuple([p.copy(name, seat, f"{who}'s {key}") for name in list_of(plain, key, who)])


def _place_known(side: Side, entry: Any, who: str) -> None:
    where = f"{who}'s known cards"
    only_these(entry, {"hand", "deck", "to"}, where)
    if "hand" in entry:
        place, copies = entry["hand"], side.hand
    else:
        place, copies = entry.get("deck"), side.deck[::-1]
    if not isinstance(place, int) or not 1 <= place <= len(copies):
        raise PositionError(f"{where}: there is no place {place!r}")
    to = _seats(entry.get("to", ""), where)
    a, b = side.known
    copy = copies[place - 1]
    side.known = (a | {copy} if to & knows(BOTH[0]) else a, b | {copy} if to & knows(BOTH[1]) else b)


def _place_in_play(p: Placing, seat: Seat, entry: Any, where: str) -> InPlay:
    if not isinstance(entry, Mapping):
        entry = {"card": entry}
    only_these(entry, IN_PLAY_KEYS, where)
    owner = seat_of(entry.get("of", seat_name(seat)), where)
    copy = p.copy_in_play(entry.get("card"), owner, where)
    face = _one_of(Face, entry.get("face", Face.UP.value), where)
    known = _seats(entry.get("known to", seat_name(seat)), where) if face is DOWN else PLAYERS
    brought_by = seat_of(entry.get("brought by", seat_name(seat)), where)
    number = count_of(entry, "number", 0, where)
    since = count_of(entry, "since", 0, where)
    x = InPlay(number, copy, seat, since, face, known=known, brought_by=brought_by)
    x.attached_to = _attached(entry.get("attached to", 0), where)
    x.damage = count_of(entry, "damage", 0, where)
    x.total_damage = count_of(entry, "total damage", 0, where)
    x.tokens = count_of(entry, "tokens", 0, where)
    x.depleted = bool(entry.get("depleted", False))
    x.flipped_up = bool(entry.get("flipped up", False))
    x.uses = tuple([whole_number(one, f"{where}: used") for one in list_of(entry, "used", where)])
    x.gained = read_gained(p.s, x, list_of(entry, "gained", where), where)
    return x


FACTION: Final = "faction"
"""What spent resources are attached to, in the words of a position."""


def _attached(value: Any, where: str) -> int:
    if value == FACTION:
        return -1
    return whole_number(value, f"{where}: attached to")


def _lay_down(p: Placing, found: list[InPlay], next_number: int) -> None:
    """Give numbers to the cards in play that have none, and lay all down in the order of their numbers."""
    s = p.s
    taken = [x.id for x in found if x.id]
    if len(set(taken)) < len(taken):
        raise PositionError("two cards in play have the same number")
    number = max(taken, default=0)
    for x in found:
        if not x.id:
            number += 1
            x.id = number
    factions = [x for x in found if x.card.is_faction]
    if len(factions) > len(BOTH):
        raise PositionError("there are more factions in play than players (202.1)")
    for seat, faction in zip(BOTH, factions, strict=True):
        s.sides[seat].faction = faction.id
    for x in sorted(found, key=_number):
        if x.attached_to == -1:
            x.attached_to = s.sides[x.controller].faction
        if x.attached_to and all(one.id != x.attached_to for one in found):
            raise PositionError(f"{x.card.name} is attached to {x.attached_to}, and nothing in play has that number")
        s.in_play[x.id] = x
    for x in found:
        _refuse_circle(s, x)
    stamps = [one.stamp for x in found for one in x.gained]
    s.next_id = max(next_number, number + 1, *[stamp + 1 for stamp in stamps])
    for x in found:
        for one in x.gained:
            one.stamp = one.stamp or s.new_id()


def _refuse_circle(s: SpoilsState, x: InPlay) -> None:
    """What a card is attached to, and what that is attached to, has an end."""
    seen = {x.id}
    host = x.attached_to
    while host:
        if host in seen:
            raise PositionError(f"{x.card.name} is attached to {x.attached_to}, which is attached to it")
        seen.add(host)
        host = s.in_play[host].attached_to


def _number(x: InPlay) -> int:
    return x.id


def _action(p: Placing, entry: Any) -> Action:
    where = "being played"
    only_these(entry, ACTION_KEYS, where)
    seat = seat_of(entry.get("by"), where)
    what = _one_of(What, entry.get("what"), where)
    source, place = count_of(entry, "source", 0, where), count_of(entry, "place", 0, where)
    x = p.s.in_play.get(source)
    owner = seat_of(entry.get("of", seat_name(seat)), where)
    copy = p.copy(entry.get("card"), owner, where) if x is None else x.copy
    ability = next((one.text for one in copy.sheet.abilities if one.place == place), None)
    action = Action(
        count_of(entry, "number", 0, where),
        what,
        seat,
        copy,
        Memory(),
        source=source,
        place=place,
        ability=ability if what is What.ABILITY else None,
        duplicate=bool(entry.get("duplicate", False)),
        flipped=count_of(entry, "flipped", 0, where),
    )
    if "numeric cost" in entry:
        action.numeric_cost = count_of(entry, "numeric cost", 0, where)
    action.resolving = bool(entry.get("resolving", False))
    return action


def _battle(s: SpoilsState, entry: Any) -> Battle:
    where = "the battle"
    only_these(entry, BATTLE_KEYS, where)
    attacking = seat_of(entry.get("attacking", seat_name(s.active)), where)
    defending = opponent(attacking)
    target = count_of(entry, "target", s.sides[defending].faction, where)
    battle = Battle(count_of(entry, "number", max(1, s.battles), where), attacking, defending, target)
    stage = _one_of(Stage, entry.get("stage", Stage.ATTACKERS.value), where)
    shares = [_share(share, f"{where}: damage") for share in list_of(entry, "damage", where)]
    return battle.changed(
        stage=stage,
        acting=seat_of(entry.get("acting", seat_name(attacking)), where),
        attackers=_numbers(s, entry, "attackers"),
        blockers=_numbers(s, entry, "blockers"),
        blocking=_numbers(s, entry, "blocking"),
        assigned=tuple([whole_number(one, f"{where}: assigned") for one in list_of(entry, "assigned", where)]),
        shares=tuple(shares),
        speed=count_of(entry, "speed", 0, where) if "speed" in entry else -1,
    )


def _share(share: Any, where: str) -> Share:
    if not isinstance(share, (list, tuple)) or len(share) != 3:
        raise PositionError(f"{where} must be lists of by whom, to whom and how much, not {share!r}")
    source, target, amount = [whole_number(one, where) for one in share]
    return Share(source, target, amount)


def _numbers(s: SpoilsState, entry: Mapping[str, Any], key: str) -> tuple[int, ...]:
    ids = tuple([whole_number(one, f"the battle: {key}") for one in list_of(entry, key, "the battle")])
    for id in ids:
        if id not in s.in_play:
            raise PositionError(f"the battle's {key}: nothing in play has the number {id!r}")
    return ids


def _seats(value: Any, where: str) -> int:
    if not isinstance(value, str) or any(letter not in "AB" for letter in value):
        raise PositionError(f"{where}: {value!r} should be some of the letters A and B")
    return sum([knows(seat) for seat in BOTH if seat_name(seat) in value])


def _one_of(kind: type[E], value: Any, where: str) -> E:
    for one in kind:
        if one.value == value:
            return one
    raise PositionError(f"{where} must be one of {', '.join(str(one.value) for one in kind)}, not {value!r}")
