// What scenarios do at a table besides moves written as lines: free moves, the log, the autopilot.
import type { Free } from "../../lib/core/table/move.ts";
import type { Scenario } from "./scenario.ts";

export function many(label: string, count: number): string[] {
  return Array.from({ length: count }, () => label);
}

/** Plays a free move. Answers the refusal, if there is one. */
export function free(set: Scenario, move: Free): string | undefined {
  return set.dealer.play(set.table, move);
}

/** Puts tokens on the first card with a label, as a card's text would. */
export function mark(set: Scenario, label: string, token: string, by = 1): void {
  const why = free(set, { free: "counter", card: set.id(label), to: token, by });
  if (why !== undefined) throw new Error(why);
}

export function lastSaid(set: Scenario): string | undefined {
  return set.table.log?.findLast(({ left }) => left === undefined)?.text;
}

/** The autopilot's move as a line, and its reason. */
export function advised(set: Scenario): readonly [string, string] {
  const advice = set.dealer.advise(set.table);
  if (!advice) throw new Error(`no advice in ${set.phase}`);
  const { do: word, card, to } = advice.move;
  const place = to?.startsWith("#") ? `#${set.table.label(Number(to.slice(1)))}` : to;
  const line = `${word}${card === undefined ? "" : ` ${set.table.label(card)}`}`;
  return [place === undefined ? line : `${line} > ${place}`, advice.says];
}
