import type { Metadata } from "next";
import { writeText } from "../../../lib/deck/list/write.ts";
import { inOneSentence, titleOf } from "../../../lib/deck/verdict/judged-deck.ts";
import { Actions } from "../../_deck/actions.tsx";
import { DeckColumns } from "../../_deck/deck-columns.tsx";
import { DeckHero } from "../../_deck/deck-hero.tsx";
import styles from "../../_deck/deck-page.module.css";
import { OwnCards } from "../../_deck/own-cards.tsx";
import { PartLinks } from "../../_deck/part-links.tsx";
import { deckPageOf } from "../../_server/deck-page.ts";
import { markMissing } from "../../_server/missing.ts";
import { previewOf } from "../../_server/picture/picture.ts";
import { DECK } from "../../_server/saved/deck.ts";
import { opened } from "../../_server/saved/opened-deck.ts";
import { newestVersions } from "../../_server/saved/versions.ts";
import { DeckKeyHolder, OpenDeck } from "../../_shelf/saved/deck-on-page.tsx";
import { NoDeck } from "../../_shelf/saved/no-deck.tsx";
import { VersionList } from "../../_shelf/saved/version-list.tsx";
import { Written } from "../../_shelf/saved/written.tsx";
import { UNFURLED } from "../../_ui/base/unfurled.ts";
import { CardReader } from "../../_ui/cards/card-reader.tsx";

type Props = PageProps<"/decks/[id]">;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, found } = await opened(props);
  if (!found.ok) return { title: "No such deck", robots: { index: false } };
  const { code } = found.shared.report;
  const title = titleOf(found.shared);
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
  if (!found.ok) {
    markMissing();
    return <NoDeck kind={DECK} id={id} version={number} why={found.why} />;
  }
  const { saved, shared } = found;
  const { pool, deck, report } = shared;
  const [{ game }, { code }] = [pool, report];
  const { stamp, ...page } = await deckPageOf(shared, code, `/decks/${id}`, saved.notes);
  const by = saved.author ? ({ name: saved.author, as: "author" } as const) : undefined;
  const open = <OpenDeck at={id} version={saved.version} />;
  const about = { gameId: game.id, title: titleOf(shared), text: writeText(pool, deck), plan: page.written?.plan };
  return (
    <article data-game={game.id} className={styles.page}>
      <DeckHero shared={shared} chosen={saved.cover} by={by}>
        {code === null ? (
          open
        ) : (
          <Actions {...about} code={code}>
            {open}
          </Actions>
        )}
      </DeckHero>
      <PartLinks report={report} />
      <DeckKeyHolder at={id} version={saved.version} newest={saved.newest} isListed={saved.listed} />
      {code === null ? null : <OwnCards code={code} deck={deck} gameId={game.id} stamp={stamp} />}
      <DeckColumns code={code} shared={shared} {...page}>
        <Written pool={pool} saved={saved} />
        <VersionList
          kind={DECK}
          saved={saved}
          versions={await newestVersions(DECK, saved)}
          compared={(a, b) => `/compare?${new URLSearchParams({ a, b })}`}
        />
      </DeckColumns>
      <CardReader gameId={game.id} stamp={stamp} />
    </article>
  );
}
