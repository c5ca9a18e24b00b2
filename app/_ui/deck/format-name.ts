import type { Game } from "../../../lib/core/game.ts";

/** A format's name, as its game calls it. */
export function formatName({ formats }: Pick<Game, "formats">, format: string): string {
  return formats.find(({ id }) => id === format)?.name ?? format;
}
