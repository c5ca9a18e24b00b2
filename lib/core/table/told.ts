// A game in words that cannot be played again: what its link says that was done, and why today's rules do not do it.
import type { Card } from "../card/card.ts";
import type { SetVersion, Start } from "./board.ts";
import type { Dealer } from "./dealer.ts";
import type { Moment } from "./moment.ts";
import type { Free, Move } from "./move.ts";
import type { Opened } from "./opened.ts";
import { fingerprintBefore, fingerprintOf } from "./replay.ts";
import type { Table } from "./table.ts";

export interface Told {
  readonly by: "player" | "other";
  readonly says: string;
}

/** What both sides did, in words that need no position: "Stage face down: City 12 → Staged 1". */
export function told<C extends Card>(
  dealer: Dealer<C>,
  start: Start<C>,
  { moves, answers = [] }: Moment,
): readonly Told[] {
  const table = dealer.open(start, false);
  const says = new Map(dealer.kinds.map((kind) => [kind.do, kind.says]));
  const words = (move: Move) => {
    const what = "do" in move ? (says.get(move.do) ?? (move.do === "pass" ? "Pass" : move.do)) : byHand(move);
    const cards = move.card === undefined ? [] : [table.label(move.card) || `card ${move.card}`];
    const where = move.to === undefined ? [] : [placeIn(table, move.to)];
    return [what, [...cards, ...where].join(" → ")].filter(Boolean).join(": ");
  };
  const theirs = (after: number): Told[] => (answers[after] ?? []).map((move) => ({ by: "other", says: words(move) }));
  return [
    ...theirs(0),
    ...moves.flatMap((move, at): Told[] => [{ by: "player", says: words(move) }, ...theirs(at + 1)]),
  ];
}

function byHand({ free }: Free): string {
  return `By hand, ${free}`;
}

function placeIn<C extends Card>(table: Table<C>, to: string): string {
  if (/^#\d+$/.test(to)) return table.label(Number(to.slice(1))) || to;
  const [id = "", slot] = to.split(":");
  const zone = table.board.zones.find((one) => one.id === id)?.name ?? id;
  return slot === undefined ? zone : `${zone} ${slot}`;
}

/** The versions that a table could have while somebody raised them by hand. */
const MOST_VERSIONS = 40;

/** What has changed since a link was made, in a sentence or two. */
export function whatChanged<C extends Card>(
  { goldfish }: Dealer<C>,
  start: Start<C>,
  moment: Moment,
  { at, why }: Extract<Opened<C>, { is: "other" }>,
): string {
  const { fingerprint, origin, moves } = moment;
  const other = otherSets(origin?.sets ?? [], start.sets ?? []);
  const reason = origin
    ? fingerprintOf(goldfish, start) === fingerprint
      ? "The rules of this table have changed since this game was played."
      : "The cards of this table have changed since this game was played, or its rules."
    : Array.from({ length: MOST_VERSIONS }, (_, version) => fingerprintBefore(start, version)).includes(fingerprint)
      ? "This link is from before Drydock 0.3.0, and the rules of this table have changed since. The cards have not."
      : "This link is from before Drydock 0.3.0, and the cards of this table have changed since, or its rules.";
  const today =
    why === undefined
      ? "By today’s rules it comes to another position."
      : `Today move ${at + 1} of ${moves.length} is refused. ${why}`;
  return [...(other.length > 0 ? other : [reason]), today].join(" ");
}

/** Which card sets of somebody's own are not here, or are here in another version than when a link was made. */
function otherSets(then: readonly SetVersion[], now: readonly SetVersion[]): readonly string[] {
  return then.flatMap(({ id, version }) => {
    const here = now.find((set) => set.id === id);
    const was = `This game was played with version ${version} of the card set “${id}”`;
    if (here === undefined) return `${was}, which is not used here.`;
    return here.version === version ? [] : `${was}, and version ${here.version} is used here.`;
  });
}
