import type { Dealt } from "../../../core/table/board.ts";
import type { Goldfish, Piles, Supply } from "../../../core/table/goldfish.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { isFaced } from "../opposite/opposite.ts";
import { autopilot } from "../pilot/autopilot.ts";
import { texts } from "../texts/texts.ts";
import { readings } from "./interpretations.ts";
import { afterFreeMove, forbids, watchDamage } from "./leaving.ts";
import { result, score } from "./result.ts";
import { areas, counters, type OrionIds, tokens, zones } from "./table.ts";
import { called, phases, setup } from "./turn.ts";

/** The warriors of the garrison that may sit opposite, in the order in which it fields them. */
function supplies(_: readonly Dealt<ShoulderOfOrionCard>[], piles: Piles): Supply[] {
  return (piles.garrison ?? []).map(([label, count]) => ({ label, count, from: "garrison" }));
}

export const goldfish: Goldfish<ShoulderOfOrionCard, OrionIds> = {
  version: 6,
  texts,
  zones,
  counters,
  tokens,
  spent: { is: "exerted", again: "rallied", spend: "Exert", restore: "Rally" },
  begins: { main: "draw", heroes: "heroes", sideboard: "sideboard", garrison: "enemy-reserve" },
  supplies,
  setup,
  phases,
  called,
  result,
  score,
  opposed: isFaced,
  enforce: watchDamage,
  forbids,
  afterFreeMove,
  areas,
  autopilot,
  readings,
};
