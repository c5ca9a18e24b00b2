import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { patience } from "../pace.ts";

export interface Server {
  readonly origin: string;
  readonly pid: number;
  /** What it has written so far. */
  said(): string;
  /** Asks it to end, and returns the code it ended with. */
  stop(): Promise<number | null>;
}

/** Where Node keeps compiled scripts, so that the next server starts a quarter faster. */
export const COMPILED = "node_modules/.cache/servers";

/** How `npm start` starts the built app. */
export const START = ["--max-semi-space-size=8", "app/_server/front/main.ts"];

/** Starts the built app on a free port, with a database of its own if none is given, and waits until it is ready. */
export async function startServer(
  database?: string,
  settings: Readonly<Record<string, string>> = {},
  start = START,
): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), "drydock-"));
  const port = Number(settings.PORT ?? (await freePort()));
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    DATABASE_FILE: database ?? join(folder, "test.sqlite"),
    NEXT_TELEMETRY_DISABLED: "1",
    NODE_COMPILE_CACHE: COMPILED,
    ...settings,
    PORT: String(port),
  };
  const child = spawn(process.execPath, start, { env });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += data));
  await ready(origin, child, () => said);
  return {
    origin,
    pid: child.pid ?? 0,
    said: () => said,
    stop: async () => {
      const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
      child.kill();
      // A process that was killed has no code.
      const code = child.signalCode === null ? (child.exitCode ?? (await ended)) : null;
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("no free port");
  return address.port;
}

async function ready(origin: string, child: ChildProcess, said: () => string): Promise<void> {
  for (const until = Date.now() + patience(60_000); Date.now() < until; ) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${said()}`);
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  child.kill();
  throw new Error(`The server did not become ready:\n${said()}`);
}
