import type { Attribute, CardOf } from "../../../core/card/card.ts";

const DEPLOYMENTS = ["standard", "strategic", "lightspeed"] as const;
const TIMINGS = ["reveal", "throughout", "end", "special"] as const;

export const attributes = [
  { name: "kind", label: "kind", shapes: [{ is: "word", of: ["unit", "celestial"] }], search: "k" },
  { name: "faction", label: "faction", shapes: [{ is: "word" }], search: "f" },
  { name: "deployment", label: "deployment type", shapes: [{ is: "word", of: DEPLOYMENTS }], kinds: ["unit"] },
  { name: "apex", label: "Apex", shapes: [{ is: "flag" }], kinds: ["unit"] },
  { name: "cq", label: "CQ", shapes: [{ is: "number", min: -99, max: 99 }], kinds: ["unit"] },
  // Standard units have no special effect.
  { name: "timing", label: "timing", shapes: [{ is: "word", of: TIMINGS }], kinds: ["unit"], mayLack: true },
] as const satisfies readonly [Attribute, ...Attribute[]];

export type ConquestOfFatesCard = CardOf<typeof attributes>;
