"""Names from outside: one way to write each letter, and nothing that can't be seen."""

from __future__ import annotations

import coven
from coven.cards import fold
from coven.games.revel.cards.files import read_cards
from coven.kernel import new_seed, visible
from coven.kernel.options import same_words


def test_what_can_not_be_seen_is_shown() -> None:
    assert visible("Ember\u202etsohg\x1b[2J") == "Ember<U+202E>tsohg<U+001B>[2J"
    assert visible("Élan · 2 ☾") == "Élan · 2 ☾"
    assert visible("a\nb") == "a\nb"
    assert read_cards("Em\u2066ber\nA Strike Spell\nPower 1\n")[0].name == "Em<U+2066>ber"


def test_what_looks_alike_is_the_same() -> None:
    composed, put_together = "\u00c9lan", "E\u0301lan"
    assert read_cards(f"{put_together}\nA Strike Spell\nPower 1\n")[0].name == composed
    assert fold(put_together) == fold(composed)
    assert same_words(put_together) == same_words(composed)


def test_a_seed_that_nobody_chose_has_128_bits() -> None:
    seeds = [new_seed() for _ in range(64)]
    assert len(set(seeds)) == 64
    assert max(seed.bit_length() for seed in seeds) > 120
    assert coven.new("revel").seed.bit_length() > 64
