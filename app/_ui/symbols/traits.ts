import type { Drawing } from "./drawing.ts";

/** What a card is beside its type: kind of unit, supertype, deployment, timing, rarity, ground. */
export const traits = {
  post: { name: "Post", line: "M4 14.5v-13M4 2.5h8.5L10 5.25 12.5 8H4" },
  mining: { name: "Mining and Drilling", line: "M3.5 13 11 5.5M5.5 2.5C9 2 14 7 13.5 10.5M2.5 14l1-1" },
  population: {
    name: "Population",
    line: "M8 2.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4M3.5 13.5c0-3 2-4.7 4.5-4.7s4.5 1.7 4.5 4.7",
  },
  production: { name: "Production", line: "M2 14V7l4 2.5V7l4 2.5V3h3.5v11zM5 12h6" },
  yard: { name: "Yard", line: "M4 14.5V2M2 5h12M4 2l6 3M11.5 5v4M10 9h3v2.5h-3zM2 14.5h4" },
  complex: { name: "Special Complex", line: "M8 1.8 14 6.2l-2.3 7.3H4.3L2 6.2zM8 5.5v5M5.5 8h5" },
  ship: {
    name: "Ship",
    line: "M8 1.5c2 2 2.8 4.5 2.8 7v3H5.2v-3c0-2.5.8-5 2.8-7M5.2 8.5 2.5 11v2.5l2.7-2M10.8 8.5 13.5 11v2.5l-2.7-2M8 6v2",
  },
  station: {
    name: "Station",
    line: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4M8 2v4M8 10v4M2 8h4M10 8h4",
  },
  field: {
    name: "Field",
    line: "M3.8 3.8a6 6 0 0 1 3-1.7M9.2 2.1a6 6 0 0 1 3 1.7M13.9 6.8a6 6 0 0 1 0 2.4M12.2 12.2a6 6 0 0 1-3 1.7M6.8 13.9a6 6 0 0 1-3-1.7M2.1 9.2a6 6 0 0 1 0-2.4M8 5.5 5.5 8 8 10.5 10.5 8z",
  },
  manned: {
    name: "Manned",
    line: "M8 1.8a2 2 0 1 0 0 4 2 2 0 0 0 0-4M4 14.5V9.5C4 8.3 5 7.5 6 7.5h4c1 0 2 .8 2 2v5M8 10v4.5",
  },
  automated: { name: "Automated", line: "M3.5 5.5h9v7h-9zM8 5.5V2.5M6.5 2.5h3M6 8.5v1M10 8.5v1M1.5 8v2.5M14.5 8v2.5" },
  land: { name: "land", line: "M1.5 13 6 4.5l3 5.5 1.5-2.5 4 5.5z" },
  air: { name: "air", line: "M1.5 5.5h8a2 2 0 1 0-2-2M1.5 8.5h11a2 2 0 1 1-2 2M1.5 11.5h5a1.5 1.5 0 1 1-1.5 1.5" },
  space: {
    name: "space",
    line: "M8 1.5c.4 4.2 2.3 6.1 6.5 6.5-4.2.4-6.1 2.3-6.5 6.5C7.6 10.3 5.7 8.4 1.5 8 5.7 7.6 7.6 5.7 8 1.5",
  },
  standard: { name: "Standard", line: "M2.5 2.5h11v11h-11z" },
  strategic: { name: "Strategic", line: "M2.5 2.5h11v11h-11zM8 5 11 8l-3 3-3-3z" },
  lightspeed: { name: "Lightspeed", line: "M2 3l5 5-5 5M8 3l5 5-5 5" },
  reveal: {
    name: "Upon Reveal",
    line: "M1.5 8C4 4.5 12 4.5 14.5 8 12 11.5 4 11.5 1.5 8M8 6.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3",
  },
  throughout: { name: "Throughout the Battle", line: "M2 8h12M2 5v6M14 5v6M6 6.5v3M10 6.5v3" },
  end: { name: "At the End of Battle", line: "M2 8h9M8 5l3 3-3 3M13.5 3v10" },
  copper: { name: "Copper", line: "M8 3.5 12.5 8 8 12.5 3.5 8z" },
  silver: { name: "Silver", line: "M8 3.5 12.5 8 8 12.5 3.5 8z", fill: "M8 3.5 12.5 8h-9z" },
  gold: { name: "Gold", line: "M8 3.5 12.5 8 8 12.5 3.5 8z", fill: "M8 3.5 12.5 8 8 12.5 3.5 8z" },
  ice: { name: "Ice", line: "M8 1.5v13M2.4 4.75l11.2 6.5M13.6 4.75 2.4 11.25M6 2.8l2 2 2-2M6 13.2l2-2 2 2" },
  rock: { name: "Rock", line: "M5 2.5h6l3.5 5L12 13.5H4.5L1.5 9zM5 2.5 7.5 8l7-.5M7.5 8l-3 5.5" },
  lava: {
    name: "Lava",
    line: "M8 1.5c1 3 4.5 4.5 4.5 8.5a4.5 4.5 0 0 1-9 0c0-2 1-3 2-4 .3 1.5 1 2 1.5 2C7 6 7 4 8 1.5",
  },
} as const satisfies Readonly<Record<string, Drawing>>;
