import type { Card } from "../../../lib/core/card/card.ts";
import type { Ruled } from "../../../lib/core/table/goldfish.ts";
import type { Table } from "../../../lib/core/table/table.ts";
import type { Place } from "./places.ts";
import type { Reach } from "./targets.ts";

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
  /** Whether what goes on now is about it. */
  readonly isAbout: boolean;
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
  /** Whether a card lies face down on top that may be looked at by hand. */
  readonly isByHand: boolean;
  /** Whether what has begun must be finished before anything is done by hand. */
  readonly isWaiting: boolean;
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
  /** The moves that the rules allow; without them cards stay lit as they were. */
  readonly offered?: readonly Ruled[] | undefined;
  readonly selected: number | undefined;
  /** The cards that the phase is about. */
  readonly about: readonly number[];
  readonly reach: Reach;
}

/** What is drawn of a moment. A card or a zone that looks as it did before is the very same object: nobody draws it again. */
export function sceneOf(moment: Moment, before: Scene): Scene {
  const { places, table, offered, selected, about, reach } = moment;
  const lit = offered && new Set(offered.map(({ card }) => card));
  const tokens = table.board.tokens.flatMap(({ name, hidden }, at) => (hidden ? [] : [{ name, at }]));
  const zones = new Map<number, ZoneSeen>();
  const cards = new Map<number, CardSeen>();
  let isSame = true;

  const cardSeen = (id: number): CardSeen => {
    const was = before.cards.get(id);
    const now: CardSeen = {
      id,
      card: table.card(id),
      label: table.label(id),
      isUp: table.isUp(id),
      isExhausted: table.isExhausted(id),
      isLit: lit ? lit.has(id) : was?.isLit === true,
      isSelected: id === selected,
      isAbout: about.includes(id),
      target: reach.cards.get(id),
      marks: marksOn(table, id, tokens),
      below: cardsSeen(table.in(table.under(id)), was?.below),
    };
    const seen = was && isSameCard(was, now) ? was : now;
    cards.set(id, seen);
    return seen;
  };

  const cardsSeen = (ids: readonly number[], were: readonly CardSeen[] = NO_CARDS): readonly CardSeen[] => {
    if (ids.length === 0) return NO_CARDS;
    const now: CardSeen[] = [];
    let isSame = ids.length === were.length;
    for (const id of ids) {
      const card = cardSeen(id);
      if (card !== were[now.length]) isSame = false;
      now.push(card);
    }
    return isSame ? were : now;
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
      cards: cardsSeen(known, was?.cards),
      here: reach.zones.get(zone),
      isByHand: top !== undefined && !table.isUp(top),
      isWaiting: top !== undefined && !table.isUp(top) && table.stack.length > 1,
    };
    const seen = was && isSameZone(was, now) ? was : now;
    if (seen !== was) isSame = false;
    zones.set(zone, seen);
  }
  return isSame ? before : { zones, cards };
}

const NO_CARDS: readonly CardSeen[] = [];

function marksOn(table: Table, id: number, tokens: readonly { readonly name: string; readonly at: number }[]): string {
  let marks = "";
  for (const { name, at } of tokens) {
    const value = table.token(id, at);
    if (value !== 0) marks = joined(marks, `${name} ${value}`);
  }
  const note = table.notes.get(id);
  return note === undefined ? marks : joined(marks, `“${note}”`);
}

function joined(marks: string, mark: string): string {
  return marks === "" ? mark : `${marks} · ${mark}`;
}

function isSameCard(a: CardSeen, b: CardSeen): boolean {
  return (
    a.card === b.card &&
    a.label === b.label &&
    a.isUp === b.isUp &&
    a.isExhausted === b.isExhausted &&
    a.isLit === b.isLit &&
    a.isSelected === b.isSelected &&
    a.isAbout === b.isAbout &&
    a.target === b.target &&
    a.marks === b.marks &&
    a.below === b.below
  );
}

function isSameZone(a: ZoneSeen, b: ZoneSeen): boolean {
  return (
    a.count === b.count &&
    a.top === b.top &&
    a.cards === b.cards &&
    a.here === b.here &&
    a.isByHand === b.isByHand &&
    a.isWaiting === b.isWaiting
  );
}
