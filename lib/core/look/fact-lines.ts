import type { Attribute, Card } from "../card/card.ts";
import { kindOf } from "../card/fact.ts";
import { shown } from "../card/shown.ts";
import { worded } from "./card-view.ts";
import type { Layout } from "./layout.ts";

/** The part of a game that says what its cards' facts are called. */
interface Described {
  readonly kind: "kind" | "type";
  readonly attributes: readonly Attribute[];
  readonly layout: Layout;
}

export interface FactLine {
  readonly name: string;
  readonly label: string;
  /** Whether the value is a fact, a placeholder or not published. “Has none” can itself be a fact or a placeholder. */
  readonly state: "fact" | "stand-in" | "unknown";
  /** The value in words, or empty if nobody has stated one. */
  readonly value: string;
  /** Where the fact comes from, if the card says so, or why there is no fact. */
  readonly from: string;
}

/** Shown in place of a source beside a placeholder value. */
export const NO_FACT = "a placeholder, not a fact";

/** Everything known about a card, attribute by attribute, in the order of the game's table. */
export function factLines(game: Described, card: Card): readonly FactLine[] {
  const kind = kindOf(card, game.kind);
  return game.attributes
    .filter((attribute) => !attribute.kinds || attribute.kinds.includes(kind))
    .filter((attribute) => attribute.bounds === undefined || valueIn(card, attribute) !== undefined)
    .map((attribute) => line(game, card, attribute));
}

function valueIn(card: Card, attribute: Attribute): unknown {
  return (card as unknown as Record<string, unknown>)[attribute.name];
}

function line({ layout }: Described, card: Card, attribute: Attribute): FactLine {
  const { name, label } = attribute;
  const value = valueIn(card, attribute);
  if (value === undefined) return { name, label, state: "unknown", value: "", from: "no source gives it" };
  const words = value === null ? "none" : shown(value, (word) => worded(layout, word));
  if (card.standIn?.includes(name)) return { name, label, state: "stand-in", value: words, from: NO_FACT };
  return { name, label, state: "fact", value: words, from: card.sources?.[name] ?? "" };
}
