"""A turn: five steps in their order, and what can be done in the third and the fourth."""

from __future__ import annotations

from typing import Final

from coven.games.revolution.act import begin_act, hear, may_be_heard, put_together
from coven.games.revolution.choices import Choice, Pick
from coven.games.revolution.components import SPACES, Event, Witch
from coven.games.revolution.covens import discard, use
from coven.games.revolution.draw import draw_step
from coven.games.revolution.effects import carry_out
from coven.games.revolution.event_line import add_event
from coven.games.revolution.payment import could_pay
from coven.games.revolution.recruit import affordable, begin_recruit, pay_for_recruit
from coven.games.revolution.recruits import add_recruit
from coven.games.revolution.state import RevolutionState, Step
from coven.games.revolution.winning import out_of_time
from coven.kernel import Flow, Question, Reason, Seat, choose, seat_name
from coven.kernel import player as who

WHAT_NOW: Final = Question(
    "what now",
    "Act and/or Recruit. What do you do?",
    "step3.1",
    "`act against NAME`; `recruit NAME`; `play NAME to Act again`; another ability: `play NAME`; `hear B's proposal`; "
    "`done`",
    at_rest=True,
    declines=("done",),
    only_one=(("recruit ", Reason("step3.3", "a turn holds one Recruit at most")),),
)
WHICH_GOES: Final = Question(
    "what to discard",
    "Do you discard a card before you draw?",
    "discard.1",
    "`discard NAME`, `keep the rest`",
    at_rest=True,
    declines=("keep the rest",),
    whether=True,
)


def begin_turn(s: RevolutionState) -> None:
    """turn.2, recruit-step.1, step3.3, step3.7 A turn begins with one Act and one Recruit; extra Acts of the turn
    before have lapsed. Step 1 is left out on the first turn of the game only."""
    s.acts = 1
    s.recruited = False
    s.extra_acts = 0
    s.free_recruit = False
    s.something_done()
    s.step = Step.EVENT if s.turn == 1 else Step.RECRUIT
    s.note("turn.2", "Turn {0}: {1}", s.turn, who(s.current))


def step_of_turn(s: RevolutionState) -> Flow[None]:
    """turn.1, turn.2, turn.3, end.12 The next thing in the turn of the current player. Steps 1 and 2 just happen."""
    if s.step == Step.ACT:
        if s.act is not None:
            yield from put_together(s)
        elif s.deal is not None:
            yield from pay_for_recruit(s)
        else:
            yield from what_now(s)
    elif s.step == Step.RECRUIT:
        yield from add_recruit(s)
        s.step = Step.EVENT
    elif s.step == Step.EVENT:
        yield from add_event(s)
        s.step = Step.ACT
    elif s.step == Step.DISCARD:
        yield from discard_step(s)
    else:
        yield from draw_step(s)
        end_turn(s)


def what_now(s: RevolutionState) -> Flow[None]:
    """step3.1, step3.2, step3.5, step3.8 Act, Recruit, both in either order, or neither; extra Acts anywhere among
    them."""
    choice = yield from choose(s, s.current, WHAT_NOW, possible(s))
    pick = choice.pick
    if pick == Pick.DONE:
        s.proposals = ()
        s.heard = 0
        s.step = Step.DISCARD
        return
    thing = choice.things[0]
    if pick == Pick.ACT:
        assert isinstance(thing, Event)
        begin_act(s, thing)
    elif pick == Pick.RECRUIT:
        assert isinstance(thing, Witch)
        begin_recruit(s, s.row.index(thing))
    elif pick == Pick.AGAIN:
        assert isinstance(thing, Witch)
        act_again(s, thing)
    elif pick == Pick.HEAR:
        assert isinstance(thing, int)
        yield from hear(s, Seat(thing))
    else:
        assert isinstance(thing, Witch)
        yield from play_ability(s, thing)


def possible(s: RevolutionState) -> list[Choice]:
    """step3.3, step3.6, act.1, recruit.14 All that can be done now in step 3."""
    board, seat = s.board, s.current
    found: list[Choice] = []
    if s.acts:
        for event in s.line:
            if event is not None and could_pay(s, seat, event):
                found.append(board.choice(Pick.ACT, f"act against {event.name}", event))
    worth_hearing = bool(found)
    if not s.recruited:
        for space in range(SPACES):
            card = s.row[space]
            if card is not None and affordable(s, space):
                found.append(board.choice(Pick.RECRUIT, f"recruit {card.name}", card))
    again = extra_acts_allowed(s)
    for card in s.players[seat].hand:
        if card.act_again and again:
            found.append(board.of_card(Pick.AGAIN, card, "play ", " to Act again"))
        if card.play_to:
            found.append(board.of_card(Pick.ABILITY, card, "play "))
    if worth_hearing:  # proposals are about Acts
        for other in s.in_turn():
            if may_be_heard(s, other):
                found.append(board.choice(Pick.HEAR, f"hear {seat_name(other)}'s proposal", other))
    found.append(board.choice(Pick.DONE, "done"))
    return found


def extra_acts_allowed(s: RevolutionState) -> bool:
    """faq.2 Whether no Event in the line forbids extra Acts."""
    return not any(event is not None and event.no_extra for event in s.line)


def act_again(s: RevolutionState, card: Witch) -> None:
    """step3.4, step3.6, step3.7, abilities.2, abilities.4, abilities.5, open.28 A Seeker is played for one more Act,
    and for nothing else: its icons count for no Act."""
    s.acts += 1
    s.extra_acts += 1
    s.something_done()
    use(s, s.current, card)
    s.note("step3.4", "{0} plays {1} to Act again", who(s.current), card)


def play_ability(s: RevolutionState, card: Witch) -> Flow[None]:
    """abilities.1, abilities.4, abilities.6 On its owner's own turn a card is used up for what its text says."""
    s.something_done()
    use(s, s.current, card)
    before = s.after(s.note("abilities.1", "{0} plays {1}", who(s.current), card))
    yield from carry_out(s, card.play_to)
    s.proposals = s.standing_proposals()
    s.cause = before


def discard_step(s: RevolutionState) -> Flow[None]:
    """discard.1, discard.2, discard.3 The player whose turn it is may discard any number of cards, one at a time."""
    seat = s.current
    hand = s.players[seat].hand
    keep = s.board.choice(Pick.DONE, "keep the rest")
    choices = [s.board.of_card(Pick.DISCARD, card, "discard ") for card in hand]
    choice = yield from choose(s, seat, WHICH_GOES, [*choices, keep])
    if choice is keep:
        s.step = Step.DRAW
        return
    card = choice.things[0]
    assert isinstance(card, Witch)
    discard(s, seat, card)
    s.note("discard.1", "{0} discards {1}", who(seat), card)


def end_turn(s: RevolutionState) -> None:
    """end.6, end.7, end.8, end.11, end.12, end.13, open.16 The turn is over: the game is lost if the last Event is out,
    and goes on clockwise if not. Nothing else that runs out matters."""
    if s.last_out:
        raise out_of_time(s)
    s.current = Seat((s.current + 1) % s.settled.seats)
    s.turn += 1
    begin_turn(s)
