"""5.8 Checking for overpower, and overpowering."""

from __future__ import annotations

from coven.games.revel.actions.discard import discard
from coven.games.revel.areas.elements import Card, Element
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened, own_leaving, relevant
from coven.games.revel.effects.interruptions import happen_instead, interrupt, may_be_interrupted
from coven.games.revel.effects.meaning.matching import element_matches
from coven.games.revel.effects.meaning.power_and_resistance import power, strength
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.records import Happening, Occasion, Waiting
from coven.games.revel.instructions.costs import pay_charges
from coven.games.revel.instructions.grades import DONE
from coven.games.revel.text.tree import Event, Verb
from coven.games.revel.text.words.vocabulary import FIELD
from coven.kernel import Flow


def check_for_overpower(s: RevelState, spell: Element, played: Card | None) -> Flow[Element | None]:
    """5.8, 5.8.9 Check for overpower for a spell. `played` is the card whose playing caused the check, if that did.
    Gives the spell that was overpowered, if one was.

    Nothing else has a spell overpower another. It is a list of steps, so whoever has it gone through sees to the
    cleanup check after it (2.5.3, 2.5.19).
    """
    figure = power(s, spell)
    other = s.opposing(spell)
    # 5.8.1 to 5.8.3; revel-starter:overpower.2, revel-starter:overpower.4, revel-starter:overpower.5
    if figure >= 1 and other is not None and strength(s, other) < figure:
        return (yield from _overpower(s, spell, other, played))
    return None


def _overpower(s: RevelState, spell: Element, other: Element, played: Card | None) -> Flow[Element | None]:
    """5.8.4, revel-starter:overpower.3 The first spell's player has it overpower the second, by discarding it."""
    seat = spell.owner
    if forbidden(s, seat, Verb.OVERPOWER, other.id, by=spell.id) is not None:  # 5.8.8
        s.note("5.8.8", "{0} can't overpower {1}", spell, other)
        return None
    s.depth += 1
    paid = yield from pay_charges(s, seat, Verb.OVERPOWER, *other.cards)
    stopped = not paid
    if paid and may_be_interrupted(s, Verb.OVERPOWER):  # 5.8.5
        what = Happening(Verb.OVERPOWER, seat, element=spell, cards=spell.cards, subject=other, place=FIELD)
        yield from interrupt(s, what)
        stopped = what.stopped or what.instead is not None
        yield from happen_instead(s, what)
    overpowered: Element | None = None
    victim = s.element(other.id)
    attacker = s.element(spell.id)
    if stopped or victim is None or attacker is None:
        s.note("5.8.8", "{0} does not overpower {1}", spell, other)
    elif forbidden(s, seat, Verb.DISCARD, victim.id) is not None:
        s.note("5.8.8", "{0} can't overpower {1}", spell, other)
    else:
        before = s.after(s.note("5.8.4", "{0} overpowers {1}", spell, victim))
        if (yield from discard(s, seat, victim.id)) is DONE:  # slip S43: without the discard there is no overpower
            _overpowered(s, attacker, victim, played)
            overpowered = victim
        s.cause = before
    s.depth -= 1
    return overpowered


def _overpowered(s: RevelState, spell: Element, victim: Element, played: Card | None) -> None:
    """4.8.4, 5.8.6, revel-starter:overpower.6 What waits for an overpower becomes relevant; 'If Playing This
    Overpowers' only if the play caused it."""
    gone = s.last_known[victim.id]
    what = Happening(Verb.OVERPOWER, spell.owner, element=spell, cards=spell.cards, subject=gone, place=FIELD)
    what.line = s.cause
    happened(s, what)
    own_leaving(s, what, victim, victim.cards)
    if played is not None:
        for place, effect in played.sheet.if_overpowers:
            over = effect.event.over if isinstance(effect.event, Event) else None
            if over is not None and not element_matches(s, gone, over, spell.owner, spell.id):
                continue
            occasion = Occasion((victim.id,), spell.owner, victim.cards)  # 4.8.5
            relevant(s, Waiting(spell.owner, played, spell.id, place, effect, occasion), s.cause)
