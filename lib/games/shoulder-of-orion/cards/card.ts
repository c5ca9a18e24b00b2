import type { Attribute, CardOf } from "../../../core/card/card.ts";

const PLAYED = ["action", "attack-action", "augment", "aura", "fortification", "instant", "item", "warrior"] as const;
const NUMBER = { is: "number", min: 0, max: 99 } as const;
const SUPERTYPE = { is: "word", of: ["land", "air", "space"] } as const;

export const attributes = [
  { name: "type", label: "type", shapes: [{ is: "word", of: ["hero", ...PLAYED] }], search: "t" },
  { name: "factions", label: "factions", shapes: [{ is: "words" }], search: "f" },
  // General cards have none.
  { name: "subfaction", label: "subfaction", shapes: [{ is: "word" }], search: "f", mayLack: true },
  { name: "supertype", label: "supertype", shapes: [SUPERTYPE], kinds: ["fortification", "warrior"] },
  { name: "subtype", label: "subtype", shapes: [{ is: "word" }], mayLack: true },
  { name: "tier", label: "tech tier", shapes: [NUMBER], kinds: PLAYED },
  { name: "cost", label: "cost", shapes: [NUMBER], kinds: PLAYED, search: "c" },
  { name: "attack", label: "attack", shapes: [NUMBER], kinds: ["attack-action", "warrior"] },
  { name: "health", label: "health", shapes: [NUMBER], kinds: ["fortification", "warrior"] },
  { name: "transform", label: "transform cost", shapes: [NUMBER], kinds: ["hero"] },
  // The other side of a hero, which counts as a warrior.
  {
    name: "frontline",
    label: "frontline side",
    shapes: [{ is: "record", fields: { attack: NUMBER, health: NUMBER, supertype: SUPERTYPE } }],
    kinds: ["hero"],
  },
] as const satisfies readonly [Attribute, ...Attribute[]];

export type ShoulderOfOrionCard = CardOf<typeof attributes>;
