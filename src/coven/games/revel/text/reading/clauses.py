"""From parse trees to what one clause has somebody do."""

from __future__ import annotations

from dataclasses import replace

from lark import Token

from coven.games.revel.text.reading.statements import Stating
from coven.games.revel.text.tree import (
    ANY_NUMBER,
    AboutToBe,
    Act,
    Actor,
    All,
    Amount,
    AmountThisWay,
    Back,
    Both,
    CheckOverpower,
    Counters,
    CountOf,
    Doer,
    Draw,
    EqualTo,
    Event,
    Every,
    ForEach,
    Groups,
    Held,
    Instruction,
    Kind,
    Measure,
    Mood,
    NameCard,
    NextDraws,
    Noun,
    OneOf,
    Pass,
    Pick,
    Place,
    PlayerOf,
    Pointer,
    Short,
    Shuffle,
    Stop,
    Swap,
    Tally,
    This,
    Until,
    UpTo,
    Verb,
    What,
    Who,
    Whose,
    Wording,
)
from coven.games.revel.text.tree.nouns import is_plural, is_single
from coven.games.revel.text.words.forms import Number, number_of
from coven.games.revel.text.words.lexicon import (
    KINDS,
    STOPPABLE,
    VERBS,
)
from coven.language.nodes import Node, subtrees, tokens

NOT_YOURS = (Whose.OPPOSING, Whose.ACROSS, Whose.OPPONENTS)
PLAIN_CARD = Noun(Kind.CARD)
UNTIL = {
    "until the turn ends": Until.TURN_ENDS,
    "until your next turn": Until.YOUR_NEXT_TURN,
    "until the end of the turn": Until.TURN_ENDS,
    "until the end of your next turn": Until.YOUR_NEXT_TURN_ENDS,
    "until the end of your opponent's next turn": Until.OPPONENTS_NEXT_TURN_ENDS,
    "this turn": Until.TURN_ENDS,
}
PLAYERS = ("your opponent", "each player", "a player", "its player", "players")
"""Who can have been spoken of before 'they'."""


def _is_several(what: What) -> bool:
    """Whether more than one thing is meant."""
    return isinstance(what, All) or is_plural(what)


COUNTED_THIS_WAY = frozenset({Verb.DISCARD, Verb.STASH, Verb.REVEAL, Verb.DRAW, Verb.CHOOSE})
"""What can be counted by 'that many'."""


def _kind_of(what: What) -> Kind | None:
    """What kind of thing is acted on, where the words say it."""
    if isinstance(what, Pick | All):
        return what.noun.kind if what.noun.kind in (Kind.CARD, Kind.SPELL, Kind.STANCE) else None
    if isinstance(what, NextDraws):
        return Kind.CARD
    return what.back.kind if isinstance(what, OneOf) else what.kind


def _can_be_hidden(what: What, own: Whose) -> bool:
    """Whether what is named may be cards that a player can't see; one's own hand is none of them."""
    if isinstance(what, Pick | All):
        return what.noun.place is Place.DECK or (what.noun.place is Place.HAND and what.noun.whose is not own)
    return not isinstance(what, This)


def _may_be_yours(what: What) -> bool:
    """Whether the words say that it is this one, or one of yours."""
    return isinstance(what, This) or (isinstance(what, Pick | All) and what.noun.whose is Whose.YOUR)


def _may_belong(what: What, whose: Whose) -> bool:
    """Whether what is named can be such a player's."""
    if isinstance(what, Pick | All):
        return what.noun.whose is whose
    return not isinstance(what, NextDraws)


def _is_done(event: Event) -> bool:
    """Whether an event is something that a player does, and says so: 'When A Player Draws'."""
    of_itself = event.verb in (Verb.ENTER, Verb.LEAVE, Verb.BEGIN, Verb.END) or event.acting
    return not of_itself and not (event.verb is Verb.OVERPOWER and isinstance(event.what, This))


def has_amount(event: Event) -> bool:
    """4.9.3 Whether what is about to happen is so much of something: Passion, Stamina, plays, next draws, +1s."""
    if event.mood is not Mood.TRIES:
        return False
    if event.verb is Verb.DRAW:
        return event.what in (None, PLAIN_CARD)
    return event.verb in (Verb.ADD, Verb.REMOVE) or (event.thing is not None and event.what is None)


class Doing(Stating):
    """Builds what one clause has somebody do."""

    last_done: Instruction | None = None
    """The instruction read last: what 'that many' counts."""
    occasion: Event | None = None
    """What the initial part speaks of: what 'that many' counts where no instruction comes before."""

    def doer(self, node: Node) -> Doer:
        """Who carries an instruction out. 'they' is your opponent, if that is who was spoken of last."""
        token = tokens(node)[0]
        if token.type in ("THAT_PLAYER", "THEIR_OPPONENT") or (token.type == "THEY" and self._is_of_a_player(token)):
            return self._actor(token)
        if token.type == "THEY":
            before = self.text[: token.start_pos].lower()
            if max(PLAYERS, key=before.rfind) != PLAYERS[0] or PLAYERS[0] not in before:
                raise self.wrong(token, "who 'they' are is not clear here: say 'your opponent' or 'each player'")
        if token.type == "ITS_PLAYER":
            return PlayerOf(self.possessor_of(token))
        return self.subject(node)

    def _is_of_a_player(self, they: Token) -> bool:
        """'When A Player Draws: They ...': nobody else has been spoken of."""
        before = self.text[: they.start_pos].lower()
        return self.occasion is not None and [who for who in PLAYERS if who in before] == ["a player"]

    def _actor(self, token: Token) -> Actor:
        """Who did what the initial part speaks of. Of nobody else is it said who 'that player' is."""
        event = self.occasion
        if event is None or event.who is not Who.EACH or event.passive or not _is_done(event):
            problem = "which player is not said: 'that player' is the one of 'When A Player ...'"
            raise self.wrong(token, problem, "4.10.8")
        return Actor(token.type == "THEIR_OPPONENT")

    def possessor_of(self, token: Token) -> Back:
        """Whose player 'its player' is, or "that spell's player"."""
        words = str(token).removesuffix("'s player").partition(" ")[2]
        return Back(Pointer.IT, None if token == "its player" else Kind(words), at=self.span(token))

    def until(self, node: Node) -> Until:
        return UNTIL[str(tokens(node)[0])]

    def do(self, node: Node, who: Doer) -> Instruction:
        """What one clause has somebody do."""
        data = node.data
        if data.endswith("_several"):
            return self._several(node, who)
        if data.endswith("_that_many"):
            return self._that_many(node, who)
        return self._note(self._do_one(node, who))

    def _do_one(self, node: Node, who: Doer) -> Instruction:
        data, inner, parts = node.data, subtrees(node), tokens(node)
        if data == "draw_changed":
            self.check_form(parts[-1], KINDS[Kind.CARD], number_of(self.integer(parts[1])))
            return Draw(who, self.changed(parts[1], parts[2]))
        if data in ("draw", "draw_for_each", "draw_equal"):
            return self._draw(node, who)
        if data == "draw_until":
            return self._draw_until(node, who)
        if data == "return":
            return self._return(node, who)
        if data in ("act", "act_for_each"):
            return self._act(node, who)
        if data == "act_until":
            if parts[0].type != "REVEAL":
                raise self.wrong(inner[1], "only what is revealed stays so for a time")
            until = self.until(inner[1])
            if until not in (Until.TURN_ENDS, Until.YOUR_NEXT_TURN):
                raise self.wrong(inner[1], "what is revealed stays so until the turn ends, or until your next turn")
            return Act(who, Verb.REVEAL, self.what(inner[0], who), until)
        if data in ("put_on_top", "shuffle_in"):
            verb = Verb.TOP if data == "put_on_top" else Verb.SHUFFLE_IN
            if len(inner) > 1:
                self.check_own(inner[1], who)
            return Act(who, verb, self.what(inner[0], who))
        if data in ("put_on_side", "move_to_side"):
            side = "yours" if who is Who.YOU else "theirs"
            if not parts[-1].endswith(side):
                raise self.wrong(parts[-1], f"here it is 'an empty side of {side}'")
            return Act(who, Verb.PLACE, self.what(inner[0], who))
        if data == "shuffle":
            self.check_own(inner[0], who)
            return Shuffle(who)
        if data in ("tally", "tally_equal", "tally_half"):
            return self._tally(node, who)
        if data == "swap":
            return self._swap(node, who)
        if data == "name_card":
            self.check_form(parts[2], KINDS[Kind.CARD], Number.ONE)
            self.card_named = who is not Who.EACH  # of two names neither is 'that name'
            return NameCard(who)
        if data == "pass_turn":
            return Pass(who)
        if data in ("check", "stop"):
            if who is not Who.YOU:
                raise self.wrong(node, "only you can be told this")
            if data == "check":
                return CheckOverpower(self.what(inner[0], who))
            return self._stop(node)
        return self._counters(node, who)

    def _several(self, node: Node, who: Doer) -> Both:
        """'Add a +1 to this spell and 1 of your other spells.': the same to one after the other."""
        verb, data = tokens(node)[0], node.data.removesuffix("_several")
        inner = subtrees(node)
        if verb.type in ("CHOOSE", "USE"):
            raise self.wrong(
                node, f"what is {VERBS[self.verb(verb)].participle} is said one by one: '{verb} ... and {verb} ...'"
            )
        if data in ("add", "remove"):
            link = next(token for token in tokens(node) if token.type in ("TO", "FROM"))
            made = [Node(data, [verb, inner[0], link, what]) for what in inner[1:]]
        else:
            made = [Node(data, [verb, what]) for what in inner]
        return Both(tuple(self._note(self._do_one(one, who)) for one in made))

    def _note(self, instruction: Instruction) -> Instruction:
        """Keeps in mind what 'that many' would count."""
        self.last_done = instruction
        return instruction

    def _that_many(self, node: Node, who: Doer) -> Instruction:
        """'Draw that many cards.': as many as the instruction before it came to."""
        parts, inner = tokens(node), subtrees(node)
        word = next(token for token in parts if token.type == "THAT_MANY")
        measure = self._so_many(word)
        verb, amount = self.verb(parts[0]), ForEach(1, measure)
        if inner and inner[0].data == "multiple":
            amount = ForEach(self.multiple(tokens(inner[0])), measure)
            inner = inner[1:]
        if node.data == "draw_that_many":
            self.check_form(parts[-1], KINDS[Kind.CARD], Number.MANY)
            return self._note(Draw(who, amount))
        if node.data == "act_that_many":
            noun = self.noun(inner[0], Number.MANY, who)
            if verb in (Verb.PLAY, Verb.USE, Verb.STITCH, Verb.CHOOSE):
                raise self.wrong(word, "say how many")
            return self._note(Act(who, verb, Pick(noun, 1, 1), times=measure))
        many = node.data != "tally_that_many" or parts[-1].type == "PLAY"
        self.check_verb(word, "that many" if many else "that much")
        if node.data == "tally_that_many":
            return self._note(Tally(who, verb, amount, self.thing_for(parts[-1], Number.MANY)))
        return self._note(Counters(who, verb, amount, self.what(inner[0], who)))

    def _so_many(self, word: Token) -> Measure:
        """What 'that many' counts: the instruction before it, as far as it was carried out; of an interruption what is
        about to happen, unless several were spoken of since (4.9.3)."""
        done, event = self.last_done, self.occasion
        one = done is None or (isinstance(done, Act) and not _is_several(done.what) and done.times is None)
        if one and event is not None and has_amount(event):
            return AboutToBe()
        if isinstance(done, Act | Draw | Tally | Counters) and done.who is Who.EACH:
            raise self.wrong(
                word, "of each player it is not clear how many are meant: say 'for each card ... this way'"
            )
        if isinstance(done, Act) and done.verb in COUNTED_THIS_WAY:
            kind = _kind_of(done.what)
            if kind is not None:
                return CountOf(Back(Pointer.THIS_WAY, kind, True, done.verb))
        if isinstance(done, Tally):
            return AmountThisWay(done.verb, done.thing)
        if isinstance(done, Counters) and done.mark is None:
            return AmountThisWay(done.verb, "+1")
        if done is None and event is not None and event.mood is Mood.HAPPENS:
            if event.thing is not None and event.what is None:  # 'When You Lose Stamina: Draw that many cards.'
                return AmountThisWay(event.verb, event.thing)
            if event.together and event.verb in COUNTED_THIS_WAY:
                return CountOf(Back(Pointer.THIS_WAY, Kind.CARD, True, event.verb))
        raise self.wrong(word, f"nothing was counted before '{word}'")

    def _swap(self, node: Node, who: Doer) -> Swap:
        """'Swap this spell with another of your spells.'"""
        one, other = (self.what(inner, who) for inner in subtrees(node))
        theirs = not any(_may_be_yours(what) for what in (one, other))
        for inner, what in zip(subtrees(node), (one, other), strict=True):
            if _is_several(what) and not (isinstance(what, All) and is_single(what)):
                raise self.wrong(inner, "one spell is swapped with one other")
            if isinstance(what, Pick | All) and what.noun.whose in NOT_YOURS and not theirs:
                raise self.wrong(
                    inner, "a spell stays on its player's side: both have to be the same player's", "3.4.12"
                )
            if _kind_of(what) not in (None, Kind.SPELL):
                raise self.wrong(inner, "what has a place to swap is a spell", "3.4")
        return Swap(who, one, other)

    def _return(self, node: Node, who: Doer) -> Act:
        """5.2.1, 3.8.3 'Return it to its player's hand.': to draw a card is to move it to its player's hand."""
        inner = subtrees(node)
        what = self.what(inner[0], who)
        if len(inner) > 1:
            whose = self.whose(inner[1], who)
            if whose is not self.own(who) or not _may_belong(what, whose):
                raise self.wrong(inner[1], "what returns goes to its player's hand", "3.8.4", "its player's")
        return Act(who, Verb.DRAW, replace(what, followed=True) if isinstance(what, Back) else what)

    def _act(self, node: Node, who: Doer) -> Act:
        """A verb done to things; what the rules know no way to do is declined here."""
        verb, what = self.verb(tokens(node)[0]), self.what(subtrees(node)[0], who)
        if verb is Verb.STITCH:
            raise self.wrong(
                node, "a card is stitched by playing it onto a spell: say 'play 1 strike spell card'", "5.7"
            )
        if verb is Verb.LOOK and not _can_be_hidden(what, self.own(who)):
            raise self.wrong(node, "what is looked at is hidden: cards from another hand, or next draws", "3.4.5")
        named = what.noun.kind if isinstance(what, Pick | All) else None
        if (verb is Verb.USE) is not (named is Kind.POWER) or named is Kind.PLAY:
            raise self.wrong(node, "this can't be done to such a thing; what is used is a Power")
        if verb is Verb.USE and not (isinstance(what, Pick) and what.least == what.most == 1):
            raise self.wrong(node, "Powers are used 1 at a time: say 'use 1 of your Powers'", "4.7")
        if verb is Verb.PLAY and _is_several(what):
            raise self.wrong(
                node, "cards are played 1 at a time, each with a cost of its own: say 'play 1 card'", "5.5"
            )
        times = self._times(subtrees(node)[1], verb, what, who) if node.data == "act_for_each" else None
        return Act(who, verb, what, times=times)

    def _times(self, for_each: Node, verb: Verb, what: What, who: Doer) -> Measure:
        """'Discard 1 card for each ...': a number of things to pick is multiplied, and nothing else."""
        if not isinstance(what, Pick) or what.most is None or verb in (Verb.PLAY, Verb.USE):
            raise self.wrong(for_each, "only a number of things can be multiplied, as in 'discard 1 card for each'")
        return self.per(for_each, who)

    def check_own(self, poss: Node, who: Doer) -> None:
        """What a player spends, and the deck that a player's cards go to (3.6), is that player's own."""
        right = "your" if who is Who.YOU else "their"
        if tokens(poss)[0] != right:
            raise self.wrong(poss, f"here it is {right!r}")

    def _draw(self, node: Node, who: Doer) -> Instruction:
        inner = subtrees(node)
        if node.data == "draw_equal":
            self.check_form(tokens(node)[1], KINDS[Kind.CARD], Number.MANY)
            return Draw(who, self.equal(inner[0], who))
        what = self.what(inner[0], who)
        back = len(tokens(node)) > 1
        plain = isinstance(what, Pick) and what.noun == PLAIN_CARD and what.wording is Wording.PLAIN
        if not plain:
            times = self._times(inner[1], Verb.DRAW, what, who) if node.data == "draw_for_each" else None
            if back and isinstance(what, Back):
                what = replace(what, followed=True)
            return Act(who, Verb.DRAW, what, times=times)
        assert isinstance(what, Pick)
        if what.most is None or back:
            raise self.wrong(node, "say how many cards, or which")
        amount: Amount = what.most if what.least == what.most else UpTo(what.most)
        return Draw(who, self.times(amount, inner[1] if len(inner) > 1 else None, who))

    def _draw_until(self, node: Node, who: Doer) -> Draw:
        """'Draw cards until you have 4 cards in your hand.': as many as that hand is short of them."""
        parts, inner = tokens(node), subtrees(node)
        if who is not Who.YOU and who is not Who.OPPONENT:
            raise self.wrong(node, "say it of one player: 'you draw', 'your opponent draws'")
        self.check_form(parts[1], KINDS[Kind.CARD], Number.MANY)
        self.check_verb(parts[2], "until you have" if who is Who.YOU else "until they have")
        if inner and self.whose(inner[0], who) is not self.own(who):
            raise self.wrong(inner[0], "what is drawn goes to the hand of whoever draws", "5.2.1")
        amount = self.integer(parts[3])
        self.check_form(parts[4], KINDS[Kind.CARD], number_of(amount))
        return Draw(who, EqualTo(Short(who, amount)))

    def _half(self, node: Node, who: Doer) -> Amount:
        """'Lose half your Passion, rounded up.'"""
        parts = tokens(node)
        if who is not Who.YOU and who is not Who.OPPONENT:
            raise self.wrong(node, "say it of one player: 'lose half your ...', 'your opponent loses half their ...'")
        self.check_own(subtrees(node)[0], who)
        if self.verb(parts[0]) is Verb.GAIN:
            raise self.wrong(parts[1], "say how much, as in 'equal to half the Passion you have, rounded up'")
        return EqualTo(Groups(2, Held(who, self.thing_for(parts[2], Number.MANY)), self.rounded(node)))

    def _tally(self, node: Node, who: Doer) -> Tally:
        inner, parts = subtrees(node), tokens(node)
        verb = self.verb(parts[0])
        if node.data == "tally_half":
            return Tally(who, verb, self._half(node, who), self.thing_for(parts[2], Number.MANY))
        if node.data == "tally_equal":
            return Tally(who, verb, self.equal(inner[0], who), self.thing_for(parts[1], Number.MANY))
        amount: Amount
        if inner[0].data == "changed":
            changed = self.changed(tokens(inner[0])[0], tokens(inner[0])[1])
            if len(inner) > 1:
                raise self.wrong(inner[1], "so much more or less is a plain number")
            return Tally(who, verb, changed, self.thing_for(parts[1], number_of(abs(changed.by))))
        if inner[0].data == "every":
            self.check_own(subtrees(inner[0])[0], who)
            amount, number = Every(), Number.MANY
            if verb is Verb.GAIN:
                raise self.wrong(inner[0], "say how much")
        else:
            amount = self.amount(inner[0])
            number = number_of(amount.most if isinstance(amount, UpTo) else amount)
            if amount == ANY_NUMBER:
                self._check_any(inner[0], parts[1], verb)
            elif isinstance(amount, UpTo) and amount.least and verb is Verb.GAIN:
                raise self.wrong(inner[0], "say how much")
        amount = self.times(amount, inner[1] if len(inner) > 1 else None, who)
        return Tally(who, verb, amount, self.thing_for(parts[1], number))

    def _check_any(self, node: Node, thing: Token, verb: Verb) -> None:
        """'any amount of Passion', but 'any number of plays'."""
        if verb is Verb.GAIN:
            raise self.wrong(node, "say how much")
        if (node.data == "any_number") is not (thing.type == "PLAY"):
            right = "any number of" if thing.type == "PLAY" else "any amount of"
            raise self.wrong(node, f"here it is {right!r}")

    def _stop(self, node: Node) -> Stop:
        parts, at = tokens(node), self.span(node)
        if len(parts) == 2:
            return Stop(at=at)
        verb = Verb[parts[2].type]
        if parts[2] != STOPPABLE[verb]:
            raise self.wrong(parts[2], f"here it is 'the {STOPPABLE[verb]}'")
        return Stop(verb, at=at)

    def _counters(self, node: Node, who: Doer) -> Counters:
        data, inner, parts = node.data, subtrees(node), tokens(node)
        verb = self.verb(parts[0])
        if data in ("add_mark", "remove_mark"):
            return self._mark(node, who, verb)
        if data in ("add_equal", "remove_equal"):
            return Counters(who, verb, self.equal(inner[1], who), self.what(inner[0], who))
        if data == "move_equal":
            return Counters(who, verb, self.equal(inner[2], who), self.what(inner[0], who), self.what(inner[1], who))
        amount: Amount = Every() if inner[0].data == "every" else self.amount(inner[0])
        if verb is Verb.ADD and amount in (Every(), ANY_NUMBER):
            raise self.wrong(inner[0], "say how many +1s")
        on = self.what(inner[1], who)
        if data == "move":
            to = self.what(inner[2], who)
            return Counters(who, verb, self.times(amount, inner[3] if len(inner) > 3 else None, who), on, to)
        return Counters(who, verb, self.times(amount, inner[2] if len(inner) > 2 else None, who), on)

    def _mark(self, node: Node, who: Doer, verb: Verb) -> Counters:
        inner, parts = subtrees(node), tokens(node)
        amount = self.integer(parts[1])
        self.check_form(parts[2], ("mark counter", "mark counters"), number_of(amount))
        self.check_form(parts[-1], KINDS[Kind.CARD], Number.ONE)
        whose: Whose = self.whose(inner[0], who)
        on = All(Noun(Kind.RESOURCE, (), whose))
        return Counters(who, verb, amount, on, mark=str(parts[-2]))
