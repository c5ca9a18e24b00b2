import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { openCode } from "../../../_server/decks.ts";
import { stampFor } from "../../../_server/pools.ts";
import { sharedGame } from "../../../_server/shared-game.ts";
import { openingOf } from "../../../_server/tables.ts";
import styles from "../../../_table/view/shell.module.css";
import { TableBar } from "../../../_table/view/table-bar.tsx";
import { TablePage } from "../../../_table/view/table-page.tsx";

export async function generateMetadata({ params, searchParams }: PageProps<"/d/[code]/play">): Promise<Metadata> {
  const [{ code }, { game }] = await Promise.all([params, searchParams]);
  const opened = await openCode(code);
  if (!opened.ok) return { title: "A damaged link" };
  const { deck, pool } = opened.shared;
  const name = deck.name ?? `a deck of ${pool.game.name}`;
  const shared = typeof game === "string" ? sharedGame(game) : undefined;
  if (shared !== undefined) return { title: `A game with ${name}`, description: `${pool.game.name}, ${shared}` };
  return {
    title: `Play ${name}`,
    description: `Opening hands and first turns of ${pool.game.name}, by its own rules.`,
  };
}

export default async function Play({ params }: PageProps<"/d/[code]/play">) {
  const { code } = await params;
  const opened = await openCode(code);
  if (!opened.ok) notFound();
  const { pool, deck } = opened.shared;
  const opening = await openingOf(opened.shared);
  return (
    <div className={styles.page} data-game={pool.game.id}>
      <TableBar name={deck.name} gameName={pool.game.name} code={code} />
      <TablePage gameId={pool.game.id} stamp={await stampFor(pool.game)} opening={opening} code={code} />
    </div>
  );
}
