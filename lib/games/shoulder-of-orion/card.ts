import type { Attribute, Card } from "../../core/card/card.ts";

export type Type =
  | "hero"
  | "action"
  | "attack-action"
  | "augment"
  | "aura"
  | "fortification"
  | "instant"
  | "item"
  | "warrior";

export type Supertype = "land" | "air" | "space";

export interface ShoulderOfOrionCard extends Card {
  readonly type: Type;
  readonly factions?: readonly string[] | null;
  /** Null on general cards. */
  readonly subfaction?: string | null;
  readonly supertype?: Supertype | null;
  readonly subtype?: string | null;
  readonly tier?: number | null;
  readonly cost?: number | null;
  readonly attack?: number | null;
  readonly health?: number | null;
  readonly transform?: number | null;
  /** A hero's other side, which counts as a warrior. */
  readonly frontline?: {
    readonly attack?: number | null;
    readonly health?: number | null;
    readonly supertype?: Supertype | null;
  } | null;
}

const PLAYED = ["action", "attack-action", "augment", "aura", "fortification", "instant", "item", "warrior"];
const NUMBER = { is: "number", min: 0, max: 99 } as const;
const SUPERTYPE = { is: "word", of: ["land", "air", "space"] } as const;

export const attributes = [
  { name: "type", label: "type", shapes: [{ is: "word", of: ["hero", ...PLAYED] }], search: "t" },
  { name: "factions", label: "factions", shapes: [{ is: "words" }], search: "f" },
  { name: "subfaction", label: "subfaction", shapes: [{ is: "word" }], search: "f", mayLack: true },
  { name: "supertype", label: "supertype", shapes: [SUPERTYPE], kinds: ["fortification", "warrior"] },
  { name: "subtype", label: "subtype", shapes: [{ is: "word" }], mayLack: true },
  { name: "tier", label: "tech tier", shapes: [NUMBER], kinds: PLAYED },
  { name: "cost", label: "cost", shapes: [NUMBER], kinds: PLAYED, search: "c" },
  { name: "attack", label: "attack", shapes: [NUMBER], kinds: ["attack-action", "warrior"] },
  { name: "health", label: "health", shapes: [NUMBER], kinds: ["fortification", "warrior"] },
  { name: "transform", label: "transform cost", shapes: [NUMBER], kinds: ["hero"] },
  {
    name: "frontline",
    label: "frontline side",
    shapes: [{ is: "record", fields: { attack: NUMBER, health: NUMBER, supertype: SUPERTYPE } }],
    kinds: ["hero"],
  },
] as const satisfies readonly (Attribute & { readonly name: keyof ShoulderOfOrionCard })[];
