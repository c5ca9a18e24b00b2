import type { Card } from "../../../lib/core/card/card.ts";
import { placed } from "../../../lib/core/table/free-moves.ts";
import type { Ruled } from "../../../lib/core/table/goldfish.ts";
import type { Table } from "../../../lib/core/table/table.ts";
import { shared } from "../../_client/structural-sharing.ts";
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
  /** Whether its face has just come into view: all but its name follows after that paint. */
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
  const zones = source.zones.map(({ zone, area }) => {
    const was = lit ? undefined : before.get(zone);
    const isWaiting = lit ? !source.isOpen : was?.isWaiting === true;
    return [zone, zoneOf(source, zone, area.as === "pile", isWaiting, (cards) => draw(cards, was))] as const;
  });
  return shared(before, new Map(zones));
}

function zoneOf(
  { table, targets }: Source,
  zone: number,
  isPile: boolean,
  isWaiting: boolean,
  draw: (cards: readonly number[]) => readonly CardModel[],
): ZoneModel {
  const all = table.in(zone);
  const known = isPile ? all.filter((id) => table.isUp(id) || table.isSeen(id)) : all;
  const top = isPile ? all[0] : undefined;
  const isByHand = top !== undefined && !table.isUp(top);
  return {
    name: placed(table, zone),
    count: all.length,
    top,
    cards: draw(known),
    here: targets.zones.get(zone),
    isByHand,
    isWaiting: isByHand && isWaiting,
  };
}

/** Draws cards of a zone. Before it is asked which moves are allowed, much stays as it was drawn there before. */
function drawerOf(
  { table, selected, about, targets }: Source,
  lit: ReadonlySet<number | undefined> | undefined,
): (cards: readonly number[], was: ZoneModel | undefined) => readonly CardModel[] {
  const tokens = table.board.tokens.flatMap(({ id, hidden, stat }, at) => (hidden ? [] : [{ id, at, stat }]));
  const cardOf = (id: number, drawn: CardModel | undefined, isArriving: boolean, below: readonly CardModel[]) => {
    const [isUp, isExhausted] = [table.isUp(id), table.isExhausted(id)];
    return {
      id,
      card: table.card(id),
      label: table.known(id),
      isHidden: table.isHidden(id),
      isUp,
      isExhausted,
      isLit: lit ? lit.has(id) : drawn?.isLit === true,
      isSelected: id === selected,
      isGrey: drawn?.isGrey ?? isExhausted,
      isArriving,
      isPlain: !lit && isUp && !(drawn?.isUp === true && !drawn.isPlain),
      isAbout: about.includes(id),
      target: targets.cards.get(id),
      tokens: table.isInPlay(table.zoneOf(id)) ? tokensOn(table, id, tokens) : undefined,
      note: table.notes.get(id),
      below,
    };
  };
  return (cards, was) => {
    const before = new Map(was?.cards.flatMap(withBelow).map((card) => [card.id, card]));
    const arriving = lit ? NONE : arrivingIn(table, cards, before);
    const draw = (id: number): CardModel =>
      cardOf(id, before.get(id), arriving.has(id), table.in(table.under(id)).map(draw));
    return cards.map(draw);
  };
}

const NONE: ReadonlySet<number> = new Set();

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
