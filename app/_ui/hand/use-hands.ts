import { useState } from "react";
import type { Ruled } from "../../../lib/core/table/move.ts";
import type { OwnQuestions, Wanted } from "../../../lib/odds/weigh.ts";
import type { Dealing } from "./dealing.ts";
import type { KeepOrRedraw } from "./keep-or-redraw.tsx";
import type { HandAfter, OnScales } from "./weighing.ts";

/** A hand that was dealt on this page, and the cards that are about to be replaced. */
interface Shown extends HandAfter {
  readonly dealing: Dealing;
  /** The kind of move that is being made card by card, and its cards. */
  readonly choosing?: { readonly what: string; readonly cards: readonly number[] };
  /** What gets the focus, because what was pressed may be gone with the hand before. */
  readonly focus: string;
  /** The hand weighed against a redraw, or after one, if somebody asked for that. */
  readonly weighed?: OnScales & { readonly Panel: typeof KeepOrRedraw };
}

const PASS: Ruled = { do: "pass" };

/** The hands of a deck, beginning with the one that its code is the seed of. The dealer is loaded for the first change. */
export function useHands(code: string, gameId: string, own: OwnQuestions | undefined) {
  const [shown, setShown] = useState<Shown | undefined>(undefined);
  const [said, setSaid] = useState("");
  const [question, setQuestion] = useState<Wanted | undefined>(undefined);
  const show = async (make: (dealing: Dealing) => Shown | string, about = question) => {
    try {
      const dealing = shown?.dealing ?? (await (await import("./dealing.ts")).loadDealing(code, gameId));
      const next = make(dealing);
      if (typeof next === "string") return setSaid(next);
      const weighed = about === undefined || next.choosing ? undefined : await weighing(next, about, own);
      setSaid(typeof weighed === "string" ? weighed : "");
      setShown(typeof weighed === "object" ? { ...next, weighed } : next);
    } catch (error) {
      setSaid(`No hand could be dealt: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const { seed = code, choosing, weighed } = shown ?? {};
  const deal = (seed: string, moves: readonly Ruled[], focus = AGAIN) =>
    void show((dealing) => {
      const hand = dealing.hand(seed, moves);
      return typeof hand === "string" ? hand : { dealing, seed, moves, hand, focus };
    });
  const choose = (what: string, cards: readonly number[]) =>
    void show((dealing) => {
      const hand = dealing.hand(seed);
      if (typeof hand === "string") return hand;
      if (typeof dealing.hand(seed, movesOf(what, cards)) === "string") return "No more cards can be replaced.";
      return { dealing, seed, moves: [], hand, choosing: { what, cards }, focus: choosing ? "" : "[aria-pressed]" };
    });
  /** Makes a move with some cards, or with the whole hand if it names none. */
  const redraw = ({ what, cards }: NonNullable<OnScales["best"]>, focus?: string) =>
    deal(seed, cards.length === 0 ? [{ do: what }] : [...movesOf(what, cards), PASS], focus);
  return {
    shown,
    said,
    again: (seed: string) => deal(seed, []),
    play: (what: string) => redraw({ what, cards: [] }),
    /** Begins to choose cards for a move. */
    begin: (what: string) => choose(what, []),
    toggle: (id: number) => {
      if (!choosing) return;
      const { what, cards } = choosing;
      choose(what, cards.includes(id) ? cards.filter((one) => one !== id) : [...cards, id]);
    },
    replace: () => choosing && redraw(choosing),
    keep: () => deal(seed, []),
    /** Redraws as is best for the question that is asked. */
    redraw: () => weighed?.best && redraw(weighed.best, QUESTION),
    /** Weighs the hand for a question of the game, or for the one that tells most of it. */
    weigh: (about: Wanted) => {
      setQuestion(about);
      void show((dealing) => {
        const { moves = [], hand = dealing.hand(seed) } = shown ?? {};
        return typeof hand === "string" ? hand : { dealing, seed, moves, hand, focus: QUESTION };
      }, about);
    },
  };
}

const AGAIN = "[data-again]";
const QUESTION = "[data-question]";

/** What is found of a hand, or why nothing is. */
async function weighing(
  { dealing, ...after }: Shown,
  about: Wanted,
  own: OwnQuestions | undefined,
): Promise<Shown["weighed"] | string> {
  const [{ weigh }, { KeepOrRedraw: Panel }] = await Promise.all([
    import("./weighing.ts"),
    import("./keep-or-redraw.tsx"),
  ]);
  const found = weigh(dealing, after, about, own);
  return typeof found === "string" ? found : { ...found, Panel };
}

function movesOf(what: string, cards: readonly number[]): readonly Ruled[] {
  return cards.map((card) => ({ do: what, card }));
}
