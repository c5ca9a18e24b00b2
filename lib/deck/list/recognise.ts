import type { Pool } from "../../cards/pool.ts";
import { type Game, gameNamed } from "../../core/game.ts";
import { listed } from "../../core/words.ts";
import { inWords } from "../settings.ts";
import { cardsNamed, gameAmong, typedLines } from "./text.ts";

export type Recognised =
  | { ok: true; game: Game; by: "header" | "cards" }
  | { ok: false; message: string; games: readonly Game[] };

/**
 * The game of a list: the one that it names itself, or else the one whose cards it names. Answers several if they fit
 * equally well.
 */
export function recognise(games: readonly Game[], pools: (game: Game) => Pool, text: string): Recognised {
  const typed = typedLines(text);
  if (!typed.ok) return { ok: false, games, message: inWords(typed.faults) };
  const header = gameAmong(games, typed.lines);
  if (header) {
    const game = gameNamed(games, header.word);
    if (game) return { ok: true, game, by: "header" };
    const names = listed(
      games.map(({ name }) => name),
      "or",
    );
    return {
      ok: false,
      games,
      message: `Line ${header.line}: there is no game “${header.word.slice(0, 80)}”. A list is for ${names}.`,
    };
  }
  const scores = games.map((game) => ({ game, score: cardsNamed(games, pools(game), typed.lines) }));
  const best = Math.max(...scores.map(({ score }) => score));
  const fitting = scores.filter(({ score }) => score === best).map(({ game }) => game);
  if (best > 0 && fitting[0] && fitting.length === 1) return { ok: true, game: fitting[0], by: "cards" };
  const message =
    best > 0
      ? `This list fits ${listed(fitting.map(({ name }) => name))} equally. Say which game it is for with a line “Game: ${fitting[0]?.name}”.`
      : `No line of this list names a card that Drydock knows. Say which game it is for with a line “Game: ${games[0]?.name}”.`;
  return { ok: false, games: best > 0 ? fitting : games, message };
}
