"""What happens, what it sets off (503), takes its place (506) and adjusts it (408.2, 410.3), and what the rules do by
themselves: loss (102.1), destruction (408.4, 408.5), attached cards (507.2e), unique cards (507.5)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

from tests.games.spoils.text.reference.board import OTHER, Card, Printed
from tests.games.spoils.text.reference.meaning import AREA, Event, Reading
from tests.games.spoils.text.reference.standing import Active, Standing
from tests.games.spoils.text.reference.words import WHO, Beyond, Line, Unread, parts

if TYPE_CHECKING:
    Option = str | Card
Ask = Callable[[str, str, list[Any], bool], Any]
"""Who is asked, the kind of the question, the options, and whether the table may settle it itself (then: None)."""
CHAIN = 60


class Over(Exception):
    """The game has ended; who lost, both for a draw."""


@cache
def event_of(words: str) -> tuple[str | None, ...]:
    """An event in parts, the first of which says of which kind it is."""
    if found := re.fullmatch(r"the (start|end) of the turn of (.+)", words):
        return "turn", found[1], found[2]
    if found := re.fullmatch(r"(.+) inflicts (battle )?damage to (.+)", words):
        return "damage", found[1], found[2], found[3]
    if found := re.fullmatch(
        r"(.+?) comes(?: from (.+?))? to be (in the [a-z ]+?|in play|out of the game) of (.+)", words
    ):
        return "move", found[1], found[2], found[3], found[4]
    if found := re.fullmatch(r"a token is (put|remove) on (.+)", words):
        return "token", found[1], found[2]
    if found := re.fullmatch(r"the (faction.*) does: (lose|gain) influence", words):
        return "influence", found[1], found[2]
    if found := re.fullmatch(
        rf"{WHO} (does|undergoes): ([a-z-]+(?: a coin flip)?)(?: (any number of )?a (.+))?", words
    ):
        return "player", found[1], found[2], found[3], found[5]
    if found := re.fullmatch(
        r"(.+?) (does|undergoes): "
        r"((?:enter play|leave play|flip face-down|flip face-up|[a-z]+)(?: or (?:leave play|[a-z]+))*)"
        r"(?:, under the control of (.+?))?(?:, of a (.+?))?(?:, by (.+?))?(, alone)?",
        words,
    ):
        return "thing", *found.groups()
    raise Unread(words)


VERBS_OF_THINGS = {
    ("does", "enter play"): "enter",
    ("does", "leave play"): "leave",
    ("does", "attack"): "attack",
    ("does", "block"): "block",
    ("undergoes", "block"): "blocked",
    ("undergoes", "destroy"): "destroy",
    ("undergoes", "deplete"): "deplete",
    ("undergoes", "restore"): "restore",
    ("undergoes", "pick"): "pick",
    ("undergoes", "play"): "play",
    ("undergoes", "discard"): "discard",
    ("undergoes", "attack"): "attacked",
}
VERBS_OF_PLAYERS = {
    ("does", "play"): "play",
    ("does", "draw"): "draw",
    ("does", "discard"): "discard",
    ("does", "pick"): "pick",
    ("does", "use"): "use",
    ("does", "attack"): "attack",
    ("does", "form"): "form",
    ("undergoes", "attack"): "attacked",
    ("does", "flip"): "coin",
    ("does", "win a coin flip"): "coin",
    ("does", "lose a coin flip"): "coin",
}


class Happening(Standing):
    def __init__(self, position: dict[str, Any], printed: dict[str, Printed]) -> None:
        super().__init__(position, printed)
        self.ask: Ask = lambda seat, kind, options, soft: options[0]
        self.luck: Callable[[int], int] = lambda several: 0
        self.level = 0
        self.paying = 0
        self.chain: tuple[Any, ...] = ()
        self.events: list[Event] = []
        self.fired: list[tuple[Active, Event]] = []
        self.pre: list[Active] = []
        self.waiting: list[tuple[Active, Event]] = []
        self.nested = 0
        self.choosing: tuple[Reading, Line] | None = None

    def choose(self, seat: str, kind: str, options: list[Any]) -> Any:
        """Who has one option only may not be asked."""
        answer = self.ask(seat, kind, options, len(options) == 1)
        return options[0] if answer is None else answer

    # Instants (O02, O03)

    @contextmanager
    def instant(self) -> Iterator[None]:
        if self.level == 0:
            self.pre = list(self.active("trigger: "))
            self.events, self.fired = [], []
        self.level += 1
        try:
            yield
        except BaseException:
            self.level -= 1
            raise
        self.level -= 1
        if self.level == 0:
            self.level = 1
            self.consequences()
            self.level = 0
            for event in self.events:
                if event.card is not None:
                    event.moves = event.card.moves
            fired, self.fired = self.fired, []
            if self.paying:
                self.waiting += fired  # 503.3
            else:
                self.run(fired)

    def tell(self, event: Event) -> None:
        """Something happens: of what leaves it is told before, of everything else after."""
        assert self.level
        event.moves = -1 if event.card is None else event.card.moves
        self.events.append(event)
        self.deeds.append(event)
        seen = set()
        for one in [*self.pre, *self.active("trigger: ")]:
            if one.key not in seen:
                seen.add(one.key)
                if event.verb == "enter" and one.reading.card is event.card and one.reading.moves != event.moves:
                    continue  # 411.4 it comes as another card
                if self.matches(one.reading, one.line.words[9:], event):
                    self.fired.append((one, event))

    def run(self, fired: list[tuple[Active, Event]]) -> None:
        """503.4 What happens at the same time, in the order that whoever decides it wants."""
        left = list(fired)
        seats = {one.reading.you for one, _ in left}
        decider = seats.pop() if len(seats) == 1 else self.current  # of all of them
        self.nested += 1
        if self.nested > CHAIN:
            raise Beyond("a chain of triggers without end")
        while left:
            at = 0
            if len(left) > 1:
                labels = self._labels([one for one, _ in left])
                answer = self.ask(decider, "which trigger", labels, True)
                at = labels.index(answer) if answer is not None else self.luck(len(left))
            one, event = left.pop(at)
            self.set_off(one, event)
        self.nested -= 1

    def set_off(self, one: Active, event: Event) -> None:
        reading = one.reading.again()
        reading.event = event
        reading.restores = self._label(one) == "Restore Rule"
        if event.player:
            reading.spoken = event.player
        self.follow(reading, one.line.below)

    def follow(self, reading: Reading, body: list[Line]) -> bool:
        raise NotImplementedError

    def _labels(self, several: list[Active]) -> list[str]:
        names = [self._label(one) for one in several]
        seats = [one.reading.you for one in several]
        labels = []
        for at, name in enumerate(names):
            if name in ("Restore Rule", "Develop Rule"):
                labels.append(name)
                continue
            both = len({seats[k] for k, other in enumerate(names) if other == name}) > 1
            label = f"{seats[at]}'s {name}" if both else name
            same = [k for k, other in enumerate(names) if other == name and seats[k] == seats[at]]
            labels.append(label if same[0] == at else f"{label} ({same.index(at) + 1})")
        return labels

    def _label(self, one: Active) -> str:
        for told in one.reading.card.printed.paragraphs:
            for line in told.lines:
                if line.words in ("restore rule", "develop rule") and one.line in line.below:
                    return line.words.title()
        return one.reading.card.name

    # Whether a text speaks of what happens

    def matches(self, reading: Reading, words: str, event: Event) -> bool:
        said = event_of(words)
        kind = said[0]
        if kind == "turn":
            return event.verb == said[1] and event.player in reading.who(str(said[2]))
        if kind == "damage":
            if event.verb != "damage" or (said[2] and not event.battle):
                return False
            return self._is(reading, str(said[1]), event.by) and self._is(reading, str(said[3]), event.card)
        if kind == "move":
            if event.verb != "move" or event.to != AREA[str(said[3])]:
                return False
            if said[2] is not None and event.start != AREA[str(said[2])]:
                return False
            reading = reading.again()
            reading.event = event
            return event.whose in reading.who(str(said[4])) and self._is(reading, str(said[1]), event.card)
        if kind == "token":
            return event.verb == f"token {said[1]}" and self._is(reading, str(said[2]), event.card)
        if kind == "influence":
            return event.verb == said[2] and event.card is not None and self._faction(reading, str(said[1]), event.card)
        if kind == "player":
            return self._by_player(reading, said, event)
        return self._of_thing(reading, said, event)

    def _faction(self, reading: Reading, noun: str, card: Card) -> bool:
        return reading.is_such(card, noun)

    def _by_player(self, reading: Reading, said: tuple[str | None, ...], event: Event) -> bool:
        voice, verb, noun = str(said[2]), str(said[3]), said[4]
        wanted = VERBS_OF_PLAYERS.get((voice, verb))
        if wanted is None:
            raise Beyond(f"{voice}: {verb}")
        if event.verb != wanted or event.player not in reading.who(str(said[1])):
            return False
        if wanted == "coin":
            return verb == "flip" or event.amount == (verb == "win a coin flip")
        if wanted in ("attack", "attacked"):
            return event.card is None
        if noun is None or wanted in ("draw", "use"):
            return True
        if wanted == "form":
            kinds = parts(noun)[1:]
            if any(kind not in ("attacking", "blocking", "battle") for kind in kinds):
                raise Beyond("a party of a kind")
            return all(kind in ("battle", event.to) for kind in kinds)
        return event.card is not None and self._is(reading, f"a {noun}", event.card)

    def _of_thing(self, reading: Reading, said: tuple[str | None, ...], event: Event) -> bool:
        _, subject, voice, verbs, under, of, by, alone = said
        for verb in str(verbs).split(" or "):
            wanted = VERBS_OF_THINGS.get((str(voice), verb))
            if wanted is None:
                raise Beyond(f"{voice}: {verb}")
            if event.verb != wanted or event.card is None:
                continue
            if not self._is(reading, str(subject), event.card):
                continue
            if under is not None and event.card.controller not in reading.who(under):
                continue
            if of is not None:
                raise Beyond("blocking a party of a kind")
            if by is not None and not self._is(reading, by, event.by):
                continue
            if alone and not event.alone:
                continue
            return True
        return False

    def _is(self, reading: Reading, words: str, card: Card | None) -> bool:
        if words == "anything":
            return True
        if card is None:
            return False
        if words.startswith("a "):
            return reading.is_such(card, words[2:])
        if words == "this card":
            return card is reading.card
        if words.startswith("the ") and "attached to" in words:
            return card is reading.host
        return card in reading.things_of(words, lost=True)

    # Replacements (506)

    def replaced(self, event: Event) -> bool:
        """Whether something else took its place."""
        event.applied = self.chain
        if self.paying:
            return False  # 506.2
        found = [
            one for one in self.active("replacement: ") if one.key not in event.applied and self._replaces(one, event)
        ]
        if not found:
            return False
        at = 0
        if len(found) > 1:
            seats = {one.reading.you for one in found}
            decider = seats.pop() if len(seats) == 1 else self.current
            labels = self._labels(found)
            answer = self.ask(decider, "which replacement", labels, True)
            at = labels.index(answer) if answer is not None else self.luck(len(found))
        one = found[at]
        if one.lasting is not None and "the next time " in one.line.words:
            self.lastings.remove(one.lasting)
        chain, self.chain = self.chain, (*event.applied, one.key)
        if event.card is not None:
            event.moves = event.card.moves
        reading = one.reading.again()
        reading.event = event
        paying, self.paying = self.paying, 0
        self.follow(reading, one.line.below)
        self.paying = paying
        self.chain = chain
        return True

    def _replaces(self, one: Active, event: Event) -> bool:
        words = one.line.words[13:].removesuffix("; instead").removeprefix("the next time ")
        return self.matches(one.reading, words, event)

    # Adjustments (408.2, 410.3)

    def adjusted(self, event: Event) -> int:
        more, less, nothing = 0, 0, False
        for one in self.active("adjustment: "):
            words, _, way = one.line.words[12:].partition("; ")
            if not self.matches(one.reading, words, event):
                continue
            found = re.fullmatch(r"(increase|reduce) it (by|to) (.+)", way)
            if found is None:
                raise Unread(way)
            amount = one.reading.amount(found[3])
            if found[2] == "to":
                if found[1] == "increase" or amount:
                    raise Beyond("a number that becomes another")
                nothing = True
            elif found[1] == "increase":
                more += amount
            else:
                less += amount
        return 0 if nothing else max(0, event.amount + more - less)

    # What the rules do by themselves

    def consequences(self) -> None:
        for _ in range(40):
            lost = [seat for seat in "AB" if self.influence[seat] <= 0]
            if lost:
                raise Over("".join(lost))
            self.settle_all_control()
            if not (self._lethal() or self._misplaced() or self._unique()):
                return
        raise Beyond("rules that never come to rest")

    def _lethal(self) -> bool:
        """408.4, 408.5, O41, O65"""
        doomed = []
        lessened = any(way == "reduce" for _, said, _ in self.statements("figures") for way, _, _ in said[2])
        for card in self.table:
            if card.down or not (lessened or card.damage or card.total or card.spared or not card.printed.life):
                continue
            types = self.types(card)
            figures: tuple[int, ...] = ()
            if "character" in types and card.damage >= self.stat(card, "life"):
                figures = (card.damage, self.stat(card, "life"))
            elif "location" in types and card.total >= self.stat(card, "structure"):
                figures = (card.total, self.stat(card, "structure"))
            if not figures:
                card.spared = ()
                continue
            if self.forbidden("destroy", card=card):
                continue
            if figures == card.spared:
                continue
            card.spared = figures
            doomed.append(card)
        for card in doomed:
            sources = [one.by for one in self.events if one.verb == "damage" and one.card is card]
            self.destroy(card, sources[-1] if sources else None)
        return bool(doomed)

    def _misplaced(self) -> bool:
        """507.2e"""
        doomed = []
        for card in self.table:
            kind = None if card.down else card.printed.says(r"Attach to (\w+)")
            if kind is None or card.host is None or kind[1].lower() in (*self.types(card.host), "card"):
                continue
            if not self.forbidden("destroy", card=card):
                doomed.append(card)
        for card in doomed:
            self.destroy(card, None)
        return bool(doomed)

    def _unique(self) -> bool:
        """507.5a"""
        for seat in (self.current, OTHER[self.current]):
            groups: dict[str, list[Card]] = {}
            for card in self.table:
                found = None if card.down or card.controller != seat else card.printed.says(r"Unique (.+)")
                if found is not None:
                    groups.setdefault(found[1], []).append(card)
            for several in groups.values():
                able = [card for card in several if not self.forbidden("destroy", card=card)]
                if len(several) > 1 and able:
                    kept = self.choose(seat, "which unique card to keep", several)
                    for card in able:
                        if card is not kept:
                            self.destroy(card, card)
                    return True
        return False

    def settle_all_control(self) -> None:
        raise NotImplementedError

    def destroy(self, card: Card, by: Card | None) -> bool:
        raise NotImplementedError
