"""603.1h A card that has been played resolves: it enters play, or is carried out and goes to the discard pile."""

from __future__ import annotations

from coven.games.spoils.actions.enter import enter
from coven.games.spoils.areas import paths
from coven.games.spoils.areas.in_play import InPlay, Kept
from coven.games.spoils.areas.moving import to_discard_pile
from coven.games.spoils.areas.rulings import AttachTargetLost
from coven.games.spoils.areas.state import SpoilsState
from coven.games.spoils.cards.printed_text import pointed_at
from coven.games.spoils.effects.meaning import nouns
from coven.games.spoils.effects.records import Action, Happening, Resolving
from coven.games.spoils.effects.replacements import comes_about
from coven.games.spoils.effects.settling import settle
from coven.games.spoils.effects.triggers import happened
from coven.games.spoils.text.tree import Place, Verb
from coven.kernel import Flow


def put_into_play(s: SpoilsState, action: Action, target: Kept | None) -> Flow[InPlay | None]:
    """204.2, 206.2, 207.2, 407.1, 507.2a#2 A card enters play under its player's control, attached to its target
    (507.2a#2). If that has left play, it goes to its owner's discard pile instead (507.2c)."""
    copy = action.copy
    if s.log is not None:
        s.lift(copy, paths.BEING_PLAYED)
    host = 0 if target is None else _host(s, action, target)
    if host is None:
        to_discard_pile(s, copy)
        what = Happening(Verb.PUT, action.seat, things=(copy,), origin=Place.BEING_PLAYED, to=Place.DISCARD_PILE)
        what.line = s.note("507.2c", "{0} has nothing to be attached to and goes to the discard pile", copy)
        happened(s, what)
        yield from settle(s)
        return None
    kept = action.kept
    is_spoken_of = bool(kept.things or kept.acts or kept.numbers) and copy.sheet.played_place in pointed_at(copy.sheet)
    x = yield from enter(
        s,
        copy,
        action.controller,
        attached_to=host,
        origin=Place.BEING_PLAYED,
        flipped_up=action.flipped != 0,
        said=((copy.sheet.played_place, kept),) if is_spoken_of else (),
        rule="603.1h",
    )
    yield from settle(s)
    return s.in_play.get(x.id)


def _host(s: SpoilsState, action: Action, target: Kept) -> int | None:
    """507.2a, 507.2c What an attaching card was picked a target for; None if that is out of play. O62 One that is no
    longer what had to be picked, by its type or by whose it is, counts as well, unless the option says otherwise."""
    found = s.kept(target)
    if not isinstance(found, int) or found not in s.in_play:
        return None
    keyword = action.copy.sheet.attach_to
    if keyword is not None and s.rulings.attach_target_lost is AttachTargetLost.PILE:
        reads = Resolving(action.seat, action.copy, 0)
        return found if nouns.is_such(s, reads, s.in_play[found], keyword.noun, anywhere=True) else None
    return found


def into_discard_pile(s: SpoilsState, action: Action) -> Flow[None]:
    """205.2 A tactic that has been carried out goes to its owner's discard pile; a duplicate ceases to be (O33)."""
    if s.action(action.id) is None:
        return  # its own effect has put it somewhere
    copy = action.copy
    if not action.duplicate:
        what = Happening(
            Verb.PUT, action.seat, things=(copy,), origin=Place.BEING_PLAYED, to=Place.DISCARD_PILE, by_effect=False
        )
        if (yield from comes_about(s, what)):
            s.end_action(action.id)
            if s.log is not None:
                s.lift(copy, paths.BEING_PLAYED)
            to_discard_pile(s, copy)
            what.line = s.note("205.2", "{0} goes to the discard pile", copy)
            happened(s, what)
    s.end_action(action.id)
    yield from settle(s)
