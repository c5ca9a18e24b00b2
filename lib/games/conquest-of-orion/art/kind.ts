import type { Facts } from "../../../art/facts.ts";

/** Some classifications were never published. Their names say enough for a drawing. */
const NAMES: readonly (readonly [beginnings: string, classification: string])[] = [
  ["expedition|\\w*voyager|convoy", "Vessel"],
  ["\\w*(?:glider|kraken)", "Beast"],
];

/** The classification that is drawn. */
export function kindOf(facts: Facts): string {
  return facts.word("classification") ?? NAMES.find(([beginnings]) => facts.named(beginnings))?.[1] ?? "";
}
