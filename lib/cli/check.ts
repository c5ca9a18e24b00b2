import { createReadStream } from "node:fs";
import type { Pool } from "../cards/pool.ts";
import { readJson } from "../contract/json.ts";
import { deckLines, lineSchema, requestFaults } from "../contract/request.ts";
import { type Game, gameNamed } from "../core/game.ts";
import { listed } from "../core/phrases.ts";
import type { Status } from "../core/rule.ts";
import { headingOf } from "../deck/heading.ts";
import { judge } from "../deck/judge.ts";
import { place } from "../deck/place.ts";
import { report } from "../deck/report.ts";
import { MOST_BYTES } from "../deck/text.ts";
import { games } from "../games/index.ts";
import type { Args } from "./args.ts";
import { gameOf, poolsFor, readDeck, readFile, unreadable } from "./input.ts";
import { verdictText } from "./print.ts";
import { Stop, write } from "./terminal.ts";

const LONGEST_LINE = 1024 * 1024;

/** 1 if a deck is illegal, else 3 if one is undetermined, else 0. */
function exitStatus(seen: ReadonlySet<Status>): number {
  if (seen.has("illegal")) return 1;
  return seen.has("undetermined") ? 3 : 0;
}

export async function check(args: Args): Promise<number> {
  const pools = await poolsFor(args);
  const files = args.files.length > 0 ? args.files : ["-"];
  if (args.jsonl) return checkLines(files, args, pools);
  const read = files.map((file) => ({ file, ...readDeck(named(file), readFile(file, MOST_BYTES), args, pools) }));
  const reports = read.map(({ file, pool, reading }) => ({
    file,
    game: pool.game,
    report: report(games, pool, reading.deck, reading),
  }));
  if (args.json) {
    const answers = reports.map(({ report }) => report);
    await write(`${JSON.stringify(answers.length === 1 ? answers[0] : answers, null, 2)}\n`);
  } else await write(reports.map(({ file, game, report }) => verdictText(game, report, named(file))).join("\n"));
  return exitStatus(new Set(reports.map(({ report }) => report.status)));
}

function named(file: string): string {
  return file === "-" ? "Standard input" : file;
}

/** Judges a deck a line, as they come, in order, holding no more than one piece of the stream. */
async function checkLines(files: readonly string[], args: Args, pools: (game: Game) => Pool): Promise<number> {
  const seen = new Set<Status>();
  let out: string[] = [];
  let size = 0;
  try {
    for (const file of files) {
      let number = 0;
      for await (const lines of linesOf(file)) {
        for (const line of lines) {
          number++;
          if (line.trim() === "") continue;
          const answer = checkLine(line, args, pools, `${named(file)}, line ${number}`);
          seen.add(answer.status);
          size += out.push(`${JSON.stringify(answer)}\n`);
        }
        if (out.length > 0) await write(out.join(""));
        out = [];
      }
    }
  } finally {
    // What was judged before a mistake is still said.
    if (out.length > 0 && size > 0) await write(out.join(""));
  }
  return exitStatus(seen);
}

function checkLine(text: string, args: Args, pools: (game: Game) => Pool, where: string) {
  const json = readJson(text);
  if (!json.ok) throw new Stop(`${where}: ${json.message}`);
  const parsed = lineSchema.safeParse(json.value);
  if (!parsed.success) {
    throw new Stop(
      requestFaults(parsed.error).map(({ at, message }) => `${where}: ${at === "" ? "" : `${at}: `}${message}`),
    );
  }
  const { id, deck, ...asked } = parsed.data;
  const game = args.game === undefined ? gameNamed(games, asked.game) : gameOf(args.game);
  if (!game)
    throw new Stop(
      `${where}: there is no game “${asked.game}”; there is ${listed(
        games.map((g) => g.id),
        "or",
      )}.`,
    );
  const heading = headingOf(game, {
    format: args.wish.format ?? asked.format,
    options: { ...asked.options, ...args.wish.options },
    house: { ...asked.house, ...args.wish.house },
    name: deck.name,
  });
  if (!heading.ok) throw new Stop(heading.faults.map(({ message }) => `${where}: ${message}`));
  const pool = pools(game);
  const { status, findings, held } = judge(pool, place(pool, heading.heading, deckLines(deck)).deck);
  return { id, status, findings, held: held.map(({ rule }) => rule) };
}

/** The lines of a file piece by piece; no line may be endless. */
async function* linesOf(file: string): AsyncGenerator<string[]> {
  const stream = file === "-" ? process.stdin : createReadStream(file);
  stream.setEncoding("utf8");
  let rest = "";
  let number = 0;
  try {
    for await (const chunk of stream) {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop() ?? "";
      number += lines.length;
      if (rest.length > LONGEST_LINE)
        throw new Stop(`${named(file)}, line ${number + 1}: the line is longer than 1 MiB.`);
      yield lines;
    }
  } catch (error) {
    if (error instanceof Error && "code" in error) throw unreadable(file, error as NodeJS.ErrnoException);
    throw error;
  }
  if (rest !== "") yield [rest];
}
