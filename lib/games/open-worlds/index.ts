import type { Game } from "../../core/game.ts";
import { readings } from "./book/interpretations.ts";
import { RULEBOOK } from "./book/rulebook.ts";
import { rules } from "./book/rules.ts";
import { attributes, type OpenWorldsCard } from "./cards/card.ts";
import { layout } from "./cards/layout.ts";
import { type SectionId, sections } from "./cards/sections.ts";
import { symbols } from "./cards/symbols.ts";

export const openWorlds: Game<OpenWorldsCard, "open-worlds", SectionId> = {
  id: "open-worlds",
  name: "Open Worlds",
  about:
    "Two conglomerates settle and fight over five worlds beyond the law, and the one with the highest income wins.",
  feels: "Grow quietly on five worlds, then decide which one is worth a war.",
  rulebook: RULEBOOK,
  kind: "kind",
  attributes,
  numbered: "defense",
  sections,
  formats: [
    { id: "standard", name: "Standard", says: "Player Decks of 54 cards." },
    {
      id: "introductory",
      name: "Introductory",
      says: "Player Decks of 40 cards, without the cards that ask for more rules.",
    },
  ],
  options: [],
  house: [],
  readings,
  rules,
  layout,
  symbols,
  drawings: async () => (await import("./cards/drawings.ts")).drawings,
  intro: async () => (await import("./book/intro.ts")).intro,
  terms: async () => (await import("./book/terms.ts")).terms,
  goldfish: async () => (await import("./table/goldfish.ts")).goldfish,
};
