import type { Dealt } from "../../../core/table/board.ts";
import type { Goldfish, Piles, Supply } from "../../../core/table/goldfish.ts";
import type { OpenWorldsCard } from "../cards/card.ts";
import { first, opponents } from "../opposite/opposite.ts";
import { autopilot } from "../pilot/autopilot.ts";
import { texts } from "../texts/texts.ts";
import { byChoice } from "./by-choice.ts";
import { readings } from "./interpretations.ts";
import { measures, plans } from "./measures.ts";
import { opening } from "./opening.ts";
import { lookAtTrash, subSteps } from "./resolution.ts";
import { result, score } from "./result.ts";
import { areas, counters, sides, tokens, type WorldsIds, zones } from "./table.ts";
import { phases, setup } from "./turn.ts";
import { incomeNow, unscored } from "./worlds.ts";

/** Many lists leave out the Worlds Deck, because the players share it. A complete one is supplied then. (Decks, p.1) */
function supplies(list: readonly Dealt<OpenWorldsCard>[], piles: Piles, { format }: { format: string }): Supply[] {
  const pile = list.some(({ from }) => from === "worlds") ? [] : (piles[`worlds-${format}`] ?? piles.worlds ?? []);
  return pile.map(([label, count]) => ({ label, count, from: "worlds" }));
}

export const goldfish: Goldfish<OpenWorldsCard, WorldsIds> = {
  texts,
  zones,
  counters,
  tokens,
  begins: { player: "draw", worlds: "worlds-deck" },
  sides: { ...sides, name: "The rival" },
  first,
  opponents,
  supplies,
  setup,
  phases,
  called: [...subSteps, texts.phase, ...byChoice],
  result,
  score,
  unscored,
  counts: (table, card) => ({ income: incomeNow(table, card) }),
  measures,
  plans,
  opening,
  afterFreeMove: lookAtTrash,
  areas,
  autopilot,
  lineNumbers: [1, 11, 3, 4, 5, 6, 7, 8, 9, 10],
  readings,
};
