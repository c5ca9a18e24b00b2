import type { Drawing } from "./drawing.ts";

/** Kinds and types of cards. */
export const kinds = {
  facility: { name: "Facility", line: "M2 14h12M3.5 14V7.5h5V14M8.5 14V3h4v11M5 10h2M5 12h2M10.5 5.5v6" },
  orbital: {
    name: "Orbital",
    line: "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M13.5 3.5C11 1.5 5 3.5 3 7.5S1.5 14 4 13.5s10-7.5 9.5-10",
  },
  "ground-force": { name: "Ground Force", line: "M8 1.5 13.5 4.7v6.6L8 14.5l-5.5-3.2V4.7zM5 9.5l3-3 3 3" },
  catastrophe: {
    name: "Catastrophe",
    line: "M8 1.5 9.6 5.7 14 4.5 11.3 8l2.7 3.5-4.4-1.2L8 14.5l-1.6-4.2L2 11.5 4.7 8 2 4.5l4.4 1.2z",
  },
  utility: {
    name: "Utility",
    line: "M3.5 3.5 12.5 12.5M12.5 3.5 3.5 12.5M3 1.8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4M13 1.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4",
  },
  world: { name: "World", line: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M2.3 6.5h11.4M2.3 9.5h11.4" },
  hero: { name: "Hero", line: "M2.5 12.5h11M2.5 12.5 2 5l3.5 3L8 3l2.5 5L14 5l-.5 7.5" },
  warrior: { name: "Warrior", line: "M3.5 14V7.5a4.5 4.5 0 0 1 9 0V14L10 12M3.5 14 6 12M5.5 7.5h5M8 7.5v5.5M8 3V1" },
  fortification: {
    name: "Fortification",
    line: "M3 14V6M13 14V6M2 6V2.5h2.5V4H7V2.5h2V4h2.5V2.5H14V6zM2 14h12M6.5 14v-3.5h3V14",
  },
  item: { name: "Item", line: "M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM2.5 5 8 8.2 13.5 5M8 8.2v6" },
  augment: {
    name: "Augment",
    line: "M6.5 9.5l3-3M7 4.5l1.5-1.5a3.2 3.2 0 0 1 4.5 4.5L11.5 9M9 11.5 7.5 13A3.2 3.2 0 0 1 3 8.5L4.5 7",
  },
  aura: {
    name: "Aura",
    line: "M8 6.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3M4.5 4.5a5 5 0 0 0 0 7M11.5 4.5a5 5 0 0 1 0 7M2.3 2.5a8 8 0 0 0 0 11M13.7 2.5a8 8 0 0 1 0 11",
  },
  action: { name: "Action", line: "M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z" },
  instant: { name: "Instant", line: "M6 1.5 2.5 8H6l-1 6.5L9.5 6.5H6.2zM11 2.5h3M11.5 8h3M10 13.5h3" },
  attack: { name: "Attack", line: "M14 2 6 10M14 2v3.5L7.5 12M14 2h-3.5L4 8.5M3 8l5 5M4.5 11.5 2 14" },
  achievement: { name: "Achievement", line: "M8 1.8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M5.5 9.5 4 14.5l4-2 4 2-1.5-5" },
  unit: { name: "Unit", line: "M8 2l5.5 11.5L8 11l-5.5 2.5z" },
  celestial: {
    name: "Celestial",
    line: "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3.05 3.05l1.06 1.06M11.89 11.89l1.06 1.06M12.95 3.05l-1.06 1.06M4.11 11.89l-1.06 1.06",
  },
  tactic: { name: "Tactics card", line: "M3.5 3.5h6v9h-6zM6 3.5V2h6v9H9.5" },
  reaction: { name: "Reaction", line: "M8 1.8 13 3.5V8c0 3-2 5-5 6.5C5 13 3 11 3 8V3.5zM8 5v6" },
  "attack-reaction": { name: "Attack/Reaction", line: "M2 6h10M9.5 3.5 12 6 9.5 8.5M14 10.5H4M6.5 8l-2.5 2.5L6.5 13" },
  draw: { name: "Draw", line: "M3 2.5h7v5M3 2.5v11h4M11.5 8v6M9 11.5l2.5 2.5L14 11.5" },
  repair: {
    name: "Repair",
    line: "M9 7 3.2 12.8M9 7a3.5 3.5 0 0 1 4.5-4.5L11.5 4.5v2h2l2-2A3.5 3.5 0 0 1 11 9L5.2 14.8z",
  },
  special: { name: "Special", line: "M8 1.5v13M2.4 4.75l11.2 6.5M13.6 4.75 2.4 11.25" },
} as const satisfies Readonly<Record<string, Drawing>>;
