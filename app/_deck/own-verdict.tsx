"use client";
import { useEffect, useState } from "react";
import { gameNamed } from "../../lib/core/game.ts";
import { listed } from "../../lib/core/words.ts";
import type { Report } from "../../lib/deck/verdict/report.ts";
import { games } from "../../lib/games/index.ts";
import type { KeptSet } from "../../lib/sheets/kept-set.ts";
import { setsOfDeck } from "../../lib/sheets/sets-of-deck.ts";
import { fileOf } from "../../lib/sheets/sheet.ts";
import { download } from "../_client/download.ts";
import { lateOwnSets } from "../_client/has-own-sets.ts";
import { type CodedDeck, judgedHere } from "../_client/judged-here.ts";
import { setQuery } from "../_client/set-query.ts";
import { useSetsChanged } from "../_client/sets-changed.ts";
import { setsOnServer } from "../_client/sets-on-server.ts";
import { Stamp } from "../_ui/verdict/stamp.tsx";

export type OwnCardsProps = Required<CodedDeck>;

interface Judged {
  readonly report: Report;
  /** The sets of this browser that know cards of the deck. */
  readonly sets: readonly KeptSet[];
  /** What the link says that names those of them that the server has. */
  readonly query: string;
}

/** The verdict with the card sets of this browser, and their files for those who get the link. */
export default function OwnVerdict({ code, gameId, stamp }: OwnCardsProps) {
  const [judged, setJudged] = useState<Judged | undefined>(undefined);
  const changes = useSetsChanged();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change of the sets the cards are others
  useEffect(() => {
    let isLeft = false;
    void judgedWithOwn({ code, gameId, stamp }).then((found) => !isLeft && setJudged(found));
    return () => {
      isLeft = true;
    };
  }, [code, gameId, stamp, changes]);
  if (!judged || judged.sets.length === 0) return null;
  const { sets } = judged;
  const game = gameNamed(games, gameId);
  const names = sets.map(({ sheet, version }) => `“${sheet.name}” (version ${version})`);
  return (
    <section aria-label="With your cards" className="my-3 border-l-4 border-accent bg-wash px-3 py-2">
      <p className="flex flex-wrap items-center gap-2">
        With your {sets.length === 1 ? "card set" : "card sets"} {listed(names)}: <Stamp verdict={judged.report} />
      </p>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm print:hidden">
        <a href={`/${gameId}/build?code=${code}`}>Open it in the builder to see why</a>
        {judged.query === "" ? null : (
          <a href={`/d/${code}${judged.query}`}>Open the link that brings {sets.length === 1 ? "it" : "them"} along</a>
        )}
        {sets.map(({ id, sheet }) => (
          <button
            key={id}
            type="button"
            className="tool"
            onClick={() =>
              game &&
              download(`${sheet.id}.json`, `${JSON.stringify(fileOf(game, sheet), null, 2)}\n`, "application/json")
            }
          >
            Download “{sheet.name}” for those you send the link to
          </button>
        ))}
      </p>
    </section>
  );
}

async function judgedWithOwn(coded: OwnCardsProps): Promise<Judged | undefined> {
  const store = lateOwnSets().then(({ openOwnSets }) => openOwnSets());
  const [judged, stored] = await Promise.all([judgedHere(coded), store.then((sets) => sets.all())]);
  if (!judged) return undefined;
  const { pool, deck, report } = judged;
  const kept = stored.flatMap(({ read }) => (read.ok ? read.set : []));
  const query = setQuery(await setsOnServer(pool.game, deck));
  return { report, sets: setsOfDeck(pool.game, deck, kept), query };
}
