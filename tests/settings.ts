// What a run of the tests is run with. Whoever starts it chooses once, and the processes that it starts take it over.
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { games } from "../lib/games/index.ts";
import { measurePace } from "./pace.ts";

/** The id of the game whose journeys a run makes. The commit chooses it, so that a run can be repeated, and every game is
 * visited as commits go by. GAME=id chooses another one, NIGHTLY=1 visits all. */
function gameInTurn(): string {
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  const turn = status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) : 0;
  return (games[turn % games.length] ?? games[0]).id;
}

/** Chooses what is not chosen yet: the same numbers in every run, other ones every night. */
export function settle(): void {
  const { env } = process;
  env.PACE ??= String(measurePace());
  env.SEED ??= String(env.NIGHTLY ? randomInt(2 ** 31) : 1);
  if (!env.NIGHTLY) env.GAME ??= gameInTurn();
}

/** The files of tests that this run leaves out, as the suite says. */
export function leftOut(): string[] {
  return (process.env.LEFT_OUT ?? "").split(" ").filter(Boolean);
}

/** What to type before a command to repeat this run. */
export function settled(): string {
  const { NIGHTLY, SEED, GAME, FEWER } = process.env;
  const all = Object.entries({ NIGHTLY, SEED, GAME, FEWER });
  return all.flatMap(([name, value]) => (value ? [`${name}=${value}`] : [])).join(" ");
}
