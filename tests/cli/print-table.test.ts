// A table as a list of lines: what a player cannot do without.
import { expect, test } from "vitest";
import { tableText } from "../../lib/cli/print-table.ts";
import { galaxy } from "../games/conquest-of-orion/galaxy.ts";
import { battle, give } from "../games/orions-spur/battle.ts";

test("ships show what they have none of, and the middle row stands behind the front row", async () => {
  const set = await battle("terran", {
    front: ["Ceres Picket", "Tharsis Lance"],
    middle: ["Ceres Picket"],
    flagship: ["Ganymede Bastion"],
    "enemy-front": ["Russet Warder"],
    "enemy-middle": ["Ochre Sentence", "Russet Warder"],
    "enemy-flagship": ["Verdigris Law"],
    discard: ["Rail Volley", "Hard Burn"],
  });
  give(set, "Tharsis Lance", "energy", 0);
  const lines = tableText(set.dealer, set.table).split("\n");
  const row = (name: string) => lines.find((line) => line.startsWith(`${name}: `));
  expect(row("Front row")).toMatch(/Tharsis Lance \(shield \d, hull \d, energy 0\)/);
  expect(row("Middle row")).toMatch(/behind Ceres Picket \(1st, Front row\)\)$/);
  expect(row("Enemy middle row")).toMatch(/Ochre Sentence \(.*behind Russet Warder.*, nothing before it\)$/);
  expect(row("Discard")).toBe("Discard: 2 cards, Rail Volley on top");
  expect(row("Reserve")).toMatch(/^Reserve: \d+ cards$/);
});

test("of two planets with one name, what lies on them and what can be done says which is meant", async () => {
  const set = await galaxy({ lay: { "on Ice Planet": ["Picket Cutter"], hand: ["Picket Cutter"] }, blue: 1 });
  const lines = tableText(set.dealer, set.table).split("\n");
  expect(lines.filter((line) => line.startsWith("Ice Planet"))).toEqual(["Ice Planet (1st, Planets): Picket Cutter"]);
  expect(lines.filter((line) => line.startsWith("  play"))).toEqual([
    "  play Picket Cutter: Ice Planet (1st, Planets)",
    "  play Picket Cutter: Ice Planet (2nd, Planets)",
    "  play Picket Cutter: Rock Planet",
    "  play Picket Cutter: Lava Planet",
  ]);
});
