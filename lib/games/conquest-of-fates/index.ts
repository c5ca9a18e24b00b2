import type { Game } from "../../core/game.ts";
import { attributes, type ConquestOfFatesCard } from "./card.ts";
import { layout } from "./layout.ts";
import { readings } from "./readings.ts";
import { RULEBOOK } from "./rulebook.ts";
import { rules } from "./rules.ts";
import { type SectionId, sections } from "./sections.ts";
import { symbols } from "./symbols.ts";

export const conquestOfFates: Game<ConquestOfFatesCard, "conquest-of-fates", SectionId> = {
  id: "conquest-of-fates",
  name: "Conquest of Fates",
  about: "Units go face down to seven locations and are revealed in turn. The most CQ after three battles wins.",
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
  drawings: async () => (await import("./drawings.ts")).drawings,
  intro: async () => (await import("./intro.ts")).intro,
  goldfish: async () => (await import("./goldfish.ts")).goldfish,
};
