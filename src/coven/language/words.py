"""English words and their forms, as far as card text needs them."""

from __future__ import annotations

from collections.abc import Sequence

HISSING = ("s", "x", "z", "ch", "sh")


def plural(word: str) -> str:
    """The regular plural.

    >>> plural("spell"), plural("witch"), plural("Axe")
    ('spells', 'witches', 'Axes')
    """
    return word + "es" if word.endswith(HISSING) else word + "s"


def singulars(word: str) -> list[str]:
    """All words of which this is the regular plural: mostly one, none if it is no plural, seldom two.

    >>> singulars("Familiars"), singulars("Familiar"), singulars("Axes")
    (['Familiar'], [], ['Axe', 'Ax'])
    """
    stems = [word[:-1], word[:-2]]
    return [stem for stem in stems if stem and plural(stem) == word]


def a_or_an(word: str) -> str:
    """The indefinite article that goes before a word, by its first letter."""
    return "an" if word[:1].lower() in "aeiou" else "a"


def capital(text: str) -> str:
    """With a capital first letter, as a sentence begins."""
    return text[:1].upper() + text[1:]


def title_case(text: str) -> str:
    """With every word capital, as the initial part of an effect is written.

    >>> title_case("when your opponent's turn begins")
    "When Your Opponent's Turn Begins"
    """
    return " ".join(capital(word) for word in text.split(" "))


def listed(items: Sequence[str], last: str = "and") -> str:
    """Items in a row.

    >>> listed(["gain", "lose", "spend"]), listed(["gain", "lose"], "or"), listed(["gain"]), listed([])
    ('gain, lose and spend', 'gain or lose', 'gain', '')
    """
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"
