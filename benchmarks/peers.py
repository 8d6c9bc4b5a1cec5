"""The Python peers as subjects. Each is imported when its subject is made, so that its start-up can be timed."""

from __future__ import annotations

import copy
import importlib
import logging
import pickle
import random
from collections.abc import Sequence
from typing import Any

from subject import DEPTH, LONGEST, NotPossible, Subject


class OpenSpiel(Subject):
    package = "open-spiel"
    kind = "C++"
    copies = "State.clone()"
    saves = "the action history; loading plays it again"
    remark = "chance is sampled in Python, as its own examples do"
    name = ""

    def __init__(self) -> None:
        self.pyspiel = importlib.import_module("pyspiel")
        self.rules: Any = self.pyspiel.load_game(self.name)
        self.luck = random.Random(7)

    def new(self, seed: int) -> Any:
        self.luck.seed(seed)
        return self.settle(self.rules.new_initial_state())

    def settle(self, game: Any) -> Any:
        """Let nature answer until a player is asked."""
        while game.is_chance_node():
            outcomes, weights = zip(*game.chance_outcomes(), strict=True)
            game.apply_action(self.luck.choices(outcomes, weights)[0])
        return game

    def legal(self, game: Any) -> Sequence[Any]:
        actions: Sequence[Any] = game.legal_actions()
        return actions

    def answer(self, game: Any, answer: Any) -> Any:
        game.apply_action(answer)
        return self.settle(game)

    def copy(self, game: Any) -> Any:
        return game.clone()

    def save(self, game: Any) -> bytes:
        text: str = game.serialize()
        return text.encode()

    def load(self, saved: bytes) -> Any:
        return self.rules.deserialize_state(saved.decode())


class GinRummy(OpenSpiel):
    name = "gin_rummy"
    game = "gin rummy"


class OpenSpielChess(OpenSpiel):
    name = "chess"
    game = "chess"
    remark = "its undo_action is left out: the legal moves it leaves are those of the position taken back"


class PythonChess(Subject):
    package = "chess"
    game = "chess"
    kind = "pure Python"
    copies = "Board.copy(stack=False), which drops the history"
    saves = "FEN, which drops the history"

    def __init__(self) -> None:
        self.chess = importlib.import_module("chess")

    def new(self, seed: int) -> Any:
        return self.chess.Board()

    def legal(self, game: Any) -> Sequence[Any]:
        return () if game.outcome() is not None else list(game.legal_moves)

    def answer(self, game: Any, answer: Any) -> Any:
        game.push(answer)
        return game

    def copy(self, game: Any) -> Any:
        return game.copy(stack=False)

    def undo(self, game: Any, before: Any) -> Any:
        game.pop()
        return game

    def save(self, game: Any) -> bytes:
        text: str = game.fen()
        return text.encode()

    def load(self, saved: bytes) -> Any:
        return self.chess.Board(saved.decode())


class PythonChessWhole(PythonChess):
    game = "chess, keeping the history"
    copies = "Board.copy() with the moves so far"
    saves = "pickle"

    def copy(self, game: Any) -> Any:
        return game.copy()

    def save(self, game: Any) -> bytes:
        return pickle.dumps(game, protocol=5)

    def load(self, saved: bytes) -> Any:
        return pickle.loads(saved)


class Catanatron(Subject):
    package = "catanatron"
    game = "Catan, 4 players"
    kind = "pure Python"
    copies = "Game.copy(), written by hand"
    saves = "pickle"

    def __init__(self) -> None:
        self.catanatron = importlib.import_module("catanatron")
        self.rules = importlib.import_module("catanatron.game")

    def new(self, seed: int) -> Any:
        colours = self.catanatron.Color
        players = [self.catanatron.RandomPlayer(c) for c in (colours.RED, colours.BLUE, colours.WHITE, colours.ORANGE)]
        return self.rules.Game(players, seed=seed)

    def legal(self, game: Any) -> Sequence[Any]:
        if game.winning_color() is not None or game.state.num_turns >= self.rules.TURNS_LIMIT:
            return ()
        actions: Sequence[Any] = game.state.playable_actions
        return actions

    def answer(self, game: Any, answer: Any) -> Any:
        game.execute(answer)
        return game

    def copy(self, game: Any) -> Any:
        return game.copy()

    def save(self, game: Any) -> bytes:
        return pickle.dumps(game, protocol=5)

    def load(self, saved: bytes) -> Any:
        return pickle.loads(saved)


class Uno(Subject):
    package = "rlcard"
    game = "uno"
    kind = "Python and numpy"
    copies = "copy.deepcopy(env)"
    saves = "pickle of the env"
    remark = "every step builds its observation; undo is off, as it slows play about a hundredfold"

    def __init__(self) -> None:
        self.rlcard = importlib.import_module("rlcard")

    def new(self, seed: int) -> Any:
        env = self.rlcard.make("uno", config={"seed": seed})
        state, _ = env.reset()
        env.offered = list(state["legal_actions"])
        return env

    def legal(self, game: Any) -> Sequence[Any]:
        offered: Sequence[Any] = game.offered
        return () if game.is_over() else offered

    def answer(self, game: Any, answer: Any) -> Any:
        state, _ = game.step(answer)
        game.offered = list(state["legal_actions"])
        return game

    def copy(self, game: Any) -> Any:
        return copy.deepcopy(game)

    def save(self, game: Any) -> bytes:
        return pickle.dumps(game, protocol=5)

    def load(self, saved: bytes) -> Any:
        return pickle.loads(saved)


class Dgisim(Subject):
    package = "dgisim"
    game = "Genius Invokation"
    kind = "pure Python, immutable"
    copies = "nothing to do: a kept reference"
    saves = "pickle"
    remark = "an answer is one random way through its action generator"

    def __init__(self) -> None:
        self.dgisim = importlib.import_module("dgisim")
        self.agent: Any = importlib.import_module("dgisim.agents").RandomAgent()

    def new(self, seed: int) -> Any:
        random.seed(seed)
        return self.settle(self.dgisim.GameState.from_default())

    def settle(self, game: Any) -> Any:
        """Step until a player is asked or the game is over."""
        while not game.game_end() and game.waiting_for() is None:
            game = game.step()
        return game

    def legal(self, game: Any) -> Sequence[Any]:
        if game.game_end():
            return ()
        seat = game.waiting_for()
        return ((seat, self.agent.choose_action([game], seat)),)

    def answer(self, game: Any, answer: Any) -> Any:
        return self.settle(game.action_step(*answer))

    def copy(self, game: Any) -> Any:
        return game

    def mark(self, game: Any, answer: Any) -> Any:
        return game

    def undo(self, game: Any, before: Any) -> Any:
        return before

    def save(self, game: Any) -> bytes:
        return pickle.dumps(game, protocol=5)

    def load(self, saved: bytes) -> Any:
        return pickle.loads(saved)


class Lpsim(Subject):
    package = "lpsim"
    game = "Genius Invokation"
    kind = "pure Python, pydantic"
    copies = "Match.copy(deep=True)"
    saves = "JSON"
    remark = "an answer is one of its random agent's"

    def __init__(self) -> None:
        lpsim = importlib.import_module("lpsim")
        random_agent = importlib.import_module("lpsim.agents.random_agent").RandomAgent
        self.match = lpsim.Match
        self.agents = [random_agent(player_idx=seat, random_seed=5) for seat in (0, 1)]
        deck = lpsim.Deck.from_str(LPSIM_DECK)
        self.decks = [deck, deck]

    def new(self, seed: int) -> Any:
        match = self.match()
        match.config.max_same_card_number = None
        match.config.card_number = None
        match.config.check_deck_restriction = False
        match.set_deck([deck.copy(deep=True) for deck in self.decks])
        started, why = match.start()
        if not started:
            raise AssertionError(f"lpsim: {why}")
        match.step()
        return match

    def legal(self, game: Any) -> Sequence[Any]:
        if game.is_game_end():
            return ()
        for seat in (0, 1):
            if game.need_respond(seat):
                return (self.agents[seat].generate_response(game),)
        return ()

    def answer(self, game: Any, answer: Any) -> Any:
        game.respond(answer)
        game.step()
        return game

    def copy(self, game: Any) -> Any:
        return game.copy(deep=True)

    def save(self, game: Any) -> bytes:
        text: str = game.json()
        return text.encode()

    def load(self, saved: bytes) -> Any:
        return self.match.parse_raw(saved)


LPSIM_DECK = """
character:Rhodeia of Loch
character:Kamisato Ayaka
character:Yaoyao
Traveler's Handy Sword*5
Gambler's Earrings*5
Kanten Senmyou Blessing*5
Sweet Madame*5
Abyssal Summons*5
Fatui Conspiracy*5
"""


class Pyminion(Subject):
    package = "pyminion"
    game = "Dominion, base set, 2 players"
    kind = "pure Python"
    remark = "asks by calling back: a game can neither stop nor be copied within a turn"

    def __init__(self) -> None:
        logging.disable(logging.CRITICAL)
        self.rules = importlib.import_module("pyminion.game")
        self.player = importlib.import_module("pyminion.player").Player
        self.cards = importlib.import_module("pyminion.expansions.base").base_set
        self.decider = Decider()

    def new(self, seed: int) -> Any:
        random.seed(seed)
        players = [self.player(self.decider, player_id=name) for name in "AB"]
        game = self.rules.Game(players, [self.cards], log_stdout=False)
        game.start()
        return game

    def legal(self, game: Any) -> Sequence[Any]:
        return () if game.is_over() else ("a turn",)

    def answer(self, game: Any, answer: Any) -> Any:
        raise NotPossible

    def playout(self, game: Any, rng: random.Random) -> int:
        return self._turns(game, rng, LONGEST)

    def advance(self, game: Any, rng: random.Random, decisions: int) -> Any:
        self._turns(game, rng, DEPTH)
        return game

    def _turns(self, game: Any, rng: random.Random, decisions: int) -> int:
        decider = self.decider
        decider.draw, decider.count = rng.random, 0
        while decider.count < decisions:
            for player in game.players:
                player.take_turn(game)
                game.card_cost_reduction = 0
                if game.is_over():
                    return decider.count
        return decider.count


class Decider:
    """Answers all of pyminion's questions at random."""

    def __init__(self) -> None:
        self.draw = random.random
        self.count = 0

    def _one(self, options: Sequence[Any]) -> Any:
        self.count += 1
        return options[int(self.draw() * len(options))]

    def _some(self, options: Sequence[Any], least: int, most: int) -> list[Any]:
        self.count += 1
        most = len(options) if most < 0 else min(most, len(options))
        least = min(least, most)
        rest = list(options)
        return [rest.pop(int(self.draw() * len(rest))) for _ in range(least + int(self.draw() * (most - least + 1)))]

    def action_phase_decision(self, valid_actions: list[Any], player: Any, game: Any) -> Any:
        return self._one([*valid_actions, None])

    def treasure_phase_decision(self, valid_treasures: list[Any], player: Any, game: Any) -> list[Any]:
        return self._some(valid_treasures, 0, -1)

    def buy_phase_decision(self, valid_cards: list[Any], player: Any, game: Any) -> Any:
        return self._one([*valid_cards, None])

    def binary_decision(self, *asked: Any, **more: Any) -> bool:
        answer: bool = self._one((False, True))
        return answer

    def multiple_option_decision(
        self, card: Any, options: list[str], player: Any, game: Any, num_choices: int = 1, unique: bool = True
    ) -> list[int]:
        return self._some(range(len(options)), num_choices, num_choices)

    def _cards(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, **bounds: int
    ) -> list[Any]:
        """All of pyminion's questions for cards differ only in what they call the bounds: min_num_discard and so on."""
        least = [bound for name, bound in bounds.items() if name.startswith("min")]
        most = [bound for name, bound in bounds.items() if name.startswith("max")]
        return self._some(valid_cards, least[0] if least else 0, most[0] if most else -1)

    discard_decision = trash_decision = gain_decision = topdeck_decision = _cards
    reveal_decision = pass_decision = name_card_decision = _cards

    def deck_position_decision(self, prompt: str, card: Any, player: Any, game: Any, num_deck_cards: int) -> int:
        position: int = self._one(range(num_deck_cards + 1))
        return position

    def multi_play_decision(
        self, prompt: str, card: Any, valid_cards: list[Any], player: Any, game: Any, required: bool = True
    ) -> Any:
        return self._one(valid_cards if required else [*valid_cards, None])
