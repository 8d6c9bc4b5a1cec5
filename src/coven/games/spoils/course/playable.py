"""603, 605, 606 What a player could play and use now, and why not.

Everything here goes by what the player knows. Costs are looked at before they are begun (O05); what only turns out on
the way is undone (603.1e, 605.1d).
"""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from coven.games.spoils.areas.in_play import DOWN, Copy, InPlay
from coven.games.spoils.areas.moving import without
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs.extra_costs import steps_of
from coven.games.spoils.costs.paying import why_unpayable
from coven.games.spoils.costs.thresholds import counted, threshold_of, why_unmet
from coven.games.spoils.course.choices import Choice, Play, PlayFlipped, Use
from coven.games.spoils.course.costs import (
    controller_of,
    is_too_dear,
    resolving,
    sure_means,
    ways_of,
    ways_to,
    why_costs_unmet,
)
from coven.games.spoils.effects.candidates import candidates
from coven.games.spoils.effects.facts import Said
from coven.games.spoils.effects.meaning import nouns, references
from coven.games.spoils.effects.memory import Memory
from coven.games.spoils.effects.prohibitions import why_cannot
from coven.games.spoils.effects.records import Action, Resolving, Used, What
from coven.games.spoils.effects.standing import abilities_elsewhere, abilities_of, stated
from coven.games.spoils.text.tree import (
    Ability,
    Act,
    InResponseTo,
    Instruction,
    MayUse,
    Restriction,
    Some,
    UseAs,
    Verb,
)
from coven.kernel import Reason, Seat


class Timing(Enum):
    """When something is played or used."""

    TURN = "in the own turn"
    """602.2 As an action of the active player."""
    TACTIC = "when tactics can be played"
    """205.1#2, 205.1#3, 502.3 In response, or in a window of a battle."""
    EFFECT = "by an effect"
    """603.2 Whenever an effect says so (204.1, 206.1, 207.1)."""


IS_RESOURCE: Final = Reason("203.1", "a resource is played only when an effect tells you to play one")
# 603.2, 604.2: what lets a player play a card never means a resource
NO_RESOURCE: Final = Reason("603.2", "an effect that lets you play a card doesn't mean a resource")
NOT_A_TACTIC: Final = Reason("606.2", "a response is a tactic or an ability")
NO_RESPONSE: Final = Reason("507.4d", "Flip Up doesn't change when a card can be played, and this one can't be now")
NOT_FACE_DOWN: Final = Reason("507.4a", "only a face-down resource under your control is played using Flip Up")
NO_FLIP_UP: Final = Reason("507.4a", "it has no Flip Up")


def why_bad_time(copy: Copy, timing: Timing) -> Reason | None:
    """204.1, 205.1, 206.1, 207.1, 507.4d Why a card can't be played at such a time, or None."""
    if timing is Timing.TACTIC and not (copy.card.is_tactic or copy.sheet.tactical):
        return NOT_A_TACTIC
    return None


def why_never_played(
    s: SpoilsState, seat: Seat, copy: Copy, *, free: bool = False, no_threshold: bool = False
) -> Reason | None:
    """603.1b, 402.7 Why a player can't play a card at any time, as things are; or None."""
    reason = None
    if not no_threshold:
        reason = why_unmet(s, seat, threshold_of(s, seat, copy), "308.1a" if free else "405.2")
    return reason or why_cannot(s, seat, Verb.PLAY, copy)


def why_unplayable(
    s: SpoilsState, seat: Seat, copy: Copy, timing: Timing, *, free: bool = False, no_threshold: bool = False
) -> Reason | None:
    """603.1 Why a player can't play a card now, or None."""
    card = copy.card
    if card.is_resource:
        return NO_RESOURCE if timing is Timing.EFFECT else IS_RESOURCE
    reason = why_bad_time(copy, timing) or why_never_played(s, seat, copy, free=free, no_threshold=no_threshold)
    if reason is not None:
        return reason
    side = s.sides[copy.owner]
    hand = side.hand
    if copy in hand:
        side.hand = without(hand, copy)  # 603.1c: while it is being played it is in no hand to be discarded from
    reason = why_costs_unmet(s, Action(0, What.CARD, seat, copy, Memory()), 0 if free else card.cost or 0)
    side.hand = hand
    return reason


def could_respond(s: SpoilsState, seat: Seat) -> bool:
    """606.2 Whether, as far as everybody can see, a player could have something to respond with: a card that nobody
    else sees could be any tactic, and a face-down one may have Flip Up (507.4a)."""
    if s.sides[seat].hand:
        return True
    return any(x.face is DOWN and x.controller == seat for x in s.in_play.values())


def is_meant_for(s: SpoilsState, seat: Seat, choice: Choice, id: int) -> bool:
    """310.1, 606.2 Whether a card that a player may play, or an ability that they may use, is about what it would
    respond to: it could pick that, or can be played only in response to such a thing."""
    if isinstance(choice, Use):
        action = announced(s, 0, seat, choice)
    else:
        assert isinstance(choice, (Play, PlayFlipped)), "one responds with a card or an ability"
        copy = choice.copy if isinstance(choice, Play) else s.in_play[choice.id].copy
        action = Action(0, What.CARD, seat, copy, Memory())
    r = resolving(s, action)
    return any(_speaks_of(s, r, step, id) for way in ways_to(action) for step in way.steps)


def _speaks_of(s: SpoilsState, r: Resolving, step: Instruction, id: int) -> bool:
    if isinstance(step, Restriction):
        return isinstance(step.condition, InResponseTo)
    return isinstance(step, Act) and isinstance(step.what, Some) and id in candidates(s, r, r.you, step.verb, step.what)


def why_never_flipped(s: SpoilsState, seat: Seat, x: InPlay) -> Reason | None:
    """507.4a, 402.7 Why a player can't play a face-down resource using Flip Up at any time, as things are; or None."""
    flip_up = x.copy.sheet.flip_up
    if flip_up is None:
        return NO_FLIP_UP
    return why_unmet(s, seat, counted(flip_up.icons), "507.4a") or why_cannot(s, seat, Verb.PLAY, x.copy)


def why_unflippable(s: SpoilsState, seat: Seat, x: InPlay, timing: Timing) -> Reason | None:
    """507.4a, O31 Why a player can't play a face-down resource using Flip Up now, or None."""
    flip_up = x.copy.sheet.flip_up
    if flip_up is None:
        return NO_FLIP_UP
    reason = None if why_bad_time(x.copy, timing) is None else NO_RESPONSE  # 507.4d
    if reason is None:
        reason = why_never_flipped(s, seat, x)
    if reason is None:
        reason = why_unpayable(s, seat, flip_up.cost)  # 507.4b: itself can help to pay
    if reason is not None:
        return reason
    action = Action(0, What.CARD, seat, x.copy, Memory(), flipped=x.id)
    extra = () if flip_up.extra is None else steps_of(flip_up.extra)
    gone = flip_up.cost if x.attached_to else max(1, flip_up.cost)  # 411.3: what it was can't pay the balance
    return why_costs_unmet(s, action, flip_up.cost, extra, flip_up.cost, gone)


def announced(s: SpoilsState, id: int, seat: Seat, use: Use) -> Action:
    """605.1a An ability as a player begins to use it."""
    x = s.in_play.get(use.id)
    used = Used.OWN
    if x is not None and x.controller != seat:
        used = Used.LENT if is_lent(s, seat, x, use.ability) else Used.IN_STEAD
    return Action(
        id,
        What.ABILITY,
        seat,
        use.copy,
        Memory(),
        source=use.id,
        place=use.place,
        ability=use.ability,
        used=used,
    )


def why_unusable(s: SpoilsState, seat: Seat, use: Use) -> Reason | None:
    """605.1, 204.3a, 502.2 Why a player can't use an ability now, or None. When its card came doesn't matter
    (204.3a)."""
    action = announced(s, 0, seat, use)
    return _why_never_used(s, use, action) or why_costs_unmet(s, action, None)


def why_never_used(s: SpoilsState, seat: Seat, use: Use) -> Reason | None:
    """605.1b, 402.7 Why a player can't use an ability at any time, as things are; or None."""
    return _why_never_used(s, use, announced(s, 0, seat, use))


def _why_never_used(s: SpoilsState, use: Use, action: Action) -> Reason | None:
    """605.1b, 402.7"""
    you = controller_of(s, action)
    return why_unmet(s, you, counted(use.ability.icons), "405.3") or why_cannot(s, you, Verb.USE, action)


def _others(s: SpoilsState, seat: Seat, x: InPlay) -> list[Choice]:
    """101.1, 605.1a The abilities of another player's card that an effect lets this player use."""
    all_of_them = is_in_stead(s, seat, x)
    uses = [
        Use(x.id, x.copy, place, ability)
        for place, ability in abilities_of(s, x)
        if all_of_them or is_lent(s, seat, x, ability)
    ]
    return [use for use in uses if why_unusable(s, seat, use) is None]


def is_in_stead(s: SpoilsState, seat: Seat, x: InPlay) -> bool:
    """401.2a Whether a player may use the abilities of another player's card as though they were that player."""
    lending = [said for said in stated(s, UseAs) if _lends(s, said, seat)]
    return any(nouns.is_such(s, said.resolving(), x, said.text.cards, anywhere=True) for said in lending)


def why_no_faction(s: SpoilsState, seat: Seat, x: InPlay) -> Reason | None:
    """202.9 Why a player who may use the abilities of another player's cards may not use those of a faction; None for
    other cards, and for whoever may use none."""
    lending = [said for said in stated(s, UseAs) if _lends(s, said, seat)]
    if not x.card.is_faction or not lending:
        return None
    return Reason("202.9", f"{lending[0].copy} speaks of cards, and a faction is meant only where factions are named")


def _lends(s: SpoilsState, said: Said[Any], seat: Seat) -> bool:
    return seat in references.players(s, said.resolving(), said.text.who)


def is_lent(s: SpoilsState, seat: Seat, x: InPlay, ability: Ability) -> bool:
    """101.1 Whether a card lets a player who doesn't control it use an ability of it."""
    lent = [said for said in stated(s, MayUse) if said.source == x.id and said.text.ability == ability.name]
    return any(_lends(s, said, seat) for said in lent)


def possible_plays(s: SpoilsState, seat: Seat, timing: Timing) -> list[Choice]:
    """602.2a, 602.2b, 606.2 The cards that a player may play and the abilities that they may use, of alike ones one."""
    found: list[Choice] = []
    seen: set[str] = set()
    means = sure_means(s, seat)
    for copy in s.sides[seat].hand:
        card = copy.card
        if card.name in seen:
            continue
        seen.add(card.name)
        if card.is_resource or is_too_dear(copy.sheet, card.cost or 0, means):
            continue
        if why_unplayable(s, seat, copy, timing) is None:
            found.append(Play(copy))
    others = bool(stated(s, MayUse) or stated(s, UseAs))
    for x in s.in_play.values():
        if x.controller != seat:
            if others and x.face is not DOWN:
                found.extend(_others(s, seat, x))
            continue
        if x.face is DOWN:
            if x.copy.sheet.flip_up is not None and why_unflippable(s, seat, x, timing) is None:
                found.append(PlayFlipped(x.id))
            continue
        for place, ability in abilities_of(s, x):
            if (x.depleted and ways_of(ability).depletes) or is_too_dear(ability, 0, means):
                continue
            use = Use(x.id, x.copy, place, ability)
            if why_unusable(s, seat, use) is None:
                found.append(use)
    for copy, place, ability in abilities_elsewhere(s, seat):
        use = Use(0, copy, place, ability)
        if why_unusable(s, seat, use) is None:
            found.append(use)
    return found
