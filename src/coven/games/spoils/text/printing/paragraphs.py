"""Printing paragraphs and whole cards."""

from __future__ import annotations

from coven.games.spoils.text.printing.facts import condition, event
from coven.games.spoils.text.printing.instructions import Voice, adjustment, clause, sentence, sentences
from coven.games.spoils.text.printing.nouns import icons, noun, whose
from coven.games.spoils.text.printing.statements import statements
from coven.games.spoils.text.tree import (
    Ability,
    Adjustment,
    AttachTo,
    CardText,
    Covert,
    Cue,
    DevelopRule,
    Enters,
    FlipUp,
    Instruction,
    Menu,
    NoResponse,
    Options,
    Paragraph,
    Played,
    Provides,
    Replacement,
    RestoreRule,
    Sequence,
    Some,
    StartingDraw,
    StartingResources,
    Static,
    Tactical,
    Threshold,
    Trigger,
    Unique,
    While,
    Who,
)
from coven.language import listed

CONTROLS = {None: "", Who.YOU: " you control", Who.OPPONENT: " your opponent controls"}


def print_text(text: CardText) -> tuple[str, ...]:
    """A card's paragraphs as they are written."""
    found: list[str] = []
    for paragraph in text.paragraphs:
        if isinstance(paragraph, Options):
            head = "Choose" if paragraph.who is Who.YOU else "Your opponent chooses"
            found.append(f"{head} one of the following as this card's rules text:")
            found += [f"OPTION {place}\n{_played(one)}" for place, one in enumerate(paragraph.options, 1)]
        else:
            found.append(print_paragraph(paragraph))
    return tuple(found)


def print_paragraph(it: Paragraph) -> str:
    """A paragraph as it is written."""
    match it:
        case Covert():
            return "Covert"
        case Unique(identifier):
            return f"Unique {identifier}"
        case AttachTo(to):
            assert to.whose is None or isinstance(to.whose, Who)
            return f"Attach to {to.kind.value.capitalize()}{CONTROLS[to.whose]}"
        case FlipUp(cost, found, extra):
            more = f" and {clause(extra, Voice(Who.YOU))}" if extra is not None else ""
            return f"Flip Up {cost}{f' {icons(found)}' if found else ''}{more}"
        case Tactical(line):
            return "Tactical" if line else "You may play this card whenever you could play a tactic."
        case NoResponse():
            return "Your opponent cannot respond to this card."
        case Enters():
            return _enters(it)
        case Threshold(found, text):
            return f"{icons(found)}: {print_paragraph(text)}"
        case Menu(tokens, text):
            return f"{tokens} {'token' if tokens == 1 else 'tokens'}: {print_paragraph(text)}"
        case Static((Provides(_, found, True),)):
            return f"Provides {icons(found)}"
        case Played():
            return _played(it)
        case Ability(name, found, cost, effect):
            head = f"{name}{f' {icons(found)}' if found else ''}"
            return f"{head}\n{_played(Played(cost, effect))}"
        case Options():
            raise AssertionError(f"no text says so: {it}")
        case StartingResources(resources):
            return f"Starting Resources: {listed([_resources(one) for one in resources])}."
        case StartingDraw(first, second):
            return f"Starting Draw: {first} cards if you go first, {second} cards if you go second."
        case RestoreRule(text):
            return f"Restore Rule: {print_paragraph(text)}"
        case DevelopRule(text):
            return f"Develop Rule: {print_paragraph(text)}"
    return _text(it)


def _resources(it: Some) -> str:
    """How many: '1 staple resource', '2 staple resources'."""
    assert isinstance(it.most, int)
    return f"{it.most} {noun(it.noun, plural=it.most != 1)}"


def _played(it: Played) -> str:
    parts = [f"Cost: {sentences(it.cost)}"] if it.cost is not None else []
    parts += [f"Effect: {sentences(it.effect)}"] if it.effect is not None else []
    return "\n".join(parts)


def _enters(it: Enters) -> str:
    tokens = f"{it.tokens} {'token' if it.tokens == 1 else 'tokens'}"
    if it.flipped_up:
        return f"If this card was played using Flip Up, it enters play with {tokens}."
    if it.tokens:
        return f"This card enters play with {tokens}."
    if it.depleted:
        return "This card enters play depleted."
    return f"This card enters play under {whose(it.under)} control."


def _text(it: Paragraph, before: str = "", during: str = "") -> str:
    match it:
        case While(asked, Trigger() | Replacement() as text) if not during and not isinstance(text, While):
            if isinstance(text, Trigger) and text.cue is Cue.AT:
                return _text(text, f"{before}while {condition(asked)}, ")
            return _text(text, before, f" while {condition(asked)}")
        case While(asked, text):
            return _text(text, f"{before}while {condition(asked)}, ")
        case Trigger(Cue.AT, happens, body):
            return sentences(body, f"{before}{event(happens)}, ")
        case Trigger(cue, happens, body):
            return sentences(body, f"{before}{cue.value} {event(happens)}{during}, ")
        case Replacement(happens, body):
            return _replacement(f"{before}if {event(happens)}{during}, ", body)
        case Adjustment(happens):
            return sentence(f"{before}if {event(happens)}, {adjustment(it)}")
        case Static(found):
            first, *more = statements(found)
            return " ".join([sentence(f"{before}{first}"), *(sentence(one) for one in more)])
    return before + print_paragraph(it)


def _replacement(before: str, body: Instruction) -> str:
    steps = body.steps if isinstance(body, Sequence) else (body,)
    first = sentence(f"{before}{clause(steps[0], Voice(Who.YOU))} instead")
    return " ".join([first, *(sentences(step) for step in steps[1:])])
