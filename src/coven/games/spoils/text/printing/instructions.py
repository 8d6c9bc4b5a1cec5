"""Printing statements and instructions."""

from __future__ import annotations

from typing import Final

from coven.games.spoils.text.printing.facts import condition, each, event, measure
from coven.games.spoils.text.printing.nouns import CONTROLS, area, deck, doer, icons, noun, number, some, thing, whose
from coven.games.spoils.text.tree import (
    Act,
    Adjustment,
    All,
    Amount,
    AssignsPast,
    Attach,
    AttackNow,
    Bid,
    Bonus,
    Both,
    Brawl,
    Can,
    Cannot,
    CannotLose,
    CardType,
    ChooseIcon,
    ChooseNumber,
    ChoosePlayer,
    Compare,
    Controls,
    CostChange,
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
    ExchangeSeats,
    Face,
    FlipCoin,
    ForEach,
    Gains,
    If,
    InBattle,
    Influence,
    InResponseTo,
    Instruction,
    Join,
    Keyword,
    Kind,
    Lasting,
    LastingText,
    Later,
    LeaveBattle,
    Let,
    Loses,
    May,
    MayUse,
    Must,
    MustPay,
    MustTake,
    NameCard,
    Not,
    NotRestored,
    Noun,
    Once,
    Only,
    Paragraph,
    PartySize,
    Pay,
    PaysYourself,
    Place,
    PlayCard,
    PlayerEvent,
    PlayResource,
    Provides,
    Put,
    Redirect,
    ReduceNext,
    ReduceThreshold,
    RemoveDamage,
    Repick,
    Replacement,
    Restriction,
    Revealed,
    RevealUntil,
    Search,
    Sequence,
    Shuffle,
    Side,
    Some,
    Statement,
    Static,
    TakeControl,
    TextOf,
    They,
    Tokens,
    TurnOf,
    Until,
    UpTo,
    UseAs,
    Verb,
    What,
    While,
    Who,
    is_plural,
)
from coven.games.spoils.text.words.lexicon import PUT, VERBS, Forms
from coven.language import capital

SEATS: Final = "the players exchange seats"
NOT_LOSE: Final = "you do not lose the game while your faction has 0 influence"
PAYS: Final = "you pay the numeric costs of those abilities yourself"


def lasts(until: Until) -> str:
    return "" if until is Until.ALWAYS else f" {until.value}"


# Amounts with what they are amounts of


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


# Statements


def statements(found: tuple[Statement, ...], until: Until = Until.ALWAYS) -> list[str]:
    """Clauses; what the same thing gains at once is one."""
    said: list[str] = []
    place = 0
    while place < len(found):
        together = [found[place]]
        while place + len(together) < len(found) and _go_together(together[0], found[place + len(together)]):
            together.append(found[place + len(together)])
        said.append(_gains(together) if _is_gain(together[0]) else statement(together[0], until))
        if _is_gain(together[0]):
            said[-1] += lasts(until)
        place += len(together)
    return said


def _is_gain(one: Statement) -> bool:
    return isinstance(one, Bonus | Gains | Loses)


def _way(one: Statement) -> str:
    if isinstance(one, Bonus):
        return "gain" if one.changes[0].direction is Direction.INCREASE else "lose"
    return "gain" if isinstance(one, Gains) else "lose"


def _go_together(one: Statement, other: Statement) -> bool:
    if not (isinstance(one, Bonus | Gains | Loses) and isinstance(other, Bonus | Gains | Loses)):
        return False
    return one.on == other.on and _way(one) == _way(other)


def _gains(together: list[Statement]) -> str:
    first = together[0]
    assert isinstance(first, Bonus | Gains | Loses)
    verb = VERBS[Verb.GAIN if _way(first) == "gain" else Verb.LOSE]
    items: list[str] = []
    tail = ""
    for one in together:
        if isinstance(one, Bonus):
            for change in one.changes:
                amount = change.amount
                if isinstance(amount, ForEach):
                    tail = f" for each {each(amount.measure)}"
                    items.append(f"{amount.times} {change.stat.value}")
                else:
                    items.append(f"{number(amount)} {change.stat.value}")
        else:
            assert isinstance(one, Gains | Loses)
            items.append(_gained(one.thing))
    return f"{thing(first.on)} {verb.base if is_plural(first.on) else verb.third} {_list(items)}{tail}"


def _list(items: list[str]) -> str:
    """'a', 'a and b', 'a, b, and c'."""
    if len(items) < 3:
        return " and ".join(items)
    return f"{', '.join(items[:-1])}, and {items[-1]}"


def _gained(it: Keyword | CardType | Paragraph | TextOf | str | None) -> str:
    from coven.games.spoils.text.printing.paragraphs import print_paragraph

    match it:
        case None:
            return "its rules text"
        case Keyword():
            return it.value
        case CardType():
            return f"the {it.value} type"
        case str():
            return f'the "{it}" subtype'
        case TextOf(of):
            return "its rules text" if thing(of) == "it" else f"{thing(of)}'s rules text"
    return f'"{print_paragraph(it)}"'


def statement(it: Statement, until: Until = Until.ALWAYS) -> str:
    """A statement as a clause, with how long it lasts."""
    tail = lasts(until)
    match it:
        case Cannot():
            return _cannot(it, tail)
        case Can(subject, verb, target, at_once):
            what = " the turn it enters play" if at_once else f" {thing(target)}" if target is not None else ""
            return f"{_subject(subject)} can {VERBS[verb].base}{what}{tail}"
        case Only(subject, verb, times):
            often = "alone" if times is None else "once each turn" if times == 1 else f"{times} times each turn"
            return f"{_subject(subject)} can {VERBS[verb].base} only {often}{tail}"
        case PartySize(party, compare, amount, even):
            head = f"each {noun(party, plural=False)}"
            if even:
                return f"{head} must contain an even number of characters{tail}"
            if compare is Compare.AT_LEAST:
                return f"{head} must contain {amount} or more characters{tail}"
            return f"{head} cannot contain more than {amount} character{'' if amount == 1 else 's'}{tail}"
        case Must(subject, verb, _, alone):
            alone_, able = (" alone", "") if alone else ("", " if able")
            return f"{_subject(subject)} must {VERBS[verb].base}{alone_}{tail}{able}"
        case MustPay(who, amount, verb, per):
            they = "you" if who is Who.YOU else "they"
            paid = f"{number(amount)} for each {noun(per, plural=False)} {they} {VERBS[verb].base}"
            return f"{doer(who)} must pay {paid}{tail}"
        case MustTake(Verb.PICK):
            return "anything that could pick this card must pick it"
        case MustTake():
            return "anything that could assign battle damage to this card must assign it to this card"
        case CostChange():
            return _cost_change(it) + tail
        case Provides(what, found):
            return f"{thing(what)} {'provide' if is_plural(what) else 'provides'} {icons(found)}{tail}"
        case Revealed(what):
            return f"{thing(what)} {'are' if is_plural(what) else 'is'} revealed{tail}"
        case Controls(who, what):
            return f"{CONTROLS[who]} {thing(what)}{tail}"
        case NotRestored(what, by):
            return f"{thing(what)} {'are' if is_plural(what) else 'is'} not restored by {whose(by)} Restore Rule{tail}"
        case AssignsPast(what, may):
            verb_ = "may assign" if may else "assigns"
            to = "its battle damage to the target of the attack instead of the blocking party"
            return f"{thing(what)} {verb_} {to}{tail}"
        case UseAs(who, cards):
            on = f"abilities on {noun(cards, plural=True)} as though you were your opponent"
            return f"{doer(who)} may use {on}{tail}"
        case MayUse(who, ability):
            return f"{doer(who)} may use this card's {ability} ability{tail}"
        case PaysYourself():
            return PAYS
        case ExchangeSeats():
            return SEATS
        case CannotLose():
            return NOT_LOSE
        case Bonus() | Gains() | Loses():
            return _gains([it]) + tail


def _subject(subject: Who | What) -> str:
    if subject is Who.EACH:
        return "each player"
    return doer(subject) if isinstance(subject, Who) else thing(subject)


def _cannot(it: Cannot, tail: str) -> str:
    who = "players" if it.subject is Who.EACH else _subject(it.subject)
    costs = " except by costs" if it.but_costs else ""
    if it.undergone:
        by = f" by {thing(it.by)}" if it.by is not None else ""
        return f"{who} cannot be {VERBS[it.verbs[0]].participle}{by}{tail}{costs}"
    what = f" {thing(it.object)}" if it.object is not None else ""
    return f"{who} cannot {' or '.join(VERBS[verb].base for verb in it.verbs)}{what}{tail}{costs}"


def _cost_change(it: CostChange) -> str:
    changed = "reduced" if it.direction is Direction.REDUCE else "increased"
    least = f", to a minimum of {it.minimum}" if it.minimum else ""
    plays = {Who.YOU: "you play", Who.OPPONENT: "your opponent plays", Who.EACH: "players play"}[it.who]
    of = f"{thing(it.of)}'s abilities" if it.of is not None else f"{noun(it.noun, plural=True)} {plays}"
    return f"the numeric cost of {of} is {changed} by {number(it.amount)}{least}"


# Instructions


class Voice:
    """To whom an instruction is given: whoever is named anew is printed, and verbs agree."""

    def __init__(self, who: Doer, infinitive: bool = False) -> None:
        self.who = who
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
    raise NotImplementedError(it)


def adjustment(it: Adjustment) -> str:
    verb = "reduce" if it.direction is Direction.REDUCE else "increase"
    thing_ = "the number" if isinstance(it.event, PlayerEvent) else "the amount"
    return f"{verb} {thing_} {'to' if it.to else 'by'} {number(it.amount)}"


def clause(it: Instruction, voice: Voice) -> str:
    """An instruction within a sentence."""
    match it:
        case Both(steps):
            return _list([clause(step, voice) for step in steps])
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
    raise NotImplementedError(it)


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
