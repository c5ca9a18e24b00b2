// The saved decks and card sets in the description of the API: one list of paths for every kind.

import { json, operation, query } from "./openapi-parts.ts";
import { keptParcelSchema, parcelSchema } from "./parcel.ts";
import {
  createdSchema,
  keyRequestSchema,
  keysSchema,
  listedSchema,
  newKeySchema,
  savedSchema,
  versionsSchema,
} from "./saved.ts";
import { listedSetsSchema, savedSetSchema } from "./saved-set.ts";
import type * as z from "./zod.ts";

interface Kind {
  readonly path: string;
  /** What it is called in a sentence, and several of it. */
  readonly noun: string;
  readonly nouns: string;
  /** What stands in the ids of its operations. */
  readonly one: string;
  readonly many: string;
  /** What stands in the ids of operations on its versions and keys. */
  readonly of: string;
  readonly answer: z.ZodType;
  readonly listed: z.ZodType;
  /** The name of the description of what is sent. */
  readonly sent: string;
  readonly words: string;
}

export const DECKS: Kind = {
  path: "/decks",
  noun: "deck",
  nouns: "decks",
  one: "Deck",
  many: "Decks",
  of: "",
  answer: savedSchema,
  listed: listedSchema,
  sent: "SavedDeckRequest",
  words: "Words of the name, the author or the tags.",
};

export const SETS: Kind = {
  path: "/sets",
  noun: "card set",
  nouns: "card sets",
  one: "Set",
  many: "Sets",
  of: "Set",
  answer: savedSetSchema,
  listed: listedSetsSchema,
  sent: "SavedSetRequest",
  words: "Words of the name, the source or the game.",
};

const path = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });
const header = (name: string, required: boolean, description: string) => ({
  name,
  in: "header",
  required,
  schema: { type: "string" },
  description,
});
const once = header(
  "Idempotency-Key",
  false,
  "A random name of the request, such as a UUID. For a day, the same request with the same name is carried out once.",
);
const match = (required: boolean) => header("If-Match", required, "The version that was changed, as ETag told it.");
const cursor = query("cursor", { type: "string" }, "Where the previous page ended.");
const limit = query("limit", { type: "integer", minimum: 1, maximum: 100, default: 50 }, "How many at most.");
const body = (schema: object) => ({ requestBody: { required: true, content: { "application/json": { schema } } } });
const security = [{ editKey: [] }];
const READ = [404, 410];
const KEY = [401, 403, ...READ, 507];
const SENT = [400, 413, 415, 422, 507];

/** Every address of what is saved of one kind. */
export function savedPaths(
  { path: at, noun, nouns, one, many, of, answer, listed, sent, words }: Kind,
  gameIds: readonly string[],
) {
  const sends = body({ $ref: `#/components/schemas/${sent}` });
  return {
    [at]: {
      get: {
        ...operation(
          `list${many}`,
          `${upper(nouns)} that their owners have listed, the latest first`,
          listed,
          [400, 404],
        ),
        parameters: [
          query("game", { type: "string", enum: gameIds }, `Only ${nouns} of this game.`),
          query("q", { type: "string", maxLength: 200 }, words),
          limit,
          cursor,
        ],
      },
      post: {
        ...operation(`create${one}`, `Saves a new ${noun}, and answers its key this once`, createdSchema, SENT, 201),
        parameters: [once],
        ...sends,
      },
    },
    [`${at}/{id}`]: {
      get: { ...operation(`get${one}`, `The newest version of a ${noun}`, answer, READ), parameters: [path("id")] },
      put: {
        ...operation(`save${one}`, `Saves a version of a ${noun}`, answer, [...SENT, ...KEY, 409, 412, 428]),
        parameters: [path("id"), match(true), once],
        security,
        ...sends,
      },
      delete: {
        ...operation(`delete${one}`, `Deletes a ${noun} for 30 days, and then for good`, undefined, [...KEY, 412]),
        parameters: [path("id"), match(false)],
        security,
      },
    },
    [`${at}/{id}/restore`]: {
      post: {
        ...operation(`restore${one}`, `Brings a deleted ${noun} back`, answer, KEY),
        parameters: [path("id")],
        security,
      },
    },
    ...versionPaths(at, noun, of, answer),
    ...keyPaths(at, noun, of),
  };
}

function versionPaths(at: string, noun: string, of: string, answer: z.ZodType) {
  return {
    [`${at}/{id}/versions`]: {
      get: {
        ...operation(`list${of}Versions`, `The versions of a ${noun}, the newest first`, versionsSchema, [
          400,
          ...READ,
        ]),
        parameters: [path("id"), limit, cursor],
      },
    },
    [`${at}/{id}/versions/{version}`]: {
      get: {
        ...operation(`get${of}Version`, `One version of a ${noun}`, answer, READ),
        parameters: [path("id"), path("version")],
      },
    },
  };
}

/** Decks on their way from one device to another. */
export const PARCEL_PATHS = {
  "/parcels": {
    post: {
      ...operation(
        "sendParcel",
        "Keeps what was encrypted for 15 minutes",
        keptParcelSchema,
        [400, 413, 415, 507],
        201,
      ),
      ...body(json(parcelSchema)),
    },
  },
  "/parcels/{id}/open": {
    post: {
      ...operation("openParcel", "Hands out a parcel, once", parcelSchema, [404, 507]),
      parameters: [path("id")],
    },
  },
};

function keyPaths(at: string, noun: string, of: string) {
  return {
    [`${at}/{id}/keys`]: {
      get: {
        ...operation(`list${of}Keys`, `The keys of a ${noun}, without their secrets`, keysSchema, KEY),
        parameters: [path("id")],
        security,
      },
      post: {
        ...operation(
          `create${of}Key`,
          `Another key of a ${noun}, answered this once`,
          newKeySchema,
          [...SENT, ...KEY],
          201,
        ),
        parameters: [path("id")],
        security,
        ...body(json(keyRequestSchema)),
      },
    },
    [`${at}/{id}/keys/{key}`]: {
      delete: {
        ...operation(`revoke${of}Key`, "Revokes a key. The last one stays", undefined, [...KEY, 409]),
        parameters: [path("id"), path("key")],
        security,
      },
    },
  };
}

function upper(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
