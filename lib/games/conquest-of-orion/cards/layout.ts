import type { Layout, Slot } from "../../../core/look/layout.ts";
import type { SectionId } from "./sections.ts";

const RARITY: Slot = { at: "line", attribute: "rarity", as: "mark" };
const COST: Slot = { at: "top-left", attribute: "cost", as: "pips" };
const TIER: Slot = { at: "top-right", attribute: "tier", label: "tier" };
const RACE: Slot = { at: "line", attribute: "race", as: "plate" };
const KEYWORDS: Slot = { at: "lead", attribute: "keywords", quiet: true, textless: true };
const TYPE: readonly Slot[] = [
  { at: "line", attribute: "type" },
  { at: "line", attribute: "classification", quiet: true },
];
const STATS: readonly Slot[] = [
  { at: "bottom-right", attribute: "damage", label: "damage", symbol: "attack" },
  { at: "bottom-right", attribute: "health", label: "health", symbol: "health" },
  { at: "bottom-right", attribute: "shields", label: "shields", symbol: "shield" },
  { at: "bottom-right", attribute: "regeneration", label: "regen.", quiet: true },
];

const LINE = {
  cost: { at: "line", attribute: "cost", as: "pips" },
  damage: { at: "line", attribute: "damage", symbol: "attack" },
  health: { at: "line", attribute: "health", symbol: "health" },
} as const;

export const layout: Layout<SectionId> = {
  accent: { light: "#0d2a69", dark: "#a6b8f6" },
  words: { "blue/gold": "Blue or gold", "blue/red": "Blue or red", "gold/red": "Gold or red" },
  marks: {
    type: {
      unit: "unit",
      planet: "world",
      achievement: "achievement",
      attachment: "augment",
      ability: "action",
      satellite: "orbital",
    },
    rarity: { copper: "copper", silver: "silver", gold: "gold" },
    subtype: { ice: "ice", rock: "rock", lava: "lava" },
  },
  faces: [
    {
      which: { kinds: ["planet"] },
      shape: "upright",
      outline: "place",
      slots: [
        { at: "top-left", attribute: "colonise", as: "pips" },
        { at: "top-right", attribute: "produces", as: "pips", label: "makes" },
        { at: "line", attribute: "type" },
        { at: "line", attribute: "planet" },
        { at: "line", attribute: "subtype", quiet: true },
        RARITY,
        KEYWORDS,
        ...STATS,
      ],
      line: [LINE.damage, LINE.health, { at: "line", attribute: "produces", as: "pips" }],
    },
    {
      which: { kinds: ["unit", "satellite"] },
      shape: "upright",
      outline: "craft",
      slots: [COST, TIER, ...TYPE, RARITY, RACE, KEYWORDS, ...STATS],
      line: [LINE.damage, LINE.health, LINE.cost],
    },
    {
      which: { kinds: ["achievement", "attachment", "ability"] },
      shape: "upright",
      outline: "order",
      slots: [COST, TIER, ...TYPE, RARITY, RACE, KEYWORDS],
      line: [LINE.cost],
    },
  ],
  groups: [
    { heading: "Units", which: { kinds: ["unit"] } },
    { heading: "Satellites", which: { kinds: ["satellite"] } },
    { heading: "Attachments", which: { kinds: ["attachment"] } },
    { heading: "Achievements", which: { kinds: ["achievement"] } },
    { heading: "Abilities", which: { kinds: ["ability"] } },
    { heading: "Planets", which: { kinds: ["planet"] } },
  ],
  charts: [
    { id: "cost", as: "histogram", title: "Cost", attribute: "cost", from: 0, to: 7, sections: ["main"] },
    { id: "tier", as: "histogram", title: "Tier", attribute: "tier", from: 1, to: 4, sections: ["main"] },
    { id: "types", as: "bars", title: "Types", attribute: "type", sections: ["main"] },
    { id: "races", as: "bars", title: "Races", attribute: "race", none: "No race", sections: ["main"] },
    { id: "spends", as: "resources", title: "Resources its costs ask for", attribute: "cost", sections: ["main"] },
    {
      id: "makes",
      as: "resources",
      title: "Resources its planets produce",
      attribute: "produces",
      sections: ["planets"],
    },
    {
      id: "totals",
      as: "totals",
      title: "Totals",
      sections: ["main"],
      of: [
        { label: "Damage", attribute: "damage", which: { kinds: ["unit"] } },
        { label: "Health", attribute: "health", which: { kinds: ["unit"] } },
        { label: "Shields", attribute: "shields", which: { kinds: ["unit"] } },
      ],
    },
  ],
  shared: [
    {
      sections: ["main"],
      attribute: "race",
      having: "with a race icon",
      without: "No card has a race icon: every race fits",
    },
  ],
  invitations: [
    {
      section: "planets",
      says: "You may add a pile of planets: unique ones, one of each.",
      button: "Show unique planets",
      ask: "planet:unique",
    },
  ],
};
