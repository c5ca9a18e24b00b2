import type { Game } from "../game.ts";
import type { Attribute, Card } from "./card.ts";
import { kindOf } from "./fact.ts";

export interface FactLine {
  readonly name: string;
  readonly label: string;
  /** A fact, a value to play with, or nothing that anybody has stated. That a card has none of it is a fact or a stand-in too. */
  readonly state: "fact" | "stand-in" | "unknown";
  /** In words; empty where nothing is stated. */
  readonly value: string;
  /** Where a fact is from, as far as the card says so, or what it is instead of a fact. */
  readonly from: string;
}

/** What is said of a value that is there to play with. */
export const NO_FACT = "a stand-in, no fact";

/** All that can be said of a card, attribute by attribute, in the order of the game's table. */
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

/** A value in words: yes and no, lists with commas, amounts as "2 blue, 1 gold". */
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
