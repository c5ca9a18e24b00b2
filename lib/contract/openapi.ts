import { z } from "zod";
import { cardsSchema, gameSchema, gamesSchema, problemSchema, recognisedSchema, verdictSchema } from "./answers.ts";
import { checkSchema, recogniseSchema } from "./request.ts";

const VERSION = "1";

/** The description of the API, made from the schemas that check requests. */
export function openApi(gameIds: readonly string[]) {
  const game = { name: "game", in: "path", required: true, schema: { type: "string", enum: gameIds } };
  const query = (name: string, schema: object, description: string) => ({
    name,
    in: "query",
    required: false,
    schema,
    description,
  });
  return {
    openapi: "3.1.0",
    info: {
      title: "Drydock",
      version: VERSION,
      description: "Decks of small science-fiction card games: cards, rules and verdicts.",
    },
    servers: [{ url: "/api/v1" }],
    components: { schemas: named },
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
  404: "There is no such game",
  413: "The request is too large",
  415: "The request is not JSON",
  429: "Too many requests from one client: 1,200 a minute are allowed. Retry-After says when to try again",
  503: "Drydock is busy. Retry-After says when to try again",
};

/** The answers that any request may get when there are too many of them. */
const TOO_MANY = [429, 503];

function operation(operationId: string, summary: string, answer: z.ZodType, faults: readonly number[] = []) {
  return {
    operationId,
    summary,
    responses: {
      200: { description: summary, content: { "application/json": { schema: json(answer) } } },
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
