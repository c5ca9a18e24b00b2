// `npm run weights`: how many lines each room of the house has, then and now. What fell is written down by itself. To let a room grow
// says for what: `npm run weights -- raise lib/core "the film of a game"`.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";

const FILE = "tests/weights.json";

export interface Weight {
  /** How many lines the room had when it was first weighed. */
  readonly began: number;
  /** How many it may have. */
  readonly most: number;
  /** By how many lines it was allowed to grow, and for what. */
  readonly raises: readonly { readonly by: number; readonly for: string }[];
}

type Weights = Readonly<Record<string, Weight>>;

/** The room of a file: each game and each part of lib, each feature of the app, its routes, and the rest by folders. */
export function roomOf(file: string): string {
  const [top = "", part = "", game = ""] = file.split("/").slice(0, -1);
  if (top === "lib") return [top, part, ...(part === "games" && game !== "" ? [game] : [])].join("/");
  return top === "app" && part.startsWith("_") ? `${top}/${part}` : top;
}

/** The lines of each room. */
export function weighed(): ReadonlyMap<string, number> {
  const rooms = new Map<string, number>();
  const files = globSync("{lib,app,db,bench,tests}/**/*.{ts,tsx,mjs,css}", {
    exclude: (path) => path.endsWith("node_modules"),
  });
  for (const file of files.sort()) {
    const lines = readFileSync(file, "utf8").split("\n").length - 1;
    rooms.set(roomOf(file), (rooms.get(roomOf(file)) ?? 0) + lines);
  }
  return rooms;
}

export function readWeights(): Weights {
  return existsSync(FILE) ? JSON.parse(readFileSync(FILE, "utf8")) : {};
}

const EMPTY: Weight = { began: 0, most: 0, raises: [] };

function raised(weight: Weight, now: number, why: string): Weight {
  return { ...weight, most: now, raises: [...weight.raises, { by: now - weight.most, for: why }] };
}

function main([verb, room = "", why = ""]: readonly string[]): number {
  const now = weighed();
  const isFirst = !existsSync(FILE);
  const before = readWeights();
  const lines = now.get(room) ?? 0;
  if (verb === "raise" && (why.trim() === "" || lines <= (before[room]?.most ?? 0))) {
    console.error(`Say which room has grown, and for what: npm run weights -- raise lib/core "the film of a game".`);
    return 2;
  }
  const after = Object.fromEntries(
    [...now].map(([name, lines]): [string, Weight] => {
      const weight = before[name] ?? (isFirst ? { began: lines, most: lines, raises: [] } : EMPTY);
      if (verb === "raise" && name === room) return [name, raised(weight, lines, why)];
      return [name, { ...weight, most: Math.min(weight.most, lines) }];
    }),
  );
  const rows = Object.entries(after).map(([name, { began, most }]) => {
    const over = (now.get(name) ?? 0) - most;
    const figures = [began, now.get(name) ?? 0].map((lines) => lines.toLocaleString("en").padStart(8)).join("");
    return `${name.padEnd(30)}${figures}${over > 0 ? `   ${over} too many` : ""}`;
  });
  console.log([`${"room".padEnd(30)}    then     now`, ...rows].join("\n"));
  writeFileSync(FILE, `${JSON.stringify(after, null, 2)}\n`);
  return rows.some((row) => row.endsWith("too many")) ? 1 : 0;
}

if (import.meta.main) process.exitCode = main(process.argv.slice(2));
