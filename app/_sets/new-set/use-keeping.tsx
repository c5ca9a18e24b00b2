import { useState } from "react";
import type { KeptSet } from "../../../lib/sheets/kept-set.ts";
import type { Kept } from "./keeping.ts";

/** Waits until a set is kept, and hands it on or remembers why that failed. */
export function useKeeping(onKept: (set: KeptSet) => void) {
  const [fault, setFault] = useState("");
  const [isKeeping, setKeeping] = useState(false);
  const keep = async (work: Promise<Kept>) => {
    setKeeping(true);
    const kept = await work;
    setKeeping(false);
    setFault(kept.ok ? "" : kept.why);
    if (kept.ok) onKept(kept.set);
  };
  return { fault, isKeeping, keep };
}

export function Fault({ says }: { says: string }) {
  if (says === "") return null;
  return (
    <p role="alert" className="mt-2 text-illegal">
      {says}
    </p>
  );
}
