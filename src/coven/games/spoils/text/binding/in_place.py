"""Words that mean something in some places only: where they say nothing they are refused, with the rule."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.text.binding.doing import Doing, at_of
from coven.games.spoils.text.tree import (
    Ability,
    Actor,
    All,
    CouldBePicked,
    Doer,
    Event,
    Exchanged,
    Host,
    In,
    InBattle,
    InResponseTo,
    Is,
    Kind,
    Not,
    Noun,
    Paragraph,
    PaysYourself,
    Place,
    PlayerEvent,
    Repick,
    Replacement,
    Restriction,
    Some,
    State,
    Static,
    Such,
    Tense,
    ThingEvent,
    This,
    Threshold,
    Trigger,
    TurnEvent,
    TurnOf,
    UseAs,
    Verb,
    While,
    Who,
)
from coven.games.spoils.text.tree.events import Subject
from coven.language.binding import NOWHERE
from coven.language.walking import nodes

DECIDED: Final = (Verb.ATTACK, Verb.BLOCK, Verb.FORM, Verb.PLAY, Verb.USE, Verb.PICK, Verb.SEARCH, Verb.REVEAL)
"""What a player decides to do: it is allowed or not (101.1), and no event that another takes the place of."""
FACE_UP_ITSELF: Final = Such(This(), Noun(Kind.CARD, qualities=(Is(State.FACE_UP),)))


class InPlace(Doing):
    """Checks words by where in a paragraph they stand."""

    def check_in_place(self, paragraph: Paragraph) -> None:
        self._restrictions(paragraph)
        self._as_long_as(paragraph)
        always = inmost(paragraph)
        if isinstance(always, Static):
            self._always(always)
            if always is not paragraph:
                self._hanging(always)
        found = list(nodes(paragraph))
        for node in found:
            match node:
                case Replacement(event):
                    self._replaced(event)
                case Trigger(_, TurnEvent(Who.EACH | Who.ANY) as event):
                    self._whose_turn(node, event)
                case Noun(qualities=qualities) if CouldBePicked() in qualities:
                    if not any(isinstance(one, Repick) for one in found):
                        problem = "this is said where a card or ability picks something else instead"
                        raise self.wrong(node.at, problem, "310.1")

    def _whose_turn(self, trigger: Trigger, event: TurnEvent) -> None:
        """'each player's turn' names the player of whom the text then speaks, and 'each turn' nobody."""
        spoken = any(isinstance(one, Actor) for one in nodes(trigger.body))
        if spoken and event.who is Who.ANY:
            raise self.wrong(NOWHERE, "say 'each player's turn', so that the player can be spoken of", "402.1")
        if not spoken and event.who is Who.EACH:
            raise self.wrong(NOWHERE, "say 'each turn': the player isn't spoken of", "402.1")

    def _always(self, always: Static) -> None:
        """What holds all the time."""
        if PaysYourself() in always.statements and not any(isinstance(one, UseAs) for one in always.statements):
            raise self.wrong(NOWHERE, "say first which abilities may be used", "401.2a")
        for one in always.statements:
            about = getattr(one, "on", None) or getattr(one, "subject", None) or getattr(one, "what", None)
            if isinstance(about, Some):
                raise self.wrong(about.at, "what always holds is said of all of them, or of each", "310.1")
        for node in nodes(always):
            if isinstance(node, Host) and node.before:
                raise self.wrong(node.at, "as long as this holds, say 'is attached to'", "301.1")

    def _hanging(self, always: Static) -> None:
        """407.2, 504.1 'You' in what a text hangs on is its card's controller: a card that gave itself away would end
        what it says, and come back."""
        for one in always.statements:
            what = one.what if isinstance(one, Exchanged) else None
            if isinstance(what, This) or (isinstance(what, All) and not what.noun.other):
                raise self.wrong(
                    at_of(what), "a card whose text hangs on something keeps to itself: say 'other'", "504.1"
                )

    def _replaced(self, event: Event) -> None:
        """506.1 Something else takes the place of what is made to happen, and never of what a player decides to do."""
        verbs = event.verbs if isinstance(event, ThingEvent) else (getattr(event, "verb", None),)
        decided = next((verb for verb in verbs if verb in DECIDED), None)
        if decided is not None:
            problem = (
                f"to {decided.value} is a player's own doing, and nothing takes its place: say 'cannot', or 'when'"
            )
            raise self.wrong(NOWHERE, problem, "506.1")
        if Verb.ENTER in verbs:
            problem = "what doesn't enter play would be nowhere: say what happens once it is there, with 'if'"
            raise self.wrong(NOWHERE, problem, "403.1")
        if isinstance(event, PlayerEvent) and event.verb in (Verb.FLIP, Verb.WIN, Verb.LOSE):
            raise self.wrong(NOWHERE, "how a coin falls can't be replaced", "506.1")

    def _as_long_as(self, paragraph: Paragraph) -> None:
        """504.1 What is asked again and again is how things are; of a card whose text is active it is known where it
        is."""
        while isinstance(paragraph, While | Threshold):
            if isinstance(paragraph, While):
                self._attacked_meanwhile(paragraph)
                for node in nodes(paragraph.condition):
                    if isinstance(node, Such) and node.tense is not Tense.NOW:
                        raise self.wrong(at_of(node.what), "what holds 'while' it is so is so now", "504.1")
                    if node == In(This(), Place.IN_PLAY) or node == FACE_UP_ITSELF:
                        raise self.wrong(NOWHERE, "text is active only then anyhow: leave it out", "201.5b")
            paragraph = paragraph.text

    def _attacked_meanwhile(self, it: While) -> None:
        """607.1a A battle has one attacking player, and there is one battle at a time."""
        attacked = it.condition.who if isinstance(it.condition, InBattle) and it.condition.attacked else None
        event = it.text.event if isinstance(it.text, Trigger) else None
        yours = isinstance(event, ThingEvent) and Verb.ATTACK in event.verbs and not event.undergone
        yours = yours and isinstance(event, ThingEvent) and _is_of(event.what, attacked)
        if yours or (isinstance(event, PlayerEvent) and event.verb is Verb.ATTACK and event.who is attacked):
            raise self.wrong(NOWHERE, "who is being attacked attacks nobody meanwhile", "302.3")

    def _restrictions(self, paragraph: Paragraph) -> None:
        """401.3a Costs that can never be met together."""
        found = [node for node in nodes(paragraph) if isinstance(node, Restriction)]
        conditions = [one.condition for one in found]
        turns = {one.who for one in conditions if isinstance(one, TurnOf)}
        if len(turns) > 1:
            raise self.wrong(NOWHERE, "it is never both players' turn", "602.1")
        if InBattle() in conditions and Not(InBattle()) in conditions:
            raise self.wrong(NOWHERE, "no time is both during and outside of a battle", "302.8")
        answered = [one.noun for one in conditions if isinstance(one, InResponseTo)]
        for noun in answered:
            if noun.whose is Who.YOU:
                raise self.wrong(noun.at, "nobody responds to their own actions", "606.1")
        if len(answered) > 1:
            raise self.wrong(
                answered[-1].at, "one action is responded to at a time: say 'a tactic or character'", "606.1"
            )
        if len(set(map(repr, conditions))) < len(conditions):
            raise self.wrong(NOWHERE, "this restriction is said twice", "401.3a")
        verb = Verb.USE if isinstance(inmost(paragraph), Ability) else Verb.PLAY
        for one in found:
            if one.verb is not verb:
                problem = "a card says 'Play this only', an ability 'Use this only'"
                raise self.wrong(NOWHERE, problem, "401.3a")


def _is_of(what: Subject, who: Doer | None) -> bool:
    """Whether something is controlled by a player, as far as its words say so."""
    if isinstance(what, This):
        return who is Who.YOU
    return isinstance(what, Noun) and what.whose is not None and what.whose == who


def inmost(paragraph: Paragraph) -> Paragraph:
    """A paragraph without what it depends on."""
    while isinstance(paragraph, While | Threshold):
        paragraph = paragraph.text
    return paragraph
