// Puts into code: Game Components (p. 4), Building the Decks (p. 5), Arranging Your Fleet (p. 5), Variant Rules (p. 12).

import { Answer } from "../../core/card/fact.ts";
import type { Pile } from "../../core/judge/deck.ts";
import { allShare, finding } from "../../core/judge/phrases.ts";
import type { Finding, Rule } from "../../core/judge/rule.ts";
import type { OrionsSpurCard } from "./card.ts";
import { fleetOf, points } from "./fleet.ts";
import { costOf, fleetPoints } from "./fleet-points.ts";
import { flagship, formation } from "./formation.ts";
import { COMPONENTS, DECKS, FLEET, VARIANTS } from "./rulebook.ts";
import { isStandard, startingFleet } from "./starting-fleet.ts";
import { fleetSupply } from "./supply.ts";
import { customTactics, wholeTactics } from "./tactics.ts";

type C = OrionsSpurCard;
type OrionsSpurRule = Rule<C, "orions-spur">;

const LONG_GAME = 15;
const MEDIUM_FLEET = 12;

function largerFleet(pile: Pile<C>, vp: number): readonly Finding[] {
  const fleet = fleetOf(pile);
  const read = fleet.entries.reduce((sum, entry) => sum + entry.count, 0);
  // A line that names no card could be a ship of any cost.
  if (vp < LONG_GAME || read === 0 || read < fleet.total) return [];
  const { sure, open } = costOf(pile);
  const cheap = open.length === 0 && sure <= MEDIUM_FLEET;
  if (!cheap && isStandard(pile) !== Answer.yes) return [];
  const what = cheap ? `costs ${points(sure)}` : "is the standard one";
  const message = `The game is played to ${vp} VP and the fleet ${what}; a larger starting fleet is recommended.`;
  return [finding("advice", message, { section: "front" })];
}

const species: OrionsSpurRule = {
  id: "orions-spur/species",
  cite: DECKS,
  says: "All ships and tactics cards are of one species.",
  mayLose: ["front", "middle", "flagship", "tactics"],
  check: (pile) =>
    allShare(pile.in("front", "middle", "flagship", "tactics"), (card) => card.species, {
      where: "The deck",
      what: "species",
    }),
};

const supply: OrionsSpurRule = {
  id: "orions-spur/supply",
  cite: COMPONENTS,
  says: "No ship is in the fleet more often than its species has it.",
  byName: true,
  mayLose: ["front", "middle", "flagship"],
  check: fleetSupply,
};

const formationRule: OrionsSpurRule = {
  id: "orions-spur/formation",
  cite: FLEET,
  says: "Ships stand in two rows of at most 5 and exactly one behind them; tactics cards are in the tactics deck.",
  mayLose: ["front", "middle", "tactics"],
  check: formation,
};

const flagshipRule: OrionsSpurRule = {
  id: "orions-spur/flagship",
  cite: FLEET,
  says: "The flagship is a ship of the highest VP in the fleet.",
  mayLose: ["front", "middle", "flagship"],
  check: flagship,
};

export const rules: readonly OrionsSpurRule[] = [
  species,
  {
    id: "orions-spur/starting-fleet",
    cite: DECKS,
    says: "The fleet is exactly 2 frigates, 1 destroyer and 1 light cruiser.",
    formats: ["standard"],
    check: startingFleet,
  },
  {
    id: "orions-spur/fleet-points",
    cite: VARIANTS,
    says: "The recruitment costs of the fleet add up to exactly the agreed points.",
    formats: ["points"],
    check: (pile, terms) => fleetPoints(pile, terms, [species, supply, formationRule, flagshipRule]),
  },
  supply,
  {
    id: "orions-spur/tactics",
    cite: DECKS,
    says: "A tactics deck that is listed is the species' 45 cards, each as often as it has it.",
    check: (pile, { house, pool }) => {
      const tactics = pile.in("tactics");
      return house["custom-tactics"] ? customTactics(tactics) : wholeTactics(tactics, pool);
    },
  },
  formationRule,
  flagshipRule,
  {
    id: "orions-spur/larger-fleet",
    cite: VARIANTS,
    says: "For games to 15 VP and more a fleet larger than the standard one is recommended.",
    advice: true,
    check: (pile, { options }) => largerFleet(pile, options.vp ?? 10),
  },
];
