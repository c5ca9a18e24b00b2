import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { writeText } from "../../../lib/deck/list/write.ts";
import { type Numbers, numbersOf } from "../../../lib/deck/view/charts.ts";
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

/** The first chart with columns, which stands beside the list, and the others. */
function curveOf(numbers: readonly Numbers[]): readonly [Numbers | undefined, readonly Numbers[]] {
  const curve = numbers.find(({ as, cards }) => as === "histogram" && cards > 0);
  return [curve, numbers.filter((one) => one !== curve)];
}

export default async function DeckPage({ params }: PageProps<"/d/[code]">) {
  const { code } = await params;
  const opened = await openCode(code);
  if (!opened.ok) notFound();
  const { pool, deck, report } = opened.shared;
  const { game } = pool;
  const sample = judgedSamples(pool).find(({ report }) => report.code === code);
  const [curve, others] = curveOf(numbersOf(pool, deck.entries));
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
      <div className={styles.columns}>
        <div className={styles.list}>
          <DeckList pool={pool} deck={deck} />
        </div>
        <aside className={styles.side} aria-label="About this deck">
          <ToFix shared={opened.shared} />
          <SampleHand code={code} shared={opened.shared} />
          {curve === undefined ? null : <Chart numbers={curve} />}
          <Judged code={code} shared={opened.shared} />
        </aside>
        <div className={styles.charts}>
          <Charts numbers={others} />
        </div>
      </div>
      <CardReader gameId={game.id} stamp={await stampFor(game)} />
    </article>
  );
}
