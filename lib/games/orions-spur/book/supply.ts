// Game Components (p. 4): a species has a fixed number of copies of each card.

import { Answer, type Known } from "../../../core/card/fact.ts";
import type { Entry } from "../../../core/judge/deck.ts";
import { custom, finding, notKnown, SearchedError } from "../../../core/judge/phrases.ts";
import type { Finding, Fix, Terms } from "../../../core/judge/rule.ts";
import { counted, listed } from "../../../core/words.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { flagship } from "../cards/sections.ts";
import { type Copies, copiesIn, FLEET_SECTIONS, fleetOf, knownValue, lastOf, shipsFor, taken } from "./fleet.ts";

type C = OrionsSpurCard;

/** Whether there are more copies of a card than its species has. */
export function overSupply({ card, count, entries }: Copies, where: string): readonly Finding[] {
  const [first] = entries;
  // Every card exists at least once, and a card without a supply is unlimited.
  const isOver = count < 2 ? Answer.no : card.supply.asks((supply) => count > supply);
  if (!first || isOver === Answer.no) return [];
  if (isOver.isUnknown) return [notKnown({ ...first, count }, isOver.lacks, `whether ${count} copies are allowed`)];
  const supply = knownValue(card.supply) ?? 0;
  const message = `${card.label} is in ${where} ${counted(count, "time")}, but its species has ${supply}.`;
  return [finding("error", message, { cards: entries, fixes: [taken(over(entries, count - supply))] })];
}

/** The surplus copies. The flagship is removed last. */
function over(entries: readonly Entry<C>[], count: number): readonly Entry<C>[] {
  return lastOf(
    entries.toSorted((a, b) => Number(b.section === flagship.id) - Number(a.section === flagship.id)),
    count,
  );
}

/** The most ships that get replacements suggested, because each search goes through all ships. */
const MOST_EXCHANGED = 12;

export const fleetSupply = custom<C>(FLEET_SECTIONS, (deck, terms) => {
  const fleet = copiesIn(fleetOf(deck).entries);
  let left = MOST_EXCHANGED;
  return fleet.flatMap((copies) =>
    overSupply(copies, "the fleet").map((found) => {
      if (found.severity !== "error" || left-- <= 0) return found;
      const fixes = () => [...found.fixes, ...exchanges(fleet, copies, terms)];
      return new SearchedError(copies.entries, found.section ?? "", () => found.message, fixes);
    }),
  );
});

/** Replacements for surplus ships: of the same class, or of the same cost if points count. */
function exchanges(
  fleet: readonly Copies[],
  { card, count, entries }: Copies,
  { format, pool }: Terms<C>,
): readonly Fix[] {
  const gone = over(entries, count - (knownValue(card.supply) ?? 0));
  const removed = gone.reduce((sum, entry) => sum + entry.count, 0);
  const there = new Map(fleet.map((copies) => [copies.card, copies.count]));
  const asked = (of: Known<C>) => (format === "points" ? knownValue(of.recruitment) : knownValue(of.shipClass));
  const ships = shipsFor(
    fleet.flatMap((copies) => copies.entries),
    pool,
  );
  const others = ships.filter((other) => {
    const room = other.supply.asks((supply) => (there.get(other) ?? 0) + removed <= supply);
    return other !== card && asked(other) !== undefined && asked(other) === asked(card) && room === Answer.yes;
  });
  return others.slice(0, 3).map((other) => ({
    label: `Take ${removed} ${other.label} for ${listed(gone.map((entry) => `${entry.count} ${card.label}`))}`,
    edits: gone.flatMap(({ section, count: by }) => [
      { section, card: card.label, by: -by },
      { section, card: other.label, by },
    ]),
  }));
}
