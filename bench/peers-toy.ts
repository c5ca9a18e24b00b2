// Libraries that games are built on, each playing the same toy game.

import { peer } from "./peers.ts";
import type { Contestant } from "./rounds.ts";
import { CARDS, DRAWN, TURNS } from "./toy.ts";

interface Plain {
  draw: number[];
  hand: number[];
  played: number[];
  turn: number;
  score: number;
}

function plain(): Plain {
  return { draw: Array.from({ length: CARDS }, (_, i) => CARDS - 1 - i), hand: [], played: [], turn: 0, score: 0 };
}

/** The three moves on plain objects, in place. */
const MOVES_IN_PLACE = {
  draw: (state: Plain) => {
    for (let n = 0; n < DRAWN; n++) state.hand.push(state.draw.pop() ?? 0);
  },
  play: (state: Plain) => {
    const card = state.hand.pop() ?? 0;
    state.played.push(card);
    state.score += card & 7;
  },
  end: (state: Plain) => {
    state.turn++;
  },
} as const;

type Step = (state: Plain, move: keyof typeof MOVES_IN_PLACE) => Plain;

/** Plays a whole game with a given way of making a step. */
function byStep(step: Step): number {
  let state = plain();
  for (let turn = 0; turn < TURNS; turn++) {
    state = step(state, "draw");
    for (let n = 0; n < DRAWN; n++) state = step(state, "play");
    state = step(state, "end");
  }
  return state.score;
}

interface Immer {
  produce(state: Plain, recipe: (draft: Plain) => void): Plain;
}

interface Mutative {
  create(state: Plain, recipe: (draft: Plain) => void): Plain;
}

interface Core {
  CreateGameReducer(options: { game: object }): (state: unknown, action: unknown) => unknown;
  InitializeGame(options: { game: object; numPlayers: number }): unknown;
}

export function toyPeers(): readonly Contestant[] {
  const immer = peer<Immer>("immer");
  const mutative = peer<Mutative>("mutative");
  return [
    ...(mutative
      ? [{ name: "mutative", run: () => byStep((state, move) => mutative.create(state, MOVES_IN_PLACE[move])) }]
      : []),
    ...(immer
      ? [{ name: "immer", run: () => byStep((state, move) => immer.produce(state, MOVES_IN_PLACE[move])) }]
      : []),
    ...boardgame(),
  ];
}

function action(kind: "MAKE_MOVE" | "GAME_EVENT", type: string): object {
  return { type: kind, payload: { type, args: [], playerID: "0" } };
}

/** A reducer for boardgame.io, the framework that most browser card games of this kind would use. */
function boardgame(): readonly Contestant[] {
  const core = peer<Core>("boardgame.io/internal");
  if (!core) return [];
  const move =
    (name: "draw" | "play") =>
    ({ G }: { G: Plain }) =>
      MOVES_IN_PLACE[name](G);
  const game = {
    name: "toy",
    setup: plain,
    moves: { draw: move("draw"), play: move("play") },
    turn: { onEnd: ({ G }: { G: Plain }) => MOVES_IN_PLACE.end(G) },
  };
  const reduce = core.CreateGameReducer({ game });
  const start = core.InitializeGame({ game, numPlayers: 1 });
  const run = () => {
    let state = start;
    for (let turn = 0; turn < TURNS; turn++) {
      state = reduce(state, action("MAKE_MOVE", "draw"));
      for (let n = 0; n < DRAWN; n++) state = reduce(state, action("MAKE_MOVE", "play"));
      state = reduce(state, action("GAME_EVENT", "endTurn"));
    }
    return (state as { G: Plain }).G.score;
  };
  return [{ name: "boardgame.io reducer", run }];
}
