import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Totals } from "../../app/_ui/charts/totals.tsx";

afterEach(cleanup);

/** The note below the sum of nine values. */
function note(standIn: number, unknown: number): string | undefined {
  const total = { label: "Troop Capacity", shown: "119", value: 119, of: 9, standIn, unknown };
  const numbers = { id: "totals", title: "Totals", as: "totals", cards: 9, bars: [], totals: [total] } as const;
  const { container } = render(<Totals numbers={{ ...numbers, standIn, unknown }} />);
  return container.querySelector("dd p")?.textContent ?? undefined;
}

test.each([
  [0, 0, undefined],
  [8, 5, "8 of 14 values are placeholders, 5 are not known"],
  [1, 1, "1 of 10 values is a placeholder, 1 is not known"],
  [8, 0, "8 of 9 values are placeholders"],
  [0, 5, "5 of 14 values are not known"],
])("of a sum with %i placeholders and %i unknown values the note adds up", (standIn, unknown, says) => {
  expect(note(standIn, unknown)).toBe(says);
});
