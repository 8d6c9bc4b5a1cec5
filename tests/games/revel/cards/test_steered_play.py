"""Every card is played and every effect applied many times, in games that all come to an end."""

from __future__ import annotations

from tests.games.revel.cards.steered import ENOUGH, Run, play_on


def test_every_card_is_played_and_every_effect_is_applied() -> None:
    run = play_on(Run(1))
    missing = [f"{count} times {card}: {text}" for (card, text), count in run.missing.items()]
    assert not missing, "\n".join(
        [f"shown less than {ENOUGH} times in {run.games} games, repeat it with: {run.command()}", *missing]
    )
