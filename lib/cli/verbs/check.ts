import type { Pool } from "../../cards/pool.ts";
import { readJson } from "../../contract/json.ts";
import { readLine, type TextLine } from "../../contract/plain-line.ts";
import { deckLines } from "../../contract/request.ts";
import { type Game, gameNamed } from "../../core/game.ts";
import type { Deck } from "../../core/judge/deck.ts";
import type { Status } from "../../core/judge/rule.ts";
import { listed } from "../../core/words.ts";
import { CARD_PATTERNS } from "../../deck/list/card-patterns.ts";
import { LINE_PATTERNS } from "../../deck/list/list-reader.ts";
import { place } from "../../deck/place.ts";
import { type AskedSettings, settingsOf } from "../../deck/settings.ts";
import { judge } from "../../deck/verdict/judge.ts";
import { type Report, report, writtenOut } from "../../deck/verdict/report.ts";
import { games } from "../../games/index.ts";
import { type Args, FOR_DECKS } from "../args.ts";
import { deckIn, gameOf, named, poolsFor, readCodeOrFile } from "../input.ts";
import { linesOf } from "../lines.ts";
import { exitStatus, verdictText } from "../print.ts";
import { clipped, ifReaderLeaves, plain, progress, Stop, write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

const LONGEST_LINE = 1024 * 1024;
const MOST_ID = 200;

const LINES = [
  ...CARD_PATTERNS.map(({ name, example }) => [example("NAME"), name] as const),
  ...LINE_PATTERNS.map(({ name, example }) => [example, name] as const),
];

export const check: Verb = {
  name: "check",
  says: "says whether decks are legal, and why",
  usage: ["check [FILE…] [--json | --jsonl]"],
  help: `Says whether decks are legal, why, and what is not known. Without a file, or with “-”, it reads standard input.

FILE may also be a code, or an address of Drydock with a code in it, and so may the text of a file.

Lines of a list:
${LINES.map(([line, is]) => `  ${line.padEnd(18)} ${is}`).join("\n")}

With --jsonl each line is a deck, as its cards or as text (a list, a code or a link); format, options, house and, beside
text, game may be left out:
  {"id":1,"game":"${games[0].id}","deck":{"sections":{"player":[["Exploit",54]]}}}
  {"id":"b","format":"introductory","text":"40 Exploit"}
Each gets a line: {"id":1,"status":"legal","findings":[…],"held":["RULE",…]}, or {"id":null,"line":3,"error":"…"} if it
cannot be read.

Exit status: 0 all legal, 1 some illegal, 3 some undetermined, 2 bad input.`,
  examples: [
    ["drydock check deck.txt", "says whether one list is legal"],
    ["drydock check lists/*.txt --json", "judges many lists, each verdict with its file"],
    ["drydock check https://decks.example/d/EPBGnt09", "judges the deck of a link or of a code"],
    ["pbpaste | drydock check -", "judges what was copied"],
  ],
  flags: [
    { name: "json", says: "the verdict as JSON: one object for one list, an array for several" },
    { name: "jsonl", says: "read one deck per line and print one verdict per line, in order, for input of any size" },
    ...FOR_DECKS,
  ],
  async run(args) {
    if (args.has("json") && args.has("jsonl"))
      throw new Stop("--json and --jsonl do not go together: one or the other.");
    const pools = await poolsFor(args);
    const files = args.files.length > 0 ? args.files : ["-"];
    return args.has("jsonl") ? checkLines(files, args, pools) : checkLists(files, args, pools);
  },
};

interface FileVerdict {
  readonly file: string;
  readonly game: Game;
  readonly report: Report;
}

interface FileFault {
  readonly file: string;
  readonly faults: readonly string[];
}

async function checkLists(files: readonly string[], args: Args, pools: (game: Game) => Pool): Promise<number> {
  const read = files.map((file, at) => {
    if (files.length > 1) progress(`${at + 1} of ${files.length} lists`);
    return checkList(file, args, pools);
  });
  progress("");
  const faulty = read.flatMap((one) => ("faults" in one ? one.faults : []));
  if (files.length === 1 && faulty.length > 0) throw new Stop(faulty);
  const judged = read.flatMap((one) => ("report" in one ? [one] : []));
  const status = faulty.length > 0 ? 2 : exitStatus(new Set(judged.map(({ report }) => report.status)));
  ifReaderLeaves(status);
  if (args.has("json")) {
    const answers = read.map((one) => ("report" in one ? { file: one.file, ...one.report } : one));
    await write(`${JSON.stringify(answers.length === 1 ? judged[0]?.report : answers, null, 2)}\n`);
    return status;
  }
  const isMany = files.length > 1;
  for (const [at, one] of read.entries()) {
    if ("faults" in one) process.stderr.write(`${one.faults.map(plain).join("\n")}\n`);
    else await write(`${at > 0 ? "\n" : ""}${verdictText(one.game, one.report, named(one.file), isMany)}`);
  }
  return status;
}

/** The verdict on one list, or why there is none. Other lists are judged all the same. */
function checkList(file: string, args: Args, pools: (game: Game) => Pool): FileVerdict | FileFault {
  try {
    const { pool, reading } = readCodeOrFile(file, args, pools);
    return { file, game: pool.game, report: report(games, pool, reading.deck, reading) };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { file, faults: error.lines };
  }
}

/** Judges decks given one per line as they arrive, in order, holding only one batch of the stream at a time. A line that
 * cannot be read has its fault in its place. */
async function checkLines(files: readonly string[], args: Args, pools: (game: Game) => Pool): Promise<number> {
  const seen = new Set<Status>();
  let isFaulty = false;
  for (const file of files) {
    let before = 0;
    for await (const lines of linesOf(file, LONGEST_LINE)) {
      const out = answers(readLines(lines, args, pools, { file, before }));
      for (const one of out) {
        if ("status" in one) seen.add(one.status);
        else isFaulty = true;
      }
      const status = isFaulty ? 2 : exitStatus(seen);
      ifReaderLeaves(status);
      if (out.length > 0) await write(Buffer.concat(out.map(lineOf)));
      before += lines.length;
    }
  }
  return isFaulty ? 2 : exitStatus(seen);
}

/** A deck given on one line, with the cards to judge it by. */
interface LineRequest {
  readonly id: string | number;
  readonly pool: Pool;
  readonly deck: Deck;
}

/** A line that cannot be read. */
interface LineFault {
  readonly id: string | number | null;
  readonly line: number;
  readonly error: string;
}

function readLines(
  lines: readonly string[],
  args: Args,
  pools: (game: Game) => Pool,
  { file, before }: { readonly file: string; readonly before: number },
): readonly (LineRequest | LineFault)[] {
  return lines.flatMap<LineRequest | LineFault>((text, i) => {
    if (text.trim() === "") return [];
    const line = before + i + 1;
    try {
      return [askedIn(text, args, pools)];
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      for (const one of error.lines) process.stderr.write(plain(`${named(file)}, line ${line}: ${one}\n`));
      return [{ id: idIn(text), line, error: error.lines.join(" ") }];
    }
  });
}

/** The id of a line whatever else is wrong with it. */
function idIn(text: string): string | number | null {
  const read = text.length > LONGEST_LINE ? undefined : readJson(text);
  const id = read?.ok && typeof read.value === "object" && read.value !== null ? Reflect.get(read.value, "id") : null;
  return typeof id === "number" || (typeof id === "string" && id.length <= MOST_ID) ? id : null;
}

/**
 * The answers in the order of the requests. They are computed game by game, which keeps each game's rules in the
 * processor's cache.
 */
function answers(asked: readonly (LineRequest | LineFault)[]): readonly (LineVerdict | LineFault)[] {
  const out: (LineVerdict | LineFault)[] = [];
  const poolOf = (i: number) => {
    const one = asked[i];
    return one && "pool" in one ? one.pool : undefined;
  };
  for (const places of Map.groupBy(asked.keys(), poolOf).values()) {
    for (const i of places) {
      const one = asked[i];
      if (one) out[i] = "pool" in one ? answer(one) : one;
    }
  }
  return out;
}

/** Encodes each line on its own: a single non-Latin letter would double the memory of a joined string. */
function lineOf(verdictOf: LineVerdict | LineFault): Buffer {
  return Buffer.from(`${JSON.stringify(verdictOf)}\n`);
}

interface LineVerdict extends Pick<Report, "status" | "findings" | "moreFindings"> {
  readonly id: string | number;
  readonly held: readonly string[];
}

function answer({ id, pool, deck }: LineRequest): LineVerdict {
  const { status, findings, held } = judge(pool, deck);
  return { id, status, ...writtenOut(findings), held: held.map(({ rule }) => rule) };
}

function askedIn(text: string, args: Args, pools: (game: Game) => Pool): LineRequest {
  if (text.length > LONGEST_LINE) throw new Stop("the line is longer than 1 MiB.");
  const json = readJson(text);
  if (!json.ok) throw new Stop(json.message);
  const parsed = readLine(json.value);
  if (!parsed.ok) throw new Stop(parsed.faults.map(({ at, message }) => `${at === "" ? "" : `${at}: `}${message}`));
  const { asked } = parsed;
  if ("text" in asked) return askedAsText(asked, args, pools);
  const { id, deck } = asked;
  const game = args.game === undefined ? gameCalled(asked.game) : gameOf(args.game);
  if (!game)
    throw new Stop(
      `there is no game “${clipped(asked.game)}”. Drydock knows ${listed(
        games.map((g) => g.id),
        "or",
      )}.`,
    );
  const found = settingsOf(game, { ...wishFor(asked, args), name: deck.name });
  if (!found.ok) throw new Stop(found.faults.map(({ message }) => message));
  const pool = pools(game);
  return { id, pool, deck: place(pool, found.settings, deckLines(deck)).deck };
}

/** A line with a list, a code or a link. */
function askedAsText(asked: TextLine, args: Args, pools: (game: Game) => Pool): LineRequest {
  const { game = asked.game } = args;
  const { pool, reading } = deckIn("text", asked.text, { ...args, game, wish: wishFor(asked, args) }, pools);
  return { id: asked.id, pool, deck: reading.deck };
}

/** Flags of the command line override what a line says. */
function wishFor(
  { format, options, house }: Pick<TextLine, "format" | "options" | "house">,
  { wish }: Args,
): AskedSettings {
  return {
    format: wish.format ?? format,
    options: { ...options, ...wish.options },
    house: { ...house, ...wish.house },
  };
}

/** The game of a line, by its id or by what people call it. */
function gameCalled(word: string): Game | undefined {
  return games.find(({ id }) => id === word) ?? gameNamed(games, word);
}
