// Replays: a game is its start and the moves of both sides, which are played again.
import type { Card } from "../card/card.ts";
import type { Start } from "./board.ts";
import type { Dealer, Script } from "./dealer.ts";
import type { Goldfish } from "./goldfish.ts";
import type { Move, Ruled } from "./move.ts";
import { stateOf } from "./state.ts";
import type { Table } from "./table.ts";

/** What whoever is opposite did: before the first move of the player, and after each. */
export type Answers = readonly (readonly Ruled[])[];

/** The moves of a game and how many of them are played. Undo goes back, and a new move cuts off those ahead. */
export interface History {
  readonly moves: readonly Move[];
  readonly at: number;
  /** Left out where nobody knows: whoever is opposite is asked then, as when the game is played. */
  readonly answers?: Answers;
}

export const FRESH: History = { moves: [], at: 0 };

/** A history with a move that has just been played at a table, whose answers are known. */
export function withMove({ moves, at, answers }: History, move: Move, known?: Answers): History {
  const made = { moves: [...moves.slice(0, at), move], at: at + 1 };
  return known ? { ...made, answers: [...(answers ?? known).slice(0, at + 1), known[at + 1] ?? []] } : made;
}

const SEED = /^[A-Za-z0-9-]{1,64}$/;

/** Whether a text can be a seed. */
export function isSeed(text: string): boolean {
  return SEED.test(text);
}

export interface Replayed<C extends Card> {
  readonly table: Table<C>;
  /** The first move that was refused, or that the other side can't answer as it did. The moves before it are played. */
  readonly refused?: { readonly at: number; readonly why: string };
}

/** What whoever is opposite did after so many moves, for a dealer to follow. */
export function scriptOf({ answers }: History, after: number): Script | undefined {
  return answers && (answers[after] ?? []).values();
}

/** Plays a game again up to its present moment. */
export function replayed<C extends Card>(
  dealer: Dealer<C>,
  start: Start<C>,
  history: History,
  isSaid = true,
): Replayed<C> {
  const { table, why } = dealer.openAgain(start, isSaid, scriptOf(history, 0));
  if (why !== undefined) return { table, refused: { at: 0, why } };
  for (const [index, move] of history.moves.slice(0, history.at).entries()) {
    const why = dealer.play(table, move, scriptOf(history, index + 1));
    if (why !== undefined) return { table, refused: { at: index, why } };
  }
  return { table };
}

/** A game that is played from its start, with what whoever is opposite did upon each move. */
export function recorded<C extends Card>(dealer: Dealer<C>, start: Start<C>, moves: readonly Move[]): History {
  const at = moves.length;
  const { table, refused } = replayed(dealer, start, { moves, at }, false);
  if (refused) throw new Error(refused.why);
  return { moves, at, answers: table.answers ?? [] };
}

/** Eight letters that stay the same as long as the text does. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** Eight letters that change whenever a game begins otherwise: with other cards, texts, formats or options. */
export function fingerprintOf<C extends Card>(
  { texts }: Pick<Goldfish<C>, "texts">,
  { format, options, house, cards }: Omit<Start<C>, "seed">,
): string {
  const played = cards.map(({ card, label, from, side }) => [
    ...[label, from, side],
    ...valuesOf(card),
    texts ? card.text : undefined,
  ]);
  return hashOf(JSON.stringify({ format, options, house, cards: played }));
}

/** The fingerprint of links of before, which knew no texts but the version of the table. */
export function fingerprintBefore<C extends Card>(
  { format, options, house, cards }: Start<C>,
  version: number,
): string {
  const played = cards.map(({ card, label, from }) => [label, from, ...valuesOf(card)]);
  return hashOf(JSON.stringify({ version, format, options, house, cards: played }));
}

/** The values of a card that the table plays with. */
function valuesOf({ sources, text, number, image, ...values }: Card): readonly unknown[] {
  return [Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1))];
}

/**
 * Eight letters of the position at a table: where each card lies and how, what is counted, whose choice it is, the dice. The
 * order in which a game lists its zones and counters is no part of it, nor what is at 0, nor notes and names.
 */
export function checksumOf<C extends Card>(goldfish: Goldfish<C>, table: Table<C>): string {
  const { cards, counters, memory, turn, phase, over, stack, played, dice } = stateOf(goldfish, table);
  const places = new Map<string, number>();
  const lying = cards.map(({ id, zone, faceUp, exhausted, ...bears }) => {
    const place = places.get(zone) ?? 0;
    places.set(zone, place + 1);
    return { id, lies: [id, zone, place, faceUp, exhausted, ...sorted(bears.counters), ...sorted(bears.memory ?? {})] };
  });
  const where = lying.sort((a, b) => a.id - b.id).map(({ lies }) => lies);
  const counts = [...sorted(counters), ...sorted(memory)];
  return hashOf(JSON.stringify([turn, phase, over, played, dice, stack, counts, where]));
}

function sorted(counts: Readonly<Record<string, number>>): (readonly [string, number])[] {
  return Object.entries(counts)
    .filter(([, value]) => value !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}
