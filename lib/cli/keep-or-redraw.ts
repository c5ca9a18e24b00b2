// The part of drydock odds that is about redraws: what the rules allow, and what a hand comes to with it.
import type { Start } from "../core/table/board.ts";
import { type Opening, type Redraw, redrawOf, whyNoRedraw } from "../core/table/opening.ts";
import { counted, fold, nearest } from "../core/words.ts";
import { askRedraws, type PileCard } from "../odds/ask-odds.ts";
import { awayText } from "../odds/away.ts";
import { type Fraction, outOf } from "../odds/fraction.ts";
import type { Redraws } from "../odds/redraw.ts";
import type { DealtDeck } from "./dealt.ts";
import { clipped, paint, Stop } from "./terminal.ts";

/** A question about the first hand of a deck whose game has a redraw. */
export interface RedrawAsked {
  readonly redraw: Redraw;
  readonly redraws: Redraws;
}

/** What the odds with a redraw are asked of. */
export interface FirstPile {
  readonly pile: readonly PileCard[];
  /** How many cards of it a first hand has, if one is drawn from it. */
  readonly hand: number | undefined;
  readonly seen: number;
}

/** Asks a question with the redraw of a deck's game. */
export function withRedraw({ pool, goldfish, start }: DealtDeck, from: FirstPile, question: string): RedrawAsked {
  const { game } = pool;
  const redraw = redrawOf(goldfish.opening, start.house);
  if (!redraw) throw new Stop(noRedraw(game, goldfish.opening, start.house));
  const { pile, hand, seen } = from;
  if (hand === undefined) throw new Stop("No first hand is drawn from this section, so nothing is redrawn.");
  const redraws = askRedraws(game, pile, question, { hand, seen, most: redraw.most });
  if (typeof redraws === "string") throw new Stop(redraws);
  return { redraw, redraws };
}

function noRedraw(game: DealtDeck["pool"]["game"], opening: Opening, house: Start["house"]): string {
  const why = whyNoRedraw(game, opening, house) ?? "";
  return opening.redraw?.house === undefined ? why : `${why} Add --house ${opening.redraw.house}.`;
}

/** The cards of a typed hand: names with commas between them, and counts before them. */
export function handOf(text: string, pile: readonly PileCard[], size: number): readonly string[] {
  const hand = text.split(",").flatMap((part) => {
    const [, count = "1", name = ""] = /^\s*(?:(\d{1,3})\s*x?\s+)?(.*?)\s*$/s.exec(part) ?? [];
    const found = pile.find(({ label, card }) => fold(label) === fold(name) || fold(card.name) === fold(name));
    if (!found) throw new Stop(`--hand: ${notThere(name, pile)}`);
    return Array.from({ length: Number(count) }, () => found.label);
  });
  for (const { label, count } of pile) {
    const { length } = hand.filter((one) => one === label);
    if (length > count) throw new Stop(`--hand: The hand has ${length} of ${label}, and the deck has ${count}.`);
  }
  if (hand.length !== size)
    throw new Stop(`--hand: A first hand has ${counted(size, "card")}, and this one has ${hand.length}.`);
  return hand;
}

function notThere(name: string, pile: readonly PileCard[]): string {
  const [near] = nearest(fold(name), pile, ({ label }) => [fold(label)]);
  return `None of these cards is called “${clipped(name)}”.${near ? ` Did you mean “${near.label}”?` : ""}`;
}

/** What a hand comes to, in words and for programs. */
export function ofHand({ redraw, redraws }: RedrawAsked, hand: readonly string[]) {
  const chances = redraws.ofHand(hand);
  if (typeof chances === "string") throw new Stop(chances);
  const { keep, redraw: best } = chances;
  const away = best?.away.map((place) => hand[place] ?? "") ?? [];
  const redrawn = best && ` Redraw: ${outOf(best.chance)} (best: ${awayText(redraw, away)}).`;
  return { keep, best, away, says: paint(`Keep: ${outOf(keep)}.${redrawn ?? " No card can be redrawn."}`, "bold") };
}

/** What hands come to before they are dealt, if each is redrawn when that is better. */
export function ofAnyHand({ redraws }: RedrawAsked): Fraction {
  const chances = redraws.ofAny();
  if (typeof chances === "string") throw new Stop(chances);
  return chances.best;
}
