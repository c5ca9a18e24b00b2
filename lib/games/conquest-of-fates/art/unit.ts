import type { Facts } from "../../../art/facts.ts";
import type { Somebody } from "../../../art/forms/bust.ts";
import { clamp } from "../../../art/pen/points.ts";

export interface Unit {
  readonly facts: Facts;
  /** Its CQ as a share of a high one. */
  readonly big: number;
  readonly cq: number;
  readonly isApex: boolean;
}

/** People of all factions show their CQ by reach, plates and crest. Apex units have a halo. */
export function rankOf({ big, isApex }: Unit): Pick<Somebody, "reach" | "plates" | "arms" | "crest" | "halo"> {
  return {
    reach: big,
    plates: clamp(Math.round(1 + big * 3), 1, 4),
    arms: 1,
    crest: isApex ? 4 : 1 + Math.round(big * 2),
    halo: isApex ? "rays" : undefined,
  };
}
