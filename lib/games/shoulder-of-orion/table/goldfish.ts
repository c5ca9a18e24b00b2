import type { Goldfish } from "../../../core/table/goldfish.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { opponents } from "../opposite/opposite.ts";
import { autopilot } from "../pilot/autopilot.ts";
import { texts } from "../texts/texts.ts";
import { readings } from "./interpretations.ts";
import { afterFreeMove, forbids, watchDamage } from "./leaving.ts";
import { measures, plans } from "./measures.ts";
import { opening } from "./opening.ts";
import { result, score } from "./result.ts";
import { areas, attackOf, COUNTER, counters, healthOf, type OrionIds, sides, tokens, zones } from "./table.ts";
import { called, phases, setup } from "./turn.ts";

export const goldfish: Goldfish<ShoulderOfOrionCard, OrionIds> = {
  texts,
  zones,
  counters,
  tokens,
  spent: { is: "exerted", again: "rallied", spend: "Exert", restore: "Rally" },
  begins: { main: "draw", heroes: "heroes", sideboard: "sideboard" },
  sides: { ...sides, name: "The opponent" },
  alternates: true,
  first: (table) => (table.get(COUNTER.first) > 0 ? 0 : 1),
  opponents,
  setup,
  phases,
  called,
  result,
  score,
  counts: (table, card) => ({ attack: attackOf(table, card), health: healthOf(table, card) }),
  measures,
  plans,
  opening,
  enforce: watchDamage,
  forbids,
  afterFreeMove,
  areas,
  autopilot,
  lineNumbers: [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 25, 26, 14, 15, 16, 17, 18, 19, 20, 21, 27, 22, 23, 24],
  readings,
};
