// The smallest game in which everything happens that a table can do.

import type { Card } from "../../lib/core/card/card.ts";
import { countersOf, type Start, zonesOf } from "../../lib/core/table/board.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import type { Goldfish, Phase } from "../../lib/core/table/goldfish.ts";
import { ALONE } from "../../lib/core/table/seats.ts";
import type { Table } from "../../lib/core/table/table.ts";

const zones = [
  { id: "deck", name: "Deck", face: "down", as: "pile" },
  { id: "hand", name: "Hand", face: "up", as: "hand" },
  { id: "row", name: "Row", face: "up", as: "play", slots: 2 },
  { id: "veil", name: "Veil", face: "down", as: "play" },
  { id: "trash", name: "Trash", face: "up", as: "pile" },
] as const;
const counters = [
  { id: "score", name: "Score" },
  { id: "kept", name: "Kept", hidden: true },
] as const;
const tokens = [
  { id: "damage", name: "Damage", mayBeNegative: true },
  { id: "memory", name: "Memory", hidden: true },
] as const;

export const ZONE = zonesOf(zones);
export const COUNTER = countersOf(counters);
export const TOKEN = countersOf(tokens);

const cite = { rulebook: "The Test", part: "Turn" };
const phase = (id: string, more: Partial<Phase>): Phase => ({
  id,
  name: id.toUpperCase(),
  cite,
  says: "It goes on.",
  moves: [],
  ...more,
});

const aim = phase("aim", {
  mayPass: () => false,
  moves: [
    {
      do: "pick",
      says: "Pick a side",
      targets: () => ["x:left", "x:right"],
      names: (_, to) => to.slice(2),
      play: (table, _, to) => {
        table.note("picked", to === "x:left" ? 1 : 2);
        if (table.args.left === 1) table.leave();
        else table.note("left", (table.args.left ?? 0) - 1);
      },
    },
  ],
  next: (table) => (table.get(COUNTER.score) > 90 ? "after-aim" : undefined),
  end: (table, { picked = 0 }) => table.add(COUNTER.score, picked),
});

export const smallGame: Goldfish = {
  zones,
  counters,
  tokens,
  begins: { main: "deck", side: "trash" },
  setup: [phase("deal", { begin: (table) => table.say(() => `Drawn: ${table.draw(ZONE.deck, ZONE.hand, 3)}.`) })],
  phases: [
    phase("morning", { begin: (table) => table.add(COUNTER.kept, 1) }),
    phase("day", {
      moves: [
        {
          do: "lay",
          says: "Lay a card into the row",
          cards: (table) => table.in(ZONE.hand),
          targets: () => ["row:1", "row:2", "veil"],
          of: "a card in your hand",
          at: () => "a place in the row or the veil",
          needs: [
            {
              id: "empty",
              cite,
              holds: (table, _, to) => table.zone(to) < 0 || table.count(table.zone(to)) === 0,
              lacks: (_, __, to) => `${to} is taken`,
            },
            {
              id: "rock",
              cite: { ...cite, page: 7 },
              holds: (table, card) => table.label(card) !== "Rock",
              lacks: () => "a rock is never laid",
            },
          ],
          play: (table, card, to) => table.move(card, table.zone(to)),
        },
        {
          do: "mount",
          says: "Lay a card on another one",
          cards: (table) => table.in(ZONE.hand),
          targets: (table) => table.in(ZONE.row).map((id) => `#${id}`),
          play: (table, card, to) => table.move(card, table.under(Number(to.slice(1)))),
        },
        { do: "score", says: "Score a point", key: "s", play: (table) => table.add(COUNTER.score, 1) },
        { do: "aim", says: "Take aim", key: "a", play: (table) => table.call("aim", { left: 2 }) },
        { do: "stop", says: "Stop", play: (table) => table.leave() },
        { do: "rest", says: "Rest", key: "r", play: (table) => table.say(() => "Rested.") },
      ],
      end: (table) => table.say(() => "The day ends."),
    }),
    phase("evening", { next: (table) => (table.get(COUNTER.score) > 5 ? "day" : undefined) }),
  ],
  called: [
    aim,
    phase("after-aim", { begin: (table) => table.say(() => "Aimed.") }),
    phase("spill", {
      moves: [
        {
          do: "spill",
          says: "Throw a card away",
          cards: (table) => table.in(ZONE.hand),
          play: (table, card) => {
            table.move(card, ZONE.trash);
            table.leave();
          },
        },
      ],
      mayPass: () => false,
    }),
  ],
  result: (table) => (table.get(COUNTER.score) >= 100 ? { how: "won", says: "You have 100 points." } : undefined),
  score: (table) => ({ name: "Score", own: table.get(COUNTER.score) }),
  measures: [],
  plans: [],
  opening: { questions: [] },
  enforce: (table) => {
    if (table.count(ZONE.hand) > 4 && table.top.phase !== "spill") table.call("spill");
  },
  forbids: (table, { free, to }) => (free === "move" && to === "veil" ? `${table.label(0)} forbids it.` : undefined),
  afterFreeMove: (table, card, from) => table.say(() => `${table.label(card)} came from ${table.nameOf(from)}.`),
  areas: [],
  autopilot: [
    { says: "Aim left.", in: ["aim"], choose: () => ({ do: "pick", to: "x:left" }) },
    {
      says: "Score once.",
      in: ["day"],
      choose: (table) => (table.get(COUNTER.score) === 0 ? { do: "score" } : undefined),
    },
  ],
  readings: [],
};

export const LABELS = ["Ash", "Birch", "Rock", "Date", "Elm", "Fox"];

const named = (name: string): Card => ({ name });

/** Cards 0 to 4 begin in the deck, card 5 in the trash. */
export const START: Start = {
  seed: "small",
  format: "any",
  options: {},
  house: {},
  ...ALONE,
  cards: LABELS.map((label, i) => ({ card: named(label), label, from: i < 5 ? "main" : "side" })),
};

export const dealer = new Dealer(smallGame);

export function opened(): Table {
  return dealer.open(START);
}

/** The labels of the cards in a zone, the first one first. */
export function laid(table: Table, zone: string): string[] {
  return table.in(table.zone(zone)).map((id) => table.label(id));
}

export function said(table: Table): string[] {
  return (table.log ?? []).map(({ text }) => text);
}
