import type { Symbols } from "../../../core/look/symbols.ts";

export const symbols: Symbols = {
  marks: {
    unit: "Unit",
    world: "World",
    achievement: "Achievement",
    augment: "Augment",
    action: "Action",
    orbital: "Orbital",
    copper: "Copper",
    silver: "Silver",
    gold: "Gold",
    ice: "Ice",
    rock: "Rock",
    lava: "Lava",
  },
  numbers: {
    attack: "Attack",
    health: "health",
    shield: "shield",
  },
  pips: {
    blue: { name: "blue", colours: ["blue"] },
    gold: { name: "gold", colours: ["gold"] },
    red: { name: "red", colours: ["red"] },
    "blue/gold": { name: "blue or gold", colours: ["blue", "gold"] },
    "blue/red": { name: "blue or red", colours: ["blue", "red"] },
    "gold/red": { name: "gold or red", colours: ["gold", "red"] },
  },
};
