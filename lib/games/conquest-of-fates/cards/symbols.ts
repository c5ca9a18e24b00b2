import type { Symbols } from "../../../core/look/symbols.ts";

export const symbols: Symbols = {
  marks: {
    unit: "Unit",
    celestial: "Celestial",
    standard: "Standard",
    strategic: "Strategic",
    lightspeed: "Lightspeed",
    reveal: "Upon Reveal",
    throughout: "Throughout the Battle",
    end: "At the End of Battle",
    special: "Special",
  },
  numbers: {
    cq: "CQ",
  },
};
