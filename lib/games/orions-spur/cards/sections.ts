import type { Section } from "../../../core/game.ts";
import { rulesOf } from "../../../core/judge/rule.ts";
import type { OrionsSpurCard } from "./card.ts";

export const sections = [
  { id: "front", name: "Front", also: ["front row"] },
  { id: "middle", name: "Middle", also: ["middle row"] },
  { id: "flagship", name: "Flagship" },
  { id: "tactics", name: "Tactics", also: ["tactics deck", "tactics cards"], kinds: ["tactic"], optional: true },
] as const satisfies readonly [Section, ...Section[]];

export type SectionId = (typeof sections)[number]["id"];

export const { rule, front, middle, flagship, tactics } = rulesOf<OrionsSpurCard>()("orions-spur", sections);
