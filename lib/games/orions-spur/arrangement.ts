import type { Arrangement } from "../../core/game.ts";
import type { OrionsSpurCard } from "./card.ts";
import { ROW } from "./fleet.ts";
import type { SectionId } from "./sections.ts";

/** Where each card goes if the list of a fleet names no rows. Placeholder values count here. */
export const arrangement: Arrangement<OrionsSpurCard, SectionId> = {
  words: ["fleet", "ships"],
  says: "The list names no rows, so a ship of the highest VP is put behind as the flagship and the others in front, up to 5, then in the middle.",
  arrange: (cards) => {
    const out: { section: SectionId; index: number; count: number }[] = [];
    const behind = highest(cards.map(({ card }) => card));
    let front = 0;
    for (const [index, { card, count }] of cards.entries()) {
      if (card.kind === "tactic") {
        out.push({ section: "tactics", index, count });
        continue;
      }
      if (index === behind) out.push({ section: "flagship", index, count: 1 });
      const left = index === behind ? count - 1 : count;
      const inFront = Math.min(left, ROW - front);
      front += inFront;
      if (inFront > 0) out.push({ section: "front", index, count: inFront });
      if (left > inFront) out.push({ section: "middle", index, count: left - inFront });
    }
    return out;
  },
};

/** The first ship with the highest VP. A ship with unknown VP counts as the lowest. */
function highest(cards: readonly OrionsSpurCard[]): number {
  let best = -1;
  for (const [i, card] of cards.entries()) {
    if (card.kind === "ship" && (best < 0 || vp(card) > vp(cards[best]))) best = i;
  }
  return best;
}

function vp(card: OrionsSpurCard | undefined): number {
  return card?.vp ?? -1;
}
