// What nobody has stated may never be taken for "no": rules are asked twice about one deck, the second time with more facts.
import { deepEqual } from "node:assert/strict";
import fc from "fast-check";
import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import { labelOf, Pool } from "../../lib/cards/pool.ts";
import type { Card } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { type Deck, DeckSections } from "../../lib/core/judge/deck.ts";
import { isInForce } from "../../lib/core/judge/what-if.ts";
import { judge } from "../../lib/deck/verdict/judge.ts";
import { sampleDecks } from "../decks.ts";
import { runs } from "../runs.ts";
import { rulesOf } from "./rules.ts";

export function unknownLaws(game: Game): void {
  const samples = sampleDecks(builtInPool(game));

  /** Calls `claim` with a deck as two pools know its cards, of which the first has fewer facts. */
  function learning(claim: (less: readonly [Pool, Deck], more: readonly [Pool, Deck]) => void) {
    return fc.property(fc.nat(), fc.infiniteStream(fc.nat(9)), (seed, luck) => {
      const roll = () => Number(luck.next().value);
      const drawn = roll() < 6 ? nearSample(game, samples, roll) : fewCards(game, seed, roll);
      const forgotten = roll() < 7 ? halfOf(game, roll) : everyFact(game);
      const cards = drawn.lines.map(({ card }) => card);
      const [less, more] = [cards.map((card) => forgetful(card, forgotten, roll)), cards].map((of) => poolOf(game, of));
      if (less && more) claim([less, deckIn(less, drawn)], [more, deckIn(more, drawn)]);
    });
  }

  test("a rule that is broken for certain stays broken whatever is learnt", () => {
    fc.assert(
      learning((less, more) => {
        const after = brokenIn(...more);
        deepEqual(
          brokenIn(...less).filter((name) => !after.includes(name)),
          [],
        );
      }),
      runs(300, 5000),
    );
  });

  test("learning a fact never turns legal into illegal, and never unsettles what was settled", () => {
    fc.assert(
      learning((less, more) => {
        const [before, after] = [judge(...less), judge(...more)];
        if (before.status === "legal") expect(after.status).not.toBe("illegal");
        if (before.status === "illegal") expect(after.status).toBe("illegal");
        for (const { rule } of before.held) {
          const unsettled = after.findings.filter((f) => f.rule === rule && f.severity !== "advice");
          deepEqual([rule, unsettled], [rule, []]);
        }
      }),
      runs(150, 5000),
    );
  });
}

type Roll = () => number;

/** A deck whose cards belong to no pool yet. Each card has one line. */
interface Drawn extends Pick<Deck, "format" | "options" | "house"> {
  readonly lines: readonly { readonly card: Card; readonly section: string; readonly count: number }[];
}

/**
 * A sample deck without some of its lines and with more copies of others, so that its sizes and sums lie about where rules
 * draw the line.
 */
function nearSample(game: Game, samples: readonly Deck[], roll: Roll): Drawn {
  const { format, options, entries } = samples[(10 * roll() + roll()) % samples.length] as Deck;
  const [lost, more] = [roll() % 4, roll() % 5];
  const kept = entries.filter((one, i) => roll() >= lost && entries.findIndex(({ card }) => card === one.card) === i);
  const pool = builtInPool(game);
  const lines = kept.map(({ card, section, count }) => ({
    card: pool.of(card).card,
    section,
    count: count + (roll() % (2 * more + 1)),
  }));
  return { format, options, house: houseRules(game, roll), lines };
}

function fewCards(game: Game, seed: number, roll: Roll): Drawn {
  const all = builtInPool(game).cards;
  const some = Array.from({ length: 6 }, (_, i) => all[(seed + i * (1 + (seed % 7))) % all.length]?.card);
  const lines = [...new Set(some.filter((card) => card !== undefined))].map((card) => ({
    card,
    section: game.sections[roll() % game.sections.length]?.id ?? "",
    count: 1 + (roll() % 3),
  }));
  const format = game.formats[roll() % game.formats.length]?.id ?? "";
  const own = game.options.filter((option) => !option.formats || option.formats.includes(format));
  const options = Object.fromEntries(own.map((option) => [option.id, option.default]));
  return { format, options, house: houseRules(game, roll), lines };
}

function houseRules(game: Game, roll: Roll): Deck["house"] {
  const agreed = game.house.filter(() => roll() < 3);
  return Object.fromEntries(agreed.map(({ id, upTo }) => [id, upTo === undefined || 1 + (roll() % upTo)]));
}

/** The attributes that can be forgotten. A card without its number would be another card. */
function everyFact(game: Game): readonly string[] {
  return game.attributes.map(({ name }) => name).filter((name) => name !== game.numbered);
}

/** Some of the attributes. What is forgotten of a card's kind would hide how a rule takes the other facts. */
function halfOf(game: Game, roll: Roll): readonly string[] {
  return everyFact(game).filter(() => roll() < 5);
}

/** The card without some of these facts. */
function forgetful(card: Card, facts: readonly string[], roll: Roll): Card {
  const lost = facts.filter((fact) => fact in card && roll() < 3);
  return { ...card, standIn: [...(card.standIn ?? []), ...lost] };
}

function poolOf(game: Game, cards: readonly Card[]): Pool {
  return new Pool(game, [{ game: game.id, id: "s", name: "S", official: false, source: "", cards }]);
}

function deckIn(pool: Pool, { lines, ...terms }: Drawn): Deck {
  const entries = lines.flatMap(({ card, section, count }) => {
    const known = pool.labelled(labelOf(pool.game, card));
    return known ? [{ card: known, section, count }] : [];
  });
  return { ...terms, entries, misread: [] };
}

/** The rules that are certainly broken. */
function brokenIn(pool: Pool, deck: Deck): readonly string[] {
  const terms = { ...deck, pool };
  return rulesOf(pool.game)
    .filter(([, rule]) => isInForce(rule, terms))
    .filter(([, rule]) => rule.check(new DeckSections(deck), terms).some(({ severity }) => severity === "error"))
    .map(([name]) => name);
}
