"""Acting: an Act is put together pick by pick, paid at once, and what overcoming the Event brings."""

from __future__ import annotations

from typing import Final

from coven.games.revolution.choices import Choice, Pick
from coven.games.revolution.components import ANY, ICON_NAMES, ICONS, MAGIC, RELIC, Event, Witch
from coven.games.revolution.covens import show, use
from coven.games.revolution.event_line import leave_line
from coven.games.revolution.liberty_and_peril import OVERCOMING, move_liberty
from coven.games.revolution.objectives import matching, spend_trophy, take_marker
from coven.games.revolution.payment import (
    barred,
    costs,
    counts,
    gives,
    helpers_for,
    least_cards,
    only_one_helper,
    paid,
    supplied,
    trophies_count,
    trophy_counts,
)
from coven.games.revolution.state import Act, Pledge, Proposal, RevolutionState
from coven.kernel import Flow, Question, Reason, Seat, choose, seat_name
from coven.kernel import player as who

WHAT_FOR_ACT: Final = Question(
    "what for the act",
    "Against {0}: {1}. What now?",
    "act.2",
    "a card of your own: `play NAME`; a trophy: `spend Hexes trophy`; `ask B to assist`; `send back B's help`; "
    "`accept B's proposal`, `decline B's proposal`; `pay with NAME, NAME`, the fewest further cards that pay; "
    "`overcome it`; `call it off`",
)
ONE_CARD = Reason("assist.1", "each helper assists with a single card; what comes besides is said with `also`")
WHETHER_TO_ASSIST: Final = Question(
    "whether to assist",
    "{0} acts against {1}, {2}. Do you assist?",
    "assist.1",
    "a card and what it gives: `assist with NAME as Hexes`, `assist with NAME`; `decline`",
    declines=("decline",),
    whether=True,
    only_one=(("assist with ", ONE_CARD),),
)
ALSO_A_SEEKER: Final = Question(
    "also a seeker",
    "{0} lets you assist with a Seeker as well against {1}. Do you?",
    "assist.5",
    "`also assist with NAME as Hexes`, `also assist with NAME`; `decline`",
    declines=("decline",),
    whether=True,
)
WHICH_MARKER: Final = Question(
    "which marker",
    "Which marker do you take for {0}?",
    "act.12",
    "its icon: `take Hexes`; `take none`",
    declines=("take none",),
    only_one=(("take ", Reason("act.12", "one marker is taken for an Event, and another only if it was paid twice")),),
)
ANOTHER_MARKER: Final = Question(
    "another marker",
    "Do you play a card for another marker for {0}?",
    "abilities.1",
    "`play NAME for another marker`, `no more`",
    declines=("no more",),
    whether=True,
)


WHAT_TO_PROPOSE: Final = Question(
    "what to propose",
    "{0} asks what you propose. Against which Event would you assist?",
    "faq.1",
    "`propose to act against NAME`; `propose nothing`",
    declines=("propose nothing",),
)
WHAT_TO_PLEDGE: Final = Question(
    "what to pledge",
    "What do you pledge against {0}?",
    "trophies.13",
    "a card and what it would give: `pledge NAME as Hexes`, `pledge NAME`; `propose nothing`",
    declines=("propose nothing",),
    only_one=(("pledge ", ONE_CARD),),
)


BEFORE: Final = {Pick.ASSIST: "assist with ", Pick.ALSO: "also assist with ", Pick.PLEDGE: "pledge "}


def begin_act(s: RevolutionState, event: Event) -> None:
    """act.1 An Act is aimed at one Event in the line."""
    asked = sum([1 << helper for declined, helper in s.declined if declined is event])
    s.act = Act(event, asked=asked)
    s.note("act.1", "{0} acts against {1}", who(s.current), event)


def put_together(s: RevolutionState) -> Flow[None]:
    """act.2, act.9, faq.4, open.23 One pick for the Act: a card, a trophy, help asked for or sent back; or it is
    carried out, or called off at no cost."""
    act = s.act
    assert act is not None
    seat = s.current
    choice = yield from choose(s, seat, WHAT_FOR_ACT, picks(s, act), about=(act.event, standing(s, act)))
    pick = choice.pick
    if pick == Pick.PLAY:
        card = choice.things[0]
        assert isinstance(card, Witch)
        s.act = act._replace(cards=(*act.cards, card))
    elif pick == Pick.SPEND:
        icon = choice.things[0]
        assert isinstance(icon, int)
        s.act = act._replace(trophies=(*act.trophies, icon))
    elif pick == Pick.ASK:
        helper = choice.things[0]
        assert isinstance(helper, int)
        yield from ask_to_assist(s, act, Seat(helper))
    elif pick == Pick.SEND_BACK:
        helper = choice.things[0]
        assert isinstance(helper, int)
        sent = [pledge for pledge in act.pledges if pledge.seat == helper]
        pledges = tuple([pledge for pledge in act.pledges if pledge.seat != helper])
        s.act = act._replace(pledges=pledges, asked=act.asked & ~(1 << helper))  # open.36
        show(s, sent[0].seat, sent[0].cards)
        s.note("trophies.13", "{0} sends back the help of {1}", who(seat), who(sent[0].seat))
    elif pick in (Pick.ACCEPT, Pick.REFUSE):
        proposer = choice.things[0]
        assert isinstance(proposer, int)
        answer_proposal(s, act, Seat(proposer), accept=pick == Pick.ACCEPT)
    elif pick == Pick.CALL_OFF:
        call_off(s, act)
    else:
        if pick == Pick.PAY:
            act = act._replace(cards=(*act.cards, *[card for card in choice.things if isinstance(card, Witch)]))
        yield from overcome(s, act)


def picks(s: RevolutionState, act: Act) -> list[Choice]:
    """trophies.5, assist.1, assist.7 All that can be picked for an Act."""
    board, event, seat = s.board, act.event, s.current
    player = s.players[seat]
    found: list[Choice] = []
    if paid(s, act):
        found.append(board.choice(Pick.OVERCOME, "overcome it"))
    else:
        way = least_cards(s, act, player.hand)
        if way:
            found.append(Choice(Pick.PAY, f"pay with {', '.join([card.name for card in way])}", way))
    for card in player.hand:
        if card not in act.cards and counts(event, card):
            found.append(board.of_card(Pick.PLAY, card, "play "))
    if trophies_count(s, event):
        for icon in range(ICONS):
            if player.trophies[icon] > act.trophies.count(icon) and trophy_counts(event, icon):
                found.append(board.choice(Pick.SPEND, f"spend {ICON_NAMES[icon]} trophy", icon))
    if not act.pledges or not only_one_helper(s):
        for proposal in s.standing_proposals():
            if proposal.event is event and not act.asked >> proposal.pledge.seat & 1:
                name = seat_name(proposal.pledge.seat)
                found.append(board.choice(Pick.ACCEPT, f"accept {name}'s proposal", proposal.pledge.seat))
                found.append(board.choice(Pick.REFUSE, f"decline {name}'s proposal", proposal.pledge.seat))
        for helper in helpers_for(s, seat, event):
            if not act.asked >> helper & 1:
                found.append(board.choice(Pick.ASK, f"ask {seat_name(helper)} to assist", helper))
    for pledge in act.pledges:
        found.append(board.choice(Pick.SEND_BACK, f"send back {seat_name(pledge.seat)}'s help", pledge.seat))
    found.append(board.choice(Pick.CALL_OFF, "call it off"))
    return found


def standing(s: RevolutionState, act: Act) -> str:
    """Whether and how what is put together pays, in words.

    For each cost: how many there are, of how many.
    """
    ways = []
    for cost in costs(s, act.event):
        kind = "icons" if cost.icon == ANY else ICON_NAMES[cost.icon]
        ways.append(f"{supplied(act, cost.icon)} of {cost.single} {kind}")
    return " or ".join(ways)


def ask_to_assist(s: RevolutionState, act: Act, helper: Seat) -> Flow[None]:
    """assist.1, assist.2, assist.5, abilities.3, trophies.13 A helper pledges a card for the Act, or declines. Nobody
    can be made to. A helper who assists with a Dedicant may add a Seeker."""
    event = act.event
    about = (who(s.current), event, standing(s, act))
    decline = s.board.choice(Pick.DECLINE, "decline")
    choices = [*assists(s, event, helper, Pick.ASSIST), decline]
    # Not being asked would tell the others that there was nothing to give.
    choice = yield from choose(s, helper, WHETHER_TO_ASSIST, choices, about=about, always=True)
    act = act._replace(asked=act.asked | 1 << helper)
    s.act = act
    if choice is decline:
        s.declined = (*s.declined, (event, helper))
        s.note("assist.1", "{0} declines to assist", who(helper))
        return
    pledge = yield from pledged(s, event, helper, choice)
    s.act = act._replace(pledges=(*act.pledges, pledge))
    show(s, helper, pledge.cards)
    s.note("assist.1", "{0} pledges {1}", who(helper), _listed(pledge.cards))


def pledged(s: RevolutionState, event: Event, helper: Seat, choice: Choice) -> Flow[Pledge]:
    """assist.2, assist.5, abilities.3 What a helper gives with the card chosen: a Dedicant may bring a Seeker along."""
    card, icon = choice.things
    assert isinstance(card, Witch)
    assert isinstance(icon, int)
    cards: tuple[Witch, ...] = (card,)
    icons = given(card, icon)
    if card.also_assist:
        more = [one for one in assists(s, event, helper, Pick.ALSO) if one.things[0] is not card]
        if more:
            decline = s.board.choice(Pick.DECLINE, "decline")
            also = yield from choose(s, helper, ALSO_A_SEEKER, [*more, decline], about=(card, event), always=True)
            if also is not decline:
                seeker, icon = also.things
                assert isinstance(seeker, Witch)
                assert isinstance(icon, int)
                cards = (card, seeker)
                icons = tuple([one + other for one, other in zip(icons, given(seeker, icon), strict=True)])
    return Pledge(helper, cards, icons)


def may_be_heard(s: RevolutionState, seat: Seat) -> bool:
    """faq.1, assist.7, solo.2 Whether another player could have something to propose: one with cards, who has not been
    heard since something was last done, and an Event to assist against."""
    if seat == s.current or s.heard >> seat & 1 or not s.players[seat].hand:
        return False
    return any(event is not None and not event.no_assistance for event in s.line)


def hear(s: RevolutionState, helper: Seat) -> Flow[None]:
    """faq.1, trophies.13 Another player is asked for a proposal: an Event to act against, and a pledge for that Act. It
    is the player's own, and binds nobody else: whoever acts accepts it or not."""
    s.heard |= 1 << helper
    s.proposals = tuple([one for one in s.proposals if one.pledge.seat != helper])
    nothing = s.board.choice(Pick.DECLINE, "propose nothing")
    events = [event for event in s.line if event is not None and not event.no_assistance]
    choices = [s.board.choice(Pick.PROPOSE, f"propose to act against {event.name}", event) for event in events]
    about = (who(s.current),)
    choice = yield from choose(s, helper, WHAT_TO_PROPOSE, [*choices, nothing], about=about, always=True)
    if choice is not nothing:
        event = choice.things[0]
        assert isinstance(event, Event)
        pledges = assists(s, event, helper, Pick.PLEDGE)
        choice = yield from choose(s, helper, WHAT_TO_PLEDGE, [*pledges, nothing], about=(event,), always=True)
        if choice is not nothing:
            pledge = yield from pledged(s, event, helper, choice)
            s.proposals = (*s.proposals, Proposal(event, pledge))
            show(s, helper, pledge.cards)
            s.note(
                "faq.1", "{0} proposes to act against {1}, and pledges {2}", who(helper), event, _listed(pledge.cards)
            )
            return
    s.note("faq.1", "{0} proposes nothing", who(helper))


def answer_proposal(s: RevolutionState, act: Act, proposer: Seat, *, accept: bool) -> None:
    """trophies.13, assist.1 What was proposed for an Act is taken up, and that is the helper's assistance; or it isn't,
    and the helper can still be asked."""
    proposal = next(one for one in s.proposals if one.pledge.seat == proposer and one.event is act.event)
    s.proposals = tuple([one for one in s.proposals if one is not proposal])
    if accept:
        s.act = act._replace(pledges=(*act.pledges, proposal.pledge), asked=act.asked | 1 << proposer)
        s.note("assist.1", "{0} accepts the proposal of {1}", who(s.current), who(proposer))
    else:
        s.note("trophies.13", "{0} declines the proposal of {1}", who(s.current), who(proposer))


def assists(s: RevolutionState, event: Event, helper: Seat, pick: Pick) -> list[Choice]:
    """assist.2, assist.4, assist.5 What a helper could give: each card with an icon that counts, once for each such
    icon. As a second card, only Seekers."""
    before = BEFORE[pick]
    found = []
    for card in s.players[helper].hand:
        if barred(event, card) or (pick == Pick.ALSO and not card.act_again):
            continue
        if event.costs[0][0] == ANY:
            if card.total:
                found.append(s.board.choice(pick, f"{before}{card.name}", card, ANY))
        elif card.gives >= card.total and card.mask & event.icons:  # all of them: nothing to choose
            found.append(s.board.choice(pick, f"{before}{card.name}", card, ANY))
        else:
            for icon in range(MAGIC):
                if card.icons[icon] and event.icons >> icon & 1:
                    found.append(s.board.choice(pick, f"{before}{card.name} as {ICON_NAMES[icon]}", card, icon))
    return found


def given(card: Witch, icon: int) -> tuple[int, ...]:
    """assist.2, assist.3, assist.4 The icons that an assisting card gives: so many of one kind as it may, or if it
    doesn't matter of which, of any."""
    left = card.gives if icon == ANY else 0
    found = []
    for kind in range(MAGIC):
        number = gives(card, kind) if kind == icon else min(left, card.icons[kind])
        left -= number if icon == ANY else 0
        found.append(number)
    return tuple(found)


def call_off(s: RevolutionState, act: Act) -> None:
    """act.9, open.23 Nothing was paid: everything stays where it is, and the Act can still be used."""
    s.act = None
    show(s, s.current, act.cards)
    for pledge in act.pledges:
        show(s, pledge.seat, pledge.cards)
    s.note("open.23", "{0} calls the Act off", who(s.current))


def overcome(s: RevolutionState, act: Act) -> Flow[None]:
    """act.10, act.11, act.12, act.18, act.19, act.20, open.4 Everything is paid; then come the marker, with all that an
    Objective brings, the Liberty adjustment, and last the discard of the Event."""
    seat, event = s.current, act.event
    times = paid(s, act)
    s.act = None
    s.something_done()
    s.acts -= 1
    before = s.after(s.note("act.2", "{0} overcomes {1}", who(seat), event))
    pay(s, act)
    if s.settled.liberty_first:
        adjust(s, event)
    yield from take_markers(s, event, times)
    if not s.settled.liberty_first:
        adjust(s, event)
    leave_line(s, event, "act.19", "{0} is discarded")
    s.proposals = s.standing_proposals()
    s.cause = before


def pay(s: RevolutionState, act: Act) -> None:
    """act.3, act.10, act.11, assist.9, trophies.9 All that was put together is used up, whether it was needed or
    not."""
    seat = s.current
    for card in act.cards:
        use(s, seat, card)
        s.note("act.11" if card.kind == RELIC else "act.10", "{0} has played {1}", who(seat), card)
    for icon in act.trophies:
        spend_trophy(s, seat, icon)
        s.note("trophies.9", "{0} spends a trophy, {1}", who(seat), ICON_NAMES[icon])
    for pledge in act.pledges:
        for card in pledge.cards:
            use(s, pledge.seat, card)
            s.note("act.10", "{0} has assisted with {1}", who(pledge.seat), card)


def adjust(s: RevolutionState, event: Event) -> None:
    """act.18, act.24, liberty.1, event-step.17 A Liberty Event that is overcome moves the marker toward Liberty."""
    if event.liberty:
        move_liberty(s, OVERCOMING * event.doubled, "act.18")


def take_markers(s: RevolutionState, event: Event, times: int) -> Flow[None]:
    """act.12 to act.16, act.21 to act.24, objectives.4, objectives.6, open.9, open.26 One marker that matches the
    Event, two for a double payment; none if that is wanted, or if none is left."""
    none = s.board.choice(Pick.NO_MARKER, "take none")
    for taken in range(times):
        s.taking = (event, times - taken)
        if not (yield from one_marker(s, event, none)):
            break
    s.taking = (event, 0)
    yield from another_marker(s, event)
    s.taking = None


def one_marker(s: RevolutionState, event: Event, none: Choice) -> Flow[bool]:
    icons = matching(s, event.icons)
    if not icons:
        s.note("act.15", "No marker that matches {0} is left", event)
        return False
    choices = [s.board.choice(Pick.MARKER, f"take {ICON_NAMES[icon]}", icon) for icon in icons]
    choice = yield from choose(s, s.current, WHICH_MARKER, [*choices, none], about=(event,))
    if choice is none:
        s.note("act.16", "{0} takes no marker", who(s.current))
        return False
    icon = choice.things[0]
    assert isinstance(icon, int)
    yield from take_marker(s, icon)
    return True


def another_marker(s: RevolutionState, event: Event) -> Flow[None]:
    """abilities.1, abilities.4, abilities.5 A card whose text gives one more marker may be played for it now; its icons
    count for nothing."""
    seat = s.current
    no_more = s.board.choice(Pick.NO_MARKER, "no more")
    none = s.board.choice(Pick.NO_MARKER, "take none")
    while matching(s, event.icons):
        able = [card for card in s.players[seat].hand if card.another_marker]
        if not able:
            return
        after = " for another marker"
        choices = [s.board.of_card(Pick.ANOTHER, card, "play ", after) for card in able]
        choice = yield from choose(s, seat, ANOTHER_MARKER, [*choices, no_more], about=(event,))
        if choice is no_more:
            return
        card = choice.things[0]
        assert isinstance(card, Witch)
        use(s, seat, card)
        s.note("abilities.4", "{0} plays {1} for another marker", who(seat), card)
        for _ in range(card.another_marker):
            if not (yield from one_marker(s, event, none)):
                break


def _listed(cards: tuple[Witch, ...]) -> str:
    return " and ".join([card.name for card in cards])
