import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openAt } from "../db/at.ts";
import type { Db } from "../db/db.ts";
import { newKey } from "../db/new-key.ts";
import { builtInPool } from "../lib/cards/built-in.ts";
import { encode } from "../lib/deck/code/code-writer.ts";
import { writeText } from "../lib/deck/list/write.ts";
import { games } from "../lib/games/index.ts";
import { startServer } from "../tests/http/server.ts";
import { startPostgres } from "../tests/postgres.ts";
import { buildBareApp, startBareApp } from "./bare-app.ts";
import { samples } from "./decks.ts";
import { type Asked, type Borne, type Cannon, type Loaded, load } from "./load.ts";
import { peer } from "./peers.ts";
import { figure, notes, table } from "./table.ts";

const DECKS = Number(process.env.DECKS ?? 100_000);
/** The decks whose pages are asked for again and again, as people send each other links. */
const VISITED = 50;
const WARM = { connections: 10, seconds: 2 };
const CLOSED = { connections: 10, seconds: 5 };

const [game] = games;
const pool = builtInPool(game);
const [sample] = samples(game);
if (!sample) throw new Error("no sample deck");
const text = writeText(pool, sample);
const code = encode(games, pool, sample) ?? "";
const keyFor = (at: number) => newKey("bench", { secret: "", request: "a bench of many saved decks", id: `deck${at}` });

/** Saved decks among many others, on each database, from one server and from two. */
export async function savedServer(): Promise<void> {
  const cannon = peer<Cannon>("autocannon");
  if (!cannon) return notes(["Saved decks are left out: autocannon is not installed."]);
  const folder = mkdtempSync(join(tmpdir(), "drydock-bench-"));
  const postgres = await startPostgres({ isDurable: true });
  const bare = buildBareApp();
  try {
    const file = join(folder, "saved.sqlite");
    const url = typeof postgres === "string" ? undefined : await postgres.newDatabase();
    if (url === undefined) notes([`PostgreSQL is left out: ${postgres}`]);
    for (const place of url === undefined ? [file] : [file, url]) await filled(place);
    const databases = { SQLite: {}, ...(url === undefined ? {} : { PostgreSQL: { DATABASE_URL: url } }) };
    const rows = await compared(cannon, bare, file, databases);
    table(
      `Saved decks, ${DECKS} in the database: ${CLOSED.connections} connections that ask again as soon as they are answered`,
      ["what is asked", "where, servers", "answers/s", "of bare", "p50 ms", "p99 ms", "lost"],
      rows,
    );
    notes([
      "Of bare: a bare Next page for pages, and a bare Next route handler for calls. The aim is 0.6. Two servers, their",
      "database and the load share the cores of this machine.",
    ]);
  } finally {
    if (typeof postgres !== "string") await postgres.stop();
    for (const path of [folder, bare]) rmSync(path, { recursive: true, force: true });
  }
}

async function compared(
  cannon: Cannon,
  bare: string,
  file: string,
  databases: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<readonly string[][]> {
  const rows: string[][] = [];
  const least = new Map<string, Borne>();
  const page: Asked = { method: "GET", path: () => "/" };
  const echo: Asked = { method: "POST", path: () => "/echo", body: JSON.stringify({ text }) };
  for (const [kind, asked] of Object.entries({ page, handler: echo })) {
    const borne = await measure(cannon, [await startBareApp(bare)], asked);
    least.set(kind, borne);
    rows.push(rowOf(`bare Next ${kind}`, "", borne, borne));
  }
  const cases = Object.entries(databases).flatMap((database) =>
    [1, 2].map((servers) => [...database, servers] as const),
  );
  for (const [where, settings, servers] of cases)
    for (const [what, kind, asked] of contestants()) {
      const start = () => startServer(file, { TRUSTED_PROXY_HOPS: "1", LOG: "off", ...settings });
      const started = await Promise.all(Array.from({ length: servers }, start));
      const borne = await measure(cannon, started, asked);
      rows.push(rowOf(what, `${where}, ${servers}`, borne, least.get(kind) ?? borne));
    }
  return rows;
}

let saves = 0;
let pages = 0;

/** What is asked, which bare answer it is compared with, and how. Each deck is saved once. */
function contestants(): readonly (readonly [what: string, bare: string, asked: Asked])[] {
  const content = { "content-type": "application/json" };
  const save: Asked = {
    method: "PUT",
    // Headers are asked for before the path.
    headers: () => ({ ...content, authorization: `Bearer ${keyFor(saves % DECKS).key}`, "if-match": '"1"' }),
    path: () => `/api/v1/decks/deck${saves++ % DECKS}`,
    body: JSON.stringify({ game: game.id, text }),
  };
  return [
    [`GET /decks/{id}, one of ${VISITED}`, "page", { method: "GET", path: (at) => `/decks/deck${at % VISITED}` }],
    ["the same, each for the first time", "page", { method: "GET", path: () => `/decks/deck${VISITED + pages++}` }],
    ["GET /d/{code}, the page", "page", { method: "GET", path: () => `/d/${code}` }],
    [
      "POST check",
      "handler",
      { method: "POST", path: () => `/api/v1/games/${game.id}/check`, body: JSON.stringify({ text }) },
    ],
    ["PUT /decks/{id}", "handler", save],
    [
      "GET /decks, listed",
      "handler",
      { method: "GET", path: (at) => `/api/v1/decks?game=${game.id}&q=${at % 2 ? "deck" : ""}&limit=20` },
    ],
  ];
}

async function measure(cannon: Cannon, servers: readonly Loaded[], asked: Asked): Promise<Borne> {
  try {
    const under = (how: Parameters<typeof load>[3]) =>
      Promise.all(
        servers.map((server) => load(cannon, server, asked, { ...how, connections: how.connections / servers.length })),
      );
    await under(WARM);
    const all = await under(CLOSED);
    const [first] = all;
    if (!first) throw new Error("no server");
    const worst = (part: (borne: Borne) => number) => Math.max(...all.map(part));
    const sum = (part: (borne: Borne) => number) => all.reduce((total, borne) => total + part(borne), 0);
    const lost = sum(({ lost, refused }) => lost + refused.other + refused["429"] + refused["503"]);
    return {
      ...first,
      good: sum(({ good }) => good),
      p50: worst(({ p50 }) => p50),
      p99: worst(({ p99 }) => p99),
      lost,
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

function rowOf(what: string, where: string, { good, p50, p99, lost }: Borne, bare: Borne): string[] {
  return [what, where, figure(good), (good / bare.good).toFixed(2), figure(p50), figure(p99), String(lost)];
}

/** Writes the decks straight into the tables, as saving each by itself would take minutes. */
async function filled(place: string): Promise<void> {
  const db = await openAt(place);
  const { saved, keys, versions } = db.tables;
  const content = {
    game: game.id,
    format: sample?.format,
    options: {},
    house: {},
    deck: { name: "Bench", sections: sectionsOf() },
  };
  for (let from = 0; from < DECKS; from += 500) {
    const ids = Array.from({ length: Math.min(500, DECKS - from) }, (_, n) => from + n);
    await db.write(async (queries) => {
      await queries.insert(saved).values(
        ids.map((at) => ({
          ...{ id: `deck${at}`, kind: "deck" as const, game: game.id, version: 1, listed: at % 2 === 0 },
          ...{ words: `bench deck ${at}`, made: at, changed: at },
        })),
      );
      await queries.insert(keys).values(
        ids.map((at) => {
          const { key: _, ...key } = keyFor(at);
          return { ...key, saved: `deck${at}`, made: at };
        }),
      );
      await queries.insert(versions).values(
        ids.map((at) => ({
          saved: `deck${at}`,
          version: 1,
          content: JSON.stringify(content),
          made: at,
          by: keyFor(at).id,
        })),
      );
    });
  }
  await (db as Db).close();
}

function sectionsOf(): Record<string, [string, number][]> {
  const sections: Record<string, [string, number][]> = {};
  for (const { section, card, count } of sample?.entries ?? []) {
    sections[section] ??= [];
    sections[section].push([card.label, count]);
  }
  return sections;
}
