import fc from "fast-check";
import { expect, test } from "vitest";
import type { Card } from "../../../lib/core/card/card.ts";
import type { Deck } from "../../../lib/core/judge/deck.ts";
import { openWorlds } from "../../../lib/games/open-worlds/index.ts";
import { runs } from "../../runs.ts";
import { type Outcome, outcomes } from "../outcomes.ts";
import { poolOf } from "../table.ts";
import { oracle, type PlainCard, type PlainDeck } from "./oracle.ts";

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 3 });
const filler: PlainCard = {
  name: "Outpost",
  kind: "facility",
  subkind: "post",
  defense: 1,
  income: 1,
  prohibited: false,
};

const orbital = fc.record({
  kind: fc.constant("orbital"),
  subkind: maybe(fc.constantFrom("ship", "station", "field")),
  class: maybe(fc.constantFrom(3, 11, 12)),
  classAtMost: fc.option(fc.constantFrom(11, 12), { nil: undefined }),
  defense: maybe(fc.constantFrom(1, 5)),
  prohibited: maybe(fc.boolean()),
});
const facility = fc.record({
  kind: fc.constant("facility"),
  subkind: maybe(fc.constantFrom("post", "yard")),
  defense: maybe(fc.constantFrom(1, 5)),
  income: maybe(fc.constantFrom(1, 2)),
  prohibited: maybe(fc.boolean()),
});
const ground = fc.record({
  kind: fc.constant("ground"),
  canConquer: maybe(fc.boolean()),
  defense: maybe(fc.constantFrom(1, 5)),
  prohibited: maybe(fc.boolean()),
});
const world = fc.record({ kind: fc.constant("world"), h2o: maybe(fc.constantFrom(1, 2, 3, 9)) });
const unsure = fc.record({
  kind: fc.constantFrom("facility", "utility"),
  kindAmong: fc.option(fc.constant(["facility", "utility"]), { nil: undefined }),
  standIn: fc.constant(["kind"]),
  prohibited: maybe(fc.boolean()),
});
const NAMES = ["Outpost", "Outpost", "Exploit", "Shipyards", "Garrison", "Kite", "Kite"];
const card: fc.Arbitrary<PlainCard> = fc
  .tuple(fc.constantFrom(...NAMES), fc.oneof(facility, orbital, ground, world, unsure), fc.boolean())
  .map(([name, facts, marked]) => {
    const standIn =
      "standIn" in facts
        ? facts.standIn
        : marked && "defense" in facts && facts.defense !== undefined
          ? ["defense"]
          : undefined;
    return JSON.parse(JSON.stringify({ name, ...facts, standIn }));
  });

/** Cards that are told apart by name and known defense, as in a set. */
const cards = fc.uniqueArray(card, {
  minLength: 1,
  maxLength: 4,
  selector: ({ name, defense, standIn }) => `${name} ${standIn?.includes("defense") ? "" : (defense ?? "")}`,
});

const given = cards.chain((some) => {
  const line = fc.record({ card: fc.nat(some.length - 1), count: fc.constantFrom(1, 1, 1, 2) });
  const lines = fc.uniqueArray(line, { maxLength: 4, selector: ({ card }) => card });
  return fc.record({
    cards: fc.constant(some),
    full: fc.boolean(),
    format: fc.constantFrom<PlainDeck["format"]>("standard", "introductory"),
    player: lines,
    worlds: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: lines }),
  });
});

test("the judge agrees with every choice of the missing facts", () => {
  fc.assert(
    fc.property(given, ({ cards: some, full, format, player, worlds }) => {
      const key = ({ name, defense, standIn }: PlainCard) =>
        `${name} ${standIn?.includes("defense") ? "" : (defense ?? "")}`;
      const all = some.some((other) => key(other) === key(filler)) ? some : [...some, filler];
      const missing = (format === "standard" ? 54 : 40) - player.reduce((n, { count }) => n + count, 0);
      const at = all.indexOf(filler);
      const deck: PlainDeck = {
        format,
        worlds,
        player: full && at >= 0 ? [...player, { card: at, count: missing }] : player,
      };
      expect(judged(all, deck)).toEqual(oracle(all, deck));
    }),
    runs(500, 10_000),
  );
});

const RULES = [
  "size",
  "unique",
  "player-cards",
  "introductory-removed",
  "worlds-unique",
  "worlds-five",
  "worlds-introductory",
];

/** The judge's answer in the oracle's words. */
function judged(all: readonly PlainCard[], { format, player, worlds }: PlainDeck): Record<string, Outcome> {
  const pool = poolOf(openWorlds, all as unknown as Card[]);
  const entries = [
    ...player.map(({ card, count }) => ({ section: "player", card, count })),
    ...worlds.map(({ card, count }) => ({ section: "worlds", card, count })),
  ].flatMap(({ section, card, count }) => {
    const known = pool.known[card];
    return known ? [{ section, card: known, count }] : [];
  });
  const deck: Deck = { format, options: {}, house: {}, entries, misread: [] };
  const found = outcomes(pool, deck);
  return Object.fromEntries(RULES.map((rule) => [rule, found[rule] ?? "held"]));
}
