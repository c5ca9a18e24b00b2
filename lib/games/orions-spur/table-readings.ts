import type { Interpretation } from "../../core/judge/interpretation.ts";

export const readings: readonly Interpretation[] = [
  {
    id: "after-primary",
    text: "The rulebook allows secondary actions before the primary one. Here you may also take them after it.",
  },
  {
    id: "fleet-faced",
    text: "The enemy fleet is the standard one of your species, unless you choose another one or place enemy ships by hand before the first turn. It stands in one row in front of its flagship and does not fight back. The game is over when you have destroyed it all, as in Last Player Standing, because a standard fleet may be worth fewer VP than you need to win.",
  },
  {
    id: "tactics-drawn",
    text: "No mulligan is named, so the first seven cards are kept. An empty tactics deck stays empty: nothing says that the discard pile is shuffled back.",
  },
  {
    id: "open-formation",
    text: "A ship in the middle row with nothing before it counts as in front. The flagship stands behind both rows as a whole: in front when both are empty, one row back when the front row is.",
  },
  {
    id: "shield-and-hull",
    text: "If a card gives shield and hull damage separately, shield damage beyond the shield is lost, and hull damage hits the hull even if the shield still holds.",
  },
  {
    id: "recruitment-points",
    text: "You generate one recruitment point at the end of each of your turns. The enemy fleet has no turns.",
  },
  {
    id: "ram",
    text: "A ship rams or gives Suppressing Fire with at least 1 energy to spend. Armored also lessens by 1 what a ship takes from its own ram.",
  },
  {
    id: "overcharge",
    text: "The extra point of an overcharged ship is for one attack, which disables the ship. If you don't spend the point, it is lost.",
  },
  {
    id: "suppressing-fire",
    text: "Under Suppressing Fire, the other ship only attacks the ships one row back, because those in front are suppressed.",
  },
  {
    id: "secondary-by-hand",
    text: "A draw, repair or special card is discarded when you use it. Pay its energy and carry out its text by hand.",
  },
];
