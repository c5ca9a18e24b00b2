import { readFileSync } from "node:fs";
import { quantile } from "./rounds.ts";

/** A server under load. */
export interface Loaded {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<unknown>;
}

/** What it is asked for, again and again. */
export interface Asked {
  readonly method: "GET" | "POST" | "PUT";
  /** The path of the request with this number. */
  path(at: number): string;
  readonly body?: string;
  /** More headers of the request with this number. */
  headers?(at: number): Readonly<Record<string, string>>;
}

/** The kind of load. */
export interface Load {
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second. Without it, each connection asks again as soon as it has its answer. */
  readonly rate?: number;
}

export interface Borne {
  /** Answers per second with what was asked for. */
  readonly good: number;
  /** Milliseconds until those answers arrived. */
  readonly p50: number;
  readonly p99: number;
  readonly refused: Readonly<Record<"429" | "503" | "other", number>>;
  /** Requests without an answer. */
  readonly lost: number;
  /** Milliseconds of processor time per answer, which other users of the machine do not affect. */
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

/** The part of autocannon that is used here. */
export type Cannon = (
  options: object,
  done: (error: unknown, result: Result) => void,
) => {
  on(event: "response", heard: (client: unknown, status: number, bytes: number, milliseconds: number) => void): void;
};

/** How many addresses the clients use, so that the limits on one client do not matter. */
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
    const headers = { ...request.headers, ...asked.headers?.(at), "x-forwarded-for": address };
    return { ...request, path: asked.path(at++), headers };
  };
  const { method, body } = asked;
  const request = { method, setupRequest, ...(body ? { body, headers: { "content-type": "application/json" } } : {}) };
  const options = { url: origin, connections, duration: seconds, timeout: 20, requests: [request] };
  return new Promise((resolve, reject) => {
    const running = cannon({ ...options, ...(rate ? { overallRate: rate } : {}) }, (error, result) => {
      if (error) return reject(error);
      // At a fixed rate, autocannon adds the time that a late request waited, so its own percentiles count.
      const [p50, p99] = rate
        ? [result.latency.p50, result.latency.p99]
        : [quantile(times, 0.5), quantile(times, 0.99)];
      const busy = (busyOf(pid) - from) / times.length;
      resolve({ good: times.length / result.duration, p50, p99, refused, lost: result.errors, busy });
    });
    running.on("response", (_client, status, _bytes, milliseconds) => {
      if (status === 200 || status === 201) times.push(milliseconds);
      else if (status === 429 || status === 503) refused[status]++;
      else refused.other++;
    });
  });
}

/** The memory of a process in megabytes, or NaN if the system does not say. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(told(pid, "status"))?.[1]) / 1024;
}

/** The processor time of a process in milliseconds, or NaN if the system does not say. */
function busyOf(pid: number): number {
  // After the name, the 12th and 13th fields are times in hundredths of a second.
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
