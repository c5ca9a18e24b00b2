import { encode as codeOf } from "../deck/code.ts";
import { report } from "../deck/report.ts";
import { MOST_BYTES } from "../deck/text.ts";
import { writeText } from "../deck/write.ts";
import { games } from "../games/index.ts";
import type { Args } from "./args.ts";
import { poolsFor, readCodeOrFile, readDeck, readFile } from "./input.ts";
import { verdictText } from "./print.ts";
import { Stop, write } from "./terminal.ts";

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
  if (args.json) await write(`${JSON.stringify({ text: writeText(pool, reading.deck), verdict: answer }, null, 2)}\n`);
  else await write(`${writeText(pool, reading.deck)}\n${verdictText(pool.game, answer, "Unnamed deck")}`);
  return 0;
}

/** The code alone. */
export async function encode(args: Args): Promise<number> {
  const pools = await poolsFor(args);
  const file = one(args, "file");
  const { pool, reading } = readDeck(file, readFile(file, MOST_BYTES), args, pools);
  const code = codeOf(games, pool, reading.deck);
  if (code === undefined)
    throw new Stop(`${file}: a line has no section or count that a code can carry; see drydock check.`);
  await write(`${code}\n`);
  return 0;
}

/** The list of a code as text, with its header lines. */
export async function decode(args: Args): Promise<number> {
  const pools = await poolsFor(args);
  const code = one(args, "code");
  if (code === "-") throw new Stop("drydock decode takes a code.");
  const { pool, reading } = readCodeOrFile(code, args, pools);
  await write(writeText(pool, reading.deck));
  return 0;
}
