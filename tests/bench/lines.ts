import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { postedDecks, writeLines } from "./deck-lines.ts";
import { median } from "./rounds.ts";
import { figure, notes, table } from "./table.ts";

const HOME = join(import.meta.dirname, "..", "..");
const DECKS = 100_000;
const FEWER = 20_000;
const ROUNDS = 3;

/** One run of a command to its end. */
interface Run {
  readonly seconds: number;
  /** Seconds of processor: others who use the machine do not add to them. */
  readonly busy: number;
  readonly megabytes: number;
}

/** `drydock check --jsonl` as it is run, from start to end, on one core, against reading and parsing the same lines. */
export function lines(): void {
  const folder = mkdtempSync(join(tmpdir(), "drydock-bench-"));
  try {
    const [many, few, none] = ["many", "few", "none"].map((name) => join(folder, `${name}.jsonl`));
    writeLines(many ?? "", postedDecks(DECKS, 1));
    writeLines(few ?? "", postedDecks(FEWER, 1));
    writeFileSync(none ?? "", "");
    report([none ?? "", few ?? "", many ?? ""], join(folder, "meter"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(files: readonly string[], meter: string): void {
  const core = pinned();
  const check = ["lib/cli/drydock.mjs", "check", "--jsonl"];
  const parse = [fileURLToPath(import.meta.resolve("./only-parse.ts"))];
  const runs = files.flatMap((file) =>
    [check, parse].map((command) => ({ command: [...command, file], seen: [] as Run[] })),
  );
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < runs.length; i++) {
      const run = runs[(i + round) % runs.length];
      run?.seen.push(once(core, run.command, meter));
    }
  }
  const [ours, least] = [runs.filter((_, i) => i % 2 === 0), runs.filter((_, i) => i % 2 === 1)].map((of) =>
    rates(of.map(({ seen }) => seen)),
  );
  if (!ours || !least) return;
  const row = (name: string, { all, warm, busy, start, most }: Rates) => [
    name,
    ...[all, warm, busy].map(figure),
    `${figure((100 * busy) / least.busy)} %`,
    `${figure(start * 1000)} ms`,
    `${figure(most)} MB`,
  ];
  table(
    `Decks a line: ${DECKS.toLocaleString("en")} lines, one core${core.length > 0 ? ", pinned" : ""}`,
    ["command", "decks/s", "once warm", "by processor", "of JSON.parse", "to start", "most memory"],
    [row("drydock check --jsonl", ours), row("reading and JSON.parse alone", least)],
  );
  notes([
    "Decks/s leaves out the start; once warm leaves out the first fifth too; by processor is once warm by the seconds of",
    "processor, whatever else the machine does. Medians of three rounds. The lines are of all five games: half as sound as",
    "the sample decks that they come from, half changed in one to three places, one of twenty with a misspelt name.",
    `Judging takes ${figure(least.busy / ours.busy)} times as long as reading and parsing the same lines.`,
  ]);
}

interface Rates {
  readonly all: number;
  readonly warm: number;
  readonly busy: number;
  readonly start: number;
  readonly most: number;
}

/** What the runs over no lines, few and all come to. */
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

/** The words before a command that keep it on one core, where the system has them. */
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
  // 1 says that some decks are illegal, 3 that some are undecided: what they are.
  if (![0, 1, 3].includes(done.status ?? -1)) throw new Error(`${command.join(" ")}: ${done.stderr}`);
  return { seconds, ...JSON.parse(readFileSync(meter, "utf8")) };
}
