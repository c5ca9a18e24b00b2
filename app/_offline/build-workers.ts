// A part of `npm run build`: the service workers, each as one script, and the list of the files that browsers keep.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { FILES, FOLDER, WORKERS } from "./built.ts";
import { keptPages } from "./plan.ts";

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

/** The scripts and styles that kept pages can ask for, and the fonts that have the letters of English. */
export async function keptFiles(distDir: string): Promise<readonly string[]> {
  const { polyfillFiles } = JSON.parse(await readFile(join(distDir, MANIFEST), "utf8"));
  const folder = join(distDir, "static", "chunks");
  const all = (await readdir(folder, { recursive: true })).filter((name) => /\.(js|css)$/.test(name)).sort();
  const texts = new Map<string, string>();
  for (const name of all) texts.set(name, await readFile(join(folder, name), "utf8"));
  const others = await ofOtherPages(distDir, texts);
  const names = all.filter((name) => !others.has(name));
  const scripts = names.map((name) => `${STATIC}/chunks/${name}`);
  const fonts = new Set(
    names.filter((name) => name.endsWith(".css")).flatMap((name) => fontsIn(texts.get(name) ?? "")),
  );
  return [...scripts, ...fonts].filter((address) => !polyfillFiles.includes(address.replace("/_next/", "")));
}

/** How Next calls the list of a page's scripts and styles. */
const PAGE_MANIFEST = /^(.*?)\/?page_client-reference-manifest\.js$/;

/**
 * The files that are listed for pages which no browser keeps, and for nothing else. A file that a script names is loaded by
 * that script, wherever it runs, so it stays. So do the files of Next's own pages, which stand in for any other.
 */
async function ofOtherPages(distDir: string, texts: ReadonlyMap<string, string>): Promise<ReadonlySet<string>> {
  const folder = join(distDir, "server", "app");
  const routes = new Set(keptPages([{ id: "[game]" }]).map(({ path }) => path));
  let [kept, others] = ["", ""];
  for (const file of (await readdir(folder, { recursive: true })).sort()) {
    const [, route] = PAGE_MANIFEST.exec(file) ?? [];
    if (route === undefined) continue;
    const listed = await readFile(join(folder, file), "utf8");
    if (routes.has(`/${route}`) || route.startsWith("_")) kept += listed;
    else others += listed;
  }
  const scripts = [...texts].filter(([name]) => name.endsWith(".js"));
  const isLoaded = (name: string) => scripts.some(([of, text]) => of !== name && text.includes(name));
  const names = [...texts.keys()].filter((name) => others.includes(name) && !kept.includes(name));
  return new Set(names.filter((name) => !isLoaded(name)));
}

/** The fonts of a style sheet that say nothing of their letters, or that have those of English. */
export function fontsIn(css: string): readonly string[] {
  return [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].flatMap(([face]) => {
    const letters = /unicode-range:\s*([^;}]*)/i.exec(face)?.[1] ?? "U+??";
    const [, name] = /url\(["']?\.\.\/media\/([\w.~-]+\.woff2)/.exec(face) ?? [];
    return name !== undefined && /U\+(\?\?|0{0,2}20-|0{1,4}-)/i.test(letters) ? [`${STATIC}/media/${name}`] : [];
  });
}
