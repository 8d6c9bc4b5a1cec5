"""302.15, 407.6, 607 Joining and leaving a battle party, and attacking by an effect."""

from __future__ import annotations

from coven.games.spoils.actions.joining import NO_BATTLE, controller_of, join, why_cannot_join
from coven.games.spoils.areas.moving import remove_from_battle
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.choosing import select, why_not_enough
from coven.games.spoils.effects.meaning.references import keep, refs_of, who_is
from coven.games.spoils.effects.records import Resolving
from coven.games.spoils.effects.standing import is_character
from coven.games.spoils.text.tree import EntersUnder, Is, Join, LeaveBattle, Noun, Repick, State, This, Verb
from coven.kernel import Flow, Reason, player


def why_not_joined(s: SpoilsState, r: Resolving, instruction: Join) -> Reason | None:
    """401.2, 402.7 Why a character can't be added to a party, or None."""
    battle = s.battle
    if battle is None:
        return NO_BATTLE
    reason = why_not_enough(s, r, r.you, Verb.ADD, instruction.what)
    if reason is None and isinstance(instruction.what, This) and r.source in s.in_play:
        return why_cannot_join(s, battle, s.in_play[r.source], _party(instruction.party))
    return reason


def do_join(s: SpoilsState, r: Resolving, instruction: Join) -> Flow[bool]:
    """O21, 607.1c#2 'Add it to the blocking party.' 407.6 If its controller is not the party's, the whole effect is
    terminated (314.2)."""
    battle = s.battle
    if battle is None:
        return False
    party = _party(instruction.party)
    refs = yield from select(s, r, r.you, Verb.ADD, instruction.what)
    done = []
    for ref in refs:
        x = s.in_play.get(ref) if isinstance(ref, int) else None
        if x is None or not is_character(s, x):
            continue
        if x.controller != controller_of(battle, party):
            r.terminated = True
            s.note("407.6", "{0} is not under the control of the party's player: the effect is terminated", x)
            return False
        if x.id in battle.attackers or x.id in battle.blockers or x.id in battle.blocking:
            continue
        if join(s, x, party, r.costs) is None:
            done.append(x.id)
    return bool(done)


def _party(noun: Noun) -> State:
    """Which party is meant: 'the attacking party', 'the blocking party'."""
    return State.ATTACKING if Is(State.ATTACKING) in noun.qualities else State.BLOCKING


def do_enters_under(s: SpoilsState, r: Resolving, instruction: EntersUnder) -> Flow[bool]:
    """'The character enters play under your control.': said of a card that is being played."""
    yield from ()
    seat = who_is(s, r, instruction.who)
    done = False
    for ref in refs_of(s, r, instruction.what):
        action = s.action(ref) if isinstance(ref, int) else None
        if action is not None and seat is not None:
            s.replace_action(action.changed(controller=seat))
            s.note("407.3", "{0} will enter play under {1}'s control", action.copy, player(seat))
            done = True
    return done


def do_repick(s: SpoilsState, r: Resolving, instruction: Repick) -> Flow[bool]:
    """310.1 'The card or ability picks the chosen character instead.': in place of what it picked."""
    yield from ()
    new = keep(s, refs_of(s, r, instruction.to))
    done = False
    for ref in refs_of(s, r, instruction.what):
        action = s.action(ref) if isinstance(ref, int) else None
        if action is None or not new:
            continue
        kept = action.kept
        for slot, things in kept.things.items():
            kept.things[slot] = tuple([new[0] if one in kept.picked else one for one in things])
        kept.picked = new
        s.note("310.1", "{0} picks something else", action.copy)
        done = True
    return done


def why_not_removed(s: SpoilsState, r: Resolving, instruction: LeaveBattle) -> Reason | None:
    """Why a character can't be removed from battle, or None."""
    return NO_BATTLE if s.battle is None else why_not_enough(s, r, r.you, Verb.REMOVE, instruction.what)


def do_leave(s: SpoilsState, r: Resolving, instruction: LeaveBattle) -> Flow[bool]:
    """302.15 'Remove it from battle.': it drops out of its party, and damage assigned to it is lost."""
    refs = yield from select(s, r, r.you, Verb.REMOVE, instruction.what)
    done = []
    for ref in refs:
        battle = s.battle
        if battle is not None and isinstance(ref, int) and (ref in battle.attackers or ref in battle.blockers):
            remove_from_battle(s, ref)
            s.note("302.15", "{0} is removed from battle", s.in_play[ref])
            done.append(ref)
    return bool(done)
