import type { Section } from "../../../core/game.ts";
import { rulesOf } from "../../../core/judge/rule.ts";
import type { OpenWorldsCard } from "./card.ts";

export const sections = [
  { id: "player", name: "Player", also: ["player deck", "deck", "main"] },
  { id: "worlds", name: "Worlds", also: ["worlds deck", "world"], kinds: ["world"], prefix: "W", optional: true },
] as const satisfies readonly [Section, ...Section[]];

export type SectionId = (typeof sections)[number]["id"];

export const { rule, player, worlds } = rulesOf<OpenWorldsCard>()("open-worlds", sections);
