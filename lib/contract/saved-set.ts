// Card sets that are saved on a server: what is sent, and what is answered. The set itself is a card-set file.

import type { Game } from "../core/game.ts";
import { cardSetSchema } from "./card-set.ts";
import { word } from "./request.ts";
import { filing, listedItem, next, versioned } from "./saved.ts";
import * as z from "./zod.ts";

/** What is said beside the file. The file is checked by the reader of card sets, with the rules of its game. */
export const filedSetSchema = z.looseObject({ game: word, ...filing });

/** What is sent to save a set of one of these games, as it is described to others. */
export function savedSetRequestSchema(games: readonly Game[]) {
  return z.union(games.map((game) => cardSetSchema(game).extend(filing)));
}

/** A version of a saved set: a card-set file, and what the server says about it. */
export const savedSetSchema = z.object({
  ...versioned,
  set: z.object({
    id: z.string().describe("The set’s own id, in files."),
    name: z.string(),
    official: z.literal(false),
    source: z.string(),
  }),
  cards: z.array(z.record(z.string(), z.unknown())).describe("Its cards, as card-set files have them."),
});
export type SavedSet = z.infer<typeof savedSetSchema>;

const listedSetSchema = z.object({ ...listedItem, cards: z.int().describe("How many cards it has.") });
export const listedSetsSchema = z.object({ sets: z.array(listedSetSchema), next });
export type ListedSet = z.infer<typeof listedSetSchema>;

/** A saved set as a link to a deck names it. */
export interface NamedSet {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}
