import { builtInPool } from "../lib/cards/built-in.ts";
import type { Pool } from "../lib/cards/pool.ts";
import type { Deck } from "../lib/core/judge/deck.ts";
import type { Verdict } from "../lib/core/judge/rule.ts";
import { statusOf } from "../lib/core/judge/verdict.ts";
import { judge } from "../lib/deck/verdict/judge.ts";
import { changed, gameOf, samples } from "./decks.ts";
import { brokenRules, limit, packed } from "./limit-legality.ts";
import { peer } from "./peers.ts";
import { type Checker, checkers } from "./peers-legality.ts";
import { seeded } from "./random.ts";
import { measured } from "./rounds.ts";
import { AS_DATA, forData, idiomatic, type PlainDeck, plainDeck, SIX } from "./six-rules.ts";
import { figure, notes, table } from "./table.ts";

interface JsonLogic {
  apply(rule: unknown, data: unknown): boolean;
}

/** Verdicts per second, compared with the checkers of other games and with the same rules written in other ways. */
export function legalityAgainstPeers(): void {
  const game = gameOf("shoulder-of-orion");
  const pool = builtInPool(game);
  const good = samples(game)[0];
  if (!good) throw new Error("no sample deck");
  const bad = severalBroken(pool, good);
  const contestants = [ours(pool, good, bad), wordless(pool, good, bad), ...sixRules(pool, good, bad), ...checkers()];
  const times = measured(
    contestants.flatMap(({ name, legal, broken }) => [legal, broken].map((run) => ({ name, run }))),
  );
  const best = contestants.findIndex(({ name }) => name.startsWith("limit"));
  const rate = (of: number) => 1e6 / (times[of] ?? Number.NaN);
  const rows = contestants.map(({ name, faults }, i) => [
    name,
    figure(rate(2 * i)),
    figure(rate(2 * i) / rate(2 * best)),
    figure(rate(2 * i + 1)),
    figure(rate(2 * i + 1) / rate(2 * best + 1)),
    String(faults[1]),
  ]);
  const head = ["contestant", "legal: verdicts/s", "of the limit", "illegal: verdicts/s", "of the limit", "faults"];
  table("Legality: verdicts a second, one thread", head, rows);
  notes(["What each checks:", ...contestants.map(({ name, checks }) => `  ${name}: ${checks}.`)]);
}

/** A deck that breaks several of the six rules and has nothing unknown. */
function severalBroken(pool: Pool, good: Deck): Deck {
  for (let seed = 1; seed < 5000; seed++) {
    const random = seeded(seed);
    let deck = good;
    for (let changes = 0; changes < 4; changes++) deck = changed(deck, pool, random);
    const heroes = pool.known.filter((_, i) => Reflect.get(pool.cards[i]?.card ?? {}, "type") === "hero");
    const isSorted = deck.entries.every(({ section, card }) => (section === "heroes") === heroes.includes(card));
    if (isSorted && brokenOf(judge(pool, deck)).length >= 3) return deck;
  }
  throw new Error("no such deck found");
}

function brokenOf({ findings }: Verdict): readonly string[] {
  return SIX.filter((rule) => findings.some((f) => f.severity === "error" && f.rule.endsWith(`/${rule}`)));
}

function ours(pool: Pool, good: Deck, bad: Deck): Checker {
  return {
    name: "Drydock",
    checks: `all ${pool.game.rules.length} rules of Shoulder of Orion and the 4 of lists, three-valued, with reasons, citations and fixes that were tried; the same deck as the three below`,
    legal: () => judge(pool, good),
    broken: () => judge(pool, bad),
    faults: [judge(pool, good).findings.length, judge(pool, bad).findings.length],
  };
}

/** What the doctor asks of thousands of decks. */
function wordless(pool: Pool, good: Deck, bad: Deck): Checker {
  const { rules } = pool.game;
  return {
    name: "Drydock, without words",
    checks: "the same rules, three-valued, up to the first that is broken, without a reason or a fix",
    legal: () => statusOf(rules, good, pool),
    broken: () => statusOf(rules, bad, pool),
    faults: [0, 1],
  };
}

/**
 * The contestants that check the same six rules on the same deck. Before they are timed, they must agree with each
 * other and with us.
 */
function sixRules(pool: Pool, good: Deck, bad: Deck): readonly Checker[] {
  const out = [
    checkerOf(
      "limit",
      "the 6 rules on typed arrays, with reasons as numbers",
      packed,
      (deck) => brokenRules(limit(deck)),
      limit,
    ),
  ];
  out.push(checkerOf("objects", "the 6 rules with Map, filter and reduce, no reasons", (deck) => deck, idiomatic));
  const logic = peer<JsonLogic>("json-logic-js");
  if (logic) {
    const broken = (data: unknown) => SIX.filter((rule) => !logic.apply(AS_DATA[rule], data));
    out.push(
      checkerOf(
        "json-logic-js",
        "the 6 rules as data, no reasons; what heroes open is worked out beforehand",
        forData,
        broken,
      ),
    );
  }
  return out.map((make) => make(plainDeck(pool, good), plainDeck(pool, bad), brokenOf(judge(pool, bad))));
}

function checkerOf<D>(
  name: string,
  checks: string,
  prepare: (deck: PlainDeck) => D,
  broken: (deck: D) => readonly string[],
  run: (deck: D) => unknown = broken,
): (good: PlainDeck, bad: PlainDeck, wanted: readonly string[]) => Checker {
  return (good, bad, wanted) => {
    const [one, other] = [prepare(good), prepare(bad)];
    const found = [broken(one), broken(other)].map(String);
    if (found[0] !== "" || found[1] !== String(wanted)) throw new Error(`${name} finds ${found}, and we ${wanted}`);
    return { name, checks, legal: () => run(one), broken: () => run(other), faults: [0, wanted.length] };
  };
}
