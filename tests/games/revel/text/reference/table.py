"""The course of a game on a plain board: acts, events, consequences, interruptions, playing cards, turns (2 to 5).

Simple and slow: everything is looked up anew whenever it is asked. A play that turns out illegal is undone by putting
the whole board back (0.5); what a player then declines is `Beyond` this reading.
"""

from __future__ import annotations

import copy

from tests.games.revel.text.reference.board import OTHER, Card, Element, Thing
from tests.games.revel.text.reference.carrying_out import Reading
from tests.games.revel.text.reference.powers import Powers
from tests.games.revel.text.reference.records import Beyond, Event, Lasting, Later, Waiting
from tests.games.revel.text.reference.words import ALLOTTED, Line, Told

STANDSTILL = 20
"""So many turns in a row that nobody can do anything in."""


class Table(Powers):
    """A game, turn by turn."""

    def reading(self, you: str, card: Card, element: Element | None, effect: Told) -> Reading:
        return Reading(self, you, card, element, effect)

    # Cleanup checks (2.5)

    def cleanup_if_due(self) -> None:
        if not self.depth:
            self.cleanup()

    def end_reveals(self, until: str = "check", you: str | None = None) -> None:
        for side in self.board.sides.values():
            for card in (*side.hand, *side.deck):
                if card.until == until and you in (None, card.revealer):
                    card.until = ""

    def cleanup(self) -> None:
        for seat in "AB":
            if not self.board.sides[seat].deck and self.board.of(seat, "marker"):
                self.tally(seat, "lose", "Stamina", len(self.board.of(seat, "marker")))
        self.end_reveals()
        held, self.waiting = self.waiting, []
        strikes, self.strikes = self.strikes, []
        for seat in (self.board.current, OTHER[self.board.current]):
            self.resolve_all(seat, [one for one in held if one.reading.you == seat])
        for card, spell in strikes:
            if spell in self.board.field and card in spell.cards:
                self.check_for_overpower(spell, card)
                if self.waiting or self.strikes:
                    self.cleanup()

    def resolve_all(self, seat: str, mine: list[Waiting]) -> None:
        while mine:
            one = mine[0] if len(mine) == 1 else self.which_consequence(seat, mine)
            mine.remove(one)
            if seat == self.board.current or not one.power:
                one.reading.carry_out(one.body)
            if self.waiting or self.strikes:
                self.cleanup()
            self.end_reveals()

    def which_consequence(self, seat: str, mine: list[Waiting]) -> Waiting:
        offered: dict[str, Waiting] = {}
        for one in mine:
            same = offered.get(one.words)
            if same is not None and same.body is one.body and same.is_like(one):
                continue
            words, number = one.words, 1
            while words in offered:
                number += 1
                words = f"{one.words} ({number})"
            offered[words] = one
        return offered[self.choose(seat, list(offered))]

    # Turns (2.3, 2.4)

    def act(self, words: str) -> None:
        """2.4 One chance to act, and what follows from it."""
        seat = self.board.current
        self.tried = False
        if words == "play a card":
            self.board.plays -= 1
            before = len(self.waiting)
            self.happened(Event("spend", seat, thing="play"))
            if self.play_one_of(seat, list(self.board.sides[seat].hand)) is None and self.failed:
                self.board.plays += 1  # 0.5.13
                del self.waiting[before:], self.deeds[-1:]
                self.tried = True
                if self.offered() == ["pass"]:
                    raise Beyond("a play that fails, and nothing else to do")
                return
        elif words == "draw a card":
            if not self.pay_charges(seat, "skip"):
                return
            event = Event("skip", seat, thing="play")
            if not self.prevented(event):
                self.tally(seat, "spend", "play", 1)
                self.happened(event)
            self.draw(seat, 1, through="skipping a play")
        elif words == "pass":
            self.pass_turn(seat)
        else:
            one = self.usable(seat).get(words)
            if one is None:
                raise AssertionError(f"{words} should not be offered")
            if not self.pay_charges(seat, "use", one.card):
                return
            self.use(seat, one)
        self.cleanup()
        self.cleanup()
        self.go_on()

    def go_on(self) -> None:
        """2.3.9 The turn ends once its player has passed, which is done at once where nothing else can be."""
        turns = 0
        while not self.over and (self.passed or self.offered() == ["pass"]):
            turns += 1
            if turns > STANDSTILL:
                raise Beyond("a game in which nobody can do anything any more")
            if not self.passed:
                self.pass_turn(self.board.current)
                self.cleanup()
            self.end_turn()

    def offered(self) -> list[str]:
        """2.4 What the current player may do."""
        seat, side = self.board.current, self.board.sides[self.board.current]
        found = []
        if self.board.plays > 0:
            seen = bool(side.hand) and all(card.until for card in side.hand)
            unplayable = seen and not any(self.playable(seat, card) for card in side.hand)
            if side.hand and not self.forbidden(seat, "play", place="in hand") and not unplayable and not self.tried:
                found.append("play a card")
            barred = self.forbidden(seat, "skip") or self.forbidden(seat, "draw", place="in the deck")
            if side.deck and not barred and self.payable(seat, "skip") and self.payable(seat, "draw"):
                found.append("draw a card")
        return [*found, *self.usable(seat), "pass"]

    def pass_turn(self, seat: str) -> str:
        """5.11"""
        if seat != self.board.current:
            return "not"
        self.passed = True
        self.happened(Event("pass", seat))
        return "wholly"

    def end_turn(self) -> None:
        board, seat = self.board, self.board.current
        board.plays = 0
        self.happened(Event("end", seat))
        self.come_due("end")
        self.cleanup()
        self.laters = [one for one in self.laters if one.when != "at the end of this turn"]
        self.lastings = [one for one in self.lastings if not self.ends_now(one)]
        self.end_reveals("until the turn ends")
        if board.final or (self.spaces_won(seat) == 5):
            self.over = True
            return
        if not board.of(seat, "marker"):
            board.final, board.final_plays = True, len(board.of(OTHER[seat], "marker"))
        self.begin_turn(OTHER[seat])

    def ends_now(self, one: Lasting) -> bool:
        if one.until == "until the turn ends":
            return True
        if one.turn == self.turn:
            return False
        mine = one.reading.you == self.board.current
        return (one.until == "until the end of your next turn" and mine) or (
            one.until == "until the end of your opponent's next turn" and not mine
        )

    def begin_turn(self, seat: str) -> None:
        board = self.board
        self.turn += 1
        board.current, board.plays = seat, 0
        self.passed = False
        self.deeds, self.occurred = [], set()
        for it in board.field:
            it.used = {}
        self.lastings = [
            one for one in self.lastings if not (one.until == "until your next turn" and one.reading.you == seat)
        ]
        self.end_reveals("until your next turn", seat)
        self.cleanup()
        self.happened(Event("begin", seat))
        self.come_due("begin")
        self.draw(seat, 1)
        self.cleanup()
        plays = max(board.final_plays, 1) if board.final else 1
        for reading, statement in self.statements():
            allotted = ALLOTTED.fullmatch(statement)
            if allotted is not None and seat in reading.players(allotted[1]):
                plays += int(allotted[2])
        for lasting in self.lastings:
            if lasting.value in ("you", "your opponent") and seat in lasting.reading.players(lasting.value):
                plays += lasting.amount
        board.plays = max(0, board.plays + plays)
        self.cleanup()

    # For a while, and later

    def last_for(
        self,
        reading: Reading,
        until: str,
        on: list[Thing] | None,
        *,
        value: str = "",
        amount: int = 0,
        cannot: str = "",
        barred: str = "",
    ) -> None:
        self.lastings.append(Lasting(reading, until, on, self.turn, value, amount, cannot, barred))

    def put_off(self, reading: Reading, when: str, body: list[Line]) -> None:
        later = self.reading(reading.you, reading.card, reading.element, reading.effect)
        later.about, later.event, later.chosen_above = reading.about, reading.event, reading.chosen_above
        later.named, later.deeds = dict(reading.named), copy.copy(reading.deeds)
        later.carried, later.rests, later.card_named = dict(reading.carried), dict(reading.rests), reading.card_named
        self.laters.append(Later(later, when, body, self.turn))

    def come_due(self, verb: str) -> None:
        due = [one for one in self.laters if self.is_due(one, verb)]
        self.laters = [one for one in self.laters if one not in due]
        for one in due:
            self.waiting.append(Waiting(one.reading, one.body, f"{one.reading.card.name}: later"))

    def is_due(self, one: Later, verb: str) -> bool:
        if one.when == "at the end of this turn":
            return verb == "end"
        if one.when.endswith("begins") != (verb == "begin") or one.turn == self.turn:
            return False
        return one.when.startswith("when your next") == (one.reading.you == self.board.current)
