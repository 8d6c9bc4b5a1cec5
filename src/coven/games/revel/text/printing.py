"""From the tree back to English: `say` puts an effect or an instruction into card text."""

from __future__ import annotations

from coven.games.revel.text.instructing import TELLING, Voice
from coven.games.revel.text.joining import asked, join
from coven.games.revel.text.judging import NO_NOUN
from coven.games.revel.text.lexicon import CHECK, PUT, SHUFFLE, STOP, STOPPABLE, VERBS, Forms
from coven.games.revel.text.naming import SINGLE, Number, is_plural, number_of
from coven.games.revel.text.stating import stands_alone
from coven.games.revel.text.tree import (
    ANY_NUMBER,
    Able,
    Act,
    All,
    Allotted,
    Amount,
    Back,
    Bonus,
    Both,
    Cannot,
    CheckOverpower,
    Consequence,
    Copies,
    CostEffect,
    Counters,
    Draw,
    Effect,
    Either,
    Event,
    Every,
    ForEach,
    If,
    Instead,
    Instruction,
    Interruption,
    Kind,
    Lasting,
    Limit,
    May,
    Mood,
    Not,
    Noun,
    Ongoing,
    Pass,
    Pay,
    Pick,
    Place,
    Power,
    Sequence,
    Shorthand,
    Shuffle,
    Statement,
    Stop,
    Tally,
    This,
    ThisIn,
    Until,
    UpTo,
    UsesEach,
    Value,
    Verb,
    What,
    While,
    Who,
    Whose,
    Wording,
)
from coven.games.revel.text.wording import (
    Unsayable,
    article,
    condition_words,
    is_deniable,
    is_multiple,
    is_owned,
    kind_word,
    name_of,
    noun_words,
    owned_words,
    owner,
    per_words,
    place_words,
    some_words,
    tail_words,
    thing_words,
    what_words,
)
from coven.language import capital, listed, title_case

SUBJECT = {Who.OPPONENT: "your opponent", Who.EACH: "each player", Who.ITS_PLAYER: "its player"}
SMALL = (Draw, Act, Tally, Counters, Shuffle, Pass, CheckOverpower, Stop)
"""Instructions of one clause."""


def say(thing: Effect | Instruction) -> str:
    """The canonical card text of an effect or an instruction. Unsayable if card text has no words for it."""
    if isinstance(thing, Ongoing):
        return " ".join(f"{capital(words)}." for words in _stated((thing.statement, *thing.more)))
    if isinstance(thing, Limit):
        return f"{capital(_copies_words(thing.statement))}."
    if isinstance(thing, Power):
        return f"{thing.label} Power Is: {sentences(thing.body)}"
    if isinstance(thing, CostEffect):
        return f"{title_case(_cost_words(thing))}: {sentences(thing.cost)}"
    if isinstance(thing, Consequence):
        return f"{_initial_part(thing.event)}: {sentences(thing.body)}"
    if isinstance(thing, Interruption):
        body = _from_hand(thing.body) if thing.from_hand else thing.body
        return f"{_initial_part(thing.event)}: {sentences(body)}"
    return sentences(thing)


# Instructions


def _from_hand(body: Instruction) -> Instruction:
    """4.9.13 With the condition that makes an interruption work from the hand."""
    if isinstance(body, Sequence):
        return Sequence((_from_hand(body.steps[0]), *body.steps[1:]))
    return If(ThisIn(Place.HAND), body)


def sentences(instruction: Instruction) -> str:
    """Instructions as whole sentences."""
    if isinstance(instruction, Sequence):
        return " ".join(sentences(step) for step in instruction.steps)
    if not isinstance(instruction, If):
        return f"{capital(core_words(instruction))}."
    how, conditions, then, otherwise = asked(instruction)
    if instruction != join(how, conditions, then, otherwise, after=instruction.after):
        raise Unsayable("what depends on a condition is no condition again")
    word, only = "if", conditions[0]
    if len(conditions) == 1 and isinstance(only, Not) and not is_deniable(only.condition):
        word, conditions = "unless", (only.condition,)
    condition = f" {how.value} ".join(condition_words(condition) for condition in conditions)
    done = core_words(then)
    first = f"{capital(done)} {word} {condition}." if instruction.after else f"{capital(word)} {condition}, {done}."
    return first if otherwise is None else f"{first} Otherwise, {core_words(otherwise)}."


def core_words(instruction: Instruction) -> str:
    """A sentence without its conditions, its capital letter and its full stop."""
    if isinstance(instruction, Lasting):
        return f"{_at_once(instruction.statement, *instruction.more)}{_until_words(instruction)}"
    if isinstance(instruction, Instead) or (isinstance(instruction, Pay) and isinstance(instruction.body, Instead)):
        return f"{series_words(_without_instead(instruction), TELLING)[0]} instead"
    if isinstance(instruction, May):
        voice = Voice(instruction.who, True)
        body = _without_instead(instruction.body)
        instead = "" if body is instruction.body else " instead"
        return f"{_subject(instruction.who)} may {series_words(body, voice)[0]}{instead}"
    if isinstance(instruction, Either):
        return _listed_words(instruction) if instruction.listed else _either_words(instruction, TELLING, ", or ")[0]
    return series_words(instruction, TELLING)[0]


def _without_instead(instruction: Instruction) -> Instruction:
    """What takes the place of an event, or is paid for so that it does, without the word that says so."""
    if isinstance(instruction, Instead):
        return instruction.body
    if isinstance(instruction, Pay) and isinstance(instruction.body, Instead):
        return Pay(instruction.cost, instruction.body.body)
    return instruction


def _subject(who: Who) -> str:
    return SUBJECT.get(who, "you")


def _until_words(lasting: Lasting) -> str:
    if lasting.until is Until.ALWAYS:
        return ""
    if lasting.until is Until.TURN_ENDS and isinstance(lasting.statement, Cannot):
        return " this turn"
    return f" {lasting.until.value}"


def _either_words(either: Either, voice: Voice, link: str) -> tuple[str, Voice]:
    first, after = series_words(either.options[0], voice)
    going_on = TELLING if either.who is Who.YOU else after
    return link.join([first, *(series_words(option, going_on)[0] for option in either.options[1:])]), going_on


def _listed_words(either: Either) -> str:
    voice = TELLING if either.who is Who.YOU else Voice(either.who, True)
    options = [series_words(option, voice)[0] for option in either.options]
    told = "choose 1:" if either.who is Who.YOU else f"{_subject(either.who)} chooses 1:"
    return f"{told} {'; '.join(options[:-1])}; or {options[-1]}"


def series_words(instruction: Instruction, voice: Voice) -> tuple[str, Voice]:
    """Clauses joined by 'and', 'or' and 'to', and the voice in which to go on."""
    if isinstance(instruction, Both):
        words, voice = _joined(instruction.steps, voice)
        return listed(words), voice
    if isinstance(instruction, Pay):
        cost, voice = series_words(instruction.cost, voice)
        body, _ = series_words(instruction.body, Voice(voice.who, True))
        return f"{cost} to {body}", voice
    if isinstance(instruction, Either) and not instruction.listed:
        if not voice.infinitive:
            return _either_words(instruction, voice, " or ")
        words, voice = _joined(instruction.options, voice)
        return " or ".join(words), voice
    return _clause_words(instruction, voice)


def _joined(steps: tuple[Instruction, ...], voice: Voice) -> tuple[list[str], Voice]:
    words: list[str] = []
    for step in steps:
        said, voice = _clause_words(step, voice)
        words.append(said)
    return words, voice


def _clause_words(instruction: Instruction, voice: Voice) -> tuple[str, Voice]:
    """One clause, with its subject if that isn't clear."""
    if not isinstance(instruction, SMALL):
        raise Unsayable(f"{type(instruction).__name__} needs a sentence of its own")
    who = Who.YOU if isinstance(instruction, CheckOverpower | Stop) else instruction.who
    if voice.infinitive:
        if who is not voice.who:
            raise Unsayable("one clause speaks of one player only")
        return _do_words(instruction, who, base=True), voice
    if who is Who.YOU:
        return _do_words(instruction, who, base=True), TELLING
    words = _do_words(instruction, who, base=False)
    return words if who is voice.who else f"{_subject(who)} {words}", Voice(who, False)


def _do_words(
    do: Draw | Act | Tally | Counters | Shuffle | Pass | CheckOverpower | Stop, who: Who, *, base: bool
) -> str:
    def verb(forms: Forms) -> str:
        return forms.base if base else forms.third

    own = "your" if who is Who.YOU else "their"
    if isinstance(do, Draw):
        if isinstance(do.amount, Every):
            raise Unsayable("say how many cards are drawn")
        return f"{verb(VERBS[Verb.DRAW])} {_cards_words(do.amount)}{tail_words(do.amount, who)}"
    if isinstance(do, Act):
        return _act_words(do, verb(_act_forms(do)), own)
    if isinstance(do, Tally):
        return f"{verb(VERBS[do.verb])} {_tally_words(do, own)}{tail_words(do.amount, who)}"
    if isinstance(do, Counters):
        return f"{verb(VERBS[do.verb])} {_counters_words(do, who)}"
    if isinstance(do, Shuffle):
        return f"{verb(SHUFFLE)} {own} deck"
    if isinstance(do, Pass):
        return f"{verb(VERBS[Verb.PASS])} the turn"
    if isinstance(do, CheckOverpower):
        return f"{verb(CHECK)} for overpower for {what_words(do.what, who)}"
    return f"{verb(STOP)} {'it' if do.verb is None else f'the {STOPPABLE[do.verb]}'}"


def _cards_words(amount: Amount) -> str:
    if isinstance(amount, int):
        return f"{amount} {kind_word(Kind.CARD, number_of(amount))}"
    if isinstance(amount, UpTo):
        return f"up to {amount.most} {kind_word(Kind.CARD, number_of(amount.most))}"
    if isinstance(amount, ForEach) and not is_multiple(amount):
        return f"{amount.times} {kind_word(Kind.CARD, number_of(amount.times))}"
    return "cards"


def _act_forms(act: Act) -> Forms:
    if act.verb is Verb.TOP:
        return PUT
    if act.verb is Verb.PLACE:
        return VERBS[Verb.MOVE] if _is_on_field(act.what) else PUT
    return SHUFFLE if act.verb is Verb.SHUFFLE_IN else VERBS[act.verb]


def _is_on_field(what: What) -> bool:
    """Whether something is put from one side to another: 'Move this spell to an empty side of yours'."""
    if isinstance(what, Pick | All):
        return what.noun.kind is Kind.SPELL
    return isinstance(what, This | Back) and what.kind is Kind.SPELL


def _act_words(act: Act, verb: str, own: str) -> str:
    what = what_words(act.what, act.who)
    if act.verb is Verb.TOP:
        return f"{verb} {what} on top of {own} deck"
    if act.verb is Verb.SHUFFLE_IN:
        return f"{verb} {what} into {own} deck"
    if act.verb is Verb.PLACE:
        link = "to" if _is_on_field(act.what) else "onto"
        return f"{verb} {what} {link} an empty side of {'yours' if own == 'your' else 'theirs'}"
    if act.verb is Verb.DRAW and what in ("it", "that card", "that spell"):
        return f"{verb} {what} back"
    if act.times is not None:
        return f"{verb} {what} {per_words(act.times, act.who)}"
    return f"{verb} {what}" if act.until is Until.ALWAYS else f"{verb} {what} {act.until.value}"


def _tally_words(tally: Tally, own: str) -> str:
    amount = tally.amount
    if isinstance(amount, Every):
        return f"all {own} {thing_words(tally.thing, Number.MANY)}"
    if isinstance(amount, int):
        return f"{amount} {thing_words(tally.thing, number_of(amount))}"
    if amount == ANY_NUMBER:
        return f"any {'number' if tally.thing == 'play' else 'amount'} of {thing_words(tally.thing, Number.MANY)}"
    if isinstance(amount, UpTo):
        return f"up to {amount.most} {thing_words(tally.thing, number_of(amount.most))}"
    if isinstance(amount, ForEach) and not is_multiple(amount):
        return f"{amount.times} {thing_words(tally.thing, number_of(amount.times))}"
    return thing_words(tally.thing, Number.MANY)


def _counters_words(do: Counters, who: Who) -> str:
    link = "to" if do.verb is Verb.ADD else "from"
    if do.mark is not None:
        if not isinstance(do.amount, int) or not isinstance(do.on, All):
            raise Unsayable("mark counters come in a plain number")
        counters = "mark counter" if do.amount == 1 else "mark counters"
        return f"{do.amount} {counters} {link} {owner(do.on.noun.whose, who)} {do.mark} card"
    ones = _ones_words(do.amount)
    if do.to is not None:
        return f"{ones} from {what_words(do.on, who)} to {what_words(do.to, who)}{tail_words(do.amount, who)}"
    return f"{ones} {link} {what_words(do.on, who)}{tail_words(do.amount, who)}"


def _ones_words(amount: Amount) -> str:
    if amount == ANY_NUMBER:
        return "any number of +1s"
    if isinstance(amount, UpTo):
        return f"up to {amount.most} {'+1' if amount.most == 1 else '+1s'}"
    if isinstance(amount, Every):
        return "all +1s"
    if is_multiple(amount):
        return "+1s"
    count = amount.times if isinstance(amount, ForEach) else amount
    if isinstance(count, int):
        return "a +1" if count == 1 else f"{count} +1s"
    return "+1s"


# Statements


def _stated(statements: tuple[Statement, ...]) -> list[str]:
    """Statements as sentences, two in one where they can be said at once."""
    words: list[str] = []
    rest = list(statements)
    while rest:
        first = rest.pop(0)
        pair = (first, rest.pop(0)) if rest and _go_together(first, rest[0]) else (first,)
        words.append(_at_once(*pair))
    return words


def _go_together(one: Statement, other: Statement) -> bool:
    """Whether two statements are said at once: 'has +1 Power and +1 Resistance', "can't be discarded or drawn"."""
    if isinstance(one, While) and isinstance(other, While):
        return one.condition == other.condition and _go_together(one.statement, other.statement)
    if isinstance(one, Bonus) and isinstance(other, Bonus):
        values = {one.value, other.value}
        return (one.on, one.measure) == (other.on, other.measure) and values == {Value.POWER, Value.RESISTANCE}
    if isinstance(one, Cannot) and isinstance(other, Cannot):
        alike = (one.who, one.what, one.thing) == (other.who, other.what, other.thing)
        if not alike or one.verb is other.verb or {one.verb, other.verb} & NO_NOUN.keys():
            return False
        return _is_passive(one) or not stands_alone(one)
    return False


def _at_once(statement: Statement, *more: Statement) -> str:
    """A statement, or two in one, without capital letter and full stop."""
    if len(more) > 1 or not all(_go_together(statement, other) for other in more):
        raise Unsayable("this takes several sentences")
    if isinstance(statement, While):
        conditions = [condition_words(statement.condition)]
        inner = [one.statement for one in (statement, *more) if isinstance(one, While)]
        while isinstance(inner[0], While):
            conditions.append(condition_words(inner[0].condition))
            inner = [one.statement for one in inner if isinstance(one, While)]
        return f"while {' and '.join(conditions)}, {_at_once(*inner)}"
    if isinstance(statement, Bonus):
        has = "have" if is_plural(statement.on) else "has"
        per = "" if statement.measure is None else f" {per_words(statement.measure, Who.YOU)}"
        bonuses = [one for one in (statement, *more) if isinstance(one, Bonus)]
        figures = " and ".join(f"{bonus.amount:+d} {bonus.value.value}" for bonus in bonuses)
        return f"{what_words(statement.on)} {has} {figures}{per}"
    if isinstance(statement, Cannot):
        return _cannot_words(statement, [one.verb for one in (statement, *more) if isinstance(one, Cannot)])
    return _statement_words(statement)


def _statement_words(statement: Able | Allotted | UsesEach | Copies) -> str:
    if isinstance(statement, Able):
        return f"you can {listed([VERBS[verb].base for verb in statement.verbs])} {statement.resource}"
    if isinstance(statement, Allotted):
        amount = abs(statement.amount)
        verb = "are" if statement.who is Who.YOU else "is"
        plays = f"{amount} {'more' if statement.amount > 0 else 'less'} {kind_word(Kind.PLAY, number_of(amount))}"
        return f"{name_of(statement.who)} {verb} allotted {plays} each turn"
    if isinstance(statement, UsesEach):
        times = "twice" if statement.times == 2 else f"{statement.times} times"
        return f"you may use each of your Powers {times} each turn"
    return _copies_words(statement)


def _copies_words(copies: Copies) -> str:
    if copies.most == 1:
        return "only 1 copy of this card per deck"
    return f"only up to {copies.most} copies of this card per deck"


def _cannot_words(cannot: Cannot, verbs: list[Verb]) -> str:
    what = cannot.what
    if what is not None and _is_passive(cannot):
        return f"{what_words(what)} can't be {' or '.join(VERBS[verb].participle for verb in verbs)}"
    who = "players" if cannot.who is Who.EACH else name_of(cannot.who)
    words = f"{who} can't {' or '.join(VERBS[verb].base for verb in verbs)}"
    if cannot.thing is not None:
        return f"{words} {thing_words(cannot.thing, Number.MANY)}"
    if cannot.verb in NO_NOUN:
        return f"{words} {kind_word(NO_NOUN[cannot.verb], Number.MANY)}"
    if what is None:
        return words
    if isinstance(what, All) and not is_owned(what.noun):
        return f"{words} {noun_words(what.noun, Number.MANY, cannot.who, 'from')}"
    return f"{words} {what_words(what, cannot.who)}"


def _is_passive(cannot: Cannot) -> bool:
    """Whether it is said of what it is done to: "Your shield spells can't be discarded"."""
    return cannot.who is Who.EACH and cannot.what is not None and not _is_bare(cannot.what)


def _is_bare(what: What) -> bool:
    """Whether a plural stands alone: "Players can't play cards"."""
    return isinstance(what, All) and what.noun.whose is Whose.ANY and what.wording is Wording.PLAIN and not what.area


# Initial parts


def _initial_part(event: Event | Shorthand) -> str:
    if isinstance(event, Shorthand):
        return event.value
    return title_case(f"when {_event_words(event)}")


def _event_words(event: Event) -> str:
    verb, tries = event.verb, event.mood is Mood.TRIES
    if verb in (Verb.BEGIN, Verb.END):
        whose = {Who.YOU: "your", Who.OPPONENT: "your opponent's"}.get(event.who, "a")
        return f"{whose} turn {VERBS[verb].third}"
    if event.passive and event.who is Who.EACH:
        return _passive_words(event)
    own_subject = verb in (Verb.ENTER, Verb.LEAVE) or (event.thing is not None and event.what is not None)
    overpowers = verb is Verb.OVERPOWER and isinstance(event.what, This) and not event.passive
    third = own_subject or event.who is not Who.YOU
    if not tries:
        done = VERBS[verb].third if third else VERBS[verb].base
    elif verb is Verb.OVERPOWER and third:
        done = "tries to overpower"
    else:
        done = f"would {VERBS[verb].base}"
    if overpowers:
        over = "" if event.over is None else f" {some_words(event.over, Who.EACH)}"
        return f"{_element_words(event.what)} {done}{over}"
    if own_subject:
        return f"{_element_words(event.what)} {done} {event.thing or 'the field'}"
    return f"{name_of(event.who)} {done}{_target_words(event)}"


def _target_words(event: Event) -> str:
    if event.thing is not None:
        much = f" {event.least} or more" if event.least > 1 else ""
        return f"{much} {thing_words(event.thing, Number.MANY)}"
    if event.verb is Verb.PASS:
        return " the turn"
    if event.verb in NO_NOUN:
        return f" {article(kind_word(NO_NOUN[event.verb], Number.ONE))}"
    if event.what is None:
        return ""
    if event.verb in (Verb.ADD, Verb.REMOVE):
        return f" a +1 {'to' if event.verb is Verb.ADD else 'from'} {_element_words(event.what)}"
    own = Whose.YOUR if event.who is Who.YOU else Whose.THEIR
    place = "" if event.place is Place.UNSAID else f" {place_words(event.place, own, event.who, 'from')}"
    return f" {_element_words(event.what, event.who)}{place}"


def _passive_words(event: Event) -> str:
    verb = f"{'would be' if event.mood is Mood.TRIES else 'is'} {VERBS[event.verb].participle}"
    what = event.what
    if event.verb in (Verb.ADD, Verb.REMOVE):
        return f"a +1 {verb} {'to' if event.verb is Verb.ADD else 'from'} {_element_words(what)}"
    if event.place is Place.UNSAID:
        return f"{_element_words(what)} {verb}"
    whose = Whose.YOUR
    if isinstance(what, Noun):
        whose = what.whose
        what = Noun(what.kind, what.types, Whose.ANY, Place.UNSAID, what.other, what.qualities)
    return f"{_element_words(what)} {verb} {place_words(event.place, whose, Who.EACH, 'from')}"


def _element_words(what: Noun | This | None, who: Who = Who.EACH) -> str:
    if what is None:
        raise Unsayable("an event has to say what it happens to")
    if isinstance(what, This):
        return what_words(what)
    if is_owned(what) and what.kind in SINGLE and not what.other:
        return owned_words(what, Number.ONE, who)
    return some_words(what, who)


def _cost_words(effect: CostEffect) -> str:
    verb = VERBS[effect.verb].base
    if effect.verb is Verb.PLAY and effect.what == This(Kind.CARD):
        return "to play"
    if effect.verb in NO_NOUN:
        return f"to {verb} {article(kind_word(NO_NOUN[effect.verb], Number.ONE))}"
    if effect.what is None:
        return "to draw cards" if effect.verb is Verb.DRAW else f"to {verb}"
    return f"to {verb} {_element_words(effect.what)}"
