"""5.4 Revealing cards."""

from __future__ import annotations

from coven.games.revel.actions.to_things import about_to, do_to_things
from coven.games.revel.areas import moving
from coven.games.revel.areas.elements import Card, Ref
from coven.games.revel.areas.state import RevelState
from coven.games.revel.effects.consequences import happened
from coven.games.revel.effects.meaning.winning import five_at_once
from coven.games.revel.effects.records import Resolving
from coven.games.revel.instructions.grades import DONE, Grade, Outcome
from coven.games.revel.text.tree import Act, Until, Verb
from coven.kernel import Flow, Seat, player


def can_be_revealed(s: RevelState, seat: Seat, ref: Ref) -> bool:
    """5.4.2 Only a card that not everybody sees."""
    return isinstance(ref, Card) and not s.is_public(ref)


def do(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """'Reveal 1 card from your hand.', 'Reveal it until your next turn.'"""
    return do_to_things(s, r, seat, instruction, _one)


def _one(s: RevelState, r: Resolving, seat: Seat, ref: Ref, instruction: Act, at_once: int) -> Flow[Outcome]:
    return reveal(s, r, seat, ref, instruction.until)


def reveal(s: RevelState, r: Resolving, seat: Seat, ref: Ref, until: Until) -> Flow[Outcome]:
    """5.4.1 A card is shown to everybody, and stays so for a while."""
    what = yield from about_to(s, r, seat, Verb.REVEAL, ref)
    if isinstance(what, Outcome):
        return what
    assert isinstance(ref, Card)
    moving.reveal(s, ref, until, r.you)
    s.note("5.4.1", "{0} reveals {1}", player(ref.owner), ref)
    happened(s, what)
    five_at_once(s)
    return DONE


def end_reveals(s: RevelState, until: Until = Until.ALWAYS, you: Seat | None = None) -> None:
    """5.4.4, 5.4.5 What was revealed until now stops being revealed; without a stated duration in step 2 of 2.5."""
    a, b = s.sides
    if not a.revealed and not b.revealed:
        return
    for side in (a, b):
        if side.revealed:
            side.revealed = {
                card: (end, whose)
                for card, (end, whose) in side.revealed.items()
                if end is not until or (you is not None and whose != you)
            }
