import type { Facts } from "../../../art/facts.ts";
import type { Arm } from "../../../art/forms/arm.ts";
import type { Somebody } from "../../../art/forms/bust.ts";
import type { Form } from "../../../art/forms/dress.ts";
import type { Head } from "../../../art/forms/head.ts";

const FORMS: Readonly<Record<string, Form>> = { Humans: "plate", Torians: "shard", Destroyers: "spike" };

/** Those whose names say that they are alone. */
const ALONE = "marshal|foreman|arbiter|interdictor|smuggler|runner|welder";

interface Outfit {
  readonly is: Somebody;
  readonly isMany: boolean;
}

/** Somebody by race and classification: the arms by the damage, the plates by the health, the crest by the Tier. */
export function dressOf(facts: Facts, damage: number, health: number): Outfit {
  const tier = facts.number("tier");
  const [kind, race] = [facts.word("classification") ?? "", facts.word("race")];
  const isGold = facts.word("rarity") === "gold";
  const isPhalanx = race === "Torians" && facts.named("phalanx");
  const isMany = isPhalanx || (/^(Infantry|Mercenary|Crew)$/.test(kind) && !facts.named(ALONE));
  const [head, arm] = wornBy(facts, kind, race, isMany);
  const hasShards = race === "Torians" && facts.number("shields") > 1;
  const is: Somebody = {
    head,
    arm,
    form: FORMS[race ?? ""] ?? "round",
    reach: damage,
    plates: 1 + health * 3,
    arms: damage > 0.6 ? 2 : 1,
    crest: tier > 2 ? 2 : 0,
    halo: hasShards ? "shards" : isGold ? "rays" : undefined,
    hasCape: tier > 1 || race === "Destroyers",
    hasRobe: kind === "Scholar" || kind === "Cultist",
  };
  return { is, isMany };
}

function wornBy(facts: Facts, kind: string, race: string | undefined, isMany: boolean): readonly [Head, Arm] {
  if (race === "Torians") return ["stone", stoneArm(facts, kind)];
  if (race === "Destroyers") return ["horned", kind === "Cultist" ? "torch" : "axe"];
  if (kind === "Officer") return ["great", "sword"];
  if (kind === "Crew") return ["mask", "wrench"];
  if (isMany) return [kind === "Infantry" ? "sallet" : "goggles", "rifle"];
  return [facts.named("smuggler|arbiter|marauder") ? "brim" : "visor", "rifle"];
}

function stoneArm(facts: Facts, kind: string): Arm {
  if (kind === "Scholar") return facts.named("lamp") ? "torch" : "staff";
  return facts.named("archer|lancer|phalanx") ? "lance" : "hammer";
}
