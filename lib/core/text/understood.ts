import type { Card } from "../card/card.ts";
import { sentencesOf } from "../sentences.ts";
import type { Goldfish } from "../table/goldfish.ts";

/** A sentence of a card, and whether the table carries it out. If not, it is left to the player. */
export interface Understood {
  readonly sentence: string;
  readonly isCarriedOut: boolean;
}

export function understoodOf<C extends Card>({ texts }: Pick<Goldfish<C>, "texts">, card: C): readonly Understood[] {
  return sentencesOf(card.text).map((sentence) => ({
    sentence,
    isCarriedOut: texts?.carriesOut(card, sentence) ?? false,
  }));
}
