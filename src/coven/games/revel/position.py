"""Positions: the whole truth about a game in its own words, and a game set up from such words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from coven.games.revel.cards import CardDef, CardIndex
from coven.games.revel.editions import Edition
from coven.games.revel.happening import Waiting
from coven.games.revel.references import player_of
from coven.games.revel.state import (
    BOTH,
    SPACES,
    Card,
    Did,
    Element,
    Game,
    LastingEffect,
    Ref,
    Rulings,
    Side,
    Step,
    Zone,
    opponent,
)
from coven.games.revel.text.compiling import compile_instruction
from coven.games.revel.text.printing import say
from coven.games.revel.text.tree import Consequence, Lasting, Power, Until, Verb
from coven.kernel import PositionError, Result, Seat, seat_name

PRACTICE_WITCH = "Novice"
PRACTICE_CARD = "Plain Spark"
PRACTICE_DECK = 10

OTHERS = "the opponent's"
UNTIL = {until.value or "the next check": (until, False) for until in Until}
UNTIL[Until.YOUR_NEXT_TURN.value.replace("your", OTHERS)] = (Until.YOUR_NEXT_TURN, True)
"""How long a card stays revealed, and whether the turn meant is that of its owner's opponent."""


# Writing


def position(s: Game) -> dict[str, Any]:
    """A position in plain values. What is as usual is left out."""
    plain: dict[str, Any] = {
        "turn": s.turn,
        "current": seat_name(s.current),
        "first": seat_name(s.first),
        "step": s.step.value,
        "plays": s.plays,
    }
    if s.exchanged:
        plain["exchanged"] = s.exchanged
    if s.passed:
        plain["passed"] = True
    if s.final_turn:
        plain["final turn"] = s.final_plays
    if s.relevant:
        plain["waiting"] = [_waiting(s, waiting) for waiting in s.relevant]
    if s.lasting:
        plain["lasting"] = [_lasting(s, lasting) for lasting in s.lasting]
    if s.did:
        plain["did"] = [_did(did) for did in s.did]
    if s.result is not None:
        plain["result"] = str(s.result)
    for seat in BOTH:
        plain[seat_name(seat)] = _side(s, s.sides[seat])
    return plain


def _side(s: Game, side: Side) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "witch": None if side.witch is None else _element(s, side.witch),
        "resources": {str(r): r.marks for r in side.resources},
        "stamina": len(side.stamina),
        "spells": {n + 1: _element(s, spell) for n, spell in enumerate(side.spells) if spell is not None},
        "hand": [str(card) for card in side.hand],
        "deck": [str(card) for card in reversed(side.deck)],
        "discards": [str(card) for card in side.discards],
    }
    if side.stance is not None:
        plain["stance"] = _element(s, side.stance)
    if side.revealed:
        plain["revealed"] = {str(card): _until(card, *end) for card, end in side.revealed.items()}
    if side.known:
        plain["known"] = [_knowledge(side, card, bits) for card, bits in side.known.items()]
    return plain


def _until(card: Card, until: Until, you: Seat) -> str:
    words = until.value or "the next check"
    return words if you == card.owner else words.replace("your", OTHERS)


def _knowledge(side: Side, card: Card, bits: int) -> dict[str, Any]:
    where = "hand" if card in side.hand else "deck"
    place = side.hand.index(card) if where == "hand" else len(side.deck) - 1 - side.deck.index(card)
    return {where: place + 1, "to": "".join(seat_name(seat) for seat in BOTH if bits & (1 << seat))}


def _element(s: Game, element: Element) -> Any:
    """A lone name where there is nothing more to say."""
    cards = [str(card) for card in element.cards]
    plain: dict[str, Any] = {}
    if element.plus:
        plain["+1s"] = element.plus
    if element.used:
        plain["used"] = [[_place_of(element, number), place + 1] for number, place in element.used]
    if element.chosen:
        plain["chosen"] = [
            [_place_of(element, number), place + 1, [_ref(s, ref) for ref in refs]]
            for number, place, refs in element.chosen
        ]
    if not plain and len(cards) == 1:
        return cards[0]
    return {"cards": cards, **plain}


def _place_of(element: Element, number: int) -> int:
    return next((place + 1 for place, card in enumerate(element.cards) if card.number == number), 0)


def _ref(s: Game, ref: Ref) -> str:
    """A reference in words: 'A 3' is A's spell in space 3."""
    if isinstance(ref, Card):
        return f"{seat_name(ref.owner)}'s {ref}"
    element = s.element(ref)
    if element is not None:
        where = str(element.space + 1) if element.zone is Zone.SIDE else element.zone.value
        return f"{seat_name(element.owner)} {where}"
    return f"{seat_name(player_of(s, ref))} gone" if ref in s.last_known else "gone"


def _waiting(s: Game, waiting: Waiting) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "of": seat_name(waiting.seat),
        "card": str(waiting.card),
        "effect": waiting.place + 1,
        "on": _ref(s, waiting.element),
    }
    if waiting.it:
        plain["it"] = [_ref(s, ref) for ref in waiting.it]
    if waiting.chosen:
        plain["chosen"] = [_ref(s, ref) for ref in waiting.chosen]
    return plain


def _lasting(s: Game, lasting: LastingEffect) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "of": seat_name(lasting.seat),
        "says": say(Lasting(lasting.statement, lasting.until)),
        "source": lasting.source,
    }
    if lasting.on is not None:
        plain["on"] = [_ref(s, ref) for ref in lasting.on]
    return plain


def _did(did: Did) -> list[Any]:
    plain: list[Any] = [seat_name(did.seat), did.verb.name.lower()]
    if did.card is not None:
        plain.append(f"{seat_name(did.card.owner)}'s {did.card}")
        if did.place >= 0:
            plain.append(did.place + 1)
    return plain


# Reading


class Placing:
    """A position being set up."""

    def __init__(self, index: CardIndex, edition: Edition, bluff: bool) -> None:
        self.index = index
        self.bluff = bluff
        self.edition = edition
        self.number = 0

    def defn(self, name: Any, where: str) -> CardDef:
        found = self.index.get_folded(str(name))
        if found is None:
            try:
                found = self.index.find(str(name))
            except ValueError as error:
                raise PositionError(f"{where}: {error}") from None
        return found

    def card(self, name: Any, seat: Seat, where: str) -> Card:
        self.number += 1
        return Card(self.defn(name, where), seat, self.number)


SIDE_KEYS = {
    "witch", "resources", "stamina", "stance", "spells", "hand", "deck", "discards", "revealed", "known",
}  # fmt: skip
KEYS = {
    "turn", "current", "first", "step", "plays", "exchanged", "passed", "final turn", "waiting", "lasting", "did",
    "result", "A", "B",
}  # fmt: skip


def place(plain: Mapping[str, Any], index: CardIndex, edition: Edition, bluff: bool) -> Game:
    """The game that a position describes. PositionError, naming the place, if there can be none."""
    _only(plain, KEYS, "the position")
    p = Placing(index, edition, bluff)
    pool = index.values() if bluff else ()
    s = Game(Rulings(edition, index, bluff, pool))
    s.turn = _count(plain, "turn", 1, "the position")
    s.current = _seat(plain.get("current", "A"), "current")
    s.first = _seat(plain.get("first", plain.get("current", "A")), "first")
    s.step = _step(plain.get("step", "act"))
    s.plays = _count(plain, "plays", 1, "the position")
    s.exchanged = _count(plain, "exchanged", 0, "the position")
    s.passed = bool(plain.get("passed", False))
    if "final turn" in plain:
        s.final_turn, s.final_plays = True, plain["final turn"]
    for seat in BOTH:
        _place_side(s, p, seat, plain.get(seat_name(seat)) or {})
    if not bluff:
        in_play = {card.defn for side in s.sides for card in (*side.hand, *side.deck, *side.discards)}
        in_play |= {card.defn for element in s.elements() for card in element.cards}
        s.rulings = Rulings(edition, index, bluff, in_play)
    for seat in BOTH:
        _place_choices(s, seat, plain.get(seat_name(seat)) or {})
    s.relevant = tuple(_place_waiting(s, entry) for entry in plain.get("waiting", ()))
    s.lasting = tuple(_place_lasting(s, entry) for entry in plain.get("lasting", ()))
    s.did = tuple(_place_did(s, entry) for entry in plain.get("did", ()))
    if "result" in plain:
        s.result = Result((), str(plain["result"]), "")
    return s


def _only(plain: Mapping[str, Any], keys: Iterable[str], where: str) -> None:
    if not isinstance(plain, Mapping):
        raise PositionError(f"{where} must be a list of 'name: value' lines")
    for key in plain:
        if key not in keys:
            raise PositionError(f"{where} has no {key!r}; it may have: {', '.join(sorted(keys))}")


def _count(plain: Mapping[str, Any], key: str, default: int, where: str) -> int:
    value = plain.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise PositionError(f"{where}: {key} must be a whole number of 0 or more, not {value!r}")
    return value


def _seat(value: Any, where: str) -> Seat:
    for seat in BOTH:
        if value == seat_name(seat):
            return seat
    raise PositionError(f"{where} must be A or B, not {value!r}")


def _step(value: Any) -> Step:
    for step in Step:
        if value == step.value:
            return step
    raise PositionError(f"step must be one of {', '.join(step.value for step in Step)}, not {value!r}")


def _place_side(s: Game, p: Placing, seat: Seat, plain: Mapping[str, Any]) -> None:
    who = seat_name(seat)
    _only(plain, SIDE_KEYS, who)
    side = s.sides[seat]
    witch = plain.get("witch", PRACTICE_WITCH)
    if witch is not None:
        side.witch = _place_element(s, p, seat, witch, Zone.WITCH, f"{who}'s witch")
    marks = plain.get("resources")
    names = side.witch.cards[0].defn.resources if side.witch is not None else ()
    wanted = dict.fromkeys(names, 0) if marks is None else {**dict.fromkeys(names, 0), **marks}
    resources = []
    for name, count in wanted.items():
        card = p.card(name, seat, f"{who}'s resources")
        if not card.defn.is_resource:
            raise PositionError(f"{who}'s resources: {card} is no resource card (3.5.2)")
        if not isinstance(count, int) or count < 0:
            raise PositionError(f"{who}'s {name} must be a whole number of 0 or more, not {count!r}")
        resources.append(Element(s.new_id(), Zone.RESOURCE, seat, (card,), marks=count))
    side.resources = tuple(resources)
    side.stamina = tuple(s.new_id() for _ in range(_count(plain, "stamina", 4, who)))
    if plain.get("stance") is not None:
        side.stance = _place_element(s, p, seat, plain["stance"], Zone.STANCE, f"{who}'s stance")
    for number, spell in _spells(plain).items():
        if number not in range(1, SPACES + 1):
            raise PositionError(
                f"{who}'s spells: the spaces are numbered 1 to {SPACES}, so there is no {number!r} (3.4.6)"
            )
        where = f"{who}'s spell in space {number}"
        side.spells[number - 1] = _place_element(s, p, seat, spell, Zone.SIDE, where, number - 1)
    side.hand = [p.card(name, seat, f"{who}'s hand") for name in plain.get("hand") or ()]
    side.discards = [p.card(name, seat, f"{who}'s discards") for name in plain.get("discards") or ()]
    deck = plain.get("deck", PRACTICE_DECK)
    listed = [PRACTICE_CARD] * deck if isinstance(deck, int) else deck or ()
    side.deck = [p.card(name, seat, f"{who}'s deck") for name in reversed(list(listed))]
    _place_knowledge(side, plain, who)


def _spells(plain: Mapping[str, Any]) -> dict[Any, Any]:
    """A side's spells by the number of their space, which is a word where it went through JSON."""
    spells = plain.get("spells") or {}
    return {int(n) if isinstance(n, str) and n.isdigit() else n: spell for n, spell in spells.items()}


def _place_knowledge(side: Side, plain: Mapping[str, Any], who: str) -> None:
    revealed = plain.get("revealed") or {}
    if not isinstance(revealed, Mapping):
        revealed = dict.fromkeys(revealed, "the next check")
    for name, until in revealed.items():
        found = [card for card in (*side.hand, *side.deck) if str(card) == name and card not in side.revealed]
        if not found:
            raise PositionError(f"{who}'s revealed: {name} is neither in hand nor in the deck")
        if until not in UNTIL:
            raise PositionError(
                f"{who}'s revealed: {name} can be revealed {', '.join(map(repr, UNTIL))}, not {until!r}"
            )
        end, others = UNTIL[until]
        owner = found[0].owner
        side.revealed[found[0]] = (end, opponent(owner) if others else owner)
        side.known[found[0]] = 3
    for entry in plain.get("known") or ():
        bits = sum(1 << _seat(letter, f"{who}'s known") for letter in entry["to"])
        card = side.hand[entry["hand"] - 1] if "hand" in entry else side.deck[-entry["deck"]]
        side.known[card] = bits


def _place_element(s: Game, p: Placing, seat: Seat, plain: Any, zone: Zone, where: str, space: int = -1) -> Element:
    if isinstance(plain, str):
        plain = {"cards": [plain]}
    _only(plain, {"cards", "card", "+1s", "used", "chosen"}, where)
    names = plain.get("cards") or [plain.get("card")]
    cards = tuple(p.card(name, seat, where) for name in names)
    _fits(cards, zone, where)
    used = tuple((cards[number - 1].number, effect - 1) for number, effect in plain.get("used") or ())
    plus = _count(plain, "+1s", 0, where)
    return Element(s.new_id(), zone, seat, cards, space, plus, used=used, stitched=len(cards) > 1)


def _fits(cards: tuple[Card, ...], zone: Zone, where: str) -> None:
    """3.4.12 An area takes only what its rules allow."""
    for card in cards:
        defn = card.defn
        fits = {Zone.WITCH: defn.is_witch, Zone.STANCE: defn.is_stance, Zone.SIDE: defn.is_spell}[zone]
        if not fits:
            raise PositionError(
                f"{where}: {card} can't be there, it is {defn.type_line or ', '.join(defn.types)} (1.6.2)"
            )
    if len(cards) > 2 or (len(cards) == 2 and zone is not Zone.SIDE):
        raise PositionError(f"{where}: {len(cards)} cards can't be there (1.7.2)")
    if len(cards) == 2:
        one, other = cards
        if not (one.defn.is_strike and other.defn.is_strike and set(one.defn.icons) & set(other.defn.icons)):
            raise PositionError(f"{where}: {one} and {other} can't be stitched: they share no stitch icon (5.7.4)")


def _place_choices(s: Game, seat: Seat, plain: Mapping[str, Any]) -> None:
    """What elements have chosen can only be said once all elements are there."""
    for number, entry in _spells(plain).items():
        spell = s.sides[seat].spells[number - 1]
        if spell is not None and isinstance(entry, Mapping) and entry.get("chosen"):
            chosen = tuple(
                (spell.cards[number - 1].number, effect - 1, tuple(_find(s, ref, "chosen") for ref in refs))
                for number, effect, refs in entry["chosen"]
            )
            s.put(spell.changed(chosen=chosen))


def _find(s: Game, words: str, where: str) -> Ref:
    """What a reference in words means: 'A 3', 'B stance', "A's Ember"."""
    owner, _, rest = str(words).partition(" ")
    if owner.endswith("'s"):
        seat = _seat(owner[:-2], where)
        side = s.sides[seat]
        for card in (*side.hand, *side.discards, *side.deck):
            if str(card) == rest:
                return card
        for element in s.elements_of(seat):
            for card in element.cards:
                if str(card) == rest:
                    return card
    elif rest == "gone":
        return 0
    else:
        seat = _seat(owner, where)
        for element in s.elements_of(seat):
            if rest == (str(element.space + 1) if element.zone is Zone.SIDE else element.zone.value):
                return element.id
    raise PositionError(f"{where}: there is no {words!r}")


def _place_waiting(s: Game, plain: Mapping[str, Any]) -> Waiting:
    where = "waiting"
    seat = _seat(plain.get("of"), where)
    on = _find(s, plain["on"], where) if plain.get("on") not in (None, "gone") else 0
    element = s.element(on) if isinstance(on, int) else None
    cards = (
        element.cards if element is not None else tuple(card for card in (*s.sides[seat].hand, *s.sides[seat].discards))
    )
    for card in cards:
        if str(card) == plain.get("card"):
            number = plain.get("effect", 1) - 1
            effects = card.defn.effects
            effect = effects[number] if number < len(effects) else None
            if not isinstance(effect, (Consequence, Power)):
                raise PositionError(f"{where}: effect {number + 1} of {card} is no consequence (4.6)")
            it = tuple(_find(s, ref, where) for ref in plain.get("it", ()))
            chosen = tuple(_find(s, ref, where) for ref in plain.get("chosen", ()))
            return Waiting(seat, card, element.id if element is not None else 0, number, effect, it, chosen)
    raise PositionError(f"{where}: {plain.get('card')!r} is not on {plain.get('on')!r}")


def _place_lasting(s: Game, plain: Mapping[str, Any]) -> LastingEffect:
    where = "lasting"
    instruction = compile_instruction(plain["says"])
    if not isinstance(instruction, Lasting):
        raise PositionError(f"{where}: {plain['says']!r} is nothing that lasts")
    on = tuple(_find(s, ref, where) for ref in plain["on"]) if "on" in plain else None
    seat = _seat(plain.get("of", "A"), where)
    return LastingEffect(instruction.statement, seat, on, instruction.until, plain.get("source", "an effect"))


def _place_did(s: Game, plain: list[Any]) -> Did:
    verb = next((verb for verb in Verb if verb.name.lower() == plain[1]), None)
    if verb is None:
        raise PositionError(f"did: there is no verb {plain[1]!r}")
    card: Card | None = None
    if len(plain) > 2:
        found = _find(s, plain[2], "did")
        card = found if isinstance(found, Card) else None
    return Did(_seat(plain[0], "did"), verb, card, plain[3] - 1 if len(plain) > 3 else -1)
