import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { postedDecks, writeLines } from "./deck-lines.ts";
import { median } from "./rounds.ts";
import { figure, notes, table } from "./table.ts";

const HOME = join(import.meta.dirname, "..");
const DECKS = 100_000;
const FEWER = 20_000;
const ROUNDS = 3;

/** One complete run of a command. */
interface Run {
  readonly seconds: number;
  /** Seconds of processor time, which other users of the machine do not affect. */
  readonly busy: number;
  readonly megabytes: number;
}

/**
 * Times `drydock check --jsonl` as people run it, from start to end on one core, compared with reading and parsing the
 * same lines.
 */
export function lines(): void {
  const folder = mkdtempSync(join(tmpdir(), "drydock-bench-"));
  try {
    const written = (name: string, count: number, isMixed: boolean) => {
      const file = join(folder, `${name}.jsonl`);
      writeLines(file, postedDecks(count, 1, isMixed));
      return file;
    };
    const none = written("none", 0, false);
    const streams = [false, true].map((isMixed) => {
      const [few, many] = [FEWER, DECKS].map((count) => written(`${isMixed}-${count}`, count, isMixed));
      return [none, few ?? "", many ?? ""];
    });
    report(streams, join(folder, "meter"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const STREAMS = ["sound decks", "mixed decks"];

/** Runs each command over each stream, taking turns, round after round. */
function report(streams: readonly (readonly string[])[], meter: string): void {
  const core = pinned();
  const commands = [
    { says: "drydock check --jsonl", words: ["lib/cli/drydock.mjs", "check", "--jsonl"] },
    { says: "reading and JSON.parse", words: [fileURLToPath(import.meta.resolve("./only-parse.ts"))] },
  ];
  const rows = streams.flatMap((files, i) =>
    commands.map(({ says, words }) => ({
      says: `${STREAMS[i]}: ${says}`,
      runs: files.map((file) => ({ command: [...words, file], seen: [] as Run[] })),
    })),
  );
  const runs = rows.flatMap((row) => row.runs);
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < runs.length; i++) {
      const run = runs[(i + round) % runs.length];
      run?.seen.push(once(core, run.command, meter));
    }
  }
  const found = rows.map(({ says, runs }) => ({ says, ...rates(runs.map(({ seen }) => seen)) }));
  table(
    `Decks a line: ${DECKS.toLocaleString("en")} lines, one core${core.length > 0 ? ", pinned" : ""}`,
    ["command", "decks/s", "once warm", "by processor", "of JSON.parse", "to start", "most memory"],
    found.map(({ says, all, warm, busy, start, most }, i) => [
      says,
      ...[all, warm, busy].map(figure),
      `${figure((100 * busy) / (found[i - (i % 2) + 1]?.busy ?? busy))} %`,
      `${figure(start * 1000)} ms`,
      `${figure(most)} MB`,
    ]),
  );
  notes([
    "Decks/s leaves out the start; once warm leaves out the first fifth too; by processor is once warm by the seconds of",
    "processor, whatever else the machine does. Medians of three rounds. The lines are of all five games: sound ones are as",
    "sound as the sample decks that they come from; of mixed ones half are changed in one to three places, and one of twenty",
    "has a misspelt name.",
  ]);
}

interface Rates {
  readonly all: number;
  readonly warm: number;
  readonly busy: number;
  readonly start: number;
  readonly most: number;
}

/** The rates computed from runs over no lines, few lines and all lines. */
function rates([none = [], few = [], many = []]: readonly (readonly Run[])[]): Rates {
  const seconds = (runs: readonly Run[]) => median(runs.map((run) => run.seconds));
  const busy = (runs: readonly Run[]) => median(runs.map((run) => run.busy));
  return {
    all: DECKS / (seconds(many) - seconds(none)),
    warm: (DECKS - FEWER) / (seconds(many) - seconds(few)),
    busy: (DECKS - FEWER) / (busy(many) - busy(few)),
    start: seconds(none),
    most: Math.max(...many.map(({ megabytes }) => megabytes)),
  };
}

/** The words in front of a command that keep it on one core, if the system has them. */
function pinned(): readonly string[] {
  const words = ["taskset", "-c", "0"];
  return spawnSync(words[0] ?? "", [...words.slice(1), "true"]).status === 0 ? words : [];
}

function once(core: readonly string[], command: readonly string[], meter: string): Run {
  const words = [...core, process.execPath, "--import", import.meta.resolve("./meter.ts"), ...command];
  const start = performance.now();
  const done = spawnSync(words[0] ?? "", words.slice(1), {
    cwd: HOME,
    env: { ...process.env, BENCH_METER: meter },
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  const seconds = (performance.now() - start) / 1000;
  // Status 1 says that some decks are illegal, and 3 that some are undetermined. Both are expected.
  if (![0, 1, 3].includes(done.status ?? -1)) throw new Error(`${command.join(" ")}: ${done.stderr}`);
  return { seconds, ...JSON.parse(readFileSync(meter, "utf8")) };
}
