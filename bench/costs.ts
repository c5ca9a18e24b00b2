// What one request costs the thread that answers all: the worst that are known, and worse ones that climbs find.
// MINUTES says for how long they climb.
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { builtInPool } from "../lib/cards/built-in.ts";
import { createdSchema } from "../lib/contract/saved.ts";
import { understoodOf } from "../lib/core/text/understood.ts";
import { games } from "../lib/games/index.ts";
import { type Server, startServer } from "../tests/http/server.ts";
import { type Climb, climbsOf, otherParts } from "./cost-climbs.ts";
import { AT_ONCE, LIGATURE, largeSets, type Sent, savedDecks } from "./costly.ts";
import { memoryOf } from "./load.ts";
import { figure, notes, table } from "./table.ts";

/** The most milliseconds of the thread that a request may take. */
const MOST = 100;
const MINUTES = Number(process.env.MINUTES ?? 2);
/** After so many steps that lead no higher, a climb begins somewhere else. */
const PATIENCE = 12;
/** How much of what was sent is shown, in letters. */
const LONGEST = 110;

interface Cost {
  readonly kind: string;
  readonly what: string;
  readonly status: number;
  readonly ms: number;
}

export async function costs(): Promise<void> {
  await crowded();
  const server = await startServer(undefined, { RATE_LIMIT: "off" });
  try {
    const found: Cost[] = [];
    // What a server does at its start, or once for each game, is not done for a request.
    for (const sent of largeSets()) await answered(server.origin, sent);
    for (const sent of largeSets()) found.push({ kind: "large sets", ...(await cost(server, sent)) });
    for (const sent of savedDecks()) found.push(...(await savedCosts(server, sent)));
    const { worst, steps } = await climbed(server);
    const all = [...found, ...worst, ...(await textCosts())].toSorted((a, b) => b.ms - a.ms);
    table(
      `Milliseconds of the server’s thread, the smaller of two; ${steps} steps of climbs in ${MINUTES} minutes`,
      ["kind", "what is sent", "status", "ms"],
      all.map(({ kind, what, status, ms }) => [kind, what.slice(0, LONGEST), String(status), figure(ms)]),
    );
    notes([`${all.filter(({ ms }) => ms > MOST).length} of ${all.length} take more than ${MOST} ms.`]);
  } finally {
    await server.stop();
  }
}

/** The pages of what is saved. */
async function savedCosts(server: Server, { what, path, body = "" }: Sent): Promise<readonly Cost[]> {
  const saved = { path: path(0, ""), body };
  const out: Cost[] = [];
  for (const [kind, pathOf] of [
    ["page", (url: string) => url],
    ["API", (url: string) => `/api/v1${url}`],
    ["compare", (url: string) => `/compare?a=${url}&b=${url}`],
  ] as const) {
    const sent = { what, saved, path: (_: number, url: string) => pathOf(url) };
    out.push({ kind, ...(await cost(server, sent)) });
  }
  return out;
}

/** Makes what is sent worse and worse, one kind after the other again and again, and returns the worst of each kind. */
async function climbed(server: Server): Promise<{ readonly worst: readonly Cost[]; readonly steps: number }> {
  const all = games.flatMap(climbsOf).map((climb) => new Climbing(climb));
  const until = performance.now() + MINUTES * 60_000;
  let steps = 0;
  for (let at = 0; performance.now() < until; at++) {
    const climbing = all[at % all.length];
    await climbing?.step(server);
    steps++;
  }
  const kinds = Object.values(Object.groupBy(all, ({ climb }) => climb.kind));
  const worst = kinds.flatMap((own) => own?.map(({ worst }) => worst).toSorted((a, b) => b.ms - a.ms)[0] ?? []);
  return { worst, steps };
}

class Climbing {
  readonly climb: Climb;
  worst: Cost;
  #parts: readonly string[] | undefined;
  #height = 0;
  #inVain = 0;

  constructor(climb: Climb) {
    this.climb = climb;
    this.worst = { kind: climb.kind, what: "", status: 0, ms: 0 };
  }

  async step(server: Server): Promise<void> {
    const parts = otherParts(this.climb.pieces, this.#parts);
    const is = await cost(server, this.climb.sent(parts));
    if (is.ms > this.#height) [this.#parts, this.#height, this.#inVain] = [parts, is.ms, 0];
    else if (++this.#inVain > PATIENCE) [this.#parts, this.#height, this.#inVain] = [undefined, 0, 0];
    if (is.ms > this.worst.ms) this.worst = { kind: this.climb.kind, ...is };
  }
}

/** The smaller of two, because the collector of garbage works on this thread too. */
async function cost({ origin, pid }: Server, sent: Sent): Promise<Omit<Cost, "kind">> {
  let ms = Number.POSITIVE_INFINITY;
  let status = 0;
  for (const at of [0, 1]) {
    // It is saved anew for each try, because a page that is kept is made once, and a version is changed once.
    const saved = sent.saved && (await savedAt(origin, sent.saved));
    const wanted = saved ? { ...sent, ...saved, headers: { ...saved.headers, ...sent.headers } } : sent;
    if (sent.saved && !saved) return { what: sent.what, status: 400, ms: Number.isFinite(ms) ? ms : 0 };
    const from = threadTime(pid);
    status = await answered(origin, wanted, at);
    ms = Math.min(ms, threadTime(pid) - from);
  }
  return { what: sent.what, status, ms };
}

async function answered(
  origin: string,
  { method = "GET", path, headers, body, url = "" }: Sent & { readonly url?: string },
  at = 0,
): Promise<number> {
  const type = body === undefined ? {} : { body, headers: { "content-type": "application/json", ...headers } };
  const answer = await fetch(origin + path(at, url), { method, ...type });
  await answer.arrayBuffer();
  return answer.status;
}

/** Saves something, and returns what is sent to its address. Undefined if it is refused. */
async function savedAt(origin: string, { path, body }: NonNullable<Sent["saved"]>) {
  const answer = await fetch(origin + path, { method: "POST", headers: { "content-type": "application/json" }, body });
  const created = createdSchema.safeParse(await answer.json());
  if (!created.success) return undefined;
  const { url, editKey } = created.data;
  return { url: url.replace(/^https?:\/\/[^/]+/, ""), headers: { authorization: `Bearer ${editKey}` } };
}

/** What it costs to read the texts of cards by their phrases, in this process. */
async function textCosts(): Promise<readonly Cost[]> {
  const out: Cost[] = [];
  for (const game of games) {
    const goldfish = await game.goldfish();
    const [card] = builtInPool(game).cards;
    const phrases = goldfish.texts?.phrases ?? [];
    if (!card || phrases.length === 0) continue;
    const examples = phrases.map(({ example }) => example);
    const pieces = [...examples, ...examples.flatMap((text) => text.split(" ")), " ", ". ", ", ", LIGATURE];
    let worst: Cost = { kind: "texts", what: "", status: 0, ms: 0 };
    const until = performance.now() + (MINUTES * 60_000) / 50;
    for (let parts: readonly string[] | undefined; performance.now() < until; ) {
      const next = otherParts(pieces, parts);
      const text = next.join(" ").repeat(20).slice(0, 2000);
      const from = process.cpuUsage();
      understoodOf(goldfish, { ...card.card, text });
      const { user, system } = process.cpuUsage(from);
      const ms = (user + system) / 1000;
      if (ms > worst.ms) worst = { kind: "texts", what: JSON.stringify(text), status: 0, ms };
      parts = ms >= worst.ms / 2 ? next : undefined;
    }
    out.push(worst);
  }
  return out;
}

/** Many of the worst at once, twice on one server, and how long somebody else waits meanwhile. */
async function crowded(): Promise<void> {
  const server = await startServer(undefined, { RATE_LIMIT: "off" });
  try {
    for (const which of ["0", "4", "5"]) for (const _ of ["once", "again"]) await together(server, which);
  } finally {
    await server.stop();
  }
}

async function together({ origin, pid }: Server, which: string): Promise<void> {
  const crowd = spawn(process.execPath, ["bench/crowd.ts", origin, which], { stdio: ["ignore", "pipe", "inherit"] });
  let said = "";
  crowd.stdout.on("data", (data) => (said += data));
  const [waited, most] = await waits(crowd, origin, pid);
  notes([
    `${AT_ONCE} of “${largeSets()[Number(which)]?.what}” at once: ${said.trim()}. /healthz waited ${figure(waited)} ms at most,`,
    `and the server took ${figure(most)} MB at most.`,
  ]);
}

/** How many milliseconds /healthz waits at most until the crowd has gone, and how many megabytes the server has at most. */
async function waits(crowd: ChildProcess, origin: string, pid: number): Promise<readonly [number, number]> {
  let [waited, most] = [0, 0];
  while (crowd.exitCode === null) {
    const from = performance.now();
    await fetch(`${origin}/healthz`);
    waited = Math.max(waited, performance.now() - from);
    most = Math.max(most, memoryOf(pid));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return [waited, most];
}

/** The time that the first thread of a process has worked, in milliseconds. Only Linux says it. */
function threadTime(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}
