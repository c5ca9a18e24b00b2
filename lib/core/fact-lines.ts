import type { Attribute, Card } from "./card.ts";
import { kindOf } from "./fact.ts";
import type { Game } from "./game.ts";

export interface FactLine {
  readonly name: string;
  readonly label: string;
  /** A fact, a value to play with, nothing that anybody has stated, or known not to exist. */
  readonly state: "fact" | "stand-in" | "unknown" | "none";
  readonly value: string;
  readonly source?: string;
}

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
  const source = card.sources?.[name];
  const standIn = card.standIn?.includes(name) === true;
  if (value === undefined) return { name, label, state: "unknown", value: "" };
  if (value === null) return { name, label, state: "none", value: "none" };
  return {
    name,
    label,
    state: standIn ? "stand-in" : "fact",
    value: shown(value),
    ...(source === undefined ? {} : { source }),
  };
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
