// The least that Next can do, which all our pages and route handlers are built on.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../tests/http/server.ts";
import type { Loaded } from "./load.ts";

const NEXT = resolve("node_modules/next/dist/bin/next");
const ENV = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };

const FILES: Readonly<Record<string, string>> = {
  "package.json": '{ "private": true, "type": "module" }',
  "next.config.mjs": "export default { poweredByHeader: false, outputFileTracingRoot: import.meta.dirname };",
  "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  "app/page.jsx": `import { connection } from "next/server";
export default async () => { await connection(); return <p>Bare</p>; };`,
  "app/echo/route.js": "export const POST = async (request) => Response.json(await request.json());",
};

/** A folder with a built app of one page and one route handler. */
export function buildBareApp(): string {
  // Outside our folders, because Next would find our instrumentation in a parent folder.
  const folder = mkdtempSync(join(tmpdir(), "drydock-bare-"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  // Turbopack does not follow links out of a folder.
  const done = spawnSync(process.execPath, [NEXT, "build", "--webpack"], { cwd: folder, env: ENV, encoding: "utf8" });
  if (done.status === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`the bare app was not built: ${done.stdout}${done.stderr}`);
}

export async function startBareApp(folder: string): Promise<Loaded> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const words = [NEXT, "start", "-H", "127.0.0.1", "-p", String(port)];
  const child = spawn(process.execPath, words, { cwd: folder, env: ENV, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += data));
  await answering(origin, child, () => said);
  const stop = async () => {
    const ended = new Promise<void>((end) => child.once("exit", () => end()));
    child.kill();
    await ended;
  };
  return { origin, pid: child.pid ?? 0, stop };
}

async function answering(origin: string, child: ChildProcess, said: () => string): Promise<void> {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    if ((await fetch(origin).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error(`the bare app did not start: ${said()}`);
}
