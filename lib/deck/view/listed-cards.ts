import type { Deck } from "../../core/judge/deck.ts";

/** A card of a deck, or a line that names none as it was written, with its count. */
export interface ListedCard {
  readonly section: string;
  readonly name: string;
  readonly count: number;
  /** Whether the line names one card of the game in one of its sections. */
  readonly isCard: boolean;
}

/** All lines of a deck by the names of their cards. */
export function listedCards({ entries, misread }: Deck): readonly ListedCard[] {
  return [
    ...entries.map(({ section, card, count }) => ({ section, name: card.label, count, isCard: true })),
    ...misread.map(({ section, text, count }) => ({ section, name: text, count, isCard: false })),
  ];
}
