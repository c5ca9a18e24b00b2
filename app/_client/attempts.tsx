"use client";
import { useState } from "react";
import type { Outcome } from "./drafts/changing.ts";
import { storageFault } from "./storage.ts";

/** Carries out changes of what this browser keeps, one at a press, and remembers what came of the last one. */
export function useAttempts(refresh: (() => Promise<void>) | undefined) {
  const [done, setDone] = useState<Outcome>({ says: "" });
  const attempt = async (work: () => Promise<Outcome>) => {
    const outcome = await work().catch(
      (error: unknown): Outcome => ({ says: `Nothing was changed: ${storageFault(error)}.` }),
    );
    await refresh?.();
    setDone(outcome);
  };
  return { done, attempt };
}

/** Says what came of the last change, with the button that takes it back. */
export function LastChange({ done, attempt }: ReturnType<typeof useAttempts>) {
  const { says, undo } = done;
  return (
    <>
      <span role="status" className="text-sm text-faint">
        {says}
      </span>
      {undo ? (
        <button type="button" data-undo className="tool" onClick={() => void attempt(undo)}>
          Undo
        </button>
      ) : null}
    </>
  );
}
