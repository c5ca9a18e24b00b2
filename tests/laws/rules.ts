import { deepEqual, equal, match, ok } from "node:assert/strict";
import fc from "fast-check";
import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Pool } from "../../lib/cards/pool.ts";
import { gameSchema } from "../../lib/contract/answers.ts";
import { describeGame } from "../../lib/contract/game.ts";
import { Answer, type Known } from "../../lib/core/card/fact.ts";
import type { Game } from "../../lib/core/game.ts";
import { type Deck, DeckSections, gather } from "../../lib/core/judge/deck.ts";
import type { Finding, Rule } from "../../lib/core/judge/rule.ts";
import { statusOf } from "../../lib/core/judge/verdict.ts";
import { isInForce } from "../../lib/core/judge/what-if.ts";
import { memoPerKey } from "../../lib/core/memo.ts";
import { judge } from "../../lib/deck/verdict/judge.ts";
import { listRules } from "../../lib/deck/verdict/rules.ts";
import { deckOfPool, headingsOf, sampleDecks } from "../decks.ts";
import { mended } from "../mended.ts";
import { runs } from "../runs.ts";

export function ruleLaws(game: Game): void {
  const { rulebook, parts } = headingsOf(game);

  test.each(rulesOf(game))("%s cites a heading that exists", (_, { cite, says }) => {
    expect(cite.rulebook).toBe(rulebook);
    expect(Object.keys(parts)).toContain(cite.part);
    expect(cite.page ?? null).toBe(parts[cite.part]);
    expect(says).toMatch(/^[A-Z].*\.$/);
  });

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

  test("a verdict without words is the verdict", () => {
    const pool = builtInPool(game);
    const said = new Set<string>();
    for (const deck of sampleDecks(pool)) said.add(statusOf(game.rules, deck, pool));
    fc.assert(
      fc.property(deckOfPool(pool), (deck) => {
        const status = statusOf(game.rules, deck, pool);
        said.add(status);
        expect(status).toBe(judge(pool, deck).status);
      }),
      runs(100, 5_000),
    );
    expect(said).toContain("illegal");
    expect(said.size).toBeGreaterThan(1);
  });

  test.each(rulesOf(game))("%s reads sections that there are, and shows the sizes of no others", (_, rule) => {
    const ids: readonly string[] = game.sections.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([...rule.reads]));
    expect(rule.reads).toEqual(expect.arrayContaining(rule.sizes.map(({ section }) => section)));
    expect(rule.reads.length).toBeGreaterThan(0);
  });

  test("every rule finds the same where the sections that it does not read are empty", () => {
    const pool = builtInPool(game);
    fc.assert(
      fc.property(soundOrSmall(pool), (deck) => {
        const terms = { ...deck, pool };
        for (const [name, rule] of rulesOf(game)) {
          if (!isInForce(rule, terms)) continue;
          const read = deck.entries.filter(({ section }) => rule.reads.includes(section));
          const [whole, part] = [deck, { ...deck, entries: read }].map((one) =>
            rule.check(new DeckSections(one), terms),
          );
          expect(wordsOf(part), name).toEqual(wordsOf(whole));
        }
      }),
      runs(100, 3000),
    );
  });

  test("every phase that the autopilot names is one of the game", async () => {
    const { setup, phases, called, autopilot } = await game.goldfish();
    const ids = [...setup, ...phases, ...called].map((phase) => phase.id);
    for (const policy of autopilot) expect(ids, policy.says).toEqual(expect.arrayContaining([...(policy.in ?? [])]));
  });

  test("every rule that applies is found against or held, and the status follows from them", () => {
    const pool = builtInPool(game);
    fc.assert(
      fc.property(deckOfPool(pool), (deck) => {
        const { status, findings, held } = judge(pool, deck);
        for (const { message } of findings) match(message, /^[^\p{Ll}].*[.?]$/su);
        const against = new Set(findings.map(({ rule }) => rule));
        const rules = new Set([...listRules.map((rule) => rule.id), ...applying(game, deck)]);
        deepEqual(new Set([...against, ...held.map(({ rule }) => rule)]), rules);
        for (const { rule } of held) ok(!against.has(rule), `${rule} is held and found against`);
        const worst = ["error", "unknown"].find((severity) => findings.some((f) => f.severity === severity));
        equal(status, { error: "illegal", unknown: "undetermined" }[worst ?? ""] ?? "legal");
        for (const rule of against) {
          const severities = new Set(findings.filter((f) => f.rule === rule).map((f) => f.severity));
          ok(!(severities.has("error") && severities.has("unknown")), rule);
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

  test("every rule has a deck that breaks it, and one with cards that keeps it", () => {
    const pool = builtInPool(game);
    for (const [name, rule] of rulesOf(game)) {
      const found = (deck: Deck) => rule.check(new DeckSections(deck), { ...deck, pool });
      const asked = decksOf(pool).filter((deck) => isInForce(rule, { ...deck, pool }));
      const severity = rule.advice ? "advice" : "error";
      expect(
        asked.some((deck) => found(deck).some((one) => one.severity === severity)),
        `a deck that breaks ${name}`,
      ).toBe(true);
      const read = asked.filter((deck) => deck.entries.some(({ section }) => rule.reads.includes(section)));
      expect(
        read.some((deck) => found(deck).length === 0),
        `a deck that keeps ${name}`,
      ).toBe(true);
    }
  });

  test.each(rulesOf(game))("%s mends some deck, if it offers fixes at all", (_, rule) => {
    const pool = builtInPool(game);
    const hasFixes = ({ fixes }: Finding) => fixes.length > 0;
    // The judge drops a fix that does not help without a word.
    const dropped: string[] = [];
    for (const deck of decksOf(pool)) {
      if (!isInForce(rule, { ...deck, pool })) continue;
      const offered = rule.check(new DeckSections(deck), { ...deck, pool }).filter(hasFixes);
      if (offered.length === 0) continue;
      if (judge(pool, deck).findings.some((one) => one.rule === rule.id && hasFixes(one))) return;
      dropped.push(...offered.flatMap(({ message, fixes }) => fixes.map(({ label }) => `${message} ${label}`)));
    }
    expect(dropped.slice(0, 5), "fixes that mend nothing").toEqual([]);
  });

  test("a rule about size finds the same whichever cards make up the size", () => {
    const pool = builtInPool(game);
    const bySize = rulesOf(game).filter(([, { aboutSize }]) => aboutSize);
    expect(bySize.flatMap(([name, { sizes }]) => (sizes.length > 0 ? [] : `${name} says no size`))).toEqual([]);
    fc.assert(
      fc.property(soundOrSmall(pool), fc.infiniteStream(fc.nat()), (deck, luck) => {
        for (const [name, rule] of bySize) {
          const terms = { ...deck, pool };
          if (!isInForce(rule, terms)) continue;
          const other = exchanged(pool, rule, deck, () => Number(luck.next().value));
          const [was, is] = [deck, other].map((one) => rule.check(new DeckSections(one), terms).map(outlineOf));
          deepEqual([name, is], [name, was]);
        }
      }),
      runs(100, 3000),
    );
  });
}

/** The rules under unique names, because some share one id for several formats. */
export function rulesOf(game: Game): readonly (readonly [string, Rule])[] {
  return game.rules.map((rule) => [[rule.id, ...(rule.formats ?? [])].join(" "), rule]);
}

/** A sample deck under its own settings or any others, with some lines added and removed, or a few cards. */
function soundOrSmall(pool: Pool): fc.Arbitrary<Deck> {
  const near = fc
    .tuple(
      fc.constantFrom(...sampleDecks(pool)),
      deckOfPool(pool, 3),
      fc.array(fc.nat(99), { maxLength: 3 }),
      fc.boolean(),
      fc.boolean(),
    )
    .map(([sample, other, out, isUnderOther, isWhole]) => {
      const entries = gather([...sample.entries.filter((_, i) => !out.includes(i)), ...other.entries]);
      const { format, options, house } = isUnderOther ? other : sample;
      return { format, options, house, entries: isWhole ? sample.entries : entries, misread: [] };
    });
  return fc.oneof({ weight: 4, arbitrary: near }, { weight: 1, arbitrary: deckOfPool(pool, 4) });
}

/** Decks that between them break and keep every rule. */
const decksOf = memoPerKey((pool: Pool) => fc.sample(soundOrSmall(pool), { seed: 1, numRuns: 4000 }));

/** The deck with other cards in place of its own, of which as many count towards each size that a rule asks for. */
function exchanged(pool: Pool, rule: Rule, deck: Deck, roll: () => number): Deck {
  const entries = deck.entries.map((entry) => {
    const sizes = rule.sizes.filter(({ section }) => section === entry.section);
    const counts = (card: Known) => sizes.map((size) => size.counts?.(card) ?? Answer.yes);
    const own = counts(entry.card);
    if (own.some(({ isUnknown }) => isUnknown)) return entry;
    const alike = pool.known.filter((card) => counts(card).every((answer, i) => answer === own[i]));
    return { ...entry, card: alike[roll() % alike.length] ?? entry.card };
  });
  return { ...deck, entries: gather(entries) };
}

function outlineOf({ severity, section }: Finding): string {
  return `${severity} in ${section}`;
}

function wordsOf(findings: readonly Finding[] = []): readonly string[] {
  return findings.map(({ severity, message }) => `${severity}: ${message}`);
}

function applying(game: Game, deck: Deck): string[] {
  return game.rules
    .filter((rule) => !rule.formats || rule.formats.includes(deck.format))
    .filter((rule) => rule.house === undefined || Boolean(deck.house[rule.house]))
    .map((rule) => rule.id);
}
