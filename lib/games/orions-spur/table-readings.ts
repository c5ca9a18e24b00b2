import type { Interpretation } from "../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  {
    id: "after-primary",
    text: "The rulebook allows secondary actions before the primary one; here they may be taken after it too.",
  },
  {
    id: "fleet-faced",
    text: "The fleet faced is the standard one of your species, unless you choose another or set ships opposite by hand before the first turn; it stands in front of its flagship in one row and never reacts. The game is over when none of it is left, as with Last Player Standing: a standard fleet may be worth fewer VP than win.",
  },
  {
    id: "tactics-drawn",
    text: "No mulligan is named, so the first seven cards are kept. An empty tactics deck stays empty: nothing says that the discard pile is shuffled back.",
  },
  {
    id: "open-formation",
    text: "A ship of the middle row with nobody before it counts as in front. The flagship stands behind both rows as a whole: in front when both are empty, one row back when the front row is.",
  },
  {
    id: "shield-and-hull",
    text: "Where damage to shield and hull is stated apart, what is more than the shield is lost, and the hull is hit though the shield still stands.",
  },
  {
    id: "recruitment-points",
    text: "One recruitment point is generated at the end of each turn of yours; the fleet faced has no turns.",
  },
  {
    id: "ram",
    text: "A ship rams or gives Suppressing Fire with at least 1 energy to spend. Armored also lessens by 1 what a ship takes from its own ram.",
  },
  {
    id: "overcharge",
    text: "The extra point of an overcharged ship is for one attack, after which it is disabled; what is not spent of the point is lost.",
  },
  {
    id: "suppressing-fire",
    text: "Under Suppressing Fire the other ship attacks nobody but the ships one row back: those in front are suppressed.",
  },
  {
    id: "secondary-by-hand",
    text: "A draw, repair or special card is discarded when it is used; the energy that it costs and what it says are done by hand.",
  },
];
