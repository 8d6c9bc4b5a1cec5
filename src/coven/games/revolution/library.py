"""The cards of Witches of the Revolution, as the command line and other doors ask for them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, ParamSpec, TypeVar

from coven.games.revolution.components import CLASS_NAMES, Board, Class, Event, Objective, Witch
from coven.games.revolution.components_file import ComponentError, Place, parse
from coven.games.revolution.components_reading import (
    SECTIONS,
    CardList,
    card_lists,
    check_objectives,
    no_such_section,
    read_board,
    read_section,
    shipped,
)
from coven.games.revolution.seen.cards import Card, cards_of, effects_of, kind_of, shown
from coven.kernel import CovenError, Judged, Shown, Source, no_such
from coven.kernel.naming import said

HOUSE: Final = "house values"
"""What is said of a card that ships: nobody knows the published one."""

P = ParamSpec("P")
T = TypeVar("T")


class RevolutionLibrary:
    """The cards that ship, and component files that people write."""

    __slots__ = ()

    def names(self) -> Sequence[str]:
        return list(cards_of(read_board(None)))

    def reads(self, file: Source) -> bool:
        return re.search(rf"(?m)^\s*\[+\s*[\"']?({'|'.join(SECTIONS)})\b", file.text) is not None

    def show(self, name: str, further: Sequence[Source]) -> Shown:
        known: list[str] = []
        for source in further:
            board = read_board(*source)
            card = _named(board, name)
            if card is not None and _section(card) in parse(*source):  # else it is one that ships
                return shown(board, card)
            known += cards_of(board)
        board = read_board(None)
        card = _named(board, name)
        if card is None:
            raise CovenError(no_such("card", name, [*known, *cards_of(board)]).words)
        return shown(board, card, _house(card))

    def judge(self, files: Sequence[Source]) -> Iterator[Judged]:
        for source in files:
            yield from _judged(source)


def _named(board: Board, name: str) -> Card | None:
    return next((card for each, card in cards_of(board).items() if said(each) == said(name)), None)


def _section(card: Card) -> str:
    """Where a card stands in a component file."""
    if isinstance(card, Event):
        return "events"
    if isinstance(card, Objective):
        return "objectives"
    return {Class.SEEKER: "seekers", Class.BLESSING: "blessings"}.get(Class(card.kind), "recruits")


def _house(card: Card) -> str:
    """What of a card that ships is known, and that all else was made here."""
    called = {card.name} | ({f"{CLASS_NAMES[card.kind]}s"} if isinstance(card, Witch) else set())
    for section in parse(shipped()).values():
        for fact in section.get("known", ()):
            subject, _, known = fact.partition(": ")
            beast = subject.removeprefix("a ")  # of a card whose name isn't known but for whom it is about
            if known and (subject in called or (beast != subject and beast in card.name.casefold())):
                return f"{HOUSE}, but for {known}"
    return HOUSE


def _judged(source: Source) -> Iterator[Judged]:
    """Every section of a file, and every card in it, each with all that is wrong; then what is wrong with the whole."""
    sections, mistakes = _tried(parse, *source)
    declined = bool(mistakes)
    for name, table in (sections or {}).items():
        for one in _judged_section(source, name, table):
            declined = declined or bool(one.mistakes)
            yield one
    if not declined:
        _, mistakes = _tried(read_board, *source)  # two cards may share a name
    if mistakes:
        yield Judged(source.file, (), mistakes)


def _judged_section(source: Source, name: str, table: Any) -> Iterator[Judged]:
    called = f"[{name}]"
    if name not in SECTIONS:
        yield Judged(called, (), no_such_section(name, source.file).mistakes)
        return
    place, mistakes = _tried(Place, name, table, source.file)
    if place is not None and name not in ("board", "seekers"):
        yield from _judged_cards(called, name, place)
        return
    board = Board()
    if place is not None:
        _, mistakes = _tried(read_section, board, name, place)
    yield Judged(called, () if mistakes else (_told(board, name),), mistakes, card=False)


def _judged_cards(called: str, name: str, place: Place) -> Iterator[Judged]:
    lists = card_lists(name, place)
    wrong = tuple(place.mistakes)
    found: list[Any] = []
    for cards in lists:
        _, too_many = _tried(cards.place.count_cards, cards.key, cards.count)
        wrong += too_many
        for where, table in cards.place.each_card(cards.key):
            card, mistakes = _tried(_read_card, cards, where, table)
            own = table.get("name") if isinstance(table, dict) else None
            yield Judged(own if isinstance(own, str) else where, _kinds(card), mistakes)
            found.append(card)
    if name == "objectives" and not wrong and None not in found:
        _, wrong = _tried(check_objectives, found, place)
    if wrong:
        yield Judged(called, (), wrong)


def _read_card(cards: CardList[Any], where: str, table: Any) -> Card:
    card: Card = cards.read(Place(where, table, cards.place.source))
    return card


def _tried(read: Callable[P, T], *given: P.args, **named: P.kwargs) -> tuple[T | None, tuple[str, ...]]:
    """What is read, or all that is wrong with it."""
    try:
        return read(*given, **named), ()
    except ComponentError as error:
        return None, error.mistakes


def _kinds(card: Card | None) -> tuple[str, ...]:
    return () if card is None else tuple(kind_of(card, effect) for _, effect in effects_of(card))


def _told(board: Board, name: str) -> str:
    """A section that has no cards, in a few words."""
    if name == "seekers":
        return f"the Seekers of {', '.join(one[0].art for one in board.seekers)}"
    effects = sum(map(len, board.liberty_effects))
    return f"an Event Line of {board.spaces} spaces, {len(board.moon)} Moon spaces, {effects} effects of Liberty spaces"
