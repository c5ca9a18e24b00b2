import type { Pool } from "../cards/pool.ts";
import { type Game, gameNamed } from "../core/game.ts";
import type { Deck } from "../core/judge/deck.ts";
import type { Status } from "../core/judge/rule.ts";
import { codeIn } from "../deck/code/code-in-text.ts";
import { decode } from "../deck/code/code-reader.ts";
import { givenDeck } from "../deck/code/given-deck.ts";
import { notesIn } from "../deck/list/notes.ts";
import { recognise } from "../deck/list/recognise.ts";
import { askedOf, type ListReading, readText } from "../deck/list/text.ts";
import { type AskedSettings, inWords, settingsOf } from "../deck/settings.ts";
import { type Report, report } from "../deck/verdict/report.ts";
import { type ListedCard, listedCards } from "../deck/view/listed-cards.ts";
import type { GivenList } from "./given.ts";

/** What is chosen once for all lists. Without a game each list is recognised. */
export interface AskedOfAll {
  readonly game?: string;
  readonly settings: AskedSettings;
}

/** A list with its verdict, as a table of many lists shows it. */
export interface JudgedList {
  /** Its position among all lists, from 0. */
  readonly id: number;
  readonly name: string;
  readonly player?: string;
  readonly place: string;
  readonly status: Status | "unread";
  /** Why it could not be read. */
  readonly why?: string;
  readonly report?: Report;
  /** How many cards it has. */
  readonly size: number;
  readonly cards: readonly ListedCard[];
  /** Lists with the same cards in the same sections and numbers have the same key. */
  readonly key?: string;
  /** What a search for words looks at, in lower case. */
  readonly words: string;
}

/** The cards of each game, and the games. */
export interface Shelf {
  readonly games: readonly Game[];
  pool(game: Game): Pool;
}

interface Read {
  readonly pool: Pool;
  readonly deck: Deck;
  readonly reading?: ListReading;
}

/** Judges one of many lists. The verdict is the one that page, API and command line show. */
export function judgedList(shelf: Shelf, list: GivenList, asked: AskedOfAll, id: number): JudgedList {
  const read = list.why === undefined ? readList(shelf, list.text, asked) : list.why;
  if (typeof read === "string") return unread(list, read, id);
  const { pool, deck, reading } = read;
  const cards = listedCards(deck);
  if (cards.length === 0) return unread(list, "This list has no cards.", id);
  // The code of a report is made when it is asked for. A copy has it.
  const judged: Report = { ...report(shelf.games, pool, deck, reading) };
  const player = list.player ?? notesIn(list.text).author;
  const name = list.name ?? deck.name ?? nameless(id);
  const said = [name, player ?? "", list.place, ...judged.findings.map(({ message }) => message)];
  return {
    id,
    name,
    ...(player === undefined ? {} : { player }),
    place: list.place,
    status: judged.status,
    report: judged,
    size: cards.reduce((sum, { count }) => sum + (Number.isFinite(count) ? count : 0), 0),
    cards,
    key: keyOf(pool.game, cards),
    words: [...said, ...cards.map((card) => card.name)].join("\n").toLowerCase(),
  };
}

function nameless(id: number): string {
  return `List ${id + 1}`;
}

function unread({ name = "", player, place, text }: GivenList, why: string, id: number): JudgedList {
  const called = name === "" ? nameless(id) : name;
  return {
    id,
    name: called,
    ...(player === undefined ? {} : { player }),
    place,
    status: "unread",
    why,
    size: 0,
    cards: [],
    words: [called, player ?? "", place, why, text.slice(0, 500)].join("\n").toLowerCase(),
  };
}

function readList({ games, pool }: Shelf, text: string, asked: AskedOfAll): Read | string {
  const found = gameOf({ games, pool }, text, asked.game);
  if (typeof found === "string") return found;
  const cards = pool(found);
  const given = givenDeck(games, cards, text);
  if (given) return "deck" in given ? underSettings(cards, given.deck, asked.settings) : given.why;
  const read = readText(games, cards, text, asked.settings);
  return read.ok ? { pool: cards, deck: read.reading.deck, reading: read.reading } : inWords(read.faults);
}

function gameOf({ games, pool }: Shelf, text: string, chosen: string | undefined): Game | string {
  const game = chosen === undefined ? undefined : gameNamed(games, chosen);
  if (game) return game;
  const code = codeIn(text);
  const decoded = code && decode(games, code.letters);
  if (decoded?.ok) return decoded.carried.game;
  if (decoded && code.certain) return decoded.why;
  const found = recognise(games, pool, text);
  return found.ok ? found.game : found.message;
}

/** The deck of a code under the settings that are asked of all lists. */
function underSettings(pool: Pool, deck: Deck, over: AskedSettings): Read | string {
  const found = settingsOf(pool.game, askedOf(pool.game, deck, over));
  return found.ok ? { pool, deck: { ...deck, ...found.settings } } : inWords(found.faults);
}

function keyOf({ id }: Game, cards: readonly ListedCard[]): string {
  const lines = cards.map(({ section, name, count }) => `${section}\t${name}\t${count}`);
  return [id, ...lines.sort()].join("\n");
}
