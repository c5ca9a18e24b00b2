// Reads what was sent to save a card set. It runs in a thread of its own.
import { checkCardSet, longNames } from "../../../lib/contract/card-set.ts";
import { readAs } from "../../../lib/contract/request.ts";
import { filedSetSchema, type SavedSet } from "../../../lib/contract/saved-set.ts";
import { gameNamed } from "../../../lib/core/game.ts";
import { games } from "../../../lib/games/index.ts";
import { SET_BODY } from "../body-limit.ts";
import { faulty, jsonOf, type Read, wordsOf } from "./kind.ts";

/** What lists say of a set, apart from its cards, so that no list reads thousands of them. */
export interface Brief {
  readonly name: string;
  readonly cards: number;
}

/** A version as the database keeps it. Its `brief` comes first, and what follows is answered as it is written here. */
export interface SetContent {
  readonly brief: Brief;
  readonly game: string;
  readonly set: SavedSet["set"];
  readonly cards: SavedSet["cards"];
}

/** Reads a card-set file, with what is said about saving it beside it. A set that comes from outside is never official. */
export function readSet(text: string): Read {
  const json = jsonOf(text, SET_BODY);
  if (!json.ok) return json;
  const sent = readAs(filedSetSchema, json.value);
  if (!sent.ok) return faulty(sent.faults);
  const { listed = false, label = "", ...file } = sent.asked;
  const game = gameNamed(games, file.game);
  if (!game) return faulty([{ at: "game", message: `there is no game “${file.game}”` }]);
  const checked = checkCardSet(game, file);
  if (!checked.ok) return faulty(checked.faults, checked.isMore);
  const { id, name, source, cards } = checked.set;
  const long = longNames(cards);
  if (long.length > 0) return faulty(long);
  const content: SetContent = {
    brief: { name, cards: cards.length },
    game: game.id,
    set: { id, name, official: false, source },
    cards: cards.map((card) => ({ ...card })),
  };
  const words = wordsOf([name, source, game.name].join(" ")).join(" ");
  return { ok: true, contents: { game: game.id, listed, words, content: JSON.stringify(content) }, label };
}
