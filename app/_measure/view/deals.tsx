import { useEffect } from "react";
import type { Apart } from "../../../lib/trials/apart.ts";
import { dealOf } from "../../../lib/trials/deal-link.ts";
import { RELEASE } from "../../_client/release.ts";
import { useRun } from "../../_client/use-run.ts";
import type { Bench } from "../state/bench.ts";
import { type Pair, partings } from "../state/runs.ts";
import styles from "./measure.module.css";

interface Props {
  readonly bench: Bench;
  readonly pair: Pair;
  /** The games by their numbers, each with what it shows. */
  readonly games: readonly { readonly at: number; readonly shows: string }[];
}

/** Games of a pair of trials to open at the table, each with its first different move. */
export function Deals({ bench, pair, games }: Props) {
  const { run, start } = useRun<never, readonly (Apart | undefined)[]>();
  const numbers = games.map(({ at }) => at).join(" ");
  useEffect(() => {
    const asked = numbers === "" ? [] : numbers.split(" ").map(Number);
    if (asked.length > 0) start((signal) => partings(bench.game.id, pair, asked, signal));
  }, [bench, pair, numbers, start]);
  const found = run.is === "done" ? run.result : [];
  return (
    <ul className={styles.pairs}>
      {games.map(({ at, shows }, place) => (
        <li key={at}>
          <a
            href={`/d/${bench.deck.code}/play#${dealOf(bench.dealer, pair.before.start, pair.before.trial, at, RELEASE)}`}
          >
            Deal {at}, {shows}
          </a>{" "}
          <span className="text-faint">{partingWords(found[place])}</span>
        </li>
      ))}
    </ul>
  );
}

function partingWords(one: Apart | undefined): string {
  if (!one) return "";
  const when = one.turn === 0 ? "Before turn 1" : `In turn ${one.turn}`;
  return `${when}, “${one.after}” instead of “${one.before}”.`;
}
