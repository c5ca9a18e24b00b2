import type { Cite } from "../../core/rule.ts";

export const RULEBOOK = "Open Worlds Limited Public Playtest 2020";

export const DECKS: Cite = { rulebook: RULEBOOK, part: "Decks", page: 1 };
export const SETUP: Cite = { rulebook: RULEBOOK, part: "Setup", page: 7 };
export const APPENDIX_A: Cite = { rulebook: RULEBOOK, part: "Appendix A", page: 15 };
export const APPENDIX_C: Cite = { rulebook: RULEBOOK, part: "Appendix C", page: 17 };
