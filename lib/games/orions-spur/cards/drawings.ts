import { type Drawings, shared } from "../../../core/look/drawings.ts";

export const drawings: Drawings = {
  marks: {
    ship: shared.ship,
    tactic: { line: "M3.5 3.5h6v9h-6zM6 3.5V2h6v9H9.5" },
    frigate: { line: "M8 4l2 7H6z" },
    destroyer: { line: "M8 2.5 9.8 8.5 12 12.5H4l2.2-4z" },
    "light-cruiser": { line: "M8 1.8 10 6v4l3 3.5H3L6 10V6zM6 10h4" },
    "heavy-cruiser": { line: "M8 1.5 10.5 5v3L14 10v4H2v-4l3.5-2V5zM5.5 8h5M8 8v6" },
    carrier: { line: "M5 1.5h6l2.5 4V14h-11V5.5zM6.5 4v10M9.5 4v10" },
    battleship: { line: "M8 1 11 4v3l3.5 1v3L12 14.5H4L1.5 11V8L5 7V4zM5 7h6M8 4.5v2.5M6 10.5h4" },
    attack: shared.attack,
    reaction: { line: "M8 1.8 13 3.5V8c0 3-2 5-5 6.5C5 13 3 11 3 8V3.5zM8 5v6" },
    "attack-reaction": {
      line: "M2 6h10M9.5 3.5 12 6 9.5 8.5M14 10.5H4M6.5 8l-2.5 2.5L6.5 13",
    },
    draw: { line: "M3 2.5h7v5M3 2.5v11h4M11.5 8v6M9 11.5l2.5 2.5L14 11.5" },
    repair: {
      line: "M9 7 3.2 12.8M9 7a3.5 3.5 0 0 1 4.5-4.5L11.5 4.5v2h2l2-2A3.5 3.5 0 0 1 11 9L5.2 14.8z",
    },
    special: shared.special,
  },
  numbers: {
    shield: shared.shield,
    hull: { line: "M2.5 5.5h11L11 12.5H5z" },
    recruitment: { line: "M8 2.5v11M2.5 8h11" },
    energy: { line: "M9 1.5 3.5 9H8l-1 5.5L12.5 7H8z" },
  },
};
