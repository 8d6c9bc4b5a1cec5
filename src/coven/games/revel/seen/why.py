"""Why not? The rule that really forbids whatever a seat might try, from what that seat knows.

Words that name nothing, or several things, are told so without a rule. Whatever else is refused gets the clause that
forbids it: what an act asks for, what a thing lacks, whose turn it is, what has to be settled first.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Final

from coven.games.revel.actions.counters import HOW_MANY_COUNTERS
from coven.games.revel.actions.play import WHICH_CARD
from coven.games.revel.actions.play_spell import WHICH_SPACE
from coven.games.revel.actions.put import WHICH_EMPTY_SPACE
from coven.games.revel.areas.areas import SPACES, opponent
from coven.games.revel.areas.state import RevelState
from coven.games.revel.course.acts import PLAY, WHAT_TO_DO, why_not_play, why_not_skip
from coven.games.revel.course.cleanup import WHICH_CONSEQUENCE
from coven.games.revel.course.setup import WHICH_OPENING_CARD
from coven.games.revel.effects.interruptions import NOTHING, WHICH_INTERRUPTION
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.powers import NOT_YOUR_TURN, NOT_YOURS, WHICH_POWER, Uses, why_not_use
from coven.games.revel.effects.records import Use
from coven.games.revel.instructions.choices import WHETHER_TO, WHICH
from coven.games.revel.instructions.choosing_things import (
    HOW_MANY,
    WHICH_FIRST,
    WHICH_OF_A_SPELL,
    WHICH_ON_TOP,
    WHICH_TO,
)
from coven.games.revel.instructions.costs import WHETHER_TO_PAY
from coven.games.revel.instructions.impossible import why_impossible
from coven.games.revel.seen.view import set_apart
from coven.games.revel.seen.why_effects import why_not_consequence, why_not_interruption, why_not_reveal
from coven.games.revel.seen.why_play import (
    NO_SUCH_SPACE,
    NOT_IN_HAND,
    is_others,
    known_names,
    named_cards,
    why_not_so,
    why_not_where,
)
from coven.games.revel.seen.why_this import BARRED, ILLEGAL, meant, not_there, why_not_this
from coven.games.revel.seen.words import OneOfThese, Selecting
from coven.games.revel.text.printing import say
from coven.games.revel.text.tree import Pick, Place
from coven.kernel import Decision, Reason, Seat, could_mean, named_in, no_such, seat_name

NOT_YOUR_ACT: Final = Reason("2.3.8", "only the player whose turn it is gets a chance to act")
NOT_YET_BEGUN: Final = Reason("2.2.10", "the first turn begins when the opening cards are settled")
NOT_YOUR_PASS: Final = Reason("5.11.4", "only the player whose turn it is can pass")
SETTLE_FIRST: Final = Reason("2.3.9", "the next chance to act comes when this act and its consequences are settled")
ONE_CARD: Final = Reason("2.4.2", "a play is spent to draw 1 card, the next one")
NO_SUCH_ACT: Final = Reason("2.4.7", "acting is to play a card, to draw a card, to use a Power, or to pass")
TRIED: Final = Reason("0.5.14", "no card in hand could be played just now; do something else first")
NO_POWER: Final = Reason("4.7.1", "that has no Power")
OFF_FIELD: Final = Reason("4.1.3", "its Power applies only while it is on the field")
NO_SIDE_TO_ANNOUNCE: Final = Reason("5.7.1", "a space is announced when a spell card is being played, and none is")
ANNOUNCED: Final = Reason("5.7.1", "the space of the spell card being played has been announced already")
NOT_YOURS_TO_ANNOUNCE: Final = Reason("5.7.1", "who plays a spell card announces its space")
NOT_EMPTY: Final = Reason("3.4.12", "that side is not empty")
HAS_TO_FIND: Final = Reason("0.6.6", "one that both players see has to be found")
HAS_TO_TAKE: Final = Reason("0.6.4", "so many have to be taken, whatever they are")
NO_COST: Final = Reason("0.3.1", "no cost is to be paid now")
NOTHING_OPTIONAL: Final = Reason("0.4.1", "nothing optional is asked now")
NO_CHECK: Final = Reason("5.8.9", "a spell overpowers only in a check for overpower, and none is called for")
NOT_OPENING: Final = Reason("2.2.6", "only the opening cards in hand can be stashed")

VERBS: Final = (
    *("add", "choose", "discard", "gain", "lose", "move", "place", "put", "remove", "replace", "reveal", "search"),
    *("shuffle", "spend", "stash"),
)
"""What cards have players do, and nobody does by way of acting."""


def why_not(s: RevelState, decision: Decision, words: str, seat: Seat) -> Reason | None:
    """Why a seat can't do what the words say: 'play Ember in space 2', 'use Celosia', 'draw', 'space 3', 'none'."""
    reason = _why_not(s, decision, words, seat)
    return None if reason is None else s.ruling(reason)


def _why_not(s: RevelState, decision: Decision, words: str, seat: Seat) -> Reason | None:
    said = " ".join(words.casefold().split())
    verb, _, rest = said.partition(" ")
    kind = decision.kind
    if seat == decision.seat:
        if kind == WHICH_CARD.kind and verb == "play" and rest not in ANY_CARD:
            said, verb = rest, ""
        if verb == "use" and kind == WHICH_POWER.kind:
            return _why_not_use(s, seat, rest, among=decision)
        if kind == WHICH.kind:  # an option may have the words of an act: 'Draw 1 card.'
            reason = _which_of_these(s, decision, said)
            if reason is not UNASKED:
                return reason
    if verb in ACTS:
        return _why_not_act(s, decision, said, seat)
    if seat != decision.seat:
        return _why_not_answer(s, decision, said, seat)
    answer = ANSWERS.get(kind)
    reason = UNASKED if answer is None else answer(s, decision, said)
    return _elsewhere(s, decision, said) if reason is UNASKED else reason


UNASKED: Final = Reason("", "that is no answer to what is asked")
"""What a question says to words that don't answer it; they may still mean something."""


# Acting


def _why_not_act(s: RevelState, decision: Decision, said: str, seat: Seat) -> Reason | None:
    """2.4 Why a seat can't act like this now."""
    verb, _, rest = said.partition(" ")
    if verb in ("play", "stitch", "use") and rest:
        unknown = _unknown(s, rest)
        if unknown is not None:
            return unknown
    if seat != s.current or not s.turn:
        if verb == "pass":
            return NOT_YOUR_PASS
        if verb == "use":
            return _why_not_use(s, seat, rest) if s.turn and rest else NOT_YOUR_TURN
        return NOT_YOUR_ACT if s.turn else NOT_YET_BEGUN
    if decision.kind != WHAT_TO_DO.kind or seat != decision.seat:
        return SETTLE_FIRST
    if verb in ("play", "stitch"):
        return _why_not_play(s, decision, rest)
    if verb == "use":
        return _why_not_use(s, seat, rest, among=decision)
    if verb == "pass":
        return None if not rest or rest == "the turn" else no_such("answer", said, decision.words())
    if rest in ("", "a card", "1 card", "a play", "1 play"):
        return why_not_skip(s)
    return ONE_CARD


ANY_CARD: Final = ("", "a card", "card", "1 card")
"""What a person plays who doesn't say which."""

ACTS: Final = ("play", "stitch", "use", "draw", "skip", "pass")


def _unknown(s: RevelState, said: str) -> Reason | None:
    """That no card has such a name, or None."""
    if said in ANY_CARD or said == "a power":
        return None
    known = known_names(s)
    if named_in(said, known):
        return None
    name = re.split(r" (?:in|on|onto|to) |: ", said)[0]
    return no_such("card", name, known)


def _why_not_play(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """2.4.1 Why the current player can't play this card by way of acting."""
    seat = decision.seat
    reason = why_not_play(s)
    if reason is None and PLAY not in decision.choices:
        reason = TRIED
    if said in ANY_CARD:
        return reason
    so = why_not_so(s, seat, said, s.sides[seat].hand)
    if so is not None and (so is NOT_IN_HAND or not so.rule):
        return so  # the words name no card, or no place for it
    return so if reason in (None, TRIED) and so is not None else reason


def _why_not_use(s: RevelState, seat: Seat, said: str, among: Decision | None = None) -> Reason | None:
    """4.7 Why a seat can't use this Power."""
    own = active(s).powers[seat]
    if not said:
        offered = [] if among is None else [words for words in among.words() if words.startswith("use ")]
        return could_mean(offered) if len(offered) > 1 else None if offered else NO_POWER
    name, colon, text = said.partition(": ")
    mine = [] if is_others(seat, name) else _uses(own, name)
    if mine:
        words = Uses(own)
        wanted = said.rstrip(".")  # as it is printed, or without its full stop
        exact = [use for use in mine if words(use).casefold() == f"use {wanted}"]
        exact = exact or [use for use in mine if colon and _text(use).casefold() == text.rstrip(".")]
        if colon and not exact:
            return no_such("Power", text, [_text(use) for use in mine])
        reasons = [why_not_use(s, seat, use) for use in exact or mine]
        return None if None in reasons else reasons[0]
    if _uses(active(s).powers[opponent(seat)], name):
        return NOT_YOURS
    side = s.sides[seat]
    for card in named_cards(name, (*side.hand, *side.discards)):
        if card.sheet.powers:
            return OFF_FIELD
    return NO_POWER if meant(s, seat, name) else Reason(OFF_FIELD.rule, "that is not on the field")


def _text(use: Use) -> str:
    """What a Power does, as its card says it."""
    return use.card.defn.text[use.place].partition(": ")[2].rstrip(".")


def _uses(powers: Sequence[Use], said: str) -> list[Use]:
    return [use for use in powers if named_cards(said, (use.card,))]


# Answering


def _why_not_answer(s: RevelState, decision: Decision, said: str, seat: Seat) -> Reason:
    """Why a seat can't answer what another is asked.

    That the other is to decide is for all to see, but not what is asked; so the words alone, and what this seat sees,
    tell the rule.
    """
    verb = said.partition(" ")[0]
    if verb == "reveal" and said != NOTHING:
        return why_not_reveal(s, seat, said)
    if not _means_something(s, said):
        return not_there(s, said, Place.UNSAID)
    rule = ANSWERED_BY.get(said) or ANSWERED_BY.get(verb, "0.4.2")
    if not s.turn:
        rule = decision.rule  # the course of the setup is for all to see
    return Reason(rule, f"that is for {seat_name(decision.seat)} to decide")


ANSWERED_BY: Final = {
    "space": "5.7.1",
    "pay": "0.3.9",
    "decline": "0.3.9",
    "yes": "0.4.1",
    "no": "0.4.1",
    NOTHING: "4.9.14",
}
"""The rules that have somebody say such words; whatever else is chosen is by 0.4.2."""


def _means_something(s: RevelState, said: str) -> bool:
    verb = said.partition(" ")[0]
    if verb in VERBS or verb in ("overpower", "space") or said in WORDS or said.isdecimal():
        return True
    return bool(named_in(said, known_names(s)))


WORDS: Final = (
    *("none", "done", "yes", "no", "pay", "decline", "reveal nothing", "keep the rest", "choose again", "give it up"),
)
"""Answers that name nothing."""


def _elsewhere(s: RevelState, decision: Decision, said: str) -> Reason:
    """Why words that answer another question, or none, don't do here."""
    verb = said.partition(" ")[0]
    if verb == "overpower":
        return NO_CHECK
    if verb == "space":
        spells = [card for card in s.playing if card.defn.is_spell]
        if not spells:
            return NO_SIDE_TO_ANNOUNCE
        return ANNOUNCED if spells[-1].owner == decision.seat else NOT_YOURS_TO_ANNOUNCE
    if verb == "reveal":
        return why_not_interruption(s, decision, said)
    if ": " in said:
        return why_not_consequence(s, decision, said)
    acting = decision.kind == WHAT_TO_DO.kind
    if decision.kind in (WHETHER_TO.kind, WHETHER_TO_PAY.kind) and said in ("pay", "decline", "yes", "no"):
        return no_such("answer", said, decision.words())
    if said in ("pay", "decline"):
        return NO_COST
    if said in ("yes", "no"):
        return NOTHING_OPTIONAL
    if acting and (verb in VERBS or said in WORDS):
        return NO_SUCH_ACT
    if acting and _unknown(s, said) is None:
        return _why_not_play(s, decision, said) or NO_SUCH_ACT  # a card by its name alone
    if _means_something(s, said):
        return Reason(decision.rule, f"first this is to be answered: {decision.text}")
    return no_such("answer", said, decision.words())


def _which_card(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """5.5.1 Why this card isn't the one to be played."""
    seat = decision.seat
    if said == "none":
        return _why_found(s, decision)
    if said.partition(" ")[0] in (*VERBS, "overpower", "space") or ": " in said:
        return UNASKED
    first = named_in(said, known_names(s))[:1]
    if first and named_cards(first[0], set_apart(s, seat)):
        return BARRED
    if isinstance(decision.say, Selecting):
        return why_not_this(s, decision, said)
    return UNASKED if _unknown(s, said) is not None else why_not_so(s, seat, said, s.sides[seat].hand)


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
    if said in ("none", "done"):
        return _why_found(s, decision)
    if said in WORDS or said.partition(" ")[0] in ("space", "overpower", "reveal"):
        return UNASKED
    return why_not_this(s, decision, _without_verb(said))


def _without_verb(said: str) -> str:
    verb, _, rest = said.partition(" ")
    return rest if verb in VERBS and rest else said


def _which_space(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """5.7.1 Why a card can't go there."""
    if not s.playing or not re.match(r"(?:in |on )?(?:\w's )?space |onto? |stitch", said):
        return UNASKED
    reason = why_not_where(s, decision.seat, s.playing[-1], said.removeprefix("stitch "))
    if reason is not None:
        return reason
    space = re.search(r"space (\d+)", said)
    return BARRED if space is not None and int(space[1]) - 1 not in decision.choices else None


def _which_empty_space(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """3.4.12 Why nothing can be put there."""
    space = re.search(r"(?<!\w)space (\d+)(?!\w)", said)
    if space is None:
        return UNASKED
    return NOT_EMPTY if 1 <= int(space[1]) <= SPACES else NO_SUCH_SPACE


def _which_of_these(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """0.4.6 Why this option of a choice is illegal."""
    asked = decision.say
    assert isinstance(asked, OneOfThese)
    wanted = said.rstrip(".")
    for option in asked.options:
        words = " ".join(say(option).casefold().split()).rstrip(".")
        if words == wanted:
            if option in decision.choices:
                return None
            reason = why_impossible(s, asked.r, option)
            if reason.rule == ILLEGAL.rule or reason.rule == "0.2.12":  # nothing in particular forbids it
                return Reason(ILLEGAL.rule, reason.words)
            return reason
    return UNASKED


def _how_many(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """0.4.3 Why it isn't so many."""
    if not said.lstrip("-").isdecimal():
        return UNASKED
    most = max(int(choice) for choice in decision.choices)
    return Reason("0.4.3", f"it may be as many as {most}, and not fewer than none")


def _opening(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """2.2.6 Why this can't be stashed to begin with."""
    return NOT_OPENING if _unknown(s, _without_verb(said)) is None else UNASKED


def _in_order(s: RevelState, decision: Decision, said: str) -> Reason | None:
    """5.3.1, 1.7.13 Why this isn't put there now."""
    if _unknown(s, _without_verb(said)) is None:
        return Reason(decision.rule, "that is not one of the cards that are being put there")
    return UNASKED


def _interruption(s: RevelState, decision: Decision, said: str) -> Reason | None:
    if said != NOTHING and not said.startswith("reveal ") and _is_other_answer(said):
        return UNASKED
    return why_not_interruption(s, decision, said)


def _consequence(s: RevelState, decision: Decision, said: str) -> Reason | None:
    return UNASKED if _is_other_answer(said) else why_not_consequence(s, decision, said)


def _is_other_answer(said: str) -> bool:
    """Whether words name no effect, but answer some other question."""
    return said in WORDS or said.isdecimal() or said.partition(" ")[0] in (*VERBS, "space", "overpower")


ANSWERS: Final[dict[str, Callable[[RevelState, Decision, str], Reason | None]]] = {
    WHICH_CARD.kind: _which_card,
    WHICH_TO.kind: _which_to,
    WHICH_SPACE.kind: _which_space,
    WHICH_EMPTY_SPACE.kind: _which_empty_space,
    WHICH.kind: _which_of_these,
    HOW_MANY.kind: _how_many,
    HOW_MANY_COUNTERS.kind: _how_many,
    WHICH_OPENING_CARD.kind: _opening,
    WHICH_FIRST.kind: _in_order,
    WHICH_ON_TOP.kind: _in_order,
    WHICH_OF_A_SPELL.kind: _in_order,
    WHICH_INTERRUPTION.kind: _interruption,
    WHICH_CONSEQUENCE.kind: _consequence,
}
"""How each question answers those who say something else."""
