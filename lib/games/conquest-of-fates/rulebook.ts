import type { Cite } from "../../core/rule.ts";

export const RULEBOOK = "Conquest of Fates Quickplay Rulebook";

export const ANATOMY_OF_A_UNIT: Cite = { rulebook: RULEBOOK, part: "Anatomy of a Unit", page: 5 };
export const APEX_UNITS: Cite = { rulebook: RULEBOOK, part: "Apex Units", page: 5 };
export const HOW_TO_PLAY: Cite = { rulebook: RULEBOOK, part: "How to Play", page: 8 };
export const CELESTIALS: Cite = { rulebook: RULEBOOK, part: "Celestials", page: 11 };
export const QUICK_PLAY_GUIDE: Cite = { rulebook: RULEBOOK, part: "Quick Play Guide", page: 16 };
