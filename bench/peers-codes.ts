import { deflateRawSync, inflateRawSync } from "node:zlib";
import { peer } from "./peers.ts";

/** The cards of a section in the order of their numbers, with counts. */
export type Section = readonly (readonly [card: number, count: number])[];

export interface Codec {
  readonly name: string;
  encode(deck: readonly Section[]): string;
  decode(code: string): readonly Section[];
}

interface Deckstrings {
  encode(deck: {
    cards: [number, number][];
    sideboardCards: [number, number, number][];
    heroes: number[];
    format: number;
  }): string;
  decode(code: string): { cards: [number, number][]; sideboardCards: [number, number, number][]; heroes: number[] };
}

type Pair = [card: number, count: number];

// Their card numbers begin at 1.
const pairs = (section: Section | undefined) => (section ?? []).map(([card, count]): Pair => [card + 1, count]);
const back = ([card, count]: readonly number[]): Pair => [(card ?? 0) - 1, count ?? 1];

/** Hearthstone's codes: one or two bytes per card, in groups of one, two and more copies. */
function deckstrings(): Codec | undefined {
  const module = peer<Deckstrings>("deckstrings");
  if (!module) return undefined;
  return {
    name: "deckstrings",
    encode: ([main, heroes, sideboard]) =>
      module.encode({
        cards: pairs(main),
        heroes: pairs(heroes).map(([card]) => card),
        sideboardCards: pairs(sideboard).map(([card, count]) => [card, count, 1]),
        format: 2,
      }),
    decode: (code) => {
      const { cards, heroes, sideboardCards } = module.decode(code);
      return [cards.map(back), heroes.map((card) => back([card])), sideboardCards.map(back)];
    },
  };
}

interface RuneterraLine {
  readonly cardCode: string;
  readonly count: number;
}
interface Runeterra {
  getCodeFromDeck(deck: readonly RuneterraLine[]): string;
  getDeckFromCode(code: string): readonly RuneterraLine[];
}

const REGIONS = ["DE", "FR", "IO", "NX", "PZ", "SI", "BW", "MT"];

/** Codes of Legends of Runeterra: only the main deck, with its cards spread over eight regions. */
function runeterra(): Codec | undefined {
  const module = peer<Runeterra>("lor-deckcodes-ts");
  if (!module) return undefined;
  const name = (card: number) => `01${REGIONS[card % 8]}${String(Math.floor(card / 8)).padStart(3, "0")}`;
  const number = (code: string) => Number(code.slice(4)) * 8 + REGIONS.indexOf(code.slice(2, 4));
  return {
    name: "lor-deckcodes-ts (main only)",
    encode: ([main]) => module.getCodeFromDeck((main ?? []).map(([card, count]) => ({ cardCode: name(card), count }))),
    decode: (code) => [module.getDeckFromCode(code).map(({ cardCode, count }) => [number(cardCode), count] as const)],
  };
}

/** What most people use who have no code of their own. */
const deflated: Codec = {
  name: "deflate of JSON",
  encode: (deck) => deflateRawSync(JSON.stringify(deck), { level: 9 }).toString("base64url"),
  decode: (code) => JSON.parse(inflateRawSync(Buffer.from(code, "base64url")).toString()),
};

export function codecs(): readonly Codec[] {
  return [deckstrings(), runeterra(), deflated].filter((codec) => codec !== undefined);
}
