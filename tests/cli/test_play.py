"""Playing at the terminal, as a person does: through pipes and through a pseudo-terminal."""

from __future__ import annotations

import random
import re
import subprocess
from itertools import pairwise
from pathlib import Path

import pytest

import coven
from coven.cli.main import main
from coven.games import find
from coven.scripts import load
from tests.cli.terminal import COVEN, ENV, PATIENCE, Terminal
from tests.minds.practice import CARDS, FIRE, WATER


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the practice cards and decks, to play in."""
    (tmp_path / "cards.txt").write_text(CARDS, encoding="utf-8")
    (tmp_path / "fire.txt").write_text(FIRE, encoding="utf-8")
    (tmp_path / "water.txt").write_text(WATER, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


PRACTICE = ["play", "revel", "--cards", "cards.txt", "--decks", "fire.txt,water.txt", "--option", "strict decks=False"]
QUICK = [*PRACTICE, "--mind", "random", "--seed", "3"]


class Played:
    """What a game at the terminal gave."""

    def __init__(self, typed: bytes | str, words: list[str]) -> None:
        given = typed.encode() if isinstance(typed, str) else typed
        done = subprocess.run(
            [*COVEN, *words], input=given, capture_output=True, env=ENV, timeout=PATIENCE, check=False
        )
        self.code = done.returncode
        self.out = done.stdout.decode()
        self.err = done.stderr.decode()
        assert "Traceback" not in self.out + self.err, self.err

    def after(self, words: str) -> str:
        """What was shown after the last time these words were."""
        assert words in self.out, self.out
        return self.out.rpartition(words)[2]


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_a_first_look(room: Path) -> None:
    played = Played("", QUICK)
    assert played.code == 0
    assert "Witches' Revel, seed 3." in played.out
    assert "You are A. The computer plays B: random." in played.out
    assert "- A goes first (2.2.4)" in played.out
    assert "- B draws 3 cards (5.2.2)" in played.out
    assert "A (you): witch Ember Anne, Stamina 4, Passion 0, no stance, hand 3" in played.out
    assert "Which opening card do you stash? (rule 2.2.6)\n1. Torch\n" in played.out
    assert "That is the end of the input." in played.out
    assert not list(room.glob("*.yaml")), "nothing was decided, so there is nothing to save"


def test_choices_by_number_words_and_beginnings(room: Path) -> None:
    for typed in ("4", "keep the rest", "KEEP  the   rest", "keep"):
        assert "- Turn 1: A (2.3.2)" in Played(lines(typed), QUICK).out, typed
    assert "- Turn 1: A" not in Played(lines("5", "0", "-1", "²", "k", "9" * 5000), QUICK).out


def test_words_that_are_no_choice(room: Path) -> None:
    played = Played(lines("keep", "play Flood", "undoo", "99"), QUICK)
    assert "That can't be: a card is played from one's own hand, and that one is not there (2.4.1)" in played.out
    assert "Did you mean `undo`?" in played.out
    assert re.search(r"There is no choice 99; they are numbered 1 to \d\.", played.out)


def test_undo_goes_back_to_ones_own_decision(room: Path) -> None:
    played = Played(lines("undo", "keep", "pass", "undo"), QUICK)
    assert "There is no decision of yours to take back." in played.out
    rest = played.after("Taken back.")
    assert "Turn 1, A's: 1 play left." in rest
    assert "What do you do? (rule 2.4)" in rest
    assert "Turn 2" not in rest, "the computer waits until the person decides"
    assert load(room / "revel-3.yaml").record().entries[-1].words == "keep the rest"


def test_hint_log_show_and_why_not(room: Path) -> None:
    played = Played(
        lines(
            "hint",
            "keep",
            "log",
            "show bonfire",
            "show nothing",
            "why not draw a card",
            "why not play Flood",
            "why not",
            "why goes first",
            "why dragons",
        ),
        QUICK,
    )
    assert re.search(r"^Hint: \d\. ", played.out, re.MULTILINE)
    assert played.out.count("- A goes first (2.2.4)") == 2
    assert "Bonfire\nA Strike Spell\nPower 4\nflames\n" in played.out
    assert "There is nothing called 'nothing' to show." in played.out
    assert "You can do that: it is among the choices." in played.out
    assert "Because a card is played from one's own hand, and that one is not there (2.4.1)." in played.out
    assert "Say what you would like to do" in played.out
    assert "\nA goes first (2.2.4).\n" in played.out
    assert "The log has no line with 'dragons'" in played.out


def test_save_and_load(room: Path) -> None:
    first = Played(lines("keep", "save here.yaml", "pass", "load here.yaml", "save"), QUICK)
    assert "Saved to here.yaml" in first.out
    assert "Loaded here.yaml: Witches' Revel." in first.out
    assert "Turn 1, A's: 1 play left." in first.after("Loaded here.yaml")
    assert "Say where to: `save FILE`." in first.out
    assert load(room / "here.yaml").view(0).turn == 1
    again = Played("", ["play", "revel", "--load", "here.yaml"])
    assert "Turn 1, A's: 1 play left." in again.out
    assert "What do you do? (rule 2.4)" in again.out


def test_files_that_will_not_do(room: Path) -> None:
    (room / "junk.yaml").write_text("{[", encoding="utf-8")
    played = Played(
        lines(
            *("load nowhere.yaml", "load junk.yaml", "load \0", "load ~no-such-name/x"),
            *("save cards.txt", "save /no/such/folder/x", "save \0", "save ~no-such-name/x", f"save {'n' * 300}"),
        ),
        QUICK,
    )
    assert "nowhere.yaml can't be read: no such file or directory" in played.out
    assert "cards.txt is there already and is no saved game" in played.out
    assert "/no/such/folder/x can't be written" in played.out
    assert played.out.count("nobody's home folder is ~no-such-name: name the folder itself") == 2
    assert "That didn't work: file name too long" in played.out
    assert played.out.count("That didn't work") >= 7
    assert (room / "cards.txt").read_text(encoding="utf-8") == CARDS


def test_quitting_saves(room: Path) -> None:
    played = Played(lines("keep", "quit"), QUICK)
    assert played.code == 0
    assert f"Saved to {room / 'revel-3.yaml'}" in played.out
    assert Played(lines("pass", "quit"), ["play", "revel", "--load", "revel-3.yaml"]).code == 0
    assert (room / "revel-3-2.yaml").exists(), "an earlier save is not written over"


def test_a_whole_game_against_greedy(room: Path) -> None:
    played = Played(lines(*["1"] * 150, ""), [*PRACTICE, "--seed", "9"])
    assert played.code == 0
    assert re.search(r"^The game is over: B wins by \w+ \(2\.\d\.\d\)\.$", played.out, re.MULTILINE)
    assert not list(room.glob("*.yaml"))


@pytest.mark.parametrize("seed", range(3))
def test_garbage_does_no_harm(room: Path, seed: int) -> None:
    """Numbers, commands and plain noise at random; whatever happens, no crash and a proper end."""
    rng = random.Random(seed)
    noise = [
        b"\xff\xfe\x00",
        b"\x1b[2J",
        b"why not \x07",
        "ünïcödé ☃".encode(),
        b"{0}",
        b"%s",
        b"[red]",
        b"save",
        b"load",
    ]
    wise = [b"undo", b"hint", b"log", b"board", b"help", b"show match", b"why not pass", b"", b"   ", b"?"]
    typed = b"".join(
        (str(rng.randrange(1, 6)).encode() if rng.random() < 0.7 else rng.choice(noise + wise)) + b"\n"
        for _ in range(150)
    )
    played = Played(typed, [*QUICK[:-1], str(seed)])
    assert played.code == 0
    assert "The game's own rules failed" not in played.out
    assert "\x1b" not in played.out


def test_two_people_at_one_screen(room: Path) -> None:
    """Between two people nobody's cards are shown, and only what gives nothing away can be asked for."""
    two = [*PRACTICE, "--seed", "3", "--hot-seat", "--option", "bluff=False"]
    played = Played(lines("log", "", "keep", "hint", "help", "", "keep"), two)
    assert played.code == 0
    parts = played.out.split("Hand over to ")
    assert parts[1].startswith("A, then press Enter.")
    assert "First hand over" in parts[1]
    assert "Your hand" not in parts[0] + parts[1]
    assert "A (you)" in parts[2]
    assert parts[3].startswith("B, then press Enter.")
    assert "First hand over" in parts[3]
    assert "B (you)" in "".join(parts[4:])


@pytest.mark.parametrize("game", ["revel", "revolution", "witchstone"])
def test_only_enter_opens_the_next_hand(game: str, room: Path) -> None:
    """Whatever else is typed while the screen is handed over shows nothing: it may be meant for the hand before."""
    words = ["play", game, "--seed", "3", "--hot-seat", "--seats", "2", "--plain"]
    words += ["--option", "hands=closed"] if game == "revolution" else []
    typed = ("1", "keep", "nonsense", "99", "options", "show", "x" * 500)
    played = Played(lines(*typed), words)
    assert played.out.count("First hand over: press Enter") == len(typed)
    assert "(rule" not in played.out, "nothing was asked"
    assert "A> " not in played.out
    opened = Played(lines(*typed, "   "), words)
    assert "(rule" in opened.after("First hand over"), "an empty line opens it"


def test_the_board_is_shown_before_a_question_in_a_partners_turn(room: Path) -> None:
    """A pledge in B's turn is asked for with the costs and the dangers in sight, and they are shown once."""
    words = ["play", "revolution", "--seats", "2", "--seed", "5", "--plain", "--mind", "planner"]
    played = Played(lines(*["1"] * 60, "quit"), words)
    asked = re.findall(r"((?:^(?!A> ).*\n)+)A> ", played.out, re.MULTILINE)
    of_partner = [one for one in asked if "Turn " in one and re.search(r"^Turn \d+, B: ", one, re.MULTILINE)]
    assert of_partner, "A is asked in B's turn"
    assert all("Event Line, space" in one and "Liberty " in one for one in of_partner)
    acted = [one for one in asked if re.search(r"^- B (acts|plays|recruits|spends|draws|proposes)", one, re.MULTILINE)]
    assert acted
    assert all("Event Line, space" in one for one in acted), "whenever B has acted"


def test_the_letters_are_explained_once_and_in_the_help(room: Path) -> None:
    legend = "Icons: F Familiars, H Hexes, "
    words = ["play", "revolution", "--seats", "1", "--seed", "5", "--plain"]
    assert Played(lines("board", "board", "quit"), words).out.count(legend) == 1
    assert legend in Played(lines("help", "quit"), words).after("save and leave")
    assert "F is an icon: Familiars." in Played(lines("show F", "quit"), words).out


def test_which_one_is_asked_where_several_begin_so(room: Path) -> None:
    words = ["play", "revolution", "--seats", "1", "--seed", "5", "--plain"]
    which = "Which one? 1. recruit Hannah Lark; 2. recruit The Ferryman; 3. recruit Silas Marsh.\n"
    assert which in Played(lines("Recruit", "quit"), words).out
    assert which in Played(lines("why not recruit", "quit"), words).out
    assert "That can't be" not in Played(lines("recruit", "quit"), words).out
    spending = Played(lines("recruit The", "spend", "quit"), words).after("Which one? 1. spend ")
    assert spending.startswith("Raven Seeker EC; 2. spend Raven Seeker FE; ")
    assert "Which one?" not in Played(lines("r", "xyzzy", "quit"), words).out


@pytest.mark.parametrize("command", ["", "why not ", "why ", "show ", "load ", "save ", "act against ", "recruit "])
def test_a_long_line_is_not_echoed_whole(command: str, room: Path) -> None:
    words = ["play", "revolution", "--seats", "1", "--seed", "5", "--plain"]
    assert "x" * 250 not in Played(lines(command + "x" * 5000, "quit"), words).out


@pytest.mark.parametrize("game", coven.playable())
def test_the_help_speaks_the_words_of_the_game(game: str, room: Path) -> None:
    example = find(game).example
    words = ["play", game, "--seed", "5", "--plain", "--mind", "random"]
    played = Played(lines("help", "why not", f"why not {example}", "why not xyzzy", "quit"), words)
    assert f"why something can't be done, such as `why not {example}`\n" in played.out
    assert f"Say what you would like to do, such as `why not {example}`.\n" in played.out
    table = coven.new(game, seed=5)
    while not table.at_rest or table.decision is None or "T1" in table.options.words():
        table.choose(0)
    reason = table.why_not(example)
    assert reason is None or reason.rule, "the rules know what is meant"
    assert "No such " in played.out
    assert "Because no such" not in played.out


def test_words_inside_a_choice_are_asked_back(room: Path) -> None:
    words = ["play", "revolution", "--seats", "2", "--seed", "4", "--plain"]
    played = Played(lines("whistle", "nurse", "wolf", "xyzzy", "quit"), words)
    assert "Did you mean 3. recruit The Wolf Whistle?\n" in played.out
    assert "Which one? 3. recruit The Wolf Whistle; 4. recruit Wolf-Nurse Agnes.\n" in played.out
    assert "no such answer: 'xyzzy'" in played.out
    assert "wants to recruit" not in played.out, "nothing is taken that wasn't said"


def test_many_choices_that_are_alike_share_a_line(room: Path) -> None:
    """Five Seekers that could be played to Act again are one line, each with its number."""
    words = ["play", "revolution", "--seats", "2", "--seed", "2", "--plain"]
    played = Played(lines("7", "quit"), words)
    again = (
        "5-9. play Raven Seeker ... to Act again (one more Act): 5 EC, 6 FB, 7 FE, 8 BE, 9 HB\n10. hear B's proposal\n"
    )
    assert again in played.out
    assert "- A plays Raven Seeker FE to Act again (step3.4)" in played.out
    relics = Played(lines("quit"), ["play", "revolution", "--seats", "2", "--seed", "4", "--plain"]).out
    assert "2. recruit The Tin Lantern (costs 0 stars)\n3. recruit The Wolf Whistle (costs 0 stars)\n" in relics
    assert "6. play Raven Seeker FE to Act again (one more Act) [!] no Event could be paid for then" in relics


def test_show_takes_the_beginning_of_a_name_or_words_in_it(room: Path) -> None:
    revolution = ["play", "revolution", "--seats", "1", "--seed", "5", "--plain"]
    played = Played(lines("show great fi", "show lantern", "show keeper", "show xyzzy", "quit"), revolution)
    assert "Great Fire in New York: easy Event" in played.out
    assert "The Tin Lantern: Relic" in played.out
    assert "Which one? Keeper of " in played.out
    assert "There is nothing called 'xyzzy' to show." in played.out
    revel = Played(lines("show emb", "quit"), QUICK)
    assert "There is nothing called" not in revel.out


def test_how_to_play_is_on_one_page(room: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    assert "how to play it: `coven games revolution`" in capsys.readouterr().out
    assert main(["games", "revolution"]) == 0
    page = capsys.readouterr().out
    assert "A turn has five steps." in page
    assert "*" not in page
    played = Played(lines("help", "primer", "quit"), ["play", "revolution", "--seats", "1", "--seed", "5", "--plain"])
    assert "primer          how the game is played, on one page" in played.out
    assert "A turn has five steps." in played.out
    assert "Type `help` at any time, or `primer` to read how it is played.\n" in played.out
    other = Played(lines("help", "primer", "quit"), QUICK)
    assert "on one page" not in other.out
    assert "Type `help` at any time.\n" in other.out
    assert "Witches' Revel has no primer; `coven rules revel` has its rules." in other.out


@pytest.mark.parametrize("width", [50, 90])
def test_the_page_is_as_wide_as_the_terminal(
    width: int, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    assert main(["games", "revolution"]) == 0
    page = capsys.readouterr().out.partition("\n\n")[2].splitlines()
    assert max(map(len, page)) <= width
    for line, after in pairwise(page):
        if line and after and not after.startswith(tuple("12345")):
            assert len(line) + 1 + len(after.split()[0]) > width
    assert [line[:3] for line in page if line[:1].isdigit()] == ["1. ", "2. ", "3. ", "4. ", "5. "]
    assert any(line.startswith("   ") for line in page)


def test_what_partners_said_is_still_there_in_a_saved_game(room: Path) -> None:
    """In the log, in the file, and when the game is taken up; what was taken back was never said."""
    words = ["play", "revolution", "--seats", "2", "--seed", "4", "--plain"]
    acting = ["1", "play Raven Seeker FE", "play Raven Seeker RE", "ask B"]
    first = Played(lines(*acting, "log", "save kept.yaml", "undo", "undo", "save before.yaml", "quit"), words)
    said = (
        "- B: I give Hare Seeker EC as Enchanting: it brings us Brewing or Enchanting for an Objective.\n"
        "- B pledges Hare Seeker EC"
    )
    assert first.out.count(said) == 2, "as it happened, and in the log"
    for again in (
        Played(lines("quit"), ["play", "--load", "kept.yaml", "--plain"]),
        Played(lines("load kept.yaml", "quit"), words),
    ):
        assert again.out.count(said) == 1
    assert "I give" not in Played(lines("log", "quit"), ["play", "--load", "before.yaml", "--plain"]).out
    assert main(["run", "kept.yaml"]) == 0


def test_the_words_of_a_scripts_author_are_nobodys_talk(room: Path) -> None:
    words = ["play", "revolution", "--seats", "1", "--seed", "5", "--plain"]
    Played(lines("done", "save mine.yaml", "quit"), words)
    file = room / "mine.yaml"
    file.write_text(file.read_text().replace("- A: done", "- say: B holds a Relic.\n- A: done"))
    played = Played(lines("log", "quit"), ["play", "--load", "mine.yaml", "--plain"])
    assert played.code == 0
    assert "Relic." not in played.out


def test_undo_at_one_screen_takes_the_last_decision_back_and_shows_nobodys_hand(room: Path) -> None:
    """B is asked by A, and takes that back: it is A's to decide again, once A has the screen."""
    words = ["play", "revolution", "--hot-seat", "--seats", "2", "--seed", "4", "--option", "hands=closed", "--plain"]
    played = Played(lines("", "hear B's proposal", "", "undo", "board", "", "done", "undo", "quit"), words)
    _, a, b, back, anew = played.out.split("then press Enter.")[:5]
    assert "A (Raven): Raven Seeker" in a
    assert "B (Hare): 5 hidden cards" in a
    assert "A (Raven): 5 hidden cards" in b
    assert "Taken back: A's decision." in b
    assert "First hand over" in back
    assert "Seeker" not in back
    assert "A (Raven): Raven Seeker" in anew
    assert "hear B's proposal" in anew, "nobody has been heard"
    assert played.out.rpartition("Taken back: A's decision.")[2].count("Act and/or Recruit. What do you do?") == 1


def test_with_open_hands_nobody_has_to_hand_the_screen_over(room: Path) -> None:
    """Nothing is hidden from the one who looks on: whose answer it is, the prompt says."""
    words = ["play", "revolution", "--hot-seat", "--seats", "2", "--seed", "4", "--plain"]
    played = Played(lines("hear B's proposal", "propose nothing", "quit"), words)
    assert played.code == 0
    assert "Hand over" not in played.out
    assert "B proposes nothing" in played.out


def test_a_saved_game_tells_which_it_is(room: Path) -> None:
    Played(lines("1", "save mine.yaml", "quit"), ["play", "revolution", "--seats", "1", "--seed", "5", "--plain"])
    played = Played(lines("quit"), ["play", "--load", "mine.yaml", "--plain"])
    assert played.code == 0
    assert "Witches of the Revolution" in played.out
    other = Played(lines("load mine.yaml", "quit"), ["play", "revolution", "--seats", "2", "--seed", "5", "--plain"])
    assert "That is a game for 1 player: start it with `coven play --load mine.yaml`." in other.out


def test_two_people_are_asked_without_telling_anything_if_they_want(room: Path) -> None:
    """With bluff A is asked about B's draw with nothing to reveal; without it nobody is bothered."""
    keeping = ["", "keep the rest"] * 2
    words = [*PRACTICE, "--seed", "3", "--hot-seat"]
    assert "reveal nothing" not in Played(lines(*keeping, "", "quit"), words).out
    (room / "revel-3.yaml").unlink()
    played = Played(lines(*keeping, ""), [*words, "--option", "bluff=on"])
    assert re.search(r"[AB] is about to draw\. Which interruption\? \(rule 4\.9\.3\)\n1\. reveal nothing\n", played.out)
    assert load(room / "revel-3.yaml").setup.options["bluff"] is True


@pytest.mark.parametrize(("words", "asked"), [([], "what matters"), (["--option", "responses=all"], "all")])
def test_people_are_asked_to_respond_when_it_matters_unless_they_say_otherwise(
    words: list[str], asked: str, room: Path
) -> None:
    Played("1\nquit\n", ["play", "spoils", "--plain", "--seed", "3", *words])
    assert load(room / "spoils-3.yaml").setup.options["responses"] == asked


def test_games_without_a_drawing_are_shown_by_their_values(room: Path) -> None:
    played = Played(
        lines("1", "quit"), ["play", "tiny", "--with", "tests.kernel.tiny", "--seed", "1", "--mind", "random"]
    )
    assert played.code == 0
    assert "Tiny, seed 1." in played.out
    assert re.search(r"^current: 0\nhand: \d, \d, \d\nothers: \d\n", played.out, re.MULTILINE)
    assert "Which card? (rule T1)\n1. " in played.out
    assert (room / "tiny-1.yaml").exists()


def test_every_game_that_ships_can_be_played(room: Path) -> None:
    for game in coven.playable():
        played = Played(lines(*["1"] * 12), ["play", game, "--seed", "1", "--mind", "random"])
        assert played.code == 0
        assert f"{find(game).title}, seed 1." in played.out
        assert "A> " in played.out
        assert load(room / f"{game}-1.yaml").record().entries


def test_partners_say_what_they_are_about(room: Path) -> None:
    words = ["play", "revolution", "--seats", "3", "--seed", "5", "--plain"]
    played = Played(lines("hint", "hear B's proposal", "undo", "done", "keep the rest", "quit"), words)
    assert played.code == 0
    assert "You are A. The computer plays B, C: planner." in played.out
    assert re.search(r"^Hint: 1\. act against .* \(I act against .*\)$", played.out, re.MULTILINE)
    assert played.out.index("- B: Act against ") < played.out.index("- B proposes to act against "), "and then does it"
    assert len(re.findall(r"^- B: (I act|I recruit)", played.out, re.MULTILINE)) >= 1, "in its own turn too"
    silent = Played(lines("hear B's proposal", "quit"), [*words, "--mind", "random"])
    assert "- B: " not in silent.out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "chess"], "there is no game 'chess'"),
        ([*PRACTICE, "--mind", "gredy"], "did you mean 'greedy'?"),
        ([*PRACTICE, "--seat", "Z"], "there is no seat 'Z'; the seats are: A, B"),
        ([*PRACTICE, "--edition", "first"], "option 'edition' can't be 'first'"),
        ([*PRACTICE, "--option", "bluff"], "an option is set as 'name=value'"),
        (["play", "revel", "--cards", "none.txt"], "none.txt can't be read: no such file or directory"),
        (["play", "revel", "--load", "none.yaml"], "none.yaml can't be read"),
        (["play", "revel", "--decks", "rose,thorn"], "there is no deck 'rose'"),
    ],
)
def test_mistakes_are_told(words: list[str], says: str, room: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert says in capsys.readouterr().err


def test_at_a_terminal_there_are_boxes_and_ctrl_d_saves(room: Path) -> None:
    terminal = Terminal(QUICK)
    board = terminal.until("A> ")
    assert "╭" in board
    assert "\x1b[" in board
    terminal.type("keep\r")
    terminal.until("What do you do?")
    terminal.until("A> ")
    terminal.type("\x04")
    terminal.until(f"{room / 'revel-3.yaml'}")
    assert terminal.end() == 0
    assert load(room / "revel-3.yaml").view(0).turn == 1


IGNORING_CTRL_C = ("sh", "-c", 'trap "" INT; exec "$@"', "sh")


@pytest.mark.parametrize("launcher", [(), IGNORING_CTRL_C], ids=["from a shell", "from a script that ignores it"])
def test_ctrl_c_saves(launcher: tuple[str, ...], room: Path) -> None:
    terminal = Terminal([*QUICK, "--plain"], launcher)
    assert "╭" not in terminal.until("A> ")
    terminal.type("keep\r")
    terminal.until("What do you do?")
    terminal.until("A> ")
    terminal.until(f"{room / 'revel-3.yaml'}", waiting=terminal.press_ctrl_c)
    assert terminal.end() == 130
    assert load(room / "revel-3.yaml").view(0).turn == 1


def test_handing_over_clears_the_screen(room: Path) -> None:
    terminal = Terminal([*PRACTICE, "--seed", "3", "--hot-seat", "--option", "bluff=False"])
    terminal.until("Enter> ")
    terminal.type("\r")
    terminal.until("A> ")
    terminal.type("keep\r")
    assert "\x1b[2J\x1b[3J" in terminal.until("Hand over to B")
    terminal.until("Enter> ")
    terminal.type("quit\r")
    terminal.until("Saved to")
    assert terminal.end() == 0


def test_a_saved_game_goes_on_as_it_was_set_up(room: Path) -> None:
    Played(lines("keep", "quit"), [*QUICK, "--mind", "random"])
    saved = next(room.glob("revel-*.yaml")).name
    (room / "mine.txt").write_text("Ember\nA Strike Spell\nPower 3\n", encoding="utf-8")
    changes = [["--seed", "4"], ["--seats", "2"], ["--decks", "celosia,celosia"], ["--option", "bluff=on"]]
    changes += [["--cards", "mine.txt"], ["--components", "mine.txt"]]
    for words in changes:
        refused = Played("", ["play", "revel", "--load", saved, *words])
        assert refused.code == 2
        assert "a saved game goes on as it was set up: leave out --" in refused.err


def test_how_to_go_on_names_seat_and_mind(room: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(lines("keep", "quit"), [*QUICK, "--seat", "b", "--mind", "random"])
    assert "Go on with it by: coven play revel --seat B --mind random --load " in played.out
    monkeypatch.setitem(ENV, "COVEN_COMMAND", "bin/coven")
    assert "Go on with it by: bin/coven play revel --mind random --load " in Played(lines("keep", "quit"), QUICK).out


def test_leaving_with_nothing_to_save_says_so(room: Path) -> None:
    assert "There is nothing to save that hasn't been saved." in Played(lines("keep", "save x.yaml", "quit"), QUICK).out
