import type { Opening } from "../../../core/table/opening.ts";
import { deployable } from "./deployable.ts";
import { MOST_ADJUSTED } from "./turn.ts";

export const opening: Opening = {
  redraw: {
    move: "adjust",
    says: `put up to ${MOST_ADJUSTED} cards on the Trash Heap and draw as many (Adjust)`,
    verb: "put away",
    most: MOST_ADJUSTED,
  },
  questions: [
    { says: "Four deploy on turn 1", asks: deployable, more: 0 },
    { says: "Five facilities", asks: "5 of [k:facility]", more: 2 },
    { says: "Four facilities and two orbitals", asks: "4 of [k:facility] and 2 of [k:orbital]", more: 2 },
    {
      says: "A ship and no more than one Catastrophe",
      asks: "1 of [t:ship] and at most 1 of [k:catastrophe]",
      more: 0,
    },
    { says: "A ground force", asks: "1 of [k:ground]", more: 2 },
  ],
};
