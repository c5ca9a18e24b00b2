import { useState } from "react";
import type { Ruled } from "../../../lib/core/table/goldfish.ts";
import type { FirstHand } from "../../../lib/deck/first-hand.ts";
import type { Weighed } from "../../../lib/odds/weigh.ts";
import type { Dealing } from "./dealing.ts";
import type { KeepOrRedraw } from "./keep-or-redraw.tsx";

/** A hand that was dealt on this page, and the cards that are about to be replaced. */
interface Shown {
  readonly dealing: Dealing;
  readonly seed: string;
  readonly hand: FirstHand;
  /** The kind of move that is being made card by card, and its cards. */
  readonly choosing?: { readonly what: string; readonly cards: readonly number[] };
  /** What gets the focus, because what was pressed may be gone with the hand before. */
  readonly focus: string;
  /** The hand weighed against a redraw, if somebody asked for that. */
  readonly weighed?: Weighed & { readonly Panel: typeof KeepOrRedraw };
}

/** The hands of a deck, beginning with the one that its code is the seed of. The dealer is loaded for the first change. */
export function useHands(code: string, gameId: string) {
  const [shown, setShown] = useState<Shown | undefined>(undefined);
  const [said, setSaid] = useState("");
  const [question, setQuestion] = useState<number | "open" | undefined>(undefined);
  const show = async (make: (dealing: Dealing) => Shown | string, about = question) => {
    try {
      const dealing = shown?.dealing ?? (await (await import("./dealing.ts")).loadDealing(code, gameId));
      const next = make(dealing);
      if (typeof next === "string") return setSaid(next);
      const weighed = about === undefined ? undefined : await weighing(next, about);
      setSaid(typeof weighed === "string" ? weighed : "");
      setShown(typeof weighed === "object" ? { ...next, weighed } : next);
    } catch (error) {
      setSaid(`No hand could be dealt: ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const { seed = code, choosing } = shown ?? {};
  const deal = (seed: string, moves: readonly Ruled[]) =>
    void show((dealing) => {
      const hand = dealing.hand(seed, moves);
      return typeof hand === "string" ? hand : { dealing, seed, hand, focus: "[data-again]" };
    });
  const choose = (what: string, cards: readonly number[]) =>
    void show((dealing) => {
      const hand = dealing.hand(seed);
      if (typeof hand === "string") return hand;
      if (typeof dealing.hand(seed, movesOf(what, cards)) === "string") return "No more cards can be replaced.";
      return { dealing, seed, hand, choosing: { what, cards }, focus: choosing ? "" : "[aria-pressed]" };
    });
  return {
    shown,
    said,
    again: (seed: string) => deal(seed, []),
    /** Makes a move with the whole hand. */
    play: (what: string) => deal(seed, [{ do: what }]),
    /** Begins to choose cards for a move. */
    begin: (what: string) => choose(what, []),
    toggle: (id: number) => {
      if (!choosing) return;
      const { what, cards } = choosing;
      choose(what, cards.includes(id) ? cards.filter((one) => one !== id) : [...cards, id]);
    },
    replace: () => choosing && deal(seed, [...movesOf(choosing.what, choosing.cards), { do: "pass" }]),
    keep: () => deal(seed, []),
    /** Weighs the hand for a question of the game, or for the first that is open. */
    weigh: (about: number | "open") => {
      setQuestion(about);
      void show((dealing) => {
        const hand = shown?.hand ?? dealing.hand(seed);
        return typeof hand === "string" ? hand : { dealing, seed, hand, focus: "[data-question]" };
      }, about);
    },
  };
}

/** A hand weighed against its best redraw, or why it cannot be. Nothing if it was redrawn already. */
async function weighing({ dealing, hand }: Shown, about: number | "open"): Promise<Shown["weighed"] | string> {
  if (hand.choices.length === 0) return undefined;
  const [{ weigh }, { KeepOrRedraw: Panel }] = await Promise.all([
    import("./weighing.ts"),
    import("./keep-or-redraw.tsx"),
  ]);
  const weighed = weigh(dealing, hand, about);
  if (typeof weighed === "string") return weighed;
  return { ...weighed, away: weighed.away.map((place) => hand.cards[place]?.id ?? -1), Panel };
}

function movesOf(what: string, cards: readonly number[]): readonly Ruled[] {
  return cards.map((card) => ({ do: what, card }));
}
