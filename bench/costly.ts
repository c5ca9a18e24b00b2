// Requests that are dear to answer.
import { games } from "../lib/games/index.ts";

/** How many of the worst are sent at once. */
export const AT_ONCE = 120;

export interface Sent {
  readonly what: string;
  readonly method?: "GET" | "POST" | "PUT";
  /** An address for each try, so that nothing that was kept is measured. `url` is where `saved` is. */
  path(at: number, url: string): string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What is saved first. Its key is then sent too. */
  readonly saved?: { readonly path: string; readonly body: string };
}

export const LIGATURE = "\ufdfa";
export const many = <T>(count: number, make: (at: number) => T) => Array.from({ length: count }, (_, at) => make(at));
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
