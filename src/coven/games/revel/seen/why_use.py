"""Why a Power can't be used as the words say: this Power, so often, on what they name."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from coven.games.revel.areas.areas import opponent
from coven.games.revel.areas.elements import Zone
from coven.games.revel.areas.state import RevelState
from coven.games.revel.cards.printed_effects import sheet_of
from coven.games.revel.effects.meaning.references import place_of, who_is
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.powers import (
    CANT_PAY,
    NOT_YOURS,
    NOTHING_POSSIBLE,
    Uses,
    allowed_uses,
    times_used,
    why_no_power,
    why_not_use,
)
from coven.games.revel.effects.records import Resolving, Use
from coven.games.revel.seen.tried import (
    FILLER,
    FROM_AREA,
    STITCHED,
    TIMES,
    are_named,
    is_others,
    is_thing,
    known_names,
    named_cards,
    named_defns,
    named_first,
)
from coven.games.revel.seen.why_this import meant as meant_by
from coven.games.revel.seen.why_this import not_there, things, why_not_meant
from coven.games.revel.seen.why_unpaid import why_uncharged, why_useless
from coven.games.revel.seen.words import Selecting
from coven.games.revel.text.tree import Act, Counters, Pick, Verb
from coven.kernel import Decision, Reason, Seat, first_said, left_over, meaning, no_such
from coven.kernel.options import same_words
from coven.language.walking import nodes

NO_POWER: Final = Reason("4.7.1", "that has no Power")
NONE_THERE: Final = Reason("4.7.2", "you control nothing that has a Power")
OFF_FIELD: Final = Reason("4.1.3", "its Power applies only while it is on the field")
NOT_ON_FIELD: Final = Reason("4.1.3", "that is not on the field")
ONCE: Final = Reason("4.7.4", "each Power is used once in a turn")

ANY_POWER: Final = re.compile(r"(?:a|an|any|one|1|my|the)?(?: ?(?:1|one) of my)? ?(?:powers?)?")
"""What a person uses who doesn't say which."""

BEFORE: Final = (*FILLER, "power of", "the power of", "a's", "b's")
"""What may be said before the name of a card whose Power is used."""

HOW: Final = re.compile(
    r"(?:'s)?(?: ?power)?(?: ?\((?P<number>\d+)\))?"
    r"(?: ?(?:in|of|from) (?:(?:my|the) )?space (?P<space>\d+))?"
    rf"(?: ?{FROM_AREA.pattern})?"
    rf"(?: ?(?P<times>{TIMES}))?"
    r"(?: ?(?:on|onto|at|against|for|to|targeting|with) (?P<target>.+))?"
)
"""What may be said after it: "'s Power", '(2)', 'in space 2', 'from my hand', 'twice', "on B's Ember"."""


OFTEN: Final = {
    "once": 1,
    **dict.fromkeys(("twice", "again", "two", "once more", "another time", "one more time", "a second time"), 2),
    **dict.fromkeys(("thrice", "three", "a third time"), 3),
    "four": 4,
    "five": 5,
    "six": 6,
    "seven": 7,
    "eight": 8,
    "nine": 9,
    "ten": 10,
}
"""How often that is; who uses a Power 'again' uses it a second time."""


def why_not_power(s: RevelState, seat: Seat, said: str, among: Decision | None = None) -> Reason | None:
    """4.7 Why a seat can't use this Power. `among`: the decision at hand, where Powers are offered to this seat."""
    own = active(s).powers[seat]
    if ANY_POWER.fullmatch(said):
        return _why_none(s, seat, own, among)
    name, colon, text = said.partition(": ")
    first, how = named_first(s, name)
    if not first:
        return no_such("card", name, known_names(s))
    said_so = HOW.fullmatch(how)
    before = left_over(name.removesuffix(how), first).replace(STITCHED, "").strip()
    if said_so is None or before not in BEFORE or not _is_said_of_something(s, said_so["target"]):
        return no_such("Power", said, [words.removeprefix("use ") for words in map(Uses(own), own)])
    if said_so["area"] is not None:  # where no Power is
        return _why_not_here(s, seat, first[0])
    named = [] if is_others(seat, before) else _called(s, own, first)
    others = _called(s, active(s).powers[opponent(seat)], first)
    mine, theirs = _in_space(s, named, said_so["space"]), _in_space(s, others, said_so["space"])
    meant = [use for use in mine or theirs if not colon or same_words(_text(use)) == text]
    number = int(said_so["number"] or 0)
    if number > len(meant) or (not meant and (colon or named or others)):
        return no_such("Power", said, map(_text, named or others))
    if not mine:
        stitched = _in_space(s, _of_the_same_spell(s, own, first), said_so["space"])
        if theirs or not stitched:
            return NOT_YOURS if theirs else _why_not_here(s, seat, first[0])
        reasons = [_why_not_use(s, seat, use) for use in stitched]
        ways = [] if among is None else [among.say(use) for use in stitched if use in among.choices]
        return reasons[0] if None not in reasons else meaning(ways) if ways else None
    mine = meant
    reasons = [_why_not_use(s, seat, use) for use in mine]
    usable = [use for use, reason in zip(mine, reasons, strict=True) if reason is None]
    if not usable or number > len(usable):  # those alike are counted among what can be used
        return next(reason for reason in reasons if reason is not None)
    often = _often(said_so["times"])
    if often is None:
        return no_such("number of times", said_so["times"])
    too_often = why_not_so_often(s, seat, usable[0], often)
    if too_often is not None:
        return too_often
    aims = None if said_so["target"] is None else _why_not_on(s, seat, usable, said_so["target"])
    ways = [] if among is None else [among.say(use) for use in usable if use in among.choices]
    ways = ways[number - 1 : number] if number else ways
    if aims is not None or not ways:
        return aims
    further = often > 1 or said_so["target"] is not None
    return first_said(ways[0]) if further and len(ways) == 1 else meaning(ways)


def _often(times: str | None) -> int | None:
    """How often words have a Power used; None for what is no number."""
    if times is None:
        return 1
    count = times.removesuffix(" times")
    return int(count) if count.isdecimal() else OFTEN.get(count)


def why_not_so_often(s: RevelState, seat: Seat, use: Use, often: int) -> Reason | None:
    """4.7.4 Why a Power that can be used isn't used so often in this turn, or None."""
    times = allowed_uses(s, seat)
    if often <= max(times - times_used(s, use), 1):
        return None
    return ONCE if times == 1 else Reason(ONCE.rule, f"each Power is used {times} times in a turn")


def _why_not_use(s: RevelState, seat: Seat, use: Use) -> Reason | None:
    """4.7 Why a seat can't use this Power; of what can't be done or paid, with what keeps it from that."""
    reason = why_not_use(s, seat, use)
    if reason is CANT_PAY:
        return why_uncharged(s, seat, Verb.USE, reason, use.card)
    return why_useless(s, seat, use, reason) if reason is NOTHING_POSSIBLE else reason


def _called(s: RevelState, uses: Sequence[Use], names: Sequence[str]) -> list[Use]:
    """The Powers of cards that are called so; of a stitched spell by its whole name, all that it has."""
    if len(names) > 1:
        return _of_the_same_spell(s, uses, names)
    return [use for use in uses if named_cards(names[0], (use.card,))]


def _of_the_same_spell(s: RevelState, uses: Sequence[Use], names: Sequence[str]) -> list[Use]:
    """1.7 The Powers of stitched spells whose cards are called so, be it one that has none itself."""
    elements = [(use, s.element(use.element)) for use in uses]
    return [use for use, element in elements if element is not None and are_named(names, element.cards)]


def _in_space(s: RevelState, uses: Sequence[Use], space: str | None) -> list[Use]:
    """Those of Powers that belong to a spell in a space, where one is said."""
    elements = [(use, s.element(use.element)) for use in uses]
    return [
        use
        for use, element in elements
        if space is None or (element is not None and element.zone is Zone.SIDE and str(element.space + 1) == space)
    ]


def _is_said_of_something(s: RevelState, target: str | None) -> bool:
    return target is None or is_thing(s, target)


def _why_none(s: RevelState, seat: Seat, own: Sequence[Use], among: Decision | None) -> Reason | None:
    """4.7 Why a seat can't use any Power: where it can, which one is asked back."""
    offered = [] if among is None else [words for words in among.words() if words.startswith("use ")]
    if offered:
        return meaning(offered)
    reasons = [_why_not_use(s, seat, use) for use in own]
    return why_no_power(s, seat) or next((reason for reason in reasons if reason is not None), NONE_THERE)


def _why_not_here(s: RevelState, seat: Seat, name: str) -> Reason:
    """4.7.1, 4.1.3 Why what is called so has no Power, on the field."""
    if any(sheet_of(defn).powers for defn in named_defns(s, (name,))):
        return OFF_FIELD
    return NO_POWER if meant_by(s, seat, name.casefold()) else NOT_ON_FIELD


def _text(use: Use) -> str:
    """What a Power does, as its card says it."""
    return use.card.defn.text[use.place].partition(": ")[2].rstrip(".")


def _why_not_on(s: RevelState, seat: Seat, uses: Sequence[Use], said: str) -> Reason | None:
    """4.10 Why none of these Powers can be used on what the words name; None if it may come to be chosen for one."""
    why: Reason | None = None
    for use in uses:
        r = Resolving(seat, use.card, use.element, use.place)
        for node in nodes(use.power.body):
            what = node.what if isinstance(node, Act) else node.on if isinstance(node, Counters) else None
            if not isinstance(node, (Act, Counters)) or not isinstance(what, Pick):
                continue
            say = Selecting(s, who_is(s, r, node.who), r, node.verb, what)
            place = place_of(what.noun, node.verb)
            there = things(s, seat, place)
            for words in meant_by(s, seat, said, place):
                reason = why_not_meant(s, say, what.noun, there[words])
                if reason is None:
                    return None
                why = why or reason
            why = why or not_there(s, said, place)
    return why or Reason("", f"nothing is chosen for that Power: {_text(uses[0])}")
