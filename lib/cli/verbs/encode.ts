import { encode as codeOf } from "../../deck/code/code-writer.ts";
import { games } from "../../games/index.ts";
import { FOR_DECKS } from "../args.ts";
import { named, oneOf, poolsFor, readDeck, tellLeftOut } from "../input.ts";
import { Stop, write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

export const encode: Verb = {
  name: "encode",
  says: "prints the code of a list",
  usage: ["encode FILE"],
  help: `Prints the code of a list, and nothing else. Lines that the code leaves out are named on standard error.`,
  examples: [
    ["drydock encode deck.txt", "prints the code of a list"],
    ["drydock samples smith-boson-fe | drydock encode -", "prints the code of a sample deck"],
  ],
  flags: FOR_DECKS,
  async run(args) {
    const pools = await poolsFor(args);
    const file = oneOf(args, "file");
    const { pool, reading } = readDeck(file, args, pools);
    const code = codeOf(games, pool, reading.deck);
    const { misread, entries } = reading.deck;
    const stray = misread.some(({ why }) => why === "wrong-section" || why === "bad-count");
    if (code === undefined && (stray || [...entries, ...misread].some(({ count }) => count > 99)))
      throw new Stop(`${named(file)}: a line has no section or no valid count. See drydock check.`);
    if (code === undefined) throw new Stop(`${named(file)}: the list is too long for a code.`);
    tellLeftOut(file, reading);
    await write(`${code}\n`);
    return 0;
  },
};
