import { afterPaint } from "../../../_client/after-paint.ts";
import type { Sitting } from "./sitting.ts";

/** Does something after each step of a sitting, once its table has been painted. */
export function afterStep(sitting: Sitting, act: () => void): () => void {
  let callOff = () => {};
  const stop = sitting.subscribe(() => {
    callOff();
    callOff = afterPaint(act);
  });
  return () => {
    callOff();
    stop();
  };
}
