import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { lineArt } from "../../lib/art/line-art.ts";
import { motifs } from "../../lib/core/look/motif.ts";
import { runs } from "../runs.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });

describe.each(motifs)("a drawing of %s", (motif) => {
  test("is the same for the same card, wherever it is drawn", () => {
    fc.assert(
      fc.property(fc.string(), share, (name, size) => {
        expect(lineArt(motif, name, size)).toEqual(lineArt(motif, name, size));
      }),
      runs(30, 3000),
    );
  });

  test("is another one for most other cards", () => {
    const drawn = Array.from({ length: 100 }, (_, n) => JSON.stringify(lineArt(motif, `Card ${n}`, 0.5)));
    expect(new Set(drawn).size).toBeGreaterThan(80);
  });

  test("is path data alone, short enough for a page of cards, for any name and size", () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(share, fc.constantFrom(-1, 2)), (name, size) => {
        const drawn = Object.values(lineArt(motif, name, size)).join("");
        expect(drawn).toMatch(/^[MLQAahvZ0-9 .e-]+$/);
        expect(drawn.length).toBeLessThan(2_500);
      }),
      runs(30, 3000),
    );
  });
});

test("a larger ship is drawn with more", () => {
  const drawn = (size: number) => JSON.stringify(lineArt("hull", "Titan", size)).length;
  expect(drawn(1)).toBeGreaterThan(drawn(0));
});
