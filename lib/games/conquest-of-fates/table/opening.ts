import type { Opening } from "../../../core/table/opening.ts";

export const opening: Opening = {
  redraw: {
    move: "mulligan",
    says: "shuffle the whole hand back and draw seven again",
    verb: "shuffle back",
    most: "all",
  },
  questions: [
    { says: "Two units with CQ 6 or more", asks: "2 of [cq>=6]", more: 0 },
    { says: "An Apex", asks: "1 of [is:apex]", more: 7 },
    { says: "A Celestial", asks: "1 of [k:celestial]", more: 7 },
    { says: "Three strategic units", asks: "3 of [deployment:strategic]", more: 7 },
  ],
};
