import { notFound } from "next/navigation";
import { openCode } from "../../../_server/decks.ts";
import { DeckList } from "../../../_ui/deck/deck-list.tsx";
import { TitleBlock } from "../../../_ui/verdict/title-block.tsx";

export const metadata = { robots: { index: false } };

/** The deck alone, for a frame in another page. */
export default async function Embed({ params }: PageProps<"/d/[code]/embed">) {
  const { code } = await params;
  const opened = await openCode(code);
  if (!opened.ok) notFound();
  const { pool, deck, report } = opened.shared;
  return (
    <article data-game={pool.game.id} data-framed className="py-3">
      <TitleBlock game={pool.game} report={report} compact as="h1" />
      <div className="mt-4">
        <DeckList pool={pool} deck={deck} isFramed />
      </div>
      <p className="mt-2 text-sm">
        <a href={`/d/${code}`} target="_top">
          This deck on Drydock
        </a>
      </p>
    </article>
  );
}
