"""Every card is played and every effect applied many times, in games that all come to an end."""

from __future__ import annotations

import pytest

from tests.games.revel.cards.steered import ENOUGH, Run, play_on


def check(enough: int) -> None:
    run = play_on(Run(1, enough))
    missing = [f"{count} times {card}: {text}" for (card, text), count in run.missing.items()]
    assert not missing, "\n".join(
        [f"shown less than {enough} times in {run.games} games, repeat it with: {run.command()}", *missing]
    )


def test_every_card_is_played_and_every_effect_is_applied() -> None:
    check(3)


@pytest.mark.long
def test_every_card_is_played_and_every_effect_is_applied_often() -> None:
    check(ENOUGH)
