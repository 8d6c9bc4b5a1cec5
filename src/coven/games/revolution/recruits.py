"""Step 1: the Recruit deck and the three Recruit spaces."""

from __future__ import annotations

from coven.games.revolution.components import SPACES, Class
from coven.games.revolution.effects import carry_out
from coven.games.revolution.places import EVERYBODY, RECRUIT_DECK, RECRUIT_DISCARD, ROW
from coven.games.revolution.state import RevolutionState
from coven.kernel import Flow


def add_recruit(s: RevolutionState) -> Flow[None]:
    """recruit-step.2, recruit-step.3, recruit-step.3#2, recruit-step.7, recruit-step.8 Flip one card of the Recruit
    deck.

    A Blessing is carried out and discarded, and nothing replaces it. Once the deck is empty the step is skipped.
    """
    if not s.recruit_deck:
        s.note("recruit-step.7", "The Recruit deck is empty")
        return
    card, s.recruit_deck = s.recruit_deck[0], s.recruit_deck[1:]
    if card.kind == Class.BLESSING:
        # banish.2: also a Blessing goes to the Recruit discard, after it has been resolved
        before = s.after(s.note("recruit-step.3", "The Blessing {0} is flipped", card))
        s.flipped = card
        yield from carry_out(s, card.play_to)
        s.flipped = None
        s.recruit_discard = (*s.recruit_discard, card)
        s.move(card, RECRUIT_DECK, RECRUIT_DISCARD, EVERYBODY)
        s.note("recruit-step.3", "{0} goes to the Recruit discard", card)
        s.cause = before
        return
    # recruit-step.4, recruit-step.5, open.18: in at the left; a gap swallows the push
    row = s.row
    gap = next((space for space in range(SPACES) if row[space] is None), SPACES)
    for space in range(min(gap, SPACES - 1) - 1, -1, -1):
        s.move(row[space], ROW[space], ROW[space + 1], EVERYBODY)
    last = row[SPACES - 1]
    s.row = (card, *row[:gap], *row[gap + 1 :])[:SPACES]
    s.move(card, RECRUIT_DECK, ROW[0], EVERYBODY)
    s.note("recruit-step.4", "{0} is added to the Recruits", card)
    if gap == SPACES and last is not None:
        # recruit-step.6: only where all three were full
        s.recruit_discard = (*s.recruit_discard, last)
        s.move(last, ROW[SPACES - 1], RECRUIT_DISCARD, EVERYBODY)
        s.note("recruit-step.6", "{0} is forced into the Recruit discard", last)
