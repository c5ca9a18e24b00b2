import type { Card } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import { valueAt } from "../core/look/card-view.ts";

export const SIZES = ["small", "medium", "large"] as const;

/** As how large a picture is seen: about 64, 120 or 280 pixels wide. */
export type ArtSize = (typeof SIZES)[number];

/** Changes with every change of the drawings, so that nobody is shown an older one from a cache. */
export const EDITION = 2;

type Drawn = Pick<Game, "id" | "attributes" | "layout">;

/**
 * The address of a card's picture. Two cards that could look different have different addresses, so what is found at one
 * never changes.
 */
export function artAddress(game: Drawn, card: Card, name: string, size: ArtSize): string {
  return `/art/${game.id}/${artPrint(game, card, name)}-${size}.svg`;
}

export interface ArtRequest {
  readonly game: string;
  readonly print: string;
  readonly size: ArtSize;
}

const ADDRESS = /^\/art\/([a-z-]{1,40})\/([0-9a-z]{1,11})-(small|medium|large)\.svg$/;

/** The picture that an address asks for, if it is one of a picture. */
export function readArtAddress(path: string): ArtRequest | undefined {
  const [, game, print, size] = ADDRESS.exec(path) ?? [];
  const known = SIZES.find((one) => one === size);
  return game === undefined || print === undefined || known === undefined ? undefined : { game, print, size: known };
}

const prints = new WeakMap<Card, { readonly name: string; readonly print: string }>();

/** A short text of all that a picture depends on. */
export function artPrint(game: Drawn, card: Card, name: string): string {
  const before = prints.get(card);
  if (before?.name === name) return before.print;
  const values = game.attributes.map(({ name }) => valueAt(card, { attribute: name }).value);
  const print = hash(JSON.stringify([EDITION, name, game.layout.accent, values, card.standIn]));
  prints.set(card, { name, print });
  return print;
}

/** Two runs of FNV-1a, of which 53 bits are kept. */
function hash(text: string): string {
  let [high, low] = [0x811c9dc5, 0xc59d1c81];
  for (let i = 0; i < text.length; i++) {
    high = Math.imul(high ^ text.charCodeAt(i), 0x01000193);
    low = Math.imul(low ^ text.charCodeAt(text.length - 1 - i), 0x01000193);
  }
  return ((high >>> 11) * 0x1_0000_0000 + (low >>> 0)).toString(36);
}
