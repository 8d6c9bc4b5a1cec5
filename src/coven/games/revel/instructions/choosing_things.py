"""0.4.3 Choosing what an instruction acts on, in which order, and how much of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.revel.areas.areas import BOTH, opponent
from coven.games.revel.areas.elements import Card, Ref
from coven.games.revel.areas.knowledge import knows_place, looked_through, mix
from coven.games.revel.areas.moving import looked_at
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.meaning.matching import asks_for_quality
from coven.games.revel.effects.meaning.measuring import MOST_AT_ONCE, amount_of
from coven.games.revel.effects.meaning.references import (
    all_of_them,
    everything,
    name,
    next_draws,
    own_place,
    place_of,
    refs_of,
    whose_draws,
)
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.failing_to_find import NONE, may_fail, might_match, nothing_to_choose
from coven.games.revel.instructions.possibility import can_choose, can_do, candidates
from coven.games.revel.seen.words import OneRef, Selecting, Speaking
from coven.games.revel.text.tree import (
    All,
    Amount,
    Back,
    CountersOn,
    EqualTo,
    ForEach,
    Groups,
    NextDraws,
    Noun,
    OneOf,
    Pick,
    Place,
    This,
    UpTo,
    ValueOf,
    Verb,
    What,
)
from coven.kernel import Flow, Question, Seat, choose, pick

IN_ORDER: Final = (Verb.STASH, Verb.TOP)
"""5.3.1, 3.6.2 What brings several cards to a deck in an order that their player chooses."""

WHICH_FIRST: Final = Question(
    "in which order", "Which card goes first to the bottom of the deck?", "5.3.1", "the card's name"
)
WHICH_ON_TOP: Final = Question(
    "in which order on top", "Which card goes first to the top of the deck?", "3.6.2", "the card's name"
)
WHICH_OF_A_SPELL: Final = Question(
    "in which order of a spell",
    "Which card of the spell goes first to the {0} of the deck?",
    "1.7.13",
    "the card's name",
)
HOW_MANY: Final = Question("how many", "{0}: how many?", "0.4.3", "a number: `2`", declines=("0",))

WHICH_TO: Final = Question(
    "which to",
    "{0}: which to {1}?",
    "0.4.3",
    "a card's name, `B's NAME` if not yours; a spell `B's NAME in space 2`, stitched `B's NAME & NAME in space 2`; "
    "a stance, witch or resource `B's NAME`; a marker `A's Stamina marker 1`; to stop where enough are taken, `done`; "
    "where nobody has to find one, `none`; who takes nothing at all may say `none` for `done`",
    verb="{1}",
    declines=("done", "none"),
)

DONE: Final = "done"

TAKING_NONE: Final = {NONE: DONE}
"""0.4.3 Of 'up to 2' nothing may be taken: who has taken nothing yet says with either word that it stays so."""
FOUND_ALL: Final = {DONE: NONE}
"""0.6.1 Who may find nothing, or nothing more, may say that that is all."""

TO_WHAT: Final = {Verb.ADD: "add +1s to", Verb.REMOVE: "remove +1s from", Verb.MOVE: "move +1s from"}
"""1.4b.2 What is done to a thing with counters, where its verb alone would be said of the counters."""


def select(s: RevelState, r: Resolving, seat: Seat, verb: Verb, what: What) -> Flow[tuple[Ref, ...] | None]:
    """What an instruction acts on, chosen by the player who carries it out. None if there is nothing."""
    refs = yield from _select(s, r, seat, verb, what)
    if verb in IN_ORDER and refs is not None and len(refs) > 1:
        refs = yield from _in_order(s, seat, verb, what, refs)
    if not isinstance(what, (This, Back)) and what.slot:  # 4.10.8: later words point at it
        r.memory().things[what.slot] = name(s, r, refs or ())  # 0.6.3: what wasn't found isn't there to be pointed at
    return refs


def select_for(s: RevelState, r: Resolving, seat: Seat, what: What) -> Flow[tuple[Ref, ...] | None]:
    """0.4.5 What an instruction is about that names no verb of its own, 'Any 1 spell has +1 Power ...': it can be done
    to whatever is chosen, be it that nothing of what follows can."""
    rest, r.rest = r.rest, ()
    refs = yield from select(s, r, seat, Verb.CHOOSE, what)
    r.rest = rest
    return refs


def _select(s: RevelState, r: Resolving, seat: Seat, verb: Verb, what: What) -> Flow[tuple[Ref, ...] | None]:
    if isinstance(what, Pick):
        return (yield from _pick(s, r, seat, verb, what))
    if isinstance(what, OneOf):
        return (yield from _one_of(s, r, seat, verb, what))
    if isinstance(what, NextDraws):
        return next_draws(s, whose_draws(s, r, seat, what), what.amount) or None
    refs = all_of(s, r, seat, verb, what.noun) if isinstance(what, All) else refs_of(s, r, what, gone=False)
    return tuple(ref for ref in refs if can_do(s, seat, verb, ref)) or None


def _one_of(s: RevelState, r: Resolving, seat: Seat, verb: Verb, what: OneOf) -> Flow[tuple[Ref, ...] | None]:
    """'1 of them'; '1 strike spell card among them', which nobody has to find where only they see the cards (0.6.1)."""
    them = all_of_them(s, r, what)
    offered = [ref for ref in refs_of(s, r, what.back, gone=False) if can_choose(s, seat, verb, ref)]
    secret = [ref for ref in offered if isinstance(ref, Card) and _is_secret(s, seat, ref)]
    hidden = [ref for ref in them if isinstance(ref, Card) and not s.is_public(ref)] if what.back.types else []
    if any(_is_secret(s, seat, ref) or _is_unseen(s, seat, ref) for ref in hidden):
        s.tell(min(len(offered), len(offered) if what.most is None else what.most))  # S51: so many can be taken
        hidden = []
    if secret:  # 3.8.1: what a player doesn't see is taken at random
        return (yield from _blindly(s, r, seat, secret, what))
    if any(_is_unseen(s, seat, ref) for ref in offered):  # they were to be revealed, but couldn't be
        return tuple(offered[: what.least])  # as they lie, for nobody can tell them apart
    if verb is Verb.STASH and hidden and len(offered) < what.least and not s.rulings.bluff:
        return None  # 5.3.4
    chosen = yield from several(s, r, seat, verb, what, offered, len(hidden))
    _picked_among(s, seat, them, chosen or ())
    return _unless_too_few(verb, what, chosen) if what.back.types else chosen


def all_of(s: RevelState, r: Resolving, seat: Seat, verb: Verb, noun: Noun) -> list[Ref]:
    """All that a noun names. Those of a hand come in an order that tells nothing of when they came there (3.8.1); and
    how many hidden cards are of some kind, everybody sees by what is done to all of them (S51)."""
    refs = everything(s, r, noun, verb, seat)
    place = place_of(noun, verb)
    if place is Place.HAND:
        refs.sort(key=lambda ref: in_no_order(s, ref))
    if place in (Place.HAND, Place.DECK) and asks_for_quality(noun):
        s.tell(len(refs))
    return refs


def _in_order(s: RevelState, seat: Seat, verb: Verb, what: What, refs: tuple[Ref, ...]) -> Flow[tuple[Ref, ...]]:
    """5.3.1, 5.3.2, 3.6.2 Several things that come to a deck together, each player's in the order that this player
    prefers: whoever picked their own has picked them in it."""
    ordered = [ref for ref in refs if _is_marker(s, ref)]  # 6.2.4: which goes to no deck
    for owner in (s.current, opponent(s.current)):
        own = tuple(ref for ref in refs if not _is_marker(s, ref) and s.owner_of(ref) == owner)
        picked = isinstance(what, (Pick, OneOf)) and owner == seat
        ordered += own if picked or len(own) < 2 else (yield from order(s, owner, own, verb))
    return tuple(ordered)


def _is_marker(s: RevelState, ref: Ref) -> bool:
    return not isinstance(ref, Card) and s.element(ref) is None


def order(
    s: RevelState, seat: Seat, things: tuple[OneRef, ...], verb: Verb, *, of_a_spell: bool = False
) -> Flow[tuple[OneRef, ...]]:
    """5.3.1, 1.7.13, 3.6.2 A player puts cards or spells in an order, one pick at a time; of those stashed the last
    goes to the very bottom, of those put on top the last to the very top."""
    rest, ordered = list(things), []
    question = WHICH_OF_A_SPELL if of_a_spell else WHICH_ON_TOP if verb is Verb.TOP else WHICH_FIRST
    if len(rest) > 1:
        for ref in rest:
            if isinstance(ref, Card) and ref not in s.sought:  # 3.6.1: nobody is shown where that lies
                looked_at(s, ref, seat)
    say = Speaking(s, seat)
    while rest:
        first = yield from choose(
            s,
            seat,
            question,
            tuple(say.unlike(rest)),
            say=say,
            about=("top" if verb is Verb.TOP else "bottom",),
            always=s.rulings.bluff and _could_be_several(s, rest),
        )
        rest.remove(first)
        ordered.append(first)
    return tuple(ordered)


def how_many(
    s: RevelState, r: Resolving, seat: Seat, amount: Amount, most: int, question: Question = HOW_MANY
) -> Flow[int]:
    """An amount as a number; 'up to' asks the player."""
    if not isinstance(amount, UpTo):
        yield from _choose_measured(s, r, seat, amount)
        return amount_of(s, r, amount, most)
    top = min(amount.most, most, MOST_AT_ONCE)
    numbers = tuple(str(n) for n in range(top, amount.least - 1, -1))
    if not numbers:
        return amount.least  # more than there is: what is left of it is up to what is done with it
    answer = yield from choose(s, seat, question, numbers, about=(r.card,), source=r)
    return int(answer)


def _choose_measured(s: RevelState, r: Resolving, seat: Seat, amount: Amount) -> Flow[None]:
    """0.4.3 'equal to the Power of any 1 spell': which one it is, is chosen before it is measured."""
    if not isinstance(amount, (EqualTo, ForEach)):
        return
    measure = amount.measure
    if isinstance(measure, Groups):
        measure = measure.measure
    if isinstance(measure, (ValueOf, CountersOn)):
        what = measure.of if isinstance(measure, ValueOf) else measure.what
        if isinstance(what, Pick):
            yield from select_for(s, r, seat, what)


def _pick(s: RevelState, r: Resolving, seat: Seat, verb: Verb, what: Pick) -> Flow[tuple[Ref, ...] | None]:
    noun = what.noun
    visible, hidden = candidates(s, r, seat, verb, noun, what)
    place = place_of(noun, verb)
    offered: list[Ref] = list(visible)
    unseen = 0
    if place in (Place.HAND, Place.DECK):
        found = [ref for ref in everything(s, r, noun, verb, seat) if isinstance(ref, Card) and ref not in s.playing]
        secret = found if what.random else [card for card in found if not s.is_public(card)]
        if asks_for_quality(noun) and (what.random or own_place(s, r, noun, verb, seat) is None):
            s.tell(min(len(secret), len(secret) if what.most is None else what.most))  # S51: so many can be taken
        if secret and (what.random or secret[0].owner != seat):
            return (yield from _blindly(s, r, seat, secret, what))
        offered = [ref for ref in found if ref in visible or not s.is_public(ref)]
        if place is Place.DECK or any(isinstance(ref, Card) and ref.owner != seat for ref in offered):
            offered.sort(key=lambda ref: in_no_order(s, ref))  # 3.8.1: a hand is in no order to others either
        unseen = might_match(noun, hidden)
        if verb is Verb.STASH and unseen and len(offered) < what.least and not s.rulings.bluff:
            return None  # 5.3.4
    chosen = yield from several(s, r, seat, verb, what, offered, unseen)
    if place is Place.DECK and chosen is not None:
        looked_for(s, chosen)
    return _unless_too_few(verb, what, chosen) if asks_for_quality(noun) else chosen


def _unless_too_few(verb: Verb, what: Pick | OneOf, chosen: tuple[Ref, ...] | None) -> tuple[Ref, ...] | None:
    """0.2.12, 5.3.4 What is to be stashed by quality: where too few are found, those found are not stashed either."""
    return None if verb is Verb.STASH and chosen is not None and len(chosen) < what.least else chosen


def _is_secret(s: RevelState, seat: Seat, card: Card) -> bool:
    """3.8.1 Whether a card is another player's, and that player's alone to see."""
    return card.owner != seat and not s.is_public(card)


def _is_unseen(s: RevelState, seat: Seat, ref: Ref) -> bool:
    """3.4.3 Whether a player can't tell a card from others, since it lies face down in a deck."""
    if not isinstance(ref, Card) or s.is_public(ref):
        return False
    side = s.sides[ref.owner]
    return ref in side.deck and not knows_place(side, seat, ref)


def in_no_order(s: RevelState, ref: Ref) -> tuple[str, bool, bool]:
    """3.6.1 Whoever looks through a deck learns what is in it, not in which order: by name, and of copies first what is
    revealed, and then what its player knew to lie where it does."""
    if not isinstance(ref, Card):
        return str(ref), True, True
    side = s.sides[ref.owner]
    return str(ref), ref not in side.revealed, not knows_place(side, ref.owner, ref)


def _picked_among(s: RevelState, seat: Seat, offered: Sequence[Ref], chosen: Sequence[Ref]) -> None:
    """3.6.1 Which of several cards that a player has looked at in a deck is picked, nobody else can tell."""
    for owner in BOTH:
        side = s.sides[owner]
        unseen = [ref for ref in offered if isinstance(ref, Card) and ref in side.deck and not s.is_public(ref)]
        if len(unseen) > 1:
            picked = [card for card in unseen if card in chosen]
            s.found = (*s.found, *picked)
            s.sought = {**s.sought, **dict.fromkeys(picked, frozenset(unseen))}
            mix(side, opponent(seat), unseen)


def looked_for(s: RevelState, chosen: Sequence[Ref]) -> None:
    """3.6.1 Nobody but who looks through a deck can tell where in it the cards lay that were found."""
    for owner in BOTH:
        found = [ref for ref in chosen if isinstance(ref, Card) and ref.owner == owner and not s.is_public(ref)]
        if found:
            s.found = (*s.found, *found)
            s.sought = {**s.sought, **dict.fromkeys(found, frozenset(s.sides[owner].deck))}
            looked_through(s.sides[owner])


def _blindly(
    s: RevelState, r: Resolving, seat: Seat, secret: list[Card], what: Pick | OneOf
) -> Flow[tuple[Ref, ...] | None]:
    """3.8.1 A hand is in no order to anybody but its player: cards taken from it unseen are taken at random. How many,
    where that is left open, is chosen first."""
    rest, taken = list(secret), []
    most = min(len(rest), len(rest) if what.most is None else what.most)
    if what.least != what.most:
        most = yield from how_many(s, r, seat, UpTo(most, min(what.least, most)), most)
    for _ in range(most):
        card = yield from pick("3.8.1", "a card from a hand", tuple(rest))
        rest.remove(card)
        taken.append(card)
    return tuple(taken) or None


def _could_be_several(s: RevelState, offered: Sequence[Ref]) -> bool:
    """Whether the others, who see how many cards there are but not that they are alike, take it for a choice."""
    return len(offered) > 1 and not all(isinstance(ref, int) or s.is_public(ref) for ref in offered)


def several(
    s: RevelState,
    r: Resolving,
    seat: Seat,
    verb: Verb,
    what: Pick | OneOf,
    offered: list[Ref],
    unseen: int = 0,
) -> Flow[tuple[Ref, ...] | None]:
    """Several things, one pick at a time.

    `unseen` is how many cards the others can't see that may have the quality asked for. Nobody has to find those, but
    of the others as many as there are.
    """
    say = Selecting(s, seat, r, verb, what)
    least, most, taken = what.least, what.most, say.taken
    while (offered or (unseen and s.rulings.bluff)) and (most is None or len(taken) < most):
        fails = may_fail(s, offered, unseen)
        choices: list[Ref | str] = []
        words: set[str] = set()
        for ref in offered:
            name = say(ref)
            if name not in words:  # copies in one place look alike
                words.add(name)
                choices.append(ref)
        also = None
        if fails:
            choices.append(NONE)
            also = FOUND_ALL
        elif len(taken) >= least:
            choices.append(DONE)
            also = None if taken else TAKING_NONE
        in_order = verb in IN_ORDER and any(s.owner_of(ref) == seat for ref in offered)  # 5.3.1
        lone = not unseen and nothing_to_choose(len(offered) + len(taken), least, most, in_order=in_order)
        if lone and seat not in s.full_control:
            taken.extend(offered)
            break
        answer = yield from choose(
            s,
            seat,
            WHICH_TO,
            tuple(choices),
            say=say,
            about=(r.card, TO_WHAT.get(verb, verb.value)),
            source=r,
            always=s.rulings.bluff and (bool(unseen) or _could_be_several(s, offered)),
            also=also,
        )
        if isinstance(answer, str):
            break
        taken.append(answer)
        offered.remove(answer)
        if unseen and isinstance(answer, Card) and not s.is_public(answer):
            unseen -= 1
    return tuple(taken) or None
