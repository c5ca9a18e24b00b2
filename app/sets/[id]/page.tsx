import type { Metadata } from "next";
import { counted } from "../../../lib/core/words.ts";
import { markMissing } from "../../_server/missing.ts";
import { opened } from "../../_server/saved/opened-set.ts";
import { SET } from "../../_server/saved/set.ts";
import { newestVersions } from "../../_server/saved/versions.ts";
import { SetCards } from "../../_sets/set-cards.tsx";
import { NotThere } from "../../_shelf/saved/not-there.tsx";
import { DeletedSet, OpenSet, SetKeyHolder } from "../../_shelf/saved/set-on-page.tsx";
import { VersionList } from "../../_shelf/saved/version-list.tsx";
import { Day } from "../../_ui/base/day.tsx";
import { ON_FROM_SETS } from "../../_ui/base/on-from-sets.ts";
import { UNFURLED } from "../../_ui/base/unfurled.ts";

type Props = PageProps<"/sets/[id]">;

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await opened(props);
  if ("why" in found) return { title: "No such card set", robots: { index: false } };
  const { id, saved, game } = found;
  const { name } = saved.set;
  const description = `${counted(saved.cards.length, "card")} of ${game.name}, from a player.`;
  return {
    title: name,
    description,
    openGraph: { ...UNFURLED, title: name, description },
    alternates: { canonical: `/sets/${id}` },
    ...(saved.listed ? {} : { robots: { index: false } }),
  };
}

/** A saved card set: its newest version, or the one that the address names. */
export default async function SavedSetPage(props: Props) {
  const found = await opened(props);
  const { id, number } = found;
  if ("why" in found) {
    markMissing();
    const deleted = <DeletedSet at={id} />;
    return <NotThere kind={SET} deleted={deleted} id={id} version={number} why={found.why} {...ON_FROM_SETS} />;
  }
  const { saved, game, first } = found;
  const { name, source } = saved.set;
  const { version, newest, listed, by } = saved;
  return (
    <article data-game={game.id}>
      <header className="rail mt-6 mb-4 max-sm:mt-3">
        <p className="text-sm text-faint">
          <a href="/sets">Card sets</a> / <a href={`/${game.id}`}>{game.name}</a>
        </p>
        <h1 className="text-2xl font-bold tracking-tight wrap-anywhere">{name}</h1>
        <p className="mt-1 text-sm text-faint wrap-anywhere">
          {counted(saved.cards.length, "card")} · Version {version}, saved <Day time={saved.saved} />
          {by ? ` by ${by}` : ""} · unofficial{source === "" ? "" : ` · ${source}`}
        </p>
      </header>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <OpenSet at={id} version={version} />
      </div>
      <SetKeyHolder at={id} version={version} newest={newest} isListed={listed} />
      <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <SetCards game={game} saved={saved} first={first} />
        <aside aria-label="About this card set">
          <VersionList kind={SET} saved={saved} versions={await newestVersions(SET, saved)} />
        </aside>
      </div>
    </article>
  );
}
