"""Errors in text: the caret stands under the word, also when the text is part of a longer one."""

from __future__ import annotations

from coven.language import TextError


def error() -> TextError:
    return TextError("there is no such word", "Draw 1 crad.", 7, 11, ("card", "cards"), rule="5.1")


def test_the_caret_stands_under_the_word() -> None:
    assert str(error()).splitlines() == [
        "there is no such word (5.1)",
        "  Draw 1 crad.",
        "         ^^^^",
        "  expected card or cards",
    ]
    assert str(TextError("something is missing", "Draw 1", 6)).splitlines()[2] == "        ^"
    assert str(TextError("this is empty", "abc", 1, 1)).splitlines()[2] == "   ^"


def test_a_place_goes_before_it_and_nothing_is_lost() -> None:
    placed = error().at("mine.txt:3: Ember")
    assert str(placed) == f"mine.txt:3: Ember: {error()}"


def test_in_a_longer_text_the_caret_stands_under_the_same_word() -> None:
    longer = error().at("mine.txt:3").within("On Play: Draw 1 crad.", 9)
    line, carets = str(longer).splitlines()[1:3]
    assert line[carets.index("^") : carets.rindex("^") + 1] == "crad"
    assert (longer.place, longer.rule, longer.expected) == ("mine.txt:3", "5.1", ("card", "cards"))


def test_of_a_text_that_fills_screens_what_is_around_the_caret_is_shown() -> None:
    text = "Draw. " * 1000 + "Dance. " + "Draw. " * 1000
    start = text.index("Dance")
    _, shown, carets = TextError("nobody dances", text, start, start + 5).show().splitlines()
    assert shown.startswith("  ... ")
    assert shown.endswith(" ...")
    assert len(shown) < 1100
    assert shown[carets.index("^") : len(carets)] == "Dance"
