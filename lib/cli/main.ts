import { readFileSync } from "node:fs";
import { join } from "node:path";
import { nearest } from "../core/words.ts";
import { readArgs } from "./args.ts";
import { completionOf, SHELLS } from "./completion.ts";
import { helpOf, helpOn } from "./help.ts";
import { clipped, outputFailed, plain, Stop } from "./terminal.ts";
import type { Verb } from "./verb.ts";
import { backup } from "./verbs/backup.ts";
import { cards } from "./verbs/cards.ts";
import { check } from "./verbs/check.ts";
import { decode } from "./verbs/decode.ts";
import { doctor } from "./verbs/doctor.ts";
import { encode } from "./verbs/encode.ts";
import { importSet } from "./verbs/import.ts";
import { keys } from "./verbs/keys.ts";
import { move } from "./verbs/move.ts";
import { odds } from "./verbs/odds.ts";
import { par } from "./verbs/par.ts";
import { play } from "./verbs/play.ts";
import { restore } from "./verbs/restore.ts";
import { samples } from "./verbs/samples.ts";
import { sets } from "./verbs/sets.ts";
import { show } from "./verbs/show.ts";
import { trials } from "./verbs/trials.ts";

const VERBS: readonly Verb[] = [
  check,
  show,
  encode,
  decode,
  play,
  odds,
  trials,
  doctor,
  par,
  samples,
  cards,
  importSet,
  sets,
  keys,
  backup,
  restore,
  move,
];

const verbCalled = (word: string | undefined) => VERBS.find(({ name }) => name === word);

/** Runs one command and answers its exit status. */
export async function main(words: readonly string[]): Promise<number> {
  process.stdout.off("error", outputFailed).on("error", outputFailed);
  const [word, ...rest] = words;
  if (word === undefined || word === "--help" || word === "-h" || word === "help") {
    const about = verbCalled(rest[0]);
    process.stdout.write(about ? helpOf(about) : helpOn(VERBS));
    return word === undefined ? 2 : 0;
  }
  if (word === "--version" || word === "-v" || word === "version") {
    process.stdout.write(`drydock ${version()}\n`);
    return 0;
  }
  if (word === "completion") {
    const script = completionOf(rest[0], VERBS);
    if (script === undefined) return stopped(new Stop(`Write “drydock completion ${SHELLS.join("|")}”.`));
    process.stdout.write(script);
    return 0;
  }
  const verb = verbCalled(word);
  if (!verb) return stopped(unknownVerb(word));
  if (rest.includes("--help") || rest.includes("-h")) {
    process.stdout.write(helpOf(verb));
    return 0;
  }
  try {
    return await verb.run(readArgs(verb.name, rest, verb.flags));
  } catch (error) {
    return stopped(error instanceof Stop ? error : failed(error));
  }
}

function version(): string {
  const file = readFileSync(join(import.meta.dirname, "../../package.json"), "utf8");
  return /"version": "([^"]+)"/.exec(file)?.[1] ?? "of an unknown version";
}

function unknownVerb(word: string): Stop {
  const [near] = nearest(word, VERBS, ({ name }) => [name]);
  const instead = near ? `Did you mean “${near.name}”? ` : "";
  return new Stop(`There is no command “${clipped(word)}”. ${instead}See drydock --help.`);
}

function stopped(stop: Stop): number {
  process.stderr.write(`${stop.lines.map(plain).join("\n")}\n`);
  return stop.status;
}

/**
 * Reports an error that no command expected. Its status is never 1, because 1 means that a deck is illegal. DEBUG=1
 * shows where it happened.
 */
function failed(error: unknown): Stop {
  const message = error instanceof Error ? error.message : String(error);
  const where = process.env.DEBUG && error instanceof Error ? [error.stack ?? ""] : [];
  return new Stop([`drydock failed: ${clipped(message)}. This is a bug in Drydock. Please report it.`, ...where]);
}
