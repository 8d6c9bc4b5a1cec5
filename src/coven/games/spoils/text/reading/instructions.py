"""Reading instructions: clauses and sentences, in costs and in effects."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from coven.games.spoils.text.reading.events import UNTILS
from coven.games.spoils.text.reading.moving import TELLING, Moving, Voice
from coven.games.spoils.text.reading.statements import Entering, Stated
from coven.games.spoils.text.tree import (
    Act,
    All,
    Amount,
    AttackNow,
    Bid,
    Both,
    Cannot,
    ChooseIcon,
    ChooseNumber,
    ChoosePlayer,
    Create,
    Damage,
    Direction,
    Doer,
    Draw,
    Either,
    EqualTo,
    FlipCoin,
    InBattle,
    InResponseTo,
    Instruction,
    Is,
    Join,
    Kind,
    Lasting,
    Let,
    May,
    MayUse,
    Must,
    NameCard,
    Not,
    Noun,
    Once,
    Pay,
    PlayCard,
    PlayResource,
    ReduceNext,
    ReduceThreshold,
    Restriction,
    Sequence,
    Some,
    State,
    TakeControl,
    TheBid,
    TurnOf,
    Until,
    UpTo,
    UseAs,
    Verb,
    What,
    Who,
    Wording,
)
from coven.language.nodes import Node, subtrees, tokens

DIVIDERS: Final = {
    "divided however you want among": Who.YOU,
    "divided however your opponent wants among": Who.OPPONENT,
}


class Instructions(Moving):
    """Reads clauses."""

    entering: Entering | None = None
    """What the paragraph says of how the card enters play."""

    def core(self, node: Node, voice: Voice = TELLING) -> Instruction:
        """What a sentence says between 'if ...,' and the full stop."""
        match node.data:
            case "may":
                who_node, *rest = subtrees(node)
                who = self.doer(who_node)
                body = self.core(rest[0], Voice(who, True))
                if isinstance(body, Lasting) and isinstance(body.statements[0], UseAs | MayUse):
                    return body
                return May(who, body)
            case "both":
                return self._both(node, voice)
            case "one_or_other":
                return Either(voice.who, tuple(self._parts(node, voice)))
            case "choice":
                return self._choice(node)
            case "restriction":
                return self._restriction(node)
        return self._clause(node, voice)[0]

    def _both(self, node: Node, voice: Voice) -> Instruction:
        return Both(tuple(self._parts(node, voice)))

    def _parts(self, node: Node, voice: Voice) -> list[Instruction]:
        """The clauses of a sentence; one that doesn't say who does it goes on with whoever did the one before."""
        found: list[Instruction] = []
        for part in subtrees(node):
            if part.data == "may":
                found.append(self.core(part))
                continue
            instruction, who = self._clause(part, voice)
            found.append(instruction)
            voice = Voice(who, voice.infinitive and who == voice.who)
        return found

    def _choice(self, node: Node) -> Either:
        inner = subtrees(node)
        who: Doer = self.doer(inner[0]) if inner[0].data == "doer" else Who.YOU
        self.check(tokens(node)[0], "choose one:" if who is Who.YOU else "chooses one:")
        options = [subtrees(part)[0] for part in inner if part.data == "option"]
        return Either(who, tuple(self.core(part) for part in options), listed=True)

    def _restriction(self, node: Node) -> Restriction:
        """401.3a"""
        word = tokens(node)[0]
        (inner,) = subtrees(node)
        self.check_verb(word, Who.YOU)
        verb = Verb[word.type]
        words = tokens(inner)
        match inner.data:
            case "during" if words[-1].type == "BATTLE":
                return Restriction(verb, InBattle())
            case "during":
                who = self.whose(subtrees(inner)[0])
                if who not in (Who.YOU, Who.OPPONENT):
                    raise self.wrong(inner, "say 'during your turn' or \"during your opponent's turn\"")
                assert isinstance(who, Who)
                return Restriction(verb, TurnOf(who))
            case "outside":
                return Restriction(verb, Not(InBattle()))
            case "responding":
                what = self.what(subtrees(inner)[0])
                if not isinstance(what, Some) or (what.least, what.most) != (1, 1):
                    raise self.wrong(inner, "say 'in response to a tactic'", "606.1")
                return Restriction(verb, InResponseTo(what.noun, at=what.at))
            case "once":
                return Restriction(verb, Once(1 if words[0].type == "ONCE" else self.integer(words[0], 2)))
        condition = self.condition(subtrees(inner)[0])
        return Restriction(verb, condition, while_=inner.data == "only_while")

    # Clauses

    def _clause(self, node: Node, voice: Voice) -> tuple[Instruction, Doer]:
        inner = subtrees(node)
        who = voice.who
        if inner[0].data == "doer":
            who = self.doer(inner[0])
            inner = inner[1:]
            voice = Voice(who, voice.infinitive and who == voice.who)
        do = inner[0]
        read = getattr(self, f"_do_{do.data}", None)
        if read is not None:
            return read(do, voice), who
        return self._stating(self.stated(do), node, inner[1:]), who

    def _stating(self, stated: Stated, node: Node, tails: list[Node]) -> Instruction:
        until, able, but_costs = Until.ALWAYS, False, False
        for tail in tails:
            token = tokens(tail)[0]
            if tail.data == "until":
                until = UNTILS[token.type]
            elif token.type == "ABLE":
                able = True
            else:
                but_costs = True
        if isinstance(stated, Entering):
            if tails:
                raise self.wrong(node, "this says how the card enters play, whenever it does")
            self.entering = stated
            return Lasting(())
        if not isinstance(stated, tuple):
            if tails:
                raise self.wrong(tails[0], "this is done at once, and doesn't last")
            return stated
        first = stated[0]
        if able and not isinstance(first, Must):
            raise self.wrong(tails[-1], "'if able' goes with 'must'", "505.1")
        if isinstance(first, Must) and not able and not first.alone:
            raise self.wrong(node, "say 'must ... if able'", "O57")
        if but_costs:
            if not isinstance(first, Cannot):
                raise self.wrong(tails[-1], "'except by costs' goes with 'cannot'")
            stated = (replace(first, but_costs=True),)
        return Lasting(stated, until)

    def _do_act(self, node: Node, voice: Voice) -> Instruction:
        token = self._verb(node, voice)
        verb = Verb[token.type]
        inner = subtrees(node)
        what = self.what(inner[0])
        if any(word.type == "AT_RANDOM" for word in tokens(node)):
            if not isinstance(what, Some) or verb is not Verb.DISCARD:
                raise self.wrong(node, "what is taken at random is discarded: 'discards a card at random'")
            what = replace(what, random=True)
        if verb is Verb.DRAW:
            return Draw(voice.who, self._amount_of(inner[0], what, Kind.CARD), at=self.span(inner[0]))
        if verb is Verb.CREATE:
            return Create(voice.who, self._amount_of(inner[0], what, Kind.MICROMAJIG), at=self.span(inner[0]))
        if isinstance(what, Some) and what.noun.kind is Kind.ICON:
            if verb is not Verb.CHOOSE or what != Some(Noun(Kind.ICON)):
                raise self.wrong(node, "say 'Choose a resource icon.'")
            return ChooseIcon(voice.who)
        return Act(voice.who, verb, what)

    def _amount_of(self, node: Node, what: What, kind: Kind) -> Amount:
        """How many cards are drawn, how many tokens are created."""
        if isinstance(what, Some) and what.noun == Noun(kind) and what.least == what.most:
            return what.least
        if isinstance(what, Some) and what.noun == Noun(kind) and what.least == 0:
            most = what.most
            if most is None or isinstance(most, int):
                return UpTo(most)
        raise self.wrong(node, f"say 'a {kind.value}' or '2 {kind.value}s'")

    def _do_act_from(self, node: Node, voice: Voice) -> Instruction:
        token = self._verb(node, voice)
        what, from_ = (self.what(part) for part in subtrees(node))
        if Verb[token.type] is not Verb.DETACH:
            raise self.wrong(
                node, "cards are detached from something; all else says where it is: 'a card in your hand'"
            )
        return Act(voice.who, Verb.DETACH, what, from_)

    def _do_act_for(self, node: Node, voice: Voice) -> Instruction:
        token = self._verb(node, voice)
        verb = Verb[token.type]
        thing, each = subtrees(node)
        what = self.what(thing)
        measure = self.for_each(each)
        kind = Kind.MICROMAJIG if verb is Verb.CREATE else Kind.CARD
        if verb not in (Verb.DRAW, Verb.CREATE):
            raise self.wrong(each, "what is drawn or created can be so 'for each'; of all else say how many: 'X cards'")
        amount = self._amount_of(thing, what, kind)
        if not isinstance(amount, int):
            raise self.wrong(thing, "'for each' goes with a number such as 1 or 2")
        times = self.times(thing, amount, measure)
        at = self.span(thing)
        return Draw(voice.who, times, at=at) if verb is Verb.DRAW else Create(voice.who, times, at=at)

    def _do_act_equal(self, node: Node, voice: Voice) -> Instruction:
        token = self._verb(node, voice)
        thing, total = subtrees(node)
        what = self.what(thing)
        if Verb[token.type] is not Verb.DRAW or what != All(Noun(Kind.CARD)):
            raise self.wrong(node, "say 'draw cards equal to ...'")
        return Draw(voice.who, EqualTo(self.measure(total)), at=self.span(thing))

    # Playing

    def _do_play(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        inner = subtrees(node)[0]
        what = self.what(inner)
        if isinstance(what, Some) and what.noun == Noun(Kind.RESOURCE):
            return PlayResource(voice.who, self._amount_of(inner, what, Kind.RESOURCE))
        return PlayCard(voice.who, what)

    def _do_play_free(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        what = self.what(subtrees(node)[0])
        if isinstance(what, Some) and what.noun == Noun(Kind.RESOURCE):
            raise self.wrong(node, "a resource costs nothing anyhow", "604.1")
        return PlayCard(voice.who, what, free=True)

    # Damage, costs, numbers

    def _do_inflict(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        thing, to = subtrees(node)
        return Damage(voice.who, self._damage_amount(thing), self.what(to))

    def _do_inflict_equal(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        total, to = subtrees(node)
        return Damage(voice.who, EqualTo(self.measure(total)), self.what(to))

    def _do_inflict_divided(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        thing, to = subtrees(node)
        divider = DIVIDERS[str(tokens(node)[1])]
        return Damage(voice.who, self._damage_amount(thing), self.what(to), divider)

    def _damage_amount(self, node: Node) -> Amount:
        what = self.what(node)
        if not isinstance(what, Some) or what.noun != Noun(Kind.DAMAGE) or what.least != what.most:
            raise self.wrong(node, "say how much damage: 'inflict 2 damage'", "408.1")
        if what.least == 0:
            raise self.wrong(node, "0 damage is none", "408.1")
        return what.least

    def _do_pay(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        inner = subtrees(node)
        if not inner:
            return Pay(voice.who, EqualTo(TheBid()))
        if inner[0].data == "num":
            return Pay(voice.who, self.num(inner[0]))  # 406.4: also of 0, which is a numeric cost
        return Pay(voice.who, EqualTo(self.measure(inner[0])))

    def _do_choose_number(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        ints = [token for token in tokens(node) if token.type == "INT"]
        if not ints:
            return ChooseNumber(voice.who, at=self.span(node))
        least, most = (self.whole(token) for token in ints)
        if least >= most:
            raise self.wrong(node, "the first number is the smaller one")
        return ChooseNumber(voice.who, least, most, at=self.span(node))

    def _do_choose_player(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        return ChoosePlayer(voice.who)

    def _do_let(self, node: Node, voice: Voice) -> Instruction:
        inner = subtrees(node)
        value = self.measure(inner[0]) if inner else self.whole(tokens(node)[1])
        return Let(value, at=self.span(node))

    def _change(self, node: Node, voice: Voice) -> Direction:
        token = self._verb(node, voice)
        return Direction.REDUCE if token.type == "REDUCE" else Direction.INCREASE

    def _do_reduce_next(self, node: Node, voice: Voice) -> Instruction:
        """406.5b"""
        words = tokens(node)
        self.check(words[2], "numeric cost")
        self.check(words[4], "pay")
        direction = self._change(node, voice)
        return ReduceNext(voice.who, direction, self.num(subtrees(node)[0]))

    def _do_reduce_next_of(self, node: Node, voice: Voice) -> Instruction:
        noun, num = subtrees(node)
        self.check(next(token for token in tokens(node) if token.type == "PLAY"), "play")
        direction = self._change(node, voice)
        return ReduceNext(voice.who, direction, self.num(num), self.noun(noun, plural=False))

    def _do_reduce_threshold(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        noun, num = subtrees(node)
        self.check(next(token for token in tokens(node) if token.type == "PLAY"), "play")
        return ReduceThreshold(voice.who, self.num(num), self.noun(noun, plural=False), at=self.span(node))

    def _do_adjust(self, node: Node, voice: Voice) -> Instruction:
        raise self.wrong(node, "an amount is reduced or increased while it happens: 'If damage is inflicted ..., ...'")

    # Coins, names, bids, battle

    def _do_flip_coin(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        return FlipCoin(voice.who)

    def _do_flip_again(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        return FlipCoin(voice.who, again=True)

    def _do_name(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        what = self.what(subtrees(node)[0])
        if not isinstance(what, Some) or (what.least, what.most) != (1, 1):
            raise self.wrong(node, "say 'name a card'")
        return NameCard(voice.who, what.noun)

    def _do_bid(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        return Bid(voice.who)

    def _do_control(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        thing, *rest = subtrees(node)
        until = UNTILS[tokens(rest[0])[0].type] if rest else Until.ALWAYS
        return TakeControl(voice.who, self.what(thing), until)

    def _do_join(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        thing, to = subtrees(node)
        party = self.what(to)
        right = (Is(State.ATTACKING),), (Is(State.BLOCKING),)
        if not isinstance(party, All) or party.noun.kind is not Kind.PARTY or party.noun.qualities not in right:
            raise self.wrong(to, "say 'to the attacking party' or 'to the blocking party'", "302.5")
        return Join(self.what(thing), party.noun)

    def _do_attack(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        return AttackNow(voice.who)

    # What is allowed (after 'may')

    def _do_use_as(self, node: Node, voice: Voice) -> Instruction:
        self._verb(node, voice)
        abilities, cards = (self.what(part) for part in subtrees(node))
        plain = abilities == All(Noun(Kind.ABILITY)) and isinstance(cards, All) and cards.wording is Wording.PLAIN
        if not plain or voice != Voice(Who.YOU, True):
            raise self.wrong(node, "say 'You may use abilities on cards your opponent controls as though ...'")
        assert isinstance(cards, All)
        return Lasting((UseAs(Who.YOU, cards.noun),))

    def _do_use_named(self, node: Node, voice: Voice) -> Instruction:
        token = self._verb(node, voice)
        if not voice.infinitive or not isinstance(voice.who, Who):
            raise self.wrong(token, 'say "Your opponent may use this card\'s ... ability."')
        return Lasting((MayUse(voice.who, str(tokens(node)[2])),))


def one_or_more(steps: list[Instruction]) -> Instruction:
    return steps[0] if len(steps) == 1 else Sequence(tuple(steps))
