import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { recognise } from "../../lib/deck/list/recognise.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";
import { again, runs } from "../runs.ts";
import { dearest } from "./climb.ts";
import type { Chance } from "./random.ts";
import { MOST_STEPS } from "./steps.ts";

const PIECES = [
  ...["1) ", "2. ", "3x ", "x3", " x 4", "1,000 ", "- ", "* ", "**", "__", "[", "]", "{", "}", "^", "<", ">", "(", ")"],
  ...["=", ":", "Game: ", "Format: ", "House: ", "a=1,", "SB: ", "Name: ", "# ", "//", " ", "  ", "\t", "|"],
  ...[
    "Exploit",
    "Outpost",
    "City 20",
    "Worlds",
    "Heroes",
    "Warriors",
    "Unknown",
    "é",
    "각",
    "\ufdfa",
    "\u0301",
    "\u200d",
    "𝓐",
  ],
];

/** A list as a pattern of lines. Each is repeated as long as the list may be. */
interface Pattern {
  readonly lines: readonly (readonly string[])[];
  readonly repeat: number;
  readonly isNumbered: boolean;
}

function somePattern(chance: Chance): Pattern {
  const lines = Array.from({ length: 1 + chance.below(3) }, () =>
    Array.from({ length: 1 + chance.below(6) }, () => chance.pick(PIECES)),
  );
  return { lines, repeat: chance.pick([1, 3, 10, 40, 100]), isNumbered: chance.isLucky(0.5) };
}

function changed(pattern: Pattern, chance: Chance): Pattern {
  const fresh = somePattern(chance);
  if (chance.isLucky(0.2)) return { ...pattern, repeat: fresh.repeat };
  if (chance.isLucky(0.1)) return { ...pattern, isNumbered: !pattern.isNumbered };
  const at = chance.below(pattern.lines.length);
  const line = pattern.lines[at] ?? [];
  const piece = chance.below(line.length + 1);
  const other = chance.isLucky(0.3)
    ? line.toSpliced(piece, 1)
    : line.toSpliced(piece, chance.below(2), chance.pick(PIECES));
  return { ...pattern, lines: pattern.lines.with(at, other) };
}

/** A list of the greatest length that is read: 1,000 lines and 64 KiB. */
function written({ lines, repeat, isNumbered }: Pattern): string {
  const out: string[] = [];
  let bytes = 0;
  for (let i = 0; i < 1000; i++) {
    const line = `${(lines[i % lines.length] ?? []).join("").repeat(repeat)}${isNumbered ? i : ""}`;
    bytes += Buffer.byteLength(line) + 1;
    if (bytes > 65_536) break;
    out.push(line);
  }
  return out.join("\n");
}

const pools = new Map(games.map((game) => [game.id, builtInPool(game)]));
const poolOf = (id: string) => {
  const pool = pools.get(id);
  if (!pool) throw new Error(`no pool of ${id}`);
  return pool;
};

/** Climbs to the list that costs the most steps, and checks that it costs no more than one request may. */
function expectAffordable(work: (text: string) => unknown, { numRuns: tries, seed }: ReturnType<typeof runs>): void {
  const { input, steps } = dearest({
    seed,
    tries,
    begin: somePattern,
    change: changed,
    prepare: (pattern) => {
      const text = written(pattern);
      return () => work(text);
    },
  });
  expect(steps, `${again(seed)}\n${JSON.stringify(input)}`).toBeLessThan(MOST_STEPS);
}

test("no list costs more steps to recognise among all games than one request may", () => {
  expectAffordable((text) => recognise(games, (game) => poolOf(game.id), text), runs(12, 5000));
});

describe.each(games.map((game) => [game.id, game] as const))("%s", (id) => {
  test("no list costs more steps to read and judge than one request may", () => {
    expectAffordable(
      (text) => {
        const read = readText(games, poolOf(id), text);
        if (read.ok) JSON.stringify(report(games, poolOf(id), read.reading.deck, read.reading));
      },
      runs(8, 3000),
    );
  });
});
