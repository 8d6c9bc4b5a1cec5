"""What is done to things that it can't be done to is refused: each verb with what it is never done to, and the rule."""

from __future__ import annotations

import re
from typing import Final

from coven.games.revel.text.binding.scope import Reading
from coven.games.revel.text.tree import (
    Act,
    All,
    Becomes,
    Bonus,
    Counters,
    Kind,
    Noun,
    Pick,
    Place,
    Tally,
    This,
    Verb,
    What,
)
from coven.language.binding import NOWHERE
from coven.language.walking import nodes

SPENDING: Final = re.compile(r"\bspends? [^.:]*?\bStamina", re.IGNORECASE)
OFF_FIELD: Final = (Place.HAND, Place.DISCARDS, Place.DECK)
NEVER_IN_DECKS: Final = (Kind.WITCH, Kind.RESOURCE)
"""7.1.2 What a deck is not built of, so that it is not drawn from one."""
WITHOUT_VALUES: Final = (Kind.STANCE, Kind.WITCH, Kind.RESOURCE, Kind.MARKER)
"""1.3.8 What has neither Power nor Resistance."""


def check_things(tree: object, reading: Reading) -> None:
    """Refuse instructions and statements about things that they can never be about."""
    for node in nodes(tree):
        if isinstance(node, Act):
            _check_act(node, reading)
        elif isinstance(node, Counters):
            _check_counters(node, reading)
        elif isinstance(node, Tally):
            _check_tally(node, reading)
        elif isinstance(node, Bonus | Becomes):
            _check_value(node, reading)


def _noun(what: What) -> Noun | None:
    return what.noun if isinstance(what, Pick | All) else None


def _check_act(act: Act, reading: Reading) -> None:
    noun = _noun(act.what)
    if noun is None:
        return
    # A marker may be told to go anywhere (6.2.4), and what everybody sees to be revealed (5.4.2): the rules say what
    # comes of that, so it is no nonsense.
    if act.verb is Verb.PLAY and noun.kind in NEVER_IN_DECKS:
        raise reading.wrong(act.what.at, f"a {noun.kind.value} is never played", "5.5.6")
    if noun.place in (Place.HAND, Place.DECK) and noun.kind in NEVER_IN_DECKS:
        raise reading.wrong(act.what.at, f"a {noun.kind.value} is on the field from the start, and in no deck", "7.1.2")


def _check_counters(do: Counters, reading: Reading) -> None:
    """1.4b.2 Counters are put on elements."""
    for what in (do.on, do.to):
        noun = None if what is None else _noun(what)
        if what is not None and noun is not None and do.mark is None and noun.place in OFF_FIELD:
            raise reading.wrong(what.at, "+1s are on what is on the field", "1.4b.2")


def _check_tally(tally: Tally, reading: Reading) -> None:
    """5.9.4 Stamina is lost, and losing it is no cost: it is never spent."""
    if tally.verb is Verb.SPEND and tally.thing == "Stamina":
        said = SPENDING.search(reading.text)
        way = ("'You may lose 1 Stamina. If you do, ...'",)
        raise reading.wrong(said.span() if said else NOWHERE, "Stamina is lost, and never spent", "5.9.4", way)


def _check_value(statement: Bonus | Becomes, reading: Reading) -> None:
    """1.3.8, 1.4b.5 Power and Resistance are of spells, and nothing gives a value to what has none."""
    on = statement.on
    kind = on.kind if isinstance(on, This) else None
    noun = _noun(on)
    if noun is not None and noun.place in OFF_FIELD:
        raise reading.wrong(on.at, "a card off the field has the values that are printed on it", "3.2.3")
    if noun is not None and not noun.also:
        kind = noun.kind
    if kind in WITHOUT_VALUES:
        raise reading.wrong(on.at, f"only spells have {statement.value.value}", "1.3.8")
