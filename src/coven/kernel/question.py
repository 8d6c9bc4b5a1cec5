"""Questions: what a game asks its players, declared once each."""

from __future__ import annotations

from collections.abc import Sequence

from coven.kernel.reason import Reason


class Question:
    """Something that a game asks its players, declared once. Every decision asks one."""

    __slots__ = (
        "also",
        "answers",
        "asides",
        "at_rest",
        "declines",
        "kind",
        "only_one",
        "openly",
        "prompt",
        "rule",
        "short",
        "verb",
        "whether",
    )

    def __init__(
        self,
        kind: str,
        prompt: str,
        rule: str,
        answers: str,
        *,
        at_rest: bool = False,
        verb: str = "",
        openly: bool = False,
        short: tuple[str, str] | None = None,
        declines: tuple[str, ...] = (),
        whether: bool = False,
        only_one: tuple[tuple[str, Reason], ...] = (),
        asides: tuple[str, ...] = (),
        also: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        """What it is called, by programs and pages: 'where to play'. It stays the same when the prompt is reworded."""
        self.prompt = prompt
        """What is asked, with {0}, {1} ... standing for the things that a decision is about."""
        self.rule = rule
        """The number of the rule that asks."""
        self.answers = answers
        """How its answers are worded, for people who write scripts: '`space 2`, `space 2, replacing NAME`'."""
        self.at_rest = at_rest
        """Whether nothing is left hanging while it is asked: what to do next, and not how something under way goes
        on. A script may stop only at such a question, or must say that it stops in the middle of something."""
        self.verb = verb
        """What a person may say before an answer, as the prompt does: 'play', so that 'play Ember' is 'Ember' to 'Which
        card do you play?'. With {0}, {1} ... like the prompt; '' for none."""
        self.openly = openly
        """Whether it is asked and answered before everybody, so that the others needn't imagine what was said. Neither
        what is offered nor what is said may tell of anything hidden."""
        self.short = short
        """What a person may say for short, and how the answer ends that it stands for: ('attack', "'s faction"), so
        that 'attack' alone is "attack B's faction"; None for nothing."""
        self.declines = declines
        """The answers by which one takes nothing, or nothing more, each where it is offered: whoever says so in other
        words is told that it is called this here. () where everybody has to answer with something."""
        self.whether = whether
        """Whether it asks if something is done at all, so that 'yes' says something."""
        self.only_one = only_one
        """Of which answers, by how they begin, only one is ever taken, and why: whoever says two of them together is
        told so. A reason without a rule is by the rule that asks. () where the others may be said afterwards."""
        self.asides = asides
        """Answers that may be given besides any other: 'remove a crystal', before a tile is chosen."""
        self.also: dict[str, Question] = {}
        """The same as further rules ask it, each at a moment of its own."""
        for further in also:
            self.also[further] = Question(
                kind,
                prompt,
                further,
                answers,
                at_rest=at_rest,
                verb=verb,
                openly=openly,
                short=short,
                declines=declines,
                whether=whether,
                only_one=only_one,
                asides=asides,
            )

    def by(self, rule: str) -> Question:
        """The same question as one of its rules asks it.

        >>> asked = Question("how much", "How much?", "2.1", "a number: `2`", also=("2.2",))
        >>> asked.by("2.2").rule, asked.rules
        ('2.2', ('2.1', '2.2'))
        """
        return self if rule == self.rule else self.also[rule]

    def why_only_one(self, answers: Sequence[str]) -> Reason | None:
        """Why not all of these answers are taken, one after the other; None where they may be.

        >>> one_tower = Reason("2.1", "a player has one tower")
        >>> asked = Question("which", "Which?", "2.1", "`tower 1`; `pass`", only_one=(("tower ", one_tower),))
        >>> print(asked.why_only_one(["tower 1", "tower 2"]), asked.why_only_one(["tower 1", "pass"]))
        a player has one tower (2.1) None
        >>> whether = Question("whether", "Do you?", "2.2", "`yes`, `no`", declines=("no",), whether=True)
        >>> print(whether.why_only_one(["yes", "no"]))
        it is done or it isn't (2.2)
        >>> print(Question("how many", "How many?", "2.3", "a number: `2`", declines=("0",)).why_only_one(["2", "0"]))
        one number is chosen (2.3)
        """
        said = [answer for answer in answers if answer not in self.asides]
        taken = [answer for answer in said if answer not in self.declines]
        if self.whether and 0 < len(taken) < len(said):
            return Reason(self.rule, "it is done or it isn't")
        if len([answer for answer in said if answer.isdecimal()]) > 1:
            return Reason(self.rule, "one number is chosen")
        for beginning, reason in self.only_one:
            if len([answer for answer in taken if answer.startswith(beginning)]) > 1:
                return Reason(reason.rule or self.rule, reason.words)
        return None

    def why_last(self, answers: Sequence[str]) -> Reason | None:
        """Why these answers aren't given one after the other: after one of them nothing is taken. None if they are.

        >>> asked = Question("which", "Which?", "2.1", "`Ash`; `done`", declines=("done",), asides=("look",))
        >>> print(asked.why_last(["done", "Ash"]), asked.why_last(["Ash", "done"]), asked.why_last(["done", "look"]))
        nothing more is taken after 'done' None None
        """
        for place, answer in enumerate(answers):
            if answer in self.declines and any(after not in self.asides for after in answers[place + 1 :]):
                return Reason("", f"nothing more is taken after {answer!r}")
        return None

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules that ask it."""
        return (self.rule, *self.also)

    def __repr__(self) -> str:
        return f"Question({self.kind!r})"
