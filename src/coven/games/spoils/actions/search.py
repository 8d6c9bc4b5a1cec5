"""312 Searching a deck."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.areas.moving import look_through, shuffle_deck
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.candidates import comes_to_light
from coven.games.spoils.effects.choosing import bounds
from coven.games.spoils.effects.meaning import nouns
from coven.games.spoils.effects.meaning.references import remember, who_is
from coven.games.spoils.effects.quoted import asked_for
from coven.games.spoils.effects.records import Resolving
from coven.games.spoils.seen.words import Speaking
from coven.games.spoils.text.tree import Place, Search
from coven.kernel import Flow, Question, Reason, Seat, choose, player

WHICH_FOUND: Final = Question(
    "which card to find",
    "You search {0}'s deck. Which card do you find?",
    "312.2",
    "the card; `nothing`, `nothing more`",
    verb="find",
    declines=("nothing", "nothing more"),
)
NOTHING: Final = "nothing"
NOTHING_MORE: Final = "nothing more"
NOBODY: Final = Reason("402.5b", "there is nobody to search, or no deck")


def why_impossible(s: SpoilsState, r: Resolving, instruction: Search) -> Reason | None:
    """Why a deck can't be searched, or None."""
    there = who_is(s, r, instruction.who) is not None and who_is(s, r, instruction.whose) is not None
    return None if there else NOBODY


def do(s: SpoilsState, r: Resolving, seat: Seat, instruction: Search) -> Flow[bool]:
    """312.1, 312.2 'Search your deck for an item.' What is found stays in the deck until it is put somewhere; the deck
    is shuffled in any case, by its owner. Nobody else is shown what was found (O47)."""
    whose = who_is(s, r, instruction.whose)
    if whose is None:
        return False
    there = nouns.area(s, whose, instruction.place)
    look_through(s, there, seat)
    found = yield from _find(s, r, seat, whose, there, instruction)
    s.note("312.1", "{0} searches {1}'s {2}", player(seat), player(whose), instruction.place.value)
    if instruction.place is Place.DECK:
        yield from shuffle_deck(s, whose, "312.1")
        s.note("312.1", "{0} shuffles the deck", player(whose))
        for copy in found:
            s.was_found(copy)
    memory = r.memory()
    memory.found = (*memory.found, *found)
    remember(s, r, instruction.what.slot, found)
    return bool(found)


class NotFound:
    """312.2, 312.2#2 Why a card isn't found by a search, or nothing can't be."""

    __slots__ = ("found", "instruction", "r", "there")

    def __init__(self, r: Resolving, there: tuple[Copy, ...], instruction: Search, found: int) -> None:
        self.r = r
        self.there = there
        self.instruction = instruction
        self.found = found
        """How many have been found so far."""

    def __call__(self, one: object) -> Reason | None:
        what = self.instruction.what
        if isinstance(one, str):
            return Reason("312.2", f"{self.r.copy} searches for {asked_for(what)}, and that has to be found")
        if one not in self.there:
            return Reason("312.2", f"only a card of the {self.instruction.place.value} that is searched can be found")
        return Reason("312.2", f"{self.r.copy} searches for {asked_for(what)}")

    def means(self, one: object) -> bool:
        """312.2 Whether a card is in the deck that is searched: of several called alike it is the one that is meant."""
        return one in self.there


def _find(
    s: SpoilsState, r: Resolving, seat: Seat, whose: Seat, there: tuple[Copy, ...], instruction: Search
) -> Flow[list[Copy]]:
    """312.2, 312.2#2 Of what has given traits one may find nothing, or less; just any card has to be found."""
    what = instruction.what
    matching = [copy for copy in there if nouns.is_such(s, r, copy, what.noun, anywhere=True)]
    free = nouns.asks_for_more(what.noun)
    # how many there were to be found is nobody else's business: who bluffs is asked as though it were the whole deck
    least, most = bounds(s, r, what, len(there if free and s.rulings.bluff else matching))
    is_shown = comes_to_light(r.following, what.slot)
    found: list[Copy] = []
    while len(found) < most:
        speaking = Speaking(s, seat)
        left = sorted([copy for copy in matching if copy not in found], key=str)
        choices: list[Copy | str] = list(speaking.unlike(left))
        if free or len(found) >= least:
            choices.append(NOTHING_MORE if found else NOTHING)
        finding = NotFound(r, there, instruction, len(found))
        which = yield from choose(
            s,
            seat,
            WHICH_FOUND,
            choices,
            say=speaking,
            about=(player(whose),),
            always=free,
            why_not=finding,
            shows=str if is_shown else None,
        )
        if isinstance(which, str):
            break
        found.append(which)
    return found
