import { samplesOf } from "../../cards/built-in.ts";
import { fold } from "../../core/words.ts";
import { games } from "../../games/index.ts";
import { GAME } from "../args.ts";
import { gameOf } from "../input.ts";
import { clipped, Stop, write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

export const samples: Verb = {
  name: "samples",
  says: "prints sample decks",
  usage: ["samples [NAME] [--game G]"],
  help: `Prints the names of the built-in sample decks, one a line, or one of them as text.`,
  examples: [
    [`drydock samples --game ${games[0].id}`, "lists the sample decks of a game"],
    ["drydock samples smith-boson-fe > deck.txt", "writes a sample deck into a file"],
  ],
  flags: [{ ...GAME, says: "the sample decks of this game alone" }],
  async run(args) {
    const of = args.game === undefined ? games : [gameOf(args.game)];
    const all = of.flatMap(samplesOf);
    const [name, ...more] = args.files;
    if (more.length > 0) throw new Stop(`One sample deck at a time, please: ${args.files.length} were given.`);
    if (name === undefined) {
      await write(all.map(({ id }) => `${id}\n`).join(""));
      return 0;
    }
    const found = all.find((sample) => fold(sample.id) === fold(name) || fold(sample.name) === fold(name));
    if (!found) throw new Stop(`There is no sample deck “${clipped(name)}”. drydock samples lists them.`);
    await write(found.text);
    return 0;
  },
};
