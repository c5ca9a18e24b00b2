import type { Start } from "../../core/table/board.ts";
import { Dealer } from "../../core/table/dealer.ts";
import type { Goldfish } from "../../core/table/goldfish.ts";
import { signed } from "../../core/words.ts";
import { type Apart, apart } from "../../trials/apart.ts";
import { goalText, goalWords } from "../../trials/goal.ts";
import { facingSame, type Opposite, oppositesOf } from "../../trials/opposites.ts";
import { answerOf, curveOf, resultsOf } from "../../trials/outcome.ts";
import { aligned, type Versus, versus } from "../../trials/pairs.ts";
import { runTrial } from "../../trials/run.ts";
import { type Played, seedOf } from "../../trials/trial.ts";
import { faced, trialAnswer } from "../../trials/trial-answer.ts";
import { type AskedTrial, BOUNDS, readTrial, USUAL } from "../../trials/trial-text.ts";
import { missedWords, pilotWords, shareWords } from "../../trials/words.ts";
import { worthOf } from "../../trials/yardstick.ts";
import { type Args, FOR_DECKS, JSON_FLAG } from "../args.ts";
import { dealt } from "../dealt.ts";
import { named } from "../input.ts";
import { paint, progress, Stop, write } from "../terminal.ts";
import { threadsFor, withThreads } from "../trial-threads.ts";
import type { Verb } from "../verb.ts";

const number = (value: number) => value.toLocaleString("en");
const bounds = ({ least, most }: { least: number; most: number }) => `${least} to ${number(most)}`;

export const trials: Verb = {
  name: "trials",
  says: "plays a deck many times and counts what became of it",
  usage: ["trials CODE|FILE [GOAL…] [--games N] [--opposite O] [--against DECK] [--json]"],
  help: `Plays a deck many times with the autopilot and says how often it reached what is asked for, with an interval that
holds in 95 of 100 trials. The same deck, goals, opponent, seed and version give the same digits on every machine.

A goal is a win, or a measure that is reached at the end of a turn:
  won            a win, whenever it comes
  won@8          a win by turn 8
  'income>=20@3' so much of a measure by a turn; quotes keep > from the shell

Without a goal, wins are counted, and what else can be counted in the game is listed.

Exit status: 0, or 2 if the deck or a goal cannot be read or the deck cannot be played.`,
  examples: [
    ["drydock trials deck.txt", "how often it wins, and how its measures grow"],
    ["drydock trials deck.txt won@6 'damage>=20@4' --games 4000", "two goals, with narrower intervals"],
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
                    worse. Copies that both have lie in the same places`,
    },
    {
      name: "order",
      value: "LINES",
      says: `the autopilot’s lines in another order: 4.2 puts lines 4 and 2 first, 4.-7 leaves line 7 out too, and --order=-7 that alone. It is
                    compared with the usual order on the same deals`,
    },
    { name: "lines", says: "prints the autopilot’s lines with their numbers, and plays nothing" },
    { name: "seed", value: "S", says: `up to 64 letters, digits and -. The default is ${USUAL.seed}` },
    { name: "threads", value: "N", says: "how many threads play. The default is one for each core" },
    JSON_FLAG,
    ...FOR_DECKS,
  ],
  async run(args) {
    const [file = "-", ...goals] = args.files;
    const { pool, goldfish, start } = await dealt(file, args, "1");
    const dealer = new Dealer(goldfish);
    const opposites = oppositesOf(dealer, start);
    const asked = askedIn(args, goals, dealer, opposites);
    if (args.has("lines")) return printLines(goldfish);
    const played = await playedWith(args, { game: pool.game.id, start, asked });
    const found = { dealer, opposites, asked, played };
    const other = args.text("against");
    if (other !== undefined || asked.trial.order) return compare(args, other, { ...found, start, game: pool.game.id });
    const json = () => trialAnswer(goldfish, opposites, asked, played);
    await write(args.has("json") ? `${JSON.stringify(json(), null, 2)}\n` : textOf(found));
    return 0;
  },
};

function askedIn(args: Args, goals: readonly string[], dealer: Dealer, opposites: readonly Opposite[]): AskedTrial {
  const typed = new URLSearchParams(goals.map((goal) => ["ask", goal]));
  for (const [name, flag] of [
    ["games", "games"],
    ["turns", "turns"],
    ["rolls", "think"],
    ["seed", "seed"],
    ["opposite", "opposite"],
    ["order", "order"],
  ] as const) {
    const value = args.text(flag);
    if (value !== undefined) typed.set(name, value);
  }
  const read = readTrial(dealer.goldfish, opposites, typed);
  if (!read.ok) throw new Stop(read.why);
  return read;
}

async function printLines({ autopilot }: Goldfish): Promise<number> {
  await write(autopilot.map(({ says }, at) => `${String(at + 1).padStart(3)}  ${says}\n`).join(""));
  return 0;
}

/** Plays another deck on the same shuffles, or the usual order of lines, and says how the two did beside each other. */
async function compare(args: Args, file: string | undefined, found: Found & Omit<ToPlay, "asked">): Promise<number> {
  const { dealer, asked, start, game } = found;
  const { order: _, ...usual } = asked.trial;
  const other = file === undefined ? undefined : await dealt(file, args, "1");
  if (other && other.pool.game.id !== game) throw new Stop(`${named(file ?? "-")} is a deck of another game.`);
  const { opposites } = found;
  const same = { ...asked, trial: facingSame(opposites, asked.trial) };
  const beside = other
    ? { asked: same, start: aligned(start, other.start) }
    : { asked: { ...asked, trial: usual }, start };
  const played = await playedWith(args, { game, ...beside });
  // What is new is the other deck, or the order of one's own.
  const [before, after] = other ? [found.played, played] : [played, found.played];
  const { measures } = dealer.goldfish;
  const mine = { start, trial: other ? asked.trial : usual };
  const theirs = { start: beside.start, trial: other ? same.trial : asked.trial };
  const answers = asked.goals.map((goal) => {
    const found = versus(before, after, worthOf(measures, { goal }));
    return {
      goal: goalText(goal),
      says: goalWords(measures, goal),
      who: other ? "the other deck" : "your order",
      ...found,
      apart: [...found.best, ...found.worst].map((game) => ({ game, ...apart(dealer.goldfish, mine, theirs, game) })),
    };
  });
  await write(args.has("json") ? `${JSON.stringify(answers, null, 2)}\n` : answers.map(versusText).join(""));
  return 0;
}

function versusText({
  says,
  who,
  better,
  worse,
  same,
  difference,
  best,
  apart: games,
}: Versus & Record<"says" | "who", string> & { apart: readonly ({ game: number } & Partial<Apart>)[] }): string {
  const { mean, from, to } = difference;
  const shown = games.map(({ game, turn, before, after }) => {
    const how = `  Game ${game}, ${best.includes(game) ? "better" : "worse"}`;
    return turn === undefined ? `${how}.\n` : `${how}: in turn ${turn}, “${after}” instead of “${before}”.\n`;
  });
  const share = [mean, from, to].map((one) => signed(Math.round(1000 * one) / 10));
  return `${paint(says, "bold")}: ${who} is better in ${number(better)} games, worse in ${number(worse)}, equal in ${number(same)};
  ${share[0]} in 100 games (${share[1]} to ${share[2]}).
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

interface Found {
  readonly dealer: Dealer;
  readonly opposites: readonly Opposite[];
  readonly asked: AskedTrial;
  readonly played: readonly Played[];
}

function textOf({ dealer: { goldfish }, opposites, asked, played }: Found): string {
  const { trial, goals } = asked;
  const { measures } = goldfish;
  const answers = goals.flatMap((goal) => {
    const answer = answerOf(goldfish, played, goal);
    const missed = answer.missed.map(
      ({ why, count, games }) =>
        `  ${number(count).padStart(6)} ${missedWords(why)} ${paint(`(such as --seed ${seedOf(trial, games[0] ?? 0)})`, "dim")}`,
    );
    return [
      `${paint(goalWords(measures, goal), "bold")}: ${shareWords(answer)}`,
      ...(missed.length > 0 ? ["  Of the others:", ...missed] : []),
      "",
    ];
  });
  const { won, lost, ended, open } = resultsOf(played);
  const width = Math.max(...measures.map(({ name }) => name.length));
  const rows = measures.map(({ id, name }) => {
    const curve = curveOf(goldfish, played, id).slice(0, SHOWN);
    return `  ${name.padEnd(width)} ${curve.map(({ mean }) => mean.toFixed(1).padStart(7)).join("")}   ${paint(id, "dim")}`;
  });
  const opposite = faced(opposites, trial.opposite);
  const lines = [
    ...answers,
    `Won ${number(won)}, lost ${number(lost)}, ended ${number(ended)}, still open after ${trial.turns} turns ${number(open)}.`,
    `Played by ${pilotWords(trial)}${opposite ? `, opposite ${opposite.name}` : ""}; seed ${trial.seed}, table ${goldfish.version}.`,
    "",
    `  ${"At the end of turn".padEnd(width)} ${Array.from({ length: SHOWN }, (_, at) => String(at + 1).padStart(7)).join("")}`,
    ...rows,
  ];
  return `${lines.map((line) => line.trimEnd()).join("\n")}\n`;
}

/** The turns that fit on a line. */
const SHOWN = 8;
