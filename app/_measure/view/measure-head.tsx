import { besideCount } from "../../../lib/deck/place.ts";
import type { JudgedDeck } from "../../../lib/deck/verdict/judged-deck.ts";
import { coverOf } from "../../../lib/deck/view/cover.ts";
import { Still } from "../../_ui/base/still.tsx";
import { CoverFace } from "../../_ui/deck/cover-face.tsx";
import { EmptyStamp, SmallStamp } from "../../_ui/verdict/stamp.tsx";
import styles from "./measure.module.css";

/** Which deck is measured. Without a script this is all of the page that works, so it says where to go on. */
export function MeasureHead({ shared: { pool, deck, report }, code }: { shared: JudgedDeck; code: string }) {
  const { game } = pool;
  const cover = coverOf(pool, deck.entries);
  const sizes = game.sections.flatMap((section) => {
    const count = report.counts[section.id] ?? 0;
    return count === 0 ? [] : [`${count} ${besideCount(game, section, count)}`];
  });
  return (
    <Still>
      <header className={styles.head}>
        {cover ? <CoverFace game={game} entry={cover} className={styles.cover} /> : null}
        <div className="min-w-0">
          <h1 className="text-2xl font-bold tracking-tight wrap-anywhere">How good is {deck.name ?? "this deck"}?</h1>
          <p className="text-faint wrap-anywhere">
            <a href={`/d/${code}`}>{deck.name ?? "Unnamed deck"}</a> · {[game.name, ...sizes].join(" · ")}
          </p>
        </div>
        <p className={styles.stamp}>{cover ? <SmallStamp verdict={report} /> : <EmptyStamp />}</p>
      </header>
      <noscript>
        <p className="sheet mt-4 p-4">
          Here your browser plays many games with this deck and counts what happens. That takes JavaScript.{" "}
          <a href={`/d/${code}`}>View the deck</a> instead.
        </p>
      </noscript>
    </Still>
  );
}
