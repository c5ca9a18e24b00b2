// The cards of saved sets as decks are judged with them: prepared once for each set and version, whatever lies over or
// under them.
import { randomUUID } from "node:crypto";
import { setImmediate as pause } from "node:timers/promises";
import { savedStamp, versionOf } from "../../db/saved.ts";
import { codesOf } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import { checkInSlices } from "../../lib/contract/card-set.ts";
import type { NamedSet } from "../../lib/contract/saved-set.ts";
import type { Game } from "../../lib/core/game.ts";
import { ByteCache } from "./front/cache/byte-cache.ts";
import { poolOf, ready, stampFor } from "./pools.ts";
import { SET } from "./saved/set.ts";

/** What is kept of all sets. The four largest that a deck may name fit in, in whatever game. */
const MOST_BYTES = 64 * 1024 * 1024;
const ID = /^[0-9a-z]{1,20}$/;

/** A prepared set, or why it can't be used. */
type Part = { readonly bytes: number } & ({ readonly set: NamedSet; readonly pool: Pool } | { readonly fault: string });

declare global {
  // The built server loads this module several times, and one memory holds what all of them keep.
  var drydockSetParts: ByteCache<Part> | undefined;
}
globalThis.drydockSetParts ??= new ByteCache({ entries: Number.POSITIVE_INFINITY, bytes: MOST_BYTES });
const parts = globalThis.drydockSetParts;
/** Facts of one load of this module mean nothing to the rules of another one. */
const here = randomUUID();

/** Sets are prepared one after the other, so that their files are never in the memory at the same time. */
let line: Promise<unknown> = Promise.resolve();

export async function partOf(game: Game, id: string): Promise<Part> {
  const stamp = ID.test(id) ? await savedStamp(await ready(), id) : undefined;
  if (stamp === undefined) return refused(`This server has no card set “${id.slice(0, 20)}”.`);
  const key = [here, game.id, await stampFor(game), id, stamp].join();
  const kept = parts.get(key);
  if (kept) return kept;
  const prepared = line.then(async () => {
    const part = parts.get(key) ?? (await prepare(game, id));
    parts.set(key, part);
    return part;
  });
  line = prepared.catch(() => undefined);
  return prepared;
}

function refused(fault: string): Part {
  return { bytes: fault.length, fault };
}

async function prepare(game: Game, id: string): Promise<Part> {
  const found = await versionOf(await ready(), SET.id, id);
  const said = id.slice(0, 20);
  if (found.did !== "found")
    return refused(
      found.did === "deleted" ? `The card set “${said}” was deleted.` : `This server has no card set “${said}”.`,
    );
  const { set, cards, version, game: of } = await SET.answer(found.saved);
  if (of !== game.id) return refused(`The card set “${set.name}” is for another game.`);
  const isTaken = (await poolOf(game)).sets.some((built) => built.id === set.id);
  const file = { game: game.id, set: { ...set, id: isTaken ? id : set.id }, cards };
  const checked = await checkInSlices(game, file, pause);
  if (!checked.ok) {
    // It was sound when it was saved. A later Drydock may ask more of a set.
    const [{ at, message } = { at: "", message: "" }] = checked.faults;
    return refused(`The card set “${set.name}” can’t be used any more: “${at}”: ${message}.`);
  }
  const pool = await Pool.inSlices(game, [checked.set], codesOf(game), pause);
  return { set: { id, version, name: set.name }, pool, bytes: bytesOf(found.saved.content, pool) };
}

/** What the facts of a card take at most in any of the games, measured with sets of 5,000. */
const BYTES_OF_CARD = 2_000;

/** About what a prepared set takes: its words, and the facts of its cards. */
function bytesOf(content: string, { cards }: Pool): number {
  return content.length * (/^[\0-\xff]*$/.test(content) ? 1 : 2) + cards.length * BYTES_OF_CARD;
}
