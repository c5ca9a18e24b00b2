import { type RefObject, useEffect, useState } from "react";
import { whenIdle } from "../idle.ts";
import { courier, withWorkers } from "../workers.ts";
import type { ToTry, Tried } from "./yardstick-worker.ts";

/** A deck that is changed again and again is not played in between. */
const STILL_MS = 1_500;

/** Whether the browser was told to save data. */
export function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return (
    typeof connection === "object" && connection !== null && "saveData" in connection && connection.saveData === true
  );
}

/** What a few games say of a deck: played when it stays as it is, while nothing else is to be done, and in sight if that is asked. */
export function useTried(
  { gameId, code, games, plan }: ToTry,
  isPlayed: boolean,
  seen: RefObject<HTMLElement | null> | undefined,
): Tried | undefined {
  const [tried, setTried] = useState<{ readonly of: string; readonly what: Tried } | undefined>(undefined);
  const of = `${code} ${plan}`;
  useEffect(() => {
    // A browser without workers or observers has the link to the whole measurement.
    if (!isPlayed || savesData() || typeof Worker === "undefined" || typeof IntersectionObserver === "undefined")
      return;
    const off = new AbortController();
    const show = (what: Tried) => off.signal.aborted || setTried({ of, what });
    const play = () => {
      const worker = new Worker(new URL("./yardstick-worker.ts", import.meta.url), { type: "module" });
      const ask = courier<ToTry, Tried>(worker);
      withWorkers([worker], off.signal, () => ask({ gameId, code, games, plan })).then(show, (error: unknown) =>
        show({ why: error instanceof Error ? error.message : String(error) }),
      );
    };
    let cancel: () => void = () => undefined;
    const begin = () => {
      cancel = whenIdle(play);
    };
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      begin();
    });
    const still = setTimeout(() => (seen?.current ? watch.observe(seen.current) : begin()), STILL_MS);
    return () => {
      clearTimeout(still);
      watch.disconnect();
      cancel();
      off.abort();
    };
  }, [seen, isPlayed, gameId, code, games, plan, of]);
  return tried?.of === of ? tried.what : undefined;
}
