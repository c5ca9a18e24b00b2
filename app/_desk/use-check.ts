import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import type { StampedGame } from "../../lib/contract/stamped-game.ts";
import type { CardCount } from "../../lib/desk/card-counts.ts";
import type { JudgedList } from "../../lib/desk/judge-list.ts";
import { afterPaint } from "../_client/after-paint.ts";
import { checkAll } from "./check-all.ts";
import type { DeskAnswer } from "./desk-work.ts";
import type { DeskRequest } from "./given-files.ts";

/** How far a check of many lists is. */
export interface Check {
  readonly phase: "checking" | "done" | "cancelled" | "failed";
  readonly lists: readonly JudgedList[];
  /** How many lists there are, once they are parted. */
  readonly total?: number;
  /** What was left out because there were too many lists. */
  readonly left?: string;
  /** Why the check failed. */
  readonly why?: string;
  readonly cards?: readonly CardCount[];
}

const BEGUN: Check = { phase: "checking", lists: [] };

/** One check at a time, with its verdicts as they come. */
export function useCheck(games: readonly StampedGame[]) {
  const [check, setCheck] = useState<Check | undefined>(undefined);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);
  const start = useCallback(
    (request: DeskRequest) => {
      stop.current();
      setCheck(BEGUN);
      // A thread takes time to start, so the press is answered first.
      stop.current = afterPaint(() => {
        stop.current = checkAll(games, request, {
          tells: (answer) => startTransition(() => setCheck((before) => before && told(before, answer))),
          failed: (why) => setCheck((before) => before && { ...before, phase: "failed", why }),
        });
      });
    },
    [games],
  );
  const cancel = useCallback(() => {
    stop.current();
    setCheck((before) => before && { ...before, phase: "cancelled" });
  }, []);
  const leave = useCallback(() => {
    stop.current();
    setCheck(undefined);
  }, []);
  return { check, start, cancel, leave };
}

function told(before: Check, answer: DeskAnswer): Check {
  if (before.phase !== "checking") return before;
  if ("judged" in answer) return { ...before, lists: [...before.lists, ...answer.judged] };
  if ("cards" in answer) return { ...before, phase: "done", cards: answer.cards };
  return { ...before, ...answer };
}
