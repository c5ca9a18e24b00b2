import type { Cite } from "../../core/rule.ts";

export const RULEBOOK = "Shoulder of Orion rules";

export const DECK_CONSTRUCTION: Cite = { rulebook: RULEBOOK, part: "Deck construction" };
export const SIDEBOARD: Cite = { rulebook: RULEBOOK, part: "Sideboard" };
export const BEFORE_THE_GAME: Cite = { rulebook: RULEBOOK, part: "Before the game" };
