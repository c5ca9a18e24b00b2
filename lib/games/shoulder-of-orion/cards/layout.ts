import type { Layout, Slot } from "../../../core/look/layout.ts";
import type { SectionId } from "./sections.ts";

const TIER: Slot = { at: "top-left", attribute: "tier", on: "box" };
const COST: Slot = { at: "top-right", attribute: "cost", on: "disc" };
const FACTION: Slot = { at: "line", attribute: "factions", as: "plate" };
const SUPERTYPE: Slot = { at: "line", attribute: "supertype", as: "mark" };
const TYPE: readonly Slot[] = [
  { at: "line", attribute: "type" },
  { at: "line", attribute: "subtype", quiet: true },
];
const SUBFACTION: Slot = { at: "bottom-centre", attribute: "subfaction" };
const ATTACK: Slot = { at: "bottom-left", attribute: "attack", on: "diamond" };
const HEALTH: Slot = { at: "bottom-right", attribute: "health", on: "shield" };

const LINE = {
  cost: { at: "line", attribute: "cost", symbol: "cost" },
  attack: { at: "line", attribute: "attack", symbol: "attack" },
  health: { at: "line", attribute: "health", symbol: "health" },
} as const;

export const layout: Layout<SectionId> = {
  accent: { light: "#8e5624", dark: "#faba81" },
  words: { "attack-action": "Attack Action" },
  marks: {
    type: {
      hero: "hero",
      action: "action",
      "attack-action": "attack",
      augment: "augment",
      aura: "aura",
      fortification: "fortification",
      instant: "instant",
      item: "item",
      warrior: "warrior",
    },
    supertype: { land: "land", air: "air", space: "space" },
  },
  faces: [
    {
      which: { kinds: ["hero"] },
      shape: "upright",
      outline: "place",
      foot: "Frontline side",
      slots: [
        { at: "top-left", attribute: "type", as: "mark" },
        { at: "top-right", attribute: "transform", on: "disc" },
        FACTION,
        ...TYPE,
        { at: "bottom-left", attribute: "frontline", part: "attack", on: "diamond" },
        { at: "bottom-centre", attribute: "frontline", part: "supertype", as: "mark" },
        SUBFACTION,
        { at: "bottom-right", attribute: "frontline", part: "health", on: "shield" },
      ],
      line: [
        { at: "line", attribute: "frontline", part: "attack", symbol: "attack" },
        { at: "line", attribute: "frontline", part: "health", symbol: "health" },
      ],
    },
    {
      which: { kinds: ["warrior"] },
      shape: "upright",
      slots: [TIER, COST, FACTION, SUPERTYPE, ...TYPE, ATTACK, SUBFACTION, HEALTH],
      line: [LINE.attack, LINE.health, LINE.cost],
    },
    {
      which: { kinds: ["fortification"] },
      shape: "upright",
      slots: [TIER, COST, FACTION, SUPERTYPE, ...TYPE, SUBFACTION, HEALTH],
      line: [LINE.health, LINE.cost],
    },
    {
      which: { kinds: ["attack-action"] },
      shape: "upright",
      outline: "order",
      slots: [TIER, COST, FACTION, ...TYPE, ATTACK, SUBFACTION],
      line: [LINE.attack, LINE.cost],
    },
    {
      which: { kinds: ["action", "augment", "aura", "instant", "item"] },
      shape: "upright",
      outline: "order",
      slots: [TIER, COST, FACTION, ...TYPE, SUBFACTION],
      line: [LINE.cost],
    },
  ],
  groups: [
    { heading: "Heroes", which: { kinds: ["hero"] } },
    { heading: "Warriors", which: { kinds: ["warrior"] } },
    { heading: "Fortifications", which: { kinds: ["fortification"] } },
    { heading: "Items", which: { kinds: ["item"] } },
    { heading: "Augments", which: { kinds: ["augment"] } },
    { heading: "Auras", which: { kinds: ["aura"] } },
    { heading: "Attack Actions", which: { kinds: ["attack-action"] } },
    { heading: "Actions", which: { kinds: ["action"] } },
    { heading: "Instants", which: { kinds: ["instant"] } },
  ],
  charts: [
    { id: "cost", as: "histogram", title: "Cost", attribute: "cost", from: 0, to: 6, sections: ["main"] },
    { id: "tier", as: "histogram", title: "Tech Tier", attribute: "tier", from: 1, to: 5, sections: ["main"] },
    { id: "types", as: "bars", title: "Types", attribute: "type", sections: ["main"] },
    { id: "factions", as: "bars", title: "Factions", attribute: "factions", sections: ["heroes", "main"] },
    {
      id: "subfactions",
      as: "bars",
      title: "Subfactions",
      attribute: "subfaction",
      none: "General",
      sections: ["heroes", "main"],
    },
    {
      id: "supertypes",
      as: "bars",
      title: "Supertypes",
      attribute: "supertype",
      which: { kinds: ["warrior", "fortification"] },
      sections: ["main"],
    },
    {
      id: "totals",
      as: "totals",
      title: "Totals",
      sections: ["main"],
      of: [
        { label: "Cost", attribute: "cost" },
        { label: "Attack of warriors", attribute: "attack", which: { kinds: ["warrior"] } },
        { label: "Attack of actions", attribute: "attack", which: { kinds: ["attack-action"] } },
        { label: "Health", attribute: "health" },
      ],
    },
  ],
  exchange: { name: "Sideboarding", between: ["main", "sideboard"] },
  invitations: [
    {
      section: "heroes",
      says: "Choose three heroes: they open the other cards.",
      button: "Show the heroes",
      ask: "t:hero",
    },
  ],
};
