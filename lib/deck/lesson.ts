import { Dealer } from "../core/table/dealer.ts";
import type { Goldfish, Phase } from "../core/table/goldfish.ts";
import { type Moment, readMoment } from "../core/table/moment.ts";
import type { Move, Ruled } from "../core/table/move.ts";
import { linkOf } from "../core/table/opened.ts";
import { seatedAs } from "../core/table/seats.ts";
import type { Table } from "../core/table/table.ts";
import type { SampleGame } from "./verdict/judged-deck.ts";

/** A move of a true game, and the table that waits for just that move. */
export interface Example {
  /** The move in the table's words: "Deploy a unit face down: Sunforged Titan, Location 1". */
  readonly what: string;
  /** The id of the zone that the move is about, or nothing if it is about none. */
  readonly zone: string;
  readonly href: string;
}

/** A phase, and one move of each kind that the autopilot made in it. */
export interface PhaseInPlay extends Pick<Phase, "id" | "name" | "says" | "cite"> {
  readonly examples: readonly Example[];
}

/** The phases of a game: before its first turn, those of a turn, and those that moves call. */
export type Lesson = Readonly<Record<"setup" | "turn" | "within", readonly PhaseInPlay[]>>;

const MOST_MOVES = 200;
/** More examples of one phase would hide the phase. */
const MOST_EXAMPLES = 5;

/** The phases of a game with moves from the game of a picture, as far as possible from the picture on. */
export function lessonOf(goldfish: Goldfish, { sample, start }: SampleGame, picture: string, release: string): Lesson {
  const shown = readMoment(picture);
  if (typeof shown === "string") throw new Error(shown);
  const dealer = new Dealer(goldfish);
  const made = movesMade(dealer, dealer.open(seatedAs(start, shown), false), shown, release);
  const inPlay = ({ id, name, says, cite }: Phase): PhaseInPlay => {
    const examples = [...(made.get(id)?.values() ?? [])].slice(0, MOST_EXAMPLES).map(({ link, what, zone }) => {
      return { what, zone, href: `/d/${sample.report.code}/play#${link}` };
    });
    return { id, name, says, cite, examples };
  };
  const { setup, phases, called } = goldfish;
  return { setup: setup.map(inPlay), turn: phases.map(inPlay), within: called.map(inPlay) };
}

/** A move with the link of the moment before it. */
interface Made extends Omit<Example, "href"> {
  readonly link: string;
  readonly at: number;
}

/** The first move of each kind in each phase, by phase and kind. One behind the picture takes the place of one before. */
function movesMade(
  dealer: Dealer,
  table: Table,
  shown: Moment,
  release: string,
): ReadonlyMap<string, ReadonlyMap<string, Made>> {
  const made = new Map<string, Map<string, Made>>();
  const moves: Move[] = [];
  while (moves.length < MOST_MOVES) {
    const advised = dealer.advise(table)?.move;
    const move = shown.moves[moves.length] ?? advised;
    if (!move) break;
    if (advised && advised.do !== "pass" && !dealer.isForPerson(table, advised)) {
      const { id } = dealer.phase(table);
      const kinds = made.get(id) ?? new Map<string, Made>();
      const before = kinds.get(advised.do);
      if (!before || (before.at < shown.at && moves.length >= shown.at))
        kinds.set(advised.do, {
          at: moves.length,
          link: linkOf(dealer, table, { moves, at: moves.length }, { release, byComputer: true }),
          what: inWords(dealer, table, advised),
          zone: zoneOf(table, advised),
        });
      made.set(id, kinds);
    }
    if (dealer.play(table, move) !== undefined || dealer.isOver(table)) break;
    moves.push(move);
  }
  return made;
}

function inWords(dealer: Dealer, table: Table, move: Ruled): string {
  const { what, where } = dealer.says(table, move);
  const words = move.card === undefined ? what : `${what}: ${table.known(move.card)}`;
  return where ? `${words}, ${where}` : words;
}

/** The id of the zone where a move puts its card, or else where the card lies. */
function zoneOf(table: Table, { card = -1, to = "" }: Ruled): string {
  const target = /^#\d+$/.test(to) ? table.zoneOf(Number(to.slice(1))) : table.zone(to);
  const zone = target >= 0 || card < 0 ? target : table.zoneOf(card);
  return zone < 0 ? "" : spotOf(table, zone);
}

/** The id of a zone, or, of a place on a card, that of the zone where the card lies. */
function spotOf(table: Table, zone: number): string {
  return table.index.spots[zone]?.name ?? spotOf(table, table.zoneOf(zone - table.under(0)));
}
