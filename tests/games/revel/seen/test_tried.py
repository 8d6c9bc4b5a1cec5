"""What a person says is read whole: other words for what is offered are as good, and what is left over is told.

Each try has the clause of the comprehensive rules and that of the manual; '' for an answer without a rule, because the
words name nothing or several things; None for what can be done.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.revel.seen.test_refusals import (
    acting,
    announcing,
    choosing_a_card,
    discarding,
    discarding_from_hand,
    discarding_two,
    exchanging,
    interrupting,
    nested,
    of_these,
    on,
    paying,
    putting,
    up_to,
    using,
)
from tests.games.revel.stage import Stage, shield, stance, strike, witch

EDITIONS = ("comprehensive", "starter")
Clauses = tuple[str | None, str | None]
CAN: Clauses = (None, None)
CALLED: Clauses = ("", "")
"""What can be done, and is called otherwise here."""
STEPS: Clauses = ("several answers", "several answers")
"""What can be done, and takes several answers."""
NO_RULE: Clauses = ("", "")


def shields_only(edition: str) -> Stage:
    """A has nothing that a card could be stitched onto."""
    return on(A={"hand": ["Red", "Wall", "Calm"], "spells": {1: "Wall"}}, edition=edition)


def tess(edition: str) -> Stage:
    """A's one Power is about A's own spells."""
    power = witch("Tess", "Her Power Is: Choose any 1 of your spells. Add a +1 to it.")
    return on(power, A={"witch": "Tess", "spells": {2: "Ember"}}, B={"spells": {1: "Wall"}}, edition=edition)


def tolled(edition: str) -> Stage:
    """Playing Toll Bell costs a spell, and A's only one is what it would be stitched onto."""
    bell = strike("Toll Bell", 3, "To Play: Discard 1 of your spells.", icons="flames")
    return on(bell, A={"hand": ["Toll Bell", "Bolt"], "spells": {2: "Ember"}}, edition=edition)


def diverted(edition: str) -> Stage:
    """Whenever A's spell would be discarded, A's stance has another one go."""
    martyr = stance("Martyr", "When 1 Of Your Shield Spells Would Be Discarded: Lose 1 Stamina instead.")
    mine = {"hand": ["Bolt", "Red"], "spells": {1: "Wall", 2: "Ember"}, "stance": "Martyr"}
    return on(martyr, A=mine, edition=edition)


def copies(edition: str) -> Stage:
    """A is to discard a spell, and has a copy of one in hand."""
    mine = {"hand": ["Ember"], "spells": {2: "Ember", 3: "Sea"}}
    return using("Discard any 1 of your spells.", edition, A=mine)


def of_two_names(edition: str) -> Stage:
    """A weak spell of A's is asked for. Sea, which is strong, is on the field and in hand; A and B have a Wall each."""
    mine = {"hand": ["Sea"], "spells": {1: "Wall", 2: "Ember", 3: "Sea", 4: "Lamp"}}
    return using("Discard any 1 of your spells with 1 or less Power.", edition, A=mine, B={"spells": {1: "Wall"}})


def two_alike(edition: str) -> Stage:
    """Two spells of A's wait for the same."""
    hark = strike("Hark", 1, "When You Gain Passion: Draw 1 card.")
    t = on(hark, A={"witch": "Bea", "spells": {1: "Hark", 2: "Hark"}}, edition=edition)
    return t.do("use Bea")


def overpowering(edition: str) -> Stage:
    """A strike of A's is about to overpower, which costs a card."""
    gate = shield("Gate", 1, "To Overpower This Spell: Discard 1 card from your hand.")
    t = on(gate, A={"hand": ["Bolt", "Calm", "Red"]}, B={"spells": {1: "Gate"}}, edition=edition)
    return t.do("play a card", "Bolt", "space 1", "pay")


def after_passing(edition: str) -> Stage:
    late = stance("Late", "When Your Turn Ends: Gain 1 Passion.", "When Your Turn Ends: Draw 1 card.")
    return on(late, A={"stance": "Late", "hand": ["Red"]}, edition=edition).do("pass")


def beginning(edition: str) -> Stage:
    early = stance("Early", "When Your Turn Begins: Gain 1 Passion.", "When Your Turn Begins: Draw 1 card.")
    return on(early, A={"stance": "Early"}, edition=edition, current="B", step="start", turn=2)


def two_to_play(edition: str) -> Stage:
    """Of two copies that can't be paid for one has been tried."""
    return on(A={"hand": ["Dear", "Dear", "Red"]}, edition=edition).do("play a card", "Dear")


def asked_for_a_card(edition: str) -> Stage:
    """A Power of A's asks for a card."""
    mine = {"hand": ["Red", "Calm"], "spells": {1: "Wall"}}
    return using("Discard 1 card to gain 1 Passion.", edition, A=mine, B={"hand": ["Red"]})


def asked_for_passion(edition: str) -> Stage:
    """A Power of A's asks for Passion."""
    return using("Spend 1 Passion to draw 1 card.", edition, A={"resources": {"Passion": 3}})


def paying_a_card(edition: str) -> Stage:
    return using("Discard 1 card to gain 1 Passion.", edition).do("pay")


def asked_for_a_card_to_play(edition: str) -> Stage:
    tithe = strike("Tithe", 4, "To Play: Discard 1 card.")
    t = on(tithe, A={"hand": ["Tithe", "Bolt", "Calm"]}, edition=edition)
    return t.do("play a card", "Tithe", "space 1")


def paying_to_play(edition: str) -> Stage:
    return asked_for_a_card_to_play(edition).do("pay")


def interrupting_a_play(edition: str) -> Stage:
    """A may interrupt A's own play, whose space is still to be announced."""
    second = shield(
        "Second Thought",
        1,
        "When You Would Play A Card: If this card is in your hand, discard this card and stop the play.",
    )
    t = on(second, A={"hand": ["Second Thought", "Bolt"]}, edition=edition)
    return t.do("play a card", "Bolt")


def choosing_two(edition: str) -> Stage:
    return using("Discard any 2 spells.", edition, A={"spells": {2: "Ember", 3: "Sea", 4: "Wall"}})


def playing_by_effect(edition: str) -> Stage:
    mine = {"hand": ["Bolt", "Calm", "Red"], "spells": {2: "Ember"}}
    return using("Play 1 strike spell card from your hand.", edition, A=mine)


def exchanging_or_acting(edition: str) -> Stage:
    """The opening cards are in hand. In the starter edition they stay there."""
    return exchanging() if edition == "comprehensive" else acting("starter")


def calm(edition: str) -> Stage:
    """Both have the same stance, and A another in hand."""
    mine = {"hand": ["Hush", "Red"], "stance": "Calm", "spells": {1: "Wall"}}
    return on(A=mine, B={"stance": "Calm"}, edition=edition)


def drawing_or_gaining(edition: str) -> Stage:
    return using("Draw 1 card, or gain 1 Passion.", edition)


def may_discard(edition: str) -> Stage:
    return using("You may discard 1 card from your hand. If you do, draw 2 cards.", edition)


TRIES: list[tuple[Any, str, Clauses]] = [
    # stitching without saying onto what
    (shields_only, "stitch Wall", ("5.7.4", "stitch.1")),
    (shields_only, "stitch Calm", ("5.7.4", "stitch.1")),
    (shields_only, "stitch Red", ("5.7.4", "stitch.1")),
    (acting, "stitch Bolt", ("5.7.4", "stitch.6")),
    (acting, "stitch Red in space 5", ("5.7.4", "stitch.1")),
    (acting, "stitch Red in space 1", ("5.7.4", "stitch.1")),
    (acting, "stitch Red", STEPS),
    # what is said after the name of a Power
    (tess, "use Tess", CAN),
    (tess, "use the Power of Tess", ("", "")),
    (tess, "use Tess on Wall", ("4.10.5", "effects.1")),
    (tess, "use Tess on B's Wall in space 1", ("4.10.5", "effects.1")),
    (tess, "use Tess on Tess", ("4.10.2", "effects.1")),
    (tess, "use Tess on Ember", STEPS),
    (tess, "use Tess twice", ("4.7.4", "turn.6")),
    (tess, "use Tess xyzzy", NO_RULE),
    (tess, "use Tess on xyzzy", NO_RULE),
    (tess, "use Tess (2)", NO_RULE),
    (tess, "B: use Tess on xyzzy", NO_RULE),
    (tess, "B: use Tess on Wall", ("4.7.2", "turn.6")),
    (tess, "use a Power", CALLED),
    (tess, "use", CALLED),
    (acting, "use a Power", ("4.7.7", "D28")),
    # what would have to be undone
    (tolled, "play Toll Bell in space 2", ("5.7.11", "D28")),
    (tolled, "play Toll Bell in space 3", STEPS),
    (tolled, "play Toll Bell", STEPS),
    (diverted, "play Bolt in space 1", ("5.7.9", "D21")),
    (diverted, "play Bolt in space 3", STEPS),
    # other words for what is offered
    (copies, "Ember", CALLED),
    (copies, "discard Ember", CALLED),
    (copies, "discard A's Ember in space 2.", CAN),
    (copies, "stash Ember", ("0.4.3", "effects.1")),
    (two_alike, "Hark (2)", CALLED),
    (two_alike, "Hark (3)", NO_RULE),
    (two_alike, "Hark", NO_RULE),
    (two_alike, "Hark: On Play", NO_RULE),
    (two_alike, "resolve Hark: When You Gain Passion (2)", CAN),
    (acting, "draw 1 extra card", CALLED),
    (acting, "draw one card", CALLED),
    (acting, "draw card", CALLED),
    (acting, "Draw a card.", CAN),
    (acting, "skip my play", CALLED),
    (acting, "draw a play", NO_RULE),
    (acting, "draw Plain Spark", ("2.4.2", "turn.4")),
    (acting, "draw Plain Spark from my discards", ("2.4.2", "turn.4")),
    (acting, "draw Plain Spark from the discard pile", ("2.4.2", "turn.4")),
    (acting, "draw Plain Spark from the moon", NO_RULE),
    (acting, "B: draw Red", ("2.3.8", "turn.1")),
    (acting, "put Red in space 5", STEPS),
    (acting, "place Red in space 4", ("5.7.4", "stitch.6")),
    (acting, "put Sea in space 5", ("2.4.1", "turn.4")),
    (acting, "replace Ember with Red", ("5.7.3", "shield.4")),
    (acting, "replace Loyal with Red", ("5.7.9", "D21")),
    (acting, "replace Loyal with Redd", NO_RULE),
    (acting, "B: replace Loyal with Red", ("2.3.8", "turn.1")),
    (shields_only, "replace Wall with Red", STEPS),
    (announcing, "replace Loyal", ("5.7.9", "D21")),
    (acting, "pass my turn", CALLED),
    (acting, "draw 2 cards", ("2.4.2", "turn.4")),
    (acting, "draw xyzzy", NO_RULE),
    (acting, "pass the salt", NO_RULE),
    (choosing_a_card, "play Red", CAN),
    (announcing, "stitch onto Ember", CALLED),
    (announcing, "stitch onto Sea", ("5.7.4", "stitch.6")),
    (announcing, "stitch", CALLED),
    (announcing, "space", NO_RULE),
    (acting, "Red", STEPS),
    (acting, "Red in space 4", ("5.7.4", "stitch.6")),
    (tess, "Tess", CALLED),
    (acting, "Wren", ("4.7.7", "D28")),
    (acting, "Sea", ("2.4.1", "turn.4")),
    (acting, "Hush", ("2.4.1", "turn.4")),
    (acting, "B's Bolt", ("2.4.7", "turn.3")),
    (putting, "put Red in space 3", CALLED),
    (putting, "B's space 3", ("3.4.12", "setup.3")),
    # whose turn and what comes first
    (after_passing, "draw a card", ("5.11.2", "turn.7")),
    (after_passing, "play Red", ("5.11.2", "turn.7")),
    (beginning, "draw a card", ("2.3.15", "turn.3")),
    (beginning, "pass", ("2.3.15", "turn.3")),
    (acting, "B: overpower Bolt", ("5.8.9", "overpower.7")),
    (acting, "B: discard Red", ("2.3.8", "turn.1")),
    (acting, "B: gain 1 Passion", ("2.3.8", "turn.1")),
    (acting, "B: shuffle my deck", ("2.3.8", "turn.1")),
    (acting, "B: keep the rest", ("2.2.9", "setup.8")),
    (acting, "keep the rest", ("2.2.9", "setup.8")),
    (acting, "stash Red", ("2.2.9", "setup.8")),
    (acting, "B: stash Red", ("2.2.9", "setup.8")),
    # what another is asked
    (choosing_a_card, "B: Red", ("5.5.1", "turn.4")),
    (choosing_a_card, "B: play Red", ("2.3.8", "turn.1")),
    (choosing_a_card, "B: space 2", ("5.7.1", "play.1")),
    (choosing_a_card, "B: give it up", ("5.5.1", "turn.4")),
    (announcing, "B: space 2, stitching onto Ember", ("5.7.1", "play.1")),
    (announcing, "B: pay", ("0.3.1", "play.2")),
    (announcing, "B: yes", ("0.4.1", "effects.1")),
    (announcing, "B: Red", ("5.7.1", "play.1")),
    (paying, "B: decline", ("0.3.9", "D28")),
    (paying, "B: space 5", ("5.7.1", "play.1")),
    (discarding, "B: Ember", ("0.4.3", "effects.1")),
    (discarding, "B: discard Ember", ("0.4.3", "effects.1")),
    (discarding, "B: gain 1 Passion", ("0.4.3", "effects.1")),
    (discarding, "B: 2", NO_RULE),
    (of_these, "B: Gain 1 Passion.", ("0.4.2", "effects.1")),
    (of_these, "B: Gain 3 Passion.", ("0.4.2", "effects.1")),
    (up_to, "B: 2", ("0.4.3", "effects.1")),
    (up_to, "B: two", NO_RULE),
    (interrupting, "A: space 2", ("5.7.1", "play.1")),
    (interrupting, "A: Tess", ("4.2.1", "effects.1")),
    (nested, "B: Echo", ("2.5.15", "D22")),
    (nested, "B: Hear: When You Gain Passion: Draw 1 card", ("2.5.12", "D22")),
    (nested, "B: First: On Play: Discard 1 stance card from your hand", ("2.5.10", "D22")),
    (after_passing, "B: draw a card", ("2.3.8", "turn.1")),
    (acting, "B: gain xyzzy", NO_RULE),
    (acting, "B: Bolt xyzzy", NO_RULE),
    (acting, "B: 1", NO_RULE),
    # costs that are being paid, and those that aren't
    (paying_a_card, "decline", ("0.3.5", "D28")),
    (paying_a_card, "pay", ("0.3.5", "D28")),
    (paying_to_play, "decline", ("0.3.5", "D28")),
    (announcing, "decline", ("5.7.1", "play.1")),
    (interrupting_a_play, "decline", ("", "")),
    (interrupting_a_play, "space 2", ("4.9.3", "shield.5")),
    (acting, "decline", ("0.3.1", "play.2")),
    # what is there, and what isn't
    (copies, "Ember from my hand", ("4.10.1", "effects.1")),
    (copies, "Sea from my hand", NO_RULE),
    (discarding_from_hand, "Calm from my hand", ("", "")),
    (discarding_from_hand, "Red from my discards", ("4.10.4", "effects.1")),
    (discarding_from_hand, "Calm from my discards", ("4.10.4", "effects.1")),
    (discarding, "space 2", CALLED),
    (discarding, "space 1", NO_RULE),
    (discarding, "B's space 1", ("4.10.5", "effects.1")),
    (discarding, "space 5", NO_RULE),
    (of_two_names, "Sea", ("0.4.3", "effects.1")),
    (of_two_names, "Wall", NO_RULE),
    (announcing, "space 4, replacing Sea", ("5.7.3", "shield.4")),
    (announcing, "space 2, stitching onto Ember in space 2", CALLED),
    (announcing, "space 2, stitching onto Ember in space 3", ("5.7.4", "stitch.4")),
    (announcing, "space 2, stitching onto Ember in space 3x", NO_RULE),
    (discarding_from_hand, "Calm in space 2", ("4.10.4", "effects.1")),
    (discarding_from_hand, "Calm in space two", NO_RULE),
    (acting, "stitch Red onto Ember & Red", ("5.7.4", "stitch.4")),
    (acting, "stitch Red onto Ember & Sea", ("5.7.4", "stitch.1")),
    (discarding, "B's Ember", NO_RULE),
    (discarding, "A's Wall in space 1", NO_RULE),
    (announcing, "space 1, stitching onto Loyal", ("5.7.4", "stitch.1")),
    (announcing, "space 5, stitching onto B's Bolt", ("5.7.4", "stitch.1")),
    (interrupting, "discard Ward", ("4.9.3", "shield.5")),
    (interrupting, "Tess", ("4.2.1", "effects.1")),
    (putting, "space 1", ("3.4.12", "effects.1")),
    (two_to_play, "Dear in space 1", ("4.3.1", "play.2")),
    (two_to_play, "play Dear", CAN),
    # whose it is, and from where
    (acting, "play B's Red", ("2.4.1", "turn.4")),
    (acting, "play A's Red", STEPS),
    (acting, "play Red from B's hand", ("2.4.1", "turn.4")),
    (acting, "play Red from my discards", ("2.4.1", "turn.4")),
    (acting, "play Red from my hand in space 4", ("5.7.4", "stitch.6")),
    (acting, "play Red in hand", STEPS),
    (acting, "play B's xyzzy", NO_RULE),
    (choosing_a_card, "B's Red", ("2.4.1", "turn.4")),
    (acting, "use Lamp from my hand", ("4.1.3", "turn.6")),
    (acting, "use Red from my hand", ("4.7.1", "effects.2")),
    (acting, "use Lamp from my elbow", NO_RULE),
    (acting, "draw a card from my discards", ("2.4.2", "turn.4")),
    (acting, "draw a card from B's deck", ("2.4.2", "turn.4")),
    (acting, "draw a card from my deck", CALLED),
    (acting, "draw the top card of my deck", CALLED),
    (acting, "draw a card from the moon", NO_RULE),
    # several at once
    (acting, "play Red, Wall and Calm", ("2.4.1", "turn.4")),
    (acting, "play Red in space 5 and Wall in space 5", ("2.4.1", "turn.4")),
    (acting, "put Red in space 5 and Wall in space 5", ("2.4.1", "turn.4")),
    (acting, "play Red in space 2 and space 5", ("5.7.1", "play.1")),
    (acting, "play Red in spaces 2 and 5", ("5.7.1", "play.1")),
    (acting, "play Calm in spaces 2 and 5", ("5.5.5", "stance.1")),
    (acting, "play Red in spaces 2 and xyzzy", NO_RULE),
    (acting, "spaces 1 and 5", ("5.7.1", "play.1")),
    (choosing_a_card, "Red in spaces 2 and 5", ("5.7.1", "play.1")),
    (announcing, "spaces 1 and 5", ("5.7.1", "play.1")),
    (announcing, "space 2 and space 3", ("5.7.1", "play.1")),
    (announcing, "in spaces 1, 2 and 5", ("5.7.1", "play.1")),
    (announcing, "B: spaces 1 and 5", ("5.7.1", "play.1")),
    (putting, "spaces 3 and 5", ("3.4.12", "effects.1")),
    (discarding, "spaces 2 and 3", ("0.4.3", "effects.1")),
    (acting, "play Red and xyzzy", NO_RULE),
    (acting, "B: play Red and Ward", ("2.3.8", "turn.1")),
    (choosing_a_card, "Red and Wall", ("2.4.1", "turn.4")),
    (choosing_a_card, "B: Red and Wall", ("5.5.1", "turn.4")),
    (discarding, "Ember and Sea", ("0.4.3", "effects.1")),
    (discarding, "discard Ember, Sea", ("0.4.3", "effects.1")),
    (discarding, "space 2 and space 3", ("0.4.3", "effects.1")),
    (discarding, "B: Ember and Sea", ("0.4.3", "effects.1")),
    (discarding, "Ember and xyzzy", NO_RULE),
    (discarding_two, "Ember and Wall", ("0.4.3", "effects.1")),
    (choosing_two, "Ember and Wall", NO_RULE),
    (choosing_two, "Ember and Calm", ("4.10.1", "effects.1")),
    (choosing_two, "Ember, Sea and Wall", ("0.4.3", "effects.1")),
    (playing_by_effect, "Bolt and Red", ("0.4.3", "effects.1")),
    (playing_by_effect, "Red in space 2", STEPS),
    (playing_by_effect, "Bolt in space 2", ("5.7.4", "stitch.6")),
    (playing_by_effect, "Calm in space 2", ("4.10.2", "effects.1")),
    (exchanging_or_acting, "stash Bolt and Red", ("", "setup.8")),
    # what is replaced
    (calm, "replace Calm with Hush", STEPS),
    (calm, "play Hush, replacing Calm", STEPS),
    (calm, "replace B's Calm with Hush", ("5.6.1", "stance.2")),
    (calm, "replace Toll with Hush", ("5.6.1", "stance.2")),
    (calm, "replace Hush with Hush", ("5.6.1", "stance.2")),
    (calm, "replace Wall with Hush", ("5.5.5", "stance.1")),
    (calm, "stitch Hush onto Calm", ("5.7.4", "stitch.1")),
    (calm, "replace Calm with Red", ("5.7.3", "shield.4")),
    # alternatives
    (of_these, "gain 1 Passion and draw 1 card", ("0.4.2", "effects.1")),
    (of_these, "discard B's stance", ("0.4.2", "effects.1")),
    (of_these, "draw 2 cards", ("2.3.9", "turn.3")),
    (drawing_or_gaining, "draw 2 cards", ("0.4.2", "effects.1")),
    (drawing_or_gaining, "play a card", ("2.3.9", "turn.3")),
    # payments
    (paying, "pay 2 Passion", ("0.3.5", "play.2")),
    (paying, "pay 3 cards", ("0.3.5", "play.2")),
    (paying, "pay 3 Passion", NO_RULE),
    (paying, "pay it", NO_RULE),
    (paying, "no", NO_RULE),
    (paying, "B: pay 2 Passion", ("0.3.9", "D28")),
    (paying, "spend 2 Passion", ("0.3.5", "play.2")),
    (paying, "spend 3 Passion", NO_RULE),
    (asked_for_a_card, "pay 2 cards", ("0.3.5", "D28")),
    (asked_for_a_card, "discard 2 cards", ("0.3.5", "D28")),
    (asked_for_a_card, "discard Red and Calm", ("0.3.5", "D28")),
    (asked_for_a_card, "discard Wall", ("0.3.5", "D28")),
    (asked_for_a_card, "discard Red", NO_RULE),
    (asked_for_a_card, "discard a card", NO_RULE),
    (asked_for_a_card, "gain 1 Passion", ("0.3.9", "D28")),
    (asked_for_a_card, "B: discard Red", ("0.3.9", "D28")),
    (asked_for_a_card, "B: discard 1 card", ("0.3.9", "D28")),
    (asked_for_a_card, "B: Red", ("0.3.9", "D28")),
    (asked_for_passion, "pay 2 Passion", ("0.3.5", "D28")),
    (asked_for_a_card_to_play, "discard Bolt and Calm", ("0.3.5", "play.2")),
    (asked_for_a_card_to_play, "discard Tithe", ("0.3.5", "play.2")),
    (asked_for_a_card_to_play, "discard Bolt", NO_RULE),
    (acting, "pay 2 Passion", ("0.3.1", "play.2")),
    (acting, "pay xyzzy", NO_RULE),
    (announcing, "pay", ("5.7.1", "play.2")),
    (may_discard, "pay", ("0.3.1", "play.2")),
    (may_discard, "decline", NO_RULE),
    # where nothing is replaced or stitched onto
    (putting, "space 1, replacing Sea", ("3.4.12", "effects.1")),
    (putting, "space 3, stitching onto Ember", ("3.4.12", "effects.1")),
    (putting, "replacing Sea", ("3.4.12", "effects.1")),
    (putting, "space 7, replacing Sea", ("3.4.6", "setup.3")),
    (putting, "B: space 3, replacing Sea", ("3.4.12", "effects.1")),
    (putting, "none", ("3.4.12", "effects.1")),
    (putting, "B: space 3", ("3.4.12", "effects.1")),
    # what nobody, or not everybody, may see
    (acting, "look at B's hand", ("3.4.5", "")),
    (acting, "look at my deck", ("3.4.3", "setup.2")),
    (acting, "B: look at my next 2 draws", ("3.4.3", "setup.2")),
    (announcing, "look through B's deck", ("3.4.3", "setup.2")),
    (acting, "look at my hand", NO_RULE),
    (acting, "look at B's discards", NO_RULE),
    (acting, "look at the moon", NO_RULE),
    # interrupting what doesn't happen
    (acting, "reveal nothing", ("4.9.14", "shield.5")),
    (acting, "B: reveal nothing", ("4.9.14", "shield.5")),
    # words that say nothing here
    (acting, "attack Bolt", NO_RULE),
    (acting, "xyzzy Red", NO_RULE),
    (acting, "play xyzzy Red", NO_RULE),
    (discarding, "xyzzy Ember", NO_RULE),
    (discarding, "Ember (2)", NO_RULE),
    (of_these, "Gain 3 Passion.", ("0.4.2", "effects.1")),
    (of_these, "Gain xyzzy.", NO_RULE),
    (of_these, "gain 1 passion", CAN),
    (nested, "Hear xyzzy", NO_RULE),
    (acting, "7", NO_RULE),
    (discarding_two, "7", NO_RULE),
]


@pytest.mark.rule(
    *("revel:0.3.5", "revel:2.3.15", "revel:4.2.1", "revel:4.7.4", "revel:4.10.5", "revel:5.7.3", "revel:5.7.4"),
    *("revel:5.7.9", "revel:5.7.11", "revel:5.8.9", "revel:5.11.2", "revel:2.3.8", "revel:4.3.1"),
    *("revel:0.4.3", "revel:0.4.6", "revel:2.4.1", "revel:2.4.2", "revel:4.6.3"),
    *(
        "revel:2.2.9",
        "revel:2.4.7",
        "revel:0.3.1",
        "revel:0.3.9",
        "revel:0.4.1",
        "revel:0.4.2",
        "revel:2.5.10",
        "revel:2.5.12",
    ),
    *("revel:2.5.15", "revel:4.9.3", "revel:4.10.1", "revel:4.10.4", "revel:5.5.1", "revel:5.7.1"),
    *(
        "revel-starter:setup.8",
        "revel-starter:turn.3",
        "revel-starter:turn.4",
        "revel-starter:play.1",
        "revel-starter:D22",
    ),
    *("revel-starter:turn.1", "revel-starter:turn.7", "revel-starter:stitch.1", "revel-starter:stitch.6"),
    *("revel-starter:shield.4", "revel-starter:overpower.7", "revel-starter:effects.1"),
    *("revel:3.4.3", "revel:3.4.5", "revel:3.4.12", "revel:4.1.3", "revel:4.9.14", "revel:5.5.5", "revel:5.6.1"),
    *("revel-starter:turn.6", "revel-starter:play.2", "revel-starter:stance.2", "revel-starter:setup.2"),
    *("revel-starter:shield.5", "revel-starter:stance.1", "revel-starter:effects.2", "revel-starter:D28"),
)
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("situation", "words", "clauses"), TRIES, ids=[f"{at.__name__}: {words}" for at, words, _ in TRIES]
)
def test_what_is_said_is_read_whole(situation: Any, words: str, clauses: Clauses, edition: str) -> None:
    t = situation(edition)
    assert told(t, words) == clauses[EDITIONS.index(edition)]


def told(t: Stage, words: str) -> str | None:
    """The rule by which a seat ('B: words'), or the seat to decide, is refused this; that it takes several answers, if
    it could be done so; None if it isn't refused."""
    seat = "AB".index(words[0]) if words[:3] in ("A: ", "B: ") else None
    reason = t.table.why_not(words if seat is None else words[3:], seat)
    if reason is not None and reason.words.startswith("that takes several answers: "):
        return "several answers"
    return None if reason is None else reason.rule


@pytest.mark.rule("revel:2.2.6")
def test_an_opening_card_may_be_said_to_be_stashed() -> None:
    t = exchanging()
    assert told(t, "stash Bolt") is None
    assert told(t, "stash Wall") == "2.2.6"
    t.table.choose("stash Bolt")
    assert "Bolt" not in t.offered


@pytest.mark.rule("revel:4.6.3")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_effect_may_be_named_by_the_short_title_of_its_card(edition: str) -> None:
    celosia = witch("Vesna - A Keeper of Bees", "When You Gain Passion: Draw 1 card.", "Her Power Is: Gain 1 Passion.")
    echo = stance("Echo", "When You Gain Passion: Add a +1 to any 1 spell.")
    t = on(celosia, echo, A={"witch": "Vesna - A Keeper of Bees", "stance": "Echo"}, edition=edition)
    t.do("use Vesna - A Keeper of Bees")
    named = t.table.why_not("Vesna")
    assert named is not None
    assert str(named).startswith("it is called 'Vesna - A Keeper of Bees")
    assert told(t, "of") == "", "which is in her name"


@pytest.mark.rule("revel:5.8.9")
@pytest.mark.parametrize("edition", EDITIONS)
def test_while_a_spell_overpowers_nobody_is_told_that_none_does(edition: str) -> None:
    reason = overpowering(edition).table.why_not("overpower Gate")
    assert reason is not None
    assert reason.rule in ("5.8.9", "overpower.7")
    assert "none" not in reason.words


@pytest.mark.rule("revel:5.7.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_would_stitch_onto_what_is_not_theirs_is_told_so(edition: str) -> None:
    assert "own" in str(announcing(edition).table.why_not("space 5, stitching onto Bolt"))
    assert "own" in str(acting(edition).table.why_not("stitch Red onto Bolt"))


@pytest.mark.rule("revel:6.4.2", "revel-starter:turn.4")
@pytest.mark.parametrize(("edition", "clause"), [("comprehensive", "6.4.2"), ("starter", "turn.4")])
def test_stamina_is_never_played(edition: str, clause: str) -> None:
    assert told(acting(edition), "play Stamina") == clause
    assert told(acting(edition), "play Stamina in space 1") == clause
    assert told(acting(edition), "play Staminas") == "", "which is no card"


def test_a_name_is_suggested_once() -> None:
    assert str(acting().table.why_not("play re")).count("'Red'") == 1


@pytest.mark.rule("revel:0.5.2")
def test_what_would_be_undone_is_tried_without_a_look_at_the_others_hand() -> None:
    """Whatever B holds, A is told the same; and B could have had a say."""
    martyr = stance("Martyr", "When 1 Of Your Shield Spells Would Be Discarded: Lose 1 Stamina instead.")
    relief = shield(
        "Relief",
        1,
        "When Your Opponent Would Lose Stamina: If this card is in your hand, discard this card and stop the loss.",
    )
    mine = {"hand": ["Bolt"], "spells": {1: "Wall"}, "stance": "Martyr"}
    rules = [told(on(martyr, relief, A=mine, B={"hand": [card]}), "play Bolt in space 1") for card in ("Relief", "Red")]
    assert rules == ["5.7.9", "5.7.9"]


def test_what_is_told_depends_on_no_question_put_to_another() -> None:
    said = ("xyzzy", "Bolt xyzzy", "overpower Bolt", "keep the rest", "7", "stitch Bolt")
    before = [told(paying(), f"B: {words}") for words in said]
    assert [told(acting(), f"B: {words}") for words in said] == before
