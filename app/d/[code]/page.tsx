import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { writeText } from "../../../lib/deck/list/write.ts";
import { checklistOf } from "../../../lib/deck/verdict/checklist.ts";
import { numbersOf } from "../../../lib/deck/view/charts.ts";
import { inOneSentence, openCode } from "../../_server/decks.ts";
import { provenanceOf } from "../../_server/provenance.ts";
import { Charts } from "../../_ui/charts/charts.tsx";
import { DeckList } from "../../_ui/deck/deck-list.tsx";
import { Findings } from "../../_ui/verdict/findings.tsx";
import { Interpretations } from "../../_ui/verdict/interpretations.tsx";
import { RulesThatHold } from "../../_ui/verdict/rules-that-hold.tsx";
import { TitleBlock } from "../../_ui/verdict/title-block.tsx";
import { Actions } from "./actions.tsx";
import { QrCode } from "./qr-code.tsx";

export async function generateMetadata({ params }: PageProps<"/d/[code]">): Promise<Metadata> {
  const { code } = await params;
  const opened = await openCode(code);
  if (!opened.ok) return { title: "A damaged link" };
  const title = opened.shared.deck.name ?? `A deck of ${opened.shared.pool.game.name}`;
  const description = inOneSentence(opened.shared);
  return {
    title,
    description,
    openGraph: { title, description, type: "website" },
    alternates: { canonical: `/d/${code}` },
  };
}

export default async function DeckPage({ params }: PageProps<"/d/[code]">) {
  const { code } = await params;
  const opened = await openCode(code);
  if (!opened.ok) notFound();
  const { pool, deck, report } = opened.shared;
  return (
    <article data-game={pool.game.id} className="deck-page">
      <TitleBlock game={pool.game} report={report} made={await provenanceOf(pool.game)} as="h1" />
      <Actions code={code} gameId={pool.game.id} text={writeText(pool, deck)} />
      <div className="deck-columns">
        <DeckList pool={pool} deck={deck} />
        <div className="deck-verdict">
          <Findings findings={report.findings} more={report.moreFindings} />
          <RulesThatHold rules={checklistOf(pool.game, report)} />
          <Interpretations game={pool.game} deck={deck} />
          <QrCode code={code} />
        </div>
        <div className="no-print">
          <Charts numbers={numbersOf(pool, deck.entries)} />
        </div>
      </div>
    </article>
  );
}
