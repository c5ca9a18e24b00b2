import type { Goldfish } from "../../core/table/goldfish.ts";
import { autopilot } from "./autopilot.ts";
import type { ShoulderOfOrionCard } from "./card.ts";
import { afterFreeMove, forbids, watchDamage } from "./leaving.ts";
import { areas, counters, type OrionIds, tokens, zones } from "./table.ts";
import { readings } from "./table-readings.ts";
import { called, isOver, phases, setup } from "./turn.ts";

export const goldfish: Goldfish<ShoulderOfOrionCard, OrionIds> = {
  version: 4,
  zones,
  counters,
  tokens,
  spent: { is: "exerted", again: "rallied", spend: "Exert", restore: "Rally" },
  begins: { main: "draw", heroes: "heroes", sideboard: "sideboard" },
  setup,
  phases,
  called,
  over: isOver,
  measure: "dummyLife",
  enforce: watchDamage,
  forbids,
  afterFreeMove,
  areas,
  autopilot,
  readings,
};
