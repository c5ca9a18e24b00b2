import type { Card } from "../../../lib/core/card/card.ts";
import type { Ruled } from "../../../lib/core/table/goldfish.ts";
import { placed } from "../../../lib/core/table/place-names.ts";
import type { Table } from "../../../lib/core/table/table.ts";
import type { PlacedZone } from "./table-plan.ts";
import type { Targets } from "./targets.ts";

/** A card as it is drawn, and the cards on or under it. */
export interface CardModel {
  readonly id: number;
  readonly card: Card;
  readonly label: string;
  /** Whether the player does not know what it is. */
  readonly isHidden: boolean;
  readonly isUp: boolean;
  readonly isExhausted: boolean;
  /** Whether the rules allow a move with it now. */
  readonly isLit: boolean;
  readonly isSelected: boolean;
  /** Whether it lies on grey stock, as used cards do: it turns at once, and changes its colours after that paint. */
  readonly isGrey: boolean;
  /** Whether it has just come to lie beside others, which make room for it after the paint that shows where. */
  readonly isArriving: boolean;
  /** Whether it has just come into view, or been turned, and is known: all but its name follows after that paint. */
  readonly isPlain: boolean;
  /** Whether the current phase is about it. */
  readonly isAbout: boolean;
  /** The move of the selected card that has this one as its target. */
  readonly target: Ruled | undefined;
  /** Its tokens by their id, while it is in play. */
  readonly tokens: Readonly<Record<string, number>> | undefined;
  readonly note: string | undefined;
  readonly below: readonly CardModel[];
}

/** A zone as it is drawn. */
export interface ZoneModel {
  /** What players call it now. */
  readonly name: string;
  readonly count: number;
  /** The card on top of a pile. */
  readonly top: number | undefined;
  /** All its cards. For a pile, only those that its player has seen. */
  readonly cards: readonly CardModel[];
  /** The move of the selected card that has this zone as its target. */
  readonly here: Ruled | undefined;
  /** Whether its top card is face down and may be looked at by hand. */
  readonly isByHand: boolean;
  /** Whether a move in progress must be finished before anything can be done by hand. */
  readonly isWaiting: boolean;
}

/** The zones of the table as they are drawn, by number. */
export type BoardModel = ReadonlyMap<number, ZoneModel>;

interface Source {
  readonly zones: readonly PlacedZone[];
  readonly table: Table;
  readonly selected: number | undefined;
  /** The cards that the phase is about. */
  readonly about: readonly number[];
  /** Whether free moves can be made. */
  readonly isOpen: boolean;
  readonly targets: Targets;
}

/**
 * The board as it is drawn now. A card or zone that looks the same as before is the same object, so it is not rendered
 * again. If the allowed moves are not given, cards that stay where they are keep their colours and highlights, and the
 * others are arriving.
 */
export function boardOf(source: Source, before: BoardModel, offered?: readonly Ruled[]): BoardModel {
  const lit = offered && new Set(offered.map(({ card }) => card));
  const draw = drawerOf(source, lit);
  const board = new Map<number, ZoneModel>();
  let isKept = before.size === source.zones.length;
  for (const { zone, area } of source.zones) {
    const was = before.get(zone);
    const now = zoneOf(source, zone, area.as === "pile", was, lit !== undefined, draw);
    board.set(zone, now);
    isKept &&= now === was;
  }
  return isKept ? before : board;
}

type Draw = (zone: number, cards: readonly number[], was: readonly CardModel[]) => readonly CardModel[];

function zoneOf(
  { table, targets, isOpen }: Source,
  zone: number,
  isPile: boolean,
  was: ZoneModel | undefined,
  isLit: boolean,
  draw: Draw,
): ZoneModel {
  const all = table.in(zone);
  const known = isPile ? all.filter((id) => table.isUp(id) || table.isSeen(id)) : all;
  const top = isPile ? all[0] : undefined;
  const isByHand = top !== undefined && !table.isUp(top);
  const now = {
    name: placed(table, zone),
    count: all.length,
    top,
    cards: draw(zone, known, was?.cards ?? NO_CARDS),
    here: kept(was?.here, targets.zones.get(zone)),
    isByHand,
    isWaiting: isByHand && (isLit ? !isOpen : was?.isWaiting === true),
  };
  return was && isSameZone(was, now) ? was : now;
}

const NO_CARDS: readonly CardModel[] = [];

/** Draws cards of a zone. Before it is asked which moves are allowed, much stays as it was drawn there before. */
function drawerOf({ table, selected, about, targets }: Source, lit: ReadonlySet<number | undefined> | undefined): Draw {
  const tokens = table.board.tokens.flatMap(({ id, hidden, stat }, at) => (hidden ? [] : [{ id, at, stat }]));
  const cardOf = (id: number, was: CardModel | undefined, { isInPlay, isArriving, below }: Lying) => {
    const [isUp, isExhausted] = [table.isUp(id), table.isExhausted(id)];
    const isHidden = !isUp && table.isHidden(id);
    const drawn = lit ? undefined : was;
    const now: CardModel = {
      id,
      card: table.card(id),
      label: isHidden ? table.known(id) : table.label(id),
      isHidden,
      isUp,
      isExhausted,
      isLit: lit ? lit.has(id) : drawn?.isLit === true,
      isSelected: id === selected,
      isGrey: drawn?.isGrey ?? isExhausted,
      isArriving,
      isPlain: !lit && !isHidden && !(drawn?.isUp === isUp && !drawn.isPlain),
      isAbout: about.includes(id),
      target: kept(was?.target, targets.cards.get(id)),
      tokens: isInPlay ? kept(was?.tokens, tokensOn(table, id, tokens)) : undefined,
      note: table.notes.get(id),
      below,
    };
    return was && isSameCard(was, now) ? was : now;
  };
  const drawAll = (
    zone: number,
    ids: readonly number[],
    was: readonly CardModel[],
    look: Look,
  ): readonly CardModel[] => {
    if (ids.length === 0 && was.length === 0) return was;
    const isInPlay = table.isInPlay(zone);
    const now = ids.map((id, at): CardModel => {
      const one = look.before?.get(id) ?? was[at];
      const under = table.under(id);
      const below = drawAll(under, table.in(under), one?.below ?? NO_CARDS, look);
      return cardOf(id, one?.id === id ? one : undefined, { isInPlay, isArriving: look.arriving.has(id), below });
    });
    return now.length === was.length && now.every((card, at) => card === was[at]) ? was : now;
  };
  return (zone, ids, was) => {
    if (liesAs(table, ids, was)) return drawAll(zone, ids, was, AS_BEFORE);
    const before = new Map(was.flatMap(withBelow).map((card) => [card.id, card]));
    return drawAll(zone, ids, was, { before, arriving: lit ? NONE : arrivingIn(table, ids, before) });
  };
}

/** How a card lies, and what lies on it. */
interface Lying extends Pick<CardModel, "isArriving" | "below"> {
  readonly isInPlay: boolean;
}

/** Where cards of a zone were before, if they lie in another way now, and which of them find no room yet. */
interface Look {
  readonly before?: ReadonlyMap<number, CardModel>;
  readonly arriving: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();
const AS_BEFORE: Look = { arriving: NONE };

/** Whether the same cards lie in the same order as those that were drawn, and all of them had room. */
function liesAs(table: Table, ids: readonly number[], was: readonly CardModel[]): boolean {
  return (
    ids.length === was.length &&
    was.every(
      ({ id, isArriving, below }, at) =>
        id === ids[at] && !isArriving && liesAs(table, table.in(table.under(id)), below),
    )
  );
}

/** A flat object, or the one before it if that says the same. */
function kept<T extends object>(was: T | undefined, now: T | undefined): T | undefined {
  return was && now && hasAllOf(was, now) && hasAllOf(now, was) ? was : now;
}

function hasAllOf<T extends object>(one: T, other: T): boolean {
  for (const key in other) if (one[key] !== other[key]) return false;
  return true;
}

/** Whether two cards look the same. Their properties are written out because this is asked of every card at every move, and
 * reading them by a name that varies takes ten times as long. */
export function isSameCard(a: CardModel, b: CardModel): boolean {
  return (
    a.id === b.id &&
    a.card === b.card &&
    a.label === b.label &&
    a.isHidden === b.isHidden &&
    a.isUp === b.isUp &&
    a.isExhausted === b.isExhausted &&
    a.isLit === b.isLit &&
    a.isSelected === b.isSelected &&
    a.isGrey === b.isGrey &&
    a.isArriving === b.isArriving &&
    a.isPlain === b.isPlain &&
    a.isAbout === b.isAbout &&
    a.target === b.target &&
    a.tokens === b.tokens &&
    a.note === b.note &&
    a.below === b.below
  );
}

export function isSameZone(a: ZoneModel, b: ZoneModel): boolean {
  return (
    a.name === b.name &&
    a.count === b.count &&
    a.top === b.top &&
    a.cards === b.cards &&
    a.here === b.here &&
    a.isByHand === b.isByHand &&
    a.isWaiting === b.isWaiting
  );
}

/** The cards that find no room yet: as many as lie here more than before, and there is always room for one. */
function arrivingIn(
  table: Table,
  cards: readonly number[],
  before: ReadonlyMap<number, CardModel>,
): ReadonlySet<number> {
  const all = cards.flatMap((id) => idsBelow(table, id));
  const places = [...before.values()].filter(({ isArriving }) => !isArriving).length;
  const fresh = all.filter((id) => before.get(id)?.isArriving ?? true);
  const more = Math.max(0, all.length - Math.max(1, places));
  return new Set(fresh.slice(fresh.length - more));
}

function idsBelow(table: Table, id: number): number[] {
  return [id, ...table.in(table.under(id)).flatMap((under) => idsBelow(table, under))];
}

/** A card and all that lie on or under it. */
function withBelow(card: CardModel): CardModel[] {
  return [card, ...card.below.flatMap(withBelow)];
}

interface Token {
  readonly id: string;
  readonly at: number;
  readonly stat: string | undefined;
}

/** The tokens of a card, with what texts in play change about the same number. */
function tokensOn(table: Table, card: number, tokens: readonly Token[]) {
  const counts: Record<string, number> = {};
  for (const { id, at, stat } of tokens) {
    const value = table.token(card, at) + (stat === undefined || !table.isUp(card) ? 0 : table.sum(stat, card));
    if (value !== 0) counts[id] = value;
  }
  return counts;
}
