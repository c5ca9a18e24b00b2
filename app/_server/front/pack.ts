// Run by `npm run pack` after a build: puts everything that a server needs into one folder, which Node alone can run.
import { cpSync, existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import { join, resolve } from "node:path";
import { APP_FOLDER, BUILD_FOLDER } from "./built-app.ts";

/** Where the server, its threads, and the commands begin. */
const ENTRIES = [
  "app/_server/front/main.ts",
  "app/_server/picture/drawing-thread.ts",
  "app/_server/saved/set-thread.ts",
  "app/_server/trial-thread.ts",
  "lib/cli/drydock.mjs",
];
/** What Next has already found for itself, and what commands keep for the next one. */
const KNOWN = ["node_modules/next/**", "node_modules/.cache/**", "node_modules/sharp"];
/** What is read by its name and not imported. */
const FONT = "node_modules/@fontsource/inter";
const FONT_FILES = ["package.json", "files/inter-latin-400-normal.woff", "files/inter-latin-700-normal.woff"];
const BY_NAME = [
  ...[
    "next.config.mjs",
    `${BUILD_FOLDER}/static`,
    `${BUILD_FOLDER}/packed`,
    "public",
    "data",
    "db/migrations",
    "db/postgres/migrations",
    "LICENSE",
  ],
  "node_modules/@resvg/resvg-wasm/index_bg.wasm",
  ...FONT_FILES.map((file) => `${FONT}/${file}`),
];
/** The part of Next's own copy that is needed. The rest is a server without ours in front. */
const OF_NEXT = [BUILD_FOLDER, "node_modules", "package.json"];

/** Next's own tracer, which follows imports. */
interface Tracer {
  nodeFileTrace(
    files: readonly string[],
    options: {
      readonly base: string;
      readonly processCwd: string;
      readonly ignore: readonly string[];
      readonly readFile: (file: string) => Promise<Buffer | string | null>;
    },
  ): Promise<{ readonly fileList: ReadonlySet<string> }>;
}

function pack(target: string): void {
  if (existsSync(target)) throw new Error(`${target} is there already. Remove it, or name another folder.`);
  const standalone = join(APP_FOLDER, BUILD_FOLDER, "standalone");
  if (!existsSync(standalone)) throw new Error("There is no build. Run “npm run build” first.");
  for (const name of OF_NEXT) copy(join(standalone, name), join(target, name));
}

async function addOurs(target: string): Promise<void> {
  const { nodeFileTrace }: Tracer = createRequire(import.meta.url)("next/dist/compiled/@vercel/nft");
  const options = { base: APP_FOLDER, processCwd: APP_FOLDER, ignore: KNOWN, readFile: readAsScript };
  const { fileList } = await nodeFileTrace(
    ENTRIES.map((file) => join(APP_FOLDER, file)),
    options,
  );
  for (const file of [...fileList, ...BY_NAME]) copy(join(APP_FOLDER, file), join(target, file));
}

/** The tracer reads JavaScript. Node strips types in the same way when it runs the server. */
async function readAsScript(file: string): Promise<Buffer | string | null> {
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return null;
  const content = readFileSync(file);
  return file.endsWith(".ts") && !file.endsWith(".d.ts") ? stripTypeScriptTypes(content.toString()) : content;
}

/** Links stay links, also when they come a second time, and those that lead nowhere are left out. */
function copy(from: string, to: string): void {
  if (lstatSync(to, { throwIfNoEntry: false })?.isSymbolicLink()) return;
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (source) => existsSync(source) });
}

function megabytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const sizes = files.map((file) => lstatSync(join(folder, file)));
  return Math.round(sizes.reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0) / 1e6);
}

const target = resolve(process.argv[2] ?? join(APP_FOLDER, BUILD_FOLDER, "packed"));
try {
  pack(target);
  await addOurs(target);
  process.stdout.write(`${target}: ${megabytesIn(target)} MB. Start it with: node ${join(target, ENTRIES[0] ?? "")}\n`);
} catch (error) {
  process.stderr.write(`Nothing was packed. ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
