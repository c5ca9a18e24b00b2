import { closeSync, openSync, readSync } from "node:fs";
import { basename } from "node:path";
import { builtInPool, builtInSets, codesOf } from "../cards/built-in.ts";
import { Pool } from "../cards/pool.ts";
import { checkCardSet } from "../contract/card-set.ts";
import { CARD_SET, readJson } from "../contract/json.ts";
import { savedSetSchema } from "../contract/saved-set.ts";
import type { CardSet } from "../core/card/card.ts";
import { type Game, gameNamed } from "../core/game.ts";
import { listed } from "../core/words.ts";
import { codeIn } from "../deck/code/code-in-text.ts";
import { type Carried, decode, unpacked } from "../deck/code/code-reader.ts";
import { strangeForm } from "../deck/list/other-forms.ts";
import { recognise } from "../deck/list/recognise.ts";
import { gameWord, type ListReading, MOST_BYTES, readText } from "../deck/list/text.ts";
import { settingsOf } from "../deck/settings.ts";
import { listRules } from "../deck/verdict/rules.ts";
import { games } from "../games/index.ts";
import { textOfFile } from "../sheets/file-text.ts";
import { looksLikeJson } from "../sheets/intake-json.ts";
import { textOfBytes } from "../sheets/intake-text.ts";
import { readTable } from "../sheets/read-set.ts";
import type { Args } from "./args.ts";
import { withDatabase } from "./database.ts";
import { clipped, plain, reasonOf, Stop, sayThatItWaits } from "./terminal.ts";

const MIB = 1024 * 1024;
const MOST_SET_BYTES = 8 * MIB;

/** How messages name a file. */
export function named(file: string): string {
  return file === "-" ? "Standard input" : clipped(file);
}

/** Reads a text file, or standard input for "-", up to a maximum size. */
export function readFile(file: string, most: number): string {
  const text = textOfBytes(readWithin(file, most));
  const strange = text.includes("\0") ? (strangeForm(text) ?? "This is not text.") : undefined;
  if (strange !== undefined) throw new Stop(`${named(file)}: ${strange}`);
  return text;
}

function readWithin(file: string, most: number): Buffer {
  const bytes = readBytes(file, most);
  const size = most < MIB ? `${most / 1024} KiB` : `${most / MIB} MiB`;
  if (bytes.length > most)
    throw new Stop(`${named(file)} is larger than ${size}, the largest size that drydock reads.`);
  return bytes;
}

function readBytes(file: string, most: number): Buffer {
  const chunks: Buffer[] = [];
  let size = 0;
  if (file === "-") sayThatItWaits("standard input");
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

/** The game that a set is for, and the one that its cells are for if it is a table and does not say. */
interface SetGames {
  readonly game?: Game | undefined;
  readonly table?: Game | undefined;
}

/** Reads a card set from JSON, CSV, cells of a spreadsheet or a spreadsheet, and checks all of it. */
export async function readSet(file: string, of: SetGames, set: SetNames = {}): Promise<CardSet> {
  const bytes = readWithin(file, MOST_SET_BYTES);
  const read = await textOfFile(bytes);
  if (!read.ok) throw new Stop(`${file}: ${read.why}`);
  const { text } = read;
  if (text.includes("\0")) throw new Stop(`${named(file)}: This is not text.`);
  const isJson = looksLikeJson(text) || /\.json$/i.test(file) || text.trim() === "";
  return isJson ? jsonSet(file, text, of.game, set) : tableSet(file, text, of.table ?? of.game, set);
}

function jsonSet(file: string, text: string, game: Game | undefined, set: SetNames): CardSet {
  const value = retitled(withoutAnswer(jsonValue(file, text)), set);
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
  if (!checked.ok) throw faultsOf(file, checked.faults, checked.isMore);
  return checked.set;
}

function tableSet(file: string, text: string, game: Game | undefined, set: SetNames): CardSet {
  if (!game) throw new Stop(`${file}: a table of cards does not say its game. Add --game.`);
  const stem = basename(file).replace(/\.[a-z]{1,5}$/i, "");
  const id = set.id ?? idFrom(stem);
  const read = readTable(game, text, { id, name: set.name ?? stem, source: set.source ?? basename(file) });
  if (!read.ok) throw read.why === undefined ? faultsOf(file, read.faults) : new Stop(`${file}: ${read.why}`);
  for (const note of read.notes.slice(0, MOST_TOLD)) process.stderr.write(plain(`${named(file)}: ${note}\n`));
  return read.set;
}

const MOST_TOLD = 50;
const MOST_FAULTS = 200;

function faultsOf(
  file: string,
  faults: readonly { readonly at: string; readonly message: string }[],
  isMore = faults.length > MOST_FAULTS,
): Stop {
  const shown = faults.slice(0, MOST_FAULTS).map(({ at, message }) => `  ${at === "" ? "" : `${at}: `}${message}`);
  const many = isMore ? `more than ${MOST_FAULTS} faults` : `${faults.length} faults`;
  return new Stop([
    `${file} cannot be used: it has ${faults.length === 1 ? "a fault" : many}.`,
    ...shown,
    ...(isMore ? ["  and more"] : []),
  ]);
}

function idFrom(stem: string): string {
  const id = stem
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "");
  return id || "my-set";
}

function jsonValue(file: string, text: string): unknown {
  const read = readJson(text, CARD_SET);
  if (!read.ok) throw new Stop(`${file}: ${read.message}`);
  return read.value;
}

/** The card-set file in an answer of the API, which says more about a saved set beside it. */
function withoutAnswer(value: unknown): unknown {
  if (!isObject(value) || !savedSetSchema.safeParse(value).success) return value;
  return { game: value.game, set: value.set, cards: value.cards };
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
    else sets.push(await readSet(name, { table: wanted }));
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
  return deckIn(named(file), readFile(file, MOST_BYTES), args, pools);
}

/** Reads a deck from a text: a list, a code, or an address of Drydock with a code in it. */
export function deckIn(what: string, text: string, args: Args, pools: (game: Game) => Pool): ReadDeck {
  if (text.trim() === "") throw new Stop(`${what} is empty. Write a list such as “2 City 20”, a code or a link.`);
  const code = codeIn(text);
  if (code && (code.certain || decode(games, code.letters).ok)) return readCode(text, args, pools);
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

/** Tells on standard error which lines name no card, so that the deck is used without them. */
export function tellMisread(file: string, { deck }: ListReading): void {
  for (const line of deck.misread) {
    const place = line.line === undefined ? "" : `, line ${line.line}`;
    const why = listRules.find((rule) => rule.why === line.why)?.message(line);
    process.stderr.write(plain(`${named(file)}${place}: ${why} It is left out.\n`));
  }
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
  const word = gameWord(games, text)?.word;
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
    throw new Stop(
      code.certain
        ? `“${clipped(what)}” is not a file. ${decoded.why}`
        : `There is no file “${clipped(what)}”, and no deck has this code.`,
    );
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
