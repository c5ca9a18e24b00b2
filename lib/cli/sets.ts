import type { Db } from "../../db/client.ts";
import type { Saved } from "../../db/sets.ts";
import type { CardSet } from "../core/card/card.ts";
import { counted, listed } from "../core/judge/phrases.ts";
import { nearest } from "../core/nearness.ts";
import type { Args } from "./args.ts";
import { orStop, withDatabase } from "./database.ts";
import { gameOf, readSet } from "./input.ts";
import { kindIn, seedBuiltIn } from "./seed.ts";
import { clipped, paint, plain, Stop, write } from "./terminal.ts";

/** Checks a card set and puts it into the database, whole or not at all. */
export async function importSet(args: Args): Promise<number> {
  const [file, ...more] = args.files;
  if (file === undefined || more.length > 0)
    throw new Stop("drydock import takes one file: a card set as JSON or CSV.");
  const set = readSet(file, args.game === undefined ? undefined : gameOf(args.game), args.set);
  const save = (db: Db) => saved(db, set);
  const result = args.dryRun ? await onCopy(save) : await withDatabase(save);
  if (result === "taken")
    throw new Stop(`A built-in set, or one of another game, has the id “${set.id}” already: give this one another id.`);
  const did = `${plain(set.name)} (${set.id}): ${counted(set.cards.length, "card")} of ${gameOf(set.game).name}`;
  if (args.dryRun) await write(`${did} ${WOULD[result]}. Nothing was written.\n`);
  else await write(`${did} ${result}.\n`);
  return 0;
}

const WOULD = { added: "would be added", replaced: "would be replaced", unchanged: "would stay unchanged" } as const;

async function saved(db: Db, set: CardSet): Promise<Saved> {
  const [{ saveSet }, { fold }] = await Promise.all([import("../../db/sets.ts"), import("../../db/client.ts")]);
  await seedBuiltIn(db);
  const result = await saveSet(db, set, kindIn);
  fold(db);
  return result;
}

/** Does to a copy what would be done to the database, so that a trial says exactly what would happen. */
async function onCopy<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const { withCopy } = await import("../../db/copy.ts");
  return orStop(() => withCopy(use));
}

/** Lists the card sets in the database, or removes one. */
export async function sets(args: Args): Promise<number> {
  const [verb, id, ...more] = args.files;
  if (verb === undefined) return list(args);
  if (verb !== "remove" || id === undefined || more.length > 0 || args.json)
    throw new Stop("Write “drydock sets” to list the card sets, or “drydock sets remove ID” to remove one.");
  return remove(id);
}

async function stored() {
  const { listSets } = await import("../../db/sets.ts");
  return withDatabase(async (db) => {
    await seedBuiltIn(db);
    return listSets(db);
  });
}

async function list(args: Args): Promise<number> {
  const found = await stored();
  if (args.json) {
    await write(`${JSON.stringify(found, null, 2)}\n`);
    return 0;
  }
  const width = Math.max(...found.map(({ id }) => id.length));
  const lines = found.map(({ id, game, name, cards, builtIn }) => {
    const about = [gameOf(game).id.padEnd(18), counted(cards, "card").padStart(10), builtIn ? "built in" : "imported"];
    return `${id.padEnd(width)}  ${paint(about.join("  "), "dim")}  ${plain(name)}\n`;
  });
  await write(lines.join(""));
  return 0;
}

async function remove(id: string): Promise<number> {
  const found = await stored();
  const [{ removeSet }, { fold }] = await Promise.all([import("../../db/sets.ts"), import("../../db/client.ts")]);
  const result = await withDatabase(async (db) => {
    const removed = await removeSet(db, id);
    fold(db);
    return removed;
  });
  if (result === "built-in") throw new Stop(`“${id}” is a built-in set, and those stay.`);
  const set = found.find((one) => one.id === id);
  if (result === "unknown" || !set) throw unknownSet(id, found);
  await write(`${plain(set.name)} (${id}): ${counted(set.cards, "card")} of ${gameOf(set.game).name} removed.\n`);
  return 0;
}

function unknownSet(id: string, found: readonly { id: string; builtIn: boolean }[]): Stop {
  const imported = found.filter(({ builtIn }) => !builtIn).map((set) => set.id);
  const near = nearest(id, imported, (name) => [name]);
  const instead = near.length > 0 ? `Did you mean ${listed(near, "or")}?` : "“drydock sets” lists what there is.";
  return new Stop(`The database has no set “${clipped(id)}”. ${instead}`);
}
