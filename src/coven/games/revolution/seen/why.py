"""Why not: the clause that forbids what somebody tries, found by what that seat knows.

`why_steps`, `why_act` and `why_recruit` have the reasons; here it is told who is asked, and by what.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from coven.games.revolution.choices import Choice, Pick
from coven.games.revolution.draw import cannot_draw
from coven.games.revolution.objectives import matching
from coven.games.revolution.seen import why_act, why_recruit, why_steps
from coven.games.revolution.seen.tried import NAMES_NOTHING, Means, Tried, read
from coven.games.revolution.seen.why_steps import asked, carried_out, under_way
from coven.games.revolution.state import RevolutionState, Step
from coven.games.revolution.text.tree import PlayersDo, Who
from coven.kernel import Decision, Reason, Seat, called, continued, no_such, otherwise_called, seat_name

OTHERS_TURN = Reason("step3.8", "only the player whose turn it is acts and recruits; others can only help")
OWN_DISCARDS = Reason("discard.3", "nobody but the player whose turn it is has a Discard step")
OWN_DRAWS = Reason("draw.9", "players draw on their own turns only")
OWN_SEEKERS = Reason("abilities.2", "a Seeker is played to Act again on its owner's own turn only")
THEIRS = Reason("trophies.13", "every owner decides about the own cards and trophies; it is for the other to answer")
CHOOSES = Reason("open.9", "what concerns all is chosen by the player whose turn it is")
WHO_RECRUITS = Reason("recruit.5", "the one who recruits chooses whose deck it is")
WHO_IT_IS = Reason("faq.5", "the player whose turn it is decides whom a card affects")
WAIT_TO_BE_HEARD = Reason("faq.1", "the player whose turn it is asks for proposals first")

ON_THE_OWN_TURN: Final = frozenset(
    (
        Means.ACT,
        Means.RECRUIT,
        Means.OVERCOME,
        Means.PAY_WITH,
        Means.CALL_OFF,
        Means.ASK,
        Means.ASK_FOR_TROPHIES,
        Means.SEND_BACK,
        Means.HEAR,
        Means.ACCEPT,
        Means.REFUSE,
    )
)
"""step3.8 What only the player whose turn it is does, in step 3."""
STEP_OF: Final = {
    **dict.fromkeys((Means.ACT, Means.RECRUIT, Means.AGAIN, Means.PLAY, Means.DONE, Means.HEAR), Step.ACT),
    **dict.fromkeys((Means.SPEND, Means.SPEND_TROPHY, Means.OVERCOME, Means.PAY_WITH), Step.ACT),
    **dict.fromkeys((Means.DISCARD, Means.LOSE, Means.KEEP), Step.DISCARD),
    **dict.fromkeys((Means.DRAW, Means.DRAW_SO_MANY, Means.SKIP_DRAW), Step.DRAW),
}
"""turn.1 The step that something belongs to: in any other it is refused for that."""
ANOTHER_MATTER: Final = frozenset(
    (Means.ACT, Means.RECRUIT, Means.AGAIN, Means.DONE, Means.RESHUFFLE, Means.KEEP_TOKEN)
)
"""open.23 What comes when the Act or Recruit under way is through, whoever is asked something in it."""
PROPOSING: Final = ("what to propose", "what to pledge")
"""faq.1 The questions to a player whose proposal is heard."""
NEVER: Final = {
    Means.ACT: why_act.never,
    Means.RECRUIT: why_recruit.never,
    Means.AGAIN: why_act.never_again,
    Means.PLAY: why_act.never_played,
    Means.SPEND: why_recruit.never_spent,
    Means.SPEND_TROPHY: why_act.never_spent,
}
"""act.1, act.2, recruit.1, step3.3, step3.4, trophies.1 What forbids something for the whole turn, or for all of what
is under way."""
TO_BEGIN: Final = (why_act.NO_ACT_UNDER_WAY, why_act.NOTHING_BEGUN, why_recruit.NO_RECRUIT_UNDER_WAY)
"""act.1, recruit.1 What is told to whoever could begin an Act or a Recruit at once."""
DECLINES: Final = frozenset((Means.DONT, Means.NO_MARKER, Means.KEEP_TOKEN, Means.DECLINE))
"""What is said to leave something alone that is asked, whatever it is."""
ENDS: Final = DECLINES | {Means.GIVE_NO_MORE, Means.PROPOSE_NOTHING}
"""What is said to leave alone what a card or another player asks; each question has words of its own for that."""
LEAVES: Final = ENDS | {Means.KEEP, Means.SKIP_DRAW}
"""And what is said to do nothing in the steps in which one may."""
LOSES: Final = frozenset((Means.DISCARD, Means.BANISH, Means.LOSE))
CALLED: Final = {
    **dict.fromkeys(LEAVES, ENDS),
    Means.RESHUFFLE: frozenset((Means.FREELY,)),
    Means.FREELY: frozenset((Means.RESHUFFLE,)),
    Means.DRAW: frozenset((Means.DRAW_SO_MANY,)),
    Means.PLAYER: frozenset((Means.DECK,)),
    Means.DECK: frozenset((Means.PLAYER,)),
}
"""What is the same as something else where that is offered, and only called otherwise there."""
ON_OTHERS_TURNS: Final = frozenset((Means.ASSIST, Means.ALSO, Means.PROPOSE, Means.PLEDGE, Means.PROPOSE_NOTHING))
"""assist.7 What the player whose turn it is never does."""
ALIKE: Final = (
    frozenset((Means.ASSIST, Means.ALSO, Means.DECLINE)),
    frozenset((Means.PROPOSE, Means.PLEDGE, Means.ALSO, Means.PROPOSE_NOTHING)),
    frozenset((Means.DISCARD, Means.LOSE)),
    frozenset((Means.BANISH, Means.LOSE)),
)
"""What is said about the same matter: who is asked for one of them isn't told to wait for it."""
IN_THE_OPEN: Final = frozenset(
    (
        *(Pick.ACT, Pick.AGAIN, Pick.PLAY, Pick.SEND_BACK, Pick.RECRUIT, Pick.SPEND, Pick.CALL_OFF),
        *(Pick.GIVE, Pick.PROPOSE, Pick.PLEDGE, Pick.ASSIST),
    )
)
"""What brings no card to light that lies face down or in another hand."""
ASKED_ANEW: Final = frozenset(("what to discard", "whether to give trophies", "another marker"))
"""discard.1, trophies.6, abilities.1 What is asked again after each thing that is given up."""
ONE_OF_THEM: Final = frozenset(("which event goes", "which recruit joins"))
"""What a card takes one of."""
LENDING: Final = frozenset(("whether to assist", "what to pledge"))
"""assist.1 What asks for a card to assist with."""
TO_ACT_AGAIN: Final = " to Act again"
NO_FURTHER_ACT = Reason("step3.3", "a turn holds one Act, and one more for each Seeker that is played to Act again")
SHARES: Final = frozenset(("which to discard", "which to banish", "whether to"))
"""open.35 What players are asked one after another."""
IN_TURN_ORDER: Final = "where a card affects each player, they follow in turn order, the one whose turn it is first"
NOT_TO_DECIDE: Final = {
    Means.DISCARD: OWN_DISCARDS,
    Means.LOSE: OWN_DISCARDS,
    Means.KEEP: OWN_DISCARDS,
    Means.DRAW: OWN_DRAWS,
    Means.DRAW_SO_MANY: OWN_DRAWS,
    Means.SKIP_DRAW: OWN_DRAWS,
    Means.RESHUFFLE: OWN_DRAWS,
    Means.KEEP_TOKEN: OWN_DRAWS,
    Means.FREELY: why_steps.NOT_FREELY,
    Means.DONT: why_steps.NOTHING_OFFERED,
    Means.AGAIN: OWN_SEEKERS,
    Means.MARKER: CHOOSES,
    Means.NO_MARKER: CHOOSES,
    Means.BANISH: CHOOSES,
    Means.JOIN: CHOOSES,
    Means.DISCARD_EVENT: CHOOSES,
    Means.DECK: WHO_RECRUITS,
    Means.PLAYER: WHO_IT_IS,
    Means.GIVE_NO_MORE: why_recruit.WAIT_TO_BE_ASKED,
    Means.PROPOSE: WAIT_TO_BE_HEARD,
    Means.PLEDGE: WAIT_TO_BE_HEARD,
    Means.PROPOSE_NOTHING: WAIT_TO_BE_HEARD,
}


def why_not(s: RevolutionState, decision: Decision, words: str, seat: Seat) -> Reason | None:
    """Why a seat can't do what the words say."""
    if seat == decision.seat:
        otherwise = otherwise_called(decision, words)
        if otherwise is not None:
            return otherwise
    tried = read(s, words, seat)
    if isinstance(tried, Reason):
        offered = decision.words() if seat == decision.seat else []
        longer = continued(words, offered)
        return longer or (no_such("answer", words, offered) if tried is NAMES_NOTHING else tried)
    if tried.means == Means.DISCARD_TROPHY:
        return why_steps.NO_CARD
    if seat != decision.seat:
        share = _share(s, decision, tried, seat)
        if share is not None:
            return share
        return _has_to_wait(s, decision, tried, seat) if seat == s.current else _not_to_decide(s, decision, tried, seat)
    whole = next((one for one in decision.words() if read(s, one, seat) == tried), None)
    if whole is not None:  # a name was only begun
        return called(whole)
    otherwise = _called_otherwise(s, decision, tried)
    if otherwise is not None:
        return otherwise
    in_question = ASKED.get(decision.kind)
    reason = None if in_question is None else in_question(s, decision, tried, seat)
    if reason is not None:
        return reason
    if seat != s.current:
        return _answers(s, decision, tried, seat)
    if not decision.question.at_rest and s.act is None and s.deal is None:
        return _in_between(s, decision, tried, seat)
    return REASONS[tried.means](s, tried, seat)


def why_only_one(s: RevolutionState, decision: Decision, answers: Sequence[str]) -> Reason | None:
    """recruit-step.3, event-step.7, objectives.2, abilities.1, step3.3, assist.5 Why a card takes no more than one of
    several things: by the clause by which it is carried out; else what the question says. There are as many Acts as are
    left, and one for each Seeker that is said with them."""
    taken = [answer for answer in answers if answer not in decision.question.declines]
    lost = decision.about[0] if decision.kind in ("which to discard", "which to banish") else None
    acts = [answer for answer in taken if _means(s, answer, decision.seat) == Means.ACT]
    if decision.kind == "what now" and len(acts) > s.acts + len([one for one in taken if one.endswith(TO_ACT_AGAIN)]):
        return NO_FURTHER_ACT
    lent = [read(s, answer, decision.seat) for answer in taken] if decision.kind in LENDING else []
    if why_act.brings_a_seeker([one.card for one in lent if isinstance(one, Tried)]):
        return None
    one = decision.kind in ONE_OF_THEM or (isinstance(lost, PlayersDo) and lost.count == 1)
    if one and len(taken) > 1:
        return Reason(carried_out(s, decision).rule, f"it is one that is chosen: {decision.text}")
    return None if decision.kind in ASKED_ANEW else decision.question.why_only_one(answers)


def in_the_open(s: RevolutionState, decision: Decision, choice: Choice) -> bool:
    """act.12, discard.1, draw.1 Whether by a choice no card comes to light that lies face down or in another hand. Step
    4 comes next, or goes on, with a card left in hand, and step 5 where it can be filled; a marker that matches is
    taken."""
    pick, hand = choice.pick, s.players[decision.seat].hand
    if pick in (Pick.OVERCOME, Pick.PAY):
        return s.act is not None and bool(matching(s, s.act.event.icons))
    if pick == Pick.DONE:
        steps_on = {"what now": bool(hand), "what to discard": cannot_draw(s, decision.seat) is None}
        return steps_on.get(decision.kind, False)
    return pick in IN_THE_OPEN or (decision.kind == "what to discard" and len(hand) > 1)


def names_nothing(s: RevolutionState, words: str, seat: Seat | None) -> Reason | None:
    """That words name nothing in the game; None if they name something."""
    tried = read(s, words, seat)
    if tried is NAMES_NOTHING:
        return no_such("answer", words)
    return tried if isinstance(tried, Reason) else None


def _offered(s: RevolutionState, decision: Decision) -> set[Means]:
    """What is done with the answers of a question, whatever they are about."""
    answers = [_means(s, words, decision.seat) for words in decision.words()]
    return {means for means in answers if means is not None}


def _share(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """open.35, faq.5, trophies.13 Why it isn't for this seat to answer what a card has others do, or to choose anew who
    does it; None if that isn't tried, or if the card is for its owner alone."""
    if decision.kind not in SHARES:
        return None
    does = decision.about[-1]
    assert isinstance(does, PlayersDo)
    chosen = seat_name(decision.seat)
    answers = _is_about(tried.means, _offered(s, decision))
    if does.who is Who.EACH:
        return Reason("open.35", f"{chosen} is asked; {IN_TURN_ORDER}") if answers else None
    if does.who is Who.YOU or not (answers or tried.means == Means.PLAYER):
        return None
    others = tried.card is not None and tried.card not in s.players[seat].hand
    return THEIRS if others else Reason("faq.5", f"the card affects one player, and {chosen} was chosen")


def _has_to_wait(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason:
    """trophies.13, turn.1, open.23, objectives.2, assist.7, faq.1 Why the player whose turn it is can't go on while
    another is asked something, for an own choice or because a card says so; what forbids it in any case comes
    first."""
    means = tried.means
    first = carried_out(s, decision) if decision.kind in SHARES else THEIRS
    if means in ON_OTHERS_TURNS or STEP_OF.get(means, s.step) != s.step:
        return REASONS[means](s, tried, seat) or first
    never = NEVER[means](s, tried, seat) if means in NEVER else None
    if never is not None:
        return never
    if decision.kind in PROPOSING:
        heard = Reason("faq.1", f"{seat_name(decision.seat)} was asked for a proposal, and is heard first")
        waits = means in ANOTHER_MATTER or (means == Means.HEAR and tried.seat == decision.seat)
        return heard if waits else _but_to_begin(REASONS[means](s, tried, seat)) or heard
    return (under_way(s) if means in ANOTHER_MATTER else None) or first


def _in_between(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason | None:
    """turn.1, draw.2, open.23 Why the player whose turn it is can't do something while the same player is asked
    something else: it belongs to another step, or it is no answer, or it waits until that is carried out."""
    means = tried.means
    offered = _offered(s, decision)
    if _is_about(means, offered):
        return asked(decision)
    if means == Means.DONE:
        return carried_out(s, decision) if offered.isdisjoint(LEAVES) else asked(decision)
    if _declines(means, offered):
        return carried_out(s, decision)
    step = STEP_OF.get(means)
    if step is not None and step != s.step:
        return REASONS[means](s, tried, seat)
    if step == Step.DRAW:
        return why_steps.BEGUN
    never = NEVER[means](s, tried, seat) if means in NEVER else None
    if step is not None or means == Means.JOIN:
        return never or carried_out(s, decision)
    return _but_to_begin(REASONS[means](s, tried, seat)) or carried_out(s, decision)


def _but_to_begin(reason: Reason | None) -> Reason | None:
    """act.1, recruit.1 A reason, unless it is that something has to be begun first: while anything else is asked,
    nothing is begun."""
    return None if reason in TO_BEGIN else reason


def _called_otherwise(s: RevolutionState, decision: Decision, tried: Tried) -> Reason | None:
    """How that which is tried is called in this question; None if it isn't offered under another name."""
    offered = _offered(s, decision)
    names = CALLED.get(tried.means, frozenset())
    if offered.isdisjoint(names) or tried.means in offered or not _fits(tried.means, offered):
        return None
    answers = [(words, read(s, words, decision.seat)) for words in decision.words()]
    ways = [
        words
        for words, answer in answers
        if isinstance(answer, Tried) and answer.means in names and answer.seat == tried.seat
    ]
    return called(ways[0]) if len(ways) == 1 else None


def _declines(means: Means, offered: set[Means]) -> bool:
    """recruit-step.3, event-step.7, objectives.2 Whether somebody wants to leave alone what a card has players do."""
    return (means in DECLINES or means in (Means.KEEP, Means.SKIP_DRAW)) and _fits(means, offered)


def _fits(means: Means, offered: set[Means]) -> bool:
    """Whether words that name what is kept or drawn can be about what is asked: cards that are to go or to come."""
    if means == Means.KEEP:
        return not offered.isdisjoint(LOSES)
    return means != Means.SKIP_DRAW or Means.DRAW_SO_MANY in offered


def _means(s: RevolutionState, words: str, seat: Seat) -> Means | None:
    answer = read(s, words, seat)
    return answer.means if isinstance(answer, Tried) else None


def _is_about(means: Means, offered: set[Means]) -> bool:
    """Whether something is an answer to what is asked, if a wrong one."""
    return means in offered or any(means in alike and not offered.isdisjoint(alike) for alike in ALIKE)


def _answers(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason:
    """step3.8 Somebody else is asked something: what is never theirs is told, all else is not what is asked."""
    offered = _offered(s, decision)
    if _is_about(tried.means, offered):
        return asked(decision)
    if decision.kind in SHARES and _declines(tried.means, offered):
        return carried_out(s, decision)
    return _not_to_decide(s, decision, tried, seat)


def _not_to_decide(s: RevolutionState, decision: Decision, tried: Tried, seat: Seat) -> Reason:
    """step3.8, discard.3, draw.9, abilities.2, open.9, recruit.5 Why one whose turn it isn't can't do it."""
    means = tried.means
    if means in ON_THE_OWN_TURN or (means == Means.JOIN and decision.kind != "which recruit joins"):
        return OTHERS_TURN
    if means in (Means.ASSIST, Means.ALSO, Means.DECLINE):
        return why_act.unasked(s, tried, seat)
    if means == Means.PLAY:
        return why_act.unasked(s, tried, seat) if why_steps.lends_icons(tried) else why_act.OWN_ABILITY
    if means == Means.ANOTHER:
        return why_act.OWN_ABILITY if tried.card is not None and tried.card.another_marker else why_act.NO_OTHER_MARKER
    if means == Means.SPEND:
        return why_recruit.NOT_FOR_RECRUITS if s.deal is not None else OTHERS_TURN
    if means == Means.GIVE or (means == Means.SPEND_TROPHY and s.deal is not None):
        return why_recruit.give(s, tried, seat) or why_recruit.WAIT_TO_BE_ASKED
    if means == Means.SPEND_TROPHY:
        return why_act.NOT_YOURS
    return NOT_TO_DECIDE.get(means, Reason("turn.2", f"it is the turn of {seat_name(s.current)}"))


Asked = Callable[[RevolutionState, Decision, Tried, Seat], Reason | None]
Because = Callable[[RevolutionState, Tried, Seat], Reason | None]

ASKED: Final[dict[str, Asked]] = {
    "what for the act": why_act.what_for_the_act,
    "what for the recruit": why_recruit.what_for_the_recruit,
    "whether to assist": why_act.whether_to_assist,
    "also a seeker": why_act.also_a_seeker,
    "what to pledge": why_act.what_to_pledge,
    "what to propose": why_act.what_to_propose,
    "which marker": why_act.which_marker,
    "another marker": why_act.another_marker,
    "whether to give trophies": why_recruit.whether_to_give,
    "whose deck": why_recruit.whose_deck,
    "which recruit joins": why_recruit.which_recruit_joins,
    "which recruit is banished": why_steps.which_recruit_is_banished,
    "which to discard": why_steps.which_of_your_hand,
    "which to banish": why_steps.which_of_your_hand,
    "which event goes": why_steps.which_event_goes,
    "whether to": why_steps.whether_to,
    "which player": why_steps.which_player,
}
"""Reasons that a question itself has; None leaves it to what is tried."""

REASONS: Final[dict[Means, Because]] = {
    Means.ACT: why_act.act,
    Means.RECRUIT: why_recruit.recruit,
    Means.AGAIN: why_act.again,
    Means.PLAY: why_act.play,
    Means.DONE: why_steps.done,
    Means.SPEND_TROPHY: why_act.trophy,
    Means.SPEND: why_recruit.spend,
    Means.ASK: why_act.ask,
    Means.ASK_FOR_TROPHIES: why_recruit.ask_for_trophies,
    Means.SEND_BACK: why_act.send_back,
    Means.PAY_WITH: why_act.pay_with,
    Means.OVERCOME: why_act.overcome,
    Means.CALL_OFF: why_act.call_off,
    Means.ASSIST: why_act.assist,
    Means.ALSO: why_act.assist,
    Means.DECLINE: why_steps.dont,
    Means.MARKER: why_act.marker,
    Means.NO_MARKER: why_act.marker,
    Means.ANOTHER: why_act.another,
    Means.DECK: why_recruit.deck,
    Means.GIVE: why_recruit.give,
    Means.GIVE_NO_MORE: why_recruit.give,
    Means.DISCARD: why_steps.discard,
    Means.DISCARD_EVENT: why_steps.discard_event,
    Means.KEEP: why_steps.keep,
    Means.DRAW: why_steps.draw,
    Means.DRAW_SO_MANY: why_steps.draw,
    Means.SKIP_DRAW: why_steps.skip_draw,
    Means.RESHUFFLE: why_steps.reshuffle,
    Means.KEEP_TOKEN: why_steps.reshuffle,
    Means.FREELY: why_steps.freely,
    Means.DONT: why_steps.dont,
    Means.BANISH: why_steps.banish,
    Means.PLAYER: why_steps.player,
    Means.JOIN: why_recruit.join,
    Means.HEAR: why_act.hear,
    Means.PROPOSE: why_act.propose,
    Means.PLEDGE: why_act.propose,
    Means.PROPOSE_NOTHING: why_act.propose,
    Means.ACCEPT: why_act.proposal,
    Means.REFUSE: why_act.proposal,
    Means.LOSE: why_steps.lose,
}
"""What the player whose turn it is can't do now, by what was tried."""
