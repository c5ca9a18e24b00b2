import type { Metadata } from "next";
import type { Game } from "../../lib/core/game.ts";
import { games } from "../../lib/games/index.ts";
import { Changes } from "../_compare/changes.tsx";
import styles from "../_compare/compare.module.css";
import { OtherGame } from "../_compare/other-game.tsx";
import { SamplePairs } from "../_compare/sample-pairs.tsx";
import { type PickedFrom, Side } from "../_compare/side.tsx";
import { Swap } from "../_compare/swap.tsx";
import { WhatYouGet } from "../_compare/what-you-get.tsx";
import { openText } from "../_server/open-text.ts";
import { poolOf, stampFor } from "../_server/pools.ts";
import { judgedSamples } from "../_server/samples.ts";

export const metadata: Metadata = {
  title: "Compare two decks",
  description: "What to add and remove to get from one deck to another, and how it changes the verdict.",
};

export default async function Compare({ searchParams }: PageProps<"/compare">) {
  const search = await searchParams;
  const [a = "", b = ""] = [search.a, search.b].map((text) => (typeof text === "string" ? text.trim() : ""));
  const [before, after] = await Promise.all([a, b].map((text) => (text === "" ? undefined : openText(text))));
  const [first, second] = [before, after].map((opened) => (opened?.ok ? opened.shared : undefined));
  const known = first ?? second;
  const picks = await Promise.all(known ? [picksOf(known.pool.game)] : games.map(picksOf));
  const hasButton = known !== undefined;
  const isOneGame = first?.pool.game.id === second?.pool.game.id;
  return (
    <>
      <h1 className="mt-6 text-2xl font-bold tracking-tight">Compare two decks</h1>
      {known ? null : (
        <p className="mt-1 max-w-3xl text-faint">
          Choose two decks of one game to see what differs, what they share, and how the curve changes.
        </p>
      )}
      <form className={styles.sides}>
        <Side name="a" text={a} other={b} opened={before} games={picks} hasButton={hasButton} />
        <Swap a={a} b={b} />
        <Side name="b" text={b} other={a} opened={after} games={picks} hasButton={hasButton} />
        {hasButton ? null : (
          <p className={styles.start}>
            <button type="submit" className="button px-8">
              Compare
            </button>
          </p>
        )}
      </form>
      {first && second && isOneGame ? (
        <Changes texts={{ a, b }} before={first} after={second} stamp={await stampFor(second.pool.game)} />
      ) : null}
      {first && second && !isOneGame ? <OtherGame texts={{ a, b }} before={first} after={second} /> : null}
      {known ? null : (
        <>
          <SamplePairs games={picks} />
          <WhatYouGet />
        </>
      )}
    </>
  );
}

async function picksOf(game: Game): Promise<PickedFrom> {
  const samples = judgedSamples(await poolOf(game));
  return {
    id: game.id,
    name: game.name,
    stamp: await stampFor(game),
    samples: samples.flatMap(({ name, report: { code } }) => (code === null ? [] : [{ name, code }])),
  };
}
