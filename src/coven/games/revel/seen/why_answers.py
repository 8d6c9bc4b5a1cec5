"""Why words are no answer to what a seat is asked: each question says what it asks for, and what is wrong here."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from coven.games.revel.actions.counters import HOW_MANY_COUNTERS
from coven.games.revel.actions.name_card import WHICH_NAME
from coven.games.revel.actions.play import WHICH_CARD
from coven.games.revel.actions.play_spell import WHICH_SPACE
from coven.games.revel.actions.put import WHICH_EMPTY_SPACE
from coven.games.revel.areas.areas import SPACES
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.markers import STAMINA
from coven.games.revel.areas.state import RevelState
from coven.games.revel.course.cleanup import WHICH_CONSEQUENCE
from coven.games.revel.course.setup import WHICH_OPENING_CARD
from coven.games.revel.effects.cost_effects import costs_to_play
from coven.games.revel.effects.interruptions import NOTHING, WHICH_INTERRUPTION
from coven.games.revel.effects.meaning.references import place_of
from coven.games.revel.effects.powers import WHICH_POWER
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.choices import WHETHER_TO, WHICH, YES
from coven.games.revel.instructions.choosing_things import (
    DONE,
    HOW_MANY,
    WHICH_FIRST,
    WHICH_OF_A_SPELL,
    WHICH_ON_TOP,
    WHICH_TO,
)
from coven.games.revel.instructions.costs import PAY, WHETHER_TO_PAY
from coven.games.revel.instructions.failing_to_find import NONE
from coven.games.revel.instructions.impossible import why_impossible
from coven.games.revel.seen.tried import (
    ACTS,
    ANY_CARD,
    HELD_ALONE,
    OVERPOWER,
    SPACE,
    TOGETHER,
    VERBS,
    WORDS,
    are_named,
    as_named,
    begins_with_a_name,
    each_said,
    each_space,
    is_bare_space,
    is_card_english,
    is_deed,
    is_payment,
    is_thing,
    is_where,
    known_names,
    named_cards,
    read_play,
    read_thing,
)
from coven.games.revel.seen.why_act import unknown
from coven.games.revel.seen.why_another import A_ONE, first_of_all, is_effect, options_said
from coven.games.revel.seen.why_effects import ON_FIELD_FIRST, why_not_consequence, why_not_interruption
from coven.games.revel.seen.why_play import (
    NO_SUCH_SPACE,
    OTHERS_SIDE,
    STITCH,
    goes_to,
    spells_named,
    why_not_so,
    why_not_where,
)
from coven.games.revel.seen.why_this import (
    BARRED,
    ILLEGAL,
    called_here,
    one_at_a_time,
    why_not_picked,
    why_not_several,
    why_not_this,
)
from coven.games.revel.seen.why_unpaid import why_unpaid_play
from coven.games.revel.seen.why_use import why_not_power
from coven.games.revel.seen.words import OneOfThese, Selecting, Text
from coven.games.revel.text.printing import say, say_to_opponent
from coven.games.revel.text.tree import Act, Effect, Instruction, Pick, Place, Verb
from coven.kernel import Decision, Reason, Seat, called, first_said, meaning, named_in, no_such, said_after, seat_name
from coven.kernel.options import meant_by, same_words
from coven.kernel.together import said_together
from coven.language.walking import nodes

NOT_EMPTY: Final = Reason("3.4.12", "that side is not empty")
HAS_TO_FIND: Final = Reason("0.6.6", "what both players see has to be found, as many as are asked for")
STAYS_PICKED: Final = Reason("0.4.3", "what has been picked stays picked; who wants no more says 'done'")
HAS_TO_TAKE: Final = Reason("0.6.4", "so many have to be taken, whatever they are")
JOINS_NOTHING: Final = Reason("3.4.12", "it goes to an empty side: what is there is neither replaced nor stitched onto")
AGREED: Final = Reason("5.7.1", "who chooses to play a spell card agrees to announce its space")
ONE_OF_THEM: Final = Reason("0.4.2", "one of the options has to be chosen")
NONE_OF_THESE: Final = Reason("0.4.2", "that is none of the options there are")
IN_FULL_TO_PLAY: Final = Reason("0.3.5", "what a card costs to play is paid in full, and as it is worded")
IN_FULL: Final = Reason("0.3.5", "a cost is paid in full, and as it is worded")
MARKER_IS_NONE: Final = Reason("6.2.2", "a card is named, and a marker is none")
NOT_OPENING: Final = Reason("2.2.6", "only the opening cards in hand can be stashed")

ALL_OF_IT: Final = ("it", "for it", "that", "the cost", "its cost", "in full")
"""What a person says for a cost."""

PAID_WITH: Final = re.compile(r"^(?:(?:it|for it|that|the cost|its cost) )?with ")
"""What a person says between paying and what it is paid with."""

PUTTING: Final = ("put", "place")
"""What a person says for having a card go somewhere, as the manual has it."""

ALL_OPTIONS: Final = (
    "all",
    "all of them",
    "all of these",
    "both",
    "both of them",
    "both of these",
    "each",
    "each of them",
)
"""What a person says who wants more than one of several options."""

PLUS_ONES: Final = re.compile(r"(?<!\S)(?:(?:a|an|one|another|the|\d+) )?\+1s?(?!\S)")
"""'a +1', '2 +1s': what a question calls '+1s'."""

PAY_FIRST: Final = Reason("", f"whether to pay is asked first: {PAY!r}, and what it is paid with after that")
"""What could be said next."""

YES_FIRST: Final = Reason("", f"whether to is asked first: {YES!r}, and which card after that")
"""The same of a card that may be played."""

UNASKED: Final = Reason("", "that is no answer to what is asked")
"""What a question says to words that don't answer it; they may still mean something."""


def why_not_declined(s: RevelState, decision: Decision) -> Reason:
    """0.4.3, 0.6, 5.7.1, 0.4.2 Why a question can't be left unanswered, where it has no answer for that."""
    if decision.kind in (WHICH_TO.kind, WHICH_CARD.kind):
        return STAYS_PICKED if DONE in decision.choices else _why_found(s, decision)
    if decision.kind == WHICH_SPACE.kind:
        return AGREED
    if decision.kind in (HOW_MANY.kind, HOW_MANY_COUNTERS.kind):
        return Reason(decision.rule, f"it may not be fewer than {min(int(choice) for choice in decision.choices)}")
    if decision.kind == WHICH_INTERRUPTION.kind:
        return ON_FIELD_FIRST
    return ONE_OF_THEM if decision.kind == WHICH.kind else first_of_all(decision, decision.seat)


def _which_card(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """5.5.1 Why this card isn't the one to be played."""
    seat = decision.seat
    if said == "none":
        return _why_found(s, decision)
    verb, _, rest = said.partition(" ")
    if verb in ("play", STITCH, "choose", *PUTTING) and rest not in ANY_CARD:
        said = rest
    elif not (begins_with_a_name(s, said) or is_thing(s, said)) or ": " in said:
        return UNASKED
    nothing = unknown(s, said)
    if nothing is not None:
        return nothing
    hand, parts, play = s.sides[seat].hand, each_said(s, said), read_play(s, said)
    if parts and isinstance(decision.say, Selecting):
        return why_not_several(s, decision, parts)
    alike = [] if parts or play is None else named_cards(play.name, hand)
    if alike and all(card in s.set_apart(seat) for card in alike):
        return BARRED
    if isinstance(decision.say, Selecting):
        return _which_of_an_effect(s, decision, verb, said)
    return why_not_so(s, seat, verb, said, hand) or _card_called(s, decision, said)


def _card_called(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """What the card is called here that words have played: where it goes is asked after that."""
    play = read_play(s, said)
    assert play is not None
    ways = _ways(decision, lambda card: isinstance(card, Card) and are_named((play.name,), (card,)))
    return None if not ways else first_said(ways[0]) if play.where and len(ways) == 1 else meaning(ways)


def _ways(decision: Decision, is_meant: Callable[[Any], bool]) -> list[str]:
    """The words of what is offered and meant."""
    return [words for words, choice in zip(decision.words(), decision.choices, strict=True) if is_meant(choice)]


def _which_of_an_effect(s: RevelState, decision: Decision, verb: str, said: str) -> Reason | None:
    """5.5.3 Why this isn't the card that an effect has played, or why it can't go where the words say."""
    play = read_play(s, said)
    if play is None or not play.where or not is_where(s, play.where):
        return why_not_this(s, decision, said) or called_here(s, decision, said)
    reason = why_not_this(s, decision, said.removesuffix(play.where).rstrip(", "))
    cards = [card for card in decision.choices if isinstance(card, Card)]
    so = reason or why_not_so(s, decision.seat, verb, f"{same_words(play.name)} {play.where}", cards)
    return so or _card_called(s, decision, said)


def _why_found(s: RevelState, decision: Decision) -> Reason:
    """0.6 Why something has to be found or taken."""
    asked = decision.say
    if isinstance(asked, Selecting) and isinstance(asked.what, Pick):
        noun = asked.what.noun
        if noun.types or noun.qualities or noun.kind.value != "card":
            return HAS_TO_FIND
    return HAS_TO_TAKE


def _which_to(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """0.4.3 Why this isn't what an instruction can be done to."""
    verb = same_words(decision.verb)
    named = PLUS_ONES.sub("+1s", said, count=1) if "+1s" in verb else said
    named = as_named(s, decision.seat, named.removeprefix(f"{verb} ").removeprefix("choose "), HELD_ALONE)
    if named in (NONE, DONE):
        return why_not_declined(s, decision)
    swapped = each_said(s, named, TOGETHER) if verb == Verb.SWAP.value else []
    if len(swapped) == 2 and _is_first_of_two(decision):
        return why_not_this(s, decision, swapped[0]) or one_at_a_time(swapped)
    parts = each_said(s, named) or each_space(named)
    if parts:
        return why_not_several(s, decision, parts)
    if is_thing(s, named) or is_bare_space(named):
        return why_not_this(s, decision, named) or called_here(s, decision, named)
    if named in (*WORDS, *ANY_CARD) or is_payment(s, named) or OVERPOWER.fullmatch(named):
        return UNASKED
    if named.partition(" ")[0] in (*VERBS, *ACTS):
        return UNASKED
    return why_not_this(s, decision, named) or called_here(s, decision, named)


def _is_first_of_two(decision: Decision) -> bool:
    """Whether what is asked for is followed by another of its kind, as where two things are swapped."""
    asked = decision.say
    return isinstance(asked, Selecting) and isinstance(asked.what, Pick) and not asked.what.noun.other


def _which_space(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """5.7.1 Why a card can't go there."""
    card = s.playing[-1]
    verb, _, rest = said.partition(" ")
    where = rest.removeprefix("it ") if verb in ("play", STITCH, "choose", *PUTTING) else said
    own = spells_named(s, decision.seat, where) if is_thing(s, where) and verb not in ("play", STITCH, *PUTTING) else []
    where = f"{'replacing' if own[0].is_shield else 'onto'} {where}" if len(own) == 1 else where
    where = f"replacing {rest}" if verb == "replace" else where
    first = named_in(where, known_names(s))[:1]
    if first and first[0] in (card.defn.name, card.defn.title) and where.startswith(same_words(first[0])):
        where = said_after(where, first[0]).lstrip(", ")
    if said == "space":
        return no_such("space", said, decision.words())
    if not is_where(s, where) and (where or verb != STITCH):
        return UNASKED
    space = SPACE.fullmatch(where)
    reason = why_not_where(s, decision.seat, card, verb, where)
    if reason is not None:
        number = None if space is None else int(space["space"]) - 1
        return why_unpaid_play(s, decision.seat, card, number, reason)
    ways = _ways(decision, lambda space: goes_to(s, decision.seat, where, space))
    return meaning(ways) if ways else BARRED


def _which_empty_space(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """3.4.12 Why nothing can be put there."""
    verb, _, rest = said.partition(" ")
    where = rest.removeprefix("it ") if verb in PUTTING else said
    where = where.removeprefix(f"{same_words(str(decision.about[0]))} ")
    space = SPACE.fullmatch(where)
    if not is_where(s, where):
        return no_such("space", said, decision.words()) if said.startswith("space") else UNASKED
    if each_space(where):
        return Reason(decision.rule, "it goes to one place")
    if space is None:
        return JOINS_NOTHING
    if space["owner"] not in (None, seat_name(decision.seat).casefold()):
        return OTHERS_SIDE
    number = int(space["space"]) - 1
    if not 0 <= number < SPACES:
        return NO_SUCH_SPACE
    if space["spell"] is not None:
        return JOINS_NOTHING
    return called(decision.say(number)) if number in decision.choices else NOT_EMPTY


def _which_power(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """4.7.6 Why this Power can't be used."""
    if said.partition(" ")[0] != "use" and not begins_with_a_name(s, said):
        return UNASKED
    return why_not_power(s, decision.seat, said.removeprefix("use").strip(), among=decision)


def _which_of_these(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """0.4.6 Why this option of a choice is illegal."""
    asked = decision.say
    assert isinstance(asked, OneOfThese)
    option = _why_not_option(s, decision, asked, said)
    if option is not UNASKED:
        return option
    if said in ALL_OPTIONS:
        return decision.question.why_only_one(decision.words())
    together = said.removeprefix("both ")
    parts = said_together(together, lambda part: None, lambda part: _why_not_option(s, decision, asked, part))
    if parts:
        refused = next((part.against for part in parts if part.against is not None), None)
        return refused or decision.question.why_only_one([part.answer for part in parts])
    longer = [words for words in decision.words() if same_words(words).startswith(f"{said} ")]
    if longer:  # 'Draw' of 'Draw 1 card.'
        return meaning(longer)
    verb, _, rest = said.partition(" ")
    begins = [
        say_so(option).partition(" ")[0].casefold() for option in asked.options for say_so in (say, say_to_opponent)
    ]
    # what would be an act elsewhere is an answer where one of the options is like it
    meant = is_deed(s, said) or (bool(rest) and verb in ACTS and verb in begins and is_card_english(s, rest))
    return NONE_OF_THESE if meant else UNASKED


def _why_not_option(s: RevelState, decision: Decision, asked: OneOfThese, said: str) -> Reason:
    """0.4.2 Why the instruction that words say isn't chosen, or what it is called; UNASKED if they say none."""
    option = next(iter(options_said(asked, said)), None)
    if option is None:
        return UNASKED
    if option in decision.choices:
        return called(asked(option))
    reason = why_impossible(s, asked.r, option)
    general = reason.rule in (ILLEGAL.rule, "0.2.12")  # nothing in particular forbids it
    return Reason(ILLEGAL.rule, reason.words) if general else reason


def _whether_to(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """0.4.1 What is optional may be said in its own words."""
    what = A_ONE.sub("1", same_words(str(decision.about[1])))
    if A_ONE.sub("1", said) in (what, what.removesuffix(" from your hand")):
        return called(YES)
    text = decision.about[1]
    assert isinstance(text, Text)
    return _why_not_played_yet(s, decision, said, text.instruction)


def _why_not_played_yet(s: RevelState, decision: Decision, said: str, effect: Effect | Instruction) -> Reason:
    """5.5.3 Why a card isn't played which an effect may have played once what is asked is answered: it can't be this
    one, or the answer comes first. UNASKED for other words, and where no card is played."""
    verb, _, rest = said.partition(" ")
    plays = [node for node in nodes(effect) if isinstance(node, Act) and node.verb is Verb.PLAY]
    if verb not in ("play", STITCH) or not plays:
        return UNASKED
    nothing, play, r, what = unknown(s, rest), read_play(s, rest), decision.source, plays[0].what
    if nothing is not None:
        return nothing
    if play is None or plays[0] is not effect or not isinstance(what, Pick) or each_said(s, rest):
        return first_of_all(decision, decision.seat)
    assert isinstance(r, Resolving)
    say = Selecting(s, decision.seat, r, Verb.PLAY, what)
    reason = why_not_picked(s, say, what, rest.removesuffix(play.where).rstrip(", "))
    if reason is None and play.where:
        side = s.sides[decision.seat]
        cards = side.discards if place_of(what.noun, Verb.PLAY) is Place.DISCARDS else side.hand
        reason = why_not_so(s, decision.seat, verb, f"{same_words(play.name)} {play.where}", cards)
    return reason or YES_FIRST


def _whether_to_pay(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """0.3.5 Why a cost isn't paid like this: in part, or with something else."""
    verb, _, what = said.partition(" ")
    what = PAID_WITH.sub("", what)
    asked, _, whole = A_ONE.sub("1", same_words(str(decision.about[1]))).partition(" ")
    if not is_payment(s, said) and not (verb == asked and is_deed(s, said)):
        r = decision.source
        assert isinstance(r, Resolving)
        return _why_not_played_yet(s, decision, said, r.card.defn.effects[r.place])
    if A_ONE.sub("1", what) in (whole, whole.removesuffix(" from your hand"), *ALL_OF_IT):
        return called(PAY)
    if what.isdecimal() and whole.split()[:1] == [what]:  # '3' of '3 Passion'
        return called(PAY)
    return _why_not_paid_with(s, decision, what)


def _why_not_paid_with(s: RevelState, decision: Decision, said: str) -> Reason:
    """0.3.5 Why a cost isn't paid with what the words say. What it could be paid with is asked for later."""
    text, r = decision.about[1], decision.source
    assert isinstance(text, Text)
    assert isinstance(r, Resolving)
    cost = text.instruction
    in_full = IN_FULL_TO_PLAY if _is_to_play(s, decision.seat, r, cost) else IN_FULL
    parts = each_said(s, said) or ([said] if is_thing(s, said) else [])
    if not parts:
        return in_full
    if not isinstance(cost, Act) or not isinstance(cost.what, Pick) or cost.times is not None:
        return first_of_all(decision, decision.seat)
    what = cost.what
    say = Selecting(s, decision.seat, r, cost.verb, what)
    enough = what.least <= len(parts) and (what.most is None or len(parts) <= what.most) and not what.random
    return PAY_FIRST if enough and not any(why_not_picked(s, say, what, part) for part in parts) else in_full


def _is_to_play(s: RevelState, seat: Seat, r: Resolving, cost: Instruction) -> bool:
    """4.3, revel-starter:play.2 Whether this is what the card costs to play that is being played."""
    costs = costs_to_play(s, seat, s.playing[-1], None) if s.playing else []
    return any((one.card, one.place, paid) == (r.card, r.place, cost) for one, paid in costs)


def _give_it_up(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """0.5.8 What would be played in place of what has failed comes after choosing again."""
    verb, _, rest = said.partition(" ")
    return (unknown(s, rest) or first_of_all(decision, decision.seat)) if verb in ("play", STITCH) else UNASKED


def _how_many(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """0.4.3 Why it isn't so many."""
    if not said.lstrip("-").isdecimal():
        return UNASKED
    most = max(int(choice) for choice in decision.choices)
    return Reason("0.4.3", f"it may be as many as {most}, and not fewer than none")


def _opening(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """2.2.6 Why this can't be stashed to begin with."""
    named = said.removeprefix("stash ")
    parts = each_said(s, named)
    if parts:
        return _why_not_each(parts, lambda part: _opening(s, decision, part) if not meant_by(decision, part) else None)
    return NOT_OPENING if is_thing(s, named) else UNASKED


def _why_not_each(parts: list[str], why: Callable[[str], Reason | None]) -> Reason:
    """Why one of several things that are said together can't be taken; else that they are taken one by one."""
    reasons = [reason for reason in map(why, parts) if reason is not None and reason.rule]
    return reasons[0] if reasons else one_at_a_time(parts)


def _in_order(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """5.3.1, 1.7.13 Why this isn't put there now."""
    named = said.removeprefix("put ").removeprefix("stash ")
    parts = each_said(s, named)
    if parts:
        return _why_not_each(parts, lambda part: _in_order(s, decision, part))
    thing = read_thing(s, named)
    if thing is None or thing.rest or thing.number:
        return UNASKED
    cards = [card for card in decision.choices if isinstance(card, Card)]
    ways = [decision.say(card) for card in cards if are_named(thing.names, (card,))]
    if ways:  # 'Ember' of 'Ember (revealed)'
        return meaning(ways)
    if all(any(are_named((name,), (card,)) for card in cards) for name in thing.names):  # a spell, by all its cards
        return one_at_a_time([same_words(name) for name in thing.names])
    return Reason(decision.rule, "that is not one of the cards that are being put there")


def _interruption(s: RevelState, decision: Decision, said: str) -> Reason | None:
    effect = is_effect(s, said) or bool(each_said(s, said.removeprefix("reveal ")))
    return why_not_interruption(s, decision, said, decision.seat) if effect or said == NOTHING else UNASKED


def _consequence(s: RevelState, decision: Decision, said: str) -> Reason | None:
    parts = each_said(s, said.removeprefix("resolve "))
    if parts:
        return _why_not_each(parts, lambda part: why_not_consequence(s, decision, part, decision.seat))
    named = is_effect(s, said.removeprefix("resolve "))
    return why_not_consequence(s, decision, said, decision.seat) if named else UNASKED


def _name(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """1.3.1 Why this isn't named: several names, or what is no card."""
    named = said.removeprefix("name ")
    parts = each_said(s, named)
    if parts:
        return decision.question.why_only_one(parts)
    marker = named.startswith(same_words(STAMINA.name)) and is_thing(s, named)
    return MARKER_IS_NONE if marker else UNASKED


ANSWERS: Final[dict[str, Callable[[RevelState, Decision, str], Reason | None]]] = {
    WHICH_CARD.kind: _which_card,
    WHICH_TO.kind: _which_to,
    WHICH_SPACE.kind: _which_space,
    WHICH_EMPTY_SPACE.kind: _which_empty_space,
    WHICH_POWER.kind: _which_power,
    WHICH.kind: _which_of_these,
    WHETHER_TO.kind: _whether_to,
    WHETHER_TO_PAY.kind: _whether_to_pay,
    HOW_MANY.kind: _how_many,
    HOW_MANY_COUNTERS.kind: _how_many,
    WHICH_OPENING_CARD.kind: _opening,
    WHICH_FIRST.kind: _in_order,
    WHICH_ON_TOP.kind: _in_order,
    WHICH_OF_A_SPELL.kind: _in_order,
    WHICH_INTERRUPTION.kind: _interruption,
    WHICH_CONSEQUENCE.kind: _consequence,
    WHICH_NAME.kind: _name,
    "give it up": _give_it_up,
}
"""How each question answers those who say something else."""
