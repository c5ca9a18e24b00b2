import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { StampedGame } from "../../lib/contract/stamped-game.ts";
import { games } from "../../lib/games/index.ts";
import { FILES, FOLDER, type WORKERS } from "./built.ts";
import { keptPages, type Plan } from "./plan.ts";

let buildId: Promise<string> | undefined;

/** The id of the running build. */
export function build(): Promise<string> {
  buildId ??= built("BUILD_ID").then((id) => id.trim());
  return buildId;
}

/** One of the service workers that the build has made. */
export function builtWorker(name: (typeof WORKERS)[number]): Promise<string> {
  return built(FOLDER, `${name}.js`);
}

/** What a browser keeps of this build with the card sets of today. */
export async function plan(stamped: readonly StampedGame[]): Promise<Plan> {
  const [id, files] = await Promise.all([build(), built(FOLDER, FILES)]);
  const sets = createHash("sha256")
    .update(stamped.map(({ stamp }) => stamp).join())
    .digest("hex");
  return {
    build: id,
    version: `${id}-${sets.slice(0, 8)}`,
    files: [...JSON.parse(files), ...stamped.map((game) => `/games/${game.id}/pool?v=${game.stamp}`)],
    data: stamped.map((game) => `/games/${game.id}/piles`),
    pages: keptPages(games),
  };
}

/** A file of the build. The build itself must not follow this path, or it would take the whole project for a part of it. */
function built(...path: string[]): Promise<string> {
  return readFile(join(/* turbopackIgnore: true */ process.env.DRYDOCK_BUILD ?? ".next", ...path), "utf8");
}
