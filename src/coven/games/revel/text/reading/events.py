"""From parse trees to the events of initial parts, and to what cost effects tax."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

from coven.games.revel.text.reading.amounts import TALLIES
from coven.games.revel.text.reading.instructions import Instructing
from coven.games.revel.text.tree import Back, Event, Kind, Mood, Noun, Place, Shorthand, This, Verb, Who, Whose
from coven.games.revel.text.words.forms import Number
from coven.games.revel.text.words.lexicon import KINDS, NO_NOUN, OBJECTLESS, UNDERGONE, VERBS
from coven.language.nodes import Node, subtrees, tokens

PLAYING_THIS_CARD = Event(Who.YOU, Verb.PLAY, This(Kind.CARD))
"""4.8.3 What 'On Play:' is short for."""
AT_ONCE = frozenset({Verb.DRAW, Verb.DISCARD, Verb.STASH, Verb.REVEAL})
"""What can be done to several cards at once."""


Target: TypeAlias = tuple[Noun | This | Back | None, str | None, Place]
"""What something is done to, or of what how much, and from where."""


class Reader(Instructing):
    """Builds events, and with what it inherits all the rest of an effect."""

    def event(self, node: Node) -> Event | Shorthand:
        """4.6, 4.9 What an initial part speaks of."""
        if node.data == "if_playing":
            over = self._overpowered_one(subtrees(node)[0])
            return Event(Who.EACH, Verb.OVERPOWER, This(Kind.SPELL), over=over, playing=True)
        event = self._happening(subtrees(node)[0])
        if tokens(node)[0].type != "FIRST_TIME":
            return event
        if isinstance(event, Shorthand) or event.mood is Mood.TRIES or event.verb in (Verb.BEGIN, Verb.END):
            problem = (
                "what is counted is how often something has happened, and this is about to: say 'When ...', and at"
            )
            raise self.wrong(node, f"{problem} the end 'Do this only once each turn.'", "4.9.1")
        return replace(event, first=True)

    def _happening(self, happening: Node) -> Event | Shorthand:
        data = happening.data
        if data == "turn":
            return self._turn(happening)
        if data == "active":
            return self._active(happening)
        if data == "passes":
            who, mood = self._doer(happening)
            return Event(who, Verb.PASS, mood=mood)
        if data == "passive":
            return self._passive(happening)
        if data == "overpowers":
            return self._overpowers(happening)
        if data in ("counted", "counts"):
            return self._counted(happening)
        return self._element_event(happening)

    def _turn(self, node: Node) -> Event:
        parts, inner = tokens(node), subtrees(node)
        who = Who.EACH
        if inner:
            whose = self.whose(inner[0], Who.EACH)
            if whose is Whose.THEIR:
                raise self.wrong(inner[0], "say 'your turn', \"your opponent's turn\" or 'a turn'")
            who = Who.YOU if whose is Whose.YOUR else Who.OPPONENT
        verb = Verb[parts[-1].type]
        self.check_verb(parts[-1], VERBS[verb].third)
        return Event(who, verb)

    def _mood(self, node: Node) -> Mood:
        moods = [part for part in subtrees(node) if part.data == "mood"]
        return Mood.TRIES if moods or any(token.type == "WOULD" for token in tokens(node)) else Mood.HAPPENS

    def _doer(self, node: Node) -> tuple[Who, Mood]:
        """Who acts and in which mood; the verb, the node's first token, has to agree with both."""
        who, mood = self.subject(subtrees(node)[0]), self._mood(node)
        verb = tokens(node)[0]
        forms = VERBS[self.verb(verb)]
        third = mood is Mood.HAPPENS and who is not Who.YOU
        self.check_verb(verb, forms.third if third else forms.base)
        if who is Who.YOU and mood is Mood.TRIES and tokens(subtrees(node)[1])[0].type == "TRIES_TO":
            raise self.wrong(subtrees(node)[1], "of yourself it is 'You Would'")
        return who, mood

    def _active(self, node: Node) -> Event | Shorthand:
        who, mood = self._doer(node)
        verb = self.verb(tokens(node)[0])
        inner = [part for part in subtrees(node)[1:] if part.data != "mood"]
        what, thing, place = self.target(node, verb, inner[0] if inner else None, who)
        if verb is Verb.OVERPOWER and isinstance(what, This):
            return self._overpowered(node, who, what, mood)
        much = bool(inner) and inner[0].data == "so_much"
        least = self._least(inner[0], thing) if much else 1
        through = self._through(node, verb, thing)
        if through is not None and (much or place is not Place.UNSAID):
            raise self.wrong(
                inner[0], "what the rules bring is 1 Stamina lost, or 1 card drawn from the deck", "5.7.14"
            )
        together = much and what is not None
        if together and mood is Mood.TRIES and verb is not Verb.DRAW:
            raise self.wrong(
                inner[0], "what would happen to several cards would happen to one after the other", "4.9.1"
            )
        event = Event(who, verb, what, thing, place, mood, through=through, least=least, together=together)
        return Shorthand.ON_PLAY if event == PLAYING_THIS_CARD else event

    def _through(self, node: Node, verb: Verb, thing: str | None) -> Verb | None:
        """5.7.14, 2.4.2 What the rules have follow from something: a loss of Stamina from stitching, a draw from
        skipping a play."""
        words = tokens(node)[-1]
        if words.type != "BY_DOING":
            return None
        if words == "by stitching":
            if (verb, thing) != (Verb.LOSE, "Stamina"):
                raise self.wrong(words, "what comes of stitching is that 1 Stamina is lost", "5.7.14")
            return Verb.STITCH
        if verb is not Verb.DRAW:
            raise self.wrong(words, "what comes of skipping a play is that 1 card is drawn", "2.4.2")
        return Verb.SKIP

    def _least(self, target: Node, thing: str | None) -> int:
        """'When You Gain 2 Or More Passion', 'When You Stash 1 Or More Cards': so much at once."""
        return self.integer(tokens(target)[0], 1 if thing is None else 2)

    def _overpowered(self, node: Node, who: Who, what: This, mood: Mood) -> Event:
        """'When Your Opponent Overpowers This Spell': only an opposing spell is overpowered (5.8.2)."""
        if who is Who.YOU:
            raise self.wrong(node, "what you overpower is an opposing spell, never this one", "5.8.2")
        return Event(who, Verb.OVERPOWER, what, mood=mood, passive=True)

    def _overpowers(self, node: Node) -> Event:
        """5.8.6 'When This Spell Overpowers', whatever caused the check."""
        inner, verb, mood = subtrees(node), tokens(node)[0], self._mood(node)
        self.check_verb(verb, VERBS[Verb.OVERPOWER].third if mood is Mood.HAPPENS else VERBS[Verb.OVERPOWER].base)
        what = self._undergoing(inner[0])
        if what.kind is not Kind.SPELL:
            raise self.wrong(inner[0], "only spells overpower or are overpowered", "5.8.2")
        acting = isinstance(what, Noun | Back)
        if inner[-1] is inner[0] or inner[-1].data == "mood":
            return Event(Who.EACH, Verb.OVERPOWER, what, mood=mood, acting=acting)
        over = self._overpowered_one(inner[-1])
        return Event(Who.EACH, Verb.OVERPOWER, what, mood=mood, over=over, acting=acting)

    def _overpowered_one(self, node: Node) -> Noun:
        """What is overpowered: 'A Shield Spell', 'A Stitched Spell'."""
        over = self._undergoing(node)
        if not isinstance(over, Noun) or over.kind is not Kind.SPELL or over.place is not Place.UNSAID:
            raise self.wrong(node, "what is overpowered is a spell: 'A Spell', 'A Shield Spell'", "5.8.2")
        return over

    def target(self, node: Node, verb: Verb, target: Node | None, who: Who) -> Target:
        """What an event or a cost effect says that it is done to."""
        if target is None:
            if verb not in OBJECTLESS:
                raise self.wrong(tokens(node)[-1], f"say what, as in '{VERBS[verb].base.title()} A Card'")
            return None, None, Place.UNSAID
        if target.data == "bare":
            return self._bare(verb, target, who)
        if target.data == "so_much":
            return self._so_much(verb, target, who)
        if verb in TALLIES:
            raise self.wrong(target, "say just what: 'Gain Passion', 'Lose Stamina'")
        if target.data == "this_from":
            site = self.site(subtrees(target)[1], who)
            if site.whose is not self.own(who):
                raise self.wrong(subtrees(target)[1], "it can only be from one's own")
            return This(self.kind(subtrees(target)[0], Number.ONE), at=self.span(target)), None, site.place
        found = self.element(target, who)
        return self._done_to(target, verb, found, who)

    def _done_to(self, target: Node, verb: Verb, found: Noun | This | Back, who: Who) -> Target:
        if verb in NO_NOUN:
            if found != Noun(NO_NOUN[verb]):
                raise self.wrong(target, f"say 'A {KINDS[NO_NOUN[verb]][0].title()}'")
            return None, None, Place.UNSAID
        if isinstance(found, Noun) and found.place is Place.FIELD:
            return replace(found, place=Place.UNSAID), None, _on_field(verb, found)
        if isinstance(found, Noun) and found.place is not Place.UNSAID:
            if found.whose is not self.own(who):
                raise self.wrong(target, "it can only be from one's own")
            return replace(found, whose=Whose.ANY, place=Place.UNSAID), None, found.place
        return found, None, Place.UNSAID

    def _bare(self, verb: Verb, target: Node, who: Who) -> Target:
        noun = subtrees(target)[0]
        thing = self.thing(noun)
        if verb in TALLIES and thing is not None:
            if thing == "play":
                self.noun(noun, Number.MANY, who)
            return None, thing, Place.UNSAID
        if verb is Verb.DRAW and self.noun(noun, Number.MANY, who) == Noun(Kind.CARD):
            return None, None, Place.UNSAID
        raise self.wrong(target, "say 'A' before it, as in 'A Card'")

    def _so_much(self, verb: Verb, target: Node, who: Who) -> Target:
        if verb in TALLIES:
            return self._bare(verb, target, who)
        if verb not in AT_ONCE:
            raise self.wrong(target, "this is done to one at a time: say 'A' before it, as in 'A Card'")
        noun = self.noun(subtrees(target)[0], Number.MANY, who)
        if noun.kind is not Kind.CARD:
            raise self.wrong(target, "what is done to several at once is done to cards: '2 Or More Cards'")
        return self._done_to(target, verb, noun, who)

    def element(self, node: Node, who: Who) -> Noun | This | Back:
        """'A Spell', 'Another Spell', '1 Of Your Spells', 'This Card', 'The Spell Chosen Above'."""
        inner = subtrees(node)
        if node.data == "done_above":
            chosen = self.back(node)
            if chosen.plural:
                raise self.wrong(node, "it is 1 at a time: say 'The Spell Chosen Above'", "4.10.9")
            if chosen.kind is Kind.CARD:
                problem = "a card that was chosen is lost as it moves: what is waited for is on the field"
                raise self.wrong(node, problem, "4.10.12")
            return chosen
        if node.data == "this":
            return This(self.kind(inner[0], Number.ONE), at=self.span(node))
        if node.data == "another_owned":
            return replace(self.owned(inner[0], Number.MANY, who), other=True)
        if node.data == "one_owned":
            if self.integer(tokens(node)[0]) != 1:
                raise self.wrong(tokens(node)[0], "it is 1 at a time")
            return self.owned(inner[0], Number.MANY, who)
        if node.data == "the_owned":
            if not self._is_single(inner[0]):
                raise self.wrong(node, "say '1 Of' before it, as in '1 Of Your Spells'")
            return self.owned(inner[0], Number.ONE, who)
        noun = self.noun(inner[0], Number.ONE, who)
        if node.data == "the_opposing_one":
            if noun.whose is not Whose.ANY or noun.place is not Place.UNSAID or noun.other:
                raise self.wrong(inner[0], "this is said to be the opposing one already")
            return replace(noun, whose=Whose.ACROSS, at=self.span(node))
        if node.data == "a_noun":
            self.check_article(tokens(node)[0], inner[0])
            return noun
        return replace(noun, other=True)

    def _undergoing(self, node: Node) -> Noun | This | Back:
        """What something happens to, where nobody is said to do it."""
        what = self.element(node, Who.EACH)
        if isinstance(what, Noun) and what.whose is Whose.THEIR:
            problem = "whose that is is not said, for nobody is said to do it: say 'your' or \"your opponent's\""
            raise self.wrong(node, problem, "4.10.5")
        return what

    def _passive(self, node: Node) -> Event:
        parts, inner = tokens(node), subtrees(node)
        what, place = self._undergoing(inner[0]), Place.UNSAID
        if len(inner) > 1:
            site = self.site(inner[1], Who.EACH)
            place = site.place
            if isinstance(what, Noun):
                if what.whose is not Whose.ANY or what.place is not Place.UNSAID:
                    raise self.wrong(inner[1], "whose it is has been said already")
                what = replace(what, whose=site.whose)
            elif isinstance(what, Back):
                raise self.wrong(inner[1], "what was chosen above is where it was chosen", "4.10.12")
            elif site.whose is not Whose.YOUR:
                raise self.wrong(inner[1], "this card can only be in areas of yours")
        elif isinstance(what, Noun) and what.place is not Place.UNSAID:
            place = what.place
            what = replace(what, place=Place.UNSAID)
        if parts[0].type == "IS":
            self.check_verb(parts[0], "is")
        verb = self.participle(parts[-1])
        if verb not in UNDERGONE:
            raise self.wrong(parts[-1], f"nothing is {parts[-1].lower()}: say what it does, or what is done to it")
        if isinstance(what, Noun) and place is Place.FIELD:
            place = _on_field(verb, what)
        return Event(Who.EACH, verb, what, None, place, self._mood(node), True)

    def _counted(self, node: Node) -> Event:
        """'When A +1 Is Added To This Spell', 'When You Add A +1 To This Spell'."""
        parts, inner, who, mood = tokens(node), subtrees(node), Who.EACH, self._mood(node)
        if node.data == "counts":
            who, mood = self._doer(node)
            verb = self.verb(parts[0])
            self.check_article(parts[1], parts[2])
        else:
            verb = self.participle(next(part for part in parts if part.type in ("DONE", "STITCHED")))
            self.check_article(parts[0], parts[1])
        right = {Verb.ADD: "TO", Verb.REMOVE: "FROM"}.get(verb)
        if parts[-1].type != right:
            raise self.wrong(node, "a +1 is added to something, or removed from it")
        what = self._undergoing(inner[-1]) if who is Who.EACH else self.element(inner[-1], who)
        return Event(who, verb, what, None, Place.UNSAID, mood, True)

    def _element_event(self, node: Node) -> Event:
        """What an element goes through itself: it leaves or enters the field, gains or loses Power."""
        parts, mood = tokens(node), self._mood(node)
        verb = self.verb(parts[0])
        self.check_verb(parts[0], VERBS[verb].third if mood is Mood.HAPPENS else VERBS[verb].base)
        thing = str(parts[1]) if node.data == "changes" else None
        return Event(Who.EACH, verb, self._undergoing(subtrees(node)[0]), thing, mood=mood)


def _on_field(verb: Verb, noun: Noun) -> Place:
    """1.7.3, 5.7.6 Where something has to come from that is said to be on the field. A spell is nowhere else, and what
    is played comes there: of these it is said only on whose side."""
    return Place.FIELD if noun.kind is Kind.CARD and verb not in (Verb.PLAY, Verb.STITCH) else Place.UNSAID
