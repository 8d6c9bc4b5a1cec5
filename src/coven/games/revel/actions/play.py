"""5.5 Playing a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from coven.games.revel.actions.play_spell import announceable, play_spell
from coven.games.revel.actions.play_stance import play_stance, why_unpaid_stance
from coven.games.revel.areas.elements import Card, Pin, Ref, Zone
from coven.games.revel.areas.moving import reveal
from coven.games.revel.areas.state import RevelState
from coven.games.revel.course.cleanup import check_due, cleanup_check
from coven.games.revel.effects.consequences import happened, heard, relevant
from coven.games.revel.effects.interruptions import happen_instead, interrupt, may_be_interrupted
from coven.games.revel.effects.meaning.matching import asks_for_quality
from coven.games.revel.effects.meaning.references import everything, place_of, refs_of, tell_whether_there
from coven.games.revel.effects.meaning.winning import five_at_once
from coven.games.revel.effects.prohibitions import forbidden
from coven.games.revel.effects.records import Entered, Happening, Resolving, ThisWay, Waiting, from_where
from coven.games.revel.instructions.choosing_things import FOUND_ALL, in_no_order, looked_for
from coven.games.revel.instructions.grades import NOT, WHOLLY, Grade
from coven.games.revel.instructions.possibility import candidates, possible
from coven.games.revel.instructions.repair import undone_if_illegal
from coven.games.revel.seen.words import Selecting, Speaking
from coven.games.revel.text.tree import Act, Pick, Place, Verb
from coven.kernel import Flow, Illegal, Impossible, Question, Reason, Seat, choose, player

WHICH_CARD: Final = Question(
    "which card to play",
    "Which card do you play?",
    "5.5.1",
    "the card's name; where an effect asks and nobody has to find one, also `none`",
    verb="play",
    declines=("none",),
)


NOT_PLAYABLE: Final = Reason("5.5.6", "only spell cards and stance cards can be played")

NONE: Final = "none"
"""What a player answers who doesn't find a card (0.6)."""


class Played(NamedTuple):
    """A card that has been formally played, and the element it is in."""

    card: Card
    element: int


def can_be_played(s: RevelState, seat: Seat, ref: Ref) -> bool:
    """0.0.4 Whether a player could play what everybody sees: a card that isn't being played already."""
    return isinstance(ref, Card) and ref not in s.playing and why_unplayable(s, seat, ref) is None  # 6.4.2


def why_unplayable(s: RevelState, seat: Seat, card: Card) -> Reason | None:
    """Why a card that everybody sees can't be played by a player now, or None (0.0.4)."""
    reason = forbidden(s, seat, Verb.PLAY, card)
    if reason is not None:
        return reason
    if card.owner != seat or not (card.defn.is_spell or card.defn.is_stance):
        return NOT_PLAYABLE
    s.playing = (*s.playing, card)  # it can't pay for itself (slip S28)
    if card.defn.is_spell:
        spaces = announceable(s, seat, card, s.zone_of(card))
        reason = spaces if isinstance(spaces, Reason) else None
    else:
        reason = why_unpaid_stance(s, seat, card)
    s.playing = s.playing[:-1]
    return reason


def do(s: RevelState, r: Resolving, seat: Seat, instruction: Act) -> Flow[Grade]:
    """5.5.3 An effect has a player play a card; no play is spent."""
    what = instruction.what
    tell_whether_there(s, r, what)
    if possible(s, r, instruction) is NOT:
        return NOT
    if isinstance(what, Pick):
        visible, hidden = candidates(s, r, seat, Verb.PLAY, what.noun, what)
        cards = [ref for ref in everything(s, r, what.noun, Verb.PLAY, seat) if isinstance(ref, Card)]
        cards = [card for card in cards if card in visible or not s.is_public(card)]
        # 0.6.1, 0.6.4, 0.6.6
        may_fail = (asks_for_quality(what.noun) and bool(hidden) and not visible) or what.least == 0
        others = asks_for_quality(what.noun) and bool(hidden)
        searched = place_of(what.noun, Verb.PLAY) is Place.DECK
        if searched:
            cards.sort(key=lambda card: in_no_order(s, card))
    else:
        cards = [ref for ref in refs_of(s, r, what, gone=False) if isinstance(ref, Card)]
        may_fail = others = searched = False
    cards = [card for card in cards if card.owner == seat]
    if not cards and not (may_fail and s.rulings.bluff):
        return NOT
    say = Selecting(s, seat, r, Verb.PLAY, what)
    played = yield from play_one_of(s, seat, cards, say, may_fail=may_fail, others=others, searched=searched)
    if not isinstance(played, Played):  # 0.5.18: it is skipped; that the effect resolves is no choice and not undone
        return WHOLLY if played is None and not may_fail else NOT
    if instruction.slot:
        memory = r.memory()
        memory.things[instruction.slot] = (played.element,)
        way = ThisWay(seat, (played.element, Pin(played.card, 0)))
        memory.acts[instruction.slot] = (*memory.acts.get(instruction.slot, ()), way)
    return WHOLLY


def play_one_of(
    s: RevelState,
    seat: Seat,
    cards: Sequence[Card],
    say: Speaking | None = None,
    *,
    may_fail: bool = False,
    others: bool = False,
    searched: bool = False,
) -> Flow[Played | Impossible | None]:
    """5.5, 5.5.2 Play one of these cards, wherever they are: all that the player could mean. `others`: as far as the
    opponent can tell, it could be others as well; `searched`: the player looks through a deck for it.

    None if none was found or the play was stopped.

    While a card proves unplayable the whole procedure is undone and another may be tried (0.5).
    """
    # 0.5.16, 0.5.17: a repair goes back to here, where any other card may be chosen
    speaking = say or Speaking(s, seat)
    played = yield from undone_if_illegal(
        s, seat, lambda: play_procedure(s, seat, cards, speaking, may_fail, others, searched)
    )
    if isinstance(played, Played) and check_due(s):  # 5.6.4, 5.7.15, 2.5.3, 2.5.18
        yield from cleanup_check(s)
    return played


def play_procedure(
    s: RevelState, seat: Seat, cards: Sequence[Card], say: Speaking, may_fail: bool, others: bool, searched: bool
) -> Flow[Played | None]:
    """5.5 The procedure of playing: reveal, then by type."""
    card = yield from _which(s, seat, cards, say, may_fail, others)
    if card is None:
        return None
    if searched:
        looked_for(s, (card,))
    s.depth += 1  # 5.6.4, 5.7.8: whatever becomes relevant waits until the card has been played
    s.playing = (*s.playing, card)
    if not s.is_public(card):  # 5.5.1; a card that everybody sees needs no revealing (slip S19)
        reveal(s, card)
        s.note("5.5.1", "{0} reveals {1} to play it", player(seat), card)
    reason = forbidden(s, seat, Verb.PLAY, card)
    if s.sides[card.owner].traces:
        s.tell(reason)  # S51: it may have been chosen, unseen, as one that can't be played
    if reason is not None:
        raise Illegal(reason)
    zone = s.zone_of(card)
    if may_be_interrupted(s, Verb.PLAY):
        what = Happening(Verb.PLAY, seat, cards=(card,), place=from_where(zone))
        yield from interrupt(s, what)
        if what.stopped or what.instead is not None:
            s.note("4.9.11", "{0} is not played", card)
            s.playing = s.playing[:-1]
            s.depth -= 1
            yield from happen_instead(s, what)
            five_at_once(s)
            return None
    if card.defn.is_spell:  # 5.5.4
        entered = yield from play_spell(s, seat, card, zone)
    elif card.defn.is_stance:
        entered = yield from play_stance(s, seat, card, zone)  # 5.5.5
    else:
        raise Illegal(NOT_PLAYABLE)
    s.playing = s.playing[:-1]
    s.depth -= 1
    if entered is None:
        five_at_once(s)
        return None
    _played(s, seat, card, entered, zone)  # 0.0.3: not before all of its procedure is done
    five_at_once(s)
    return Played(card, entered.element.id)


def _which(
    s: RevelState, seat: Seat, cards: Sequence[Card], say: Speaking, may_fail: bool, others: bool
) -> Flow[Card | None]:
    untried = _legal(s, seat, _untried(s, cards))
    choices: list[Card | str] = [*say.unlike(untried)]
    if may_fail:
        choices.append(NONE)
    card = yield from choose(
        s,
        seat,
        WHICH_CARD,
        tuple(choices),
        say=say,
        always=s.rulings.bluff and (may_fail or others or _could_be_several(s, cards)),
        source=say.r if isinstance(say, Selecting) else None,
        also=FOUND_ALL if may_fail else None,
    )
    return card if isinstance(card, Card) else None


def _could_be_several(s: RevelState, cards: Sequence[Card]) -> bool:
    """Whether the opponent, who sees how many cards there are but not that they are alike, takes it for a choice."""
    return len(cards) > 1 and not all(s.is_public(card) for card in cards)


def _legal(s: RevelState, seat: Seat, cards: list[Card]) -> list[Card]:
    """0.4.6, 0.0.4 Without the cards of which both players see that they can't be played (slip S41)."""
    a, b = s.sides
    if not a.revealed and not b.revealed:
        return cards
    return [card for card in cards if not s.is_public(card) or why_unplayable(s, seat, card) is None] or cards


def _untried(s: RevelState, cards: Sequence[Card]) -> list[Card]:
    """Copies look alike, so one of each name is offered: one that has not been tried in vain."""
    barred = None if s.attempts is None else s.attempts.barred_first()
    if not barred:
        return list(cards)
    return [card for card in cards if card not in barred] or list(cards)


def _played(s: RevelState, seat: Seat, card: Card, entered: Entered, zone: Zone) -> None:
    """5.7.15, revel-starter:play.3 The card has formally been played: On Play and what waits for it become relevant."""
    element = entered.element
    for place, effect in card.sheet.on_play:
        relevant(s, Waiting(seat, card, element.id, place, effect), entered.line)
    what = Happening(Verb.PLAY, seat, element=element, cards=(card,), place=from_where(zone))
    what.line = entered.line
    happened(s, what)
    also = Verb.STITCH if len(element.cards) > 1 else Verb.ENTER  # 5.7.6, revel-starter:stitch.8
    if heard(s, also):
        what = Happening(also, seat, element=element, cards=(card,), place=from_where(zone))
        what.line = entered.line
        happened(s, what)
