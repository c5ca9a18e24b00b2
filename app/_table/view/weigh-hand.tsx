import { KeepOrRedraw } from "../../_ui/hand/keep-or-redraw.tsx";
import type { FirstHand } from "../state/first-hand.ts";
import { FloatingPanel } from "./floating-panel.tsx";

/** Both chances of the first hand in full, for a question that can be chosen. */
export default function WeighHand({ first: { found, ask }, onClose }: { first: FirstHand; onClose(): void }) {
  return (
    <FloatingPanel id="weigh-hand" title="Keep or redraw?" isBusy={found === undefined} onClose={onClose}>
      {typeof found === "object" ? <KeepOrRedraw weighed={found.weighed} onAsk={ask} /> : <p role="status">{found}</p>}
    </FloatingPanel>
  );
}
