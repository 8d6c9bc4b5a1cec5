"""The two editions of the rules, and where they differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Edition:
    """What an edition says on each point on which the two differ (the differences D01 to D33)."""

    name: str
    opening_hand: int
    """revel-starter:setup.6, D01: how many cards each player draws to begin with."""
    exchange: bool
    """revel-starter:setup.8, D02: whether opening cards may be exchanged."""
    first_player_before_draw: bool
    """D03: whether the first player is selected before hands are drawn."""
    five_wins_at_once: bool
    """D04, D25: five winning spells end the game on the spot, not only after one's own turn."""
    idle_loses_stamina: bool
    """D06: ending a turn without playing a spell, facing three winning spells, loses 1 Stamina."""
    fifth_spell_loses_stamina: bool
    """D07: playing a new spell while the other four places are filled loses 1 Stamina."""
    overdraw: bool
    """D08, D09: drawing from an empty deck loses all Stamina, and may be chosen; an empty deck alone is harmless."""
    least_final_plays: int
    """revel-starter:final.5, D10: the fewest plays of a Final Turn."""
    final_counted_at_start: bool
    """D10: Stamina is counted as the Final Turn starts, not at the outcome check before it."""
    zero_wins_unopposed: bool
    """D11: an unopposed strike is winning whatever its Power."""
    shields_never_win: bool
    """revel-starter:shield.1, D33: a shield spell isn't winning even if it has Power."""
    equal_beats_resistance: bool
    """D12: a strike whose Power equals the opposing Resistance is winning."""
    stitch_from_hand_only: bool
    """D16: only a card played from hand can be stitched."""
    keeps_state_between_spaces: bool
    """D26: a spell moved from one space to another keeps its counters."""
    powers_reset_on_return: bool
    """D24: a Power can be used again once its card left the field and came back in the same turn."""
    stance_replaced_after_costs: bool
    """D20: the old stance is discarded when the new one is put down, not as the first part of its cost."""
    limits_apply: bool
    """D30: limits in card text replace the usual numbers of copies."""
    tokens: tuple[int, ...]
    """D27: what the counters that show +1s are worth, the largest first."""
    manual: bool
    """Whether it is the starter manual that is cited, in its own words (see `manual`)."""
    tie: str
    """final.8, 2.9.3 What it calls a game that nobody wins."""
    box: tuple[str, ...]
    """revel-starter:kit.2 What its box holds, where there is one."""


COMPREHENSIVE: Final = Edition(
    name="comprehensive",
    opening_hand=3,
    exchange=True,
    first_player_before_draw=True,
    five_wins_at_once=False,
    idle_loses_stamina=False,
    fifth_spell_loses_stamina=False,
    overdraw=False,
    least_final_plays=1,
    final_counted_at_start=False,
    zero_wins_unopposed=False,
    shields_never_win=False,
    equal_beats_resistance=False,
    stitch_from_hand_only=False,
    keeps_state_between_spaces=False,
    powers_reset_on_return=True,
    stance_replaced_after_costs=False,
    limits_apply=True,
    tokens=(1,),
    manual=False,
    tie="a true tie",
    box=(),
)

STARTER: Final = Edition(
    name="starter",
    opening_hand=2,
    exchange=False,
    first_player_before_draw=False,
    five_wins_at_once=True,
    idle_loses_stamina=True,
    fifth_spell_loses_stamina=True,
    overdraw=True,
    least_final_plays=0,
    final_counted_at_start=True,
    zero_wins_unopposed=True,
    shields_never_win=True,
    equal_beats_resistance=True,
    stitch_from_hand_only=True,
    keeps_state_between_spaces=True,
    powers_reset_on_return=False,
    stance_replaced_after_costs=True,
    limits_apply=False,
    tokens=(5, 1),
    manual=True,
    tie="a full tie",
    box=("2 preconstructed decks", "victory tokens", "+1 and +5 tokens"),
)

EDITIONS: Final = {edition.name: edition for edition in (COMPREHENSIVE, STARTER)}
