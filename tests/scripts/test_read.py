"""Reading scripts: what is no script is refused with its line."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as some

from coven.kernel import RecordError
from coven.scripts import ScriptError, read_script
from coven.scripts.text import MOST_NESTED, Text, nests_at_most


def test_every_field() -> None:
    script = read_script(
        """\
game: revel
title: A title
about: What it is about.
rules: [revel:5.10, revel:2.5.6]
data: 1.10
options: {edition: starter, bluff: true, level: no}
cards: |
  one card
  another
seats: 2
decks: [first, {name: second}]
seed: 7
position: {turn: A, at: 1:30, day: 2001-01-01, big: 1.0e+3, half: .5, none: ~}
play: []
"""
    )
    assert (script.game, script.title, script.about) == ("revel", "A title", "What it is about.")
    assert script.rules == ("revel:5.10", "revel:2.5.6")
    assert script.data == "1.10"
    assert script.options == {"edition": "starter", "bluff": True, "level": "no"}
    assert script.components == "one card\nanother\n"
    assert (script.seats, script.seed) == (2, 7)
    assert script.brings == ("first", {"name": "second"})
    assert script.position == {
        "turn": "A",
        "at": "1:30",
        "day": "2001-01-01",
        "big": 1000.0,
        "half": 0.5,
        "none": None,
    }
    assert script.play == ()
    assert script.lines["position"] == 13


def test_a_single_rule_needs_no_brackets() -> None:
    assert read_script("game: revel\nrules: revel:5.10\n").rules == ("revel:5.10",)


OTHER = "game: x\nposition: {a: 1, c: [2, 3], e: []}\nother positions: %s\n"


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "there is nothing in it"),
        ("- A: 1\n", 1, "this is no script: a script is a list of `name: value` and has `game: revel`"),
        ("title: x\n", 1, "this is no script"),
        ("game: x\npositon: {}\n", 2, "a script has no 'positon' (did you mean 'position'?)"),
        ("game: x\nseed: 1\nseed: 2\n", 3, "'seed' is there twice in a script, first in line 2"),
        ("game: x\nseed: soon\n", 2, "`seed` has to be a whole number, not 'soon'"),
        ("game: x\nposition: [1]\n", 2, "`position` has to be a list of `name: value`, not a list"),
        ("game: x\nposition:\n  a: {b: 1, b: 2}\n", 3, "'b' is there twice"),
        ("game: x\ndecks: one\n", 2, "`decks` has to be a list, not 'one'"),
        ("game: x\nplay: go\n", 2, "`play` has to be a list, not 'go'"),
        ("game: x\nplay:\n- A: {lay: 1}\n", 3, "an answer has to be in words, not a mapping"),
        ("game: x\nplay:\n- A: 1\n  B: 2\n", 3, "each line of play says one thing"),
        ("game: x\nplay:\n- Z: 1\n", 3, "'Z' is no line of play"),
        ("game: x\nplay:\n- finished\n", 3, "'finished' is no line of play"),
        ("game: x\nplay:\n- expects: {a: 1}\n", 3, "(did you mean 'expect'?)"),
        ("game: x\nplay:\n- expect Z: {a: 1}\n", 3, "'Z' is no seat"),
        ("game: x\nplay:\n- expect: {}\n", 3, "`expect` names nothing to expect"),
        ("game: x\nplay:\n- absent: []\n", 3, "`absent` names nothing, so it would always hold"),
        ("game: x\nplay:\n- absent Z: a\n", 3, "'Z' is no seat"),
        ("game: x\nplay:\n- absent: {a: 1}\n", 3, "`absent` has to be in words, not a mapping"),
        ("game: x\nplay:\n- offers not: []\n", 3, "`offers not` names nothing, so it would always hold"),
        ("game: x\nplay:\n- options A: [1]\n", 3, "'A' is too much here"),
        ("game: x\nplay:\n- refuses: {words: 1}\n", 3, "`refuses` needs `words` and one of `rule` and `section`"),
        ("game: x\nplay:\n- refuses: {words: 1, rule: 2, why: 3}\n", 3, "`refuses` needs `words` and one of"),
        ("game: x\nplay:\n- refuses: {words: 1, rule: 4.7, section: 4.7}\n", 3, "`refuses` needs `words` and one of"),
        ("game: x\nplay:\n- refuses: {rule: 4.7}\n", 3, "`refuses` needs `words` and one of"),
        ("game: x\nplay:\n- log: []\n", 3, "`log` names nothing, so it would always hold"),
        ("game: x\nplay:\n- log 2 times: []\n", 3, "`log 2 times` names nothing, so it would always hold"),
        (
            "game: x\nplay:\n- log in order: a\n",
            3,
            "`log in order` needs a list of two or more, the first to come first",
        ),
        ("game: x\nplay:\n- log in order: [a]\n", 3, "`log in order` needs a list of two or more"),
        ("game: x\nplay:\n- log Z: a\n", 3, "'Z' is no seat"),
        (
            "game: x\nplay:\n- log A not: a\n",
            3,
            "'A not' can't be after `log`; a demand on the log is `log`, then `not`,",
        ),
        ("game: x\nplay:\n- log twice: a\n", 3, "'twice' can't be after `log`"),
        ("game: x\nplay:\n- log -1 times: a\n", 3, "'-1 times' can't be after `log`"),
        ("game: x\nplay:\n- log since: a\n", 3, "'since' can't be after `log`"),
        (
            "game: x\nplay:\n- mark: before\n- log since befor: a\n",
            4,
            "no `mark: befor` is above this (did you mean 'before'?); there is: start, before",
        ),
        (
            "game: x\nplay:\n- log since before: a\n- mark: before\n",
            3,
            "no `mark: before` is above this; there is: start",
        ),
        ("game: x\nplay:\n- mark: a\n- mark: a\n", 4, "there is a 'a' already: each mark needs a name of its own"),
        ("game: x\nplay:\n- mark: start\n", 3, "there is a 'start' already: each mark"),
        ("game: x\nplay:\n- mark: ' '\n", 3, "`mark` needs a name for this moment"),
        ("game: x\nplay:\n- mark A: before\n", 3, "'A' is too much here"),
        ("game: x\nplay:\n- asked: nobody\n", 3, "'nobody' is no seat"),
        ("game: x\nplay:\n- same view: before\n", 3, "whose view? `same view A: name`, or `same view spectator: name`"),
        ("game: x\nplay:\n- same view Z: before\n", 3, "'Z' is no seat"),
        ("game: x\nplay:\n- same view A: []\n", 3, "`same view` names nothing"),
        ("game: x\nplay:\n- same view A: before\n", 3, "no `mark: before` is above this; there is: start"),
        (
            "game: x\nplay:\n- A: {position: 1}\n",
            3,
            "an answer has to be in words, not a mapping, unless it is {position:",
        ),
        ("game: x\nplay:\n- A: {position: 1, o: 2}\n", 3, "there is no other position 'o'; there is: none"),
        (OTHER % "[1]" + "play: []\n", 3, "`other positions` has to be a list of `name: value`, not a list"),
        (OTHER % "{o: {}}", 3, "`other positions` differ from a `position`, and the same `play` begins there"),
        ("game: x\nother positions: {o: {}}\nplay: []\n", 2, "`other positions` differ from a `position`"),
        (
            OTHER % "{o: {}}" + "play: []\n",
            3,
            "nothing is compared with the other position 'o': `- same view A: o` does",
        ),
        (OTHER % "{o: 1}" + "play: []\n", 3, "the other position 'o' has to be a list of `name: value`, not '1'"),
        (OTHER % "{start: {}}" + "play: []\n", 3, "no other position can be called 'start'"),
        (OTHER % "{position: {}}" + "play: []\n", 3, "no other position can be called 'position'"),
        (OTHER % "{o: {a.b: 1}}" + "play: []\n", 3, "a.b: there is nothing inside 1, so no 'b'"),
        (OTHER % "{o: {c.2: 1}}" + "play: []\n", 3, "c.2: there is no '2'; there is: 0 to 1"),
        (OTHER % "{o: {e.A: 1}}" + "play: []\n", 3, "e.A: there is no 'A'; there is: nothing"),
        (OTHER % "{o: {}}" + "play:\n- mark: o\n", 5, "there is a 'o' already"),
        (OTHER % "{o: {}}" + "play:\n- log since o: x\n", 5, "no `mark: o` is above this; there is: start"),
        (
            OTHER % "{one: {}}" + "play:\n- A: {position: x, ones: y}\n",
            5,
            "there is no other position 'ones' (did you mean 'one'?); there is: one",
        ),
        ("game: x\nrefused setup: 7.1.2\n", 2, "`refused setup` has to be a list of `name: value`, not '7.1.2'"),
        ("game: x\nrefused setup: {}\n", 2, "`refused setup` needs one of `rule` and `section`, or `because`"),
        ("game: x\nrefused setup: {rule: ''}\n", 2, "`refused setup` needs one of `rule` and `section`, or"),
        ("game: x\nrefused setup: {rule: 7, section: 7}\n", 2, "`refused setup` needs one of `rule` and"),
        ("game: x\nrefused setup: {rule: 7, why: no}\n", 2, "`refused setup` needs one of `rule` and"),
        (
            "game: x\nrefused setup: {rule: 7}\nplay: []\n",
            3,
            "a refused setup leaves nothing to play: there is `refused setup` or `play`",
        ),
        ("game: x\nplay: [\n", 3, "this is no YAML"),
        ("game: x\na: &a [1]\nb: *a\n", 2, "can't refer to another part of itself"),
        ("game: !!python/name:os.system x\n", 1, "can't use tags"),
        ("game: x\nbrings: [a]\ndecks: [b]\n", 3, "'decks' and 'brings' are the same, and one of them is enough"),
        (
            "game: x\nposition: {a: 1}\nother positions:\n  one: {a: 2}\n  two: {a: 3}\nplay:\n- same view A: one\n",
            5,
            "nothing is compared with the other position 'two'",
        ),
        (
            "game: x\nposition: {a: [1]}\nother positions:\n  one: {a.-1: 2}\nplay:\n- same view A: one\n",
            4,
            "a.-1: there is no '-1'; there is: 0 to 0",
        ),
    ],
)
def test_what_is_no_script(text: str, line: int, says: str) -> None:
    with pytest.raises(ScriptError) as caught:
        read_script(text)
    assert says in caught.value.words
    assert caught.value.line == line


def test_other_positions_differ_at_some_paths() -> None:
    script = read_script(
        """\
game: x
position: {hands: [[1, 2], [3]], sides: {1: Ember}, deck: [{name: a}]}
other positions:
  one: {hands.B: [4], sides.1: Gale, deck.0.name: b}
  two: {hands.A.1: 9, sides.2: Gale, stash.B.size: [x]}
play:
- same view A: [one, two]
"""
    )
    assert [(other.line, other.name) for other in script.others] == [(4, "one"), (5, "two")]
    assert script.others[0].position == {"hands": [[1, 2], [4]], "sides": {1: "Gale"}, "deck": [{"name": "b"}]}
    assert script.others[1].position == {
        "hands": [[1, 9], [3]],
        "sides": {1: "Ember", 2: "Gale"},
        "deck": [{"name": "a"}],
        "stash": {"B": {"size": ["x"]}},
    }
    assert script.position == {"hands": [[1, 2], [3]], "sides": {1: "Ember"}, "deck": [{"name": "a"}]}


def test_the_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("game: x\nseeds: 1\n")
    with pytest.raises(ScriptError) as caught:
        read_script(file)
    assert str(caught.value).startswith(f"{file}:2: a script has no 'seeds'")
    with pytest.raises(ScriptError):
        read_script(str(file))
    with pytest.raises(RecordError, match="can't be read: no such file"):
        read_script(tmp_path / "b.yaml")
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="no text in UTF-8"):
        read_script(file)


LINES = some.lists(some.text("-?: []{},a&!", max_size=12), max_size=6).map("\n".join)
"""What opens lists and mappings, in every way there is, thrown together."""
TREES = some.recursive(
    some.just("a"), lambda inner: some.lists(inner, min_size=1, max_size=2) | some.dictionaries(some.just("a"), inner)
)


def written(tree: object, flow: bool | None, indent: int) -> str:
    return str(yaml.safe_dump(tree, default_flow_style=flow, indent=indent))


@settings(max_examples=500)
@given(LINES | some.builds(written, TREES, some.sampled_from([None, True, False]), some.integers(2, 3)))
@example("- - - - a")
@example("? ? ? ? a")
@example("a:\n- b:\n  - c:\n    - d")
@example("[[{a: [b]}]]")
@example("{a: {a: {a: {a: {a: b}}}}}")
@example("\n".join(f"{' ' * n}a:\n{' ' * n}-" for n in range(9)))  # two to a column
def test_nothing_nests_more_deeply_than_a_quick_look_tells(text: str) -> None:
    try:
        root = Text(text).root
    except ScriptError:
        return
    assert deepest(root) <= nests_at_most(text)


def deepest(node: yaml.Node) -> int:
    if isinstance(node, yaml.SequenceNode):
        return 1 + max(map(deepest, node.value), default=0)
    if isinstance(node, yaml.MappingNode):
        return 1 + max((deepest(part) for pair in node.value for part in pair), default=0)
    return 0


@pytest.mark.parametrize("opening", ["- ", "? ", "[", "{a: ", "{? ", "- [", "- a:\n  "])
def test_forty_deep_is_read_and_a_hundred_deep_is_not(opening: str) -> None:
    with pytest.raises(ScriptError, match=r"nested more than 40 deep|this is no YAML"):
        Text(opening * 100 + "a")
    if opening == "- ":
        assert deepest(Text(opening * MOST_NESTED + "a").root) == MOST_NESTED
