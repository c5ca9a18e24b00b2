import type { Cite } from "../../core/rule.ts";

export const RULEBOOK = "Orion's Spur rulebook";

export const COMPONENTS: Cite = { rulebook: RULEBOOK, part: "Game Components", page: 4 };
export const DECKS: Cite = { rulebook: RULEBOOK, part: "Building the Decks", page: 5 };
export const FLEET: Cite = { rulebook: RULEBOOK, part: "Arranging Your Fleet", page: 5 };
export const VARIANTS: Cite = { rulebook: RULEBOOK, part: "Variant Rules", page: 12 };
