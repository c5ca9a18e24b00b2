// `npm run release`: freezes the engines of this version of package.json, and keeps what later ones have to open.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { ENGINES, hashOf, type Manifest } from "../lib/cli/release.ts";
import type { FilmMaker } from "../lib/deck/film-maker.ts";
import { games } from "../lib/games/index.ts";
import { certificatesToKeep } from "./certificates.ts";
import { engineOf } from "./engines.ts";
import { codesToKeep, gamesToKeep } from "./kept.ts";

const KEPT = "tests/kept";

function hashesOf(files: readonly string[]): Record<string, string> {
  return Object.fromEntries(files.toSorted().map((file) => [file, hashOf(readFileSync(file))]));
}

/** One entry a line, so that a change is seen as one. */
function listed(entries: readonly unknown[]): string {
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(",\n")}\n]\n`;
}

const { version } = JSON.parse(readFileSync("package.json", "utf8"));
const [folder, kept] = [join(ENGINES, version), join(KEPT, version)];
if (existsSync(folder)) throw new Error(`${version} is released already. Raise the version in package.json first.`);
mkdirSync(folder, { recursive: true });
mkdirSync(kept, { recursive: true });

const sources: Record<string, string> = {};
const engines = new Map<string, FilmMaker>();
for (const game of games) {
  const engine = await engineOf(game);
  const file = join(folder, `${game.id}.js`);
  writeFileSync(file, engine.module);
  Object.assign(sources, engine.sources);
  const { film }: { readonly film: FilmMaker } = await import(pathToFileURL(resolve(file)).href);
  engines.set(game.id, film);
  console.log(`${file}: ${Math.round(engine.module.length / 1000)} kB`);
}

writeFileSync(join(kept, "codes.json"), listed(codesToKeep()));
writeFileSync(join(kept, "certificates.json"), listed(await certificatesToKeep()));
writeFileSync(join(kept, "games.json"), listed(await gamesToKeep(version, engines)));
// The digits of trials follow from the pilots too.
const pilots = globSync(["lib/games/*/pilot/*.ts", "lib/pilots/*.ts", "lib/trials/*.ts"]);
const manifest: Manifest = {
  release: version,
  files: hashesOf(games.map(({ id }) => join(folder, `${id}.js`))),
  kept: hashesOf(globSync(`${KEPT}/*/*.json`)),
  sources: Object.fromEntries(Object.entries({ ...sources, ...hashesOf(pilots) }).sort()),
};
writeFileSync(join(folder, "manifest.json"), `${JSON.stringify(manifest, null, 1)}\n`);
console.log(`${version} is frozen. Commit ${folder} and ${kept}.`);
