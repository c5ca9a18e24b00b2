import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { MeasureHead } from "../../../_measure/view/measure-head.tsx";
import { MeasurePage } from "../../../_measure/view/measure-page.tsx";
import { OwnHead } from "../../../_measure/view/own-head.tsx";
import { openCode } from "../../../_server/decks.ts";
import { stampFor } from "../../../_server/pools.ts";
import { judgedSamples } from "../../../_server/samples.ts";
import { laidOut } from "../../../_server/tables.ts";
import { Still } from "../../../_ui/base/still.tsx";

export async function generateMetadata({ params }: PageProps<"/d/[code]/measure">): Promise<Metadata> {
  const opened = await openCode((await params).code);
  if (!opened.ok) return { title: "A damaged link" };
  const { deck, pool } = opened.shared;
  const title = `Measure ${deck.name ?? `a deck of ${pool.game.name}`}`;
  return {
    title,
    description: "Thousands of games, played by the rules, say what a deck does.",
    robots: { index: false },
  };
}

/** What a deck does, counted from games that the browser plays. */
export default async function Measure({ params }: PageProps<"/d/[code]/measure">) {
  const { code } = await params;
  const opened = await openCode(code);
  if (!opened.ok) notFound();
  const { shared } = opened;
  const { game } = shared.pool;
  const stamp = await stampFor(game);
  const samples = judgedSamples(shared.pool).flatMap(({ name, report }) =>
    report.code === null || report.code === code ? [] : [{ name, code: report.code }],
  );
  return (
    <article data-game={game.id}>
      <OwnHead deck={{ gameId: game.id, code, stamp }}>
        <Still>
          <MeasureHead shared={shared} code={code} />
        </Still>
      </OwnHead>
      <noscript>
        <p className="sheet mt-4 p-4">
          Here your browser plays many games with this deck and counts what happens. That takes JavaScript.{" "}
          <a href={`/d/${code}`}>View the deck</a> instead.
        </p>
      </noscript>
      <MeasurePage
        deck={{
          gameId: game.id,
          code,
          name: shared.deck.name ?? `A deck of ${game.name}`,
          stamp,
          laid: await laidOut(shared),
          samples,
        }}
      />
    </article>
  );
}
