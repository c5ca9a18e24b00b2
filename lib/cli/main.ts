import { type Args, type Flag, FOR_DECKS, readArgs } from "./args.ts";
import { check } from "./check.ts";
import { decode, encode, show } from "./decks.ts";
import { HELP, helpOf } from "./help.ts";
import { cards, importSet, samples } from "./library.ts";
import { Stop } from "./terminal.ts";

interface Verb {
  readonly flags: readonly Flag[];
  run(args: Args): Promise<number>;
}

const VERBS: Readonly<Record<string, Verb>> = {
  check: { flags: [...FOR_DECKS, "json", "jsonl"], run: check },
  show: { flags: [...FOR_DECKS, "json"], run: show },
  encode: { flags: FOR_DECKS, run: encode },
  decode: { flags: FOR_DECKS, run: decode },
  samples: { flags: ["game"], run: samples },
  cards: { flags: ["game", "cards", "json"], run: cards },
  import: { flags: ["game", "id", "name", "source"], run: importSet },
};

/** Runs one command and answers with its exit status. */
export async function main(words: readonly string[]): Promise<number> {
  process.stdout.on("error", endQuietly);
  const [verb, ...rest] = words;
  if (verb === undefined || verb === "--help" || verb === "-h" || verb === "help") {
    process.stdout.write(HELP);
    return verb === undefined ? 2 : 0;
  }
  const found = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
  if (!found) return stopped(new Stop(`There is no command “${verb.slice(0, 80)}”. See drydock --help.`));
  if (rest.includes("--help") || rest.includes("-h")) {
    process.stdout.write(helpOf(verb));
    return 0;
  }
  try {
    return await found.run(readArgs(verb, rest, found.flags));
  } catch (error) {
    if (error instanceof Stop) return stopped(error);
    throw error;
  }
}

function stopped(stop: Stop): number {
  process.stderr.write(`${stop.lines.join("\n")}\n`);
  return stop.status;
}

/** A reader that has seen enough (`drydock cards … | head`) is no mistake of anybody. */
function endQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === "EPIPE") process.exit(0);
  throw error;
}
