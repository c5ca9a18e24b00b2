import type { Pool } from "../../cards/pool.ts";
import { readJson } from "../../contract/json.ts";
import { readLine } from "../../contract/plain-line.ts";
import { deckLines } from "../../contract/request.ts";
import { type Game, gameNamed } from "../../core/game.ts";
import type { Deck } from "../../core/judge/deck.ts";
import type { Status } from "../../core/judge/rule.ts";
import { listed } from "../../core/words.ts";
import { CARD_PATTERNS } from "../../deck/list/card-patterns.ts";
import { LINE_PATTERNS } from "../../deck/list/list-reader.ts";
import { place } from "../../deck/place.ts";
import { settingsOf } from "../../deck/settings.ts";
import { judge } from "../../deck/verdict/judge.ts";
import { type Report, report, writtenOut } from "../../deck/verdict/report.ts";
import { games } from "../../games/index.ts";
import { type Args, FOR_DECKS } from "../args.ts";
import { gameOf, named, poolsFor, readDeck } from "../input.ts";
import { linesOf, tooLong } from "../lines.ts";
import { exitStatus, verdictText } from "../print.ts";
import { clipped, ifReaderLeaves, Stop, write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

const LONGEST_LINE = 1024 * 1024;

const LINES = [
  ...CARD_PATTERNS.map(({ name, example }) => [example("NAME"), name] as const),
  ...LINE_PATTERNS.map(({ name, example }) => [example, name] as const),
];

export const check: Verb = {
  name: "check",
  says: "says whether decks are legal, and why",
  usage: ["check [FILE…] [--json | --jsonl]"],
  help: `Says whether decks are legal, why, and what is not known. Without a file, or with “-”, it reads standard input.

Lines of a list:
${LINES.map(([line, is]) => `  ${line.padEnd(18)} ${is}`).join("\n")}

Exit status: 0 all legal, 1 some illegal, 3 some undetermined, 2 bad input.`,
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

async function checkLists(files: readonly string[], args: Args, pools: (game: Game) => Pool): Promise<number> {
  const reports = readAll(files, args, pools).map(({ file, pool, reading }) => ({
    file,
    game: pool.game,
    report: report(games, pool, reading.deck, reading),
  }));
  const status = exitStatus(new Set(reports.map(({ report }) => report.status)));
  ifReaderLeaves(status);
  if (args.has("json")) {
    const answers = reports.map(({ report }) => report);
    await write(`${JSON.stringify(answers.length === 1 ? answers[0] : answers, null, 2)}\n`);
  } else await write(reports.map(({ file, game, report }) => verdictText(game, report, named(file))).join("\n"));
  return status;
}

/** Reads all lists and reports the faults of all of them, not only of the first bad one. */
function readAll(files: readonly string[], args: Args, pools: (game: Game) => Pool) {
  const faults: string[] = [];
  const read = files.flatMap((file) => {
    try {
      return [{ file, ...readDeck(file, args, pools) }];
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      faults.push(...error.lines);
      return [];
    }
  });
  if (faults.length > 0) throw new Stop(faults);
  return read;
}

/** Judges decks given one per line as they arrive, in order, holding only one batch of the stream at a time. */
async function checkLines(files: readonly string[], args: Args, pools: (game: Game) => Pool): Promise<number> {
  const seen = new Set<Status>();
  for (const file of files) {
    let before = 0;
    for await (const lines of linesOf(file, LONGEST_LINE)) {
      const { asked, stop } = readLines(lines, args, pools, (i) => `${named(file)}, line ${before + i + 1}`);
      const out = answers(asked);
      for (const { status } of out) seen.add(status);
      ifReaderLeaves(exitStatus(seen));
      if (out.length > 0) await write(Buffer.concat(out.map(lineOf)));
      // Decks judged before the error still get their answers.
      if (stop) throw stop;
      before += lines.length;
    }
  }
  return exitStatus(seen);
}

/** A deck given on one line, with the cards to judge it by. */
interface LineRequest {
  readonly id: string | number;
  readonly pool: Pool;
  readonly deck: Deck;
}

/** Reads lines up to the first bad one. */
function readLines(
  lines: readonly string[],
  args: Args,
  pools: (game: Game) => Pool,
  where: (line: number) => string,
): { readonly asked: readonly LineRequest[]; readonly stop?: Stop } {
  const asked: LineRequest[] = [];
  for (const [i, line] of lines.entries()) {
    if (line.trim() === "") continue;
    try {
      asked.push(askedIn(line, args, pools, where(i)));
    } catch (error) {
      if (error instanceof Stop) return { asked, stop: error };
      throw error;
    }
  }
  return { asked };
}

/**
 * The answers in the order of the requests. They are computed game by game, which keeps each game's rules in the
 * processor's cache.
 */
function answers(asked: readonly LineRequest[]): readonly LineVerdict[] {
  const out: LineVerdict[] = [];
  for (const places of Map.groupBy(asked.keys(), (i) => asked[i]?.pool).values()) {
    for (const i of places) {
      const one = asked[i];
      if (one) out[i] = answer(one);
    }
  }
  return out;
}

/** Encodes each line on its own: a single non-Latin letter would double the memory of a joined string. */
function lineOf(verdictOf: LineVerdict): Buffer {
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

function askedIn(text: string, args: Args, pools: (game: Game) => Pool, where: string): LineRequest {
  if (text.length > LONGEST_LINE) throw tooLong(where);
  const json = readJson(text);
  if (!json.ok) throw new Stop(`${where}: ${json.message}`);
  const parsed = readLine(json.value);
  if (!parsed.ok)
    throw new Stop(parsed.faults.map(({ at, message }) => `${where}: ${at === "" ? "" : `${at}: `}${message}`));
  const { asked } = parsed;
  const { id, deck } = asked;
  const game = args.game === undefined ? gameCalled(asked.game) : gameOf(args.game);
  if (!game)
    throw new Stop(
      `${where}: there is no game “${clipped(asked.game)}”. Drydock knows ${listed(
        games.map((g) => g.id),
        "or",
      )}.`,
    );
  const found = settingsOf(game, {
    format: args.wish.format ?? asked.format,
    options: { ...asked.options, ...args.wish.options },
    house: { ...asked.house, ...args.wish.house },
    name: deck.name,
  });
  if (!found.ok) throw new Stop(found.faults.map(({ message }) => `${where}: ${message}`));
  const pool = poolAt(where, game, pools);
  return { id, pool, deck: place(pool, found.settings, deckLines(deck)).deck };
}

/** The game of a line, by its id or by what people call it. */
function gameCalled(word: string): Game | undefined {
  return games.find(({ id }) => id === word) ?? gameNamed(games, word);
}

/** The cards for a line's game. If the loaded cards are for another game, that is an error of the line. */
function poolAt(where: string, game: Game, pools: (game: Game) => Pool): Pool {
  try {
    return pools(game);
  } catch (error) {
    if (error instanceof Stop) throw new Stop(`${where}: ${error.message}`);
    throw error;
  }
}
