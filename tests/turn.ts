import { spawnSync } from "node:child_process";
import { games } from "../lib/games/index.ts";

/** The id of the game whose journeys a run makes. The commit chooses it, so that a run can be repeated, and every game is
 * visited as commits go by. GAME=id chooses another one, NIGHTLY=1 visits all. */
export function gameInTurn(): string {
  const { status, stdout } = spawnSync("git", ["rev-parse", "HEAD"], { encoding: "utf8" });
  const turn = status === 0 ? Number.parseInt(stdout.slice(0, 8), 16) : 0;
  return (games[turn % games.length] ?? games[0]).id;
}
