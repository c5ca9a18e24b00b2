import fc from "fast-check";
import { expect, test } from "vitest";
import { lineWidth, roomFor } from "../../app/_table/state/packing.ts";

test.each<[widths: number[], lines: number, width: number]>([
  [[], 1, 1],
  [[1], 3, 1],
  [[1, 1, 1, 1], 1, 4],
  [[1, 1, 1, 1], 2, 2],
  [[1, 1, 1, 1, 1], 2, 3],
  [[1, 1.4, 1.4], 2, 2.4],
  [[3, 1, 1, 3], 2, 4],
  [[4, 1], 3, 4],
  [[1.4, 1.4, 1.4, 1.4, 1.4], 2, 4.2],
])("%j on %i lines is %f wide", (widths, lines, width) => expect(lineWidth(widths, lines)).toBeCloseTo(width));

test("what is as wide as that holds everything, and nothing narrower does", () => {
  const fits = (widths: readonly number[], lines: number, width: number) => {
    let [line, used] = [1, 0];
    for (const one of widths) {
      if (one > width + 0.001) return false;
      if (used + one > width + 0.001) [line, used] = [line + 1, 0];
      used += one;
    }
    return line <= lines;
  };
  const widths = fc.array(fc.constantFrom(1, 1.4, 2, 2.4, 3.8), { maxLength: 12 });
  fc.assert(
    fc.property(widths, fc.integer({ min: 1, max: 3 }), (all, lines) => {
      const width = lineWidth(all, lines);
      expect(fits(all, lines, width)).toBe(true);
      if (width > Math.max(1, ...all)) expect(fits(all, lines, width - 0.1)).toBe(false);
    }),
  );
});

test("the cards of a full row keep their size while three of them are turned", () => {
  const turned = (number: number) => Array.from({ length: 15 }, (_, i) => (i < number ? 1.4 : 1));
  for (let first = 0; first <= 12; first += 4) {
    const rooms = [0, 1, 2, 3].map((more) => roomFor(turned(first + more), 2));
    expect(new Set(rooms).size, `${first} and more turned: ${rooms}`).toBeLessThanOrEqual(2);
  }
});

test("a room holds what it is for and is at most 15 percent wider", () => {
  const widths = fc.array(fc.constantFrom(1, 1.4, 2, 2.4, 3.8), { maxLength: 30 });
  fc.assert(
    fc.property(widths, fc.integer({ min: 1, max: 3 }), (all, lines) => {
      const more = roomFor(all, lines) / lineWidth(all, lines);
      expect(more).toBeGreaterThan(0.999999);
      expect(more).toBeLessThan(1.151);
    }),
  );
});
