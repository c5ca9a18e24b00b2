import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { afterAll, vi } from "vitest";
import { main } from "../../lib/cli/main.ts";

export interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** A folder of this test file alone, with the database in it. */
export const folder = mkdtempSync(join(tmpdir(), "drydock-"));
process.env.DATABASE_FILE = join(folder, "cards.sqlite");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;

/** Writes a file into the folder and answers with its path. */
export function fileOf(content: string | Uint8Array, name = "list.txt"): string {
  const path = join(folder, String(++files), name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return path;
}

/** Runs a command in this process, which is quick; what it needs of a process of its own is for `drydock`. */
export const run = (...words: readonly string[]): Promise<Ran> => talk(words, "");

/** Runs a command that reads these lines as they come, in this process. */
export async function talk(words: readonly string[], input: string): Promise<Ran> {
  let out = "";
  let err = "";
  const spies = [
    vi.spyOn(process, "stdin", "get").mockReturnValue(standardInput(input)),
    vi.spyOn(process.stdout, "write").mockImplementation((text) => {
      out += String(text);
      return true;
    }),
    vi.spyOn(process.stderr, "write").mockImplementation((text) => {
      err += String(text);
      return true;
    }),
  ];
  try {
    return { status: await main(words), out, err };
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

function standardInput(text: string): typeof process.stdin {
  return Object.assign(Readable.from([Buffer.from(text)], { objectMode: false }), { fd: 0 as const }) as never;
}

const COMMAND = join(import.meta.dirname, "../../lib/cli/drydock.mjs");

/** Runs the real command with something on standard input. */
export async function drydock(words: readonly string[], input = "", env: Record<string, string> = {}): Promise<Ran> {
  return shell(`"$NODE" "$DRYDOCK" "$@"`, words, input, env);
}

/** Runs a line of the shell, in which "$NODE" "$DRYDOCK" is the real command. */
export function shell(line: string, words: readonly string[] = [], input = "", env = {}): Promise<Ran> {
  const child = spawn("sh", ["-c", line, "sh", ...words], {
    cwd: folder,
    env: { ...process.env, NODE: process.execPath, DRYDOCK: COMMAND, ...env },
  });
  const read = { out: "", err: "" };
  child.stdout.setEncoding("utf8").on("data", (text) => (read.out += text));
  child.stderr.setEncoding("utf8").on("data", (text) => (read.err += text));
  // A command that has seen enough of its input closes it.
  child.stdin.on("error", () => undefined).end(input);
  return new Promise((resolve, reject) => {
    child.on("error", reject).on("close", (status) => resolve({ status, ...read }));
  });
}
