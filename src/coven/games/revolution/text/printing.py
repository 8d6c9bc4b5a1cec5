"""From a tree back to card text: what is printed reads as the same tree."""

from __future__ import annotations

from coven.games.revolution.text.tree import (
    ALL,
    Ability,
    AddEvent,
    BanishRecruits,
    Can,
    DiscardEvent,
    Effect,
    Flipped,
    Instruction,
    MoveEvent,
    MoveLiberty,
    MoveMoon,
    PlayersDo,
    Says,
    Statement,
    Verb,
    Who,
)
from coven.language import capital


def say(effect: Effect) -> str:
    """An effect in card English."""
    if isinstance(effect, Flipped):
        return f"When Flipped: {sentences(effect.does)}"
    if isinstance(effect, Statement):
        return capital(f"{_statement(effect)}.")
    if isinstance(effect, Ability):
        return f"{_ability(effect)}."
    return sentences(effect)


def sentences(does: tuple[Instruction, ...]) -> str:
    """Instructions, each a sentence; what 'that player' does is joined to what names the player."""
    text = ""
    for one in does:
        words = instruction(one)
        if isinstance(one, PlayersDo) and one.that >= 0:
            text = f"{text[:-1]}, then {words}."
        else:
            text += f"{' ' if text else ''}{capital(words)}."
    return text


def counted(number: int, one: str) -> str:
    """So many of something: 'a card', '2 cards'.

    >>> counted(1, "Recruit"), counted(2, "card")
    ('a Recruit', '2 cards')
    """
    return f"a {one}" if number == 1 else f"{number} {one}s"


def spaces(number: int) -> str:
    """How far a marker goes."""
    return f"{abs(number)} space{'' if abs(number) == 1 else 's'}"


def instruction(one: Instruction) -> str:
    """An instruction as it stands in a sentence."""
    if isinstance(one, PlayersDo):
        if one.who is Who.YOU:
            return f"draw {counted(one.count, 'card')}"
        return f"{one.who.value} {deed(one)}"
    if isinstance(one, BanishRecruits):
        return f"banish {counted(one.count, 'Recruit')}"
    if isinstance(one, MoveMoon):
        return f"move the Moon marker {spaces(one.spaces)} {'on' if one.spaces > 0 else 'back'}"
    if isinstance(one, MoveLiberty):
        return f"move the Liberty marker {spaces(one.spaces)} toward {'Liberty' if one.spaces > 0 else 'Tyranny'}"
    if isinstance(one, AddEvent):
        return "add an Event"
    if isinstance(one, DiscardEvent):
        if not one.last:
            return "discard the rightmost Event"
        which = " that is no Catastrophe" if one.no_catastrophe else ""
        return f"discard an Event in spaces {one.first} to {one.last}{which}"
    if isinstance(one, MoveEvent):
        return f"move the rightmost Event {spaces(one.spaces)} to the {'right' if one.spaces > 0 else 'left'}"
    return "put a Recruit on top of any Coven deck"


def deed(one: PlayersDo, whose: str = "their") -> str:
    """What players do, with their own cards."""
    may, s = ("may ", "") if one.may else ("", "s")
    cards = counted(one.count, "card")
    if one.verb is Verb.DISCARD:
        return f"{may}discard{s} {cards}"
    if one.verb is Verb.BANISH:
        return f"{may}banish{'e' if s else ''}{s} {cards} from {whose} hand"
    if one.verb is Verb.DRAW:
        return f"{may}draw{s} {cards}"
    return f"may freely reshuffle {whose} Coven deck"


def _statement(one: Statement) -> str:
    number = one.number
    if one.says is Says.OTHERS_COST:
        return f"other Events cost {number} more"
    if one.says is Says.HAND_SIZE:
        return f"hand size is {abs(number)} {'larger' if number > 0 else 'smaller'}"
    if one.says is Says.RECRUITS_COST:
        return f"Recruits cost {abs(number)} star{'' if abs(number) == 1 else 's'} {'more' if number > 0 else 'less'}"
    if one.says is Says.NO_CLASS:
        return f"{one.about}s can't be played against this Event"
    if one.says is Says.GROWS:
        return f"this Event costs {number} more for each other {one.about} in the line"
    if one.says is Says.PAST:
        return f"this Event costs {number} more past space {one.space}"
    return PLAIN[one.says]


PLAIN = {
    Says.NO_REDUCTIONS: "no effects reduce recruiting costs",
    Says.NO_EXTRA_ACTS: "Seekers can't be played to Act again",
    Says.NO_TROPHIES: "trophies can't be spent",
    Says.NO_TROPHIES_HERE: "trophies can't be spent on this Event",
    Says.ONE_HELPER: "only one player can assist",
    Says.NO_ASSISTANCE: "players can't assist against this Event",
    Says.DOUBLED: "Liberty moves of this Event are doubled",
}


def _ability(one: Ability) -> str:
    if one.can is Can.ACT_AGAIN:
        return "Play to Act again on your turn"
    if one.can is Can.ALSO_ASSIST:
        return f"When assisting with a {one.about}, you can also assist with a Seeker"
    if one.can is Can.GIVE:
        return f"When assisting with a {one.about}, give {'all' if one.number == ALL else one.number} of its icons"
    if one.can is Can.ANOTHER_MARKER:
        return f"Play when you overcome an Event to remove {one.number} more marker that matches it"
    return f"Play to {instruction(one.does[0])}"
