"""Which things an instruction is carried out to: what its words mean, and what a player has to choose (310, 402.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from coven.games.spoils.areas.areas import EVERYBODY, knows, opponent
from coven.games.spoils.areas.in_play import DOWN, Copy, Ref
from coven.games.spoils.areas.knowledge import is_hidden, knows_place
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.candidates import Taking, WhyNot, candidates, rule_of
from coven.games.spoils.effects.meaning import amounts, nouns, references
from coven.games.spoils.effects.memory import Among
from coven.games.spoils.effects.numbers import Numbers
from coven.games.spoils.effects.quoted import too_few
from coven.games.spoils.effects.records import Resolving, stands_for
from coven.games.spoils.effects.requirements import most_required
from coven.games.spoils.effects.standing import stated
from coven.games.spoils.seen.words import Speaking, as_said
from coven.games.spoils.text.tree import All, Amount, Kind, OneOf, Place, Revealed, Some, Top, UpTo, Verb, What
from coven.kernel import Flow, Question, Reason, Seat, choose, pick

WHICH_PICK: Final = Question(
    "which card to pick", "Which card do you pick?", "310.1", "the card; `no more`", verb="pick", declines=("no more",)
)
WHICH_CARD: Final = Question(
    "which card",
    "Which card do you {0}?",
    "402.5",
    "the card; `no more`",
    verb="{0}",
    declines=("no more",),
    also=("401.3",),
)
HOW_MANY: Final = Question("how many", "How many?", "410.2", "a number: `2`", declines=("0",))

NO_MORE: Final = "no more"

NONE_THERE: Final = Reason("401.2", "what the text speaks of is not there")
UNKNOWN: Final = Reason("401.2a", "nobody could know whether it can be done")


def is_unseen(s: SpoilsState, seat: Seat, ref: Ref) -> bool:
    """401.2a Whether a player can't know which card this is."""
    if not isinstance(ref, Copy):
        return False
    side = s.sides[ref.owner]
    if not is_hidden(side, seat, ref) or knows_place(side, seat, ref):
        return False
    return not is_revealed(s, ref) and not s.was_found_and_shown(ref)


def is_revealed(s: SpoilsState, copy: Copy) -> bool:
    """401.2a Whether an effect that goes on shows a card of a hand to everybody. What one shows of a deck is known by
    its place there."""
    for said in stated(s, Revealed):
        what = said.text.what
        if not isinstance(what, Top) and copy in nouns.everything(s, said.resolving(), what.noun):
            return True
    return False


def could_differ(s: SpoilsState, seat: Seat, refs: Sequence[Ref]) -> bool:
    """Whether a player who bluffs is asked even between cards that are all alike: the opponent can't see that they
    are."""
    return s.rulings.bluff and any(is_unseen(s, opponent(seat), ref) or _lies_hidden(s, seat, ref) for ref in refs)


def _lies_hidden(s: SpoilsState, seat: Seat, ref: Ref) -> bool:
    """411.2 Whether this is a face-down card that a player's opponent can't look at."""
    x = s.in_play.get(ref) if isinstance(ref, int) else None
    return x is not None and x.face is DOWN and not x.known & knows(opponent(seat))


def knower_of(r: Resolving, seat: Seat) -> Seat:
    """401.2a By whose knowledge it goes: while costs are weighed by that of whoever would have to meet them, whoever
    else a text has do something; and then by that of whoever decides."""
    return references.payer(r) if r.costs and r.weighing else stands_for(r, seat)


def known_of(s: SpoilsState, r: Resolving, seat: Seat, what: Some | OneOf, there: list[Ref]) -> list[Ref]:
    """401.2a Of cards that have to be of some kind, those of which whoever decides can know that they are: for costs,
    and where somebody else decides."""
    knower = knower_of(r, seat)
    if isinstance(what, OneOf) or not nouns.asks_for_more(what.noun) or not (r.costs or knower != seat):
        return there
    noun = what.noun
    return [ref for ref in there if not is_unseen(s, knower, ref) and not nouns.is_hidden_from(s, knower, ref, noun)]


def nobody_can_tell(s: SpoilsState, r: Resolving, seat: Seat, verb: Verb, what: What) -> bool:
    """401.2a Whether cards that have to be of some kind may be among those that whoever decides can't see."""
    if not isinstance(what, Some) or not nouns.asks_for_more(what.noun):
        return False
    knower, noun = knower_of(r, seat), what.noun
    place = nouns.place_of(noun, verb)
    if place is Place.IN_PLAY:
        there = [x for x in s.in_play.values() if nouns.is_hidden_from(s, knower, x.id, noun)]
        return any(noun.whose is None or nouns.is_whose(s, r, x, noun.whose) for x in there)
    if place not in (Place.HAND, Place.DECK):
        return False
    owners = nouns.owners(s, r, noun, place, seat)
    return any(is_unseen(s, knower, copy) for owner in owners for copy in nouns.area(s, owner, place))


def bounds(s: SpoilsState, r: Resolving, what: Some | OneOf, there: int) -> tuple[int, int]:
    """How many have to be taken at least, and how many may be at most."""
    most = there if what.most is None else min(there, amounts.amount_of(s, r, what.most, there))
    return amounts.amount_of(s, r, what.least, there), most


def select(
    s: SpoilsState, r: Resolving, seat: Seat, verb: Verb, what: What, why_not: WhyNot | None = None
) -> Flow[tuple[Ref, ...]]:
    """What an instruction is carried out to: a player chooses where something is to be chosen, one at a time. What was
    named can be pointed at later. `why_not`: what it can't be done to isn't offered."""
    if not isinstance(what, (Some, OneOf)):
        refs = (
            tuple(nouns.in_no_order(s, nouns.everything(s, r, what.noun, verb, seat))) if isinstance(what, All) else ()
        )
        refs = refs or references.refs_of(s, r, what)
        if isinstance(what, (All, Top)):
            references.remember(s, r, what.slot, refs)
        return refs
    there = known_of(s, r, seat, what, candidates(s, r, seat, verb, what))
    if why_not is not None:
        there = [ref for ref in there if why_not(s, r, seat, ref) is None]
    least, most = bounds(s, r, what, len(there))
    taking = Taking(s, r, seat, verb, what, least, why_not)
    there = _vouched_for(s, stands_for(r, seat), what, there, least)
    blindly = any(_is_taken_blindly(s, r, seat, what, ref) for ref in there)
    if (isinstance(what, Some) and what.random) or blindly:
        taken = yield from at_random(s, there, min(least, len(there)), taking.shows)
    else:
        if any(isinstance(ref, Copy) and ref.owner != stands_for(r, seat) for ref in there):
            there = nouns.in_no_order(s, there)
        taken = yield from _take(s, stands_for(r, seat), taking, there, most)
    among = tuple(there) if isinstance(what, Some) else references.refs_of(s, r, what.back)
    if len(among) > 1 and (blindly or any(_lies_unshown(s, r, ref) for ref in among)):
        memory = r.memory()
        memory.among = (*memory.among, Among(None if blindly else stands_for(r, seat), references.keep(s, among)))
    if what.slot:
        references.remember(s, r, what.slot, taken)
        memory = r.memory()
        memory.rests[what.slot] = references.keep(s, [ref for ref in there if ref not in taken])
        noun = what.noun
        if noun is not None and noun.kind is not Kind.CARD and not nouns.speaks_of_hidden(noun):
            memory.kinds[what.slot] = (noun.kind, *noun.also)  # 208.2
    return tuple(taken)


def seen_by_this(s: SpoilsState, r: Resolving, ref: Ref) -> int:
    """403.1a, 403.2a A bit for each seat that what is being carried out has shown a card of a deck or hand to."""
    seats = 0
    for kept, shown in () if r.kept is None else r.kept.shown:
        if s.kept(kept) == ref:
            seats |= shown
    return seats


def _lies_unshown(s: SpoilsState, r: Resolving, ref: Ref) -> bool:
    """403.1a Whether this is a card of a deck that isn't being shown to everybody: even who has once seen it there
    can't tell it from others that somebody takes up with it."""
    if not isinstance(ref, Copy) or ref not in s.sides[ref.owner].deck:
        return False
    return seen_by_this(s, r, ref) != EVERYBODY


def _is_taken_blindly(s: SpoilsState, r: Resolving, seat: Seat, what: Some | OneOf, ref: Ref) -> bool:
    """O36, 411.2 Whether whoever takes something can't know whether this is what it has to be, or which card it is."""
    knower = stands_for(r, seat)
    return is_unseen(s, knower, ref) or (isinstance(what, Some) and nouns.is_hidden_from(s, knower, ref, what.noun))


def _vouched_for(s: SpoilsState, seat: Seat, what: Some | OneOf, there: list[Ref], least: int) -> list[Ref]:
    """411.2 Of face-down cards that have to be of some kind those that a player knows to be, if these are enough; else
    all, so that they are taken blindly."""
    if not isinstance(what, Some):
        return there
    known = [ref for ref in there if not nouns.is_hidden_from(s, seat, ref, what.noun)]
    return known if len(known) >= least else there


def at_random(
    s: SpoilsState, there: Sequence[Ref], number: int, shows: Callable[[object], object] | None = None
) -> Flow[list[Ref]]:
    """O36 So many are taken unseen. `shows`: what everybody sees of one once it is taken."""
    left, taken = list(there), []
    for _ in range(number):
        one = yield from pick("402.5", "a card at random", left, shows=shows)
        left = [ref for ref in left if ref is not one]
        taken.append(one)
    s.mark = None  # 414.1: luck could have ended what goes on
    return taken


def _take(s: SpoilsState, seat: Seat, taking: Taking, there: Sequence[Ref], most: int) -> Flow[list[Ref]]:
    """Take so many, one at a time; none of them is asked about where there is no choice."""
    verb, least = taking.verb, taking.least
    taken: list[Ref] = []
    left = list(there)
    secret = seat == taking.seat and is_own_secret(s, taking.r, seat, verb, taking.what)
    if len(left) <= least and verb is not Verb.PICK and not secret:
        return left
    question = WHICH_PICK if verb is Verb.PICK else WHICH_CARD.by(rule_of(taking.r, verb))
    if secret and not left:
        yield from choose(s, seat, question, (NO_MORE,), about=(verb.value,), always=True, why_not=taking)
    while left and len(taken) < most:
        offered = most_required(s, verb, left, most - len(taken)) if verb is Verb.PICK else left
        speaking = Speaking(s, seat)
        choices: list[Ref | str] = list(speaking.unlike_refs(offered))
        if len(taken) >= least and not (verb is Verb.PICK and len(offered) < len(left)):
            choices.append(NO_MORE)
        taking.taken, taking.offered = tuple(taken), tuple(offered)
        which = yield from choose(
            s,
            seat,
            question,
            choices,
            say=speaking,
            about=(verb.value,),
            always=could_differ(s, seat, left),
            why_not=taking,
            shows=taking.shows,
        )
        if isinstance(which, str):
            break
        taken.append(which)
        left = [ref for ref in left if ref != which]
    return taken


def is_own_secret(s: SpoilsState, r: Resolving, seat: Seat, verb: Verb, what: What) -> bool:
    """Whether how many cards of a kind a player who bluffs has in hand is nobody else's business: the player is asked
    as though there were several."""
    if not isinstance(what, Some) or nouns.place_of(what.noun, verb) is not Place.HAND:
        return False
    if nouns.owners(s, r, what.noun, Place.HAND, seat) != (seat,):
        return False
    return nouns.asks_for_more(what.noun) and could_differ(s, seat, s.sides[seat].hand)


def why_not_enough(s: SpoilsState, r: Resolving, seat: Seat, verb: Verb, what: What) -> Reason | None:
    """401.2, 401.2a Why there isn't what an instruction needs to be completed, as far as a player can know, or None."""
    if not isinstance(what, (Some, OneOf)):
        if isinstance(what, All):
            return None
        return None if references.refs_of(s, r, what) or r.weighing else NONE_THERE
    if isinstance(what, Some) and r.unsure and nouns.place_of(what.noun, verb) is Place.HAND:
        return None
    if isinstance(what, OneOf) and r.weighing:
        among = references.refs_of(s, r, what.back)
        if not among or any(is_unseen(s, knower_of(r, seat), ref) for ref in among):
            return None  # what earlier steps pick isn't there yet, and what they show not seen
    there = known_of(s, r, seat, what, candidates(s, r, seat, verb, what))
    least, _ = bounds(s, r, what, len(there))
    if len(there) >= least:
        return None
    knower = knower_of(r, seat)
    in_hand = knower != seat and isinstance(what, Some) and nouns.place_of(what.noun, verb) is Place.HAND
    if in_hand and any(is_unseen(s, knower, copy) for copy in s.sides[seat].hand):
        return UNKNOWN
    if nobody_can_tell(s, r, seat, verb, what):
        return UNKNOWN if r.costs else None
    return too_few(what, amounts.known_variable(r), len(there))


def why_not_enough_for(s: SpoilsState, r: Resolving, seat: Seat, verb: Verb, what: What) -> Reason | None:
    """The same for a player who is told to do it: 'their hand' is that player's."""
    outer, r.each = r.each, seat
    reason = why_not_enough(s, r, seat, verb, what)
    r.each = outer
    return reason


def how_many(s: SpoilsState, r: Resolving, seat: Seat, amount: Amount, most: int) -> Flow[int]:
    """An amount as a number; 'or fewer' and 'any number' are said by whoever does it."""
    if not isinstance(amount, UpTo):
        return amounts.amount_of(s, r, amount, most)
    edge = most if amount.most is None else min(amount.most, most)
    numbers = tuple(range(min(amount.least, edge), edge + 1))
    return (yield from choose(s, seat, HOW_MANY, numbers, why_not=Numbers("410.2", numbers), shows=as_said))
