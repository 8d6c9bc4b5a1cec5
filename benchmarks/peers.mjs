// The npm peers as subjects: the counterpart of subject.py and peers.py, with the same measurements under the same names.
//   node --expose-gc peers.mjs SUBJECT [--seed N] [--quick] [--start-up]

import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";

const require = createRequire(import.meta.url);
const LONGEST = 5000;
const DEPTH = 40;
const FEWEST = 10;
const WARM_UP = 1000; // Milliseconds: longer than for Python, since the compiler needs to see the code run.

// The processor's time in milliseconds: see `work` in subject.py.
function work() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
}

class NotPossible extends Error {}

// A small generator of random numbers with a seed, which JavaScript has none of.
function randomFrom(seed) {
  let a = (seed * 2654435761) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

class Subject {
  package = "";
  game = "";
  kind = "JavaScript";
  copies = "";
  saves = "";
  remark = "";
  version() {
    return JSON.parse(readFileSync(new URL(`node_modules/${this.package}/package.json`, import.meta.url))).version;
  }
  copy() {
    throw new NotPossible();
  }
  undo() {
    throw new NotPossible();
  }
  save() {
    throw new NotPossible();
  }
  advance(game, draw, decisions) {
    for (let count = 0; count < decisions; count++) {
      const options = this.legal(game);
      if (!options.length) break;
      game = this.answer(game, options[Math.floor(draw() * options.length)]);
    }
    return game;
  }
  playout(game, draw) {
    for (let count = 0; count < LONGEST; count++) {
      const options = this.legal(game);
      if (!options.length) return count;
      game = this.answer(game, options[Math.floor(draw() * options.length)]);
    }
    return LONGEST;
  }
}

// A duel with thirty cards each: in your turn play any card you can pay for, attack with whoever is awake, or end it.
const DUEL = {
  name: "duel",
  setup: ({ random }) => ({
    players: [0, 1].map(() => {
      const deck = random.Shuffle(Array.from({ length: 30 }, (_, n) => ({ cost: 1 + (n % 6), power: 1 + (n % 6) })));
      return { life: 20, mana: 1, most: 1, hand: deck.splice(0, 4), deck, field: [] };
    }),
  }),
  turn: {
    onBegin: ({ G, ctx }) => {
      const me = G.players[Number(ctx.currentPlayer)];
      me.most = Math.min(10, me.most + 1);
      me.mana = me.most;
      for (const creature of me.field) creature.awake = true;
      if (me.deck.length) me.hand.push(me.deck.pop());
      else me.life -= 2;
    },
  },
  moves: {
    play: ({ G, ctx }, place) => {
      const me = G.players[Number(ctx.currentPlayer)];
      const card = me.hand[place];
      if (!card || card.cost > me.mana) return "INVALID_MOVE";
      me.hand.splice(place, 1);
      me.mana -= card.cost;
      me.field.push({ power: card.power, health: card.power, awake: false });
    },
    attack: ({ G, ctx }, from, target) => {
      const me = G.players[Number(ctx.currentPlayer)];
      const other = G.players[1 - Number(ctx.currentPlayer)];
      const attacker = me.field[from];
      if (!attacker?.awake) return "INVALID_MOVE";
      attacker.awake = false;
      const defender = other.field[target];
      if (!defender) {
        other.life -= attacker.power;
        return;
      }
      defender.health -= attacker.power;
      attacker.health -= defender.power;
      if (defender.health <= 0) other.field.splice(target, 1);
      if (attacker.health <= 0) me.field.splice(from, 1);
    },
    end: ({ events }) => events.endTurn(),
  },
  endIf: ({ G }) => {
    const loser = G.players.findIndex((player) => player.life <= 0);
    return loser < 0 ? undefined : { winner: 1 - loser };
  },
};

class BoardgameIo extends Subject {
  package = "boardgame.io";
  game = "a small duel of thirty cards";
  kind = "JavaScript, immutable";
  copies = "nothing to do: a kept reference";
  saves = "JSON of the whole state";
  remark = "through its reducer, as its own bots do";
  constructor() {
    super();
    const inside = require("boardgame.io/internal");
    this.start = inside.InitializeGame;
    this.reduce = inside.CreateGameReducer({ game: DUEL });
  }
  new(seed) {
    return this.start({ game: { ...DUEL, seed }, numPlayers: 2 });
  }
  legal({ G, ctx }) {
    if (ctx.gameover) return [];
    const me = G.players[Number(ctx.currentPlayer)];
    const targets = G.players[1 - Number(ctx.currentPlayer)].field.length;
    const options = [["end"]];
    me.hand.forEach((card, place) => card.cost <= me.mana && options.push(["play", place]));
    me.field.forEach((creature, from) => {
      if (creature.awake) for (let target = 0; target <= targets; target++) options.push(["attack", from, target]);
    });
    return options;
  }
  answer(state, [type, ...args]) {
    return this.reduce(state, { type: "MAKE_MOVE", payload: { type, args, playerID: state.ctx.currentPlayer } });
  }
  copy(state) {
    return state;
  }
  undo(after, before) {
    return before;
  }
  save(state) {
    return JSON.stringify(state);
  }
  load(saved) {
    return JSON.parse(saved);
  }
}

class Pkmn extends Subject {
  package = "@pkmn/sim";
  game = "Pokémon, first generation, random teams";
  copies = "toJSON and fromJSON";
  saves = "JSON of the whole battle";
  constructor() {
    super();
    this.sim = require("@pkmn/sim");
    this.sim.Teams.setGeneratorFactory(require("@pkmn/randoms").TeamGenerators);
  }
  new(seed) {
    const format = "gen1randombattle";
    const battle = new this.sim.Battle({ formatid: format, seed: [seed, seed + 1, seed + 2, seed + 3].map((n) => n & 0xffff) });
    for (const id of ["p1", "p2"]) {
      const team = this.sim.Teams.generate(format, { seed: [seed & 0xffff, id === "p1" ? 1 : 2, 3, 4] });
      battle.setPlayer(id, { name: id, team });
    }
    return battle;
  }
  legal(battle) {
    if (battle.ended) return [];
    const side = battle.sides.find((one) => one.activeRequest && !one.activeRequest.wait && !one.isChoiceDone());
    const request = side.activeRequest;
    const options = [];
    const active = request.active?.[0];
    if (active) {
      active.moves.forEach((move, n) => move.disabled || options.push([side.id, `move ${n + 1}`]));
    }
    if (!active?.trapped) {
      request.side.pokemon.forEach((one, n) => {
        if (!one.active && !one.condition.endsWith(" fnt")) options.push([side.id, `switch ${n + 1}`]);
      });
    }
    return options.length ? options : [[side.id, "default"]];
  }
  answer(battle, [side, words]) {
    if (!battle.choose(side, words)) battle.choose(side, "default");
    return battle;
  }
  copy(battle) {
    return this.load(this.save(battle));
  }
  save(battle) {
    return JSON.stringify(battle.toJSON());
  }
  load(saved) {
    const battle = this.sim.Battle.fromJSON(saved);
    battle.restart(() => {});
    return battle;
  }
}

function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

function weigh(subject, effort, seed) {
  const draw = randomFrom(seed);
  subject.playout(subject.new(seed), draw);
  const held = [];
  gc();
  const before = process.memoryUsage().heapUsed;
  const end = performance.now() + 4 * effort.keep;
  let number = seed * 1000;
  while (held.length < effort.tables && (performance.now() < end || held.length < FEWEST)) {
    held.push(subject.advance(subject.new(++number), draw, DEPTH));
  }
  gc();
  return { "KiB per game": (process.memoryUsage().heapUsed - before) / held.length / 1024 };
}

function play(subject, effort, seed) {
  const draw = randomFrom(seed);
  let number = seed * 1000;
  const warm = performance.now() + WARM_UP;
  while (performance.now() < warm) subject.playout(subject.new(++number), draw);
  let games = 0;
  let decisions = 0;
  let settingUp = 0;
  let playing = 0;
  while (settingUp + playing < effort.play) {
    const start = work();
    const game = subject.new(++number);
    const ready = work();
    decisions += subject.playout(game, draw);
    settingUp += ready - start;
    playing += work() - ready;
    games += 1;
  }
  return {
    "decisions/s": (decisions / playing) * 1e3,
    "games/s": (games / (settingUp + playing)) * 1e3,
    "decisions/game": decisions / games,
    "set-up µs": (settingUp / games) * 1e3,
  };
}

function positions(subject, effort, seed, look) {
  const draw = randomFrom(seed);
  const end = performance.now() + effort.keep;
  let number = seed * 1000;
  while (performance.now() < end) {
    let game = subject.new(++number);
    for (let count = 0; count < LONGEST && performance.now() < end; count++) {
      let options = subject.legal(game);
      if (!options.length) break;
      if (count % 3 === 0) {
        game = look(game, draw);
        options = subject.legal(game);
      }
      game = subject.answer(game, options[Math.floor(draw() * options.length)]);
    }
  }
}

function ifPossible(measurement) {
  try {
    return measurement();
  } catch (error) {
    if (error instanceof NotPossible) return {};
    throw error;
  }
}

function same(subject, one, other, what) {
  if (subject.legal(one).length !== subject.legal(other).length) {
    throw new Error(`${subject.package}: ${what} offers other answers than its original`);
  }
}

function copy(subject, effort, seed) {
  const times = [];
  positions(subject, effort, seed, (game) => {
    const worked = work();
    const start = performance.now();
    subject.copy(game);
    subject.copy(game);
    const twin = subject.copy(game);
    const took = performance.now() - start;
    // Only a long copy is interrupted, and only for a long one is the processor's time fine enough.
    times.push(((took > 1 ? Math.min(took, work() - worked) : took) / 3) * 1e3);
    same(subject, twin, game, "a copy");
    return game;
  });
  return { "copy µs": median(times) };
}

function undo(subject, effort, seed) {
  const times = [];
  positions(subject, effort, seed, (game, draw) => {
    const options = subject.legal(game);
    const after = subject.answer(game, options[Math.floor(draw() * options.length)]);
    const start = performance.now();
    const back = subject.undo(after, game);
    times.push((performance.now() - start) * 1e3);
    return back;
  });
  return { "undo µs": median(times) };
}

function save(subject, effort, seed) {
  const draw = randomFrom(seed);
  const saving = [];
  const loading = [];
  const sizes = [];
  let number = seed * 1000;
  const end = performance.now() + 2 * effort.keep;
  while (performance.now() < end || !sizes.length) {
    const game = subject.advance(subject.new(++number), draw, DEPTH);
    if (!subject.legal(game).length) continue;
    const start = work();
    const saved = subject.save(game);
    const done = work();
    const twin = subject.load(saved);
    loading.push((work() - done) * 1e3);
    saving.push((done - start) * 1e3);
    sizes.push(Buffer.byteLength(saved));
    same(subject, twin, game, "a loaded game");
  }
  return { "save µs": median(saving), "load µs": median(loading), "saved bytes": median(sizes) };
}

const { values: wanted, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string" }, quick: { type: "boolean" }, "start-up": { type: "boolean" } },
});
const subjects = { BoardgameIo, Pkmn };
const begin = work();
const subject = new subjects[positionals[0]]();
if (wanted["start-up"]) {
  const imported = work();
  subject.legal(subject.new(1));
  console.log(JSON.stringify({ "import ms": imported - begin, "first game ms": work() - begin }));
} else {
  const seed = Number(wanted.seed ?? 1);
  const effort = wanted.quick ? { play: 600, keep: 150, tables: 40 } : { play: 2000, keep: 400, tables: 100 };
  const about = ["package", "game", "kind", "copies", "saves", "remark"].map((name) => [name, subject[name]]);
  console.log(
    JSON.stringify({
      ...Object.fromEntries(about),
      version: subject.version(),
      ...weigh(subject, effort, seed),
      ...play(subject, effort, seed),
      ...ifPossible(() => copy(subject, effort, seed)),
      ...ifPossible(() => undo(subject, effort, seed)),
      ...ifPossible(() => save(subject, effort, seed)),
    }),
  );
}
