import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { openCode } from "../../../_server/decks.ts";
import { laidOut } from "../../../_server/tables.ts";
import { TablePage } from "../../../_table/view/table-page.tsx";

export async function generateMetadata({ params }: PageProps<"/d/[code]/play">): Promise<Metadata> {
  const { code } = await params;
  const opened = await openCode(code);
  if (!opened.ok) return { title: "A damaged link" };
  const { deck, pool } = opened.shared;
  const title = `Play ${deck.name ?? `a deck of ${pool.game.name}`}`;
  return { title, description: `Opening hands and first turns of ${pool.game.name}, by its own rules.` };
}

export default async function Play({ params }: PageProps<"/d/[code]/play">) {
  const { code } = await params;
  const opened = await openCode(code);
  if (!opened.ok) notFound();
  const { pool, deck } = opened.shared;
  const laid = await laidOut(opened.shared);
  const title = deck.name ?? `A deck of ${pool.game.name}`;
  return (
    <div data-game={pool.game.id}>
      <h1 className="table-title rail">
        <a href={`/d/${code}`}>{title}</a> <span className="text-faint">at the table</span>
      </h1>
      {typeof laid === "string" ? (
        <p className="py-6">
          {laid} <a href={`/d/${code}`}>Back to the deck.</a>
        </p>
      ) : (
        <TablePage laid={laid} deck={`/d/${code}`} />
      )}
    </div>
  );
}
