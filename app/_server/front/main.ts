// Run by `npm start`: Next's pages behind our own server.
import { readdirSync } from "node:fs";
import { createServer } from "node:http";
import { database } from "../../../db/client.ts";
import { refuseStart } from "../refuse-start.ts";
import { Front } from "./front.ts";
import { listening } from "./listening.ts";
import { readSettings } from "./settings.ts";

/** Leaves one second for closing, so that the process has ended within ten. */
const STOP_WITHIN = 9_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  // React chooses its development or production code by this variable, and only a production build is served here.
  Reflect.set(process.env, "NODE_ENV", "production");
  // Opened before Next is loaded, so that a file that cannot be used is told of at once.
  const db = await database();
  const { default: next } = await import("next");
  // Next attaches its own handler for protocol upgrades to this server and leaves such connections open for ever, so it
  // gets a server that never listens.
  const httpServer = createServer();
  const app = next({ dev: false, hostname: settings.host, port: settings.port, httpServer });
  await app.prepare();
  const handler = app.getRequestHandler();
  const render = (...[request, response]: Parameters<typeof handler>) => handler(request, response);
  const version = () => db.stamp();
  const front = new Front({ settings, files: new Set(["/icon.svg", ...publicFiles()]), render, version });
  const stop = () => front.stop(STOP_WITHIN).then(() => process.exit(0));
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, stop);
  process.stdout.write(`Drydock is ready at ${await listening(front.server, settings)}\n`);
}

function publicFiles(): readonly string[] {
  return readdirSync("public", { recursive: true, encoding: "utf8" }).map((file) => `/${file.replaceAll("\\", "/")}`);
}

await main().catch(refuseStart);
