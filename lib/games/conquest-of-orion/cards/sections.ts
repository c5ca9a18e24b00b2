import type { Section } from "../../../core/game.ts";
import { rulesOf } from "../../../core/judge/rule.ts";
import type { ConquestOfOrionCard } from "./card.ts";

export const sections = [
  { id: "main", name: "Main", also: ["deck", "main deck"] },
  {
    id: "planets",
    name: "Planets",
    also: ["planet", "planet pile", "unique planets"],
    kinds: ["planet"],
    prefix: "P",
    optional: true,
  },
] as const satisfies readonly [Section, ...Section[]];

export type SectionId = (typeof sections)[number]["id"];

export const { rule, main, planets } = rulesOf<ConquestOfOrionCard>()("conquest-of-orion", sections);
