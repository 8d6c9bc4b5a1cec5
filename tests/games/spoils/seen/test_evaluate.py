"""The quick judgement of computer players: it points the right way, and who goes by it plays sensibly."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from coven.games.spoils.seen.evaluate import ALL_BUT_WON, WON, evaluate
from coven.kernel import Seat, Seated, Table
from coven.minds.arena import arena
from coven.minds.greedy import Greedy
from tests.games.spoils import plain as scenes
from tests.games.spoils.stage import GAME, Plain, Stage, character, faction, item, location, resource, tactic

A, B = Seat(0), Seat(1)
ASKED: Plain = {"full_control": (0, 1)}
"""Everybody is asked, even about a lone answer: else players with nothing to do would end their turns to the last."""


def plain(*cards: str, **position: Any) -> Stage:
    return scenes.plain(*cards, **position, **ASKED)


def attacked(*attackers: str, **position: Any) -> Stage:
    return scenes.attacked(*attackers, **position, **ASKED)


def tournament(name: str) -> str:
    """A faction with the rules and the abilities of The Tournament Faction that cost resources."""
    return faction(
        name,
        20,
        "Restore Rule: At the start of your turn, restore all depleted cards you control and detach all resources from "
        "your faction.",
        "Develop Rule: At the start of your turn, draw a card.",
        "DRAW\nCost: Pay 3.\nEffect: Draw a card.",
    )


def worth(a: Plain, b: Plain) -> float:
    """What a position is worth to A."""
    return evaluate(plain(A=a, B=b).state, A)


def greedy(table: Stage) -> str:
    """What greedy says, whatever its dice are."""
    said = {table.offered[Greedy(seed).choose(Seated(table.table))] for seed in range(4)}
    assert len(said) == 1, said
    return said.pop()


def test_that_a_turn_has_ended_says_nothing() -> None:
    """The other begins with a card, its resources and its characters: that comes whatever A does."""
    table = plain(
        tournament("Court"),
        A={"in play": ["Grunt"]},
        B={"faction": "Court", "in play": [{"card": "Brute", "depleted": True}]},
    )
    before = evaluate(table.state, A)
    table.do("end the turn")
    assert table.state.active == B
    assert not table.the("Brute").get("depleted")
    assert abs(evaluate(table.state, A) - before) < 1


def test_more_of_anything_is_better() -> None:
    bare = worth({}, {})
    assert worth({"influence": 19}, {}) < bare < worth({}, {"influence": 19})
    for better in (
        {"in play": ["Grunt"]},
        {"in play": ["Shed"]},
        {"in play": ["Coin"]},
        {"hand": ["Grunt"]},
        {"hand": ["Coin"]},
    ):
        assert worth(better, {}) > bare > worth({}, better), better


def test_a_card_whose_threshold_is_met_is_worth_more() -> None:
    cards = (character("Thief", "1/1/1", cost="1 D"), resource("Guile", "Provides [D]"))
    held: Plain = {"hand": ["Thief"]}
    without, with_it = [plain(*cards, A={**held, "in play": [one]}) for one in ("Coin", "Guile")]
    assert evaluate(with_it.state, A) > evaluate(without.state, A)


def test_what_a_character_has_gained_for_this_turn_counts_in_battles_alone() -> None:
    roar = tactic("Roar", "Cost: Pick a character.\nEffect: The character gains 5 strength this turn.")
    growth = tactic("Growth", "Cost: Pick a character.\nEffect: The character gains 5 strength.")
    before = plain(roar, growth, A={"in play": ["Grunt"], "hand": ["Roar", "Growth"]}, B={"in play": ["Giant"]})
    for one, gains in (("Roar", False), ("Growth", True)):
        after = before.fork().do(f"play {one}", "A's Grunt")
        assert (evaluate(after.state, A) > evaluate(before.state, A)) == gains, one


def test_a_character_that_can_do_nothing_is_worth_less_and_a_covert_one_more() -> None:
    bound = character("Captive", "2/2/3", "This card cannot attack or block.")
    lurker = character("Lurker", "2/2/3", "Covert")
    captive, grunt, hidden = [
        evaluate(plain(bound, lurker, A={"in play": [one]}).state, A) for one in ("Captive", "Grunt", "Lurker")
    ]
    bare = worth({}, {})
    assert bare < captive < grunt < hidden


def test_what_cant_be_stopped_next_turn_is_a_danger() -> None:
    """A blocker that is ready makes up for it; whether the one who attacks is depleted now doesn't matter."""
    for depleted in (False, True):
        giant = {"in play": [{"card": "Giant", "depleted": depleted}]}
        bare, held = worth({"influence": 5}, giant), worth({"influence": 5, "in play": ["Pacifist"]}, giant)
        assert held - bare > 2 * (worth({"in play": ["Pacifist"]}, {}) - worth({}, {}))


def test_a_battle_is_judged_by_how_it_will_go() -> None:
    """An attack that nobody can block is worth the influence; one that a giant blocks costs the attacker."""
    free = attacked("Brute", A={"in play": ["Brute"]}, B={"in play": [{"card": "Giant", "depleted": True}]})
    assert free.table.at_rest  # nobody could block
    assert free.state.sides[B].influence == 17
    met = attacked("Brute", A={"in play": ["Brute"]}, B={"in play": ["Giant"]})
    before = evaluate(plain(A={"in play": ["Brute"]}, B={"in play": ["Giant"]}).state, A)
    assert evaluate(met.state, A) < before - 3


def test_what_is_faster_strikes_first() -> None:
    """608.1b Two of strength 2 and life 2: the faster one survives the battle, whichever side it is on."""
    faster = evaluate(attacked("Sprinter", A={"in play": ["Sprinter"]}, B={"in play": ["Grunt"]}).state, A)
    slower = evaluate(attacked("Grunt", A={"in play": ["Grunt"]}, B={"in play": ["Sprinter"]}).state, A)
    assert faster > slower + 4


def test_the_last_influence_counts_for_almost_everything() -> None:
    before = attacked("Giant", A={"in play": ["Giant"]}, B={"in play": ["Pacifist"], "influence": 5})
    unblocked = before.fork().do("B: no more")
    assert unblocked.table.over
    assert evaluate(unblocked.state, A) == WON
    many = attacked("Giant", A={"in play": ["Giant"], "hand": ["Trick"]}, B={"influence": 5})
    assert many.prompt.startswith("Do you play a tactic")  # nobody can block, and nothing is over yet
    assert WON > evaluate(many.state, A) > ALL_BUT_WON / 2


def test_greedy_attacks_where_that_is_safe_and_stays_at_home_where_it_is_not() -> None:
    assert greedy(plain(A={"in play": ["Brute"]})) == "attack B's faction"
    assert greedy(plain(A={"in play": ["Grunt"]}, B={"in play": ["Giant"]})) == "end the turn"


def test_greedy_attacks_what_keeps_the_other_from_losing() -> None:
    """101.1 A faction at 0 influence is no target any more while a location says that its player doesn't lose."""
    keep = location("Refuge", 3, "You do not lose the game while your faction has 0 influence.")
    for influence, attacked in ((20, "attack B's faction"), (0, "attack B's Refuge")):
        mine: Plain = {"in play": ["Brute"], "hand": ["Trick"]}
        table = plain(keep, A=mine, B={"in play": ["Refuge"], "influence": influence})
        assert greedy(table) == attacked


def test_greedy_blocks_where_that_is_good_and_lets_pass_what_it_cant_stop() -> None:
    assert greedy(attacked("Grunt", A={"in play": ["Grunt"]}, B={"in play": ["Giant"]})) == "B's Giant"
    assert greedy(attacked("Brute", A={"in play": ["Brute"]}, B={"in play": ["Grunt"]})) == "no more"
    last = attacked("Giant", A={"in play": ["Giant"]}, B={"in play": ["Grunt"], "influence": 4})
    assert greedy(last) == "B's Grunt"


def parties(table: Table) -> set[frozenset[str]]:
    """The parties that are worth a thought to whoever is asked for members of one."""
    asked = Seated(table)
    found: set[frozenset[str]] = set()
    for index in asked.considered:
        fork = table.fork()
        fork.choose(index)
        word = asked.options[index].words
        if word == "no more":
            found.add(frozenset())
        elif fork.decision is None or fork.decision.text != asked.prompt:
            found.add(frozenset({word}))
        else:
            found |= {party | {word} for party in parties(fork)}
    return found


def test_of_all_parties_a_few_are_worth_a_thought() -> None:
    """607.1b The weakest and the strongest by themselves, the two strongest, the stronger half, all; those that are
    covert likewise. 607.1d Of blocking ones that nobody does, too."""
    cards = [character(f"Rank {number}", f"{number}/{number}/3") for number in range(1, 7)]
    covert = [character(f"Spy {number}", f"{number}/1/3", "Covert") for number in (1, 2, 3)]
    army = [f"Rank {number}" for number in range(1, 7)]

    def named(*numbers: int) -> frozenset[str]:
        return frozenset(f"A's Rank {number}" for number in numbers)

    table = plain(*cards, A={"in play": army})
    table.do("attack B's faction")
    alone = {named(1), named(3), named(4), named(5), named(6)}
    assert parties(table.table) == {*alone, named(6, 5), named(6, 5, 4), named(6, 5, 4, 3, 2, 1)}
    table = plain(*cards, *covert, A={"in play": ["Rank 5", "Spy 1", "Spy 2", "Spy 3"]})
    table.do("attack B's faction")
    spies = [party for party in parties(table.table) if "A's Rank 5" not in party]
    assert {frozenset(one.removeprefix("A's Spy ") for one in spy) for spy in spies} == {
        frozenset("1"),
        frozenset("2"),
        frozenset("3"),
        frozenset("32"),
        frozenset("321"),
    }
    blocked = attacked("Giant", A={"in play": ["Giant"]}, B={"in play": ["Grunt", "Brute"]})
    both = frozenset({"B's Grunt", "B's Brute"})
    assert parties(blocked.table) == {frozenset(), frozenset({"B's Grunt"}), frozenset({"B's Brute"}), both}


def test_greedy_comes_to_blows_with_all_where_one_alone_would_be_lost() -> None:
    """607.1b Whoever is attacked blocks with all: a few would fall to them, all together strike first and lose none."""
    quick, slow = character("Lancer", "2/2/4"), character("Guard", "3/2/2")
    table = plain(quick, slow, A={"in play": ["10x Lancer"]}, B={"in play": ["6x Guard"]})
    assert greedy(table) == "attack B's faction"
    table.do("attack B's faction")
    for _ in range(10):
        table.do("A's Lancer")
    assert table.prompt != "Which character attacks?"


def test_greedy_loses_patience_where_nobody_dares_to_attack() -> None:
    """607.1a Early it waits, where whoever attacks loses a little; late in a game it attacks all the same."""
    guarded: Plain = {"in play": ["Giant"]}
    for turn, said in ((11, "end the turn"), (91, "attack B's faction")):
        assert greedy(plain(A={"in play": ["Grunt"]}, B=guarded, turn=turn)) == said


def test_greedy_plays_characters_and_pays_without_a_thought() -> None:
    board = plain(A={"hand": ["Brute", "Trick"], "in play": ["3x Coin", {"card": "Grunt", "face": "face-down"}]})
    assert greedy(board) == "play Brute"
    board.do("play Brute")
    assert board.offered[-1] == greedy(board) == "whichever"


def test_greedy_puts_its_resources_into_characters_before_it_draws() -> None:
    """In a battle as well: what is spent there can't be played after it."""
    board: Plain = {"faction": "Court", "hand": ["Ogre"], "in play": ["3x Coin", "Grunt"]}
    ogre = character("Ogre", "4/4/3", cost="3")
    table = plain(ogre, tournament("Court"), A=board)
    table.do("attack B's faction", "A's Grunt")
    while table.prompt.startswith("Do you play a tactic"):
        assert "use DRAW of Court" in table.offered
        assert greedy(table) == "go on"
        table.do("go on")
    assert greedy(table) == "play Ogre"
    decks: Plain = {"faction": "Court", "deck": ["10x Ogre"]}
    without = plain(ogre, tournament("Court"), A={**board, **decks, "hand": []}, B={**decks, "in play": ["Giant"]})
    assert greedy(without) == "use DRAW of Court"


def test_greedy_plays_the_resources_that_its_cards_wait_for() -> None:
    """A hand of resources is of no use, and a card that nobody can pay for is of little; a full hand is no better."""
    held: Plain = {"hand": ["Titan", "4x Coin"]}
    titan = character("Titan", "8/8/3", cost="6")
    five, six = [evaluate(plain(titan, A={**held, "in play": [f"{n}x Coin"]}).state, A) for n in (5, 6)]
    drawn = evaluate(plain(titan, A={"hand": ["Titan", "5x Coin"], "in play": ["5x Coin"]}).state, A)
    assert six > drawn > five
    one, other = [evaluate(plain(A={"hand": [f"{n}x Grunt"]}).state, A) for n in (6, 7)]
    first = evaluate(plain(A={"hand": ["Grunt"]}).state, A) - evaluate(plain().state, A)
    assert 0 < other - one < first


def test_greedy_finds_whom_a_card_is_best_for_among_many() -> None:
    """Its worth is that of the best pick, of however many, and however much else there is to do: one at random would
    mostly do harm."""
    smite = tactic("Smite", "Cost: Pick a character.\nEffect: Destroy the character.")
    others = [tactic(name, "Effect: Your faction gains 1 influence.", cost="1") for name in ("Balm", "Salve", "Tonic")]
    crowd = [f"{name} {n}" for name in ("Ann", "Ben") for n in ("One", "Two", "Three", "Four", "Five")]
    members = [character(name, "1/1/3") for name in crowd]
    hand = ["Smite", "Balm", "Salve", "Tonic"]
    board: Plain = {"in play": ["Brute", "Sprinter", *crowd, "3x Coin"], "hand": hand}
    table = plain(smite, *others, *members, A=board, B={"in play": ["Grunt", "Giant", "Brute"]})
    assert greedy(table) == "play Smite"
    table.do("play Smite")
    assert greedy(table) == "B's Giant"


def test_greedy_finds_what_takes_several_choices() -> None:
    """A number, whom to deplete for it, and whom to pick: right ones among wrong ones."""
    feast = tactic(
        "Feast",
        "Cost: Choose a number for X. Deplete X characters you control. Pick a character.\n"
        "Effect: If the character's strength is X+X or less, destroy it.",
    )
    others = [tactic(name, "Effect: Your faction gains 1 influence.", cost="1") for name in ("Balm", "Salve")]
    mine = ["Grunt", "Sprinter", "Pacifist", "2x Coin"]
    board: Plain = {"A": {"in play": mine, "hand": ["Feast", "Balm", "Salve"]}, "B": {"in play": ["Giant", "Grunt"]}}
    assert greedy(plain(feast, *others, **board)) == "play Feast"


def test_greedy_puts_opening_cards_back_that_come_too_late() -> None:
    """601.1f The dear ones, and nothing else."""
    court = faction("Manor", 20, "Starting Draw: 4 cards if you go first, 4 cards if you go second.")
    cards = "----\n".join([court, character("Titan", "8/8/3", cost="6"), character("Imp", "1/1/3", cost="2")])
    decks = ("Faction: Manor\n3 Titan\n3 Imp", "Faction: Manor\n6 Imp")
    for seed in range(4):
        setup = GAME.settle(brings=decks, components=cards, options={"strict decks": False}, **ASKED)
        table = Stage(Table(GAME, setup, seed)).do("A")
        while (said := greedy(table)) != "keep the rest":
            assert said == "Titan"
            table.do(said)
        assert "Titan" not in table.offered
        assert "Imp" in table.offered


def test_greedy_puts_back_resources_that_come_too_soon() -> None:
    """601.1f With more of them than can be played in time, until as many are left; nothing else of use goes."""
    court = faction("Manor", 20, "Starting Draw: 6 cards if you go first, 6 cards if you go second.")
    cards = "----\n".join([court, character("Imp", "1/1/3", cost="2")])
    decks = ("Faction: Manor\n40 Rage\n3 Imp", "Faction: Manor\n6 Imp")
    for seed in range(3):
        setup = GAME.settle(brings=decks, components=cards, options={"strict decks": False}, **ASKED)
        table = Stage(Table(GAME, setup, seed)).do("A")
        while (said := greedy(table)) != "keep the rest":
            assert said == "Rage"
            table.do(said)
        left = [copy.card.name for copy in table.state.sides[A].hand]
        assert left.count("Rage") == 3, left


def test_greedy_finds_all_its_starting_resources() -> None:
    """601.1b What the cards drawn afterwards happen to be says nothing for finding fewer of them."""
    for seed in range(4):
        table = Stage(Table(GAME, GAME.settle(brings=("warlord", "rogue"), **ASKED), seed))
        for found in ("Rage", "Rage", "Deception", "Deception"):
            assert table.offered == [found, "none"]
            assert greedy(table) == found
            table.do(found)


def test_what_the_other_can_play_again_at_once_is_not_gone() -> None:
    """A card put back into a hand costs its player what else could be played for the resources, and no more."""
    whisk = tactic("Whisk", "Cost: Pick a character.\nEffect: Put the character into its owner's hand.")
    ogre, wall = character("Ogre", "4/4/3", cost="3"), character("Wall", "0/6/3")
    for held, coins, best in ((["2x Ogre"], 3, "play Whisk"), ([], 9, "end the turn")):
        board: Plain = {"in play": ["Ogre", f"{coins}x Coin"], "hand": held, "deck": ["10x Ogre"]}
        assert greedy(plain(whisk, ogre, wall, A={"in play": ["Wall"], "hand": ["Whisk"]}, B=board)) == best, held


def test_what_an_item_adds_to_a_character_is_counted_once() -> None:
    """A character for the same price is worth more than the numbers that the item adds to another."""
    sword = item("Sword", "Attach to Character", stats="+2/+2/+0", cost="3")
    ogre = character("Ogre", "3/3/3", cost="3")
    board: Plain = {"in play": ["Grunt", "3x Coin"], "hand": ["Sword", "Ogre"]}
    table = plain(sword, ogre, A=board, B={"in play": ["Giant"]})
    assert greedy(table) == "play Ogre"
    table.do("play Ogre")
    one, other = [evaluate(plain(sword, A={"in play": [grunt]}).state, A) for grunt in ("Grunt", "Brute")]
    assert other > one


def test_those_who_keep_an_attacker_away_are_those_that_stop_it_well() -> None:
    """One that would die for nothing keeps nobody away, except from the last influence."""
    imp, wall = character("Imp", "1/1/3"), character("Wall", "0/6/3")

    def danger(blocker: str, influence: int) -> float:
        mine: Plain = {"influence": influence, "in play": [blocker]}
        safe, exposed = [evaluate(plain(imp, wall, A=mine, B=b).state, A) for b in ({}, {"in play": ["Giant"]})]
        return safe - exposed

    assert danger("Wall", 20) < danger("Imp", 20) - 1
    assert danger("Wall", 5) == pytest.approx(danger("Wall", 20))
    assert danger("Imp", 5) == pytest.approx(danger("Imp", 20))


def test_greedy_plays_resources_face_up() -> None:
    """311 What provides icons is not hidden, even if no card in hand asks for them yet."""
    table = plain(
        resource("Guile", "Provides [D]"),
        A={"faction": "The Tournament Faction", "hand": ["Guile"], "in play": ["4x Coin"]},
    )
    assert table.do("use RESOURCE of The Tournament Faction").offered == ["Guile face-up", "Guile face-down"]
    assert greedy(table) == "Guile face-up"


def test_greedy_throws_no_card_away() -> None:
    roar = tactic("Roar", "Cost: Pick a character.\nEffect: The character gains 5 strength this turn.")
    table = plain(roar, A={"hand": ["Roar"], "in play": ["Grunt"]}, B={"in play": ["2x Giant"]})
    assert greedy(table) == "end the turn"


def test_greedy_counts_on_the_other_to_let_things_happen() -> None:
    """An answer of the other that would only harm it is none that it will give."""
    mending = tactic("Mending", "Effect: Your faction gains 1 influence.")
    ruin = tactic("Ruin", "Effect: Your faction loses 5 influence.")
    table = plain(mending, ruin, A={"hand": ["Mending"]}, B={"hand": ["Ruin", "Trick"], "in play": ["Grunt"]})
    before = evaluate(table.state, A)
    for seed in range(8):
        assert all(abs(worth - before) < 4 for worth in Greedy(seed).weigh(Seated(table.table)).values())


def test_greedy_gives_no_orders() -> None:
    """What it lets pass it decides each time: an order would let everything pass."""
    trick = tactic("Jab", "Cost: Pick a character.\nEffect: Inflict 1 damage to that character.")
    table = plain(trick, A={"hand": ["Brute"]}, B={"hand": ["Jab"], "in play": ["Grunt"]})
    table.do("end the turn")
    assert table.asked == "B"
    assert "let everything happen until my turn" in table.offered
    considered = [table.offered[index] for index in Seated(table.table).considered]
    assert considered == ["play Jab", "let it happen"]
    assert greedy(table) == "let it happen"


def test_who_is_struck_is_who_is_worth_most() -> None:
    """608.1d The damage of a faster blocker goes to the strong attacker that it destroys, not to a weak one by it."""
    cards = (character("Ogre", "4/5/1"), character("Imp", "1/1/1"))
    board: Plain = {"A": {"in play": ["Ogre", "Imp"]}, "B": {"in play": ["Giant"]}}
    alone = plain(*cards, **board).do("attack B's faction", "A's Ogre", "no more")
    both = plain(*cards, **board).do("attack B's faction", "A's Ogre", "A's Imp")
    assert evaluate(both.state, A) < evaluate(alone.state, A)
    assert greedy(plain(*cards, **board)) == "end the turn"


def test_weakening_what_has_no_strength_gains_nothing() -> None:
    """410.4 A number is never below 0, so no more passes with the turn than there was."""
    scowl = tactic("Scowl", "Cost: Pick a character.\nEffect: The character loses 2 strength this turn.")
    before = plain(scowl, A={"in play": ["Pacifist", "Brute"], "hand": ["Scowl"]})
    bare = evaluate(plain(A={"in play": ["Pacifist", "Brute"]}).state, A)
    for one in ("A's Pacifist", "A's Brute"):
        after = evaluate(before.fork().do("play Scowl", one).state, A)
        assert after == pytest.approx(bare), one


def test_what_blocking_sets_off_is_foreseen() -> None:
    """503 By a card that grows if it blocks, by one that destroys whom it blocks, and by one that grows if blocked."""
    guard = character("Guard", "1/2/3", "If this card blocks, it gains 4 strength and 4 life this turn.")
    martyr = character("Martyr", "1/1/3", "If this card blocks, destroy it and each attacking character.")
    meek = character("Meek", "1/2/3")
    bully = character("Bully", "1/1/3", "If this card is blocked, it gains 2 strength and 2 life this turn.")
    cards = (guard, martyr, meek, bully)
    for blocker, attacks in (("Guard", False), ("Martyr", False), ("Meek", True)):
        table = plain(*cards, A={"in play": ["Brute"]}, B={"in play": [blocker]})
        assert (greedy(table) == "attack B's faction") == attacks, blocker
    assert greedy(plain(*cards, A={"in play": ["Bully"]}, B={"in play": ["Grunt"]})) == "attack B's faction"
    assert greedy(plain(*cards, A={"in play": ["Meek"]}, B={"in play": ["Grunt"]})) == "end the turn"


def test_who_will_not_be_restored_is_worth_less() -> None:
    """202.7 A depleted character that the Restore Rule leaves out neither attacks nor blocks any more."""
    chain = item(
        "Chain",
        "Attach to Character",
        "If this card enters play, deplete the character this card is attached to.",
        "The character this card is attached to is not restored by its controller's Restore Rule.",
    )
    table = plain(chain, A={"hand": ["Chain"], "in play": ["Grunt"]}, B={"in play": ["Giant"]})
    before = evaluate(table.state, A)
    assert greedy(table) == "play Chain"
    table.do("play Chain")
    assert greedy(table) == "B's Giant"
    table.do("B's Giant")
    assert evaluate(table.state, A) > before + 3


def test_covert_ones_are_blocked_by_covert_ones_only() -> None:
    """507.3b, 507.3c In the next turn too: a blocker without covert doesn't stop them, nor does one with it others."""
    spook = character("Spook", "5/6/3", "Covert")
    hidden = character("Shade", "2/2/3", "Covert")

    def danger(blocker: str, attacker: str) -> float:
        """How much of a danger is left with the blocker there, compared with when nobody comes."""
        safe, exposed = [
            evaluate(plain(spook, hidden, A={"influence": 5, "in play": [blocker]}, B=b).state, A)
            for b in ({"influence": 20}, {"influence": 20, "in play": [attacker]})
        ]
        return safe - exposed

    assert danger("Grunt", "Spook") > danger("Shade", "Spook") + 10
    assert danger("Shade", "Giant") > danger("Grunt", "Giant") + 10


def test_greedy_plays_an_item_before_it_draws() -> None:
    trap = item("Snare", "SPRING\nCost: Destroy this card. Pick an attacking character.\nEffect: Destroy it.", cost="3")
    table = plain(trap, tournament("Court"), A={"faction": "Court", "hand": ["Snare"], "in play": ["3x Coin"]})
    assert "use DRAW of Court" in table.offered
    assert greedy(table) == "play Snare"


def test_an_item_that_shows_on_no_card_is_put_on_the_own_one() -> None:
    """What it does to the other's characters shows on them, or is none of its player's gains."""
    charm = item(
        "Charm",
        "Attach to Character",
        "If the character this card is attached to is destroyed, destroy this card and remove all damage from the "
        "character instead.",
    )
    table = plain(charm, A={"hand": ["Charm"], "in play": ["Grunt"]}, B={"in play": ["Giant"]})
    table.do("play Charm")
    assert greedy(table) == "A's Grunt"


def test_tokens_count_where_abilities_ask_for_them() -> None:
    """409 They are put on what spends them, and taken from what waits for them to be gone."""
    spends = item("Still", "BREW\nCost: Remove 2 tokens from this card.\nEffect: Draw a card.")
    waits = item(
        "Fuse",
        "BLOW\nCost: Use this only if there are no tokens on this card. Destroy this card.\nEffect: Draw a card.",
    )
    silent = item("Box", "OPEN\nCost: Destroy this card.\nEffect: Draw a card.")
    for name, better in (("Still", 1), ("Fuse", -1), ("Box", 0)):
        few, many = [
            evaluate(plain(spends, waits, silent, A={"in play": [{"card": name, "tokens": n}]}).state, A)
            for n in (1, 2)
        ]
        assert (many > few) - (many < few) == better, name


def test_a_reduced_cost_brings_a_card_within_reach() -> None:
    """406.5 What can be paid for with the next cost reduced is in prospect, and for its player alone."""
    spark = tactic("Spark", "Effect: Reduce the numeric cost of the next card you play this turn by 4.", cost="1")
    titan = character("Titan", "8/8/3", cost="6")
    hand: Plain = {"hand": ["Spark", "Titan"]}
    assert greedy(plain(spark, titan, A={**hand, "in play": ["3x Coin"]})) == "play Spark"
    assert greedy(plain(spark, titan, A={**hand, "in play": ["2x Coin"]})) == "end the turn"


def test_cards_in_hand_are_worth_the_less_the_more_there_are() -> None:
    hands = [worth({"hand": [f"{n}x Grunt"]}, {}) for n in range(5)]
    gains = [more - less for less, more in pairwise(hands)]
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > gains[-1] > 0


def test_that_the_own_turn_begins_says_nothing_either() -> None:
    """202.8 What A will develop after the other's turn comes whatever it does now, and isn't weighed by dice."""
    helper = character(
        "Helper",
        "1/1/2",
        "HELP\nCost: Deplete this card.\nEffect: Reduce the next numeric cost you pay this turn by 1.",
    )
    decks: Plain = {"faction": "The Tournament Faction", "deck": ["10x Coin"]}
    table = scenes.plain(
        helper,
        A={**decks, "in play": ["Helper", "Coin"], "hand": ["2x Brute", "Grunt", "Giant", "2x Coin"]},
        B={**decks, "in play": ["2x Coin"], "hand": ["Brute"]},
        active="B",
    )
    table.do("B: play Brute")
    assert (table.asked, table.offered[:2]) == ("A", ["use HELP of Helper", "let it happen"])
    worths = [worth for seed in range(4) for worth in Greedy(seed).weigh(Seated(table.table)).values()]
    assert worths == pytest.approx([worths[0]] * 8)


def test_greedy_beats_random() -> None:
    assert arena("spoils", minds=("greedy", "random"), games=2).score().rate == 1


@pytest.mark.long
def test_greedy_beats_random_nine_times_in_ten() -> None:
    assert arena("spoils", minds=("greedy", "random"), games=200, jobs=2).score().interval.low >= 0.9
