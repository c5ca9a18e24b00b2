import { closeSync, openSync, readSync } from "node:fs";
import { basename } from "node:path";
import { builtInPool, builtInSets, codesOf } from "../cards/built-in.ts";
import { fromCsv } from "../cards/csv.ts";
import { Pool } from "../cards/pool.ts";
import { checkCardSet } from "../contract/card-set.ts";
import { CARD_SET, readJson } from "../contract/json.ts";
import type { CardSet } from "../core/card/card.ts";
import { type Game, gameNamed } from "../core/game.ts";
import { listed } from "../core/words.ts";
import { codeIn } from "../deck/code/code-in-text.ts";
import { type Carried, decode, unpacked } from "../deck/code/code-reader.ts";
import { recognise } from "../deck/list/recognise.ts";
import { gameWord, type ListReading, MOST_BYTES, readText } from "../deck/list/text.ts";
import { settingsOf } from "../deck/settings.ts";
import { games } from "../games/index.ts";
import type { Args } from "./args.ts";
import { withDatabase } from "./database.ts";
import { clipped, plain, reasonOf, Stop } from "./terminal.ts";

const MIB = 1024 * 1024;
const MOST_SET_BYTES = 8 * MIB;

/** How messages name a file. */
export function named(file: string): string {
  return file === "-" ? "Standard input" : clipped(file);
}

/** Reads a text file, or standard input for "-", up to a maximum size. */
export function readFile(file: string, most: number): string {
  const bytes = readBytes(file, most);
  const size = most < MIB ? `${most / 1024} KiB` : `${most / MIB} MiB`;
  if (bytes.length > most)
    throw new Stop(`${named(file)} is larger than ${size}, the largest size that drydock reads.`);
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.includes("\0")) return text;
  } catch {
    // Undecodable bytes get the same message below as any other file that is not text.
  }
  throw new Stop(`${named(file)} is not UTF-8 text.`);
}

function readBytes(file: string, most: number): Buffer {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    const input = file === "-" ? 0 : openSync(file, "r");
    while (size <= most) {
      const chunk = Buffer.alloc(65_536);
      const length = readPatiently(input, chunk);
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

/** Waits when there is no input yet, which happens with a non-blocking pipe. */
function readPatiently(input: number, chunk: Buffer): number {
  for (;;) {
    try {
      return readSync(input, chunk);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
    }
  }
}

export function unreadable(file: string, error: NodeJS.ErrnoException): Stop {
  return new Stop(`${named(file)} cannot be read: ${reasonOf(error)}.`);
}

/** The game that a word means. It is an error if there is none. */
export function gameOf(word: string): Game {
  const game = gameNamed(games, word);
  if (!game)
    throw new Stop(
      `There is no game “${clipped(word)}”. Drydock knows ${listed(
        games.map(({ id }) => id),
        "or",
      )}.`,
    );
  return game;
}

/** The set's id, name and source, as flags give them. */
interface SetNames {
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  readonly source?: string | undefined;
}

/** As many faults of a set as a terminal can show. */
const MOST_FAULTS = 200;

/** Reads a card set from a JSON or CSV file and checks all of it. */
export function readSet(file: string, game: Game | undefined, set: SetNames = {}): CardSet {
  const text = readFile(file, MOST_SET_BYTES);
  const isCsv = file.toLowerCase().endsWith(".csv");
  const value = isCsv ? csvValue(file, text, game, set) : retitled(jsonValue(file, text), set);
  const word = isObject(value) ? value.game : undefined;
  const of = game ?? (typeof word === "string" ? gameNamed(games, word) : undefined);
  if (!of)
    throw new Stop(
      `${file} is not a card set: its “game” must be ${listed(
        games.map(({ id }) => id),
        "or",
      )}.`,
    );
  const checked = checkCardSet(of, value, MOST_FAULTS);
  if (!checked.ok) {
    const { faults, isMore } = checked;
    const many = isMore ? `more than ${MOST_FAULTS} faults` : `${faults.length} faults`;
    throw new Stop([
      `${file} cannot be used: it has ${faults.length === 1 ? "a fault" : many}.`,
      ...faults.map(({ at, message }) => `  ${at === "" ? "" : `${at}: `}${message}`),
      ...(isMore ? ["  and more"] : []),
    ]);
  }
  return checked.set;
}

function jsonValue(file: string, text: string): unknown {
  const read = readJson(text, CARD_SET);
  if (!read.ok) throw new Stop(`${file}: ${read.message}`);
  return read.value;
}

/** Replaces a set file's own id, name and source with those that the flags give. */
function retitled(value: unknown, set: SetNames): unknown {
  const own = isObject(value) ? value.set : undefined;
  const said = Object.entries(set).filter(([, word]) => word !== undefined);
  return isObject(value) && isObject(own) ? { ...value, set: { ...own, ...Object.fromEntries(said) } } : value;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function csvValue(file: string, text: string, game: Game | undefined, set: SetNames): unknown {
  if (!game) throw new Stop(`${file}: a CSV file does not say its game. Add --game.`);
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

/** Makes the pools that a command looks up cards in: the built-in cards, or the sets that --cards names. */
export async function poolsFor(args: Args): Promise<(game: Game) => Pool> {
  const wanted = args.game === undefined ? undefined : gameOf(args.game);
  if (args.cards.length === 0) return builtInPool;
  const sets = await setsOf(args.cards, wanted);
  const withBuiltIn = args.cards.includes("built-in");
  const pools = new Map<string, Pool>();
  return (game) => {
    const made = pools.get(game.id);
    if (made) return made;
    const other = sets.find((set) => set.game !== game.id);
    if (other) throw new Stop(`The set “${other.name}” is for ${other.game}, not for ${game.id}.`);
    const pool = new Pool(
      game,
      withBuiltIn ? [...builtInSets(game), ...sets] : sets,
      withBuiltIn ? codesOf(game) : new Map(),
    );
    pools.set(game.id, pool);
    return pool;
  };
}

async function setsOf(names: readonly string[], wanted: Game | undefined): Promise<readonly CardSet[]> {
  const sets: CardSet[] = [];
  for (const name of names) {
    if (name === "built-in") continue;
    if (name.startsWith("db:")) sets.push(await storedSet(name.slice(3)));
    else sets.push(readSet(name, name.toLowerCase().endsWith(".csv") ? wanted : undefined));
  }
  return sets;
}

async function storedSet(id: string): Promise<CardSet> {
  const { setById } = await import("../../db/sets.ts");
  return withDatabase(async (db) => {
    const set = await setById(db, id);
    if (!set) throw new Stop(`The database has no set “${clipped(id)}”. Import it first.`);
    return set;
  });
}

/** The single thing that a command takes, or standard input if none is given. */
export function oneOf({ files }: Args, what: string): string {
  const [file, ...more] = files;
  if (more.length > 0) throw new Stop(`One ${what} at a time, please: ${files.length} were given.`);
  return file ?? "-";
}

export interface ReadDeck {
  readonly pool: Pool;
  readonly reading: ListReading;
}

/** Reads one list against its game's pool. Any fault in it ends the command. */
export function readDeck(file: string, args: Args, pools: (game: Game) => Pool): ReadDeck {
  const [what, text] = [named(file), readFile(file, MOST_BYTES)];
  const pool = pools(listGame(what, text, args, pools));
  const read = readText(games, pool, text, args.wish);
  if (!read.ok) {
    throw new Stop(
      read.faults.map(({ line, message }) => `${what}${line === undefined ? "" : `, line ${line}`}: ${message}`),
    );
  }
  return { pool, reading: read.reading };
}

/** Tells on standard error which lines of a list were left out, and why. */
export function tellLeftOut(file: string, { notUnderstood }: ListReading): void {
  for (const { line, text, why } of notUnderstood)
    process.stderr.write(plain(`${named(file)}, line ${line}: “${text}” was left out: ${why}\n`));
}

function listGame(what: string, text: string, args: Args, pools: (game: Game) => Pool): Game {
  if (args.game !== undefined) return gameOf(args.game);
  const only = args.cards.length > 0 ? games.filter((game) => fits(pools, game)) : games;
  const found = recognise(hasGame(text) || only.length === 0 ? games : only, pools, text);
  if (!found.ok) throw new Stop(`${what}: ${found.message} Or add --game.`);
  return found.game;
}

/** Whether the list itself names a game. If so, the loaded cards must belong to that game. */
function hasGame(text: string): boolean {
  const word = gameWord(text)?.word;
  return word !== undefined && gameNamed(games, word) !== undefined;
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

/** Reads a deck from a code or from the address of its page. Any fault in it ends the command. */
export function readCode(word: string, args: Args, pools: (game: Game) => Pool): ReadDeck {
  const code = codeIn(word);
  if (!code) throw new Stop(`“${clipped(word)}” is not a code. A code is 5 to 8000 letters, digits, - and _.`);
  const decoded = decode(games, code.letters);
  if (!decoded.ok) throw new Stop(decoded.why);
  const { game } = decoded.carried;
  if (args.game !== undefined && gameOf(args.game).id !== game.id)
    throw new Stop(`The code is for a deck of ${game.name}, not of ${gameOf(args.game).name}.`);
  return { pool: pools(game), reading: fromCode(decoded.carried, args, pools) };
}

/** Reads a deck from a code or an address, or from a file with a list. */
export function readCodeOrFile(what: string, args: Args, pools: (game: Game) => Pool): ReadDeck {
  const code = codeIn(what);
  const decoded = code && decode(games, code.letters);
  if (decoded?.ok) return readCode(what, args, pools);
  if (decoded && !/[./\\]/.test(what) && !exists(what))
    throw new Stop(`“${clipped(what)}” is not a file. ${decoded.why}`);
  return readDeck(what, args, pools);
}

function fromCode(carried: Carried, args: Args, pools: (game: Game) => Pool): ListReading {
  const { format, options, house, name } = carried.settings;
  const { wish } = args;
  const asked = {
    format: wish.format ?? format,
    name,
    options: wish.format ? { ...wish.options } : { ...options, ...wish.options },
    house: { ...house, ...wish.house },
  };
  const found = settingsOf(carried.game, asked);
  if (!found.ok) throw new Stop(found.faults.map(({ message }) => message));
  const read = unpacked(pools(carried.game), { ...carried, settings: found.settings });
  if (!read.ok && args.cards.length > 0 && !args.cards.includes("built-in"))
    throw new Stop("The code has built-in cards, but --cards replaced them. Add --cards built-in.");
  if (!read.ok) throw new Stop(read.why);
  return { deck: read.deck, read: carried.lines.length, guessed: [], notUnderstood: [] };
}

function exists(file: string): boolean {
  try {
    closeSync(openSync(file, "r"));
    return true;
  } catch {
    // For whatever reason, it is not a file that can be read.
    return false;
  }
}
