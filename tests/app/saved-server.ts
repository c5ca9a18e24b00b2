// A server of saved decks in memory, as far as pages ask it, and a keyring that a test looks into.

import type { Keyring } from "../../app/_client/saved/keyring.ts";
import type { SavedDeck } from "../../lib/contract/saved.ts";
import type { Content } from "../../lib/deck/saved/content.ts";
import { KEY_SCHEMA, type KeyRecord } from "../../lib/deck/saved/key-record.ts";

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body: SavedDeck;
}

export class SavedServer {
  readonly versions: SavedDeck[] = [];
  /** Every request that arrived. */
  readonly asked: string[] = [];
  readonly #answered = new Map<string, { readonly status: number; readonly json: unknown }>();
  isReached = true;
  /** Whether the next answer is lost on its way back. */
  isNextLost = false;
  key = "secret";

  get newest(): SavedDeck | undefined {
    return this.versions.at(-1);
  }

  /** Saves a version as somebody else would. */
  put(body: Partial<SavedDeck>, by?: string): void {
    const version = this.versions.length + 1;
    const first: SavedDeck = {
      ...{ id: "abc", version, newest: version, game: "", format: "", options: {}, house: {}, deck: { sections: {} } },
      ...{ listed: false, made: 0, saved: 0, code: null, url: "/decks/abc" },
    };
    this.versions.push({ ...first, ...this.newest, ...body, version, newest: version, ...(by ? { by } : {}) });
  }

  readonly fetch = async (address: string, { method = "GET", headers, body }: RequestInit = {}): Promise<Response> => {
    if (!this.isReached) throw new TypeError("Failed to fetch");
    const asked: Asked = {
      method,
      path: address.replace("/api/v1/decks", ""),
      headers: new Headers(headers),
      body: JSON.parse(String(body ?? "{}")),
    };
    this.asked.push(`${method} ${asked.path}`);
    const repeat = asked.headers.get("idempotency-key") ?? "";
    const answer = this.#answered.get(repeat) ?? this.#answer(asked);
    if (repeat !== "") this.#answered.set(repeat, answer);
    if (this.isNextLost) {
      this.isNextLost = false;
      throw new TypeError("Failed to fetch");
    }
    return Response.json(answer.json, { status: answer.status });
  };

  #answer({ method, path, headers, body }: Asked): { status: number; json: unknown } {
    if (method === "POST" && path === "") {
      this.put(body);
      const created = { id: "abc", key: "k1", editKey: this.key, label: "", version: 1, url: "/decks/abc" };
      return { status: 201, json: created };
    }
    if (method === "PUT") {
      if (headers.get("authorization") !== `Bearer ${this.key}`)
        return { status: 403, json: { detail: "This key can’t change this deck." } };
      if (headers.get("if-match") !== `"${this.versions.length}"`)
        return { status: 412, json: { detail: "There is a newer version.", current: this.newest } };
      this.put(body);
    }
    return { status: 200, json: path.endsWith("/keys") ? { keys: [] } : this.newest };
  }
}

/** A keyring in memory, as one tab sees it. */
export class MemoryKeyring<C = Content> implements Keyring<C> {
  readonly records = new Map<string, KeyRecord<C>>();
  readonly watch = () => () => {};

  all: Keyring<C>["all"] = async () => [...this.records.values()];
  get: Keyring<C>["get"] = async (id) => this.records.get(id);
  to: Keyring<C>["to"] = async (at) => {
    for (const record of this.records.values()) if (record.saved?.at === at) return { ...record, saved: record.saved };
    return undefined;
  };
  change: Keyring<C>["change"] = async (id, work) => {
    // What can't be written as JSON would not come back from a browser's storage either.
    const after: KeyRecord<C> = JSON.parse(
      JSON.stringify({ ...work(this.records.get(id)), id, schema: KEY_SCHEMA, updated: 1 }),
    );
    this.records.set(id, after);
    return after;
  };
  remove: Keyring<C>["remove"] = async (id) => void this.records.delete(id);
}
