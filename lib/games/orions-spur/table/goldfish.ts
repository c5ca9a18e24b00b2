import type { Dealt } from "../../../core/table/board.ts";
import type { Goldfish, Piles, Supply } from "../../../core/table/goldfish.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import { opponents, SHIPS } from "../opposite/enemy-fleet.ts";
import { autopilot } from "../pilot/autopilot.ts";
import { texts } from "../texts/texts.ts";
import { stands } from "./aim.ts";
import { afterFreeMove, forbids } from "./by-hand.ts";
import { watchHulls } from "./damage.ts";
import { formations } from "./formations.ts";
import { readings } from "./interpretations.ts";
import { measures, plans } from "./measures.ts";
import { opening } from "./opening.ts";
import { result, score } from "./result.ts";
import { areas, counters, type SpurIds, sides, tokens, zones } from "./table.ts";
import { called, phases, setup } from "./turn.ts";

type List = readonly Dealt<OrionsSpurCard>[];

const TACTICS = "tactics of ";

/** The rest of the species' ships, and a complete tactics deck if the list has none. (p.4-5) */
function supplies(list: List, piles: Piles): Supply[] {
  const species = list.find(({ card }) => card.kind === "ship")?.card.species;
  const hasTactics = list.some(({ from }) => from === "tactics");
  const reserve = (piles[`${SHIPS}${species}`] ?? []).map(([label, count]) => {
    const out = list.filter((dealt) => dealt.label === label).length;
    return { label, count: Math.max(count - out, 0), from: "reserve" };
  });
  const tactics = hasTactics ? [] : (piles[`${TACTICS}${species}`] ?? []);
  return [...reserve, ...tactics.map(([label, count]) => ({ label, count, from: "tactics" }))];
}

export const goldfish: Goldfish<OrionsSpurCard, SpurIds> = {
  zones,
  counters,
  tokens,
  spent: { is: "disabled", again: "enabled", spend: "Disable", restore: "Re-enable" },
  begins: { front: "front", middle: "middle", flagship: "flagship", tactics: "draw", reserve: "reserve" },
  sides: { ...sides, name: "The enemy" },
  alternates: true,
  opponents,
  supplies,
  setup,
  phases,
  called,
  result,
  score,
  measures,
  plans,
  opening,
  formations,
  enforce: watchHulls,
  forbids,
  texts,
  afterFreeMove,
  areas,
  stands,
  autopilot,
  lineNumbers: [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 18, 15, 16, 17],
  readings,
};
