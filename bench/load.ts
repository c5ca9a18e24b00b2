import { readFileSync } from "node:fs";
import { quantile } from "./rounds.ts";

/** A server that is loaded. */
export interface Loaded {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<unknown>;
}

/** What is asked of it, again and again. */
export interface Asked {
  readonly method: "GET" | "POST";
  /** The address of the request with this number. */
  path(at: number): string;
  readonly body?: string;
}

/** How hard. */
export interface Load {
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second; left out, each connection asks again as soon as it is answered. */
  readonly rate?: number;
}

export interface Borne {
  /** Answers with what was asked for, each second. */
  readonly good: number;
  /** Milliseconds to those answers. */
  readonly p50: number;
  readonly p99: number;
  readonly refused: Readonly<Record<"429" | "503" | "other", number>>;
  /** Requests without an answer. */
  readonly lost: number;
  /** Milliseconds of processor that the server took for each answer: others who use the machine do not add to them. */
  readonly busy: number;
}

interface Request {
  headers?: Record<string, string>;
}

interface Result {
  readonly errors: number;
  readonly duration: number;
  readonly latency: { readonly p50: number; readonly p99: number };
}

/** autocannon, as far as it is used here. */
export type Cannon = (
  options: object,
  done: (error: unknown, result: Result) => void,
) => {
  on(event: "response", heard: (client: unknown, status: number, bytes: number, milliseconds: number) => void): void;
};

/** How many addresses the clients come from, so that no limit on one client decides. */
export const CLIENTS = 5_000;

export function load(
  cannon: Cannon,
  { origin, pid }: Loaded,
  asked: Asked,
  { seconds, rate, connections }: Load,
): Promise<Borne> {
  const times: number[] = [];
  const refused = { "429": 0, "503": 0, other: 0 };
  let at = 0;
  const from = busyOf(pid);
  const setupRequest = (request: Request) => {
    const client = at % CLIENTS;
    const address = `10.0.${client >> 8}.${client & 255}`;
    return { ...request, path: asked.path(at++), headers: { ...request.headers, "x-forwarded-for": address } };
  };
  const { method, body } = asked;
  const request = { method, setupRequest, ...(body ? { body, headers: { "content-type": "application/json" } } : {}) };
  const options = { url: origin, connections, duration: seconds, timeout: 20, requests: [request] };
  return new Promise((resolve, reject) => {
    const running = cannon({ ...options, ...(rate ? { overallRate: rate } : {}) }, (error, result) => {
      if (error) return reject(error);
      // At a fixed rate the wait before a late request counts, which autocannon adds.
      const [p50, p99] = rate
        ? [result.latency.p50, result.latency.p99]
        : [quantile(times, 0.5), quantile(times, 0.99)];
      const busy = (busyOf(pid) - from) / times.length;
      resolve({ good: times.length / result.duration, p50, p99, refused, lost: result.errors, busy });
    });
    running.on("response", (_client, status, _bytes, milliseconds) => {
      if (status === 200) times.push(milliseconds);
      else if (status === 429 || status === 503) refused[status]++;
      else refused.other++;
    });
  });
}

/** Megabytes that a process has in memory; NaN where the system does not say. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(told(pid, "status"))?.[1]) / 1024;
}

/** Milliseconds of processor that a process has taken; NaN where the system does not say. */
function busyOf(pid: number): number {
  // Behind the name, in hundredths of a second: the 12th and 13th field.
  const fields = told(pid, "stat")
    .replace(/^.*\) /s, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function told(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "utf8");
  } catch {
    // Only Linux has these files.
    return "";
  }
}
