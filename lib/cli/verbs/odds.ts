import { builtInPool } from "../../cards/built-in.ts";
import type { Pool } from "../../cards/pool.ts";
import type { Dealt } from "../../core/table/board.ts";
import { ownCards } from "../../core/table/seats.ts";
import { counted, fold, listed } from "../../core/words.ts";
import { FirstHands } from "../../deck/first-hand.ts";
import { pileOf } from "../../deck/view/odds.ts";
import { askOdds, type OddsAnswer, type PileCard } from "../../odds/ask-odds.ts";
import { decimalOf, type Fraction, outOf, percentOf } from "../../odds/fraction.ts";
import { type Args, FOR_DECKS, JSON_FLAG } from "../args.ts";
import { type DealtDeck, dealt, deckName } from "../dealt.ts";
import { named } from "../input.ts";
import { handOf, ofAnyHand, ofHand, type RedrawAsked, withRedraw } from "../keep-or-redraw.ts";
import { releaseHere } from "../release.ts";
import { clipped, paint, plain, Stop, write } from "../terminal.ts";
import type { Verb } from "../verb.ts";

export const odds: Verb = {
  name: "odds",
  says: "says how likely some cards are in a hand",
  usage: ["odds CODE|FILE QUESTION [--in N] [--section S] [--redraw | --hand CARDS] [--json]"],
  help: `Says how likely the first N cards of a shuffled deck hold what the question asks for: exactly, by counting all
hands. Cards that are searched for or drawn by what is played are not counted. Redraws count with --redraw, as the game's own
rule allows one: each hand is redrawn, in the way that helps the question most, if that makes it likelier. With --hand the answer
is about one hand: keep it, or redraw it.

A question says how many of which cards: a search as in drydock cards, in square brackets, or a card's name in quotes.
  2 of [k:orbital]              2 of them or more, as “at least 2 of”
  at most 1 of [k:orbital]      likewise “exactly 1 of”, “1 to 3 of” and “no”
  2 of [c<=3] and no [c>6]      “and”, “or”, “not” and parentheses join; “and” binds first
  3 of [c<=3] with different names
                                three copies of one card are one name
  1 of [c<=3] and 1 of [k:orbital] with different cards
                                a card that is both counts once; “with different names” goes further

Exit status: 0, or 2 if the deck or the question cannot be read, or would take too long to answer exactly.`,
  examples: [
    ["drydock odds deck.txt '2 of [c<=3] and no [c>6]'", "of a first hand"],
    [`drydock odds deck.txt '1 of "City 20" or 2 of [k:orbital]' --in 12`, "of the first 12 cards"],
    ["drydock odds deck.txt '2 of [k:orbital]' --redraw", "with the best redraw too"],
    [
      "drydock odds deck.txt '2 of [c<=2]' --in 6 --hand 'Scrap Jackal, 2 Comet Rider, Burnout Drive'",
      "keep or redraw",
    ],
  ],
  flags: [
    { name: "in", value: "N", says: "how many cards are seen. The default is a first hand" },
    {
      name: "section",
      value: "S",
      says: "the section that is shuffled. The default is what a first hand is drawn from",
    },
    { name: "redraw", says: "count the best redraw of each hand too" },
    { name: "hand", value: "CARDS", says: "keep or redraw this hand: names with commas between them" },
    JSON_FLAG,
    ...FOR_DECKS,
  ],
  async run(args) {
    const [file, question, ...more] = args.files;
    if (file === undefined || question === undefined)
      throw new Stop("drydock odds takes a deck and a question, such as '2 of [name:city]'. See drydock odds --help.");
    if (more.length > 0) throw new Stop("One deck and one question at a time, please. Put the question into quotes.");
    const deck = await dealt(file, args, "1");
    const shuffled = shuffledOf(file, deck, args);
    const answer = askOdds(deck.pool.game, shuffled.pile, question);
    if (!answer.ok) throw new Stop(answer.faults.map(faultText));
    const { seen } = shuffled;
    const chance = answer.bySeen[seen];
    if (!chance) throw new Stop(`--in ${seen} is more than the ${counted(answer.cards, "card")} that are shuffled.`);
    const hand = args.text("hand");
    const redraw = hand !== undefined || args.has("redraw") ? withRedraw(deck, shuffled, question) : undefined;
    if (redraw && hand !== undefined) {
      const cards = handOf(hand, shuffled.pile, shuffled.hand ?? 0);
      await write(
        args.has("json") ? jsonText(handJson(question, seen, redraw, cards)) : handText(question, seen, redraw, cards),
      );
      return 0;
    }
    const best = redraw && { chance: ofAnyHand(redraw), says: redraw.redraw.says };
    const asked = {
      deck: deckName(deck),
      release: releaseHere(),
      question,
      from: shuffled.from,
      seen,
      chance,
      answer,
      best,
    };
    await write(args.has("json") ? jsonText(jsonOf(asked)) : textOf(asked));
    return 0;
  },
};

function handText(question: string, seen: number, redraw: RedrawAsked, hand: readonly string[]): string {
  const { says } = ofHand(redraw, hand);
  return `${says}\nFor ${plain(question.trim())} in ${counted(seen, "card")}. Once, you may ${redraw.redraw.says}.\n`;
}

function handJson(question: string, seen: number, redraw: RedrawAsked, hand: readonly string[]): object {
  const { keep, best, away } = ofHand(redraw, hand);
  return { question, seen, hand, keep: chanceOf(keep), redraw: best && { ...chanceOf(best.chance), away } };
}

function jsonText(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function faultText({ at, message }: { readonly at: number; readonly message: string }): string {
  return at < 0 ? message : `At character ${at + 1}: ${message}`;
}

interface Shuffled {
  readonly pile: readonly PileCard[];
  /** The names of the sections that its cards are from. */
  readonly from: readonly string[];
  readonly seen: number;
  /** How many cards a first hand has that is drawn from them. */
  readonly hand: number | undefined;
}

/** The cards that are shuffled, and how many of them are seen. */
function shuffledOf(file: string, { pool, goldfish, start }: DealtDeck, args: Args): Shuffled {
  const hand = new FirstHands(goldfish, start).dealt(start);
  const drawn = typeof hand === "string" ? [] : pileOf(goldfish, start.cards, hand);
  const section = args.text("section");
  const cards = section === undefined ? drawn : inSection(pool, ownCards(start), section);
  if (cards.length === 0)
    throw new Stop(`${named(file)}: No first hand is drawn from one pile. Say with --section what is shuffled.`);
  const isOfHand = typeof hand !== "string" && drawn.some(({ from }) => from === cards[0]?.from);
  const size = isOfHand ? hand.cards.length : undefined;
  const seen = args.number("in") ?? size;
  if (seen === undefined)
    throw new Stop("No first hand is drawn from this section. Say with --in how many cards are seen.");
  const from = [...new Set(cards.map((card) => card.from))].map((id) => nameOf(pool, id));
  return { pile: pileCards(cards, pool, builtInPool(pool.game)), from, seen, hand: size };
}

function inSection({ game }: Pool, cards: readonly Dealt[], typed: string): readonly Dealt[] {
  const section = game.sections.find(({ id, name }) => id === typed || fold(name) === fold(typed));
  const found = cards.filter(({ from }) => from === section?.id);
  if (found.length > 0) return found;
  const ids = game.sections.map(({ id }) => id).filter((id) => cards.some(({ from }) => from === id));
  throw new Stop(`This deck has no cards in a section “${clipped(typed)}”. It has ${listed(ids)}.`);
}

function nameOf({ game }: Pool, section: string): string {
  return game.sections.find(({ id }) => id === section)?.name ?? section;
}

function pileCards(cards: readonly Dealt[], pool: Pool, builtIn: Pool): readonly PileCard[] {
  return [...Map.groupBy(cards, ({ label }) => label)].map(([label, { length: count }]) => {
    const found = pool.find(label) ?? builtIn.find(label);
    if (!found || !("card" in found)) throw new Error(`no card is called ${label}`);
    return { card: found.card, label, set: found.set, count };
  });
}

interface Asked {
  readonly deck: string;
  readonly release: string;
  readonly question: string;
  readonly from: readonly string[];
  readonly seen: number;
  readonly chance: Fraction;
  readonly answer: Extract<OddsAnswer, { ok: true }>;
  /** The chance with the best redraws, and what may be redrawn. */
  readonly best: { readonly chance: Fraction; readonly says: string } | undefined;
}

const BAR = 30;
/** The curve goes on to twice the cards that are seen, and to this many at least. */
const LEAST_ROWS = 10;
const LEAST_WIDTH = 11;

function textOf({ question, from, seen, chance, answer, best, deck, release }: Asked): string {
  const { cards, groups, bySeen } = answer;
  const width = Math.max(...groups.map(({ typed }) => plain(typed).length));
  const found = groups.map(({ typed, says, copies, names }) => {
    const share = `${copies} of ${counted(cards, "card")}, ${names} different`;
    return `  ${plain(typed).padEnd(width)}  ${share.padEnd(28)}  ${paint(plain(says), "dim")}`;
  });
  const shown = bySeen.slice(1, Math.max(2 * seen, LEAST_ROWS) + 1);
  const wide = Math.max(LEAST_WIDTH, ...shown.map((one) => percentOf(one).length));
  const curve = shown.map((one, at) => {
    const row =
      `${String(at + 1).padStart(6)}  ${percentOf(one).padStart(wide)}  ${"█".repeat(Math.round(BAR * decimalOf(one)))}`.trimEnd();
    return at + 1 === seen ? paint(row, "bold") : row;
  });
  const lines = [
    `${paint(outOf(chance), "bold")} hands of ${counted(seen, "card")}: ${plain(question.trim())}`,
    `${percentOf(chance)}, ${exactText(chance)}. Drawn from ${counted(cards, "card")} (${plain(listed(from))}), without redraws.`,
    ...(best
      ? [
          `${paint(outOf(best.chance), "bold")} with the best redraw. Once, you may ${best.says}: done whenever it makes this likelier.`,
          `${percentOf(best.chance)}, ${exactText(best.chance)}.`,
        ]
      : []),
    "",
    ...found,
    ...(found.length > 0 ? [""] : []),
    paint(" cards", "dim"),
    ...curve,
    paint(`Of ${plain(deck)}, release ${release}.`, "dim"),
  ];
  return `${lines.join("\n")}\n`;
}

function exactText({ numerator, denominator }: Fraction): string {
  if (numerator === 0n) return "in no hand at all";
  if (numerator === denominator) return "in every hand";
  return `exactly ${numerator.toLocaleString("en")} of ${denominator.toLocaleString("en")}`;
}

function jsonOf({ question, from, seen, chance, answer, best, deck, release }: Asked): object {
  const { cards, groups, bySeen } = answer;
  return {
    deck,
    release,
    question,
    seen,
    outOf: outOf(chance),
    ...chanceOf(chance),
    ...(best && { redraw: { says: best.says, ...chanceOf(best.chance) } }),
    from,
    cards,
    groups,
    bySeen: bySeen.map((one, at) => ({ seen: at, ...chanceOf(one) })),
  };
}

/** Whole numbers as text, because those of large decks are too long for a number of JSON. */
function chanceOf(chance: Fraction): object {
  const { numerator, denominator } = chance;
  return { chance: decimalOf(chance), numerator: String(numerator), denominator: String(denominator) };
}
