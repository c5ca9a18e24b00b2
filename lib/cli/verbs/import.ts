import type { Db } from "../../../db/db.ts";
import type { Saved } from "../../../db/sets.ts";
import type { CardSet } from "../../core/card/card.ts";
import { counted } from "../../core/words.ts";
import { games } from "../../games/index.ts";
import { GAME } from "../args.ts";
import { oneFile, orStop, withDatabase } from "../database.ts";
import { gameOf, readSet } from "../input.ts";
import { kindIn, seedBuiltIn } from "../seed.ts";
import { plain, Stop, write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

export const importSet: Verb = {
  name: "import",
  says: "puts a card set into the database",
  usage: ["import SET.json|SET.csv|SET.xlsx [--game G] [--id ID] [--name NAME] [--source WORDS] [--dry-run]"],
  help: `Checks a card set and puts it into the database, where pages and API see it: the whole set or nothing.
A table needs --game: CSV with commas, semicolons or tabs in any usual encoding, or the first sheet of an .xlsx file.
Its columns may have other names than Drydock's. What was read as what, and what was left out, is said on standard error.`,
  examples: [
    ["drydock import my-set.json --dry-run", "says what an import would do"],
    [`drydock import cards.csv --game ${games[0].id} --name "My set"`, "imports a table of cards"],
  ],
  flags: [
    { ...GAME, says: "the game of the set" },
    { name: "id", value: "ID", says: "the id of the set" },
    { name: "name", value: "NAME", says: "the name of the set" },
    { name: "source", value: "WORDS", says: "where the set comes from" },
    { name: "dry-run", says: "write nothing, and say what the import would do: add, replace or change nothing" },
  ],
  async run(args) {
    const file = oneFile(args, "import", "a card set as JSON or CSV");
    const names = { id: args.text("id"), name: args.text("name"), source: args.text("source") };
    const set = await readSet(file, { game: args.game === undefined ? undefined : gameOf(args.game) }, names);
    const save = (db: Db) => saved(db, set);
    const isTrial = args.has("dry-run");
    const result = isTrial ? await onCopy(save) : await withDatabase(save);
    if (result === "taken")
      throw new Stop(`A built-in set, or a set of another game, already has the id “${set.id}”. Use another id.`);
    const did = `${plain(set.name)} (${set.id}): ${counted(set.cards.length, "card")} of ${gameOf(set.game).name}`;
    if (isTrial) await write(`${did} ${WOULD[result]}. Nothing was written.\n`);
    else await write(`${did} ${result}.\n`);
    return 0;
  },
};

const WOULD = { added: "would be added", replaced: "would be replaced", unchanged: "would stay unchanged" } as const;

async function saved(db: Db, set: CardSet): Promise<Saved> {
  const { saveSet } = await import("../../../db/sets.ts");
  await seedBuiltIn(db);
  const result = await saveSet(db, set, kindIn);
  db.settle();
  return result;
}

/** Runs the import on a copy of the database, so that a dry run reports exactly what the import would do. */
async function onCopy<T>(use: (db: Db) => Promise<T>): Promise<T> {
  const { withCopy } = await import("../../../db/copy.ts");
  return orStop(() => withCopy(use));
}
