import { cache } from "react";
import type { Pool } from "../../lib/cards/pool.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { codeIn } from "../../lib/deck/code/code-in-text.ts";
import { decode, unpacked } from "../../lib/deck/code/code-reader.ts";
import { recognise } from "../../lib/deck/list/recognise.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { inWords } from "../../lib/deck/settings.ts";
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

/** A list, a code or an address of any game, recognised and judged. */
export async function openText(text: string): Promise<Opened> {
  const code = codeIn(text);
  if (code) {
    const opened = await openCode(code.letters);
    if (opened.ok || code.certain) return opened;
  }
  const pools = new Map(await Promise.all(games.map(async (game) => [game.id, await poolOf(game)] as const)));
  const poolFor = (id: string) => {
    const pool = pools.get(id);
    if (!pool) throw new Error(`no pool of ${id}`);
    return pool;
  };
  const found = recognise(games, (game) => poolFor(game.id), text);
  if (!found.ok) return { ok: false, why: found.message };
  const pool = poolFor(found.game.id);
  const read = readText(games, pool, text);
  if (!read.ok) return { ok: false, why: inWords(read.faults) };
  return {
    ok: true,
    shared: { pool, deck: read.reading.deck, report: report(games, pool, read.reading.deck, read.reading) },
  };
}

/** A deck in one sentence, for previews and search engines. */
export function inOneSentence({ pool, report: { counts, status, format, findings } }: Shared): string {
  const parts = pool.game.sections.flatMap(({ id, name }) =>
    counts[id] === undefined ? [] : [`${counts[id]} ${name.toLowerCase()}`],
  );
  const worst =
    findings.find(({ severity }) => severity === "error") ?? findings.find(({ severity }) => severity === "unknown");
  return `${pool.game.name}, ${format}: ${parts.join(", ")}. ${status[0]?.toUpperCase()}${status.slice(1)}${worst ? `: ${worst.message}` : "."}`;
}
