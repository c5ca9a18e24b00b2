import type { ShoulderOfOrionCard } from "../../../lib/games/shoulder-of-orion/cards/card.ts";
import { shoulderOfOrion } from "../../../lib/games/shoulder-of-orion/index.ts";
import { poolOf } from "../table.ts";

const hero = (name: string, factions?: readonly string[], subfaction?: string | null): ShoulderOfOrionCard => ({
  name,
  type: "hero",
  ...(factions === undefined ? {} : { factions }),
  ...(subfaction === undefined ? {} : { subfaction }),
});
const card = (...facts: Parameters<typeof hero>): ShoulderOfOrionCard => ({ ...hero(...facts), type: "warrior" });

/** Heroes and cards made so that each rule can be kept and broken. */
export const pool = poolOf(shoulderOfOrion, [
  hero("Apollo", ["Union"], "Knights"),
  hero("Bolt", ["Union"], "Engineers"),
  hero("Child", ["Swarm", "Union"], "Hybrid"),
  hero("Lord", ["Swarm"], "Tide"),
  hero("Keys", ["Vault"], "Wardens"),
  hero("Plain", ["Generic"], null),
  hero("Nova", undefined, "Brood"),
  hero("Mist", ["Union"]),
  hero("Fog"),
  { ...hero("Haze", ["Union"], "Engineers"), standIn: ["factions"] },
  { ...hero("Mask", ["Union"], "Knights"), standIn: ["type"] },
  { ...hero("Rank", ["Union"], "Knights"), transform: 2, standIn: ["type"] },
  ...Array.from({ length: 14 }, (_, i) => card(`Union ${i + 1}`, ["Union"], null)),
  card("Grain", ["Generic"], null),
  card("Spore", ["Swarm"], null),
  card("Safe", ["Vault"], null),
  card("Pact", ["Union", "Vault"], null),
  card("Treaty", ["Swarm", "Union"], null),
  card("Lance", ["Union"], "Knights"),
  card("Traitor", ["Vault"], "Knights"),
  card("Wave", ["Swarm"], "Tide"),
  card("Chimera", ["Swarm", "Union"], "Hybrid"),
  card("Triad", ["Swarm", "Union", "Vault"], "Hybrid"),
  card("Alloy", ["Union", "Vault"], "Hybrid"),
  card("Husk", undefined, "Hybrid"),
  card("Blank", undefined, null),
  card("Wisp", undefined, "Tide"),
  card("Rumor", ["Vault"]),
  card("Oath", ["Union"]),
  { ...card("Veil", ["Vault"], null), standIn: ["type"] },
  { ...card("Post", ["Vault"], null), tier: 1, standIn: ["type"] },
]);

export interface Parts {
  readonly heroes?: readonly string[];
  readonly side?: readonly string[];
  readonly house?: string;
  /** How many cards Main has in all. */
  readonly size?: number;
}

/** A list of these cards of Main, filled up with general Union cards. */
export function list(
  main: readonly string[],
  { heroes = ["Apollo", "Bolt", "Child"], side = [], house, size = 40 }: Parts = {},
) {
  let left = main.reduce((sum, line) => sum - Number(/^(\d+) /.exec(line)?.[1] ?? 1), size);
  const filling: string[] = [];
  for (let i = 1; left > 0; i++, left -= 3) filling.push(`${Math.min(3, left)} Union ${i}`);
  const parts = ["Heroes", ...heroes, "Main", ...main, ...filling, "Sideboard", ...side];
  return [...(house ? [`House: ${house}`] : []), ...parts].join("\n");
}
