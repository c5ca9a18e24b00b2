// Building the Decks (p. 5): the fleet that all players start with.

import { Answer, type Fact, type Known, missingOf } from "../../../core/card/fact.ts";
import type { DeckSections, Edit, Entry, SectionName } from "../../../core/judge/deck.ts";
import { custom, notKnown, SearchedError } from "../../../core/judge/phrases.ts";
import type { Cards, Fix } from "../../../core/judge/rule.ts";
import { counted, listed } from "../../../core/words.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { flagship, front, middle } from "../cards/sections.ts";
import { CLASSES, type Copies, copiesIn, FLEET_SECTIONS, fleetOf, knownValue, lastOf, ROW, shipsFor } from "./fleet.ts";

type C = OrionsSpurCard;

const OTHER = CLASSES.length;
const NO_SHIP = CLASSES.length + 1;

/** What a card might count as: an index in the list of classes, another ship, or no ship. */
function roles({ kind, shipClass }: Known<C>): readonly number[] {
  const known = knownValue(shipClass);
  if (typeof known === "string") {
    const at = CLASSES.findIndex((one) => one.shipClass === known);
    return [at < 0 ? OTHER : at];
  }
  const isShip = kind.is("ship");
  const asShip = known === null ? [OTHER] : [0, 1, 2, OTHER];
  if (isShip === Answer.yes) return asShip;
  return isShip === Answer.no ? [NO_SHIP] : [...asShip, NO_SHIP];
}

function lacks({ kind, shipClass }: Known<C>): readonly Fact<unknown>[] {
  return missingOf(kind, shipClass);
}

interface Sorted {
  /** How many cards certainly count as each class. */
  readonly counts: readonly number[];
  readonly open: readonly { readonly copies: Copies; readonly roles: readonly number[] }[];
}

function sorted(fleet: readonly Copies[]): Sorted {
  const counts = [0, 0, 0, 0, 0];
  const open: { copies: Copies; roles: readonly number[] }[] = [];
  for (const copies of fleet) {
    const can = roles(copies.card);
    const [only] = can;
    if (can.length === 1 && only !== undefined) counts[only] = (counts[only] ?? 0) + copies.count;
    else open.push({ copies, roles: can });
  }
  return { counts, open };
}

/** Whether the open cards could fill the gaps in the standard fleet. */
function fits({ counts, open }: Sorted): boolean {
  if ((counts[OTHER] ?? 0) > 0) return false;
  let lacks = [CLASSES.map(({ ships }, i) => ships - (counts[i] ?? 0))];
  if (lacks[0]?.some((n) => n < 0)) return false;
  for (const { copies, roles } of open) {
    const next = new Map<string, number[]>();
    for (const lack of lacks) {
      for (const role of roles) {
        const left = role === NO_SHIP ? lack : lack.map((n, i) => (i === role ? n - copies.count : n));
        if (role !== OTHER && left.every((n) => n >= 0)) next.set(left.join(), left);
      }
    }
    lacks = [...next.values()];
  }
  return lacks.some((lack) => lack.every((n) => n === 0));
}

/** Whether the fleet is the standard one. */
export function isStandard(deck: DeckSections<C>): Answer {
  const fleet = sorted(copiesIn(fleetOf(deck).entries));
  if (!fits(fleet)) return Answer.no;
  // Different choices for an open card make different fleets, and at most one of those is the standard fleet.
  return fleet.open.length === 0
    ? Answer.yes
    : Answer.lacking(...fleet.open.flatMap(({ copies }) => lacks(copies.card)));
}

export const startingFleet = custom<C>(FLEET_SECTIONS, (deck, { pool }) => {
  const part = fleetOf(deck);
  const fleet = sorted(copiesIn(part.entries));
  if (!fits(fleet)) {
    const fixes = () => (fleet.open.length === 0 ? standardFixes(deck, fleet.counts, pool) : []);
    return [new SearchedError(surplus(part.entries, fleet.counts), front.id, () => message(fleet), fixes)];
  }
  return fleet.open.flatMap(({ copies: { card, entries } }) =>
    entries.slice(0, 1).map((entry) => notKnown(entry, lacks(card), "whether the fleet is complete")),
  );
});

function message({ counts, open }: Sorted): string {
  const words = CLASSES.map(({ one }, i) => counted(counts[i] ?? 0, one));
  const other = counts[OTHER] ?? 0;
  if (other > 0) words.push(counted(other, "other ship"));
  const unknown = open.reduce((sum, { copies }) => sum + copies.count, 0);
  if (unknown > 0) words.push(`${counted(unknown, "card")} of a class not known`);
  const wanted = CLASSES.map(({ ships, one }) => counted(ships, one));
  return `The fleet has ${listed(words)}, but exactly ${listed(wanted)} are needed.`;
}

/** The surplus copies of each class. Those in the rows come first. */
function surplus(entries: readonly Entry<C>[], counts: readonly number[]): readonly Entry<C>[] {
  const behindFirst = entries.toSorted((a, b) => Number(b.section === flagship.id) - Number(a.section === flagship.id));
  const out: Entry<C>[] = [];
  for (const role of [0, 1, 2, OTHER]) {
    const over = (counts[role] ?? 0) - (CLASSES[role]?.ships ?? 0);
    if (over <= 0) continue;
    const own = behindFirst.filter(({ card }) => roles(card).every((one) => one === role));
    out.push(...lastOf(own, over));
  }
  return out;
}

/** Up to three fixes that remove the surplus and add ships of the pool where the fleet lacks them. */
function standardFixes(deck: DeckSections<C>, counts: readonly number[], pool: Cards<C>): readonly Fix[] {
  const fleet = fleetOf(deck);
  const gone = surplus(fleet.entries, counts);
  const ships = shipsFor(fleet.entries, pool);
  const lacking = CLASSES.flatMap(({ shipClass, ships }, i) => repeated(shipClass, ships - (counts[i] ?? 0)));
  const places = placesFor(deck, gone, lacking);
  const out: Fix[] = [];
  for (let way = 0; way < (lacking.length > 0 ? 3 : 1); way++) {
    const added: Edit[] = [];
    for (const [i, shipClass] of lacking.entries()) {
      const can = ships.filter((card) => card.shipClass.is(shipClass) === Answer.yes).slice(way);
      let taken = lacking.slice(0, i).filter((one) => one === shipClass).length;
      const ship = can.find((card) => {
        const spare = Math.max(0, spareOf(card, fleet.entries, gone));
        taken -= spare;
        return taken < 0;
      });
      if (ship) added.push({ section: places[i] ?? front.id, card: ship.label, by: 1 });
    }
    if (added.length < lacking.length) break;
    const removed = gone.map(({ section, card, count }) => ({ section, card: card.label, by: -count }));
    out.push({ label: labelOf(gone, added), edits: [...removed, ...added] });
  }
  return out;
}

/** Where the missing ships go. The list's last class is the strongest and goes behind the rows if nothing is there. */
function placesFor(deck: DeckSections<C>, gone: readonly Entry<C>[], lacking: readonly string[]): readonly string[] {
  const left = (section: SectionName) =>
    gone.reduce((n, e) => (e.section === section.id ? n - e.count : n), deck.in(section).total);
  const rows = [front, middle].flatMap((row) => repeated(row.id, ROW - left(row)));
  const isFree = left(flagship) === 0;
  const behind = isFree && (lacking.at(-1) === "light-cruiser" || deck.in(flagship).total > 0);
  return behind ? [...rows.slice(0, lacking.length - 1), flagship.id] : rows;
}

/** How many copies of a ship are left in its species, or one if the supply is unknown. */
function spareOf(card: Known<C>, fleet: readonly Entry<C>[], gone: readonly Entry<C>[]): number {
  const count = (entries: readonly Entry<C>[]) => entries.reduce((n, e) => n + (e.card === card ? e.count : 0), 0);
  return (knownValue(card.supply) ?? 1) - count(fleet) + count(gone);
}

function repeated<T>(one: T, times: number): readonly T[] {
  return Array.from({ length: Math.max(0, times) }, () => one);
}

function labelOf(gone: readonly Entry<C>[], added: readonly Edit[]): string {
  const less = listed(gone.map(({ card, count }) => `${count} ${card.label}`));
  const names = [...new Set(added.map(({ card }) => card))];
  const more = listed(names.map((name) => `${added.filter(({ card }) => card === name).length} ${name}`));
  if (added.length === 0) return `Remove ${less}`;
  return gone.length === 0 ? `Add ${more}` : `Take ${more} for ${less}`;
}
