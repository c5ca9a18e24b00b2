import fc from "fast-check";
import type { Attribute, Shape } from "../../lib/core/card/card.ts";
import type { Game } from "../../lib/core/game.ts";
import { fold } from "../../lib/core/words.ts";

/** Letters that tables, spreadsheets and the notation of cells treat specially, beside ordinary ones. */
const AWKWARD = [
  "|",
  "\\",
  ":",
  ",",
  ";",
  '"',
  "'",
  "=",
  "+",
  "-",
  "@",
  "＝",
  "＋",
  "－",
  "＠",
  " ",
  "null",
  "[]",
  "{}",
  "é",
  "日",
  "12",
  "yes",
];
const piece = fc.oneof(fc.constantFrom(...AWKWARD), fc.string({ minLength: 1, maxLength: 6 }));
const seen = (most: number) =>
  fc
    .array(piece, { minLength: 1, maxLength: 5 })
    .map((all) => all.join("").slice(0, most))
    .filter((text) => text !== "" && !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text));
const anyText = fc
  .array(fc.oneof(piece, fc.constantFrom("\n", "\t", "\r\n")), { maxLength: 8 })
  .map((all) => all.join(""));

function valueIn(shape: Shape): fc.Arbitrary<unknown> {
  switch (shape.is) {
    case "number":
      return fc.integer({ min: shape.min, max: shape.max });
    case "numbers":
      return fc.array(fc.integer({ min: shape.min, max: shape.max }), { maxLength: 4 });
    case "flag":
      return fc.boolean();
    case "word":
      return shape.of ? fc.constantFrom(...shape.of) : seen(80);
    case "words":
      return fc.array(shape.of ? fc.constantFrom(...shape.of) : seen(80), { maxLength: 4 });
    case "conditions":
      return fc.array(
        fc.oneof(
          fc.constantFrom(...shape.of),
          fc.nat(999).map((n) => `capacity:${n}`),
        ),
        { maxLength: 3 },
      );
    case "amounts":
      return fc.dictionary(fc.constantFrom(...shape.of), fc.nat(99), { maxKeys: 3 }).map((all) => ({ ...all }));
    case "record":
      return fc
        .record(Object.fromEntries(Object.entries(shape.fields).map(([key, field]) => [key, orNone(valueIn(field))])), {
          requiredKeys: [],
        })
        .map((all) => ({ ...all }));
  }
}

function orNone(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.oneof({ arbitrary: value, weight: 5 }, { arbitrary: fc.constant(null), weight: 1 });
}

/** A value as this attribute allows it for cards of a kind. */
export function attributeOf({ shapes, wordsOf }: Attribute, kind: string): fc.Arbitrary<unknown> {
  const own = wordsOf?.[kind];
  return fc.oneof(...shapes.map((shape) => (own && shape.is === "word" ? fc.constantFrom(...own) : valueIn(shape))));
}

/** A card with any values that a card-set file may hold. */
function cardOf(game: Game): fc.Arbitrary<Record<string, unknown>> {
  const kindShape = game.attributes.find(({ name }) => name === game.kind)?.shapes[0];
  const kinds = (kindShape?.is === "word" && kindShape.of) || [];
  return fc.constantFrom(...kinds).chain((kind) => {
    const own = game.attributes.filter(({ name, kinds: of }) => name !== game.kind && (!of || of.includes(kind)));
    const names = own.map(({ name }) => name);
    return fc
      .record(
        {
          name: seen(80).filter((name) => name.trim() !== ""),
          ...Object.fromEntries(own.map((a) => [a.name, orNone(attributeOf(a, kind))])),
          text: orNone(anyText),
          number: orNone(fc.oneof(seen(40), fc.nat(9999))),
          sources: fc.dictionary(fc.constantFrom("text", ...names), anyText, { minKeys: 1, maxKeys: 3 }),
          standIn: fc.uniqueArray(fc.constantFrom(...names), { minLength: 1, maxLength: 3 }),
        },
        { requiredKeys: ["name"] },
      )
      .map((card) => {
        // A dictionary of fast-check has no prototype, which plain JSON has.
        const sources = card.sources ? { sources: { ...card.sources } } : {};
        return { ...card, ...sources, name: card.name.trim(), [game.kind]: kind };
      });
  });
}

/** Sets of cards with names of their own, as a file would hold them. */
export function setsOf(game: Game, most = 3): fc.Arbitrary<Record<string, unknown>> {
  return fc
    .uniqueArray(cardOf(game), { maxLength: most, selector: ({ name }) => fold(String(name)) })
    .map((cards) => ({ game: game.id, set: { id: "my-set", name: "My set" }, cards }));
}
