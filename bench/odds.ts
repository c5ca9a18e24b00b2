import type { Game } from "../lib/core/game.ts";
import { isTyped, type Redraw, type TypedQuestion } from "../lib/core/table/opening.ts";
import { games } from "../lib/games/index.ts";
import { askRedraws } from "../lib/odds/ask-odds.ts";
import type { Copies } from "../lib/odds/atoms.ts";
import { oddsOf } from "../lib/odds/odds.ts";
import type { Question } from "../lib/odds/question.ts";
import { firstPile } from "./first-pile.ts";
import { type Random, seeded } from "./random.ts";
import { quantile } from "./rounds.ts";
import { figure, notes, table } from "./table.ts";

const DECKS = [
  { cards: 40, names: 20 },
  { cards: 54, names: 18 },
  { cards: 54, names: 27 },
  { cards: 100, names: 40 },
] as const;
const GROUPS = [2, 4, 6, 8] as const;
const QUESTIONS = 60;

/** How long it takes to answer questions about groups that overlap, for every number of cards at once. */
export function odds(): void {
  const rows = DECKS.flatMap(({ cards, names }) =>
    GROUPS.map((groups) => {
      const random = seeded(groups);
      const times = Array.from({ length: QUESTIONS }, () => {
        const pile = pileOf(cards, names);
        return millisecondsOf(pile, questionOf(random, pile, groups));
      });
      return [`${cards} cards, ${names} of them different`, String(groups), ...[0.5, 0.9, 1].map(at(times))];
    }),
  );
  table(
    "Exact odds of groups that overlap, at every number of cards",
    ["deck", "groups", "ms", "90 %", "longest"],
    rows,
  );
  notes([
    `${QUESTIONS} random questions each. A group has each card with a chance of two in five, and needs 1 or 2 of its cards.`,
    "Half of the questions want all groups, half of them one or another pair.",
  ]);
}

const HANDS = 100;

/** How long it takes to keep or redraw a hand, and to weigh all hands before one is dealt. */
export async function redraws(): Promise<void> {
  const rows: string[][] = [];
  for (const game of games) {
    const { opening } = await game.goldfish();
    const { redraw } = opening;
    if (redraw)
      for (const question of opening.questions.filter(isTyped)) rows.push(await weighed(game, redraw, question));
  }
  table("Keep or redraw, exactly", ["question", "ms a hand", "longest of 100", "ms before the deal"], rows);
  notes(["The first sample deck of each game with a redraw, and the questions that the game declares."]);
}

async function weighed(game: Game, { most }: Redraw, { says, asks, more }: TypedQuestion): Promise<string[]> {
  const { pile, hand } = await firstPile(game);
  const redraws = askRedraws(game, pile, asks, { hand, seen: hand + more, most });
  if (typeof redraws === "string") throw new Error(redraws);
  const cards = pile.flatMap(({ label, count }) => Array.from({ length: count }, () => label));
  const random = seeded(hand);
  const times = Array.from({ length: HANDS }, () => {
    const labels = shuffled(random, cards).slice(0, hand);
    return timed(() => redraws.ofHand(labels));
  });
  const before = timed(() => redraws.ofAny());
  return [`${game.name}: ${says}`, at(times)(0.5), at(times)(1), figure(before)];
}

function timed(job: () => unknown): number {
  const start = performance.now();
  if (typeof job() === "string") throw new Error("There is no exact answer.");
  return performance.now() - start;
}

function shuffled(random: Random, cards: readonly string[]): readonly string[] {
  return cards
    .map((card) => ({ card, place: random(1_000_000) }))
    .sort((one, other) => one.place - other.place)
    .map(({ card }) => card);
}

const at = (times: readonly number[]) => (share: number) => figure(quantile(times, share));

function pileOf(cards: number, names: number): readonly Copies[] {
  return Array.from({ length: names }, (_, place) => ({
    label: `card ${place}`,
    count: Math.floor((cards * (place + 1)) / names) - Math.floor((cards * place) / names),
  }));
}

function questionOf(random: Random, pile: readonly Copies[], groups: number): Question {
  const of = Array.from({ length: groups }, (): Question => {
    const group = new Set(pile.filter(() => random(5) < 2).map(({ label }) => label));
    return { is: "count", group, least: 1 + random(2), most: Number.POSITIVE_INFINITY, byName: false };
  });
  if (random(2) === 0) return { is: "all", of };
  const pairs = of.flatMap((part, place) =>
    place % 2 === 0 ? [{ is: "all" as const, of: [part, ...of.slice(place + 1, place + 2)] }] : [],
  );
  return { is: "any", of: pairs };
}

/** The shortest time of three, so that what else the machine does counts less. */
function millisecondsOf(pile: readonly Copies[], question: Question): number {
  const times = Array.from({ length: 3 }, () => {
    const start = performance.now();
    const answer = oddsOf(pile, question);
    if (!answer.ok) throw new Error(answer.why);
    return performance.now() - start;
  });
  return Math.min(...times);
}
