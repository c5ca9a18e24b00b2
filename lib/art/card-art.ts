import type { Card } from "../core/card/card.ts";
import { faceOf, valueAt } from "../core/look/card-view.ts";
import type { Layout } from "../core/look/layout.ts";
import { type LineArt, lineArt } from "./line-art.ts";

/** The drawing of a card. It shows what the card is, by the name under which players find it. */
export function artOf(game: { readonly kind: string; readonly layout: Layout }, card: Card, name: string): LineArt {
  const { motif, by, size } = faceOf(game, card).art;
  const word = by && String(valueAt(card, by).value);
  const number = size && Number(valueAt(card, size).value);
  const share = size && number !== undefined && Number.isFinite(number) ? number / size.most : undefined;
  return lineArt((word !== undefined && by?.of[word]) || motif, name, share);
}
