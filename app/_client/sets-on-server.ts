import type { Game } from "../../lib/core/game.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { readKeyRecord } from "../../lib/deck/saved/key-record.ts";
import { faultInSheet } from "../../lib/sheets/kept-set.ts";
import { setsOfDeck } from "../../lib/sheets/sets-of-deck.ts";
import { lateOwnSets } from "./has-own-sets.ts";
import { openRecords } from "./storage.ts";

/** The ids under which the server has the sets of this browser that know cards of a deck. */
export async function setsOnServer(game: Game, deck: Deck): Promise<readonly string[]> {
  const [store, keys] = await Promise.all([
    lateOwnSets().then(({ openOwnSets }) => openOwnSets()),
    openRecords("setKeys", (raw) => readKeyRecord(raw, faultInSheet)),
  ]);
  const kept = (await store.all()).flatMap(({ read }) => (read.ok ? read.set : []));
  const records = await Promise.all(setsOfDeck(game, deck, kept).map(({ id }) => keys.get(id)));
  return records.flatMap((key) => (key?.read.ok ? (key.read.record.saved?.at ?? []) : []));
}
