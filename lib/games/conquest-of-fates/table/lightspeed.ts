// Lightspeed Deployment (p.12): a unit is revealed, and whoever is opposite may answer, also an answer.

import { isOpposed } from "../../../core/table/seats.ts";
import { otherOf } from "../../../core/table/sides.ts";
import * as book from "../book/rulebook.ts";
import type { ConquestOfFatesCard } from "../cards/card.ts";
import { open, revealFor } from "./accordion.ts";
import { type FatesMove, type FatesTable, ZONE } from "./table.ts";
import { announcedUnit } from "./units.ts";

/** A unit of whoever acts becomes face up, and the other side may answer it if it can. `how` says what happens to it. */
export function reveal(table: FatesTable, unit: number, how = "is revealed"): void {
  if (isOpposed(table.start) && table.as(otherOf(table.side), () => canAnswer(table))) revealFor(table, unit, how);
  else open(table, unit, how);
}

export const enemyReveals: FatesMove = {
  do: "enemy-reveals",
  says: "Practise: an enemy unit is revealed",
  needs: [
    {
      id: "alone",
      cite: book.LIGHTSPEED,
      holds: (table) => !isOpposed(table.start),
      lacks: () => "whoever is opposite reveals units by itself",
    },
    {
      id: "lightspeed",
      cite: book.LIGHTSPEED,
      holds: canAnswer,
      lacks: () => "there is no Lightspeed unit in your hand to answer with",
    },
  ],
  play: (table) => {
    table.say(() => "An enemy unit is announced.");
    table.call("answer");
  },
};

export const isLightspeed = ({ kind, deployment }: ConquestOfFatesCard) =>
  kind === "unit" && deployment === "lightspeed";

function canAnswer(table: FatesTable): boolean {
  for (const id of table.in(ZONE.hand)) if (isLightspeed(table.card(id))) return true;
  return false;
}

export const answer: FatesMove = {
  do: "answer",
  says: "Answer with a Lightspeed unit",
  of: "a card in your hand",
  cards: (table) => table.in(ZONE.hand),
  needs: [
    {
      id: "lightspeed",
      cite: book.LIGHTSPEED,
      holds: (table, card) => isLightspeed(table.card(card)),
      lacks: (table, card) => {
        const { kind, deployment } = table.card(card);
        return `only Lightspeed units answer, and this is a ${kind === "unit" ? `${deployment ?? "plain"} unit` : "Celestial"}`;
      },
    },
  ],
  play: (table, card) => {
    table.move(card, ZONE.extra);
    table.leave();
    for (const answered of announcedUnit(table)) table.tell("answered", answered);
    reveal(table, card, "is deployed at lightspeed to the Extra Locations");
  },
};
