import type { ReactNode } from "react";
import { curveOf, numbersOf } from "../../lib/deck/view/charts.ts";
import type { Shared } from "../_server/decks.ts";
import { Chart, Charts } from "../_ui/charts/charts.tsx";
import { DeckList } from "../_ui/deck/deck-list.tsx";
import styles from "./deck-page.module.css";
import { SampleHand } from "./hand/sample-hand.tsx";
import { Judged, ToFix } from "./judged.tsx";

interface Props {
  /** Where the deck is. */
  readonly path: string;
  /** Null if a line of the deck has no code. */
  readonly code: string | null;
  /** Names the card sets that the deck was judged with. */
  readonly query?: string;
  readonly shared: Shared;
  /** More about the deck, above its verdict. */
  readonly children?: ReactNode;
}

/** A deck as people print it, with its verdict, a first hand and its numbers. */
export function DeckColumns({ path, code, query, shared, children }: Props) {
  const { pool, deck } = shared;
  const numbers = numbersOf(pool, deck.entries);
  const curve = curveOf(numbers);
  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        <DeckList pool={pool} deck={deck} />
      </div>
      <aside className={styles.side} aria-label="About this deck">
        {children}
        <ToFix code={code} query={query} shared={shared} />
        {code === null ? null : <SampleHand code={code} shared={shared} />}
        {curve === undefined ? null : <Chart numbers={curve} />}
        <Judged path={path} code={code} shared={shared} />
      </aside>
      <div className={styles.charts}>
        <Charts numbers={numbers.filter((one) => one !== curve)} />
      </div>
    </div>
  );
}
