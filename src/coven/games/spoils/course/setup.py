"""601 Starting a game."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.actions.draw import draw
from coven.games.spoils.areas.areas import BOTH, A, B, knows, opponent
from coven.games.spoils.areas.in_play import DOWN, UP, Copy, InPlay
from coven.games.spoils.areas.moving import enter_play, leave_play, look_through, shuffle_deck, take, to_bottom
from coven.games.spoils.areas.state import SpoilsState, Step
from coven.games.spoils.cards import Card
from coven.games.spoils.course.play_resource import Facing
from coven.games.spoils.effects.records import nothing_done
from coven.games.spoils.seen.words import Speaking
from coven.games.spoils.text.tree import Is, Named, Noun, State
from coven.kernel import Flow, Question, Reason, Seat, Secret, choose, pick, player, seat_name

WHICH_STARTING_RESOURCE: Final = Question(
    "which starting resource",
    "Which starting resource do you find in your deck? ({0})",
    "601.1b",
    "the card's name; `none` finds no more",
    declines=("none",),
)
WHO: Final = Reason("601.1c", "one of the players is chosen to take the first turn")
WHO_GOES_FIRST: Final = Question("who goes first", "Who goes first?", "601.1c", "`A`, `B`", only_one=(("", WHO),))
WHICH_TO_BOTTOM: Final = Question(
    "which opening card",
    "Which card of your opening hand goes to the bottom of your deck?",
    "601.1f",
    "the card's name; to stop, `keep the rest`",
    declines=("keep the rest",),
)

NOT_IN_DECK: Final = Reason("601.1b", "the starting resources are found in your own deck")
NOT_OPENING: Final = Reason("601.1f", "only cards of your opening hand go to the bottom of your deck")

NONE: Final = "none"
KEEP: Final = "keep the rest"


def lay_out(s: SpoilsState, seat: Seat, faction: Card, deck: tuple[Card, ...], first_number: int) -> int:
    """601.1a, 202.2, 202.3a, 407.7a The faction starts in play, with its influence; the deck is put down. Gives the
    next card's number."""
    side = s.sides[seat]
    x = InPlay(s.new_id(), Copy(faction, seat, first_number), seat, 0)
    s.in_play[x.id] = x
    side.faction = x.id
    side.influence = faction.influence or 0
    side.deck = tuple([Copy(card, seat, first_number + 1 + place) for place, card in enumerate(deck)])
    return first_number + 1 + len(deck)


def set_up(s: SpoilsState) -> Flow[None]:
    """601.1 Steps a to c: the factions, the starting resources, who goes first."""
    for seat in BOTH:
        words = "{0} starts with {1} and {2} influence"
        s.note("601.1a", words, player(seat), s.faction_of(seat), s.sides[seat].influence)
    for seat in BOTH:  # 601.1b#2: before anybody knows who goes first
        yield from find_starting_resources(s, seat)
        yield from shuffle_deck(s, seat, "601.1b")  # 312.1, O48
        s.note("601.1b", "{0} shuffles", player(seat))
    chooser = yield from pick("601.1c", "who decides who goes first", (A, B), say=seat_name)
    s.first = yield from choose(s, chooser, WHO_GOES_FIRST, BOTH, say=seat_name, why_not=lambda one: WHO)
    s.active = s.first
    s.note("601.1c", "{0} decides: {1} goes first", player(chooser), player(s.first))
    s.step = Step.OPENING


def find_starting_resources(s: SpoilsState, seat: Seat) -> Flow[None]:
    """601.1b, 202.5, 312.2, O48 Search the deck for what the faction lists, and put it into play face-down."""
    listed = s.faction_of(seat).copy.sheet.starting_resources
    look_through(s, s.sides[seat].deck, seat)
    for some in () if listed is None else listed.resources:
        assert isinstance(some.most, int)
        for _ in range(some.most):
            speaking = Speaking(s, seat)
            fitting = [copy for copy in s.sides[seat].deck if is_listed(copy.card, some.noun)]
            found = sorted(speaking.unlike(fitting), key=str)
            choices: tuple[Copy | str, ...] = (*found, NONE)
            about = (listed_words(some.noun),)
            chosen = yield from choose(
                s,
                seat,
                WHICH_STARTING_RESOURCE,
                choices,
                say=speaking,
                about=about,
                always=s.rulings.bluff,
                why_not=NotListed(s, seat, some.noun),
            )
            if isinstance(chosen, str):
                break
            take(s, chosen, knows(seat))
            enter_play(s, chosen, seat, DOWN, known=knows(seat))
            s.note("601.1b", "{0} puts {1} into play face-down", player(seat), Secret(chosen, (seat,), "a resource"))


def is_listed(card: Card, noun: Noun) -> bool:
    """202.5 Whether a card is one that a faction's Starting Resources name: a staple, or one by its name."""
    if not card.is_resource:
        return False
    for quality in noun.qualities:
        if isinstance(quality, Named) and quality.name != card.name:
            return False
        if isinstance(quality, Is) and quality.state is State.STAPLE and not card.staple:
            return False
    return True


class NotListed:
    """202.5, 601.1b Why a card doesn't start the game in play."""

    __slots__ = ("noun", "s", "seat")

    def __init__(self, s: SpoilsState, seat: Seat, noun: Noun) -> None:
        self.s = s
        self.seat = seat
        self.noun = noun

    def __call__(self, one: object) -> Reason | None:
        if isinstance(one, Facing):
            return Reason("601.1b", "starting resources are put into play face-down")
        if not isinstance(one, Copy) or one not in self.s.sides[self.seat].deck:
            return NOT_IN_DECK
        asked = f"your faction's Starting Resources ask for {listed_words(self.noun)}"
        return None if is_listed(one.card, self.noun) else Reason("202.5", asked)


def listed_words(noun: Noun) -> str:
    """What a faction's Starting Resources ask for, in words."""
    named = [quality.name for quality in noun.qualities if isinstance(quality, Named)]
    return named[0] if named else "a staple resource"


def open_game(s: SpoilsState) -> Flow[None]:
    """601.1d to 601.1g One player flips the starting resources, draws and may mulligan: the first player, and when that
    is done the second."""
    seat = s.first if s.opened == 0 else opponent(s.first)
    hidden = [x for x in s.in_play.values() if x.controller == seat and x.face is DOWN]
    for x in hidden:
        leave_play(s, x)
        enter_play(s, x.copy, seat, UP)
        s.note("601.1d", "{0} flips {1} face-up", player(seat), x.copy)
    s.last_known = {}
    listed = s.faction_of(seat).copy.sheet.starting_draw
    if listed is not None:
        yield from draw(s, seat, listed.first if s.opened == 0 else listed.second, "601.1e")
    yield from mulligan(s, seat)
    s.did = nothing_done()
    s.opened += 1
    if s.opened == 2:
        s.step = Step.START  # 601.1h


def mulligan(s: SpoilsState, seat: Seat) -> Flow[None]:
    """601.1f, 601.1f#2 Put any number of cards from the opening hand to the bottom of the deck, in any order, and draw
    as many. It is not shuffled, and done only once."""
    put = 0
    opening = list(s.sides[seat].hand)
    while opening:
        speaking = Speaking(s, seat)
        choices: tuple[Copy | str, ...] = (*sorted(speaking.unlike(opening), key=str), KEEP)
        why_not = NotOpening(tuple(opening))
        chosen = yield from choose(s, seat, WHICH_TO_BOTTOM, choices, say=speaking, why_not=why_not)
        if isinstance(chosen, str):
            break
        opening.remove(chosen)
        take(s, chosen, knows(seat))
        to_bottom(s, chosen, knows(seat))
        put += 1
        words = "{0} puts {1} to the bottom of the deck: {2} so far"
        s.note("601.1f", words, player(seat), Secret(chosen, (seat,), "an opening card"), put)
    if put:
        yield from draw(s, seat, put, "601.1f")


class NotOpening:
    """601.1f Why a card doesn't go to the bottom of the deck: it is none of those that are left in the opening hand."""

    __slots__ = ("left",)

    def __init__(self, left: tuple[Copy, ...]) -> None:
        self.left = left

    def __call__(self, one: object) -> Reason | None:
        return NOT_OPENING
