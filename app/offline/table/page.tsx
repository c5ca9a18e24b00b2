import type { Metadata } from "next";
import { connection } from "next/server";
import { stampedGames } from "../../_server/stamped-games.ts";
import { OfflineTable } from "../../_table/view/offline-table.tsx";

export const metadata: Metadata = { title: "Play a deck", robots: { index: false } };

/** Stands in for the table of every deck while the server does not answer. */
export default async function TableWithoutServer() {
  await connection();
  return <OfflineTable stamped={await stampedGames()} />;
}
