"""101.1, 403.2a What effects that go on reveal of hands and decks: everybody sees it, and will remember."""

from __future__ import annotations

from coven.games.spoils.areas.areas import BOTH, EVERYBODY, Area
from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.areas.knowledge import is_hidden, knows_place, seen_there
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.effects.meaning import nouns, references
from coven.games.spoils.effects.standing import stated
from coven.games.spoils.text.tree import Revealed, Top


def revealed(s: SpoilsState) -> list[Copy]:
    """The cards of hands and decks that effects which go on show to everybody."""
    found: list[Copy] = []
    for said in stated(s, Revealed):
        what, r = said.text.what, said.resolving()
        if isinstance(what, Top):
            found += references.top_of(s, r, what)
        else:
            there = nouns.in_no_order(s, nouns.everything(s, r, what.noun))
            found += [one for one in there if isinstance(one, Copy)]
    return found


def show_revealed(s: SpoilsState) -> None:
    """101.1, 403.2a Whoever couldn't see a revealed card sees it now."""
    for copy in revealed(s):
        side = s.sides[copy.owner]
        unaware = [seat for seat in BOTH if is_hidden(side, seat, copy) and not knows_place(side, seat, copy)]
        for seat in unaware:
            seen_there(side, seat, copy)
        if unaware:
            s.saw(copy, EVERYBODY, Area.HAND if copy in side.hand else Area.DECK)
            s.note("101.1", "{0} is revealed", copy)
