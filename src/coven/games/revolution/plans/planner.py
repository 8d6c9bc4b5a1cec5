"""The planner: a computer player that plans its turn and carries the plan out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from coven.games.revolution.act import ALSO_A_SEEKER, WHAT_TO_PLEDGE, assists
from coven.games.revolution.choices import Pick
from coven.games.revolution.components import ANY, ICON_NAMES, Event
from coven.games.revolution.draw import hand_size
from coven.games.revolution.liberty_and_peril import TOP
from coven.games.revolution.plans.helping import Offer, best_offer, best_proposal, trophies_to_give
from coven.games.revolution.plans.paying import Way
from coven.games.revolution.plans.saying import (
    about_act,
    about_help,
    about_proposal,
    about_recruit,
    about_trophies,
    usable,
    why_anew,
    why_decline,
    why_no_pledge,
    why_no_recruit,
    why_not_accepted,
    why_nothing,
)
from coven.games.revolution.plans.turn_plan import Recruiting, Turn, finish, finish_recruit, wasted
from coven.games.revolution.plans.worth import WEIGHTS, Board, Weights, now, price
from coven.games.revolution.state import Act, RevolutionState
from coven.games.revolution.text.tree import MoveLiberty, MoveMoon
from coven.kernel import Seat, Seated, seat_name


class Planner:
    """Plans on what its seat sees: of hidden cards it uses only which there may be.

    A turn is planned when it is asked what to do, and again after everything that was done. In between it carries out
    what it has planned, as long as the table offers it.
    """

    __slots__ = ("given_up", "heard", "said", "todo", "turn", "way", "weights")

    def __init__(self, seed: int, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.way: Way | None = None
        """How it pays for the Act that is under way."""
        self.todo: list[str] = []
        """What it is about to answer, in words, one answer after the other."""
        self.said = ""
        """What it has to say about its last answer."""
        self.heard: set[Seat] = set()
        """Whose proposals it has asked for in this turn."""
        self.turn = 0
        self.given_up: set[str] = set()
        """Events against which an Act of this turn came to nothing."""

    def choose(self, seated: Seated) -> int:
        """The index of the option that it takes."""
        self.said = ""
        words = seated.options.words()
        answer = ANSWERS.get(seated.kind)
        said = answer(self, seated, words) if answer is not None else None
        return words.index(said) if said is not None and said in words else len(words) - 1

    def says(self) -> str:
        """A sentence about the answer that it has just given; "" if it has nothing to say."""
        return self.said

    # Its own turn

    def what_now(self, seated: Seated, words: Sequence[str]) -> str:
        """step3.1 Plan the turn, and begin with the first thing of it."""
        s = self.known(seated)
        if s.turn != self.turn:
            self.turn = s.turn
            self.given_up = set()
            self.heard = set()
        unheard = self.to_be_heard(s, words)
        if unheard is not None:
            self.heard.add(unheard)
            return f"hear {seat_name(unheard)}'s proposal"
        self.way = None
        self.todo = []
        plan = Turn(s, self.weights, self.given_up).best()
        if plan.ways:
            if s.acts:
                self.way = plan.ways[0]
                self.todo = steps(self.way)
                self.said = about_act(s, self.way)
                return f"act against {self.way.event.name}"
            return f"play {plan.again[0].name} to Act again"
        if plan.recruiting is not None:
            self.said = about_recruit(plan.recruiting)
            return f"recruit {plan.recruiting.recruit.name}"
        return self.ability(s, seated.seat) or "done"

    def to_be_heard(self, s: RevolutionState, words: Sequence[str]) -> Seat | None:
        """faq.1 Who is asked for a proposal before anything is planned: where hands are closed, everybody, once in a
        turn; what others hold can't be seen then, and they know best what they can spare."""
        if s.settled.open_hands:
            return None
        for seat in s.in_turn():
            if seat not in self.heard and f"hear {seat_name(seat)}'s proposal" in words:
                return seat
        return None

    def ability(self, s: RevolutionState, seat: Seat) -> str | None:
        """abilities.1 A card that is worth more for what its text does than in hand: one that moves a marker."""
        best, most = None, 0.0
        for card in s.players[seat].hand:
            gain = -price(card, self.weights, own=True)
            for does in card.play_to:
                if isinstance(does, MoveLiberty):
                    to = min(TOP, max(0, s.liberty + does.spaces))
                    gain += self.weights.liberty[to] - self.weights.liberty[s.liberty]
                elif isinstance(does, MoveMoon):
                    moon = s.board.moon
                    to = min(len(moon) - 1, max(0, s.moon + does.spaces))
                    gain += self.weights.waning * (moon[s.moon] - moon[to])
            if gain > most:
                best, most = f"play {card.name}", gain
        return best

    def what_for_act(self, seated: Seated, words: Sequence[str]) -> str:
        """act.2 The next thing of the payment that was planned; another one if that has come to nothing."""
        if self.way is None or f"Against {self.way.event.name}:" not in seated.prompt:
            self.todo, self.way = [], None
        while True:
            while self.todo:
                step = self.todo.pop(0)
                if step.startswith("ask ") and f"accept {step[4]}'s proposal" in words:
                    return self.accept_or_ask(self.known(seated), step)
                if step in words:
                    return step
            paid = self.way is not None and "overcome it" in words
            if self.way is not None and paid and (self.way.times == 1 or seated.view.act["pays"] == 2):
                return "overcome it"
            s = self.known(seated)
            assert s.act is not None
            self.way = finish(s, self.weights)
            if self.way is None:
                self.given_up.add(s.act.event.name)
                return "call it off"
            useless = wasted(s.act, self.way)
            if useless and not s.act.pledges:
                self.said = why_anew(useless, self.way)
                return "call it off"
            self.todo = steps(self.way)
            if not self.todo:
                return "overcome it"

    def accept_or_ask(self, s: RevolutionState, asking: str) -> str:
        """faq.1, assist.1 What somebody has proposed is accepted if it counts for what is paid; else they are asked for
        something that does."""
        assert self.way is not None
        proposal = next(one for one in s.standing_proposals() if f"ask {seat_name(one.pledge.seat)} " in asking)
        icons = proposal.pledge.icons
        if self.way.icon == ANY or icons[self.way.icon]:
            return f"accept {seat_name(proposal.pledge.seat)}'s proposal"
        self.said = why_not_accepted(proposal.pledge, self.way)
        return asking

    def what_for_recruit(self, seated: Seated, words: Sequence[str]) -> str:
        """recruit.1 The next thing that pays best for the Recruit under way, whoever began it."""
        s = self.known(seated)
        assert s.deal is not None
        recruiting = finish_recruit(s, self.weights, s.players[seated.seat].hand)
        if recruiting is None:
            recruit = s.row[s.deal.space]
            assert recruit is not None
            self.said = why_no_recruit(recruit)
            return "call it off"
        held = list(s.players[seated.seat].trophies)
        for owner, icon in s.deal.trophies:
            if owner == seated.seat:
                held[icon] -= 1
        return payment(recruiting, held)[0]

    def whose_deck(self, seated: Seated, words: Sequence[str]) -> str:
        """recruit.5 A Recruit goes on the own deck, for which it was chosen."""
        return f"on {seat_name(seated.seat)}'s deck"

    def which_marker(self, seated: Seated, words: Sequence[str]) -> str | None:
        """act.12, objectives.6 The marker that is needed most."""
        s = self.known(seated)
        if s.taking is None:
            return words[0]
        icon = Board(s, self.weights).best_marker(s.markers, s.taking[0].icons)
        return None if icon is None else f"take {ICON_NAMES[icon]}"

    def another_marker(self, seated: Seated, words: Sequence[str]) -> str:
        """abilities.4 A marker more is worth any card."""
        return words[0]

    def what_to_discard(self, seated: Seated, words: Sequence[str]) -> str:
        """discard.1 Keep the rest: every card that is drawn brings the next reshuffle nearer."""
        return "keep the rest"

    def whether_to_draw(self, seated: Seated, words: Sequence[str]) -> str:
        """draw.2, draw.5 Draw, unless that takes a reshuffle that isn't worth it."""
        s = self.known(seated)
        player = s.players[seated.seat]
        missing = hand_size(s) - len(player.hand)
        if missing <= len(player.deck) or player.token:
            return "draw"
        board = Board(s, self.weights)
        pushes = 1 + sum(1 for event in s.line[: board.last] if event is None)
        if pushes <= 2 or (missing <= 1 and not s.last_out):
            return "don't draw"
        return "draw"

    # What others ask

    def whether_to_assist(self, seated: Seated, words: Sequence[str]) -> str:
        """assist.1 Give what is worth giving."""
        s = self.known(seated)
        assert s.act is not None
        choices = assists(s, s.act.event, seated.seat, Pick.ASSIST)
        offer = best_offer(s, s.act, seated.seat, choices, self.weights)
        if offer is None:
            self.said = why_decline(s, s.act, seated.seat, usable(s, s.act.event, seated.seat), self.weights)
            return "decline"
        self.said = about_help(s, s.act, offer)
        return next(str(choice) for choice in choices if choice.things == (offer.card, offer.icon))

    def what_to_propose(self, seated: Seated, words: Sequence[str]) -> str:
        """faq.1 The Act toward which it can give most, as far as it can see."""
        s = self.known(seated)
        best: tuple[Event, Offer] | None = None
        for event in s.line:
            if event is not None and f"propose to act against {event.name}" in words:
                offer = best_proposal(s, event, seated.seat, self.weights)
                if offer is not None and (best is None or offer.gain > best[1].gain):
                    best = event, offer
        if best is None:
            self.said = why_nothing(s, seated.seat)
            return "propose nothing"
        self.said = about_proposal(s, *best)
        return f"propose to act against {best[0].name}"

    def what_to_pledge(self, seated: Seated, words: Sequence[str]) -> str:
        """trophies.13 The best that it can give for what is proposed."""
        s = self.known(seated)
        event = next(one for one in s.line if one is not None and seated.prompt == WHAT_TO_PLEDGE.prompt.format(one))
        offer = best_proposal(s, event, seated.seat, self.weights)
        if offer is None:
            self.said = why_no_pledge(event)
            return "propose nothing"
        name = f"pledge {offer.card.name}"
        return name if name in words else f"{name} as {ICON_NAMES[offer.icon]}"

    def also_a_seeker(self, seated: Seated, words: Sequence[str]) -> str:
        """assist.5 Add a Seeker if the card alone does less."""
        s = self.known(seated)
        event, card = next(
            (event, card)
            for event in s.line
            for card in s.players[seated.seat].hand
            if event is not None and seated.prompt == ALSO_A_SEEKER.prompt.format(card, event)
        )
        act = Act(event) if s.act is None else s.act
        choices = [one for one in assists(s, event, seated.seat, Pick.ASSIST) if one.things[0] is card]
        offer = best_offer(s, act, seated.seat, choices, self.weights)
        if offer is None or offer.seeker is None:
            return "decline"
        name = f"also assist with {offer.seeker.name}"
        return next((said for said in words if said in (name, f"{name} as {ICON_NAMES[offer.icon]}")), "decline")

    def whether_to_give(self, seated: Seated, words: Sequence[str]) -> str:
        """trophies.6, trophies.13 Give as many as the Recruit is worth, those first of which there are most."""
        s = self.known(seated)
        assert s.deal is not None
        number = trophies_to_give(s, seated.seat, self.weights)
        self.said = about_trophies(s, seated.seat, number)
        if not number:
            return "give no more"
        left = list(s.players[seated.seat].trophies)
        for owner, icon in s.deal.trophies:
            if owner == seated.seat:
                left[icon] -= 1
        return f"give {ICON_NAMES[left.index(max(left))]} trophy"

    # What cards do

    def least_recruit(self, seated: Seated, words: Sequence[str]) -> str:
        """event-step.10 Banish the Recruit that would be missed least."""
        s = self.known(seated)
        card = min([card for card in s.row if card is not None], key=lambda card: card.quality - card.stars)
        return f"banish {card.name}"

    def best_recruit(self, seated: Seated, words: Sequence[str]) -> str:
        """open.29 The best Recruit joins for nothing."""
        s = self.known(seated)
        return f"take {max([card for card in s.row if card is not None], key=lambda card: card.quality).name}"

    def least_card(self, seated: Seated, words: Sequence[str]) -> str:
        """open.35 The card that would be missed least, among those of the own hand."""
        s = self.known(seated)
        hand = s.players[seated.seat].hand
        card = min(hand, key=lambda card: price(card, self.weights, own=True))
        return f"{words[0].split(' ', 1)[0]} {card.name}"

    def which_player(self, seated: Seated, words: Sequence[str]) -> str:
        """faq.5 Whoever has most cards can best do without one."""
        s = self.known(seated)
        return seat_name(max(s.in_turn(), key=lambda seat: len(s.players[seat].hand)))

    def whether_to(self, seated: Seated, words: Sequence[str]) -> str:
        """open.35 Whether to use what a card lets everybody do."""
        s = self.known(seated)
        player = s.players[seated.seat]
        if words[0] == "freely reshuffle":
            return words[0] if len(player.discard) > len(player.deck) // 2 else words[-1]
        return words[0] if player.deck else words[-1]

    def which_event_goes(self, seated: Seated, words: Sequence[str]) -> str:
        """open.33 The Event without which the board is best."""
        s = self.known(seated)
        board = Board(s, self.weights)
        at = now(s)

        def worth(event: Event) -> float:
            return board.worth(at._replace(line=tuple([None if one is event else one for one in at.line])))

        there = [event for event in s.line if event is not None and f"discard {event.name}" in words]
        return f"discard {max(there, key=worth).name}"

    def known(self, seated: Seated) -> RevolutionState:
        """The state as its seat knows it; what is hidden lies anyhow, and nothing goes by how it lies."""
        state: RevolutionState = seated.known
        return state


def steps(way: Way) -> list[str]:
    """What to answer to pay in a certain way: the own cards first, so that the others see what is missing."""
    return [
        *[f"play {card.name}" for card in way.cards],
        *[f"spend {ICON_NAMES[icon]} trophy" for icon in way.trophies],
        *[f"ask {seat_name(help.seat)} to assist" for help in way.helps],
    ]


def payment(recruiting: Recruiting, held: Sequence[int]) -> list[str]:
    """What to answer to pay for a Recruit: trophies come first, those of which there are most."""
    left = list(held)
    spent = []
    for _ in range(recruiting.trophies):
        icon = max(range(len(left)), key=lambda one: left[one])
        left[icon] -= 1
        spent.append(f"spend {ICON_NAMES[icon]} trophy")
    return [*spent, *[f"spend {card.name}" for card in recruiting.cards]]


ANSWERS: Final[dict[str, Callable[[Planner, Seated, Sequence[str]], str | None]]] = {
    "what now": Planner.what_now,
    "what for the act": Planner.what_for_act,
    "what to propose": Planner.what_to_propose,
    "what to pledge": Planner.what_to_pledge,
    "whether to assist": Planner.whether_to_assist,
    "also a seeker": Planner.also_a_seeker,
    "which marker": Planner.which_marker,
    "another marker": Planner.another_marker,
    "what for the recruit": Planner.what_for_recruit,
    "whether to give trophies": Planner.whether_to_give,
    "whose deck": Planner.whose_deck,
    "what to discard": Planner.what_to_discard,
    "whether to draw": Planner.whether_to_draw,
    "whether freely": lambda mind, seated, words: words[0],
    "which recruit is banished": Planner.least_recruit,
    "which player": Planner.which_player,
    "which to discard": Planner.least_card,
    "which to banish": Planner.least_card,
    "whether to": Planner.whether_to,
    "which event goes": Planner.which_event_goes,
    "which recruit joins": Planner.best_recruit,
}
"""How it answers each question of the game."""
