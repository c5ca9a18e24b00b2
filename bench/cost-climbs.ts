// Ways to send something dear, and to make it dearer step by step.
import { builtInPool } from "../lib/cards/built-in.ts";
import { encode } from "../lib/deck/code/code-writer.ts";
import { place } from "../lib/deck/place.ts";
import { games } from "../lib/games/index.ts";
import { fieldsOf } from "../lib/query/fields.ts";
import { LIGATURE, many, type Sent } from "./costly.ts";
import { samples } from "./decks.ts";
import { pick, seeded } from "./random.ts";

type Game = (typeof games)[number];

/** A kind of request. What is sent is made of so many parts, again and again. */
export interface Climb {
  /** Climbs of one kind are told of together. */
  readonly kind: string;
  readonly pieces: readonly string[];
  sent(parts: readonly string[]): Sent;
}

const random = seeded(Number(process.env.SEED ?? 7));
const MOST_PARTS = 24;

/** Other parts than those: one or two of them are replaced, or more come to them. */
export function otherParts(pieces: readonly string[], parts?: readonly string[]): readonly string[] {
  const next = [...(parts ?? many(6, () => pick(random, pieces)))];
  next.splice(random(next.length), random(5) < 3 ? 1 : 0, ...many(1 + random(3), () => pick(random, pieces)));
  return next.slice(0, MOST_PARTS);
}

const SIGNS = "\n|\n\n|\t| |1 |4x |99 |1) |(|)|[|]|#|//|- |,|:|{|*|Deck:\n|Sideboard\n|Game: ".split("|");
const LETTERS = [LIGATURE, "e\u0301", "\u200b", "İ", "a".repeat(40), "ﬃ", "㌀"];

function namesIn(game: Game): readonly string[] {
  return builtInPool(game)
    .cards.slice(0, 30)
    .map(({ label }) => label);
}

const misspelt = (name: string) => `${name.slice(0, 3)}x${name.slice(3)}`;

function filled(parts: readonly string[], length: number, at = 0): string {
  const one = `${parts.join("")}\n`;
  return `${at}\n${one.repeat(Math.ceil(length / one.length))}`.slice(0, length);
}

export function climbsOf(game: Game): readonly Climb[] {
  return [...lists(game), ...searches(game), ...sets(game), ...decks(game), ...codes(game)];
}

function lists(game: Game): readonly Climb[] {
  const names = namesIn(game);
  const pieces = [...SIGNS, ...LETTERS, game.name, ...names, ...names.map(misspelt)];
  const posted = (kind: string, path: string): Climb => ({
    kind,
    pieces,
    sent: (parts) => ({
      what: told(`POST ${path}`, parts),
      method: "POST",
      path: () => path,
      body: JSON.stringify({ text: filled(parts, 65_000) }),
    }),
  });
  return [
    posted("lists", `/api/v1/games/${game.id}/check`),
    posted("recognise", "/api/v1/recognise"),
    asked("lists", pieces, "/?list=", 1_500),
    {
      kind: "compare",
      pieces,
      sent: (parts) => ({
        what: told("GET /compare", parts),
        path: (at) =>
          `/compare?${new URLSearchParams({ a: filled(parts, 1_200, at), b: filled(parts.toReversed(), 1_200) })}`,
      }),
    },
  ];
}

/** A search in an address. */
function asked(kind: string, pieces: readonly string[], path: string, length: number): Climb {
  return {
    kind,
    pieces,
    sent: (parts) => ({
      what: told(`GET ${path}`, parts),
      path: (at) => path + encodeURIComponent(filled(parts, length, at).replaceAll("\n", " ").trim()),
    }),
  };
}

function searches(game: Game): readonly Climb[] {
  const fields = fieldsOf(game).map(({ name }) => name);
  const flags = ["has:", "unknown:"].flatMap((word) => ["text ", ...fields].map((field) => `${word}${field} `));
  const values = fields.flatMap((field) => [":", ">=", "!="].map((sign) => `${field}${sign}1 `));
  const words = ["a ", "the ", '"of the" ', "text:a ", 'text:"a a" ', "name:s ", "set:a ", "is:placeholder "];
  const pieces = [..."or |-|(|)|and ".split("|"), ...LETTERS, ...flags, ...values, ...words, ...namesIn(game)];
  const cards = `/${game.id}/cards`;
  return [
    asked("search", pieces, `${cards}?q=`, 250),
    asked("search", pieces, `${cards}?view=list&sort=name&q=`, 250),
    asked("search", pieces, `/api/v1/games/${game.id}/cards?limit=200&q=`, 250),
    asked("search", pieces, "/api/v1/decks?q=", 200),
    asked("search", pieces, "/api/v1/sets?q=", 200),
  ];
}

/** Card sets: each card has all of the parts. */
function sets(game: Game): readonly Climb[] {
  const values = ["1", "-1", "null", '"x"', "true", "[]", "{}", `[${many(40, (at) => `"w${at}"`)}]`, '{"a":{"b":[1]}}'];
  const names = [...game.attributes.map(({ name }) => name), "text", "number", "image", "sources", "standIn", "zzz"];
  const kinds = game.attributes.find(({ name }) => name === game.kind)?.shapes[0];
  const kind = (kinds?.is === "word" && kinds.of?.[0]) || "";
  const texts = ["Draw a card. ", LIGATURE, "e\u0301", "“1” "].map(
    (text) => `"text":${JSON.stringify(text.repeat(60))}`,
  );
  const pieces = [...names.flatMap((name) => values.map((value) => `"${name}":${value}`)), ...texts];
  const sound = [
    ...texts,
    ...["x", LIGATURE.repeat(9), "No. 1"].map((word) => `"number":${JSON.stringify(word)}`),
    ...names.slice(0, -6).map((name) => `"${name}":null`),
    `"sources":{"text":${JSON.stringify("p. ".repeat(100))}}`,
    '"standIn":["text"]',
  ].filter((piece) => !piece.startsWith(`"${game.kind}"`));
  const body = (parts: readonly string[], most: number) => {
    const card = (at: number) => `{"name":"Card ${at}","${game.kind}":"${kind}",${parts.join(",")}}`;
    const count = Math.min(5000, Math.floor(most / Buffer.byteLength(card(1000))));
    return `{"game":"${game.id}","set":{"id":"large","name":"Large"},"cards":[${many(count, card)}]}`;
  };
  const posted = { path: "/api/v1/sets" };
  const read = (kind: string, pathOf: (url: string) => string, more: Partial<Sent> = {}): Climb => ({
    kind,
    pieces: sound,
    sent: (parts) => ({
      what: told(`${more.method ?? "GET"} of a saved set`, parts),
      saved: { ...posted, body: body(parts, 5_000_000) },
      path: (_, url) => pathOf(url),
      ...more,
      ...(more.method ? { body: body([...parts, '"number":"n"'], 5_000_000) } : {}),
    }),
  });
  return [
    ...[pieces, sound].map(
      (pieces): Climb => ({
        kind: "sets, POST",
        pieces,
        sent: (parts) => ({
          what: told("POST /sets", parts),
          method: "POST",
          path: () => posted.path,
          body: body(parts, 5_000_000),
        }),
      }),
    ),
    read("sets, GET", (url) => `/api/v1${url}`),
    read("sets, page", (url) => url),
    read("sets, PUT", (url) => `/api/v1${url}`, { method: "PUT", headers: { "if-match": '"1"' } }),
    read("sets, PUT, stale", (url) => `/api/v1${url}`, { method: "PUT", headers: { "if-match": '"9"' } }),
  ];
}

/** Saved decks: each line is made of all parts. */
function decks(game: Game): readonly Climb[] {
  const names = namesIn(game);
  const pieces = [...LETTERS, " ", "(", "-", ...names, ...names.map(misspelt)];
  const sections = game.sections.map(({ id }) => id);
  const body = (parts: readonly string[]) => {
    const lines = many(1000, (at) => [
      `${parts.join("").slice(0, 60)}${parts[at % parts.length]}${at}`.slice(0, 190),
      1,
    ]);
    const [first = "", second = first] = sections;
    return JSON.stringify({
      game: game.id,
      deck: { sections: { [first]: lines.slice(0, 500), [second]: lines.slice(500) } },
      notes: parts.join("").slice(0, 9000),
      considering: lines.slice(0, 300),
    }).slice(0, 260_000);
  };
  const of = (kind: string, pathOf: (url: string) => string): Climb => ({
    kind,
    pieces,
    sent: (parts) => ({
      what: told(kind, parts),
      saved: { path: "/api/v1/decks", body: body(parts) },
      path: (_, url) => pathOf(url),
    }),
  });
  return [
    of("saved decks, GET", (url) => `/api/v1${url}`),
    of("saved decks, page", (url) => url),
    of("compare", (url) => `/compare?a=${url}&b=${url}`),
    {
      kind: "saved decks, POST",
      pieces,
      sent: (parts) => ({
        what: told("POST /decks", parts),
        method: "POST",
        path: () => "/api/v1/decks",
        body: body(parts),
      }),
    },
  ];
}

/** Decks in codes, with every page that a code has. */
function codes(game: Game): readonly Climb[] {
  const pool = builtInPool(game);
  const names = pool.cards.map(({ label }) => label);
  const pieces = [...names.slice(0, 200), ...names.slice(0, 20).map(misspelt), ...LETTERS];
  const [sample] = samples(game);
  if (!sample) throw new Error("no sample deck");
  const { format, options, house } = sample;
  const codeOf = (parts: readonly string[], at: number) => {
    const other = many(parts.length * 4, (line) => names[(line * 7 + parts.length) % names.length] ?? "");
    // What is no card has no section of its own.
    const lines = [...new Set([...parts, ...other])].map((name) => ({ name, count: 99 }));
    const { deck } = place(pool, { format, options, house, name: `n${at}` }, lines);
    const code = encode(games, pool, deck);
    if (code === undefined) throw new Error(`no code for ${JSON.stringify(parts)}`);
    return code;
  };
  return ["", "/proxies", "/proxies?each=one", "/sheet", "/embed", "/text", "/laid", "/play"].map((end) => ({
    kind: end.startsWith("/proxies") ? "proxies" : "codes",
    pieces,
    sent: (parts) => ({ what: told(`GET /d/…${end}`, parts), path: (at) => `/d/${codeOf(parts, at)}${end}` }),
  }));
}

function told(what: string, parts: readonly string[]): string {
  return `${what} ${JSON.stringify(parts.join("").slice(0, 60))}`;
}
