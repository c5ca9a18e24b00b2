import type { Game } from "../../core/game.ts";
import { readings } from "./book/interpretations.ts";
import { RULEBOOK } from "./book/rulebook.ts";
import { rules } from "./book/rules.ts";
import { attributes, type ConquestOfFatesCard } from "./cards/card.ts";
import { layout } from "./cards/layout.ts";
import { type SectionId, sections } from "./cards/sections.ts";
import { symbols } from "./cards/symbols.ts";

export const conquestOfFates: Game<ConquestOfFatesCard, "conquest-of-fates", SectionId> = {
  id: "conquest-of-fates",
  name: "Conquest of Fates",
  about: "Units go face down to seven locations and are revealed in turn. The most CQ after three battles wins.",
  feels: "Bluff face down at seven locations. Then everything is revealed.",
  rulebook: RULEBOOK,
  kind: "kind",
  attributes,
  sections,
  formats: [{ id: "standard", name: "Standard", says: "Decks of 40 cards." }],
  options: [],
  house: [
    { id: "copies", says: "Copy limit per unit that is not Apex.", upTo: 4 },
    { id: "celestials-outside", says: "Celestials are not counted in the 40 cards." },
    { id: "one-celestial", says: "At most one Celestial is in the deck." },
    { id: "one-faction", says: "All units are of one faction." },
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
