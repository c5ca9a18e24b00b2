// What a release gives away and keeps for ever: deck codes, games in links, and digits of trials. Later releases open them.
import fc from "fast-check";
import { builtInPool, builtInSets, codesOf, samplesOf } from "../lib/cards/built-in.ts";
import { Pool } from "../lib/cards/pool.ts";
import { hashOf } from "../lib/cli/release.ts";
import type { CardSet } from "../lib/core/card/card.ts";
import type { Game } from "../lib/core/game.ts";
import type { Deck } from "../lib/core/judge/deck.ts";
import type { Start } from "../lib/core/table/board.ts";
import type { Dealer } from "../lib/core/table/dealer.ts";
import { readMoment } from "../lib/core/table/moment.ts";
import type { Move } from "../lib/core/table/move.ts";
import { linkOf } from "../lib/core/table/opened.ts";
import { facingCalled } from "../lib/core/table/seats.ts";
import { encode } from "../lib/deck/code/code-writer.ts";
import type { FilmMaker, MadeFilm } from "../lib/deck/film-maker.ts";
import { readText } from "../lib/deck/list/text.ts";
import { games } from "../lib/games/index.ts";
import { oppositesOf, settled } from "../lib/trials/opposites.ts";
import { deckOfPool } from "../tests/decks.ts";
import { tableOf } from "../tests/table/games.ts";

/** A code, and what is in its deck: "player: 2 City 20". */
export interface KeptCode {
  readonly game: string;
  readonly code: string;
  readonly lines: readonly string[];
}

/** A game in a link, and the hash of each frame of its film. */
export interface KeptGame {
  readonly game: string;
  readonly code: string;
  readonly link: string;
  readonly sets: readonly CardSet[];
  readonly frames: readonly string[];
}

const CODES = 252;
const GAMES = 42;
/** Of each game so many have cards of somebody's own, and so many have somebody opposite. */
const OWN = 2;
const OPPOSED = 4;
const MOST_MOVES = 60;

export function linesOf({ entries }: Deck): string[] {
  return entries.map(({ section, card, count }) => `${section}: ${count} ${card.label}`).sort();
}

/** How many of a whole fall to each part. */
function share(whole: number, part: number): number {
  return Math.floor(whole / games.length) + (part < whole % games.length ? 1 : 0);
}

/** The codes of all samples, and of decks by lot. */
export function codesToKeep(): readonly KeptCode[] {
  return games.flatMap((game, part) => {
    const pool = builtInPool(game);
    const samples = samplesOf(game).flatMap(({ text }) => {
      const read = readText(games, pool, text);
      return read.ok ? [read.reading.deck] : [];
    });
    const decks = [...samples, ...fc.sample(deckOfPool(pool), { numRuns: share(CODES, part), seed: part + 1 })];
    const kept = decks.flatMap((deck) => {
      const code = encode(games, pool, deck);
      return code === undefined ? [] : [{ game: game.id, code, lines: linesOf(deck) }];
    });
    return kept.slice(0, share(CODES, part));
  });
}

/** A set of somebody's own: some cards of a list under other names, each with a number that is one higher. */
function ownSet(game: Game, pool: Pool, labels: readonly string[]): CardSet {
  const cards = labels.flatMap((label) => {
    const found = pool.find(label);
    if (found === undefined || !("card" in found)) return [];
    const { sources: _, number: __, ...values } = found.card;
    const up = Object.entries(values).map(([name, value]) => [name, typeof value === "number" ? value + 1 : value]);
    return [{ ...values, ...Object.fromEntries(up), name: `${found.card.name} of Mine` }];
  });
  return {
    game: game.id,
    id: `mine-${game.id}`,
    name: "Mine",
    official: false,
    source: "Made for this test.",
    version: 3,
    cards,
  };
}

/** A sample with two of its lines as cards of somebody's own. */
function withOwn(game: Game, text: string): { readonly text: string; readonly set: CardSet } {
  const lines = text.split("\n");
  const counted = lines.flatMap((line, at) => (/^\d+ /.test(line) ? [at] : [])).slice(0, 2);
  const labels = counted.map((at) => lines[at]?.replace(/^\d+ /, "") ?? "");
  const set = ownSet(game, builtInPool(game), labels);
  const own = new Pool(game, [set], new Map());
  for (const [nth, at] of counted.entries()) {
    const label = own.cards[nth]?.label;
    if (label !== undefined) lines[at] = `${lines[at]?.match(/^\d+/)?.[0]} ${label}`;
  }
  return { text: lines.join("\n"), set };
}

/** Plays a game by the autopilot, against whom is named, and answers its link. */
function playedLink(dealer: Dealer, start: Start, release: string): string {
  const table = dealer.open(start);
  const moves: Move[] = [];
  while (moves.length < MOST_MOVES && !dealer.isOver(table)) {
    const move = settled(dealer, table) ?? dealer.advise(table)?.move;
    if (!move || dealer.play(table, move) !== undefined) break;
    moves.push(move);
  }
  return linkOf(dealer, table, { moves, at: moves.length }, { release, byComputer: true });
}

/** Forty-two games with their films, some with cards of somebody's own, half of them with somebody opposite. */
export async function gamesToKeep(
  release: string,
  engines: ReadonlyMap<string, FilmMaker>,
): Promise<readonly KeptGame[]> {
  const kept: KeptGame[] = [];
  for (const [part, game] of games.entries()) {
    const film = engines.get(game.id);
    if (!film) throw new Error(`no engine of ${game.id}`);
    for (let nth = 0; nth < share(GAMES, part); nth++) kept.push(await gameToKeep(game, nth, release, film));
  }
  return kept;
}

async function gameToKeep(game: Game, nth: number, release: string, film: FilmMaker): Promise<KeptGame> {
  const samples = samplesOf(game);
  const text = samples[nth % samples.length]?.text ?? "";
  const own = nth < OWN ? withOwn(game, text) : undefined;
  const { dealer, start } = await tableOf(game, own?.set);
  const begun = start(`kept-${nth}`, own?.text ?? text);
  const opposites = oppositesOf(begun);
  const somebody = opposites.filter(({ id }) => id !== "nobody");
  const isOpposed = nth % 2 === 1 || nth >= 2 * OPPOSED;
  const opposite = isOpposed ? somebody[nth % Math.max(somebody.length, 1)]?.id : "nobody";
  const link = playedLink(dealer, facingCalled(begun, opposite), release);
  const pool = own ? new Pool(game, [...builtInSets(game), own.set], codesOf(game)) : builtInPool(game);
  const read = readText(games, pool, own?.text ?? text);
  const code = (read.ok && encode(games, pool, read.reading.deck)) || "";
  const sets = own ? [own.set] : [];
  return { game: game.id, code, link, sets, frames: framesOf(await filmOf(film, { code, link, sets })) };
}

/** The film of a kept game. */
export async function filmOf(
  film: FilmMaker,
  { code, link, sets }: Pick<KeptGame, "code" | "link" | "sets">,
): Promise<MadeFilm> {
  const moment = readMoment(link);
  if (typeof moment === "string" || !moment.origin) throw new Error(`no link of this release: ${link}`);
  const made = await film({ ...moment, code, sets, seats: moment.origin.seats });
  if ("why" in made) throw new Error(made.why);
  if (made.stopped !== undefined) throw new Error(made.stopped);
  if (made.check !== moment.origin.check) throw new Error("the film comes to another position than the link");
  return made;
}

/** The hash of each frame. */
export function framesOf({ frames }: MadeFilm): readonly string[] {
  return frames.map((frame) => hashOf(JSON.stringify(frame)).slice(0, 10));
}
