"""Setting up a game from a position in words. What can't be is refused with the place and the reason."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from coven.cards import CardError
from coven.cards.positions import MOST_THINGS, count_of, list_of, only_these, seat_of, whole_number
from coven.games.spoils.areas.areas import BOTH, Side, knows, opponent
from coven.games.spoils.areas.in_play import Copy, InPlay
from coven.games.spoils.areas.rulings import Rulings
from coven.games.spoils.areas.state import SpoilsState, Step, new_game
from coven.games.spoils.cards import Card
from coven.games.spoils.cards.index import CardIndex
from coven.games.spoils.cards.tokens import MICROMAJIG
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.effects.records import Action, Battle, Delayed, LastingEffect, Later, Order, Stage, What
from coven.games.spoils.seen.position_cards import Whereabouts
from coven.games.spoils.seen.position_deeds import read_deeds, read_share
from coven.games.spoils.seen.position_in_play import KEYS as IN_PLAY_KEYS
from coven.games.spoils.seen.position_in_play import TO_FACTION, bits_of, one_of, read_gone, read_in_play, read_said
from coven.games.spoils.seen.position_lasting import read_delayed, read_lasting, read_later
from coven.games.spoils.seen.position_loops import read_loop, read_series
from coven.games.spoils.seen.position_spared import read_spared
from coven.kernel import PositionError, Seat, read_result, seat_name

KEYS: Final = {
    "turn", "active", "first", "step", "next number", "opened", "battles", "being played", "battle", "orders", "result",
    "A", "B", "lasting", "later", "delayed", "did", "gone", "nowhere", "shown", "closed", "repeating", "spared",
}  # fmt: skip
SIDE_KEYS: Final = {"faction", "influence", "in play", "hand", "deck", "discard pile", "out of game", "known"}
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


class Placing:
    """A position being read: the cards it names become copies, numbered in the order in which they are named."""

    __slots__ = ("index", "number", "s", "said")

    def __init__(self, s: SpoilsState, index: CardIndex) -> None:
        self.s = s
        self.index = index
        self.number = 0
        self.said: list[tuple[InPlay, Mapping[str, Any], str]] = []
        """Cards in play with what is told of them, and where, for what they have in mind is read at last."""

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
    s.step = one_of(Step, plain.get("step", Step.ACTION.value), "step")
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
    s.orders = tuple([one_of(Order, orders.get(seat_name(seat), usual), "orders") for seat in BOTH])
    if "result" in plain:
        s.result = read_result(plain["result"], len(BOTH))
    _place_what_goes_on(p, plain)
    return s


def _place_what_goes_on(p: Placing, plain: Mapping[str, Any]) -> None:
    """What speaks of other cards, once all cards are where they are."""
    s, where = p.s, "the position"
    at = Whereabouts(s)
    for words in list_of(plain, "nowhere", where):
        at.is_nowhere(_nowhere(p, words))
    for number, entry in enumerate(list_of(plain, "gone", where), 1):
        last = read_gone(at, entry, f"gone {number}")
        s.last_known = {**s.last_known, last.was.id: last}
        p.said.append((last.was, entry, f"gone {number}"))
    for x, entry, told in p.said:
        x.said = read_said(at, entry, told)
    s.lasting = tuple([read_lasting(at, entry) for entry in list_of(plain, "lasting", where)])
    s.later = tuple([read_later(at, entry) for entry in list_of(plain, "later", where)])
    s.delayed = tuple([read_delayed(at, entry) for entry in list_of(plain, "delayed", where)])
    s.did = read_deeds(at, list_of(plain, "did", where))
    waits: tuple[LastingEffect | Later | Delayed, ...] = (*s.lasting, *s.later, *s.delayed)
    numbers = [*s.last_known, *[action.id for action in s.being_played], *[one.stamp for one in waits]]
    s.next_id = max(s.next_id, *[number + 1 for number in numbers], 1)
    for one in waits:
        one.stamp = one.stamp or s.new_id()
    s.spared = read_spared(list_of(plain, "spared", where))
    s.shown = read_series(at, plain, "shown", where)
    s.closed = read_series(at, plain, "closed", where)
    s.loop = None if plain.get("repeating") is None else read_loop(at, plain["repeating"])
    s.standing = None


OWNED: Final = re.compile(r"([AB])'s (.+)", re.DOTALL)


def _nowhere(p: Placing, words: Any) -> Copy:
    """409.3b, 307.1 A token that has left play, or a duplicate."""
    found = OWNED.fullmatch(words) if isinstance(words, str) else None
    if found is None:
        raise PositionError(f'nowhere: {words!r} should be a card and whose it was, such as "A\'s Twig"')
    return p.copy_in_play(found[2], seat_of(found[1], "nowhere"), "nowhere")


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
    """403.5b A pile is in no order: see `areas.moving.in_no_order`."""
    return tuple(sorted([p.copy(name, seat, f"{who}'s {key}") for name in list_of(plain, key, who)], key=str))


def _place_known(side: Side, entry: Any, who: str) -> None:
    where = f"{who}'s known cards"
    only_these(entry, {"hand", "deck", "to"}, where)
    if "hand" in entry:
        place, copies = entry["hand"], side.hand
    else:
        place, copies = entry.get("deck"), side.deck[::-1]
    if not isinstance(place, int) or not 1 <= place <= len(copies):
        raise PositionError(f"{where}: there is no place {place!r}")
    to = bits_of(entry.get("to", ""), where)
    a, b = side.known
    copy = copies[place - 1]
    side.known = (a | {copy} if to & knows(BOTH[0]) else a, b | {copy} if to & knows(BOTH[1]) else b)


def _place_in_play(p: Placing, seat: Seat, entry: Any, where: str) -> InPlay:
    if not isinstance(entry, Mapping):
        entry = {"card": entry}
    only_these(entry, IN_PLAY_KEYS, where)
    owner = seat_of(entry.get("of", seat_name(seat)), where)
    copy = p.copy_in_play(entry.get("card"), owner, where)
    x = read_in_play(p.s, copy, seat, entry, where)
    if "said" in entry:
        p.said.append((x, entry, where))
    return x


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
        if x.attached_to == TO_FACTION:
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
    what = one_of(What, entry.get("what"), where)
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
    stage = one_of(Stage, entry.get("stage", Stage.ATTACKERS.value), where)
    shares = [read_share(share, f"{where}: damage") for share in list_of(entry, "damage", where)]
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


def _numbers(s: SpoilsState, entry: Mapping[str, Any], key: str) -> tuple[int, ...]:
    ids = tuple([whole_number(one, f"the battle: {key}") for one in list_of(entry, key, "the battle")])
    for id in ids:
        if id not in s.in_play:
            raise PositionError(f"the battle's {key}: nothing in play has the number {id!r}")
    return ids
