// The fastest way to check the six rules: the deck is a row of numbers, sets are bits, and reasons are three numbers
// each.
import { type PlainCard, type PlainDeck, SIX } from "./six-rules.ts";

const GENERAL = 0;
const HYBRID = 1;
const GENERIC = 1;

/** A packed deck. `at` says where heroes, main and sideboard end. */
interface PackedDeck {
  readonly at: Uint8Array;
  readonly counts: Uint8Array;
  readonly factions: Uint16Array;
  readonly subfactions: Uint8Array;
}

export function packed(deck: PlainDeck): PackedDeck {
  const lines = [...deck.heroes, ...deck.main, ...deck.sideboard];
  const factions = ["Generic", ...new Set(lines.flatMap(({ card }) => card.factions))];
  const groups = [
    null,
    "Hybrid",
    ...new Set(lines.map(({ card }) => card.subfaction).filter((s) => s && s !== "Hybrid")),
  ];
  const bits = (card: PlainCard) => card.factions.reduce((set, f) => set | (1 << factions.indexOf(f)), 0);
  return {
    at: Uint8Array.of(deck.heroes.length, deck.heroes.length + deck.main.length, lines.length),
    counts: Uint8Array.from(lines, ({ count }) => count),
    factions: Uint16Array.from(lines, ({ card }) => bits(card)),
    subfactions: Uint8Array.from(lines, ({ card }) => groups.indexOf(card.subfaction)),
  };
}

const reasons = new Int32Array(3 * 256);
const hybrids = new Uint16Array(16);
let found = 0;
let ofHybrids = 0;
let openFactions = 0;
let openSubfactions = 0;

/** The number of reasons against a deck. Each is a rule, a line and a number in `reasons`. */
export function limit(deck: PackedDeck): number {
  const [heroEnd = 0, mainEnd = 0, end = 0] = deck.at;
  found = 0;
  const heroes = readHeroes(deck, heroEnd);
  if (heroes !== 3) reason(0, -1, heroes);
  const main = readMain(deck, heroEnd, mainEnd);
  if (main !== 40) reason(2, -1, main);
  let side = 0;
  for (let i = mainEnd; i < end; i++) side += deck.counts[i] ?? 0;
  if (side > 10) reason(5, -1, side);
  return found;
}

function readHeroes({ counts, factions, subfactions }: PackedDeck, end: number): number {
  let total = 0;
  ofHybrids = 0;
  openFactions = GENERIC;
  openSubfactions = 0;
  for (let i = 0; i < end; i++) {
    const count = counts[i] ?? 0;
    const group = subfactions[i] ?? 0;
    total += count;
    openFactions |= factions[i] ?? 0;
    if (group === HYBRID) hybrids[ofHybrids++] = factions[i] ?? 0;
    else openSubfactions |= 1 << group;
    if (count > 1) reason(1, i, count);
  }
  return total;
}

function readMain({ counts, factions, subfactions }: PackedDeck, from: number, end: number): number {
  let total = 0;
  for (let i = from; i < end; i++) {
    const count = counts[i] ?? 0;
    const of = factions[i] ?? 0;
    total += count;
    if (count > 3) reason(3, i, count);
    if (!isOpen(subfactions[i] ?? 0, of)) reason(4, i, of);
  }
  return total;
}

function isOpen(group: number, of: number): boolean {
  if (group === GENERAL) return (of & openFactions) !== 0;
  if (group !== HYBRID) return (openSubfactions & (1 << group)) !== 0;
  for (let h = 0; h < ofHybrids; h++) if (((hybrids[h] ?? 0) & ~of) === 0) return true;
  return false;
}

function reason(rule: number, line: number, number: number): void {
  reasons[3 * found] = rule;
  reasons[3 * found + 1] = line;
  reasons[3 * found + 2] = number;
  found++;
}

/** The rules that the last verdict found broken. */
export function brokenRules(many: number): readonly string[] {
  const rules = new Set(Array.from({ length: many }, (_, i) => reasons[3 * i]));
  return SIX.filter((_, i) => rules.has(i));
}
