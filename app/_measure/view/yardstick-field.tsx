import { readYardstick, type Yardstick, yardstickText, yardstickWords } from "../../../lib/trials/yardstick.ts";
import type { Bench } from "../state/bench.ts";

interface Props {
  readonly bench: Bench;
  readonly yardstick: Yardstick;
  /** Games are stopped after so many. */
  readonly turns: number;
  onChange(yardstick: Yardstick): void;
}

/** What decks are compared by: a win, a measure at the end, or a plan. */
export function YardstickField({ bench, yardstick, turns, onChange }: Props) {
  const { measures } = bench.dealer.goldfish;
  const plans = bench.dealer.goldfish.plans.filter(({ turn }) => turn <= turns);
  const choices = [{ goal: { won: true } } as const, ...measures.map(({ id }) => ({ measure: id }))];
  return (
    <label className="flex max-w-full flex-wrap items-center gap-2">
      <span className="text-sm text-faint">By</span>
      <select
        className="select max-w-full"
        value={yardstickText(yardstick)}
        onChange={({ target }) => {
          const read = readYardstick(measures, target.value);
          if (read.ok) onChange(read.yardstick);
        }}
      >
        {choices.map((one) => (
          <option key={yardstickText(one)} value={yardstickText(one)}>
            {yardstickWords(measures, one)}
          </option>
        ))}
        {plans.map(({ says, measure, least, turn }) => (
          <option key={says} value={yardstickText({ goal: { measure, least, turn } })}>
            {says}
          </option>
        ))}
      </select>
    </label>
  );
}
