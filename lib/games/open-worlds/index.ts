import type { Game } from "../../core/game.ts";
import { attributes, type OpenWorldsCard } from "./card.ts";
import { layout } from "./layout.ts";
import { readings } from "./readings.ts";
import { RULEBOOK } from "./rulebook.ts";
import { rules } from "./rules.ts";
import { type SectionId, sections } from "./sections.ts";
import { symbols } from "./symbols.ts";

export const openWorlds: Game<OpenWorldsCard, "open-worlds", SectionId> = {
  id: "open-worlds",
  name: "Open Worlds",
  about:
    "Two conglomerates settle and fight over five worlds beyond the law, and the one with the highest income wins.",
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
  drawings: async () => (await import("./drawings.ts")).drawings,
  intro: async () => (await import("./intro.ts")).intro,
  goldfish: async () => (await import("./goldfish.ts")).goldfish,
};
