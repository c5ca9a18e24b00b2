import type { Metadata } from "next";
import type { Game } from "../../lib/core/game.ts";
import { games } from "../../lib/games/index.ts";
import { openText } from "../_server/open-text.ts";
import { poolOf, stampFor } from "../_server/pools.ts";
import { judgedSamples } from "../_server/samples.ts";
import { Changes } from "./changes.tsx";
import { SamplePairs } from "./sample-pairs.tsx";
import { type PickedFrom, Side } from "./side.tsx";

export const metadata: Metadata = {
  title: "Compare two decks",
  description: "What to add and remove to get from one deck to another, and how it changes the verdict.",
};

export default async function Compare({ searchParams }: PageProps<"/compare">) {
  const search = await searchParams;
  const [a = "", b = ""] = [search.a, search.b].map((text) => (typeof text === "string" ? text.trim() : ""));
  const [before, after] = await Promise.all([a, b].map((text) => (text === "" ? undefined : openText(text))));
  const shown = [before, after].flatMap((opened) => (opened?.ok ? [opened.shared] : []));
  const picks = await Promise.all(shown[0] ? [picksOf(shown[0].pool.game)] : games.map(picksOf));
  const isBoth = before?.ok && after?.ok;
  return (
    <>
      <h1 className="mt-6 text-2xl font-bold tracking-tight">Compare two decks</h1>
      {shown.length === 0 ? (
        <p className="mt-1 text-faint">Paste a deck list, a deck code or any link to a deck on each side.</p>
      ) : null}
      <form className="mt-3 grid gap-x-8 gap-y-4 md:grid-cols-2">
        <Side name="a" text={a} other={b} opened={before} games={picks} />
        <Side name="b" text={b} other={a} opened={after} games={picks} />
        <p className="flex flex-wrap items-center gap-3 md:col-span-2">
          <button type="submit" className={isBoth ? "tool [form:not(:has(details[open]))_&]:hidden" : "button"}>
            Compare
          </button>
          {a === "" || b === "" ? null : (
            <a className="tool" href={`/compare?${new URLSearchParams({ a: b, b: a })}`}>
              Swap
            </a>
          )}
        </p>
      </form>
      {isBoth ? <Changes texts={{ a, b }} before={before.shared} after={after.shared} /> : null}
      {shown.length === 0 ? <SamplePairs /> : null}
    </>
  );
}

async function picksOf(game: Game): Promise<PickedFrom> {
  const samples = judgedSamples(await poolOf(game));
  return {
    id: game.id,
    stamp: await stampFor(game),
    samples: samples.flatMap(({ name, report: { code } }) => (code === null ? [] : [{ name, code }])),
  };
}
