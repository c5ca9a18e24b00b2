// What the routes of saved decks do.

import type { Asker } from "../../../db/asker.ts";
import { addKey, keysOf, revokeKey } from "../../../db/keys.ts";
import { newId, newKey } from "../../../db/new-key.ts";
import { create, listedOf, save, setDeleted, versionOf, versionsOf } from "../../../db/saved.ts";
import { readAs } from "../../../lib/contract/request.ts";
import {
  type CreatedDeck,
  type DeckKeys,
  keyRequestSchema,
  type ListedDecks,
  type NewKey,
  type SavedDeck,
  type SavedVersions,
} from "../../../lib/contract/saved.ts";
import { ALWAYS_ASKED, bodyOf, gameOr404, problem } from "../http.ts";
import { ready } from "../pools.ts";
import { addressOf, answerOf, nameIn, readSave, wordsOf } from "./deck.ts";
import { answering, etagOf, expectedOf, keyOf, onceOf, refusalOf } from "./requests.ts";

const KIND = "deck";
const MOST = 100;

/** `POST /decks`. */
export function createDeck(request: Request): Promise<Response> {
  return answering(async () => {
    const body = await bodyOf(request);
    if (body instanceof Response) return body;
    const read = await readSave(body.value);
    if (!read.ok) return problem(400, read.detail, read.errors);
    const named = onceOf(request, "new deck", body.value);
    if (named instanceof Response) return named;
    const id = newId();
    const keyFor = (id: string) => newKey(read.label, named && { request: named.name, id });
    const { key: fresh, ...key } = keyFor(id);
    const done = await create(await ready(), { kind: KIND, id, key, now: Date.now() }, read.contents, named?.once);
    if (!("id" in done)) return refusalOf(done);
    const { key: editKey, id: keyId } = named ? keyFor(done.id) : { key: fresh, id: key.id };
    const url = addressOf(done.id);
    const answer: CreatedDeck = { id: done.id, key: keyId, editKey, label: read.label, version: 1, url };
    const headers = { etag: etagOf(1), location: `/api/v1/decks/${done.id}`, "cache-control": "no-store" };
    return Response.json(answer, { status: 201, headers });
  });
}

/** `GET /decks/{id}` and `GET /decks/{id}/versions/{version}`. */
export function readDeck(request: Request, id: string, version?: string): Promise<Response> {
  return answering(async () => {
    const wanted = version === undefined ? undefined : numberIn(version);
    if (Number.isNaN(wanted)) return problem(404, "There is no such version.");
    const found = await versionOf(await ready(), KIND, id, wanted);
    if (found.did !== "found") return refusalOf(found);
    const etag = etagOf(found.saved.version);
    const headers = { etag, ...ALWAYS_ASKED };
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers });
    return Response.json(await answerOf(found.saved), { headers });
  });
}

/** `PUT /decks/{id}`. */
export function saveDeck(request: Request, id: string): Promise<Response> {
  return answering(async () => {
    const asker = askerOf(request, id);
    if (asker instanceof Response) return asker;
    const expected = expectedOf(request);
    if (expected instanceof Response) return expected;
    const body = await bodyOf(request);
    if (body instanceof Response) return body;
    const read = await readSave(body.value);
    if (!read.ok) return problem(400, read.detail, read.errors);
    const named = onceOf(request, `deck ${id} by ${asker.key}`, [expected, body.value]);
    if (named instanceof Response) return named;
    const done = await save(await ready(), asker, expected, read.contents, named?.once);
    if (done.did === "conflict") return conflict(id, read.contents.game);
    if (done.did !== "saved") return refusalOf(done);
    return withDeck(id, done.version);
  });
}

/** `DELETE /decks/{id}`. */
export function deleteDeck(request: Request, id: string): Promise<Response> {
  return answering(async () => {
    const asker = askerOf(request, id);
    if (asker instanceof Response) return asker;
    const expected = request.headers.has("if-match") ? expectedOf(request) : undefined;
    if (expected instanceof Response) return expected;
    const done = await setDeleted(await ready(), asker, true, expected);
    if (done.did === "conflict") return conflict(id);
    return done.did === "done" ? new Response(null, { status: 204 }) : refusalOf(done);
  });
}

/** `POST /decks/{id}/restore`. */
export function restoreDeck(request: Request, id: string): Promise<Response> {
  return answering(async () => {
    const asker = askerOf(request, id);
    if (asker instanceof Response) return asker;
    const done = await setDeleted(await ready(), asker, false);
    if (done.did === "conflict") return conflict(id);
    return done.did === "done" ? withDeck(id) : refusalOf(done);
  });
}

/** `GET /decks/{id}/versions`. */
export function listVersions(request: Request, id: string): Promise<Response> {
  return answering(async () => {
    const db = await ready();
    const found = await versionOf(db, KIND, id);
    if (found.did !== "found") return refusalOf(found);
    const asked = pageOf(request);
    if (asked instanceof Response) return asked;
    const before = asked.cursor === undefined ? found.saved.newest + 1 : numberIn(asked.cursor);
    if (Number.isNaN(before)) return badCursor();
    const rows = await versionsOf(db, KIND, id, before, asked.limit + 1);
    const page = rows.slice(0, asked.limit);
    const answer: SavedVersions = {
      versions: page.map(({ version, saved, by, content }) => {
        const name = nameIn(content);
        return { version, saved, ...(by === "" ? {} : { by }), ...(name === undefined ? {} : { name }) };
      }),
      ...(rows.length > page.length ? { next: String(page.at(-1)?.version) } : {}),
    };
    return Response.json(answer, { headers: ALWAYS_ASKED });
  });
}

/** `GET /decks`. */
export function listDecks(request: Request): Promise<Response> {
  return answering(async () => {
    const asked = pageOf(request);
    if (asked instanceof Response) return asked;
    const { searchParams } = new URL(request.url);
    const id = searchParams.get("game");
    const game = id === null ? undefined : gameOr404(id);
    if (game instanceof Response) return game;
    const list = await listedDecks({ q: searchParams.get("q") ?? "", ...asked, ...(game ? { game: game.id } : {}) });
    return list ? Response.json(list, { headers: ALWAYS_ASKED }) : badCursor();
  });
}

interface AskedList {
  readonly game?: string;
  readonly q: string;
  readonly limit: number;
  readonly cursor?: string;
}

const MOST_WORDS = 8;

/** The listed decks of one page, or undefined if there is no such page. */
export async function listedDecks({ game, q, limit, cursor }: AskedList): Promise<ListedDecks | undefined> {
  const after = cursor === undefined ? undefined : readCursor(cursor);
  if (cursor !== undefined && after === undefined) return undefined;
  const words = wordsOf(q.slice(0, 200)).slice(0, MOST_WORDS);
  const rows = await listedOf(await ready(), {
    kind: KIND,
    words,
    most: limit + 1,
    ...(game === undefined ? {} : { game }),
    ...(after === undefined ? {} : { after }),
  });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    decks: await Promise.all(page.map(async (row) => inShort(await answerOf(row)))),
    ...(last && rows.length > page.length ? { next: `${last.saved}-${last.id}` } : {}),
  };
}

function inShort({
  id,
  game,
  deck: { name },
  author,
  tags,
  version,
  saved,
  url,
}: SavedDeck): ListedDecks["decks"][number] {
  return {
    id,
    game,
    name: name ?? "Unnamed deck",
    ...(author === undefined ? {} : { author }),
    ...(tags === undefined ? {} : { tags }),
    version,
    saved,
    url,
  };
}

function readCursor(cursor: string): { changed: number; id: string } | undefined {
  const [, changed, id] = /^(\d{1,15})-([0-9a-z]{1,20})$/.exec(cursor) ?? [];
  return changed === undefined || id === undefined ? undefined : { changed: Number(changed), id };
}

/** `GET /decks/{id}/keys`. */
export function listKeys(request: Request, id: string): Promise<Response> {
  return answering(async () => {
    const asker = askerOf(request, id);
    if (asker instanceof Response) return asker;
    const found = await keysOf(await ready(), asker);
    if (found.did !== "found") return refusalOf(found);
    const answer: DeckKeys = {
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

/** `POST /decks/{id}/keys`. */
export function createKey(request: Request, id: string): Promise<Response> {
  return answering(async () => {
    const asker = askerOf(request, id);
    if (asker instanceof Response) return asker;
    const body = await bodyOf(request);
    if (body instanceof Response) return body;
    const read = readAs(keyRequestSchema, body.value);
    if (!read.ok) return problem(400, "Send the label of the key as “label”, or {}.", read.faults);
    const { key: editKey, ...key } = newKey((read.asked.label ?? "").replaceAll("\0", ""));
    const done = await addKey(await ready(), asker, key);
    if (done.did !== "done") return refusalOf(done);
    const answer: NewKey = { id, key: key.id, editKey, label: key.label };
    return Response.json(answer, { status: 201, headers: { "cache-control": "no-store" } });
  });
}

/** `DELETE /decks/{id}/keys/{key}`. */
export function shutOut(request: Request, id: string, key: string): Promise<Response> {
  return answering(async () => {
    const asker = askerOf(request, id);
    if (asker instanceof Response) return asker;
    const done = await revokeKey(await ready(), asker, key);
    if (done.did === "last")
      return problem(409, "This is the last key, and without it nobody could change the deck. Make another one first.");
    if (done.did === "no key") return problem(404, "This deck has no such key.");
    return done.did === "done" ? new Response(null, { status: 204 }) : refusalOf(done);
  });
}

function askerOf(request: Request, id: string): Asker | Response {
  const key = keyOf(request);
  return key instanceof Response ? key : { kind: KIND, id, key, now: Date.now() };
}

async function withDeck(id: string, version?: number): Promise<Response> {
  const found = await versionOf(await ready(), KIND, id, version);
  if (found.did !== "found") return refusalOf(found);
  const headers = { etag: etagOf(found.saved.version), "cache-control": "no-store" };
  return Response.json(await answerOf(found.saved), { headers });
}

/** Somebody else saved first. The answer holds their version, so that both can be put together. */
async function conflict(id: string, game?: string): Promise<Response> {
  const found = await versionOf(await ready(), KIND, id);
  if (found.did !== "found") return refusalOf(found);
  if (game !== undefined && game !== found.saved.game)
    return problem(409, "This deck is of another game. Save it as a new deck.");
  const current = await answerOf(found.saved);
  const said = problem(412, `Somebody saved version ${current.version} of this deck meanwhile.`);
  said.headers.set("etag", etagOf(current.version));
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

/** A whole number of at most nine digits, or NaN. */
function numberIn(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}
