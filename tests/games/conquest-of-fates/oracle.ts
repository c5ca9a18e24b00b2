// The deck rules of Conquest of Fates once more, read off their page and as naive as can be: every choice of the missing
// facts is tried, and each is judged with everything known.
import type { Outcome } from "../outcomes.ts";

export interface OracleCard {
  readonly name: string;
  readonly kind?: string | null;
  readonly faction?: string | null;
  readonly apex?: boolean | null;
  readonly standIn?: readonly string[];
}

export interface OracleDeck {
  readonly counts: Readonly<Record<string, number>>;
  readonly copies?: number;
  readonly celestialsOutside?: boolean;
  readonly oneCelestial?: boolean;
  readonly oneFaction?: boolean;
}

interface Full {
  readonly name: string;
  readonly kind: string;
  readonly faction: string | null;
  readonly apex: boolean | null;
}

export const FACTS = ["kind", "faction", "apex"] as const;

function isMissing(card: OracleCard, fact: (typeof FACTS)[number]): boolean {
  return card[fact] === undefined || card.standIn?.includes(fact) === true;
}

/** All that each card could be, whatever the others are. Two factions are fresh, so that two cards can differ. */
export function choices(cards: readonly OracleCard[]): Full[][] {
  const known = cards.filter((card) => !isMissing(card, "faction")).map((card) => card.faction ?? null);
  const factions = [...new Set([...known, "a fresh faction", "another"])].filter((faction) => faction !== null);
  return cards.map((card) => {
    // A Celestial is never Apex, nor is it not: what is stated of a card to be one or the other is a unit.
    const told = !isMissing(card, "apex") && card.apex !== null;
    const kinds = isMissing(card, "kind") ? (told ? ["unit"] : ["unit", "celestial"]) : [card.kind ?? ""];
    const words = isMissing(card, "faction") ? factions : [card.faction ?? null];
    return kinds.flatMap((kind) => {
      const flags = kind !== "unit" ? [null] : isMissing(card, "apex") ? [true, false] : [card.apex ?? null];
      return words.flatMap((faction) => flags.map((apex) => ({ name: card.name, kind, faction, apex })));
    });
  });
}

function everyWay<T>(lists: readonly T[][]): T[][] {
  return lists.reduce<T[][]>((all, list) => all.flatMap((way) => list.map((one) => [...way, one])), [[]]);
}

function broken(cards: readonly Full[], deck: OracleDeck): string[] {
  const copies = cards.flatMap((card) => Array.from({ length: deck.counts[card.name] ?? 0 }, () => card));
  const units = copies.filter((card) => card.kind === "unit");
  const celestials = copies.filter((card) => card.kind === "celestial");
  const most = (of: readonly Full[]) => Math.max(0, ...of.map((a) => of.filter((b) => a.name === b.name).length));
  const factions = new Set(units.map((card) => card.faction).filter((faction) => faction !== null));
  const rules: Record<string, boolean> = {
    size: copies.length - (deck.celestialsOutside ? celestials.length : 0) === 40,
    apex: most(units.filter((card) => card.apex === true)) <= 1,
    copies: most(units.filter((card) => card.apex !== true)) <= (deck.copies ?? Number.POSITIVE_INFINITY),
    "one-celestial": !deck.oneCelestial || celestials.length <= 1,
    "one-faction": !deck.oneFaction || factions.size <= 1,
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}

export const RULES = ["size", "apex", "copies", "one-celestial", "one-faction"] as const;

/** What each rule says of a deck; a house rule that is not in force holds. */
export function oracle(cards: readonly OracleCard[], deck: OracleDeck): Record<string, Outcome> {
  const ways = everyWay(choices(cards.filter((card) => (deck.counts[card.name] ?? 0) > 0)));
  const found = ways.map((way) => broken(way, deck));
  return Object.fromEntries(
    RULES.map((rule) => {
      const count = found.filter((way) => way.includes(rule)).length;
      return [rule, count === 0 ? "held" : count === found.length ? "error" : "unknown"];
    }),
  );
}
