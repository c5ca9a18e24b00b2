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

/** What a few games say of a deck: played when it stays as it is, in sight, while nothing else is to be done. */
export function useTried(seen: RefObject<HTMLElement | null>, { gameId, code, games }: ToTry): Tried | undefined {
  const [tried, setTried] = useState<{ readonly code: string; readonly what: Tried } | undefined>(undefined);
  useEffect(() => {
    // A browser without observers has the link to the whole measurement.
    if (!seen.current || savesData() || typeof IntersectionObserver === "undefined") return;
    const off = new AbortController();
    const show = (what: Tried) => off.signal.aborted || setTried({ code, what });
    const play = () => {
      const worker = new Worker(new URL("./yardstick-worker.ts", import.meta.url), { type: "module" });
      const ask = courier<ToTry, Tried>(worker);
      withWorkers([worker], off.signal, () => ask({ gameId, code, games })).then(show, (error: unknown) =>
        show({ why: error instanceof Error ? error.message : String(error) }),
      );
    };
    let cancel: () => void = () => undefined;
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watch.disconnect();
      cancel = whenIdle(play);
    });
    const { current } = seen;
    const still = setTimeout(() => watch.observe(current), STILL_MS);
    return () => {
      clearTimeout(still);
      watch.disconnect();
      cancel();
      off.abort();
    };
  }, [seen, gameId, code, games]);
  return tried?.code === code ? tried.what : undefined;
}
