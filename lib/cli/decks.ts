import { encode as codeOf } from "../deck/code.ts";
import { report } from "../deck/report.ts";
import { writeText } from "../deck/write.ts";
import { games } from "../games/index.ts";
import type { Args } from "./args.ts";
import { named, poolsFor, readCode, readCodeOrFile, readDeck, readFile, tellLeftOut } from "./input.ts";
import { exitStatus, verdictText } from "./print.ts";
import { ifReaderLeaves, plain, Stop, write } from "./terminal.ts";

const MOST_CODE_BYTES = 16 * 1024;

function one(args: Args, what: string): string {
  const [file, ...more] = args.files;
  if (more.length > 0) throw new Stop(`One ${what} at a time, please: ${args.files.length} were given.`);
  return file ?? "-";
}

/** The deck as text, its verdict and its code. */
export async function show(args: Args): Promise<number> {
  const pools = await poolsFor(args);
  const what = one(args, "code or file");
  const { pool, reading } = readCodeOrFile(what, args, pools);
  const answer = report(games, pool, reading.deck, reading);
  const text = plain(writeText(pool, reading.deck));
  const status = exitStatus(new Set([answer.status]));
  ifReaderLeaves(status);
  if (args.json) await write(`${JSON.stringify({ text, verdict: answer }, null, 2)}\n`);
  else await write(`${text}\n${verdictText(pool.game, answer, "Unnamed deck")}`);
  return status;
}

/** The code alone; what of the list it does not carry is said on the side. */
export async function encode(args: Args): Promise<number> {
  const pools = await poolsFor(args);
  const file = one(args, "file");
  const { pool, reading } = readDeck(file, args, pools);
  const code = codeOf(games, pool, reading.deck);
  const { misread, entries } = reading.deck;
  const stray = misread.some(({ why }) => why === "wrong-section" || why === "bad-count");
  if (code === undefined && (stray || [...entries, ...misread].some(({ count }) => count > 99)))
    throw new Stop(`${named(file)}: a line has no section or count that a code can carry; see drydock check.`);
  if (code === undefined) throw new Stop(`${named(file)}: the list is too long for a code.`);
  tellLeftOut(file, reading);
  await write(`${code}\n`);
  return 0;
}

/** The list of a code as text, with its header lines. */
export async function decode(args: Args): Promise<number> {
  const pools = await poolsFor(args);
  if (args.files.length === 0) throw new Stop("drydock decode takes a code.");
  const word = one(args, "code");
  const { pool, reading } = readCode(word === "-" ? readFile("-", MOST_CODE_BYTES) : word, args, pools);
  await write(plain(writeText(pool, reading.deck)));
  return 0;
}
