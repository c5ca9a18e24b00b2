import type { Card } from "../card/card.ts";
import type { Cite } from "../judge/rule.ts";
import type { Table } from "../table/table.ts";
import type { Phrases } from "./reading.ts";

/** The phrases of a game, and the phase in which the player chooses for an ability. */
export interface Language<C extends Card, P extends string> extends Phrases<C> {
  readonly phase: { readonly id: P; readonly cite: Cite };
  /** Whether a card's abilities count: it is in play and nothing takes them away. */
  isActive(table: Table<C>, card: number): boolean;
  /**
   * Where a card is, as a number, if abilities go by it. One that is called remembers it when the card leaves, and of
   * several that an event calls the one with the lowest number comes first.
   */
  placeOf?(table: Table<C>, card: number): number;
}
