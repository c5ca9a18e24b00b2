import { expect, test } from "vitest";
import { applied } from "../../lib/core/table/beats.ts";
import type { Free } from "../../lib/core/table/move.ts";
import { seenBy } from "../../lib/core/table/seen.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { Witness } from "../../lib/core/table/witness.ts";
import { games } from "../../lib/games/index.ts";
import { tableOf } from "../table/games.ts";

const open = await Promise.all(games.filter(({ id }) => id === "shoulder-of-orion").map((game) => tableOf(game)));

function begun() {
  const [one] = open;
  if (!one) throw new Error("there is no such game");
  const table = one.dealer.open(one.start("beats"));
  while (table.turn < 1) one.dealer.play(table, one.dealer.advise(table)?.move ?? { do: "pass" });
  const witness = new Witness(one.dealer.goldfish, table);
  table.beats = witness;
  const seen = (by = table.person) => {
    const { moves: _, ...state } = table.as(by, () => seenBy(one.dealer.goldfish, table, [], by));
    return state;
  };
  return { ...one, table, witness, seen };
}

const mine = (table: Table) => table.first(table.zone("hand"));

test.each<[string, (table: Table) => Omit<Free, "free">, Free["free"], readonly string[]]>([
  ["a note", (table) => ({ card: mine(table), text: "next" }), "note", ["move", "card", "say", "phase"]],
  ["a look at the top of the deck", () => ({ to: "draw", by: 2 }), "look", ["move", "card", "card", "say", "phase"]],
  ["a look at the other deck", () => ({ to: "enemy-draw", by: 2 }), "look", ["move", "card", "card", "say", "phase"]],
  ["a shuffle", () => ({ to: "enemy-draw" }), "shuffle", ["move", "order", "say", "phase"]],
  ["a throw of a die", () => ({ by: 6 }), "roll", ["move", "say", "phase"]],
  ["a card that is turned", (table) => ({ card: mine(table) }), "turn", ["move", "card", "say", "phase"]],
])("%s is told", (_, of, free, kinds) => {
  const { dealer, table, witness, seen } = begun();
  const before = seen();
  expect(dealer.play(table, { free, ...of(table) })).toBeUndefined();
  expect(applied(before, witness.beats())).toEqual(seen());
  expect(witness.beats().map(({ is }) => is)).toEqual(kinds);
});
