"""What is fed to fuzzers: texts of every kind that Coven reads, and the readers, out of which only its own errors come.

`tests/test_fuzz.py` feeds them for a short while in every run; `bin/fuzz` for as long as somebody likes, with atheris.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import coven
from coven.games import find
from coven.games.revel.cards.index import shipped
from coven.games.revel.text.reading import compile_effect
from coven.games.spoils.cards.index import shipped as shipped_of_the_spoils
from coven.games.spoils.text.reading import compile_paragraph
from coven.kernel import CovenError, Source, Stuck, Table
from coven.scripts import load, read_record, read_script, write_record

ROOT = Path(__file__).parents[1]


def read_as_script(text: str) -> None:
    read_script(text + "\n")


def read_as_record(text: str) -> None:
    read_record(text + "\n")


def take_up_record(text: str) -> None:
    load(text + "\n")


def read_as_cards(text: str, game: str = "revel") -> None:
    library = find(game).library()
    assert library is not None
    for card in library.judge([Source(text, "cards")]):
        assert card.name is not None


def read_as_effect(text: str) -> None:
    """As cards are read, but nobody asks what else might have been meant: that takes a hundred times as long."""
    compile_effect(text)


def read_as_paragraph(text: str) -> None:
    """The same for The Spoils."""
    compile_paragraph.__wrapped__(text)


@cache
def card_words(game: str = "revel") -> list[str]:
    """All words of the cards that ship."""
    if game == "spoils":
        said = " ".join(text for card in shipped_of_the_spoils().values() for text in card.texts)
    else:
        said = " ".join(paragraph for card in shipped().values() for paragraph in card.text)
    return sorted(set(said.split()))


def of_words(text: str, words: list[str]) -> str:
    """Each sign stands for a word that card text has, so that what is tried comes nearer to being read."""
    return " ".join([words[ord(sign) % len(words)] for sign in text[:80]])


def read_as_words(text: str) -> None:
    compile_effect(of_words(text, card_words()))


def read_as_words_of_the_spoils(text: str) -> None:
    compile_paragraph.__wrapped__(of_words(text, card_words("spoils")))


def in_signs(text: str, game: str = "revel") -> str:
    """What stands for a text of such words."""
    words = card_words(game)
    return "".join([chr(words.index(word) + len(words)) for word in text.split()])


def read_as_deck(text: str) -> None:
    coven.new("revel", brings=[f"{text}\n", "celosia"], seed=1)


def read_as_position(text: str, name: str = "revel") -> None:
    script = read_script(f"game: {name}\nposition: {text}\n")
    game = find(name)
    table = Table(game, game.settle(), 1, origin=script.position)
    for _ in range(3):  # what was read is played with, and shown
        table.view(0)
        table.fingerprint()
        if table.decision is not None:
            table.choose(len(table.decision.choices) // 2)


def read_as_cards_of_the_spoils(text: str) -> None:
    read_as_cards(text, "spoils")


def read_as_deck_of_the_spoils(text: str) -> None:
    coven.new("spoils", brings=[f"{text}\n", "rogue"], seed=1)


def read_as_position_of_the_spoils(text: str) -> None:
    read_as_position(text, "spoils")


def read_as_position_of_the_revolution(text: str) -> None:
    read_as_position(text, "revolution")


def read_as_position_of_witchstone(text: str) -> None:
    read_as_position(text, "witchstone")


def read_as_board(text: str) -> None:
    coven.new("witchstone", components=text, seed=1)


def read_as_components(text: str) -> None:
    coven.new("revolution", components=text, seed=1)


def read_as_option(text: str) -> None:
    coven.new("revel", options={"edition": text, text: "on"}, seed=1)


def begun_position(name: str) -> str:
    """A position of a game that has begun, as a script has it."""
    return json.dumps(coven.new(name, seed=2).position())


def saved(name: str = "revel") -> str:
    table = coven.new(name, seed=2)
    for _ in range(8):
        table.choose(0)
    return write_record(table.record(), waypoints=0)


READERS: dict[str, tuple[Callable[[str], None], Callable[[], str]]] = {
    "script": (read_as_script, saved),
    "record": (read_as_record, saved),
    "saved game": (take_up_record, saved),
    "cards": (
        read_as_cards,
        lambda: "Twig\nA Strike Spell & A Familiar\nPower 3\nIcons: flames\n\nOn Play: Draw 1 card.\n",
    ),
    "effect": (read_as_effect, lambda: "When You Draw: If you have a strike spell, stash 1 card from your hand."),
    "words": (read_as_words, lambda: in_signs("On Play: Draw 1 card.")),
    "deck": (read_as_deck, lambda: "Name: Mine\nwitch: Celosia\n2 Ember\n3 Plain Spark\n"),
    "position": (
        read_as_position,
        lambda: (
            "{turn: 3, A: {hand: [Plain Spark], stamina: 3, known: [{hand: 1, to: B}]}, B: {spells: {1: Ember}},"
            " waiting: [], lasting: [{of: A, says: 'Your spells have +1 Power this turn.'}], did: [[A, draw]]}"
        ),
    ),
    "board": (read_as_board, lambda: "[wand]\nspaces = 3\n[map]\nwitchstone_vp = [3, 2, 1]\n"),
    "position of Witchstone": (read_as_position_of_witchstone, lambda: begun_position("witchstone")),
    "components of the Revolution": (read_as_components, lambda: "[board]\nspaces = 12\n"),
    "position of the Revolution": (read_as_position_of_the_revolution, lambda: begun_position("revolution")),
    "saved game of Witchstone": (take_up_record, lambda: saved("witchstone")),
    "saved game of the Revolution": (take_up_record, lambda: saved("revolution")),
    "saved game of The Spoils": (take_up_record, lambda: saved("spoils")),
    "paragraph of The Spoils": (
        read_as_paragraph,
        lambda: "RECUR\nCost: Pay 2. Pick a character.\nEffect: Put a token on it. If you do, draw a card.",
    ),
    "words of The Spoils": (
        read_as_words_of_the_spoils,
        lambda: in_signs("If this card enters play, draw a card.", "spoils"),
    ),
    "cards of The Spoils": (
        read_as_cards_of_the_spoils,
        lambda: (
            "Twig\nArcanist Character - lurker\nCost 2 OO\nStats 1/1/1\n\nVEIL\nCost: Pay 2. Pick a character.\n"
            "Effect: The character gains covert this turn.\n"
        ),
    ),
    "deck of The Spoils": (
        read_as_deck_of_the_spoils,
        lambda: "Name: Mine\nFaction: The Tournament Faction\n40 Rage\n35 Obsession\n",
    ),
    "position of The Spoils": (
        read_as_position_of_the_spoils,
        lambda: (
            "{turn: 3, active: B, A: {influence: 20, hand: [Rage], in play: [{number: 7, card: Obsession}], known: "
            "[{deck: 1, to: A}]}, B: {discard pile: [Rage], out of game: []}, battle: null, orders: [], "
            "lasting: [{of: A, says: You cannot draw cards this turn.}], delayed: [{card: B's Rage, says: Reduce "
            "the next numeric cost you pay this turn by 2.}], later: [{says: 'At the end of this turn, draw a "
            "card.', number: 40, kept: {named: {1: [7]}}}], did: [{what: play, by: A, to: [7, {gone: 39}], "
            "amount: 2}], gone: [{number: 39, card: B's Rage, controlled by: A, life: 2}], nowhere: [A's "
            "Micromajig Token], spared: [{number: 7, life: 2, damage: 2}], shown: []}"
        ),
    ),
    "option": (read_as_option, lambda: "comprehensive"),
}
"""What reads each kind of text, and a text of that kind to begin with."""


def feed(kind: str, text: str) -> None:
    """Have a text read. Whatever else but Coven's own errors comes of it is a mistake."""
    read, _ = READERS[kind]
    try:
        read(text)
    except (CovenError, Stuck):
        return
