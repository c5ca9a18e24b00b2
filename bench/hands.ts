import { Dice } from "../lib/core/random.ts";
import { isTyped } from "../lib/core/table/opening.ts";
import { games } from "../lib/games/index.ts";
import { Hands } from "../lib/odds/hands.ts";
import { readQuestion } from "../lib/odds/read-question.ts";
import { firstPile } from "./first-pile.ts";
import { measured } from "./rounds.ts";
import { figure, notes, table } from "./table.ts";

/** Hands of one turn of a contestant. */
const HANDS = 10_000;
const DEALS = 20;
const LOW = 18;

/** How many first hands a second are dealt, by the rules at a table and by the kernel, beside the least that must be done. */
export async function hands(): Promise<void> {
  const rows: string[][] = [];
  for (const game of games) {
    const { start, hands, pile, hand } = await firstPile(game);
    const [question] = (await game.goldfish()).opening.questions.filter(isTyped);
    const read = question && readQuestion(game, pile, question.asks);
    const kernel = read?.ok ? Hands.of(pile, read.question) : undefined;
    if (!kernel) throw new Error(`${game.name} asks nothing of its first hand`);
    const cards = pile.reduce((sum, { count }) => sum + count, 0);
    let seed = 0;
    const [limit = 0, byKernel = 0, byRules = 0] = measured([
      { name: "limit", run: () => leastOf(cards, hand, HANDS) },
      { name: "kernel", run: () => kernel.met(hand, HANDS, `${seed++}`) },
      {
        name: "rules",
        run: () => Array.from({ length: DEALS }, () => hands.dealt({ ...start, seed: `${seed++}` })),
      },
    ]).map((each, at) => ((at === 2 ? DEALS : HANDS) * 1e6) / each);
    rows.push([
      `${game.name}: ${hand} of ${cards}`,
      ...[limit, byKernel, byRules].map(figure),
      ...[byKernel, byRules].map((each) => (each / limit).toFixed(4)),
    ]);
  }
  table("First hands a second", ["hand", "limit", "kernel", "rules", "kernel / limit", "rules / limit"], rows);
  notes([
    "The limit deals from bytes by one running generator, two cards a word, and counts one group without a question.",
    "The kernel answers the first question of each game. The rules deal a hand at a table, as the page of a deck does.",
  ]);
}

/** A partial shuffle of bytes, and how many hands have two of one group. */
function leastOf(cards: number, size: number, hands: number): number {
  const pile = Uint8Array.from({ length: cards }, (_, card) => (card < LOW ? 1 : 0));
  let [a, b, c, d] = Dice.of("limit").state;
  let met = 0;
  for (let hand = 0; hand < hands; hand++) {
    let low = 0;
    for (let place = 0; place < size; place += 2) {
      const sum = (((a + b) | 0) + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + sum) | 0;
      const one = place + (((sum & 0xffff) * (cards - place)) >>> 16);
      const card = pile[one] as number;
      pile[one] = pile[place] as number;
      pile[place] = card;
      const two = place + 1 + (((sum >>> 16) * (cards - place - 1)) >>> 16);
      const next = pile[two] as number;
      pile[two] = pile[place + 1] as number;
      pile[place + 1] = next;
      low += card + next;
    }
    // A branch that nobody can guess would cost half as much again.
    met += (1 - low) >>> 31;
  }
  return met;
}
