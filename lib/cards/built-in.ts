import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CardSet } from "../core/card/card.ts";
import type { Game } from "../core/game.ts";
import type { Piles } from "../core/table/goldfish.ts";
import { fold } from "../core/words.ts";
import { Pool } from "./pool.ts";

/**
 * The folder that holds one folder of data per game. DRYDOCK_HOME says where the app is, if it was not started from its
 * own folder. DRYDOCK_DATA names one more folder, for games that are not in the list.
 */
export function dataFolder(): string {
  return join(process.env.DRYDOCK_HOME ?? process.cwd(), "data");
}

/** A file or folder in a game's data folder. */
export function dataOf(game: Game, name: string): string {
  const more = process.env.DRYDOCK_DATA;
  const folder = more !== undefined && existsSync(join(more, game.id)) ? more : dataFolder();
  return join(folder, game.id, name);
}

/** The built-in sets in the order in which they lie on top of each other. Published cards come first. */
export function builtInSets(game: Game): readonly CardSet[] {
  const folder = dataOf(game, "sets");
  const order = ["published.json", "stand-ins.json"];
  const rank = (file: string) => (order.indexOf(file) + order.length + 1) % (order.length + 1);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((file) => {
      const { set, cards } = JSON.parse(readFileSync(join(folder, file), "utf8"));
      return { game: game.id, ...set, cards };
    });
}

/** The file with the code numbers of a game's cards. */
export function numbersFile(game: Game): string {
  return dataOf(game, "numbers.json");
}

/** The number of each built-in card in deck codes: its position in a list that is only ever added to. */
export function codesOf(game: Game): ReadonlyMap<string, number> {
  const labels: readonly string[] = JSON.parse(readFileSync(numbersFile(game), "utf8"));
  return new Map(labels.map((label, code) => [fold(label), code]));
}

const pools = new Map<string, Pool>();

/** The pool of a game's built-in sets. It is made only once. */
export function builtInPool(game: Game): Pool {
  let pool = pools.get(game.id);
  if (!pool) {
    pool = new Pool(game, builtInSets(game), codesOf(game));
    pools.set(game.id, pool);
  }
  return pool;
}

export interface Sample {
  /** The name of its file, which the command line uses. */
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** The sample decks of a game, as the text of their lists. */
export function samplesOf(game: Game): readonly Sample[] {
  const folder = dataOf(game, "decks");
  return readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), "utf8");
      const name = text
        .split("\n")
        .find((line) => line.startsWith("Name:"))
        ?.slice(5)
        .trim();
      const id = file.slice(0, -4);
      return { id, name: name ?? id, text };
    });
}

/** The piles that a game uses beside the decks. A game without piles has no file for them. */
export function pilesOf(game: Game): Piles {
  const file = dataOf(game, "piles.json");
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).piles : {};
}
