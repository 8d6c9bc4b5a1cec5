"""O02 What the rules themselves do at once: no effect does it (402.1a), and nobody can respond to it.

A player at 0 influence loses (102.1); a card with too much damage is destroyed (408.4, 408.5), and so is an attached
card whose host is of the wrong type (507.2e) and a surplus unique card (507.5a). All of it happens together, before any
trigger of the same instant, and again until there is no more to do.
"""

from __future__ import annotations

from typing import Final

from coven.games.spoils.actions.destroy import destroy
from coven.games.spoils.areas.in_play import InPlay
from coven.games.spoils.areas.moving import detach, give_control, remove_from_battle
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.course.outcome import check_loss
from coven.games.spoils.effects.control import CONTROLLING, rightful_controllers
from coven.games.spoils.effects.facts import Standing
from coven.games.spoils.effects.keywords import fits_host
from coven.games.spoils.effects.prohibitions import why_cannot
from coven.games.spoils.effects.records import Happening
from coven.games.spoils.effects.standing import is_character, is_location, life_of, standing, structure_of
from coven.games.spoils.seen.words import Speaking, as_said
from coven.games.spoils.text.tree import Verb
from coven.kernel import Flow, Question, Reason, Seat, choose

KEEP_ONE: Final = Reason("507.5a", "of those that are unique with the same identifier you keep one")
WHICH_TO_KEEP: Final = Question(
    "which unique card to keep",
    "You control several cards that are unique {0}. Which do you keep?",
    "507.5a",
    "the card's name",
    verb="keep",
    only_one=(("", KEEP_ONE),),
)


def rules_consequences(s: SpoilsState) -> Flow[None]:
    """O02, O52, O65, 102.1#2 Losses, then all destructions together, and again until there is nothing to do."""
    while True:
        check_loss(s)
        now = standing(s)
        if now.in_order and now.fought is s.battle:
            s.hits = ()
            return
        _keep_in_order(s)
        doomed = _lethal(s)
        doomed.update(_wrongly_attached(s))
        doomed.update((yield from _surplus(s)))
        hits, s.hits = s.hits, ()
        if not doomed:
            if standing(s) is now and _stays_in_order(s, now):
                now.in_order, now.fought = True, s.battle
            return
        yield from _destroy(s, doomed, hits)


def _stays_in_order(s: SpoilsState, now: Standing) -> bool:
    """Whether there is nothing to do until a card in play changes, or the battle: nothing that depends on more says who
    controls a card or what it is, and nothing that would be destroyed is kept from it."""
    if now.fleeting or now.changing or s.spared or now.cannot.get(Verb.DESTROY):
        return False
    return not any(said.gates or said.on is None for kind in CONTROLLING for said in now.stated.get(kind, ()))


def _keep_in_order(s: SpoilsState) -> None:
    """What follows from a change of control or of type."""
    in_play = s.in_play
    if _may_change_hands(s):
        for id, to in rightful_controllers(s).items():
            x = in_play[id]
            if to != x.controller:
                give_control(s, x, to)  # 407.3, 407.3a, O38
                s.note("407.3", "{0} comes under another player's control", x)
    for x in [x for x in in_play.values() if x.attached_to and x.attached_to not in in_play]:
        detach(s, x)  # O28: what it was attached to has gone without it
    battle = s.battle
    members = () if battle is None else (*battle.attackers, *battle.blockers, *battle.blocking)
    for x in [x for x in s.in_play.values() if x.damage or x.gained or x.id in members]:
        if not is_character(s, x):
            _no_character(s, x, x.id in members)
    if battle is not None and battle.target:  # O60
        target = s.in_play.get(battle.target)
        if target is None or (not is_location(s, target) and target.id != s.sides[target.owner].faction):
            remove_from_battle(s, battle.target)


def _may_change_hands(s: SpoilsState) -> bool:
    """407.3 Whether anything says, or has said, that a card isn't controlled by whoever put it into play."""
    found = standing(s).stated
    return any(kind in found for kind in CONTROLLING) or any(x.controller != x.brought_by for x in s.in_play.values())


def _no_character(s: SpoilsState, x: InPlay, fighting: bool) -> None:
    """208.3, 208.4, 508.3, O54 A card that is no character has no damage of this turn, nothing that it gained while it
    was one, and no place in a battle."""
    gained = tuple([one for one in x.gained if not one.as_character])
    if x.damage or len(gained) != len(x.gained):
        s.put(x.changed(damage=0, gained=gained))
    if fighting:
        remove_from_battle(s, x.id)
        s.note("208.4", "{0} is no character any more and is out of the battle", x)


def _lethal(s: SpoilsState) -> dict[int, str]:
    """408.4, 408.5, O41, O58 The cards whose damage is at least their life, or for locations their structure, each with
    the rule that dooms it; but not again where nothing has changed since it was tried (O65)."""
    found: dict[int, str] = {}
    now = standing(s)
    all_may_die = now.deadly or bool(now.types)  # O41: without these nothing has less life than is printed
    for x in s.in_play.values():
        if not (x.damage or x.total_damage or all_may_die or x.card.life == 0):
            continue
        if x.card.life is None and x.card.structure is None and not now.types:
            continue
        rule, mark = _doom(s, x)
        if rule and mark not in s.spared and why_cannot(s, None, Verb.DESTROY, x, by_effect=False) is None:
            found[x.id] = rule
    return found


def _doom(s: SpoilsState, x: InPlay) -> tuple[str, object]:
    """The rule by which a card is to be destroyed, if any, and what would have to change for it to be tried again."""
    if is_character(s, x):
        life = life_of(s, x)
        if x.damage >= life:
            return "408.4", ("life", x.id, x.damage, life)
    if is_location(s, x):
        structure = structure_of(s, x)
        if x.total_damage >= structure:
            return "408.5", ("structure", x.id, x.total_damage, structure)
    return "", None


def _wrongly_attached(s: SpoilsState) -> dict[int, str]:
    """507.2e The attached cards whose target has ceased to be of the type that their keyword asks for."""
    found: dict[int, str] = {}
    for id, sheet in standing(s).attaches.items():
        x = s.in_play[id]
        host = s.in_play.get(x.attached_to)
        if host is None or sheet.attach_to is None or fits_host(s, host, sheet.attach_to):
            continue
        if why_cannot(s, None, Verb.DESTROY, x, by_effect=False) is None:
            found[id] = "507.2e"
    return found


def _surplus(s: SpoilsState) -> Flow[dict[int, str]]:
    """507.5a, 507.5a#2, O52 Of the cards with one identifier that a player controls one is kept, by that player's
    choice."""
    groups: dict[tuple[Seat, str], list[int]] = {}
    for seat, identifier, id in standing(s).unique:
        groups.setdefault((seat, identifier), []).append(id)
    doomed: dict[int, str] = {}
    for (seat, identifier), ids in groups.items():
        if len(ids) < 2:
            continue
        safe = [id for id in ids if why_cannot(s, None, Verb.DESTROY, s.in_play[id]) is not None]
        if _was_tried(s, seat, identifier, ids, safe) or len(safe) == len(ids):  # or it can't be
            continue
        s.spared = s.spared | {("unique", seat, identifier, frozenset(ids), frozenset(safe))}
        kept = yield from choose(
            s,
            seat,
            WHICH_TO_KEEP,
            tuple(ids),
            say=Speaking(s, seat),
            about=(identifier,),
            why_not=lambda one: KEEP_ONE,
            shows=as_said,
        )
        doomed.update({id: "507.5a" for id in ids if id != kept and id not in safe})
    return doomed


def _was_tried(s: SpoilsState, seat: Seat, identifier: str, ids: list[int], safe: list[int]) -> bool:
    """507.5b Whether one of these has been kept before, and what could not be destroyed then cannot be now: who is left
    stays."""
    for mark in s.spared:
        if isinstance(mark, tuple) and mark[:3] == ("unique", seat, identifier):
            of, were_safe = mark[3:]
            if of.issuperset(ids) and were_safe.intersection(ids).issubset(safe):
                return True
    return False


def _destroy(s: SpoilsState, doomed: dict[int, str], hits: tuple[Happening, ...]) -> Flow[None]:
    """O02 All that is doomed is destroyed together; what stays in play all the same is not tried again until something
    about it changes (O65)."""
    marks = {id: _doom(s, s.in_play[id])[1] for id in doomed}
    by = {
        id: hit for id, rule in doomed.items() if rule in ("408.4", "408.5") and (hit := _killer(id, hits)) is not None
    }
    yield from destroy(s, list(doomed), "408.4", by_effect=False, rules=doomed, hits=by)
    stayed = [mark for id, mark in marks.items() if id in s.in_play and mark is not None]
    if stayed:
        s.spared = s.spared | frozenset(stayed)


def _killer(id: int, hits: tuple[Happening, ...]) -> Happening | None:
    """408.8 The damage that took a card over its limit."""
    for hit in reversed(hits):
        thing = hit.things[0]
        if isinstance(thing, InPlay) and thing.id == id:
            return hit
    return None
