"""From parse trees to instructions."""

from __future__ import annotations

from lark import Token

from coven.games.revel.text.reading.clauses import Doing
from coven.games.revel.text.tree import (
    AboutToBe,
    Act,
    Allotted,
    AmountThisWay,
    Back,
    Both,
    Counters,
    DidThisWay,
    Doer,
    Draw,
    Either,
    HasThatName,
    If,
    Instead,
    Instruction,
    Lasting,
    Later,
    May,
    Not,
    Once,
    Pay,
    Pointer,
    Sequence,
    Stop,
    Tally,
    Until,
    Verb,
    When,
    Who,
)
from coven.games.revel.text.tree.joining import asked, join
from coven.games.revel.text.words.forms import TELLING, Voice
from coven.games.revel.text.words.lexicon import (
    CHECK,
    NAMING,
    PUT,
    RETURN,
    SHUFFLE,
    STOP,
    SWAP,
    VERBS,
    Forms,
)
from coven.language.binding import Span
from coven.language.nodes import Node, subtrees, tokens
from coven.language.walking import nodes

THIS_EFFECT_ONLY = (AboutToBe, AmountThisWay, DidThisWay, HasThatName, Back, Stop, Instead)


def _is_gone_later(part: object) -> bool:
    return not isinstance(part, Back) or part.pointer in (Pointer.THIS_WAY, Pointer.REST)


def _done_before(part: object) -> tuple[Verb | None, ...]:
    """The verb of what was done before, if a part of a text speaks of that; None: whatever it was ('if you do')."""
    if isinstance(part, AmountThisWay | DidThisWay) or (
        isinstance(part, Back) and part.pointer in (Pointer.THIS_WAY, Pointer.REST)
    ):
        return (part.verb,)
    return ()


def _verbs_of(body: Instruction) -> set[Verb | None]:
    """What instructions do."""
    found: set[Verb | None] = set()
    for part in nodes(body):
        if isinstance(part, Act | Tally | Counters):
            found.add(part.verb)
        elif isinstance(part, Draw):
            found.add(Verb.DRAW)
    return found


def _steps_of(body: Instruction) -> tuple[Instruction, ...]:
    return body.steps if isinstance(body, Sequence) else (body,)


def _in_a_row(steps: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """'Discard 1 card and 1 spell' is two instructions, in a row with those it is joined to."""
    return tuple(one for step in steps for one in (step.steps if isinstance(step, Both) else (step,)))


def _says_then(both: Node) -> bool:
    return any(token.type in ("COMMA_THEN", "AND_THEN") for token in tokens(both))


class Instructing(Doing):
    """Builds instructions."""

    def body(self, node: Node) -> Instruction:
        """Sentences, one after the other; 'Otherwise' belongs to the condition before it."""
        steps: list[Instruction] = []
        sentences = subtrees(node)
        if sentences[-1].data == "once":
            return Once(self.body(Node("body", list(sentences[:-1]))))
        for sentence in sentences:
            inner = subtrees(sentence)
            if self._goes_on_later(sentence, steps):
                continue
            if sentence.data in ("later", "later_after"):
                steps.append(self._later(sentence))
            elif sentence.data == "said" and inner[0].data == "lasting_and":
                lasting, more = subtrees(inner[0])
                steps.extend([self.core(lasting), self.core(more)])
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
            elif sentence.data.endswith("_after") and self._goes_in_steps(inner[0]):
                steps.extend(self._last_if(sentence))
            else:
                steps.append(self._conditional(sentence))
        return steps[0] if len(steps) == 1 else Sequence(tuple(steps))

    def _goes_on_later(self, sentence: Node, steps: list[Instruction]) -> bool:
        """'When your next turn begins, discard this spell. Draw 1 card for each card discarded this way.': what speaks
        of something that is put off is put off with it."""
        before = steps[-1] if steps else None
        if not isinstance(before, Later) or sentence.data not in ("said", "if_before", "if_after"):
            return False
        inner = subtrees(sentence)
        if sentence.data == "said" and inner[0].data == "lasting_and":
            return False
        named, named_before, done = self.named, self.named_before, self.last_done
        more = self.core(inner[0]) if sentence.data == "said" else self._conditional(sentence)
        meant = {verb for part in nodes(more) for verb in _done_before(part)}
        if meant and (None in meant or meant & _verbs_of(before.body)):
            if any(meant & _verbs_of(step) for step in steps[:-1]):
                raise self.wrong(sentence, "whether what was done at once or what is put off is meant is not clear")
            if any(isinstance(part, Stop | Instead) for part in nodes(more)):
                problem = "by the time of what is put off, the event has happened: nothing takes its place then"
                raise self.wrong(sentence, problem, "4.9.4")
            steps[-1] = Later(before.when, Sequence((*_steps_of(before.body), more)))
            return True
        self.named, self.named_before, self.last_done = named, named_before, done
        return False

    def _later(self, sentence: Node) -> Later:
        """'At the end of this turn, discard it.': 'it' is remembered; what was done this way is not."""
        body = self.core(subtrees(sentence)[0])
        if any(isinstance(part, THIS_EFFECT_ONLY) and _is_gone_later(part) for part in nodes(body)):
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

    def _goes_in_steps(self, core: Node) -> bool:
        """'Add a +1 to this spell, then draw 1 card if it has 3 +1s.': what is asked is asked after the first."""
        in_steps = [part for part in core.iter_subtrees() if part.data == "both" and _says_then(part)]
        if in_steps and in_steps[0] is not core:
            raise self.wrong(core, "whether 'if' is asked of all this is not clear: say it in sentences of their own")
        return bool(in_steps)

    def _last_if(self, sentence: Node) -> tuple[Instruction, If]:
        core, asked_node = subtrees(sentence)
        *before, last = subtrees(core)
        done, voice = self._in_turn(before, TELLING)
        first = done[0] if len(done) == 1 else Both(_in_a_row(done))
        how, conditions = self.conditions(asked_node)
        if sentence.data.startswith("unless"):
            (denied,) = conditions
            conditions = (denied.condition if isinstance(denied, Not) else Not(denied),)
        return first, join(how, conditions, self.series(last, voice)[0], after=True)

    def _unless_done(self, sentence: Node) -> tuple[Instruction, ...]:
        """'Your opponent loses 1 Stamina unless they discard 1 card.': they may, and if they don't, it happens."""
        core, doer, series = subtrees(sentence)
        said = tokens(doer)[0].type
        if said not in ("YOU", "THEY", "OPPONENT"):
            raise self.wrong(doer, "say 'unless you ...' or 'unless they ...'")
        self.doer(doer)
        who = self.subject(doer)
        way_out = May(who, self.series(series, Voice(who, said != "OPPONENT", alone=True))[0])
        return way_out, If(Not(DidThisWay(who=who)), self.core(core))

    def core(self, node: Node) -> Instruction:
        if node.data == "lasting_and":
            raise self.wrong(subtrees(node)[1], "what is done besides is said in a sentence of its own")
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

    def _lasting(self, node: Node) -> Lasting:
        inner = subtrees(node)
        if node.data == "lasting_before":
            until, stated = self.until(inner[0]), inner[1]
        else:
            until, stated = self.until(inner[1]) if len(inner) > 1 else Until.ALWAYS, inner[0]
        statement, *more = self.statements(stated)
        if isinstance(statement, Allotted):
            self._check_allotted(node, statement, until)
        return Lasting(statement, until, tuple(more))

    def _check_allotted(self, node: Node, statement: Allotted, until: Until) -> None:
        """2.3.5 Those of this turn have been allotted: what changes that is said of a turn to come, to its end."""
        yours = statement.who is Who.YOU
        right = Until.YOUR_NEXT_TURN_ENDS if yours else Until.OPPONENTS_NEXT_TURN_ENDS
        if until is not right:
            said = self.text[slice(*self.span(node))]
            words = said if until is Until.ALWAYS else said.replace(until.value, "").strip()
            problem = f"plays are allotted as a turn goes on from its beginning: say '{right.value}'"
            raise self.wrong(node, problem, "2.3.5", f"{words} {right.value}")

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
        going_on = voice if voice.infinitive or voice.alone else TELLING if yours else after
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
            if voice.alone or (voice.infinitive and not voice.of_them):
                raise self.wrong(inner[0], "who does it has been said already")
            who = self.doer(inner[0])
            # 'they lose 1 Stamina and discard 1 card': the verbs after it stand alike
            of_them = tokens(inner[0])[0] in ("they", "both players")
            voice = Voice(who, of_them, of_them)
            third = who is not Who.YOU and not voice.infinitive
        elif not voice.infinitive:
            third = voice.alone or self._is_third(verb)
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
