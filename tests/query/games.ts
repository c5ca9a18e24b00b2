import type { Attribute, Card } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { openWorlds } from "../../lib/games/open-worlds/index.ts";
import { compile, type Query } from "../../lib/query/query.ts";
import type { Row } from "../../lib/query/rows.ts";

const NUMBER = { is: "number", min: 0, max: 99 } as const;

const attributes: readonly Attribute[] = [
  {
    name: "type",
    label: "type",
    shapes: [{ is: "word", of: ["hero", "action", "attack-action", "warrior", "planet"] }],
  },
  { name: "factions", label: "factions", shapes: [{ is: "words" }], search: "f" },
  { name: "subfaction", label: "subfaction", shapes: [{ is: "word" }], search: "f", mayLack: true },
  { name: "cost", label: "cost", shapes: [{ is: "amounts", of: ["blue", "gold", "blue/gold"] }], search: "c" },
  { name: "tier", label: "Tier", shapes: [NUMBER], kinds: ["warrior", "hero"] },
  { name: "attack", label: "attack", shapes: [NUMBER], kinds: ["warrior"] },
  {
    name: "income",
    label: "Income",
    shapes: [
      { is: "number", min: -9, max: 99 },
      { is: "word", of: ["RES"] },
    ],
  },
  { name: "weapons", label: "Weapons", shapes: [{ is: "numbers", min: 0, max: 99 }] },
  { name: "keywords", label: "keywords", shapes: [{ is: "words" }] },
  { name: "swap", label: "Swap", shapes: [{ is: "flag" }, { is: "words", of: ["mining", "post"] }] },
  { name: "apex", label: "Apex", shapes: [{ is: "flag" }] },
  { name: "canConquer", label: "can Conquer", shapes: [{ is: "flag" }] },
  {
    name: "requires",
    label: "requirement",
    shapes: [{ is: "conditions", of: ["any", "non-hostile", "own:post"], numbered: ["capacity"] }],
  },
  {
    name: "frontline",
    label: "frontline",
    shapes: [{ is: "record", fields: { attack: NUMBER, supertype: { is: "word", of: ["land", "air"] } } }],
    kinds: ["hero"],
  },
  { name: "damage", label: "damage", shapes: [NUMBER, { is: "record", fields: { shield: NUMBER, hull: NUMBER } }] },
];

/** A game with one attribute of every shape that the five games use. */
export const everyShape: Game = { ...openWorlds, id: "every-shape", name: "Every Shape", kind: "type", attributes };

export function row(card: Card & Record<string, unknown>, set = "test-set", label = card.name): Row {
  return { card, label, set };
}

/** The labels of the cards that a query matches, or its faults in brackets. */
export function found(game: Game, question: string, rows: readonly Row[]): readonly string[] {
  const compiled = compile(game, question);
  if (!compiled.ok) return compiled.faults.map(({ at, length, message }) => `[${at}+${length}] ${message}`);
  return compiled.query.in(rows).map(({ label }) => label);
}

export function says(game: Game, question: string): string {
  const compiled = compile(game, question);
  return compiled.ok ? compiled.query.says : compiled.faults.map(({ message }) => message).join(" ");
}

/** Whether a query finds a card. */
export function matches(query: Query, one: Row): boolean {
  return query.in([one]).length > 0;
}
