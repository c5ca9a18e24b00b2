import type { Attribute, Card } from "../../core/card/card.ts";

export type Kind = "unit" | "celestial";

export interface ConquestOfFatesCard extends Card {
  readonly kind: Kind;
  readonly faction?: string | null;
  readonly deployment?: "standard" | "strategic" | "lightspeed" | null;
  readonly apex?: boolean | null;
  readonly cq?: number | null;
  readonly timing?: "reveal" | "throughout" | "end" | "special" | null;
}

const DEPLOYMENTS = ["standard", "strategic", "lightspeed"];
const TIMINGS = ["reveal", "throughout", "end", "special"];

export const attributes = [
  { name: "kind", label: "kind", shapes: [{ is: "word", of: ["unit", "celestial"] }], search: "k" },
  { name: "faction", label: "faction", shapes: [{ is: "word" }], search: "f" },
  { name: "deployment", label: "deployment type", shapes: [{ is: "word", of: DEPLOYMENTS }], kinds: ["unit"] },
  { name: "apex", label: "Apex", shapes: [{ is: "flag" }], kinds: ["unit"] },
  { name: "cq", label: "CQ", shapes: [{ is: "number", min: -99, max: 99 }], kinds: ["unit"] },
  // Standard units have no special effect.
  { name: "timing", label: "timing", shapes: [{ is: "word", of: TIMINGS }], kinds: ["unit"], mayLack: true },
] as const satisfies readonly (Attribute & { readonly name: keyof ConquestOfFatesCard })[];
