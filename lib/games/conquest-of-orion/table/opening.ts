import type { Opening } from "../../../core/table/opening.ts";

export const opening: Opening = {
  redraw: {
    move: "exchange",
    says: "put any number of cards on the bottom of the deck and draw as many",
    verb: "put back",
    most: Number.POSITIVE_INFINITY,
  },
  questions: [
    { says: "Two units that cost 2 or less", asks: "2 of [t:unit c<=2]", more: 1 },
    { says: "Two cards that cost 2 or less", asks: "2 of [c<=2]", more: 0 },
    { says: "A unit that costs 1", asks: "1 of [t:unit c<=1]", more: 0 },
    {
      says: "A unit that costs 2 or less and one that costs more",
      asks: "1 of [t:unit c<=2] and 1 of [t:unit c>2]",
      more: 2,
    },
  ],
};
