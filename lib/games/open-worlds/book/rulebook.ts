import type { Cite } from "../../../core/judge/rule.ts";

export const RULEBOOK = "Open Worlds Limited Public Playtest 2020";

export const DECKS: Cite = { rulebook: RULEBOOK, part: "Decks", page: 1 };
export const SETUP: Cite = { rulebook: RULEBOOK, part: "Setup", page: 7 };
export const APPENDIX_A: Cite = { rulebook: RULEBOOK, part: "Appendix A", page: 15 };
export const APPENDIX_C: Cite = { rulebook: RULEBOOK, part: "Appendix C", page: 17 };
export const STAGE: Cite = { rulebook: RULEBOOK, part: "Stage", page: 9 };
export const MOVE: Cite = { rulebook: RULEBOOK, part: "Move", page: 9 };
export const REVEAL: Cite = { rulebook: RULEBOOK, part: "Reveal", page: 9 };
export const WORLD_BY_WORLD: Cite = { rulebook: RULEBOOK, part: "World-by-World Resolution", page: 10 };
export const INSTALL: Cite = { rulebook: RULEBOOK, part: "Install Facilities", page: 10 };
export const STATION: Cite = { rulebook: RULEBOOK, part: "Station Orbitals", page: 11 };
export const DEPLOY: Cite = { rulebook: RULEBOOK, part: "Deploy Ground Forces", page: 11 };
export const TRIGGER: Cite = { rulebook: RULEBOOK, part: "Trigger Catastrophes", page: 11 };
export const COUNT_INCOME: Cite = { rulebook: RULEBOOK, part: "Count Income", page: 13 };
export const TRASH: Cite = { rulebook: RULEBOOK, part: "Trash", page: 13 };
export const DRAW: Cite = { rulebook: RULEBOOK, part: "Draw", page: 13 };
export const FINAL_TURN: Cite = { rulebook: RULEBOOK, part: "The Final Turn", page: 13 };
export const SURFACE_CONFLICT: Cite = { rulebook: RULEBOOK, part: "Surface Conflict", page: 12 };
export const UTILITIES: Cite = { rulebook: RULEBOOK, part: "Utilities", page: 6 };
export const TRASH_HEAP: Cite = { rulebook: RULEBOOK, part: "Your Trash Heap", page: 14 };
