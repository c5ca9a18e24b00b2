import { startTransition, useEffect, useRef, useState } from "react";
import type { StampedGame } from "../../lib/contract/stamped-game.ts";
import type { Draft } from "../../lib/deck/draft/draft.ts";
import type { JudgedDeck } from "./judging.ts";

/** The verdicts so far, each with the version of the draft that it is about. */
type Verdicts = ReadonlyMap<string, { readonly version: number; readonly judged: JudgedDeck }>;

const NONE: Verdicts = new Map();

/** The verdicts on drafts, as they come. The rules and cards of the games are only loaded for this. */
export function useVerdicts(games: readonly StampedGame[], drafts: readonly Draft[]): Verdicts {
  const [verdicts, setVerdicts] = useState(NONE);
  const known = useRef(verdicts);
  known.current = verdicts;
  useEffect(() => {
    let stop = () => {};
    let isLeft = false;
    const stamps = new Map(games.map(({ id, stamp }) => [id, stamp]));
    const open = drafts.filter(({ id, version }) => known.current.get(id)?.version !== version);
    if (open.length > 0)
      void import("./judging.ts").then(({ judgeAll }) => {
        if (isLeft) return;
        stop = judgeAll(open, stamps, (batch) => {
          if (isLeft || batch.length === 0) return;
          const more = batch.map(([{ id, version }, judged]) => [id, { version, judged }] as const);
          startTransition(() => setVerdicts((before) => new Map([...before, ...more])));
        });
      });
    return () => {
      isLeft = true;
      stop();
    };
  }, [games, drafts]);
  return verdicts;
}
