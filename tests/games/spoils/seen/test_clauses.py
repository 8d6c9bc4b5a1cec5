"""Which clause is named where several come near: the one of the moment, of the card, and of the seat that asks."""

import pytest

from tests.games.spoils.plain import attacked
from tests.games.spoils.seen.test_refusals import found, opening, repeating
from tests.games.spoils.seen.test_trying import reason
from tests.games.spoils.stage import character, faction, item, location, tactic
from tests.games.spoils.texts import scene

GIFT = tactic("Gift", "Effect: You may play a card for free.")
HAT = item("Hat", "TIP", "Cost: Deplete this card.", "Effect: You may destroy an item.")
YES_FIRST = ("", "that takes several answers: 'yes' first")


@pytest.mark.rule("spoils:401.3", "spoils:406.3a")
def test_the_first_cost_that_fails_is_named_and_the_number_last() -> None:
    trap = tactic("Trap", "Cost: Play this only during a battle. Pick a location.", "Effect: Destroy it.", cost="3")
    dart = tactic("Dart", "Cost: Pick a location.", "Effect: Destroy it.", cost="3")
    a = {"hand": ["Trap", "Dart", "Dear Trick"], "in play": ["Coin"]}
    table = scene(trap, dart, A=a)
    assert reason(table, "play Trap") == ("401.3a", "Trap says: play this only during a battle")
    assert reason(table, "play Dart")[0] == "401.2"
    assert reason(table, "play Dear Trick")[0] == "309.1a"
    table = scene(trap, dart, A=a, B={"in play": ["Shed"]})
    assert reason(table, "play Dart") == ("309.1a", "3 has to be paid and 1 resource is attached to nothing")


@pytest.mark.rule("spoils:307.2", "spoils:309.1a")
def test_an_option_that_could_be_met_leaves_the_number() -> None:
    several = ["Choose one of the following as this card's rules text:", "OPTION 1", "Effect: Draw a card."]
    several += ["OPTION 2", "Cost: Pick a location.", "Effect: Destroy it."]
    scroll = tactic("Scroll", "\n".join(several), cost="3")
    assert reason(scene(scroll, A={"hand": ["Scroll"]}), "play Scroll")[0] == "309.1a"


@pytest.mark.rule("spoils:603.2", "spoils:308.1a", "spoils:603.1a")
def test_where_one_may_play_a_card_a_card_is_judged_as_one_to_be_played() -> None:
    lofty = character("Lofty", "1/1/1", cost="1 OO")
    a = {"hand": ["Gift", "Brute", "Grunt", "Lofty", "Coin"]}
    table = scene(GIFT, lofty, A=a, B={"in play": ["Giant"]}).do("play Gift")
    for begun in ("", "play "):
        assert reason(table, f"{begun}Brute") == YES_FIRST
        assert reason(table, f"{begun}Lofty")[0] == "308.1a"
        assert reason(table, f"{begun}Giant")[0] == "603.1a"
        assert reason(table, f"{begun}Coin")[0] == "603.2"
    table.do("yes")
    assert reason(table, "Giant") == ("603.1a", "only a card in your hand can be played")
    table.do("Brute")
    assert table.at_rest()


@pytest.mark.rule("spoils:402.5", "spoils:407.2", "spoils:605.1g")
def test_what_an_ability_lets_one_do_is_no_trigger() -> None:
    table = scene(HAT, A={"in play": ["Hat", "Grunt"], "hand": ["Trick"]}, B={"hand": ["Trick"]})
    table.do("use TIP of Hat", "B: let it happen")
    assert reason(table, "yes", 1) == ("407.2", "the text that is carried out speaks to A")
    assert reason(table, "A's Grunt") == ("402.5", "Hat asks for an item")
    assert reason(table, "A's Hat") == YES_FIRST
    assert reason(table, "play Trick") == ("605.1g", "TIP of Hat is being carried out first")
    assert reason(table, "play Trick", 1)[1] == "TIP of Hat is being carried out, and it is too late to respond"
    table.do("no")
    assert table.at_rest()


@pytest.mark.rule("spoils:503.1#3", "spoils:506.1")
def test_what_a_trigger_or_a_replacement_lets_one_do_is_by_its_own_clause() -> None:
    omen = character("Omen", "1/1/1", "If this card enters play, you may draw a card.")
    table = scene(omen, A={"hand": ["Omen"]}).do("play Omen")
    assert reason(table, "yes", 1)[0] == "503.1"
    ghost = character("Ghost", "1/1/1", "If this card is destroyed, you may put it into its owner's hand instead.")
    blast = tactic("Blast", "Cost: Pick a character.", "Effect: Destroy it.")
    table = scene(ghost, blast, A={"hand": ["Blast"], "in play": ["Ghost"]}).do("play Blast", "A's Ghost")
    assert reason(table, "yes", 1)[0] == "506.1"


@pytest.mark.rule("spoils:401.3")
def test_what_a_cost_lets_one_choose_is_by_the_clause_on_costs() -> None:
    altar = item("Altar", "OFFER", "Cost: Discard a card or destroy an item.", "Effect: Draw a card.")
    a = {"hand": ["Trick", "Coin"], "in play": ["Altar"]}
    table = scene(altar, A=a).do("use OFFER of Altar")
    assert reason(table, "draw a card")[0] == "401.3"
    table.do("discard a card")
    assert reason(table, "none") == ("401.2", "a cost is met whole or not at all")
    assert reason(table, "Coin", 1) == ("605.1c", "A satisfies the costs of OFFER of Altar")


@pytest.mark.rule("spoils:310.1", "spoils:402.3a")
def test_an_area_that_a_text_names_is_no_area_left_unsaid() -> None:
    raise_ = tactic("Raise", "Cost: Pick a character in your discard pile.", "Effect: Put it into your hand.")
    blast = tactic("Blast", "Cost: Pick a character.", "Effect: Destroy it.")
    a = {"hand": ["Raise", "Blast"], "discard pile": ["Grunt", "Brute"], "in play": ["Snail", "Pacifist"]}
    table = scene(raise_, blast, A=a)
    assert reason(table.do("play Raise"), "A's Snail")[0] == "310.1"
    assert reason(scene(raise_, blast, A=a).do("play Blast"), "Grunt")[0] == "402.3a"


@pytest.mark.rule("spoils:608.1c", "spoils:608.1d")
def test_attackers_and_blockers_assign_by_clauses_of_their_own() -> None:
    a, b = {"in_play": ["Giant", "Snail"]}, {"in_play": ["Giant", "Grunt"]}
    table = attacked("Giant", "Snail", A=a, B=b).do("B's Giant", "B's Grunt")
    assert reason(table, "6")[0] == "608.1c"
    assert reason(table, "1", 1)[0] == "608.1c"
    table.do("5")
    assert table.asked == "B"
    assert reason(table, "6")[0] == "608.1d"
    assert reason(table, "1", 0)[0] == "608.1d"


@pytest.mark.rule("spoils:602.2")
def test_who_is_not_active_neither_attacks_nor_ends_the_turn() -> None:
    b = {"in_play": ["Grunt"], "hand": ["Trick"]}
    table = attacked("Giant", A={"in_play": ["Giant"], "hand": ["Trick"]}, B=b)
    for words in ("attack", "end the turn"):
        assert reason(table, words, 1)[0] == "602.2"
        assert reason(table, words, 0)[0] == "607.1"
    dear = scene(A={"hand": ["Dear Trick"], "in play": ["3x Coin", "Giant", "Fort"]}, B=b).do("play Dear Trick")
    assert reason(dear, "attack", 1)[0] == "602.2"
    assert reason(dear, "attack", 0)[0] == "603.1d"


@pytest.mark.rule("spoils:605.1a")
def test_an_ability_of_a_card_that_has_none_now() -> None:
    veil = item("Veil", "Attach to Character", "The character this card is attached to loses its rules text.")
    elf = character("Elf", "1/1/1", "SING", "Cost: Deplete this card.", "Effect: Draw a card.")
    down = {"card": "Hat", "face": "face-down", "known to": "A"}
    crypt = tactic(
        "Crypt",
        "Effect: Draw a card.",
        "",
        "RISE",
        "Cost: Use this only while this card is in your discard pile.",
        "Effect: Draw a card.",
    )
    a = {"in play": [{"card": "Elf", "number": 50}, {"card": "Veil", "attached to": 50}], "hand": ["Crypt"]}
    table = scene(veil, elf, crypt, A=a, B={"discard pile": ["Crypt"]})
    assert reason(table, "use SING of Elf") == ("605.1a", "Elf is in play and hasn't SING now")
    assert reason(table, "use RISE of Crypt") == ("605.1a", "RISE is used while Crypt is in your discard pile")
    assert reason(table, "use RISE of B's Crypt") == ("605.1a", "RISE is used while Crypt is in your discard pile")
    table = scene(HAT, A={"in play": [down]})
    assert "lies face-down" in reason(table, "use TIP of Hat")[1]
    assert reason(scene(HAT), "use TIP of Hat")[1] == "its abilities are used while it is in play under your control"


@pytest.mark.rule("spoils:505.1")
def test_who_demands_an_attack_is_named() -> None:
    pup = character("Pup", "1/1/3", "This card must attack if able.")
    horn = item("Horn", "You must attack if able.")
    assert reason(scene(pup, A={"in play": ["Pup"]}), "end the turn") == (
        "505.1",
        "Pup says: this card must attack if able",
    )
    table = scene(horn, A={"in play": ["Grunt", "Horn"]})
    assert reason(table, "end the turn")[1].startswith("Horn says: you must attack")


@pytest.mark.rule("spoils:607.1c", "spoils:507.4d")
def test_a_character_is_told_that_battles_are_for_tactics() -> None:
    mole = character("Mole", "1/1/1", "Flip Up 0")
    hidden = {"card": "Mole", "face": "face-down", "known to": "A"}
    table = scene(mole, A={"in play": ["Giant", "Snail", hidden], "hand": ["Grunt", "Trick"]})
    table.do("attack B's faction")
    assert reason(table, "play Grunt") == ("607.1c", "only tactics can be played and abilities used in a battle")
    assert "once the attackers" in reason(table, "play Trick")[1]
    assert reason(table, "flip up Mole") == (
        "507.4d",
        "Flip Up doesn't change when a card can be played, and this one can't be now",
    )


@pytest.mark.rule("spoils:410.2")
def test_what_x_is_is_said() -> None:
    loan = tactic(
        "Loan",
        "Cost: Choose a number for X. Pay X.",
        "Effect: You may play an item with a numeric cost of X or less for free.",
    )
    anvil = item("Anvil", cost="3")
    table = scene(loan, anvil, item("Rag"), HAT, A={"hand": ["Loan", "Anvil", "Hat", "Rag"], "in play": ["Coin"]})
    table.do("play Loan", "1", "yes")
    assert reason(table, "Anvil") == ("402.5", "Loan asks for an item with a numeric cost of X or less (X is 1)")


@pytest.mark.rule("spoils:606.1", "spoils:607.1c", "spoils:601.1f")
def test_what_leaves_things_as_they_are_has_its_moments() -> None:
    a, b = {"in_play": ["Giant", "Snail"], "hand": ["Trick"]}, {"in_play": ["Grunt"], "hand": ["Trick"]}
    table = scene(A=a, B=b)
    assert [reason(table, words)[0] for words in ("let it happen", "go on", "keep the rest")] == [
        "606.1",
        "607.1c",
        "601.1f",
    ]
    assert reason(table, "let it happen", 1)[0] == "606.1"
    table.do("play Trick")
    assert reason(table, "let it happen", 0) == ("606.1", "you cannot respond to your own actions")
    battle = attacked("Giant", A=a, B=b)
    assert reason(battle, "go on", 1)[1] == "the attacking player comes first, and then the defending player"
    battle.do("go on")
    assert "no second round" in reason(battle, "go on", 0)[1]


@pytest.mark.rule("spoils:606.2", "spoils:607.1b", "spoils:607.1d")
def test_going_on_is_called_as_what_is_asked_calls_it() -> None:
    a, b = {"in play": ["Giant"], "hand": ["Trick"]}, {"in play": ["Grunt"], "hand": ["Trick"]}
    table = scene(A=a, B=b).do("attack B's faction")
    assert reason(table, "go on") == ("607.1b", "one character or more has to attack")
    table.do("A's Giant", "play Trick")
    assert table.asked == "B"
    assert reason(table, "go on") == ("", "it is called 'let it happen' here")
    assert reason(table, "go on", 0) == ("606.2", "Trick resolves first, once your opponent's responses are finished")
    table.do("let it happen", "go on")
    assert table.asked == "B"
    assert reason(table, "go on") == ("", "it is called 'no more' here")
    assert reason(table, "go on", 0)[0] == "607.1c"


@pytest.mark.rule("spoils:606.1", "spoils:603.1h", "spoils:605.1g", "spoils:503.2")
def test_what_is_carried_out_is_not_let_happen_any_more() -> None:
    purge = tactic("Purge", "Effect: Your opponent discards a card.")
    gift = item("Gift Box", "OPEN", "Cost: Deplete this card.", "Effect: You may draw a card.")
    omen = character("Omen", "1/1/1", "If this card enters play, you may draw a card.")
    a, b = {"hand": ["Purge", "Omen"], "in play": ["Gift Box"]}, {"hand": ["Trick", "Grunt"]}
    table = scene(purge, gift, omen, A=a, B=b).do("play Purge", "let it happen")
    assert table.asked == "B"
    assert reason(table, "let it happen") == ("603.1h", "Purge is being carried out, and it is too late to respond")
    assert reason(table, "let it happen", 0) == ("606.1", "you cannot respond to your own actions")
    table.do("B: Grunt", "use OPEN of Gift Box", "let it happen")
    assert reason(table, "let it happen", 1)[0] == "605.1g"
    table.do("no", "play Omen", "let it happen")
    for seat in (0, 1):
        assert reason(table, "let it happen", seat) == ("503.2", "nobody can respond to a trigger")


@pytest.mark.rule("spoils:505.1", "spoils:607.1")
def test_what_a_party_costs_is_no_trigger() -> None:
    gate = location("Gate", 5, "Your opponent must pay 1 for each attacking party they form.")
    a = {"in play": ["Giant", "Coin", {"card": "Grunt", "face": "face-down"}], "hand": ["Trick", "Brute"]}
    table = scene(gate, A=a, B={"in play": ["Gate", "Grunt"], "hand": ["Trick"]}).do("attack B's faction", "A's Giant")
    assert reason(table, "A's Giant")[0] == "309.1"
    demand = ("505.1", "what must be paid for the party that is being formed is paid first")
    for seat in (0, 1):
        assert reason(table, "play Trick", seat) == demand
        assert reason(table, "go on", seat) == demand
    assert reason(table, "play Brute") == ("607.1c", "only tactics can be played and abilities used in a battle")
    assert reason(table, "end the turn")[0] == "607.1"
    assert reason(table, "block with Grunt", 1)[0] == "607.1d"
    assert reason(table, "B's Grunt", 1) == (
        "607.1d",
        "blockers are chosen after the tactics and abilities of both players",
    )
    table.do("A's Coin")
    assert reason(table, "play Trick") == ("", "allowed")


@pytest.mark.rule("spoils:506.4", "spoils:410.3", "spoils:506.1")
def test_what_the_rules_have_settled_in_a_battle_is_no_trigger() -> None:
    nets = [
        location("Net", 5, "If a character is destroyed, put it into its owner's hand instead."),
        location("Lid", 5, "If a character is destroyed, put it on top of its owner's deck instead."),
    ]
    a = {"in play": ["Giant", "Net", "Lid"], "hand": ["Trick"]}
    table = scene(*nets, A=a, B={"in play": ["Grunt"]})
    table.do("attack B's faction", "A's Giant", "go on", "B's Grunt", "go on", "go on")
    told = "which of the replacements applies is settled first"
    assert reason(table, "play Trick") == ("506.4", told)
    vests = [
        location("Vest", 5, "If damage is inflicted to a character, reduce the amount by 3."),
        location("Mail", 5, "If damage is inflicted to a character, reduce the amount to 2."),
    ]
    a = {"in play": ["Giant", "Vest", "Mail"], "hand": ["Trick"]}
    table = scene(*vests, A=a, B={"in play": ["Grunt"]})
    table.do("attack B's faction", "A's Giant", "go on", "B's Grunt", "go on", "go on")
    assert reason(table, "play Trick", 0) == ("410.3", "the order of the reductions is settled first")
    ghost = character("Ghost", "1/1/1", "If this card is destroyed, you may put it into its owner's hand instead.")
    table = scene(ghost, A={"in play": ["Giant"], "hand": ["Trick"]}, B={"in play": ["Ghost"]})
    table.do("attack B's faction", "A's Giant", "go on", "B's Ghost", "go on", "go on")
    assert reason(table, "play Trick", 0) == ("506.1", "what takes the place of it is settled first")


@pytest.mark.rule("spoils:414.2b")
def test_nothing_is_repeated_0_times() -> None:
    assert "0 times is not to repeat it" in reason(repeating(), "0")[1]


@pytest.mark.parametrize("words", ["play", "use", "flip up", "attack with"])
def test_the_beginning_of_an_act_is_no_ruling(words: str) -> None:
    table = scene(A={"hand": ["Trick"], "in play": ["Grunt"]})
    for seat in (0, 1):
        rule, told = reason(table, words, seat)
        assert (rule, "how an answer begins" in told) == ("", True)


@pytest.mark.rule("spoils:102.1")
def test_after_the_end_whatever_could_once_be_said_is_refused_by_what_ended_it() -> None:
    doom = tactic("Doom", "Effect: Your opponent's faction loses 1 influence.")
    table = scene(doom, A={"hand": ["Doom"]}, B={"influence": 1}).do("play Doom")
    assert table.asked is None
    for words in ("ask me again", "let it be repeated", "let it happen", "let everything happen until my turn"):
        assert reason(table, words) == ("102.1", "the game is over: A wins: B's faction is at 0 influence")


@pytest.mark.rule("spoils:407.2", "spoils:402.5")
def test_what_a_text_lists_for_another_to_choose_is_theirs() -> None:
    fork = tactic("Fork", "Effect: Each player draws a card or each player discards a card.")
    table = scene(fork, A={"hand": ["Fork", "Trick"]}, B={"hand": ["Grunt"]}).do("play Fork")
    assert table.offered == ["each player draws a card", "each player discards a card"]
    assert reason(table, "each player draws a card", 1) == ("407.2", "the text that is carried out speaks to A")
    assert reason(table, "each player draws 2 cards", 1)[0] == ""


@pytest.mark.rule("spoils:202.9", "spoils:605.1a")
def test_whoever_may_use_abilities_of_the_others_cards_uses_none_of_their_faction() -> None:
    text = "You may use abilities on cards your opponent controls as though you were your opponent."
    heir = character("Heir", "1/1/1", f"{text} You pay the numeric costs of those abilities yourself.")
    camp = faction("Camp Site", 20, "REST\nCost: Pay 0.\nEffect: Draw a card.")
    b = {"faction": "Camp Site", "in play": ["Hat", "Grunt"]}
    told = "Heir speaks of cards, and a faction is meant only where factions are named"
    table = scene(heir, camp, HAT, A={"in play": ["Heir"]}, B=b)
    assert reason(table, "use REST of B's Camp Site") == ("202.9", told)
    assert reason(table, "use TIP of B's Hat") == ("", "allowed")
    smith = heir.replace("Heir", "Smith").replace("on cards", "on characters")
    table = scene(smith, camp, HAT, A={"in play": ["Smith"]}, B=b)
    assert reason(table, "use TIP of B's Hat")[0] == "605.1a"
    table = scene(heir, camp, HAT, A={"in play": ["Grunt"]}, B=b)
    assert reason(table, "use REST of B's Camp Site")[0] == "605.1a"
    assert reason(table, "use TIP of B's Hat")[0] == "605.1a"


@pytest.mark.rule("spoils:601.1f", "spoils:601.1g")
def test_a_mulligan_is_said_card_by_card_and_before_the_first_turn() -> None:
    assert reason(found(), "mulligan")[0] == "601.1"
    assert reason(opening(), "mulligan") == (
        "",
        "say the cards that go to the bottom of your deck one by one, and then 'keep the rest'",
    )
    assert reason(opening(), "mulligan", 1)[0] == "601.1g"
    for seat in (0, 1):
        assert reason(scene(), "mulligan", seat)[0] == "601.1f"


@pytest.mark.rule("spoils:602.2", "spoils:607.1c")
@pytest.mark.parametrize(
    "words",
    ["take control of Grunt", "put Grunt into my hand", "flip Grunt face-down", "flip Coin face-down"],
)
def test_what_only_texts_have_done_is_no_action_of_a_player(words: str) -> None:
    a, b = {"in play": ["Giant", "Coin"], "hand": ["Trick"]}, {"in play": ["Grunt"]}
    assert reason(scene(A=a, B=b), words)[0] == "602.2"
    window = attacked("Giant", A={"in_play": ["Giant"], "hand": ["Trick"]}, B={"in_play": ["Grunt"]})
    assert reason(window, words)[0] == "607.1c"
    assert reason(window, f"{words} loudly")[0] == ""
    assert reason(scene(A=a, B=b), "flip up Grunt")[0] == "507.4a"
