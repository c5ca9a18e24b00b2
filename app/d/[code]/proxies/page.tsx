import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import type { PoolCard } from "../../../../lib/cards/pool.ts";
import { faceOf } from "../../../../lib/core/look/card-view.ts";
import { counted } from "../../../../lib/core/words.ts";
import { openCode } from "../../../_server/decks.ts";
import { CardFace } from "../../../_ui/cards/card-face.tsx";
import { PrintButton } from "../print-button.tsx";
import styles from "./proxies.module.css";
import { proxiesOf } from "./proxies-of.ts";

export const metadata: Metadata = { title: "Proxy sheet", robots: { index: false } };

/** The faces of a deck at the size of real cards, nine on a page, to be printed and cut out. */
export default async function ProxySheet({ params, searchParams }: PageProps<"/d/[code]/proxies">) {
  const { code } = await params;
  const opened = await openCode(code);
  if (!opened.ok) notFound();
  const { pool, deck } = opened.shared;
  const { game } = pool;
  const isOneEach = (await searchParams).each === "one";
  const { pages, shown, left } = proxiesOf(pool, deck, isOneEach);
  // The copies of a card are one element, which costs a fifth of as many that say the same.
  const faces = new Map<PoolCard, ReactNode>();
  const faceOfEntry = (entry: PoolCard) => {
    const face = faces.get(entry) ?? <CardFace game={game} entry={entry} />;
    faces.set(entry, face);
    return face;
  };
  return (
    <article data-game={game.id}>
      <div className="py-4 print:hidden">
        <h1 className="text-2xl font-bold tracking-tight wrap-anywhere">
          Proxies of {deck.name ?? `a deck of ${game.name}`}
        </h1>
        <p className="mt-1 max-w-prose text-faint">
          {counted(shown, "card")} on {counted(pages.length, "page")} of A4 or Letter, 63 by 88 mm each. Print at 100 %
          and cut along the lines. Values in italics with dots below are placeholders, not facts.
          {left > 0 ? ` ${counted(left, "more card")} would not fit on 20 pages.` : null}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-2">
          <PrintButton />
          <a className="tool" href={isOneEach ? `/d/${code}/proxies` : `/d/${code}/proxies?each=one`}>
            {isOneEach ? "All copies" : "One of each card"}
          </a>
          <a className="tool" href={`/d/${code}`}>
            View deck
          </a>
        </p>
      </div>
      {pages.length === 0 ? <p className="text-faint">This deck has no cards to print.</p> : null}
      {pages.map((page) => (
        <ol key={page[0]?.key} className={styles.page}>
          {page.map(({ key, entry }) => (
            <li key={key} data-wide={faceOf(game, entry.card).shape === "wide" || undefined}>
              {faceOfEntry(entry)}
            </li>
          ))}
        </ol>
      ))}
    </article>
  );
}
