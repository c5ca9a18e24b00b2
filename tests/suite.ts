// The whole suite: checks, unit tests, the build, tests of what was built. Ends with "N passed, N failed".
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

interface Tally {
  passed: number;
  failed: number;
}

const total: Tally = { passed: 0, failed: 0 };
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
  total[passed ? "passed" : "failed"]++;
  return passed;
}

/** Tests of vitest are counted one by one; a run that ends without a result has failed. */
function tests(project: string): void {
  const file = `results/${project}.json`;
  const passed = run(`vitest run --project ${project}`, { RESULTS: file });
  const result = read(file);
  total.passed += result?.numPassedTests ?? 0;
  total.failed += (result?.numFailedTests ?? 0) + (!passed && !result?.numFailedTests ? 1 : 0);
}

function read(file: string): { numPassedTests: number; numFailedTests: number } | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // No result: the run itself has failed, and is counted so.
    return undefined;
  }
}

for (const name of ["lint", "typecheck", "layers", "unused"]) check(`npm run -s ${name}`);
tests("fast");
if (check("npm run -s build")) tests("http");

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
