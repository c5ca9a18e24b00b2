import type { Attribute, Card } from "../../core/card/card.ts";

type Kind = "ship" | "tactic";

type Damage = number | { readonly shield?: number; readonly hull?: number };

export interface OrionsSpurCard extends Card {
  readonly kind: Kind;
  readonly species?: string | null;
  readonly supply?: number | null;
  readonly shipClass?: string | null;
  readonly shield?: number | null;
  readonly hull?: number | null;
  readonly vp?: number | null;
  readonly recruitment?: number | null;
  readonly weapon?: { readonly energy: number; readonly damage: number } | null;
  readonly abilities?: readonly string[] | null;
  readonly type?: "attack" | "reaction" | "attack-reaction" | "draw" | "repair" | "special" | null;
  readonly energy?: number | null;
  readonly damage?: Damage | null;
}

const NUMBER = { is: "number", min: 0, max: 99 } as const;
const TYPES = ["attack", "reaction", "attack-reaction", "draw", "repair", "special"];

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
] as const satisfies readonly (Attribute & { readonly name: keyof OrionsSpurCard })[];
