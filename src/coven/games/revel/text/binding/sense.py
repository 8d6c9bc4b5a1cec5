"""What makes no sense is refused when the card is read, with the rule: it could never do what it says."""

from __future__ import annotations

import re
from typing import Final

from coven.games.revel.text.binding.instructions import Binding
from coven.games.revel.text.binding.things import check_things
from coven.games.revel.text.tree import (
    Act,
    Changed,
    Consequence,
    CostEffect,
    Counters,
    Draw,
    Effect,
    Event,
    Instead,
    Instruction,
    Interruption,
    Kind,
    Lasting,
    Limit,
    May,
    Mood,
    Noun,
    Pay,
    Power,
    Shorthand,
    Stop,
    Tally,
    This,
    Unopposed,
    Verb,
    Who,
    Winning,
)
from coven.games.revel.text.words.lexicon import STOPPABLE
from coven.language.binding import NOWHERE, Span
from coven.language.walking import nodes

PLAYED: Final = frozenset({"strike spell", "shield spell", "stance"})
"""5.5 What can be played."""
LOSING: Final = re.compile(r"\bloses? [^.:]*?\bStamina", re.IGNORECASE)
A_CARD: Final = Noun(Kind.CARD)
MOST: Final = 25
"""7.1.2 The cards of a draw deck."""


def check_sense(effect: Effect, binding: Binding) -> None:
    """Refuse an effect that could never do what it says, or whose words contradict a rule."""
    if isinstance(effect, Limit):
        _check_limit(effect, binding)
    elif isinstance(effect, CostEffect):
        _check_cost_effect(effect, binding)
    elif isinstance(effect, Power):
        _check_label(effect, binding)
        _check_body(effect.body, binding, None)
    elif isinstance(effect, Consequence):
        _check_event(effect.event, binding)
        _check_body(effect.body, binding, None)
    elif isinstance(effect, Interruption):
        _check_event(effect.event, binding)
        _check_body(effect.body, binding, effect.event)
    else:
        check_things(effect, binding)


def _check_body(body: Instruction, binding: Binding, event: Event | None) -> None:
    for node in nodes(body):
        if isinstance(node, Stop | Instead) and event is None:
            word = "instead" if isinstance(node, Instead) else "stop"
            problem = f"there is nothing to {word if word == 'stop' else 'replace'}: only an interruption comes before"
            problem += " what happens; its initial part has 'Would' or 'Tries To'"
            raise binding.wrong(_at(node, binding), problem, "4.9.11" if word == "stop" else "4.9.4")
        if isinstance(node, Stop) and event is not None and node.verb is not None and node.verb is not event.verb:
            right = STOPPABLE.get(event.verb)
            raise binding.wrong(
                _at(node, binding),
                "this stops what isn't happening",
                "4.9.11",
                (f"stop the {right}" if right else "stop it",),
            )
        if isinstance(node, Pay):
            _check_cost(node.cost, binding)
    _check_changes(body, binding, event)
    check_things(body, binding)


def _check_changes(body: Instruction, binding: Binding, event: Event | None) -> None:
    """4.9.3 '1 less' is less than was about to be: of the same, by the same player, in its place."""
    placed = [step for node in nodes(body) if isinstance(node, Instead) for step in nodes(node.body)]
    for node in nodes(body):
        if not isinstance(node, Draw | Tally) or not isinstance(node.amount, Changed):
            continue
        if event is None or node not in placed:
            problem = "less or more than what is not said: that is of what would happen, and takes its place"
            raise binding.wrong(node.amount.at, problem, "4.9.3")
        same = (node.verb, node.thing) if isinstance(node, Tally) else (Verb.DRAW, None)
        if same != (event.verb, event.thing) or node.who is not event.who or event.what not in (None, A_CARD):
            raise binding.wrong(node.amount.at, "it is less or more of what was about to happen", "4.9.3")


def _at(node: Stop | Instead, binding: Binding) -> Span:
    return node.at if node.at != NOWHERE else (0, len(binding.text))


def _check_cost(cost: Instruction, binding: Binding) -> None:
    """5.9.4 Losing Stamina is never part of a cost."""
    for node in nodes(cost):
        if isinstance(node, Tally) and node.verb is Verb.LOSE and node.thing == "Stamina":
            said = LOSING.search(binding.text)
            raise binding.wrong(
                said.span() if said else NOWHERE,
                "losing Stamina is never part of a cost: what can't be lost in full is lost as far as it goes",
                "5.9.4",
            )


def _check_cost_effect(effect: CostEffect, binding: Binding) -> None:
    _check_body(effect.cost, binding, None)
    _check_cost(effect.cost, binding)
    own = isinstance(effect.what, This)
    for node in nodes(effect.cost):
        if isinstance(node, Lasting):
            start = binding.text.find(":") + 2
            problem = "what is paid is something that is done, and this is only said to be so"
            raise binding.wrong((start, len(binding.text)), problem, "0.3.5")
        if isinstance(node, May):
            start = binding.text.find(":") + 2
            raise binding.wrong(
                (start, len(binding.text)),
                "a cost is paid in full or not at all; that it may be declined is understood",
                "0.3.10",
            )
        if own and effect.verb is Verb.PLAY and isinstance(node, Act) and isinstance(node.what, This):
            raise binding.wrong(node.what.at, "it is being played, so it can't pay for itself", "5.7.10")
    if not (own and effect.verb in (Verb.PLAY, Verb.STITCH)):
        _check_payer(effect, binding)
    if own and effect.verb is Verb.STITCH and binding.types is not None and "strike spell" not in binding.types:
        raise binding.wrong((0, binding.text.find(":")), "only strike spells are stitched", "5.7.4")
    if own and effect.verb in (Verb.PLAY, Verb.STITCH):
        _check_played(binding, "To Play" if effect.verb is Verb.PLAY else "To Stitch")
    if isinstance(effect.what, Noun):
        _check_about_to_be_played(effect.what, effect.verb, binding)


def _check_payer(effect: CostEffect, binding: Binding) -> None:
    """4.3.1 Whoever acts pays, be it you or your opponent: which of them 'your opponent' would be is not clear."""
    for node in nodes(effect.cost):
        if isinstance(node, Act | Draw | Tally | Counters) and node.who is Who.OPPONENT:
            said = re.search(r"\byour opponent\b", binding.text, re.IGNORECASE)
            problem = "a cost is paid by whoever acts, and 'you' is that player: who else this is, is not clear"
            raise binding.wrong(said.span() if said else NOWHERE, problem, "4.3.1")


def _check_played(binding: Binding, words: str) -> None:
    """5.5.6 Witches and resources are never played."""
    if binding.types is not None and not binding.types & PLAYED:
        end = binding.text.find(":")
        raise binding.wrong((0, end), f"this card is never played, so '{words}' never comes up", "5.5.6")


def _check_event(event: Event | Shorthand, binding: Binding) -> None:
    types, head = binding.types, (0, max(binding.text.find(":"), 0))
    if isinstance(event, Shorthand) or event.playing:
        _check_played(binding, binding.words(head))
        if event is not Shorthand.ON_PLAY and types is not None and "strike spell" not in types:
            raise binding.wrong(head, "only playing a strike spell checks for overpower", "5.7.16")
        return
    what = event.what
    if isinstance(what, This):
        if event.verb in (Verb.PLAY, Verb.STITCH, Verb.ENTER):
            _check_played(binding, binding.words(head))
        if event.verb is Verb.STITCH and types is not None and "strike spell" not in types:
            raise binding.wrong(head, "only strike spells are stitched", "5.7.4")
        if event.verb is Verb.OVERPOWER and what.kind is not Kind.SPELL:
            raise binding.wrong(head, "only spells overpower or are overpowered", "5.8.2")
        _check_leaving(event, binding, head)
        if event.verb is Verb.OVERPOWER and not event.passive and types is not None and "strike spell" not in types:
            raise binding.wrong(head, "only a spell with Power overpowers", "5.8.1")
    if isinstance(what, Noun) and event.mood is Mood.TRIES:
        _check_about_to_be_played(what, event.verb, binding)
    if (
        isinstance(what, Noun)
        and event.verb is Verb.OVERPOWER
        and what.kind not in (Kind.SPELL, Kind.ELEMENT, Kind.CARD)
    ):
        raise binding.wrong(what.at, "only spells overpower or are overpowered", "5.8.2")


def _check_leaving(event: Event, binding: Binding, head: Span) -> None:
    """1.3.8 Power and Resistance are of spells. That a witch is discarded is possible, so it is let be."""
    if event.thing in ("Power", "Resistance") and binding.types is not None and Kind.SPELL not in binding.kinds:
        raise binding.wrong(head, f"only spells have {event.thing}", "1.3.8")


def _check_about_to_be_played(noun: Noun, verb: Verb, binding: Binding) -> None:
    """5.7.1 What is about to be played stands nowhere yet."""
    if verb in (Verb.PLAY, Verb.STITCH) and any(isinstance(one, Winning | Unopposed) for one in noun.qualities):
        raise binding.wrong(noun.at, "what is about to be played stands in no spell space yet", "5.7.12")


def _check_label(power: Power, binding: Binding) -> None:
    """4.2.3 'This Spell's Power Is' is said by a spell."""
    word = power.label.removeprefix("This ").removesuffix("'s").lower()
    if power.label.startswith("This ") and word not in [kind.value for kind in binding.kinds]:
        raise binding.wrong((0, len(power.label)), f"this is no {word}", "4.10.6")
    if power.label in ("Her", "His", "Their") and binding.types is not None and "witch" not in binding.types:
        kind = next((kind.value for kind in binding.kinds if kind is not Kind.CARD), "card")
        raise binding.wrong((0, len(power.label)), "that is said of a witch", "4.2.3", (f"This {kind.title()}'s",))


def _check_limit(limit: Limit, binding: Binding) -> None:
    """4.5.2, 7.1.2 A limit is of cards that a deck is built of, and of as many as a deck can have."""
    if binding.types is not None and not binding.types & PLAYED:
        raise binding.wrong((0, len(binding.text)), "a deck is not built of witches and resources", "7.1.2")
    if limit.statement.most > MOST:
        start = binding.text.find(str(limit.statement.most))
        end = start + len(str(limit.statement.most))
        raise binding.wrong((start, end), f"no deck has so many: it is of {MOST} cards", "7.1.2")
