import type { Section } from "../../../core/game.ts";
import { rulesOf } from "../../../core/judge/rule.ts";
import type { ConquestOfFatesCard } from "./card.ts";

export const sections = [{ id: "main", name: "Main", also: ["deck", "main deck"] }] as const satisfies readonly [
  Section,
  ...Section[],
];

export type SectionId = (typeof sections)[number]["id"];

export const { rule, main } = rulesOf<ConquestOfFatesCard>()("conquest-of-fates", sections);
