import { expect, test } from "vitest";
import { Pen } from "../../lib/art/pen/pen.ts";
import { cosine, sine } from "../../lib/art/pen/turn.ts";

test("sines are those of every engine, to more digits than a picture shows", () => {
  for (let degrees = -1000; degrees <= 1000; degrees += 0.5) {
    expect(sine(degrees)).toBeCloseTo(Math.sin((degrees * Math.PI) / 180), 6);
    expect(cosine(degrees)).toBeCloseTo(Math.cos((degrees * Math.PI) / 180), 6);
  }
});

test("the same seed throws the same dice, and a detail that is left out changes nothing in the next part", () => {
  const [small, large] = [new Pen("one", 0), new Pen("one", 2)];
  small.between(0, 1);
  for (const pen of [small, large]) pen.fresh("subject");
  expect(small.between(0, 1)).toBe(large.between(0, 1));
  expect(new Pen("two", 0).between(0, 1)).not.toBe(new Pen("one", 0).between(0, 1));
});

test("neighbours of one ink share a path, and what is drawn in a place is moved, scaled, turned and mirrored", () => {
  const pen = new Pen("one", 1);
  pen.poly("light", "0,0 10,0 10,10");
  pen.at([100, 50], { scale: 2, turn: 90, flip: -1 }, () => pen.poly("light", "0,0 10,0 10,5"));
  pen.poly("dark", "1,1 2,2", true);
  expect(pen.paths).toBe('<path class="l" d="m0 0 10 0 0 10zm100 50 0-20-10 0z"/><path class="d" d="m1 1 1 1"/>');
});

test("a facet is mirrored, with the right half in shade", () => {
  const pen = new Pen("one", 1);
  pen.facet("0,0 10,5 0,10", 0, 2);
  expect(pen.paths).toBe(
    '<path class="l" d="m0 10-10-5 10-5 10 5-10 5z"/><path class="k" d="m2 0-2 0 10 5-10 5 2 0z"/>',
  );
});

test("a smooth line is pulled by its points, closed or open", () => {
  const pen = new Pen("one", 1);
  pen.blob("light", "0,0 20,0 20,20 0,20");
  pen.blob("crease", "0,0 20,0 20,20", true);
  expect(pen.paths).toBe(
    '<path class="l" d="m0 10q0-10 10-10t10 10-10 10-10-10z"/><path class="i" d="m0 0q20 0 20 20"/>',
  );
});
