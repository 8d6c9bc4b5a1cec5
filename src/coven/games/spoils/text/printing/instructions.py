"""Printing instructions."""

from __future__ import annotations

from functools import cache

from coven.games.spoils.text.printing.facts import condition, each, event, measure
from coven.games.spoils.text.printing.nouns import area, deck, doer, noun, number, some, thing, whose
from coven.games.spoils.text.printing.statements import lasts, list_of, statements
from coven.games.spoils.text.tree import (
    Act,
    Adjustment,
    All,
    Amount,
    Attach,
    AttackNow,
    Bid,
    Both,
    Brawl,
    ChooseIcon,
    ChooseNumber,
    ChoosePlayer,
    Create,
    Damage,
    DidThisWay,
    Direction,
    Doer,
    Draw,
    Either,
    EntersUnder,
    EqualTo,
    Every,
    Face,
    FlipCoin,
    ForEach,
    If,
    InBattle,
    Influence,
    InResponseTo,
    Instruction,
    Join,
    Kind,
    Lasting,
    LastingText,
    Later,
    LeaveBattle,
    Let,
    May,
    NameCard,
    Not,
    Noun,
    Once,
    Pay,
    Place,
    PlayCard,
    PlayerEvent,
    PlayResource,
    Put,
    Redirect,
    ReduceNext,
    ReduceThreshold,
    RemoveDamage,
    Repick,
    Replacement,
    Restriction,
    RevealUntil,
    Search,
    Sequence,
    Shuffle,
    Side,
    Some,
    Static,
    TakeControl,
    They,
    Tokens,
    TurnOf,
    UpTo,
    Verb,
    While,
    Who,
    is_plural,
)
from coven.games.spoils.text.words.lexicon import PUT, VERBS, Forms
from coven.language import capital


def quantity(amount: Amount, kind: Kind) -> str:
    """'a card', '2 tokens', 'X damage', 'all tokens', '1 card for each ...'."""
    match amount:
        case ForEach(times, inner):
            return f"{some(Some(Noun(kind), times, times))} for each {each(inner)}"
        case EqualTo(inner):
            return f"{noun(Noun(kind), plural=kind is not Kind.DAMAGE)} equal to {measure(inner)}"
        case UpTo(most):
            return some(Some(Noun(kind), 0, most))
        case Every():
            return f"all {noun(Noun(kind), plural=True)}"
    if amount == 0:
        return f"0 {noun(Noun(kind), plural=True)}"
    return some(Some(Noun(kind), amount, amount))


class Voice:
    """To whom an instruction is given: whoever is named anew is printed, and verbs agree."""

    def __init__(self, who: Doer, infinitive: bool = False) -> None:
        self.who: Doer | None = who
        self.infinitive = infinitive

    def said(self, who: Doer, forms: Forms, rest: str) -> str:
        """A verb with who does it, if that isn't who does it anyhow."""
        same = who == self.who
        base = who is Who.YOU or isinstance(who, They) or (self.infinitive and same)
        self.infinitive = self.infinitive and same
        self.who = who
        words = f"{forms.base if base else forms.third} {rest}".rstrip()
        return words if same else f"{doer(who)} {words}"


def sentences(body: Instruction, first: str = "") -> str:
    """Instructions as sentences. `first` stands before the first of them: 'if this card enters play, '."""
    steps = body.steps if isinstance(body, Sequence) else (body,)
    said: list[str] = []
    for place, step in enumerate(steps):
        said.extend(_sentence(step, first if place == 0 else ""))
    return " ".join(said)


def sentence(words: str) -> str:
    """With a capital and a full stop, unless text in quotes has one."""
    return capital(words if words.endswith('."') else f"{words}.")


def _sentence(step: Instruction, before: str = "") -> list[str]:
    """A step as one sentence; with 'Otherwise' as two."""
    if isinstance(step, If) and not step.after:
        head, *rest = _sentence(step.then, f"{before}if {condition(step.condition)}, ")
        if step.otherwise is not None:
            rest += _sentence(step.otherwise, "otherwise, ")
        return [head, *rest]
    if isinstance(step, Later):
        return _sentence(step.body, f"{before}{step.when.value}, ")
    if isinstance(step, LastingText):
        return [sentence(f"{before}{_lasting_text(step)}")]
    if isinstance(step, If):
        word, asked = "if", step.condition
        if isinstance(asked, Not) and not isinstance(asked.condition, DidThisWay):
            word, asked = "unless", asked.condition
        return [sentence(f"{before}{clause(step.then, Voice(Who.YOU))} {word} {condition(asked)}")]
    return [sentence(f"{before}{clause(step, Voice(Who.YOU))}")]


def _lasting_text(it: LastingText) -> str:
    match it.text:
        case Adjustment():
            return f"if {event(it.text.event, it.until)}, {adjustment(it.text)}"
        case Replacement(happens, body, waits):
            cue = "the next time" if waits else "if"
            return f"{cue} {event(happens, it.until)}, {clause(body, Voice(Who.YOU))} instead"
        case While(asked, Static(found)):
            return f"while {condition(asked, it.until)}, {' and '.join(statements(found))}"
    raise AssertionError(f"no text says so: {it}")


def adjustment(it: Adjustment) -> str:
    verb = "reduce" if it.direction is Direction.REDUCE else "increase"
    thing_ = "the number" if isinstance(it.event, PlayerEvent) else "the amount"
    return f"{verb} {thing_} {'to' if it.to else 'by'} {number(it.amount)}"


def _in_turn(it: Instruction, voice: Voice) -> str:
    """One of several clauses. After one of which something else is the subject, who does the next is named anew: 'your
    faction gains 1 influence and you draw a card'."""
    said = clause(it, voice)
    if isinstance(it, Influence | Lasting) and not voice.infinitive:
        voice.who = None
    return said


def clause(it: Instruction, voice: Voice) -> str:
    """An instruction within a sentence."""
    match it:
        case Both(steps):
            return list_of([_in_turn(step, voice) for step in steps])
        case May(who, body):
            return f"{doer(who)} may {clause(body, Voice(who, infinitive=True))}"
        case Either(who, options, False):
            return " or ".join(clause(option, Voice(who, voice.infinitive)) for option in options)
        case Either(who, options, True):
            listed = "; or ".join(clause(option, Voice(Who.YOU)) for option in options)
            return f"choose one: {listed}" if who is Who.YOU else f"{doer(who)} chooses one: {listed}"
        case Lasting(found, until):
            return " and ".join(statements(found, until))
        case Restriction():
            return _restriction(it)
        case Let(value):
            return f"X is {value if isinstance(value, int) else measure(value)}"
        case Influence():
            return _influence(it)
        case EntersUnder(what, who):
            return f"{thing(what)} enters play under {whose(who)} control"
        case Brawl(one, other):
            return f"{thing(one)} and {thing(other)} each inflict damage equal to their strength to the other"
        case Redirect(amount, from_, to):
            head = f"the next {amount} damage inflicted to {thing(from_)} this turn"
            return f"{head} is inflicted to {thing(to)} instead"
        case Repick(what, to):
            return f"{thing(what)} {'pick' if is_plural(what) else 'picks'} {thing(to)} instead"
    return _do(it, voice)


@cache
def print_options(it: Either) -> tuple[str, ...]:
    """What may be chosen, each in the words of the card: 'draw a card', 'play a resource'. It is asked for whenever
    somebody has to choose, as at the start of every turn."""
    return tuple([clause(option, Voice(Who.YOU if it.listed else it.who)) for option in it.options])


def _influence(it: Influence) -> str:
    forms = VERBS[it.verb]
    verb = forms.base if is_plural(it.faction) else forms.third
    amount = it.amount
    if isinstance(amount, ForEach):
        return f"{thing(it.faction)} {verb} {amount.times} influence for each {each(amount.measure)}"
    return f"{thing(it.faction)} {verb} {number(amount)} influence"


def _restriction(it: Restriction) -> str:
    head = f"{VERBS[it.verb].base} this only"
    match it.condition:
        case InBattle(None):
            return f"{head} during a battle"
        case Not(InBattle(None)):
            return f"{head} outside of a battle"
        case TurnOf(who):
            return f"{head} during {whose(who)} turn"
        case InResponseTo(what):
            return f"{head} in response to {some(Some(what))}"
        case Once(times):
            return f"{head} {'once each turn' if times == 1 else f'{times} times each turn'}"
    return f"{head} {'while' if it.while_ else 'if'} {condition(it.condition)}"


def _do(it: Instruction, voice: Voice) -> str:
    match it:
        case Act(who, Verb.FLIP_UP | Verb.FLIP_DOWN as verb, what):
            face = "face-up" if verb is Verb.FLIP_UP else "face-down"
            return voice.said(who, VERBS[Verb.FLIP], f"{thing(what)} {face}")
        case Act(who, Verb.DISCARD, what):
            return voice.said(who, VERBS[Verb.DISCARD], thing(what, away=True))
        case Act(who, verb, what, from_):
            tail = f" from {thing(from_)}" if from_ is not None else ""
            return voice.said(who, VERBS[verb], f"{thing(what)}{tail}")
        case Draw(who, amount):
            return voice.said(who, VERBS[Verb.DRAW], quantity(amount, Kind.CARD))
        case Create(who, amount):
            return voice.said(who, VERBS[Verb.CREATE], quantity(amount, Kind.MICROMAJIG))
        case Put():
            return _put(it, voice)
        case Attach(who, what, to):
            return voice.said(who, VERBS[Verb.ATTACH], f"{thing(what)} to {thing(to)}")
        case Search(who, owner, what, place):
            return voice.said(who, VERBS[Verb.SEARCH], f"{area(owner, place)} for {some(what)}")
        case Shuffle(who, owner):
            return voice.said(who, VERBS[Verb.SHUFFLE], area(owner, Place.DECK))
        case PlayCard(who, what, free):
            return voice.said(who, VERBS[Verb.PLAY], f"{thing(what, away=True)}{' for free' if free else ''}")
        case PlayResource(who, amount):
            return voice.said(who, VERBS[Verb.PLAY], quantity(amount, Kind.RESOURCE))
        case RevealUntil(who, owner, until):
            they = "you" if who is Who.YOU else "they"
            cards = f"cards from the top of {area(owner, Place.DECK)} until {they} reveal {some(until)}"
            return voice.said(who, VERBS[Verb.REVEAL], cards)
        case Damage():
            return _damage(it, voice)
        case RemoveDamage(amount, from_):
            return voice.said(Who.YOU, VERBS[Verb.REMOVE], f"{quantity(amount, Kind.DAMAGE)} from {thing(from_)}")
        case Tokens():
            return _tokens(it, voice)
        case Pay(who, amount):
            paid = measure(amount.measure) if isinstance(amount, EqualTo) else number(amount)
            return voice.said(who, VERBS[Verb.PAY], paid)
        case ChooseNumber(who, least, most):
            span = "" if most is None else f" from {least} to {most}"
            return voice.said(who, VERBS[Verb.CHOOSE], f"a number for X{span}")
        case ChoosePlayer(who):
            return voice.said(who, VERBS[Verb.CHOOSE], "a player")
        case ChooseIcon(who):
            return voice.said(who, VERBS[Verb.CHOOSE], "a resource icon")
        case ReduceNext():
            return _reduce_next(it, voice)
        case ReduceThreshold(who, amount, what):
            card = f"the threshold of the next {noun(what, plural=False)} you play this turn by {number(amount)}"
            return voice.said(who, VERBS[Verb.REDUCE], f"the number of the chosen icon in {card}")
        case FlipCoin(who, again):
            return voice.said(who, VERBS[Verb.FLIP], "the coin again" if again else "a coin")
        case NameCard(who, what):
            return voice.said(who, VERBS[Verb.NAME], some(Some(what)))
        case Bid(who):
            return voice.said(who, VERBS[Verb.BID], "")
        case TakeControl(who, what, until):
            return voice.said(who, VERBS[Verb.CONTROL], f"{thing(what)}{lasts(until)}")
        case Join(what, party):
            return voice.said(Who.YOU, VERBS[Verb.ADD], f"{thing(what)} to {thing(All(party))}")
        case LeaveBattle(what):
            return voice.said(Who.YOU, VERBS[Verb.REMOVE], f"{thing(what)} from battle")
        case AttackNow(who):
            return voice.said(who, VERBS[Verb.ATTACK], "")
    raise AssertionError(f"no text says so: {it}")


def _put(it: Put, voice: Voice) -> str:
    if it.to is Place.OUT_OF_GAME:
        return voice.said(it.who, VERBS[Verb.REMOVE], f"{thing(it.what)} from the game")
    what = thing(it.what, away=True)
    if it.to is Place.DECK and it.side is Side.ANY:
        return voice.said(it.who, VERBS[Verb.SHUFFLE], f"{thing(it.what, away=True)} into {area(it.whose, it.to)}")
    if it.to is Place.DECK:
        where = f"on {'top' if it.side is Side.TOP else 'the bottom'} of {deck(it.whose)}"
    elif it.to is Place.IN_PLAY:
        where = "into play" + _entries(it)
    else:
        where = f"into {area(it.whose, it.to)}"
    order = " in any order" if it.any_order else ""
    instead = f" instead of {area(They(), it.instead_of)}" if it.instead_of is not None else ""
    return voice.said(it.who, PUT, f"{what} {where}{order}{instead}")


def _entries(it: Put) -> str:
    said = " depleted" if it.depleted else ""
    said += " face-down" if it.face is Face.DOWN else ""
    said += f" {it.party.value}" if it.party is not None else ""
    if it.attached_to is not None:
        said += f" attached to {thing(it.attached_to)}"
    if it.under is not None:
        said += f" under {'their' if it.under == it.who and it.who is not Who.YOU else whose(it.under)} control"
    return said


def _damage(it: Damage, voice: Voice) -> str:
    if isinstance(it.amount, EqualTo):
        return voice.said(
            it.who, VERBS[Verb.INFLICT], f"damage equal to {measure(it.amount.measure)} to {thing(it.to)}"
        )
    amount = f"{number(it.amount)} damage"
    if it.divider is None:
        return voice.said(it.who, VERBS[Verb.INFLICT], f"{amount} to {thing(it.to)}")
    want = "you want" if it.divider is Who.YOU else "your opponent wants"
    return voice.said(it.who, VERBS[Verb.INFLICT], f"{amount} divided however {want} among {thing(it.to)}")


def _tokens(it: Tokens, voice: Voice) -> str:
    forms, on = (PUT, "on") if it.verb is Verb.PUT else (VERBS[Verb.REMOVE], "from")
    if isinstance(it.amount, EqualTo):
        return voice.said(
            it.who, forms, f"a number of tokens equal to {measure(it.amount.measure)} {on} {thing(it.on)}"
        )
    return voice.said(it.who, forms, f"{quantity(it.amount, Kind.TOKEN)} {on} {thing(it.on)}")


def _reduce_next(it: ReduceNext, voice: Voice) -> str:
    forms = VERBS[Verb.REDUCE if it.direction is Direction.REDUCE else Verb.INCREASE]
    if it.noun is None:
        return voice.said(it.who, forms, f"the next numeric cost you pay this turn by {number(it.amount)}")
    card = f"the next {noun(it.noun, plural=False)} you play this turn by {number(it.amount)}"
    return voice.said(it.who, forms, f"the numeric cost of {card}")
