import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const HERE = import.meta.dirname;
// Without scripts and optional packages, nothing is compiled and everything comes from the registry.
const INSTALL = [
  "ci",
  "--prefix",
  HERE,
  "--ignore-scripts",
  "--omit=optional",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
];

/** Installs the peers into bench/node_modules if they are missing. The project itself depends on none of them. */
export function installPeers(): void {
  // npm writes this file last, so a broken installation is repeated.
  if (existsSync(join(HERE, "node_modules", ".package-lock.json"))) return;
  console.log("Installing the peers into bench/node_modules, this once (npm ci --prefix bench) …");
  const done = spawnSync("npm", INSTALL, { stdio: "pipe", encoding: "utf8", timeout: 180_000 });
  if (done.status === 0) return;
  const why = (done.stderr ?? "").split("\n").find((line) => line.startsWith("npm error") && !line.includes(" code "));
  console.log(`The peers cannot be installed (${why ?? done.error?.message ?? "npm failed"}): they are left out.`);
}

const require = createRequire(import.meta.url);
const absent = new Set<string>();

/** A peer as a table uses it. If it is not installed, that is noted and the answer is undefined. */
export function peer<T>(name: string): T | undefined {
  try {
    return require(name);
  } catch {
    absent.add(name);
    return undefined;
  }
}

export function leftOut(): readonly string[] {
  return [...absent];
}
