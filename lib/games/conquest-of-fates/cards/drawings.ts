import { type Drawings, shared } from "../../../core/look/drawings.ts";

export const drawings: Drawings = {
  marks: {
    unit: shared.unit,
    celestial: {
      line: "M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6M8 1v1.5M8 13.5V15M1 8h1.5M13.5 8H15M3.05 3.05l1.06 1.06M11.89 11.89l1.06 1.06M12.95 3.05l-1.06 1.06M4.11 11.89l-1.06 1.06",
    },
    standard: { line: "M2.5 2.5h11v11h-11z" },
    strategic: { line: "M2.5 2.5h11v11h-11zM8 5 11 8l-3 3-3-3z" },
    lightspeed: { line: "M2 3l5 5-5 5M8 3l5 5-5 5" },
    reveal: {
      line: "M1.5 8C4 4.5 12 4.5 14.5 8 12 11.5 4 11.5 1.5 8M8 6.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3",
    },
    throughout: { line: "M2 8h12M2 5v6M14 5v6M6 6.5v3M10 6.5v3" },
    end: { line: "M2 8h9M8 5l3 3-3 3M13.5 3v10" },
    special: shared.special,
  },
  numbers: {
    cq: { line: "M3.5 14.5v-13M3.5 2h9v6h-9" },
  },
};
