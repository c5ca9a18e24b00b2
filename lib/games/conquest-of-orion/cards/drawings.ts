import { type Drawings, shared } from "../../../core/look/drawings.ts";

const ROUND = "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2";
const HEX = "M8 1.5 13.6 4.75v6.5L8 14.5l-5.6-3.25v-6.5z";
const TRIANGLE = "M8 2 14.5 13.5h-13z";
const LEFT_ROUND = "M7.5 2a6 6 0 0 0 0 12z";
const LEFT_HEX = "M7.5 1.5 1.9 4.75v6.5l5.6 3.25z";
const RIGHT_HEX = "M8.5 1.5 14.1 4.75v6.5L8.5 14.5z";
const RIGHT_TRIANGLE = "M8.5 2 15 13.5H8.5z";

export const drawings: Drawings = {
  marks: {
    unit: shared.unit,
    world: shared.world,
    achievement: { line: "M8 1.8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M5.5 9.5 4 14.5l4-2 4 2-1.5-5" },
    augment: shared.augment,
    action: shared.action,
    orbital: shared.orbital,
    copper: { line: "M8 3.5 12.5 8 8 12.5 3.5 8z" },
    silver: { line: "M8 3.5 12.5 8 8 12.5 3.5 8z", fill: "M8 3.5 12.5 8h-9z" },
    gold: { line: "M8 3.5 12.5 8 8 12.5 3.5 8z", fill: "M8 3.5 12.5 8 8 12.5 3.5 8z" },
    ice: { line: "M8 1.5v13M2.4 4.75l11.2 6.5M13.6 4.75 2.4 11.25M6 2.8l2 2 2-2M6 13.2l2-2 2 2" },
    rock: { line: "M5 2.5h6l3.5 5L12 13.5H4.5L1.5 9zM5 2.5 7.5 8l7-.5M7.5 8l-3 5.5" },
    lava: {
      line: "M8 1.5c1 3 4.5 4.5 4.5 8.5a4.5 4.5 0 0 1-9 0c0-2 1-3 2-4 .3 1.5 1 2 1.5 2C7 6 7 4 8 1.5",
    },
  },
  numbers: {
    attack: shared.attack,
    health: shared.health,
    shield: shared.shield,
  },
  // Each resource has a shape of its own. An either-or symbol shows half of each.
  pips: {
    blue: [ROUND],
    gold: [HEX],
    red: [TRIANGLE],
    "blue/gold": [LEFT_ROUND, RIGHT_HEX],
    "blue/red": [LEFT_ROUND, RIGHT_TRIANGLE],
    "gold/red": [LEFT_HEX, RIGHT_TRIANGLE],
  },
};
