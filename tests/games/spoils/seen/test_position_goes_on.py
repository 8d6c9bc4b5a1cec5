"""Positions tell what goes on, waits and has been: whoever reads them plays on as though at the first table."""

from __future__ import annotations

import json
import random

import pytest

from coven.games.spoils.course.loops import HOW_OFTEN
from coven.kernel import PositionError, Table
from coven.kernel.conformance import check_read_back
from tests.games.spoils.course.test_loops import stirring
from tests.games.spoils.plain import plain
from tests.games.spoils.stage import GAME, Plain, Stage, character, item, tactic
from tests.games.spoils.test_kept import game

SMITE = tactic("Smite", "Cost: Pick a character.", "Effect: Destroy it.")


def again(table: Stage) -> Stage:
    """A table in the position that another writes; it writes the same."""
    told = json.loads(json.dumps(table.truth))
    twin = Stage(Table(GAME, table.table.setup, 0, origin=told))
    assert json.loads(json.dumps(twin.truth)) == told
    assert twin.offered == table.offered
    return twin


def both(table: Stage) -> tuple[Stage, Stage]:
    """A table, and one in the same position."""
    return table, again(table)


# What lasts


@pytest.mark.rule("spoils:402.1", "spoils:402.7", "spoils:O26")
def test_what_nobody_can_do_this_turn_nobody_can_do_there_either() -> None:
    """The card that says so is in the discard pile."""
    calm = tactic("Calm", "Effect: Characters your opponent controls cannot block this turn.")
    t = plain(calm, A={"in_play": ["Grunt"], "hand": ["Calm"]}, B={"in_play": ["Giant"]}).do("play Calm")
    (told,) = t.truth["lasting"]
    assert (told["says"], told["card"]) == ("Characters your opponent controls cannot block this turn.", "A's Calm")
    for each in both(t):
        each.do("attack B's faction")
        assert each.B["influence"] == 18, "nobody was asked to block"
        each.do("end the turn")
        assert "lasting" not in each.truth


@pytest.mark.rule("spoils:402.6", "spoils:208.3")
def test_of_several_things_that_a_sentence_makes_true_each_is_told_as_a_part_of_it() -> None:
    fade = tactic("Fade", "Cost: Pick a character.", "Effect: It loses covert and the character type this turn.")
    t = plain(fade, A={"in_play": ["Grunt", "Snail"], "hand": ["Fade"]}).do("play Fade", "A's Grunt")
    grunt = t.the("Grunt")["number"]
    assert [(one.get("part"), one["about"]) for one in t.truth["lasting"]] == [(None, [grunt]), (2, [grunt])]
    for each in both(t):
        each.do("attack B's faction")
        assert each.B["influence"] == 16, "the Snail attacks, and nobody else could"


@pytest.mark.rule("spoils:407.3", "spoils:407.3a", "spoils:O38")
def test_who_controls_a_card_for_a_while_gives_it_back_there_too() -> None:
    charm = tactic("Charm", "Cost: Pick a character.", "Effect: Take control of it this turn.")
    t = plain(charm, A={"hand": ["Charm"]}, B={"in_play": ["Giant"]}, full_control=(0,))
    t.do("play Charm", "B's Giant")
    assert t.truth["lasting"][0]["says"] == "Take control of it this turn."
    for each in both(t):
        assert (each.in_play("A"), each.in_play("B")) == (["Giant"], [])
        each.do("end the turn")
        assert (each.in_play("A"), each.in_play("B")) == ([], ["Giant"])


@pytest.mark.rule("spoils:508.1", "spoils:402.1")
def test_what_a_text_says_that_a_card_had_gained_is_told_after_the_card_has_left() -> None:
    grow = tactic(
        "Grow",
        "Cost: Pick a character.",
        'Effect: It gains "If this card is restored, you cannot draw cards this turn."',
    )
    wake = tactic("Wake", "Cost: Pick a character.", "Effect: Restore it. Destroy it.")
    cram = tactic("Cram", "Effect: Draw a card.")
    down: Plain = {"card": "Grunt", "depleted": True}
    t = plain(grow, wake, cram, A={"hand": ["Grow", "Wake", "Cram"], "in_play": [down]})
    t.do("play Grow", "play Wake")
    ((told,), (gone,)) = t.truth["lasting"], t.truth["gone"]
    assert told["says"] == "You cannot draw cards this turn."
    assert told["gained by"] == [gone["number"], gone["gained"][0]["number"]]
    for each in both(t):
        each.do("play Cram")
        assert each.A["hand"] == []


@pytest.mark.rule("spoils:508.1", "spoils:402.1")
def test_so_is_what_a_text_says_that_another_card_gives() -> None:
    """The words stand on the Banner, and it is the Grunt that says them."""
    banner = item(
        "Banner", 'Each character you control gains "If this card is restored, you cannot draw cards this turn."'
    )
    wake = tactic("Wake", "Cost: Pick a character.", "Effect: Restore it.")
    cram = tactic("Cram", "Effect: Draw a card.")
    down: Plain = {"card": "Grunt", "depleted": True}
    t = plain(banner, wake, cram, A={"hand": ["Wake", "Cram"], "in_play": [down, "Banner"]}).do("play Wake")
    (told,) = t.truth["lasting"]
    assert (told["card"], told["on"]) == ("A's Grunt", "Banner")
    for each in both(t):
        each.do("play Cram")
        assert each.A["hand"] == []


def test_what_lasts_can_be_written_by_hand() -> None:
    """Without a card it is the faction that says so; the words are read by themselves."""
    t = plain(
        A={"in_play": ["Grunt"]}, B={"in_play": ["Giant"]}, lasting=[{"says": "Characters cannot block this turn."}]
    )
    assert t.truth["lasting"][0]["card"] == "A's Camp"
    t.do("attack B's faction")
    assert t.B["influence"] == 18
    again(t)


# What is put off


@pytest.mark.rule("spoils:609.1a", "spoils:402.4")
def test_what_is_put_off_to_the_end_of_the_turn_happens_to_what_was_picked() -> None:
    """Of two Grunts it is the one that was picked."""
    doom = tactic("Doom", "Cost: Pick a character.", "Effect: At the end of this turn, destroy it.")
    grunts: list[Plain] = [{"card": "Grunt", "number": 20}, {"card": "Grunt", "number": 21, "tokens": 1}]
    t = plain(doom, A={"hand": ["Doom"], "in_play": grunts}).do("play Doom", "A's Grunt (2)")
    (told,) = t.truth["later"]
    assert told["says"] == "At the end of this turn, destroy it."
    assert told["kept"]["named"] == {1: [21]}
    for each in both(t):
        each.do("end the turn")
        assert [x["number"] for x in each.A["in play"]] == [20]
        assert "later" not in each.truth


@pytest.mark.rule("spoils:402.4", "spoils:403.2a")
def test_what_is_put_off_speaks_of_a_card_of_a_hand_for_as_long_as_it_is_there() -> None:
    vow = tactic("Vow", "Effect: Choose a card in your hand. At the end of this turn, discard it.")
    t = plain(vow, A={"hand": ["2x Vow", "2x Trick", "Grunt"]}).do("play Vow", "Trick", "play Vow", "Grunt")
    assert [one["kept"]["named"] for one in t.truth["later"]] == [{1: ["A's Trick (hand 1)"]}, {1: ["A's Grunt"]}]
    for each in both(t):
        each.do("play Grunt", "play Trick")
        assert [one["kept"]["named"] for one in each.truth["later"]] == [
            {1: ["A's Trick (discard pile 1), moved since"]},
            {1: ["A's Grunt, moved since"]},
        ]
        other = again(each).do("end the turn")
        assert (other.A["hand"], other.in_play("A")) == (["Trick"], ["Grunt"])


@pytest.mark.rule("spoils:409.3b", "spoils:402.4")
def test_a_token_that_has_left_play_is_nowhere_and_spoken_of() -> None:
    forge = tactic("Forge", "Effect: Create 2 Micromajig Tokens.")
    wake = tactic(
        "Wake",
        "Cost: Pick a character.",
        "Effect: Destroy it. At the end of this turn, draw cards equal to its strength.",
    )
    t = plain(forge, wake, A={"hand": ["Forge", "Wake"]}, full_control=(0,))
    t.do("play Forge", "play Wake", "A's Micromajig Token (1)")
    assert t.truth["nowhere"] == ["A's Micromajig Token"]
    assert t.truth["gone"][0]["card"] == "A's Micromajig Token (nowhere 1)"
    for each in both(t):
        each.do("end the turn")
        assert each.A["hand"] == ["Coin"]


@pytest.mark.rule("spoils:204.3b")
def test_what_waits_for_your_next_turn_waits_over_the_turn_between() -> None:
    oath = tactic("Oath", "Effect: At the start of your next turn, draw 2 cards.")
    t = plain(oath, A={"hand": ["Oath"]}, full_control=(0, 1)).do("play Oath", "end the turn")
    for each in both(t):
        assert len(each.truth["later"]) == 1
        each.do("end the turn")
        assert (len(each.A["hand"]), "later" in each.truth) == (2, False)


# What waits for the next such thing


@pytest.mark.rule("spoils:506.3", "spoils:506.4")
def test_the_next_time_is_still_to_come() -> None:
    ward = tactic("Ward", "Effect: The next time a character is destroyed this turn, deplete it instead.")
    t = plain(ward, SMITE, A={"hand": ["Ward", "2x Smite"]}, B={"in_play": ["Grunt", "Brute"]}).do("play Ward")
    assert t.truth["delayed"][0]["says"] == "The next time a character is destroyed this turn, deplete it instead."
    for each in both(t):
        each.do("play Smite", "B's Grunt")
        assert each.the("Grunt")["depleted"]
        assert "delayed" not in each.truth
        each.do("play Smite", "B's Brute")
        assert each.in_play("B") == ["Grunt"]


@pytest.mark.rule("spoils:506.3")
def test_of_damage_that_is_turned_away_what_is_left_is_told() -> None:
    shield = tactic(
        "Shield",
        "Cost: Pick a location.",
        "Effect: The next 2 damage inflicted to your faction this turn is inflicted to the location instead.",
    )
    bolt = tactic("Bolt", "Effect: Inflict 3 damage to your faction.")
    t = plain(shield, bolt, A={"hand": ["Shield", "Bolt"], "in_play": ["Fort"]}).do("play Shield")
    assert t.truth["delayed"][0]["left"] == 2
    for each in both(t):
        each.do("play Bolt")
        assert (each.A["influence"], each.the("Fort")["total damage"]) == (19, 2)


@pytest.mark.rule("spoils:406.5a", "spoils:405.2")
def test_the_next_cost_and_threshold_are_still_less() -> None:
    pact = tactic(
        "Pact",
        "Effect: Reduce the next numeric cost you pay this turn by 2. Choose a resource icon. Reduce the number of the"
        " chosen icon in the threshold of the next card you play this turn by 1.",
    )
    wolf = character("Wolf", "2/2/2", cost="3 O")
    t = plain(pact, wolf, A={"hand": ["Pact", "Wolf"], "in_play": ["Coin"]}).do("play Pact", "obsession")
    assert [one.get("left") for one in t.truth["delayed"]] == [None, 1]
    for each in both(t):
        each.do("play Wolf")
        assert (each.in_play("A"), each.free("A")) == (["Wolf"], 0)
        assert "delayed" not in each.truth


# What was done


@pytest.mark.rule("spoils:603.2", "spoils:402.5b")
def test_what_was_played_drawn_and_discarded_this_turn_can_be_asked_for() -> None:
    ask = tactic(
        "Ask",
        "Effect: If you played a character this turn, your faction gains 1 influence. If you discarded a tactic this"
        " turn, your faction gains 2 influence. If you drew 3 or more cards this turn, your faction gains 4 influence."
        " If you discarded a character this turn, your faction gains 8 influence.",
    )
    churn = tactic("Churn", "Effect: Draw 3 cards. Discard a tactic.")
    t = plain(ask, churn, A={"hand": ["Ask", "Churn", "Grunt", "Trick"]}).do("play Grunt", "play Churn", "Trick")
    assert [
        (one["what"], one.get("to"), one.get("amount")) for one in t.truth["did"] if one["what"] in ("draw", "discard")
    ] == [
        ("draw", None, 3),
        ("discard", ["A's Trick"], None),
    ]
    for each in both(t):
        each.do("play Ask")
        assert each.A["influence"] == 20 + 1 + 2 + 4
        each.do("end the turn")
        assert "did" not in each.truth


@pytest.mark.rule("spoils:408.7", "spoils:304.1")
def test_what_was_damaged_or_destroyed_this_turn_is_told_as_it_was_then() -> None:
    sting = item("Sting", "JAB", "Cost: Pick a character.", "Effect: Inflict 1 damage to it.")
    mend = tactic("Mend", "Effect: Remove all damage from each character.")
    cull = tactic("Cull", "Effect: Destroy all characters that received damage this turn.")
    t = plain(sting, mend, cull, A={"hand": ["Mend", "Cull"], "in_play": ["Sting", "Brute", "Giant"]})
    t.do("use JAB of Sting", "A's Brute", "play Mend")
    for each in both(t):
        each.do("play Cull")
        assert each.in_play("A") == ["Sting", "Giant"]
        again(each)


@pytest.mark.rule("spoils:402.7")
def test_who_has_attacked_once_this_turn_may_not_again() -> None:
    law = item("Law", "Each player can attack only once each turn.")
    t = plain(law, A={"in_play": ["Law", "Grunt", "Snail"]}, full_control=(0,)).do(
        "attack B's faction", "A's Grunt", "no more"
    )
    assert t.B["influence"] == 18
    for each in both(t):
        assert "attack B's faction" not in each.offered
        assert each.why_not("attack B's faction") == "402.7"


@pytest.mark.rule("spoils:507.5b", "spoils:O65")
def test_what_could_not_be_destroyed_is_not_tried_again() -> None:
    """It has no life left, and whatever would destroy it puts a token on it instead: once, and not at every moment."""
    husk = character("Husk", "1/2/1", "If this card is destroyed, put a token on it instead.")
    sting = item("Sting", "JAB", "Cost: Pick a character.", "Effect: Inflict 2 damage to it.")
    t = plain(husk, sting, A={"in_play": ["Husk", "Sting"], "hand": ["Trick"]}).do("use JAB of Sting")
    assert t.truth["spared"] == [{"number": t.the("Husk")["number"], "damage": 2, "life": 2}]
    for each in both(t):
        each.do("play Trick")
        assert each.the("Husk")["tokens"] == 1


@pytest.mark.rule("spoils:507.5a", "spoils:507.5b")
def test_of_what_stays_although_another_was_kept_nobody_is_asked_again() -> None:
    twin = character("Twin", "1/2/1", "Unique Twin", "If this card is destroyed, put a token on it instead.")
    t = plain(twin, A={"hand": ["Twin", "Trick"], "in_play": [{"card": "Twin", "number": 30}]}, full_control=(0,))
    t.do("play Twin", "A's Twin (1)")
    (told,) = t.truth["spared"]
    assert (told["unique"], told["of"], len(told["kept"])) == ("Twin", "A", 2)
    for each in both(t):
        each.do("play Trick")
        assert sorted(x.get("tokens", 0) for x in each.A["in play"]) == [0, 1]


@pytest.mark.rule("spoils:503.1", "spoils:O37", "spoils:302.12")
def test_what_has_gone_is_told_as_it_was_at_last() -> None:
    """It had 3 strength more, and was attacking."""
    grow = tactic("Grow", "Cost: Pick a character.", "Effect: It gains 1 strength.")
    wake = tactic(
        "Wake",
        "Cost: Pick a character.",
        "Effect: Destroy it. At the end of this turn, draw cards equal to its strength.",
    )
    t = plain(grow, wake, A={"in_play": ["Grunt"], "hand": ["Grow", "Wake"]}, full_control=(0,))
    t.do("play Grow", "A's Grunt", "attack B's faction", "A's Grunt", "play Wake", "A's Grunt")
    (gone,) = t.truth["gone"]
    assert (gone["strength"], gone["party"], gone["card"]) == (3, "attacking", "A's Grunt")
    while not t.at_rest():
        t.do("go on")
    for each in both(t):
        each.do("end the turn")
        assert len(each.A["hand"]) == 3


@pytest.mark.rule("spoils:201.1b")
def test_the_card_that_was_named_is_named_there_too() -> None:
    gag = item("Gag", "If this card enters play, name a card.", "The named card cannot be played.")
    t = plain(gag, A={"hand": ["Gag", "Trick", "Grunt"]}).do("play Gag", "Trick")
    for each in both(t):
        assert (each.why_not("play Trick"), "play Grunt" in each.offered) == ("402.7", True)


# What is repeated


MINT = item("Mint", "COIN", "Effect: Your faction gains 1 influence.")
HAND = item("Hand", "GIVE", "Cost: Pick a character.", "Effect: Put a token on the character.")


@pytest.mark.rule("spoils:414.2", "spoils:414.2a")
def test_what_was_shown_can_be_repeated_there() -> None:
    t = plain(MINT, HAND, A={"in_play": ["Mint", "Hand", "Grunt", "Brute"]}, full_control=(0,))
    t.do("use COIN of Mint", "use GIVE of Hand", "A's Brute")
    for each in both(t):
        each.do("repeat the last 2 abilities", "3")
        assert (each.A["influence"], each.the("Brute")["tokens"]) == (24, 4)
        assert each.at_rest()


@pytest.mark.rule("spoils:414.2b", "spoils:414.2c")
def test_a_loop_under_way_goes_on_from_where_it_is() -> None:
    """B is asked at each repetition: a position is taken after two of five, and B lets two more happen at once."""
    zap = item("Zap", "ZAP", "Cost: Deplete this card.", "Effect: Your opponent's faction loses 1 influence.")
    t = plain(MINT, zap, A={"in_play": ["Mint"]}, B={"in_play": ["Zap"]}, full_control=(0,))
    t.do("use COIN of Mint", "let it happen", "repeat the last ability", "5")
    t.do("B: let it happen", "B: let it happen")
    assert "(repetition 3 of 5)" in t.prompt
    told = t.table.read_back()[1].position()
    assert (told["repeating"]["times"], told["repeating"]["number"]) == (5, 3)
    for each in (t, Stage(t.table.read_back()[1])):
        each.do("B: let it be repeated", "2")
        assert "(repetition 5 of 5)" in each.prompt
        each.do("B: use ZAP of Zap", "A: let it happen")
        assert each.A["influence"] == 25
        assert each.asked == "A"


@pytest.mark.rule("spoils:414.3", "spoils:414.3b")
def test_a_loop_of_both_that_was_repeated_as_agreed_is_closed_there_too() -> None:
    for each in both(stirring()):
        each.do("use STIR of Stick")
        assert each.prompt.endswith("How often is it repeated at most?")
        each.do("A: 0")
        for one in both(each):
            assert one.why_not("use STIR of Stick") == "414.3b"
            one.do("use COIN of Mint", "B: let it happen")
            assert one.why_not("use STIR of Stick") is None, "the position is another one"


# Any game


def goes_on(seed: int) -> None:
    """Games with cards that nobody wrote, read back at some decisions and played on."""
    one = game(seed)
    rng = random.Random(seed)
    table = Table(GAME, GAME.settle(**one["setup"]), seed, origin=one["position"])
    for _ in range(60):
        if table.decision is None:
            break
        if rng.random() < 0.1:
            check_read_back(table, rng)
        often = table.decision.kind == HOW_OFTEN.kind
        table.choose(rng.randrange(3 if often else len(table.decision.choices)))


@pytest.mark.parametrize("seed", [2, 10, 13, 15, 29, 33])
def test_any_game_goes_on_as_it_would_have(seed: int) -> None:
    goes_on(seed)


@pytest.mark.long
@pytest.mark.parametrize("start", range(1000, 3000, 100))
def test_any_game_goes_on_as_it_would_have_at_length(start: int) -> None:
    for seed in range(start, start + 100):
        goes_on(seed)


# What can't be


CALM = "You cannot draw cards this turn."
LATER = "At the end of this turn, draw a card."


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"lasting": ["covert"]}, "lasting must be a list of 'name: value' lines"),
        ({"lasting": [{"sais": "x"}]}, "lasting has no 'sais' (did you mean 'says'?)"),
        ({"lasting": [{"of": "A"}]}, "lasting: says must be the words of an instruction, not None"),
        ({"lasting": [{"says": "Draw a card."}]}, "or nothing that lasts or waits"),
        ({"lasting": [{"says": "Draw a crad."}]}, "crad"),
        ({"lasting": [{"says": CALM, "card": "Camp"}]}, "should be a card and whose it is"),
        ({"lasting": [{"says": CALM, "card": "A's Cmap"}]}, "there is no \"A's Cmap\""),
        ({"lasting": [{"says": CALM, "which": 2}]}, "or nothing that lasts or waits"),
        ({"lasting": [{"says": CALM, "part": 2}]}, "has no part 2"),
        ({"lasting": [{"says": CALM, "on": "Nobody"}]}, "there is no card 'Nobody'"),
        ({"lasting": [{"says": CALM, "gained by": [7, 8]}]}, "nothing has gained a text"),
        ({"lasting": [{"says": LATER}]}, "makes nothing of this kind"),
        ({"later": [{"says": CALM}]}, "later: 'You cannot draw cards this turn.' makes"),
        ({"later": [{"says": LATER, "kept": {"naemd": {}}}]}, "did you mean 'named'?"),
        ({"later": [{"says": LATER, "kept": {"named": {"x": []}}}]}, "'x' should be a"),
        ({"later": [{"says": LATER, "kept": {"named": {1: 7}}}]}, "7 should be a list"),
        ({"later": [{"says": LATER, "kept": {"kinds": {1: ["x"]}}}]}, "must be some of"),
        ({"later": [{"says": LATER, "kept": {"done": {1: [7]}}}]}, "who did it and to"),
        ({"later": [{"says": LATER, "kept": {"carried out": {1: "C"}}}]}, "letters A"),
        ({"later": [{"says": LATER, "kept": {"numbers": {1: "x"}}}]}, "a whole number"),
        ({"did": [{"what": "jump"}]}, "did 1: what must be one of add, assign"),
        ({"did": [{"what": "play", "to": [99]}]}, "did 1: nothing in play has the number 99, nor had it"),
        ({"did": [{"what": "play", "to": [{"gone": 99}]}]}, "nothing that has gone had the number 99"),
        ({"did": [{"what": "play", "amount": "x"}]}, "amount must be a whole number"),
        ({"gone": [{"card": "A's Grunt", "number": 4}]}, "gone 1: there is no \"A's Grunt\""),
        ({"gone": [{"card": "A's Camp"}]}, "gone 1: Camp needs the number that it had in play"),
        ({"gone": [{"card": "A's Camp", "number": 90, "strength": "x"}]}, "strength must be a whole number"),
        ({"gone": [{"card": "A's Camp", "number": 90, "types": ["hero"]}]}, "types must be one of faction"),
        ({"nowhere": ["Grunt"]}, "nowhere: 'Grunt' should be a card and whose it was"),
        ({"spared": [{"number": 2}]}, "spared 1 should say its life or structure"),
        ({"spared": [{"unique": "x", "of": "A", "kept": 7}]}, "spared 1: kept must be a list of numbers"),
        ({"shown": [{"use": "COIN", "of": 99}]}, "nothing in play has the number 99, nor had it"),
        ({"shown": [{"use": "COIN", "of": "A's Camp"}]}, "Camp has no ability 'COIN'"),
        ({"repeating": {"times": 4}}, "repeating: place must be less than the 0 abilities of the series"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_its_place(position: Plain, words: str) -> None:
    with pytest.raises(PositionError) as refused:
        plain(**position)
    assert words in str(refused.value)
