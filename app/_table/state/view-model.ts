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

/** The board as it is drawn now. A card or zone that looks the same as before is the same object, so it is not rendered
 * again. */
export function boardOf(source: Source, before: BoardModel, offered: readonly Ruled[]): BoardModel {
  const cards = new CardDrawer(source, new Set(offered.map(({ card }) => card)));
  const board = new Map<number, ZoneModel>();
  for (const { zone, area } of source.zones)
    board.set(zone, zoneOf(source, zone, area.as === "pile", before.get(zone), cards));
  const isSame = before.size === board.size && [...board].every(([zone, model]) => before.get(zone) === model);
  return isSame ? before : board;
}

function zoneOf(
  { table, targets, isOpen }: Source,
  zone: number,
  isPile: boolean,
  was: ZoneModel | undefined,
  cards: CardDrawer,
): ZoneModel {
  const all = table.in(zone);
  const known = isPile ? all.filter((id) => table.isUp(id) || table.isSeen(id)) : all;
  const top = isPile ? all[0] : undefined;
  const isByHand = top !== undefined && !table.isUp(top);
  return sameAs(was, {
    name: placed(table, zone),
    count: all.length,
    top,
    cards: cards.all(zone, known, was?.cards ?? []),
    here: sameAs(was?.here, targets.zones.get(zone)),
    isByHand,
    isWaiting: isByHand && !isOpen,
  });
}

/** Draws the cards of a zone, and those on or under them. */
class CardDrawer {
  readonly #source: Source;
  readonly #lit: ReadonlySet<number | undefined>;
  readonly #tokens: readonly Token[];

  constructor(source: Source, lit: ReadonlySet<number | undefined>) {
    this.#source = source;
    this.#lit = lit;
    this.#tokens = source.table.board.tokens.flatMap(({ id, hidden, stat }, at) => (hidden ? [] : [{ id, at, stat }]));
  }

  all(zone: number, ids: readonly number[], was: readonly CardModel[]): readonly CardModel[] {
    const before = new Map(was.map((card) => [card.id, card]));
    const isInPlay = this.#source.table.isInPlay(zone);
    const now = ids.map((id) => this.#one(id, before.get(id), isInPlay));
    return now.length === was.length && now.every((card, at) => card === was[at]) ? was : now;
  }

  #one(id: number, was: CardModel | undefined, isInPlay: boolean): CardModel {
    const { table, selected, about, targets } = this.#source;
    const isUp = table.isUp(id);
    const isHidden = !isUp && table.isHidden(id);
    const under = table.under(id);
    return sameAs(was, {
      id,
      card: table.card(id),
      label: isHidden ? table.known(id) : table.label(id),
      isHidden,
      isUp,
      isExhausted: table.isExhausted(id),
      isLit: this.#lit.has(id),
      isSelected: id === selected,
      isAbout: about.includes(id),
      target: sameAs(was?.target, targets.cards.get(id)),
      tokens: isInPlay ? sameAs(was?.tokens, tokensOn(table, id, this.#tokens)) : undefined,
      note: table.notes.get(id),
      below: this.all(under, table.in(under), was?.below ?? []),
    });
  }
}

/** The object before, if every property of it is the same. */
function sameAs<T extends object | undefined>(was: T | undefined, now: T): T {
  if (was === undefined || now === undefined) return now;
  const [before, after] = [Object.entries(was), Object.entries(now)];
  const isSame = before.length === after.length && after.every(([key, value]) => Reflect.get(was, key) === value);
  return isSame ? was : now;
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
