// Drydock tries fixes by asking only the rules that read what they edit. Here all rules are asked again for each fix.
import { deepEqual } from "node:assert/strict";
import fc from "fast-check";
import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Pool } from "../../lib/cards/pool.ts";
import type { Game } from "../../lib/core/game.ts";
import { type Deck, DeckSections, gather, type Misread } from "../../lib/core/judge/deck.ts";
import type { Finding, Fix, Rule } from "../../lib/core/judge/rule.ts";
import { isInForce } from "../../lib/core/judge/what-if.ts";
import { judge } from "../../lib/deck/verdict/judge.ts";
import { deckOfPool, sampleDecks } from "../decks.ts";
import { mended } from "../mended.ts";
import { runs } from "../runs.ts";

// A call of `expect` takes longer than most claims here, which are made by the ten thousand, so they use `assert`.

/** A sample deck with some lines added and removed, or any deck, and lines that name no card. */
function anyDeck(pool: Pool): fc.Arbitrary<Deck> {
  const sound = fc
    .tuple(fc.constantFrom(...sampleDecks(pool)), deckOfPool(pool, 3), fc.array(fc.nat(99), { maxLength: 3 }))
    .map(([sample, more, out]) => {
      const left = sample.entries.filter((_, i) => !out.includes(i));
      return { ...sample, house: more.house, entries: gather([...left, ...more.entries]) };
    });
  const section = fc.constantFrom(...pool.game.sections.map(({ id }) => id));
  const unread: fc.Arbitrary<Misread> = fc.record({
    why: fc.constant("unknown-card"),
    section,
    text: fc.constantFrom("Nothing Known", "Nobody's"),
    count: fc.integer({ min: 1, max: 2 }),
    near: fc.constant([]),
  });
  return fc
    .tuple(fc.oneof(sound, deckOfPool(pool, 8)), fc.array(unread, { maxLength: 1 }))
    .map(([deck, misread]) => ({ ...deck, misread }));
}

interface Found {
  readonly rule: Rule;
  readonly findings: readonly Finding[];
}

function foundIn(pool: Pool, deck: Deck): readonly Found[] {
  const terms = { format: deck.format, options: deck.options, house: deck.house, pool };
  return pool.game.rules
    .filter((rule) => isInForce(rule, terms))
    .map((rule) => {
      const findings = rule.check(new DeckSections(deck), terms);
      const isBroken = findings.some(({ severity }) => severity === "error");
      return { rule, findings: findings.filter(({ severity }) => !isBroken || severity !== "unknown") };
    });
}

const breaks = ({ severity }: Finding) => severity !== "advice";
const about = ({ section, cards }: Finding) => JSON.stringify([section, cards.map(({ name }) => name)]);

/**
 * The promise word by word: the fix resolves its finding, breaks nothing that held except sizes, and makes nothing
 * worse. Another format has to make the deck legal.
 */
function isGood(pool: Pool, deck: Deck, fix: Fix, own: Found, finding: Finding): boolean {
  const before = foundIn(pool, deck);
  const added = new Map<string, number>();
  for (const { card, by } of fix.edits) added.set(card, (added.get(card) ?? 0) + by);
  const others = before.flatMap(({ findings }) => findings).filter((one) => one.message !== finding.message);
  const onlyTakes = fix.edits.every(({ by }) => by < 0);
  for (const [card, by] of added) {
    if (by > 99 || (by > 0 && others.some((one) => breaks(one) && one.cards.some(({ name }) => name === card))))
      return false;
  }
  const after = foundIn(pool, mended(deck, fix, pool));
  if (fix.format !== undefined)
    return deck.misread.length === 0 && !after.some(({ findings }) => findings.some(breaks));
  return after.every(({ rule, findings }) => {
    if (rule === own.rule) return findings.every((one) => about(one) !== about(finding));
    if (rule.aboutSize) return true;
    const was = before.find((one) => one.rule === rule)?.findings ?? findings;
    if (was.some(breaks) && onlyTakes) return true;
    return findings.every((one) => !breaks(one) || was.filter(breaks).some((other) => about(one) === about(other)));
  });
}

export function fixLaws(game: Game): void {
  const pool = builtInPool(game);

  test("of the fixes that rules offer, the good ones are kept and no others", () => {
    fc.assert(
      fc.property(anyDeck(pool), (deck) => {
        const good = foundIn(pool, deck).flatMap((own) =>
          own.findings.map((finding) => ({
            rule: own.rule.id,
            message: finding.message,
            fixes: finding.fixes.filter((fix) => isGood(pool, deck, fix, own, finding)).map(({ label }) => label),
          })),
        );
        const kept = judge(pool, deck)
          .findings.filter(({ rule }) => !rule.startsWith("deck/"))
          .map(({ rule, message, fixes }) => ({ rule, message, fixes: fixes.map(({ label }) => label) }));
        expect(kept.slice(0, 50)).toEqual(good.slice(0, 50));
      }),
      runs(60, 2000),
    );
  });

  test("a sample deck that lacks one of several copies is offered a card that makes it whole", () => {
    const isBroken = (deck: Deck) => judge(pool, deck).status === "illegal";
    const unmended = sampleDecks(pool).flatMap((sample) =>
      sample.entries.flatMap((entry) => {
        const entries = sample.entries.map((one) => (one === entry ? { ...one, count: one.count - 1 } : one));
        const lacking: Deck = { ...sample, entries };
        if (entry.count < 2 || isBroken(sample) || !isBroken(lacking)) return [];
        const fixes = judge(pool, lacking).findings.flatMap((finding) => finding.fixes);
        const adding = fixes.filter(({ edits }) => edits.length > 0 && edits.every(({ by }) => by > 0));
        return adding.some((fix) => !isBroken(mended(lacking, fix, pool)))
          ? []
          : [`${sample.name}: ${entry.card.label}`];
      }),
    );
    expect(unmended).toEqual([]);
  });

  test("a rule about size advises nobody to fill a deck up with copies of one card", () => {
    fc.assert(
      fc.property(deckOfPool(pool, 3), (deck) => {
        const bySize = new Set<string>(pool.game.rules.filter((rule) => rule.aboutSize).map(({ id }) => id));
        const fixes = judge(pool, deck).findings.flatMap((one) => (bySize.has(one.rule) ? one.fixes : []));
        const filled = fixes.filter(({ edits }) => edits.length === 1 && edits.some(({ by }) => by > 4));
        expect(filled.map(({ label }) => label)).toEqual([]);
      }),
      runs(60, 2000),
    );
  });

  test("a rule that advises finds nothing else", () => {
    fc.assert(
      fc.property(anyDeck(pool), (deck) => {
        for (const { rule, findings } of foundIn(pool, deck)) {
          if (rule.advice) deepEqual([rule.id, findings.filter(breaks)], [rule.id, []]);
        }
      }),
      runs(200, 5000),
    );
  });
}
