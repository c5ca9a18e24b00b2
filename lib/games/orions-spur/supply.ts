// Game Components (p. 4): a species has so many copies of a card and no more.
import type { Entry, Pile } from "../../core/deck.ts";
import { Answer, type Known } from "../../core/fact.ts";
import { counted, finding, listed, notKnown } from "../../core/phrases.ts";
import type { Finding, Fix, Terms } from "../../core/rule.ts";
import type { OrionsSpurCard } from "./card.ts";
import { type Copies, copiesIn, fleetOf, lastOf, shipsFor, stated, taken } from "./fleet.ts";

type C = OrionsSpurCard;

/** Whether more copies of a card are there than its species has. */
export function overSupply({ card, count, entries }: Copies, where: string): readonly Finding[] {
  const [first] = entries;
  const supply = stated(card.supply);
  // One copy is there whatever the supply, and a card that has none is not limited.
  if (!first || count < 2 || supply === null) return [];
  if (supply === undefined)
    return [notKnown({ ...first, count }, [card.supply], `whether ${count} copies are allowed`)];
  if (count <= supply) return [];
  const message = `${card.label} is in ${where} ${counted(count, "time")}; its species has ${supply}.`;
  return [finding("error", message, { cards: entries, fixes: [taken(over(entries, count - supply))] })];
}

/** The copies that are too many; the flagship stays longest. */
function over(entries: readonly Entry<C>[], count: number): readonly Entry<C>[] {
  return lastOf(
    entries.toSorted((a, b) => Number(b.section === "flagship") - Number(a.section === "flagship")),
    count,
  );
}

export function fleetSupply(pile: Pile<C>, terms: Terms<C>): readonly Finding[] {
  return copiesIn(fleetOf(pile).entries).flatMap((copies) =>
    overSupply(copies, "the fleet").map((found) =>
      found.severity === "error" && !terms.isTrial
        ? { ...found, fixes: [...found.fixes, ...exchanges(pile, copies, terms)] }
        : found,
    ),
  );
}

/** Other ships in the place of those that are too many: of the same class, or of the same cost where points count. */
function exchanges(pile: Pile<C>, { card, count, entries }: Copies, { format, pool }: Terms<C>): readonly Fix[] {
  const fleet = fleetOf(pile);
  const gone = over(entries, count - (stated(card.supply) ?? 0));
  const size = (of: readonly Entry<C>[]) => of.reduce((sum, entry) => sum + entry.count, 0);
  const asked = (of: Known<C>) => (format === "points" ? stated(of.recruitment) : stated(of.shipClass));
  const others = shipsFor(fleet.entries, pool).filter((other) => {
    const there = size(fleet.entries.filter((entry) => entry.card === other));
    const room = other.supply.asks((supply) => there + size(gone) <= supply);
    return other !== card && asked(other) !== undefined && asked(other) === asked(card) && room === Answer.yes;
  });
  return others.slice(0, 3).map((other) => ({
    label: `Take ${size(gone)} ${other.label} for ${listed(gone.map((entry) => `${entry.count} ${card.label}`))}`,
    edits: gone.flatMap(({ section, count: by }) => [
      { section, card: card.label, by: -by },
      { section, card: other.label, by },
    ]),
  }));
}
