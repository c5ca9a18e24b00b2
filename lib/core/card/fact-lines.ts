import type { Game } from "../game.ts";
import type { Attribute, Card } from "./card.ts";
import { kindOf } from "./fact.ts";

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
export function factLines(game: Game, card: Card): readonly FactLine[] {
  const kind = kindOf(card, game.kind);
  return game.attributes
    .filter((attribute) => !attribute.kinds || attribute.kinds.includes(kind))
    .filter((attribute) => attribute.bounds === undefined || valueIn(card, attribute) !== undefined)
    .map((attribute) => line(card, attribute));
}

function valueIn(card: Card, attribute: Attribute): unknown {
  return (card as unknown as Record<string, unknown>)[attribute.name];
}

function line(card: Card, attribute: Attribute): FactLine {
  const { name, label } = attribute;
  const value = valueIn(card, attribute);
  if (value === undefined) return { name, label, state: "unknown", value: "", from: "nobody has stated it" };
  const words = value === null ? "none" : shown(value);
  if (card.standIn?.includes(name)) return { name, label, state: "stand-in", value: words, from: NO_FACT };
  return { name, label, state: "fact", value: words, from: card.sources?.[name] ?? "" };
}

/** A value in words: yes or no, lists with commas, amounts as "2 blue, 1 gold". */
export function shown(value: unknown): string {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.length === 0 ? "none" : value.map(shown).join(", ");
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value).map(([key, part]) =>
      typeof part === "number" ? `${part} ${key}` : `${key} ${shown(part)}`,
    );
    return parts.length === 0 ? "nothing" : parts.join(", ");
  }
  return String(value);
}
