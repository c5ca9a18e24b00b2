import { readJson } from "../../lib/contract/json.ts";
import { type Game, gameNamed } from "../../lib/core/game.ts";
import { listed } from "../../lib/core/words.ts";
import { games } from "../../lib/games/index.ts";
import { type BodyLimit, SMALL_BODY, tooLarge } from "./body-limit.ts";
import { type Faults, PROBLEM_HEADERS, problemOf } from "./problem.ts";

/**
 * For answers that are the same for everybody and change only with the card sets or with Drydock itself. Browsers ask each
 * time. A cache that many share may keep them for five minutes, and send them for one more while it asks again.
 */
export const SHARED = { "cache-control": "public, max-age=0, s-maxage=300, stale-while-revalidate=60" } as const;

/** For answers whose address changes whenever they do. */
export const FOR_EVER = { "cache-control": "public, max-age=31536000, immutable" } as const;

/** For answers that have to agree with the page that asks for them. */
export const ALWAYS_ASKED = { "cache-control": "no-cache" } as const;

/** A fault as an answer. */
export function problem(status: number, detail: string, faults?: Faults): Response {
  return Response.json(problemOf(status, detail, faults), { status, headers: PROBLEM_HEADERS });
}

/** The answer for a URL that does not exist. */
export function nothingHere(): Response {
  return problem(404, "There is nothing at this address. See /api/v1/openapi.json for what there is.");
}

/** The handlers of a route for the methods that it does not allow. */
export function refusing(...taken: readonly ("GET" | "POST" | "PUT" | "DELETE")[]) {
  const allow = [...taken.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])), "OPTIONS"].join(", ");
  const refuse = () => {
    const answer = problem(405, `This address only takes ${listed(taken)}.`);
    answer.headers.set("allow", allow);
    return answer;
  };
  return {
    GET: refuse,
    HEAD: refuse,
    POST: refuse,
    PUT: refuse,
    PATCH: refuse,
    DELETE: refuse,
    OPTIONS: () => new Response(null, { status: 204, headers: { allow } }),
  };
}

export function gameOr404(id: string): Game | Response {
  const game = gameNamed(games, id);
  return (
    game ??
    problem(
      404,
      `There is no game “${id.slice(0, 80)}”. Drydock knows ${listed(
        games.map((g) => g.id),
        "or",
      )}.`,
    )
  );
}

/** Reads a JSON body, up to the length that a list can have. */
export async function bodyOf(request: Request): Promise<{ value: unknown } | Response> {
  const text = await textIn(request, SMALL_BODY);
  if (text instanceof Response) return text;
  const json = readJson(text, SMALL_BODY.json);
  return json.ok ? { value: json.value } : problem(400, json.message);
}

/** The body of a request that sends JSON, not yet read as such. */
export async function textIn(request: Request, limit: BodyLimit): Promise<string | Response> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") return problem(415, "Send JSON, with content-type application/json.");
  const bytes = await limitedBytes(request, limit.bytes);
  if (bytes === undefined) return problem(413, tooLarge(limit));
  const text = textOf(bytes);
  return text ?? problem(400, "The request is not UTF-8 text.");
}

async function limitedBytes(request: Request, most: number): Promise<Buffer | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > most) return undefined;
  const reader = request.body?.getReader();
  if (!reader) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    // A copy of a large body is memory that others need.
    if (done) return chunks.length === 1 && chunks[0] ? inPlace(chunks[0]) : Buffer.concat(chunks);
    size += value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(value);
  }
}

function inPlace({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // Undecodable bytes. The caller reports them.
    return undefined;
  }
}
