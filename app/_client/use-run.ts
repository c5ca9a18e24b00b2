import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { afterPaint } from "./after-paint.ts";

/** Some work in threads: how far it is, and what came of it. */
export type Run<P, T> =
  | { readonly is: "idle" }
  | { readonly is: "running"; readonly progress?: P }
  | { readonly is: "cancelled"; readonly progress?: P }
  | { readonly is: "done"; readonly result: T }
  | { readonly is: "failed"; readonly why: string };

/** One piece of work at a time. A new one calls off the one before. */
export function useRun<P, T>() {
  const [run, setRun] = useState<Run<P, T>>({ is: "idle" });
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const start = useCallback((work: (signal: AbortSignal, tells: (progress: P) => void) => Promise<T>) => {
    stop.current?.abort();
    const off = new AbortController();
    stop.current = off;
    setRun({ is: "running" });
    const show = (next: Run<P, T>) => {
      if (!off.signal.aborted) startTransition(() => setRun(next));
    };
    // To start threads takes a while. The page says first that it has begun.
    const cancel = afterPaint(() =>
      work(off.signal, (progress) => show({ is: "running", progress })).then(
        (result) => show({ is: "done", result }),
        (error: unknown) => show({ is: "failed", why: error instanceof Error ? error.message : String(error) }),
      ),
    );
    off.signal.addEventListener("abort", cancel, { once: true });
  }, []);
  const cancel = useCallback(() => {
    stop.current?.abort();
    setRun((before) => (before.is === "running" ? { ...before, is: "cancelled" } : before));
  }, []);
  return { run, start, cancel };
}
