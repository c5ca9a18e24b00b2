import type { Goldfish } from "../../../core/table/goldfish.ts";
import type { ShoulderOfOrionCard } from "../cards/card.ts";
import { boxOf, isFaced, THEIRS } from "../opposite/opposite.ts";
import { autopilot } from "../pilot/autopilot.ts";
import { texts } from "../texts/texts.ts";
import { readings } from "./interpretations.ts";
import { afterFreeMove, forbids, watchDamage } from "./leaving.ts";
import { measures, plans } from "./measures.ts";
import { opening } from "./opening.ts";
import { result, score } from "./result.ts";
import { areas, COUNTER, counters, type OrionIds, pairs, tokens, zones } from "./table.ts";
import { called, phases, setup } from "./turn.ts";

export const goldfish: Goldfish<ShoulderOfOrionCard, OrionIds> = {
  texts,
  zones,
  counters,
  tokens,
  spent: { is: "exerted", again: "rallied", spend: "Exert", restore: "Rally" },
  begins: {
    main: "draw",
    heroes: "heroes",
    sideboard: "sideboard",
    ...Object.fromEntries(THEIRS.map((deck) => [deck, "box" as const])),
  },
  mirror: { ...pairs, theirs: THEIRS, name: "The opponent" },
  alternates: true,
  first: (table) => (table.get(COUNTER.first) > 0 ? 0 : 1),
  supplies: boxOf,
  setup,
  phases,
  called,
  result,
  score,
  measures,
  plans,
  opening,
  opposed: isFaced,
  enforce: watchDamage,
  forbids,
  afterFreeMove,
  areas,
  autopilot,
  readings,
};
