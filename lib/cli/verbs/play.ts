import { builtInPool, pilesOf } from "../../cards/built-in.ts";
import { readJson } from "../../contract/json.ts";
import { readStep } from "../../contract/move.ts";
import type { Beat } from "../../core/table/beats.ts";
import type { Start } from "../../core/table/board.ts";
import { Dealer } from "../../core/table/dealer.ts";
import type { Move, Ruled } from "../../core/table/move.ts";
import { FRESH, type History, isSeed, replayed, withMove } from "../../core/table/replay.ts";
import { facingCalled, fromOtherSide, seatedAs } from "../../core/table/seats.ts";
import { seenBy, unseen } from "../../core/table/seen.ts";
import type { Table } from "../../core/table/table.ts";
import { Witness } from "../../core/table/witness.ts";
import { listed } from "../../core/words.ts";
import { withSeat } from "../../deck/opposite-deck.ts";
import { games } from "../../games/index.ts";
import { think } from "../../pilots/thinking.ts";
import { type Args, FOR_DECKS } from "../args.ts";
import { dealt } from "../dealt.ts";
import { named, readFile } from "../input.ts";
import { linesOf } from "../lines.ts";
import { linkedGame, momentIn } from "../linked-game.ts";
import { loggedText, tableText } from "../print-table.ts";
import { clipped, progress, Stop, write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

const MOST_MOVES_BYTES = 1024 * 1024;
const MOST_MOVES = 10_000;
const MOST_ROLLS = 100;
const TOLD_EACH = 10;

export const play: Verb = {
  name: "play",
  says: "deals a deck and plays it alone",
  usage: [
    "play CODE|FILE|LINK [--seed S] [--moves FILE] [--auto N [--think K]] [--opposite O] [--side 2] [--json | --stdio]",
  ],
  help: `Deals a deck and plays it alone, by the game's own setup and turn. The same deck, seed and moves give the same game.

Empty lines are ignored. Free moves do by hand what a card's own text says; they wait while something is being paid or
chosen:
{"free":"move","card":17,"to":"discard"}       to a zone, or onto a card as "under:12"; with "bottom":true below what is there
{"free":"counter","to":"energy","by":-2}       a number of the game, or with "card" one that the card carries; by 1 if left out
{"free":"exhaust","card":17}                   likewise "ready", "turn" (over) and "reveal"
{"free":"note","card":17,"text":"till turn 4"} one line; without "text" the note goes
{"free":"look","to":"draw","by":3}             the top cards of a zone, 1 if left out
{"free":"search","to":"draw"}                  likewise "shuffle"
{"free":"roll","by":6}                         a die with 4, 6, 8, 10, 12 or 20 sides; with 2 it is a coin

The link of a game goes on from its moment. If today's rules play it otherwise, it is shown as it was played, by the rules
of its release, or else told in words.

Exit status: 0, or 2 if the deck, the moves or the command cannot be read or a move of --moves is not allowed. Lines
that name no card are left out. To see whether the deck is legal, use drydock check.`,
  examples: [
    ["drydock play deck.txt --seed 7 --auto 3", "deals a hand and lets the autopilot play three turns"],
    ["drydock play deck.txt --auto 3 --think 8", "the same with the pilot that tries every move"],
    ["drydock play deck.txt --stdio", "speaks JSON with a script"],
  ],
  flags: [
    { name: "seed", value: "S", says: "up to 64 letters, digits and -. The default is 1" },
    {
      name: "moves",
      value: "FILE",
      says: `plays these moves first, one on a line: {"do":"deploy","card":17,"to":"L1"}; "-" is standard input`,
    },
    {
      name: "auto",
      value: "N",
      says: "then the autopilot plays N turns, the one that has begun included; before the first, the setup too",
    },
    {
      name: "think",
      value: "K",
      says: `with --auto: a pilot that plays each candidate on K times (1 to 100), over cards that nobody can see yet,
                    and takes the best`,
    },
    {
      name: "json",
      says: `prints the state, the moves that are allowed now and the log as JSON; of the counters of a card, those
                    that are 0 are left out`,
    },
    {
      name: "stdio",
      says: `prints the state as a line of JSON, reads a move a line and prints the state again:
                    one of the state's moves, a free move, {"undo":true} or {"redo":true};
                    behind a move, "beats" tell one by one what both sides did until the next choice is yours;
                    a move that is not allowed answers {"error":"…","lacks":[…]} and changes nothing: each lack has an
                    id, what is missing, and its place in the rulebook; "unknown" if nobody has published it`,
    },
    { name: "opposite", value: "O", says: "who is opposite, by its word, as in drydock trials" },
    { name: "side", value: "2", says: "sits you on the other side: the autopilot plays your deck against you" },
    ...FOR_DECKS,
  ],
  async run(args) {
    if (args.has("json") && args.has("stdio")) throw new Stop("--stdio speaks JSON anyway: leave --json out.");
    const { dealer, start, from } = await opening(args);
    if (!from) return 0;
    const file = args.text("moves");
    const written = file === undefined ? [] : movesOf(file);
    const sits = (history: History) => replayed(dealer, start, history).table;
    const table = sits(from);
    const meant = written.map(({ move: typed, line }) => {
      const move = unseen(table, typed);
      const why = dealer.play(table, move);
      if (why !== undefined) throw new Stop(`${named(file ?? "-")}, line ${line}: ${why}`);
      return move;
    });
    const rolls = args.number("think");
    if (rolls !== undefined && (rolls < 1 || rolls > MOST_ROLLS))
      throw new Stop(`--think takes a whole number from 1 to ${MOST_ROLLS}, not ${rolls}.`);
    if (rolls !== undefined && args.number("auto") === undefined)
      throw new Stop("--think plays turns in the autopilot’s place: say how many with --auto.");
    const seed = start.seed;
    const pilot = (at: Table) =>
      rolls === undefined ? dealer.advise(at)?.move : think(dealer, at, { rolls, seed })?.move;
    const auto = played(dealer, table, args.number("auto") ?? 0, pilot);
    const moves = [...from.moves.slice(0, from.at), ...meant, ...auto];
    if (args.has("stdio")) return converse(dealer, sits, { moves, at: moves.length, answers: table.answers ?? [] });
    if (args.has("json")) await write(`${JSON.stringify(faceOf(dealer, table), null, 2)}\n`);
    else await write(tableText(dealer, table));
    return 0;
  },
};

/** The deck, dealt, and the moves that a link has made with it already. Undefined if the link's game was only shown. */
async function opening(args: Args): Promise<{ dealer: Dealer; start: Start; from: History | undefined }> {
  const [file = "-", ...more] = args.files;
  if (more.length > 0) throw new Stop(`One deck at a time, please: ${args.files.length} were given.`);
  if (file === "-" && (args.has("stdio") || args.text("moves") === "-"))
    throw new Stop("The deck must come from a file or a code, because standard input is for the moves.");
  if (args.has("stdio") && args.text("moves") === "-")
    throw new Stop(
      "With --stdio, the moves of --moves must come from a file, because standard input is for those that follow.",
    );
  const moment = momentIn(file);
  if (moment && args.text("seed") !== undefined)
    throw new Stop("The link says which deal it is: leave --seed out, or give the code alone.");
  const seed = moment?.seed ?? args.text("seed") ?? "1";
  if (!isSeed(seed)) throw new Stop(`--seed takes up to 64 letters, digits and -, not “${clipped(seed)}”.`);
  const { goldfish, start: usual, pool } = await dealt(file, args, seed);
  const dealer = new Dealer(goldfish);
  if (!moment) return { dealer, start: seated(args, usual), from: FRESH };
  if (args.text("opposite") !== undefined || args.text("side") !== undefined)
    throw new Stop("The link says who sits where: leave --opposite and --side out.");
  const boxes = { pool, builtIn: builtInPool(pool.game), piles: pilesOf(pool.game) };
  const known = withSeat(games, goldfish, boxes, usual, moment.opposite);
  if (typeof known === "string") throw new Stop(known);
  const start = seatedAs(known, moment);
  const goesOn = args.has("stdio") || args.text("moves") !== undefined || args.number("auto") !== undefined;
  const builtIn = builtInPool(pool.game).sets.map(({ id }) => id);
  const linked = { code: file, sets: pool.sets.filter(({ id }) => !builtIn.includes(id)), game: pool.game.id };
  return {
    dealer,
    start,
    from: await linkedGame(dealer, start, moment, { ...linked, isJson: args.has("json"), goesOn }),
  };
}

/** The start with the seats that the flags say. */
function seated(args: Args, start: Start): Start {
  const opposite = args.text("opposite");
  const side = args.number("side") ?? 1;
  if (side !== 1 && side !== 2) throw new Stop(`--side takes 1 or 2, not ${side}.`);
  const ids = (start.opponents ?? []).map(({ id }) => id);
  if (opposite !== undefined && !ids.includes(opposite))
    throw new Stop(`--opposite takes ${listed(ids, "or")}, not “${clipped(opposite)}”.`);
  const facing = facingCalled(start, opposite);
  if (side === 1) return facing;
  const other = fromOtherSide(facing);
  if (!other) throw new Stop("Nobody sits opposite in whose place one could play.");
  return other;
}

/** The moves in a file, one per line. */
function movesOf(file: string): readonly { readonly move: Move; readonly line: number }[] {
  const lines = readFile(file, MOST_MOVES_BYTES).split("\n");
  const moves = lines.flatMap((text, at) => {
    if (text.trim() === "") return [];
    const read = stepOf(text);
    const line = at + 1;
    if (!read.ok) throw new Stop(`${named(file)}, line ${line}: ${read.why}`);
    if ("undo" in read.step || "redo" in read.step)
      throw new Stop(
        `${named(file)}, line ${line}: a file cannot have undo or redo. Leave out the moves that are taken back.`,
      );
    return [{ move: read.step as Move, line }];
  });
  if (moves.length > MOST_MOVES) throw new Stop(`${named(file)} has more than ${MOST_MOVES} moves.`);
  return moves;
}

function stepOf(line: string): ReturnType<typeof readStep> {
  const read = readJson(line);
  return read.ok ? readStep(read.value) : { ok: false, why: read.message };
}

/** Lets a pilot play a number of turns, including the current one, and answers its moves. */
function played(dealer: Dealer, table: Table, turns: number, pilot: (table: Table) => Ruled | undefined): Move[] {
  const end = Math.max(table.turn, 1) + turns;
  const moves: Move[] = [];
  while (turns > 0 && table.turn < end) {
    const move = pilot(table);
    if (!move) return moves;
    if (moves.length === MOST_MOVES) {
      process.stderr.write(`The autopilot stops after ${MOST_MOVES} moves, in turn ${table.turn}.\n`);
      return moves;
    }
    const why = dealer.play(table, move);
    if (why !== undefined) throw new Error(`the autopilot’s move was refused: ${why}`);
    moves.push(move);
    if (moves.length % TOLD_EACH === 0) progress(`Turn ${table.turn}, ${moves.length} moves`);
  }
  progress("");
  return moves;
}

/** What `--json` and `--stdio` print: the state, the moves that are allowed now, and the log. */
function faceOf(dealer: Dealer, table: Table): object {
  const log = (table.log ?? []).map(loggedText);
  const result = dealer.result(table);
  return { ...seenBy(dealer.goldfish, table, dealer.moves(table)), ...(result && { result }), log };
}

/** What `--stdio` answers to a move that is not allowed. */
interface Refused {
  readonly error: string;
  readonly lacks?: readonly object[];
}

/** What `--stdio` tells beside the state. */
interface Told {
  readonly beats?: readonly Beat[];
}

function lacksOf(dealer: Dealer, table: Table, move: Ruled): readonly object[] {
  const { lacks = [] } = dealer.whyNot(table, move) ?? {};
  return lacks.map(({ id, says, cite, isUnknown }) => ({ id, says, rule: cite, ...(isUnknown && { unknown: true }) }));
}

async function converse(dealer: Dealer, sits: (history: History) => Table, from: History): Promise<number> {
  let history = from;
  let table = sits(history);
  await write(`${JSON.stringify(faceOf(dealer, table))}\n`);
  for await (const lines of linesOf("-", Number.POSITIVE_INFINITY)) {
    for (const line of lines) {
      if (line.trim() === "") continue;
      const read = stepOf(line);
      const answer = read.ok ? step(read.step) : { error: read.why };
      await write(`${JSON.stringify("error" in answer ? answer : { ...faceOf(dealer, table), ...answer })}\n`);
    }
  }
  return 0;

  function step(move: Extract<ReturnType<typeof readStep>, { ok: true }>["step"]): Refused | Told {
    if ("undo" in move || "redo" in move) {
      const at = history.at + ("undo" in move ? -1 : 1);
      if (at < 0) return { error: "There is nothing to undo." };
      if (at > history.moves.length) return { error: "There is nothing to redo." };
      history = { ...history, at };
      table = sits(history);
      return {};
    }
    const meant = unseen(table, move as Move);
    const witness = new Witness(dealer.goldfish, table);
    table.beats = witness;
    const error = dealer.play(table, meant);
    if (error !== undefined) return { error, ...("free" in meant ? {} : { lacks: lacksOf(dealer, table, meant) }) };
    history = withMove(history, meant, table.answers);
    return { beats: witness.beats() };
  }
}
