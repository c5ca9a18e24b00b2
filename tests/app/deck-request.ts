// A request to the routes of saved decks, as a client sends it.
export const deckRequest = (method: string, body: object, headers: Record<string, string> = {}) =>
  new Request("http://127.0.0.1/api/v1/decks", {
    method,
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
