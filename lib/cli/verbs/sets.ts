import { counted, listed, nearest } from "../../core/words.ts";
import { type Args, JSON_FLAG } from "../args.ts";
import { withDatabase } from "../database.ts";
import { gameOf } from "../input.ts";
import { seedBuiltIn } from "../seed.ts";
import { clipped, paint, plain, Stop, write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

export const sets: Verb = {
  name: "sets",
  says: "lists the card sets in the database, and removes imported ones",
  usage: ["sets [--json]", "sets remove ID"],
  help: `Lists the card sets in the database: id, game, number of cards, name, and whether it is built in or imported.
remove takes an imported set out of the database. Built-in sets stay.`,
  examples: [
    ["drydock sets", "lists the card sets"],
    ["drydock sets remove my-set", "removes an imported set"],
  ],
  flags: [JSON_FLAG],
  async run(args) {
    const [verb, id, ...more] = args.files;
    if (verb === undefined) return list(args);
    if (verb !== "remove" || id === undefined || more.length > 0 || args.has("json"))
      throw new Stop("Write “drydock sets” to list the card sets, or “drydock sets remove ID” to remove one.");
    return remove(id);
  },
};

async function stored() {
  const { listSets } = await import("../../../db/sets.ts");
  return withDatabase(async (db) => {
    await seedBuiltIn(db);
    return listSets(db);
  });
}

async function list(args: Args): Promise<number> {
  const found = await stored();
  if (args.has("json")) {
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
  const { removeSet } = await import("../../../db/sets.ts");
  const result = await withDatabase(async (db) => {
    const removed = await removeSet(db, id);
    db.settle();
    return removed;
  });
  if (result === "built-in") throw new Stop(`“${id}” is a built-in set and cannot be removed.`);
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
