// The whole suite: checks, unit tests, the build, tests of what was built. Ends with "N passed, N failed".
//   check   stops before what was built is tried
//   quick   types, lint and tests of what has changed since main
//   full    leaves out no part, and remembers that all have run
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { isBuilt } from "../.ci/build.mjs";
import { chromiumPath, pathOf } from "../tests/chromium.ts";
import { startShared } from "../tests/http/shared-server.ts";
import { settle, settled } from "../tests/settings.ts";
import { Ledger } from "./ledger.ts";
import { noteFullRun, PARTS, type Part, unchanged } from "./parts.ts";

const MODES = ["", "check", "quick", "full"];
const mode = process.argv[2] ?? "";
if (!MODES.includes(mode)) {
  console.log(`The suite knows no “${mode}”. Choose one of:${MODES.join(" ")}, or nothing.`);
  process.exit(1);
}
const isFull = mode === "full" || Boolean(process.env.NIGHTLY);
const { env } = process;
env.NEXT_TELEMETRY_DISABLED = "1";
if (mode === "quick") env.FEWER ??= "20";
settle();
console.log(
  `${settled()}${env.PACE === "1" ? "" : `\nThis machine is slow or busy: limits are ${env.PACE} times as long.`}\n`,
);
rmSync("results", { recursive: true, force: true });
mkdirSync("results");
const ledger = new Ledger();

/** Known vulnerabilities fail the suite. With this status npm could not be asked, which counts neither way. */
const NOT_CHECKED = 2;

/** Pages wait for timers, and processes for servers and disks, for a part of their time. */
const ONE_MORE = ` --maxWorkers=${availableParallelism() + 1}`;

async function unitTests(more = ONE_MORE): Promise<void> {
  await ledger.tests("fast, pages, pure", `vitest run --project fast --project pages --project pure${more}`);
}

/** Leaves out heavy parts, and says which and why. */
function leaveOut(parts: readonly Pick<Part, "name" | "tests">[], why: (name: string) => string): void {
  for (const { name } of parts) console.log(`-- left out: ${name}, ${why(name)}`);
  env.LEFT_OUT = parts.flatMap(({ tests }) => globSync([...tests])).join(" ");
}

/** Where this work began: what has changed since is what a quick run tries. */
function beginning(): string {
  for (const branch of ["main", "origin/main"]) {
    const { status, stdout } = spawnSync("git", ["merge-base", "HEAD", branch], { encoding: "utf8" });
    if (status === 0) return stdout.trim();
  }
  return "HEAD";
}

async function quick(): Promise<void> {
  const since = beginning();
  leaveOut(PARTS, () => "as this run is quick");
  await Promise.all([
    ledger.run("lint", `biome check --changed --since=${since} --no-errors-on-unmatched`).then(asTest),
    ledger.check("typecheck"),
    unitTests(`${ONE_MORE} --changed ${since} --passWithNoTests`),
  ]);
}

function asTest(passed: boolean): void {
  ledger.count(passed ? 1 : 0, passed ? [] : ["lint"]);
}

/** Debian's Chromium without windows is installed where this may be done, as it halves the time; any Chromium will do. */
async function installChromium(): Promise<void> {
  if (env.CHROMIUM_PATH || pathOf("chromium-headless-shell") || process.getuid?.() !== 0) return;
  const install = "apt-get install -y -qq --no-install-recommends";
  const isThere = await ledger.run("Chromium", `apt-get update -qq; ${install} chromium-headless-shell`);
  if (!isThere && !chromiumPath()) await ledger.run("Chromium", `${install} chromium`);
}

/** Where there is no Chromium, it is said in plain words that the tests did not run, which is a failure in CI alone. */
async function browserTests(): Promise<void> {
  if (chromiumPath()) return ledger.browserTests("browser", "playwright test");
  console.log("The browser tests did not run: there is no Chromium. Install it, or name it in CHROMIUM_PATH.");
  if (env.CI) ledger.count(0, ["The browser tests did not run"]);
}

/** Types are written where the build writes, so the one waits for the other. Everything else goes on beside them. */
async function everything(): Promise<void> {
  const isCheck = mode === "check";
  const beside = isCheck ? [] : [ledger.check("audit", NOT_CHECKED), installChromium()];
  const last = isFull ? [] : unchanged();
  leaveOut(last, (name) => `unchanged since its last full run at ${last.find((part) => part.name === name)?.commit}`);
  const building = (async () => {
    await ledger.check("typecheck");
    if (isCheck) return false;
    if (!isBuilt()) return ledger.check("build");
    console.log("-- left out: the build, as what it is made of has not changed");
    return true;
  })();
  for (const name of ["lint", "layers", "unused", "long"]) await ledger.check(name);
  await unitTests();
  await Promise.all(beside);
  if (!(await building)) return;
  const server = await startShared();
  env.SHARED_ORIGIN = server.origin;
  try {
    await ledger.tests("processes", `vitest run --project processes${ONE_MORE}`);
    await browserTests();
  } finally {
    await server.stop();
  }
  if (isFull && !env.FEWER && chromiumPath() && !ledger.hasFailed) noteFullRun();
}

if (mode === "quick") await quick();
else await everything();
ledger.tell();
