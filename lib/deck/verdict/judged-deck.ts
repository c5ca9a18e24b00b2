import type { Pool } from "../../cards/pool.ts";
import type { Deck } from "../../core/judge/deck.ts";
import type { Start } from "../../core/table/board.ts";
import type { Report } from "./report.ts";

/** A deck with its verdict, and the cards that it was judged with. */
export interface JudgedDeck {
  readonly pool: Pool;
  readonly deck: Deck;
  readonly report: Report;
}

/** A judged deck, or why there is none. */
export type OpenedDeck =
  | { readonly ok: true; readonly shared: JudgedDeck }
  | { readonly ok: false; readonly why: string };

/** A sample deck of a game, with its verdict. */
export interface JudgedSample extends Omit<JudgedDeck, "pool"> {
  readonly id: string;
  readonly name: string;
  /** Its list. */
  readonly text: string;
  /** What it is about, in one sentence of its author. */
  readonly idea?: string;
}

/** The start of a game with a sample deck. */
export interface SampleGame {
  readonly pool: Pool;
  readonly sample: JudgedSample;
  readonly start: Start;
}

/** A deck's name, or the words for one without a name. */
export function titleOf({ deck, pool }: Pick<JudgedDeck, "deck" | "pool">): string {
  return deck.name ?? `A deck of ${pool.game.name}`;
}

/** A deck in one sentence, for previews and search engines. */
export function inOneSentence({ pool, report: { counts, status, format, findings } }: JudgedDeck): string {
  const parts = pool.game.sections.flatMap(({ id, name }) =>
    counts[id] === undefined ? [] : [`${counts[id]} ${name.toLowerCase()}`],
  );
  const worst =
    findings.find(({ severity }) => severity === "error") ?? findings.find(({ severity }) => severity === "unknown");
  return `${pool.game.name}, ${format}: ${parts.join(", ")}. ${status[0]?.toUpperCase()}${status.slice(1)}${worst ? `: ${worst.message}` : "."}`;
}
