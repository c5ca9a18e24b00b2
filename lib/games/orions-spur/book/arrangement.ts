import type { Arrangement } from "../../../core/game.ts";
import type { OrionsSpurCard } from "../cards/card.ts";
import type { SectionId } from "../cards/sections.ts";
import { CLASSES, ROW } from "./fleet.ts";

/** Where each card goes if the list of a fleet names no rows. Placeholder values count here. */
export const arrangement: Arrangement<OrionsSpurCard, SectionId> = {
  words: ["fleet", "ships"],
  says: "The list names no rows, so a ship of the highest VP is put behind as the flagship and the others in front, up to 5, then in the middle. Where VP are not published, the light cruiser leads a standard fleet.",
  arrange: (cards) => {
    const out: { section: SectionId; index: number; count: number }[] = [];
    const behind = leader(cards);
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

interface Line {
  readonly card: OrionsSpurCard;
  readonly count: number;
}

/** The ship that goes behind: that of the highest VP, which in a standard fleet is the light cruiser. (p.5) */
function leader(lines: readonly Line[]): number {
  const ships = lines.filter(({ card }) => card.kind === "ship");
  if (ships.some(({ card }) => card.vp === undefined) && isStandard(ships))
    return lines.findIndex(({ card }) => card.shipClass === "light-cruiser");
  return highest(lines.map(({ card }) => card));
}

/** Whether these are exactly the ships that everybody starts with. */
function isStandard(ships: readonly Line[]): boolean {
  const count = (some: readonly Line[]) => some.reduce((sum, line) => sum + line.count, 0);
  const inClass = (name: string) => count(ships.filter(({ card }) => card.shipClass === name));
  const total = CLASSES.reduce((sum, one) => sum + one.ships, 0);
  return count(ships) === total && CLASSES.every((one) => inClass(one.shipClass) === one.ships);
}

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
