// The whole suite: checks, unit tests, the build, tests of what was built. Ends with "N passed, N failed". With "check" it
// stops before the build.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { chromiumPath, pathOf } from "../tests/chromium.ts";
import { type BrowserResult, failedBrowserTests, failedTests, type UnitResult } from "./failures.ts";

let passedTests = 0;
/** What failed, each with what it said: repeated at the end, as of a long run often only the end is kept. */
const failures: string[] = [];
process.env.NEXT_TELEMETRY_DISABLED = "1";
rmSync("results", { recursive: true, force: true });
mkdirSync("results");

function run(command: string, env: Record<string, string> = {}): boolean {
  const from = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: "inherit", env: { ...process.env, ...env } });
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log(`-- ${command}: ${status === 0 ? "passed" : "FAILED"}, ${seconds} s\n`);
  return status === 0;
}

/** A check is one test. */
function check(command: string): boolean {
  const passed = run(command);
  count(passed ? 1 : 0, passed ? [] : [command]);
  return passed;
}

function count(passed: number, failed: readonly string[]): void {
  passedTests += passed;
  failures.push(...failed);
}

/** Runs lanes of checks side by side, as each check uses one core, and prints what each says when it is over. */
async function checks(...lanes: readonly (readonly string[])[]): Promise<void> {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) await checkApart(name);
    }),
  );
}

async function checkApart(name: string): Promise<void> {
  const from = performance.now();
  const child = spawn(`npm run -s ${name}`, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  const [status, signal] = await once(child, "close");
  const seconds = Math.round((performance.now() - from) / 1000);
  const ended = status === 0 ? "passed" : `FAILED with ${signal ?? `status ${status}`}`;
  const line = `-- npm run -s ${name}: ${ended}, ${seconds} s`;
  console.log(`${said.trim()}\n${line}\n`);
  count(status === 0 ? 1 : 0, status === 0 ? [] : [`${line}\n${said.trim()}`]);
}

/** Tests of vitest are counted one by one; a run that ends without a result has failed. */
function tests(projects: readonly string[], more = ""): void {
  const file = `results/${projects.join("-")}.json`;
  const passed = run(`vitest run ${projects.map((name) => `--project ${name}`).join(" ")}${more}`, { RESULTS: file });
  const result = read<UnitResult>(file);
  countRun(file, passed, result?.numPassedTests ?? 0, result ? failedTests(result) : []);
}

function countRun(file: string, passed: boolean, tests: number, failed: readonly string[]): void {
  count(tests, passed || failed.length > 0 ? failed : [`${file}: the run failed, and names no test that did`]);
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // No result: the run itself has failed, and is counted so.
    return undefined;
  }
}

/** Tests in a real browser. Debian's Chromium without windows is installed where this may be done, as it halves the time;
 * any Chromium will do. Where there is none, it is said in plain words that the tests did not run, which is a failure in CI
 * alone. */
function browserTests(): void {
  if (!process.env.CHROMIUM_PATH && !pathOf("chromium-headless-shell") && process.getuid?.() === 0) {
    const install = "apt-get install -y -qq --no-install-recommends";
    if (!run(`apt-get update -qq; ${install} chromium-headless-shell`) && !chromiumPath()) run(`${install} chromium`);
  }
  if (!chromiumPath()) {
    console.log("The browser tests did not run: there is no Chromium. Install it, or name it in CHROMIUM_PATH.");
    if (process.env.CI) count(0, ["The browser tests did not run"]);
    return;
  }
  const file = "results/e2e.json";
  const passed = run("playwright test", { RESULTS: file });
  const result = read<BrowserResult>(file);
  countRun(file, passed, result?.stats.expected ?? 0, result ? failedBrowserTests(result) : []);
}

/** Known vulnerabilities fail the suite. Where npm could not be asked that is said, and counts neither way. */
function audited(): void {
  const { status, stdout } = spawnSync(process.execPath, ["tools/audit.ts"], { encoding: "utf8" });
  console.log(`-- npm run audit: ${stdout.trim()}\n`);
  if (status !== 2) count(status === 0 ? 1 : 0, status === 0 ? [] : [`npm run audit\n${stdout.trim()}`]);
}

const isCheck = process.argv[2] === "check";
if (!isCheck) audited();
await checks(["typecheck"], ["lint", "layers", "unused", "long"]);
// Pages wait for timers, and these processes for servers and disks, for a part of their time.
const oneMore = ` --maxWorkers=${availableParallelism() + 1}`;
tests(["fast", "pages", "pure"], oneMore);
if (!isCheck && check("npm run -s build")) {
  tests(["processes"], oneMore);
  browserTests();
}

for (const failure of failures) console.log(`FAILED: ${failure.slice(0, 2000)}\n`);
console.log(`${passedTests} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
