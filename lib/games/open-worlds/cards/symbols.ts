import type { Symbols } from "../../../core/look/symbols.ts";

export const symbols: Symbols = {
  marks: {
    facility: "Facility",
    orbital: "Orbital",
    "ground-force": "Ground Force",
    catastrophe: "Catastrophe",
    utility: "Utility",
    world: "World",
    post: "Post",
    mining: "Mining and Drilling",
    population: "Population",
    production: "Production",
    yard: "Yard",
    complex: "Special Complex",
    ship: "Ship",
    station: "Station",
    field: "Field",
    manned: "Manned",
    automated: "Automated",
  },
  numbers: {
    income: "Income",
    attack: "Attack",
    shield: "shield",
    class: "Class",
    water: "H2O",
    mining: "Mining and Drilling",
  },
};
