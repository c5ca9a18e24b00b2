import type { Metadata } from "next";
import { writeText } from "../../../lib/deck/list/write.ts";
import { Actions } from "../../_deck/actions.tsx";
import { DeckColumns } from "../../_deck/deck-columns.tsx";
import styles from "../../_deck/deck-page.module.css";
import { OwnCards } from "../../_deck/own-cards.tsx";
import { PartLinks } from "../../_deck/part-links.tsx";
import { inOneSentence } from "../../_server/decks.ts";
import { previewOf } from "../../_server/picture/picture.ts";
import { stampFor } from "../../_server/pools.ts";
import { DECK } from "../../_server/saved/deck.ts";
import { DeckKeyHolder, OpenDeck } from "../../_shelf/saved/deck-on-page.tsx";
import { NoDeck } from "../../_shelf/saved/no-deck.tsx";
import { opened } from "../../_shelf/saved/opened-deck.ts";
import { VersionList } from "../../_shelf/saved/version-list.tsx";
import { Written } from "../../_shelf/saved/written.tsx";
import { UNFURLED } from "../../_ui/base/unfurled.ts";
import { CardReader } from "../../_ui/cards/card-reader.tsx";
import { TitleBlock } from "../../_ui/verdict/title-block.tsx";

type Props = PageProps<"/decks/[id]">;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, found } = await opened(props);
  if (!found.ok) return { title: "No such deck", robots: { index: false } };
  const { code } = found.shared.report;
  const title = found.shared.deck.name ?? `A deck of ${found.shared.pool.game.name}`;
  const description = inOneSentence(found.shared);
  return {
    title,
    description,
    openGraph: { ...UNFURLED, title, description, ...(code === null ? {} : { images: [previewOf(code)] }) },
    alternates: { canonical: `/decks/${id}` },
    ...(found.saved.listed ? {} : { robots: { index: false } }),
  };
}

/** A saved deck: its newest version, or the one that the address names. */
export default async function SavedDeckPage(props: Props) {
  const { id, number, found } = await opened(props);
  if (!found.ok) return <NoDeck id={id} version={number} why={found.why} />;
  const { saved, shared } = found;
  const { pool, deck, report } = shared;
  const { game } = pool;
  const { code } = report;
  const stamp = await stampFor(game);
  const title = deck.name ?? `A deck of ${game.name}`;
  const open = <OpenDeck at={id} version={saved.version} />;
  return (
    <article data-game={game.id} className={styles.page}>
      <TitleBlock
        game={game}
        report={report}
        as="h1"
        by={saved.author ? { name: saved.author, as: "author" } : undefined}
      />
      <div className={styles.actions}>
        {code === null ? (
          open
        ) : (
          <Actions code={code} title={title} text={writeText(pool, deck)}>
            {open}
          </Actions>
        )}
        <PartLinks report={report} />
      </div>
      <DeckKeyHolder at={id} version={saved.version} newest={saved.newest} isListed={saved.listed} />
      {code === null ? null : <OwnCards code={code} deck={deck} gameId={game.id} stamp={stamp} />}
      <DeckColumns path={`/decks/${id}`} code={code} shared={shared}>
        <Written pool={pool} saved={saved} />
        <VersionList kind={DECK} saved={saved} compared={(a, b) => `/compare?${new URLSearchParams({ a, b })}`} />
      </DeckColumns>
      <CardReader gameId={game.id} stamp={stamp} />
    </article>
  );
}
