"""The read-back: an effect in explicit words, every pointing word replaced by what it stands for."""

from __future__ import annotations

from coven.games.revolution.text.printing import deed, instruction, say
from coven.games.revolution.text.tree import Ability, Can, Effect, Flipped, Instruction, PlayersDo, Statement, Who
from coven.language import capital


def tell(effect: Effect) -> str:
    """What the table understands by an effect."""
    if isinstance(effect, Flipped):
        return f"Once, when this card is flipped: {_all(effect.does)}"
    if isinstance(effect, Statement):
        return f"As long as this is in force: {say(effect)}"
    if isinstance(effect, Ability):
        if effect.can is Can.PLAY_TO:
            return f"On the own turn, in step 3, the owner may use this card up: {_all(effect.does)}"
        if effect.can is Can.ANOTHER_MARKER:
            return f"{say(effect)[:-1]}: to match the Event that was overcome."
        if effect.can is Can.GIVE:
            return f"{say(effect)[:-1]}: the icons of the {effect.about} itself."
        return say(effect)
    return _all(effect)


def _all(does: tuple[Instruction, ...]) -> str:
    return " ".join(f"{capital(_one(does, one))}." for one in does)


def _one(does: tuple[Instruction, ...], one: Instruction) -> str:
    if not isinstance(one, PlayersDo):
        return instruction(one)
    if one.who is Who.YOU:
        return f"the owner {deed(one)}"
    if one.who is Who.EACH:
        return f"in turn, from the one whose turn it is, each player {deed(one, 'the own')}"
    if one.who is Who.ONE:
        return f"one player, whom the one whose turn it is chooses, {deed(one, 'the own')}"
    return f"the player chosen for instruction {one.that + 1} {deed(one, 'the own')}"
