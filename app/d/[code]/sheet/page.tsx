import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { openCode } from "../../../_server/decks.ts";
import { provenanceOf } from "../../../_server/provenance.ts";
import { TitleBlock } from "../../../_ui/verdict/title-block.tsx";
import { Details } from "../details.tsx";
import { PrintButton } from "../print-button.tsx";
import { Registration } from "./registration.tsx";
import styles from "./sheet.module.css";

export const metadata: Metadata = { title: "Registration sheet", robots: { index: false } };

/** The deck as it is handed in at an event: one page with lines to fill in and a box for each card. */
export default async function RegistrationSheet({ params }: PageProps<"/d/[code]/sheet">) {
  const { code } = await params;
  const opened = await openCode(code);
  if (!opened.ok) notFound();
  const { pool, deck, report } = opened.shared;
  return (
    <article data-game={pool.game.id} className={styles.sheet}>
      <p className="my-3 flex flex-wrap items-center gap-2 print:hidden">
        <a className="tool" href={`/d/${code}`}>
          The deck
        </a>
        <PrintButton />
        <span className="text-sm text-faint">What you type here is printed but not stored.</span>
      </p>
      <div className={styles.head}>
        <TitleBlock game={pool.game} report={report} as="h1" />
        <Details code={code} shared={opened.shared} made={await provenanceOf(pool.game)} />
      </div>
      <Registration game={pool.game} deck={deck} nonce={(await headers()).get("x-nonce") ?? undefined} />
    </article>
  );
}
