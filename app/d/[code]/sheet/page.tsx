import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { listedCards } from "../../../../lib/deck/view/listed-cards.ts";
import { Details } from "../../../_deck/details.tsx";
import { PrintButton } from "../../../_deck/print-button.tsx";
import { openCode } from "../../../_server/decks.ts";
import { linkForCamera } from "../../../_server/origin.ts";
import { provenanceOf } from "../../../_server/provenance.ts";
import styles from "../../../_ui/deck/registration.module.css";
import { onOnePage, Registration } from "../../../_ui/deck/registration.tsx";
import { TitleBlock } from "../../../_ui/verdict/title-block.tsx";

export const metadata: Metadata = { title: "Registration sheet", robots: { index: false } };

/** The deck as it is handed in at an event: one page with lines to fill in and a box for each card. */
export default async function RegistrationSheet({ params }: PageProps<"/d/[code]/sheet">) {
  const { code } = await params;
  const opened = await openCode(code);
  if (!opened.ok) notFound();
  const { pool, deck, report } = opened.shared;
  const cards = listedCards(deck);
  const fit = Object.entries(onOnePage(pool.game, cards)).map(([name, value]) => `${name}: ${value};`);
  return (
    <article data-game={pool.game.id} data-sheet className={styles.sheet}>
      <p className="my-3 flex flex-wrap items-center gap-2 print:hidden">
        <a className="tool" href={`/d/${code}`}>
          View deck
        </a>
        <PrintButton />
        <span className="text-sm text-faint">What you type here is printed but not stored.</span>
      </p>
      <div className={styles.head}>
        <TitleBlock game={pool.game} report={report} as="h1" />
        <Details
          link={linkForCamera(`/d/${code}`)}
          code={code}
          shared={opened.shared}
          made={await provenanceOf(pool.game)}
        />
      </div>
      {/* The policy of the page forbids style attributes. */}
      <style nonce={(await headers()).get("x-nonce") ?? undefined}>{`[data-sheet] { ${fit.join(" ")} }`}</style>
      <Registration game={pool.game} cards={cards} />
    </article>
  );
}
