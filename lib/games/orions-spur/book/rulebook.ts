import type { Cite } from "../../../core/judge/rule.ts";

export const RULEBOOK = "Orion's Spur rulebook";

export const COMPONENTS: Cite = { rulebook: RULEBOOK, part: "Game Components", page: 4 };
export const DECKS: Cite = { rulebook: RULEBOOK, part: "Building the Decks", page: 5 };
export const FLEET: Cite = { rulebook: RULEBOOK, part: "Arranging Your Fleet", page: 5 };
export const VARIANTS: Cite = { rulebook: RULEBOOK, part: "Variant Rules", page: 12 };
export const PRIMARY_ACTIONS: Cite = { rulebook: RULEBOOK, part: "Primary Actions", page: 6 };
export const MAIN_ATTACK: Cite = { rulebook: RULEBOOK, part: "Main Attack Action", page: 6 };
export const REGROUP: Cite = { rulebook: RULEBOOK, part: "Regroup Action", page: 8 };
export const RECRUITMENT: Cite = { rulebook: RULEBOOK, part: "Generating Recruitment Points", page: 9 };
export const OBJECTIVE: Cite = { rulebook: RULEBOOK, part: "Objective", page: 4 };
export const DAMAGE: Cite = { rulebook: RULEBOOK, part: "Damage Dealt", page: 7 };
export const SECONDARY_ACTIONS: Cite = { rulebook: RULEBOOK, part: "Secondary Actions", page: 9 };
export const ABILITIES: Cite = { rulebook: RULEBOOK, part: "Species Special Abilities", page: 10 };
export const GAME_PLAY: Cite = { rulebook: RULEBOOK, part: "Game Play", page: 6 };
export const OVERCHARGE: Cite = { rulebook: RULEBOOK, part: "Everything We've Got!", page: 7 };
export const SHIP_ABILITIES: Cite = { rulebook: RULEBOOK, part: "Ship Abilities", page: 10 };
export const GLOSSARY: Cite = { rulebook: RULEBOOK, part: "Glossary", page: 10 };
export const CARD_TYPES: Cite = { rulebook: RULEBOOK, part: "Card Types", page: 11 };
