import type { Cite } from "../../../core/judge/rule.ts";

export const RULEBOOK = "Conquest of Orion Tutorial";

export const GAME_START: Cite = { rulebook: RULEBOOK, part: "1.3 Game Start" };
export const DECK_AND_HAND: Cite = { rulebook: RULEBOOK, part: "1.6 Deck and Hand" };
export const TIER: Cite = { rulebook: RULEBOOK, part: "1.7 Tier" };
export const PLANETS: Cite = { rulebook: RULEBOOK, part: "1.8.2 Planets" };
export const RESOURCES: Cite = { rulebook: RULEBOOK, part: "1.5 Resources" };
export const TURN: Cite = { rulebook: RULEBOOK, part: "1.10 Turn Structure" };
export const COMBAT: Cite = { rulebook: RULEBOOK, part: "1.11 Movement and Combat" };
export const KEYWORDS: Cite = { rulebook: RULEBOOK, part: "2.1 Evergreen Keywords" };
export const GAME_CONCLUSION: Cite = { rulebook: RULEBOOK, part: "1.4 Game Conclusion" };
export const RESOLVING: Cite = { rulebook: RULEBOOK, part: "1.14 Resolving cards and abilities" };
export const UNITS: Cite = { rulebook: RULEBOOK, part: "1.8.1 Units" };
