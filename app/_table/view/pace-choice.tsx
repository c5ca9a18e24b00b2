import { useEffect, useState } from "react";
import { keepPace, PACES, paceCalled, paceNow } from "../state/pace.ts";

/** How fast the moves of the other side are shown. */
export function PaceChoice() {
  const [pace, setPace] = useState(paceCalled(null));
  useEffect(() => setPace(paceNow()), []);
  return (
    <fieldset>
      <legend className="font-semibold">Pace</legend>
      <p className="text-sm text-faint">
        How fast the moves of the other side are shown. Any key shows the rest at once.
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        {PACES.map((one) => (
          <button
            key={one.name}
            type="button"
            className="chip"
            aria-pressed={one === pace}
            onClick={() => {
              keepPace(one);
              setPace(one);
            }}
          >
            {one.name}
          </button>
        ))}
      </p>
    </fieldset>
  );
}
