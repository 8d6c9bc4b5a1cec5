"""Situations for choices of the grammar that chance seldom finds: a text with a gap, and two ways to fill it.

The first fill takes the choice, the second takes it otherwise. Both texts are accepted, compile differently and play
differently in some position, as those do that are derived.
"""

from __future__ import annotations

from typing import NamedTuple


class Situation(NamedTuple):
    text: str
    taken: str
    otherwise: str
    above: str = ""
    """An effect printed above it on the same card."""

    @property
    def texts(self) -> tuple[str, str]:
        return self.text.replace("{}", self.taken), self.text.replace("{}", self.otherwise)


DISCARD_ANY = "On Play: Discard any number of your other spells. Draw 1 card for each {} discarded this way."
TWO_KINDS = "On Play: Choose 2 cards from your hand. Choose 2 spells. Discard {}."
DRAWN = "On Play: Draw 3 cards. Stash {}."
PARTED = "On Play: Choose 2 other spells. Add a +1 to 1 of them. Discard {}."
SPENT = "On Play: Spend any amount of Passion. Remove any number of +1s from this spell. {}"
DID = "This Spell's Power Is: If you {} this turn, add a +1 to this spell."
OF_POWER = "On Play: Choose 1 spell. Discard all other spells with Power equal to {}."
GONE_BY_THEN = (
    "On Play: Choose 1 spell. Discard all spells. If the spell chosen this way {} a shield spell, draw 1 card."
)
OTHERS_OF_POWER = "On Play: Discard all other spells with Power equal to {}."
KEPT_FROM = "Strike spells {}."
GRIEF = "You can {} Grief."
HAND_ANY = "On Play: Discard any number of cards from your hand. Draw 1 card for each {} discarded this way."
REVEALED = "On Play: Reveal your next 3 draws. Draw {}."
COUNTED = "On Play: Add a +1 to each of your spells. Remove all +1s from 1 spell. Draw 1 card for each +1 {} this way."
MOVED = (
    "This Spell's Power Is: Add 3 +1s to this spell. Move a +1 from this spell to another spell. "
    "Remove 2 +1s from this spell. Draw 1 card for each +1 {} this way."
)
WHEN_YOU = "When You {}: Draw 1 card."

BY_WHOM = "When A Player Plays A Card: {} gains 1 Passion."
CHANGED = "When You Would Gain Passion: Gain 1 {} Passion instead."
LOST = "When You Would Lose Stamina{}: Stop it."
SKIPPED = "When You Would Draw{}: Gain 1 Passion instead."

LESS_THAN = "On Play: Choose 1 of your spells. Discard each opposing spell with less Power than {}."
IN_CONTROL = "On Play: Choose 1 spell. Choose 1 stance. If you control {}, draw 1 card."
ITS_ONES = "On Play: Discard any 1 other spell. Draw 1 card for each {}."

SITUATIONS: dict[str, Situation] = {
    "_lasting_statement: allotted": Situation(
        "On Play: {} until the end of your next turn.",
        "You are allotted 1 more play each turn",
        "Your opponent can't draw",
    ),
    "pick: AT_RANDOM": Situation("On Play: Discard 1 card from your hand{}.", " at random", ""),
    "pointed: THE_OPPOSING SPELL": Situation(LESS_THAN, "the opposing spell", "that spell"),
    "pointed: THAT kind": Situation(LESS_THAN, "that spell", "the opposing spell"),
    "one_thing: IT": Situation(IN_CONTROL, "it", "that spell"),
    "one_thing: THAT kind": Situation(IN_CONTROL, "that spell", "it"),
    "measure: _ones what HAD": Situation(ITS_ONES, "+1 it had", "+1 on this spell"),
    "doer: THAT_PLAYER": Situation(BY_WHOM, "That player", "That player's opponent"),
    "doer: THEIR_OPPONENT": Situation(BY_WHOM, "That player's opponent", "That player"),
    "element: THE typed _done ABOVE": Situation(
        "When {} Is Discarded: Draw 1 card.", "The Spell Chosen Above", "A Spell", "On Play: Choose 1 spell."
    ),
    "changes: mood": Situation(
        "When This Spell {} Power: If this spell has a +1, draw 1 card.",
        "Would Lose",
        "Loses",
        "This Spell's Power Is: Remove a +1 from this spell.",
    ),
    "counted: A PLUS_ONE IS _done (TO | FROM) element": Situation(
        "When A +1 {} Added To This Spell: If this spell has no +1s, draw 1 card.",
        "Is",
        "Would Be",
        "This Spell's Power Is: Add a +1 to this spell.",
    ),
    "tally_amount: MORE": Situation(CHANGED, "more", "less"),
    "tally_amount: LESS": Situation(CHANGED, "less", "more"),
    "active: BY_DOING": Situation(SKIPPED, " By Skipping A Play", ""),
    "BY_DOING: by stitching": Situation(LOST, " By Stitching", ""),
    "BY_DOING: by skipping a play": Situation(SKIPPED, " By Skipping A Play", ""),
    "what: pick_of": Situation("On Play: Discard {}.", "1 of your opponent's spells", "1 spell"),
    "noun: OR_NOUN head": Situation("On Play: Discard 1 {}.", "spell or stance", "spell"),
    "what: one_of": Situation(DRAWN, "1 of them", "them"),
    "pick: ANOTHER noun": Situation("On Play: Discard {}.", "another spell", "1 spell"),
    "one_of: INT OF backs": Situation(DRAWN, "2 of them", "up to 2 of them"),
    "one_of: INT OR_MORE OF backs": Situation(DRAWN, "1 or more of them", "1 of them"),
    "one_of: UP_TO INT OF backs": Situation(DRAWN, "up to 1 of them", "1 of them"),
    "one_of: ANY_NUMBER_OF backs": Situation(DRAWN, "any number of them", "up to 1 of them"),
    "back: BOTH_OF (THEM | THOSE kind)": Situation(TWO_KINDS, "both of them", "each card chosen this way"),
    "back: THEM": Situation(TWO_KINDS, "both of them", "both of those cards"),
    "back: THOSE kind": Situation(TWO_KINDS, "both of those cards", "both of them"),
    "back: THAT typed": Situation(
        "On Play: Choose 1 card from your hand. Choose 1 spell. Discard {}.", "that card", "it"
    ),
    "backs: THEM": Situation(TWO_KINDS, "them", "those cards"),
    "backs: THOSE typed": Situation(TWO_KINDS, "those cards", "them"),
    "backs: THE_REST": Situation(PARTED, "the rest", "them"),
    "backs: THE typed _done ABOVE": Situation(
        "This Spell's Power Is: Choose 2 of your spells. Add a +1 to {}.",
        "the spells chosen above",
        "them",
        "On Play: Choose 2 spells.",
    ),
    "DONE: looked at": Situation(
        "On Play: Look at your next 2 draws. Discard 1 card from your hand. Draw 1 card for each card {} this way.",
        "looked at",
        "discarded",
    ),
    "DONE: gained": Situation(DID, "gained Passion", "lost Passion"),
    "DONE: lost": Situation(DID, "lost Passion", "spent Passion"),
    "DONE: spent": Situation(DID, "spent Passion", "gained Passion"),
    "DONE: skipped": Situation(DID, "skipped a play", "used a Power"),
    "DONE: used": Situation(DID, "used a Power", "skipped a play"),
    "DONE: left": Situation("When This Spell {}: Draw 1 card.", "Leaves The Field", "Is Discarded"),
    "kind: SPELL": Situation(DISCARD_ANY, "spell", "card"),
    "kind: CARD": Situation(DISCARD_ANY, "card", "spell"),
    "kind: STANCE": Situation(
        "On Play: Discard 1 other spell or stance. Draw 1 card for each {} discarded this way.", "stance", "spell"
    ),
    "kind: WITCH": Situation(
        "On Play: Choose 1 witch or resource. Draw 1 card for each {} chosen this way.", "witch", "resource"
    ),
    "kind: RESOURCE": Situation(
        "On Play: Choose 1 witch or resource. Draw 1 card for each {} chosen this way.", "resource", "witch"
    ),
    "kind: MARKER": Situation(
        "On Play: Choose 1 Stamina marker. Choose 2 spells. Draw 1 card for each {} chosen this way.", "marker", "spell"
    ),
    "measure: typed _done THIS_WAY": Situation(
        "On Play: Discard 1 of your other spells. Draw 1 card for each {}.", "spell discarded this way", "spell"
    ),
    "measure: (_ones | _thing) _done THIS_WAY": Situation(
        SPENT, "Draw 1 card for each Passion spent this way.", "Draw 1 card for each Passion you have."
    ),
    "total: THE _thing _done THIS_WAY": Situation(
        SPENT, "Draw cards equal to the Passion spent this way.", "Draw cards equal to the Passion you have."
    ),
    "_total_here: here_done": Situation(
        SPENT,
        "Discard all spells with Power equal to the Passion spent this way.",
        "Discard all spells with Power equal to the Passion you have.",
    ),
    "here_done: THE _thing _done THIS_WAY": Situation(
        SPENT,
        "Discard all spells with Power equal to the Passion spent this way.",
        "Discard all spells with Power equal to the number of +1s removed this way.",
    ),
    "here_done: THE_NUMBER_OF PLUS_ONES _done THIS_WAY": Situation(
        SPENT,
        "Discard all spells with Power equal to the number of +1s removed this way.",
        "Discard all spells with Power equal to the Passion spent this way.",
    ),
    "_total_here: here_number": Situation(
        "On Play: Discard all spells with Power equal to {}.",
        "the number of cards in your hand",
        "the Passion you have",
    ),
    "POSSESSED: this card's": Situation(
        "On Play: Choose 1 card from your hand. Gain Passion equal to {} Power.", "this card's", "that card's"
    ),
    "POSSESSED: that card's": Situation(
        "On Play: Choose 1 card from your hand. Choose 1 spell. Gain Passion equal to {} Power.",
        "that card's",
        "that spell's",
    ),
    "here_value: ITS _value": Situation(OF_POWER, "its Power", "its Resistance"),
    "here_value: _the_value what HAD": Situation(
        "On Play: Discard 1 other spell. Discard all spells with Power equal to {}.",
        "the Power it had",
        "this spell's Power",
    ),
    "condition: player HAVE (MORE | LESS | FEWER) noun THAN player": Situation(
        "On Play: Draw 1 card if {}.", "you have more Passion than your opponent", "it is your turn"
    ),
    "condition: LESS": Situation("On Play: Draw 1 card if you have {} Passion than your opponent.", "less", "more"),
    "condition: what IS EMPTY": Situation("On Play: Draw 1 card if {}.", "your hand is empty", "you control a stance"),
    "condition: what IS IN poss _area": Situation(
        "When Your Turn Ends: If {}, draw 1 card.", "this card is in your discards", "you control a stance"
    ),
    "condition: IS": Situation(GONE_BY_THEN, "is", "was"),
    "condition: WAS": Situation(GONE_BY_THEN, "was", "is"),
    "cannot_be: _topic CANT BE _done (OR _done)?": Situation(KEPT_FROM, "can't be overpowered", "can't overpower"),
    "cannot_be: _topic CANT OVERPOWER _objects?": Situation(KEPT_FROM, "can't overpower", "can't be overpowered"),
    "here_number: THE_NUMBER_OF CARD IN poss _area": Situation(
        OTHERS_OF_POWER, "the number of cards in your hand", "the number of spell spaces you are winning in"
    ),
    "here_number: THE_NUMBER_OF SPACE _wins": Situation(
        OTHERS_OF_POWER, "the number of spell spaces you are winning in", "the number of cards in your hand"
    ),
    "cannot_be: _objects": Situation(KEPT_FROM, "can't overpower shield spells", "can't overpower"),
    "some: noun": Situation("On Play: Draw 1 card if your opponent has {}.", "Passion", "no Passion"),
    "able: player CAN _able_verb NAME": Situation(GRIEF, "spend", "gain, lose and spend"),
    "able: player CAN _able_verb (COMMA _able_verb)* AND _able_verb NAME": Situation(GRIEF, "gain and spend", "gain"),
    "able: COMMA _able_verb": Situation(GRIEF, "gain, lose and spend", "gain and spend"),
    "_able_verb: GAIN": Situation(GRIEF, "gain", "lose"),
    "_able_verb: LOSE": Situation(GRIEF, "lose", "gain"),
    "_able_verb: SPEND": Situation(GRIEF, "spend", "lose"),
    "NAME: Passion": Situation("On Play: Gain 2 {}.", "Passion", "Grief"),
    "pick_of: ANOTHER OF owned": Situation(
        "This Spell's Power Is: Discard {}.", "another of your spells", "1 of your spells"
    ),
    "one_of: INT typed AMONG THEM": Situation(REVEALED, "1 strike spell card among them", "1 of them"),
    "one_of: UP_TO INT typed AMONG THEM": Situation(
        REVEALED, "up to 2 strike spell cards among them", "2 strike spell cards among them"
    ),
    "one_of: ANY_NUMBER_OF typed AMONG THEM": Situation(
        REVEALED, "any number of strike spell cards among them", "1 strike spell card among them"
    ),
    "backs: THE typed _done THIS_WAY": Situation(TWO_KINDS, "the cards chosen this way", "them"),
    "DONE: added": Situation(COUNTED, "added", "removed"),
    "DONE: removed": Situation(COUNTED, "removed", "added"),
    "DONE: moved": Situation(MOVED, "moved", "removed"),
    "typed: CARD": Situation(DISCARD_ANY, "card", "spell"),
    "typed: SPELL": Situation(DISCARD_ANY, "spell", "card"),
    "typed: STANCE": Situation(
        "On Play: Discard all other spells. Discard all stances. Draw 1 card for each {} discarded this way.",
        "stance",
        "spell",
    ),
    "typed: RESOURCE": Situation(
        "On Play: Choose any number of resources. Choose 1 spell. Draw 1 card for each {} chosen this way.",
        "resource",
        "spell",
    ),
    "typed: WITCH": Situation(
        "On Play: Choose 1 witch or resource. Draw 1 card for each {} chosen this way.", "witch", "resource"
    ),
    "typed: MARKER": Situation(
        "On Play: Choose 1 Stamina marker. Choose 2 spells. Draw 1 card for each {} chosen this way.", "marker", "spell"
    ),
    "typed: STRIKE SPELL": Situation(DISCARD_ANY, "strike spell", "shield spell"),
    "typed: SHIELD SPELL": Situation(DISCARD_ANY, "shield spell", "spell"),
    "typed: NAME SPELL": Situation(DISCARD_ANY, "Familiar spell", "spell"),
    "typed: SPELL CARD": Situation(HAND_ANY, "spell card", "card"),
    "typed: STRIKE SPELL CARD": Situation(HAND_ANY, "strike spell card", "spell card"),
    "typed: SHIELD SPELL CARD": Situation(HAND_ANY, "shield spell card", "strike spell card"),
    "typed: NAME SHIELD SPELL CARD": Situation(HAND_ANY, "Familiar shield spell card", "shield spell card"),
    "typed: STANCE CARD": Situation(HAND_ANY, "stance card", "card"),
    "typed: NAME CARD": Situation(HAND_ANY, "Familiar card", "card"),
    "typed: NAME SPELL CARD": Situation(HAND_ANY, "Familiar spell card", "spell card"),
    "typed: NAME STRIKE SPELL CARD": Situation(HAND_ANY, "Familiar strike spell card", "strike spell card"),
    "typed: NAME STANCE CARD": Situation(HAND_ANY, "Familiar stance card", "stance card"),
    "head: SHIELD SPELL CARD": Situation(
        "On Play: Discard 1 {} from your hand.", "shield spell card", "strike spell card"
    ),
    "with: AND_WITH _quality": Situation(
        "On Play: Discard 1 spell with {}.", "2 or more Power and a +1", "2 or more Power"
    ),
    "having: THAT_NAME": Situation("On Play: Name a card. Discard all spells with {}.", "that name", "a +1"),
    "_area: DISCARDS": Situation("On Play: Draw cards equal to the number of cards in your {}.", "discards", "hand"),
    "total: THE_NUMBER_OF PLUS_ONES _done THIS_WAY": Situation(
        SPENT,
        "Draw cards equal to the number of +1s removed this way.",
        "Draw cards equal to the Passion spent this way.",
    ),
    "_total_here: here_value": Situation(OTHERS_OF_POWER, "this spell's Power", "the Passion you have"),
    "here_value: POSSESSED _value": Situation(
        "On Play: Choose 1 spell. Discard all other spells with Power equal to {}.", "this spell's Power", "its Power"
    ),
    "cannot_be: _topic CANT BE _done BY _topic": Situation(
        "Spells can't be overpowered{}.", " by strike spells with 3 or more Power", ""
    ),
    "overpowers: mood": Situation("When This Spell {}: Discard 1 spell.", "Would Overpower", "Overpowers"),
    "enters: mood": Situation("When A Strike Spell Card {} The Field: Discard 1 spell.", "Would Enter", "Enters"),
    "_event_verb: GAIN": Situation(WHEN_YOU, "Gain Passion", "Lose Passion"),
    "_event_verb: LOSE": Situation(WHEN_YOU, "Lose Passion", "Spend Passion"),
    "_event_verb: SPEND": Situation(WHEN_YOU, "Spend Passion", "Gain Passion"),
    "_event_verb: SKIP": Situation(WHEN_YOU, "Skip A Play", "Use A Power"),
    "_event_verb: USE": Situation(WHEN_YOU, "Use A Power", "Skip A Play"),
    "head: NAME SHIELD SPELL": Situation("On Play: Discard 1 {}.", "Familiar shield spell", "Familiar strike spell"),
}

AMONG = "On Play: Reveal your next 3 draws. Draw 1 strike spell card {} them."

SAME: dict[str, Situation] = {
    "AMONG: among": Situation(AMONG, "among", "from among"),
    "AMONG: from among": Situation(AMONG, "from among", "among"),
    "back: BOTH": Situation("On Play: Choose 2 spells. Add a +1 to {}.", "both", "them"),
}
"""The same for choices that are wordings of one thing: both texts are accepted, and compile to one effect."""
