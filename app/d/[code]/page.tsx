import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { writeText } from "../../../lib/deck/list/write.ts";
import { setQuery } from "../../_client/set-query.ts";
import { Actions } from "../../_deck/actions.tsx";
import { DeckColumns } from "../../_deck/deck-columns.tsx";
import styles from "../../_deck/deck-page.module.css";
import { NamedSets } from "../../_deck/named-sets.tsx";
import { opened as openedIn } from "../../_deck/opened.ts";
import { OwnCards } from "../../_deck/own-cards.tsx";
import { PartLinks } from "../../_deck/part-links.tsx";
import { inOneSentence, type Shared } from "../../_server/decks.ts";
import { stampFor } from "../../_server/pools.ts";
import { judgedSamples } from "../../_server/samples.ts";
import { UNFURLED } from "../../_ui/base/unfurled.ts";
import { CardReader } from "../../_ui/cards/card-reader.tsx";
import actions from "../../_ui/deck/actions.module.css";
import { TitleBlock } from "../../_ui/verdict/title-block.tsx";

type Props = PageProps<"/d/[code]">;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { code, opened } = await openedIn(props);
  if (!opened.ok) return { title: "A damaged link" };
  const title = titleOf(opened.shared);
  const description = inOneSentence(opened.shared);
  return {
    title,
    description,
    openGraph: { ...UNFURLED, title, description },
    alternates: { canonical: `/d/${code}` },
  };
}

function titleOf({ deck, pool }: Shared): string {
  return deck.name ?? `A deck of ${pool.game.name}`;
}

export default async function DeckPage(props: Props) {
  const { code, opened, sets, faults } = await openedIn(props);
  if (!opened.ok) notFound();
  const { pool, deck, report } = opened.shared;
  const { game } = pool;
  const stamp = await stampFor(game);
  const query = setQuery(sets.map(({ id }) => id));
  const sample = judgedSamples(pool).find(({ report }) => report.code === code);
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
        <Actions code={code} title={titleOf(opened.shared)} text={writeText(pool, deck)}>
          <a className={actions.quiet} href={`/${game.id}/build?code=${code}`}>
            Edit a copy
          </a>
        </Actions>
        <PartLinks report={report} />
      </div>
      <NamedSets sets={sets} faults={faults} />
      {sets.length > 0 ? null : <OwnCards code={code} deck={deck} gameId={game.id} stamp={stamp} />}
      <DeckColumns path={`/d/${code}${query}`} code={code} query={query} shared={opened.shared} />
      <CardReader gameId={game.id} stamp={stamp} />
    </article>
  );
}
