"""Every card is played and everything that cards say is done many times, and no table gets stuck."""

from __future__ import annotations

from coven.games.spoils.cards.index import shipped
from tests.games.spoils.cards.steered import ENOUGH, SHOWN, Run, play_on, words_of


def test_every_card_is_played_and_every_effect_is_carried_out() -> None:
    run = play_on(Run(1))
    missing = [f"{count} times {card}: {text}" for (card, text), count in run.missing.items()]
    assert not missing, "\n".join(
        [f"shown less than {ENOUGH} times in {run.games} games, repeat it with: {run.command()}", *missing]
    )


def test_everything_that_cards_say_is_to_be_shown() -> None:
    """Each paragraph of each card is looked for in one way or another; the token has none, and nobody plays it."""
    assert set(shipped()) - set(SHOWN) == {"Micromajig Token"}
    for name, card in shipped().items():
        if name in SHOWN:
            looked_for = {words.partition(" > ")[0] for _, words in SHOWN[name].feats}
            assert looked_for - {"played"} == {words_of(one) for one in card.text.paragraphs}, name
            assert card.is_faction or "played" in looked_for
