// Runs the parts of the suite, and keeps what passed, what failed, and how long each took.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import {
  type BrowserResult,
  browserSeconds,
  type FileSeconds,
  failedBrowserTests,
  failedTests,
  type UnitResult,
  unitSeconds,
} from "./failures.ts";

/** So many files are named at the end. */
const SLOWEST = 10;

export class Ledger {
  #passed = 0;
  /** What failed, each with what it said: repeated at the end, as of a long run often only the end is kept. */
  readonly #failures: string[] = [];
  readonly #seconds: [name: string, seconds: number][] = [];
  readonly #files: FileSeconds[] = [];
  readonly #from = performance.now();

  count(passed: number, failed: readonly string[]): void {
    this.#passed += passed;
    this.#failures.push(...failed);
  }

  get hasFailed(): boolean {
    return this.#failures.length > 0;
  }

  /** Runs a command whose words are seen as they come. */
  async run(name: string, command: string, env: Readonly<Record<string, string>> = {}): Promise<boolean> {
    const from = performance.now();
    const child = spawn(command, { shell: true, stdio: "inherit", env: { ...process.env, ...env } });
    const [status] = await once(child, "close");
    console.log(`${this.#ended(name, from, status === 0 ? "passed" : "FAILED")}\n`);
    return status === 0;
  }

  /** Runs one of our scripts beside others, and prints what it said when it is over. It is one test, unless it ends with
   * a status that says that it could not try. */
  async check(name: string, untried?: number): Promise<boolean> {
    const from = performance.now();
    const child = spawn(`npm run -s ${name}`, { shell: true, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => {
        said += text;
      });
    const [status, signal] = await once(child, "close");
    const how =
      status === 0 ? "passed" : status === untried ? "not tried" : `FAILED with ${signal ?? `status ${status}`}`;
    const line = this.#ended(name, from, how);
    console.log(`${said.trim()}\n${line}\n`);
    if (status === untried) return false;
    this.count(status === 0 ? 1 : 0, status === 0 ? [] : [`${line}\n${said.trim()}`]);
    return status === 0;
  }

  /** Tests of vitest are counted one by one; a run that ends without a result has failed. */
  async tests(name: string, command: string): Promise<void> {
    const file = `results/${name.replace(/\W+/g, "-")}.json`;
    const passed = await this.run(name, command, { RESULTS: file });
    const result = read<UnitResult>(file);
    this.#countRun(file, passed, result?.numPassedTests ?? 0, result ? failedTests(result) : []);
    if (result) this.#files.push(...unitSeconds(result));
  }

  async browserTests(name: string, command: string): Promise<void> {
    const file = `results/${name}.json`;
    const passed = await this.run(name, command, { RESULTS: file });
    const result = read<BrowserResult>(file);
    this.#countRun(file, passed, result?.stats.expected ?? 0, result ? failedBrowserTests(result) : []);
    if (result) this.#files.push(...browserSeconds(result));
  }

  /** Says what took how long, what failed, and in the last line how many tests passed. */
  tell(): void {
    const slowest = this.#files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
    const parts = this.#seconds.map(([name, seconds]) => `${name} ${seconds}`).join(", ");
    console.log(`Seconds by part: ${parts}; in all ${since(this.#from)}`);
    if (slowest.length > 0) console.log("The slowest files of tests, in seconds:");
    for (const { file, seconds } of slowest) console.log(`  ${seconds.toFixed(1).padStart(6)} ${file}`);
    for (const failure of this.#failures) console.log(`FAILED: ${failure.slice(0, 2000)}\n`);
    console.log(`${this.#passed} passed, ${this.#failures.length} failed`);
    process.exitCode = this.hasFailed ? 1 : 0;
  }

  #ended(name: string, from: number, how: string): string {
    this.#seconds.push([name, since(from)]);
    return `-- ${name}: ${how}, ${since(from)} s`;
  }

  #countRun(file: string, passed: boolean, tests: number, failed: readonly string[]): void {
    this.count(tests, passed || failed.length > 0 ? failed : [`${file}: the run failed, and names no test that did`]);
  }
}

function since(from: number): number {
  return Math.round((performance.now() - from) / 1000);
}

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    // No result: the run itself has failed, and is counted so.
    return undefined;
  }
}
