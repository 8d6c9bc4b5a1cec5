"""Setting up a game from a position in words. What can't be is refused with the place and the reason."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from coven.cards.positions import count_of, list_of, only_these, seat_of
from coven.games.revel.actions.verbs import RULEBOOK
from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.rulings import Rulings
from coven.games.revel.areas.state import RevelState, Step, new_game
from coven.games.revel.cards import CardIndex
from coven.games.revel.editions import Edition
from coven.games.revel.seen.position_reading.past import place_did, place_occurred, place_used
from coven.games.revel.seen.position_reading.pending import place_lasting, place_later, place_waiting
from coven.games.revel.seen.position_reading.placing import Placing
from coven.games.revel.seen.position_reading.references import place_choices, place_gone
from coven.games.revel.seen.position_reading.sides import place_side
from coven.kernel import PositionError, read_result, seat_name

KEYS = {
    "turn", "current", "first", "step", "plays", "exchanged", "passed", "final turn", "waiting", "later", "lasting",
    "did", "occurred", "used", "result", "A", "B", "gone",
}  # fmt: skip


def place(plain: Mapping[str, Any], index: CardIndex, edition: Edition, bluff: bool) -> RevelState:
    """The game that a position describes. PositionError, naming the place, if there can be none."""
    only_these(plain, KEYS, "the position")
    p = Placing(index, edition, bluff)
    pool = index.values() if bluff else ()
    s = new_game(Rulings(RULEBOOK, edition, index, bluff, pool))
    s.current = seat_of(plain.get("current", "A"), "current")
    s.first = seat_of(plain.get("first", "A"), "first")
    s.step = _step(plain.get("step", "act"))
    begun = s.step not in (Step.SETUP, Step.EXCHANGE)  # 2.2.10: with these the first turn is still to come
    s.turn = count_of(plain, "turn", 1 if begun else 0, "the position")
    s.plays = count_of(plain, "plays", 1, "the position")
    s.exchanged = count_of(plain, "exchanged", 0, "the position")
    s.passed = bool(plain.get("passed", False))
    if "final turn" in plain:
        s.final_turn, s.final_plays = True, count_of(plain, "final turn", 0, "the position")
    for seat in BOTH:
        place_side(s, p, seat, plain.get(seat_name(seat)) or {})
    if not bluff:
        in_play = [card.defn for side in s.sides for card in (*side.hand, *side.deck, *side.discards)]
        in_play += [card.defn for element in s.elements() for card in element.cards]
        s.rulings = Rulings(RULEBOOK, edition, index, bluff, dict.fromkeys(in_play))  # never a set: that has no order
    p.gone = [place_gone(s, p, entry) for entry in list_of(plain, "gone", "the position")]
    for seat in BOTH:
        place_choices(s, p, seat, plain.get(seat_name(seat)) or {})
    s.relevant = tuple(place_waiting(s, p, entry) for entry in list_of(plain, "waiting", "the position"))
    s.later = tuple(place_later(s, p, entry) for entry in list_of(plain, "later", "the position"))
    s.lasting = tuple(place_lasting(s, p, entry) for entry in list_of(plain, "lasting", "the position"))
    s.did = tuple(place_did(s, p, entry) for entry in list_of(plain, "did", "the position"))
    s.occurred = frozenset(place_occurred(s, list_of(plain, "occurred", "the position")))
    s.used = (*s.used, *[place_used(s, p, entry) for entry in list_of(plain, "used", "the position")])
    if "result" in plain:
        s.result = read_result(plain["result"], len(BOTH))
    return s


def _step(value: Any) -> Step:
    for step in Step:
        if value == step.value:
            return step
    raise PositionError(f"step must be one of {', '.join(step.value for step in Step)}, not {value!r}")
