"""607.1b to 608 A battle: attackers, windows, blockers, and its resolution by speed levels."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from coven.games.spoils.actions.damage import inflict
from coven.games.spoils.actions.deplete import deplete
from coven.games.spoils.actions.joining import become_member
from coven.games.spoils.areas.copies import Cards
from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.attack import Joining, attackers, possible_blockers
from coven.games.spoils.course.choices import GO_ON, Choice, Doing
from coven.games.spoils.course.orders import asked_in_window, give_order, orders_in_window
from coven.games.spoils.course.parties import Forming, pay_toll, why_no_party
from coven.games.spoils.effects.lasting import expire_with_battle
from coven.games.spoils.effects.numbers import NOT_WHOLE
from coven.games.spoils.effects.prohibitions import is_meant
from coven.games.spoils.effects.records import Battle, Happening, Order, Share, Stage
from coven.games.spoils.effects.requirements import most_required
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.effects.standing import speed_of, stated, strength_of
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.seen.words import Speaking, as_said
from coven.games.spoils.text.tree import AssignsPast, State, Verb
from coven.kernel import Flow, Question, Reason, Seat, choose, player

WHICH_ATTACKER: Final = Question(
    "which attacker",
    "Which character attacks?",
    "607.1b",
    "the character; `no more` when all are chosen",
    verb="attack with",
    declines=("no more",),
)
WHICH_BLOCKER: Final = Question(
    "which blocker",
    "Which character blocks?",
    "607.1d",
    "the character; `no more` when all are chosen, also if that is none",
    verb="block with",
    declines=("no more",),
)
WHAT_IN_BATTLE: Final = Question(
    "what in battle",
    "Do you play a tactic or use an ability? ({0})",
    "607.1c",
    "`go on`; `play NAME`, `flip up NAME`, `use ABILITY of NAME`; an order, as in a response",
    declines=(GO_ON,),
    whether=True,
    also=("608.1a", "608.1e"),
)
HOW_MUCH_DAMAGE: Final = Question(
    "how much damage",
    "{0} assigns {1} damage. How much of it to {2}?",
    "608.1c",
    "a number: `2`",
    declines=("0",),
    also=("608.1d",),
)

WHERE_TO: Final = Question(
    "where damage goes",
    "{0} may assign its damage to the target of the attack. Where does it go?",
    "608.1c",
    "`to the target of the attack`, `to the blocking party`",
    declines=("to the blocking party",),
    whether=True,
)

TO_THE_PARTY: Final = "it assigns its damage among the other party, and how much of it to this one is asked now"
ONE_OF_BOTH: Final = Reason("608.1c", "its damage goes to the blocking party or, as an effect says, to the target")

TO_TARGET: Final = "to the target of the attack"
TO_PARTY: Final = "to the blocking party"
NO_MORE: Final = "no more"

WINDOWS: Final = {
    Stage.BEFORE_BLOCKS: ("607.1c", "before blockers are chosen"),
    Stage.BEFORE_LEVEL: ("608.1a", "before damage is assigned"),
    Stage.BEFORE_DAMAGE: ("608.1e", "before the assigned damage is inflicted"),
}
"""The windows of a battle: the rule that opens each, and when that is."""


def fight_on(s: SpoilsState) -> Flow[None]:
    """607.1, 607.1e, 608.1 The battle goes on through its stages until somebody has decided something or it is over."""
    while s.battle is not None:
        decided = yield from STAGES[s.battle.stage](s, s.battle)
        if decided:
            return


def fight(s: SpoilsState) -> Flow[None]:
    """607.1, 608.1 A battle from its announcement to its end, within an effect."""
    number = s.battles
    while s.battle is not None and s.battle.number == number:
        yield from fight_on(s)


def choose_attackers(s: SpoilsState, battle: Battle) -> Flow[bool]:
    """607.1b, 607.1b#2 One or more characters are chosen; they are depleted and form the attacking party."""
    seat = battle.attacking
    chosen = yield from _choose_party(s, seat, Verb.ATTACK, WHICH_ATTACKER, attackers(s, seat))
    s.battle = battle.changed(stage=Stage.BEFORE_BLOCKS, acting=seat, attackers=chosen)
    s.note("607.1b", "{0} attacks with {1}", player(seat), _listed(s, chosen))
    yield from pay_toll(s, seat, Verb.ATTACK)
    yield from deplete(s, chosen, "607.1b", by_effect=False)
    _formed(s, seat, Verb.ATTACK, chosen, battle.target)
    yield from settle(s)
    return True


def _choose_party(
    s: SpoilsState, seat: Seat, verb: Verb, question: Question, could: Sequence[InPlay]
) -> Flow[tuple[int, ...]]:
    """607.1b, 607.1d, 505.2 Choose characters one by one, so that the party comes to be legal; a blocking party may be
    left unformed."""
    forming = Forming(s, seat, verb, could)
    joining = Joining(s, seat, forming)
    chosen: list[int] = []
    left = list(could)
    while True:
        choices: list[int | str] = [x.id for x in Speaking(s, seat).unlike_in_play(forming.joinable(chosen, left))]
        if forming.is_legal(chosen):
            choices.append(NO_MORE)
        if choices == [NO_MORE]:
            break
        joining.chosen, joining.left = tuple(chosen), left
        which = yield from choose(
            s, seat, question, choices, say=Speaking(s, seat, choices), why_not=joining, shows=as_said
        )
        if isinstance(which, str):
            break
        chosen.append(which)
        left = [x for x in left if x.id != which]
    return tuple(chosen)


def _listed(s: SpoilsState, ids: Sequence[int]) -> Cards:
    """Several cards in play, for the log to name."""
    return Cards(tuple([s.in_play[id].copy for id in ids]))


def _formed(s: SpoilsState, seat: Seat, verb: Verb, party: tuple[int, ...], target: int) -> None:
    """607.1b, 607.1d A player has formed a battle party: its members attack or block, and they alone."""
    members = tuple([s.in_play[id] for id in party if id in s.in_play])  # what took its depleting's place may remove it
    if not members:
        return
    other = s.in_play.get(target)
    for x in members:
        happened(s, Happening(verb, seat, things=(x,), other=other, by_effect=False))
    happened(s, Happening(Verb.FORM, seat, things=members, amount=len(members), by_effect=False))


def window(s: SpoilsState, battle: Battle) -> Flow[bool]:
    """607.1c, 608.1a, 608.1e The attacking player may play tactics and use abilities as often as wanted, and then the
    defending player."""
    seat = battle.acting
    choices = asked_in_window(s, seat, None)
    if choices is None:
        _pass_on(s, battle)
        return False
    offered: tuple[Choice, ...] = (*choices, GO_ON, *orders_in_window(s, seat))
    rule, when = WINDOWS[battle.stage]
    saying, about = Doing(s, seat, offered), (when,)
    asked, bluff = WHAT_IN_BATTLE.by(rule), s.rulings.bluff
    what = yield from s.rulings.take(
        s, seat, lambda: choose(s, seat, asked, offered, say=saying, about=about, always=bluff, shows=saying.shows)
    )
    if isinstance(what, Order):
        give_order(s, seat, what)
    if what is GO_ON or (isinstance(what, Order) and what is not s.rulings.usual):
        _pass_on(s, battle)
    return True


NEXT_STAGE: Final = {
    Stage.BEFORE_BLOCKS: Stage.BLOCKERS,
    Stage.BEFORE_LEVEL: Stage.ASSIGN,
    Stage.BEFORE_DAMAGE: Stage.DAMAGE,
}


def _pass_on(s: SpoilsState, battle: Battle) -> None:
    """After the attacking player's part of a window comes the defending player's, and then the next stage."""
    if battle.acting == battle.attacking:
        s.battle = battle.changed(acting=battle.defending)
    else:
        s.battle = battle.changed(stage=NEXT_STAGE[battle.stage], acting=battle.attacking)


def choose_blockers(s: SpoilsState, battle: Battle) -> Flow[bool]:
    """607.1d, 607.1d#2 The defending player may choose characters to form the blocking party. Blocking does not deplete
    them (607.1d#2)."""
    seat = battle.defending
    could = possible_blockers(s)
    if why_no_party(s, seat, Verb.BLOCK, could) is not None:
        could = []
    chosen = yield from _choose_party(s, seat, Verb.BLOCK, WHICH_BLOCKER, could)
    s.battle = battle.changed(stage=Stage.BEFORE_LEVEL, acting=battle.attacking, blockers=chosen, blocking=())
    if chosen:
        s.note("607.1d", "{0} blocks with {1}", player(seat), _listed(s, chosen))
    for id in battle.blocking:  # 607.1c#2, 607.1c#3
        become_member(s, s.in_play[id], State.BLOCKING)
    if chosen:
        yield from pay_toll(s, seat, Verb.BLOCK)
        _formed(s, seat, Verb.BLOCK, chosen, 0)
        yield from settle(s)
    elif not s.battle.blockers:
        s.note("607.1d", "{0} does not block", player(seat))
    return bool(could)


def unassigned(s: SpoilsState, battle: Battle) -> list[InPlay]:
    """608.1b The characters in the battle that have not yet assigned battle damage."""
    members = (*battle.attackers, *battle.blockers)
    return [s.in_play[id] for id in members if id not in battle.assigned]


def assign(s: SpoilsState, battle: Battle) -> Flow[bool]:
    """608.1b to 608.1d The characters of the highest speed assign their damage, the attacking ones first."""
    left = unassigned(s, battle)
    if not left:  # O20
        s.battle = battle.changed(stage=Stage.END)
        return False
    speed = max([speed_of(s, x) for x in left])
    now = [x for x in left if speed_of(s, x) == speed]
    s.note("608.1b", "Speed level {0}", speed)
    shares: list[Share] = []
    asked = False
    for x in now:
        attacking = x.id in battle.attackers
        seat = battle.attacking if attacking else battle.defending
        to = battle.blockers if attacking else battle.attackers
        if attacking and battle.target:
            if not to:  # 608.1c#2
                to = (battle.target,)
            else:
                to = yield from _past_blockers(s, seat, x, to, battle.target)
        to = tuple([id for id in most_required(s, Verb.ASSIGN, to, 1) if isinstance(id, int)])  # 505.2b
        asked = asked or len(to) > 1
        shares.extend((yield from _divide(s, seat, x, to, "608.1c" if attacking else "608.1d")))
    s.battle = battle.changed(
        stage=Stage.BEFORE_DAMAGE,
        acting=battle.attacking,
        assigned=(*battle.assigned, *[x.id for x in now]),  # 608.2, 408.1b: also with nothing to assign
        shares=tuple(shares),
        speed=speed,
    )
    return asked


def _past_blockers(
    s: SpoilsState, seat: Seat, x: InPlay, blockers: tuple[int, ...], target: int
) -> Flow[tuple[int, ...]]:
    """101.1, 608.1c Where a blocked character assigns its damage, where an effect has it assign it to the target of the
    attack, or lets it. What it only may do it can't where a blocker demands the damage (505.1)."""
    said = [one for one in stated(s, AssignsPast) if is_meant(s, one, one.text.what, x)]
    if not said:
        return blockers
    if any(not one.text.may for one in said):
        return (target,)
    wanted = most_required(s, Verb.ASSIGN, (*blockers, target), 1)
    if target not in wanted:
        return blockers
    if len(wanted) == 1:
        return (target,)
    about = (Speaking(s, seat)(x.id),)
    where = yield from choose(
        s, seat, WHERE_TO, (TO_TARGET, TO_PARTY), about=about, source=x, why_not=lambda one: ONE_OF_BOTH
    )
    return (target,) if where is TO_TARGET else blockers


class Dividing:
    """608.1c, 608.1d Why damage can't be assigned so: an attacker's by the one, a blocker's by the other."""

    __slots__ = ("left", "rule")

    def __init__(self, left: int, rule: str) -> None:
        self.left = left
        self.rule = rule

    def __call__(self, one: object) -> Reason | None:
        if isinstance(one, int) and one > self.left:
            return Reason(self.rule, f"it assigns damage equal to its strength, and {self.left} is left of it")
        if isinstance(one, (int, float)):
            return Reason("410.2", NOT_WHOLE)
        return Reason(self.rule, TO_THE_PARTY)


def _divide(s: SpoilsState, seat: Seat, x: InPlay, to: tuple[int, ...], rule: str) -> Flow[list[Share]]:
    """608.1c, 608.1d, O15 A character assigns damage equal to its strength, divided as its player wants: how much to
    each, the last getting the rest."""
    left = strength_of(s, x)
    shares: list[Share] = []
    for place, id in enumerate(to):
        if left == 0:
            break
        amount = left
        if place < len(to) - 1:
            speaking = Speaking(s, seat)
            about = (speaking(x.id), left, speaking(id))
            amounts = tuple(range(left + 1))
            asked = HOW_MUCH_DAMAGE.by(rule)
            amount = yield from choose(
                s, seat, asked, amounts, about=about, source=x, why_not=Dividing(left, rule), shows=as_said
            )
        if amount:
            shares.append(Share(x.id, id, amount))
            s.note(rule, "{0} assigns {1} damage to {2}", x, amount, s.in_play[id])
        left -= amount
    return shares


def inflict_damage(s: SpoilsState, battle: Battle) -> Flow[bool]:
    """608.1f, 608.1f#2, O16, O17 All assigned damage is inflicted at once; what several inflict to one thing is one
    amount. Then again, until all characters in the battle have assigned (608.1g)."""
    shares: dict[int, list[Share]] = {}
    for share in battle.shares:
        shares.setdefault(share.target, []).append(share)
    hits = []
    for id, mine in shares.items():
        amount = sum([share.amount for share in mine])
        by = mine[0].source
        source = s.in_play.get(by) or s.last_known.get(by)
        hits.append(
            Happening(
                Verb.INFLICT,
                things=(s.in_play[id],),  # O18 by construction: damage assigned to what has left is lost with it
                source=source,
                amount=amount,
                in_battle=True,
                by_effect=False,
                shares=tuple(mine),
            )
        )
    s.battle = battle.changed(shares=())
    yield from inflict(s, hits, "608.1f")
    yield from settle(s)
    if s.battle is not None:
        stage = Stage.BEFORE_LEVEL if unassigned(s, s.battle) else Stage.END
        s.battle = s.battle.changed(stage=stage, acting=battle.attacking)
    return False


def end_battle(s: SpoilsState, battle: Battle) -> Flow[bool]:
    """608.1h All characters still in the battle are depleted, and the battle is over."""
    yield from deplete(s, (*battle.attackers, *battle.blockers), "608.1h", by_effect=False)
    s.battle = None
    expire_with_battle(s)
    s.note("608.1h", "The battle is over")
    yield from settle(s)
    return False


STAGES: Final[dict[Stage, Callable[[SpoilsState, Battle], Flow[bool]]]] = {
    Stage.ATTACKERS: choose_attackers,
    Stage.BEFORE_BLOCKS: window,
    Stage.BLOCKERS: choose_blockers,
    Stage.BEFORE_LEVEL: window,
    Stage.ASSIGN: assign,
    Stage.BEFORE_DAMAGE: window,
    Stage.DAMAGE: inflict_damage,
    Stage.END: end_battle,
}
"""What happens in each stage of a battle. Each gives whether somebody was asked."""
