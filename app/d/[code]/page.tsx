import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { writeText } from "../../../lib/deck/list/write.ts";
import { inOneSentence, titleOf } from "../../../lib/deck/verdict/judged-deck.ts";
import { setQuery } from "../../_client/set-query.ts";
import { Actions } from "../../_deck/actions.tsx";
import { DeckColumns } from "../../_deck/deck-columns.tsx";
import { DeckHero } from "../../_deck/deck-hero.tsx";
import styles from "../../_deck/deck-page.module.css";
import { NamedSets } from "../../_deck/named-sets.tsx";
import { OwnCards } from "../../_deck/own-cards.tsx";
import { PartLinks } from "../../_deck/part-links.tsx";
import { deckPageOf } from "../../_server/deck-page.ts";
import { opened as openedIn } from "../../_server/opened-code.ts";
import { judgedSamples } from "../../_server/samples.ts";
import { Still } from "../../_ui/base/still.tsx";
import { UNFURLED } from "../../_ui/base/unfurled.ts";
import { CardReader } from "../../_ui/cards/card-reader.tsx";

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

export default async function DeckPage(props: Props) {
  const { code, opened, sets, faults } = await openedIn(props);
  if (!opened.ok) notFound();
  const { pool, deck, report } = opened.shared;
  const { game } = pool;
  const query = setQuery(sets.map(({ id }) => id));
  const { stamp, ...page } = await deckPageOf(opened.shared, code, `/d/${code}${query}`);
  const sample = judgedSamples(pool).find(({ report }) => report.code === code);
  return (
    <article data-game={game.id} className={styles.page}>
      <DeckHero shared={opened.shared} idea={sample?.idea} by={sample && { name: "Drydock", as: "sample deck" }}>
        <Actions
          gameId={game.id}
          code={code}
          title={titleOf(opened.shared)}
          text={writeText(pool, deck)}
          isNameless={deck.name === undefined && sets.length === 0}
        >
          <a className="tool min-h-10 px-4 max-sm:px-3" href={`/${game.id}/build?code=${code}`}>
            <span>
              Edit<span className="max-sm:sr-only"> a copy</span>
            </span>
          </a>
        </Actions>
      </DeckHero>
      <Still>
        <PartLinks report={report} />
      </Still>
      <NamedSets sets={sets} faults={faults} />
      {sets.length > 0 ? null : <OwnCards code={code} deck={deck} gameId={game.id} stamp={stamp} />}
      <DeckColumns code={code} query={query} shared={opened.shared} {...page} />
      <CardReader gameId={game.id} stamp={stamp} />
    </article>
  );
}
