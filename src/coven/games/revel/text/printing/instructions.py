"""Instructions in words."""

from __future__ import annotations

from dataclasses import replace

from coven.games.revel.text.printing.amounts import is_multiple, per_words, tail_words, that_many
from coven.games.revel.text.printing.conditions import condition_words, is_deniable
from coven.games.revel.text.printing.nouns import Unsayable, kind_word, noun_words, owner, thing_words, what_words
from coven.games.revel.text.printing.statements import at_once
from coven.games.revel.text.tree import (
    ANY_NUMBER,
    AboutToBe,
    Act,
    Actor,
    All,
    Amount,
    Back,
    Both,
    Cannot,
    Changed,
    CheckOverpower,
    Counters,
    Doer,
    Draw,
    Either,
    EqualTo,
    Every,
    ForEach,
    Groups,
    Held,
    If,
    Instead,
    Instruction,
    Kind,
    Lasting,
    Later,
    May,
    NameCard,
    Not,
    Once,
    Pass,
    Pay,
    Pick,
    PlayerOf,
    Sequence,
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
)
from coven.games.revel.text.tree.joining import asked, join
from coven.games.revel.text.tree.nouns import is_plural
from coven.games.revel.text.words.forms import TELLING, Number, Voice, number_of
from coven.games.revel.text.words.lexicon import CHECK, NAMING, PUT, SHUFFLE, STOP, STOPPABLE, SWAP, VERBS, Forms
from coven.language import capital, listed

NOT_YOURS = (Whose.OPPOSING, Whose.ACROSS, Whose.OPPONENTS)
SUBJECT = {Who.OPPONENT: "your opponent", Who.EACH: "each player"}
SMALL = (Draw, Act, Tally, Counters, Shuffle, Pass, CheckOverpower, Swap, NameCard, Stop)
"""Instructions of one clause."""


def sentences(instruction: Instruction) -> str:
    """Instructions as whole sentences."""
    if isinstance(instruction, Once):
        return f"{sentences(instruction.body)} Do this only once each turn."
    if isinstance(instruction, Later) and isinstance(instruction.body, Sequence):
        now, *after = instruction.body.steps
        return " ".join(sentences(step) for step in (Later(instruction.when, now), *after))
    if isinstance(instruction, Later):
        return f"{capital(instruction.when.value)}, {core_words(instruction.body)}."
    if isinstance(instruction, Sequence):
        return " ".join(sentences(step) for step in instruction.steps)
    beginning, more = _first_of(instruction)
    if more:
        return " ".join(sentences(step) for step in (beginning, *more))
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


def _first_of(instruction: Instruction) -> tuple[Instruction, tuple[Instruction, ...]]:
    """What stands in the first sentence, and the sentences that go on with it: 'You may reveal your next draw. If it is
    a strike spell card, draw it.'"""
    if isinstance(instruction, Sequence):
        return instruction.steps[0], instruction.steps[1:]
    if isinstance(instruction, May | Instead | Pay):
        body, more = _first_of(instruction.body)
        return (replace(instruction, body=body) if more else instruction), more
    if isinstance(instruction, If):
        how, conditions, then, otherwise = asked(instruction)
        done, more = _first_of(then) if otherwise is None else (then, ())
        return (join(how, conditions, done, after=instruction.after) if more else instruction), more
    return instruction, ()


def core_words(instruction: Instruction) -> str:
    """A sentence without its conditions, its capital letter and its full stop."""
    if isinstance(instruction, Lasting):
        return f"{at_once(instruction.statement, *instruction.more)}{_until_words(instruction)}"
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


def _subject(who: Doer) -> str:
    if isinstance(who, PlayerOf):
        return "its player" if who.of.kind is None else f"that {who.of.kind.value}'s player"
    if isinstance(who, Actor):
        return "that player's opponent" if who.opponent else "that player"
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
        if who != voice.who:  # what is bound is equal, not the same object
            raise Unsayable("one clause speaks of one player only")
        return _do_words(instruction, who, base=True), voice
    if who is Who.YOU:
        words = _do_words(instruction, who, base=True)
        return words if voice.who is Who.YOU else f"you {words}", TELLING
    words = _do_words(instruction, who, base=False)
    return words if who == voice.who else f"{_subject(who)} {words}", Voice(who, False)


def _do_words(
    do: Draw | Act | Tally | Counters | Shuffle | Pass | CheckOverpower | Swap | NameCard | Stop,
    who: Doer,
    *,
    base: bool,
) -> str:
    def verb(forms: Forms) -> str:
        return forms.base if base else forms.third

    own = "your" if who is Who.YOU else "their"
    if isinstance(do, Draw):
        if isinstance(do.amount, Every):
            raise Unsayable("say how many cards are drawn")
        if isinstance(do.amount, EqualTo) and isinstance(do.amount.measure, Short):
            return f"{verb(VERBS[Verb.DRAW])} {_until_having(do.amount.measure, own)}"
        return f"{verb(VERBS[Verb.DRAW])} {_cards_words(do.amount)}{tail_words(do.amount, who)}"
    if isinstance(do, Act):
        return _act_words(do, verb(_act_forms(do)), own)
    if isinstance(do, Tally):
        if is_half(do) and isinstance(do.amount, EqualTo) and isinstance(do.amount.measure, Groups):
            return f"{verb(VERBS[do.verb])} {_tally_words(do, own)}, {do.amount.measure.rounded.value}"
        return f"{verb(VERBS[do.verb])} {_tally_words(do, own)}{tail_words(do.amount, who)}"
    if isinstance(do, Counters):
        return f"{verb(VERBS[do.verb])} {_counters_words(do, who)}"
    if isinstance(do, Shuffle):
        return f"{verb(SHUFFLE)} {own} deck"
    if isinstance(do, Pass):
        return f"{verb(VERBS[Verb.PASS])} the turn"
    if isinstance(do, Swap):
        return f"{verb(SWAP)} {what_words(do.one, who)} with {what_words(do.other, who)}"
    if isinstance(do, NameCard):
        return f"{verb(NAMING)} a card"
    if isinstance(do, CheckOverpower):
        return f"{verb(CHECK)} for overpower for {what_words(do.what, who)}"
    return f"{verb(STOP)} {'it' if do.verb is None else f'the {STOPPABLE[do.verb]}'}"


def _until_having(short: Short, own: str) -> str:
    whoever = "you have" if own == "your" else "they have"
    return f"cards until {whoever} {short.of} {kind_word(Kind.CARD, number_of(short.of))} in {own} hand"


def _changed_words(changed: Changed) -> str:
    return f"{abs(changed.by)} {'more' if changed.by > 0 else 'less'}"


def _cards_words(amount: Amount) -> str:
    so_many = that_many(amount, "many")
    if so_many is not None:
        return f"{so_many} {kind_word(Kind.CARD, Number.MANY)}"
    if isinstance(amount, Changed):
        return f"{_changed_words(amount)} {kind_word(Kind.CARD, number_of(abs(amount.by)))}"
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
        theirs = own == "your" and isinstance(act.what, Pick | All) and act.what.noun.whose in NOT_YOURS
        return f"{verb} {what} on top of {_its_players(act.what) if theirs else own} deck"
    if act.verb is Verb.SHUFFLE_IN:
        return f"{verb} {what} into {own} deck"
    if act.verb is Verb.PLACE:
        link = "to" if _is_on_field(act.what) else "onto"
        return f"{verb} {what} {link} an empty side of {'yours' if own == 'your' else 'theirs'}"
    if act.verb is Verb.DRAW and isinstance(act.what, Back) and act.what.followed:
        return f"{verb} {what} back"
    if isinstance(act.times, AboutToBe) and isinstance(act.what, Pick):
        return f"{verb} that many {noun_words(act.what.noun, Number.MANY, act.who, 'from')}"
    if act.times is not None:
        return f"{verb} {what} {per_words(act.times, act.who)}"
    return f"{verb} {what}" if act.until is Until.ALWAYS else f"{verb} {what} {act.until.value}"


def is_half(tally: Tally) -> bool:
    """'Lose half your Passion': half of what that player has."""
    measure = tally.amount.measure if isinstance(tally.amount, EqualTo) else None
    if not isinstance(measure, Groups) or measure.size != 2 or tally.verb is Verb.GAIN:
        return False
    return isinstance(tally.who, Who) and measure.measure == Held(tally.who, tally.thing)


def _its_players(what: What) -> str:
    return "their player's" if is_plural(what) else "its player's"


def _tally_words(tally: Tally, own: str) -> str:
    amount = tally.amount
    so_much = that_many(amount, "many" if tally.thing == "play" else "much")
    if so_much is not None:
        return f"{so_much} {thing_words(tally.thing, Number.MANY)}"
    if is_half(tally):
        return f"half {own} {thing_words(tally.thing, Number.MANY)}"
    if isinstance(amount, Every):
        return f"all {own} {thing_words(tally.thing, Number.MANY)}"
    if isinstance(amount, int):
        return f"{amount} {thing_words(tally.thing, number_of(amount))}"
    if isinstance(amount, Changed):
        return f"{_changed_words(amount)} {thing_words(tally.thing, number_of(abs(amount.by)))}"
    if isinstance(amount, UpTo) and amount.least:
        return f"{amount.least} or more {thing_words(tally.thing, Number.MANY)}"
    if amount == ANY_NUMBER:
        return f"any {'number' if tally.thing == 'play' else 'amount'} of {thing_words(tally.thing, Number.MANY)}"
    if isinstance(amount, UpTo):
        return f"up to {amount.most} {thing_words(tally.thing, number_of(amount.most))}"
    if isinstance(amount, ForEach) and not is_multiple(amount):
        return f"{amount.times} {thing_words(tally.thing, number_of(amount.times))}"
    return thing_words(tally.thing, Number.MANY)


def _counters_words(do: Counters, who: Doer) -> str:
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
    so_many = that_many(amount, "many")
    if so_many is not None:
        return f"{so_many} +1s"
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
