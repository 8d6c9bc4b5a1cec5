"""Imagined deals agree with all that a seat has seen in the step under way, however much that was."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.spoils.plain import plain
from tests.games.spoils.stage import Stage, character, item, tactic

RABBLE = ["Grunt", "Brute", "Sprinter", "Snail", "Pacifist", "Giant"]
MANY = [*RABBLE, "Shed", "Fort", "Trick", "Coin"]
"""Cards all of which are different."""
BELL = item("Bell", "RING", "Effect: Draw a card.")


def agrees(t: Stage, *seats: int, deals: int = 4) -> None:
    """What these seats imagine looks to them as the table does, and they were told the same."""
    for seat in seats or (0, 1):
        for dice in range(deals):
            deal = t.table.imagine(seat, Random(dice))
            assert deal.view(seat) == t.table.view(seat)
            assert deal.log_of_step(seat) == t.table.log_of_step(seat)


@pytest.mark.rule("spoils:310.1")
def test_whom_somebody_picked_is_known() -> None:
    """B points at one of twelve characters, again and again, and A, who is asked to respond, hears at which."""
    point = item("Finger", "POINT", "Cost: Pick a character.", "Effect: Draw a card.")
    b = {"in_play": [*RABBLE, "Finger"], "deck": ["40x Coin"]}
    t = plain(BELL, point, A={"hand": ["Grunt"], "in_play": [*RABBLE, "Bell"]}, B=b).do("play Grunt")
    for name in ("B's Snail", "A's Giant", "B's Grunt", "A's Brute", "B's Pacifist", "A's Snail") * 4:
        t.do("B: use POINT of Finger", f"B: {name}", "A: let it happen")
    t.do("B: use POINT of Finger", "B: B's Giant")
    assert t.asked == "A"
    agrees(t, 0)


@pytest.mark.rule("spoils:305.1")
def test_what_somebody_discarded_is_known_and_the_rest_of_the_hand_is_not() -> None:
    """B discards four of ten cards before A does; what B has left may be any of the others, wherever they were."""
    ruin = tactic("Ruin", "Effect: Your opponent discards 4 cards. Discard a card.")
    t = plain(ruin, A={"hand": ["Ruin", "Grunt", "Shed"]}, B={"hand": MANY, "deck": [*RABBLE, "Fort"]})
    t.do("play Ruin", "B: let it happen", "B: Giant", "B: Coin", "B: Snail", "B: Trick")
    assert (t.asked, t.prompt) == ("A", "Which card do you discard?")
    agrees(t, 0)
    held = {tuple(sorted(t.table.imagine(0, Random(dice)).position()["B"]["hand"])) for dice in range(6)}
    assert len(held) > 1


@pytest.mark.rule("spoils:402.1")
def test_how_the_coin_fell_is_known() -> None:
    spin = tactic("Spin", f"Effect: {'Flip a coin. ' * 12}Discard a card.")
    t = plain(spin, A={"hand": ["Spin", "Grunt", "Shed"]}).do("play Spin")
    assert t.prompt == "Which card do you discard?"
    agrees(t)


@pytest.mark.rule("spoils:606.2")
def test_who_responds_at_last_has_let_everything_pass_before_without_an_order() -> None:
    """B lets A ring thirty times, and rings then: whoever had left an order would not have been asked."""
    a = {"hand": ["Grunt"], "in_play": ["Bell"], "deck": ["40x Coin"]}
    t = plain(BELL, A=a, B={"in_play": ["Bell"]}, full_control=(0, 1))
    t.do("play Grunt", "B: use RING of Bell")
    for _ in range(30):
        t.do("A: use RING of Bell", "B: let it happen")
    t.do("A: use RING of Bell", "B: use RING of Bell")
    assert t.asked == "A"
    agrees(t, 0)


@pytest.mark.rule("spoils:312.2", "spoils:403.2a")
def test_what_was_searched_for_and_revealed_is_known() -> None:
    errand = tactic(
        "Errand",
        "Effect: Search your deck for 5 cards and reveal them. Your opponent chooses one of them. "
        "Put the chosen card into your hand. Put the rest into your discard pile.",
    )
    t = plain(errand, A={"hand": ["Errand"], "deck": [*MANY, *RABBLE]})
    t.do("play Errand", "Giant", "Shed", "Trick", "Grunt", "Coin")
    assert t.asked == "B"
    agrees(t, 1)


@pytest.mark.rule("spoils:312.1")
def test_what_was_drawn_after_a_search_is_known() -> None:
    """The deck is looked through and shuffled, and then three cards of it are drawn: these lay on top, and what was
    found did not, wherever it was."""
    quest = tactic(
        "Quest", "Effect: Search your deck for 4 characters and put them into your hand. Draw 3 cards. Discard a card."
    )
    for seed in range(4):
        t = plain(quest, A={"hand": ["Quest"], "deck": MANY}, seed=seed).do("play Quest", *RABBLE[:4])
        assert t.prompt == "Which card do you discard?"
        agrees(t)


@pytest.mark.rule("spoils:312.1")
def test_what_lies_on_top_after_a_search_is_known_and_not_what_was_found() -> None:
    """B sees the top card of A's deck, and neither what A has found in it nor whether that lay above or below."""
    quest = tactic(
        "Quest",
        "Effect: Search your deck for 4 characters and put them into your hand. Reveal the top card of your deck. "
        "Your opponent discards a card.",
    )
    imagined = []
    for order in ((0, 1, 2, 3, 4, 5, 6, 7, 8, 9), (4, 5, 6, 7, 8, 9, 0, 1, 2, 3)):
        b = {"hand": ["Grunt", "Shed"]}
        t = plain(quest, A={"hand": ["Quest"], "deck": MANY}, B=b, luck=[order]).do("play Quest", *RABBLE[:4])
        assert (t.asked, t.view("B").A.known_in_deck) == ("B", {0: MANY[4]})
        agrees(t, 1)
        imagined.append([t.table.imagine(1, Random(dice)).position() for dice in range(6)])
    assert imagined[0] == imagined[1]
    assert len({tuple(sorted(deal["A"]["hand"])) for deal in imagined[0]}) > 1


@pytest.mark.rule("spoils:313.1")
def test_what_lay_on_top_each_time_that_a_deck_was_shuffled_is_known() -> None:
    stir = tactic(
        "Stir", f"Effect: {'Shuffle your deck. Reveal the top card of your deck. ' * 5}Your opponent discards a card."
    )
    t = plain(stir, A={"hand": ["Stir"], "deck": MANY}, B={"hand": ["Grunt", "Shed"]}).do("play Stir")
    assert t.asked == "B"
    agrees(t)


@pytest.mark.rule("spoils:403.2a")
def test_a_hand_is_in_no_order_to_who_looks_at_it() -> None:
    """Who sees another's hand isn't told which card came to it last; who holds it has it as it came."""
    pry = tactic("Pry", "Effect: Look at your opponent's hand. Choose a card in it. Your opponent discards it.")
    t = plain(pry, A={"hand": ["Pry"]}, B={"hand": ["Snail", "Grunt", "Brute"]}).do("play Pry")
    assert [str(line) for line in t.table.log(0)][-1] == "A looks at Brute, Grunt, Snail (403.2a)"
    assert t.offered == ["B's Brute", "B's Grunt", "B's Snail"]
    agrees(t, 0)
    t.do("B's Grunt")
    assert t.B["hand"] == ["Snail", "Brute"]


@pytest.mark.rule("spoils:403.2a", "spoils:101.1")
def test_a_hand_that_an_effect_reveals_is_in_no_order() -> None:
    glass = item("Glass", "Your opponent's hand is revealed.")
    snatch = tactic("Snatch", "Effect: Choose a card in your opponent's hand. Your opponent discards it.")
    t = plain(
        glass,
        snatch,
        A={"hand": ["Glass", "Snatch"]},
        B={"hand": ["Snail", "Grunt", "Brute", "Trick"]},
        full_control=(0, 1),
    )
    t.do("play Glass", "B: let it happen")
    told = [str(line) for line in t.table.log(0) if "is revealed" in str(line)]
    assert told == [f"{name} is revealed (101.1)" for name in ("Brute", "Grunt", "Snail", "Trick")]
    t.do("play Snatch", "B: let it happen")
    assert t.offered == ["B's Brute", "B's Grunt", "B's Snail", "B's Trick"]


@pytest.mark.rule("spoils:403.1a", "spoils:O36")
def test_who_puts_cards_in_any_order_unseen_is_not_shown_them() -> None:
    """Of cards that A has looked at, A says which goes first; of cards that A can't know, nobody does."""
    sift = tactic("Sift", "Effect: Look at the top 3 cards of your deck. Put them on top of your deck in any order.")
    bury = tactic("Bury", "Effect: Put the top 3 cards of your deck on the bottom of your deck in any order.")
    a = {"hand": ["Sift", "Bury"], "deck": MANY}
    t = plain(sift, bury, A=a).do("play Sift")
    assert t.offered == MANY[:3]
    t.do(MANY[2], MANY[1])
    assert t.A["deck"][:3] == MANY[:3]
    bottoms = set()
    for seed in range(8):
        t = plain(sift, bury, A=a, seed=seed).do("play Bury")
        assert t.prompt == "What do you do?"
        assert sorted(t.A["deck"][-3:]) == sorted(MANY[:3])
        bottoms.add(tuple(t.A["deck"][-3:]))
        assert t.view("A").A.known_in_deck == {}
    assert len(bottoms) > 1


@pytest.mark.rule("spoils:O35", "spoils:401.3")
def test_what_was_drawn_after_a_shuffle_that_is_undone_lies_nobody_knows_where() -> None:
    """A draws a card to meet a cost, has no item to discard, and all is undone: A knows what lies on top. If A had
    shuffled the deck before, the deck is in its old order again, and what A has drawn is somewhere in it."""
    dig = tactic("Dig", "Cost: Draw a card. Discard an item.", "Effect: Draw 2 cards.")
    churn = tactic("Churn", "Cost: Shuffle your deck. Draw 2 cards. Discard an item.", "Effect: Draw 2 cards.")
    a = {"hand": ["Dig", "Churn", "Grunt"], "deck": MANY}
    t = plain(dig, churn, A=a).do("play Dig")
    assert (t.A["hand"], t.A["deck"]) == (["Dig", "Churn", "Grunt"], MANY)
    assert [t.view(seat).A.known_in_deck for seat in ("A", "B")] == [{0: MANY[0]}, {}]
    agrees(t)
    t = plain(dig, churn, A=a, luck=[tuple(reversed(range(10)))]).do("play Churn")
    assert (t.A["hand"], t.A["deck"]) == (["Dig", "Churn", "Grunt"], MANY)
    assert [t.view(seat).A.known_in_deck for seat in ("A", "B")] == [{}, {}]
    agrees(t)
    decks = {tuple(t.table.imagine(0, Random(dice)).position()["A"]["deck"]) for dice in range(8)}
    assert len({deck.index(MANY[9]) for deck in decks}) > 2


@pytest.mark.rule("spoils:305.1", "spoils:402.5")
def test_what_was_chosen_unseen_and_then_discarded_is_known() -> None:
    """A makes B discard a card at a time, and sees each only then: in every deal these are those that were chosen."""
    grope = tactic(
        "Grope",
        "Effect: "
        + 6 * "Choose a card in your opponent's hand. Your opponent discards the chosen card. "
        + "Discard a card.",
    )
    t = plain(grope, A={"hand": ["Grope", "Shed", "Fort"]}, B={"hand": MANY, "deck": RABBLE})
    t.do("play Grope", "B: let it happen")
    assert (t.prompt, len(t.B["discard pile"])) == ("Which card do you discard?", 6)
    agrees(t)


CHOSEN = "Effect: Choose a card in your hand."
BOX = ("RING", "Effect: Reveal the chosen card.")
GIFT = item("Gift", "GIVE", "Effect: Your faction gains 1 influence.")


@pytest.mark.rule("spoils:402.4", "spoils:403.2a")
@pytest.mark.parametrize(
    ("cards", "answers", "then"),
    [
        (
            (tactic("Vow", f"{CHOSEN} At the end of this turn, reveal it."),),
            ("play Vow", "Shed"),
            "end the turn",
        ),
        (
            (tactic("Vow", f"{CHOSEN} The next time your faction gains influence this turn, reveal it instead."), GIFT),
            ("play Vow", "Shed"),
            "use GIVE of Gift",
        ),
        (
            (tactic("Vow", f"{CHOSEN} If your faction gains influence this turn, reveal it instead."), GIFT),
            ("play Vow", "Shed"),
            "use GIVE of Gift",
        ),
        (
            (item("Vow", "If this card enters play, choose a card in your hand.", *BOX),),
            ("play Vow", "Shed"),
            "use RING of Vow",
        ),
        (
            (item("Vow", "Cost: Choose a card in your hand.", *BOX),),
            ("play Vow", "Shed"),
            "use RING of Vow",
        ),
        (
            (BELL, item("Ear", "If your opponent draws a card, at the end of this turn, your opponent reveals it.")),
            ("use RING of Bell",),
            "end the turn",
        ),
    ],
)
def test_what_is_kept_in_mind_of_a_hidden_card_is_imagined_of_any(
    cards: tuple[str, ...], answers: tuple[str, ...], then: str
) -> None:
    """A has chosen or drawn a card that will be revealed later: to B it may be any that A may hold."""
    names = [card.split("\n", maxsplit=1)[0] for card in cards]
    hand = ["Shed", "Grunt", "Brute", *(["Vow"] if "Vow" in names else [])]
    a = {
        "hand": hand,
        "deck": ["Giant", "Snail", "Coin"],
        "in_play": [name for name in names if name in ("Bell", "Gift")],
    }
    b = {"hand": ["Trick"], "in_play": [name for name in names if name == "Ear"]}
    t = _let_happen(plain(*cards, A=a, B=b))
    for answer in answers:
        _let_happen(t.do(answer))
    revealed = set()
    for dice in range(24):
        deal = _let_happen(Stage(t.table.imagine(1, Random(dice))).do(then))
        (line,) = [line for line in deal.log("B") if line.startswith("A reveals")]
        revealed.add(line.removeprefix("A reveals "))
    assert revealed == {"Shed", "Grunt", "Brute", "Giant", "Snail", "Coin"}


def _let_happen(t: Stage) -> Stage:
    while t.table.decision is not None and t.asked == "B" and t.prompt.endswith("respond?"):
        t.do("let it happen")
    return t


@pytest.mark.rule("spoils:208.2", "spoils:403.2a")
def test_what_had_to_be_a_character_is_imagined_as_one() -> None:
    vow = tactic("Vow", "Effect: Choose a character in your hand. At the end of this turn, put it into play.")
    a = {"hand": ["Vow", "Grunt", "Brute", "Shed", "Fort"], "deck": ["Giant", "Coin", "Coin"]}
    t = _let_happen(plain(vow, A=a, B={"hand": ["Trick"]}).do("play Vow")).do("Grunt")
    entered = set()
    for dice in range(16):
        deal = _let_happen(Stage(t.table.imagine(1, Random(dice))).do("end the turn"))
        (line,) = [line for line in deal.log("B") if line.endswith("enters play")]
        entered.add(line)
    assert entered == {"Grunt enters play", "Brute enters play", "Giant enters play"}


@pytest.mark.rule("spoils:305.1", "spoils:403.1a")
def test_what_was_discarded_before_everybody_stays_what_it_was_though_it_is_hidden_again() -> None:
    """A has discarded a Grunt, which went back into the deck: B still knows that A discarded a character."""
    dump = tactic("Dump", "Effect: Discard a card. Shuffle your discard pile into your deck.")
    ask = item("Query", "ASK", "Effect: If you discarded a character this turn, your faction gains 1 influence.")
    a = {"hand": ["Dump", "Grunt", "Shed"], "deck": ["Fort", "Coin", "Coin"], "in_play": ["Query"]}
    t = _let_happen(plain(dump, ask, A=a, B={"hand": ["Trick"]}).do("play Dump"))
    _let_happen(t.do("Grunt"))
    for dice in range(8):
        deal = _let_happen(Stage(t.table.imagine(1, Random(dice))).do("use ASK of Query"))
        assert deal.A["influence"] == 21


@pytest.mark.rule("spoils:606.2")
def test_what_the_other_player_wants_to_be_asked_is_nothing_to_go_by() -> None:
    """A has left an order, which B isn't told: B imagines the same as if there were none. B's own is as it was."""
    own = "ask me only at attacks"
    tables = [
        plain(A={"hand": ["Trick"], "deck": ["3x Trick"]}, B={"hand": ["Trick"]}, active="B", orders=orders)
        for orders in ({"A": "let everything happen until my turn", "B": own}, {"B": own})
    ]
    for dice in range(4):
        one, other = [t.table.imagine(1, Random(dice)) for t in tables]
        assert one.position() == other.position()
        assert one.position()["orders"] == {"B": own}
        assert one.view(1) == tables[0].table.view(1)
        assert Stage(one).do("play Trick").asked == "A"
    assert [t.do("play Trick").asked for t in tables] == ["B", "A"]


@pytest.mark.rule("spoils:606.2", "spoils:608.1")
def test_a_step_in_which_nobody_was_asked_is_imagined_with_an_order_by_which_nobody_is() -> None:
    """A has left an order and lets a battle pass; B, who is to discard then, imagines that all of it happened."""
    midge = character("Midge", "1/1/3", "If this card leaves play, your opponent discards a card.")
    orders = {"A": "let everything happen until my turn", "B": "ask me only at tactics"}
    a = {"hand": ["Trick"], "in_play": ["Midge"], "deck": ["3x Trick"]}
    t = plain(midge, A=a, B={"hand": ["Trick", "Shed"], "in_play": ["Brute"]}, active="B", orders=orders)
    t.do("attack A's faction")
    while t.prompt != "Which card do you discard?":
        t.do("A's Midge" if "A's Midge" in t.offered else t.offered[0])
    for dice in range(6):
        assert t.table.imagine(1, Random(dice)).view(1) == t.table.view(1)
