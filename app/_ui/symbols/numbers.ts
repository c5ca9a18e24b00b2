import type { Drawing } from "./drawing.ts";
import { kinds } from "./kinds.ts";
import { traits } from "./traits.ts";

/** What a number of a card counts, for lists that have no room for its name. */
export const numbers: Readonly<Record<string, Drawing>> = {
  attack: kinds.attack,
  mining: traits.mining,
  cost: { name: "cost", line: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M10 6a2.5 2.5 0 1 0 0 4" },
  health: { name: "health", line: "M8 13.5 2.8 8.3a3.2 3.2 0 0 1 4.6-4.6l.6.6.6-.6a3.2 3.2 0 0 1 4.6 4.6z" },
  shield: { name: "shield", line: "M8 1.8 13 3.5V8c0 3-2 5-5 6.5C5 13 3 11 3 8V3.5z" },
  hull: { name: "hull", line: "M2.5 5.5h11L11 12.5H5z" },
  energy: { name: "energy", line: "M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z" },
  income: { name: "Income", line: "M2 13.5h12M3.5 11 7 7l2.5 2.5L13.5 4M10.5 4h3v3" },
  class: { name: "Class", line: "M2.5 13.5V10M6.2 13.5V7.5M9.8 13.5V5M13.5 13.5v-11" },
  water: { name: "H2O", line: "M8 1.8c2 3 4.5 5 4.5 8a4.5 4.5 0 0 1-9 0c0-3 2.5-5 4.5-8" },
  recruitment: { name: "recruitment", line: "M8 2.5v11M2.5 8h11" },
  cq: { name: "CQ", line: "M3.5 14.5v-13M3.5 2h9v6h-9" },
};
