import { counted, listed } from "../../core/words.ts";
import { swapsIn } from "../../deck/swaps.ts";
import { type Diagnosis, examined, type Suggestion } from "../../trials/doctor.ts";
import type { Pace } from "../../trials/run.ts";
import { dealerFor } from "../../trials/trial.ts";
import { trialJson } from "../../trials/trial-answer.ts";
import { whyTooLate } from "../../trials/trial-text.ts";
import { unusedIn } from "../../trials/unused.ts";
import { alongWords, type Conditions, conditionWords, diagnosisWords } from "../../trials/words.ts";
import { readYardstick, turnOf, usualYardstick, yardstickText, yardstickWords } from "../../trials/yardstick.ts";
import { FOR_DECKS, JSON_FLAG } from "../args.ts";
import { countedDeck } from "../counted-deck.ts";
import { paint, progress, Stop, write } from "../terminal.ts";
import { threadsFor, withThreads } from "../trial-threads.ts";
import type { Verb } from "../verb.ts";

export const doctor: Verb = {
  name: "doctor",
  says: "finds which card to cut, and what to play for it",
  usage: ["doctor CODE|FILE [BY] [--opposite O] [--seed S] [--json]"],
  help: `Tries every legal swap of one card and says which helps the autopilot: each card alone on the same shuffles, then the
best pairs, then the last few again on games that had no part in choosing them. In Orion’s Spur it tries every legal fleet in
its formations instead. The first is then measured once more on games that chose nothing. The intervals of all that are shown hold together in 95 of
100 runs, and “nothing helps” is an answer.

BY is a goal as in drydock trials, or a measure: income is its value at the end, income@4 at the end of turn 4. The
default is how far ahead of the other side it is at the end.

Cards of the deck that came to nothing in the pilot’s games are named: it may not be the card’s fault.

Exit status: 0 if a swap helps, 1 if none does, or 2 if the deck cannot be read or played.`,
  examples: [
    ["drydock doctor deck.txt", "by how far ahead of the other side it is at the end"],
    ["drydock doctor deck.txt won@8", "by wins until turn 8"],
  ],
  flags: [
    { name: "opposite", value: "O", says: "who is opposite, by its word, as in drydock trials" },
    { name: "turns", value: "T", says: "stops a game after T turns, as in drydock trials" },
    { name: "seed", value: "S", says: "up to 64 letters, digits and -. The default is 1" },
    { name: "threads", value: "N", says: "how many threads play. The default, and the most, is one for each core" },
    JSON_FLAG,
    ...FOR_DECKS,
  ],
  async run(args) {
    const [file = "-", by, ...more] = args.files;
    if (more.length > 0) throw new Stop("One deck and one measure at a time, please.");
    const counted = await countedDeck(file, [], args);
    const { pool, reading, goldfish, start, asked, conditions } = counted;
    const { measures } = goldfish;
    const read = readYardstick(measures, by ?? yardstickText(usualYardstick(measures)));
    if (!read.ok) throw new Stop(read.why);
    const { yardstick } = read;
    const late = whyTooLate(yardstickText(yardstick), turnOf(yardstick), asked.trial);
    if (late !== undefined) throw new Stop(late);
    const { what, legal: swaps, undetermined } = swapsIn(pool, reading.deck, goldfish, start);
    if (swaps.length === 0) throw new Stop("No change of a card leaves this deck legal.", 1);
    const data = { game: pool.game.id, start, trial: asked.trial };
    const tells = ({ done, most }: Pace) =>
      progress(`${done.toLocaleString("en")} of at most ${most.toLocaleString("en")} games`);
    const found = await withThreads(threadsFor(args.number("threads")), data, (threads) =>
      examined({ start, goldfish, yardstick, swaps }, threads, tells),
    );
    progress("");
    const sections = pool.game.sections.map(({ id }) => id);
    const unused = unusedIn(dealerFor(goldfish, asked.trial), start, asked.trial, sections);
    const says = yardstickWords(measures, yardstick);
    const trial = trialJson(asked.trial, counted);
    const json = {
      by: yardstickText(yardstick),
      says,
      what,
      undetermined,
      unused,
      ...found,
      trial,
      table: trial.table,
    };
    const told = { says, what, undetermined, unused, conditions };
    await write(args.has("json") ? `${JSON.stringify(json, null, 2)}\n` : textOf(found, told));
    return found.helps.length > 0 ? 0 : 1;
  },
};

interface Told {
  readonly says: string;
  readonly what: string;
  readonly undetermined: number;
  readonly unused: readonly string[];
  readonly conditions: Conditions;
}

function textOf(found: Diagnosis, { says, what, undetermined, unused, conditions }: Told): string {
  const { tried, helps, swaps, games } = found;
  const lines = [
    paint(
      helps.length > 0 ? `${counted(helps.length, "change helps", "changes help")}: ${says}` : `Nothing helps: ${says}`,
      "bold",
    ),
    ...tried.flatMap((one) => rowsOf(one, helps.includes(one))),
    "",
    `Of ${swaps.toLocaleString("en")} legal ${what}, by ${games.toLocaleString("en")} games.`,
    ...diagnosisWords(found),
    `${conditionWords(conditions, games)}.`,
    ...(undetermined > 0
      ? [`${undetermined.toLocaleString("en")} more depend on facts that nobody has published.`]
      : []),
    ...(unused.length > 0 ? [`No use to this pilot alone: ${listed(unused)}.`] : []),
  ];
  return `${lines.join("\n")}\n`;
}

function rowsOf(
  { swap: { cut, add }, difference: { mean, from, to }, better, worse, same, along }: Suggestion,
  isHelp: boolean,
): readonly string[] {
  const change = `${mean.toFixed(2).padStart(7)} (${from.toFixed(2)} to ${to.toFixed(2)})`;
  const row = `${change.padEnd(26)} ${cut} → ${add}, better in ${better}, worse in ${worse}`;
  const rows = along ? [row, `${" ".repeat(27)}${alongWords(along, better + worse + same)}`] : [row];
  return isHelp ? rows : rows.map((one) => paint(one, "dim"));
}
