"""A refusal of each kind of question, with the clause that leaves it out; and none is forgotten."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from coven.games.spoils import GAME
from coven.kernel import DECLINING, Table, first_said
from tests.games.spoils.course.test_loops import CURSE, minting, stirring
from tests.games.spoils.plain import attacked
from tests.games.spoils.stage import Stage, character, item, location, tactic
from tests.games.spoils.texts import scene

Refusal = tuple[str, str, str]
"""Words, the rule that refuses them, and words of the reason."""


def starting() -> Stage:
    return Stage(Table(GAME, GAME.settle(brings=("arcanist-warlord", "banker-rogue")), 7))


def found() -> Stage:
    return starting().do("A: Rage", "A: Obsession", "B: Greed", "B: Deception")


def opening() -> Stage:
    return found().do("B: A")


def acting() -> Stage:
    return scene(A={"hand": ["Coin", "Brute"]}, B={"in play": ["Grunt"]})


def responding() -> Stage:
    return scene(A={"hand": ["Grunt"]}, B={"hand": ["Trick", "Grunt"]}).do("play Grunt")


def leaving_an_order() -> Stage:
    at_table = {"responses": "what matters"}
    return scene(A={"hand": ["Grunt"]}, B={"hand": ["Trick"]}, options=at_table).do("end the turn and leave an order")


def in_window() -> Stage:
    table = scene(A={"hand": ["Grunt", "Trick"], "in play": ["Giant"]}, B={"hand": ["Trick"]}, full_control=())
    return table.do("attack B's faction")


def attacking() -> Stage:
    a = {"in play": ["Grunt", "Giant", {"card": "Brute", "depleted": True}]}
    return scene(A=a).do("attack B's faction")


def blocking() -> Stage:
    return attacked("Giant", A={"in play": ["Giant"]}, B={"in play": ["Grunt", {"card": "Brute", "depleted": True}]})


def assigning() -> Stage:
    table = attacked("Giant", A={"in play": ["Giant"]}, B={"in play": ["Grunt", "Brute"]})
    return table.do("B: B's Grunt", "B: B's Brute")


def piercing() -> Stage:
    past = "While this card is attacking, it may assign its battle damage to the target of the attack instead of the"
    lance = character("Lance", "5/5/3", f"{past} blocking party.")
    table = scene(lance, A={"in play": ["Lance"]}, B={"in play": ["Grunt"]}, full_control=())
    return table.do("attack B's faction", "B: B's Grunt")


def paying() -> Stage:
    cards = tactic("Dear", "Effect: Draw a card.", cost="1")
    return scene(cards, A={"hand": ["Dear"], "in play": ["Coin", "Coin", "Grunt"]}).do("play Dear")


def developing() -> Stage:
    return scene(tactic("Grow", "Effect: Play a resource."), A={"hand": ["Grow", "Coin", "Grunt"]}).do("play Grow")


def with_options() -> Stage:
    several = ["Choose one of the following as this card's rules text:", "OPTION 1", "Effect: Draw a card."]
    several += ["OPTION 2", "Cost: Pick a character.", "Effect: Destroy it."]
    several += ["OPTION 3", "Effect: Your faction loses 1 influence."]
    text = "\n".join(several)
    return scene(tactic("Prism", text), A={"hand": ["Prism"]}).do("play Prism")


def triggered() -> Stage:
    gift = "At the end of your turn, draw a card."
    table = scene(item("One", gift), item("Two", gift), A={"in play": ["One", "Two", "Grunt"]})
    return table.do("end the turn")


def replaced() -> Stage:
    cards = [
        tactic("Blast", "Cost: Pick a character.", "Effect: Destroy it."),
        location("Net", 5, "If a character is destroyed, put it into its owner's hand instead."),
        location("Lid", 5, "If a character is destroyed, put it on top of its owner's deck instead."),
    ]
    table = scene(*cards, A={"hand": ["Blast"], "in play": ["Net", "Lid"]}, B={"in play": ["Giant"]})
    return table.do("play Blast", "B's Giant")


def reduced() -> Stage:
    cards = [
        tactic("Blast", "Cost: Pick a character.", "Effect: Inflict 4 damage to it."),
        location("Net", 5, "If damage is inflicted to a character, reduce the amount by 3."),
        location("Lid", 5, "If damage is inflicted to a character, reduce the amount to 2."),
    ]
    table = scene(*cards, A={"hand": ["Blast"], "in play": ["Net", "Lid"]}, B={"in play": ["Giant"]})
    return table.do("play Blast", "B's Giant")


def unique() -> Stage:
    twin = character("Twin", "1/1/1", "Unique Twin")
    return scene(twin, A={"hand": ["Twin"], "in play": ["Twin", "Grunt"]}).do("play Twin")


def picking() -> Stage:
    cards = [
        tactic("Blast", "Cost: Pick a character.", "Effect: Destroy it."),
        character("Ghost", "1/1/1", "Your opponent cannot pick this card."),
    ]
    b = {"in play": ["Grunt", "Giant", "Ghost", "Shed"], "discard pile": ["Brute"]}
    return scene(*cards, A={"hand": ["Blast"]}, B=b).do("play Blast")


def discarding() -> Stage:
    table = scene(
        tactic("Purge", "Effect: Discard a card."),
        A={"hand": ["Purge", "Grunt", "Coin"], "discard pile": ["Brute"]},
    )
    return table.do("play Purge")


def choosing() -> Stage:
    choice = tactic("Fork", "Effect: Draw a card or play a resource.")
    return scene(choice, A={"hand": ["Fork", "Coin"]}).do("play Fork")


def deciding() -> Stage:
    return scene(tactic("Offer", "Effect: You may draw a card."), A={"hand": ["Offer"]}).do("play Offer")


def numbering() -> Stage:
    table = scene(
        tactic("Surge", "Cost: Choose a number for X. Pay X+X.", "Effect: Draw X cards."),
        A={"hand": ["Surge"], "in play": ["4x Coin"]},
    )
    return table.do("play Surge")


def counting() -> Stage:
    table = scene(
        tactic("Sip", "Effect: Draw 3 or fewer cards."),
        A={"hand": ["Sip"]},
    )
    return table.do("play Sip")


def dividing() -> Stage:
    split = "Effect: Inflict 2 damage divided however you want among the picked characters."
    table = scene(
        tactic("Spray", "Cost: Pick 2 characters.", split),
        A={"hand": ["Spray"]},
        B={"in play": ["Giant", "Brute"]},
    )
    return table.do("play Spray", "B's Giant", "B's Brute")


def bidding() -> Stage:
    text = "Effect: Each player may bid. The winner pays the bid and draws a card."
    return scene(tactic("Lot", text), A={"hand": ["Lot"]}).do("play Lot")


def searching() -> Stage:
    table = scene(
        tactic("Scry", "Effect: Search your deck for a tactic and put it into your hand."),
        A={"hand": ["Scry"], "deck": ["Trick", "Grunt"]},
    )
    return table.do("play Scry")


def naming() -> Stage:
    photo = item("Photo", "If this card enters play, name a non-resource card.", "The named card cannot be played.")
    return scene(photo, A={"hand": ["Photo"]}).do("play Photo")


def choosing_a_player() -> Stage:
    text = "Effect: Choose a player. Look at the top 2 cards of that player's deck."
    return scene(tactic("Peek", text), A={"hand": ["Peek"]}).do("play Peek")


def choosing_an_icon() -> Stage:
    text = "Choose a resource icon. Reduce the number of the chosen icon in the threshold of the next card you play"
    dock = location("Dock", 5, "DOCK\nCost: Deplete this card.\nEffect: " + text + " this turn by 1.")
    return scene(dock, A={"in play": ["Dock"]}).do("use DOCK of Dock")


def charging() -> Stage:
    text = "Effect: You may attack."
    table = scene(
        tactic("Charge", text), A={"hand": ["Charge"], "in play": ["Grunt"]}, B={"in play": ["Shed", "Giant"]}
    )
    return table.do("play Charge", "yes")


def stacking() -> Stage:
    text = "Effect: Choose a player. Look at the top 2 cards of that player's deck. Put them on top of that deck in any"
    table = scene(tactic("Peek", f"{text} order."), A={"hand": ["Peek"], "deck": ["Trick", "Grunt", "Coin"]})
    return table.do("play Peek", "A: A")


def repeating() -> Stage:
    return minting().do("use COIN of Mint", "repeat the last ability")


def letting_be_repeated() -> Stage:
    table = minting(CURSE, b={"hand": ["Curse"]})
    return table.do("use COIN of Mint", "B: let it happen", "repeat the last ability", "5", "B: let it be repeated")


def agreeing() -> Stage:
    return stirring().do("use STIR of Stick")


def stopping() -> Stage:
    return agreeing().do("A: 3", "B: 5")


REFUSED: dict[str, tuple[Callable[[], Stage], Refusal]] = {
    "what to do": (acting, ("play Brute", "309.1a", "2 has to be paid")),
    "which response": (responding, ("play Grunt", "606.2", "a response is a tactic or an ability")),
    "which order": (leaving_an_order, ("play Grunt", "609.1", "the turn is being ended")),
    "what in battle": (in_window, ("play Grunt", "607.1c", "only tactics")),
    "which attacker": (attacking, ("A's Brute", "607.1b", "depleted")),
    "which blocker": (blocking, ("B's Brute", "607.1d", "depleted")),
    "how much damage": (assigning, ("6", "608.1c", "5 is left of it")),
    "where damage goes": (piercing, ("B's Grunt", "608.1c", "blocking party")),
    "which resource": (paying, ("A's Grunt", "309.1", "only resources")),
    "which resource to play": (developing, ("Grunt face-up", "203.2", "actual resource")),
    "which option": (with_options, ("option 2", "401.2", "a character is asked for")),
    "which starting resource": (starting, ("Scout", "202.5", "a staple resource")),
    "who goes first": (found, ("no more", "601.1c", "one of the players")),
    "which opening card": (opening, ("Union Leader", "601.1f", "opening hand")),
    "which trigger": (triggered, ("Grunt", "503.4", "set off")),
    "which replacement": (replaced, ("Giant", "506.4", "replacements")),
    "which reduction": (reduced, ("reduce by 2", "410.3", "order of the reductions")),
    "which unique card to keep": (unique, ("A's Grunt", "507.5a", "keep one")),
    "which card to pick": (picking, ("B's Ghost", "402.7", "Your opponent cannot pick this card".lower())),
    "which card": (discarding, ("Brute", "305.1", "in hand")),
    "which of these": (choosing, ("lose 2 influence", "402.5", "draw a card; play a resource")),
    "whether to do it": (deciding, ("end the turn", "603.1h", "Offer is being carried out")),
    "which number": (numbering, ("3", "309.1a", "6 has to be paid")),
    "how many": (counting, ("4", "410.2", "3 at most")),
    "how much damage to inflict": (dividing, ("3", "402.5", "2 at most")),
    "how high to bid": (bidding, ("no more", "413.1", "first number")),
    "which card to find": (searching, ("Grunt", "312.2", "a tactic")),
    "which card to name": (naming, ("Coin", "201.1b", "non-resource card")),
    "which player": (choosing_a_player, ("none", "402.5", "A or B")),
    "which icon": (choosing_an_icon, ("none", "203.4", "resource icons")),
    "what to attack": (charging, ("B's Giant", "607.1a", "factions and locations")),
    "how often": (repeating, ("forever", "414.2b", "a number of times")),
    "how many repetitions pass": (letting_be_repeated, ("6", "414.2c", "5 at most")),
    "how often at most": (agreeing, ("2.5", "410.2", "whole number")),
    "where to stop": (stopping, ("5", "414.3c", "4 at most")),
    "which card goes first": (stacking, ("Coin", "402.5", "order of the cards")),
}
"""Of each kind of question a moment at which it is asked, and what is refused there."""


def test_no_kind_of_question_is_forgotten() -> None:
    assert set(REFUSED) == {question.kind for question in GAME.questions()}


def by_clause(rules: dict[str, str]) -> list[object]:
    """Each kind of question, as a proof of the clause that refuses something there."""
    return [
        pytest.param(kind, marks=pytest.mark.rule(f"spoils:{rule}")) if rule else pytest.param(kind)
        for kind, rule in rules.items()
    ]


@pytest.mark.parametrize("kind", by_clause({kind: rule for kind, (_, (_, rule, _)) in REFUSED.items()}))
def test_a_refusal_has_its_clause(kind: str) -> None:
    at, (words, rule, said) = REFUSED[kind]
    table = at().table
    assert table.decision is not None
    assert table.decision.kind == kind
    assert words not in table.decision.words()
    reason = table.why_not(words)
    assert reason is not None
    assert reason.rule == rule, reason
    assert said in reason.words


def raising() -> Stage:
    return bidding().do("higher")


def searching_for_any_card() -> Stage:
    seek = tactic("Seek", "Effect: Search your deck for a card and put it into your hand.")
    return scene(seek, A={"hand": ["Seek"], "deck": ["Coin", "Grunt"]}).do("play Seek")


def developing_under_a_ban() -> Stage:
    ban = location("Ban", 9, "Players cannot play face-down resources.")
    dig = tactic("Dig", "Effect: Play a resource.")
    return scene(ban, dig, A={"hand": ["Dig", "Grunt", "Coin"], "in play": ["Ban"]}).do("play Dig")


def picking_under_a_demand() -> Stage:
    decoy = character("Decoy", "1/1/1", "Anything that could pick this card must pick it.")
    two = tactic("Two", "Cost: Pick 2 or fewer characters.", "Effect: Draw a card.")
    return scene(decoy, two, A={"hand": ["Two"], "in play": ["Grunt"]}, B={"in play": ["Decoy"]}).do("play Two")


def praying() -> Stage:
    altar = item("Altar", "PRAY", "Cost: Discard a card or destroy an item you control.", "Effect: Draw a card.")
    return scene(altar, A={"in play": ["Altar"]}).do("use PRAY of Altar")


def any_number() -> Stage:
    return scene(tactic("Ex", "Effect: Choose a number for X. Draw X cards."), A={"hand": ["Ex"]}).do("play Ex")


def lurking() -> Stage:
    lurk = character("Lurk", "1/1/1", "Flip Up 5 [D]")
    down = [{"card": name, "face": "face-down"} for name in ("Grunt", "Lurk")]
    return scene(lurk, A={"in play": down})


FURTHER: tuple[tuple[Callable[[], Stage], Refusal], ...] = (
    (bidding, ("2.5", "410.2", "whole number")),
    (bidding, ("-1", "410.2", "whole number")),
    (raising, ("5", "413.1", "more than 5")),
    (searching_for_any_card, ("nothing", "312.2", "has to be found")),
    (assigning, ("1.5", "410.2", "whole number")),
    (starting, ("Rage face-up", "601.1b", "face-down")),
    (starting, ("Greed", "601.1b", "in your own deck")),
    (developing_under_a_ban, ("Grunt", "402.7", "face-down resources")),
    (counting, ("A's Grunt", "410.2", "a number has to be chosen")),
    (picking_under_a_demand, ("no more", "505.1", "must pick it")),
    (praying, ("discard a card", "401.2", "there is nothing of that")),
    (any_number, ("50", "401.2", "so many")),
    (lurking, ("flip up a face-down card", "507.4a", "no Flip Up")),
    (lurking, ("flip up Lurk", "507.4a", "threshold")),
)
"""Further moments at which something is refused."""


@pytest.mark.parametrize(
    ("at", "refusal"),
    [
        pytest.param(at, one, marks=pytest.mark.rule(f"spoils:{one[1]}"), id=f"{at.__name__} {one[0]}")
        for at, one in FURTHER
    ],
)
def test_a_further_refusal_has_its_clause(at: Callable[[], Stage], refusal: Refusal) -> None:
    words, rule, said = refusal
    table = at().table
    reason = table.why_not(words)
    assert reason is not None
    assert (reason.rule, said in reason.words) == (rule, True), reason


@pytest.mark.rule("spoils:413.1", "spoils:O43")
def test_a_bid_beyond_those_offered_is_higher() -> None:
    table = bidding()
    assert str(table.table.why_not("30")) == "it is called 'higher' here"
    table.do("higher", "30")
    assert (table.asked, table.offered[:2]) == ("B", ["31", "32"])


@pytest.mark.parametrize("kind", REFUSED)
def test_whoever_is_not_asked_hears_a_rule_too(kind: str) -> None:
    """Each answer that is offered is refused to the other seat, by a rule."""
    at, _ = REFUSED[kind]
    table = at().table
    assert table.decision is not None
    other = 1 - table.decision.seat
    for words in table.decision.words():
        reason = table.why_not(words, other)
        assert reason is not None, words
        assert reason.rule, f"{words}: {reason}"


DECLINED: dict[str, tuple[str, str]] = {
    "what to do": ("", "it is called 'end the turn' here"),
    "which response": ("", "it is called 'let it happen' here"),
    "which order": ("", "it is called 'let everything happen until my turn' here"),
    "what in battle": ("", "it is called 'go on' here"),
    "which attacker": ("607.1b", "one character or more has to attack"),
    "which blocker": ("", "it is called 'no more' here"),
    "how much damage": ("", "it is called '0' here"),
    "where damage goes": ("", "it is called 'to the blocking party' here"),
    "which resource": ("309.1", "a number is paid by attaching as many resources"),
    "which resource to play": ("604.1", "you are told to play a resource, and can"),
    "which option": ("307.2", "one of them has to be chosen"),
    "which starting resource": ("", "it is called 'none' here"),
    "who goes first": ("601.1c", "one of the players is chosen"),
    "which opening card": ("", "it is called 'keep the rest' here"),
    "which trigger": ("503.1", "a trigger happens"),
    "which replacement": ("506.4", "one of the replacements that fit this event applies"),
    "which reduction": ("410.3", "only the order of the reductions is chosen"),
    "which unique card to keep": ("507.5a", "you keep one"),
    "which card to pick": ("401.2", "a cost is met whole or not at all"),
    "which card": ("402.5", "as far as it can be"),
    "which of these": ("402.5", "lets you choose one of these"),
    "whether to do it": ("", "it is called 'no' here"),
    "which number": ("", "it is called '0' here"),
    "how many": ("", "it is called '0' here"),
    "how much damage to inflict": ("", "it is called '0' here"),
    "how high to bid": ("413.1", "the first number has to be named"),
    "which card to find": ("", "it is called 'nothing' here"),
    "which card to name": ("201.1b", "asks for the name of a non-resource card"),
    "which player": ("402.5", "a player has to be chosen"),
    "which icon": ("203.4", "one of the resource icons has to be chosen"),
    "what to attack": ("607.1a", "who attacks announces what is attacked"),
    "how often": ("414.2b", "0 times is not to repeat it"),
    "how many repetitions pass": ("414.2c", "it is at least 1"),
    "how often at most": ("", "it is called '0' here"),
    "where to stop": ("", "it is called '0' here"),
    "which card goes first": ("402.5", "only the order of the cards"),
}
"""What each kind of question says to whoever wants nothing, at its moment in `REFUSED`: how that is called, or why it
can't be."""

STOCK = ("yes", "A", "7", "whichever", "higher", "option 9")
"""Answers to some questions that say nothing at others."""


@pytest.mark.parametrize("kind", by_clause({kind: rule for kind, (rule, _) in DECLINED.items()}))
def test_whoever_wants_nothing_is_told_what_that_means_here(kind: str) -> None:
    table = REFUSED[kind][0]().table
    assert table.decision is not None
    offered = table.decision.words()
    rule, said = DECLINED[kind]
    for words in sorted(DECLINING.difference(offered)):
        reason = table.why_not(words)
        assert reason is not None, words
        assert (reason.rule, said in reason.words) == (rule, True), f"{words}: {reason}"
        other = table.why_not(words, 1 - table.decision.seat)  # who isn't asked isn't told how it is called
        assert other is not None, words
        assert other.rule, f"{words}: {other}"


@pytest.mark.parametrize("kind", REFUSED)
def test_answers_to_other_questions_name_nothing(kind: str) -> None:
    """What answers another question is answered without a rule, unless it could be one to this question."""
    table = REFUSED[kind][0]().table
    decision = table.decision
    assert decision is not None
    numeric = "a number" in decision.question.answers
    for words in STOCK:
        own = f"`{words}`" in decision.question.answers or (words == "7" and numeric)
        own = own or (words == "option 9" and "`option 1`" in decision.question.answers)
        for seat in (0, 1):
            reason = table.why_not(words, seat)
            if not own:
                assert reason is not None, words
                assert not reason.rule, f"{words}: {reason}"
            elif seat != decision.seat:
                assert reason is not None, words
                assert reason.rule, f"{words}: {reason}"


@pytest.mark.rule("spoils:607.1d")
def test_blocking_is_understood_while_blockers_are_chosen() -> None:
    table = attacked("Giant", A={"in play": ["Giant"]}, B={"in play": ["Grunt", "Brute"]}).table
    told = table.why_not("block")
    assert told is not None
    assert str(told) == "that could mean B's Grunt, or B's Brute"
    for words in ("block Giant with Grunt", "block with Grunt"):
        assert str(table.why_not(words)) == 'it is called "B\'s Grunt" here'
    both = table.why_not("block with Grunt and Brute")
    assert both is not None
    assert str(both) == "one is chosen at a time: say the first, and then the next"
    assert str(table.why_not("block Shed with Grunt")).startswith("the blocking party blocks the attacking party")
    assert str(table.why_not("block", 0)) == "the defending player chooses the blockers (607.1d)"


@pytest.mark.rule("spoils:505.1")
def test_a_party_is_judged_whole() -> None:
    lone = character("Loner", "2/2/1", "This card must attack alone.")
    table = scene(lone, A={"in play": ["Loner", "Grunt", "Giant"]}).table
    for words in ("attack with Loner and Grunt", "attack with Grunt and Loner"):
        reason = table.why_not(words)
        assert reason is not None
        assert reason.rule == "505.1", reason
    assert table.why_not("attack with Loner") == first_said("attack B's faction")
    assert table.why_not("attack with Grunt and Giant") == first_said("attack B's faction")
    twice = table.why_not("attack with Grunt and Grunt")
    assert twice is not None
    assert twice.rule == "607.1b", twice


@pytest.mark.rule("spoils:606.2", "spoils:603.1g", "spoils:603.1h")
def test_what_is_no_tactic_is_never_a_response() -> None:
    """Whoever isn't asked hears of responding only where a response is what they try."""
    loot = tactic("Loot", "Cost: Discard a card.", "Effect: Choose a character. Destroy it.")
    hand = {"hand": ["Trick", "Grunt"], "in play": ["Grunt", "Giant"]}
    table = scene(loot, A={"hand": ["Loot", "Coin", "Brute"]}, B=hand).do("play Loot").table
    assert str(table.why_not("play Trick", 1)) == "you may respond once the costs have been satisfied (603.1g)"
    assert str(table.why_not("play Grunt", 1)) == "a response is a tactic or an ability (606.2)"
    table.choose("Coin")
    assert str(table.why_not("attack", 0)) == "Loot resolves first, once your opponent's responses are finished (606.2)"
    table.choose("let it happen")
    assert str(table.why_not("play Trick", 1)) == "Loot is being carried out, and it is too late to respond (603.1h)"
    assert str(table.why_not("play Grunt", 1)) == "a response is a tactic or an ability (606.2)"


@pytest.mark.rule("spoils:607.1b", "spoils:607.1c", "spoils:608.1c")
def test_a_battle_tells_each_player_what_is_whose() -> None:
    table = scene(A={"in play": ["Grunt", "Giant"]}, B={"in play": ["Brute"]}).do("attack B's faction").table
    assert str(table.why_not("Giant", 1)) == "the attacking player chooses the attackers (607.1b)"
    assert str(table.why_not("no more", 1)) == "the attacking player chooses the attackers (607.1b)"
    later = "blockers are chosen after the tactics and abilities of both players (607.1d)"
    assert str(table.why_not("Brute", 1)) == later
    window = in_window().table
    only = "only tactics can be played and abilities used in a battle (607.1c)"
    assert str(window.why_not("draw a card")) == only
    assert str(window.why_not("draw a card", 1)) == only
    unassigned = "damage is assigned when both players have had their tactics and abilities (608.1c)"
    assert str(window.why_not("assign 1 damage to B's faction")) == unassigned


@pytest.mark.rule("spoils:403.1a", "spoils:403.2a", "spoils:411.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_hidden_is_hidden_by_its_own_clause(seat: int) -> None:
    table, mine, others = acting().table, "AB"[seat], "BA"[seat]
    for words in (
        "search my deck",
        f"shuffle {others}'s deck",
        "look through my deck",
        "look at the top card of my deck",
    ):
        reason = table.why_not(words, seat)
        assert reason is not None
        assert reason.rule == "403.1a", f"{words}: {reason}"
    for what, rule in (("hand", "403.2a"), ("face-down resource", "411.2"), ("face-down card", "411.2")):
        hidden, own = table.why_not(f"look at {others}'s {what}", seat), table.why_not(f"look at {mine}'s {what}", seat)
        assert hidden is not None
        assert own is not None
        assert (hidden.rule, own.rule) == (rule, ""), what


@pytest.mark.rule("spoils:607.1d")
@pytest.mark.parametrize(
    ("before", "words"),
    [
        (True, "blockers are chosen after the tactics and abilities of both players"),
        (False, "the blockers have been chosen"),
    ],
)
def test_inside_a_payment_it_is_told_whether_the_blockers_have_been_chosen(before: bool, words: str) -> None:
    dear = tactic("Dear", "Effect: Draw a card.", cost="1")
    mine = {"hand": ["Dear"], "in play": ["Grunt", "Coin", "Coin"]}
    table = scene(dear, A={"in play": ["Giant"]}, B=mine, full_control=(0, 1)).do("attack B's faction", "A's Giant")
    table.do(*([] if before else ["B: go on", "B: no more"]), "B: play Dear")
    assert table.table.decision is not None
    assert table.table.decision.kind == "which resource"
    assert str(table.table.why_not("block")) == f"{words} (607.1d)"
    assert str(table.table.why_not("block", 0)) == "the defending player chooses the blockers (607.1d)"
