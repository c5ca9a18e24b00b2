// What places and cards are called, where several have one name.
import type { Card } from "../card/card.ts";
import type { Table } from "./table.ts";

/** A zone in words: its name, or the card that it lies on. */
export function placed<C extends Card>(table: Table<C>, zone: number): string {
  const spot = table.index.spots[zone];
  if (!spot) return named(table, zone - table.under(0));
  const [, slot] = spot.name.split(":");
  const { id, name, by } = spot.zone;
  if (slot === undefined) return name;
  const called = by === undefined ? -1 : table.first(table.zone(`${by}:${slot}`));
  if (called < 0) return `${name} ${slot}`;
  return by === id ? table.label(called) : `${name} ${table.label(called)}`;
}

/** A card's name. If another card of that name lies face up in play, it says which it is: "Ice Planet (2nd, Planets)". */
export function named<C extends Card>(table: Table<C>, card: number): string {
  return `${table.label(card)}${hasTwin(table, card) ? whichOf(table, card) : ""}`;
}

/** The column in which a card stands, if its zone has columns. */
export function columnOf<C extends Card>(table: Table<C>, card: number): number | undefined {
  const { columns } = table.index.spots[table.zoneOf(card)]?.zone ?? {};
  const token = table.board.tokens.findIndex(({ id }) => id === columns);
  return token < 0 ? undefined : table.token(card, token);
}

/** Tells cards of one name apart by where they lie, as the person at the table sees it: " (2nd, Planets)". */
export function whichOf<C extends Card>(table: Table<C>, card: number): string {
  return table.as(table.person, () => ` (${placeOf(table, card).join(", ")})`);
}

function placeOf<C extends Card>(table: Table<C>, card: number): readonly string[] {
  const zone = table.zoneOf(card);
  const cards = table.in(zone);
  const own = cards.length === 1 ? [] : [ordinal(cards.indexOf(card) + 1)];
  const host = table.hostOf(card);
  if (host < 0) return [...own, placed(table, zone)];
  return [...own, table.label(host), ...(hasTwin(table, host) ? placeOf(table, host) : [])];
}

function isOpen<C extends Card>(table: Table<C>, card: number): boolean {
  return table.isUp(card) && table.isInPlay(table.zoneOf(card));
}

function hasTwin<C extends Card>(table: Table<C>, card: number): boolean {
  if (!isOpen(table, card)) return false;
  const label = table.label(card);
  for (let other = 0; other < table.size; other++)
    if (other !== card && table.label(other) === label && isOpen(table, other)) return true;
  return false;
}

const ENDINGS: Readonly<Record<string, string>> = { one: "st", two: "nd", few: "rd", other: "th" };
const ORDINALS = new Intl.PluralRules("en", { type: "ordinal" });

function ordinal(place: number): string {
  return `${place}${ENDINGS[ORDINALS.select(place)]}`;
}
