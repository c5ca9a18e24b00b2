"use client";
import { useEffect, useState } from "react";
import type { MadeFilm } from "../../../lib/deck/film-maker.ts";
import type { Bygone } from "./bygone.ts";
import styles from "./film.module.css";
import { FilmView } from "./film-view.tsx";
import { makeFilm } from "./make-film.ts";

/** A game of before: as a film by the rules of its day, or else as what was done, in words. */
export default function FilmPage({ bygone }: { bygone: Bygone }) {
  const { game, code, moment } = bygone;
  const [film, setFilm] = useState<MadeFilm | { readonly why: string } | undefined>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    const show = (found: MadeFilm | { readonly why: string }) => !leaving.signal.aborted && setFilm(found);
    makeFilm(game, code, moment, leaving.signal).then(show, () =>
      show({ why: `The rules of ${moment.origin?.release} could not be loaded. With a network, reload the page.` }),
    );
    return () => leaving.abort();
  }, [game, code, moment]);
  if (!film)
    return (
      <p role="status" className="p-6">
        This game was played by other rules. They are being loaded.
      </p>
    );
  if ("why" in film) return <InWords bygone={bygone} why={film.why} />;
  return <FilmView film={film} bygone={bygone} />;
}

/** What has happened, and what the link says was done. */
function InWords({ bygone, why }: { bygone: Bygone; why: string }) {
  const { code, changed, told, other } = bygone;
  return (
    <section className={styles.words}>
      <h2 className="text-xl font-bold">This game can’t be shown again</h2>
      <p className="mt-2">{changed}</p>
      <p className="mt-2">{why}</p>
      <p className="my-4">
        <a className="button" href={`/d/${code}/play`}>
          Play this deck by today’s rules
        </a>
      </p>
      <h3 className="font-semibold">What was done</h3>
      <ol className={styles.told}>
        {told.map(({ by, says }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and lines can be alike
          <li key={at}>{by === "other" ? `${other}: ${says}` : says}</li>
        ))}
      </ol>
    </section>
  );
}
