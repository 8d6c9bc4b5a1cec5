"""What the initial parts of effects speak of: '[Condition]:' (4.6, 4.9)."""

from __future__ import annotations

from dataclasses import dataclass

from coven.games.revel.text.tree.nouns import Noun, This
from coven.games.revel.text.words.vocabulary import Mood, Place, Verb, Who


@dataclass(frozen=True, slots=True)
class Event:
    """'When Your Turn Begins', 'When You Play A Strike Spell', 'Each Time A Card Is Discarded', 'When This Spell Is
    Discarded', 'When Your Opponent Overpowers', 'When This Spell Overpowers', 'When You Would Draw', 'When You Gain
    Passion' (`thing`), 'When You Discard This Card From Your Hand'.

    A passive event ('Is Discarded') has the one who does it as EACH: anybody. So has one that an element itself goes
    through: 'When This Spell Leaves The Field', 'When A Spell Loses Power' (`thing`), 'When A +1 Is Added To A Spell'.
    """

    who: Who
    verb: Verb
    what: Noun | This | None = None
    thing: str | None = None
    place: Place = Place.UNSAID
    """Where it happens from: 'From Your Hand'. Of a passive event the noun says whose: "From Your Opponent's Hand"."""
    mood: Mood = Mood.HAPPENS
    passive: bool = False
    """What is named is what it is done to. With a doer: 'When Your Opponent Overpowers This Spell'."""
    over: Noun | None = None
    """'When This Spell Overpowers A Shield Spell': what is overpowered. 'A Spell' and 'Another Spell' narrow nothing
    (5.8.2)."""
    acting: bool = False
    """'When 1 Of Your Spells Overpowers': the noun is of what overpowers, not of what is overpowered."""
    playing: bool = False
    """'If Playing This Overpowers A Shield Spell': only if playing this card caused the check (5.8.6)."""
    least: int = 1
    """'When You Gain 2 Or More Passion', 'When You Discard 2 Or More Cards': how much it has to be at once."""
    together: bool = False
    """'When You Stash 1 Or More Cards': however many at once, it is one occasion, where 'A Card' is one for each."""
    first: bool = False
    """'The First Time Each Turn You Play A Strike Spell': no later time of the same turn."""
