// A game so small that only the engine is measured: draw five, play up to five, end the turn, for ten turns.

import type { Card } from "../lib/core/card/card.ts";
import type { Start } from "../lib/core/table/board.ts";
import { Dealer } from "../lib/core/table/dealer.ts";
import type { Goldfish, MoveKind } from "../lib/core/table/goldfish.ts";
import { ALONE, NOBODY_OPPOSITE } from "../lib/core/table/seats.ts";
import { twoSided } from "../lib/core/table/sides.ts";
import type { Table } from "../lib/core/table/table.ts";

export const CARDS = 54;
export const TURNS = 10;
export const DRAWN = 5;
/** A draw, five cards and the end of the turn, ten times. */
export const MOVES = TURNS * (DRAWN + 2);

const [DRAW, HAND, PLAYED] = [0, 1, 2];
const [HAS_DRAWN, SCORE] = [0, 1];
const CITE = { rulebook: "none", part: "none" };

const draw: MoveKind = {
  do: "draw",
  says: "Draw five",
  needs: [{ id: "drawn", cite: CITE, holds: (table) => table.get(HAS_DRAWN) === 0, lacks: () => "you have drawn" }],
  play: (table) => {
    table.draw(DRAW, HAND, DRAWN);
    table.set(HAS_DRAWN, 1);
  },
};

const play: MoveKind = {
  do: "play",
  says: "Play a card",
  cards: (table) => table.in(HAND),
  play: (table, card) => {
    table.move(card, PLAYED);
    table.add(SCORE, card & 7);
  },
};

const { zones, counters, sides } = twoSided({
  player: {
    zones: [
      { id: "draw", name: "Draw", face: "down", as: "pile", theirs: { hides: true } },
      { id: "hand", name: "Hand", face: "up", as: "hand", theirs: { face: "down", hides: true } },
      { id: "played", name: "Played", face: "up", as: "play" },
    ],
    counters: [
      { id: "drawn", name: "Drawn" },
      { id: "score", name: "Score" },
    ],
  },
  between: { zones: [], counters: [] },
  theirs: (name) => `Their ${name}`,
});

const toy: Goldfish = {
  zones,
  counters,
  tokens: [],
  begins: { main: "draw" },
  sides: { ...sides, name: "The other side" },
  opponents: (list) => [
    { id: "twin", name: "the same deck", list: list.map(({ label, from }) => ({ label, count: 1, from })) },
    NOBODY_OPPOSITE,
  ],
  setup: [],
  phases: [
    {
      id: "turn",
      name: "Turn",
      cite: CITE,
      says: "Draw five, play them, end the turn.",
      isForBoth: true,
      begin: (table) => table.set(HAS_DRAWN, 0),
      moves: [draw, play],
    },
  ],
  called: [],
  result: (table) => (table.turn > TURNS ? { how: "ended", says: "The game is over." } : undefined),
  score: (table) => ({ name: "Score", own: table.get(SCORE) }),
  measures: [],
  plans: [],
  opening: { questions: [] },
  areas: [],
  autopilot: [],
  readings: [],
};

const card: Card = { name: "Card" };
const start: Start = {
  ...{ seed: "toy", format: "", options: {}, house: {}, ...ALONE },
  cards: Array.from({ length: CARDS }, (_, i) => ({ card, label: `Card ${i}`, from: "main" })),
};
const dealer = new Dealer(toy);

function move(table: Table, one: { do: string; card?: number }): void {
  const why = dealer.play(table, one);
  if (why !== undefined) throw new Error(why);
}

/** One game with our engine. Every move is checked before it is played. */
export function drydock(): number {
  const table = dealer.open(start, false);
  while (!dealer.isOver(table)) {
    move(table, { do: "draw" });
    for (let n = 0; n < DRAWN; n++) move(table, { do: "play", card: table.first(HAND) });
    move(table, { do: "pass" });
  }
  return table.get(SCORE);
}
