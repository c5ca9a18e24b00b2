import { writeText } from "../../deck/list/write.ts";
import { FOR_DECKS } from "../args.ts";
import { oneOf, poolsFor, readCode, readFile } from "../input.ts";
import { plain, Stop, write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

const MOST_CODE_BYTES = 16 * 1024;

export const decode: Verb = {
  name: "decode",
  says: "prints the list of a code",
  usage: ["decode CODE"],
  help: `Prints the list of a code as text, with its header lines. With “-” it reads the code from standard input.`,
  examples: [["drydock decode EPBGnt09", "prints the list of a code"]],
  flags: FOR_DECKS,
  async run(args) {
    const pools = await poolsFor(args);
    if (args.files.length === 0) throw new Stop("drydock decode takes a code.");
    const word = oneOf(args, "code");
    const { pool, reading } = readCode(word === "-" ? readFile("-", MOST_CODE_BYTES) : word, args, pools);
    await write(plain(writeText(pool, reading.deck)));
    return 0;
  },
};
