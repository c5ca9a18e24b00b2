import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { Pool } from "../../lib/cards/pool.ts";
import { gameSchema } from "../../lib/contract/answers.ts";
import { describeGame } from "../../lib/contract/game.ts";
import type { Card } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import type { Deck } from "../../lib/core/judge/deck.ts";
import { judge } from "../../lib/deck/judge.ts";
import { listRules } from "../../lib/deck/rules.ts";
import { games } from "../../lib/games/index.ts";
import { deckOfPool } from "../decks.ts";
import { mended } from "../mended.ts";
import { runs } from "../runs.ts";

const each = games.map((game) => [game.id, game] as const);

describe.each(each)("%s", (id, game) => {
  const { rulebook, parts } = JSON.parse(readFileSync(`data/${id}/headings.json`, "utf8"));

  test.each(game.rules.map((rule) => [`${rule.id} ${rule.formats?.join() ?? ""}`, rule] as const))(
    "%s cites a heading that exists",
    (_, { cite, says }) => {
      expect(cite.rulebook).toBe(rulebook);
      expect(Object.keys(parts)).toContain(cite.part);
      expect(cite.page ?? null).toBe(parts[cite.part]);
      expect(says).toMatch(/^[A-Z].*\.$/);
    },
  );

  test("its rulebook has the name that citations give", () => expect(game.rulebook).toBe(rulebook));

  test("it is told of in the form that the API promises", async () =>
    expect(gameSchema.safeParse(await describeGame(game)).error).toBeUndefined());

  test("house rules, formats and options that rules and readings name exist", async () => {
    const formats = game.formats.map((format) => format.id);
    const house = game.house.map((rule) => rule.id);
    for (const thing of [...game.rules, ...game.readings, ...(await game.goldfish()).readings, ...game.options]) {
      for (const format of thing.formats ?? []) expect(formats).toContain(format);
      if ("house" in thing && thing.house !== undefined) expect(house).toContain(thing.house);
    }
  });

  test("every rule that applies is found against or held, and the status follows from them", () => {
    const pool = builtInPool(game);
    fc.assert(
      fc.property(deckOfPool(pool), (deck) => {
        const { status, findings, held } = judge(pool, deck);
        const against = new Set(findings.map(({ rule }) => rule));
        const rules = new Set([...listRules.map((rule) => rule.id), ...applying(game, deck)]);
        expect(new Set([...against, ...held.map(({ rule }) => rule)])).toEqual(rules);
        for (const { rule } of held) expect(against).not.toContain(rule);
        const worst = ["error", "unknown"].find((severity) => findings.some((f) => f.severity === severity));
        expect(status).toBe({ error: "illegal", unknown: "undetermined" }[worst ?? ""] ?? "legal");
        for (const rule of against) {
          const severities = new Set(findings.filter((f) => f.rule === rule).map((f) => f.severity));
          expect(severities.has("error") && severities.has("unknown"), rule).toBe(false);
        }
      }),
      runs(200, 5000),
    );
  });

  test("a fix mends its finding and breaks nothing that held, sizes aside", () => {
    const pool = builtInPool(game);
    const sizes = new Set<string>(game.rules.filter((rule) => rule.aboutSize).map((rule) => rule.id));
    fc.assert(
      fc.property(deckOfPool(pool, 8), (deck) => {
        const before = judge(pool, deck);
        for (const finding of before.findings) {
          for (const fix of finding.fixes) {
            const after = judge(pool, mended(deck, fix, pool));
            expect(after.findings.map(({ message }) => message)).not.toContain(finding.message);
            const broken = after.findings
              .filter((f) => f.severity !== "advice" && !sizes.has(f.rule))
              .map((f) => f.rule);
            for (const rule of broken) expect(before.findings.map((f) => f.rule)).toContain(rule);
          }
        }
      }),
      runs(100, 3000),
    );
  });

  test("learning a fact never turns legal into illegal, and never unsettles what was settled", () => {
    fc.assert(
      fc.property(fc.nat(), fc.infiniteStream(fc.nat(9)), (seed, luck) => {
        const { less, more, deck } = forgetful(game, seed, luck);
        const before = judge(less, deckIn(less, deck));
        const after = judge(more, deckIn(more, deck));
        if (before.status === "legal") expect(after.status).not.toBe("illegal");
        if (before.status === "illegal") expect(after.status).toBe("illegal");
        for (const { rule } of before.held) {
          expect([rule, after.findings.filter((f) => f.rule === rule && f.severity !== "advice")]).toEqual([rule, []]);
        }
      }),
      runs(150, 5000),
    );
  });
});

function applying(game: Game, deck: Deck): string[] {
  return game.rules
    .filter((rule) => !rule.formats || rule.formats.includes(deck.format))
    .filter((rule) => rule.house === undefined || Boolean(deck.house[rule.house]))
    .map((rule) => rule.id);
}

/** Two pools of the same few cards, one of which knows less, and lines of a deck. */
function forgetful(game: Game, seed: number, luck: { next(): IteratorResult<number> }) {
  const roll = () => Number(luck.next().value);
  const all = builtInPool(game).cards;
  const some = Array.from({ length: 6 }, (_, i) => all[(seed + i * (1 + (seed % 7))) % all.length]?.card).filter(
    (card) => card !== undefined,
  );
  const cards = [...new Map(some.map((card) => [card.name, card])).values()];
  const forgotten = cards.map((card) => {
    const facts = Object.keys(card).filter(
      (key) => game.attributes.some(({ name }) => name === key) && key !== game.numbered,
    );
    const kept = facts.filter(() => roll() > 2);
    const standIn = [...(card.standIn ?? []), ...facts.filter((fact) => !kept.includes(fact))];
    return { ...card, standIn };
  });
  const set = (of: readonly Card[]) =>
    new Pool(game, [{ game: game.id, id: "s", name: "S", official: false, source: "", cards: of }]);
  const lines = cards.map((_, i) => ({
    card: i,
    count: 1 + (roll() % 3),
    section: game.sections[roll() % game.sections.length]?.id ?? "",
  }));
  return {
    less: set(forgotten),
    more: set(cards),
    deck: { format: game.formats[roll() % game.formats.length]?.id ?? "", lines },
  };
}

function deckIn(pool: Pool, { format, lines }: ReturnType<typeof forgetful>["deck"]): Deck {
  const own = pool.game.options.filter((option) => !option.formats || option.formats.includes(format));
  const entries = lines.flatMap(({ card, count, section }) => {
    const known = pool.known[card];
    return known ? [{ card: known, count, section }] : [];
  });
  return { format, options: Object.fromEntries(own.map((o) => [o.id, o.default])), house: {}, entries, misread: [] };
}
