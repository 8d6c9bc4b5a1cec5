"""Card files: blocks of lines, whatever a game's header lines say."""

from coven.cards import Block, read_blocks, texts_in

FILE = """\
# Cards of no game in particular.

Ash Wand
A Tool
# a comment within a card
Cost 2

Draw a card.
Burn a card,
  or two,
  or three.
---

Bare Hand
-----
---
Candle
A Light

It shines.
"""


def blocks() -> list[Block]:
    return list(read_blocks(FILE, "tools.txt"))


def test_a_card_is_its_header_and_its_paragraphs() -> None:
    wand = blocks()[0]
    assert wand.name == "Ash Wand"
    assert [(line.number, line.text) for line in wand.header] == [(3, "Ash Wand"), (4, "A Tool"), (6, "Cost 2")]


def test_an_indented_line_goes_on_with_the_paragraph_above() -> None:
    paragraphs = [(line.number, line.text) for line in blocks()[0].paragraphs]
    assert paragraphs == [(8, "Draw a card."), (9, "Burn a card, or two, or three.")]


def test_dashes_stand_between_cards_however_many_and_bring_none_themselves() -> None:
    assert [block.name for block in blocks()] == ["Ash Wand", "Bare Hand", "Candle"]
    assert blocks()[1].paragraphs == ()


def test_an_error_names_file_line_and_card_and_points_at_the_word() -> None:
    wand = blocks()[0]
    error = wand.error(wand.header[2], "nothing costs that much", "1.2", "2")
    assert str(error) == "tools.txt:6: Ash Wand: nothing costs that much (1.2)\n  Cost 2\n       ^"
    assert wand.error(wand.header[1], "what?").end == len("A Tool")


def test_texts_that_ship_come_by_name_in_alphabetical_order() -> None:
    texts = texts_in("coven.games.revel.cards", "lists")
    assert list(texts) == sorted(texts)
    assert "Witch: " in texts["celosia"]
