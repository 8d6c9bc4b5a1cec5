"""The Spoils, declared."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

from coven.games.spoils.actions.chance import HOW_HIGH, WHICH_ICON, WHICH_NAME, WHICH_PLAYER
from coven.games.spoils.actions.damage import HOW_MUCH
from coven.games.spoils.actions.play import WHICH_TARGET
from coven.games.spoils.actions.put import WHICH_FIRST
from coven.games.spoils.actions.search import WHICH_FOUND
from coven.games.spoils.actions.verbs import INSTRUCTIONS
from coven.games.spoils.areas.areas import BOTH
from coven.games.spoils.areas.in_play import Copy
from coven.games.spoils.areas.rulings import AttachTargetLost, Rulings
from coven.games.spoils.areas.state import SpoilsState, new_game
from coven.games.spoils.cards.deckbuilding import Format
from coven.games.spoils.cards.index import CardIndex
from coven.games.spoils.cards.shipped_decks import SpoilsDecks, brought, deck_of, index_of
from coven.games.spoils.costs.paying import WHICH_RESOURCE
from coven.games.spoils.course.battle import HOW_MUCH_DAMAGE, WHAT_IN_BATTLE, WHERE_TO, WHICH_ATTACKER, WHICH_BLOCKER
from coven.games.spoils.course.loops import HOW_OFTEN, HOW_OFTEN_AT_MOST, WHERE_TO_STOP
from coven.games.spoils.course.orders import RESPONSES, USUAL, WHICH_ORDER
from coven.games.spoils.course.play_card import WHICH_OPTION
from coven.games.spoils.course.play_resource import WHICH_TO_PLAY_AS_RESOURCE
from coven.games.spoils.course.responses import HOW_MANY_PASS, WHICH_RESPONSE
from coven.games.spoils.course.setup import WHICH_STARTING_RESOURCE, WHICH_TO_BOTTOM, WHO_GOES_FIRST, lay_out
from coven.games.spoils.course.turn import WHAT_TO_DO, step, take
from coven.games.spoils.effects.adjustments import WHICH_REDUCTION
from coven.games.spoils.effects.choosing import HOW_MANY, WHICH_CARD, WHICH_PICK
from coven.games.spoils.effects.consequences import WHICH_TO_KEEP
from coven.games.spoils.effects.replacements import WHICH_REPLACEMENT
from coven.games.spoils.effects.structure import WHETHER, WHICH_NUMBER, WHICH_ONE
from coven.games.spoils.effects.triggers import WHICH_TRIGGER
from coven.games.spoils.seen import imagining, pointing
from coven.games.spoils.seen.view import SpoilsView, view
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
)

QUESTIONS: Final = (
    WHAT_TO_DO,
    WHICH_RESPONSE,
    WHICH_ORDER,
    HOW_OFTEN,
    HOW_MANY_PASS,
    HOW_OFTEN_AT_MOST,
    WHERE_TO_STOP,
    WHAT_IN_BATTLE,
    WHICH_ATTACKER,
    WHICH_BLOCKER,
    HOW_MUCH_DAMAGE,
    WHERE_TO,
    WHICH_RESOURCE,
    WHICH_TO_PLAY_AS_RESOURCE,
    WHICH_OPTION,
    WHICH_STARTING_RESOURCE,
    WHO_GOES_FIRST,
    WHICH_TO_BOTTOM,
    WHICH_TRIGGER,
    WHICH_REPLACEMENT,
    WHICH_REDUCTION,
    WHICH_TO_KEEP,
    WHICH_PICK,
    WHICH_CARD,
    WHICH_ONE,
    WHETHER,
    WHICH_NUMBER,
    HOW_MANY,
    HOW_MUCH,
    HOW_HIGH,
    WHICH_FOUND,
    WHICH_NAME,
    WHICH_PLAYER,
    WHICH_ICON,
    WHICH_TARGET,
    WHICH_FIRST,
)


class Spoils(Game[SpoilsState]):
    """The Spoils, by its Comprehensive Rules of December 2010."""

    name = "spoils"
    title = "The Spoils"
    seats = range(2, 3)  # O63
    brings = "decks"
    components = "cards"
    example = "attack B's faction"
    data = "1"
    compiled = (
        "**/*.py",
        "!game.py",
        *("!text/**/*.py", "text/tree/*.py", "text/words/vocabulary.py"),
        *(
            "!cards/catalogue.py",
            "!cards/deckbuilding.py",
            "!cards/files.py",
            "!cards/index.py",
            "!cards/library.py",
            "!cards/shipped_decks.py",
            "!cards/workshop.py",
        ),
        *(
            "!seen/**/*.py",
            "seen/considering.py",
            "seen/evaluate.py",
            "seen/imagining.py",
            "seen/pointing.py",
            "seen/retelling.py",
            "seen/view.py",
            "seen/words.py",
        ),
    )
    chances = ("A's deck", "who decides who goes first", "a card at random", "the coin")
    rulebooks = (Rulebook("spoils", "rules.toml"),)
    options = (
        BLUFF,
        Choosable(
            "format", Format.PRECONSTRUCTED.value, tuple(one.value for one in Format), "what decks are judged as"
        ),
        Choosable("strict decks", True, (True, False), "refuse decks that break a rule of their format"),
        Choosable("triggers in setup", False, (False, True), "whether triggers happen before the first turn (O49)"),
        Choosable(
            "attach target lost its type",
            AttachTargetLost.PILE.value,
            tuple(one.value for one in AttachTargetLost),
            "what becomes of an attaching card whose target has another type when it resolves (O62)",
        ),
        RESPONSES,
    )

    def start(self, setup: Setup) -> SpoilsState:
        index = index_of(setup)
        kind = Format(setup.options["format"]) if setup.options["strict decks"] else None
        decks = [deck_of(name, index, kind) for name in brought(setup.brings)]
        s = new_game(rulings_of(setup, index))
        number = 1
        for seat, deck in zip(BOTH, decks, strict=True):
            number = lay_out(s, seat, deck.faction, deck.cards, number)
        return s

    step = staticmethod(step)  # so that nothing interpreted stands before it where it is compiled

    def view(self, state: SpoilsState, seat: Seat | None) -> SpoilsView:
        return view(state, seat)

    def position(self, state: SpoilsState) -> dict[str, Any]:
        from coven.games.spoils.seen import position

        return position.position(state)

    def place(self, setup: Setup, position_: Mapping[str, Any]) -> SpoilsState:
        from coven.games.spoils.seen import position_reading

        index = index_of(setup)
        return position_reading.place(position_, index, rulings_of(setup, index))

    def redeal(self, state: SpoilsState, now: SpoilsState, seat: Seat, rng: random.Random) -> None:
        imagining.redeal(state, now, seat, rng)

    def located(self, state: SpoilsState, seat: Seat) -> dict[Copy, frozenset[Copy]]:
        return imagining.located(state, seat)

    def taken_out(self, state: SpoilsState) -> frozenset[Copy]:
        return state.found()

    def seen(self, state: SpoilsState, seat: Seat) -> list[tuple[object, ...]]:
        return imagining.seen(state, seat)

    def questions(self) -> tuple[Question, ...]:
        return QUESTIONS

    def points(self, state: SpoilsState, decision: Decision, choice: Any) -> tuple[Path, ...]:
        return pointing.points(state, decision, choice)

    def source(self, state: SpoilsState, decision: Decision) -> Path | None:
        return pointing.source(state, decision)

    def outlook(self, state: SpoilsState, decision: Decision, choice: Any) -> Brings | None:
        return pointing.outlook(state, decision, choice)

    def why_not(self, state: SpoilsState, decision: Decision, words: str, seat: Seat) -> Reason | None:
        from coven.games.spoils.seen.why import why_not

        return why_not(state, decision, words, seat)

    def why_only_one(self, state: SpoilsState, decision: Decision, answers: Sequence[str]) -> Reason | None:
        from coven.games.spoils.seen.why import why_only_one

        return why_only_one(decision, answers)

    def names_nothing(self, state: SpoilsState, words: str, seat: Seat | None) -> Reason | None:
        from coven.games.spoils.seen.why import names_nothing

        return names_nothing(state, words)

    def drawing(self) -> Drawing:
        from coven.games.spoils.seen import terminal

        return terminal

    def evaluation(self) -> Evaluation:
        from coven.games.spoils.seen import considering
        from coven.games.spoils.seen.evaluate import evaluate

        return Evaluation(
            evaluate,
            considered=considering.considered,
            settled=considering.settled,
            expected=considering.expected,
            breadth=considering.BREADTH,
            far_behind=considering.FAR_BEHIND,
        )

    def decks(self) -> Decks:
        return SpoilsDecks()

    def library(self) -> Library:
        from coven.games.spoils.cards.library import SpoilsLibrary

        return SpoilsLibrary()

    def primer(self) -> str:
        return (self.folder / "primer.txt").read_text(encoding="utf-8")

    def workshop(self) -> Workshop:
        from coven.games.spoils.cards.workshop import SpoilsWorkshop

        return SpoilsWorkshop()


def rulings_of(setup: Setup, index: CardIndex) -> Rulings[SpoilsState]:
    """What stays the same throughout a game with these options and cards."""
    return Rulings(
        index,
        INSTRUCTIONS,
        take,
        bluff=setup.options["bluff"],
        setup_triggers=setup.options["triggers in setup"],
        attach_target_lost=AttachTargetLost(setup.options["attach target lost its type"]),
        usual=USUAL[setup.options[RESPONSES.name]],
    )
