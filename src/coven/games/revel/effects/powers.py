"""4.7 Powers."""

from __future__ import annotations

from typing import Final

from coven.games.revel.areas.elements import Card, Element
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened, relevant
from coven.games.revel.effects.interruptions import may_be_interrupted, prevented
from coven.games.revel.effects.ongoing import active
from coven.games.revel.effects.prohibitions import forbidden, while_true
from coven.games.revel.effects.records import Deed, Happening, Resolving, Use, Waiting
from coven.games.revel.instructions.costs import pay_charges
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade
from coven.games.revel.instructions.possibility import charges_payable
from coven.games.revel.instructions.possibility import possible as is_possible
from coven.games.revel.text.kinds_of_effects import USES_EACH_TURN
from coven.games.revel.text.tree import Act, Both, Either, If, Instead, Instruction, May, Pay, Power, Sequence, UsesEach
from coven.games.revel.text.words.vocabulary import USE
from coven.kernel import Flow, Question, Reason, Seat, choose, player

WHICH_POWER: Final = Question(
    "which power",
    "{0}: which Power?",
    "4.7.6",
    "`use NAME`; of a card with several Powers `use NAME: what it does`; of another one alike `use NAME (2)`",
)

USED: Final = Reason("4.7.4", "that Power has been used this turn")
NOTHING_POSSIBLE: Final = Reason("4.7.7", "nothing that Power says can be done now")
CANT_PAY: Final = Reason("0.3.3", "the cost of using that Power can't be paid")
NOT_YOURS: Final = Reason("4.7.2", "only the player who controls it can use its Power")
NOT_YOUR_TURN: Final = Reason("4.7.4", "Powers are used in one's own turn")


def usable(s: RevelState, seat: Seat) -> list[Use]:
    """1.9.5, 2.4.4 The Powers a player may use now."""
    powers = (s.active or active(s)).powers[seat]
    if not powers or why_no_power(s, seat) is not None:
        return []
    times = allowed_uses(s, seat)
    return [use for use in powers if why_not_this(s, seat, use, times) is None]


def has_power_to_use(s: RevelState, seat: Seat) -> bool:
    """Whether 'Use 1 of your Powers' is possible. A Power that says so itself only leads to one of the others."""
    others = [use for use in active(s).powers[seat] if not _uses_powers(use.power.body)]
    return any(why_not_use(s, seat, use) is None for use in others)


def _uses_powers(instruction: Instruction) -> bool:
    if isinstance(instruction, (Sequence, Both)):
        return any(_uses_powers(step) for step in instruction.steps)
    if isinstance(instruction, Either):
        return any(_uses_powers(option) for option in instruction.options)
    if isinstance(instruction, Pay):
        return _uses_powers(instruction.cost) or _uses_powers(instruction.body)
    if isinstance(instruction, (May, Instead)):
        return _uses_powers(instruction.body)
    if isinstance(instruction, If):
        return _uses_powers(instruction.then) or (
            instruction.otherwise is not None and _uses_powers(instruction.otherwise)
        )
    return isinstance(instruction, Act) and instruction.verb is USE


def has_unused(s: RevelState, seat: Seat) -> bool:
    """Whether a player has a Power that could still be used this turn, were it possible."""
    powers = (s.active or active(s)).powers[seat]
    if not powers:
        return False
    times = allowed_uses(s, seat)
    return any(times_used(s, use) < times for use in powers)


def why_not_use(s: RevelState, seat: Seat, use: Use) -> Reason | None:
    """Why one of a player's Powers can't be used now, or None."""
    reason = why_no_power(s, seat)
    return why_not_this(s, seat, use, allowed_uses(s, seat)) if reason is None else reason


def why_no_power(s: RevelState, seat: Seat) -> Reason | None:
    """Why a player can't use any Power now, or None."""
    if seat != s.current:
        return NOT_YOUR_TURN
    return forbidden(s, seat, USE)


def why_not_this(s: RevelState, seat: Seat, use: Use, times: int) -> Reason | None:
    """Why a player who may use Powers, each so many times a turn, can't use this one, or None."""
    if times_used(s, use) >= times:
        return USED
    if is_possible(s, Resolving(seat, use.card, use.element, use.place), use.power.body) is NOT:  # 0.5.15, 2.4.5
        return NOTHING_POSSIBLE
    return None if charges_payable(s, seat, USE, use.card) else CANT_PAY


def times_used(s: RevelState, use: Use) -> int:
    """4.7.5, 4.7.9 Having been used is state of the element, for each Power by itself; in the starter edition it stays
    with the card (D24)."""
    if not s.used:
        return 0
    if s.rulings.edition.powers_reset_on_return:
        return s.used.count((use.element, use.card.number, use.place))
    return sum(1 for _, number, place in s.used if number == use.card.number and place == use.place)


def used_powers(s: RevelState, element: Element) -> list[tuple[Card, int]]:
    """The Powers of an element that were used this turn: each by its card, and by the place of the effect on it."""
    kept = not s.rulings.edition.powers_reset_on_return
    return [
        (card, place)
        for id, number, place in s.used
        for card in element.cards
        if card.number == number and (kept or id == element.id)
    ]


def used_off_the_field(s: RevelState) -> list[tuple[Card, int]]:
    """The same for cards that have left the field since: of these only the starter edition knows it still."""
    if s.rulings.edition.powers_reset_on_return or not s.used:
        return []
    cards = {card.number: card for side in s.sides for card in (*side.hand, *side.discards, *side.deck)}
    return [(cards[number], place) for _, number, place in s.used if number in cards]


def allowed_uses(s: RevelState, seat: Seat) -> int:
    """4.7.4, revel-starter:turn.6, 0.P.2, 0.1.1 Once each turn, unless card text says otherwise (0.1.1)."""
    times = USES_EACH_TURN
    for stated in (s.active or active(s)).uses:
        if stated.seat == seat:
            statement = while_true(s, stated, stated.statement)
            if isinstance(statement, UsesEach):
                times = max(times, statement.times)
    return times


def use_power(s: RevelState, seat: Seat, use: Use) -> Flow[None]:
    """4.7.3 Using a Power only makes it relevant; it resolves in the next cleanup check.

    A use that an interruption stops or changes is this turn's use all the same (slip S46).
    """
    s.used = (*s.used, (use.element, use.card.number, use.place))  # 4.7.8: whatever comes of it
    if may_be_interrupted(s, USE):
        what = Happening(USE, seat, element=s.element(use.element), thing="Power")
        if (yield from prevented(s, what)):
            return
        if s.element(use.element) is None:
            return  # 4.1.3: an interruption has taken it off the field
    if s.log is not None:
        s.note("4.7.3", "{0} uses the Power of {1}", player(seat), use.card)
    relevant(s, Waiting(seat, use.card, use.element, use.place, use.power))
    s.did = (*s.did, Deed(seat, USE, (use.card,), use.place))
    happened(s, Happening(USE, seat, element=s.element(use.element), thing="Power"))


def possible(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Grade:
    """4.7.6 'Use 1 of your Powers' is possible if there is one to use, and what that costs can be paid (0.3.3)."""
    return WHOLLY if charges_payable(s, seat, USE) and has_power_to_use(s, seat) else NOT


def do(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """4.7.6 'Use 1 of your Powers': not outside one's own turn."""
    offered = usable(s, seat)
    if not offered:
        return NOT
    use = yield from choose(s, seat, WHICH_POWER, tuple(offered), say=Uses(offered), about=(r.card,), source=r)
    if not (yield from pay_charges(s, seat, USE, use.card)):
        return NOT
    yield from use_power(s, seat, use)
    return WHOLLY


class Uses:
    """Names Powers so that no two read alike: by card; by what they do where a card has several; else by number."""

    __slots__ = ("uses",)

    def __init__(self, uses: list[Use]) -> None:
        self.uses = uses

    def __call__(self, choice: Use | str) -> str:
        if isinstance(choice, str):
            return choice
        words = self._words(choice)
        alike = [use for use in self.uses if self._words(use) == words]
        number = alike.index(choice) + 1
        return words if number == 1 else f"{words} ({number})"

    def _words(self, use: Use) -> str:
        if sum(isinstance(effect, Power) for effect in use.card.defn.effects) == 1:
            return str(use)
        return f"{use}: {use.card.defn.text[use.place].partition(': ')[2].rstrip('.')}"
