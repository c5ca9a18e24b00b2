import type { Game } from "../core/game.ts";
import { cardsSchema, gameSchema, gamesSchema, recognisedSchema, verdictSchema } from "./answers.ts";
import { json, named, operation, PUBLIC, query, responses, TOO_MANY } from "./openapi-parts.ts";
import { DECKS, PARCEL_PATHS, SETS, savedPaths } from "./openapi-saved.ts";
import { checkSchema, recogniseSchema } from "./request.ts";
import { saveSchema } from "./saved.ts";
import { savedSetRequestSchema } from "./saved-set.ts";
import { trialAnswerSchema, trialsSchema } from "./trial.ts";

const VERSION = "1";

const INFO = {
  title: "Drydock",
  version: VERSION,
  description: "Decks of small science-fiction card games: cards, rules and verdicts.",
  license: { name: "MIT", identifier: "MIT" },
};

const OTHER_PATHS = {
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
      security: PUBLIC,
      responses: {
        200: { description: "OpenAPI 3.1", content: { "application/json": { schema: { type: "object" } } } },
        ...responses(TOO_MANY),
      },
    },
  },
};

/** The description of the API, made from the schemas that check requests. */
export function openApi(games: readonly Game[]) {
  const gameIds = games.map(({ id }) => id);
  return {
    openapi: "3.1.0",
    info: INFO,
    servers: [{ url: "/api/v1" }],
    components: {
      schemas: { ...named, [DECKS.sent]: json(saveSchema), [SETS.sent]: json(savedSetRequestSchema(games)) },
      securitySchemes: {
        editKey: {
          type: "http",
          scheme: "bearer",
          description: "The key that the answer to a new deck or card set shows once.",
        },
      },
    },
    paths: {
      ...gamePaths(gameIds),
      ...savedPaths(DECKS, gameIds),
      ...savedPaths(SETS, gameIds),
      ...PARCEL_PATHS,
      ...OTHER_PATHS,
    },
  };
}

/** The games, their cards, and decks that are checked without being saved. */
function gamePaths(gameIds: readonly string[]) {
  const game = { name: "game", in: "path", required: true, schema: { type: "string", enum: gameIds } };
  return {
    "/games": { get: operation("listGames", "All games with their rules", gamesSchema) },
    "/games/{game}": {
      get: {
        ...operation("getGame", "One game: formats, sections, rules, interpretations, house rules", gameSchema, [404]),
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
    "/games/{game}/trials": {
      post: {
        ...operation("trials", "What becomes of a deck in many games", trialAnswerSchema, [400, 404, 413, 415]),
        parameters: [game],
        requestBody: { required: true, content: { "application/json": { schema: json(trialsSchema) } } },
      },
    },
  };
}
