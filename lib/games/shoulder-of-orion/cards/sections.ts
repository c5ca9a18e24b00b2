import type { Section } from "../../../core/game.ts";
import { rulesOf } from "../../../core/judge/rule.ts";
import type { ShoulderOfOrionCard } from "./card.ts";

export const sections = [
  { id: "heroes", name: "Heroes", also: ["hero"], kinds: ["hero"] },
  { id: "main", name: "Main", also: ["deck", "main deck"] },
  { id: "sideboard", name: "Sideboard", also: ["side", "side board"], prefix: "SB", optional: true },
] as const satisfies readonly [Section, ...Section[]];

export type SectionId = (typeof sections)[number]["id"];

export const { rule, heroes, main, sideboard } = rulesOf<ShoulderOfOrionCard>()("shoulder-of-orion", sections);
