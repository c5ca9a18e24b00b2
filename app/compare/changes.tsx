import { counted } from "../../lib/core/words.ts";
import { numbersOf } from "../../lib/deck/view/charts.ts";
import { compared } from "../../lib/deck/view/compared.ts";
import { paired } from "../../lib/deck/view/paired.ts";
import type { Shared } from "../_server/decks.ts";
import { stampFor } from "../_server/pools.ts";
import { CardReader } from "../_ui/cards/card-reader.tsx";
import { PairedCharts } from "../_ui/charts/paired-charts.tsx";
import { ComparedList } from "./compared-list.tsx";

interface Props {
  /** What the two decks were opened from. */
  readonly texts: { readonly a: string; readonly b: string };
  readonly before: Shared;
  readonly after: Shared;
}

/** What changes from one deck to the other, to be taken over, and how that changes the charts. */
export async function Changes({ texts, before, after }: Props) {
  const { pool } = after;
  const { game } = pool;
  if (before.pool.game.id !== game.id)
    return <p className="mt-6">These decks are for different games, so there is nothing to compare.</p>;
  const { changed, common } = compared(pool, before.deck, after.deck);
  const rows = common.flatMap((block) => block.rows);
  const alike = rows.reduce((sum, { after }) => sum + after, 0);
  const [from, to] = [before.report.name ?? "the first deck", after.report.name ?? "the second deck"];
  return (
    <div data-game={game.id} className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_27rem]">
      <section aria-labelledby="changes" className="min-w-0">
        <h2 id="changes" className="text-xl font-semibold tracking-tight">
          Changes
        </h2>
        {changed.length === 0 ? (
          <p className="mt-2">Both decks hold the same cards.</p>
        ) : (
          <form action="/compare/apply" className="mt-3">
            <input type="hidden" name="a" value={texts.a} />
            <input type="hidden" name="b" value={texts.b} />
            <ComparedList pool={pool} blocks={changed} canTake />
            <p className="mt-4 flex flex-wrap items-center gap-3">
              <button type="submit" className="button">
                Apply ticked changes
              </button>
              <button type="submit" name="all" value="yes" className="tool min-h-10 px-4">
                Apply all
              </button>
              <span className="text-sm text-faint">Opens a copy of {from} in the builder, changed.</span>
            </p>
          </form>
        )}
        {rows.length === 0 ? null : (
          <details className="mt-6">
            <summary className="min-h-6 font-semibold pointer-coarse:py-2.5">
              In common: {counted(rows.length, "card")}, {counted(alike, "copy", "copies")}
            </summary>
            <div className="mt-3">
              <ComparedList pool={pool} blocks={common} />
            </div>
          </details>
        )}
      </section>
      <PairedCharts
        names={[from, to]}
        numbers={paired(numbersOf(before.pool, before.deck.entries), numbersOf(pool, after.deck.entries))}
      />
      <CardReader gameId={game.id} stamp={await stampFor(game)} />
    </div>
  );
}
