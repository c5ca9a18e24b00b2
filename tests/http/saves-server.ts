// The calls that save decks, without pages: it starts in a fraction of the time that the built app needs, and is killed often.
import { createServer } from "node:http";
import { ready } from "../../app/_server/pools.ts";
import { createDeck, readDeck, saveDeck } from "../../app/_server/saved/decks.ts";

await ready();
createServer(async (asked, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of asked) chunks.push(chunk);
  const { method = "GET", url = "" } = asked;
  const headers = Object.entries(asked.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const request = new Request(`http://127.0.0.1${url}`, {
    method,
    headers,
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
  const id = url.split("/")[4] ?? "";
  const answer =
    url === "/readyz"
      ? new Response()
      : method === "POST"
        ? createDeck(request)
        : method === "PUT"
          ? saveDeck(request, id)
          : readDeck(request, id);
  const { status, body } = await answer;
  response.writeHead(status).end(body && Buffer.from(await new Response(body).arrayBuffer()));
}).listen(Number(process.env.PORT), "127.0.0.1");
