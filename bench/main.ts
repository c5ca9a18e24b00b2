// npm run bench [-- NAME…] measures our own functions and their peers in one process and one run. Without a name, all tables
// that are listed below.
// Figures differ between machines, so only the ratios within one run count.
import { cpus } from "node:os";
import { art } from "./art.ts";
import { codes } from "./codes.ts";
import { legalityAgainstPeers } from "./legality.ts";
import { legalityOfGames } from "./legality-games.ts";
import { lines } from "./lines.ts";
import { movesOfToy, turnsOfGames } from "./moves.ts";
import { installPeers, leftOut } from "./peers.ts";
import { restore } from "./restore.ts";
import { search } from "./search.ts";
import { server } from "./server.ts";
import { tablePage } from "./table-page.ts";
import { trials } from "./trials.ts";

const TABLES: Readonly<Record<string, readonly (() => void | Promise<void>)[]>> = {
  legality: [legalityAgainstPeers, legalityOfGames],
  codes: [codes],
  search: [search],
  lines: [lines],
  art: [art],
  moves: [movesOfToy, turnsOfGames],
  trials: [trials],
  "table-page": [tablePage],
  server: [server],
  restore: [restore],
};

/** Tables without peers. */
const ALONE = ["lines", "art", "trials", "table-page", "restore"];

async function main(wanted: readonly string[]): Promise<number> {
  const unknown = wanted.find((name) => !Object.hasOwn(TABLES, name));
  if (unknown !== undefined) {
    console.error(`There is no table “${unknown}”; there is ${Object.keys(TABLES).join(", ")}.`);
    return 2;
  }
  process.chdir(`${import.meta.dirname}/..`);
  const start = performance.now();
  console.log(`Node ${process.versions.node}, ${cpus().length} cores of ${cpus()[0]?.model ?? "a machine"}`);
  if (wanted.length === 0 || wanted.some((name) => !ALONE.includes(name))) installPeers();
  for (const name of wanted.length > 0 ? wanted : Object.keys(TABLES))
    for (const show of TABLES[name] ?? []) await show();
  const absent = leftOut();
  if (absent.length > 0) console.log(`\nLeft out, because they are not installed: ${absent.join(", ")}.`);
  console.log(`\n${Math.round((performance.now() - start) / 1000)} s in all.`);
  return 0;
}

process.exitCode = await main(process.argv.slice(2));
