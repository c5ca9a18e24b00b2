// Run by `npm start`: Next's pages behind our own server.
import { createServer } from "node:http";
import { join } from "node:path";
import { database } from "../../../db/client.ts";
import { type Db, troubleOf } from "../../../db/db.ts";
import { databaseFile, databaseUrl } from "../../../db/file.ts";
import { savedStamp } from "../../../db/saved.ts";
import { Log } from "../log.ts";
import { refuseStart } from "../refuse-start.ts";
import { APP_FOLDER, BUILD_FOLDER, builtApp } from "./built-app.ts";
import { anonymous, WholeResponse } from "./cache/whole-response.ts";
import { Front, type Render } from "./front.ts";
import { listening } from "./listening.ts";
import { packedFirst } from "./packed-files.ts";
import { readSettings, type Settings } from "./settings.ts";

/** How long a server that starts waits for its database, in milliseconds. */
const PATIENCE = 60_000;
/** Leaves one second for closing, so that the process has ended within ten. */
const STOP_WITHIN = 9_000;

async function main(): Promise<void> {
  // Whoever read the log may have gone. Without these, each attempt to say so would fail again, without end.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const settings = readSettings(process.env);
  process.env.DRYDOCK_HOME ??= APP_FOLDER;
  // Pages read from here which build they are of.
  process.env.DRYDOCK_BUILD = join(APP_FOLDER, BUILD_FOLDER);
  // React chooses its development or production code by this variable, and only a production build is served here.
  Reflect.set(process.env, "NODE_ENV", "production");
  // Opened before Next is loaded, so that a file that cannot be used is told of at once.
  const db = await database(PATIENCE);
  const { routes, files, config, ...about } = builtApp();
  const log = new Log(settings.log);
  const token = settings.metricsToken;
  const file = databaseUrl() ? {} : { databaseFile: databaseFile() };
  if (process.env.DATABASE_CONNECTIONS && databaseUrl() === undefined)
    log.event(
      "warn",
      "unused-setting",
      "DATABASE_CONNECTIONS is not used, because it is for PostgreSQL and DATABASE_URL is not set.",
    );
  const front = new Front({
    settings,
    files,
    routes,
    log,
    render: await rendering(settings, config),
    stamps: { sets: () => db.stamp(), saved: (id) => stampOrNone(db, id) },
    // One server counts by itself, which costs nothing.
    ...(databaseUrl() === undefined ? {} : { shared: db }),
    ...(token ? { metrics: { token, about: { ...about, ...file } } } : {}),
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const)
    process.on(signal, async () => {
      log.event("info", "stop", `Drydock is shutting down after ${signal}.`, { signal });
      await front.stop(STOP_WITHIN);
      process.exit(0);
    });
  const address = await listening(front.server, settings);
  log.event("info", "start", `Drydock is ready at ${address}`, { address, ...about });
}

/** Without the database no page of something saved is kept, and the page itself says that it does not answer. */
async function stampOrNone(db: Db, id: string): Promise<string | undefined> {
  try {
    return await savedStamp(db, id);
  } catch (error) {
    if (troubleOf(error) === undefined) throw error;
    return undefined;
  }
}

/** Loads Next and what it has built. */
async function rendering({ host, port }: Settings, config: string): Promise<Render> {
  // As Next's own server of a packed folder does. Without it, Next reads next.config.mjs, and loads a webpack for that which
  // only a build has.
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = config;
  const { default: next } = await import("next");
  // Next attaches its own handler for protocol upgrades to this server and leaves such connections open for ever, so it
  // gets a server that never listens.
  const app = next({ dev: false, dir: APP_FOLDER, hostname: host, port, httpServer: createServer() });
  await app.prepare();
  const handler = app.getRequestHandler();
  const build = join(APP_FOLDER, BUILD_FOLDER);
  const render = packedFirst(build, (request, response) => handler(request, response));
  // Next does what is done once (`instrumentation.ts`) with its first request. Only a server with all its cards may say that it
  // listens.
  const first = new WholeResponse(anonymous("/readyz"));
  await render(first.req, first);
  return render;
}

await main().catch(refuseStart);
