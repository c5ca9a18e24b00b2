import type { ReactNode } from "react";
import type { Provenance } from "../../lib/contract/provenance.ts";
import type { DealtHand } from "../../lib/deck/table-setup.ts";
import type { JudgedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { numbersOf } from "../../lib/deck/view/charts.ts";
import { lacksToPlay, unfinished } from "../../lib/deck/view/unfinished.ts";
import type { WrittenPlan } from "../../lib/deck/written-plan.ts";
import { Still } from "../_ui/base/still.tsx";
import { Charts } from "../_ui/charts/charts.tsx";
import { Yardsticks } from "../_ui/charts/yardsticks.tsx";
import { DeckList } from "../_ui/deck/deck-list.tsx";
import styles from "./deck-page.module.css";
import { SampleHand } from "./hand/sample-hand.tsx";
import { Judged, ToFix } from "./judged.tsx";

interface Props {
  /** The whole link of the deck, if others can reach it. */
  readonly link: string | undefined;
  /** Null if a line of the deck has no code. */
  readonly code: string | null;
  /** Names the card sets that the deck was judged with. */
  readonly query?: string;
  readonly shared: JudgedDeck;
  /** A first hand, if one can be dealt. */
  readonly hand: DealtHand | undefined;
  readonly made: Provenance;
  /** What the notes of the deck say of its plan. */
  readonly written?: WrittenPlan | undefined;
  /** More about the deck, above its verdict. */
  readonly children?: ReactNode;
}

/** A deck as people print it, with its verdict, a first hand and its numbers. */
export function DeckColumns({ link, code, query, shared, hand, made, written, children }: Props) {
  const { pool, deck } = shared;
  const numbers = numbersOf(pool, deck.entries);
  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        <Still>
          <DeckList pool={pool} deck={deck} />
        </Still>
      </div>
      <aside className={styles.side} aria-label="About this deck">
        {children}
        <Still>
          <ToFix code={code} query={query} shared={shared} />
        </Still>
        {code === null || hand === undefined ? null : (
          <SampleHand code={code} game={pool.game} hand={hand} own={written} />
        )}
        {code === null || (query ?? "") !== "" ? null : (
          <Yardsticks
            gameId={pool.game.id}
            code={code}
            lacks={lacksToPlay(shared.report, unfinished(pool, deck, shared.report))}
            plan={written?.plan}
            isFar
          />
        )}
        <Still>
          <Judged link={link} code={code} shared={shared} made={made} />
        </Still>
      </aside>
      <div className={styles.charts}>
        <Still>
          <Charts numbers={numbers} />
        </Still>
      </div>
    </div>
  );
}
