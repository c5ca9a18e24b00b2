import type { Start } from "../../core/table/board.ts";
import type { Goldfish } from "../../core/table/goldfish.ts";
import { facingCalled } from "../../core/table/seats.ts";
import { listed, signed } from "../../core/words.ts";
import { type Apart, apart } from "../../trials/apart.ts";
import { type Basis, certificateParams, countedAgain } from "../../trials/certificate.ts";
import { goalText, goalWords } from "../../trials/goal.ts";
import { heldUp } from "../../trials/held-up.ts";
import { facingSame } from "../../trials/opposites.ts";
import { type Answer, answerOf, curveOf, resultsOf } from "../../trials/outcome.ts";
import { aligned, type Versus, versus } from "../../trials/pairs.ts";
import { numbersOf } from "../../trials/policy.ts";
import { runTrial } from "../../trials/run.ts";
import { type Played, seedOf } from "../../trials/trial.ts";
import { trialAnswer, trialJson } from "../../trials/trial-answer.ts";
import { type AskedTrial, BOUNDS, USUAL } from "../../trials/trial-text.ts";
import { behindWords, conditionWords, luckWords, missedWords, rangeWords, shareWords } from "../../trials/words.ts";
import { worthOf } from "../../trials/yardstick.ts";
import { type Args, FOR_DECKS, JSON_FLAG } from "../args.ts";
import { type CountedDeck, countedDeck } from "../counted-deck.ts";
import { named } from "../input.ts";
import { paint, progress, Stop, write } from "../terminal.ts";
import { threadsFor, withThreads } from "../trial-threads.ts";
import type { Verb } from "../verb.ts";

const number = (value: number) => value.toLocaleString("en");
const bounds = ({ least, most }: { least: number; most: number }) => `${least} to ${number(most)}`;

export const trials: Verb = {
  name: "trials",
  says: "plays a deck many times and counts what became of it",
  usage: ["trials CODE|FILE|LINK [GOAL…] [--games N] [--opposite O] [--against DECK] [--json]"],
  help: `Plays a deck many times with the autopilot and says how often it reached what is asked for, with an interval that
holds in 95 of 100 trials. The same deck, goals, opponent, seed and version give the same digits on every machine.

A goal is a win, or a measure that is reached at the end of a turn:
  won            a win, whenever it comes
  won@8          a win by turn 8
  'income>=20@3' so much of a measure by a turn; quotes keep > from the shell

Without a goal, wins are counted, and what else can be counted in the game is listed. The link of a trial is counted again as it
is, and compared with what it says. What is given beside it replaces what it asks.

Whether a game has fallen behind is told by a curve through all games of the trial, so it hardly depends on how many there are.

Exit status: 0, or 2 if the deck or a goal cannot be read or the deck cannot be played.`,
  examples: [
    ["drydock trials deck.txt", "how often it wins, and how its measures grow"],
    ["drydock trials deck.txt won@6 'damage>=20@4' --games 4000", "two goals, with narrower intervals"],
    ["drydock trials 'https://…/measure?ask=won&seed=1&games=200&said=116'", "the very trial of a link, once more"],
  ],
  flags: [
    {
      name: "games",
      value: "N",
      says: `how many games, ${bounds(BOUNDS.games)}. The default is ${number(USUAL.games)}`,
    },
    { name: "opposite", value: "O", says: "who is opposite, by its word. A wrong one is answered with all of them" },
    {
      name: "turns",
      value: "T",
      says: `stops a game after T turns, ${bounds(BOUNDS.turns)}. The default is ${USUAL.turns}`,
    },
    {
      name: "think",
      value: "K",
      says: `a pilot that tries each candidate K times, ${bounds(BOUNDS.rolls)}. It is much slower`,
    },
    {
      name: "against",
      value: "DECK",
      says: `another deck on the same shuffles: in how many games it was better by each goal, and in how many
                    worse. Copies that both have come in the same order`,
    },
    {
      name: "order",
      value: "LINES",
      says: `the autopilot’s lines in another order: 4.2 puts lines 4 and 2 first, 4.-7 leaves line 7 out too, and --order=-7 that alone. It is
                    compared with the usual order on the same deals`,
    },
    { name: "lines", says: "prints the autopilot’s lines with their numbers, and plays nothing" },
    { name: "seed", value: "S", says: `up to 64 letters, digits and -. The default is ${USUAL.seed}` },
    { name: "threads", value: "N", says: "how many threads play. The default, and the most, is one for each core" },
    JSON_FLAG,
    ...FOR_DECKS,
  ],
  async run(args) {
    const [file = "-", ...goals] = args.files;
    const counted = await countedDeck(file, goals, args);
    const { pool, goldfish, start, asked } = counted;
    if (args.has("lines")) return printLines(goldfish);
    const against = args.text("against");
    // Whatever cannot be read is told before games are played.
    const other = against === undefined ? undefined : await countedDeck(against, [], args);
    if (other && other.pool.game.id !== pool.game.id)
      throw new Stop(`${named(against ?? "")} is a deck of another game.`);
    const played = await playedWith(args, { game: pool.game.id, start, asked });
    if (other || asked.trial.order) return compare(args, counted, other, played);
    const json = () => trialAnswer(goldfish, asked, played, counted);
    await write(args.has("json") ? `${JSON.stringify(json(), null, 2)}\n` : textOf(counted, played));
    return 0;
  },
};

async function printLines(goldfish: Goldfish): Promise<number> {
  const numbers = numbersOf(goldfish);
  await write(goldfish.autopilot.map(({ says }, at) => `${String(numbers[at]).padStart(3)}  ${says}\n`).join(""));
  return 0;
}

/** Plays another deck on the same shuffles, or the usual order of lines, and says how the two did beside each other. */
async function compare(
  args: Args,
  counted: CountedDeck,
  other: CountedDeck | undefined,
  found: readonly Played[],
): Promise<number> {
  const { asked, start, goldfish, opposites, conditions } = counted;
  const { order: _, ...usual } = asked.trial;
  const same = { ...asked, trial: facingSame(opposites, asked.trial) };
  const facing = (one: Start) => facingCalled(one, same.trial.opposite);
  const beside = other
    ? { asked: same, start: aligned(goldfish, facing(start), facing(other.start)) }
    : { asked: { ...asked, trial: usual }, start };
  const played = await playedWith(args, { game: counted.pool.game.id, ...beside });
  // What is new is the other deck, or the order of one's own.
  const [before, after] = other ? [found, played] : [played, found];
  const { measures } = goldfish;
  const mine = { start, trial: other ? asked.trial : usual };
  const theirs = { start: beside.start, trial: other ? same.trial : asked.trial };
  const answers = asked.goals.map((goal) => {
    const one = versus(before, after, worthOf(measures, { goal }));
    return {
      goal: goalText(goal),
      says: goalWords(measures, goal),
      who: other ? "the other deck" : "your order",
      ...one,
      apart: [...one.best, ...one.worst].map((game) => ({ game, ...apart(goldfish, mine, theirs, game) })),
      trial: trialJson(asked.trial, counted),
      ...(other && { against: { deck: other.deck, ...other.basis } }),
    };
  });
  const decks = other ? `${counted.deck}, and beside it ${other.deck}` : counted.deck;
  const of = `${conditionWords({ ...conditions, deck: decks })}.\n`;
  await write(args.has("json") ? `${JSON.stringify(answers, null, 2)}\n` : answers.map(versusText).join("") + of);
  return 0;
}

type ToTell = Versus & Record<"says" | "who", string> & { apart: readonly ({ game: number } & Partial<Apart>)[] };

function versusText({ says, who, apart: games, ...one }: ToTell): string {
  const { better, worse, same, difference, best } = one;
  const { mean, from, to } = difference;
  const shown = games.map(({ game, turn, before, after }) => {
    const how = `  Game ${game}, ${best.includes(game) ? "better" : "worse"}`;
    return turn === undefined ? `${how}.\n` : `${how}: in turn ${turn}, “${after}” instead of “${before}”.\n`;
  });
  const share = [mean, from, to].map((one) => signed(Math.round(1000 * one) / 10));
  const of = better + worse + same;
  return `${paint(says, "bold")}: ${who} is better in ${number(better)} games, worse in ${number(worse)}, equal in ${number(same)};
  ${share[0]} in 100 games (${share[1]} to ${share[2]}).
  Better in ${rangeWords({ hits: better, of })}, worse in ${rangeWords({ hits: worse, of })}. ${luckWords(one)}
${shown.join("")}`;
}

interface ToPlay {
  readonly game: string;
  readonly start: Start;
  readonly asked: AskedTrial;
}

async function playedWith(args: Args, { game, start, asked: { trial } }: ToPlay): Promise<readonly Played[]> {
  const threads = threadsFor(args.number("threads"));
  const tells = ({ length }: readonly Played[]) => progress(`${number(length)} of ${number(trial.games)} games`);
  const played = await withThreads(threads, { game, start, trial }, (all) => runTrial(trial, all, { tells }));
  progress("");
  return played;
}

function textOf(counted: CountedDeck, played: readonly Played[]): string {
  const { goldfish, dealer, start, asked, conditions, link, address, basis } = counted;
  const { trial, goals } = asked;
  const { measures } = goldfish;
  const answered = goals.map((goal) => ({ goal, answer: answerOf(goldfish, played, goal) }));
  const answers = answered.flatMap(({ goal, answer }) => {
    const missed = answer.missed.flatMap((one) => {
      const such = `(such as --seed ${seedOf(trial, one.games[0] ?? 0)})`;
      const row = `  ${number(one.count).padStart(6)} ${missedWords(measures, goal, one.why)} ${paint(such, "dim")}`;
      const held = heldUp(dealer, start, trial, one, goal);
      return held === undefined ? [row] : [row, paint(`         There: ${held}`, "dim")];
    });
    return [
      `${paint(goalWords(measures, goal), "bold")}: ${shareWords(answer)}`,
      ...(missed.length > 0 ? ["  Of the others:", ...missed] : []),
      ...[behindWords(answer.missed) ?? []].flat().map((words) => `  ${words}`),
      "",
    ];
  });
  const { won, lost, ended, open } = resultsOf(played);
  const [first] = answered;
  const lines = [
    ...answers,
    `Won ${number(won)}, lost ${number(lost)}, ended ${number(ended)}, still open after ${trial.turns} turns ${number(open)}.`,
    `${conditionWords(conditions)}.`,
    ...(link ? [againWords(link, first?.answer, basis)] : []),
    ...(first && address ? [`${address}/measure?${certificateParams({ ...first, conditions, basis })}`] : []),
    "",
    ...curveLines(goldfish, played),
  ];
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n`;
}

function againWords(
  { said, changed }: NonNullable<CountedDeck["link"]>,
  answer: Answer | undefined,
  basis: Basis,
): string {
  if (changed.length > 0)
    return `Not compared with what the link said: ${listed(changed)} ${changed.length > 1 ? "are" : "is"} given here.`;
  return countedAgain(said, answer, basis) ?? "The link did not say what it counted.";
}

/** The turns that fit on a line. */
const SHOWN = 8;

/** What a deck has at the end of each turn, on average of the games that are still played. */
function curveLines({ measures }: Goldfish, played: readonly Played[]): readonly string[] {
  const curves = measures.map(({ id, name }) => ({
    id,
    name,
    points: curveOf({ measures }, played, id).slice(0, SHOWN),
  }));
  const still = curves[0]?.points ?? [];
  const heads = ["At the end of turn", "Games still playing"] as const;
  const width = Math.max(...[...heads, ...measures.map(({ name }) => name)].map(({ length }) => length));
  const row = (name: string, cells: readonly string[], more = "") =>
    `  ${name.padEnd(width)} ${cells.map((cell) => cell.padStart(7)).join("")}   ${paint(more, "dim")}`;
  return [
    row(
      heads[0],
      still.map(({ turn }) => String(turn)),
    ),
    row(
      heads[1],
      still.map(({ of }) => number(of)),
    ),
    ...curves.map(({ id, name, points }) =>
      row(
        name,
        points.map(({ mean }) => mean.toFixed(1)),
        id,
      ),
    ),
    paint("  Means of the games still playing.", "dim"),
  ];
}
