import type { Game } from "../../../lib/core/game.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { setsOfDeck } from "../../../lib/sheets/sets-of-deck.ts";
import { openOwnSets } from "../../_client/own-sets.ts";
import { openKeyring } from "../keyring.ts";
import { SET } from "./set-kind.ts";

/** The ids under which the server has the sets of this browser that know cards of a deck. */
export async function setsOnServer(game: Game, deck: Deck): Promise<readonly string[]> {
  const [store, keyring] = await Promise.all([openOwnSets(), openKeyring(SET)]);
  const kept = (await store.all()).flatMap(({ read }) => (read.ok ? read.set : []));
  const keys = await Promise.all(setsOfDeck(game, deck, kept).map(({ id }) => keyring.get(id)));
  return keys.flatMap((key) => key?.saved?.at ?? []);
}
