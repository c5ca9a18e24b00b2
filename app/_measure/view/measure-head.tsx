import { besideCount } from "../../../lib/deck/place.ts";
import type { JudgedDeck } from "../../../lib/deck/verdict/judged-deck.ts";
import { coverOf } from "../../../lib/deck/view/cover.ts";
import { CoverFace } from "../../_ui/deck/cover-face.tsx";
import { EmptyStamp, SmallStamp } from "../../_ui/verdict/stamp.tsx";
import styles from "./measure.module.css";

interface Props {
  readonly shared: JudgedDeck;
  readonly code: string;
}

/** Which deck is measured. */
export function MeasureHead({ shared: { pool, deck, report }, code }: Props) {
  const { game } = pool;
  const cover = coverOf(pool, deck.entries);
  const sizes = game.sections.flatMap((section) => {
    const count = report.counts[section.id] ?? 0;
    return count === 0 ? [] : [`${count} ${besideCount(game, section, count)}`];
  });
  return (
    <>
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
      {report.status === "illegal" ? (
        <p className="mt-2 text-sm wrap-anywhere">
          This deck breaks rules. Its games are played all the same. <a href={`/d/${code}#to-fix`}>See what to fix</a>
        </p>
      ) : null}
    </>
  );
}
