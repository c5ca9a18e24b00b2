import { expect, test } from "vitest";
import { ask, askIf, inTurns } from "../../lib/core/table/ask.ts";
import type { Start } from "../../lib/core/table/board.ts";
import { Dealer } from "../../lib/core/table/dealer.ts";
import type { Phase } from "../../lib/core/table/goldfish.ts";
import { asEach, otherOf, twoSided } from "../../lib/core/table/sides.ts";
import type { Table } from "../../lib/core/table/table.ts";
import { START, said, smallGame } from "./small-table.ts";

const { zones, counters, sides, COUNTER } = twoSided({
  player: {
    zones: [{ id: "deck", name: "Deck", face: "down", as: "pile" }],
    counters: [{ id: "breath", name: "Breath" }],
  },
  between: { zones: [], counters: [] },
  theirs: (name) => `Their ${name}`,
});

const cite = { rulebook: "The Test", part: "Turn" };
const canAct = (table: Table) => table.get(COUNTER.breath) > 0;
const act = {
  do: "act",
  says: "Act",
  needs: [{ id: "breath", cite, holds: canAct, lacks: () => "no breath is left" }],
  play: (table: Table) => {
    table.add(COUNTER.breath, -1);
    table.say(() => "Acts.");
  },
};
const asking = (id: string): Phase => ({ id, name: id, cite, says: "Act, or pass.", moves: [act] });
const called = [
  { ...asking("once"), run: askIf(canAct) },
  inTurns(asking("each"), "until-both-pass", canAct),
  inTurns(asking("all"), "until-one-passes", canAct),
];
const WAYS: Readonly<Record<string, (table: Table) => void>> = {
  "other-only": (table) => ask(table, "once", "other-only"),
  "active-first": (table) => ask(table, "once", "active-first"),
  "until-both-pass": (table) => table.call("each", { of: 3 }),
  "until-one-passes": (table) => table.call("all", { of: 3 }),
};

/** Who acts, in order, where each side acts for as long as it has breath: M for the player, T for whoever is opposite. */
function order(way: string, [mine, theirs]: readonly [number, number], seats: Start["seats"] = ["person", "pilot"]) {
  const day: Phase = {
    ...asking("day"),
    moves: [{ do: "begin", says: "Begin", play: (table) => WAYS[way]?.(table) }],
  };
  const dealer = new Dealer({
    ...smallGame,
    ...{ zones, counters, sides: { ...sides, name: "They" }, begins: { main: "deck", side: "deck" } },
    ...{ setup: [], phases: [day], called, always: [], enforce: () => {}, result: () => undefined },
    autopilot: [{ says: "Act.", choose: (table) => (!table.isIn("day") && canAct(table) ? { do: "act" } : undefined) }],
  });
  const table = dealer.open({ ...START, seats });
  asEach(table, () => table.set(COUNTER.breath, table.side === 0 ? mine : theirs));
  dealer.play(table, { do: "begin" });
  while (!table.isIn("day")) dealer.play(table, dealer.advise(table)?.move ?? { do: "pass" });
  return said(table)
    .map((line) => (line.startsWith("They: ") ? "T" : "M"))
    .join("");
}

test.each([
  ["other-only", [2, 2], "TT"],
  ["other-only", [2, 0], ""],
  ["active-first", [2, 2], "MMTT"],
  ["active-first", [0, 1], "T"],
  ["until-both-pass", [2, 2], "MTMT"],
  ["until-both-pass", [3, 1], "MTMM"],
  ["until-both-pass", [0, 2], "TT"],
  ["until-one-passes", [2, 2], "MMTT"],
  ["until-one-passes", [0, 2], ""],
  ["until-one-passes", [1, 0], "M"],
] as const)("%s, with breath for %j acts: %s", (way, breath, who) => {
  expect(order(way, breath)).toBe(who);
});

test("with nobody opposite, only whoever acts is asked", () => {
  expect(order("active-first", [2, 2], ["person", "nobody"])).toBe("MM");
});

test("what a window was given goes on to the other side", () => {
  const window = inTurns(asking("all"), "until-one-passes", () => false);
  const table = new Dealer({ ...smallGame, called: [] }).open(START);
  window.end?.(table, { of: 3, played: 1 });
  expect(table.top).toMatchObject({ phase: "all", side: otherOf(table.side), args: { of: 3 } });
  window.end?.(table, { of: 4 });
  expect(table.top.args).toEqual({ of: 3 });
});
