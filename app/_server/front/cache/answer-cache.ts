import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { readArtAddress } from "../../../../lib/art/address.ts";
import type { Kind } from "../kind.ts";
import { isRead } from "../method.ts";
import type { Metric } from "../monitor/exposition.ts";
import { Answer } from "./answer.ts";
import { ByteCache } from "./byte-cache.ts";
import { anonymous, WholeResponse } from "./whole-response.ts";

const MEGABYTE = 1024 * 1024;
const PAGES = { entries: 2_000, bytes: 64 * MEGABYTE };
const ART = { entries: 4_000, bytes: 24 * MEGABYTE };
const PICTURES = { entries: 1_000, bytes: 16 * MEGABYTE };

/**
 * The pages that are kept: those of a deck, which cost most, and those that every browser asks for to keep them itself
 * (`app/_offline/plan.ts`), apart from `/sets`, which lists what players saved. No page depends on more than its URL, the card sets and the day. Next adds its own letters to
 * the URL of a picture.
 */
const DECK_PAGE = /^\/d\/[\w-]+(\/(embed|sheet|play|measure))?$/;
const KEPT_PAGES = [
  DECK_PAGE,
  /^\/((?!sets$)[\w-]+|[\w-]+\/(build|cards|learn|rules)|sets\/edit|offline\/(table|measure))?$/,
];
/** The page of something saved, which also changes whenever that does. */
const SAVED_PAGE = /^\/(?:decks|sets)\/([0-9a-z]{1,20})$/;
/** What the pages of something saved read of their query. All else would only make the same page once more. */
const READ_BY_SAVED = ["version", "cursor"];
const PICTURE = /^(\/d\/[\w-]+\/opengraph-image)(\?[0-9a-f]{1,32})?$/;

/** What tells whether a kept answer is still true. */
export interface Stamps {
  /** Changes whenever the card sets may have changed. */
  sets(): Promise<string>;
  /** Changes whenever something saved does. Undefined if there is nothing under this id. */
  saved(id: string): Promise<string | undefined>;
}

/** The address of a page without what the page does not read. A deck that names card sets of the server changes with them,
 * and a game in an address is hardly asked for twice, so these pages are made each time. */
function addressOf(url: string): string {
  const path = pathOf(url);
  if (path === url) return url;
  const search = new URLSearchParams(url.slice(path.length));
  if (DECK_PAGE.test(path)) {
    const read = search.getAll("set").map((id) => ["set", id]);
    const game = path.endsWith("/play") ? search.get("game") : null;
    if (game !== null) read.push(["game", game]);
    return read.length === 0 ? path : `${path}?${new URLSearchParams(read)}`;
  }
  if (!SAVED_PAGE.test(path)) return url;
  const read = READ_BY_SAVED.flatMap((name) => {
    const [value, ...more] = search.getAll(name);
    return value !== undefined && more.length === 0 && /^\d{1,9}$/.test(value) ? [`${name}=${Number(value)}`] : [];
  });
  return read.length === 0 ? path : `${path}?${read.join("&")}`;
}

function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query < 0 ? url : url.slice(0, query);
}

/** A header by which Next's own scripts ask for a part of a page as data. */
const PART = /^(rsc|next-.*)$/;

/** Makes an answer when its turn comes. */
type Make = (request: IncomingMessage, response: WholeResponse) => Promise<void>;

/** What is asked for, and how long the answer is valid. */
interface Wanted {
  readonly url: string;
  readonly key: string;
  readonly kind: "page" | "preview" | "art";
  readonly isKept: boolean;
}

/** An answer that is being made, and how many clients are waiting for it. */
interface Making {
  readonly response: WholeResponse;
  readonly answer: Promise<Answer | undefined>;
  waiting: number;
}

/**
 * Makes pages and pictures, and keeps the most recent ones of decks. If ten clients ask for one at the same time, they
 * all wait for the same answer.
 */
export class AnswerCache {
  readonly #stamps: Stamps | undefined;
  readonly #today: () => string;
  readonly #kept = {
    page: new ByteCache<Answer>(PAGES),
    preview: new ByteCache<Answer>(PICTURES),
    art: new ByteCache<Answer>(ART),
  };
  readonly #making = new Map<string, Making>();
  readonly #asked = { page: { hit: 0, miss: 0 }, preview: { hit: 0, miss: 0 }, art: { hit: 0, miss: 0 } };
  #current: string | undefined;

  /** Without stamps, no two clients get the same answer. */
  constructor(stamps: Stamps | undefined, today = () => new Date().toISOString().slice(0, 10)) {
    this.#stamps = stamps;
    this.#today = today;
  }

  /** The answer to a request, or undefined if it was cut off or its client has left. */
  async answer(
    request: IncomingMessage,
    response: ServerResponse,
    kind: Kind,
    make: Make,
  ): Promise<Answer | undefined> {
    const wanted = await this.#wanted(request, kind);
    if (!wanted) return alone(request, response, make);
    const kept = this.#kept[wanted.kind].get(wanted.key);
    if (wanted.isKept) this.#asked[wanted.kind][kept ? "hit" : "miss"]++;
    return kept ?? this.#made(wanted, response, make);
  }

  metrics(): readonly Metric[] {
    const kinds = ["page", "preview", "art"] as const;
    const size = (unit: "entries" | "bytes") =>
      kinds.map((kind) => ({ labels: { kind }, value: this.#kept[kind].size[unit] }));
    const asked = kinds.flatMap((kind) =>
      (["hit", "miss"] as const).map((result) => ({ labels: { kind, result }, value: this.#asked[kind][result] })),
    );
    return [
      { name: "drydock_cache_entries", help: "Answers that are kept.", type: "gauge", samples: size("entries") },
      {
        name: "drydock_cache_bytes",
        help: "Memory of the answers that are kept.",
        type: "gauge",
        samples: size("bytes"),
      },
      {
        name: "drydock_cache_requests_total",
        help: "Requests for answers that can be kept, by whether one was there.",
        type: "counter",
        samples: asked,
      },
    ];
  }

  async #wanted({ method, url = "", headers }: IncomingMessage, kind: Kind): Promise<Wanted | undefined> {
    if (!this.#stamps || !isRead(method) || (kind !== "page" && kind !== "preview" && kind !== "art")) return undefined;
    if (Object.keys(headers).some((name) => PART.test(name))) return undefined;
    const version = await this.#stamps.sets();
    // Nobody will ask again for answers that were made from other sets.
    if (version !== this.#current) for (const cache of Object.values(this.#kept)) cache.clear();
    this.#current = version;
    if (kind === "art") return readArtAddress(url) ? { url, key: `${version} ${url}`, kind, isKept: true } : undefined;
    if (kind === "preview") {
      const path = PICTURE.exec(url)?.[1];
      return path === undefined ? undefined : { url: path, key: `${version} ${path}`, kind, isKept: true };
    }
    const page = addressOf(url);
    const id = SAVED_PAGE.exec(pathOf(page))?.[1];
    const saved = id === undefined ? undefined : await this.#stamps.saved(id);
    return {
      url: page,
      key: `${version} ${this.#today()} ${saved ?? ""} ${page}`,
      kind,
      isKept: saved !== undefined || KEPT_PAGES.some((pages) => pages.test(page)),
    };
  }

  /** Waits for an answer together with everyone else who wants it. It is given up when all of them have left. */
  async #made(wanted: Wanted, response: ServerResponse, make: Make): Promise<Answer | undefined> {
    const making = this.#making.get(wanted.key) ?? this.#begin(wanted, make);
    making.waiting++;
    const leave = () => {
      if (--making.waiting > 0) return;
      this.#forget(wanted.key, making);
      making.response.destroy();
    };
    response.once("close", leave);
    try {
      return await making.answer;
    } finally {
      response.off("close", leave);
    }
  }

  #begin(wanted: Wanted, make: Make): Making {
    const nonce = randomUUID();
    const response = new WholeResponse(anonymous(wanted.url, nonceHeaders(nonce)));
    const finish = async () => {
      await make(response.req, response);
      const made = await response.made;
      const answer = made && Answer.page(made, wanted.url, nonce);
      if (wanted.isKept && answer?.isGood) this.#kept[wanted.kind].set(wanted.key, answer);
      return answer;
    };
    const making: Making = { response, answer: finish(), waiting: 0 };
    this.#making.set(wanted.key, making);
    const forget = () => this.#forget(wanted.key, making);
    making.answer.then(forget, forget);
    return making;
  }

  /** Later requests wait for another answer. */
  #forget(key: string, making: Making): void {
    if (this.#making.get(key) === making) this.#making.delete(key);
  }
}

/** Makes an answer for one client. */
async function alone(request: IncomingMessage, response: ServerResponse, make: Make): Promise<Answer | undefined> {
  const whole = new WholeResponse(request);
  const leave = () => whole.destroy();
  response.once("close", leave);
  await make(request, whole);
  const made = await whole.made;
  response.off("close", leave);
  return made && new Answer(made);
}

/** Next reads the nonce that it writes on its own scripts in a policy, and our pages read it in a header of their own. */
function nonceHeaders(nonce: string): Readonly<Record<string, string>> {
  return { "content-security-policy": `script-src 'nonce-${nonce}'`, "x-nonce": nonce };
}
