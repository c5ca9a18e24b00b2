const ROUND = "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2";
const HEX = "M8 1.5 13.6 4.75v6.5L8 14.5l-5.6-3.25v-6.5z";
const TRIANGLE = "M8 2 14.5 13.5h-13z";
const LEFT_ROUND = "M7.5 2a6 6 0 0 0 0 12z";
const LEFT_HEX = "M7.5 1.5 1.9 4.75v6.5l5.6 3.25z";
const RIGHT_HEX = "M8.5 1.5 14.1 4.75v6.5L8.5 14.5z";
const RIGHT_TRIANGLE = "M8.5 2 15 13.5H8.5z";

/** The parts of a resource's symbol, each in the colour of its resource. */
export interface Pip {
  readonly name: string;
  readonly parts: readonly (readonly [colour: string, path: string])[];
}

/** Resources: each a shape of its own, and an either-or symbol the halves of two. */
export const resources: Readonly<Record<string, Pip>> = {
  blue: { name: "blue", parts: [["blue", ROUND]] },
  "gold-resource": { name: "gold", parts: [["gold", HEX]] },
  red: { name: "red", parts: [["red", TRIANGLE]] },
  "blue-or-gold": {
    name: "blue or gold",
    parts: [
      ["blue", LEFT_ROUND],
      ["gold", RIGHT_HEX],
    ],
  },
  "blue-or-red": {
    name: "blue or red",
    parts: [
      ["blue", LEFT_ROUND],
      ["red", RIGHT_TRIANGLE],
    ],
  },
  "gold-or-red": {
    name: "gold or red",
    parts: [
      ["gold", LEFT_HEX],
      ["red", RIGHT_TRIANGLE],
    ],
  },
};
