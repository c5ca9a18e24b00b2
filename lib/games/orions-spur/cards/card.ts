import type { Attribute, CardOf } from "../../../core/card/card.ts";

const NUMBER = { is: "number", min: 0, max: 99 } as const;
const TYPES = ["attack", "reaction", "attack-reaction", "draw", "repair", "special"] as const;

export const attributes = [
  { name: "kind", label: "kind", shapes: [{ is: "word", of: ["ship", "tactic"] }], search: "k" },
  { name: "species", label: "species", shapes: [{ is: "word" }], search: "f" },
  { name: "supply", label: "supply", shapes: [{ is: "number", min: 1, max: 99 }] },
  { name: "shipClass", label: "ship class", shapes: [{ is: "word" }], kinds: ["ship"] },
  { name: "shield", label: "shield", shapes: [NUMBER], kinds: ["ship"] },
  { name: "hull", label: "hull", shapes: [NUMBER], kinds: ["ship"] },
  { name: "vp", label: "VP", shapes: [NUMBER], kinds: ["ship"] },
  { name: "recruitment", label: "recruitment cost", shapes: [NUMBER], kinds: ["ship"], search: "c" },
  {
    name: "weapon",
    label: "weapon",
    shapes: [{ is: "record", fields: { energy: NUMBER, damage: NUMBER } }],
    kinds: ["ship"],
    mayLack: true,
  },
  { name: "abilities", label: "abilities", shapes: [{ is: "words" }], kinds: ["ship"] },
  { name: "type", label: "type", shapes: [{ is: "word", of: TYPES }], kinds: ["tactic"], search: "t" },
  { name: "energy", label: "energy", shapes: [NUMBER] },
  {
    name: "damage",
    label: "damage",
    shapes: [NUMBER, { is: "record", fields: { shield: NUMBER, hull: NUMBER } }],
    kinds: ["tactic"],
    mayLack: true,
  },
] as const satisfies readonly [Attribute, ...Attribute[]];

export type OrionsSpurCard = CardOf<typeof attributes>;
