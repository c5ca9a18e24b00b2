// Requests that are dear to answer.
import { builtInPool } from "../lib/cards/built-in.ts";
import { encode } from "../lib/deck/code/code-writer.ts";
import { games } from "../lib/games/index.ts";
import { samples } from "./decks.ts";
import { pick, seeded } from "./random.ts";

export interface Sent {
  readonly what: string;
  readonly method?: "GET" | "POST";
  /** Whether its answer is kept, so that only the first one is made. */
  readonly isKept?: boolean;
  /** An address for each try, so that nothing that was kept is measured. */
  path(at: number): string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const LIGATURE = "\ufdfa";
const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
const keys = (count: number, value: unknown) => Object.fromEntries(many(count, (at) => [`key${at}`, value]));

/** Card sets of all kinds that are as large as may be. The first one is the worst that was known. */
export function largeSets(): readonly Sent[] {
  const of = (what: string, card: (at: number) => object, count = 5000): Sent => ({
    what: `POST /sets, ${what}`,
    method: "POST",
    path: () => "/api/v1/sets",
    body: JSON.stringify({
      game: "conquest-of-orion",
      set: { id: "large", name: "Large" },
      cards: many(count, (at) => ({ name: `Card ${at}`, type: "unit", ...card(at) })),
    }),
  });
  const bad = many(40, (at) => `w${at}`);
  return [
    of("40 bad words and 44 unknown keys a card", () => ({ keywords: bad, ...keys(44, 1) })),
    of("30 unknown keys a card", () => keys(30, 1)),
    of("40 unknown sources a card", () => ({ sources: keys(40, "x") })),
    of("a list of 1,000,000 numbers", () => ({ keywords: many(1_000_000, () => 1) }), 1),
    of("names of ligatures", (at) => ({ name: LIGATURE.repeat(70) + at })),
    of("sound, with long texts", (at) => ({ text: `${at} `.padEnd(800, "Draw a card. ") })),
    of("sound, with large pictures", () => ({ image: `data:image/png;base64,${"A".repeat(190_000)}` }), 25),
    {
      ...of("lists in lists", () => ({}), 1),
      body: `{"cards":${"[".repeat(15)}${"[],".repeat(1_500_000)}[]${"]".repeat(15)}}`,
    },
    { ...of("not JSON at its end", () => ({})), body: `[${"1,".repeat(2_600_000)}` },
  ];
}

/** Decks and sets that are dear to show. */
export function savedDecks(): readonly Sent[] {
  const [game] = games;
  const deck = (what: string, name: (at: number) => string): Sent => ({
    what,
    method: "POST",
    path: () => "/api/v1/decks",
    body: JSON.stringify({
      game: game.id,
      deck: { sections: { deck: many(1000, (at) => [name(at), 1]) } },
      notes: "n".repeat(5000),
    }),
  });
  const [, , , , , sound, pictures] = largeSets();
  return [
    deck("1,000 misspelt cards", (at) => `Border Rifels ${at}`),
    deck("1,000 long misspelt cards", (at) => `${"Exploit the "} ${at} `.padEnd(200, "Frontier ")),
    deck("1,000 cards of ligatures", (at) => LIGATURE.repeat(80) + at),
    ...(sound ? [{ ...sound, what: "the set of long texts" }] : []),
    ...(pictures ? [{ ...pictures, what: "the set of large pictures" }] : []),
  ];
}

/** What long texts are made of. */
export const TEXTS: readonly (readonly string[])[] = games.map((game) => {
  const pool = builtInPool(game);
  const names = pool.cards.slice(0, 30).map(({ label }) => label);
  const misspelt = names.map((name) => `${name.slice(0, 3)}x${name.slice(3)}`);
  const signs = [
    "\n",
    "\n\n",
    "\t",
    " ",
    "1 ",
    "4x ",
    "99 ",
    "1) ",
    "(",
    ")",
    "[",
    "]",
    "#",
    "//",
    "- ",
    "| ",
    ",",
    ":",
    "{",
    "*",
  ];
  return [
    ...signs,
    LIGATURE,
    "e\u0301",
    "\u200b",
    "İ",
    "Deck:\n",
    "Sideboard\n",
    "Game: ",
    game.name,
    ...names,
    ...misspelt,
  ];
});

/** A way to send a text, and how the next text is made of one. A text is so many parts, again and again. */
interface Climb {
  sent(parts: readonly string[]): Sent;
  other(parts?: readonly string[]): readonly string[];
}

const random = seeded(7);
const oneOf = <T>(all: readonly T[]): T => pick(random, all);

export function climbs(pieces: readonly string[]): readonly Climb[] {
  const game = games[TEXTS.indexOf(pieces)] ?? games[0];
  const other = (parts: readonly string[] = many(6, () => oneOf(pieces))) => {
    const next = [...parts];
    next.splice(random(next.length), random(5) < 3 ? 1 : 0, ...many(1 + random(3), () => oneOf(pieces)));
    return next.slice(0, 24);
  };
  const filled = (parts: readonly string[], length: number, at = 0) => {
    const one = `${parts.join("")}\n`;
    return `${at}\n${one.repeat(Math.ceil(length / one.length))}`.slice(0, length);
  };
  const posted = (path: string): Climb => ({
    sent: (parts) => ({
      what: `POST ${path}, ${JSON.stringify(parts.join("")).slice(0, 60)}`,
      method: "POST",
      path: () => path,
      body: JSON.stringify({ text: filled(parts, 65_000) }),
    }),
    other,
  });
  const asked = (path: string, length: number): Climb => ({
    sent: (parts) => ({
      what: `GET ${path}${JSON.stringify(parts.join("")).slice(0, 60)}`,
      path: (at) => path + encodeURIComponent(filled(parts, length, at)),
    }),
    other,
  });
  const [sample] = samples(game);
  const code = sample ? (encode(games, builtInPool(game), sample) ?? "") : "";
  return [
    posted(`/api/v1/games/${game.id}/check`),
    posted("/api/v1/recognise"),
    asked("/?list=", 1_500),
    asked(`/${game.id}/cards?q=`, 250),
    asked(`/api/v1/decks?q=`, 200),
    asked(`/d/${code}/proxies?each=`, 20),
  ];
}
