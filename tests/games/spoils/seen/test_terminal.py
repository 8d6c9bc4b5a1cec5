"""The table on a terminal: figures, depletion, damage, what is attached, and a battle by its speed levels."""

from rich.console import Console

from coven.games.spoils.seen import terminal
from tests.games.spoils.plain import attacked, plain
from tests.games.spoils.stage import Stage, item


def lines(table: Stage, seat: str | None = "B") -> list[str]:
    return terminal.plain(table.view(seat), table.table.setup)


def test_a_side_is_told_with_all_that_can_be_seen_of_it() -> None:
    b = {
        "in_play": [
            {"card": "Brute", "number": 50, "depleted": True, "damage": 1},
            {"card": "Hat", "attached to": 50},
            {"card": "Fort", "total damage": 2, "tokens": 3},
            {"card": "Coin", "attached to": "faction"},
            "Coin",
            {"card": "Giant", "face": "face-down"},
        ],
        "hand": ["Trick"],
    }
    table = plain(item("Hat"), A={"hand": ["Grunt", "Shed"]}, B=b, full_control=(0,))
    told = lines(table, "A")
    assert told[0] == "Turn 3: A."
    assert told[1] == "B: Camp, 20 influence; hand 1, deck 10, discard pile 0; no icons, 2 free resources."
    assert told[2:5] == [
        "  > Brute 3/3/3 -1 + Hat",
        "  Fort [5-2], 3 tokens",
        "  resources: 2 Coin (1 free), 1 face-down card (1 free)",
    ]
    assert told[-1] == "Your hand: Grunt, Shed."
    assert "1 face-down Giant (1 free)" in lines(table, "B")[-2]


def test_a_battle_is_laid_out_by_speed_levels() -> None:
    table = attacked(
        "Sprinter", "Snail", A={"in_play": ["Sprinter", "Snail"]}, B={"in_play": ["Grunt"], "hand": ["Trick"]}
    )
    table.do("go on", "B's Grunt", "go on")
    told = lines(table)
    assert "Battle: A attacks the faction." in told
    start = told.index("Battle: A attacks the faction.")
    assert told[start + 1 : start + 5] == [
        "  speed 4: > Sprinter 2/2/4 (done) against nobody",
        "  speed 3: nobody against Grunt 2/2/3",
        "  speed 1: > Snail 4/4/1 against nobody",
        "  Sprinter has assigned 2 damage to Grunt",
    ]


def test_it_is_drawn_in_boxes_and_its_signs_are_explained() -> None:
    table = attacked("Giant", A={"in_play": ["Giant", "Shed"]}, B={"in_play": ["Grunt"]})
    console = Console(width=100, record=True, file=None, force_terminal=False, quiet=True)
    with console.capture() as drawn:
        console.print(terminal.draw(table.view("B"), table.table.setup, 100))
    del drawn
    assert any(">" in line for line in terminal.key(table.table.setup))
    assert terminal.about(table.table.setup, "Giant") == ["Giant", "Rogue Character", "cost 0, 5/6/3"]
    assert terminal.about(table.table.setup, "no card has this name") is None
