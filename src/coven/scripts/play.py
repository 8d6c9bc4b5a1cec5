"""Reading the play of a script: a list, each line of which says one thing."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence

import yaml

from coven.kernel import End, Seat, near
from coven.kernel.seat import SEAT_NAMES
from coven.scripts.course import Whose
from coven.scripts.demands import (
    Absent,
    Asked,
    Ended,
    Expect,
    Fingerprint,
    Logged,
    LoggedInOrder,
    LoggedNot,
    LoggedTimes,
    NothingPending,
    Offers,
    OffersNot,
    Options,
    Pending,
    Refuses,
    SameView,
    Seen,
    Sight,
    Stretch,
    Truth,
)
from coven.scripts.grounds import Grounds
from coven.scripts.names import OWN, check_names
from coven.scripts.script import Answered, Came, Line, Marked, OtherPosition, Told
from coven.scripts.text import Text, line_of

SPECTATOR = "spectator"
_NUMBERED = re.compile(r"numbered( \d{1,6})+$")


def read_play(text: Text, node: yaml.Node, others: Sequence[OtherPosition] = ()) -> tuple[Line, ...]:
    """The lines of play that a list has, in a script with these other positions."""
    lines: list[Line] = []
    for item in text.items(node, "`play`"):
        if isinstance(item, yaml.ScalarNode):
            lines.append(_bare(text, item))
            continue
        pairs = text.pairs(item, "a line of play")
        if len(pairs) != 1:
            raise text.error(item, "each line of play says one thing, and the next begins with - again")
        name, key, value = pairs[0]
        seat = _SEATS.get(name)
        if seat is None:
            lines.extend(_demand(text, name, key, value))
        else:
            lines.append(_answer(text, seat, key, value))
    check_names(text, lines, others)
    return tuple(lines)


def _answer(text: Text, seat: Seat, key: yaml.Node, value: yaml.Node) -> Answered:
    """`A: words`, or `A: {position: words, name: other words}` where another position needs other words."""
    if not isinstance(value, yaml.MappingNode):
        return Answered(line_of(key), seat, text.word(value, "an answer"))
    given = {name: text.word(node, "an answer") for name, _, node in text.pairs(value, "an answer")}
    words = given.pop(OWN, None)
    if words is None or not given:
        form = f"{{{OWN}: words, the other position's name: words}}"
        raise text.error(key, f"an answer has to be in words, not a mapping, unless it is {form}")
    return Answered(line_of(key), seat, words, given)


def _bare(text: Text, node: yaml.ScalarNode) -> Line:
    """A line of play that is words alone."""
    words = " ".join(node.value.split())
    if words == "nothing pending":
        return NothingPending(line_of(node))
    if words == "over":
        return Ended(line_of(node), "")
    raise text.error(node, f"{words!r} is no line of play; an answer is `- A: words`, and " + _known(words))


_SEATS = {name: Seat(place) for place, name in enumerate(SEAT_NAMES)}


def _demand(text: Text, name: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    """A line of play that isn't an answer: its first words say what it is, the rest for whom or about what."""
    for verb in _VERBS_LONGEST_FIRST:
        if name == verb or name.startswith(verb + " "):
            return _VERBS[verb](text, name[len(verb) :].strip(), key, value)
    raise text.error(key, f"{name!r} is no line of play; " + _known(name))


def _known(words: str) -> str:
    return f"the others are: over, nothing pending, {', '.join(sorted(_VERBS))}{near(words, sorted(_VERBS))}"


def _seat(text: Text, node: yaml.Node, name: str) -> Seat:
    if name not in _SEATS:
        raise text.error(node, f"{name!r} is no seat; seats are {', '.join(SEAT_NAMES[:4])} and so on")
    return _SEATS[name]


def _whose(text: Text, node: yaml.Node, name: str) -> Whose:
    return None if name in ("", SPECTATOR) else _seat(text, node, name)


def _nothing_more(text: Text, rest: str, key: yaml.Node) -> None:
    if rest:
        raise text.error(key, f"{rest!r} is too much here: this line of play has no {rest!r}")


def _chance(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    if isinstance(value, yaml.ScalarNode) and _NUMBERED.match(value.value):
        return [Came(line_of(key), rest, (), tuple(map(int, value.value.split()[1:])))]
    return [Came(line_of(key), rest, text.words(value, "`chance`"))]


def _expect(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    pairs = text.pairs(value, "`expect`")
    if not pairs:
        raise text.error(key, "`expect` names nothing to expect")
    sight = _sight(text, rest, key)
    return [Expect(line_of(at), sight, path, text.plain(node)) for path, at, node in pairs]


def _absent(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    sight = _sight(text, rest, key)
    return [Absent(line_of(key), sight, path) for path in _some(text, value, "`absent`")]


def _sight(text: Text, name: str, key: yaml.Node) -> Sight:
    """Where a demand looks: at the whole truth, or with somebody's eyes."""
    return Seen(_whose(text, key, name)) if name else Truth()


def _some(text: Text, value: yaml.Node, what: str) -> tuple[str, ...]:
    """One thing or several, in words. A demand on nothing at all would hold whatever happens, so it is refused."""
    words = text.words(value, what)
    if not words:
        raise text.error(value, f"{what} names nothing, so it would always hold")
    return words


def _same_view(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    if not rest:
        raise text.error(key, "whose view? `same view A: name`, or `same view spectator: name`")
    whose = _whose(text, key, rest)
    return [SameView(line_of(key), whose, name) for name in _some(text, value, "`same view`")]


def _options(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    _nothing_more(text, rest, key)
    return [Options(line_of(key), text.words(value, "`options`"))]


def _offers(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    _nothing_more(text, rest, key)
    return [Offers(line_of(key), _some(text, value, "`offers`"))]


def _offers_not(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    _nothing_more(text, rest, key)
    return [OffersNot(line_of(key), _some(text, value, "`offers not`"))]


def _grounds(given: Mapping[str, str], *, no_rule: bool) -> Grounds:
    return Grounds(given.get("rule", ""), given.get("section", ""), given.get("because", ""), no_rule)


def _refuses(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    seat = _seat(text, key, rest) if rest else None
    given = {name: text.word(node, f"`{name}`") for name, _, node in text.pairs(value, "`refuses`")}
    words = given.pop("words", None)
    grounds = given.keys() & {"rule", "section"}
    if words is None or given.keys() - {"rule", "section", "because"} or len(grounds) == 2 or not given:
        form = "{words: ..., rule: 5.7.4}"
        raise text.error(
            key,
            "`refuses` needs `words` and one of `rule` and `section`, and may have `because`; `because` alone demands "
            f"an answer without a rule: {form}",
        )
    return [Refuses(line_of(key), words, _grounds(given, no_rule=not grounds), seat)]


def _asked(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    word = text.word(value, "`asked`")
    seat = _seat(text, key, rest or word)
    return [Asked(line_of(key), seat, word if rest else "")]


def _pending(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    word = text.word(value, "`pending`")
    seat = _seat(text, key, rest or word)
    return [Pending(line_of(key), seat, word if rest else "")]


def _log(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    """`log`, then how often or in which order, then as who reads it, then since when; each may be left out."""
    head = _LOG.fullmatch(rest)
    if head is None:
        raise text.error(key, f"{rest!r} can't be after `log`; {_LOG_FORM}")
    stretch = Stretch(_whose(text, key, head["whose"] or ""), " ".join((head["since"] or "").split()))
    line, how = line_of(key), head["how"] or ""
    if how == "in order":
        order = text.words(value, "`log in order`")
        if len(order) < 2:
            raise text.error(value, "`log in order` needs a list of two or more, the first to come first")
        return [LoggedInOrder(line, stretch, order)]
    several = _some(text, value, f"`log {how}`" if how else "`log`")
    if how == "not":
        return [LoggedNot(line, stretch, words) for words in several]
    if how:
        times = 1 if how == "once" else int(how.split()[0])
        return [LoggedTimes(line, stretch, words, times) for words in several]
    return [Logged(line, stretch, words) for words in several]


_LOG = re.compile(
    r"(?P<how>not|in order|once|\d{1,6} times?)?(?: ?\b(?P<whose>[A-Z]|spectator))?(?: ?\bsince (?P<since>.+))?"
)
_LOG_FORM = (
    "a demand on the log is `log`, then `not`, `in order`, `once` or `3 times`, then a seat, "
    "then `since start` or `since` and a mark; each may be left out"
)


def _result(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    """`result: words`, or `result A B: words` to say as well who won, or `result nobody: words`; with `lost` or `tied`
    before the seats, who lost or for whom it is a tie."""
    words = text.word(value, "`result`")
    if not rest:
        return [Ended(line_of(key), words)]
    first, *named = rest.split()
    end = next((end for end in End if end.value == first), None)
    named = [first, *named] if end is None else named
    seats = () if named == ["nobody"] else tuple(_seat(text, key, name) for name in named)
    return [Ended(line_of(key), words, seats, end or End.WON)]


def _mark(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    _nothing_more(text, rest, key)
    name = " ".join(text.word(value, "`mark`").split())
    if not name:
        raise text.error(key, "`mark` needs a name for this moment: `mark: before the battle`")
    return [Marked(line_of(key), name)]


def _fingerprint(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    _nothing_more(text, rest, key)
    return [Fingerprint(line_of(key), text.word(value, "`fingerprint`"))]


def _say(text: Text, rest: str, key: yaml.Node, value: yaml.Node) -> list[Line]:
    _nothing_more(text, rest, key)
    return [Told(line_of(key), text.word(value, "`say`"))]


_VERBS: dict[str, Callable[[Text, str, yaml.Node, yaml.Node], list[Line]]] = {
    "absent": _absent,
    "asked": _asked,
    "chance": _chance,
    "expect": _expect,
    "fingerprint": _fingerprint,
    "log": _log,
    "mark": _mark,
    "offers": _offers,
    "offers not": _offers_not,
    "options": _options,
    "pending": _pending,
    "refuses": _refuses,
    "result": _result,
    "same view": _same_view,
    "say": _say,
}
_VERBS_LONGEST_FIRST = sorted(_VERBS, key=len, reverse=True)
