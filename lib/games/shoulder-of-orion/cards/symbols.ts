import type { Symbols } from "../../../core/look/symbols.ts";

export const symbols: Symbols = {
  marks: {
    hero: "Hero",
    action: "Action",
    attack: "Attack",
    augment: "Augment",
    aura: "Aura",
    fortification: "Fortification",
    instant: "Instant",
    item: "Item",
    warrior: "Warrior",
    land: "land",
    air: "air",
    space: "space",
  },
  numbers: {
    attack: "Attack",
    health: "health",
    cost: "cost",
  },
};
