// The rules of Game Components (p. 4), Building the Decks (p. 5), Arranging Your Fleet (p. 5) and Variant Rules (p.
// 12).

import { Answer } from "../../../core/card/fact.ts";
import { allShare } from "../../../core/judge/card-phrases.ts";
import { custom, finding, underHouse } from "../../../core/judge/phrases.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { front, rule, tactics } from "../cards/sections.ts";
import { FLEET_SECTIONS, fleetOf, points } from "./fleet.ts";
import { costOf, fleetPoints } from "./fleet-points.ts";
import { bestFlagship, formation } from "./formation.ts";
import { COMPONENTS, DECKS, FLEET, VARIANTS } from "./rulebook.ts";
import { isStandard, startingFleet } from "./starting-fleet.ts";
import { fleetSupply } from "./supply.ts";
import { customTactics, wholeTactics } from "./tactics.ts";

type C = OrionsSpurCard;

const LONG_GAME = 15;
const MEDIUM_FLEET = 12;

const largerFleet = custom<C>(FLEET_SECTIONS, (deck, { options: { vp = 10 } }) => {
  const fleet = fleetOf(deck);
  const read = fleet.entries.reduce((sum, entry) => sum + entry.count, 0);
  // A line that names no card could be a ship of any cost.
  if (vp < LONG_GAME || read === 0 || read < fleet.total) return [];
  const { sure, open } = costOf(deck);
  const cheap = open.length === 0 && sure <= MEDIUM_FLEET;
  if (!cheap && isStandard(deck) !== Answer.yes) return [];
  const what = cheap ? `costs ${points(sure)}` : "is the standard one";
  const message = `The game is played to ${vp} VP and the fleet ${what}. A larger starting fleet is recommended.`;
  return [finding("advice", message, { section: front.id })];
});

const species = rule(
  "species",
  DECKS,
  "All ships and tactics cards are of one species.",
  allShare([...FLEET_SECTIONS, tactics], (card) => card.species, { where: "The deck", what: "species" }),
);

const supply = rule("supply", COMPONENTS, "No ship is in the fleet more often than its species has it.", fleetSupply);

const inRows = rule(
  "formation",
  FLEET,
  "Ships are in two rows of at most 5, with exactly one behind them. Tactics cards are in the tactics deck.",
  formation,
);

const behind = rule("flagship", FLEET, "The flagship is a ship of the highest VP in the fleet.", bestFlagship);

export const rules = [
  species,
  rule("starting-fleet", DECKS, "The fleet is exactly 2 frigates, 1 destroyer and 1 light cruiser.", startingFleet, {
    formats: ["standard"],
  }),
  rule(
    "fleet-points",
    VARIANTS,
    "The recruitment costs of the fleet add up to exactly the agreed points.",
    fleetPoints([species, supply, inRows, behind]),
    { formats: ["points"] },
  ),
  supply,
  rule(
    "tactics",
    DECKS,
    "A tactics deck that is listed is the species' 45 cards, each as often as it has it.",
    underHouse("custom-tactics", customTactics, wholeTactics),
  ),
  inRows,
  behind,
  rule(
    "larger-fleet",
    VARIANTS,
    "For games to 15 VP and more a fleet larger than the standard one is recommended.",
    largerFleet,
    { advice: true },
  ),
];
