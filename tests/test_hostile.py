"""Whatever is fed to it, only Coven's own errors come out, and nothing of what a file holds that is none of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

import coven
from coven.cli.main import main
from coven.games import find
from coven.kernel import PositionError, SetupError

CORPUS = sorted((Path(__file__).parent / "hostile").iterdir())
SECRET = "hunter2"


def doors(file: Path) -> list[list[str]]:
    """Every way into the program that such a file has."""
    name = str(file)
    if file.name.endswith(".cards.txt"):
        return [
            *(["cards", "check", "--game", game, name] for game in ("revel", "spoils")),
            *(["play", game, "--plain", "--cards", name] for game in ("revel", "spoils")),
        ]
    if file.name.endswith(".deck.txt"):
        return [
            *(["decks", "check", "--game", game, name] for game in ("revel", "spoils")),
            ["play", "revel", "--plain", "--decks", f"{name},celosia"],
            ["play", "spoils", "--plain", "--decks", f"{name},rogue"],
        ]
    if file.suffix == ".toml":
        plays = [["play", game, "--plain", "--components", name] for game in ("revolution", "witchstone")]
        return [*plays, ["cards", "check", "--game", "revolution", name]]
    loads = [["play", game, "--plain", "--load", name] for game in ("revel", "spoils")]
    return [["run", name], ["replay", name, "--position"], *loads]


@pytest.mark.parametrize("file", CORPUS, ids=lambda file: file.name)
def test_no_file_gets_more_than_an_error_out_of_it(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", open("/dev/null"))  # noqa: SIM115 - closed with the test
    for words in doors(file):
        assert main(words) in (0, 1, 2), words
        told = "".join(capsys.readouterr())
        assert "Traceback" not in told, words
        assert "code of the game failed" not in told, told
        assert "code failed" not in told, told
        assert SECRET not in told, words
        assert not any(sign in told for sign in "\x1b\x07\u202e\u2028"), words


def test_a_file_of_sixty_thousand_levels_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Python itself falls over such a file when it is read as YAML."""
    for signs in ("[" * 60_000, "- " * 60_000, "{a: " * 60_000):
        file = tmp_path / "deep.yaml"
        file.write_text(f"game: revel\nposition:\n {signs}\n")
        assert main(["run", str(file)]) == 1
        assert "deep.yaml:3: this is nested more than 40 deep" in capsys.readouterr().out


def test_what_is_too_long_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "long.yaml"
    file.write_bytes(b"game: revel\n#" + b"x" * 5_000_000)
    assert main(["run", str(file)]) == 1
    assert "it is longer than 4,000,000 bytes" in capsys.readouterr().out


def test_a_script_reads_decks_of_its_own_folder_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    inner = tmp_path / "inner"
    (inner / "decks").mkdir(parents=True)
    outside = tmp_path / "outside.txt"
    outside.write_text(f"{SECRET} is no deck\n")
    (inner / "link.txt").symlink_to(outside)
    (inner / "decks" / "own.txt").write_text(f"{SECRET} is no deck either\n")
    script = inner / "script.yaml"
    for named in ("../outside.txt", str(outside), "link.txt"):
        script.write_text(f"game: revel\ndecks: [{named}, celosia]\n")
        assert main(["run", str(script)]) == 1
        told = capsys.readouterr().out
        assert "script.yaml:2: " in told
        assert "is outside of the script's folder" in told
        assert SECRET not in told
    script.write_text("game: revel\ndecks: [decks/own.txt, celosia]\n")
    assert main(["run", str(script)]) == 1
    assert "own.txt:1: a line of a deck list is" in capsys.readouterr().out


def test_links_that_lead_in_a_circle_are_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "circle").symlink_to("circle")
    script = tmp_path / "script.yaml"
    for field in ("decks: [circle, celosia]", "cards: circle"):
        script.write_text(f"game: revel\n{field}\nplay: []\n")
        assert main(["run", str(script)]) == 1
        told = capsys.readouterr().out
        assert "script.yaml:2: " in told
        assert "code failed" not in told


@pytest.mark.parametrize("game", ["revolution", "witchstone"])
def test_an_error_about_components_quotes_a_little_of_them(game: str) -> None:
    section = {"revolution": "[seekers]\nsets", "witchstone": "[map]\nwitchstone_vp"}[game]
    with pytest.raises(SetupError, match=r"is expected|are expected|is not a list") as refused:
        coven.new(game, components=f"{section} = {['x' * 100] * 1000}")
    assert len(str(refused.value)) < 1100


def test_a_script_reads_components_of_its_own_folder_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    inner = tmp_path / "inner"
    (inner / "boards").mkdir(parents=True)
    outside = tmp_path / "outside.toml"
    outside.write_text(f'[board]\nspaces = "{SECRET}"\n')
    (inner / "link.toml").symlink_to(outside)
    (inner / "boards" / "own.toml").write_text("[board]\nspaces = 2\n")
    script = inner / "script.yaml"
    for named in ("../outside.toml", str(outside), "link.toml"):
        script.write_text(f"game: revolution\nseats: 1\ncomponents: {named}\n")
        assert main(["run", str(script)]) == 1
        told = capsys.readouterr().out
        assert "script.yaml:3: " in told
        assert "is outside of the script's folder" in told
        assert SECRET not in told
    script.write_text("game: revolution\nseats: 1\ncomponents: boards/own.toml\n")
    assert main(["run", str(script)]) == 1
    assert "script.yaml:3: revolution components, [board] spaces: 2 is not a number" in capsys.readouterr().out
    script.write_text("game: revolution\nseats: 1\ncomponents: boards/other.toml\n")
    assert main(["run", str(script)]) == 1
    assert "script.yaml:3: the components 'boards/other.toml': no such file in the script's" in capsys.readouterr().out
    script.write_text("game: revolution\nseats: 1\ncomponents: board = 3\n")
    assert main(["run", str(script)]) == 1
    assert "[board]: a section with keys is expected" in capsys.readouterr().out


def test_a_record_reads_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text(f"1 {SECRET}\n")
    record = tmp_path / "record.json"
    record.write_text(
        '{"game": "revel", "data": "1", "seed": 1, "seats": 2, "options": {"edition": "comprehensive", "bluff": false,'
        f' "strict decks": true}}, "brings": ["{deck}", "celosia"], "components": null, "full_control": [],'
        ' "position": null, "entries": [], "fingerprint": ""}'
    )
    assert main(["play", "revel", "--load", str(record)]) == 2
    told = capsys.readouterr().err
    assert "there is no deck" in told
    assert SECRET not in told


@pytest.mark.parametrize("name", ["revel", "revolution", "spoils", "witchstone"])
@pytest.mark.parametrize("wrong", ["x" * 100_000, ["x"] * 100_000, {"x" * 100_000: "x"}])
def test_an_error_about_a_position_quotes_a_little_of_it(name: str, wrong: object) -> None:
    game = find(name)
    table = coven.new(game, seed=1)
    said = []
    for field in table.position():
        try:
            game.place(table.setup, {**table.position(), field: wrong})
        except PositionError as error:
            said.append(str(error))
    assert said
    assert max(map(len, said)) < 1100
