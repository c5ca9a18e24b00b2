import { linkAt } from "../../core/table/opened.ts";
import { isSeed, recorded } from "../../core/table/replay.ts";
import { facingCalled } from "../../core/table/seats.ts";
import { type Line, type Par, parOf } from "../../trials/par.ts";
import { lineWords, provenWords } from "../../trials/par-words.ts";
import { trialJson } from "../../trials/trial-answer.ts";
import { USUAL } from "../../trials/trial-text.ts";
import { conditionWords } from "../../trials/words.ts";
import { FOR_DECKS, JSON_FLAG } from "../args.ts";
import { countedDeck } from "../counted-deck.ts";
import { clipped, paint, progress, Stop, write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

const ROLLS = 3;

export const par: Verb = {
  name: "par",
  says: "says how well one deal could have been played",
  usage: ["par CODE|FILE [--seed S] [--opposite O] [--json]"],
  help: `Plays one deal three times: by the autopilot, by the pilot that tries each move, who both see no more than a player
does, and by the best line found with all cards face up. Nobody could play that one at a table: do not be hard on yourself.

Exit status: 0, or 2 if the deck cannot be read or played.`,
  examples: [["drydock par deck.txt --seed 7", "of the deal that drydock play deck.txt --seed 7 has"]],
  flags: [
    { name: "seed", value: "S", says: "the deal: up to 64 letters, digits and -. The default is 1" },
    { name: "opposite", value: "O", says: "who is opposite, by its word, as in drydock trials" },
    JSON_FLAG,
    ...FOR_DECKS,
  ],
  async run(args) {
    const [file = "-", ...more] = args.files;
    if (more.length > 0) throw new Stop("One deck at a time, please.");
    const seed = args.text("seed") ?? "1";
    if (!isSeed(seed)) throw new Stop(`--seed takes up to 64 letters, digits and -, not “${clipped(seed)}”.`);
    const counted = await countedDeck(file, [], args);
    const { dealer, address, asked, conditions } = counted;
    const start = { ...facingCalled(counted.start, asked.trial.opposite), seed };
    const tells = (done: number, of: number) => progress(`move ${done} of ${of}, face up`);
    const found = parOf(dealer, { start, turns: USUAL.turns, rolls: ROLLS, tells });
    progress("");
    const made = { release: conditions.release, byComputer: true } as const;
    const moment = ({ moves }: Line) => linkAt(dealer, start, recorded(dealer, start, moves), made);
    const trial = { ...asked.trial, seed, games: 1 };
    if (args.has("json")) {
      const { plain, thinking, open, proven } = found;
      const lines = Object.entries({ plain, thinking, open }).map(([who, line]) => [
        who,
        { ...line, moment: moment(line) },
      ]);
      const json = { ...Object.fromEntries(lines), proven: proven ?? null, trial: trialJson(trial, counted), address };
      await write(`${JSON.stringify(json, null, 2)}\n`);
    } else {
      const links = address ? [`${address}/play#${moment(found.open)}`] : [];
      await write(
        `${[textOf(found), `${conditionWords({ ...conditions, trial }, 1, "each of these")}.`, ...links].join("\n")}\n`,
      );
    }
    return 0;
  },
};

function textOf(found: Par): string {
  const { plain, thinking, open } = found;
  const rows = [
    ["the autopilot", plain],
    [`the pilot that tries each move ${ROLLS} times`, thinking],
    ["the best line found with all cards face up", open],
  ] as const;
  const width = Math.max(...rows.map(([who]) => who.length));
  const lines = rows.map(([who, line]) => `${who.padEnd(width)}  ${paint(lineWords(line), "bold")}`);
  return [...lines, provenWords(found, 0) ?? []].flat().join("\n");
}
