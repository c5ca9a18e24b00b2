import type { Moment } from "../../../lib/core/table/moment.ts";
import { lateOwnSets } from "../../_client/has-own-sets.ts";
import { courier, withWorkers } from "../../_client/workers.ts";
import type { FilmAnswer, FilmOrder } from "./film-worker.ts";

/** The film of a game by the rules of its day, or why there is none. */
export async function makeFilm(game: string, code: string, moment: Moment, signal: AbortSignal): Promise<FilmAnswer> {
  const { origin, ...played } = moment;
  if (!origin) return { why: "Links of before 0.3.0 hold one side of a game, so nobody can show it again." };
  const { release, seats } = origin;
  if (release.endsWith("+"))
    return {
      why: `This link was made by a build after ${release.slice(0, -1)} that is no release, so its rules are not kept.`,
    };
  const sets = origin.sets.length === 0 ? [] : await (await lateOwnSets()).setsInUse(game);
  const worker = new Worker(new URL("./film-worker.ts", import.meta.url), { type: "module" });
  const order = courier<FilmOrder, FilmAnswer>(worker);
  const engine = new URL(`/engines/${release}/${game}.js`, location.href).href;
  return withWorkers([worker], signal, () => order({ engine, request: { ...played, code, sets, seats } }));
}
