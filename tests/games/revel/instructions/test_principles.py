"""The introduction, the primer, and 0.0 and 0.1: what an instruction is, and that card text wins."""

from __future__ import annotations

import pytest

import coven
from coven.games.revel.seen.view import SideView
from coven.kernel import Table
from tests.games.revel.stage import shield, stage, stance, strike, witch

rule = pytest.mark.rule

FREE = strike("Free", 1)
WALL = shield("Wall", 2)
SPARKS = [strike(f"Spark {n}", 1) for n in range(12)]
KEEPSAKE = shield("Keepsake", 1, "When You Discard This Card From Your Hand: Draw 1 card.")


def home_made(single: str) -> str:
    """A legal deck of cards that nobody has published."""
    return "\n".join(["Witch: Wren", *[f"2 Spark {n}" for n in range(12)], f"1 {single}"])


@rule("revel:intro.1")
def test_a_new_card_of_known_wordings_is_put_in_a_deck_and_played() -> None:
    novelty = strike("Novelty", 7, "On Play: Gain 3 Passion.")
    cards = "----\n".join([*SPARKS, witch("Wren"), novelty])
    table = coven.new("revel", seed=1, components=cards, brings=[home_made("Novelty")] * 2)
    seat = _play_as_soon_as_drawn(table, "Novelty")
    view = table.view(seat)
    side = (view.A, view.B)[seat]
    assert [spell.power for spell in side.spells.values() if spell is not None] == [7]
    assert side.resources["Passion"].marks == 3
    assert table.at_rest


def _play_as_soon_as_drawn(table: Table, name: str) -> int:
    """Keep every opening card, draw until somebody has the card, and play it. Gives who played it."""
    for _ in range(100):
        assert table.decision is not None
        seat = table.decision.seat
        words = [option.words for option in table.options]
        hand = (table.view(seat).A, table.view(seat).B)[seat].hand or ()
        if name in hand and "play a card" in words:
            table.choose("play a card")
            table.choose(name)
            table.choose("space 3")
            return seat
        table.choose(next(answer for answer in ("keep the rest", "draw a card", "pass") if answer in words))
    raise AssertionError(f"nobody has drawn {name}")


@rule("revel:intro.2")
def test_a_home_made_deck_is_seated_against_a_preconstructed_one() -> None:
    cards = "----\n".join([*SPARKS, witch("Wren"), FREE])
    table = coven.new("revel", seed=3, components=cards, brings=[home_made("Free"), "celosia"])
    view = table.view(None)
    assert view.A.witch.name == "Wren"
    assert view.B.witch.name.startswith("Celosia")
    assert (len(view.A.hand), view.A.deck_size, len(view.B.hand), view.B.deck_size) == (3, 22, 3, 22)
    while not table.at_rest:
        table.choose("keep the rest")
    assert table.view(None).turn == 1


@rule("revel:0.P.1")
def test_everything_that_changes_the_game_names_its_rule_or_effect() -> None:
    t = stage(
        witch("Wren", "Her Power Is: Gain 2 Passion."),
        strike("Herald", 3, "To Play: Spend 1 Passion.", "On Play: Draw 1 card."),
        WALL,
        FREE,
        A={"witch": "Wren", "hand": ["Herald", "Free"], "spells": {1: "Wall"}},
        B={"spells": {1: "Free"}},
        plays=2,
    )
    for answer in ("use Wren", "play a card", "Herald", "space 1, replacing Wall", "pay", "draw a card"):
        before, lines = t.truth, len(t.lines())
        t.do(answer)
        assert t.truth == before or len(t.lines()) > lines, f"the log is silent about {answer!r}"
    assert all(line.rule for line in t.lines())
    told = [str(line) for line in t.lines("A")]
    for change in (
        "A gains 2 Passion (5.10.3)",
        "A reveals Herald to play it (5.5.1)",
        "A: Wall is discarded (3.7.1)",
        "A spends 1 Passion (5.10.5)",
        "A plays Herald in space 1 (5.7.12)",
        "A resolves Herald: On Play (4.6.2)",
        "A draws Plain Spark (5.2.2)",
        "Herald overpowers Free (5.8.4)",
        "A spends 1 play (2.3.6)",
        "A passes (5.11.1)",
        "A's turn ends (2.3.12)",
    ):
        assert change in told
    assert t.asked == "B"
    assert t.at_rest()


@rule("revel:0.P.2", "revel:S37")
def test_a_prohibition_wins_over_what_asks_for_the_prohibited() -> None:
    playful = witch("Wren", "Her Power Is: Play 1 card from your hand. Draw 1 card.")
    silence = stance("Silence", "You can't play cards.")
    t = stage(playful, silence, FREE, A={"witch": "Wren", "stance": "Silence", "hand": ["Free"], "deck": ["Free"] * 2})
    assert t.offered == ["draw a card", "use Wren", "pass"]
    assert t.why_not("play a card") == "0.2.3"
    t.do("use Wren")
    assert t.A["spells"] == {}
    assert t.A["hand"] == ["Free", "Free"]
    assert t.at_rest()

    t = stage(playful, silence, FREE, A={"witch": "Wren", "hand": ["Free"], "deck": ["Free"] * 2})
    t.do("use Wren", "space 1")
    assert t.A["spells"] == {1: "Free"}
    assert t.A["hand"] == ["Free"]
    assert t.at_rest()


@rule("revel:0.P.3")
def test_of_what_can_be_done_in_part_that_part_is_done() -> None:
    t = stage(witch("Wren", "Her Power Is: Draw 3 cards."), FREE, A={"witch": "Wren", "deck": ["Free", "Free"]})
    t.do("use Wren")
    assert t.A["hand"] == ["Free", "Free"]
    assert t.A["deck"] == []
    assert t.at_rest()


@rule("revel:0.P.4")
def test_what_cannot_be_done_at_all_leaves_no_trace() -> None:
    mourner = witch("Mourner", "When A Stance Is Discarded: Draw 1 card.")
    after = []
    for effects in (("On Play: Discard your stance.",), ()):
        husk = strike("Husk", 2, *effects)
        t = stage(
            husk, mourner, stance("Calm"), A={"hand": ["Husk"]}, B={"witch": "Mourner", "stance": "Calm"}, plays=2
        )
        t.do("play a card", "space 1")
        assert t.at_rest()
        after.append(t.truth)
    with_the_instruction, without_it = after
    assert with_the_instruction == without_it
    assert with_the_instruction["B"]["hand"] == []
    assert "waiting" not in with_the_instruction


@rule("revel:0.0.1")
def test_the_addressed_player_carries_an_instruction_out() -> None:
    envy = strike("Envy", 1, "On Play: Your opponent discards 1 card from their hand.")
    t = stage(envy, FREE, WALL, A={"hand": ["Envy", "Free"]}, B={"hand": ["Free", "Wall"]}, plays=2)
    t.do("A: play a card", "A: Envy", "A: space 1")
    assert t.asked == "B"
    assert t.offered == ["Free", "Wall"]
    t.do("B: Wall")
    assert t.B["hand"] == ["Free"]
    assert t.B["discards"] == ["Wall"]
    assert t.A["hand"] == ["Free"]
    assert t.at_rest()


@rule("revel:0.0.2")
def test_stashing_follows_its_procedure_and_choosing_just_chooses() -> None:
    t = stage(
        witch("Wren", "Her Power Is: Stash 1 card from your hand."),
        stance("Poise", "This Stance's Power Is: Choose 1 spell."),
        FREE,
        WALL,
        A={"witch": "Wren", "stance": "Poise", "hand": ["Free", "Wall"], "spells": {2: "Free"}},
        B={"spells": {4: "Wall"}},
    )
    t.do("use Wren", "Wall")
    assert t.A["deck"] == ["Plain Spark"] * 10 + ["Wall"]
    assert t.A["hand"] == ["Free"]
    assert not any("Wall" in line for line in t.log("B"))
    assert t.at_rest()

    field = (t.A["spells"], t.B["spells"])
    t.do("use Poise")
    assert t.offered == ["A's Free in space 2", "B's Wall in space 4"]
    t.do("B's Wall in space 4")
    assert (t.A["spells"], t.B["spells"]) == field
    assert t.at_rest()


@rule("revel:0.0.3")
def test_a_card_is_played_only_once_its_whole_procedure_is_through() -> None:
    t = stage(
        witch("Wren", "Her Power Is: Play 1 card from your hand. If you played a card this way, draw 1 card."),
        strike("Echo", 2, "To Play: Gain 1 Passion if you played a strike spell this turn."),
        A={"witch": "Wren", "hand": ["Echo"], "deck": ["Echo", "Echo"]},
    )
    t.do("use Wren", "space 1", "pay")
    assert t.A["resources"] == {"Passion": 0}, "while its cost was paid, Echo had not been played yet"
    told = t.log("A")
    assert told.index("A plays Echo in space 1") < told.index("A draws Echo")
    assert t.A["hand"] == ["Echo"]

    t.do("play a card", "space 2", "pay")
    assert t.A["resources"] == {"Passion": 1}
    assert t.at_rest()


@rule("revel:0.0.3")
def test_a_play_that_could_not_be_completed_is_no_play() -> None:
    t = stage(
        witch("Wren", "Her Power Is: Play 1 card from your hand. If you played a card this way, draw 1 card."),
        strike("Dear", 2, "To Play: Spend 2 Passion."),
        A={"witch": "Wren", "hand": ["Dear"], "resources": {"Passion": 1}},
    )
    t.do("use Wren")
    assert t.A["hand"] == ["Dear"]
    assert t.A["resources"] == {"Passion": 1}
    assert len(t.A["deck"]) == 10
    assert t.at_rest()


@rule("revel:0.1.1", "revel:S37", "revel:4.7.4")
def test_card_text_wins_over_the_rule_that_a_power_is_used_once() -> None:
    zeal = stance("Zeal", "You may use each of your Powers twice each turn.")
    wren = witch("Wren", "Her Power Is: Gain 1 Passion.")
    t = stage(zeal, wren, A={"witch": "Wren", "stance": "Zeal"})
    t.do("use Wren", "use Wren")
    assert t.A["resources"] == {"Passion": 2}
    assert "use Wren" not in t.offered
    assert t.why_not("use Wren") == "4.7.4"
    assert t.at_rest()

    t = stage(zeal, wren, A={"witch": "Wren"}, B={"stance": "Zeal"})
    t.do("use Wren")
    assert "use Wren" not in t.offered
    assert t.at_rest()


@rule("revel:0.1.2")
def test_to_draw_a_card_from_discards_means_what_the_rules_say_it_means() -> None:
    t = stage(
        witch("Wren", "Her Power Is: Draw 1 spell card from your discards."),
        WALL,
        FREE,
        stance("Calm"),
        A={"witch": "Wren", "discards": ["Calm", "Wall"], "deck": ["Free", "Free"]},
    )
    t.do("use Wren")
    assert t.A["hand"] == ["Wall"]
    assert t.A["discards"] == ["Calm"]
    assert t.A["deck"] == ["Free", "Free"]
    assert t.at_rest()


def figures(side: SideView) -> list[int | None]:
    """The Power or Resistance of each spell of a player."""
    return [
        spell.resistance if spell.power is None else spell.power for spell in side.spells.values() if spell is not None
    ]


@rule("revel:0.1.3")
def test_text_that_only_works_from_discards_works_there_and_nowhere_else() -> None:
    ghost = strike(
        "Ghost",
        2,
        "While this card is in your discards, your strike spells have +1 Power.",
        "Your shield spells have +1 Resistance.",
    )
    field = {1: "Free", 2: "Wall"}
    t = stage(ghost, FREE, WALL, A={"spells": field, "discards": ["Ghost"]}, B={"spells": field})
    assert figures(t.view().A) == [2, 2], "the effect beside it works on the field only"
    assert figures(t.view().B) == [1, 2]
    t = stage(ghost, FREE, WALL, A={"spells": {**field, 3: "Ghost"}})
    assert figures(t.view().A) == [1, 3, 2]
    t = stage(ghost, FREE, WALL, A={"spells": field, "hand": ["Ghost"]})
    assert figures(t.view().A) == [1, 2]
    assert t.at_rest()


@rule("revel:0.1.4")
def test_a_card_answers_its_own_discard_from_hand_but_not_from_the_field() -> None:
    t = stage(
        witch("Wren", "Her Power Is: Discard 1 card from your hand."),
        stance("Ruin", "This Stance's Power Is: Discard any 1 of your spells."),
        KEEPSAKE,
        A={"witch": "Wren", "stance": "Ruin", "hand": ["Keepsake"], "spells": {1: "Keepsake"}},
    )
    t.do("use Ruin")
    assert t.A["discards"] == ["Keepsake"]
    assert t.A["hand"] == ["Keepsake"]
    t.do("use Wren")
    assert t.A["discards"] == ["Keepsake", "Keepsake"]
    assert t.A["hand"] == ["Plain Spark"]
    assert t.at_rest()


@rule("revel:0.1.5")
def test_such_a_consequence_waits_for_the_cleanup_check_like_any_other() -> None:
    tithe = strike("Tithe", 2, "To Play: Discard 1 card from your hand.")
    t = stage(KEEPSAKE, tithe, A={"hand": ["Tithe", "Keepsake"]})
    t.do("play a card", "Tithe", "space 1", "pay")
    told = t.log()
    discarded, played = told.index("A: Keepsake is discarded"), told.index("A plays Tithe in space 1")
    assert discarded < played < told.index("A draws a card")
    assert t.A["hand"] == ["Plain Spark"]
    assert t.A["discards"] == ["Keepsake"]
    assert t.at_rest()
