"""Why a card can't be played, an ability used, an attack made as the words say: what it lacks, or what forbids it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.areas.areas import opponent
from coven.games.spoils.areas.in_play import DOWN, InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards.printed_text import sheet_of
from coven.games.spoils.course.attack import (
    why_no_attack,
    why_not_end,
    why_not_target,
)
from coven.games.spoils.course.choices import END_TURN, Attack, Play, PlayFlipped, Repeat, Use
from coven.games.spoils.course.loops import AGREED, NOT_SHOWN, is_closed
from coven.games.spoils.course.playable import (
    IS_RESOURCE,
    NO_FLIP_UP,
    NOT_FACE_DOWN,
    announced,
    is_in_stead,
    is_lent,
    why_never_flipped,
    why_never_played,
    why_never_used,
    why_no_faction,
    why_unflippable,
    why_unplayable,
    why_unusable,
)
from coven.games.spoils.effects.candidates import NOT_IN_HAND
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.effects.records import Action, What
from coven.games.spoils.effects.standing import abilities_elsewhere, abilities_of
from coven.games.spoils.seen.why.answers import why_not_things
from coven.games.spoils.seen.why.moments import NO_ORDERS_NOW, NO_TURN_YET, TIMINGS, Later, moment, why_not_now
from coven.games.spoils.seen.why.parties import ONE_PARTY, why_not_attack_with
from coven.games.spoils.seen.why.picks import why_not_on
from coven.games.spoils.seen.why.things import held, in_play
from coven.games.spoils.seen.why.tried import OWN_RULES, Act, Kind, Said, Thing, is_player
from coven.games.spoils.text.tree import Ability
from coven.kernel import Decision, Reason, Seat, called, could_mean, first_said, meaning, no_such, seat_name

NOT_YOUR_ABILITY: Final = Reason("605.1a", "you can only use abilities of cards you control")
NOT_IN_PLAY: Final = Reason("605.1a", "its abilities are used while it is in play under your control")
OF_ITSELF: Final = Reason("503.1", "that is a trigger: it happens of itself, at the start of the turn")
TRIED: Final = Reason("603.1e", "it was begun, its costs could not be satisfied, and all was undone")
TRIED_USE: Final = Reason("605.1d", "it was begun, its costs could not be satisfied, and all was undone")

ANY_RESOURCE: Final = ("resource", "a resource", "my resource", "a card as a resource")


def why_not_act(s: SpoilsState, decision: Decision, seat: Seat, said: Said, act: Act) -> Reason | None:
    """Why a seat can't do this; None if it can."""
    return DOING[act.kind](s, decision, seat, said, act)


def _unknown(decision: Decision, seat: Seat, said: Said) -> Reason:
    """Words that name nothing, or of which something is left over."""
    return no_such("answer", said.words, decision.words() if seat == decision.seat else ())


def _is_tactical(s: SpoilsState, name: str) -> bool:
    card = s.rulings.index[name]
    return card.is_tactic or bool(sheet_of(card).tactical)


def _offered(decision: Decision, choices: Sequence[object]) -> list[str]:
    """How those of these are called that are offered. What is offered in the very words never comes to be judged."""
    return list(dict.fromkeys([decision.say(choice) for choice in choices if choice in decision.choices]))


def _begun_by(offered: Sequence[str]) -> Reason:
    """What is said first of an act that takes several answers."""
    return first_said(offered[0]) if len(offered) == 1 else could_mean(offered)


def _in_any_case(reason: Reason, never: Reason | None) -> Reason:
    """Who has to wait for something isn't told so if it can't be done then either."""
    return never if isinstance(reason, Later) and never is not None else reason


# Playing a card


def why_not_play(s: SpoilsState, decision: Decision, seat: Seat, said: Said, act: Act) -> Reason | None:
    """603.1, 203.1 Why a card can't be played, and not on what the words say."""
    if act.what in ANY_RESOURCE:
        return IS_RESOURCE
    thing, on = said.thing(act.what), said.things(act.on)
    if thing is None or not thing.name or (act.on and not on):
        return (
            no_such("card", said.words.removeprefix("play "), s.rulings.index)
            if not said.names
            else _unknown(decision, seat, said)
        )
    if thing.as_resource or s.rulings.index[thing.name].is_resource:
        return IS_RESOURCE
    if not s.turn:
        return NO_TURN_YET
    copy = held(s, seat, thing.name)
    in_hand = thing.owner in ("", "my", seat_name(seat)) and thing.place in ("", "hand")
    if copy is None or not in_hand or thing.face is not None or thing.number:  # so cards in play are spoken of
        return NOT_IN_HAND
    reason = why_not_now(s, decision, seat, Kind.PLAY, _is_tactical(s, thing.name))
    if reason is not None:
        return _in_any_case(reason, why_never_played(s, seat, copy))
    reason = why_unplayable(s, seat, copy, TIMINGS[moment(s, decision)])
    if reason is not None:
        return reason
    offered = _offered(decision, [Play(one) for one in s.sides[seat].hand if one.card is copy.card])
    if not offered:
        return TRIED
    if not on:
        return meaning(offered)
    return why_not_on(s, decision, seat, Action(0, What.CARD, seat, copy, Memory()), on) or _begun_by(offered)


# Flip Up


def why_not_flip(s: SpoilsState, decision: Decision, seat: Seat, said: Said, act: Act) -> Reason | None:
    """507.4 Why a face-down resource can't be played using Flip Up."""
    thing = said.thing(act.what)
    if thing is None or thing.facing is not None:
        return _unknown(decision, seat, said)
    found = [s.in_play[one.ref] for one in in_play(s, seat, thing) if isinstance(one.ref, int)]
    hidden = [x for x in found if x.face is DOWN and x.controller == seat]
    if not hidden:
        return NOT_FACE_DOWN
    if all(x.copy.sheet.flip_up is None for x in hidden):
        return NO_FLIP_UP
    reason = why_not_now(s, decision, seat, Kind.FLIP, not thing.name or _is_tactical(s, thing.name))
    if reason is not None:
        never = [why_never_flipped(s, seat, x) for x in hidden]
        return _in_any_case(reason, None if None in never else never[0])
    reasons = [why_unflippable(s, seat, x, TIMINGS[moment(s, decision)]) for x in hidden]
    if None not in reasons:
        return reasons[0]
    offered = _offered(decision, [PlayFlipped(x.id) for x in hidden])
    return meaning(offered) if offered else TRIED


# Using an ability


def why_not_use(s: SpoilsState, decision: Decision, seat: Seat, said: Said, act: Act) -> Reason | None:
    """605.1 Why an ability can't be used, and not on what the words say: of the card that is named, or of any that has
    it; the seat's own first. Of a card that is named alone it is any."""
    if act.what in OWN_RULES:
        return OF_ITSELF
    of, on = said.thing(act.with_) if act.with_ else None, said.things(act.on)
    if (act.with_ and of is None) or (act.on and not on):
        return _unknown(decision, seat, said)
    name, card = said.spelled(act.what), None if act.with_ else said.thing(act.what)
    if card is not None and card.name:
        name, of = "", card
    uses = _uses(s, seat, name, of)
    if not uses:
        return _why_no_ability(s, decision, seat, said, of, name)
    own = [use for use in uses if _is_own(s, seat, use)]
    if not own:
        return _why_not_own(s, seat, uses[0])
    reason = why_not_now(s, decision, seat, Kind.USE, tactical=True)
    if reason is not None:
        never = [why_never_used(s, seat, use) for use in own]
        return _in_any_case(reason, None if None in never else never[0])
    reasons = [why_unusable(s, seat, use) or (AGREED if is_closed(s, use) else None) for use in own]
    usable = [use for use, reason in zip(own, reasons, strict=True) if reason is None]
    several = of is None and len({use.id for use in own}) > 1
    if several and len({use.copy.card.name for use in own}) > 1:
        return could_mean([f"use {use.ability.name} of {use.copy}" for use in own])
    if not usable:
        return reasons[0]
    offered = _offered(decision, usable)
    if not offered:
        return TRIED_USE
    if not on or len(offered) > 1:
        return meaning(offered)
    meant = next(use for use in usable if use in decision.choices)
    return why_not_on(s, decision, seat, announced(s, 0, seat, meant), on) or _begun_by(offered)


def _uses(s: SpoilsState, seat: Seat, name: str, of: Thing | None) -> list[Use]:
    """The abilities of this name, or all without one, on cards in sight, the seat's own cards first."""
    there = [x for x in s.in_play.values() if x.face is not DOWN]
    if of is not None:
        there = [s.in_play[one.ref] for one in in_play(s, seat, of) if isinstance(one.ref, int)]
    ordered = sorted(there, key=lambda x: x.controller != seat)
    found = [Use(x.id, x.copy, place, ability) for x in ordered for place, ability in abilities_of(s, x)]
    if of is None or of.place in ("", "discard pile"):
        elsewhere = abilities_elsewhere(s, seat)
        named = [one for one in elsewhere if of is None or one[0].card.name == of.name]
        found.extend([Use(0, copy, place, ability) for copy, place, ability in named])
    return [use for use in found if name in ("", use.ability.name.casefold())]


def _is_own(s: SpoilsState, seat: Seat, use: Use) -> bool:
    x = s.in_play.get(use.id)
    return x is None or x.controller == seat or is_lent(s, seat, x, use.ability) or is_in_stead(s, seat, x)


def _why_not_own(s: SpoilsState, seat: Seat, use: Use) -> Reason:
    """605.1a, 202.9 Why an ability isn't the seat's to use."""
    x = s.in_play.get(use.id)
    return (x and why_no_faction(s, seat, x)) or NOT_YOUR_ABILITY


def _why_no_ability(s: SpoilsState, decision: Decision, seat: Seat, said: Said, of: Thing | None, name: str) -> Reason:
    """605.1a, 201.5b Why there is no such ability to use: its card is not in play, or has none of that name."""
    if of is None:
        return no_such("ability", name, decision.words() if seat == decision.seat else ())
    if not of.name:
        return _unknown(decision, seat, said)
    sheet = sheet_of(s.rulings.index[of.name])
    in_pile = [gated.text.name for _, gated in sheet.elsewhere if isinstance(gated.text, Ability)]
    printed = [*[gated.text.name for gated in sheet.abilities], *in_pile]
    named = [one for one in printed if name in ("", one.casefold())]
    if not named and name:
        return no_such("ability", f"{name} of {of.name}", [f"{one} of {of.name}" for one in printed])
    if not named:
        return Reason("605.1a", f"{of.name} has no ability")
    if named[0] in in_pile:
        return Reason("605.1a", f"{named[0]} is used while {of.name} is in your discard pile")
    return _why_lacking(s, seat, of, named[0])


def _why_lacking(s: SpoilsState, seat: Seat, of: Thing, name: str) -> Reason:
    """605.1a, 201.5b, 411.1 Why a card hasn't an ability that is printed on it: it is not in play, lies there
    face-down, or has lost it or doesn't meet what it asks for."""
    found = [s.in_play[one.ref] for one in in_play(s, seat, of) if isinstance(one.ref, int)]
    own = [x for x in found if x.controller == seat]
    if not found:
        return NOT_IN_PLAY
    if not own:
        return NOT_YOUR_ABILITY
    if all(x.face is DOWN for x in own):
        return Reason("605.1a", "it lies face-down, and a face-down card is a resource without abilities")
    return Reason("605.1a", f"{of.name} is in play and hasn't {name} now")


# Attacking and blocking


def why_not_attack(s: SpoilsState, decision: Decision, seat: Seat, said: Said, act: Act) -> Reason | None:
    """607.1a, 607.1a#2, 607.1b Why a seat can't attack this, or not with these; without a target it is the opponent's
    faction."""
    members = said.things(act.with_) if act.with_ else []
    if act.with_ and not members:
        return _unknown(decision, seat, said)
    targets = _targets(s, seat, said, act.what)
    if targets is None:
        return _unknown(decision, seat, said)
    reason = why_not_now(s, decision, seat, Kind.ATTACK, tactical=False)
    if reason is not None:
        return reason
    reason = why_not_attack_with(s, seat, members) if members else None
    if reason is not None:
        return reason
    if not targets:
        return no_such("card in play", said.spelled(act.what), decision.words())
    reasons = [why_not_target(s, seat, x) for x in targets]
    able = [x for x, reason in zip(targets, reasons, strict=True) if reason is None]
    if not able:
        return reasons[0]
    reason = why_no_attack(s, seat)
    if reason is not None:
        return reason
    offered = _offered(decision, [Attack(x.id) for x in able])
    return _begun_by(offered) if members else meaning(offered)


def _targets(s: SpoilsState, seat: Seat, said: Said, signs: str) -> list[InPlay] | None:
    """What the words would have attacked; None if they name nothing."""
    if not signs:
        return [s.faction_of(opponent(seat))]
    whose = is_player(signs)
    if whose is not None:
        return [s.faction_of(whose)]
    thing = said.thing(signs)
    if thing is None:
        return None
    found = [s.in_play[one.ref] for one in in_play(s, seat, thing) if isinstance(one.ref, int)]
    if thing.faction and not thing.owner:
        found = [x for x in found if x.controller != seat]
    return sorted(found, key=lambda x: x.controller == seat)


def why_not_block(s: SpoilsState, decision: Decision, seat: Seat, said: Said, act: Act) -> Reason | None:
    """607.1d Why a seat can't block with these."""
    named = [signs for signs in (act.what, act.with_) if signs]
    if not all(said.things(signs) or is_player(signs) is not None for signs in named):
        return _unknown(decision, seat, said)
    reason = why_not_now(s, decision, seat, Kind.BLOCK, tactical=False)
    if reason is not None:
        return reason
    assert s.battle is not None, "blockers are being chosen"
    whom = said.things(act.what) if act.what else []
    attacking = [x for x in map(s.in_play.get, s.battle.attackers) if x is not None]
    if whom and (len(attacking) > 1 or not all(_is_one_of(s, seat, thing, attacking) for thing in whom)):
        return ONE_PARTY
    if act.with_:
        return why_not_things(s, decision, said.things(act.with_))
    blockers = [option for option in decision.words() if option not in decision.question.declines]
    return meaning(blockers)


def _is_one_of(s: SpoilsState, seat: Seat, thing: Thing, there: Sequence[InPlay]) -> bool:
    return any(s.in_play[one.ref] in there for one in in_play(s, seat, thing) if isinstance(one.ref, int))


def why_not_ended(s: SpoilsState, decision: Decision, seat: Seat, said: Said, act: Act) -> Reason | None:
    """602.2d, 505.1 Why a seat can't end the turn, or not with an order."""
    reason = why_not_now(s, decision, seat, Kind.END, tactical=False) or why_not_end(s, seat)
    return reason or (NO_ORDERS_NOW if act.what else called(END_TURN))


def why_not_repeat(s: SpoilsState, decision: Decision, seat: Seat, said: Said, act: Act) -> Reason | None:
    """414.2, 414.2a Why a seat can't repeat what it has done."""
    reason = why_not_now(s, decision, seat, Kind.REPEAT, tactical=False)
    if reason is not None:
        return reason
    offered = [decision.say(choice) for choice in decision.choices if isinstance(choice, Repeat)]
    if not offered or act.what not in ("it", "that"):
        return NOT_SHOWN
    return meaning(offered)


DOING: Final = {
    Kind.PLAY: why_not_play,
    Kind.USE: why_not_use,
    Kind.FLIP: why_not_flip,
    Kind.ATTACK: why_not_attack,
    Kind.BLOCK: why_not_block,
    Kind.REPEAT: why_not_repeat,
    Kind.END: why_not_ended,
}
"""What judges each kind of act."""
