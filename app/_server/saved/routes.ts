// What the routes of saved things do, of whichever kind.

import { addKey, keysOf, revokeKey } from "../../../db/keys.ts";
import { newId, newKey } from "../../../db/new-key.ts";
import { create, type SavedVersion, save, setDeleted, versionOf, versionsOf } from "../../../db/saved.ts";
import { secretOf } from "../../../db/secret.ts";
import type { Asker } from "../../../db/wanted.ts";
import { readAs } from "../../../lib/contract/request.ts";
import {
  type Created,
  type Keys,
  keyRequestSchema,
  type NewKey,
  type SavedVersions,
} from "../../../lib/contract/saved.ts";
import { ALWAYS_ASKED, bodyOf, gameOr404, problem, textIn } from "../http.ts";
import { ready } from "../pools.ts";
import { addressOf, type Kind, type Read } from "./kind.ts";
import { listOf, MOST, numberIn } from "./list.ts";
import { answering, etagOf, expectedOf, keyOf, onceOf, refusalOf } from "./requests.ts";
import { noRoom } from "./room.ts";

/** The longest version that a conflict brings along, in letters. No deck is longer. */
const MOST_SHOWN = 256 * 1024;

/** `POST /{kind}`. */
export function createSaved(kind: Kind, request: Request): Promise<Response> {
  return answering(async () => {
    const sent = await sentTo(kind, request);
    if (sent instanceof Response) return sent;
    const { text, read } = sent;
    const full = await noRoom(await ready(), "new");
    if (full) return full;
    const named = onceOf(request, `new ${kind.id}`, text);
    if (named instanceof Response) return named;
    const id = newId();
    const secret = await secretOf(await ready());
    const keyFor = (id: string) => newKey(read.label, named && { secret, request: named.name, id });
    const { key: fresh, ...key } = keyFor(id);
    const done = await create(await ready(), { kind: kind.id, id, key, now: Date.now() }, read.contents, named?.once);
    if (!("id" in done)) return refusalOf(kind, done);
    const { key: editKey, id: keyId } = named ? keyFor(done.id) : { key: fresh, id: key.id };
    const url = addressOf(kind, done.id);
    const answer: Created = { id: done.id, key: keyId, editKey, label: read.label, version: 1, url };
    const headers = { etag: etagOf(1), location: `/api/v1/${kind.path}/${done.id}`, "cache-control": "no-store" };
    return Response.json(answer, { status: 201, headers });
  });
}

/** `GET /{kind}/{id}` and `GET /{kind}/{id}/versions/{version}`. */
export function readSaved(kind: Kind, request: Request, id: string, version?: string): Promise<Response> {
  return answering(async () => {
    const wanted = version === undefined ? undefined : numberIn(version);
    if (Number.isNaN(wanted)) return problem(404, "There is no such version.");
    const found = await versionOf(await ready(), kind.id, id, wanted);
    if (found.did !== "found") return refusalOf(kind, found);
    const etag = etagOf(found.saved.version);
    const headers = { etag, ...ALWAYS_ASKED };
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
    return jsonAnswer(await kind.write(found.saved), headers);
  });
}

/** `PUT /{kind}/{id}`. */
export function saveVersion(kind: Kind, request: Request, id: string): Promise<Response> {
  return answering(async () => {
    const asker = askerOf(kind, request, id);
    if (asker instanceof Response) return asker;
    const expected = expectedOf(request);
    if (expected instanceof Response) return expected;
    const sent = await sentTo(kind, request);
    if (sent instanceof Response) return sent;
    const { text, read } = sent;
    const full = await noRoom(await ready(), "change");
    if (full) return full;
    const named = onceOf(request, `${kind.id} ${id} by ${asker.key}`, `${expected} ${text}`);
    if (named instanceof Response) return named;
    const done = await save(await ready(), asker, expected, read.contents, named?.once);
    if (done.did === "conflict") return conflict(kind, id, read.contents.game);
    if (done.did !== "saved") return refusalOf(kind, done);
    return versionAnswer(kind, done.saved);
  });
}

/** `DELETE /{kind}/{id}`. */
export function deleteSaved(kind: Kind, request: Request, id: string): Promise<Response> {
  return answering(async () => {
    const asker = askerOf(kind, request, id);
    if (asker instanceof Response) return asker;
    const expected = request.headers.has("if-match") ? expectedOf(request) : undefined;
    if (expected instanceof Response) return expected;
    const done = await setDeleted(await ready(), asker, true, expected);
    if (done.did === "conflict") return conflict(kind, id);
    return done.did === "done" ? new Response(null, { status: 204 }) : refusalOf(kind, done);
  });
}

/** `POST /{kind}/{id}/restore`. */
export function restoreSaved(kind: Kind, request: Request, id: string): Promise<Response> {
  return answering(async () => {
    const asker = askerOf(kind, request, id);
    if (asker instanceof Response) return asker;
    const done = await setDeleted(await ready(), asker, false);
    if (done.did === "conflict") return conflict(kind, id);
    if (done.did !== "done") return refusalOf(kind, done);
    const found = await versionOf(await ready(), kind.id, id);
    return found.did === "found" ? versionAnswer(kind, found.saved) : refusalOf(kind, found);
  });
}

/** `GET /{kind}/{id}/versions`. */
export function listVersions(kind: Kind, request: Request, id: string): Promise<Response> {
  return answering(async () => {
    const db = await ready();
    const found = await versionOf(db, kind.id, id);
    if (found.did !== "found") return refusalOf(kind, found);
    const asked = pageOf(request);
    if (asked instanceof Response) return asked;
    const before = asked.cursor === undefined ? found.saved.newest + 1 : numberIn(asked.cursor);
    if (Number.isNaN(before)) return badCursor();
    const rows = await versionsOf(db, kind, { id, before, most: asked.limit + 1 });
    const page = rows.slice(0, asked.limit);
    const answer: SavedVersions = {
      versions: page.map((row) => {
        const { version, saved, by } = row;
        const name = kind.nameIn(row);
        return { version, saved, ...(by === "" ? {} : { by }), ...(name === undefined ? {} : { name }) };
      }),
      ...(rows.length > page.length ? { next: String(page.at(-1)?.version) } : {}),
    };
    return Response.json(answer, { headers: ALWAYS_ASKED });
  });
}

/** `GET /{kind}`. */
export function listSaved(kind: Kind, request: Request): Promise<Response> {
  return answering(async () => {
    const asked = pageOf(request);
    if (asked instanceof Response) return asked;
    const { searchParams } = new URL(request.url);
    const id = searchParams.get("game");
    const game = id === null ? undefined : gameOr404(id);
    if (game instanceof Response) return game;
    const list = await listOf(kind, { q: searchParams.get("q") ?? "", ...asked, ...(game ? { game: game.id } : {}) });
    if (!list) return badCursor();
    const { listed, next } = list;
    return Response.json({ [kind.path]: listed, ...(next === undefined ? {} : { next }) }, { headers: ALWAYS_ASKED });
  });
}

/** `GET /{kind}/{id}/keys`. */
export function listKeys(kind: Kind, request: Request, id: string): Promise<Response> {
  return answering(async () => {
    const asker = askerOf(kind, request, id);
    if (asker instanceof Response) return asker;
    const found = await keysOf(await ready(), asker);
    if (found.did !== "found") return refusalOf(kind, found);
    const answer: Keys = {
      keys: found.keys.map(({ id, label, made, used, revoked, isThis }) => ({
        key: id,
        label,
        made,
        ...(used === null ? {} : { used }),
        ...(revoked === null ? {} : { revoked }),
        isThis,
      })),
    };
    return Response.json(answer, { headers: { "cache-control": "no-store" } });
  });
}

/** `POST /{kind}/{id}/keys`. */
export function createKey(kind: Kind, request: Request, id: string): Promise<Response> {
  return answering(async () => {
    const asker = askerOf(kind, request, id);
    if (asker instanceof Response) return asker;
    const body = await bodyOf(request);
    if (body instanceof Response) return body;
    const read = readAs(keyRequestSchema, body.value);
    if (!read.ok) return problem(400, "Send the label of the key as “label”, or {}.", read.faults);
    const { key: editKey, ...key } = newKey((read.asked.label ?? "").replaceAll("\0", ""));
    const done = await addKey(await ready(), asker, key);
    if (done.did !== "done") return refusalOf(kind, done);
    const answer: NewKey = { id, key: key.id, editKey, label: key.label };
    return Response.json(answer, { status: 201, headers: { "cache-control": "no-store" } });
  });
}

/** `DELETE /{kind}/{id}/keys/{key}`. */
export function shutOut(kind: Kind, request: Request, id: string, key: string): Promise<Response> {
  return answering(async () => {
    const asker = askerOf(kind, request, id);
    if (asker instanceof Response) return asker;
    const done = await revokeKey(await ready(), asker, key);
    if (done.did === "last")
      return problem(
        409,
        `This is the last key, and without it nobody could change the ${kind.noun}. Make another one first.`,
      );
    if (done.did === "no key") return problem(404, `This ${kind.noun} has no such key.`);
    return done.did === "done" ? new Response(null, { status: 204 }) : refusalOf(kind, done);
  });
}

function askerOf(kind: Kind, request: Request, id: string): Asker | Response {
  const key = keyOf(kind, request);
  return key instanceof Response ? key : { kind: kind.id, id, key, now: Date.now() };
}

async function versionAnswer(kind: Kind, saved: SavedVersion): Promise<Response> {
  const headers = { etag: etagOf(saved.version), "cache-control": "no-store" };
  return jsonAnswer(await kind.write(saved), headers);
}

function jsonAnswer(json: string, headers: Readonly<Record<string, string>>): Response {
  return new Response(json, { headers: { "content-type": "application/json", ...headers } });
}

/** What was sent to save something, as it was sent and as it was read. */
async function sentTo(
  kind: Kind,
  request: Request,
): Promise<{ readonly text: string; readonly read: Read & { readonly ok: true } } | Response> {
  const text = await textIn(request, kind.body);
  if (text instanceof Response) return text;
  const read = await kind.read(text);
  if (read === undefined) {
    const answer = problem(503, `The server is busy with other ${kind.path}. Try again in a moment.`);
    answer.headers.set("retry-after", "5");
    return answer;
  }
  return read.ok ? { text, read } : problem(400, read.detail, read.errors);
}

/** Somebody else saved first. The answer holds their version, so that both can be put together. */
async function conflict(kind: Kind, id: string, game?: string): Promise<Response> {
  const found = await versionOf(await ready(), kind.id, id);
  if (found.did !== "found") return refusalOf(kind, found);
  if (game !== undefined && game !== found.saved.game)
    return problem(409, `This ${kind.noun} is of another game. Save it as a new ${kind.noun}.`);
  const { version } = found.saved;
  const said = problem(412, `Somebody saved version ${version} of this ${kind.noun} meanwhile.`);
  said.headers.set("etag", etagOf(version));
  // Whoever wants a long one asks for it. Otherwise a small request would bring megabytes.
  if (found.saved.content.length > MOST_SHOWN) return said;
  const current = await kind.answer(found.saved);
  return Response.json({ ...(await said.json()), current }, { status: 412, headers: said.headers });
}

function pageOf(request: Request): { limit: number; cursor?: string } | Response {
  const { searchParams } = new URL(request.url);
  const limit = searchParams.has("limit") ? numberIn(searchParams.get("limit") ?? "") : 50;
  if (Number.isNaN(limit) || limit < 1 || limit > MOST)
    return problem(400, `“limit” is a whole number from 1 to ${MOST}.`);
  const cursor = searchParams.get("cursor");
  return { limit, ...(cursor === null ? {} : { cursor }) };
}

function badCursor(): Response {
  return problem(400, "The cursor is not one that the page before ended with.");
}
