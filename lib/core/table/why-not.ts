// What a move needs and lacks, and whether anything can be done with a kind of moves.
import type { Card } from "../card/card.ts";
import type { MoveKind, Phase } from "./goldfish.ts";
import type { Ruled } from "./move.ts";
import type { Lack, Refusal } from "./needs.ts";
import { named, placed } from "./place-names.ts";
import type { Table } from "./table.ts";

/** Whether all needs of a move are met. */
export function isMet<C extends Card, P extends string>(
  table: Table<C, P>,
  { needs }: MoveKind<C, P>,
  card: number,
  to: string,
): boolean {
  if (needs) for (const need of needs) if (need.holds(table, card, to) !== true) return false;
  return true;
}

/** Whether anything can be done with this kind of move, or with one card. */
export function isOffered<C extends Card, P extends string>(
  table: Table<C, P>,
  kind: MoveKind<C, P>,
  only?: number,
): boolean {
  for (const card of only === undefined ? cardsFor(table, kind) : [only]) {
    for (const to of placesFor(table, kind, card)) if (isMet(table, kind, card, to)) return true;
  }
  return false;
}

/** The cards with which something of this kind can be done. */
export function offeredCards<C extends Card, P extends string>(table: Table<C, P>, kind: MoveKind<C, P>): number[] {
  return cardsFor(table, kind).filter((card) => isOffered(table, kind, card));
}

const NO_CARD: readonly number[] = [-1];
const NO_PLACE: readonly string[] = [""];

/** The cards that a move of this kind may be about, or only -1 if it is about none. */
export function cardsFor<C extends Card, P extends string>(
  table: Table<C, P>,
  kind: MoveKind<C, P>,
): readonly number[] {
  return kind.cards ? kind.cards(table) : NO_CARD;
}

export function placesFor<C extends Card, P extends string>(
  table: Table<C, P>,
  kind: MoveKind<C, P>,
  card: number,
): readonly string[] {
  return kind.targets ? kind.targets(table, card) : NO_PLACE;
}

/** All that a move of this kind lacks, if it may be made in the running phase at all. */
export function lacksOf<C extends Card>(
  table: Table<C>,
  phase: Phase<C>,
  kind: MoveKind<C>,
  { card = -1, to = "" }: Ruled,
): Lack[] {
  const cite = kind.cite ?? phase.cite;
  const missing = wrongCard(table, kind, card);
  const lacks: Lack[] = missing === undefined ? [] : [{ id: "card", says: missing, cite }];
  // Whatever else a card lacks would tell what it is, so of one that the player does not know nothing more is said.
  const isKnown = card >= 0 && card < table.size && !table.isHidden(card);
  if (missing !== undefined && !(kind.cards && isKnown)) return lacks;
  const place = wrongPlace(table, kind, card, to);
  // What else it needs is asked about a card and a place, so without the place it is not known yet.
  if (place !== undefined) return [...lacks, { id: "place", says: place, cite }];
  for (const need of kind.needs ?? []) {
    const holds = need.holds(table, card, to);
    if (holds === true) continue;
    const isUnknown = holds === undefined ? ({ isUnknown: true } as const) : {};
    lacks.push({
      id: need.id,
      says: need.lacks(table, card, to),
      cite: need.cite,
      ...isUnknown,
      ...(need.isPrice && { isPrice: true }),
    });
  }
  return lacks;
}

/** What each kind of move about a card lacks, at the place where it lacks least. */
export function closedIn<C extends Card>(table: Table<C>, phase: Phase<C>, card: number): Refusal[] {
  return phase.moves.flatMap((kind) => {
    if (kind.isForPerson || !kind.cards?.(table).includes(card) || isOffered(table, kind, card)) return [];
    const places = placesFor(table, kind, card);
    const tried = (places.length === 0 ? NO_PLACE : places).map((to) => {
      return lacksOf(table, phase, kind, { do: kind.do, card, ...(to === "" ? {} : { to }) });
    });
    const lacks = tried.reduce((least, one) => (one.length < least.length ? one : least));
    return [{ what: kind.says, lacks }];
  });
}

function wrongCard<C extends Card>(table: Table<C>, kind: MoveKind<C>, card: number): string | undefined {
  if (!kind.cards) return card === -1 ? undefined : "names a card, but is done with none";
  const { of = "a card" } = kind;
  if (card === -1) return `needs ${of}`;
  if (card < 0 || card >= table.size) return `needs ${of}, and there is no card ${card}`;
  if (kind.cards(table).includes(card)) return undefined;
  if (table.isHidden(card)) return `needs ${of}, and that card is hidden from you`;
  return `needs ${of}; ${table.known(card)} is in ${placed(table, table.zoneOf(card))}`;
}

function wrongPlace<C extends Card>(table: Table<C>, kind: MoveKind<C>, card: number, to: string): string | undefined {
  if (!kind.targets) return to === "" ? undefined : "names a place, but needs none";
  const places = kind.targets(table, card);
  if (places.includes(to) || kind.takes?.(table, to)) return undefined;
  const at = kind.at?.(table, card) ?? "a place";
  if (places.length === 0) return `needs ${at}, and there is none`;
  return to === "" ? `needs ${at}` : `needs ${at}, not ${nameOf(table, to)}`;
}

function nameOf<C extends Card>(table: Table<C>, to: string): string {
  const card = /^#\d+$/.test(to) ? Number(to.slice(1)) : -1;
  if (card >= 0 && card < table.size) return table.isUp(card) ? named(table, card) : table.known(card);
  const zone = table.zone(to);
  return zone >= 0 ? placed(table, zone) : `“${to}”`;
}

/** A refusal in one sentence, with the places in the rulebook. */
export function refusalText({ what, lacks }: Refusal): string {
  const parts = [
    ...new Set(lacks.map(({ cite: { part, page } }) => (page === undefined ? part : `${part}, p. ${page}`))),
  ];
  return `${what}: ${lacks.map(({ says }) => says.replace(/\.$/, "")).join("; ")} (${parts.join("; ")}).`;
}
