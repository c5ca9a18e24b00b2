import type { Interpretation } from "../../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  {
    id: "free-copies-introductory",
    text: "Any number of Outposts and Exploits is allowed in the introductory game too: it follows the standard rules, and both recommended decks do so.",
    formats: ["introductory"],
  },
  { id: "habitable-and-hostile", text: "A world can be both Habitable and Hostile." },
  {
    id: "five-worlds",
    text: "Five worlds are drawn whatever the number of players: this rulebook names no other number.",
  },
  {
    id: "ships-by-elimination",
    text: "Keeper, Kite and Escort have no printed type. They stand among the ships of the recommended decks of 40 cards, whose pool has no Station and no Field, so they are taken as Ships of Class 11 or less.",
  },
  {
    id: "introductory-worlds",
    text: "The rulebook says that the introductory Worlds Deck should not have worlds of H2O below 3. We read that as a rule of the format.",
    formats: ["introductory"],
  },
  {
    id: "written-with-defense",
    text: "A card may be written with its Defensive Strength behind its name, and must be where its name alone is not clear.",
  },
];
