import type { Opening } from "../../../core/table/opening.ts";

export const opening: Opening = {
  redraw: {
    move: "redraw",
    says: "shuffle the whole hand back and draw five again",
    verb: "shuffle back",
    most: "all",
    house: "redraw",
  },
  questions: [
    { says: "Two warriors that cost 2 or less", asks: "2 of [t:warrior c<=2]", more: 1 },
    { says: "Three cards that cost 2 or less", asks: "3 of [c<=2]", more: 0 },
    { says: "A warrior and an attack action", asks: "1 of [t:warrior] and 1 of [t:attack-action]", more: 2 },
    { says: "A card that costs 4 or more", asks: "1 of [c>=4]", more: 3 },
  ],
};
