import { counted } from "../../lib/core/words.ts";
import type { JudgedDeck } from "../../lib/deck/verdict/judged-deck.ts";
import { numbersOf } from "../../lib/deck/view/charts.ts";
import { type ComparedBlock, compared } from "../../lib/deck/view/compared.ts";
import { paired } from "../../lib/deck/view/paired.ts";
import { CardReader } from "../_ui/cards/card-reader.tsx";
import styles from "./compare.module.css";
import { ComparedList } from "./compared-list.tsx";
import { Counts } from "./counts.tsx";
import { Overlap } from "./overlap.tsx";
import { PairedBreakdown, PairedCurves } from "./paired-charts.tsx";

interface Props {
  /** What the two decks were opened from. */
  readonly texts: { readonly a: string; readonly b: string };
  readonly before: JudgedDeck;
  readonly after: JudgedDeck;
  /** A stamp of the game's cards. */
  readonly stamp: string;
}

/** What changes from one deck to the other of the same game, to be taken over, and how that changes counts and charts. */
export function Changes({ texts, before, after, stamp }: Props) {
  const { pool } = after;
  const { game } = pool;
  const all = compared(pool, before.deck, after.deck);
  const { changed, common, both, sections } = all;
  const [from, to] = [before.report.name ?? "the first deck", after.report.name ?? "the second deck"];
  const numbers = paired(numbersOf(before.pool, before.deck.entries), numbersOf(pool, after.deck.entries));
  const rows = changed.reduce((sum, block) => sum + block.rows.length, 0);
  return (
    <div data-game={game.id}>
      <Overlap {...all} names={[from, to]} />
      <div className={styles.parts}>
        {sections.length === 0 ? null : <Counts sections={sections} />}
        <section aria-labelledby="changes" className="min-w-0" data-changes>
          <div className="flex items-baseline gap-2">
            <h2 id="changes" className="text-lg font-semibold tracking-[-0.01em]">
              Changes
            </h2>
            {rows === 0 ? null : <span className="text-faint tabular-nums">{rows}</span>}
          </div>
          {rows === 0 ? (
            <p className="mt-1">
              {both.cards === 0 ? "Neither deck has any cards yet." : "Both decks hold the same cards."}
            </p>
          ) : (
            <ChangesForm pool={pool} texts={texts} blocks={changed} rows={rows} from={from} />
          )}
          {both.cards === 0 ? null : (
            <details className={styles.common} open={rows === 0}>
              <summary>
                In both: {counted(both.cards, "card")}, {counted(both.copies, "copy", "copies")}
              </summary>
              <div id="in-both">
                <ComparedList pool={pool} blocks={common} />
              </div>
            </details>
          )}
        </section>
        <PairedCurves names={[from, to]} numbers={numbers.filter(({ as }) => as === "histogram")} />
        <PairedBreakdown numbers={numbers.filter(({ as }) => as !== "histogram")} />
      </div>
      <CardReader gameId={game.id} stamp={stamp} />
    </div>
  );
}

interface FormProps {
  readonly pool: JudgedDeck["pool"];
  readonly texts: Props["texts"];
  readonly blocks: readonly ComparedBlock[];
  /** How many lines change. */
  readonly rows: number;
  readonly from: string;
}

/** The changes, to tick some of them or to take them all. */
function ChangesForm({ pool, texts, blocks, rows, from }: FormProps) {
  return (
    <form action="/compare/apply" className={styles.changes}>
      <input type="hidden" name="a" value={texts.a} />
      <input type="hidden" name="b" value={texts.b} />
      <p className="mt-1 mb-3 text-sm text-faint wrap-anywhere">
        Tick what you like, or apply it all. A copy of {from} opens in the builder with the changes. The deck itself
        stays as it is.
      </p>
      <ComparedList pool={pool} blocks={blocks} canTake />
      <p className="sticky bottom-0 z-2 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-ink bg-paper py-2.5">
        <button type="submit" className={`button ${styles.ticked}`}>
          Apply ticked changes
        </button>
        <button type="submit" name="all" value="yes" className={`button ${styles.all}`}>
          {rows === 1 ? "Apply the change" : `Apply all ${rows} changes`}
        </button>
        <button type="reset" className={`tool min-h-10 ${styles.untick}`}>
          Untick all
        </button>
      </p>
    </form>
  );
}
