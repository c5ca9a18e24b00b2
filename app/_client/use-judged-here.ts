import { useEffect, useState } from "react";
import type { JudgedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { hasOwnSets } from "./has-own-sets.ts";
import { whenIdle } from "./idle.ts";
import type { CodedDeck } from "./judged-here.ts";

/** A deck as the card sets of this browser judge it. Undefined without any: then what the server said holds. */
export function useJudgedHere({ gameId, code, stamp }: CodedDeck, isAsked = true): JudgedDeck | undefined {
  const [judged, setJudged] = useState<JudgedDeck | undefined>(undefined);
  useEffect(() => {
    let isLeft = !isAsked;
    const cancel = whenIdle(async () => {
      // Only who keeps card sets loads the rules and the cards.
      if (isLeft || !(await hasOwnSets())) return;
      const { judgedHere } = await import("./judged-here.ts");
      const found = await judgedHere({ gameId, code, ...(stamp !== undefined && { stamp }) });
      if (!isLeft) setJudged(found);
    });
    return () => {
      isLeft = true;
      cancel();
    };
  }, [gameId, code, stamp, isAsked]);
  return judged;
}
