import { type Drawings, shared } from "../../../core/look/drawings.ts";

export const drawings: Drawings = {
  marks: {
    facility: { line: "M2 14h12M3.5 14V7.5h5V14M8.5 14V3h4v11M5 10h2M5 12h2M10.5 5.5v6" },
    orbital: shared.orbital,
    "ground-force": { line: "M8 1.5 13.5 4.7v6.6L8 14.5l-5.5-3.2V4.7zM5 9.5l3-3 3 3" },
    catastrophe: {
      line: "M8 1.5 9.6 5.7 14 4.5 11.3 8l2.7 3.5-4.4-1.2L8 14.5l-1.6-4.2L2 11.5 4.7 8 2 4.5l4.4 1.2z",
    },
    utility: {
      line: "M3.5 3.5 12.5 12.5M12.5 3.5 3.5 12.5M3 1.8a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4M13 1.8a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4",
    },
    world: shared.world,
    post: { line: "M4 14.5v-13M4 2.5h8.5L10 5.25 12.5 8H4" },
    mining: { line: "M3.5 13 11 5.5M5.5 2.5C9 2 14 7 13.5 10.5M2.5 14l1-1" },
    population: {
      line: "M8 2.5a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4M3.5 13.5c0-3 2-4.7 4.5-4.7s4.5 1.7 4.5 4.7",
    },
    production: { line: "M2 14V7l4 2.5V7l4 2.5V3h3.5v11zM5 12h6" },
    yard: { line: "M4 14.5V2M2 5h12M4 2l6 3M11.5 5v4M10 9h3v2.5h-3zM2 14.5h4" },
    complex: { line: "M8 1.8 14 6.2l-2.3 7.3H4.3L2 6.2zM8 5.5v5M5.5 8h5" },
    ship: shared.ship,
    station: {
      line: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4M8 2v4M8 10v4M2 8h4M10 8h4",
    },
    field: {
      line: "M3.8 3.8a6 6 0 0 1 3-1.7M9.2 2.1a6 6 0 0 1 3 1.7M13.9 6.8a6 6 0 0 1 0 2.4M12.2 12.2a6 6 0 0 1-3 1.7M6.8 13.9a6 6 0 0 1-3-1.7M2.1 9.2a6 6 0 0 1 0-2.4M8 5.5 5.5 8 8 10.5 10.5 8z",
    },
    manned: {
      line: "M8 1.8a2 2 0 1 0 0 4 2 2 0 0 0 0-4M4 14.5V9.5C4 8.3 5 7.5 6 7.5h4c1 0 2 .8 2 2v5M8 10v4.5",
    },
    automated: {
      line: "M3.5 5.5h9v7h-9zM8 5.5V2.5M6.5 2.5h3M6 8.5v1M10 8.5v1M1.5 8v2.5M14.5 8v2.5",
    },
  },
  numbers: {
    income: { line: "M2 13.5h12M3.5 11 7 7l2.5 2.5L13.5 4M10.5 4h3v3" },
    attack: shared.attack,
    shield: shared.shield,
    class: { line: "M2.5 13.5V10M6.2 13.5V7.5M9.8 13.5V5M13.5 13.5v-11" },
    water: { line: "M8 1.8c2 3 4.5 5 4.5 8a4.5 4.5 0 0 1-9 0c0-3 2.5-5 4.5-8" },
    mining: { line: "M3.5 13 11 5.5M5.5 2.5C9 2 14 7 13.5 10.5M2.5 14l1-1" },
  },
};
