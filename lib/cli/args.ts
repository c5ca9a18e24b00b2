import { parseArgs } from "node:util";
import { houseWords, type Wish } from "../deck/heading.ts";
import { clipped, Stop } from "./terminal.ts";

const DECK_FLAGS = {
  game: { type: "string" },
  format: { type: "string" },
  house: { type: "string", multiple: true },
  points: { type: "string" },
  vp: { type: "string" },
  cards: { type: "string", multiple: true },
} as const;

const FLAGS = {
  ...DECK_FLAGS,
  json: { type: "boolean" },
  jsonl: { type: "boolean" },
  id: { type: "string" },
  name: { type: "string" },
  source: { type: "string" },
  seed: { type: "string" },
  moves: { type: "string" },
  auto: { type: "string" },
  stdio: { type: "boolean" },
  force: { type: "boolean" },
  "dry-run": { type: "boolean" },
} as const;

export type Flag = keyof typeof FLAGS;
export const FOR_DECKS: readonly Flag[] = ["game", "format", "house", "points", "vp", "cards"];

export interface Args {
  readonly files: readonly string[];
  readonly game?: string | undefined;
  readonly cards: readonly string[];
  readonly wish: Wish;
  readonly json: boolean;
  readonly jsonl: boolean;
  /** Of a game: its seed, the file of its moves, how many turns the autopilot plays, whether it is talked with. */
  readonly seed?: string | undefined;
  readonly moves?: string | undefined;
  readonly auto?: number | undefined;
  readonly stdio: boolean;
  /** Whether a file that exists may be replaced, and whether the command only says what it would do. */
  readonly force: boolean;
  readonly dryRun: boolean;
  readonly set: {
    readonly id?: string | undefined;
    readonly name?: string | undefined;
    readonly source?: string | undefined;
  };
}

/** Reads the words behind a verb; flags that the verb does not take are a mistake. */
export function readArgs(verb: string, words: readonly string[], flags: readonly Flag[]): Args {
  const { values, positionals } = parsed(verb, words, flags);
  const house = Object.fromEntries((values.house ?? []).flatMap(houseWords));
  if (values.json && values.jsonl) throw new Stop("--json and --jsonl do not go together: one or the other.");
  if (values.json && values.stdio) throw new Stop("--stdio speaks JSON anyway: leave --json out.");
  const options: Record<string, number> = {};
  if (values.points !== undefined) options.points = numberOf("points", values.points);
  if (values.vp !== undefined) options.vp = numberOf("vp", values.vp);
  return {
    files: positionals,
    game: values.game,
    cards: values.cards ?? [],
    wish: { format: values.format, options, house },
    json: values.json === true,
    jsonl: values.jsonl === true,
    seed: values.seed,
    moves: values.moves,
    auto: values.auto === undefined ? undefined : numberOf("auto", values.auto),
    stdio: values.stdio === true,
    force: values.force === true,
    dryRun: values["dry-run"] === true,
    set: { id: values.id, name: values.name, source: values.source },
  };
}

function parsed(verb: string, words: readonly string[], flags: readonly Flag[]) {
  const options = Object.fromEntries(flags.map((flag) => [flag, FLAGS[flag]])) as typeof FLAGS;
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    const message = (error as Error).message.split(/\.\s/)[0]?.replace(/\.$/, "");
    const flag = /^Option '(--\w+)' argument is ambiguous/.exec(message ?? "")?.[1];
    const why = flag === undefined ? message : `A value that begins with a dash is written ${flag}=…`;
    throw new Stop(`${why}. See drydock ${verb} --help.`);
  }
}

function numberOf(flag: string, value: string): number {
  if (!/^\d{1,6}$/.test(value))
    throw new Stop(`--${flag} takes a whole number from 0 to 999999, not “${clipped(value)}”.`);
  return Number(value);
}
