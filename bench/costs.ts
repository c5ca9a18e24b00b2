// What one request costs the thread that answers all: the worst that are known, and worse ones that a climb finds.
import { readFileSync } from "node:fs";
import { startServer } from "../tests/http/server.ts";
import { climbs, largeSets, type Sent, savedDecks, TEXTS } from "./costly.ts";
import { memoryOf } from "./load.ts";
import { figure, notes, table } from "./table.ts";

/** The most milliseconds of the thread that a request may take. */
const MOST = 100;
const STEPS = Number(process.env.STEPS ?? 40);
/** How many of the worst are sent at once. */
const AT_ONCE = 120;
/** How much of what was sent is shown, in letters. */
const LONGEST = 90;

interface Cost {
  readonly what: string;
  readonly status: number;
  readonly ms: number;
}

export async function costs(): Promise<void> {
  const server = await startServer(undefined, { RATE_LIMIT: "off" });
  try {
    const found: Cost[] = [];
    // What a server does at its start, or once for each game, is not done for a request.
    for (const sent of largeSets()) await answered(server.origin, sent);
    for (const sent of largeSets()) found.push(await cost(server, sent));
    for (const deck of savedDecks()) {
      const url = await saved(server.origin, deck);
      for (const path of [url, `/api/v1${url}`, `/compare?a=${url}&b=${url}`])
        found.push(
          await cost(server, {
            what: `${deck.what}: ${path.replace(url, "…")}`,
            isKept: !path.startsWith("/api"),
            path: () => path,
          }),
        );
    }
    for (const text of TEXTS) for (const sent of climbs(text)) found.push(await climbed(server, sent));
    const worst = found.toSorted((a, b) => b.ms - a.ms);
    table(
      `Milliseconds of the server’s thread, the smaller of two; ${STEPS} steps for each climb`,
      ["what is sent", "status", "ms"],
      worst.map(({ what, status, ms }) => [what.slice(0, LONGEST), String(status), figure(ms)]),
    );
    notes([`${worst.filter(({ ms }) => ms > MOST).length} of ${worst.length} take more than ${MOST} ms.`]);
    await together(server);
  } finally {
    await server.stop();
  }
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** The smaller of two, because the collector of garbage works on this thread too. A page that is kept is made once. */
async function cost({ origin, pid }: Server, sent: Sent): Promise<Cost> {
  let ms = Number.POSITIVE_INFINITY;
  let status = 0;
  for (const at of sent.isKept ? [0] : [0, 1]) {
    const from = threadTime(pid);
    status = await answered(origin, sent, at);
    ms = Math.min(ms, threadTime(pid) - from);
  }
  return { what: sent.what, status, ms };
}

/** Makes a text worse and worse, and returns what the worst costs. */
async function climbed(server: Server, { sent, other }: ReturnType<typeof climbs>[number]): Promise<Cost> {
  let [parts, worst] = [other(), { what: "", status: 0, ms: 0 }];
  for (let step = 0; step < STEPS; step++) {
    const next = step === 0 ? parts : other(parts);
    const is = await cost(server, sent(next));
    if (is.ms > worst.ms) [parts, worst] = [next, is];
  }
  return worst;
}

async function answered(origin: string, { method = "GET", path, headers, body }: Sent, at = 0): Promise<number> {
  const type = body === undefined ? {} : { body, headers: { "content-type": "application/json", ...headers } };
  const answer = await fetch(origin + path(at), { method, ...type });
  await answer.arrayBuffer();
  return answer.status;
}

async function saved(origin: string, { path, body, headers }: Sent): Promise<string> {
  const sent = {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    ...(body ? { body } : {}),
  };
  const { url } = await (await fetch(origin + path(0), sent)).json();
  return String(url).replace(/^https?:\/\/[^/]+/, "");
}

/** Many of the worst at once, and how long somebody else waits meanwhile. */
async function together({ origin, pid }: Server): Promise<void> {
  const [worst] = largeSets();
  if (!worst) return;
  let most = 0;
  let isOver = false;
  let waited = 0;
  const watch = async () => {
    while (!isOver) {
      const from = performance.now();
      await fetch(`${origin}/healthz`);
      waited = Math.max(waited, performance.now() - from);
      most = Math.max(most, memoryOf(pid));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const watching = watch();
  const ends = await Promise.all(Array.from({ length: AT_ONCE }, () => answered(origin, worst).catch(() => 0)));
  isOver = true;
  await watching;
  const counts = Object.entries(Object.groupBy(ends, String)).map(([status, all]) => `${all?.length} x ${status}`);
  notes([
    `${AT_ONCE} of “${worst.what}” at once: ${counts.join(", ")}. /healthz waited ${figure(waited)} ms at most,`,
    `and the server took ${figure(most)} MB at most.`,
  ]);
}

/** The time that the first thread of a process has worked, in milliseconds. Only Linux says it. */
function threadTime(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, "utf8").split(" ")[0]) / 1e6;
}
