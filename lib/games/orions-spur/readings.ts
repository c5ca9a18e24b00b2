import type { Reading } from "../../core/game.ts";

export const readings: readonly Reading[] = [
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
  {
    id: "after-primary",
    of: "table",
    text: "The rulebook allows secondary actions before the primary one; here they may be taken after it too.",
  },
  {
    id: "fleet-faced",
    of: "table",
    text: "The fleet faced is the standard one of your species, unless you choose another; it stands in front of its flagship in one row and never reacts. The game is over when none of it is left.",
  },
  {
    id: "tactics-drawn",
    of: "table",
    text: "No mulligan is named, so the first seven cards are kept. An empty tactics deck stays empty: nothing says that the discard pile is shuffled back.",
  },
  {
    id: "open-formation",
    of: "table",
    text: "A ship of the middle row with nobody before it counts as in front. The flagship stands behind both rows as a whole: in front when both are empty, one row back when the front row is.",
  },
  {
    id: "shield-and-hull",
    of: "table",
    text: "Where damage to shield and hull is stated apart, what is more than the shield is lost, and the hull is hit though the shield still stands.",
  },
  {
    id: "overcharge",
    of: "table",
    text: "The extra point of an overcharged ship is for one attack, after which it is disabled; what is not spent of the point is lost.",
  },
  {
    id: "suppressing-fire",
    of: "table",
    text: "Under Suppressing Fire the other ship attacks nobody but the ships one row back: those in front are suppressed.",
  },
  {
    id: "secondary-by-hand",
    of: "table",
    text: "A draw, repair or special card is discarded when it is used; the energy that it costs and what it says are done by hand.",
  },
];
