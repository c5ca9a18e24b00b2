import type { Metadata } from "next";
import { connection } from "next/server";
import { OfflineMeasure } from "../../_measure/view/offline-measure.tsx";
import { stampedGames } from "../../_server/stamped-games.ts";

export const metadata: Metadata = { title: "Measure a deck", robots: { index: false } };

/** Stands in for the page that measures a deck while the server does not answer. */
export default async function MeasureWithoutServer() {
  await connection();
  return <OfflineMeasure stamped={await stampedGames()} />;
}
