import type { Cite } from "../../../core/judge/rule.ts";

export const RULEBOOK = "Shoulder of Orion rules";

export const DECK_CONSTRUCTION: Cite = { rulebook: RULEBOOK, part: "Deck construction" };
export const SIDEBOARD: Cite = { rulebook: RULEBOOK, part: "Sideboard" };
export const BEFORE_THE_GAME: Cite = { rulebook: RULEBOOK, part: "Before the game" };
export const OPENING_HAND: Cite = { rulebook: RULEBOOK, part: "Opening hand" };
export const HAND_SIZE: Cite = { rulebook: RULEBOOK, part: "Hand size" };
export const ENERGY_STACK: Cite = { rulebook: RULEBOOK, part: "Energy stack" };
export const TURN_BEGINNING: Cite = { rulebook: RULEBOOK, part: "Turn: beginning" };
export const PLAY_STEP: Cite = { rulebook: RULEBOOK, part: "Turn: play step" };
export const CACHE: Cite = { rulebook: RULEBOOK, part: "Cache" };
export const ORBITING: Cite = { rulebook: RULEBOOK, part: "Turn: orbiting cards" };
export const ACTIVE_PLAYER: Cite = { rulebook: RULEBOOK, part: "Active and inactive player" };
export const RALLY: Cite = { rulebook: RULEBOOK, part: "Turn: rally" };
export const CLEANUP: Cite = { rulebook: RULEBOOK, part: "Turn: cleanup" };
export const TURN_DRAW: Cite = { rulebook: RULEBOOK, part: "Turn: draw" };
export const OBJECTIVE: Cite = { rulebook: RULEBOOK, part: "Objective and life" };
export const TECH_LEVELS: Cite = { rulebook: RULEBOOK, part: "Tech levels" };
export const ATTACK_ACTIONS: Cite = { rulebook: RULEBOOK, part: "Attack actions" };
export const BLOCKING: Cite = { rulebook: RULEBOOK, part: "Blocking" };
export const SUPERTYPES: Cite = { rulebook: RULEBOOK, part: "Supertypes" };
export const TRANSFORMING: Cite = { rulebook: RULEBOOK, part: "Heroes and transforming" };
export const PLAYING_CARDS: Cite = { rulebook: RULEBOOK, part: "Playing cards" };
export const RESOLVING: Cite = { rulebook: RULEBOOK, part: "Resolving cards" };
