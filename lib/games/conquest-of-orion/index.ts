import type { Game } from "../../core/game.ts";
import { attributes, type ConquestOfOrionCard } from "./card.ts";
import { layout } from "./layout.ts";
import { readings } from "./readings.ts";
import { RULEBOOK } from "./rulebook.ts";
import { rules } from "./rules.ts";
import { type SectionId, sections } from "./sections.ts";
import { symbols } from "./symbols.ts";

export const conquestOfOrion: Game<ConquestOfOrionCard, "conquest-of-orion", SectionId> = {
  id: "conquest-of-orion",
  name: "Conquest of Orion",
  about: "Each player leads one race from its four first planets, conquers others and takes the opponent's last one.",
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
  drawings: async () => (await import("./drawings.ts")).drawings,
  intro: async () => (await import("./intro.ts")).intro,
  goldfish: async () => (await import("./goldfish.ts")).goldfish,
};
