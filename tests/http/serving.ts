// `npm run serve` in a copy of this tree, as somebody runs it in a clone.
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, afterEach, expect } from "vitest";

/** The folders that are built, and those that install and build. */
const NEEDED = /^(app|data|db|lib|public|\.ci)$/;

/** What npm and the tests tell those that they start. A shell of somebody else has none of it. */
const OF_THIS_RUN = /^(npm_|INIT_CWD$|NODE_|VITEST|CI$|DRYDOCK_)/i;

const made: string[] = [];
const running: ChildProcess[] = [];
afterEach(() => {
  for (const { pid = 0, exitCode, signalCode } of running.splice(0))
    if (exitCode === null && signalCode === null) process.kill(-pid, "SIGKILL");
});
afterAll(() => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
});

/** This tree as a user has it, without packages and not built. */
export function copied(): string {
  const folder = mkdtempSync(join(tmpdir(), "drydock-serve-"));
  made.push(folder);
  for (const { name } of readdirSync(".", { withFileTypes: true }).filter(
    (entry) => entry.isFile() || NEEDED.test(entry.name),
  ))
    cpSync(name, join(folder, name), { recursive: true, preserveTimestamps: true });
  return folder;
}

export interface Serving {
  /** What it has said so far. */
  said(): string;
  /** Ctrl+C in its terminal, which everything that it started gets too. */
  interrupt(): Promise<number | null>;
  readonly ended: Promise<number | null>;
}

/** Where programs are found, without those of this tree. */
function ownPath(): string {
  const parts = (process.env.PATH ?? "").split(delimiter);
  return parts.filter((part) => !part.includes("node_modules") && !part.includes("node-gyp-bin")).join(delimiter);
}

export function serve(folder: string, port: number): Serving {
  const env = { ...process.env };
  for (const name of Object.keys(env).filter((name) => OF_THIS_RUN.test(name))) delete env[name];
  const child = spawn("npm", ["run", "-s", "serve"], {
    cwd: folder,
    detached: true,
    env: { ...env, PATH: ownPath(), PORT: String(port), DATABASE_FILE: join(folder, "test.sqlite") },
  });
  running.push(child);
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += data));
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  return {
    said: () => said,
    ended,
    interrupt: () => {
      process.kill(-(child.pid ?? 0), "SIGINT");
      return ended;
    },
  };
}

/** Waits until it serves, sees that a page comes and has these words, and stops it. */
export async function answers(serving: Serving, port: number, path = "/", words = "Drydock"): Promise<void> {
  await says(serving, /Drydock is ready/);
  const page = await fetch(`http://127.0.0.1:${port}${path}`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(words)]);
  await serving.interrupt();
}

export async function says(serving: Serving, words: RegExp): Promise<void> {
  const isOver = serving.ended.then(() => true);
  while (!words.test(serving.said())) {
    const over = await Promise.race([isOver, new Promise((resolve) => setTimeout(resolve, 50, false))]);
    if (over && !words.test(serving.said())) throw new Error(`It ended without ${words}:\n${serving.said()}`);
  }
}
