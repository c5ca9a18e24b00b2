// The least that Next can do: what every page and every route handler of ours is built upon.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { freePort } from "../http/server.ts";
import type { Loaded } from "./load.ts";

const NEXT = resolve("node_modules/next/dist/bin/next");
const ENV = { ...process.env, NODE_ENV: "production" as const, NEXT_TELEMETRY_DISABLED: "1" };

const FILES: Readonly<Record<string, string>> = {
  "package.json": '{ "private": true, "type": "module" }',
  // Next looks for itself from here upwards, and no further up than this.
  "next.config.mjs": `export default { poweredByHeader: false, turbopack: { root: ${JSON.stringify(process.cwd())} } };`,
  "app/layout.jsx": `export default ({ children }) => <html lang="en"><body>{children}</body></html>;`,
  "app/page.jsx": `import { connection } from "next/server";
export default async () => { await connection(); return <p>Bare</p>; };`,
  "app/echo/route.js": "export const POST = async (request) => Response.json(await request.json());",
};

/** A folder with a built app of one page and one route handler. */
export function buildBareApp(): string {
  mkdirSync("results", { recursive: true });
  const folder = resolve(mkdtempSync(join("results", "bare-")));
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const done = spawnSync(process.execPath, [NEXT, "build"], { cwd: folder, env: ENV, encoding: "utf8" });
  if (done.status === 0) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`the bare app was not built: ${done.stdout}${done.stderr}`);
}

export async function startBareApp(folder: string): Promise<Loaded> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const words = [NEXT, "start", "-H", "127.0.0.1", "-p", String(port)];
  const child = spawn(process.execPath, words, { cwd: folder, env: ENV, stdio: "ignore" });
  await answering(origin, child);
  const stop = async () => {
    const ended = new Promise<void>((end) => child.once("exit", () => end()));
    child.kill();
    await ended;
  };
  return { origin, pid: child.pid ?? 0, stop };
}

async function answering(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && child.exitCode === null; tries++) {
    if ((await fetch(origin).catch(() => undefined))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error("the bare app did not start");
}
