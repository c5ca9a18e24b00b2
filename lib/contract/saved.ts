// What is saved on a server, decks first of all: what is sent, and what is answered.

import { ABOUT_LIMITS } from "../deck/draft/draft.ts";
import { MOST_LINES } from "../deck/place.ts";
import { HIDDEN, SEEN } from "./card-set.ts";
import { deckSchema, houseSchema, line, optionsSchema, settings, textSchema, word } from "./request.ts";
import * as z from "./zod.ts";

/** A text of one line, as card sets have them. */
const plain = (most: number) => z.string().max(most).regex(SEEN, HIDDEN);
const label = z.string().trim().max(80).regex(SEEN, HIDDEN).describe("What the key is called, such as “Anna’s phone”.");

const about = {
  author: plain(ABOUT_LIMITS.author).optional(),
  notes: z.string().max(ABOUT_LIMITS.notes).optional(),
  tags: z.array(plain(ABOUT_LIMITS.tag).min(1)).max(ABOUT_LIMITS.tags).optional(),
  cover: plain(ABOUT_LIMITS.cover).optional().describe("The name of the card that the deck is known by."),
  sets: z
    .array(z.strictObject({ id: z.string().min(1).max(100), name: plain(200), version: z.int().min(1) }))
    .max(ABOUT_LIMITS.sets)
    .optional()
    .describe("The card sets of its builder that know its cards."),
  considering: z.array(line).max(MOST_LINES).optional().describe("Cards that are considered and not in the deck."),
};

/** What is said about saving, beside what is saved. */
export const filing = {
  listed: z
    .boolean()
    .optional()
    .describe("Whether everybody finds it in the list of its kind. Otherwise only by its link."),
  label: label.optional(),
};
const filed = { game: word, ...about, ...filing };

/** What is sent to save a deck: a list as text, or a deck, with what its builder wrote about it. */
export const savedTextSchema = textSchema.extend(filed);
export const savedDeckSchema = z.strictObject({
  ...filed,
  ...settings,
  deck: deckSchema.safeExtend({ name: plain(200).optional() }),
});
export const saveSchema = z.union([savedTextSchema, savedDeckSchema]);
export type SaveRequest = z.infer<typeof saveSchema>;

export const keyRequestSchema = z.strictObject({ label: label.optional() });

const moment = z.int().describe("Milliseconds since 1970.");

/** What is answered about a version, whatever was saved. */
export const versioned = {
  id: z.string(),
  version: z.int().describe("Counts from 1. It is the ETag too."),
  newest: z.int().describe("The newest version."),
  game: z.string(),
  listed: z.boolean(),
  made: moment,
  saved: moment,
  by: z.string().optional().describe("The key that saved this version, by its label."),
  url: z.string(),
};

export const savedAnswerSchema = z.object(versioned);
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;

/** A version of a saved deck. */
export const savedSchema = z.object({
  ...versioned,
  format: z.string(),
  options: optionsSchema,
  house: houseSchema,
  deck: deckSchema,
  ...about,
  code: z.string().nullable().describe("Its deck code, if it has one."),
});
export type SavedDeck = z.infer<typeof savedSchema>;

/** The answer to something new, or to a new key. The key is shown this once. */
export const newKeySchema = z.object({
  id: z.string().describe("The id of what was saved."),
  key: z.string().describe("The id of the key, which is no secret."),
  editKey: z.string().describe("Whoever has it can change what was saved. It cannot be shown again."),
  label: z.string(),
});
export const createdSchema = newKeySchema.extend({ version: z.int(), url: z.string() });
export type NewKey = z.infer<typeof newKeySchema>;
export type Created = z.infer<typeof createdSchema>;

export const next = z.string().optional().describe("The cursor of the next page, if there is one.");

export const versionsSchema = z.object({
  versions: z.array(
    z.object({ version: z.int(), saved: moment, by: z.string().optional(), name: z.string().optional() }),
  ),
  next,
});
export type SavedVersions = z.infer<typeof versionsSchema>;

export const keysSchema = z.object({
  keys: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      made: moment,
      used: moment.optional().describe("When it last changed something."),
      revoked: moment.optional(),
      isThis: z.boolean().describe("Whether it is the key of this request."),
    }),
  ),
});
export type Keys = z.infer<typeof keysSchema>;

/** What a list says of each thing, whatever was saved. */
export const listedItem = {
  id: z.string(),
  game: z.string(),
  name: z.string(),
  version: z.int(),
  saved: moment,
  url: z.string(),
};

const listedDeckSchema = z.object({
  ...listedItem,
  author: z.string().optional(),
  tags: z.array(z.string()).optional(),
});
export const listedSchema = z.object({ decks: z.array(listedDeckSchema), next });
/** One page of a list of saved things. */
export interface Listing<Listed> {
  readonly listed: readonly Listed[];
  /** The cursor of the next page, if there is one. */
  readonly next?: string;
}

/** The words for a kind of saved thing: its noun in a sentence, and its place in addresses. */
export interface SavedNoun {
  readonly noun: string;
  readonly path: "decks" | "sets";
}

export type ListedDeck = z.infer<typeof listedDeckSchema>;
