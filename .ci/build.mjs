// `npm run build`: builds the pages, and notes what they were built of, so that `npm run serve` builds them again only when
// that has changed. A build that was stopped leaves no such note.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folders that a build reads. A test holds that there is no other one. */
const FOLDERS = ["app", "data", "db", "lib", "public"];
const NOTE = join(process.env.NEXT_DIST_DIR ?? ".next", "built-from");

/** Settings and entrances, which stand beside the folders. The build itself writes next-env.d.ts. */
const isSetting = (name) => /\.(ts|mjs|json)$/.test(name) && name !== "next-env.d.ts";

/** A hash of all that a build is made of: names and contents, as times say nothing after a pull or a copy. */
function sources() {
  const hash = createHash("sha256");
  for (const entry of readdirSync(".", { withFileTypes: true }).sort(byName)) {
    if (entry.isDirectory() && FOLDERS.includes(entry.name)) addFolder(hash, entry.name);
    if (entry.isFile() && isSetting(entry.name)) addFile(hash, entry.name);
  }
  return hash.digest("hex");
}

function addFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort(byName)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) addFolder(hash, path);
    else addFile(hash, path);
  }
}

function addFile(hash, path) {
  const content = readFileSync(path);
  hash.update(`${path}\0${content.length}\0`).update(content);
}

function byName(a, b) {
  return a.name < b.name ? -1 : 1;
}

/** Whether the pages are built of what is here now. */
export function isBuilt() {
  try {
    return readFileSync(NOTE, "utf8") === sources();
  } catch (error) {
    if (error.code === "ENOENT") return false;
    throw error;
  }
}

async function build() {
  // Read before the build, so that what changes meanwhile is built the next time.
  const now = sources();
  rmSync(NOTE, { force: true });
  const child = spawn("next", ["build"], { stdio: "inherit", shell: process.platform === "win32" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  const status = await new Promise((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  if (status === 0) writeFileSync(NOTE, now);
  return status;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = await build();
