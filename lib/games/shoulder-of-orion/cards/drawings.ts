import { type Drawings, shared } from "../../../core/look/drawings.ts";

export const drawings: Drawings = {
  marks: {
    hero: { line: "M2.5 12.5h11M2.5 12.5 2 5l3.5 3L8 3l2.5 5L14 5l-.5 7.5" },
    action: shared.action,
    attack: shared.attack,
    augment: shared.augment,
    aura: {
      line: "M8 6.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3M4.5 4.5a5 5 0 0 0 0 7M11.5 4.5a5 5 0 0 1 0 7M2.3 2.5a8 8 0 0 0 0 11M13.7 2.5a8 8 0 0 1 0 11",
    },
    fortification: {
      line: "M3 14V6M13 14V6M2 6V2.5h2.5V4H7V2.5h2V4h2.5V2.5H14V6zM2 14h12M6.5 14v-3.5h3V14",
    },
    instant: { line: "M6 1.5 2.5 8H6l-1 6.5L9.5 6.5H6.2zM11 2.5h3M11.5 8h3M10 13.5h3" },
    item: { line: "M8 1.8 13.5 5v6L8 14.2 2.5 11V5zM2.5 5 8 8.2 13.5 5M8 8.2v6" },
    warrior: { line: "M3.5 14V7.5a4.5 4.5 0 0 1 9 0V14L10 12M3.5 14 6 12M5.5 7.5h5M8 7.5v5.5M8 3V1" },
    land: { line: "M1.5 13 6 4.5l3 5.5 1.5-2.5 4 5.5z" },
    air: { line: "M1.5 5.5h8a2 2 0 1 0-2-2M1.5 8.5h11a2 2 0 1 1-2 2M1.5 11.5h5a1.5 1.5 0 1 1-1.5 1.5" },
    space: {
      line: "M8 1.5c.4 4.2 2.3 6.1 6.5 6.5-4.2.4-6.1 2.3-6.5 6.5C7.6 10.3 5.7 8.4 1.5 8 5.7 7.6 7.6 5.7 8 1.5",
    },
  },
  numbers: {
    attack: shared.attack,
    health: shared.health,
    cost: { line: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2M10 6a2.5 2.5 0 1 0 0 4" },
  },
};
