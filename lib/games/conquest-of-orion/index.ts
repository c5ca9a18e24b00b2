import type { Game } from "../../core/game.ts";
import { readings } from "./book/interpretations.ts";
import { RULEBOOK } from "./book/rulebook.ts";
import { rules } from "./book/rules.ts";
import { attributes, type ConquestOfOrionCard } from "./cards/card.ts";
import { layout } from "./cards/layout.ts";
import { type SectionId, sections } from "./cards/sections.ts";
import { symbols } from "./cards/symbols.ts";

export const conquestOfOrion: Game<ConquestOfOrionCard, "conquest-of-orion", SectionId> = {
  id: "conquest-of-orion",
  name: "Conquest of Orion",
  about: "Each player leads one race from its four first planets, conquers others and takes the opponent's last one.",
  feels: "Four home planets, one race. Lose your last planet and you are out.",
  rulebook: RULEBOOK,
  kind: "type",
  attributes,
  sections,
  formats: [
    { id: "constructed", name: "Constructed", says: "Decks of 50 cards." },
    { id: "limited", name: "Limited", says: "Decks of 30 cards." },
  ],
  options: [],
  house: [{ id: "copies", says: "Copy limit per card.", upTo: 4 }],
  readings,
  rules,
  layout,
  symbols,
  drawings: async () => (await import("./cards/drawings.ts")).drawings,
  intro: async () => (await import("./book/intro.ts")).intro,
  terms: async () => (await import("./book/terms.ts")).terms,
  goldfish: async () => (await import("./table/goldfish.ts")).goldfish,
};
