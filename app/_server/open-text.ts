import { codeIn } from "../../lib/deck/code/code-in-text.ts";
import { recognise } from "../../lib/deck/list/recognise.ts";
import { readText } from "../../lib/deck/list/text.ts";
import { inWords } from "../../lib/deck/settings.ts";
import type { OpenedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";
import { openCode } from "./decks.ts";
import { poolOf } from "./pools.ts";
import { openShared, savedIn } from "./saved/shared.ts";

/** A list, a code or an address of any game, recognised and judged. */
export async function openText(text: string): Promise<OpenedDeck> {
  const address = savedIn(text);
  if (address) {
    const opened = await openShared(address.id, address.version);
    return opened.ok ? opened : { ok: false, why: "There is no saved deck at this address." };
  }
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
