// The deck rules of rules/conquest-of-orion.md told a second time, as plainly as can be: every choice of the facts that
// nobody states is tried, one after the other.
import type { ConquestOfOrionCard } from "../../../lib/games/conquest-of-orion/cards/card.ts";
import type { Outcome } from "../outcomes.ts";

type C = ConquestOfOrionCard;

export interface Line {
  readonly section: "main" | "planets";
  readonly card: C;
  readonly count: number;
}

export interface OracleDeck {
  readonly format: "constructed" | "limited";
  readonly copies?: number;
  readonly lines: readonly Line[];
}

const TYPES = ["unit", "planet", "achievement", "attachment", "ability", "satellite"] as const;

function states(card: C, attribute: "type" | "race" | "planet"): boolean {
  return card[attribute] !== undefined && !card.standIn?.includes(attribute);
}

/** A card that is stated to be a unique or a common planet is a planet. */
function typesOf(card: C): readonly C["type"][] {
  return states(card, "planet") && card.planet ? ["planet"] : TYPES;
}

/** Every card that this one could be. */
function versions(card: C, races: readonly (string | null)[]): C[] {
  let out: C[] = [{ ...card }];
  if (!states(card, "type")) out = typesOf(card).map((type) => ({ ...card, type }));
  if (!states(card, "race")) out = out.flatMap((one) => races.map((race) => ({ ...one, race })));
  if (!states(card, "planet")) {
    out = out.flatMap((one): C[] =>
      one.type === "planet"
        ? [
            { ...one, planet: "common" },
            { ...one, planet: "unique" },
          ]
        : [{ ...one, planet: null }],
    );
  }
  return out;
}

/** Every deck that this one could be: a card is the same in all its lines. */
function* decks(lines: readonly Line[]): Generator<readonly Line[]> {
  const cards = [...new Set(lines.map(({ card }) => card))];
  const stated = cards.flatMap((card) => (states(card, "race") && card.race ? [card.race] : []));
  const fresh = cards.map(({ name }) => `the race of ${name}`);
  yield* chosen(lines, cards, [null, ...stated, ...fresh]);
}

function* chosen(
  lines: readonly Line[],
  cards: readonly C[],
  races: readonly (string | null)[],
): Generator<readonly Line[]> {
  const [card, ...rest] = cards;
  if (!card) {
    yield lines;
    return;
  }
  for (const version of versions(card, races)) {
    yield* chosen(
      lines.map((line) => (line.card === card ? { ...line, card: version } : line)),
      rest,
      races,
    );
  }
}

function size(lines: readonly Line[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}

function mostOfOneName(lines: readonly Line[]): number {
  return Math.max(0, ...lines.map(({ card }) => size(lines.filter((line) => line.card.name === card.name))));
}

/** Whether each rule holds for a deck of which everything is known. */
function holds({ format, copies }: OracleDeck, lines: readonly Line[]): Record<string, boolean> {
  const main = lines.filter(({ section }) => section === "main");
  const pile = lines.filter(({ section }) => section === "planets");
  const races = new Set(main.flatMap(({ card }) => (card.race ? [card.race] : [])));
  return {
    size: size(main) === (format === "constructed" ? 50 : 30),
    race: races.size <= 1,
    "no-planets": main.every(({ card }) => card.type !== "planet"),
    "planet-pile":
      pile.length === 0 ||
      (pile.every(({ card }) => card.type === "planet" && card.planet === "unique") &&
        size(pile) >= 5 &&
        mostOfOneName(pile) === 1),
    ...(copies === undefined ? {} : { copies: mostOfOneName(main) <= copies }),
  };
}

export function oracle(deck: OracleDeck): Record<string, Outcome> {
  const seen = new Map<string, Set<boolean>>();
  for (const lines of decks(deck.lines)) {
    for (const [rule, held] of Object.entries(holds(deck, lines))) {
      seen.set(rule, (seen.get(rule) ?? new Set()).add(held));
    }
  }
  const outcome = (of: ReadonlySet<boolean>): Outcome => (of.size > 1 ? "unknown" : of.has(true) ? "held" : "error");
  return Object.fromEntries([...seen].map(([rule, of]) => [rule, outcome(of)]));
}
