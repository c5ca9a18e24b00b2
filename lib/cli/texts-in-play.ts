// Which texts come to something when the autopilot plays games with them.
import { builtInPool, pilesOf, samplesOf } from "../cards/built-in.ts";
import type { Pool, PoolCard } from "../cards/pool.ts";
import { fact } from "../core/card/fact.ts";
import type { Game } from "../core/game.ts";
import { Dice } from "../core/random.ts";
import type { Start } from "../core/table/board.ts";
import { Dealer } from "../core/table/dealer.ts";
import type { Goldfish } from "../core/table/goldfish.ts";
import type { Ruled } from "../core/table/move.ts";
import type { Table } from "../core/table/table.ts";
import { deal } from "../deck/deal.ts";
import { readText } from "../deck/list/text.ts";
import { games } from "../games/index.ts";

/** So many games are played with each sample deck. In half of them, other cards take the places of half of its own. */
const GAMES = 60;
const MOST_MOVES = 1000;
/** Games that cannot be won are stopped here. */
const MOST_TURNS = 20;

/** Why a text came to nothing in the games of the autopilot, and whether it came to something when it was tried. */
export interface UnusedTexts {
  /** The autopilot leaves them. They come to something as soon as a player tries them. */
  readonly left: readonly string[];
  /** They came to nothing, however often they were tried. */
  readonly never: readonly string[];
}

/** The cards whose texts never came to anything in any of the autopilot's games. */
export function unusedTexts(pool: Pool, goldfish: Goldfish, found: readonly PoolCard[]): UnusedTexts {
  const texts = found.filter(({ card }) => card.text);
  const unused = unusedBy(pool, goldfish, texts, false);
  const never = unusedBy(pool, goldfish, unused, true).map(({ label }) => label);
  return { left: unused.flatMap(({ label }) => (never.includes(label) ? [] : label)), never };
}

/** Cards by their labels. */
type Tried = ReadonlyMap<string, PoolCard>;

/** What is left of some texts after the games of the autopilot, or of a player who tries them whenever that is allowed. */
function unusedBy(pool: Pool, goldfish: Goldfish, texts: readonly PoolCard[], isTried: boolean): readonly PoolCard[] {
  const { game } = pool;
  const unused = new Map(texts.map((one) => [one.label, one]));
  const dealer = new Dealer(goldfish);
  const tried = isTried ? unused : undefined;
  for (const { text } of samplesOf(game)) {
    const read = readText(games, pool, text);
    if (!read.ok) continue;
    for (let n = 0; n < (isTried ? 4 : 1) * GAMES && unused.size > 0; n++) {
      const boxes = { pool, builtIn: builtInPool(game), piles: pilesOf(game) };
      const start = deal(goldfish, read.reading.deck, boxes, `texts-${n}`);
      if (typeof start === "string") continue;
      const cards = n % 2 === 0 && !isTried ? start : mixed(game, start, [...unused.values()], Dice.of(`mixed-${n}`));
      for (const label of usedIn(dealer, cards, tried)) unused.delete(label);
    }
  }
  return [...unused.values()];
}

/** A start in which others take the places of about half of the cards of the list, where they may stand. */
function mixed(game: Game, start: Start, others: readonly PoolCard[], dice: Dice): Start {
  const { sections, kind } = game;
  const homeOf = (card: PoolCard["card"]) =>
    sections.findIndex(({ kinds }) => kinds?.includes(String(fact(card, kind))));
  const isOwn = new Set(sections.map(({ id }) => id));
  const cards = start.cards.map((dealt) => {
    if (!isOwn.has(dealt.from) || dice.below(2) === 0) return dealt;
    const like = others.filter(({ card }) => homeOf(card) === homeOf(dealt.card));
    return { ...dealt, ...like[dice.below(Math.max(1, like.length))] };
  });
  return { ...start, cards };
}

/** The cards of the player whose texts began, or held while they lay in play or were played, by their labels. */
function usedIn(dealer: Dealer, start: Start, tried: Tried | undefined): ReadonlySet<string> {
  const table = dealer.open(start);
  const dice = Dice.of(`tried-${start.seed}`);
  const used = new Set<string>();
  const add = (id: number) => {
    if (!dealer.goldfish.texts?.isTimed(table.card(id))) used.add(table.label(id));
  };
  for (let moves = 0; moves < MOST_MOVES && !dealer.isOver(table) && table.turn <= MOST_TURNS; moves++) {
    const move = (tried && triedIn(dealer, table, tried, dice)) ?? dealer.advise(table)?.move;
    if (!move || dealer.play(table, move) !== undefined) break;
    if (move.card !== undefined && table.turn > 0) add(move.card);
    for (let id = 0; id < table.size; id++) if (isInPlay(table, id)) add(id);
  }
  for (const { text } of table.log ?? []) used.add(text.slice(0, text.indexOf(": ")));
  return used;
}

/** A move with a card whose text is to be tried, or now and then any other one, for the moments that texts wait for. */
function triedIn(dealer: Dealer, table: Table, tried: Tried, dice: Dice): Ruled | undefined {
  const able = dealer.moves(table).filter((move) => !dealer.isForPerson(table, move));
  const wanted = able.filter(
    ({ card, do: word }) => card !== undefined && tried.has(table.label(card)) && !dealer.isElsewhere(table, word),
  );
  const [from] = [wanted, able, []].slice(dice.below(3));
  return from?.[dice.below(Math.max(1, from.length))];
}

function isInPlay(table: Table, id: number): boolean {
  return table.isUp(id) && table.isInPlay(table.zoneOf(id)) && table.controllerOf(id) === table.side;
}
