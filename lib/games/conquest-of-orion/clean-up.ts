// 1.12 Damage, Stats, and Destruction; 1.13 Outer space; Unique, Stationary and Half life of 2.1.
import type { MoveKind, Phase } from "../../core/goldfish.ts";
import type { ConquestOfOrionCard } from "./card.ts";
import * as book from "./rulebook.ts";
import { type GalaxyTable, hasKeyword, isPlanet, planets, TOKEN, units, ZONE } from "./table.ts";

/** What lies on a card that leaves play: attachments go to the graveyard, units are in outer space. */
function strand(table: GalaxyTable, host: number): void {
  for (const id of [...table.in(table.under(host))]) {
    const isUnit = table.card(id).type === "unit";
    if (!isUnit) strand(table, id);
    table.move(id, isUnit ? ZONE.space : ZONE.graveyard);
    table.say(() => `${table.label(id)} ${isUnit ? "is in outer space now" : "goes to the graveyard"}.`);
  }
}

/** Destroys a card: planets are neutral again, everything else goes to its owner's graveyard. */
export function destroy(table: GalaxyTable, id: number): void {
  strand(table, id);
  const isNeutral = table.card(id).type === "planet";
  table.move(id, isNeutral ? ZONE.neutral : ZONE.graveyard);
  table.setToken(id, TOKEN.damage, 0);
  table.say(() => `${table.label(id)} is destroyed${isNeutral ? " and neutral again" : ""}.`);
}

function isDead(table: GalaxyTable, id: number): boolean {
  const { health } = table.card(id);
  const damage = table.token(id, TOKEN.damage);
  return damage > 0 && typeof health === "number" && damage >= health;
}

/** A clean-up: what has lethal damage is destroyed. */
export function cleanUp(table: GalaxyTable): void {
  for (const id of [...units(table), ...table.in(ZONE.space)]) if (isDead(table, id)) destroy(table, id);
  for (const id of [...planets(table)]) if (isDead(table, id)) destroy(table, id);
}

/** What a free move leaves behind. */
export function freed(table: GalaxyTable, card: number, from: number): void {
  const to = table.zoneOf(card);
  const isGone = to !== from && (to === ZONE.graveyard || to === ZONE.removed || to === ZONE.hand || to === ZONE.draw);
  if (isGone || (isPlanet(table.card(card)) && to === ZONE.neutral)) strand(table, card);
}

/** Everything that the player controls in the galaxy. */
function controlled(table: GalaxyTable): number[] {
  return [...planets(table), ...units(table), ...table.in(ZONE.space), ...table.in(ZONE.achievements)];
}

/** Cards with Unique of which the player has more than one. */
export function twins(table: GalaxyTable): number[] {
  const unique = controlled(table).filter((id) => hasKeyword(table.card(id), "Unique"));
  return unique.filter((id) => unique.some((other) => other !== id && table.label(other) === table.label(id)));
}

/** What the rules do not suffer at any time: a stationary unit in outer space, two of a card that is Unique. */
export function watchGalaxy(table: GalaxyTable): void {
  const lost = table.in(ZONE.space).find((id) => hasKeyword(table.card(id), "Stationary"));
  if (lost !== undefined) {
    destroy(table, lost);
    watchGalaxy(table);
  } else if (table.top.phase !== "unique" && twins(table).length > 0) table.call("unique");
}

const keep: MoveKind<ConquestOfOrionCard> = {
  do: "keep",
  says: "Keep this one of a Unique card",
  cards: twins,
  play: (table, card) => {
    for (const id of twins(table).filter((other) => other !== card && table.label(other) === table.label(card))) {
      strand(table, id);
      table.move(id, ZONE.removed);
      table.say(() => `A second ${table.label(id)} is removed from existence.`);
    }
    if (twins(table).length === 0) table.leave();
  },
};

export const unique: Phase<ConquestOfOrionCard> = {
  id: "unique",
  name: "Unique",
  cite: book.KEYWORDS,
  says: "Of a card with Unique one copy stays in play; the others are removed from existence.",
  moves: [keep],
  mayPass: () => false,
};
