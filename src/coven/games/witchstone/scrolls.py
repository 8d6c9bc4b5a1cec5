"""Scroll actions, and reinforcing spells."""

from __future__ import annotations

from coven.games.witchstone.agenda import CLOSING, Group
from coven.games.witchstone.choices import Choice
from coven.games.witchstone.components import ANY, CHOOSE_SCROLL, ROMAN, ROW
from coven.games.witchstone.places import EVERYBODY, OWN, SCROLL_PILE, SCROLLS
from coven.games.witchstone.state import Player, WitchstoneState
from coven.kernel import Reason
from coven.kernel import player as who

TOO_HIGH = Reason("scroll.2", "that position is above the strength of the scroll action")
NO_SCROLL = Reason("open.25", "no scroll lies at that position")
NO_SPELL = Reason("spell.6", "no such spell lies in front of you")
WRONG_TYPE = Reason("spell.2", "a spell only reinforces an action of its own type that is under way")
TOO_LATE = Reason("open.27", "the group it would reinforce is over")


def scroll_choices(s: WitchstoneState, player: Player, group: Group) -> list[Choice]:
    """scroll.1, scroll.2, scroll.3, scroll.9 The lowest positions, as many as the group has actions."""
    # scroll.6, scroll.7, scroll.10: other sources are other groups, and each chip is a source of its own.
    return list(CHOOSE_SCROLL[: min(group.left, len(s.row))])


def take_scroll(s: WitchstoneState, group: Group, choice: Choice) -> None:
    """scroll.2, scroll.4, scroll.5 Take one scroll; the row closes up and a new scroll comes to position VI."""
    position = choice.index
    scroll = s.row[position]
    row = (*s.row[:position], *s.row[position + 1 :])
    if s.pile and len(row) < ROW:
        row = (*row, s.pile[0])
        s.pile = s.pile[1:]
    if s.log is not None:
        tell_moves(s, position, row)
    s.row = row
    group.left = 0
    group.stage = CLOSING
    player = s.player(s.current)
    if scroll < len(s.board.spells):
        player.spells = (*player.spells, scroll)
    else:
        player.prophecies = (*player.prophecies, scroll)
    s.note("scroll.2", "{0} takes the scroll {1}", who(s.current), s.board.named_scrolls[scroll])


def tell_moves(s: WitchstoneState, taken: int, row: tuple[int, ...]) -> None:
    """scroll.4, scroll.5 The ways of the scroll taken, of those above it, and of the new one."""
    names, own = s.board.named_scrolls, OWN[s.current]
    front = own.spells if s.row[taken] < len(s.board.spells) else own.prophecies
    s.move(names[s.row[taken]], (*SCROLLS, ROMAN[taken]), front, EVERYBODY)
    for above in range(taken + 1, len(s.row)):
        s.move(names[s.row[above]], (*SCROLLS, ROMAN[above]), (*SCROLLS, ROMAN[above - 1]), EVERYBODY)
    if len(row) == len(s.row):
        s.move(names[row[-1]], SCROLL_PILE, (*SCROLLS, ROMAN[len(row) - 1]), EVERYBODY)


def spell_choices(s: WitchstoneState, player: Player, group: Group) -> list[Choice]:
    """spell.1, spell.2, spell.3, spell.4, spell.8, scroll.8 The spells that reinforce the action under way."""
    spells = s.board.spells
    found = []
    for scroll in sorted(set(player.spells)):
        if spells[scroll].reinforces == group.action or spells[scroll].reinforces == ANY:
            found.append(s.board.choose_spell[scroll])
    return found


def cast(s: WitchstoneState, group: Group, choice: Choice) -> None:
    """spell.1, spell.5 Reinforce the group under way with a spell, which is used up."""
    player = s.player(s.current)
    place = player.spells.index(choice.index)
    player.spells = (*player.spells[:place], *player.spells[place + 1 :])
    player.used_spells = (*player.used_spells, choice.index)
    group.left += s.board.spells[choice.index].adds
    if s.log is not None:
        own = OWN[s.current]
        s.move(s.board.named_scrolls[choice.index], (*own.spells, place), own.used_spells, EVERYBODY)
        s.note("spell.1", "{0} plays the {1}", who(s.current), choice)
