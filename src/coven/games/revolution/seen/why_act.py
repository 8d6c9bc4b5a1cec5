"""Why not: Acts, what is put into them, assistance and proposals, and the markers they bring."""

from __future__ import annotations

from collections.abc import Sequence

from coven.games.revolution.act import ONE_CARD, standing
from coven.games.revolution.components import ANY, ICON_NAMES, MAGIC, Event, Witch
from coven.games.revolution.payment import (
    barred,
    costs,
    could_hold,
    counts,
    gives,
    least_cards,
    only_one_helper,
    paid,
    supplied,
    trophies_count,
    trophy_counts,
)
from coven.games.revolution.seen.tried import NOBODY, Means, Tried
from coven.games.revolution.seen.why_recruit import (
    NO_RECRUIT_UNDER_WAY,
    NO_TROPHY_OF_YOURS,
    NOT_FOR_RECRUITS,
    spend_trophy,
)
from coven.games.revolution.seen.why_recruit import none_left as no_recruit_left
from coven.games.revolution.seen.why_steps import (
    FORBIDDEN,
    IN_STEP_3,
    lends_icons,
    seen_elsewhere,
    under_way,
)
from coven.games.revolution.state import Act, RevolutionState, Step
from coven.games.revolution.turn import extra_acts_allowed
from coven.kernel import Decision, Reason, Seat, called, could_mean, first_said
from coven.kernel.reason import Telling

NOT_IN_LINE = Reason("act.1", "an Act is aimed at an Event in the Event Line")
NO_ACT_LEFT = Reason("step3.3", "the turn's Act has been used, and no Seeker was played for another one")
NO_EXTRA_ACT_LEFT = Reason("step3.3", "the turn's Act has been used, and every other one that a Seeker gave")
NO_ACT_UNDER_WAY = Reason("act.1", "say first which Event you act against")
NOTHING_BEGUN = Reason("act.1", "say first which Event you act against, or which Recruit you take")
NEEDS_WHAT_IS_FORBIDDEN = Reason(
    "faq.2", "it could be paid for only with what the text of an Event in the line forbids"
)
NOTHING_TO_CALL_OFF = Reason("open.23", "no Act and no Recruit is under way that could be called off")
NOT_IN_HAND = Reason("act.2", "that card is not in your hand")
NOT_THERE_TO_USE = Reason("abilities.1", "what a card can be played for is used from the own hand, and it isn't there")
SOMEBODY_ELSES = Reason("trophies.13", "that card is another player's; ask for assistance")
ALREADY_IN = Reason("act.6", "that card is in already, and counts with all its icons")
FOR_ICONS = Reason("open.28", "that Seeker is being played for its icons; it is for them or for an extra Act")
COUNTS_FOR_NOTHING = Reason("act.6", "it has no icon of a kind that counts against this Event")
NO_SUCH_SEEKER = Reason("step3.4", "a Seeker is played to Act again from the own hand, and that one isn't there")
NOT_A_SEEKER = Reason("step3.4", "only a Seeker is played to Act again; no other card gives an extra Act")
OWN_ABILITY = Reason("abilities.1", "an ability is used on its owner's own turn, unless it names another moment")
NO_ABILITY = Reason("abilities.1", "it has no ability that could be used now")
NO_TROPHY = Reason("trophies.1", "you have no such trophy left")
NOT_YOURS = Reason("trophies.5", "only the player whose turn it is spends trophies on an Event, and only the own ones")
GENERIC = Reason(
    "trophies.2", "Unaligned and Catastrophe trophies count against Unaligned Events and Catastrophes only"
)
ALTERNATIVES = Reason("act.4", "the two costs are alternatives; they can't be mixed")
ALONE = Reason("solo.2", "alone there is no assistance")
NOT_YOURSELF = Reason("assist.7", "nobody assists on the own turn")
NO_CARDS = Reason("assist.1", "that player has no card to assist with")
ASKED_BEFORE = Reason("assist.1", "that player has answered; each assists an Act once")
HAS_DECLINED = Reason("open.36", "that player has declined, and so has answered for this Act")
YOU_DECLINED = Reason("open.36", "you have declined, and so have answered for this Act")
ANSWERED = Reason("assist.1", "you have answered; each player assists an Act once")
NOT_ASKED = Reason("assist.1", "assistance is for an Act that is being put together, and is asked for first")
NO_HELP_THERE = Reason("assist.1", "that player has pledged nothing")
FROM_THE_HAND = Reason("assist.1", "a helper assists with a card from the own hand, and that one isn't there")
ONE_ICON = Reason("assist.2", "an assisting card gives just one of its icons, however many it shows")
NOT_PICTURED = Reason("assist.2", "an assisting card gives one of its own icons")
ONLY_A_SEEKER = Reason("assist.5", "besides a Dedicant only a Seeker can assist as well")
DEDICANT_FIRST = Reason("assist.5", "a Seeker assists as well only when a card that allows it was given first")
ALLOWS_NONE = Reason("assist.5", "besides the card that you gave no other one can assist: its text allows none")
NOT_SHOWN = Reason("act.13", "the marker has to match an icon shown on the Event")
ONLY_ITS_OWN = Reason(
    "act.14", "an Unaligned Event gives Unaligned markers only, a Catastrophe only Catastrophe markers"
)
NONE_LEFT = Reason("act.15", "no such marker is left on an Objective")
NOTHING_OVERCOME = Reason("act.12", "a marker is taken, or not, when an Event is overcome")
ONE_BY_ONE = Reason("act.12", "one marker is taken for an Event, and another only if it was paid twice: one at a time")
ONE_MARKER = Reason("act.12", "the markers for this Event have been taken; a card would have to be played for another")
WHEN_OVERCOME = Reason("abilities.1", "it is played when an Event has been overcome and a marker that matches is left")
NO_OTHER_MARKER = Reason("abilities.1", "its text gives no other marker")
NOT_FOR_ANOTHER = Reason("abilities.1", "you have no such card whose text gives another marker")
NOTHING_PROPOSED = Reason("trophies.13", "that player has proposed nothing that could be answered now")
HEARD_BEFORE = Reason("faq.1", "that player has been heard, and nothing has been done since")
NOTHING_TO_PROPOSE = Reason("assist.1", "there is no Act, no Event or no card that a proposal could be about")
ON_OTHERS_TURNS = Reason("assist.7", "nobody assists on the own turn, so there is nothing to propose")


def act(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """act.1, act.2, step3.3, faq.2 Why an Event can't be acted against."""
    if s.step != Step.ACT:
        return IN_STEP_3
    event = tried.event
    if event is None or event not in s.line:
        return NOT_IN_LINE
    first = none_left(s) or under_way(s)
    if first is not None:
        return first
    if _but_for_texts(s, event, seat):
        return NEEDS_WHAT_IS_FORBIDDEN
    ways = " or ".join(str(cost) for cost in costs(s, event))
    return Reason("act.2", f"it costs {ways}, and all cards and trophies that could be played don't reach that")


def none_left(s: RevolutionState) -> Reason | None:
    """step3.3, step3.4 Why no Act is begun any more in this turn; None if one may be."""
    if s.acts:
        return None
    return NO_EXTRA_ACT_LEFT if s.extra_acts else NO_ACT_LEFT


def never(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """act.1, step3.3 Why an Event isn't acted against in this turn, whatever is done first; None if it may be."""
    return NOT_IN_LINE if tried.event is None or tried.event not in s.line else none_left(s)


def _no_act(s: RevolutionState) -> Reason:
    """step3.3, act.1, turn.1 Why no Act is under way."""
    return IN_STEP_3 if s.step != Step.ACT else none_left(s) or NO_ACT_UNDER_WAY


def _but_for_texts(s: RevolutionState, event: Event, seat: Seat) -> bool:
    """faq.2 Whether an Event could be paid for if no text forbade cards, trophies or assistance, by what all know of
    the others' hands."""
    for cost in costs(s, event):
        icon = cost.icon
        trophies = s.players[seat].trophies
        have = sum(trophies) if icon == ANY else trophies[icon]
        have += sum([card.total if icon == ANY else card.icons[icon] for card in s.players[seat].hand])
        for other in s.in_turn():
            if other != seat and s.players[other].hand:
                have += max([gives(card, icon) for card in could_hold(s, other)], default=0)
        if have >= cost.single:
            return True
    return False


def again(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """step3.4, abilities.2, open.28 Why a card can't be played for an extra Act."""
    if s.step != Step.ACT:
        return IN_STEP_3
    return never_again(s, tried, seat) or under_way(s)


def never_again(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """step3.4, abilities.2, open.28, faq.2 Why a card gives no extra Act in this turn, whatever is done first; None if
    it may."""
    card = tried.card
    if card is None or not card.act_again:
        return NOT_A_SEEKER
    if card not in s.players[seat].hand:
        return NO_SUCH_SEEKER
    if s.act is not None and card in s.act.cards:
        return FOR_ICONS
    return None if extra_acts_allowed(s) else FORBIDDEN


def another(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """abilities.1 Why a card isn't played for another marker."""
    return WHEN_OVERCOME if tried.card is not None and tried.card.another_marker else NO_OTHER_MARKER


def play(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """act.2, act.6, abilities.1, faq.2 Why a card can't be put into an Act, or played for what it says."""
    card = tried.card
    if s.step != Step.ACT:
        return IN_STEP_3
    if s.deal is not None:
        return under_way(s)
    if card is None or card not in s.players[seat].hand:
        if card is not None and seen_elsewhere(s, seat, card):
            return SOMEBODY_ELSES
        return NOT_IN_HAND if s.act is not None or lends_icons(tried) else NOT_THERE_TO_USE
    if s.act is None:
        return _no_act(s) if not card.play_to else NO_ABILITY
    return never_played(s, tried, seat) or COUNTS_FOR_NOTHING


def never_played(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """act.2, act.6, trophies.13, faq.2 Why a card isn't put into the Act under way, whatever else is; None if it may
    be."""
    card = tried.card
    if s.act is None:
        return None
    if card is None or card not in s.players[seat].hand:
        return SOMEBODY_ELSES if card is not None and seen_elsewhere(s, seat, card) else NOT_IN_HAND
    if card in s.act.cards:
        return ALREADY_IN
    if barred(s.act.event, card):
        return FORBIDDEN
    return None if counts(s.act.event, card) else COUNTS_FOR_NOTHING


def trophy(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """trophies.1, trophies.2, trophies.5, trophies.6, step3.3 Why a trophy can't be spent."""
    icon = tried.icon
    if s.step != Step.ACT:
        return IN_STEP_3
    if s.deal is not None:
        return spend_trophy(s, s.deal, icon, seat)
    never = never_spent(s, tried, seat)
    if never is not None:
        return never
    return _nothing_begun(s) if s.act is None else COUNTS_FOR_NOTHING


def never_spent(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """trophies.1, trophies.2, trophies.5, trophies.6, act.6, faq.2 Why a trophy isn't spent on what is under way,
    whatever else is; None if it may be."""
    icon = tried.icon
    if s.deal is not None:
        return NO_TROPHY_OF_YOURS if s.players[seat].trophies[icon] <= s.deal.trophies.count((seat, icon)) else None
    if s.players[seat].trophies[icon] <= (0 if s.act is None else s.act.trophies.count(icon)):
        others = any(player.trophies[icon] for n, player in enumerate(s.players) if n != seat)
        return NOT_YOURS if others else NO_TROPHY
    if s.act is None:
        return None
    if not trophies_count(s, s.act.event):
        return FORBIDDEN
    if trophy_counts(s.act.event, icon):
        return None
    return GENERIC if icon >= MAGIC else COUNTS_FOR_NOTHING


def _nothing_begun(s: RevolutionState) -> Reason:
    """act.1, recruit.1, step3.3 What has to be said before trophies are spent on it, as long as there may be one."""
    no_act, no_recruit = none_left(s), no_recruit_left(s)
    if no_act is not None:
        return NO_RECRUIT_UNDER_WAY if no_recruit is None else no_act
    return NOTHING_BEGUN if no_recruit is None else NO_ACT_UNDER_WAY


def overcome(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """act.2, act.4 Why what is put together doesn't pay."""
    if s.step != Step.ACT:
        return IN_STEP_3
    if s.deal is not None:
        return under_way(s)
    if s.act is None:
        return _no_act(s)
    return called("overcome it") if paid(s, s.act) else _short(s, s.act, "there are")


def _short(s: RevolutionState, act: Act, there_are: str) -> Reason:
    """act.2, act.4 Why what is put together doesn't pay."""
    found = costs(s, act.event)
    there = [supplied(act, cost.icon) for cost in found]
    if len(there) > 1 and all(there) and sum(there) >= min(cost.single for cost in found):
        return ALTERNATIVES
    return Reason("act.2", f"the cost has to be reached: {there_are} {standing(s, act)}")


def pay_with(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """act.2, act.4, act.6, faq.2 Why an Act isn't paid at once with these cards. Where they would pay, no rule forbids
    it: only the fewest cards that do are offered together, and others are played one by one."""
    for place, card in enumerate(tried.cards):
        reason = ALREADY_IN if card in tried.cards[:place] else play(s, Tried(Means.PLAY, card), seat)
        if reason is not COUNTS_FOR_NOTHING or card is None or (s.act is not None and not counts(s.act.event, card)):
            several = len(tried.cards) > 1
            return reason if reason is None or card is None or not several else _of(card, reason)
    assert s.act is not None
    then = s.act._replace(cards=(*s.act.cards, *[card for card in tried.cards if card is not None]))
    if not paid(s, then):
        return _short(s, then, "with these there are")
    least = least_cards(s, s.act, s.players[seat].hand) or ()
    fewest = ", ".join([card.name for card in least])
    if least and set(least) == set(tried.cards):
        return called(f"pay with {fewest}")
    offered = f" (here {fewest})" if fewest else ""
    return Reason("", f"only the fewest cards that pay are offered together{offered}; play these one by one")


def _of(card: Witch, reason: Reason) -> Reason:
    """A reason against one of several cards, which is named."""
    return Reason(reason.rule, f"{card.name}: {reason.words}")


def call_off(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """open.23, recruit.5 Why nothing is called off: what is paid for is taken."""
    return under_way(s) or NOTHING_TO_CALL_OFF


def ask(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """assist.1, assist.7, assist.8, solo.2, faq.2, open.36 Why nobody, or not this player, can be asked to assist."""
    if s.settled.seats == 1:
        return ALONE
    if s.deal is not None:
        return NOT_FOR_RECRUITS
    if s.act is None:
        return _no_act(s)
    if tried.seat == seat:
        return NOT_YOURSELF
    if s.act.event.no_assistance:
        return FORBIDDEN
    if s.act.asked >> tried.seat & 1:
        return ASKED_BEFORE if _given(s.act, tried.seat) else HAS_DECLINED
    return FORBIDDEN if s.act.pledges and only_one_helper(s) else NO_CARDS


def _given(act: Act, seat: int) -> tuple[Witch, ...]:
    """assist.1 The cards that a helper has put into an Act."""
    return next((pledge.cards for pledge in act.pledges if pledge.seat == seat), ())


def send_back(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return NO_HELP_THERE


def hear(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """faq.1, assist.1, assist.7, solo.2 Why nobody, or not this player, is asked for a proposal."""
    if s.settled.seats == 1:
        return ALONE
    if s.step != Step.ACT:
        return IN_STEP_3
    if tried.seat == seat:
        return NOT_YOURSELF
    first = under_way(s) or none_left(s)
    if first is not None:
        return first
    return HEARD_BEFORE if s.heard >> tried.seat & 1 else NOTHING_TO_PROPOSE


def proposal(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """trophies.13, assist.1, open.36 Why there is no proposal to accept or to decline."""
    theirs = [one.event for one in s.standing_proposals() if one.pledge.seat == tried.seat]
    if s.act is None:
        return under_way(s) or _no_act(s) if theirs or s.step != Step.ACT else NOTHING_PROPOSED
    if s.act.event not in theirs:
        return NOTHING_PROPOSED
    if s.act.pledges and only_one_helper(s):
        return FORBIDDEN
    return ASKED_BEFORE if _given(s.act, tried.seat) else HAS_DECLINED


def propose(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return ALONE if s.settled.seats == 1 else ON_OTHERS_TURNS


def assist(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    """assist.7, solo.2 Nobody assists the own Act."""
    return ALONE if s.settled.seats == 1 else NOT_YOURSELF


def unasked(s: RevolutionState, tried: Tried, seat: Seat) -> Reason:
    """assist.1, assist.5, assist.8, faq.2, open.36 Why somebody else, who isn't asked, can't assist now; what forbids
    that card in any case comes first."""
    if s.act is None:
        return NOT_ASKED if s.deal is None else NOT_FOR_RECRUITS
    given = _given(s.act, seat)
    barred_here = s.act.event.no_assistance or (s.act.pledges and not given and only_one_helper(s))
    if barred_here and tried.means != Means.DECLINE:
        return FORBIDDEN
    if not s.act.asked >> seat & 1:
        lends = tried.means in (Means.ASSIST, Means.PLAY)
        return (_cannot_lend(s, s.act.event, tried, seat) if lends else None) or NOT_ASKED
    if tried.means == Means.ALSO and given and not given[0].also_assist:
        return ALLOWS_NONE
    return ANSWERED if given else YOU_DECLINED


def marker(s: RevolutionState, tried: Tried, seat: Seat) -> Reason | None:
    return NOTHING_OVERCOME


# What is asked in the middle of something


def what_for_the_act(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """act.2 A card that is to be spent on an Act is played."""
    if tried.means != Means.SPEND or tried.card is None:
        return None
    whole = f"play {tried.card.name}"
    return called(whole) if whole in decision.words() else None


def whether_to_assist(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """assist.1, assist.2, assist.4, assist.5, abilities.1 Why a card can't be lent, or not like this."""
    if tried.means == Means.PLAY and not lends_icons(tried):
        return OWN_ABILITY
    if tried.means not in (Means.ASSIST, Means.ALSO, Means.PLAY) or s.act is None:
        return None
    if len(tried.cards) > 1:
        return _with_a_seeker(s, s.act.event, tried, seat, "assist with")
    if tried.means == Means.ALSO:
        return DEDICANT_FIRST if tried.card is not None and tried.card.act_again else ONLY_A_SEEKER
    return _lends(s, s.act.event, tried, seat, "assist with")


def also_a_seeker(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """assist.1, assist.5, act.6, abilities.1 Why no such second card can be lent: for an Act, or in a proposal."""
    if tried.means == Means.PLAY and not lends_icons(tried):
        return OWN_ABILITY
    if tried.means in (Means.ASSIST, Means.PLEDGE):
        return ONE_CARD
    if tried.means not in (Means.ALSO, Means.PLAY):
        return None
    card = tried.card
    if card is None or not card.act_again:
        return ONLY_A_SEEKER
    if card not in s.players[seat].hand:
        return FROM_THE_HAND
    event = decision.about[1]
    assert isinstance(event, Event)
    return _lends(s, event, tried, seat, "also assist with")


def what_to_pledge(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """assist.1, assist.2, assist.4 Why a card can't be pledged, or not like this."""
    if tried.means != Means.PLEDGE:
        return None
    event = decision.about[0]
    assert isinstance(event, Event)
    if len(tried.cards) > 1:
        return _with_a_seeker(s, event, tried, seat, "pledge")
    return _lends(s, event, tried, seat, "pledge")


def what_to_propose(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """act.1, faq.2 Why no Act against such an Event can be proposed."""
    if tried.means != Means.PROPOSE:
        return None
    return FORBIDDEN if tried.event is not None and tried.event in s.line else NOT_IN_LINE


def _with_a_seeker(s: RevolutionState, event: Event, tried: Tried, seat: Seat, words: str) -> Reason:
    """assist.1, assist.5 Why no such cards are lent together, unless one of two lets a Seeker assist as well: that one
    comes first."""
    if not brings_a_seeker(tried.cards):
        return ONE_CARD
    for card in tried.cards:
        reason = _cannot_lend(s, event, Tried(Means.ASSIST, card), seat)
        if reason is not None:
            return reason
    first = next(card for card in tried.cards if card is not None and card.also_assist)
    told = _lends(s, event, Tried(Means.ASSIST, first), seat, words)
    ways = told.meant if isinstance(told, Telling) else ()
    return first_said(ways[0]) if len(ways) == 1 else told


def brings_a_seeker(cards: Sequence[Witch | None]) -> bool:
    """assist.5 Whether of two cards one lets the other assist as well, which is a Seeker."""
    there = [card for card in cards if card is not None]
    pairs = [(there[0], there[1]), (there[1], there[0])] if len(cards) == len(there) == 2 else []
    return any(first.also_assist and second.act_again for first, second in pairs)


def _lends(s: RevolutionState, event: Event, tried: Tried, seat: Seat, words: str) -> Reason:
    """assist.3, assist.4, act.6 Why a card of the own hand doesn't give what was said."""
    reason = _cannot_lend(s, event, tried, seat)
    if reason is not None:
        return reason
    card, icon = tried.card, tried.icon
    assert card is not None
    whole = f"{words} {card.name}"
    if event.costs[0][0] == ANY or card.gives >= card.total:  # there is no icon to choose
        return called(whole)
    if icon == NOBODY:
        kinds = [ICON_NAMES[kind] for kind in range(MAGIC) if card.icons[kind] and event.icons >> kind & 1]
        return (
            called(f"{whole} as {kinds[0]}") if len(kinds) == 1 else could_mean([f"{whole} as {one}" for one in kinds])
        )
    if event.icons >> icon & 1:
        return called(f"{whole} as {ICON_NAMES[icon]}")
    return Reason("act.6", f"{ICON_NAMES[icon]} icons don't count against this Event")


def _cannot_lend(s: RevolutionState, event: Event, tried: Tried, seat: Seat) -> Reason | None:
    """assist.1, assist.2, act.6, faq.2 Why a card can't be given against an Event, asked for or not."""
    card, icon = tried.card, tried.icon
    if card is None or card not in s.players[seat].hand:
        return FROM_THE_HAND
    if barred(event, card):
        return FORBIDDEN
    if any(one >= MAGIC or not card.icons[one] for one in tried.icons or (() if icon == NOBODY else (icon,))):
        return NOT_PICTURED
    if not counts(event, card):
        return COUNTS_FOR_NOTHING
    return _why_not_these(event, card, tried.icons) if tried.icons and card.gives < card.total else None


def _why_not_these(event: Event, card: Witch, icons: Sequence[int]) -> Reason | None:
    """assist.2, act.4, act.6, faq.2 Why a card doesn't give these icons of its own together: one is all that it gives,
    unless its text says more."""
    if card.gives == 1:
        return ONE_ICON
    for icon in icons:
        if icons.count(icon) > card.icons[icon]:
            return Reason(
                "assist.2", f"an assisting card gives icons that it shows, here {card.icons[icon]} {ICON_NAMES[icon]}"
            )
    if len(icons) > card.gives:
        return Reason("faq.2", f"by its text it gives {card.gives} of its icons, and no more")
    if event.costs[0][0] == ANY:
        return None
    for icon in icons:
        if not event.icons >> icon & 1:
            return Reason("act.6", f"{ICON_NAMES[icon]} icons don't count against this Event")
    return ALTERNATIVES if len(set(icons)) > 1 else None


def which_marker(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """act.13, act.14, act.15 Why such a marker can't be taken."""
    if tried.means != Means.MARKER:
        return None
    if tried.number != NOBODY:
        return ONE_BY_ONE
    event = decision.about[0]
    assert isinstance(event, Event)
    if not event.icons >> tried.icon & 1:
        return NOT_SHOWN if event.costs[0][0] != ANY else ONLY_ITS_OWN
    return NONE_LEFT


def another_marker(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """act.12, abilities.1 Why no further marker is taken like this."""
    if tried.means == Means.MARKER:
        return ONE_MARKER
    if tried.means == Means.PLAY and tried.card is not None:
        whole = f"play {tried.card.name} for another marker"
        return called(whole) if whole in decision.words() else None
    return NOT_FOR_ANOTHER if tried.means == Means.ANOTHER else None
