import { counted } from "../../lib/core/words.ts";
import type { compared, Share } from "../../lib/deck/view/compared.ts";
import styles from "./compare.module.css";

type Compared = ReturnType<typeof compared>;

/** How much the two decks share: the copies that one has alone, those of both, and the same as one line. */
export function Overlap({
  names: [from, to],
  onlyBefore,
  both,
  onlyAfter,
}: Pick<Compared, "onlyBefore" | "both" | "onlyAfter"> & {
  /** What the two decks are called. */
  readonly names: readonly [string, string];
}) {
  const all = Math.max(1, onlyBefore.copies + both.copies + onlyAfter.copies);
  const share = ({ copies }: Share) => (copies / all) * 100;
  return (
    <section aria-labelledby="overlap" className="mt-8">
      <h2 id="overlap" className="sr-only">
        What they share
      </h2>
      <dl className={styles.shares}>
        <Part title={`Only in ${from}`} share={onlyBefore} />
        <Part title="In both" share={both} leadsTo="#in-both" />
        <Part title={`Only in ${to}`} share={onlyAfter} />
      </dl>
      <svg width="100%" height="16" aria-hidden="true" className="block overflow-visible text-accent">
        <rect x="0" y="1" width={`${share(onlyBefore)}%`} height="14" className={styles.before} />
        <rect x={`${share(onlyBefore)}%`} y="0" width={`${share(both)}%`} height="16" className={styles.both} />
        <rect
          x={`${share(onlyBefore) + share(both)}%`}
          y="0"
          width={`${share(onlyAfter)}%`}
          height="16"
          className={styles.after}
        />
      </svg>
    </section>
  );
}

function Part({ title, share: { copies, cards }, leadsTo }: { title: string; share: Share; leadsTo?: string }) {
  const says = counted(cards, "card");
  return (
    <div>
      <dt className="wrap-anywhere">{title}</dt>
      <dd>
        <b>{copies}</b>
        {copies === 1 ? "copy" : "copies"}
        {cards === 0 ? "" : " of "}
        {cards === 0 ? null : leadsTo === undefined ? (
          says
        ) : (
          <a href={leadsTo} className="inline-block py-0.5 pointer-coarse:py-3">
            {says}
          </a>
        )}
      </dd>
    </div>
  );
}
