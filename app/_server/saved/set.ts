// Card sets that are saved on a server.
import type { SavedVersion } from "../../../db/saved.ts";
import { checkCardSet } from "../../../lib/contract/card-set.ts";
import { readAs } from "../../../lib/contract/request.ts";
import { filedSetSchema, type ListedSet, type SavedSet } from "../../../lib/contract/saved-set.ts";
import { gameNamed } from "../../../lib/core/game.ts";
import { games } from "../../../lib/games/index.ts";
import { SET_BODY } from "../body-limit.ts";
import { addressOf, faulty, hasNul, type Kind, NUL, type Read, versionOf, wordsOf } from "./kind.ts";

/** What lists say of a set, apart from its cards, so that no list reads thousands of them. */
interface Brief {
  readonly name: string;
  readonly cards: number;
}

interface SetContent {
  readonly brief: Brief;
  readonly game: string;
  readonly set: SavedSet["set"];
  readonly cards: SavedSet["cards"];
}

/** Reads a card-set file, with what is said about saving it beside it. A set that comes from outside is never official. */
async function read(value: unknown): Promise<Read> {
  const sent = readAs(filedSetSchema, value);
  if (!sent.ok) return faulty(sent.faults);
  if (hasNul(sent.asked)) return faulty(NUL);
  const { listed = false, label = "", ...file } = sent.asked;
  const game = gameNamed(games, file.game);
  if (!game) return faulty([{ at: "game", message: `there is no game “${file.game}”` }]);
  const checked = checkCardSet(game, file);
  if (!checked.ok) return faulty(checked.faults);
  const { id, name, source, cards } = checked.set;
  const content: SetContent = {
    brief: { name, cards: cards.length },
    game: game.id,
    set: { id, name, official: false, source },
    cards: cards.map((card) => ({ ...card })),
  };
  const words = wordsOf([name, source, game.name].join(" ")).join(" ");
  return { ok: true, contents: { game: game.id, listed, words, content }, label };
}

async function answer(saved: SavedVersion): Promise<SavedSet> {
  const { game, set, cards } = saved.content as SetContent; // Written by `read`.
  return { ...versionOf(SET, saved), game, set, cards };
}

function briefIn({ content }: SavedVersion): Brief {
  return content as Brief; // Written by `read`.
}

function short(saved: SavedVersion): ListedSet {
  const { id, game, version } = saved;
  return { id, game, ...briefIn(saved), version, saved: saved.saved, url: addressOf(SET, id) };
}

export const SET: Kind<SavedSet, ListedSet> = {
  id: "set",
  noun: "card set",
  path: "sets",
  body: SET_BODY,
  brief: "brief",
  read,
  answer,
  short,
  nameIn: (saved) => briefIn(saved).name,
};
