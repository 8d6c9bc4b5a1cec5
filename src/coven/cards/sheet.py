"""Cards to print and cut out: nine to a page, as SVG or PDF. Any game's, by what its library shows of them."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from coven.files import write_bytes, write_text
from coven.kernel import CovenError, Shown

try:
    from reportlab.graphics import renderPDF, renderSVG
    from reportlab.graphics.shapes import Drawing, Group, Line, Rect, String
    from reportlab.lib.colors import HexColor
    from reportlab.lib.pagesizes import A4
    from reportlab.lib.units import mm
    from reportlab.pdfbase.pdfmetrics import stringWidth
    from reportlab.pdfgen.canvas import Canvas
except ImportError:
    raise CovenError("sheets of cards need reportlab: pip install 'coven[sheets]'") from None

WIDTH, HEIGHT = 63 * mm, 88 * mm
"""The size that sleeves are made for."""
ACROSS, DOWN = 3, 3
EDGE: Final = 4 * mm
"""Between the cut and what is printed."""
GAP: Final = 0.45
"""Between two effects, in lines."""
LEADING: Final = 1.22
"""From line to line, in sizes of the type."""
SIZES: Final = (10.5, 10.0, 9.5, 9.0, 8.5, 8.0, 7.5, 7.0, 6.5, 6.0, 5.5)
"""The sizes that text is tried in, so that the largest is taken that fits."""
ROMAN, BOLD, ITALIC = "Times-Roman", "Times-Bold", "Times-Italic"
SANS: Final = "Helvetica-Bold"
SERIFS: Final = "'Times New Roman', 'Liberation Serif', 'Nimbus Roman', Times, serif"
FAMILIES: Final = {
    ROMAN: SERIFS,
    BOLD: f"{SERIFS}; font-weight: bold",
    ITALIC: f"{SERIFS}; font-style: italic",
    SANS: "Arial, 'Liberation Sans', 'Nimbus Sans', Helvetica, sans-serif; font-weight: bold",
}
"""How a browser finds the type."""
INK, SOFT, CUT = HexColor("#1c1a22"), HexColor("#6a6472"), HexColor("#b9b4c0")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text, in its type."""

    text: str
    font: str


def write_sheet(cards: Sequence[Shown], output: Path) -> list[Path]:
    """Write the sheet; an SVG has one page, so more of them are numbered. The files that were written."""
    if not cards:
        raise CovenError("there are no cards to print")
    per_page = ACROSS * DOWN
    pages = [page_of(cards[start : start + per_page]) for start in range(0, len(cards), per_page)]
    kind = output.suffix.lower()
    if kind == ".pdf":
        for card in cards:
            _check_drawable(card)
        content = io.BytesIO()
        canvas = Canvas(content, pagesize=A4)
        for page in pages:
            renderPDF.draw(page, canvas, 0, 0)
            canvas.showPage()
        canvas.save()
        write_bytes(output, content.getvalue())
        return [output]
    if kind != ".svg":
        raise CovenError(f"a sheet is written as .svg or .pdf, and {output.name!r} is neither")
    files = [output] if len(pages) == 1 else [output.with_stem(f"{output.stem}-{n + 1}") for n in range(len(pages))]
    for page, file in zip(pages, files, strict=True):
        write_text(file, _with_known_fonts(renderSVG.drawToString(page)))
    return files


def _with_known_fonts(svg: str) -> str:
    """An SVG that asks for type by names that browsers know; all of these have the measures of the first."""
    for font, css in FAMILIES.items():
        svg = re.sub(rf"font-family: ?'?{font}'?(?=[;\"])", f"font-family: {css}", svg)
    return svg


def page_of(cards: Sequence[Shown]) -> Any:
    """A page with up to nine cards, and lines to cut along."""
    width, height = A4
    page = Drawing(width, height)
    left, top = (width - ACROSS * WIDTH) / 2, (height + DOWN * HEIGHT) / 2
    for column in range(ACROSS + 1):
        x = left + column * WIDTH
        for y, end in ((top + EDGE, height), (top - DOWN * HEIGHT - EDGE, 0)):
            page.add(Line(x, y, x, end, strokeColor=CUT, strokeWidth=0.4))
    for row in range(DOWN + 1):
        y = top - row * HEIGHT
        for x, end in ((left - EDGE, 0), (left + ACROSS * WIDTH + EDGE, width)):
            page.add(Line(x, y, end, y, strokeColor=CUT, strokeWidth=0.4))
    for place, card in enumerate(cards):
        row, column = divmod(place, ACROSS)
        drawn = Group(*_card(card))
        drawn.translate(left + column * WIDTH, top - (row + 1) * HEIGHT)
        page.add(drawn)
    return page


def _card(card: Shown) -> Iterator[Any]:
    """A card with its lower left corner at zero."""
    yield Rect(0, 0, WIDTH, HEIGHT, rx=3 * mm, ry=3 * mm, fillColor=None, strokeColor=CUT, strokeWidth=0.4)
    left, right = EDGE, WIDTH - EDGE
    name, _, subtitle = card.name.partition(" - ")
    y = HEIGHT - EDGE - 9
    corner = _fitting(card.corner, SANS, 8.5, (right - left) * 0.5)
    width = _width(card.corner, SANS, corner) if card.corner else 0.0
    size = _fitting(name, BOLD, 12, right - left - width - 8)
    yield String(left, y, name, fontName=BOLD, fontSize=size, fillColor=INK)
    if card.corner:
        yield String(right, y, card.corner, fontName=SANS, fontSize=corner, fillColor=INK, textAnchor="end")
    if subtitle:
        y -= 10.5
        yield String(
            left,
            y,
            subtitle,
            fontName=ITALIC,
            fontSize=_fitting(subtitle, ITALIC, 9, right - left),
            fillColor=INK,
        )
    y -= 6
    yield Line(left, y, right, y, strokeColor=INK, strokeWidth=0.6)
    y -= 10
    size = _fitting(card.type_line, ITALIC, 8.5, right - left)
    yield String(left, y, card.type_line, fontName=ITALIC, fontSize=size, fillColor=SOFT)
    y -= 8
    bottom = EDGE + (11 if card.footer else 0)
    yield from _effects(card, left, y, right - left, bottom)
    if card.footer:
        yield String(right, EDGE, card.footer, fontName=SANS, fontSize=7, fillColor=SOFT, textAnchor="end")


def _effects(card: Shown, left: float, top: float, width: float, bottom: float) -> Iterator[Any]:
    """The effects of a card, in the largest type in which they fit."""
    for size in SIZES:
        effects = [_lines(paragraph.text, size, width) for paragraph in card.paragraphs]
        leading = size * LEADING
        needed = leading * (sum(map(len, effects)) + GAP * max(0, len(effects) - 1))
        if needed <= top - bottom:
            break
    else:
        raise CovenError(f"{card.name}: its text is too long for a card, even in type of {SIZES[-1]} points")
    y = top - size
    for effect in effects:
        for line in effect:
            x = left
            for font, run in groupby(line, lambda word: word.font):
                words = " ".join(word.text for word in run)
                yield String(x, y, words, fontName=font, fontSize=size, fillColor=INK)
                x += _width(f"{words} ", font, size)
            y -= leading
        y -= leading * GAP


def _lines(text: str, size: float, width: float) -> list[list[Word]]:
    """A text broken into lines; what stands before its colon, the part that says when, is bold."""
    head, colon, rest = text.partition(":")
    words = [Word(word, BOLD) for word in f"{head}{colon}".split()] if colon else []
    words += [Word(word, ROMAN) for word in (rest if colon else text).split()]
    lines: list[list[Word]] = [[]]
    x = 0.0
    for word in words:
        long = _width(word.text, word.font, size)
        if lines[-1] and x + long > width:
            lines.append([])
            x = 0.0
        lines[-1].append(word)
        x += long + _width(" ", word.font, size)
    return lines


def _fitting(text: str, font: str, size: float, width: float) -> float:
    """A size, or as much less as it takes to fit."""
    return min(size, size * width / (_width(text, font, size) or 1))


def _width(text: str, font: str, size: float) -> float:
    """How long a text is. Letters that the type lacks are taken to be as wide as an n."""
    width: float = stringWidth("".join(letter if _is_drawable(letter) else "n" for letter in text), font, size)
    return width


def _is_drawable(letter: str) -> bool:
    try:
        letter.encode("cp1252")
    except UnicodeEncodeError:
        return False
    return True


def _check_drawable(card: Shown) -> None:
    """A PDF has the letters of western Europe only; a viewer of an SVG finds all others itself."""
    texts = (card.name, card.corner, card.type_line, *(each.text for each in card.paragraphs), card.footer)
    for letter in "".join(texts):
        if not _is_drawable(letter):
            raise CovenError(f"{card.name}: there is no {letter!r} in the type of the PDF; write an .svg instead")
