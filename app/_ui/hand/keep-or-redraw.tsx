import { spelled } from "../../../lib/core/words.ts";
import { decimalOf, type Fraction, hundredthsOf, outOf } from "../../../lib/odds/fraction.ts";
import type { Redrawn, Weighed } from "../../../lib/odds/weigh.ts";
import { HundredDots } from "../charts/hundred-dots.tsx";

interface Props {
  readonly weighed: Weighed | Redrawn;
  onAsk(question: number): void;
  /** Makes the best redraw. At a table that is done with the cards themselves. */
  onRedraw?(): void;
}

/** What a hand comes to if it stays, and after its best redraw, or what a redraw came to, for a question that can be chosen. */
export function KeepOrRedraw({ weighed, onAsk, onRedraw }: Props) {
  const { questions, asked } = weighed;
  const isRedrawn = "now" in weighed;
  const [first, second] = isRedrawn ? [weighed.before, weighed.now] : [weighed.keep, weighed.redraw];
  const ahead = decimalOf(first) - decimalOf(second);
  // The difference of what is shown.
  const by = Math.abs(hundredthsOf(first) - hundredthsOf(second));
  return (
    <div className="sheet mt-2 flex flex-col gap-3 p-3">
      <label className="flex flex-col gap-1 text-sm">
        Your chance of
        <select
          data-question
          className="select w-full"
          value={asked}
          onChange={({ target }) => onAsk(Number(target.value))}
        >
          {questions.map((says, at) => (
            <option key={says} value={at}>
              {says}
            </option>
          ))}
        </select>
      </label>
      <div aria-live="polite">
        <div className="grid grid-cols-2 gap-2">
          <Half name={isRedrawn ? "Before" : "Keep"} chance={first} ahead={ahead} by={by} />
          <Half name={isRedrawn ? "Redrawn" : "Redraw"} chance={second} ahead={-ahead} by={by} />
        </div>
        <p className="mt-2 text-sm">
          {isRedrawn ? null : ahead === 0 ? "Nothing is gained by a redraw. " : `Best redraw: ${weighed.goes}. `}
          <span className="text-faint">Exact odds, not an estimate.</span>
        </p>
      </div>
      {isRedrawn || ahead === 0 || !onRedraw ? null : (
        <button type="button" className="tool self-start" onClick={onRedraw}>
          {redrawWords(weighed)}
        </button>
      )}
    </div>
  );
}

function redrawWords({ away, isWhole }: Weighed): string {
  if (isWhole) return "Redraw the hand";
  return away.length === 1 ? "Redraw this card" : `Redraw these ${spelled(away.length)}`;
}
interface HalfProps {
  readonly name: string;
  readonly chance: Fraction;
  /** By how much it is better than the other half. */
  readonly ahead: number;
  /** The same in hundredths, without a sign. */
  readonly by: number;
}

function Half({ name, chance, ahead, by }: HalfProps) {
  const isBetter = ahead > 0;
  const hands = hundredthsOf(chance);
  const difference = isBetter ? `Better by ${by === 0 ? "less than 1" : by} in 100` : "";
  return (
    <div
      className={`rounded bg-wash p-2 text-sm sm:p-3 ${isBetter ? "outline-2 -outline-offset-2 outline-accent" : ""}`}
    >
      <p
        aria-hidden="true"
        className={`font-stencil text-[3rem]/[0.9] font-bold ${isBetter ? "text-accent" : "text-faint"}`}
      >
        {hands}
      </p>
      <p className="mt-1 font-semibold">
        {name}: {outOf(chance)}
      </p>
      <HundredDots filled={hands} colours={isBetter ? "stroke-accent" : "stroke-faint"} inside="stroke-wash" />
      <p className="mt-1 text-faint">{ahead === 0 ? "Equally good" : difference}</p>
    </div>
  );
}
