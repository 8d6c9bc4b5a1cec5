"""603 Playing a card, 507.4 playing it using Flip Up."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.actions.flip import without_host
from coven.games.spoils.areas import paths
from coven.games.spoils.areas.areas import EVERYBODY, PLAYERS, Area, opponent
from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.areas.moving import leave_play, take
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs.extra_costs import UNMET, steps_of
from coven.games.spoils.costs.paying import pay
from coven.games.spoils.costs.thresholds import reductions
from coven.games.spoils.course.acting import act, satisfy_costs
from coven.games.spoils.course.costs import (
    OPTION_SLOT,
    attach_pick,
    least_balance,
    options_of,
    resolving,
    ways_to,
    why_way_unmet,
)
from coven.games.spoils.course.resolution import into_discard_pile, put_into_play
from coven.games.spoils.effects.carry_out import carry_out
from coven.games.spoils.effects.endless import count_duplicates
from coven.games.spoils.effects.keywords import ATTACH_SLOT
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.effects.records import Action, Happening, What
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.effects.triggers import begin_instant, end_instant, happened
from coven.games.spoils.text.tree import Instruction, Place, Played, Verb, Who
from coven.kernel import Flow, Illegal, Impossible, Question, Reason, Seat, choose, player

WHICH_OPTION: Final = Question(
    "which option",
    "Which option is {0}'s rules text?",
    "307.2",
    "`option 1`, `option 2`, ...",
    only_one=(("option ", Reason("307.2", "one of the options is chosen")),),
)


def play_by_effect(s: SpoilsState, seat: Seat, copy: Copy, *, free: bool = False, hidden: int = 0) -> Flow[bool]:
    """603.2, O59 An effect has a player play a card. Gives whether it could be played; False: all has been undone
    (603.1e). `free`, `hidden`: see `play_card`."""
    before = s.cause
    action = yield from act(s, seat, lambda: play_card(s, seat, copy, free=free, hidden=hidden))
    played = not isinstance(action, Impossible)
    if isinstance(action, Action):
        yield from resolve(s, action)
    s.cause = before
    return played


def play_card(s: SpoilsState, seat: Seat, copy: Copy, *, free: bool = False, hidden: int = 0) -> Flow[int]:
    """603.1c to 603.1e A player begins to play a non-resource card from where it is; its threshold has been looked at
    (603.1b). Gives its number while it is being played. `free`: its cost number counts as 0 (308.1); `hidden`: its
    number in play, if it lies there face-down."""
    s.paying += 1  # 503.3
    last = None
    begin_instant(s)
    if hidden:
        last = leave_play(s, s.in_play[hidden])
        origin = Place.IN_PLAY
    else:
        origin = Place.DISCARD_PILE if take(s, copy) is Area.DISCARD_PILE else Place.HAND
    if s.delayed:
        used = reductions(s, seat, copy)
        s.delayed = tuple([one for one in s.delayed if one not in used])
    action = _being_played(s, Action(s.new_id(), What.CARD, seat, copy, Memory()), origin, "603.1c", "{0} plays {1}")
    if last is not None:
        happened(s, Happening(Verb.LEAVE, seat, things=(last,), origin=Place.IN_PLAY))
    end_instant(s)
    yield from _costs(s, action, 0 if free else copy.card.cost or 0, ())
    s.paying -= 1
    return action.id


def flip_up(s: SpoilsState, seat: Seat, id: int) -> Flow[int]:
    """507.4, 507.4a, 507.4e, 406.7, O32, O67 A player begins to play a face-down resource as though it were in hand, by
    paying its Flip Up cost and flipping it. The cost is paid before the card is flipped, so it can help to pay
    (507.4b). Gives its number while it is being played."""
    x = s.in_play[id]
    keyword = x.copy.sheet.flip_up
    assert keyword is not None
    s.paying += 1
    s.saw(x.copy, EVERYBODY, Area.IN_PLAY, id)  # who plays a card says which
    s.put(x.changed(known=PLAYERS))
    s.note("507.4a", "{0} is going to flip {1} up", player(seat), x.copy)
    extra = () if keyword.extra is None else steps_of(keyword.extra)
    balance = least_balance(s, Action(0, What.CARD, seat, x.copy, Memory(), flipped=id), keyword.cost, extra)
    yield from pay(s, seat, keyword.cost, "507.4b", id, balance)
    begin_instant(s)
    last = leave_play(s, s.in_play[id])  # 411.3
    action = Action(s.new_id(), What.CARD, seat, x.copy, Memory(), flipped=id)
    _being_played(s, action, Place.IN_PLAY, "507.4a", "{0} plays {1}, flipping it up")
    happened(s, Happening(Verb.LEAVE, seat, things=(last,), origin=Place.IN_PLAY, cost=True))
    yield from without_host(s, id)
    end_instant(s)
    yield from _costs(s, action, keyword.cost, extra, paid=keyword.cost)
    s.paying -= 1
    return action.id


def _being_played(s: SpoilsState, action: Action, origin: Place, rule: str, words: str) -> Action:
    """603.1c, 403.3a The card is laid down face-up and is being played."""
    copy = action.copy
    s.in_the_open(copy, Area.BEING_PLAYED)
    s.being_played = (*s.being_played, action)
    if s.log is not None:
        s.lay(copy, paths.BEING_PLAYED, paths.ALL)
    s.after(s.note(rule, words, player(action.seat), copy))
    happened(s, Happening(Verb.PLAY, action.seat, things=(copy,), origin=origin, to=Place.BEING_PLAYED))
    return action


def _costs(s: SpoilsState, action: Action, base: int, extra: tuple[Instruction, ...], paid: int = 0) -> Flow[None]:
    """603.1d, 507.2a, 507.4c Flip Up extra costs, then the pick of an attaching card, then the card's own."""
    pick = attach_pick(action.copy.sheet)
    steps = extra if pick is None else (*extra, pick)
    way = yield from _option(s, action, base, extra, paid)
    if way is not None and way.cost is not None:
        steps = (*steps, *steps_of(way.cost))
    yield from satisfy_costs(s, action, base, steps, paid)


def _option(
    s: SpoilsState, action: Action, base: int, extra: tuple[Instruction, ...], paid: int
) -> Flow[Played | None]:
    """307.2 The cost and effect of the card; if it has several options, the one that is chosen."""
    options = action.copy.sheet.options
    if options is None:
        return action.copy.sheet.played
    seat = action.seat if options.who is Who.YOU else opponent(action.seat)
    reasons = [why_way_unmet(s, action, way, base, paid) for way in ways_to(action, extra)]
    ways = [number for number, reason in enumerate(reasons) if reason is None]
    if not ways:
        raise Illegal(UNMET)
    chosen = yield from choose(
        s,
        seat,
        WHICH_OPTION,
        ways,
        say=_say_option,
        about=(action.copy,),
        source=action.copy,
        why_not=lambda one: why_not_option(action, reasons, one),
    )
    action.kept.numbers[OPTION_SLOT] = chosen
    return options.options[chosen]


def why_not_option(action: Action, reasons: list[Reason | None], one: object) -> Reason | None:
    """307.2, 401.2 Why an option can't be chosen: its cost can't be met, for one of these reasons, or there is none of
    that number."""
    if isinstance(one, int) and 0 <= one < len(reasons):
        return reasons[one]
    return Reason("307.2", f"{action.copy} has {len(reasons)} options, and one of them has to be chosen")


def _say_option(number: int) -> str:
    return f"option {number + 1}"


def resolve(s: SpoilsState, action: Action) -> Flow[None]:
    """603.1h, 603.1h#2 The card resolves: a tactic is carried out and goes to its owner's discard pile (205.2),
    anything else enters play under its player's control."""
    copy = action.copy
    if not copy.card.is_tactic:  # 204.2, 206.2, 207.2
        target = action.kept.things.get(ATTACH_SLOT)
        s.end_action(action.id)
        yield from put_into_play(s, action, None if target is None else target[0])
        return
    ways = options_of(copy.sheet)
    if ways:
        effect = ways[action.kept.numbers.get(OPTION_SLOT, 0)].effect
        if effect is not None:
            yield from carry_out(s, resolving(s, action), effect)
            yield from settle(s)
    yield from into_discard_pile(s, action)


def play_duplicate(s: SpoilsState, seat: Seat, copy: Copy) -> Flow[bool]:
    """307.1, 307.1#2, 307.1#3, 307.2, O33 Play a copy of a tactic that is no card: its cost number is 0 and it has no
    threshold, but its extra costs have to be met. If they can't be, it is terminated (307.1#3)."""
    count_duplicates(s)
    before = s.cause
    action = yield from act(s, seat, lambda: _duplicate(s, seat, copy))
    played = not isinstance(action, Impossible)
    if not played:
        s.note("307.1", "The duplicate of {0} is terminated: its costs can't be met", copy)
    if isinstance(action, Action):
        yield from resolve(s, action)
    s.cause = before
    return played


def _duplicate(s: SpoilsState, seat: Seat, copy: Copy) -> Flow[int]:
    """603.1c to 603.1e, for a duplicate."""
    s.paying += 1
    action = Action(s.new_id(), What.CARD, seat, copy, Memory(), duplicate=True)
    s.being_played = (*s.being_played, action)
    s.after(s.note("307.1", "{0} plays a duplicate of {1}", player(seat), copy))
    what = Happening(Verb.PLAY, seat, things=(copy,), to=Place.BEING_PLAYED)
    what.pins = (action.id,)  # and not the card of which it is a copy
    happened(s, what)
    yield from _costs(s, action, 0, ())
    s.paying -= 1
    return action.id
