"""What is done to which kinds of things, or happens to them: all else is refused, with the rule."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.text.tree import Kind, State, Verb

ANY_CARD: Final = frozenset(
    {Kind.CARD, Kind.CHARACTER, Kind.ITEM, Kind.LOCATION, Kind.TACTIC, Kind.RESOURCE, Kind.MICROMAJIG}
)
IN_PLAY: Final = ANY_CARD - {Kind.TACTIC}
"""205.2 A tactic is never in play, unless face-down."""
FIGHTERS: Final = frozenset({Kind.CARD, Kind.CHARACTER, Kind.MICROMAJIG})
PLAYED: Final = ANY_CARD - {Kind.RESOURCE, Kind.MICROMAJIG}
TAKEN: Final = ANY_CARD | {Kind.FACTION}
NOTHING: Final[frozenset[Kind]] = frozenset()

DONE_TO: Final[dict[Verb, tuple[frozenset[Kind], str]]] = {
    Verb.PICK: (TAKEN, "310.1"),
    Verb.CHOOSE: (TAKEN, "310.1"),
    Verb.DESTROY: (IN_PLAY, "304.1"),
    Verb.DEPLETE: (IN_PLAY, "303.1"),
    Verb.RESTORE: (IN_PLAY, "303.3"),
    Verb.DETACH: (IN_PLAY, "301.2"),
    Verb.FLIP_UP: (ANY_CARD, "411.3"),
    Verb.FLIP_DOWN: (IN_PLAY, "411.4"),
    Verb.DISCARD: (ANY_CARD - {Kind.MICROMAJIG}, "305.1"),
    Verb.REVEAL: (ANY_CARD, "403.2a"),
    Verb.LOOK: (ANY_CARD, "403.2a"),
    Verb.TERMINATE: (PLAYED | {Kind.ABILITY, Kind.EFFECT}, "314.1"),
    Verb.DUPLICATE: (frozenset({Kind.TACTIC}), "307.1"),
    Verb.PLAY: (PLAYED | {Kind.RESOURCE}, "603.1"),
    Verb.DRAW: (frozenset({Kind.CARD}), "306.1"),
    Verb.USE: (frozenset({Kind.ABILITY}), "605.1"),
    Verb.ATTACK: (frozenset({Kind.FACTION, Kind.LOCATION}), "607.1a"),
    Verb.BLOCK: (frozenset({Kind.PARTY, Kind.CHARACTER}), "607.1d"),
    Verb.FORM: (frozenset({Kind.PARTY}), "607.1b"),
    Verb.WIN: (frozenset({Kind.COIN_FLIP}), "503.1"),
    Verb.LOSE: (frozenset({Kind.COIN_FLIP}), "503.1"),
}
"""What a verb can be done to, and the rule. What isn't here is done to nothing."""

HAPPENS_TO: Final[dict[Verb, tuple[frozenset[Kind], str]]] = {
    Verb.ENTER: (IN_PLAY, "205.2"),
    Verb.LEAVE: (IN_PLAY, "205.2"),
    Verb.ATTACK: (FIGHTERS, "204.3"),
    Verb.BLOCK: (FIGHTERS, "204.3"),
}
"""What does something by itself."""

PLAYERS_DO: Final = frozenset(
    {Verb.PLAY, Verb.DRAW, Verb.PICK, Verb.ATTACK, Verb.FORM, Verb.USE, Verb.DISCARD, Verb.LOSE, Verb.WIN}
)
"""What events and prohibitions of players are about."""
THINGS_DO: Final = frozenset({Verb.ATTACK, Verb.BLOCK})
FROM_HAND: Final = frozenset({Verb.PLAY, Verb.DISCARD, Verb.DRAW})
"""What is done to cards that are in no play yet, so that only what is printed on them tells them apart."""
UNDERGONE: Final = frozenset(
    {Verb.DESTROY, Verb.DEPLETE, Verb.RESTORE, Verb.PICK, Verb.BLOCK, Verb.PLAY, Verb.DISCARD, Verb.TERMINATE}
)
"""What can be forbidden to happen to cards."""
ALONE: Final = frozenset({Verb.ATTACK, Verb.BLOCK, Verb.DRAW})
"""What can be said without what it is done to."""

PARTY_STATES: Final = frozenset({State.ATTACKING, State.BLOCKING, State.OPPOSING, State.COVERT, State.BATTLE})
ONLY_IN_PLAY: Final = frozenset(State) - {State.STAPLE, State.BATTLE}
"""What only cards in play are."""
CONTRARY: Final = (
    {State.ATTACKING, State.BLOCKING},
    {State.FACE_DOWN, State.FACE_UP},
    {State.FIGHTING, State.ATTACKING},
    {State.FIGHTING, State.BLOCKING},
)
"""What nothing is both, or is one of anyhow."""
