import type { Card } from "./card.ts";
import { fact } from "./fact.ts";

/**
 * Combines two entries of one card. A fact wins over a placeholder, and the upper entry wins over the lower one. If the
 * card turns out to be of another kind, the upper entry replaces the lower one as a whole.
 */
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

/** Whether a value only repeats what was already known, so that it needs no source of its own. */
function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
