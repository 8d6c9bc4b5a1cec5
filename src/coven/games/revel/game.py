"""Witches' Revel, declared."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from coven.games.revel.actions.counters import HOW_MANY_COUNTERS
from coven.games.revel.actions.name_card import WHICH_NAME
from coven.games.revel.actions.play import WHICH_CARD
from coven.games.revel.actions.play_spell import WHICH_SPACE
from coven.games.revel.actions.put import WHICH_EMPTY_SPACE
from coven.games.revel.actions.verbs import RULEBOOK
from coven.games.revel.areas.areas import BOTH
from coven.games.revel.areas.elements import Card
from coven.games.revel.areas.rulings import Rulings
from coven.games.revel.areas.state import RevelState, new_game
from coven.games.revel.cards.index import shipped
from coven.games.revel.cards.shipped_decks import RevelDecks, brought, deck_of, index_of
from coven.games.revel.course.acts import WHAT_TO_DO
from coven.games.revel.course.cleanup import WHICH_CONSEQUENCE
from coven.games.revel.course.setup import WHICH_OPENING_CARD, lay_out
from coven.games.revel.course.turn import step
from coven.games.revel.editions import EDITIONS
from coven.games.revel.effects.interruptions import WHICH_INTERRUPTION
from coven.games.revel.effects.powers import WHICH_POWER
from coven.games.revel.instructions.choices import WHETHER_TO, WHICH
from coven.games.revel.instructions.choosing_things import (
    HOW_MANY,
    WHICH_FIRST,
    WHICH_OF_A_SPELL,
    WHICH_ON_TOP,
    WHICH_TO,
)
from coven.games.revel.instructions.costs import WHETHER_TO_PAY
from coven.games.revel.instructions.repair import LEAVING
from coven.games.revel.seen import imagining, pointing
from coven.games.revel.seen.view import RevelView, view
from coven.kernel import (
    BLUFF,
    Brings,
    Choosable,
    Decision,
    Decks,
    Drawing,
    Evaluation,
    Game,
    Library,
    Path,
    Question,
    Reason,
    Rulebook,
    Seat,
    Setup,
    Workshop,
    give_up_question,
)

QUESTIONS: Final = (
    WHAT_TO_DO,
    WHICH_OPENING_CARD,
    WHICH_CARD,
    WHICH_SPACE,
    WHICH_EMPTY_SPACE,
    WHICH_NAME,
    WHICH_FIRST,
    WHICH_ON_TOP,
    WHICH_OF_A_SPELL,
    WHICH_CONSEQUENCE,
    WHICH_INTERRUPTION,
    WHICH_POWER,
    WHICH_TO,
    WHICH,
    WHETHER_TO,
    WHETHER_TO_PAY,
    HOW_MANY,
    HOW_MANY_COUNTERS,
    give_up_question(LEAVING),
)


class Revel(Game[RevelState]):
    """Witches' Revel in its two editions."""

    name = "revel"
    title = "Witches' Revel"
    seats = range(2, 3)  # revel-starter:kit.1, 2.1.1
    brings = "decks"
    components = "cards"
    example = "play Kindled Grudge in space 2"
    data = "1"
    compiled = (
        "**/*.py",
        "!game.py",
        *("!text/**/*.py", "text/tree/*.py", "text/words/vocabulary.py"),
        *(
            "!cards/deckbuilding.py",
            "!cards/shipped_decks.py",
            "!cards/workshop.py",
            "!cards/files.py",
            "!cards/index.py",
            "!cards/library.py",
            "!cards/names.py",
        ),
        *(
            "!seen/**/*.py",
            "seen/evaluate.py",
            "seen/imagining.py",
            "seen/pointing.py",
            "seen/view.py",
            "seen/words.py",
        ),
    )
    chances = ("A's deck", "the first player", "a card from a hand")
    rulebooks = (Rulebook("revel", "rules.toml"), Rulebook("revel-starter", "rules-starter.toml"))
    options = (
        Choosable("edition", "comprehensive", tuple(EDITIONS), "which rulebook is played by"),
        BLUFF,
        Choosable("strict decks", True, (True, False), "refuse decks that break a deckbuilding rule"),
    )

    def start(self, setup: Setup) -> RevelState:
        index = index_of(setup)
        edition = EDITIONS[setup.options["edition"]]
        strict: bool = setup.options["strict decks"]
        decks = [deck_of(name, index, edition if strict else None) for name in brought(setup.brings)]  # 2.1.2
        met = [card for deck in decks for card in (deck.witch, *deck.resources, *deck.cards)]
        pool = index.values() if setup.options["bluff"] else met
        s = new_game(Rulings(RULEBOOK, edition, index, setup.options["bluff"], pool))
        number = 1
        for seat, deck in zip(BOTH, decks, strict=True):
            number = lay_out(s, seat, deck, number)
        return s

    step = staticmethod(step)  # so that nothing interpreted stands before it where it is compiled

    def view(self, state: RevelState, seat: Seat | None) -> RevelView:
        return view(state, seat)

    def position(self, state: RevelState) -> dict[str, Any]:
        from coven.games.revel.seen import position

        return position.position(state)

    def place(self, setup: Setup, position_: Mapping[str, Any]) -> RevelState:
        from coven.games.revel.seen import position_reading

        edition = EDITIONS[setup.options["edition"]]
        return position_reading.place(position_, index_of(setup), edition, setup.options["bluff"])

    def redeal(self, state: RevelState, now: RevelState, seat: Seat, rng: random.Random) -> None:
        imagining.redeal(state, now, seat, rng)

    def located(self, state: RevelState, seat: Seat) -> frozenset[Card]:
        return imagining.located(state, seat)

    def seen(self, state: RevelState, seat: Seat) -> tuple[list[tuple[Seat, str]], list[int | Reason | None]]:
        return imagining.seen(state, seat)

    def questions(self) -> tuple[Question, ...]:
        return QUESTIONS

    def points(self, state: RevelState, decision: Decision, choice: Any) -> tuple[Path, ...]:
        return pointing.points(state, decision, choice)

    def source(self, state: RevelState, decision: Decision) -> Path | None:
        return pointing.source(state, decision)

    def outlook(self, state: RevelState, decision: Decision, choice: Any) -> Brings | None:
        return pointing.outlook(state, decision, choice)

    def warning(self, state: RevelState, decision: Decision, choice: Any) -> Reason | None:
        return pointing.warning(state, decision, choice)

    def why_not(self, state: RevelState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        from coven.games.revel.seen.why import why_not

        return why_not(state, decision, words, seat)

    def why_only_one(self, state: RevelState, decision: Decision, answers: Sequence[str]) -> Reason | None:
        from coven.games.revel.seen.why import why_only_one

        return why_only_one(state, decision, answers)

    def names_nothing(self, state: RevelState, words: str, seat: Seat | None) -> Reason | None:
        from coven.games.revel.seen.why import names_nothing

        return names_nothing(state, words, state.current if seat is None else seat)

    def drawing(self) -> Drawing:
        from coven.games.revel.seen import terminal

        return terminal

    def evaluation(self) -> Evaluation:
        from coven.games.revel.seen.evaluate import evaluate

        return Evaluation(evaluate)

    def library(self) -> Library:
        from coven.games.revel.cards.library import RevelLibrary

        return RevelLibrary()

    def workshop(self) -> Workshop:
        from coven.games.revel.cards.workshop import RevelWorkshop

        return RevelWorkshop()

    def decks(self) -> Decks:
        return RevelDecks()

    def get_ready(self) -> None:
        shipped().compile()
