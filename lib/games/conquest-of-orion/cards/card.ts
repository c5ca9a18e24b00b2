import type { Attribute, CardOf } from "../../../core/card/card.ts";

// An either-or symbol counts as a resource of its own, written as a pair.
const SYMBOLS = ["blue", "gold", "red", "blue/gold", "blue/red", "gold/red"] as const;
const DECKED = ["unit", "achievement", "attachment", "ability", "satellite"] as const;
const WITH_STATS = ["unit", "planet", "satellite"] as const;

export const attributes = [
  { name: "type", label: "type", shapes: [{ is: "word", of: [...DECKED, "planet"] }], search: "t" },
  { name: "race", label: "race", shapes: [{ is: "word" }], search: "f", mayLack: true },
  { name: "rarity", label: "rarity", shapes: [{ is: "word", of: ["copper", "silver", "gold"] }] },
  { name: "cost", label: "cost", shapes: [{ is: "amounts", of: SYMBOLS }], kinds: DECKED, search: "c" },
  { name: "tier", label: "Tier", shapes: [{ is: "number", min: 1, max: 9 }], kinds: DECKED },
  { name: "classification", label: "classification", shapes: [{ is: "word" }], kinds: DECKED, mayLack: true },
  { name: "damage", label: "damage", shapes: [{ is: "number", min: 0, max: 99 }], kinds: WITH_STATS },
  { name: "health", label: "health", shapes: [{ is: "number", min: 0, max: 99 }], kinds: WITH_STATS },
  { name: "shields", label: "shields", shapes: [{ is: "number", min: 0, max: 99 }], kinds: WITH_STATS },
  {
    name: "regeneration",
    label: "regeneration",
    shapes: [{ is: "number", min: 0, max: 99 }],
    kinds: WITH_STATS,
    mayLack: true,
  },
  { name: "keywords", label: "keywords", shapes: [{ is: "words" }] },
  { name: "planet", label: "kind of planet", shapes: [{ is: "word", of: ["common", "unique"] }], kinds: ["planet"] },
  {
    name: "subtype",
    label: "subtype",
    shapes: [{ is: "word", of: ["ice", "rock", "lava"] }],
    kinds: ["planet"],
    mayLack: true,
  },
  { name: "produces", label: "production", shapes: [{ is: "amounts", of: SYMBOLS }], kinds: ["planet"] },
  { name: "colonise", label: "colonisation cost", shapes: [{ is: "amounts", of: SYMBOLS }], kinds: ["planet"] },
] as const satisfies readonly [Attribute, ...Attribute[]];

export type ConquestOfOrionCard = CardOf<typeof attributes>;
