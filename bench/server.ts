import { existsSync, rmSync } from "node:fs";
import { loadavg } from "node:os";
import { builtInPool } from "../lib/cards/built-in.ts";
import { encode } from "../lib/deck/code/code-writer.ts";
import { writeText } from "../lib/deck/list/write.ts";
import { games } from "../lib/games/index.ts";
import { startServer } from "../tests/http/server.ts";
import { buildBareApp, startBareApp } from "./bare-app.ts";
import { samples } from "./decks.ts";
import { type Asked, type Borne, type Cannon, CLIENTS, type Loaded, load, memoryOf } from "./load.ts";
import { peer } from "./peers.ts";
import { figure, notes, table } from "./table.ts";

const DISTINCT = 200;
/** More decks than can be made during a measurement, so that each is requested only once. */
const NEVER_SEEN = 20_000;
const WARM = { connections: 10, seconds: 3 };
const CLOSED = { connections: 10, seconds: 8 };
const CROWD = { connections: 200, seconds: 20 };
const FIXED = { connections: 50, seconds: 10, rate: 100 };

interface Contestant {
  readonly name: string;
  /** The contestant that does the least work of the same kind. */
  readonly bare: string;
  readonly asked: Asked;
  start(): Promise<Loaded>;
}

interface Measured {
  readonly contestant: Contestant;
  readonly closed: Borne;
  readonly crowd: Borne;
  readonly fixed: Borne;
  readonly before: number;
  readonly after: number;
}

/** The built app under load, compared with the least that Next can do. */
export async function server(): Promise<void> {
  const cannon = peer<Cannon>("autocannon");
  if (!cannon) return notes(["The server is left out: autocannon is not installed."]);
  if (!existsSync(`${process.env.NEXT_DIST_DIR ?? ".next"}/BUILD_ID`))
    return notes(["The server is left out: there is no build. Make one with npm run build."]);
  const [before = Number.NaN] = loadavg();
  const folder = buildBareApp();
  try {
    const measured: Measured[] = [];
    for (const contestant of contestants(folder)) measured.push(await measure(cannon, contestant));
    report(measured, before);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function contestants(folder: string): readonly Contestant[] {
  const [game] = games;
  const [sample] = samples(game);
  if (!sample) throw new Error("no sample deck");
  const codes = codesOf(NEVER_SEEN);
  const list = JSON.stringify({ text: writeText(builtInPool(game), sample) });
  const bare = () => startBareApp(folder);
  const ours = () => startServer(undefined, { TRUSTED_PROXY_HOPS: "1" });
  const get = (path: (at: number) => string): Asked => ({ method: "GET", path });
  const post = (path: string): Asked => ({ method: "POST", path: () => path, body: list });
  let first = 0;
  const unseen = () => `/d/${codes[first++ % codes.length]}`;
  const [page, handler] = ["bare Next page", "bare Next route handler, POST"];
  return [
    { name: page, bare: page, asked: get(() => "/"), start: bare },
    { name: "GET /d/{code}, one code", bare: page, asked: get(() => `/d/${codes[0]}`), start: ours },
    {
      name: `GET /d/{code}, ${DISTINCT} codes`,
      bare: page,
      asked: get((at) => `/d/${codes[at % DISTINCT]}`),
      start: ours,
    },
    { name: "GET /d/{code}, never the same", bare: page, asked: get(unseen), start: ours },
    {
      name: `GET /d/{code}/opengraph-image, ${DISTINCT} codes`,
      bare: page,
      asked: get((at) => `/d/${codes[at % DISTINCT]}/opengraph-image`),
      start: ours,
    },
    { name: handler, bare: handler, asked: post("/echo"), start: bare },
    { name: "POST check", bare: handler, asked: post(`/api/v1/games/${game.id}/check`), start: ours },
  ];
}

/** The sample decks of all games under many names, which gives many codes with the same work for each. */
function codesOf(count: number): readonly string[] {
  const decks = games.flatMap((game) => samples(game).map((deck) => ({ deck, pool: builtInPool(game) })));
  return Array.from({ length: count }, (_, at) => {
    const chosen = decks[at % decks.length];
    const code = chosen && encode(games, chosen.pool, { ...chosen.deck, name: `Deck ${at}` });
    if (!code) throw new Error("no code for a sample");
    return code;
  });
}

async function measure(cannon: Cannon, contestant: Contestant): Promise<Measured> {
  const server = await contestant.start();
  try {
    const under = (how: Parameters<typeof load>[3]) => load(cannon, server, contestant.asked, how);
    await under(WARM);
    const closed = await under(CLOSED);
    const fixed = await under(FIXED);
    const before = memoryOf(server.pid);
    const crowd = await under(CROWD);
    return { contestant, closed, crowd, fixed, before, after: memoryOf(server.pid) };
  } finally {
    await server.stop();
  }
}

/** `before`: the load average of the machine when the run began. */
function report(measured: readonly Measured[], before: number): void {
  const bareOf = ({ contestant }: Measured, part: (of: Measured) => number) => {
    const bare = measured.find((other) => other.contestant.name === contestant.bare);
    return bare ? part(bare) : Number.NaN;
  };
  table(
    `The server: ${CLOSED.connections} connections that ask again as soon as they are answered; and ${FIXED.rate} requests a second, whatever comes back`,
    [
      "what is asked",
      "answers/s",
      "of bare",
      "CPU ms each",
      "p50 ms",
      "p99 ms",
      `at ${FIXED.rate}/s: answers/s`,
      "p50 ms",
      "p99 ms",
    ],
    measured.map((one) => [
      one.contestant.name,
      figure(one.closed.good),
      (one.closed.good / bareOf(one, ({ closed }) => closed.good)).toFixed(2),
      ...[figure(one.closed.busy), figure(one.closed.p50), figure(one.closed.p99)],
      ...[figure(one.fixed.good), figure(one.fixed.p50), figure(one.fixed.p99)],
    ]),
  );
  table(
    `The server under a crowd: ${CROWD.connections} connections for ${CROWD.seconds} s`,
    [
      "what is asked",
      "200/s",
      "of bare",
      "p50 ms",
      "p99 ms",
      "429",
      "503",
      "other",
      "no answer",
      "MB before",
      "MB after",
    ],
    measured.map((one) => [
      one.contestant.name,
      figure(one.crowd.good),
      (one.crowd.good / bareOf(one, ({ crowd }) => crowd.good)).toFixed(2),
      ...[figure(one.crowd.p50), figure(one.crowd.p99)],
      ...(["429", "503", "other"] as const).map((status) => String(one.crowd.refused[status])),
      ...[String(one.crowd.lost), figure(one.before), figure(one.after)],
    ]),
  );
  notes([
    `Load average of the machine: ${figure(before)} before, ${figure(loadavg()[0] ?? Number.NaN)} at the end, with this run in it.`,
    "Pages of decks that were asked for before are kept; those that are never the same are made each time.",
    `Limits are as they are out of the box. So that those on one client do not decide, requests come from ${CLIENTS.toLocaleString("en")} addresses`,
    "(X-Forwarded-For, with TRUSTED_PROXY_HOPS=1). p50 and p99 are of answers with status 200. The load is made on the same",
    "machine; CPU is what the server alone took for an answer. Bare: an app with one page, and one route handler that sends",
    "back what it is sent, started by next start.",
  ]);
}
