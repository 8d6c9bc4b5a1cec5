"""Why something is no answer to the question at hand: the clause that leaves it out, told by whoever asks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from coven.games.spoils.actions.act import DEEDS
from coven.games.spoils.actions.play import Playing
from coven.games.spoils.actions.search import NotFound
from coven.games.spoils.areas.in_play import DOWN, UP, Copy
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.costs.paying import NotPaid
from coven.games.spoils.course.attack import Joining
from coven.games.spoils.course.play_card import WHICH_OPTION
from coven.games.spoils.course.play_resource import AS_RESOURCE, WHICH_TO_PLAY_AS_RESOURCE, Facing
from coven.games.spoils.course.setup import WHICH_STARTING_RESOURCE
from coven.games.spoils.effects.candidates import Taking, WhyNot, candidates
from coven.games.spoils.effects.quoted import deed_of
from coven.games.spoils.effects.structure import WHICH_ONE, YES, OneOfThese, Whether
from coven.games.spoils.seen.pointing import NUMBERS
from coven.games.spoils.seen.why.parties import why_not_with
from coven.games.spoils.seen.why.things import NOWHERE, Found, among, find, held, lies, nearest, unseen
from coven.games.spoils.seen.why.together import why_not_so_many
from coven.games.spoils.seen.why.tried import (
    OPTION,
    Kind,
    Said,
    Thing,
    is_answer_to,
    is_deed,
    number_said,
    read_act,
)
from coven.games.spoils.seen.words import Speaking, ToldApart
from coven.games.spoils.text.tree import Act, OneOf, PlayCard, PlayResource, Some, Verb
from coven.kernel import DECLINING, Decision, Reason, called, continued, could_mean, first_said, otherwise_called
from coven.kernel.options import same_words

UNASKED: Final = Reason("", "that is no answer to what is asked")
"""What a question says to words that don't answer it; they may still mean something."""

LAID: Final = (WHICH_TO_PLAY_AS_RESOURCE.kind, WHICH_STARTING_RESOURCE.kind)
"""Questions whose answers lie face-up or face-down."""
ONE_BY_ONE: Final = Reason("", "one is chosen at a time: say the first, and then the next")
UNDONE: Final = Reason("401.3", "it has just been tried, could not be finished, and was undone")


def why_not_answer(s: SpoilsState, decision: Decision, said: Said) -> Reason | None:
    """Why what the words say is no answer to this question; None if it is one, in other words. UNASKED if they don't
    answer it at all."""
    otherwise = otherwise_called(decision, said.words)
    if otherwise is not None:
        return otherwise
    why = decision.why_not
    if why is None:
        return UNASKED
    if isinstance(why, Whether):
        return _why_not_next(s, decision, why, said)
    if isinstance(why, OneOfThese):
        first = _resource_comes_next(s, decision, why, said)
        if first is not None:
            return first
    verb = same_words(decision.verb)
    if verb and said.words.startswith(f"{verb} "):
        said = Said(s, said.words.removeprefix(f"{verb} "))
        if decision.kind == WHICH_TO_PLAY_AS_RESOURCE.kind and said.names and not _is_faced(said):
            return AS_RESOURCE
    number = number_said(said.words)
    option = OPTION.fullmatch(said.words)
    if option is not None:
        return why(int(option[1]) - 1) if decision.kind == WHICH_OPTION.kind else UNASKED
    if number is not None:
        return why(number) or UNASKED
    if said.words in DECLINING and decision.question.declines == ("0",):
        return why(0) or UNASKED
    if _is_listed(decision, said):
        return continued(said.words, decision.words()) or why(said.words) or UNASKED
    if is_answer_to(decision, said.words):
        return why(said.words) or UNASKED
    thing = said.thing()
    things = [thing] if thing is not None else said.things(said.signs)
    return why_not_things(s, decision, things) if things else UNASKED


def _why_not_next(s: SpoilsState, decision: Decision, whether: Whether, said: Said) -> Reason | None:
    """Why that which somebody may do can't be done to what the words name, where it is asked whether it is done; or
    that it can be, by saying yes first."""
    r, seat, body = whether.r, whether.seat, whether.body
    if said.words in (YES, same_words(deed_of(body))):
        return called(YES) if whether.why_not is None else whether.why_not
    why: WhyNot
    if isinstance(body, PlayCard):
        verb, what, why = Verb.PLAY, body.what, Playing(body)
    elif isinstance(body, Act):
        verb, what, why = body.verb, body.what, DEEDS[body.verb][0]
    else:
        return UNASKED
    if not isinstance(what, (Some, OneOf)):
        return UNASKED
    thing = Said(s, said.words.removeprefix(f"{verb.value} ")).thing()
    if thing is None or thing.facing is not None:
        return UNASKED
    taking = Taking(s, r, seat, verb, what, 1, why)
    taking.offered = tuple(candidates(s, r, seat, verb, what))
    found = nearest(s, find(s, decision, decision.seat, thing) or unseen(s, decision.seat, thing), taking.means)
    reasons = [taking(one.ref) for one in found]
    return first_said(YES) if None in reasons else reasons[0] if reasons else UNASKED


def _resource_comes_next(s: SpoilsState, decision: Decision, these: OneOfThese, said: Said) -> Reason | None:
    """203.1 That it is said first that a resource is played, where that is one of the things to choose, and then which
    card; None if the words name no card of the hand as a resource."""
    offered = decision.words()
    plays = [words for words, option in these.options.items() if isinstance(option, PlayResource) and words in offered]
    act = read_act(said)
    thing = said.thing(act.what) if act is not None and act.kind is Kind.PLAY else said.thing()
    if not plays or thing is None or not thing.name or held(s, decision.seat, thing.name) is None:
        return None
    if not (thing.as_resource or (act is not None and s.rulings.index[thing.name].is_resource)):
        return None
    return Reason("", f"one is said at a time: {plays[0]!r} first, and then the card")


def _is_faced(said: Said) -> bool:
    thing = said.thing()
    return thing is not None and thing.facing is not None


def _is_listed(decision: Decision, said: Said) -> bool:
    """Whether words say what a text has somebody do, where what it lists is chosen from."""
    return decision.kind == WHICH_ONE.kind and is_deed(said) and read_act(said) is None


def why_not_things(s: SpoilsState, decision: Decision, things: Sequence[Thing]) -> Reason:
    """310.1, 607.1b, 607.1d Why these things are no answer, together or each for itself; what is named together is
    chosen one by one."""
    if _is_about_play(decision):
        things = [_lying(thing) for thing in things]
    if len(things) == 1:
        return _why_not_thing(s, decision, things[0])
    if isinstance(decision.why_not, Joining):
        return why_not_with(s, decision.why_not, things) or ONE_BY_ONE
    too_many = why_not_so_many(decision, len(things))
    if too_many is not None:
        return too_many
    left_out = [thing for thing in things if len(_offers(s, decision, thing)) != 1]
    return _why_not_thing(s, decision, left_out[0]) if left_out else ONE_BY_ONE


def _meant(s: SpoilsState, decision: Decision, thing: Thing) -> list[Found]:
    """What a thing's words could mean here: such as is asked for first, and of that the seat's own."""
    found = find(s, decision, decision.seat, thing) or unseen(s, decision.seat, thing)
    if thing.owner not in ("", "my") and thing.face is None:  # so a card that lies face-up is called
        up = any(lies(s, one.ref, UP) for one in found)
        found = [one for one in found if not (up and lies(s, one.ref, DOWN))]
    asks, about_play = decision.why_not, _is_about_play(decision)
    if isinstance(asks, Taking | Joining | NotFound | NotPaid):
        return nearest(s, found, asks.means)
    return nearest(s, found, lambda ref: isinstance(ref, int) is about_play)


def _lying(thing: Thing) -> Thing:
    """Among cards in play 'Rage face-up' is a Rage that lies face-up."""
    return thing if thing.facing is None else thing._replace(face=thing.facing, facing=None)


def _offers(s: SpoilsState, decision: Decision, thing: Thing) -> list[str]:
    """How that is offered which a thing's words could mean."""
    if isinstance(decision.why_not, ToldApart):
        return among(decision.seat, decision.why_not, thing)
    offered = [words for one in _meant(s, decision, thing) for words in _offered(decision, thing, one)]
    return list(dict.fromkeys(offered))


def _why_not_thing(s: SpoilsState, decision: Decision, thing: Thing) -> Reason:
    """Why a thing is no answer: it is called otherwise, or its own clause, the seat's own things first. How a card is
    to lie is said of resources that come into play, and answers nothing else."""
    assert decision.why_not is not None
    if thing.facing is not None and decision.kind not in LAID:
        return UNASKED
    found, offered = _meant(s, decision, thing), _offers(s, decision, thing)
    if offered:
        return called(offered[0]) if len(offered) == 1 else could_mean(offered)
    for one in found:
        asked = one.words if decision.kind in NUMBERS else _faced(thing, one)
        reason = decision.why_not(asked) or _as_alike(s, decision, one)
        if reason is not None:
            return reason
    return UNDONE if found and s.attempts is not None and s.attempts.open else UNASKED


def _is_about_play(decision: Decision) -> bool:
    """Whether cards in play are asked for, and not cards elsewhere."""
    return any(isinstance(choice, int) for choice in decision.choices)


def _faced(thing: Thing, one: Found) -> object:
    """604.1b A card with how it is said to be played."""
    return Facing(one.ref, thing.facing) if thing.facing is not None and isinstance(one.ref, Copy) else one.ref


def _offered(decision: Decision, thing: Thing, one: Found) -> list[str]:
    """How it is offered."""
    if isinstance(one.ref, int):
        numbers = decision.kind in NUMBERS
        return [decision.say(one.ref)] if one.ref in decision.choices and not numbers else []
    copy, face = one.ref, thing.facing
    found: list[object] = []
    for choice in decision.choices:
        if isinstance(choice, Facing):
            fits = _is_like(choice.copy, copy) and face in (None, choice.face)
        else:
            fits = face is None and (choice == copy.card.name or (isinstance(choice, Copy) and _is_like(choice, copy)))
        if fits:
            found.append(choice)
    return [decision.say(choice) for choice in found]


def _is_like(choice: Copy, copy: Copy) -> bool:
    """Whether the one is as good as the other. What is nowhere in sight is like nothing that is offered."""
    return choice.card is copy.card and choice.owner == copy.owner and copy.number != NOWHERE


def _as_alike(s: SpoilsState, decision: Decision, one: Found) -> Reason | None:
    """What is called otherwise: of cards between which there is no difference one is offered for all."""
    x = s.in_play.get(one.ref) if isinstance(one.ref, int) else None
    for choice in decision.choices if x is not None else ():
        other = s.in_play.get(choice) if isinstance(choice, int) else None
        if other is not None and x is not None and len(Speaking(s, decision.seat).unlike_in_play([other, x])) == 1:
            return called(decision.say(choice))
    return None
