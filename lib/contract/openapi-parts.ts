// What the description of the API is put together from.

import { cardsSchema, gameSchema, gamesSchema, problemSchema, verdictSchema } from "./answers.ts";
import { savedSchema } from "./saved.ts";
import { savedSetSchema } from "./saved-set.ts";
import * as z from "./zod.ts";

const NAMED = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Game: gameSchema,
  Games: gamesSchema,
  Cards: cardsSchema,
  Verdict: verdictSchema,
  Problem: problemSchema,
  SavedDeck: savedSchema,
  SavedSet: savedSetSchema,
}))
  NAMED.add(schema, { id });

export const named = Object.fromEntries(
  Object.entries(z.toJSONSchema(NAMED, { io: "input", uri: (id) => `#/components/schemas/${id}` }).schemas).map(
    ([id, schema]) => {
      const { $schema: _, $id: __, ...rest } = schema;
      return [id, rest];
    },
  ),
);

/** The schema of a request body, or a reference to the description of an answer. */
export function json(schema: z.ZodType) {
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
export const TOO_MANY = [429, 503];

/** Calls that need no key say so. Those that need one say which, in place of this. */
export const PUBLIC: readonly Readonly<Record<string, readonly string[]>>[] = [];

/** Without an answer, the status is 204. */
export function operation(
  operationId: string,
  summary: string,
  answer: z.ZodType | undefined,
  faults: readonly number[] = [],
  status = answer ? 200 : 204,
) {
  return {
    operationId,
    summary,
    security: PUBLIC,
    responses: {
      [status]: {
        description: summary,
        ...(answer ? { content: { "application/json": { schema: json(answer) } } } : {}),
      },
      ...responses([...faults, ...TOO_MANY]),
    },
  };
}

export function responses(faults: readonly number[]) {
  const content = { "application/problem+json": { schema: json(problemSchema) } };
  const again = { "retry-after": { description: "Seconds to wait.", schema: { type: "integer" } } };
  return Object.fromEntries(
    faults.map((status) => {
      const headers = TOO_MANY.includes(status) ? { headers: again } : {};
      return [status, { description: FAULTS[status], ...headers, content }];
    }),
  );
}

export const query = (name: string, schema: object, description: string) => ({
  name,
  in: "query",
  schema,
  description,
});
