// What a game says of the first hand: how it may be redrawn, and what players ask of it.
import type { Start } from "./board.ts";
import type { Table } from "./table.ts";

/** What a player may do once instead of keeping the first hand. */
export interface Redraw {
  /** The move of the setup that does it. */
  readonly move: string;
  /** "put up to 4 cards on the Trash Heap and draw as many". */
  readonly says: string;
  /** What is done with the cards that go: "put away". */
  readonly verb: string;
  /** Up to so many cards go where they are not drawn again, or the whole hand is shuffled back. */
  readonly most: number | "all";
  /** The house rule without which there is none. */
  readonly house?: string;
}

interface Step {
  readonly do: string;
  readonly card?: number;
  readonly to?: string;
}

/** The rules of a game as somebody asks them: the part of a dealer that plays. */
export interface Rules {
  open(start: Start, isLogged: boolean): Table;
  play(table: Table, move: Step): string | undefined;
  allows(table: Table, move: Step): boolean;
  advise(table: Table): { readonly move: Step } | undefined;
}

/** Places that each take one card of a group. So many of them are to be served, by different cards. */
export interface Served {
  readonly least: number;
  readonly at: readonly ReadonlySet<string>[];
}

/** A question about the first cards that players have a name for. */
export interface HandQuestion {
  /** "Four facilities". */
  readonly says: string;
  /**
   * In the language of `drydock odds`. What depends on the cards that lie open beside the hand is asked of the table
   * instead: `open` are their labels.
   */
  readonly asks: string | ((rules: Rules, start: Start, open: readonly string[]) => Served);
  /** How many cards are drawn after the first hand before it counts. */
  readonly more: number;
}

/** A question that can be typed. */
export interface TypedQuestion extends HandQuestion {
  readonly asks: string;
}

export function isTyped(question: HandQuestion): question is TypedQuestion {
  return typeof question.asks === "string";
}

export interface Opening {
  readonly redraw?: Redraw;
  /** The first is asked unless a player chooses another. */
  readonly questions: readonly HandQuestion[];
}

type House = Readonly<Record<string, unknown>>;

/** The redraw that the house rules of a table allow. */
export function redrawOf({ redraw }: Opening, house: House): Redraw | undefined {
  return redraw?.house === undefined || house[redraw.house] ? redraw : undefined;
}

interface Rulebook {
  readonly name: string;
  readonly house: readonly { readonly id: string; readonly says: string }[];
}

/** Why no first hand may be redrawn, or nothing if one may be. */
export function whyNoRedraw({ name, house: rules }: Rulebook, opening: Opening, house: House): string | undefined {
  if (redrawOf(opening, house)) return undefined;
  const rule = rules.find(({ id }) => id === opening.redraw?.house);
  return rule ? `${name} has no redraw without the house rule “${rule.says}”` : `${name} has no redraw.`;
}
