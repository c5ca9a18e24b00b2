import type { Card } from "../../../lib/core/card/card.ts";
import type { Dealer } from "../../../lib/core/table/dealer.ts";
import type { Ruled } from "../../../lib/core/table/move.ts";
import { columnOf, placed } from "../../../lib/core/table/place-names.ts";
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
  /** Whether the rules allow a move with it now: one that plays it, or only such as put it elsewhere. */
  readonly lit: "full" | "half" | undefined;
  readonly isSelected: boolean;
  /** Whether the current phase is about it. */
  readonly isAbout: boolean;
  /** The move of the selected card that has this one as its target. */
  readonly target: Ruled | undefined;
  /** Its tokens by their id, while it is in play. */
  readonly tokens: Readonly<Record<string, number>> | undefined;
  /** What it counts for, by what is printed on it, while it lies face up in play. */
  readonly counts: Readonly<Record<string, number | undefined>> | undefined;
  readonly note: string | undefined;
  /** In which column of its zone it stands, if that has columns. */
  readonly column: number | undefined;
  readonly below: readonly CardModel[];
}

/** A zone as it is drawn. */
export interface ZoneModel {
  /** What players call it now. */
  readonly name: string;
  readonly count: number;
  /** How many columns are drawn, free ones too, if it has columns. */
  readonly columns: number | undefined;
  /** The card on top of a pile. */
  readonly top: number | undefined;
  /** All its cards. For a pile, only those that its player has seen. */
  readonly cards: readonly CardModel[];
  /** The move of the selected card that has this zone as its target. */
  readonly here: Ruled | undefined;
  /** Whether that move is the hint. */
  readonly isHinted: boolean;
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
  readonly hinted?: Ruled | undefined;
  readonly dealer: Dealer;
}

/** The board as it is drawn now, with the moves that the rules offer. */
export function boardOf(source: Source, offered: readonly Ruled[]): BoardModel {
  const { table, targets, isOpen } = source;
  const lit = new Map<number | undefined, "full" | "half">();
  for (const { card, do: word } of offered)
    if (lit.get(card) !== "full") lit.set(card, source.dealer.isElsewhere(table, word) ? "half" : "full");
  const drawn = cardDrawer(source, lit);
  // The rows of a side have as many columns as the widest, so that a card lies straight behind another.
  const columnsOf = (side: string) => {
    const cards = source.zones.flatMap(({ area, zone }) => (area.side === side ? table.in(zone) : []));
    return 1 + Math.max(...cards.map((id) => columnOf(table, id) ?? -1));
  };
  return new Map(
    source.zones.map(({ zone, area }) => {
      const all = table.in(zone);
      const top = area.as === "pile" ? all[0] : undefined;
      const known = area.as === "pile" ? all.filter((id) => table.isKnown(id)) : all;
      const isByHand = top !== undefined && !table.isUp(top);
      return [
        zone,
        {
          name: placed(table, zone),
          count: all.length,
          columns: table.index.spots[zone]?.zone.columns === undefined ? undefined : columnsOf(area.side),
          top,
          cards: known.map((id) => drawn(id, table.isInPlay(zone))),
          here: targets.zones.get(zone),
          isHinted: isSame(targets.zones.get(zone), source.hinted),
          isByHand,
          isWaiting: isByHand && !isOpen,
        },
      ];
    }),
  );
}

/** Draws a card, and those on or under it. */
function cardDrawer(
  { table, selected, about, targets, hinted, dealer }: Source,
  lit: ReadonlyMap<number | undefined, CardModel["lit"]>,
) {
  const tokens = table.board.tokens.flatMap(({ id, hidden, stat }, at) => (hidden ? [] : [{ id, at, stat }]));
  return function drawn(id: number, isInPlay: boolean): CardModel {
    const isUp = table.isUp(id);
    const isHidden = !isUp && table.isHidden(id);
    const under = table.under(id);
    return {
      id,
      card: table.card(id),
      label: isHidden ? table.known(id) : table.label(id),
      isHidden,
      isUp,
      isExhausted: table.isExhausted(id),
      lit: lit.get(id),
      isSelected: id === selected,
      isAbout:
        about.includes(id) || id === hinted?.card || (hinted !== undefined && isSame(targets.cards.get(id), hinted)),
      target: targets.cards.get(id),
      tokens: isInPlay ? tokensOn(table, id, tokens) : undefined,
      counts: isInPlay && isUp ? dealer.goldfish.counts?.(table, id) : undefined,
      note: table.notes.get(id),
      column: columnOf(table, id),
      below: table.in(under).map((below) => drawn(below, table.isInPlay(under))),
    };
  };
}

/** Whether two moves are one. */
export function isSame(one: Ruled | undefined, other: Ruled | undefined): boolean {
  return one !== undefined && one.do === other?.do && one.card === other.card && one.to === other.to;
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
