"""A battle under way (302, 607, 608)."""

from __future__ import annotations

from enum import Enum

from coven.kernel import Seat


class Share:
    """O16 Battle damage that one character has assigned to one thing (608.1c, 608.1d)."""

    __slots__ = ("amount", "source", "target")

    def __init__(self, source: int, target: int, amount: int) -> None:
        self.source = source
        """408.7 The character that assigned it."""
        self.target = target
        self.amount = amount


class Stage(Enum):
    """607, 608 What comes next in a battle."""

    ATTACKERS = "attackers"
    """607.1b"""
    BEFORE_BLOCKS = "before blocks"
    """607.1c"""
    BLOCKERS = "blockers"
    """607.1d"""
    BEFORE_LEVEL = "before a speed level"
    """608.1a"""
    ASSIGN = "assigning damage"
    """608.1b to 608.1d"""
    BEFORE_DAMAGE = "before damage"
    """608.1e"""
    DAMAGE = "damage"
    """608.1f and 608.1g"""
    END = "end"
    """608.1h"""

    __hash__ = object.__hash__


class Battle:
    """302.8 A battle, from its announcement until it is fully resolved. It is never changed but replaced."""

    __slots__ = (
        "acting",
        "assigned",
        "attackers",
        "attacking",
        "blockers",
        "blocking",
        "defending",
        "number",
        "shares",
        "speed",
        "stage",
        "target",
    )

    def __init__(self, number: int, attacking: Seat, defending: Seat, target: int) -> None:
        self.number = number
        """Which battle of the game it is: 'this battle'."""
        self.attacking = attacking
        """302.3 The attacking player."""
        self.defending = defending
        """302.4, O66 The defending player, fixed by the announcement."""
        self.target = target
        """302.1 The target of the attack, by its number in play; 0 once it has stopped being it (407.5, O60)."""
        self.stage = Stage.ATTACKERS
        self.acting = attacking
        """Whose part of a window it is, or whose damage is assigned."""
        self.attackers: tuple[int, ...] = ()
        """302.6 The attacking party."""
        self.blockers: tuple[int, ...] = ()
        """302.7 The blocking party."""
        self.blocking: tuple[int, ...] = ()
        """607.1c Characters that an effect has made blockers before the blocking party is formed."""
        self.assigned: tuple[int, ...] = ()
        """The characters that have assigned their battle damage."""
        self.shares: tuple[Share, ...] = ()
        """The damage assigned and not inflicted yet."""
        self.speed = -1
        """608.1b The speed level under way; -1 before the first."""

    def changed(
        self,
        *,
        target: int | None = None,
        stage: Stage | None = None,
        acting: Seat | None = None,
        attackers: tuple[int, ...] | None = None,
        blockers: tuple[int, ...] | None = None,
        blocking: tuple[int, ...] | None = None,
        assigned: tuple[int, ...] | None = None,
        shares: tuple[Share, ...] | None = None,
        speed: int | None = None,
    ) -> Battle:
        """The same battle, further on."""
        twin = Battle(self.number, self.attacking, self.defending, self.target if target is None else target)
        twin.stage = self.stage if stage is None else stage
        twin.acting = self.acting if acting is None else acting
        twin.attackers = self.attackers if attackers is None else attackers
        twin.blockers = self.blockers if blockers is None else blockers
        twin.blocking = self.blocking if blocking is None else blocking
        twin.assigned = self.assigned if assigned is None else assigned
        twin.shares = self.shares if shares is None else shares
        twin.speed = self.speed if speed is None else speed
        return twin
