"""Scroll actions, and reinforcing spells."""

from __future__ import annotations

from coven.games.witchstone.agenda import CLOSING, Group, Source
from coven.games.witchstone.choices import Choice
from coven.games.witchstone.components import ANY, CHOOSE_SCROLL, ROMAN, ROW
from coven.games.witchstone.places import EVERYBODY, OWN, SCROLL_PILE, SCROLLS
from coven.games.witchstone.state import Player, WitchstoneState
from coven.kernel import Reason
from coven.kernel import player as who

LOWEST = Reason("scroll.1", "a scroll action of strength one takes the scroll at position I")
WIDER = Reason("scroll.2", "there are only as many positions to choose from as the scroll action is strong")
ONE_SCROLL = Reason("scroll.2", "however strong a scroll action is, it takes a single scroll")
UP_TO_VI = Reason("scroll.3", "there are no more positions to choose from than VI")
LOWEST_FOR_CHIP = Reason("scroll.6", "a scroll chip takes the scroll at position I")
NOT_TOGETHER = Reason("scroll.7", "each scroll chip takes the scroll at position I; two are not put together")
WIDER_FOR_CHIP = Reason("scroll.8", "a spell widens a scroll chip's choice by the number it shows, and no further")
BLACK_CHIP = Reason("open.19", "a scroll chip of the black crystal takes one scroll out of I, II and III")
NOT_IN_ROW = Reason("scroll.1", "a scroll is taken from the row, and that one doesn't lie there")
NO_SCROLL = Reason("open.25", "no scroll lies at that position")
NO_SPELL = Reason("spell.6", "no such spell lies in front of you")
SPENT = Reason("spell.5", "a spell is used once, and that one has been")
WRONG_TYPE = Reason("spell.1", "a spell reinforces actions of the type it shows, and none such are under way")
NOTHING_SET_OFF = Reason("spell.2", "a spell alone sets off nothing, and no action is under way")
TOO_LATE = Reason("open.27", "the group it would reinforce is over")


def scroll_choices(s: WitchstoneState, player: Player, group: Group) -> list[Choice]:
    """scroll.1, scroll.2, scroll.3, scroll.9 The lowest positions, as many as the group has actions."""
    # scroll.6, scroll.7, scroll.10: other sources are other groups, and each chip is a source of its own.
    return list(CHOOSE_SCROLL[: min(group.left, len(s.row))])


def widest(group: Group) -> Reason:
    """scroll.1, scroll.2, scroll.3, scroll.6, scroll.8, open.19 What settles how far up the rack one may take."""
    if group.left >= ROW:
        return UP_TO_VI
    if group.source == Source.BLACK:
        return BLACK_CHIP
    if group.source == Source.CHIP:
        return LOWEST_FOR_CHIP if group.left == 1 else WIDER_FOR_CHIP
    return LOWEST if group.left == 1 else WIDER


def take_scroll(s: WitchstoneState, group: Group, choice: Choice) -> None:
    """scroll.2, scroll.4, scroll.5 Take one scroll; the row closes up and a new scroll comes to position VI."""
    position = choice.index
    scroll = s.row[position]
    row = (*s.row[:position], *s.row[position + 1 :])
    if s.pile:
        row = (*row, s.pile[0])
        s.pile = s.pile[1:]
    if s.log is not None:
        tell_moves(s, position, row)
    s.row = row
    rule = widest(group).rule
    group.left = 0
    group.stage = CLOSING
    player = s.player(s.current)
    if scroll < len(s.board.spells):
        player.spells = (*player.spells, scroll)
    else:
        player.prophecies = (*player.prophecies, scroll)
    s.note(rule, "{0} takes the scroll {1}", who(s.current), s.board.named_scrolls[scroll])


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
    """spell.1, spell.3, spell.5 Reinforce the group under way with a spell, which is used up."""
    player = s.player(s.current)
    place = player.spells.index(choice.index)
    player.spells = (*player.spells[:place], *player.spells[place + 1 :])
    player.used_spells = (*player.used_spells, choice.index)
    group.left += s.board.spells[choice.index].adds
    if s.log is not None:
        own = OWN[s.current]
        s.move(s.board.named_scrolls[choice.index], (*own.spells, place), own.used_spells, EVERYBODY)
        rule = "spell.3" if s.board.spells[choice.index].reinforces == ANY else "spell.1"
        s.note(rule, "{0} plays the {1}", who(s.current), choice)
