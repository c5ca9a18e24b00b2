import type { Cite } from "../../../core/judge/rule.ts";

export const RULEBOOK = "Conquest of Fates Quickplay Rulebook";

export const ANATOMY_OF_A_UNIT: Cite = { rulebook: RULEBOOK, part: "Anatomy of a Unit", page: 5 };
export const APEX_UNITS: Cite = { rulebook: RULEBOOK, part: "Apex Units", page: 5 };
export const HOW_TO_PLAY: Cite = { rulebook: RULEBOOK, part: "How to Play", page: 8 };
export const CELESTIALS: Cite = { rulebook: RULEBOOK, part: "Celestials", page: 11 };
export const QUICK_PLAY_GUIDE: Cite = { rulebook: RULEBOOK, part: "Quick Play Guide", page: 16 };
export const SUPPLY_DROP: Cite = { rulebook: RULEBOOK, part: "Supply Drop", page: 8 };
export const CELESTIAL_PHASE: Cite = { rulebook: RULEBOOK, part: "Celestial Phase", page: 8 };
export const DEPLOYMENT_PHASE: Cite = { rulebook: RULEBOOK, part: "Deployment Phase", page: 9 };
export const ACTION_PHASE: Cite = { rulebook: RULEBOOK, part: "Action Phase", page: 9 };
export const SKIRMISH_TWO: Cite = { rulebook: RULEBOOK, part: "Skirmish Two", page: 9 };
export const END_OF_BATTLE: Cite = { rulebook: RULEBOOK, part: "End of Battle", page: 10 };
export const NEXT_BATTLE: Cite = { rulebook: RULEBOOK, part: "The Next Battle Begins", page: 10 };
export const AFTER_THREE_BATTLES: Cite = { rulebook: RULEBOOK, part: "After Three Battles", page: 10 };
export const HAND_SIZE: Cite = { rulebook: RULEBOOK, part: "Supply Drops and Hand Size", page: 11 };
export const LIGHTSPEED: Cite = { rulebook: RULEBOOK, part: "Lightspeed Deployment", page: 12 };
export const ACCORDION: Cite = { rulebook: RULEBOOK, part: "The Accordion", page: 13 };
export const SPECIAL_EFFECTS: Cite = { rulebook: RULEBOOK, part: "Special Effects", page: 12 };
export const WHAT_IS_A_UNIT: Cite = { rulebook: RULEBOOK, part: "What is a Unit?", page: 5 };
export const TYPES_OF_UNITS: Cite = { rulebook: RULEBOOK, part: "Types of Units", page: 5 };
export const EXTRA_LOCATIONS: Cite = { rulebook: RULEBOOK, part: "Extra Locations", page: 7 };
export const SKIRMISH_ZONE_ONE: Cite = { rulebook: RULEBOOK, part: "Skirmish Zone One", page: 6 };
export const THE_VOID: Cite = { rulebook: RULEBOOK, part: "The Void", page: 7 };
export const ADJACENCY: Cite = { rulebook: RULEBOOK, part: "Locations and Adjacency", page: 14 };
export const KEYWORDS: Cite = { rulebook: RULEBOOK, part: "Keywords and Terms", page: 15 };
