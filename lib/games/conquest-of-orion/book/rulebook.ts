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
export const OUTER_SPACE: Cite = { rulebook: RULEBOOK, part: "1.13 Outer space" };
export const UNITS: Cite = { rulebook: RULEBOOK, part: "1.8.1 Units" };
export const PARTS_OF_A_CARD: Cite = { rulebook: RULEBOOK, part: "1.1 Parts of a Card" };
export const TERMINOLOGY: Cite = { rulebook: RULEBOOK, part: "1.2 Terminology" };
export const ABILITIES: Cite = { rulebook: RULEBOOK, part: "1.8.3 Abilities" };
export const ACHIEVEMENTS: Cite = { rulebook: RULEBOOK, part: "1.8.4 Achievements" };
export const ATTACHMENTS: Cite = { rulebook: RULEBOOK, part: "1.8.5 Attachments" };
export const SATELLITES: Cite = { rulebook: RULEBOOK, part: "1.8.6 Satellites" };
export const READY: Cite = { rulebook: RULEBOOK, part: "1.9 Ready and Exhausted" };
export const STATS: Cite = { rulebook: RULEBOOK, part: "1.12 Damage, Stats, and Destruction" };
export const RACIAL: Cite = { rulebook: RULEBOOK, part: "2.2 Racial keywords" };
