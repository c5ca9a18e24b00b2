import { statSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { gauge, type Metric } from "./exposition.ts";

/** How often Node looks at the event loop, in milliseconds. */
const RESOLUTION = 10;

/** What a running server says about itself. */
export interface About {
  readonly version: string;
  readonly build: string;
  /** The file of the database, if it has one. */
  readonly databaseFile?: string;
}

/** Figures of the process. Those that every Node program has carry the names that existing dashboards know. */
export class ProcessMetrics {
  readonly #about: About;
  readonly #delay = monitorEventLoopDelay({ resolution: RESOLUTION });

  constructor(about: About) {
    this.#about = about;
    this.#delay.enable();
  }

  metrics(): readonly Metric[] {
    const { version, build, databaseFile } = this.#about;
    const memory = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const started = (Date.now() - process.uptime() * 1000) / 1000;
    const [median, worst] = this.#delays();
    return [
      gauge("drydock_build_info", "Always 1. Its labels say what is running.", 1, {
        version,
        build,
        node: process.versions.node,
      }),
      gauge("process_start_time_seconds", "When the process started, in seconds since 1970.", started),
      counter("process_cpu_seconds_total", "Time that the process has spent on processors.", (user + system) / 1e6),
      gauge("process_resident_memory_bytes", "Memory of the process.", memory.rss),
      gauge("nodejs_heap_size_total_bytes", "Memory reserved for objects.", memory.heapTotal),
      gauge("nodejs_heap_size_used_bytes", "Memory used by objects.", memory.heapUsed),
      gauge("nodejs_external_memory_bytes", "Memory of objects outside the heap.", memory.external),
      gauge("nodejs_eventloop_lag_p50_seconds", "Delay of the event loop since the last reading, median.", median),
      gauge("nodejs_eventloop_lag_p99_seconds", "Delay of the event loop since the last reading, 99th of 100.", worst),
      ...(databaseFile === undefined ? [] : [databaseSize(databaseFile)]),
    ];
  }

  /** The median and the 99th percentile in seconds. Node counts the time between two looks as a part of the delay. */
  #delays(): readonly [number, number] {
    const of = (percentile: number) => Math.max(0, this.#delay.percentile(percentile) / 1e9 - RESOLUTION / 1000);
    const delays = [of(50), of(99)] as const;
    this.#delay.reset();
    return delays;
  }
}

function databaseSize(file: string): Metric {
  return {
    name: "drydock_database_bytes",
    help: "Size of the database file and of its write-ahead log.",
    type: "gauge",
    samples: [
      { labels: { file: "database" }, value: sizeOf(file) },
      { labels: { file: "wal" }, value: sizeOf(`${file}-wal`) },
    ],
  };
}

/** A file that is not there has no size. */
function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function counter(name: string, help: string, value: number): Metric {
  return { name, help, type: "counter", samples: [{ value }] };
}
