// What pages ask the server about what is saved. Each answer is read once, by the schema of the contract.

import { keptParcelSchema, parcelSchema } from "../../../lib/contract/parcel.ts";
import {
  type Created,
  createdSchema,
  type Keys,
  keysSchema,
  type NewKey,
  newKeySchema,
  type SavedAnswer,
} from "../../../lib/contract/saved.ts";
import * as z from "../../../lib/contract/zod.ts";

export type Answer<T> =
  | { readonly ok: true; readonly value: T }
  /** The server can't be reached or is busy. The same request can be sent again. */
  | { readonly ok: false; readonly is: "later"; readonly why: string }
  /** Somebody else has saved it. `current` is what they saved. */
  | { readonly ok: false; readonly is: "conflict"; readonly why: string; readonly current: SavedAnswer }
  | { readonly ok: false; readonly is: "refused"; readonly why: string; readonly status: number };

interface Request {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  readonly key?: string | undefined;
  /** The version that the request changes. */
  readonly match?: number;
  readonly repeat?: string;
  readonly body?: unknown;
}

const problemSchema = z.object({ detail: z.string().optional(), current: z.unknown().optional() });
const nothing = z.null();

/** Statuses of a server that is busy or in trouble now. One whose disk is full (507) would refuse the same again. */
const BUSY: readonly number[] = [408, 425, 429, 500, 502, 503, 504];

type Current = z.ZodType<SavedAnswer>;

async function ask<T>(
  address: string,
  current: Current | undefined,
  schema: z.ZodType<T>,
  request: Request = {},
): Promise<Answer<T>> {
  const { method = "GET", key, match, repeat, body } = request;
  const headers = {
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    ...(match === undefined ? {} : { "if-match": `"${match}"` }),
    ...(repeat === undefined ? {} : { "idempotency-key": repeat }),
  };
  try {
    const answer = await fetch(`/api/v1/${address}`, {
      method,
      headers,
      cache: "no-store",
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
    if (answer.ok) return read(schema, json);
    return (current && (await conflict(answer.status, json, current, address))) ?? refused(answer.status, json);
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

/** What somebody else has saved. A version that is long does not come with the answer, and is asked for. */
async function conflict(
  status: number,
  json: unknown,
  current: Current,
  address: string,
): Promise<Answer<never> | undefined> {
  const problem = problemSchema.safeParse(json).data;
  if (status !== 412 || problem === undefined) return undefined;
  const { detail: why = "Somebody saved another version meanwhile." } = problem;
  const theirs = current.safeParse(problem.current ?? (await (await fetch(`/api/v1/${address}`)).json())).data;
  return theirs && { ok: false, is: "conflict", why, current: theirs };
}

function refused(status: number, json: unknown): Answer<never> {
  const problem = problemSchema.safeParse(json).data;
  const why = problem?.detail ?? `The server answered with status ${status}.`;
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

/** What can be asked about the things of one kind. */
export interface Requests {
  create(body: object, repeat: string): Promise<Answer<Created>>;
  read(id: string, version?: number): Promise<Answer<SavedAnswer>>;
  /** Saves a version on top of the one that it was made from. */
  save(id: string, key: string, match: number, body: object, repeat: string): Promise<Answer<SavedAnswer>>;
  remove(id: string, key: string): Promise<Answer<null>>;
  restore(id: string, key: string): Promise<Answer<SavedAnswer>>;
  keysOf(id: string, key: string): Promise<Answer<Keys>>;
  addKey(id: string, key: string, label: string): Promise<Answer<NewKey>>;
  revokeKey(id: string, key: string, other: string): Promise<Answer<null>>;
}

/** The requests about one kind, whose versions are answered by this schema. */
export function requestsTo(path: "decks" | "sets", saved: Current): Requests {
  const to = <T>(schema: z.ZodType<T>, at: readonly (string | number)[], request?: Request) =>
    ask([path, ...at.map(encodeURIComponent)].join("/"), saved, schema, request);
  return {
    create: (body, repeat) => to(createdSchema, [], { method: "POST", body, repeat }),
    read: (id, version) => to(saved, version === undefined ? [id] : [id, "versions", version]),
    save: (id, key, match, body, repeat) => to(saved, [id], { method: "PUT", key, match, body, repeat }),
    remove: (id, key) => to(nothing, [id], { method: "DELETE", key }),
    restore: (id, key) => to(saved, [id, "restore"], { method: "POST", key, body: {} }),
    keysOf: (id, key) => to(keysSchema, [id, "keys"], { key }),
    addKey: (id, key, label) => to(newKeySchema, [id, "keys"], { method: "POST", key, body: { label } }),
    revokeKey: (id, key, other) => to(nothing, [id, "keys", other], { method: "DELETE", key }),
  };
}

export const sendParcel = (sealed: string) =>
  ask("parcels", undefined, keptParcelSchema, { method: "POST", body: { sealed } });

export const openParcel = (id: string) =>
  ask(`parcels/${encodeURIComponent(id)}/open`, undefined, parcelSchema, { method: "POST" });
