"""What the words of a read-back stand for, at a moment of the game: players, nouns, amounts, conditions."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from tests.games.spoils.text.reference.board import MICROMAJIG, OTHER, Card, Ref, ref
from tests.games.spoils.text.reference.words import Beyond, Unread, parts, split_once

if TYPE_CHECKING:
    from tests.games.spoils.text.reference.table import Table

KINDS = r"(?:card|character|item|location|tactic|resource|faction|party|ability|Micromajig Token)"
HEAD = re.compile(
    rf"({KINDS}(?: or {KINDS})*)"
    r"(?: (in play|in the hand|in the deck|in the discard pile|out of the game|being played))?"
)
AREA = {
    "in play": "in play",
    "in the hand": "hand",
    "in the deck": "deck",
    "in the discard pile": "discard pile",
    "out of the game": "out of game",
}
STATS = ("strength", "life", "speed", "structure", "numeric cost")
STATES = ("attacking", "blocking", "depleted", "face-down", "face-up", "covert", "staple", "opposing", "attached")
NUMBER = re.compile(r"#(\d+)")
ABOVE = re.compile(r"#(\d+) of paragraph (\d+)")
REST = re.compile(r"those that #(\d+) left")
HOST = re.compile(r"the (\w+) that this card (is|was) attached to")
COMPARED = re.compile(r"(at least|at most|exactly) (.+)")


@dataclass(eq=False)
class Event:
    """Something that happens."""

    verb: str
    card: Card | None = None
    player: str = ""
    by: Card | None = None
    """What does it: the source of damage, the blocker, the card with the effect."""
    amount: int = 0
    battle: bool = False
    start: str = ""
    to: str = ""
    """Areas, of a move."""
    whose: str = ""
    party: tuple[Card, ...] = ()
    alone: bool = False
    applied: tuple[Any, ...] = ()
    """506.5 The replacements that it has met."""
    moves: int = -1
    """The card's changes of area by the time that one is told of it."""


@cache
def noun_of(words: str) -> tuple[tuple[str, ...], str, tuple[str, ...]]:
    """Kinds, area and qualities of a noun."""
    first, *rest = parts(words)
    found = HEAD.fullmatch(first)
    if found is None:
        raise Unread(words)
    return tuple(found[1].split(" or ")), found[2] or "", tuple(rest)


class Reading:
    """A paragraph that is followed: whose it is, and what it has named so far."""

    def __init__(self, game: Table, seat: str, card: Card, place: int) -> None:
        self.game, self.seat, self.card, self.place = game, seat, card, place
        self.moves = card.moves
        self.things: dict[int, tuple[Ref, ...]] = {}
        self.rests: dict[int, tuple[Ref, ...]] = {}
        self.done: dict[int, bool] = {}
        self.won: dict[int, bool] = {}
        self.event: Event | None = None
        self.x: int | None = None
        self.spoken = ""
        self.doer = ""
        self.host: Card | None = card.host
        self.answers: dict[int, Any] = {}
        """314.1 The cards and abilities that it answers, by number."""
        self.restores = False
        """Whether it is a Restore Rule."""
        self.cost = False
        """Whether costs are being satisfied."""

    def again(self) -> Reading:
        """The same, to go on from here later."""
        new = Reading(self.game, self.seat, self.card, self.place)
        new.__dict__.update(self.__dict__)
        new.things, new.rests = dict(self.things), dict(self.rests)
        new.done, new.won, new.answers = dict(self.done), dict(self.won), dict(self.answers)
        return new

    @property
    def you(self) -> str:
        """407.2 Whoever controls the card now; O37 or had it last."""
        if self.card.in_play and self.card.moves == self.moves:
            self.seat = self.card.controller
        return self.seat

    def has_moved(self, card: Card, before: int, words: str) -> None:
        """402.4 is about what others do: a card that these very words have moved is still meant where it is by then.
        But what one cost named and another moves is lost to the effect, which comes after both."""
        for number, refs in self.things.items():
            if not self.cost or re.search(rf"#{number}\b", words):
                self.things[number] = tuple(ref(card) if one == (card, before) else one for one in refs)

    # Players

    def who(self, words: str) -> list[str]:
        active = self.game.current
        if words == "you":
            return [self.you]
        if words == "your opponent":
            return [OTHER[self.you]]
        if words in ("each player", "any player", "anybody"):
            return [active, OTHER[active]]
        if words == "whoever does it":
            return [self.doer or self.you]
        if words in ("the player who was spoken of", "the opponent of the player who was spoken of"):
            spoken = self.spoken or (self.event.player if self.event is not None else "")
            if not spoken:
                raise Beyond("a player who was spoken of")
            return [OTHER[spoken] if words.startswith("the opponent") else spoken]
        found = re.fullmatch(r"the (owner|controller) of (.+)", words)
        if found is None:
            raise Unread(words)
        things = self.things_of(found[2], lost=True)
        if not things:
            raise Beyond("whose something is that isn't there")
        return [one.owner if found[1] == "owner" else one.controller or one.owner for one in things[:1]]

    # References

    def kept(self, refs: tuple[Ref, ...], lost: bool = False) -> list[Card]:
        return [card for card, moves in refs if lost or card.moves == moves]

    def things_of(self, words: str, lost: bool = False) -> list[Card]:
        """What words stand for that leave nothing to be chosen; `lost`: also what is no longer where it was."""
        game = self.game
        if words == "this card":
            gone = self.card.moves != self.moves and not lost
            return [] if gone else [self.card]
        if found := NUMBER.fullmatch(words):
            return self.kept(self.things.get(int(found[1]), ()), lost)
        if found := ABOVE.fullmatch(words):
            for place, number, refs in self.card.above:
                if (place, number) == (int(found[2]), int(found[1])):
                    return self.kept(refs, lost)
            return []
        if found := REST.fullmatch(words):
            return self.kept(self.rests.get(int(found[1]), ()), lost)
        if words == "what the event happens to":
            assert self.event is not None
            card = self.event.card
            if card is None or (not lost and self.event.moves not in (-1, card.moves)):
                return []
            return [card]
        if words == "the source of the event":
            assert self.event is not None
            return [] if self.event.by is None else [self.event.by]
        if found := HOST.fullmatch(words):
            host = self.card.host if self.card.in_play and self.card.moves == self.moves else None
            host = self.host if found[2] == "was" else host
            if host is None or not (found[1] == "card" or found[1] in game.types(host)):
                return []
            return [host]
        if words == "the target of the attack":
            battle = game.battle
            return [] if battle is None or battle.target is None else [battle.target]
        if found := re.fullmatch(r"every (.+)", words):
            return self.every(found[1])
        if both := split_once(words, " and "):
            return [*self.things_of(both[0], lost), *self.things_of(both[1], lost)]
        if found := re.fullmatch(r"the (hand|deck|discard pile) of (.+)", words):
            return [card for seat in self.who(found[2]) for card in game.zone(seat, found[1])]
        if found := re.fullmatch(r"the (top|bottom) (.+?) of the deck of (.+)", words):
            many = self.amount(found[2])
            taken = []
            for seat in self.who(found[3]):
                deck = game.zone(seat, "deck")
                taken += deck[:many] if found[1] == "top" else deck[max(0, len(deck) - many) :] if many else []
            return taken
        raise Unread(words)

    # Nouns

    def every(self, noun: str) -> list[Card]:
        """All that a noun stands for."""
        game = self.game
        kinds, place, _ = noun_of(noun)
        if place in ("", "in play"):
            if "party" in kinds or "ability" in kinds:
                raise Beyond("all parties")
            return [card for card in game.table if self.is_such(card, noun)]
        area = AREA.get(place)
        if area is None:
            raise Unread(noun)
        order = (game.current, OTHER[game.current])
        return [card for seat in order for card in game.zone(seat, area) if self.is_such(card, noun)]

    def is_such(self, card: Card, noun: str) -> bool:
        kinds, place, qualities = noun_of(noun)
        if not any(self.is_kind(card, kind) for kind in kinds):
            return False
        if place and place != "being played" and card.area != AREA[place]:
            return False
        best = [one for one in qualities if one.endswith(" of them")]
        plain = [one for one in qualities if one not in best]
        if not all(self.has(card, one) for one in plain):
            return False
        for one in best:
            found = re.fullmatch(r"with the (highest|lowest) (.+) of them", one)
            assert found is not None
            others = list(self.every(", ".join([noun.split(", ")[0], *plain])))
            values = [self.game.stat(it, found[2]) for it in others]
            if self.game.stat(card, found[2]) != (max(values) if found[1] == "highest" else min(values)):
                return False
        return True

    def is_kind(self, card: Card, kind: str) -> bool:
        types = self.game.types(card)
        if kind == "card":
            return "faction" not in types  # 202.9
        if kind == MICROMAJIG:
            return card.printed.name == MICROMAJIG
        return kind in types

    def has(self, card: Card, quality: str) -> bool:
        game = self.game
        if quality == "anybody's":
            return True
        if quality.startswith("not "):
            return not self.has(card, quality[4:])
        if found := re.fullmatch(r"controlled by (.+)|of (?!the \w+ trade)(.+)", quality):
            whose = card.controller if card.in_play or card.area == "being played" else card.owner
            return whose in self.who(found[1] or found[2])
        if quality.startswith("other than "):
            if quality == "other than this card" and card is self.card and card.moves != self.moves:
                raise Beyond("whether a card that has moved is another")  # 402.4
            return card not in self.things_of(quality[11:], lost=True)
        if quality == "attacking or blocking" or quality == "in a battle":
            return game.party_of(card) != ""
        if quality in ("attacking", "blocking"):
            return game.party_of(card) == quality
        if quality == "opposing":
            return game.party_of(card) != "" and card.controller != self.you
        if quality in ("depleted", "restored"):
            return card.depleted == (quality == "depleted")
        if quality in ("face-down", "face-up"):
            return card.down == (quality == "face-down")
        if quality in ("covert", "with covert"):
            return game.is_covert(card)
        if quality == "staple":
            return card.printed.staple and not card.down
        if quality == "attached":
            return card.host is not None
        if found := re.fullmatch(r'with the subtype "(.+)"', quality):
            return found[1] in game.subtypes(card)
        if found := re.fullmatch(r"of the (\w+) trade", quality):
            return not card.down and card.printed.trade == found[1]
        if found := re.fullmatch(rf"no ({KINDS})", quality):
            return not self.is_kind(card, found[1])
        if found := re.fullmatch(r"named (.+)", quality):
            return not card.down and card.name == found[1]
        if found := re.fullmatch(r"providing at least (\w+)", quality):
            provided = game.provided_by(card)
            return all(provided.count(icon) >= found[1].count(icon) for icon in found[1])
        if found := re.fullmatch(r"with tokens (.+)", quality):
            return self.compared(card.tokens, found[1])
        if found := re.fullmatch(rf"with ({'|'.join(STATS)}) (.+)", quality):
            if found[1] != "numeric cost" and not game.has_stat(card, found[1]):
                return False
            return self.compared(game.stat(card, found[1]), found[2])
        if found := re.fullmatch(r"attached to (.+)", quality):
            return card.host is not None and card.host in self.things_of(found[1])
        if found := re.fullmatch(r"in the party of (.+)", quality):
            party = game.party_of(card)
            return party != "" and any(game.party_of(one) == party for one in self.things_of(found[1]))
        if found := re.fullmatch(r"with a type that (.+) has", quality):
            wanted = {kind for one in self.things_of(found[1], lost=True) for kind in game.types(one)}
            return bool(game.types(card) & wanted)
        raise Unread(quality)

    def compared(self, value: int, words: str) -> bool:
        found = COMPARED.fullmatch(words)
        if found is None:
            raise Unread(words)
        asked = self.amount(found[2])
        return {"at least": value >= asked, "at most": value <= asked, "exactly": value == asked}[found[1]]

    # Amounts

    def amount(self, words: str) -> int:
        if re.fullmatch(r"-?\d+", words):
            return int(words)
        if found := re.fullmatch(r"X(?: times (\d+))?(?: and (\d+) more)?", words):
            if self.x is None:
                raise Beyond("an X that has no value")
            return self.x * int(found[1] or 1) + int(found[2] or 0)
        if found := re.fullmatch(r"(\d+) times \((.+)\)", words):
            return int(found[1]) * self.measure(found[2])
        if found := re.fullmatch(r"\((.+)\)", words):
            return self.measure(found[1])
        raise Unread(words)

    def measure(self, words: str) -> int:
        if words.startswith("X"):
            return self.amount(words)
        if found := re.fullmatch(r"the number of tokens on (.+)", words):
            things = self.things_of(found[1])
            if not things and self.cost:
                raise Beyond("the tokens that were on a card which a cost has moved")
            return sum(card.tokens for card in things)
        if found := re.fullmatch(r"the number of ([OGEDRV]) icons of (.+)", words):
            return sum(self.game.icons(seat).count(found[1]) for seat in self.who(found[2]))
        if found := re.fullmatch(r"the number of (.+)", words):
            if found[1].startswith("every party"):
                return self.parties(found[1])
            return len(self.things_of(found[1], lost=NUMBER.fullmatch(found[1]) is not None))
        if words == "the amount of the event":
            assert self.event is not None
            return self.event.amount
        if found := re.fullmatch(r"(\d+)/(\d+) of (.+), rounded (up|down)", words):
            whole = self.measure(found[3]) * int(found[1])
            return -(-whole // int(found[2])) if found[4] == "up" else whole // int(found[2])
        if found := re.fullmatch(r"(\d+) and (.+)", words):
            return int(found[1]) + self.measure(found[2])
        if found := re.fullmatch(rf"the ({'|'.join(STATS)}) of (.+)", words):
            cost = found[1] == "numeric cost"
            things = self.things_of(found[2], lost=cost)
            if len(things) != 1 or not (cost or self.game.has_stat(things[0], found[1])):
                raise Beyond("a figure of what isn't there")
            return self.game.stat(things[0], found[1])
        raise Unread(words)

    def parties(self, words: str) -> int:
        """302.5 How many battle parties there are that are so."""
        battle = self.game.battle
        there = [] if battle is None else [("attacking", battle.attackers), ("blocking", battle.blockers)]
        count = 0
        for side, members in there:
            assert battle is not None
            seat = battle.attacking if side == "attacking" else battle.defending
            good = bool(members)
            for quality in parts(words)[1:]:
                if quality in ("attacking", "blocking"):
                    good = good and side == quality
                elif quality.startswith("of "):
                    good = good and seat in self.who(quality[3:])
                elif quality != "battle":
                    raise Beyond(f"a party that is {quality}")
            count += good
        return count

    # Conditions

    def holds(self, words: str) -> bool:
        if both := split_once(words, "; and "):
            return self.holds(both[0]) and self.holds(both[1])
        if both := split_once(words, "; or "):
            return self.holds(both[0]) or self.holds(both[1])
        if words.startswith("not: "):
            return not self.holds(words[5:])
        game = self.game
        if found := re.fullmatch(r"(.+) ha(?:ve|s) the icons ([OGEDRV]+)", words):
            return all(game.meets(seat, found[2]) for seat in self.who(found[1]))
        if found := re.fullmatch(r"this card has at least (\d+) tokens", words):
            return self.card.tokens >= int(found[1])
        if words == "there is a battle":
            return game.battle is not None
        if found := re.fullmatch(r"(.+) is the (attacking|defending) player", words):
            battle = game.battle
            if battle is None or (found[2] == "defending" and battle.target is None):
                return False  # O66
            side = battle.attacking if found[2] == "attacking" else battle.defending
            return side in self.who(found[1])
        if found := re.fullmatch(r"it is the turn of (.+)", words):
            return game.current in self.who(found[1])
        if found := re.fullmatch(r"it was used less than (\d+) times this turn", words):
            return self.card.used.count(self.place) < int(found[1])
        if found := re.fullmatch(r"(.+) won what was done in #(\d+)", words):
            won = self.won.get(int(found[2]))
            if won is None:
                raise Beyond("a coin that wasn't flipped")
            return won
        if found := re.fullmatch(r"what was done in ((?:#\d+(?: and )?)+) was done", words):
            return all(self.done.get(int(number), False) for number in re.findall(r"#(\d+)", found[1]))
        if found := re.fullmatch(r"this turn (.+?) did (.+)", words):
            return self.did(found[1], found[2])
        if found := re.fullmatch(r"(.+) owns (.+)", words):
            return all(card.owner in self.who(found[1]) for card in self.things_of(found[2]))
        if found := re.fullmatch(r"(.+) has been in play under your control since the turn began", words):
            return all(card.since < game.turn and card.controller == self.you for card in self.things_of(found[1]))
        if found := re.fullmatch(r"(.+) is more than (.+)", words):
            return self.measure(found[1]) > self.measure(found[2])
        if found := re.fullmatch(r"(the .+) is (even|odd)", words):
            return self.measure(found[1]) % 2 == (found[2] == "odd")
        if (
            found := re.fullmatch(r"(the (?:number|strength|life|speed|numeric cost).*) is (.+)", words)
        ) and COMPARED.fullmatch(found[2]):
            return self.compared(self.measure(found[1]), found[2])
        if found := re.fullmatch(r"(.+) is (in the \w+(?: pile)?|out of the game|in play) of (.+)", words):
            things = self.things_of(found[1], lost=True)
            area, seats = AREA[found[2]], self.who(found[3])
            return bool(things) and all(card.area == area and card.owner in seats for card in things)
        if found := re.fullmatch(r"(.+) (is|was) a (.+)", words):
            noun = found[3]
            things = self.things_of(found[1], lost=True)
            kinds, _, qualities = noun_of(noun)
            plain = [one for one in qualities if one != "anybody's"]
            # where it is is what it was taken for, and no further question
            return bool(things) and all(
                any(self.is_kind(card, kind) for kind in kinds) and all(self.has(card, one) for one in plain)
                for card in things
            )
        if found := re.fullmatch(r"(.+?) (is|was) (.+)", words):
            things = self.things_of(found[1], lost=found[2] == "was")
            asked = [part for whole in found[3].split(" and ") for part in [whole]]
            if "alone" in asked:
                asked.remove("alone")
                battle = game.battle
                if battle is None or any(
                    len(battle.attackers if game.party_of(card) == "attacking" else battle.blockers) != 1
                    for card in things
                ):
                    return False
            return bool(things) and all(self.has(card, one) for card in things for one in asked)
        raise Unread(words)

    def did(self, doer: str, what: str) -> bool:
        """Of what has happened this turn."""
        counted = re.fullmatch(r"(.+?) at least (\d+) (.+)", what)
        verb = what if counted is None else counted[1]
        least = 1 if counted is None else int(counted[2])
        if doer in ("you", "your opponent", "any player", "each player"):
            seats = self.who(doer)
            if verb not in ("play", "discard", "attack"):
                raise Beyond(f"who did {verb}")
            found = [one for one in self.game.deeds if one.verb == verb and one.player in seats]
            if verb == "attack":
                found = [one for one in found if one.card is None]
            if counted is not None:
                found = [one for one in found if one.card is not None and self.is_such(one.card, counted[3])]
            if doer == "each player":
                raise Beyond("what each player did")
            return len(found) >= least
        if counted is not None or verb not in ("attack", "block", "receive"):
            raise Beyond(f"what did {verb}")
        wanted = {"receive": "damage"}.get(verb, verb)
        things = self.things_of(doer)
        return bool(things) and all(
            any(one.verb == wanted and one.card is card and one.moves == card.moves for one in self.game.deeds)
            for card in things
        )


__all__ = ["Event", "Reading", "noun_of", "ref"]
