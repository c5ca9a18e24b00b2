import { afterPaint } from "../../../_client/after-paint.ts";
import type { Sitting } from "./sitting.ts";

/** What follows the steps of a sitting, all of it behind one paint. */
const followers = new WeakMap<Sitting, Set<() => void>>();

/** Does something after each step of a sitting, once its table has been painted. */
export function afterStep(sitting: Sitting, act: () => void): () => void {
  const acts = followers.get(sitting) ?? followed(sitting);
  acts.add(act);
  return () => acts.delete(act);
}

function followed(sitting: Sitting): Set<() => void> {
  const acts = new Set<() => void>();
  followers.set(sitting, acts);
  let isDue = false;
  sitting.subscribe(() => {
    if (isDue) return;
    isDue = true;
    afterPaint(() => {
      isDue = false;
      for (const act of acts) act();
    });
  });
  return acts;
}
