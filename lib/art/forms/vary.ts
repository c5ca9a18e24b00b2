import type { Draw, Pen } from "../pen/pen.ts";
import type { Point } from "../pen/points.ts";

interface Most {
  /** Degrees to either side. */
  readonly turn?: number;
  readonly near?: number;
}

/** The same scene seen otherwise, by the dice of the card: nearer, turned, from the other side. */
export function vary(pen: Pen, draw: Draw, { turn = 12, near = 1.3 }: Most = {}): void {
  const how = { scale: pen.between(1, near), turn: pen.between(-turn, turn), flip: pen.pick([1, -1]) };
  const middle: Point = [200 + pen.between(-18, 18), 140 + pen.between(-10, 10)];
  pen.at(middle, how, () => pen.at([-200, -140], {}, draw));
}
