import type { Plan } from "../../../lib/core/table/measure.ts";
import { goalText } from "../../../lib/trials/goal.ts";

/** The address of the page that measures a deck, which asks first for its plan. With a seed the page plays at once. */
export function measurePath(code: string, plan: Plan | undefined, seed?: string): string {
  const asked = new URLSearchParams({ ...(plan && { ask: goalText(plan) }), ...(seed !== undefined && { seed }) });
  return `/d/${code}/measure${asked.size === 0 ? "" : `?${asked}`}`;
}
