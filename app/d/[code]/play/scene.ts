import type { Card } from "../../../../lib/core/card.ts";
import type { Ruled } from "../../../../lib/core/goldfish.ts";
import type { Table } from "../../../../lib/core/table.ts";
import type { Place } from "./places.ts";
import type { Reach } from "./reach.ts";

/** A card as it is drawn, and those that lie on or under it. */
export interface CardSeen {
  readonly id: number;
  readonly card: Card;
  readonly label: string;
  readonly isUp: boolean;
  readonly isExhausted: boolean;
  /** Whether the rules allow something with it now. */
  readonly isLit: boolean;
  readonly isSelected: boolean;
  /** The move of the card that is picked up which this one is the target of. */
  readonly target: Ruled | undefined;
  /** Its tokens and note, in words. */
  readonly marks: string;
  readonly below: readonly CardSeen[];
}

/** A zone as it is drawn. */
export interface ZoneSeen {
  readonly count: number;
  /** The card on top of a pile. */
  readonly top: number | undefined;
  /** All its cards; of a pile, those that its player has seen. */
  readonly cards: readonly CardSeen[];
  /** The move of the card that is picked up which this zone is the target of. */
  readonly here: Ruled | undefined;
  /** Whether cards that nobody has seen lie on top and may be looked at by hand. */
  readonly isByHand: boolean;
}

/** All that is drawn of a table. */
export interface Scene {
  readonly zones: ReadonlyMap<number, ZoneSeen>;
  readonly cards: ReadonlyMap<number, CardSeen>;
}

export const NO_SCENE: Scene = { zones: new Map(), cards: new Map() };

interface Moment {
  readonly places: readonly Place[];
  readonly table: Table;
  readonly moves: readonly Ruled[];
  readonly selected: number | undefined;
  readonly reach: Reach;
}

/** What is drawn of a moment. A card or a zone that looks as it did before is the very same object: nobody draws it again. */
export function sceneOf(moment: Moment, before: Scene): Scene {
  const { places, table, moves, selected, reach } = moment;
  const lit = new Set(moves.map(({ card }) => card));
  const zones = new Map<number, ZoneSeen>();
  const cards = new Map<number, CardSeen>();

  const cardSeen = (id: number): CardSeen => {
    const was = before.cards.get(id);
    const now = kept(was, {
      id,
      card: table.card(id),
      label: table.label(id),
      isUp: table.isUp(id),
      isExhausted: table.isExhausted(id),
      isLit: lit.has(id),
      isSelected: id === selected,
      target: reach.cards.get(id),
      marks: marksOn(table, id),
      below: keptList(was?.below, table.in(table.under(id)).map(cardSeen)),
    });
    cards.set(id, now);
    return now;
  };

  for (const { zone, area } of places) {
    const was = before.zones.get(zone);
    const all = table.in(zone);
    const isPile = area.as === "pile";
    const known = isPile ? all.filter((id) => table.isUp(id) || table.isSeen(id)) : all;
    const top = isPile ? all[0] : undefined;
    const now: ZoneSeen = {
      count: all.length,
      top,
      cards: keptList(was?.cards, known.map(cardSeen)),
      here: reach.zones.get(zone),
      isByHand: top !== undefined && !table.isUp(top) && table.stack.length === 1,
    };
    zones.set(zone, kept(was, now));
  }
  return { zones, cards };
}

function marksOn(table: Table, id: number): string {
  const marks: string[] = [];
  for (const [at, { name, hidden }] of table.board.tokens.entries()) {
    const value = hidden ? 0 : table.token(id, at);
    if (value !== 0) marks.push(`${name} ${value}`);
  }
  const note = table.notes.get(id);
  if (note !== undefined) marks.push(`“${note}”`);
  return marks.join(" · ");
}

/** What was there before, if all of it is the same. */
function kept<T extends object>(before: T | undefined, now: T): T {
  if (!before) return now;
  for (const key in now) if (now[key] !== before[key]) return now;
  return before;
}

function keptList<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  const isSame = before?.length === now.length && now.every((one, place) => one === before[place]);
  return isSame ? before : now;
}
