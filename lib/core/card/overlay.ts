import type { Card } from "./card.ts";
import { fact } from "./fact.ts";

/** What two entries of one card say together: a fact beats a stand-in, and the upper entry the lower one. A card that
 * turns out to be of another kind is taken whole. */
export function laidOver<C extends Card>(kind: string, below: C, above: C): C {
  const [was, is] = [fact(below, kind), fact(above, kind)];
  if (was !== undefined && is !== undefined && was !== is) return above;
  const out: Record<string, unknown> = Object.fromEntries(Object.entries(below));
  const standIn = new Set(below.standIn);
  const sources: Record<string, string> = { ...below.sources };
  for (const [attribute, value] of Object.entries(above)) {
    if (attribute === "name") continue;
    const marked = above.standIn?.includes(attribute) === true;
    if (marked && attribute in below && !standIn.has(attribute)) continue;
    out[attribute] = value;
    if (marked) standIn.add(attribute);
    else standIn.delete(attribute);
    const source = above.sources?.[attribute];
    if (source !== undefined) sources[attribute] = source;
    else if (!marked && !isSame(value, fact(below, attribute))) delete sources[attribute];
  }
  const { standIn: _, sources: __, ...rest } = out;
  return {
    ...rest,
    ...(standIn.size > 0 ? { standIn: [...standIn] } : {}),
    ...(Object.keys(sources).length > 0 ? { sources } : {}),
  } as unknown as C;
}

/** Whether a value only says again what was known: then it needs no source of its own. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
