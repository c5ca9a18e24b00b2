import type { Opening } from "../../../core/table/opening.ts";

/** There is no redraw. */
export const opening: Opening = {
  questions: [
    { says: "Three attacks", asks: "3 of [t:attack]", more: 0 },
    { says: "Two reactions", asks: "2 of [t:reaction or t:attack-reaction]", more: 3 },
    { says: "A repair", asks: "1 of [t:repair]", more: 3 },
  ],
};
