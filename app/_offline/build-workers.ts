// A part of `npm run build`: the service workers, each as one script, and the list of the files that browsers keep.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { FILES, FOLDER, WORKERS } from "./built.ts";

/** Where a folder of built files is read in the browser. */
const STATIC = "/_next/static";

/** A script for browsers so old that they have no service workers. Next lists it apart. */
const MANIFEST = "build-manifest.json";

/** Makes them in the folder of the build, from the scripts, styles and fonts that are already there. */
export async function buildWorkers(distDir: string): Promise<void> {
  const folder = join(distDir, FOLDER);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, FILES), JSON.stringify(await keptFiles(distDir)));
  for (const name of WORKERS) await writeFile(join(folder, `${name}.js`), await script(name));
}

async function script(name: string): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: "warn",
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "worker", `${name}.ts`),
        output: { format: "iife" },
      },
    },
  });
  const output = [made].flat().flatMap((one) => ("output" in one ? one.output : []));
  const [chunk] = output;
  if (output.length !== 1 || chunk?.type !== "chunk") throw new Error(`${name} is not one script`);
  return chunk.code;
}

/** All scripts and styles, as nineteen of twenty bytes of them are needed by the pages that are kept, and the fonts that
 * have the letters of English. */
export async function keptFiles(distDir: string): Promise<readonly string[]> {
  const { polyfillFiles } = JSON.parse(await readFile(join(distDir, MANIFEST), "utf8"));
  const folder = join(distDir, "static", "chunks");
  const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name)).sort();
  const scripts = names.map((name) => `${STATIC}/chunks/${name}`);
  const styles = await Promise.all(
    names.filter((name) => name.endsWith(".css")).map((name) => readFile(join(folder, name), "utf8")),
  );
  const fonts = new Set(styles.flatMap(fontsIn));
  return [...scripts, ...fonts].filter((address) => !polyfillFiles.includes(address.replace("/_next/", "")));
}

/** The fonts of a style sheet that say nothing of their letters, or that have those of English. */
export function fontsIn(css: string): readonly string[] {
  return [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([face]) => {
    const letters = /unicode-range:\s*([^;}]*)/i.exec(face)?.[1] ?? "U+??";
    const [, name] = /url\(["']?\.\.\/media\/([\w.~-]+\.woff2)/.exec(face) ?? [];
    return name !== undefined && /U\+(\?\?|0{0,2}20-|0{1,4}-)/i.test(letters) ? [`${STATIC}/media/${name}`] : [];
  });
}
