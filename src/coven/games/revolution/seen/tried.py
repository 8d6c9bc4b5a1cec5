"""What a person tries: words read as something that is chosen at some moment of the game, whether or not it is now."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from coven.games.revolution.choices import Pick
from coven.games.revolution.components import ICON_NAMES, Event, Witch
from coven.games.revolution.state import RevolutionState
from coven.kernel import Reason, Seat, no_such

NOBODY: Final = -1


@dataclass(frozen=True, slots=True)
class Tried:
    """Something that can be chosen at some moment."""

    pick: Pick
    card: Witch | None = None
    event: Event | None = None
    icon: int = NOBODY
    seat: int = NOBODY
    number: int = 0


PLAIN: Final = {
    "done": Tried(Pick.DONE),
    "overcome it": Tried(Pick.OVERCOME),
    "overcome": Tried(Pick.OVERCOME),
    "call it off": Tried(Pick.CALL_OFF),
    "decline": Tried(Pick.DECLINE),
    "propose nothing": Tried(Pick.DECLINE),
    "give no more": Tried(Pick.DECLINE),
    "take none": Tried(Pick.NO_MARKER),
    "no more": Tried(Pick.NO_MARKER),
    "keep the rest": Tried(Pick.DONE),
    "draw": Tried(Pick.DRAW),
    "don't draw": Tried(Pick.DONE),
}
SEATS: Final = "abcd"


def read(s: RevolutionState, words: str, seat: Seat) -> Tried | Reason:
    """What the words try, however they are spelled; told, without a rule, if they name nothing."""
    said = " ".join(words.casefold().split())
    if said in PLAIN:
        return PLAIN[said]
    for form, pick in FORMS:
        match = form.fullmatch(said)
        if match is not None:
            return _with(s, pick, match.groupdict(), seat)
    return no_such("answer", words)


def _form(words: str) -> re.Pattern[str]:
    parts = {
        "CARD": r"(?P<card>.+?)",
        "EVENT": r"(?P<event>.+?)",
        "ICON": r"(?P<icon>\w+)",
        "SEAT": r"(?P<seat>[a-d])",
        "N": r"(?P<number>\d{1,3})",
        "LIST": r"(?P<list>.+)",
    }
    for name, pattern in parts.items():
        words = words.replace(name, pattern)
    return re.compile(words)


FORMS: Final = (
    (_form(r"act against EVENT"), Pick.ACT),
    (_form(r"recruit CARD"), Pick.RECRUIT),
    (_form(r"play CARD to act again"), Pick.AGAIN),
    (_form(r"play CARD for another marker"), Pick.ANOTHER),
    (_form(r"play CARD"), Pick.PLAY),
    (_form(r"spend ICON trophy"), Pick.SPEND),
    (_form(r"spend CARD"), Pick.PAY),
    (_form(r"ask SEAT to assist"), Pick.ASK),
    (_form(r"ask SEAT for trophies"), Pick.GIVE),
    (_form(r"hear SEAT's proposal"), Pick.HEAR),
    (_form(r"propose to act against EVENT"), Pick.PROPOSE),
    (_form(r"pledge CARD as ICON"), Pick.PLEDGE),
    (_form(r"pledge CARD"), Pick.PLEDGE),
    (_form(r"accept SEAT's proposal"), Pick.ACCEPT),
    (_form(r"decline SEAT's proposal"), Pick.REFUSE),
    (_form(r"send back SEAT's help"), Pick.SEND_BACK),
    (_form(r"pay with LIST"), Pick.OVERCOME),
    (_form(r"assist with CARD as ICON"), Pick.ASSIST),
    (_form(r"assist with CARD"), Pick.ASSIST),
    (_form(r"also assist with CARD as ICON"), Pick.ALSO),
    (_form(r"also assist with CARD"), Pick.ALSO),
    (_form(r"give ICON trophy"), Pick.GIVE),
    (_form(r"take ICON"), Pick.MARKER),
    (_form(r"on SEAT's deck"), Pick.DECK),
    (_form(r"discard CARD"), Pick.DISCARD),
    (_form(r"banish CARD"), Pick.BANISH),
    (_form(r"draw N"), Pick.DRAW),
)


def _with(s: RevolutionState, pick: Pick, found: dict[str, str], seat: Seat) -> Tried | Reason:
    """The things that the words name."""
    board = s.board
    card = event = None
    icon = NOBODY
    if "card" in found:
        art = board.seekers[seat][0].art.casefold()
        names = {name.casefold(): one for name, one in board.witches_named.items()}
        card = names.get(found["card"]) or names.get(f"{art} {found['card']}")
        if card is None:
            return no_such("card", found["card"], board.witches_named)
    if "event" in found:
        event = {name.casefold(): one for name, one in board.events_named.items()}.get(found["event"])
        if event is None:
            return no_such("Event", found["event"], board.events_named)
    if "icon" in found:
        icon = next((n for n, name in enumerate(ICON_NAMES) if name.casefold() == found["icon"]), NOBODY)
        if icon == NOBODY:
            return no_such("icon", found["icon"], ICON_NAMES)
    who = SEATS.index(found["seat"]) if "seat" in found else NOBODY
    if who >= s.settled.seats:
        return Reason("", f"there is no seat {found['seat'].upper()} at this table")
    return Tried(pick, card, event, icon, who, int(found.get("number", 0)))
