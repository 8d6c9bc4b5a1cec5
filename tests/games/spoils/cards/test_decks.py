"""Deck lists: what may be brought to a game, and what each list that may not is refused for."""

from __future__ import annotations

import pytest

import coven
from coven.games.spoils.cards.deckbuilding import Format, check_deck, deck_texts, read_deck, read_list
from coven.games.spoils.cards.files import read_cards
from coven.games.spoils.cards.index import CardIndex, shipped
from coven.games.spoils.cards.shipped_decks import brought, deck_of, default_decks
from coven.kernel import Reason, SetupError
from coven.language import TextError

GUARDS = "\n---\n".join(f"Guard {number}\nWarlord Character\nCost 1 R\nStats 1/1/3" for number in range(1, 31))
CARDS = f"""\
{GUARDS}
---
Greed
Banker Staple Resource

Provides [G]
---
Rage
Warlord Staple Resource

Provides [R]
---
Fury
Warlord Resource

Provides [RR]
---
Guild
Universal Faction
Influence 20
---
Lodge
Universal Faction
Influence 25
"""
INDEX = CardIndex(read_cards(CARDS))
LIMITED, SOLD = Format.LIMITED, Format.PRECONSTRUCTED


def with_cards(*lines: str, size: int = 75, faction: str = "Guild") -> str:
    """A deck of so many cards among which are these; the rest are Rage."""
    count = sum(int(line.split()[0]) for line in lines)
    return "\n".join([f"Faction: {faction}", *lines, *([f"{size - count} Rage"] if count < size else [])])


def reasons(
    text: str, kind: Format = Format.CONSTRUCTED, banned: tuple[str, ...] = (), pool: dict[str, int] | None = None
) -> list[Reason]:
    return check_deck(text, INDEX, kind, banned=banned, pool=pool)


def rules(
    text: str, kind: Format = Format.CONSTRUCTED, banned: tuple[str, ...] = (), pool: dict[str, int] | None = None
) -> list[str]:
    return [reason.rule for reason in reasons(text, kind, banned, pool)]


@pytest.mark.rule("spoils:103.1")
def test_every_rule_that_a_deck_breaks_is_told() -> None:
    assert rules(with_cards("4 Guard 1", "71 Rage")) == []
    assert rules("5 Guard 1\n2 Guard 2") == ["103.1a", "103.1b", "103.1c"]


@pytest.mark.rule("spoils:103.1a", "spoils:103.2a", "spoils:202.1")
@pytest.mark.parametrize(("kind", "rule"), [(Format.CONSTRUCTED, "103.1a"), (LIMITED, "103.2a"), (SOLD, "103.1a")])
def test_a_deck_has_one_faction(kind: Format, rule: str) -> None:
    assert rules("Faction: Guild\n75 Rage", kind) == []
    assert rules("1 Guild\n75 Rage", kind) == []
    assert rules("75 Rage", kind) == [rule]
    (reason,) = reasons("Faction: Guild\nFaction: Lodge\n75 Rage", kind)
    assert reason == Reason(rule, "a deck has exactly 1 faction; this one has 2: Guild, Lodge")
    assert rules("2 Guild\n75 Rage", kind) == [rule]


@pytest.mark.rule("spoils:103.1b", "spoils:103.2b")
@pytest.mark.parametrize(("kind", "least", "rule"), [(Format.CONSTRUCTED, 75, "103.1b"), (LIMITED, 45, "103.2b")])
def test_a_deck_has_enough_cards_besides_its_faction(kind: Format, least: int, rule: str) -> None:
    assert rules(f"Faction: Guild\n{least - 1} Rage", kind) == [rule]
    assert rules(f"Faction: Guild\n{least} Rage", kind) == []
    assert rules("Faction: Guild\n300 Rage", kind) == []


@pytest.mark.rule("spoils:103.1c", "spoils:201.1b")
def test_a_constructed_deck_has_four_of_a_name_whatever_the_print() -> None:
    assert rules(with_cards("4 Guard 1")) == []
    (reason,) = reasons(with_cards("5 Guard 1", "4 Guard 2"))
    assert reason == Reason("103.1c", "only 4 copies of Guard 1 can be in a deck; this one has 5")
    assert rules(with_cards("3 Guard 1", "2 Guard 1 (2E)")) == ["103.1c"]
    assert rules(with_cards("2 Guard 1", "2 guard 1 (2E)")) == []


@pytest.mark.rule("spoils:103.1c#2", "spoils:203.5b", "spoils:203.5")
def test_any_number_of_staples_may_be_in_a_deck() -> None:
    assert rules("Faction: Guild\n40 Greed\n35 Rage") == []
    assert rules("Faction: Guild\n75 Rage") == []
    assert rules(with_cards("5 Fury")) == ["103.1c"]  # a resource, and no staple


@pytest.mark.rule("spoils:103.1d", "spoils:103.2d", "spoils:104.1")
def test_what_is_banned_is_banned_in_its_format() -> None:
    deck = with_cards("1 Guard 1", "1 Guard 2")
    assert reasons(deck, banned=("Guard 1",)) == [Reason("103.1d", "Guard 1 is banned in this format")]
    assert rules(deck) == []  # the rules themselves ban nothing: a list is brought along
    assert rules(deck, banned=("Guard 3",)) == []
    assert rules(deck, LIMITED) == []  # a ban for constructed decks says nothing here
    assert rules(deck, LIMITED, banned=("Guard 2",)) == ["103.2d"]
    assert rules(deck, banned=("Guild",)) == ["103.1d"]


@pytest.mark.rule("spoils:103.2")
def test_a_list_may_be_legal_as_a_limited_deck_only() -> None:
    deck = with_cards("6 Guard 1", size=50)
    assert rules(deck) == ["103.1b", "103.1c"]
    assert rules(deck, LIMITED) == []


@pytest.mark.rule("spoils:103.2c")
def test_a_limited_deck_has_what_its_pool_has() -> None:
    pool = {"Guild": 1, "Rage": 80, "Guard 1": 7}
    assert rules(with_cards("7 Guard 1"), LIMITED, pool=pool) == []
    (reason,) = reasons(with_cards("8 Guard 1"), LIMITED, pool=pool)
    assert reason == Reason("103.2c", "the pool has 7 of Guard 1; this deck has 8")
    assert rules(with_cards("1 Guard 2"), LIMITED, pool=pool) == ["103.2c"]
    assert rules(with_cards(faction="Lodge"), LIMITED, pool=pool) == ["103.2c"], "a faction is a card of the pool too"
    assert rules(with_cards("4 Guard 1"), pool={}) == []  # constructed decks have no pool


def test_names_that_mean_no_card_of_a_deck_are_told_with_their_line() -> None:
    lines = with_cards("1 Gaurd 1", "1 Grim Guardian of Nothing")
    assert reasons(lines)[0].words.startswith("line 2: there is no card named 'Gaurd 1'; did you mean")
    assert rules(lines) == ["201.1b", "201.1b", "103.1b"]
    assert "did you mean Gargantuan Garbler" in reasons(with_cards("1 Gargantuan Gabler"))[0].words
    assert rules("Faction: Guard 1\n75 Rage") == ["202.1", "103.1a"]


@pytest.mark.rule("spoils:105.1")
def test_a_card_is_played_with_the_text_that_is_here_or_not_at_all() -> None:
    deck = "Faction: The Tournament Faction\n71 Rage\n1 Gargantuan Garbler (2E)\n2 Forget (1E1)\n1 Forget (2E)"
    (reason,) = check_deck(deck, shipped())
    words = "line 3: the text of Gargantuan Garbler isn't here; write it down in a file of cards to play with it"
    assert reason == Reason("105.1", words)
    played = deck_of(deck.replace("Gargantuan Garbler (2E)", "Gnat"), shipped(), None).cards
    assert [card.texts for card in played if card.name == "Forget"] == [shipped()["Forget"].texts] * 3
    written = shipped().plus(read_cards("Gargantuan Garbler\nArcanist Character - lurker\nCost 9 OOOO\nStats 6/6/3"))
    assert check_deck(deck, written) == []


@pytest.mark.rule("spoils:409.3", "spoils:409.3a")
def test_no_deck_brings_micromajig_tokens() -> None:
    deck = "Faction: The Tournament Faction\n74 Rage\n1 Micromajig Token"
    assert [reason.rule for reason in check_deck(deck, shipped(), SOLD)] == ["409.3", "103.1b"]


@pytest.mark.parametrize("name", list(deck_texts()))
def test_the_decks_that_ship_are_legal_as_they_were_sold(name: str) -> None:
    text = deck_texts()[name]
    assert check_deck(text, shipped(), SOLD) == []
    deck = deck_of(name, shipped(), SOLD)
    assert deck.faction.name == "The Tournament Faction"
    starter = name in default_decks()
    assert len(deck.cards) == (75 if starter else 51)
    assert [reason.rule for reason in check_deck(text, shipped())] == ([] if starter else ["103.1b"])


def test_a_deck_that_is_not_quite_as_it_was_sold_needs_75_cards() -> None:
    changed = deck_texts()["rogue"].replace("2 Snake Eyes", "1 Snake Eyes\n1 Scrag")
    assert [reason.rule for reason in check_deck(changed, shipped(), SOLD)] == ["103.1b"]


def test_a_deck_is_brought_by_name_or_by_its_text() -> None:
    assert brought([]) == default_decks()
    assert brought(["warlord"]) == ("warlord", "arcanist-warlord")
    assert brought(["arcanist-warlord"]) == ("arcanist-warlord", "banker-rogue")
    with pytest.raises(SetupError, match="needs two decks"):
        brought(["a", "b", "c"])
    mine = deck_of("Name: Mine\nFaction: Drowned Catacombs\n75 Deception\n", shipped(), Format.CONSTRUCTED)
    assert (mine.name, mine.faction.name, len(mine.cards)) == ("Mine", "Drowned Catacombs", 75)
    assert deck_of(mine, shipped(), None) is mine
    with pytest.raises(SetupError, match="there is no deck 'none such'"):
        deck_of("none such", shipped(), None)
    with pytest.raises(SetupError, match="at least 75 cards"):
        read_deck(deck_texts()["rogue"], shipped())
    with pytest.raises(SetupError, match="needs one faction"):
        deck_of("75 Rage\n", shipped(), None)


def test_a_line_that_is_none_is_shown() -> None:
    with pytest.raises(TextError, match="such as '2 Sleeping Guard'"):
        read_list("Guards, as many as there are")


@pytest.mark.rule("spoils:403.1b")
def test_a_deck_that_is_brought_has_its_faction_and_the_deck_in_play_has_not() -> None:
    deck = deck_of("arcanist", shipped(), None)
    assert deck.faction.is_faction
    assert not any(card.is_faction for card in deck.cards)
    table = coven.new("spoils", brings=["arcanist", "banker"], seed=1)
    side = table.position()["A"]
    everything = [*side["deck"], *side["hand"], *[x["card"] for x in side["in play"]]]
    assert side["faction"]["card"] == deck.faction.name
    assert deck.faction.name not in everything
    assert sorted(everything) == sorted(card.name for card in deck.cards)
