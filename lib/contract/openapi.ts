import { z } from "zod";
import { cardsSchema, gameSchema, gamesSchema, problemSchema, recognisedSchema, verdictSchema } from "./answers.ts";
import { keptParcelSchema, parcelSchema } from "./parcel.ts";
import { checkSchema, recogniseSchema } from "./request.ts";
import {
  createdSchema,
  keyRequestSchema,
  keysSchema,
  listedSchema,
  newKeySchema,
  savedSchema,
  saveSchema,
  versionsSchema,
} from "./saved.ts";

const VERSION = "1";

/** The description of the API, made from the schemas that check requests. */
export function openApi(gameIds: readonly string[]) {
  const game = { name: "game", in: "path", required: true, schema: { type: "string", enum: gameIds } };
  return {
    openapi: "3.1.0",
    info: {
      title: "Drydock",
      version: VERSION,
      description: "Decks of small science-fiction card games: cards, rules and verdicts.",
    },
    servers: [{ url: "/api/v1" }],
    components: {
      schemas: named,
      securitySchemes: {
        editKey: { type: "http", scheme: "bearer", description: "The key that the answer to a new deck shows once." },
      },
    },
    paths: {
      "/games": { get: operation("listGames", "All games with their rules", gamesSchema) },
      "/games/{game}": {
        get: {
          ...operation(
            "getGame",
            "One game: formats, sections, rules, interpretations, house rules",
            gameSchema,
            [404],
          ),
          parameters: [game],
        },
      },
      "/games/{game}/cards": {
        get: {
          ...operation("findCards", "Cards that a query matches", cardsSchema, [400, 404]),
          parameters: [
            game,
            query("q", { type: "string", maxLength: 256 }, "A question in the query language."),
            query("limit", { type: "integer", minimum: 1, maximum: 200, default: 50 }, "How many cards at most."),
            query("cursor", { type: "string" }, "Where the previous page ended."),
          ],
        },
      },
      "/games/{game}/check": {
        post: {
          ...operation(
            "check",
            "Whether a deck is legal, why, and what is not known",
            verdictSchema,
            [400, 404, 413, 415],
          ),
          parameters: [game],
          requestBody: { required: true, content: { "application/json": { schema: json(checkSchema) } } },
        },
      },
      "/decks": savedDecks(gameIds),
      ...SAVED_PATHS,
      "/recognise": {
        post: {
          ...operation("recognise", "The game of a list or a code, and its verdict", recognisedSchema, [400, 413, 415]),
          requestBody: { required: true, content: { "application/json": { schema: json(recogniseSchema) } } },
        },
      },
      "/openapi.json": {
        get: {
          operationId: "openApi",
          summary: "This description",
          responses: {
            200: { description: "OpenAPI 3.1", content: { "application/json": { schema: { type: "object" } } } },
            ...responses(TOO_MANY),
          },
        },
      },
    },
  };
}

const NAMED = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Game: gameSchema,
  Games: gamesSchema,
  Cards: cardsSchema,
  Verdict: verdictSchema,
  Problem: problemSchema,
  SavedDeck: savedSchema,
}))
  NAMED.add(schema, { id });

const named = Object.fromEntries(
  Object.entries(z.toJSONSchema(NAMED, { io: "input", uri: (id) => `#/components/schemas/${id}` }).schemas).map(
    ([id, schema]) => {
      const { $schema: _, $id: __, ...rest } = schema;
      return [id, rest];
    },
  ),
);

/** The schema of a request body, or a reference to the description of an answer. */
function json(schema: z.ZodType) {
  const id = NAMED.get(schema)?.id;
  if (id !== undefined) return { $ref: `#/components/schemas/${id}` };
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: "input", reused: "inline" });
  return rest;
}

const FAULTS: Readonly<Record<number, string>> = {
  400: "The request cannot be read",
  401: "The request has no key",
  403: "The key does not fit, or it was revoked",
  404: "There is no such thing",
  409: "That cannot be done now",
  410: "It was deleted, and can be brought back for 30 days",
  412: "Somebody saved another version. The answer holds it as “current”",
  413: "The request is too large",
  415: "The request is not JSON",
  422: "The same Idempotency-Key came with another request",
  428: "The request has no If-Match",
  429: "Too many requests from one client: 1,200 a minute are allowed. Retry-After says when to try again",
  503: "Drydock is busy. Retry-After says when to try again",
  507: "The disk of the server is full, and nothing was saved",
};

/** The answers that any request may get when there are too many of them. */
const TOO_MANY = [429, 503];

/** Without an answer, the status is 204. */
function operation(
  operationId: string,
  summary: string,
  answer: z.ZodType | undefined,
  faults: readonly number[] = [],
  status = answer ? 200 : 204,
) {
  return {
    operationId,
    summary,
    responses: {
      [status]: {
        description: summary,
        ...(answer ? { content: { "application/json": { schema: json(answer) } } } : {}),
      },
      ...responses([...faults, ...TOO_MANY]),
    },
  };
}

function responses(faults: readonly number[]) {
  const content = { "application/problem+json": { schema: json(problemSchema) } };
  const again = { "retry-after": { description: "Seconds to wait.", schema: { type: "integer" } } };
  return Object.fromEntries(
    faults.map((status) => {
      const headers = TOO_MANY.includes(status) ? { headers: again } : {};
      return [status, { description: FAULTS[status], ...headers, content }];
    }),
  );
}

const path = (name: string) => ({ name, in: "path", required: true, schema: { type: "string" } });
const query = (name: string, schema: object, description: string) => ({ name, in: "query", schema, description });
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
const body = (schema: z.ZodType) => ({
  requestBody: { required: true, content: { "application/json": { schema: json(schema) } } },
});
const security = [{ editKey: [] }];
const READ = [404, 410];
const KEY = [401, 403, ...READ, 507];
const SENT = [400, 413, 415, 422, 507];

/** The list of saved decks, and how to add one. */
function savedDecks(gameIds: readonly string[]) {
  return {
    get: {
      ...operation("listDecks", "Decks that their owners have listed, the latest first", listedSchema, [400, 404]),
      parameters: [
        query("game", { type: "string", enum: gameIds }, "Only decks of this game."),
        query("q", { type: "string", maxLength: 200 }, "Words of the name, the author or the tags."),
        limit,
        cursor,
      ],
    },
    post: {
      ...operation("createDeck", "Saves a new deck, and answers its key this once", createdSchema, SENT, 201),
      parameters: [once],
      ...body(saveSchema),
    },
  };
}

const SAVED_PATHS = {
  "/decks/{id}": {
    get: { ...operation("getDeck", "The newest version of a deck", savedSchema, READ), parameters: [path("id")] },
    put: {
      ...operation("saveDeck", "Saves a version of a deck", savedSchema, [...SENT, ...KEY, 409, 412, 428]),
      parameters: [path("id"), match(true), once],
      security,
      ...body(saveSchema),
    },
    delete: {
      ...operation("deleteDeck", "Deletes a deck for 30 days, and then for good", undefined, [...KEY, 412]),
      parameters: [path("id"), match(false)],
      security,
    },
  },
  "/decks/{id}/restore": {
    post: {
      ...operation("restoreDeck", "Brings a deleted deck back", savedSchema, KEY),
      parameters: [path("id")],
      security,
    },
  },
  "/decks/{id}/versions": {
    get: {
      ...operation("listVersions", "The versions of a deck, the newest first", versionsSchema, [400, ...READ]),
      parameters: [path("id"), limit, cursor],
    },
  },
  "/decks/{id}/versions/{version}": {
    get: {
      ...operation("getVersion", "One version of a deck", savedSchema, READ),
      parameters: [path("id"), path("version")],
    },
  },
  "/decks/{id}/keys": {
    get: {
      ...operation("listKeys", "The keys of a deck, without their secrets", keysSchema, KEY),
      parameters: [path("id")],
      security,
    },
    post: {
      ...operation("createKey", "Another key of a deck, answered this once", newKeySchema, [...SENT, ...KEY], 201),
      parameters: [path("id")],
      security,
      ...body(keyRequestSchema),
    },
  },
  "/decks/{id}/keys/{key}": {
    delete: {
      ...operation("revokeKey", "Revokes a key. The last one stays", undefined, [...KEY, 409]),
      parameters: [path("id"), path("key")],
      security,
    },
  },
  "/parcels": {
    post: {
      ...operation(
        "sendParcel",
        "Keeps what was encrypted for 15 minutes",
        keptParcelSchema,
        [400, 413, 415, 507],
        201,
      ),
      ...body(parcelSchema),
    },
  },
  "/parcels/{id}/open": {
    post: {
      ...operation("openParcel", "Hands out a parcel, once", parcelSchema, [404, 507]),
      parameters: [path("id")],
    },
  },
};
