// Saves decks as the built app does, with its database and nothing else: it starts in a fraction of the time, so that it can
// be killed often.
import { createServer, type IncomingMessage } from "node:http";
import { database } from "../../db/client.ts";
import { troubleOf } from "../../db/db.ts";
import { hashOf, newId, newKey } from "../../db/new-key.ts";
import { create, save, versionOf } from "../../db/saved.ts";
import { secretOf } from "../../db/secret.ts";

const db = await database();
const secret = await secretOf(db);
const once = (about: string, name: string, asked: string) => ({ id: hashOf(`${about} ${name}`), asked: hashOf(asked) });

async function answer({ method, url = "", headers }: IncomingMessage, text: string): Promise<[number, object]> {
  if (url === "/readyz") return [200, {}];
  const id = url.split("/")[4] ?? "";
  if (method === "GET") {
    const found = await versionOf(db, "deck", id);
    return found.did === "found"
      ? [200, { ...JSON.parse(found.saved.content), version: found.saved.version }]
      : [404, {}];
  }
  const name = String(headers["idempotency-key"]);
  const contents = { game: "open-worlds", listed: false, words: "", content: text };
  if (method === "POST") {
    const fresh = newId();
    const { key: _, ...key } = newKey("", { secret, request: name, id: fresh });
    const done = await create(db, { kind: "deck", id: fresh, key, now: Date.now() }, contents, once("new", name, text));
    if (!("id" in done)) return [422, done];
    return [201, { id: done.id, editKey: newKey("", { secret, request: name, id: done.id }).key }];
  }
  const key = hashOf(String(headers.authorization).slice("Bearer ".length));
  const expected = Number(headers["if-match"]?.replaceAll('"', ""));
  const asker = { kind: "deck", id, key, now: Date.now() } as const;
  const done = await save(db, asker, expected, contents, once(id, name, text));
  return [done.did === "saved" ? 200 : 412, done];
}

createServer(async (request, response) => {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) text += chunk;
  const [status, said] = await answer(request, text).catch((error: unknown): [number, object] => {
    if (troubleOf(error) === "busy") return [503, {}];
    throw error;
  });
  response.writeHead(status).end(JSON.stringify(said));
}).listen(Number(process.env.PORT), "127.0.0.1");
