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
  /** Whether it has just come to lie here: its drawing follows after the paint that shows where. */
  readonly isArriving: boolean;
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
 * again. If the allowed moves are not given, cards keep their colours and highlights, and those that lie somewhere else now
 * are arriving there.
 */
export function boardOf(source: Source, before: BoardModel, offered?: readonly Ruled[]): BoardModel {
  const drawn = [...before.values()].flatMap(({ cards }) => cards);
  const lit = new Set(offered ? offered.map(({ card }) => card) : idsOf(drawn, ({ isLit }) => isLit));
  const grey = offered ? undefined : new Set(idsOf(drawn, ({ isGrey }) => isGrey));
  const read = cardReader(source, lit, grey);
  const zones = source.zones.map(({ zone, area }) => {
    const settled = offered ? undefined : idsOf(before.get(zone)?.cards ?? [], hasWholeFace);
    return [zone, zoneOf(source, zone, area.as === "pile", (id) => read(id, settled))] as const;
  });
  return shared(before, new Map(zones));
}

function hasWholeFace({ isUp, isArriving }: CardModel): boolean {
  return isUp && !isArriving;
}

/** Some of these cards and of those on or under them. */
function idsOf(cards: readonly CardModel[], isMeant: (card: CardModel) => boolean): number[] {
  return cards.flatMap((card) => {
    const below = idsOf(card.below, isMeant);
    return isMeant(card) ? [card.id, ...below] : below;
  });
}

function zoneOf(
  { table, isOpen, targets }: Source,
  zone: number,
  isPile: boolean,
  cardOf: (id: number) => CardModel,
): ZoneModel {
  const all = table.in(zone);
  const known = isPile ? all.filter((id) => table.isUp(id) || table.isSeen(id)) : all;
  const top = isPile ? all[0] : undefined;
  const isByHand = top !== undefined && !table.isUp(top);
  return {
    name: placed(table, zone),
    count: all.length,
    top,
    cards: known.map(cardOf),
    here: targets.zones.get(zone),
    isByHand,
    isWaiting: isByHand && !isOpen,
  };
}

function cardReader(
  { table, selected, about, targets }: Source,
  lit: ReadonlySet<number | undefined>,
  grey: ReadonlySet<number> | undefined,
): (id: number, settled: readonly number[] | undefined) => CardModel {
  const tokens = table.board.tokens.flatMap(({ id, hidden, stat }, at) => (hidden ? [] : [{ id, at, stat }]));
  const cardOf = (id: number, settled: readonly number[] | undefined): CardModel => ({
    id,
    card: table.card(id),
    label: table.known(id),
    isHidden: table.isHidden(id),
    isUp: table.isUp(id),
    isExhausted: table.isExhausted(id),
    isLit: lit.has(id),
    isSelected: id === selected,
    isGrey: grey?.has(id) ?? table.isExhausted(id),
    isArriving: settled?.includes(id) === false && table.isUp(id),
    isAbout: about.includes(id),
    target: targets.cards.get(id),
    tokens: table.isInPlay(table.zoneOf(id)) ? tokensOn(table, id, tokens) : undefined,
    note: table.notes.get(id),
    below: table.in(table.under(id)).map((under) => cardOf(under, settled)),
  });
  return cardOf;
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
