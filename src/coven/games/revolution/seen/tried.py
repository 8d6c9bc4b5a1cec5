"""What a person tries: words read as something that is chosen at some moment of the game, whether or not it is now."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from coven.games.revolution.components import ICON_NAMES, Board, Event, Witch
from coven.games.revolution.state import RevolutionState
from coven.kernel import DECLINING, Reason, Seat, could_mean, nearest, no_such
from coven.kernel.declining import NOTHING
from coven.kernel.naming import meant

NOBODY: Final = -1


class Means(IntEnum):
    """What words mean: one for each thing that is ever said, whatever the moment."""

    ACT = 0
    RECRUIT = 1
    AGAIN = 2
    PLAY = 3
    """Into an Act, or for what its text says."""
    DONE = 4
    SPEND_TROPHY = 5
    SPEND = 6
    ASK = 7
    ASK_FOR_TROPHIES = 8
    SEND_BACK = 9
    PAY_WITH = 10
    OVERCOME = 11
    CALL_OFF = 12
    ASSIST = 13
    ALSO = 14
    DECLINE = 15
    MARKER = 16
    NO_MARKER = 17
    ANOTHER = 18
    DECK = 19
    GIVE = 20
    GIVE_NO_MORE = 21
    DISCARD = 22
    DISCARD_TROPHY = 23
    DISCARD_EVENT = 24
    KEEP = 25
    DRAW = 26
    SKIP_DRAW = 27
    RESHUFFLE = 28
    KEEP_TOKEN = 29
    FREELY = 30
    DONT = 31
    BANISH = 32
    PLAYER = 33
    JOIN = 34
    HEAR = 35
    PROPOSE = 36
    PLEDGE = 37
    PROPOSE_NOTHING = 38
    ACCEPT = 39
    REFUSE = 40
    LOSE = 41
    """Some card, not said which."""
    DRAW_SO_MANY = 42
    """So many cards as are said, and not as fill the hand."""


@dataclass(frozen=True, slots=True)
class Tried:
    """Something that can be chosen at some moment."""

    means: Means
    card: Witch | None = None
    """None also for a thing of another kind, such as an Event that is recruited; so is the next."""
    event: Event | None = None
    icon: int = NOBODY
    seat: int = NOBODY
    number: int = NOBODY
    cards: tuple[Witch | None, ...] = ()
    icons: tuple[int, ...] = ()
    """The icons that one card is to give together; the first is `icon`, too."""


PLAIN: Final = {
    "done": Means.DONE,
    "pass": Means.DONE,
    "end turn": Means.DONE,
    "end the turn": Means.DONE,
    "end my turn": Means.DONE,
    "overcome it": Means.OVERCOME,
    "overcome": Means.OVERCOME,
    "call it off": Means.CALL_OFF,
    "call off": Means.CALL_OFF,
    "decline": Means.DECLINE,
    "propose nothing": Means.PROPOSE_NOTHING,
    "give no more": Means.GIVE_NO_MORE,
    "take none": Means.NO_MARKER,
    "no more": Means.DONT,
    "keep the rest": Means.KEEP,
    "draw": Means.DRAW,
    "don't draw": Means.SKIP_DRAW,
    "reshuffle freely": Means.RESHUFFLE,
    "keep it for later": Means.KEEP_TOKEN,
    "freely reshuffle": Means.FREELY,
    "don't": Means.DONT,
}
SEATS: Final = ("a", "b", "c", "d")
TAKING: Final = frozenset(("discard", "banish", "spend", "give", "play", "take", "recruit"))
"""What is done with some of several things, or with none."""
JOINED: Final = re.compile(r",? and |, ")
"""What stands between things that are said together."""
Called = Callable[[str, Collection[str]], str | None]
"""How a name is found among those that there are."""


NAMES_NOTHING: Final = Reason("", "no such answer")
"""Words that have none of the forms in which something is said."""


def read(s: RevolutionState, words: str, seat: Seat | None) -> Tried | Reason:
    """What the words of a seat (None: a spectator) try, however they are spelled; told, without a rule, if they name
    nothing.

    Words may fit several forms: `take Hexes` is about a marker, `take Goody Alder` about a Recruit. What is of another
    kind than it is taken for is named all the same: it lies on the table for all to see.
    """
    said = " ".join(words.casefold().split())
    if said in PLAIN:
        return Tried(PLAIN[said])
    verb, _, rest = said.partition(" ")
    if said in DECLINING or (verb in TAKING and rest in NOTHING):
        return Tried(Means.DONT)
    icons = _markers(said)
    if icons:
        return Tried(Means.MARKER, icon=ICON_NAMES.index(icons[0]), number=len(icons))
    names_nothing = NAMES_NOTHING
    several: list[str] = []
    for called in (_exactly, _begun, _of_any_kind):  # a name that is said whole comes before all that begin like it
        for form, means in FORMS:
            match = form.fullmatch(said)
            if match is not None:
                tried = _with(s, means, match.groupdict(), seat, called)
                if isinstance(tried, Tried):
                    return tried
                if isinstance(tried, Reason):
                    names_nothing = tried
                else:
                    several = several or tried
    return could_mean(several) if several else names_nothing


def _markers(said: str) -> list[str]:
    """The icons of markers that somebody wants to take together; each is taken by itself."""
    verb, _, rest = said.partition(" ")
    parts = JOINED.split(rest.removesuffix(" markers"))
    icons = [icon for part in parts for icon in ICON_NAMES if icon.casefold() == part]
    return icons if verb == "take" and len(icons) == len(parts) > 1 else []


def _exactly(name: str, names: Collection[str]) -> str | None:
    """The one of some names that is said."""
    return next((one for one in names if one.casefold() == name), None)


def _begun(name: str, names: Collection[str]) -> str | None:
    """The only one of some names that is said, begins so or has these words. A seat's letter is no beginning."""
    fits = [] if name in SEATS else meant(name, names)
    return fits[0] if len(fits) == 1 else None


def _of_any_kind(name: str, names: Collection[str]) -> str | None:
    """As `_exactly`; besides, what is said may be of another kind."""
    return _exactly(name, names)


def _form(words: str) -> re.Pattern[str]:
    parts = {
        "CARDS": r"(?P<list>.+(?: and |, ).+)",
        "CARD": r"(?P<card>.+?)",
        "EVENT": r"(?P<event>.+?)",
        "ICONS": r"(?P<icons>\w+(?:(?:,? and |, )\w+)+)",
        "ICON": r"(?P<icon>\w+)",
        "SEAT": r"(?P<seat>[a-d])",
        "N": r"(?P<number>\d{1,3}|a)",
        "LIST": r"(?P<list>.+)",
    }
    for name, pattern in parts.items():
        words = words.replace(name, pattern)
    return re.compile(words)


FORMS: Final = (
    (_form(r"act against EVENT"), Means.ACT),
    (_form(r"recruit CARD"), Means.RECRUIT),
    (_form(r"play CARD to act again"), Means.AGAIN),
    (_form(r"play CARD for another marker"), Means.ANOTHER),
    (_form(r"play CARD"), Means.PLAY),
    (_form(r"spend CARD"), Means.SPEND),
    (_form(r"spend ICON trophy"), Means.SPEND_TROPHY),
    (_form(r"ask SEAT to assist"), Means.ASK),
    (_form(r"ask SEAT for trophies"), Means.ASK_FOR_TROPHIES),
    (_form(r"hear SEAT's proposal"), Means.HEAR),
    (_form(r"propose to act against EVENT"), Means.PROPOSE),
    (_form(r"pledge CARD as ICON"), Means.PLEDGE),
    (_form(r"pledge CARD as ICONS"), Means.PLEDGE),
    (_form(r"pledge CARD"), Means.PLEDGE),
    (_form(r"pledge CARDS"), Means.PLEDGE),
    (_form(r"accept SEAT's proposal"), Means.ACCEPT),
    (_form(r"decline SEAT's proposal"), Means.REFUSE),
    (_form(r"send back SEAT's help"), Means.SEND_BACK),
    (_form(r"pay with LIST"), Means.PAY_WITH),
    (_form(r"assist with CARD as ICON"), Means.ASSIST),
    (_form(r"assist with CARD as ICONS"), Means.ASSIST),
    (_form(r"assist with CARD"), Means.ASSIST),
    (_form(r"assist with CARDS"), Means.ASSIST),
    (_form(r"also assist with CARD as ICON"), Means.ALSO),
    (_form(r"also assist with CARD as ICONS"), Means.ALSO),
    (_form(r"also assist with CARD"), Means.ALSO),
    (_form(r"give ICON trophy"), Means.GIVE),
    (_form(r"take CARD"), Means.JOIN),
    (_form(r"take ICON(?: marker)?"), Means.MARKER),
    (_form(r"on SEAT's deck"), Means.DECK),
    (_form(r"(?:discard|banish) N cards?"), Means.LOSE),
    (_form(r"discard EVENT"), Means.DISCARD_EVENT),
    (_form(r"discard CARD"), Means.DISCARD),
    (_form(r"discard ICON trophy"), Means.DISCARD_TROPHY),
    (_form(r"banish CARD"), Means.BANISH),
    (_form(r"draw N(?: cards?)?"), Means.DRAW_SO_MANY),
    (_form(r"SEAT"), Means.PLAYER),
)


def _with(
    s: RevolutionState, means: Means, found: dict[str, str], seat: Seat | None, called: Called
) -> Tried | Reason | list[str]:
    """The things that the words name; or the names that they could mean, of cards at hand."""
    board = s.board
    card = event = None
    cards: list[Witch | None] = []
    art = board.seekers[s.current if seat is None else seat][0].art.casefold()
    for named in [found["card"]] if "card" in found else JOINED.split(found.get("list", "")):
        if named:
            name = called(named, board.witches_named) or called(f"{art} {named}", board.witches_named)
            if name is None and not (called is _of_any_kind and _is_known(board, named)):
                fits = [] if named in SEATS else meant(named, dict.fromkeys(_at_hand(s, seat)))
                if len(fits) > 1:
                    return fits
                return _nothing("card", named, _at_hand(s, seat), board.witches_named)
            card = None if name is None else board.witches_named[name]
            cards.append(card)
    if "event" in found:
        named = found["event"]
        name = called(named, board.events_named)
        if name is None and not (called is _of_any_kind and _is_known(board, named)):
            there = [one.name for one in s.line if one is not None]
            return _nothing("Event", named, there, board.events_named)
        event = None if name is None else board.events_named[name]
    icons: list[int] = []
    for named in JOINED.split(found["icons"]) if "icons" in found else [found["icon"]] if "icon" in found else []:
        icons += [n for n, name in enumerate(ICON_NAMES) if name.casefold() == named]
        if not icons or ICON_NAMES[icons[-1]].casefold() != named:
            return no_such("icon", named, ICON_NAMES)
    icon = icons[0] if icons else NOBODY
    who = SEATS.index(found["seat"]) if "seat" in found else NOBODY
    if who >= s.settled.seats:
        return Reason("", f"there is no seat {found['seat'].upper()} at this table")
    number = found.get("number")
    so_many = NOBODY if number is None else 1 if number == "a" else int(number)
    together = tuple(icons) if len(icons) > 1 else ()
    return Tried(means, card, event, icon, who, so_many, tuple(cards), together)


def _is_known(board: Board, name: str) -> bool:
    """Whether anything is called so, of whatever kind."""
    return any(_exactly(name, kind) for kind in (board.witches_named, board.events_named, board.objectives_named))


def _at_hand(s: RevolutionState, seat: Seat | None) -> list[str]:
    """The cards that somebody most likely means: in the own hand, or face up on the board."""
    hand = () if seat is None else s.players[seat].hand
    return [card.name for card in (*hand, *s.row) if card is not None]


def _nothing(kind: str, name: str, near: Sequence[str], names: Collection[str]) -> Reason:
    """That nothing of a kind is called so, with what comes near: among what is at hand, or else among all there is. A
    player's letter is told from the beginning of a name."""
    if name in SEATS:
        return Reason("", f"{name.upper()} is a player, no {kind}")
    return no_such(kind, name, near if nearest(name, near) or meant(name, near) else names)
