"""Reading events, which triggers, replacements and adjustments wait for (503.1)."""

from __future__ import annotations

from typing import Final

from lark import Token

from coven.games.spoils.text.reading.amounts import Amounts as AmountReader
from coven.games.spoils.text.tree import (
    All,
    Back,
    DamageEvent,
    Event,
    Host,
    InfluenceEvent,
    Is,
    Kind,
    MoveEvent,
    Noun,
    Place,
    PlayerEvent,
    Point,
    Some,
    State,
    ThingEvent,
    This,
    TokenEvent,
    TurnEvent,
    Until,
    Verb,
    Who,
    is_plural,
)
from coven.games.spoils.text.tree.events import Subject
from coven.games.spoils.text.words.lexicon import VERBS
from coven.language.nodes import Node, subtrees, tokens

UNTILS: Final = {
    "THIS_TURN": Until.THIS_TURN,
    "THIS_BATTLE": Until.THIS_BATTLE,
    "UNTIL": Until.YOUR_NEXT_TURN,
}
TURNS: Final = {
    "at the start of your turn": TurnEvent(Who.YOU, Point.START),
    "at the end of your turn": TurnEvent(Who.YOU, Point.END),
    "at the start of your opponent's turn": TurnEvent(Who.OPPONENT, Point.START),
    "at the end of your opponent's turn": TurnEvent(Who.OPPONENT, Point.END),
    "at the start of each player's turn": TurnEvent(Who.EACH, Point.START),
    "at the end of each player's turn": TurnEvent(Who.EACH, Point.END),
    "at the start of each turn": TurnEvent(Who.ANY, Point.START),
    "at the end of each turn": TurnEvent(Who.ANY, Point.END),
}
UNDERGONE: Final = frozenset(
    {
        Verb.DESTROY,
        Verb.DEPLETE,
        Verb.RESTORE,
        Verb.DISCARD,
        Verb.PICK,
        Verb.BLOCK,
        Verb.PLAY,
        Verb.REVEAL,
        Verb.ATTACH,
        Verb.DETACH,
        Verb.FORM,
        Verb.TERMINATE,
        Verb.ATTACK,
    }
)
"""What can happen to a thing: 'this card is destroyed'."""
THING_VERBS: Final = (Verb.ATTACK, Verb.BLOCK)
PLAYER_VERBS: Final = (
    Verb.PLAY,
    Verb.DRAW,
    Verb.PICK,
    Verb.ATTACK,
    Verb.FORM,
    Verb.USE,
    Verb.DISCARD,
    Verb.SEARCH,
    Verb.LOSE,
    Verb.WIN,
    Verb.BLOCK,
)
NO_EVENT: Final = "this is true or not, and nothing that happens: begin the paragraph with 'While'"
UNDER: Final = {
    "under your control": Who.YOU,
    "under your opponent's control": Who.OPPONENT,
}


class Events(AmountReader):
    """Reads events."""

    def event(self, node: Node) -> tuple[Event, Until]:
        """503.1 What a trigger waits for; and how long, if the sentence makes it wait for a while."""
        if node.data in ("all_facts", "any_fact"):
            raise self.wrong(node, "a trigger waits for one thing: write a paragraph for each", "503.1")
        words, inner = tokens(node), _said(node)
        until = self._until(node)
        match node.data:
            case "is_done":
                return self._undergone(node), until
            case "is_so" if [token.type for token in words] == ["IS", "DEPLETED"]:  # the verb's participle too
                return ThingEvent(self._subject(inner[0]), (Verb.DEPLETE,), undergone=True), until
            case "is_so" if [token.type for token in words][:2] == ["IS", "ATTACHED"]:
                return self._attached_event(inner), until
            case "is_put":
                whose, place = self.area(inner[1])
                from_play = any(part.data == "from_play" for part in inner)
                subject = self._subject(inner[0])
                return MoveEvent(subject, place, Place.IN_PLAY if from_play else Place.UNSAID, whose), until
            case "is_put_on":
                self._one_token(inner[0])
                return TokenEvent(Verb.PUT, self._subject(inner[1])), until
            case "enters_play":
                under = self.under(words[1]) if len(words) > 1 else None
                return self._happens(node, (Verb.ENTER,), under), until
            case "leaves_play":
                return self._happens(node, (Verb.LEAVE,)), until
            case "enters_or_leaves":
                return self._happens(node, (Verb.ENTER, Verb.LEAVE)), until
            case "thing_does":
                return self._thing_does(node), until
            case "inflicts":
                return self._inflicts(node), until
            case "receives":
                self._check_third(words[0], inner[0])
                battle = self._damage(inner[1])
                return DamageEvent(None, self._subject(inner[0]), battle, received=True), until
            case "influence_event":
                return self._influence(node), until
            case "does" | "flips":
                return self._player_event(node), until
            case "player_is" if words[-1].type == "DONE":
                return self._attacked(node), until
        raise self.wrong(node, NO_EVENT, "503.1")

    def under(self, token: Token) -> Who:
        """'under your control', as far as that is a player whom everybody knows."""
        if str(token) not in UNDER:
            raise self.wrong(token, "say 'under your control' or \"under your opponent's control\"", "407.1")
        return UNDER[str(token)]

    def _until(self, node: Node) -> Until:
        """'this turn' or 'this battle' at the end of an event."""
        for part in subtrees(node):
            if part.data == "when":
                return UNTILS[tokens(part)[0].type]
        words = [token for token in tokens(node) if token.type in UNTILS]
        return UNTILS[words[0].type] if words else Until.ALWAYS

    def _subject(self, node: Node) -> Subject:
        """What an event happens to."""
        what = self.what(node)
        if isinstance(what, This | Host | Back):
            return what
        if isinstance(what, Some) and (what.least, what.most) == (1, 1):
            return what.noun
        if isinstance(what, All) and what.noun.kind is Kind.FACTION and not what.area and what.noun.whose is not None:
            return what.noun
        raise self.wrong(node, "an event is about one thing: 'this card', 'a character', 'your faction'", "503.1")

    def _happens(self, node: Node, verbs: tuple[Verb, ...], under: Who | None = None) -> ThingEvent:
        subject = self._subject(subtrees(node)[0])
        token = tokens(node)[0]
        right = {"ENTER_PLAY": "enters play", "LEAVE_PLAY": "leaves play", "ENTER_OR_LEAVE": "enters or leaves play"}
        self.check(token, right[token.type])
        return ThingEvent(subject, verbs, under=under)

    def _undergone(self, node: Node) -> Event:
        """'this card is destroyed', 'a coin is flipped', 'damage is inflicted to a faction'."""
        words, inner = tokens(node), subtrees(node)
        thing = inner[0]
        done = next(token for token in words if token.type == "DONE")
        verb = self.done(done)
        tails = [token.type for token in words if token.type not in ("IS", "DONE", *UNTILS)]
        by = next((self._subject(subtrees(part)[0]) for part in inner if part.data == "undergone_by"), None)
        to = next((self._subject(subtrees(part)[0]) for part in inner if part.data == "undergone_to"), None)
        self.check(words[0], "is")
        if thing.data == "every" and verb is Verb.INFLICT and not tails:
            return DamageEvent(by, to, self._damage(thing))
        if to is not None:
            raise self.wrong(done, "only damage is inflicted to something")
        if _is_a(thing, "COIN") and verb is Verb.FLIP and not tails and by is None:
            return PlayerEvent(Who.ANY, Verb.FLIP)
        subject = self._subject(thing)
        if tails == ["FROM_GAME"] and verb is Verb.REMOVE and by is None:
            return MoveEvent(subject, Place.OUT_OF_GAME)
        if verb is Verb.FLIP and tails in (["FACE_UP"], ["FACE_DOWN"]) and by is None:
            face = Verb.FLIP_UP if tails == ["FACE_UP"] else Verb.FLIP_DOWN
            return ThingEvent(subject, (face,), undergone=True)
        if tails or verb not in UNDERGONE:
            raise self.wrong(node, "nothing waits for this", "503.1")
        return ThingEvent(subject, (verb,), undergone=True, by=by)

    def _attached_event(self, inner: list[Node]) -> ThingEvent:
        """'a resource is attached', 'a resource is attached to a faction'."""
        if len(inner) == 1:
            return ThingEvent(self._subject(inner[0]), (Verb.ATTACH,), undergone=True)
        to = self._subject(inner[1])
        if not isinstance(to, Noun):
            raise self.wrong(inner[1], "say what kind of thing that is: 'a character', 'your faction'", "503.1")
        return ThingEvent(self._subject(inner[0]), (Verb.ATTACH,), undergone=True, object=to)

    def _thing_does(self, node: Node) -> ThingEvent:
        words, inner = tokens(node), _said(node)
        verbs = [token for token in words if token.type in Verb.__members__]
        for token in verbs:
            self._check_third(token, inner[0])
            if Verb[token.type] not in THING_VERBS:
                raise self.wrong(token, "a card attacks or blocks; all else is done by a player, or happens to it")
        alone = any(token.type == "ALONE" for token in words)
        noun = None
        if len(inner) > 1:
            what = self.what(inner[1])
            if verbs[0].type == "ATTACK":
                raise self.wrong(inner[1], "what is attacked is a player's choice: say 'If you attack a location, ...'")
            if not isinstance(what, Some) or verbs[0].type != "BLOCK":
                raise self.wrong(inner[1], "say 'blocks a covert party', or of what is blocked 'this card is blocked'")
            noun = what.noun
        subject = self._subject(inner[0])
        return ThingEvent(subject, tuple(Verb[token.type] for token in verbs), object=noun, alone=alone)

    def _check_third(self, token: Token, subject: Node) -> None:
        forms = VERBS[Verb[token.type]]
        self.check(token, forms.base if is_plural(self.what(subject)) else forms.third)

    def _damage(self, node: Node) -> bool:
        """'damage' or 'battle damage'."""
        what = self.what(node)
        if not isinstance(what, All) or what.noun.kind is not Kind.DAMAGE:
            raise self.wrong(node, "say 'damage' or 'battle damage'")
        if what.noun.qualities not in ((), (Is(State.BATTLE),)):
            raise self.wrong(node, "say 'damage' or 'battle damage'")
        return bool(what.noun.qualities)

    def _inflicts(self, node: Node) -> DamageEvent:
        inner = _said(node)
        self._check_third(tokens(node)[0], inner[0])
        battle = self._damage(inner[1])
        to = self._subject(inner[2]) if len(inner) > 2 else None
        return DamageEvent(self._subject(inner[0]), to, battle)

    def _influence(self, node: Node) -> InfluenceEvent:
        words, inner = tokens(node), subtrees(node)
        subject = self._subject(inner[0])
        self._check_third(words[0], inner[0])
        if not isinstance(subject, Noun) or subject.kind is not Kind.FACTION or words[1] != "influence":
            raise self.wrong(node, "what a trigger can wait for here is a faction that gains or loses influence")
        return InfluenceEvent(subject, Verb[words[0].type])

    def _one_token(self, node: Node) -> None:
        what = self.what(node)
        if not isinstance(what, Some) or what.noun != Noun(Kind.TOKEN) or (what.least, what.most) != (1, 1):
            raise self.wrong(node, "say 'a token'")

    def _player_event(self, node: Node) -> PlayerEvent:
        words, inner = tokens(node), _said(node)
        who = self._anyone(inner[0])
        verb = Verb[words[0].type]
        self.check_verb(words[0], who)
        if node.data == "flips":
            return PlayerEvent(who, Verb.FLIP)
        if verb not in PLAYER_VERBS:
            raise self.wrong(words[0], "nothing waits for this", "503.1")
        if len(inner) == 1:
            if verb not in (Verb.ATTACK,):
                raise self.wrong(words[0], "say what it is done to")
            return PlayerEvent(who, verb)
        what = self.what(inner[1])
        if isinstance(what, Some) and (what.least, what.most) == (0, None):
            return PlayerEvent(who, verb, what.noun, any_number=True)
        return PlayerEvent(who, verb, self._subject(inner[1]))

    def _anyone(self, node: Node) -> Who:
        who = self.doer(node)
        if not isinstance(who, Who):
            raise self.wrong(node, "say 'you', 'your opponent' or 'a player'")
        return who

    def _attacked(self, node: Node) -> PlayerEvent:
        words, inner = tokens(node), subtrees(node)
        who = self._anyone(inner[0])
        self.check(words[0], "are" if who is Who.YOU else "is")
        if self.done(words[1]) is not Verb.ATTACK:
            raise self.wrong(words[1], "say 'you are attacked'")
        return PlayerEvent(who, Verb.ATTACK, undergone=True)


def _said(node: Node) -> list[Node]:
    """What an event says, but for how long it is waited for."""
    return [part for part in subtrees(node) if part.data != "when"]


def _is_a(node: Node, terminal: str) -> bool:
    """Whether some words are an article and one noun of a kind."""
    if node.data != "some":
        return False
    return [token.type for part in subtrees(node) for token in tokens(part)] == [terminal]
