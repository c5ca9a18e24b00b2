import { expect, test } from "vitest";
import { builtInPool } from "../../lib/cards/built-in.ts";
import type { Attribute, Shape } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { faceOf, groupOf, isOf, valueAt } from "../../lib/core/look/card-view.ts";
import type { AttributePath, Chart, Layout, Which } from "../../lib/core/look/layout.ts";

function everySpot({ faces, charts }: Layout): readonly AttributePath[] {
  const drawn = faces.flatMap(({ slots, line }) => [...slots, ...line]);
  return [
    ...drawn,
    ...charts.flatMap((chart): readonly AttributePath[] => (chart.as === "totals" ? chart.of : [chart])),
  ];
}

function everyWhich({ faces, groups, charts }: Layout): readonly Which[] {
  const counted = charts.flatMap((chart) => (chart.as === "totals" ? chart.of : []));
  return [...faces, ...groups, ...charts, ...counted].flatMap(({ which }) => (which ? [which] : []));
}

/** The shapes of an attribute, or of one part of it. */
function shapesAt(attribute: Attribute | undefined, part?: string): readonly Shape[] {
  const shapes = attribute?.shapes ?? [];
  if (part === undefined) return shapes;
  return shapes.flatMap((shape) => (shape.is === "record" && shape.fields[part] ? [shape.fields[part]] : []));
}

const FITS: Readonly<Record<Exclude<Chart["as"], "totals">, readonly Shape["is"][]>> = {
  histogram: ["number", "amounts"],
  bars: ["word", "words"],
  resources: ["amounts"],
};

export function layoutLaws(game: Game): void {
  const { layout } = game;
  const named = (name: string) => game.attributes.find((attribute) => attribute.name === name);
  const shape = named(game.kind)?.shapes[0];
  const kinds = shape?.is === "word" ? (shape.of ?? []) : [];
  const ofKind = (kind: string) => ({ name: "any", [game.kind]: kind });

  test("every attribute and part that it names is one of the game's cards", () => {
    for (const { attribute, part } of everySpot(layout))
      expect(shapesAt(named(attribute), part).length, `${attribute} ${part}`).toBeGreaterThan(0);
    for (const { attribute } of everyWhich(layout)) if (attribute) expect(named(attribute)).toBeDefined();
  });

  test("every kind of card and every word of an attribute that it names exists", () => {
    for (const { kinds: own = [], attribute, words = [] } of everyWhich(layout)) {
      expect(own.filter((kind) => !kinds.includes(kind))).toEqual([]);
      const of = shapesAt(named(attribute ?? "")).flatMap((s) => (s.is === "word" ? (s.of ?? words) : []));
      expect(words.filter((word) => !of.includes(word))).toEqual([]);
    }
    const sections = game.sections.map(({ id }) => id);
    for (const { sections: own = [] } of layout.charts) expect(own.filter((id) => !sections.includes(id))).toEqual([]);
  });

  test("every kind has an anatomy and a group of its own, whatever else is known of the card", () => {
    for (const kind of kinds) {
      expect(isOf(faceOf(game, ofKind(kind)).which, ofKind(kind), game.kind), kind).toBe(true);
      expect(groupOf(game, ofKind(kind)).order, kind).toBeLessThan(layout.groups.length);
    }
  });

  test("an anatomy draws only what cards of its kind have", () => {
    for (const { card } of builtInPool(game).cards) {
      const { slots, line } = faceOf(game, card);
      const kind = String(valueAt(card, { attribute: game.kind }).value);
      for (const { attribute } of [...slots, ...line]) {
        const own = named(attribute)?.kinds;
        expect(own === undefined || own.includes(kind), `${kind} ${attribute}`).toBe(true);
      }
    }
  });

  test("every symbol has its drawing, with a path for each colour, and nothing else is drawn", async () => {
    const { marks, numbers, pips = {} } = await game.drawings();
    expect(Object.keys(marks)).toEqual(Object.keys(game.symbols.marks));
    expect(Object.keys(numbers)).toEqual(Object.keys(game.symbols.numbers));
    const colours = Object.entries(game.symbols.pips ?? {}).map(([name, pip]) => [name, pip.colours.length]);
    expect(Object.entries(pips).map(([name, paths]) => [name, paths.length])).toEqual(colours);
  });

  test("every symbol that it names is there, and every word of a closed list with symbols has one", () => {
    const marks = Object.values(layout.marks).flatMap((words) => Object.values(words));
    const symbols = layout.faces.flatMap(({ slots, line }) => [...slots, ...line]).flatMap((s) => s.symbol ?? []);
    expect(
      marks.filter((name) => !(name in game.symbols.marks)),
      "marks without a symbol",
    ).toEqual([]);
    expect(
      symbols.filter((name) => !(name in game.symbols.numbers)),
      "numbers without a symbol",
    ).toEqual([]);
    for (const slot of layout.faces.flatMap(({ slots }) => slots).filter(({ as }) => as === "mark")) {
      const words = shapesAt(named(slot.attribute), slot.part).flatMap((s) => (s.is === "word" ? (s.of ?? []) : []));
      const drawn = Object.keys(layout.marks[slot.part ?? slot.attribute] ?? {});
      expect([slot.attribute, words.filter((word) => !drawn.includes(word))]).toEqual([slot.attribute, []]);
    }
  });

  test("every chart is of an attribute that it can measure, and no two share an id", () => {
    for (const chart of layout.charts) {
      if (chart.as === "totals") continue;
      const shapes = shapesAt(named(chart.attribute), chart.part).map(({ is }) => is);
      expect(FITS[chart.as], chart.id).toContain(shapes[0] ?? "flag");
    }
    expect(new Set(layout.charts.map(({ id }) => id)).size).toBe(layout.charts.length);
  });
}
