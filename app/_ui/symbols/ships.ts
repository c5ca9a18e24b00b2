import type { Drawing } from "./drawing.ts";

/** Classes of ships, seen from above, each larger than the one before. */
export const ships: Readonly<Record<string, Drawing>> = {
  frigate: { name: "Frigate", line: "M8 4l2 7H6z" },
  destroyer: { name: "Destroyer", line: "M8 2.5 9.8 8.5 12 12.5H4l2.2-4z" },
  "light-cruiser": { name: "Light Cruiser", line: "M8 1.8 10 6v4l3 3.5H3L6 10V6zM6 10h4" },
  "heavy-cruiser": { name: "Heavy Cruiser", line: "M8 1.5 10.5 5v3L14 10v4H2v-4l3.5-2V5zM5.5 8h5M8 8v6" },
  carrier: { name: "Carrier", line: "M5 1.5h6l2.5 4V14h-11V5.5zM6.5 4v10M9.5 4v10" },
  battleship: { name: "Battleship", line: "M8 1 11 4v3l3.5 1v3L12 14.5H4L1.5 11V8L5 7V4zM5 7h6M8 4.5v2.5M6 10.5h4" },
};
