import { closeSync, openSync, readSync } from "node:fs";
import { basename } from "node:path";
import { builtInPool, builtInSets, codesOf } from "../cards/built-in.ts";
import { fromCsv } from "../cards/csv.ts";
import { Pool } from "../cards/pool.ts";
import { checkCardSet } from "../contract/card-set.ts";
import { CARD_SET, readJson } from "../contract/json.ts";
import type { CardSet } from "../core/card.ts";
import { type Game, gameNamed } from "../core/game.ts";
import { listed } from "../core/phrases.ts";
import { decode, unpacked } from "../deck/code.ts";
import { headingOf } from "../deck/heading.ts";
import { recognise } from "../deck/recognise.ts";
import { MOST_BYTES, type Reading, readText } from "../deck/text.ts";
import { games } from "../games/index.ts";
import type { Args } from "./args.ts";
import { Stop } from "./terminal.ts";

const MOST_SET_BYTES = 8 * 1024 * 1024;

/** Reads a file of text, or standard input for "-", but no more than it may hold. */
export function readFile(file: string, most: number): string {
  const bytes = readBytes(file, most);
  const what = file === "-" ? "Standard input" : file;
  if (bytes.length > most) throw new Stop(`${what} is larger than ${most / 1024} KiB, which is the most that is read.`);
  if (bytes.includes(0)) throw new Stop(`${what} is no text.`);
  return bytes.toString("utf8");
}

function readBytes(file: string, most: number): Buffer {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const input = file === "-" ? 0 : openSync(file, "r");
    while (size <= most) {
      const chunk = Buffer.alloc(65_536);
      const length = readSync(input, chunk);
      if (length === 0) break;
      chunks.push(chunk.subarray(0, length));
      size += length;
    }
    if (input !== 0) closeSync(input);
  } catch (error) {
    throw unreadable(file, error as NodeJS.ErrnoException);
  }
  return Buffer.concat(chunks);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EISDIR: "it is a folder",
  EACCES: "it may not be read",
};

export function unreadable(file: string, error: NodeJS.ErrnoException): Stop {
  return new Stop(
    `${file === "-" ? "Standard input" : file} cannot be read: ${REASONS[error.code ?? ""] ?? error.message}.`,
  );
}

/** The game that a word means; a mistake if it means none. */
export function gameOf(word: string): Game {
  const game = gameNamed(games, word);
  if (!game)
    throw new Stop(
      `There is no game “${word}”; there is ${listed(
        games.map(({ id }) => id),
        "or",
      )}.`,
    );
  return game;
}

/** A card set from a file, JSON or CSV, checked whole. */
export function readSet(file: string, game: Game | undefined, set: Args["set"] = {}): CardSet {
  const text = readFile(file, MOST_SET_BYTES);
  const value = file.toLowerCase().endsWith(".csv") ? csvValue(file, text, game, set) : jsonValue(file, text);
  const named = typeof value === "object" && value !== null ? Reflect.get(value, "game") : undefined;
  const of = game ?? (typeof named === "string" ? gameNamed(games, named) : undefined);
  if (!of)
    throw new Stop(
      `${file} is no card set: its “game” must be ${listed(
        games.map(({ id }) => id),
        "or",
      )}.`,
    );
  const checked = checkCardSet(of, value);
  if (!checked.ok) {
    const shown = checked.faults.slice(0, 200).map(({ at, message }) => `  ${at === "" ? "" : `${at}: `}${message}`);
    const more = checked.faults.length > 200 ? [`  and ${checked.faults.length - 200} more`] : [];
    throw new Stop([
      `${file} is not taken: ${checked.faults.length === 1 ? "it has a fault" : `it has ${checked.faults.length} faults`}.`,
      ...shown,
      ...more,
    ]);
  }
  return checked.set;
}

function jsonValue(file: string, text: string): unknown {
  const read = readJson(text.replace(/^\ufeff/, ""), CARD_SET);
  if (!read.ok) throw new Stop(`${file}: ${read.message}`);
  return read.value;
}

function csvValue(file: string, text: string, game: Game | undefined, set: Args["set"]): unknown {
  if (!game) throw new Stop(`${file}: a CSV file does not say its game; add --game.`);
  const stem = basename(file).replace(/\.csv$/i, "");
  const id =
    set.id ??
    (stem
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") ||
      "my-set");
  const read = fromCsv(game, text, { id, name: set.name ?? stem, source: set.source ?? basename(file) });
  if (!read.ok) throw new Stop(`${file}: ${read.message}`);
  return read.value;
}

/** Makes the pools that a command looks cards up in: the built-in cards, or the sets that --cards names. */
export async function poolsFor(args: Args): Promise<(game: Game) => Pool> {
  if (args.cards.length === 0) return builtInPool;
  const wanted = args.game === undefined ? undefined : gameOf(args.game);
  const sets: CardSet[] = [];
  for (const name of args.cards) {
    if (name === "built-in") continue;
    if (name.startsWith("db:")) sets.push(await storedSet(name.slice(3)));
    else sets.push(readSet(name, name.toLowerCase().endsWith(".csv") ? wanted : undefined));
  }
  const withBuiltIn = args.cards.includes("built-in");
  const pools = new Map<string, Pool>();
  return (game) => {
    const made = pools.get(game.id);
    if (made) return made;
    const own = sets.filter((set) => set.game === game.id);
    const other = sets.find((set) => set.game !== game.id);
    if (other && !withBuiltIn && own.length === 0)
      throw new Stop(`The set “${other.name}” is for ${other.game}, not for ${game.id}.`);
    const pool = new Pool(
      game,
      withBuiltIn ? [...builtInSets(game), ...own] : own,
      withBuiltIn ? codesOf(game) : new Map(),
    );
    pools.set(game.id, pool);
    return pool;
  };
}

async function storedSet(id: string): Promise<CardSet> {
  const [{ database }, { setById }] = await Promise.all([import("../../db/client.ts"), import("../../db/sets.ts")]);
  const set = await setById(database(), id);
  if (!set) throw new Stop(`The database has no set “${id}”; import it first.`);
  return set;
}

export interface ReadDeck {
  readonly pool: Pool;
  readonly reading: Reading;
}

/** Reads one list against its game's pool; every fault of it ends the command. */
export function readDeck(what: string, text: string, args: Args, pools: (game: Game) => Pool): ReadDeck {
  const pool = pools(listGame(what, text, args, pools));
  const read = readText(pool, text, args.wish);
  if (!read.ok) {
    throw new Stop(
      read.faults.map(({ line, message }) => `${what}${line === undefined ? "" : `, line ${line}`}: ${message}`),
    );
  }
  return { pool, reading: read.reading };
}

function listGame(what: string, text: string, args: Args, pools: (game: Game) => Pool): Game {
  if (args.game !== undefined) return gameOf(args.game);
  const only =
    args.cards.length > 0 && !args.cards.includes("built-in") ? games.filter((game) => fits(pools, game)) : games;
  const found = recognise(only.length > 0 ? only : games, pools, text);
  if (!found.ok) throw new Stop(`${what}: ${found.message} Or add --game.`);
  return found.game;
}

/** Whether the sets that --cards names are for this game. */
function fits(pools: (game: Game) => Pool, game: Game): boolean {
  try {
    return pools(game).cards.length > 0;
  } catch (error) {
    if (error instanceof Stop) return false;
    throw error;
  }
}

/** Reads a deck from a code or from a file with a list. */
export function readCodeOrFile(what: string, args: Args, pools: (game: Game) => Pool): ReadDeck {
  const decoded = /^[A-Za-z0-9_-]{5,8000}$/.test(what) ? decode(games, what) : undefined;
  if (!decoded?.ok) {
    const isFile = what === "-" || /[./\\]/.test(what) || decoded === undefined;
    if (!isFile && !exists(what)) throw new Stop(`“${what}” is no file, and no code: ${decoded?.why}`);
    return readDeck(what, readFile(what, MOST_BYTES), args, pools);
  }
  return { pool: pools(decoded.carried.game), reading: fromCode(decoded.carried, args, pools) };
}

function fromCode(carried: Parameters<typeof unpacked>[1], args: Args, pools: (game: Game) => Pool): Reading {
  const { format, options, house, name } = carried.heading;
  const { wish } = args;
  const asked = {
    format: wish.format ?? format,
    name,
    options: wish.format ? { ...wish.options } : { ...options, ...wish.options },
    house: { ...house, ...wish.house },
  };
  const heading = headingOf(carried.game, asked);
  if (!heading.ok) throw new Stop(heading.faults.map(({ message }) => message));
  const read = unpacked(pools(carried.game), { ...carried, heading: heading.heading });
  if (!read.ok) throw new Stop(read.why);
  return { deck: read.deck, read: carried.lines.length, guessed: [], notUnderstood: [] };
}

function exists(file: string): boolean {
  try {
    closeSync(openSync(file, "r"));
    return true;
  } catch {
    // Whatever the reason, it is no file that can be read.
    return false;
  }
}
