import type { Interpretation } from "../../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  { id: "equal-vp", text: "Of several ships with the highest VP any one may be the flagship." },
  {
    id: "largest-fleet",
    text: "Two rows of 5 ships and a flagship are 11 ships: a larger fleet has no place for the twelfth.",
  },
  {
    id: "whole-tactics-deck",
    text: "The tactics deck is the species' 45 cards, so a list may leave it out. Without tactics cards, a list means all 45.",
  },
  {
    id: "one-box",
    text: "A species' tactics deck is that of one box: its cards are those of the card sets that the listed tactics cards come from.",
  },
  {
    id: "custom-tactics",
    text: "Tactics decks are fixed. A house rule allows any 45 tactics cards, each at most as often as its species' deck holds it.",
    house: "custom-tactics",
  },
  {
    id: "fleet-by-place",
    text: "The fleet is what is in the two rows and behind them. A tactics card there has no ship class and costs nothing.",
  },
  {
    id: "team-play",
    text: "In team play, the two decks of a team are checked one by one. The team shares its VP target.",
  },
];
