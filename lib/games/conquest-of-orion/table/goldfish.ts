import type { Dealt } from "../../../core/table/board.ts";
import type { Goldfish, Piles, Supply } from "../../../core/table/goldfish.ts";
import type { ConquestOfOrionCard } from "../cards/card.ts";
import { opponents } from "../opposite/opposite.ts";
import { autopilot } from "../pilot/autopilot.ts";
import { texts } from "../texts/texts.ts";
import { afterFreeMove, forbids, watchGalaxy } from "./clean-up.ts";
import { readings } from "./interpretations.ts";
import { measures, plans } from "./measures.ts";
import { opening } from "./opening.ts";
import { result, score } from "./result.ts";
import { damageOf, healthOf } from "./stats.ts";
import { areas, COUNTER, counters, type GalaxyIds, isPlanet, sides, tokens, zones } from "./table.ts";
import { called, phases, setup } from "./turn.ts";

/**
 * Every player gets the four common planets. If the list has no unique planets, a pile of them is supplied.
 * (1.3 Game Start)
 */
function supplies(list: readonly Dealt<ConquestOfOrionCard>[], piles: Piles): Supply[] {
  const of = (from: string) => (piles[from] ?? []).map(([label, count]) => ({ label, count, from }));
  const hasPile = list.some(({ from }) => from === "planets");
  return [...of("common"), ...(hasPile ? [] : of("planets"))];
}

export const goldfish: Goldfish<ConquestOfOrionCard, GalaxyIds> = {
  texts,
  zones,
  counters,
  tokens,
  spent: { is: "exhausted", again: "ready", spend: "Exhaust", restore: "Make ready" },
  holds: (card) => (isPlanet(card) ? "units" : "under"),
  begins: { main: "draw", planets: "planets-deck", common: "planets" },
  sides: { ...sides, name: "The opponent" },
  alternates: true,
  first: (table) => (table.get(COUNTER.first) > 0 ? 0 : 1),
  supplies,
  setup,
  phases,
  called,
  result,
  score,
  counts: (table, card) => ({ damage: damageOf(table, card), health: healthOf(table, card) }),
  measures,
  plans,
  opening,
  opponents,
  enforce: watchGalaxy,
  forbids,
  afterFreeMove,
  areas,
  autopilot,
  lineNumbers: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25],
  readings,
};
