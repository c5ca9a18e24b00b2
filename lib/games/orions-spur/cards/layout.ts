import type { Layout } from "../../../core/look/layout.ts";
import type { SectionId } from "./sections.ts";

const SHIP = { kinds: ["ship"] };
const TACTIC = { kinds: ["tactic"] };

export const layout: Layout<SectionId> = {
  accent: { light: "#771a3d", dark: "#f88d95" },
  words: {
    tactic: "Tactics card",
    "light-cruiser": "Light Cruiser",
    "heavy-cruiser": "Heavy Cruiser",
    "attack-reaction": "Attack/Reaction",
  },
  marks: {
    kind: { ship: "ship", tactic: "tactic" },
    shipClass: {
      frigate: "frigate",
      destroyer: "destroyer",
      "light-cruiser": "light-cruiser",
      "heavy-cruiser": "heavy-cruiser",
      carrier: "carrier",
      battleship: "battleship",
    },
    type: {
      attack: "attack",
      reaction: "reaction",
      "attack-reaction": "attack-reaction",
      draw: "draw",
      repair: "repair",
      special: "special",
    },
  },
  faces: [
    {
      which: SHIP,
      shape: "upright",
      outline: "craft",
      slots: [
        { at: "top-right", attribute: "vp", on: "star" },
        { at: "line", attribute: "shipClass" },
        { at: "tracks", attribute: "shield", as: "track" },
        { at: "tracks", attribute: "hull", as: "track" },
        { at: "tracks", attribute: "energy", as: "track" },
        { at: "lead", attribute: "weapon", part: "energy", label: "Fires for" },
        { at: "lead", attribute: "weapon", part: "damage", label: "deals" },
        { at: "art", attribute: "recruitment", label: "recruitment", symbol: "recruitment" },
        { at: "line", attribute: "species" },
      ],
      line: [
        { at: "line", attribute: "shield", symbol: "shield" },
        { at: "line", attribute: "hull", symbol: "hull" },
        { at: "line", attribute: "recruitment", symbol: "recruitment" },
      ],
    },
    {
      which: TACTIC,
      shape: "upright",
      outline: "order",
      slots: [
        { at: "top-left", attribute: "energy", on: "ring" },
        { at: "top-right", attribute: "damage", on: "star", quiet: true },
        { at: "line", attribute: "type" },
        { at: "line", attribute: "species" },
        { at: "bottom-right", attribute: "type", as: "mark" },
      ],
      line: [{ at: "line", attribute: "energy", symbol: "energy" }],
    },
  ],
  groups: [
    { heading: "Ships", which: SHIP },
    { heading: "Attack cards", which: { ...TACTIC, attribute: "type", words: ["attack"] } },
    { heading: "Attack/Reaction cards", which: { ...TACTIC, attribute: "type", words: ["attack-reaction"] } },
    { heading: "Reaction cards", which: { ...TACTIC, attribute: "type", words: ["reaction"] } },
    { heading: "Draw cards", which: { ...TACTIC, attribute: "type", words: ["draw"] } },
    { heading: "Repair cards", which: { ...TACTIC, attribute: "type", words: ["repair"] } },
    { heading: "Special cards", which: { ...TACTIC, attribute: "type", words: ["special"] } },
    { heading: "Tactics cards", which: TACTIC },
  ],
  charts: [
    {
      id: "fleet",
      as: "totals",
      title: "The fleet",
      which: SHIP,
      of: [
        { label: "Recruitment", attribute: "recruitment" },
        { label: "VP", attribute: "vp" },
        { label: "Shield", attribute: "shield" },
        { label: "Hull", attribute: "hull" },
        { label: "Energy", attribute: "energy" },
        { label: "Weapon damage", attribute: "weapon", part: "damage" },
      ],
    },
    {
      id: "recruitment",
      as: "histogram",
      title: "Recruitment cost",
      attribute: "recruitment",
      from: 1,
      to: 10,
      which: SHIP,
    },
    { id: "classes", as: "bars", title: "Ship classes", attribute: "shipClass", which: SHIP },
    { id: "energy", as: "histogram", title: "Energy of tactics", attribute: "energy", from: 0, to: 4, which: TACTIC },
    { id: "tactics", as: "bars", title: "Types of tactics", attribute: "type", which: TACTIC },
  ],
  shared: [{ sections: ["front", "middle", "flagship", "tactics"], attribute: "species", without: "No species yet" }],
  rows: {
    title: "Fleet",
    one: "ship",
    of: [
      { section: "front", places: 5 },
      { section: "middle", places: 5 },
      { section: "flagship", places: 1 },
    ],
    total: { chart: "fleet", label: "Recruitment", option: "points" },
    supply: "supply",
  },
};
