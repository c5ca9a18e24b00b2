import type { Redraw } from "../core/table/opening.ts";
import { listed } from "../core/words.ts";

/** What is done with the cards of a hand that go: "put back 2 Frigate 12 and Kite". */
export function awayText({ verb, most }: Redraw, labels: readonly string[]): string {
  if (most === "all") return `${verb} the whole hand`;
  const counts = [...Map.groupBy(labels, (label) => label)].map(([label, { length }]) =>
    length === 1 ? label : `${length} ${label}`,
  );
  return `${verb} ${listed(counts)}`;
}
