"""The words of a read-back as plain data: effects, their lines, verbs. What this reading doesn't know is `Unread`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field


class Unread(Exception):
    """A wording that the second reading doesn't cover."""


@dataclass
class Line:
    """A line, and the lines that are set in below it."""

    words: str
    number: int = 0
    """Under which it can be pointed at; 0 if it isn't."""
    below: list[Line] = field(default_factory=list)


@dataclass
class Told:
    """An effect as it is read back."""

    kind: str
    """deck, cost, power, when, before or always."""
    head: str
    body: list[Line]
    statements: list[str]
    text: str
    """As it is printed, for players choose among effects by how they begin."""
    place: int = 0


def told(read_back: tuple[str, ...], text: str, place: int) -> Told:
    """An effect from the lines of its read-back."""
    read_back = tuple(plainly(line) for line in read_back)
    kind, _, head = read_back[0].partition(": ")
    if kind == "always":
        return Told(kind, "", [], [line.partition(": ")[2] for line in read_back], text, place)
    return Told(kind, head, lines(read_back[1:]), [], text, place)


REGULAR = {
    r"Power or Resistance": "Power/Resistance",
    r"the top card of": "the top 1 of",
    r"the top (\d+) cards of": r"the top \1 of",
    r"(?<=of )your deck": "the deck of you",
    r"(?<=of )(your opponent|each player)'s deck": r"the deck of \1",
    r" chosen, each a ": " chosen ",
    r"\b(adds?) a \+1 to (?=this|a|what)": r"\1 ",
    r"\b(removes?) a \+1 from (?=this|a|what)": r"\1 ",
    r"\b(gains?|loses?|spends?) plays: ": r"\1 play: ",
    r"\b(uses?) a Power\b(?=[;,]|$)": r"\1",
    r"\b(skips?) a play\b(?=[;,]|$)": r"\1",
    r"\b(pass(?:es)?) the turn(?=; )": r"\1",
    r"\bno player can ": "each player can't ",
    r"(?<=can't )(use|skip) (?:Powers|plays)\b": r"\1",
    r"(^ *|: )no (.+?) can overpower ": r"\1every \2 can't overpower ",
    r"(can't [a-z ]+?) any ": r"\1 every ",
    r"(you can (?:gain|lose|spend)(?:, \w+)*) and ": r"\1, ",
}
"""What English says in one way or another, in the one form that this reading knows."""


def plainly(line: str) -> str:
    for english, regular in REGULAR.items():
        line = re.sub(english, regular, line)
    return line


def lines(several: tuple[str, ...]) -> list[Line]:
    """Lines and what is set in below each."""
    top = Line("")
    open_lines = [(0, top)]
    for text in several:
        depth = len(text) - len(text.lstrip())
        numbered = re.fullmatch(r"(?:\[#(\d+)\] )?(.*)", text.strip())
        assert numbered is not None
        line = Line(numbered[2], int(numbered[1] or 0))
        while open_lines[-1][0] >= depth:
            open_lines.pop()
        open_lines[-1][1].below.append(line)
        open_lines.append((depth, line))
    return top.below


VERBS = {
    "adds": "add",
    "begins": "begin",
    "chooses": "choose",
    "discards": "discard",
    "draws": "draw",
    "ends": "end",
    "enters": "enter",
    "gains": "gain",
    "leaves": "leave",
    "loses": "lose",
    "looks": "look",
    "moves": "move",
    "overpowers": "overpower",
    "passes": "pass",
    "plays": "play",
    "puts": "put",
    "removes": "remove",
    "reveals": "reveal",
    "shuffles": "shuffle",
    "skips": "skip",
    "spends": "spend",
    "stashes": "stash",
    "stitches": "stitch",
    "uses": "use",
}


def base(verb: str) -> str:
    """'discard' of 'discards'."""
    return VERBS.get(verb, verb)


WHO = r"(you|your opponent|each player|(?:the opponent of )?the event's player|the player of [^:]+?)"
DOER = re.compile(
    r"(you|your opponent|each player|(?:the opponent of )?the event's player|the player of ([^:]+?)) "
    r"(?:may|draw|gain|lose|spend|add|remove|move|discard|stash|"
    r"choose|reveal|play|look|put|shuffle|use|stitch|swap|name|pass|check)(?:s|es)?\b"
)
DRAW = re.compile(rf"{WHO} draws? from the top of (?:your|their) own deck: (.+)")
TALLY = re.compile(rf"{WHO} (gain|lose|spend)s? ([^:]+): (.+)")
COUNTERS = re.compile(rf"{WHO} (add|remove)s? \+1s: (.+?), (?:to|from) (.+)")
MOVING = re.compile(rf"{WHO} moves? \+1s: (.+?), from (.+), to (.+)")
MARKS = re.compile(rf"{WHO} (add|remove)s? mark counters of (.+): (.+)")
SHUFFLE = re.compile(rf"{WHO} shuffles? (?:your|their) own deck")
PASS = re.compile(rf"{WHO} pass(?:es)? the turn")
CHECK = re.compile(r"you check for overpower for (.+)")
NAMING = re.compile(rf"{WHO} names? a card")
SWAP = re.compile(rf"{WHO} swaps? the places of (.+) and (.+)")
ACT = re.compile(
    rf"{WHO} (discard|stash|choose|reveal|play|draw|look|put|shuffle|use|stitch)(?:s|es)?"
    r"( at| on top of a deck| onto an empty side| into a deck)?: (.+)"
)
MAY = re.compile(rf"{WHO} may:")
EITHER = re.compile(rf"{WHO} chooses? one of:")
EACH_PAYS = "each player by themselves: pay, or decline:"
PAY, PAID, IF_NOT = "pay, or decline:", "if it is paid:", "if not:"
PAYING = (PAY, EACH_PAYS)
ONE_BY_ONE = (EITHER, COUNTERS, MOVING, MARKS, PASS, SWAP)
"""What each player is told to do by themselves, one after the other."""
INSTEAD, STOP, ONCE = "in place of the event:", "the event does not happen", "only once each turn:"
IF = re.compile(r"if (.+):")
LATER = re.compile(r"later, (.+):")
UNTIL = (
    r"(until the turn ends|until your next turn|until the end of your next turn|"
    r"until the end of your opponent's next turn|for as long as it stays where it is)"
)
LASTING = re.compile(rf"(.+), {UNTIL}")

PICK = re.compile(r"(\d+)(?: to (\d+)| (or more))? chosen (?!of )(.+?)(?: \(#(\d+)\))?")
PICK_OF = re.compile(r"(\d+)(?: to (\d+)| (or more))? chosen of (.+?)(?: \(#(\d+)\))?")
EVERY = re.compile(r"every (.+?)(?: \(#(\d+)\))?")
TOP = re.compile(rf"the top (\d+) of the deck of (?:{WHO}|the player who does it)(?: \(#(\d+)\))?")
NUMBER = re.compile(r"#(\d+)(?: \(an? ([\w ]+)\))?")
DONE = re.compile(r"what was done by ((?:(?:#\d+|the event)(?: and )?)+)(?: \(an? ([\w ]+)\))?")
REST = re.compile(r"those left when #(\d+) was taken(?: \(a \w+\))?")
BEFORE = re.compile(r"(.+), as it is before(?: \(a \w+\))?")
KIND_AFTER = re.compile(r"(.+) \(a (?:spell|card|stance|witch|resource|marker|element)\)")

HAS = re.compile(r"(.+) has ([+-]\d+)(?: times (.+))? (Power/Resistance|Power|Resistance)")
CANT = re.compile(r"(you|your opponent|each player) can't (.+)")
KEPT = re.compile(r"((?!(?:you|your opponent|each player) can't)(?:(?!: | and it is ).)+) can't overpower (.+)")
"""Said of spells, where `CANT` is said of players."""
ABLE = re.compile(r"you can ((?:gain|lose|spend)(?:, (?:gain|lose|spend))*) (.+)")
ALLOTTED = re.compile(r"(you|your opponent) (?:are|is) allotted ([+-]\d+) plays each turn")
USES = re.compile(r"you may use each of your Powers (\d+) times each turn")
BECOMES = re.compile(r"the (Power/Resistance|Power|Resistance) of (.+) is (.+), as that is now")
COMPARED = re.compile(r"(at least|at most|exactly) (\d+)")


def compare(words: str, amount: int) -> bool:
    """'at least 2' and so on, asked of an amount."""
    found = COMPARED.fullmatch(words)
    if found is None:
        raise Unread(words)
    asked = int(found[2])
    return {"at least": amount >= asked, "at most": amount <= asked, "exactly": amount == asked}[found[1]]


def parts(words: str) -> list[str]:
    """What a noun asks, one thing after the other; a comma in quotes or brackets parts nothing."""
    found = (part.strip() for part in re.findall(rf'(?:[^,"()]|"[^"]*"|{BRACKETED})+', words))
    return [part for part in found if part]


BRACKETED = r"\((?:[^()]|\([^()]*\))*\)"
