import type { Facts } from "../../../art/facts.ts";

/** Most kinds of units were never published. Their names say enough for a drawing. */
const NAMES: readonly (readonly [beginnings: string, subkind: string])[] = [
  ["outpost", "post"],
  ["exploit|quarry|suck", "mining"],
  ["town|city", "population"],
  ["factory|industry", "production"],
  ["shipyard", "yard"],
  ["station|platform", "station"],
  ["shield", "field"],
  ["auto|raid|robot", "automated"],
];

/** The kind of unit that is drawn. */
export function subkindOf(facts: Facts): string | undefined {
  return facts.word("subkind") ?? NAMES.find(([beginnings]) => facts.named(beginnings))?.[1];
}
