"""607, 608 Attacking, and resolving a battle."""

from __future__ import annotations

from typing import Any

from tests.games.spoils.text.reference.board import OTHER, Battle, Card
from tests.games.spoils.text.reference.meaning import Event, Reading
from tests.games.spoils.text.reference.playing import Playing
from tests.games.spoils.text.reference.words import Beyond

SPEEDS = 30


class Battles(Playing):
    # Who can attack and block

    def can_attack(self, card: Card, target: Card) -> bool:
        """607.1b, 204.3"""
        if card.depleted or card.down or "character" not in self.types(card):
            return False
        if card.since >= self.turn and not any(
            self.concerned(reading, said[1], lasting, card) for reading, said, lasting in self.statements("at once")
        ):
            return False
        for _ in self.statements("only"):
            raise Beyond("how often one can attack")
        return not self.forbidden("attack", card=target, by=card)

    def targets(self, seat: str) -> list[Card]:
        """607.1a"""
        other = OTHER[seat]
        there = [self.factions[other]]
        there += [card for card in self.table if card.controller == other and "location" in self.types(card)]
        for reading, said, _ in self.statements("must pay"):
            if said[3] == "form" and seat in reading.who(said[1]):
                raise Beyond("what must be paid for attacking")
        found = []
        for target in there:
            if self.forbidden("attack", player=seat, card=target):
                continue
            if any(card.controller == seat and self.can_attack(card, target) for card in self.table):
                found.append(target)
        return found

    def blockers(self) -> list[Card]:
        """607.1d, 507.3, 412"""
        battle = self.battle
        assert battle is not None
        attackers = battle.attackers
        covert = bool(attackers) and all(self.is_covert(card) for card in attackers)
        found = []
        for card in self.table:
            if card.controller != battle.defending or card.depleted or card.down:
                continue
            if "character" not in self.types(card) or self.forbidden("block", by=card):
                continue
            if self._unblockable(attackers, card):
                continue
            able = self.is_covert(card) == covert
            if covert and not able:
                able = any(
                    self.concerned(reading, said[1], lasting, card)
                    for reading, said, lasting in self.statements("blocks covert")
                )
            if able:
                found.append(card)
        return found

    def _unblockable(self, attackers: tuple[Card, ...], blocker: Card) -> bool:
        return bool(attackers) and all(self.forbidden("block", card=card, by=blocker) for card in attackers)

    # Attacking (607)

    def attack(self, seat: str, target: Card) -> None:
        battle = self.battle = Battle(seat, target)
        self.blocks_chosen = False
        options = [card for card in self.table if card.controller == seat and self.can_attack(card, target)]
        chosen: list[Card] = []
        while options:
            offered: list[Any] = list(options)
            if chosen:
                offered.append("no more")
            answer = self.choose(seat, "which attacker", offered)
            if isinstance(answer, str):
                break
            options.remove(answer)
            chosen.append(answer)
        with self.instant():
            for card in chosen:
                self.deplete(card)
            battle.attackers = tuple(chosen)
            for card in chosen:
                self.tell(Event("attack", card, seat, alone=len(chosen) == 1))
            self.tell(Event("attack", None, seat))
            self.tell(Event("form", None, seat, to="attacking"))
            self.tell(Event("attacked", None, battle.defending))
            if target.in_play:
                self.tell(Event("attacked", target, battle.defending))
        self.window(battle)
        self.block(battle)
        self.blocks_chosen = True
        self.resolve(battle)
        self.battle = None
        self.lastings = [one for one in self.lastings if one.until != "this battle"]
        self.settle()

    def settle(self) -> None:
        with self.instant():
            pass

    def window(self, battle: Battle) -> None:
        """607.1c"""
        for seat in (battle.attacking, battle.defending):
            while True:
                able = self.doable(seat, tactics=True)
                if not able:
                    break
                answer = self.ask(seat, "what in battle", [*able, "go on"], False)
                if answer == "go on":
                    break
                self.perform(seat, *answer)

    def block(self, battle: Battle) -> None:
        chosen: list[Card] = []
        while True:
            options = [card for card in self.blockers() if card not in chosen]
            if not options:
                break
            answer = self.choose(battle.defending, "which blocker", [*options, "no more"])
            if isinstance(answer, str):
                break
            chosen.append(answer)
        if not chosen:
            return
        with self.instant():
            battle.blockers = (*chosen, *(one for one in battle.blockers if one not in chosen))
            for card in chosen:
                self.tell(Event("block", card, battle.defending, alone=len(chosen) == 1))
            self.tell(Event("form", None, battle.defending, to="blocking"))
            for card in battle.attackers:
                self.tell(Event("blocked", card, battle.attacking))

    def join(self, reading: Reading, words: str, side: str) -> bool:
        """O21"""
        battle = self.battle
        things = [card for card in reading.things_of(words) if "character" in self.types(card)]
        if battle is None or not things:
            return False
        seat = battle.attacking if side == "attacking" else battle.defending
        if any(card.controller != seat for card in things):
            return False  # 407.6
        if side == "blocking" and not self.blocks_chosen:
            raise Beyond("a blocker before there are any")
        for card in things:
            self.out_of_battle(card)
            if side == "attacking":
                battle.attackers = (*battle.attackers, card)
            else:
                battle.blockers = (*battle.blockers, card)
        return True

    blocks_chosen = False

    # Resolving (608)

    def resolve(self, battle: Battle) -> None:
        for level_before in range(SPEEDS):
            if level_before and not self.unassigned(battle):
                break  # O20
            self.window(battle)
            there = self.unassigned(battle)
            if not there:
                break
            speed = max(self.stat(card, "speed") for card in there)
            level = [card for card in there if self.stat(card, "speed") == speed]
            self.assign([card for card in level if card in battle.attackers], battle)
            self.assign([card for card in level if card in battle.blockers], battle)
            battle.assigned = (*battle.assigned, *level)
            self.window(battle)
            self.strike(battle)
        with self.instant():
            for card in (*battle.attackers, *battle.blockers):
                self.deplete(card)

    def unassigned(self, battle: Battle) -> list[Card]:
        return [card for card in (*battle.attackers, *battle.blockers) if card not in battle.assigned]

    def assign(self, level: list[Card], battle: Battle) -> None:
        for card in level:
            attacking = card in battle.attackers
            opposing = list(battle.blockers if attacking else battle.attackers)
            left = self.stat(card, "strength")
            seat = battle.attacking if attacking else battle.defending
            if not opposing:
                if attacking and battle.target is not None and not battle.blockers:
                    battle.shares = (*battle.shares, (card, battle.target, left))
                continue
            for at, target in enumerate(opposing):
                share = left
                if at < len(opposing) - 1 and left:
                    share = int(self.ask(seat, "how much damage", [str(one) for one in range(left + 1)], False))
                battle.shares = (*battle.shares, (card, target, share))
                left -= share

    def strike(self, battle: Battle) -> None:
        """608.1f All of it at once; what several inflict to the same is one amount."""
        shares, battle.shares = battle.shares, ()
        hit: dict[int, list[tuple[Card, Card, int]]] = {}
        for one in shares:
            if one[2] > 0 and one[1].in_play:
                hit.setdefault(id(one[1]), []).append(one)
        if any(len(several) > 1 for several in hit.values()) and any(
            True for _ in self.active("adjustment: ", "replacement: ")
        ):
            raise Beyond("adjustments of what several inflict")
        with self.instant():
            for several in hit.values():
                for source, target, amount in several:
                    self.inflict(source, [(target, amount)], battle=True)
