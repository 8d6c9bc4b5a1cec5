"""Things a person might wrongly try, each with the clause that a reader of the rulebook would name.

The clauses were written down from the rulebook, situation by situation. '' stands for an answer without a rule: the
words name nothing, or several things.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from coven.kernel import Reason, first_said
from tests.games.revel.stage import Stage, shield, stage, stance, strike, witch

CARDS = (
    strike("Dear", 5, "To Play: Spend 3 Passion."),
    strike("Red", 2, icons="flames"),
    strike("Ember", 1, "On Play: Draw 1 card.", icons="flames"),
    strike("Sea", 2, icons="currents"),
    strike("Bolt", 3),
    strike("Lamp", 1, "This Spell's Power Is: Gain 1 Passion."),
    shield("Wall", 2),
    shield("Loyal", 2, "This spell can't be discarded."),
    shield(
        "Ward", 1, "When You Would Lose Stamina: If this card is in your hand, discard this card and stop the loss."
    ),
    stance("Calm"),
    stance("Hush", "Your opponent can't draw cards."),
    stance("Ban", "Your opponent can't play strike spell cards."),
    stance("Toll", "To Use A Power: Spend 1 Passion."),
    witch("Wren", "Her Power Is: Spend 2 Passion to draw 1 card."),
    witch("Bea", "Her Power Is: Gain 1 Passion."),
)


def on(*cards: str, **more: Any) -> Stage:
    return stage(*CARDS, *cards, **more)


def acting(edition: str = "comprehensive") -> Stage:
    """A may do anything, and has something of everything."""
    return on(
        A={
            "hand": ["Bolt", "Calm", "Dear", "Lamp", "Red", "Wall", "Ward"],
            "witch": "Wren",
            "spells": {1: "Loyal", 2: "Ember", 3: {"cards": ["Ember", "Red"]}, 4: "Sea"},
            "discards": ["Plain Spark"],
        },
        B={"witch": "Bea", "spells": {1: "Bolt"}, "hand": ["Red", "Ward"]},
        edition=edition,
    )


def using(words: str, edition: str = "comprehensive", **more: Any) -> Stage:
    """A witch's Power is being carried out."""
    mine = {"witch": "Tess", "hand": ["Bolt", "Calm"], **more.pop("A", {})}
    return on(witch("Tess", f"Her Power Is: {words}"), A=mine, edition=edition, **more).do("use Tess")


def announcing(edition: str = "comprehensive") -> Stage:
    return acting(edition).do("play a card", "Red")


def choosing_a_card(edition: str = "comprehensive") -> Stage:
    return acting(edition).do("play a card")


def pinned(edition: str = "comprehensive") -> Stage:
    """A's stance stays, so no other can take its place."""
    pin = stance("Pin", "Your stance can't be discarded.")
    return on(pin, A={"hand": ["Calm", "Red"], "stance": "Pin"}, edition=edition)


def two_powers(edition: str = "comprehensive") -> Stage:
    """A has a card with two Powers, and the like of one of B's spells."""
    twin = strike(
        "Twin",
        2,
        "This Spell's Power Is: Draw 1 card.",
        "This Spell's Power Is: Spend 2 Passion to add a +1 to this spell.",
    )
    eddy = strike("Eddy", 1, "This Spell's Power Is: Spend 1 Passion to draw 1 card.")
    mine = {"hand": ["Red"], "spells": {1: "Twin", 2: "Eddy"}}
    return on(twin, eddy, A=mine, B={"spells": {2: "Eddy"}}, edition=edition)


def undone(edition: str = "comprehensive") -> Stage:
    return acting(edition).do("play a card", "Dear")


def discarding(edition: str = "comprehensive") -> Stage:
    return using(
        "Discard any 1 of your spells.",
        edition,
        A={"spells": {1: "Loyal", 2: "Ember", 3: "Sea"}},
        B={"spells": {1: "Wall"}},
    )


def discarding_two(edition: str = "comprehensive") -> Stage:
    spells = {2: "Ember", 3: "Sea", 4: "Wall"}
    return using("Discard any 2 spells.", edition, A={"spells": spells}).do("A's Sea in space 3")


def discarding_from_hand(edition: str = "comprehensive") -> Stage:
    return using("Discard 1 card from your hand.", edition, A={"spells": {2: "Ember"}, "discards": ["Red"]})


def choosing(edition: str = "comprehensive") -> Stage:
    spells = {1: "Loyal", 2: "Ember", 3: "Sea"}
    return using("Choose any 1 spell. Discard it.", edition, A={"spells": spells})


def of_these(edition: str = "comprehensive") -> Stage:
    words = (
        "Spend 2 Passion to draw 1 card, or discard your stance, or gain 1 Grit, or add a +1 to any 1 spell, "
        "or gain 1 Passion."
    )
    return using(words, edition, A={"spells": {2: "Ember"}})


def searching(edition: str = "comprehensive") -> Stage:
    """A strike spell card that both players see has to be found."""
    mine = {"hand": ["Bolt", "Calm", "Red"], "revealed": {"Bolt": "until the turn ends"}}
    return using("Discard 1 strike spell card from your hand.", edition, A=mine)


def passing_in_the_others_turn(edition: str = "comprehensive") -> Stage:
    """B's stance lets B choose in A's turn."""
    lull = stance("Lull", "When Your Opponent Gains Passion: Pass the turn, or gain 1 Passion, or gain 2 Passion.")
    t = on(lull, witch("Tess", "Her Power Is: Gain 1 Passion."), A={"witch": "Tess"}, B={"stance": "Lull"})
    return t.do("use Tess")


def nested(edition: str = "comprehensive") -> Stage:
    """Of two consequences one has been resolved and caused two more; the other is held by the check around them."""
    first = strike("First", 1, "On Play: Gain 1 Passion.", "On Play: Discard 1 stance card from your hand.")
    hear = stance("Hear", "When You Gain Passion: Draw 1 card.", "When You Gain Passion: Lose 1 Passion.")
    echo = stance("Echo", "When Your Opponent Gains Passion: Draw 1 card.")
    t = on(first, hear, echo, A={"hand": ["First", "Calm"], "stance": "Hear"}, B={"stance": "Echo"}, edition=edition)
    t.do("play a card", "First", "space 1")
    return t.do(next(words for words in t.offered if "Gain" in words))


def interrupting(edition: str = "comprehensive") -> Stage:
    """B may reveal Ward before B loses Stamina in A's turn."""
    return using("Your opponent loses 1 Stamina.", edition, B={"hand": ["Ward", "Calm"], "discards": ["Wall"]})


def exchanging() -> Stage:
    return on(A={"hand": ["Bolt", "Calm", "Red"]}, B={"hand": ["Bolt", "Calm", "Red"]}, step="exchange", turn=0)


def putting(edition: str = "comprehensive") -> Stage:
    spells = {1: "Sea", 2: "Ember"}
    return using(
        "Put 1 spell card from your discards onto an empty side of yours.",
        edition,
        A={"spells": spells, "discards": ["Red"]},
    )


def up_to(edition: str = "comprehensive") -> Stage:
    return using("Draw up to 2 cards.", edition)


def adding(edition: str = "comprehensive") -> Stage:
    return using("Add up to 2 +1s to any 1 spell.", edition, A={"spells": {2: "Ember"}})


def paying(edition: str = "comprehensive") -> Stage:
    return acting_rich(edition).do("play a card", "Dear", "space 5")


def acting_rich(edition: str = "comprehensive", other: str = "Bolt") -> Stage:
    mine = {"hand": [other, "Dear"], "witch": "Wren", "resources": {"Passion": 3}}
    return on(A=mine, B={"witch": "Bea"}, edition=edition)


Situation = Callable[[], Stage]

TRIES: list[tuple[Situation, str, str]] = [
    (acting, "play Plain Spark", "2.4.1"),
    (acting, "play Dear", "4.3.1"),
    (acting, "play Dear in space 5", "4.3.1"),
    (acting, "play Calm in space 5", "5.5.5"),
    (acting, "play Red in space 4", "5.7.4"),
    (acting, "play Red in space 3", "5.7.4"),
    (acting, "play Wall in space 2", "5.7.4"),
    (acting, "play Red in space 1", "5.7.9"),
    (acting, "play Red in space 6", "3.4.6"),
    (acting, "stitch Bolt onto Ember", "5.7.4"),
    (acting, "stitch Bolt onto Calm", "5.7.4"),
    (acting, "play Bea", "2.4.1"),
    (acting, "use Wren", "4.7.7"),
    (acting, "use Bea", "4.7.2"),
    (acting, "use Sea", "4.7.1"),
    (acting, "use Lamp", "4.1.3"),
    (acting, "draw 2 cards", "2.4.2"),
    (acting, "discard Calm", "2.4.7"),
    (acting, "gain 2 Passion", "2.4.7"),
    (acting, "overpower Bolt", "5.8.9"),
    (acting, "Ember: On Play", "4.6.3"),
    (acting, "reveal Ward", "4.9.1"),
    (acting, "reveal Bolt", "4.9.13"),
    (acting, "space 5", "5.7.1"),
    (acting, "pay", "0.3.1"),
    (acting, "yes", "0.4.1"),
    (acting, "play Redd", ""),
    (acting, "play re", ""),
    (acting, "abracadabra", ""),
    (acting, "B: play a card", "2.3.8"),
    (acting, "B: play Red", "2.3.8"),
    (acting, "B: draw a card", "2.3.8"),
    (acting, "B: pass", "5.11.4"),
    (acting, "B: use Bea", "4.7.4"),
    (acting, "B: use Wren", "4.7.2"),
    (acting, "B: none", "2.3.8"),
    (lambda: on(plays=0, A={"hand": ["Red"], "witch": "Bea"}), "play a card", "2.4.3"),
    (lambda: on(plays=0, A={"hand": ["Red"], "witch": "Bea"}), "play Red", "2.4.3"),
    (lambda: on(plays=0, A={"hand": ["Red"], "witch": "Bea"}), "draw a card", "2.4.3"),
    (lambda: on(A={"witch": "Bea"}), "play a card", "2.4.9"),
    (lambda: on(A={"deck": [], "stamina": 0, "witch": "Bea"}), "draw a card", "2.4.8"),
    (lambda: on(A={"hand": ["Red"]}, B={"stance": "Hush"}), "draw a card", "0.2.3"),
    (lambda: on(A={"hand": ["Red", "Wall"]}, B={"stance": "Ban"}), "play Red", "0.2.3"),
    (lambda: on(A={"witch": "Bea"}, B={"stance": "Toll"}), "use Bea", "0.3.3"),
    (lambda: on(A={"witch": "Bea"}).do("use Bea"), "use Bea", "4.7.4"),
    (choosing_a_card, "none", "0.6.4"),
    (choosing_a_card, "Plain Spark", "2.4.1"),
    (choosing_a_card, "pass", "2.3.9"),
    (choosing_a_card, "Boltt", ""),
    (undone, "Dear", "0.5.5"),
    (announcing, "space 4", "5.7.4"),
    (announcing, "space 1", "5.7.9"),
    (announcing, "space 0", "3.4.6"),
    (announcing, "space 2, replacing Ember", "5.7.3"),
    (announcing, "space 5, stitching onto Ember", "5.7.4"),
    (announcing, "space 2, stitching onto Sea", "5.7.4"),
    (announcing, "space 2, stitching onto Emberr", ""),
    (announcing, "draw a card", "2.3.9"),
    (choosing_a_card, "discard Bolt", "5.5.1"),
    (announcing, "Calm", "5.7.1"),
    (announcing, "B: space 5", "5.7.1"),
    (paying, "pass", "2.3.9"),
    (paying, "space 5", "5.7.1"),
    (paying, "yes", ""),
    (choosing_a_card, "play a card", "2.3.9"),
    (adding, "3", "0.4.3"),
    (discarding, "A's Loyal in space 1", "0.2.3"),
    (discarding, "B's Wall in space 1", "4.10.5"),
    (discarding, "Calm", "4.10.1"),
    (discarding, "A's Tess", "4.10.2"),
    (discarding, "A's Stamina marker 1", "4.10.2"),
    (discarding, "none", "0.6.6"),
    (discarding, "Emberr", ""),
    (discarding_two, "done", "0.6.6"),
    (discarding_two, "A's Tess", "4.10.2"),
    (discarding_from_hand, "A's Ember in space 2", "4.10.4"),
    (discarding_from_hand, "Red", "4.10.4"),
    (discarding_from_hand, "none", "0.6.4"),
    (choosing, "A's Loyal in space 1", "0.4.8"),
    (of_these, "Spend 2 Passion to draw 1 card.", "0.3.8"),
    (of_these, "Discard your stance.", "0.4.6"),
    (of_these, "Gain 1 Grit.", "5.10.6"),
    (searching, "none", "0.6.6"),
    (searching, "Calm", "4.10.2"),
    (passing_in_the_others_turn, "Pass the turn.", "5.11.4"),
    (passing_in_the_others_turn, "pass", "5.11.4"),
    (passing_in_the_others_turn, "A: pass", "2.3.9"),
    (passing_in_the_others_turn, "A: gain 2 Passion", "0.4.2"),
    (passing_in_the_others_turn, "A: gain 3 Passion", "0.4.2"),
    (nested, "First: On Play: Discard 1 stance card from your hand", "2.5.10"),
    (nested, "Echo: When Your Opponent Gains Passion", "2.5.15"),
    (nested, "Ember: On Play", "4.1.3"),
    (interrupting, "reveal Calm", "4.9.13"),
    (interrupting, "reveal Wall", "4.9.13"),
    (interrupting, "play a card", "2.3.8"),
    (interrupting, "A: reveal nothing", "4.9.14"),
    (interrupting, "A: use Tess", "4.7.4"),
    (interrupting, "space 4", "5.7.1"),
    (interrupting, "pay", "0.3.1"),
    (putting, "space 1", "3.4.12"),
    (putting, "space 7", "3.4.6"),
    (up_to, "3", "0.4.3"),
    (exchanging, "Wall", "2.2.6"),
    (exchanging, "play a card", "2.2.10"),
    (exchanging, "pass", "5.11.4"),
    (undone, "Red in space 4, replacing Dear", "5.7.3"),
    (announcing, "one", ""),
    (acting, "B: reveal Ward", "4.9.1"),
    (acting, "B: reveal Red", "4.9.13"),
    (acting, "B: reveal Calm", "4.9.13"),
    (acting, "B: reveal Calmm", ""),
    (two_powers, "use B's Eddy", "4.7.2"),
    (two_powers, "use A's Eddy", "4.7.7"),
    (two_powers, "use Eddy: Spend 1 Passion to draw 1 card.", "4.7.7"),
    (two_powers, "use Twin: Spend 2 Passion to add a +1 to this spell", "4.7.7"),
    (two_powers, "use Twin: Spend 2 Passion to add a +1 to this spell.", "4.7.7"),
    (two_powers, "use Twin: Draw 5 cards", ""),
    (acting, "play Red in space 2, replacing Ember", "5.7.3"),
    (acting, "play Red, replacing Sea", "5.7.3"),
    (acting, "play Red in space 5, stitching onto Ember", "5.7.4"),
    (acting, "play Red in space 2, stitching onto Sea", "5.7.4"),
    (acting, "play Red in space 2, stitching onto Bolt", "5.7.4"),
    (acting, "play Red in B's space 2", "3.4.12"),
    (acting, "stitch Red onto B's Ember", "5.7.4"),
    (acting, "play Red on Mars", ""),
    (acting, "play Red xyz", ""),
    (acting, "play Red in space two", ""),
    (acting, "play Red in space -1", ""),
    (acting, "play Red in space 2 on Mars", ""),
    (acting, "play Red and Wall", "2.4.1"),
    (choosing_a_card, "play Red in space 3", "5.7.4"),
    (choosing_a_card, "Red in space 4", "5.7.4"),
    (choosing_a_card, "play Wall in space 2", "5.7.4"),
    (choosing_a_card, "play Calm in space 5", "5.5.5"),
    (choosing_a_card, "play Red in space 9", "3.4.6"),
    (choosing_a_card, "play Red on Mars", ""),
    (announcing, "B's space 2", "3.4.12"),
    (pinned, "play Calm", "5.6.2"),
]


def starter(situation: Callable[..., Stage]) -> Situation:
    """The same situation in the starter edition."""

    def at() -> Stage:
        return situation("starter")

    at.__name__ = situation.__name__
    return at


def starting(**more: Any) -> Situation:
    return lambda: on(edition="starter", **more)


FULL = {1: "Sea", 2: "Sea", 3: "Sea", 4: "Sea", 5: "Sea"}

STARTER_TRIES: list[tuple[Situation, str, str]] = [
    (starter(acting), "play Plain Spark", "turn.4"),
    (starter(acting), "play Dear", "play.2"),
    (starter(acting), "play Dear in space 5", "play.2"),
    (starter(acting), "play Calm in space 5", "stance.1"),
    (starter(acting), "play Red in space 4", "stitch.6"),
    (starter(acting), "play Red in space 3", "stitch.4"),
    (starter(acting), "play Wall in space 2", "stitch.1"),
    (starter(acting), "play Red in space 1", "D21"),
    (starter(acting), "play Red in space 6", "setup.3"),
    (starter(acting), "stitch Bolt onto Ember", "stitch.6"),
    (starter(acting), "stitch Red onto Sea", "stitch.6"),
    (starter(acting), "play Bea", "turn.4"),
    (starter(acting), "use Wren", "D28"),
    (starter(acting), "use Bea", "turn.6"),
    (starter(acting), "use Sea", "effects.2"),
    (starter(acting), "use Lamp", "turn.6"),
    (starter(acting), "draw 2 cards", "turn.4"),
    (starter(acting), "discard Calm", "turn.3"),
    (starter(acting), "gain 2 Passion", "turn.3"),
    (starter(acting), "overpower Bolt", "overpower.7"),
    (starter(acting), "Ember: On Play", "effects.1"),
    (starter(acting), "reveal Ward", "shield.5"),
    (starter(acting), "reveal Bolt", "shield.5"),
    (starter(acting), "space 5", "play.1"),
    (starter(acting), "pay", "play.2"),
    (starter(acting), "yes", "effects.1"),
    (starter(acting), "play Redd", ""),
    (starter(acting), "play re", ""),
    (starter(acting), "abracadabra", ""),
    (starter(acting), "B: play a card", "turn.1"),
    (starter(acting), "B: draw a card", "turn.1"),
    (starter(acting), "B: pass", "turn.3"),
    (starter(acting), "B: use Bea", "turn.6"),
    (starter(acting), "B: use Wren", "turn.6"),
    (starting(plays=0, A={"hand": ["Red"], "witch": "Bea"}), "play a card", "turn.5"),
    (starting(plays=0, A={"hand": ["Red"], "witch": "Bea"}), "play Red", "turn.5"),
    (starting(plays=0, A={"hand": ["Red"], "witch": "Bea"}), "draw a card", "turn.5"),
    (starting(plays=0, final_turn=1, A={"witch": "Bea"}), "draw a card", "final.2"),
    (starting(plays=0, final_turn=1, A={"hand": ["Red"], "witch": "Bea"}), "play Red", "final.2"),
    (starting(plays=0, final_turn=0, A={"hand": ["Red"], "witch": "Bea"}), "play Red", "final.5"),
    (starting(plays=0, final_turn=0, A={"witch": "Bea"}), "draw a card", "final.5"),
    (starting(A={"witch": "Bea"}), "play a card", "turn.4"),
    (starting(A={"hand": ["Red"]}, B={"stance": "Hush"}), "draw a card", "play.3"),
    (starting(A={"hand": ["Red", "Wall"]}, B={"stance": "Ban"}), "play Red", "play.3"),
    (starting(A={"hand": ["Bolt", "Calm"], "spells": FULL}), "play Bolt", "max.1"),
    (starting(A={"witch": "Bea"}, B={"stance": "Toll"}), "use Bea", "D28"),
    (lambda: on(A={"witch": "Bea"}, edition="starter").do("use Bea"), "use Bea", "turn.6"),
    (starter(choosing_a_card), "none", "D28"),
    (starter(choosing_a_card), "Plain Spark", "turn.4"),
    (starter(choosing_a_card), "pass", "turn.3"),
    (starter(choosing_a_card), "Boltt", ""),
    (starter(undone), "Dear", "D28"),
    (starter(announcing), "space 4", "stitch.6"),
    (starter(announcing), "space 1", "D21"),
    (starter(announcing), "space 0", "setup.3"),
    (starter(announcing), "space 2, replacing Ember", "shield.4"),
    (starter(announcing), "space 5, stitching onto Ember", "stitch.1"),
    (starter(announcing), "draw a card", "turn.3"),
    (starter(announcing), "Calm", "play.1"),
    (starter(announcing), "B: space 5", "play.1"),
    (starter(paying), "pass", "turn.3"),
    (starter(paying), "B: pay", "D28"),
    (starter(discarding), "A's Loyal in space 1", "play.3"),
    (starter(discarding), "B's Wall in space 1", "effects.1"),
    (starter(discarding), "Calm", "effects.1"),
    (starter(discarding), "A's Tess", "effects.1"),
    (starter(discarding), "none", "D28"),
    (starter(discarding), "Emberr", ""),
    (starter(discarding_from_hand), "none", "D28"),
    (starter(choosing), "A's Loyal in space 1", "D28"),
    (starter(of_these), "Spend 2 Passion to draw 1 card.", "D28"),
    (starter(of_these), "Gain 1 Grit.", "D31"),
    (starter(searching), "none", "D28"),
    (starter(nested), "First: On Play: Discard 1 stance card from your hand", "D22"),
    (starter(nested), "Echo: When Your Opponent Gains Passion", "D22"),
    (starter(interrupting), "reveal Calm", "shield.5"),
    (starter(interrupting), "play a card", "turn.1"),
    (starter(interrupting), "A: reveal nothing", "shield.5"),
    (starter(interrupting), "A: use Tess", "turn.6"),
    (starter(putting), "space 1", "effects.1"),
    (starter(up_to), "3", "effects.1"),
    (starter(undone), "Red in space 4, replacing Dear", "shield.4"),
    (starter(announcing), "one", ""),
    (starter(acting), "B: reveal Ward", "shield.5"),
    (starter(acting), "B: reveal Red", "shield.5"),
    (starter(acting), "B: reveal Calm", "shield.5"),
    (starter(acting), "B: reveal Calmm", ""),
    (starter(two_powers), "use B's Eddy", "turn.6"),
    (starter(two_powers), "use A's Eddy", "D28"),
    (starter(two_powers), "use Eddy: Spend 1 Passion to draw 1 card.", "D28"),
    (starter(two_powers), "use Twin: Spend 2 Passion to add a +1 to this spell", "D28"),
    (starter(two_powers), "use Twin: Spend 2 Passion to add a +1 to this spell.", "D28"),
    (starter(two_powers), "use Twin: Draw 5 cards", ""),
    (starter(acting), "play Red in space 2, replacing Ember", "shield.4"),
    (starter(acting), "play Red, replacing Sea", "shield.4"),
    (starter(acting), "play Red in space 5, stitching onto Ember", "stitch.1"),
    (starter(acting), "play Red in space 2, stitching onto Sea", "stitch.6"),
    (starter(acting), "play Red in space 2, stitching onto Bolt", "stitch.1"),
    (starter(acting), "play Red in B's space 2", "setup.3"),
    (starter(acting), "stitch Red onto B's Ember", "stitch.1"),
    (starter(acting), "play Red on Mars", ""),
    (starter(acting), "play Red xyz", ""),
    (starter(acting), "play Red in space two", ""),
    (starter(acting), "play Red in space -1", ""),
    (starter(acting), "play Red in space 2 on Mars", ""),
    (starter(acting), "play Red and Wall", "turn.4"),
    (starter(choosing_a_card), "play Red in space 3", "stitch.4"),
    (starter(choosing_a_card), "Red in space 4", "stitch.6"),
    (starter(choosing_a_card), "play Wall in space 2", "stitch.1"),
    (starter(choosing_a_card), "play Calm in space 5", "stance.1"),
    (starter(choosing_a_card), "play Red in space 9", "setup.3"),
    (starter(choosing_a_card), "play Red on Mars", ""),
    (starter(announcing), "B's space 2", "setup.3"),
    (starter(pinned), "play Calm", "D20"),
]


def refused(t: Stage, words: str) -> str:
    """The rule by which a seat ('B: words'), or the seat to decide, is refused this."""
    return refusal(t, words).rule


def refusal(t: Stage, words: str) -> Reason:
    """Why a seat is refused this."""
    seat = None
    if words[:3] in ("A: ", "B: "):
        seat, words = "AB".index(words[0]), words[3:]
    reason = t.table.why_not(words, seat)
    assert reason is not None, f"nothing is said against {words!r}"
    return reason


@pytest.mark.rule(
    "revel:0.4.6",
    "revel:2.4.7",
    "revel:2.4.1",
    "revel:4.3.1",
    "revel:5.5.5",
    "revel:5.7.4",
    "revel:5.7.9",
    "revel:3.4.6",
    "revel:4.7.7",
    "revel:4.7.2",
    "revel:4.7.1",
    "revel:4.1.3",
    "revel:2.4.2",
    "revel:5.8.9",
    "revel:4.6.3",
    "revel:4.9.1",
    "revel:4.9.13",
    "revel:5.7.1",
    "revel:0.3.1",
    "revel:0.4.1",
    "revel:2.3.8",
    "revel:5.11.4",
    "revel:4.7.4",
    "revel:2.4.3",
    "revel:2.4.9",
    "revel:2.4.8",
    "revel:0.2.3",
    "revel:0.3.3",
    "revel:0.6.4",
    "revel:2.3.9",
    "revel:0.5.5",
    "revel:5.7.3",
    "revel:5.5.1",
    "revel:0.4.3",
    "revel:4.10.5",
    "revel:4.10.1",
    "revel:4.10.2",
    "revel:0.6.6",
    "revel:4.10.4",
    "revel:0.4.8",
    "revel:0.3.8",
    "revel:5.10.6",
    "revel:0.4.2",
    "revel:2.5.10",
    "revel:2.5.15",
    "revel:4.9.14",
    "revel:3.4.12",
    "revel:2.2.6",
    "revel:2.2.10",
    "revel:5.6.2",
)
@pytest.mark.parametrize(
    ("situation", "words", "clause"), TRIES, ids=[f"{at.__name__}: {words}" for at, words, _ in TRIES]
)
def test_the_clause_is_the_one_that_forbids_it(situation: Situation, words: str, clause: str) -> None:
    t = situation()
    assert words not in t.offered
    assert refused(t, words) == clause


@pytest.mark.rule(
    "revel-starter:turn.3",
    "revel-starter:D28",
    "revel-starter:turn.4",
    "revel-starter:play.2",
    "revel-starter:stance.1",
    "revel-starter:stitch.6",
    "revel-starter:stitch.4",
    "revel-starter:stitch.1",
    "revel-starter:D21",
    "revel-starter:setup.3",
    "revel-starter:turn.6",
    "revel-starter:effects.2",
    "revel-starter:play.3",
    "revel-starter:overpower.7",
    "revel-starter:effects.1",
    "revel-starter:shield.5",
    "revel-starter:play.1",
    "revel-starter:turn.1",
    "revel-starter:turn.5",
    "revel-starter:final.2",
    "revel-starter:final.5",
    "revel-starter:max.1",
    "revel-starter:shield.4",
    "revel-starter:D31",
    "revel-starter:D22",
    "revel-starter:D20",
)
@pytest.mark.parametrize(
    ("situation", "words", "clause"), STARTER_TRIES, ids=[f"{at.__name__}: {words}" for at, words, _ in STARTER_TRIES]
)
def test_the_manual_is_cited_for_its_own_edition(situation: Situation, words: str, clause: str) -> None:
    t = situation()
    assert words not in t.offered
    reason = refusal(t, words)
    assert reason.rule == clause
    assert not [word for word in NOT_IN_THE_MANUAL if word in reason.words]


@pytest.mark.parametrize(
    ("function", "game", "tries"),
    [
        (test_the_clause_is_the_one_that_forbids_it, "revel", TRIES),
        (test_the_manual_is_cited_for_its_own_edition, "revel-starter", STARTER_TRIES),
    ],
)
def test_every_clause_that_is_tried_is_marked(function: Any, game: str, tries: list[tuple[Any, str, str]]) -> None:
    marked = {rule for mark in function.pytestmark if mark.name == "rule" for rule in mark.args}
    assert {f"{game}:{clause}" for _, _, clause in tries if clause} <= marked


NOT_IN_THE_MANUAL = (
    *("stitch icon", "stance area", "control", "consequence", "announce", "interruption", "cleanup", "no plays"),
    *("another area", "empty side"),
)
"""Words of the comprehensive rules for which the starter manual has others."""


@pytest.mark.rule("revel-starter:D28")
def test_a_cost_is_asked_for_by_a_clause_that_fits_whatever_is_paid() -> None:
    cards = using("Discard 1 card to gain 1 Passion.", "starter")
    assert cards.offered == ["pay", "decline"]
    for t in (cards, paying("starter")):
        decision = t.table.decision
        assert decision is not None
        assert decision.rule == "D28"


@pytest.mark.parametrize("edition", ["comprehensive", "starter"])
def test_who_is_not_asked_is_not_told_what_the_other_may_answer(edition: str) -> None:
    """B hears what A is asked; but whatever A holds, B is told the same at every step of A's play."""
    said = (
        "space 2",
        "pay",
        "yes",
        "none",
        "Bolt",
        "reveal Ward",
        "discard Bolt",
        "reveal nothing",
        "play a card",
        "1",
    )

    def told(*answers: str) -> list[str]:
        holding = [acting_rich(edition, other).do(*answers) for other in ("Bolt", "Sea", "Calm")]
        first, *others = [[str(t.table.why_not(words, 1)) for words in said] for t in holding]
        assert others == [first, first]
        return first

    assert not [words for words in told() if "A to decide" in words]
    for answers, words in (
        (("play a card",), "Bolt"),
        (("play a card", "Dear"), "space 2"),
        (("play a card", "Dear", "space 5"), "pay"),
    ):
        answered = {word for word, reason in zip(said, told(*answers), strict=True) if "A to decide" in reason}
        assert words in answered
        assert answered <= {words, "none"}


@pytest.mark.rule("revel:4.9.13")
@pytest.mark.parametrize("edition", ["comprehensive", "starter"])
def test_who_names_a_card_to_be_revealed_is_told_what_to_say(edition: str) -> None:
    reason = interrupting(edition).table.why_not("Ward")
    assert str(reason).startswith("it is called 'reveal Ward")
    assert refused(interrupting(edition), "Calm") != ""


@pytest.mark.rule("revel:5.7.1")
@pytest.mark.parametrize("edition", ["comprehensive", "starter"])
def test_while_a_spell_is_paid_for_its_space_is_settled(edition: str) -> None:
    assert "already" in str(paying(edition).table.why_not("space 2"))
    assert "none is" in str(acting(edition).table.why_not("space 2"))


@pytest.mark.rule("revel:4.10.1")
@pytest.mark.parametrize("edition", ["comprehensive", "starter"])
def test_a_spell_in_another_space_is_not_said_to_be_off_the_field(edition: str) -> None:
    t = discarding(edition)
    assert str(t.table.why_not("B's Wall in space 3")).endswith("there is B's Wall in space 1")
    assert refused(t, "B's Wall in space 3") == ""
    assert refused(t, "Bolt in space 3") != "", "it is in hand, and in no space"


def test_a_card_is_played_from_hand_whether_or_not_that_is_said() -> None:
    assert acting().table.why_not("play Red from hand in space 5") == first_said("play a card")
    assert refused(acting(), "play Red from my hand in space 4") == "5.7.4"
    assert refused(acting(), "play Red from the discards") == "2.4.1"
    assert refused(acting(), "play Red from the moon") == ""


@pytest.mark.rule("revel:0.2.12", "revel:2.3.5", "revel:2.3.6", "revel:5.10.5", "revel:5.11.4")
@pytest.mark.parametrize(
    ("words", "clause"),
    [
        ("Your opponent loses 1 play.", "2.3.5"),
        ("Spend 3 plays.", "2.3.6"),
        ("Spend 3 Passion.", "5.10.5"),
        ("Your opponent passes the turn.", "5.11.4"),
    ],
)
def test_what_can_not_be_done_is_refused_for_what_keeps_it_from_that(words: str, clause: str) -> None:
    tess = witch("Tess", f"When You Draw: {words[:-1]}, or gain 1 Stamina, or gain 1 Passion.")
    t = on(tess, A={"witch": "Tess"}).do("draw a card")
    assert words not in t.offered
    assert refused(t, words) == clause


@pytest.mark.rule("revel:0.4.6")
@pytest.mark.parametrize(
    ("option", "clause"),
    [
        ("discard your stance and draw 1 stance card from your discards", "0.4.6"),
        ("discard your stance, or discard your opponent's stance", "0.4.6"),
        ("swap 1 of your spells with another of your spells", "0.4.6"),
        ("spend 1 Passion to discard your stance", "0.4.6"),
        ("spend 3 Passion to discard your stance", "0.3.8"),
        ("lose 1 Passion", "0.2.3"),
        ("your opponent loses 1 Passion", "0.4.6"),
        ("use 1 of your Powers", "4.7.6"),
        ("discard 1 card", "0.3.3"),
    ],
)
def test_an_illegal_option_is_refused_by_what_makes_it_impossible(option: str, clause: str) -> None:
    """A has 2 Passion, a card in hand and neither spell nor stance. B, who has no Passion, has a witch that forbids A
    to lose any, and asks 3 for a discard; but where there is nothing to discard, that is the reason."""
    words = option.replace(", or", " or")
    wren = witch("Wren", f"Her Power Is: Choose 1: draw 1 card; gain 1 Passion; or {words}.")
    dues = witch("Dues", "Your opponent can't lose Passion.", "To Discard A Card: Spend 3 Passion.")
    mine = {"witch": "Wren", "hand": ["Plain Spark"], "resources": {"Passion": 2}}
    t = stage(wren, dues, A=mine, B={"witch": "Dues", "resources": {"Passion": 0}}).do("use Wren")
    assert t.offered == ["Draw 1 card.", "Gain 1 Passion."]
    assert t.why_not(option) == clause


@pytest.mark.rule("revel:0.3.8", "revel:0.3.6")
@pytest.mark.parametrize(
    ("cost", "because"),
    [
        ("Spend 3 Passion", "there is not so much Passion to spend"),
        ("Discard your stance", "there is nothing that it could be done to"),
        ("Discard 2 cards from your hand", "only a part of it could be paid"),
        ("Spend 1 Passion and discard 2 cards from your hand", "only a part of it could be paid"),
    ],
)
def test_a_cost_is_refused_by_the_part_that_can_not_be_paid(cost: str, because: str) -> None:
    """A has 2 Passion, a card in hand and no stance."""
    wren = witch(
        "Wren", f"Her Power Is: Choose 1: draw 1 card; gain 1 Passion; or {cost[0].lower()}{cost[1:]} to draw 2 cards."
    )
    mine = {"witch": "Wren", "hand": ["Plain Spark"], "resources": {"Passion": 2}}
    t = stage(wren, A=mine).do("use Wren")
    assert t.offered == ["Draw 1 card.", "Gain 1 Passion."]
    assert t.table.why_not(f"{cost} to draw 2 cards") == Reason("0.3.8", f"its cost can't be paid: {because}")


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_after_the_end_all_that_names_something_is_refused_by_the_clause_that_ended_the_game(seat: int | None) -> None:
    table = on(A={"spells": dict.fromkeys(range(1, 6), "Bolt")}).do("pass").table

    def against(words: str) -> str:
        return str(table.why_not(words, seat))

    for words in ("draw a card", "play Ember in space 2", "pass", "space 2", "none", "discard Ember", "overpower Bolt"):
        assert against(words) == "the game is over: A wins by domination (2.7.1)", words
    assert against("play Embr") == "no such card: 'embr' (did you mean 'Ember'?)"
    assert against("sing").startswith("no such card: 'sing'")
    assert against("Ember and a song") == "no such answer: 'ember and a song'"


EDITIONS = ("comprehensive", "starter")


@pytest.mark.rule("revel:4.9.14", "revel:4.9.13", "revel-starter:shield.5")
@pytest.mark.parametrize(("edition", "clause"), [("comprehensive", "4.9.13"), ("starter", "shield.5")])
def test_revealing_is_asked_for_and_is_of_the_card_in_hand(edition: str, clause: str) -> None:
    """B has a Ward in hand and another on the field; only the one in hand can be revealed."""
    mine = {"hand": ["Ward", "Calm"], "spells": {2: "Ward"}}
    t = using("Your opponent loses 1 Stamina.", edition, B=mine)
    reveal = t.offered[0]
    assert t.offered == [reveal, "reveal nothing"]
    for words in ("no", "none", "nothing", "decline"):
        assert str(t.table.why_not(words)) == "it is called 'reveal nothing' here"
    assert str(t.table.why_not("yes")) == f"it is called {reveal!r} here"
    for words in ("Ward in space 2", "reveal Ward in space 2", "reveal Ward from my discards", "reveal A's Ward"):
        assert refused(t, words) == clause, words
    assert refused(t, "reveal Ward and Calm") == clause  # Calm has no such effect


@pytest.mark.rule("revel:0.4.1", "revel:0.4.2", "revel:0.3.5")
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_a_card_says_is_understood_in_answer_to_its_question(edition: str) -> None:
    may = using("You may lose 1 Stamina.", edition)
    for words in ("Lose 1 Stamina.", "lose a Stamina"):
        assert str(may.table.why_not(words)) == "it is called 'yes' here"
    assert refused(may, "lose 2 Stamina") != ""
    added = using(
        "Add a +1 to 1 of your spells.", edition, A={"spells": {2: "Ember", 3: "Sea"}}, B={"spells": {1: "Bolt"}}
    )
    assert str(added.table.why_not("add a +1 to Ember")) == 'it is called "A\'s Ember in space 2" here'
    assert refused(added, "add a +1 to B's Bolt") != ""
    pays = using("You may discard 1 card to gain 1 Passion.", edition)
    for words in ("pay with Bolt", "pay Bolt", "discard Bolt"):
        assert str(pays.table.why_not(words)).startswith("whether to pay is asked first"), words
    assert refused(pays, "pay with Wall") != ""  # which isn't in hand


@pytest.mark.rule("revel-starter:play.4", "revel:5.7.1")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_card_may_be_sent_opposite_a_spell(edition: str) -> None:
    t = acting(edition)
    assert str(t.table.why_not("play Red opposing Bolt")) == str(t.table.why_not("play Red in space 1"))
    assert str(t.table.why_not("play Red opposing Bolt")) != str(t.table.why_not("play Red in space 5"))
    assert refused(t, "play Red opposing Sea") == ""  # which is A's own


@pytest.mark.rule("revel:1.7", "revel:4.7.4")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_power_of_a_stitched_spell_is_that_of_both_its_cards(edition: str) -> None:
    lantern = strike("Lantern", 1, "This Spell's Power Is: Gain 1 Passion.", icons="flames")
    t = on(lantern, A={"spells": {2: {"cards": ["Lantern", "Red"]}, 3: "Sea"}}, edition=edition)
    assert str(t.table.why_not("use Red")) == "it is called 'use Lantern' here"
    assert str(t.table.why_not("use Red in space 2")) == "it is called 'use Lantern' here"
    none = t.table.why_not("use Sea")
    assert str(none).startswith("that has no Power")
    assert refused(t, "B: use Red") != ""  # B controls no such spell
    t.do("use Lantern")
    assert str(t.table.why_not("use Red")) == str(t.table.why_not("use Lantern"))
    assert refused(t, "use Red") not in ("", none.rule if none else "")
