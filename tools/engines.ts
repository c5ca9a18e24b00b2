// The frozen engines of a release: one module a game that makes films of games, with the cards of its day inside. It needs no
// other file, no page and no Node.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { build, type Plugin } from "vite";
import { builtInSets, dataOf, numbersFile, pilesOf } from "../lib/cards/built-in.ts";
import { hashOf } from "../lib/cli/release.ts";
import type { Game } from "../lib/core/game.ts";
import type { Frozen } from "../lib/deck/film-maker.ts";
import { games } from "../lib/games/index.ts";

export interface Engine {
  readonly game: Game;
  readonly module: string;
  /** The sources and data that it is made of, each with its hash. */
  readonly sources: Readonly<Record<string, string>>;
}

/** What a film needs nothing of: pilots, the rules of decks, pictures, lessons. Their exports become empty lists. */
const LEFT_OUT =
  /\/lib\/games\/[^/]+\/(pilot\/autopilot|book\/(rules|intro|terms)|cards\/(layout|drawings|symbols))\.ts$/;
const ENTRY = "engine-of-a-game";

/** The name under which a game's folder exports it. */
function exportOf(game: Game): string {
  return game.id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

function frozenOf(game: Game): Frozen {
  return {
    sets: builtInSets(game),
    numbers: JSON.parse(readFileSync(numbersFile(game), "utf8")),
    piles: pilesOf(game),
  };
}

function entryOf(game: Game): string {
  const at = games.findIndex(({ id }) => id === game.id);
  const name = exportOf(game);
  return [
    `import { filmMaker } from ${JSON.stringify(resolve("lib/deck/film-maker.ts"))};`,
    `import { ${name} } from ${JSON.stringify(resolve(`lib/games/${game.id}/index.ts`))};`,
    `const games = [];`,
    `games[${at}] = ${name};`,
    `export const film = filmMaker(games, ${name}, ${JSON.stringify(frozenOf(game))});`,
  ].join("\n");
}

/** Gives the entry, empties what is left out, and notes each source that is read. */
function plugin(game: Game, sources: Map<string, string>): Plugin {
  return {
    name: "engine",
    enforce: "pre",
    resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : undefined),
    load(id) {
      if (id === `\0${ENTRY}`) return entryOf(game);
      if (!id.startsWith("/")) return undefined;
      const source = readFileSync(id, "utf8");
      if (LEFT_OUT.test(id)) {
        const names = [...source.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name]) => name);
        return names.map((name) => `export const ${name} = [];`).join("\n");
      }
      sources.set(relative(".", id), hashOf(source));
      return undefined;
    },
  };
}

/** Builds the engine of a game as its sources are now. */
export async function engineOf(game: Game): Promise<Engine> {
  const sources = new Map<string, string>();
  const result = await build({
    configFile: false,
    logLevel: "error",
    plugins: [plugin(game, sources)],
    build: {
      write: false,
      target: "es2024",
      minify: true,
      lib: { entry: ENTRY, formats: ["es"] },
      rollupOptions: { output: { codeSplitting: false } },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const [chunk] = bundle && "output" in bundle ? bundle.output : [];
  if (chunk?.type !== "chunk") throw new Error(`the engine of ${game.id} came to nothing`);
  for (const file of dataFiles(game)) sources.set(relative(".", file), hashOf(readFileSync(file)));
  return { game, module: chunk.code, sources: Object.fromEntries([...sources].sort()) };
}

function dataFiles(game: Game): readonly string[] {
  const sets = readdirSync(dataOf(game, "sets")).map((file) => dataOf(game, `sets/${file}`));
  return [...sets, numbersFile(game), dataOf(game, "piles.json")].filter((file) => existsSync(file));
}
