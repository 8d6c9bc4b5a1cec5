"""403 The state of a game: the players' areas, the cards in play, and all that is under way."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final

from coven.games.spoils.areas.areas import BOTH, EVERYBODY, A, Area, B, Side, empty_side, knows, opponent
from coven.games.spoils.areas.in_play import DOWN, Copy, InPlay, Kept, LastKnown, Pin, Ref
from coven.games.spoils.areas.knowledge import is_hidden, knows_place, seen_there, shown_in_hand
from coven.games.spoils.areas.rulings import Rulings
from coven.games.spoils.areas.sights import Shuffling, Sight, Tracing, seen_since
from coven.games.spoils.effects.records import (
    Action,
    Batch,
    Battle,
    Deeds,
    Delayed,
    Happening,
    LastingEffect,
    Later,
    Loop,
    Order,
    Shown,
    Waiting,
    nothing_done,
)
from coven.kernel import Question, Seat, State


class Step(Enum):
    """Where the game is: what happens next."""

    SETUP = "setup"
    """601.1a to 601.1c"""
    OPENING = "opening"
    """601.1d to 601.1g: one player's starting resources, draw and mulligan."""
    START = "start of the turn"
    ACTION = "action"
    """602.2 The active player takes one action."""
    BATTLE = "battle"
    """607, 608 One stage of a battle."""
    END = "end of the turn"
    """609"""

    __hash__ = object.__hash__


NOTHING_REFERRED: Final[dict[Copy, int]] = {}
NOTHING_LEFT: Final[dict[int, LastKnown]] = {}


class SpoilsState(State):
    """The whole state. `new_game` makes one, `copy` another like it."""

    __slots__ = (
        "active",
        "batches",
        "battle",
        "battles",
        "before",
        "being_played",
        "chain",
        "closed",
        "delayed",
        "did",
        "first",
        "hits",
        "in_play",
        "last_known",
        "lasting",
        "later",
        "loop",
        "mark",
        "next_id",
        "opened",
        "orders",
        "paying",
        "pins",
        "referred",
        "rulings",
        "seen",
        "seen_before",
        "shown",
        "shuffled",
        "shufflings",
        "sides",
        "spared",
        "standing",
        "step",
        "turn",
        "undone",
        "untold",
        "waiting",
        "within",
    )

    rulings: Rulings[SpoilsState]
    sides: tuple[Side, ...]
    in_play: dict[int, InPlay]
    """403.4 The cards in play by their numbers, in the order in which they came."""
    being_played: tuple[Action, ...]
    """403.3 The cards being played and the abilities being used, the outermost first: each but the first responds to
    the one before it, or is played within an effect."""
    battle: Battle | None
    battles: int
    """How many battles there have been."""
    step: Step
    first: Seat
    """601.1c Who takes the first turn."""
    opened: int
    """How many players have had their starting draw (601.1g)."""
    active: Seat
    """602.1 The player taking the current turn."""
    turn: int
    lasting: tuple[LastingEffect, ...]
    later: tuple[Later, ...]
    """What effects have put off."""
    delayed: tuple[Delayed, ...]
    """506.3"""
    waiting: tuple[Waiting, ...]
    """Triggers whose condition has happened since one last happened, or that wait for costs (503.3)."""
    batches: tuple[Batch, ...]
    """503.4, O04 The triggers that were set off before, each time several; the last ones come first."""
    hits: tuple[Happening, ...]
    """408.8 The damage inflicted since the rules last looked what it does."""
    spared: frozenset[object]
    """507.5b, O65 What the rules have tried to destroy and what stayed in play, with what made them try."""
    before: SpoilsState | None
    """O03 While one instruction is being done to several cards: everything as it stood before any of it was."""
    untold: tuple[Happening, ...]
    """What has happened in that instant, to be told when all of it has."""
    paying: int
    """503.3 How many cards and abilities, one within the other, are having their costs satisfied."""
    did: Deeds
    """What has been done this turn."""
    last_known: dict[int, LastKnown]
    """What cards were that have left play, by their numbers there."""
    referred: dict[Copy, int]
    """402.4 The cards out of play that effects refer to where they are, each with a number lost by moving."""
    pins: int
    """How many such numbers there have been. They are no numbers of cards in play, which everybody sees: how many cards
    of a hand an effect speaks of is its player's secret."""
    orders: tuple[Order, ...]
    """For each seat, what it wants to be asked to respond to."""
    chain: int
    """414.1 How many triggers have happened since a player last had a choice."""
    within: int
    """414.1 How many of them are being carried out, each in the midst of the one before."""
    mark: Any
    """414.1 What is kept of one of them to find out whether they come back to it: see `effects.endless`."""
    shown: tuple[Shown, ...]
    """414.2a The abilities that the active player has used one after the other, the last ones."""
    loop: Loop | None
    """414.2, 414.3 What is being repeated."""
    closed: tuple[Shown, ...]
    """414.3b The beginnings of loops of both players that have been repeated as often as was agreed."""
    next_id: int
    seen: Sight | None
    """What was seen last in this game, even where that was undone, and so all that was seen."""
    seen_before: Sight | None
    """The same as the step under way began."""
    shufflings: tuple[int, ...]
    """For each seat, how often its deck has been shuffled in this game, even where that was undone."""
    shuffled: tuple[Shuffling | None, Shuffling | None]
    """For each seat, the last time of these."""
    undone: int
    """O35 How often something was undone, which is told to everybody: whoever tried it had not what it takes."""
    standing: Any
    """What the cards in play make true, gathered anew whenever something has changed; None: not gathered."""

    def copy(self) -> SpoilsState:
        twin = SpoilsState()
        twin.result = self.result
        twin.full_control = self.full_control
        twin.rulings = self.rulings
        twin.seen = self.seen
        twin.seen_before = self.seen_before
        twin.shufflings = self.shufflings
        twin.shuffled = self.shuffled
        twin.undone = self.undone
        a, b = self.sides
        twin.sides = (a.copy(), b.copy())
        twin.in_play = dict(self.in_play)
        twin._take(self)
        return twin

    def lay_aside(self) -> None:
        self.standing = None

    def restore(self, earlier: SpoilsState) -> None:
        """401.3, 603.1e, 605.1d: all is as it was, in the same order (O35); what was seen stays seen. Where a card lies
        in its deck again that was seen only after the deck had been shuffled, nobody has seen."""
        sights = seen_since(self.seen, earlier.seen)
        told_apart = [{sight.copy for sight in sights if self.can_tell(seat, sight.copy)} for seat in BOTH]
        self.sides = earlier.sides
        self.in_play = earlier.in_play
        self.result = earlier.result
        self._take(earlier)
        self.undone += 1
        for seat in BOTH if sights else ():
            self._remember(seat, Tracing(self.sides, seat, sights).whence, told_apart[seat])

    def retract(self, earlier: SpoilsState) -> None:
        self.seen = earlier.seen
        self.shufflings = earlier.shufflings
        self.shuffled = earlier.shuffled
        self.restore(earlier)
        self.undone = earlier.undone

    def uncovers(self, earlier: SpoilsState, seat: Seat) -> bool:
        """O35 Cards have left a deck, the other player's hand or the face-down cards that the seat can't look at, or it
        has been shown some of them."""
        for now, then in zip(self.sides, earlier.sides, strict=True):
            if now.deck != then.deck or now.known[seat] != then.known[seat]:
                return True
            if now.seat != seat and now.hand != then.hand:
                return True
        for x in earlier.in_play.values():
            if x.face is DOWN and not x.known & knows(seat):
                y = self.in_play.get(x.id)
                if y is None or y.face is not DOWN or y.known & knows(seat):
                    return True
        return False

    def known_to(self, copy: Copy) -> int:
        """A bit for each seat that sees which card this is where it is now, or knows that it is there."""
        return sum([knows(seat) for seat in BOTH if self.can_tell(seat, copy)])

    def can_tell(self, seat: Seat, copy: Copy) -> bool:
        """403.2a, 411.2 Whether a seat sees which card this is where it is now, or knows that it is there."""
        side = self.sides[copy.owner]
        if is_hidden(side, seat, copy):
            return knows_place(side, seat, copy)
        down = [x for x in self.in_play.values() if x.copy is copy and x.face is DOWN]
        return all(x.known & knows(seat) for x in down)

    def _remember(self, seat: Seat, whence: dict[Copy, frozenset[Copy]], told_apart: set[Copy]) -> None:
        """A seat has seen cards that are again where they were: it knows that they are there, if they can't have been
        anywhere else. 403.2a Of cards of a hand that look alike it knows as many as it could tell from each other."""
        hand = self.sides[opponent(seat)].hand
        held: list[Copy] = []
        for copy, places in whence.items():
            side = self.sides[copy.owner]
            if not places.issubset(side.hand if copy in side.hand else (copy,)):
                continue
            if copy in hand:
                held.append(copy)
            elif copy in side.deck:
                seen_there(side, seat, copy)
            for x in self.in_play.values():
                if x.copy is copy and not x.known & knows(seat):
                    self.in_play[x.id] = x.changed(known=x.known | knows(seat))
        side = self.sides[opponent(seat)]
        shown_in_hand(side, seat, [copy for copy in held if copy in told_apart])
        for copy in held:
            if not any(one.card is copy.card for one in side.known[seat] if one in hand):
                seen_there(side, seat, copy)

    def _take(self, other: SpoilsState) -> None:
        """Take over everything that can be shared because it is replaced and never changed."""
        self.being_played = other.being_played
        self.battle = other.battle
        self.battles = other.battles
        self.step = other.step
        self.first = other.first
        self.opened = other.opened
        self.active = other.active
        self.turn = other.turn
        self.lasting = other.lasting
        self.later = other.later
        self.delayed = other.delayed
        self.waiting = other.waiting
        self.batches = other.batches
        self.hits = other.hits
        self.spared = other.spared
        self.before = other.before
        self.untold = other.untold
        self.paying = other.paying
        self.did = other.did
        self.last_known = other.last_known
        self.referred = other.referred
        self.pins = other.pins
        self.orders = other.orders
        self.chain = other.chain
        self.within = other.within
        self.mark = other.mark
        self.shown = other.shown
        self.loop = other.loop
        self.closed = other.closed
        self.next_id = other.next_id
        self.standing = other.standing

    # Seeing

    def saw(self, copy: Copy, seats: int, area: Area, id: int = 0, placed: bool = True) -> None:
        """Some seats, a bit for each, see which card this is, in an area, or as it comes there; if `placed`, they see
        where in it. `id`: its number, if it is in play."""
        self.seen = Sight(self.seen, copy, seats, area, id, placed, self.sides[copy.owner].shuffled)

    def was_shuffled(self, side: Side) -> None:
        """313.1 A deck is in another order: where a card lay before, nobody can see any more."""
        a, b = self.shufflings
        self.shufflings = (a + 1, b) if side.seat == A else (a, b + 1)
        side.shuffled = self.shufflings[side.seat]
        one, two = self.sides
        now = Shuffling(side.seat, side.shuffled, self.seen, (one.copy(), two.copy()))
        self.shuffled = (now, self.shuffled[1]) if side.seat == A else (self.shuffled[0], now)

    def was_found(self, copy: Copy) -> None:
        """312.1 A card was found in a deck, which was shuffled then: nobody is shown from where in it it is taken."""
        self.saw(copy, 0, Area.DECK, placed=False)

    def found(self) -> frozenset[Copy]:
        """312.1 The cards that have been found in decks in the step under way."""
        found = []
        sight = self.seen
        while sight is not None and sight is not self.seen_before:
            if not sight.seats:
                found.append(sight.copy)
            sight = sight.before
        return frozenset(found)

    def in_the_open(self, copy: Copy, area: Area, id: int = 0) -> None:
        """A card comes where everybody sees it."""
        self.saw(copy, EVERYBODY, area, id)

    def sights(self, seat: Seat, since: Sight | None = None) -> list[Sight]:
        """What a seat has seen in this game, or since it had seen something, the last first."""
        found = []
        sight = self.seen
        while sight is not None and sight is not since:
            if sight.seats & knows(seat):
                found.append(sight)
            sight = sight.before
        return found

    def was_found_and_shown(self, copy: Copy) -> bool:
        """312.1, 312.2 Whether a card that was searched for in the step under way, and is in its deck until it is put
        somewhere, was shown to everybody: they know which card it is, and not where the shuffled deck has it."""
        if copy not in self.sides[copy.owner].deck:
            return False
        sight = self.seen
        while sight is not None and sight is not self.seen_before:
            if sight.copy is copy and sight.seats == EVERYBODY and not sight.placed:
                return True
            sight = sight.before
        return False

    # Deciding

    def asks(self, question: Question, source: object = None) -> Question:
        """414.1 Somebody has a choice: what has followed from each other until now was no loop that nobody can end. The
        order of triggers alone doesn't keep it from going on, so they are counted on."""
        if question.kind != "which trigger":
            self.chain = 0
        self.mark = None
        return question

    # Finding

    def new_id(self) -> int:
        """402.4, 411.3 A number for what comes into play or is being played. It never comes again."""
        number = self.next_id
        self.next_id = number + 1
        return number

    def put(self, x: InPlay) -> None:
        """Replace a card in play by its changed self. Whatever the cards in play make true is looked at anew: all of it
        if other texts are active now, or else what numbers they come to."""
        was = self.in_play.get(x.id)
        self.in_play[x.id] = x
        if self.standing is not None:
            same = was is not None and was.controller == x.controller and was.gained is x.gained
            self.standing = self.standing.again() if same else None

    def as_it_stood(self) -> SpoilsState:
        """503.1, 506.1, O03 What decides about all that one instruction does: the table as it was before any of it was
        done, however far that has come; else the table as it is."""
        return self if self.before is None else self.before

    def faction_of(self, seat: Seat) -> InPlay:
        """202.2 A player's faction, which is always in play."""
        return self.in_play[self.sides[seat].faction]

    def attached(self, id: int) -> list[InPlay]:
        """301 The cards attached to a card in play."""
        return [x for x in self.in_play.values() if x.attached_to == id]

    def action(self, id: int) -> Action | None:
        """The card being played or ability being used with this number; None once it is so no more."""
        for action in self.being_played:
            if action.id == id:
                return action
        return None

    def replace_action(self, changed: Action) -> None:
        """Replace an action by its changed self."""
        self.being_played = tuple([changed if one.id == changed.id else one for one in self.being_played])

    def end_action(self, id: int) -> None:
        """It is being played or used no more."""
        self.being_played = tuple([one for one in self.being_played if one.id != id])

    # References that outlast a moment (402.4)

    def keep(self, ref: Ref) -> Kept:
        """A reference to be kept in mind: a card out of play is pinned to where it is."""
        if isinstance(ref, int):
            return ref
        token = self.referred.get(ref)
        if token is None:
            self.pins = token = self.pins + 1
            self.referred = {**self.referred, ref: token}
        return Pin(ref, token, self.known_to(ref))

    def kept(self, kept: Kept) -> Ref | None:
        """What a reference kept in mind means now; None if it has left where it was (402.4)."""
        if isinstance(kept, int):
            return kept if kept in self.in_play or self.action(kept) is not None else None
        if kept.token == 0 or self.referred.get(kept.copy) == kept.token:
            return kept.copy
        return None

    def lose_track(self, copy: Copy) -> None:
        """402.4 A card leaves its area: whatever referred to it there refers to nothing any more."""
        if copy in self.referred:
            self.referred = {other: token for other, token in self.referred.items() if other is not copy}


def new_game(rulings: Rulings[SpoilsState]) -> SpoilsState:
    """A game before anything has been put on the table."""
    s = SpoilsState()
    s.rulings = rulings
    s.sides = (empty_side(A), empty_side(B))
    s.in_play = {}
    s.being_played = ()
    s.battle = None
    s.battles = s.opened = s.turn = s.paying = s.pins = s.undone = s.chain = s.within = 0
    s.step = Step.SETUP
    s.first = s.active = A
    s.lasting = ()
    s.later = ()
    s.delayed = ()
    s.waiting = ()
    s.batches = ()
    s.hits = ()
    s.spared = frozenset()
    s.before = None
    s.untold = ()
    s.did = nothing_done()
    s.last_known = NOTHING_LEFT
    s.referred = NOTHING_REFERRED
    s.orders = (rulings.usual, rulings.usual)
    s.next_id = 1
    s.seen = s.seen_before = None
    s.shufflings = (0, 0)
    s.shuffled = (None, None)
    s.mark = s.loop = None
    s.shown = s.closed = ()
    s.standing = None
    return s
