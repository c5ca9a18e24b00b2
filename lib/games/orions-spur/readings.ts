import type { Interpretation } from "../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  { id: "equal-vp", text: "Of several ships with the highest VP any one may be the flagship." },
  {
    id: "largest-fleet",
    text: "Two rows of 5 ships and a flagship are 11 ships: a larger fleet has no place for the twelfth.",
  },
  {
    id: "whole-tactics-deck",
    text: "The tactics deck is the species' 45 cards, so it may be left out of a list: nothing listed stands for all of it.",
  },
  {
    id: "one-box",
    text: "A species' tactics deck is that of one box: its cards are those of the card sets that the listed tactics cards come from.",
  },
  {
    id: "custom-tactics",
    text: "Tactics decks are fixed; a house rule allows any 45 tactics cards, each at most as often as its species' deck holds it.",
    house: "custom-tactics",
  },
  {
    id: "fleet-by-place",
    text: "The fleet is what stands in the two rows and behind them. A tactics card that stands there is of no ship class and costs nothing.",
  },
  {
    id: "team-play",
    text: "In team play the two decks of a team are checked one by one; the team shares its VP target.",
  },
];
