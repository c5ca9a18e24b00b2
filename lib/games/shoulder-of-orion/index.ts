import type { Game } from "../../core/game.ts";
import { readings } from "./book/interpretations.ts";
import { RULEBOOK } from "./book/rulebook.ts";
import { rules } from "./book/rules.ts";
import { attributes, type ShoulderOfOrionCard } from "./cards/card.ts";
import { layout } from "./cards/layout.ts";
import { type SectionId, sections } from "./cards/sections.ts";
import { symbols } from "./cards/symbols.ts";

export const shoulderOfOrion: Game<ShoulderOfOrionCard, "shoulder-of-orion", SectionId> = {
  id: "shoulder-of-orion",
  name: "Shoulder of Orion",
  about: "Two players, three heroes each: warriors, fortifications and cunning actions take the opponent's 30 life.",
  feels: "Every card is also fuel. Spend it now, or climb for the big turn?",
  rulebook: RULEBOOK,
  kind: "type",
  attributes,
  sections,
  formats: [
    { id: "standard", name: "Standard", says: "Decks of 3 heroes and 40 cards, with a sideboard of up to 10." },
  ],
  options: [],
  house: [
    { id: "all-factions", says: "A general card needs all its factions among the heroes' factions." },
    { id: "redraw", says: "The opening five may be redrawn once." },
  ],
  readings,
  rules,
  layout,
  symbols,
  drawings: async () => (await import("./cards/drawings.ts")).drawings,
  intro: async () => (await import("./book/intro.ts")).intro,
  terms: async () => (await import("./book/terms.ts")).terms,
  goldfish: async () => (await import("./table/goldfish.ts")).goldfish,
};
