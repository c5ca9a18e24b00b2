import type { IncomingMessage, ServerResponse } from "node:http";
import type { Kind } from "../kind.ts";
import { isRead } from "../method.ts";
import type { Metric } from "../monitor/exposition.ts";
import { ByteCache } from "./byte-cache.ts";
import { type Capture, capture } from "./captured.ts";
import { KeptAnswer } from "./kept-answer.ts";

const MEGABYTE = 1024 * 1024;
const PAGES = { entries: 2_000, bytes: 64 * MEGABYTE };
const PICTURES = { entries: 1_000, bytes: 16 * MEGABYTE };

/**
 * The pages that are kept: those of a deck, which cost most, and those that every browser asks for to keep them itself
 * (`app/_offline/plan.ts`), apart from `/sets`, which lists what players saved. No page depends on more than its URL, the card sets and the day. Next adds its own letters to
 * the URL of a picture.
 */
const DECK_PAGE = /^\/d\/[\w-]+(\/(embed|sheet|play))?$/;
const KEPT_PAGES = [DECK_PAGE, /^\/((?!sets$)[\w-]+|[\w-]+\/(build|cards|learn|rules)|sets\/edit|offline\/table)?$/];
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
 * so its page is made each time. */
function addressOf(url: string): string {
  const path = pathOf(url);
  if (path === url) return url;
  const search = new URLSearchParams(url.slice(path.length));
  if (DECK_PAGE.test(path)) {
    const sets = search.getAll("set");
    return sets.length === 0 ? path : `${path}?${new URLSearchParams(sets.map((id) => ["set", id]))}`;
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
type Make = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What is asked for, and how long the answer is valid. */
interface Wanted {
  readonly url: string;
  readonly key: string;
  readonly kind: "page" | "preview";
  readonly isKept: boolean;
}

/** An answer that is being made, and how many clients are waiting for it. */
interface Making {
  readonly capture: Capture;
  readonly kept: Promise<KeptAnswer | undefined>;
  waiting: number;
}

/**
 * Makes pages and pictures, and keeps the most recent ones of decks. If ten clients ask for one at the same time, they
 * all wait for the same answer.
 */
export class AnswerCache {
  readonly #stamps: Stamps;
  readonly #today: () => string;
  readonly #kept = { page: new ByteCache<KeptAnswer>(PAGES), preview: new ByteCache<KeptAnswer>(PICTURES) };
  readonly #making = new Map<string, Making>();
  readonly #asked = { page: { hit: 0, miss: 0 }, preview: { hit: 0, miss: 0 } };
  #current: string | undefined;

  constructor(stamps: Stamps, today = () => new Date().toISOString().slice(0, 10)) {
    this.#stamps = stamps;
    this.#today = today;
  }

  /** Answers a request if its answer can be cached, and returns whether it did. */
  async answer(request: IncomingMessage, response: ServerResponse, kind: Kind, make: Make): Promise<boolean> {
    const wanted = await this.#wanted(request, kind);
    if (!wanted) return false;
    const found = this.#kept[wanted.kind].get(wanted.key);
    if (wanted.isKept) this.#asked[wanted.kind][found ? "hit" : "miss"]++;
    const kept = found ?? (await this.#made(wanted, response, make));
    if (kept) kept.send(response, request.headers["accept-encoding"]?.toString());
    else response.destroy();
    return true;
  }

  metrics(): readonly Metric[] {
    const kinds = ["page", "preview"] as const;
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
    if (!isRead(method) || (kind !== "page" && kind !== "preview")) return undefined;
    if (Object.keys(headers).some((name) => PART.test(name))) return undefined;
    const version = await this.#stamps.sets();
    // Nobody will ask again for answers that were made from other sets.
    if (version !== this.#current) for (const cache of Object.values(this.#kept)) cache.clear();
    this.#current = version;
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

  /**
   * Waits for an answer together with everyone else who wants it. It is undefined if the answer was cut off or everyone
   * has left.
   */
  async #made(wanted: Wanted, response: ServerResponse, make: Make): Promise<KeptAnswer | undefined> {
    const making = this.#making.get(wanted.key) ?? this.#begin(wanted, make);
    making.waiting++;
    const leave = () => {
      if (--making.waiting > 0) return;
      this.#forget(wanted.key, making);
      making.capture.abandon();
    };
    response.once("close", leave);
    try {
      return await making.kept;
    } finally {
      response.off("close", leave);
    }
  }

  #begin(wanted: Wanted, make: Make): Making {
    const captured = capture(wanted.url);
    const made = async () => {
      await make(captured.request, captured.response);
      const answer = await captured.answer;
      if (!answer) return undefined;
      const kept = new KeptAnswer(answer);
      if (wanted.isKept && kept.isGood) this.#kept[wanted.kind].set(wanted.key, kept);
      return kept;
    };
    const making: Making = { capture: captured, kept: made(), waiting: 0 };
    this.#making.set(wanted.key, making);
    const forget = () => this.#forget(wanted.key, making);
    making.kept.then(forget, forget);
    return making;
  }

  /** Later requests wait for another answer. */
  #forget(key: string, making: Making): void {
    if (this.#making.get(key) === making) this.#making.delete(key);
  }
}
