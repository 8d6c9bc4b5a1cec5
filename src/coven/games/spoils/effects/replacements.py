"""506 Replacements: what happens instead of something that is about to happen."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects import events
from coven.games.spoils.effects.carry_out import carry_out
from coven.games.spoils.effects.facts import Said, keys_of
from coven.games.spoils.effects.prohibitions import why_cannot
from coven.games.spoils.effects.records import Delayed, Happening, Resolving
from coven.games.spoils.effects.standing import is_active, standing
from coven.games.spoils.effects.triggers import decider
from coven.games.spoils.seen.words import ToldApart
from coven.games.spoils.text.tree import Replacement
from coven.kernel import Flow, Question, Reason, choose

WHICH_REPLACEMENT: Final = Question(
    "which replacement",
    "Several effects would put something else in its place. Which one does?",
    "506.4",
    "the name of the card; `A's NAME` where both players have one, `NAME (2)` where several are called so",
    only_one=(("", Reason("506.4", "one of the replacements that fit this event applies")),),
)
NOT_FITTING: Final = Reason("506.4", "one of the replacements that fit this event applies, and that is none of them")


def comes_about(s: SpoilsState, what: Happening) -> Flow[bool]:
    """402.7, O11, 506.1 Whether something that is about to happen does. An effect that says it cannot is asked first;
    then something else may take its place, of which the same is asked."""
    cannot = standing(s.as_it_stood()).cannot
    if cannot and why_cannot_happen(s, what):
        return False
    return not (yield from replaced(s, what))


def why_cannot_happen(s: SpoilsState, what: Happening) -> bool:
    """402.7a Whether an effect keeps something from happening, whoever says that it should."""
    thing = what.things[0] if what.things else None
    then = s.as_it_stood()
    for verb in events.heard_as(what):
        if why_cannot(then, what.seat, verb, thing, by_effect=what.by_effect, cost=what.cost) is not None:
            return True
    return False


def replaced(s: SpoilsState, what: Happening) -> Flow[bool]:
    """506.1, O12 Whether something else has taken the place of what was about to happen, and has happened."""
    if what.cost:  # 506.2, O56
        return False
    if not s.delayed and not standing(s.as_it_stood()).replacements:
        return False
    while True:
        found = _fitting(s, what)
        if not found:
            return False
        chosen = found[0]
        if len(found) > 1:  # 506.4: the others are passed over for this form of the event (O13)
            told = ToldApart([(said.copy.card.name, said.seat) for said, _ in found], lambda one: NOT_FITTING)
            names = dict(zip(told.cards, found, strict=True))
            seat = decider(s, [said.seat for said, _ in found])
            chosen = names[(yield from choose(s, seat, WHICH_REPLACEMENT, tuple(names), why_not=told))]
        said, delayed = chosen
        what.applied = what.applied | {said.key() if delayed is None else delayed.stamp}  # 506.5
        if delayed is not None:
            # 506.3, 506.4#3: it is used up by being applied, and not by being passed over
            s.delayed = tuple([one for one in s.delayed if one is not delayed])
        taken = 0 if delayed is None else min(delayed.amount, what.amount)
        yield from _happen_instead(s, said, what, taken)
        what.amount -= taken
        if taken == 0 or what.amount <= 0:
            return True


def _fitting(s: SpoilsState, what: Happening) -> list[tuple[Said[Replacement], Delayed | None]]:
    """The replacements that something about to happen fits and that haven't been applied to it yet (506.5, O13): those
    that were there before any of that instant happened, even on a card that goes with it."""
    found: list[tuple[Said[Replacement], Delayed | None]] = []
    then = s.as_it_stood()
    now = standing(then).replacements
    keys = events.heard_as(what)
    for key in keys:
        for said in now.get(key, ()):
            if said.key() in what.applied or any(said is other for other, _ in found):
                continue
            if events.fits(then, said, said.text.event, what) and is_active(then, said):
                found.append((said, None))
    for delayed in s.delayed:
        effect = delayed.effect
        if not isinstance(effect, Replacement) or delayed.stamp in what.applied:
            continue
        if any(key in keys for key in keys_of(effect.event)):
            waits = Said(
                effect,
                delayed.seat,
                delayed.copy,
                delayed.source,
                delayed.place,
                kept=delayed.kept,
                occasion=delayed.occasion,
            )
            if events.fits(then, waits, effect.event, what):
                found.append((waits, delayed))
    return found


def _happen_instead(s: SpoilsState, said: Said[Replacement], what: Happening, taken: int) -> Flow[None]:
    """506.1 What the replacement says happens in its place, at the same instant: it is the same event in another
    form."""
    occasion = what
    if taken:
        occasion = Happening(
            what.verb,
            what.seat,
            things=what.things,
            source=what.source,
            amount=taken,
            in_battle=what.in_battle,
            by_effect=what.by_effect,
            shares=what.shares,
        )
        occasion.applied = what.applied
    kept = None if said.kept is None else said.kept.copy()
    r = Resolving(said.seat, said.copy, said.source, said.place, occasion=occasion, kept=kept)
    r.replacing = occasion
    before = s.because("506.1", "{0} puts something else in its place", said.copy)
    yield from carry_out(s, r, said.text.body)
    what.applied = what.applied | occasion.applied
    if occasion is not what:
        what.turned = (*what.turned, *occasion.turned)
    s.cause = before
