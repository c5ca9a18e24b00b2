import type { Symbols } from "../../../core/look/symbols.ts";

export const symbols: Symbols = {
  marks: {
    ship: "Ship",
    tactic: "Tactics card",
    frigate: "Frigate",
    destroyer: "Destroyer",
    "light-cruiser": "Light Cruiser",
    "heavy-cruiser": "Heavy Cruiser",
    carrier: "Carrier",
    battleship: "Battleship",
    attack: "Attack",
    reaction: "Reaction",
    "attack-reaction": "Attack/Reaction",
    draw: "Draw",
    repair: "Repair",
    special: "Special",
  },
  numbers: {
    shield: "shield",
    hull: "hull",
    recruitment: "recruitment",
    energy: "energy",
  },
};
