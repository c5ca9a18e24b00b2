import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { writeText } from "../../../lib/deck/list/write.ts";
import { curveOf, numbersOf } from "../../../lib/deck/view/charts.ts";
import { inOneSentence, openCode, type Shared } from "../../_server/decks.ts";
import { stampFor } from "../../_server/pools.ts";
import { judgedSamples } from "../../_server/samples.ts";
import { CardReader } from "../../_ui/cards/card-reader.tsx";
import { Chart, Charts } from "../../_ui/charts/charts.tsx";
import { DeckList } from "../../_ui/deck/deck-list.tsx";
import { TitleBlock } from "../../_ui/verdict/title-block.tsx";
import { Actions } from "./actions.tsx";
import styles from "./deck-page.module.css";
import { SampleHand } from "./hand/sample-hand.tsx";
import { Judged, ToFix } from "./judged.tsx";
import { OwnCards } from "./own-cards.tsx";
import { PartLinks } from "./part-links.tsx";

export async function generateMetadata({ params }: PageProps<"/d/[code]">): Promise<Metadata> {
  const { code } = await params;
  const opened = await openCode(code);
  if (!opened.ok) return { title: "A damaged link" };
  const title = titleOf(opened.shared);
  const description = inOneSentence(opened.shared);
  return {
    title,
    description,
    openGraph: { title, description, type: "website" },
    alternates: { canonical: `/d/${code}` },
  };
}

function titleOf({ deck, pool }: Shared): string {
  return deck.name ?? `A deck of ${pool.game.name}`;
}

export default async function DeckPage({ params }: PageProps<"/d/[code]">) {
  const { code } = await params;
  const opened = await openCode(code);
  if (!opened.ok) notFound();
  const { pool, deck, report } = opened.shared;
  const { game } = pool;
  const stamp = await stampFor(game);
  const sample = judgedSamples(pool).find(({ report }) => report.code === code);
  const numbers = numbersOf(pool, deck.entries);
  const curve = curveOf(numbers);
  return (
    <article data-game={game.id} className={styles.page}>
      <TitleBlock
        game={game}
        report={report}
        as="h1"
        idea={sample?.idea}
        by={sample && { name: "Drydock", as: "sample deck" }}
      />
      <div className={styles.actions}>
        <Actions code={code} gameId={game.id} title={titleOf(opened.shared)} text={writeText(pool, deck)} />
        <PartLinks report={report} />
      </div>
      <OwnCards code={code} deck={deck} gameId={game.id} stamp={stamp} />
      <div className={styles.columns}>
        <div className={styles.list}>
          <DeckList pool={pool} deck={deck} />
        </div>
        <aside className={styles.side} aria-label="About this deck">
          <ToFix code={code} shared={opened.shared} />
          <SampleHand code={code} shared={opened.shared} />
          {curve === undefined ? null : <Chart numbers={curve} />}
          <Judged code={code} shared={opened.shared} />
        </aside>
        <div className={styles.charts}>
          <Charts numbers={numbers.filter((one) => one !== curve)} />
        </div>
      </div>
      <CardReader gameId={game.id} stamp={stamp} />
    </article>
  );
}
