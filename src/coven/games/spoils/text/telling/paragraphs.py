"""The read-back of statements, instructions and paragraphs."""

from __future__ import annotations

from collections.abc import Iterator

from coven.games.spoils.text.printing import print_paragraph
from coven.games.spoils.text.printing.statements import statement as printed_statement
from coven.games.spoils.text.telling.things import (
    ANYWHERE,
    PLACES,
    amount_is,
    condition_is,
    counted,
    measure_is,
    noun_is,
    numbered,
    to_is,
    what_is,
    who_is,
)
from coven.games.spoils.text.tree import (
    Ability,
    Act,
    Adjustment,
    AssignsPast,
    Attach,
    AttackNow,
    Bid,
    Bonus,
    Both,
    Brawl,
    Can,
    Cannot,
    CardText,
    CardType,
    ChooseIcon,
    ChooseNumber,
    ChoosePlayer,
    Controls,
    CostChange,
    Create,
    Damage,
    DamageEvent,
    DevelopRule,
    Draw,
    Either,
    EntersUnder,
    Event,
    Exchanged,
    Face,
    FlipCoin,
    FlipUp,
    Gains,
    If,
    Influence,
    InfluenceEvent,
    Instruction,
    Join,
    Keyword,
    Lasting,
    LastingText,
    Later,
    LeaveBattle,
    Let,
    Loses,
    May,
    Menu,
    MoveEvent,
    Must,
    MustPay,
    NameCard,
    NotRestored,
    Noun,
    Only,
    Options,
    Paragraph,
    Pay,
    Place,
    PlayCard,
    Played,
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
    RestoreRule,
    Restriction,
    Revealed,
    RevealUntil,
    Search,
    Sequence,
    Shuffle,
    Side,
    Statement,
    Static,
    TakeControl,
    TextOf,
    ThingEvent,
    Threshold,
    TokenEvent,
    Tokens,
    Trigger,
    TurnEvent,
    Until,
    Verb,
    What,
    While,
    Who,
)
from coven.games.spoils.text.tree.events import Subject

STEP = "  "


def tell_card(text: CardText) -> tuple[str, ...]:
    """A card read back, a line for each thing it says; paragraphs are numbered."""
    return tuple(f"{place}. {line}" for place, one in enumerate(text.paragraphs, 1) for line in tell(one))


def tell(paragraph: Paragraph) -> tuple[str, ...]:
    """A paragraph read back."""
    return tuple(_paragraph(paragraph))


def _paragraph(it: Paragraph) -> Iterator[str]:
    match it:
        case Trigger(_, event, body):
            yield f"trigger: {event_is(event)}"
            yield from _steps(body, STEP)
        case Replacement(event, body, waits):
            yield f"replacement: {'the next time ' if waits else ''}{event_is(event)}; instead"
            yield from _steps(body, STEP)
        case Adjustment():
            yield f"adjustment: {_adjusted(it)}"
        case Static(found):
            for one in found:
                yield f"always: {statement_is(one)}"
        case While(condition, text):
            yield f"while: {condition_is(condition)}"
            yield from (STEP + line for line in _paragraph(text))
        case Threshold(icons, text):
            yield f"while: you have the icons {''.join(icon.value for icon in icons)}"
            yield from (STEP + line for line in _paragraph(text))
        case Menu(tokens, text):
            yield f"while: this card has at least {tokens} tokens"
            yield from (STEP + line for line in _paragraph(text))
        case Played():
            yield from _played(it, "")
        case Ability(name, icons, cost, effect):
            asked = f", with the icons {''.join(icon.value for icon in icons)}" if icons else ""
            yield f"ability {name}{asked}"
            yield from _played(Played(cost, effect), STEP)
        case Options(who, options):
            yield f"options: one is chosen as this card is played, by {who_is(who)}"
            for place, option in enumerate(options, 1):
                yield f"{STEP}option {place}"
                yield from _played(option, STEP * 2)
        case RestoreRule(text) | DevelopRule(text):
            yield "restore rule" if isinstance(it, RestoreRule) else "develop rule"
            yield from (STEP + line for line in _paragraph(text))
        case FlipUp(cost, icons, extra) if extra is not None:
            yield f"keyword: Flip Up {cost} with the icons {''.join(icon.value for icon in icons)}, and"
            yield from _steps(extra, STEP)
        case _:
            yield f"printed: {print_paragraph(it)}"


def _played(it: Played, before: str) -> Iterator[str]:
    if it.cost is not None:
        yield f"{before}cost"
        yield from _steps(it.cost, before + STEP)
    if it.effect is not None:
        yield f"{before}effect"
        yield from _steps(it.effect, before + STEP)


# Events


def _subject(it: Subject) -> str:
    return f"a {noun_is(it, ANYWHERE)}" if isinstance(it, Noun) else what_is(it)


def event_is(it: Event) -> str:
    match it:
        case TurnEvent(who, point):
            return f"the {point.value} of the turn of {who_is(who)}"
        case ThingEvent(what, verbs, undergone, under, target, by, alone):
            did = " or ".join(verb.value for verb in verbs)
            words = f"{_subject(what)} {'undergoes' if undergone else 'does'}: {did}"
            words += f", under the control of {who_is(under)}" if under is not None else ""
            words += f", of a {noun_is(target)}" if target is not None else ""
            words += f", by {_subject(by)}" if by is not None else ""
            return f"{words}{', alone' if alone else ''}"
        case MoveEvent(what, to, from_, whose):
            start = "" if from_ is Place.UNSAID else f" from {PLACES[from_]}"
            return f"{_subject(what)} comes{start} to be {PLACES[to]} of {who_is(whose)}"
        case PlayerEvent(who, verb, what, undergone, many):
            done = "" if what is None else f" {'any number of ' if many else ''}{_subject(what)}"
            return f"{who_is(who)} {'undergoes' if undergone else 'does'}: {verb.value}{done}"
        case DamageEvent(source, to, battle, _):
            from_what = "anything" if source is None else _subject(source)
            onto = "anything" if to is None else _subject(to)
            return f"{from_what} inflicts {'battle ' if battle else ''}damage to {onto}"
        case InfluenceEvent(faction, verb):
            return f"the {noun_is(faction)} does: {verb.value} influence"
        case TokenEvent(verb, what):
            return f"a token is {verb.value} on {_subject(what)}"


def _adjusted(it: Adjustment) -> str:
    way = f"{it.direction.value} it {'to' if it.to else 'by'} {amount_is(it.amount)}"
    return f"{event_is(it.event)}; {way}"


# Statements


def statement_is(it: Statement) -> str:
    match it:
        case Bonus(on, changes):
            said = ", ".join(f"{one.direction.value} {one.stat.value} by {amount_is(one.amount)}" for one in changes)
            return f"{what_is(on)}: {said}"
        case Gains(on, thing):
            return f"{what_is(on)}: has {_gained(thing)}"
        case Loses(on, thing):
            return f"{what_is(on)}: has no {'rules text' if thing is None else thing.value}"
        case Cannot(subject, verbs, target, undergone, by, but_costs):
            of = ANYWHERE if undergone and Verb.PLAY in verbs else ""
            who = who_is(subject) if isinstance(subject, Who) else what_is(subject, of)
            words = f"{who} cannot {'undergo' if undergone else 'do'}: "
            words += " or ".join(verb.value for verb in verbs)
            words += f" {what_is(target, ANYWHERE)}" if target is not None else ""
            words += f", by {what_is(by)}" if by is not None else ""
            return f"{words}{', but by costs' if but_costs else ''}"
        case Can(subject, verb, target, at_once):
            words = f"{_who_or_what(subject)} can do: {verb.value}"
            words += f" {what_is(target, ANYWHERE)}" if target is not None else ""
            return f"{words}{', in the turn it enters play too' if at_once else ''}"
        case Only(subject, verb, times):
            often = "alone" if times is None else f"{times} times each turn"
            return f"{_who_or_what(subject)} can do: {verb.value}, only {often}"
        case Must(subject, verb, _, alone):
            return f"{_who_or_what(subject)} must do: {verb.value}{', alone' if alone else ''}"
        case MustPay(who, amount, verb, noun):
            return f"{who_is(who)} must pay {amount_is(amount)} to {verb.value} a {noun_is(noun, ANYWHERE)}"
        case CostChange(noun, direction, amount, minimum, of, who):
            what = noun_is(noun, ANYWHERE) if of is None else f"abilities of {what_is(of)}"
            least = f", not below {minimum}" if minimum else ""
            return f"numeric cost of {what}, of {who_is(who)}: {direction.value} by {amount_is(amount)}{least}"
        case Provides(what, icons):
            return f"{what_is(what)} provides {''.join(icon.value for icon in icons)}"
        case Revealed(what):
            return f"{what_is(what)} is seen by everybody"
        case Controls(who, what):
            return f"{who_is(who)} controls {what_is(what)}"
        case Exchanged(what):
            return f"{what_is(what)} is controlled by the opponent of whoever would control it"
        case NotRestored(what, by):
            return f"{what_is(what)} is not restored by the Restore Rule of {who_is(by)}"
        case AssignsPast(what, may):
            how = "may assign" if may else "assigns"
            return f"{what_is(what)} {how} its battle damage to the target of the attack, past the blocking party"
    return printed_statement(it)


def _gained(thing: Keyword | CardType | Paragraph | TextOf | str) -> str:
    match thing:
        case Keyword() | CardType():
            return str(thing.value)
        case str():
            return f'the subtype "{thing}"'
        case TextOf(of):
            return f"the rules text of {what_is(of)}"
    return f"the text [{' / '.join(tell(thing))}]"


def _who_or_what(subject: Who | What) -> str:
    return who_is(subject) if isinstance(subject, Who) else what_is(subject)


def _until(until: Until) -> str:
    return "until it enters another area" if until is Until.ALWAYS else until.value


# Instructions


def _steps(it: Instruction, before: str) -> Iterator[str]:
    match it:
        case Sequence(steps) | Both(steps):
            for step in steps:
                yield from _steps(step, before)
        case If(condition, then, otherwise):
            yield f"{before}if {condition_is(condition)}"
            yield from _steps(then, before + STEP)
            if otherwise is not None:
                yield f"{before}otherwise"
                yield from _steps(otherwise, before + STEP)
        case May(who, body, slot):
            yield before + numbered(f"{who_is(who)}, who may", slot)
            yield from _steps(body, before + STEP)
        case Either(who, options, _, slot):
            yield before + numbered(f"{who_is(who)}: choose one way", slot)
            for place, option in enumerate(options, 1):
                yield f"{before}{STEP}way {place}"
                yield from _steps(option, before + STEP * 2)
        case Later(when, body, _):
            yield f"{before}{when.value}"
            yield from _steps(body, before + STEP)
        case Lasting(found, until, slot):
            for one in found:
                yield before + numbered(f"{_until(until)}: {statement_is(one)}", slot)
        case LastingText(text, until, slot):
            lines = list(_paragraph(text))
            yield before + numbered(f"{_until(until)}: {lines[0]}", slot)
            yield from (before + STEP + line for line in lines[1:])
        case _:
            yield before + numbered(_do(it), getattr(it, "slot", 0))


def _do(it: Instruction) -> str:
    match it:
        case Act(who, verb, what, from_):
            tail = f" from {what_is(from_)}" if from_ is not None else ""
            return f"{who_is(who)}: {verb.value} {what_is(what, verb.value)}{tail}"
        case Draw(who, amount):
            return f"{who_is(who)}: draw {amount_is(amount)}"
        case Create(who, amount):
            return f"{who_is(who)}: create {counted(amount, 'Micromajig Token')}"
        case Put():
            return _put(it)
        case Attach(who, what, to):
            return f"{who_is(who)}: attach {what_is(what)} to {what_is(to)}"
        case Search(who, whose, what, place):
            return f"{who_is(who)}: search the {place.value} of {who_is(whose)} for {what_is(what, ANYWHERE)}"
        case Shuffle(who, whose):
            return f"{who_is(who)}: shuffle the deck of {who_is(whose)}"
        case RevealUntil(who, whose, until):
            return f"{who_is(who)}: reveal from the top of the deck of {who_is(whose)} until {what_is(until, ANYWHERE)}"
        case PlayCard(who, what, free):
            return f"{who_is(who)}: play {what_is(what, 'play')}{' for free' if free else ''}"
        case PlayResource(who, amount):
            return f"{who_is(who)}: play {counted(amount, 'resource')}"
        case Damage(who, amount, to, divider):
            how = "" if divider is None else f", divided by {who_is(divider)}"
            return f"{who_is(who)}: this card inflicts {amount_is(amount)} damage to {what_is(to)}{how}"
        case RemoveDamage(amount, from_):
            return f"remove {amount_is(amount)} damage from {what_is(from_)}"
        case Influence(faction, verb, amount):
            return f"{what_is(faction)}: {verb.value} {amount_is(amount)} influence"
        case Tokens(who, verb, amount, on):
            where = "on" if verb is Verb.PUT else "from"
            return f"{who_is(who)}: {verb.value} {counted(amount, 'token')} {where} {what_is(on)}"
        case Pay(who, amount):
            return f"{who_is(who)}: pay {amount_is(amount)}"
        case ChooseNumber(who, least, most):
            return f"{who_is(who)}: choose X, {least} to {'any number' if most is None else most}"
        case Let(value):
            return f"X is {value if isinstance(value, int) else measure_is(value)}"
        case ReduceNext(who, direction, amount, noun):
            cost = "numeric cost" if noun is None else f"numeric cost of a {noun_is(noun, ANYWHERE)}"
            return f"the next {cost} that {who_is(who)} pays this turn: {direction.value} by {amount_is(amount)}"
        case ReduceThreshold(who, amount, noun, to):
            icon = f"the icon of {to_is(to)}, less by {amount_is(amount)}"
            return f"threshold of the next {noun_is(noun, ANYWHERE)} that {who_is(who)} plays: {icon}"
        case FlipCoin(who, again):
            return f"{who_is(who)}: flip a coin{', in place of the one that was flipped' if again else ''}"
        case NameCard(who, noun):
            return f"{who_is(who)}: name a {noun_is(noun, ANYWHERE)}"
        case Bid(who):
            return f"{who_is(who)}: bid"
        case ChoosePlayer(who):
            return f"{who_is(who)}: choose a player"
        case ChooseIcon(who):
            return f"{who_is(who)}: choose a resource icon"
        case TakeControl(who, what, until):
            return f"{who_is(who)}: take control of {what_is(what)}, {_until(until)}"
        case Join(what, party):
            return f"{what_is(what)} joins the {noun_is(party)}"
        case LeaveBattle(what):
            return f"{what_is(what)} leaves the battle"
        case EntersUnder(what, who):
            return f"{what_is(what)} enters play, when it resolves, under the control of {who_is(who)}"
        case Brawl(one, other):
            both = f"{what_is(one)} and {what_is(other)}"
            return f"{both}, at the same time: each inflicts damage equal to its strength to the other"
        case Repick(what, to):
            return f"{what_is(what)} has picked {what_is(to)} in place of what it picked"
        case Redirect(amount, from_, to, until):
            return f"{until.value}: the next {amount} damage to {what_is(from_)} is inflicted to {what_is(to)} instead"
        case AttackNow(who):
            return f"{who_is(who)}: attack, once"
        case Restriction(verb, condition, _):
            return f"only to {verb.value} if {condition_is(condition)}"
    raise AssertionError(f"no text says so: {it}")


def _put(it: Put) -> str:
    where = PLACES[it.to]
    if it.to is Place.DECK:
        where = {Side.TOP: "on top of the deck", Side.BOTTOM: "on the bottom of the deck"}.get(
            it.side, "shuffled into the deck"
        )
    words = f"{who_is(it.who)}: put {what_is(it.what)} {where}"
    words += f" of {who_is(it.whose)}" if it.whose is not None else ""
    words += ", depleted" if it.depleted else ""
    words += ", face-down" if it.face is Face.DOWN else ""
    words += f", {it.party.value}" if it.party is not None else ""
    words += f", attached to {what_is(it.attached_to)}" if it.attached_to is not None else ""
    words += f", under the control of {who_is(it.under)}" if it.under is not None else ""
    words += ", in the order that one wants" if it.any_order else ""
    return words + (f", and not {PLACES[it.instead_of]}" if it.instead_of is not None else "")
