import { type Args, type Flag, FOR_DECKS, readArgs } from "./args.ts";
import { backup, restore } from "./backup.ts";
import { check } from "./check.ts";
import { decode, encode, show } from "./decks.ts";
import { helpOf } from "./help.ts";
import { cards, samples } from "./library.ts";
import { play } from "./play.ts";
import { importSet, sets } from "./sets.ts";
import { clipped, outputFailed, plain, Stop } from "./terminal.ts";

interface Verb {
  readonly flags: readonly Flag[];
  run(args: Args): Promise<number>;
}

const VERBS: Readonly<Record<string, Verb>> = {
  check: { flags: [...FOR_DECKS, "json", "jsonl"], run: check },
  show: { flags: [...FOR_DECKS, "json"], run: show },
  encode: { flags: FOR_DECKS, run: encode },
  decode: { flags: FOR_DECKS, run: decode },
  play: { flags: [...FOR_DECKS, "seed", "moves", "auto", "json", "stdio"], run: play },
  samples: { flags: ["game"], run: samples },
  cards: { flags: ["game", "cards", "json"], run: cards },
  import: { flags: ["game", "id", "name", "source", "dry-run"], run: importSet },
  sets: { flags: ["json"], run: sets },
  backup: { flags: ["force"], run: backup },
  restore: { flags: [], run: restore },
};

/** Runs one command and answers with its exit status. */
export async function main(words: readonly string[]): Promise<number> {
  process.stdout.off("error", outputFailed).on("error", outputFailed);
  const [verb, ...rest] = words;
  if (verb === undefined || verb === "--help" || verb === "-h" || verb === "help") {
    process.stdout.write(helpOf(rest[0] ?? ""));
    return verb === undefined ? 2 : 0;
  }
  const found = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!found) return stopped(new Stop(`There is no command “${clipped(verb)}”. See drydock --help.`));
  if (rest.includes("--help") || rest.includes("-h")) {
    process.stdout.write(helpOf(verb));
    return 0;
  }
  try {
    return await found.run(readArgs(verb, rest, found.flags));
  } catch (error) {
    return stopped(error instanceof Stop ? error : failed(error));
  }
}

function stopped(stop: Stop): number {
  process.stderr.write(`${stop.lines.map(plain).join("\n")}\n`);
  return stop.status;
}

/** What nobody thought of: never status 1, which says that a deck is illegal. DEBUG=1 shows where it happened. */
function failed(error: unknown): Stop {
  const message = error instanceof Error ? error.message : String(error);
  const where = process.env.DEBUG && error instanceof Error ? [error.stack ?? ""] : [];
  return new Stop([
    `drydock has failed: ${clipped(message)}. That is a fault of Drydock's: please report it.`,
    ...where,
  ]);
}
