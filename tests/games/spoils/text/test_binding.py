"""What pointing words stand for, seen in the read-back; and what they can't stand for."""

from __future__ import annotations

import pytest

from coven.games.spoils.text.reading import compile_paragraph, compile_text
from coven.games.spoils.text.telling import tell, tell_card
from coven.games.spoils.text.words.vocabulary import CardType
from coven.language import TextError
from coven.language.binding import Ambiguous, Unbound


def told(text: str) -> list[str]:
    return [line.strip() for line in tell(compile_paragraph(text))]


def refused(text: str) -> TextError:
    with pytest.raises(TextError) as caught:
        compile_paragraph(text)
    return caught.value


@pytest.mark.rule("spoils:402.5b")
def test_it_is_what_was_named_last_and_not_what_was_named_before() -> None:
    lines = told("Cost: Pick a character. Pick an item.\nEffect: Destroy it.")
    assert lines[-1] == "you: destroy #1"
    assert "you: pick 1 item in play, anybody's (#1)" in lines
    assert "you: pick 1 character in play, anybody's" in lines  # nobody points at it, so it has no number


@pytest.mark.rule("spoils:402.5b")
def test_a_noun_points_at_its_own_kind_however_far_away() -> None:
    effect = "Destroy the character. Put the item into its owner's hand."
    lines = told(f"Cost: Pick a character. Pick an item.\nEffect: {effect}")
    assert lines[-2:] == ["you: destroy #1", "you: put #2 in the hand of the owner of #2"]
    itself = told("Cost: Pick a character.\nEffect: Put this card into its owner's hand. Destroy the character.")
    assert itself[-2] == "you: put this card in the hand of the owner of this card"


@pytest.mark.rule("spoils:402.5b")
def test_the_first_and_the_second_are_counted_in_the_order_in_which_they_were_taken() -> None:
    cost = "Cost: Pick a character you control. Pick a character your opponent controls.\n"
    assert told(cost + "Effect: Destroy the second character.")[-1] == "you: destroy #1"
    assert "controlled by your opponent (#1)" in told(cost + "Effect: Destroy the second character.")[2]
    assert "controlled by you (#1)" in told(cost + "Effect: Destroy the first character.")[1]


@pytest.mark.rule("spoils:402.5b")
def test_it_is_neither_this_card_nor_another_where_both_were_named() -> None:
    text = "If a character enters play under your opponent's control, put a token on this card. Deplete it."
    error = refused(text)
    assert isinstance(error, Ambiguous)
    assert error.ways == (text.replace("it.", "the character."), text.replace("it.", "this card."))
    assert told(error.ways[0])[-1] == "you: deplete what the event happens to"


@pytest.mark.rule("spoils:402.5b")
def test_it_is_the_card_itself_where_nothing_else_was_named() -> None:
    assert told("If this card blocks, it gains 2 life this turn.")[-1] == "this turn: this card: increase life by 2"
    assert told("This card gains 1 strength for each token on it.") == [
        "always: this card: increase strength by 1 times (the number of tokens on this card)"
    ]


@pytest.mark.rule("spoils:402.5b")
def test_what_may_not_come_about_is_out_of_reach_until_if_you_do_opens_it() -> None:
    error = refused("Effect: You may pick a character. Deplete it.")
    assert isinstance(error, Unbound)
    assert error.text[error.start : error.end] == "it"
    lines = told("Effect: You may pick a character. If you do, deplete it.")
    assert lines[-1] == "you: deplete #1"
    assert "if what was done in #2 was done" in lines


@pytest.mark.rule("spoils:402.5b")
def test_if_you_do_asks_the_nearest_that_may_be_left_or_has_to_be_paid() -> None:
    lines = told("Effect: You may discard a card. Pay 2. If you do, draw a card.")
    assert lines[-2:] == ["if what was done in #1 was done", "you: draw 1"]
    assert "you: pay 2 (#1)" in lines
    lines = told("Effect: Pay 2. You may discard a card. If you do, draw a card.")
    assert "you, who may (#1)" in lines
    lines = told("Effect: You may discard a card. Draw a card. If you do, draw a card.")
    assert "you, who may (#1)" in lines  # and not the draw, which was an order
    assert isinstance(refused("Effect: Draw a card. If you do, discard a card."), Unbound)


@pytest.mark.rule("spoils:402.5b")
def test_if_they_do_asks_the_opponent_and_not_you() -> None:
    lines = told("Effect: Your opponent may pay 2. You may discard a card. If they do, draw a card.")
    assert "your opponent, who may (#1)" in lines
    assert "you, who may" in lines
    assert isinstance(refused("Effect: You may pay 2. If they do, draw a card."), Unbound)


@pytest.mark.rule("spoils:402.5b")
@pytest.mark.parametrize(
    "text",
    [
        "Each player discards a card. They draw a card.",
        "Each player may discard a card. If they do, draw a card.",
        "Each player discards a card. If they discarded a character this way, draw a card.",
    ],
)
def test_they_are_not_both_players(text: str) -> None:
    assert isinstance(refused(f"Effect: {text}"), Unbound)
    assert told(f"Effect: {text}".replace("Each player", "Your opponent"))


@pytest.mark.rule("spoils:402.5b")
def test_number_agrees() -> None:
    assert "several things" in refused("Cost: Pick 2 characters.\nEffect: Destroy it.").problem
    assert "one thing" in refused("Cost: Pick a character.\nEffect: Destroy them.").problem
    assert told("Cost: Pick 2 characters.\nEffect: Destroy them.")[-1] == "you: destroy #1"


@pytest.mark.rule("spoils:402.4", "spoils:402.5b")
def test_nothing_more_is_done_in_play_to_what_has_left_it() -> None:
    error = refused("Cost: Pick a character.\nEffect: Destroy it. It gains 1 life this turn.")
    assert "gone by then" in error.problem
    assert told("Cost: Pick a character.\nEffect: It gains 1 life this turn. Destroy it.")[-1] == "you: destroy #1"


@pytest.mark.rule("spoils:402.4", "spoils:402.5b")
def test_nothing_is_done_in_play_to_what_is_in_a_deck_until_it_is_put_there() -> None:
    assert isinstance(refused("Effect: Search your deck for an item and deplete it."), Unbound)
    lines = told("Effect: Search your deck for an item and put it into play. Deplete it.")
    assert lines[-1] == "you: deplete #1"
    assert isinstance(refused("Cost: Pick an item.\nEffect: Put it into its owner's hand. Deplete it."), Unbound)


@pytest.mark.rule("spoils:402.5b")
def test_their_is_the_doers_or_else_the_player_who_was_named() -> None:
    own = told("Effect: Your opponent puts a card from their hand on top of their deck.")[-1]
    assert own == "your opponent: put 1 card in the hand, of whoever does it on top of the deck of whoever does it"
    named = told("Effect: Put the top card of your opponent's deck into their discard pile.")[-1]
    assert named == "you: put the top 1 of the deck of your opponent in the discard pile of your opponent"
    assert isinstance(refused("Effect: Put the top card of your deck into their discard pile."), Unbound)


@pytest.mark.rule("spoils:402.5b")
def test_other_is_other_than_the_nearest_of_its_kind_or_else_than_the_card_itself() -> None:
    assert "other than #1" in told("Cost: Pick a character.\nEffect: Destroy each other character.")[-1]
    assert "other than this card" in told("Cost: Pick an item.\nEffect: Destroy each other character.")[-1]
    assert "other than this card" in told("If this card is destroyed, destroy each other character.")[-1]


@pytest.mark.rule("spoils:402.5b")
def test_the_damaged_character_is_what_received_it_and_not_what_inflicted_it() -> None:
    lines = told("If this card inflicts damage to a character, destroy the damaged character.")
    assert lines[-1] == "you: destroy what the event happens to"
    assert isinstance(refused("If this card attacks, destroy the damaged character."), Unbound)


@pytest.mark.rule("spoils:402.5b")
def test_the_rest_is_what_was_left_of_several() -> None:
    lines = told(
        "Effect: Look at the top 3 cards of your deck. Put one of them into your hand."
        " Put the rest on the bottom of your deck in any order."
    )
    assert lines[-1].startswith("you: put those that #2 left on the bottom of the deck of you")


def test_what_the_cost_of_playing_a_card_picked_is_in_reach_of_its_other_paragraphs() -> None:
    texts = (
        "Cost: Pick 2 or fewer characters.",
        "If this card enters play, inflict 2 damage divided however you want among the picked characters.",
    )
    lines = tell_card(compile_text(texts, frozenset({CardType.CHARACTER})))
    assert "#1 of paragraph 1" in lines[-1]
    with pytest.raises(Unbound):
        compile_text(texts[1:], frozenset({CardType.CHARACTER}))


@pytest.mark.rule("spoils:307.2")
def test_nothing_points_into_an_option_from_another_one() -> None:
    texts = (
        "Choose one of the following as this card's rules text:",
        "OPTION 1\nCost: Pick a character.\nEffect: Destroy the character.",
        "OPTION 2\nEffect: Destroy the picked character.",
    )
    with pytest.raises(Unbound):
        compile_text(texts, frozenset({CardType.TACTIC}))


def test_of_two_in_one_clause_neither_is_nearer() -> None:
    error = refused("Effect: Destroy a character you control and a character your opponent controls. Put it into play.")
    assert isinstance(error, Ambiguous)
    assert "a character you control" in error.problem
    assert "a character your opponent controls" in error.problem


@pytest.mark.rule("spoils:410.2")
def test_x_has_one_value_on_every_way() -> None:
    coin = "Cost: Flip a coin. If you win, X is 2. Otherwise, X is 1. Pick X or fewer items.\nEffect: Draw a card."
    assert "you: pick 0 to X item in play, anybody's" in told(coin)
    assert refused(coin.replace("Otherwise, X is 1. ", "")).rule == "410.2"
    assert refused("Cost: X is 2. X is 3. Pay X.\nEffect: Draw a card.").rule == "410.2"


@pytest.mark.rule("spoils:O46")
def test_if_is_a_trigger_a_replacement_an_adjustment_or_a_check_by_where_it_stands() -> None:
    assert told("If this card is destroyed, draw a card.")[0].startswith("trigger: ")
    assert told("If this card is destroyed, draw a card instead.")[0].startswith("replacement: ")
    assert told("If damage is inflicted to a faction, reduce the amount by 1.")[0].startswith("adjustment: ")
    assert told("Effect: Draw a card. If there are no cards in your deck, draw a card.")[2].startswith("if ")


@pytest.mark.rule("spoils:O53")
def test_you_cannot_pick_this_card_binds_its_controller_alone() -> None:
    assert told("You cannot pick this card.") == ["always: you cannot do: pick this card"]
    assert told("Your opponent cannot pick this card.") == ["always: your opponent cannot do: pick this card"]
    assert told("Players cannot pick this card.")[0].startswith("always: each player")


@pytest.mark.rule("spoils:O54")
def test_a_gain_lasts_a_turn_only_where_that_is_said() -> None:
    card = "Cost: Pick a character.\nEffect: It gains 2 strength"
    assert told(f"{card} this turn.")[-1] == "this turn: #1: increase strength by 2"
    assert told(f"{card}.")[-1] == "until it enters another area: #1: increase strength by 2"


@pytest.mark.rule("spoils:201.4b")
def test_a_quoted_word_is_a_subtype_and_nothing_else_is() -> None:
    assert 'with the subtype "dragon"' in told('This card gains 1 life for each "dragon" card you control.')[0]
    assert "no word" in refused("This card gains 1 life for each dragon card you control.").problem


@pytest.mark.rule("spoils:508.1")
def test_text_that_a_card_gains_speaks_of_that_card() -> None:
    lines = told('Each other character you control gains "If this card leaves play, draw a card."')
    assert lines[0].endswith("has the text [trigger: this card does: leave play /   you: draw 1]")


@pytest.mark.parametrize(
    "text",
    [
        "You can play tactics.",
        "Your opponent can use abilities.",
        "This card can attack.",
        "You can attack the turn it enters play.",
        "Each player can play only once each turn.",
        "You can attack only alone.",
        "This card can block only once each turn.",
        "You must use if able.",
        "You must attack alone.",
        "You cannot form.",
        "Your opponent must pay 1 for each card they draw.",
    ],
)
def test_what_no_rule_would_ever_ask_is_refused(text: str) -> None:
    assert refused(text).rule in ("402.7", "505.1", "602.2", "204.3")


@pytest.mark.rule("spoils:402.5b", "spoils:202.9")
@pytest.mark.parametrize(
    "done", ["Destroy it.", "Deplete it.", "Put it into its owner's hand.", "Remove it from the game."]
)
def test_it_is_nothing_that_this_cannot_be_done_to(done: str) -> None:
    """A faction is not destroyed, depleted or put anywhere, so what was named before it is meant, or else nothing."""
    lines = told(f"Effect: Pick a character. Your faction loses 1 influence. {done}")
    assert "you: pick 1 character in play, anybody's (#1)" in lines
    assert "#1" in lines[-1]
    for named in ("Your faction loses 1 influence.", "Pick a faction."):
        assert isinstance(refused(f"Effect: {named} {done}"), Unbound)


@pytest.mark.rule("spoils:402.5b", "spoils:409.3")
def test_it_is_the_token_that_was_created() -> None:
    lines = told("If this card attacks, create a Micromajig Token. Add it to the attacking party.")
    assert lines[1:] == ["you: create 1 Micromajig Token (#1)", "#1 joins the party, attacking"]
    several = told("If this card enters play, create 2 Micromajig Tokens. Deplete them.")
    assert several[-1] == "you: deplete #1"
    bystander = told("If this card attacks, create a Micromajig Token. Add this card to the attacking party.")
    assert bystander[-1] == "this card joins the party, attacking"


@pytest.mark.rule("spoils:402.5b", "spoils:306.1")
def test_it_is_the_card_that_was_drawn_and_never_the_card_that_says_so() -> None:
    lines = told("If this card attacks, draw a card. You may discard it.")
    assert (lines[1], lines[-1]) == ("you: draw 1 (#1)", "you: discard #1")
    assert told("Effect: Draw 3 cards. Choose one of them. Discard the chosen card.")[-1] == "you: discard #2"
    error = refused("If this card blocks, draw a card. It gains 1 strength this turn.")
    assert isinstance(error, Unbound)
    assert error.ways == ("If this card blocks, draw a card. This card gains 1 strength this turn.",)
    nearer = told("Cost: Pick a character.\nEffect: Draw a card. Destroy it.")  # what was drawn isn't in play
    assert nearer[-1] == "you: destroy #1"


@pytest.mark.rule("spoils:402.5b", "spoils:301.1")
def test_what_is_attached_is_not_what_it_is_attached_to() -> None:
    assert told("If this card enters play, attach it to a character.")[-1] == (
        "you: attach this card to 1 character in play, anybody's"
    )
    assert told("MOVE\nCost: Pick a character.\nEffect: Attach this card to it.")[-1] == "you: attach this card to #1"


@pytest.mark.rule("spoils:402.5b", "spoils:302.13")
def test_it_is_neither_who_blocks_nor_whom_it_blocks() -> None:
    error = refused("If this card blocks a character, destroy it.")
    assert isinstance(error, Unbound)
    assert error.text[error.start : error.end] == "it"
    assert told("If this card blocks a character, destroy this card.")[-1] == "you: destroy this card"
    assert told("If this card blocks, destroy it.")[-1] == "you: destroy this card"


@pytest.mark.rule("spoils:402.5b", "spoils:401.2")
def test_nothing_asks_whether_a_cost_was_paid() -> None:
    error = refused("Cost: Pay 1.\nEffect: Play a character for free. If you do, draw a card.")
    assert error.text[error.start : error.end] == "you do"
    lines = told("Cost: You may pick a character.\nEffect: If you do, destroy the picked character.")
    assert "if what was done in #2 was done" in lines


@pytest.mark.rule("spoils:402.5b", "spoils:407.2")
def test_they_are_who_was_told_to_do_something_and_not_whose_hand_was_named() -> None:
    lines = told("Cost: Pick a character.\nEffect: Its controller may destroy it. If they do, they draw a card.")
    assert lines[-1] == "the controller of #1: draw 1"
    error = refused("Cost: Pick a character.\nEffect: Put it into its owner's hand. They draw a card.")
    assert error.problem == "'They' has nobody to point at"


@pytest.mark.rule("spoils:402.5b")
def test_what_no_noun_has_named_is_meant_by_no_noun_and_by_it_only_where_nothing_else_is_in_reach() -> None:
    token = told("Cost: Pick a character.\nEffect: Create a Micromajig Token. The character gains 1 life this turn.")
    assert token[-1] == "this turn: #1: increase life by 1"
    assert "you: pick 1 character in play, anybody's (#1)" in token
    drawn = told("If your opponent discards a card, draw a card. Remove that card from the game.")
    assert drawn[-1] == "you: put what the event happens to out of the game"
    error = refused("Cost: Pick a card in your discard pile.\nEffect: Draw a card. Remove it from the game.")
    assert isinstance(error, Ambiguous)
    assert error.ways == (
        "Effect: Draw a card. Remove the card from the game.",
        "Effect: Draw a card. Remove the drawn card from the game.",
    )
    assert told("Effect: Draw 2 cards. Reveal the drawn cards.")[-1] == "you: reveal #1"
