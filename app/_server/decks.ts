import { cache } from "react";
import type { Pool } from "../../lib/cards/pool.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { decode, unpacked } from "../../lib/deck/code/code-reader.ts";
import { type Report, report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";
import { poolOf } from "./pools.ts";

export interface Shared {
  readonly pool: Pool;
  readonly deck: Deck;
  readonly report: Report;
}

export type Opened = { readonly ok: true; readonly shared: Shared } | { readonly ok: false; readonly why: string };

/** The deck in a code, judged. This runs only once per request, however many parts of a page ask for it. */
export const openCode = cache(async (code: string): Promise<Opened> => {
  const read = decode(games, code);
  if (!read.ok) return read;
  const pool = await poolOf(read.carried.game);
  const deck = unpacked(pool, read.carried);
  return deck.ok ? { ok: true, shared: { pool, deck: deck.deck, report: report(games, pool, deck.deck) } } : deck;
});

/** A deck in one sentence, for previews and search engines. */
export function inOneSentence({ pool, report: { counts, status, format, findings } }: Shared): string {
  const parts = pool.game.sections.flatMap(({ id, name }) =>
    counts[id] === undefined ? [] : [`${counts[id]} ${name.toLowerCase()}`],
  );
  const worst =
    findings.find(({ severity }) => severity === "error") ?? findings.find(({ severity }) => severity === "unknown");
  return `${pool.game.name}, ${format}: ${parts.join(", ")}. ${status[0]?.toUpperCase()}${status.slice(1)}${worst ? `: ${worst.message}` : "."}`;
}
