import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { counted } from "../../../../lib/core/words.ts";
import { PrintButton } from "../../../_deck/print-button.tsx";
import { proxiesOf } from "../../../_deck/proxies/proxies-of.ts";
import { ProxyPages } from "../../../_deck/proxies/proxy-pages.tsx";
import { openCode } from "../../../_server/decks.ts";

export const metadata: Metadata = { title: "Proxy sheet", robots: { index: false } };

/** The faces of a deck at the size of real cards, nine on a page, to be printed and cut out. */
export default async function ProxySheet({ params, searchParams }: PageProps<"/d/[code]/proxies">) {
  const { code } = await params;
  const opened = await openCode(code);
  if (!opened.ok) notFound();
  const { pool, deck } = opened.shared;
  const { game } = pool;
  const asked = await searchParams;
  const isOneEach = asked.each === "one";
  const sheet = /^[1-9]\d{0,3}$/.test(String(asked.sheet)) ? Number(asked.sheet) : 1;
  const { pages, first, last, total, sheets } = proxiesOf(pool, deck, isOneEach, sheet);
  if (sheet > sheets) notFound();
  const sheetAt = (number: number) =>
    `/d/${code}/proxies?${new URLSearchParams({ ...(isOneEach ? { each: "one" } : {}), sheet: String(number) })}`;
  return (
    <article data-game={game.id}>
      <div className="py-4 print:hidden">
        <h1 className="text-2xl font-bold tracking-tight wrap-anywhere">
          Proxies of {deck.name ?? `a deck of ${game.name}`}
        </h1>
        <p className="mt-1 max-w-prose text-faint">
          {counted(last - first + 1, "card")} on {counted(pages.length, "page")} of A4 or Letter, 63 by 88 mm each.
          Print at 100 % and cut along the lines. Values in italics with dots below are placeholders, not facts.
          {sheets === 1 ? null : ` This is sheet ${sheet} of ${sheets}, with cards ${first} to ${last} of ${total}.`}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-2">
          <PrintButton />
          <a className="tool" href={isOneEach ? `/d/${code}/proxies` : `/d/${code}/proxies?each=one`}>
            {isOneEach ? "All copies" : "One of each card"}
          </a>
          {sheet > 1 ? (
            <a className="tool" href={sheetAt(sheet - 1)}>
              Previous sheet
            </a>
          ) : null}
          {sheet < sheets ? (
            <a className="tool" href={sheetAt(sheet + 1)}>
              Next sheet
            </a>
          ) : null}
          <a className="tool" href={`/d/${code}`}>
            View deck
          </a>
        </p>
      </div>
      {pages.length === 0 ? <p className="text-faint">This deck has no cards to print.</p> : null}
      <ProxyPages game={game} pages={pages} />
    </article>
  );
}
