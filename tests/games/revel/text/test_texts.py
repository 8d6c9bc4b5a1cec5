"""What card text compiles to, and what it is refused for."""

from __future__ import annotations

import pytest

from coven.games.revel.text.kinds_of_effects import USES_EACH_TURN, EffectKind, kind_of, why
from coven.games.revel.text.printing import say
from coven.games.revel.text.reading import compile_effect, compile_instruction, read_effect
from coven.games.revel.text.tree import (
    Act,
    All,
    Back,
    Both,
    Carrier,
    Consequence,
    Copies,
    CostEffect,
    Counters,
    CountOf,
    Draw,
    Either,
    EqualTo,
    Event,
    ForEach,
    HasCounters,
    If,
    Interruption,
    Kind,
    Limit,
    May,
    Noun,
    OfEvent,
    Pay,
    Pick,
    Place,
    Pointer,
    Power,
    Sequence,
    Shorthand,
    Stop,
    Tally,
    Tense,
    This,
    UpTo,
    Value,
    ValueOf,
    Verb,
    Who,
    Whose,
    Winning,
    Wording,
)
from coven.language import TextError
from tests.games.revel.text.texts import ALTERNATES, EFFECTS, INSTRUCTIONS


@pytest.mark.parametrize("text", EFFECTS)
def test_an_effect_prints_as_it_was_written(text: str) -> None:
    assert say(compile_effect(text)) == text


@pytest.mark.parametrize("text", INSTRUCTIONS)
def test_an_instruction_prints_as_it_was_written(text: str) -> None:
    assert say(compile_instruction(text)) == text


@pytest.mark.parametrize(("written", "printed"), ALTERNATES.items())
def test_another_wording_is_understood_and_never_printed(written: str, printed: str) -> None:
    assert compile_effect(written) == compile_effect(printed)
    assert say(compile_effect(written)) == printed


KINDS = [
    ("To Play: Spend 1 Passion.", EffectKind.COST_EFFECT, "4.2.2"),
    ("This Spell's Power Is: Draw 1 card.", EffectKind.POWER, "4.2.3"),
    ("On Play: Draw 1 card.", EffectKind.CONSEQUENCE, "4.2.4"),
    ("When You Draw A Card: Gain 1 Passion.", EffectKind.CONSEQUENCE, "4.2.4"),
    ("When You Would Draw: Gain 1 Passion.", EffectKind.INTERRUPTION, "4.2.5"),
    ("Your strike spells have +1 Power.", EffectKind.ONGOING, "4.2.7"),
]


@pytest.mark.rule("revel:4.2.1", "revel:4.6.1")
@pytest.mark.parametrize(("text", "kind", "rule"), KINDS)
def test_the_wording_makes_the_kind(text: str, kind: EffectKind, rule: str) -> None:
    effect = compile_effect(text)
    assert kind_of(effect) is kind
    assert why(effect).rule == rule


@pytest.mark.rule("revel:4.2.2")
def test_to_and_an_action_makes_a_cost_effect() -> None:
    spend = Tally(Who.YOU, Verb.SPEND, 1, "Passion")
    assert compile_effect("To Play: Spend 1 Passion.") == CostEffect(Verb.PLAY, This(Kind.CARD), spend)
    overpower = compile_effect("To Overpower: Discard 1 card.")
    assert isinstance(overpower, CostEffect)
    assert (overpower.verb, overpower.what) == (Verb.OVERPOWER, None)
    assert kind_of(compile_effect("When You Overpower: Discard 1 card.")) is EffectKind.CONSEQUENCE


@pytest.mark.rule("revel:4.2.3", "revel-starter:effects.2")
def test_power_is_at_the_end_makes_a_power_and_the_value_does_not() -> None:
    draw = Draw(Who.YOU, 1)
    assert compile_effect("This Spell's Power Is: Draw 1 card.") == Power("This Spell's", draw)
    assert compile_effect("Her Power Is: Gain 1 Passion.") == Power("Her", Tally(Who.YOU, Verb.GAIN, 1, "Passion"))
    assert compile_effect("Their Power Is: Draw 1 card.") == Power("Their", draw)
    loses = Event(Who.EACH, Verb.LOSE, Noun(Kind.SPELL), "Power")
    assert compile_effect("When A Spell Loses Power: Draw 1 card.") == Consequence(loses, draw)


@pytest.mark.rule("revel:4.2.4")
def test_any_other_initial_part_makes_a_consequence() -> None:
    assert compile_effect("On Play: Draw 1 card.") == Consequence(Shorthand.ON_PLAY, Draw(Who.YOU, 1))
    overpowers = Event(Who.OPPONENT, Verb.OVERPOWER)
    gain = Tally(Who.YOU, Verb.GAIN, 1, "Passion")
    assert compile_effect("When Your Opponent Overpowers: Gain 1 Passion.") == Consequence(overpowers, gain)


@pytest.mark.rule("revel:4.2.5")
@pytest.mark.parametrize(
    "text",
    [
        "When You Would Draw: Gain 1 Passion.",
        "When Your Opponent Tries To Overpower: Gain 1 Passion.",
        "When This Spell Would Be Discarded: Gain 1 Passion.",
    ],
)
def test_would_or_tries_makes_an_interruption(text: str) -> None:
    assert kind_of(compile_effect(text)) is EffectKind.INTERRUPTION


@pytest.mark.rule("revel:4.2.6")
def test_would_after_the_colon_changes_nothing() -> None:
    text = "On Play: Choose 1 spell that would be winning if it had +1 Power. Add a +1 to it."
    would_win = Noun(Kind.SPELL, qualities=(Winning(1),))
    choose = Act(Who.YOU, Verb.CHOOSE, Pick(would_win))
    add = Counters(Who.YOU, Verb.ADD, 1, Back(Pointer.IT))
    assert read_effect(text) == Consequence(Shorthand.ON_PLAY, Sequence((choose, add)))
    ongoing = compile_effect("Each spell that would be winning if it had +1 Power has +1 Power.")
    assert kind_of(ongoing) is EffectKind.ONGOING


@pytest.mark.rule("revel:4.2.7")
def test_no_initial_part_makes_an_ongoing_effect() -> None:
    assert kind_of(compile_effect("Your strike spells have +1 Power.")) is EffectKind.ONGOING
    with pytest.raises(TextError, match="these are instructions"):
        compile_effect("Draw 1 card.")


@pytest.mark.rule("revel:4.4.5")
def test_only_makes_a_limit() -> None:
    effect = compile_effect("Only 1 copy of this card per deck.")
    assert effect == Limit(Copies(1))
    assert kind_of(effect) is EffectKind.LIMIT
    assert why(effect).rule == "4.4.5"


@pytest.mark.rule("revel:4.8.1")
def test_to_play_stands_for_to_play_this_card() -> None:
    assert compile_effect("To Play This Card: Draw 1 card.") == compile_effect("To Play: Draw 1 card.")
    assert compile_effect("To Play A Card: Draw 1 card.") != compile_effect("To Play: Draw 1 card.")


@pytest.mark.rule("revel:4.8.2")
@pytest.mark.parametrize("label", ["This Spell's", "Her", "His", "Their", "Its", "Celosia's"])
def test_any_power_is_makes_a_power_of_one_use_in_each_own_turn(label: str) -> None:
    assert compile_effect(f"{label} Power Is: Draw 1 card.") == Power(label, Draw(Who.YOU, 1))
    assert USES_EACH_TURN == 1


@pytest.mark.rule("revel:S10")
def test_tried_is_left_to_a_person() -> None:
    for word in ("Tried To", "Try To"):
        with pytest.raises(TextError, match=r"S10") as refused:
            compile_effect(f"When You {word} Draw: Draw 1 card.")
        assert refused.value.rule == "S10"
        assert refused.value.text[refused.value.start : refused.value.end] == word.split()[0]


# What wordings mean


def test_a_bare_card_names_no_place_and_a_hand_is_whose_it_says() -> None:
    bare = compile_instruction("Discard 1 card.")
    assert bare == Act(Who.YOU, Verb.DISCARD, Pick(Noun(Kind.CARD)))
    theirs = compile_instruction("Your opponent discards 1 card from their hand.")
    assert theirs == Act(Who.OPPONENT, Verb.DISCARD, Pick(Noun(Kind.CARD, (), Whose.OPPONENTS, Place.HAND)))
    each = compile_instruction("Each player discards 1 card from their hand.")
    assert each == Act(Who.EACH, Verb.DISCARD, Pick(Noun(Kind.CARD, (), Whose.THEIR, Place.HAND)))


def test_who_chooses_is_who_is_spoken_of() -> None:
    discards = Act(Who.OPPONENT, Verb.DISCARD, Pick(Noun(Kind.CARD)))
    loses = Tally(Who.OPPONENT, Verb.LOSE, 1, "Stamina")
    theirs = compile_instruction("Your opponent discards 1 card, or loses 1 Stamina.")
    assert theirs == Either(Who.OPPONENT, (discards, loses))
    yours = compile_instruction("Your opponent discards 1 card, or your opponent loses 1 Stamina.")
    assert yours == Either(Who.YOU, (discards, loses))


def test_a_cost_takes_in_all_that_stands_before_to_and_pays_for_all_after_it() -> None:
    spend, discard = Tally(Who.YOU, Verb.SPEND, 1, "Passion"), Act(Who.YOU, Verb.DISCARD, Pick(Noun(Kind.CARD)))
    draw, gain = Draw(Who.YOU, 2), Tally(Who.YOU, Verb.GAIN, 1, "Passion")
    text = "Spend 1 Passion and discard 1 card to draw 2 cards and gain 1 Passion."
    assert compile_instruction(text) == Pay(Both((spend, discard)), Both((draw, gain)))
    with_way_out = "Spend 1 Passion to draw 2 cards, or gain 1 Passion."
    assert compile_instruction(with_way_out) == Either(Who.YOU, (Pay(spend, draw), gain))
    assert compile_instruction("You may spend 1 Passion to draw 2 cards.") == May(Who.YOU, Pay(spend, draw))


def test_last_known_values_are_asked_in_the_past_tense() -> None:
    effect = compile_effect("If Playing This Overpowers A Spell: Gain Passion equal to the Power that spell had.")
    had = EqualTo(ValueOf(Value.POWER, Back(Pointer.IT, Kind.SPELL, to=OfEvent()), Tense.HAD))
    assert effect == Consequence(Shorthand.IF_OVERPOWERS_A_SPELL, Tally(Who.YOU, Verb.GAIN, had, "Passion"))


def test_a_hand_interruption_says_so_at_its_beginning() -> None:
    text = "When Your Opponent Tries To Overpower: If this card is in your hand, discard it to stop the overpower."
    body = Pay(Act(Who.YOU, Verb.DISCARD, Back(Pointer.IT, to=Carrier())), Stop(Verb.OVERPOWER))
    effect = compile_effect(text)
    assert isinstance(effect, Interruption)
    assert (effect.body, effect.from_hand) == (body, True)
    later = compile_effect("When You Would Draw: Gain 1 Passion. If this card is in your hand, draw 1 card.")
    assert isinstance(later, Interruption)
    assert not later.from_hand


def test_counters_are_moved_from_one_thing_to_another() -> None:
    to = Pick(Noun(Kind.SPELL, (), Whose.YOUR, other=True), wording=Wording.OF)
    moved = Counters(Who.YOU, Verb.MOVE, UpTo(2), This(Kind.SPELL), to)
    assert compile_instruction("Move up to 2 +1s from this spell to another of your spells.") == moved
    assert compile_instruction("Move up to 2 +1s from this spell to 1 of your other spells.") == moved


def test_for_each_counts_what_it_names() -> None:
    spells = All(Noun(Kind.SPELL, (), Whose.YOUR, qualities=(HasCounters(),)))
    drawn = Draw(Who.YOU, ForEach(2, CountOf(spells)))
    assert compile_instruction("Draw 2 cards for each of your spells with a +1.") == drawn


def test_otherwise_belongs_to_the_condition_before_it() -> None:
    told = compile_instruction("If it is your turn, draw 1 card. Otherwise, gain 1 Passion.")
    assert isinstance(told, If)
    assert told.otherwise == Tally(Who.YOU, Verb.GAIN, 1, "Passion")
    with pytest.raises(TextError, match="'Otherwise' follows"):
        compile_instruction("Draw 1 card. Otherwise, gain 1 Passion.")


def test_what_is_kept_from_overpowering_is_not_said_with_what_is_kept_from_anything() -> None:
    text = "This spell can't be discarded. Strike spells can't overpower this spell."
    assert say(read_effect(text)) == "This spell can't be discarded. All strike spells can't overpower this spell."


# What is refused, and where

REFUSED = [
    ("On Play: Drw 1 card.", "Drw", "can't stand here"),
    ("On Play: Draw 1 cards.", "cards", "'card'"),
    ("On Play: Draw 2 card.", "card", "'cards'"),
    ("On Play: Draw 1 Card.", "Card", "without a capital"),
    ("On Play:Draw 1 card.", "D", "space"),
    ("On Play: Draw 1 card. ", " ", "space too many"),
    ("On Play: Draw  1 card.", " ", "space too many"),
    ("On Play: Draws 1 card.", "draws", "say who"),
    ("On Play: Your opponent draw 1 card.", "draw", "'draws'"),
    ("On Play: Your opponent may draws 1 card.", "draws", "'draw'"),
    ("On Play: Discard 1 card from their hand.", "their", "somebody else"),
    ("On Play: Discard 1 familiar.", "familiar", "no word"),
    ("On Play: Draw 01 cards.", "01", "begin with 0"),
    ("On Play: Draw 0 cards.", "0", "at least 1"),
    ("On Play: This spell have +1 Power.", "have", "'has'"),
    ("On Play: This spell has +1 power.", "power", "'Power'"),
    ("On Play: Draw 1 card and gain 1 Passion or lose 1 Stamina.", "or", "can't stand"),
    ("On Play: Add an +1 to this spell.", "an", "'a'"),
    ("On Play: Draw 1 card; gain 1 Passion.", ";", "can't stand"),
    ("On Play: Draw 1 card!", "!", "no meaning"),
    ("When A Opposing Spell Is Discarded: Draw 1 card.", "a", "'an'"),
    ("When You Overpowers: Draw 1 card.", "overpowers", "'overpower'"),
    ("When You Sneeze: Draw 1 card.", "Sneeze", "can't stand"),
    ("Their Own Power Is: Draw 1 card.", "Their Own Power Is", "Power Is"),
    ("To Sneeze: Draw 1 card.", "Sneeze", "can't stand"),
    (": Draw 1 card.", ":", "before the colon"),
    ("On Play: Discard 1 spell with a +1 and a +1.", "with a +1 and a +1", "said already"),
    ("On Play: If it is your turn and you have 1 Passion or you draw, draw 1 card.", "or", "can't stand"),
    ("On Play: If 1 of your spells is winning, draw 1 card.", "1 of your spells", "picks nothing"),
    ("On Play: They draw 1 card.", "They", "not clear"),
    ("When Your Opponent Overpowers: They draws 1 card.", "draws", "'draw'"),
    ("On Play: Your opponent loses 1 Stamina unless each player draws 1 card.", "each player", "unless they"),
    ("On Play: Gain 1 Passion unless your opponent draw 1 card.", "draw", "'draws'"),
    ("On Play: Gain 1 Passion unless your opponent discards 1 card and draw 1 card.", "draw", "'draws'"),
    ("On Play: Gain 1 Passion unless your opponent discards 1 card or draw 1 card.", "draw", "'draws'"),
    ("On Play: Gain 1 Passion unless your opponent discards 1 card and you draw 1 card.", "you", "said already"),
    ("On Play: Draw card until you have 3 cards in hand.", "card", "'cards'"),
    (
        "When You Discard A Spell With Less Power Than The Passion You Have: Draw 1 card.",
        "Less Power Than The Passion You Have",
        "before the colon",
    ),
    (
        "To Discard Spells With Power Equal To The Passion You Have: Spend 1 Passion.",
        "Power Equal To The Passion You Have",
        "before the colon",
    ),
    ("When 1 Of Their Spells Is Discarded: Draw 1 card.", "1 Of Their Spells", "not said"),
    ("If Playing This Overpowers 1 Of Their Spells: Draw 1 card.", "1 Of Their Spells", "not said"),
    ("To Play A Card From Your Discards: Spend 1 Passion.", "From Your Discards", "wherever from"),
    ("On Play: Gain any amount of Passion.", "any amount of", "how much"),
    ("On Play: Gain all your Passion.", "all your", "how much"),
    ("On Play: Spend any number of Passion.", "any number of", "any amount of"),
    ("On Play: Add any number of +1s to this spell.", "any number of +1s", "how many"),
    ("On Play: Gain Passion equal to 1 times the Power of this spell.", "1", "at least 3"),
    ("On Play: If you have fewer Passion than your opponent, draw 1 card.", "fewer", "'less'"),
    ("On Play: If this spell don't have a +1, draw 1 card.", "don't", "doesn't"),
    ("On Play: If your stance is empty, draw 1 card.", "your stance is empty", "a hand or discards"),
    ("On Play: Stitch 1 strike spell card from your hand.", "Stitch 1 strike spell card from your hand", "5.7"),
    ("On Play: Play 2 cards from your hand.", "Play 2 cards from your hand", "1 at a time"),
    ("On Play: Play your hand.", "Play your hand", "1 at a time"),
    ("On Play: Use 2 of your Powers.", "Use 2 of your Powers", "1 at a time"),
    ("On Play: Use 1 card.", "Use 1 card", "such a thing"),
    ("On Play: Discard 1 Power.", "Discard 1 Power", "such a thing"),
    ("This spell can't be added.", "added", "no rule"),
    ("Any 1 spell has +1 Power.", "Any 1 spell", "picks nothing"),
    ("It has +1 Power.", "It", "points to nothing"),
    ("While you control a stance, it can't be discarded.", "it", "points to nothing"),
    ("While the opposing spell has more Power than this spell, it has +1 Power.", "it", "points to nothing"),
    ("This spell has +1 Power for each of those spells.", "those spells", "nothing to point back to"),
    ("This spell has +1 Power for each card discarded this way.", "card discarded this way", "does nothing"),
    (
        "While it is your turn or you control a stance, you can't draw.",
        "it is your turn or you control a stance",
        "two",
    ),
    ("You can't draw. Only 1 copy of this card per deck.", "Only 1 copy of this card per deck", "of its own"),
    (
        "While it is your turn, you can't draw and you can't stitch.",
        "While it is your turn, you can't draw",
        "not clear",
    ),
    ("This spell has +1 Power for each Passion spent this way.", "Passion spent this way", "does nothing"),
    ("On Play: Play 1 card for each Passion you have.", "for each Passion you have", "multiplied"),
    ("On Play: Discard your hand for each Passion you have.", "for each Passion you have", "multiplied"),
    ("On Play: Discard 1 spell that are not winning.", "that are not winning", "that is not"),
    ("On Play: Draw 1 card for each +1 spent this way.", "spent", "added, removed or moved"),
    (
        "On Play: Discard 1 card with less Power than this spell from your hand.",
        "card with less Power than this spell from your hand",
        "off the field",
    ),
    ("When Your Turn Ends, If You Control A Stance: Draw 1 card. Stash it.", ", If You Control A Stance", "after the"),
    ("When You Overpower This Spell: Draw 1 card.", "You Overpower This Spell", "opposing spell"),
    ("When Your Spell Is Discarded: Draw 1 card.", "Your Spell", "1 Of Your Spells"),
    ("When You Add A +1 From A Spell: Draw 1 card.", "You Add A +1 From A Spell", "added to"),
    ("This spell has +1 Power and +1 Power.", "Power", "one to Resistance"),
    ("This spell has +1 Power and +1 Power or Resistance.", "Power or Resistance", "one to Resistance"),
    ("This spell has +1 Power and 1 Resistance.", "1", "can't stand"),
    ("This spell can't be discarded or added.", "added", "no rule"),
    ("This spell can't be discarded or discarded.", "discarded", "said already"),
    ("You can't skip or use Powers.", "skip", "object of its own"),
    ("You can't overpower or play cards.", "overpower", "not clear"),
    ("You can't draw or play strike spells.", "draw", "not clear"),
    ("You can't draw or play.", "play", "say what"),
    ("On Play: Draw 1 card for every 1 Passion you have.", "1", "at least 2"),
    ("On Play: Draw 1 card for every 2 spell you control.", "spell", "'spells'"),
    ("On Play: Draw 1 card for every 2 +1 on this spell.", "+1", "'+1s'"),
    ("On Play: Draw 1 card for each +1s on this spell.", "+1s", "'+1'"),
    ("On Play: Gain Passion equal to the total Power of this spell.", "the total", "of several"),
    ("On Play: If its Power are 3 or more, draw 1 card.", "are", "'is'"),
    ("On Play: If the Power of 1 spell is 3 or more, draw 1 card.", "1 spell", "picks nothing"),
    ("While its Power is 3 or more, this spell can't be discarded.", "its", "points to nothing"),
    ("While that spell's Power is 3 or more, you can't draw.", "that spell's", "points to nothing"),
    ("When You Gain 1 Or More Passion: Draw 1 card.", "1", "at least 2"),
    ("When You Gain 2 Passion: Draw 1 card.", "Passion", "can't stand"),
    ("To Spend 2 Or More Passion: Draw 1 card.", "2 Or More Passion", "just what is done"),
]


@pytest.mark.parametrize(("text", "word", "problem"), REFUSED)
def test_what_is_not_understood_is_refused_at_the_word(text: str, word: str, problem: str) -> None:
    with pytest.raises(TextError) as refused:
        compile_effect(text)
    error = refused.value
    assert problem in f"{error.problem} ({error.rule})"  # what would have been right is looked for when it is shown
    assert error.text == text
    assert f"{text}  "[error.start : error.end].lower() == word.lower()


def test_an_unknown_word_is_met_with_what_was_expected() -> None:
    with pytest.raises(TextError) as refused:
        compile_effect("On Play: Add a +1 this spell.")
    assert refused.value.expected == ("'to'",)


@pytest.mark.parametrize(
    "head", ["When You Would Choose A Spell", "When A Spell Would Gain Power", "When You Would Pass The Turn"]
)
def test_what_nothing_can_interrupt_is_declined(head: str) -> None:
    with pytest.raises(TextError, match="nothing can interrupt this"):
        compile_effect(f"{head}: Draw 1 card.")


@pytest.mark.parametrize("what", ["A Spell", "This Spell", "This Card"])
def test_what_is_about_to_enter_the_field_is_a_card_yet(what: str) -> None:
    with pytest.raises(TextError, match="a card yet"):
        compile_effect(f"When {what} Would Enter The Field: Stop it.")


def test_a_name_in_quotes_keeps_its_capitals_before_the_colon_too() -> None:
    text = 'When You Discard A Card Named "Ember - First Light": Draw 1 card.'
    effect = compile_effect(text)
    assert say(effect) == text
    assert "First Light" in repr(effect)


@pytest.mark.parametrize("verb", ["Discard", "Stash", "Reveal"])
def test_what_happens_to_one_card_after_the_other_is_not_interrupted_for_several(verb: str) -> None:
    with pytest.raises(TextError, match="one after the other") as refused:
        compile_effect(f"When You Would {verb} 2 Or More Cards: Stop it.")
    assert refused.value.rule == "4.9.1"
    compile_effect(f"When You {verb} 2 Or More Cards: Draw 1 card.")
