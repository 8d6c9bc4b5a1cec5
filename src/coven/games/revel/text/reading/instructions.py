"""From parse trees to instructions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from lark import Token

from coven.games.revel.text.reading.nodes import Node, subtrees, tokens
from coven.games.revel.text.reading.statements import Stating
from coven.games.revel.text.tree import (
    ANY_NUMBER,
    Act,
    All,
    Amount,
    AmountThisWay,
    Back,
    Both,
    CheckOverpower,
    Counters,
    CountOf,
    DidThisWay,
    Doer,
    Draw,
    Either,
    Event,
    Every,
    ForEach,
    HasThatName,
    If,
    Instead,
    Instruction,
    Kind,
    Lasting,
    Later,
    May,
    Measure,
    Mood,
    NameCard,
    NextDraws,
    Not,
    Noun,
    Once,
    OneOf,
    Pass,
    Pay,
    Pick,
    Place,
    PlayerOf,
    Pointer,
    Sequence,
    Shuffle,
    Stop,
    Swap,
    Tally,
    This,
    Until,
    UpTo,
    Verb,
    What,
    When,
    Who,
    Whose,
    Wording,
)
from coven.games.revel.text.tree.joining import asked, join
from coven.games.revel.text.tree.nouns import is_plural, is_single
from coven.games.revel.text.words.forms import TELLING, Number, Voice, number_of
from coven.games.revel.text.words.lexicon import (
    CHECK,
    KINDS,
    NAMING,
    PUT,
    RETURN,
    SHUFFLE,
    STOP,
    STOPPABLE,
    SWAP,
    VERBS,
    Forms,
)
from coven.language.binding import Span

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


THIS_EFFECT_ONLY = (AmountThisWay, DidThisWay, HasThatName, Back, Stop, Instead)


def _is_gone_later(part: object) -> bool:
    return not isinstance(part, Back) or part.pointer in (Pointer.THIS_WAY, Pointer.REST)


def parts_of(node: object) -> Iterator[object]:
    """Everything that a tree is made of, itself included."""
    yield node
    if isinstance(node, tuple):
        for part in node:
            yield from parts_of(part)
    elif is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            yield from parts_of(getattr(node, field.name))


def _in_a_row(steps: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """'Discard 1 card and 1 spell' is two instructions, in a row with those it is joined to."""
    return tuple(one for step in steps for one in (step.steps if isinstance(step, Both) else (step,)))


class Instructing(Stating):
    """Builds instructions."""

    last_done: Instruction | None = None
    """The instruction read last: what 'that many' counts."""
    occasion: Event | None = None
    """What the initial part speaks of: what 'that many' counts where no instruction comes before."""

    def body(self, node: Node) -> Instruction:
        """Sentences, one after the other; 'Otherwise' belongs to the condition before it."""
        steps: list[Instruction] = []
        sentences = subtrees(node)
        if sentences[-1].data == "once":
            return Once(self.body(Node("body", list(sentences[:-1]))))
        for sentence in sentences:
            inner = subtrees(sentence)
            if sentence.data in ("later", "later_after"):
                steps.append(self._later(sentence))
            elif sentence.data == "said":
                steps.append(self.core(inner[0]))
            elif sentence.data == "otherwise":
                before = steps.pop() if steps else None
                if not isinstance(before, If) or asked(before).otherwise is not None:
                    raise self.wrong(sentence, "'Otherwise' follows a sentence with 'if'")
                how, conditions, then, _ = asked(before)
                steps.append(join(how, conditions, then, self.core(inner[0]), after=before.after))
            elif sentence.data == "unless_done":
                steps.extend(self._unless_done(sentence))
            else:
                steps.append(self._conditional(sentence))
        return steps[0] if len(steps) == 1 else Sequence(tuple(steps))

    def _later(self, sentence: Node) -> Later:
        """'At the end of this turn, discard it.': 'it' is remembered; what was done this way is not."""
        body = self.core(subtrees(sentence)[0])
        if any(isinstance(part, THIS_EFFECT_ONLY) and _is_gone_later(part) for part in parts_of(body)):
            raise self.wrong(
                sentence, "what is put off can speak of 'it', but not of what was done this way, named or left"
            )
        return Later(When(str(tokens(sentence)[0])), body)

    def _conditional(self, sentence: Node) -> If:
        """A sentence with 'if' or 'unless', which may stand before or after what depends on it."""
        inner = subtrees(sentence)
        after = sentence.data.endswith("after")
        condition, core = (inner[1], inner[0]) if after else (inner[0], inner[1])
        if sentence.data.startswith("if"):
            how, conditions = self.conditions(condition)
            return join(how, conditions, self.core(core), after=after)
        denied = self.condition(condition)
        return If(denied.condition if isinstance(denied, Not) else Not(denied), self.core(core), after=after)

    def _unless_done(self, sentence: Node) -> tuple[Instruction, ...]:
        """'Your opponent loses 1 Stamina unless they discard 1 card.': they may, and if they don't, it happens."""
        core, doer, series = subtrees(sentence)
        if tokens(doer)[0].type not in ("YOU", "THEY"):
            raise self.wrong(doer, "say 'unless you ...' or 'unless they ...'")
        self.doer(doer)
        who = self.subject(doer)
        way_out = May(who, self.series(series, Voice(who, True))[0])
        return way_out, If(Not(DidThisWay(who=who)), self.core(core))

    def core(self, node: Node) -> Instruction:
        if node.data in ("lasting", "lasting_before"):
            return self._lasting(node)
        if node.data == "instead":
            return self._instead(self.series(subtrees(node)[0], TELLING)[0], self.span(tokens(node)[-1]))
        if node.data == "may":
            who: Doer = self.doer(subtrees(node)[0])
            body = self.series(subtrees(node)[1], Voice(who, True))[0]
            last = tokens(node)[-1]
            return May(who, self._instead(body, self.span(last)) if last.type == "INSTEAD" else body)
        if node.data == "choice":
            return self._choice(node)
        return self.series(node, TELLING)[0]

    def _instead(self, body: Instruction, at: Span) -> Instruction:
        """What takes an event's place; of a cost that is declined nothing does (0.3.10)."""
        if isinstance(body, Pay):
            return Pay(body.cost, Instead(body.body, at=at))
        return Instead(body, at=at)

    def doer(self, node: Node) -> Doer:
        """Who carries an instruction out. 'they' is your opponent, if that is who was spoken of last."""
        token = tokens(node)[0]
        if token.type == "THEY":
            before = self.text[: token.start_pos].lower()
            if max(PLAYERS, key=before.rfind) != PLAYERS[0] or PLAYERS[0] not in before:
                raise self.wrong(token, "who 'they' are is not clear here: say 'your opponent' or 'each player'")
        if token.type == "ITS_PLAYER":
            return PlayerOf(self.possessor_of(token))
        return self.subject(node)

    def possessor_of(self, token: Token) -> Back:
        """Whose player 'its player' is, or "that spell's player"."""
        words = str(token).removesuffix("'s player").partition(" ")[2]
        return Back(Pointer.IT, None if token == "its player" else Kind(words), at=self.span(token))

    def _lasting(self, node: Node) -> Lasting:
        inner = subtrees(node)
        if node.data == "lasting_before":
            until, stated = self.until(inner[0]), inner[1]
        else:
            until, stated = self.until(inner[1]) if len(inner) > 1 else Until.ALWAYS, inner[0]
        statement, *more = self.statements(stated)
        return Lasting(statement, until, tuple(more))

    def until(self, node: Node) -> Until:
        return UNTIL[str(tokens(node)[0])]

    def _choice(self, node: Node) -> Either:
        inner = subtrees(node)
        who: Doer = Who.YOU
        base = False
        if inner[0].data == "doer":
            who = self.doer(inner[0])
            base = tokens(inner[0])[0].type == "THEY"
            inner = inner[1:]
        self.check_verb(tokens(node)[0], "choose 1:" if base or who is Who.YOU else "chooses 1:")
        options = subtrees(inner[0]) if inner[0].data == "either" else inner
        voice = TELLING if who is Who.YOU else Voice(who, True)
        return Either(who, tuple(self.series(option, voice)[0] for option in options), listed=True)

    # Several clauses

    def series(self, node: Node, voice: Voice) -> tuple[Instruction, Voice]:
        """Clauses joined by 'and', 'or', 'to' or ', or'; and the voice in which to go on."""
        data, inner = node.data, subtrees(node)
        if data == "clause":
            return self.clause(node, voice)
        if data == "both":
            steps, voice = self._in_turn(inner, voice)
            return Both(_in_a_row(steps)), voice
        if data == "pay":
            cost, voice = self.series(inner[0], voice)
            body, _ = self.series(inner[1], Voice(voice.who, True))
            return Pay(cost, body), voice
        return self._either(inner, voice)

    def _in_turn(self, clauses: list[Node], voice: Voice) -> tuple[tuple[Instruction, ...], Voice]:
        steps: list[Instruction] = []
        for clause in clauses:
            step, voice = self.series(clause, voice)
            steps.append(step)
        return tuple(steps), voice

    def _either(self, options: list[Node], voice: Voice) -> tuple[Instruction, Voice]:
        """A choice: of the one spoken of, if the others go without a subject of their own; else yours."""
        first, after = self.series(options[0], voice)
        if after.infinitive and not voice.infinitive:
            rest = [self.series(option, after)[0] for option in options[1:]]
            return Either(after.who, (first, *rest)), after
        told = [self._names_subject(option) for option in options[1:]]
        yours = after.who is Who.YOU or any(told)
        going_on = voice if voice.infinitive else TELLING if yours else after
        rest = [self.series(option, going_on)[0] for option in options[1:]]
        return Either(going_on.who, (first, *rest)), going_on

    def _names_subject(self, node: Node) -> bool:
        """Whether a series says who does it, or tells you to."""
        while node.data != "clause":
            node = subtrees(node)[0]
        first = subtrees(node)[0]
        if first.data == "doer":
            return True
        verb = tokens(first)[0]
        return not self._is_third(verb)

    # One clause

    def clause(self, node: Node, voice: Voice) -> tuple[Instruction, Voice]:
        inner = subtrees(node)
        do = inner[-1]
        verb = tokens(do)[0]
        who: Doer = voice.who
        third = False
        if len(inner) > 1:
            if voice.infinitive and not voice.of_them:
                raise self.wrong(inner[0], "who does it has been said already")
            who = self.doer(inner[0])
            # 'they lose 1 Stamina and discard 1 card': the verbs after it stand alike
            of_them = tokens(inner[0])[0] in ("they", "both players")
            voice = Voice(who, of_them, of_them)
            third = who is not Who.YOU and not voice.infinitive
        elif not voice.infinitive:
            third = self._is_third(verb)
            if not third:
                who = Who.YOU
            elif who is Who.YOU:
                base = self._forms(verb).base
                raise self.wrong(verb, f"say who {verb}, or {base!r}", instead=base)
        forms = self._forms(verb)
        self.check_verb(verb, forms.third if third else forms.base)
        return self.do(do, who), voice._replace(who=who)

    def _forms(self, verb: Token) -> Forms:
        others = {"SWAP": SWAP, "NAMING": NAMING, "PUT": PUT, "SHUFFLE": SHUFFLE, "STOP": STOP, "RETURN": RETURN}
        if verb.type == "CHECK":
            return Forms(*(f"{form} for overpower for" for form in CHECK))
        if verb.type == "STOP" and verb.startswith("prevent"):
            return Forms("prevent", "prevents", "prevented", "prevented")
        return others[verb.type] if verb.type in others else VERBS[self.verb(verb)]

    def _is_third(self, verb: Token) -> bool:
        return str(verb) == self._forms(verb).third

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
        if data in ("draw", "draw_for_each", "draw_equal"):
            return self._draw(node, who)
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
        if data in ("tally", "tally_equal"):
            return self._tally(node, who)
        if data == "swap":
            return self._swap(node, who)
        if data == "name_card":
            self.check_form(parts[2], KINDS[Kind.CARD], Number.ONE)
            self.card_named = True
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
                node, f"what is {VERBS[self.verb(verb)].past} is said one by one: '{verb} ... and {verb} ...'"
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
        verb = self.verb(parts[0])
        if node.data == "draw_that_many":
            self.check_form(parts[-1], KINDS[Kind.CARD], Number.MANY)
            return self._note(Draw(who, ForEach(1, measure)))
        if node.data == "act_that_many":
            noun = self.noun(inner[0], Number.MANY, who)
            if verb in (Verb.PLAY, Verb.USE, Verb.STITCH, Verb.CHOOSE):
                raise self.wrong(word, "say how many")
            return self._note(Act(who, verb, Pick(noun, 1, 1), times=measure))
        many = node.data != "tally_that_many" or parts[-1].type == "PLAY"
        self.check_verb(word, "that many" if many else "that much")
        if node.data == "tally_that_many":
            return self._note(Tally(who, verb, ForEach(1, measure), self.thing_for(parts[-1], Number.MANY)))
        return self._note(Counters(who, verb, ForEach(1, measure), self.what(inner[0], who)))

    def _so_many(self, word: Token) -> Measure:
        """What 'that many' counts: the instruction before it, as far as it was carried out."""
        done = self.last_done
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
        event = self.occasion
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
            if isinstance(what, Pick | All) and what.noun.whose in (Whose.OPPOSING, Whose.OPPONENTS) and not theirs:
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
        return Act(who, Verb.DRAW, what)

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
            return Act(who, Verb.DRAW, what, times=times)
        assert isinstance(what, Pick)
        if what.most is None or back:
            raise self.wrong(node, "say how many cards, or which")
        amount: Amount = what.most if what.least == what.most else UpTo(what.most)
        return Draw(who, self.times(amount, inner[1] if len(inner) > 1 else None, who))

    def _tally(self, node: Node, who: Doer) -> Tally:
        inner, parts = subtrees(node), tokens(node)
        verb = self.verb(parts[0])
        if node.data == "tally_equal":
            return Tally(who, verb, self.equal(inner[0], who), self.thing_for(parts[1], Number.MANY))
        amount: Amount
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
