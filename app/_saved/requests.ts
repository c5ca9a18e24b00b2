// What pages ask the server about saved decks. Each answer is read once, by the schema of the contract.
import "../_client/no-eval.ts";
import { z } from "zod";
import { keptParcelSchema, parcelSchema } from "../../lib/contract/parcel.ts";
import {
  createdSchema,
  keysSchema,
  newKeySchema,
  type SavedDeck,
  type SaveRequest,
  savedSchema,
} from "../../lib/contract/saved.ts";

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  /** The server can't be reached or is busy. The same request can be sent again. */
  | { readonly ok: false; readonly is: "later"; readonly why: string }
  /** Somebody else has saved the deck. `current` is what they saved. */
  | { readonly ok: false; readonly is: "conflict"; readonly why: string; readonly current: SavedDeck }
  | { readonly ok: false; readonly is: "refused"; readonly why: string; readonly status: number };

interface Request {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly key?: string | undefined;
  /** The version that the request changes. */
  readonly match?: number;
  readonly repeat?: string;
  readonly body?: unknown;
}

const problemSchema = z.object({ detail: z.string().optional(), current: savedSchema.optional() });
const nothing = z.null();

/** Statuses of a server that is busy or in trouble now. One whose disk is full (507) would refuse the same again. */
const BUSY: readonly number[] = [408, 425, 429, 500, 502, 503, 504];

async function ask<T>(schema: z.ZodType<T>, path: string, request: Request = {}): Promise<Answer<T>> {
  const { method = "GET", key, match, repeat, body } = request;
  const headers = {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    ...(match === undefined ? {} : { "if-match": `"${match}"` }),
    ...(repeat === undefined ? {} : { "idempotency-key": repeat }),
  };
  try {
    const answer = await fetch(`/api/v1${path}`, {
      method,
      headers,
      cache: "no-store",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
    return answer.ok ? read(schema, json) : refused(answer.status, json);
  } catch {
    // The browser doesn't say why a request failed.
    return { ok: false, is: "later", why: "The server can’t be reached." };
  }
}

function read<T>(schema: z.ZodType<T>, json: unknown): Answer<T> {
  const found = schema.safeParse(json);
  if (found.success) return { ok: true, value: found.data };
  return {
    ok: false,
    is: "refused",
    status: 0,
    why: "The server’s answer can’t be read. Reload the page and try again.",
  };
}

function refused(status: number, json: unknown): Answer<never> {
  const problem = problemSchema.safeParse(json);
  const { detail, current } = problem.success ? problem.data : {};
  const why = detail ?? `The server answered with status ${status}.`;
  if (status === 412 && current) return { ok: false, is: "conflict", why, current };
  return BUSY.includes(status) ? { ok: false, is: "later", why } : { ok: false, is: "refused", status, why };
}

/** What the server answered. Throws its reason if it refused. */
export function granted<T>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(answer.why);
  return answer.value;
}

/** A random UUID. Unlike crypto.randomUUID, it also works on pages without https. */
export function newRepeat(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // The two places that mark a UUID as random.
  bytes.set([((bytes[6] ?? 0) & 15) | 64], 6);
  bytes.set([((bytes[8] ?? 0) & 63) | 128], 8);
  const letters = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return letters.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

const at = (deck: string) => `/decks/${encodeURIComponent(deck)}`;

export const createDeck = (body: SaveRequest, repeat: string) =>
  ask(createdSchema, "/decks", { method: "POST", body, repeat });

export const readDeck = (deck: string, version?: number) =>
  ask(savedSchema, version === undefined ? at(deck) : `${at(deck)}/versions/${version}`);

/** Saves a version on top of the one that it was made from. */
export const saveDeck = (deck: string, key: string, match: number, body: SaveRequest, repeat: string) =>
  ask(savedSchema, at(deck), { method: "PUT", key, match, body, repeat });

export const deleteDeck = (deck: string, key: string) => ask(nothing, at(deck), { method: "DELETE", key });

export const restoreDeck = (deck: string, key: string) =>
  ask(savedSchema, `${at(deck)}/restore`, { method: "POST", key, body: {} });

export const keysOf = (deck: string, key: string) => ask(keysSchema, `${at(deck)}/keys`, { key });

export const addKey = (deck: string, key: string, label: string) =>
  ask(newKeySchema, `${at(deck)}/keys`, { method: "POST", key, body: { label } });

export const revokeKey = (deck: string, key: string, other: string) =>
  ask(nothing, `${at(deck)}/keys/${encodeURIComponent(other)}`, { method: "DELETE", key });

export const sendParcel = (sealed: string) => ask(keptParcelSchema, "/parcels", { method: "POST", body: { sealed } });

export const openParcel = (id: string) =>
  ask(parcelSchema, `/parcels/${encodeURIComponent(id)}/open`, { method: "POST" });
