import type { Game } from "../../core/game.ts";
import { arrangement } from "./book/arrangement.ts";
import { readings } from "./book/interpretations.ts";
import { RULEBOOK } from "./book/rulebook.ts";
import { rules } from "./book/rules.ts";
import { attributes, type OrionsSpurCard } from "./cards/card.ts";
import { layout } from "./cards/layout.ts";
import { type SectionId, sections } from "./cards/sections.ts";
import { symbols } from "./cards/symbols.ts";

export const orionsSpur: Game<OrionsSpurCard, "orions-spur", SectionId> = {
  id: "orions-spur",
  name: "Orion's Spur",
  about: "Captains of four species fight fleet against fleet, and the first to the agreed victory points wins.",
  feels: "Two rows of ships. Break the front one and the flagship is next.",
  rulebook: RULEBOOK,
  kind: "kind",
  attributes,
  sections,
  formats: [
    { id: "standard", name: "Standard", says: "Everyone starts with 2 frigates, 1 destroyer and 1 light cruiser." },
    { id: "points", name: "Points", says: "Everyone starts with ships of the agreed total recruitment cost." },
  ],
  options: [
    {
      id: "points",
      name: "Points",
      says: "What the recruitment costs of the fleet add up to: 6, 12, 18 and 24 are recommended.",
      default: 12,
      min: 1,
      max: 99,
      formats: ["points"],
    },
    {
      id: "vp",
      name: "VP",
      says: "The victory points that win: 5, 10, 15 and 20 are recommended.",
      default: 10,
      min: 1,
      max: 99,
    },
  ],
  house: [
    {
      id: "custom-tactics",
      says: "Any 45 tactics cards, each at most as often as its species' deck holds it.",
    },
  ],
  readings,
  arrangement,
  rules,
  layout,
  symbols,
  drawings: async () => (await import("./cards/drawings.ts")).drawings,
  intro: async () => (await import("./book/intro.ts")).intro,
  terms: async () => (await import("./book/terms.ts")).terms,
  goldfish: async () => (await import("./table/goldfish.ts")).goldfish,
};
