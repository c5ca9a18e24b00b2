import { writeText } from "../../deck/list/write.ts";
import { report } from "../../deck/verdict/report.ts";
import { games } from "../../games/index.ts";
import { FOR_DECKS, JSON_FLAG } from "../args.ts";
import { oneOf, poolsFor, readCodeOrFile } from "../input.ts";
import { exitStatus, verdictText } from "../print.ts";
import { ifReaderLeaves, plain, write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

export const show: Verb = {
  name: "show",
  says: "prints a deck, its verdict and its code",
  usage: ["show CODE|FILE [--json]"],
  help: `Prints a deck as text, its verdict and its code. The exit status is that of the verdict, as in check.`,
  examples: [
    ["drydock show deck.txt", "prints the list, its verdict and its code"],
    ["drydock show EPBGnt09 --json", "prints the deck of a code as JSON"],
  ],
  flags: [JSON_FLAG, ...FOR_DECKS],
  async run(args) {
    const pools = await poolsFor(args);
    const { pool, reading } = readCodeOrFile(oneOf(args, "code or file"), args, pools);
    const answer = report(games, pool, reading.deck, reading);
    const text = plain(writeText(pool, reading.deck));
    const status = exitStatus(new Set([answer.status]));
    ifReaderLeaves(status);
    if (args.has("json")) await write(`${JSON.stringify({ text, verdict: answer }, null, 2)}\n`);
    else await write(`${text}\n${verdictText(pool.game, answer, "Unnamed deck")}`);
    return status;
  },
};
