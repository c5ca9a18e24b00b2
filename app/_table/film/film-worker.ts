// Makes the film of a game with the engine of the release that it was played with, away from the page.
import type { FilmMaker, FilmRequest, MadeFilm } from "../../../lib/deck/film-maker.ts";

export interface FilmOrder {
  /** The address of the engine. It is no part of the build, and never changes. */
  readonly engine: string;
  readonly request: FilmRequest;
}

export type FilmAnswer = MadeFilm | { readonly why: string };

async function make({ engine, request }: FilmOrder): Promise<FilmAnswer> {
  const { film }: { readonly film: FilmMaker } = await import(/* turbopackIgnore: true */ engine);
  return film(request);
}

// A failure reaches the page only if it is reported.
addEventListener("message", ({ data }: MessageEvent<FilmOrder>) => void make(data).then(postMessage, reportError));
