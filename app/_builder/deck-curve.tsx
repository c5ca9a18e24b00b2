import { memo } from "react";
import { curveOf, type Numbers } from "../../lib/deck/view/charts.ts";
import { inWords } from "../_ui/charts/chart-frame.tsx";
import { Columns } from "../_ui/charts/histogram.tsx";

/** The height of its largest column. With numbers and labels the curve is about twice as high. */
const HIGH = 26;

/** The chart that tells most of a deck, small, below the verdict. */
export const DeckCurve = memo(function DeckCurve({ numbers }: { numbers: readonly Numbers[] }) {
  const curve = curveOf(numbers);
  if (!curve) return null;
  const { title, average, bars } = curve;
  return (
    <figure className="mt-1.5">
      <figcaption className="label">
        {title}
        {average === undefined ? null : `, average ${average.toFixed(1)}`}
      </figcaption>
      <Columns bars={bars} label={inWords(curve)} high={HIGH} />
    </figure>
  );
});
